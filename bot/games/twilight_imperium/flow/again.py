"""Hits that are assigned anew, because a ship fell after a player had said how they are taken (rules SC8, Q19)."""

from __future__ import annotations

from bot.games.twilight_imperium.flow.cannon import Dust, UnderFire
from bot.games.twilight_imperium.flow.combat_orders import losing, runs
from bot.games.twilight_imperium.flow.hits import TakeHits, proposed
from bot.games.twilight_imperium.forces import has_ships
from bot.games.twilight_imperium.hooks.blocks import Galaxy


class StillUnderFire(UnderFire, tag="twilight_imperium-still-under-fire"):
    """What is left of a batch of hits: asked, or as the orders of a side say."""

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a choice, and nobody's orders make it."""
        return super().matters(play) and not self._ordered(play)

    def unasked(self, play: Galaxy) -> None:
        """As the orders say, or in the one way there is."""
        if not self._ordered(play):
            super().unasked(play)
            return
        answer = proposed(play, self.system, self.seat, self.taken, losing(play, self.seat))
        play.push(TakeHits(self.seat, self.system, self.by, answer, self.hits, self.first))

    def _ordered(self, play: Galaxy) -> bool:
        combat = play.board.combat
        return combat is not None and self.seat in combat.sides and runs(play, self.seat)


def assign_anew(play: Galaxy, seat: int, system: str) -> None:
    """SC8: a player says again how the hits that are not applied yet are taken; nothing where none are being taken.
    Where no ship is left, the last one did not fall by the hits of a cannon (SO7).

    Args:
        play: the match.
        seat: whose ships are hit.
        system: where.
    """
    agenda = play.state.agenda
    if not has_ships(play.board, system, seat):
        agenda[:] = [one for one in agenda if not (isinstance(one, Dust) and (one.seat, one.system) == (seat, system))]
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if isinstance(step, TakeHits) and (step.seat, step.system) == (seat, system) and step.left >= 0:
            agenda[at] = StillUnderFire(seat, system=system, by=step.by, hits=step.left, first=step.first)
            return
