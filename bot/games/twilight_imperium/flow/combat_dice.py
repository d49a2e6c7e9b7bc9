"""Changing dice that lie on the table (rules 6.5 R2): rerolls come before modifiers count."""

from __future__ import annotations

from bot.games.twilight_imperium.flow.space_combat import hit
from bot.games.twilight_imperium.hooks.blocks import Galaxy


def reroll_misses(play: Galaxy, seat: int) -> None:
    """A side rolls those of its dice again that do not hit."""
    combat = play.board.combat
    if combat is None:
        return
    dice = combat.dice.get(seat, [])
    missed = [at for at, (kind, result) in enumerate(dice) if not hit(play, seat, kind, result)]
    results = play.roll("combat", len(missed), 10)
    for at, result in zip(missed, results, strict=True):
        if play.board.fought is not None:
            play.board.fought.former.setdefault(seat, {})[at] = dice[at][1]
        dice[at] = (dice[at][0], result)
    if missed:
        play.tell("twilight_imperium-event-rerolled", seat=seat, dice=results)
