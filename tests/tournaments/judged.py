"""What must hold of a tournament whatever was killed: read from the database of the bot, beside it (tournaments Y3)."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.pairing.apply import encoded, fold
from bot.pairing.contest import Contest
from bot.pairing.deeds import AnyDeed
from bot.store.database import is_address
from tests.postgres import asked

OPENED: Final = "SELECT id FROM tournaments WHERE opened_at > 0 AND (guild_id = ?1 OR ?1 = 0)"
"""The tournament of a server, or the only one; another whose host was setting it up may be there too."""


def rows(where: Path | str, query: str, *values: Any) -> list[Any]:
    """What a database says, read beside whoever writes it."""
    if is_address(where):
        return asked(str(where), query, values)
    with closing(sqlite3.connect(f"file:{where}?mode=ro", uri=True, timeout=10)) as connection:
        return connection.execute(query, values).fetchall()


def consistent(database: Path | str, guild_id: int = 0) -> None:
    """A table a match, every result once, and the contest is what its journal comes to.

    Args:
        database: file or address.
        guild_id: server of the tournament; 0 where there is but one.
    """
    of_it = f"tournament_id IN ({OPENED})"
    matches = rows(database, f"SELECT pairing, table_id FROM matches WHERE {of_it} ORDER BY pairing", guild_id)
    tables = [one for (one,) in rows(database, f"SELECT id FROM tables WHERE tournament IN ({OPENED})", guild_id)]
    assert sorted(tables) == sorted(table for _, table in matches if table is not None), "a table without a match"
    deeds_of_it = f"SELECT deed FROM journal WHERE {of_it} AND deed <> '' ORDER BY no"
    lines = [deed for (deed,) in rows(database, deeds_of_it, guild_id)]
    deeds = [msgspec.json.decode(line, type=AnyDeed) for line in lines]
    ended = Counter(deed.pairing for deed in deeds if type(deed).__name__ == "Ended")
    assert [pairing for pairing, times in ended.items() if times > 1] == [], "a result counts twice"
    ((contest,),) = rows(database, f"SELECT contest FROM tournaments WHERE id IN ({OPENED})", guild_id)
    kept = msgspec.json.decode(contest, type=Contest)
    assert encoded(fold(deeds)) == encoded(kept)
    assert [pairing for pairing, _ in matches] == [one.no for one in kept.pairings], "a pairing without a match"
