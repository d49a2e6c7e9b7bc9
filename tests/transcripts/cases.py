"""Which games are kept."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple

from bot.core import playable
from bot.core.rules import Rules
from bot.core.streams import Stream
from bot.games import registry
from tests.games.project_mine import packbox as mine
from tests.games.the_dome import packbox as dome

EACH: Final = {"metromania": 11, "project_mine": 9, "the_dome": 2}
"""Games kept of every number of seats, option and set of cards."""
OWN: Final = "own"
"""In a case: played with the small set of cards of the tests, written down as owners write theirs."""
HOUSE: Final = "house"


class Case(NamedTuple):
    """One game.

    Args:
        game: its key.
        seats: number of seats.
        options: of the match, as (key, value).
        cards: `house` or `own`.
        number: among its like; odd ones are played by easy bots, even ones at random.
    """

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    cards: str
    number: int

    def __str__(self) -> str:
        values = [value for _, value in self.options]
        return "-".join([self.game, str(self.seats), *values, self.cards, str(self.number)])

    @property
    def level(self) -> str:
        """Who plays it."""
        return "easy" if self.number % 2 else "random"

    @property
    def stream(self) -> Stream:
        """The case's own randomness."""
        return Stream.of("transcript", str(self))

    def pack(self) -> bytes | None:
        """The document of its cards."""
        return own(self.game) if self.cards == OWN else playable.find(self.game).rules.built_in_pack()


@cache
def own(game: str) -> bytes | None:
    """The document of a set of cards that is none of the house's."""
    pack = {"project_mine": mine.tiny, "the_dome": dome.tiny}[game]()
    return pack.data


def offered(rules: Rules[Any]) -> Iterable[tuple[int, tuple[tuple[str, str], ...]]]:
    """Every number of seats with every choice of options it is offered with."""
    for seats in rules.seats:
        values = [
            [(one.key, value) for value in one.values if seats in one.seats.get(value, rules.seats)]
            for one in rules.settings
        ]
        for options in product(*values):
            yield seats, options


def cases(game: str) -> list[Case]:
    """All cases of a game, in order."""
    registry.install()
    rules = playable.find(game).rules
    sets = [HOUSE] if rules.built_in_pack() is None else [HOUSE, OWN]
    return [
        Case(game, seats, options, cards, number)
        for (seats, options), cards in product(offered(rules), sets)
        for number in range(EACH[game])
    ]
