"""Whole games of THE DOME by pressing what stands on the screen, in both languages, presses counted; typed play."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import pytest

from bot.core import bots
from bot.core.shapes import Form, Option, Pick, Question
from bot.core.streams import Stream
from bot.games.the_dome.cards import built_in
from bot.simulated import Message, Person, Reply
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import digest
from tests.e2e.house import House, action, actions, button_of, find, house, parse

pytestmark = [pytest.mark.e2e, pytest.mark.slow]
HANGUL = re.compile(r"[가-힣]")


async def wanted(at: House, person: Person) -> tuple[Question, Any]:
    """What a person is asked first, and what an easy bot would answer."""
    table = await at.table()
    seat = table.seat_of(person.id)
    assert seat is not None
    question = bots.next_question(table.match, seat)
    assert question is not None
    return question, bots.choose(table.match, seat, question, "easy", Stream.of("dome", table.row.last, seat))


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
    in_a_row = next((one["custom_id"] for one in panel.selects if parse(one["custom_id"]).action == "s-run"), None)
    if in_a_row is not None and (run := await runs(at, person)):
        return await person.pick(panel, [digest(id) for id in run], id=in_a_row), 1
    if shape.min == shape.max == 1:
        (option,) = chosen
        return await single(person, panel, option)
    if menu is not None and len(chosen) > 1:
        return await person.pick(panel, [digest(one.id) for one in chosen], id=menu), 1
    presses = 0
    for option in chosen:
        id = button_of(panel, option)
        assert id is not None, f"{option.id} is not among {panel.labels}"
        panel, presses = (await person.press(panel, id=id)).message, presses + 1
    return await person.press(panel, id=action(panel, "done")), presses + 1


async def runs(at: House, person: Person) -> list[str]:
    """Answers that an easy bot would give one after the other and that one menu may give together."""
    table = await at.table()
    match, seat = table.match.copy(), table.seat_of(person.id)
    assert seat is not None
    stream = Stream.of("dome", table.row.last, seat)
    found: list[str] = []
    offered: set[str] | None = None
    while (question := bots.next_question(match, seat)) is not None:
        options, _ = face_of("the_dome").in_a_row(question)
        offered = {one.id for one in options} if offered is None else offered
        choice = bots.choose(match, seat, question, "easy", stream)
        if (
            not isinstance(choice, str)
            or choice not in offered
            or choice in found
            or (question.slot == "turn" and not choice.startswith("use:"))
        ):
            break
        match.answer(seat, question.no, choice)
        found.append(choice)
    return found if len(found) > 1 else []


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
    """Press the one button, over its group or page if need be."""
    pages = [
        "",
        *(b["custom_id"] for b in panel.buttons if (id := parse(b["custom_id"])) and id.action in ("at", "page")),
    ]
    presses = 0
    for page in pages:
        if page:
            panel, presses = (await person.press(panel, id=page)).message, 1
        if (id := button_of(panel, option)) is not None:
            reply = await person.press(panel, id=id)
            if (sure := find(reply.message, "sure")) is not None:
                return await person.press(reply.message, id=sure), presses + 2
            return reply, presses + 1
    raise AssertionError(f"{option.id} is not among {panel.labels}")


class Visit(NamedTuple):
    """What one person pressed until somebody else was awaited, My move included.

    Args:
        turn: of the game; 0 before the first.
        own: whether it was this person's turn.
        passed: whether it was a pass on the board.
    """

    turn: int
    own: bool
    presses: int
    passed: bool = False


async def take_turn(at: House, person: Person) -> Visit:
    """Answer until somebody else is awaited."""
    state = (await at.table()).match.play.board
    turn, own = state.turn, state.turn > 0 and state.current == (await at.table()).seat_of(person.id)
    if await passes_on_the_board(at, person):
        return Visit(turn, own, 1, passed=True)
    reply = await at.my_move(person)
    assert reply.private
    presses = 1
    for _ in range(80):
        reply, more = await answer(at, person, reply.message)
        presses += more
        table = await at.table()
        if not table.playing or person.id not in table.awaited_users:
            break
        question = bots.next_question(table.match, table.seat_of(person.id) or 0)
        if question is None:  # answered and changeable: the call stays open for others or for its time
            break
        if own and table.match.play.board.turn != turn:  # M8: a down ally's turn may follow at once
            break
    return Visit(turn, own, presses)


async def passes_on_the_board(at: House, person: Person) -> bool:
    """Pass in one press where the board offers it and the bot would."""
    id = find(at.board, "pass")
    if id is None or (await wanted(at, person))[1] != "pass":
        return False
    await person.press(at.board, id=id)
    return True


async def play_to_the_end(at: House, most: int = 1500) -> list[Visit]:
    """Whoever is awaited takes turns until it is over."""
    turns: list[Visit] = []
    for _ in range(most):
        table = await at.table()
        if not table.playing:
            return turns
        person = next(
            (
                one
                for one in at.people
                if one.id in table.awaited_users
                and bots.next_question(table.match, table.seat_of(one.id) or 0) is not None
            ),
            None,
        )
        if person is None:  # everybody has answered: the call waits for its time
            await at.world.pass_time(60)
            continue
        turns.append(await take_turn(at, person))
    raise AssertionError("it does not end")


async def begin(at: House, host: Person, *others: Person, **options: str) -> None:
    """A table of these people, begun, the pages for newcomers read."""
    await host.slash(at.room, "dome new", **options)
    for person in others:
        await person.press(at.board, id=action(at.board, "join"))
    await host.press(at.board, id=action(at.board, "start"))
    for person in (host, *others):
        await at.my_move(person)


def whole_turns(turns: list[Visit]) -> list[int]:
    """Presses of whole turns: all that the turn player pressed from its beginning to its end."""
    counts: dict[int, int] = {}
    for one in turns:
        if one.own:
            counts[one.turn] = counts.get(one.turn, 0) + one.presses
    return list(counts.values())


CASES = [
    ("ko", "orders", 2),
    ("en", "orders", 2),
    ("ko", "ask", 2),
    ("en", "ask", 2),
    ("ko", "orders", 3),
    ("en", "orders", 4),
    ("en", "ask", 3),
    ("ko", "ask", 4),
]


@pytest.mark.parametrize(("language", "traps", "seats"), CASES)
async def test_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, traps: str, seats: int
) -> None:
    async with house(tmp_path, monkeypatch, language=language) as at:
        people = [at.jisoo, at.minsu, at.ada, at.ben] if language == "ko" else [at.ada, at.ben, at.jisoo, at.minsu]
        await begin(at, *people[:seats], traps=traps)
        turns = await play_to_the_end(at)
        counts = whole_turns(turns)
        assert len(counts) > 8
        print(f"presses {language} {traps} {seats}: median {median(counts)}, {sorted(Counter(counts).items())}")
        assert median(counts) <= 8, Counter(counts)
        passes = [one.presses for one in turns if one.passed]
        assert set(passes) <= {1}
        if traps == "ask" and seats == 2:
            assert passes
        table = await at.table()
        assert table.row.phase == "finished"
        assert table.match.result is not None
        assert "rematch" in actions(at.board)
        if language == "en":
            names = {"지수", "민수"}
            for message in at.room.messages:
                assert not HANGUL.search(re.sub("|".join(names), "", message.text)), message.text
        else:
            assert HANGUL.search(at.board.text)
        assert not any(card in message.text for card in built_in().cards if "-" in card for message in at.room.messages)
        shown = await people[0].press(at.board, id=action(at.board, "result"))
        assert shown.private
