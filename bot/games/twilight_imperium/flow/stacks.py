"""What can come to the active system, and what can ride with it (rules MV2-MV13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.core.errors import IllegalAnswer
from bot.games.twilight_imperium.figures import Kind
from bot.games.twilight_imperium.flow.permits import permits
from bot.games.twilight_imperium.forces import (
    capacity,
    damaged,
    figures,
    fleets,
    freed_fighters,
    in_order,
    in_space,
    on_planet,
)
from bot.games.twilight_imperium.galaxy.anomalies import Permits, anomalies
from bot.games.twilight_imperium.galaxy.routes import Chart, Pathfinder, Route
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import ENTER, MOVE
from bot.games.twilight_imperium.space import NOWHERE, adjacency, holes, tiles
from bot.games.twilight_imperium.state import State


class Stack(Struct, frozen=True, gc=False):
    """Ships of one type in one system that can come by one route.

    Args:
        id: `304:carrier`, with `!` if damaged, `+` if only with a bonus for one ship, `@N` for another route.
        origin: where they are.
        kind: their type.
        hurt: whether they are damaged.
        count: how many there are.
        boosted: whether they need the bonus that one ship can have (Gravity Drive), to come at all or by this route.
        route: how they come.
        behind: whether they come by a wormhole that a ship of the same plan carries there before them (28.7).
    """

    id: str
    origin: str
    kind: Kind
    hurt: bool
    count: int
    boosted: bool
    route: Route
    behind: bool = False


CARRIES: Final[Kind] = "flagship"
"""The type of ship that can carry a wormhole (28.7)."""
BEHIND: Final = 20
"""Number of the first route behind such a ship."""


def chart(play: Galaxy, seat: int, active: str, carried: str = "") -> Chart:
    """What everybody's ships and tokens make of the board for a player who moves to a system; `carried` as of
    `space.holes`."""
    odd, ships, tokens, _ = _lie(play, seat)
    return Chart(
        active=active,
        adjacency=adjacency(play, seat, moving=True, carried=carried),
        anomalies=odd,
        ships=ships,
        tokens=tokens,
        closed=not play.query(ENTER, None, seat=seat, system=active, closed=True).allowed,
        rift_once=play.state.options.get("rift_stack") == "once",
    )


def _lie(
    play: Galaxy, seat: int
) -> tuple[Mapping[str, str], frozenset[str], frozenset[str], tuple[tuple[str, Kind], ...]]:
    """What is the same wherever a player moves to, found once for all systems: anomalies, systems with ships of others
    (MV6), systems with an own token (MV3), and where own ships stand."""

    def make() -> tuple[Mapping[str, str], frozenset[str], frozenset[str], tuple[tuple[str, Kind], ...]]:
        state = play.board
        return (
            anomalies(tiles(state)),
            frozenset(at for at in state.systems if any(other != seat for other in fleets(state, at))),
            frozenset(at for at, system in state.systems.items() if seat in system.tokens),
            tuple(
                (at, kind)
                for at in state.systems
                for kind, _ in in_order(in_space(state, at, seat))
                if kind != "infantry" and figures(state, seat, kind).move is not None
            ),
        )

    return play.memo(("lie", seat), make)


def _pickups(play: Galaxy, seat: int) -> frozenset[str]:
    """MV9: systems without an own token where something could ride from."""

    def make() -> frozenset[str]:
        state = play.board
        _, _, tokens, _ = _lie(play, seat)
        return frozenset(at for at in state.systems if at not in tokens and any(_aboard(state, at, seat)))

    return play.memo(("pickups", seat), make)


def stacks(play: Galaxy, seat: int, active: str) -> dict[str, Stack]:
    """MV2-MV8: what can come to a system, by id, the nearest first."""
    return play.memo(("stacks", seat, active), lambda: _stacks(play, seat, active))


def _stacks(play: Galaxy, seat: int, active: str) -> dict[str, Stack]:
    own, brought = holes(play, seat), holes(play, seat, active)
    *_, movers = _lie(play, seat)
    if own == brought and own == holes(play, seat, NOWHERE):
        found = _coming(play, seat, chart(play, seat, active), movers)
    else:  # 28.7: one that carries a wormhole does not come back by it
        leaving = [(at, kind) for at, kind in movers if kind == CARRIES and at == active]
        others = [one for one in movers if one not in leaving]
        found = _coming(play, seat, chart(play, seat, active), others)
        found += _coming(play, seat, chart(play, seat, active, NOWHERE), leaving)
        if any(one.kind == CARRIES and one.origin != active for one in found):
            followers = [one for one in movers if one[1] != CARRIES]
            found += _following(found, _coming(play, seat, chart(play, seat, active, active), followers))
    found.sort(key=lambda one: (one.behind, one.route.steps, one.origin))
    return {one.id: one for one in found}


def _following(plain: list[Stack], behind: list[Stack]) -> list[Stack]:
    """Stacks that come only, past fewer rifts or for more on the way, once a wormhole has been carried there."""
    ways: dict[tuple[str, Kind], list[Route]] = {}
    for one in plain:
        if not one.boosted:
            ways.setdefault((one.origin, one.kind), []).append(one.route)
    found: list[Stack] = []
    for one in behind:
        if not _excelled(one.route, ways.get((one.origin, one.kind), ())):
            id, _, rank = one.id.partition("@")
            found.append(replace(one, id=f"{id}@{BEHIND + int(rank or 0)}", behind=True))
    return found


def _excelled(route: Route, others: Sequence[Route]) -> bool:
    """Whether another route passes at least the same pick-up systems with no more rift exits."""
    return any(one.exits <= route.exits and set(route.passed) <= set(one.passed) for one in others)


def _coming(play: Galaxy, seat: int, board: Chart, movers: Sequence[tuple[str, Kind]]) -> list[Stack]:
    state, active = play.board, board.active
    boost: int = play.query(MOVE, 0, seat=seat, one=True).value
    ready: list[tuple[str, Kind, int, int]] = []
    for origin, kind in movers:
        if origin not in board.tokens or origin == active:
            bonus: int = play.query(MOVE, 0, seat=seat, unit=kind, origin=origin, active=active).value
            ready.append((origin, kind, figures(state, seat, kind).move or 0, bonus))
    if not ready:
        return []
    fastest = max(move + bonus for _, _, move, bonus in ready) + boost
    found: list[Stack] = []
    searches: dict[Permits, Pathfinder] = {}
    for origin, kind, move, bonus in ready:
        allowed = permits(play, seat, kind, origin)
        search = searches.get(allowed)
        if search is None:
            search = searches[allowed] = Pathfinder(board, allowed, _pickups(play, seat))
            search.routes(origin, fastest)
        usual = search.routes(origin, move, bonus)
        ways = [(False, rank, route) for rank, route in enumerate(usual)]
        if boost:
            further = search.routes(origin, move, bonus + boost)
            better = [route for route in further if not _excelled(route, usual)]
            ways += [(True, rank, route) for rank, route in enumerate(better)]
        whole = in_space(state, origin, seat)[kind]
        hurt = damaged(state, origin, seat, kind)
        for boosted, rank, route in ways:
            for bad, count in ((False, whole - hurt), (True, hurt)):
                if count:
                    id = f"{origin}:{kind}{'!' if bad else ''}{'+' if boosted else ''}{f'@{rank}' if rank else ''}"
                    found.append(Stack(id, origin, kind, bad, 1 if boosted else count, boosted, route))
    return found


def check_batches(play: Galaxy, seat: int, active: str, ships: Mapping[str, int]) -> None:
    """28.7: who comes by a wormhole that is carried there comes behind who carries it; the others then need a way that
    is there without it.

    Raises:
        IllegalAnswer: why a plan is not one.
    """
    known = stacks(play, seat, active)
    coming = [known[id] for id, count in ships.items() if count]
    if not any(one.behind for one in coming):
        return
    if not any(one.kind == CARRIES for one in coming):
        raise IllegalAnswer("twilight_imperium-nobody-before")
    after = adjacency(play, seat, moving=True, carried=active)
    for one in coming:
        if one.kind != CARRIES and any(there not in after[at] for at, there in pairwise(one.route.path)):
            raise IllegalAnswer("twilight_imperium-not-behind", stack=one.id)


def _aboard(state: State, at: str, seat: int) -> Iterator[tuple[str, int]]:
    """What could ride from a system: `PLACE:TYPE` and number (MV9)."""
    space = in_space(state, at, seat)
    for kind in ("fighter", "infantry"):
        if space.get(kind):
            yield f"{at}:{kind}", space[kind]
    for planet in state.in_system(at):
        count = on_planet(state, planet, seat).get("infantry", 0)
        if count:
            yield f"{planet}:infantry", count


class Hold(NamedTuple):
    """Room for cargo in ships that come the same way.

    Args:
        stack: id, empty for ships that stay in the active system (MV10).
        room: fighters and ground forces.
        calls: systems where it can be filled, in the order of the route.
    """

    stack: str
    room: int
    calls: tuple[str, ...]


def holds(play: Galaxy, seat: int, active: str, ships: Mapping[str, int]) -> list[Hold]:
    """Room in the ships of a plan."""
    state = play.board
    known = stacks(play, seat, active)
    found: list[Hold] = []
    leaving: dict[Kind, int] = {}
    for id, count in ships.items():
        stack = known[id]
        room = figures(state, seat, stack.kind).capacity * count
        if room:
            calls = (stack.origin, *stack.route.passed, active)
            found.append(Hold(id, room, tuple(dict.fromkeys(calls))))
        if stack.origin == active:
            leaving[stack.kind] = leaving.get(stack.kind, 0) + count
    if len(state.in_system(active)) > 1:
        staying = {k: n - leaving.get(k, 0) for k, n in in_space(state, active, seat).items()}
        freed = freed_fighters(play, seat, active)
        riding = max(0, staying.get("fighter", 0) - freed) + staying.get("infantry", 0)
        free = capacity(state, seat, {k: n for k, n in staying.items() if n > 0}) - riding
        if free > 0:
            found.append(Hold("", free, (active,)))
    return found


def loadable(play: Galaxy, seat: int, active: str, ships: Mapping[str, int]) -> dict[str, int]:
    """What could ride with the ships of a plan: `PLACE:TYPE` -> number."""
    state = play.board
    found: dict[str, int] = {}
    for hold in holds(play, seat, active, ships):
        for at in hold.calls:
            for id, count in _aboard(state, at, seat):
                if hold.stack or id.split(":")[0] in state.planets:
                    found[id] = max(found.get(id, 0), min(count, found.get(id, 0) + hold.room))
    known = stacks(play, seat, active)
    for id in found:
        place, kind = id.split(":")
        if kind == "fighter":  # MV11: one that flies itself does not ride
            flying = sum(n for one, n in ships.items() if known[one].kind == "fighter" and known[one].origin == place)
            found[id] = min(found[id], in_space(state, place, seat)["fighter"] - flying)
    return {id: count for id, count in found.items() if count > 0}


def system_of(state: State, place: str) -> str:
    """The system of a place."""
    return place if place in state.systems else state.planets[place].system


def stowed(state: State, found: list[Hold], cargo: Mapping[str, int]) -> dict[tuple[str, int], int] | None:
    """Which cargo rides in which hold, None where there is no room for all (MV9).

    Args:
        state: the table.
        found: the holds.
        cargo: `PLACE:TYPE` -> number.

    Returns:
        (cargo, index of the hold) -> number.
    """
    left = [hold.room for hold in found]
    stow: dict[tuple[str, int], int] = {}
    able = {
        id: [at for at, hold in enumerate(found) if system_of(state, id.split(":")[0]) in hold.calls] for id in cargo
    }

    def fit(id: str, seen: set[int]) -> bool:
        for at in able[id]:
            if at in seen:
                continue
            seen.add(at)
            if left[at] > 0:
                left[at] -= 1
                stow[id, at] = stow.get((id, at), 0) + 1
                return True
            for (other, where), count in list(stow.items()):
                if where == at and count and other != id and fit(other, seen):
                    stow[other, at] -= 1
                    stow[id, at] = stow.get((id, at), 0) + 1
                    return True
        return False

    for id, count in sorted(cargo.items(), key=lambda item: len(able[item[0]])):
        for _ in range(count):
            if not fit(id, set()):
                return None
    return {key: count for key, count in stow.items() if count}
