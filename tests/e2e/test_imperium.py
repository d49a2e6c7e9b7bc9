"""Whole games of Twilight Imperium by pressing what stands on the screen, in both languages, presses counted."""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path
from statistics import median
from typing import Final

import pytest

from cogs.panels.ids import Id
from tests.e2e.house import EN, House, action, find, house
from tests.e2e.imperium import begin, pass_doubts, take_turn
from tests.e2e.playing import HANGUL
from tests.simulated import Person

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

USUAL: Final = {
    "twilight_imperium-pick-card": 2,
    "twilight_imperium-turn": 6,  # where 3, what moves 3; *My move* and what is asked about once more counted
    "twilight_imperium-commit": 3,
    "twilight_imperium-produce": 4,
    "twilight_imperium-research": 2,
    "twilight_imperium-scoring": 3,
    "twilight_imperium-status-tokens": 3,
    "twilight_imperium-gain-tokens": 2,
    "twilight_imperium-combat-orders": 2,
    "hits": 2,
}
"""Presses at most in the usual case (seen 2)."""
MOST: Final = {"twilight_imperium-pick-card": 2, "twilight_imperium-turn": 7, "twilight_imperium-produce": 4}
"""Presses at most in any case: another system by its region takes one more."""


async def play_to_the_end(at: House, most: int = 3000) -> dict[str, list[int]]:
    """Whoever is awaited answers until it is over: presses by what was decided."""
    counts: dict[str, list[int]] = defaultdict(list)
    for _ in range(most):
        table = await at.table()
        if not table.playing:
            return counts
        person = next(one for one in at.people if one.id in table.awaited_users)
        for slot, presses in await take_turn(at, person):
            counts[slot].append(presses)
    raise AssertionError("it does not end")


def within_budget(counts: dict[str, list[int]]) -> None:
    """Presses by what was decided against the budgets of seen 2."""
    over = {
        slot: median(counts[slot]) for slot, most in USUAL.items() if slot in counts and median(counts[slot]) > most
    }
    assert not over, {slot: Counter(counts[slot]) for slot in over}
    assert not {slot: Counter(counts[slot]) for slot, most in MOST.items() if max(counts.get(slot, [0])) > most}


async def test_three_players_to_the_end_in_korean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu, at.ada, target="6")
        assert len(at.board.pictures) == 2, "the galaxy and the table"
        counts = await play_to_the_end(at)
        within_budget(counts)
        assert len(counts["twilight_imperium-turn"]) > 20
        table = await at.table()
        assert table.row.phase == "finished"
        result = at.board
        assert HANGUL.search(result.text)
        shown = await at.minsu.press(result, id=action(result, "result"))
        assert HANGUL.search(shown.text)


async def test_six_players_to_the_end_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people and four bots at one table."""
    async with house(tmp_path, monkeypatch, language="en") as at:
        await begin(at, at.ada, at.ben, bots=4, target="6")
        counts = await play_to_the_end(at)
        within_budget(counts)
        table = await at.table()
        assert table.row.phase == "finished"
        assert len(table.seats) == 6
        assert not any(HANGUL.search(message.text) for message in at.room.messages)


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
        tactical = action(panel, "at")
        refused = await somebody.replay(panel, tactical)
        assert find(refused.message, "opt") is None, "what another is asked is shown to nobody else"
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
