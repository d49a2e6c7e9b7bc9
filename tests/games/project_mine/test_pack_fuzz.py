"""Broken and strange packs by the hundred: refused with their place, or loaded soundly and played to the end."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

import pytest

from bot.core import playable, selfplay
from bot.core.cards.records import COMMON
from bot.games.project_mine import PROJECT_MINE
from bot.games.project_mine.cards import BUILT_IN, Pack, PackError, built_in
from bot.games.project_mine.packs import load
from tests.games.project_mine.packfuzz import Files, changed, house, strange, write

ROUNDS: Final = int(os.environ.get("FUZZ", "1"))
"""For looking further: `FUZZ=20 pytest tests/games/project_mine/test_pack_fuzz.py`."""
CHANGES: Final = 60
STRANGE: Final = 3
OWN: Final = {"no-tokens", "nothing-chosen", "second-design", "never-flips", "never-filled"}


@pytest.fixture(autouse=True)
def _registered() -> None:
    playable.register(PROJECT_MINE)


def refused(folder: Path, documents: Files, what: str = "") -> PackError | None:
    """Why the pack is refused, as it should be; None if it is taken."""
    before = built_in().sha
    try:
        load(write(folder, documents))
    except PackError as caught:
        error = caught
    else:
        return None
    assert error.file, what
    assert error.reason in COMMON | OWN, what
    assert error.record or error.field or error.reason in ("no-head", "unreadable", "not-toml", "too-deep"), what
    assert error.details["place"].startswith(error.file), what
    assert built_in().sha == before
    return error


def plays(pack: Pack, seed: int) -> None:
    """A random game comes to its end and breaks nothing."""
    options = {"length": "short"}
    found = selfplay.run(
        "project_mine", 2 + seed % 3, 1, seed, ["random"], options, clock=perf_counter, pack=pack, pack_id=pack.sha
    )
    assert (found.finished, found.violations) == (1, 0)


def test_the_house_pack_written_anew_is_the_same(tmp_path: Path) -> None:
    assert load(write(tmp_path / "pack", house())).sha == built_in().sha


@pytest.mark.parametrize("part", range(4 * ROUNDS))
def test_one_thing_changed_is_refused_with_its_place_or_sound(part: int, tmp_path: Path) -> None:
    turned_away = loaded = 0
    for number in range(CHANGES // 4):
        seed = part * CHANGES + number
        documents, what = changed(Random(seed))
        if refused(tmp_path / "pack", documents, f"{seed}: {what}") is not None:
            turned_away += 1
            continue
        loaded += 1
        pack = load(tmp_path / "pack")
        if loaded % 5 == 1 and pack.sha != built_in().sha:
            plays(pack, seed)
    assert turned_away, "nothing was tested"


@pytest.mark.parametrize("seed", range(STRANGE * ROUNDS))
def test_effects_made_of_anything_are_refused_or_played_to_the_end(seed: int, tmp_path: Path) -> None:
    rng = Random(1000 + seed)
    documents = strange(rng, rng.choice((4, 10)), lambda tried: refused(tmp_path / "try", tried))
    pack = load(write(tmp_path / "pack", documents))
    assert pack.sha != built_in().sha
    plays(pack, seed)


@pytest.mark.parametrize("file", sorted(one.name for one in BUILT_IN.glob("*.toml")))
def test_a_file_that_is_gone_empty_cut_or_no_text_is_refused(file: str, tmp_path: Path) -> None:
    """Each of the files alone, all of the others as they are."""
    folder = write(tmp_path / "pack", house())
    whole = (folder / file).read_bytes()
    head = file == "pack.toml"

    def reason(data: bytes | None) -> str:
        if data is None:
            (folder / file).unlink()
        else:
            (folder / file).write_bytes(data)
        with pytest.raises(PackError) as caught:
            load(folder)
        return caught.value.reason

    assert reason(b"") == ("bad-id" if head else "count")
    assert reason(whole[: len(whole) // 2].rstrip()) in ("unreadable", "not-toml", "no-text", "count", "missing-field")
    assert reason(b"\xff\xfe" + whole) == "unreadable"
    assert reason(whole.replace(b"=", b"\xed\xa0\x80", 1)) == "unreadable"
    assert reason(b"\x00" + whole) == "not-toml"
    assert reason(None) == ("no-head" if head else "count")
    (folder / file).write_bytes(whole.replace(b"\n", b"\r\n"))
    assert load(folder).sha == built_in().sha
