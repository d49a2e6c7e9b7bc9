"""Who controls a planet (rules 21.1), and structures that come to stand on one (C9)."""

from __future__ import annotations

from bot.core.step import Step
from bot.games.twilight_imperium.figures import STRUCTURES, Kind
from bot.games.twilight_imperium.flow.ending import check_elimination
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, coming_back
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.flow.stacks import system_of
from bot.games.twilight_imperium.forces import berth, fleets, floats, on_planet, structures, supply
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import may_land, structures_allowed
from bot.games.twilight_imperium.state import NOBODY


class GainControl(Step, tag="twilight_imperium-gain-control"):
    """CO1: a player gains control of a planet.

    Args:
        seat: who gains it.
        planet: id.
    """

    seat: int
    planet: str

    def run(self, play: Galaxy) -> None:
        """What replaces structures comes first; then the card changes hands."""
        former = play.board.planets[self.planet].controller
        play.push(
            opens("PL_GAIN", seat=self.seat, planet=self.planet, former=former),
            CardPasses(self.seat, planet=self.planet, former=former),
        )


def take_structures(play: Galaxy, seat: int, planet: str, former: int) -> None:
    """CO1 (1): structures of whoever controlled a planet are replaced by own ones, as far as there are figures (C5)."""
    found = [kind for kind, count in structures(play.board, planet, former).items() for _ in range(count)]
    play.push(*(PlaceUnits(seat, place=planet, kind=kind, former=former) for kind in found))


class CardPasses(Step, tag="twilight_imperium-card-passes"):
    """CO1 (1) end to (5): structures of others fall, the card comes exhausted."""

    seat: int
    planet: str
    former: int

    def run(self, play: Galaxy) -> None:
        """The card changes hands."""
        state = play.board
        world = state.planets[self.planet]
        for other in list(world.units):
            if other != self.seat:
                left = {kind: count for kind, count in world.units[other].items() if kind in STRUCTURES}
                destroy(play, self.planet, other, left, by=self.seat)
        world.controller, world.ready = self.seat, False
        if state.tactical is not None and state.tactical.seat == self.seat:
            state.tactical.taken.append(self.planet)
        if self.former == NOBODY:
            play.tell("twilight_imperium-event-gained", seat=self.seat, planet=self.planet)
        else:
            play.tell("twilight_imperium-event-taken", seat=self.seat, planet=self.planet, former_seat=self.former)
        bereft = [Bereft(self.former)] if self.former != NOBODY else []
        play.push(opens("PL_GAINED", seat=self.seat, planet=self.planet, former=self.former), *bereft)


class Bereft(Step, tag="twilight_imperium-bereft"):
    """CO1 (5): who has lost a planet may be out of the game, once all that follows from the loss is done."""

    seat: int

    def run(self, play: Galaxy) -> None:
        """Look."""
        check_elimination(play, self.seat)


def may_build(play: Galaxy, seat: int, planet: str, kind: Kind, *, token: bool = False) -> bool:
    """C9: whether a player can place a structure on a planet, with one that comes back for it if need be (C5); one
    that floats beside it, but not where it would be destroyed at once (28.3).

    Args:
        play: the match.
        seat: who would.
        planet: id.
        kind: `pds` or `space_dock`.
        token: whether an own token is put into its system first, so that none comes back from there.
    """
    state = play.board
    world = state.planets[planet]
    if world.controller != seat or not may_land(play, seat, planet):
        return False
    if floats(state, seat, kind):
        there = fleets(state, world.system)
        if there and seat not in there:
            return False
    elif sum(units.get(kind, 0) for units in world.units.values()) >= structures_allowed(play, planet, kind):
        return False
    if supply(state, seat, kind) > 0:
        return True
    back = coming_back(state, seat, berth(state, seat, planet, kind), kind)
    return any(not token or system_of(state, at) != world.system for at in back)


def defended(play: Galaxy, planet: str, against: int) -> bool:
    """Whether others have ground forces on a planet."""
    world = play.board.planets[planet]
    return any(seat != against and on_planet(play.board, planet, seat).get("infantry") for seat in world.units)
