"""A league over the wire: set with its divisions, played, closed, and the next season by one press (section 7)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tournaments.tourney import Tourney
from tests.e2e.cups import LATER, Cup, has, on
from tests.e2e.house import KO, House, house
from tests.simulated import MANAGE_EVENTS, Person, Reply

pytestmark = pytest.mark.e2e

DAYS = 3 * 24 * 3600


def league(at: House) -> Cup:
    """Four people, and somebody who manages events."""
    return Cup(at, at.world.add_person("host", "ko", shown="주최", powers=MANAGE_EVENTS), at.people)


async def season(cup: Cup) -> None:
    """A season of two divisions, opened with all signed up."""
    at, host = cup.at, cup.host
    page = await host.slash(at.room, "tournament new", name="마당 리그 1", game="metromania")

    async def choose(page: Reply, key: str, value: str) -> Reply:
        menu = next(one for one in page.message.selects if one["custom_id"].endswith(f".{key}"))
        return await host.pick(page.message, [value], id=menu["custom_id"])

    page = await choose(page, "format", "season")
    for onward in ("tournament-round-page-button", "tournament-season-page-button"):
        page = await host.press(page.message, label=KO(onward))
    page = await choose(page, "weeks", "4")
    page = await choose(page, "divisions", "2")
    page = await choose(page, "moving", "1")
    for told in (
        KO("tournament-weeks-line", count=4),
        KO("tournament-divisions-line", count=2),
        KO("tournament-moving-line", count=1),
    ):
        assert told in page.text
    for _ in range(2):
        page = await host.press(page.message, label=KO("button-back"))
    await host.press(page.message, id=on(page.message, "cup-open"))
    for person in cup.people:
        await person.press(cup.home, id=on(cup.home, "cup-join"))
    await at.world.pass_time(LATER)


async def played(cup: Cup) -> Tourney:
    """The season, with a match in each division, closed by the organiser."""
    at = cup.at
    await season(cup)
    await cup.start()
    for person in cup.people:
        own = await cup.my_match(person)
        await person.press(own.message, id=on(own.message, "cup-queue"))
    await at.world.pass_time(DAYS)
    for table in await cup.tables():
        await cup.play(table.id)
    await at.world.pass_time(LATER)
    page = await cup.organise()
    assert not has(page.message, "cup-next"), "it is not over"
    close = next(one for one in page.message.buttons if one["label"] == KO("tournament-close-button"))
    shown = await cup.host.press(page.message, id=close["custom_id"])
    await cup.host.submit(shown, text="시즌 끝")
    await at.world.pass_time(LATER)
    return await cup.event()


async def test_the_next_season_is_one_press_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        cup = league(at)
        before = await played(cup)
        assert before.over
        first = [one.division for one in before.contest.entrants]
        page = await cup.organise()
        press = on(page.message, "cup-next")
        stranger = await at.minsu.replay(page.message, press)
        assert KO("error-cup-openers-only", permission=KO("permission-manage_events")) in stranger.text
        shown = await cup.host.press(page.message, id=press)
        assert KO("tournament-next-note") in shown.text
        assert "마당 리그 2" in shown.text
        found = await at.bot.tournaments.look.setting_up(cup.host.id, at.world.server.id)
        assert found is not None
        assert found.row.opened_at == 0
        moved = {found.guests[before.user_of(n) or 0] != division for n, division in enumerate(first, 1)}
        assert moved == {True, False}, "some go up and down, some stay"
        for person in cup.people:
            assert person.user.name in shown.text
        again = await cup.host.replay(page.message, press)
        assert again.answered
        assert (await at.bot.tournaments.look.setting_up(cup.host.id, at.world.server.id)).id == found.id
        opened = await cup.host.press(shown.message, id=on(shown.message, "cup-open"))
        assert opened.answered
        await at.world.pass_time(LATER)
        newest = [one for one in at.room.messages if has(one, "cup-menu")][-1]
        for person in cup.people:
            await person.press(newest, id=on(newest, "cup-join"))
        after = await at.bot.tournaments.look.at(found.id)
        assert {after.user_of(one.number): one.division for one in after.contest.entrants} == found.guests
        late = await cup.host.replay(page.message, press)
        assert KO("tournament-next-opened-note") in late.text


async def test_without_the_right_or_from_another_server_nothing_is_set_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        cup = league(at)
        before = await played(cup)
        page = await cup.organise()
        press = on(page.message, "cup-next")
        at.world.server.members[cup.host.id].roles.clear()
        refused = await cup.host.press(page.message, id=press)
        assert KO("error-cup-openers-only", permission=KO("permission-manage_events")) in refused.text
        other = at.world.home.world.add_guild("Elsewhere")
        there = at.world.add_channel("there", server=other)
        mayor: Person = at.world.add_person("mayor", "ko", shown="시장", powers=MANAGE_EVENTS, server=other)
        shown = await mayor.slash(there, "tournament new", name="딴 대회", game="metromania")
        for forged in (press, press.rpartition(":")[0] + ":9999", press.rpartition(":")[0] + ":x"):
            reply = await mayor.replay(shown.message, forged)
            assert KO("error-tournament-none") in reply.text
        helper = at.world.add_person("helper", "ko", shown="도우미", powers=MANAGE_EVENTS)
        reply = await helper.replay(cup.home, press)
        assert KO("error-tournament-organisers") in reply.text
        rows = list(await at.bot.database.reader.execute_fetchall("SELECT id FROM tournaments WHERE follows > 0"))
        assert rows == []
        assert (await at.bot.tournaments.look.at(before.id)).over
