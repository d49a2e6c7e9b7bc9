"""Rounds are paired beside the event loop (tournaments P4): meanwhile everything else goes on."""

from __future__ import annotations

import asyncio

import msgspec

from bot.pairing.audit import audit, read
from bot.pairing.deeds import Paired
from bot.pairing.moment import PairingMoment
from bot.tournaments.archive import export
from tests.tournaments.arena import HOST, Arena, crowd


async def test_people_sign_up_while_a_round_is_paired_and_it_is_paired_anew_with_them(field: Arena) -> None:
    """P4, F3: nobody waits for it, nobody is forgotten by it, and the export pairs the same."""
    begun: list[PairingMoment] = []
    going_on = asyncio.Event()

    async def slowly(moment: PairingMoment) -> Paired:
        begun.append(moment)
        await going_on.wait()
        return await asyncio.to_thread(moment.paired)

    field.events.progress.pairs = slowly
    tourney = await field.joined(await field.opened(rounds=2, late_until=2), crowd(4))
    await field.events.ruling.start(tourney.id, HOST, field.click())
    pairing = asyncio.create_task(field.rest(tourney))
    async with asyncio.timeout(60):
        while not begun:  # noqa: ASYNC110 - the database's own thread has part in it
            await asyncio.sleep(0.01)
        (late,) = crowd(1, 3000)
        await field.events.signups.leave(tourney.id, crowd(4)[3], field.click())
        await field.events.signups.join(tourney.id, late, field.click())
        going_on.set()
        tourney = await pairing
    assert len(begun) == 2
    assert tourney.contest.round == 1
    seated = {number for one in tourney.contest.live for number in one.entrants}
    assert seated == {1, 2, 3, 5}
    assert all(tourney.row.secret not in repr(one) for one in begun), "the secret of all draws stays where it is"
    for _ in range(2):
        tourney = await field.round(tourney)
    assert tourney.over
    record = read(msgspec.json.encode(export(tourney, await field.events.look.journal(tourney.id))))
    assert record is not None
    assert audit(record).wrong == []
