"""A turn in five steps (rules 3.3)."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from bot.core.cards.naming import card_of, cards_of, named
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.project_mine import cleaning
from bot.games.project_mine.cleaning import CleanUp, PutAway, TurnEnd
from bot.games.project_mine.counting import cost_of
from bot.games.project_mine.effects import Run
from bot.games.project_mine.keywords import Keywords, cut, pack_of, take
from bot.games.project_mine.notation import COIN, DONE
from bot.games.project_mine.paying import usable
from bot.games.project_mine.prospects import Prospect
from bot.games.project_mine.state import Player, State
from bot.games.project_mine.triggers import due, until
from bot.games.project_mine.turn_questions import ENERGY, Decision, LastCall
from bot.games.project_mine.wording import (
    COIN_OPTION,
    DONE_OPTION,
    TO_CARDS_OPTION,
    TURN,
    buy_option,
    play_option,
    use_goal_option,
)

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.games.project_mine.cards import Pack


class Turn(Step, tag="project_mine-turn"):
    """Step 1: energy 4, credit 0; then effects that waited for this turn (K9), then the other steps."""

    seat: int

    def run(self, play: Play[State]) -> None:
        """Begin the turn."""
        state = play.board
        player = state.players[self.seat]
        state.current, state.stage, state.lines = self.seat, "goals", 0
        state.turns += 1
        player.turns += 1
        player.energy, player.credit, player.buys = ENERGY, 0, 1
        for one in state.players:  # what others do in this turn is counted for this turn too
            forget_turn(one)
        state.spent = []
        play.expire(until(self.seat, "next_turn"))
        play.tell("project_mine-event-turn", seat=self.seat, era=state.era, round=state.round)
        seat = self.seat
        play.push(Goals(seat), Cards(seat), Buying(seat), LastCall(seat), PutAway(seat), CleanUp(seat), TurnEnd(seat))
        keywords = Keywords(play)
        pending, player.pending = player.pending, []
        for card, path in pending:
            play.set_off(due(seat, card, path))
        keywords.happen("turn_start", seat)


def forget_turn(player: Player) -> None:
    """Per-turn counters begin anew."""
    player.played, player.bought, player.discarded, player.gained = [], [], [], []
    player.drawn = player.changed = player.lost = 0
    for goal in player.goals:
        goal.used = False


class Goals(Decision, tag="project_mine-goals"):
    """Step 2: each own active goal may be used once, in any order."""

    def left(self, play: Play[State], *, knows: bool) -> list[tuple[str, str]]:
        """Active goals that were not used yet, each with the reason why it cannot be, empty if it can.

        Args:
            play: the match.
            knows: whether the reason may hang on the own hand: for the question, not for whether there is one.
        """
        pack, state = pack_of(play), play.board
        found: list[tuple[str, str]] = []
        for goal in state.players[self.seat].goals:
            if goal.used or goal.flipped or pack[goal.card].kind != "active":
                continue
            reason = ""
            if not usable(pack, state, self.seat, goal.card):
                reason = "project_mine-blocked-resources"
            elif not Prospect(play, self.seat, goal.card, knows=knows).any():
                reason = "project_mine-blocked-nothing"
            found.append((goal.card, reason))
        return found

    def matters(self, play: Play[State]) -> bool:
        """If a goal can be used, as far as the public knows."""
        return any(not reason for _, reason in self.left(play, knows=False))

    def question(self, play: Play[State]) -> Question:
        """Which goal, or on to the cards."""
        options = [use_goal_option(card, reason) for card, reason in self.left(play, knows=True)]
        return Question(
            slot="turn",
            prompt=Text("project_mine-ask-goals"),
            shape=Pick((*options, TO_CARDS_OPTION)),
            topic=TURN,
            rule="project_mine-rule-goals",
            default=DONE,
        )

    def unasked(self, play: Play[State]) -> None:
        """On to the cards."""
        play.board.stage = "cards"

    def chosen(self, play: Play[State], answer: Answer) -> None:
        """Use it, or go on."""
        if answer == DONE:
            self.unasked(play)
            return
        card = str(answer).removeprefix("goal-")
        next(goal for goal in play.board.players[self.seat].goals if goal.card == card).used = True
        play.tell("project_mine-event-used-goal", seat=self.seat, card=card)
        play.push(Run(self.seat, card, "effects", owner=self.seat), Goals(self.seat))


def blocked(pack: Pack, state: State, seat: int, card: str) -> tuple[str, int | str]:
    """Why a card cannot be played now (K2, K4, energy), as a catalogue key and what is missing; empty if it can."""
    energy = pack[card].energy
    if energy == "X":
        return "project_mine-blocked-x", ""
    if energy > state.players[seat].energy:
        return "project_mine-blocked-energy", energy - state.players[seat].energy
    if not usable(pack, state, seat, card):
        return "project_mine-blocked-resources", ""
    return "", ""


MOST_PLAYED: Final = 100
"""Cards that can be played in one turn: more than anybody owns, unless cards come back as they are played (10.6)."""


class Cards(Decision, tag="project_mine-cards"):
    """Step 3: cards from the hand, each for its energy. Several can be named at once; they are played in that order
    until something is drawn or asked, or one cannot be played."""

    plan: list[str] = []

    def matters(self, play: Play[State]) -> bool:
        """If there is a hand: what is in it is hidden, so its owner is asked even if nothing can be played."""
        player = play.board.players[self.seat]
        return not self.plan and bool(player.hand) and len(player.played) < MOST_PLAYED

    def resumed(self, play: Play[State]) -> None:
        """A plan stops when something was drawn or asked."""
        if self.plan and play.board.halt:
            self.plan = []

    def question(self, play: Play[State]) -> Question:
        """Which cards, in which order; none goes on to buying."""
        pack, state = pack_of(play), play.board
        options = play_options(pack, state, self.seat)
        return Question(
            slot="turn",
            prompt=Text("project_mine-ask-cards", {"energy": state.players[self.seat].energy}),
            shape=Pick(tuple(options), 0, len(options), ordered=True),
            topic=TURN,
            rule="project_mine-rule-cards",
            default=[],
        )

    def chosen(self, play: Play[State], answer: Answer) -> None:
        """A plan of cards, none of them ends it."""
        self.plan = cards_of(answer)
        self.unasked(play)

    def unasked(self, play: Play[State]) -> None:
        """Play the next card of the plan."""
        state = play.board
        player = state.players[self.seat]
        if not self.plan or not player.hand or len(player.played) >= MOST_PLAYED:
            state.stage = "buying"
            return
        card, *rest = self.plan
        state.lines = 0
        if card not in player.hand or blocked(pack_of(play), state, self.seat, card)[0]:
            play.push(Cards(self.seat))
            return
        play.push(Cards(self.seat, plan=rest))
        play_card(play, self.seat, card)

    def redraw(self, play: Play[Any], seat: int | None, stream: Any) -> None:
        """A plan is hidden; whoever asks now stops it anyway."""
        if seat != self.seat:
            self.plan = []


def planned(play: Play[State], seat: int) -> list[str]:
    """Cards that a seat has named and not played yet while a card before them asks it something. Only its own to know;
    cards that have left its hand since are not among them."""
    plans = [one.plan for one in play.state.agenda if isinstance(one, Cards) and one.seat == seat]
    plan = plans[-1] if plans else []
    hand = Counter(play.board.players[seat].hand)
    return [card for at, card in enumerate(plan) if plan[: at + 1].count(card) <= hand[card]]


def as_planned(before: Play[State], after: Play[State], seat: int, question: Question) -> list[str]:
    """The answer to `Cards` that plays on as planned: what is still there, up to what cannot be played now. Empty if a
    card has come to the hand since: the plan was made without it.

    Args:
        before, after: the match before what stopped the plan was answered, and after it.
        seat: whose plan it is.
        question: of `Cards`, after it.
    """
    then, now = before.board.players[seat], after.board.players[seat]
    if before.board.turns != after.board.turns or now.drawn != then.drawn or Counter(now.hand) - Counter(then.hand):
        return []
    assert isinstance(question.shape, Pick)
    there = {option.id: option for option in question.shape.options}
    able = [id for id in named(planned(before, seat)) if id in there]
    return list(takewhile(lambda id: there[id].blocked is None, able))


def play_card(play: Play[State], seat: int, card: str) -> None:
    """K1: pay, put down, apply from top to bottom."""
    state, pack = play.board, pack_of(play)
    player = state.players[seat]
    energy = pack[card].energy
    assert isinstance(energy, int)
    player.energy -= energy
    take(player.hand, card)
    player.play.append(card)
    player.played.append(card)
    if len(player.played) == MOST_PLAYED:
        cut(play, card, MOST_PLAYED, "cards played in a turn")
    keywords = Keywords(play)
    keywords.shown(seat, [card])
    play.tell("project_mine-event-played", seat=seat, card=card)
    play.push(Run(seat, card, "effects", owner=seat))
    keywords.happen("play", seat, card=card)


def play_options(pack: Pack, state: State, seat: int) -> list[Option]:
    """The hand in an order that plays well: what draws and gives energy first, then cheap before dear."""
    hand = state.players[seat].hand
    order = sorted(range(len(hand)), key=lambda at: (_late(pack, hand[at]), hand[at], at))
    cards = [hand[at] for at in order]
    options: list[Option] = []
    for option, card, at in zip(named(cards), cards, order, strict=True):
        reason, need = blocked(pack, state, seat, card)
        options.append(play_option(option, pack[card].energy, at, reason, need))
    return options


def _late(pack: Pack, card: str) -> tuple[int, int]:
    design = pack[card]
    early = any(type(line).__name__ in ("Draw", "Energy") for line in design.effects)
    return (0 if early else 1, design.energy if isinstance(design.energy, int) else 9)


def spend_coin(play: Play[State], seat: int) -> None:
    """E2: a coin becomes a credit."""
    player = play.board.players[seat]
    player.coins -= 1
    player.credit += 1
    play.tell("project_mine-event-coin", seat=seat)
    keywords = Keywords(play)
    keywords.happen("coin", seat)


class Buying(Decision, tag="project_mine-buying"):
    """Step 4: one purchase, and one more for each "buys"."""

    def affordable(self, play: Play[State]) -> bool:
        """Whether anything can be bought, coins included; all of it is public."""
        pack, state = pack_of(play), play.board
        player = state.players[self.seat]
        if player.coins:
            return True
        if player.buys <= 0:
            return False
        return any(
            cost_of(pack, state, card) <= player.credit for board in (state.market, state.goals) for card in board
        ) or any(left and pack[card].cost <= player.credit for card, left in state.basic.items())

    def matters(self, play: Play[State]) -> bool:
        """If something can be bought or a coin spent."""
        return self.affordable(play)

    def question(self, play: Play[State]) -> Question:
        """What to buy."""
        pack, state = pack_of(play), play.board
        player = state.players[self.seat]
        options: list[Option] = []
        if player.buys > 0:
            offers = [(card, "market", slot, cost_of(pack, state, card)) for slot, card in enumerate(state.market)]
            offers += [(card, "goal", slot, cost_of(pack, state, card)) for slot, card in enumerate(state.goals)]
            offers += [(card, "basic", card, pack[card].cost) for card, left in state.basic.items() if left]
            ids = named([card for card, *_ in offers])
            options = [
                buy_option(option, cost, anchor, at, cost - player.credit)
                for option, (_, anchor, at, cost) in zip(ids, offers, strict=True)
            ]
        if player.coins:
            options.append(COIN_OPTION)
        options.append(DONE_OPTION)
        return Question(
            slot="turn",
            prompt=Text("project_mine-ask-buy", {"credit": player.credit, "count": player.buys}),
            shape=Pick(tuple(options)),
            topic=TURN,
            rule="project_mine-rule-buy",
            default=DONE,
        )

    def unasked(self, play: Play[State]) -> None:
        """On to cleaning up."""
        play.board.stage = "clean"

    def chosen(self, play: Play[State], answer: Answer) -> None:
        """Buy it."""
        if answer == DONE:
            self.unasked(play)
            return
        play.push(Buying(self.seat))
        if answer == COIN:
            spend_coin(play, self.seat)
        else:
            buy(play, self.seat, card_of(str(answer)))


def buy(play: Play[State], seat: int, card: str) -> None:
    """Pay and take it: a goal in front, another card to the discard pile; the board is refilled at once."""
    state, pack = play.board, pack_of(play)
    player = state.players[seat]
    cost = pack[card].cost if card in state.basic else cost_of(pack, state, card)
    player.credit -= cost
    player.buys -= 1
    player.bought.append(card)
    play.tell("project_mine-event-bought", seat=seat, card=card, count=cost)
    keywords = Keywords(play)
    keywords.take_open(card)
    keywords.receive(seat, card)
    keywords.happen("buy", seat, card=card)


STEPS: Final[tuple[type[Step], ...]] = (Turn, Goals, Cards, Buying, LastCall, *cleaning.STEPS)
