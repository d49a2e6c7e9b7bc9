"""The Xxcha Kingdom (rules 28.14, 24, 27.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.asks import Ask
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.windows import window
from bot.games.twilight_imperium.components.abilities import NO, YES, use_or_not
from bot.games.twilight_imperium.components.technologies.cards import exhaust, ready
from bot.games.twilight_imperium.figures import DIPLOMACY, MECATOL_REX
from bot.games.twilight_imperium.flow.cards import PLAYED
from bot.games.twilight_imperium.flow.control import GainControl
from bot.games.twilight_imperium.flow.turns import end_turn
from bot.games.twilight_imperium.forces import has_ships
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, ability, flagship, technology
from bot.games.twilight_imperium.hooks.queries import CANNON, may_use
from bot.games.twilight_imperium.light import ACTION_CARDS, AGENDAS, IDLE
from bot.games.twilight_imperium.politics.laws import council_of
from bot.games.twilight_imperium.space import next_to

PEACE_ACCORDS = ability("peace_accords")
QUASH = ability("quash")
INSTINCT_TRAINING = technology("instinct_training")
NULLIFICATION_FIELD = technology("nullification_field")
LONCARA_SSODU = flagship("loncara_ssodu")
IDLE[AGENDAS].append(QUASH.id)
IDLE[ACTION_CARDS].append(INSTINCT_TRAINING.id)
PRICE: Final = 1
"""Tokens of the strategy pool that each of Quash, Instinct Training and Nullification Field costs."""

# --- Peace Accords ------------------------------------------------------------------------------------------------


def open_planets(play: Galaxy, seat: int) -> list[str]:
    """Planets that join a player by Peace Accords: without any unit, Mecatol Rex apart, in or beside the system of a
    planet of its own, whoever controls them."""
    state = play.board
    homes = {world.system for world in state.planets.values() if world.controller == seat}
    near = homes | {other for at in homes for other in next_to(play, at, seat)}
    return [
        planet
        for planet, world in state.planets.items()
        if world.system in near and world.controller != seat and planet != MECATOL_REX and not any(world.units.values())
    ]


class Accords(Ask, tag="twilight_imperium-peace-accords"):
    """Peace Accords: a planet without units joins who has resolved Diplomacy."""

    def matters(self, play: Galaxy) -> bool:
        """Whether there is one."""
        return bool(open_planets(play, self.seat))

    def question(self, play: Galaxy) -> Question:
        """Which, or none."""
        found = open_planets(play, self.seat)
        options = [Option(planet, "twilight_imperium-opt-planet", {"planet": planet}) for planet in found]
        options.append(Option(NO, "twilight_imperium-opt-no"))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-peace-accords"),
            shape=Pick(tuple(options)),
            topic="twilight_imperium-topic-diplomacy",
            rule="twilight_imperium-rule-peace-accords",
            default=NO,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """Control of it is gained without an invasion (CO3)."""
        if answer != NO:
            play.push(GainControl(self.seat, str(answer)))


@PEACE_ACCORDS.waits(
    "SA_DONE_PART",
    lambda play, owner, facts: (
        facts["seat"] == owner
        and facts["card"] == DIPLOMACY
        and may_use(play, owner, PEACE_ACCORDS.id)
        and bool(open_planets(play, owner))
    ),
    optional=True,
)
def _peace_accords(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Accords(owner))


# --- Quash --------------------------------------------------------------------------------------------------------


def _can_quash(play: Galaxy, seat: int, facts: Facts) -> bool:
    """Everything of it lies open (PP1 c); what has been sent away already stays away (18.1 step 3)."""
    hearing = council_of(play).hearing
    return (
        hearing is not None
        and not hearing.replaced
        and seat in QUASH.owners(play.board)
        and play.board.players[seat].strategy >= PRICE
        and may_use(play, seat, QUASH.id)
    )


def _quashes(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    if not _can_quash(play, seat, facts):
        return ()
    return (Option(QUASH.id, "twilight_imperium-opt-quash", {"component": QUASH.id}),)


@QUASH.reacts("AG_WHEN", _can_quash, _quashes)
def _quash(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """In the order of the window, as what others hold for it (6.3): the token is spent, the agenda goes."""
    hearing = council_of(play).hearing
    assert hearing is not None
    play.board.players[seat].strategy -= PRICE
    hearing.replaced = True
    play.tell("twilight_imperium-event-quashed", seat=seat, agenda=hearing.card)


# --- Instinct Training --------------------------------------------------------------------------------------------


def _can_sense(play: Galaxy, seat: int, facts: Facts) -> bool:
    """Everything of it lies open, so that nobody else is called for it (PP1 c)."""
    state = play.board
    return (
        seat in INSTINCT_TRAINING.owners(state)
        and seat != facts["seat"]
        and ready(state, seat, INSTINCT_TRAINING.id)
        and state.players[seat].strategy >= PRICE
        and may_use(play, seat, INSTINCT_TRAINING.id, facts["seat"])
    )


def _senses(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    if not _can_sense(play, seat, facts):
        return ()
    return (Option(INSTINCT_TRAINING.id, "twilight_imperium-opt-instinct", {"component": facts["component"]}),)


@INSTINCT_TRAINING.reacts(PLAYED, _can_sense, _senses)
def _instinct_training(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """The card of this very window is cancelled, a cancel too (AC5)."""
    exhaust(play, seat, INSTINCT_TRAINING.id)
    play.board.players[seat].strategy -= PRICE
    window(play).event["cancelled"] = True


# --- Nullification Field ------------------------------------------------------------------------------------------


def _can_nullify(play: Galaxy, owner: int, facts: Facts) -> bool:
    state = play.board
    return (
        facts["seat"] != owner
        and has_ships(state, facts["system"], owner)
        and ready(state, owner, NULLIFICATION_FIELD.id)
        and state.players[owner].strategy >= PRICE
        and may_use(play, owner, NULLIFICATION_FIELD.id, facts["seat"])
    )


class Nullify(Ask, tag="twilight_imperium-nullify"):
    """Nullification Field: the turn of who activated a system with own ships is over.

    Args:
        system: the active one.
        active: whose turn it is.
    """

    system: str = ""
    active: int = 0

    def question(self, play: Galaxy) -> Question:
        """Use it or not."""
        return use_or_not(
            Text("twilight_imperium-ask-nullify", {"system": self.system, "seat": self.active}),
            "twilight_imperium-opt-nullify-use",
            "twilight_imperium-topic-nullify",
            "twilight_imperium-rule-technologies",
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """Exhausted and paid; the turn ends where it is (TU6)."""
        if answer == YES:
            exhaust(play, self.seat, NULLIFICATION_FIELD.id)
            play.board.players[self.seat].strategy -= PRICE
            play.tell("twilight_imperium-event-nullified", seat=self.seat, active_seat=self.active)
            end_turn(play)


@NULLIFICATION_FIELD.waits("SY_ACTIVATED", _can_nullify, optional=True)
def _nullification_field(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Nullify(owner, system=facts["system"], active=facts["seat"]))


# --- Loncara Ssodu ------------------------------------------------------------------------------------------------


@LONCARA_SSODU.contributes(CANNON, "set")
def _reaches(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if facts.get("reach") and facts["seat"] == owner and facts["unit"] == "flagship" else None
