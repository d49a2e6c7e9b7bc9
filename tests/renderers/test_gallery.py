"""The gallery: what is looked through before a release can be looked through."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from renderers import gallery
from renderers.gallery_index import GalleryPicture, case_of, page_of

HOUSE = Path(__file__).parents[2]


def shown(name: str, game: str = "metromania", language: str = "ko", size: int = 5) -> GalleryPicture:
    return GalleryPicture(game, language, name, f"{game}-{name}-{language}.png", 10, 10, size, "alt")


def test_the_index_goes_by_game_kind_and_language_with_the_worst_cases_first() -> None:
    found = [
        shown("2-late-plain-board"),
        shown("4-late-longest-board", size=7),
        shown("4-middle-longest-board", size=9),
        shown("2-late-longest-board", size=20),
        shown("4-late-plain-board"),
        shown("4-late-longest-board", language="en"),
        shown("4-late-longest-hand"),
        shown("lesson-goal"),
        shown("2-late-plain-board", game="the_dome"),
    ]
    page = page_of(found)
    order = re.findall(r'src="([^"]+)[.]png"', page)
    assert order == [
        "metromania-4-late-longest-board-en",
        "metromania-4-middle-longest-board-ko",
        "metromania-4-late-longest-board-ko",
        "metromania-2-late-longest-board-ko",
        "metromania-4-late-plain-board-ko",
        "metromania-2-late-plain-board-ko",
        "metromania-4-late-longest-hand-ko",
        "metromania-lesson-goal-ko",
        "the_dome-2-late-plain-board-ko",
    ]
    for anchor in re.findall(r'href="#([^"]+)"', page):
        assert f'id="{anchor}"' in page


@pytest.mark.parametrize("game", gallery.GAMES)
def test_every_kind_of_picture_and_the_worst_case_of_each_is_drawn_unasked(game: str) -> None:
    names = [name for name, _ in gallery.GAMES[game]("ko")]
    kept = [name for name in names if not (case := case_of(name)).seats or (case.seats, case.crowd) in gallery.DISTINCT]
    assert {case_of(name).kind for name in kept} == {case_of(name).kind for name in names}
    assert len(kept) < len(names) * 0.6
    for kind in {case_of(name).kind for name in names if case_of(name).seats == 4}:
        crowds = {case_of(name).crowd for name in kept if case_of(name).kind == kind}
        assert crowds == {"plain", "longest"}, kind


def test_no_two_pictures_of_a_game_have_one_name() -> None:
    for game in gallery.GAMES:
        names = [name for name, _ in gallery.GAMES[game]("ko")]
        assert len(names) == len(set(names))


def test_the_parts_that_processes_draw_are_all_of_it_and_none_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    names = ["2-late-plain-board", "3-late-plain-board", "4-late-longest-board", "2-late-longest-board", "lesson-goal"]
    picture = gallery.GAMES["metromania"]
    one = next(work for name, work in picture("ko") if name.startswith("lesson"))

    def pictures(language: str) -> list[gallery.Drawn]:
        return [(f"{name}-{language}", lambda name=name: drawn.append(name) or one()) for name in names]

    monkeypatch.setitem(gallery.GAMES, "metromania", pictures)  # type: ignore[arg-type]
    for everything, wanted in ((False, names[:3] + names[4:]), (True, names)):
        drawn.clear()
        parts = [gallery.draw(tmp_path, "metromania", "ko", part, everything) for part in range(gallery.PARTS)]
        assert sorted(drawn) == sorted(wanted)
        assert sorted(one.name for part in parts for one in part) == sorted(f"{name}-ko" for name in wanted)
        for part in parts:
            assert all((tmp_path / one.file).read_bytes().startswith(b"\x89PNG") for one in part)


def test_git_ignores_what_make_gallery_writes() -> None:
    done = subprocess.run(["git", "check-ignore", "-q", "gallery/index.html"], cwd=HOUSE, check=False)
    if done.returncode == 128:
        pytest.skip("no git here")
    assert done.returncode == 0
    ignored = subprocess.run(["git", "check-ignore", "-q", "renderers/gallery.py"], cwd=HOUSE, check=False)
    assert ignored.returncode == 1
