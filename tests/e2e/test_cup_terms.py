"""Every value of a tournament can be chosen by presses before the start, and what may change later after it (T1)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.core.play import PACE
from bot.tables.seat_choices import PACK
from bot.tables.timing import LATE
from tests.e2e.cups import LATER, Cup, has, on
from tests.e2e.house import EN, KO, House, house
from tests.e2e.own_packs import folder_of_packs
from tests.simulated import MANAGE_EVENTS, Message, Reply

pytestmark = pytest.mark.e2e


def ends(message: Message, end: str) -> str:
    """Custom id of what ends so: a menu of one value, a page."""
    ids = [one["custom_id"] for one in (*message.buttons, *message.selects)]
    found = [one for one in ids if one.endswith(end)]
    assert found, f"no {end} among {ids}"
    return found[0]


class Page:
    """The page of somebody who sets a tournament up."""

    def __init__(self, cup: Cup, shown: Reply) -> None:
        self.cup = cup
        self.shown = shown

    async def go(self, page: str) -> None:
        """To a page behind this one; empty for the one before."""
        end = f".{page}" if page else "cup-setup"
        ids = [one["custom_id"] for one in self.shown.message.buttons]
        id = ends(self.shown.message, end) if page else next(one for one in ids if re.search(r":cup-setup:\d+$", one))
        self.shown = await self.cup.host.press(self.shown.message, id=id)

    async def pick(self, menu: str, value: str) -> None:
        """One value of a menu."""
        self.shown = await self.cup.host.pick(self.shown.message, [value], id=ends(self.shown.message, f".{menu}"))

    async def turn(self, key: str) -> None:
        """A switch."""
        id = next(one["custom_id"] for one in self.shown.message.buttons if f".{key}." in one["custom_id"])
        self.shown = await self.cup.host.press(self.shown.message, id=id)


async def begun(at: House, game: str) -> tuple[Cup, Page]:
    """A host at the page of a new tournament."""
    host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
    cup = Cup(at, host, [at.jisoo, at.minsu, at.ada, at.ben])
    return cup, Page(cup, await host.slash(at.room, "tournament new", name="봄", game=game))


async def test_a_season_is_set_by_menus_and_its_length_changes_after_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tournaments T1: weeks, divisions, rank, games that count; later only what may change later."""
    async with house(tmp_path, monkeypatch) as at:
        cup, page = await begun(at, "metromania")
        await page.pick("format", "season")
        await page.go("round")
        await page.pick("games", "5")
        await page.pick("at-once", "2")
        await page.go("season")
        await page.pick("weeks", "6")
        await page.pick("divisions", "2")
        await page.pick("rank", "rating")
        assert KO("tournament-weeks-line", count=6) in page.shown.text
        assert KO("tournament-divisions-line", count=2) in page.shown.text
        assert KO("tournament-late-last-line", letter="B") in page.shown.text, "a season lets people in at any time"
        terms = (await cup.event()).contest.terms
        assert (terms.rounds, terms.at_once, terms.weeks, terms.divisions, terms.rank) == (5, 2, 6, 2, "rating")
        await page.go("round")
        await page.go("")
        await cup.host.press(page.shown.message, id=on(page.shown.message, "cup-open"))
        for person in cup.people:
            await person.press(cup.home, id=on(cup.home, "cup-join"))
        page.shown = await cup.start()
        await page.go("time")
        await page.pick("weeks", "8")
        await page.turn("vacation")
        terms = (await cup.event()).contest.terms
        assert (terms.weeks, terms.vacation) == (8, False)
        assert KO("tournament-vacation-line") in page.shown.text
        assert KO("tournament-weeks-line", count=8) in page.shown.text
        assert not has(page.shown.message, "cup-pace-own"), "the pace is fixed from the start on"
        assert not any(one["custom_id"].endswith(".divisions") for one in page.shown.message.selects)


async def test_another_format_takes_back_what_it_does_not_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """tournaments T1: two games at once in a season are no dead end for who wants a Swiss after all."""
    async with house(tmp_path, monkeypatch) as at:
        cup, page = await begun(at, "metromania")
        await page.pick("format", "season")
        await page.go("round")
        await page.pick("at-once", "3")
        await page.go("")
        await page.pick("format", "swiss")
        terms = (await cup.event()).contest.terms
        assert (terms.format, terms.at_once) == ("swiss", 1)
        await page.go("round")
        await page.pick("late", "3")
        await page.go("")
        await page.pick("format", "knockout")
        assert (await cup.event()).contest.terms.late_until == 0
        assert KO("tournament-no-late-line") in page.shown.text


async def test_a_pace_of_ones_own_and_what_happens_to_the_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """tournaments T1: an own pace is written, by the menu or by the button; what is wrong with one is said."""
    async with house(tmp_path, monkeypatch) as at:
        cup, page = await begun(at, "metromania")
        asked = await cup.host.pick(page.shown.message, ["own"], id=ends(page.shown.message, ".pace"))
        wrong = await cup.host.submit(asked, text="soon")
        assert wrong.text == KO("error-pace-unknown")
        asked = await cup.host.pick(page.shown.message, ["own"], id=ends(page.shown.message, ".pace"))
        page.shown = await cup.host.submit(asked, text="8시간 4시간 이틀")
        assert (await cup.event()).contest.terms.options[PACE] == "own:28800/14400/172800"
        await page.go("time")
        asked = await cup.host.press(page.shown.message, id=on(page.shown.message, "cup-pace-own"))
        page.shown = await cup.host.submit(asked, text="6h 3h")
        assert (await cup.event()).contest.terms.options[PACE] == "own:21600/10800/0"
        await page.go("time")
        await page.pick("overdue", "forfeit")
        await page.pick("soft", "7")
        await page.pick("extensions", "2")
        event = await cup.event()
        assert (event.contest.terms.options[LATE], event.row.extensions) == ("forfeit", 2)
        assert KO("pace-late-forfeit-line") in page.shown.text
        assert KO("tournament-limit-longer-line", days=7, count=2) in page.shown.text


async def test_the_order_among_equals_is_chosen_place_by_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """tournaments S3, T1: a list; who stood in a place changes it with the one that comes there."""
    async with house(tmp_path, monkeypatch) as at:
        cup, page = await begun(at, "metromania")
        await page.go("round")
        await page.go("breaks")
        await page.pick("0", "share")
        assert (await cup.event()).contest.terms.tie_breaks == ("share", "met", "wins", "direct", "draw")
        await page.pick("2", "-")
        assert (await cup.event()).contest.terms.tie_breaks == ("share", "met", "draw")
        await page.pick("0", "-")
        assert (await cup.event()).contest.terms.tie_breaks == ("draw",)
        points = KO("tournament-points-standard")
        assert KO("tournament-points-drawn-line", points=points) in page.shown.text
        forged = f"t:0:0.0:s-cup-break:{(await cup.event()).id}.0"
        refused = await cup.host.replay(page.shown.message, forged)
        assert refused.text == KO("error-unknown-option")


async def test_card_packs_and_what_is_written_for_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """tournaments T1: game and options: matches are played with the cards that were chosen."""
    async with house(tmp_path, monkeypatch) as at:
        assert await at.bot.tables.packs.load(folder_of_packs(tmp_path)) == []
        (pack,) = at.bot.tables.packs.of("project_mine")
        cup, page = await begun(at, "project_mine")
        await page.go("options")
        menu = on(page.shown.message, "s-cup-pack")
        refused = await cup.host.replay(page.shown.message, menu)
        assert refused.text == KO("error-unknown-option"), "what is no line of the menu changes nothing"
        page.shown = await cup.host.pick(page.shown.message, [pack.sha], id=menu)
        assert KO("option-table-pack") in page.shown.text
        await page.go("")
        await cup.host.press(page.shown.message, id=on(page.shown.message, "cup-open"))
        for person in cup.people:
            await person.press(cup.home, id=on(cup.home, "cup-join"))
        rules = await at.ada.press(cup.home, id=on(cup.home, "cup-rules"))
        assert EN("option-table-pack") in rules.text, "whoever wants to join can read with which cards"
        await cup.start()
        await at.world.pass_time(LATER)
        tables = await cup.tables()
        assert tables
        assert all(one.row.pack == pack.sha and one.row.options[PACK] == pack.sha for one in tables)


async def test_more_rounds_than_stay_free_of_rematches_become_a_round_robin_by_one_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tournaments F1: offered beside the menu of rounds; what it had of a Swiss alone is as usual again."""
    async with house(tmp_path, monkeypatch) as at:
        cup, page = await begun(at, "metromania")
        await page.go("round")
        await page.pick("late", "2")
        await page.pick("rounds", "12")
        assert KO("tournament-again-line", rounds=11) in page.shown.text
        robin = next(one["custom_id"] for one in page.shown.message.buttons if one["custom_id"].endswith(".robin.1"))
        shown = await cup.host.press(page.shown.message, id=robin)
        assert KO("tournament-format-robin-told") in shown.text
        terms = (await cup.event()).contest.terms
        assert (terms.format, terms.rounds, terms.late_until) == ("robin", 0, 0)
