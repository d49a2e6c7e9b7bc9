"""Eras: their beginning and end, transition eras, the end of the game (rules 3.1, 3.2, 3.4, 5, 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from bot.core.asks import Ask
from bot.core.events import Event
from bot.core.shapes import RANDOM, Answer, Pick, Question, Text
from bot.core.step import Step
from bot.core.together import Together
from bot.games.project_mine.counting import leads
from bot.games.project_mine.keywords import Keywords, pack_of
from bot.games.project_mine.notation import ENTER, KEEP, REDRAW, STOP
from bot.games.project_mine.scoring import account, achieved, ranks
from bot.games.project_mine.state import ERA, NOBODY, OVER, TRANSITION, State
from bot.games.project_mine.turn_questions import ENERGY, HAND
from bot.games.project_mine.turns import Turn
from bot.games.project_mine.wording import (
    ENTER_OPTION,
    KEEP_OPTION,
    REDRAW_OPTION,
    STOP_OPTION,
    company_option,
)

if TYPE_CHECKING:
    from bot.core.play import Play

STARTING_INVESTMENTS: Final = 5
PRICE: Final = 2
"""Penalty points of the k-th transition era: k times this (R2)."""


class ChooseCompany(Together, tag="project_mine-choose-company"):
    """S5: everybody chooses one of three company goals in secret; the trait follows from it."""

    main: ClassVar[bool] = True

    def question(self, play: Play[State], seat: int) -> Question:
        """The three goals."""
        pack = pack_of(play)
        offered = [pack[card] for card in play.board.players[seat].offered]
        options = [company_option(card.id, card.worth, card.trait) for card in offered]
        return Question(
            slot="company",
            prompt=Text("project_mine-ask-company"),
            shape=Pick(tuple(options)),
            topic="project_mine-topic-company",
            rule="project_mine-rule-company",
            default=RANDOM,
        )

    def apply(self, play: Play[State], seat: int, answer: Answer) -> None:
        """Keep the choice."""
        play.board.players[seat].company = answer

    def done(self, play: Play[State]) -> None:
        """S6: decks of eleven, hands of five; the first era begins."""
        pack, state = pack_of(play), play.board
        start = [card.id for card in pack.of_kind("basic") if card.role == "small"]
        investment = next(card.id for card in pack.of_kind("basic") if card.role == "investment")
        for seat, player in enumerate(state.players):
            trait = next(c.id for c in pack.of_kind("trait") if c.trait == pack[player.company].trait)
            player.deck = [*start, *[investment] * STARTING_INVESTMENTS, trait]
            play.shuffle(f"deck:{seat}", player.deck)
        play.tell("project_mine-event-companies-chosen")
        keywords = Keywords(play)
        for seat in range(state.seats):
            keywords.draw(seat, HAND, effect=False)
        play.push(StartEra())


class StartEra(Step, tag="project_mine-start-era"):
    """E1: coins for those who strictly have most; then the first round."""

    def run(self, play: Play[State]) -> None:
        """Begin the era."""
        state = play.board
        state.phase, state.round = ERA, 1
        state.declarer, state.last_round = NOBODY, 0
        play.tell("project_mine-event-era", era=state.era, first_seat=state.first)
        for seat, player in enumerate(state.players):
            player.declared = False
            led = leads(state, seat)
            player.coins = len(led)
            if led:
                play.tell("project_mine-event-coins", seat=seat, count=len(led), resources=led)
        take_turn(play, state.first)


def take_turn(play: Play[State], seat: int) -> None:
    """A seat's turn, then the next."""
    play.push(Turn(seat), Advance(seat))


class Advance(Step, tag="project_mine-advance"):
    """E3, E4, R4: whose turn is next, or the end of the era."""

    seat: int

    def run(self, play: Play[State]) -> None:
        """Go on."""
        state = play.board
        if state.phase == TRANSITION:
            at = state.entrants.index(self.seat) + 1
            if at < len(state.entrants):
                take_turn(play, state.entrants[at])
            else:
                play.push(EndTransition())
            return
        following = (self.seat + 1) % state.seats
        if following != state.first:
            take_turn(play, following)
        elif state.last_round and state.round >= state.last_round:
            play.push(EndEra())
        else:
            state.round += 1
            if state.round == state.last_round:
                play.tell("project_mine-event-last-round", round=state.round)
            take_turn(play, following)


def reform(play: Play[State]) -> None:
    """E7: everybody's discard pile, deck and hand become a new shuffled deck; lasting effects end."""
    state = play.board
    play.state.reflexes.clear()
    state.cuts.clear()
    state.current, state.stage = NOBODY, ""
    for seat, player in enumerate(state.players):
        player.deck = sorted(player.deck + player.hand + player.discard + player.play)
        player.hand, player.discard, player.play = [], [], []
        player.pending = []
        player.energy, player.credit, player.buys = ENERGY, 0, 1
        play.shuffle(f"deck:{seat}", player.deck)


class EndEra(Step, tag="project_mine-end-era"):
    """E7-E9: new decks, a new market board, coins back, the next first player; after the last era the transition."""

    def run(self, play: Play[State]) -> None:
        """End the era."""
        state, pack = play.board, pack_of(play)
        state.round = 0
        reform(play)
        for player in state.players:
            player.coins = 0
        play.tell("project_mine-event-era-over", era=state.era)
        if state.era == state.eras:
            for seat, player in enumerate(state.players):
                if pack[player.company].judged == "before_transition":
                    player.judged = int(achieved(pack, state, seat))
            state.phase, state.transition = TRANSITION, 1
            enter(play, state.order(state.first), [])
            return
        keywords = Keywords(play)
        for seat in range(state.seats):
            keywords.draw(seat, HAND, effect=False)
        for goals, board, spent in (
            (False, state.market, state.market_discard),
            (True, state.goals, state.goal_discard),
        ):
            spent.extend(board)
            while board:
                keywords.lift(len(board) - 1, goals)
        keywords.refill()
        keywords.refill(goals=True)
        state.first = (state.first + 1) % state.seats
        state.era += 1
        play.push(StartEra())


# --- transition eras (rules 5) ---------------------------------------------------------------------------------------


def enter(play: Play[State], left: list[int], entered: list[int]) -> None:
    """R1, R2: in turn order, who enters the next transition era; when all have said, it begins, or the game ends.

    Args:
        play: the match.
        left: who still has to say.
        entered: who has entered.
    """
    state = play.board
    if left:
        play.push(Enter(left[0], left=left[1:], entered=entered))
        return
    if not entered:
        play.push(Score())
        return
    leftmost = (state.first + 1) % state.seats
    state.entrants = [seat for seat in state.order(leftmost) if seat in entered]
    state.first = state.entrants[0]  # R4: whoever begins is the first player, and the next one sits to its left
    keywords = Keywords(play)
    for seat in state.entrants:
        keywords.penalty(seat, PRICE * state.transition)
        keywords.draw(seat, HAND, effect=False)
    first = state.entrants[0]
    play.push(Mulligan(list(state.entrants)), Turn(first), Advance(first))


class Enter(Ask, tag="project_mine-enter"):
    """R1, R2: whether a seat enters the next transition era.

    Args:
        left: who has to say after it.
        entered: who has entered.
    """

    main: ClassVar[bool] = True

    left: list[int] = []
    entered: list[int] = []

    def question(self, play: Play[State]) -> Question:
        """Enter or stop."""
        args = {"number": play.board.transition, "count": PRICE * play.board.transition}
        return Question(
            slot="enter",
            prompt=Text("project_mine-ask-enter", args),
            shape=Pick((ENTER_OPTION, STOP_OPTION)),
            topic="project_mine-topic-enter",
            rule="project_mine-rule-transition",
            default=STOP,
            confirm=True,
        )

    def chosen(self, play: Play[State], answer: Answer) -> None:
        """Note the answer; the next has to say."""
        state = play.board
        if answer == ENTER:
            self.entered.append(self.seat)
            play.tell("project_mine-event-entered", seat=self.seat, number=state.transition)
        else:
            state.players[self.seat].out = True
            play.tell("project_mine-event-stopped", seat=self.seat)
        enter(play, self.left, self.entered)


class Mulligan(Together, tag="project_mine-mulligan"):
    """R3: once per transition era, a new hand for one penalty point; all decide at once before the first turn."""

    main: ClassVar[bool] = True

    def question(self, play: Play[State], seat: int) -> Question:
        """Keep or redraw."""
        return Question(
            slot="mulligan",
            prompt=Text("project_mine-ask-mulligan"),
            shape=Pick((KEEP_OPTION, REDRAW_OPTION)),
            topic="project_mine-topic-mulligan",
            rule="project_mine-rule-mulligan",
            default=KEEP,
        )

    def apply(self, play: Play[State], seat: int, answer: Answer) -> None:
        """Shuffle back and draw anew."""
        if answer != REDRAW:
            return
        player = play.board.players[seat]
        play.tell("project_mine-event-mulligan", seat=seat)
        keywords = Keywords(play)
        keywords.penalty(seat, 1)
        player.deck = sorted(player.deck + player.hand)
        player.hand = []
        play.shuffle(f"deck:{seat}", player.deck)
        keywords.draw(seat, HAND, effect=False)


class EndTransition(Step, tag="project_mine-end-transition"):
    """R5: effects end, the board stays, decks are formed anew; those who took part say whether they go on."""

    def run(self, play: Play[State]) -> None:
        """End the transition era."""
        state = play.board
        reform(play)
        play.tell("project_mine-event-transition-over", number=state.transition)
        asked = [seat for seat in state.order(state.first) if seat in state.entrants]
        state.entrants = []
        state.transition += 1
        enter(play, asked, [])


class Score(Step, tag="project_mine-score"):
    """Rules 6: accounts and ranks."""

    def run(self, play: Play[State]) -> None:
        """Finish the match."""
        state, pack = play.board, pack_of(play)
        state.phase, state.current = OVER, NOBODY
        accounts = [account(pack, state, seat) for seat in range(state.seats)]
        for one in accounts:
            state.players[one.seat].revealed = True
            key = "project_mine-event-company-achieved" if one.company else "project_mine-event-company-failed"
            play.emit(Event(key, {"seat": one.seat, "card": one.company_card}, reveals=True))
        for one in accounts:
            play.tell(
                "project_mine-event-account",
                seat=one.seat,
                company=one.company,
                goals=one.goals,
                deck=one.deck,
                resources=one.resources,
                penalty=one.penalty,
                total=one.total,
            )
        detail: dict[str, Any] = {"accounts": msgspec.to_builtins(accounts), "dice": list(state.dice)}
        play.finish(scores=[one.total for one in accounts], ranks=ranks(accounts), detail=detail)


STEPS: Final[tuple[type[Step], ...]] = (
    ChooseCompany,
    StartEra,
    Advance,
    EndEra,
    Enter,
    Mulligan,
    EndTransition,
    Score,
)
