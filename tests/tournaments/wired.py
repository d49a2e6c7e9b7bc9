"""Whole tournaments over the wire and a round of many threads, at length, and what they come to (tournaments P3)."""

from __future__ import annotations

import asyncio
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.home.stillness import Loop
from tests.e2e.house import house
from tests.tournaments.evening import Evening, Plan
from tests.tournaments.hosting import evening
from tests.tournaments.threads import run
from tests.tournaments.verdict import holds

LIVE: Final = ("", "pace", "live")
PLANS: Final = {
    "swiss": Plan("metromania", 16, (LIVE, ("round", "rounds", "3")), kills=20, every=20),
    "flow": Plan(
        "project_mine",
        13,
        (("", "format", "flow"), ("", "seats", "4"), LIVE, ("round", "games", "2"), ("options", "length", "short")),
        kills=20,
        every=25,
        seed=2,
    ),
}
PLAYED: Final = """
Played by scripted people who press what stands there (what an easy bot counsels), against the bot as a process of its
own, from `/tournament new` to the podium. The host sets a result, somebody vanishes, the right to make threads is
taken away and given back; matches that are not to be played to the end are given up after a few turns. The bot gets
SIGKILL at drawn moments: before Discord did what was asked, after it and unanswered, or somewhere behind. Half of the
kills wait for a request about lines, threads and the home message. Looked at in the end: one table, line, thread and
result a match, each call to its people alone, the podium once, `recompute` the same bytes, `verify` passes on the
export and on that of each match. *Looked through*: public texts in which cards that somebody held hidden, and secrets
of draws, were looked for.
"""
THREADS: Final = """
One round under Discord's limits. The server stays full for three hours; then Discord archives threads of running
matches, others take their places, and there is something to be said in them; then there is room. Each match had one
line, thread, table, call of its people and result.
"""
MATCHES: Final = 256
ROOM: Final = 200
"""Threads for which the server has room before others are archived."""
AWAY: Final = 40
REFUSALS: Final = 40


async def played(plan: Plan) -> tuple[Evening, float]:
    """One tournament, judged; with the seconds it took.

    Raises:
        AssertionError: something does not hold.
    """
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        async with evening(plan, Path(folder)) as one:
            telling = asyncio.create_task(_tell(one))
            try:
                await one.begin()
                event = await one.play()
                await holds(one, event)
            finally:
                telling.cancel()
            assert len(one.kills.struck) == plan.kills, "it was over before all kills had come"
            one.figures = [
                str(len(event.contest.pairings)),
                str(sum({one.kind for one in match.outcomes} == {"place"} for match in event.contest.pairings)),
                str(one.rows("SELECT count(*) FROM entries")[0][0]),
                str(sum(hand.presses for hand in one.hands.values()) + one.host.presses),
                str(len(one.discord.requests)),
                str(len(one.kills.struck)),
                str(one.checks),
                f"{one.hours / 3600:.1f}",
            ]
            return one, time.monotonic() - began


async def _tell(one: Evening) -> None:
    while True:
        await asyncio.sleep(60)
        event = await one.event()
        ended = sum(match.over for match in event.contest.pairings)
        print(
            f"  {time.monotonic() - one.began:.0f} s: {ended} of {len(event.contest.pairings)} matches, "
            f"{sum(hand.presses for hand in one.hands.values())} presses, {len(one.kills.struck)} kills, "
            f"{len(one.stumbles)} again",
            flush=True,
        )


def wire(name: str, whole: int = 1) -> list[str]:
    """A whole tournament; the lines of its table.

    Args:
        name: of the plan.
        whole: every so many-th match is played to its end, the others are given up after a few turns.

    Raises:
        AssertionError: something does not hold.
    """
    plan = replace(PLANS[name], whole=whole)
    one, seconds = asyncio.run(played(plan))
    print(f"{seconds:.0f} s, {len(one.stumbles)} tried again: {one.stumbles[:5]}", *one.kills.struck, sep="\n  ")
    return [
        f"{plan.people} people, {plan.game}, {', '.join(f'{key} {value}' for _, key, value in plan.setting)}. "
        + " ".join(PLAYED.split()),
        "",
        "| matches | played to the end | log entries | presses | requests | kills | looked through | hours |",
        "|---|---|---|---|---|---|---|---|",
        f"| {' | '.join(one.figures)} |",
    ]


async def _many() -> list[str]:
    patch = pytest.MonkeyPatch()
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with house(Path(folder), patch, limits=True) as at:
                made = await run(at, MATCHES, ROOM, AWAY, REFUSALS)
    finally:
        patch.undo()
    return [
        f"| {MATCHES} | {made.limited} | {made.full} | {AWAY} | {made.woken} | {len(made.record.told)} "
        f"| {made.seconds / 3600:.1f} |"
    ]


def threads() -> list[str]:
    """A round of many threads; the lines of its table."""
    lines = [
        f"{2 * MATCHES} people, room for {ROOM} threads at first, {REFUSALS} 429s of each kind on order, "
        f"{AWAY} threads archived. " + " ".join(THREADS.split()),
        "",
        "| matches | 429s | refused as full | archived | opened again | posts and edits | hours |",
        "|---|---|---|---|---|---|---|",
    ]
    with asyncio.Runner(loop_factory=Loop) as runner:
        return [*lines, *runner.run(_many())]
