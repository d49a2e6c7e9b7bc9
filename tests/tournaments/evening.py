"""A whole tournament over the wire: from ``/tournament new`` to the podium by people who press what stands there, with
the bot killed at drawn moments, an organiser who sets a result, somebody who vanishes, a permission that is taken away
(tournaments P3).
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bot.games.project_mine.cards import built_in
from bot.pairing.contest import Pairing
from bot.store.database import Database
from bot.tables.model import Snapshot
from bot.tables.service import Tables
from bot.text.catalogue import Voice
from bot.tournaments.ledger import Ledger
from bot.tournaments.tourney import OPENED, WAITING, Tourney
from tests.e2e.cups import has, on
from tests.simulated import Message, Reply
from tests.standin import BotProcess, InteractionFailed, NotOffered, Standin
from tests.tournaments.ahead import written
from tests.tournaments.hands import NOWHERE, Hand, Seen, asked, board_in, give_up, turn
from tests.tournaments.judged import OPENED as OPENED_IN
from tests.tournaments.judged import rows
from tests.tournaments.kills import Kills
from tests.tournaments.record import Record

NAME: Final = "봄 대회"
REASON: Final = "둘이 그렇게 정했어요"
FAR: Final = 3600
"""Seconds that pass in one go at most."""
STUCK: Final = 300
"""Seconds of the machine in which nothing changes, after which it is taken to stand still."""
AGAIN: Final = 25
"""Times in a row that something does not come about, kills aside, after which it is taken to be broken."""
KO: Final = Voice("ko")
LOOKED_BACK = 400
"""Lines of the log in which a card may have been named before it was shuffled with others: a board that comes after a
kill tells of all turns since the last one."""


@dataclass(frozen=True)
class Plan:
    """What is played.

    Args:
        game: key.
        people: how many take part; the host does not.
        setting: what is chosen before it opens: page (empty for the first), menu and value.
        kills: how often the bot is killed.
        every: requests between two kills, on average.
        whole: every so many-th match is played to its end; 0: none.
        brief: turns after which whoever is asked in another one gives it up.
        incidents: a result is set, somebody vanishes, a permission is taken away.
        seed: of what is drawn.
    """

    game: str
    people: int
    setting: tuple[tuple[str, str, str], ...] = ()
    kills: int = 20
    every: int = 300
    whole: int = 1
    brief: int = 4
    incidents: bool = True
    seed: int = 1


@dataclass
class Evening:
    """One tournament as it is played.

    Attributes:
        record: all that was said in public.
        stumbles: what did not come about although nobody killed the bot, to be tried again.
        hours: seconds that were let pass.
    """

    plan: Plan
    discord: Standin
    bot: BotProcess
    room: Any
    host: Hand
    hands: dict[int, Hand]
    database: Database
    tables: Tables
    kills: Kills
    ahead: Path
    record: Record = field(init=False)
    stumbles: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    """What who signed up was told."""
    hours: float = 0.0
    began: float = field(default_factory=time.monotonic)
    vanished: int = 0
    ruled: int = 0
    """Number of the pairing whose result was set."""
    denied: str = ""
    """How far the permission that is taken away is: `taken`, `seen`, `given`."""
    figures: list[str] = field(default_factory=list)
    checks: int = 0
    """Texts that were looked through for what is hidden."""

    def __post_init__(self) -> None:
        self.rng = random.Random(f"evening {self.plan.seed}")
        self.ledger = Ledger(self.tables.desk, lambda _: None)
        self._turns: dict[int, int] = {}
        self.record = Record(self.discord.world, self.room)

    # --- what there is -----------------------------------------------------------------------------------------------

    async def event(self) -> Tourney:
        """The tournament as it stands."""
        ((id,),) = self.rows(OPENED_IN, self.room.guild.id)  # one begun before a kill is another
        return await self.ledger.read(id)

    @property
    def home(self) -> Message:
        """The home message.

        Raises:
            LookupError: there is none just now.
        """
        found = [one for one in (Message(NOWHERE, kept) for kept in self.room.messages) if has(one, "cup-menu")]
        if not found:
            raise LookupError("no home message")
        return found[-1]

    def now(self) -> int:
        """Unix time of all of this."""
        return int(self.discord.world.clock.now())

    def rows(self, query: str, *values: Any) -> list[Any]:
        """What the bot's database says."""
        return rows(self.bot.where, query, *values)

    # --- doing things ------------------------------------------------------------------------------------------------

    async def surely(self, what: str, act: Callable[[], Awaitable[Any]], done: Callable[[], Awaitable[bool]]) -> None:
        """Do something until it is done: who was not answered because the bot is gone tries again."""
        for _ in range(AGAIN):
            await self.kills.up()
            if await done():
                return
            kills = len(self.kills.struck)
            try:
                await act()
            except (InteractionFailed, NotOffered, LookupError, AssertionError, StopIteration) as error:
                if len(self.kills.struck) == kills:
                    self.stumbles.append(f"{what}: {type(error).__name__} {str(error)[:200]}")
                await asyncio.sleep(0.1)
        raise AssertionError(
            f"{what} does not come about: {self.stumbles[-3:]} {self.answers[-1:]}\n{self.bot.log[-3000:]}"
        )

    async def begin(self) -> None:
        """Opened by its host; everybody signs up; begun by a press."""
        plan = self.plan

        async def open_it() -> None:
            shown = await self.host.slash(self.room, "/tournament new", name=NAME, game=plan.game)
            for page, key, value in plan.setting:
                shown = await self.through(shown, page) if page else shown
                menu = next(one["custom_id"] for one in shown.message.selects if one["custom_id"].endswith(f".{key}"))
                shown = await self.host.pick(shown.message, [value], id=menu)
                shown = await self.through(shown, "") if page else shown
            await self.host.press(shown.message, id=on(shown.message, "cup-open"))

        async def opened() -> bool:
            return bool(self.rows(OPENED_IN, self.room.guild.id))

        await self.surely("opening", open_it, opened)
        for hand in self.hands.values():

            async def joins(hand: Hand = hand) -> None:
                await self.discord.until(lambda: any(has(Message(NOWHERE, m), "cup-menu") for m in self.room.messages))
                shown = await hand.press(self.home, id=on(self.home, "cup-join"))
                self.answers.append(shown.text)

            async def joined(hand: Hand = hand) -> bool:
                return (await self.event()).plays(hand.id)

            await self.surely("joining", joins, joined)

        async def start() -> None:
            shown = await self.organise()
            await self.host.press(shown, id=on(shown, "cup-start"))

        async def started() -> bool:
            return not (await self.event()).before

        await self.surely("starting", start, started)

    async def through(self, shown: Reply, page: str) -> Reply:
        """To a page behind the one before it opens, or back."""
        ids = [one["custom_id"] for one in shown.message.buttons]
        id = next(one for one in ids if (one.endswith(f".{page}") if page else ":cup-setup:" in one))
        return await self.host.press(shown.message, id=id)

    async def organise(self) -> Message:
        """The organisers' page."""
        shown = await self.host.press(self.home, id=on(self.home, "cup-menu"))
        return (await self.host.press(shown.message, id=on(shown.message, "cup-organise"))).message

    # --- playing -----------------------------------------------------------------------------------------------------

    async def play(self) -> Tourney:
        """Play until it is over, and everything about it is said."""
        still = time.monotonic()
        state: Any = None
        while True:
            await self.kills.up()
            event = await self.event()
            if (event.row.last, len(self.record.told)) != state:
                state, still = (event.row.last, len(self.record.told)), time.monotonic()
            assert time.monotonic() - still < STUCK, f"nothing happens\n{self.bot.log[-4000:]}"
            busy = await self.busy()
            if event.over and not busy and not self.waiting():
                return await self.event()  # the last of it may have been said since it was read
            if self.plan.incidents:
                await self.incidents(event)
            if not await self.turns(event) and not await self.busy():
                await self.pass_time()
            elif busy:
                await asyncio.sleep(0.05)

    async def turns(self, event: Tourney) -> bool:
        """Everybody who is there and asked something has a turn; whether there was anybody."""
        acted = False
        for match in event.matches.values():
            if match.state != OPENED or match.table_id is None:
                continue
            table = await self.tables.look.at(match.table_id)
            user = asked(table, [one for one in self.hands if one != self.vanished]) if table.playing else None
            if user is None or board_in(self.discord.world.channels[table.row.channel_id]) is None:
                continue
            acted = True
            await self.turn(self.hands[user], table, match.pairing)
        return acted

    async def turn(self, hand: Hand, table: Snapshot, pairing: int) -> None:
        """One person's turn at the table of a match."""
        seen, thread = Seen(self.tables, table.id), self.discord.world.channels[table.row.channel_id]
        from_here, before = len(self.record.told), hidden(table)
        turns = self._turns[table.id] = self._turns.get(table.id, 0) + 1
        awaits = self.vanished and table.seat_of(self.vanished) is not None
        whole = self.plan.whole and pairing % self.plan.whole == 0
        gives_up = self.plan.brief < turns and not whole and not awaits
        tries = 0

        async def done() -> bool:
            nonlocal tries
            tries += 1
            now = await seen.table()
            return not now.playing or asked(now, (hand.id,)) is None or tries > 5

        await self.surely(
            f"a turn at {table.id}", lambda: give_up(hand, thread) if gives_up else turn(hand, seen, thread), done
        )
        named = repr([line.event.args for line in await self.tables.play.log(table.id, None, LOOKED_BACK)])
        self.look_for_hidden(before & hidden(await seen.table(), named), table.row.channel_id, from_here)
        self.tidy()

    def look_for_hidden(self, words: set[str], channel: int, from_here: int) -> None:
        """Nothing that is hidden before and after a turn is said by what was said meanwhile."""
        for one in self.record.told[from_here:]:
            if one.channel in (channel, self.room.id):
                self.checks += 1
                found = [word for word in words if word in one.body]
                assert not found, f"{found} in {one.body[:500]}"

    def tidy(self) -> None:
        """Judge what was sent, and let go of it: pictures of a whole tournament are gigabytes."""
        self.discord.rest.findings()
        requests = self.discord.rest.requests
        for made in requests[:-50]:
            made.files.clear()
        for file in list(self.discord.posting.files.values())[:-50]:
            file.held = b""

    async def busy(self) -> bool:
        """Whether the bot has something to do by itself at this time."""
        now = self.now()
        due = self.rows(
            "SELECT 1 FROM outbox WHERE due <= ? UNION ALL SELECT 1 FROM tournament_outbox WHERE due <= ?"
            " UNION ALL SELECT 1 FROM timers WHERE due <= ? UNION ALL SELECT 1 FROM tournament_timers WHERE due <= ?",
            *[now] * 4,
        )
        if due:
            return True
        event = await self.event()
        for match in event.matches.values():
            if match.state == OPENED and match.table_id is not None:
                table = await self.tables.look.at(match.table_id)
                if table.playing and any(table.seats[seat].user_id is None for seat in table.awaited):
                    return True
        return False

    def waiting(self) -> bool:
        """Whether something of the tournament is still to be said."""
        return bool(self.rows("SELECT 1 FROM tournament_outbox"))

    async def pass_time(self) -> None:
        """Nobody who is there can do anything: it is later, until the next thing falls due."""
        ((due,),) = self.rows(
            "SELECT min(due) FROM (SELECT due FROM outbox UNION ALL SELECT due FROM tournament_outbox"
            " UNION ALL SELECT due FROM timers UNION ALL SELECT due FROM tournament_timers) AS dues"
        )
        if due is None:  # what was done since it was looked at may have been the last of it
            assert (await self.event()).over, "nothing will ever happen any more"
            return
        seconds = min(FAR, max(1, due - self.now() + 1))
        self.discord.world.clock.pass_time(seconds)
        self.hours += seconds
        written(self.ahead, self.hours)
        await asyncio.sleep(0.3)

    # --- incidents ---------------------------------------------------------------------------------------------------

    async def incidents(self, event: Tourney) -> None:
        """Each when its time has come."""
        ended = sum(one.over for one in event.contest.pairings)
        live = [one for one in event.contest.live if not one.over]
        bot = self.discord.world.bot
        if not self.denied and ended and len(live) <= 1:
            self.room.deny(bot, "create_public_threads")
            self.denied = "taken"
        if self.denied == "taken" and any(one.state == WAITING and one.trouble for one in event.matches.values()):
            await self.see_what_is_missing()
        early = [one for one in live if self._turns.get(event.table_of(one.no) or 0, 0) <= len(one.entrants)]
        if not self.vanished and ended and early:  # later on there may be nothing left that they are asked
            number = self.rng.choice([number for one in early for number in one.entrants])
            self.vanished = event.user_of(number) or 0
        if not self.ruled and self.denied == "given":
            opened = [one for one in live if event.matches[one.no].state == OPENED and self.present(event, one)]
            if opened:
                await self.rule(self.rng.choice(opened))

    def present(self, event: Tourney, pairing: Pairing) -> bool:
        """Whether the person who vanished does not play there."""
        return self.vanished not in [event.user_of(number) for number in pairing.entrants]

    async def see_what_is_missing(self) -> None:
        """The organisers' page names the permission; it is given back."""
        shown: list[str] = []

        async def look() -> None:
            shown.append((await self.organise()).text)

        async def seen() -> bool:
            return bool(shown)

        await self.surely("the organisers' page", look, seen)
        assert KO("permission-create_public_threads") in shown[0], shown[0]
        self.room.allow(self.discord.world.bot, "create_public_threads")
        self.denied = "given"

    async def rule(self, pairing: Pairing) -> None:
        """The host sets a result, with a reason."""
        event = await self.event()
        self.ruled = pairing.no

        async def ruled() -> bool:
            return (await self.event()).pairing(pairing.no).over

        async def rule() -> None:
            page = await self.organise()
            page = (await self.host.pick(page, [str(pairing.no)], id=on(page, "s-cup-one"))).message
            page = (await self.host.press(page, id=on(page, "cup-result"))).message
            for number in reversed(pairing.entrants):
                page = (await self.host.press(page, label=event.name(number))).message
            asking = await self.host.press(page, id=on(page, "cup-ask"))
            await self.host.submit(asking, text=REASON)

        await self.surely("setting a result", rule, ruled)


def hidden(table: Snapshot, named: str = "") -> set[str]:
    """Names of cards that somebody holds and nobody else may know of, in both languages; the secret of the draws.

    Args:
        table: as it stands.
        named: what the log tells everybody: a card that was used, and shuffled with others like it, is no secret.
    """
    found: set[str] = set()
    if not table.playing:
        return found
    found.add(table.row.secret)
    if table.row.game == "project_mine":
        seen = repr(table.match.view(None))
        for seat in range(len(table.seats)):
            view = table.match.view(seat).players[seat]
            for card in {*view.hand, view.company} - {""}:
                if f"'{card}'" not in seen and f"'{card}'" not in named:
                    name = built_in()[card].name
                    found |= {name.ko, name.en}
    return found
