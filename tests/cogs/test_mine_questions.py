"""Which picture goes with a question of Project MINE whose answers have no place on the board."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.shapes import Option, Pick, Question, Text
from cogs.project_mine.face import MineFace
from renderers.gallery import PLAIN
from renderers.project_mine import samples

ANSWERS = [("1", "쓰기"), ("2", "쓰지 않기")]


def drawn(monkeypatch: pytest.MonkeyPatch, key: str, answers: list[tuple[str, str]] = ANSWERS, **args: Any) -> str:
    """Name of the picture, and of the card where it shows one."""
    from renderers import project_mine as pictures

    told: list[str] = []
    for name in ("asked", "hand", "board"):
        monkeypatch.setattr(
            pictures, name, lambda *given, name=name, **_: told.append(name + "".join(f" {x}" for x in given[2:3]))
        )
    shape = Pick(tuple(Option(str(n), "x") for n in range(2)))
    view = samples.view(2, 7, "middle", viewer=0)
    question = Question(slot="effect", prompt=Text(key, args), shape=shape)
    MineFace().draw_question(view, 0, question, answers, PLAIN[:2], "ko")
    (one,) = told
    return one


def test_the_card_it_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn(monkeypatch, "project_mine-ask-choose", card="gold-vault") == "asked gold-vault"


def test_ones_own_company_goal_which_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    own = samples.view(2, 7, "middle", viewer=0).players[0].company
    assert own
    assert drawn(monkeypatch, "project_mine-ask-goal") == f"asked {own}"


def test_the_hand_that_may_be_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn(monkeypatch, "project_mine-ask-mulligan") == "hand"


def test_else_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn(monkeypatch, "project_mine-ask-enter", number=1, count=2) == "board"
    assert drawn(monkeypatch, "project_mine-ask-choose", card="no-such-card") == "board"
    many = [(str(n), "x") for n in range(1, 13)]
    assert drawn(monkeypatch, "project_mine-ask-choose", many, card="gold-vault") == "board"
