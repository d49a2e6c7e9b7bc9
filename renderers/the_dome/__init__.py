"""THE DOME's pictures: glass domes, circuits and neon. All functions are pure and may run in a thread.

Names are given by seat. Marks are ``(label, Anchor)`` with the anchors that the game's options carry; they are listed
in :mod:`bot.games.the_dome.wording`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from bot.games.the_dome.cards import built_in
from bot.games.the_dome.view import DomeView
from bot.text.catalogue import Language, Voice
from renderers import covers
from renderers.cards.marks import Mark
from renderers.cards.pictures import CardPictures
from renderers.covers import Sitter
from renderers.encode import Picture
from renderers.the_dome import boards as _boards
from renderers.the_dome import choosing as _choosing
from renderers.the_dome import hands as _hands
from renderers.the_dome import lessons as _lessons
from renderers.the_dome import lookups as _lookups
from renderers.the_dome import moves as _moves
from renderers.the_dome import pieces as _pieces
from renderers.the_dome import results as _results
from renderers.the_dome.cards import FACES
from renderers.the_dome.choosing import MOST as DECKS_SHOWN
from renderers.the_dome.cover import paint as _motif
from renderers.the_dome.lessons import LESSONS, RULES, Lesson

__all__ = [
    "DECKS_SHOWN",
    "LESSONS",
    "RULES",
    "Lesson",
    "Mark",
    "Picture",
    "asked",
    "board",
    "built_in",
    "card",
    "deck",
    "decks",
    "hand",
    "lesson",
    "move",
    "result",
    "void",
]


_PICTURES: Final = CardPictures(
    faces=FACES,
    built_in=built_in,
    table=_boards.paint,
    told=_boards.alt,
    choices=_moves.paint,
    looked_up=_lookups.card,
    taught=_lessons.paint,
    means=lambda view, seat: partial(_pieces.means, view=view, player=view.players[seat]),
    means_height=_hands.MEANS,
)


def board(
    view: DomeView,
    *,
    names: Sequence[str],
    language: Language,
    viewer: int | None = None,
    glow: bool = True,
    text: Voice | None = None,
) -> Picture:
    """The whole table, 1,600 pixels wide. Nothing on it depends on what only its viewer may see.

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
    view: DomeView,
    seat: int,
    marks: Sequence[Mark],
    *,
    names: Sequence[str],
    language: Language,
    text: Voice | None = None,
) -> Picture:
    """A seat's numbered choices: the cards, pools, markers and spaces concerned, at reading size."""
    return _PICTURES.move(view, seat, marks, _PICTURES.words(view, names, language, text))


def asked(
    view: DomeView,
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


def decks(
    view: DomeView,
    seat: int,
    offered: Sequence[tuple[str, str]],
    *,
    names: Sequence[str],
    language: Language,
    text: Voice | None = None,
) -> Picture:
    """The decks a seat may choose, each with its number: characters, colours, first resources.

    Args:
        offered: number and id of each deck.

    Raises:
        KeyError: no such deck.
    """
    words = _PICTURES.words(view, names, language, text)
    told: list[str] = []
    for label, name in offered:
        found = words.pack.decks[name]
        person = words.pack[found.character]
        said = words("alt-card", card=words.name(person), text=words.effect(person))
        told.append(f"{label} {getattr(found.name, language)}, {said}")
    canvas = _choosing.paint(seat, offered, words)
    return _PICTURES.finish(canvas, "decks", words("alt-decks", decks=" ".join(told)))


def hand(view: DomeView, seat: int, *, names: Sequence[str], language: Language, text: Voice | None = None) -> Picture:
    """A seat's hand, its pools in their order, its Controls with their standing orders, the Mastermind's cards.

    Show another view than the seat's own only where hands are open; what the view hides is only counted.
    """
    words = _PICTURES.words(view, names, language, text)
    player = view.players[seat]
    if player.hand or not player.hand_count:
        cards = ", ".join(words.name(card) for card in player.hand)
        alt = words("alt-hand", name=words.names[seat], cards=cards)
    else:
        alt = words("alt-hand-hidden", name=words.names[seat], count=player.hand_count)
    return _PICTURES.finish(_hands.paint(view, seat, words), "hand", alt)


def result(view: DomeView, *, names: Sequence[str], language: Language, text: Voice | None = None) -> Picture:
    """How it ended and how everybody stands; before the end, how everybody stands now."""
    words = _PICTURES.words(view, names, language, text)
    return _PICTURES.finish(_results.paint(view, words), "result", _results.alt(view, words))


def void(
    view: DomeView, which: int | str, *, names: Sequence[str], language: Language, text: Voice | None = None
) -> Picture:
    """A void in its order, the top first.

    Args:
        which: a seat (``1``, or ``"s1"``), ``"system"`` or ``"mastermind"``.
    """
    words = _PICTURES.words(view, names, language, text)
    seat, held = _lookups.void_of(view, which)
    cards = ", ".join(words.name(card) for card in reversed(held))
    if seat is None:
        alt = words("alt-pile", title=words(f"void-{which}"), cards=cards)
    else:
        alt = words("alt-void", name=words.names[seat], cards=cards)
    return _PICTURES.finish(_lookups.void(view, which, words), "void", alt)


def deck(
    character: str,
    cards: Mapping[str, int],
    *,
    language: Language,
    pack: str = "",
    text: Voice | None = None,
) -> Picture:
    """A deck list: cards by colour with copies, counts against the character's composition, every rule it breaks.

    Args:
        character: card id.
        cards: design -> copies; designs the pack does not have are only counted.
        pack: id of the card pack, which must be known here; the built-in one if it is empty.
    """
    words = _PICTURES.apart(pack, language, text)
    name = words.name(character) if character in words.pack.cards else character
    held = [words("alt-copies", card=words.name(c), count=n) for c, n in cards.items() if c in words.pack.cards]
    alt = words("alt-deck", card=name, count=sum(cards.values()), cards=", ".join(held))
    return _PICTURES.finish(_lookups.deck(words, character, cards), "deck", alt)


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
    return covers.cover("the_dome", _motif, sitters, language=language, text=text)


def lesson(name: Lesson, *, language: Language, text: Voice | None = None) -> Picture:
    """A picture that teaches one thing, or the legend of all signs."""
    return _PICTURES.lesson(name, _PICTURES.apart("", language, text))
