"""How a card game shows itself in the panels: questions about a card, and who has most of something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from bot.text.catalogue import Language
from cogs.panels.gamefaces import GameFace
from cogs.panels.reader import Reader
from renderers.drawings import Drawing, drawing


class CardFace(GameFace):
    """See `GameFace`; `pictures` also has `asked`."""

    answers_beside: ClassVar[int]
    """Most answers that are written beside a card."""

    def draw_about(
        self,
        view: Any,
        seat: int,
        card: str,
        answers: Sequence[tuple[str, str]],
        names: Sequence[str],
        language: Language,
    ) -> Drawing | None:
        """The card a question is about with what can be answered; None where too much can, or nothing.

        Args:
            card: its id; whether the pack has it is for the game to know.
        """
        if not 0 < len(answers) <= self.answers_beside:
            return None
        return drawing(self.pictures.asked, view, seat, card, answers, names=names, language=language)

    def results(self, view: Any) -> int:
        """The account."""
        return 1

    def draw_result(self, view: Any, page: int, names: Sequence[str], language: Language) -> Drawing:
        """The account."""
        return drawing(self.pictures.result, view, names=names, language=language)

    def award(self, award: str, value: str, counts: Sequence[int], reader: Reader) -> str:
        """A line of who has most of something, by seat; empty where nobody has any.

        Args:
            award: the end of the key of its name, `cogs-KEY-award-AWARD`.
            value: the end of the key that tells how many, `cogs-KEY-award-VALUE`.
        """
        best = max(counts)
        if not best:
            return ""
        return reader(
            "result-award-line",
            award=reader(f"cogs-{self.key}-award-{award}"),
            names=reader.people([seat for seat, count in enumerate(counts) if count == best]),
            value=reader(f"cogs-{self.key}-award-{value}", count=best),
        )

    def awarded(self, lines: Sequence[str], reader: Reader) -> list[str]:
        """The awards below their headline, as far as there are any."""
        told = [line for line in lines if line]
        return [f"**{reader('result-awards-headline')}**", *told] if told else []
