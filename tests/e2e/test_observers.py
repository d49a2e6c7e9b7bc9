"""What others observe does not depend on what somebody answers in secret (design 2.6).

The same game is played in two worlds. In one of them somebody answers in secret; then a bystander, somebody who is not
asked and somebody who is asked too press every button and type every command there is for looking, and some for acting.
What they are sent, what stands in the channel, what Discord was asked for and the work it took are the same: pictures
drawn, pictures kept, statements of the database, rows of the outbox. Times of a clock on the wall are not compared.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

from bot.core.bots import choose, next_question
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.tables.model import Person as Known
from bot.tables.model import Place, Snapshot
from cogs.panels.ids import parse
from cogs.panels.pictures import Pictures, SentPicture
from cogs.panels.sketches import Drawable, Sight
from tests.cogs.armed import EVERY, FROM, ROOM, arm_table, provoking
from tests.e2e.house import House, house
from tests.simulated import Message, Person, Reply

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.sqlite]

LOOKS: Final = {
    *("move", "panel", "at", "page", "hand", "log", "rules", "menu", "status", "board", "if-ended", "help", "settings"),
    *("replace", "resign", "pause", "cancel", "undo", "s-log-board", "replay", "games", "options", "result", "begin"),
}
"""Presses that only look, or ask before they act."""
COMMANDS: Final = (
    "board",
    "hand",
    "log",
    "replay",
    "status",
    "settings",
    "undo",
    "resign",
    "replace",
    "pause",
    "cancel",
    "start",
)
TYPED: Final = {
    "the_dome": (("dome hand", {}), ("dome void", {"whose": "system"}), ("dome card", {"name": "Seal"})),
    "project_mine": (("mine hand", {}), ("mine market", {}), ("mine goals", {})),
    "twilight_imperium": (
        *(("ti hand", {}), ("ti objectives", {}), ("ti table", {}), ("ti laws", {}), ("ti board", {})),
        ("ti card", {"name": "Sabotage"}),
    ),
}
COMPLETED: Final = {
    "the_dome": (("dome play", "what"), ("dome crack", "to"), ("dome void", "whose")),
    "project_mine": (("mine play", "first"), ("mine buy", "card"), ("mine discard", "first")),
    "twilight_imperium": (
        *(("ti move", "line"), ("ti trade", "line"), ("ti vote", "line")),
        *(("ti card", "name"), ("ti board", "system"), ("ti planets", "whose")),
    ),
}
OPTIONS: Final = {"the_dome": {"traps": "ask"}, "twilight_imperium": {"orders_as_calls": "on"}}
MANY: Final = 3
"""People of four that a call of Twilight Imperium asks."""
MOST: Final = 60
"""Buttons that one person presses."""


@dataclass
class Work:
    """What the bot did meanwhile."""

    drawn: list[str] = field(default_factory=list[str])
    asked: list[str] = field(default_factory=list[str])
    statements: list[str] = field(default_factory=list[str])

    async def watch(self, at: House, monkeypatch: pytest.MonkeyPatch) -> None:
        """Note from now on what is drawn, what is asked for and what the database is told."""
        get = Pictures.get

        async def draw(pictures: Pictures, key: Sight, paint: object) -> SentPicture:
            self.drawn.append(key.kind)
            shown = SentPicture(b"\x89PNG\r\n\x1a\nnot drawn", key.name, f"alt of {key.name}")
            pictures._kept[key] = shown
            return shown

        async def note(pictures: Pictures, key: Sight, paint: Drawable) -> SentPicture:
            self.asked.append(key.name)
            return await get(pictures, key, paint)

        monkeypatch.setattr(Pictures, "_draw", draw)
        monkeypatch.setattr(Pictures, "get", note)
        database = at.bot.tables.desk.database
        for connection in (database.reader, database._writer):
            await connection.set_trace_callback(lambda text: self.statements.append(shape_of(text)))

    def take(self) -> list[list[str]]:
        """What was done since the last time."""
        done = [list(self.drawn), list(self.asked), list(self.statements)]
        for one in (self.drawn, self.asked, self.statements):
            one.clear()
        return done


def shape_of(statement: str) -> str:
    """A statement without its values: how many, of what kind, in which order is what takes time."""
    statement = re.sub(r"(?i)x?'(?:[^']|'')*'", "?", statement)
    return re.sub(r"\b\d+\b", "?", statement)


class World:
    """One of the two worlds.

    Attributes:
        seen: what was observed, in order, each with who did what.
    """

    def __init__(self, at: House, game: str, work: Work) -> None:
        self.at, self.game, self.work = at, game, work
        self.seen: list[tuple[str, Any]] = []
        self.id = 0
        self.told = 0
        """Number of the last thing to be said before anybody did anything in secret."""
        self._clicks = 10**6
        self._ids: dict[str, int] = {}

    # --- the game ----------------------------------------------------------------------------------------------------

    def name(self, person: Person) -> str:
        at = self.at
        names = {at.jisoo.id: "지수", at.minsu.id: "민수", at.ada.id: "Ada", at.ben.id: "Ben"}
        return names.get(person.id, "Stranger")

    def known(self, person: Person) -> Known:
        return Known(person.id, self.name(person), "en-US")

    def click(self) -> int:
        self._clicks += 1
        return self._clicks

    async def open(self) -> None:
        """A table of four in the room, and a lobby of the same people in another."""
        tables, people = self.at.bot.tables, [self.known(one) for one in self.at.people]
        guild = self.at.world.server.id
        options = OPTIONS.get(self.game, {})
        other = self.at.world.add_channel("other")
        await self.at.world.rest()

        async def begin() -> None:
            for person in people:
                await tables.people.set(person, introduced=self.game)
            table = await tables.lobby.open(
                self.game, Place(guild, self.at.room.id), people[0], "ko", options, self.click()
            )
            self.id = table.id
            for person in people[1:]:
                await tables.lobby.join(table.id, person, self.click())
            await tables.lobby.start(table.id, people[0], self.click())
            lobby = await tables.lobby.open("metromania", Place(guild, other.id), people[1], "en", {}, self.click())
            for person in (people[0], *people[2:]):
                await tables.lobby.join(lobby.id, person, self.click())

        await self.at.world.act(begin)
        if self.game == "twilight_imperium":
            await self._go_on_to_a_call()

    async def _go_on_to_a_call(self) -> None:
        """The game is where several people are called: hands are empty at its beginning."""
        match = (await self.table()).match
        stream = Stream.of("to a call")
        while (call := match.call()) is None or len(call.seats) != MANY:
            move = next_move(match)
            if move is None:
                match.elapse(match.timers()[0])
            else:
                seat, question = move
                match.answer(seat, question.no, choose(match, seat, question, "easy", stream))

        async def put() -> None:
            desk = self.at.bot.tables.desk
            desk._facts.clear()
            async with desk.change(self.id) as change:
                change.row.state = match.save().decode()
                await change.attend(match)
                change.show()

        await self.at.world.act(put)

    async def table(self) -> Snapshot:
        return await self.at.bot.tables.look.at(self.id)

    async def answer(self, table: Snapshot, seat: int, given: Any = None, no: int = 0) -> None:
        question = next_question(table.match, seat)
        choice = given
        if question is not None and not no:
            no = question.no
            choice = given or choose(table.match, seat, question, "easy", Stream.of("seen", table.row.last, seat))
        user = table.seats[seat].user_id
        person = next(one for one in self.at.people if one.id == user)
        answered = self.at.bot.tables.play.answer(
            self.id, self.known(person), table.row.epoch, no, choice, self.click()
        )
        await self.at.world.act(lambda: answered)

    async def secretly(self, seat: int) -> None:
        """A seat answers, or says something else than it has said."""
        before = await self.table()
        question = next(one for one in before.match.asked(seat) if one.blocking)
        options: Any = question.shape
        other = next(one.id for one in options.options if one.blocked is None and one.id != question.given)
        await self.answer(before, seat, other, question.no)
        after = await self.table()
        assert after.row.last == before.row.last + 1
        assert after.awaited == before.awaited

    async def until_called(self) -> list[int]:
        """Play on until several seats are asked in secret; returns those that have not answered."""
        for given in range(ROOM):
            table = await self.table()
            asked = waited(table)
            if self.game == "twilight_imperium" and table.match.call() is None:
                pass  # foremost calls are what tells of hands
            elif len(asked) > 1 and table.match.gathering() and given >= (FROM if self.game == "the_dome" else 0):
                return asked
            if self.game == "the_dome" and given >= FROM and given % EVERY == 0 and not table.match.timers():
                await arm_table(self.at.bot.tables, self.id)
                table = await self.table()
            if asked:
                provoked = provoking(table.match, asked[0]) if self.game == "the_dome" else None
                await self.answer(table, asked[0], provoked)
            else:
                await self.at.world.pass_time(1)
        raise AssertionError("nobody was asked in secret")

    # --- observing ---------------------------------------------------------------------------------------------------

    async def note(self, who: str, what: str, reply: Reply | None) -> None:
        found = [sent(message) for message in reply.messages] if reply is not None else []
        self.seen.append((f"{who}: {what}", [self.plain(found), self.work.take()]))

    def plain(self, found: Any) -> Any:
        """The same with Discord's ids in the order they came up: both worlds give them out by their own clocks."""

        def known(match: re.Match[str]) -> str:
            return str(self._ids.setdefault(match[0], len(self._ids)))

        return json.loads(re.sub(r"\b\d{17,20}\b", known, json.dumps(found)))

    async def public(self) -> None:
        """What stands in the channel, and what is still to be said."""
        self.seen.append(("channel", self.plain([sent(message) for message in self.at.room.messages])))
        waiting, last = await self.outbox()
        self.seen.append(("outbox", self.plain([waiting, last - self.told])))
        self.work.take()

    async def outbox(self) -> tuple[list[list[Any]], int]:
        """What is still to be said, and the number of the last thing that ever was to be."""
        async with self.at.bot.tables.desk.database.write() as connection:
            rows = await connection.execute_fetchall("SELECT table_id, kind, body, due FROM outbox ORDER BY id")
            last = await connection.execute_fetchall("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'")
        return [list(row) for row in rows], next((int(row[0]) for row in last), 0)

    async def look(self, person: Person) -> None:
        """Press and type everything there is for looking."""
        who = self.name(person)
        board = self.at.board
        first = await person.press(
            board, id=next(one["custom_id"] for one in board.buttons if ":menu" in one["custom_id"])
        )
        await self.note(who, "menu", first)
        panel = first.message
        todo = [one["custom_id"] for one in board.buttons]
        pressed: set[str] = set()
        while todo and len(pressed) < MOST:
            custom = todo.pop(0)
            id = parse(custom)
            if id is None or custom in pressed or id.action not in LOOKS:
                continue
            pressed.add(custom)
            reply = await person.replay(panel, custom)
            await self.note(who, custom, reply)
            for message in reply.messages or [panel]:
                todo += [one["custom_id"] for one in message.buttons]
        for command in COMMANDS:
            await self.note(who, f"/table {command}", await person.slash(self.at.room, f"table {command}"))
        await self.note(who, "/games", await person.slash(self.at.room, "games"))
        for command, options in TYPED[self.game]:
            await self.note(who, f"/{command}", await person.slash(self.at.room, command, **options))
        completed = [*COMPLETED[self.game], ("table replace", "seat"), ("table resume", "table")]
        for command, option in completed:
            found = await person.complete(self.at.room, command, option, "")
            self.seen.append((f"{who}: completing {command} {option}", [found, self.work.take()]))


def waited(table: Snapshot) -> list[int]:
    return [seat for seat in table.awaited if next_question(table.match, seat) is not None]


def sent(message: Message) -> list[Any]:
    """All that a client is sent of a message."""
    pictures = [(one.name, one.alt) for one in message.pictures]
    return [message.text, message.components, pictures, message.edited]


def difference(one: Any, other: Any) -> str:
    """The first place where two observations differ."""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(f"[{at}]{difference(a, b)}" for at, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(f".{key}{difference(one[key], other[key])}" for key in one if one[key] != other[key])
    if isinstance(one, list) and isinstance(other, list):
        at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        return f"[{at}:] {str(one[at : at + 3])[:300]} != {str(other[at : at + 3])[:300]}"
    return f" {str(one)[:300]} != {str(other)[:300]}"


async def observed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, *, secret: bool
) -> tuple[list[tuple[str, Any]], int]:
    """What is observed in a world where somebody answers in secret or not; and how many looks there were."""
    with monkeypatch.context() as patch:
        async with house(folder, patch) as at:
            work = Work()
            await work.watch(at, patch)
            world = World(at, game, work)
            await world.open()
            *others, seat = await world.until_called()  # the first of a gathering may be applied at once
            await at.world.pass_time(4000)  # whoever is to be called again later has been
            work.take()
            table = await world.table()
            if game == "project_mine":  # there everybody knows who has answered, but not what, nor that it was changed
                await world.answer(table, seat)
                await at.world.pass_time(4000)
            requests = len(at.world.requests())
            _, world.told = await world.outbox()
            if secret:
                await world.secretly(seat)
            await at.world.pass_time(500)
            work.take()
            assert len(at.world.requests()) == requests, "Discord was told of it"
            await world.public()
            stranger = at.world.add_person("stranger", "en-US", shown="Stranger")
            idle = [one.seat for one in table.seats if one.seat not in table.awaited]
            for watcher in (None, others[0], *idle[:1]):
                user = table.seats[watcher].user_id if watcher is not None else None
                person = next((one for one in at.people if one.id == user), stranger)
                await world.look(person)
            await world.public()
            return world.seen, len(world.seen)


@pytest.mark.parametrize("game", ["the_dome", "project_mine", "twilight_imperium"])
async def test_nothing_that_others_observe_depends_on_a_secret_answer(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "quiet").mkdir()
    (tmp_path / "loud").mkdir()
    quiet, looks = await observed(tmp_path / "quiet", monkeypatch, game, secret=False)
    loud, _ = await observed(tmp_path / "loud", monkeypatch, game, secret=True)
    assert looks > 60
    work = [one[1] for what, one in quiet if ": " in what]
    assert all(sum(len(each[kind]) for each in work) > 5 for kind in range(3)), "hardly anything was drawn or read"
    assert [what for what, _ in loud] == [what for what, _ in quiet]
    different = [
        f"{what}: {difference(one, other)}" for (what, one), (_, other) in zip(quiet, loud, strict=True) if one != other
    ]
    assert different == []
