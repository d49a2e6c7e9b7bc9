"""Which calls a player has said to be always passed (rules 29.4: `pass_all(window)`, `sabotage: never`).

Such an order hangs on the name of the call alone and on nothing that is hidden; nobody sees it, and a call stays open
as long as ever (29.2 US3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from bot.core.shapes import Option, Question, Text, any_number
from bot.core.windows import PASS, Window
from bot.games.twilight_imperium.flow.cards import BY_ORDERS, PLAYED, cancel_mode, cancels_openly
from bot.games.twilight_imperium.flow.notes import kind_of
from bot.games.twilight_imperium.hooks.blocks import REACTIONS, Galaxy
from bot.games.twilight_imperium.hooks.moments import called_for, calls

SLOT: Final = "calls"
"""Slot of the standing question."""
CARDS: Final = "combat-cards"
"""Standing order of one combat: its side passes every call of it (29.9, one "no" for all cards of a combat)."""
ASK_CARDS: Final = "ask"
PASS_CARDS: Final = "pass"
"""What the form of a combat says of cards: moments for them are asked, whatever else runs through; or all pass."""
SPACE: Final = "SC_"
GROUND: Final = "GC_"
"""Begin the windows of a space combat (7.4) and of a ground combat (7.5)."""
ORDER: Final = "calls-never"
"""Standing order: names of windows whose calls are passed until it is changed."""


def callable_at(play: Galaxy) -> list[str]:
    """Windows for which a card or a promissory note of this table can be held."""
    return play.memo(("calls", "callable"), lambda: _callable_at(play))


def callable_cards(play: Galaxy) -> list[str]:
    """Action cards of this table that are played in calls."""

    def found() -> list[str]:
        played = {one.block.id for window in callable_at(play) for one in REACTIONS[window]}
        return [id for id in play.board.copies if id in played]

    return play.memo(("calls", "cards"), found)


def _callable_at(play: Galaxy) -> list[str]:
    notes = play.board.notes
    there = {*play.board.copies, *(kind_of(note) for note in (notes.dealt if notes is not None else ()))}
    return [
        window
        for window, found in REACTIONS.items()
        if calls(play, window) and any(one.block.id in there and one.block.in_force(play.board) for one in found)
    ]


def question(play: Galaxy, seat: int) -> Question | None:
    """What a player may say of calls; None where there are none at this table."""
    options = play.memo("options of calls", lambda: _windows(play))
    if not options:
        return None
    said = play.orders(seat).get(ORDER, ())
    never = [one.id for one in options if one.id in said]
    return Question(
        slot=SLOT,
        prompt=Text("twilight_imperium-ask-calls"),
        shape=any_number(options),
        rule="twilight_imperium-rule-calls",
        blocking=False,
        changeable=True,
        given=never or UNSET,
    )


def _windows(play: Galaxy) -> tuple[Option, ...]:
    return tuple(Option(name, "twilight_imperium-opt-never-call", {"window": name}) for name in callable_at(play))


def store(play: Galaxy, seat: int, windows: Sequence[str]) -> None:
    """Keep what was said, in place of what was said before."""
    play.drop_order(seat, ORDER)
    if windows:
        play.give_order(seat, ORDER, list(windows))


def never_asked(play: Galaxy, seat: int, window: str) -> bool:
    """Whether a player passes every call of a window."""
    return window in play.orders(seat).get(ORDER, ())


def passes(play: Galaxy, seat: int, call: Window) -> bool:
    """Whether a player passes a call: it is for moments of which none is asked about, where there are cards for it."""
    asked = [name for name in called_for(call) if name in callable_at(play)]
    return bool(asked) and all(never_asked(play, seat, name) for name in asked)


def passed(play: Galaxy, seat: int, call: Window) -> str | None:
    """`PASS` where a player has said so of such calls."""
    return PASS if passes(play, seat, call) else None


def never_stops(play: Galaxy, seat: int, call: Window) -> str | None:
    """`PASS` in the mode of orders (29.9) for who has nothing open to cancel a card with; None to ask it."""
    by_orders = call.name == PLAYED and cancel_mode(play) == BY_ORDERS
    return PASS if by_orders and not cancels_openly(play, seat, call.event) else None


def card_moments(play: Galaxy, begins: str) -> bool:
    """Whether there are cards at this table for moments of combats, whose windows begin so."""
    return any(window.startswith(begins) for window in callable_at(play))
