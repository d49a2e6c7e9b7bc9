"""Advice before a decision: reach, cover, free planets, wormholes, objectives. Nothing hidden is in it."""

from __future__ import annotations

from typing import Any

from bot.core import bots
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.shapes import Text
from bot.core.streams import Stream
from bot.games.twilight_imperium.advice.overlays import covered, free_planets, reach, threats, tokens, wormhole_links
from bot.games.twilight_imperium.advice.prospects import Prospect, prospects
from bot.games.twilight_imperium.advice.targets import best_targets
from bot.games.twilight_imperium.flow.stacks import stacks
from bot.games.twilight_imperium.flow.turns import activatable
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.politics.council import Council
from bot.text.catalogue import Language, Voice
from tests.games.twilight_imperium.board import Board

SAID = [covered, free_planets, wormhole_links]


def _positions(count: int, *name: str) -> list[Match]:
    """Matches out of games of easy bots."""
    stream = Stream.of("advice", *name)
    match = Match.new("twilight_imperium", 4, stream.seed_bytes(), LIGHT)
    found: list[Match] = []
    while match.result is None and len(found) < count:
        move = next_move(match)
        assert move is not None
        seat, question = move
        if question.prompt.key == "twilight_imperium-ask-turn" and stream.below(3) == 0:
            found.append(match.copy())
        match.answer(seat, question.no, bots.choose(match, seat, question, "easy", stream))
    return found


# --- overlays ---------------------------------------------------------------------------------------------------------


def test_reach_is_what_a_tactical_action_could_bring() -> None:
    for match in _positions(12):
        play = match.play
        seat = play.board.turn
        found = reach(match, seat)
        for at in activatable(play, seat):
            coming = {one.kind for one in stacks(play, seat, at).values() if one.origin != at}
            assert set(found[at].units if at in found else {}) == coming, at


def test_reach_tells_how_many_ships_and_how_much_infantry() -> None:
    board = Board("sardakk").put("310", 0, carrier=1, cruiser=2).put("tren_lak", 0, infantry=3)
    board.begin()
    found = reach(board.match, 0)
    assert found["309"].units == {"cruiser": 2, "carrier": 1}
    assert found["309"].infantry == 3
    assert found["104"].units == {"cruiser": 2}, "a carrier goes one system"
    assert found["104"].infantry == 0
    board.token(0, "309").reload()
    assert "309" not in reach(board.match, 0)
    assert tokens(board.match, 0) == ("309",)


def test_threats_are_what_others_could_bring_where_one_stands() -> None:
    board = Board("sardakk").put("104", 0, cruiser=1).put("207", 1, cruiser=2).put("103", 2, dreadnought=1)
    board.begin()
    assert {seat: one.units for seat, one in threats(board.match, 0)["104"].items()} == {
        1: {"cruiser": 2},
        2: {"dreadnought": 1},
    }
    assert "205" not in threats(board.match, 0)


def test_cover_counts_dice_and_expected_hits() -> None:
    board = Board("sardakk", "l1z1x", at_207=19).put("wellon", 1, pds=2)
    board.begin()
    cover = covered(board.match)["207"][1]
    assert (cover.dice, cover.best, cover.hits) == (2, 6, 100)
    near = next(at for at in board.match.play.board.systems if at == "206")
    assert near not in covered(board.match), "PDS I reaches its own system"
    board.learn(1, "pds_ii").reload()
    assert covered(board.match)["206"][1].best == 5


def test_wormholes_link_both_ways_and_free_planets_are_nobodys() -> None:
    for match in _positions(6, "links"):
        links = wormhole_links(match)
        assert all(at in links[other] for at, others in links.items() for other in others)
        assert links
        state = match.play.board
        assert all(
            (planet in free_planets(match).get(world.system, ())) == (world.controller < 0)
            for planet, world in state.planets.items()
        )


# --- what could I do? -------------------------------------------------------------------------------------------------


def _of(board: Board, objective: str, seat: int = 0) -> Prospect:
    board.begin()
    return next(one for one in prospects(board.match, seat).open if one.objective == objective)


def test_an_objective_that_is_fulfilled_is_ready() -> None:
    board = Board("sardakk").own(0, "wellon", "vefut_ii", "lodor", "saudor", "tar_mann", "thibah")
    board.state.revealed = ["expand_borders"]
    assert _of(board, "expand_borders").stand == "ready"


def test_23_what_nobody_can_score_any_more_is_no_prospect() -> None:
    board = Board("sardakk").own(0, "wellon", "vefut_ii", "lodor", "saudor", "tar_mann", "thibah")
    board.state.revealed = ["expand_borders", "mine_rare_metals"]
    board.state.council = Council(sealed=["mine_rare_metals"])
    board.begin()
    assert [one.objective for one in prospects(board.match, 0).open] == ["expand_borders"]
    view = board.match.view(1)
    assert view.council is not None
    assert view.council.sealed == ("mine_rare_metals",), "everybody reads that"


def test_planets_in_reach_are_named_with_what_is_missing() -> None:
    board = Board("sardakk", at_309=24, at_104=19).own(0, "vefut_ii", "lodor", "saudor", "tar_mann")
    board.put("310", 0, carrier=2).put("tren_lak", 0, infantry=4)
    board.state.revealed = ["expand_borders"]
    found = _of(board, "expand_borders")
    assert (found.has, found.asked, found.missing) == (4, 6, 2)
    assert (found.stand, found.how, found.chances) == ("far", "planets", ("mehar_xull",)), "wellon is two systems away"
    board = Board("sardakk", at_309=24, at_104=19).own(0, "vefut_ii", "lodor", "saudor", "tar_mann", "thibah")
    board.put("310", 0, carrier=2).put("tren_lak", 0, infantry=4)
    board.state.revealed = ["expand_borders"]
    assert _of(board, "expand_borders").stand == "near"


def test_without_tokens_or_after_passing_nothing_more_can_be_done() -> None:
    board = Board("sardakk", at_309=24).own(0, "vefut_ii", "lodor", "saudor", "tar_mann", "thibah")
    board.put("310", 0, carrier=1).put("tren_lak", 0, infantry=4)
    board.state.revealed = ["expand_borders"]
    assert _of(board, "expand_borders").stand == "near"
    board[0].tactic = 0
    assert _of(board.reload(), "expand_borders").stand == "far"
    board[0].tactic, board[0].passed = 1, True
    assert _of(board.reload(), "expand_borders").stand == "far"
    assert not prospects(board.match, 0).acts


def test_while_the_table_was_set_up_nobody_had_actions_left() -> None:
    match = Match.new("twilight_imperium", 3, bytes(range(32)), LIGHT)
    assert match.play.board.phase == "setup"
    found = prospects(match, match.awaited()[0])
    assert found.acts
    assert found.tokens == 3


def test_what_is_spent_may_still_come_in() -> None:
    board = Board("sardakk")
    board.state.revealed = ["negotiate_trade_routes"]
    board[0].goods, board[0].commodities = 3, 1
    assert _of(board, "negotiate_trade_routes").stand == "far"
    board[0].commodities = 2
    found = _of(board.reload(), "negotiate_trade_routes")
    assert (found.stand, found.how, found.missing) == ("near", "spending", 2)


def test_OB2_says_so_when_the_home_system_is_lost() -> None:
    board = Board("sardakk")
    board.begin()
    assert prospects(board.match, 0).home
    board.state.planets["tren_lak"].controller = 1
    assert not prospects(board.reload().match, 0).home


def test_only_ones_own_secrets_are_among_them() -> None:
    board = Board("sardakk")
    board[0].secrets, board[1].secrets = ["control_the_region"], ["threaten_enemies"]
    board.begin()
    assert [one.objective for one in prospects(board.match, 0).open if one.secret] == ["control_the_region"]
    assert [one.objective for one in prospects(board.match, 1).open if one.secret] == ["threaten_enemies"]


def test_nothing_hidden_is_in_any_advice() -> None:
    """Pairs of matches that differ only in what a seat cannot see give it the same advice."""
    for at, match in enumerate(_positions(10, "pairs")):
        before = match.save()
        for seat in range(match.seats):
            other = match.resample(seat, Stream.of("advice pair", str(at), str(seat)))
            assert other.save() != before
            assert prospects(other, seat) == prospects(match, seat)
            for who in range(match.seats):
                assert reach(other, who) == reach(match, who)
            assert threats(other, seat) == threats(match, seat)
            assert [said(other) for said in SAID] == [said(match) for said in SAID]
        assert match.save() == before, "advice changes nothing"


# --- landings and cargo that are proposed ---------------------------------------------------------------------------


def _landings(board: Board) -> dict[str, Any]:
    question = board.asked(0)
    assert board.topic == "commit"
    return {one.name: one.answer for one in board.match.counsel(0, question.no, {}).ready}


def test_two_landings_that_are_proposed_were_the_same() -> None:
    """Two free planets and two infantry, or one of each and a guarded one: *everybody* lands as *one each* does."""
    for guard in (0, 1):
        board = Board("sol", "hacan", at_104=27).put("104", 0, carrier=1, infantry=2)
        if guard:
            board.put("new_albion", 1, infantry=1)
        proposed = list(_landings(board.activate("104")).values())
        assert len(proposed) == len({str(sorted(one.items())) for one in proposed})


def test_one_lands_where_a_planet_is_free_and_the_others_stay_aboard() -> None:
    board = Board("sol", "hacan", at_104=19).put("104", 0, carrier=1, infantry=3).activate("104")
    assert list(_landings(board).values()) == [{"wellon": 3}, {"wellon": 1}, {}]


def test_the_proposed_cargo_for_two_free_planets_left_the_second_infantry_at_home() -> None:
    """A carrier went to two planets with one infantry or none, because one always stays to hold where it comes from."""
    for infantry, aboard in ((1, 1), (2, 2), (3, 2), (4, 3)):
        board = Board("sol", at_104=27, at_207=19).put("207", 0, carrier=1).put("wellon", 0, infantry=infantry)
        question = board.asked(0)
        proposed = board.match.counsel(0, question.no, {"action": "s:104"}).ready
        (plan,) = [one.answer for one in proposed if one.name == "all"]
        assert plan["cargo"] == {"wellon:infantry": aboard}


def test_nobody_is_taken_from_mecatol_rex_for_another_planet() -> None:
    board = Board("sol", at_101=27).put("000", 0, carrier=1).put("mecatol_rex", 0, infantry=2)
    question = board.asked(0)
    proposed = board.match.counsel(0, question.no, {"action": "s:101"}).ready
    (plan,) = [one.answer for one in proposed if one.name == "all"]
    assert plan["cargo"] == {"mecatol_rex:infantry": 1}


def test_who_reinforced_an_own_planet_was_offered_only_to_stay_aboard() -> None:
    board = Board("sol", "hacan", at_104=27).put("104", 0, carrier=1, infantry=2)
    board.put("new_albion", 0, infantry=1).put("starpoint", 0, infantry=2).activate("104")
    assert list(_landings(board).values()) == [{"new_albion": 2}, {}]


def test_that_one_produces_in_ones_own_system_was_said_only_after_the_token_was_spent() -> None:
    board = Board("sol").put("104", 0, cruiser=1).put("jord", 0, space_dock=1)
    question = board.asked(0)
    home = board.match.play.board.players[0].home
    for at, told in ((home, True), ("104", False)):
        lines = board.match.counsel(0, question.no, {"action": f"s:{at}"}).told
        yards = [one.args["count"] for one in lines if one.key == "twilight_imperium-told-yard"]
        assert bool(yards) == told
        assert all(count > 2 for count in yards)


def _told(board: Board, at: str, **partial: Any) -> dict[str, dict[str, Any]]:
    """What is said of activating a system, by its key's end."""
    question = board.asked(0)
    lines = board.match.counsel(0, question.no, {"action": f"s:{at}", **partial}).told
    return {one.key.removeprefix("twilight_imperium-told-"): one.args for one in lines}


def _said(board: Board, at: str) -> tuple[Text, ...]:
    """What is said of activating a system."""
    return board.match.counsel(0, board.asked(0).no, {"action": f"s:{at}"}).told


def test_IN4_what_the_custodians_cost_was_said_only_after_the_token_was_spent() -> None:
    """A newcomer came to Mecatol Rex with two influence, and stood there."""
    board = Board("sol").put("104", 0, carrier=1, infantry=2)
    board.state.players[0].goods = 3
    assert _told(board, "000")["custodians"] == {"price": 6, "has": 5}, "Jord 2 and three trade goods"
    option = next(one for one in board.asked(0).shape.shape.options if one.id == "s:000")  # type: ignore[union-attr]
    assert option.args["there"] == "guarded"
    assert "custodians" not in _told(board, "208"), "elsewhere nobody guards anything"
    board.state.custodians = False
    assert "custodians" not in _told(board.reload(), "000")


def test_IN4_of_the_custodians_nothing_is_said_to_who_has_nothing_to_come_with() -> None:
    assert "custodians" not in _told(Board("sol"), "000")


def test_a_token_that_would_lie_there_alone_is_said_to_do_so() -> None:
    board = Board("sol").put("jord", 0, space_dock=1)
    home = board.state.players[0].home
    assert "nobody-comes" in _told(board, "104")
    assert "nobody-comes" not in _told(board, home), "one comes to produce"
    assert "nobody-comes" not in _told(board.put("104", 0, carrier=1).reload(), "000")


def test_MV5_a_carrier_that_is_too_far_away_was_not_there_and_nothing_said_why() -> None:
    """Carriers go one system: of one two systems away the list of what can come said nothing."""
    board = Board("sol", "hacan", at_208=42).put("310", 0, carrier=1, cruiser=1)
    (far,) = [one for one in _said(board, "104") if one.key == "twilight_imperium-line-too-far"]
    assert far.args == {"unit": "carrier", "place": "310", "move": 1, "steps": 2}
    assert "cruiser" not in [one.args.get("unit") for one in _said(board, "104")]
    assert not [one for one in _said(board, "309") if "-line-" in one.key], "it can come there"
    assert not [one for one in _said(board, "101") if "-line-" in one.key], "nobody looks for it so far away"


def test_MV6_ships_of_others_in_the_way_of_a_carrier_are_named() -> None:
    board = Board("sol", "hacan").learn(0, "carrier_ii").put("310", 0, carrier=1)
    board.put("207", 1, cruiser=1)
    (barred,) = [one for one in _said(board.reload(), "104") if "-line-" in one.key]
    assert barred.key == "twilight_imperium-line-ships"
    assert barred.args == {"unit": "carrier", "origin": "310", "place": "207"}


def test_IN4_a_ship_that_came_to_a_free_planet_with_nobody_aboard_took_nothing_and_nothing_had_said_so() -> None:
    board = Board("sol", at_309=27).put("310", 0, carrier=1, cruiser=1).put("jord", 0, infantry=2).begin()
    alone: dict[str, Any] = {"ships": {"310:cruiser": 1}}
    laden: dict[str, Any] = {"ships": {"310:carrier": 1}, "cargo": {"jord:infantry": 1}}
    assert "nobody-lands" in _told(board, "309", **alone)
    assert "nobody-lands" not in _told(board, "309", **laden)
    assert "nobody-lands" not in _told(board, "104", **alone), "no planet is there"


def test_PR3_an_own_dock_without_resources_was_the_first_target_of_all() -> None:
    """With nothing left to pay, a token for the own dock does nothing."""
    board = Board("sol").put("jord", 0, space_dock=1)
    home = board.state.players[0].home
    assert best_targets(board.match.play, 0) == [home]
    board.state.planets["jord"].ready = False
    assert best_targets(board.match.play, 0) == []
    told = _told(board.reload(), home)
    assert "poor" in told
    assert "yard" not in told


def test_MV1_ships_that_stay_because_of_a_token_are_named() -> None:
    board = Board("sol").put("104", 0, carrier=1).put("207", 0, cruiser=1, fighter=1).put("208", 0, fighter=1)
    assert "held" not in _told(board, "000")
    for at in ("207", "208", "101"):
        board.token(0, at)
    assert _told(board.reload(), "000")["held"] == {"places": ["207"]}, "fighters go nowhere by themselves"
    assert "held" not in _told(board, "000", ships={"104:carrier": 1}), "who has chosen knows"


# --- tokens that are gained -------------------------------------------------------------------------------------------


def test_tokens_that_are_gained_read_as_what_comes_in() -> None:
    """*Tactic pool ×2* told nobody that two tokens come into it."""
    stream = Stream.of("gained tokens")
    match = Match.new("twilight_imperium", 3, stream.seed_bytes(), LIGHT)
    told: dict[Language, list[str]] = {"en": [], "ko": []}
    while not told["en"]:
        move = next_move(match)
        assert move is not None
        seat, question = move
        for one in match.counsel(seat, question.no, {}).ready:
            if one.label.key == "twilight_imperium-ready-tokens":
                for language, lines in told.items():
                    lines.append(Voice(language)(one.label.key, **one.label.args))
        match.answer(seat, question.no, bots.choose(match, seat, question, "easy", stream))
    assert "+3 tactic" in told["en"]
    assert "+2 tactic, +1 strategy" in told["en"]
    assert "작전 +3" in told["ko"]
    assert "작전 +2, 전략 +1" in told["ko"]
