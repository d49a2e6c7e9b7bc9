"""Who waits for a picture, and who is told how long it took."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.tables.model import Snapshot
from cogs.panels.pictures import Gate, Pictures, SentPicture
from cogs.panels.sketches import sight


@dataclass(frozen=True)
class Drawn:
    """A drawing that a test can hold up."""

    draw: Callable[[], SentPicture] = lambda: SentPicture(b"x", "b.png", "")


async def test_pictures_for_panels_are_drawn_before_boards() -> None:
    pictures = Pictures(at_once=1)
    order: list[str] = []
    begin = threading.Event()

    def draw(name: str) -> SentPicture:
        begin.wait(10)
        order.append(name)
        return SentPicture(b"", f"{name}.png", "")

    waiting = [
        asyncio.ensure_future(pictures.get(sight(*key), Drawn(partial(draw, "-".join(map(str, key))))))
        for key in (("board", 1), ("board", 2), ("move", 1), ("hand", 1), ("board", 3))
    ]
    await asyncio.sleep(0)  # the first is at the gate, the others behind it
    begin.set()
    await asyncio.gather(*waiting)
    assert order == ["board-1", "move-1", "hand-1", "board-2", "board-3"]


async def test_every_drawing_is_told_once_with_its_kind() -> None:
    told: list[tuple[str, float]] = []
    pictures = Pictures(observe=lambda kind, seconds: told.append((kind, seconds)))
    for _ in range(2):
        await pictures.get(sight("move", 1), Drawn())
    assert [kind for kind, _ in told] == ["move"]
    assert told[0][1] >= 0


async def test_who_gives_up_at_the_gate_takes_no_place() -> None:
    gate = Gate(1)

    async def through() -> None:
        async with gate.through(0):
            pass

    async with gate.through(0):
        gone = asyncio.ensure_future(through())
        patient = asyncio.ensure_future(through())
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
    await asyncio.wait_for(patient, 10)
    await asyncio.wait_for(through(), 10)


async def test_many_drawings_are_tidied_up_after_once_and_what_is_kept_not_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop = asyncio.get_running_loop()
    later: list[Callable[[], None]] = []

    def call_later(seconds: float, act: Callable[[], None]) -> Any:
        later.append(act)
        return SimpleNamespace()

    monkeypatch.setattr(loop, "call_later", call_later)
    done: asyncio.Queue[int] = asyncio.Queue()

    def tidy() -> None:
        loop.call_soon_threadsafe(done.put_nowait, threading.get_ident())

    def draw() -> SentPicture:
        return SentPicture(b"x", "a.png", "")

    pictures = Pictures(tidy=tidy)
    for number in range(3):
        await pictures.get(sight("move", number), Drawn(draw))
    assert len(later) == 1
    later.pop()()
    assert await done.get() != threading.get_ident(), "not in the event loop's way"
    await pictures.get(sight("move", 0), Drawn(draw))
    assert later == []
    await pictures.get(sight("move", 3), Drawn(draw))
    assert len(later) == 1


async def test_kept_pictures_never_take_more_than_their_room() -> None:
    pictures = Pictures(room=1000)
    for number in range(50):
        await pictures.get(sight("board", number), Drawn(lambda: SentPicture(b"x" * 90, "a.png", "")))
        assert sum(len(one.data) for one in pictures._kept.values()) == pictures._size <= 1000
    assert sight("board", 49) in pictures._kept
    assert sight("board", 0) not in pictures._kept


def test_a_picture_is_named_after_what_it_shows_and_after_nothing_else() -> None:
    here, there = (cast("Snapshot", SimpleNamespace(id=1, row=SimpleNamespace(game="x", secret=one))) for one in "ab")
    seen = sight("hand", ["view"], 0, "en", table=here)
    assert sight("hand", ["view"], 0, "en", table=here) == seen
    others = [
        sight("board", ["view"], 0, "en", table=here),
        sight("hand", ["another"], 0, "en", table=here),
        sight("hand", ["view"], 1, "en", table=here),
        sight("hand", ["view"], 0, "ko", table=here),
        sight("hand", ["view"], 0, "en"),
    ]
    assert len({seen.name, *(one.name for one in others)}) == 6
    assert len({seen.shown, *(one.shown for one in others)}) == 6
    # Who guesses what is shown cannot check the guess by the name: the table's secret is in it.
    elsewhere = sight("hand", ["view"], 0, "en", table=there)
    assert elsewhere.shown == seen.shown
    assert elsewhere.name != seen.name


async def test_equal_sights_are_drawn_once_and_named_alike() -> None:
    pictures, drawn = Pictures(), []

    def draw() -> SentPicture:
        drawn.append(1)
        return SentPicture(b"x", "whatever the renderer says.png", "alt")

    first, second = [await pictures.get(sight("hand", "view"), Drawn(draw)) for _ in range(2)]
    assert first == second == SentPicture(b"x", sight("hand", "view").name, "alt")
    assert len(drawn) == 1
