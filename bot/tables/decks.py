"""Decks that people build for themselves: kept, changed as drafts, saved. What a legal deck is, its game says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.store import decks as store
from bot.store import repository as repo
from bot.store.errors import Conflict
from bot.store.rows import DeckBody, DeckRow
from bot.tables.desk import Desk
from bot.tables.model import Person, TableError

__all__ = ["MOST", "TITLE", "DeckBody", "DeckRow", "Decks", "free_title"]

MOST: Final = 50
"""Decks of one person for one game."""
TITLE: Final = 32
"""Characters of a title."""


class Decks:
    """Own decks. Every method refuses decks of somebody else as if they did not exist.

    Changes go into the draft of a deck, so that a half-built one is never lost and never played; `save` makes it the
    deck.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def of(self, user_id: int, game: str) -> list[DeckRow]:
        """A person's decks for a game, by title."""
        return await store.decks(self.desk.database.reader, user_id, game)

    async def get(self, user_id: int, deck_id: int) -> DeckRow:
        """One deck.

        Raises:
            TableError: the person has no such deck (any more).
        """
        return _there(await store.deck(self.desk.database.reader, user_id, deck_id))

    async def add(self, by: Person, game: str, title: str, body: DeckBody, pack: str, interaction: int = 0) -> DeckRow:
        """Keep a new deck; a title that is taken gets a number.

        Args:
            by: its owner.
            game: key of the game.
            title: what it is called; cleaned by the caller.
            body: what it holds, legal or not.
            pack: SHA-256 of the card pack it is built from.
            interaction: Discord's id of the click; a repeated one gives the deck that the first one made.

        Raises:
            TableError: the person has as many as one may have.
        """
        now = self.desk.clock()
        async with self.desk.database.write() as connection:
            repeated = bool(interaction) and await repo.seen_interaction(connection, interaction, now)
            await repo.meet(connection, by.id, by.name, by.locale)
            known = await store.decks(connection, by.id, game)
            if repeated and known:
                return max(known, key=lambda row: row.id)
            if len(known) >= MOST:
                raise TableError("error-too-many-decks", max=MOST)
            title = free_title(title, {row.title for row in known})
            row = DeckRow(0, by.id, game, title, body, None, pack, now, now)
            await store.insert_deck(connection, row)
        return row

    async def change(
        self, user_id: int, deck_id: int, work: Callable[[DeckBody], DeckBody], interaction: int = 0
    ) -> DeckRow:
        """Change the draft of a deck: read and written in one transaction, so that quick presses lose nothing.

        Args:
            user_id: its owner.
            deck_id: the deck.
            work: what it held -> what it holds now.
            interaction: Discord's id of the click; a repeated one changes nothing.
        """
        async with self.desk.database.write() as connection:
            row = _there(await store.deck(connection, user_id, deck_id))
            if not interaction or not await repo.seen_interaction(connection, interaction, self.desk.clock()):
                body = work(row.shown)
                row.draft = None if body == row.body else body
                await store.put_deck(connection, row)
        return row

    async def save(self, user_id: int, deck_id: int, pack: str) -> DeckRow:
        """The draft becomes the deck.

        Args:
            user_id: its owner.
            deck_id: the deck.
            pack: SHA-256 of the card pack it was built from.
        """
        async with self.desk.database.write() as connection:
            row = _there(await store.deck(connection, user_id, deck_id))
            row.body, row.draft, row.pack = row.shown, None, pack
            row.changed_at = self.desk.clock()
            await store.put_deck(connection, row)
        return row

    async def revert(self, user_id: int, deck_id: int) -> DeckRow:
        """Drop what was not saved."""
        async with self.desk.database.write() as connection:
            row = _there(await store.deck(connection, user_id, deck_id))
            row.draft = None
            await store.put_deck(connection, row)
        return row

    async def rename(self, user_id: int, deck_id: int, title: str) -> DeckRow:
        """Call a deck something else.

        Raises:
            TableError: another deck of this person is called so.
        """
        try:
            async with self.desk.database.write() as connection:
                row = _there(await store.deck(connection, user_id, deck_id))
                row.title = title[:TITLE]
                await store.put_deck(connection, row)
        except Conflict:
            raise TableError("error-deck-title-taken") from None
        return row

    async def delete(self, user_id: int, deck_id: int) -> DeckRow:
        """Delete a deck; matches that play it go on with their copy."""
        async with self.desk.database.write() as connection:
            row = _there(await store.deck(connection, user_id, deck_id))
            await store.drop_deck(connection, deck_id)
        return row


def free_title(title: str, taken: set[str]) -> str:
    """The title, or with the first number that makes it one's own; never longer than `TITLE`."""
    title = title[:TITLE].strip()
    found, number = title, 1
    while found in taken:
        number += 1
        found = f"{title[: TITLE - 3].strip()} {number}"
    return found


def _there(row: DeckRow | None) -> DeckRow:
    if row is None:
        raise TableError("error-no-deck")
    return row
