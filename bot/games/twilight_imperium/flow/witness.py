"""What those who look on keep of a combat: its present round, and the last one when it is over. No rule asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.twilight_imperium.combat import CombatRound, Thrown
from bot.games.twilight_imperium.figures import HARMLESS, Kind
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.forces import TROOPS, figures, in_order, units_at
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.state import Units


def see_round(play: Galaxy) -> None:
    """A round begins: who stands there."""
    state = play.board
    combat = state.combat
    assert combat is not None
    stood: dict[int, Units] = {}
    hurt: dict[int, Units] = {}
    for seat in combat.sides:
        found = ships_of(state, combat.place, seat) if combat.space else units_at(state, combat.place, seat)
        stood[seat] = dict(found) if combat.space else {k: n for k, n in in_order(found) if k in TROOPS}
        damaged = state.systems[combat.place].damaged if combat.space else {}
        hurt[seat] = dict(damaged.get(seat, {}))
    state.fought = CombatRound(
        combat.place, combat.attacker, combat.defender, combat.space, combat.round, stood=stood, hurt=hurt
    )


def see_joined(play: Galaxy, seat: int) -> None:
    """Ground forces have joined a side as ships (27.1 The Alastor)."""
    combat = play.board.combat
    if play.board.fought is not None and combat is not None:
        play.board.fought.stood[seat] = ships_of(play.board, combat.place, seat)


def see_barrage(
    play: Galaxy, seat: int, dice: Sequence[tuple[Kind, int]], values: Sequence[int], bonuses: Sequence[int]
) -> None:
    """SC3: dice of a barrage.

    Args:
        play: the match.
        seat: whose.
        dice: type of unit and natural result of each.
        values: result on which each hits.
        bonuses: what is added to each.
    """
    if play.board.fought is not None:
        play.board.fought.barrage[seat] = [
            Thrown(kind, result, value, bonus)
            for (kind, result), value, bonus in zip(dice, values, bonuses, strict=True)
        ]


def see_dice(play: Galaxy, seat: int, dice: Sequence[tuple[Kind, int]], bonuses: Sequence[int]) -> None:
    """Combat dice as they count.

    Args:
        play: the match.
        seat: whose.
        dice: type of unit and natural result of each.
        bonuses: what is added to each.
    """
    seen = play.board.fought
    if seen is None:
        return
    former = seen.former.pop(seat, {})
    seen.dice[seat] = [
        Thrown(kind, result, figures(play.board, seat, kind).combat or HARMLESS, bonus, former.get(at, 0))
        for at, ((kind, result), bonus) in enumerate(zip(dice, bonuses, strict=True))
    ]


def see_hits(play: Galaxy, seat: int, hits: int) -> None:
    """Hits that a side has scored in all."""
    if play.board.fought is not None:
        play.board.fought.hits[seat] = hits


def see_end(play: Galaxy, winner: int) -> None:
    """The combat is over."""
    if play.board.fought is not None:
        play.board.fought.over, play.board.fought.winner = True, winner
