"""Imperial, strategy card 8 (rules 12, SA3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.games.twilight_imperium.figures import (
    IMPERIAL,
    MECATOL_REX,
)
from bot.games.twilight_imperium.flow.ending import gain_points
from bot.games.twilight_imperium.flow.scoring import check_price, pay_for, price_field, progress, public_choices, score
from bot.games.twilight_imperium.flow.secrets import DrawSecret
from bot.games.twilight_imperium.flow.strategic import (
    PRIMARIES,
    SECONDARIES,
    Secondary,
)
from bot.games.twilight_imperium.hooks.blocks import Galaxy

NONE: Final = "none"


class ImperialScore(Ask, tag="twilight_imperium-imperial"):
    """Imperial's primary: one fulfilled public objective may be scored now, besides the status phase."""

    def matters(self, play: Galaxy) -> bool:
        """Whether there is one."""
        return bool(public_choices(play, self.seat))

    def question(self, play: Galaxy) -> Question:
        """Which, and what it costs."""
        options = [
            Option(one, "twilight_imperium-opt-objective", {"objective": one, "has": has, "asked": wanted})
            for one in public_choices(play, self.seat)
            for has, wanted in [progress(play, self.seat, one)]
        ]
        options.append(Option(NONE, "twilight_imperium-opt-none"))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-imperial"),
            shape=Form("objective", Pick(tuple(options))),
            topic="twilight_imperium-topic-imperial",
            rule="twilight_imperium-rule-imperial",
            default={"objective": NONE},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """The payment."""
        if partial["objective"] == NONE:
            return None
        return price_field(play, seat, str(partial["objective"]), "pay", dict(partial))

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """It must be paid."""
        if answer["objective"] != NONE:
            if answer["objective"] not in public_choices(play, seat):
                raise IllegalAnswer("twilight_imperium-not-fulfilled", objective=answer["objective"])
            check_price(play, seat, str(answer["objective"]), "pay", answer)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """Paid and scored."""
        objective = str(answer["objective"])
        if objective != NONE:
            pay_for(play, self.seat, objective, "pay", answer)
            score(play, self.seat, objective)


class ImperialSeat(Ask, tag="twilight_imperium-imperial-seat"):
    """Imperial's second part: with Mecatol Rex a victory point, without it a secret objective."""

    def matters(self, play: Galaxy) -> bool:
        """Nobody is asked: a point must be taken, and a secret is never worse than none."""
        return False

    def unasked(self, play: Galaxy) -> None:
        """A point, or a secret."""
        if play.board.planets[MECATOL_REX].controller == self.seat:
            gain_points(play, self.seat, 1, "imperial")
        else:
            play.push(DrawSecret(self.seat))


PRIMARIES[IMPERIAL] = lambda play, seat: play.push(ImperialScore(seat), ImperialSeat(seat))
SECONDARIES[IMPERIAL] = Secondary(
    can=lambda play, seat: bool(play.board.secrets),
    does=lambda play, seat, answer: play.push(DrawSecret(seat)),
    proposed=lambda play, seat: {},
)
