"""What a card can do, as data: one record type for each verb (rules 10.5). `data/README.md` shows an example of each.

A line is immutable and belongs to a pack; the agenda never holds lines, only where they stand (card id and path).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from bot.core.cards import language

if TYPE_CHECKING:
    from bot.games.project_mine.designs import Card

RESOURCES: Final = ("ruby", "sapphire", "emerald", "iron", "gold")
TRAITS: Final = ("trade", "collection", "research", "sales")
BACK: Final = "back"
"""Among what lines cause: cards come back from the discard pile."""

Resource = Literal["", "ruby", "sapphire", "emerald", "iron", "gold"]
NamedResource = Literal["ruby", "sapphire", "emerald", "iron", "gold"]
AnyResource = Literal["", "ruby", "sapphire", "emerald", "iron", "gold", "any", "none"]
TargetResource = Literal["ruby", "sapphire", "emerald", "iron", "gold", "most", "least", "chosen"]
Kind = Literal["", "basic", "resource", "plan", "trait", "active", "passive", "company"]
Who = Literal["me", "opponents", "all", "owner"]
By = Literal["me", "opponents", "anyone"]
How = Literal["choice", "random", "all", "cheapest", "top"]
Happening = Literal[
    "play", "use", "gain_res", "lose_res", "draw", "discard", "exile", "buy", "gain_card", "gain_goal", "turn_start",
    "turn_end", "flip", "token", "declare", "penalty", "coin",
]  # fmt: skip
Counted = Literal[
    "", "resource", "resources", "resource_rank", "resource_kinds", "leads", "total_ahead", "played", "hand", "deck",
    "discard", "play", "owned", "cards", "last", "drawn", "bought", "discarded", "changed", "gained_kinds", "lost",
    "credit", "energy", "coins", "penalty", "buys", "goals", "flipped", "tokens", "declared", "era", "round", "seats",
]  # fmt: skip


class Filter(language.Filter, frozen=True):
    """Which cards are meant; a card must agree with every field that is given.

    Args:
        resource: of that resource; `any`: a resource card, mines included; `none`: no resource sign.
        not_resource: not of that resource (give `resource = "any"` too for "a resource card of another resource").
        kind: of that kind.
        design: exactly that card.
        cost_min, cost_max, energy_min, energy_max, points_min, points_max: bounds, inclusive; X energy has none of
            them; points by formula count as 0 while the game runs (rules 6), and by the
            formula when it is over.
        x: only X-energy cards (true), or none of them (false).
    """

    resource: AnyResource = ""
    not_resource: Resource = ""
    kind: Kind = ""
    design: str = ""
    cost_min: int | None = None
    cost_max: int | None = None
    energy_min: int | None = None
    energy_max: int | None = None
    points_min: int | None = None
    points_max: int | None = None
    x: bool | None = None

    def agrees(self, card: Card, field: str, value: Any) -> bool:
        match field:
            case "resource" if value in ("any", "none"):
                return bool(card.resource) == (value == "any")
            case "not_resource":
                return card.resource != value
            case "x":
                return (card.energy == "X") == value
            case _:
                return super().agrees(card, field, value)

    def number(self, card: Card, name: str) -> int | None:
        if name == "energy":
            return None if card.energy == "X" else card.energy
        return card.worth if name == "points" else card.cost


class Count(language.Count, frozen=True):
    """A number read from the game (K11).

    Args:
        count: what is counted; see `data/README.md`.
        resource: for `resource`.
        rank: for `resource_rank`: 1 is the most held, 5 the least.
        filter: for counts of cards.
        value: for counts of cards: number of cards, or the sum of their points, cost or energy.
        with_goals: for `owned`: own public goals count as cards: flipped ones (true), or all of them.
        of: the acting seat; the highest of its opponents; the sum of its opponents.
    """

    count: Counted = ""
    resource: Resource = ""
    rank: int = 1
    filter: Filter | None = None
    value: Literal["number", "points", "cost", "energy"] = "number"
    with_goals: bool | Literal["all"] = False
    of: Literal["me", "most", "sum"] = "me"
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
        who: whose hand, deck, stock ... it is about, one after the other in turn order; `owner` is who played the card
            (inside `each`, where `me` is the seat at hand).
        then: further lines if this one did something ("if you do", K10).
    """

    who: Who = "me"
    then: tuple[AnyLine, ...] = ()
    otherwise: tuple[AnyLine, ...] = ()


class Draw(Line, frozen=True, tag="draw"):
    """K3: draw cards, as far as the deck goes."""

    n: Number = 1

    def causes(self) -> frozenset[str]:
        return frozenset(("draw",))


class GainRes(Line, frozen=True, tag="gain_res"):
    """K4: add resources."""

    resource: TargetResource
    n: Number = 1

    def causes(self) -> frozenset[str]:
        return frozenset(("gain_res",))


class LoseRes(Line, frozen=True, tag="lose_res"):
    """K4: remove resources. Without `upto` the whole amount is a price (`paying`): a card whose own prices cannot be
    paid cannot be played or used; elsewhere nothing is removed then, and the lines after it in its list are not carried
    out, unless it says `otherwise`. With `upto`, as many as there are."""

    resource: TargetResource
    n: Number = 1
    upto: bool = False

    def causes(self) -> frozenset[str]:
        return frozenset(("lose_res",))


class ChooseRes(Line, frozen=True, tag="choose_res"):
    """Choose a resource and add `n` of it, remove `n`, or only `pick` it; later lines call it `chosen`.

    Removing is a price as in `LoseRes`. A choice that would leave too little for the prices after it is not offered
    where another is."""

    n: Number = 1
    mode: Literal["gain", "lose", "pick"] = "gain"
    among: tuple[NamedResource, ...] = ()

    def causes(self) -> frozenset[str]:
        return frozenset(() if self.mode == "pick" else (f"{self.mode}_res",))


class Credit(Line, frozen=True, tag="credit"):
    """K5: credit for this turn; may be negative."""

    n: Number = 1


class Energy(Line, frozen=True, tag="energy"):
    """Energy for this turn."""

    n: Number = 1


class Buys(Line, frozen=True, tag="buys"):
    """K5: so many more purchases this turn."""

    n: Number = 1


class Penalty(Line, frozen=True, tag="penalty"):
    """Penalty points."""

    n: Number = 1

    def causes(self) -> frozenset[str]:
        return frozenset(("penalty",))


class Discard(Line, frozen=True, tag="discard"):
    """K6, K12: discard from the hand. `upto`: any number from none to `n`."""

    n: Number = 1
    how: Literal["choice", "random", "all", "cheapest"] = "choice"
    filter: Filter | None = None
    upto: bool = False

    def causes(self) -> frozenset[str]:
        return frozenset(("discard",))


class Mill(Line, frozen=True, tag="mill"):
    """Discard from the top of the deck (K7 applies)."""

    n: Number = 1

    def causes(self) -> frozenset[str]:
        return frozenset(("discard",))


class Exile(Line, frozen=True, tag="exile"):
    """K6: exile from a zone; `self` is the card whose effect this is."""

    zone: Literal["hand", "deck", "discard", "play", "self"] = "hand"
    n: Number = 1
    how: How = "choice"
    filter: Filter | None = None
    upto: bool = False


class Look(Line, frozen=True, tag="look"):
    """K14: the acting seat looks privately at the top `n` cards of a pile and takes up to `take` of them (exactly
    `take` without `upto`) that pass `filter` to `to`; the others go to `rest`. `gain`: to the own discard pile, a goal
    in front."""

    zone: Literal["deck", "market", "goals"] = "deck"
    n: Number = 1
    take: Number = 1
    upto: bool = False
    filter: Filter | None = None
    to: Literal["hand", "gain", "top", "bottom", "discard", "exile"] = "hand"
    rest: Literal["top", "bottom", "discard", "shuffle"] = "top"


class Reveal(Line, frozen=True, tag="reveal"):
    """Show cards to all: the top `n` of a pile, cards until one passes `until`, or (zone `hand`) up to `n` chosen
    cards that pass `filter`. They become `cards` for later lines and go to `to` (a hand card stays in hand); of a pile
    those that pass go to `found` instead, if it is given."""

    zone: Literal["deck", "hand", "market", "goals"] = "deck"
    n: Number = 1
    filter: Filter | None = None
    until: Filter | None = None
    to: Literal["top", "bottom", "discard", "shuffle", "hand"] = "top"
    found: Literal["", "top", "bottom", "discard", "hand", "exile"] = ""


class Move(Line, frozen=True, tag="move"):
    """Move own cards between zones without discarding or exiling them."""

    zone: Literal["hand", "discard", "play"] = "discard"
    to: Literal["hand", "deck_top", "deck_bottom", "discard"] = "deck_top"
    n: Number = 1
    how: How = "choice"
    filter: Filter | None = None
    upto: bool = False

    def causes(self) -> frozenset[str]:
        return frozenset((BACK,) if self.zone == "discard" else ())


class GainCard(Line, frozen=True, tag="gain_card"):
    """K8: gain cards without buying them."""

    zone: Literal["board", "basic", "pile"] = "board"
    filter: Filter | None = None
    n: Number = 1
    to: Literal["discard", "hand", "deck_top"] = "discard"
    upto: bool = False


class GainGoal(Line, frozen=True, tag="gain_goal"):
    """Gain a public goal without buying it."""

    zone: Literal["board", "pile"] = "board"
    filter: Filter | None = None
    upto: bool = False


class Sweep(Line, frozen=True, tag="sweep"):
    """Discard cards of the market board (`market`), of the goal board, or unseen from the market pile (`pile`)."""

    zone: Literal["market", "goals", "pile"] = "market"
    n: Number = 1
    how: Literal["choice", "random", "all"] = "choice"
    filter: Filter | None = None
    upto: bool = False


class OpenMarket(Line, frozen=True, tag="open_market"):
    """Reveal more market cards; the board may exceed six. They become `cards` for later lines."""

    n: Number = 1


class CostMod(Line, frozen=True, tag="cost_mod"):
    """K13: change the cost of market board cards (goals included) until the end of the turn."""

    n: int = -1
    filter: Filter | None = None


class Token(Line, frozen=True, tag="token"):
    """G4: put tokens on the goal at hand (`self`), on an own one, or on any player's."""

    n: Number = 1
    on: Literal["self", "own", "any", "others"] = "self"

    def causes(self) -> frozenset[str]:
        return frozenset(("token",))


class Flip(Line, frozen=True, tag="flip"):
    """Flip a goal; compulsory where one can be flipped."""

    on: Literal["self", "own", "any", "others"] = "self"


class Use(Line, frozen=True, tag="use"):
    """K1: use the effect of cards where they lie. `cards` are those of the line before. A card whose effect is
    being used is never used a second time inside it."""

    zone: Literal["discard", "hand", "play", "deck_top", "cards"] = "discard"
    n: Number = 1
    how: How = "choice"
    filter: Filter | None = None
    upto: bool = False

    def causes(self) -> frozenset[str]:
        return frozenset(("use",))


class _Waits(language.Trigger, frozen=True):
    """What a trigger waits for; fields of packs keep their order."""

    event: Happening
    effects: tuple[AnyLine, ...]
    by: By = "me"
    filter: Filter | None = None
    resource: Resource = ""


class Trigger(_Waits, frozen=True, kw_only=True):
    """When that happens, do this.

    Args:
        by: who does it, seen from the trigger's owner.
        filter: which card it happens with (`play`, `use`, `discard`, `exile`, `buy`, `gain_card`, `gain_goal`, `flip`).
        resource: which resource (`gain_res`, `lose_res`).
        min: at least so many at once.
    """

    min: int = 1
    when: Cond | None = None


class Lasting(Line, frozen=True, tag="lasting"):
    """A trigger that lasts until the end of the turn, the own next turn, or the era; `once`: only the first time."""

    later: ClassVar[frozenset[str]] = frozenset(("trigger",))

    trigger: Trigger
    until: Literal["turn", "next_turn", "era"] = "next_turn"
    once: bool = False


class NextTurn(Line, frozen=True, tag="next_turn"):
    """K9: at the start of the next turn of the same era."""

    effects: tuple[AnyLine, ...]


class If(Line, language.If, frozen=True, tag="if"):
    """`then` if `when` holds, else `otherwise`."""

    when: Cond


class Way(language.Way, frozen=True, kw_only=True):
    """One of several."""

    effects: tuple[AnyLine, ...]
    when: Cond | None = None


class Choose(Line, language.Choose, frozen=True, tag="choose"):
    """Choose `n` of several ways whose condition holds, carried out in the order listed."""

    ways: tuple[Way, ...]


class Each(Line, language.Each, frozen=True, tag="each"):
    """Lines for each seat of `who`: inside, `me` is that seat and `owner` who played the card."""

    effects: tuple[AnyLine, ...]


class Shuffle(Line, frozen=True, tag="shuffle"):
    """Shuffle a pile."""

    zone: Literal["deck", "market", "goals"] = "deck"


AnyLine = (
    Draw | GainRes | LoseRes | ChooseRes | Credit | Energy | Buys | Penalty | Discard | Mill | Exile | Look | Reveal
    | Move | GainCard | GainGoal | Sweep | OpenMarket | CostMod | Token | Flip | Use | Lasting | NextTurn | If |
    Choose | Each | Shuffle
)  # fmt: skip
