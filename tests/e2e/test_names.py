"""Names as people really choose them: shown safely, nobody pinged, nothing over a limit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.house import EN, action, actions, find, house
from tests.simulated import Message

pytestmark = pytest.mark.e2e

MARKDOWN = "**굵게** ~~x~~ `y` ||z|| [a](b)"
EVERYONE = "@everyone <@&1> <#2> <@3>"
BACKWARDS = "\u202eabc\u200f\u2066def"
WIDE = "뷁" * 32
EMOJI = "\U0001f3b2\U0001f468\u200d\U0001f469\u200d\U0001f467 하나"
EMPTY = "\u3164\u200b"


def shown_by(at: Any) -> list[tuple[str, Any]]:
    """(text, allowed mentions) of everything the bot sent."""
    found: list[tuple[str, Any]] = []

    def walk(items: Any, allowed: Any) -> None:
        for item in items or []:
            if item.get("type") == 10:
                found.append((item["content"], allowed))
            walk(item.get("components"), allowed)

    for route, body in at.world.requests():
        if isinstance(body, dict):
            message = body.get("data") or {} if route.endswith("/callback") else body
            allowed = message.get("allowed_mentions")
            if message.get("content"):
                found.append((message["content"], allowed))
            walk(message.get("components"), allowed)
    return found


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_names_of_every_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    async with house(tmp_path, monkeypatch, language=language, real_pictures=True) as at:
        world = at.world
        locale = "ko" if language == "ko" else "en-US"
        names = (MARKDOWN, EVERYONE, BACKWARDS, WIDE)
        people = [world.add_person(f"p{n}", locale, shown=name) for n, name in enumerate(names)]
        host = people[0]
        lobby = await at.open(host, *people[1:], start=False)
        seen: list[Message] = [lobby]
        seen.append((await host.press(lobby, id=action(lobby, "options"))).message)
        for n, name in enumerate((EMOJI, EMPTY)):
            friend = world.add_person(f"f{n}", locale, shown=name)
            invite = (await host.press(lobby, id=action(lobby, "invite"))).message
            await host.pick(invite, [friend])
            seen.append(at.room.last)
        await host.press(lobby, id=action(lobby, "start"))
        awaited = (await at.table()).awaited_users
        at_move = next(person for person in people if person.id in awaited)
        panel = (await at_move.press(at.board, id=action(at.board, "move"))).message
        if (onward := find(panel, "begin")) is not None:
            panel = (await at_move.press(panel, id=onward)).message
        while not (options := [b["custom_id"] for b in panel.buttons if ":opt:" in b["custom_id"]]):
            onward = next(b["custom_id"] for b in panel.buttons if ":at:" in b["custom_id"])  # two steps on the picture
            panel = (await at_move.press(panel, id=onward)).message
        first = options[0]
        await at_move.press(panel, id=first)
        for person in people:
            for name in ("hand", "log", "menu"):
                seen.append((await person.press(at.board, id=action(at.board, name))).message)
        menu = seen[-1]
        for name in ("status", "replace", "resign", "settings", "cancel"):
            if name in actions(menu):
                await people[-1].press(menu, id=action(menu, name))
                menu = (await people[-1].press(at.board, id=action(at.board, "menu"))).message
        await host.slash(at.room, "games")

        ours = {f"<@{person.id}>" for person in people}
        for text, allowed in shown_by(at):
            assert "@everyone" not in text
            assert "**굵게**" not in text
            assert "||z||" not in text
            assert "\u202e" not in text
            assert "<@&1>" not in text
            assert "<@3>" not in text
            assert allowed is None or "everyone" not in allowed.get("parse", [])
            if "<@" in text and any(one in text for one in ours):
                assert allowed is not None, "whoever is mentioned is mentioned on purpose"
        assert "뷁" in lobby.text or "뷁" in at.board.text or any("뷁" in one.text for one in seen)
        assert all(message.text.strip() for message in seen)


async def test_a_sensible_name_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        zoe = at.world.add_person("zoe", "en-US", shown="Zoë O'Brien-이")
        lobby = await at.open(zoe, start=False)
        assert "Zoë O'Brien-이" in lobby.text
        assert EN("lobby-join-button") in lobby.labels
