"""Hits that an ability scores in the middle of a space combat: they are open to what cancels hits, and then taken at
once (rules 7.4 `SC_HITS`, SC7, SC9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.asks import Ask
from bot.core.shapes import Answer, Field, Option, Pick, Question, Text
from bot.games.twilight_imperium.figures import Kind
from bot.games.twilight_imperium.flow.combat_orders import losing, orders_of, runs
from bot.games.twilight_imperium.flow.hits import (
    TakeHits,
    assigning,
    check_losses,
    has_choice,
    losing_field,
    proposed,
    sustainers,
)
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.forces import damaged, in_space
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.state import Combat, Hits

SUSTAIN: Final = "sustain"
LOSE: Final = "lose"


def _combat(play: Galaxy) -> Combat:
    combat = play.board.combat
    assert combat is not None
    return combat


def strike(play: Galaxy, seat: int, hits: Hits) -> None:
    """An ability hits a side of the combat under way; its owner assigns the hits.

    Args:
        play: the match.
        seat: who is hit.
        hits: by whom they may be taken; `combat.hits` holds them while something may still cancel some.
    """
    combat = _combat(play)
    if hits.all:
        combat.hits[seat] = hits
        play.push(opens("SC_HITS", seat=seat, hits=hits.all, barrage=False), AbilityHits(seat))


def aim(play: Galaxy, seat: int, kind: Kind, *, hurt: bool) -> None:
    """An ability scores one hit on one ship that its own player has chosen: no other ship can take it.

    Args:
        play: the match.
        seat: whose ship.
        kind: its type.
        hurt: whether it is a damaged one.
    """
    combat = _combat(play)
    combat.hits[seat] = Hits(free=1)
    play.push(opens("SC_HITS", seat=seat, hits=1, barrage=False), AimedHit(seat, kind=kind, hurt=hurt))


class AbilityHits(Ask, tag="twilight_imperium-ability-hits"):
    """`D_ASSIGN` of one side, for hits of an ability."""

    def left(self, play: Galaxy) -> Hits:
        """What is still to be taken."""
        combat = play.board.combat
        return Hits() if combat is None else combat.hits.get(self.seat, Hits())

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a choice, and the side fights by hand."""
        hits = self.left(play)
        return bool(hits.all) and not runs(play, self.seat) and has_choice(play, self._place(play), self.seat, hits)

    def _place(self, play: Galaxy) -> str:
        return _combat(play).place

    def question(self, play: Galaxy) -> Question:
        """Which units."""
        return assigning(play, self._place(play), self.seat, self.left(play), "twilight_imperium-topic-hits")

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """What is lost."""
        return losing_field(play, self._place(play), seat, self.left(play), partial)

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """As the rules have it."""
        check_losses(play, self._place(play), seat, self.left(play), answer)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They are taken."""
        combat = _combat(play)
        combat.hits.pop(self.seat, None)
        play.push(TakeHits(self.seat, combat.place, combat.other(self.seat), answer))

    def unasked(self, play: Galaxy) -> None:
        """They are taken by the side's orders, or in the one way there is."""
        hits = self.left(play)
        if hits.all:
            self.chosen(play, proposed(play, self._place(play), self.seat, hits, losing(play, self.seat)))


class AimedHit(Ask, tag="twilight_imperium-aimed-hit"):
    """One hit on a chosen ship: it sustains damage, if it can, or is destroyed.

    Args:
        kind: its type.
        hurt: whether it is a damaged one.
    """

    kind: Kind = ""
    hurt: bool = False

    def _able(self, play: Galaxy) -> bool:
        combat = play.board.combat
        if combat is None or not combat.hits.get(self.seat, Hits()).all or self.hurt:
            return False
        return self.kind in sustainers(play, combat.place, self.seat)

    def matters(self, play: Galaxy) -> bool:
        """Whether it could sustain damage, and the side fights by hand."""
        return self._able(play) and not runs(play, self.seat)

    def question(self, play: Galaxy) -> Question:
        """Sustain, or lose it."""
        place = _combat(play).place
        options = (
            Option(SUSTAIN, "twilight_imperium-opt-aimed-sustain", {"unit": self.kind}),
            Option(LOSE, "twilight_imperium-opt-aimed-lose", {"unit": self.kind}),
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-aimed-hit", {"unit": self.kind, "system": place}),
            shape=Pick(options),
            topic="twilight_imperium-topic-hits",
            rule="twilight_imperium-rule-hits",
            default=SUSTAIN,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is taken by that ship, if it is still there."""
        combat = _combat(play)
        combat.hits.pop(self.seat, None)
        by = combat.other(self.seat)
        if answer == SUSTAIN:
            play.push(TakeHits(self.seat, combat.place, by, {"sustain": {self.kind: 1}}))
            return
        there = in_space(play.board, combat.place, self.seat).get(self.kind, 0)
        bad = damaged(play.board, combat.place, self.seat, self.kind)
        if (bad if self.hurt else there - bad) > 0:
            destroy(play, combat.place, self.seat, {self.kind: 1}, by=by, hurt=int(self.hurt))

    def unasked(self, play: Galaxy) -> None:
        """It sustains if it can and the side's orders do not spare it; nothing is left of a hit that was cancelled."""
        combat = play.board.combat
        if combat is None or not combat.hits.get(self.seat, Hits()).all:
            return
        orders = orders_of(play, self.seat)
        spared = orders is not None and self.kind in orders.spare
        self.chosen(play, SUSTAIN if self._able(play) and not spared else LOSE)
