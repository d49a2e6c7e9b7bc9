"""A move: the active system in the middle of what can come, numbered stacks with their ways, and the fleet it makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from bot.games.twilight_imperium.advice.overlays import Cover
from bot.games.twilight_imperium.figures import FACTIONS, GROUND_FORCES, KINDS, SHIPS, Unit, unit_cards
from bot.games.twilight_imperium.state import Units
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Box, Canvas, Spot
from renderers.people import seat_badge
from renderers.theme import BODY, GAIN, LABEL, LOSS, MARGIN, PANEL_WIDTH, SEATS, TITLE, Colour, mix
from renderers.twilight_imperium import brass, contents, counters, marks, palette, parts, units
from renderers.twilight_imperium.lens import Lens
from renderers.twilight_imperium.words import Words

ROW: Final = 74
"""Rows of a stack in the list."""
HIGHEST: Final = 1000
"""Rows of the map at most."""
TALLEST: Final = 1960
BUBBLE: Final = 0.14
"""Radius of a number's bubble, as a share of a system's."""
LOWER: Final = 0.08
"""How far below the place of a single number it lies: it may be wide."""
FOOT: Final = 84
LINE: Final = 46
PLATE: Final = 1.1
RIFT: Final = 0.7
"""Chance to come through one exit of a gravity rift (MV12)."""


class Arrival(Struct, frozen=True):
    """Ships that can come by one way, as the question offers them.

    Args:
        label: number of the choice; empty for none.
        unit: their type.
        count: how many there are.
        path: positions from where they are to the active system.
        rifts: exits of gravity rifts on the way.
        hurt: whether they are damaged.
        chosen: how many of them are to come.
    """

    label: str
    unit: str
    count: int
    path: tuple[str, ...]
    rifts: int = 0
    hurt: bool = False
    chosen: int = 0

    @property
    def origin(self) -> str:
        """Where they are."""
        return self.path[0]

    @property
    def risk(self) -> float:
        """Chance of one ship to be lost on the way."""
        return 1 - RIFT**self.rifts


def paint(
    view: TwilightImperiumView,
    seat: int,
    active: str,
    arrivals: Sequence[Arrival],
    cargo: Mapping[str, int],
    words: Words,
) -> Canvas:
    """The move as a canvas; see :func:`renderers.twilight_imperium.moving`."""
    lines = brass.rows_of(len(arrivals), 2)
    tail = 30 + lines * ROW + 24 + FOOT + 2 * LINE + 24
    lens, high = _framed(view, active, arrivals, min(HIGHEST, TALLEST - tail - parts.STRIP))
    positions = [at for at in view.systems if _inside(lens, at, high)]
    canvas = parts.part(view, positions, lens, round(high + tail)).canvas()
    room: Box = (MARGIN + 8, 14, PANEL_WIDTH - MARGIN, parts.STRIP)
    canvas.text(words("moving", system=active), room, TITLE, palette.PAPER, weight="Bold", shrink=2)
    labels: dict[str, list[str]] = {}
    for one in arrivals:
        if one.label:
            labels.setdefault(one.origin, []).append(one.label)
    contents.glow(canvas, lens.centre(active), lens.radius)
    for one in sorted(arrivals, key=lambda one: one.chosen > 0):
        _way(canvas, lens, one, seat)
    parts.systems(canvas, view, positions, lens, labels)
    for at, numbers in labels.items():
        x, y = marks.spot(lens, at)
        marks.bubble(canvas, (x, y + LOWER * lens.radius), max(24.0, BUBBLE * lens.radius), ranges(numbers))
    top = high + 30
    width = (PANEL_WIDTH - 2 * MARGIN - brass.GAP) / 2
    for number, one in enumerate(arrivals):
        row, column = divmod(number, 2)
        left = MARGIN + column * (width + brass.GAP)
        _row(canvas, words, seat, one, (left, top + row * ROW, left + width, top + (row + 1) * ROW - 8))
    _fleet(canvas, words, view, seat, active, arrivals, cargo, top + lines * ROW + 16)
    return canvas


def ranges(labels: Sequence[str]) -> str:
    """Numbers of choices that share a bubble: `3–6·9`."""
    found: list[list[str]] = []
    for label in labels:
        follows = found and label.isdecimal() and found[-1][-1].isdecimal() and int(label) == int(found[-1][-1]) + 1
        if follows:
            found[-1] = [found[-1][0], label]
        else:
            found.append([label])
    return "·".join("–".join(one) for one in found)


def _framed(view: TwilightImperiumView, active: str, arrivals: Sequence[Arrival], highest: float) -> tuple[Lens, float]:
    """All ways and the active system on the panel, as large as they can be; the height of the map with its title."""
    wanted = dict.fromkeys((active, *(at for one in arrivals for at in one.path)))
    box: Box = (MARGIN, parts.STRIP + 12, PANEL_WIDTH - MARGIN, parts.STRIP + 12 + highest)
    lens = Lens.around([at for at in wanted if at in view.systems], box, 200.0)
    _, top, _, bottom = lens.bounds([at for at in wanted if at in view.systems])
    up = parts.STRIP + 12 - top
    return Lens(lens.radius, lens.x, lens.y + up), bottom + up


def _inside(lens: Lens, position: str, high: float) -> bool:
    """Whether a whole system lies on the map."""
    x, y = lens.centre(position)
    across = lens.radius - 2 <= x <= PANEL_WIDTH - lens.radius + 2
    return across and parts.STRIP + lens.apothem <= y <= high - lens.apothem + 2


def _way(canvas: Canvas, lens: Lens, one: Arrival, seat: int) -> None:
    """From where ships are to the active system, with an arrow; bright where some are to come."""
    spots = [lens.centre(at) for at in one.path]
    if len(spots) < 2:
        return
    spots = [_between(spots[0], spots[1], 0.3), *spots[1:-1], _between(spots[-1], spots[-2], 0.42)]
    colour = palette.GLOW if one.chosen else mix(SEATS[seat].colour, palette.PAPER, 0.45)
    width = lens.radius * (0.075 if one.chosen else 0.04)
    canvas.stroke(spots, width + 6, palette.CASING)
    canvas.stroke(spots, width, colour)
    canvas.polygon(_head(spots[-2], spots[-1], lens.radius * 0.15 + 5), palette.CASING)
    canvas.polygon(_head(spots[-2], spots[-1], lens.radius * 0.15), colour)


def _between(a: Spot, b: Spot, share: float) -> Spot:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _head(before: Spot, tip: Spot, size: float) -> list[Spot]:
    dx, dy = tip[0] - before[0], tip[1] - before[1]
    far = (dx * dx + dy * dy) ** 0.5 or 1.0
    ux, uy = dx / far, dy / far
    x, y = tip[0] + ux * size * 0.6, tip[1] + uy * size * 0.6
    return [
        (x, y),
        (x - ux * size * 1.3 - uy * size * 0.7, y - uy * size * 1.3 + ux * size * 0.7),
        (x - ux * size * 1.3 + uy * size * 0.7, y - uy * size * 1.3 - ux * size * 0.7),
    ]


def _row(canvas: Canvas, words: Words, seat: int, one: Arrival, box: Box) -> None:
    """One stack of the list: number, what it is, where from and how far, what may happen on the way."""
    left, top, right, bottom = box
    brass.plate(canvas, box, lit=one.chosen > 0)
    middle = (top + bottom) / 2
    x = left + 14.0
    if one.label:
        marks.bubble(canvas, (x + 26, middle), 23, one.label)
        x += 62
    hurt = one.count if one.hurt else 0
    plate = units.stack(canvas, seat, one.unit, one.count, x, middle - units.HIGH * PLATE / 2, PLATE, hurt)
    end = right - 14.0
    if one.chosen:
        text = f"{one.chosen}/{one.count}"
        ink = canvas.text(text, (end - 130, top, end, bottom), BODY, palette.GLOW, weight="Bold", align="right")
        end = ink[0] - 12
    if one.rifts:
        said = words("move-risk", share=f"{round(100 * one.risk)}%")
        ink = canvas.text(said, (end - 190, top, end, bottom), LABEL, LOSS, align="right", shrink=0)
        end = ink[0] - 10
    way = " → ".join(one.path[:-1]) or one.origin
    canvas.text(way, (plate[2] + 18, top, end, bottom), 32, palette.PAPER, shrink=1)


# --- what comes of it -------------------------------------------------------------------------------------------------


class Resulting(Struct, frozen=True):
    """The fleet that a plan makes in the active system.

    Args:
        units: ships and what rides.
        ships: non-fighter ships.
        most: of these that may be there (LC5).
        carried: fighters and ground forces that need room.
        room: for them.
    """

    units: Units
    ships: int
    most: int
    carried: int
    room: int


def card(view: TwilightImperiumView, seat: int, kind: str) -> Unit | None:
    """The figures of a seat's units of a type now (U2)."""
    player = view.players[seat]
    if player.faction not in FACTIONS:
        return None
    return next((c for c in unit_cards(player.faction, kind) if not c.upgraded or c.id in player.technologies), None)


def resulting(
    view: TwilightImperiumView, seat: int, active: str, arrivals: Sequence[Arrival], cargo: Mapping[str, int]
) -> Resulting:
    """What would be in the active system: what stays there, what is chosen to come, what rides with it.

    Args:
        cargo: `PLACE:TYPE` -> number.
    """
    found: Units = dict(view.systems[active].units.get(seat, {}))
    for one in arrivals:
        if one.origin != active:
            found[one.unit] = found.get(one.unit, 0) + one.chosen
    for id, count in cargo.items():
        place, _, kind = id.partition(":")
        if place != active:
            found[kind] = found.get(kind, 0) + count
    held = {kind: found[kind] for kind in KINDS if found.get(kind)}
    fighters = max(0, held.get("fighter", 0) - view.players[seat].freed.get(active, 0))
    carried = fighters + sum(held.get(kind, 0) for kind in GROUND_FORCES)
    room = sum(n * figures.capacity for kind, n in held.items() if (figures := card(view, seat, kind)))
    ships = sum(n for kind, n in held.items() if kind in SHIPS and kind != "fighter")
    return Resulting(held, ships, view.players[seat].ships, carried, room)


def _fleet(
    canvas: Canvas,
    words: Words,
    view: TwilightImperiumView,
    seat: int,
    active: str,
    arrivals: Sequence[Arrival],
    cargo: Mapping[str, int],
    top: float,
) -> None:
    """The fleet that would be there against fleet pool and capacity, and which space cannons reach it."""
    found = resulting(view, seat, active, arrivals, cargo)
    left, right = float(MARGIN), float(PANEL_WIDTH - MARGIN)
    canvas.panel((left, top, right, top + FOOT + 2 * LINE), 18, palette.PLATE)
    x = left + 18
    for kind, count in found.units.items():
        if x + units.stack_width(count, PLATE) > right - 20:
            break
        x = units.stack(canvas, seat, kind, count, x, top + 16, PLATE)[2] + 14
    if not found.units:
        canvas.text(words("move-nothing"), (x, top, right, top + FOOT), LABEL, palette.PAPER_QUIET)
    half = (left + right) / 2
    y = top + FOOT - 4
    flying = (fighter := card(view, seat, "fighter")) is not None and fighter.move is not None
    over = found.ships > found.most
    said = words("move-fleet", ships=found.ships, most=found.most)
    _limit(canvas, said, (left + 20, y, half - 8, y + LINE), LOSS if over else GAIN, over)
    over = found.carried > found.room
    said = words("move-room", carried=found.carried, room=found.room)
    ink = (palette.BRASS_LIGHT if flying else LOSS) if over else GAIN
    _limit(canvas, said, (half, y, right - 16, y + LINE), ink, over)
    _cannons(canvas, words, view, seat, active, (left + 20, y + LINE, right - 16, y + 2 * LINE))


def _limit(canvas: Canvas, said: str, room: Box, ink: Colour, over: bool) -> None:
    """What there is of what there may be, ticked, or warned of where it is more."""
    left, top, right, bottom = room
    sign = counters.warning if over else counters.tick
    sign(canvas, (left + 18, (top + bottom) / 2), 17, ink)
    canvas.text(said, (left + 48, top, right, bottom), BODY, ink, weight="Bold", shrink=2)


def _cannons(canvas: Canvas, words: Words, view: TwilightImperiumView, seat: int, active: str, box: Box) -> None:
    """Space cannons of others that reach the active system."""
    others = [(other, one) for other, one in view.cover.get(active, {}).items() if other != seat]
    left, top, right, bottom = box
    if not others:
        canvas.text(words("move-no-cannons"), box, LABEL, palette.PAPER_QUIET, shrink=0)
        return
    x = left
    for other, one in others:
        if x + 400 > right:
            break
        seat_badge(canvas, other, (x + 18, (top + bottom) / 2), 18)
        ink = canvas.text(cannon_said(one, words), (x + 44, top, min(x + 560, right), bottom), LABEL, LOSS, shrink=1)
        x = ink[2] + 30


def cannon_said(one: Cover, words: Words, seat: int | None = None) -> str:
    """Space cannons in words: dice, and hits to be expected.

    Args:
        seat: whose, where that is said too.
    """
    hits = f"{one.hits / 100:.1f}".removesuffix(".0")
    if seat is None:
        return words("cannons", dice=one.dice, hits=hits)
    return words("cannons-of", name=words.names[seat], dice=one.dice, hits=hits)


def alt(
    view: TwilightImperiumView,
    seat: int,
    active: str,
    arrivals: Sequence[Arrival],
    cargo: Mapping[str, int],
    words: Words,
) -> str:
    """The move in words."""
    coming = [words("alt-coming", count=one.count, unit=words.unit(one.unit), system=one.origin) for one in arrivals]
    found = resulting(view, seat, active, arrivals, cargo)
    held = [words("alt-units", count=n, unit=words.unit(kind)) for kind, n in found.units.items()]
    said = [
        words("alt-moving", system=active, coming=words.text.listing(coming) or words("alt-nothing")),
        words("alt-fleet", units=words.text.listing(held) or words("alt-nothing"), ships=found.ships, most=found.most),
        words("move-room", carried=found.carried, room=found.room) + ".",
    ]
    for other, one in view.cover.get(active, {}).items():
        if other != seat:
            said.append(cannon_said(one, words, other) + ".")
    return " ".join(said)
