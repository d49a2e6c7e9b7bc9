"""Channels, threads, messages and permissions that a tournament loses in mid-round, and the press that mends it
(tournaments T3, T5): organisers read what is missing on their page, and nothing that was played is lost.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.rows import PAUSED, PLAYING
from bot.tables.model import Person as Player
from tests.e2e.cups import LATER, Cup, has, on
from tests.e2e.house import EN, KO, House, house
from tests.simulated import MANAGE_EVENTS, Channel, Message, Reply

pytestmark = pytest.mark.e2e


async def begun(at: House) -> Cup:
    """Two matches of two, under way."""
    host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
    cup = Cup(at, host, at.people)
    await cup.opened("metromania")
    await cup.start()
    await at.world.pass_time(LATER)
    return cup


async def organise(cup: Cup, channel: Channel) -> Reply:
    """The organisers' page, by command: a way there that needs no home message."""
    reply = await cup.host.slash(channel, "tournament menu")
    return await cup.host.press(reply.message, id=on(reply.message, "cup-organise"))


def homes(channel: Channel) -> list[Message]:
    """Home messages in a channel."""
    return [one for one in channel.messages if has(one, "cup-menu")]


async def test_a_deleted_home_message_is_posted_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T2, T3: by the next thing that happens, or at once by a press; never twice."""
    async with house(tmp_path, monkeypatch) as at:
        cup = await begun(at)
        await cup.host.delete(cup.home)
        assert homes(at.room) == []
        await cup.give_up(at.ben)
        await at.world.pass_time(LATER)
        assert len(homes(at.room)) == 1
        await cup.host.delete(cup.home)
        page = await organise(cup, at.room)
        await cup.host.press(page.message, id=on(page.message, "cup-move"))
        await at.world.pass_time(LATER)
        assert len(homes(at.room)) == 1
        assert len((await cup.event()).matches) == 2


async def test_a_match_goes_on_in_a_new_thread_by_one_press(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T3, T5: the thread is deleted, or the line it began from."""
    async with house(tmp_path, monkeypatch) as at:
        cup = await begun(at)
        before = await cup.tables()
        lost = next(one for one in at.room.threads if one.id == before[0].row.channel_id)
        await lost.delete()
        await at.world.pass_time(LATER)
        shown = await cup.organise()
        match = KO("tournament-match-name", round=1, table=1)
        assert KO("tournament-concern-gone", match=match) in shown.text
        shown = await cup.host.press(shown.message, id=on(shown.message, "cup-again"))
        await at.world.pass_time(LATER)
        after = await cup.tables()
        assert [one.id for one in after] == [one.id for one in before]
        assert [one.row.phase for one in after] == [PLAYING, PLAYING]
        assert after[0].row.channel_id not in (0, lost.id)
        shown = await cup.organise()
        assert KO("tournament-matters-none") in shown.text
        old = await cup.host.replay(shown.message, f"t:0:0.0:cup-again:{(await cup.event()).id}.1")
        assert old.text == KO("error-tournament-goes-on")


async def test_the_channel_of_everything_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T2, T3, T5: home message, lines and threads are gone with it; by one press in another channel all of it stands
    there, and every match goes on as it was."""
    async with house(tmp_path, monkeypatch) as at:
        cup = await begun(at)
        before = await cup.tables()
        other = at.world.add_channel("elsewhere")
        await at.room.delete()
        await at.world.pass_time(LATER)
        assert [one.row.phase for one in await cup.tables()] == [PAUSED, PAUSED]
        page = await organise(cup, other)
        assert KO("tournament-concern-home", why=KO("tournament-trouble-gone")) in page.text
        assert page.text.count(KO("tournament-concern-gone", match="").strip()) == 2
        page = await cup.host.press(page.message, id=on(page.message, "cup-move"))
        assert KO("tournament-moved-note") in page.text
        await at.world.pass_time(LATER)
        after = await cup.tables()
        assert [one.id for one in after] == [one.id for one in before]
        assert [one.row.phase for one in after] == [PLAYING, PLAYING]
        assert sorted(one.row.channel_id for one in after) == sorted(one.id for one in other.threads)
        assert len(homes(other)) == 1
        page = await organise(cup, other)
        assert KO("tournament-matters-none") in page.text
        forged = await at.ada.replay(homes(other)[0], f"t:0:0.0:cup-move:{(await cup.event()).id}")
        assert (await cup.event()).row.channel_id == other.id
        assert forged.text == EN("error-tournament-organisers")


async def test_what_may_not_be_said_is_told_and_said_when_it_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T3, T5: without the right to send no match begins; once it is given back all begin by themselves, each once.
    Without the right to attach the home message says so in words."""
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        cup, bot = Cup(at, host, at.people), at.world.home.world.bot
        await cup.opened("metromania")
        at.room.there.deny(bot, "send_messages")
        await at.world.rest()
        await cup.start()
        await at.world.pass_time(LATER)
        assert await cup.tables() == []
        shown = await cup.organise()
        assert KO("permission-send_messages") in shown.text
        assert KO("tournament-thread-coming") in (await cup.my_match(at.jisoo)).text
        at.room.there.allow(bot, "send_messages")
        await at.world.pass_time(LATER)
        assert len(await cup.tables()) == len(at.room.threads) == 2
        at.room.there.deny(bot, "attach_files")
        await at.world.rest()
        await cup.give_up(at.ben)
        await at.world.pass_time(LATER)
        assert KO("permission-attach_files") in cup.home.text
        at.room.there.allow(bot, "attach_files")
        event = await cup.event()
        await cup.give_up(next(one for one in at.people if event.open_for(one.id)))
        await at.world.pass_time(LATER)
        assert KO("permission-attach_files") not in cup.home.text
        assert cup.home.pictures


async def test_the_list_of_channels_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T3: where channels are named and all are taken the match waits, organisers read why, and it begins in the channel
    that is free next."""
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        cup, one = Cup(at, host, at.people), at.world.add_channel("board-one")
        await cup.opened("metromania")
        event = await cup.event()
        arrange = at.bot.tournaments.preparing.arrange
        await at.world.act(lambda: arrange(event.id, Player(host.id, "은지"), 0, rooms=[one.id]))
        await cup.start()
        await at.world.pass_time(LATER)
        assert [table.row.channel_id for table in await cup.tables()] == [one.id]
        shown = await cup.organise()
        assert KO("tournament-trouble-rooms") in shown.text
        first = (await cup.event()).contest.live[0]
        people = {person.id: person for person in at.people}
        await cup.give_up(people[(await cup.event()).user_of(first.entrants[0]) or 0])
        shown = await cup.organise()
        await host.press(shown.message, id=on(shown.message, "cup-again"))
        await at.world.pass_time(LATER)
        assert [table.row.channel_id for table in await cup.tables()] == [one.id]
        assert at.room.threads == []
