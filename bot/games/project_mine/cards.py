"""The packs of cards that are in use, and what is on their cards (`designs`)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from bot.core.cards.shelf import Shelf
from bot.games.project_mine.designs import Card as Card
from bot.games.project_mine.designs import Document as Document
from bot.games.project_mine.designs import Pack as Pack
from bot.games.project_mine.designs import PackError as PackError
from bot.games.project_mine.packs import load as load

BUILT_IN: Final = Path(__file__).parent / "data"


@lru_cache(maxsize=1)
def built_in() -> Pack:
    """The house's own pack."""
    return load(BUILT_IN)


shelf: Final = Shelf(Document, Pack, built_in, PackError)
unpack, remember, known, compiled = shelf.unpack, shelf.remember, shelf.known, shelf.compiled
