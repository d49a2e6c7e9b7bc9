"""Who is about to win, by what lies open to all: the more somebody is ahead, the more the others turn against him."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.twilight_imperium.bots.aims import POINT
from bot.games.twilight_imperium.flow.scoring import holds_home
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import may_score_public
from bot.games.twilight_imperium.view import TwilightImperiumView

PLANET: Final = 0.4
"""Victory points that a planet is taken for: whoever has more of them scores more."""
AHEAD: Final = 3.0
"""So many points before the others on the mean are all that there is to fear."""
AGAINST: Final = 8.0
"""What it is worth, in resources, that a planet is taken from who will win."""
MOST: Final = 1.5
"""Victory points that a home is worth which keeps somebody from scoring."""
EARLY: Final = 0.5
"""What a lead counts for before anybody has points; with the last of them it is `EARLY` + 1."""


def leads(points: Mapping[int, int], planets: Mapping[int, int], target: int) -> dict[int, float]:
    """How much each seat is ahead: 0 for who is not, about 1 and more for who will win if nobody hinders it.

    Args:
        points: seat -> victory points.
        planets: seat -> how many it controls.
        target: points that end the game.
    """
    worth = {seat: points[seat] + PLANET * planets.get(seat, 0) for seat in points}
    found: dict[int, float] = {}
    for seat, own in worth.items():
        mean = (sum(worth.values()) - own) / max(1, len(worth) - 1)
        found[seat] = min(1.0, max(0.0, own - mean) / AHEAD) * (EARLY + points[seat] / target)
    return found


def lead(play: Galaxy, seat: int) -> float:
    """How much a player is ahead of the others."""

    def make() -> dict[int, float]:
        state = play.board
        seats = state.seats_in()
        points = {one: state.players[one].points for one in seats}
        return leads(points, {one: len(state.planets_of(one)) for one in seats}, state.target)

    return play.memo(("bots", "leads"), make).get(seat, 0.0)


def hurt_at_home(play: Galaxy, seat: int) -> bool:
    """Whether a player scores no public objective any more once a planet of the home system is lost (OB2)."""
    return holds_home(play, seat) and not may_score_public(play, seat, False)


def harm(play: Galaxy, planet: str) -> float:
    """What it is worth to all others that its controller loses a planet, the more that one is ahead; a home without
    which no public objective is scored the most (OB2)."""
    state = play.board
    owner = state.planets[planet].controller
    ahead = lead(play, owner)
    value = AGAINST * ahead
    if state.planets[planet].system == state.players[owner].home and hurt_at_home(play, owner):
        near_the_end = state.players[owner].points >= state.target - 2
        value += POINT * max(1.0 if near_the_end else 0.0, min(MOST, 2 * ahead))
    return value


def lead_seen(view: TwilightImperiumView, seat: int) -> float:
    """The same, by a view."""
    points = {one: player.points for one, player in enumerate(view.players) if not player.eliminated}
    planets: dict[int, int] = {}
    for world in view.planets.values():
        planets[world.controller] = planets.get(world.controller, 0) + 1
    return leads(points, planets, view.target).get(seat, 0.0)
