"""Card records and packs of cards (rules 11; design 2.14). How a pack is written: `data/README.md`.

A compiled pack is one immutable JSON document; its SHA-256 is its id. A match is given the document, a compiled `Pack`,
or nothing (then it plays the built-in pack), and names the id in its state.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import Struct

from bot.core.errors import CoreError
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
    Way,
    Window,
    Words,
)

GAME: Final = "the_dome"
FORM: Final = 1
"""Version of the form of packs."""
BUILT_IN: Final = Path(__file__).parent / "data"

GRADES: Final = {"gold": 1, "green": 2, "grey": 3}
"""Section 7: copies of a card that a deck may hold."""


class PackError(CoreError):
    """A pack is refused; nothing of it is used.

    Args:
        file: file name within the pack's folder.
        record: id of the card, or `#n` for the n-th record of the file.
        field: path of the field within the record.
        reason: a short word for what is wrong; the catalogue key is `the_dome-pack-REASON`.
        args: more about it.
    """

    def __init__(self, file: str, record: str, field: str, reason: str, **args: Any) -> None:
        super().__init__(f"the_dome-pack-{reason}", file=file, record=record, field=field, **args)
        self.file, self.record, self.field, self.reason = file, record, field, reason


class Card(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One design.

    Args:
        id: small letters, digits and `-`; unique within the pack.
        kind: player cards `action`, `program`, `control`; `character`; `system`; `mastermind`; `event`.
        name, text: in both languages.
        note: a ruling or remark, in both languages.
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

    id: str
    kind: Literal["action", "program", "control", "character", "system", "mastermind", "event"]
    name: Words
    text: Words
    note: Words | None = None
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
    window: Window = ""
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
    name: Words
    character: str
    cards: dict[str, int]


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The compiled pack as it is stored."""

    game: str
    form: int
    id: str
    name: Words
    cards: tuple[Card, ...]
    decks: tuple[Deck, ...]


class Pack:
    """A compiled pack, ready to play.

    Args:
        document: its content.

    Attributes:
        data: the stored bytes.
        sha: SHA-256 of the bytes in hex; the pack's id in states and in the store.
        cards: design by id; decks: pre-built decks by id.
    """

    def __init__(self, document: Document) -> None:
        self.document = document
        self.data: bytes = msgspec.json.encode(document, order="deterministic")
        self.sha: str = hashlib.sha256(self.data).hexdigest()
        self.cards: dict[str, Card] = {card.id: card for card in document.cards}
        self.decks: dict[str, Deck] = {deck.id: deck for deck in document.decks}
        self._blocks: dict[tuple[str, str], Any] = {}

    @property
    def name(self) -> Words:
        """The pack's name."""
        return self.document.name

    def __getitem__(self, card: str) -> Card:
        return self.cards[card]

    def of_kind(self, *kinds: str) -> list[Card]:
        """Designs of these kinds, in the order of the files."""
        return [card for card in self.document.cards if card.kind in kinds]

    def at(self, card: str, path: str) -> Any:
        """Anything by card and path: the lines `effects`, `triggers.0.effects`, `effects.1.ways.0.effects` ..."""
        found = self._blocks.get((card, path))
        if found is None:
            at: Any = self.cards[card]
            for part in path.split("."):
                at = at[int(part)] if part.isdecimal() else getattr(at, part)
            self._blocks[card, path] = found = at
        return found

    def block(self, card: str, path: str) -> tuple[Line, ...]:
        """Lines by card and path."""
        return self.at(card, path)

    @cached_property
    def triggered(self) -> dict[str, dict[str, list[int]]]:
        """Event -> card -> numbers of its triggers for that event."""
        found: dict[str, dict[str, list[int]]] = {}
        for card in self.document.cards:
            for number, trigger in enumerate(card.triggers):
                found.setdefault(trigger.event, {}).setdefault(card.id, []).append(number)
        return found

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
        """Every name and way of the pack in a language, by reference.

        A reference is a card id, a deck as `deck:ID`, or `CARD|PATH` of a way; events and options carry them in the
        arguments `card`, `cards` and `way`.
        """
        found: dict[str, str] = {}
        for card in self.document.cards:
            found[card.id] = getattr(card.name, language)
            for path, words in ways(card):
                found[f"{card.id}|{path}"] = getattr(words, language)
        for deck in self.document.decks:
            found[f"deck:{deck.id}"] = getattr(deck.name, language)
        return found


def ways(card: Card) -> list[tuple[str, Words]]:
    """Path and text of every way of every choice on a card."""
    found: list[tuple[str, Words]] = []

    def walk(value: Any, path: str) -> None:
        if isinstance(value, tuple):
            for number, item in enumerate(cast("tuple[Any, ...]", value)):
                walk(item, f"{path}.{number}")
        elif isinstance(value, Line | Trigger | Way | Ability):
            if isinstance(value, Way):
                found.append((path, value.text))
            for name in value.__struct_fields__:
                walk(getattr(value, name), f"{path}.{name}")

    for name in ("effects", "weak", "ability", "triggers"):
        walk(getattr(card, name), name)
    return found


@lru_cache(maxsize=64)
def unpack(data: bytes) -> Pack:
    """A stored pack, from its bytes. It was validated when it was compiled; only its form is checked here.

    Raises:
        PackError: not a pack of this game, or damaged.
    """
    try:
        return Pack(msgspec.json.decode(data, type=Document))
    except msgspec.MsgspecError as error:
        raise PackError("", "", "", "damaged", detail=str(error)[:200]) from error


_known: dict[str, Pack] = {}


def remember(pack: Pack) -> Pack:
    """Keep a pack for those who know its id only (renderers, loaded matches)."""
    return _known.setdefault(pack.sha, pack)


def known(sha: str) -> Pack:
    """A pack by its id.

    Raises:
        PackError: it was not given to any match yet and is not the built-in one.
    """
    found = _known.get(sha)
    if found is None:
        remember(built_in())
        found = _known.get(sha)
    if found is None:
        raise PackError("", "", "", "unknown", sha=sha[:12])
    return found


def compiled(pack: Any) -> Pack:
    """Whatever a match was given as its pack: a `Pack`, the stored bytes, the decoded document, or None (built in).

    Raises:
        PackError: not a pack of this game.
    """
    if pack is None:
        return built_in()
    if isinstance(pack, Pack):
        return remember(pack)
    if isinstance(pack, bytes):
        return remember(unpack(pack))
    if isinstance(pack, Mapping):
        return remember(unpack(msgspec.json.encode(pack)))
    raise PackError("", "", "", "damaged", detail=type(pack).__name__)


@lru_cache(maxsize=1)
def built_in() -> Pack:
    """The house's own pack."""
    from bot.games.the_dome.packs import load

    return load(BUILT_IN)
