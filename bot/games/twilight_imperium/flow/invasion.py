"""Invasion (rules 11.5): bombardment, landing, ground combat, control."""

from __future__ import annotations

from typing import Final

from bot.core.asks import Ask
from bot.core.scopes import Scope
from bot.core.shapes import Answer, Option, Pick, Question, Ranking, Text
from bot.core.step import Step
from bot.games.twilight_imperium.flow.bombardment import Bombard, bombers
from bot.games.twilight_imperium.flow.control import GainControl
from bot.games.twilight_imperium.flow.fighters_landing import CommitFighters, TakeOff, able
from bot.games.twilight_imperium.flow.ground_combat import Fights, combatants
from bot.games.twilight_imperium.flow.landing import Commit, Custodians, Defend, landing_forces, tactical
from bot.games.twilight_imperium.hooks.blocks import Galaxy, goes_off
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.state import NOBODY

INVASION: Final = "invasion"
"""Scope of an invasion; what lasts until its end expires with it."""


class Invasion(Step, tag="twilight_imperium-invasion"):
    """11.5, IN1: runs where the active player can bombard or land."""

    seat: int
    system: str

    def run(self, play: Galaxy) -> None:
        """Its steps in order."""
        state = play.board
        if not (landing_forces(state, self.seat, self.system) or able(play, self.seat, self.system)) and not (
            bombers(play, self.seat, self.system) and self._defended(play)
        ):
            return
        play.push(
            opens("INV_START", seat=self.seat, system=self.system),
            Bombard(self.seat, system=self.system),
            Custodians(self.seat, system=self.system),
            Commit(self.seat, system=self.system),
            CommitFighters(self.seat, system=self.system),
            Landing(self.seat, self.system),
            Scope(INVASION),
        )

    def _defended(self, play: Galaxy) -> bool:
        """Whether somebody else has a planet there, shielded or not: a shield can fall as the invasion begins."""
        worlds = [play.board.planets[planet] for planet in play.board.in_system(self.system)]
        return any(world.controller not in (self.seat, NOBODY) for world in worlds)


class Landing(Step, tag="twilight_imperium-landing"):
    """IN7 to IN9: cannons fire at those who land, then they fight, planet by planet; then control changes."""

    seat: int
    system: str

    def run(self, play: Galaxy) -> None:
        """In the order of the active player where it can matter."""
        action = tactical(play)
        action.landing = [planet for planet, count in action.landed.items() if count]
        play.push(
            Ordering(self.seat), Shelling(self.seat), Fights(self.seat), TakeOff(self.system), TakeControl(self.seat)
        )


class Shelling(Step, tag="twilight_imperium-shelling"):
    """IN7: space cannons on each planet may fire at those who landed there, in the order of the active player."""

    seat: int

    def run(self, play: Galaxy) -> None:
        """One planet after the other."""
        planets = play.board.planets
        play.push(
            *(
                Defend(planets[planet].controller, planet=planet, against=self.seat)
                for planet in tactical(play).landing
                if planets[planet].controller != self.seat
            )
        )


class Ordering(Ask, tag="twilight_imperium-planet-order"):
    """`D_PLANET_ORDER`: in which order planets are fired from and fought for (IN7, IN8), and control of them is gained
    (CO1)."""

    def matters(self, play: Galaxy) -> bool:
        """Whether it can make a difference: others stand on two of them, or something waits for what is gained."""
        state = play.board
        new = [planet for planet in tactical(play).landing if state.planets[planet].controller != self.seat]
        held = [planet for planet in new if any(seat != self.seat for seat in state.planets[planet].units)]
        if len(held) > 1:
            return True
        facts = ({"seat": self.seat, "planet": one, "former": state.planets[one].controller} for one in new)
        return len(new) > 1 and any(goes_off(play, self.seat, one, "PL_GAIN", "PL_GAINED") for one in facts)

    def question(self, play: Galaxy) -> Question:
        """All of them in order; of two, which comes first."""
        landing = tactical(play).landing
        options = tuple(Option(planet, "twilight_imperium-opt-planet", {"planet": planet}) for planet in landing)
        two = len(options) == 2
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-planet-first" if two else "twilight_imperium-ask-planet-order"),
            shape=Pick(options) if two else Ranking(options),
            topic="twilight_imperium-topic-invasion",
            rule="twilight_imperium-rule-invasion",
            default=landing[0] if two else list(landing),
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """As said."""
        action = tactical(play)
        first = [answer] if isinstance(answer, str) else list(answer)
        action.landing = [*first, *(planet for planet in action.landing if planet not in first)]


class TakeControl(Step, tag="twilight_imperium-take-control"):
    """IN9: the active player gains each planet where ground forces landed and still are."""

    seat: int

    def run(self, play: Galaxy) -> None:
        """One planet after the other."""
        state = play.board
        play.push(
            *(
                GainControl(self.seat, planet)
                for planet in tactical(play).landing
                if state.planets[planet].controller != self.seat and combatants(state, planet) == [self.seat]
            )
        )
