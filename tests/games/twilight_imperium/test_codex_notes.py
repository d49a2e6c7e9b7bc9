"""Promissory notes by their later text (rules 24.1)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import easy
from bot.games.twilight_imperium.flow.status import StatusPhase
from bot.games.twilight_imperium.flow.strategic import StrategicAction
from bot.games.twilight_imperium.invariants import violations
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.papers import ON, called, dealt, give, notes

CODEX = ON | {"codex1": "on"}


def table(*factions: str, later: bool = True, **tiles: int) -> Board:
    """A board with promissory notes, by their later text or not."""
    return dealt(Board(*factions, options=CODEX if later else ON, **tiles))


def thumbs(board: Board, seat: int) -> Any:
    """What the easy player answers."""
    return easy.plan(board.match, seat, board.asked(seat), Stream.of("codex", seat))


# --- War Funding ------------------------------------------------------------------------------------------------------


def funded(*theirs: int, mine: tuple[int, int] = (1, 9), faction: str = "hacan") -> Board:
    """Seat 0 has the note of Letnev, seat 2, and fights seat 1; both have rolled in the first round."""
    board = give(table("sol", faction, "letnev"), 0, "war_funding:2")
    board.put("207", 0, cruiser=2).put("207", 1, cruiser=len(theirs))
    board.dice("combat", *mine).dice("combat", *theirs)
    board.begin().activate("207")
    for _ in range(10):
        if 0 in called(board):
            break
        board.do(board.asked().default)
    return board


def test_24_1_war_funding_rolls_all_dice_of_the_opponent_again_and_any_own_ones() -> None:
    board = funded(10, 10)
    call = board.match.call()
    assert call is not None
    assert call.name == "SC_ROLLED"
    board.do("war_funding:2", 0)
    assert (board.topic, board.awaited) == ("funded-dice", [0])
    assert board.offered(0) == ["yes", "no"]
    assert board.offered(0, theirs="yes") == ["0", "1"]
    assert board.asked(0).default == {"theirs": "yes", "own": ["0"]}, "a lucky roll, and what missed"
    board.dice("combat", 1, 1).dice("combat", 9).do({"theirs": "yes", "own": ["0"]}, 0)
    assert [(one["seat"], one["dice"]) for one in board.told("rerolled")] == [(1, [1, 1]), (0, [9])]
    assert [(one["seat"], one["hits"]) for one in board.told("dice")] == [(0, 2), (1, 0)]
    assert "war_funding:2" in notes(board).hands[2]
    assert board[2].goods == 0, "nobody pays"


def test_24_1_war_funding_may_leave_the_dice_of_the_opponent() -> None:
    board = funded(10, 1).do("war_funding:2", 0)
    assert board.asked(0).default["theirs"] == "no", "as many hits as misses are left"
    board.do({"theirs": "no", "own": []}, 0)
    assert board.told("rerolled") == []


def test_R2_24_1_hits_besides_count_by_the_results_that_lie_in_the_end() -> None:
    """J.N.S. Hylarim scores two more hits for a natural 9, which War Funding rolls again."""
    board = give(table("sol", "jolnar", "letnev"), 0, "war_funding:2")
    board.put("207", 0, dreadnought=2).put("207", 1, flagship=1)
    board.dice("combat", 1, 1).dice("combat", 9, 9).begin().activate("207")
    for _ in range(10):
        if 0 in called(board):
            break
        board.do(board.asked().default)
    board.do("war_funding:2", 0).dice("combat", 2, 2)
    board.dice("combat", 10, 10).dice("combat", 1, 1).do({"theirs": "yes", "own": []}, 0)
    assert board.told("more-hits") == []
    assert board.at("207", 0) == {"dreadnought": 2}


def test_24_1_nobody_is_called_for_war_funding_at_the_base_moment() -> None:
    for later, window in ((True, "SC_ROLLED"), (False, "SC_START")):
        board = give(table("sol", "hacan", "letnev", later=later), 0, "war_funding:2")
        board.put("207", 0, cruiser=2).put("207", 1, cruiser=2).begin().activate("207")
        for _ in range(10):
            if called(board):
                break
            board.do(board.asked().default)
        call = board.match.call()
        assert call is not None
        assert call.name == window


# --- Cybernetic Enhancements ------------------------------------------------------------------------------------------


def gaining(*, later: bool = True, held: bool = True) -> Board:
    """Seat 0 lays out its tokens in the status phase, with the note of seat 1 or without."""
    board = table("letnev", "l1z1x", "hacan", later=later)
    if held:
        give(board, 0, "cybernetic_enhancements:1")
    board.state.phase = "status"
    board.begin(StatusPhase())
    return board.defaults("redistribute", "redistribute-more")


def test_24_1_cybernetic_enhancements_give_one_more_token_in_the_status_phase() -> None:
    board = gaining()
    shape = board.shape(0)
    assert (shape.min, shape.max) == (10, 11)
    assert board.asked(0).default == {"tactic": 5, "fleet": 3, "strategy": 2}, "who says nothing keeps it"
    board.do({"tactic": 6, "fleet": 3, "strategy": 2}, 0).defaults("card")
    assert board[0].tactic == 6
    assert "cybernetic_enhancements:1" in notes(board).hands[1]
    assert board[1].strategy == 2, "its issuer loses nothing"
    assert violations(board.play) == []


def test_24_1_without_the_note_or_by_its_base_text_there_is_no_more() -> None:
    for board in (gaining(later=False), gaining(held=False)):
        shape = board.shape(0)
        assert shape.min == shape.max == 10
    board = gaining().do({"tactic": 5, "fleet": 3, "strategy": 2}, 0).defaults("card")
    assert "cybernetic_enhancements:1" in notes(board).hands[0]


def test_24_1_cybernetic_enhancements_are_used_at_no_turn_s_beginning() -> None:
    for later in (True, False):
        board = give(table("sol", "l1z1x", "hacan", later=later), 0, "cybernetic_enhancements:1").begin()
        assert ("d:cybernetic_enhancements" in board.offered(0)) != later


def test_24_1_the_easy_player_takes_the_token() -> None:
    board = gaining()
    answer = thumbs(board, 0)
    assert sum(answer.values()) == 11


# --- Acquiescence -----------------------------------------------------------------------------------------------------


def following(
    card: int, *, later: bool = True, strategy: int = 2, secondaries: str = "strict", faction: str = "sol"
) -> Board:
    """Winnu, seat 1, plays a strategy card; seat 0 has its note."""
    options = (CODEX if later else ON) | {"secondaries": secondaries}
    board = dealt(Board(faction, "winnu", "letnev", options=options))
    give(board, 0, "acquiescence:1")
    board[0].strategy, board[2].strategy = strategy, 0
    board[1].cards = {card: True}
    board[0].cards, board[2].cards = ({8: True}, {1: True}) if secondaries == "owed" else ({1: True}, {8: True})
    board.state.common = {number: 0 for number in range(1, 9) if number not in (1, card, 8)}
    board.begin(StrategicAction(1, card))
    return board.defaults("turn" if secondaries == "owed" else "secondary")


def test_24_1_with_acquiescence_no_token_is_paid_nor_placed() -> None:
    board = following(4)
    assert board.offered(0) == ["follow", "free", "decline"]
    board.do({"what": "free", "site": "pds:jord"}, 0).defaults()
    assert board.at("jord", 0).get("pds") == 1
    assert board[0].strategy == 2
    assert 0 not in board.state.systems["310"].tokens
    assert "acquiescence:1" in notes(board).hands[1]
    assert violations(board.play) == []


def test_24_1_who_has_no_token_can_follow_with_acquiescence() -> None:
    board = following(4, strategy=0)
    assert 0 in board.awaited, "for all that everybody knows the note may be there (PP1)"
    assert board.refused({"what": "follow", "site": "pds:jord"}, 0)
    board.do({"what": "free", "site": "pds:jord"}, 0).defaults()
    assert board.at("jord", 0).get("pds") == 1


def test_24_1_acquiescence_is_no_such_thing_by_its_base_text() -> None:
    assert following(4, later=False).offered(0) == ["follow", "decline"]


def test_24_1_where_nothing_is_paid_acquiescence_is_not_offered() -> None:
    assert following(5).offered(0) == ["follow", "free", "decline"]
    assert following(5, faction="hacan").offered(0) == ["follow", "decline"], "Masters of Trade"


def test_29_5_24_1_acquiescence_answers_a_secondary_that_is_owed() -> None:
    board = following(4, secondaries="owed")
    question = next(one for one in board.match.asked(0) if one.slot == "owed-4")
    board.events = list(board.match.answer(0, question.no, {"what": "free", "site": "pds:jord"}))
    assert board[0].strategy == 2
    assert "acquiescence:1" in notes(board).hands[1]


@pytest.mark.parametrize(("what", "price", "second"), [("follow", 0, True), ("free", 4, False)])
def test_28_24_1_brilliant_is_for_who_spends_a_token(what: str, price: int, second: bool) -> None:
    """With Acquiescence none is spent: it is the secondary then, at its price."""
    board = following(7, faction="jolnar")
    board[0].goods = 10
    board.reload().do({"what": what}, 0)
    assert (board.topic, board.asked().prompt.args["price"]) == ("research", price)
    board.do({"technology": "gravity_drive", **({"pay": "other", "pay-planets": []} if price else {})}, 0)
    assert board[0].goods == 10 - price
    assert (board.topic == "research") == second


def test_TE7_24_1_who_cannot_pay_for_it_does_not_follow_technology_with_acquiescence() -> None:
    board = following(7, faction="jolnar")
    for planet in ("nar", "jol"):
        board.state.planets[planet].ready = False
    assert board.reload().offered(0) == ["follow", "decline"]


def test_PP1_24_1_who_may_hold_acquiescence_is_asked_like_who_does() -> None:
    """Seat 0 has the note or another one of Winnu, and no token: nobody else can tell which."""
    seen: list[object] = []
    for held in ("acquiescence:1", "ceasefire:1"):
        board = dealt(Board("sol", "winnu", "hacan", options=CODEX))
        give(board, 0, held)
        board[0].strategy = 0
        board[0].cards, board[1].cards, board[2].cards = {1: True}, {4: True}, {8: True}
        board.begin(StrategicAction(1, 4)).defaults("secondary")
        seen.append((board.awaited, board.match.view(2), [one.prompt for one in board.match.asked(2)]))
    assert seen[0] == seen[1]


# --- Greyfire Mutagen -------------------------------------------------------------------------------------------------


def landed(*factions: str, garrison: int = 2, later: bool = True) -> Board:
    """Seat 0 lands two infantry and has the note of Yin."""
    board = table(*factions, later=later, at_104=19)
    give(board, 0, f"greyfire_mutagen:{factions.index('yin')}")
    board.own(1, "wellon").put("wellon", 1, infantry=garrison).put("104", 0, carrier=1, infantry=2)
    board.begin().activate("104")
    while board.match.call() is not None:
        board.do("pass", called(board)[0])
    return board.do({"wellon": 2}, 0)


def test_24_1_greyfire_mutagen_turns_one_infantry_as_a_ground_combat_begins() -> None:
    board = landed("letnev", "sol", "yin")
    call = board.match.call()
    assert call is not None
    assert call.name == "GC_START"
    board.dice("ground", 1, 1, 1).dice("ground", 1).do("greyfire_mutagen:2", 0)
    assert board.told("replaced") == [
        {"seat": 0, "former_seat": 1, "planet": "wellon", "units": {"infantry": 1}},
    ]
    assert "greyfire_mutagen:2" in notes(board).hands[2]


@pytest.mark.parametrize(
    ("factions", "garrison"), [(("letnev", "sol", "yin"), 1), (("letnev", "yin", "sol"), 3)], ids=["one", "yin"]
)
def test_24_1_greyfire_mutagen_needs_two_ground_forces_that_are_not_yin(
    factions: tuple[str, ...], garrison: int
) -> None:
    board = landed(*factions, garrison=garrison)
    assert 0 not in called(board)


def test_24_1_greyfire_mutagen_is_used_by_who_fights() -> None:
    """Who has it and looks on is not asked; nor is who fights its issuer."""
    board = table("letnev", "sol", "yin", "hacan", later=True, at_104=19)
    give(board, 3, "greyfire_mutagen:2")
    board.own(1, "wellon").put("wellon", 1, infantry=2).put("104", 0, carrier=1, infantry=2)
    board.begin().activate("104")
    while board.match.call() is not None:
        board.do("pass", called(board)[0])
    board.do({"wellon": 2}, 0)
    assert "greyfire_mutagen:2" not in [id for seat in called(board) for id in board.offered(seat)]


# --- Stymie -----------------------------------------------------------------------------------------------------------


def moved_in(*, later: bool = True) -> Board:
    """Seat 0 moves where seat 1 has infantry; seat 1 has the note of Arborec, seat 2."""
    board = give(table("letnev", "sol", "arborec", later=later, at_207=19), 1, "stymie:2")
    board.own(1, "wellon").put("wellon", 1, infantry=1).put("206", 0, cruiser=1)
    board.begin().activate("207", {"206:cruiser": 1})
    return board


def test_24_1_stymie_puts_a_token_of_who_came_into_a_system() -> None:
    board = moved_in()
    while board.match.call() is not None and board.match.call().name != "MV_ARRIVED":  # type: ignore[union-attr]
        board.do("pass", called(board)[0])
    assert called(board) == [1]
    board.do("stymie:2", 1)
    assert (board.topic, board.awaited) == ("stymied", [1])
    offered = board.offered(1)
    assert "206" in offered
    assert not {"207", *(one.home for one in board.state.players)} & set(offered), "no home, none with a token"
    before = board.state.reserve(0)
    board.do("206", 1)
    assert 0 in board.state.systems["206"].tokens
    assert board.state.reserve(0) == before - 1
    assert "stymie:2" in notes(board).hands[2]


def test_24_1_stymie_is_an_action_by_its_base_text_alone() -> None:
    for later in (True, False):
        board = give(table("letnev", "sol", "arborec", later=later), 0, "stymie:2").begin()
        assert ("d:stymie" in board.offered(0)) != later


def test_24_1_each_of_these_notes_is_used_by_the_easy_player() -> None:
    board = moved_in()
    while board.match.call() is not None and board.match.call().name != "MV_ARRIVED":  # type: ignore[union-attr]
        board.do("pass", called(board)[0])
    assert thumbs(board, 1) in ("stymie:2", "pass")
    board = funded(10, 10)
    assert thumbs(board, 0) in ("war_funding:2", "pass")
    board = landed("letnev", "sol", "yin")
    assert thumbs(board, 0) == "greyfire_mutagen:2"
