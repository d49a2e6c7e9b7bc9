"""What one more turn would bring a seat: whether a transition era pays (rules 5), and whether a hand is worth keeping.

Hands are drawn from the cards that the seat owns, which it knows, and laid down in the order in which its bot plays;
what comes of them is reckoned in points as at the end of the game. Roughly: of a line that does more than add, draw or
earn nothing is reckoned but what hangs on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bot.core.streams import Stream
from bot.games.project_mine.aims import of_seat
from bot.games.project_mine.eras import PRICE
from bot.games.project_mine.scoring import resource_points
from bot.games.project_mine.turn_questions import ENERGY, HAND
from bot.games.project_mine.verbs import (
    RESOURCES,
    Choose,
    ChooseRes,
    Credit,
    Draw,
    Energy,
    GainRes,
    Line,
    LoseRes,
    Penalty,
)

if TYPE_CHECKING:
    from bot.games.project_mine.bots import Values
    from bot.games.project_mine.cards import Card

AFTER: Final = 1.0
"""Points that the new hand of R3 costs."""


class _Turn:
    """One turn of a seat, in numbers.

    Args:
        values: of the seat's bot.
        hand, deck: its cards; drawn is from the end of the deck.
    """

    def __init__(self, values: Values, hand: Sequence[str], deck: list[str]) -> None:
        me = values.view.players[values.seat]
        self.values, self.hand, self.deck = values, list(hand), deck
        self.resources = list(me.resources)
        self.energy, self.credit, self.penalty = ENERGY, 0, 0
        self.steps = 0.0

    def play(self) -> float:
        """Points that it brings, what is bought at its end included."""
        values = self.values
        pack, aim = values.pack, values.aim
        before = sum(map(resource_points, self.resources))
        while True:
            able = [card for one in self.hand if (card := pack[one]).effects and self._cost(card) <= self.energy]
            if not able:
                break
            card = max(able, key=lambda one: (values.play(one), one.id))
            self.hand.remove(card.id)
            self.energy -= self._cost(card)
            self.steps += aim.playing(card) if aim is not None and not aim.of_pieces else 0.0
            self._lines(card.effects)
        return sum(map(resource_points, self.resources)) - before - self.penalty + self._bought()

    def _lines(self, lines: Sequence[Line]) -> None:
        for line in lines:
            n = getattr(line, "n", 1)
            count = n if isinstance(n, int) else 2
            match line:
                case GainRes():
                    named = line.resource
                    self._gain(RESOURCES.index(named) if named in RESOURCES else self._best(count), count)
                case ChooseRes(mode="gain"):
                    self._gain(self._best(count), count)
                case LoseRes(who="me") if line.resource in RESOURCES:
                    self._gain(RESOURCES.index(line.resource), -count)
                case ChooseRes(mode="lose"):
                    self._gain(max(range(len(RESOURCES)), key=lambda at: self._spare(at, count)), -count)
                case Credit():
                    self.credit += count
                case Energy():
                    self.energy += count
                case Draw():
                    for _ in range(min(count, len(self.deck))):
                        self.hand.append(self.deck.pop())
                case Penalty(who="me"):
                    self.penalty += count
                case Choose():
                    self._lines(max((way.effects for way in line.ways), key=self._liked))
                case _:
                    pass
            self._lines(line.then)

    @staticmethod
    def _cost(card: Card) -> int:
        """Its energy; of one that cannot be played more than there is (K2)."""
        return card.energy if isinstance(card.energy, int) else 1000

    def _liked(self, lines: Sequence[Line]) -> float:
        return sum(self.values.line(line) for line in lines)

    def _gain(self, at: int, n: int) -> None:
        self.resources[at] = max(0, self.resources[at] + n)

    def _best(self, n: int) -> int:
        """The resource of which `n` more bring most; of equal ones the one that is nearest to bringing something."""
        held = self.resources
        return max(
            range(len(held)),
            key=lambda at: (resource_points(held[at] + n) - resource_points(held[at]), held[at] % 5, -at),
        )

    def _spare(self, at: int, n: int) -> tuple[int, int]:
        held = self.resources[at]
        if held < n:
            return -100, 0
        return resource_points(held - n) - resource_points(held), held

    def _bought(self) -> float:
        """What the best purchase brings, and the company goal if it is met by then."""
        view, pack, aim = self.values.view, self.values.pack, self.values.aim
        sought = aim if aim is not None and aim.gap > 0 and aim.card.judged == "end" else None
        if sought is not None and sought.of_pieces:
            had = view.players[self.values.seat].resources
            more = [now - then for now, then in zip(self.resources, had, strict=True)]
            self.steps += sum(sought.piece(resource, n) for resource, n in zip(RESOURCES, more, strict=True) if n)
        met = float(sought.card.worth) if sought is not None and self.steps >= sought.gap else 0.0
        best = 0.0
        for offer in (*view.market, *view.basic):
            if offer.cost > self.credit or not offer.left:
                continue
            card = pack[offer.card]
            points = float(card.worth if isinstance(card.points, int) else self._formula(card.resource))
            if not met and sought is not None and self.steps + sought.getting(card) >= sought.gap:
                points += sought.card.worth
            best = max(best, points)
        return best + met

    def _formula(self, resource: str) -> int:
        """About what a card that counts its own resource brings."""
        return self.resources[RESOURCES.index(resource)] // 2 if resource else 0


def turn_brings(values: Values, stream: Stream) -> float:
    """Points that a turn brings on the average, from a deck of all that the seat owns.

    Args:
        values: of the seat's bot, as the table stands.
        stream: hands are drawn with it, as many as its bot's taste says.
    """
    cards = sorted(of_seat(values.view.players[values.seat]))
    hands, brought = values.taste.hands, 0.0
    for _ in range(hands):
        stream.shuffle(cards)
        brought += _Turn(values, cards[-HAND:], cards[:-HAND]).play()
    return brought / hands


def pays(values: Values, stream: Stream) -> bool:
    """R2: whether the next transition era is expected to bring more than it costs."""
    return turn_brings(values, stream) > PRICE * values.view.transition


def worth_keeping(values: Values, stream: Stream) -> bool:
    """R3: whether the hand drawn is at least what a new one would be, what that costs taken off."""
    me = values.view.players[values.seat]
    deck = [card for card, number in me.deck for _ in range(number)]
    mine = _Turn(values, me.hand, deck).play()
    return mine >= turn_brings(values, stream) - AFTER
