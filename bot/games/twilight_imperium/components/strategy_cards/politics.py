"""Politics, strategy card 3 (rules 12, SA3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.core.asks import Ask
from bot.core.events import Event
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Ranking, Text
from bot.core.step import Step
from bot.core.streams import Stream
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
from bot.games.twilight_imperium.readings import POLITICS as ONE_UP_ONE_DOWN
from bot.games.twilight_imperium.readings import follows_given


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
LOOKED_AT = 2
"""Agendas that are looked at."""


class OrderAgendas(Ask, tag="twilight_imperium-agenda-order"):
    """`D_AGENDA_ORDER`: the owner of Politics looks at the next two agendas and puts each on top of the deck or at its
    bottom, in any order (Q4); with the source text one on top and one at the bottom."""

    plannable: ClassVar[bool] = False

    def cards(self, play: Galaxy) -> list[str]:
        """The next ones, the first first; fewer if there are fewer."""
        council = play.board.council
        return council.deck[: -LOOKED_AT - 1 : -1] if council is not None else []

    def matters(self, play: Galaxy) -> bool:
        """Whether there is any; how many is known to everybody."""
        return bool(self.cards(play))

    def question(self, play: Galaxy) -> Question:
        """Which go to the bottom."""
        cards = self.cards(play)
        options = tuple(Option(one, "twilight_imperium-opt-agenda", {"agenda": one}) for one in cards)
        apart = follows_given(play, ONE_UP_ONE_DOWN) and len(cards) > 1
        low = Pick(options, min=int(apart), max=1 if apart else max(2, len(options)))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-agenda-order", {"count": len(cards)}),
            shape=Form("low", low),
            topic="twilight_imperium-topic-politics",
            rule="twilight_imperium-rule-politics",
            default={"low": cards[1]}
            if apart
            else {"low": []}
            if len(cards) < LOOKED_AT
            else {"low": [], "order": cards},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """In which order two lie in the same place."""
        cards, low = self.cards(play), _listed(partial["low"])
        if "order" in partial or len(cards) < LOOKED_AT or len(low) == 1:
            return None
        options = tuple(Option(one, "twilight_imperium-opt-agenda", {"agenda": one}) for one in cards)
        where = "bottom" if low else "top"
        return Field("order", Text(f"twilight_imperium-ask-agenda-order-{where}"), Ranking(options), start=cards)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They lie so; everybody knows that, and nobody what."""
        council = play.board.council
        assert council is not None
        cards, low = self.cards(play), _listed(answer["low"])
        order: list[str] = answer.get("order", cards)
        del council.deck[len(council.deck) - len(cards) :]
        below = [one for one in order if one in low]
        council.deck[:0] = reversed(below)
        council.deck += reversed([one for one in order if one not in low])
        play.emit(
            Event(
                "twilight_imperium-event-agendas-ordered",
                {"seat": self.seat, "agendas": cards, "low": len(low)},
                seen_by=(self.seat,),
                public_key="twilight_imperium-event-agendas-ordered-hidden",
                public_args={"seat": self.seat, "count": len(cards)},
                reveals=True,
            )
        )


def redraw_agendas(play: Galaxy, seat: int | None, stream: Stream) -> None:
    """Another order of the agendas that a seat does not know (32): it knows those that it looks at now."""
    council = play.board.council
    if council is None:
        return
    top = play.state.agenda[-1] if play.state.agenda else None
    known = len(top.cards(play)) if isinstance(top, OrderAgendas) and top.seat == seat else 0
    seen = council.deck[len(council.deck) - known :]
    rest = council.deck[: len(council.deck) - known]
    stream.shuffle(rest)
    council.deck[:] = [*rest, *seen]


def _listed(answer: Answer) -> list[str]:
    return [answer] if isinstance(answer, str) else list(answer)


def _with_cards(play: Galaxy) -> bool:
    return plays_with(play.state.options, ACTION_CARDS)


def _politics(play: Galaxy, seat: int) -> None:
    steps: list[Step] = [NewSpeaker(seat)]
    if _with_cards(play):
        steps.append(DrawCards(seat, CARDS))
    if play.board.council is not None:
        steps.append(OrderAgendas(seat))
    play.push(*steps)
    if not _with_cards(play):
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
