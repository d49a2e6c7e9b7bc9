"""Every numbered rule of this content is named by a test (rules 35)."""

from __future__ import annotations

from tests.games.twilight_imperium.rule_numbers import LATER, named, numbers


def test_35_every_rule_of_this_content_has_a_test() -> None:
    assert len(numbers()) > 200, "the document is read"
    assert [number for number, tests in named().items() if not tests and number not in LATER] == []


def test_35_what_waits_for_later_content_is_a_rule() -> None:
    assert [number for number in LATER if number not in numbers()] == []
