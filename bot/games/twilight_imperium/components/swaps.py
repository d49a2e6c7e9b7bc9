"""`D_SWAP_CARDS`: strategy cards that change hands at the end of the strategy phase (rules SG7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from bot.core.asks import Ask
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.games.twilight_imperium.components.abilities import NO
from bot.games.twilight_imperium.hooks.blocks import Galaxy


class SwapCards(Ask):
    """A base: one own strategy card is swapped for one of another player, who cannot refuse."""

    rule: ClassVar[str] = "twilight_imperium-rule-agendas"
    optional: ClassVar[bool] = True
    """Whether none may be taken."""

    def others(self, play: Galaxy) -> Iterable[int]:
        """With whom."""
        return (seat for seat in play.board.seats_in() if seat != self.seat)

    def prompt(self, play: Galaxy) -> Text:
        """What is asked."""
        raise NotImplementedError

    def pay(self, play: Galaxy, other: int) -> None:
        """What it costs, before the cards change hands."""

    def swapped(self, play: Galaxy, other: int) -> None:
        """What follows."""

    def question(self, play: Galaxy) -> Question:
        """Which of the others' cards, or none."""
        state = play.board
        options = [
            Option(f"{seat}:{number}", "twilight_imperium-opt-swap", {"seat": seat, "card": number})
            for seat in self.others(play)
            for number in state.players[seat].cards
        ]
        default: dict[str, Answer] = {"take": NO}
        if self.optional:
            options.append(Option(NO, "twilight_imperium-opt-no"))
        else:  # the own card that comes last is the least loss of time
            default = {"take": options[0].id}
            if len(state.players[self.seat].cards) > 1:
                default["give"] = str(max(state.players[self.seat].cards))
        return Question(
            slot="",
            prompt=self.prompt(play),
            shape=Form("take", Pick(tuple(options))),
            topic="twilight_imperium-topic-card",
            rule=self.rule,
            default=default,
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """Which of the own cards is given."""
        cards = play.board.players[seat].cards
        if partial["take"] == NO or "give" in partial or len(cards) < 2:
            return None
        options = tuple(Option(str(n), "twilight_imperium-opt-card", {"card": n, "goods": 0}) for n in cards)
        return Field("give", Text("twilight_imperium-ask-give-card"), Pick(options))

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They are swapped; goods already taken stay (SG7)."""
        if answer["take"] == NO:
            return
        state = play.board
        other, taken = (int(part) for part in str(answer["take"]).split(":"))
        ours, theirs = state.players[self.seat], state.players[other]
        given = int(str(answer.get("give", next(iter(ours.cards)))))
        self.pay(play, other)
        ours.cards[taken] = theirs.cards.pop(taken)
        theirs.cards[given] = ours.cards.pop(given)
        play.tell("twilight_imperium-event-swapped", seat=self.seat, other_seat=other, taken=taken, given=given)
        self.swapped(play, other)
