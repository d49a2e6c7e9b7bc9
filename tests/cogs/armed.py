"""Calls of several seats in THE DOME: nobody sets many Controls of its own accord, so tests put them there."""

from __future__ import annotations

from typing import Any, Final

from bot.core.bots import next_question
from bot.core.match import Match
from bot.core.shapes import Pick
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.notation import ALLOCATE
from bot.games.the_dome.state import Control
from bot.games.the_dome.verbs import COLOURS
from bot.store import repository as repo
from bot.tables.service import Tables

FROM: Final = 20
"""Answers after which there is something to react to."""
EVERY: Final = 10
ROOM: Final = 400
"""Answers within which several seats are called."""

FULL: Final = 4
"""Cards in a pool."""


def arm(match: Match) -> None:
    """Every ally of a match with a Mastermind has the same Controls, which answer much, and what they cost."""
    board, pack = match.play.board, built_in()
    anybodys = [card.id for cards in pack.answering.values() for card in cards if not card.mark and card.of is None]
    for player in board.players:
        if player.seat == board.mastermind or not player.pools:
            continue
        player.deck_id = ""  # a deck of its own: any card may be in it
        for card in list(player.deck):
            pool = player.pools[COLOURS.index(pack[card].colour)]
            if len(pool) < FULL:
                player.deck.remove(card)
                pool.append(card)
        player.controls = [Control(board.next_uid(), card, 0) for card in dict.fromkeys(anybodys)]
        player.known_pools = [[0] * len(pool) for pool in player.pools]
        player.known_hand, player.known_deck = [0] * len(player.hand), [0] * len(player.deck)


async def arm_table(tables: Tables, table_id: int) -> None:
    """The same for the match of a table, behind everybody's back."""
    async with tables.desk.database.write() as connection:
        row = await repo.table(connection, table_id)
        assert row is not None
        assert row.state is not None
        match = Match.load(row.state.encode(), await tables.desk.pack_of(connection, row.pack))
        arm(match)
        row.state = match.save().decode()
        await repo.upsert(connection, "tables", row, "id")


def provoking(match: Match, seat: int) -> str | None:
    """What the Mastermind does to be reacted to by everybody, where that is possible now."""
    question = next_question(match, seat)
    options: Any = question.shape if question is not None else None
    here = seat == match.play.board.mastermind and isinstance(options, Pick)
    return (
        next((one.id for one in options.options if one.id == ALLOCATE and one.blocked is None), None) if here else None
    )
