"""Random combats with random answers, and duels of one ship against one (rules 35, point 8):

    python -m tests.games.twilight_imperium.combats --combats 100000 --duels 20000

After every answer the invariants (I1, I2, I5, I9 ...), at every roll the number of its dice and the hits they make, and
at the end of every round what became of each hit: cancelled by a unit that sustains, taken by a ship, or lost (I28).
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.play import Play
from bot.core.running import run
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.twilight_imperium.combat import Hits
from bot.games.twilight_imperium.figures import UNITS, Kind, technology_deck
from bot.games.twilight_imperium.flow.cannon import CannonOffense
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.flow.invasion import Invasion
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.flow.space_combat import SpaceCombat
from bot.games.twilight_imperium.flow.turns import Turn
from bot.games.twilight_imperium.forces import on_planet
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.galaxy.maps import random_map
from bot.games.twilight_imperium.hooks.blocks import unit_card
from bot.games.twilight_imperium.hooks.queries import hits_cancelled
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.state import State, Tactical
from tests.games.twilight_imperium.arena import SetUp
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.by_hand import exact
from tests.games.twilight_imperium.odds import FACTIONS, engine, worked_out
from tests.games.twilight_imperium.odds import SHIPS as SHIP_KINDS

PLACE: Final = "104"
TECHNOLOGIES: Final = (
    *("duranium_armor", "assault_cannon", "plasma_scoring", "graviton_laser_system", "antimass_deflectors"),
    *("cruiser_ii", "destroyer_ii", "fighter_ii", "carrier_ii", "dreadnought_ii", "infantry_ii", "pds_ii"),
    *("war_sun", "magen_defense_grid", "non_euclidean_shielding", "l4_disruptors", "advanced_carrier_ii"),
    *("super_dreadnought_ii", "exotrireme_ii", "spec_ops_ii", "valkyrie_particle_weave"),
)
TILES: Final = (46, 46, 42, 19, 27)
"""Of the system: empty ones, a nebula, one planet, two planets."""
MOST: Final[Mapping[Kind, int]] = {"fighter": 5, "destroyer": 3, "cruiser": 3, "carrier": 2, "dreadnought": 3}
SIZES: Final = (0, 0, 1, 2, 3)
MAP: Final = {"map": "import:" + " ".join(map(str, random_map(LAYOUTS[3], lambda _: 1).values()))}
"""Any map: the board lays its own over it, and drawing one would take longer than the combat."""
ANSWERS: Final = 400
"""Answers of one combat at most; more is a combat without an end."""


class Watched(Play[State]):
    """A match that looks at every roll and every hit as it is told."""

    wrong: list[str]
    seen: Counter[str]
    asked: dict[int, Hits]
    stood: dict[int, int]
    taken: Counter[int]
    lost: Counter[int]

    def watch(self) -> None:
        """From now on."""
        self.wrong, self.seen = [], Counter()
        self.asked, self.stood, self.taken, self.lost = {}, {}, Counter(), Counter()

    def tell(self, key: str, /, **args: Any) -> None:
        """As always, and looked at."""
        name = key.removeprefix("twilight_imperium-event-")
        self.seen[name] += 1
        combat = self.board.combat
        if name in ("cannon", "bombarded", "barrage"):
            bonus = args.get("bonus", 0)
            hits = sum(die + bonus >= value for die, value in zip(args["dice"], args["values"], strict=True))
            self._same(f"I28 {name}", hits, args["hits"])
        if name == "barrage":
            self._same("I28 dice of a barrage", len(args["dice"]), self._dice(args["seat"], barrage=True))
        if name == "dice" and combat is not None:
            self._rolled(args)
            self.asked, self.stood = combat.hits, {seat: self._ships(seat) for seat in combat.sides}
            self.taken, self.lost = Counter(), Counter()  # what barrage and cannons took was before
        if name == "ground-dice" and combat is not None:
            there = on_planet(self.board, combat.place, args["seat"]).get("infantry", 0)
            self._same("I28 dice on the ground", len(args["dice"]) in (0, there), True)
        if name == "sustained" and combat is not None and args["system"] == combat.place:
            self.taken[args["seat"]] += hits_cancelled(self, args["seat"], args["unit"], combat.place)
        if name == "destroyed" and combat is not None and args["place"] == combat.place and combat.space:
            self._same("I29 a side of the combat", args["seat"] in combat.sides, True)
            if args["by_seat"] == combat.other(args["seat"]):
                self.lost[args["seat"]] += sum(args["units"].values())
        if name == "combat-over":
            self.settled()
        super().tell(key, **args)

    def push(self, *steps: Any) -> None:
        """Where a round begins, the last one is over."""
        if any(type(step).__name__ == "Round" for step in steps):
            self.settled()
        super().push(*steps)

    def settled(self) -> None:
        """I28: what became of the hits of a round."""
        for seat, count in self.stood.items():
            hits = self.asked.get(seat, Hits()).all
            self._same("I28 hits of a round", self.lost[seat], min(max(0, hits - self.taken[seat]), count))
        self.asked, self.stood, self.taken, self.lost = {}, {}, Counter(), Counter()

    def _ships(self, seat: int) -> int:
        return sum(ships_of(self.board, PLACE, seat).values())

    def _dice(self, seat: int, *, barrage: bool = False) -> int:
        found = 0
        for kind, count in ships_of(self.board, PLACE, seat).items():
            card = UNITS[unit_card(self.board, seat, kind)]
            if count:
                found += count * ((card.barrage.count if card.barrage else 0) if barrage else card.dice)
        return found

    def _rolled(self, args: Mapping[str, Any]) -> None:
        seat = args["seat"]
        self._same("I28 dice of a round", len(args["dice"]), self._dice(seat))
        hits = 0
        for kind, die, bonus in zip(args["units"], args["dice"], args["bonuses"], strict=True):
            value = UNITS[unit_card(self.board, seat, kind)].combat
            hits += value is not None and die + bonus >= value
        self._same("I28 hits of dice", hits, args["hits"])

    def _same(self, what: str, one: object, other: object) -> None:
        if one != other:
            self.wrong.append(f"{what}: {one}, {other}")


def random_board(stream: Stream) -> Board:
    """Two fleets in one system, with what may come of it around them."""
    factions = list(FACTIONS)
    stream.shuffle(factions)
    tile = TILES[stream.below(len(TILES))]
    board = Board(*factions[:2], options=dict(MAP), at_104=tile, at_103=20)
    for seat in (0, 1):
        known = [one for one in TECHNOLOGIES if stream.below(4) == 0]
        deck = technology_deck(board[seat].faction)
        board.learn(seat, *(one for one in known if one in deck))
        board[seat].fleet, board[seat].goods = 1 + stream.below(6), stream.below(4)
        _fleet(board, seat, stream)
    planets = board.state.in_system(PLACE)
    for planet in planets:
        board.put(planet, 1, infantry=1 + stream.below(3), pds=stream.below(3))
    if stream.below(2):
        board.put("103", 1, cruiser=1)
    if stream.below(2):
        board.put("105", 0, cruiser=1)
    return board


def _fleet(board: Board, seat: int, stream: Stream) -> None:
    units = {kind: min(most, SIZES[stream.below(len(SIZES))]) for kind, most in MOST.items()}
    units["flagship"] = int(stream.below(5) == 0)
    if "war_sun" in board[seat].technologies:
        units["war_sun"] = stream.below(2)
    if not any(units.values()):
        units["cruiser"] = 1
    units["infantry"] = stream.below(4)
    hurt = {kind: stream.below(units[kind] + 1) for kind in ("dreadnought", "flagship") if units[kind]}
    board.put(PLACE, seat, hurt, **{kind: count for kind, count in units.items() if count})


def fought(number: int) -> tuple[Board, Watched]:
    """One random combat with random answers to its end.

    Args:
        number: which; the same one comes out the same.

    Raises:
        AssertionError: something did not hold.
    """
    stream = Stream.of("combats", number)
    board = random_board(stream)
    play = Watched(board.play.game, board.play.state)
    play.watch()
    board.play = play  # type: ignore[assignment]
    state = play.board
    state.turn, state.tactical = 0, Tactical(0, PLACE, arrived=True)
    play.push(Turn(0))
    play.push(LimitCheck(), CannonOffense(0, PLACE), SpaceCombat(0, PLACE), Invasion(0, PLACE))
    play.forget()
    run(play, None)
    match = board.match = Match(play)
    for _ in range(ANSWERS):
        wrong = [*play.wrong, *violations(play)]
        assert not wrong, f"combat {number}: {wrong}"
        if match.result is not None or isinstance(play.state.agenda[-1], Turn):
            return board, play
        waiting = next_move(match)
        assert waiting is not None
        seat, question = waiting
        try:
            match.answer(seat, question.no, match.sample(seat, question.no, stream))
        except IllegalAnswer:
            match.answer(seat, question.no, question.default)
    raise AssertionError(f"combat {number} does not end")


def duels() -> list[SetUp]:
    """One ship of each type against one of each."""
    known = {"war_sun": ("war_sun",)}
    return [
        SetUp(("hacan", "sol"), ({one: 1}, {other: 1}), (known.get(one, ()), known.get(other, ())))
        for one in SHIP_KINDS
        for other in SHIP_KINDS
    ]


def apart(setup: SetUp, fights: int) -> float:
    """How far fights by the rules come out from what is reckoned by hand, as a share."""
    fight, start = worked_out(setup)
    won = engine(setup, fights, 1)
    return max(abs(n / fights - share) for n, share in zip(won, exact(fight, start), strict=True))


def main() -> int:
    """Returns 0, or 1 when something did not hold."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--combats", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first")
    parser.add_argument("--duels", type=int, default=20_000, help="fights of each pair of ships")
    asked = parser.parse_args()
    seen, wrong, began = Counter[str](), list[str](), time.process_time()
    for number in range(asked.first, asked.first + asked.combats):
        try:
            seen += fought(number)[1].seen
        except AssertionError as error:
            wrong.append(str(error))
            print(error, flush=True)
        if (number + 1 - asked.first) % 1000 == 0:
            print(f"{number + 1}: {time.process_time() - began:.0f} s, {len(wrong)} wrong", flush=True)
    worst = max((apart(one, asked.duels) for one in duels()), default=0.0) if asked.duels else 0.0
    print({name: seen[name] for name in ("space-combat", "dice", "barrage", "cannon", "ground-combat", "retreated")})
    print(f"{asked.combats} combats, {len(wrong)} wrong; duels at most {100 * worst:.2f} points apart")
    return 1 if wrong or worst > 0.01 else 0


if __name__ == "__main__":
    raise SystemExit(main())
