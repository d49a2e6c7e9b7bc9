"""A map that somebody brings, by clicks: the popup, what is wrong with a string, and the galaxy that is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from bot.core.streams import Stream
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.galaxy.maps import random_map
from tests.e2e.house import EN, KO, House, action, find, house
from tests.e2e.playing import HANGUL
from tests.simulated import Message, Person, Reply

pytestmark = [pytest.mark.e2e, pytest.mark.slow]
TILES: Final = random_map(LAYOUTS[3], Stream.of("brought").below, balanced=False)
MAP: Final = " ".join(str(tile) for tile in TILES.values())
FIRST: Final = TILES["101"]
LENGTHS: Final = {"open3": 24, "open4": 32, "open5": 31, "open6": 30, "all": 36}
WRONG: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "nothing of the kind": ("length", {"count": 4, **LENGTHS}),
    "26 44": ("length", {"count": 2, **LENGTHS}),
    MAP.replace(f"{FIRST} ", "52 ", 1): ("no-tile", {"at": "101", "tile": 52, "most": 51}),
    MAP.replace(f"{FIRST} ", "17 ", 1): ("home", {"at": "101", "tile": 17}),
    MAP.replace(f"{FIRST} ", "18 ", 1): ("mecatol", {"at": "101", "tile": 18}),
    MAP.replace(f"{FIRST} ", "0 ", 1): ("empty", {"at": "101"}),
    MAP.replace(f"{FIRST} ", "@everyone ", 1): ("no-number", {"at": "101"}),
    MAP.replace(f"{FIRST} {TILES['102']} ", f"{FIRST} {FIRST} ", 1): (
        "twice",
        {"at": "102", "tile": FIRST, "elsewhere": "101"},
    ),
}
"""Strings that cannot be played: which text says why, and its arguments."""


async def _options(at: House, host: Person, lobby: Message) -> Message:
    return (await host.press(lobby, id=action(lobby, "options"))).message


async def _popup(host: Person, options: Message) -> Reply:
    reply = await host.press(options, id=action(options, "write"))
    assert reply.form is not None
    return reply


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_map_is_brought_by_clicks_and_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with house(tmp_path, monkeypatch, language=language) as at:
        host, said = (at.jisoo, KO) if language == "ko" else (at.ada, EN)
        await host.slash(at.room, "ti new")
        lobby = at.board
        options = await _options(at, host, lobby)
        asked = await _popup(host, options)
        assert bool(HANGUL.search(str(asked.form))) == (language == "ko")
        before = (await at.table()).row.options
        for wrong, (reason, details) in WRONG.items():
            refused = await host.submit(asked, text=wrong)
            assert refused.private
            assert said(f"twilight_imperium-map-{reason}", **details) in refused.text, wrong
            assert (await at.table()).row.options == before, wrong

        done = await host.submit(asked, text=f"  {MAP.replace(' ', ',  ')}\n")
        assert done.private
        changed = f"{said('twilight_imperium-option-map')}: {said('twilight_imperium-map-import')}"
        assert said("lobby-options-changed", options=changed) in done.text
        assert said("twilight_imperium-map-import") in lobby.text, "everybody sees that the map was brought"
        again = await _popup(host, done.message)
        assert " ".join(MAP.split()) in str(again.form).replace(", ", " "), "what was written is there to be changed"

        # It is a map for three: two and four cannot begin with it, and are told so.
        for person in (one for one in at.people if one is not host):
            await person.press(lobby, id=action(lobby, "join"))
        only = said("error-option-seats-only", option=said("twilight_imperium-map-import"), max=3)
        assert only in lobby.text
        refused = await host.press(lobby, id=action(lobby, "start"))
        assert only in refused.text
        assert (await at.table()).in_lobby
        leaver = at.ben
        await leaver.press(lobby, id=action(lobby, "leave"))
        assert only not in lobby.text
        await host.press(lobby, id=action(lobby, "start"))
        table = await at.table()
        assert table.playing
        systems = table.match.view(None).systems
        assert {position: systems[position].tile for position in TILES} == TILES


async def test_only_the_host_brings_a_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.jisoo.slash(at.room, "ti new")
        await at.minsu.press(at.board, id=action(at.board, "join"))
        options = await _options(at, at.jisoo, at.board)
        other = await _options(at, at.minsu, at.board)
        assert find(other, "write") is None
        asked = await at.minsu.replay(other, action(options, "write"))
        before = (await at.table()).row.options
        if asked.form is not None:
            asked = await at.minsu.submit(asked, text=MAP)
        assert asked.private
        assert KO("error-not-host", name="지수") in asked.text
        assert (await at.table()).row.options == before
