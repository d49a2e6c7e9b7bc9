"""The Embers of Muaat (rules 28.4, 24, 27.1)."""

from __future__ import annotations

from typing import Final

from bot.core.shapes import Anchor, Option, Pick
from bot.games.twilight_imperium.components.action_cards.aiming import of_systems, picked
from bot.games.twilight_imperium.components.units import melts_shields
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.figures import Kind
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, placeable
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.forces import in_space
from bot.games.twilight_imperium.galaxy.anomalies import SUPERNOVA, anomalies
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, ability, flagship, technology, unit
from bot.games.twilight_imperium.hooks.queries import ENTER, SHIELD
from bot.games.twilight_imperium.space import next_to, tiles

STAR_FORGE = ability("star_forge")
GASHLAI_PHYSIOLOGY = ability("gashlai_physiology")
MAGMUS_REACTOR = technology("magmus_reactor")
THE_INFERNO = flagship("the_inferno")
PROTOTYPE_WAR_SUNS: Final = (
    unit("prototype_war_sun_i", "war_sun"),
    unit("prototype_war_sun_ii", "war_sun"),
)
FORGED: Final[tuple[tuple[Kind, int], ...]] = (("fighter", 2), ("destroyer", 1))
"""Type and number of what a war sun forges."""


def _forges(play: Galaxy, seat: int) -> Pick | None:
    state = play.board
    if state.players[seat].strategy < 1:
        return None
    return picked(
        Option(
            f"{at}:{kind}",
            "twilight_imperium-opt-units",
            {"unit": kind, "count": count, "place": at},
            anchor=Anchor("system", (at,)),
        )
        for at in state.systems
        if in_space(state, at, seat).get("war_sun")
        for kind, count in FORGED
        if placeable(state, seat, at, kind)
    )


@STAR_FORGE.acts(_forges)
def _star_forge(play: Galaxy, seat: int, target: str) -> None:
    at, kind = target.split(":")
    _made(play, seat, at, kind, next(count for one, count in FORGED if one == kind))


def _made(play: Galaxy, seat: int, at: str, kind: Kind, count: int) -> None:
    """For a strategy token; it may be too much there (LC)."""
    play.board.players[seat].strategy -= 1
    play.push(PlaceUnits(seat, place=at, kind=kind, count=count, optional=False), LimitCheck([seat], [at]))


@GASHLAI_PHYSIOLOGY.contributes(ENTER, "set")
def _through_supernovas(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if _supernova(owner, facts, "pass") else None


@MAGMUS_REACTOR.contributes(ENTER, "set")
def _enters_supernovas(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return into_supernovas(play, owner, facts)


def into_supernovas(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    """Whether ships of a player may move into a supernova; both texts of Magmus Reactor say so."""
    return True if _supernova(owner, facts, "into") else None


def _supernova(owner: int, facts: Facts, mode: str) -> bool:
    return facts["seat"] == owner and facts.get("anomaly") == SUPERNOVA and facts.get("mode") == mode


def _burns(play: Galaxy, owner: int, facts: Facts) -> bool:
    """A war sun that was there before the production, anybody's, or a supernova beside."""
    if facts["seat"] != owner or not facts.get("use", True):
        return False
    state, at = play.board, facts["system"]
    suns = sum(units.get("war_sun", 0) for units in state.systems[at].units.values())
    if suns > facts["units"].get("war_sun", 0):
        return True
    odd = anomalies(tiles(state))
    return any(odd.get(near) == SUPERNOVA for near in next_to(play, at, owner))


@MAGMUS_REACTOR.waits("PR_DONE", _burns)
def _magmus_reactor(play: Galaxy, owner: int, facts: Facts) -> None:
    gain_goods(play, owner, 1, MAGMUS_REACTOR.id)


def _anchorages(play: Galaxy, seat: int) -> Pick | None:
    state = play.board
    if state.players[seat].strategy < 1:
        return None
    return of_systems(
        play,
        (
            at
            for at in state.systems
            if in_space(state, at, seat).get("flagship") and placeable(state, seat, at, "cruiser")
        ),
    )


@THE_INFERNO.acts(_anchorages)
def _the_inferno(play: Galaxy, seat: int, at: str) -> None:
    _made(play, seat, at, "cruiser", 1)


for one in PROTOTYPE_WAR_SUNS:
    one.contributes(SHIELD, "forbid")(melts_shields)
