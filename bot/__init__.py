"""Madang: board games in a Discord channel, a move now and a move tomorrow."""

__version__ = "0.1.0"
