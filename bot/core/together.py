"""A question to several seats at once, answered in secret: a base that games subclass."""

from __future__ import annotations

from typing import Any, ClassVar

from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.play import Play
from bot.core.questions import accepted, drawn
from bot.core.shapes import Answer, Question
from bot.core.step import Asks, Step
from bot.core.streams import Stream


class Together(Step):
    """Several seats answer at the same time, secretly, changeable until applied (design 2.5). Subclass it.

    It is open once it is reached: one that lies under other steps asks nobody before they are done. It gathers answers
    only; `apply` pushes ordinary steps, seat by seat in the order of `seats`: with `apply_at = "at_end"` when all have
    answered, with `"as_prefix_completes"` as soon as everybody before has. In the second case the questions of those
    who still have to answer stay open while the applied steps run, and an answer that these steps made illegal is asked
    for anew (twilight_imperium 29.5: secondary abilities).

    What is applied is known from then on, so applying bars a free undo. Seats that are out of the match
    (`Rules.out`) are not waited for, and what they answered is not applied (twilight_imperium 21, 29.5).
    """

    below: ClassVar[bool] = True

    seats: list[int]
    answers: dict[int, Answer] = {}
    begun: bool = False
    applied: int = 0
    apply_at: str = "at_end"

    def question(self, play: Play[Any], seat: int) -> Question:
        """The question of one seat, a fresh object at each call; `changeable` and `given` are filled in here."""
        raise NotImplementedError

    def apply(self, play: Play[Any], seat: int, answer: Answer) -> None:
        """Push what the seat's answer does."""
        raise NotImplementedError

    def done(self, play: Play[Any]) -> None:
        """All answers are applied."""

    def reopen(self) -> None:
        """Ask the seats whose answers are not applied yet once more (twilight_imperium 29.5, a prompt renewed)."""
        for seat in self.seats[self.applied :]:
            self.answers.pop(seat, None)

    def gathers(self) -> bool:
        return True

    def pending(self, play: Play[Any]) -> list[int]:
        """Seats in the match whose answers are not applied yet."""
        return [seat for seat in self.seats[self.applied :] if not play.game.rules.out(play, seat)]

    def closed(self, play: Play[Any]) -> bool:
        """Whether nothing can be changed any more: all of a gathering `at_end` have answered."""
        return self.apply_at == "at_end" and all(seat in self.answers for seat in self.pending(play))

    def waits(self, play: Play[Any]) -> bool:
        if not self.begun:
            return False
        pending = self.pending(play)
        if not pending:
            return False
        if self.apply_at == "at_end":
            return not self.closed(play)
        return pending[0] not in self.answers

    def asks(self, play: Play[Any]) -> Asks:
        if not self.begun or self.closed(play):
            return {}
        return {seat: (self._asked(play, seat),) for seat in self.pending(play)}

    def _asked(self, play: Play[Any], seat: int) -> Question:
        question = self.question(play, seat)
        if not question.slot:
            question.slot = str(self.__struct_config__.tag)
        question.changeable = True
        if seat in self.answers:
            question.given = self.answers[seat]
        return question

    def take(self, play: Play[Any], seat: int, slot: str, answer: Answer) -> None:
        self.answers[seat] = answer

    def run(self, play: Play[Any]) -> None:
        if not self.begun:
            self.begun = True
            play.push(self)
            return
        pending = self.pending(play)
        if not pending:
            self.done(play)
            return
        seat = pending[0]
        self.applied = self.seats.index(seat) + 1
        if len(self.seats) > 1:
            play.emit(Event("core-gathered", seen_by=(), reveals=True))
        play.push(self)
        self.apply(play, seat, self.answers[seat])
        if play.state.agenda and play.state.agenda[-1] is self:
            self.resumed(play)

    def resumed(self, play: Play[Any]) -> None:
        """Ask those anew whose answer is not legal any more. Answers that were closed together stay as given."""
        if self.closed(play):
            return
        for seat in self.pending(play):
            if seat in self.answers:
                try:
                    accepted(play, self, seat, self._asked(play, seat), self.answers[seat])
                except IllegalAnswer:
                    del self.answers[seat]

    def redraw(self, play: Play[Any], seat: int | None, stream: Stream) -> None:
        for other in self.pending(play):
            if other != seat and other in self.answers:
                self.answers[other] = drawn(play, self, other, self._asked(play, other), stream)
