"""Half-made answers, one for each question: of what is waited for, and of standing forms beside it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.core import playable
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Form, Option, Pick, Question, Ranking
from bot.core.streams import Stream
from bot.store import repository as repo
from bot.store.database import open_database
from bot.store.loading import load
from bot.store.migrating import migrations
from bot.tables.asked import Draft
from bot.tables.drafts import fits, keep_half
from bot.tables.model import Person, Snapshot
from tests.core.tiny.quarrel import Quarrel
from tests.tables.house import ANN, BO, CEM, House

PEOPLE = (ANN, BO, CEM)


@pytest.fixture(autouse=True)
def _quarrel() -> Iterator[None]:
    """It has a standing form, an offer, beside what is waited for."""
    playable.register(Quarrel())
    yield
    playable._games.pop("quarrel", None)


async def with_an_offer(house: House) -> tuple[Snapshot, Person, Question, Question]:
    """A table at which somebody is asked for an act by a form, and may put an offer together meanwhile."""
    table = await house.lobby(*PEOPLE, game="quarrel")
    table = await house.tables.lobby.start(table.id, ANN, house.click())
    stream = Stream.of("until an offer")
    for _ in range(200):
        for seat in table.awaited:
            asked = {question.slot: question for question in table.match.asked(seat)}
            if "offer" in asked and any(isinstance(q.shape, Form) and q.blocking for q in asked.values()):
                waited = next(q for q in asked.values() if isinstance(q.shape, Form) and q.blocking)
                return table, PEOPLE[seat], waited, asked["offer"]
        seat = table.awaited[0]
        question = next(q for q in table.match.asked(seat) if q.blocking)
        choice = table.match.sample(seat, question.no, stream)
        await house.tables.play.answer(table.id, PEOPLE[seat], table.row.epoch, question.no, choice, house.click())
        table = await house.tables.look.at(table.id)
    raise AssertionError("nobody could offer anything")


def first_of(question: Question) -> dict[str, Any]:
    """The first field of a form, answered."""
    form = question.shape
    assert isinstance(form, Form)
    return {form.first: next(one.id for one in form.shape.options if one.blocked is None)}


async def keep(house: House, table: Snapshot, person: Person, question: Question, draft: Draft) -> None:
    """Keep a half-made answer, as a press that chooses something does."""
    now = await house.tables.look.at(table.id)
    async with house.tables.database.write() as connection:
        await keep_half(connection, now, now.seat_of(person.id) or 0, question, draft)


async def half_made(house: House) -> tuple[Snapshot, Person, Question, Question]:
    """The same, both half made."""
    table, person, waited, offer = await with_an_offer(house)
    for question in (waited, offer):
        await keep(house, table, person, question, Draft(first_of(question)))
    return table, person, waited, offer


async def kept(house: House, table: Snapshot, person: Person) -> dict[int, Draft]:
    """What is half made, as a panel finds it."""
    return (await house.tables.play.panel(table.id, person)).drafts


async def test_a_standing_form_was_half_made_in_custom_ids_alone(house: House) -> None:
    """twilight_imperium TX8: an offer is put together while one's own turn goes on; neither forgets the other."""
    table, person, waited, offer = await half_made(house)
    assert await kept(house, table, person) == {
        waited.no: Draft(first_of(waited)),
        offer.no: Draft(first_of(offer)),
    }


async def test_answering_one_question_forgot_what_was_half_made_of_another(house: House) -> None:
    table, person, waited, offer = await half_made(house)
    seat = table.seat_of(person.id) or 0
    stream = Stream.of("the offer stays")
    choice: Any = None
    for _ in range(50):  # an act after which the same can still be offered
        choice = table.match.sample(seat, waited.no, stream)
        match = table.match.copy()
        match.answer(seat, waited.no, choice)
        if any(question.no == offer.no for question in match.asked(seat)):
            break
    await house.tables.play.answer(table.id, person, table.row.epoch, waited.no, choice, house.click())
    assert await kept(house, table, person) == {offer.no: Draft(first_of(offer))}


async def test_an_answer_takes_what_was_half_made_of_it_along(house: House) -> None:
    table, person, _, offer = await half_made(house)
    seat = table.seat_of(person.id) or 0
    choice = table.match.sample(seat, offer.no, Stream.of("offered"))
    await house.tables.play.answer(table.id, person, table.row.epoch, offer.no, choice, house.click())
    assert offer.no not in await kept(house, table, person)
    assert offer.no not in (await house.tables.look.at(table.id)).drafts.get(seat, {})


async def test_what_cannot_become_an_answer_is_refused_and_what_was_kept_stays(house: House) -> None:
    table, person, waited, offer = await half_made(house)
    before = await kept(house, table, person)
    wrong = (Draft({"card": "none"}), Draft({"nothing": "1"}), Draft(picked={"": ["1"]}), Draft(picked={"card": ["x"]}))
    for draft in wrong:
        with pytest.raises(IllegalAnswer):
            await keep(house, table, person, offer, draft)
    assert await kept(house, table, person) == before
    await keep(house, table, person, offer, Draft())
    assert await kept(house, table, person) == {waited.no: before[waited.no]}, "nothing kept drops it"


async def test_half_made_answers_tell_nobody_anything(house: House) -> None:
    table, person, *_ = await half_made(house)
    after = await house.tables.look.at(table.id)
    assert (after.row.revision, after.row.last, after.row.touched_at) == (
        table.row.revision,
        table.row.last,
        table.row.touched_at,
    )
    for other in PEOPLE:
        if other is not person:
            assert await kept(house, table, other) == {}


async def test_when_the_match_is_over_nothing_half_made_is_left(house: House) -> None:
    table = await house.game(ANN, BO)
    async with house.tables.database.write() as connection:
        for seat in range(2):
            await repo.put_draft(connection, table.id, seat, 1, Draft(picked={"": ["x"]}))
    await house.tables.seating.resign(table.id, ANN, house.click())
    assert not (await house.tables.look.at(table.id)).playing
    assert (await house.tables.look.at(table.id)).drafts == {}


@pytest.mark.sqlite
async def test_a_half_made_answer_of_an_older_database_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    with sqlite3.connect(path) as raw:
        for number, file in migrations():
            if number < 6:
                raw.executescript(file.read_text(encoding="utf-8"))
        raw.execute("PRAGMA user_version = 5")
        raw.execute("INSERT INTO tables (id, game, guild_id, channel_id, language, commitment, secret, created_at,"
                    " touched_at) VALUES (1, 'quarrel', 1, 1, 'en', '', '', 0, 0)")  # fmt: skip
        raw.execute('INSERT INTO drafts VALUES (1, 2, 7, \'{"card": "gem-1"}\')')
    raw.close()
    database = await open_database(path)
    found = await load(database.reader, 1)
    await database.close()
    assert found is not None
    assert found.drafts[2] == {7: '{"filled":{"card":"gem-1"},"picked":{}}'}


OPTIONS = tuple([Option(one, "word") for one in "abc"])


@pytest.mark.parametrize(
    ("shape", "good", "bad"),
    [
        (Pick(OPTIONS), ["a", ["a"]], ["x", ["a", "b"], {"a": 1}, 3, None]),
        (Pick(OPTIONS, 2, 3), [[], ["a"], ["c", "a"]], [["a", "a"], ["x"], {"a": 1}]),
        (Ranking(OPTIONS), [[], ["b"], ["c", "b", "a"]], ["a", ["b", "b"], ["x"]]),
        (Amounts(OPTIONS, {"a": 2, "b": 1}, 2, 2), [{}, {"a": 1}], [["a"], {"a": 3}, {"c": 1}, {"a": 0}]),
    ],
)  # fmt: skip
def test_what_may_lack_something_but_not_be_wrong(shape: Any, good: list[Any], bad: list[Any]) -> None:
    assert [fits(shape, one) for one in good] == [True] * len(good)
    assert [fits(shape, one) for one in bad] == [False] * len(bad)
