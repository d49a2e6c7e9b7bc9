"""Card packs in lobbies and of tournaments: what they are called, and which can be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.tables.lobby import PACK
from bot.tables.model import TableError
from bot.tables.packs import Offered
from bot.text import names
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from cogs.panels.screen import Dropdown, Pickable

OWN: Final = "own"
"""Stands for the game's own cards in a menu, which takes no empty value; stored is nothing."""
PER_MENU: Final = 24
"""Packs of one menu, beside the game's own cards."""
MENUS: Final = 5
SHORT: Final = 8
"""Digits of a SHA-256 that tell packs apart for people."""


def pack_name(reader: Reader, pack: Offered) -> str:
    """Name of a pack in the reader's language, else in the first one it has."""
    known = pack.file.names
    return known.get(reader.language) or next(iter(known.values()), pack.file.id)


def pack_folder(reader: Reader, pack: Offered, packs: Sequence[Offered]) -> str:
    """Folder of a pack where another one on offer is called the same, else nothing."""
    name = names.for_option(pack_name(reader, pack))
    twins = (one for one in packs if one.sha != pack.sha and names.for_option(pack_name(reader, one)) == name)
    return pack.folder if next(twins, None) is not None else ""


def pack_line(reader: Reader, options: Mapping[str, str], packs: Sequence[Offered]) -> str:
    """Which cards will be played; empty where there is nothing to choose and nothing was chosen."""
    sha = options.get(PACK, "")
    if not sha:
        return f"{reader('option-table-pack')}: {reader('cogs-pack-own')}" if packs else ""
    found = next((pack for pack in packs if pack.sha == sha), None)
    if found is None:
        return f"{reader('option-table-pack')}: {sha[:SHORT]}"
    folder = pack_folder(reader, found, packs)
    name = names.for_message(pack_name(reader, found)) + (f" ({names.for_message(folder)})" if folder else "")
    return f"{reader('option-table-pack')}: {name}"


def pack_selects(reader: Reader, options: Mapping[str, str], packs: Sequence[Offered], id: Id) -> list[Dropdown]:
    """The menus of packs, mostly one; none where only the game's own cards can be played."""
    now = options.get(PACK, "")
    menus: list[Dropdown] = []
    for first in range(0, min(len(packs), MENUS * PER_MENU), PER_MENU):
        choices = [Pickable(reader("cogs-pack-own"), OWN, chosen=not now)]
        for pack in packs[first : first + PER_MENU]:
            folder = pack_folder(reader, pack, packs)
            label = names.for_option(pack_name(reader, pack)) + (f" ({names.for_option(folder)})" if folder else "")
            choices.append(Pickable(label, pack.sha, f"{pack.file.id} · {pack.sha[:SHORT]}", pack.sha == now))
        arg = f"{PACK}.{len(menus)}" if menus else PACK
        menus.append(Dropdown(reader("option-table-pack"), id.to("s-option", arg), choices))
    return menus


def chosen_pack(value: str, packs: Sequence[Offered]) -> str:
    """What is stored for a value of the menu.

    Raises:
        TableError: the pack is not offered (any more).
    """
    if value == OWN:
        return ""
    if not any(pack.sha == value for pack in packs):
        raise TableError("error-packs-missing")
    return value
