"""Diplomacy, strategy card 2 (rules 12, SA3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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
    VARIANTS,
    Secondary,
    exhaust_planets,
    exhausted_planets,
    ready_planet,
)
from bot.games.twilight_imperium.flow.tokens import PlaceToken
from bot.games.twilight_imperium.hooks.blocks import Galaxy, goes_off
from bot.games.twilight_imperium.hooks.queries import planet_value
from bot.games.twilight_imperium.light import LATER_TEXT
from bot.games.twilight_imperium.readings import follows_given
from bot.games.twilight_imperium.state import State

DIPLOMACY_PRIMARY: Final = "diplomacy_primary"
"""Table option (24.1): which primary ability the card has."""
BASE: Final = "base"
CODEX: Final = "codex"
MOST_READIED: Final = 2
"""Planets that one player readies by choice: with the secondary, and with the primary of the Codex."""


GIVEN: Final = f"-{readings.GIVEN}"
LATER: Final = LATER_TEXT
"""Ends of the keys of what is said of the card: by the source text, and of the Codex."""


def _variant(play: Galaxy) -> str:
    """The text that a table plays: that of the Codex where it is chosen, else by the reading (36b)."""
    if play.board.codex or play.state.options.get(DIPLOMACY_PRIMARY) == CODEX:
        return LATER
    return GIVEN if follows_given(play, readings.DIPLOMACY) else ""


class PeacefulSystem(Ask, tag="twilight_imperium-diplomacy"):
    """Diplomacy's primary: everybody else places a token in a system with an own planet, whose planets become ready.

    By the source text everybody places one, and the planets are exhausted (`readings.DIPLOMACY`). With the primary of
    the Codex up to two own planets anywhere become ready instead of those there.
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
        """Whether there are several."""
        return len(self.systems(play.board)) > 1

    def unasked(self, play: Galaxy) -> None:
        """The only one; with none nothing happens (SA3)."""
        for system in self.systems(play.board):
            self.chosen(play, system)

    def question(self, play: Galaxy) -> Question:
        """Which."""
        state = play.board
        options = tuple(Option(at, "twilight_imperium-opt-system", state.named(at)) for at in self.systems(state))
        home = play.board.players[self.seat].home
        text = _variant(play)
        return Question(
            slot="",
            prompt=Text(
                "twilight_imperium-ask-diplomacy-given" if text == GIVEN else "twilight_imperium-ask-diplomacy"
            ),
            shape=Pick(options),
            topic="twilight_imperium-topic-diplomacy",
            rule=f"twilight_imperium-rule-diplomacy{text}",
            default=home if any(option.id == home for option in options) else options[0].id,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """The others' tokens, clockwise; then the planets."""
        state, system, text = play.board, str(answer), _variant(play)
        told = "event-diplomacy-given" if text == GIVEN else "event-diplomacy"
        play.tell(f"twilight_imperium-{told}", seat=self.seat, system=system)
        seats = [seat for seat in state.clockwise(self.seat) if text == GIVEN or seat != self.seat]
        then = ReadyPlanets(self.seat) if text == LATER else Peace(self.seat, system)
        play.push(*(PlaceToken(seat, system=system) for seat in seats), then)


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
        if _variant(play) == GIVEN:
            exhaust_planets(play, self.seat, [planet for planet in own if planets[planet].ready])
        else:
            ready_planet(play, self.seat, [planet for planet in own if not planets[planet].ready])


class ReadyPlanets(Ask, tag="twilight_imperium-ready-planets"):
    """The primary of the Codex: the seat readies up to two exhausted planets of its own, wherever they are."""

    def matters(self, play: Galaxy) -> bool:
        """Whether there is one."""
        return bool(exhausted_planets(play.board, self.seat))

    def question(self, play: Galaxy) -> Question:
        """Which; those that give most are proposed."""
        planets = exhausted_planets(play.board, self.seat)
        most = min(MOST_READIED, len(planets))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-ready", {"count": most}),
            shape=Pick(_options(planets), min=0, max=most),
            topic="twilight_imperium-topic-diplomacy",
            rule=f"twilight_imperium-rule-diplomacy{LATER}",
            default=_dearest(play, self.seat),
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They are ready."""
        ready_planet(play, self.seat, list(answer))


def _dearest(play: Galaxy, seat: int) -> list[str]:
    """Exhausted planets that give most."""
    planets = exhausted_planets(play.board, seat)
    dearest = sorted(planets, key=lambda planet: -sum(planet_value(play, planet)))[:MOST_READIED]
    return [planet for planet in planets if planet in dearest]


def _options(planets: list[str]) -> tuple[Option, ...]:
    return tuple(Option(planet, "twilight_imperium-opt-planet", {"planet": planet}) for planet in planets)


def _useful(play: Galaxy, seat: int) -> bool:
    """Whether there is a planet to be readied, or something waits for the card to be resolved."""
    waits = goes_off(play, seat, {"seat": seat, "card": DIPLOMACY}, "SA_DONE_PART")
    return waits or bool(exhausted_planets(play.board, seat))


def _ready_field(play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> Field | None:
    options = _options(exhausted_planets(play.board, seat))
    if "planets" in partial or not options:
        return None
    prompt = Text("twilight_imperium-ask-ready", {"count": min(MOST_READIED, len(options))})
    return Field("planets", prompt, Pick(options, min=1, max=MOST_READIED))


def _ready(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> None:
    chosen = answer.get("planets", [])
    ready_planet(play, seat, [chosen] if isinstance(chosen, str) else list(chosen))


VARIANTS[DIPLOMACY] = _variant
PRIMARIES[DIPLOMACY] = lambda play, seat: play.push(PeacefulSystem(seat))
SECONDARIES[DIPLOMACY] = Secondary(
    can=_useful,
    does=_ready,
    field=_ready_field,
    proposed=lambda play, seat: {"planets": found} if (found := _dearest(play, seat)) else {},
    told=lambda play, seat, answer: {"planets": answer.get("planets", []), "count": len(answer.get("planets", []))},
)
