"""Which effects wait for what happens, whether they go off, and which of several goes first (G1, H1, Q13).

They are carried out by seat, from the turn player on. Several of the turn player's own: it is asked which goes first,
one at a time, until the order of the rest cannot matter. Several of another player: as its standing order says, else in
the order in which they arose, without asking. Q13 lets each player order its own effects, but the house also promises
that a turn never waits for somebody who is not playing except where a card says that an opponent chooses, and names the
designs that may say so; an order among effects that all come anyway is not worth stopping the turn for. The reading is
the same for everybody and public, so nobody is surprised by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from bot.core.cards import triggers
from bot.core.cards.language import passes
from bot.core.cards.naming import named
from bot.core.cards.triggers import once, reflex, trigger_of
from bot.core.passing import until_turn_of
from bot.core.shapes import Pick, Question, Text
from bot.core.state import Reflex
from bot.games.project_mine.additions import adds_only, changes
from bot.games.project_mine.cards import Pack
from bot.games.project_mine.counting import Context
from bot.games.project_mine.state import State
from bot.games.project_mine.verbs import Cond, Trigger
from bot.games.project_mine.wording import TURN, first_option


def due(owner: int, card: str, path: str) -> Reflex:
    """An effect that goes off whatever holds by then: a card's own ("if it is discarded"), or one that was put off."""
    return Reflex("", owner, card, path)


def meant(pack: Pack, trigger: Trigger, owner: int, seat: int, card: str, resource: str, n: int) -> bool:
    """Whether a happening is one that a trigger means, its condition aside.

    Args:
        pack: the cards.
        trigger: what waits.
        owner: whose it is.
        seat: who did it.
        card, resource: with which; empty for none.
        n: how many at once.
    """
    if trigger.by != "anyone" and (seat == owner) != (trigger.by == "me"):
        return False
    if n < trigger.min or (trigger.resource and trigger.resource != resource):
        return False
    return trigger.filter is None or bool(card and passes(pack[card], trigger.filter))


def waiting(pack: Pack, state: State, event: str, facts: Mapping[str, Any]) -> Iterator[Reflex]:
    """G1, H1: triggers of goals that wait for a happening, those of company goals if they are revealed."""
    goals = pack.triggered.get(event)
    if not goals:
        return
    for owner, player in enumerate(state.players):
        for goal in player.goals:
            if goal.card in goals and not goal.flipped:
                for number in goals[goal.card]:
                    if meant(pack, pack[goal.card].triggers[number], owner, **facts):
                        yield reflex(event, owner, goal.card, number)
        if player.revealed and player.company in goals:
            for number in goals[player.company]:
                if meant(pack, pack[player.company].triggers[number], owner, **facts):
                    yield reflex(event, owner, player.company, number)


def still(pack: Pack, state: State, one: Reflex, facts: Mapping[str, Any]) -> bool:
    """Whether it goes off now: a goal is there and not flipped (G3), and the condition holds."""
    if not one.event:
        return True
    trigger: Trigger = trigger_of(pack, one)
    if trigger.once and once(one) in state.spent:
        return False
    if one.id:  # a lasting one, which has seen everything of that name
        if not meant(pack, trigger, one.owner, **facts):
            return False
    elif not _open(pack, state, one):
        return False
    return trigger.when is None or Context(pack, state, one.owner, one.source).holds(trigger.when)


def _open(pack: Pack, state: State, one: Reflex) -> bool:
    player = state.players[one.owner]
    if player.company == one.source:
        return player.tokens < pack[player.company].tokens
    return any(goal.card == one.source and not goal.flipped for goal in player.goals)


# --- which goes first ------------------------------------------------------------------------------------------------


def order_matters(pack: Pack, reflexes: Sequence[Reflex]) -> bool:
    """Whether the order of these effects can make a difference: they are not mere additions, or one of them hangs on
    what another adds."""
    lines = [pack.block(one.source, one.path) for one in reflexes]
    if not all(adds_only(line) for block in lines for line in block):
        return True
    changed = [frozenset[str]().union(*map(changes, block)) for block in lines]
    for at, one in enumerate(reflexes):
        when = trigger_of(pack, one).when if one.event else None
        read = _counts(when) if when is not None else frozenset[str]()
        if any(read & other for number, other in enumerate(changed) if number != at):
            return True
    return False


def _counts(cond: Cond) -> frozenset[str]:
    """What a condition counts."""
    return frozenset(one.count for one in cond.counts())


@lru_cache(maxsize=256)
def _contested(pack: Pack, goals: tuple[str, ...]) -> tuple[str, ...]:
    by_event: dict[str, list[Reflex]] = {}
    for goal in goals:
        for number, trigger in enumerate(pack[goal].triggers):
            by_event.setdefault(trigger.event, []).append(reflex(trigger.event, 0, goal, number))
    matter = [found for found in by_event.values() if order_matters(pack, found)]
    return triggers.contested([[one.source for one in found] for found in matter], goals)


def contested(pack: Pack, state: State, seat: int) -> tuple[str, ...]:
    """Public goals of a seat whose effects may stand at once, in an order that matters."""
    return _contested(pack, tuple(goal.card for goal in state.players[seat].goals if not goal.flipped))


def ask_first(state: State, seat: int, reflexes: Sequence[Reflex], count: int) -> Question:
    """Q13: which one first. What stands is public, so the question is too."""
    goals = {goal.card for goal in state.players[seat].goals}
    cards = [one.source for one in reflexes]
    options = tuple([first_option(id, card in goals) for id, card in zip(named(cards), cards, strict=True)])
    return Question(
        slot="effect",
        prompt=Text("project_mine-ask-first", {"count": count}),
        shape=Pick(options),
        topic=TURN,
        rule="project_mine-rule-first",
        default=options[0].id,
    )


def until(seat: int, term: str) -> str:
    """Label with which a lasting effect of a seat goes: `turn`, `next_turn` (the owner's) or `era`."""
    return until_turn_of(seat) if term == "next_turn" else term
