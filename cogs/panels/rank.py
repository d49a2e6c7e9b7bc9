"""`/madang rank`: the leaderboard with its reader in the middle, the own rating, form, history and opponents (R4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.rating.encounters import KINDS
from bot.rating.rating_pages import LadderLine, RatingPage
from bot.tables.leaderboards import EVERYWHERE, Line, Own
from bot.text import names
from cogs.panels.dispatch import on
from cogs.panels.gamefaces import face_of, known
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET, Button, Dropdown, Pickable, Row, Screen
from cogs.panels.sketches import sight, sketched
from cogs.panels.visit import Visit
from renderers.drawings import drawing
from renderers.tournaments import rating as paint

SHOWN: Final = 11
"""Lines of the leaderboard in the picture; the reader's is in the middle."""
OPPONENTS: Final = 8
LATEST: Final = 60
"""Matches in the chart."""
ALL: Final = "all"
HERE: Final = "here"


async def rank_screen(visit: Visit) -> Screen:
    """The argument is scope, game and class; without one it is what the person played last here."""
    reader, here = await visit.reader(), visit.place.guild_id
    ranking = visit.tables.ranking
    scope, _, wanted = str(visit.value if visit.values else visit.id.arg).partition(".")
    everywhere = scope == ALL and ranking.everywhere
    at = EVERYWHERE if everywhere else here
    found: list[tuple[str, str]] = await ranking.kinds(at, visit.user_id)
    switch = _switch(reader, everywhere) if ranking.everywhere else []
    seek = Button(reader("seek-button"), Id("seek"))
    if not found:
        return Screen([reader("rank-none")], rows=[[*switch, seek]])
    game, _, kind = wanted.rpartition(".")
    game, kind = (game, kind) if kind in KINDS and (game, kind) in found else found[0]
    board: list[Line] = await ranking.board(at, game, kind)
    own: Own = await ranking.own(at, game, kind, visit.user_id)
    page = _page(board, own, visit.user_id, game, kind, everywhere)
    picture = sketched(
        sight("rank", page, reader.language),
        lambda: drawing(paint, page, language=reader.language),
        reader("rank-failed"),
    )
    headline = reader("rank-headline", game=reader.game(game), kind=reader(f"rank-kind-{kind}"))
    rows: list[Row] = [[*switch, seek, *_statistics(reader, game)]]
    if len(found) > 1:
        rows.insert(0, _choice(reader, found, (game, kind), ALL if everywhere else HERE))
    told = [f"**{headline}**", *_own_lines(reader, own), reader("rank-order")]
    return Screen(["\n".join(told), "\n".join(_opponents(reader, own))], [picture], rows)


def _switch(reader: Reader, everywhere: bool) -> list[Button]:
    return [Button(reader("rank-here-button" if everywhere else "rank-everywhere-button"),
                   Id("rank", arg=f"{HERE if everywhere else ALL}."))]  # fmt: skip


def _statistics(reader: Reader, game: str) -> list[Button]:
    action = face_of(game).statistics if game in known() else ""
    return [Button(reader(f"cogs-{game}-stats"), Id(action))] if action else []


def _choice(reader: Reader, found: Sequence[tuple[str, str]], now: tuple[str, str], scope: str) -> Dropdown:
    choices = [
        Pickable(
            f"{reader.game(game)} · {reader(f'rank-kind-{kind}')}", f"{scope}.{game}.{kind}", chosen=(game, kind) == now
        )
        for game, kind in found[:25]
    ]
    return Dropdown(reader("rank-placeholder"), Id("s-rank"), choices)


def _page(board: Sequence[Line], own: Own, user_id: int, game: str, kind: str, everywhere: bool) -> RatingPage:
    mine = next((number for number, line in enumerate(board) if line.user_id == user_id), 0)
    first = max(0, min(mine - SHOWN // 2, len(board) - SHOWN))
    lines = tuple(
        LadderLine(line.place, line.name, line.figure, line.games, line.user_id == user_id)
        for line in board[first : first + SHOWN]
    )
    return RatingPage(
        game=game,
        kind=kind,
        everywhere=everywhere,
        lines=lines,
        listed=len(board),
        place=own.place,
        figure=own.figure,
        games=own.games,
        provisional=own.provisional,
        form=own.form,
        history=tuple(figure for _, figure in own.history[-LATEST:]),
    )


def _own_lines(reader: Reader, own: Own) -> list[str]:
    if not own.games:
        return [reader("rank-new", figure=str(own.figure))]
    told = [reader("rank-own", figure=str(own.figure), games=own.games)]
    return [*told, reader("rank-provisional")] if own.provisional else told


def _opponents(reader: Reader, own: Own) -> list[str]:
    lines = [
        reader(
            "rank-opponent-line",
            name=names.for_message(one.name) if one.name else reader("rank-former"),
            won=one.won,
            lost=one.lost,
            even=one.even,
        )
        for one in own.opponents[:OPPONENTS]
    ]
    return [reader("rank-opponents"), *(f"{BULLET} {line}" for line in lines)] if lines else []


@on("rank", "s-rank")
async def rank(visit: Visit) -> None:
    """The page."""
    await visit.show(rank_screen(visit))
