"""Hours, vacations and paces that nobody may have, over the wire: a sentence says what is allowed, and nothing is
changed (asynchronous X6)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.text.catalogue import Voice
from tests.e2e.house import EN, KO, House, action, house
from tests.simulated import Person, Reply

pytestmark = pytest.mark.e2e

ZONES = ["Atlantis", "GMT+25", "../../etc/passwd", "Asia/Seoul\u0000", "right/UTC", "Z" * 40, "%s %n", "99"]
QUIET = [
    "25:00-08:00",
    "23:00-25:00",
    "23:60-08:00",
    "23-99",
    "20:00-08:00",
    "00:00-24:00",
    "08:00-08:00",
    "-1-5",
    "23:00",
    "nachts",
    "23:00-08:00-09:00",
    "9" * 20,
]
VACATIONS = [
    ("2025-07-01", "2025-07-10"),
    ("", "2026-02-01"),
    ("2026-02-27", "2026-03-05"),
    ("2026-03-09", "2026-03-05"),
    ("2026-02-30", "2026-03-05"),
    ("2026-03-05", "2026-13-01"),
    ("2028-01-01", "2028-01-05"),
    ("9999-12-31", "9999-12-31"),
    ("tomorrow", "2026-03-05"),
    ("", ""),
    ("0000-00-00", "0000-00-00"),
]
LONG_VACATIONS = [("2026-03-05", "2026-03-20"), ("", "2026-04-30"), ("2026-03-05", "9998-12-31")]
PACES = {
    "error-pace-turn": ["0 0 0", "0h 12h 3d", "4m 1m 0", "15d 1h 0", "99999999d 1h 0"],
    "error-pace-answer": ["24h 0 3d", "24h 0m 3d", "24h 59 3d", "24h 8d 3d"],
    "error-pace-reserve": ["24h 12h 31d", "24h 12h 99999999d"],
    "error-pace-unknown": ["-5h 1h 0", "24h", "24h 12h 3d 1d", "1e9 1 1", "1.5h 1h 0", "∞ ∞ ∞", "24 시간 12h", "soon"],
}


async def calendar(at: House, person: Person) -> Any:
    """What is kept of somebody's hours."""
    row = await at.bot.tables.people.get(person.id)
    return (row.calendar, row.reminders, row.digest) if row is not None else None


async def page_of(at: House, person: Person) -> Reply:
    """The page of one's own settings, with quiet hours and a vacation set already."""
    page = await person.slash(at.room, "madang settings")
    form = await person.press(page.message, id=action(page.message, "my-quiet"))
    return await person.submit(form, text="23:00-07:00")


@pytest.mark.parametrize(("who", "text"), [("jisoo", KO), ("ada", EN)])
async def test_zones_that_do_not_exist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, who: str, text: Voice) -> None:
    async with house(tmp_path, monkeypatch) as at:
        person: Person = getattr(at, who)
        page = await page_of(at, person)
        before = await calendar(at, person)
        for zone in ZONES:
            typed = await person.slash(at.room, "madang settings", zone=zone)
            form = await person.press(page.message, id=action(page.message, "my-zone"))
            written = await person.submit(form, text=zone)
            for refused in (typed, written):
                assert refused.private, zone
                assert text("error-hours-zone") in refused.text, zone
            assert await calendar(at, person) == before, zone


async def test_quiet_hours_over_24_and_over_ten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        page = await page_of(at, at.jisoo)
        before = await calendar(at, at.jisoo)
        for hours in QUIET:
            form = await at.jisoo.press(page.message, id=action(page.message, "my-quiet"))
            refused = await at.jisoo.submit(form, text=hours)
            assert refused.private, hours
            assert KO("error-hours-quiet") in refused.text, hours
            assert await calendar(at, at.jisoo) == before, hours
        again = await at.jisoo.slash(at.room, "madang settings")
        assert KO("settings-quiet-line", hours="23:00-07:00") in again.text


async def test_vacations_in_the_past_without_end_and_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        page = await page_of(at, at.ada)
        before = await calendar(at, at.ada)
        for days, key in [(VACATIONS, "error-vacation-when"), (LONG_VACATIONS, "error-vacation-row")]:
            for first, last in days:
                form = await at.ada.press(page.message, id=action(page.message, "my-away"))
                refused = await at.ada.submit(form, **{"text": first, "text-2": last})
                assert refused.private, (first, last)
                assert EN(key, days=14) in refused.text, (first, last)
                assert await calendar(at, at.ada) == before, (first, last)
        assert "my-back" not in str(page.message.buttons)


async def test_allowances_of_zero_and_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu, start=False)
        options = await at.jisoo.press(at.board, id=action(at.board, "options"))
        page = await at.jisoo.press(options.message, id=action(options.message, "pace"))
        form = await at.jisoo.press(page.message, id=action(page.message, "pace-own"))
        await at.jisoo.submit(form, text="24h 12h 3d")
        before, lobby = (await at.table()).row, at.board.text
        assert before.options["table-pace"] == "own:86400/43200/259200"
        for key, texts in PACES.items():
            for text in texts:
                form = await at.jisoo.press(page.message, id=action(page.message, "pace-own"))
                refused = await at.jisoo.submit(form, text=text)
                assert refused.private, text
                assert KO(key) in refused.text, text
                after = (await at.table()).row
                assert (after.options, after.revision) == (before.options, before.revision), text
        assert at.board.text == lobby
