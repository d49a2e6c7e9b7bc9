"""A question to one seat: a base that games subclass."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from bot.core.play import Play
from bot.core.shapes import Answer, Question
from bot.core.step import Asks, Step


class Ask(Step):
    """Base of a step that asks one seat one question and acts on the answer: subclass with `question` and `chosen`.

    Where there is nothing to decide, `matters` says so and nobody is asked; what then happens is `unasked`.

    Args:
        seat: whom it asks.
        answer: in normal form, once given.
    """

    seat: int
    answer: Answer | UnsetType = UNSET

    def question(self, play: Play[Any]) -> Question:
        """The question, a fresh object at each call; an empty slot becomes the step's tag."""
        raise NotImplementedError

    def chosen(self, play: Play[Any], answer: Answer) -> None:
        """Act on the answer; the step is off the agenda."""
        raise NotImplementedError

    def matters(self, play: Play[Any]) -> bool:
        """Whether there is anything to decide. Pure, and from public facts alone: others see whether it waits."""
        return True

    def unasked(self, play: Play[Any]) -> None:
        """Nothing was to decide; the step is off the agenda."""

    def waits(self, play: Play[Any]) -> bool:
        return self.answer is UNSET and self.matters(play)

    def asks(self, play: Play[Any]) -> Asks:
        question = self.question(play)
        if not question.slot:
            question.slot = str(self.__struct_config__.tag)
        return {self.seat: (question,)}

    def awaited(self, play: Play[Any]) -> tuple[int, ...]:
        return (self.seat,)

    def take(self, play: Play[Any], seat: int, slot: str, answer: Answer) -> None:
        self.answer = answer

    def run(self, play: Play[Any]) -> None:
        if self.answer is UNSET:
            self.unasked(play)
        else:
            self.chosen(play, self.answer)
