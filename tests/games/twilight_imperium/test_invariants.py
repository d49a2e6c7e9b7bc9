"""The invariants (rules 34): each of them is seen when it is broken, and a long run of games can be interrupted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from bot.games.twilight_imperium.game import TwilightImperium
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.state import State, Victory
from bot.games.twilight_imperium.view import TwilightImperiumView
from tests import prove
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.fierce import fierce
from tests.games.twilight_imperium.proof import TWILIGHT_IMPERIUM_PROOF, Watching


def _board() -> Board:
    board = Board("sol", "letnev", "hacan", at_104=19, at_103=20)
    return board.put("207", 0, carrier=1, infantry=1).put("wellon", 0, infantry=1).put("101", 1, cruiser=2).begin()


def _twice(state: State) -> None:
    state.systems["101"].tokens = [1, 1]


def _secret_lost(state: State) -> None:
    state.secrets.pop()


def _own(state: State, seat: int, planet: str) -> None:
    state.planets[planet].units = {seat: {"infantry": 1}}


def _initiative(state: State) -> None:
    state.players[1].cards = dict(state.players[0].cards)
    state.common.pop(min(state.common))


BROKEN: dict[str, Callable[[State], object]] = {
    "I1": lambda state: state.systems["101"].units[1].update(cruiser=9),
    "I2": lambda state: state.systems["101"].damaged.update({1: {"cruiser": 3}}),
    "I3": lambda state: state.planets["wellon"].units[0].update(pds=3),
    "I4: tokens": lambda state: setattr(state.players[0], "tactic", 15),
    "I4: two": _twice,
    "I5": lambda state: state.systems["207"].units[0].update(infantry=9),
    "I6": lambda state: _own(state, 1, "vefut_ii"),
    "I7": lambda state: setattr(state.planets["vefut_ii"], "ready", True),
    "I9": lambda state: state.systems["101"].units.update({0: {"cruiser": 1}}),
    "I10": _secret_lost,
    "I10: strategy": lambda state: state.common.pop(8),
    "I11": lambda state: state.players[0].secrets.extend(state.secrets.pop() for _ in range(4)),
    "I12: points": lambda state: state.players[0].ledger.append(Victory(1, "a_friend", 1)),
    "I13": lambda state: state.players[0].scored.extend(["diversify_research"] * 2),
    "I14": lambda state: setattr(state.players[0], "goods", -1),
    "I15": lambda state: state.players[0].technologies.update(carrier_ii=True),
    "I17": lambda state: state.systems["101"].units[1].update(war_sun=1),
    "I18: passed": lambda state: setattr(state.players[0], "passed", True),
    "I18: 3": lambda state: state.players[0].cards.update(dict.fromkeys((state.common.popitem()[0], 11), True)),
    "I19": lambda state: setattr(state, "custodians", False),
    "I20": lambda state: state.traded.extend([(0, 1), (0, 1)]),
    "I21: the": lambda state: setattr(state.players[0], "eliminated", True),
    "I21: init": _initiative,
    "I26": lambda state: setattr(state, "round", 10),
}


@pytest.mark.parametrize("number", BROKEN)
def test_34_a_broken_invariant_is_seen(number: str) -> None:
    board = _board()
    assert violations(board.play) == []
    BROKEN[number](board.state)
    board.play.forget()
    assert any(one.startswith(number.split(":")[0]) for one in violations(board.play))
    assert any(one.startswith(number) for one in violations(board.play))


def test_34_two_fleets_and_two_armies_meet_only_while_they_fight() -> None:
    board = Board("sol", "letnev", at_104=19).put("207", 0, cruiser=1).put("104", 1, cruiser=1)
    board[0].fleet = 9
    board.activate("104", {"207:cruiser": 1})
    assert board.topic == "combat-orders"
    assert violations(board.play) == []
    board.play.state.agenda = [one for one in board.play.state.agenda if type(one).__name__ != "EndOfCombat"]
    assert violations(board.play) == ["I9: fleets at 104"]


def test_I8_a_planet_that_changes_hands_without_a_word_is_seen() -> None:
    board, watch = _board().activate("105"), Watching()
    assert watch.look(board.match) == []
    board.state.planets["wellon"].controller = 1
    assert watch.look(board.match) == ["I8: wellon of 1"]


def test_29_7_orders_that_somebody_else_can_see_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board("sol", "hacan").put("207", 0, cruiser=2).put("104", 1, cruiser=2)
    board[0].fleet = 9
    board.activate("104", {"207:cruiser": 2})
    board.play.give_order(0, "of-the-tests", {"how": "to-the-end"})
    board.reload()
    watch = Watching()
    assert watch._orders(board.match) == []
    assert watch.counts["orders"] == 1
    blind = TwilightImperium.view

    def leaking(rules: TwilightImperium, play: Galaxy, seat: int | None) -> TwilightImperiumView:
        return structs.replace(blind(rules, play, seat), discards=tuple(map(str, play.state.orders)))

    monkeypatch.setattr(TwilightImperium, "view", leaking)
    assert watch._orders(board.match) == [
        "29.7: 1 sees orders of 0",
        "29.7: 2 sees orders of 0",
        "29.7: None sees orders of 0",
    ]


def test_fierce_players_fight_and_nothing_breaks() -> None:
    tally = prove.Tally()
    run = next(run for run in TWILIGHT_IMPERIUM_PROOF.runs if run.name == "fierce 3")
    assert TWILIGHT_IMPERIUM_PROOF.players == {"fierce": fierce}
    prove.play(TWILIGHT_IMPERIUM_PROOF, run, 0, tally)
    assert (tally.finished, tally.violations) == (1, [])
    assert tally.observed["space combats"] > 0


def test_a_run_that_was_interrupted_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(proof: prove.Proof, run: prove.Run, game: int, tally: prove.Tally) -> None:
        if len(played) == 30:
            played.append(-1)
            raise KeyboardInterrupt
        played.append(game)
        tally.games += 1

    monkeypatch.setattr(prove, "UNDER_WAY", tmp_path)
    monkeypatch.setattr(prove, "play", play)
    run = TWILIGHT_IMPERIUM_PROOF.runs[0]
    with pytest.raises(KeyboardInterrupt):
        prove.played(TWILIGHT_IMPERIUM_PROOF, run, 40, "these", 1)
    assert prove.played(TWILIGHT_IMPERIUM_PROOF, run, 40, "these", 1).games == 40
    assert played == [*range(30), -1, *range(20, 40)], "from the last game that was kept"
    played[:] = [0] * 31
    assert prove.played(TWILIGHT_IMPERIUM_PROOF, run, 40, "others", 1).games == 40
    assert played[31:] == [*range(40)], "under other rules from the beginning"
