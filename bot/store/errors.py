"""Why a database cannot be used: one clear line for the person who starts the program."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used; the message is one line and names the file."""


class Conflict(Exception):
    """A uniqueness rule of the database was broken (a second table in a channel)."""
