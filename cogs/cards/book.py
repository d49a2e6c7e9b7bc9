"""Looking cards up, whatever the game: the pack a table plays, what it calls its cards, and a card with its picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from discord import app_commands

from bot.core.cards import records, shelf
from bot.tables.model import Snapshot, TableError
from bot.text import matching
from bot.text.catalogue import Language
from bot.text.limits import OPTION, cut
from cogs.panels.reader import name_cards
from cogs.panels.screen import Screen
from cogs.panels.sketches import Sketch, sight
from cogs.panels.typed import quoted
from cogs.panels.visit import Visit
from renderers.drawings import drawing
from renderers.encode import Picture

P = TypeVar("P", bound=shelf.Pack[Any, Any])
KEPT: Final = 64
"""Packs whose names are kept, each language by itself."""


@lru_cache(maxsize=KEPT)
def _names(pack: shelf.Pack[Any, Any], language: Language) -> Mapping[str, str]:
    return pack.names(language)


class CardBook(Generic[P]):
    """The cards of one game.

    Args:
        game: key of the game. `cogs-GAME-no-card` says that no card is called so.
        compiled: the pack of a stored document; the built-in one for None.
        draw: the picture of a card, by id, `language` and `pack`; one of `renderers.GAME`.
    """

    def __init__(self, game: str, compiled: Callable[[bytes | None], P], draw: Callable[..., Picture]) -> None:
        self.game = game
        self._compiled = compiled
        self._draw = draw

    def install(self) -> None:
        """Let events and options of the game be told with the names its packs give."""
        name_cards(self.game, self.names)

    def pack(self, table: Snapshot | None) -> P:
        """The pack a table plays; the built-in one where there is no table."""
        return self._compiled(table.pack if table else None)

    def names(self, table: Snapshot, language: Language) -> Mapping[str, str]:
        """What the pack of a table calls its cards and all else it names."""
        return _names(self.pack(table), language)

    async def pack_here(self, visit: Visit) -> P:
        """The pack of this channel's match, else the built-in one."""
        channel = visit.interaction.channel_id
        table = await visit.tables.look.in_channel(channel) if channel else None
        here = table if table is not None and table.row.game == self.game and not table.in_lobby else None
        return self.pack(here)

    async def show(self, visit: Visit, name: str) -> None:
        """Answer with the card that a typed text means: picture, text and rulings.

        Raises:
            TableError: no card is called so.
        """
        pack = await self.pack_here(visit)
        found = matching.best(name, pack.cards.values(), lambda one: [one.id, one.name.ko, one.name.en], 1)
        if not found:
            raise TableError(f"cogs-{self.game}-no-card", text=quoted(name))
        await visit.show(self._screen(visit, pack, found[0]))

    async def _screen(self, visit: Visit, pack: P, card: records.Design) -> Screen:
        reader = await visit.reader()
        language = reader.language
        key = sight("card", self.game, pack.sha, card.id, language)
        draw = drawing(self._draw, card.id, language=language, pack=pack.sha)
        lines = [
            f"**{getattr(card.name, language)}**",
            getattr(card.text, language),
        ]
        if card.note:
            lines.append(getattr(card.note, language))
        return Screen(["\n".join(lines)], [Sketch(key, draw, reader("error-picture"))])

    async def suggestions(self, visit: Visit, current: str) -> list[app_commands.Choice[str]]:
        """Every card of the pack, found by name in both languages, initial consonants included."""
        pack = await self.pack_here(visit)
        language = (await visit.reader()).language
        found = matching.best(current, pack.cards.values(), lambda one: [one.name.ko, one.name.en, one.id])
        return [app_commands.Choice(name=cut(getattr(one.name, language), OPTION), value=one.id) for one in found]
