"""Custom ids: short, exclusive, and back again."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from cogs.panels import ids
from cogs.panels.ids import BUTTONS, MOST, SELECTS, Id, digest, of_base62, parse
from cogs.panels.whereabouts import Whereabouts

actions = st.from_regex(r"(s-)?[a-z][a-z-]{0,12}", fullmatch=True)
args = st.text("0123456789abcXYZ_.,;~+-", max_size=60)


@given(actions, st.integers(0, 10**12 - 1), st.integers(0, 10**8 - 1), st.integers(0, 10**8 - 1), args)
def test_an_id_is_read_back_and_matches_one_pattern_only(
    action: str, table: int, epoch: int, no: int, arg: str
) -> None:
    id = Id(action, table, epoch, no, arg)
    assert parse(str(id)) == id
    assert bool(re.fullmatch(BUTTONS, str(id))) != bool(re.fullmatch(SELECTS, str(id)))


def test_the_longest_id_that_occurs_fits() -> None:
    real = Id("vote-cancel", 10**9, 10**4, 10**5, str(Whereabouts(24, 9, digest("x"))))
    assert parse(str(real)) == real
    assert len(str(real)) <= MOST


@given(st.integers(0, 10**20))
def test_base62_is_read_back(number: int) -> None:
    assert of_base62(ids.base62(number)) == number


def test_foreign_ids_are_none_of_ours() -> None:
    for text in ("", "t:1:0.0", "t:x:0.0:move", "x:1:0.0:move", "t:1:0.0:MOVE", "t:1:0.0:move:", "t:1:0.0:move: "):
        assert parse(text) is None


@given(st.text(min_size=1, max_size=200))
def test_a_digest_hides_what_it_stands_for_and_is_always_as_long(option_id: str) -> None:
    found = digest(option_id)
    assert len(found) == 7
    assert parse(str(Id("opt", 1, 0, 1, str(Whereabouts(key=found))))) is not None
