"""The rules of a game that is played with packs of cards: where its packs come from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from msgspec import Struct

from bot.core.cards.folders import pack_file
from bot.core.cards.shelf import Pack, PackFile, Shelf
from bot.core.rules import Rules

B = TypeVar("B", bound=Struct)


class CardRules(Rules[B]):
    """Base of the rules of a card game.

    Class attributes:
        shelf: its packs that are in use.
        load: reads a pack from a folder.
    """

    shelf: ClassVar[Shelf[Any]]
    load: ClassVar[Callable[[Path], Pack[Any, Any]]]

    def built_in_pack(self) -> bytes:
        """The house's own cards."""
        return self.shelf.compiled(None).data

    def known_pack(self, sha: str) -> Pack[Any, Any]:
        """The cards of that id."""
        return self.shelf.known(sha)

    def keep_pack(self, document: bytes) -> str:
        """Read them."""
        return self.shelf.compiled(document).sha

    def read_pack(self, folder: Path) -> PackFile | None:
        """The pack in a folder that holds a `pack.toml`.

        Raises:
            PackError: it is broken.
        """
        return pack_file(folder, type(self).load)
