"""Taking back (design 2.10)."""

from __future__ import annotations

import msgspec
import pytest

from bot.core.errors import CoreError
from bot.core.events import Chance, Entry, Event
from bot.core.match import Match
from bot.store.rows import EntryRow
from bot.tables.undo import branch, plan_from
from tests.tables.house import ANN, BO, CEM, House, moved_and_ordered


def row(no: int, entry: Entry, parent: int | None = None, unit: int = 0) -> EntryRow:
    return EntryRow(
        1, no, no - 1 if parent is None else parent, unit or no, 0, "t", msgspec.json.encode(entry).decode()
    )


def answer(seat: int, *, draw: bool = False, seen: bool = False) -> Entry:
    draws = (Chance("d", 0, (6,), (1,)),) if draw else ()
    return Entry("answer", seat, "s", "x", (Event("e", reveals=seen),), draws)


def order(seat: int) -> Entry:
    return Entry("answer", seat, "orders", "x", order=True)


START = Entry("start")


@pytest.mark.parametrize(
    ("entries", "to", "voters"),
    [
        ([], 0, ()),
        ([answer(0)], 1, ()),
        ([answer(0), answer(0)], 2, ()),
        ([answer(0, draw=True)], 1, (1, 2)),
        ([answer(0, seen=True)], 1, (1, 2)),
        ([answer(0), answer(1)], 1, (1,)),
        ([answer(0), answer(1), answer(2)], 1, (1, 2)),
        ([answer(0), answer(1, draw=True)], 1, (1, 2)),
        ([answer(1), answer(2)], 0, ()),
        ([answer(0), order(1)], 1, ()),  # orders are never barriers
        ([answer(0), order(0)], 1, ()),  # nor are they taken back
        ([order(0)], 0, ()),
        ([answer(0), answer(3)], 1, ()),  # seat 3 is a bot: bots consent
    ],
)
def test_who_is_asked(entries: list[Entry], to: int, voters: tuple[int, ...]) -> None:
    rows = [row(number, entry) for number, entry in enumerate([START, *entries], 1)]
    found = plan_from(rows, len(rows), 0, [0, 1, 2])
    assert (found.to, found.voters) == (to, voters)


def secret(seat: int, *, kept: bool = True) -> Entry:
    return Entry("answer", seat, "window:w", "pass", () if kept else (Event("e"),), gathered=True, kept=kept)


CALL = Entry("answer", 0, "s", "x", (Event("e"), Event("core-called", seen_by=(), reveals=True)))


@pytest.mark.parametrize(("seat", "before"), [(0, [answer(0), CALL]), (1, [answer(1), CALL]), (1, [answer(1)])])
@pytest.mark.parametrize("answers", [[2], [1], [1, 2], [2, 1, 2], [3, 1]])
def test_whether_undo_is_free_does_not_tell_who_has_answered_an_open_call(
    seat: int, before: list[Entry], answers: list[int]
) -> None:
    quiet = [START, *before]
    rows = [row(number, entry) for number, entry in enumerate(quiet, 1)]
    found = plan_from(rows, len(rows), seat, [0, 1, 2], [1, 2, 3])
    loud = [*quiet, *(secret(one) for one in answers if one != seat)]
    rows = [row(number, entry) for number, entry in enumerate(loud, 1)]
    assert plan_from(rows, len(rows), seat, [0, 1, 2], [1, 2, 3]) == found


@pytest.mark.parametrize("closer", [2, 3])
def test_whose_answer_closed_a_call_is_not_told_by_undo(closer: int) -> None:
    entries = [START, answer(0), CALL, secret(1), secret(5 - closer), secret(closer, kept=False)]
    rows = [row(number, entry) for number, entry in enumerate(entries, 1)]
    found = plan_from(rows, len(rows), 1, [0, 1, 2, 3], ())
    assert (found.to, found.voters, found.drawn) == (3, (0, 2, 3), True)
    assert (found.since, found.doers) == (1, ())


def test_an_undo_names_the_answer_it_was_shown_for() -> None:
    entries = [START, answer(0), answer(3), answer(0), answer(0), order(0), answer(1)]
    rows = [row(number, entry) for number, entry in enumerate(entries, 1)]
    latest = plan_from(rows, 7, 0, [0, 1])
    assert (latest.named, latest.to, latest.own, latest.since) == (3, 4, 1, 1)
    first = plan_from(rows, 7, 0, [0, 1], named=1)
    assert (first.named, first.to, first.own, first.since) == (1, 1, 3, 2)
    assert first.voters == (1,)
    assert not first.alone
    assert plan_from(rows, 5, 0, [0, 1], named=3).alone
    assert plan_from(rows, 7, 0, [0, 1], named=4).to == 0


def test_an_answer_that_was_taken_back_is_not_mistaken_for_the_next_one() -> None:
    back = Entry("table", events=(Event("tables-undone", {"seat": 0}),))
    rows = [row(1, START), row(2, answer(0)), row(3, answer(0)), row(4, back, parent=2), row(5, answer(0))]
    assert plan_from(rows, 5, 0, [0], named=2, epoch=1).to == 4
    assert plan_from(rows, 5, 0, [0], named=2, epoch=0).to == 0  # its second answer then is gone
    assert plan_from(rows, 5, 0, [0], named=1, epoch=0).to == 1  # its first one stands


def test_a_batch_goes_back_whole() -> None:
    rows = [row(1, START), row(2, answer(0), unit=2), row(3, answer(0), unit=2), row(4, answer(0), unit=2)]
    assert plan_from(rows, 4, 0, [0, 1]).to == 1


def test_branch_leaves_out_what_was_undone() -> None:
    rows = [row(1, START), row(2, answer(0)), row(3, answer(0)), row(4, answer(1), parent=2)]
    assert sorted(branch(rows, 4)) == [1, 2, 4]


async def test_own_last_answer_is_free(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    before = table.match
    await house.move(table, person)
    back = await house.tables.undo.ask(table.id, person, house.click())
    assert back.match.view(None) == before.view(None)
    assert back.row.epoch == 1
    assert back.row.last == table.row.last + 2  # the undone answer and the undo stay in the log
    with pytest.raises(CoreError):  # there is no answer of one's own left
        await house.tables.undo.ask(back.id, person, house.click())


async def test_orders_outlive_an_undo(house: House) -> None:
    """An order given after a move that is taken back stays, and the taking back stays free."""
    table, person, other = await moved_and_ordered(house)
    seat = table.seat_of(other.id)
    assert seat is not None
    back = await house.tables.undo.ask(table.id, person, house.click())
    assert back.row.epoch == 1
    assert back.match.view(None) == table.match.view(None)
    assert back.match.play.orders(seat) != {}


async def test_panel_of_an_undone_branch_is_refused(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    done = await house.move(table, person)
    question = done.table.match.asked(done.table.seat_of(person.id))[0]
    await house.tables.undo.ask(table.id, person, house.click())
    with pytest.raises(CoreError) as caught:
        await house.tables.play.answer(table.id, person, 0, question.no, question.shape.options[0].id, house.click())
    assert caught.value.key == "error-undo-epoch"


async def test_past_another_answer_only_with_consent(house: House) -> None:
    table = await house.turn(await house.game(ANN, BO))
    second = house.player(table)
    first = BO if second is ANN else ANN
    before = await house.tables.look.at(table.id)
    await house.move(table, second)
    asked = await house.tables.undo.ask(table.id, first, house.click())
    assert asked.row.ballot.kind == "undo"
    assert asked.row.ballot.voters == [asked.seat_of(second.id)]
    with pytest.raises(CoreError) as caught:
        await house.tables.ballots.vote(table.id, CEM, "undo", True, house.click())
    assert caught.value.key == "error-not-seated"
    with pytest.raises(CoreError) as caught:
        await house.tables.ballots.vote(table.id, first, "undo", True, house.click())
    assert caught.value.key == "undo-lapsed"
    done = await house.tables.ballots.vote(table.id, second, "undo", True, house.click())
    assert done.row.ballot.kind == ""
    assert done.row.epoch == before.row.epoch + 1
    assert done.awaited_users == (first.id,)


async def test_one_refusal_ends_the_vote(house: House) -> None:
    table = await house.turn(await house.game(ANN, BO))
    second = house.player(table)
    first = BO if second is ANN else ANN
    await house.move(table, second)
    await house.tables.undo.ask(table.id, first, house.click())
    after = await house.tables.ballots.vote(table.id, second, "undo", False, house.click())
    assert after.row.ballot.kind == ""
    assert after.row.epoch == 0


async def test_vote_lapses_at_the_next_answer_and_after_a_day(house: House) -> None:
    table = await house.turn(await house.game(ANN, BO))
    second = house.player(table)
    first = BO if second is ANN else ANN
    await house.move(table, second)
    await house.tables.undo.ask(table.id, first, house.click())
    moved = await house.move(table, second)
    assert moved.table.row.ballot.kind == ""
    await house.tables.undo.ask(table.id, first, house.click())
    house.wait(86_400)
    await house.tables.clocks.run_due()
    after = await house.tables.look.at(table.id)
    assert after.row.ballot.kind == ""
    await house.news(table.id)
    assert len(house.channel.of("undo-lapsed")) == 1


async def test_redoing_gives_the_same_game(house: House) -> None:
    table = await house.game(ANN, BO)
    person = house.player(table)
    seat = table.seat_of(person.id)
    question = table.match.asked(seat)[0]
    choice = question.shape.options[0].id
    first = await house.tables.play.answer(table.id, person, 0, question.no, choice, house.click())
    await house.tables.undo.ask(table.id, person, house.click())
    again = await house.tables.play.answer(table.id, person, 1, question.no, choice, house.click())
    assert first.table.row.state == again.table.row.state
    assert Match.load(again.table.row.state.encode()).view(None) == first.table.match.view(None)


async def test_nothing_to_take_back(house: House) -> None:
    table = await house.game(ANN, BO)
    with pytest.raises(CoreError) as caught:
        await house.tables.undo.ask(table.id, ANN, house.click())
    assert caught.value.key == "undo-nothing"
