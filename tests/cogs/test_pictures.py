"""Who waits for a picture, and who is told how long it took."""

from __future__ import annotations

import asyncio
import threading

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
