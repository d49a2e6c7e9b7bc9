"""Which cards of a hand to play (rules 3.3, step 3): those that bring most together, what their credit buys at the end
of the turn included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.core.cards.naming import card_of
from bot.core.shapes import Option
from bot.games.project_mine.verbs import Buys, Credit, Line

if TYPE_CHECKING:
    from bot.games.project_mine.bots import Values
    from bot.games.project_mine.view import PlayerView

WEIGHED: Final = 9
"""Cards of which every choice is looked at, the best by their value for the energy."""
LIKELY: Final = 0.3
"""Credit that hangs on something counts in part; so much of one is given."""


class _Laid(NamedTuple):
    """What a card to be played takes and brings."""

    option: str
    energy: int
    value: float
    credit: float
    buys: float


def _means(lines: Sequence[Line], then: float) -> tuple[float, float]:
    """Credit and further purchases that lines bring; `then` is the share of what hangs on another."""
    credit = buys = 0.0
    for line in lines:
        n = getattr(line, "n", 1)
        count = float(n) if isinstance(n, int) else 1.5
        if isinstance(line, Credit):
            credit += count
        elif isinstance(line, Buys):
            buys += count
        more, further = _means(line.then, then)
        credit, buys = credit + then * more, buys + then * further
    return credit, buys


class _Purse:
    """What can be bought at the end of a turn."""

    def __init__(self, values: Values, me: PlayerView) -> None:
        view, least = values.view, values.taste.least
        self._has, self._buys = me.credit + me.coins, me.buys
        self._offers = [
            (offer.cost, value)
            for offer in (*view.market, *view.goals, *view.basic)
            if offer.left and (value := values.card(values.pack[offer.card]) - least) > 0
        ]
        self._found: dict[tuple[int, int], float] = {}

    def brings(self, credit: float, buys: float) -> float:
        """What the best purchase with so much more of both is worth, or the best two."""
        key = int(self._has + credit + LIKELY), min(2, int(self._buys + buys + LIKELY))
        if key not in self._found:
            self._found[key] = self._best(*key)
        return self._found[key]

    def _best(self, credit: int, buys: int) -> float:
        able = [offer for offer in self._offers if offer[0] <= credit]
        found = max((value for _, value in able), default=0.0) if buys > 0 else 0.0
        if buys > 1:
            for at, (cost, value) in enumerate(able):
                for other, more in able[:at]:
                    if cost + other <= credit and value + more > found:
                        found = value + more
        return found


def best_plan(values: Values, me: PlayerView, free: Sequence[Option]) -> list[str]:
    """The cards to play, in order: what draws or gives energy first, for the turn is thought over after it.

    Args:
        values: of the seat's bot.
        me: the seat.
        free: the cards that can be played.
    """
    taste, pack = values.taste, values.pack
    energy, credit, buys = me.energy, 0.0, 0.0
    first: list[str] = []
    rest: list[_Laid] = []
    order = sorted([(pack[card_of(option.id)], option.id) for option in free], key=lambda one: -values.play(one[0]))
    for card, option in order:
        assert isinstance(card.energy, int)
        if card.energy > energy:
            continue
        more, further = _means(card.effects, taste.then)
        value = values.effect(card)
        if values.early(card) and value > 0:
            first.append(option)
            energy, credit, buys = energy - card.energy, credit + more, buys + further
        else:
            value -= values.useful * (taste.credit * more + taste.buys * further)
            rest.append(_Laid(option, card.energy, value + taste.cycle, more, further))
    return first + _best(rest[:WEIGHED], energy, credit, buys, _Purse(values, me), taste.purse)


def _best(cards: Sequence[_Laid], energy: int, credit: float, buys: float, purse: _Purse, share: float) -> list[str]:
    """Of all choices among the cards that the energy allows the one that brings most."""
    chosen, most = list[str](), share * purse.brings(credit, buys)
    # Energy left, value, credit, purchases, cards: of every choice among those looked at.
    ways: list[tuple[int, float, float, float, list[str]]] = [(energy, 0.0, credit, buys, [])]
    for card in cards:
        for left, value, has, may, options in ways[:]:
            if card.energy > left:
                continue
            way = (left - card.energy, value + card.value, has + card.credit, may + card.buys, [*options, card.option])
            ways.append(way)
            found = way[1] + share * purse.brings(way[2], way[3])
            if found > most:
                chosen, most = way[4], found
    return chosen
