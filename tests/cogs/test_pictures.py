"""Who waits for a picture, and who is told how long it took."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.panels.pictures import Gate, Pictures, Shown


async def test_pictures_for_panels_are_drawn_before_boards() -> None:
    pictures = Pictures(at_once=1)
    order: list[str] = []
    begin = threading.Event()

    def draw(name: str) -> Shown:
        begin.wait(10)
        order.append(name)
        return Shown(b"", f"{name}.png", "")

    waiting = [
        asyncio.ensure_future(pictures.get(key, "a.png", lambda key=key: draw("-".join(map(str, key)))))
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
        await pictures.get(("move", 1), "a.png", lambda: Shown(b"x", "b.png", ""))
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

    def draw() -> Shown:
        return Shown(b"x", "a.png", "")

    pictures = Pictures(tidy=tidy)
    for number in range(3):
        await pictures.get(("move", number), "a.png", draw)
    assert len(later) == 1
    later.pop()()
    assert await done.get() != threading.get_ident(), "not in the event loop's way"
    await pictures.get(("move", 0), "a.png", draw)
    assert later == []
    await pictures.get(("move", 3), "a.png", draw)
    assert len(later) == 1


async def test_kept_pictures_never_take_more_than_their_room() -> None:
    pictures = Pictures(room=1000)
    for number in range(50):
        await pictures.get(("board", number), "a.png", lambda: Shown(b"x" * 90, "a.png", ""))
        assert sum(len(one.data) for one in pictures._kept.values()) == pictures._size <= 1000
    assert ("board", 49) in pictures._kept
    assert ("board", 0) not in pictures._kept
