"""Action cards that take something from another player (rules 22)."""

from __future__ import annotations

from bot.games.twilight_imperium.components.action_cards.aiming import of_seats, others, seat_of, standing
from bot.games.twilight_imperium.flow.hand import HandLimit, take_card
from bot.games.twilight_imperium.hooks.blocks import Galaxy

INSUBORDINATION = standing("insubordination")
SPY = standing("spy")


@INSUBORDINATION.acts(
    lambda play, seat: of_seats(other for other in others(play, seat) if play.board.players[other].tactic)
)
def _insubordination(play: Galaxy, seat: int, target: str) -> None:
    """Into the reserve of its owner."""
    other = seat_of(target)
    play.board.players[other].tactic -= 1
    play.tell("twilight_imperium-event-tactic-lost", seat=other)


@SPY.acts(lambda play, seat: of_seats(other for other in others(play, seat) if play.board.players[other].hand))
def _spy(play: Galaxy, seat: int, target: str) -> None:
    """A random card, which both of them see and nobody else. Whoever has spent the last one meanwhile gives none."""
    other = seat_of(target)
    hand = play.board.players[other].hand
    if not hand:
        return
    take_card(play, seat, other, hand[play.below(SPY.id, len(hand))])
    play.push(HandLimit([seat]))
