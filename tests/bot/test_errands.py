"""Work after commits: one of a kind per table at a time, nothing lost, nothing piled up."""

from __future__ import annotations

import asyncio

from bot.errands import Errands, Name


class Desk:
    """Errands that are held at a gate, and what became of them."""

    def __init__(self) -> None:
        self.failures: list[tuple[Name, str]] = []
        self.errands = Errands(lambda name, error: self.failures.append((name, str(error))))
        self.gate = asyncio.Event()
        self.done: list[str] = []

    def ask(self, kind: str, table: int, what: str) -> None:
        async def work() -> None:
            await self.gate.wait()
            self.done.append(what)
            if what.startswith("bad"):
                raise ValueError(what)

        self.errands.ask((kind, table), work)

    async def all(self) -> list[str]:
        self.gate.set()
        for _ in range(100):
            await asyncio.sleep(0)
        assert self.errands.idle
        return self.done


async def test_requests_that_come_while_one_runs_become_one() -> None:
    desk = Desk()
    for number in range(10):
        desk.ask("tell", 1, f"tell {number}")
        await asyncio.sleep(0)
    assert await desk.all() == ["tell 0", "tell 9"]


async def test_tables_and_kinds_do_not_wait_for_each_other() -> None:
    desk = Desk()
    desk.ask("tell", 1, "a")
    desk.ask("play", 1, "b")
    desk.ask("tell", 2, "c")
    assert sorted(await desk.all()) == ["a", "b", "c"]


async def test_an_errand_that_fails_is_told_and_stops_nothing() -> None:
    desk = Desk()
    desk.ask("tell", 1, "bad one")
    await asyncio.sleep(0)
    desk.ask("tell", 1, "good")
    desk.ask("tell", 2, "other")
    assert sorted(await desk.all()) == ["bad one", "good", "other"]
    assert desk.failures == [(("tell", 1), "bad one")]
    desk.ask("tell", 1, "later")
    assert (await desk.all())[-1] == "later"


async def test_at_the_end_what_runs_is_finished_and_nothing_new_begins() -> None:
    desk = Desk()
    desk.ask("tell", 1, "under way")
    await asyncio.sleep(0)
    ending = asyncio.ensure_future(desk.errands.end(60))
    await asyncio.sleep(0)
    desk.ask("tell", 2, "too late")
    assert not ending.done()
    desk.gate.set()
    await ending
    assert desk.done == ["under way"]
    assert desk.errands.idle


async def test_at_the_end_what_does_not_finish_is_cut_off() -> None:
    desk = Desk()
    desk.ask("tell", 1, "never")
    await asyncio.sleep(0)
    await desk.errands.end(0)
    assert desk.done == []
    assert desk.errands.idle
