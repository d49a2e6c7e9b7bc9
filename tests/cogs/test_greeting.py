"""Hello to a server: once, with one button, where the bot may write, in the server's language."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.text.catalogue import Voice
from cogs.panels.greeting import greet, server_language
from cogs.panels.ids import parse
from cogs.services import Services
from tests.cogs.stage import Stage

WRITES = discord.Permissions(view_channel=True, send_messages=True)
READS = discord.Permissions(view_channel=True)


class Room:
    """A text channel."""

    def __init__(self, allowed: discord.Permissions, broken: bool = False) -> None:
        self.allowed = allowed
        self.broken = broken
        self.sent: list[tuple[str, Any]] = []

    def permissions_for(self, _: object) -> discord.Permissions:
        return self.allowed

    async def send(self, content: str, *, view: Any, allowed_mentions: Any) -> None:
        if self.broken:
            response: Any = SimpleNamespace(status=403, reason="Forbidden")
            raise discord.Forbidden(response, "no")
        assert allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
        self.sent.append((content, view))


def guild(*rooms: Room, system: Room | None = None, locale: str = "en-US", community: bool = True) -> Any:
    features = ["COMMUNITY"] if community else []
    return SimpleNamespace(
        id=77, me=object(), text_channels=list(rooms), system_channel=system, features=features, preferred_locale=locale
    )


def services(at: Stage, language: str = "en") -> Services:
    return Services(at.tables, at.pictures, "ko" if language == "ko" else "en")


@pytest.mark.parametrize("locale", ["ko", "en-GB"])
async def test_a_server_is_greeted_in_its_language_with_one_button_to_the_entrance(
    on_stage: Stage, locale: str
) -> None:
    room = Room(WRITES)
    await greet(services(on_stage), guild(room, locale=locale))
    ((content, view),) = room.sent
    said = Voice("ko" if locale == "ko" else "en")
    assert said.render("game-metromania", {}) in content
    assert len(content) < 300
    (button,) = view.children
    assert button.label == said.render("greeting-button", {})
    id = parse(button.custom_id)
    assert id is not None
    assert (id.action, id.table) == ("madang", 0)


async def test_a_server_is_greeted_once_however_often_the_bot_comes(on_stage: Stage) -> None:
    room = Room(WRITES)
    for _ in range(3):
        await greet(services(on_stage), guild(room))
    assert len(room.sent) == 1


async def test_the_greeting_goes_to_the_channel_for_system_messages_else_to_the_first_one_may_write_in(
    on_stage: Stage,
) -> None:
    first, system = Room(WRITES), Room(WRITES)
    await greet(services(on_stage), guild(first, system, system=system))
    assert (len(first.sent), len(system.sent)) == (0, 1)


async def test_nothing_is_said_where_the_bot_may_not_write_and_it_is_made_up_for_later(on_stage: Stage) -> None:
    deaf, mute = Room(discord.Permissions.none()), Room(READS)
    await greet(services(on_stage), guild(deaf, mute, system=mute))
    assert not deaf.sent
    assert not mute.sent
    second = Room(WRITES)
    await greet(services(on_stage), guild(deaf, mute, second, system=mute))
    assert len(second.sent) == 1


async def test_a_channel_that_refuses_breaks_nothing(on_stage: Stage) -> None:
    room, other = Room(WRITES, broken=True), Room(WRITES)
    await greet(services(on_stage), guild(room, other))
    assert not other.sent


async def test_settings_of_a_server_stay_when_it_is_greeted(on_stage: Stage) -> None:
    people = on_stage.tables.people
    row = await people.guild(77)
    row.language, row.openers = "ko", "moderators"
    await people.set_guild(row)
    room = Room(WRITES)
    await greet(services(on_stage), guild(room, locale="en-US"))
    assert Voice("ko").render("greeting-button", {}) == room.sent[0][1].children[0].label
    kept = await people.guild(77)
    assert (kept.language, kept.openers) == ("ko", "moderators")
    assert kept.greeted > 0


def test_the_language_of_a_server_is_its_setting_then_its_own_then_the_houses() -> None:
    korean = guild(locale="ko")
    assert server_language(korean, "en", "en") == "en"
    assert server_language(korean, "", "en") == "ko"
    assert server_language(guild(locale="ko", community=False), "", "en") == "en"
    assert server_language(None, "", "ko") == "ko"
