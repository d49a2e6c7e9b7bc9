"""THE DOME as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from bot.core import passing
from bot.core.cards.played import CardRules
from bot.core.cards.shelf import Shelf
from bot.core.cards.triggers import PRECEDENCE, keep_order, order_question, prune_order
from bot.core.errors import IllegalAnswer
from bot.core.rules import Setting, Upgrade
from bot.core.shapes import Answer, Field, Option, Question
from bot.core.state import Modifier, Reflex
from bot.core.step import Asks
from bot.core.streams import Stream
from bot.core.waits import WhoseTurn
from bot.core.windows import PASS
from bot.games.the_dome import (
    cards,
    control_orders,
    cracking,
    damage,
    decks,
    effects,
    foresight,
    hidden,
    installing,
    setup,
    triggers,
    turns,
    void_order,
)
from bot.games.the_dome import performing as performing  # what verbs do is known once it is imported
from bot.games.the_dome.control_orders import keep_orders, order_field, orders_question
from bot.games.the_dome.costs import changed_costs, cost_of
from bot.games.the_dome.invariants import violations
from bot.games.the_dome.next_turn import CONDITIONS, as_if_turn, footing
from bot.games.the_dome.notation import AT_ANY_COST, FIRST, HOLD
from bot.games.the_dome.responses import ASK, ORDERS, TRAPS, causer
from bot.games.the_dome.state import CHOOSE, DUEL, NOBODY, OVER, State, blank
from bot.games.the_dome.upgrades import UPGRADES
from bot.games.the_dome.view import DomeView, durability, view_of
from bot.games.the_dome.wording import goes_first_option, reveal_option
from bot.games.the_dome.zones import MEMORY, SHOWN, pack_of

if TYPE_CHECKING:
    from bot.core.match import Match
    from bot.core.planning import Planned
    from bot.core.play import Play
    from bot.core.trying import Tried
    from bot.core.windows import Window


class TheDome(CardRules[State]):
    """Rules 2-10: a duel for two, Mastermind for three and four."""

    key: ClassVar[str] = "the_dome"
    schema: ClassVar[int] = 3
    upgrades: ClassVar[Mapping[int, Upgrade]] = UPGRADES
    board: ClassVar[type[Any]] = State
    steps = (
        *setup.STEPS,
        *control_orders.STEPS,
        *turns.STEPS,
        *effects.STEPS,
        *void_order.STEPS,
        *damage.STEPS,
        *cracking.STEPS,
        *installing.STEPS,
    )
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting(TRAPS, (ORDERS, ASK)),
        Setting(
            setup.NAMED,
            ("random", *setup.LETTERS),
            {"a": (3, 4), "b": (3, 4), "c": (3, 4), "d": (4,)},
        ),
        Setting(MEMORY, ("off", SHOWN)),
    )
    shelf: ClassVar[Shelf[cards.Pack]] = cards.shelf
    load = staticmethod(cards.load)
    bound: ClassVar[int] = 8000
    hidden: ClassVar[bool] = True
    seat_choice: ClassVar[str] = setup.SEAT_CHOICE
    volunteers: ClassVar[bool] = True
    conditions: ClassVar[Mapping[str, tuple[str, ...]]] = CONDITIONS
    own_news: ClassVar[frozenset[str]] = frozenset({"the_dome-event-install"})

    # --- packs -------------------------------------------------------------------------------------------------------

    def check_seat_choice(self, pack: Any, value: str) -> None:
        """A pre-built deck, or the code of a legal own one (rules 7).

        Raises:
            BadCode: neither.
        """
        decks.chosen(cards.compiled(pack), value)

    # --- a match -----------------------------------------------------------------------------------------------------

    def blank(self, seats: int, options: Mapping[str, str]) -> State:
        """An empty table; `setup` fills it."""
        return blank(seats, options[TRAPS], options[MEMORY] == SHOWN)

    def setup(self, play: Play[State]) -> None:
        """Rules 3, 6."""
        setup.set_up(play)

    def settle(self, play: Play[State]) -> None:
        """D6, M8, M9."""
        damage.look_for_the_end(play)

    def sides(self, play: Play[State]) -> list[int]:
        """In a Mastermind match all others play together (M1)."""
        state = play.board
        return [] if state.mode == DUEL else [int(seat != state.mastermind) for seat in range(state.seats)]

    def concede(self, play: Play[State], seat: int) -> None:
        """In a duel the other wins; the Mastermind gives up to all allies; an ally's seat has to be filled."""
        state = play.board
        if state.mode == DUEL:
            state.phase = OVER
            super().concede(play, seat)
        elif seat == state.mastermind:
            state.phase = OVER
            ranks = tuple(state.seats if other == seat else 1 for other in range(state.seats))
            play.finish(scores=(0,) * state.seats, ranks=ranks, detail={"conceded": seat})
        else:
            raise IllegalAnswer("core-cannot-concede")

    def turn_of(self, play: Play[State]) -> WhoseTurn:
        """T1: from the first turn on there is always one."""
        state = play.board
        return WhoseTurn(state.current if state.turn else None, state.turn)

    def as_if_turn(self, play: Play[State], seat: int) -> None:
        """The turn under way is over as far as it has come, and the seat's own begins."""
        as_if_turn(play, seat)

    def footing(self, play: Play[State], seat: int, answers: Sequence[Planned]) -> Any:
        """The server's tracks, the firewalls aimed at, and what can be paid."""
        return footing(play, seat, answers)

    def view(self, play: Play[State], seat: int | None) -> DomeView:
        """The table as a seat, or a spectator (None), may see it."""
        result = play.state.result
        winners = tuple(one for one, rank in enumerate(result.ranks) if rank == 1) if result else ()
        if seat is None:
            return view_of(pack_of(play), play.board, None, {}, winners)
        return view_of(pack_of(play), play.board, seat, play.orders(seat), winners, changed_costs(play, seat))

    def round_of(self, play: Play[State]) -> int | None:
        """The round of whoever has begun most turns; the Mastermind's come between those of the others (M10)."""
        state = play.board
        return max(one.turns for seat, one in enumerate(state.players) if seat != state.mastermind)

    def standing_now(self, play: Play[State]) -> Sequence[float]:
        """What is left of each firewall."""
        return [durability(player) for player in self.view(play, None).players]

    def reveal_end(self, play: Play[State]) -> Mapping[str, Any]:
        """Hands, pools, Controls and decks."""
        players = play.board.players
        return {
            "hands": [list(player.hand) for player in players],
            "pools": [[list(pool) for pool in player.pools] for player in players],
            "controls": [[control.card for control in player.controls] for player in players],
            "decks": [list(player.deck) for player in players],
        }

    # --- standing questions ------------------------------------------------------------------------------------------

    def standing(self, play: Play[State]) -> Asks:
        """Orders for Controls (`orders`); which own effect goes first (T1)."""
        state = play.board
        if state.phase in (OVER, CHOOSE):
            return {}
        asked: dict[int, tuple[Question, ...]] = {}
        for seat, player in enumerate(state.players):
            mine: list[Question] = []
            if state.traps == ORDERS and player.controls:
                mine.append(orders_question(play, seat, blocking=False))
            options = [goes_first_option(card) for card in triggers.contested(play, seat)]
            if first := order_question(play, seat, options, "the_dome-rule-first"):
                mine.append(first)
            if mine:
                asked[seat] = tuple(mine)
        return asked

    def field_standing(self, play: Play[State], seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """The next Control of the panel."""
        return order_field(play, seat, partial)

    def take_standing(self, play: Play[State], seat: int, slot: str, answer: Answer) -> None:
        """Keep orders."""
        if slot == "orders":
            keep_orders(play, seat, answer)
        else:
            keep_order(play, seat, answer)

    # --- windows -----------------------------------------------------------------------------------------------------

    def may_react(self, play: Play[State], window: Window, phase: str, seat: int) -> bool:
        """Public facts alone: face-down Controls, designs not used up, pools."""
        return installing.possible(play, seat, window)

    def reactions(self, play: Play[State], window: Window, phase: str, seat: int) -> Sequence[Option]:
        """Own Controls that fit and can be paid (a wrong reveal, I8, is not offered)."""
        pack = pack_of(play)
        return [
            reveal_option(control.uid, control.card, *cost_of(play, seat, pack[control.card]))
            for control in play.board.players[seat].controls
            if installing.fits(play, seat, pack[control.card], window)
        ]

    def ordered_reaction(self, play: Play[State], window: Window, phase: str, seat: int) -> str | None:
        """The owner's orders; under `ask` there are none for Controls. No order reveals a Control where that would lose
        its owner the game, for all that the owner knows, unless it says that it may (design 2.6)."""
        orders = play.orders(seat)
        if play.board.traps == ASK:
            return None
        amount = window.event.get("amount", 0)
        for option in self.reactions(play, window, phase, seat):
            order = orders.get(f"c{option.id[7:]}", FIRST)
            least = int(order[4:]) if order.startswith("min-") else 0
            if order == HOLD or amount < least:
                continue
            if order == AT_ANY_COST or not foresight.reveal_loses(play, window, seat, option.id):
                return option.id
        return PASS

    def may_be_called(self, play: Play[State], seat: int) -> bool:
        """Under `ask`, who has Controls, but in the own turn."""
        state = play.board
        return (
            state.traps == ASK
            and state.phase not in (OVER, CHOOSE)
            and bool(state.players[seat].controls)
            and seat != state.current
        )

    def prune_orders(self, play: Play[State], seat: int) -> None:
        """An order for a Control goes with it, one for an effect with its card."""
        orders, held = play.orders(seat), {f"c{control.uid}" for control in play.board.players[seat].controls}
        for name in [name for name in orders if name not in held and name != PRECEDENCE and not passing.is_order(name)]:
            del orders[name]
        prune_order(play, seat, triggers.contested(play, seat))

    def react(self, play: Play[State], window: Window, phase: str, seat: int, reaction: str) -> None:
        """Reveal the Control; at the start and the end of a turn the next one is another seat's, if it has any (T1)."""
        event = window.event
        actor, amount = causer(play.board, window.name, seat, event.get("actor", NOBODY)), event.get("amount", 0)
        if window.name in ("start", "end"):
            after = window.order.index(seat) + 1
            window.order = window.order[after:] + window.order[:after]
        play.push(installing.Reveal(seat, int(reaction[7:]), actor, amount))

    # --- lasting effects ---------------------------------------------------------------------------------------------

    def contributions(self, play: Play[State], query: str, subject: Mapping[str, Any]) -> Iterable[Modifier]:
        """Standing changes of installed programs and characters."""
        pack, seat = pack_of(play), int(subject.get("seat", -1))
        names = pack.standing.get(query)
        if not names or seat < 0:
            return
        state: State = play.board
        player = state.players[seat]
        for card in (player.character, *[program.card for program in player.programs]):
            if card in names:
                for one in pack[card].static:
                    alike = one.kind in ("", subject["kind"]) and one.colour in ("", subject["colour"])
                    if one.query == query and alike:
                        yield Modifier(query, "add", one.add, source=card)

    # --- happenings --------------------------------------------------------------------------------------------------

    def reflexes(self, play: Play[State], event: str, facts: Mapping[str, Any]) -> Iterable[Reflex]:
        """Automatic effects of characters and programs."""
        return triggers.waiting(play, event, facts)

    def still(self, play: Play[State], reflex: Reflex, facts: Mapping[str, Any]) -> bool:
        """As things stand now (T1)."""
        return triggers.still(play, reflex, facts)

    def go_off(self, play: Play[State], reflex: Reflex, facts: Mapping[str, Any], asked: bool) -> None:
        """Walk through its lines."""
        triggers.go_off(play, reflex, facts)

    def turn_order(self, play: Play[State], event: str, last: int) -> Sequence[int]:
        """T1, T4."""
        return triggers.turn_order(play.board, event, last)

    def goes_first(self, play: Play[State], seat: int, reflexes: Sequence[Reflex]) -> Reflex | None:
        """T1."""
        return triggers.goes_first(play, seat, reflexes)

    def ask_first(self, play: Play[State], seat: int, reflexes: Sequence[Reflex], count: int) -> Question:
        """T1."""
        return triggers.ask_first(reflexes)

    # --- people who are not there ------------------------------------------------------------------------------------

    def resample(self, play: Play[State], seat: int | None, stream: Stream) -> None:
        """Redraw what this seat cannot see."""
        hidden.redraw(pack_of(play), play.board, seat, stream)
        for other in range(play.board.seats):
            if other != seat:  # orders for Controls are as hidden as the Controls
                for name in [name for name in play.orders(other) if not passing.is_order(name)]:
                    del play.orders(other)[name]
        hidden.forget_choices(pack_of(play), play.board, play.state.options, seat, stream)

    def violations(self, play: Play[State]) -> list[str]:
        """Invariants that do not hold."""
        return violations(pack_of(play), play.board)

    def prefer(self, view: Any, seat: int, question: Question, stream: Stream) -> Answer:
        """The easy bot."""
        from bot.games.the_dome import bots

        return bots.prefer(view, seat, question, stream)

    def think(
        self, match: Match, seat: int, question: Question, stream: Stream, budget: int, tried: list[Tried] | None = None
    ) -> Answer:
        """The hard bot."""
        from bot.games.the_dome import search

        return search.think(match, seat, question, stream, budget, tried)

    def supposed(self, match: Match, seat: int) -> Match:
        """Nobody else reveals anything there."""
        return foresight.supposed(match, seat)

    def loses(self, match: Match, seat: int, question: Question, answer: Answer) -> bool:
        """Rules 5, M8: tried on a table that the seat could believe in."""
        return foresight.loses(match, seat, question, answer)

    def gives_up(self, view: Any, seat: int) -> bool:
        """Nobody can do anything but end turns for ever."""
        from bot.games.the_dome import bots

        return bots.gives_up(view, seat)

    def volunteer(self, view: Any, seat: int, question: Question) -> Answer:
        """Passing until the own turn when no own Control can be of use."""
        from bot.games.the_dome import bots

        return bots.volunteer(view, seat, question)

    def score(self, view: Any, seat: int) -> float:
        """How good the position looks, 0..1."""
        from bot.games.the_dome import bots

        return bots.score(view, seat)


THE_DOME = TheDome()
