"""Scripted players: they read the board, open their panel and press what is legal, in whatever language it is.

They go by the custom ids of our components, ``t:<table>:<epoch>.<no>:<action>[:<argument>]``, never by labels.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from typing import Any

from bot.home.interactions import Interaction
from bot.home.messages import Message
from bot.home.world import Channel
from tests.standin.people import Person
from tests.standin.replies import Reply

MENUS = ("s-one", "s-pick", "s-share", "s-sum", "s-field", "s-toggle", "s-dial")
"""Actions of menus that may answer a question."""
ANSWERS = ("sure", "ready-sure", "done", "opt", "ready", "keep", *MENUS)
"""Actions that may answer a question, in the order in which a player prefers them."""


def action(component: dict[str, Any]) -> str:
    """What a component does: the action in its custom id, or nothing."""
    parts = str(component.get("custom_id") or "").split(":")
    return parts[3] if len(parts) > 3 else ""


def argument(component: dict[str, Any]) -> str:
    parts = str(component.get("custom_id") or "").split(":", 4)
    return parts[4] if len(parts) > 4 else ""


def question(component: dict[str, Any]) -> str:
    """``epoch.no`` of the question a component belongs to."""
    return str(component.get("custom_id") or "::").split(":")[2]


def offered(message: Message, wanted: str) -> list[dict[str, Any]]:
    """The enabled buttons and menus with an action."""
    return [one for one in (*message.buttons, *message.selects) if action(one) == wanted and not one.get("disabled")]


def boards(room: Channel) -> list[Message]:
    """Messages that can be played from: a "my move" button is under them."""
    return [one for one in list(room.messages) if offered(one, "move")]


def called(room: Channel) -> list[int]:
    """Ids of the people whom the newest board names in its first line."""
    there = boards(room)
    if not there:
        return []
    return [int(id) for id in re.findall(r"<@(\d+)>", there[-1].content.split("\n")[0])]


@dataclass
class Press:
    """One press of a player: what, and what came of it."""

    interaction: int
    action: str
    question: str
    reply: Reply | None = None
    answered: bool = False
    """Whether the person was then shown that the answer counts: the panel went on to something else."""


@dataclass
class Player:
    """A person who plays.

    Args:
        person: who.
        room: where the board is.
        rng: decides between legal presses.
    """

    person: Person
    room: Channel
    rng: random.Random
    panel: Message | None = None
    presses: list[Press] = field(default_factory=list)

    @property
    def called(self) -> bool:
        return self.person.id in called(self.room)

    async def open(self) -> Message:
        """Press "my move" under the board."""
        return await self.open_from(boards(self.room)[-1], "move")

    async def open_from(self, message: Message, wanted: str = "panel") -> Message:
        """Open the move panel from any message that offers it; the first time in a game, past its pictures."""
        self.panel = (await self._press(message, offered(message, wanted)[0])).message
        if begin := offered(self.panel, "begin"):
            self.panel = (await self._press(self.panel, begin[0])).message
        return self.panel

    def choice(self) -> dict[str, Any] | None:
        """The button or menu to use next in the open panel, or None when nothing is asked."""
        if self.panel is None:
            return None
        for wanted in ANSWERS:
            if found := offered(self.panel, wanted):
                return self.rng.choice(found)
        areas = [one for one in offered(self.panel, "at") if not argument(one).startswith(".")]
        return self.rng.choice(areas) if areas else None

    async def step(self) -> Press | None:
        """Press one thing in the panel, opening it if need be; None when nothing is asked there."""
        if self.panel is None or self.choice() is None:
            await self.open()
        return await self.press_next()

    async def press_next(self) -> Press | None:
        """Press one thing in the open panel; None when nothing is asked there."""
        chosen = self.choice()
        if chosen is None or self.panel is None:
            return None
        reply = await self._press(self.panel, chosen)
        self.panel = reply.message
        return self.presses[-1]

    async def plan(self) -> None:
        """Plan the next turn by buttons, as far as that can be, and keep it; nothing where none can be planned."""
        ways = offered(await self.open(), "plan")
        while ways and self.panel is not None:
            self.panel = (await self._press(self.panel, ways[0])).message
            chosen = self.choice()
            ways = [chosen] if chosen is not None else offered(self.panel, "plan-keep")

    async def _press(self, message: Message, part: dict[str, Any]) -> Reply:
        made = Press(0, action(part), question(part))
        self.presses.append(made)

        # The id is needed even when no answer comes: what was committed is looked up by it.
        def noted(interaction: Interaction) -> None:
            made.interaction = interaction.id

        if part in message.selects:
            count = self.rng.randint(part.get("min_values", 1), min(part.get("max_values", 1), len(part["options"])))
            values = [one["value"] for one in self.rng.sample(part["options"], max(1, count))]
            reply = await self.person.select(message, values, select=part["custom_id"], noted=noted)
        else:
            reply = await self.person.press(message, part, noted=noted)
        made.reply = reply
        if reply.deferred:
            await reply.settled()
        left = {question(one) for wanted in ANSWERS for one in offered(reply.message, wanted)}
        made.answered = made.action in ANSWERS and made.question not in left
        return reply
