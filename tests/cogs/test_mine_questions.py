"""Which picture goes with a question of Project MINE whose answers have no place on the board."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.core.shapes import Option, Pick, Question
from bot.core.shapes import Text as Prompt
from bot.games.project_mine.state import ERA, NOBODY
from bot.tables.model import Snapshot
from bot.text import events
from bot.text.catalogue import LANGUAGES, Language, Voice
from bot.text.limits import BUTTON
from cogs.project_mine.face import MineFace
from renderers.gallery import PLAIN
from renderers.project_mine import samples
from tests.games.project_mine.test_goals import company
from tests.games.project_mine.test_revealing import COUNTS, order

ANSWERS = [("1", "쓰기"), ("2", "쓰지 않기")]


def drawn(key: str, answers: list[tuple[str, str]] = ANSWERS, **args: Any) -> str:
    """Name of the picture, and of the card where it shows one."""
    shape = Pick(tuple(Option(str(n), "x") for n in range(2)))
    view = samples.view(2, 7, "middle", viewer=0)
    question = Question(slot="effect", prompt=Prompt(key, args), shape=shape)
    one = MineFace().draw_question(view, 0, question, answers, PLAIN[:2], "ko")
    return f"{one.kind} {one.arguments.get('card', '')}".strip()


def test_the_card_it_is_about() -> None:
    assert drawn("project_mine-ask-choose", card="gold-vault") == "asked gold-vault"


def test_ones_own_company_goal_which_is_not_named() -> None:
    own = samples.view(2, 7, "middle", viewer=0).players[0].company
    assert own
    assert drawn("project_mine-ask-goal") == f"asked {own}"


def test_the_hand_that_may_be_drawn_anew() -> None:
    assert drawn("project_mine-ask-mulligan") == "hand"


def test_else_the_board() -> None:
    assert drawn("project_mine-ask-enter", number=1, count=2) == "board"
    assert drawn("project_mine-ask-choose", card="no-such-card") == "board"
    many = [(str(n), "x") for n in range(1, 13)]
    assert drawn("project_mine-ask-choose", many, card="gold-vault") == "board"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standing_order_of_ones_goal_says_what_holds_now(language: Language) -> None:
    """One of three ways holds, the other two can be chosen; the button that opens the question says so too."""
    scene, told = company(COUNTS), list[str]()
    for way in ("", "hold", "auto", "ask"):
        if way:
            order(scene, 0, way)
        question = scene.standing(0, "goal")
        assert question is not None
        told.append(events.render_text(question.prompt, language, {}))
        assert len(told[-1]) <= BUTTON
    assert told[0] == told[3]
    assert len(set(told)) == 3


def test_who_stopped_is_not_next_in_a_transition_era() -> None:
    """6: whoever stops has no turn any more; only those who are in it are next to each other."""
    face, table = MineFace(), cast(Snapshot, SimpleNamespace(awaited=(2, 1)))
    view = samples.view(3, 7, "transition")
    deciding = replace(view, current=NOBODY, entrants=())
    assert face.following(table, deciding) == [1, 2]
    assert list(face.following(table, replace(deciding, entrants=(2, 0)))) == [2]
    assert list(face.following(table, replace(view, current=2, entrants=(2, 0)))) == [0]
    assert not face.following(table, replace(view, current=0, entrants=(2, 0)))
    assert face.following(table, replace(view, phase=ERA, current=NOBODY, first=1)) == [1]


@pytest.mark.parametrize(("language", "one", "two"), [("en", "card.", "cards."), ("ko", "1장", "2장")])
def test_one_card_and_several(language: Language, one: str, two: str) -> None:
    told = [Voice(language)("project_mine-event-drew", seat="Mina", count=count) for count in (1, 2)]
    assert one in told[0]
    assert two in told[1]


def test_particles_after_numbers_agree() -> None:
    told = [Voice("ko")("project_mine-event-transition-over", number=number) for number in (1, 2)]
    assert told == ["과도기 1이 끝났어요.", "과도기 2가 끝났어요."]
