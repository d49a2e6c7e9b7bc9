"""Card records and packs of cards (rules 10; design 2.14). How a pack is written: `data/README.md`.

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
from bot.games.project_mine.verbs import (
    AnyLine,
    ChooseRes,
    Cond,
    Count,
    Exile,
    Line,
    LoseRes,
    Move,
    Resource,
    Trigger,
    Use,
    Way,
    Words,
)

GAME: Final = "project_mine"
FORM: Final = 1
"""Version of the form of packs."""
BUILT_IN: Final = Path(__file__).parent / "data"

Path_ = tuple[str | int, ...]


class PackError(CoreError):
    """A pack is refused; nothing of it is used.

    Args:
        file: file name within the pack's folder.
        record: id of the card, or `#n` for the n-th record of the file.
        field: path of the field within the record.
        reason: a short word for what is wrong; the catalogue key is `project_mine-pack-REASON`.
        args: more about it.
    """

    def __init__(self, file: str, record: str, field: str, reason: str, **args: Any) -> None:
        super().__init__(f"project_mine-pack-{reason}", file=file, record=record, field=field, **args)
        self.file, self.record, self.field, self.reason = file, record, field, reason


class Card(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One design.

    Args:
        id: small letters, digits and `-`; unique within the pack.
        kind: `basic` (mines, investments), `resource` and `plan` (market cards), `trait`, `active` and `passive`
            (public goals), `company`.
        copies: printed copies in the whole box.
        name, text: in both languages.
        note: a ruling or remark, in both languages.
        role: of basic cards.
        trait: of traits and company goals.
        resource: resource sign.
        cost: purchase cost (market cards, basic cards, public goals).
        energy: energy cost; `X` cannot be played (K2).
        points: at the end of the game; a number or a formula (0 while the game runs).
        effects: when played or used; for active goals, when used.
        on_discard, on_exile: K7.
        tokens: goal tokens that flip it (public) or fulfil it (company); 0 for none.
        triggers: of goals.
        flips: passive: the state in which it flips at once (G1).
        requires: company: what must hold when it is judged.
        judged: company: when (H2).
    """

    id: str
    kind: Literal["basic", "resource", "plan", "trait", "active", "passive", "company"]
    name: Words
    text: Words
    note: Words | None = None
    copies: int = 1
    role: Literal["", "small", "medium", "large", "investment"] = ""
    trait: Literal["", "trade", "collection", "research", "sales"] = ""
    resource: Resource = ""
    cost: int = 0
    energy: int | Literal["X"] = 0
    points: int | Count = 0
    effects: tuple[AnyLine, ...] = ()
    on_discard: tuple[AnyLine, ...] = ()
    on_exile: tuple[AnyLine, ...] = ()
    tokens: int = 0
    triggers: tuple[Trigger, ...] = ()
    flips: Cond | None = None
    requires: Cond | None = None
    judged: Literal["end", "before_transition"] = "end"

    @property
    def playable(self) -> bool:
        """K2."""
        return self.energy != "X"

    @property
    def worth(self) -> int:
        """Points while the game runs: a formula counts as 0 (rules 6)."""
        return self.points if isinstance(self.points, int) else 0

    @property
    def is_goal(self) -> bool:
        """Whether it is a public goal."""
        return self.kind in ("active", "passive")


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The compiled pack as it is stored."""

    game: str
    form: int
    id: str
    name: Words
    cards: tuple[Card, ...]


class Pack:
    """A compiled pack, ready to play.

    Args:
        document: its content.

    Attributes:
        data: the stored bytes.
        sha: SHA-256 of the bytes in hex; the pack's id in states and in the store.
        cards: design by id.
        worths, costs: points now and printed cost of each design; flips: the states in which passive goals flip.
    """

    def __init__(self, document: Document) -> None:
        self.document = document
        self.data: bytes = msgspec.json.encode(document, order="deterministic")
        self.sha: str = hashlib.sha256(self.data).hexdigest()
        self.cards: dict[str, Card] = {card.id: card for card in document.cards}
        self.worths: dict[str, int] = {card.id: card.worth for card in document.cards}
        self.costs: dict[str, int] = {card.id: card.cost for card in document.cards}
        self.flips: dict[str, Cond] = {card.id: card.flips for card in document.cards if card.flips is not None}
        self._blocks: dict[tuple[str, str], tuple[Line, ...]] = {}

    @property
    def name(self) -> Words:
        """The pack's name."""
        return self.document.name

    def __getitem__(self, card: str) -> Card:
        return self.cards[card]

    def of_kind(self, *kinds: str) -> list[Card]:
        """Designs of these kinds, in the order of the files."""
        return [card for card in self.document.cards if card.kind in kinds]

    def block(self, card: str, path: str) -> tuple[Line, ...]:
        """Lines by card and path: `effects`, `on_discard`, `triggers.0.effects`, `effects.1.then` ..."""
        found = self._blocks.get((card, path))
        if found is None:
            at: Any = self.cards[card]
            for part in path.split("."):
                at = at[int(part)] if part.isdecimal() else getattr(at, part)
            self._blocks[card, path] = found = at
        return found

    def at(self, card: str, path: str) -> Any:
        """Anything by card and path: the trigger `triggers.0`, the way `effects.0.ways.1`."""
        at: Any = self.cards[card]
        for part in path.split("."):
            at = at[int(part)] if part.isdecimal() else getattr(at, part)
        return at

    @cached_property
    def triggered(self) -> dict[str, dict[str, list[int]]]:
        """Event -> goal -> numbers of its triggers for that event."""
        found: dict[str, dict[str, list[int]]] = {}
        for card in self.document.cards:
            for number, trigger in enumerate(card.triggers):
                found.setdefault(trigger.event, {}).setdefault(card.id, []).append(number)
        return found

    @cached_property
    def prices(self) -> dict[str, tuple[Line, ...]]:
        """Cards with fixed removals among their own lines (K4): those lines and the additions before them."""
        return {card.id: card.effects for card in self.document.cards if any(_is_price(line) for line in card.effects)}

    @cached_property
    def order_matters(self) -> bool:
        """Whether any card looks at the top of a discard pile."""
        found: list[Line] = []

        def walk(value: Any) -> None:
            if isinstance(value, tuple):
                for item in cast("tuple[Any, ...]", value):
                    walk(item)
            elif isinstance(value, Line | Trigger | Way):
                if isinstance(value, Use | Exile | Move) and value.zone == "discard" and value.how == "top":
                    found.append(value)
                for name in value.__struct_fields__:
                    walk(getattr(value, name))

        for card in self.document.cards:
            walk((card.effects, card.on_discard, card.on_exile, card.triggers))
        return bool(found)

    def names(self, language: str) -> dict[str, str]:
        """Every name and way of the pack in a language, by reference.

        A reference is a card id, or `CARD|PATH` of a way (`echo|effects.0.ways.1`); events and options carry them
        in the arguments `card`, `cards` and `way`.
        """
        found: dict[str, str] = {}
        for card in self.document.cards:
            found[card.id] = getattr(card.name, language)
            for path, words in ways(card):
                found[f"{card.id}|{path}"] = getattr(words, language)
        return found


def _is_price(line: Line) -> bool:
    """K4, Q11: whether a line takes resources that must be there."""
    if isinstance(line, ChooseRes):
        return line.mode == "lose" and not line.may
    return isinstance(line, LoseRes) and not line.upto and not line.may


def ways(card: Card) -> list[tuple[str, Words]]:
    """Path and text of every way of every choice on a card."""
    found: list[tuple[str, Words]] = []

    def walk(value: Any, path: str) -> None:
        if isinstance(value, tuple):
            for number, item in enumerate(cast("tuple[Any, ...]", value)):
                walk(item, f"{path}.{number}")
        elif isinstance(value, Line | Trigger | Way):
            if isinstance(value, Way):
                found.append((path, value.text))
            for name in value.__struct_fields__:
                walk(getattr(value, name), f"{path}.{name}")

    for name in ("effects", "on_discard", "on_exile", "triggers"):
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
    from bot.games.project_mine.packs import load

    return load(BUILT_IN)
