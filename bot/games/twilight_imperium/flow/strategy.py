"""The strategy phase (rules 9): strategy cards are picked, and initiative with them."""

from __future__ import annotations

from typing import ClassVar, Final

from bot.core.asks import Ask
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.figures import STRATEGY_CARDS
from bot.games.twilight_imperium.flow.agenda import Overdue
from bot.games.twilight_imperium.flow.strategic import variant
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens

TWO_CARDS: Final = 4
"""SG3: up to so many players pick two cards each."""


class StrategyPhase(Step, tag="twilight_imperium-strategy-phase"):
    """A round begins (9)."""

    def run(self, play: Galaxy) -> None:
        """From the speaker clockwise, once or twice; who has kept cards picks none (SG4). What agendas have put off
        comes before what players do (6.3)."""
        state = play.board
        state.round += 1
        state.phase = "strategy"
        kept = {number for seat in state.keeping for number in state.players[seat].cards}
        state.common = {number: state.common.get(number, 0) for number in STRATEGY_CARDS if number not in kept}
        laps = 2 if play.seats <= TWO_CARDS else 1
        play.tell("twilight_imperium-event-round", round=state.round, seat=state.speaker)
        picking = [seat for seat in state.clockwise(state.speaker) if seat not in state.keeping]
        picks = [PickCard(seat) for _ in range(laps) for seat in picking]
        overdue = [Overdue()] if state.council is not None else []
        play.push(*overdue, opens("SP_START"), *picks, PicksDone(), opens("SP_END"))


class PickCard(Ask, tag="twilight_imperium-pick-card"):
    """`D_STRATEGY`: a player picks one of the cards that are left, and gains what lies on it (SG2)."""

    main: ClassVar[bool] = True

    def matters(self, play: Galaxy) -> bool:
        """An eliminated player picks none."""
        return not play.board.players[self.seat].eliminated and bool(play.board.common)

    def question(self, play: Galaxy) -> Question:
        """Which; not the one that was refused, while there is another (SG5)."""
        state = play.board
        common = {number: goods for number, goods in state.common.items() if number != state.refused} or state.common
        options = tuple(
            Option(
                str(number),
                "twilight_imperium-opt-card",
                {"card": number, "goods": goods, "variant": variant(play, number)},
            )
            for number, goods in sorted(common.items())
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-card", {"round": play.board.round}),
            shape=Pick(options),
            topic="twilight_imperium-topic-card",
            rule="twilight_imperium-rule-strategy",
            default=str(max(common, key=lambda number: (common[number], -number))),
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is theirs, unless somebody objects; then the goods on it."""
        play.push(opens("SP_PICK", seat=self.seat, card=int(str(answer))), Taken(self.seat, int(str(answer))))


def picking(play: Galaxy) -> bool:
    """Whether somebody thinks about which card to pick."""
    agenda = play.state.agenda
    return bool(agenda) and isinstance(agenda[-1], PickCard)


class Taken(Step, tag="twilight_imperium-card-taken"):
    """A strategy card changes from the common area to a player."""

    seat: int
    card: int

    def run(self, play: Galaxy) -> None:
        """The card, then its trade goods; or another pick, where this one was answered."""
        state = play.board
        if state.refused == self.card and len(state.common) > 1:
            play.push(PickCard(self.seat))
            return
        state.refused = 0
        goods = state.common.pop(self.card)
        state.turns += 1
        state.players[self.seat].cards[self.card] = True
        play.tell("twilight_imperium-event-picked", seat=self.seat, card=self.card, goods=goods)
        gain_goods(play, self.seat, goods, "strategy-card")


class PicksDone(Step, tag="twilight_imperium-picks-done"):
    """SG6: a trade good on every card that nobody picked."""

    def run(self, play: Galaxy) -> None:
        """Put them there; what was kept has been kept."""
        common = play.board.common
        play.board.keeping = []
        for number in common:
            common[number] += 1
