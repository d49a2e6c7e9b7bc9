"""Every setting of a tournament has words in the audit log, in both languages (tournaments T1, T5)."""

from __future__ import annotations

from typing import Any, Final

import pytest
from msgspec.structs import asdict, replace

from bot.core.play import PACE
from bot.games import registry
from bot.pairing.contest import SIGN_UP, Terms
from bot.pairing.points import PRESETS
from bot.pairing.registry import FORMATS
from bot.tables.seat_choices import PACK
from bot.tables.timing import LATE, WAYS
from bot.text.catalogue import LANGUAGES, Language
from bot.tournaments.tourney import DOORS
from cogs.tournament.changes import changed_around, changed_terms
from tests.cogs.test_tournament_screens import cup, read


@pytest.fixture(autouse=True)
def _games() -> None:
    registry.install()


VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "game": ("project_mine",),
    "format": tuple(FORMATS),
    "seats": (3,),
    "rounds": (1, 3),
    "odd": ("smaller", "larger", "bye"),
    "points": tuple(PRESETS),
    "tie_breaks": (("draw",), ("met", "wins", "draw")),
    "order": ("drawn",),
    "late_until": (1, 3),
    "at_once": (2,),
    "twice": (True,),
    "advance": (2,),
    "double": (True,),
    "reset": (False,),
    "third": (True,),
    "groups": (2,),
    "inner": ("swiss",),
    "rated": (False,),
    "soft_days": (1, 14),
    "at_limit": ("longer", "adjudicate", "play-out"),
    "vacation": (False,),
    "weeks": (1, 4),
    "rank": ("rating",),
    "divisions": (2,),
    "moving": (1,),
}
"""Other values than the usual ones, of every field of `Terms` but the options."""
AROUND: Final[dict[str, tuple[Any, Any]]] = {
    "title": ("Spring", "Autumn"),
    "rooms": ([], [5, 6]),
    "door": DOORS[:2],
    "least": (0, 1500),
    "most": (0, 16),
    "starts_at": (0, 1_800_000_000),
    "check_in": (0, 30),
    "extensions": (1, 0),
    "language": ("ko", "en"),
}
"""Two values each of what stands around the terms."""


def test_no_setting_was_forgotten() -> None:
    assert {*VALUES, "options"} == {*asdict(Terms("metromania"))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", VALUES)
def test_a_changed_term_is_one_clause(key: str, language: Language) -> None:
    of = read(cup(SIGN_UP), language=language)
    usual = replace(of.terms, seats=4)
    for format in ("swiss", "season"):
        for value in VALUES[key]:
            before = replace(usual, format=format)
            after = replace(before, **{key: value})
            found = changed_terms(of, before, after)
            assert len(found) == int(getattr(before, key) != value), found
            for clause in found:
                what, was, now = clause.replace(" → ", ": ").split(": ")
                assert what
                assert was != now, clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_changed_options_are_clauses(language: Language) -> None:
    of = read(cup(SIGN_UP), language=language)
    before = Terms("project_mine", options={PACE: "daily"})
    others = [{PACE: "slow"}, {PACE: "own:12h 6h 2d"}, {PACK: "ab" * 32}]
    others += [{LATE: one} for one in WAYS]
    for change in others:
        found = changed_terms(of, before, replace(before, options={**before.options, **change}))
        assert len(found) == int(change != {LATE: "bot"}), (change, found)
        assert all(len(one) > len(" → ") for one in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", AROUND)
def test_what_stands_around_is_a_clause_where_the_journal_says_what_was(key: str, language: Language) -> None:
    of = read(cup(SIGN_UP), language=language)
    was, now = AROUND[key]
    assert " → " in changed_around(of, key, {"kind": key, "was": was, "value": now})
    assert changed_around(of, key, {"kind": key, "was": was, "value": was}) == ""
    assert changed_around(of, key, {"kind": key, "value": now}) == "", "a journal of before does not say it"
