"""The Winnu (rules 28.13, 24, 27.1). That they choose the technology they begin with stands in their row."""

from __future__ import annotations

from typing import Final

from bot.core.asks import Ask
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.state import Modifier
from bot.games.twilight_imperium.components.abilities import NO
from bot.games.twilight_imperium.components.action_cards.aiming import of_planets
from bot.games.twilight_imperium.components.technologies.cards import exhaust, ready
from bot.games.twilight_imperium.economy.production import USE
from bot.games.twilight_imperium.economy.yards import producing
from bot.games.twilight_imperium.figures import MECATOL_REX, STRUCTURES, Kind
from bot.games.twilight_imperium.flow.control import may_build
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, placeable
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.forces import on_planet
from bot.games.twilight_imperium.galaxy.adjacency import ALPHA, BETA
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, ability, flagship, technology
from bot.games.twilight_imperium.hooks.queries import EXTRA_DIE, HITRULE, VALUE, WORMHOLES, may_land, planet_value

BLOOD_TIES = ability("blood_ties")
RECLAMATION = ability("reclamation")
LAZAX_GATE_FOLDING = technology("lazax_gate_folding")
HEGEMONIC_TRADE_POLICY = technology("hegemonic_trade_policy")
SALAI_SAI_CORIAN = flagship("salai_sai_corian")
BOTH: Final = "both"

# --- abilities --------------------------------------------------------------------------------------------------------


@BLOOD_TIES.contributes(HITRULE, "set")
def _blood_ties(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 0 if facts.get("custodians") and facts["seat"] == owner else None


def _sites(play: Galaxy, seat: int) -> list[Kind]:
    return [kind for kind in ("space_dock", "pds") if may_build(play, seat, MECATOL_REX, kind)]


class Reclaiming(Ask, tag="twilight_imperium-reclamation"):
    """Reclamation: after an action in which Mecatol Rex was gained a PDS and a space dock may be placed there."""

    def matters(self, play: Galaxy) -> bool:
        """Whether any can stand there."""
        return bool(_sites(play, self.seat))

    def question(self, play: Galaxy) -> Question:
        """Both, one or none."""
        kinds = _sites(play, self.seat)
        options = [Option(kind, "twilight_imperium-opt-build", {"unit": kind, "planet": MECATOL_REX}) for kind in kinds]
        if len(kinds) == len(STRUCTURES):
            options.insert(0, Option(BOTH, "twilight_imperium-opt-reclaim-both"))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-reclamation"),
            shape=Pick((*options, Option(NO, "twilight_imperium-opt-no"))),
            topic="twilight_imperium-topic-construction",
            rule="twilight_imperium-rule-factions",
            default=NO,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They stand there; each may still be left undone where a figure would have to come back (C5)."""
        kinds = _sites(play, self.seat) if answer == BOTH else [] if answer == NO else [str(answer)]
        play.push(*(PlaceUnits(self.seat, place=MECATOL_REX, kind=kind) for kind in kinds))


def _has_taken_it(play: Galaxy, owner: int, facts: Facts) -> bool:
    action, world = play.board.tactical, play.board.planets[MECATOL_REX]
    return facts["seat"] == owner == world.controller and action is not None and MECATOL_REX in action.taken


@RECLAMATION.waits("TA_END", _has_taken_it, optional=True)
def _reclamation(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Reclaiming(owner))


# --- Lazax Gate Folding -----------------------------------------------------------------------------------------------


@LAZAX_GATE_FOLDING.contributes(WORMHOLES, "add")
def _gates_fold(play: Galaxy, owner: int, facts: Facts) -> tuple[tuple[str, str], ...] | None:
    """In own tactical actions, for everybody; a move plan is made before one begins, so its mover sees them then."""
    action, world = play.board.tactical, play.board.planets.get(MECATOL_REX)
    acting = facts["mover"] if action is None else action.seat
    if world is None or world.controller == owner or acting != owner:
        return None
    return (world.system, ALPHA), (world.system, BETA)


def _guarded(play: Galaxy, seat: int) -> Pick | None:
    state = play.board
    world = state.planets[MECATOL_REX]
    usable = (
        ready(state, seat, LAZAX_GATE_FOLDING.id)
        and world.controller == seat
        and may_land(play, seat, MECATOL_REX)
        and placeable(state, seat, MECATOL_REX, "infantry")
    )
    return of_planets([MECATOL_REX]) if usable else None


@LAZAX_GATE_FOLDING.acts(_guarded)
def _lazax_gate_folding(play: Galaxy, seat: int, planet: str) -> None:
    exhaust(play, seat, LAZAX_GATE_FOLDING.id)
    play.push(PlaceUnits(seat, place=planet, kind="infantry", optional=False))


# --- Hegemonic Trade Policy -------------------------------------------------------------------------------------------


def _swaps(play: Galaxy, seat: int, system: str) -> dict[str, tuple[int, int]]:
    """Own planets whose values would serve a production swapped: they pay, or their dock makes more."""
    state, found = play.board, dict[str, tuple[int, int]]()
    for planet in state.planets_of(seat):
        resources, influence = planet_value(play, planet)
        dock = state.planets[planet].system == system and on_planet(state, planet, seat).get("space_dock")
        if influence > resources and (state.planets[planet].ready or dock):
            found[planet] = resources, influence
    return found


class Policy(Ask, tag="twilight_imperium-hegemonic"):
    """Hegemonic Trade Policy: for one use of production resources and influence of an own planet change places.

    Args:
        system: where is produced.
    """

    system: str = ""

    def question(self, play: Galaxy) -> Question:
        """Which planet, or none."""
        options = tuple(
            Option(planet, "twilight_imperium-opt-hegemonic", {"planet": planet, "resources": influence})
            for planet, (_, influence) in _swaps(play, self.seat, self.system).items()
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-hegemonic", {"system": self.system}),
            shape=Pick((*options, Option(NO, "twilight_imperium-opt-no"))),
            topic="twilight_imperium-topic-produce",
            rule="twilight_imperium-rule-production",
            default=NO,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """Until this use is over; laws on that planet count before."""
        if answer == NO:
            return
        planet = str(answer)
        resources, influence = planet_value(play, planet)
        exhaust(play, self.seat, HEGEMONIC_TRADE_POLICY.id)
        for what, by in (("resources", influence - resources), ("influence", resources - influence)):
            play.modify(Modifier(VALUE, "add", by, {"planet": planet, "what": what}, expiry=USE))
        play.tell("twilight_imperium-event-hegemonic", seat=self.seat, planet=planet, resources=influence)


def _may_swap(play: Galaxy, owner: int, facts: Facts) -> bool:
    return (
        facts["seat"] == owner
        and bool(facts.get("before"))
        and ready(play.board, owner, HEGEMONIC_TRADE_POLICY.id)
        and producing(play, owner, facts["system"], facts["only"]).limit > 0
        and bool(_swaps(play, owner, facts["system"]))
    )


@HEGEMONIC_TRADE_POLICY.waits("PR_USE", _may_swap, optional=True)
def _hegemonic_trade_policy(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Policy(owner, system=facts["system"]))


# --- flagship ---------------------------------------------------------------------------------------------------------


def _opposing_ships(play: Galaxy, owner: int) -> int | None:
    combat = play.board.combat
    if combat is None or not combat.space or owner not in combat.sides:
        return None
    there = ships_of(play.board, combat.place, combat.other(owner))
    return sum(count for kind, count in there.items() if kind != "fighter")


@SALAI_SAI_CORIAN.contributes(EXTRA_DIE, "set")
def _many_dice(play: Galaxy, owner: int, facts: Facts) -> int | None:
    """SC6: a die for each non-fighter ship of the opponent as it rolls."""
    if facts["seat"] != owner or not facts.get("combat") or facts.get("unit") != "flagship":
        return None
    return _opposing_ships(play, owner)


@SALAI_SAI_CORIAN.foretells("answers")
def _dice_foretold(play: Galaxy, owner: int) -> str:
    return "flagship"
