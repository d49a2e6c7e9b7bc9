"""The page of *Find me a table*: what it says and offers, in both languages (tournaments R6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.errors import CoreError
from bot.tables.model import Person
from bot.text.catalogue import Voice
from cogs.errors import explain
from cogs.panels.dispatch import handlers
from cogs.panels.ids import Id
from cogs.panels.screen import Dropdown
from cogs.panels.seek import _counts, seek_screen
from tests.cogs.stage import GUILD, Stage, stage
from tests.e2e.house import EN, KO

ADA, JISOO = Person(1, "Ada", "en-US"), Person(2, "지수", "ko")


async def press(at: Stage, person: Person, action: str, *values: str) -> str:
    """What a press says."""
    visit = at.visit(person, Id(action), list(values), panel=True)
    await handlers[action](visit)
    return str(visit.said[-1])


@pytest.mark.parametrize(("person", "say"), [(ADA, EN), (JISOO, KO)])
async def test_it_proposes_says_what_it_waits_for_and_stops(tmp_path: Path, person: Person, say: Voice) -> None:
    at = await stage(tmp_path)
    assert say("seek-about") in await press(at, person, "seek")
    await press(at, person, "s-seek-games", "metromania", "twilight_imperium")
    await press(at, person, "s-seek-sizes", "3", "2")
    text = await press(at, person, "seek-begin")
    for kind, others in (("duel", "1"), ("table", "2")):
        line = say(
            "seek-awaits",
            game=say("game-metromania"),
            kind=say(f"rank-kind-{kind}"),
            others=others,
            width=150,
            figure="1500",
        )
        assert line in text
    assert say("seek-about") in await press(at, person, "seek-stop")
    await at.tables.close()


async def test_what_was_chosen_stands_in_the_menus(tmp_path: Path) -> None:
    at = await stage(tmp_path)
    await press(at, ADA, "s-seek-games", "the_dome", "project_mine")
    await press(at, ADA, "s-seek-pace", "slow")
    await press(at, ADA, "s-seek-rated", "unrated")
    screen = await seek_screen(at.visit(ADA, Id("seek"), panel=True))
    menus = [row for row in screen.rows if isinstance(row, Dropdown)]
    chosen = [[one.value for one in menu.choices if one.chosen] for menu in menus]
    assert chosen == [["project_mine", "the_dome"], ["2", "3", "4"], ["slow"], ["unrated"]]
    await at.tables.close()


@pytest.mark.parametrize(
    ("action", "values"),
    [
        ("s-seek-games", ["chess"]),
        ("s-seek-games", []),
        ("s-seek-sizes", ["two"]),
        ("s-seek-sizes", ["99"]),
        ("s-seek-pace", ["own:1/1"]),
        ("s-seek-rated", [""]),
    ],
)
async def test_forged_choices_are_refused_in_words_and_change_nothing(
    tmp_path: Path, action: str, values: list[str]
) -> None:
    at = await stage(tmp_path)
    with pytest.raises(CoreError) as refused:
        await press(at, ADA, action, *values)
    assert explain(await at.visit(ADA).reader(), refused.value)
    seeking = at.visit(ADA).services.seeking
    assert (await seeking.searching.outlook(ADA, GUILD)).wish.games == ("metromania",)
    await at.tables.close()


def test_numbers_are_said_as_one_reads_them() -> None:
    assert [_counts(one) for one in ((1,), (1, 2, 3), (1, 3))] == ["1", "1-3", "1, 3"]
