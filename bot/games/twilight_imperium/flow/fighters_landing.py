"""Fighters that land and fight as ground forces, where something lets them (rules 27.1 Matriarch, IN11)."""

from __future__ import annotations

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Answer, Option, Question, Text
from bot.core.step import Step
from bot.games.twilight_imperium.flow.landing import landable, tactical
from bot.games.twilight_imperium.forces import in_space, on_planet, put, take, without_figure
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import lands


def able(play: Galaxy, seat: int, system: str) -> int:
    """Fighters that could be committed."""
    count = in_space(play.board, system, seat).get("fighter", 0)
    return count if count and lands(play, seat, "fighter", system) else 0


def goals(play: Galaxy, seat: int, system: str) -> list[str]:
    """Planets on which they would have something to do: units of others stand there."""
    worlds = play.board.planets
    return [
        planet
        for planet in landable(play, seat, system)
        if any(other != seat and any(units.values()) for other, units in worlds[planet].units.items())
    ]


class CommitFighters(Ask, tag="twilight_imperium-land-fighters"):
    """`D_COMMIT` of fighters, after that of ground forces.

    Args:
        system: the active system.
    """

    system: str = ""

    def matters(self, play: Galaxy) -> bool:
        """Whether there are any that could land, and anywhere."""
        return able(play, self.seat, self.system) > 0 and bool(goals(play, self.seat, self.system))

    def question(self, play: Galaxy) -> Question:
        """How many on which planet."""
        count, planets = able(play, self.seat, self.system), goals(play, self.seat, self.system)
        worlds = play.board.planets
        options = tuple(
            Option(
                planet,
                "twilight_imperium-opt-land",
                {
                    "planet": planet,
                    "seat": worlds[planet].controller,
                    "count": sum(
                        n.get("infantry", 0) for other, n in worlds[planet].units.items() if other != self.seat
                    ),
                },
            )
            for planet in planets
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-land-fighters", {"count": count, "system": self.system}),
            shape=Amounts(options, dict.fromkeys(planets, count), 0, count),
            topic="twilight_imperium-topic-invasion",
            rule="twilight_imperium-rule-land-fighters",
            default={},
        )

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """C4: a new group needs a figure."""
        if answer and without_figure(play.board, seat, "fighter", {self.system: sum(answer.values())}, answer):
            raise IllegalAnswer("twilight_imperium-no-figure", unit="fighter")

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They land."""
        state, action = play.board, tactical(play)
        for planet, count in answer.items():
            take(state, self.system, self.seat, "fighter", count)
            put(state, planet, self.seat, "fighter", count)
            if not action.landed.get(planet):
                play.follow(opens("INV_COMMIT", seat=self.seat, planet=planet))
            action.landed[planet] = action.landed.get(planet, 0) + count
            play.tell("twilight_imperium-event-fighters-landed", seat=self.seat, planet=planet, count=count)


def take_off(play: Galaxy, planet: str) -> None:
    """Fighters on a planet are in space again; they never hold it."""
    world = play.board.planets[planet]
    for seat in list(world.units):
        count = on_planet(play.board, planet, seat).get("fighter", 0)
        if count:
            take(play.board, planet, seat, "fighter", count)
            put(play.board, world.system, seat, "fighter", count)
            play.tell("twilight_imperium-event-fighters-back", seat=seat, planet=planet, count=count)


class TakeOff(Step, tag="twilight_imperium-take-off"):
    """IN11: before control changes no fighter is on a planet any more.

    Args:
        system: the active system.
    """

    system: str

    def run(self, play: Galaxy) -> None:
        """Those that met nobody."""
        for planet in play.board.in_system(self.system):
            take_off(play, planet)
