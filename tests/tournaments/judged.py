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

OF_DEEDS: Final = (
    "SELECT deed FROM journal JOIN tournaments ON id = tournament_id WHERE opened_at > 0 AND deed <> '' ORDER BY no"
)
"""Of the tournament that is opened; one whose host was setting it up may be there too."""


def rows(path: Path, query: str, *values: Any) -> list[Any]:
    """What a database says, read beside whoever writes it."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=10)) as connection:
        return connection.execute(query, values).fetchall()


def consistent(database: Path) -> None:
    """A table a match, every result once, and the contest is what its journal comes to."""
    matches = rows(database, "SELECT pairing, table_id FROM matches ORDER BY pairing")
    tables = [one for (one,) in rows(database, "SELECT id FROM tables WHERE tournament > 0")]
    assert sorted(tables) == sorted(table for _, table in matches if table is not None), "a table without a match"
    lines = [deed for (deed,) in rows(database, OF_DEEDS)]
    deeds = [msgspec.json.decode(line, type=AnyDeed) for line in lines]
    ended = Counter(deed.pairing for deed in deeds if type(deed).__name__ == "Ended")
    assert [pairing for pairing, times in ended.items() if times > 1] == [], "a result counts twice"
    ((contest,),) = rows(database, "SELECT contest FROM tournaments WHERE opened_at > 0")
    kept = msgspec.json.decode(contest, type=Contest)
    assert encoded(fold(deeds)) == encoded(kept)
    assert [pairing for pairing, _ in matches] == [one.no for one in kept.pairings], "a pairing without a match"
