"""Thirty of the kept games, spread over all games, seats, options and cards; `make prove` plays all."""

from __future__ import annotations

from functools import cache

import pytest

from bot.core.events import Event
from tests.transcripts.cases import Case, cases
from tests.transcripts.kept import Line, departure, played, read

pytestmark = pytest.mark.slow

PLAYED = 10
"""Of each game."""
GAMES = ("metromania", "project_mine", "the_dome")


@cache
def kept(game: str) -> dict[str, list[Line]]:
    """A game's transcripts."""
    return read(game)


def spread(game: str) -> list[Case]:
    """Cases at even distances."""
    found = cases(game)
    return [found[at * len(found) // PLAYED] for at in range(PLAYED)]


@pytest.mark.parametrize("case", [case for game in GAMES for case in spread(game)], ids=str)
def test_everybody_is_told_what_they_were_told(case: Case) -> None:
    at = departure(case, kept(case.game)[str(case)])
    assert at is None, f"python -m tests.transcripts show {case} {at}"


@pytest.mark.parametrize("game", GAMES)
def test_every_case_is_kept(game: str) -> None:
    assert list(kept(game)) == [str(case) for case in cases(game)]


def test_what_one_person_reads_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A change that neither answers nor results would show: an event that one seat reads otherwise."""
    case = cases("project_mine")[0]
    lines = played(case)
    seen = Event.seen

    def otherwise(event: Event, seat: int | None) -> object:
        return None if seat == 1 and event.key == "project_mine-event-gained" else seen(event, seat)

    assert departure(case, lines) is None
    monkeypatch.setattr(Event, "seen", otherwise)
    assert departure(case, lines) is not None
