"""Who may open tournaments besides *Manage Events*: whom the server's settings name, judged at every press (T1)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.e2e.cups import has, on
from tests.e2e.house import KO, House, action, house
from tests.simulated import MANAGE_EVENTS, MANAGE_SERVER, Person, Reply

pytestmark = pytest.mark.e2e

REFUSED = KO("error-cup-openers-only", permission=KO("permission-manage_events"))


async def settings(at: House, who: Person) -> Reply:
    """The page, by way of the server's settings."""
    shown = await who.slash(at.room, "madang server")
    return await who.press(shown.message, id=action(shown.message, "cup-openers"))


async def opened(at: House, who: Person) -> Reply:
    """Somebody tries to open one."""
    return await who.slash(at.room, "tournament new", name="봄", game="metromania")


async def test_a_role_and_a_person_that_are_named_may_and_the_right_ends_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        boss = at.world.add_person("boss", "ko", shown="관리자", powers=MANAGE_SERVER)
        assert REFUSED in (await opened(at, at.minsu)).text
        assert not has((await at.minsu.slash(at.room, "tournament list")).message, "cup-new")
        role = at.world.server.add_role("운영진")
        page = await settings(at, boss)
        page = await boss.pick(page.message, [role], id=on(page.message, "s-cup-roles"))
        assert f"<@&{role.id}>" in page.text
        assert REFUSED in (await opened(at, at.minsu)).text
        at.world.server.members[at.minsu.id].roles.append(role)
        shown = await opened(at, at.minsu)
        assert has(shown.message, "cup-open")
        assert has((await at.minsu.slash(at.room, "tournament list")).message, "cup-new")
        # taken away between two presses
        at.world.server.members[at.minsu.id].roles.remove(role)
        stopped = await at.minsu.press(shown.message, id=on(shown.message, "cup-open"))
        assert REFUSED in stopped.text
        found = await at.bot.tournaments.look.setting_up(at.minsu.id, at.world.server.id)
        assert not found.row.opened_at
        # by name
        page = await boss.pick(page.message, [at.minsu], id=on(page.message, "s-cup-people"))
        assert f"<@{at.minsu.id}>" in page.text
        going = await at.minsu.press(shown.message, id=on(shown.message, "cup-open"))
        assert await at.bot.tournaments.look.here(at.room.id) is not None, going.text
        page = await boss.pick(page.message, [], id=on(page.message, "s-cup-people"))
        assert REFUSED in (await opened(at, at.minsu)).text


async def test_only_who_manages_the_server_says_so_and_only_for_that_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        boss = at.world.add_person("boss", "ko", shown="관리자", powers=MANAGE_SERVER)
        page = await settings(at, boss)
        at.world.server.members[boss.id].roles.clear()
        for reply in (
            await boss.pick(page.message, [at.minsu], id=on(page.message, "s-cup-people")),
            await boss.pick(page.message, [], id=on(page.message, "s-cup-roles")),
            await at.minsu.replay(page.message, "t:0:0.0:cup-openers"),
        ):
            assert KO("error-permission-you", permission=KO("permission-manage_guild")) in reply.text
        assert await at.bot.tables.people.cup_openers(at.world.server.id) == []
        other = at.world.home.world.add_guild("Elsewhere")
        there = at.world.add_channel("there", server=other)
        mayor = at.world.add_person("mayor", "ko", shown="시장", powers=MANAGE_SERVER, server=other)
        other.join(at.minsu.user)
        shown = await mayor.slash(there, "madang server")
        shown = await mayor.press(shown.message, id=action(shown.message, "cup-openers"))
        await mayor.pick(shown.message, [at.minsu], id=on(shown.message, "s-cup-people"))
        assert REFUSED in (await opened(at, at.minsu)).text, "named elsewhere is not named here"


async def test_who_may_manage_events_always_may_and_who_is_forgotten_is_named_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="주최", powers=MANAGE_EVENTS)
        assert has((await opened(at, host)).message, "cup-open")
        boss = at.world.add_person("boss", "ko", shown="관리자", powers=MANAGE_SERVER)
        page = await settings(at, boss)
        await boss.pick(page.message, [at.minsu], id=on(page.message, "s-cup-people"))
        await at.world.act(partial(at.bot.tables.people.forget, at.minsu.id))
        assert await at.bot.tables.people.cup_openers(at.world.server.id) == []
        assert REFUSED in (await opened(at, at.minsu)).text
