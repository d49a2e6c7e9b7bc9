"""What must hold when a tournament over the wire is over (tournaments P3)."""

from __future__ import annotations

import asyncio
import io
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.pairing.registry import standings
from bot.tournaments.tourney import Tourney
from tests.e2e.cups import on
from tests.tournaments.evening import NAME, REASON, Evening
from tests.tournaments.judged import consistent


def command(database: Path | str, *words: str) -> str:
    """What ``python -m bot`` says; to be called beside the event loop.

    Raises:
        AssertionError: it does not end well.
    """
    said = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(said), redirect_stderr(said):
        patch.setenv("MADANG_DATABASE", str(database))
        code = main(list(words))
    assert code == 0, f"{words}: {said.getvalue()[-2000:]}"
    return said.getvalue()


async def holds(evening: Evening, event: Tourney) -> None:
    """Look at everything.

    Raises:
        AssertionError: something does not hold.
    """
    consistent(evening.bot.where, evening.room.guild.id)
    assert not evening.rows("SELECT 1 FROM outbox UNION ALL SELECT 1 FROM tournament_outbox"), "not all of it is said"
    for pairing in event.contest.pairings:
        evening.record.of_match(event, pairing, played=finished(evening, event.table_of(pairing.no)))
    evening.record.own_matters(event)
    evening.record.podium(event.name(row.entrant) for row in standings(event.contest) if row.place == 1)
    evening.record.never(event.row.secret)
    assert evening.checks, "nothing was looked through for what is hidden"
    if evening.plan.incidents:
        await incidents(evening, event)
    await asyncio.to_thread(commands, evening, event)


def finished(evening: Evening, table: int | None) -> bool:
    """Whether a table came to an end with somebody there."""
    return evening.rows("SELECT phase FROM tables WHERE id = ?", table) == [("finished",)]


async def incidents(evening: Evening, event: Tourney) -> None:
    """Each of them came about, and is told to whom it concerns."""
    assert evening.denied == "given"
    ruled = event.pairing(evening.ruled)
    assert {one.kind for one in ruled.outcomes} == {"awarded"}
    page = await evening.host.press(evening.home, id=on(evening.home, "cup-menu"))
    page = await evening.host.press(page.message, id=on(page.message, "cup-record"))
    reasons = evening.rows("SELECT reason FROM journal WHERE ruled > 0 AND reason <> ''")
    assert reasons == [(REASON,)]
    gone = event.number_of(evening.vanished)
    assert gone is not None
    forfeited = [one for one in event.contest.pairings if "forfeited" in [each.kind for each in one.outcomes]]
    assert forfeited, "who vanished forfeits"
    for one in forfeited:
        seat = one.entrants.index(gone)
        assert one.outcomes[seat].kind == "forfeited"
        assert not one.outcomes[seat].tops
        assert one.outcomes[seat].place == max(each.place for each in one.outcomes), "who forfeits is last"
        others = [each for number, each in enumerate(one.outcomes) if number != seat]
        assert {each.kind for each in others} <= {"place", "conceded"}, "the others' match counts"


def commands(evening: Evening, event: Tourney) -> None:
    """It is what its journal comes to, and anybody can check it and each of its matches."""
    database, folder = evening.bot.where, evening.bot.database.parent
    first, second = (command(database, "tournament", "recompute", str(event.id)) for _ in range(2))
    assert first == second
    command(database, "tournament", "export", str(event.id), "-o", str(folder))
    document = folder / f"madang-tournament-{event.id}.json"
    command(database, "verify", str(document))
    text = document.read_text(encoding="utf-8")
    assert NAME in text
    assert not [one for one in evening.hands if str(one) in text], "no ids"
    for pairing in event.contest.pairings:
        if pairing.no != evening.ruled:
            table = event.matches[pairing.no].table_id
            command(database, "export", str(table), "-o", str(folder / "match.json"))
            command(database, "verify", str(folder / "match.json"))
