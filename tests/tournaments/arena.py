"""A tournament without Discord: tables in a folder, a server made of dictionaries, time that stands still."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.pairing.contest import Pairing
from bot.tables.model import Person, Place, Snapshot
from bot.tables.presenter import MessageGone
from bot.tournaments.service import Tournaments
from bot.tournaments.tourney import Tourney
from tests.tables.house import House, build

HERE = Place(100, 200)
HOST = Person(1, "Hana", "ko")
CO_HOST = Person(2, "Otto", "en-US")


def title_of(tourney: Tourney, pairing: Pairing) -> str:
    """What a match's thread is called here."""
    people = " - ".join(tourney.name(number) or "?" for number in pairing.entrants)
    return f"R{pairing.round} · {pairing.table} · {people}"


def crowd(count: int, first: int = 1001) -> list[Person]:
    """So many people."""
    return [Person(first + one, f"P{one + 1}", "ko" if one % 2 else "en-US") for one in range(count)]


@dataclass
class Notices:
    """An announcer that writes into dictionaries; `trouble` is raised once for each item before the next call."""

    homes: dict[int, str] = field(default_factory=dict)
    lines: dict[int, int] = field(default_factory=dict)
    """Message from which a match's thread begins -> number of the pairing."""
    threads: dict[int, str] = field(default_factory=dict)
    archived: set[int] = field(default_factory=set)
    said: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    trouble: list[Exception] = field(default_factory=list)
    nonces: dict[str, int] = field(default_factory=dict)

    def _post(self, nonce: str) -> int:
        if self.trouble:
            raise self.trouble.pop(0)
        assert len(nonce) <= 25
        return self.nonces.setdefault(nonce, 7000 + len(self.nonces))

    async def post_home(self, tourney: Tourney, nonce: str) -> int:
        message = self._post(nonce)
        self.homes[message] = tourney.phase
        return message

    async def edit_home(self, tourney: Tourney, message_id: int) -> None:
        if self.trouble:
            raise self.trouble.pop(0)
        if message_id not in self.homes:
            raise MessageGone
        self.homes[message_id] = tourney.phase

    async def leave_home(self, tourney: Tourney, message_id: int) -> None:
        if self.homes.pop(message_id, None) is None:
            raise MessageGone

    async def post_match(self, tourney: Tourney, pairing: Pairing, nonce: str) -> int:
        message = self._post(nonce)
        self.lines[message] = pairing.no
        return message

    async def open_thread(self, tourney: Tourney, pairing: Pairing, message_id: int) -> int:
        if self.trouble:
            raise self.trouble.pop(0)
        if message_id not in self.lines:
            raise MessageGone
        self.threads[message_id] = title_of(tourney, pairing)
        return message_id

    async def rename_thread(self, tourney: Tourney, pairing: Pairing, channel_id: int) -> None:
        self.threads[channel_id] = title_of(tourney, pairing)

    async def archive_thread(self, tourney: Tourney, pairing: Pairing, channel_id: int) -> None:
        self.archived.add(channel_id)

    async def post_line(self, tourney: Tourney, kind: str, body: Mapping[str, Any], nonce: str) -> None:
        self._post(nonce)
        self.said.append((kind, dict(body)))


class Arena:
    """Tournaments with their server and clock."""

    def __init__(self, house: House, notices: Notices) -> None:
        self.house = house
        self.notices = notices
        self.changed: list[int] = []
        self.events = Tournaments(house.tables, notices, on_change=self.changed.append)

    def click(self) -> int:
        """A fresh interaction id."""
        return self.house.click()

    async def opened(self, title: str = "Spring Cup", game: str = "metromania", **terms: Any) -> Tourney:
        """A tournament whose sign-up is open."""
        one = await self.events.preparing.new(HERE, HOST, game, title, self.click())
        if terms:
            await self.events.preparing.agree(one.id, HOST, self.click(), **terms)
        return await self.events.preparing.open(one.id, HOST, self.click())

    async def joined(self, tourney: Tourney, people: Sequence[Person]) -> Tourney:
        """They all sign up."""
        for person in people:
            tourney = await self.events.signups.join(tourney.id, person, self.click())
        return tourney

    async def started(self, people: Sequence[Person], **terms: Any) -> Tourney:
        """A tournament of these people, its first matches under way."""
        tourney = await self.joined(await self.opened(**terms), people)
        await self.events.ruling.start(tourney.id, HOST, self.click())
        return await self.rest(tourney)

    async def rest(self, tourney: Tourney) -> Tourney:
        """Everything that is due now is done and said."""
        for _ in range(200):
            due = await self.events.run_due()
            if due is None or due > self.house.now:
                return await self.now(tourney)
        raise AssertionError("something stays due")

    async def now(self, tourney: Tourney) -> Tourney:
        """As it stands."""
        return await self.events.look.at(tourney.id)

    async def table(self, tourney: Tourney, no: int) -> Snapshot:
        """The table of a pairing."""
        table = (await self.now(tourney)).table_of(no)
        assert table is not None
        return await self.house.tables.desk.snapshot(table)

    async def lose(self, tourney: Tourney, no: int, number: int) -> Tourney:
        """Somebody gives their match of two up."""
        table = await self.table(tourney, no)
        tourney = await self.now(tourney)
        user = tourney.user_of(number)
        assert user is not None
        await self.house.tables.seating.resign(table.id, Person(user, tourney.people[user].name), self.click())
        return await self.rest(tourney)

    async def round(self, tourney: Tourney) -> Tourney:
        """The lower number wins every open match of two; then what is due."""
        tourney = await self.now(tourney)
        for pairing in [one for one in tourney.contest.live if not one.over]:
            table = await self.table(tourney, pairing.no)
            user = tourney.user_of(max(pairing.entrants))
            assert user is not None
            await self.house.tables.seating.resign(table.id, Person(user, tourney.people[user].name), self.click())
        return await self.rest(tourney)


async def arena(path: Path) -> Arena:
    """Open an arena on a database file."""
    return Arena(await build(path), Notices())
