"""Options of Project MINE as catalogue keys with arguments; no sentence is written here.

Arguments named `card`, `cards` and `way` are references into the pack (`Pack.names`). Anchors: ("hand", (index,)),
("play", (index,)), ("discard", (card,)), ("market", (slot,)), ("goal", (slot,)), ("basic", (card,)), ("own-goal",
(card,)), ("goal-of", (seat, card)), ("resource", (name,)), ("looking", (index,)), ("company", (card,)).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.core.cards import naming
from bot.core.cards.naming import named
from bot.core.cards.triggers import order_id
from bot.core.shapes import Anchor, Option, Text
from bot.games.project_mine import notation

TURN: Final = "project_mine-topic-turn"
"""All that the turn player decides has one topic: which it is may tell of its hand."""

YES_OPTION: Final = Option(naming.YES, "project_mine-opt-yes")
NO_OPTION: Final = Option(naming.NO, "project_mine-opt-no")
NONE_OPTION: Final = Option(naming.NONE, "project_mine-opt-none")
DONE_OPTION: Final = Option(notation.DONE, "project_mine-opt-done")
COIN_OPTION: Final = Option(notation.COIN, "project_mine-opt-coin")
TO_CARDS_OPTION: Final = Option(notation.DONE, "project_mine-opt-to-cards")
ENTER_OPTION: Final = Option(notation.ENTER, "project_mine-opt-enter")
STOP_OPTION: Final = Option(notation.STOP, "project_mine-opt-stop")
KEEP_OPTION: Final = Option(notation.KEEP, "project_mine-opt-keep")
REDRAW_OPTION: Final = Option(notation.REDRAW, "project_mine-opt-redraw")
HIDE_OPTION: Final = Option(notation.HIDE, "project_mine-opt-hide")
GO_ON_OPTION: Final = Option(notation.HIDE, "project_mine-opt-go-on")
"""The same id as `HIDE_OPTION`: both reveal nothing."""


@lru_cache(maxsize=4096)
def card_option(option: str, anchor: str, at: int | str) -> Option:
    """A card to choose, wherever it lies."""
    return Option(option, "project_mine-opt-card", {"card": naming.card_of(option)}, anchor=Anchor(anchor, (at,)))


def card_options(cards: Sequence[str], anchor: str, single: bool, places: Sequence[int | str] = ()) -> list[Option]:
    """One option per card; copies once only where a single card is chosen."""
    found: list[Option] = []
    seen: set[str] = set()
    for number, (option, card) in enumerate(zip(named(cards), cards, strict=True)):
        if single and card in seen:
            continue
        seen.add(card)
        found.append(card_option(option, anchor, places[number] if places else card if anchor == "discard" else number))
    return found


@lru_cache(maxsize=4096)
def play_option(option: str, energy: int | str, at: int, blocked: str, need: int | str) -> Option:
    """A hand card to play, with its energy, or why it cannot be played now."""
    return Option(
        option,
        "project_mine-opt-play",
        {"card": naming.card_of(option), "energy": energy},
        anchor=Anchor("hand", (at,)),
        blocked=Text(blocked, {"need": need}) if blocked else None,
    )


@lru_cache(maxsize=8192)
def buy_option(option: str, cost: int, anchor: str, at: int | str, missing: int) -> Option:
    """A card to buy, or how much credit is missing."""
    return Option(
        option,
        "project_mine-opt-buy",
        {"card": naming.card_of(option), "cost": cost},
        group=f"project_mine-group-{anchor}",
        anchor=Anchor(anchor, (at,)),
        blocked=Text("project_mine-blocked-credit", {"need": missing}) if missing > 0 else None,
    )


@lru_cache(maxsize=64)
def resource_option(resource: str, held: int) -> Option:
    """A resource to choose."""
    return Option(
        resource,
        "project_mine-opt-resource",
        {"resource": resource, "count": held},
        anchor=Anchor("resource", (resource,)),
    )


def use_goal_option(card: str, blocked: str = "") -> Option:
    """An active goal to use, or why it cannot be used now."""
    return Option(
        f"goal-{card}",
        "project_mine-opt-use-goal",
        {"card": card},
        anchor=Anchor("own-goal", (card,)),
        blocked=Text(blocked) if blocked else None,
    )


def first_option(option: str, goal: bool) -> Option:
    """An effect that stands, by the card it is on."""
    card = naming.card_of(option)
    return Option(
        option, "project_mine-opt-card", {"card": card}, anchor=Anchor("own-goal" if goal else "discard", (card,))
    )


def goes_first_option(card: str) -> Option:
    """The standing order that an own goal goes first in turns of others."""
    return Option(order_id(card), "project_mine-opt-goes-first", {"card": card}, anchor=Anchor("own-goal", (card,)))


def reveal_option(card: str) -> Option:
    """The own company goal, to be revealed."""
    return Option(notation.REVEAL, "project_mine-opt-reveal", {"card": card}, anchor=Anchor("company", (card,)))


def goal_option(card: str, seat: int, mine: bool, tokens: int, needs: int) -> Option:
    """A public goal in front of somebody."""
    anchor = Anchor("own-goal", (card,)) if mine else Anchor("goal-of", (seat, card))
    args = {"card": card, "seat": seat, "count": tokens, "most": needs}
    return Option(f"{card}@{seat}", "project_mine-opt-goal", args, anchor=anchor)


def way_option(card: str, path: str, number: int) -> Option:
    """One of several effects of a card."""
    return Option(f"way-{number + 1}", "project_mine-opt-way", {"way": f"{card}|{path}.ways.{number}"})


def company_option(card: str, points: int, trait: str) -> Option:
    """A company goal to choose at the start."""
    args = {"card": card, "points": points, "trait": trait}
    return Option(card, "project_mine-opt-company", args, anchor=Anchor("company", (card,)))
