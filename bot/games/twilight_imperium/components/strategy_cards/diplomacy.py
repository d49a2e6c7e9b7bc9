"""Diplomacy, strategy card 2 (rules 12, SA3)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.asks import Ask
from bot.core.shapes import Answer, Field, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.twilight_imperium import readings
from bot.games.twilight_imperium.figures import (
    DIPLOMACY,
    MECATOL_REX,
)
from bot.games.twilight_imperium.flow.strategic import (
    PRIMARIES,
    SECONDARIES,
    Secondary,
    exhaust_planets,
    exhausted_planets,
    ready_planet,
)
from bot.games.twilight_imperium.flow.tokens import PlaceToken
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.readings import follows_given
from bot.games.twilight_imperium.state import State


class PeacefulSystem(Ask, tag="twilight_imperium-diplomacy"):
    """Diplomacy's primary: everybody else places a token in a system with an own planet, whose planets become ready.

    By the source text everybody places one, and the planets are exhausted (`readings.DIPLOMACY`).
    """

    def systems(self, state: State) -> list[str]:
        """Systems with an own planet, Mecatol Rex apart."""
        found = {
            world.system
            for planet, world in state.planets.items()
            if world.controller == self.seat and planet != MECATOL_REX
        }
        return sorted(found)

    def matters(self, play: Galaxy) -> bool:
        """Whether there is one."""
        return bool(self.systems(play.board))

    def question(self, play: Galaxy) -> Question:
        """Which."""
        options = tuple(Option(at, "twilight_imperium-opt-system", {"system": at}) for at in self.systems(play.board))
        home = play.board.players[self.seat].home
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-diplomacy"),
            shape=Pick(options),
            topic="twilight_imperium-topic-diplomacy",
            rule="twilight_imperium-rule-diplomacy",
            default=home if any(option.id == home for option in options) else options[0].id,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """The others' tokens, clockwise; then the planets."""
        state, system = play.board, str(answer)
        play.tell("twilight_imperium-event-diplomacy", seat=self.seat, system=system)
        given = follows_given(play, readings.DIPLOMACY)
        seats = [seat for seat in state.clockwise(self.seat) if given or seat != self.seat]
        play.push(*(PlaceToken(seat, system=system) for seat in seats), Peace(self.seat, system))


class Peace(Step, tag="twilight_imperium-peace"):
    """After the tokens own planets of the system become ready, or are exhausted by the source text.

    Args:
        seat: who played the card.
        system: that was chosen.
    """

    seat: int
    system: str

    def run(self, play: Galaxy) -> None:
        """Turn their cards."""
        planets = play.board.planets
        own = [planet for planet in play.board.in_system(self.system) if planets[planet].controller == self.seat]
        if follows_given(play, readings.DIPLOMACY):
            exhaust_planets(play, self.seat, [planet for planet in own if planets[planet].ready])
        else:
            ready_planet(play, self.seat, [planet for planet in own if not planets[planet].ready])


def _ready_field(play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> Field | None:
    if "planets" in partial:
        return None
    planets = exhausted_planets(play.board, seat)
    options = tuple(Option(planet, "twilight_imperium-opt-planet", {"planet": planet}) for planet in planets)
    most = min(2, len(options))
    prompt = Text("twilight_imperium-ask-ready", {"count": most})
    return Field("planets", prompt, Pick(options, min=1, max=max(2, most)))


def _ready(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> None:
    chosen = answer["planets"]
    ready_planet(play, seat, [chosen] if isinstance(chosen, str) else list(chosen))


PRIMARIES[DIPLOMACY] = lambda play, seat: play.push(PeacefulSystem(seat))
SECONDARIES[DIPLOMACY] = Secondary(
    can=lambda play, seat: bool(exhausted_planets(play.board, seat)), does=_ready, field=_ready_field
)
