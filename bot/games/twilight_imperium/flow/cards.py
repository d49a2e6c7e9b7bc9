"""Action cards in play (rules 19): declared, open to a cancel, resolved or not, discarded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.core.events import Event
from bot.core.shapes import Answer
from bot.core.step import Step
from bot.core.windows import TIME, Window, windows
from bot.games.twilight_imperium.hooks.blocks import DEEDS, REACTIONS, Block, Facts, Galaxy
from bot.games.twilight_imperium.hooks.moments import called_for
from bot.games.twilight_imperium.hooks.queries import may_play
from bot.games.twilight_imperium.state import State, window_order

PLAYED: Final = "AC_PLAYED"
"""The window in which a card can be cancelled."""
SABOTAGE_MODE: Final = "sabotage_mode"
"""Table option: how cards are cancelled (29.9)."""
BY_CALL: Final = "call"
"""Everybody is called who might cancel a card."""
BY_GRACE: Final = "grace"
"""The game stops for a while that nobody has to answer in. It needs a pace; without one it is a call."""
BY_ORDERS: Final = "orders"
"""Nothing stops but for an open component; what was said of Sabotage beforehand is looked at."""
ORDERED: Final = "card:"
"""Before the id of a card: name of the standing order of what was said of it beforehand (`flow.card_orders`), whose
value are the fields that were answered."""
WHEN: Final = "when"
"""The first of them: `PASS`, or of several options none, takes back what was said."""
RING: Final = "ring"
"""Said of a card that cancels: its player is told when the game stops in the mode `BY_GRACE`."""

Said = Mapping[str, Answer]
"""Fields of a card as they were answered."""
SPENT: Final = "_spent"
"""Fact of a call: `SEAT:CARD` of the cards that have done something in it (AC4). Not told in its prompt."""
SPOKEN: Final[dict[str, Callable[[Galaxy, int, Mapping[str, Any], str], None]]] = {}
"""Cards that are declared with something else that their player does and not in a call (`flow.activating`) -> what each
does."""
COMPONENT: Final = "CA"
"""Where a card is played that is a component action (22): no window, a turn."""


def card(id: str) -> Block:
    """The block of an action card: whoever holds it."""
    return Block(id, lambda state: [seat for seat in state.seats_in() if id in state.players[seat].hand])


def held(play: Galaxy, seat: int, id: str) -> bool:
    """PP1 a: whether, for all that everybody knows, a player may hold a card: it has cards and may play them, and not
    every copy of that one lies open."""
    state = play.board
    return bool(state.players[seat].hand) and seen(state, id) < state.copies.get(id, 0) and may_play(play, seat)


def seen(state: State, id: str) -> int:
    """Copies of a card that everybody can see: in the pile, and open on an agenda until it is resolved (AC2)."""
    hearings = state.council.hearings if state.council is not None else ()
    return state.discards.count(id) + sum(one.card == id for hearing in hearings for one in hearing.predictions)


def played_before(window: Window, seat: int, id: str) -> bool:
    """AC4: whether a player has played a card of this name in a window already, so that no second one of it can do
    anything there; a copy that was cancelled does not count."""
    return f"{seat}:{id}" in window.event.get(SPENT, ())


def named(args: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """AC2: what was declared, from the option that names it, for those who read of it.

    Args:
        args: of the option: a `planet` or a `system`, a `seat`, a `unit`; an outcome of an `agenda`; `goods`; a `law`;
            beside a planet of a player an `own` one.

    Returns:
        the end of the keys of its sentences, and their arguments.
    """
    told: dict[str, Any] = {}
    if "elects" in args:
        return "-outcome", {name: value for name, value in args.items() if name != "component"}
    if "goods" in args:
        return "-goods", {"goods": args["goods"]}
    place = args.get("planet") or args.get("system")
    if place:
        told["place"] = place
    if "seat" in args:
        told["target_seat"] = args["seat"]
    if "unit" in args:
        told["unit"] = args["unit"]
    for name in ("law", "own"):
        if name in args:
            told[name] = args[name]
    ends = [
        ("ship", {"unit", "target_seat"}),
        ("unit", {"unit"}),
        ("law", {"law"}),
        ("pair", {"place", "own", "target_seat"}),
        ("both", {"place", "target_seat"}),
        ("seat", {"target_seat"}),
        ("place", {"place"}),
    ]
    sort = next((end for end, names in ends if names <= told.keys()), "")
    return f"-{sort}" if sort else "", told


class PlayCard(Step, tag="twilight_imperium-play-card"):
    """AC2: a card is declared with its target; others may cancel it; then it is resolved, or not, and lies open.

    Args:
        seat: who plays it.
        card: its id.
        window: in which it is played, with the facts of the moment; `COMPONENT` for a component action.
        facts: of the moment.
        target: what was declared.
        named: arguments of the option that names the target.
        after: steps behind it once it has been resolved.
        otherwise: steps where it was cancelled, or could not be played any more (TU7).
    """

    seat: int
    card: str
    window: str
    facts: dict[str, Any] = {}
    target: str = ""
    named: dict[str, Any] = {}
    after: list[Any] = []
    otherwise: list[Any] = []

    def run(self, play: Galaxy) -> None:
        """It leaves the hand, and everybody is called who might cancel it (AC3, AC5)."""
        state = play.board
        if not self._stands(play):
            play.push_effect(self.otherwise)
            return
        state.players[self.seat].hand.remove(self.card)
        state.discards.append(self.card)
        end, told = named(self.named)
        told = {"seat": self.seat, "component": self.card, **told}
        play.emit(Event(f"twilight_imperium-event-card-played{end}", told, reveals=True))
        play.push(
            Window(
                PLAYED,
                [seat for seat in window_order(state) if seat != self.seat],
                event=told,
                effect=[CardResolves(self.seat, self.card, self.window, self.facts, self.target), *self.after],
                otherwise=[CardCancelled(self.seat, self.card), *self.otherwise],
                phases=("when", "effect"),
                prompt=f"twilight_imperium-window-card{end}",
                **_open_for(play, told),
            )
        )

    def _stands(self, play: Galaxy) -> bool:
        """Whether it can be played as it was declared; something may have been answered before (29.5)."""
        if self.card not in play.board.players[self.seat].hand:
            return False
        if self.window != COMPONENT:
            return True
        targets = DEEDS[self.card].targets(play, self.seat)
        return targets is not None and any(option.id == self.target for option in targets.options)


def said(play: Galaxy, seat: int, card: str) -> Said | None:
    """What a player has said of a card beforehand."""
    found: Said | None = play.orders(seat).get(f"{ORDERED}{card}")
    return found


def cancel_mode(play: Galaxy) -> str:
    """How cards are cancelled at a table (29.9)."""
    mode = play.state.options.get(SABOTAGE_MODE, BY_CALL)
    return BY_CALL if mode == BY_GRACE and not play.paced else mode


def cancels_openly(play: Galaxy, seat: int, facts: Facts) -> bool:
    """29.9: whether a player has an open component that can cancel a card now, as everybody can see."""
    return any(one.possible(play, seat, facts) for one in REACTIONS[PLAYED] if one.block.id not in play.board.copies)


def _open_for(play: Galaxy, facts: Facts) -> dict[str, Any]:
    """29.9: how the call about a card is closed, by the mode of the table."""
    mode = cancel_mode(play)
    if mode != BY_GRACE:
        return {"minimum": play.paced and mode == BY_CALL}
    seats = list(play.board.seats_in())
    wished = [
        seat for seat in seats for one in REACTIONS[PLAYED] if (said(play, seat, one.block.id) or {}).get(WHEN) == RING
    ]
    told = [seat for seat in seats if seat in wished or cancels_openly(play, seat, facts)]
    return {"close": TIME, "patience": 2, "rings": tuple(told)}


class CardResolves(Step, tag="twilight_imperium-card-resolves"):
    """Nobody has cancelled it: it does what its block says."""

    seat: int
    card: str
    window: str
    facts: dict[str, Any] = {}
    target: str = ""

    def run(self, play: Galaxy) -> None:
        """Do it."""
        if self.window == COMPONENT:
            DEEDS[self.card].does(play, self.seat, self.target)
            return
        if self.card in SPOKEN:
            SPOKEN[self.card](play, self.seat, self.facts, self.target)
            return
        for one in windows(play):
            if self.window in called_for(one):
                one.event[SPENT] = [*one.event.get(SPENT, ()), f"{self.seat}:{self.card}"]
                break
        for one in REACTIONS.get(self.window, ()):
            if one.block.id == self.card:
                one.resolves(play, self.seat, self.facts, self.target)
                return


class CardCancelled(Step, tag="twilight_imperium-card-cancelled"):
    """AC3: it has no effect and costs nothing."""

    seat: int
    card: str

    def run(self, play: Galaxy) -> None:
        """Say so."""
        play.tell("twilight_imperium-event-card-cancelled", seat=self.seat, component=self.card)
