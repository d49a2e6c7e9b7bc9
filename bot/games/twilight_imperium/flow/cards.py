"""Action cards in play (rules 19): declared, open to a cancel, resolved or not, discarded."""

from __future__ import annotations

from typing import Any

from bot.core.events import Event
from bot.core.step import Step
from bot.core.windows import Window
from bot.games.twilight_imperium.hooks.blocks import REACTIONS, Block, Galaxy
from bot.games.twilight_imperium.state import window_order


def card(id: str) -> Block:
    """The block of an action card: whoever holds it."""
    return Block(id, lambda state: [seat for seat in state.seats_in() if id in state.players[seat].hand])


def held(play: Galaxy, seat: int, id: str) -> bool:
    """PP1 a: whether, for all that everybody knows, a player may hold a card: it has cards, and not every copy of that
    one lies open."""
    state = play.board
    return bool(state.players[seat].hand) and state.discards.count(id) < state.copies.get(id, 0)


class PlayCard(Step, tag="twilight_imperium-play-card"):
    """AC2: a card is declared with its target; others may cancel it; then it is resolved, or not, and lies open.

    Args:
        seat: who plays it.
        card: its id.
        window: in which it is played, with the facts of the moment.
        facts: of the moment.
        target: what was declared.
    """

    seat: int
    card: str
    window: str
    facts: dict[str, Any] = {}
    target: str = ""

    def run(self, play: Galaxy) -> None:
        """It leaves the hand, and everybody is called who might cancel it (AC3, AC5)."""
        state = play.board
        state.players[self.seat].hand.remove(self.card)
        state.discards.append(self.card)
        play.emit(
            Event("twilight_imperium-event-card-played", {"seat": self.seat, "component": self.card}, reveals=True)
        )
        resolve = CardResolves(self.seat, self.card, self.window, self.facts, self.target)
        others = [seat for seat in window_order(state) if seat != self.seat]
        play.push(
            Window(
                "AC_PLAYED",
                others,
                event={"seat": self.seat, "component": self.card},
                effect=[resolve],
                phases=("when", "effect"),
                minimum=play.paced,
                prompt="twilight_imperium-window",
            )
        )


class CardResolves(Step, tag="twilight_imperium-card-resolves"):
    """Nobody has cancelled it: it does what its block says."""

    seat: int
    card: str
    window: str
    facts: dict[str, Any] = {}
    target: str = ""

    def run(self, play: Galaxy) -> None:
        """Do it."""
        for one in REACTIONS.get(self.window, ()):
            if one.block.id == self.card:
                one.resolves(play, self.seat, self.facts, self.target)
                return
