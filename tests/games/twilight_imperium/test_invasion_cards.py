"""Action cards of invasions and ground combat, and Repeal Law (rules 22, 7.5, IN6, X15); how bots play them."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import easy
from bot.games.twilight_imperium.politics.council import Law
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold, let, passed, play, table, targets

LODOR = "lodor"
"""A planet of seat 1 in the system `AT`, resources 3."""
AT = "104"
TILE = 26


def front(*factions: str, **defence: int) -> Board:
    """Seat 1 holds Lodor with these units; seat 0 comes to it."""
    board = table(*(factions or ("sol", "letnev", "hacan")), at_104=TILE)
    board.own(1, LODOR)
    return board.put(LODOR, 1, **defence) if defence else board


def land(board: Board, count: int = 1, **ships: int) -> Board:
    """Seat 0 has infantry and these ships in the system and activates it without moving."""
    board.put(AT, 0, **{"carrier": 1, "infantry": count, **ships})
    board.begin()
    return board.activate(AT)


def answer(board: Board, seat: int, card: str) -> Board:
    """A seat plays a card in the open call, the others of it pass; nobody cancels it."""
    call = board.match.call()
    assert call is not None
    for other in call.seats:
        board.do(card if other == seat else "pass", other)
    while (now := board.match.call()) is not None and now.name == "AC_PLAYED":
        for other in now.seats:
            board.do("pass", other)
    return board


def reach(board: Board, wanted: str) -> Board:
    """Nobody fires and nobody plays a card until this call is open, or this question."""
    for _ in range(20):
        call = board.match.call()
        if board.topic == wanted or (call is not None and call.name == wanted):
            return board
        if call is not None:
            for seat in call.seats:
                board.do("pass", seat)
        else:
            board.do("hold" if "hold" in board.offered() else board.asked().default)
    raise AssertionError(f"no {wanted}")


def called(board: Board) -> tuple[str, tuple[int, ...]]:
    """The open call, and whom it calls."""
    call = board.match.call()
    return (call.name, call.seats) if call is not None else ("", ())


# --- Bunker -------------------------------------------------------------------------------------------------------


def test_22_X15_bunker_takes_four_from_every_bombardment_die() -> None:
    board = hold(front(infantry=2), 1, "bunker")
    land(board.learn(0, "war_sun"), 0, war_sun=1, dreadnought=1)
    assert called(board) == ("INV_START", (1,))
    answer(board, 1, "bunker")
    board.dice("bombardment", 2, 5, 8, 4)
    board.do({"planet": LODOR})
    assert board.at(LODOR, 1) == {"infantry": 1}, "8 - 4 hits on 3, the others do not"


def test_22_bunker_ends_with_the_invasion() -> None:
    board = hold(front(infantry=2), 1, "bunker")
    answer(land(board.learn(0, "war_sun"), 0, war_sun=1), 1, "bunker")
    board.do({"planet": "none"}).defaults("turn")
    assert board.match.play.state.modifiers == []


@pytest.mark.parametrize("ships", [{"cruiser": 1}, {"dreadnought": 1}])
def test_22_bunker_is_asked_for_only_where_somebody_could_bombard(ships: dict[str, int]) -> None:
    board = hold(front(infantry=1, pds=1), 1, "bunker")
    land(board, 1, **ships)
    assert called(board)[0] != "INV_START", "no bombardment, or a shielded planet"


# --- Disable ------------------------------------------------------------------------------------------------------


def test_22_disable_switches_shield_and_fire_off() -> None:
    board = hold(front(infantry=2, pds=2), 0, "disable")
    land(board, 2, dreadnought=1)
    assert called(reach(board, "INV_START")) == ("INV_START", (0,))
    answer(board, 0, "disable")
    assert board.topic == "bombard", "the planet is not shielded any more"
    board.dice("bombardment", 9).do({"planet": LODOR})
    board.dice("ground", 9, 9).dice("ground", 1)
    board.do({LODOR: 2})
    assert board.told("cannon") == [], "nobody fires at who lands"
    assert board.state.planets[LODOR].controller == 0


def test_22_IN1_with_ships_alone_a_shield_can_be_switched_off_too() -> None:
    board = hold(front(infantry=1, pds=1), 0, "disable")
    board.put(AT, 0, dreadnought=1).begin()
    board.activate(AT)
    reach(board, "INV_START")
    assert called(board) == ("INV_START", (0,))


def test_22_disable_needs_pds_of_others_there() -> None:
    board = hold(front(infantry=1), 0, "disable")
    land(board)
    assert called(board)[0] != "INV_START"


def test_22_AC3_a_cancelled_disable_leaves_the_shield() -> None:
    board = hold(hold(front(infantry=2, pds=1), 0, "disable"), 1, "sabotage")
    reach(land(board, 1, dreadnought=1), "INV_START")
    board.do("disable", 0).do("sabotage", 1)
    let(board)
    assert board.topic == "commit", "nothing can be bombarded"


# --- Parley -------------------------------------------------------------------------------------------------------


def test_22_IN6_parley_sends_who_landed_back_to_space() -> None:
    board = hold(front(infantry=1), 1, "parley")
    land(board, 2).do({LODOR: 2})
    assert called(board) == ("INV_COMMIT", (1,))
    answer(board, 1, "parley")
    assert (board.at(AT, 0), board.at(LODOR, 0)) == ({"carrier": 1, "infantry": 2}, {})
    assert (board.topic, board.awaited, board.state.planets[LODOR].controller) == ("turn", [1], 1)
    assert board.state.combat is None


def test_22_IN6_other_planets_are_landed_on_all_the_same() -> None:
    board = table(at_104=30)
    board.own(1, "mellon").put("mellon", 1, infantry=1)
    hold(board, 1, "parley")
    land(board, 2).do({"mellon": 1, "zohbat": 1})
    answer(board, 1, "parley")
    assert board.state.planets["zohbat"].controller == 0
    assert board.state.planets["mellon"].controller == 1
    assert board.at(AT, 0) == {"carrier": 1, "infantry": 1}


def test_22_parley_is_for_the_controller_alone() -> None:
    board = hold(front(infantry=1), 2, "parley")
    board.dice("ground", 1).dice("ground", 9)
    land(board).do({LODOR: 1})
    assert called(board)[0] != "INV_COMMIT"


def test_22_AC3_a_cancelled_parley_lets_them_fight() -> None:
    board = hold(hold(front(infantry=1), 1, "parley"), 0, "sabotage")
    land(board).do({LODOR: 1})
    board.do("parley", 1)
    board.dice("ground", 9).dice("ground", 1)
    board.do("sabotage", 0)
    let(board)
    assert board.state.planets[LODOR].controller == 0


# --- Fire Team ----------------------------------------------------------------------------------------------------


def test_22_fire_team_rolls_dice_that_miss_again() -> None:
    board = hold(front(infantry=2), 0, "fire_team").dice("ground", 9, 2)
    reach(land(board, 2).do({LODOR: 2}), "GC_ROLLED")
    assert called(board) == ("GC_ROLLED", (0,))
    assert board.offered(0) == ["pass", "fire_team:1"]
    board.dice("ground", 10).dice("ground", 1, 1)
    answer(board, 0, "fire_team:1")
    assert board.state.planets[LODOR].controller == 0
    assert "fire_team" in board.state.discards


def test_22_fire_team_of_the_defender_and_of_as_many_dice_as_wanted() -> None:
    board = hold(front(infantry=3), 1, "fire_team").dice("ground", 1, 1).dice("ground", 5, 2, 9)
    land(board, 2).do({LODOR: 2})
    assert called(reach(board, "GC_ROLLED")) == ("GC_ROLLED", (1,))
    assert board.offered(1) == ["pass", "fire_team:2", "fire_team:1"]
    board.dice("ground", 10)
    answer(board, 1, "fire_team:1")
    assert board.at(LODOR, 0) == {}, "5 is kept, 2 became 10"
    assert board.state.planets[LODOR].controller == 1


def test_22_fire_team_is_not_asked_for_where_nothing_can_come_of_it() -> None:
    board = hold(front(infantry=1), 0, "fire_team").dice("ground", 9, 2).dice("ground", 1)
    reach(land(board, 2).do({LODOR: 2}), "turn")
    assert board.state.planets[LODOR].controller == 0
    assert board[0].hand == ["fire_team"]


def test_22_27_1_fire_team_is_asked_for_against_fighters_that_fight_on_the_ground() -> None:
    board = hold(table("naalu", "hacan", "letnev", at_104=19), 1, "fire_team")
    board.put("207", 0, flagship=1, fighter=3, infantry=1).put("wellon", 1, infantry=2)
    board[0].fleet = 9
    board.activate("104", {"207:flagship": 1}, {"207:fighter": 3, "207:infantry": 1}).do({"wellon": 1})
    let(board).dice("ground", 1, 1, 1, 1).dice("ground", 10, 1).do({"wellon": 3})
    passed(board, "GC_ROLLED")
    assert called(board) == ("GC_ROLLED", (1,)), "one hit, four to be hit: a second one is worth a roll"


def test_22_AC3_a_cancelled_fire_team_leaves_the_dice() -> None:
    board = hold(hold(front(infantry=1), 0, "fire_team"), 1, "sabotage").dice("ground", 2)
    reach(land(board).do({LODOR: 1}), "GC_ROLLED")
    board.do("fire_team:1", 0).dice("ground", 10)
    board.do("sabotage", 1)
    let(board)
    assert board.state.planets[LODOR].controller == 1


# --- Infiltrate ---------------------------------------------------------------------------------------------------


def test_22_CO1_infiltrate_takes_structures_over() -> None:
    board = hold(front(pds=1, space_dock=1), 0, "infiltrate")
    reach(land(board, 2), "commit").do({LODOR: 2})
    assert called(reach(board, "PL_GAIN")) == ("PL_GAIN", (0,))
    answer(board, 0, "infiltrate")
    assert board.at(LODOR, 0) == {"infantry": 2, "pds": 1, "space_dock": 1}
    assert board.at(LODOR, 1) == {}
    assert board.match.play.game.rules.violations(board.match.play) == []


def test_22_C5_infiltrate_with_no_figure_left_and_none_that_comes_back_loses_the_structure() -> None:
    board = hold(front(space_dock=1), 0, "infiltrate")
    for planet in ("jord", "wellon", "abyz"):
        board.own(0, planet).put(planet, 0, space_dock=1)
        board.token(0, board.state.planets[planet].system)
    land(board).do({LODOR: 1})
    answer(board, 0, "infiltrate")
    assert board.at(LODOR, 0) == {"infantry": 1}
    assert board.at(LODOR, 1) == {}


def test_22_infiltrate_needs_structures() -> None:
    board = hold(front(), 0, "infiltrate")
    land(board).do({LODOR: 1})
    assert (called(board)[0], board.state.planets[LODOR].controller) == ("", 0)


# --- Reparations --------------------------------------------------------------------------------------------------


def robbed(*, theirs: bool = True, mine: bool = True, until: str = "PL_GAINED") -> Board:
    """Seat 0 has taken Lodor from seat 1, who holds the card; whether each half of it could do something."""
    board = hold(front(), 1, "reparations").own(1, "wellon", ready=not mine)
    for planet in board.state.planets_of(0):
        board.state.planets[planet].ready = theirs
    return reach(land(board).do({LODOR: 1}), until)


def test_22_reparations_exhaust_a_planet_of_the_taker_and_ready_an_own_one() -> None:
    board = robbed()
    assert called(board) == ("PL_GAINED", (1,))
    assert board.offered(1) == ["pass", "reparations:jord:wellon"]
    answer(board, 1, "reparations:jord:wellon")
    assert (board.state.planets["jord"].ready, board.state.planets["wellon"].ready) == (False, True)


@pytest.mark.parametrize(
    ("theirs", "mine", "option"), [(True, False, "reparations:jord:"), (False, True, "reparations::wellon")]
)
def test_22_reparations_with_one_half_alone(theirs: bool, mine: bool, option: str) -> None:
    board = robbed(theirs=theirs, mine=mine)
    assert board.offered(1) == ["pass", option]
    answer(board, 1, option)
    assert (board.state.planets["jord"].ready, board.state.planets["wellon"].ready) == (False, True)


def test_22_reparations_that_could_do_nothing_are_not_asked_for() -> None:
    assert called(robbed(theirs=False, mine=False, until="turn"))[0] == ""


def test_22_reparations_are_for_who_lost_the_planet() -> None:
    board = hold(front(), 2, "reparations").own(2, "wellon", ready=False)
    land(board).do({LODOR: 1})
    assert called(board)[0] == ""


def test_22_AC2_AC3_both_planets_are_told_before_reparations_are_cancelled() -> None:
    board = hold(robbed(), 0, "sabotage").reload()
    board.do("reparations:jord:wellon", 1)
    call = board.match.call()
    assert call is not None
    assert call.prompt.key == "twilight_imperium-window-card-pair"
    assert {"place": "jord", "own": "wellon", "target_seat": 0}.items() <= call.prompt.args.items()
    board.do("sabotage", 0)
    let(board)
    assert (board.state.planets["jord"].ready, board.state.planets["wellon"].ready) == (True, False)


# --- Repeal Law ---------------------------------------------------------------------------------------------------


def council(laws: dict[str, Law]) -> Board:
    """A table with agendas and cards, with these laws in play."""
    board = Board(options={"action_cards": "on", "agendas": "on"})
    board.state.secrets.append("form_a_spy_network")
    assert board.state.council is not None
    for law in laws:
        board.state.council.deck.remove(law)
    board.state.council.laws = laws
    return hold(board, 0, "repeal_law")


def test_22_AV7_repeal_law_takes_a_law_out_of_play() -> None:
    board = council({"shared_research": Law(), "minister_of_war": Law(1)})
    assert targets(board, "repeal_law") == ["shared_research", "minister_of_war"]
    let(play(board, "repeal_law", "minister_of_war"))
    assert board.state.council is not None
    assert list(board.state.council.laws) == ["shared_research"]
    assert board.state.council.discards == ["minister_of_war"]


def test_22_CA1_without_a_law_it_cannot_be_played() -> None:
    assert targets(council({}), "repeal_law") == []


def test_Q0_repeal_law_is_not_in_the_deck_of_a_table_without_agendas() -> None:
    assert "repeal_law" not in table().state.copies


def test_AC3_TU7_a_cancelled_repeal_leaves_the_law() -> None:
    board = hold(council({"shared_research": Law()}), 1, "sabotage")
    play(board, "repeal_law", "shared_research").do("sabotage", 1)
    let(board)
    assert board.state.council is not None
    assert list(board.state.council.laws) == ["shared_research"]
    assert (board.topic, board.awaited) == ("turn", [0])


# --- bots ---------------------------------------------------------------------------------------------------------


def answered(board: Board, seat: int) -> str:
    """What the easy player answers to the open call."""
    return str(easy.plan(board.match, seat, board.asked(seat), Stream.of("invasion cards")))


def test_bots_answer_an_invasion_with_what_they_hold() -> None:
    board = hold(front(infantry=2), 1, "bunker").learn(0, "war_sun")
    assert answered(land(board, 0, war_sun=1), 1) == "bunker"
    board = reach(land(hold(front(infantry=2, pds=2), 0, "disable"), 2), "INV_START")
    assert answered(board, 0) == "disable"
    board = hold(front(infantry=1), 1, "parley")
    assert answered(land(board, 2).do({LODOR: 2}), 1) == "parley"
    board = hold(front(infantry=3), 1, "parley")
    assert answered(land(board, 1).do({LODOR: 1}), 1) == "pass"
    board = hold(front(infantry=2), 0, "fire_team").dice("ground", 2)
    assert answered(reach(land(board, 1).do({LODOR: 1}), "GC_ROLLED"), 0) == "fire_team:1"
    board = hold(front(space_dock=1), 0, "infiltrate")
    assert answered(reach(land(board, 1).do({LODOR: 1}), "PL_GAIN"), 0) == "infiltrate"
    assert answered(robbed(), 1) == "reparations:jord:wellon"


def test_bots_cancel_what_answers_their_own_invasion() -> None:
    board = hold(hold(front(infantry=1), 1, "parley"), 0, "sabotage")
    land(board, 2).do({LODOR: 2})
    board.do("parley", 1)
    assert answered(board, 0) == "sabotage"
