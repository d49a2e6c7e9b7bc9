"""The packs of cards that are in use, and what is on their cards (`designs`)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from bot.core.cards.shelf import Shelf
from bot.games.the_dome.designs import GRADES as GRADES
from bot.games.the_dome.designs import Card as Card
from bot.games.the_dome.designs import Deck as Deck
from bot.games.the_dome.designs import Document as Document
from bot.games.the_dome.designs import Pack as Pack
from bot.games.the_dome.designs import PackError as PackError
from bot.games.the_dome.packs import load as load

BUILT_IN: Final = Path(__file__).parent / "data"


@lru_cache(maxsize=1)
def built_in() -> Pack:
    """The house's own pack."""
    return load(BUILT_IN)


shelf: Final = Shelf(Document, Pack, built_in, PackError)
unpack, remember, known, compiled = shelf.unpack, shelf.remember, shelf.known, shelf.compiled
