"""Docks that float (rules 28.3) go along with a fleet: they produce where it arrives, in the same action."""

from __future__ import annotations

from typing import Final, cast

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer
from bot.games.twilight_imperium.bots.builds import rate
from bot.games.twilight_imperium.bots.fights import NOTHING, enemies, fleet, force, threats
from bot.games.twilight_imperium.bots.spending import spare
from bot.games.twilight_imperium.figures import SHIPS
from bot.games.twilight_imperium.flow.movement import cargo_field, check_plan
from bot.games.twilight_imperium.flow.stacks import Stack, stacks
from bot.games.twilight_imperium.forces import capacity, docks_in, floats, in_space
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.state import Units

MONEY: Final = 3
"""Resources that must be left over for what is made there."""
MOST: Final = 8
"""Resources that count."""
DOCK: Final = "space_dock"


def along(
    play: Galaxy, seat: int, system: str, plan: dict[str, Answer], value: float
) -> tuple[float, dict[str, Answer]]:
    """A move with a dock that goes along, where one can and that promises more.

    Args:
        play: the match.
        seat: whose.
        system: that is activated.
        plan: of its ships.
        value: that it promises.
    """
    state = play.board
    ships = cast("dict[str, int]", plan.get("ships", {}))
    money = spare(play, seat, "resources")
    if not floats(state, seat, DOCK) or money < MONEY or enemies(state, system, seat) or docks_in(state, system, seat):
        return value, plan
    known = stacks(play, seat, system)
    there = _arrived(play, seat, system, ships, known)
    if not there or threats(play, seat).get(system, NOTHING).power > force(play, seat, there, system).power:
        return value, plan
    worth = rate(play, seat, system) * min(money, MOST)
    for one in known.values():
        if one.kind != DOCK or one.origin == system or one.route.exits or one.boosted or one.behind:
            continue
        if _needed(play, seat, one, known, plan):
            continue
        more: dict[str, Answer] = {**plan, "ships": {**ships, one.id: 1}}
        if "cargo" not in more and cargo_field(play, seat, system, cast("dict[str, int]", more["ships"])) is not None:
            more["cargo"] = {}
        try:
            check_plan(play, seat, system, more)
        except IllegalAnswer:
            continue
        return value + worth, more
    return value, plan


def _arrived(play: Galaxy, seat: int, system: str, ships: dict[str, int], known: dict[str, Stack]) -> Units:
    """Ships that are there then."""
    found: Units = dict(fleet(play.board, system, seat))
    for id, count in ships.items():
        kind = known[id].kind
        if kind in SHIPS:
            found[kind] = found.get(kind, 0) + count
    return found


def _needed(play: Galaxy, seat: int, dock: Stack, known: dict[str, Stack], plan: dict[str, Answer]) -> bool:
    """Whether units in space that stay where it is would have nothing that carries them any more."""
    left: Units = dict(in_space(play.board, dock.origin, seat))
    left[DOCK] -= 1
    for id, count in cast("dict[str, int]", plan.get("ships", {})).items():
        if known[id].origin == dock.origin:
            left[known[id].kind] -= count
    for id, count in cast("dict[str, int]", plan.get("cargo", {})).items():
        place, _, kind = id.partition(":")
        if place == dock.origin:
            left[kind] = left.get(kind, 0) - count
    riding = left.get("fighter", 0) + left.get("infantry", 0)
    return riding > capacity(play.board, seat, {kind: n for kind, n in left.items() if n > 0})
