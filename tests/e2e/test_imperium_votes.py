"""An agenda over the wire: calls, a rider by buttons, votes by buttons and typed, one stored beforehand, the laws."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.play import PACE
from bot.games.twilight_imperium.flow.votes import NOTHING
from bot.games.twilight_imperium.invariants import violations
from tests.e2e.house import EN, KO, House, action, house
from tests.e2e.imperium import answer, begin
from tests.games.twilight_imperium.senate import CARDS, armed
from tests.simulated import Person

pytestmark = [pytest.mark.e2e]


async def seated(at: House, *people: Person) -> list[Person]:
    """Minister of War is revealed; seat 1 holds a rider, seat 2 something else: who sits where."""
    await begin(at, *people)
    now = await at.table()
    board = armed("minister_of_war", "mutiny", hands={1: ["trade_rider"], 2: ["spy"]})
    async with at.bot.tables.desk.change(now.id) as change:
        change.row.state = board.match.save().decode()
    return sorted(people, key=lambda one: now.seat_of(one.id) or 0)


async def says(at: House, person: Person, seat: int, choice: object) -> str:
    """A person opens the panel and answers what is asked, by buttons; what stood on the panel before."""
    panel = (await at.my_move(person)).message
    shown = " ".join([panel.text, *panel.labels])
    question = next(q for q in (await at.table()).match.asked(seat) if q.blocking and not q.answered)
    await answer(at, person, panel, question, choice)
    return shown


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_an_agenda_from_its_reveal_to_its_law(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with house(tmp_path, monkeypatch, language=language) as at:
        trio = (at.jisoo, at.minsu, at.ada) if language == "ko" else (at.ada, at.ben, at.jisoo)
        by_seat = await seated(at, *trio)
        texts = {one.id: EN if one in (at.ada, at.ben) else KO for one in trio}
        speaker, rider, voter = by_seat

        for window in ("AG_WHEN", "AG_AFTER"):
            call = (await at.table()).match.call()
            assert call is not None
            assert (call.name, set(call.seats)) == (window, {1, 2}), "who holds cards, whatever they are"
            if window == "AG_WHEN":
                await says(at, voter, 2, "pass")
                await says(at, rider, 1, "pass")
        shown = await says(at, rider, 1, "trade_rider:seat-2")
        told = texts[rider.id]("twilight_imperium-component-trade_rider")
        assert told in shown
        assert texts[voter.id]("twilight_imperium-component-trade_rider") not in await says(at, voter, 2, "pass")

        # It may be cancelled, then the call is open once more; both pass, the speaker stores a vote meanwhile.
        call = (await at.table()).match.call()
        assert call is not None
        assert call.name == "AC_PLAYED"
        await says(at, voter, 2, "pass")
        public = (KO if language == "ko" else EN)("twilight_imperium-component-trade_rider")
        assert public in at.board.text, "a prediction is open to all"
        offered = [value for _, value in await speaker.complete(at.room, "ti vote", "line", "")]
        assert {"sol", "letnev", "hacan", "abstain"} <= set(offered)
        wrong = await speaker.slash(at.room, "ti vote", line="nobody at all")
        assert wrong.private
        assert not (await at.table()).match.play.orders(0)
        await speaker.slash(at.room, "ti vote", line="hacan; votes all; when with-2")
        assert (await at.table()).match.play.orders(0)["prevote"]["outcome"] == "seat-2"
        while (call := (await at.table()).match.call()) is not None:
            for seat in call.seats:
                await says(at, by_seat[seat], seat, "pass")

        # The rider's player has no vote; the next one votes by buttons, and what was stored follows at once.
        assert set((await at.table()).awaited_users) == {voter.id}
        refused = await rider.slash(at.room, "ti vote", line="abstain")
        assert texts[rider.id]("cogs-twilight_imperium-no-ballot") in refused.text
        laws = await rider.slash(at.room, "ti laws")
        assert texts[rider.id]("twilight_imperium-component-trade_rider") in laws.text
        assert len(laws.message.pictures) == 1, "the agenda is drawn"
        await says(at, voter, 2, {"outcome": "seat-2", "votes": "all"})
        hearing = (await at.table()).match.play.board.council.hearing
        assert {seat: one.outcome for seat, one in hearing.cast.items()} == {1: "", 2: "seat-2", 0: "seat-2"}
        while (call := (await at.table()).match.call()) is not None:
            assert call.name in ("AG_SPEAKER", "AG_ELECTED", "AG_WHEN", "AG_AFTER")
            if call.name in ("AG_WHEN", "AG_AFTER"):
                break
            for seat in call.seats:
                await says(at, by_seat[seat], seat, "pass")
        now = (await at.table()).match.play
        assert now.board.council.laws["minister_of_war"].owner == 2
        assert now.board.players[1].goods == 5
        assert [one for one in violations(now) if not one.startswith("I19")] == []

        panel = (await at.my_move(voter)).message
        look = await voter.press(panel, id=action(panel, "ti-look"))
        page = await voter.press(look.message, id=action(look.message, "ti-laws"))
        assert texts[voter.id]("twilight_imperium-about-agenda-minister_of_war-for") in page.text


async def test_29_5_at_a_table_with_a_pace_a_vote_is_stored_by_buttons_as_the_agenda_lies_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        await begin(at, at.ada, at.ben, at.jisoo)
        now = await at.table()
        board = armed("mutiny", "economic_equality", hands={}, options={**CARDS, PACE: "daily"})
        async with at.bot.tables.desk.change(now.id) as change:
            change.row.state = board.match.save().decode()
        by_seat = sorted((at.ada, at.ben, at.jisoo), key=lambda one: now.seat_of(one.id) or 0)
        texts = [EN if one in (at.ada, at.ben) else KO for one in by_seat]
        assert set((await at.table()).awaited_users) == {one.id for one in by_seat}, "all of them in one go"
        shown = await says(at, by_seat[1], 1, {"outcome": NOTHING})
        assert texts[1]("twilight_imperium-opt-no-prevote") in shown
        await says(at, by_seat[2], 2, {"outcome": "for", "votes": "all", "when": "voted", "voter": "seat-1",
                                       "vote": "against"})  # fmt: skip
        await says(at, by_seat[0], 0, {"outcome": "against", "votes": "count", "count": "1", "when": "always"})
        assert set((await at.table()).awaited_users) == {by_seat[1].id}
        await says(at, by_seat[1], 1, {"outcome": "against", "votes": "all"})
        found = (await at.table()).match.play.board.council.hearings
        assert found[-1].card == "economic_equality", "what was stored was cast without a question"
