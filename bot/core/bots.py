"""Bot players. They get what their seat sees and a match it could believe in, never the true state (design 2.12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct, structs

from bot.core import playable
from bot.core.match import Match
from bot.core.rules import Rules
from bot.core.shapes import Answer, Form, Pick, Question
from bot.core.streams import Stream
from bot.core.trying import Tried

LEVELS: Final = ("random", "easy", "hard")

DEFAULT_BUDGET: Final = 60
"""Playouts of the hard level."""


def next_question(match: Match, seat: int) -> Question | None:
    """The first question that waits for `seat`, or None."""
    return next((q for q in match.asked(seat) if q.blocking and not q.answered), None)


def volunteer(match: Match, seat: int) -> tuple[Question, Answer] | None:
    """The first standing question that a bot at `seat` answers unasked, with its answer; None if it wants nothing.

    For self-play between seats that all are bots: there bots behave as people would, so that hand-overs are counted
    rightly. At a table a bot holds nobody up.
    """
    rules = match.play.game.rules
    if not rules.volunteers:
        return None
    standing = [
        question
        for question in match.asked(seat)
        if not question.blocking and not question.answered and rules.heeds(match.play, seat, question)
    ]
    if not standing:
        return None
    view = match.view(seat)
    for question in standing:
        answer = rules.volunteer(view, seat, question)
        if answer is not None:
            return question, answer
    return None


def proposed(match: Match) -> bool:
    """Whether some seat proposes something to another now."""
    return bool(match.play.state.proposals)


def reply(match: Match, seat: int) -> tuple[Question, Answer] | None:
    """What a bot at `seat` answers to something that another seat proposes to it, or arranges for itself alone; None
    where there is nothing.

    Unlike what it could volunteer besides, somebody waits for the one at a table, and nobody notices the other.
    """
    rules = match.play.game.rules
    slots = {*rules.arranges, *(rules.reply_slot(one) for one in match.play.state.proposals if seat in one.to)}
    asked = [question for question in match.asked(seat) if question.slot in slots and not question.blocking]
    if not rules.volunteers or not asked:
        return None
    view = match.view(seat)
    for question in asked:
        answer = None if question.answered else rules.volunteer(view, seat, question)
        if answer is not None:
            return question, answer
    return None


class Advice(Struct, frozen=True):
    """What a bot would answer, and why.

    Args:
        answer: its choice.
        tried: the answers that it tried, the best first; none where there was nothing to try.
    """

    answer: Answer
    tried: list[Tried] = []


class Thought(Struct, frozen=True, kw_only=True):
    """What a bot is to think about, as data: it can think here, or wherever the bytes of it are sent (`bot/workers`).

    Args:
        game: key of the game.
        state: a saved match that the seat could believe in, never the true one.
        pack: id of its card pack, which must be known where it thinks; empty without one.
        seat: the bot's.
        level: as for `choose`.
        seed: of the bot's own randomness; the same seed gives the same answer.
    """

    game: str
    state: bytes
    pack: str
    seat: int
    level: str
    seed: bytes

    def think(self) -> Answer:
        """The bot's answer to the first question that waits for it; takes up to some seconds.

        Raises:
            LookupError: nothing waits for it.
        """
        return self.advise().answer

    def advise(self) -> Advice:
        """The same, with what was found of the answers that were tried. Raises as `think`."""
        pack = playable.find(self.game).rules.known_pack(self.pack) if self.pack else None
        match = Match.load(self.state, pack)
        question = next_question(match, self.seat)
        if question is None:
            raise LookupError(f"seat {self.seat} is not awaited")
        tried: list[Tried] = []
        answer = choose(match, self.seat, question, self.level, Stream(self.seed), tried=tried)
        return Advice(answer, tried)


def choose(
    match: Match,
    seat: int,
    question: Question,
    level: str,
    stream: Stream,
    budget: int | None = None,
    tried: list[Tried] | None = None,
) -> Answer:
    """A bot's answer.

    Args:
        match: the true match; only its view and a resampled copy are used above level `random`.
        seat: the bot's seat.
        question: one of its open questions.
        level: `random`, `easy` or `hard`.
        stream: the bot's own randomness; the same stream gives the same answer.
        budget: playouts of level `hard`; None takes the default.
        tried: takes what level `hard` found of the answers that it tried, the best first.
    """
    rules = match.play.game.rules
    if level == "random":
        return match.sample(seat, question.no, stream)
    if level == "easy":
        answer = rules.plan(match.resample(seat, stream), seat, question, stream) if rules.plans else None
        return _unharmed(rules, match, seat, question, stream) if answer is None else answer
    if level == "hard":
        believed = match.resample(seat, stream)
        playouts = DEFAULT_BUDGET if budget is None else budget
        answer = rules.think(believed, seat, question, stream, playouts, tried)
        return search(rules, believed, seat, question, stream, playouts, tried) if answer is None else answer
    raise ValueError(f"no such level: {level}")


def _unharmed(rules: Rules[Any], match: Match, seat: int, question: Question, stream: Stream) -> Answer:
    """The answer that the easy bot likes best among those that do not lose it the game, as far as it knows; if all do,
    the one it likes best."""
    view = match.view(seat)
    first = answer = rules.prefer(view, seat, question, stream)
    left = question
    while not rules.gives_up(view, seat) and rules.loses(match, seat, question, answer):
        shape = left.shape
        if not isinstance(shape, Pick) or not isinstance(answer, str):
            return first
        options = tuple([option for option in shape.options if option.id != answer])
        if all(option.blocked is not None for option in options):
            return first
        left = structs.replace(left, shape=structs.replace(shape, options=options))
        answer = rules.prefer(view, seat, left, stream)
    return answer


def search(
    rules: Rules[Any],
    match: Match,
    seat: int,
    question: Question,
    stream: Stream,
    budget: int,
    tried: list[Tried] | None = None,
) -> Answer:
    """Flat Monte Carlo: try each answer, play on with the easy bot for a while, keep the best mean score.

    Every playout starts from a fresh resample, so hidden things are averaged over. Tried are the options of a single
    pick, and the ready answers of a question that has some; other questions are left to the easy bot.
    """
    if isinstance(question.shape, Pick) and question.shape.min == question.shape.max == 1:
        answers: list[Answer] = [option.id for option in question.shape.options if option.blocked is None]
    elif question.ready:
        answers = [one.answer for one in question.ready]
    else:
        return rules.prefer(match.view(seat), seat, question, stream)
    if len(answers) == 1:
        return answers[0]
    totals = [0.0] * len(answers)
    rounds = max(1, budget // len(answers))
    for _ in range(rounds):
        for at, answer in enumerate(answers):
            world = match.resample(seat, stream)
            world.answer(seat, question.no, answer)
            totals[at] += playout(rules, world, seat, stream)
    if tried is not None:
        found = [Tried(one, total / rounds, rounds) for one, total in zip(answers, totals, strict=True)]
        tried += sorted(found, key=lambda one: -one.worth)
    return answers[totals.index(max(totals))]


def play_on(
    match: Match,
    most: int,
    answer: Callable[[int, Question], Answer],
    over: Callable[[], bool] = lambda: False,
) -> int:
    """Play a world on: whoever is asked first answers, and where only time is waited for, it passes.

    Args:
        match: the world; it is changed.
        most: answers at most.
        answer: what a seat answers to a question.
        over: whether it has gone far enough.

    Returns:
        how many answers were given, times elapsed included.
    """
    for number in range(most):
        if match.result is not None or over():
            return number
        for seat in match.awaited():
            question = next_question(match, seat)
            if question is not None:
                match.answer(seat, question.no, answer(seat, question))
                break
        else:
            timers = match.timers()
            if not timers:
                return number
            match.elapse(timers[0])
    return most


def playout(rules: Rules[Any], match: Match, seat: int, stream: Stream, depth: int = 12) -> float:
    """Play on with easy bots for at most `depth` answers; the score of what is reached, 0..1."""

    def answer(actor: int, question: Question) -> Answer:
        if isinstance(question.shape, Form):
            return match.sample(actor, question.no, stream)
        return rules.prefer(match.view(actor), actor, question, stream)

    play_on(match, depth, answer)
    if match.result is not None:
        ranks = match.result.ranks
        return 1.0 if ranks[seat] == 1 else (len(ranks) - ranks[seat]) / len(ranks) / 2
    return rules.score(match.view(seat), seat)
