"""A round of many matches on a server that is nearly full: each has one thread, whatever Discord answers (tournaments
P3, T3): 429s, threads that Discord archives under a running match, as many active threads as a server may have.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.home.limits import ACTIVE_THREADS
from bot.home.world import Channel
from bot.pairing.registry import standings
from bot.store.tournaments import MatchRow
from bot.tables.model import Person as Player
from bot.tournaments.tourney import OPENED, Tourney
from tests.e2e.cups import LATER, Cup, has
from tests.e2e.house import KO, House
from tests.simulated import MANAGE_EVENTS
from tests.tournaments.record import Record

LIMITED: Final = (
    "POST /channels/*/messages/*/threads",
    "POST /channels/*/messages",
    "PATCH /channels/{channel_id}",
)
"""What Discord is short of."""
PATIENCE: Final = 200
"""Minutes until something has to have come about."""
LONG: Final = 3 * 3600
"""Seconds for which a server stays full: by then it is tried once an hour alone."""
SOON: Final = 900
"""Seconds in which matches open once there is room for them; Discord takes a line a second in one channel."""
LATEST: Final = 3900
"""Seconds after which what could not be said is tried again at the latest."""


@dataclass
class Round:
    """One round of two-seat matches.

    Args:
        at: a house with Discord's limits.
        matches: how many.
        room_for: how many of their threads the server has room for at first.
        away: how many threads Discord archives under running matches.
        refusals: 429s of each kind, on top of those of the limits.
    """

    at: House
    matches: int
    room_for: int
    away: int
    refusals: int
    others: list[Channel] = field(default_factory=list)
    sleeping: list[MatchRow] = field(default_factory=list)
    """Matches whose thread Discord archived."""
    seconds: int = 0
    limited: int = 0
    """429s that were answered."""
    woken: int = 0
    """Requests that opened an archived thread again."""
    full: int = 0
    """Requests that were refused because the server was full."""

    def __post_init__(self) -> None:
        world = self.at.world
        host = world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        people = [
            world.add_person(f"p{number}", "ko" if number % 2 else "en-US", shown=f"사람{number}")
            for number in range(2 * self.matches)
        ]
        self.cup = Cup(self.at, host, people)
        self.record = Record(world.home.world, self.at.room.there)

    async def event(self) -> Tourney:
        """The tournament as it stands."""
        return await self.cup.event()

    async def pass_time(self, seconds: int = 60) -> None:
        """Time goes by."""
        self.seconds += seconds
        await self.at.world.pass_time(seconds)

    async def open(self) -> None:
        """The server fills up; the tournament is opened, joined and begun."""
        elsewhere = self.at.world.add_channel("elsewhere")
        count = ACTIVE_THREADS - self.room_for - self.at.world.server.active_threads
        self.others = [elsewhere.there.thread(f"talk {number}") for number in range(count)]
        await self.at.world.rest()
        host = self.cup.host
        shown = await host.slash(self.at.room, "tournament new", name="큰 대회", game="metromania")
        page = next(one["custom_id"] for one in shown.message.buttons if one["custom_id"].endswith(".round"))
        shown = await host.press(shown.message, id=page)
        menu = next(one["custom_id"] for one in shown.message.selects if one["custom_id"].endswith(".rounds"))
        shown = await host.pick(shown.message, ["1"], id=menu)
        event = await self.at.bot.tournaments.look.setting_up(host.id, self.at.world.server.id)
        assert event is not None
        await host.replay(shown.message, f"t:0:0.0:cup-open:{event.id}")
        await self.pass_time(LATER)
        home = self.cup.home
        join = next(one["custom_id"] for one in home.buttons if one["custom_id"].split(":")[3] == "cup-join")
        for person in self.cup.people:
            await person.replay(home, join)
        await self.pass_time(LATER)
        assert len((await self.event()).taking_part) == 2 * self.matches
        for route in LIMITED:
            self.at.world.home.faults.answer(route, 429, times=self.refusals, retry_after=1.5)
        await self.cup.start()

    async def until_full(self) -> None:
        """Matches open until the server is full; organisers read so; nothing is opened in vain."""
        began, opened, lacking = self.seconds, 0, False
        while opened < self.room_for or not lacking:
            await self.pass_time()
            matches = (await self.event()).matches.values()
            opened = sum(one.state == OPENED for one in matches)
            lacking = any(one.trouble for one in matches)
            assert self.seconds - began < 60 * PATIENCE, f"{opened} are open"
        assert self.at.world.server.active_threads == ACTIVE_THREADS
        shown = await self.cup.organise()
        assert KO("tournament-trouble-full") in shown.text
        await self.pass_time(LONG)

    async def move(self, table_id: int) -> None:
        """Whoever is awaited answers once, as an easy bot would."""
        tables = self.at.bot.tables

        async def answer() -> None:
            table = await tables.look.at(table_id)
            seat = table.awaited[0]
            question = next_question(table.match, seat)
            assert question is not None
            who = Player(table.seats[seat].user_id or 0, table.name(seat))
            choice = choose(table.match, seat, question, "easy", Stream.of("threads", table_id, table.row.last))
            await tables.play.answer(table_id, who, table.row.epoch, question.no, choice, 0)

        await self.at.world.act(answer)

    async def archived_and_played(self) -> None:
        """Discord archives threads of running matches, and others take their places; then there is something to be said
        in them, which finds no room."""
        event = await self.event()
        self.sleeping = [one for one in event.matches.values() if one.state == OPENED][: self.away]
        channels, before = self.at.world.home.world.channels, len(self.record.told)
        for match in self.sleeping:
            channels[match.channel_id].archived = True  # nobody hears of it: the bot was not connected
            self.others.append(self.others[0].parent.thread("quick") if self.others[0].parent else self.others[0])
        await self.at.world.rest()
        for match in self.sleeping:
            for _ in range(4):
                await self.move(match.table_id or 0)
        await self.pass_time()
        said = {one.channel for one in self.record.told[before:]}
        assert not said & {one.channel_id for one in self.sleeping}, "a full server takes nothing"

    async def room(self) -> None:
        """Discord archives what nobody writes in: soon all matches are open, and what was to be said in those threads
        is said."""
        for one in self.others:
            one.archive()
        began = self.seconds
        while any(one.state != OPENED for one in (await self.event()).matches.values()):
            await self.pass_time()
            assert self.seconds - began < SOON, "they wait although there is room"
        channels = self.at.world.home.world.channels
        while any(channels[one.channel_id].archived for one in self.sleeping):
            await self.pass_time()
            assert self.seconds - began < LATEST, "threads of running matches stay archived"

    async def ended(self) -> Tourney:
        """One of each match gives up; it is over, and all of it is said."""
        event = await self.event()
        for number, match in enumerate(event.matches.values()):
            pairing = event.pairing(match.pairing)
            entrant = pairing.entrants[number % 2]
            who, table = Player(event.user_of(entrant) or 0, event.name(entrant)), match.table_id or 0

            async def resign(who: Player = who, table: int = table, number: int = number) -> None:
                await self.at.bot.tables.seating.resign(table, who, 10**6 + number)

            await self.at.world.act(resign)
        for _ in range(PATIENCE):
            await self.pass_time()
            event = await self.event()
            if event.over and all(one.state == "archived" for one in event.matches.values()):
                break
        await self.pass_time(3600)
        return await self.event()

    def counted(self) -> None:
        """How often Discord refused what."""
        limits = self.at.world.home.limits
        self.limited = (limits.refused if limits is not None else 0) + sum(
            kind == "answer" for _, kind in self.at.world.home.faults.struck
        )
        for made in self.at.world.home.judge.requests:
            if made.route == "PATCH /channels/{channel_id}" and made.body == {"archived": False}:
                self.woken += 1
            if made.route.endswith("/threads") and made.status == 400:
                self.full += 1

    async def holds(self) -> None:
        """Each table, call and result once; everybody is called to own matters alone."""
        event = await self.event()
        assert event.over
        assert len(event.contest.pairings) == self.matches
        tables = [one.table_id for one in event.matches.values()]
        assert len(set(tables)) == self.matches
        for pairing in event.contest.pairings:
            self.record.of_match(event, pairing)
            assert pairing.over
        self.record.own_matters(event)
        self.record.podium(event.name(row.entrant) for row in standings(event.contest) if row.place == 1)
        self.record.never(event.row.secret)
        called = {user for one in self.record.told for user in one.pings}
        assert called == {person.id for person in self.cup.people}, "everybody was called"
        assert not has(self.cup.home, "cup-match")


async def run(at: House, matches: int, room_for: int, away: int, refusals: int) -> Round:
    """All of it."""
    made = Round(at, matches, room_for, away, refusals)
    await made.open()
    await made.until_full()
    await made.archived_and_played()
    await made.room()
    await made.ended()
    made.counted()
    await made.holds()
    return made
