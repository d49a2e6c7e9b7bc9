"""A tournament from its first word to its podium, by the service alone (tournaments T1-T3, S1)."""

from __future__ import annotations

import msgspec

from bot.core.streams import commitment
from bot.pairing.apply import encoded, fold
from bot.pairing.contest import CONCEDED, OVER, PLACE
from bot.pairing.deeds import AnyDeed
from bot.tournaments.venues import promised
from tests.tournaments.arena import HOST, Arena, crowd


async def test_a_swiss_of_five_is_played_to_its_end(field: Arena) -> None:
    """T3, F3, S1: every match has one table in a thread, begun with the secret its commitment promised."""
    tourney = await field.started(crowd(5), rounds=3)
    assert tourney.contest.phase == "under-way"
    assert len(tourney.contest.live) == 2
    for _ in range(3):
        for pairing in [one for one in tourney.contest.live if not one.over]:
            table = await field.table(tourney, pairing.no)
            assert table.playing
            assert table.row.host_id is None
            assert commitment(bytes.fromhex(table.row.secret)) == table.row.commitment == promised(tourney, pairing)
            assert [tourney.number_of(seat.user_id or 0) for seat in table.seats] == list(pairing.entrants)
            assert field.notices.threads[table.row.channel_id].startswith(f"R{pairing.round} · {pairing.table} · ")
        tourney = await field.round(tourney)
    assert tourney.contest.phase == OVER
    kinds = {result.kind for one in tourney.contest.live for result in one.outcomes}
    assert kinds == {PLACE, CONCEDED}
    assert field.events.look.standings(tourney)[0].entrant == 1
    lines = await field.events.look.journal(tourney.id)
    deeds = [msgspec.json.decode(line.deed, type=AnyDeed) for line in lines if line.deed]
    assert encoded(fold(deeds)) == encoded(tourney.contest)


async def test_after_a_restored_copy_nothing_is_said_under_a_used_number(field: Arena) -> None:
    """T2: the home message is told anew; numbers that were spent after the copy are passed over."""
    tourney = await field.started(crowd(4), rounds=3)
    spent = {int(nonce[1:]) for nonce in field.notices.nonces}
    homes = dict(field.notices.homes)
    field.notices.homes = dict.fromkeys(homes, "of later")
    await field.events.crier.renew()
    field.house.wait(5)
    await field.rest(tourney)
    assert field.notices.homes == homes
    field.notices.homes = {}
    await field.events.ruling.hold(tourney.id, HOST, True, "rest", field.click())
    field.house.wait(5)
    await field.rest(tourney)
    assert min({int(nonce[1:]) for nonce in field.notices.nonces} - spent) > max(spent) + 999_000
