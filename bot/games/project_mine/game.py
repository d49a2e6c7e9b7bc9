"""Project MINE as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from bot.core.cards.played import CardRules
from bot.core.cards.shelf import Shelf
from bot.core.cards.triggers import PRECEDENCE, keep_order, once, order_question, ordered, prune_order, trigger_of
from bot.core.rules import Setting, Upgrade
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.state import Reflex
from bot.core.step import Asks
from bot.core.streams import Stream
from bot.core.waits import WhoseTurn
from bot.games.project_mine import cards, effects, eras, hidden, revealing, triggers, turns
from bot.games.project_mine import performing as performing  # what verbs do is known once it is imported
from bot.games.project_mine.effects import CHEAPEST, FORCED
from bot.games.project_mine.invariants import violations
from bot.games.project_mine.keywords import Keywords, pack_of
from bot.games.project_mine.next_turn import CONDITIONS, as_if_turn, footing
from bot.games.project_mine.notation import HIDE, REVEAL
from bot.games.project_mine.setup import set_up
from bot.games.project_mine.state import CHOOSE, FULL, NOBODY, OVER, SHORT, State, blank
from bot.games.project_mine.turn_questions import reveal
from bot.games.project_mine.turns import spend_coin
from bot.games.project_mine.upgrades import UPGRADES
from bot.games.project_mine.view import MineView, view_of
from bot.games.project_mine.wording import goes_first_option

if TYPE_CHECKING:
    from bot.core.match import Match
    from bot.core.planning import Planned
    from bot.core.play import Play
    from bot.core.trying import Tried

LENGTH = "length"
"""Key of the one option: full, or short with three eras (a house rule)."""
ASK = "ask"
ORDERS = "orders"
GOAL = "goal"
COINS = "coins"
"""Slots of the standing questions: forced discards, the secret company goal, spending a coin at any time (E2)."""
REVEAL_ASK = "ask"
REVEAL_WAYS = (revealing.AUTO, REVEAL_ASK, revealing.HOLD)
"""What can be ordered about the secret company goal (H1)."""

_ROUNDS: Final = 1000
"""More rounds than any era has."""


class ProjectMine(CardRules[State]):
    """Rules sections 2-6 and 9; two to four seats."""

    key: ClassVar[str] = "project_mine"
    schema: ClassVar[int] = 2
    upgrades: ClassVar[Mapping[int, Upgrade]] = UPGRADES
    board: ClassVar[type[Any]] = State
    steps = (*effects.STEPS, *turns.STEPS, *eras.STEPS)
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    settings: ClassVar[tuple[Setting, ...]] = (Setting(LENGTH, (FULL, SHORT)),)
    shelf: ClassVar[Shelf[cards.Pack]] = cards.shelf
    load = staticmethod(cards.load)
    bound: ClassVar[int] = 6000
    hidden: ClassVar[bool] = True
    conditions: ClassVar[Mapping[str, tuple[str, ...]]] = CONDITIONS

    # --- a match -----------------------------------------------------------------------------------------------------

    def blank(self, seats: int, options: Mapping[str, str]) -> State:
        """An empty table; `setup` fills it."""
        return blank(seats, options[LENGTH])

    def setup(self, play: Play[State]) -> None:
        """S1-S8."""
        set_up(play)

    def settle(self, play: Play[State]) -> None:
        """E3, E5, G1."""
        state = play.board
        if state.phase not in (CHOOSE, OVER):
            Keywords(play).settle()

    def turn_of(self, play: Play[State]) -> WhoseTurn:
        """Between eras, and while companies are chosen, it is nobody's turn."""
        state = play.board
        return WhoseTurn(None if state.current == NOBODY else state.current, state.turns)

    def as_if_turn(self, play: Play[State], seat: int) -> None:
        """The turn under way is over as far as it has come, and the seat's own begins."""
        as_if_turn(play, seat)

    def footing(self, play: Play[State], seat: int, answers: Sequence[Planned]) -> Any:
        """Cards that are bought and used, prices and energy."""
        return footing(pack_of(play), play.board, seat, answers)

    def view(self, play: Play[State], seat: int | None) -> MineView:
        """The table as a seat, or a spectator (None), may see it."""
        pack, state = pack_of(play), play.board
        accounts = [eras.account(pack, state, s) for s in range(state.seats)] if state.phase == OVER else ()
        return view_of(pack, state, seat, accounts, play.state.reflexes)

    def round_of(self, play: Play[State]) -> int | None:
        """Rounds of the eras one after the other; a transition era is one."""
        state = play.board
        return (state.era + state.transition) * _ROUNDS + state.round

    def standing_now(self, play: Play[State]) -> Sequence[float]:
        """Points if it ended now, every card counted."""
        return [eras.account(pack_of(play), play.board, seat).total for seat in range(play.seats)]

    def reveal_end(self, play: Play[State]) -> Mapping[str, Any]:
        """Hands, decks and the goals that were not chosen."""
        return {
            "hands": [list(player.hand) for player in play.board.players],
            "decks": [list(player.deck) for player in play.board.players],
            "offered": [list(player.offered) for player in play.board.players],
        }

    # --- standing questions ------------------------------------------------------------------------------------------

    def standing(self, play: Play[State]) -> Asks:
        """Standing orders of every seat, and the turn player's coins (E2)."""
        state = play.board
        if state.phase == OVER:
            return {}
        asked: dict[int, tuple[Question, ...]] = {}
        for seat, player in enumerate(state.players):
            orders = play.orders(seat)
            asks = ASK if orders.get(FORCED) == CHEAPEST else CHEAPEST
            mine = [_standing(ORDERS, f"{FORCED}-{asks}")]
            # Also for those who may have such a goal and have none: they need not be asked then either.
            if revealing.could_have(pack_of(play), state, seat):
                now = orders.get(revealing.ORDER, REVEAL_ASK)
                mine.append(_standing(GOAL, *(f"{GOAL}-{way}" for way in REVEAL_WAYS if way != now), order=now))
            options = [goes_first_option(card) for card in triggers.contested(pack_of(play), state, seat)]
            if first := order_question(play, seat, options, "project_mine-rule-first"):
                mine.append(first)
            if seat == state.current and player.coins and state.stage in ("goals", "cards", "clean"):
                mine.append(_standing(COINS, "coin"))
            asked[seat] = tuple(mine)
        return asked

    def take_standing(self, play: Play[State], seat: int, slot: str, answer: Answer) -> None:
        """Keep an order, or spend a coin."""
        orders = play.orders(seat)
        if slot == COINS:
            spend_coin(play, seat)
        elif slot == PRECEDENCE:
            keep_order(play, seat, answer)
        elif slot == ORDERS:
            orders[FORCED] = answer.partition("-")[2]
        elif answer == f"{GOAL}-{REVEAL_ASK}":
            orders.pop(revealing.ORDER, None)
        else:
            orders[revealing.ORDER] = way = answer.partition("-")[2]
            reveal(play, seat, REVEAL if way == revealing.AUTO else HIDE)

    # --- happenings --------------------------------------------------------------------------------------------------

    def reflexes(self, play: Play[State], event: str, facts: Mapping[str, Any]) -> Iterable[Reflex]:
        """Triggers of goals (G1, H1)."""
        return triggers.waiting(pack_of(play), play.board, event, facts)

    def still(self, play: Play[State], reflex: Reflex, facts: Mapping[str, Any]) -> bool:
        """As things stand now (Q13)."""
        return triggers.still(pack_of(play), play.board, reflex, facts)

    def go_off(self, play: Play[State], reflex: Reflex, facts: Mapping[str, Any], asked: bool) -> None:
        """Walk through its lines; a plan of cards stops where something was asked."""
        if asked:
            play.board.halt = True
        if reflex.event and trigger_of(pack_of(play), reflex).once:
            play.board.spent.append(once(reflex))
        play.push(effects.Run(reflex.owner, reflex.source, reflex.path, owner=reflex.owner))

    def turn_order(self, play: Play[State], event: str, last: int) -> Sequence[int]:
        """Q13: from the turn player."""
        return play.board.order()

    def order_matters(self, play: Play[State], seat: int, reflexes: Sequence[Reflex]) -> bool:
        """Not among mere additions."""
        return triggers.order_matters(pack_of(play), reflexes)

    def goes_first(self, play: Play[State], seat: int, reflexes: Sequence[Reflex]) -> Reflex | None:
        """Q13: the turn player is asked; those of others go as their owner's order says, else as they arose."""
        if seat == play.board.current:
            return None
        return ordered(play, seat, reflexes) or reflexes[0]

    def prune_orders(self, play: Play[State], seat: int) -> None:
        """An order for a goal that is gone or flipped means nothing."""
        prune_order(play, seat, triggers.contested(pack_of(play), play.board, seat))

    def ask_first(self, play: Play[State], seat: int, reflexes: Sequence[Reflex], count: int) -> Question:
        """Q13."""
        return triggers.ask_first(play.board, seat, reflexes, count)

    # --- people who are not there ------------------------------------------------------------------------------------

    def resample(self, play: Play[State], seat: int | None, stream: Stream) -> None:
        """Redraw what this seat cannot see."""
        hidden.redraw(pack_of(play), play.board, seat, stream)

    def violations(self, play: Play[State]) -> list[str]:
        """Invariants that do not hold (rules 11.2)."""
        return violations(pack_of(play), play.board)

    def prefer(self, view: Any, seat: int, question: Question, stream: Stream) -> Answer:
        """The easy bot."""
        from bot.games.project_mine import bots

        return bots.prefer(view, seat, question, stream)

    def think(
        self, match: Match, seat: int, question: Question, stream: Stream, budget: int, tried: list[Tried] | None = None
    ) -> Answer:
        """The hard bot."""
        from bot.games.project_mine import search

        return search.think(match, seat, question, stream, budget, tried)

    def score(self, view: Any, seat: int) -> float:
        """How good the position looks, 0..1."""
        from bot.games.project_mine import bots

        return bots.score(view, seat)


def _standing(slot: str, *options: str, **args: str) -> Question:
    return Question(
        slot=slot,
        prompt=Text(f"project_mine-ask-{slot}", args),
        shape=Pick(tuple([Option(option, f"project_mine-opt-{option}") for option in options])),
        rule=f"project_mine-rule-{slot}",
        blocking=False,
    )


PROJECT_MINE = ProjectMine()
