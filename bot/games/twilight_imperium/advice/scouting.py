"""Fights that stand, or would be, read off the table by the rules' own queries.

Only public facts are looked at: units, technologies, factions, the map; nothing of a hand, a secret or a deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.core.play import Play
from bot.games.twilight_imperium.advice.fights import Arms, Fight, Salvo, Side
from bot.games.twilight_imperium.combat import BARRAGE, Combat
from bot.games.twilight_imperium.figures import HARMLESS, SHIPS, Kind
from bot.games.twilight_imperium.flow.bombardment import bombable, bombers, bombs
from bot.games.twilight_imperium.flow.cannon import barrels, guns, targets
from bot.games.twilight_imperium.flow.combat_rolls import ROUND, bonus, dice_of
from bot.games.twilight_imperium.flow.landing import defending_guns
from bot.games.twilight_imperium.forces import figures, fleets, in_order, joined, units_at
from bot.games.twilight_imperium.hooks.blocks import Galaxy, Trait, foretold
from bot.games.twilight_imperium.hooks.queries import (
    HITRULE,
    SUSTAIN,
    asked,
    cannon_bonus,
    falls_first,
    hits_cancelled,
    may_fire_at_landing,
)
from bot.games.twilight_imperium.state import NOBODY, BoardPlanet, System, Units


def supposing(
    play: Galaxy,
    place: str,
    units: Mapping[int, Mapping[Kind, int]],
    damaged: Mapping[int, Mapping[Kind, int]] | None = None,
    combat: Combat | None = None,
    *,
    rounds: bool = False,
) -> Galaxy:
    """The table as it would be with other units in one place; the match itself stays as it is. What was done to one
    round alone is left out, unless that round is what is asked about: the odds would have it last.

    Args:
        play: the match.
        place: position of a system or id of a planet.
        units: seat -> all it has there then; those of other seats are gone.
        damaged: how many of them are damaged.
        combat: that is under way then.
        rounds: whether what lasts for the round under way counts.
    """
    state = play.board
    held = {seat: {k: n for k, n in own.items() if n} for seat, own in units.items() if any(own.values())}
    systems, planets = state.systems, state.planets
    if place in systems:
        hurt = {seat: dict(own) for seat, own in (damaged or {}).items() if own and seat in held}
        systems = {**systems, place: System(systems[place].tile, systems[place].tokens, held, hurt)}
    else:
        world = planets[place]
        planets = {**planets, place: BoardPlanet(world.system, world.controller, world.ready, held)}
    board = replace(state, systems=systems, planets=planets, combat=combat)
    lasting = [one for one in play.state.modifiers if rounds or one.expiry != ROUND]
    return Play(play.game, replace(play.state, board=board, modifiers=lasting), play.pack)


def _arms(play: Galaxy, seat: int, kinds: Mapping[Kind, int], place: str, space: bool) -> dict[str, Arms]:
    found: dict[str, Arms] = {}
    for kind in kinds:
        figure = figures(play.board, seat, kind)
        found[kind] = Arms(
            HARMLESS if figure.combat is None else figure.combat,
            bonus(play, seat, kind),
            dice_of(play, seat, kind),
            space and falls_first(play, seat, kind, place),
            hits_cancelled(play, seat, kind, place) if space and figure.sustains else 0,
        )
    return found


def _read(
    play: Galaxy,
    place: str,
    space: bool,
    sides: tuple[int, int],
    units: tuple[Units, Units],
    damaged: tuple[Units, Units],
    salvos: tuple[Salvo, ...] = (),
    aboard: tuple[int, int] = (0, 0),
    fresh: bool | None = None,
    begins: bool = False,
) -> Fight:
    """See `space_fight` and `ground_fight`; `units` take part in the combat."""
    combat = _under_way(play, Combat(place, *sides, space=space), begins)

    def case(gone: frozenset[tuple[int, str]], rounds: bool = False) -> tuple[dict[str, Arms], dict[str, Arms]]:
        left = [{kind: n for kind, n in units[at].items() if (at, kind) not in gone} for at in (0, 1)]
        if not space:  # structures stay
            for at in (0, 1):
                left[at] |= {k: n for k, n in units_at(play.board, place, sides[at]).items() if k not in units[at]}
        hurt = [{kind: n for kind, n in damaged[at].items() if kind in left[at]} for at in (0, 1)]
        held, wounds = dict(zip(sides, left, strict=True)), dict(zip(sides, hurt, strict=True))
        there = supposing(play, place, held, wounds, combat, rounds=rounds)
        first, second = (_arms(there, sides[at], units[at], place, space) for at in (0, 1))
        return first, second

    whole = case(frozenset())
    varying = [foretold(play, seat, "answers") if space else None for seat in sides]
    switches: list[tuple[int, str]] = []
    for one in [(at, kind) for at in (0, 1) for kind in units[at] if sum(map(len, units)) > 2]:
        without = case(frozenset((one,)))
        if any(
            _changes(whole[at][kind], without[at][kind], kind == varying[at])
            for at in (0, 1)
            for kind in units[at]
            if (at, kind) != one
        ):
            switches.append(one)
    fresh = _this_round(play, place, fresh) and any(one.expiry == ROUND for one in play.state.modifiers)
    without = [
        frozenset(one for at, one in enumerate(switches) if bits >> at & 1) for bits in range(1 << len(switches))
    ]
    cases = {bits: case(gone) for bits, gone in enumerate(without)}
    early = {bits: case(gone, rounds=True) for bits, gone in enumerate(without)} if fresh else {}
    whole_place = {s: {**units_at(play.board, place, s), **own} for s, own in zip(sides, units, strict=True)}
    there = supposing(play, place, whole_place, dict(zip(sides, damaged, strict=True)), combat, rounds=fresh)
    if not space and (play.board.combat is None or play.board.combat.place != place):
        shots = (foretold(there, seat, "shoots") or 0 for seat in sides)
        salvos += tuple(
            Salvo(seat, target, (1,) * hits, sure=True)
            for seat, target, hits in zip(sides, reversed(sides), shots, strict=True)
            if hits
        )
    first, second = (
        _side(
            there,
            sides,
            at,
            units[at],
            damaged[at],
            {bits: both[at] for bits, both in cases.items()},
            {bits: both[at] for bits, both in early.items() if early != cases},
            combat,
            aboard[at],
        )
        for at in (0, 1)
    )
    return Fight(place, space, first, second, tuple(switches), salvos)


def _this_round(play: Galaxy, place: str, fresh: bool | None) -> bool:
    """Whether what was done to one round counts: in the combat fought there, while its dice are to be rolled."""
    real = play.board.combat
    return real is not None and real.place == place and (not real.dice if fresh is None else fresh)


def _under_way(play: Galaxy, combat: Combat, begins: bool) -> Combat:
    """A combat that is fought already knows what of its beginning is past."""
    real = play.board.combat
    if begins or real is None or (real.place, real.sides) != (combat.place, combat.sides):
        return combat
    return replace(combat, round=real.round, past=list(real.past))


def _changes(before: Arms, after: Arms, varying: bool) -> bool:
    """Whether the figures of a unit are others; dice whose number hangs on the other fleet are not looked at."""
    return after != before and not (varying and replace(after, dice=before.dice) == before)


def _side(
    play: Galaxy,
    sides: tuple[int, int],
    at: int,
    units: Units,
    damaged: Units,
    arms: dict[int, dict[str, Arms]],
    early: dict[int, dict[str, Arms]],
    combat: Combat,
    aboard: int,
) -> Side:
    state, seat, other = play.board, sides[at], sides[1 - at]
    if not combat.space:
        silenced: int = foretold(play, other, "silences") or 0
        if not asked(play, "Q_COMBAT", 0, seat=seat, place=combat.place, rolls=True).allowed:
            silenced = 1
        most = units.get("infantry", 0) + 1 if at == 1 else sum(units.values()) + 1
        return Side(
            seat,
            units,
            damaged,
            arms,
            silent=silenced,
            early=early,
            again=_again(play, seat, other, combat.place) if at == 0 else None,
            spite=_spite(play, seat, combat.place, max(most, 2)),
        )
    shoots = units if combat.still_comes(BARRAGE, seat) else {}
    barrage = {
        kind: (dice.value, dice.count) for kind in shoots if (dice := figures(state, seat, kind).barrage) is not None
    }
    price: int = foretold(play, seat, "rerolls") or 0
    more: dict[str, tuple[int, int]] = foretold(play, seat, "more") or {}
    once: dict[Trait, Any] = {
        trait: foretold(play, seat, trait) if combat.still_comes(trait, seat) else None
        for trait in ("opens", "volleys", "aims")
    }
    volleys: tuple[tuple[Kind, ...], int] = once["volleys"] or ((), 0)
    return Side(
        seat,
        units,
        damaged,
        arms,
        barrage=barrage,
        more=more,
        mends=tuple(kind for kind in foretold(play, seat, "mends") or () if kind in units),
        repairs=play.query(SUSTAIN, 0, seat=seat, repairs=True).value,
        opens=once["opens"] or 0,
        aims=bool(once["aims"]),
        early=early,
        rerolled=bool(foretold(play, seat, "rerolled")),
        keep=aboard,
        carries={kind: figures(state, seat, kind).capacity for kind in units} if aboard else {},
        rerolls=state.players[seat].goods // price if price else 0,
        volley=tuple(kind for kind in volleys[0] if kind in units),
        volleys=volleys[1],
        bursts=foretold(play, seat, "bursts") or "",
        answers=foretold(play, seat, "answers") or "",
    )


def _spite(play: Galaxy, seat: int, planet: str, most: int) -> tuple[int, ...]:
    """Hits besides, by hits suffered; nothing where there are none."""
    found = tuple(
        asked(play, HITRULE, 0, seat=seat, ground=True, suffered=suffered, place=planet).value
        for suffered in range(most + 1)
    )
    return found if any(found) else ()


def _again(play: Galaxy, seat: int, other: int, planet: str) -> Salvo | None:
    return bombardment(play, seat, planet, other) if foretold(play, seat, "again") else None


# --- fights -----------------------------------------------------------------------------------------------------------


def space_fight(
    play: Galaxy,
    system: str,
    attacker: int,
    defender: int,
    units: tuple[Mapping[Kind, int], Mapping[Kind, int]] | None = None,
    damaged: tuple[Mapping[Kind, int], Mapping[Kind, int]] | None = None,
    *,
    cannons: bool = False,
    fresh: bool | None = None,
    begins: bool = False,
) -> Fight:
    """A space combat in a system.

    Args:
        play: the match.
        system: position.
        attacker, defender: seats.
        units: fleets that would meet there, ground forces aboard among them; None for those that stand there.
        damaged: how many of these are damaged; None for those that are, or for none of a supposed fleet.
        cannons: whether space cannon offense comes before it.
        fresh: whether the dice of the round under way are still to be rolled; None for as it is.
        begins: whether it is the whole combat that is asked about, though it is under way.
    """
    state = play.board
    pair = (attacker, defender)
    if units is None:
        units = units_at(state, system, attacker), units_at(state, system, defender)
        there = state.systems[system].damaged
        damaged = damaged or (there.get(attacker, {}), there.get(defender, {}))
    aboard = units[0].get("infantry", 0), units[1].get("infantry", 0)
    ordered = tuple({kind: n for kind, n in in_order(dict(own)) if kind in SHIPS and n > 0} for own in units)
    supposed = supposing(play, system, dict(zip(pair, ordered, strict=True)), None, Combat(system, *pair))
    fought = _under_way(play, Combat(system, *pair), begins)
    for seat, own, riding in zip(pair, ordered, aboard, strict=True):  # 27.1 The Alastor: they are lost as ships
        joining = riding if fought.still_comes("boards", seat) and foretold(supposed, seat, "boards") else 0
        if troops := sum(joined(state, system, seat).values()) or joining:
            own["infantry"] = troops
    hurt = tuple(
        {kind: min(n, own[kind]) for kind, n in bad.items() if n and kind in own}
        for own, bad in zip(ordered, damaged or ({}, {}), strict=True)
    )
    first, second = ordered
    salvos: tuple[Salvo, ...] = ()
    if cannons:
        there = supposing(play, system, {attacker: first, defender: second})
        salvos = cannon_salvos(there, system, attacker)
    return _read(play, system, True, pair, (first, second), (hurt[0], hurt[1]), salvos, aboard, fresh, begins)


def ground_fight(
    play: Galaxy,
    planet: str,
    attacker: int,
    infantry: int,
    defender: int | None = None,
    garrison: int | None = None,
    *,
    bombs: bool = True,
    cannons: bool = True,
    fighters: int = 0,
    fresh: bool | None = None,
) -> Fight:
    """The invasion of a planet: bombardment, cannons that fire at those who land, and the ground combat.

    Args:
        play: the match.
        planet: which.
        attacker: seat.
        infantry: how many land.
        defender: seat; None for the controller.
        garrison: how many defend; None for those that are there.
        bombs: whether the attacker's ships there bombard before.
        cannons: whether space cannons on the planet fire before.
        fighters: of the attacker that fight as ground forces (27.1 Matriarch).
        fresh: whether the dice of the round under way are still to be rolled; None for as it is.
    """
    state = play.board
    other = state.planets[planet].controller if defender is None else defender
    own = units_at(state, planet, other).get("infantry", 0) if garrison is None else garrison
    salvos: list[Salvo] = []
    if bombs and (found := bombardment(play, attacker, planet, other)) is not None:
        salvos.append(found)
    able = defending_guns(play, other, planet)
    if cannons and able and may_fire_at_landing(play, other, attacker):
        values = tuple(barrels(play, other, able))
        salvos.append(Salvo(other, attacker, values, cannon_bonus(play, other, attacker).value))
    landed = {kind: n for kind, n in (("fighter", fighters), ("infantry", infantry)) if n}
    landing = (landed, {"infantry": own} if own else {})
    return _read(play, planet, False, (attacker, other), landing, ({}, {}), tuple(salvos), fresh=fresh)


def bombardment(play: Galaxy, seat: int, planet: str, target: int) -> Salvo | None:
    """The dice of all own ships in the system against one planet; None where nothing bombards it.

    Args:
        play: the match.
        seat: who bombards.
        planet: which.
        target: seat of its controller.
    """
    system = play.board.planets[planet].system
    units = bombers(play, seat, system)
    if target == NOBODY or not units or planet not in bombable(play, seat, system):
        return None
    values, modifier = bombs(play, seat, {planet: units})[planet]
    spreads = foretold(play, seat, "spreads") is not None
    return Salvo(seat, target, tuple(values), modifier, spreads=spreads)


def cannon_salvos(play: Galaxy, system: str, active: int) -> tuple[Salvo, ...]:
    """SO1 to SO4: who may fire at whom when ships of the active player are in a system, clockwise from them.

    Args:
        play: the match, with these ships there (`supposing`).
        system: the active system.
        active: seat of the active player.
    """
    found: list[Salvo] = []
    for seat in play.board.clockwise(active):
        able = guns(play, seat, system)
        for target in targets(play, seat, system, active)[:1] if able else ():
            added = cannon_bonus(play, seat, target).value
            values = tuple(barrels(play, seat, able))
            found.append(Salvo(seat, target, values, added, falls_first(play, seat, "pds", system)))
    return tuple(found)


def standing_fights(play: Galaxy, system: str, attacker: int) -> tuple[Fight, ...]:
    """The fights that one's ships and ground forces in a system would have with others there now: in space first, else
    on every planet of somebody else, with all ground forces in the space area.

    Args:
        play: the match.
        system: position.
        attacker: seat.
    """
    state = play.board
    others = [seat for seat in fleets(state, system) if seat != attacker]
    if others:
        return tuple(space_fight(play, system, attacker, other) for other in others)
    landing = units_at(state, system, attacker).get("infantry", 0)
    return tuple(
        ground_fight(play, planet, attacker, landing)
        for planet in state.in_system(system)
        if landing and state.planets[planet].controller not in (attacker, NOBODY)
    )
