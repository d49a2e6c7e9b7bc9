"""A turn that is planned beforehand: how it begins, and what it rests on (asynchronous L1, L3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from bot.core.cards.naming import card_of, cards_of
from bot.core.errors import NoPlan
from bot.games.project_mine.cards import Pack
from bot.games.project_mine.counting import cost_of
from bot.games.project_mine.eras import take_turn
from bot.games.project_mine.notation import COIN, DONE
from bot.games.project_mine.state import ERA, NOBODY, Player, State

if TYPE_CHECKING:
    from bot.core.planning import Planned
    from bot.core.play import Play

CONDITIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "project_mine-if-bought": ("project_mine-event-bought",),
    "project_mine-if-flipped": ("project_mine-event-flipped",),
    "project_mine-if-declared": ("project_mine-event-declared",),
    "project_mine-if-swept": ("project_mine-event-swept", "project_mine-event-swept-unseen"),
}

TURN_SLOT: Final = "turn"
_GOAL: Final = "goal-"


def as_if_turn(play: Play[State], seat: int) -> None:
    """E4, R4: the turn under way is over as far as it has come, those between have had theirs, the seat's own begins.

    Whose hand is not known before it (between eras, or behind the own turn's draw) has no turn to plan.
    """
    state = play.board
    current = state.current
    if current in (NOBODY, seat):
        raise NoPlan("core-plan-none")
    order = state.order(state.first) if state.phase == ERA else state.entrants
    if seat not in order:
        raise NoPlan("core-plan-none")
    if order.index(seat) < order.index(current):
        if state.phase != ERA or (state.last_round and state.round >= state.last_round):
            raise NoPlan("core-plan-none")
        state.round += 1
    between = order[order.index(current) + 1 :] + order[: order.index(current)]
    for other in between[: between.index(seat)]:
        state.players[other].turns += 1
        state.turns += 1
    _over(play, state.players[current])
    play.state.agenda.clear()
    take_turn(play, seat)


def _over(play: Play[State], player: Player) -> None:
    """What lies about in the middle of a turn goes where it goes at its end; what was looked at goes back."""
    state = play.board
    player.discard += player.play
    player.play, player.due = [], []
    match state.held_zone:
        case "deck":
            state.players[state.held_by].deck += state.held
        case "goals":
            state.goal_pile += state.held
        case _:
            state.pile += state.held
    state.held, state.held_by, state.held_zone = [], NOBODY, ""
    play.expire("turn")
    state.cuts, state.chain, state.stage = [], [], ""
    state.lines, state.halt, state.maybe = 0, False, False


def footing(pack: Pack, state: State, seat: int, answers: Sequence[Planned]) -> Any:
    """Cards that are bought, with their price and where they are offered, cards and goals that are used, and energy."""
    player = state.players[seat]
    bought: dict[str, Any] = {}
    used: dict[str, Any] = {}
    for one in answers:
        if one.slot != TURN_SLOT or one.answer in (COIN, DONE):
            continue
        if isinstance(one.answer, str) and one.answer.startswith(_GOAL):
            card = one.answer.removeprefix(_GOAL)
            used[card] = [goal.tokens for goal in player.goals if goal.card == card and not goal.flipped]
        elif isinstance(one.answer, str):
            bought[card_of(one.answer)] = _offer(pack, state, card_of(one.answer))
        else:
            for card in cards_of(cast("list[str]", one.answer)):
                used[card] = [player.hand.count(card), pack[card].energy]
    return {"bought": bought, "used": used, "energy": player.energy}


def _offer(pack: Pack, state: State, card: str) -> Any:
    """Where a card is offered and for how much; None where it is not."""
    if state.basic.get(card):
        return ["basic", pack[card].cost]
    for place, cards in (("market", state.market), ("goal", state.goals)):
        if card in cards:
            return [place, cost_of(pack, state, card)]
    return None
