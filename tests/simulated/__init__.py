"""An in-process Discord, in one thin module: the ground of the end-to-end tests.

Only this room knows which library plays Discord (simcord). Nobody else may lean on its names, so that it can be
replaced. Time in it is virtual: it stands still until `pass_time`.
"""

from __future__ import annotations

from tests.simulated.messages import Channel, Message, Picture
from tests.simulated.people import Person, Reply
from tests.simulated.world import MANAGE_MESSAGES, MANAGE_SERVER, Simulated, simulate

__all__ = [
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
