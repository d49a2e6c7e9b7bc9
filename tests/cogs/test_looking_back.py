"""A replay tells nothing of what somebody answers in secret: worlds that differ in that alone look alike (X2, R2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.waits import WhoseTurn
from bot.tables.replay import PastMove, stretches_of
from cogs.panels.looking_back import Wanted, offered, replay_screen
from tests.cogs.stage import stage
from tests.cogs.test_calls import Calls, person_of, waited
from tests.tables.house import MOD

pytestmark = pytest.mark.usefixtures("undrawn")


async def screens(at: Calls, table_id: int) -> list[str]:
    """Every panel of a replay as somebody without a seat is shown it: words, ids, names of pictures."""
    table = await at.at.tables.look.at(table_id)
    _, steps = await at.at.tables.replay.steps(table)
    found: list[str] = []
    for step in steps[-8:]:
        screen = await replay_screen(at.at.visit(MOD), table, Wanted(step.no))
        found.append(repr((screen.texts, screen.rows, [one.sight for one in screen.pictures])))
    return [str(len(steps)), *found]


async def looked(folder: Path, monkeypatch: pytest.MonkeyPatch, order: tuple[int, ...]) -> list[list[str]]:
    """Replays while nobody has answered a call, after each answer, and once it is closed.

    Args:
        order: who passes, by place among the called; one who is named again says the same once more.
    """
    folder.mkdir()
    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.lobby.token_bytes", bytes)
        on_stage = await stage(folder)
        try:
            at = Calls(on_stage)
            table = await at.open(least=2)
            called, found = waited(table)[:2], [await screens(at, table.id)]
            for place in order:
                table = await on_stage.tables.look.at(table.id)
                seat = called[place]
                no = next(one.no for one in table.match.asked(seat) if one.slot.startswith("window:"))
                person, click = person_of(table, seat), on_stage.click()
                await on_stage.tables.play.answer(table.id, person, table.row.epoch, no, "pass", click)
                found.append(await screens(at, table.id))
            while (await screens(at, table.id))[0] == found[0][0]:
                at.now += 4000
                table = await at.go_on(await on_stage.tables.look.at(table.id))
            return [*found, await screens(at, table.id)]
        finally:
            await on_stage.tables.close()


async def test_a_replay_tells_neither_who_has_answered_nor_how_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = [
        await looked(tmp_path / str(number), monkeypatch, order)
        for number, order in enumerate(((0, 1), (1, 0), (0, 0, 1)))
    ]
    before = worlds[0][0]
    for world in worlds:
        assert world[0] == before
        assert all(one == before for one in world[1:-1]), "as long as the call is open nothing is to be seen"
        assert world[-1] == worlds[0][-1], "and once it is closed not who closed it"
    assert worlds[0][-1] != before, "the call is over"


def test_of_many_turns_a_menu_offers_those_around_and_the_rest_evenly() -> None:
    assert offered(25, 3) == list(range(25))
    for count in (26, 60, 300):
        for at in (0, 1, count // 2, count - 1):
            found = offered(count, at)
            assert at in found
            assert len(found) <= 25
            assert found == sorted(set(found))
            assert set(range(max(0, at - 7), min(count, at + 8))) <= set(found)
            assert {found[0], found[-1]} == {0, count - 1}


def test_what_is_done_in_one_turn_is_one_line_however_often_others_come_in_between() -> None:
    turns = [WhoseTurn(None, 0), WhoseTurn(1, 1), WhoseTurn(1, 1), WhoseTurn(None, 1), WhoseTurn(1, 1), WhoseTurn(2, 2)]
    steps = [PastMove(no, no, no % 3, turn, ()) for no, turn in enumerate(turns)]
    found = [(one.first, one.last, one.number, one.whose) for one in stretches_of(steps)]
    assert found == [(0, 0, 0, None), (1, 2, 1, 1), (3, 3, 0, None), (4, 4, 1, 1), (5, 5, 2, 2)]
