"""Somebody comes back after four days into the middle of an agenda: what happened, what was done in their name, what is
asked now, and what comes of doing nothing (asynchronous C6, C8, R1)."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.core.play import PACE
from bot.core.questions import CALLED
from bot.core.shapes import Option, Question
from bot.core.streams import Stream
from bot.games.twilight_imperium.flow.prevotes import PREVOTE
from bot.games.twilight_imperium.flow.votes import NOTHING
from bot.tables.model import DAY, HOUR
from bot.tables.model import Person as Known
from tests.e2e.house import EN, KO, House, action, button_of, house, room_texts
from tests.e2e.imperium import asked_now_of, begin
from tests.e2e.test_away import leaves
from tests.games.twilight_imperium.senate import CARDS, before, convene
from tests.simulated import Person

pytestmark = [pytest.mark.e2e]


async def debated(at: House, *people: Person, late: str = "bot") -> list[Person]:
    """A table with pace `daily` in the first call about an agenda; seat 1 holds a rider: who sits where."""
    await begin(at, *people)
    now = await at.table()
    hands = {1: ["trade_rider"], 2: ["spy"]}
    board = convene(before("minister_of_war", "mutiny", hands=hands, options={**CARDS, PACE: "daily"}))
    async with at.bot.tables.desk.change(now.id) as change:
        change.row.options = {**change.row.options, "table-pace": "daily", "table-late": late}
        change.row.state = board.match.save().decode()
        await change.attend(change.match())
    return sorted(people, key=lambda one: now.seat_of(one.id) or 0)


def _reply(question: Question, sampled: Any) -> Any:
    """Whoever is there passes calls, asks to be asked, and else does anything."""
    if question.slot.startswith(CALLED):
        return "pass"
    return {"outcome": NOTHING} if question.slot == PREVOTE else sampled


async def goes_on(at: House, away: Person, seconds: float) -> None:
    """Time passes; everybody but one answers as soon as they are asked."""
    end = at.world.now() + seconds
    while (left := end - at.world.now()) > 0:
        table = await at.table()
        asked = [one for one in at.people if one is not away and one.id in asked_now_of(table)]
        if not asked:
            await at.world.pass_time(min(2 * HOUR, left))
            continue
        seat = table.seat_of(asked[0].id)
        assert seat is not None
        question = next(q for q in table.match.asked(seat) if q.blocking and not q.answered)
        choice = _reply(question, table.match.sample(seat, question.no, Stream.of("on", table.row.last)))
        by, click = Known(asked[0].id, asked[0].user.name), at.world.home.world.snowflake()
        await at.bot.tables.play.answer(table.id, by, table.row.epoch, question.no, choice, click)
        await at.world.pass_time(60)


def voice(at: House, person: Person) -> Any:
    """The texts of somebody's language."""
    return KO if person in (at.jisoo, at.minsu) else EN


def deadline(text: str) -> int:
    """The first instant that a text names."""
    found = re.search(r"<t:(\d+):R>", text)
    assert found is not None, text
    return int(found.group(1))


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_C6_R1_what_was_answered_for_who_was_away_is_told_when_they_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with house(tmp_path, monkeypatch, language=language) as at:
        people = (at.jisoo, at.minsu, at.ada) if language == "ko" else (at.ada, at.ben, at.jisoo)
        by_seat = await debated(at, *people)
        away, other = by_seat[1], by_seat[2]
        said, theirs = voice(at, away), voice(at, other)
        old = (await at.my_move(away)).message
        pressed = button_of(old, Option("pass", ""))
        assert pressed is not None
        until = deadline(old.text)
        assert said("panel-until-call-bot", when=until) in old.text
        await at.world.pass_time(until - at.world.now() - 60)
        assert (await at.table()).match.call().name == "AG_WHEN"  # type: ignore[union-attr]
        await goes_on(at, away, 4 * DAY)

        table = await at.table()
        back = (await at.my_move(away)).message
        asked = next(q for q in table.match.asked(1) if q.blocking and not q.answered)
        told = back.text
        line, happened = told.index(said("panel-stead-line")), told.index(said("panel-since-line"))
        assert line < happened, "what was done in one's name stands first"
        # The bot that stood in has played it, as the deadline of such a call says that it may.
        rider = said("twilight_imperium-component-trade_rider")
        assert rider in told[line:happened]
        assert table.match.play.board.players[1].hand == []
        for topic in ("window-AG_WHEN", "twilight_imperium-topic-prevote", "window-AG_AFTER"):
            assert said(topic).lower() in told[line:happened].lower()
        if asked.slot == PREVOTE:
            assert said("twilight_imperium-ask-prevote", agenda=asked.prompt.args["agenda"]) in told
        assert deadline(told) > at.world.now(), "until when, and what comes then, is said again"

        # Nobody else reads who was answered for.
        await at.world.rest()
        shown = (await at.my_move(other)).message.text
        assert theirs("panel-stead-line") not in shown
        for text in room_texts(at.room):
            assert KO("panel-stead-line") not in text
            assert EN("panel-stead-line") not in text

        # A button of four days ago does nothing, and says what is asked now.
        last = (await at.table()).row.last
        stale = await away.replay(old, pressed)
        assert said("panel-stale") in stale.text
        assert (await at.table()).row.last == last
        assert stale.private


async def test_P3_a_vacation_in_the_middle_of_an_agenda_is_told_by_the_page_and_by_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table said until when somebody is away; the own page did not, and an answer was refused out of the blue."""
    async with house(tmp_path, monkeypatch, language="en") as at:
        by_seat = await debated(at, at.ada, at.ben, at.jisoo)
        away, other = by_seat[1], by_seat[2]
        said = voice(at, away)
        until = 1_773_273_600  # midnight after the last day
        line = said("panel-away-line", when=until)
        assert line not in (await at.my_move(away)).message.text
        await leaves(at, away, "2026-03-11")
        await at.world.rest()
        panel = (await at.my_move(away)).message
        assert line in panel.text
        assert deadline(panel.text) > at.world.now(), "what comes of doing nothing stands beside it"
        assert f"{away.user.name} is away until <t:{until}:D>" in at.board.text
        assert f"<t:{until}:D>" in (await other.slash(at.room, "table status")).text
        assert voice(at, other)("panel-away-line", when=until) not in (await at.my_move(other)).message.text
        await goes_on(at, away, 7 * DAY + HOUR)
        assert "can let somebody stand in until then" in at.board.text
        panel = (await at.my_move(away)).message
        assert said("panel-stead-line") in panel.text
        told = panel.text[panel.text.index(said("panel-since-line")) :]
        heads = [one for one in told.splitlines() if one.startswith("In ")]
        assert all(one != after for one, after in pairwise(heads)), told
        page = await away.slash(at.room, "madang settings")
        await away.press(page.message, id=action(page.message, "my-back"))
        await at.world.pass_time(2)
        assert "is away" not in at.board.text
        assert line not in (await at.my_move(away)).message.text


async def test_C6_by_defaults_the_panel_names_the_answer_that_time_gives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        by_seat = await debated(at, at.ada, at.ben, at.jisoo, late="default")
        away = by_seat[1]
        said = voice(at, away)
        shown = (await at.my_move(away)).message.text
        assert said("panel-default-line", option=said("core-pass")) in shown
        assert said("panel-until-call-default", when=deadline(shown)) in shown
        await goes_on(at, away, 2 * DAY)
        back = (await at.my_move(away)).message.text
        assert said("panel-stead-line") in back
        assert (await at.table()).match.play.board.players[1].hand == ["trade_rider"], "no card was played"
