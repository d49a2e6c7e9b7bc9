"""Cybernetic and warfare technologies (rules 24)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Answer, Field, Form, Option, Pick, Question, Text
from bot.core.state import Modifier
from bot.games.twilight_imperium.combat import Hits
from bot.games.twilight_imperium.components.abilities import YES, use_or_not
from bot.games.twilight_imperium.components.technologies.cards import exhaust, ready
from bot.games.twilight_imperium.economy.production import Produce
from bot.games.twilight_imperium.economy.yards import Yard, price
from bot.games.twilight_imperium.flow.combat_orders import losing, runs
from bot.games.twilight_imperium.flow.hits import shared_out, ships_of
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.forces import figures, fleets, on_planet, put, take, without_figure
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, technology
from bot.games.twilight_imperium.hooks.queries import (
    COMBAT,
    COST,
    EXTRA_DIE,
    HITRULE,
    PRODUCE_LIMIT,
    SUSTAIN,
    may_land,
    planet_value,
    shielded,
)

# --- yellow -------------------------------------------------------------------------------------------------------

SARWEEN_TOOLS = technology("sarween_tools")
GRAVITON_LASER_SYSTEM = technology("graviton_laser_system")
TRANSIT_DIODES = technology("transit_diodes")
INTEGRATED_ECONOMY = technology("integrated_economy")
CARRIED = 4
"""Ground forces that Transit Diodes moves at most."""


@SARWEEN_TOOLS.contributes(COST, "add")
def _sarween_tools(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return -1 if facts["seat"] == owner and "research" not in facts else None


class Graviton(Ask, tag="twilight_imperium-graviton"):
    """Graviton Laser System: before own space cannon fire, it is exhausted so that hits fall on non-fighters first."""

    def question(self, play: Galaxy) -> Question:
        """Use it or not."""
        return use_or_not(
            Text("twilight_imperium-ask-graviton"),
            "twilight_imperium-opt-graviton-use",
            "twilight_imperium-topic-cannon",
            "twilight_imperium-rule-cannon",
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """For this roll."""
        if answer == YES:
            exhaust(play, self.seat, GRAVITON_LASER_SYSTEM.id)
            play.modify(Modifier(HITRULE, "set", True, {"seat": self.seat, "unit": "pds"}, expiry="cannon"))


@GRAVITON_LASER_SYSTEM.waits(
    "CN_BEFORE",
    lambda play, owner, facts: (
        facts["seat"] == owner and "system" in facts and ready(play.board, owner, GRAVITON_LASER_SYSTEM.id)
    ),
    optional=True,
)
def _graviton(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Graviton(owner))


def _lifted(play: Galaxy, seat: int) -> dict[str, int]:
    """Places with own ground forces."""
    state = play.board
    places = {at: system.units.get(seat, {}).get("infantry", 0) for at, system in state.systems.items()}
    places |= {planet: on_planet(state, planet, seat).get("infantry", 0) for planet in state.planets}
    return {place: min(CARRIED, count) for place, count in places.items() if count}


class Transit(Ask, tag="twilight_imperium-transit"):
    """`D_TRANSIT`: up to four own ground forces, wherever they are, go onto own planets."""

    def question(self, play: Galaxy) -> Question:
        """From where."""
        found = _lifted(play, self.seat)
        options = tuple(
            Option(place, "twilight_imperium-opt-units", {"unit": "infantry", "count": count, "place": place})
            for place, count in found.items()
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-transit", {"count": CARRIED}),
            shape=Form("from", Amounts(options, found, 0, min(CARRIED, sum(found.values())))),
            topic="twilight_imperium-topic-turn",
            rule="twilight_imperium-rule-technologies",
            default={"from": {}},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """Onto which planets."""
        count = sum(partial["from"].values())
        if not count or "to" in partial:
            return None
        planets = [planet for planet in play.board.planets_of(seat) if may_land(play, seat, planet)]
        options = tuple(Option(planet, "twilight_imperium-opt-planet", {"planet": planet}) for planet in planets)
        return Field(
            "to",
            Text("twilight_imperium-ask-places", {"count": count}),
            Amounts(options, dict.fromkeys(planets, count), count, count),
        )

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """C4: all groups together need figures; those that are left give theirs back."""
        if without_figure(play.board, seat, "infantry", answer["from"], answer.get("to", {})):
            raise IllegalAnswer("twilight_imperium-no-figure", unit="infantry")

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They go."""
        if not answer["from"]:
            return
        exhaust(play, self.seat, TRANSIT_DIODES.id)
        for place, count in answer["from"].items():
            take(play.board, place, self.seat, "infantry", count)
        for planet, count in answer["to"].items():
            put(play.board, planet, self.seat, "infantry", count)
        play.tell("twilight_imperium-event-transit", seat=self.seat, units=answer["to"])


@TRANSIT_DIODES.waits(
    "TN_START",
    lambda play, owner, facts: (
        facts["seat"] == owner
        and ready(play.board, owner, TRANSIT_DIODES.id)
        and bool(_lifted(play, owner))
        and bool(play.board.planets_of(owner))
    ),
    optional=True,
    behind=True,  # Military Support is asked for before its owner chooses anything (26)
)
def _transit_diodes(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Transit(owner))


class Integrated(Produce, tag="twilight_imperium-integrated-economy"):
    """Integrated Economy: on a planet just gained, units worth up to its resources are made and paid; no use of
    production (PR9).

    Args:
        planet: where.
    """

    planet: str = ""

    def yard(self, play: Galaxy) -> Yard:
        """The planet, if units may stand there, and its space where nobody else has ships."""
        system = play.board.planets[self.planet].system
        blocked = any(other != self.seat for other in fleets(play.board, system))
        limit = 2 * planet_value(play, self.planet)[0]
        allowed = play.query(PRODUCE_LIMIT, limit, seat=self.seat, unit="", place=self.planet).allowed
        planets = (self.planet,) if may_land(play, self.seat, self.planet) else ()
        return Yard(system, limit if allowed else 0, planets, False, not blocked)

    def budget(self, play: Galaxy) -> int:
        """The planet's resources, as far as they can be paid."""
        return min(super().budget(play), planet_value(play, self.planet)[0])

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """Not more than the planet is worth."""
        super().check(play, seat, slot, answer)
        if price(play, seat, answer["units"], use=False) > planet_value(play, self.planet)[0]:
            raise IllegalAnswer("twilight_imperium-too-dear")


@INTEGRATED_ECONOMY.waits("PL_GAINED", lambda play, owner, facts: facts["seat"] == owner, optional=True)
def _integrated_economy(play: Galaxy, owner: int, facts: Facts) -> None:
    system = play.board.planets[facts["planet"]].system
    play.push(Integrated(owner, system=system, use=False, planet=facts["planet"]))


# --- red ----------------------------------------------------------------------------------------------------------

PLASMA_SCORING = technology("plasma_scoring")
MAGEN_DEFENSE_GRID = technology("magen_defense_grid")
DURANIUM_ARMOR = technology("duranium_armor")
ASSAULT_CANNON = technology("assault_cannon")
ASSAULTS = 3
"""Non-fighter ships that Assault Cannon needs."""


@PLASMA_SCORING.contributes(EXTRA_DIE, "add")
def _plasma_scoring(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 1 if facts["seat"] == owner and "combat" not in facts else None


def _shielded_here(play: Galaxy, owner: int, facts: Facts) -> bool:
    combat, state = play.board.combat, play.board
    if combat is None or owner not in combat.sides or not ready(state, owner, MAGEN_DEFENSE_GRID.id):
        return False
    there = on_planet(state, combat.place, owner)
    active = any(figures(state, owner, kind).shield for kind in there)
    return active and shielded(play, owner, combat.other(owner), state.planets[combat.place].system)


class Magen(Ask, tag="twilight_imperium-magen"):
    """Magen Defense Grid: exhausted, so that the opponent rolls no combat dice this round."""

    def question(self, play: Galaxy) -> Question:
        """Use it or not."""
        return use_or_not(
            Text("twilight_imperium-ask-magen"),
            "twilight_imperium-opt-magen-use",
            "twilight_imperium-topic-invasion",
            "twilight_imperium-rule-technologies",
            YES,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """For this round."""
        combat = play.board.combat
        if answer == YES and combat is not None:
            exhaust(play, self.seat, MAGEN_DEFENSE_GRID.id)
            play.modify(
                Modifier(COMBAT, "forbid", None, {"seat": combat.other(self.seat), "rolls": True}, expiry="round")
            )


@MAGEN_DEFENSE_GRID.waits("GC_ROUND", _shielded_here, optional=True)
def _magen(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Magen(owner))


@MAGEN_DEFENSE_GRID.foretells("silences")
def _magen_foretold(play: Galaxy, owner: int) -> int | None:
    return 1 if _shielded_here(play, owner, {}) else None


@DURANIUM_ARMOR.contributes(SUSTAIN, "add")
def _duranium_armor(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 1 if facts["seat"] == owner and facts.get("repairs") else None


def _big_ships(play: Galaxy, seat: int) -> dict[str, int]:
    combat = play.board.combat
    assert combat is not None
    return {k: n for k, n in ships_of(play.board, combat.place, seat).items() if k != "fighter"}


def _assaults(play: Galaxy, owner: int, facts: Facts) -> bool:
    combat = play.board.combat
    return (
        combat is not None
        and owner in combat.sides
        and sum(_big_ships(play, owner).values()) >= ASSAULTS
        and bool(_big_ships(play, combat.other(owner)))
    )


class LoseShip(Ask, tag="twilight_imperium-lose-ship"):
    """`D_LOSE_SHIP`: Assault Cannon destroys one non-fighter ship of its owner's choice; no sustaining."""

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a choice, and no orders make it."""
        return len(_big_ships(play, self.seat)) > 1 and not runs(play, self.seat)

    def question(self, play: Galaxy) -> Question:
        """Which."""
        combat = play.board.combat
        assert combat is not None
        fleet = _big_ships(play, self.seat)
        options = tuple(
            Option(kind, "twilight_imperium-opt-units", {"unit": kind, "count": count, "place": combat.place})
            for kind, count in fleet.items()
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-lose-ship"),
            shape=Pick(options),
            topic="twilight_imperium-topic-hits",
            rule="twilight_imperium-rule-technologies",
            default=options[-1].id,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is destroyed."""
        combat = play.board.combat
        if combat is not None:
            combat.has_come("opens", combat.other(self.seat))
            destroy(play, combat.place, self.seat, {str(answer): 1}, by=combat.other(self.seat))

    def unasked(self, play: Galaxy) -> None:
        """The only type there is, or what orders lose first."""
        fleet = _big_ships(play, self.seat)
        if fleet:
            (kind,) = shared_out(fleet, {}, Hits(1), losing(play, self.seat))[1]
            self.chosen(play, kind)


@ASSAULT_CANNON.waits("SC_START", _assaults, in_turn=True)
def _assault_cannon(play: Galaxy, owner: int, facts: Facts) -> None:
    combat = play.board.combat
    if combat is not None:
        play.push(LoseShip(combat.other(owner)))


@ASSAULT_CANNON.foretells("opens")
def _assault_foretold(play: Galaxy, owner: int) -> int:
    return ASSAULTS
