"""Deals over an open agenda, a vote that hangs on a condition, a card that goes with an activation: by buttons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.core.play import PACE
from bot.core.shapes import Option
from bot.games.twilight_imperium.flow.votes import NOTHING
from bot.games.twilight_imperium.invariants import violations
from bot.tables.keys import digest
from tests.e2e.house import EN, KO, House, action, button_of, house, room_texts
from tests.e2e.imperium import answer, begin
from tests.e2e.test_imperium_trade import partners
from tests.games.twilight_imperium.hands import hold, table
from tests.games.twilight_imperium.papers import dealt
from tests.games.twilight_imperium.senate import CARDS, before, convene
from tests.simulated import Message, Person

pytestmark = [pytest.mark.e2e]


async def seated(at: House, board: Any, *people: Person) -> list[Person]:
    """This position at a table of these people: who sits where."""
    await begin(at, *people)
    now = await at.table()
    async with at.bot.tables.desk.change(now.id) as change:
        change.row.state = board.match.save().decode()
    return sorted(people, key=lambda one: now.seat_of(one.id) or 0)


def trio_of(at: House, language: str) -> tuple[Person, Person, Person]:
    """Three people, of whom the third reads another language than the table."""
    return (at.jisoo, at.minsu, at.ada) if language == "ko" else (at.ada, at.ben, at.jisoo)


def line(panel: Message, part: str) -> tuple[str, str]:
    """Custom id of the menu that has a line with this value in it, and the whole value."""
    return next(
        (menu["custom_id"], option["value"])
        for menu in panel.selects
        for option in menu["options"]
        if option["value"].endswith(digest(part))
    )


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_TX3_a_note_is_offered_for_a_vote_from_the_panel_of_an_open_call_and_taken_in_one_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """At a table with a pace a call about an agenda lies open for hours: that is when people deal."""
    async with house(tmp_path, monkeypatch, language=language) as at:
        people = trio_of(at, language)
        hands = {1: ["trade_rider"], 2: ["veto"]}
        board = convene(dealt(before("mutiny", hands=hands, options={**CARDS, "notes": "on", PACE: "daily"})))
        by_seat = await seated(at, board, *people)
        giver, taker = by_seat[1], by_seat[2]
        third = by_seat[0]
        call = (await at.table()).match.call()
        assert call is not None
        assert call.name == "AG_WHEN"

        panel = (await at.my_move(giver)).message
        panel = (await giver.pick(panel, [digest("seat-2")], id=partners(panel)["custom_id"])).message
        menu, value = line(panel, "political_secret:1")
        panel = (await giver.pick(panel, [value], id=menu)).message
        await giver.press(panel, id=action(panel, "done"))
        (made,) = (await at.table()).match.play.state.proposals
        assert (made.seat, made.to, made.content["note"]) == (1, (2,), "political_secret:1")

        page = (await taker.slash(at.room, "ti trade")).message
        said = KO if taker not in (at.ada, at.ben) else EN
        assert said("cogs-twilight_imperium-trade-agenda") in page.text
        await taker.press(page, id=action(page, "ready"))
        now = await at.table()
        notes = now.match.play.board.notes
        assert notes is not None
        assert "political_secret:1" in notes.hands[2]
        again = now.match.call()
        assert again is not None
        assert (again.name, again.number) == (call.name, call.number), "the call is open still"

        # TX6: what was received can be used in the call that is open.
        panel = (await at.my_move(taker)).message
        name = said("twilight_imperium-component-political_secret")
        assert any(name in label for label in panel.labels)
        looked = (await third.slash(at.room, "ti trade")).text
        for text in (looked, " ".join(room_texts(at.room))):
            assert KO("twilight_imperium-component-political_secret") not in text
            assert EN("twilight_imperium-component-political_secret") not in text
        assert [one for one in violations(now.match.play) if not one.startswith("I19")] == []


async def stores(at: House, person: Person, *options: str) -> Message:
    """A vote beforehand, option by option as they stand on the panel; the panel then."""
    panel = (await at.my_move(person)).message
    for one in options:
        found = button_of(panel, Option(one, ""))
        assert found is not None, f"{one} is not among {panel.labels}"
        panel = (await person.press(panel, id=found)).message
    return panel


@pytest.mark.parametrize(("first", "holds"), [("seat-1", True), ("seat-2", False)])
async def test_29_5_a_vote_that_hangs_on_who_leads_is_cast_where_it_comes_and_asked_for_where_it_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: str, holds: bool
) -> None:
    """Seat 0 votes for itself only if seat 1 leads by then; seat 1 is asked in turn and votes by buttons."""
    async with house(tmp_path, monkeypatch, language="en") as at:
        board = convene(before("minister_of_war", hands={}, options={**CARDS, PACE: "daily"}))
        by_seat = await seated(at, board, at.ada, at.ben, at.jisoo)
        speaker, voter, third = by_seat
        said = EN if speaker in (at.ada, at.ben) else KO
        stored = await stores(at, speaker, "seat-0", "all", "other-leads", "seat-1")
        for one in ("opt-prevote-other-leads", "ask-prevote-change"):
            shown = " ".join([stored.text, *stored.labels])
            assert said(f"twilight_imperium-{one}") in shown, "what is stored stands on the panel, and can be changed"
        await stores(at, third, "abstain")
        await stores(at, voter, NOTHING)
        assert set((await at.table()).awaited_users) == {voter.id}
        panel = (await at.my_move(voter)).message
        question = next(q for q in (await at.table()).match.asked(1) if q.blocking and not q.answered)
        await answer(at, voter, panel, question, {"outcome": first, "votes": "all"})
        now = await at.table()
        council = now.match.play.board.council
        if holds:
            assert council.hearings[-1].card != "minister_of_war", "it was cast without a question"
            assert council.laws["minister_of_war"].owner == 0
        else:
            assert council.hearings[-1].card == "minister_of_war"
            assert set(now.awaited_users) == {speaker.id}, "its condition does not hold, so it is asked"
            panel = (await at.my_move(speaker)).message
            assert button_of(panel, Option("abstain", "")) is not None


async def test_MV18_a_card_goes_with_an_activation_in_the_form_of_the_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Flank Speed: the plan reckons with it, its cancel is asked for once, and the ships arrive where none could."""
    async with house(tmp_path, monkeypatch, language="en") as at:
        board = table().put("207", 1, cruiser=1).put("310", 0, cruiser=2)
        hold(hold(board, 0, "flank_speed"), 1, "spy").begin()
        by_seat = await seated(at, board, at.ada, at.ben, at.jisoo)
        player, other = by_seat[0], by_seat[1]
        panel = (await at.my_move(player)).message
        question = next(q for q in (await at.table()).match.asked(0) if q.blocking)
        choice = {"action": "a:flank_speed", "system": "104", "ships": {"310:cruiser": 2}}
        given = await answer(at, player, panel, question, choice)
        assert given.all <= 5, "My move is one more"
        call = (await at.table()).match.call()
        assert call is not None
        assert (call.name, call.seats) == ("AC_PLAYED", (1,))
        said = EN if other in (at.ada, at.ben) else KO
        asked = await at.my_move(other)
        assert said("twilight_imperium-does-flank_speed") in asked.text
        question = next(q for q in (await at.table()).match.asked(1) if q.blocking)
        await answer(at, other, asked.message, question, "pass")
        now = await at.table()
        assert now.match.play.board.systems["104"].units[0] == {"cruiser": 2}
        assert now.match.play.board.discards == ["flank_speed"]
        assert violations(now.match.play) == []
