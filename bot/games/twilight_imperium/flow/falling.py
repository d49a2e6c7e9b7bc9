"""Which of several types of ground forces hits take: its owner says so (rules IN7, IN8, 27.1 Matriarch)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.asks import Ask
from bot.core.shapes import Amounts, Answer, Option, Question, Text
from bot.core.together import Together
from bot.games.twilight_imperium.combat import Units
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.forces import fallen, troops
from bot.games.twilight_imperium.hooks.blocks import Galaxy


def has_choice(units: Mapping[str, int], hits: int) -> bool:
    """Whether some of several types can stay."""
    return len(units) > 1 and 0 < hits < sum(units.values())


def _which(planet: str, units: Units, hits: int) -> Question:
    options = tuple(
        Option(kind, "twilight_imperium-opt-units", {"unit": kind, "count": count, "place": planet})
        for kind, count in units.items()
    )
    return Question(
        slot="hits",
        prompt=Text("twilight_imperium-ask-fallen", {"count": hits, "planet": planet}),
        shape=Amounts(options, dict(units), hits, hits),
        topic="twilight_imperium-topic-hits",
        rule="twilight_imperium-rule-hits",
        default=fallen(units, hits),
    )


class Fall(Ask, tag="twilight_imperium-fall"):
    """Hits of space cannons on those who have landed.

    Args:
        planet: where.
        hits: how many.
        by: whose.
    """

    planet: str = ""
    hits: int = 0
    by: int = 0

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a choice."""
        return has_choice(troops(play.board, self.planet, self.seat), self.hits)

    def question(self, play: Galaxy) -> Question:
        """How many of each type."""
        return _which(self.planet, troops(play.board, self.planet, self.seat), self.hits)

    def unasked(self, play: Galaxy) -> None:
        """In the one way there is."""
        self.chosen(play, fallen(troops(play.board, self.planet, self.seat), self.hits))

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They are destroyed."""
        destroy(play, self.planet, self.seat, answer, by=self.by)


class FallTogether(Together, tag="twilight_imperium-fall-together"):
    """Hits of a round of ground combat: both sides lose ground forces at once, hidden from each other until then.

    Args:
        planet: where.
        hits: seat -> hits that it takes.
    """

    planet: str = ""
    hits: dict[int, int] = {}
    said: dict[int, dict[str, int]] = {}

    def question(self, play: Galaxy, seat: int) -> Question:
        """How many of each type."""
        return _which(self.planet, troops(play.board, self.planet, seat), self.hits[seat])

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """It is taken with the other's."""
        self.said[seat] = answer

    def done(self, play: Galaxy) -> None:
        """Both lose theirs."""
        combat = play.board.combat
        if combat is None:
            return
        lost = {seat: fallen(troops(play.board, self.planet, seat), hits) for seat, hits in self.hits.items()}
        for seat, units in {**lost, **self.said}.items():
            destroy(play, self.planet, seat, units, by=combat.other(seat))
