"""An in-process Discord, in one thin module: the ground of local mode and of the end-to-end tests.

Only this room knows which library plays Discord (simcord). Nobody else may lean on its names, so that it can be
replaced. Time in it is virtual: it stands still until `pass_time`.
"""

from __future__ import annotations

try:
    import simcord  # noqa: F401 - asked for here, so that its absence is said in one place
except ImportError as missing:  # an optional part of the installation
    raise ImportError(
        "the in-process Discord is not installed; make run installs it, or: pip install 'madang[local]'"
    ) from missing

from bot.simulated.messages import Channel, Message, Picture
from bot.simulated.pages import Page
from bot.simulated.people import Person, Reply
from bot.simulated.world import MANAGE_MESSAGES, MANAGE_SERVER, Simulated, simulate

__all__ = [
    "MANAGE_MESSAGES",
    "MANAGE_SERVER",
    "Channel",
    "Message",
    "Page",
    "Person",
    "Picture",
    "Reply",
    "Simulated",
    "simulate",
]
