"""Action cards drawn and thrown off (rules 19 AC1, 17 step 3; C8, C12)."""

from __future__ import annotations

from bot.core.events import Event
from bot.core.shapes import RANDOM, Amounts, Answer, Option, Question, Text
from bot.core.step import Step
from bot.core.together import Together
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import drawn_besides, drawn_cards, hand_limit
from bot.games.twilight_imperium.state import in_initiative_order

IN_STATUS = 1
"""Cards that each draws in the status phase (17)."""


def discard(play: Galaxy, seat: int, cards: dict[str, int]) -> None:
    """Cards of a hand lie open.

    Args:
        play: the match.
        seat: whose.
        cards: id -> how many.
    """
    state = play.board
    gone = [id for id, count in cards.items() for _ in range(count)]
    for id in gone:
        state.players[seat].hand.remove(id)
    state.discards += gone
    if gone:
        play.emit(
            Event(
                "twilight_imperium-event-cards-discarded",
                {"seat": seat, "components": gone, "count": len(gone)},
                reveals=True,
            )
        )


def kinds(hand: list[str]) -> dict[str, int]:
    """Cards of a hand by id, in the order in which they came."""
    return {id: hand.count(id) for id in dict.fromkeys(hand)}


def take_card(play: Galaxy, seat: int, other: int, card: str) -> None:
    """A card goes from hand to hand: both of them see which, and nobody else.

    Args:
        play: the match.
        seat: who takes it.
        other: whose it is.
        card: its id.
    """
    players = play.board.players
    players[other].hand.remove(card)
    players[seat].hand.append(card)
    play.emit(
        Event(
            "twilight_imperium-event-card-taken",
            {"seat": seat, "target_seat": other, "component": card},
            seen_by=(seat, other),
            public_key="twilight_imperium-event-card-taken-hidden",
            public_args={"seat": seat, "target_seat": other},
            reveals=True,
        )
    )


class DrawCards(Step, tag="twilight_imperium-draw-cards"):
    """A player draws action cards one by one; an empty deck is its pile shuffled, and with neither nothing is drawn
    (C8). Then the hand is cut down to its limit, before anything else (AC1).

    Args:
        seat: who.
        count: how many.
        keeps: whether the limit is looked at later, because others draw at the same time (29.5).
    """

    seat: int
    count: int
    keeps: bool = False

    def run(self, play: Galaxy) -> None:
        """Draw."""
        state = play.board
        drawn: list[str] = []
        for _ in range(self.count + drawn_besides(play, self.seat)):
            if not state.actions and state.discards:
                state.actions, state.discards = state.discards, []
                play.shuffle("actions", state.actions)
                play.tell("twilight_imperium-event-cards-reshuffled", count=len(state.actions))
            if state.actions:
                drawn.append(state.actions.pop())
        state.players[self.seat].hand += drawn
        if drawn:
            play.emit(
                Event(
                    "twilight_imperium-event-cards-drawn",
                    {"seat": self.seat, "components": drawn, "count": len(drawn)},
                    seen_by=(self.seat,),
                    public_key="twilight_imperium-event-cards-drawn-hidden",
                    public_args={"seat": self.seat, "count": len(drawn)},
                    reveals=True,
                )
            )
        limit = () if self.keeps else (HandLimit([self.seat]),)
        besides = max(0, len(drawn) - self.count)
        play.push(opens("AC_DRAWN", seat=self.seat, count=len(drawn), besides=besides), *limit)


class StatusDraw(Step, tag="twilight_imperium-status-draw"):
    """17 step 3: everybody draws, in initiative order. Who then has too many throws off, all at once, unless the pile
    is needed for somebody's draw: then one after the other (29.5)."""

    def run(self, play: Galaxy) -> None:
        """Draw."""
        state = play.board
        if not state.copies:
            return
        order = in_initiative_order(state)
        counts = {seat: drawn_cards(play, seat, IN_STATUS) for seat in order}
        besides = sum(drawn_besides(play, seat) for seat, count in counts.items() if count)
        together = sum(counts.values()) + besides <= len(state.actions)
        play.push(
            *(DrawCards(seat, count, keeps=together) for seat, count in counts.items() if count),
            *((HandLimit(order),) if together else ()),
        )


class HandLimit(Step, tag="twilight_imperium-hand-limit"):
    """AC1, C12: who has more cards than the limit throws off; how many each has is known to everybody."""

    seats: list[int]

    def run(self, play: Galaxy) -> None:
        """Ask them."""
        players = play.board.players
        over = [seat for seat in self.seats if len(players[seat].hand) > hand_limit(play, seat)]
        if over:
            play.push(ThrowOff(over))


class ThrowOff(Together, tag="twilight_imperium-throw-off"):
    """`D_DISCARD`: which cards go; nothing else can be done with them first (AC1)."""

    def surplus(self, play: Galaxy, seat: int) -> int:
        """How many are too many."""
        return max(0, len(play.board.players[seat].hand) - hand_limit(play, seat))

    def question(self, play: Galaxy, seat: int) -> Question:
        """Which."""
        held = kinds(play.board.players[seat].hand)
        count = self.surplus(play, seat)
        options = tuple(
            Option(id, "twilight_imperium-opt-hand-card", {"component": id, "count": held[id]}) for id in held
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-throw-off", {"count": count, "limit": hand_limit(play, seat)}),
            shape=Amounts(options, held, count, count),
            topic="twilight_imperium-topic-throw-off",
            rule="twilight_imperium-rule-action-cards",
            default=RANDOM,
        )

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """They lie open."""
        discard(play, seat, answer)
