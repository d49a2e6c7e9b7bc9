"""What a seat can choose now, numbered: the cards, pools, markers and spaces concerned, at reading size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.view import ControlView, DomeView, PlayerView
from renderers.canvas import Box, Canvas
from renderers.cards import rows
from renderers.cards.marks import Mark, number_mark
from renderers.cards.spread import places, spread
from renderers.people import seat_badge
from renderers.the_dome import firewall, hands, pieces, server
from renderers.the_dome.pieces import PROGRAM, Said
from renderers.the_dome.words import Words
from renderers.theme import BRIGHT, CARD_RAISED, CORNER, DECIDE, DISCORD_GROUND, MARGIN, PANEL_WIDTH, TABLE, TEXT, mix

Place = tuple[str, tuple[int | str, ...]]
Labels = dict[Place, list[str]]
GAP: Final = 16
TILE: Final = 104
NUMBER: Final = 60
"""Pixels that a number of a choice takes."""
SEAT: Final = 110
KINDS: Final = (
    "hand", "pool", "program", "control", "system", "marker", "player", "void", "mastermind", "held", "character",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Stripe:
    """A part of the picture: its height and how to draw it from a height down."""

    height: float
    draw: Callable[[Canvas, float], None]


def paint(view: DomeView, seat: int, marks: Sequence[Mark], words: Words) -> Canvas:
    """The choices of a seat.

    Raises:
        ValueError: an anchor of an unknown kind.
    """
    labels: Labels = {}
    for label, anchor in marks:
        if anchor.kind not in KINDS:
            raise ValueError(anchor.kind)
        labels.setdefault((anchor.kind, anchor.at), []).append(label)
    player = view.players[seat]
    parts = [*_pools(view, labels), *_systems(view, words, labels), *_players(view, words, labels)]
    parts += _hidden(view, words, labels)
    shown = [(card, Said((), words("staged"), seat=owner)) for owner, card in view.staged]
    shown += _cards(view, player, labels, words)
    if (not marks or _allocating(labels, seat)) and not shown:
        shown = hands.said_of_hand(player, words)
    if shown:
        tall = hands.ROWS.height(len(shown))
        parts.append(Stripe(tall, lambda canvas, y: _rows(canvas, words, shown, y)))
    height = rows.HEAD + hands.MEANS + 20 + sum(part.height + GAP for part in parts) + 8
    canvas = Canvas.blank(PANEL_WIDTH, round(height), TABLE)
    rows.head(canvas, words, seat, "move-title")
    tiled = any(kind == "pool" and at[0] == seat for kind, at in labels)
    means: Box = (MARGIN, rows.HEAD, PANEL_WIDTH - MARGIN, rows.HEAD + hands.MEANS)
    pieces.means(canvas, means, view, player, pools=not tiled)
    y = float(rows.HEAD + hands.MEANS + 20)
    for part in parts:
        part.draw(canvas, y)
        y += part.height + GAP
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _allocating(labels: Labels, seat: int) -> bool:
    """Whether several cards are offered for each own pool: then the hand is wanted beside them."""
    return all(kind == "pool" and at[0] == seat and len(marks) > 1 for (kind, at), marks in labels.items())


def _rows(canvas: Canvas, words: Words, shown: list[tuple[str, Said]], y: float) -> None:
    hands.ROWS.draw(canvas, words, shown, y)


# --- cards ------------------------------------------------------------------------------------------------------------


def _cards(view: DomeView, player: PlayerView, labels: Labels, words: Words) -> list[tuple[str, Said]]:
    """Cards with the numbers of their choices: the whole hand, where hand cards are chosen; else what can be chosen."""
    kinds = {kind for kind, _ in labels}
    found: list[tuple[str, Said]] = []
    if "hand" in kinds:
        found += _hand(player, labels, words)
    if "held" in kinds:
        for at, card in enumerate(view.held):
            marks = tuple(labels.get(("held", (at,)), ()))
            found.append((card, Said(marks, open=bool(marks))))
    for at, card in enumerate(view.mm_hand):
        if marks := labels.get(("mastermind", (at,))):
            found.append((card, Said(tuple(marks))))
    for (kind, at), marks in labels.items():
        numbers = tuple(marks)
        if kind == "program":
            owner, one = next((p, one) for p in view.players for one in p.programs if one.uid == at[0])
            said = Said(numbers, "" if one.ready else words("exhausted"), seat=owner.seat)
            found.append((one.card, said))
        elif kind == "control":
            owner, one = next((p, one) for p in view.players for one in p.controls if one.uid == at[0])
            if one.seen:
                found.append((one.seen, Said(numbers, seat=owner.seat)))
            elif one.card:
                found.append((one.card, replace(hands.affordable(words, player, words.pack[one.card]), marks=numbers)))
        elif kind == "void":
            owner = view.players[int(at[0])]
            found.append((owner.void[int(at[1])], Said(numbers, seat=owner.seat if owner is not player else None)))
        elif kind == "character":
            found.append((view.players[int(at[0])].character, Said(numbers, seat=int(at[0]))))
    return found


def _hand(player: PlayerView, labels: Labels, words: Words) -> list[tuple[str, Said]]:
    found: dict[str, Said] = {}
    for at, card in enumerate(player.hand):
        marks = tuple(labels.get(("hand", (at,)), ()))
        said = found.get(card)
        if said is None:
            found[card] = replace(hands.affordable(words, player, words.pack[card]), marks=marks)
        else:
            found[card] = replace(said, marks=said.marks + marks, count=said.count + 1)
    return [(card, said if said.marks else replace(said, open=False)) for card, said in found.items()]


# --- other things -----------------------------------------------------------------------------------------------------


def _tiles(count: int, columns: int, tall: float, draw: Callable[[Canvas, int, Box], None]) -> Stripe:
    """Things of one size in rows."""
    width = (PANEL_WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    lines = -(-count // columns)

    def lay(canvas: Canvas, y: float) -> None:
        for at, (row, x) in enumerate(places(spread(count, columns), MARGIN, PANEL_WIDTH - MARGIN, width, GAP)):
            top = y + row * (tall + GAP)
            draw(canvas, at, (x, top, x + width, top + tall))

    return Stripe(lines * tall + (lines - 1) * GAP, lay)


def _numbers(canvas: Canvas, marks: Sequence[str], box: Box) -> float:
    """Numbers from the left of a tile; returns where they end."""
    x = box[0] + 12
    for mark in marks:
        number_mark(canvas, mark, (x + 26, (box[1] + box[3]) / 2), 25)
        x += 60
    return x


def _pools(view: DomeView, labels: Labels) -> list[Stripe]:
    """Pools with their numbers beside them, or below where they are many."""
    places = [place for place in labels if place[0] == "pool"]
    if not places:
        return []
    columns = 3 if len(places) != 2 else 2
    most = max(len(labels[place]) for place in places)
    wide = (PANEL_WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    a_row = int((wide - 16) // NUMBER)
    below = 0 if most == 1 else -(-most // a_row)
    several = any(place[1][0] != places[0][1][0] for place in places)

    def draw(canvas: Canvas, at: int, box: Box) -> None:
        seat, colour = int(places[at][1][0]), str(places[at][1][1])
        owner, marks = view.players[seat], labels[places[at]]
        number = COLOURS.index(colour)
        left, top, right, _ = box
        canvas.panel(box, 18, mix(CARD_RAISED, BRIGHT, 0.12))
        end = left + 8.0 if below else _numbers(canvas, marks, (left, top, right, top + TILE))
        if several:
            seat_badge(canvas, seat, (end + 24, top + TILE / 2), 17)
            end += 54
        count = owner.pool_counts[number]
        limit = owner.limits[number] if owner.limits else count
        pieces.pool(canvas, colour, count, limit, (end, top + 8, right - 8, top + TILE - 8))
        for each, mark in enumerate(marks if below else ()):
            row, column = divmod(each, a_row)
            number_mark(canvas, mark, (left + 36 + column * NUMBER, top + TILE + 28 + row * NUMBER), 25)

    return [_tiles(len(places), columns, TILE + below * NUMBER, draw)]


def _players(view: DomeView, words: Words, labels: Labels) -> list[Stripe]:
    places = [place for place in labels if place[0] == "player"]
    if not places:
        return []

    def draw(canvas: Canvas, at: int, box: Box) -> None:
        seat = int(places[at][1][0])
        _, top, right, bottom = box
        canvas.panel(box, 18, mix(CARD_RAISED, BRIGHT, 0.12))
        end = _numbers(canvas, labels[places[at]], box)
        middle = (top + bottom) / 2
        seat_badge(canvas, seat, (end + 30, middle), 26)
        number = firewall.durability(view.players[seat])
        wide = pieces.amount_width(number, DECIDE)
        pieces.amount(canvas, "shield", number, (right - wide - 14, middle), DECIDE)
        canvas.text(
            words.names[seat], (end + 72, top, right - wide - 26, bottom), DECIDE, TEXT, weight="Bold", shrink=3
        )

    return [_tiles(len(places), 2 if len(places) > 1 else 1, SEAT, draw)]


def _hidden(view: DomeView, words: Words, labels: Labels) -> list[Stripe]:
    """Face-down Controls of others, by their place."""
    found: list[tuple[int, int, ControlView, list[str]]] = []
    for (kind, at), marks in labels.items():
        if kind != "control":
            continue
        for player in view.players:
            for number, one in enumerate(player.controls, 1):
                if one.uid == at[0] and not (one.card or one.seen):
                    found.append((player.seat, number, one, marks))
    if not found:
        return []

    def draw(canvas: Canvas, at: int, box: Box) -> None:
        owner, number, one, marks = found[at]
        canvas.panel(box, 18, mix(CARD_RAISED, BRIGHT, 0.12))
        end = _numbers(canvas, marks, box)
        seat_badge(canvas, owner, (end + 24, (box[1] + box[3]) / 2), 20)
        inner = (end + 60, box[1] + 8, box[2] - 8, box[1] + 8 + PROGRAM)
        pieces.control(canvas, words, one, number, view.turn, inner)

    return [_tiles(len(found), 2, PROGRAM + 16, draw)]


def _systems(view: DomeView, words: Words, labels: Labels) -> list[Stripe]:
    """System cards with their tracks: where each point could go, and markers that can be chosen."""
    uids = {int(at[0]) for kind, at in labels if kind == "system"}
    chosen = {(int(at[0]), int(at[1])): marks for (kind, at), marks in labels.items() if kind == "marker"}
    places = [number for number, one in enumerate(view.server, 1) if one.uid in uids]
    for owner, number in chosen:
        place = view.players[owner].markers[number].place
        if place and place not in places:
            places.append(place)
    if not places:
        return []
    places.sort()
    feet = max([len(marks) for (kind, _), marks in labels.items() if kind == "system"], default=0)
    tall = server.height(view, big=True, feet=feet)

    def draw(canvas: Canvas, at: int, box: Box) -> None:
        one = view.server[places[at] - 1]
        spaces = {
            int(place[1][1]): marks
            for place, marks in labels.items()
            if place[0] == "system" and place[1][0] == one.uid
        }
        left, top, right, _ = box
        card: Box = (left + 4, top + 4, right - 4, top + tall)
        server.lay(canvas, view, words, places[at], card, big=True, feet=feet, marks=spaces, chosen=chosen)

    return [_tiles(len(places), 2, tall + 8, draw)]
