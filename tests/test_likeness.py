"""What is written in two games, renderers or cogs is written once, in a room that both know."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.likeness import HOUSE, LEAST, REASONS, Pair, house, pairs, statements

MOST = 5
"""Pairs with a reason."""


@pytest.fixture(scope="module")
def found() -> list[Pair]:
    return pairs(house())


def test_what_stands_twice_has_its_reason(found: list[Pair]) -> None:
    without = [str(pair) for pair in found if (pair.one, pair.other) not in REASONS]
    assert not without, "\n".join(without)


def test_few_stretches_stand_twice(found: list[Pair]) -> None:
    with_reason = [str(pair) for pair in found if (pair.one, pair.other) in REASONS]
    assert len(with_reason) <= MOST, "\n".join(with_reason)


def test_reasons_are_for_pairs_that_are_there(found: list[Pair]) -> None:
    assert set(REASONS) <= {(pair.one, pair.other) for pair in found}


LEFT = '''"""A game."""
import os

BEFORE = 1

def total(cards: list[int], seat: int = 0) -> int:
    """All of it."""
    points = 0
    for card in cards:
        if card.kind == "gem":
            points += card.worth * 2
        elif card.kind == "coal":
            points -= 1
        else:
            continue
        points = max(points, 0)
    if points > 10:
        points = 10
    log(points)
    return points
'''
RIGHT = """from os import path

class Far:
    size: int
    def harm(self, layers, who=0):
        lost = 0
        for layer in layers:
            if layer.state == "cracked":
                lost += layer.depth * 2
            elif layer.state == "whole":
                lost -= 1
            else:
                continue
            lost = max(lost, 0)
        if lost > 10:
            lost = 10
        tell(lost)
        return lost
"""


def test_a_stretch_with_other_names_in_another_place_is_found() -> None:
    planted = pairs({"a.py": LEFT, "b.py": RIGHT})
    assert [(pair.one, pair.lines, pair.other, pair.others) for pair in planted] == [("a.py", (8, 20), "b.py", (6, 18))]
    assert planted[0].statements == LEAST


def test_other_numbers_and_another_order_are_other_code() -> None:
    assert not pairs({"a.py": LEFT, "b.py": RIGHT.replace("* 2", "* 3")})
    swapped = RIGHT.replace("lost > 10", "lost >= 10")
    assert not pairs({"a.py": LEFT, "b.py": swapped})
    deeper = RIGHT.replace("            lost = max(lost, 0)", "        lost = max(lost, 0)")
    assert not pairs({"a.py": LEFT, "b.py": deeper})


def test_fields_of_records_and_imports_are_no_code() -> None:
    fields = "\n".join(f"    field{number}: int = 0" for number in range(20))
    imports = "\n".join(f"import module{number}" for number in range(20))
    source = f"{imports}\nclass Record:\n{fields}\n"
    assert not pairs({"a.py": source, "b.py": source})
    with_code = "\n".join(f"    field{number} = make({number})" for number in range(20))
    source = f"class Record:\n{with_code}\n"
    assert [pair.statements for pair in pairs({"a.py": source, "b.py": source})] == [21]


def test_every_statement_of_a_file_is_read_in_order() -> None:
    source = (HOUSE / "renderers" / "canvas.py").read_text(encoding="utf-8")
    found = statements(source)
    assert all(one.line <= two.line for one, two in pairwise(found))
    assert len(found) > 150
