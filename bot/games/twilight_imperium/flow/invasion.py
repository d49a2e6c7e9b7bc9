"""Invasion (rules 11.5): bombardment, landing, ground combat, control."""

from __future__ import annotations

from typing import Final

from bot.core.asks import Ask
from bot.core.scopes import Scope
from bot.core.shapes import Answer, Option, Question, Ranking, Text
from bot.core.step import Step
from bot.games.twilight_imperium.flow.bombardment import Bombard, bombable, bombers
from bot.games.twilight_imperium.flow.control import GainControl
from bot.games.twilight_imperium.flow.ground_combat import Fights, combatants
from bot.games.twilight_imperium.flow.landing import Commit, Custodians, Defend, landing_forces, tactical
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens

INVASION: Final = "invasion"
"""Scope of an invasion; what lasts until its end expires with it."""


class Invasion(Step, tag="twilight_imperium-invasion"):
    """11.5, IN1: runs where the active player can bombard or land."""

    seat: int
    system: str

    def run(self, play: Galaxy) -> None:
        """Its steps in order."""
        state = play.board
        if not landing_forces(state, self.seat, self.system) and not (
            bombers(play, self.seat, self.system) and bombable(play, self.seat, self.system)
        ):
            return
        play.push(
            opens("INV_START", seat=self.seat, system=self.system),
            Bombard(self.seat, system=self.system),
            Custodians(self.seat, system=self.system),
            Commit(self.seat, system=self.system),
            Landing(self.seat, self.system),
            Scope(INVASION),
        )


class Landing(Step, tag="twilight_imperium-landing"):
    """IN7, IN8: cannons fire at those who land, then they fight, planet by planet; then control changes (IN9)."""

    seat: int
    system: str

    def run(self, play: Galaxy) -> None:
        """In the order of the active player where it can matter."""
        action = tactical(play)
        planets = [planet for planet, count in action.landed.items() if count]
        state = play.board
        hot = [
            planet
            for planet in planets
            if any(seat != self.seat and units for seat, units in state.planets[planet].units.items())
        ]
        action.landing = hot
        play.push(
            *(Defend(state.planets[planet].controller, planet=planet, against=self.seat) for planet in hot),
            Ordering(self.seat),
            Fights(self.seat),
            TakeControl(self.seat),
        )


class Ordering(Ask, tag="twilight_imperium-planet-order"):
    """`D_PLANET_ORDER`: in which order ground combats are fought."""

    def contested(self, play: Galaxy) -> list[str]:
        """Planets where both sides have ground forces."""
        state = play.board
        return [planet for planet in tactical(play).landing if len(combatants(state, planet)) == 2]

    def matters(self, play: Galaxy) -> bool:
        """Whether there are two."""
        return len(self.contested(play)) > 1

    def question(self, play: Galaxy) -> Question:
        """All of them in order."""
        options = tuple(
            Option(planet, "twilight_imperium-opt-planet", {"planet": planet}) for planet in self.contested(play)
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-planet-order"),
            shape=Ranking(options),
            topic="twilight_imperium-topic-invasion",
            rule="twilight_imperium-rule-invasion",
            default=[option.id for option in options],
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """As said."""
        tactical(play).landing = list(answer)


class TakeControl(Step, tag="twilight_imperium-take-control"):
    """IN9: the active player gains each planet where ground forces landed and still are."""

    seat: int

    def run(self, play: Galaxy) -> None:
        """One planet after the other."""
        state = play.board
        play.push(
            *(
                GainControl(self.seat, planet)
                for planet, count in tactical(play).landed.items()
                if count and state.planets[planet].controller != self.seat and combatants(state, planet) == [self.seat]
            )
        )
