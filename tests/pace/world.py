"""One server in the simulated year: its people, its tables, and a clock that jumps from one thing to the next.

Everything people do goes through the tables (`bot.tables`), on a database in a folder; what falls due is done by the
same clocks, herald and calls as in the bot. Only Discord is not there: what is said is counted.
"""

from __future__ import annotations

import heapq
import random
from collections import Counter
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.hours.weeks import BadHours
from bot.store import repository as repo
from bot.store.database import Database, open_database
from bot.store.rows import OPEN, PAUSED, PLAYING
from bot.tables import lobby, timing
from bot.tables.absences import present
from bot.tables.model import Person, Place, Snapshot, TableError
from bot.tables.plans import MOST
from bot.tables.service import Tables
from bot.tables.vacancies import CANCEL, HAND, WAIT
from tests.pace.humans import DAY, HOUR, MINUTE, YEAR, Human, human, unstopped
from tests.pace.planning import plan, watched
from tests.pace.scene import Nowhere, Order, Played

BEGIN: Final = 1_767_225_600
"""Midnight before 2026, in UTC."""
HERE: Final = 100
BETWEEN: Final = 3
"""Seconds between two answers of one visit."""
TAKES: Final = 0.5
"""How often somebody else sits down where a seat is on offer."""
SLACK: Final = 5 * MINUTE
"""What a table may stand still beyond the rules: the judge counts in tens of minutes, a kill gives away one."""
VISIT_MOST: Final = 400
"""Answers of one visit; no turn has so many."""


class Killed(BaseException):
    """The program was ended in the middle of something."""


class World:
    """A server.

    Args:
        folder: where its database lies.
        orders: tables that are to be played.
        people: how many people there are.
        seed: of everything that is drawn.
        kills: how often the program is ended in the middle of something.
        quiet: whether people tell the house of their nights and days off.
        plans: share of their turns that people plan.
    """

    def __init__(
        self,
        folder: Path,
        orders: Sequence[Order],
        people: int,
        seed: str,
        *,
        kills: int = 0,
        quiet: bool = True,
        plans: float = 0.0,
    ) -> None:
        self.chance = random.Random(seed)
        self.people = [
            human(1000 + number, BEGIN, quiet, random.Random(f"{seed} {number}")) for number in range(people)
        ]
        self.by_id = {one.id: one for one in self.people}
        self.path = folder / "pace.sqlite3"
        self.seed, self.plans = seed, plans
        self.now = BEGIN
        self.end = BEGIN + YEAR
        self.played: dict[int, Played] = {}
        self.open: set[int] = set()
        self.touched: set[int] = set()
        self.downtimes: list[tuple[int, int]] = []
        self.killed = 0
        self.counted: Counter[str] = Counter()
        self.channel = Nowhere()
        until = min(self.end, max(order.at for order in orders) + 20 * DAY)
        self._kills = sorted(self.chance.randrange(BEGIN, until) for _ in range(kills))
        self._clicks = count(10_000)
        self._nth = count()
        self._todo: list[tuple[int, int, str, Any]] = []
        self._coming: set[tuple[int, int]] = set()
        self._calls: int | None = None
        for order in orders:
            self._at(order.at, "open", order)
        for one in self.people:
            self._at(BEGIN, "arrive", one)
            for since, until in one.travels:
                self._at(since, "leave", (one, until))

    # --- time --------------------------------------------------------------------------------------------------------

    def _at(self, at: int, what: str, about: Any) -> None:
        heapq.heappush(self._todo, (at, next(self._nth), what, about))

    async def run(self) -> None:
        """The year."""
        await self._begin()
        doing = {"open": self._open, "arrive": self._arrive, "leave": self._leave, "visit": self._visit}
        doing |= {"take": self._take, "plan": self._plan, "vote": self._vote}
        while True:
            if await self._due_before(min(self.end, self._todo[0][0] if self._todo else self.end)):
                continue
            if not self._todo or self._todo[0][0] >= self.end:
                break
            at, _, what, about = heapq.heappop(self._todo)
            self.now = max(self.now, at)
            if what == "visit" and self._kills and self._kills[0] <= self.now:
                self._kills.pop(0)
                await self._kill(about)
                continue
            await doing[what](about)
            await self._news()
        for played in self.played.values():
            if played.ended is None:
                self._judge(played, self.end)
            played.overdue = await self._overdue(played.id)
        await self.tables.close()

    async def _due_before(self, at: int) -> bool:
        """Let what falls due before an instant happen, the first of it; whether there was anything."""
        found = await repo.next_due(self.tables.database.reader)
        due = min((one for one in (found, self._calls) if one is not None), default=None)
        if due is None or due > at:
            return False
        self.now = max(self.now, due)
        await self.tables.herald.tell_due()
        await self.tables.clocks.run_due()
        await self._news()
        self._calls = await self.tables.calling.tell_due()
        return True

    # --- the program -------------------------------------------------------------------------------------------------

    async def _begin(self) -> None:
        self.database: Database = await open_database(self.path, exclusive=False)
        self.tables = Tables(
            self.database, self.channel, clock=lambda: self.now, version="pace", on_change=self.touched.add
        )
        answer = self.tables.robots._answer

        async def counted(table: Snapshot, seat: int, no: int, choice: Any) -> None:
            self.turn(table, seat, by_hand=False)
            await answer(table, seat, no, choice)

        self.tables.robots._answer = counted  # type: ignore[method-assign]
        await self.tables.clocks.run_due()
        self._calls = await self.tables.calling.tell_due()

    async def _kill(self, about: tuple[int, int]) -> None:
        """End the program in the middle of a visit's transaction, and begin again a while later."""
        at = self.now
        self.now = max(at - self.chance.randrange(30), self.now - 30)  # the last sign of life
        await self.tables.clocks.run_due()
        self.now = at
        left = self.chance.randrange(1, 25)
        execute = self.database._writer.execute

        async def until_killed(*of: Any) -> Any:
            nonlocal left
            left -= 1
            if left == 0:
                raise Killed
            return await execute(*of)

        self.database._writer.execute = until_killed  # type: ignore[method-assign,assignment]
        try:
            await self._visit(about)
        except Killed:
            self.killed += 1
        else:
            self._kills.insert(0, self.now)  # it was over before: the next visit is to be cut off
        self._coming.discard(about)
        await self.tables.close()
        back = self.now + self.chance.choice((5, 5, 40, 5 * MINUTE, HOUR))
        self.downtimes.append((self.now, back))
        self.now = back
        await self._begin()
        self.touched |= self.open  # bots that were to move go on
        await self._news()

    async def _news(self) -> None:
        """What the app does after every change; and people see that it is their turn."""
        while self.touched:
            table_id = self.touched.pop()
            await self.tables.robots.play(table_id)
            await self.tables.herald.tell(table_id)
            if table_id in self.played and table_id not in self.touched:
                self._look(await self.tables.desk.snapshot(table_id))

    def _look(self, table: Snapshot) -> None:
        """Whoever is waited for will come, sooner or later."""
        played = self.played[table.id]
        if played.ended is not None:
            return
        holders = tuple((seat.user_id, seat.bot) for seat in table.seats)
        played.handed += sum(one != other for one, other in zip(played.holders, holders, strict=False))
        played.holders = holders
        if table.row.last != played.last or not table.playing:
            self._judge(played, self.now)
            played.last = table.row.last
            played.still = (self.now, table.awaited_users if table.playing else ())
        if table.row.phase not in (PLAYING, PAUSED):
            played.ended, played.outcome = self.now, table.row.phase
            self.open.discard(table.id)
            return
        pace = timing.pace_of(table.row.options)
        assert pace is not None
        for seat in table.awaited:
            user = table.seats[seat].user_id
            if user is None or (table.id, user) in self._coming:
                continue
            at = self.by_id[user].answers(self.now, pace.turn, played.order.pace == "live", self.chance)
            if at is not None:
                self._coming.add((table.id, user))
                self._at(at, "visit", (table.id, user))
        for seat, why in table.row.offered.items():
            if why == OPEN and (table.id, -1 - seat) not in self._coming:
                self._coming.add((table.id, -1 - seat))
                if self.chance.random() < TAKES:
                    self._at(self.now + self.chance.randrange(HOUR, 30 * HOUR), "take", (table.id, seat))

        for absent, one in table.row.absences.items():
            for seat in present(table.seats) if not one.waiting else ():
                key = (table.id, one.until * 10 + seat)
                user = table.seats[seat].user_id
                if seat == absent or seat in one.votes or user is None or key in self._coming:
                    continue
                at = self.by_id[user].answers(self.now, pace.turn, played.order.pace == "live", self.chance)
                if at is not None:
                    self._coming.add(key)
                    self._at(at, "vote", (table.id, user, absent, one.until))

    def _judge(self, played: Played, at: int) -> None:
        """Whether it stood still for longer than the rules allow, by a reckoning that is not the house's."""
        since, users = played.still
        pace = timing.pace_of({"table-pace": played.order.pace})
        assert pace is not None
        most = pace.turn + pace.reserve
        if not users or at - since <= most:
            return
        left = min(unstopped(self.by_id[user], since, at, pace.weekly, self.downtimes) for user in users)
        if left > most + SLACK:
            played.stalled = max(played.stalled, left - most)

    async def _overdue(self, table_id: int) -> int:
        """How many turns and answers of one seat alone were played for somebody, by the log."""
        rows = await self.tables.database.reader.execute_fetchall(
            "SELECT count(*) FROM entries WHERE table_id = ? AND body LIKE '%\"tables-overdue%'", (table_id,)
        )
        return int(next(iter(rows))[0])

    def turn(self, table: Snapshot, seat: int, *, by_hand: bool) -> None:
        """Note whose turn it is, and who plays it."""
        played = self.played.get(table.id)
        whose = table.match.play.game.rules.turn_of(table.match.play)
        if played is None or whose.seat != seat:
            return
        played.turns.add((seat, whose.serial))
        if by_hand:
            played.by_people.add((seat, whose.serial))

    # --- what people do ----------------------------------------------------------------------------------------------

    def _person(self, one: Human) -> Person:
        return Person(one.id, f"P{one.id}", "ko" if one.zone == "Asia/Seoul" else "en-US")

    async def _arrive(self, one: Human) -> None:
        person = self._person(one)
        await self.tables.people.meet(person)
        if one.tells:
            first, last = one.night
            await self.tables.people.live(person, one.zone, zone=one.zone, quiet=(first, last), off=one.off)

    async def _leave(self, about: tuple[Human, int]) -> None:
        one, until = about
        try:
            await self.tables.people.leave(self._person(one), self.now, until)
        except BadHours:
            self.counted["vacations refused"] += 1

    async def _open(self, order: Order) -> None:
        """People sit down who are there and awake."""
        there = [one for one in self.people if (one.gone is None or one.gone > self.now) and one.away(self.now) is None]
        if order.pace == "live":
            there = [one for one in there if not one.asleep(self.now)]
        if len(there) < order.seats:
            self._at(self.now + HOUR, "open", order)
            return
        host, *others = [self._person(one) for one in self.chance.sample(there, order.seats)]
        place = Place(HERE, 10_000 + len(self.played))
        options = {"table-pace": order.pace}
        table = await self.tables.lobby.open(order.game, place, host, "en", options, next(self._clicks))
        for one in others:
            await self.tables.lobby.join(table.id, one, next(self._clicks))
        self.played[table.id] = Played(order, table.id, self.now, still=(self.now, ()))
        self.open.add(table.id)
        await self.tables.lobby.start(table.id, host, next(self._clicks))

    async def _visit(self, about: tuple[int, int]) -> None:
        """Somebody answers everything that is asked."""
        table_id, user = about
        table = await self.tables.desk.snapshot(table_id)
        person = self._person(self.by_id[user])
        for _ in range(VISIT_MOST):
            seat = table.seat_of(user)
            if seat is None or seat not in table.awaited or table.seats[seat].bot:
                break
            question = next_question(table.match, seat)
            if question is None:  # a call that stays open: this seat has answered
                break
            self.turn(table, seat, by_hand=True)
            stream = Stream.of("pace", self.seed, table.row.last, seat)
            choice = choose(table.match, seat, question, "easy", stream)
            epoch = table.row.epoch
            try:
                done = await self.tables.play.answer(table_id, person, epoch, question.no, choice, next(self._clicks))
            except TableError as refused:
                self.counted[f"refused {refused.key}"] += 1
                break
            table = done.table
            self.counted["answers"] += 1
            self.now += BETWEEN
        self._coming.discard(about)
        self.touched.add(table_id)
        if table.playing and self.plans and self.chance.random() < self.plans:
            pace = timing.pace_of(table.row.options)
            assert pace is not None
            live = self.played[table_id].order.pace == "live"
            at = self.by_id[user].answers(self.now, pace.turn, live, self.chance)
            if at is not None:  # somebody who thinks ahead looks in as often as somebody who is called
                self._at(at, "plan", about)

    async def _plan(self, about: tuple[int, int]) -> None:
        """Somebody looks in, is not waited for, and plans the turn that comes."""
        table_id, user = about
        table = await self.tables.desk.snapshot(table_id)
        if not table.playing or user in table.awaited_users:
            return
        self.counted["plans: looked in for one"] += 1
        person, most = self._person(self.by_id[user]), self.chance.choice((1, 1, MOST))
        made = await plan(self.tables, table, person, self.seed, lambda: next(self._clicks), most)
        self.counted["plans: made"] += bool(made)
        self.counted["plans: alternatives"] += made

    async def _take(self, about: tuple[int, int]) -> None:
        """Somebody sits down where a seat is on offer."""
        table_id, seat = about
        self._coming.discard((table_id, -1 - seat))
        there = [one for one in self.people if one.gone is None or one.gone > self.now]
        person = self._person(self.chance.choice(there))
        try:
            await self.tables.seating.take_over(table_id, person, seat, next(self._clicks))
        except TableError:
            return  # it is not on offer any more
        self.counted["seats taken over"] += 1

    async def _vote(self, about: tuple[int, int, int, int]) -> None:
        """Somebody says what is to become of a seat whose person does not come."""
        table_id, user, seat, until = about
        way = self.chance.choices((HAND, WAIT, CANCEL), (6, 3, 1))[0]
        try:
            await self.tables.vacancies.vote(
                table_id, self._person(self.by_id[user]), seat, until, way, next(self._clicks)
            )
        except TableError:
            return  # it is decided, or they have waited already
        self.counted[f"votes to {way}"] += 1


async def year(folder: Path, orders: Sequence[Order], people: int, seed: str, **how: Any) -> World:
    """Play a year on one server.

    Args:
        folder: for its database.
        orders: tables.
        people: how many.
        seed: of everything that is drawn.
        how: as `World`.
    """
    secrets = random.Random(f"{seed} secrets")
    real = lobby.token_bytes
    lobby.token_bytes = secrets.randbytes  # type: ignore[assignment]
    try:
        world = World(folder, orders, people, seed, **how)
        with watched(world.counted, lambda table, seat: world.turn(table, seat, by_hand=True)):
            await world.run()
    finally:
        lobby.token_bytes = real
    return world
