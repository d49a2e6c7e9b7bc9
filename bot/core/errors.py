"""Errors a person may see: a catalogue key with arguments, never a sentence."""

from __future__ import annotations

from typing import Any


class CoreError(Exception):
    """Base of every domain error.

    Args:
        key: catalogue key of the message that a person reads.
        args: arguments of that message (numbers, strings, `seat` indices).
    """

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.details = args

    def __str__(self) -> str:
        # Arguments may name hidden things; a traceback or a log line shows the key alone.
        return self.key


class IllegalAnswer(CoreError):
    """An answer that is stale, foreign, malformed or against the rules; the state is unchanged."""


class BadSetup(CoreError):
    """A match that cannot begin: unknown game, seats or option out of range."""


class Unreadable(BadSetup):
    """What somebody wrote for an option cannot be played.

    Args:
        key: as of every error.
        read: how much of it could be read; of what is wrong for several numbers of seats in different ways, the one
            for which most could be read is told.
        args: arguments of the message.
    """

    def __init__(self, key: str, read: int = 0, **args: Any) -> None:
        super().__init__(key, **args)
        self.read = read


class BadSave(CoreError):
    """A saved document that this version cannot read."""


class NoPlan(CoreError):
    """There is no next turn to plan; the key says why."""


class RulesDefect(Exception):
    """The rules did something the kernel forbids; a bug, never a person's fault."""
