"""A person's settings on one page: zone, quiet hours, days off, vacation, how to be told (asynchronous P1-P4, X6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hours.vacations import Vacation
from bot.hours.weeks import BadHours, Week
from bot.store.rows import UserRow
from bot.tables.model import Person
from bot.text.catalogue import Language, Voice
from cogs.panels import preferences
from cogs.panels.dispatch import handlers
from cogs.panels.ids import Id
from cogs.panels.screen import Button, Dropdown, Popup, Screen
from tests.cogs.stage import Stage, stage

NOW = 1_800_000_000
"""2027-01-15 08:00 UTC, 17:00 in Seoul."""
ANN = Person(1, "Ann", "en-US")
JISOO = Person(2, "지수", "ko")


@pytest.fixture
async def at(tmp_path: Path):  # type: ignore[no-untyped-def]
    made = await stage(tmp_path)
    yield made
    await made.tables.close()


async def press(at: Stage, person: Person, action: str, *values: str) -> Screen | Popup:
    visit = at.visit(person, Id(action), list(values), panel=True)
    await handlers[action](visit)
    return visit.said[-1]


async def row(at: Stage, person: Person) -> UserRow | None:
    return await at.tables.people.get(person.id)


def offered(screen: Screen | Popup) -> set[str]:
    assert isinstance(screen, Screen)
    found: set[str] = set()
    for one in screen.rows:
        found |= {one.id.action} if isinstance(one, Dropdown) else {b.id.action for b in one if b.id is not None}
    return found


@pytest.mark.parametrize(
    ("person", "zone", "time"), [(JISOO, "Asia/Seoul", "17:00"), (ANN, "UTC", "08:00")], ids=["ko", "en"]
)
async def test_until_it_is_set_the_zone_is_a_guess(at: Stage, person: Person, zone: str, time: str) -> None:
    screen = await press(at, person, "my-settings")
    said = Voice("ko" if person is JISOO else "en")
    assert zone in str(screen)
    assert time in str(screen)
    assert said("settings-zone-usual") in str(screen)
    assert await row(at, person) is None or (await row(at, person)).calendar.weeks == ()  # type: ignore[union-attr]


async def test_the_zone_of_the_server_counts_for_those_who_have_none(at: Stage) -> None:
    found = await at.tables.people.guild(10)
    found.zone = "Europe/Berlin"
    await at.tables.people.set_guild(found)
    assert "Europe/Berlin" in str(await press(at, ANN, "my-settings"))
    assert "Asia/Seoul" in str(await press(at, JISOO, "my-settings"))


async def test_a_zone_from_the_menu(at: Stage) -> None:
    screen = await press(at, ANN, "s-my-zone", "America/New_York")
    assert "America/New_York (New York), now 03:00" in str(screen)
    assert Voice("en")("settings-zone-usual") not in str(screen)


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Europe/Vienna", "Europe/Vienna"),
        ("vienna", "Europe/Vienna"),
        ("서울", "Asia/Seoul"),
        ("new york", "America/New_York"),
        ("Buenos Aires", "America/Argentina/Buenos_Aires"),
        ("ㅂㄹㄹ", "Europe/Berlin"),
    ],
)
async def test_a_zone_that_was_written(at: Stage, text: str, zone: str) -> None:
    popup = await press(at, ANN, "my-zone")
    assert isinstance(popup, Popup)
    if text == "Buenos Aires":  # there are two names for it
        text = zone
    await press(at, ANN, "my-zone-set", text)
    assert (await row(at, ANN)).calendar.latest.zone == zone  # type: ignore[union-attr]


@pytest.mark.parametrize("text", ["", "Atlantis/Capital", "a", "../etc", "UTC+25", "America"])
async def test_other_zones_change_nothing(at: Stage, text: str) -> None:
    """Zones that do not exist, or are not clear (asynchronous X6)."""
    await press(at, ANN, "s-my-zone", "Asia/Tokyo")
    before = await row(at, ANN)
    with pytest.raises(BadHours) as refused:
        await preferences.zone_typed(at.visit(ANN, Id("my-zone-set"), panel=True), text)
    assert Voice("en")(refused.value.key, **refused.value.details)
    with pytest.raises(BadHours):
        await preferences.choose_zone(at.visit(ANN, Id("s-my-zone"), panel=True), text)
    assert await row(at, ANN) == before


async def test_quiet_hours_take_the_zone_that_was_shown(at: Stage) -> None:
    assert "my-no-quiet" not in offered(await press(at, JISOO, "my-settings"))
    assert isinstance(await press(at, JISOO, "my-quiet"), Popup)
    screen = await press(at, JISOO, "my-quiet-set", "23시부터 8시까지")
    assert Voice("ko")("settings-quiet-line", hours="23:00-08:00") in str(screen)
    assert (await row(at, JISOO)).calendar.latest == Week("Asia/Seoul", (1380, 480))  # type: ignore[union-attr]
    assert "[23:00-08:00]" in str(await press(at, JISOO, "my-quiet"))
    assert "my-no-quiet" in offered(screen)
    await press(at, JISOO, "my-no-quiet")
    assert (await row(at, JISOO)).calendar.latest == Week("Asia/Seoul")  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("action", "values", "key"),
    [
        ("my-quiet-set", ["25-7"], "error-hours-quiet"),
        ("my-quiet-set", ["20-7"], "error-hours-quiet"),
        ("my-quiet-set", ["when I sleep"], "error-hours-quiet"),
        ("s-my-off", ["0", "1", "2"], "error-hours-off"),
        ("s-my-off", ["9"], "error-hours-off"),
        ("my-away-set", ["2027-01-14", "2027-01-20"], "error-vacation-when"),
        ("my-away-set", ["", "yesterday"], "error-vacation-when"),
        ("my-away-set", ["2027-02-30", "2027-03-02"], "error-vacation-when"),
        ("my-away-set", ["2029-01-01", "2029-01-02"], "error-vacation-when"),
        ("my-away-set", ["", ""], "error-vacation-when"),
        ("my-away-set", ["", "2027-03-01"], "error-vacation-row"),
        ("s-my-digest", ["24"], "error-hours-digest"),
        ("s-my-digest", ["noon"], "error-hours-digest"),
    ],
)
async def test_bad_input_says_what_is_allowed_and_changes_nothing(
    at: Stage, action: str, values: list[str], key: str
) -> None:
    await press(at, ANN, "my-quiet-set", "23-7")
    before = await row(at, ANN)
    with pytest.raises(BadHours) as refused:
        await press(at, ANN, action, *values)
    assert refused.value.key == key
    for language in ("ko", "en"):
        assert Voice(language)(key, **refused.value.details) != key
    assert await row(at, ANN) == before


async def test_days_off(at: Stage) -> None:
    screen = await press(at, ANN, "s-my-off", "6", "5")
    assert Voice("en")("settings-off-line", days="Saturday and Sunday") in str(screen)
    assert (await row(at, ANN)).calendar.latest.off == (5, 6)  # type: ignore[union-attr]
    assert Voice("en")("settings-off-line", days="none") in str(await press(at, ANN, "s-my-off"))


async def test_a_vacation_from_now_and_back(at: Stage) -> None:
    popup = await press(at, JISOO, "my-away")
    assert isinstance(popup, Popup)
    assert [placeholder for _, placeholder, _ in popup.lines] == ["2027-01-15", "2027-01-22"]
    screen = await press(at, JISOO, "my-away-set", "", "2027-01-16")
    until = 1_800_000_000 + 31 * 3600  # midnight after the sixteenth in Seoul
    assert (await row(at, JISOO)).calendar.taken == (Vacation(NOW, until),)  # type: ignore[union-attr]
    assert Voice("ko")("settings-away-line", until=until) in str(screen)
    assert "my-away" not in offered(screen)
    assert "my-away" in offered(await press(at, JISOO, "my-back"))


async def test_a_vacation_from_a_day(at: Stage) -> None:
    screen = await press(at, ANN, "my-away-set", "2027-02-01", "2027-02-03")
    (one,) = (await row(at, ANN)).calendar.taken  # type: ignore[union-attr]
    assert one.until - one.since == 3 * 86400
    assert one.since == 1_801_440_000
    assert Voice("en")("settings-planned-line", since=one.since, until=one.until) in str(screen)
    await press(at, ANN, "my-back")
    assert (await row(at, ANN)).calendar.taken == ()  # type: ignore[union-attr]


async def test_today_as_first_day_is_now(at: Stage) -> None:
    await press(at, ANN, "my-away-set", "2027-01-15", "2027-01-15")
    assert (await row(at, ANN)).calendar.taken[0].since == NOW  # type: ignore[union-attr]


async def test_the_hour_of_the_digest_is_asked_of_those_alone_who_want_it(at: Stage) -> None:
    assert "s-my-digest" not in offered(await press(at, JISOO, "my-settings"))
    screen = await press(at, JISOO, "s-my-reminders", "digest")
    assert "s-my-digest" in offered(screen)
    screen = await press(at, JISOO, "s-my-digest", "21")
    assert "21:00" in str(screen)
    found = await row(at, JISOO)
    assert found is not None
    assert (found.reminders, found.digest, found.calendar.latest.zone) == ("digest", 21, "Asia/Seoul")


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_the_page_fits_discord(at: Stage, language: Language) -> None:
    person = JISOO if language == "ko" else ANN
    await press(at, person, "s-my-zone", "America/Argentina/ComodRivadavia")
    await press(at, person, "s-my-reminders", "digest")
    await press(at, person, "my-quiet-set", "23-7")
    screen = await press(at, person, "my-away-set", "", "2027-01-20")
    assert isinstance(screen, Screen)
    assert len(screen.rows) <= 7
    assert all(len(one.choices) <= 25 for one in screen.rows if isinstance(one, Dropdown))
    components = sum(1 + (1 if isinstance(one, Dropdown) else len(one)) for one in screen.rows)
    assert components + 1 <= 40


async def test_all_of_it_is_shown_and_goes_when_one_is_forgotten(at: Stage) -> None:
    await press(at, ANN, "my-quiet-set", "23-7")
    await press(at, ANN, "my-away-set", "", "2027-01-16")
    data = str(await press(at, ANN, "privacy"))
    assert "23:00-07:00" in data
    assert Voice("en")("privacy-vacations-line", count=1) in data
    await press(at, ANN, "forget-sure")
    assert await row(at, ANN) is None
    await at.tables.people.meet(ANN)
    found = await row(at, ANN)
    assert found is not None
    assert found.calendar.weeks == ()
    assert found.calendar.taken == ()


def test_zones_are_found_as_they_are_typed() -> None:
    for text, zone in (("seo", "Asia/Seoul"), ("서", "Asia/Seoul"), ("ㄴㅇ", "America/New_York"), ("san", "America/")):
        found = preferences.zones_meant(text, several=True)
        assert any(one.startswith(zone) for one in found)
        assert len(found) <= 25
    assert preferences.zones_meant("", several=True)[0] == "Asia/Seoul"
    assert preferences.zones_meant("zzz", several=True) == []


def test_buttons_of_the_page_are_ours() -> None:
    assert {Button("x", Id(one)).id.action for one in ("my-quiet", "my-away", "my-zone")} <= set(handlers)  # type: ignore[union-attr]
