"""What a typed card means among the choices of Project MINE."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.games.project_mine.wording import buy_option, play_option
from bot.tables.model import TableError
from cogs.panels.reader import Reader
from cogs.project_mine import typed
from cogs.project_mine.face import BOOK

HAND = [
    play_option("investment", 1, 0, "", ""),
    play_option("investment#2", 1, 1, "", ""),
    play_option("small-ruby", 1, 2, "", ""),
    play_option("small-iron", 1, 3, "", ""),
    play_option("emerald-spoil", "X", 4, "project_mine-blocked-x", ""),
]


@pytest.fixture
def reader() -> Reader:
    BOOK.install()
    table: Any = SimpleNamespace(row=SimpleNamespace(game="project_mine"), seats=(), pack=None, in_lobby=False)
    return Reader("ko", table)


@pytest.mark.parametrize("text", ["small-ruby", "소형 루비 광산", "루비", "ㄹㅂ", "Small Ruby Mine", "ruby mine"])
def test_found_by_id_name_part_or_initials_in_either_language(reader: Reader, text: str) -> None:
    assert typed.find(reader, text, HAND).id == "small-ruby"


def test_copies_are_taken_one_by_one(reader: Reader) -> None:
    assert typed.several(reader, ["투자금", "", "investment"], HAND) == ["investment", "investment#2"]
    with pytest.raises(TableError, match="not-now"):
        typed.several(reader, ["투자금", "투자금", "투자금"], HAND)


def test_what_is_said_when_it_cannot_be(reader: Reader) -> None:
    with pytest.raises(TableError, match="which"):
        typed.find(reader, "소형", HAND)
    with pytest.raises(TableError, match="not-now"):
        typed.find(reader, "없는 카드", HAND)
    with pytest.raises(TableError, match="cannot") as blocked:
        typed.find(reader, "emerald-spoil", HAND)
    assert reader("project_mine-blocked-x") in str(blocked.value.details["why"])
    with pytest.raises(TableError) as dear:
        typed.find(reader, "small-iron", [buy_option("small-iron", 6, "market", 0, 4)])
    assert reader("project_mine-blocked-credit", need=4) == dear.value.details["why"]
