"""The end: the galaxy as it was left, and below it every hand open: secret objectives, scored or not, action cards."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.figures import OBJECTIVES
from bot.games.twilight_imperium.flow.notes import issuer_of, kind_of
from bot.games.twilight_imperium.view import OpenHand, TwilightImperiumView
from renderers.canvas import Box, Canvas
from renderers.letters import fit
from renderers.people import crown, seat_badge
from renderers.theme import BODY, BRIGHT, GAIN, LABEL, MARGIN, TITLE
from renderers.twilight_imperium import brass, counters, emblems, galaxy, palette
from renderers.twilight_imperium.hands import scored_secrets
from renderers.twilight_imperium.results import standing
from renderers.twilight_imperium.words import Words

ACROSS: Final = 2
HEAD: Final = 92
"""Rows of a seat's name."""
LINE: Final = 62
"""Rows of a card."""
GROUND: Final = galaxy.HEIGHT + 18


def _held(view: TwilightImperiumView, seat: int) -> int:
    """Lines that a hand takes."""
    hand = view.opened[seat]
    return max(1, len(scored_secrets(view, seat)) + len(hand.secrets) + len(hand.cards) + len(hand.notes))


def paint(view: TwilightImperiumView, words: Words) -> Canvas:
    """The galaxy, and a plate for every seat, the winner first.

    Raises:
        ValueError: the game is not over.
    """
    if not view.opened:
        raise ValueError(view.phase)
    order = standing(view)
    rows = [order[at : at + ACROSS] for at in range(0, len(order), ACROSS)]
    tall = [HEAD + LINE * max(_held(view, seat) for seat in row) + 14 for row in rows]
    height = GROUND + brass.HEADING + sum(tall) + brass.GAP * len(rows) + 10
    canvas = brass.page(height, galaxy.WIDTH)
    canvas.include(galaxy.paint(view, words, None, glow=False), 0, 0)
    top = brass.heading(canvas, words("finale-hands"), GROUND)
    width = (galaxy.WIDTH - 2 * MARGIN - brass.GAP * (ACROSS - 1)) / ACROSS
    for row, high in zip(rows, tall, strict=True):
        for place, seat in enumerate(row):
            left = MARGIN + place * (width + brass.GAP)
            _hand(canvas, view, words, seat, (left, top, left + width, top + high), seat == order[0])
        top += high + brass.GAP
    return brass.finished(canvas)


def _hand(canvas: Canvas, view: TwilightImperiumView, words: Words, seat: int, box: Box, first: bool) -> None:
    """Who it is, and all that they held."""
    left, top, right, bottom = box
    player, hand = view.players[seat], view.opened[seat]
    canvas.frame(box, 18, 5 if first else 2, BRIGHT if first else palette.BRASS_DARK, palette.tinted(seat))
    middle = top + HEAD / 2
    seat_badge(canvas, seat, (left + 50, middle), 28)
    emblems.medal(canvas, player.faction, (left + 124, middle), 36)
    end = right - 100
    canvas.number(str(player.points), (end, top, right - 24, top + HEAD), TITLE, BRIGHT if first else palette.PAPER,
                  align="right")  # fmt: skip
    if first:
        crown(canvas, (end - 20, middle), 18, BRIGHT)
        end -= 50
    name = fit(words.names[seat], int(end - left - 180), 40, "Bold", 1, 3)
    canvas.write(name, (left + 174, top, end, top + HEAD), palette.PAPER)
    canvas.panel((left + 10, top + HEAD, right - 10, bottom - 10), 12, palette.PLATE)
    top += HEAD
    for one in scored_secrets(view, seat):
        counters.tick(canvas, (left + 50, top + LINE / 2), 19, GAIN)
        _card(canvas, words.called("objective", one), words("finale-scored"), (left, top, right, top + LINE), GAIN)
        top += LINE
    for one in hand.secrets:
        counters.secret(canvas, (left + 50, top + LINE / 2), 19)
        _card(canvas, words.called("objective", one), _far(hand, one, words), (left, top, right, top + LINE))
        top += LINE
    for one in hand.cards:
        counters.action(canvas, (left + 50, top + LINE / 2), 19)
        _card(canvas, words.called("component", one), "", (left, top, right, top + LINE))
        top += LINE
    for one in hand.notes:
        counters.note(canvas, (left + 50, top + LINE / 2), 19)
        whose = "" if issuer_of(one) == seat else words.names[issuer_of(one)]
        _card(canvas, words.called("component", kind_of(one)), whose, (left, top, right, top + LINE))
        top += LINE
    if not _anything(view, seat):
        room: Box = (left + 30, top, right - 30, top + LINE)
        canvas.text(words("finale-nothing"), room, LABEL, palette.PAPER_QUIET)


def _anything(view: TwilightImperiumView, seat: int) -> bool:
    hand = view.opened[seat]
    return bool(hand.secrets or hand.cards or hand.notes or scored_secrets(view, seat))


def _far(hand: OpenHand, objective: str, words: Words) -> str:
    """How far a seat was with an objective; when it could have been scored, where that is an event."""
    card = OBJECTIVES[objective]
    if card.kind == "event":
        return words(f"hand-{card.phase}")
    has, asked = hand.secrets[objective]
    return f"{min(has, asked)}/{asked}"


def _card(canvas: Canvas, name: str, aside: str, box: Box, ink: tuple[int, int, int] = palette.PAPER) -> None:
    """A card's name, and at the right what is to be said of it."""
    left, top, right, bottom = box
    end = right - 30
    if aside:
        said = canvas.text(aside, (right - 320, top, end, bottom), BODY, palette.PAPER_QUIET, align="right", shrink=2)
        end = said[0] - 16
    canvas.write(fit(name, int(end - left - 92), BODY, "Bold", 1, 3), (left + 88, top, end, bottom), ink)


def lines(view: TwilightImperiumView, words: Words) -> list[str]:
    """Every hand in words, the winner first."""
    told: list[str] = []
    for seat in standing(view):
        hand = view.opened[seat]
        cards = [
            *(f"{words.called('objective', one)} ({words('finale-scored')})" for one in scored_secrets(view, seat)),
            *(f"{words.called('objective', one)} ({_far(hand, one, words)})" for one in hand.secrets),
            *(words.called("component", one) for one in hand.cards),
            *(f"{words.called('component', kind_of(one))} ({words.names[issuer_of(one)]})" for one in hand.notes),
        ]
        held = ", ".join(cards) or words("finale-nothing")
        told.append(words("alt-finale", name=words.names[seat], points=view.players[seat].points, held=held))
    return told


def alt(view: TwilightImperiumView, words: Words) -> str:
    """The same as the text alternative."""
    return " ".join([words("finale-hands"), *lines(view, words)])
