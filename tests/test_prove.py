"""Long runs of games: two at once come to what one after the other does, and end when chance has no say any more."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pytest

from bot.games.registry import install
from tests import prove
from tests.games.metromania.proof import METROMANIA_PROOF
from tests.prove import Run, enough, played
from tests.prove_report import figures
from tests.prove_tally import Tally, decided, interval

RUN = Run("easy-random 2 open", "strength", 2, 5, ("easy", "random"), {"variant": "open"}, ("easy", 0.9))


def counted(tally: Tally) -> dict[str, object]:
    """What comes out the same on every machine."""
    return {name: value for name, value in asdict(tally).items() if name not in ("seconds", "times", "paces")}


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Runs under way are kept elsewhere."""
    install()
    monkeypatch.setattr(prove, "UNDER_WAY", tmp_path)
    return tmp_path


def test_two_at_once_come_to_what_one_after_the_other_does(kept: Path) -> None:
    one = played(METROMANIA_PROOF, RUN, 5, "rules", 1)
    (kept / f"metromania {RUN.name}.json").unlink()
    assert counted(played(METROMANIA_PROOF, RUN, 5, "rules", 2)) == counted(one)
    assert one.games == one.finished == 5
    assert len(one.paces) == 5
    found = figures(RUN, one)
    assert 0 < min(one.paces) <= found["machine"]["pace_ms"] <= max(one.paces)


def test_what_was_interrupted_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = played(METROMANIA_PROOF, RUN, 3, "rules", 1)
    further = played(METROMANIA_PROOF, RUN, 5, "rules", 1)
    assert further.games == 5
    anew = played(METROMANIA_PROOF, RUN, 3, "other rules", 1)
    assert counted(anew) == counted(whole), "of other rules nothing is kept"


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 10, 0.0, 0.3989), (50, 100, 0.3753, 0.6247), (190, 200, 0.8939, 0.9772)]
)
def test_interval_of_a_share(won: float, games: int, low: float, high: float) -> None:
    """Beside values worked out by hand from Wilson's formula."""
    assert interval(won, games) == pytest.approx((low, high), abs=5e-4)


@pytest.mark.parametrize(
    ("won", "games", "ends"),
    [
        (99.0, 99, False),
        (100.0, 100, True),
        (90.0, 100, False),
        (70.0, 100, True),
        (180.0, 200, True),
    ],
)
def test_a_run_ends_when_the_interval_has_decided(won: float, games: int, ends: bool) -> None:
    """After a hundred games at least, and after all of them at the latest."""
    tally = Tally(games=games, finished=games, wins={"easy": won})
    assert enough(RUN, 200, tally) is ends


def test_what_lies_across_the_target_is_not_decided() -> None:
    assert not decided(90, 100, 0.9)
    assert decided(100, 100, 0.9)
    assert decided(10, 100, 0.9)
