"""Project MINE's pictures: gems and a machine room on printed cards. All functions are pure and may run in a thread.

Names are given by seat. Marks are ``(label, Anchor)`` with the anchors that the game's options carry: ``hand``,
``play`` and ``looking`` (index), ``market`` and ``goal`` (slot), ``basic``, ``discard``, ``own-goal`` and ``company``
(card), ``goal-of`` (seat, card) and ``resource`` (name).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.project_mine.cards import built_in, known
from bot.games.project_mine.view import MineView, points_now
from bot.text.catalogue import Language
from bot.text.catalogue import Text as Catalogue
from renderers.covers import Sitter
from renderers.covers import cover as _cover
from renderers.encode import Picture, finish
from renderers.people import Text
from renderers.project_mine import asked as _asked
from renderers.project_mine import boards as _boards
from renderers.project_mine import goals as _goals
from renderers.project_mine import hands as _hands
from renderers.project_mine import lessons as _lessons
from renderers.project_mine import lookups as _lookups
from renderers.project_mine import moves as _moves
from renderers.project_mine import results as _results
from renderers.project_mine.chart import colours
from renderers.project_mine.cover import paint as _motif
from renderers.project_mine.lessons import LESSONS, RULES, Lesson
from renderers.project_mine.moves import Mark
from renderers.project_mine.words import Words

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


def board(
    view: MineView,
    *,
    names: Sequence[str],
    language: Language,
    viewer: int | None = None,
    glow: bool = True,
    text: Text | None = None,
) -> Picture:
    """The whole table, 1,600 pixels wide.

    Args:
        view: what may be shown; a public picture is made from ``view(None)``.
        names: display names by seat.
        viewer: seat whose panel is marked as one's own.
        glow: whether the panel of the seat whose turn it is is lit.
        text: another catalogue than the language's own.
    """
    words = Words.at(view, text or Catalogue(language), language, names)
    return finish(_boards.paint(view, words, viewer, glow), colours(), "project_mine.png", _boards.alt(view, words))


def move(
    view: MineView,
    seat: int,
    marks: Sequence[Mark],
    *,
    names: Sequence[str],
    language: Language,
    text: Text | None = None,
) -> Picture:
    """A seat's numbered choices: the cards and resources concerned, at reading size."""
    words = Words.at(view, text or Catalogue(language), language, names)
    alt = words("alt-move", name=words.names[seat], count=len(marks))
    return finish(_moves.paint(view, seat, marks, words), colours(), "project_mine-move.png", alt)


def asked(
    view: MineView,
    seat: int,
    card: str,
    answers: Sequence[tuple[str, str]],
    *,
    names: Sequence[str],
    language: Language,
    text: Text | None = None,
) -> Picture:
    """A question about one card: the card large, and the answers, each with its number.

    Raises:
        KeyError: no such card.
    """
    words = Words.at(view, text or Catalogue(language), language, names)
    told = ", ".join(f"{label} {said}" for label, said in answers)
    alt = words("alt-asked", card=words.name(card), answers=told)
    return finish(_asked.paint(view, seat, card, answers, words), colours(), "project_mine-asked.png", alt)


def goals(view: MineView, *, names: Sequence[str], language: Language, text: Text | None = None) -> Picture:
    """Everybody's goals as cards with their tokens, and the company goals that the viewer may see."""
    words = Words.at(view, text or Catalogue(language), language, names)
    told = ", ".join(words.name(card) for card, _ in _goals.shown(view, words)) or words("no-goals")
    return finish(_goals.paint(view, words), colours(), "project_mine-goals.png", words("alt-goals", goals=told))


def hand(view: MineView, seat: int, *, names: Sequence[str], language: Language, text: Text | None = None) -> Picture:
    """A seat's hand with what can be played now, its company goal, play area and deck without order.

    Show another view than the seat's own only where hands are open; what the view hides is only counted.
    """
    words = Words.at(view, text or Catalogue(language), language, names)
    cards = ", ".join(words.name(card) for card in view.players[seat].hand)
    alt = words("alt-hand", name=words.names[seat], cards=cards)
    return finish(_hands.paint(view, seat, words), colours(), "project_mine-hand.png", alt)


def result(view: MineView, *, names: Sequence[str], language: Language, text: Text | None = None) -> Picture:
    """Who got what from where; before the end, the points that the viewer can reckon."""
    words = Words.at(view, text or Catalogue(language), language, names)
    standing = ", ".join(
        words("alt-seat", name=words.names[seat], points=points_now(view, seat)) for seat in range(view.seats)
    )
    alt = words("alt-result", standing=standing)
    return finish(_results.paint(view, words), colours(), "project_mine-result.png", alt)


def card(name: str, *, language: Language, pack: str = "", text: Text | None = None) -> Picture:
    """A card by its id, large, with its rulings.

    Args:
        pack: id of the card pack, which must be known here; the built-in one if it is empty.

    Raises:
        KeyError: no such card.
    """
    words = Words.of(text or Catalogue(language), language, known(pack) if pack else built_in())
    found = words.pack[name]
    alt = words("alt-card", card=words.name(found), text=words.effect(found))
    return finish(_lookups.paint(words, name), colours(), f"project_mine-{name}.png", alt)


def cover(sitters: Sequence[Sitter], *, language: Language, text: Text | None = None) -> Picture:
    """The cover of a lobby: the game's motif and who sits where."""
    return _cover("project_mine", _motif, sitters, language=language, text=text)


def lesson(name: Lesson, *, language: Language, text: Text | None = None) -> Picture:
    """A picture that teaches: goal, turn, scoring, eras, cards, or the legend of all signs."""
    words = Words.of(text or Catalogue(language), language, built_in())
    canvas = _lessons.paint(name, words)
    if name == "legend":
        alt = ", ".join(label.text.replace("\n", " ") for label in canvas.labels if len(label.text) > 2)
    else:
        alt = " ".join(words(f"lesson-{name}-{number}") for number in (1, 2, 3))
    return finish(canvas, colours(), f"project_mine-{name}.png", alt)
