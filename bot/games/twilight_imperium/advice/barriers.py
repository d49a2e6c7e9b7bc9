"""Why ships cannot come to a system, those that somebody names and those that a plan leaves out (MV2 to MV8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Text
from bot.games.twilight_imperium.flow.permits import permits
from bot.games.twilight_imperium.flow.stacks import chart, stacks
from bot.games.twilight_imperium.forces import figures, in_space
from bot.games.twilight_imperium.galaxy.routes import Path, fault_in
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import MOVE

_NEAREST: Final = 8
"""Systems entered at most by a way that is looked at."""
_TOLD: Final = 2
"""Ships of which it is told that they do not come."""


def barrier(play: Galaxy, seat: int, active: str, origin: str, kind: str, count: int) -> IllegalAnswer:
    """Why ships do not come, as an error to be raised.

    Args:
        play: the match.
        seat: whose.
        active: where they should come to.
        origin: where they are.
        kind: their type; empty for something that is no type of ships.
        count: how many were named.
    """
    there = in_space(play.board, origin, seat) if origin in play.board.systems else {}
    if not kind or not there.get(kind):
        return IllegalAnswer("twilight_imperium-line-none-there", unit=kind or "fighter", place=origin)
    coming = sum(one.count for one in stacks(play, seat, active).values() if (one.origin, one.kind) == (origin, kind))
    if coming:
        return IllegalAnswer("twilight_imperium-not-so-many", stack=origin, count=count)
    board = chart(play, seat, active)
    if origin in board.tokens and origin != active:
        return IllegalAnswer("twilight_imperium-line-own-token", place=origin)
    if board.closed:
        return IllegalAnswer("twilight_imperium-line-ceasefire", place=active)
    move = figures(play.board, seat, kind).move
    if move is None:
        return IllegalAnswer("twilight_imperium-line-immobile", unit=kind)
    bonus: int = play.query(MOVE, 0, seat=seat, unit=kind, origin=origin, active=active).value
    path = _shortest(board.adjacency, origin, active)
    fault = fault_in(board, path, move, bonus, permits(play, seat, kind, origin)) if path else None
    reach = board.value(origin, move, bonus)
    if fault is None or fault.why in ("too-far", "elsewhere", "not-adjacent"):
        return IllegalAnswer(
            "twilight_imperium-line-too-far", unit=kind, place=origin, move=reach, steps=max(0, len(path) - 1)
        )
    key = fault.why if fault.why in ("ships", "supernova", "nebula", "asteroid-field") else "ships"
    return IllegalAnswer(f"twilight_imperium-line-{key}", unit=kind, place=fault.at, origin=origin)


def absent(play: Galaxy, seat: int, active: str) -> Iterator[Text]:
    """Why ships with room for others, which one would look for, do not come although they are near: the nearest alone.

    Those in a system with an own token are left out: of them all it is told at once (MV3).

    Args:
        play: the match; only public facts are looked at.
        seat: whose.
        active: position of the system.
    """
    state, board = play.board, chart(play, seat, active)
    coming = {(one.origin, one.kind) for one in stacks(play, seat, active).values()}
    found: list[tuple[int, Text]] = []
    for origin in state.systems:
        if origin == active or origin in board.tokens:
            continue
        for kind in in_space(state, origin, seat):
            if (origin, kind) in coming or not figures(state, seat, kind).capacity:
                continue
            why = barrier(play, seat, active, origin, kind, 1)
            steps = max(0, len(_shortest(board.adjacency, origin, active)) - 1)
            if why.key != "twilight_imperium-line-immobile" and 0 < steps <= (figures(state, seat, kind).move or 0) + 1:
                found.append((steps, Text(why.key, why.details)))
    yield from (one for _, one in sorted(found, key=lambda one: one[0])[:_TOLD])


def _shortest(adjacency: Mapping[str, tuple[str, ...]], origin: str, active: str) -> Path:
    """The way of fewest steps, whatever stands in it; empty if there is none."""
    ways: list[Path] = [(origin,)]
    seen = {origin}
    for _ in range(_NEAREST):
        longer: list[Path] = []
        for way in ways:
            for near in adjacency[way[-1]]:
                if near == active:
                    return (*way, near)
                if near not in seen:
                    seen.add(near)
                    longer.append((*way, near))
        ways = longer
    return ()
