"""People over the wire who press what easy bots would, and the tables they sit at, read beside the bot."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, cast

from bot.core.bots import next_question
from bot.tables.model import Snapshot
from bot.tables.service import Tables
from tests.e2e import playing
from tests.e2e.house import action, find
from tests.simulated import Message, Reply
from tests.standin import Person

NOWHERE: Any = None
"""In the place of the world in which those messages stand whose people act in one process with the bot."""


class Hand:
    """Somebody whose presses have the form of those in `tests.e2e`, and go to the bot as another process."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.presses = 0

    @property
    def id(self) -> int:
        """Discord's user id."""
        return self.person.id

    async def slash(self, channel: Any, command: str, **options: Any) -> Reply:
        """Type a command."""
        made = await self.person.slash(channel, command, **options)
        return Reply(NOWHERE, made.interaction)

    async def press(self, message: Message, label: str = "", *, id: str = "") -> Reply:
        """Press a button by its label or custom id.

        Raises:
            LookupError: there is no such button, or more than one.
        """
        wanted = [b for b in message.buttons if (b.get("label") == label if label else b["custom_id"] == id)]
        if len(wanted) != 1:
            raise LookupError(f"{len(wanted)} buttons {label or id!r} among {message.labels}")
        self.presses += 1
        made = await self.person.press(message.there, wanted[0])
        if made.deferred:
            await made.settled()
        return Reply(NOWHERE, made.interaction, message)

    async def pick(self, message: Message, values: Sequence[Any], *, id: str = "") -> Reply:
        """Choose in a menu."""
        self.presses += 1
        made = await self.person.select(message.there, values, select=id)
        if made.deferred:
            await made.settled()
        return Reply(NOWHERE, made.interaction, message)

    async def submit(self, opened: Reply, **values: Any) -> Reply:
        """Fill in a form."""
        from tests.standin.replies import Reply as Shown

        self.presses += 1
        made = await self.person.submit(Shown(self.person.discord, opened.interaction), values)
        if made.deferred:
            await made.settled()
        return Reply(NOWHERE, made.interaction)


class Seen:
    """A table as `tests.e2e.playing` looks at one.

    Args:
        tables: on the bot's database, read beside it.
        id: which.
    """

    def __init__(self, tables: Tables, id: int) -> None:
        self.tables = tables
        self.id = id
        self._kept: tuple[Any, Snapshot] | None = None

    async def table(self) -> Snapshot:
        """As it stands; nobody changes what is handed out."""
        query = "SELECT last, epoch, revision, phase FROM tables WHERE id = ?"
        (state,) = await self.tables.database.reader.execute_fetchall(query, (self.id,))
        if self._kept is None or self._kept[0] != tuple(state):
            self._kept = tuple(state), await self.tables.look.at(self.id)
        return self._kept[1]


def asked(table: Snapshot, people: Collection[int]) -> int | None:
    """Somebody of these who is asked something, by user id."""
    for user in table.awaited_users:
        seat = table.seat_of(user)
        if user in people and seat is not None and next_question(table.match, seat) is not None:
            return user
    return None


def board_in(thread: Any) -> Message | None:
    """The newest board of a thread."""
    boards = [Message(NOWHERE, one) for one in thread.messages]
    return next((one for one in reversed(boards) if find(one, "move") is not None), None)


async def opened(hand: Hand, thread: Any) -> Message:
    """One's move panel, from the newest board of a thread.

    Raises:
        LookupError: no board stands there.
    """
    board = board_in(thread)
    if board is None:
        raise LookupError("no board")
    panel = (await hand.press(board, id=find(board, "move") or "")).message
    while (onward := find(panel, "begin")) is not None:
        panel = (await hand.press(panel, id=onward)).message
    return panel


async def turn(hand: Hand, seen: Seen, thread: Any, most: int = 40) -> None:
    """Answer what one is asked until it is not one's turn any more, or so many answers."""
    panel = await opened(hand, thread)
    for _ in range(most):
        reply, _ = await playing.answer(cast(Any, seen), cast(Any, hand), panel)
        panel = reply.message
        table = await seen.table()
        if not table.playing or asked(table, (hand.id,)) is None:
            return


async def give_up(hand: Hand, thread: Any) -> None:
    """Give a match up: it is lost."""
    sure = await hand.slash(thread, "/table resign")
    await hand.press(sure.message, id=action(sure.message, "resign-sure"))
