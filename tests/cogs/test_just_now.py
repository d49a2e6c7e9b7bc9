"""What the board and the panels say in one line: sentences told apart, numbers in the right form."""

from __future__ import annotations

import pytest

from bot.text.catalogue import LANGUAGES, Language, Voice
from cogs.panels.board import joined
from cogs.panels.reader import said_once


def test_one_sentence_stays_as_it_is() -> None:
    assert joined(["Mina bought Coinage."]) == "Mina bought Coinage."


def test_sentences_side_by_side_do_not_run_together() -> None:
    """Some end in a full stop, some have none."""
    told = ["지수 님: 루비 +1", "봇 3 님이 투자금 카드를 내려놓았어요.", "끝났나요?"]
    assert joined(told) == "지수 님: 루비 +1 · 봇 3 님이 투자금 카드를 내려놓았어요 · 끝났나요?"


def test_the_same_several_times_in_a_row_is_said_once() -> None:
    told = ["Bot 3 played Investment.", "Bot 3 played Investment.", "Bot 3 drew.", "Bot 3 played Investment."]
    assert said_once(told) == ["Bot 3 played Investment ×2", "Bot 3 drew.", "Bot 3 played Investment."]
    assert said_once([]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_several_standing_orders(language: Language) -> None:
    words = Voice(language)
    one, two, five = (words("panel-other-open", count=count) for count in (1, 2, 5))
    assert "2" in two
    assert "5" in five
    assert "1" not in one
    assert two.replace("2", "5") == five
    assert one != two
