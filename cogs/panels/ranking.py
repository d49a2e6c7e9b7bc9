"""Who won, and who came where, in words."""

from __future__ import annotations

from bot.tables.model import Snapshot
from cogs.panels.gamefaces import face_of
from cogs.panels.reader import Reader, badge


def headline(reader: Reader, table: Snapshot) -> str:
    """Who won."""
    found = table.match.result
    assert found is not None
    winners = [seat for seat, rank in enumerate(found.ranks) if rank == 1]
    game = reader.game()
    conceded = found.detail.get("conceded")
    people = reader.people(winners)
    if isinstance(conceded, int):
        return reader("result-headline-resigned", game=game, loser=reader.names[conceded], names=people)
    return reader("result-headline-shared" if len(winners) > 1 else "result-headline", game=game, names=people)


def ranking(reader: Reader, table: Snapshot) -> list[str]:
    """One line per seat, the best first."""
    found = table.match.result
    assert found is not None
    if "conceded" in found.detail or not face_of(table.row.game).counts_points:
        return []
    order = sorted(range(len(found.ranks)), key=lambda seat: (found.ranks[seat], seat))
    return [
        reader(
            "result-rank-line",
            rank=found.ranks[seat],
            letter=badge(seat),
            name=reader.names[seat],
            points=found.scores[seat],
        )
        for seat in order
    ]
