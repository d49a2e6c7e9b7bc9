"""Roles by rank, who opens tournaments, the next season, *Find me a table*: other people's buttons, other servers, old
pages and double presses have one effect or a kind sentence (tournaments Y2, R4, R6, T1)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.store import searches
from bot.tables.model import Person
from bot.tournaments.tourney import Tourney
from tests.e2e.cups import on
from tests.e2e.house import KO, House, action, house
from tests.e2e.test_cup_seasons import league, played
from tests.e2e.test_seeking import look, page, table
from tests.e2e.test_wearing import court
from tests.simulated import MANAGE_SERVER

pytestmark = pytest.mark.e2e

FORBIDDEN = KO("error-permission-you", permission=KO("permission-manage_guild"))


async def rows(at: House, name: str) -> list[tuple[object, ...]]:
    """Everything in a table of the database."""
    return [tuple(one) for one in await at.bot.database.reader.execute_fetchall(f"SELECT * FROM {name}")]


async def test_roles_by_rank_pressed_twice_from_an_old_page_and_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with court(tmp_path, monkeypatch) as ranks:
        at = ranks.at
        ranks.allow()
        old = await ranks.page()
        await ranks.choose("first", ranks.champion)
        kept = await rows(at, "rank_roles")
        again = await ranks.choose("first", ranks.champion)
        assert again.answered
        assert await rows(at, "rank_roles") == kept, "once"
        # The page of before still says "first": the same menu of it takes another role for the same rank, no second.
        taken = await ranks.keeper.pick(old.message, [ranks.best], id=on(old.message, "s-worn-role"))
        await ranks.soon()
        chosen = await at.bot.wearing.chosen(at.world.server.id, "metromania", "duel")
        assert chosen == {"first": ranks.best.id}, taken.text
        # Somebody who manages another server does all that there, not here.
        other = at.world.home.world.add_guild("Elsewhere")
        there = at.world.add_channel("there", server=other)
        powers = "manage_guild manage_roles"
        mayor = at.world.add_person("mayor", "ko", shown="시장", powers=powers, server=other)
        shown = await mayor.slash(there, "madang server")
        off = await mayor.replay(shown.message, "t:0:0.0:worn-off")
        assert KO("worn-off-note") in off.text
        assert await at.bot.wearing.chosen(at.world.server.id, "metromania", "duel") == chosen
        for _ in range(2):
            off = await ranks.keeper.replay(old.message, "t:0:0.0:worn-off")
            assert KO("worn-off-note") in off.text
        assert not await at.bot.wearing.any_chosen(at.world.server.id)


async def test_openers_chosen_twice_by_two_and_by_whom_that_is_nobodys_business(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        keepers = [at.world.add_person(f"k{n}", "ko", shown=f"관리자{n}", powers=MANAGE_SERVER) for n in (1, 2)]
        role = at.world.server.add_role("운영진")
        pages = []
        for keeper in keepers:
            shown = await keeper.slash(at.room, "madang server")
            pages.append(await keeper.press(shown.message, id=action(shown.message, "cup-openers")))
        for keeper, shown in zip(keepers, pages, strict=True):  # the second page does not know of the first press
            for _ in range(2):
                await keeper.pick(shown.message, [role], id=on(shown.message, "s-cup-roles"))
                await keeper.pick(shown.message, [at.minsu], id=on(shown.message, "s-cup-people"))
        row = await at.bot.tables.people.guild(at.world.server.id)
        assert row.cup_openers == [role.id]
        assert await at.bot.tables.people.cup_openers(at.world.server.id) == [at.minsu.id]
        stranger = await at.ada.slash(at.room, "madang open")
        menus = [("s-cup-roles", role), ("s-cup-people", at.ada)]
        for name, value in menus:
            shown = pages[0].message
            shown.there.seen_by = at.ada.id
            reply = await at.ada.pick(shown, [value], id=on(shown, name))
            assert "Manage Server" in reply.text
            shown.there.seen_by = keepers[0].id
        assert stranger.answered
        assert await at.bot.tables.people.cup_openers(at.world.server.id) == [at.minsu.id]


async def test_the_next_season_pressed_by_two_organisers_at_once_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        cup = league(at)
        before = await played(cup)
        shown = await cup.organise()
        press = on(shown.message, "cup-next")

        made: list[Tourney] = []

        async def all_at_once() -> None:
            follow, user = at.bot.tournaments.seasons.follow, before.organisers[0].user_id
            who = Person(user, before.people[user].name)
            made.extend(await asyncio.gather(*(follow(before.id, who, 900 + one) for one in range(3))))

        await at.world.act(all_at_once)
        assert len({one.id for one in made}) == 1
        await cup.host.press(shown.message, id=press)
        for forged in ("999", "x", f"{before.id}.1", ""):
            reply = await cup.host.replay(shown.message, f"t:0:0.0:cup-next:{forged}")
            assert reply.answered
        found = await rows(at, "tournaments")
        assert len(found) == 2


async def test_find_me_a_table_pressed_twice_late_and_on_another_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        reader, here = at.bot.tables.database.reader, at.world.server.id
        old = await look(at, at.jisoo, 2)
        first = await searches.search_of(reader, here, at.jisoo.id)
        assert first is not None
        await at.world.pass_time(60)
        await at.jisoo.replay(old.message, "t:0:0.0:seek-begin")
        again = await searches.search_of(reader, here, at.jisoo.id)
        assert again is not None
        assert again.since == first.since, "waiting goes on since it began"
        other = at.world.home.world.add_guild("Elsewhere")
        there = at.world.add_channel("there", server=other)
        other.join(at.jisoo.user)
        elsewhere = await at.jisoo.slash(there, "madang open")
        elsewhere = await at.jisoo.press(elsewhere.message, id=action(elsewhere.message, "seek"))
        await at.jisoo.replay(elsewhere.message, "t:0:0.0:seek-stop")
        still = await searches.search_of(reader, here, at.jisoo.id)
        assert still is not None
        assert still.waits, "a search belongs to one server"
        await look(at, at.minsu, 2)
        await at.world.pass_time(10)
        lobby = await table(at)
        panel = await page(at.ada, at)
        await at.ada.replay(panel.message, "t:0:0.0:seek-stop")
        assert [seat.kept_id for seat in (await table(at)).seats] == [seat.kept_id for seat in lobby.seats]
        for _ in range(2):  # no, and no again
            await at.jisoo.replay(old.message, "t:0:0.0:seek-stop")
        await at.world.pass_time(10)
        gone = await searches.search_of(reader, here, at.jisoo.id)
        waits = await searches.search_of(reader, here, at.minsu.id)
        assert gone is not None
        assert waits is not None
        assert (gone.waits, waits.waits) == (False, True)
        assert (await table(at)).row.phase == "cancelled"
        await at.world.pass_time(60)
        assert [one.archived for one in at.room.there.guild.channels.values() if one.is_thread] == [True]
