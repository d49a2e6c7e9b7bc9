"""Whole games of Twilight Imperium with all its options on, by pressing what stands on the screen, presses counted."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.e2e.house import EN, House, action, find, house
from tests.e2e.imperium import begin
from tests.e2e.playing import HANGUL
from tests.e2e.test_imperium import ALWAYS, play_to_the_end, six, within_budget, without_names
from tests.simulated import Person

pytestmark = [pytest.mark.e2e, pytest.mark.slow]
EVERYTHING: Final = {
    "factions": "pick_open",
    "map": "build",
    "agendas": "on",
    "action_cards": "on",
    "notes": "on",
    "orders_as_calls": "on",
}
CONTENT: Final = ("vote", "call (window)")
"""Rows of what comes with agendas and cards."""


async def set_in_the_lobby(at: House, host: Person, wished: dict[str, str]) -> None:
    """Choose options on the two pages of the lobby."""
    options = (await host.press(at.board, id=action(at.board, "options"))).message
    for page in range(2):
        menus = {one["custom_id"].rpartition(":")[2]: one["custom_id"] for one in options.selects}
        for key in wished.keys() & menus.keys():
            options = (await host.pick(options, [wished[key]], id=menus[key])).message
        if page == 0:
            (further,) = (one["custom_id"] for one in options.buttons if one["custom_id"].endswith(":options:further"))
            options = (await host.press(options, id=further)).message


@pytest.mark.parametrize("seats", [3, 6])
async def test_all_that_the_lobby_offers_is_played_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    """Options are chosen on the pages of the lobby; three play in English, six at a Korean table."""
    async with house(tmp_path, monkeypatch, language="en" if seats == 3 else "ko") as at:
        people = six(at)[:seats]

        async def options() -> None:
            await set_in_the_lobby(at, people[0], {**EVERYTHING, "target": "6"})
            row = (await at.table()).row
            assert {key: row.options[key] for key in EVERYTHING} == EVERYTHING

        await begin(at, *people, before=options)
        given = await play_to_the_end(at)
        within_budget(given, *ALWAYS, *CONTENT)
        assert (await at.table()).row.phase == "finished"
        if seats == 3:
            assert not any(HANGUL.search(without_names(message.text)) for message in at.room.messages)


async def test_to_pass_in_a_call_is_one_press_on_the_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen 2: *call (window)*, 1."""
    async with house(tmp_path, monkeypatch, language="en") as at:
        await begin(at, *six(at)[:3], agendas="on", action_cards="on", notes="on")
        await play_to_the_end(at, until=lambda table: table.match.call() is not None)
        before = await at.table()
        call = before.match.call()
        assert call is not None
        person = next(one for one in at.people if one.id == before.seats[call.seats[0]].user_id)
        assert find(at.board, "pass") is not None
        assert any(one["label"] == EN("button-pass") for one in at.board.buttons)
        await person.press(at.board, id=action(at.board, "pass"))
        after = await at.table()
        assert after.match.call() != call or [one for one in after.match.asked(call.seats[0]) if one.answered]
