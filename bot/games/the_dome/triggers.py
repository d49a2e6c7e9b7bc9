"""Automatic effects: which wait for what happens, whether they go off, and which of several goes first (T1, T4, Q17).

At the start and the end of a turn seats take turns, one effect each from the turn player on, and each orders its own.
Of anything else the turn player's go off first, in the order it likes, then those of the others in turn order as they
stand. Who is not playing may say in advance which of its own goes first (`bot.core.cards.triggers`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from bot.core.cards import triggers
from bot.core.cards.language import NOBODY, passes
from bot.core.cards.naming import card_of, named
from bot.core.cards.triggers import once, ordered, reflex, trigger_of
from bot.core.shapes import Pick, Question, Text
from bot.core.state import Reflex
from bot.games.the_dome.counting import Context
from bot.games.the_dome.effects import Run
from bot.games.the_dome.responses import causer, goes_on
from bot.games.the_dome.state import State
from bot.games.the_dome.verbs import Trigger
from bot.games.the_dome.wording import trigger_option
from bot.games.the_dome.zones import pack_of

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.games.the_dome.cards import Pack

TAKING_TURNS: Final = ("turn_start", "turn_end")
"""Events whose effects alternate between seats (T1, T4)."""


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
                    yield reflex(event, owner, name, number, id)


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


def still(play: Play[State], one: Reflex, facts: Mapping[str, Any]) -> bool:
    """Whether it goes off now: its program is there, its condition holds, and once a turn means once."""
    state: State = play.board
    trigger: Trigger = trigger_of(pack_of(play), one)
    if one.id and all(str(program.uid) != one.id for program in state.players[one.owner].programs):
        return False
    if trigger.once and once(one) in state.spent:
        return False
    if trigger.when is None:
        return True
    by = causer(state, one.event, one.owner, facts["actor"])
    return Context(state, one.owner, by, facts["amount"]).holds(trigger.when)


def go_off(play: Play[State], one: Reflex, facts: Mapping[str, Any]) -> None:
    """Walk through its lines, unless the chain of effects is too long already."""
    state = play.board
    if trigger_of(pack_of(play), one).once:
        state.spent.append(once(one))
    if goes_on(play, one.source):
        by = causer(state, one.event, one.owner, facts["actor"])
        play.push(Run(one.owner, one.source, one.path, actor=by, amount=facts["amount"], uid=int(one.id or 0)))


# --- which goes first ------------------------------------------------------------------------------------------------


def turn_order(state: State, event: str, last: int) -> list[int]:
    """T1, T4: at the start and the end of a turn seats take turns; else from the turn player."""
    return state.order(last + 1 if event in TAKING_TURNS and last != NOBODY else state.current)


def goes_first(play: Play[State], seat: int, reflexes: Sequence[Reflex]) -> Reflex | None:
    """T1: the turn player orders its own. Anybody else's go as it said in advance; who said nothing is asked at the
    start and the end of a turn, and of anything else they go as they stand."""
    if seat == play.board.current:
        return None
    return ordered(play, seat, reflexes) or (None if reflexes[0].event in TAKING_TURNS else reflexes[0])


@lru_cache(maxsize=1024)
def _contested(pack: Pack, cards: tuple[str, ...]) -> tuple[str, ...]:
    together: dict[tuple[str, str], list[str]] = {}
    for card in cards:
        for trigger in pack[card].triggers:
            for by in ("me", "opponents") if trigger.by == "anyone" else (trigger.by,):
                if by != "me" or trigger.event not in TAKING_TURNS:  # those are of the own turn
                    together.setdefault((trigger.event, by), []).append(card)
    return triggers.contested(together.values(), cards)


def contested(play: Play[State], seat: int) -> tuple[str, ...]:
    """Character and programs of a seat whose effects may stand at once out of its turn."""
    player = play.board.players[seat]
    if not player.programs:
        return ()
    return _contested(pack_of(play), (player.character, *[program.card for program in player.programs]))


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
