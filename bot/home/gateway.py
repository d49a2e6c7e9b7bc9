"""The gateway: hello, identify, heartbeats, events by intent, resume, and the ways in which it can break."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from bot.home.world import Guild, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 7, 9, 10, 11

AUTHENTICATION_FAILED = 4004
"""The code with which a connection is closed whose token is not the right one."""

GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1, 1 << 1, 1 << 9, 1 << 12, 1 << 15


EVENTS_KEPT = 1000
"""Events a session keeps for a resume."""


Outbox = asyncio.Queue["dict[str, Any] | None"]
"""Packets on their way to the bot; None ends it."""


@dataclass(eq=False)
class Line:
    """A bot's connection, whatever carries its packets."""

    cut: Callable[[], object]
    """Ends it without a word."""
    outbox: Outbox = field(default_factory=asyncio.Queue)
    session: Session | None = None


@dataclass(eq=False)
class Session:
    """One identified bot, or one of its shards. Its events are kept, so that a resume can replay what was missed."""

    id: str
    intents: int
    shard: int = 0
    shards: int = 1
    sequence: int = 0
    events: list[dict[str, Any]] = field(default_factory=list)
    line: Line | None = None
    """The connection it has now."""

    def has(self, guild: Guild | None) -> bool:
        """Whether it is told of a server; what is no server's, direct messages among it, the first shard is told."""
        return self.shard == (0 if guild is None else (guild.id >> 22) % self.shards)

    def send(self, event: str, data: dict[str, Any]) -> None:
        self.sequence += 1
        packet = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        self.events.append(packet)
        del self.events[:-EVENTS_KEPT]
        if self.line is not None:
            self.line.outbox.put_nowait(packet)


class Gateway:
    """All gateway connections.

    Args:
        world: what READY tells about.
        token: the only token that may identify.
        address: ws:// address of this gateway, told in READY for resumes.
        heartbeat_seconds: interval asked of the bot.
    """

    def __init__(self, world: World, token: str, address: str, heartbeat_seconds: float = 41.25) -> None:
        self.world = world
        self.token = token
        self.address = address
        self.heartbeat_seconds = heartbeat_seconds
        self.sessions: dict[str, Session] = {}
        self._lines: list[Line] = []
        self._here = asyncio.Event()
        self.identified = 0
        self.resumed = 0
        self.heartbeats = 0
        self.at_once = 1
        """Shards that may introduce themselves within five seconds (`max_concurrency`)."""
        self.introductions: list[tuple[float, int]] = []
        """When which shard introduced itself."""
        self.run: Callable[[Callable[[], object]], object] = lambda act: act()
        """Runs an act on the server's loop; the server sets it."""
        self.deaf = False
        """No heartbeat is acknowledged while this is set."""

    @property
    def connected(self) -> bool:
        return any(one.line is not None for one in self.sessions.values())

    async def until_connected(self, timeout: float) -> bool:
        """Wait until the bot is there; False: it did not come."""
        if self._here.is_set():
            return True  # nobody who presses waits for the loop
        try:
            await asyncio.wait_for(self._here.wait(), timeout)
        except TimeoutError:
            return False
        return True

    def dispatch(self, event: str, data: dict[str, Any], guild: Guild | None) -> None:
        """Send an event to every session that asked for its kind. Events of servers without the bot are not sent."""
        if guild is not None and not guild.present and event not in ("GUILD_DELETE", "INTERACTION_CREATE"):
            return
        for session in self.sessions.values():
            asked = event == "INTERACTION_CREATE" or session.intents & self._intent(event, data, guild)
            if asked and session.has(guild):
                session.send(event, self._readable(session, event, data))

    def _intent(self, event: str, data: dict[str, Any], guild: Guild | None) -> int:
        if event.startswith("MESSAGE_"):
            return GUILD_MESSAGES if guild is not None else DIRECT_MESSAGES
        return GUILD_MEMBERS if event.startswith("GUILD_MEMBER_") else GUILDS

    def _readable(self, session: Session, event: str, data: dict[str, Any]) -> dict[str, Any]:
        """Without the message content intent, texts of others come empty."""
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or session.intents & MESSAGE_CONTENT:
            return data
        if data["author"]["id"] == str(self.world.bot.id):
            return data
        return {**data, "content": "", "components": [], "embeds": [], "attachments": []}

    # --- connections -------------------------------------------------------------------------------------------------

    def open(self, cut: Callable[[], object]) -> Line:
        """A connection that has begun: it is said hello to."""
        line = Line(cut)
        line.outbox.put_nowait({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat_seconds * 1000)}})
        self._lines.append(line)
        return line

    def take(self, line: Line, packet: dict[str, Any]) -> int | None:
        """What the bot sends; a number if the connection is to be closed with it."""
        if packet["op"] == HEARTBEAT:
            self.heartbeats += 1
            if not self.deaf:
                # Not at once: an answer faster than discord.py's own thread makes it think it lags behind.
                asyncio.get_running_loop().call_later(0.1, line.outbox.put_nowait, {"op": HEARTBEAT_ACK})
        elif packet["op"] in (IDENTIFY, RESUME):
            if packet["d"]["token"] != self.token:
                return AUTHENTICATION_FAILED
            (self._identify if packet["op"] == IDENTIFY else self._resume)(packet["d"], line)
        return None

    def close(self, line: Line) -> None:
        """A connection is no more; what its session misses is kept for a while."""
        self._lines.remove(line)
        line.outbox.put_nowait(None)
        if line.session is not None and line.session.line is line:
            line.session.line = None
        if not self.connected:
            self._here.clear()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection by WebSocket, from hello to its end."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        assert request.transport is not None
        line = self.open(request.transport.abort)
        writer = asyncio.create_task(self._write(socket, line.outbox))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                code = self.take(line, json.loads(message.data))
                if code is not None:
                    await socket.close(code=code, message=b"Authentication failed.")
                    break
        finally:
            self.close(line)
            await writer
        return socket

    async def _write(self, socket: web.WebSocketResponse, outbox: Outbox) -> None:
        while (packet := await outbox.get()) is not None:
            try:
                await socket.send_str(json.dumps(packet))
            except (ConnectionError, RuntimeError):
                return  # the other side is gone; the session keeps what it missed

    def _identify(self, data: dict[str, Any], line: Line) -> None:
        shard, shards = data.get("shard", (0, 1))
        # A new identify of a shard means that its old process is gone: nothing will resume.
        for old in list(self.sessions.values()):
            if old.shards != shards or old.shard == shard:
                del self.sessions[old.id]
        session = Session(secrets.token_hex(16), int(data["intents"]), shard, shards, line=line)
        line.session = self.sessions[session.id] = session
        self.introductions.append((asyncio.get_running_loop().time(), shard))
        here = [guild for guild in self.world.guilds.values() if guild.present and session.has(guild)]
        ready: dict[str, Any] = {
            "v": 10,
            "user": {**self.world.bot.to_json(), "verified": True, "mfa_enabled": False, "email": None, "flags": 0},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in here],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "application": {"id": str(self.world.application_id), "flags": 0},
        }
        if "shard" in data:
            ready["shard"] = data["shard"]
        session.send("READY", ready)
        self._here.set()
        for guild in here:
            # The key tells a server that comes up again from one that invited the bot just now.
            session.send("GUILD_CREATE", {**guild.to_json(), "unavailable": False})
        self.identified += 1

    def _resume(self, data: dict[str, Any], line: Line) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None:
            line.outbox.put_nowait({"op": INVALID_SESSION, "d": False})
            return
        for packet in session.events:
            if packet["s"] > data["seq"]:
                line.outbox.put_nowait(packet)
        line.session, session.line = session, line
        session.send("RESUMED", {})
        self._here.set()
        self.resumed += 1

    # --- breaking it -------------------------------------------------------------------------------------------------

    def drop(self) -> None:
        """Cut every connection without a word. The bot will resume."""
        self.run(lambda: [line.cut() for line in self._lines])

    def reconnect(self) -> None:
        """Ask the bot to come back (op 7)."""
        self._tell({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declare the session invalid (op 9)."""
        if not resumable:
            self.sessions.clear()
        self._tell({"op": INVALID_SESSION, "d": resumable})

    def _tell(self, packet: dict[str, Any]) -> None:
        self.run(lambda: [line.outbox.put_nowait(packet) for line in self._lines])
