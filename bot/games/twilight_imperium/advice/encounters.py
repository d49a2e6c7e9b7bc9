"""Fights that a seat could have: where others' ships are, and what would meet there."""

from __future__ import annotations

from bot.core.match import Match
from bot.games.twilight_imperium.advice.fights import Fight
from bot.games.twilight_imperium.advice.overlays import coming
from bot.games.twilight_imperium.advice.scouting import space_fight, standing_fights
from bot.games.twilight_imperium.forces import fleets, in_space
from bot.games.twilight_imperium.hooks.blocks import Galaxy


def foes(match: Match, seat: int) -> tuple[str, ...]:
    """Systems with ships of others."""
    state = match.play.board
    return tuple(at for at in state.systems if any(other != seat for other in fleets(state, at)))


def encounters(match: Match, seat: int, system: str) -> tuple[Fight, ...]:
    """The fights in a system: of those who stand there, else with all of a seat's ships that could come.

    Args:
        match: a match; nothing hidden in it is looked at.
        seat: who attacks.
        system: position.
    """
    play: Galaxy = match.play
    state = play.board
    if system not in state.systems:
        return ()
    if seat in fleets(state, system):
        return standing_fights(play, system, seat)
    found = coming(play, seat, system)
    if found is None:
        return ()
    fleet = {**found.units, "infantry": found.infantry}
    return tuple(
        space_fight(play, system, seat, other, (fleet, in_space(state, system, other)), cannons=True)
        for other in fleets(state, system)
        if other != seat
    )
