"""Forms of independent fields on one screen, menus of up to fifty options, and answers that the rules propose, through
the panels that every game uses (twilight_imperium 29.10, 30: fleets, production, payments)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.shapes import READY, Amounts, Counsel, Field, Form, Option, Pick, Question, ReadyAnswer, Text
from bot.tables.asked import Asked, Draft, Kind, Panel, Wish, answers_of
from bot.tables.choosing import parcelled, parcels
from bot.tables.manner import Manner
from bot.tables.model import Person, Place, Snapshot
from bot.tables.panels import asked, made
from bot.tables.pressing import Half, in_field, put_together
from bot.text import catalogue
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id, digest
from cogs.panels.move import sheet
from cogs.panels.move.panel import question_screen
from cogs.panels.screen import Button, Dropdown, Screen
from cogs.panels.whereabouts import KINDS, Whereabouts, wish_of
from tests.cogs.skirmishing import Face, skirmishing
from tests.cogs.stage import CHANNEL, GUILD, Stage, complaints
from tests.core.tiny.skirmish import Skirmish

pytestmark = pytest.mark.usefixtures("undrawn")
EN = catalogue.Voice("en")
ANN, BO = PEOPLE = (Person(1, "Ann", "en-US"), Person(2, "Bo", "en-US"))


@pytest.fixture(autouse=True)
def _a_game_without_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with skirmishing(monkeypatch):
        yield


@pytest.fixture
async def table(on_stage: Stage) -> Snapshot:
    """Two people; the first is asked for an attack: whom, with how much of what, and how."""
    found = await on_stage.tables.lobby.open("skirmish", Place(GUILD, CHANNEL), ANN, "en", {}, on_stage.click())
    await on_stage.tables.lobby.join(found.id, BO, on_stage.click())
    for person in PEOPLE:
        await on_stage.tables.people.set(person, introduced="skirmish")
    found = await on_stage.tables.lobby.start(found.id, ANN, on_stage.click())
    for seat, person in enumerate(PEOPLE):
        no = next(q.no for q in found.match.asked(seat) if q.slot == "pledge")
        await on_stage.tables.play.answer(found.id, person, found.row.epoch, no, "rest", on_stage.click())
    return await on_stage.tables.look.at(found.id)


def question_of(table: Snapshot) -> Question:
    """The attack."""
    return next(question for question in table.match.asked(0) if question.slot == "attack")


async def press(on_stage: Stage, table: Snapshot, action: str, arg: str = "", values: Any = None) -> Screen:
    """Press as Ann, and what the panel shows then."""
    id = Id(action, table.id, table.row.epoch, question_of(table).no, arg)
    visit = on_stage.visit(ANN, id, values, panel=True)
    shown: list[Screen] = []
    show = visit.show

    async def noted(building: Any, *, fresh: bool = False) -> None:
        async def kept() -> Screen:
            shown.append(await building)
            return shown[-1]

        await show(kept(), fresh=fresh)

    visit.show = noted  # type: ignore[method-assign]
    await guarded(visit, handlers[action])
    assert complaints(shown[-1]) == []
    return shown[-1]


def menus(screen: Screen) -> list[Dropdown]:
    return [row for row in screen.rows if isinstance(row, Dropdown)]


def buttons(screen: Screen, action: str) -> list[Button]:
    return [
        one for row in screen.rows if not isinstance(row, Dropdown) for one in row if one.id and one.id.action == action
    ]


def lines(menu: Dropdown, said: str) -> list[str]:
    """Values of the lines of a menu that end so."""
    return [one.value for one in menu.choices if one.label.endswith(said)]


async def now(on_stage: Stage, table: Snapshot) -> Snapshot:
    return await on_stage.tables.look.at(table.id)


async def test_fields_that_depend_on_nothing_were_asked_one_after_the_other(on_stage: Stage, table: Snapshot) -> None:
    screen = await press(on_stage, table, "panel")
    target, force, manner = menus(screen)
    assert [len(one.choices) for one in (target, force, manner)] == [1, 4, 2], (
        "three ships of a wing: one, and two more"
    )
    assert [one.chosen for one in manner.choices] == [True, False], "what the field begins with"
    (done,) = buttons(screen, "done")
    assert done.disabled, "nobody is named yet"
    await press(on_stage, table, "s-field", target.id.arg, [digest("1")])
    await press(on_stage, table, "s-field", force.id.arg, lines(force, "+1"))
    screen = await press(
        on_stage, table, "s-field", force.id.arg, [*lines(force, "left +2"), *lines(force, "right +1")]
    )
    assert [one.chosen for one in menus(screen)[1].choices] == [False, True, True, False]
    assert (await now(on_stage, table)).row.last == table.row.last, "nothing is answered yet"
    screen = await press(on_stage, table, "s-field", manner.id.arg, [digest("loud")])
    assert not buttons(screen, "done")[0].disabled
    await press(on_stage, table, "done")
    after = await now(on_stage, table)
    assert after.row.last > table.row.last
    assert after.match.view(None).ships == [3, 3]
    call = after.match.call()
    assert call is not None
    assert after.drafts == {}


async def test_what_the_rules_refuse_keeps_the_form_as_it_is(on_stage: Stage, table: Snapshot) -> None:
    target, force, manner = menus(await press(on_stage, table, "panel"))
    await press(on_stage, table, "s-field", target.id.arg, [digest("1")])
    await press(on_stage, table, "s-field", force.id.arg, lines(force, "+1"))
    await press(on_stage, table, "s-field", manner.id.arg, [digest("still")])
    screen = await press(on_stage, table, "done")
    assert screen.texts[0] == EN("error-illegal")
    assert (await now(on_stage, table)).row.last == table.row.last
    draft = (await on_stage.tables.play.panel(table.id, ANN)).drafts[question_of(table).no]
    assert draft == Draft({}, {"target": "1", "force": {"left": 1, "right": 1}, "manner": "still"})
    screen = await press(on_stage, table, "back")
    assert (await on_stage.tables.play.panel(table.id, ANN)).drafts == {}


async def test_a_proposed_answer_is_one_press(on_stage: Stage, table: Snapshot) -> None:
    """ "Everything that can come", "nothing" (twilight_imperium 30)."""
    screen = await press(on_stage, table, "panel")
    nothing, everything = buttons(screen, "ready")
    assert (nothing.label, everything.label) == ("skirmish-nothing", "skirmish-all")
    assert everything.id is not None
    await press(on_stage, table, "ready", everything.id.arg)
    after = await now(on_stage, table)
    assert after.match.call() is not None
    entry = await on_stage.tables.play.log(table.id, 0)
    assert entry


@pytest.mark.parametrize("arg", ["", "xxxxxxx", "9.0.0", "0.9.0", "..", "0.0.0"])
async def test_what_is_not_there_changes_nothing(on_stage: Stage, table: Snapshot, arg: str) -> None:
    for action, values in (("ready", None), ("s-field", ["nothing"])):
        await press(on_stage, table, action, arg, values)
    after = await now(on_stage, table)
    assert (after.row.last, after.drafts) == (table.row.last, {})


async def test_a_warned_proposal_asks_once_more(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Face, "sure_of_warnings", True, raising=False)
    monkeypatch.setattr(Face, "warning", lambda self, match, seat, question, answer: Text("skirmish-careful"))
    screen = await press(on_stage, table, "panel")
    assert buttons(screen, "ready")[0].id is not None
    arg = buttons(screen, "ready")[0].id.arg  # type: ignore[union-attr]
    screen = await press(on_stage, table, "ready", arg)
    assert "skirmish-careful" in "\n".join(screen.texts)
    assert (await now(on_stage, table)).row.last == table.row.last
    (sure,) = buttons(screen, "ready-sure")
    assert sure.id is not None
    await press(on_stage, table, "ready-sure", sure.id.arg)
    assert (await now(on_stage, table)).row.last > table.row.last


def many(count: int) -> tuple[Option, ...]:
    return tuple([Option(f"o{i}", f"skirmish-option-{i}") for i in range(count)])


def chosen_in(shown: Asked, at: int, menu: int, keys: list[str]) -> Asked:
    """What stands there after a choice in one of a field's menus."""
    wish = wish_of(Id("s-field", 1, arg=f"{at}.{menu}.0"), keys)
    half = in_field(shown, wish, Manner())
    assert isinstance(half, Half)
    return half.shown


async def shown_of(on_stage: Stage, table: Snapshot, question: Question, draft: Draft | None = None) -> Any:
    """A question as a panel shows it, and the screen."""
    panel = Panel(table, 0, question, (), [])
    shown = made(panel, question, draft) if draft else asked(panel)
    visit = on_stage.visit(ANN, Id("panel", table.id))
    assert shown is not None
    screen = question_screen(await visit.reader(table), shown, Whereabouts())
    assert complaints(screen) == []
    return shown, screen


async def test_a_form_of_seven_fields_of_fifty_options_loses_none(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four systems with what stands there: twilight_imperium 30 D_FLEET."""
    fields = [Field(f"f{i}", Text(f"skirmish-field-{i}"), Pick(many(50), 0, 50)) for i in range(7)]
    form = Form("f0", fields[0].shape, beside=tuple(fields[1:]))
    question = Question("q", Text("skirmish-attack"), form, no=question_of(table).no)
    monkeypatch.setattr(type(table.match), "narrow", lambda self, seat, no, filled: fields[0] if not filled else None)
    shown, _ = await shown_of(on_stage, table, question)
    visit = on_stage.visit(ANN, Id("panel", table.id))
    reader = await visit.reader(table)
    found: list[str] = []
    pages = sheet.cut_of_sheet(shown, 0).pages
    for page in range(pages):
        screen = question_screen(reader, shown, Whereabouts(page=page))
        assert complaints(screen) == []
        found += [f"{menu.id.arg.split('.')[0]}:{one.value}" for menu in menus(screen) for one in menu.choices]
    assert len(found) == len(set(found)) == 7 * 50
    after = chosen_in(shown, 2, 1, [digest("o30"), digest("o49")])
    after = chosen_in(after, 2, 0, [digest("o3")])
    assert answers_of(after)["f2"] == ["o3", "o30", "o49"], "each menu changes its own part"
    assert answers_of(chosen_in(after, 2, 1, []))["f2"] == ["o3"]


async def test_two_menus_of_one_field_took_more_than_there_may_be(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields = [Field(f"f{i}", Text(f"skirmish-field-{i}"), Pick(many(50), 0, 2)) for i in range(2)]
    question = Question("q", Text("skirmish-attack"), Form("f0", fields[0].shape, beside=(fields[1],)), no=1)
    monkeypatch.setattr(type(table.match), "narrow", lambda self, seat, no, filled: fields[0])
    shown, _ = await shown_of(on_stage, table, question)
    after = chosen_in(shown, 1, 0, [digest("o1"), digest("o2")])
    with pytest.raises(IllegalAnswer, match="core-wrong-count"):
        chosen_in(after, 1, 1, [digest("o40")])


async def test_amounts_of_fifty_options_were_cut_or_did_not_fit(on_stage: Stage, table: Snapshot) -> None:
    shape = Amounts(many(50), {f"o{i}": 3 for i in range(50)}, 1, 100)
    question = Question("q", Text("skirmish-attack"), shape, no=question_of(table).no)
    draft = Draft(picked={"": {"o0": 3, "o30": 2}})
    panel = Panel(table, 0, question, (), [], drafts={question.no: draft})
    visit = on_stage.visit(ANN, Id("panel", table.id))
    shown, reader = asked(panel), await visit.reader(table)
    assert shown is not None
    screen = question_screen(reader, shown, Whereabouts())
    assert complaints(screen) == []
    assert not buttons(screen, "opt"), "numbers stand in menus"
    every = [line for menu in menus(screen) for line in menu.choices]
    assert len(every) == len({one.value for one in every}) == 100, "of each option one, and two more"
    assert [one.chosen for one in every[:2]] == [True, True]
    assert [one.chosen for one in every[60:62]] == [False, True]


def summed(shown: Asked, menu: int, keys: list[str]) -> Asked:
    """The question after choosing in one menu of numbers."""
    half = put_together(shown, Wish(Kind.SUM, keys=tuple(keys), part=(menu * 25, menu * 25 + 25)), Manner())
    assert isinstance(half, Half)
    return half.shown


async def test_numbers_are_put_together_from_lines_that_add_up(on_stage: Stage, table: Snapshot) -> None:
    """Counting up by presses took nine of them for nine fighters (twilight_imperium seen 2: production in four)."""
    shape = Amounts(many(30), {f"o{i}": 9 for i in range(30)}, 0, 12)
    question = Question("q", Text("skirmish-attack"), shape, no=question_of(table).no)
    shown, _ = await shown_of(on_stage, table, question)
    first = [one for one in parcels(shape) if one.option.id == "o0"]
    assert [one.count for one in first] == [1, 2, 2, 4]
    for count in range(10):
        made_of = parcelled(shape, {"o0": count})
        assert sum(one.count for one in first if one.key in made_of) == count, "any number can be put together"
    nine = summed(shown, 0, [one.key for one in first])
    assert nine.so_far == {"o0": 9}
    later = parcels(shape)[30]
    both = summed(nine, 1, [later.key])
    assert both.so_far == {"o0": 9, later.option.id: later.count}, "each menu changes its own part"
    assert summed(both, 0, []).so_far == {later.option.id: later.count}
    with pytest.raises(IllegalAnswer, match="core-wrong-count"):
        summed(nine, 1, [one.key for one in parcels(shape)[25:50]])
    with pytest.raises(IllegalAnswer, match="core-stale"):
        summed(shown, 1, [first[0].key])


async def test_what_the_rules_have_to_say_is_told_and_proposed_beside_the_question(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made only when somebody looks (twilight_imperium seen 4); what is warned of is asked about once more."""
    half = {"target": "1", "force": {"right": 1}, "manner": "loud"}
    risky = ReadyAnswer("risky", Text("skirmish-force"), half, warn=Text("skirmish-boast"))
    asked_for: list[Any] = []

    def counsel(self: Skirmish, play: Any, seat: int, question: Question, partial: Any) -> Counsel:
        asked_for.append(partial)
        return Counsel((risky,), told=(Text("skirmish-pledge"),))

    monkeypatch.setattr(Skirmish, "counsel", counsel)
    screen = await press(on_stage, table, "panel")
    assert asked_for == [{}]
    assert "skirmish-pledge" in screen.content
    assert [one.label for one in buttons(screen, "ready")] == ["skirmish-nothing", "skirmish-all", "skirmish-force"]
    arg = buttons(screen, "ready")[-1].id
    assert arg is not None
    doubt = await press(on_stage, table, "ready", arg.arg)
    assert half in asked_for, "what it would lead to is told before it is confirmed"
    assert "skirmish-boast" in doubt.content
    assert "skirmish-pledge" in doubt.content
    assert (await now(on_stage, table)).row.last == table.row.last
    await press(on_stage, table, "ready-sure", arg.arg)
    assert (await now(on_stage, table)).row.last > table.row.last


async def test_what_time_does_is_said_by_the_name_of_the_proposal(on_stage: Stage, table: Snapshot) -> None:
    proposal = ReadyAnswer("none", Text("skirmish-nothing"), "o0")
    question = Question(
        "q", Text("skirmish-attack"), Pick(many(3)), default=READY + "none", ready=(proposal,), no=question_of(table).no
    )
    panel = Panel(table, 0, question, (), [], timed=frozenset({question.no}))
    visit = on_stage.visit(ANN, Id("panel", table.id))
    shown, reader = asked(panel), await visit.reader(table)
    assert shown is not None
    text = "\n".join(question_screen(reader, shown, Whereabouts()).texts)
    assert reader("panel-default-line", option="skirmish-nothing") in text


def test_every_press_that_wishes_something_is_listened_to() -> None:
    """A menu of numbers was answered with "this button is old"."""
    assert set(KINDS) <= set(handlers)
