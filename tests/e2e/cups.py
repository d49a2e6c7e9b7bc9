"""A tournament for tests: opened, joined and played by scripted people, by what stands on the screen."""

from __future__ import annotations

from typing import Final

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.tables.model import Person as Player
from bot.tables.model import Snapshot
from bot.tournaments.tourney import Tourney
from tests.e2e.house import House
from tests.simulated import Message, Person, Reply

LATER: Final = 10
"""Seconds after which the home message shows a change."""
MOST: Final = 4000
"""Answers after which a match is taken to have no end."""


class Cup:
    """One tournament in the room of a house.

    Args:
        at: the house.
        host: opens it; may manage events.
        people: who take part.
    """

    def __init__(self, at: House, host: Person, people: list[Person]) -> None:
        self.at = at
        self.host = host
        self.people = people

    async def event(self) -> Tourney:
        """As it stands; before it is opened what its host sets up."""
        guild = self.at.world.server
        look = self.at.bot.tournaments.look
        found = await look.in_guild(guild.id) or [await look.setting_up(self.host.id, guild.id)]
        assert found[0] is not None
        return found[0]

    @property
    def home(self) -> Message:
        """The home message."""
        return next(one for one in self.at.room.messages if has(one, "cup-menu"))

    async def opened(self, game: str, *, name: str = "Spring") -> Reply:
        """`/tournament new` with its two values, opened at once; everybody signs up."""
        reply = await self.host.slash(self.at.room, "tournament new", name=name, game=game)
        reply = await self.host.press(reply.message, id=on(reply.message, "cup-open"))
        for person in self.people:
            await person.press(self.home, id=on(self.home, "cup-join"))
        await self.at.world.pass_time(LATER)
        return reply

    async def organise(self) -> Reply:
        """The organisers' page, from the menu."""
        reply = await self.host.press(self.home, id=on(self.home, "cup-menu"))
        return await self.host.press(reply.message, id=on(reply.message, "cup-organise"))

    async def start(self) -> Reply:
        """Begun by a press."""
        reply = await self.organise()
        return await self.host.press(reply.message, id=on(reply.message, "cup-start"))

    async def my_match(self, person: Person) -> Reply:
        """*My match*."""
        return await person.press(self.home, id=on(self.home, "cup-match"))

    async def tables(self) -> list[Snapshot]:
        """The tables of open matches."""
        event = await self.event()
        ids = [event.table_of(one.no) for one in event.contest.live if not one.over]
        return [await self.at.bot.tables.look.at(id) for id in ids if id is not None]

    async def play(self, table_id: int, until: Person | None = None) -> None:
        """Play a match to its end as easy bots would, or until somebody is awaited: behind the screens."""
        await self.at.world.act(lambda: self._played(table_id, until))

    async def give_up(self, person: Person) -> None:
        """Somebody resigns the own match, behind the screens."""
        event = await self.event()
        (match,) = event.open_for(person.id)
        table, who = event.table_of(match.no), Player(person.id, event.name(event.number_of(person.id) or 0))
        assert table is not None
        await self.at.world.act(lambda: self.at.bot.tables.seating.resign(table, who, 0))

    async def decide(self) -> None:
        """The person with the higher number gives up every open match of two; then what is due."""
        event = await self.event()
        people = {one.id: one for one in self.people}
        for match in event.contest.live:
            if not match.over:
                await self.give_up(people[event.user_of(max(match.entrants)) or 0])
        await self.at.world.pass_time(LATER)

    async def _played(self, table_id: int, until: Person | None = None) -> None:
        tables = self.at.bot.tables
        for number in range(MOST):
            table = await tables.look.at(table_id)
            if not table.playing or (until is not None and until.id in table.awaited_users):
                return
            seat = next((one for one in table.awaited if next_question(table.match, one) is not None), None)
            assert seat is not None
            question = next_question(table.match, seat)
            assert question is not None
            who = Player(table.seats[seat].user_id or 0, table.name(seat))
            answer = choose(table.match, seat, question, "easy", Stream.of("cup", table_id, number))
            await tables.play.answer(table_id, who, table.row.epoch, question.no, answer, 0)
        raise AssertionError(f"table {table_id} has no end")


def on(message: Message, action: str) -> str:
    """Custom id of the button or menu with an action; fails with what there is."""
    ids = [one["custom_id"] for one in (*message.buttons, *message.selects)]
    found = next((one for one in ids if one.split(":")[3:4] == [action]), None)
    assert found is not None, f"no {action} among {ids} on: {message.text[:300]}"
    return found


def has(message: Message, action: str) -> bool:
    """Whether something with that action can be pressed."""
    return any(one["custom_id"].split(":")[3:4] == [action] for one in (*message.buttons, *message.selects))
