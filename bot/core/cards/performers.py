"""What verbs do: a table with a performer for each, and beside it what is chosen among for it.

Adding a verb touches two places: its record (`language.Line`), and its performer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from bot.core.cards.language import Context, Line
from bot.core.cards.naming import card_of
from bot.core.play import Play
from bot.core.shapes import Option

if TYPE_CHECKING:
    from bot.core.cards.runner import Run


class Outcome(NamedTuple):
    """What carrying out a line came to.

    Args:
        did: whether it did something; `then` or `otherwise` follow.
        amount: how much, for the lines after it.
        cards: the public cards it handled.
    """

    did: bool
    amount: int = 0
    cards: Sequence[str] = ()


NOTHING: Final = Outcome(False)


def did(amount: int) -> Outcome:
    """The outcome of a line that has done something if it came to anything."""
    return Outcome(amount != 0, amount)


class Offer(NamedTuple):
    """What is chosen among for a line.

    Args:
        by: who chooses.
        options: between `least` and `most` of these.
        asks: catalogue key of the question.
        ordered: they come in the order in which they are chosen.
        always: asked even where nothing is left to choose: only the seat itself knows what it has to choose from
            (design 2.8).
    """

    by: int
    options: Sequence[Option]
    least: int
    most: int
    asks: str
    ordered: bool = False
    always: bool = True

    @property
    def forced(self) -> list[str] | None:
        """The ids that must be chosen, if public facts leave no choice."""
        if self.always or (self.ordered and len({card_of(option.id) for option in self.options}) > 1):
            return None
        if self.least >= len(self.options):
            return [option.id for option in self.options]
        return None


R = TypeVar("R", bound="Run")


class Part(Generic[R]):
    """A seat's part in a line: what a performer has in its hands.

    Args:
        play: the match.
        run: the step that walks through the lines.
        seat: for whom the line is carried out.
        chosen: ids that were chosen; empty before.

    Attributes:
        at: from where the line counts.
    """

    __slots__ = ("at", "chosen", "play", "run", "seat")

    def __init__(self, play: Play[Any], run: R, seat: int, chosen: Sequence[str] = ()) -> None:
        self.play, self.run, self.seat, self.chosen = play, run, seat, list(chosen)
        self.at: Context = run.context(play, seat)


P = TypeVar("P", bound=Part[Any])
L = TypeVar("L", bound=Line)
Performer = Callable[[P, L], "Outcome | None"]
"""Carries out a line for a seat; None: it asks for more before it is done."""
Offerer = Callable[[P, L], "Offer | None"]
"""What is chosen among for a line; None: nothing, the performer goes on without. Pure: it is asked at every look."""


class Verbs(Generic[P]):
    """What the verbs of a game do.

    Args:
        part: what its performers are given.
    """

    def __init__(self, part: Callable[[Play[Any], Any, int, Sequence[str]], P]) -> None:
        self._part = part
        self.performers: dict[type[Line], Performer[P, Any]] = {}
        self.offerers: dict[type[Line], Offerer[P, Any]] = {}

    def performs(self, *kinds: type[L]) -> Callable[[Performer[P, L]], Performer[P, L]]:
        """The function that carries out these verbs."""

        def keep(function: Performer[P, L]) -> Performer[P, L]:
            self.performers.update(dict.fromkeys(kinds, function))
            return function

        return keep

    def offers(self, *kinds: type[L]) -> Callable[[Offerer[P, L]], Offerer[P, L]]:
        """The function that says what is chosen among for these verbs."""

        def keep(function: Offerer[P, L]) -> Offerer[P, L]:
            self.offerers.update(dict.fromkeys(kinds, function))
            return function

        return keep

    def perform(self, play: Play[Any], run: Run, line: Line, seat: int, chosen: Sequence[str]) -> Outcome | None:
        """Carry out a line for a seat."""
        return self.performers[type(line)](self._part(play, run, seat, chosen), line)

    def offer(self, play: Play[Any], run: Run, line: Line, seat: int) -> Offer | None:
        """What is chosen among for a line and a seat."""
        offerer = self.offerers.get(type(line))
        return None if offerer is None else offerer(self._part(play, run, seat, ()), line)
