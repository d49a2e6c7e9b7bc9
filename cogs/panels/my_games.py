"""A person's own games: what is urgent first, where others are awaited, and what is over (asynchronous P6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bot.tables.away import vacation_of
from bot.tables.model import Snapshot
from bot.tables.urgency import LOBBY, OTHERS, PAUSED, TURN, VOTE, deadline, standing
from cogs.panels.dispatch import shows
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id
from cogs.panels.menu import leafing, page_of
from cogs.panels.reader import Reader, board_url
from cogs.panels.screen import BULLET, Button, Row, Screen
from cogs.panels.visit import Visit

PAGE: Final = 6
"""Games on one page: more would be scrolled past on a phone."""
NAMED: Final = 2
"""People named of those who are awaited somewhere; the rest is counted."""
_SECTIONS: Final = {TURN: "turn", VOTE: "turn", OTHERS: "others", LOBBY: "lobby", PAUSED: "paused"}
"""Under which headline a game stands."""


@shows("games")
async def games_screen(visit: Visit) -> Screen:
    """Every table where this person sits, in all servers, the most urgent first; the argument is the page."""
    tables: list[Snapshot] = await visit.tables.look.of(visit.user_id)
    over: int = await visit.tables.look.count_ended(visit.user_id)
    reader = await visit.reader()
    if not tables:
        row = [Button(reader("button-new-game"), Id("new"), "primary")]
        if visit.interaction.guild_id is not None:
            row.append(Button(reader("seek-button"), Id("seek")))
        return Screen([reader("games-none")], rows=[[*row, *_to_ended(reader, over)]])
    pages = -(-len(tables) // PAGE)
    page = page_of(visit, pages)
    counts = Counter(_SECTIONS[standing(table, visit.user_id)] for table in tables)
    texts = [_headline(reader, "games-headline", len(tables), page, pages)]
    here = tables[page * PAGE : (page + 1) * PAGE]
    for section, listed in groupby(here, key=lambda table: _SECTIONS[standing(table, visit.user_id)]):
        now = visit.services.clock()
        lines = [f"{BULLET} {_line(await visit.reader(table), table, visit.user_id, now)}" for table in listed]
        texts.append("\n".join([f"**{reader(f'games-{section}-headline', count=counts[section])}**", *lines]))
    return Screen(
        texts, rows=[*_onward(reader, tables, visit.user_id), *_below(reader, Id("games"), page, pages, over)]
    )


def _headline(reader: Reader, key: str, count: int, page: int, pages: int) -> str:
    told = f"**{reader(key, count=count)}**"
    return f"{told} · {reader('games-page', page=page + 1, pages=pages)}" if pages > 1 else told


def _onward(reader: Reader, tables: Sequence[Snapshot], user_id: int) -> list[Row]:
    """To the most urgent of the matches that wait for a move, on whatever page one is."""
    first = next((table for table in tables if standing(table, user_id) == TURN), None)
    if first is None:
        return []
    label = f"{reader('button-next-game')} → {reader.game(first.row.game)}"
    return [[Button(label, Id("panel", first.id, first.row.epoch), "primary")]]


def _below(reader: Reader, id: Id, page: int, pages: int, over: int) -> list[Row]:
    row = [*leafing(reader, id, page, pages), *_to_ended(reader, over)]
    return [row] if row else []


def _to_ended(reader: Reader, over: int) -> list[Button]:
    return [Button(reader("games-ended-button", count=over), Id("games-ended"))] if over else []


# --- one line --------------------------------------------------------------------------------------------------------


def _line(reader: Reader, table: Snapshot, user_id: int, now: int) -> str:
    """One unfinished table in one line."""
    kind, place = standing(table, user_id), _place(table)
    if kind == LOBBY:
        game, seats = _linked(reader.game(), table), max(table.rules.seats)
        line = reader("games-lobby-line", game=game, place=place, seated=len(table.seated), seats=seats)
        return " · ".join([line, *_study(reader, table)])
    progress = face_of(table.row.game).progress(table.match.view(None), reader)
    game = _linked(reader("games-game", game=reader.game(), progress=progress), table)
    said = [game, place, *_study(reader, table)]
    if kind == VOTE:
        said.append(reader("games-vote"))
    elif kind in (TURN, OTHERS):
        said += _asked(reader, table, user_id)
        said += _away(reader, table, user_id, now)
    due = deadline(table, user_id)
    if due is not None:
        said.append(reader("games-due", when=due))
    return " · ".join(part for part in said if part)


def _asked(reader: Reader, table: Snapshot, user_id: int) -> list[str]:
    """Who is to do what, and since when; the person's own seat alone where it is awaited."""
    own = table.seat_of(user_id)
    seats = [own] if own is not None and own in table.row.waits else list(table.awaited)
    told = [reader("games-awaits", names=_named(reader, seats))] if seats and seats != [own] else []
    topic = next((topic for seat in seats if (topic := table.match.topic(seat))), "")
    since = [table.row.waits[seat].since for seat in seats if seat in table.row.waits]
    return [*told, reader(topic) if topic else "", reader("games-since", when=min(since)) if since else ""]


def _away(reader: Reader, table: Snapshot, user_id: int, now: int) -> list[str]:
    """Until when those are away who are waited for."""
    found = {seat: vacation_of(table, seat, now) for seat in table.awaited if table.seats[seat].user_id != user_id}
    gone = [(seat, one.until) for seat, one in found.items() if one is not None and table.seats[seat].away_id is None]
    return [reader("games-away", names=_named(reader, [seat]), until=until) for seat, until in gone[:NAMED]]


def _named(reader: Reader, seats: Sequence[int]) -> str:
    more = [reader("list-more", count=len(seats) - NAMED)] if len(seats) > NAMED else []
    return reader.text.listing([*(reader("person", name=reader.names[seat]) for seat in seats[:NAMED]), *more])


def _study(reader: Reader, table: Snapshot) -> list[str]:
    """That a match is a study, which never counts."""
    return [reader("games-study")] if table.study else []


def _place(table: Snapshot) -> str:
    return f"<#{table.row.board.channel or table.row.channel_id}>"


def _linked(text: str, table: Snapshot) -> str:
    return f"[{text}]({board_url(table)})"


# --- what is over ----------------------------------------------------------------------------------------------------


@shows("games-ended")
async def ended_screen(visit: Visit) -> Screen:
    """Matches that are over, the latest first; the argument is the page."""
    reader = await visit.reader()
    count: int = await visit.tables.look.count_ended(visit.user_id)
    pages = max(1, -(-count // PAGE))
    page = page_of(visit, pages)
    tables: list[Snapshot] = await visit.tables.look.ended(visit.user_id, page * PAGE, PAGE)
    lines = [f"{BULLET} {_ended_line(await visit.reader(table), table, visit.user_id)}" for table in tables]
    row = [*leafing(reader, Id("games-ended"), page, pages), Button(reader("button-my-games"), Id("games"))]
    headline = _headline(reader, "games-ended-headline", count, page, pages)
    return Screen([headline, "\n".join(lines)], rows=[row])


def _ended_line(reader: Reader, table: Snapshot, user_id: int) -> str:
    ranks, own = table.ranks, table.seat_of(user_id)
    said = [_linked(reader.game(), table), _place(table), *_study(reader, table)]
    said.append(reader("games-ended-at", when=table.row.ended_at))
    if table.row.phase == "cancelled":
        said.append(reader("games-broken-off"))
    elif ranks:
        said.append(_outcome(reader, ranks, own))
    return " · ".join(said)


def _outcome(reader: Reader, ranks: Sequence[int], own: int | None) -> str:
    """Who won, and how the person came off."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if own is not None and own in winners:
        return reader("games-won" if len(winners) == 1 else "games-shared")
    told = reader("games-winner", names=_named(reader, winners))
    return told if own is None else f"{told} · {reader('games-rank', rank=ranks[own], of=len(ranks))}"
