"""The audit log says which settings were changed, from what to what, in the reader's language (tournaments T1, T5), and
who enters a season late reads before the press where that begins (section 7)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.cups import LATER, Cup, on
from tests.e2e.house import EN, KO, House, house
from tests.e2e.test_cup_seasons import league, season
from tests.simulated import MANAGE_EVENTS, Person, Reply

pytestmark = [pytest.mark.e2e, pytest.mark.sqlite]  # it looks into the file in words of its own


async def chosen(who: Person, page: Reply, key: str, value: str) -> Reply:
    """One value of a menu of the setup page."""
    menu = next(one for one in page.message.selects if one["custom_id"].endswith(f".{key}"))
    return await who.pick(page.message, [value], id=menu["custom_id"])


async def record(who: Person, cup: Cup) -> str:
    """The audit log as somebody reads it, without the marks of lists."""
    menu = await who.press(cup.home, id=on(cup.home, "cup-menu"))
    return (await who.press(menu.message, id=on(menu.message, "cup-record"))).text


async def opened(at: House) -> tuple[Cup, Reply]:
    """An open tournament, and its settings."""
    cup = Cup(at, at.world.add_person("host", "ko", shown="주최", powers=MANAGE_EVENTS), at.people)
    await cup.opened("metromania", name="봄")
    page = await cup.organise()
    return cup, await cup.host.press(page.message, id=on(page.message, "cup-setup"))


async def test_changed_terms_are_told_by_name_from_what_to_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        cup, page = await opened(at)
        page = await chosen(cup.host, page, "pace", "slow")
        page = await chosen(cup.host, page, "format", "season")
        page = await cup.host.press(page.message, label=KO("tournament-round-page-button"))
        page = await chosen(cup.host, page, "games", "3")
        rated = next(one for one in page.message.buttons if ".rated." in one["custom_id"])
        page = await cup.host.press(page.message, id=rated["custom_id"])
        ours, theirs = await record(at.jisoo, cup), await record(at.ada, cup)
        for say, told in ((KO, ours), (EN, theirs)):
            for what, was, now in (
                (say("tournament-set-pace"), say("table-pace-daily"), say("table-pace-slow")),
                (say("tournament-change-format"), say("tournament-format-swiss"), say("tournament-format-season")),
                (
                    say("tournament-set-games"),
                    say("tournament-rounds-all-option"),
                    say("tournament-games-option", count=3),
                ),
                (say("tournament-switch-rated"), say("tournament-on"), say("tournament-off")),
            ):
                clause = say("tournament-change", what=what, was=was, now=now)
                assert say("tournament-did-changed", changes=clause) in told
        assert "→" in ours


async def test_what_stands_around_the_terms_is_told_too_and_an_old_note_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        cup, page = await opened(at)
        form = await cup.host.press(page.message, id=on(page.message, "cup-rename"))
        page = await cup.host.submit(form, text="*여름*")
        page = await cup.host.press(page.message, label=KO("tournament-when-page-button"))
        await chosen(cup.host, page, "most", "16")
        told = await record(at.ada, cup)
        clause = EN("tournament-change", what=EN("tournament-change-title"), was="봄", now=r"\*여름\*")
        assert EN("tournament-did-changed", changes=clause) in told
        values = {"was": EN("tournament-most-none-option"), "now": EN("tournament-most-option", count=16)}
        assert EN("tournament-change", what=EN("tournament-set-most"), **values) in told
        # A journal of before knows what came of it, not what was.
        event = await cup.event()
        async with at.bot.database.write() as connection:
            await connection.execute(
                "UPDATE journal SET note = json_remove(note, '$.was') WHERE tournament_id = ? AND note <> ''",
                (event.id,),
            )
        told = await record(at.ada, cup)
        assert EN("tournament-did-renamed") in told
        assert EN("tournament-did-other") in told


async def test_who_enters_a_season_late_reads_where_that_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        cup = league(at)
        late = at.world.add_person("late", "en", shown="Late")
        await season(cup)
        assert KO("tournament-enter-last-line", letter="B") not in cup.home.text, "nobody is late yet"
        await cup.start()
        await at.world.pass_time(LATER)
        assert KO("tournament-enter-last-line", letter="B") in cup.home.text
        rules = await late.press(cup.home, id=on(cup.home, "cup-rules"))
        assert EN("tournament-late-last-line", letter="B") in rules.text
        own = await late.press(cup.home, id=on(cup.home, "cup-match"))
        assert EN("tournament-enter-last-line", letter="B") in own.text
        await late.press(own.message, id=on(own.message, "cup-join"))
        event = await cup.event()
        assert event.contest.entrant(event.number_of(late.id) or 0).division == 1
