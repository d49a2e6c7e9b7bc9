"""Quarrel, a card game of nothing but hard cases for the kernel: its board, its view and its cards as data."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

LIFE: Final = 4
COINS: Final = 3
HAND: Final = 4
ROUNDS: Final = 4
ACTS: Final = 3

REACTIONS: Final = ("stop", "snare", "shield", "vengeance")


class Board(Struct):
    """Everything of the game itself; card ids are `kind-number`."""

    stocks: list[dict[str, int]]
    hands: list[list[str]]
    deck: list[str] = []
    discard: list[str] = []
    round: int = 0
    active: int = 0
    acts: int = 0
    offered: list[int] = []
    bids: list[int] = []


class View(Struct):
    """What one seat knows."""

    life: list[int]
    coins: list[int]
    counts: list[int]
    deck: int
    discard: list[str]
    round: int
    active: int
    acts: int
    bids: list[int]
    window: str
    hand: list[str] = []
    offers: list[dict[str, Any]] = []
    orders: dict[str, Any] = {}


def kind(card: str) -> str:
    """The kind of a card id."""
    return card.rsplit("-", 1)[0]


def strike(by: str = "$seat", target: str = "$target") -> dict[str, Any]:
    """A strike, as data: a window with two calls around its effect."""
    return {
        "step": "window",
        "name": "strike",
        "order": "$others",
        "event": {"by": by, "target": target, "amount": 1, "_card": "$card"},
        "effect": [{"step": "hurt", "seat": "$target", "amount": "$amount", "by": "$by"}],
        "phases": ["before", "effect", "after"],
        "minimum": "$minimum",
    }


def _buy() -> dict[str, Any]:
    two = [{"step": "draw", "seat": "$seat", "count": 2}]
    return {
        "id": "buy",
        "key": "quarrel-buy",
        "when": {"seat": "$seat", "coins": 1},
        "effect": [{"step": "pay", "seat": "$seat", "price": {"coin": 1}, "then": two}],
    }


PACK: Final[dict[str, Any]] = {
    "strike": {"copies": 6, "fields": ["target"], "effect": [strike()]},
    "storm": {"copies": 2, "fields": ["split"], "effect": []},
    "hoard": {
        "copies": 3,
        "effect": [
            {
                "step": "choose",
                "seat": "$seat",
                "prompt": "quarrel-hoard",
                "ways": [
                    {"id": "draw", "key": "quarrel-draw", "effect": [{"step": "draw", "seat": "$seat", "count": 1}]},
                    _buy(),
                ],
            }
        ],
    },
    "feast": {
        "copies": 2,
        "effect": [
            {
                "step": "each_seat",
                "order": "$alive",
                "bound": "guest",
                "effect": [
                    {
                        "step": "when",
                        "condition": {"seat": "$guest", "life_at_most": 2},
                        "then": [{"step": "gain", "seat": "$guest", "what": "life", "count": 1}],
                        "otherwise": [{"step": "gain", "seat": "$guest", "what": "coin", "count": 1}],
                    }
                ],
            }
        ],
    },
    "rage": {
        "copies": 2,
        "effect": [
            {
                "step": "modify",
                "modifier": {
                    "query": "damage",
                    "mode": "add",
                    "value": 1,
                    "scope": {"by": "$seat"},
                    "expiry": "turn",
                    "source": "rage",
                },
            }
        ],
    },
    "ward": {
        "copies": 2,
        "effect": [
            {
                "step": "modify",
                "modifier": {"query": "damage", "mode": "forbid", "scope": {"target": "$seat"}, "expiry": "round"},
            }
        ],
    },
    "ambush": {
        "copies": 2,
        "effect": [
            {
                "step": "arm",
                "reflex": {"event": "hurt", "owner": "$seat", "source": "ambush", "path": "sprung", "once": True},
            }
        ],
        "sprung": [{"step": "draw", "seat": "$owner", "count": 1}],
    },
    "rally": {"copies": 3, "effect": [{"step": "rally", "seats": "$alive", "apply_at": "as_prefix_completes"}]},
    "peek": {"copies": 2, "effect": [{"step": "look", "seat": "$seat"}]},
    "burn": {"copies": 1, "effect": [{"step": "move", "cards": ["$card"], "source": "discard", "to": "deck"}]},
    "stop": {"copies": 4, "effect": [{"step": "cancel", "depth": 1}]},
    "snare": {"copies": 2, "effect": [{"step": "leave", "label": "turn"}]},
    "shield": {"copies": 2, "effect": [{"step": "amend", "fact": "amount", "by": -1, "depth": 0}]},
    "vengeance": {"copies": 2, "effect": [{"step": "hurt", "seat": "$by", "amount": 1, "by": "$seat"}]},
}
"""The cards: copies, what must be chosen to play them, what they do."""

CARDS: Final = tuple(f"{name}-{number}" for name, card in PACK.items() for number in range(1, card["copies"] + 1))
