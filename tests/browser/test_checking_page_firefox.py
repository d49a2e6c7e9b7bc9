"""The page that checks games in a browser of another make (asynchronous R5): Firefox, where there is one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.tables.bundle import PAGE, checking_page, fingerprint
from tests.browser.exports import SEATS, exported_game
from tests.browser.firefox import Firefox, firefox, found
from tests.browser.test_checking_page import FORGED, packed

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(found() is None, reason="no Firefox on this machine (on Debian: apt install firefox-esr)"),
]

SEEN = """[here("check").disabled, here("found").hidden ? "" : here("found").innerText,
    here("asks").hidden ? "" : here("asks").innerText, here("found").classList.contains("good")]"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def fox(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Firefox]:
    """The browser."""
    async with firefox(tmp_path_factory.mktemp("profile")) as page:
        yield page


async def opened(fox: Firefox, folder: Path, page: bytes | None = None, width: int = 1280) -> None:
    """The page, from a file."""
    await asyncio.to_thread((folder / PAGE).write_bytes, page or checking_page())
    await fox.open((folder / PAGE).as_uri(), width)


async def check(fox: Firefox, folder: Path, data: bytes, promise: str, mark: str = "") -> tuple[str, bool]:
    """Give it a file: what it says in English, and whether that is shown as good."""
    file = folder / "game.zip"
    await asyncio.to_thread(file.write_bytes, data)
    await fox.give("file", file)
    said = f'here("promise").value = {json.dumps(promise)}, here("mark").value = {json.dumps(mark)}'
    await fox.reckon(f'(language = "en", words(), {said}, here("check").click(), 0)')
    for _ in range(600):
        busy, told, asks, good = await fox.reckon(SEEN)
        if not busy and (told or asks):
            return told or asks, good and bool(told)
        await asyncio.sleep(0.05)
    raise AssertionError("it says nothing")


@pytest.mark.parametrize("game", SEATS)
async def test_an_honest_game_holds(fox: Firefox, tmp_path: Path, game: str) -> None:
    document = exported_game(game)
    log = json.dumps(document).encode()
    await opened(fox, tmp_path)
    told, good = await check(fox, tmp_path, packed(document), document["commitment"], fingerprint(log))
    assert good, told
    assert "Everything holds" in told
    assert "as the bot gave it out" in told
    told, good = await check(fox, tmp_path, log, document["commitment"])
    assert good, told
    assert [one for one in fox.asked if not one.startswith("file:")] == []
    assert fox.faults == []


async def test_what_was_forged_is_named(fox: Firefox, tmp_path: Path) -> None:
    for game, forge in FORGED:
        document = exported_game(game)
        promise = document["commitment"]
        wrong = forge(document)
        await opened(fox, tmp_path)
        told, good = await check(fox, tmp_path, packed(document), promise)
        assert not good, forge.__name__
        assert wrong in told, forge.__name__
        assert fox.faults == []


async def test_what_is_no_whole_file_is_refused(fox: Firefox, tmp_path: Path) -> None:
    document = exported_game("metromania")
    whole = packed(document)
    await opened(fox, tmp_path)
    for data, says in ((whole[: len(whole) // 2], "cut off or damaged"), (b"", "cut off"), (b"null", "no log")):
        told, good = await check(fox, tmp_path, data, document["commitment"])
        assert not good
        assert says in told
    assert fox.faults == []


async def test_a_page_that_somebody_changed_does_not_run(fox: Firefox, tmp_path: Path) -> None:
    await opened(fox, tmp_path, checking_page().replace(b"if (value !== told)", b"if (value === null)"))
    hidden = 'document.getElementById("still").hidden, document.getElementById("app").hidden'
    assert await fox.reckon(f"[{hidden}]") == [False, True]


async def test_nothing_gets_out_and_it_fits_a_phone(fox: Firefox, tmp_path: Path) -> None:
    document = exported_game("twilight_imperium")
    await opened(fox, tmp_path, width=390)
    _, good = await check(fox, tmp_path, packed(document), document["commitment"])
    assert good
    for language in ("ko", "en"):
        wide = f'(language = "{language}", words(), [document.documentElement.scrollWidth, innerWidth])'
        there, room = await fox.reckon(wide)
        assert there <= room
    assert fox.faults == []
    assert await fox.reckon("fetch('https://example.invalid/').then(() => 'out', () => 'kept in')") == "kept in"
