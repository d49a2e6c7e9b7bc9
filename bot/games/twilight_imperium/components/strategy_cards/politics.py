"""Politics, strategy card 3 (rules 12, SA3)."""

from __future__ import annotations

from bot.core.asks import Ask
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.figures import (
    POLITICS,
)
from bot.games.twilight_imperium.flow.strategic import (
    PRIMARIES,
    SECONDARIES,
    Secondary,
)
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.light import ACTION_CARDS, plays_with


class NewSpeaker(Ask, tag="twilight_imperium-speaker"):
    """Politics' primary: another player than the present speaker becomes it."""

    def question(self, play: Galaxy) -> Question:
        """Who."""
        state = play.board
        options = tuple(
            Option(f"seat-{seat}", "twilight_imperium-opt-seat", {"seat": seat})
            for seat in state.seats_in()
            if seat != state.speaker
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-speaker"),
            shape=Pick(options),
            topic="twilight_imperium-topic-politics",
            rule="twilight_imperium-rule-politics",
            default=f"seat-{state.clockwise((state.speaker + 1) % play.seats)[0]}",
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is at once."""
        play.board.speaker = int(str(answer).removeprefix("seat-"))
        play.tell("twilight_imperium-event-speaker", seat=play.board.speaker)


def _politics(play: Galaxy, seat: int) -> None:
    play.push(NewSpeaker(seat))
    if not plays_with(play.state.options, ACTION_CARDS):
        gain_goods(play, seat, 1, "politics")  # Q0: instead of the cards


PRIMARIES[POLITICS] = _politics
SECONDARIES[POLITICS] = Secondary(can=lambda play, seat: False, does=lambda play, seat, answer: None)
