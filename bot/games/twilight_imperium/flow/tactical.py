"""The tactical action from end to end (rules 11)."""

from __future__ import annotations

from bot.core.scopes import Scope
from bot.core.step import Step
from bot.games.twilight_imperium.economy.production import Produce
from bot.games.twilight_imperium.flow.activating import SCOPE, played
from bot.games.twilight_imperium.flow.cannon import CannonOffense
from bot.games.twilight_imperium.flow.invasion import Invasion
from bot.games.twilight_imperium.flow.movement import MoveShips
from bot.games.twilight_imperium.flow.owed import CallIn
from bot.games.twilight_imperium.flow.space_combat import SpaceCombat
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.state import Tactical


class TacticalAction(Step, tag="twilight_imperium-tactical"):
    """AT1: a token goes into the system; the steps follow in their order.

    Args:
        seat: the active player.
        active: position of the system.
        plan: the move plan declared with it.
        cards: action cards declared with it, each with what it names (`flow.activating`).
    """

    seat: int
    active: str
    plan: dict[str, dict[str, int]]
    cards: list[list[str]] = []

    def run(self, play: Galaxy) -> None:
        """Activate."""
        state = play.board
        state.players[self.seat].tactic -= 1
        state.systems[self.active].tokens.append(self.seat)
        state.tactical = Tactical(self.seat, self.active)
        play.tell("twilight_imperium-event-activated", seat=self.seat, system=self.active)
        play.push(
            CallIn(system=self.active),
            *played(play, self.seat, self.active, self.cards),
            opens("SY_ACTIVATED", seat=self.seat, system=self.active),
            MoveShips(self.seat, active=self.active, plan=self.plan),
            CannonOffense(self.seat, self.active),
            SpaceCombat(self.seat, self.active),
            Invasion(self.seat, self.active),
            Produce(self.seat, system=self.active),
            opens("TA_END", seat=self.seat, system=self.active),
            Scope(SCOPE, finally_=[Over()]),
        )


class Over(Step, tag="twilight_imperium-action-over"):
    """TA1: the system is active no more."""

    def run(self, play: Galaxy) -> None:
        """Forget the action."""
        play.board.tactical = None
