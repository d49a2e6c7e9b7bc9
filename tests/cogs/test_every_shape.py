"""A game that uses every shape of question, played to its end through the panels alone: no panel knows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import pytest

from bot.core import playable
from bot.core.streams import Stream
from bot.tables import choosing
from bot.tables.model import Person, Place, Snapshot
from bot.tables.panels import asked
from bot.text import catalogue
from cogs.panels import gamefaces
from cogs.panels.board import board
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from tests.cogs.stage import CHANNEL, FAKE, GUILD, Stage
from tests.cogs.test_pressing import ids_of
from tests.core.tiny.quarrel import Quarrel
from tests.payload_messages import lint_message

pytestmark = pytest.mark.usefixtures("undrawn")
PEOPLE = (Person(1, "Ann", "en-US"), Person(2, "보라", "ko"), Person(3, "Cem", "en-GB"))


SECRET = b"\x09"
"""The deck is the same every time, and such that every shape comes up."""


class Face(gamefaces.GameFace):
    """As plain as can be."""

    key: ClassVar[str] = "quarrel"

    def progress(self, view: Any, reader: Reader) -> str:
        return str(view.round)

    def score(self, view: Any, seat: int, reader: Reader) -> str:
        return str(view.life[seat])

    def draw_board(self, view: Any, names: Sequence[str], language: Any) -> Any:
        return FAKE

    def draw_move(self, view: Any, seat: int, marks: Any, names: Sequence[str], language: Any) -> Any:
        return FAKE


@pytest.fixture(autouse=True)
def _a_game_without_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tiny game has no catalogue: its keys stand for its words."""
    monkeypatch.setattr(catalogue._Strictness, "raises", False)
    monkeypatch.setattr("bot.text.catalogue._log.error", lambda *args: None)
    monkeypatch.setattr("bot.tables.lobby.token_bytes", lambda count: SECRET * count)
    playable.register(Quarrel())
    gamefaces.register(Face())
    yield
    gamefaces._faces.pop("quarrel", None)
    playable._games.pop("quarrel", None)


@pytest.fixture
async def table(on_stage: Stage) -> Snapshot:
    place = Place(GUILD, CHANNEL)
    found = await on_stage.tables.lobby.open("quarrel", place, PEOPLE[0], "en", {}, on_stage.click())
    for person in PEOPLE[1:]:
        await on_stage.tables.lobby.join(found.id, person, on_stage.click())
    for person in PEOPLE:
        await on_stage.tables.people.set(person, introduced="quarrel")
    return await on_stage.tables.lobby.start(found.id, PEOPLE[0], on_stage.click())


lines: dict[str, list[str]] = {}
"""What stands in the menus that are shown, by their ids."""


async def press(on_stage: Stage, person: Person, id: Id) -> list[Id]:
    """Press, or choose the first line of a menu, and what can be pressed then; what is shown is within Discord's
    limits."""
    visit = on_stage.visit(person, id, lines.get(str(id), [])[:1] or None, panel=True)
    await guarded(visit, handlers[id.action])
    answers: Any = visit.interaction.response
    last = answers.sent[-1]
    assert last.get("view") is not None, last
    body = {"components": last["view"].to_components(), "flags": 1 << 15, "allowed_mentions": {"parse": []}}
    files = [file.filename for file in last.get("attachments") or last.get("files") or []]
    assert lint_message(body, v2=True, files=files) == []
    parts = [part for row in body["components"] for part in row.get("components", [])]
    lines.clear()
    lines.update({part["custom_id"]: [one["value"] for one in part["options"]] for part in parts if "options" in part})
    disabled = {
        part["custom_id"]
        for row in body["components"]
        for part in row.get("components", [])
        if part.get("disabled") and part.get("custom_id")
    }
    return [one for one in ids_of(visit) if str(one) not in disabled]


@pytest.mark.parametrize("seed", [1, 8])
async def test_a_whole_game_through_panels(on_stage: Stage, table: Snapshot, seed: int) -> None:
    stream = Stream.of("presses", seed)
    shapes: set[str] = set()
    heads: set[int] = set()
    for _ in range(3000):
        now = await on_stage.tables.look.at(table.id)
        if not now.playing:
            break
        heads.add(now.row.head)
        person = PEOPLE[stream.choice([seat for seat in range(3) if now.match.asked(seat)])]
        ways = await press(on_stage, person, Id("panel", table.id, now.row.epoch))
        for _ in range(30):
            ahead = [
                id for id in ways if id.action in ("opt", "s-sum", "s-dial", "s-share", "done", "ready", "sure", "at")
            ]
            finish = [id for id in ways if id.action in ("done", "sure")]
            if not ahead or stream.below(12) == 0:
                break
            ways = await press(on_stage, person, stream.choice(finish if finish and stream.below(3) else ahead))
            shown = asked(await on_stage.tables.play.panel(table.id, person))
            if shown is not None:
                shapes.add(type(shown.shape).__name__ + ("-field" if shown.draft.filled else ""))
    now = await on_stage.tables.look.at(table.id)
    assert now.row.phase == "finished"
    assert len(heads) > 15
    assert {"Pick", "Pick-field", "Amounts-field"} <= shapes
    assert {"Ranking", "Ranking-field"} & shapes


async def test_a_form_is_filled_field_by_field_and_back(on_stage: Stage, table: Snapshot) -> None:
    stream = Stream.of("until a form", 0)
    for _ in range(300):
        now = await on_stage.tables.look.at(table.id)
        assert now.playing, "no form with a second field came up"
        person = PEOPLE[stream.choice(list(now.awaited))]
        ways = [id for id in await press(on_stage, person, Id("panel", table.id, now.row.epoch)) if id.action == "opt"]
        if not ways:
            continue
        after = await press(on_stage, person, stream.choice(ways))
        filled = await on_stage.tables.play.panel(table.id, person)
        if filled.question is not None and filled.drafts:
            head = filled.table.row.head
            assert head == now.row.head, "a half-made answer is no entry of the log"
            await press(on_stage, person, next(id for id in after if id.action == "back"))
            assert (await on_stage.tables.play.panel(table.id, person)).drafts == {}
            return
    raise AssertionError("no form with a second field came up")


async def test_what_was_picked_so_far_rode_in_custom_ids(on_stage: Stage, table: Snapshot) -> None:
    """They name the question and the option that a press is about, and nothing of what is half made."""
    stream = Stream.of("until several are picked", 0)
    picks = 0
    for _ in range(600):
        now = await on_stage.tables.look.at(table.id)
        if not now.playing:
            break
        seat = stream.choice(list(now.awaited))
        person = PEOPLE[seat]
        ways = await press(on_stage, person, Id("panel", table.id, now.row.epoch))
        shown = asked(await on_stage.tables.play.panel(table.id, person))
        for _ in range(4):
            options = [id for id in ways if id.action == "opt"]
            if shown is None or not options or shown.question.confirm:
                break
            head = (await on_stage.tables.look.at(table.id)).row.head
            if len(options) > 1 and not choosing.single(shown.shape) and not choosing.one_or_none(shown.shape):
                after = await press(on_stage, person, options[0])
                assert {id for id in after if id.action == "opt"} >= set(options), "the same ids as before"
                panel = await on_stage.tables.play.panel(table.id, person)
                assert any(draft.picked for draft in panel.drafts.values())
                picks += 1
                break
            ways = await press(on_stage, person, stream.choice(options))
            if (await on_stage.tables.look.at(table.id)).row.head != head:
                break
            shown = asked(await on_stage.tables.play.panel(table.id, person))
        now = await on_stage.tables.look.at(table.id)
        if not now.playing or seat not in now.awaited:
            continue
        question = next(q for q in now.match.asked(seat) if q.blocking)
        choice = now.match.sample(seat, question.no, stream)
        await on_stage.tables.play.answer(table.id, person, now.row.epoch, question.no, choice, on_stage.click())
    assert picks


async def test_a_window_gives_the_board_a_pass_for_everybody_called(on_stage: Stage, table: Snapshot) -> None:
    stream = Stream.of("until a window", 0)
    for _ in range(400):
        now = await on_stage.tables.look.at(table.id)
        if not now.playing:
            break
        public = board(now, [], 0)
        passes = [
            one.id for row in public.rows if isinstance(row, list) for one in row if one.id and one.id.action == "pass"
        ]
        called = [seat for seat in now.awaited if any(q.blocking and not q.answered for q in now.match.asked(seat))]
        if passes and called:
            person = PEOPLE[called[0]]
            visit = on_stage.visit(person, passes[0])
            await guarded(visit, handlers["pass"])
            after = await on_stage.tables.look.at(table.id)
            assert after.row.head == now.row.head + 1
            watcher = on_stage.visit(Person(50, "Wen", "en-US"), passes[0])
            await guarded(watcher, handlers["pass"])
            assert (await on_stage.tables.look.at(table.id)).row.head == after.row.head
            return
        seat = stream.choice(called or list(now.awaited))
        question = next(q for q in now.match.asked(seat) if q.blocking)
        choice = now.match.sample(seat, question.no, stream)
        await on_stage.tables.play.answer(table.id, PEOPLE[seat], now.row.epoch, question.no, choice, on_stage.click())
    raise AssertionError("no window came up")
