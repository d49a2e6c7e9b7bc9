"""`/ti`: answers as typed lines, each completed with legal lines alone, and what there is to look at."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

import discord
from discord import app_commands

from bot.core.shapes import Question
from bot.games.twilight_imperium.economy.transactions import OFFER
from bot.games.twilight_imperium.figures import TILES
from bot.games.twilight_imperium.flow.prevotes import PREVOTE
from bot.games.twilight_imperium.notation.completing import completions
from bot.games.twilight_imperium.notation.reading import read
from bot.tables.asked import Kind, Wish
from bot.tables.model import Snapshot, TableError
from bot.text import matching
from bot.text.limits import OPTION, cut
from cogs.panels.board import board_screen
from cogs.panels.dispatch import guarded
from cogs.panels.hand import hand_screen
from cogs.panels.move.answering import wished
from cogs.panels.reader import Reader
from cogs.panels.typed import any_table, own_table, quoted, table_here, things_called
from cogs.panels.visit import Visit
from cogs.translator import arguments, values, words
from cogs.twilight_imperium import counsel, lookout, lookups, sheets
from cogs.twilight_imperium.card_pages import card_screen, kind_of
from cogs.twilight_imperium.deals import deals_screen
from cogs.twilight_imperium.senate import laws_screen
from cogs.twilight_imperium.statistics import statistics_screen
from cogs.twilight_imperium.trading import trade_screen
from cogs.twilight_imperium.vocabulary import GAME, asked_for, names, open_question

Here = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

PRODUCING: Final = ("produce",)
SCORING: Final = ("score-public", "imperial")
VOTING: Final = ("vote", "tie")
VALUE: Final = 100
"""Letters of a value that Discord takes."""


def named(command: str) -> Any:
    """Decorator: a command of the group by its texts."""
    return app_commands.command(name=words(f"cmd-ti-{command}-name"), description=words(f"cmd-ti-{command}-desc"))


# --- answering --------------------------------------------------------------------------------------------------------


async def _line(visit: Visit, about: tuple[str, ...], line: str) -> None:
    """Answer what is asked with a typed line."""
    table, seat = await own_table(visit, GAME)
    question = asked_for(table, seat, about)
    choice = read(table.match, seat, question, line, names())
    await visit.show(wished(visit, table, Wish(Kind.TYPED, table.row.epoch, choices=(choice,))))


def _lines(find: Callable[[Snapshot, int], Question | None]) -> Callable[[Here, str], Coroutine[Any, Any, Choices]]:
    """Completion of a command: legal lines for a question of the seat that begin as typed."""

    async def lines(interaction: Here, current: str) -> Choices:
        visit = Visit(interaction)
        table = await table_here(visit, GAME)
        seat = table.seat_of(visit.user_id) if table is not None else None
        question = find(table, seat) if table is not None and seat is not None else None
        if table is None or seat is None or question is None:
            return []
        reader = await visit.reader(table)
        found = completions(table.match, seat, question, current, names())
        return [
            app_commands.Choice(
                name=cut(f"{one.line}   {reader.option(one.option)}" if one.option else one.line, OPTION),
                value=one.line,
            )
            for one in found
            if len(one.line) <= VALUE
        ]

    return lines


@named("move")
@arguments("ti", "move", "line", "plan")
async def move(interaction: Here, line: str, plan: str = "") -> None:
    """Whatever is asked now, as a line: a tactical action with all that moves, a card, passing, losses."""
    await guarded(Visit(interaction), lambda visit: _line(visit, (), line))


move.autocomplete("line")(_lines(lambda table, seat: open_question(table, seat, ())))


@named("produce")
@arguments("ti", "produce", "line", "plan")
async def produce(interaction: Here, line: str, plan: str = "") -> None:
    """What is produced: `2cv 4ff 2inf`."""
    await guarded(Visit(interaction), lambda visit: _line(visit, PRODUCING, line))


produce.autocomplete("line")(_lines(lambda table, seat: open_question(table, seat, PRODUCING)))


@named("score")
@arguments("ti", "score", "line")
async def score(interaction: Here, line: str) -> None:
    """Which objectives are scored."""
    await guarded(Visit(interaction), lambda visit: _line(visit, SCORING, line))


score.autocomplete("line")(_lines(lambda table, seat: open_question(table, seat, SCORING)))


def _ballot(table: Snapshot, seat: int) -> Question | None:
    """The vote, or a tie, that a seat is asked about; else what it may store for its turn."""
    standing = (one for one in table.match.asked(seat) if one.slot == PREVOTE)
    return open_question(table, seat, VOTING) or next(standing, None)


@named("vote")
@arguments("ti", "vote", "line")
async def vote(interaction: Here, line: str) -> None:
    """A vote on the agenda before the council: now, or stored for one's turn: `for; votes lead; when leads`."""

    async def work(visit: Visit) -> None:
        table = await any_table(visit, GAME)
        seat = table.seat_of(visit.user_id)
        if seat is None:
            raise TableError("error-not-seated")
        question = _ballot(table, seat)
        if question is None:
            raise TableError("cogs-twilight_imperium-no-ballot")
        choice = read(table.match, seat, question, line, names())
        sort, number = (Kind.NAMED, question.no) if question.slot == PREVOTE else (Kind.TYPED, 0)
        await visit.show(wished(visit, table, Wish(sort, table.row.epoch, number, choices=(choice,))))

    await guarded(Visit(interaction), work)


vote.autocomplete("line")(_lines(_ballot))


@named("trade")
@arguments("ti", "trade", "line")
async def trade(interaction: Here, line: str = "") -> None:
    """An offer: `hacan: 2tg; take 3com`; without one the page of trade."""

    async def work(visit: Visit) -> None:
        table = await any_table(visit, GAME)
        if not line:
            await visit.show(trade_screen(visit, table))
            return
        seat = table.seat_of(visit.user_id)
        if seat is None:
            raise TableError("error-not-seated")
        question = _offer(table, seat)
        if question is None:
            raise TableError("cogs-twilight_imperium-no-trade")
        choice = read(table.match, seat, question, line, names())
        wish = Wish(Kind.NAMED, table.row.epoch, question.no, choices=(choice,))
        await visit.show(wished(visit, table, wish))

    await guarded(Visit(interaction), work)


def _offer(table: Snapshot, seat: int) -> Question | None:
    """The standing question in which a seat offers something."""
    return next((one for one in table.match.asked(seat) if one.slot == OFFER), None)


trade.autocomplete("line")(_lines(_offer))

# --- looking ----------------------------------------------------------------------------------------------------------


@named("board")
@arguments("ti", "board", "system", "over", "whose")
@app_commands.choices(over=values("twilight_imperium-over", lookout.OVER))
async def board(interaction: Here, system: str = "", over: str = "", whose: str = "") -> None:
    """The galaxy, a part of it, or something laid over it."""

    async def work(visit: Visit) -> None:
        table = await any_table(visit, GAME)
        reader = await visit.reader(table)
        if over:
            seat = sheets.seat_called(table, reader, whose) if whose else None
            await visit.show(lookout.overlay_screen(visit, table, over, seat))
        elif system:
            await visit.show(lookout.crop_screen(visit, table, _system(table, reader, system)))
        else:
            await visit.show(board_screen(visit, table))

    await guarded(Visit(interaction), work)


@board.autocomplete("system")
async def _systems(interaction: Here, current: str) -> Choices:
    return await things_called(interaction, GAME, current, _places)


@named("table")
async def table_(interaction: Here) -> None:
    """What lies beside the galaxy."""
    await guarded(Visit(interaction), lambda visit: _shown(visit, lookout.table_screen))


@named("hand")
async def hand(interaction: Here) -> None:
    """One's own tokens, cards, planets and objectives."""
    await guarded(Visit(interaction), lambda visit: _shown(visit, hand_screen))


@named("objectives")
async def objectives(interaction: Here) -> None:
    """Objectives with everybody's progress, and what could be done this round."""
    await guarded(Visit(interaction), lambda visit: _shown(visit, counsel.objectives_screen))


@named("laws")
async def laws(interaction: Here) -> None:
    """The agenda before the council, and the laws in force."""
    await guarded(Visit(interaction), lambda visit: _shown(visit, laws_screen))


@named("deals")
async def deals(interaction: Here) -> None:
    """Promises that were written down."""
    await guarded(Visit(interaction), lambda visit: _shown(visit, deals_screen))


@named("stats")
async def stats(interaction: Here) -> None:
    """Games of this server and wins by faction."""
    await guarded(Visit(interaction), lambda visit: visit.show(statistics_screen(visit)))


async def _shown(visit: Visit, make: Callable[[Visit, Snapshot], Any]) -> None:
    await visit.show(make(visit, await any_table(visit, GAME)))


async def _of_seat(visit: Visit, whose: str, make: Callable[[Visit, Snapshot, int], Any]) -> None:
    """A screen about a seat: the one that is named, else one's own, else the first."""
    table = await any_table(visit, GAME)
    reader = await visit.reader(table)
    seat = sheets.seat_called(table, reader, whose) if whose.strip() else table.seat_of(visit.user_id)
    await visit.show(make(visit, table, seat if seat is not None else 0))


@named("planets")
@arguments("ti", "planets", "whose")
async def planets(interaction: Here, whose: str = "") -> None:
    """Planets of a seat, ready and exhausted."""
    await guarded(Visit(interaction), lambda visit: _of_seat(visit, whose, sheets.planets_screen))


@named("tech")
@arguments("ti", "tech", "whose")
async def tech(interaction: Here, whose: str = "") -> None:
    """A seat's technology tree."""
    await guarded(Visit(interaction), lambda visit: _of_seat(visit, whose, sheets.technology_screen))


@named("faction")
@arguments("ti", "faction", "whose")
async def faction(interaction: Here, whose: str = "") -> None:
    """A seat's sheet: faction, abilities, tokens, technologies."""
    await guarded(Visit(interaction), lambda visit: _of_seat(visit, whose, sheets.seat_screen))


@named("odds")
@arguments("ti", "odds", "system")
async def odds(interaction: Here, system: str) -> None:
    """The odds of a fight in a system, with all that could come."""

    async def work(visit: Visit) -> None:
        table = await any_table(visit, GAME)
        reader = await visit.reader(table)
        await visit.show(counsel.odds_screen(visit, table, _system(table, reader, system)))

    await guarded(Visit(interaction), work)


@odds.autocomplete("system")
async def _contested(interaction: Here, current: str) -> Choices:
    return await things_called(interaction, GAME, current, counsel.contested)


@named("card")
@arguments("ti", "card", "name")
async def card(interaction: Here, name: str) -> None:
    """Any component of the box: what it does, its figures, and how it is meant."""

    async def work(visit: Visit) -> None:
        found = lookups.meant(name)
        if not found:
            raise TableError("cogs-twilight_imperium-no-card", text=quoted(name))
        await visit.show(card_screen(visit, found, await _played_here(visit)))

    await guarded(Visit(interaction), work)


async def _played_here(visit: Visit) -> Snapshot | None:
    """The match of this channel, if it is one of this game."""
    try:
        return await any_table(visit, GAME)
    except TableError:
        return None


@card.autocomplete("name")
async def _cards(interaction: Here, current: str) -> Choices:
    reader = await Visit(interaction).reader()
    return [
        app_commands.Choice(
            name=cut(f"{lookups.name_of(reader.language, one)} · {kind_of(reader, one)}", OPTION), value=one
        )
        for one in lookups.offered(current)
    ]


@planets.autocomplete("whose")
@tech.autocomplete("whose")
@faction.autocomplete("whose")
@board.autocomplete("whose")
async def _seats(interaction: Here, current: str) -> Choices:
    return await things_called(interaction, GAME, current, sheets.seats)


def _places(table: Snapshot, reader: Reader) -> list[tuple[str, ...]]:
    """Systems with the names of their planets in both languages."""
    view = table.match.view(None)
    both = reader, reader.other
    found: list[tuple[str, ...]] = []
    for at, system in view.systems.items():
        called = [[one(f"{GAME}-place-{planet}") for planet in TILES[system.tile].planets] for one in both]
        found.append((at, " · ".join([at, *called[0]]), *called[0], *called[1]))
    return found


def _system(table: Snapshot, reader: Reader, text: str) -> str:
    """The position that a text means.

    Raises:
        TableError: no such system.
    """
    places = _places(table, reader)
    exact = [one for one in places if one[0] == text.strip()]
    found = exact or matching.best(text, places, lambda one: list(one), 1)
    if not found or not text.strip():
        raise TableError("cogs-twilight_imperium-no-system", text=quoted(text))
    return found[0][0]


def all_commands() -> tuple[app_commands.Command[Any, ..., Any], ...]:
    """Commands of the group beside `new`."""
    return (
        *(board, table_, hand, move, produce, vote, trade, score),
        *(card, faction, tech, odds, planets, objectives, laws, deals, stats),
    )
