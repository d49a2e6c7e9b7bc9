"""Card records and packs of cards (rules 10; `bot.core.cards`). How a pack is written: `data/README.md`."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar, Final, Literal

from bot.core.cards import records, shelf
from bot.games.project_mine.verbs import (
    AnyLine,
    Choose,
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
)

GAME: Final = "project_mine"
FORM: Final = 1
"""Version of the form of packs."""

Path_ = tuple[str | int, ...]


class PackError(records.PackError):
    """A pack is refused; nothing of it is used."""

    game: ClassVar[str] = GAME


class Card(records.Design, frozen=True, kw_only=True):
    """One design.

    Args:
        kind: `basic` (mines, investments), `resource` and `plan` (market cards), `trait`, `active` and `passive`
            (public goals), `company`.
        copies: printed copies in the whole box.
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

    kind: Literal["basic", "resource", "plan", "trait", "active", "passive", "company"]
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


class Document(records.Document, frozen=True):
    """The compiled pack as it is stored."""

    cards: tuple[Card, ...]


class Pack(shelf.Pack[Document, Card]):
    """A compiled pack, ready to play.

    Args:
        document: its content.

    Attributes:
        worths, costs: points now and printed cost of each design; flips: the states in which passive goals flip.
    """

    def __init__(self, document: Document) -> None:
        super().__init__(document, document.cards)
        self.worths: dict[str, int] = {card.id: card.worth for card in document.cards}
        self.costs: dict[str, int] = {card.id: card.cost for card in document.cards}
        self.flips: dict[str, Cond] = {card.id: card.flips for card in document.cards if card.flips is not None}

    def block(self, card: str, path: str) -> tuple[Line, ...]:
        """Lines by card and path: `effects`, `on_discard`, `triggers.0.effects`, `effects.1.then` ..."""
        return self.at(card, path)

    @cached_property
    def prices(self) -> dict[str, tuple[Line, ...]]:
        """Cards with removals among their own lines that must be paid (K4): their lines."""
        return {card.id: card.effects for card in self.document.cards if any(is_price(line) for line in card.effects)}

    @cached_property
    def order_matters(self) -> bool:
        """Whether any card looks at the top of a discard pile."""
        return any(
            isinstance(part, Use | Exile | Move) and part.zone == "discard" and part.how == "top"
            for card in self.document.cards
            for _, part in records.parts(card)
        )


def is_price(line: Line) -> bool:
    """K4, Q11: whether a line takes resources that must be there, or leaves only a choice among such."""
    if line.may or line.otherwise or line.who not in ("me", "owner"):
        return False
    match line:
        case LoseRes():
            return not line.upto
        case ChooseRes():
            return line.mode == "lose"
        case Choose():
            return any(is_price(inner) for way in line.ways for inner in way.effects)
        case _:
            return False
