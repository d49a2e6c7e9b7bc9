"""Bots at the table: they answer as soon as they are awaited, each answer a transaction of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.core import bots
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer
from bot.core.streams import Stream
from bot.store.rows import PLAYING
from bot.tables.desk import Desk
from bot.tables.hints import thought_of
from bot.tables.model import Snapshot, TableError
from bot.tables.moves import settle

MOST: Final = 500
"""Answers in one go; the rest follows with the next."""


ThinkHard = Callable[[bots.Thought, int], Awaitable[Answer]]
"""Lets a hard bot think beside the event loop, for a table."""


async def in_a_thread(thought: bots.Thought, table: int) -> Answer:
    """Think in this process."""
    return await asyncio.to_thread(thought.think)


class Robots:
    """Plays the seats that bots hold.

    Args:
        desk: where tables are changed.
        think: how hard bots think.
    """

    def __init__(self, desk: Desk, think: ThinkHard = in_a_thread) -> None:
        self.desk = desk
        self._think_hard = think
        self._playing: set[int] = set()

    async def play(self, table_id: int) -> None:
        """Answer for every bot of a table until people are awaited or the match is over."""
        if not await self.desk.is_here(table_id) or table_id in self._playing:
            return
        self._playing.add(table_id)
        try:
            for _ in range(MOST):
                try:
                    if not await self._one(table_id):
                        return
                except TableError:
                    return
        finally:
            self._playing.discard(table_id)

    async def _one(self, table_id: int) -> bool:
        table = await self.desk.snapshot(table_id)
        if not table.playing:
            return False
        if bots.proposed(table.match) and await self._reply(table):
            return True  # before its own decision, which what is proposed may be about
        for seat in table.awaited:
            level = table.level(seat)
            if not level:
                continue
            question = bots.next_question(table.match, seat)
            if question is None:
                continue
            choice = await self._think(table, seat, level)
            await self._answer(table, seat, question.no, choice)
            return True
        return await self._reply(table)

    async def _reply(self, table: Snapshot) -> bool:
        """Answer what people propose to a bot; nobody's turn waits for it. Whether there was anything."""
        for seat, row in enumerate(table.seats):
            found = bots.reply(table.match, seat) if row.bot not in (None, "", "random") else None
            if found is not None:
                question, answer = found
                await self._answer(table, seat, question.no, answer)
                return True
        return False

    async def _think(self, table: Snapshot, seat: int, level: str) -> Any:
        # It depends on the secret and the position alone: the same game again gives the same moves.
        chance = Stream.of("bot", table.row.secret, table.row.last, seat)
        thought = thought_of(table, seat, level, chance)
        return await self._think_hard(thought, table.id) if level == "hard" else thought.think()

    async def _answer(self, table: Snapshot, seat: int, no: int, choice: Any) -> None:
        async with self.desk.change(table.id) as change:
            if change.row.phase != PLAYING or change.row.head != table.row.head or not change.table.level(seat):
                return  # the table moved on while the bot was thinking
            match = change.match()
            try:
                match.answer(seat, no, choice)
            except IllegalAnswer:
                match.answer(seat, no, match.sample(seat, no, Stream.of("stumble", table.row.secret, table.row.last)))
            await settle(change, match, seat, late=not change.seats[seat].bot)
