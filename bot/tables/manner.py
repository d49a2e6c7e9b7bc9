"""How a game wants its questions to be asked by panels: what is doubted, what goes together in one press.

A game's face is such a manner; without one nothing is doubted and nothing goes together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from bot.core.match import Match
from bot.core.shapes import Option, Pick, Question, Text


class Manner:
    """What the tables ask a game for when somebody presses."""

    key: ClassVar[str] = ""
    sure_of_warnings: ClassVar[bool] = False
    """Whether an answer that is warned of is asked about once more before it is taken."""

    def warning(self, match: Match, seat: int, question: Question, answer: Any) -> Text | None:
        """What is told before an answer is taken, where `sure_of_warnings` says so: that it loses its seat the game at
        once, for all that the seat knows, where another does not; else what the chosen option warns of."""
        options = question.shape.options if isinstance(question.shape, Pick) else ()
        chosen = next((one for one in options if one.id == answer), None)
        others = [one.id for one in options if one is not chosen and one.blocked is None]
        if match.loses(seat, question, answer) and (
            chosen is None or not all(match.loses(seat, question, other) for other in others)
        ):
            return Text(f"{self.key}-warn-loses")
        return chosen.warn if chosen is not None else None

    def sure(self, match: Match, seat: int, question: Question, answer: Any) -> str:
        """Why an answer is asked about once more: it ends the `turn` or the `game`, or is such an `act`; else empty.

        Args:
            match: as it stands; a copy of the panel's own.
        """
        return "act" if question.confirm else ""

    def offered_by(self, question: Question) -> int | None:
        """Whose offer a question is about, so that promises written down between the two are read where it is answered;
        None where it is about none."""
        return None

    def goes_on(self, question: Question) -> Any:
        """The answer that does nothing and goes on to the next step, so that both can be given in one press; or None.

        Only where everybody may give it, whatever their hand, and where public facts decide whether the next step asks
        anything. Under the question's key with `-on` the menu of the next step is named, with `-none` it is said that
        one's hand leaves nothing to choose; `-last` names the act where the next step asks nothing.
        """
        return None

    def in_a_row(self, view: Any, question: Question) -> tuple[Sequence[Option], int]:
        """Options of a question answered by one, of which a menu may give several one after the other, and the most.

        They are given in the order in which they are listed here, as long as the same question comes again.
        """
        return (), 0

    def planned(self, match: Match, seat: int) -> Sequence[str]:
        """Cards that a seat has named to be played after what it is asked now, in order; its own secret.

        Beside the answers stands then a menu of the same that plays on with them; it is named by `KEY-and-on`.
        """
        return ()

    def as_planned(self, before: Match, after: Match, seat: int, question: Question) -> Any:
        """The answer that plays on as planned; None where something has come that the plan was not made for.

        Args:
            before, after: the match before and after the answer of this seat.
            seat: whose plan it is.
            question: asked of it after its answer.
        """
        return None

    def leads_on(self, match: Match, seat: int, question: Question) -> tuple[Match, Sequence[Option]] | None:
        """Options of a question answered by one that mostly make the game ask their seat something more at once, and
        the match in which what that is is looked up; None if it has none.

        Args:
            match: the true one. The other must follow from what the seat sees of it alone: what is offered is then the
                same whatever others have hidden.

        Under the key of the options' group with `-then` the menu is named that gives such an answer with the next.
        """
        return None


_manners: Final[dict[str, Manner]] = {}
_PLAIN: Final = Manner()


def register(manner: Manner) -> None:
    """Make a game's manner known."""
    _manners[manner.key] = manner


def manner_of(game: str) -> Manner:
    """The manner of a game."""
    return _manners.get(game, _PLAIN)
