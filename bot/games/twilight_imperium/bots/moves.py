"""Tactical actions: which systems are worth a token, with which ships and how many infantry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer
from bot.games.twilight_imperium.bots.aims import (
    POINT,
    holds_mecatol,
    leaders,
    places,
    ship_steps,
    with_ships,
    worth_of_steps,
)
from bot.games.twilight_imperium.bots.builds import build_worth, distances, open_planets
from bot.games.twilight_imperium.bots.fights import (
    Force,
    against,
    chance,
    defenders,
    enemies,
    fleet,
    infantry_for,
    threats,
)
from bot.games.twilight_imperium.bots.fleets import Fleet, boarding, escort, exposed, loaded
from bot.games.twilight_imperium.bots.floating import along
from bot.games.twilight_imperium.bots.marches import march
from bot.games.twilight_imperium.bots.notes import points_at_stake
from bot.games.twilight_imperium.bots.rivals import harm
from bot.games.twilight_imperium.bots.spending import custodians_near, spare_tokens
from bot.games.twilight_imperium.bots.worth import gain_of
from bot.games.twilight_imperium.economy.payment import affordable
from bot.games.twilight_imperium.figures import MECATOL_REX, SHIPS
from bot.games.twilight_imperium.flow.landing import custodians_price
from bot.games.twilight_imperium.flow.movement import cargo_field, check_plan
from bot.games.twilight_imperium.flow.stacks import Stack, stacks
from bot.games.twilight_imperium.forces import figures, in_space, on_planet
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.space import adjacency
from bot.games.twilight_imperium.state import NOBODY

TOKEN: Final = 2.2
"""What a command token is worth that is spent on an activation."""
SCARCE: Final = 1.0
"""What the last tokens are worth more."""
PLENTY: Final = 0.45
"""What each of a few is worth less while there are more than two."""
LATER: Final = 0.1
"""What it is worth less to make units before the ships have left that are there."""
UNPAID: Final = 2.2
"""What it is worth more to come near Mecatol Rex for who takes off the custodians for nothing."""
SENT: Final = {"destroyer": 0.1, "cruiser": 0.3, "fighter": 0.4, "dreadnought": 1.0, "carrier": 1.5}
"""Ships that go somewhere only to be there, and what they are missed by where they were."""


class Move(NamedTuple):
    """A tactical action.

    Args:
        value: what it promises, its token taken off.
        system: position.
        plan: `ships` and `cargo` as the rules take them.
    """

    value: float
    system: str
    plan: dict[str, Answer]


def moves(play: Galaxy, seat: int, systems: list[str]) -> list[Move]:
    """Tactical actions that promise something, one or two for each system.

    What an activation holds in place (MV3) counts against it while there are tokens for both: ships go first where they
    are wanted, and what is made in their stead is made after them.
    """
    found = list(_promising(play, seat, systems))
    if play.board.players[seat].tactic < 2:
        return found
    return [one._replace(value=_in_order(one, found)) for one in found]


def _in_order(move: Move, others: list[Move]) -> float:
    """What a move promises beside the best of other moves with ships of the system that it activates: what is made
    there can be made after them, what is taken there may be taken by others before."""
    held = max((one.value for one in others if one.system != move.system and move.system in _origins(one)), default=0.0)
    if held > 0 and not _origins(move):
        return min(move.value, held - LATER)
    return move.value - held


def _origins(move: Move) -> set[str]:
    """Systems that ships of a move come from."""
    return {id.split(":")[0] for id in cast("dict[str, int]", move.plan.get("ships", {}))}


def _promising(play: Galaxy, seat: int, systems: list[str]) -> Iterator[Move]:
    state = play.board
    tactic = state.players[seat].tactic
    cost = TOKEN + (SCARCE if tactic <= 1 else -PLENTY * min(3, tactic - 2))
    if spare_tokens(play, seat) < 1:
        cost += POINT * 0.8
    within = _within_reach(play, seat)
    for system in systems:
        if system not in within:
            continue
        lost = points_at_stake(play, seat, system)
        for value, plan in _ways(play, seat, system):
            if value > cost + lost:
                value, plan = along(play, seat, system, plan, value)
                yield Move(value - cost - lost, system, plan if stacks(play, seat, system) else {})


def _within_reach(play: Galaxy, seat: int) -> set[str]:
    """Systems that could be reached, or are an own one; a first look that leaves the far ones out."""
    state = play.board
    around = adjacency(play, seat, moving=True)
    found: set[str] = set()
    for at, system in state.systems.items():
        units = system.units.get(seat, {})
        moving = [figures(state, seat, kind).move or 0 for kind in units if kind in SHIPS]
        if any(on_planet(state, planet, seat) for planet in state.in_system(at)):
            found.add(at)
        if not moving or seat in system.tokens:
            if moving:
                found.add(at)
            continue
        edge = {at}
        for _ in range(min(3, max(moving) + 1)):
            found |= edge
            edge = {near for one in edge for near in around[one]}
        found |= edge
    return found


def _ways(play: Galaxy, seat: int, system: str) -> Iterator[tuple[float, dict[str, Answer]]]:
    state = play.board
    others = enemies(state, system, seat)
    targets = [planet for planet in state.in_system(system) if state.planets[planet].controller != seat]
    building = 0.0 if others else build_worth(play, seat, system)
    if targets or others:
        found = _conquest(play, seat, system, targets, building)
        if found is not None:
            yield found
    else:
        found = march(play, seat, system)
        if found is not None:
            yield found[0] + building, found[1]
    if not others:
        if system not in with_ships(play, seat) and any(
            system in group for groups in places(play, seat).values() for group in groups
        ):
            yield _presence(play, seat, system, building)
        if building > 0:
            yield building + _ferry_worth(play, seat, system), _ferry(play, seat, system)


# --- where nobody is ----------------------------------------------------------------------------------------------


def _presence(play: Galaxy, seat: int, system: str, building: float) -> tuple[float, dict[str, Answer]]:
    """One ship, to be there."""
    best: tuple[float, dict[str, Answer]] = building, {"ships": {}}
    for one in stacks(play, seat, system).values():
        if one.kind not in SENT or one.route.exits or one.behind:
            continue
        left = [one.origin] if _empties(play, seat, one, 1) else []
        value = worth_of_steps(play, seat, ship_steps(play, seat, left, system))
        if value <= 0:
            continue
        value += building - SENT[one.kind]
        if value > best[0]:
            best = value, {"ships": {one.id: 1}}
    return best


def _empties(play: Galaxy, seat: int, stack: Stack, count: int) -> bool:
    return sum(fleet(play.board, stack.origin, seat).values()) <= count


def _ferry(play: Galaxy, seat: int, system: str) -> dict[str, Answer]:
    """Transports that have nothing to carry come to where infantry is made."""
    band = Fleet(play, seat, system)
    band.room -= 1
    for one in stacks(play, seat, system).values():
        if one.kind != "carrier" or one.origin == system or one.route.exits or one.boosted or one.behind:
            continue
        if boarding(play, seat, system, one) and open_planets(play, seat, one.origin, 1):
            continue
        if band.left(one) > 0:
            band.add(one, band.left(one))
    return {"ships": band.ships}


def _ferry_worth(play: Galaxy, seat: int, system: str) -> float:
    ships = _ferry(play, seat, system)["ships"]
    return 1.0 * sum(ships.values()) if open_planets(play, seat, system) else 0.0


# --- where planets are to be had ----------------------------------------------------------------------------------


def _conquest(
    play: Galaxy, seat: int, system: str, targets: list[str], building: float
) -> tuple[float, dict[str, Answer]] | None:
    state = play.board
    need = sum(infantry_for(play, seat, planet) for planet in targets if _open(play, seat, planet))
    hostile = against(play, system, seat)
    known = [one for one in stacks(play, seat, system).values() if one.kind in SHIPS and not one.behind]
    band = Fleet(play, seat, system)
    aboard = in_space(state, system, seat).get("infantry", 0)
    carried = aboard
    reserved: dict[str, int] = {}
    extra = 1 if _on_the_way(play, seat, system) else 0
    for one in sorted(known, key=lambda one: (one.route.exits, one.boosted, -boarding(play, seat, system, one))):
        capacity = figures(state, seat, one.kind).capacity
        if not capacity or carried >= need + extra:
            continue
        men = boarding(play, seat, system, one) - reserved.get(one.origin, 0)
        while men > 0 and carried < need + extra and band.left(one) > 0:
            taken = min(men, capacity)
            if band.left(one) > 1 and not hostile.power and open_planets(play, seat, one.origin, 1):
                taken = min(taken, need + extra - carried)  # the next one finds something to carry too
            band.add(one)
            reserved[one.origin] = reserved.get(one.origin, 0) + taken
            carried += taken
            men -= taken
    if hostile.power > 0:
        escort(play, seat, known, band, hostile)
    elif MECATOL_REX in targets or system in threats(play, seat):
        escort(play, seat, known, band, threats(play, seat).get(system, Force(0.3, 1.0)))
    if not band.ships and not aboard:
        return None
    ships = band.ships
    cargo = loaded(play, seat, system, ships, carried - aboard)
    infantry = aboard + sum(count for id, count in cargo.items() if id.endswith(":infantry"))
    odds = chance(band.force, hostile) if hostile.power > 0 else 1.0
    if odds < 0.55 or (hostile.power > 0 and not ships and not fleet(state, system, seat)):
        return None
    value = _worth(play, seat, system, targets, infantry, odds, band, hostile) + building * odds
    plan: dict[str, Answer] = {"ships": ships}
    if cargo_field(play, seat, system, ships) is not None:
        plan["cargo"] = cargo
    try:
        check_plan(play, seat, system, plan)
    except IllegalAnswer:
        return None
    return value, plan


def _open(play: Galaxy, seat: int, planet: str) -> bool:
    """Whether one could land there."""
    if planet != MECATOL_REX or not play.board.custodians:
        return True
    return affordable(play, seat, "influence", custodians_price(play, seat))


def _on_the_way(play: Galaxy, seat: int, system: str) -> bool:
    """Whether more planets, or Mecatol Rex, are to be had from a system next."""
    return not holds_mecatol(play, seat) or bool(open_planets(play, seat, system, 1))


def _worth(
    play: Galaxy,
    seat: int,
    system: str,
    targets: list[str],
    infantry: int,
    odds: float,
    band: Fleet,
    hostile: Force,
) -> float:
    """What a conquest promises."""
    state = play.board
    taken: list[str] = []
    left = infantry
    for planet in sorted(targets, key=lambda one: (one != MECATOL_REX, infantry_for(play, seat, one))):
        needs = infantry_for(play, seat, planet)
        if left >= needs and _open(play, seat, planet):
            taken.append(planet)
            left -= needs
    value = gain_of(play, seat, taken) if taken else 0.0
    if MECATOL_REX in taken and state.custodians:
        value += POINT
    guards = [planet for planet in taken if defenders(play, seat, planet).life > 0]
    value *= odds * 0.85 ** len(guards)
    value += _rivals(play, seat, taken, odds) + _rebellion(play, seat, system, guards, hostile, odds)
    emptied = [
        at
        for at in {id.split(":")[0] for id in band.ships}
        if at != system
        and sum(fleet(state, at, seat).values()) <= sum(n for (origin, _, _), n in band.used.items() if origin == at)
    ]
    if band.ships:
        value += worth_of_steps(play, seat, ship_steps(play, seat, emptied, system)) * odds
    value += _staging(play, seat, system, left) if not hostile.power else 0.0
    if hostile.power > 0:
        value -= 1.5 + (1.0 - odds) * 1.2 * sum(
            n * (figures(state, seat, kind).cost or 0) for (_, kind, _), n in band.used.items()
        )
    value -= 0.6 * sum(stacks(play, seat, system)[id].route.exits * n for id, n in band.ships.items())
    return value - exposed(play, seat, system, emptied)


def _rivals(play: Galaxy, seat: int, taken: list[str], odds: float) -> float:
    """What others lose by it, the more they are ahead: their planets, their home without which they score no public
    objective (OB2), what Mecatol Rex would give them."""
    state = play.board
    value = 0.0
    for planet in taken:
        owner = state.planets[planet].controller
        if owner == NOBODY:
            continue
        value += 1.0 + harm(play, planet)
        if state.planets[planet].system == state.players[seat].home:
            value += 1.5 * POINT
    return value * odds


def _rebellion(play: Galaxy, seat: int, system: str, guards: list[str], hostile: Force, odds: float) -> float:
    """What a won fight against the leader is worth to who waits for one (Spark a Rebellion)."""
    state = play.board
    if "spark_a_rebellion" not in state.players[seat].secrets:
        return 0.0
    owners = {state.planets[planet].controller for planet in guards}
    owners |= set(enemies(state, system, seat)) if hostile.power > 0 else set()
    return POINT * odds * 0.8 if owners & (leaders(play) - {seat}) else 0.0


def _staging(play: Galaxy, seat: int, system: str, infantry: int) -> float:
    """What infantry that is left over is worth near Mecatol Rex, or near more free planets."""
    if infantry < 1:
        return 0.0
    state = play.board
    value = 0.0
    if not holds_mecatol(play, seat) and not custodians_near(play, seat):
        far = distances(play, seat, state.planets[MECATOL_REX].system).get(system, 9)
        value = {1: 4.0, 2: 2.0}.get(far, 0.0)
        if play.board.custodians and not custodians_price(play, seat):
            value *= UNPAID
    return max(value, 0.8 * min(infantry, len(open_planets(play, seat, system, 1))))
