"""Politics, strategy card 3 (rules 12, SA3)."""

from __future__ import annotations

from bot.core.asks import Ask
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.figures import (
    POLITICS,
)
from bot.games.twilight_imperium.flow.hand import DrawCards
from bot.games.twilight_imperium.flow.strategic import (
    PRIMARIES,
    SECONDARIES,
    VARIANTS,
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


CARDS = 2
"""Action cards that each ability draws (SA3)."""


def _with_cards(play: Galaxy) -> bool:
    return plays_with(play.state.options, ACTION_CARDS)


def _politics(play: Galaxy, seat: int) -> None:
    if _with_cards(play):
        play.push(NewSpeaker(seat), DrawCards(seat, CARDS))
        return
    play.push(NewSpeaker(seat))
    gain_goods(play, seat, 1, "politics")  # Q0: instead of the cards


def _can_draw(play: Galaxy, seat: int) -> bool:
    return _with_cards(play) and bool(play.board.actions or play.board.discards)


PRIMARIES[POLITICS] = _politics
SECONDARIES[POLITICS] = Secondary(
    can=_can_draw,
    does=lambda play, seat, answer: play.push(DrawCards(seat, CARDS)),
    proposed=lambda play, seat: {},
)
VARIANTS[POLITICS] = lambda play: "-cards" if _with_cards(play) else ""
