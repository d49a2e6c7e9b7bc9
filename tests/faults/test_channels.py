"""What moderators do to channels, threads and the bot: the table waits, nothing is lost, and somebody is told why."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.scene import Scene, begin, lobbies, stage
from tests.standin.players import boards

pytestmark = [pytest.mark.standin, pytest.mark.slow]

NEEDED = {
    "view_channel": ("채널 보기", "View Channel"),
    "send_messages": ("메시지 보내기", "Send Messages"),
    "attach_files": ("파일 첨부", "Attach Files"),
}


async def test_a_missing_permission_is_named(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, _):
        for name, words in NEEDED.items():
            for locale, word in zip(("ko", "en-US"), words):
                room = discord.home.text("closed")
                room.deny(discord.world.bot, name)
                reply = await discord.person("Host", locale=locale).slash(room, "/metromania new")
                assert reply.ephemeral
                assert word in reply.last.text, f"{name}: {reply.last.text}"
                assert lobbies(room) == []


async def test_a_permission_taken_and_given_back(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, bot):
        scene = await begin(discord, bot)
        scene.room.deny(discord.world.bot, "send_messages")
        before = scene.answers()
        await answer_twice(scene)
        assert scene.answers() >= before + 1
        scene.room.allow(discord.world.bot, "send_messages")
        await scene.told(timeout=40)
        assert len(boards(scene.room)) == 1
        await scene.answer()


async def test_a_game_goes_on_where_no_file_may_be_attached(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, bot):
        scene = await begin(discord, bot)
        assert scene.board.files
        scene.room.deny(discord.world.bot, "attach_files")
        await hand_over(scene)
        await scene.told(timeout=20)
        assert not scene.board.files
        assert "파일 첨부" in scene.board.content
        assert scene.awaited is not None  # who is called, although the board has no picture
        # Answers to a press may always carry files.
        assert (await scene.awaited.open()).files
        scene.room.allow(discord.world.bot, "attach_files")
        await hand_over(scene)
        await scene.told(timeout=20)
        assert scene.board.files
        assert "파일 첨부" not in scene.board.content


async def hand_over(scene: Scene) -> None:
    """The awaited player plays until somebody else is awaited."""
    player = scene.awaited
    assert player is not None
    for _ in range(60):
        await scene.step()
        if scene.awaited not in (None, player):
            return


async def answer_twice(scene: Scene) -> None:
    """The awaited player answers until somebody else is awaited, or twice."""
    player = scene.awaited
    assert player is not None
    for _ in range(20):
        press = await player.step()
        if press is None:
            return


async def test_a_deleted_channel_leaves_the_table_waiting(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, bot):
        scene = await begin(discord, bot)
        await scene.answer()
        player = scene.awaited
        assert player is not None
        elsewhere = discord.home.text("elsewhere")
        scene.room.delete()
        # Nobody can press there any more; the person goes on from their list of games, if the bot does not know yet.
        listed = (await player.person.slash(elsewhere, "/games")).message
        if scene.table()[1] == "playing":
            await player.open_from(listed)
            while (press := await player.press_next()) is not None and not press.answered:
                pass
        answers = scene.answers()
        await discord.until(lambda: scene.table()[1] == "paused", timeout=30, what=bot.log[-3000:])
        await bot.restart()
        assert scene.table()[1] == "paused"
        assert scene.answers() == answers


async def test_a_deleted_board_is_posted_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, bot):
        scene = await begin(discord, bot)
        player = scene.awaited
        assert player is not None
        await player.open()
        scene.board.delete()
        for _ in range(20):
            if (press := await player.step()) is None or press.answered:
                break
        await discord.until(lambda: boards(scene.room), timeout=30, what=bot.log[-3000:])
        await scene.told()
        assert len(boards(scene.room)) == 1


async def test_an_archived_thread_is_opened_and_a_locked_one_waits(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, bot):
        thread = discord.home.text("game-room").thread("table")
        scene = await begin(discord, bot, room=thread)
        player = scene.awaited
        assert player is not None
        await player.open()
        thread.archive()
        while (press := await player.step()) is not None and not press.answered:
            pass
        await scene.told(timeout=40)
        assert not thread.archived
        player = scene.awaited
        assert player is not None
        await player.open()
        thread.archive(locked=True)
        before = scene.answers()
        while (press := await player.step()) is not None and not press.answered:
            pass
        assert scene.answers() == before + 1
        thread.locked = thread.archived = False
        thread.announce()
        await scene.told(timeout=40)
        assert scene.awaited is not None


async def test_kicked_and_invited_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, bot):
        scene = await begin(discord, bot)
        await scene.answer()
        answers = scene.answers()
        discord.home.kick_bot()
        await bot.restart()
        assert scene.table()[1] == "playing"
        discord.home.invite_bot()
        await scene.told(timeout=60)
        assert scene.answers() == answers
        await scene.answer()
        assert scene.answers() == answers + 1
