"""Two tables of Twilight Imperium whose hands differ are the same to everybody else, times included (32, HI1 to HI4).

Both are played alike on databases of their own, by the same clock. Again and again one seat's hand and secrets are
dealt otherwise in one of them, foremost with cards for the moment that comes next; then all that the database knows
beside what is hidden, what stands in the channel, when it was edited and what every other person is shown is compared:
revisions, waits, clocks, reminders, when calls close, what is still to be said, panels, advice, custom ids, names and
contents of pictures, the log.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from bot.core import bots
from bot.core.errors import IllegalAnswer
from bot.core.events import Entry
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.light import MODES, ON
from bot.tables.asked import Panel
from bot.tables.model import Snapshot
from bot.tables.presenter import MessageGone
from cogs.panels import gamefaces
from cogs.panels.board import board
from cogs.panels.move.panel import screen_of
from cogs.panels.reader import Reader
from cogs.panels.screen import Screen
from cogs.twilight_imperium.face import TwilightImperiumFace
from tests.cogs import met
from tests.core.conformance import Action, act, told
from tests.games.twilight_imperium.fierce import fierce
from tests.games.twilight_imperium.pairs import Pair, alike, apart, difference, names
from tests.tables.house import ANN, BO, CEM, DORA, PEOPLE, Channel, House, build

pytestmark = [pytest.mark.slow, pytest.mark.sqlite]
KEY: Final = TWILIGHT_IMPERIUM.key
PROVING: Final = bool(os.environ.get("MADANG_PROVE"))
TABLES: Final = 60 if PROVING else 3
LONG: Final = 60 if PROVING else 30
"""Answers of one table, from a position somewhere in a game on."""
LATER: Final = 220
"""Answers from one such position to the next."""
DEAL_EVERY: Final = 12
"""Answers after which hands are dealt otherwise at the latest; at once where a call is about to open."""
LOOK_EVERY: Final = 4
"""Answers after which everybody's panels are compared, and whenever hands have just been dealt."""
STANDING_EVERY: Final = 8
"""One answer in so many goes to a standing question: orders, offers, prevotes."""
LATEST: Final = 6
"""Entries of the log that one step may write."""
HIDDEN: Final = {"tables": {"state"}, "frames": {"body"}, "entries": {"body"}, "drafts": {"body"}, "plans": {"body"}}
"""What a database holds of hands."""


class Spoken(Channel):
    """A channel with what a board says, shows and offers."""

    tables: Any = None

    async def _board(self, table: Snapshot) -> str:
        return printed(board(table, await self.tables.play.log(table.id, None, 12)))

    async def post_board(self, table: Snapshot, mentions: Any, nonce: int) -> int:
        number = await super().post_board(table, mentions, nonce)
        self.messages[number].text = await self._board(table)
        return number

    async def edit_board(self, table: Snapshot, message_id: int) -> None:
        if message_id not in self.messages:
            raise MessageGone
        self._edit(message_id, await self._board(table))


def printed(screen: Screen) -> str:
    """A screen with its ids and pictures."""
    return repr((screen.texts, screen.rows, [(one.sight, one.alt, one.instead) for one in screen.pictures]))


class World:
    """One of the two tables."""

    def __init__(self, house: House, table_id: int) -> None:
        self.house, self.id = house, table_id

    async def table(self) -> Snapshot:
        """As it stands."""
        return await self.house.tables.look.at(self.id)

    async def put(self, match: Match) -> None:
        """Hands are dealt otherwise."""
        async with self.house.tables.database.write() as connection:
            await connection.execute("UPDATE tables SET state = ? WHERE id = ?", (match.save().decode(), self.id))

    async def do(self, action: Action) -> None:
        """An answer by its person."""
        table = await self.table()
        assert action.seat is not None
        question = next(one for one in table.match.asked(action.seat) if one.slot == action.slot)
        user = table.seats[action.seat].user_id
        assert user is not None
        tables, click = self.house.tables, self.house.click()
        await tables.play.answer(self.id, PEOPLE[user], table.row.epoch, question.no, action.choice, click)

    async def passes(self, seconds: int) -> None:
        """Time goes by, and what is due is done and said."""
        self.house.wait(seconds)
        await self.house.tables.clocks.run_due()
        await self.house.news(self.id)
        await self.house.tables.herald.tell_due()
        await self.house.tables.calling.tell_due()

    async def latest(self, count: int) -> list[Entry]:
        """The newest entries of the log."""
        reader = self.house.tables.database.reader
        rows = await reader.execute_fetchall("SELECT body FROM entries ORDER BY no DESC LIMIT ?", (count,))
        return [msgspec.json.decode(row[0], type=Entry) for row in rows]

    async def known(self, seat: int, *, thoroughly: bool) -> dict[str, Any]:
        """All that can be known to others than one seat."""
        table = await self.table()
        others = [one for one in (*range(len(table.seats)), None) if one != seat]
        found: dict[str, Any] = await self._rows(others)
        found["channel"] = [repr(one) for one in self.house.channel.messages.items()]
        if thoroughly:
            lines = await self.house.tables.play.log(self.id, None, 40)
            found["board"] = printed(board(table, lines)).split("), ")
            for viewer in others:
                found[f"shown to {viewer}"] = await self._shown(table, viewer)
        return found

    async def _rows(self, others: list[int | None]) -> dict[str, Any]:
        reader = self.house.tables.database.reader
        names_of = await reader.execute_fetchall("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        found: dict[str, Any] = {}
        for (name,) in names_of:
            cursor = await reader.execute(f"SELECT * FROM {name}")
            columns = [one[0] for one in cursor.description]
            kept = [at for at, column in enumerate(columns) if column not in HIDDEN.get(name, ())]
            found[name] = [{columns[at]: _plain(row[at]) for at in kept} for row in await cursor.fetchall()]
        for row in found["tables"]:
            calls = row["running"].get(
                "calls", {}
            )  # with numbers of questions, which those alone are shown who are asked
            row["running"]["calls"] = {name: sorted(called) for name, called in calls.items()}
        bodies = await reader.execute_fetchall("SELECT body FROM entries ORDER BY no")
        found["read"] = [[_read(row[0], viewer) for viewer in others] for row in bodies]
        return found

    async def _shown(self, table: Snapshot, viewer: int | None) -> list[str]:
        """Panels with all that stands in them, the hand, the log and what could be taken back."""
        if viewer is None:
            return [repr(await self.house.tables.play.log(self.id, None, 40))]
        match, language = table.match, "en"
        reader = Reader(language, table, viewer)
        asked = match.asked(viewer)
        question = bots.next_question(match, viewer)
        lines = await self.house.tables.play.log(self.id, viewer, 40)
        user = table.seats[viewer].user_id
        assert user is not None
        panel = await self.house.tables.play.panel(table, PEOPLE[user])
        found = [repr(lines), printed(screen_of(reader, panel))]
        beside = [one for one in asked if not one.blocking]
        found.append(printed(screen_of(reader, Panel(table, viewer, None, tuple(beside), []))))
        found += TwilightImperiumFace().hand_lines(match.view(viewer), viewer, reader)
        if question is not None:
            stream = Stream.of("shown", table.row.last, viewer)
            choice = match.sample(viewer, question.no, stream)
            standing = [one for one in asked if one.no != question.no]
            for kind, at, one, draft in met.panels(table, viewer, question, choice, standing):
                for screen in met.screens(kind, at, one, draft, (language,)):
                    found += [screen.kind, *(printed(each) for each in screen.screens.values())]
        return found


def _plain(value: Any) -> Any:
    """What a column holds, read where it is a document."""
    return json.loads(value) if isinstance(value, str) and value[:1] in ("{", "[") else value


def _read(body: str, viewer: int | None) -> Any:
    entry = msgspec.json.decode(body, type=Entry)
    return [told(entry.events, viewer).decode(), entry.kind, entry.order, entry.gathered, entry.kept, entry.bars_undo]


class Both:
    """The two tables, played alike, and what was compared of them."""

    def __init__(self, quiet: World, loud: World, stream: Stream) -> None:
        self.quiet, self.loud, self.stream = quiet, loud, stream
        self.seat = 0
        self.differing: frozenset[str] = frozenset()
        self.counts = Counter[str]()

    async def play(self, answers: int) -> None:
        """So many answers, or until hands show themselves."""
        since = 0
        for given in range(answers):
            left, right = await self.matches()
            if left.result is not None:
                return
            action = self._next(left, right)
            window = _opens(left, action)
            since += 1
            if window or since > DEAL_EVERY:
                await self._deal(left, action, window)
                left, right = await self.matches()
                since = 0
            if action is not None and not self._safe(left, right, action):
                await self.loud.put(left)  # what is shown now has to be the same
                self.differing = frozenset()
                self.counts["shown"] += 1
                since = DEAL_EVERY
            await self._both(action, 30 + self.stream.below(900))
            if await self._differ_openly():
                self.counts["shown by an order"] += 1
                return
            await self._compare(thoroughly=not since or given % LOOK_EVERY == 0)

    async def matches(self) -> tuple[Match, Match]:
        """As both stand."""
        return (await self.quiet.table()).match, (await self.loud.table()).match

    def _next(self, left: Match, right: Match) -> Action | None:
        """What is answered in both next; None for time to go by."""
        standing = [(seat, one) for seat in range(left.seats) for one in left.asked(seat) if not one.blocking]
        if standing and self.stream.below(STANDING_EVERY) == 0:
            seat, question = self.stream.choice(standing)
            found = Action("answer", seat, question.slot, left.sample(seat, question.no, self.stream))
            if _peeked(right, found) is not None:
                return found
        found = alike(Pair(left, right, frozenset({self.seat}), (), self.differing), self.stream)
        return found if found is None or found.seat is not None else None

    def _safe(self, left: Match, right: Match, action: Action) -> bool:
        """Whether it can be done in both worlds and shows nothing that one of them alone has."""
        found = [_peeked(world, action) for world in (left, right)]
        shown = [names([event.args for event in one.entry.events]) for one in found if one is not None]
        return len(shown) == len(found) and not any(one & self.differing for one in shown)

    async def _both(self, action: Action | None, seconds: int) -> None:
        for world in (self.quiet, self.loud):
            if action is not None:
                await world.do(action)
            await world.passes(seconds)

    async def _deal(self, match: Match, action: Action | None, window: str) -> None:
        """A seat holds something else in one of the worlds than in the other."""
        after = _peeked(match, action) if action is not None else None
        call = after.call() if after is not None else None
        others = [one for one in range(match.seats) if action is None or one != action.seat]
        called = [one for one in others if call is not None and one in call.seats]
        seat = self.stream.choice(called or others)
        if self.stream.below(4):  # orders show a card before long, and then the worlds are two
            for name in list(match.play.orders(seat)):
                match.play.drop_order(seat, name)
        pair = apart(match, seat, window, self.stream)
        await self.quiet.put(match if pair is None else pair.left)
        await self.loud.put(match if pair is None else pair.right)
        self.seat, self.differing = seat, frozenset() if pair is None else pair.differing
        if pair is not None:
            self.counts[f"dealt before {window or 'nothing'}"] += 1

    async def _differ_openly(self) -> bool:
        """Whether an order has played what one of the worlds alone has, as time went by."""
        found = [await world.latest(LATEST) for world in (self.quiet, self.loud)]
        return any(names([event.args for event in entry.events]) & self.differing for one in found for entry in one)

    async def _compare(self, *, thoroughly: bool) -> None:
        """Nobody else can tell the worlds apart."""
        self.counts["looks"] += 1
        self.counts["thorough looks"] += thoroughly
        found = [await world.known(self.seat, thoroughly=thoroughly) for world in (self.quiet, self.loud)]
        one, other = (json.loads(json.dumps(each)) for each in found)  # so that the first difference can be named
        assert one == other, f"of seat {self.seat}: {difference(one, other)}"


def _peeked(match: Match, action: Action) -> Match | None:
    """A match after an answer, None where it is not possible."""
    found = match.copy()
    try:
        act(found, action)
    except IllegalAnswer:
        return None
    return found


def _opens(match: Match, action: Action | None) -> str:
    """The window whose call an answer opens, empty for none."""
    after = _peeked(match, action) if action is not None else None
    before, now = match.call(), after.call() if after is not None else None
    return now.name if now is not None and (before is None or before.number != now.number) else ""


async def begun(folder: Path, name: str, options: Mapping[str, str]) -> World:
    """A table of four people at a pace of days, with everything on."""
    channel = Spoken()
    house = await build(folder / f"{name}.sqlite3", channel)
    channel.tables = house.tables
    gamefaces.register(TwilightImperiumFace())
    table = await house.lobby(ANN, BO, CEM, DORA, game=KEY, **{"table-pace": "daily", **options})
    await house.tables.lobby.start(table.id, ANN, house.click())
    await house.news(table.id)
    return World(house, table.id)


def played(match: Match, answers: int, stream: Stream) -> Match:
    """A match after so many answers of players who look for fights, or shortly before its end."""
    before = match
    for _ in range(answers):
        before = match.copy()
        move = next_move(match)
        if move is None:
            match.elapse(match.timers()[0])
        else:
            match.answer(move[0], move[1].no, fierce(match, move[0], move[1], stream))
        if match.result is not None:
            return before
    return match


@pytest.mark.usefixtures("same_games")
@pytest.mark.parametrize("number", range(TABLES))
async def test_I24_tables_that_differ_in_hands_are_the_same_to_all_others(tmp_path: Path, number: int) -> None:
    stream = Stream.of("hands apart", number)
    modes = dict.fromkeys(MODES, ON)
    options = {**modes, "orders_as_calls": stream.choice(("on", "off")), "codex1": stream.choice(("on", "off"))}
    if PROVING:
        options["sabotage_mode"] = stream.choice(("call", "grace", "orders"))
    quiet, loud = [await begun(tmp_path, name, options) for name in ("quiet", "loud")]
    both = Both(quiet, loud, stream)
    position = played((await quiet.table()).match, 80 + number % 5 * LATER, stream)
    for world in (quiet, loud):
        await world.put(position)
    try:
        await both.play(LONG)
    finally:
        for world in (quiet, loud):
            await world.house.tables.close()
    print(f"{number}: {dict(both.counts)}")
    assert both.counts["looks"] > 3
