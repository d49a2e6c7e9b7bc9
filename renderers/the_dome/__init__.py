"""THE DOME's pictures: glass domes, circuits and neon. All functions are pure and may run in a thread.

Names are given by seat. Marks are ``(label, Anchor)`` with the anchors that the game's options carry; they are listed
in :mod:`bot.games.the_dome.wording`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.the_dome.cards import built_in, known
from bot.games.the_dome.view import DomeView
from bot.text.catalogue import Language
from bot.text.catalogue import Text as Catalogue
from renderers.covers import Sitter
from renderers.covers import cover as _cover
from renderers.encode import Picture, finish
from renderers.people import Text
from renderers.the_dome import asked as _asked
from renderers.the_dome import boards as _boards
from renderers.the_dome import choosing as _choosing
from renderers.the_dome import hands as _hands
from renderers.the_dome import lessons as _lessons
from renderers.the_dome import lookups as _lookups
from renderers.the_dome import moves as _moves
from renderers.the_dome import results as _results
from renderers.the_dome.chart import colours
from renderers.the_dome.choosing import MOST as DECKS_SHOWN
from renderers.the_dome.cover import paint as _motif
from renderers.the_dome.lessons import LESSONS, RULES, Lesson
from renderers.the_dome.moves import Mark
from renderers.the_dome.words import Words

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


def board(
    view: DomeView,
    *,
    names: Sequence[str],
    language: Language,
    viewer: int | None = None,
    glow: bool = True,
    text: Text | None = None,
) -> Picture:
    """The whole table, 1,600 pixels wide. Nothing on it depends on what only its viewer may see.

    Args:
        view: any seat's view, or a spectator's.
        names: display names by seat.
        viewer: seat whose side is marked as one's own.
        glow: whether the side of the seat whose turn it is, and what changed, is lit.
        text: another catalogue than the language's own.
    """
    words = Words.at(view, text or Catalogue(language), language, names)
    return finish(_boards.paint(view, words, viewer, glow), colours(), "the_dome.png", _boards.alt(view, words))


def move(
    view: DomeView,
    seat: int,
    marks: Sequence[Mark],
    *,
    names: Sequence[str],
    language: Language,
    text: Text | None = None,
) -> Picture:
    """A seat's numbered choices: the cards, pools, markers and spaces concerned, at reading size."""
    words = Words.at(view, text or Catalogue(language), language, names)
    alt = words("alt-move", name=words.names[seat], count=len(marks))
    return finish(_moves.paint(view, seat, marks, words), colours(), "the_dome-move.png", alt)


def asked(
    view: DomeView,
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
    return finish(_asked.paint(view, seat, card, answers, words), colours(), "the_dome-asked.png", alt)


def decks(
    view: DomeView,
    seat: int,
    offered: Sequence[tuple[str, str]],
    *,
    names: Sequence[str],
    language: Language,
    text: Text | None = None,
) -> Picture:
    """The decks a seat may choose, each with its number: characters, colours, first resources.

    Args:
        offered: number and id of each deck.

    Raises:
        KeyError: no such deck.
    """
    words = Words.at(view, text or Catalogue(language), language, names)
    told: list[str] = []
    for label, name in offered:
        found = words.pack.decks[name]
        person = words.pack[found.character]
        said = words("alt-card", card=words.name(person), text=words.effect(person))
        told.append(f"{label} {getattr(found.name, language)}, {said}")
    canvas = _choosing.paint(seat, offered, words)
    return finish(canvas, colours(), "the_dome-decks.png", words("alt-decks", decks=" ".join(told)))


def hand(view: DomeView, seat: int, *, names: Sequence[str], language: Language, text: Text | None = None) -> Picture:
    """A seat's hand, its pools in their order, its Controls with their standing orders, the Mastermind's cards.

    Show another view than the seat's own only where hands are open; what the view hides is only counted.
    """
    words = Words.at(view, text or Catalogue(language), language, names)
    player = view.players[seat]
    if player.hand or not player.hand_count:
        cards = ", ".join(words.name(card) for card in player.hand)
        alt = words("alt-hand", name=words.names[seat], cards=cards)
    else:
        alt = words("alt-hand-hidden", name=words.names[seat], count=player.hand_count)
    return finish(_hands.paint(view, seat, words), colours(), "the_dome-hand.png", alt)


def result(view: DomeView, *, names: Sequence[str], language: Language, text: Text | None = None) -> Picture:
    """How it ended and how everybody stands; before the end, how everybody stands now."""
    words = Words.at(view, text or Catalogue(language), language, names)
    return finish(_results.paint(view, words), colours(), "the_dome-result.png", _results.alt(view, words))


def card(name: str, *, language: Language, pack: str = "", text: Text | None = None) -> Picture:
    """A card by its id, large, with its numbers and rulings.

    Args:
        pack: id of the card pack, which must be known here; the built-in one if it is empty.

    Raises:
        KeyError: no such card.
    """
    words = Words.of(text or Catalogue(language), language, known(pack) if pack else built_in())
    found = words.pack[name]
    alt = words("alt-card", card=words.name(found), text=words.effect(found))
    return finish(_lookups.card(words, name), colours(), f"the_dome-{name}.png", alt)


def void(
    view: DomeView, which: int | str, *, names: Sequence[str], language: Language, text: Text | None = None
) -> Picture:
    """A void in its order, the top first.

    Args:
        which: a seat (``1``, or ``"s1"``), ``"system"`` or ``"mastermind"``.
    """
    words = Words.at(view, text or Catalogue(language), language, names)
    seat, held = _lookups.void_of(view, which)
    cards = ", ".join(words.name(card) for card in reversed(held))
    if seat is None:
        alt = words("alt-pile", title=words(f"void-{which}"), cards=cards)
    else:
        alt = words("alt-void", name=words.names[seat], cards=cards)
    return finish(_lookups.void(view, which, words), colours(), "the_dome-void.png", alt)


def deck(
    character: str,
    cards: Mapping[str, int],
    *,
    language: Language,
    pack: str = "",
    text: Text | None = None,
) -> Picture:
    """A deck list: cards by colour with copies, counts against the character's composition, every rule it breaks.

    Args:
        character: card id.
        cards: design -> copies; designs the pack does not have are only counted.
        pack: id of the card pack, which must be known here; the built-in one if it is empty.
    """
    words = Words.of(text or Catalogue(language), language, known(pack) if pack else built_in())
    name = words.name(character) if character in words.pack.cards else character
    held = [words("alt-copies", card=words.name(c), count=n) for c, n in cards.items() if c in words.pack.cards]
    alt = words("alt-deck", card=name, count=sum(cards.values()), cards=", ".join(held))
    return finish(_lookups.deck(words, character, cards), colours(), "the_dome-deck.png", alt)


def cover(sitters: Sequence[Sitter], *, language: Language, text: Text | None = None) -> Picture:
    """The cover of a lobby: the game's motif and who sits where."""
    return _cover("the_dome", _motif, sitters, language=language, text=text)


def lesson(name: Lesson, *, language: Language, text: Text | None = None) -> Picture:
    """A picture that teaches one thing, or the legend of all signs."""
    words = Words.of(text or Catalogue(language), language, built_in())
    canvas = _lessons.paint(name, words)
    if name == "legend":
        alt = ", ".join(label.text.replace("\n", " ") for label in canvas.labels if len(label.text) > 2)
    else:
        alt = " ".join(words(f"lesson-{name}-{number}") for number in (1, 2, 3))
    return finish(canvas, colours(), f"the_dome-{name}.png", alt)
