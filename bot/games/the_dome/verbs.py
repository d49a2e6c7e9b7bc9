"""What a card of THE DOME can do, as data: one record type for each verb (rules 11.5). Examples: `data/README.md`.

A line is immutable and belongs to a pack; the agenda never holds lines, only where they stand (card id and path).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from bot.core.cards import language
from bot.core.cards.records import Record

if TYPE_CHECKING:
    from bot.games.the_dome.designs import Card

COLOURS: Final = ("red", "blue", "yellow")
BACK: Final = "back"
"""Among what lines cause: cards come back into the deck."""
WINDOWS: Final = (
    "install", "damage", "deck_damage", "activate", "crack", "complete", "leak", "allocate", "start", "end", "reveal",
)  # fmt: skip
"""Section 8."""

Colour = Literal["red", "blue", "yellow"]
AnyColour = Literal["", "red", "blue", "yellow"]
PoolColour = Literal["red", "blue", "yellow", "card", "any", "most"]
Kind = Literal["", "action", "program", "control"]
WindowName = Literal[
    "", "install", "damage", "deck_damage", "activate", "crack", "complete", "leak", "allocate", "start", "end",
    "reveal",
]  # fmt: skip
Who = Literal["me", "opponent", "opponents", "player", "all", "actor"]
By = Literal["me", "opponents", "anyone"]
Happening = Literal[
    "turn_start", "turn_end", "install", "activate", "damage", "deck_damage", "recover", "leak", "allocate", "crack",
    "complete", "reveal", "draw",
]  # fmt: skip
Counted = Literal[
    "", "pool", "pools", "void", "deck", "hand", "programs", "system", "ready", "controls", "layer", "leaks", "markers",
    "amount", "last", "ap", "energy", "down", "seats", "installed",
]  # fmt: skip


class Filter(language.Filter, frozen=True):
    """Which cards are meant; a card must agree with every field that is given.

    Args:
        kind, colour: of that kind, colour (system cards have no colour).
        design: exactly that card.
        system: only system cards (true), or none of them (false).
        cost_min, cost_max: bounds of the printed condition cost Y.
    """

    kind: Kind = ""
    colour: AnyColour = ""
    design: str = ""
    system: bool | None = None
    cost_min: int | None = None
    cost_max: int | None = None

    def agrees(self, card: Card, field: str, value: Any) -> bool:
        if field == "kind":
            return card.acts_as == value
        if field == "system":
            return (card.kind == "system") == value
        return super().agrees(card, field, value)

    def number(self, card: Card, name: str) -> int | None:
        return card.cost[1]


class Count(language.Count, frozen=True):
    """A number read from the game, never under 0.

    Args:
        count: what is counted; see `data/README.md`.
        colour: for `pool`.
        of: the acting seat; the highest of its opponents (`opponent`); the seat that caused the event (`actor`).
    """

    least: ClassVar[int | None] = 0

    count: Counted = ""
    colour: AnyColour = ""
    of: Literal["me", "opponent", "actor"] = "me"
    sum: tuple[Count, ...] = ()


class Cond(language.Cond, frozen=True):
    """A condition."""

    is_: Count | None = None
    all: tuple[Cond, ...] = ()
    any: tuple[Cond, ...] = ()


Number = int | Count


class Line(language.Line, frozen=True, kw_only=True):
    """One line of an effect.

    Args:
        who: whom, or whose cards, it is about; `opponent` and `player` are chosen by the acting seat where there are
            several; `actor` is who caused the event that a Control or a trigger answers.
    """

    who: Who = "me"
    then: tuple[AnyLine, ...] = ()
    otherwise: tuple[AnyLine, ...] = ()


class Draw(Line, frozen=True, tag="draw"):
    """D5: must draw so many; with too few cards left the player loses. `upto`: as far as the deck goes instead."""

    n: Number = 1
    upto: bool = False

    def causes(self) -> frozenset[str]:
        return frozenset(("draw",))


class Damage(Line, frozen=True, tag="damage"):
    """D2: player damage, one instance."""

    n: Number = 1
    who: Who = "opponent"

    def causes(self) -> frozenset[str]:
        return frozenset(("damage",))


class DeckDamage(Line, frozen=True, tag="deck_damage"):
    """D1."""

    n: Number = 1
    who: Who = "opponent"

    def causes(self) -> frozenset[str]:
        return frozenset(("deck_damage",))


class Recover(Line, frozen=True, tag="recover"):
    """D3."""

    n: Number = 1

    def causes(self) -> frozenset[str]:
        return frozenset(("recover",))


class Allocate(Line, frozen=True, tag="allocate"):
    """Cards into pools, face down: from the hand (chosen), the deck's top (unseen), the void (chosen).

    `pool`: a colour, `card` (the card's own colour), `any` (chosen card by card), `most` (the fullest with room).
    A full pool takes nothing.
    """

    zone: Literal["hand", "deck", "void"] = "hand"
    n: Number = 1
    pool: PoolColour = "any"
    filter: Filter | None = None
    upto: bool = False


class PoolRemove(Line, frozen=True, tag="pool_remove"):
    """Cards from the top of a pool to the void, as many as there are. `any`: the acting seat chooses the pool."""

    n: Number = 1
    pool: Literal["red", "blue", "yellow", "any", "most"] = "any"
    to: Literal["void", "hand"] = "void"


class Swap(Line, frozen=True, tag="swap"):
    """Take the top card of an own pool into the hand and put a hand card on that pool instead."""


class Discard(Line, frozen=True, tag="discard"):
    """From the hand to the void; who loses the cards chooses."""

    n: Number = 1
    how: Literal["choice", "random", "all"] = "choice"
    filter: Filter | None = None
    upto: bool = False


class Nullify(Line, frozen=True, tag="nullify"):
    """The event that this Control answers does not happen."""


class Prevent(Line, frozen=True, tag="prevent"):
    """So much less of the event's amount (damage, deck damage, cracking points, cards drawn at a leak)."""

    n: Number = 1


class Exhaust(Line, frozen=True, tag="exhaust"):
    """Exhaust `n` ready programs among those of `who` (`opponent`: of any opponents), or all of them."""

    n: Number = 1
    all: bool = False
    filter: Filter | None = None
    upto: bool = False
    who: Who = "opponent"


class Ready(Line, frozen=True, tag="ready"):
    """Ready `n` exhausted programs, or all of them."""

    n: Number = 1
    all: bool = False
    filter: Filter | None = None
    upto: bool = False


class Remove(Line, frozen=True, tag="remove"):
    """Programs or face-down Controls to their owner's void. `target = "self"`: the card whose effect this is."""

    n: Number = 1
    target: Literal["program", "control", "self"] = "program"
    all: bool = False
    filter: Filter | None = None
    upto: bool = False
    who: Who = "opponent"


class Bounce(Line, frozen=True, tag="bounce"):
    """Programs or face-down Controls back to their owner's hand; a system program goes to the system void."""

    n: Number = 1
    target: Literal["program", "control", "self"] = "program"
    filter: Filter | None = None
    upto: bool = False
    who: Who = "opponent"


class Peek(Line, frozen=True, tag="peek"):
    """The acting seat alone looks at hidden cards of `who`: the top `n` of the deck or of a pool, the hand, a Control.

    They stay where they are. With `bottom` (zone `deck`) the acting seat may put any of them under the deck.
    """

    zone: Literal["deck", "pool", "hand", "control"] = "deck"
    n: Number = 1
    pool: Literal["red", "blue", "yellow", "any", "most"] = "any"
    bottom: bool = False


class CostMod(Line, frozen=True, tag="cost_mod"):
    """D7: costs of the acting seat change by `[x/y]`: of the `next` card it installs (in whatever turn; no
    Control, I6), or of all it installs or reveals until the `turn` ends.

    `kind`, `colour`: only of such cards.
    """

    x: int = 0
    y: int = 0
    until: Literal["next", "turn"] = "next"
    kind: Kind = ""
    colour: AnyColour = ""


class Ap(Line, frozen=True, tag="ap"):
    """Action points for this turn; may be negative. Does nothing outside the seat's own turn."""

    n: Number = 1


class CrackPoints(Line, frozen=True, tag="crack_points"):
    """Cracking points at once, as K4-K7; `colour = ""`: chosen by the seat. No W-CRACK."""

    n: Number = 1
    colour: AnyColour = ""


class MoveMarker(Line, frozen=True, tag="move_marker"):
    """Move one own marker up to `n` spaces to the right, colours ignored (K5, K7 hold)."""

    n: Number = 1


class PushBack(Line, frozen=True, tag="push_back"):
    """Move one marker of `who` `n` spaces to the left; past the first space it goes home."""

    n: Number = 1
    who: Who = "opponent"


class Recall(Line, frozen=True, tag="recall"):
    """Markers of `who` go home: `n` chosen ones, or all."""

    n: Number = 1
    all: bool = False
    upto: bool = False


class Retrieve(Line, frozen=True, tag="retrieve"):
    """Cards of the own void to the hand, the top or the bottom of the deck, or shuffled into it."""

    n: Number = 1
    to: Literal["hand", "top", "bottom", "shuffle"] = "hand"
    filter: Filter | None = None
    upto: bool = False

    def causes(self) -> frozenset[str]:
        return frozenset(() if self.to == "hand" else (BACK,))


class Shuffle(Line, frozen=True, tag="shuffle"):
    """Shuffle the deck."""


class Energy(Line, frozen=True, tag="energy"):
    """Energy tokens of the Mastermind (M4: 0 to 8)."""

    n: Number = 1


class If(Line, language.If, frozen=True, tag="if"):
    """`then` if `when` holds, else `otherwise`."""

    when: Cond


class Way(language.Way, frozen=True, kw_only=True):
    """One of several."""

    effects: tuple[AnyLine, ...]
    when: Cond | None = None


class Choose(Line, language.Choose, frozen=True, tag="choose"):
    """The acting seat (or each of `who`) chooses `n` of several ways whose condition holds."""

    ways: tuple[Way, ...]


class Each(Line, language.Each, frozen=True, tag="each"):
    """Lines for each seat of `who`: inside, `me` is that seat and `actor` who played the card."""

    effects: tuple[AnyLine, ...]


AnyLine = (
    Draw | Damage | DeckDamage | Recover | Allocate | PoolRemove | Swap | Discard | Nullify | Prevent | Exhaust | Ready
    | Remove | Bounce | Peek | CostMod | Ap | CrackPoints | MoveMarker | PushBack | Recall | Retrieve | Shuffle
    | Energy | If | Choose | Each
)  # fmt: skip


class Ability(Record, frozen=True):
    """An activated effect (B1).

    Args:
        cost: `[X, Y]`; without one it is free.
        colour: of the pool that pays; empty: the card's own colour (system cards and characters must name one).
        effects: what it does.
        text: for the option, if a card has more than one thing to use.
    """

    effects: tuple[AnyLine, ...]
    cost: tuple[int, int] = (0, 0)
    colour: AnyColour = ""


class Trigger(language.Trigger, frozen=True):
    """An automatic effect of an installed program or a character.

    Args:
        by: whose turn it is (`turn_start`, `turn_end`), else who does it or whom it befalls (`damage`, `deck_damage`,
            `recover`, `leak`), seen from the owner.
        filter: the card it happens with (`install`, `activate`, `complete`, `reveal`).
        min: amount at least.
    """

    event: Happening
    effects: tuple[AnyLine, ...]
    by: By = "me"
    filter: Filter | None = None
    min: int = 0
    when: Cond | None = None


class Static(Record, frozen=True):
    """While the program is installed (or the character plays): a standing change.

    Args:
        query: `cost_x`, `cost_y` (of what the owner installs or reveals), `points` (cracking points of the owner's
            Crack action), `dealt` (player damage that the owner's cards deal), `taken` (player damage the owner takes;
            a negative number protects).
        add: added; the result is never under 0.
        kind, colour: only for such cards (costs), such a colour (`points`).
    """

    query: Literal["cost_x", "cost_y", "points", "dealt", "taken"]
    add: int
    kind: Kind = ""
    colour: AnyColour = ""
