"""Whole games of Twilight Imperium by pressing what stands on the screen, in both languages, presses counted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import pytest

from bot.core import bots
from bot.core.shapes import Form
from bot.tables.model import Snapshot
from cogs.panels.ids import Id
from tests.e2e.house import EN, House, action, house
from tests.e2e.imperium import answer, asked_now_of, begin, pass_doubts, take_turn
from tests.e2e.playing import HANGUL, wanted
from tests.e2e.presses import DEED, Given, beyond, lines, rows
from tests.simulated import Person

pytestmark = [pytest.mark.e2e, pytest.mark.slow]
TURN: Final = "twilight_imperium-turn"
ALWAYS: Final = (
    "strategy pick",
    "tactical action: where",
    "tactical action: what moves",
    "production",
    "whole tactical action without combat",
    "the same with production",
    "invasion",
    "strategy primary",
    "strategy secondary",
    "research",
    "status phase",
)
"""What is decided in every game."""
SOMETIMES: Final = ("combat: orders", "combat: a round by hand")
"""What is decided where somebody fights."""


def six(at: House) -> list[Person]:
    """Six people, three of each language."""
    return [at.ada, at.jisoo, at.ben, at.minsu, at.guest("carol", "en-US", "Carol"), at.guest("yuna", "ko", "유나")]


async def play_to_the_end(
    at: House, most: int = 6000, until: Callable[[Snapshot], bool] = lambda table: False
) -> list[Given]:
    """Whoever is awaited answers until it is over, or has come as far as `until` says."""
    given: list[Given] = []
    for _ in range(most):
        table = await at.table()
        if not table.playing or until(table):
            return given
        person = next(one for one in at.people if one.id in asked_now_of(table))
        given += await take_turn(at, person, until=until)
    raise AssertionError("it does not end")


def within_budget(given: list[Given], *wanted: str) -> None:
    """Presses by what was decided against the budgets of seen 2; `pytest -s` prints them."""
    found = rows(given)
    print(*lines(found), sep="\n")
    assert set(wanted) <= set(found), "never decided, so never counted"
    assert beyond(found) == {}


def without_names(text: str) -> str:
    """What is said apart from people's names."""
    return re.sub("지수|민수|유나", "", text)


async def test_three_people_to_the_end_in_korean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of them reads English at the Korean table."""
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu, at.ada, target="6")
        assert len(at.board.pictures) == 2, "the galaxy and the table"
        given = await play_to_the_end(at)
        within_budget(given, *ALWAYS)
        assert (await at.table()).row.phase == "finished"
        result = at.board
        assert HANGUL.search(result.text)
        for person in (at.minsu, at.ada):
            shown = await person.press(result, id=action(result, "result"))
            assert bool(HANGUL.search(without_names(shown.text))) == (person is at.minsu)


async def test_six_people_to_the_end_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three of them read Korean at the English table."""
    async with house(tmp_path, monkeypatch, language="en") as at:
        await begin(at, *six(at), target="6")
        given = await play_to_the_end(at)
        within_budget(given, *ALWAYS, *SOMETIMES)
        table = await at.table()
        assert table.row.phase == "finished"
        assert {seat.user_id for seat in table.seats} == {person.id for person in at.people}
        assert not any(HANGUL.search(without_names(message.text)) for message in at.room.messages)


async def until_the_turn(at: House) -> Person:
    """Play until somebody is asked what to do in a turn."""
    for _ in range(60):
        table = await at.table()
        person = next(one for one in at.people if one.id in table.awaited_users)
        if (await at.question(person)).slot == "twilight_imperium-turn":
            return person
        await take_turn(at, person, once=True)
    raise AssertionError("nobody had a turn")


async def test_stale_and_forged_answers_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        await begin(at, at.ada, at.ben, at.jisoo)
        person = await until_the_turn(at)
        panel = (await at.my_move(person)).message
        question, before = await at.question(person), await at.table()
        somebody = next(one for one in at.people if one is not person and before.seat_of(one.id) is not None)
        for arg in ("0.0.0000000", "zz.zz.zzzzzzz.zzzzzzz", "-1.0.x", ".0.AAAAAAA"):
            for act in ("opt", "ready", "ready-sure", "at", "done", "sure"):
                id = Id(act, before.id, before.row.epoch, question.no, arg)
                await person.replay(panel, str(id))
        tactical, said = action(panel, "at"), panel.text
        refused = await somebody.replay(panel, tactical)
        assert said not in refused.message.text, "what another is asked is shown to nobody else"
        after = await at.table()
        assert after.row.last == before.row.last
        assert after.match.save() == before.match.save()
        # The real thing still works, and its button is spent by it.
        await take_turn(at, person, once=True)
        taken = await at.table()
        assert taken.row.last > before.row.last
        stale = await person.replay(panel, tactical)
        await pass_doubts(person, stale)
        assert (await at.table()).row.last == taken.row.last


async def test_what_would_come_of_an_action_is_told_before_its_token_is_spent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        await begin(at, at.ada, at.ben, bots=1)
        person = await until_the_turn(at)
        panel = (await at.my_move(person)).message
        before = await at.table()
        panel = (await person.press(panel, id=action(panel, "at"))).message
        assert len(panel.buttons) <= 22 - 4, "a phone never shows 22 buttons"
        target = next(one for one in panel.buttons if one["label"].startswith("1 · "))
        panel = (await person.press(panel, id=target["custom_id"])).message
        assert "Tactic tokens left then: 2" in panel.text
        everything = next(one for one in panel.buttons if one["label"] == EN("twilight_imperium-ready-all"))
        doubt = (await person.press(panel, id=everything["custom_id"])).message
        assert "You would have there" in doubt.text
        assert (await at.table()).row.last == before.row.last
        await person.press(doubt, id=action(doubt, "ready-sure"))
        view = (await at.table()).match.view(None)
        assert any(before.seat_of(person.id) in system.tokens for system in view.systems.values())


async def until(at: House, wished: Callable[[Snapshot, int], Iterable[Any]]) -> tuple[Person, list[Any]]:
    """Play until whoever has the turn finds something of the kind in it."""
    for _ in range(40):
        person = await until_the_turn(at)
        table = await at.table()
        found = list(wished(table, table.seat_of(person.id) or 0))
        if found:
            return person, found
        await take_turn(at, person, once=True)
    raise AssertionError("nobody has any")


def deeds(table: Snapshot, seat: int) -> list[str]:
    """Component actions that a seat can take."""
    question = bots.next_question(table.match, seat)
    assert question is not None
    assert isinstance(question.shape, Form)
    return [one.id for one in question.shape.shape.options if one.id.startswith(DEED) and one.blocked is None]


async def test_a_card_or_ability_within_its_presses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of the whole games take no such action, so one is pressed by itself."""
    found: dict[str, list[int]] = {}
    async with house(tmp_path, monkeypatch, language="en") as at:
        await begin(at, *six(at))  # of six factions one has a component action from the start
        person, able = await until(at, deeds)
        question = await at.question(person)
        table = await at.table()
        seat = table.seat_of(person.id) or 0
        choice: dict[str, Any] = {"action": able[0]}
        while (field := table.match.narrow(seat, question.no, choice)) is not None:
            choice[field.name] = field.shape.options[0].id
        panel = (await at.my_move(person)).message
        done = await answer(at, person, panel, question, choice)
        presses = 1 + done.all
        assert (await at.table()).row.last > table.row.last
        while (question := bots.next_question(table.match, seat)) is not None and question.slot != TURN:
            question, choice = await wanted(at, person)
            done = await answer(at, person, done.reply.message, question, choice)
            presses += done.all
            table = await at.table()
        found["component action"] = [presses]
    print(*lines(found), sep="\n")
    assert beyond(found) == {}
