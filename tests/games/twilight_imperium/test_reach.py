"""What can come to a system, and what can ride along, against a searcher that knows the board and the printed rules
alone (rules 35, 9): nothing of `galaxy` or `flow` is asked for the expected answer."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.streams import Stream
from bot.games.twilight_imperium.figures import PLANETS, TABLES, TILES
from bot.games.twilight_imperium.flow.movement import check_plan
from bot.games.twilight_imperium.flow.stacks import Stack, stacks
from bot.games.twilight_imperium.forces import figures
from bot.games.twilight_imperium.state import BoardPlanet, State
from tests.games.twilight_imperium.board import Board

POSITIONS_EACH = 100
SHIPS = ("war_sun", "flagship", "dreadnought", "carrier", "cruiser", "destroyer", "fighter")
MOVING = ("gravity_drive", "light_wave_deflector", "antimass_deflectors", "fighter_ii", "carrier_ii", "cruiser_ii")
WALK = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""G2: a ring begins in the north and goes SE, S, SW, NW, N, NE."""


def _printed() -> dict[int, tuple[frozenset[str], str]]:
    """Tile -> its wormholes and its anomaly, as the table has them."""
    with (TABLES / "systems.csv").open(encoding="utf-8") as file:
        return {
            int(row["tile"]): (frozenset(row["wormholes"].split(";")) - {""}, row["anomalies"])
            for row in csv.DictReader(file)
        }


PRINTED = _printed()


def _places() -> dict[str, tuple[int, int]]:
    found = {"000": (0, 0)}
    for ring in (1, 2, 3):
        q, r = 0, -ring
        for at in range(6 * ring):
            found[f"{ring}{at + 1:02}"] = (q, r)
            dq, dr = WALK[at // ring]
            q, r = q + dq, r + dr
    return found


PLACES = _places()


def _touch(state: State, a: str, b: str) -> bool:
    """G8 a and b."""
    if a == b:
        return False
    dq, dr = PLACES[a][0] - PLACES[b][0], PLACES[a][1] - PLACES[b][1]
    near = max(abs(dq), abs(dr), abs(dq + dr)) == 1
    return near or bool(PRINTED[state.systems[a].tile][0] & PRINTED[state.systems[b].tile][0])


class Searcher:
    """Every walk from everywhere, step by step."""

    def __init__(self, state: State, seat: int, active: str, once: bool) -> None:
        self.state, self.seat, self.active, self.once = state, seat, active, once
        self.known = state.players[seat].technologies
        self.next = {a: [b for b in state.systems if _touch(state, a, b)] for a in state.systems}

    def _kind(self, at: str) -> str:
        return PRINTED[self.state.systems[at].tile][1]

    def _passes(self, at: str) -> bool:
        fleets = [units for other, units in self.state.systems[at].units.items() if other != self.seat]
        if any(units.get(kind) for units in fleets for kind in SHIPS) and ("light_wave_deflector" not in self.known):
            return False
        kind = self._kind(at)
        return kind in ("", "gravity rift") or (kind == "asteroid field" and "antimass_deflectors" in self.known)

    def _enters(self) -> bool:
        kind = self._kind(self.active)
        return kind != "supernova" and (kind != "asteroid field" or "antimass_deflectors" in self.known)

    def reaches(self, origin: str, move: int, bonus: int = 0) -> bool:
        """MV3 to MV8, MV12: whether a ship comes from there; in a nebula its move value is 1 before bonuses."""
        if self.seat in self.state.systems[origin].tokens and origin != self.active:
            return False
        if not self._enters():
            return False
        value = bonus + (1 if self._kind(origin) == "nebula" else move)
        seen = {(origin, 0, 0)}
        walks = [(origin, 0, 0)]
        for at, steps, exits in walks:
            left = exits + (self._kind(at) == "gravity rift")
            for there in self.next[at]:
                gained = min(left, 1) if self.once else left
                one = (there, steps + 1, left)
                if steps + 1 > value + gained or steps > 8 or one in seen:
                    continue
                seen.add(one)
                if there == self.active:
                    return True
                if self._passes(there):
                    walks.append(one)
        return False


def random_board(stream: Stream) -> Board:
    """A map with anomalies, wormholes and planets; fleets of three players, tokens, technologies."""
    ring = [at for at in PLACES if at not in ("000", "310", "304", "316")]
    tiles = [*range(19, 46), 46, 47]
    stream.shuffle(ring)
    stream.shuffle(tiles)
    options = {"rift_stack": stream.choice(("per_exit", "once"))}
    board = Board("hacan", "letnev", "jolnar", options=options)
    for at, tile in zip(ring[:22], tiles, strict=False):
        board.state.systems[at].tile = tile
    board.state.planets = {
        planet: world for planet, world in board.state.planets.items() if world.system in ("000", "310", "304", "316")
    }
    for at in ring[:22]:
        for planet in TILES[board.state.systems[at].tile].planets:
            board.state.planets[planet] = BoardPlanet(at)
    for seat, number in ((0, 7), (1, 4), (2, 3)):
        for at in stream.sample(ring, number):
            if not board.state.systems[at].units:
                for kind in stream.sample(SHIPS[2:], 2):
                    board.put(at, seat, **{kind: 1 + stream.below(3)})
                if seat == 0 and stream.below(2):
                    board.put(at, 0, infantry=1 + stream.below(3))
    free = [planet for planet in board.state.planets if PLANETS[planet].tile >= 19]
    for planet in stream.sample(free, 4):  # no thirteenth group of infantry anywhere (C4)
        board.put(planet, 0, infantry=1 + stream.below(4))
    board.token(0, *stream.sample(ring, 3))
    board[0].technologies = dict.fromkeys((one for one in MOVING if not stream.below(3)), True)
    board[0].fleet = 16
    return board.begin()


@pytest.mark.parametrize("part", range(5))
def test_35_9_what_comes_is_what_a_searcher_finds(part: int) -> None:
    stream, compared, reached = Stream.of("reach", part), 0, 0
    for _ in range(POSITIONS_EACH):
        board = random_board(stream)
        active = stream.choice([at for at in board.state.systems if 0 not in board.state.systems[at].tokens])
        searcher = Searcher(board.state, 0, active, board.match.options["rift_stack"] == "once")
        boost = int("gravity_drive" in board[0].technologies)
        coming = sorted(stacks(board.play, 0, active).values(), key=lambda one: not one.boosted)
        found = {(one.origin, one.kind): one.boosted for one in coming}
        expected: dict[tuple[str, str], bool] = {}
        for at, system in board.state.systems.items():
            for kind in system.units.get(0, {}):
                move = figures(board.state, 0, kind).move if kind in SHIPS else None
                if move is None:
                    continue
                compared += 1
                if searcher.reaches(at, move):
                    expected[at, kind] = False
                elif boost and searcher.reaches(at, move, boost):
                    expected[at, kind] = True
        assert found == expected, f"to {active}"
        reached += len(found)
    assert compared > 500
    assert reached > 100


def _fits(rooms: list[tuple[int, frozenset[str]]], cargo: Mapping[str, int]) -> bool:
    """Whether units from these systems ride in ships with room, each ship filled only where it comes by: every way."""
    units = [at for at, count in cargo.items() for _ in range(count)]

    def stow(left: tuple[int, ...], rest: int) -> bool:
        if rest == len(units):
            return True
        tried: set[tuple[int, frozenset[str]]] = set()
        for ship, (room, calls) in enumerate(zip(left, (calls for _, calls in rooms), strict=True)):
            if room and units[rest] in calls and (room, calls) not in tried:
                tried.add((room, calls))
                if stow((*left[:ship], room - 1, *left[ship + 1 :]), rest + 1):
                    return True
        return False

    return stow(tuple(room for room, _ in rooms), 0)


def _sources(state: State, seat: int, calls: frozenset[str]) -> Iterator[tuple[str, str, int]]:
    """What could ride from some systems: id of the cargo, its system, number (MV9)."""
    for at in sorted(calls):
        for kind in ("fighter", "infantry"):
            count = state.systems[at].units.get(seat, {}).get(kind, 0)
            if count:
                yield f"{at}:{kind}", at, count
        for planet, world in state.planets.items():
            if world.system == at and world.units.get(seat, {}).get("infantry"):
                yield f"{planet}:infantry", at, world.units[seat]["infantry"]


@pytest.mark.parametrize("part", range(2))
def test_35_9_what_rides_is_what_fits_in_some_way(part: int) -> None:
    stream, legal, refused = Stream.of("cargo", part), 0, 0
    for _ in range(POSITIONS_EACH):
        board = random_board(stream)
        state = board.state
        active = stream.choice([at for at in state.systems if 0 not in state.systems[at].tokens])
        known = [one for one in stacks(board.play, 0, active).values() if one.origin != active and not one.hurt]
        known = [one for one in known if one.kind != "fighter" and "@" not in one.id]
        if not known:
            continue
        chosen: dict[str, Stack] = {one.id: one for one in stream.sample(known, min(3, len(known)))}
        if sum(one.boosted for one in chosen.values()) > 1:
            continue
        ships = dict.fromkeys(chosen, 1)
        rooms: list[tuple[int, frozenset[str]]] = []
        for one in chosen.values():
            calls = frozenset(at for at in one.route.path if 0 not in state.systems[at].tokens or at == active)
            rooms.append((figures(state, 0, one.kind).capacity, calls))
        everything = list(_sources(state, 0, frozenset(at for _, calls in rooms for at in calls)))
        cargo: dict[str, int] = {}
        needs: dict[str, int] = {}
        for id, at, count in everything:
            taken = stream.below(count + 1)
            lifted = at == active and state.systems[active].units.get(0)
            if taken and not lifted:  # ships that stay may lift as well (MV10): told apart by another test
                cargo[id] = taken
                needs[at] = needs.get(at, 0) + taken
        if not cargo or sum(cargo.values()) > 9:
            continue
        try:
            check_plan(board.play, 0, active, {"ships": ships, "cargo": cargo})
            fits = True
        except IllegalAnswer:
            fits = False
        assert fits == _fits(rooms, needs), f"{ships} with {cargo} to {active}"
        legal, refused = legal + fits, refused + (not fits)
    assert legal > 5
    assert refused > 5
