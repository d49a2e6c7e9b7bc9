"""The page that checks games (asynchronous R5), in Chromium, opened from a file: honest and forged exports of all
games, and a page that somebody changed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from bot.core.streams import Stream, commitment, seed_from
from bot.core.verify import read, verify
from bot.tables.bundle import PAGE, bundled, checking_page, fingerprint
from bot.tables.export import export
from bot.text.catalogue import Voice
from tests.browser.conftest import Opens
from tests.browser.exports import SEATS, exported_game
from tests.browser.reader import DESKTOP, PHONE, Size
from tests.tables.house import build
from tests.tables.test_export import eventful
from tests.tables.test_studies import begun

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

Document = dict[str, Any]


@dataclass
class Checker:
    """The page in somebody's browser.

    Attributes:
        page: of the browser.
        asked: addresses that were asked for; there must be none but the page's own.
        faults: errors in its script.
        folder: for the files that are given to it.
    """

    page: Page
    asked: list[str]
    faults: list[str]
    folder: Path

    async def check(self, data: bytes, promise: str, mark: str = "", name: str = "game.zip") -> str:
        """Give it a file; returns all that it found, or what it asks."""
        file = self.folder / name
        await asyncio.to_thread(file.write_bytes, data)
        await self.page.set_input_files("#file", str(file))
        await self.page.fill("#promise", promise)
        await self.page.fill("#mark", mark)
        await self.page.click("#check")
        await self.page.locator("#found:visible, #asks:visible").wait_for()
        return await self.page.locator("#found:visible, #asks:visible").inner_text()

    async def good(self) -> bool:
        """Whether what it found is shown as good."""
        return "good" in (await self.page.get_attribute("#found", "class") or "")


Checks = Callable[..., Awaitable[Checker]]


@pytest_asyncio.fixture(loop_scope="module")
async def checks(opens: Opens, tmp_path: Path) -> Checks:
    """Opens the page from a file."""

    async def opened(
        size: Size = DESKTOP, language: str = "en", theme: str = "dark", page: bytes | None = None
    ) -> Checker:
        file = tmp_path / PAGE
        await asyncio.to_thread(file.write_bytes, page or checking_page())
        reader = await opens(file.as_uri(), size, language, theme)
        checker = Checker(reader.page, [], [], tmp_path)
        reader.page.on("request", lambda request: checker.asked.append(request.url))
        reader.page.on("pageerror", lambda error: checker.faults.append(str(error)))
        reader.page.on("console", lambda line: checker.faults.append(line.text) if line.type == "error" else None)
        await reader.page.goto(file.as_uri())
        return checker

    return opened


def packed(document: Document) -> bytes:
    """As it is handed out."""
    data = bundled(json.dumps(document).encode(), "words", "words.txt", most=10 << 20)
    assert data is not None
    return data


@pytest.mark.parametrize("game", SEATS)
async def test_an_honest_game_holds(checks: Checks, game: str) -> None:
    document = exported_game(game)
    found = verify(read(document), "none")
    assert found.wrong == []
    assert found.draws > 10
    checker = await checks()
    log = json.dumps(document).encode()
    told = await checker.check(packed(document), f" `{document['commitment'].upper()}`\n", fingerprint(log))
    assert await checker.good(), told
    assert "Everything holds" in told
    assert f"{found.draws} random numbers were worked out" in told
    assert f"{found.entries} log entries" in told
    assert "as the bot gave it out" in told
    assert Voice("en")(f"game-{game}") in told
    told = await checker.check(log, document["commitment"], name="log.json")
    assert await checker.good(), told
    assert fingerprint(log) in told, "who has not given it may compare it"
    drawn = sum(len(line["entry"].get("draws", ())) for line in document["entries"])
    await checker.page.click("#more summary")
    await checker.page.locator("#drawn div").nth(drawn - 1).wait_for(state="attached")
    assert await checker.page.locator("#drawn div").count() == drawn
    assert [one for one in checker.asked if not one.startswith("file:")] == []
    assert checker.faults == []


async def test_a_game_of_a_real_table_holds(checks: Checks, tmp_path: Path) -> None:
    """With an answer taken back, a seat handed to a bot and back, and all that a table writes beside a match."""
    house = await build(tmp_path / "house.sqlite3")
    try:
        table = await eventful(house)
        document = await export(house.tables.desk, table.id, frames=False)
    finally:
        await house.tables.close()
    assert any(line["parent"] != line["no"] - 1 for line in document["entries"])
    checker = await checks(language="ko")
    told = await checker.check(packed(document), table.row.commitment)
    assert await checker.good(), told
    assert f"무작위 수 {verify(read(document), 'none').draws}개" in told


async def test_of_a_study_it_says_plainly_what_it_cannot_check(checks: Checks, tmp_path: Path) -> None:
    """Asynchronous R6: the shuffles before are another game's."""
    house = await build(tmp_path / "house.sqlite3")
    try:
        _, table = await begun(house)
        table = await house.finish(table)
        document = await export(house.tables.desk, table.id, frames=False)
    finally:
        await house.tables.close()
    checker = await checks()
    told = await checker.check(packed(document), table.row.commitment)
    assert await checker.good(), told
    assert "A study: it begins after move 30 of a finished game." in told
    document["study"]["move"] = "<b>30</b>"
    assert "A study" not in await (await checks()).check(packed(document), table.row.commitment)


def _draws(document: Document, kind: Callable[[str, list[int]], bool]) -> list[tuple[int, dict[str, Any]]]:
    found = [(line["no"], one) for line in document["entries"] for one in line["entry"].get("draws", ())]
    return [(no, one) for no, one in found if kind(one["stream"], one["bounds"])]


def die(document: Document) -> str:
    no, one = _draws(document, lambda stream, _: stream.startswith("dice:"))[-1]
    told, bound = one["results"][-1], one["bounds"][-1]
    one["results"][-1] = (told + 1) % bound
    at = len(one["results"])
    return f"Entry {no}: die {at} of {one['stream']} must be {told + 1}; the file says {(told + 1) % bound + 1}."


def card(document: Document) -> str:
    """Two that were drawn from one deck change their places."""
    drawn = _draws(document, lambda stream, bounds: stream.startswith(("deal", "deck", "objectives")))
    numbers = [(no, one, at) for no, one in drawn for at in range(len(one["results"]))]
    (_, one, at), (_, other, there) = next(
        (first, second)
        for first, second in combinations(numbers, 2)
        if first[1]["stream"] == second[1]["stream"]
        and (mine := first[1]["results"][first[2]]) != (yours := second[1]["results"][second[2]])
        and mine < second[1]["bounds"][second[2]]
        and yours < first[1]["bounds"][first[2]]
    )
    told, must = other["results"][there], one["results"][at]
    one["results"][at], other["results"][there] = told, must
    return f": number {at + 1} of {one['stream']} must be {must}; the file says {told}."


def secret(document: Document) -> str:
    document["secret"] = "5a" * 32
    return "The secret in the file is not the one promised before the start."


def secret_and_promise(document: Document) -> str:
    document["secret"] = "5a" * 32
    document["commitment"] = commitment(bytes.fromhex(document["secret"]))
    return "The file names another promise than the one you gave."


def join(document: Document) -> str:
    document["joins"].pop()
    return "From entry 1 on hardly a number fits. A join is missing or was changed."


def cut_out(document: Document) -> str:
    del document["entries"][4]
    return "Entry 5: out of order."


def end(document: Document) -> str:
    del document["entries"][-3:]
    return f"Entry {len(document['entries'])}: the end of the game is not in the file."


def drawn_twice(document: Document) -> str:
    """Another draw of the same deck in the place of the first, as the seed gives it."""
    no, one = _draws(document, lambda stream, bounds: len(bounds) > 5)[0]
    seed = seed_from(bytes.fromhex(document["secret"]), document["joins"])
    stream = Stream(seed, one["stream"], one["counter"] + 100)
    one["counter"] += 100
    one["results"] = [stream.below(bound) for bound in one["bounds"]]
    return f"Entry {no}: not the place for {one['stream']}."


FORGED = [
    *((game, forge) for game in SEATS for forge in (card, secret, join, end)),
    ("project_mine", die),
    ("metromania", secret_and_promise),
    ("the_dome", cut_out),
    ("twilight_imperium", drawn_twice),
]


@pytest.mark.parametrize(("game", "forge"), FORGED, ids=lambda one: getattr(one, "__name__", one))
async def test_what_was_forged_is_named(checks: Checks, game: str, forge: Callable[[Document], str]) -> None:
    document = exported_game(game)
    promise = document["commitment"]
    wrong = forge(document)
    checker = await checks()
    told = await checker.check(packed(document), promise)
    assert not await checker.good()
    assert "Something does not hold" in told
    assert wrong in told
    assert checker.faults == []


async def test_another_card_in_the_log_is_seen_by_its_fingerprint(checks: Checks) -> None:
    document = exported_game("project_mine")
    mark = fingerprint(json.dumps(document).encode())
    events = [event for line in document["entries"] for event in line["entry"].get("events", ())]
    event = next(event for event in events if "card" in event.get("args", {}))
    event["args"]["card"] = "another"
    checker = await checks()
    told = await checker.check(packed(document), document["commitment"], mark)
    assert not await checker.good()
    assert "The log is not as the bot gave it out." in told


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (lambda whole: whole[: len(whole) // 2], "cut off or damaged"),
        (lambda whole: whole[:-1], "cut off or damaged"),
        (lambda whole: whole[:200] + b"\0" * 200 + whole[400:], "cut off or damaged"),
        (lambda _: b"", "cut off or damaged"),
        (lambda _: b'{"format": 1', "cut off or damaged"),
        (lambda _: b'{"format": 2}', "no log of Madang"),
        (lambda _: b"[]", "no log of Madang"),
        (lambda _: b"null", "no log of Madang"),
        (lambda _: json.dumps(exported_game("metromania") | {"random": "dice at home"}).encode(), "does not know"),
        (lambda _: json.dumps(exported_game("metromania") | {"entries": [{"no": 1}]}).encode(), "no log of Madang"),
    ],
)
async def test_what_is_no_whole_file_is_refused(checks: Checks, data: Callable[[bytes], bytes], says: str) -> None:
    document = exported_game("metromania")
    checker = await checks()
    assert says in await checker.check(data(packed(document)), document["commitment"])
    assert not await checker.page.locator("#found").is_visible()
    assert checker.faults == []


async def test_it_asks_for_what_is_missing(checks: Checks) -> None:
    document = exported_game("metromania")
    checker = await checks()
    await checker.page.click("#check")
    assert await checker.page.locator("#asks").inner_text() == "First choose the game's file, at 1."
    assert "At 2" in await checker.check(packed(document), "abc")
    assert "Leave 3 empty" in await checker.check(packed(document), document["commitment"], "abc")
    await checker.page.click("#language")
    assert "3번은 비워 두거나" in await checker.page.locator("#asks").inner_text()


async def test_markup_in_a_file_stays_text(checks: Checks) -> None:
    document = exported_game("metromania") | {"game": "<img src=x onerror=alert(1)><b>x</b>"}
    checker = await checks()
    told = await checker.check(packed(document), document["commitment"])
    assert "<b>x</b>" in told
    assert await checker.page.locator("#found img, #found b").count() == 0


async def test_a_page_that_somebody_changed_does_not_run(checks: Checks) -> None:
    page = checking_page().replace(b"if (value !== told)", b"if (value === null)")
    assert page != checking_page()
    assert fingerprint(page) != fingerprint(checking_page())
    checker = await checks(page=page)
    assert await checker.page.locator("#still").is_visible()
    assert not await checker.page.locator("#app").is_visible()


async def test_a_page_that_wants_to_talk_is_not_let(checks: Checks) -> None:
    """The policy forbids every connection: what is tried from its own console does not get out."""
    checker = await checks()
    tried = await checker.page.evaluate("fetch('https://example.invalid/').then(() => 'out', () => 'kept in')")
    assert tried == "kept in"
    assert any("Content Security Policy" in fault for fault in checker.faults)


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
async def test_it_reads_well_in_both_languages_and_sizes(checks: Checks, size: Size, theme: str, language: str) -> None:
    checker = await checks(size, language, theme)
    document = exported_game("twilight_imperium")
    honest = await checker.check(packed(document), document["commitment"])
    assert ("모두 맞아요" if language == "ko" else "Everything holds") in honest
    assert Voice("ko" if language == "ko" else "en")("game-twilight_imperium") in honest
    wide = await checker.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
    card(document)
    await checker.check(packed(document), document["commitment"])
    wide = await checker.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
    words, games = await checker.page.evaluate("[Object.values(SAID), Object.keys(GAMES)]")
    assert all(len(both) == 2 and all(both) for both in words)
    assert sorted(games) == sorted(SEATS)
    blank = await checker.page.evaluate(
        "[...document.querySelectorAll('[data-say]')].filter((one) => !SAID[one.dataset.say]).length"
    )
    assert blank == 0
    assert checker.faults == []


async def test_without_scripts_it_says_so(chromium: Any, tmp_path: Path) -> None:
    """As a phone's preview shows it."""
    (tmp_path / PAGE).write_bytes(checking_page())
    context = await chromium.new_context(java_script_enabled=False)
    page = await context.new_page()
    await page.goto((tmp_path / PAGE).as_uri())
    assert "A preview runs nothing" in await page.inner_text("#still")
    assert "미리 보기" in await page.inner_text("#still")
    assert not await page.locator("#app").is_visible()
    await context.close()
