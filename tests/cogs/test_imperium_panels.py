"""Twilight Imperium's panels as a newcomer meets them on a phone: whole games of bots, every panel on the way looked
at in both languages (`python -m tests.cogs.met` prints them)."""

from __future__ import annotations

import asyncio
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.core.shapes import Amounts
from bot.games import registry
from bot.games.twilight_imperium.light import LIGHT
from bot.tables import choosing
from bot.tables.asked import Doubt
from bot.tables.model import Snapshot
from bot.text.catalogue import Voice
from cogs.panels.move.panel import doubt_screen
from cogs.panels.reader import Reader
from cogs.panels.screen import Dropdown, Screen
from cogs.panels.whereabouts import Whereabouts
from tests.cogs.met import Met, met, table_for

LONGEST = 80
"""Signs of a button that a phone shows; Discord takes no more of them either."""
NUMBERED = re.compile(r"^\d+ · ")


@pytest.fixture(scope="module")
def panels(tmp_path_factory: pytest.TempPathFactory) -> list[Met]:
    """The panels of a game of easy bots, and of the beginning of one of bots that do anything."""
    registry.install()
    table: Snapshot = asyncio.run(table_for("twilight_imperium", Path(tmp_path_factory.mktemp("met")), **LIGHT))
    found = list(met(table, (1,), every=True))
    return found + list(met(table, (3,), level="random", answers=250, every=True))


def buttons(screen: Screen) -> list[str]:
    """Labels of buttons, without their numbers."""
    return [NUMBERED.sub("", one.label) for row in screen.rows if not isinstance(row, Dropdown) for one in row]


def lines(screen: Screen) -> Iterator[list[str]]:
    """Lines of each menu."""
    for row in screen.rows:
        if isinstance(row, Dropdown):
            yield [one.label for one in row.choices]


def test_another_system_was_five_presses_away(panels: list[Met]) -> None:
    """*My move*, *Tactical*, *Somewhere else*, its region, its number: the regions stand beside the best now."""
    found = [
        row
        for one in panels
        for row in one.screens["en"].rows
        if one.spot.section and one.spot.group is None and isinstance(row, Dropdown) and row.id.action == "s-at"
    ]
    assert found
    for menu in found:
        assert all(Whereabouts.read(line.value).group == at for at, line in enumerate(menu.choices))
    areas = [one for one in panels if one.spot.section and one.spot.group is not None]
    assert areas
    for one in areas:
        assert any(
            NUMBERED.match(b.label) for row in one.screens["en"].rows if not isinstance(row, Dropdown) for b in row
        )


def test_ideas_for_the_first_round_stood_above_every_system(panels: list[Met]) -> None:
    """On a phone they pushed the numbers out of sight, on each screen of a turn."""
    told = Voice("en")("twilight_imperium-ask-turn-hint")
    assert any(told in one.screens["en"].texts[1] for one in panels if not one.spot.section)
    assert not [one for one in panels if one.spot.section and told in str(one.screens["en"].texts)]


def test_an_answer_stood_twice_on_a_panel(panels: list[Met]) -> None:
    """*Do not* as a ready answer, and as the second of two numbered ones; two landings with the same name."""
    twice: dict[str, set[str]] = defaultdict(set)
    for one in panels:
        for screen in one.screens.values():
            twice[one.kind] |= {label for label, count in Counter(buttons(screen)).items() if count > 1}
    assert not {kind: labels for kind, labels in twice.items() if labels}


def test_a_line_stood_twice_in_a_menu(panels: list[Met]) -> None:
    twice: dict[str, set[str]] = defaultdict(set)
    for one in panels:
        for screen in one.screens.values():
            for menu in lines(screen):
                twice[one.kind] |= {label for label, count in Counter(menu).items() if count > 1}
    assert not {kind: labels for kind, labels in twice.items() if labels}


def test_a_button_was_longer_than_a_phone_shows(panels: list[Met]) -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for one in panels:
        for screen in one.screens.values():
            labels = [*buttons(screen), *(label for menu in lines(screen) for label in menu)]
            found[one.kind] |= {label for label in labels if len(label) > LONGEST}
    assert not {kind: labels for kind, labels in found.items() if labels}


def test_a_question_had_one_answer(panels: list[Met]) -> None:
    """Payments with one planet, one technology to follow, one token on the board."""
    asked = Counter(one.kind for one in panels if not one.spot.section and choosing.only(one.shown.shape) is not None)
    hidden = {"twilight_imperium-ask-score-nothing//public"}  # not being asked would tell of a hidden hand
    waiting = {"twilight_imperium-ask-linger/"}  # who has chosen to wait for trade says when it is over
    assert not asked.keys() - hidden - waiting


def test_nobody_lands_was_said_by_two_buttons(panels: list[Met]) -> None:
    """*Nobody lands* as a proposal, and *like this* for what stands there at first, which is the same."""
    landing = next(one for one in panels if one.shown.question.prompt.key == "twilight_imperium-ask-commit")
    ready = [one.answer for one in landing.shown.offered]
    assert {} in ready
    assert not landing.shown.begun
    actions = [b.id.action for row in landing.screens["en"].rows if not isinstance(row, Dropdown) for b in row if b.id]
    assert "done" not in actions


def menus_of(one: Met, action: str) -> list[Dropdown]:
    """Menus of a panel that do this."""
    return [row for row in one.screens["en"].rows if isinstance(row, Dropdown) and row.id.action == action]


def test_tokens_were_shared_out_by_lines_that_add_up(panels: list[Met]) -> None:
    """*Fleet pool (now 3) +1*, *+2*, *+4*: which of them had to be ticked was left to arithmetic."""
    asked = [one for one in panels if one.shown.question.prompt.key.startswith("twilight_imperium-ask-redistribute")]
    assert asked
    for one in asked:
        assert not menus_of(one, "s-sum")
        shape = one.shown.shape
        assert isinstance(shape, Amounts)
        ways = [line for menu in menus_of(one, "s-share") for line in menu.choices]
        assert len(ways) == len(choosing.shares(shape))
        assert bool(ways) != bool(menus_of(one, "s-dial")), "of very many tokens each pool has a menu of its own"
        for line in ways:
            assert not line.chosen, "a line that is chosen already answers nothing when it is pressed"
            assert sum(map(int, line.value.split("-"))) == shape.max
            assert Voice("en")("twilight_imperium-pool-tactic") in line.label
            assert not NUMBERED.match(line.label)
    assert any(menus_of(one, "s-share") for one in asked)


def test_half_an_answer_had_the_ways_to_everything_else_below_it(panels: list[Met]) -> None:
    """Which ships come was asked above *Trade*, *Secondaries beforehand* and *Withdraw the offer*."""
    halves = [one for one in panels if one.shown.question.blocking and (one.spot.section or one.shown.draft.filled)]
    assert halves
    for one in halves:
        ids = [b.id for row in one.screens["en"].rows if not isinstance(row, Dropdown) for b in row if b.id]
        assert {id.no for id in ids if id.action == "panel"} <= {0}


def test_what_would_come_of_a_move_was_confirmed_without_seeing_it(panels: list[Met]) -> None:
    turns = [one for one in panels if any(ready.name == "all" for ready in one.shown.offered)]
    assert turns
    one = turns[0]
    plan = next(ready for ready in one.shown.offered if ready.name == "all")
    shown = one.shown
    reader = Reader("en", shown.panel.table, shown.panel.seat)
    doubt = Doubt(shown, None, None, "act", plan.label, (), plan.answer)
    (picture,) = doubt_screen(reader, doubt, one.spot, "").pictures
    assert picture.drawing is not None
    assert picture.drawing.kind == "moving"
