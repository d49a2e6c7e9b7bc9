"""Move plans that are proposed, and what would come of one: told before the token is spent (seen 2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer, Text
from bot.games.twilight_imperium.advice.barriers import absent
from bot.games.twilight_imperium.advice.odds import odds
from bot.games.twilight_imperium.advice.scouting import cannon_salvos, space_fight, supposing
from bot.games.twilight_imperium.economy.payment import purse
from bot.games.twilight_imperium.economy.yards import makeable, producing
from bot.games.twilight_imperium.figures import KINDS, MECATOL_REX, SHIPS, Kind
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.flow.landing import custodians_price
from bot.games.twilight_imperium.flow.movement import cargo_field, check_plan
from bot.games.twilight_imperium.flow.stacks import Stack, holds, loadable, stacks, stowed, system_of
from bot.games.twilight_imperium.forces import capacity, fleets, freed_fighters, ground_forces, in_space, on_planet
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import fleet_limit
from bot.games.twilight_imperium.state import Units

RECKONED: Final = 8
"""Units a side up to which the odds of a fight are told at once (seen 2)."""
Plan = dict[str, dict[str, int]]


def everything(play: Galaxy, seat: int, active: str) -> dict[str, Plan]:
    """Move plans for one press: all that can come and stay there with as much cargo as fits, and nothing."""
    known = stacks(play, seat, active)
    found: dict[str, Plan] = {}
    if not known:
        return found
    if (plan := _whole(play, seat, active, known)) is not None:
        found["all"] = plan
    found["stay"] = _with_cargo(play, seat, active, {}, empty=True)
    return found


def _whole(play: Galaxy, seat: int, active: str, known: Mapping[str, Stack]) -> Plan | None:
    """As many ships as the fleet pool lets stay there, the dearest first, none of what is there already."""
    state = play.board
    room = fleet_limit(play, seat) - sum(_ships(in_space(state, active, seat)).values())
    chosen: dict[str, int] = {}
    used: set[tuple[str, Kind, bool]] = set()
    boosted = False
    usual = sorted(
        known.values(), key=lambda one: (KINDS.index(one.kind), one.boosted, one.route.exits, one.route.steps)
    )
    for one in usual:
        same = one.origin, one.kind, one.hurt
        if one.origin == active or one.kind == "fighter" or same in used or (one.boosted and boosted):
            continue
        if one.kind not in SHIPS or one.behind:  # a dock goes where somebody sends it
            continue
        count = min(one.count, room)
        if count > 0:
            chosen[one.id] = count
            used.add(same)
            boosted = boosted or one.boosted
            room -= count
    if not chosen:
        return None
    plan = _with_cargo(play, seat, active, chosen)
    try:
        check_plan(play, seat, active, plan)
    except IllegalAnswer:
        return None
    return plan


def _with_cargo(play: Galaxy, seat: int, active: str, ships: dict[str, int], *, empty: bool = False) -> Plan:
    """A plan with the cargo that is proposed for it, or none."""
    field = cargo_field(play, seat, active, ships)
    if field is None:
        return {"ships": ships}
    return {"ships": ships, "cargo": {} if empty else _enough(play, seat, active, ships, dict(field.start or {}))}


def _enough(play: Galaxy, seat: int, active: str, ships: Mapping[str, int], cargo: dict[str, int]) -> dict[str, int]:
    """The proposed cargo with infantry for each planet there that is not one's own: those that would stay to hold a
    planet come along as long as one is missing, but nobody from Mecatol Rex."""
    state = play.board
    missing = sum(state.planets[planet].controller != seat for planet in state.in_system(active))
    missing -= sum(n for id, n in cargo.items() if id.endswith(":infantry")) + in_space(state, active, seat).get(
        "infantry", 0
    )
    room = holds(play, seat, active, ships)
    for id, most in loadable(play, seat, active, ships).items():
        place, kind = id.split(":")
        if kind != "infantry" or place == MECATOL_REX or system_of(state, place) == active:
            continue
        while missing > 0 and cargo.get(id, 0) < most:
            more = {**cargo, id: cargo.get(id, 0) + 1}
            if stowed(state, room, more) is None:
                break
            cargo, missing = more, missing - 1
    return cargo


def _ships(units: Mapping[Kind, int]) -> Units:
    return {kind: n for kind, n in units.items() if kind in SHIPS and kind != "fighter"}


def previewed(play: Galaxy, seat: int, active: str, partial: Mapping[str, Answer]) -> Iterator[Text]:
    """What a tactical action would meet and leave, line by line.

    Args:
        play: the match; only public facts are looked at.
        seat: who would act.
        active: position of the system.
        partial: of the turn's form: `ships` and `cargo` where they are chosen.
    """
    state = play.board
    player = state.players[seat]
    told = {"system": active, "tokens": player.tactic - 1}
    yield Text("twilight_imperium-told-activation", told)
    yield from _prospects(play, seat, active, partial)
    for other in fleets(state, active):
        if other != seat:
            yield Text(
                "twilight_imperium-told-fleet", {"seat": other, "units": _in_order(in_space(state, active, other))}
            )
    for planet in state.in_system(active):
        for other, units in state.planets[planet].units.items():
            if other != seat and units:
                yield Text(
                    "twilight_imperium-told-garrison", {"seat": other, "planet": planet, "units": _in_order(units)}
                )
    ships: Any = partial.get("ships")
    if ships is not None:
        yield from _arrival(play, seat, active, ships, dict(partial.get("cargo") or {}))


def makes(play: Galaxy, seat: int, active: str) -> int:
    """How many units could be produced there with what can be paid; 0 where nothing can."""
    yard = producing(play, seat, active)
    return yard.limit if makeable(play, seat, yard, purse(play, seat, "resources").all) else 0


def _prospects(play: Galaxy, seat: int, active: str, partial: Mapping[str, Answer]) -> Iterator[Text]:
    """What can be made there, the price of Mecatol Rex, and who cannot come: who asks for it should not have to spend
    the token first."""
    state = play.board
    coming = any(one.origin != active for one in stacks(play, seat, active).values())
    if limit := makes(play, seat, active):
        yield Text("twilight_imperium-told-yard", {"count": limit})
    elif producing(play, seat, active).limit:
        yield Text("twilight_imperium-told-poor", {})
    if state.custodians and MECATOL_REX in state.in_system(active) and (coming or in_space(state, active, seat)):
        price, has = custodians_price(play, seat), purse(play, seat, "influence").all
        yield Text("twilight_imperium-told-custodians", {"price": price, "has": has})
    if not partial.get("ships"):
        held = [
            at
            for at, system in state.systems.items()
            if at != active and seat in system.tokens and _ships(in_space(state, at, seat))
        ]
        if held:
            yield Text("twilight_imperium-told-held", {"places": held})
        yield from absent(play, seat, active)
    if not coming and not limit:
        yield Text("twilight_imperium-told-nobody-comes")


def _in_order(units: Mapping[Kind, int]) -> Units:
    return {kind: units[kind] for kind in KINDS if units.get(kind)}


def _arrival(
    play: Galaxy, seat: int, active: str, ships: Mapping[str, int], cargo: Mapping[str, int]
) -> Iterator[Text]:
    state = play.board
    known = stacks(play, seat, active)
    fleet: Units = dict(in_space(state, active, seat))
    left: dict[str, Units] = {}
    rifts = 0
    for id, count in ships.items():
        stack = known[id]
        fleet[stack.kind] = fleet.get(stack.kind, 0) + count
        rifts += stack.route.exits * count
        gone = left.setdefault(stack.origin, {})
        gone[stack.kind] = gone.get(stack.kind, 0) + count
    for id, count in cargo.items():
        place, kind = id.split(":")
        fleet[kind] = fleet.get(kind, 0) + count
        gone = left.setdefault(place, {})
        gone[kind] = gone.get(kind, 0) + count
    fleet = _in_order(fleet)
    if not ships and not cargo:
        return
    fighters = max(0, fleet.get("fighter", 0) - freed_fighters(play, seat, active))
    yield Text(
        "twilight_imperium-told-there",
        {
            "units": fleet,
            "ships": sum(_ships(fleet).values()),
            "most": fleet_limit(play, seat),
            "carried": fighters + ground_forces(fleet),
            "room": capacity(state, seat, fleet),
        },
    )
    foreign = any(state.planets[planet].controller != seat for planet in state.in_system(active))
    if ships and foreign and not ground_forces(fleet) and not fleet.get("fighter"):  # with one card fighters land
        yield Text("twilight_imperium-told-nobody-lands")
    if rifts:
        yield Text("twilight_imperium-told-rifts", {"dice": rifts})
    yield from _dangers(play, seat, active, fleet)
    yield from _left_behind(play, seat, left)


def _dangers(play: Galaxy, seat: int, active: str, fleet: Units) -> Iterator[Text]:
    """Space cannons that may fire, and the odds of the fight that follows."""
    state = play.board
    there = {other: in_space(state, active, other) for other in state.systems[active].units if other != seat}
    supposed = supposing(play, active, {**there, seat: fleet})
    for salvo in cannon_salvos(supposed, active, seat):
        if salvo.target == seat:
            hits = round(10 * salvo.expected)
            yield Text(
                "twilight_imperium-told-cannons",
                {"seat": salvo.seat, "dice": len(salvo.values), "hits": f"{hits // 10}.{hits % 10}"},
            )
    for other in fleets(state, active):
        if other == seat:
            continue
        sides = {kind: n for kind, n in fleet.items() if kind in SHIPS}, ships_of(state, active, other)
        if all(0 < sum(side.values()) <= RECKONED for side in sides):
            found = odds(space_fight(play, active, seat, other, sides))
            yield Text("twilight_imperium-told-odds", {"seat": other, "percent": round(100 * found.attacker)})


def _left_behind(play: Galaxy, seat: int, left: Mapping[str, Units]) -> Iterator[Text]:
    """Whether the home system stays defended, and planets that nobody holds any more."""
    state = play.board
    home = state.players[seat].home
    for place, gone in left.items():
        if system_of(state, place) != home:
            continue
        units = on_planet(state, place, seat) if place in state.planets else in_space(state, place, seat)
        if place in state.planets and units.get("infantry", 0) <= gone.get("infantry", 0):
            yield Text("twilight_imperium-told-bare", {"place": place})
        elif place == home and sum(_ships(units).values()) <= sum(_ships(gone).values()):
            yield Text("twilight_imperium-told-home-without-ships", {"place": place})
