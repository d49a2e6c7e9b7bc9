"""What all pictures of tournaments share: words, the head with its cup, names, places, numbers, the palette."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from PIL import Image

from bot.pairing.contest import CALLED_OFF, CHECK_IN, HELD, IN, OVER, SIGN_UP
from bot.pairing.views import NOT_COUNTED, Occasion, Someone, lettered
from bot.text.catalogue import Language, Voice
from bot.text.limits import ALT
from renderers import theme
from renderers.canvas import Box, Canvas, Spot
from renderers.captions import Captions
from renderers.cards import chart
from renderers.encode import Picture, finish, palette_of
from renderers.letters import ELLIPSIS, advance, clean, fit
from renderers.people import seat_badge
from renderers.theme import (
    CARD,
    CARD_RAISED,
    CORNER,
    DISCORD_GROUND,
    GAIN,
    INK,
    MARGIN,
    PANEL_WIDTH,
    RULE,
    SEATS,
    TABLE,
    TEXT,
    TEXT_QUIET,
    Colour,
    mix,
    rgb,
)

HEAD: Final = 168
"""Rows of the head."""
LEAST: Final = 28
"""Pixels of the smallest writing."""
NAME: Final = 36
MEDALS: Final[tuple[Colour, ...]] = (rgb("#F2C14E"), rgb("#C9CED8"), rgb("#D08A57"))
"""Gold, silver and bronze; the place is always written in them."""
STRIPE: Final = mix(TABLE, CARD, 0.6)
OWN: Final = mix(CARD, SEATS[0].colour, 0.4)
"""What the reader's own line lies on."""
THROUGH: Final = mix(CARD, GAIN, 0.3)
"""What lies below who goes on."""
MOST_TOLD: Final = ALT - 200
"""Characters of what is listed in an alternative text."""
LEFT: Final = MARGIN
RIGHT: Final = PANEL_WIDTH - MARGIN


class TournamentWords(Captions):
    """See `Captions`; its names are looked up by `named`."""

    __slots__ = ()

    game: ClassVar[str] = "tournaments"

    @classmethod
    def here(cls, language: Language, text: Voice | None) -> TournamentWords:
        """In a language, or from another catalogue."""
        return cls(text or Voice(language), ())

    def named(self, who: Someone) -> str:
        """Somebody's name as it can be drawn; of nothing the number is left."""
        return clean(who.name, f"#{who.number}")

    def stage(self, key: str) -> str:
        """A part of a format: `group:0` is the first group."""
        kind, _, number = key.partition(":")
        return self(f"stage-{kind}", letter=lettered(int(number)) if number else "")

    def occasion(self, one: Occasion, of_round: bool = False) -> str:
        """How far it is, and how many take part.

        Args:
            of_round: a round is shown, whatever goes on now.
        """
        far = self.round(one) if of_round else self.progress(one)
        return " · ".join(part for part in (far, self("people", count=one.people)) if part)

    def progress(self, one: Occasion) -> str:
        """How far it is."""
        if one.phase in (SIGN_UP, CHECK_IN, HELD, CALLED_OFF):
            return self(f"how-{one.phase}")
        if one.phase == OVER:
            return ""
        return self("how-flow", total=one.rounds) if one.format == "flow" else self.round(one)

    def round(self, one: Occasion) -> str:
        """Which round is shown."""
        if not one.round:
            return self("how-begins")
        if one.format in ("flow", "season"):
            return self("how-pairing", round=one.round)
        if not one.rounds:
            return self("how-open", round=one.round)
        return self("how-round", round=one.round, total=one.rounds)


def begun(one: Occasion, what: str, words: TournamentWords, height: float, of_round: bool = False) -> Canvas:
    """A picture with its head: the tournament's name, what is shown, how far it is.

    Args:
        what: is shown, in words.
        height: of the whole picture, in pixels.
        of_round: see `TournamentWords.occasion`.
    """
    canvas = Canvas.blank(PANEL_WIDTH, round(height), TABLE)
    cup(canvas, (MARGIN + 52, 84), 46, MEDALS[0])
    left, right = MARGIN + 128, RIGHT - 8.0
    title = clean(one.title, words.text(f"game-{one.game}"))
    canvas.text(title, (left, 16, right, 90), 52, TEXT, weight="Bold", shrink=4)
    if one.pages > 1:
        page = words("page", page=one.page, pages=one.pages)
        wide = advance(page, 32, "Bold") + 40
        canvas.panel((right - wide, 98, right, 148), 18, CARD_RAISED)
        canvas.text(page, (right - wide, 98, right, 148), 32, TEXT, weight="Bold", align="centre")
        right -= wide + 20
    about = words("about", what=what, game=words.text(f"game-{one.game}"))
    canvas.text(f"{about} · {words.occasion(one, of_round)}", (left, 94, right, 152), 34, TEXT_QUIET, shrink=3)
    return canvas


def finished(canvas: Canvas, kind: str, alt: str) -> Picture:
    """The canvas as a picture, with round corners.

    Args:
        kind: of picture.
        alt: what it shows, in words.
    """
    canvas.corners(CORNER, DISCORD_GROUND)
    return finish(canvas, colours(), f"tournament-{kind}.png", alt)


def cup(canvas: Canvas, centre: Spot, radius: float, fill: Colour, ground: Colour = TABLE) -> None:
    """A cup with two handles on its foot."""
    x, y = centre
    r = radius
    for side in (-1, 1):
        canvas.disc((x + side * 0.62 * r, y - 0.42 * r), 0.36 * r, fill)
        canvas.disc((x + side * 0.62 * r, y - 0.42 * r), 0.2 * r, ground)
    bowl = [
        (-0.62, -0.95),
        (0.62, -0.95),
        (0.6, -0.4),
        (0.42, 0.05),
        (0.14, 0.3),
        (-0.14, 0.3),
        (-0.42, 0.05),
        (-0.6, -0.4),
    ]
    canvas.polygon([(x + a * r, y + b * r) for a, b in bowl], fill)
    canvas.polygon([(x + a * r, y + b * r) for a, b in ((-0.12, 0.2), (0.12, 0.2), (0.2, 0.66), (-0.2, 0.66))], fill)
    canvas.panel((x - 0.5 * r, y + 0.62 * r, x + 0.5 * r, y + 0.92 * r), 0.1 * r, fill)
    canvas.polygon(
        [(x + a * r, y + b * r) for a, b in ((-0.4, -0.8), (-0.18, -0.8), (-0.22, -0.2), (-0.34, -0.2))],
        mix(fill, theme.WHITE, 0.5),
    )


def place(canvas: Canvas, number: int, centre: Spot, radius: float = 27, size: int = NAME) -> None:
    """A place: the first three on a medal.

    Args:
        size: of the others, in pixels.
    """
    x, y = centre
    if 0 < number <= len(MEDALS):
        canvas.disc(centre, radius, MEDALS[number - 1])
        canvas.sign(str(number), centre, round(radius * 1.3), INK, radius * 2)
    elif number:
        canvas.number(str(number), (x - 44, y - 32, x + 44, y + 32), size, TEXT_QUIET, align="centre")


def name(canvas: Canvas, shown: str, room: Box, fill: Colour, size: int = NAME, lines: int = 1) -> None:
    """A name in one line, or smaller in as many as there may be; the rest is cut."""
    wide = int(room[2] - room[0])
    fitted = fit(shown, wide, size, "Bold", 1, 0)
    if fitted.lines[0].endswith(ELLIPSIS):
        fitted = fit(shown, wide, LEAST, "Bold", lines, 0)
    canvas.write(fitted, room, fill)


def told(parts: Sequence[str], words: TournamentWords) -> str:
    """As many parts as an alternative text has room for, one after the other."""
    taken: list[str] = []
    for number, part in enumerate(parts):
        if sum(map(len, taken)) + 2 * len(taken) + len(part) > MOST_TOLD:
            return words("alt-more", told=", ".join(taken), count=len(parts) - number)
        taken.append(part)
    return ", ".join(taken)


def rows_of(shown: str, wide: float, size: int = NAME) -> int:
    """Lines that a name takes, at most two."""
    return 1 if advance(shown, size, "Bold") <= wide or advance(shown, LEAST, "Bold") <= wide else 2


def pill_width(said: str, size: int = LEAST) -> float:
    """Of a word on its ground, in pixels."""
    return advance(said, size, "Bold") + 28


def pill(canvas: Canvas, said: str, end: float, middle: float, ground: Colour, ink: Colour, size: int = LEAST) -> float:
    """A word at the right end of a room.

    Returns:
        How far to the right other things may go.
    """
    wide = pill_width(said, size)
    canvas.panel((end - wide, middle - 24, end, middle + 24), 16, ground)
    canvas.text(said, (end - wide + 12, middle - 24, end - 8, middle + 24), size, ink, weight="Bold", shrink=0)
    return end - wide - 12


def dim(colour: Colour) -> Colour:
    """A colour as it looks far behind."""
    return mix(TABLE, colour, 0.6)


def ink_of(who: Someone) -> Colour:
    """In which colour somebody is written: quiet for whoever is gone."""
    return TEXT if who.status == IN else TEXT_QUIET


def number_of(value: float, decimals: int) -> str:
    """A number as it is shown, with so many decimals; a line for none."""
    return "–" if value == NOT_COUNTED else f"{value:.{decimals}f}".replace("-", "−")


def decimals_of(values: list[float]) -> int:
    """Decimals that a column needs, at most two."""
    counted = [one for one in values if one != NOT_COUNTED]
    return next((some for some in (0, 1) if all(abs(one - round(one, some)) < 0.005 for one in counted)), 2)


@lru_cache(maxsize=1)
def colours() -> Image.Image:
    """The palette of all pictures of tournaments."""
    grounds = (TABLE, CARD, CARD_RAISED, STRIPE, OWN, THROUGH, mix(TABLE, CARD, 0.3))
    marks = Canvas.blank(900, 200, TABLE)
    for number, metal in enumerate(MEDALS):
        cup(marks, (60 + 130 * number, 60), 46, metal)
        place(marks, number + 1, (500 + 100 * number, 60))
    for seat in range(len(SEATS)):
        seat_badge(marks, seat, (60 + 130 * seat, 150), 30)
    fixed = (
        *chart.HOUSE,
        *MEDALS,
        *(look.colour for look in SEATS),
        *(dim(look.colour) for look in SEATS),
        STRIPE,
        OWN,
        THROUGH,
        RULE,
    )
    return palette_of([marks.drawn(), chart.writing(chart.dark(grounds)).drawn()], fixed)
