"""Card records and packs of cards (rules 11; `bot.core.cards`). How a pack is written: `data/README.md`."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar, Final, Literal

from msgspec import Struct

from bot.core.cards import records, shelf
from bot.core.cards.records import Bilingual
from bot.games.the_dome.verbs import (
    Ability,
    AnyColour,
    AnyLine,
    Colour,
    Cond,
    Filter,
    Line,
    Static,
    Trigger,
    WindowName,
)

GAME: Final = "the_dome"
FORM: Final = 1
"""Version of the form of packs."""

GRADES: Final = {"gold": 1, "green": 2, "grey": 3}
"""Section 7: copies of a card that a deck may hold."""


class PackError(records.PackError):
    """A pack is refused; nothing of it is used."""

    game: ClassVar[str] = GAME


class Card(records.Design, frozen=True, kw_only=True):
    """One design.

    Args:
        kind: player cards `action`, `program`, `control`; `character`; `system`; `mastermind`; `event`.
        colour, grade, cost: of player cards; cost `[X, Y]`.
        mark: id of the character whose card it is; empty: neutral.
        effects: of actions, Controls, system actions, the event; of Mastermind cards the strong effect.
        weak: of Mastermind cards.
        ability: activated effect of programs and characters (a character's: once a turn).
        triggers, static: automatic effects of programs and characters.
        addon: may be installed twice (I10).
        window, when, of: of Controls: the event it answers, a condition on it, and the card it happens with.
        becomes, track: of system cards: what it is, and the colours of its spaces.
        energy: of Mastermind cards: tokens for the strong effect.
        hand, start, limits, deck, leaks: of characters: initial hand, initial resources, pool limits and deck
            composition by colour (red, blue, yellow), the two data-leak values `[X, Y]` (draw Y, keep X).
    """

    kind: Literal["action", "program", "control", "character", "system", "mastermind", "event"]
    colour: AnyColour = ""
    grade: Literal["", "gold", "green", "grey"] = ""
    cost: tuple[int, int] = (0, 0)
    mark: str = ""
    effects: tuple[AnyLine, ...] = ()
    weak: tuple[AnyLine, ...] = ()
    ability: Ability | None = None
    triggers: tuple[Trigger, ...] = ()
    static: tuple[Static, ...] = ()
    addon: bool = False
    window: WindowName = ""
    when: Cond | None = None
    of: Filter | None = None
    becomes: Literal["", "action", "program"] = ""
    track: tuple[Colour, ...] = ()
    energy: int = 0
    hand: int = 0
    start: tuple[int, int, int] = (0, 0, 0)
    limits: tuple[int, int, int] = (0, 0, 0)
    deck: tuple[int, int, int] = (0, 0, 0)
    leaks: tuple[tuple[int, int], ...] = ()

    @property
    def is_player_card(self) -> bool:
        """Whether it belongs into decks."""
        return self.kind in ("action", "program", "control")

    @property
    def acts_as(self) -> str:
        """`action`, `program`, `control`: what it is in play, system cards included."""
        return self.becomes if self.kind == "system" else self.kind


class Deck(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A pre-built deck.

    Args:
        id: unique among decks.
        name: in both languages.
        character: card id.
        cards: design -> copies.
    """

    id: str
    name: Bilingual
    character: str
    cards: dict[str, int]


class Document(records.Document, frozen=True):
    """The compiled pack as it is stored."""

    cards: tuple[Card, ...]
    decks: tuple[Deck, ...]


class Pack(shelf.Pack[Document, Card]):
    """A compiled pack, ready to play.

    Args:
        document: its content.

    Attributes:
        decks: pre-built decks by id.
    """

    def __init__(self, document: Document) -> None:
        super().__init__(document, document.cards)
        self.decks: dict[str, Deck] = {deck.id: deck for deck in document.decks}

    def block(self, card: str, path: str) -> tuple[Line, ...]:
        """Lines by card and path."""
        return self.at(card, path)

    @cached_property
    def standing(self) -> dict[str, list[str]]:
        """Query -> cards with a standing change of it."""
        found: dict[str, list[str]] = {}
        for card in self.document.cards:
            for static in card.static:
                found.setdefault(static.query, []).append(card.id)
        return found

    @cached_property
    def answering(self) -> dict[str, tuple[Card, ...]]:
        """Window -> Controls that answer it."""
        found: dict[str, tuple[Card, ...]] = {}
        for card in self.document.cards:
            if card.window:
                found[card.window] = (*found.get(card.window, ()), card)
        return found

    def legal_for(self, character: str) -> list[Card]:
        """Player cards that a deck of this character may hold: its own mark, and neutral ones."""
        return [card for card in self.document.cards if card.is_player_card and card.mark in ("", character)]

    def names(self, language: str) -> dict[str, str]:
        """Also the decks, as `deck:ID`."""
        decks = {f"deck:{deck.id}": getattr(deck.name, language) for deck in self.document.decks}
        return super().names(language) | decks
