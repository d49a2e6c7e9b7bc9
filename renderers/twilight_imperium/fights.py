"""Two fleets facing: what they have, what each unit hits on, dice and losses of a round, and the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.games.twilight_imperium.advice.fights import Arms, Fight, Salvo
from bot.games.twilight_imperium.advice.odds import Odds, expected_barrage, odds
from bot.games.twilight_imperium.combat import CombatRound, Thrown
from bot.games.twilight_imperium.figures import KINDS
from bot.games.twilight_imperium.state import NOBODY, Units
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Box, Canvas
from renderers.letters import advance
from renderers.people import crown, fit_name, seat_badge
from renderers.theme import DECIDE, GAIN, LABEL, LOSS, MARGIN, PANEL_WIDTH, SEATS, TITLE
from renderers.twilight_imperium import brass, counters, emblems, palette, units
from renderers.twilight_imperium.words import Words

HEAD: Final = 96
BAR: Final = 124
SIDE: Final = 116
"""Rows of a side's head."""
ROW: Final = 112
"""Rows of a type of unit."""
DICE: Final = 76
"""Rows and columns of a die."""
GAP: Final = 24
FOOT: Final = 72
PLATE: Final = 1.5
"""Scale of stacks."""
NOTE: Final = 46
"""Rows of a line of what comes before the fight."""


@dataclass(frozen=True)
class Column:
    """One side as it is drawn.

    Args:
        seat: whose.
        units, damaged: what it has.
        arms: what it hits on; empty where that is past.
        dice: of each type, as they lie.
        barrage: dice of anti-fighter barrage.
        lost: units lost, or expected to be.
        sustained: units that sustained damage in this round.
        hits: scored; None where there are no dice.
        notes: lines of what comes before the fight.
    """

    seat: int
    units: Units
    damaged: Units
    arms: dict[str, Arms]
    dice: dict[str, list[Thrown]] = field(default_factory=dict)
    barrage: Sequence[Thrown] = ()
    lost: dict[str, str] = field(default_factory=dict)
    sustained: Units = field(default_factory=dict)
    hits: int | None = None
    notes: Sequence[str] = ()


@dataclass(frozen=True)
class Facing:
    """A whole picture.

    Args:
        title: of it.
        columns: attacker and defender.
        before, after: odds; None where there are none.
        winner: who has won, NOBODY for nobody; None while that is open.
    """

    title: str
    columns: tuple[Column, Column]
    before: Odds | None
    after: Odds | None = None
    winner: int | None = None


def percent(share: float, exact: bool = True) -> str:
    """A chance as it is told: whole percents; nothing is certain that is not, and nothing that was only drawn."""
    if share < 0.01:
        return "<1%" if share or not exact else "0%"
    if share > 0.99:
        return ">99%" if share < 1 or not exact else "100%"
    return f"{round(100 * share)}%"


# --- what is shown ----------------------------------------------------------------------------------------------------


def of_round(view: TwilightImperiumView, words: Words) -> Facing:
    """A round of a combat, the one under way or the last one.

    Raises:
        ValueError: there was no combat.
    """
    seen = view.fought
    if seen is None:
        raise ValueError("no combat")
    before = after = None
    arms: tuple[dict[str, Arms], dict[str, Arms]] = ({}, {})
    if view.stakes is not None:
        before = odds(view.stakes[0])
        changed = any(seen.lost.values()) or any(seen.sustained.values())
        after = odds(view.stakes[1]) if changed else None
        arms = view.stakes[0].now(0), view.stakes[0].now(1)
    first, second = (_column(seen, seat, arms[at]) for at, seat in enumerate(seen.sides))
    key = "fight-space" if seen.space else "fight-ground"
    title = words(key, place=words.place(seen.place), round=seen.number)
    return Facing(title, (first, second), before, after, seen.winner if seen.over else None)


def _column(seen: CombatRound, seat: int, arms: dict[str, Arms]) -> Column:
    dice: dict[str, list[Thrown]] = {}
    for one in seen.dice.get(seat, []):
        dice.setdefault(one.kind, []).append(one)
    return Column(
        seat,
        seen.stood.get(seat, {}),
        seen.hurt.get(seat, {}),
        arms,
        dice,
        seen.barrage.get(seat, ()),
        {kind: str(count) for kind, count in seen.lost.get(seat, {}).items()},
        seen.sustained.get(seat, {}),
        seen.hits.get(seat, 0) if seen.dice else None,
    )


def of_fight(fight: Fight, words: Words) -> Facing:
    """A fight that would be: what both can expect."""
    found = odds(fight)
    barrage = expected_barrage(fight)
    columns = [
        Column(
            side.seat,
            side.units,
            side.damaged,
            fight.now(at),
            lost={kind: _about(count) for kind, count in found.losses[at].items() if count >= 0.05},
            notes=_notes(fight, side.seat, barrage[at], words),
        )
        for at, side in enumerate(fight.sides)
    ]
    title = words("odds-space" if fight.space else "odds-ground", place=words.place(fight.place))
    return Facing(title, (columns[0], columns[1]), found)


def _about(count: float) -> str:
    return f"{count:.1f}".removesuffix(".0")


def _notes(fight: Fight, seat: int, barrage: float, words: Words) -> list[str]:
    """What a side does before the first round: dice, and hits to be expected."""
    said = [_said(one, fight, words) for one in fight.salvos if one.seat == seat]
    if barrage:
        said.append(words("fight-barrage", hits=_about(barrage)))
    return said


def _said(one: Salvo, fight: Fight, words: Words) -> str:
    if one.sure:
        return words("fight-sure", hits=len(one.values))
    bombs = not fight.space and one.seat == fight.attacker.seat
    key = "fight-bombards" if bombs else "fight-cannons"
    return words(key, dice=len(one.values), hits=_about(one.expected))


# --- drawing ----------------------------------------------------------------------------------------------------------


def paint(facing: Facing, words: Words, factions: Sequence[str]) -> Canvas:
    """A fight as a canvas.

    Args:
        factions: ids by seat.
    """
    width = (PANEL_WIDTH - 2 * MARGIN - GAP) / 2
    tall = max(_height(one, width) for one in facing.columns)
    open_ = facing.before is not None
    top = HEAD + (BAR if open_ or facing.winner is not None else 0)
    canvas = brass.page(round(top + tall + MARGIN))
    room: Box = (MARGIN + 8, 14, PANEL_WIDTH - MARGIN, HEAD - 8)
    canvas.text(facing.title, room, TITLE, palette.PAPER, weight="Bold", shrink=3)
    if facing.winner is not None:
        _ended(canvas, words, facing.winner, HEAD)
    elif facing.before is not None:
        _chances(canvas, words, facing, HEAD)
    for at, one in enumerate(facing.columns):
        left = MARGIN + at * (width + GAP)
        _side(canvas, words, one, factions[one.seat], at, (left, top, left + width, top + tall))
    return brass.finished(canvas)


def _across(width: float) -> int:
    return int((width - 24) // DICE)


def _height(one: Column, width: float) -> float:
    rows = SIDE + len(one.notes) * NOTE + 18
    across = _across(width)
    for kind in _kinds(one):
        rows += ROW + DICE * brass.rows_of(len(one.dice.get(kind, ())), across)
    rows += DICE * brass.rows_of(len(one.barrage), across) + (NOTE if one.barrage else 0)
    return rows + (FOOT if one.hits is not None else 0)


def _kinds(one: Column) -> list[str]:
    return [kind for kind in KINDS if kind in one.units]


def _ended(canvas: Canvas, words: Words, winner: int, top: float) -> None:
    box: Box = (MARGIN, top + 4, PANEL_WIDTH - MARGIN, top + BAR - 20)
    brass.plate(canvas, box, lit=True)
    if winner == NOBODY:
        canvas.text(words("fight-nobody"), box, DECIDE, palette.PAPER, weight="Bold", align="centre", shrink=3)
        return
    middle = (box[1] + box[3]) / 2
    crown(canvas, (box[0] + 46, middle), 24, palette.BRASS_LIGHT)
    seat_badge(canvas, winner, (box[0] + 112, middle), 24)
    inner: Box = (box[0] + 158, box[1], box[2] - 20, box[3])
    fitted = fit_name(
        lambda n: words("fight-won", name=n), words.names[winner], int(inner[2] - inner[0]), DECIDE, "Bold", 3
    )
    canvas.write(fitted, inner, palette.BRASS_LIGHT)


def _chances(canvas: Canvas, words: Words, facing: Facing, top: float) -> None:
    """A bar shared out by who wins how often, with what it was before beside it."""
    now = facing.after or facing.before
    assert now is not None
    assert facing.before is not None
    left, right, y = MARGIN, PANEL_WIDTH - MARGIN, top + 4
    box: Box = (left, y, right, y + BAR - 22)
    brass.plate(canvas, box)
    shares = now.attacker, now.neither, now.defender
    seats = facing.columns[0].seat, -1, facing.columns[1].seat
    x, whole = left + 6.0, right - left - 12
    high = y + BAR - 52, y + BAR - 28
    for share, seat in zip(shares, seats, strict=True):
        end = x + whole * share
        fill = SEATS[seat].colour if seat >= 0 else palette.PLATE_RAISED
        if end - x >= 2:
            canvas.fill((round(x), round(high[0]), round(end), round(high[1])), fill)
            if x > left + 6:
                canvas.fill((round(x) - 3, round(high[0]), round(x) + 3, round(high[1])), palette.CASING)
        x = end
    text: Box = (left + 18, y + 2, right - 18, high[0])
    third = (text[2] - text[0]) / 3
    for at, align in ((0, "left"), (1, "right")):
        was, is_ = facing.before.of(at), now.of(at)
        said = percent(is_, now.exact)
        if facing.after is not None:
            said = f"{percent(was, facing.before.exact)} → {said}"
        room = (text[0] + 2 * third * at, text[1], text[0] + third + 2 * third * at, text[3])
        ink = palette.PAPER if facing.after is None or abs(was - is_) < 0.005 else GAIN if is_ > was else LOSS
        canvas.text(said, room, TITLE, ink, weight="Bold", align=align, shrink=4)
    key = "fight-chance" if now.exact else "fight-chance-drawn"
    said = words(key, neither=percent(now.neither, now.exact))
    inner: Box = (text[0] + third, text[1], text[2] - third, text[3])
    canvas.text(said, inner, LABEL, palette.PAPER_QUIET, align="centre", lines=2, shrink=0)


def _side(canvas: Canvas, words: Words, one: Column, faction: str, at: int, box: Box) -> None:
    left, top, right, bottom = box
    canvas.frame(box, 18, 3, SEATS[one.seat].colour, palette.PLATE)
    middle = top + SIDE / 2
    seat_badge(canvas, one.seat, (left + 54, middle), 34)
    end = right - 20.0
    if faction:
        emblems.medal(canvas, faction, (right - 56, middle), 36)
        end = right - 106
    canvas.text(words.names[one.seat], (left + 108, top + 12, end, middle + 10), DECIDE, palette.PAPER,
                weight="Bold", shrink=3)  # fmt: skip
    role = words("fight-attacker" if at == 0 else "fight-defender")
    canvas.text(role, (left + 108, middle + 8, end, top + SIDE - 8), LABEL, palette.PAPER_QUIET, shrink=0)
    y = top + SIDE
    for note in one.notes:
        canvas.text(note, (left + 20, y, right - 16, y + NOTE), 32, palette.BRASS_LIGHT, shrink=1)
        y += NOTE
    if one.barrage:
        canvas.text(
            words("fight-barrage-dice"), (left + 20, y, right - 16, y + NOTE), 32, palette.BRASS_LIGHT, shrink=1
        )
        y = _dice(canvas, one.barrage, left, y + NOTE, right)
    for kind in _kinds(one):
        _unit(canvas, words, one, kind, (left, y, right, y + ROW))
        y = _dice(canvas, one.dice.get(kind, ()), left, y + ROW, right)
    if one.hits is not None:
        room: Box = (left + 20, bottom - FOOT, right - 20, bottom - 6)
        canvas.stroke([(left + 16, bottom - FOOT - 2), (right - 16, bottom - FOOT - 2)], 2, palette.BRASS_DARK)
        canvas.text(words("fight-hits", count=one.hits), room, DECIDE, palette.BRASS_LIGHT, weight="Bold", shrink=2)


def _unit(canvas: Canvas, words: Words, one: Column, kind: str, row: Box) -> None:
    """A type of unit: how many, what it hits on, what is lost."""
    left, top, right, bottom = row
    plate = units.HIGH * PLATE
    upper = (top + bottom - plate) / 2
    box = units.stack(canvas, one.seat, kind, one.units[kind], left + 22, upper, PLATE, one.damaged.get(kind, 0))
    x = max(box[2] + 20, left + 218)
    end = right - 18.0
    if lost := one.lost.get(kind):
        end = _chip(canvas, f"−{lost}" if one.hits is not None else f"≈ −{lost}", end, (top + bottom) / 2)
    if one.sustained.get(kind):
        middle = (end - 30, (top + bottom) / 2)
        canvas.disc(middle, 28, palette.GLOW)
        units.jag(canvas, middle, 58, palette.CASING, palette.CASING)
        end -= 70
    arms = one.arms.get(kind)
    if arms is None:
        canvas.text(words.unit(kind), (x, top, end - 8, bottom), 32, palette.PAPER, shrink=1)
        return
    split = top + 66
    ink = canvas.text(hits_on(arms), (x, top, end - 8, split), 44, palette.PAPER, weight="Bold", shrink=2)
    if arms.bonus:
        sign = f"{arms.bonus:+d}".replace("-", "−")
        room: Box = (ink[2] + 14, top, end - 6, split)
        canvas.text(f"({sign})", room, 32, GAIN if arms.bonus > 0 else LOSS, shrink=1)
    canvas.text(words.unit(kind), (x, split - 8, end - 6, bottom - 12), LABEL, palette.PAPER_QUIET, shrink=0)


def hits_on(arms: Arms) -> str:
    """What is to be rolled, with what is added counted in: `7+`, `5+ ×2`, a dash for units without dice."""
    if not arms.dice:
        return "–"
    least = min(10, max(1, arms.value - arms.bonus))
    text = "10" if least == 10 else f"{least}+"
    return text if arms.dice == 1 else f"{text} ×{arms.dice}"


def _chip(canvas: Canvas, text: str, end: float, middle: float) -> float:
    wide = 30 + advance(text, DECIDE, "Bold")
    canvas.panel((end - wide, middle - 31, end, middle + 31), 14, palette.CASING)
    canvas.text(
        text, (end - wide, middle - 31, end, middle + 31), DECIDE, LOSS, weight="Bold", align="centre", shrink=2
    )
    return end - wide - 12


def _dice(canvas: Canvas, dice: Sequence[Thrown], left: float, top: float, right: float) -> float:
    """Dice in rows: lit where they hit; what one showed before it was rolled again stands small at its corner."""
    across = _across(right - left)
    for number, one in enumerate(dice):
        row, column = divmod(number, across)
        spot = left + 20 + DICE / 2 + column * DICE, top + DICE / 2 - 4 + row * DICE
        counters.die(canvas, str(one.result), spot, 32, one.hit)
        if one.former:
            corner = spot[0] + 25, spot[1] - 25
            canvas.disc(corner, 15, palette.CASING)
            canvas.stroke([(corner[0] - 9, corner[1] + 5), (corner[0], corner[1] - 8), (corner[0] + 9, corner[1] + 5)],
                          3.5, palette.GLOW)  # fmt: skip
    return top + DICE * brass.rows_of(len(dice), across)


# --- words ------------------------------------------------------------------------------------------------------------


def alt(facing: Facing, words: Words) -> str:
    """The fight in words."""
    said = [facing.title + "."]
    said += [_told(one, words) for one in facing.columns]
    now = facing.after or facing.before
    if facing.winner is not None:
        name = words.names[facing.winner] if facing.winner != NOBODY else ""
        said.append(words("fight-won", name=name) if name else words("fight-nobody"))
    elif now is not None:
        one, other = (words.names[column.seat] for column in facing.columns)
        said.append(
            words(
                "alt-chances",
                name=one,
                share=percent(now.attacker, now.exact),
                other=other,
                rest=percent(now.defender, now.exact),
                neither=percent(now.neither, now.exact),
            )
        )
    return " ".join(said)


def _told(one: Column, words: Words) -> str:
    """One side in words."""
    has = words.text.listing([words("alt-units", count=n, unit=words.unit(kind)) for kind, n in one.units.items()])
    said = words("alt-side", name=words.names[one.seat], units=has or words("alt-nothing"))
    dice = [str(die.result) for thrown in one.dice.values() for die in thrown]
    if one.hits is not None:
        said += " " + words("alt-dice", dice=", ".join(dice) or words("alt-nothing"), hits=one.hits)
    if one.lost:
        gone = [f"{words.unit(kind)} {count}" for kind, count in one.lost.items()]
        said += " " + words("alt-lost" if one.hits is not None else "alt-expected", units=words.text.listing(gone))
    return said
