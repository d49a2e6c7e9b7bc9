"""Forms that pop up (modals): asked for from a panel, taken by the listener that knows our custom ids.

Discord's library keeps an open form in memory; ours are over for it before they are sent, so that one that is filled
in after a restart counts all the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.text.limits import MODAL_LABEL, MODAL_TITLE, PLACEHOLDER, cut
from cogs.panels import ids, items
from cogs.panels.visit import Visit

ENTRY: Final = "text"
"""Custom id of the one entry of a form."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form with one thing to fill in.

    Args:
        id: what filling it in does.
        title, label, placeholder: its texts.
        most: characters.
        preset: what stands in it already.
        long: several lines rather than one.
    """

    id: ids.Id
    title: str
    label: str
    placeholder: str = ""
    most: int = 200
    preset: str = ""
    long: bool = False

    def modal(self) -> ui.Modal:
        """As Discord takes it."""
        modal = ui.Modal(title=cut(self.title, MODAL_TITLE), custom_id=str(self.id), timeout=None)
        entry: ui.TextInput[Any] = ui.TextInput(
            custom_id=ENTRY,
            style=discord.TextStyle.paragraph if self.long else discord.TextStyle.short,
            placeholder=cut(self.placeholder, PLACEHOLDER) or None,
            default=self.preset or None,
            max_length=self.most,
        )
        modal.add_item(ui.Label(text=cut(self.label, MODAL_LABEL), component=entry))
        modal.stop()
        return modal


async def ask(visit: Visit, form: Form) -> None:
    """Answer a press with a form."""
    await visit.ask(form.modal())


async def submitted(interaction: discord.Interaction[Any]) -> None:
    """A form of ours was filled in: do what its id says, with the line as the only value."""
    from cogs import errors

    data: Any = interaction.data or {}
    id = ids.parse(str(data.get("custom_id", "")))
    if id is None:
        await errors.guarded(Visit(interaction), items.old_button)
        return
    visit = Visit(interaction, id, _entries(data.get("components", ())))
    await errors.guarded(visit, items.handlers.get(id.action, items.old_button))


def _entries(components: Any) -> list[str]:
    """What was written, whatever it is wrapped into."""
    found: list[str] = []
    for part in components:
        if "value" in part:
            found.append(str(part["value"] or ""))
        inner = [part["component"]] if part.get("component") else part.get("components") or ()
        found += _entries(inner)
    return found
