"""Metromania: underground lines across a random city. The rules are pure; `game.METROMANIA` is what the kernel gets."""

from bot.games.metromania.game import METROMANIA

__all__ = ["METROMANIA"]
