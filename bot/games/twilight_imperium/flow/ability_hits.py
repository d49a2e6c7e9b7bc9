"""Hits that an ability scores in the middle of a space combat: they are open to what cancels hits, and then taken at
once (rules 7.4 `SC_HITS`, SC7, SC9)."""

from __future__ import annotations

from typing import Final

from bot.core.asks import Ask
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.twilight_imperium.combat import Combat, Hits
from bot.games.twilight_imperium.figures import Kind
from bot.games.twilight_imperium.flow.again import StillUnderFire
from bot.games.twilight_imperium.flow.combat_orders import orders_of, runs
from bot.games.twilight_imperium.flow.hits import TakeHits, ships_of, sustainers, without_spared
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.forces import damaged, in_space
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens

SUSTAIN: Final = "sustain"
LOSE: Final = "lose"
HURT: Final = ":hurt"
"""Ends the id of a damaged ship."""


def _combat(play: Galaxy) -> Combat:
    combat = play.board.combat
    assert combat is not None
    return combat


def strike(play: Galaxy, seat: int, hits: Hits) -> None:
    """An ability hits a side of the combat under way; its owner assigns the hits.

    Args:
        play: the match.
        seat: who is hit.
        hits: by whom they may be taken.
    """
    if hits.all:
        play.push(opens("SC_HITS", seat=seat, hits=hits.all, barrage=False), AbilityHits(seat, hits.free, hits.first))


def aim(play: Galaxy, seat: int, kind: Kind, *, hurt: bool) -> None:
    """An ability scores one hit on one ship that its own player has chosen: no other ship can take it.

    Args:
        play: the match.
        seat: whose ship.
        kind: its type.
        hurt: whether it is a damaged one.
    """
    play.push(opens("SC_HITS", seat=seat, hits=1, barrage=False), AimedHit(seat, kind=kind, hurt=hurt))


def targets(play: Galaxy, owner: int, combat: Combat) -> dict[str, tuple[Kind, bool, int]]:
    """Ships of the opponent: id of the option -> type, whether damaged, how many."""
    found: dict[str, tuple[Kind, bool, int]] = {}
    other = combat.other(owner)
    for kind, count in ships_of(play.board, combat.place, other).items():
        bad = damaged(play.board, combat.place, other, kind)
        if count - bad:
            found[kind] = kind, False, count - bad
        if bad:
            found[f"{kind}{HURT}"] = kind, True, bad
    return found


class AbilityHits(Step, tag="twilight_imperium-ability-hits"):
    """What is left of an ability's hits when cards have cancelled some is taken at once.

    Args:
        seat: who is hit.
        free, first: as of `Hits`.
    """

    seat: int
    free: int = 0
    first: int = 0

    def run(self, play: Galaxy) -> None:
        """Asked, or by the side's orders."""
        combat = _combat(play)
        left = without_spared(play, self.seat, Hits(self.free, self.first))
        if left.all:
            play.push(
                StillUnderFire(
                    self.seat, system=combat.place, by=combat.other(self.seat), hits=left.all, first=left.first
                )
            )


class AimedHit(Ask, tag="twilight_imperium-aimed-hit"):
    """One hit on a chosen ship: it sustains damage, if it can, or is destroyed.

    Args:
        kind: its type.
        hurt: whether it is a damaged one.
    """

    kind: Kind = ""
    hurt: bool = False

    def _spared(self, play: Galaxy) -> bool:
        """Whether a card has cancelled it."""
        return play.board.spared.get(self.seat, 0) > 0

    def _able(self, play: Galaxy) -> bool:
        if self.hurt or self._spared(play):
            return False
        return self.kind in sustainers(play, _combat(play).place, self.seat)

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
        if not without_spared(play, self.seat, Hits(1)).all:
            return
        orders = orders_of(play, self.seat)
        spared = orders is not None and self.kind in orders.spare
        self.chosen(play, SUSTAIN if self._able(play) and not spared else LOSE)
