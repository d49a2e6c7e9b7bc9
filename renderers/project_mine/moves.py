"""What a seat can choose now, numbered: the cards concerned at reading size, below its means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.project_mine.state import CHOOSE
from bot.games.project_mine.verbs import RESOURCES
from bot.games.project_mine.view import MineView, PlayerView
from renderers.canvas import Canvas
from renderers.cards import rows
from renderers.cards.marks import Mark
from renderers.project_mine import glyphs, hands, palette, pieces
from renderers.project_mine.palette import LOOKS
from renderers.project_mine.pieces import Said
from renderers.project_mine.words import Words
from renderers.theme import (
    BODY,
    BRIGHT,
    CARD,
    CARD_RAISED,
    CORNER,
    DISCORD_GROUND,
    INK,
    LABEL,
    MARGIN,
    PANEL_WIDTH,
    TABLE,
    TEXT,
    mix,
)

Shown = list[tuple[str, Said]]
TILE = 190
PILE = 92
FIGURE = 40
"""Of the figures of a pile."""
LAST = 1000
"""Where a card without a number comes."""
KINDS = ("hand", "play", "discard", "market", "goal", "basic", "own-goal", "goal-of", "resource", "looking", "company")


def paint(view: MineView, seat: int, marks: Sequence[Mark], words: Words) -> Canvas:
    """The choices of a seat.

    Raises:
        ValueError: an anchor of an unknown kind.
    """
    player = view.players[seat]
    for _, anchor in marks:
        if anchor.kind not in KINDS:
            raise ValueError(anchor.kind)
    piles = [(label, str(anchor.at[0])) for label, anchor in marks if anchor.kind == "basic"]
    tiles = [(label, str(anchor.at[0])) for label, anchor in marks if anchor.kind == "resource"]
    shown = _cards(view, player, [mark for mark in marks if mark[1].kind not in ("resource", "basic")], words)
    choosing = view.phase == CHOOSE and bool(shown)
    traits = hands.traits(words, [card for card, _ in shown]) if choosing else []
    if not marks:
        shown = hands.said_of_hand(view, player, words)
    body = hands.ROWS.height(len(shown)) if shown else 0
    body += hands.ROWS.height(len(traits)) - rows.RIBBON if traits else 0
    height = rows.HEAD + hands.MEANS + 24 + body + (TILE + 24 if tiles else 0) + -(-len(piles) // 2) * PILE
    canvas = Canvas.blank(PANEL_WIDTH, height + 16, TABLE)
    rows.head(canvas, words, seat, "move-title")
    pieces.means(canvas, (MARGIN, rows.HEAD, PANEL_WIDTH - MARGIN, rows.HEAD + hands.MEANS), player)
    y = float(rows.HEAD + hands.MEANS + 20)
    if tiles:
        _resources(canvas, words, player, tiles, y)
        y += TILE + 24
    if shown:
        y = hands.ROWS.draw(canvas, words, shown, y)
    if traits:
        y = hands.ROWS.draw(canvas, words, traits, y)
    _piles(canvas, view, words, piles, y)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _cards(view: MineView, player: PlayerView, marks: Sequence[Mark], words: Words) -> Shown:
    """Cards with the numbers of their choices: the whole hand, where hand cards are chosen; else what can be chosen."""
    by_place: dict[tuple[str, tuple[int | str, ...]], list[str]] = {}
    for label, anchor in marks:
        by_place.setdefault((anchor.kind, anchor.at), []).append(label)
    kinds = {kind for kind, _ in by_place}
    found: Shown = []
    if "hand" in kinds:
        found += _hand(player, by_place, words)
    for kind, cards in (("play", player.play), ("looking", view.looking)):
        if kind in kinds:
            found += [
                (card, Said(marks=tuple(by_place.get((kind, (number,)), ())), open=(kind, (number,)) in by_place))
                for number, card in enumerate(cards)
            ]
    new = view.recent
    for kind, offers, opened in (("market", view.market, new.market), ("goal", view.goals, new.goals)):
        if kind in kinds:
            found += [
                (one.card, Said(tuple(labels), words("costs", cost=one.cost), new=one.slot in opened))
                for one in offers
                if (labels := by_place.get((kind, (one.slot,))))
            ]
    for (kind, at), labels in by_place.items():
        if kind in ("discard", "company"):
            found.append(_by_name(kind, str(at[0]), tuple(labels), words))
        elif kind in ("own-goal", "goal-of"):
            owner = player.seat if kind == "own-goal" else int(at[0])
            card = str(at[-1])
            goal = next((goal for goal in view.players[owner].goals if goal.card == card), None)
            tokens = (goal.tokens, goal.needs) if goal else None
            said = Said(tuple(labels), words.names[owner] if kind == "goal-of" else "", seat=owner, tokens=tokens)
            found.append((card, said))
    # As the buttons count them; what cannot be chosen comes last.
    return sorted(found, key=lambda one: min((int(mark) for mark in one[1].marks if mark.isdigit()), default=LAST))


def _hand(player: PlayerView, by_place: dict[tuple[str, tuple[int | str, ...]], list[str]], words: Words) -> Shown:
    found: dict[str, Said] = {}
    for number, card in enumerate(player.hand):
        labels = tuple(by_place.get(("hand", (number,)), ()))
        said = found.get(card)
        if said is None:
            found[card] = Said(labels)
        else:
            found[card] = replace(said, marks=said.marks + labels, count=said.count + 1)
    return [
        (card, said if said.marks else replace(said, open=False, words=pieces.why_not(words, player, words.pack[card])))
        for card, said in found.items()
    ]


def _by_name(kind: str, card: str, labels: tuple[str, ...], words: Words) -> tuple[str, Said]:
    return card, Said(labels, hands.with_trait(words, card) if kind == "company" else "")


def _piles(canvas: Canvas, view: MineView, words: Words, piles: list[tuple[str, str]], top: float) -> None:
    """Medium and large mines for sale, two in a row."""
    gap = 14
    width = (PANEL_WIDTH - 2 * MARGIN - gap) / 2
    for number, (label, card) in enumerate(piles):
        row, column = divmod(number, 2)
        x, y = MARGIN + column * (width + gap), top + row * PILE
        one = next((one for one in view.basic if one.card == card), None)
        found = words.pack[card]
        look, middle = LOOKS[palette.family(found)], y + (PILE - 14) / 2
        ground = mix(CARD, look.dark, 0.45)
        canvas.frame((x, y, x + width, y + PILE - 14), 16, 3, look.base, ground)
        canvas.disc((x + 38, middle), 28, BRIGHT)
        canvas.sign(label, (x + 38, middle), 36, INK, 54)
        pieces.sign_of(canvas, found, (x + 104, middle), 28, ground)
        end = x + width - 16
        if one is not None:
            canvas.text(
                f"×{one.left}", (end - 60, y, end, y + PILE - 14), FIGURE, TEXT, weight="Bold", align="right", shrink=0
            )
            glyphs.cost(canvas, one.cost, (end - 98, middle), 33)
            end -= 140
        if gain := pieces.yields(found):
            room = (end - 58, y, end, y + PILE - 14)
            canvas.text(gain, room, FIGURE, look.light, weight="Bold", align="right", shrink=0)
            end -= 66
        canvas.text(words.name(found), (x + 142, y, end, y + PILE - 14), LABEL, TEXT, lines=2, shrink=3)


def _resources(canvas: Canvas, words: Words, player: PlayerView, tiles: list[tuple[str, str]], top: float) -> None:
    gap = 14
    width = (PANEL_WIDTH - 2 * MARGIN - gap * 4) / 5
    for number, name in enumerate(RESOURCES):
        x = MARGIN + number * (width + gap)
        labels = [label for label, resource in tiles if resource == name]
        canvas.panel((x, top, x + width, top + TILE), 22, mix(CARD_RAISED, BRIGHT, 0.12) if labels else CARD)
        glyphs.resource(canvas, name, (x + width / 2 - 32, top + 66), 44, INK)
        held = player.resources[number]
        canvas.number(str(held), (x + width / 2 + 26, top + 30, x + width, top + 102), 44, TEXT)
        left = x + 14
        for label in labels:
            canvas.disc((left + 26, top + TILE - 38), 25, BRIGHT)
            canvas.sign(label, (left + 26, top + TILE - 38), 32, INK, 50)
            left += 62
        room = (left, top + 124, x + width - 12, top + TILE - 12)
        canvas.text(words(f"resource-{name}"), room, BODY, TEXT, shrink=3, align="left" if labels else "centre")
