"""The Discord of `bot.home` with the bot in the same process: the ground of the end-to-end tests.

Time in it stands still until `pass_time`, and nothing goes over a socket (`wire.py`). Every request is judged by the
stand-in's judge, and breaks on order.
"""

from __future__ import annotations

from tests.simulated.messages import Channel, Message, Picture
from tests.simulated.people import Person, Reply
from tests.simulated.world import Simulated, simulate

MANAGE_MESSAGES = "manage_messages"
MANAGE_SERVER = "manage_guild"
MANAGE_EVENTS = "manage_events"
"""For `Simulated.add_person`."""

__all__ = [
    "MANAGE_EVENTS",
    "MANAGE_MESSAGES",
    "MANAGE_SERVER",
    "Channel",
    "Message",
    "Person",
    "Picture",
    "Reply",
    "Simulated",
    "simulate",
]
