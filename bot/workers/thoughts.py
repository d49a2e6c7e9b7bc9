"""Thinking as a job: for a bot that plays, and for a person who asks it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import msgspec

from bot.core.bots import Advice, Thought
from bot.core.shapes import Answer

_encoder: Final = msgspec.msgpack.Encoder()


class _About:
    """A job about a thought.

    Args:
        thought: about what.
    """

    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.game = thought.game

    def packs(self) -> tuple[str, ...]:
        """See `Job`."""
        return (self.thought.pack,) if self.thought.pack else ()

    def encode(self) -> bytes:
        """See `Job`."""
        return _encoder.encode(self.thought)


class ThinkJob(_About):
    """Let a bot think."""

    name: ClassVar[str] = "think"

    def read(self, data: bytes) -> Answer:
        """See `Job`."""
        return msgspec.msgpack.decode(data)


class AdviseJob(_About):
    """Let a bot think for a person who asks it, and say why it would answer so."""

    name: ClassVar[str] = "advise"

    def read(self, data: bytes) -> Advice:
        """See `Job`."""
        return msgspec.msgpack.decode(data, type=Advice)


def think(data: bytes) -> bytes:
    """What a worker does for a `ThinkJob`."""
    answer: Any = msgspec.msgpack.decode(data, type=Thought).think()
    return _encoder.encode(answer)


def advise(data: bytes) -> bytes:
    """What a worker does for an `AdviseJob`."""
    return _encoder.encode(msgspec.msgpack.decode(data, type=Thought).advise())
