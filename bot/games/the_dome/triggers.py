"""Automatic effects: which wait for what happens, whether they go off, and which of several goes first (T1, T4, Q17).

At the start and the end of a turn seats take turns, one effect each from the turn player on, and each orders its own.
Of anything else the turn player's go off first, in the order it likes, then those of the others in turn order as they
stand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from bot.core.cards.language import NOBODY
from bot.core.cards.naming import card_of, named
from bot.core.shapes import Pick, Question, Text
from bot.core.state import Reflex
from bot.games.the_dome.counting import Context, passes
from bot.games.the_dome.effects import Run
from bot.games.the_dome.responses import causer, goes_on
from bot.games.the_dome.state import Player, Program, State
from bot.games.the_dome.verbs import Trigger
from bot.games.the_dome.wording import trigger_option
from bot.games.the_dome.zones import pack_of

if TYPE_CHECKING:
    from bot.core.play import Play

EFFECTS: Final = ".effects"
TAKING_TURNS: Final = ("turn_start", "turn_end")
"""Events whose effects alternate between seats (T1, T4)."""


def trigger_of(play: Play[State], reflex: Reflex) -> Trigger:
    """The record in the pack."""
    return pack_of(play).at(reflex.source, reflex.path.removesuffix(EFFECTS))


def waiting(play: Play[State], event: str, facts: Mapping[str, Any]) -> Iterator[Reflex]:
    """Automatic effects of characters and programs that mean this happening.

    Args:
        play: the match.
        event: word of the packs (`verbs.Happening`).
        facts: `seat`, `card`, `amount`, `actor`, see `responses.happen`.
    """
    pack, state = pack_of(play), play.board
    found = pack.triggered.get(event, {})
    for owner in state.order(state.current):
        player = state.players[owner]
        for name, id in ((player.character, ""), *((program.card, str(program.uid)) for program in player.programs)):
            for number in found.get(name, ()):
                trigger = pack[name].triggers[number]
                if _meant(play, trigger, owner, facts):
                    yield Reflex(event, owner, name, f"triggers.{number}{EFFECTS}", id)


def _meant(play: Play[State], trigger: Trigger, owner: int, facts: Mapping[str, Any]) -> bool:
    """Whether a happening is one that a trigger means, its condition aside."""
    seat, card = facts["seat"], facts["card"]
    if trigger.by == "me" and owner != seat:
        return False
    if trigger.by == "opponents" and seat not in play.board.opponents(owner):
        return False
    if facts["amount"] < trigger.min:
        return False
    return trigger.filter is None or bool(card and passes(pack_of(play)[card], trigger.filter))


def _holder(state: State, reflex: Reflex) -> Program | Player | None:
    """The program or the player (for the character) whose it is; None if the program has left."""
    player = state.players[reflex.owner]
    if not reflex.id:
        return player
    return next((program for program in player.programs if str(program.uid) == reflex.id), None)


def still(play: Play[State], reflex: Reflex, facts: Mapping[str, Any]) -> bool:
    """Whether it goes off now: its program is there, its condition holds, and once a turn means once."""
    state, trigger = play.board, trigger_of(play, reflex)
    holder = _holder(state, reflex)
    if holder is None or (trigger.once and holder.fired == state.turn):
        return False
    if trigger.when is None:
        return True
    by = causer(state, reflex.event, reflex.owner, facts["actor"])
    return Context(state, reflex.owner, by, facts["amount"]).holds(trigger.when)


def go_off(play: Play[State], reflex: Reflex, facts: Mapping[str, Any]) -> None:
    """Walk through its lines, unless the chain of effects is too long already."""
    state = play.board
    holder = _holder(state, reflex)
    if holder is not None and trigger_of(play, reflex).once:
        holder.fired = state.turn
    if goes_on(play, reflex.source):
        by = causer(state, reflex.event, reflex.owner, facts["actor"])
        uid = int(reflex.id or 0)
        play.push(Run(reflex.owner, reflex.source, reflex.path, actor=by, amount=facts["amount"], uid=uid))


def turn_order(state: State, event: str, last: int) -> list[int]:
    """T1, T4: at the start and the end of a turn seats take turns; else from the turn player."""
    return state.order(last + 1 if event in TAKING_TURNS and last != NOBODY else state.current)


def goes_first(state: State, seat: int, reflexes: Sequence[Reflex]) -> Reflex | None:
    """T1: each orders its own at the start and the end of a turn, else the turn player alone."""
    return None if seat == state.current or reflexes[0].event in TAKING_TURNS else reflexes[0]


def ask_first(reflexes: Sequence[Reflex]) -> Question:
    """Which one first."""
    options = tuple([trigger_option(name, card_of(name)) for name in named([one.source for one in reflexes])])
    return Question(
        "rounds",
        Text("the_dome-ask-first"),
        Pick(options),
        topic="the_dome-topic-first",
        rule="the_dome-rule-turn" if reflexes[0].event in TAKING_TURNS else "the_dome-rule-effects",
        default=options[0].id,
    )
