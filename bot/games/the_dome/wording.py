"""Options of THE DOME as catalogue keys with arguments; no sentence is written here.

Arguments named `card`, `cards` and `way` are references into the pack (`Pack.names`). Anchors: ("hand", (index,)),
("pool", (seat, colour)), ("program", (uid,)), ("control", (uid,)), ("system", (slot uid, space)),
("marker", (seat, number)), ("player", (seat,)), ("void", (seat, index)), ("mastermind", (index,)),
("held", (index,)), ("character", (seat,)).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.core.cards import naming
from bot.core.cards.triggers import order_id
from bot.core.shapes import Anchor, Option, Text
from bot.games.the_dome import notation
from bot.games.the_dome.state import MARKERS

TURN: Final = "the_dome-topic-turn"
"""All that the turn player decides has one topic: which it is may tell of its hand."""

YES_OPTION: Final = Option(naming.YES, "the_dome-opt-yes")
NO_OPTION: Final = Option(naming.NO, "the_dome-opt-no")
NONE_OPTION: Final = Option(naming.NONE, "the_dome-opt-none")
DONE_OPTION: Final = Option(notation.DONE, "the_dome-opt-done")
STOP_OPTION: Final = Option(notation.STOP, "the_dome-opt-stop")
END_OPTION: Final = Option(notation.END, "the_dome-opt-end")
DOWNLOAD_OPTION: Final = Option(notation.DOWNLOAD, "the_dome-opt-download")
LAST_DOWNLOAD_OPTION: Final = Option(notation.DOWNLOAD, "the_dome-opt-download", warn=Text("the_dome-warn-empty-deck"))
"""D5: who must draw from an empty deck loses."""
DOWNLOAD_TWO_OPTION: Final = Option(notation.DOWNLOAD_TWO, "the_dome-opt-download-two")
ALLOCATE_OPTION: Final = Option(notation.ALLOCATE, "the_dome-opt-allocate")


@lru_cache(maxsize=4096)
def card_option(option: str, anchor: str, *at: int | str) -> Option:
    """A card to choose, wherever it lies."""
    return Option(option, "the_dome-opt-card", {"card": naming.card_of(option)}, anchor=Anchor(anchor, at))


@lru_cache(maxsize=4096)
def install_option(card: str, x: int, y: int, at: int, have: int) -> Option:
    """A card to install; a cost that cannot be paid is legal and warned of (Q14)."""
    return Option(
        f"install:{card}",
        "the_dome-opt-install",
        {"card": card, "x": x, "y": y},
        group="the_dome-group-install",
        anchor=Anchor("hand", (at,)),
        warn=Text("the_dome-warn-cost", {"have": have, "need": max(x, y)}) if have < max(x, y) else None,
    )


@lru_cache(maxsize=1024)
def set_option(card: str, at: int) -> Option:
    """A Control to set face down."""
    return Option(
        f"set:{card}", "the_dome-opt-set", {"card": card}, "the_dome-group-install", anchor=Anchor("hand", (at,))
    )


@lru_cache(maxsize=1024)
def crack_option(colour: str, points: int, seat: int, reaches: bool) -> Option:
    """A colour to crack; that no marker can move on it is warned of (Q11)."""
    return Option(
        f"crack:{colour}",
        "the_dome-opt-crack",
        {"colour": colour, "points": points},
        group="the_dome-group-crack",
        anchor=Anchor("pool", (seat, colour)),
        warn=None if reaches else Text("the_dome-warn-nowhere"),
    )


@lru_cache(maxsize=4096)
def use_option(option: str, card: str, x: int, y: int, anchor: str, at: int) -> Option:
    """A program or character to activate."""
    return Option(
        option,
        "the_dome-opt-use",
        {"card": card, "x": x, "y": y},
        group="the_dome-group-use",
        anchor=Anchor(anchor, (at,)),
    )


@lru_cache(maxsize=1024)
def mastermind_option(card: str, strong: bool, energy: int, at: int) -> Option:
    """A Mastermind card, weak or strong."""
    way = "strong" if strong else "weak"
    return Option(
        f"mm:{card}:{way}",
        f"the_dome-opt-mm-{way}",
        {"card": card, "energy": energy},
        group="the_dome-group-mastermind",
        anchor=Anchor("mastermind", (at,)),
    )


@lru_cache(maxsize=8192)
def pool_option(option: str, colour: str, seat: int, count: int, limit: int) -> Option:
    """A card into a pool."""
    return Option(
        f"{option}>{colour}",
        "the_dome-opt-into",
        {"card": naming.card_of(option), "colour": colour, "count": count, "limit": limit},
        group="the_dome-group-card",
        group_args={"card": naming.card_of(option)},
        anchor=Anchor("pool", (seat, colour)),
    )


@lru_cache(maxsize=256)
def colour_option(colour: str, seat: int, count: int, reaches: bool = True) -> Option:
    """A pool, or its colour; `reaches` False: of a colour to crack, on which no marker can move."""
    return Option(
        colour,
        "the_dome-opt-pool",
        {"colour": colour, "count": count},
        anchor=Anchor("pool", (seat, colour)),
        warn=None if reaches else Text("the_dome-warn-nowhere-effect"),
    )


@lru_cache(maxsize=8192)
def move_option(number: int, place: int, space: int, uid: int, card: str, cost: int, last: bool) -> Option:
    """A marker to a space of a system card."""
    return Option(
        f"{MARKERS[number]}>{place}.{space}",
        "the_dome-opt-complete" if last else "the_dome-opt-move",
        {"marker": MARKERS[number], "card": card, "space": space, "cost": cost},
        group="the_dome-group-marker",
        group_args={"marker": MARKERS[number]},
        anchor=Anchor("system", (uid, space)),
    )


@lru_cache(maxsize=1024)
def recall_option(number: int, card: str, seat: int) -> Option:
    """An own marker to take back (K2)."""
    return Option(
        f"recall-{MARKERS[number]}",
        "the_dome-opt-recall",
        {"marker": MARKERS[number], "card": card},
        anchor=Anchor("marker", (seat, number)),
    )


@lru_cache(maxsize=1024)
def marker_option(seat: int, number: int, card: str, space: int) -> Option:
    """A marker of anybody."""
    return Option(
        f"{MARKERS[number]}@{seat}",
        "the_dome-opt-marker",
        {"marker": MARKERS[number], "seat": seat, "card": card, "space": space},
        anchor=Anchor("marker", (seat, number)),
    )


@lru_cache(maxsize=64)
def seat_option(seat: int, unhurt: bool = False) -> Option:
    """A player; `unhurt`: damage does nothing to them, which is warned of (M8)."""
    return Option(
        f"s{seat}",
        "the_dome-opt-seat",
        {"seat": seat},
        anchor=Anchor("player", (seat,)),
        warn=Text("the_dome-warn-down", {"seat": seat}) if unhurt else None,
    )


@lru_cache(maxsize=4096)
def program_option(uid: int, card: str, seat: int, ready: bool) -> Option:
    """A program."""
    key = "the_dome-opt-program" if ready else "the_dome-opt-program-exhausted"
    return Option(f"p{uid}", key, {"card": card, "seat": seat}, anchor=Anchor("program", (uid,)))


@lru_cache(maxsize=1024)
def hidden_option(uid: int, seat: int, number: int) -> Option:
    """A face-down Control, by its place."""
    return Option(f"k{uid}", "the_dome-opt-control", {"seat": seat, "number": number}, anchor=Anchor("control", (uid,)))


@lru_cache(maxsize=2048)
def reveal_option(uid: int, card: str, x: int, y: int) -> Option:
    """A Control to reveal."""
    return Option(
        f"reveal:{uid}", "the_dome-opt-reveal", {"card": card, "x": x, "y": y}, anchor=Anchor("control", (uid,))
    )


@lru_cache(maxsize=256)
def way_option(card: str, path: str, number: int) -> Option:
    """One of several effects of a card."""
    return Option(f"way-{number + 1}", "the_dome-opt-way", {"way": f"{card}|{path}.ways.{number}"})


@lru_cache(maxsize=64)
def order_option(order: str) -> Option:
    """A standing order for a Control."""
    key, _, least = order.partition("-")
    return Option(order, f"the_dome-opt-order-{key}", {"count": int(least)} if least else {})


def goes_first_option(card: str) -> Option:
    """The standing order that the effects of an own card go first in turns of others (T1)."""
    return Option(order_id(card), "the_dome-opt-goes-first", {"card": card})


def trigger_option(option: str, card: str) -> Option:
    """An automatic effect that waits for its turn (T1)."""
    return Option(option, "the_dome-opt-trigger", {"card": card})
