"""Promissory notes by their later text (rules 24.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.asks import Ask
from bot.core.shapes import Anchor, Answer, Field, Form, Option, Pick, Question, Text
from bot.games.twilight_imperium.components.abilities import NO, YES
from bot.games.twilight_imperium.components.notes import of_eight_factions, of_factions
from bot.games.twilight_imperium.components.notes.using import used_at
from bot.games.twilight_imperium.flow.combat_rolls import AGAIN, hitting, reroll
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, placeable
from bot.games.twilight_imperium.flow.notes import NoteBack, may_hold, note_of, usable, use_note
from bot.games.twilight_imperium.flow.status import MORE_TOKENS, MoreTokens
from bot.games.twilight_imperium.flow.strategic import SPARED, Spared
from bot.games.twilight_imperium.flow.tokens import PlaceToken
from bot.games.twilight_imperium.forces import on_planet, present, troops
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.space import home_systems
from bot.games.twilight_imperium.state import NOBODY

# --- War Funding --------------------------------------------------------------------------------------------------

WAR_FUNDING = of_factions.WAR_FUNDING.codex()
THEIRS: Final = "theirs"
OWN: Final = "own"


def _both_rolled(play: Galaxy, seat: int, issuer: int, facts: Facts) -> bool:
    """The defender rolls second."""
    combat = play.board.combat
    return (
        combat is not None
        and combat.space
        and AGAIN not in facts
        and seat in combat.sides
        and facts["seat"] == combat.defender
        and any(combat.dice.values())
    )


class FundedDice(Ask, tag="twilight_imperium-funded-dice"):
    """War Funding of the Codex: all dice of the opponent are rolled again or none, and any own ones."""

    def _dice(self, play: Galaxy, seat: int) -> list[tuple[str, int]]:
        combat = play.board.combat
        return combat.dice.get(seat, []) if combat is not None else []

    def matters(self, play: Galaxy) -> bool:
        """Whether there are dice."""
        combat = play.board.combat
        return combat is not None and any(self._dice(play, seat) for seat in combat.sides)

    def question(self, play: Galaxy) -> Question:
        """Theirs or not; proposed is what loses nothing on average."""
        combat = play.board.combat
        assert combat is not None
        other = combat.other(self.seat)
        scored = hitting(play, other)
        missed = [str(at) for at, one in enumerate(hitting(play, self.seat)) if not one]
        told = {"seat": other, "dice": [result for _, result in self._dice(play, other)], "hits": sum(scored)}
        options = [Option(YES, "twilight_imperium-opt-reroll-theirs", told)] if scored else []
        lucky = bool(scored) and 2 * sum(scored) > len(scored)
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-funded-dice", {"system": combat.place}),
            shape=Form(THEIRS, Pick((*options, Option(NO, "twilight_imperium-opt-no")))),
            topic="twilight_imperium-topic-combat-orders",
            rule="twilight_imperium-rule-combat",
            default={THEIRS: YES if lucky else NO, **({OWN: missed} if self._dice(play, self.seat) else {})},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """Which of the own ones."""
        dice = self._dice(play, seat)
        if OWN in partial or not dice:
            return None
        options = tuple(
            Option(str(at), "twilight_imperium-opt-die", {"unit": kind, "result": result, "hits": int(hits)})
            for at, ((kind, result), hits) in enumerate(zip(dice, hitting(play, seat), strict=True))
        )
        missed = [one.id for one in options if not one.args["hits"]]
        shape = Pick(options, min=0, max=max(2, len(options)))
        return Field(OWN, Text("twilight_imperium-ask-funded-own"), shape, start=missed)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They are rolled; who can add to dice may do so anew."""
        combat = play.board.combat
        if combat is None:
            return
        other = combat.other(self.seat)
        rolled: dict[int, list[int]] = {}
        if answer[THEIRS] == YES:
            rolled[other] = list(range(len(self._dice(play, other))))
        if answer.get(OWN):
            rolled[self.seat] = sorted(int(at) for at in answer[OWN])
        for seat, chosen in rolled.items():
            reroll(play, seat, chosen)
            play.happen("SC_ROLLED", seat=seat, place=combat.place, **{AGAIN: True})


@used_at(WAR_FUNDING, "SC_ROLLED", _both_rolled)
def _war_funding(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
    """Letnev pays nothing for it."""
    play.push(FundedDice(seat))


# --- Cybernetic Enhancements --------------------------------------------------------------------------------------

CYBERNETIC_ENHANCEMENTS = of_factions.CYBERNETIC_ENHANCEMENTS.codex()


def _has(play: Galaxy, seat: int) -> bool:
    state = play.board
    return state.codex and bool(usable(state, seat, CYBERNETIC_ENHANCEMENTS.id))


def _one_more(play: Galaxy, seat: int) -> None:
    (found, *_) = usable(play.board, seat, CYBERNETIC_ENHANCEMENTS.id)
    use_note(play, seat, found)
    play.push(NoteBack(found))


MORE_TOKENS[CYBERNETIC_ENHANCEMENTS.id] = MoreTokens(_has, _one_more)


# --- Acquiescence -------------------------------------------------------------------------------------------------

ACQUIESCENCE = of_eight_factions.ACQUIESCENCE.codex()


def _strategist(play: Galaxy, card: int) -> int:
    """Whose strategic action a secondary belongs to."""
    return next((seat for seat, one in enumerate(play.board.players) if card in one.cards), NOBODY)


def _may_spare(play: Galaxy, seat: int, card: int) -> bool:
    return play.board.codex and may_hold(play, seat, note_of(ACQUIESCENCE.id, _strategist(play, card)))


def _spares(play: Galaxy, seat: int, card: int) -> bool:
    state = play.board
    return state.codex and note_of(ACQUIESCENCE.id, _strategist(play, card)) in usable(state, seat, ACQUIESCENCE.id)


def _acquiesce(play: Galaxy, seat: int, card: int) -> None:
    note = note_of(ACQUIESCENCE.id, _strategist(play, card))
    use_note(play, seat, note)
    play.push(NoteBack(note))


SPARED[ACQUIESCENCE.id] = Spared(_may_spare, _spares, _acquiesce)

# --- Greyfire Mutagen ---------------------------------------------------------------------------------------------

GREYFIRE_MUTAGEN = of_eight_factions.GREYFIRE_MUTAGEN.codex()
OUTNUMBERED: Final = 2
"""Ground forces that the opponent must have."""


def _can_turn(play: Galaxy, seat: int, issuer: int, facts: Facts) -> bool:
    combat = play.board.combat
    if combat is None or seat not in combat.sides or combat.other(seat) == issuer:
        return False
    other = combat.other(seat)
    return (
        sum(troops(play.board, combat.place, other).values()) >= OUTNUMBERED
        and bool(on_planet(play.board, combat.place, other).get("infantry"))
        and placeable(play.board, seat, combat.place, "infantry")
    )


@used_at(GREYFIRE_MUTAGEN, "GC_START", _can_turn)
def _greyfire(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
    """One of theirs goes to reinforcements, one of one's own stands there; it is not destroyed (I27)."""
    combat = play.board.combat
    if combat is not None:
        former = combat.other(seat)  # it has another ground force there, so that it is not out (EL1)
        play.push(PlaceUnits(seat, place=combat.place, kind="infantry", former=former, optional=False))


# --- Stymie -------------------------------------------------------------------------------------------------------

STYMIE = of_eight_factions.STYMIE.codex()


def _came_in(play: Galaxy, seat: int, issuer: int, facts: Facts) -> bool:
    """Another player's ships have come where the holder has units."""
    return facts["seat"] != seat and present(play.board, facts["system"], seat) and bool(_far(play, facts["seat"]))


def _far(play: Galaxy, seat: int) -> list[str]:
    """Systems, home systems left out, without a token of a player."""
    homes = home_systems(play.board)
    return [at for at, system in play.board.systems.items() if at not in homes and seat not in system.tokens]


class Stymied(Ask, tag="twilight_imperium-stymied"):
    """Stymie of the Codex: a token of who came goes into a system that the holder names.

    Args:
        other: whose token.
    """

    other: int = NOBODY

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a choice."""
        return len(_far(play, self.other)) > 1

    def unasked(self, play: Galaxy) -> None:
        """The only one."""
        for at in _far(play, self.other):
            self.chosen(play, at)

    def question(self, play: Galaxy) -> Question:
        """Which system."""
        state, systems = play.board, _far(play, self.other)
        options = tuple(
            Option(at, "twilight_imperium-opt-system", state.named(at), anchor=Anchor("system", (at,)))
            for at in systems
        )
        strong = max(systems, key=lambda at: (present(state, at, self.other), len(state.in_system(at)), at))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-stymied", {"seat": self.other}),
            shape=Pick(options),
            topic="twilight_imperium-topic-tokens",
            rule="twilight_imperium-rule-tokens",
            default=strong,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """C7: from the reserve, else from a pool of its owner's choice."""
        play.push(PlaceToken(self.other, system=str(answer)))


@used_at(STYMIE, "MV_ARRIVED", _came_in)
def _stymie(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
    action = play.board.tactical
    if action is not None:
        play.push(Stymied(seat, other=action.seat))
