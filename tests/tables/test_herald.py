"""Discord is told after the commit, each thing once, whatever goes wrong in between."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.store.errors import OutOfOrder
from bot.tables.model import HOUR, Place
from bot.tables.presenter import TryLater, Unreachable
from tests.store.disks import read_only
from tests.tables.house import ANN, BO, CEM, HERE, Channel, House, Message, build


async def test_lobby_is_posted_then_edited(house: House) -> None:
    table = await house.lobby(ANN)
    await house.news(table.id)
    await house.tables.lobby.join(table.id, BO, house.click())
    await house.news(table.id)
    assert [message.edits for message in house.channel.of("lobby")] == [1]


async def test_hand_over_pings_exactly_the_awaited(house: House) -> None:
    table = await house.game(ANN, BO)
    first = house.player(table)
    assert [message.pings for message in house.channel.of("board")] == [(first.id,)]
    await house.turn(table)
    second = BO if first is ANN else ANN
    assert [message.pings for message in house.channel.of("board")] == [(second.id,)]
    last = (await house.tables.look.at(table.id)).row.last
    assert [message.text for message in house.channel.of("retired")] == [f"{table.row.last + 1} to {last}"]


async def test_own_further_questions_are_edits(house: House) -> None:
    table = await house.game(ANN, BO)
    await house.move(table)
    boards = house.channel.of("board")
    assert len(boards) == 1
    assert boards[0].edits == 1


async def test_deleted_board_is_posted_again(house: House) -> None:
    table = await house.game(ANN, BO)
    house.channel.messages.clear()
    await house.move(table)
    assert len(house.channel.of("board")) == 1
    assert (await house.tables.look.at(table.id)).row.board.message in house.channel.messages


@pytest.mark.parametrize("trouble", [TryLater(7), Unreachable("forbidden", ["attach_files"]), RuntimeError("bug")])
async def test_trouble_never_touches_the_match(house: House, trouble: Exception) -> None:
    table = await house.game(ANN, BO)
    house.channel.trouble.append(trouble)
    moved = await house.move(table)
    after = await house.tables.look.at(table.id)
    assert after.row.state == moved.table.row.state
    assert house.channel.of("board")[0].edits == 0
    house.wait(60)
    await house.tables.herald.tell_due()
    assert house.channel.of("board")[0].edits == 1
    assert (await house.tables.look.at(table.id)).row.board.shown == after.row.revision


async def test_unreachable_channels_are_tried_less_and_less(house: House) -> None:
    from bot.store import repository as repo

    table = await house.game(ANN, BO)
    await house.move(table, tell=False)
    gaps = []
    for _ in range(4):
        house.channel.trouble.append(Unreachable("forbidden", ["send_messages"]))
        await house.tables.herald.tell_due()
        due = await repo.next_due(house.tables.database.reader)
        assert due is not None
        gaps.append(due - house.now)
        house.wait(due - house.now)
    assert gaps == sorted(gaps)
    assert gaps[0] < gaps[-1]
    house.wait(10_000)
    await house.tables.herald.tell_due()
    assert house.channel.of("board")[0].edits == 1


async def test_server_that_comes_back_is_told_at_once(house: House) -> None:
    table = await house.game(ANN, BO)
    house.channel.trouble.append(Unreachable("absent"))
    await house.move(table)
    await house.tables.herald.wake(HERE.guild_id)
    await house.tables.herald.tell_due()
    assert house.channel.of("board")[0].edits == 1


async def test_deleted_channel_puts_the_table_aside(house: House) -> None:
    table = await house.game(ANN, BO)
    house.channel.trouble.append(Unreachable("gone"))
    moved = await house.move(table)
    after = await house.tables.look.at(table.id)
    assert after.row.phase == "paused"
    assert after.row.state == moved.table.row.state
    back = await house.tables.seating.resume(table.id, Place(HERE.guild_id, 999), ANN, house.click())
    assert back.playing
    await house.news(table.id)
    assert (await house.tables.look.at(table.id)).row.board.channel == 999


async def test_deleted_channel_is_noticed_at_once(house: House) -> None:
    table = await house.game(ANN, BO)
    await house.tables.herald.gone(HERE.channel_id)
    after = await house.tables.look.at(table.id)
    assert after.row.phase == "paused"
    await house.tables.herald.gone(HERE.channel_id)  # nothing is there any more


async def test_change_while_a_board_is_posted_gets_a_message_of_its_own(house: House) -> None:
    table = await house.turn(await house.game(ANN, BO))
    posted: list[int] = []
    post = house.channel.post_board

    async def slow(shown, mentions, nonce):  # type: ignore[no-untyped-def]
        posted.append(nonce)
        if len(posted) == 1:
            house.wait(700)
            await house.move(shown, tell=False)
        return await post(shown, mentions, nonce)

    house.channel.post_board = slow  # type: ignore[method-assign]
    house.wait(700)
    await house.turn(table)
    assert len(set(posted)) == len(posted)
    after = await house.tables.look.at(table.id)
    assert after.row.board.shown == after.row.revision


async def test_crash_between_commit_and_telling_is_repaired(tmp_path: Path) -> None:
    house = await build(tmp_path / "m.sqlite3")
    table = await house.game(ANN, BO)
    await house.move(table, tell=False)
    await house.tables.close()
    again = await build(tmp_path / "m.sqlite3", house.channel)
    await again.tables.herald.tell_due()
    assert again.channel.of("board")[0].edits == 1
    await again.tables.close()


async def test_crash_after_posting_posts_nothing_twice(tmp_path: Path) -> None:
    """The row is still in the outbox, so it is said again under the same nonce, which Discord posts once."""
    seen: list[int] = []

    class Forgetful(Channel):
        async def post_board(self, table, mentions, nonce):  # type: ignore[no-untyped-def]
            seen.append(nonce)
            if len(seen) == 1:
                raise RuntimeError("power cut after Discord had it")
            return await super().post_board(table, mentions, nonce)

    house = await build(tmp_path / "m.sqlite3", Forgetful())
    await house.game(ANN, BO)
    house.wait(60)
    await house.tables.herald.tell_due()
    assert len(seen) == 2
    assert seen[0] == seen[1]
    await house.tables.close()


async def test_awaited_person_who_left_the_server_is_offered(house: House) -> None:
    table = await house.game(ANN, BO)
    first = house.player(table)
    second = BO if first is ANN else ANN
    house.channel.absent.add(second.id)
    after = await house.turn(table)
    assert after.row.offered == {after.seat_of(second.id): "gone"}
    assert house.channel.of("board")[-1].pings == ()
    taken = await house.tables.seating.take_over(table.id, CEM, next(iter(after.row.offered)), house.click())
    assert CEM.id in taken.awaited_users


async def test_result_is_posted_for_everybody(house: House) -> None:
    await house.finish(await house.game(ANN, BO))
    last = house.channel.of("board")[-1]
    assert last.text == "finished"
    assert set(last.pings) == {ANN.id, BO.id}


async def test_who_was_pinged_a_moment_ago_is_pinged_when_ten_minutes_are_over(house: House) -> None:
    table = await house.game(ANN, BO)
    first = house.player(table)
    house.wait(60)
    table = await house.turn(table)
    house.wait(60)
    await house.turn(table)
    assert [one.pings for one in house.channel.of("board")] != [(first.id,)]  # edited, not called again at once
    house.wait(479)
    await house.tables.herald.tell_due()
    assert [one.pings for one in house.channel.of("board")] != [(first.id,)]
    house.wait(1)
    await house.tables.herald.tell_due()
    assert [one.pings for one in house.channel.of("board")] == [(first.id,)]


async def test_what_discord_has_is_not_said_again_when_the_disk_was_full_just_then(tmp_path: Path) -> None:
    class Filling(Channel):
        """The disk is full from the moment a board or a notice stands in the channel."""

        fills = False

        def _write(self, message: Message, nonce: int | str) -> int:
            self.nonces.discard(nonce)  # it has been spent by then
            found = super()._write(message, nonce)
            if self.fills:
                disk.append(read_only(house.tables.desk.database))
            return found

        async def post_board(self, table, mentions, nonce):  # type: ignore[no-untyped-def]
            found = await super().post_board(table, mentions, nonce)
            for one in disk:
                await one.__aenter__()
            return found

    disk: list[Any] = []
    channel = Filling()
    house = await build(tmp_path / "m.sqlite3", channel)
    table = await house.game(ANN, BO)
    (old,) = channel.of("board")
    channel.fills = True
    with pytest.raises(OutOfOrder):
        await house.turn(table)
    channel.fills = False
    assert len(channel.of("board")) == 2
    for _ in range(2):
        with pytest.raises(OutOfOrder):
            await house.tables.herald.tell_due()
    (one,) = disk
    await one.__aexit__(None, None, None)
    disk.clear()
    await house.tables.herald.tell_due()
    (board,) = channel.of("board")
    assert board is not old, "the new one stands, and the old one is retired"
    after = await house.tables.look.at(table.id)
    assert channel.messages[after.row.board.message] is board
    await house.tables.close()


@pytest.mark.sqlite
async def test_after_a_restored_copy_the_channel_shows_what_the_copy_knows(tmp_path: Path) -> None:
    house = await build(tmp_path / "m.sqlite3")
    table = await house.game(ANN, BO)
    await house.tables.desk.database.backup(tmp_path / "copy")
    first = house.player(table)
    await house.turn(table)
    (ahead,) = house.channel.of("board")
    await house.tables.close()
    for old in tmp_path.glob("m.sqlite3*"):
        old.unlink()
    (tmp_path / "copy").rename(tmp_path / "m.sqlite3")
    again = await build(tmp_path / "m.sqlite3", house.channel, now=house.now + HOUR)
    assert again.tables.desk.database.restored
    await again.tables.herald.renew()
    await again.tables.herald.tell_due()
    board = again.channel.of("board")[-1]
    assert board is not ahead
    assert board.pings == (first.id,), "whoever is awaited in the copy is called"
    after = await again.tables.look.at(table.id)
    assert again.channel.messages[after.row.board.message] is board
    await again.tables.close()
    opened = await build(tmp_path / "m.sqlite3", house.channel)
    assert not opened.tables.desk.database.restored, "only once"
    await opened.tables.close()
