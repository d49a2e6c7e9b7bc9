"""What the hard bot would do in somebody's seat, and why: for who wonders, at tables that allow it.

It is thought of what the seat knows alone, as a bot's own answers are (`robots`), beside the event loop; nothing is
changed by it, and nobody else can tell that somebody asked. A rated match has none, and nobody needs to play with them:
who objects in the lobby turns them off for that match.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.core import bots, playable
from bot.core.shapes import Question, ready_answer
from bot.core.streams import Stream
from bot.tables.model import Snapshot, TableError
from bot.tables.rated import says_rated
from bot.tables.told import Told, told_of

HINTS: Final = "table-hints"
"""Option of a table: whether the move panel has a hint."""
OFF: Final = "off"
ON: Final = "on"
COACH: Final = "coach"
"""The first move is proposed unasked: practice."""
REFUSED: Final = "refused"
"""Somebody who sits there objected, and nobody can turn them on again."""
CHOICES: Final = (OFF, ON)
"""What the host may choose, unless somebody objected."""
KNOWN: Final = (OFF, ON, COACH, REFUSED)
MOST: Final = 3
"""Answers that are told with what was found of them, the proposed one among them."""

Advise = Callable[[bots.Thought, int], Awaitable[bots.Advice]]
"""Lets a hard bot think of what it would answer, for a table."""


async def in_a_thread(thought: bots.Thought, table: int) -> bots.Advice:
    """Think in this process."""
    return await asyncio.to_thread(thought.advise)


def gives_hints(options: Mapping[str, str]) -> bool:
    """Whether the move panels of a table have a hint."""
    return options.get(HINTS, OFF) in (ON, COACH) and not says_rated(options)


def coaches(options: Mapping[str, str]) -> bool:
    """Whether the first move is proposed unasked."""
    return options.get(HINTS, OFF) == COACH and gives_hints(options)


class WeighedAnswer(Struct, frozen=True):
    """An answer in words, with what was found of it.

    Args:
        told: the answer.
        worth: how well the seat stood after it, in the game's own measure.
        worlds: how often it was played on.
    """

    told: Told
    worth: float
    worlds: int


class MoveHint(Struct, frozen=True):
    """What the hard bot would do.

    Args:
        told: its choice in words.
        weighed: that choice and the next best ones, with what was found of them; none where nothing else was tried.
    """

    told: Told
    weighed: Sequence[WeighedAnswer] = ()


def thought_of(table: Snapshot, seat: int, level: str, chance: Stream) -> bots.Thought:
    """What a bot is to think about in a seat; wherever it is sent, nothing goes along that the seat does not know."""
    rules = playable.find(table.row.game).rules
    return bots.Thought(
        game=table.row.game,
        state=table.match.resample(seat, chance).save(),
        pack="" if table.pack is None else rules.keep_pack(table.pack),
        seat=seat,
        level=level,
        seed=chance.seed_bytes(),
    )


class Hints:
    """Gives hints.

    Args:
        advise: how hard bots think of them.
    """

    def __init__(self, advise: Advise = in_a_thread) -> None:
        self._advise = advise
        self._under_way: dict[tuple[int, int, int, int], asyncio.Task[bots.Advice]] = {}

    async def hint(self, table: Snapshot, seat: int) -> MoveHint:
        """What the hard bot would answer in a seat to the first question that waits for it. The same again until the
        table moves on.

        Raises:
            TableError: the table gives none, or nothing is asked.
        """
        if not gives_hints(table.row.options):
            raise TableError("error-hints-off")
        question = bots.next_question(table.match, seat) if table.playing else None
        if question is None:
            raise TableError("error-hint-nothing")
        return _in_words(table, seat, question, await self._thought(table, seat))

    async def _thought(self, table: Snapshot, seat: int) -> bots.Advice:
        """Who presses again while it is thought waits for the same thought."""
        row = table.row
        key = row.id, row.epoch, row.last, seat
        task = self._under_way.get(key)
        if task is None:
            thought = thought_of(table, seat, "hard", Stream.of("hint", row.secret, row.last, seat))
            task = self._under_way[key] = asyncio.ensure_future(self._advise(thought, row.id))
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(task)


def _in_words(table: Snapshot, seat: int, question: Question, advice: bots.Advice) -> MoveHint:
    def told(answer: Any) -> Told:
        return told_of(table.match, seat, question, ready_answer(question, answer))

    found: list[WeighedAnswer] = []
    for one in advice.tried:
        words = told(one.answer)
        if all(words != other.told for other in found):
            found.append(WeighedAnswer(words, one.worth, one.worlds))
    return MoveHint(told(advice.answer), found[:MOST] if len(found) > 1 else ())
