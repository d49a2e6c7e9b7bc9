"""Worlds beside each other that differ only in what one seat holds in secret: nobody else may tell them apart (I24).

The hand of a seat is dealt anew in two ways, out of the same cards: once with those that fit what comes next, once with
none of them; its secret objectives likewise. Everything else is the same to the byte, the cards to be drawn and all
chances among it. Then the same is answered in both, foremost what opens a call (US1: who is called, when, and how soon
it is over), and after every answer all that others can observe is compared. It ends where the seat shows what it holds.
Promissory notes are put elsewhere as one viewer could believe, who looks then alone.

    python -m tests.games.twilight_imperium.pairs --games 40    every call of so many games opened in two worlds
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from bot.core import bots
from bot.core.errors import CoreError, IllegalAnswer
from bot.core.events import Entry
from bot.core.match import Match
from bot.core.planning import as_if_turn
from bot.core.play import PACE
from bot.core.selfplay import next_move
from bot.core.shapes import RANDOM, ready_answer
from bot.core.streams import Stream
from bot.core.waits import waits_of
from bot.core.windows import Window, nobody_must
from bot.games.registry import install
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.economy.offering import cards_shown
from bot.games.twilight_imperium.flow.card_orders import CARD_ORDERS
from bot.games.twilight_imperium.flow.cards import SPOKEN
from bot.games.twilight_imperium.flow.notes import redraw_notes
from bot.games.twilight_imperium.hooks.blocks import DEEDS, REACTIONS
from bot.games.twilight_imperium.light import MODES, ON
from bot.games.twilight_imperium.notation.completing import completions
from bot.games.twilight_imperium.state import State
from tests.core.conformance import Action, act, encoded, seen, told
from tests.core.conformance import secrets as secrets_of
from tests.games.twilight_imperium.fierce import fierce

MOST: Final = 4000
"""Answers of a game."""
STANDING_EVERY: Final = 8
"""One answer in so many goes to a standing question, if there is one."""
STEPS: Final = 6
"""Answers for which two worlds are played side by side behind the first."""
CALLS_EVERY: Final = 3
"""One new call in so many is opened in two worlds."""
LOOK_EVERY: Final = 40
"""And one other answer in so many."""
NOTES_EVERY: Final = 3
"""One time in so many notes of the others are put elsewhere too."""
SPARE: Final = 12
"""Cards that a deck must have left, so that what is drawn is the same in both worlds."""
TRIES: Final = 4
"""Answers that are looked for until one can be given in both worlds."""

PLANS: Final = bytes(32)
"""Of what is yet to come in a plan."""


class Pair(NamedTuple):
    """Two worlds.

    Args:
        left, right: the worlds.
        hidden: seats whose hidden things differ.
        viewers: who can tell of nothing that differs; None for who only looks on.
        differing: ids of what they hold in one of them alone.
    """

    left: Match
    right: Match
    hidden: frozenset[int]
    viewers: tuple[int | None, ...]
    differing: frozenset[str]


def fitting(window: str) -> set[str]:
    """Cards that can be played at a window; in a turn for an empty name."""
    called = {one.block.id for one in REACTIONS.get(window, ())}
    ordered = {id for id, one in CARD_ORDERS.items() if one.window == window}
    return called | ordered if window else {*DEEDS, *SPOKEN, *CARD_ORDERS}


def apart(match: Match, seat: int, window: str, stream: Stream) -> Pair | None:
    """A seat holds cards for a window, or none, and other secret objectives.

    Args:
        match: as it stands; not changed.
        seat: who.
        window: as of `fitting`.
        stream: which cards.

    Returns:
        None where it can hold nothing else than it does.
    """
    state: State = match.play.board
    player = state.players[seat]
    offered = cards_shown(match.play.state.proposals, seat, player.hand)  # to somebody who would know
    loose = list((Counter(player.hand) - Counter(offered)).elements())
    fit, other = _sorted_out([*state.actions, *loose], fitting(window), stream)
    count = len(loose)
    hands = ((fit + other)[:count], other[len(other) - count :] if len(other) >= count else [])
    goals: tuple[list[str], list[str]] = ([], [])
    secrets = [*state.secrets, *player.secrets]
    few = len(player.secrets)
    if len(secrets) >= 2 * few + SPARE:
        stream.shuffle(secrets)
        goals = secrets[:few], secrets[few : 2 * few]
    if len(hands[1]) < count or len(state.actions) < SPARE:
        hands = ([], [])
    differing = _differing(*hands) | _differing(*goals)
    said = [one[seat] for _, one in secrets_of(match) if seat in one]
    if not differing or names(said) & {*player.hand, *player.secrets}:
        return None
    worlds = match.copy(), match.copy()
    for world, hand, held in zip(worlds, hands, goals, strict=True):
        board: State = world.play.board
        if any(hands):
            _deal(board.actions, board.players[seat].hand, [*hand, *offered], {*hands[0], *hands[1]})
        if any(goals):
            _deal(board.secrets, board.players[seat].secrets, held, {*goals[0], *goals[1]})
        _answered_there(world, seat)
    viewers = tuple(one for one in (*range(match.seats), None) if one != seat)
    return Pair(*worlds, frozenset({seat}), viewers, frozenset(differing))


def _answered_there(world: Match, seat: int) -> None:
    """What the seat has answered to an open call it has answered with the hand that it holds in this world: else the
    call would be put to it again in the one world alone, for no reason that there is in a game."""
    for step in world.play.state.agenda:
        if isinstance(step, Window) and seat in step.answers:
            step.take(world.play, seat, "", step.answers[seat])


def notes_apart(match: Match, viewer: int | None, stream: Stream) -> Pair | None:
    """The notes of the others lie as a viewer could believe, and as they do.

    Args:
        match: as it stands; not changed.
        viewer: who looks; None for who only looks on.
        stream: where they lie.

    Returns:
        None where they lie as they did, or somebody has said something of one.
    """
    left, right = match.copy(), match.copy()
    redraw_notes(right.play, viewer, stream)
    before, after = left.play.board.notes, right.play.board.notes
    if before is None or after is None:
        return None
    moved = {note for held, now in zip(before.hands, after.hands, strict=True) for note in {*held} ^ {*now}}
    said = [one for _, answers in secrets_of(match) for one in answers.values()]
    open_ = [match.play.orders(seat) for seat in range(match.seats)] + [
        one.content for one in match.play.state.proposals
    ]
    if not moved or names([*said, *open_]) & moved:
        return None
    hidden = frozenset(seat for seat in range(match.seats) if seat != viewer)
    for seat in hidden:
        _answered_there(right, seat)
    return Pair(left, right, hidden, (viewer,), frozenset(moved))


def _sorted_out(cards: Iterable[str], wanted: set[str], stream: Stream) -> tuple[list[str], list[str]]:
    """Those that are wanted and the others, in any order."""
    found: tuple[list[str], list[str]] = [], []
    for one in cards:
        found[one not in wanted].append(one)
    for cards in found:
        stream.shuffle(cards)
    return found


def _differing(one: Sequence[str], other: Sequence[str]) -> set[str]:
    """What is there more often on one side."""
    left, right = Counter(one), Counter(other)
    return {*(left - right), *(right - left)}


def _deal(deck: list[str], hand: list[str], wanted: Sequence[str], apart: set[str]) -> None:
    """Put cards into a hand, and what it held, and what either world deals, below all that will be drawn."""
    rest, below = [*deck], [*hand]
    for one in wanted:
        (below if one in below else rest).remove(one)
    hand[:] = list(wanted)
    low = [*below, *(one for one in rest if one in apart)]
    deck[:] = [*sorted(low), *(one for one in rest if one not in apart)]


# --- what others observe ---------------------------------------------------------------------------------------------


def observed(match: Match, viewers: Sequence[int | None], *, thoroughly: bool) -> list[Any]:
    """All that others can tell of a match as it stands: what is shown and asked, who is called for what and until when,
    and for whom clocks run.

    Args:
        match: the match.
        viewers: those others.
        thoroughly: whether every one of them looks at the table, and not a spectator alone, and reads what is advised.
    """
    play = match.play
    found = [seen(match, viewer) for viewer in viewers if thoroughly or viewer is None]
    for viewer in viewers:
        asked = match.asked(viewer) if viewer is not None else ()
        found.append(encoded(asked))
        open_ = [one.no for one in asked if one.blocking and not one.answered] if thoroughly else []
        if viewer is not None and thoroughly:
            found += [encoded(match.counsel(viewer, no, {})) for no in open_]
            found += [encoded(completions(match, viewer, one, "")) for one in asked if one.no in open_]
            found.append(_planned(match, viewer))
    around = (match.call(), match.gathering(), sorted(nobody_must(play).items()), waits_of(play))
    return [*(msgspec.json.decode(one) for one in found), around, play.game.rules.turn_of(play), match.timers()]


def _planned(match: Match, viewer: int) -> bytes:
    """What a seat could plan now (asynchronous L3)."""
    try:
        return encoded(as_if_turn(match, viewer, PLANS).asked(viewer))
    except CoreError as error:
        return encoded(error.key)


def read(entry: Entry, viewer: int | None) -> list[Any]:
    """What somebody can tell of an entry: what is read of it, and what it does to going back (2.10)."""
    texts = msgspec.json.decode(told(entry.events, viewer))
    return [texts, entry.kind, entry.order, entry.gathered, entry.kept, entry.bars_undo]


def difference(one: Any, other: Any) -> str:
    """The first place where two observations differ."""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(f"[{at}]{difference(a, b)}" for at, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(f".{key}{difference(one[key], other[key])}" for key in one if one[key] != other[key])
    return f" {str(one)[:300]} != {str(other)[:300]}"


def names(value: Any) -> set[str]:
    """All words in something that was read."""
    if isinstance(value, str):
        return {value, *value.split(":")}
    if isinstance(value, Mapping):
        return {word for one in (*value, *value.values()) for word in names(one)}
    if isinstance(value, Iterable):
        return {word for one in value for word in names(one)}
    return set()


# --- side by side ----------------------------------------------------------------------------------------------------


class Side(NamedTuple):
    """How a comparison ended.

    Args:
        wrong: what somebody could tell; empty for nothing.
        answers: that were given in both worlds.
        why: it ended: the seat showed something (`shown`), what was asked could not be answered alike (`apart`), after
            all steps (`steps`), or with the match (`over`).
    """

    wrong: str
    answers: int
    why: str


def beside(pair: Pair, action: Action | None, stream: Stream, steps: int = STEPS) -> Side:
    """Play two worlds alike and compare what others observe.

    Args:
        pair: the worlds; changed.
        action: the first thing that is done, None to look only.
        stream: what is answered after it.
        steps: how much more is answered.
    """
    left, right = pair.left, pair.right
    given = 0
    for step in range(steps + 1):
        if action is not None:
            try:
                act(left, action)
                act(right, action)
            except IllegalAnswer:
                if action.seat in pair.hidden or not step:
                    return Side("", given, "apart")
                return Side(f"seat {action.seat} can do something in one world alone: {action}", given, "apart")
            given += 1
            if left.result is not None and right.result is not None:
                return Side("", given, "over")
            if names([event.args for world in (left, right) for event in world.entry.events]) & pair.differing:
                return Side("", given, "shown")
        looks: list[Any] = []
        for world in (left, right):
            found = observed(world, pair.viewers, thoroughly=step in (0, steps))
            found += [read(world.entry, viewer) for viewer in pair.viewers] if action is not None else []
            looks.append(msgspec.to_builtins(found, str_keys=True))
        if looks[0] != looks[1]:
            return Side(
                f"{pair.viewers} see of {sorted(pair.hidden)}: {difference(*looks)} after {action}", given, "wrong"
            )
        action = alike(pair, stream)
        if action is None:
            return Side("", given, "apart")
    return Side("", given, "steps")


def alike(pair: Pair, stream: Stream) -> Action | None:
    """What is done next, in both worlds; None where nothing can be."""
    left, right = pair.left, pair.right
    for seat in left.awaited():
        question = bots.next_question(left, seat)
        if question is None:
            continue
        for attempt in range(TRIES):
            if seat in pair.hidden and question.default not in (None, RANDOM) and attempt % 2 == 0:
                choice = ready_answer(question, question.default)
            elif attempt or stream.below(2):
                choice = left.sample(seat, question.no, stream)
            else:
                choice = bots.choose(left, seat, question, "easy", stream)
            if seat not in pair.hidden or _legal(right, seat, question.slot, choice):
                return Action("answer", seat, question.slot, choice)
        return None
    timers = left.timers()
    return Action("elapse", choice=timers[0]) if timers else None


def _legal(match: Match, seat: int, slot: str, choice: Any) -> bool:
    try:
        act(match.copy(), Action("answer", seat, slot, choice))
    except IllegalAnswer:
        return False
    return True


class Beside:
    """Watches a game: where a call opens, and now and then else, two worlds are put in its place (`tests.prove`)."""

    def __init__(self, calls_every: int = CALLS_EVERY, look_every: int = LOOK_EVERY) -> None:
        self.calls_every, self.look_every = calls_every, look_every
        self.counts = Counter[str]()
        self.before = b""
        self.number = 0

    def look(self, match: Match) -> Sequence[str]:
        """After one way in."""
        data, self.before = self.before, match.save()
        call = match.call()
        fresh = call is not None and call.number != self.number
        self.number = call.number if call is not None else self.number
        self.counts["looked"] += 1
        if not data or match.result is not None:
            return []
        stream = Stream.of("beside", self.counts["looked"], match.play.state.seed)
        if stream.below(self.calls_every if fresh else self.look_every):
            return []
        entry = match.entry
        action = Action(entry.kind, entry.seat, entry.slot, entry.choice)
        others = [one for one in range(match.seats) if one != entry.seat]
        called = [one for one in others if fresh and call is not None and one in call.seats]
        seat = stream.choice(called or others)
        window = call.name if call is not None and fresh else ""
        before = Match.load(data)
        pairs = [apart(before, seat, window, stream)]
        if stream.below(NOTES_EVERY) == 0:
            pairs.append(notes_apart(before, stream.choice([*others, None]), stream))
        wrong = [self.compare(pair, window, action, stream) for pair in pairs if pair is not None]
        return [one for one in wrong if one]

    def compare(self, pair: Pair, window: str, action: Action, stream: Stream) -> str:
        """Two worlds in the place of one; what somebody could tell, empty for nothing."""
        found = beside(pair, action, stream)
        self.counts["pairs"] += 1
        of_notes = len(pair.viewers) == 1
        self.counts[f"pairs: {'notes, ' if of_notes else ''}{window or 'no call'}"] += 1
        self.counts["answers beside each other"] += found.answers
        self.counts[f"ended: {found.why}"] += 1
        return f"32: {found.wrong}" if found.wrong else ""

    def seen(self) -> Mapping[str, float]:
        """How much was compared."""
        return dict(self.counts)


def options_of(stream: Stream) -> dict[str, str]:
    """Everything on, at a pace, the rest drawn."""
    drawn = {one.key: stream.choice(one.values) for one in TWILIGHT_IMPERIUM.settings if not one.seats}
    return {**drawn, **dict.fromkeys(MODES, ON), PACE: "daily", "target": "10"}


def game(number: int, calls_every: int, look_every: int, answers: int = MOST) -> tuple[Beside, list[str]]:
    """One game with worlds put beside it; how much was compared, and what somebody could tell.

    Args:
        number: chooses seats, options, players and all that is drawn.
        calls_every, look_every: as of `Beside`.
        answers: at most.
    """
    seats = TWILIGHT_IMPERIUM.seats[number % len(TWILIGHT_IMPERIUM.seats)]
    stream = Stream.of("pairs", number)
    match = Match.new(TWILIGHT_IMPERIUM.key, seats, stream.seed_bytes(), options_of(stream))
    watch, wrong = Beside(calls_every, look_every), list[str]()
    for at in range(answers):
        if match.result is not None:
            break
        move = next_move(match)
        asked = [(seat, one) for seat, found in match.questions().items() for one in found if not one.blocking]
        if asked and stream.below(STANDING_EVERY) == 0:
            seat, question = stream.choice(asked)
            match.answer(seat, question.no, match.sample(seat, question.no, stream))
        elif move is None:
            match.elapse(match.timers()[0])
        else:
            match.answer(move[0], move[1].no, fierce(match, move[0], move[1], stream))
        wrong += [f"game {number}, answer {at}: {one}" for one in watch.look(match)]
    return watch, wrong


def main() -> int:
    """Returns 0, or 1 where somebody could tell."""
    parser = argparse.ArgumentParser(description="Worlds that differ in one hand, beside each other.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="number of the first")
    given = parser.parse_args()
    install()
    counts, found = Counter[str](), list[str]()
    for number in range(given.first, given.first + given.games):
        watch, wrong = game(number, 1, LOOK_EVERY)
        counts += watch.counts
        found += wrong
        print(f"{number}: {watch.counts['pairs']} pairs", *wrong, sep="\n  ", flush=True)
    for name, count in sorted(counts.items()):
        print(f"{name}: {count}")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
