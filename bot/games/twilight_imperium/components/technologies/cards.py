"""What technologies have in common: they are ready or exhausted."""

from __future__ import annotations

from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.state import State


def ready(state: State, seat: int, id: str) -> bool:
    """Whether a player has a technology that is not exhausted."""
    return state.players[seat].technologies.get(id, False)


def exhaust(play: Galaxy, seat: int, id: str) -> None:
    """A technology is used."""
    play.board.players[seat].technologies[id] = False
    play.tell("twilight_imperium-event-exhausted", seat=seat, technology=id)
