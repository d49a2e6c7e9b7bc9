"""Technologies by their later text (rules 24.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.asks import Ask
from bot.core.shapes import Anchor, Answer, Field, Form, Option, Pick, Question, Text
from bot.games.twilight_imperium.components.abilities import NO, YES, use_or_not
from bot.games.twilight_imperium.components.factions import creuss, muaat, yin
from bot.games.twilight_imperium.components.technologies import green_and_blue, yellow_and_red
from bot.games.twilight_imperium.components.technologies.cards import exhaust, ready
from bot.games.twilight_imperium.economy.yards import AROUND
from bot.games.twilight_imperium.figures import SHIPS, STRUCTURES
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, placeable
from bot.games.twilight_imperium.flow.losses import LimitCheck, destroy
from bot.games.twilight_imperium.forces import in_space, on_planet, troops
from bot.games.twilight_imperium.galaxy.anomalies import SUPERNOVA, anomalies
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import ENTER, PRODUCE_LIMIT, may_land, may_use
from bot.games.twilight_imperium.space import tiles
from bot.games.twilight_imperium.state import NOBODY

# --- Magen Defense Grid -------------------------------------------------------------------------------------------

MAGEN_DEFENSE_GRID = yellow_and_red.MAGEN_DEFENSE_GRID.codex()


def _guards(play: Galaxy, owner: int, facts: Facts) -> bool:
    """Whether an own structure stands where the owner fights on the ground; a shield is not needed."""
    combat = play.board.combat
    return (
        combat is not None
        and not combat.space
        and owner in combat.sides
        and any(kind in STRUCTURES for kind in on_planet(play.board, combat.place, owner))
        and bool(troops(play.board, combat.place, combat.other(owner)))
    )


class MagenHit(Ask, tag="twilight_imperium-magen-hit"):
    """Magen Defense Grid of the Codex: as a ground combat begins, one hit on a ground force that its owner names."""

    def matters(self, play: Galaxy) -> bool:
        """Whether anything stands there still."""
        return _guards(play, self.seat, {})

    def question(self, play: Galaxy) -> Question:
        """On which type, or on none."""
        combat = play.board.combat
        assert combat is not None
        there = troops(play.board, combat.place, combat.other(self.seat))
        options = [
            Option(kind, "twilight_imperium-opt-units", {"unit": kind, "count": count, "place": combat.place})
            for kind, count in there.items()
        ]
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-magen-hit", {"planet": combat.place, "seat": combat.other(self.seat)}),
            shape=Pick((*options, Option(NO, "twilight_imperium-opt-no"))),
            topic="twilight_imperium-topic-invasion",
            rule="twilight_imperium-rule-technologies",
            default=options[0].id,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is destroyed: no ground force of the box can sustain the hit."""
        combat = play.board.combat
        if answer != NO and combat is not None:
            destroy(play, combat.place, combat.other(self.seat), {str(answer): 1}, by=self.seat)


@MAGEN_DEFENSE_GRID.waits("GC_START", _guards, optional=True)
def _magen(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(MagenHit(owner))


@MAGEN_DEFENSE_GRID.foretells("shoots")
def _magen_foretold(play: Galaxy, owner: int) -> int | None:
    return 1 if _guards(play, owner, {}) else None


# --- Magmus Reactor -----------------------------------------------------------------------------------------------

MAGMUS_REACTOR = muaat.MAGMUS_REACTOR.codex()
FORGED_THERE: Final = 5
"""Units that can be produced in the light of a supernova."""

MAGMUS_REACTOR.contributes(ENTER, "set")(muaat.into_supernovas)


@MAGMUS_REACTOR.contributes(PRODUCE_LIMIT, "add")
def _forges(play: Galaxy, owner: int, facts: Facts) -> int | None:
    if facts["seat"] != owner or facts["unit"] != AROUND or not in_space(play.board, facts["place"], owner):
        return None
    return FORGED_THERE if anomalies(tiles(play.board)).get(facts["place"]) == SUPERNOVA else None


# --- X-89 Bacterial Weapon ----------------------------------------------------------------------------------------

X_89 = green_and_blue.X_89.codex()


def _infected(play: Galaxy, owner: int, facts: Facts) -> list[str]:
    """Planets where a bombardment of the owner has destroyed infantry, and infantry is left."""
    if facts["seat"] != owner:
        return []
    return [planet for planet in facts.get("killed", ()) if _left(play, owner, planet) != NOBODY]


def _left(play: Galaxy, owner: int, planet: str) -> int:
    """Whose infantry is left there; NOBODY where none is."""
    units = play.board.planets[planet].units
    return next((other for other, there in units.items() if other != owner and there.get("infantry")), NOBODY)


class Infect(Ask, tag="twilight_imperium-infect"):
    """X-89 Bacterial Weapon of the Codex: a bombardment that has destroyed infantry destroys the rest of it.

    Args:
        planet: where.
    """

    planet: str = ""

    def matters(self, play: Galaxy) -> bool:
        """Whether any is left."""
        return _left(play, self.seat, self.planet) != NOBODY

    def question(self, play: Galaxy) -> Question:
        """Use it or not."""
        other = _left(play, self.seat, self.planet)
        count = on_planet(play.board, self.planet, other)["infantry"]
        return use_or_not(
            Text("twilight_imperium-ask-infect", {"planet": self.planet, "seat": other, "count": count}),
            "twilight_imperium-opt-infect",
            "twilight_imperium-topic-invasion",
            "twilight_imperium-rule-technologies",
            YES,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """All of it."""
        other = _left(play, self.seat, self.planet)
        if answer == YES and other != NOBODY:
            units = {"infantry": on_planet(play.board, self.planet, other)["infantry"]}
            destroy(play, self.planet, other, units, by=self.seat)


@X_89.foretells("spreads")
def _x_89_foretold(play: Galaxy, owner: int) -> bool:
    return True


@X_89.waits("BM_DONE", lambda play, owner, facts: bool(_infected(play, owner, facts)), optional=True)
def _x_89(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(*(Infect(owner, planet=planet) for planet in _infected(play, owner, facts)))


# --- Yin Spinner --------------------------------------------------------------------------------------------------

YIN_SPINNER = yin.YIN_SPINNER.codex()
SPUN: Final = 2


class SpinMore(Ask, tag="twilight_imperium-yin-spinner-codex"):
    """Yin Spinner of the Codex: after units were produced, up to two infantry together on one own planet or in one
    space area with own ships.

    Args:
        system: where was produced.
    """

    system: str = ""

    def places(self, play: Galaxy) -> list[str]:
        """Where they can stand; those of the system first."""
        state = play.board
        planets = [planet for planet in state.planets_of(self.seat) if may_land(play, self.seat, planet)]
        space = [at for at in state.systems if any(kind in SHIPS for kind in in_space(state, at, self.seat))]
        found = [one for one in (*planets, *space) if placeable(state, self.seat, one, "infantry")]
        return sorted(found, key=lambda one: one not in (self.system, *state.in_system(self.system)))

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a place."""
        return bool(self.places(play))

    def question(self, play: Galaxy) -> Question:
        """Where, or nowhere."""
        options = [
            Option(place, "twilight_imperium-opt-place", {"place": place}, anchor=_anchor(play, place))
            for place in self.places(play)
        ]
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-yin-spinner-codex", {"count": SPUN}),
            shape=Form("place", Pick((*options, Option(NO, "twilight_imperium-opt-none")))),
            topic="twilight_imperium-topic-produce",
            rule="twilight_imperium-rule-technologies",
            default={"place": options[0].id, "count": str(SPUN)},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """How many."""
        if partial["place"] == NO or "count" in partial:
            return None
        place = partial["place"]
        options = tuple(
            Option(str(count), "twilight_imperium-opt-units", {"unit": "infantry", "count": count, "place": place})
            for count in range(SPUN, 0, -1)
        )
        return Field("count", Text("twilight_imperium-ask-yin-spinner-count", {"place": place}), Pick(options))

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They stand there; with no figure left their owner says which comes back (C4), and what a fleet cannot carry
        goes (LC)."""
        if answer["place"] != NO:
            placed = PlaceUnits(self.seat, place=answer["place"], kind="infantry", count=int(answer["count"]))
            play.push(placed, LimitCheck([self.seat]))


def _anchor(play: Galaxy, place: str) -> Anchor:
    return Anchor("system", (place,)) if place in play.board.systems else Anchor("planet", (place,))


@YIN_SPINNER.waits(
    "PR_DONE",
    lambda play, owner, facts: facts["seat"] == owner and may_use(play, owner, YIN_SPINNER.id),
    optional=True,
)
def _yin_spinner(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(SpinMore(owner, system=facts["system"]))


# --- Wormhole Generator -------------------------------------------------------------------------------------------

WORMHOLE_GENERATOR = creuss.WORMHOLE_GENERATOR.codex()


def _generates(play: Galaxy, seat: int) -> Pick | None:
    able = ready(play.board, seat, WORMHOLE_GENERATOR.id) and creuss.sites(play, seat)
    return Pick((Option("use", "twilight_imperium-opt-exhaust-generator"),)) if able else None


@WORMHOLE_GENERATOR.acts(_generates)
def _generate(play: Galaxy, seat: int, target: str) -> None:
    exhaust(play, seat, WORMHOLE_GENERATOR.id)
    play.push(creuss.Generate(seat))
