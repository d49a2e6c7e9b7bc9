"""A custom id can be forged in any server: what names a table works from its own, by rights in its own channel."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import discord
import pytest

from bot.tables.model import Person, Place, Snapshot
from bot.text.catalogue import Voice
from cogs.panels.dispatch import guarded, handlers, reaches
from cogs.panels.ids import Id, parse
from cogs.panels.reach import Reach
from tests.cogs.stage import CHANNEL, GUILD, Stage, custom_ids, stage
from tests.cogs.test_forged import components, words
from tests.e2e.house import House, action, house
from tests.simulated import MANAGE_MESSAGES, Channel, Simulated
from tests.simulated import Person as Somebody

pytestmark = pytest.mark.usefixtures("undrawn")

ANN, BO, WEN = Person(1, "Ann", "en-US"), Person(2, "보라", "ko"), Person(9, "Wen", "en-GB")
"""Ann and Bo have seats, Ann is the host; Wen has none."""
OTHER_GUILD: Final = GUILD + 1
ARGS: Final = ("", "1", "0.easy", "language", "metromania.1", "1.0", "7")
OPEN_ANYWHERE: Final = {
    *("note", "note-set"),  # they stand in the move panel
    *(
        "move",
        "panel",
        "at",
        "s-at",
        "page",
        "opt",
        "done",
        "sure",
        "s-one",
        "s-pick",
        "s-toggle",
        "s-sum",
        "s-dial",
        "s-share",
        "s-run",
        "s-then",
        "s-pair",
        "on",
        "s-on",
        "back",
        "keep",
        "help",
        "hint",
        "begin",
        "s-field",
        "ready",
        "ready-sure",
    ),
    "back-now",
    *("plan", "plan-keep", "plan-step", "plan-stop", "plan-another", "plan-drop", "s-plan-if", "intended"),
    *("undo", "undo-ask", "hand", "rules"),
}
"""What a seated person's own panels are made of."""


@dataclass
class From:
    """Where a forged press comes from."""

    guild: int | None
    channel: int

    def __str__(self) -> str:
        return "direct message" if self.guild is None else f"{self.guild}/{self.channel}"


ELSEWHERE: Final = (From(OTHER_GUILD, CHANNEL + 90), From(None, CHANNEL + 91), From(OTHER_GUILD, CHANNEL))
NEXT_DOOR: Final = From(GUILD, CHANNEL + 92)


class Scene:
    """Tables in every phase, and presses from anywhere."""

    def __init__(self, at: Stage) -> None:
        self.at = at
        self.tables: dict[str, Snapshot] = {}

    async def open(self, phase: str, channel: int) -> int:
        place = Place(GUILD, channel)
        table = await self.at.tables.lobby.open("metromania", place, ANN, "ko", {}, self.at.click())
        await self.at.tables.lobby.join(table.id, BO, self.at.click())
        if phase != "lobby":
            await self.at.tables.lobby.start(table.id, ANN, self.at.click())
        self.tables[phase] = await self.at.tables.look.at(table.id)
        return table.id

    async def build(self) -> None:
        for person in (ANN, BO, WEN):
            await self.at.tables.people.set(person, introduced="metromania")
        await self.open("playing", CHANNEL)
        await self.open("lobby", CHANNEL + 1)
        await self.open("paused", CHANNEL + 2)
        await self.at.tables.herald.gone(CHANNEL + 2)
        finished = await self.open("finished", CHANNEL + 3)
        await self.at.tables.seating.resign(finished, BO, self.at.click())

    async def press(self, person: Person, id: Id, origin: From) -> Any:
        """Somebody who may do everything where the press comes from presses; returns the visit."""
        values: list[Any] = ["metromania"] if id.action.startswith(("s-", "m-")) else []
        visit = self.at.visit(person, id, values, panel=True, permissions=discord.Permissions.all())
        here: Any = visit.interaction
        here.guild_id, here.channel_id = origin.guild, origin.channel
        await guarded(visit, handlers[id.action])
        return visit

    @property
    def changes(self) -> int:
        """How much was ever written."""
        return self.at.tables.desk.database._writer.total_changes


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    made = Scene(await stage(tmp_path))
    try:
        await made.build()
        yield made
    finally:
        await made.at.tables.close()


def refusal(person: Person) -> str:
    return Voice("ko" if person.locale == "ko" else "en")("error-elsewhere")


def test_only_a_persons_own_panels_open_anywhere(scene: Scene) -> None:
    assert {action for action, reach in reaches.items() if reach is Reach.PRIVATE} == OPEN_ANYWHERE
    assert reaches.keys() == handlers.keys()
    assert len(handlers) > 80


async def test_a_moderator_of_another_server_can_do_and_see_nothing(scene: Scene) -> None:
    before = scene.changes
    wrong: list[str] = []
    for table in scene.tables.values():
        for name in handlers:
            for origin in (*ELSEWHERE, NEXT_DOOR):
                for arg in ARGS if origin is NEXT_DOOR else ARGS[-1:]:
                    id = Id(name, table.id, table.row.epoch, 1, arg)
                    visit = await scene.press(WEN, id, origin)
                    told = [one.get("content") for one in visit.interaction.response.sent]
                    if told != [refusal(WEN)]:
                        wrong.append(f"{id} from {origin}: {words(visit)[:200]}")
    assert wrong == []
    assert scene.changes == before


async def test_public_acts_of_seated_people_need_the_tables_own_server(scene: Scene) -> None:
    before = scene.changes
    wrong: list[str] = []
    for table in scene.tables.values():
        for name in handlers.keys() - OPEN_ANYWHERE:
            for person in (ANN, BO):
                for origin in ELSEWHERE:
                    id = Id(name, table.id, table.row.epoch, 1, "1")
                    visit = await scene.press(person, id, origin)
                    told = [one.get("content") for one in visit.interaction.response.sent]
                    if told != [refusal(person)]:
                        wrong.append(f"{id} by {person.name} from {origin}: {words(visit)[:200]}")
    assert wrong == []
    assert scene.changes == before


@pytest.mark.parametrize("origin", [*ELSEWHERE, NEXT_DOOR], ids=str)
async def test_a_seated_person_plays_on_from_anywhere(scene: Scene, origin: From) -> None:
    table = scene.tables["playing"]
    for person in (ANN, BO):
        for name in ("hand", "move", "panel"):
            visit = await scene.press(person, Id(name, table.id), origin)
            assert refusal(person) not in words(visit)
            if (area := next((id for id in shown_ids(visit) if id.action == "at"), None)) is not None:
                visit = await scene.press(person, area, origin)  # the first tunnel goes over an area
            option = next((id for id in shown_ids(visit) if id.action == "opt"), None)
            if option is not None:
                before = await scene.at.tables.look.at(table.id)
                await scene.press(person, option, origin)
                after = await scene.at.tables.look.at(table.id)
                assert after.row.head > before.row.head
                return
    raise AssertionError("nobody was asked anything")


def shown_ids(visit: Any) -> list[Id]:
    """Ids of everything that can be pressed on the answer."""
    found = (parse(custom) for body in components(visit) for custom in custom_ids(body))
    return [id for id in found if id is not None]


async def test_a_table_that_is_not_there_is_said_kindly(scene: Scene) -> None:
    visit = await scene.press(WEN, Id("cancel-sure", 777), ELSEWHERE[0])
    assert words(visit).startswith(Voice("en")("error-no-such-table"))


# --- rights, computed for the table's own channel --------------------------------------------------------------------


@dataclass
class Street:
    """A server with a room of games, a room next door, and people who may do different things in them."""

    at: House
    other: Channel
    next_door: Somebody
    """Manages messages next door alone."""
    of_room: Somebody
    """Manages messages in the room of games alone."""
    blind: Somebody
    """Does not see the room of games."""

    async def forge(self, person: Somebody, action: str, *, arg: str = "", channel: Channel | None = None) -> str:
        """Press a forged id next door."""
        table = await self.at.table()
        message = await self.said(channel or self.other)
        reply = await person.replay(message, str(Id(action, table.id, table.row.epoch, arg=arg)))
        return reply.text

    async def said(self, channel: Channel) -> Any:
        """Some message of the bot in a channel."""
        if not channel.messages:
            await self.at.world.act(lambda: self.at.bot.get_partial_messageable(channel.id).send("here"))
        return channel.last


@asynccontextmanager
async def opened_street(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Street]:
    async with house(tmp_path, monkeypatch) as at:
        world: Simulated = at.world
        people = [world.add_person(name, "en-US") for name in ("nextdoor", "ofroom", "blind")]
        other, at.room = world.add_channel("other"), world.add_channel("games")
        other.there.allow(people[0].user, MANAGE_MESSAGES)
        at.room.there.allow(people[1].user, MANAGE_MESSAGES)
        at.room.there.deny(people[2].user, "view_channel")
        await world.rest()
        yield Street(at, other, *people)


async def test_a_moderator_of_another_channel_only_cannot_give_a_match_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_street(tmp_path, monkeypatch) as street:
        at = street.at
        await at.open(at.minsu, at.ada)
        assert EN("error-not-seated") in await street.forge(street.next_door, "cancel-sure")
        assert (await at.table()).playing


async def test_the_moderator_of_the_tables_channel_can_from_next_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_street(tmp_path, monkeypatch) as street:
        at = street.at
        await at.open(at.minsu, at.ada)
        await street.forge(street.of_room, "cancel-sure")
        assert (await at.table()).row.phase == "cancelled"


async def test_who_does_not_see_the_channel_sees_no_board_from_next_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_street(tmp_path, monkeypatch) as street:
        at = street.at
        await at.open(at.minsu, at.ada)
        for name in ("board", "log", "replay", "status", "menu", "move", "hand"):
            assert await street.forge(street.blind, name) == EN("error-elsewhere"), name
        assert EN("error-elsewhere") not in await street.forge(street.next_door, "status")


async def test_a_finished_game_is_exported_for_whoever_sees_its_channel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_street(tmp_path, monkeypatch) as street:
        at = street.at
        await at.open(at.minsu, at.ada)
        sure = await at.ada.slash(at.room, "table resign")
        await at.ada.press(sure.message, id=action(sure.message, "resign-sure"))
        assert await street.forge(street.blind, "export") == EN("error-elsewhere")
        assert (await street.forge(street.next_door, "export")).startswith(EN("export-done", sha="|").split("\n")[0])


async def test_in_a_thread_the_rights_of_its_parent_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened_street(tmp_path, monkeypatch) as street:
        at = street.at
        await at.open(at.minsu, at.ada)
        offered = await at.ada.slash(at.room, "metromania new")
        opened = await at.ada.press(offered.message, id=action(offered.message, "thread"))
        assert opened.private
        at.room = at.room.threads[0]
        await at.jisoo.press(at.board, id=action(at.board, "join"))
        await at.ada.press(at.board, id=action(at.board, "start"))
        assert EN("error-not-seated") in await street.forge(street.next_door, "cancel-sure")
        assert await street.forge(street.blind, "board") == EN("error-elsewhere")
        assert (await at.table()).playing
        await street.forge(street.of_room, "cancel-sure")
        assert (await at.table()).row.phase == "cancelled"


async def test_the_owner_of_another_server_cannot_give_a_match_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_street(tmp_path, monkeypatch) as street:
        at, world = street.at, street.at.world
        await at.open(at.minsu, at.ada)
        away = world.home.world.add_guild("Elsewhere")
        owner = world.add_person("owner", "en-US", powers=MANAGE_MESSAGES, server=away)
        hall = world.add_channel("hall", server=away)
        await at.world.rest()
        for name in ("cancel-sure", "cancel", "board", "log", "replay", "menu"):
            assert await street.forge(owner, name, channel=hall) == EN("error-elsewhere"), name
        assert (await at.table()).playing


EN: Final = Voice("en")
