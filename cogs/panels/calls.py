"""What is said to one person: what came in quiet hours, direct messages, and the message of a day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.tables.calling import news_of, waited_since
from bot.tables.model import Snapshot, UserRow
from bot.tables.urgency import deadline
from bot.text.catalogue import Language, language_of
from bot.text.limits import CONTENT
from cogs.panels.board import public_reader
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id
from cogs.panels.reader import Reader, board_url
from cogs.panels.screen import BULLET, Button, Screen

LISTED: Final = 15
"""Tables named in one message; the rest is counted."""
ROOM: Final = CONTENT - 300
"""Characters for them."""


def language_for(user: UserRow) -> Language:
    """The language of somebody who is not here."""
    if user.language in ("ko", "en"):
        return "ko" if user.language == "ko" else "en"
    return language_of(user.locale)


def call(user: UserRow, tables: Sequence[Snapshot], *, excuse: bool = False) -> Screen:
    """The line in a channel that pings a person about one table or several, in the first one's language."""
    first, reader = tables[0], public_reader(tables[0])
    people = reader.mentions([user.id])
    if len(tables) > 1:
        lines = [reader("call-several", people=people, count=len(tables)), *_list(reader, tables, user.id)]
    else:
        lines = [_one(reader, first, user.id, people)]
    if excuse:
        lines.append(reader("call-refused"))
    row = [Button(reader("button-my-settings"), Id("my-settings"))]
    if news_of(first, user.id) == "turn":
        move = Button(reader("button-my-move"), Id("move", first.id, first.row.epoch), "primary")
        row = [move, *([Button(reader("button-my-games"), Id("games"))] if len(tables) > 1 else []), *row]
    return Screen(["\n".join(lines)], rows=[row])


def direct(user: UserRow, tables: Sequence[Snapshot]) -> Screen:
    """A direct message about one table or several, in the person's language."""
    reader = Reader(language_for(user))
    turns = [table for table in tables if news_of(table, user.id) == "turn"]
    headline = reader("call-direct", count=len(turns)) if turns else reader("call-direct-news")
    row = [Button(reader("button-my-games"), Id("games")), Button(reader("button-my-settings"), Id("my-settings"))]
    if turns:
        target = Id("panel", turns[0].id, turns[0].row.epoch)
        row.insert(0, Button(f"{reader('button-my-move')} → {reader.game(turns[0].row.game)}", target, "primary"))
    return Screen(["\n".join([headline, *_list(reader, tables, user.id)])], rows=[row])


def _one(reader: Reader, table: Snapshot, user_id: int, people: str) -> str:
    kind = news_of(table, user_id)
    if kind == "turn":
        return reader("remind-ping", people=people, when=waited_since(table, user_id) or 0)
    return reader(f"call-{kind}", people=people, game=_game(reader, table))


def _game(reader: Reader, table: Snapshot) -> str:
    """The game, and how far it is: whoever watches wants to know."""
    game = reader.game(table.row.game)
    if not table.playing:
        return game
    progress = face_of(table.row.game).progress(table.match.view(None), Reader(reader.language, table))
    return reader("games-game", game=game, progress=progress)


def _list(reader: Reader, tables: Sequence[Snapshot], user_id: int) -> list[str]:
    """A line a table with the way there."""
    found: list[str] = []
    for table in tables[:LISTED]:
        since = waited_since(table, user_id)
        game, place = _game(reader, table), f"<#{table.row.board.channel or table.row.channel_id}>"
        if since is not None:
            told = reader("call-line", game=game, place=place, when=since)
            due = deadline(table, user_id)
            told = f"{told} · {reader('games-due', when=due)}" if due is not None else told
        else:
            told = reader(f"call-line-{news_of(table, user_id)}", game=game, place=place)
        line = f"{BULLET} {told} · {reader('games-link', url=board_url(table))}"
        if sum(len(one) + 1 for one in found) + len(line) > ROOM:
            break
        found.append(line)
    if len(found) < len(tables):
        found.append(reader("list-more", count=len(tables) - len(found)))
    return found
