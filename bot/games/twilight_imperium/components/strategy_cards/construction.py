"""Construction, strategy card 4 (rules 12, SA3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.asks import Ask
from bot.core.shapes import Answer, Field, Option, Pick, Question, Text
from bot.games.twilight_imperium.figures import (
    CONSTRUCTION,
    PLANETS,
    Kind,
)
from bot.games.twilight_imperium.flow.control import may_build
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits
from bot.games.twilight_imperium.flow.stacks import system_of
from bot.games.twilight_imperium.flow.strategic import (
    FREE,
    PRIMARIES,
    SECONDARIES,
    Secondary,
)
from bot.games.twilight_imperium.forces import berth
from bot.games.twilight_imperium.hooks.blocks import Galaxy

NONE: Final = "none"


def building_sites(play: Galaxy, seat: int, kinds: tuple[Kind, ...], *, token: bool = False) -> list[str]:
    """Structures that a player could place: `pds:jord`, `space_dock:304` of one that floats; `token` as in
    `may_build`."""
    sites = [
        f"{kind}:{berth(play.board, seat, planet, kind)}"
        for kind in kinds
        for planet in play.board.planets_of(seat)
        if may_build(play, seat, planet, kind, token=token)
    ]
    return list(dict.fromkeys(sites))


def _site_options(sites: list[str]) -> tuple[Option, ...]:
    return tuple(_site_option(site, *site.split(":")) for site in sites)


def _site_option(site: str, kind: str, place: str) -> Option:
    if place in PLANETS:
        return Option(site, "twilight_imperium-opt-build", {"unit": kind, "planet": place})
    return Option(site, "twilight_imperium-opt-build-afloat", {"unit": kind, "system": place})


class Construct(Ask, tag="twilight_imperium-construct"):
    """`D_PLACE_STRUCTURE`: a structure on an own planet, or none.

    Args:
        docks: whether it may be a space dock.
    """

    docks: bool = True

    def sites(self, play: Galaxy) -> list[str]:
        """What could be placed."""
        return building_sites(play, self.seat, ("space_dock", "pds") if self.docks else ("pds",))

    def matters(self, play: Galaxy) -> bool:
        """Whether anything could."""
        return bool(self.sites(play))

    def question(self, play: Galaxy) -> Question:
        """Which, and where."""
        options = (*_site_options(self.sites(play)), Option(NONE, "twilight_imperium-opt-none"))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-construct", {"docks": int(self.docks)}),
            shape=Pick(options),
            topic="twilight_imperium-topic-construction",
            rule="twilight_imperium-rule-construction",
            default=NONE,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is placed."""
        if answer != NONE:
            kind, planet = str(answer).split(":")
            play.push(PlaceUnits(self.seat, place=planet, kind=kind, optional=False))


class ConstructDock(Construct, tag="twilight_imperium-construct-dock"):
    """A space dock on an own planet, or none (Construction Rider)."""

    def sites(self, play: Galaxy) -> list[str]:
        """Where it could stand."""
        return building_sites(play, self.seat, ("space_dock",))


def _construction(play: Galaxy, seat: int) -> None:
    play.push(Construct(seat), Construct(seat, docks=False))


def _sites_to_follow(play: Galaxy, seat: int) -> list[str]:
    return building_sites(play, seat, ("space_dock", "pds"), token=True)


def _site_field(play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> Field | None:
    if "site" in partial:
        return None
    options = _site_options(_sites_to_follow(play, seat))
    return Field("site", Text("twilight_imperium-ask-construct", {"docks": 1}), Pick(options))


def _yield(site: str) -> tuple[bool, int]:
    """How much a structure gives there: a space dock before a PDS, where there are most resources."""
    kind, place = site.split(":")
    return kind == "space_dock", PLANETS[place].resources if place in PLANETS else 0


def _follow_construction(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> None:
    kind, planet = str(answer["site"]).split(":")
    state = play.board
    system = system_of(state, planet)
    if answer["what"] == FREE:  # no token is paid, none is placed (24.1 Acquiescence)
        play.push(PlaceUnits(seat, place=planet, kind=kind, optional=False))
        return
    state.players[seat].strategy -= 1
    if seat not in state.systems[system].tokens:  # with one there already, the spent token goes to the reserve
        state.systems[system].tokens.append(seat)
        play.tell("twilight_imperium-event-token-placed", seat=seat, system=system)
    play.push(PlaceUnits(seat, place=planet, kind=kind, optional=False))


def _told(kind: str, place: str) -> dict[str, str]:
    return {"unit": kind, "planet": place, "stands": "on" if place in PLANETS else "in"}


PRIMARIES[CONSTRUCTION] = _construction
SECONDARIES[CONSTRUCTION] = Secondary(
    can=lambda play, seat: bool(_sites_to_follow(play, seat)),
    does=_follow_construction,
    field=_site_field,
    proposed=lambda play, seat: {"site": max(_sites_to_follow(play, seat), key=_yield)},
    told=lambda play, seat, answer: _told(*str(answer["site"]).split(":")),
    pays=False,
)
