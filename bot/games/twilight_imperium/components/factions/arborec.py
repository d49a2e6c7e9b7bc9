"""The Arborec (rules 28.1, 24, 27.1). That Letani Warriors produce stands in their figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Answer, Field, Form, Option, Pick, Question, Text
from bot.games.twilight_imperium.components.units import (
    RETURNS,
    come_back,
    infantry_dies,
    return_home,
    wait_on_card,
)
from bot.games.twilight_imperium.economy.production import Produce
from bot.games.twilight_imperium.economy.yards import Yard
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, placeable
from bot.games.twilight_imperium.flow.stacks import Hold, stowed
from bot.games.twilight_imperium.forces import fleets, in_space, on_planet, put, take, without_figure
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, ability, flagship, technology
from bot.games.twilight_imperium.hooks.queries import PRODUCE_LIMIT, PRODUCE_TYPES, may_land
from bot.games.twilight_imperium.space import adjacency

MITOSIS = ability("mitosis")
BIOPLASMOSIS = technology("bioplasmosis")
LETANI_WARRIOR_II = technology("letani_warrior_ii")
DUHA_MENAIMON = flagship("duha_menaimon")
GROWN: Final = 5
"""Units that Duha Menaimon makes at most."""

# --- Mitosis ----------------------------------------------------------------------------------------------------------


@MITOSIS.contributes(PRODUCE_TYPES, "forbid")
def _no_infantry(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if facts["seat"] == owner and facts.get("by") == "space_dock" else None


def seedbeds(play: Galaxy, seat: int) -> list[str]:
    """Own planets on which infantry can be placed."""
    return [
        planet
        for planet in play.board.planets_of(seat)
        if may_land(play, seat, planet) and placeable(play.board, seat, planet, "infantry")
    ]


class Sprouting(Ask, tag="twilight_imperium-mitosis"):
    """Mitosis: as the status phase begins, 1 infantry grows on an own planet."""

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a choice."""
        return len(seedbeds(play, self.seat)) > 1

    def question(self, play: Galaxy) -> Question:
        """Where."""
        planets = seedbeds(play, self.seat)
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-mitosis"),
            shape=Pick(tuple(Option(one, "twilight_imperium-opt-planet", {"planet": one}) for one in planets)),
            topic="twilight_imperium-topic-turn",
            rule="twilight_imperium-rule-factions",
            default=planets[0],
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It grows there."""
        play.push(PlaceUnits(self.seat, place=str(answer), kind="infantry", optional=False))

    def unasked(self, play: Galaxy) -> None:
        """On the only one; without one nothing grows."""
        for planet in seedbeds(play, self.seat):
            self.chosen(play, planet)


@MITOSIS.waits("ST_START")
def _mitosis(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Sprouting(owner))


# --- technologies -----------------------------------------------------------------------------------------------------


@LETANI_WARRIOR_II.waits("UN_DIED", infantry_dies)
def _letani_warrior_ii(play: Galaxy, owner: int, facts: Facts) -> None:
    wait_on_card(play, owner, facts["units"]["infantry"], RETURNS)


LETANI_WARRIOR_II.waits("TN_START", come_back)(return_home)


class Creeping(Ask, tag="twilight_imperium-bioplasmosis"):
    """`D_TRANSIT` of Bioplasmosis: infantry of own planets goes onto others in the same system or one next to it, all
    at once and each one step at most (SS3); a travel ban closes wormholes to it (G9, Q28)."""

    def garrisons(self, play: Galaxy) -> dict[str, int]:
        """Own planets with infantry that has somewhere to go."""
        state, found = play.board, dict[str, int]()
        for planet in state.planets_of(self.seat):
            count = on_planet(state, planet, self.seat).get("infantry", 0)
            if count and any(self._reaches(play, planet, other) for other in self._open(play)):
                found[planet] = count
        return found

    def _open(self, play: Galaxy) -> list[str]:
        return [planet for planet in play.board.planets_of(self.seat) if may_land(play, self.seat, planet)]

    def _near(self, play: Galaxy, system: str) -> tuple[str, ...]:
        return (system, *adjacency(play, self.seat, moving=True)[system])

    def _reaches(self, play: Galaxy, planet: str, other: str) -> bool:
        worlds = play.board.planets
        return planet != other and worlds[other].system in self._near(play, worlds[planet].system)

    def matters(self, play: Galaxy) -> bool:
        """Whether any can go anywhere."""
        return bool(self.garrisons(play))

    def question(self, play: Galaxy) -> Question:
        """From where."""
        found = self.garrisons(play)
        options = tuple(
            Option(one, "twilight_imperium-opt-units", {"unit": "infantry", "count": count, "place": one})
            for one, count in found.items()
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-bioplasmosis"),
            shape=Form("from", Amounts(options, found, 0, sum(found.values()))),
            topic="twilight_imperium-topic-turn",
            rule="twilight_imperium-rule-technologies",
            default={"from": {}},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """Onto which planets that some of them reach."""
        leaving: Mapping[str, int] = partial["from"]
        count = sum(leaving.values())
        if not count or "to" in partial:
            return None
        planets = [planet for planet in self._open(play) if any(self._reaches(play, one, planet) for one in leaving)]
        options = tuple(Option(planet, "twilight_imperium-opt-planet", {"planet": planet}) for planet in planets)
        return Field(
            "to",
            Text("twilight_imperium-ask-places", {"count": count}),
            Amounts(options, dict.fromkeys(planets, count), count, count),
        )

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """SS3: each has a place within one step; C4: all groups together need figures."""
        leaving: Mapping[str, int] = answer["from"]
        arriving: Mapping[str, int] = answer.get("to", {})
        worlds = play.board.planets
        beds = [Hold(one, count, self._near(play, worlds[one].system)) for one, count in arriving.items()]
        if stowed(play.board, beds, {f"{one}:infantry": count for one, count in leaving.items()}) is None:
            raise IllegalAnswer("twilight_imperium-too-far-to-creep")
        if without_figure(play.board, seat, "infantry", leaving, arriving):
            raise IllegalAnswer("twilight_imperium-no-figure", unit="infantry")

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They go."""
        if not answer["from"]:
            return
        for planet, count in answer["from"].items():
            take(play.board, planet, self.seat, "infantry", count)
        for planet, count in answer["to"].items():
            put(play.board, planet, self.seat, "infantry", count)
        play.tell("twilight_imperium-event-transit", seat=self.seat, units=answer["to"])


@BIOPLASMOSIS.waits("ST_END", optional=True)
def _bioplasmosis(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Creeping(owner))


# --- Duha Menaimon ----------------------------------------------------------------------------------------------------


class Growing(Produce, tag="twilight_imperium-duha-menaimon"):
    """Duha Menaimon: as its owner activates its system, up to 5 units are made there and paid, before ships move; no
    use of production (PR9)."""

    def yard(self, play: Galaxy) -> Yard:
        """The space around it and own planets there."""
        state = play.board
        verdict = play.query(PRODUCE_LIMIT, GROWN, seat=self.seat, unit="flagship", place=self.system)
        planets = [
            planet
            for planet in state.in_system(self.system)
            if state.planets[planet].controller == self.seat and may_land(play, self.seat, planet)
        ]
        blocked = any(other != self.seat for other in fleets(state, self.system))
        limit = verdict.value if verdict.allowed else 0
        return Yard(self.system, limit, tuple(planets), True, not blocked)

    def make(self, play: Galaxy, answer: Answer) -> None:
        """More can move now than when the plan was declared."""
        super().make(play, answer)
        if play.board.tactical is not None:
            play.board.tactical.replan = True


def _among_them(play: Galaxy, owner: int, facts: Facts) -> bool:
    return facts["seat"] == owner and bool(in_space(play.board, facts["system"], owner).get("flagship"))


@DUHA_MENAIMON.waits("SY_ACTIVATED", _among_them, optional=True)
def _duha_menaimon(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Growing(owner, system=facts["system"], use=False))
