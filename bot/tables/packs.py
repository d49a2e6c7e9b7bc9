"""Card packs that the owner of the bot adds: read from a folder, kept in the database, offered in lobbies."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

from msgspec import Struct, structs

from bot.core import playable
from bot.core.cards.shelf import PackFile
from bot.core.errors import CoreError
from bot.store import repository as repo
from bot.tables.desk import Desk


class Offered(Struct, frozen=True):
    """A pack that can be chosen.

    Args:
        sha: SHA-256 of its document: the value of the option `table-pack`.
        file: what was read.
        folder: name of the folder it was read from.
        also: names of further folders that hold the very same pack.
    """

    sha: str
    file: PackFile
    folder: str
    also: tuple[str, ...] = ()


class Refused(Struct, frozen=True):
    """A pack that was refused, and why; nothing of it is used."""

    game: str
    folder: str
    error: CoreError


class Packs:
    """Packs besides the games' own."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._offered: dict[str, list[Offered]] = {}

    def of(self, game: str) -> list[Offered]:
        """Packs of a game that can be chosen now, by name of their folder."""
        return self._offered.get(game, [])

    async def load(self, folder: Path) -> list[Refused]:
        """Read every pack `folder/GAME/PACK`. Tables keep the packs they began with, whatever happens to the folder.

        Args:
            folder: of the setting `MADANG_PACKS`.

        Returns:
            packs that were refused; the others are offered from now on.
        """
        found, refused = await asyncio.to_thread(read_all, folder)
        async with self.desk.database.write() as connection:
            for game, packs in found.items():
                for pack in packs:
                    await repo.put_pack(connection, pack.sha, game, pack.file.document)
        self._offered = found
        return refused


def read_all(folder: Path) -> tuple[dict[str, list[Offered]], list[Refused]]:
    """Read every pack `folder/GAME/PACK`: what can be offered by game, the same pack once, and what was refused."""
    found: dict[str, list[Offered]] = {}
    refused: list[Refused] = []
    for game in playable.keys():  # noqa: SIM118 - a function of the room, not of a mapping
        rules = playable.find(game).rules
        packs: dict[str, Offered] = {}
        for place in sorted(path for path in (folder / game).glob("*") if path.is_dir()):
            try:
                file = rules.read_pack(place)
            except CoreError as error:
                refused.append(Refused(game, place.name, error))
                continue
            if file is None:
                continue
            sha = hashlib.sha256(file.document).hexdigest()
            if (same := packs.get(sha)) is not None:
                packs[sha] = structs.replace(same, also=(*same.also, place.name))
            else:
                packs[sha] = Offered(sha, file, place.name)
        if packs:
            found[game] = list(packs.values())
    return found, refused
