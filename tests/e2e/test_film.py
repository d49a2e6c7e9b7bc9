"""The film of a finished match over the wire: one press, progress, once for all, shared (asynchronous R3, X5)."""

from __future__ import annotations

import asyncio
import io
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.tables.model import Person as Known
from bot.tables.model import Snapshot
from bot.workers.pool import JobLost
from cogs.panels import film as film_panel
from cogs.panels.filming import Film, Filming, InThreads
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from cogs.panels.visit import Visit
from renderers import film
from renderers.film import FilmPart, Reel
from tests.e2e.house import EN, KO, House, action, find, house
from tests.e2e.playing import answer
from tests.simulated import Message, Person

pytestmark = pytest.mark.e2e


async def over(at: House, moves: int = 3) -> Message:
    """A match of Jisoo and Ada that ends after some moves; the finished board."""
    await at.open(at.jisoo, at.ada)
    for _ in range(moves):
        person = await at.awaited()
        await answer(at, person, (await at.my_move(person)).message)
    table, click = await at.table(), at.world.home.world.snowflake()
    await at.world.act(partial(at.bot.tables.seating.resign, table.id, Known(at.ada.id, "Ada", "en-US"), click))
    return at.board


def gif(message: Message) -> Image.Image:
    """The only film on a message."""
    (found,) = [one for one in message.pictures if one.name.endswith(".gif")]
    assert found.alt
    return Image.open(io.BytesIO(found.data))


async def watched(at: House, person: Person, board: Message) -> Message:
    """Press *Film*, and what stands there when it is made."""
    reply = await person.press(board, id=action(board, "film"))
    await at.world.rest()
    return reply.message


async def test_one_press_makes_the_film_and_another_shares_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        board = await over(at)
        shown = await watched(at, at.ada, board)
        assert EN("film-here", game="", pictures=0, seconds=0)[-30:] in shown.text
        seen: Any = gif(shown)
        assert seen.n_frames >= 5
        assert len(shown.pictures[0].data) <= film.MOST
        before = len(at.room.messages)
        said = await at.ada.press(shown, id=action(shown, "film-share"))
        (line,) = at.room.messages[before:]
        assert "Ada" in line.text
        assert KO("game-metromania") in line.text, "what the channel reads is in the table's language"
        posted: Any = gif(line)
        assert posted.n_frames == seen.n_frames
        assert not line.there.pings
        again = await at.ada.press(said.message, id=action(said.message, "film-share"))
        assert len(at.room.messages) == before + 1
        assert EN("share-already", url="") in again.text


async def test_fifty_presses_make_one_film(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asynchronous R3: in each language once, and none again while it is kept."""
    made: list[str] = []

    async def counted(visit: Visit, table: Snapshot, reader: Reader, filming: Filming) -> Film:
        made.append(reader.language)
        return await make(visit, table, reader, filming)

    make = film_panel.make
    monkeypatch.setattr(film_panel, "make", counted)
    async with house(tmp_path, monkeypatch) as at:
        board = await over(at)
        presses = [person.press(board, id=action(board, "film")) for person in (at.ada, at.ben) for _ in range(25)]
        replies = await asyncio.gather(*presses)
        await at.world.rest()
        assert made == ["en"]
        shown = [reply.message for reply in replies if reply.message.pictures]
        assert len(shown) == 2, "each has it once, in the newest message"
        assert len({one.pictures[0].data for one in shown}) == 1
        assert (await watched(at, at.ada, board)).pictures
        assert made == ["en"]
        assert (await watched(at, at.minsu, board)).pictures
        assert made == ["en", "ko"]


async def test_a_kill_in_the_middle_leaves_nothing_half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def for_ever(self: InThreads, part: FilmPart, table: int) -> Reel:
        await asyncio.Event().wait()
        raise AssertionError

    async with house(tmp_path, monkeypatch) as at:
        board = await over(at)
        with monkeypatch.context() as stuck:
            stuck.setattr(InThreads, "shoot", for_ever)
            reply = await at.ada.press(board, id=action(board, "film"))
            await at.world.pass_time(5)
            left = reply.message
            assert "▱" in left.text
            assert not left.pictures
            await at.restart()
        again = await at.ada.press(left, id=action(left, "film"))
        await at.world.rest()
        assert gif(again.message)


async def test_what_could_not_be_made_is_said_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(self: InThreads, part: FilmPart, table: int) -> Reel:
        raise JobLost("late")

    async with house(tmp_path, monkeypatch) as at:
        board = await over(at)
        with monkeypatch.context() as broken:
            broken.setattr(InThreads, "shoot", fails)
            shown = await watched(at, at.ada, board)
            assert EN("film-failed") in shown.text
        assert gif(await watched(at, at.ada, shown))


@pytest.mark.parametrize("what", ["film", "glance"])
async def test_nothing_is_looked_back_at_before_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Not with a made-up id, and not with the button of an end that was taken back."""
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.ada)
        assert find(at.board, what) is None
        table = await at.table()
        for name in (what, f"{what}-share"):
            reply = await at.ada.replay(at.board, str(Id(name, table.id, table.row.epoch, arg="en")))
            assert EN(f"{what}-later") in reply.text
            assert not reply.message.pictures


async def test_who_could_not_post_a_picture_does_not_share_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        board = await over(at)
        eve = at.guest("eve", "en-US", "Eve")
        at.room.there.deny(eve.user, "attach_files")
        shown = await watched(at, eve, board)
        before = len(at.room.messages)
        assert EN("share-not-you") in (await eve.press(shown, id=action(shown, "film-share"))).text
        assert len(at.room.messages) == before
