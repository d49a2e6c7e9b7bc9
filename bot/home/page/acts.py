"""What people do on the page: each thing a tab may ask for, checked as Discord's client would, brought to the bot."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

import structlog
from aiohttp import WSCloseCode

from bot.home.client import Client
from bot.home.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, MODAL_SUBMIT, Interaction
from bot.home.members import User
from bot.home.messages import Message
from bot.home.page import shown
from bot.home.page.audience import Audience, Tab
from bot.home.page.party import Party
from bot.home.page.visitors import Unwelcome
from bot.home.refusals import NotOffered, Refusal
from bot.home.world import Channel

HISTORY: Final = 40
"""Messages a channel shows at once."""

COMES: Final = 15.0
"""Seconds that a press waits for a bot that is not there."""

Act = Callable[[Tab, dict[str, Any]], Awaitable[None]]
_log = structlog.stdlib.get_logger(__name__)


class Games(Protocol):
    """What the welcome shows and begins."""

    def shelf(self) -> Sequence[dict[str, Any]]:
        """The games: `key`, `room` (id of its channel), `title` and `pitch` by language, `seats`, `first` (seats to
        begin with), `levels` of bots by language."""
        ...

    async def cover(self, game: str, language: str) -> bytes:
        """A game's cover as PNG."""
        ...

    async def play(self, user: User, game: str, bots: int, level: str) -> Channel:
        """Seat somebody at a table of bots; where it stands."""
        ...


class Acts:
    """Does what tabs ask for.

    Args:
        audience: who looks on.
        games: what can be played.
    """

    def __init__(self, audience: Audience, games: Games) -> None:
        self.audience = audience
        self.home = audience.home
        self.games = games
        self._acts: dict[str, Callable[[Tab, dict[str, Any]], Awaitable[None]]] = {
            "open": self._open,
            "commands": self._commands,
            "press": self._press,
            "select": self._select,
            "submit": self._submit,
            "command": self._command,
            "complete": self._complete,
            "say": self._say,
            "dismiss": self._dismiss,
            "read": self._read,
            "make": self._make,
            "switch": self._switch,
            "rename": self._rename,
            "locale": self._locale,
            "direct": self._direct,
            "play": self._play,
            "code": self._code,
            "remove": self._remove,
        }

    def find(self, text: str) -> tuple[Act, dict[str, Any]] | None:
        """What a message of a tab asks for; None if no page sends such a message."""
        try:
            asked: Any = json.loads(text)
            return self._acts[asked["t"]], asked
        except (ValueError, TypeError, KeyError):
            return None

    async def do(self, tab: Tab, act: Act, asked: dict[str, Any]) -> None:
        """Do it, and say so if it cannot be done; then nothing has changed."""
        n = asked.get("n")
        try:
            await act(tab, asked)
        except Unwelcome as reason:
            tab.send("done", n=n, state="refused", why=str(reason))
        except (NotOffered, Refusal):
            tab.send("done", n=n, state="refused", why="not-offered")
        except (KeyError, ValueError, TypeError, AttributeError):
            # A message that no page sends. It may have been forged: nothing was changed.
            _log.info("a page asked for what cannot be", act=str(asked.get("t"))[:20])
            tab.send("done", n=n, state="refused", why="not-offered")
        except Exception:  # whoever waits is told; what went wrong stands in the log
            _log.exception("the page failed", act=str(asked.get("t"))[:20])
            tab.send("done", n=n, state="failed")

    # --- what people do ----------------------------------------------------------------------------------------------

    def _channel(self, client: Client, id: str) -> Channel:
        found = self.home.world.channels.get(int(id))
        if found is None or not client.sees(found):
            raise NotOffered("no such channel")
        return found

    def _message(self, client: Client, asked: dict[str, Any]) -> Message:
        channel = self._channel(client, asked["channel"])
        for one in (*channel.messages, *channel.private):
            if str(one.id) == asked["message"]:
                client.must_see(channel, one)
                return one
        raise Unwelcome("message-gone")

    async def _open(self, tab: Tab, asked: dict[str, Any]) -> None:
        client = self.audience.client(tab)
        channel = self._channel(client, asked["channel"])
        before = int(asked["before"]) if asked.get("before") else None
        found, more = shown.history(channel, client.user, before, HISTORY)
        tab.send(
            "history",
            n=asked.get("n"),
            channel=str(channel.id),
            messages=[shown.message(one) for one in found],
            more=more,
            older=before is not None,
        )

    async def _commands(self, tab: Tab, asked: dict[str, Any]) -> None:
        client = self.audience.client(tab)
        tab.send(
            "commands", channel=asked["channel"], commands=client.commands(self._channel(client, asked["channel"]))
        )

    async def _press(self, tab: Tab, asked: dict[str, Any]) -> None:
        client = self.audience.client(tab)
        message = self._message(client, asked)
        wanted = str(asked["id"])
        on_screen = [one for one in message.buttons if one.get("custom_id") == wanted and not one.get("disabled")]
        if not on_screen:
            raise Unwelcome("message-changed")
        await self._ask(tab, asked, COMPONENT, message.channel, client.press(message, on_screen[0]), message)

    async def _select(self, tab: Tab, asked: dict[str, Any]) -> None:
        client = self.audience.client(tab)
        message = self._message(client, asked)
        data = client.select(message, [str(one) for one in asked["values"]], str(asked["id"]))
        await self._ask(tab, asked, COMPONENT, message.channel, data, message)

    async def _submit(self, tab: Tab, asked: dict[str, Any]) -> None:
        client = self.audience.client(tab)
        opened = self.home.interactions.all.get(int(asked["form"]))
        if opened is None or opened.modal is None:
            raise Unwelcome("form-gone")
        data = client.submit(opened, dict(asked["values"]))
        await self._ask(tab, asked, MODAL_SUBMIT, opened.channel, data, opened.source)

    async def _command(self, tab: Tab, asked: dict[str, Any]) -> None:
        client = self.audience.client(tab)
        channel = self._channel(client, asked["channel"])
        data = client.command(channel, str(asked["command"]), dict(asked["options"]))
        await self._ask(tab, asked, COMMAND, channel, data, None)

    async def _complete(self, tab: Tab, asked: dict[str, Any]) -> None:
        client = self.audience.client(tab)
        channel = self._channel(client, asked["channel"])
        data = client.command(channel, str(asked["command"]), dict(asked["options"]), str(asked["focused"]))
        await self._ask(tab, asked, AUTOCOMPLETE, channel, data, None)

    async def _ask(
        self, tab: Tab, asked: dict[str, Any], type: int, channel: Channel, data: dict[str, Any], source: Message | None
    ) -> None:
        """Bring it to the bot, and tell the tab what came of it."""
        assert tab.user is not None
        # A page is there before the bot, after a start and while the bot comes back: what is pressed then is not lost.
        await self.home.gateway.until_connected(COMES)
        interactions = self.home.interactions
        made: Interaction = interactions.dispatch(type, tab.user, channel, data, source)
        if not await interactions.until_acknowledged(made):
            tab.send("done", n=asked.get("n"), state="failed")
            return
        more: dict[str, Any] = {}
        if made.callback == MODAL and made.modal is not None:
            more["form"] = {"id": str(made.id), **made.modal}
        if made.choices is not None:
            more["choices"] = made.choices
        if made.original is not None:
            more["message"] = str(made.original.id)
        tab.send("done", n=asked.get("n"), state="ok", **more)

    async def _say(self, tab: Tab, asked: dict[str, Any]) -> None:
        client = self.audience.client(tab)
        channel = self._channel(client, asked["channel"])
        text = str(asked["text"]).strip()[:2000]
        told = shown.channel(channel, client, 0)
        if not text or not told["writable"]:
            raise NotOffered("nothing can be said here")
        self.home.posting.create(channel, client.user, {"content": text, "allowed_mentions": {"parse": ["users"]}}, {})
        tab.send("done", n=asked.get("n"), state="ok")

    async def _dismiss(self, tab: Tab, asked: dict[str, Any]) -> None:
        message = self._message(self.audience.client(tab), asked)
        if not message.ephemeral:
            raise NotOffered("only what is yours alone can be dismissed")
        message.delete()

    async def _read(self, tab: Tab, asked: dict[str, Any]) -> None:
        client = self.audience.client(tab)
        channel = self._channel(client, asked["channel"])
        key = (client.user.id, channel.id)
        latest = channel.messages[-1].id if channel.messages else 0
        if latest > self.audience.reads.get(key, 0):
            self.audience.reads[key] = latest
            for other in self.audience.tabs:
                if other.user is client.user:
                    self.audience.tell_channel(other, client, channel)

    # --- who they are ------------------------------------------------------------------------------------------------

    async def _make(self, tab: Tab, asked: dict[str, Any]) -> None:
        self.audience.visitors.make(tab.visitor, str(asked["name"]), _spoken(asked["locale"]))
        self.audience.become(tab.visitor)
        self.audience.tell_hosts()
        tab.send("done", n=asked.get("n"), state="ok")

    async def _switch(self, tab: Tab, asked: dict[str, Any]) -> None:
        self.audience.visitors.switch(tab.visitor, str(asked["person"]))
        self.audience.become(tab.visitor)
        tab.send("done", n=asked.get("n"), state="ok")

    async def _rename(self, tab: Tab, asked: dict[str, Any]) -> None:
        self.audience.visitors.rename(tab.visitor, str(asked["name"]))
        tab.send("done", n=asked.get("n"), state="ok")

    async def _locale(self, tab: Tab, asked: dict[str, Any]) -> None:
        if tab.user is not None:
            self.audience.visitors.speak(tab.user, _spoken(asked["locale"]))

    async def _direct(self, tab: Tab, asked: dict[str, Any]) -> None:
        channel = self.home.world.direct(self.audience.client(tab).user)
        tab.send("done", n=asked.get("n"), state="ok", channel=str(channel.id))

    # --- a game night ------------------------------------------------------------------------------------------------

    def _hosted(self, tab: Tab) -> Party:
        if self.audience.party is None or not tab.visitor.host:
            raise Unwelcome("not-offered")
        return self.audience.party

    async def _code(self, tab: Tab, asked: dict[str, Any]) -> None:
        self._hosted(tab).change()
        self.audience.tell_hosts()
        tab.send("done", n=asked.get("n"), state="ok")

    async def _remove(self, tab: Tab, asked: dict[str, Any]) -> None:
        self._hosted(tab)
        gone = self.audience.visitors.dismiss(str(asked["person"]))
        for other in [one for one in self.audience.tabs if one.visitor is gone]:
            await other.socket.close(code=WSCloseCode.POLICY_VIOLATION)
        self.audience.tell_hosts()
        tab.send("done", n=asked.get("n"), state="ok")

    async def _play(self, tab: Tab, asked: dict[str, Any]) -> None:
        user = self.audience.client(tab).user
        channel = await self.games.play(user, str(asked["game"]), int(asked["bots"]), str(asked["level"]))
        tab.send("done", n=asked.get("n"), state="ok", channel=str(channel.id))


def _spoken(asked: Any) -> str:
    return "ko" if asked == "ko" else "en-US"
