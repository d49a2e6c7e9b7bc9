"""Ranks that people wear, over the wire: chosen, given, taken, refused, forgotten (tournaments R4)."""

from __future__ import annotations

from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.home.members import Role
from bot.home.world import BOT_PERMISSIONS
from bot.rating.scale import DAY, RECENT
from bot.store import ratings as ratings_store
from bot.store import repository as repo
from bot.store.ratings import key_for
from bot.tables.wearing import AGAIN, KEPT, SWEEP
from tests.e2e.cups import on
from tests.e2e.house import EN, KO, House, action, house
from tests.simulated import Person, Reply

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

pytestmark = pytest.mark.e2e

DUEL = "metromania;duel"


class Court:
    """A house in which roles stand for ranks.

    Attributes:
        keeper: manages the server and its roles.
        champion, best: roles the bot may give.
    """

    def __init__(self, at: House) -> None:
        self.at = at
        self.keeper = at.world.add_person("keeper", "ko", shown="관리자", powers="manage_guild manage_roles")
        self.champion = at.world.server.add_role("Champion")
        self.best = at.world.server.add_role("Best")

    def allow(self, names: str = "manage_roles") -> None:
        """What the bot may do besides what it needs."""
        self.at.world.server.set_bot_permissions(f"{BOT_PERMISSIONS} {names}")

    def wears(self, person: Person) -> list[str]:
        """Names of the roles the bot could have given to somebody."""
        roles = self.at.world.server.members[person.id].roles
        return [one.name for one in roles if not one.name.startswith("role of")]

    async def rate(self, person: Person, mu: float, ago: int = 0) -> None:
        """Somebody stands there on the leaderboard, since so many seconds."""
        world = self.at.world

        async def write() -> None:
            async with self.at.bot.database.write() as connection:
                await repo.meet(connection, person.id, person.user.name, "ko")
                key = await key_for(connection, person.id)
                await connection.execute(
                    "INSERT INTO ratings VALUES (?, 'metromania', 'duel', ?, ?, 1.5, 30, ?)"
                    " ON CONFLICT (scope, game, kind, key) DO UPDATE SET mu = excluded.mu, at = excluded.at",
                    (world.server.id, key, mu, world.now() - ago),
                )
            await self.at.bot.wearing.wake(world.server.id)
            self.at.bot.wearing.on_change()

        await world.act(write)

    async def page(self, person: Person | None = None) -> Reply:
        """The page, by way of the server's settings."""
        who = person or self.keeper
        shown = await who.slash(self.at.room, "madang server")
        return await who.press(shown.message, id=action(shown.message, "worn"))

    async def choose(self, band: str, role: Role | None, person: Person | None = None) -> Reply:
        """A role for a band of Metromania's duels."""
        who, shown = person or self.keeper, await self.page(person)
        shown = await who.pick(shown.message, [DUEL], id=on(shown.message, "s-worn-game"))
        shown = await who.pick(shown.message, [band], id=on(shown.message, "s-worn-band"))
        return await who.pick(shown.message, [] if role is None else [role], id=on(shown.message, "s-worn-role"))

    async def soon(self, seconds: float = 3) -> None:
        """Time for the pulse to look."""
        await self.at.world.pass_time(seconds)

    def asked(self) -> list[str]:
        """Requests that give or take roles."""
        return [one for one, _ in self.at.world.requests() if "/roles/" in one]

    def complaints(self, person: Person) -> list[str]:
        """Direct messages to somebody."""
        return [one.content for one in self.at.world.home.world.direct(person.user).messages]


@asynccontextmanager
async def court(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Court]:
    """A house and its court."""
    async with house(folder, monkeypatch) as at:
        yield Court(at)


async def test_off_until_a_role_is_chosen_and_only_then_a_right_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with court(tmp_path, monkeypatch) as ranks:
        at = ranks.at
        await ranks.rate(at.jisoo, 32)
        await ranks.soon(SWEEP)
        assert ranks.asked() == []
        page = await ranks.page()
        assert KO("worn-needs", permission=KO("permission-manage_roles")) in page.text
        (link,) = [one["url"] for one in page.message.there.buttons if "url" in one]
        assert f"guild_id={at.world.server.id}" in link
        refused = await ranks.choose("first", ranks.champion)
        assert KO("error-role-right", permission=KO("permission-manage_roles")) in refused.text
        assert await at.bot.wearing.chosen(at.world.server.id, "metromania", "duel") == {}
        ranks.allow()
        page = await ranks.page()
        assert not [one for one in page.message.there.buttons if "url" in one]
        done = await ranks.choose("first", ranks.champion)
        assert KO("worn-chosen") in done.text
        await ranks.soon()
        assert ranks.wears(at.jisoo) == ["Champion"]
        assert len(ranks.asked()) == 1


async def test_the_highest_rank_that_has_a_role_and_no_other_role_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with court(tmp_path, monkeypatch) as ranks:
        at = ranks.at
        other = at.world.server.add_role("Friend")
        for person in (at.jisoo, at.minsu):
            at.world.server.members[person.id].roles.append(other)
        at.world.server.members[at.ben.id].roles.append(ranks.best)  # given by hand: nobody told the bot to
        ranks.allow()
        for person, mu in ((at.jisoo, 32), (at.minsu, 29), (at.ada, 25)):
            await ranks.rate(person, mu)
        await ranks.choose("first", ranks.champion)
        await ranks.choose("1600", ranks.best)
        await ranks.soon()
        assert ranks.wears(at.jisoo) == ["Friend", "Champion"]
        assert ranks.wears(at.minsu) == ["Friend", "Best"]
        assert ranks.wears(at.ada) == []
        assert ranks.wears(at.ben) == ["Best"]
        await ranks.rate(at.minsu, 34)
        await ranks.soon()
        assert ranks.wears(at.jisoo) == ["Friend", "Best"]
        assert ranks.wears(at.minsu) == ["Friend", "Champion"]
        assert all(str(other.id) not in one for one in ranks.asked())


async def test_a_rated_match_changes_who_wears_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.e2e.test_rank import rated

    async with court(tmp_path, monkeypatch) as ranks:
        at = ranks.at
        ranks.allow()
        await ranks.rate(at.jisoo, 28)
        await ranks.rate(at.minsu, 28.1)
        await ranks.choose("first", ranks.champion)
        await ranks.soon()
        assert ranks.wears(at.minsu) == ["Champion"]
        await rated(at)
        await ranks.soon()
        assert (ranks.wears(at.jisoo), ranks.wears(at.minsu)) == (["Champion"], [])


async def test_who_plays_no_more_drops_out_and_who_left_the_server_is_let_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with court(tmp_path, monkeypatch) as ranks:
        at = ranks.at
        ranks.allow()
        await ranks.rate(at.jisoo, 32, ago=RECENT - DAY)
        await ranks.rate(at.minsu, 30)
        await ranks.choose("ten", ranks.best)
        await ranks.soon()
        assert (ranks.wears(at.jisoo), ranks.wears(at.minsu)) == (["Best"], ["Best"])
        await at.world.pass_time(DAY + SWEEP)
        assert (ranks.wears(at.jisoo), ranks.wears(at.minsu)) == ([], ["Best"])
        at.world.server.leave(at.ada.user)
        await ranks.rate(at.ada, 33)
        await ranks.soon()
        tries = len(ranks.asked())
        await at.world.pass_time(2 * SWEEP)
        assert len(ranks.asked()) == tries, "who is not there is not looked for again and again"
        at.world.server.join(at.ada.user)
        await ranks.rate(at.ada, 33)
        await ranks.soon()
        assert ranks.wears(at.ada) == ["Best"]


async def test_switched_off_it_takes_back_what_it_gave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with court(tmp_path, monkeypatch) as ranks:
        at = ranks.at
        ranks.allow()
        at.world.server.members[at.ben.id].roles.append(ranks.champion)
        await ranks.rate(at.jisoo, 32)
        await ranks.choose("first", ranks.champion)
        await ranks.choose("ten", ranks.best)
        await ranks.soon()
        cleared = await ranks.choose("first", None)
        assert KO("worn-cleared") in cleared.text
        await ranks.soon()
        assert ranks.wears(at.jisoo) == ["Best"]
        page = await ranks.page()
        off = action(page.message, "worn-off")
        done = await ranks.keeper.press(page.message, id=off)
        assert KO("worn-off-note") in done.text
        await ranks.soon()
        assert ranks.wears(at.jisoo) == []
        assert ranks.wears(at.ben) == ["Champion"]
        rows = await at.bot.database.reader.execute_fetchall("SELECT * FROM rank_keepers")
        assert list(rows) == []


async def test_who_may_choose_and_what_may_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with court(tmp_path, monkeypatch) as ranks:
        at, server = ranks.at, ranks.at.world.server
        ranks.allow()
        bound = server.add_role("Robot", managed=True)
        above = server.add_role("Above", below_bot=False)
        wrong = (
            (server.everyone, "error-role-everyone"),
            (bound, "error-role-managed"),
            (above, "error-role-yours"),
        )
        for role, key in wrong:
            assert KO(key, role=role.name) in (await ranks.choose("first", role)).text
        higher = at.world.add_person("boss", "en-US", shown="Boss", powers="manage_guild manage_roles")
        assert EN("error-role-above", role="Above") in (await ranks.choose("first", above, higher)).text
        half = at.world.add_person("half", "en-US", shown="Half", powers="manage_guild")
        refused = await ranks.choose("first", ranks.champion, half)
        assert EN("error-permission-you", permission=EN("permission-manage_roles")) in refused.text
        assert await at.bot.wearing.chosen(server.id, "metromania", "duel") == {}
        # the right is taken away between two presses
        page = await ranks.page()
        menu = on(page.message, "s-worn-role")
        server.members[ranks.keeper.id].roles.clear()
        for chosen in (
            await ranks.keeper.pick(page.message, [ranks.champion], id=menu),
            await ranks.keeper.replay(page.message, "t:0:0.0:worn-off"),
            await at.minsu.replay(page.message, "t:0:0.0:worn"),
        ):
            assert KO("error-permission-you", permission=KO("permission-manage_guild")) in chosen.text
        assert not await at.bot.wearing.any_chosen(server.id)


async def test_a_forged_place_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with court(tmp_path, monkeypatch) as ranks:
        ranks.allow()
        page = await ranks.page()
        menu = next(one for one in page.message.selects if one["custom_id"] == on(page.message, "s-worn-role"))
        for forged in ("metromania;teams;first", "chess;duel;first", "metromania;duel;1", "metromania;duel", "x"):
            menu["custom_id"] = f"t:0:0.0:s-worn-role:{forged}"
            reply = await ranks.keeper.pick(page.message, [ranks.champion], id=menu["custom_id"])
            assert KO("error-unknown-option") in reply.text
        assert not await ranks.at.bot.wearing.any_chosen(ranks.at.world.server.id)


async def test_what_discord_refuses_is_told_once_and_done_when_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with court(tmp_path, monkeypatch) as ranks:
        at = ranks.at
        ranks.allow()
        await ranks.choose("first", ranks.champion)
        ranks.allow("")
        await ranks.rate(at.jisoo, 32)
        await at.world.pass_time(3 * AGAIN)
        assert ranks.wears(at.jisoo) == []
        assert len(ranks.complaints(ranks.keeper)) == 1
        assert KO("permission-manage_roles") in ranks.complaints(ranks.keeper)[0]
        ranks.allow()
        await ranks.soon()
        assert ranks.wears(at.jisoo) == ["Champion"]
        assert await at.bot.wearing.refused(at.world.server.id) is None
        # deleted before the bot heard of it: Discord says 404, and it is told once
        at.world.refuse("PUT", "/guilds/*/members/*/roles/*", status=404, code=10011)
        await ranks.rate(at.minsu, 34)
        await ranks.soon()
        assert len(ranks.complaints(ranks.keeper)) == 2
        assert not await at.bot.wearing.any_chosen(at.world.server.id)
        await at.world.pass_time(2 * AGAIN)
        assert len(ranks.complaints(ranks.keeper)) == 2


async def test_closed_to_messages_it_is_said_in_the_channel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with court(tmp_path, monkeypatch) as ranks:
        at = ranks.at
        ranks.allow()
        ranks.keeper.user.dms_open = False
        await ranks.choose("first", ranks.champion)
        at.world.refuse("PUT", "/guilds/*/members/*/roles/*", status=403, code=50013)
        await ranks.rate(at.jisoo, 32)
        await ranks.soon()
        said = [one.text for one in at.room.messages if "Champion" in one.text]
        assert len(said) == 1
        await at.world.pass_time(AGAIN)
        assert ranks.wears(at.jisoo) == ["Champion"]


async def test_nothing_is_lost_or_done_twice_over_refusals_and_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with court(tmp_path, monkeypatch) as ranks:
        at = ranks.at
        ranks.allow()
        people = [at.world.add_person(f"p{n}", "ko", shown=f"P{n}") for n in range(14)]
        for number, person in enumerate(people):
            await ranks.rate(person, 30 + number / 10)
        at.world.refuse("PUT", "/guilds/*/members/*/roles/*", status=500, times=7)
        await ranks.choose("1600", ranks.best)
        await ranks.soon(1)
        await at.restart()
        await ranks.soon(60)
        assert [ranks.wears(one) for one in people] == [["Best"]] * 14
        served = len(ranks.asked())
        await at.world.pass_time(2 * SWEEP)
        assert len(ranks.asked()) == served, "what is worn is not given again"


async def test_who_is_forgotten_wears_nothing_and_leaves_no_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with court(tmp_path, monkeypatch) as ranks:
        at = ranks.at
        ranks.allow()
        await ranks.rate(at.jisoo, 32)
        await ranks.rate(at.minsu, 30)
        await ranks.choose("first", ranks.champion)
        await ranks.soon()
        ranks.allow("")
        await at.world.act(partial(at.bot.tables.people.forget, at.jisoo.id))
        await ranks.soon()
        assert ranks.wears(at.jisoo) == ["Champion"], "Discord does not let the bot"
        ranks.allow()
        await ranks.soon()
        assert (ranks.wears(at.jisoo), ranks.wears(at.minsu)) == ([], ["Champion"])
        assert str(at.jisoo.id) not in await everything(at)
        ranks.allow("")
        await at.world.act(partial(at.bot.tables.people.forget, at.minsu.id))
        await at.world.pass_time(KEPT + 2 * AGAIN)
        assert str(at.minsu.id) not in await everything(at), "after a week nothing is kept"


async def everything(at: House) -> str:
    """All that is kept of roles."""
    found = ""
    for table in ("rank_roles", "rank_keepers", "worn_roles", "unworn_roles", "rated_people", "users"):
        rows = await at.bot.database.reader.execute_fetchall(f"SELECT * FROM {table}")
        found += repr([tuple(row) for row in rows])
    return found


async def test_all_anew_looks_at_who_wears_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with court(tmp_path, monkeypatch) as ranks:
        at = ranks.at
        ranks.allow()
        await ranks.rate(at.jisoo, 32)
        await ranks.choose("first", ranks.champion)
        await ranks.soon()

        async def recompute() -> None:
            async with at.bot.database.write() as connection:
                await ratings_store.recompute(connection)

        await at.world.act(recompute)
        await at.world.pass_time(400)
        assert ranks.wears(at.jisoo) == [], "no result says that anybody was rated"
