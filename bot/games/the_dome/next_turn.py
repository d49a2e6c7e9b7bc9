"""A turn that is planned beforehand: how it begins, and what it rests on (asynchronous L1, L3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from bot.core.cards.knowing import put
from bot.core.cards.naming import card_of
from bot.core.errors import NoPlan
from bot.games.the_dome.cards import Card
from bot.games.the_dome.costs import cost_of, may_crack
from bot.games.the_dome.foresight import silence
from bot.games.the_dome.installing import ability_cost
from bot.games.the_dome.knowing import let_go
from bot.games.the_dome.notation import CHARACTER
from bot.games.the_dome.readings import ENERGY_EACH_TURN
from bot.games.the_dome.responses import happen
from bot.games.the_dome.state import ACTION, NOBODY, State
from bot.games.the_dome.turns import Turn, begin
from bot.games.the_dome.zones import gain_energy, pack_of, refill, send_home

if TYPE_CHECKING:
    from bot.core.planning import Planned
    from bot.core.play import Play

CONDITIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "the_dome-if-cracked": ("the_dome-event-crack",),
    "the_dome-if-completed": ("the_dome-event-completed",),
    "the_dome-if-installed": ("the_dome-event-installed",),
    "the_dome-if-set": ("the_dome-event-set-some",),
}


def as_if_turn(play: Play[State], seat: int) -> None:
    """T1, M4: the turn under way is over as far as it has come, those between have had theirs, the seat's own begins.

    Nobody reveals a Control in it, and the Mastermind draws no card. Its start can be answered as little as planned.
    """
    state = play.board
    if not state.turn:
        raise NoPlan("core-plan-none")
    silence(play, seat)
    _over(play)
    order = state.order(state.current)
    for other in order[1 : order.index(seat)]:
        state.players[other].turns += 1
        state.turn += 1
    play.state.agenda.clear()
    begin(play, seat)
    if seat == state.mastermind:
        gain_energy(play, ENERGY_EACH_TURN[state.seats])
    play.push(Turn(seat, ACTION))
    happen(play, "turn_start", seat)


def _over(play: Play[State]) -> None:
    """What lies about in the middle of a turn goes where it goes when nothing comes of it; what was looked at goes
    back."""
    state = play.board
    if state.held_of != NOBODY:
        owner = state.players[state.held_of]
        for card, mask in let_go(state):
            put(owner.known_deck, owner.deck, card, mask)
    for one in state.staged:
        (state.system_void if one.system else state.players[one.seat].void).append(one.card)
    state.staged, state.recent, state.came = [], [], {}
    refill(play)
    pack = pack_of(play)
    for player in state.players:
        player.ap, player.fallen = 0, ""
        for number, marker in enumerate(player.markers):
            slot = state.slot(marker.on)
            if slot is not None and marker.space == len(pack[slot.card].track):
                send_home(play, player.seat, number)
    for program in state.players[state.current].programs:
        program.ready = True
    play.expire("turn")


def footing(play: Play[State], seat: int, answers: Sequence[Planned]) -> Any:
    """The server's tracks where one cracks, the firewalls aimed at, and what can be paid."""
    state = play.board
    named = [str(one.answer) for one in answers if isinstance(one.answer, str)]
    costs = {answer: cost for answer in named if (cost := _paid(play, seat, answer)) is not None}
    found: dict[str, Any] = {"paid": costs}
    if any(one.slot == "crack" or str(one.answer).startswith("crack:") for one in answers):
        found["server"] = [
            [
                slot.card,
                [[p.seat, n, m.space] for p in state.players for n, m in enumerate(p.markers) if m.on == slot.uid],
            ]
            for slot in state.server
        ]
    aimed = {int(answer[1:]) for answer in named if answer[:1] == "s" and answer[1:].isdecimal()}
    opponents = state.opponents(seat)
    if not aimed and len(opponents) == 1 and any(answer.startswith(("install:", "use:", "mm:")) for answer in named):
        aimed = set(opponents)
    found["firewalls"] = {str(one.seat): [one.layer, one.space, one.down] for one in state.players if one.seat in aimed}
    return found


def _paid(play: Play[State], seat: int, answer: str) -> Any:
    """What an answer of the action phase costs now and what there is to pay it with; None where nothing is paid."""
    state, pack = play.board, pack_of(play)
    player = state.players[seat]
    word, _, rest = answer.partition(":")
    if word == "crack":
        return may_crack(rest, seat, play)
    if word == "mm":
        return [state.energy, *(pack[card].energy for card in state.mm_hand if card == rest.partition(":")[0])]
    if word == "install":
        card = pack[rest]
        return [player.hand.count(rest), *cost_of(play, seat, card), len(player.pool(card.colour))]
    if answer == CHARACTER:
        return [not player.used, _ability(play, seat, pack[player.character])]
    if word == "use":
        ready = [program.ready for program in player.programs if program.card == card_of(rest)]
        return [ready, _ability(play, seat, pack[card_of(rest)])]
    return None


def _ability(play: Play[State], seat: int, card: Card) -> Any:
    """Pool and cost of an ability, and what is in the pool."""
    found = ability_cost(play, seat, card)
    return None if found is None else [*found, len(play.board.players[seat].pool(found[0])) if found[0] else 0]
