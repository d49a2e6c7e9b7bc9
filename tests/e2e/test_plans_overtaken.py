"""Plans that turns of others have overtaken, each of them played: a question that is new at the beginning of the turn
or has gone from its middle, and a card that somebody else has taken (asynchronous L4, X5)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.core.bots import choose, next_question
from bot.core.match import Match
from bot.core.shapes import Question
from bot.core.streams import Stream
from bot.games.the_dome.state import Player, Program
from bot.games.twilight_imperium.light import LIGHT
from bot.hours.paces import DAILY
from bot.tables.bench import bench, can_plan
from bot.tables.model import Person as Known
from bot.tables.model import Snapshot
from bot.tables.plans import kept_at
from cogs.panels.ids import digest
from tests.e2e import playing
from tests.e2e.house import KO, House, action, find, house, parse
from tests.e2e.playing import single
from tests.e2e.test_plans import keeps, planned_entries, planning, tabled
from tests.simulated import Message, Person

pytestmark = pytest.mark.e2e

WIPE, CELL, SLOT = "neutral-memory-wipe", "mellow-growth-cell", "neutral-spare-slot"


async def begun(at: House, game: str, *people: Person) -> None:
    """A match of these people at pace `daily`, the pages for newcomers read."""
    host, *others = people
    parts = LIGHT if game == "twilight_imperium" else {}
    await host.slash(at.room, f"{playing.GROUPS.get(game, 'ti')} new", **parts)
    table, click = await at.table(), at.world.home.world.snowflake()
    await at.bot.tables.lobby.set_option(table.id, Known(host.id, host.user.name), "table-pace", "daily", click)
    for person in others:
        await person.press(at.board, id=action(at.board, "join"))
    await host.press(at.board, id=action(at.board, "start"))
    for person in people:
        await at.my_move(person)


async def by_hand(at: House, person: Person, choice: Any) -> None:
    """Somebody answers what is asked, at the table itself: how it is pressed is told elsewhere."""
    table = await at.table()
    question = await at.question(person)
    click = at.world.home.world.snowflake()
    await at.bot.tables.play.answer(table.id, tabled(person), table.row.epoch, question.no, choice, click)
    await at.world.rest()


async def like_a_bot(at: House, person: Person) -> None:
    """Somebody answers as an easy bot would."""
    table = await at.table()
    seat = await playing.seat_of(at, person)
    question = await at.question(person)
    await by_hand(at, person, choose(table.match, seat, question, "easy", Stream.of("overtaken", table.row.last)))


def asked_first(match: Match, seat: int) -> Question:
    """What a seat is asked."""
    question = next_question(match, seat)
    assert question is not None
    return question


async def chooses(person: Person, panel: Message, match: Match, seat: int, answer: Any) -> Message:
    """Press one answer in the panel of a plan, or several of a menu."""
    known = {one.id: one for one in asked_first(match, seat).shape.options}  # type: ignore[union-attr]
    if isinstance(answer, str):
        return (await single(person, panel, known[answer]))[0].message
    menu = next((one["custom_id"] for one in panel.selects if parse(one["custom_id"]).action == "s-pick"), None)
    if menu is None or not answer:
        return (await person.press(panel, id=action(panel, "done"))).message
    return (await person.pick(panel, [digest(one) for one in answer], id=menu)).message


async def plans(at: House, person: Person, *answers: Any) -> None:
    """Somebody plans these answers by buttons, and keeps them."""
    panel, seat = await planning(at, person), await playing.seat_of(at, person)
    passed = False
    for answer in answers:
        match = bench(await at.table(), seat).match.copy()
        if passed:  # nothing in the step before: the same press goes on to the next
            match.answer(seat, asked_first(match, seat).no, [])
        passed = answer == [] and find(panel, "done") is None
        if not passed:
            panel = await chooses(person, panel, match, seat, answer)
    await keeps(person, panel)
    live = kept_at(await at.table())[seat].live
    assert live is not None
    assert [one.answer for one in live.alternatives[0].answers] == list(answers)


async def whole_turn(at: House, person: Person) -> Message:
    """The wait of a plan is over: the move panel of who has planned, who is waited for."""
    await at.world.pass_time(DAILY.most + 1)
    assert (await at.awaited()) is person
    return (await at.my_move(person)).message


# --- THE DOME: somebody loses the hand before the own turn ------------------------------------------------------------


async def with_a_wipe(at: House, program: str, hand: int = 6) -> tuple[Person, Person]:
    """A duel in its first turn: who is awaited can make the other discard two cards, the other one has a program and so
    many cards in hand; the other one and who is awaited."""
    await begun(at, "the_dome", at.jisoo, at.minsu)
    while not (await at.table()).match.play.board.turn:
        person = await playing.answerer(at)
        assert person is not None
        await like_a_bot(at, person)
    first = await at.awaited()
    mine = at.opponent(first)
    async with at.bot.tables.desk.change((await at.table()).id) as change:
        match = change.match()
        board = match.play.board
        theirs: Player = board.players[await playing.seat_of(at, first)]
        own: Player = board.players[1 - theirs.seat]
        own.programs, own.void = [Program(board.next_uid(), program, own.seat)], []
        own.hand, own.known_hand = own.hand[:hand], own.known_hand[:hand]
        theirs.hand[0] = WIPE
        theirs.pool("blue").extend(theirs.deck[-2:])
        theirs.known_pools[1].extend(theirs.known_deck[-2:])
        del theirs.deck[-2:], theirs.known_deck[-2:]
        change.row.state = match.save().decode()
    return mine, first


async def wipes(at: House, first: Person) -> None:
    """Who is awaited makes the other discard two cards, and ends the turn."""
    await by_hand(at, first, f"install:{WIPE}")
    while first.id in (await at.table()).awaited_users:
        asked = await at.question(first)
        if asked.slot == "turn":
            await by_hand(at, first, "end")
        else:
            await like_a_bot(at, first)


async def test_a_question_that_is_new_at_the_beginning_of_the_turn_stops_a_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With nothing in the void the Growth Cell asks nothing; with two cards in it it does."""
    async with house(tmp_path, monkeypatch) as at:
        mine, first = await with_a_wipe(at, CELL)
        await plans(at, mine, "download")
        await wipes(at, first)
        panel = await whole_turn(at, mine)
        assert await planned_entries(at) == 0
        assert (await at.question(mine)).slot == "effect", "nobody was asked this when the plan was made"
        last = (await at.table()).row.last
        assert KO("plans-offered-line") in panel.text
        await mine.press(panel, id=action(panel, "intended"))
        assert (await at.table()).row.last == last, "it is no answer to what is asked now"
        await like_a_bot(at, mine)
        panel = (await at.my_move(mine)).message
        await mine.press(panel, id=action(panel, "intended"))
        assert (await at.table()).row.last == last + 2
        assert await planned_entries(at) == 0, "pressed, not played by itself"


async def test_a_question_that_has_gone_from_the_middle_of_the_turn_stops_a_plan_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Spare Slot asks which card of the hand; without a hand it does not."""
    async with house(tmp_path, monkeypatch) as at:
        mine, first = await with_a_wipe(at, SLOT, 2)
        card = (await at.table()).match.play.board.players[await playing.seat_of(at, mine)].hand[0]
        await plans(at, mine, f"use:{SLOT}", f"{card}>red", "download")
        await wipes(at, first)
        panel = await whole_turn(at, mine)
        assert await planned_entries(at) == 1, "what came before it is played"
        assert (await at.question(mine)).slot == "turn"
        last = (await at.table()).row.last
        assert KO("plans-offered-line") in panel.text
        await mine.press(panel, id=action(panel, "intended"))
        assert (await at.table()).row.last == last, "no answer to another question is taken for one to this"


# --- cards that are gone ----------------------------------------------------------------------------------------------


async def test_a_strategy_card_that_somebody_else_has_picked_is_not_picked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, "twilight_imperium", at.jisoo, at.minsu, at.ada)
        while (await at.table()).match.play.board.phase != "strategy":
            person = await playing.answerer(at)
            assert person is not None
            await like_a_bot(at, person)
        first = await at.awaited()
        seats = len((await at.table()).seats)
        second = ((await playing.seat_of(at, first)) + 1) % seats
        user = (await at.table()).seats[second].user_id
        mine = next(one for one in at.people if one.id == user)
        await plans(at, mine, "8")
        await by_hand(at, first, "8")
        panel = await whole_turn(at, mine)
        assert await planned_entries(at) == 0
        assert (await at.table()).match.play.board.players[second].cards == {}
        last = (await at.table()).row.last
        if (id := find(panel, "intended")) is not None:
            await mine.press(panel, id=id)
        assert (await at.table()).row.last == last
        await by_hand(at, mine, "7")
        assert (await at.awaited()) is not mine


def a_turn(match: Match, seat: int) -> tuple[Match, list[Any]]:
    """A turn as an easy bot plays it: where it leads, and its answers."""
    tried, given = match.copy(), list[Any]()
    while tried.result is None and tried.awaited() == (seat,) and (asked := next_question(tried, seat)) is not None:
        given.append(choose(tried, seat, asked, "easy", Stream.of("a turn", len(given))))
        tried.answer(seat, asked.no, given[-1])
    return tried, given


def purchase(table: Snapshot, seat: int, card: str) -> list[Any]:
    """A plan in which a seat plays its hand as an easy bot would and buys a card; nothing if it cannot."""
    made, given = bench(table, seat), list[Any]()
    while not made.whole and (asked := next_question(made.match, seat)) is not None and len(given) < 9:
        offers = {one.id: one for one in asked.shape.options}  # type: ignore[union-attr]
        if card in offers:
            return [*given, card] if offers[card].blocked is None else []
        given.append(choose(made.match, seat, asked, "easy", Stream.of("purchase", len(given))))
        made.take(asked.slot, given[-1])
    return []


async def both_want_a_card(at: House) -> tuple[Person, str, list[Any], list[Any]]:
    """Played on until somebody can plan to buy what the other one, whose turn it is, buys first: who plans, the card,
    the plan, and the turn of the other one."""
    for _ in range(300):
        table = await at.table()
        other = table.awaited[0]
        if table.awaited == (table.match.play.board.current,) and can_plan(
            table, 1 - other, table.match.view(1 - other)
        ):
            after, turn = a_turn(table.match, other)
            for card in set(table.match.play.board.market) - set(after.play.board.market):
                if after.awaited() == (1 - other,) and (plan := purchase(table, 1 - other, card)):
                    return next(one for one in at.people if one.id == table.seats[1 - other].user_id), card, plan, turn
        person = await playing.answerer(at)
        assert person is not None
        await like_a_bot(at, person)
    raise AssertionError("nobody wants the same card")


async def test_a_card_that_somebody_else_has_bought_is_not_bought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hand is played as planned as far as that stands; what to buy instead is asked, as ever."""
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, "project_mine", at.jisoo, at.minsu)
        mine, card, plan, turn = await both_want_a_card(at)
        await plans(at, mine, *plan)
        first = await at.awaited()
        for choice in turn:
            await by_hand(at, first, choice)
        panel = await whole_turn(at, mine)
        table, seat = await at.table(), await playing.seat_of(at, mine)
        assert card not in table.match.play.board.market
        assert card not in table.match.play.board.players[seat].bought
        assert await planned_entries(at) == len(plan) - 1
        if (id := find(panel, "intended")) is not None:
            await mine.press(panel, id=id)
        assert card not in (await at.table()).match.play.board.players[seat].bought
