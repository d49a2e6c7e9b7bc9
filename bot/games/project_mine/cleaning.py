"""Step 5 of a turn: the play area away, the hand to five, the end of the turn (rules 3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.core.cards.naming import cards_of, named
from bot.core.shapes import Answer, Pick, Question, Ranking, Text
from bot.core.step import Step
from bot.games.project_mine.counting import cheapest
from bot.games.project_mine.keywords import Keywords, cut, pack_of
from bot.games.project_mine.state import State
from bot.games.project_mine.turn_questions import HAND, Decision, LastCall
from bot.games.project_mine.wording import TURN, card_options

if TYPE_CHECKING:
    from bot.core.play import Play


class PutAway(Decision, tag="project_mine-put-away"):
    """Step 5: the play area to the discard pile, as it was played; in an order of choice if a card of the pack looks at
    the top of a discard pile (decision 6)."""

    def matters(self, play: Play[State]) -> bool:
        """If the order does."""
        cards = play.board.players[self.seat].play
        return len(set(cards)) > 1 and pack_of(play).order_matters

    def question(self, play: Play[State]) -> Question:
        """In which order; the last lies on top."""
        cards = play.board.players[self.seat].play
        return Question(
            slot="turn",
            prompt=Text("project_mine-ask-put-away"),
            shape=Ranking(tuple(card_options(cards, "play", single=False))),
            topic=TURN,
            rule="project_mine-rule-clean-up",
            default=named(cards),
        )

    def chosen(self, play: Play[State], answer: Answer) -> None:
        """In the order given."""
        self._away(play, cards_of(answer))

    def unasked(self, play: Play[State]) -> None:
        """As they were played."""
        self._away(play, play.board.players[self.seat].play)

    def _away(self, play: Play[State], cards: list[str]) -> None:
        play.board.stage = "clean"
        player = play.board.players[self.seat]
        player.discard.extend(cards)
        player.play = []


class CleanUp(Step, tag="project_mine-clean-up"):
    """Step 5: the hand is brought to five."""

    seat: int

    def run(self, play: Play[State]) -> None:
        """Draw, or ask what to discard."""
        state = play.board
        state.stage, state.lines = "clean", 0
        player = state.players[self.seat]
        if len(player.hand) < HAND:
            keywords = Keywords(play)
            keywords.draw(self.seat, HAND - len(player.hand), effect=False)
        elif len(player.hand) > HAND:
            play.push(Excess(self.seat))


MOST_ROUNDS: Final = 50
"""Rounds of discarding in one clean-up; then the pack is at fault, whose cards come back as they are discarded."""


class Excess(Decision, tag="project_mine-excess"):
    """Step 5: discard down to five; what is discarded has its effect (K7).

    Args:
        rounds: how often something was discarded already.
    """

    rounds: int = 0

    def matters(self, play: Play[State]) -> bool:
        """If the hand is too large."""
        over = len(play.board.players[self.seat].hand) > HAND
        return over and self.rounds < MOST_ROUNDS

    def question(self, play: Play[State]) -> Question:
        """Which cards go."""
        pack, hand = pack_of(play), play.board.players[self.seat].hand
        n = len(hand) - HAND
        options = card_options(hand, "hand", n == 1)
        low = cheapest(pack, hand, n)
        default: Any = low[0]
        if n > 1:
            wanted = named(low)
            default = [option.id for option in options if option.id in wanted]
        return Question(
            slot="turn",
            prompt=Text("project_mine-ask-excess", {"count": n}),
            shape=Pick(tuple(options), n, n),
            topic=TURN,
            rule="project_mine-rule-clean-up",
            default=default,
        )

    def chosen(self, play: Play[State], answer: Answer) -> None:
        """Discard; effects of it may have drawn again, so look once more."""
        cards = cards_of([answer] if isinstance(answer, str) else answer)
        play.push(Excess(self.seat, rounds=self.rounds + 1))
        if self.rounds + 1 == MOST_ROUNDS:
            cut(play, cards[0], MOST_ROUNDS, "rounds of discarding")
        keywords = Keywords(play)
        keywords.discard(self.seat, cards, "hand")


class TurnEnd(Step, tag="project_mine-turn-end"):
    """The turn is over: triggers of its end, then effects that last for a turn go."""

    seat: int
    told: bool = False

    def run(self, play: Play[State]) -> None:
        """Once for the triggers, once for what ends with the turn."""
        state = play.board
        if not self.told:
            play.push(LastCall(self.seat), TurnEnd(self.seat, told=True))
            keywords = Keywords(play)
            keywords.happen("turn_end", self.seat)
            return
        play.expire("turn")
        state.cuts.clear()
        state.stage = ""


STEPS: Final[tuple[type[Step], ...]] = (PutAway, CleanUp, Excess, TurnEnd)
