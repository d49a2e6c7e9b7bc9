"""An action card by buttons: it is played, everybody who may hold a cancel is asked alike, it is cancelled, and its
player does something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.twilight_imperium.invariants import violations
from tests.e2e.house import EN, KO, House, house
from tests.e2e.imperium import answer, begin
from tests.games.twilight_imperium.hands import hold, table
from tests.simulated import Person

pytestmark = [pytest.mark.e2e]


async def dealt(at: House, *people: Person) -> list[Person]:
    """A table in whose turn seat 0 holds Plague, seat 1 a Sabotage, seat 2 something else: who sits where."""
    await begin(at, *people)
    now = await at.table()
    board = table(at_104=19).put("wellon", 1, infantry=2)
    hold(hold(hold(board, 0, "plague"), 1, "sabotage"), 2, "spy").begin()
    async with at.bot.tables.desk.change(now.id) as change:
        change.row.state = board.match.save().decode()
    return sorted(people, key=lambda one: now.seat_of(one.id) or 0)


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_card_is_played_and_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    async with house(tmp_path, monkeypatch, language=language) as at:
        trio = (at.jisoo, at.minsu, at.ada) if language == "ko" else (at.ada, at.ben, at.jisoo)
        by_seat = await dealt(at, *trio)
        texts = {one.id: EN if one in (at.ada, at.ben) else KO for one in trio}
        said = {one.id: lambda key, one=one, **args: texts[one.id](f"twilight_imperium-{key}", **args) for one in trio}
        player, holder, other = by_seat

        panel = await at.my_move(player)
        question = (await at.table()).match.asked(0)[0]
        await answer(at, player, panel.message, question, {"action": "d:plague", "target": "wellon"})
        now = await at.table()
        assert now.match.call() is not None
        told = (KO if language == "ko" else EN)("twilight_imperium-component-plague")
        assert told in at.board.text, "everybody reads what was played"

        pages: dict[int, str] = {}
        for one in (holder, other):
            reply = await at.my_move(one)
            assert reply.private
            pages[one.id] = reply.text
            assert said[one.id]("does-plague") in reply.text, "what it does"
            assert said[one.id]("window-card-why") in reply.text, "why one is asked, and what doing nothing means"
        sabotage = "component-sabotage"
        assert any(said[holder.id](sabotage) in one for one in (await at.my_move(holder)).message.labels)
        assert not any(said[other.id](sabotage) in one for one in (await at.my_move(other)).message.labels)

        for one, seat, choice in ((other, 2, "pass"), (holder, 1, "sabotage")):
            panel = await at.my_move(one)
            question = next(q for q in (await at.table()).match.asked(seat) if q.blocking)
            await answer(at, one, panel.message, question, choice)
        after = await at.table()
        assert after.match.play.board.discards == ["plague", "sabotage"]
        assert after.match.play.board.planets["wellon"].units == {1: {"infantry": 2}}
        assert set(after.awaited_users) == {player.id}, "TU7: it was no action"
        assert violations(after.match.play) == []
        hand = await player.slash(at.room, "ti hand")
        assert said[player.id]("hand-action-cards", count=0, limit=7) in hand.text
