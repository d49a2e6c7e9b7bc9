"""What `make prove` measures of Twilight Imperium.

    python -m tests.games.twilight_imperium.proof --games 2000    games in all, invariants after every answer
    ... --factions winnu,muaat,yssaril,arborec,sol,hacan --out /tmp/trial    who can sit, in place of those that stand

draws every option of each game, agendas, action cards and notes among them, goes on where it was interrupted, and
writes `docs/results/twilight_imperium.json` and `twilight_imperium-play.md` as `tests.prove` does.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.core import playable
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.figures import FACTIONS, OBJECTIVES
from bot.games.twilight_imperium.flow import setup
from bot.games.twilight_imperium.state import State
from tests.core.conformance import seen
from tests.games.twilight_imperium.fakes import KEY, Calls
from tests.games.twilight_imperium.fierce import fierce
from tests.games.twilight_imperium.pairs import Beside
from tests.prove import AT_ONCE, RESULTS, TRIAL, Proof, Run, prove

EVENT = "twilight_imperium-event-"
GAMES = 2000
"""Self-played games of the whole proof."""
DEFAULTS_EVERY = 23
"""One answer in so many: what is asked is also answered as time would, in a copy of the match."""
ORDERS_EVERY = 23
"""One answer in so many: worlds without somebody's orders are compared."""
CALLS_EVERY = 12
"""One call in so many opens in two worlds that differ in a hand; one other answer in `LOOK_EVERY` is given there."""
LOOK_EVERY = 200
COUNTED = {
    "space-combat": "space combats",
    "dice": "rolls in space combats",
    "ground-combat": "ground combats",
    "barrage": "barrages",
    "cannon": "space cannon rolls",
    "bombarded": "bombarded planets",
    "announced": "retreats announced",
    "retreated": "retreats",
    "rift": "rift dice",
    "removed": "removals",
    "gained": "planets gained",
    "produced": "productions",
    "technology": "technologies",
    "traded": "transactions",
    "scored": "objectives scored",
    "eliminated": "eliminations",
    "orders": "worlds without somebody's orders",
    "hands": "worlds that differ in a hand",
}
"""Events that tell how much of the rules a game saw."""


class Watching:
    """What section 34 says of changes and of dice, which no single state shows."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self.answers = 0
        self.controllers: dict[str, int] = {}
        self.sides: tuple[str, tuple[int, ...]] = ("", ())
        self.scored = Counter[tuple[int, bool]]()
        self.beside = Beside(CALLS_EVERY, LOOK_EVERY)

    def look(self, match: Match) -> Sequence[str]:
        """I8, I13, I22, I24, I28, I29 after one way in."""
        state: State = match.play.board
        events = [event for event in match.entry.events if event.key.startswith(EVENT)]
        told = [(event.key.removeprefix(EVENT), dict(event.args)) for event in events]
        self.counts.update(name for name, _ in told)
        self.answers += 1
        wrong = [*self._control(state, told), *self._third(told), *self._dice(told), *self._scoring(state, told)]
        if self.answers % DEFAULTS_EVERY == 0:
            wrong += self._defaults(match)
        if self.answers % ORDERS_EVERY == 0:
            wrong += self._orders(match)
        wrong += self.beside.look(match)
        self.counts["hands"] = self.beside.counts["pairs"]
        combat = state.combat
        self.sides = (combat.place, combat.sides) if combat is not None else ("", ())
        return wrong

    def _control(self, state: State, told: Sequence[tuple[str, Mapping[str, Any]]]) -> list[str]:
        now = {planet: world.controller for planet, world in state.planets.items()}
        said = {args["planet"]: args["seat"] for name, args in told if name in ("gained", "taken")}
        begun, before, self.controllers = bool(self.controllers), self.controllers, now
        if not begun:
            return []
        return [f"I8: {p} of {now[p]}" for p in now if before.get(p) != now[p] and said.get(p) != now[p]]

    def _third(self, told: Sequence[tuple[str, Mapping[str, Any]]]) -> list[str]:
        place, sides = self.sides
        return [
            f"I29: {args['seat']} loses units at {place}"
            for name, args in told
            if name == "destroyed" and args["place"] == place and args["seat"] not in sides
        ]

    def _dice(self, told: Sequence[tuple[str, Mapping[str, Any]]]) -> list[str]:
        wrong: list[str] = []
        for name, args in told:
            if name in ("cannon", "bombarded", "barrage"):
                bonus, dice = args.get("bonus", 0), args["dice"]
                hits = sum(die + bonus >= value for die, value in zip(dice, args["values"], strict=True))
                if hits != args["hits"]:
                    wrong.append(f"I28: {name} {args}")
            if name in ("dice", "ground-dice") and args["hits"] > len(args["dice"]):
                wrong.append(f"I28: {name} {args}")
            if not all(1 <= die <= 10 for die in args.get("dice", ())):
                wrong.append(f"C2: {args['dice']}")
        return wrong

    def _scoring(self, state: State, told: Sequence[tuple[str, Mapping[str, Any]]]) -> list[str]:
        if state.phase != "status" and not any(name == "status-phase" for name, _ in told):
            self.scored.clear()
            return []
        for name, args in told:
            if name == "status-phase":
                self.scored.clear()
            if name == "scored":
                # A secret that a law has laid open is scored as a public one (27, Classified Document Leaks).
                secret = OBJECTIVES[args["objective"]].deck == "secret" and args["objective"] not in state.revealed
                self.scored[args["seat"], secret] += 1
        return [f"I13: {seat} scored {n} in one status phase" for (seat, _), n in self.scored.items() if n > 1]

    def _defaults(self, match: Match) -> list[str]:
        waiting = next_move(match) if match.result is None else None
        if waiting is None or waiting[1].default is None:
            return []
        copy = match.copy()
        copy.elapse(f"default:{waiting[0]}:{waiting[1].no}")
        return [f"I22: after a default, {one}" for one in copy.play.game.rules.violations(copy.play)]

    def _orders(self, match: Match) -> list[str]:
        """29.7: a world in which a seat has given no orders looks the same to everybody else."""
        wrong: list[str] = []
        for seat, orders in enumerate(match.play.state.orders):
            if not orders or match.result is not None:
                continue
            other = match.copy()
            other.play.state.orders[seat] = {}
            self.counts["orders"] += 1
            for viewer in (*(one for one in range(match.seats) if one != seat), None):
                if seen(match, viewer) != seen(other, viewer):
                    wrong.append(f"29.7: {viewer} sees orders of {seat}")
        return wrong

    def seen(self) -> Mapping[str, float]:
        """How much of the rules the game saw."""
        return {title: self.counts[name] for name, title in COUNTED.items()}


def observe(match: Match) -> Mapping[str, float]:
    """Course and end of one game."""
    state: State = match.play.board
    return {
        "rounds": state.round,
        "won by points %": float(max(player.points for player in state.players) >= state.target),
        "points of the first": max(player.points for player in state.players),
        "eliminated players": sum(player.eliminated for player in state.players),
    }


SHARES = {"fierce": 0.5, "random": 0.25, "easy": 0.25}
"""Level -> its part of the games."""


def selfplay(level: str, seats: int) -> Run:
    """Games of one level with random factions and options; now and then somebody offers or answers a transaction."""
    games = round(GAMES * SHARES[level] / 4)
    return Run(f"{level} {seats}", "selfplay", seats, games, (level,), varied=True, standing=10, watch=Watching)


HIDDEN = 500
"""Games with the six hidden cards of the tests."""


def hidden(level: str, seats: int) -> Run:
    """Games with hidden cards: order of the calls, no card lost, nobody sees what he cannot know."""
    return Run(f"hidden cards {seats}", "selfplay", seats, HIDDEN // 4, (level,), varied=True, game=KEY, watch=Calls)


playable.register(TWILIGHT_IMPERIUM)
TWILIGHT_IMPERIUM_PROOF = Proof(
    game="twilight_imperium",
    runs=(
        *(selfplay(level, seats) for level in SHARES for seats in (3, 4, 5, 6)),
        *(hidden("fierce", seats) for seats in (3, 4, 5, 6)),
    ),
    observe=observe,
    players={"fierce": fierce},
    page="twilight_imperium-play",
)


def main() -> int:
    """Returns 0, or 1 when something did not hold."""
    parser = argparse.ArgumentParser(description="Self-played games of Twilight Imperium with every invariant.")
    parser.add_argument("--games", type=int, default=GAMES, help="in all, shared out among the runs")
    parser.add_argument("--run", default="", help="only runs whose name begins so")
    parser.add_argument("--out", type=Path, help="folder of the results")
    parser.add_argument("--factions", default="", help="ids of those that are drawn, with commas; six or more")
    arguments = parser.parse_args()
    if arguments.factions:
        pool = tuple(arguments.factions.split(","))
        if len(set(pool)) < 6 or not FACTIONS.keys() >= set(pool):
            parser.error(f"six or more different ones of {', '.join(FACTIONS)}")
        setup.POOL = pool  # type: ignore[misc]
    folder = arguments.out or (RESULTS if arguments.games >= GAMES else TRIAL)
    # Who can be drawn is changed in this process only.
    processes = 1 if arguments.factions else AT_ONCE
    return 0 if prove(TWILIGHT_IMPERIUM_PROOF, arguments.run, arguments.games / GAMES, folder, processes) else 1


if __name__ == "__main__":
    raise SystemExit(main())
