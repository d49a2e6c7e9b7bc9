"""Action cards of invasions and ground combat (rules 22, 7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.core.shapes import Option
from bot.core.state import Modifier
from bot.games.twilight_imperium.components.action_cards.aiming import named_in, played_at, reaction, standing
from bot.games.twilight_imperium.flow.bombardment import bombable, bombers
from bot.games.twilight_imperium.flow.combat_rolls import hitting, reroll
from bot.games.twilight_imperium.flow.control import take_structures
from bot.games.twilight_imperium.flow.invasion import INVASION
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.flow.strategic import exhaust_planets, ready_planet
from bot.games.twilight_imperium.forces import put, structures, take, troops
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import BOMBARD, CANNON, SHIELD
from bot.games.twilight_imperium.state import NOBODY

BUNKER = standing("bunker")
DISABLE = standing("disable")
FIRE_TEAM = standing("fire_team")
INFILTRATE = standing("infiltrate")
PARLEY = standing("parley")
REPARATIONS = standing("reparations")

BUNKERED: Final = -4
"""Bunker: what is added to bombardment dice."""


# --- Bunker -------------------------------------------------------------------------------------------------------


def _bombed(play: Galaxy, seat: int, facts: Facts) -> list[str]:
    """Own planets that the active player could bombard in this invasion."""
    active, system = facts["seat"], facts["system"]
    if seat == active or not bombers(play, active, system):
        return []
    worlds = play.board.planets
    return [planet for planet in bombable(play, active, system) if worlds[planet].controller == seat]


@played_at(BUNKER, "INV_START", may=lambda play, seat, facts: bool(_bombed(play, seat, facts)))
def _bunker(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """Every roll of this invasion against own planets there, those that only later can be bombarded too."""
    for planet in play.board.in_system(facts["system"]):
        if play.board.planets[planet].controller == seat:
            play.modify(Modifier(BOMBARD, "add", BUNKERED, {"planet": planet}, expiry=INVASION))


# --- Disable ------------------------------------------------------------------------------------------------------


def _batteries(play: Galaxy, seat: int, facts: Facts) -> list[int]:
    """Opponents with PDS in the active system."""
    worlds = [play.board.planets[planet] for planet in play.board.in_system(facts["system"])]
    return sorted(
        {other for world in worlds for other, units in world.units.items() if other != seat and "pds" in units}
    )


def _may_disable(play: Galaxy, seat: int, facts: Facts) -> bool:
    return seat == facts["seat"] and bool(_batteries(play, seat, facts))


@played_at(DISABLE, "INV_START", may=_may_disable)
def _disable(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """Neither shield nor fire at who lands; only PDS have either on planets, and nothing else asks for them now."""
    for other in _batteries(play, seat, facts):
        shield = {"seat": other, "system": facts["system"]}
        play.modify(Modifier(SHIELD, "forbid", True, shield, expiry=INVASION))
        play.modify(Modifier(CANNON, "forbid", True, {"seat": other, "defense": True}, expiry=INVASION))


# --- Parley -------------------------------------------------------------------------------------------------------


def _landed(play: Galaxy, facts: Facts) -> int:
    """Ground forces that the active player has committed to the planet and that still are there."""
    action = play.board.tactical
    there = sum(troops(play.board, facts["planet"], facts["seat"]).values())
    return min(there, action.landed.get(facts["planet"], 0)) if action is not None else 0


def _may_parley(play: Galaxy, seat: int, facts: Facts) -> bool:
    return seat == play.board.planets[facts["planet"]].controller != facts["seat"] and _landed(play, facts) > 0


def _parleys(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    return (reaction(PARLEY, planet=facts["planet"]),)


@played_at(PARLEY, "INV_COMMIT", may=_may_parley, options=_parleys)
def _parley(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """IN6: they are in the space area again, and do not land any more in this action."""
    action, planet, active = play.board.tactical, facts["planet"], facts["seat"]
    count = _landed(play, facts)
    if action is None or not count:
        return
    for kind, n in troops(play.board, planet, active).items():
        take(play.board, planet, active, kind, n)
        put(play.board, action.active, active, kind, n)
    action.landed.pop(planet)
    action.parleyed.append(planet)
    play.tell("twilight_imperium-event-sent-back", seat=active, planet=planet, count=count)
    play.push(LimitCheck([active], [action.active]))


# --- Fire Team ----------------------------------------------------------------------------------------------------


def _missed(play: Galaxy, seat: int) -> list[int]:
    """Own dice of this round that miss, the lowest first; none where all the others have is hit already, for then
    nothing could come of it."""
    combat = play.board.combat
    if combat is None or combat.space:
        return []
    dice = combat.dice.get(seat, [])
    missed = [at for at, hits in enumerate(hitting(play, seat)) if not hits]
    against = sum(troops(play.board, combat.place, combat.other(seat)).values())
    return sorted(missed, key=lambda at: dice[at][1]) if len(dice) - len(missed) < against else []


def _may_reroll(play: Galaxy, seat: int, facts: Facts) -> bool:
    return seat == facts["seat"] and bool(_missed(play, seat))


def _rerolls(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    """All that miss, or fewer: dice of ground forces are alike, so that the lowest stand for any."""
    combat, missed = play.board.combat, _missed(play, seat)
    assert combat is not None
    lowest = [combat.dice[seat][at][1] for at in missed]
    return tuple(
        reaction(FIRE_TEAM, str(count), names="dice", dice=lowest[:count], count=count)
        for count in range(len(missed), 0, -1)
    )


@played_at(FIRE_TEAM, "GC_ROLLED", may=_may_reroll, options=_rerolls)
def _fire_team(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """R2: the new results count, modifiers as before."""
    reroll(play, seat, _missed(play, seat)[: int(named_in(target))])


# --- Infiltrate ---------------------------------------------------------------------------------------------------


def _may_infiltrate(play: Galaxy, seat: int, facts: Facts) -> bool:
    former = facts["former"]
    return seat == facts["seat"] and former != NOBODY and bool(structures(play.board, facts["planet"], former))


def _infiltrates(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    return (reaction(INFILTRATE, planet=facts["planet"]),)


@played_at(INFILTRATE, "PL_GAIN", may=_may_infiltrate, options=_infiltrates)
def _infiltrate(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """As far as reinforcements or the board have figures for them (C5)."""
    take_structures(play, seat, facts["planet"], facts["former"])


# --- Reparations --------------------------------------------------------------------------------------------------


def _owed(play: Galaxy, seat: int, facts: Facts) -> tuple[list[str], list[str]]:
    """Planets of the taker that can be exhausted, and own ones that can be readied."""
    worlds, taker = play.board.planets, facts["seat"]
    theirs = [planet for planet in play.board.planets_of(taker) if worlds[planet].ready]
    return theirs, [planet for planet in play.board.planets_of(seat) if not worlds[planet].ready]


def _may_claim(play: Galaxy, seat: int, facts: Facts) -> bool:
    return seat == facts["former"] != facts["seat"] and any(_owed(play, seat, facts))


def _claims(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    """Each of theirs with each of one's own; one of a kind where the other has none."""
    theirs, own = _owed(play, seat, facts)
    return tuple(_claim(facts["seat"], planet, mine) for planet in theirs or [""] for mine in own or [""])


def _claim(taker: int, planet: str, mine: str) -> Option:
    target = f"{planet}:{mine}"
    if not planet:
        return reaction(REPARATIONS, target, names="ready", planet=mine)
    if not mine:
        return reaction(REPARATIONS, target, names="exhaust", planet=planet, seat=taker)
    both = reaction(REPARATIONS, target, names="pair", planet=planet, seat=taker, own=mine)
    group = "twilight_imperium-group-exhaust"
    return msgspec.structs.replace(both, group=group, group_args={"planet": planet})


@played_at(REPARATIONS, "PL_GAINED", may=_may_claim, options=_claims)
def _reparations(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """Both planets were named before anybody could cancel it (AC2)."""
    planet, _, mine = named_in(target).partition(":")
    if planet:
        exhaust_planets(play, facts["seat"], [planet])
    if mine:
        ready_planet(play, seat, [mine])
