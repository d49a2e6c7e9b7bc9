"""Moments that are one window, moments that pass without a question, and who is first in them (rules 6.3, 7, AT4)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.core.scopes import Leave
from bot.core.shapes import Option
from bot.games.twilight_imperium.flow.status import StatusPhase
from bot.games.twilight_imperium.hooks.blocks import BLOCKS, REACTIONS, WAITING, Block, Facts, Galaxy
from tests.games.twilight_imperium.board import Board


@contextmanager
def watching(*windows: str) -> Iterator[list[tuple[str, dict[str, Any]]]]:
    """What moments pass, in their order, with their facts; once for each seat 0."""
    seen: list[tuple[str, dict[str, Any]]] = []
    block = Block("watcher", lambda state: [0])

    def note(window: str) -> None:
        @block.waits(window)
        def _noted(play: Galaxy, owner: int, facts: Facts) -> None:
            seen.append((window, dict(facts)))

    for window in windows:
        note(window)
    try:
        yield seen
    finally:
        forget(block)


def forget(block: Block) -> None:
    """A block of the tests is not there any more."""
    del BLOCKS[block.id]
    for table in (WAITING, REACTIONS):
        for found in table.values():
            found[:] = [one for one in found if one.block is not block]  # type: ignore[index]
        for window in [window for window, found in table.items() if not found]:
            del table[window]


def reacts(block: Block, *windows: str) -> None:
    """A hidden component that everybody might hold."""
    for window in windows:
        block.reacts(window, lambda play, seat, facts: True, lambda play, seat, facts: [Option("fake", "core-pass")])(
            lambda play, seat, facts, reaction: None
        )


# --- production, scoring, cards that go back ----------------------------------------------------------------------


def test_PR8_a_use_of_production_is_a_moment_before_it_is_declared_and_before_it_is_paid() -> None:
    with watching("PR_USE", "PR_DONE") as seen:
        board = Board("sol").put("jord", 0, space_dock=1)
        board.activate("310").do({"units": {"cruiser": 1}, "pay": "jord"})
    assert [window for window, _ in seen] == ["PR_USE", "PR_USE", "PR_DONE"]
    assert seen[0][1]["before"], "what changes limit and payment goes first"
    assert seen[1][1] == {"seat": 0, "system": "310", "units": {"cruiser": 1}}


def test_PR8_producing_nothing_is_no_use_of_production() -> None:
    with watching("PR_USE", "PR_DONE") as seen:
        board = Board("sol").put("jord", 0, space_dock=1).activate("310").do({"units": {}})
    assert ([facts for _, facts in seen if "before" not in facts], board.topic) == ([], "turn")


def test_PR8_what_can_no_longer_be_paid_after_PR_USE_is_declared_anew() -> None:
    block = Block("robber", lambda state: [0])

    @block.waits("PR_USE", lambda play, owner, facts: "before" not in facts)
    def _robs(play: Galaxy, owner: int, facts: Facts) -> None:
        play.board.players[0].goods = 0

    try:
        board = Board("sol").put("jord", 0, space_dock=1)
        board[0].goods, board.state.planets["jord"].ready = 2, False
        board.activate("310").do({"units": {"cruiser": 1}, "pay": "-"})
        assert (board.topic, board.at("310", 0)) == ("turn", {})
        board = Board("sol").put("jord", 0, space_dock=1)
        board[0].goods = 2
        board.activate("310").do({"units": {"cruiser": 1}, "pay": "-"})
        assert board.topic == "produce"
        board.do({"units": {"cruiser": 1}, "pay": "jord"})
        assert board.at("310", 0) == {"cruiser": 1}
    finally:
        forget(block)


def test_17_every_players_scoring_is_a_moment_in_initiative_order() -> None:
    with watching("ST_SCORE", "ST_RETURN", "ST_END") as seen:
        board = Board()
        board[0].cards, board[1].cards, board[2].cards = {5: False}, {2: False}, {8: False}
        board.state.phase = "status"
        board.begin(StatusPhase()).defaults("card")
    assert [(window, facts.get("seat")) for window, facts in seen] == [
        ("ST_SCORE", 1),
        ("ST_SCORE", 0),
        ("ST_SCORE", 2),
        ("ST_RETURN", None),
        ("ST_END", None),
    ]


def test_17_8_cards_are_still_there_when_they_would_be_returned() -> None:
    held: list[int] = []
    block = Block("keeper", lambda state: [0])
    block.waits("ST_RETURN")(lambda play, owner, facts: held.extend(play.board.players[owner].cards))
    try:
        board = Board()
        board.state.phase = "status"
        board.begin(StatusPhase()).defaults("card")
    finally:
        forget(block)
    assert held == [1]
    assert board[0].cards == {}


def test_SA3_both_parts_of_a_card_are_moments() -> None:
    with watching("SA_PRIMARY", "SA_SECONDARY", "SA_DONE_PART") as seen:
        board = Board("sol", "letnev", "hacan")
        board[0].cards, board[1].cards, board[2].cards = {5: True}, {6: True}, {7: True}
        board.do({"action": "c:5"}).do(["seat-2"]).do({"what": "follow"}, 1)
    assert [(window, facts["seat"]) for window, facts in seen] == [
        ("SA_PRIMARY", 0),
        ("SA_DONE_PART", 0),
        ("SA_SECONDARY", 1),
        ("SA_DONE_PART", 1),
    ]


def test_TE1_researching_is_a_moment_before_the_technology_is_gained() -> None:
    owned: list[bool] = []
    block = Block("learner", lambda state: [0])
    for window in ("RS_WHEN", "RS_DONE"):
        # What waits for a research of nothing named comes in its place (28.11 Propagation).
        block.waits(window, lambda play, owner, facts: bool(facts["technology"]))(
            lambda play, owner, facts: owned.append(facts["technology"] in play.board.players[owner].technologies)
        )
    try:
        board = Board("sol", "letnev", "hacan")
        board[0].cards, board[1].cards, board[2].cards = {7: True}, {8: True}, {6: True}
        board[1].passed = board[2].passed = True
        board.do({"action": "c:7"}).do({"technology": "dacxive_animators"})
    finally:
        forget(block)
    assert owned == [False, True]


def test_IN7_cannons_at_those_who_land_have_their_moment_before_the_dice() -> None:
    with watching("CN_BEFORE") as seen:
        board = Board("sol", "hacan", at_104=19).put("wellon", 1, infantry=1, pds=1)
        board.learn(1, "graviton_laser_system").put("104", 0, carrier=1, infantry=1).activate("104").do("hold")
        board.do({"wellon": 1}).dice("cannon", 1).do("fire")
    assert [facts for _, facts in seen] == [{"seat": 1, "target": 0, "planet": "wellon"}]
    assert board.topic != "graviton", "it would have no effect"


# --- who is first in a window -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("halting", "goods"), [(1, 0), (2, 4)])
def test_AT4_X30_a_mandatory_trigger_takes_its_turn_in_the_window(halting: int, goods: int) -> None:
    siphons, halter = (2, 1) if halting == 1 else (1, 2)
    factions = ("sol", "jolnar", "hacan") if siphons == 1 else ("sol", "hacan", "jolnar")
    block = Block("halter", lambda state: [halter])

    @block.waits("SY_ACTIVATED", optional=True)
    def _halts(play: Galaxy, owner: int, facts: Facts) -> None:
        play.push(Leave("action"))

    try:
        board = Board(*factions).learn(siphons, "e_res_siphons").put("104", siphons, cruiser=1)
        board.activate("104")
        assert board[siphons].goods == goods
        assert board.topic == "turn"
    finally:
        forget(block)


def test_6_3_what_goes_off_by_itself_comes_before_anybodys_use() -> None:
    order: list[str] = []
    auto, use = Block("auto", lambda state: [2]), Block("use", lambda state: [1])
    auto.waits("SY_ACTIVATED")(lambda play, owner, facts: order.append("auto"))
    use.waits("SY_ACTIVATED", in_turn=True)(lambda play, owner, facts: order.append("use"))
    try:
        Board("sol", "hacan", "letnev").activate("104")
    finally:
        forget(auto)
        forget(use)
    assert order == ["auto", "use"]


# --- moments that are one window ----------------------------------------------------------------------------------


def _battle() -> Board:
    board = Board("sol", "hacan").put("207", 0, cruiser=2).put("104", 1, cruiser=1)
    return board.activate("104", {"207:cruiser": 2})


def test_SC2_the_start_of_a_combat_and_of_its_first_round_are_one_window() -> None:
    with watching("SC_START", "SC_ROUND") as seen:
        board = _battle().dice("combat", 1, 1).dice("combat", 1).dice("combat", 9, 9).dice("combat", 1)
        board.do({"how": "to-the-end"}, 0).do({"how": "to-the-end"}, 1)
    assert [(window, facts["round"]) for window, facts in seen] == [("SC_START", 1), ("SC_ROUND", 1), ("SC_ROUND", 2)]
    assert seen[0][1] == seen[1][1], "one moment with one set of facts"


def test_SC2_who_may_hold_something_for_either_is_called_once() -> None:
    block = Block("fake", lambda state: [0, 1])
    reacts(block, "SC_START", "SC_ROUND")
    calls: list[str] = []
    try:
        board = _battle().do({"how": "to-the-end"}, 0).do({"how": "to-the-end"}, 1)
        board.dice("combat", 1, 1).dice("combat", 1)
        for _ in range(2):
            call = board.match.call()
            assert call is not None
            calls.append(call.name)
            for seat in call.seats:
                board.do("pass", seat)
    finally:
        forget(block)
    assert calls == ["SC_START", "SC_ROUND"]


def test_SC2_a_card_for_the_round_may_be_named_in_the_call_of_the_start() -> None:
    block = Block("fake", lambda state: [0, 1])
    reacts(block, "SC_ROUND")
    try:
        board = _battle().do({"how": "to-the-end"}, 0).do({"how": "to-the-end"}, 1)
        call = board.match.call()
        assert call is not None
        assert (call.name, call.seats) == ("SC_START", (0, 1, 2))
    finally:
        forget(block)


def test_SC2_a_side_that_loses_its_last_ship_in_the_first_window_ends_the_combat_at_once() -> None:
    board = Board("sol", "hacan").put("207", 0, cruiser=3).put("104", 1, cruiser=1).learn(0, "assault_cannon")
    board.activate("104", {"207:cruiser": 3}).do({"how": "to-the-end"}, 0).do({"how": "to-the-end"}, 1)
    assert board.at("104", 1) == {}
    assert board.told("dice") == []
    assert board.told("combat-over")[0]["winner_seat"] == 0


def test_SC11_the_end_of_the_last_round_and_of_the_combat_are_one_window() -> None:
    with watching("SC_ROUND_END", "SC_END") as seen:
        board = _battle().dice("combat", 1, 1).dice("combat", 1).dice("combat", 9, 9).dice("combat", 1)
        board.do({"how": "to-the-end"}, 0).do({"how": "to-the-end"}, 1)
    assert [window for window, _ in seen] == ["SC_ROUND_END", "SC_END", "SC_ROUND_END"]
    assert seen[1][1] == seen[2][1] == {"winner": 0, "loser": 1, "system": "104", "round": 2}


def test_SC11_the_window_is_opened_however_the_combat_ended() -> None:
    with watching("SC_ROUND_END", "SC_END") as seen:
        board = Board("sol", "hacan").put("207", 0, cruiser=3).put("104", 1, cruiser=1).learn(0, "assault_cannon")
        board.activate("104", {"207:cruiser": 3}).do({"how": "to-the-end"}, 0).do({"how": "to-the-end"}, 1)
    assert [window for window, _ in seen] == ["SC_END", "SC_ROUND_END"]


def test_IN8_the_start_of_a_ground_combat_and_of_its_first_round_are_one_window() -> None:
    with watching("GC_START", "GC_ROUND") as seen:
        board = Board("sol", "hacan", at_104=19).put("wellon", 1, infantry=1).put("104", 0, carrier=1, infantry=1)
        board.activate("104").dice("ground", 1).dice("ground", 1).dice("ground", 9).dice("ground", 1)
        board.do({"wellon": 1})
    assert [(window, facts["round"]) for window, facts in seen] == [("GC_START", 1), ("GC_ROUND", 1), ("GC_ROUND", 2)]
