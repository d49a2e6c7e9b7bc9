"""Discord's limits as they hold in play, against an unmodified client: what is too much, too late or not allowed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import discord
import pytest
from discord import ui
from discord.http import Route

from bot.home.rest import Rest
from tests.simulated import Message, Person, Simulated, simulate
from tests.standin.rest import JudgingRest

pytestmark = pytest.mark.e2e
BEGIN = datetime(2026, 3, 1, 12, tzinfo=UTC)

Does = Callable[[discord.Interaction[Any]], Awaitable[object]]


class Puppet(discord.Client):
    """A bot that does with an interaction what the test says."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.does: Does | None = None
        self.told: list[int] = []
        """Discord's codes of what was refused."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        assert self.does is not None
        await self.tried(self.does(interaction))

    async def tried(self, work: Awaitable[object]) -> None:
        """Do something and note how Discord refuses it."""
        try:
            await work
        except discord.HTTPException as error:
            self.told.append(error.code)


class Scene:
    """A message with a button, somebody before it, and a bot that does as it is told."""

    def __init__(self, world: Simulated) -> None:
        self.world = world
        self.bot: Puppet = world.bot
        self.room = world.add_channel("room")
        self.ada: Person = world.add_person("ada", "en-US")
        self.button: Message

    async def set_up(self) -> None:
        await self.world.rest()
        view: Any = ui.View(timeout=None)
        view.add_item(ui.Button(label="press", custom_id="press"))
        await self.world.act(lambda: self.channel.send("hello", view=view))
        self.button = self.room.last

    @property
    def channel(self) -> discord.TextChannel:
        found = self.bot.get_channel(self.room.id)
        assert isinstance(found, discord.TextChannel)
        return found

    async def send(self, body: dict[str, Any]) -> None:
        """Let the bot send a message past the checks of its library."""
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=self.room.id)
        await self.world.act(lambda: self.bot.tried(self.bot.http.request(route, json=body)))


async def puppet(world: Simulated) -> discord.Client:
    return Puppet()


@asynccontextmanager
async def scene(monkeypatch: pytest.MonkeyPatch, *, limits: bool = False) -> AsyncGenerator[Scene]:
    """This Discord as people meet it: nobody but itself looks at what is sent."""
    monkeypatch.setattr(JudgingRest, "judge", Rest.judge)
    async with simulate(puppet, begin=BEGIN, limits=limits) as world:
        made = Scene(world)
        await made.set_up()
        yield made


@pytest.mark.parametrize(("after", "answered"), [(2.9, True), (3.1, False)])
async def test_an_answer_counts_within_three_seconds(
    monkeypatch: pytest.MonkeyPatch, after: float, answered: bool
) -> None:
    async with scene(monkeypatch) as at:

        async def late(interaction: discord.Interaction[Any]) -> None:
            await asyncio.sleep(after)
            await interaction.response.send_message("here I am", ephemeral=True)

        at.bot.does = late
        reply = await at.ada.press(at.button, "press")
        seen = asyncio.create_task(at.world.home.interactions.until_acknowledged(reply.interaction))
        await at.world.pass_time(2.8)
        assert not seen.done()
        await at.world.pass_time(1)
        assert await seen is answered, "whether it is said that the bot did not respond"
        assert reply.text == ("here I am" if answered else "")
        assert at.bot.told == ([] if answered else [10062])


async def test_an_interaction_is_answered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(monkeypatch) as at:

        async def twice(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message("once")
            route = Route("POST", "/interactions/{id}/{token}/callback", id=interaction.id, token=interaction.token)
            await interaction.client.http.request(route, json={"type": 4, "data": {"content": "twice"}})

        at.bot.does = twice
        assert (await at.ada.press(at.button, "press")).text == "once"
        assert at.bot.told == [40060]


@pytest.mark.parametrize(("minutes", "taken"), [(14.9, True), (15.1, False)])
@pytest.mark.parametrize("way", ["edit", "follow up"])
async def test_what_was_answered_can_be_changed_for_a_quarter_of_an_hour(
    monkeypatch: pytest.MonkeyPatch, minutes: float, taken: bool, way: str
) -> None:
    async with scene(monkeypatch) as at:

        async def later(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message("first", ephemeral=True)
            await asyncio.sleep(minutes * 60)
            if way == "edit":
                await interaction.edit_original_response(content="second")
            else:
                await interaction.followup.send("second", ephemeral=True)

        at.bot.does = later
        reply = await at.ada.press(at.button, "press")
        await at.world.pass_time(16 * 60)
        assert ("second" in reply.text) is taken
        assert at.bot.told == ([] if taken else [50027])


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": list(parts)}]}


def button(id: str = "a", label: str = "a") -> dict[str, Any]:
    return {"type": 2, "style": 2, "custom_id": id, "label": label}


def menu(*lines: dict[str, Any], **more: Any) -> dict[str, Any]:
    return row({"type": 3, "custom_id": "menu", "options": list(lines), **more})


def line(label: str = "a", value: str = "a") -> dict[str, Any]:
    return {"label": label, "value": value}


def texts(count: int, length: int = 1) -> dict[str, Any]:
    return {"flags": 1 << 15, "components": [{"type": 10, "content": "x" * length} for _ in range(count)]}


BODIES = [
    pytest.param({"content": "x" * 2000}, {"content": "x" * 2001}, id="2000 characters of text"),
    pytest.param(texts(40), texts(41), id="40 components"),
    pytest.param(texts(4, 1000), texts(5, 1000), id="4000 characters in components"),
    pytest.param(row(button("x" * 100)), row(button("x" * 101)), id="100 characters of a custom id"),
    pytest.param(row(button("a"), button("b")), row(button("a"), button("a")), id="a custom id once"),
    pytest.param(row(button(label="x" * 80)), row(button(label="x" * 81)), id="80 characters on a button"),
    pytest.param(
        row(*(button(str(n)) for n in range(5))), row(*(button(str(n)) for n in range(6))), id="5 buttons in a row"
    ),
    pytest.param(
        menu(*(line(value=str(n)) for n in range(25))), menu(*(line(value=str(n)) for n in range(26))), id="25 lines"
    ),
    pytest.param(menu(line("x" * 100)), menu(line("x" * 101)), id="100 characters of a line"),
    pytest.param(menu(line(value="x" * 100)), menu(line(value="x" * 101)), id="100 characters of a value"),
    pytest.param(
        menu(line(), placeholder="x" * 150), menu(line(), placeholder="x" * 151), id="150 characters of a placeholder"
    ),
]


@pytest.mark.parametrize(("fits", "too_much"), BODIES)
async def test_what_is_too_much_for_a_message_is_refused_and_nothing_of_it_stands(
    monkeypatch: pytest.MonkeyPatch, fits: dict[str, Any], too_much: dict[str, Any]
) -> None:
    async with scene(monkeypatch) as at:
        before = len(at.room.messages)
        await at.send(too_much)
        assert at.bot.told == [50035]
        assert len(at.room.messages) == before
        await at.send(fits)
        assert at.bot.told == [50035]
        assert len(at.room.messages) == before + 1


@pytest.mark.parametrize(("fits", "too_much"), BODIES)
async def test_the_same_is_too_much_for_an_answer_and_can_be_answered_again(
    monkeypatch: pytest.MonkeyPatch, fits: dict[str, Any], too_much: dict[str, Any]
) -> None:
    async with scene(monkeypatch) as at:

        async def answer(interaction: discord.Interaction[Any]) -> None:
            route = Route("POST", "/interactions/{id}/{token}/callback", id=interaction.id, token=interaction.token)
            for body in (too_much, fits):
                await at.bot.tried(interaction.client.http.request(route, json={"type": 4, "data": body}))

        at.bot.does = answer
        reply = await at.ada.press(at.button, "press")
        assert at.bot.told == [50035]
        assert reply.answered
        assert len(reply.messages) == 1


async def test_a_form_with_too_long_a_title_does_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(monkeypatch) as at:

        async def ask(interaction: discord.Interaction[Any]) -> None:
            field = {"type": 4, "custom_id": "name", "style": 1, "label": "Name"}
            route = Route("POST", "/interactions/{id}/{token}/callback", id=interaction.id, token=interaction.token)
            for title in ("x" * 46, "x" * 45):
                data = {"custom_id": "form", "title": title, **row(field)}
                await at.bot.tried(interaction.client.http.request(route, json={"type": 9, "data": data}))

        at.bot.does = ask
        reply = await at.ada.press(at.button, "press")
        assert at.bot.told == [50035]
        assert reply.form is not None
        assert len(reply.form["title"]) == 45


@pytest.mark.parametrize(
    ("denied", "act", "code"),
    [
        ("send_messages", "send", 50013),
        ("attach_files", "send a file", 50013),
        ("view_channel", "send", 50001),
        ("read_message_history", "fetch", 50013),
        ("create_public_threads", "open a thread", 50013),
        ("send_messages_in_threads", "send in a thread", 50013),
    ],
)
async def test_without_a_permission_it_is_refused(
    monkeypatch: pytest.MonkeyPatch, denied: str, act: str, code: int
) -> None:
    async with scene(monkeypatch) as at:
        thread = at.room.there.thread("talk")
        await at.world.rest()
        opened: Any = at.bot.get_channel(thread.id)
        acts: dict[str, Callable[[], Awaitable[object]]] = {
            "send": lambda: at.channel.send("x"),
            "send a file": lambda: at.channel.send(file=discord.File(__file__)),
            "fetch": lambda: at.channel.fetch_message(at.button.id),
            "open a thread": lambda: at.channel.create_thread(name="x", type=discord.ChannelType.public_thread),
            "send in a thread": lambda: opened.send("x"),
        }
        await at.world.act(lambda: at.bot.tried(acts[act]()))
        assert at.bot.told == []
        at.room.there.deny(at.world.home.world.bot, denied)
        await at.world.rest()
        stands = len(at.room.messages) + len(thread.messages)
        await at.world.act(lambda: at.bot.tried(acts[act]()))
        assert at.bot.told == [code]
        assert len(at.room.messages) + len(thread.messages) == stands


async def test_of_many_messages_at_once_five_pass_in_five_seconds_and_none_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with scene(monkeypatch, limits=True) as at:
        await at.world.pass_time(5.1)
        began = len(at.room.messages)
        sending = [asyncio.create_task(at.channel.send(str(n))) for n in range(12)]
        counts: list[int] = []
        for _ in range(3):
            await at.world.rest()
            counts.append(len(at.room.messages) - began)
            await at.world.pass_time(5.1)
        assert counts == [5, 10, 12]
        assert [one.text for one in at.room.messages[began:]] == [str(n) for n in range(12)]
        await asyncio.gather(*sending)
