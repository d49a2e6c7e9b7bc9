"""An *Undo* takes back the answer it was shown for; whatever would go with it is said first (design 2.10)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.tables.model import Person, Place, Snapshot
from bot.text.catalogue import Voice
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id, parse
from tests.cogs.stage import CHANNEL, GUILD, Stage, custom_ids
from tests.cogs.test_forged import components, words

pytestmark = pytest.mark.usefixtures("undrawn")

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "보라", "ko")
EN, KO = Voice("en"), Voice("ko")
TURNS = 12


class Scene:
    """A game, and what Ann presses in it."""

    def __init__(self, at: Stage) -> None:
        self.at = at
        self.id = 0

    async def open(self, *people: Person, bots: int = 0) -> None:
        lobby = self.at.tables.lobby
        for person in people:
            await self.at.tables.people.set(person, introduced="metromania")
        table = await lobby.open("metromania", Place(GUILD, CHANNEL), people[0], "ko", {}, self.at.click())
        for person in people[1:]:
            await lobby.join(table.id, person, self.at.click())
        for _ in range(bots):
            await lobby.add_bot(table.id, people[0], "easy", self.at.click())
        await lobby.start(table.id, people[0], self.at.click())
        self.id = table.id

    async def table(self) -> Snapshot:
        return await self.at.tables.look.at(self.id)

    async def press(self, person: Person, id: Id) -> Any:
        visit = self.at.visit(person, id, panel=True)
        await guarded(visit, handlers[id.action])
        return visit

    async def undo_shown(self, person: Person) -> Id:
        """The Undo on the person's panel now."""
        return button(await self.press(person, Id("panel", self.id)), "undo")

    async def answer(self, person: Person) -> None:
        """The person answers one question as an easy bot would."""
        table = await self.table()
        seat = table.seat_of(person.id)
        assert seat is not None
        question = next_question(table.match, seat)
        assert question is not None
        choice = choose(table.match, seat, question, "easy", Stream.of("undo", table.row.last))
        await self.at.tables.play.answer(table.id, person, table.row.epoch, question.no, choice, self.at.click())

    async def bots_play(self) -> None:
        await self.at.tables.robots.play(self.id)

    async def until(self, person: Person) -> None:
        """Bots play until the person is asked."""
        for _ in range(50):
            table = await self.table()
            if table.seat_of(person.id) in table.awaited:
                return
            await self.bots_play()
        raise AssertionError("never asked")

    async def given(self, seat: int) -> int:
        """Answers of a seat that count now."""
        table = await self.table()
        lines = await self.at.tables.play.log(self.id, None, 10_000)
        return len({line.no for line in lines if line.seat == seat and not line.undone and table.row.state})


def button(visit: Any, action: str) -> Id:
    """The id of a button that was shown."""
    found = [id for body in components(visit) for custom in custom_ids(body) if (id := parse(custom)) is not None]
    return next(id for id in found if id.action == action)


@pytest.fixture
def scene(on_stage: Stage) -> Scene:
    return Scene(on_stage)


async def played(scene: Scene) -> Id:
    """A game against a bot: Ann's Undo of her first answer, and twelve of her answers after it."""
    await scene.open(ANN, bots=1)
    await scene.until(ANN)
    await scene.answer(ANN)
    old = await scene.undo_shown(ANN)
    for _ in range(TURNS):
        await scene.until(ANN)
        await scene.answer(ANN)
    await scene.until(ANN)
    return old


async def test_an_old_undo_against_a_bot_asks_before_it_takes_back_twelve_turns(scene: Scene) -> None:
    old = await played(scene)
    before = await scene.table()
    visit = await scene.press(ANN, old)
    told = words(visit)
    bot = "bot 1"
    assert f"your last {TURNS + 1} moves and what " in told
    assert bot in told.lower()
    assert (await scene.table()).row.state == before.row.state, "it asks first"
    kept = await scene.press(ANN, button(visit, "panel"))
    assert (await scene.table()).row.state == before.row.state
    assert words(kept)
    sure = button(await scene.press(ANN, old), "undo-ask")
    done = await scene.press(ANN, sure)
    after = await scene.table()
    assert EN("undo-done", name="Ann", count=TURNS + 1) in words(done)
    seat = after.seat_of(ANN.id)
    assert seat is not None
    assert await scene.given(seat) == 0


async def test_an_undo_of_the_last_answer_alone_goes_at_once(scene: Scene) -> None:
    await scene.open(ANN, bots=1)
    await scene.until(ANN)
    before = (await scene.table()).match.view(None)
    await scene.answer(ANN)
    done = await scene.press(ANN, await scene.undo_shown(ANN))
    assert EN("undo-done", name="Ann", count=1) in words(done)
    assert (await scene.table()).match.view(None) == before


@pytest.mark.parametrize("typed", [False, True])
async def test_an_undo_after_the_bot_has_moved_says_that_its_move_goes_too(scene: Scene, typed: bool) -> None:
    await scene.open(ANN, bots=1)
    await scene.until(ANN)
    await scene.answer(ANN)
    old = Id("undo", scene.id) if typed else await scene.undo_shown(ANN)
    table = await scene.table()
    while table.seat_of(ANN.id) in table.awaited:  # a turn may have several answers
        await scene.answer(ANN)
        old = Id("undo", scene.id) if typed else await scene.undo_shown(ANN)
        table = await scene.table()
    await scene.until(ANN)
    before = await scene.table()
    visit = await scene.press(ANN, old)
    assert re.search(r"your last move and what \S*bot 1", words(visit).lower())
    assert (await scene.table()).row.state == before.row.state


async def test_what_happens_between_asking_and_agreeing_is_asked_about_again(scene: Scene) -> None:
    old = await played(scene)
    sure = button(await scene.press(ANN, old), "undo-ask")
    await scene.answer(ANN)
    before = await scene.table()
    visit = await scene.press(ANN, sure)
    assert (await scene.table()).row.state == before.row.state
    assert f"your last {TURNS + 2} moves" in words(visit)


async def test_an_undo_of_a_move_that_is_taken_back_changes_nothing_and_says_so(scene: Scene) -> None:
    await scene.open(ANN, bots=1)
    await scene.until(ANN)
    await scene.answer(ANN)
    old = await scene.undo_shown(ANN)
    await scene.press(ANN, old)
    await scene.answer(ANN)
    before = await scene.table()
    visit = await scene.press(ANN, old)
    assert EN("undo-gone") in words(visit)
    assert (await scene.table()).row.state == before.row.state


async def test_others_are_asked_for_their_consent_after_it_was_said_what_would_go(scene: Scene) -> None:
    await scene.open(ANN, BO)
    table = await scene.table()
    first, second = (ANN, BO) if table.seat_of(ANN.id) in table.awaited else (BO, ANN)
    text = EN if first is ANN else KO
    await scene.answer(first)
    old = await scene.undo_shown(first)
    for person in (first, second, first):
        while (table := await scene.table()).seat_of(person.id) in table.awaited and table.row.last < 30:
            await scene.answer(person)
    before = await scene.table()
    visit = await scene.press(first, old)
    assert text("undo-ask-confirm") in words(visit)
    assert re.search(r"your last \d+ moves|마지막 \d+수", words(visit))
    asked = await scene.press(first, button(visit, "undo-ask"))
    assert text("undo-asked-you") in words(asked)
    after = await scene.table()
    assert after.row.state == before.row.state
    await scene.at.tables.ballots.vote(after.id, second, "undo", True, scene.at.click())
    seat = after.seat_of(first.id)
    assert seat is not None
    assert await scene.given(seat) == 0
