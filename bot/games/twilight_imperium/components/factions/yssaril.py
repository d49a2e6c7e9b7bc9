"""The Yssaril Tribes (rules 28.16, 24, 27.1)."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Final

from bot.core.asks import Ask
from bot.core.events import Event
from bot.core.shapes import RANDOM, Answer, Option, Pick, Question, Text
from bot.core.streams import Stream
from bot.games.twilight_imperium.components.action_cards.aiming import of_seats, others, picked, seat_of
from bot.games.twilight_imperium.components.technologies.cards import exhaust, ready
from bot.games.twilight_imperium.flow.hand import HandLimit, discard, kinds, take_card
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, ability, flagship, technology
from bot.games.twilight_imperium.hooks.queries import BLOCKED, CANPLAY, DRAW, HANDLIMIT, NO_LIMIT
from bot.games.twilight_imperium.light import ACTION_CARDS, IDLE

STALL_TACTICS = ability("stall_tactics")
SCHEMING = ability("scheming")
CRAFTY = ability("crafty")
MAGEON_IMPLANTS = technology("mageon_implants")
TRANSPARASTEEL_PLATING = technology("transparasteel_plating")
Y_SIA_Y_SSRILA = flagship("y_sia_y_ssrila")

_IDLE: Final = (STALL_TACTICS, SCHEMING, CRAFTY, MAGEON_IMPLANTS, TRANSPARASTEEL_PLATING)
IDLE[ACTION_CARDS].extend(one.id for one in _IDLE)


def _in_hand(hand: list[str]) -> tuple[Option, ...]:
    return tuple(
        Option(id, "twilight_imperium-opt-hand-card", {"component": id, "count": count})
        for id, count in kinds(hand).items()
    )


# --- abilities --------------------------------------------------------------------------------------------------------


@STALL_TACTICS.acts(lambda play, seat: picked(_in_hand(play.board.players[seat].hand)))
def _stall_tactics(play: Galaxy, seat: int, card: str) -> None:
    discard(play, seat, {card: 1})


@SCHEMING.contributes(DRAW, "add")
def _one_more(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 1 if facts["seat"] == owner and facts.get("besides") else None


class Scheme(Ask, tag="twilight_imperium-scheming"):
    """Scheming: one card of the hand goes before anything else is done with them."""

    plannable: ClassVar[bool] = False

    def question(self, play: Galaxy) -> Question:
        """Which."""
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-scheming"),
            shape=Pick(_in_hand(play.board.players[self.seat].hand)),
            topic="twilight_imperium-topic-throw-off",
            rule="twilight_imperium-rule-action-cards",
            default=RANDOM,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It lies open."""
        discard(play, self.seat, {str(answer): 1})


@SCHEMING.waits("AC_DRAWN", lambda play, owner, facts: facts["seat"] == owner and facts.get("besides", 0) > 0)
def _scheming(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Scheme(owner))


@CRAFTY.contributes(HANDLIMIT, "add")
def _crafty(play: Galaxy, owner: int, facts: Facts) -> int | None:
    """Added to whatever limit is set, so that no law brings one back."""
    return NO_LIMIT if facts["seat"] == owner else None


# --- technologies -----------------------------------------------------------------------------------------------------


def _with_cards(play: Galaxy, seat: int) -> Pick | None:
    if not ready(play.board, seat, MAGEON_IMPLANTS.id):
        return None
    return of_seats(other for other in others(play, seat) if play.board.players[other].hand)


@MAGEON_IMPLANTS.acts(_with_cards)
def _mageon_implants(play: Galaxy, seat: int, target: str) -> None:
    exhaust(play, seat, MAGEON_IMPLANTS.id)
    look_into(play, seat, seat_of(target), MAGEON_IMPLANTS.id)


def look_into(play: Galaxy, seat: int, other: int, by: str) -> None:
    """A hand is looked at and one of its cards taken: both see it, and nobody else what is in it.

    Args:
        play: the match.
        seat: who looks.
        other: whose hand.
        by: id of the component that lets it.
    """
    hand = list(play.board.players[other].hand)
    play.emit(
        Event(
            "twilight_imperium-event-hand-seen",
            {"seat": seat, "target_seat": other, "components": hand},
            seen_by=(seat, other),
            public_key="twilight_imperium-event-hand-seen-hidden",
            public_args={"seat": seat, "target_seat": other},
            reveals=True,
        )
    )
    play.push(LookInto(seat, other=other, cards=hand, by=by), HandLimit([seat]))


class LookInto(Ask, tag="twilight_imperium-mageon-implants"):
    """Mageon Implants, Spy Net: a hand is looked at, and one of its cards taken; no draw.

    Args:
        other: whose hand.
        cards: that are in it, as whoever looks has seen them.
        by: id of the component.
    """

    plannable: ClassVar[bool] = False

    other: int = 0
    cards: list[str] = []
    by: str = MAGEON_IMPLANTS.id

    def question(self, play: Galaxy) -> Question:
        """Which."""
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-mageon", {"seat": self.other, "component": self.by}),
            shape=Pick(_in_hand(self.cards)),
            topic="twilight_imperium-topic-turn",
            rule="twilight_imperium-rule-technologies",
            default=RANDOM,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It changes hands."""
        take_card(play, self.seat, self.other, str(answer))

    def redraw(self, play: Galaxy, seat: int | None, stream: Stream) -> None:
        """Whoever looks knows that hand; anybody else believes in another one, and that it is looked at."""
        state = play.board
        hand = state.players[self.other].hand
        if seat != self.seat:
            self.cards = list(hand)
            return
        lacking, wrong = Counter(self.cards) - Counter(hand), list((Counter(hand) - Counter(self.cards)).elements())
        piles = [state.actions, *(p.hand for at, p in enumerate(state.players) if at not in (self.seat, self.other))]
        for card in lacking.elements():  # it was dealt to somebody else, who has what was dealt here instead
            pile = next(pile for pile in piles if card in pile)
            pile[pile.index(card)] = wrong.pop()
        hand[:] = self.cards


@TRANSPARASTEEL_PLATING.contributes(CANPLAY, "forbid")
def _transparasteel_plating(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    """Action cards; abilities and technologies of who has passed stay."""
    state = play.board
    if "cards" not in facts:
        return None
    seat: int = facts["seat"]
    return True if state.turn == owner != seat and state.players[seat].passed else None


# --- flagship ---------------------------------------------------------------------------------------------------------


@Y_SIA_Y_SSRILA.contributes(BLOCKED, "set")
def _slips_through(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if facts["seat"] == owner and facts.get("unit") == "flagship" else None
