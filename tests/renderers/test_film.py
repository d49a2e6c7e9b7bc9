"""Films: every picture of the file is the picture that was drawn, whatever was let through (asynchronous R3)."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.metromania.view import view_of
from renderers import film, metromania
from renderers.covers import Sitter
from renderers.drawings import Drawing, drawing
from renderers.film import FilmPart, FilmShot, Reel, bind, shoot
from renderers.metromania.samples import ended, played
from tests.renderers.metromania_tables import NAMES

TURNS = (4, 5, 9, 9, 30)


def shot(drawn: Drawing, time: int = 30, **more: object) -> FilmShot:
    return FilmShot(drawn.kind, drawn.encode(), time, **more)  # type: ignore[arg-type]


def boards() -> list[FilmShot]:
    views = [view_of(played(4, 9, turns), None) for turns in TURNS]
    return [
        shot(
            drawing(metromania.board, view, names=NAMES, language="en"),
            caption=f"move {number}",
            share=200 * number,
            lit=number == 2,
            tag="turning point" if number == 2 else "",
            seat=number % 4,
        )
        for number, view in enumerate(views)
    ]


def filmed(cuts: Sequence[int]) -> tuple[bytes, tuple[int, int]]:
    """A film with its cover and its end, its boards in parts that begin at these numbers."""
    shots = boards()
    names, view = [Sitter(name) for name in NAMES], view_of(ended(4, 34, 40), None)
    cover = shot(drawing(metromania.cover, names, language="en"), 200)
    end = shot(drawing(metromania.result, view, names=NAMES, language="en"), 400)
    reels: list[Reel] = []
    for first, last in zip(cuts, [*cuts[1:], len(shots)], strict=True):
        reels.append(shoot(FilmPart("metromania", "", tuple(shots[first:last]), shots[first - 1])))
    size = reels[0].size
    whole = shoot(FilmPart("metromania", "", (cover, shots[0], end), None, size))
    inner = [block for reel in reels for block in reel.blocks]
    return bind([*whole.blocks[:2], *inner, whole.blocks[2]], reels[0].colours, size), size


def unlike(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures in all channels, 0 to 255."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def test_every_picture_is_the_one_that_was_drawn() -> None:
    data, size = filmed((1,))
    file = Image.open(io.BytesIO(data))
    assert (file.format, file.size, getattr(file, "n_frames", 0)) == ("GIF", size, len(TURNS) + 2)
    assert file.info["loop"] == 0
    for number, one in enumerate(boards(), start=1):
        file.seek(number)
        assert file.info["duration"] == 300
        board = Image.open(io.BytesIO(Drawing.decode("metromania", one.kind, one.arguments).draw().data))
        wanted = board.convert("RGB").reduce(film.SHRUNK)
        shown = file.convert("RGB").crop((0, film.STRIP, *size))
        assert unlike(shown, wanted) < 2, number  # blends of two colours become the nearest one that there is


@pytest.mark.parametrize("cuts", [(1, 2, 3, 4), (1, 3)])
def test_a_film_is_the_same_in_whatever_parts_it_is_shot(cuts: Sequence[int]) -> None:
    assert filmed(cuts) == filmed((1,))


def test_what_did_not_change_takes_no_room() -> None:
    shots = boards()
    alike = shots[2], shots[3]
    blocks = shoot(FilmPart("metromania", "", (*alike, alike[1]), shots[1])).blocks
    assert len(blocks[2]) < 100 < len(blocks[1]) < len(blocks[0])


def test_a_board_that_became_shorter_leaves_nothing_below() -> None:
    """Tables of card games grow and shrink."""
    two = [view_of(played(seats, 9, 6), None) for seats in (4, 2)]
    tall, short = [shot(drawing(metromania.hand, view, 0, names=NAMES[: view.seats], language="en")) for view in two]
    sizes = [shoot(FilmPart("metromania", "", (one,))).size for one in (tall, short)]
    first, second = (tall, short) if sizes[0][1] >= sizes[1][1] else (short, tall)
    size = max(sizes)
    reel = shoot(FilmPart("metromania", "", (second,), first))
    whole = shoot(FilmPart("metromania", "", (first,), None, size))
    file = Image.open(io.BytesIO(bind([*whole.blocks, *reel.blocks], reel.colours, reel.size)))
    file.seek(1)
    below = file.convert("RGB").crop((0, min(sizes)[1], *reel.size)) if min(sizes)[1] < reel.size[1] else None
    assert below is None or below.getcolors() == [(below.width * below.height, film.theme.TABLE)]


def test_a_turning_point_is_lit_and_said_to_be_one() -> None:
    calm, lit = boards()[1:3]
    strips = [film._strip(800, one) for one in (calm, lit)]  # pyright: ignore[reportPrivateUsage]
    assert strips[1].getpixel((3, 3)) == film.theme.BRIGHT != strips[0].getpixel((3, 3))
