"""Where every press comes in, and the table of what it does: panels register with it, and it knows none of them.

Two dynamic items recognise the custom ids of all our components, by patterns that exclude each other; so they work
after any restart. Handlers register under the action of the custom id; popups that were filled in come to the same.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable
from functools import partial, wraps
from typing import Any, Final

import aiohttp
import discord
import structlog
from discord import ui
from discord.ext import commands

from cogs import errors
from cogs.panels import ids
from cogs.panels.reach import Reach, admit, let_in
from cogs.panels.reader import board_url
from cogs.panels.screen import Screen
from cogs.panels.visit import Otherwise, Visit, Word
from cogs.services import AGES

OLDEST: Final = 2.8
"""Seconds after which Discord will not take the first answer any more."""
PATIENCE: Final = 1.5
"""Seconds a press may take before it is acknowledged before its answer; Discord waits three, its way here included."""

log = structlog.get_logger(__name__)

Handler = Callable[[Visit], Awaitable[None]]
Maker = Callable[[Visit], Awaitable[Screen]]

handlers: Final[dict[str, Handler]] = {}
"""What each action does, once it is known that the press may come from where it comes from."""
reaches: Final[dict[str, Reach]] = {}
"""From where each action works."""


def on(*actions: str, reach: Reach = Reach.PUBLIC) -> Callable[[Handler], Handler]:
    """Register what pressing a component with one of these actions does.

    Args:
        actions: of custom ids.
        reach: from where components that name a table work; `PRIVATE` only for what shows a seated person its own.
    """

    def register(handler: Handler) -> Handler:
        @wraps(handler)
        async def admitted(visit: Visit) -> None:
            await admit(visit, reach)
            await handler(visit)

        for action in actions:
            _know(action, admitted, reach)
        return handler

    return register


def shows(*actions: str, reach: Reach = Reach.PUBLIC, fresh: bool = False) -> Callable[[Maker], Maker]:
    """Register what pressing a component with one of these actions shows: the handler makes the screen of it.

    Args:
        actions, reach: see `on`.
        fresh: as a new message in any case, not in place of the panel it was pressed in.
    """

    def register(make: Maker) -> Maker:
        @on(*actions, reach=reach)
        @wraps(make)
        async def shown(visit: Visit) -> None:
            await visit.show(make(visit), fresh=fresh)

        return make

    return register


def presses(
    *actions: str, reach: Reach = Reach.PUBLIC, otherwise: Otherwise | None = None, fresh: bool = False
) -> Callable[[Word], Word]:
    """Register what is made of pressing a component of the move panel: the tables do what is pressed, the handler makes
    the screen of what came of it. Where the press comes from is judged with the table, before anything is done.

    Args:
        actions, reach: see `on`.
        otherwise, fresh: see `Visit.press`.
    """

    def register(word: Word) -> Word:
        async def pressed(visit: Visit) -> None:
            await visit.press(word, partial(let_in, visit, reach), otherwise, fresh=fresh)

        for action in actions:
            _know(action, pressed, reach)
        return word

    return register


def _know(action: str, handler: Handler, reach: Reach) -> None:
    if action in handlers:
        raise ValueError(f"two handlers for {action}")
    handlers[action], reaches[action] = handler, reach


async def guarded(visit: Visit, work: Callable[[Visit], Awaitable[None]]) -> None:
    """Do the work of a press or a command, and acknowledge it in time; nothing is ever raised."""
    age = (discord.utils.utcnow() - visit.interaction.created_at).total_seconds()
    if _too_old(visit, age):
        log.info("interaction too old", age=round(age, 1), action=visit.id.action)
        return
    answering, user = visit.services.answering, visit.user_id
    answering[user] += 1
    try:
        doing = asyncio.ensure_future(_done(visit, work))
        await asyncio.wait({doing}, timeout=PATIENCE)
        if not doing.done():
            try:
                await visit.hold()
            except (discord.HTTPException, aiohttp.ClientError, OSError) as silent:
                log.info("not acknowledged", reason=type(silent).__name__, action=visit.id.action)
        await doing
    finally:
        answering[user] -= 1
        if not answering[user]:
            del answering[user]
        if visit.keeps is not None or visit.services.pages.standing:
            visit.services.pages.after(visit)
        await visit.services.following.after(visit)


def _too_old(visit: Visit, age: float) -> bool:
    """Whether Discord would not take an answer any more. If everything seems to come late, the clock here is wrong."""
    ages = visit.services.ages
    ages.append(age)
    if age <= OLDEST:
        return False
    if len(ages) < AGES or min(ages) <= OLDEST:
        return True
    log.warning("the clock of this machine seems to be ahead", seconds=round(min(ages)))
    return False


async def _done(visit: Visit, work: Callable[[Visit], Awaitable[None]]) -> None:
    try:
        await work(visit)
    except Exception as error:
        await errors.answer(visit, error)


async def _pressed(interaction: discord.Interaction[Any], id: ids.Id, item: ui.Item[Any]) -> None:
    visit = Visit(interaction, id, list(getattr(item, "values", ())))
    await guarded(visit, handlers.get(id.action, old_button))


class PressButton(ui.DynamicItem[ui.Button[Any]], template=ids.BUTTONS):
    """Every button."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> PressButton:
        """The button that was pressed."""
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the id says."""
        match = self.template.fullmatch(self.custom_id)
        assert match is not None
        await _pressed(interaction, ids.of_match(match), self.item)


class PressSelect(ui.DynamicItem[ui.Item[Any]], template=ids.SELECTS):
    """Every select: of texts, users, roles or channels."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> PressSelect:
        """The select that was used."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the id says."""
        match = self.template.fullmatch(self.custom_id)
        assert match is not None
        await _pressed(interaction, ids.of_match(match), self.item)


def stands_on(message: discord.Message | None, kind: int, custom_id: str) -> bool:
    """Whether a message still has this component. discord.py looks the same way, and drops the press if it has not.

    Args:
        message: as it came with the press.
        kind: Discord's number of the component's type.
        custom_id: of the pressed component.
    """

    def holds(components: Iterable[Any]) -> bool:
        return any(
            (getattr(one, "custom_id", None) == custom_id and one.type.value == kind)
            or holds(getattr(one, "children", ()))
            for one in components
        )

    return message is not None and holds(message.components)


async def left_behind(interaction: discord.Interaction[Any], id: ids.Id, data: dict[str, Any]) -> None:
    """A press of ours that discord.py does not bring, because the message was edited between drawing and pressing.

    What it names is still judged as any press is: by the question's number and the epoch in its id.
    """
    kind = int(data.get("component_type", 0))
    handler = handlers.get(id.action, old_button)
    if kind not in (discord.ComponentType.button.value, discord.ComponentType.select.value):
        handler = old_button  # people and channels come as mere numbers here
    values: list[Any] = [str(value) for value in data.get("values", ())]
    await guarded(Visit(interaction, id, values), handler)


async def old_button(visit: Visit) -> None:
    """A component nobody knows any more: say so, with the way to the board of this channel."""
    reader = await visit.reader()
    channel = visit.interaction.channel_id
    table = await visit.tables.look.in_channel(channel) if channel else None
    url = board_url(table) if table else ""
    await visit.say(reader("error-stale-message", url=url) if url else reader("error-unknown-button"))


async def filled_in(interaction: discord.Interaction[Any]) -> None:
    """A popup was filled in: do what its id says, with what was written as the values."""
    data: Any = interaction.data or {}
    id = ids.parse(str(data.get("custom_id", "")))
    if id is None:
        await guarded(Visit(interaction), old_button)
        return
    visit = Visit(interaction, id, _written(data.get("components", ())))
    await guarded(visit, handlers.get(id.action, old_button))


def _written(components: Any) -> list[str]:
    """What was written, whatever it is wrapped into."""
    found: list[str] = []
    for part in components:
        if "value" in part:
            found.append(str(part["value"] or ""))
        inner = [part["component"]] if part.get("component") else part.get("components") or ()
        found += _written(inner)
    return found


def install(client: commands.Bot) -> None:
    """Register the items, and the listener for popups and for components that are none of ours (any more)."""
    client.add_dynamic_items(PressButton, PressSelect)

    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            await filled_in(interaction)
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        id = ids.parse(custom_id)
        if id is None:
            await guarded(Visit(interaction), old_button)
        elif not stands_on(interaction.message, int(data.get("component_type", 0)), custom_id):
            await left_behind(interaction, id, data)

    client.add_listener(on_interaction)
