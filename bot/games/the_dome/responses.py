"""What opens a window of section 8, sets automatic effects off, and cuts a chain of them that does not end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from bot.core.cards.shelf import log_defect
from bot.core.step import Step
from bot.core.windows import Window
from bot.games.the_dome.readings import LONGEST_CHAIN
from bot.games.the_dome.state import (
    NOBODY,
    State,
)
from bot.games.the_dome.zones import pack_of

if TYPE_CHECKING:
    from bot.core.play import Play

TRAPS = "traps"
ASK, ORDERS = "ask", "orders"
"""The option how Controls are answered with, and its values."""

PROMPTS = {
    "install": "the_dome-window-install",
    "damage": "the_dome-window-damage",
    "deck_damage": "the_dome-window-deck_damage",
    "activate": "the_dome-window-activate",
    "crack": "the_dome-window-crack",
    "complete": "the_dome-window-complete",
    "leak": "the_dome-window-leak",
    "allocate": "the_dome-window-allocate",
    "start": "the_dome-window-start",
    "end": "the_dome-window-end",
    "reveal": "the_dome-window-reveal",
}


def respond(
    play: Play[State],
    name: str,
    order: list[int],
    effect: Step | None,
    changing: Mapping[str, str] | None = None,
    **event: Any,
) -> None:
    """Open a window of section 8 over an effect; without anybody who could answer, the effect follows at once.

    Window and effect belong to what is happening: automatic effects that it has set off come after them.

    Args:
        play: the match.
        name: of the window.
        order: who may answer, in the order of acting.
        effect: what happens if nobody does; None: nothing more.
        changing: its fields that answers change, and the facts they are read from then: `amount`, or `_depth`, how far
            the window lies that a Control's effect changes.
        event: the event's facts.
    """
    rules, state = play.game.rules, play.board
    if any(state.players[seat].controls for seat in order):
        facts = event | {"_depth": 1, "by_seat": event["actor"]}  # whom the question names
        phases = ("before",) if effect is None else ("before", "effect")
        minimum = state.traps == ASK
        window = Window(name, order, facts, [], phases, minimum=minimum, prompt=PROMPTS[name], answers={})
        if any(rules.may_react(play, window, "before", seat) for seat in order):
            if effect is not None:
                fields = {field: f"${fact}" for field, fact in (changing or {}).items()}
                window.effect = [msgspec.to_builtins(effect) | fields]
            play.follow(window)
            return
    if effect is not None:
        play.follow(effect)


def causer(state: State, event: str, seat: int, who: int) -> int:
    """M10: who is "that opponent" for a seat that answers an event; of damage and leaks nobody else can be meant."""
    return who if event not in ("damage", "deck_damage", "leak") or who in state.opponents(seat) else NOBODY


def happen(play: Play[State], event: str, seat: int, card: str = "", amount: int = 0, actor: int | None = None) -> None:
    """Something happened: automatic effects that wait for it are set off (`triggers`).

    Args:
        play: the match.
        event: word of the packs (`verbs.Happening`).
        seat: who did it, or whom it befell.
        card, amount: with which and how much.
        actor: who caused it, if not `seat`.
    """
    if event in pack_of(play).triggered:
        play.happen(event, seat=seat, card=card, amount=amount, actor=seat if actor is None else actor)


def goes_on(play: Play[State], card: str, more: int = 1) -> bool:
    """Count steps of a chain of effects; False once it is too long: it is cut then, and told, as a defect of the pack.

    What was begun is carried out; only further automatic effects and consequences do not follow any more, until the
    turn player decides again.

    Args:
        card: whose effects would follow.
        more: how many.
    """
    state = play.board
    if state.chain > LONGEST_CHAIN:
        return False
    state.chain += more
    if state.chain <= LONGEST_CHAIN:
        return True
    play.tell("the_dome-event-chain-cut", card=card, count=LONGEST_CHAIN)
    log_defect(pack_of(play).sha, card, f"a chain of effects was cut after {LONGEST_CHAIN} steps")
    return False
