"""Table options each way: payments, docks' fighters, the primary of Diplomacy, gravity rifts (rules 0.4)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.advice.moving import previewed
from bot.games.twilight_imperium.bots.builds import build
from bot.games.twilight_imperium.economy.payment import Purse, pay_with, proposals, purse
from bot.games.twilight_imperium.economy.yards import producing
from bot.games.twilight_imperium.figures import DIPLOMACY, LEADERSHIP
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.flow.stacks import holds
from bot.games.twilight_imperium.forces import load
from bot.games.twilight_imperium.notation.reading import read
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.test_strategy_cards import played

LOOSE = {"strict_payment": "off"}
ONCE = {"dock_fighter_sum": "once"}
CODEX = {"diplomacy_primary": "codex"}


def test_0_4_what_a_table_begins_with() -> None:
    defaults = {one.key: one.values[0] for one in TWILIGHT_IMPERIUM.settings}
    assert (defaults["strict_payment"], defaults["dock_fighter_sum"]) == ("on", "sum")
    assert (defaults["diplomacy_primary"], defaults["rift_stack"]) == ("base", "per_exit")


# --- payments -----------------------------------------------------------------------------------------------------


def leading(options: dict[str, str] | None = None) -> Board:
    """Leadership was played, a token may be bought for 3 influence with planets of 3, 3 and 0 trade goods."""
    board = Board("sol", "letnev", "hacan", options=options).own(0, "torkan", "rarron")
    board[0].cards, board[1].cards, board[2].cards = {LEADERSHIP: True}, {5: True}, {6: True}
    board.state.common = dict.fromkeys((2, 3, 4, 7, 8), 0)
    return played(board).do({"tactic": 3})


BUYS = {"count": "1", "pay": "other", "pay-planets": ["torkan", "rarron"], "pools": {"strategy": 1}}


def test_PY5_a_needless_planet_is_refused() -> None:
    board = leading()
    assert board.refused(BUYS) == "needless"


def test_PY5_a_needless_planet_is_taken_where_the_table_does_not_play_strictly() -> None:
    board = leading(LOOSE).do(BUYS)
    assert (board.state.planets["torkan"].ready, board.state.planets["rarron"].ready) == (False, False)
    assert (board[0].strategy, board[0].goods) == (3, 0)
    assert board.told("paid") == [{"seat": 0, "planets": ["torkan", "rarron"], "count": 2, "goods": 0}]


def test_PY5_a_needless_planet_can_be_typed() -> None:
    typed = "1; pay other; pay-planets torkan, rarron; pools s 1"
    board = leading(LOOSE)
    assert read(board.match, 0, board.asked(0), typed) == BUYS
    strict = leading()
    with pytest.raises(Exception, match="needless"):
        read(strict.match, 0, strict.asked(0), typed)


def test_PY1_too_little_pays_nothing_at_any_table() -> None:
    board = leading(LOOSE)
    assert board.refused(BUYS | {"pay-planets": []}) == "too-little"


def test_PY5_what_is_proposed_is_the_same_at_any_table_and_trade_goods_are_never_needless() -> None:
    money = Purse((("a", 2, 0), ("b", 2, 0), ("c", 1, 0)), 3, 1, strict=False)
    assert proposals(money, 3) == proposals(money._replace(strict=True), 3)
    assert pay_with(money, 3, ("a", "b", "c")).goods == 0
    assert pay_with(money, 6, ("a", "b")).goods == 2
    board = leading(LOOSE)
    assert not purse(board.play, 0, "influence").strict
    assert purse(leading().play, 0, "influence").strict


# --- fighters at docks --------------------------------------------------------------------------------------------


def harbour(options: dict[str, str] | None = None, fighters: int = 6, **units: int) -> Board:
    """A dock on each planet of a system, fighters above them."""
    board = Board("sol", "letnev", "hacan", options=options, at_104=27)
    return (
        board.put("new_albion", 0, space_dock=1)
        .put("starpoint", 0, space_dock=1)
        .put("104", 0, fighter=fighters, **units)
    )


def test_LC4_each_dock_frees_three_fighters() -> None:
    board = harbour().begin(LimitCheck())
    assert board.topic == "turn"
    assert board.at("104", 0) == {"fighter": 6}
    assert load(board.play, 0, "104").fighters == 0


def test_LC4_the_docks_of_a_system_free_three_together() -> None:
    board = harbour(ONCE).begin(LimitCheck())
    assert board.at("104", 0) == {"fighter": 3}
    assert load(board.play, 0, "104").fighters == 0
    assert load(harbour(ONCE, 2).begin().play, 0, "104").fighters == 0, "one dock still frees three"


def test_LC4_each_system_counts_for_itself() -> None:
    board = harbour(ONCE, 3).put("310", 0, fighter=3).put("jord", 0, space_dock=1).begin(LimitCheck())
    assert (board.at("104", 0), board.at("310", 0)) == ({"fighter": 3}, {"fighter": 3})


@pytest.mark.parametrize(("options", "room"), [(None, 6), (ONCE, 3)], ids=["sum", "once"])
def test_MV10_room_in_ships_that_stay(options: dict[str, str] | None, room: int) -> None:
    board = harbour(options, carrier=1).put("new_albion", 0, infantry=4).begin()
    assert [hold.room for hold in holds(board.play, 0, "104", {}) if not hold.stack] == [room]


@pytest.mark.parametrize(("options", "carried"), [(None, 2), (ONCE, 5)], ids=["sum", "once"])
def test_what_is_told_of_a_move_counts_as_the_limits_do(options: dict[str, str] | None, carried: int) -> None:
    board = harbour(options).put("103", 0, carrier=1, infantry=2).begin()
    told = {one.key: one.args for one in previewed(board.play, 0, "104", _move(board))}
    assert told["twilight_imperium-told-there"]["carried"] == carried
    assert board.match.view(1).players[0].freed == {"104": 3 if options else 6}, "everybody can count docks"


def _move(board: Board) -> dict[str, Any]:
    return {"action": "s:104", "ships": {"103:carrier": 1}, "cargo": {"103:infantry": 2}}


@pytest.mark.parametrize(("options", "some"), [(None, True), (ONCE, False)], ids=["sum", "once"])
def test_bots_build_fighters_for_the_docks_they_have(options: dict[str, str] | None, some: bool) -> None:
    board = harbour(options, 3)
    board[0].fleet = 0  # no other ship can be made
    built = build(board.begin().play, 0, producing(board.play, 0, "104"), 6)
    assert ("fighter" in built) is some


# --- Diplomacy ----------------------------------------------------------------------------------------------------


def diplomacy(options: dict[str, str] | None) -> Board:
    """Diplomacy was played with planets in three systems, all of them exhausted but one."""
    board = Board("sol", "letnev", "hacan", options=options, at_104=27)
    board[0].cards, board[1].cards, board[2].cards = {DIPLOMACY: True}, {3: True}, {4: True}
    board.state.common = {n: 0 for n in range(1, 9) if n not in (2, 3, 4)}
    board.own(0, "new_albion", "starpoint", "torkan", ready=False).own(0, "tequ_ran")
    board.state.planets["jord"].ready = False
    return played(board)


def ready(board: Board) -> set[str]:
    return {planet for planet, world in board.state.planets.items() if world.controller == 0 and world.ready}


def test_24_1_the_primary_of_the_codex_readies_two_planets_anywhere() -> None:
    board = diplomacy(CODEX)
    board.do("104")
    assert board.state.systems["104"].tokens == [1, 2], "the others place their tokens as before"
    assert (board.topic, board.awaited) == ("ready", [0])
    assert sorted(board.offered()) == ["jord", "new_albion", "starpoint", "torkan"], "exhausted ones alone"
    board.do(["jord", "torkan"])
    assert ready(board) == {"tequ_ran", "jord", "torkan"}


def test_24_1_it_may_ready_fewer_and_never_more() -> None:
    board = diplomacy(CODEX)
    board.do("310")
    assert board.refused(["jord", "torkan", "starpoint"])
    board.do([])
    assert ready(board) == {"tequ_ran"}


def test_24_1_the_planets_that_give_most_are_proposed() -> None:
    board = diplomacy(CODEX)
    board.do("310")
    board.do(board.asked().default)
    assert ready(board) == {"tequ_ran", "jord", "starpoint"}


def test_24_1_nobody_is_asked_where_nothing_is_exhausted() -> None:
    board = Board("sol", "letnev", "hacan", options=CODEX)
    board[0].cards, board[1].cards, board[2].cards = {DIPLOMACY: True}, {3: True}, {4: True}
    board.state.common = {n: 0 for n in range(1, 9) if n not in (2, 3, 4)}
    played(board)
    assert board.topic != "ready"


def test_24_1_the_base_card_readies_the_planets_of_the_system() -> None:
    board = diplomacy(None)
    board.do("104")
    assert board.topic != "ready"
    assert ready(board) == {"tequ_ran", "new_albion", "starpoint"}


def test_36b_the_primary_of_the_codex_is_played_as_it_says_whatever_the_reading() -> None:
    board = diplomacy(CODEX | {"reading": "given"})
    board.do("104")
    assert board.state.systems["104"].tokens == [1, 2]
    board.do(["jord"])
    assert ready(board) == {"tequ_ran", "jord"}


@pytest.mark.parametrize(
    ("options", "end"),
    [(None, ""), (CODEX, "-codex"), ({"reading": "given"}, "-given")],
    ids=["base", "codex", "given"],
)
def test_who_picks_or_plays_Diplomacy_is_told_the_text_of_the_table(options: dict[str, str] | None, end: str) -> None:
    board = diplomacy(options)
    assert board.asked().rule == f"twilight_imperium-rule-diplomacy{end}"
    board = Board("sol", "letnev", "hacan", options=options)
    for player in board.state.players:
        player.cards = {}
    board.state.phase, board.state.round = "strategy", 0
    board.state.common = dict.fromkeys(range(1, 9), 0)
    shape: Any = board.shape()
    assert [one.args["variant"] for one in shape.options] == ["", end, *[""] * 6]


def test_the_reading_is_said_where_everybody_places_a_token() -> None:
    board = diplomacy({"reading": "given"})
    assert board.asked().prompt.key == "twilight_imperium-ask-diplomacy-given"
    board.do("104")
    assert board.told("diplomacy-given")
    assert not board.told("diplomacy")
