"""Project MINE's pictures: gems and a machine room on printed cards. All functions are pure and may run in a thread.

Names are given by seat. Marks are ``(label, Anchor)`` with the anchors that the game's options carry: ``hand``,
``play`` and ``looking`` (index), ``market`` and ``goal`` (slot), ``basic``, ``discard``, ``own-goal`` and ``company``
(card), ``goal-of`` (seat, card) and ``resource`` (name).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.games.project_mine.cards import built_in
from bot.games.project_mine.view import MineView, points_now
from bot.text.catalogue import Language, Voice
from renderers import covers
from renderers.cards.marks import Mark
from renderers.cards.pictures import CardPictures
from renderers.covers import Sitter
from renderers.encode import Picture
from renderers.project_mine import boards as _boards
from renderers.project_mine import goals as _goals
from renderers.project_mine import hands as _hands
from renderers.project_mine import lessons as _lessons
from renderers.project_mine import lookups as _lookups
from renderers.project_mine import moves as _moves
from renderers.project_mine import pieces as _pieces
from renderers.project_mine import results as _results
from renderers.project_mine.cards import FACES
from renderers.project_mine.cover import paint as _motif
from renderers.project_mine.lessons import LESSONS, RULES, Lesson

__all__ = [
    "LESSONS",
    "RULES",
    "Lesson",
    "Mark",
    "Picture",
    "asked",
    "board",
    "built_in",
    "card",
    "goals",
    "hand",
    "lesson",
    "move",
    "result",
]


_PICTURES: Final = CardPictures(
    faces=FACES,
    built_in=built_in,
    table=_boards.paint,
    told=_boards.alt,
    choices=_moves.paint,
    looked_up=_lookups.card,
    taught=_lessons.paint,
    means=lambda view, seat: partial(_pieces.means, player=view.players[seat]),
    means_height=_hands.MEANS,
    rim=_pieces.RIM,
)


def board(
    view: MineView,
    *,
    names: Sequence[str],
    language: Language,
    viewer: int | None = None,
    glow: bool = True,
    text: Voice | None = None,
) -> Picture:
    """The whole table, 1,600 pixels wide.

    Args:
        view: what may be shown; a public picture is made from ``view(None)``.
        names: display names by seat.
        viewer: seat whose side is marked as one's own.
        glow: whether the side of the seat whose turn it is, and what changed, is lit.
        text: another catalogue than the language's own.
    """
    words = _PICTURES.words(view, names, language, text)
    return _PICTURES.board(view, words, viewer, glow)


def move(
    view: MineView,
    seat: int,
    marks: Sequence[Mark],
    *,
    names: Sequence[str],
    language: Language,
    text: Voice | None = None,
) -> Picture:
    """A seat's numbered choices: the cards and resources concerned, at reading size."""
    return _PICTURES.move(view, seat, marks, _PICTURES.words(view, names, language, text))


def asked(
    view: MineView,
    seat: int,
    card: str,
    answers: Sequence[tuple[str, str]],
    *,
    names: Sequence[str],
    language: Language,
    text: Voice | None = None,
) -> Picture:
    """A question about one card: the card large, and the answers, each with its number.

    Raises:
        KeyError: no such card.
    """
    return _PICTURES.asked(view, seat, card, answers, _PICTURES.words(view, names, language, text))


def goals(view: MineView, *, names: Sequence[str], language: Language, text: Voice | None = None) -> Picture:
    """Everybody's goals as cards with their tokens, and the company goals that the viewer may see."""
    words = _PICTURES.words(view, names, language, text)
    told = ", ".join(words.name(card) for card, _ in _goals.shown(view, words)) or words("no-goals")
    return _PICTURES.finish(_goals.paint(view, words), "goals", words("alt-goals", goals=told))


def hand(view: MineView, seat: int, *, names: Sequence[str], language: Language, text: Voice | None = None) -> Picture:
    """A seat's hand with what can be played now, its company goal, play area and deck without order.

    Show another view than the seat's own only where hands are open; what the view hides is only counted.
    """
    words = _PICTURES.words(view, names, language, text)
    cards = ", ".join(words.name(card) for card in view.players[seat].hand)
    alt = words("alt-hand", name=words.names[seat], cards=cards)
    return _PICTURES.finish(_hands.paint(view, seat, words), "hand", alt)


def result(view: MineView, *, names: Sequence[str], language: Language, text: Voice | None = None) -> Picture:
    """Who got what from where; before the end, the points that the viewer can reckon."""
    words = _PICTURES.words(view, names, language, text)
    standing = ", ".join(
        words("alt-seat", name=words.names[seat], points=points_now(view, seat)) for seat in range(view.seats)
    )
    alt = words("alt-result", standing=standing)
    return _PICTURES.finish(_results.paint(view, words), "result", alt)


def card(name: str, *, language: Language, pack: str = "", text: Voice | None = None) -> Picture:
    """A card by its id, large, with its numbers and rulings.

    Args:
        pack: id of the card pack, which must be known here; the built-in one if it is empty.

    Raises:
        KeyError: no such card.
    """
    return _PICTURES.card(name, _PICTURES.apart(pack, language, text))


def cover(sitters: Sequence[Sitter], *, language: Language, text: Voice | None = None) -> Picture:
    """The cover of a lobby: the game's motif and who sits where."""
    return covers.cover("project_mine", _motif, sitters, language=language, text=text)


def lesson(name: Lesson, *, language: Language, text: Voice | None = None) -> Picture:
    """A picture that teaches one thing, or the legend of all signs."""
    return _PICTURES.lesson(name, _PICTURES.apart("", language, text))
