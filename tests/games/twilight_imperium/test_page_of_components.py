"""The page docs/results/twilight_imperium-components.md says what is so: it is read, and nothing is knocked out."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from tests.games.twilight_imperium.components import PAGE, page, told
from tests.games.twilight_imperium.knocked_out import components
from tests.games.twilight_imperium.rule_numbers import tests as named_tests

RENEW: Final = "python -m tests.games.twilight_imperium.components --only WORD --write"


def rows() -> dict[str, list[str]]:
    """Component -> the tests that the page names."""
    return told(PAGE.read_text(encoding="utf-8"))


def test_the_page_has_a_row_for_every_component_and_tests_for_each_that_stands() -> None:
    assert TWILIGHT_IMPERIUM.key, "its components are declared as it is imported"
    found = rows()
    there = list(components())
    assert {f"{one.family}/{one.id}" for one in there} == found.keys(), RENEW
    bare = {one.id for one in there if one.stands and not found[f"{one.family}/{one.id}"]}
    assert not bare, f"{sorted(bare)}: {RENEW}"


def test_the_page_names_tests_that_exist() -> None:
    there = {f"{room}::{name}" for room, name in named_tests()}
    gone = {
        f"{component}: {test}"
        for component, tests in rows().items()
        for test in tests
        if "::" in test and test.partition("[")[0] not in there  # else it breaks before any test
    }
    assert not gone, f"renamed or removed: {sorted(gone)}: {RENEW}"


def test_what_the_page_says_can_be_read_back() -> None:
    """So that some rows are renewed and the others stay."""
    which = list(components())
    found = {f"{one.family}/{one.id}": [f"test_it::test_{one.id}"] for one in which if one.stands}
    read = told("\n".join(page(which, found)))
    assert {one: names for one, names in read.items() if names} == found
