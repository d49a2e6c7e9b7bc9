"""Playing Twilight Imperium by pressing what stands on the screen as an easy bot would."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from bot.core import bots
from bot.core.match import Match
from bot.core.shapes import Amounts, Field, Form, Option, Pick, Question, Ranking
from bot.games.twilight_imperium.light import LIGHT
from bot.tables import choosing
from bot.tables.fields import asked_now
from bot.tables.model import Person as Known
from bot.tables.model import Snapshot
from cogs.panels.ids import digest
from tests.e2e import playing
from tests.e2e.house import EN, KO, House, action, button_of, find, parse
from tests.e2e.playing import wanted
from tests.e2e.presses import ASK, Given
from tests.simulated import Message, Person, Reply

playing.GROUPS["twilight_imperium"] = "ti"
BACK = (KO("button-back"), EN("button-back"))


async def begin(
    at: House,
    host: Person,
    *others: Person,
    bots: int = 0,
    before: Callable[[], Awaitable[None]] | None = None,
    **options: str,
) -> None:
    """A light game of these people and so many easy bots without a clock, the pages for newcomers read.

    Args:
        bots: how many.
        before: what is done in the lobby while it is empty.
        options: of the command; what they leave out of agendas, action cards and notes is off.
    """
    await host.slash(at.room, "ti new", **{**LIGHT, **options})
    if before is not None:
        await before()
    table, by, click = await at.table(), Known(host.id, host.user.name), at.world.home.world.snowflake()
    await at.bot.tables.lobby.set_option(table.id, by, "table-pace", "none", click)
    for person in others:
        await person.press(at.board, id=action(at.board, "join"))
    for _ in range(bots):
        levels = await host.press(at.board, id=action(at.board, "add-bot"))
        easy = next(one["custom_id"] for one in levels.message.buttons if one["custom_id"].endswith(":bot:easy"))
        await host.press(levels.message, id=easy)
    await host.press(at.board, id=action(at.board, "start"))
    for person in (host, *others):
        await at.my_move(person)


async def take_turn(
    at: House, person: Person, *, once: bool = False, until: Callable[[Snapshot], bool] = lambda table: False
) -> list[Given]:
    """Answer as long as one is asked, or once, or until something is so: what was answered, and the presses it took, of
    which the first opens the panel.
    """
    reply = await at.my_move(person)
    assert reply.private
    found: list[Given] = []
    opened = True
    table = await at.table()
    for _ in range(200):
        seat, view = table.seat_of(person.id), table.match.view(None)
        assert seat is not None
        question, choice = await wanted(at, person)
        presses = await answer(at, person, reply.message, question, choice)
        reply, ask = presses.reply, question.prompt.key.removeprefix(ASK)
        count, where = presses.all + opened, presses.first + opened
        found.append(Given(seat, view.round, ask, choice, count, opened, where))
        opened = False
        table = await at.table()
        if once or until(table) or not table.playing or person.id not in asked_now_of(table):
            return found
    raise AssertionError("the turn does not end")


def asked_now_of(table: Snapshot) -> list[int]:
    """People who have something to answer; whoever has passed in a call that is still open is waited for all the same,
    as far as anybody can see (rules 32)."""
    return [
        user
        for seat in table.awaited
        if (user := table.seats[seat].user_id) is not None and bots.next_question(table.match, seat) is not None
    ]


class Presses(NamedTuple):
    """What came of an answer, the presses it took, and those of them for the first field of a form."""

    reply: Reply
    all: int
    first: int


async def answer(at: House, person: Person, panel: Message, question: Question, choice: Any) -> Presses:
    """Give an answer in as few presses as the panel offers."""
    table = await at.table()
    seat = table.seat_of(person.id)
    assert seat is not None
    reply, presses, first = await _given(person, panel, table.match, seat, question, choice)
    reply, more = await pass_doubts(person, reply)
    return Presses(reply, presses + more, first)


async def pass_doubts(person: Person, reply: Reply) -> tuple[Reply, int]:
    """What is asked about once more is meant."""
    for again in ("sure", "ready-sure"):
        if (sure := find(reply.message, again)) is not None:
            return await person.press(reply.message, id=sure), 1
    return reply, 0


async def _given(person: Person, panel: Message, match: Match, seat: int, question: Question, choice: Any) -> Presses:
    partial: dict[str, Any] = {}
    if (ready := _ready(panel, match, seat, question, partial, choice)) is not None:
        return Presses(await person.press(panel, id=ready), 1, 1)
    if not isinstance(question.shape, Form):
        reply, presses = await fill(person, panel, Field("", question.prompt, question.shape, _start(question)), choice)
        return Presses(reply, presses, presses)
    if choice == question.default and (keep := find(panel, "keep")) is not None:
        return Presses(await person.press(panel, id=keep), 1, 1)
    presses = first = 0
    reply: Reply | None = None
    while (fields := asked_now(match, seat, question, partial)[1]) and fields[0].name not in partial:
        field = fields[0]
        if (ready := _ready(panel, match, seat, question, partial, choice)) is not None:
            return Presses(await person.press(panel, id=ready), presses + 1, first)
        reply, more = await fill(person, panel, field, choice[field.name])
        panel, presses, partial = reply.message, presses + more, {**partial, field.name: choice[field.name]}
        first = first or presses
    assert reply is not None
    return Presses(reply, presses, first)


def _start(question: Question) -> Any:
    return question.default if isinstance(question.shape, Amounts) and isinstance(question.default, dict) else None


def _ready(
    panel: Message, match: Match, seat: int, question: Question, partial: dict[str, Any], choice: Any
) -> str | None:
    said = {**partial, **(asked_now(match, seat, question, partial)[0] if isinstance(question.shape, Form) else {})}
    proposals = [*(question.ready if not partial else ()), *match.counsel(seat, question.no, said).ready]
    for one in proposals:
        if one.answer == choice:
            found = [b["custom_id"] for b in panel.buttons if (id := parse(b["custom_id"])) and id.action == "ready"]
            wished = [id for id in found if id.endswith(f":{digest(one.name)}")]
            if wished:
                return wished[0]
    return None


async def fill(person: Person, panel: Message, field: Field, value: Any) -> tuple[Reply, int]:
    """One field, by menu or button."""
    shape = field.shape
    if isinstance(shape, Amounts):
        return await _amounts(person, panel, shape, field.start, value)
    if isinstance(shape, Pick) and choosing.single(shape):
        return await pick(person, panel, next(one for one in shape.options if one.id == value))
    presses = 0
    if isinstance(shape, Pick):
        for menu in panel.selects:
            if parse(menu["custom_id"]).action == "s-pick" and value:
                return await person.pick(panel, [digest(one) for one in value], id=menu["custom_id"]), 1
        if len(value) == 1 and choosing.one_or_none(shape) and (id := _button(panel, value[0])):
            return await person.press(panel, id=id), 1
    assert isinstance(shape, Pick | Ranking)
    for one in value[:-1] if isinstance(shape, Ranking) else value:  # the last place of an order is left to one alone
        toggles = [m["custom_id"] for m in panel.selects if parse(m["custom_id"]).action == "s-toggle"]
        if (id := _button(panel, one)) is not None:
            panel, presses = (await person.press(panel, id=id)).message, presses + 1
        else:
            reply = await person.pick(panel, [digest(each) for each in value], id=toggles[0])
            panel, presses = reply.message, presses + 1
            break
    return await person.press(panel, id=action(panel, "done")), presses + 1


def _button(panel: Message, id: str) -> str | None:
    return button_of(panel, Option(id, ""))


async def _amounts(person: Person, panel: Message, shape: Amounts, start: Any, value: Any) -> tuple[Reply, int]:
    presses = 0
    before = _shown(panel)
    if choosing.by_one(shape) and (id := _button(panel, next(iter(value)))) is not None:
        return await person.press(panel, id=id), 1
    if choosing.shares(shape):
        key = choosing.share_key(shape, value)
        menu = next(m for m in panel.selects if any(one["value"] == key for one in m.get("options", ())))
        return await person.pick(panel, [key], id=menu["custom_id"]), 1
    if choosing.dialled(shape):
        return await _dials(person, panel, shape, dict(start or {}), value)
    if (start or {}) != value:
        keys = choosing.parcelled(shape, value)
        menus = [m for m in panel.selects if parse(m["custom_id"]).action == "s-sum"]
        reply: Reply | None = None
        for menu in menus:
            mine = [one["value"] for one in menu["options"] if one["value"] in keys]
            reply = await person.pick(panel, mine, id=menu["custom_id"])
            panel, presses = reply.message, presses + 1
        assert reply is not None, f"no numbers to put together: {panel.labels} {panel.text}"
        if find(panel, "done") is None or _shown(panel) != before:
            return reply, presses
    return await person.press(panel, id=action(panel, "done")), presses + 1


async def _dials(person: Person, panel: Message, shape: Amounts, now: dict[str, int], value: Any) -> tuple[Reply, int]:
    """Set what differs, the least first: what is set takes from what is not."""
    presses = 0
    for option in sorted(shape.options, key=lambda one: value.get(one.id, 0)):
        if now.get(option.id, 0) != value.get(option.id, 0):
            menu = next(m["custom_id"] for m in panel.selects if parse(m["custom_id"]).arg == digest(option.id))
            panel = (await person.pick(panel, [str(value.get(option.id, 0))], id=menu)).message
            now = choosing.dial(shape, now, option, value.get(option.id, 0))
            presses += 1
    return await person.press(panel, id=action(panel, "done")), presses + 1


def _shown(panel: Message) -> str:
    """What tells one field of a form from another: the menus' lines."""
    return str([[one["value"] for one in menu["options"]] for menu in panel.selects if "options" in menu])


async def pick(person: Person, panel: Message, option: Option) -> tuple[Reply, int]:
    """One option, where it stands: at once, in its section, among the best, or over its area."""
    reply, presses = await _there(person, panel, option, 0)
    if reply is not None:
        return reply, presses
    raise AssertionError(f"{option.id} is not among {panel.labels}: {panel.text}")


async def _there(person: Person, panel: Message, option: Option, depth: int) -> tuple[Reply | None, int]:
    if (reply := await playing.there(person, panel, option)) is not None:
        return reply, 1
    if depth > 3:
        return None, 0
    ways = [
        one["custom_id"]
        for one in panel.buttons
        if (id := parse(one["custom_id"])) and id.action in ("at", "page") and one["label"] not in BACK
    ]
    for way in ways:
        for _ in range(3):
            if any(one["custom_id"] == way for one in panel.buttons):
                break
            panel = (await person.press(panel, id=find_back(panel))).message
        panel = (await person.press(panel, id=way)).message
        reply, more = await _there(person, panel, option, depth + 1)
        if reply is not None:
            return reply, more + 1
    areas = next((menu for menu in panel.selects if parse(menu["custom_id"]).action == "s-at"), None)
    for area in areas["options"] if areas is not None else ():
        inside = (await person.pick(panel, [area["value"]], id=areas["custom_id"])).message
        if (reply := await playing.there(person, inside, option)) is not None:
            return reply, 2
        panel = (await person.press(inside, id=find_back(inside))).message
    return None, 0


def find_back(panel: Message) -> str:
    """The way back to where one came from."""
    return next(one["custom_id"] for one in panel.buttons if one["label"] in BACK)
