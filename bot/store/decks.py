"""Decks that people build for themselves, as rows."""

from __future__ import annotations

from bot.store.rows import DeckRow
from bot.store.values import Connection, insert, plain, select


async def decks(connection: Connection, user_id: int, game: str) -> list[DeckRow]:
    """A person's decks for a game, by title."""
    return await select(
        connection, DeckRow, "decks", "WHERE user_id = ? AND game = ? ORDER BY title, id", user_id, game
    )


async def deck(connection: Connection, user_id: int, deck_id: int) -> DeckRow | None:
    """A person's deck; None if there is none or it is somebody else's."""
    found = await select(connection, DeckRow, "decks", "WHERE id = ? AND user_id = ?", deck_id, user_id)
    return found[0] if found else None


async def insert_deck(connection: Connection, row: DeckRow) -> None:
    """Write a new deck; its `id` is given by the database.

    Raises:
        the driver's error: the person has one of that title (`Conflict` outside the transaction).
    """
    row.id = await insert(connection, "decks", row)


async def put_deck(connection: Connection, row: DeckRow) -> None:
    """Write a deck that exists; one that was deleted meanwhile stays deleted."""
    values = plain(row)
    del values["id"]
    sets = ", ".join(f"{name} = ?" for name in values)
    await connection.execute(f"UPDATE decks SET {sets} WHERE id = ?", (*values.values(), row.id))


async def drop_deck(connection: Connection, deck_id: int) -> None:
    """Delete a deck."""
    await connection.execute("DELETE FROM decks WHERE id = ?", (deck_id,))
