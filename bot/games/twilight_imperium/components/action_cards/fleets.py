"""Action cards about ships and systems (rules 22)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.shapes import Anchor, Option, Pick
from bot.games.twilight_imperium.components.action_cards.aiming import of_systems, others, picked, standing
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, placeable
from bot.games.twilight_imperium.flow.losses import LimitCheck, destroy
from bot.games.twilight_imperium.flow.tokens import PlaceToken
from bot.games.twilight_imperium.forces import damaged, fleets, has_ships, in_space
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.space import holes, home_systems, next_to

GHOST_SHIP = standing("ghost_ship")
LUCKY_SHOT = standing("lucky_shot")
SIGNAL_JAMMING = standing("signal_jamming")
WAR_EFFORT = standing("war_effort")

SHOT = ("dreadnought", "cruiser", "destroyer")
"""Types that Lucky Shot can name."""


def _haunted(play: Galaxy, seat: int) -> Pick | None:
    """Wormholes of any type, no home system, without ships of others."""
    state, homes = play.board, home_systems(play.board)
    return of_systems(
        play,
        (
            at
            for at in state.systems
            if holes(play).get(at)
            and at not in homes
            and set(fleets(state, at)) <= {seat}
            and placeable(state, seat, at, "destroyer")
        ),
    )


@GHOST_SHIP.acts(_haunted)
def _ghost_ship(play: Galaxy, seat: int, system: str) -> None:
    _place(play, seat, system, "destroyer")


def _place(play: Galaxy, seat: int, system: str, kind: str) -> None:
    """One ship; it may be one too many there (LC)."""
    play.push(PlaceUnits(seat, place=system, kind=kind, optional=False), LimitCheck([seat], [system]))


def _own_fleets(play: Galaxy, seat: int) -> Pick | None:
    state = play.board
    return of_systems(
        play,
        (at for at in state.systems if has_ships(state, at, seat) and placeable(state, seat, at, "cruiser")),
    )


@WAR_EFFORT.acts(_own_fleets)
def _war_effort(play: Galaxy, seat: int, system: str) -> None:
    _place(play, seat, system, "cruiser")


def _ships(play: Galaxy, seat: int) -> Iterator[Option]:
    """Ships of others where a planet is one's own; a damaged one is another than a whole one."""
    state = play.board
    for at in dict.fromkeys(state.planets[planet].system for planet in state.planets_of(seat)):
        for other in others(play, seat):
            units = in_space(state, at, other)
            for kind in SHOT:
                hurt = damaged(state, at, other, kind)
                for hits, count in enumerate((units.get(kind, 0) - hurt, hurt)):
                    if count:
                        key = "twilight_imperium-opt-ship-hurt" if hits else "twilight_imperium-opt-ship"
                        told = {"unit": kind, "system": at, "seat": other}
                        yield Option(f"{at}:{other}:{kind}:{hits}", key, told, anchor=Anchor("system", (at,)))


@LUCKY_SHOT.acts(lambda play, seat: picked(_ships(play, seat)))
def _lucky_shot(play: Galaxy, seat: int, target: str) -> None:
    """Destroyed without sustaining; what it carried may be too much now (LC)."""
    at, owner, kind, hurt = target.split(":")
    play.push(LimitCheck([int(owner)], [at]))
    destroy(play, at, int(owner), {kind: 1}, by=seat, hurt=int(hurt))


def _jammed(play: Galaxy, seat: int) -> Iterator[Option]:
    """Systems with an own ship or next to one, no home systems, by the players who have no token there."""
    state, homes = play.board, home_systems(play.board)
    near = {at for at in state.systems if has_ships(state, at, seat)}
    near |= {beside for at in near for beside in next_to(play, at, seat)}
    for other in others(play, seat):
        for at in state.systems:
            if at in near and at not in homes and other not in state.systems[at].tokens:
                yield Option(
                    f"{other}:{at}",
                    "twilight_imperium-opt-system-of",
                    {**state.named(at), "seat": other},
                    group="twilight_imperium-group-seat",
                    group_args={"seat": other},
                    anchor=Anchor("system", (at,)),
                )


@SIGNAL_JAMMING.acts(lambda play, seat: picked(_jammed(play, seat)))
def _signal_jamming(play: Galaxy, seat: int, target: str) -> None:
    """No activation; with an empty reserve its owner says from which pool the token comes (C7)."""
    other, _, at = target.partition(":")
    play.push(PlaceToken(int(other), system=at))
