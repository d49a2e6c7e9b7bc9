"""Trade on one page: an offer in five presses, an answer in one, a counter-offer that begins with what was offered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.core.match import Match
from bot.games.twilight_imperium.economy.transactions import OFFER
from bot.games.twilight_imperium.flow.notes import deal_notes
from bot.games.twilight_imperium.light import deck
from bot.tables.keys import digest
from bot.tables.model import Person as Seated
from bot.text.catalogue import Voice
from cogs.panels.ids import Id
from tests.e2e.house import House, action, find, house, room_texts
from tests.e2e.imperium import begin
from tests.e2e.presses import beyond, lines
from tests.games.twilight_imperium.test_transactions import at_a_turn
from tests.simulated import Message, Person

pytestmark = [pytest.mark.e2e]


HAND = ("direct_hit", "sabotage", "plague", "parley", "insubordination", "focused_research", "upgrade", "spy")
"""Action cards, more than a menu of numbers shares out line by line."""


async def trading(
    at: House, *people: Person, notes: bool = False, cards: tuple[str, ...] = ()
) -> tuple[Person, Person]:
    """A table of these three in a turn in which its first two can trade: who is on turn, and that neighbour.

    Args:
        notes: whether it plays with promissory notes.
        cards: action cards that who is on turn holds; who is on turn plays the Hacan then.
    """
    await begin(at, *people)
    table = await at.table()
    match = at_a_turn()
    if notes:
        match.play.state.options["notes"] = "on"
        deal_notes(match.play)
        match = Match.load(match.save())
    turn = match.play.board.turn
    if cards:
        match = _with_cards(match, cards)
    async with at.bot.tables.desk.database.write() as connection:
        state = match.save()
        kept = state if isinstance(state, str) else state.decode()
        await connection.execute("UPDATE tables SET state = ? WHERE id = ?", (kept, table.id))
    by_seat = {table.seat_of(one.id): one for one in people}
    return by_seat[turn], by_seat[(turn + 1) % 3]


def _with_cards(match: Match, cards: tuple[str, ...]) -> Match:
    """The same match with action cards, some of them in the hand of who is on turn, whose faction is the Hacan."""
    match.play.state.options["action_cards"] = "on"
    state = match.play.board
    at = next((seat for seat, one in enumerate(state.players) if one.faction == "hacan"), state.turn)
    state.players[at].faction, state.players[state.turn].faction = state.players[state.turn].faction, "hacan"
    state.copies = dict(deck(match.play.state.options))
    state.actions = [id for id, count in state.copies.items() for _ in range(count)]
    for one in cards:
        state.actions.remove(one)
    state.players[state.turn].hand = list(cards)
    return Match.load(match.save())


async def _page(at: House, person: Person) -> Message:
    return (await person.slash(at.room, "ti trade")).message


def menus(panel: Message) -> list[dict[str, Any]]:
    return [one for one in panel.selects if ":s-field:" in one["custom_id"]]


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_gift_in_four_presses_and_its_answer_in_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    text = Voice("ko" if language == "ko" else "en")
    async with house(tmp_path, monkeypatch, language=language) as at:
        trio = (at.jisoo, at.minsu, at.ada) if language == "ko" else (at.ada, at.ben, at.jisoo)
        giver, taker = await trading(at, *trio)
        table = await at.table()
        seats = {one.id: table.seat_of(one.id) for one in trio}
        page = await _page(at, giver)  # 1
        if giver in trio[:2]:  # the third reads another language
            assert {text("cogs-twilight_imperium-look-deals"), text("talk-button")} <= set(page.labels)
        whom = [digest(f"seat-{seats[taker.id]}")]
        panel = (await giver.pick(page, whom, id=partners(page)["custom_id"])).message  # 2
        give, _, until = menus(panel)
        assert panel.text.count(str(give["placeholder"])) <= 1, "what each field asks stands beside what it says"
        assert len(until["options"]) == 4
        panel = (await giver.pick(panel, [give["options"][0]["value"]], id=give["custom_id"])).message  # 3
        assert find(panel, "done"), "what is given alone can be offered"
        await giver.press(panel, id=action(panel, "done"))  # 4
        (made,) = (await at.table()).match.play.state.proposals
        assert (made.seat, made.to) == (seats[giver.id], (seats[taker.id],))
        assert sum(made.content["give"].values()) == 1
        assert made.content["take"] == {}
        before = (await at.table()).match.play.board.players[seats[taker.id]].goods
        theirs = await _page(at, taker)
        await taker.press(theirs, id=action(theirs, "ready"))
        after = (await at.table()).match.play.board.players[seats[taker.id]].goods
        assert after == before + 1


def partners(panel: Message) -> dict[str, Any]:
    """The menu that asks whom an offer is for."""
    return next(one for one in panel.selects if ":s-one:" in one["custom_id"])


async def test_a_trade_put_together_by_hand_took_six_presses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """*My move*, the trade, with whom, what is given, what for, *Offer*: with whom stands in a menu beside the turn."""
    found: dict[str, list[int]] = {"offer a trade": [], "answer an offer": []}
    for way in ("my move", "page"):
        (folder := tmp_path / way).mkdir()
        async with house(folder, monkeypatch, language="en") as at:
            giver, taker = await trading(at, at.ada, at.ben, at.jisoo)
            table = await at.table()
            seat, other = table.seat_of(giver.id), table.seat_of(taker.id)
            assert seat is not None
            assert other is not None
            panel = (await at.my_move(giver)).message if way == "my move" else await _page(at, giver)
            chosen = [
                (partners, digest(f"seat-{other}")),
                (lambda panel: menus(panel)[0], ""),
                (lambda panel: menus(panel)[1], ""),
            ]
            for menu_of, value in chosen:
                menu = menu_of(panel)
                value = value or menu["options"][0]["value"]
                panel = (await giver.pick(panel, [value], id=menu["custom_id"])).message
            await giver.press(panel, id=action(panel, "done"))
            found["offer a trade"].append(1 + len(chosen) + 1)
            (made,) = (await at.table()).match.play.state.proposals
            assert (made.seat, made.to) == (seat, (other,))
            assert sum(made.content["give"].values()) == sum(made.content["take"].values()) == 1
            theirs = await _page(at, taker)
            await taker.press(theirs, id=action(theirs, "ready"))
            found["answer an offer"].append(1)
            assert (await at.table()).match.play.state.proposals == []
    print(*lines(found), sep="\n")
    assert beyond(found) == {}


async def test_a_counter_offer_begins_with_what_was_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        giver, taker = await trading(at, at.ada, at.ben, at.jisoo)
        table = await at.table()
        seat, other = table.seat_of(giver.id), table.seat_of(taker.id)
        assert seat is not None
        assert other is not None
        offer = next(one for one in table.match.asked(seat) if one.slot == OFFER)
        choice = {"partner": f"seat-{other}", "give": {"goods": 1}, "take": {"goods": 2}, "until": "turn"}
        await at.bot.tables.play.answer(table.id, Seated(giver.id, "who"), table.row.epoch, offer.no, choice, 991)
        theirs = await _page(at, taker)
        (reply,) = [one for one in (await at.table()).match.asked(other) if one.slot.startswith("reply:")]
        way = next(b["custom_id"] for b in theirs.buttons if f".{reply.no}:panel" in b["custom_id"])
        panel = (await taker.press(theirs, id=way)).message
        counter = next(b["custom_id"] for b in panel.buttons if digest("counter") in b["custom_id"])
        panel = (await taker.press(panel, id=counter)).message
        assert len(menus(panel)) == 3
        await taker.press(panel, id=action(panel, "done"))
        (made,) = (await at.table()).match.play.state.proposals
        assert (made.seat, made.content["give"], made.content["take"]) == (other, {"goods": 2}, {"goods": 1})


async def test_a_partner_pressed_on_an_older_screen_offers_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page of give and take took every press of an option as *done*: an old partner button sent the offer off."""
    async with house(tmp_path, monkeypatch, language="en") as at:
        giver, taker = await trading(at, at.ada, at.ben, at.jisoo)
        table = await at.table()
        seat, other = table.seat_of(giver.id), table.seat_of(taker.id)
        assert seat is not None
        offer = next(one for one in table.match.asked(seat) if one.slot == OFFER)
        first = (
            await giver.replay(await _page(at, giver), str(Id("panel", table.id, table.row.epoch, offer.no)))
        ).message
        partner = next(b["custom_id"] for b in first.buttons if digest(f"seat-{other}") in b["custom_id"])
        panel = (await giver.press(first, id=partner)).message
        give = menus(panel)[0]
        panel = (await giver.pick(panel, [give["options"][0]["value"]], id=give["custom_id"])).message
        await giver.replay(panel, partner)
        assert (await at.table()).match.play.state.proposals == []


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_promissory_note_is_offered_and_nobody_else_reads_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    text = Voice("ko" if language == "ko" else "en")
    async with house(tmp_path, monkeypatch, language=language) as at:
        trio = (at.jisoo, at.minsu, at.ada) if language == "ko" else (at.ada, at.ben, at.jisoo)
        giver, taker = await trading(at, *trio, notes=True)
        third = next(one for one in trio if one not in (giver, taker))
        table = await at.table()
        seat, other = table.seat_of(giver.id), table.seat_of(taker.id)
        page = await _page(at, giver)
        panel = (await giver.pick(page, [digest(f"seat-{other}")], id=partners(page)["custom_id"])).message
        note = f"ceasefire:{seat}"
        menu = next(
            one for one in panel.selects if any(option["value"].endswith(digest(note)) for option in one["options"])
        )
        value = next(option["value"] for option in menu["options"] if option["value"].endswith(digest(note)))
        panel = (await giver.pick(panel, [value], id=menu["custom_id"])).message
        await giver.press(panel, id=action(panel, "done"))
        (made,) = (await at.table()).match.play.state.proposals
        assert made.content["note"] == note
        name = text("twilight_imperium-component-ceasefire")
        theirs = await _page(at, taker)
        if taker in trio[:2]:
            assert name in theirs.text
        await taker.press(theirs, id=action(theirs, "ready"))
        notes = (await at.table()).match.play.board.notes
        assert notes is not None
        assert note in notes.hands[other or 0]
        await at.world.rest()
        public = " ".join(room_texts(at.room))
        looked = await _page(at, third)
        for said in (public, looked.text):
            assert Voice("ko")("twilight_imperium-component-ceasefire") not in said
            assert Voice("en")("twilight_imperium-component-ceasefire") not in said


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_an_action_card_of_the_hacan_is_offered_and_nobody_else_reads_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with house(tmp_path, monkeypatch, language=language) as at:
        trio = (at.jisoo, at.minsu, at.ada) if language == "ko" else (at.ada, at.ben, at.jisoo)
        giver, taker = await trading(at, *trio, cards=("sabotage", "direct_hit", "sabotage"))
        third = next(one for one in trio if one not in (giver, taker))
        table = await at.table()
        seat, other = table.seat_of(giver.id), table.seat_of(taker.id)
        faction = table.match.play.board.players[other or 0].faction
        await giver.slash(at.room, "ti trade", line=f"{faction}; cards sabotage 2")
        (made,) = (await at.table()).match.play.state.proposals
        assert made.content["cards"] == {"sabotage": 2}
        theirs = await _page(at, taker)
        if taker in trio[:2]:
            name = Voice("ko" if language == "ko" else "en")("twilight_imperium-component-sabotage")
            assert f"{name} ×2" in theirs.text
        await taker.press(theirs, id=action(theirs, "ready"))
        players = (await at.table()).match.play.board.players
        assert players[other or 0].hand == ["sabotage", "sabotage"]
        assert players[seat or 0].hand == ["direct_hit"]
        await at.world.rest()
        public = " ".join(room_texts(at.room))
        looked = await _page(at, third)
        for said in (public, looked.text):
            assert Voice("ko")("twilight_imperium-component-sabotage") not in said
            assert Voice("en")("twilight_imperium-component-sabotage") not in said
        assert "×2" in public


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_action_cards_are_put_together_in_menus_of_the_panel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with house(tmp_path, monkeypatch, language=language) as at:
        trio = (at.jisoo, at.minsu, at.ada) if language == "ko" else (at.ada, at.ben, at.jisoo)
        giver, taker = await trading(at, *trio, notes=True, cards=HAND)
        table = await at.table()
        other = table.seat_of(taker.id)
        said = Voice("ko" if language == "ko" or giver not in trio[:2] else "en")
        page = await _page(at, giver)
        panel = (await giver.pick(page, [digest(f"seat-{other}")], id=partners(page)["custom_id"])).message
        called = [said(f"twilight_imperium-component-{id}") for id in HAND]
        menu = next(one for one in panel.selects if any(called[0] in option["label"] for option in one["options"]))
        lines = [option["label"] for option in menu["options"]]
        assert all(any(name in line for line in lines) for name in called), lines
        value = next(option["value"] for option in menu["options"] if called[0] in option["label"])
        panel = (await giver.pick(panel, [value], id=menu["custom_id"])).message
        assert called[0] in panel.text
        await giver.press(panel, id=action(panel, "done"))
        (made,) = (await at.table()).match.play.state.proposals
        assert made.content == {"give": {}, "take": {}, "cards": {HAND[0]: 1}}


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_TX7_a_promise_is_read_where_the_offer_it_goes_with_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """It stood under *Deals* alone: who accepted an offer did not see what was promised for it."""
    async with house(tmp_path, monkeypatch, language=language) as at:
        trio = (at.jisoo, at.minsu, at.ada) if language == "ko" else (at.ada, at.ben, at.jisoo)
        giver, taker = await trading(at, *trio)
        third = next(one for one in trio if one not in (giver, taker))
        table = await at.table()
        seat, other = table.seat_of(giver.id), table.seat_of(taker.id)
        assert seat is not None
        assert other is not None
        seats = {one.id: table.seat_of(one.id) or 0 for one in trio}
        for by, whom, words in ((giver, taker, "I stay out of 205"), (giver, third, "Not for these eyes")):
            await at.bot.tables.promises.write(
                table.id, Seated(by.id, "who"), seats[whom.id], words, whom.id, everyone=False
            )
        offer = next(one for one in table.match.asked(seat) if one.slot == OFFER)
        choice = {"partner": f"seat-{other}", "give": {"goods": 1}, "take": {}, "until": "turn"}
        await at.bot.tables.play.answer(table.id, Seated(giver.id, "who"), table.row.epoch, offer.no, choice, 992)
        theirs = await _page(at, taker)
        (reply,) = [one for one in (await at.table()).match.asked(other) if one.slot.startswith("reply:")]
        way = next(b["custom_id"] for b in theirs.buttons if f".{reply.no}:panel" in b["custom_id"])
        said = theirs.text
        panel = (await taker.press(theirs, id=way)).message
        for text in (said, panel.text):
            assert "I stay out of 205" in text
            assert "Not for these eyes" not in text
        assert "I stay out of 205" not in (await _page(at, third)).text
