"""An offer that hangs on a decision: made while that is open, read by two people alone, taken with it (rules TX7)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.match import Match
from bot.tables.keys import digest
from bot.text.catalogue import Voice
from tests.e2e.house import action, house, room_texts
from tests.e2e.imperium import begin
from tests.games.twilight_imperium.test_transactions import at_a_turn

pytestmark = [pytest.mark.e2e]

TRADE = 5


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_TX7_an_offer_made_while_trade_is_decided_is_taken_with_the_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with house(tmp_path, monkeypatch, language=language) as at:
        trio = (at.jisoo, at.minsu, at.ada) if language == "ko" else (at.ada, at.ben, at.jisoo)
        await begin(at, *trio)
        table = await at.table()
        match = at_a_turn()
        active = match.play.board.turn
        for player in match.play.board.players:
            player.cards = {card: ready for card, ready in player.cards.items() if card != TRADE}
        match.play.board.players[active].cards = {TRADE: True}
        match.play.board.common.pop(TRADE, None)
        match = Match.load(match.save())
        (question,) = [one for one in match.asked(active) if one.blocking]
        match.answer(active, question.no, {"action": f"c:{TRADE}"})
        async with at.bot.tables.desk.database.write() as connection:
            kept = match.save().decode()
            await connection.execute("UPDATE tables SET state = ? WHERE id = ?", (kept, table.id))
        by_seat = {table.seat_of(one.id): one for one in trio}
        decides, offers, third = (by_seat[(active + step) % 3] for step in range(3))
        said = {one.id: Voice("ko" if one in (at.jisoo, at.minsu) else "en") for one in trio}

        page = (await offers.slash(at.room, "ti trade")).message
        way = next(
            button
            for button in page.buttons
            if button["label"] == said[offers.id]("twilight_imperium-ask-offer-button")
        )
        panel = (await offers.press(page, id=way["custom_id"])).message
        give = next(one for one in panel.selects if ":s-field:" in one["custom_id"])
        panel = (await offers.pick(panel, [give["options"][0]["value"]], id=give["custom_id"])).message
        await offers.press(panel, id=action(panel, "done"))
        (made,) = (await at.table()).match.play.state.proposals
        assert (made.seat, made.content["link"]) == (table.seat_of(offers.id), "trade")

        theirs = (await decides.slash(at.room, "ti trade")).message
        told = said[decides.id].render("twilight_imperium-linked-trade", {"seat": "#", "to_seat": "#"})
        assert all(part.strip() in theirs.text for part in told.split("#"))
        (reply,) = [one for one in (await at.table()).match.asked(active) if one.slot.startswith("reply:")]
        way_on = next(button["custom_id"] for button in theirs.buttons if f".{reply.no}:panel" in button["custom_id"])
        panel = (await decides.press(theirs, id=way_on)).message
        accept = next(button["custom_id"] for button in panel.buttons if digest("accept") in button["custom_id"])
        panel = (await decides.press(panel, id=accept)).message
        assert said[decides.id]("twilight_imperium-ask-linked-also") in panel.text
        await decides.press(panel, id=action(panel, "done"))
        after = (await at.table()).match
        assert after.play.state.proposals == []
        assert after.play.board.traded == [tuple(sorted((active, made.seat)))]
        assert not after.topic(active).endswith("trade")

        await at.world.rest()
        looked = (await third.slash(at.room, "ti trade")).message
        public = " ".join([*room_texts(at.room), looked.text])
        for voice in (Voice("ko"), Voice("en")):
            for key in ("linked-trade", "event-linked-trade"):
                told = voice.render(f"twilight_imperium-{key}", {"seat": "#", "to_seat": "#"})
                assert max(told.split("#"), key=len).strip() not in public
