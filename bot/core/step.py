"""The step: one item of the agenda (design 2.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec
from msgspec import Struct

from bot.core.errors import RulesDefect
from bot.core.shapes import Answer, Field, Question
from bot.core.streams import Stream

if TYPE_CHECKING:
    from bot.core.play import Play

Asks = Mapping[int, Sequence[Question]]
NOTHING_ASKED: Asks = {}


class Step(Struct, tag_field="step"):
    """Plain data on the agenda. A game subclasses it with `tag="..."`; tag and field names are part of the save format.

    Defaults are saved like everything else: the coder leaves out only the very object that is the default, so equal
    states could have different bytes otherwise.

    The kernel looks at the top step: while it `waits`, its questions are open; as soon as it does not, it is popped and
    `run`. A step acts only by pushing; nothing edits the stack but `Leave` and `Finish`.
    """

    below: ClassVar[bool] = False
    """Whether its questions stay open while other steps run above it (`Together` that applies as it goes)."""
    main: ClassVar[bool] = False
    """Whether what it asks is the turn of each seat that it asks, though the turn is nobody's: a draft, a main decision
    of all at once (asynchronous C2)."""
    plannable: ClassVar[bool] = True
    """Whether its questions may be answered beforehand (asynchronous L2); not where they are made of what was drawn."""

    def waits(self, play: Play[Any]) -> bool:
        """Whether something must come from outside (an answer, time) before this step can run. Pure."""
        return False

    def asks(self, play: Play[Any]) -> Asks:
        """The open questions of each seat, computed from the state. Called only while it waits (or `below`).

        Pure, and fresh `Question` objects at every call: the kernel writes their numbers.
        """
        return NOTHING_ASKED

    def awaited(self, play: Play[Any]) -> tuple[int, ...]:
        """Seats that the *public* may know to be awaited; by default all that have an unanswered blocking question."""
        return tuple(
            seat for seat, asked in self.asks(play).items() if any(q.blocking and not q.answered for q in asked)
        )

    def field(self, play: Play[Any], seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """The next field of a form after those in `partial`, or None when the form is complete. Pure. Fields that the
        rules refuse as far as they go are refused here (raise `IllegalAnswer`), before anything else is asked."""
        return None

    def check(self, play: Play[Any], seat: int, slot: str, answer: Answer) -> None:
        """Refuse an answer that fits the shape and yet is against the rules (raise `IllegalAnswer`). Pure."""

    def take(self, play: Play[Any], seat: int, slot: str, answer: Answer) -> None:
        """Write down a checked answer in this step. Must not fail."""
        raise RulesDefect(f"{type(self).__name__} takes no answer")

    def run(self, play: Play[Any]) -> None:
        """Act; the step is off the agenda already."""

    def resumed(self, play: Play[Any]) -> None:
        """Called when this step, which was waiting, is on top again after others ran above it."""

    def redraw(self, play: Play[Any], seat: int | None, stream: Stream) -> None:
        """Replace secret answers that `seat` cannot see by others it could believe in (resampling only)."""

    def gathers(self) -> bool:
        """Whether it takes answers of several seats in secret, until all are there (design 2.5, 2.6)."""
        return False

    def timers(self, play: Play[Any]) -> tuple[str, ...]:
        """Tokens of time this step waits for (design 2.6), to be given back through `Match.elapse`."""
        return ()

    def elapsed(self, play: Play[Any], token: str) -> None:
        """The time of one of its `timers` is over."""


Effect = Step | Mapping[str, Any]
"""A step, or the plain data of one; effects are lists of these."""


def bind(effect: Any, values: Mapping[str, Any]) -> Any:
    """A copy of an effect template in which each string `$name` is replaced by `values["name"]`.

    Args:
        effect: steps as values or plain data, in lists and mappings of any depth. The copy is plain data throughout, as
            after saving and loading.
        values: what to fill in; a name that is not there stays as it is (an inner step binds it later).
    """
    if isinstance(effect, str):
        return values.get(effect[1:], effect) if effect.startswith("$") else effect
    if isinstance(effect, Struct):
        effect = msgspec.to_builtins(effect, str_keys=True)
    if isinstance(effect, Mapping):
        return {key: bind(value, values) for key, value in cast("Mapping[Any, Any]", effect).items()}
    if isinstance(effect, list | tuple):
        return [bind(item, values) for item in cast("Sequence[Any]", effect)]
    return effect
