"""Action cards that the active player declares together with an activation (rules 7.3 `SY_ACTIVATED`, class D; MV18).

Nobody is called for them: they are chosen in the form of the turn, where the move plan is made as if they had gone
through. They are played before anything else of the window, because the active player is the first in its order (O3),
and a plan that does not stand without a cancelled one is asked for again (`movement.MoveShips`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer, Field, Option, Pick, Text
from bot.core.state import Modifier
from bot.games.twilight_imperium.flow.cards import SPOKEN, PlayCard
from bot.games.twilight_imperium.hooks.blocks import Block, Galaxy
from bot.games.twilight_imperium.hooks.queries import may_play

WITH: Final = "a:"
"""Before the id of a card: option of a turn that activates a system with it."""
SCOPE: Final = "action"
"""Scope of a tactical action; what such a card does ends with it."""
WINDOW: Final = "SY_ACTIVATED"
NAMES: Final = "from"
"""Field that says what the card names."""
WHERE: Final = "system"
"""Field that says which system is activated."""
MORE: Final = "more"
"""Field that says which other cards of this kind are played as well."""

Targets = Callable[[Galaxy, int, str], Sequence[Option]]
"""What a card can name if a system is activated, none where it cannot be played then: `targets(play, seat, system)`.
One that names nothing has the one option `PLAIN`."""
Effects = Callable[[Galaxy, int, str], Sequence[Modifier]]
"""What lasts until the end of the action: `effects(play, seat, what was named)`."""

PLAIN: Final = Option("", "twilight_imperium-opt-play-card")


class Activating(NamedTuple):
    """What can be declared with an activation."""

    block: Block
    targets: Targets
    effects: Effects


ACTIVATING: Final[dict[str, Activating]] = {}
"""Card -> itself."""


def with_activation(
    block: Block,
    targets: Targets = lambda play, seat, system: (PLAIN,),
    effects: Effects = lambda play, seat, target: (),
    does: Callable[[Galaxy, int, str, str], None] | None = None,
) -> None:
    """Declare such a card.

    Args:
        block: of the card.
        targets: what it can name.
        effects: what it changes until the end of the action; move plans reckon with it before it is played.
        does: what else it does, `does(play, seat, system, what was named)`.
    """
    ACTIVATING[block.id] = Activating(block, targets, effects)

    def resolve(play: Galaxy, seat: int, facts: Mapping[str, Any], target: str) -> None:
        for one in effects(play, seat, target):
            play.modify(one)
        if does is not None:
            does(play, seat, facts["system"], target)

    SPOKEN[block.id] = resolve


def playable(play: Galaxy, seat: int, systems: Sequence[str]) -> list[str]:
    """Cards of a hand that can be declared with the activation of one of these systems, in the order of the box."""
    hand = play.board.players[seat].hand
    if not hand or not may_play(play, seat):
        return []
    return [id for id, card in ACTIVATING.items() if id in hand and any(card.targets(play, seat, at) for at in systems)]


def system_of_turn(answer: Mapping[str, Answer]) -> str:
    """The system that such a turn activates; empty as long as that is not said."""
    return str(answer.get(WHERE, "")) if str(answer.get("action", "")).startswith(WITH) else ""


def declared(answer: Mapping[str, Answer]) -> list[tuple[str, str]]:
    """Cards of an answer, each with what it names."""
    action = str(answer.get("action", ""))
    if not action.startswith(WITH):
        return []
    found = [(action.removeprefix(WITH), str(answer.get(NAMES, "")))]
    for one in answer.get(MORE, ()):
        id, _, target = str(one).partition(":")
        found.append((id, target))
    return found


@contextmanager
def foreseen(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> Generator[None]:
    """The table as if the cards of an answer had gone through, for who makes a move plan; then as it was."""
    cards = declared(answer)
    effects = [one for id, target in cards for one in ACTIVATING[id].effects(play, seat, target)]
    if not effects:
        yield
        return
    stored = play.state.modifiers
    play.state.modifiers = [*stored, *effects]
    play.forget()
    try:
        yield
    finally:
        play.state.modifiers = stored
        play.forget()


def next_field(play: Galaxy, seat: int, partial: Mapping[str, Answer], systems: Sequence[Option]) -> Field | None:
    """Where, what the card names, and which others are played as well; None when all of it is said.

    Args:
        play: the match.
        seat: whose turn it is.
        partial: of the form of the turn.
        systems: that can be activated, by position.
    """
    id = str(partial["action"]).removeprefix(WITH)
    card = ACTIVATING[id]
    if WHERE not in partial:
        options = tuple(one for one in systems if card.targets(play, seat, one.id))
        return Field(WHERE, Text("twilight_imperium-ask-activate-with", {"component": id}), Pick(options))
    system = str(partial[WHERE])
    targets = card.targets(play, seat, system)
    if NAMES not in partial and targets and targets[0].id:
        return Field(NAMES, Text("twilight_imperium-ask-target", {"deed": id}), Pick(tuple(targets)))
    if MORE not in partial and (others := _others(play, seat, id, system)):
        shape = Pick(tuple(others), 0, max(2, len(others)))
        return Field(MORE, Text("twilight_imperium-ask-activate-more"), shape, start=[])
    return None


def _others(play: Galaxy, seat: int, first: str, system: str) -> list[Option]:
    """Other cards of the hand that could be played with the same activation, each with all that it can name."""
    found: list[Option] = []
    for id in playable(play, seat, [system]):
        if id == first:
            continue
        for target in ACTIVATING[id].targets(play, seat, system):
            named = f"{id}:{target.id}" if target.id else id
            key = "twilight_imperium-opt-react-place" if target.id else "twilight_imperium-opt-react"
            found.append(Option(named, key, {"component": id, **target.args}))
    return found


def check(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> None:
    """AC4: no card twice; each can be played there.

    Raises:
        IllegalAnswer: why not.
    """
    cards = declared(answer)
    ids = [id for id, _ in cards]
    if len(set(ids)) < len(ids):
        raise IllegalAnswer("twilight_imperium-played-twice")
    for id, target in cards:
        if all(one.id != target for one in ACTIVATING[id].targets(play, seat, system_of_turn(answer))):
            raise IllegalAnswer("twilight_imperium-not-playable-there")


def played(play: Galaxy, seat: int, system: str, cards: Sequence[Sequence[str]]) -> list[PlayCard]:
    """The steps in which cards that were declared are played, one after the other."""
    found: list[PlayCard] = []
    for id, target in cards:
        option = next((one for one in ACTIVATING[id].targets(play, seat, system) if one.id == target), None)
        if option is not None:
            found.append(PlayCard(seat, id, WINDOW, {"system": system}, target, dict(option.args)))
    return found
