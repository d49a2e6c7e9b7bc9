"""A film: pictures one after the other in one file that plays by itself (asynchronous R3).

It is a GIF. Discord plays it in place on desktop and phone. A WebP that moves came late and not everywhere and takes
Discord seconds to process (discord/lilliput #159, 2024-10-16, and #217, 2025-01-29), an MP4 waits for a press (#121,
2023-01-17), a PNG that moves stands still (discord/discord-api-docs #6359, 2023-08-16). It is the smallest here too:
our pictures are made of one palette, as a GIF is, and only what has changed in one is written, the rest let through.
93 boards of Metromania, 800 pixels wide (docs/results/films.md):

    GIF                    0.8 MB
    WebP, lossy, 80        3.1 MB
    WebP, lossless        16.4 MB

A film is shot in parts, so that other pictures get their turn between them; each part gives blocks of the file, and
`bind` makes one file of all. Pictures are shown at half their size, two pixels by two made one.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PIL import GifImagePlugin, Image, ImageChops

from renderers import theme
from renderers.canvas import Canvas
from renderers.drawings import Drawing
from renderers.laid import Area, Size
from renderers.letters import fit

MOST: Final = 8 * 1000 * 1000
"""Bytes of a film; Discord takes 10 MiB, and people post it on."""
SHRUNK: Final = 2
"""Pixels of a picture that become one of the film, each way."""
STRIP: Final = 92
"""Rows of what is said above the picture."""
LINE: Final = 6
"""Rows of the line that tells how far the film is."""
WORDS: Final = 28
"""Size of what is said, in pixels."""
BOARD: Final = "board"
"""Kind of drawing that a film is mostly made of; others stand in the middle of the picture."""
_CLEAR: Final = 255
"""Number of the colour that lets through what stood there before."""
_COLOURS: Final = 256


class FilmShot(Struct, frozen=True, array_like=True):
    """One picture of a film.

    Args:
        kind: of drawing.
        arguments: of it, as `Drawing.encode` gave them.
        time: it is shown, in hundredths of a second.
        caption: what is said above it.
        aside: what stands at the end of that: which move it is.
        share: how far the film is, in thousandths.
        lit: whether it is a turning point.
        seat: who moved; -1 for nobody.
        tag: said below `aside`, where there is something to be said of this moment.
    """

    kind: str
    arguments: bytes
    time: int
    caption: str = ""
    aside: str = ""
    share: int = 0
    lit: bool = False
    seat: int = -1
    tag: str = ""


class FilmPart(Struct, frozen=True, array_like=True):
    """Some pictures of a film that follow each other.

    Args:
        game: its key.
        pack: id of the card pack; empty without one.
        shots: they.
        before: the one before them, of which only the changes are shown; without one each is shown whole.
        size: of the film, where each is shown whole; its height is not known until all boards are.
    """

    game: str
    pack: str
    shots: tuple[FilmShot, ...]
    before: FilmShot | None = None
    size: Size | None = None


class Reel(Struct, frozen=True, array_like=True):
    """What came of a part.

    Args:
        blocks: one of the file for each shot.
        size: that the film needs for them.
        colours: palette of the boards, three bytes each.
    """

    blocks: tuple[bytes, ...]
    size: Size
    colours: bytes


class _Still(Struct):
    """A drawn picture: as it came, and how the film shows it."""

    source: Image.Image
    shown: Image.Image


def shoot(part: FilmPart) -> Reel:
    """Draw the pictures of a part."""
    before: _Still | None = None
    if part.before is not None:
        before = _latest.pop((part.game, part.before), None) or _still(part, part.before, None)
    blocks: list[bytes] = []
    wide, tall = (0, 0) if before is None else before.shown.size
    colours = b"" if before is None else _palette(before.source)
    for shot in part.shots:
        now = _still(part, shot, before)
        if before is None:
            blocks.append(_whole(now, shot, part.size))
        else:
            blocks.append(_change(before.shown, now.shown, colours, shot))
            before = now
        colours = colours or _palette(now.source)
        wide, tall = max(wide, now.shown.width), max(tall, now.shown.height)
    _latest.clear()
    if before is not None:
        _latest[part.game, part.shots[-1]] = before
    return Reel(tuple(blocks), (wide, tall), colours)


def bind(blocks: Sequence[bytes], colours: bytes, size: Size) -> bytes:
    """The file.

    Args:
        blocks: of all shots in their order.
        colours: of the boards.
        size: of the film.
    """
    head = struct.pack("<6sHHBBB", b"GIF89a", *size, 0xF7, 0, 0)  # a table of 256 colours for all that bring none
    again = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    return b"".join([head, colours, again, *blocks, b";"])


# --- one picture -----------------------------------------------------------------------------------------------------


_latest: dict[tuple[str, FilmShot], _Still] = {}
"""The last picture of the latest part, with which the next one begins mostly."""


def _still(part: FilmPart, shot: FilmShot, before: _Still | None) -> _Still:
    """Draw a picture, with what is said above it; what is as before is not shrunk anew."""
    drawn = Drawing.decode(part.game, shot.kind, shot.arguments).draw()
    source = Image.open(io.BytesIO(drawn.data))
    source.load()
    wide, tall = -(-source.width // SHRUNK), -(-source.height // SHRUNK)
    shown = Image.new("RGB", (wide, tall + STRIP), theme.TABLE)
    area: Area | None = (0, 0, *source.size)
    if before is not None and before.source.size == source.size:
        shown.paste(before.shown)
        area = ImageChops.difference(_numbers(before.source), _numbers(source)).getbbox()
    if area is not None:
        left, top = area[0] // SHRUNK, area[1] // SHRUNK
        piece = source.crop((left * SHRUNK, top * SHRUNK, area[2], area[3])).convert("RGB")
        shown.paste(piece.reduce(SHRUNK), (left, top + STRIP))
    shown.paste(_strip(wide, shot), (0, 0))
    return _Still(source, shown)


def _numbers(image: Image.Image) -> Image.Image:
    """Of which colour each pixel is; all pictures of a kind have one palette."""
    return Image.frombytes("L", image.size, image.tobytes())


def _strip(wide: int, shot: FilmShot) -> Image.Image:
    """What is said above a picture, and how far the film is."""
    ground = theme.CARD_RAISED if shot.lit else theme.CARD
    canvas = Canvas.blank(wide, STRIP, ground)
    edge = theme.BRIGHT if shot.lit else theme.SEATS[shot.seat].colour if shot.seat >= 0 else theme.RULE
    canvas.fill((0, 0, 10, STRIP - LINE), edge)
    end = right = wide - 18
    for row, (said, ink) in enumerate(((shot.aside, theme.TEXT_QUIET), (shot.tag, theme.BRIGHT))):
        if said:
            top, bottom = (0, STRIP - LINE) if not shot.tag else (6 + 38 * row, 44 + 38 * row)
            told = canvas.text(said, (wide - 190, top, right, bottom), 24, ink, align="right")
            end = min(end, int(told[0]) - 18)
    fitted = fit(shot.caption, end - 26, WORDS, "Bold" if shot.lit else "Regular", 2, 3)
    canvas.write(fitted, (26, 2, end, STRIP - LINE), theme.BRIGHT if shot.lit else theme.TEXT)
    canvas.fill((0, STRIP - LINE, wide, STRIP), theme.RULE)
    if done := wide * shot.share // 1000:
        canvas.fill((0, STRIP - LINE, done, STRIP), theme.BRIGHT)
    return canvas.drawn()


# --- blocks of the file ----------------------------------------------------------------------------------------------


def _whole(now: _Still, shot: FilmShot, size: Size | None) -> bytes:
    """A picture shown whole, in its own colours: one of another kind than boards is fitted to their size."""
    shown, colours = now.shown, _palette(now.source)
    if size is not None and shown.size != size:
        shown = Image.new("RGB", size, theme.TABLE)
        body, room = now.source.convert("RGB"), size[1] - STRIP
        if body.width == size[0] * SHRUNK and body.height <= room * SHRUNK:
            body = body.reduce(SHRUNK)
        else:
            scale = min(size[0] / body.width, room / body.height)
            wide, tall = max(1, round(body.width * scale)), max(1, round(body.height * scale))
            body = body.resize((wide, tall), Image.Resampling.LANCZOS)
        shown.paste(body, ((size[0] - body.width) // 2, STRIP + (room - body.height) // 2 * (shot.kind != BOARD)))
        shown.paste(_strip(size[0], shot), (0, 0))
    return _block(_reduced(shown, colours), (0, 0), shot, own=True)


def _change(before: Image.Image, now: Image.Image, colours: bytes, shot: FilmShot) -> bytes:
    """What has changed in a picture; where it was taller there is ground now."""
    size = max(before.width, now.width), max(before.height, now.height)
    old, new = _grown(before, size), _grown(now, size)
    change = ImageChops.difference(old, new)
    area = change.getbbox() or (0, 0, 1, 1)
    red, green, blue = change.crop(area).split()
    same = ImageChops.lighter(ImageChops.lighter(red, green), blue).point([255] + [0] * 255)
    picture = _reduced(new.crop(area), colours)
    picture.paste(_CLEAR, (0, 0), same)
    return _block(picture, (area[0], area[1]), shot, own=False)


def _grown(image: Image.Image, size: Size) -> Image.Image:
    if image.size == size:
        return image
    grown = Image.new("RGB", size, theme.TABLE)
    grown.paste(image)
    return grown


def _palette(image: Image.Image) -> bytes:
    """The colours of a picture, three bytes each; the last makes room for what lets through."""
    colours = bytes(image.getpalette() or ())[: 3 * _CLEAR]
    return colours + colours[:3] * (_COLOURS - len(colours) // 3)


def _reduced(image: Image.Image, colours: bytes) -> Image.Image:
    carrier = Image.new("P", (1, 1))
    carrier.putpalette(colours)
    return image.quantize(palette=carrier, dither=Image.Dither.NONE)


def _block(picture: Image.Image, at: tuple[int, int], shot: FilmShot, *, own: bool) -> bytes:
    """A picture as it stands in the file, with its time."""
    given = {"duration": shot.time * 10, "include_color_table": own, "disposal": 1}
    if not own:
        given["transparency"] = _CLEAR
    return b"".join(GifImagePlugin.getdata(picture, at, **given))
