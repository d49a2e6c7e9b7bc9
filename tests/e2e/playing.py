"""Playing by pressing what stands on the screen as an easy bot would, whatever the game of cards."""

from __future__ import annotations

import re
from typing import Any, Final

from bot.core import bots
from bot.core.match import Match
from bot.core.shapes import Form, Option, Pick, Question
from bot.core.streams import Stream
from bot.tables.choosing import one_or_none
from bot.tables.model import Snapshot
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import digest
from tests.e2e.house import House, action, button_of, find, parse
from tests.simulated import Message, Person, Reply

HANGUL: Final = re.compile(r"[가-힣]")
GROUPS: Final = {"metromania": "metromania", "project_mine": "mine", "the_dome": "dome"}
"""Command group by game."""


async def begin(at: House, game: str, host: Person, *others: Person, **options: str) -> None:
    """A table of these people, begun, the pages for newcomers read."""
    await host.slash(at.room, f"{GROUPS[game]} new", **options)
    for person in others:
        await person.press(at.board, id=action(at.board, "join"))
    await host.press(at.board, id=action(at.board, "start"))
    for person in (host, *others):
        await at.my_move(person)


async def answerer(at: House) -> Person | None:
    """Whoever is asked something; None where all that are awaited have answered, and a call waits for its time."""
    table = await at.table()
    return next(
        (
            one
            for one in at.people
            if one.id in table.awaited_users and bots.next_question(table.match, table.seat_of(one.id) or 0) is not None
        ),
        None,
    )


async def seat_of(at: House, person: Person) -> int:
    """Where a person sits."""
    seat = (await at.table()).seat_of(person.id)
    assert seat is not None
    return seat


def bot_stream(table: Snapshot, seat: int, later: int = 0) -> Stream:
    """What a bot's choice at this point hangs on, or so many answers later."""
    return Stream.of(GROUPS[table.row.game], table.row.last + later, seat)


async def wanted(at: House, person: Person) -> tuple[Question, Any]:
    """What a person is asked first, and what an easy bot would answer."""
    table = await at.table()
    seat = table.seat_of(person.id)
    assert seat is not None
    question = bots.next_question(table.match, seat)
    assert question is not None
    return question, bots.choose(table.match, seat, question, "easy", bot_stream(table, seat))


async def answer(at: House, person: Person, panel: Message) -> tuple[Reply, int]:
    """Do in a panel what an easy bot would do, in as few presses as it offers; the reply and the presses."""
    question, choice = await wanted(at, person)
    shape = question.shape
    if isinstance(shape, Form):
        if choice == question.default and (keep := find(panel, "keep")) is not None:
            return await person.press(panel, id=keep), 1
        return await fill(at, person, panel, question, choice)
    assert isinstance(shape, Pick)
    chosen = [
        next(one for one in shape.options if one.id == id) for id in ([choice] if isinstance(choice, str) else choice)
    ]
    menu = next((one["custom_id"] for one in panel.selects if parse(one["custom_id"]).action == "s-pick"), None)
    if choice == [] and (reply := await onward(at, person, panel)) is not None:
        return reply, 1
    in_a_row = next((one["custom_id"] for one in panel.selects if parse(one["custom_id"]).action == "s-run"), None)
    if in_a_row is not None and (run := await runs(at, person)):
        return await person.pick(panel, [digest(id) for id in run], id=in_a_row), 1
    if (reply := await as_planned(at, person, panel, [one.id for one in chosen])) is not None:
        return reply, 1
    if shape.min == shape.max == 1:
        (option,) = chosen
        if (reply := await with_the_next(at, person, panel, option)) is not None:
            return reply, 1
        return await single(person, panel, option)
    if menu is not None and chosen:
        return await person.pick(panel, [digest(one.id) for one in chosen], id=menu), 1
    if len(chosen) == 1 and one_or_none(shape):
        return await single(person, panel, chosen[0])
    presses = 0
    for option in chosen:
        id = button_of(panel, option)
        assert id is not None, f"{option.id} is not among {panel.labels}"
        panel, presses = (await person.press(panel, id=id)).message, presses + 1
    return await person.press(panel, id=action(panel, "done")), presses + 1


async def _asked(at: House, person: Person) -> tuple[Snapshot, Match, int, Question]:
    """The table, a copy of its match to try on, and what a person's seat is asked there."""
    table = await at.table()
    match, seat = table.match.copy(), table.seat_of(person.id)
    assert seat is not None
    question = bots.next_question(match, seat)
    assert question is not None
    return table, match, seat, question


async def onward(at: House, person: Person, panel: Message) -> Reply | None:
    """Do nothing in this step and with the same press what an easy bot would in the next; None if it is not offered."""
    if not any(parse(one["custom_id"]).action in ("on", "s-on") for one in (*panel.buttons, *panel.selects)):
        return None
    table, match, seat, question = await _asked(at, person)
    match.answer(seat, question.no, [])
    following = bots.next_question(match, seat)
    assert following is not None
    assert isinstance(following.shape, Pick)
    choice = bots.choose(match, seat, following, "easy", bot_stream(table, seat, 1))
    return await there(person, panel, next(one for one in following.shape.options if one.id == choice))


async def as_planned(at: House, person: Person, panel: Message, chosen: list[str]) -> Reply | None:
    """Answer and with the same press play on as planned, where an easy bot would then choose just that; else None."""
    menu = next((one["custom_id"] for one in panel.selects if parse(one["custom_id"]).action == "s-then"), None)
    if menu is None or not chosen:
        return None
    table, match, seat, question = await _asked(at, person)
    single = isinstance(question.shape, Pick) and question.shape.min == question.shape.max == 1
    match.answer(seat, question.no, chosen[0] if single else chosen)
    following = bots.next_question(match, seat)
    if following is None:
        return None
    rest = face_of(table.row.game).as_planned(table.match, match, seat, following)
    if rest is None or rest != bots.choose(match, seat, following, "easy", bot_stream(table, seat, 1)):
        return None
    return await person.pick(panel, [digest(id) for id in chosen], id=menu)


async def with_the_next(at: House, person: Person, panel: Message, option: Option) -> Reply | None:
    """Give with one press the easy bot's answer and what it answers to what that leads on to; None if not offered.

    Where something comes to light between the two, who presses would look at it first.
    """
    menus = [menu for menu in panel.selects if parse(menu["custom_id"]).action == "s-pair"]
    if not menus:
        return None
    table = await at.table()
    match, seat = table.match.copy(), table.seat_of(person.id)
    assert seat is not None
    question = bots.next_question(match, seat)
    assert question is not None
    match.answer(seat, question.no, option.id)
    following = bots.next_question(match, seat)
    if match.entry.bars_undo or following is None:
        return None
    choice = bots.choose(match, seat, following, "easy", bot_stream(table, seat, 1))
    if not isinstance(choice, str):
        return None
    value = digest(option.id) + digest(choice)
    for menu in menus:
        if value in [one["value"] for one in menu["options"]]:
            return await person.pick(panel, [value], id=menu["custom_id"])
    return None


async def runs(at: House, person: Person) -> list[str]:
    """Answers that an easy bot would give one after the other and that one menu may give together."""
    table = await at.table()
    match, seat = table.match.copy(), table.seat_of(person.id)
    assert seat is not None
    found: list[str] = []
    order: list[str] = []
    while (question := bots.next_question(match, seat)) is not None:
        options, _ = face_of(table.row.game).in_a_row(match.view(seat), question)
        order = order or [one.id for one in options]
        choice = bots.choose(match, seat, question, "easy", bot_stream(table, seat, len(found)))
        if not isinstance(choice, str) or choice not in order or choice in found:
            break
        match.answer(seat, question.no, choice)
        found.append(choice)
    # They are done from the top down: as many as that does not stop.
    while len(found) > 1:
        run = sorted(found, key=order.index)
        if goes_through(table, seat, run):
            return run
        found.pop()
    return []


def goes_through(table: Snapshot, seat: int, run: list[str]) -> bool:
    """Whether all of these can be answered one after the other."""
    match = table.match.copy()
    for id in run:
        question = bots.next_question(match, seat)
        options = question.shape.options if question is not None and isinstance(question.shape, Pick) else ()
        if question is None or id not in [one.id for one in options]:
            return False
        match.answer(seat, question.no, id)
    return True


async def fill(at: House, person: Person, panel: Message, question: Question, choice: Any) -> tuple[Reply, int]:
    """The panel of standing orders, field after field."""
    presses = 0
    reply: Reply | None = None
    table = await at.table()
    seat = table.seat_of(person.id)
    assert seat is not None
    filled: dict[str, Any] = {}
    for name, value in choice.items():
        field = table.match.narrow(seat, question.no, filled)
        assert field is not None
        assert field.name == name
        option = next(one for one in field.shape.options if one.id == value)
        reply, more = await single(person, panel, option)
        presses, panel, filled = presses + more, reply.message, {**filled, name: value}
    assert reply is not None
    return reply, presses


async def single(person: Person, panel: Message, option: Option) -> tuple[Reply, int]:
    """Choose the one option: by its button, in its menu, or over its area or page; what is asked once more is meant."""
    reply, presses = await found(person, panel, option)
    if (sure := find(reply.message, "sure")) is not None:
        return await person.press(reply.message, id=sure), presses + 1
    return reply, presses


async def found(person: Person, panel: Message, option: Option) -> tuple[Reply, int]:
    """Choose the one option where it stands; whoever looks at the picture knows its area: one press more."""
    if (reply := await there(person, panel, option)) is not None:
        return reply, 1
    pages = [
        one["custom_id"] for one in panel.buttons if (id := parse(one["custom_id"])) and id.action in ("at", "page")
    ]
    for page in pages:
        if all(one["custom_id"] != page for one in panel.buttons):  # inside an area that has it not
            panel = (await person.press(panel, id=action(panel, "at"))).message
        panel = (await person.press(panel, id=page)).message
        if (reply := await there(person, panel, option)) is not None:
            return reply, 2
    raise AssertionError(f"{option.id} is not among {panel.labels}")


async def there(person: Person, panel: Message, option: Option) -> Reply | None:
    """Press an option's button or its line in a menu; None where neither stands on the panel."""
    if (id := button_of(panel, option)) is not None:
        return await person.press(panel, id=id)
    for menu in panel.selects:
        if parse(menu["custom_id"]).action in ("s-one", "s-on") and digest(option.id) in str(menu["options"]):
            return await person.pick(panel, [digest(option.id)], id=menu["custom_id"])
    return None
