"""Who looks on: open pages, the people they play as, what each has read; and what each is told of a change."""

from __future__ import annotations

import asyncio
import contextlib
import types
from collections.abc import Awaitable, Coroutine, Generator
from functools import partial
from typing import Any, Final

from aiohttp import web

from bot.home.client import Client
from bot.home.members import User
from bot.home.messages import Message
from bot.home.page import shown
from bot.home.page.party import Party
from bot.home.page.visitors import Unwelcome, Visitor, Visitors
from bot.home.server import Home
from bot.home.world import Channel, Guild

BURST: Final = 60
"""Messages a tab may send at once, and again every `WINDOW` seconds."""
WINDOW: Final = 5.0


GONE: Final = (ConnectionError, RuntimeError)
"""What is raised by a socket whose other end is not there any more."""


def begun(coroutine: Coroutine[Any, None, None]) -> Awaitable[None] | None:
    """Do as much of something as can be done without waiting.

    Returns:
        the rest, to be awaited; None if it is done.
    """
    try:
        first = coroutine.send(None)
    except StopIteration:
        return None
    return _rest(coroutine, first)


@types.coroutine
def _rest(coroutine: Coroutine[Any, None, None], waits_for: Any) -> Generator[Any, Any, None]:
    while True:
        try:
            came = yield waits_for
        except BaseException as error:
            going_on = partial(coroutine.throw, error)
        else:
            going_on = partial(coroutine.send, came)
        try:
            waits_for = going_on()
        except StopIteration:
            return


class Tab:
    """One open page.

    Args:
        visitor: the browser.
        socket: its connection.
    """

    def __init__(self, visitor: Visitor, socket: web.WebSocketResponse) -> None:
        self.visitor = visitor
        self.socket = socket
        self.user: User | None = visitor.now
        self._outbox: asyncio.Queue[str | Awaitable[None]] = asyncio.Queue()
        self._under_way = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.allowed = float(BURST)
        self.since = asyncio.get_running_loop().time()

    def send(self, t: str, **more: Any) -> None:
        """Send something; in order, never waiting."""
        self.pass_on(shown.packet(t, **more))

    def pass_on(self, told: str) -> None:
        """The same with what was made for several tabs at once.

        It is on its way when this returns, unless the line is held up: whoever waits for the bot's answer does not wait
        for what the bot does next as well.
        """
        if self._under_way:
            self._put(told)
            return
        with contextlib.suppress(*GONE):
            if (rest := begun(self.socket.send_str(told))) is not None:
                self._put(rest)

    def _put(self, waits: str | Awaitable[None]) -> None:
        self._under_way += 1
        self._outbox.put_nowait(waits)

    async def write(self) -> None:
        """Send what could not be sent at once, in order."""
        with contextlib.suppress(*GONE):
            while True:
                waits = await self._outbox.get()
                await (self.socket.send_str(waits) if isinstance(waits, str) else waits)
                self._under_way -= 1

    def may_send(self) -> bool:
        """Whether this tab keeps within what a person can do."""
        now = asyncio.get_running_loop().time()
        self.allowed = min(float(BURST), self.allowed + (now - self.since) * BURST / WINDOW)
        self.since = now
        self.allowed -= 1
        return self.allowed >= 0


class Audience:
    """Everybody who has the page open.

    Args:
        home: the Discord.
        guild: the server people join.
    """

    def __init__(self, home: Home, guild: Guild) -> None:
        self.home = home
        self.guild = guild
        self.visitors = Visitors(guild)
        self.reads: dict[tuple[int, int], int] = {}
        """(person, channel) -> id of the last message they have seen there."""
        self.tabs: list[Tab] = []
        self.party: Party | None = None
        """The evening, where the page is shared."""
        home.world.watchers.append(self._watch)

    def client(self, tab: Tab) -> Client:
        """The client of whom a tab plays as.

        Raises:
            Unwelcome: nobody yet.
        """
        if tab.user is None:
            raise Unwelcome("people-nobody")
        return Client(self.home.world, tab.user)

    def _watch(self, what: str, thing: Message | Channel | User) -> None:
        """Tell every tab what its person sees of a change."""
        made = ""  # a message is the same for all who see it, and an evening has many
        for tab in self.tabs:
            if tab.user is None:
                continue
            client = Client(self.home.world, tab.user)
            if isinstance(thing, User):
                tab.send("person", person=shown.person(thing))
            elif isinstance(thing, Channel):
                self.tell_channel(tab, client, thing)
            elif client.sees(thing.channel) and thing.seen_by in (None, tab.user.id):
                if not made:
                    made = (
                        shown.packet("gone", channel=str(thing.channel.id), id=str(thing.id))
                        if what == "gone"
                        else shown.packet(what, message=shown.message(thing))
                    )
                tab.pass_on(made)

    def tell_channel(self, tab: Tab, client: Client, one: Channel) -> None:
        """Tell a tab how a channel stands for its person, or that they see it no more."""
        if client.sees(one):
            tab.send("channel", channel=shown.channel(one, client, self.reads.get((client.user.id, one.id), 0)))
        else:
            tab.send("left", id=str(one.id))

    def furnish(self, tab: Tab) -> None:
        """Everything a tab needs to begin with, for whom it plays as."""
        world, user = self.home.world, tab.user
        channels: list[dict[str, Any]] = []
        if user is not None:
            client = Client(world, user)
            channels = [
                shown.channel(one, client, self.reads.get((user.id, one.id), 0)) for one in shown.visible(world, client)
            ]
        tab.send(
            "world",
            you=str(user.id) if user else None,
            locale=user.locale if user else None,
            mine=[str(one.id) for one in tab.visitor.people],
            people=[shown.person(one) for one in world.users.values() if one is not self.guild.owner],
            guild={"id": str(self.guild.id), "name": self.guild.name},
            roles=[{"id": str(one.id), "name": one.name} for one in self.guild.roles],
            channels=channels,
            party=self._party_for(tab),
        )

    def _party_for(self, tab: Tab) -> dict[str, Any] | None:
        """What the host alone is told of the evening: the address, the code, who is here as a guest."""
        if self.party is None or not tab.visitor.host:
            return None
        guests = [one for one in self.visitors.by_key.values() if one.admitted and not one.host]
        return {
            "address": self.party.address,
            "squares": list(self.party.squares),
            "code": self.party.code,
            "guests": [shown.person(user) for one in guests for user in one.people],
        }

    def tell_hosts(self) -> None:
        """Tell the host's tabs how the evening stands."""
        for tab in self.tabs:
            if tab.visitor.host:
                tab.send("party", party=self._party_for(tab))

    def become(self, visitor: Visitor) -> None:
        """Let every tab of a browser look through the eyes of whom it plays as now."""
        for tab in self.tabs:
            if tab.visitor is visitor:
                tab.user = visitor.now
                self.furnish(tab)
