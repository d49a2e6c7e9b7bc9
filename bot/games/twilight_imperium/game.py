"""Twilight Imperium as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from bot.core.rules import Rules, Setting
from bot.core.shapes import RANDOM, Answer, Counsel, Field, Option, Pick, Question, Text, sample
from bot.core.state import Modifier, Proposal, Reflex
from bot.core.step import Asks
from bot.core.streams import Stream
from bot.core.waits import WhoseTurn
from bot.games.twilight_imperium import components
from bot.games.twilight_imperium.advice.counsel import counsel
from bot.games.twilight_imperium.bots import easy, hard, orders, trading
from bot.games.twilight_imperium.components.strategy_cards.diplomacy import BASE, CODEX, DIPLOMACY_PRIMARY
from bot.games.twilight_imperium.economy import payment, safe_points, transactions
from bot.games.twilight_imperium.economy.payment import STRICT_PAYMENT
from bot.games.twilight_imperium.flow import (
    beforehand,
    calls,
    card_orders,
    claiming,
    combat_cards,
    fire_orders,
    following,
    owed,
    prevotes,
    votes,
)
from bot.games.twilight_imperium.flow.cards import (
    BY_CALL,
    BY_GRACE,
    BY_ORDERS,
    SABOTAGE_MODE,
    PlayCard,
    held,
    played_before,
)
from bot.games.twilight_imperium.flow.notes import may_hold_any
from bot.games.twilight_imperium.flow.setup import (
    BUILT_MAP,
    DRAFTED_FACTIONS,
    DRAFTS,
    FACTION_WAYS,
    IMPORTED_MAP,
    KEEP_ONE,
    MAP,
    RANDOM_MAP,
    begin,
)
from bot.games.twilight_imperium.flow.strategic import BY_PACE, OWED_ANSWERS, SECONDARIES_OPTION, STRICT
from bot.games.twilight_imperium.flow.strategy import picking
from bot.games.twilight_imperium.forces import DOCK_FIGHTER_SUM, EACH_DOCK, ONE_DOCK
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.galaxy.strings import read_map
from bot.games.twilight_imperium.hooks.blocks import (
    FIRST,
    REACTIONS,
    STANDING_ORDERS,
    WAITING,
    Reaction,
    contributions,
    set_off,
    still_set_off,
)
from bot.games.twilight_imperium.hooks.moments import called_for
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.light import (
    ACTION_CARDS,
    AGENDAS,
    CODEX_1,
    NOTES,
    OFF,
    ON,
    ORDERS_AS_CALLS,
    VALEFAR_COUNTS,
    plays_codex,
)
from bot.games.twilight_imperium.next_turn import CONDITIONS, as_if_turn, footing
from bot.games.twilight_imperium.readings import GIVEN, REFERENCE
from bot.games.twilight_imperium.resampling import resample
from bot.games.twilight_imperium.state import NOBODY, Player, State, window_order
from bot.games.twilight_imperium.steps import STEPS
from bot.games.twilight_imperium.view import TwilightImperiumView, view_of

if TYPE_CHECKING:
    from bot.core.match import Match
    from bot.core.planning import Planned
    from bot.core.play import Play
    from bot.core.trying import Tried
    from bot.core.windows import Window


class TwilightImperium(Rules[State]):
    """Rules of the base game, three to six seats, in the light modes that its table chooses (rules 37)."""

    key: ClassVar[str] = "twilight_imperium"
    schema: ClassVar[int] = 1
    board: ClassVar[type[Any]] = State
    steps = STEPS
    seats: ClassVar[tuple[int, ...]] = (3, 4, 5, 6)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("target", ("10", "14", "6")),
        Setting("factions", FACTION_WAYS, {DRAFTED_FACTIONS: DRAFTS}),
        Setting(MAP, (RANDOM_MAP, BUILT_MAP), written=(IMPORTED_MAP,)),
        Setting(AGENDAS, (ON, OFF)),
        Setting("secret_deal", (KEEP_ONE, "deal1")),
        Setting("reading", (REFERENCE, GIVEN)),
        Setting(ACTION_CARDS, (ON, OFF)),
        Setting(NOTES, (ON, OFF)),
        Setting(SECONDARIES_OPTION, (BY_PACE, OWED_ANSWERS, STRICT)),
        Setting("rift_stack", ("per_exit", "once")),
        Setting(STRICT_PAYMENT, (payment.STRICT, payment.LOOSE)),
        Setting(DOCK_FIGHTER_SUM, (EACH_DOCK, ONE_DOCK)),
        Setting(DIPLOMACY_PRIMARY, (BASE, CODEX)),
        Setting(ORDERS_AS_CALLS, (OFF, ON)),
        Setting(VALEFAR_COUNTS, (OFF, ON)),
        Setting(CODEX_1, (OFF, ON)),
        Setting(SABOTAGE_MODE, (BY_CALL, BY_GRACE, BY_ORDERS)),
    )
    bound: ClassVar[int] = 20_000
    hidden: ClassVar[bool] = True
    plans: ClassVar[bool] = True
    pace: ClassVar[str] = "daily"
    talks: ClassVar[bool] = True
    volunteers: ClassVar[bool] = True
    arranges: ClassVar[frozenset[str]] = frozenset({card_orders.SLOT})
    conditions: ClassVar[Mapping[str, tuple[str, ...]]] = CONDITIONS

    def blank(self, seats: int, options: Mapping[str, str]) -> State:
        """An empty table; `setup` lays it out."""
        assert components  # importing them has filled the tables that the rules read
        players = [Player() for _ in range(seats)]
        return State(players, target=int(options["target"]), codex=plays_codex(options))

    def check_written(self, key: str, text: str, seats: int) -> None:
        """MB6: a map string; what is wrong names the position and the tile."""
        read_map(LAYOUTS[seats], text)

    def setup(self, play: Play[State]) -> None:
        """5."""
        begin(play)

    def turn_of(self, play: Play[State]) -> WhoseTurn:
        """TU1: in the action phase there is one; picks of strategy cards count as turns too."""
        state = play.board
        return WhoseTurn(None if state.turn == NOBODY else state.turn, state.turns)

    def as_if_turn(self, play: Play[State], seat: int) -> None:
        """What is under way is over as far as it has come, and the seat picks a card or has its turn."""
        as_if_turn(play, seat)

    def footing(self, play: Play[State], seat: int, answers: Sequence[Planned]) -> Any:
        """The systems named, their units and tokens."""
        return footing(play.board, answers)

    def roles(self, play: Play[State]) -> list[str]:
        """Factions."""
        return [one.faction for one in play.board.players]

    def view(self, play: Play[State], seat: int | None) -> TwilightImperiumView:
        """The table as a seat, or a spectator (None), may see it."""
        return view_of(play, seat)

    def round_of(self, play: Play[State]) -> int | None:
        """The round of the game."""
        return play.board.round

    def standing_now(self, play: Play[State]) -> Sequence[float]:
        """Victory points."""
        return [player.points for player in play.board.players]

    def out(self, play: Play[State], seat: int) -> bool:
        """EL1."""
        return play.board.players[seat].eliminated

    def reveal_end(self, play: Play[State]) -> Mapping[str, Any]:
        """EN3."""
        state = play.board
        return {
            "secrets": [list(player.secrets) for player in state.players],
            "rows": [list(state.stage_one), list(state.stage_two)],
            "hands": [list(player.hand) for player in state.players],
            **({"notes": [list(held) for held in state.notes.hands]} if state.notes is not None else {}),
        }

    # --- what components in play do -------------------------------------------------------------------------------

    def contributions(self, play: Play[State], query: str, subject: Mapping[str, Any]) -> Iterable[Modifier]:
        """8."""
        return contributions(play, query, subject)

    def reflexes(self, play: Play[State], event: str, facts: Mapping[str, Any]) -> Iterable[Reflex]:
        """What waits for a moment, by the order of the blocks."""
        return set_off(play, event, facts)

    def still(self, play: Play[State], reflex: Reflex, facts: Mapping[str, Any]) -> bool:
        """6.3 step 5: conditions are tested when it would resolve."""
        return still_set_off(play, reflex, facts)

    def go_off(self, play: Play[State], reflex: Reflex, facts: Mapping[str, Any], asked: bool) -> None:
        """It does what its block says."""
        for one in WAITING[reflex.event]:
            if one.block.id == reflex.source and one.path == reflex.path:
                one.goes_off(play, reflex.owner, facts)
                return

    def turn_order(self, play: Play[State], event: str, last: int) -> Sequence[int]:
        """O3: window order, beginning behind whose went off last."""
        order = window_order(play.board)
        order += [seat for seat in range(play.seats) if seat not in order]
        at = order.index(last) + 1 if last in order else 0
        return order[at:] + order[:at]

    def order_matters(self, play: Play[State], seat: int, reflexes: Sequence[Reflex]) -> bool:
        """Whether a player says which goes first: of abilities, and of what pays (18.1 step 11); other mandatory ones
        of one moment do not touch each other."""
        return all(reflex.optional for reflex in reflexes) or reflexes[0].event == "AG_RESOLVED"

    def goes_first(self, play: Play[State], seat: int, reflexes: Sequence[Reflex]) -> Reflex | None:
        """Where the rules leave no choice (`hooks.blocks.FIRST`)."""
        return next((one for one in reflexes if one.source == FIRST.get(one.event)), None)

    def ask_first(self, play: Play[State], seat: int, reflexes: Sequence[Reflex], count: int) -> Question:
        """Which of several abilities of one moment is used first."""
        options = tuple(
            Option(str(at), "twilight_imperium-opt-component", {"component": reflex.source})
            for at, reflex in enumerate(reflexes)
        )
        return Question(
            slot="first",
            prompt=Text("twilight_imperium-ask-first", {"count": count}),
            shape=Pick(options),
            topic="twilight_imperium-topic-first",
            default=options[0].id,
        )

    # --- calls ----------------------------------------------------------------------------------------------------

    def may_react(self, play: Play[State], window: Window, phase: str, seat: int) -> bool:
        """PP1: by public facts alone."""
        return any(one.possible(play, seat, window.event) for one in _reactions(window, seat))

    def reactions(self, play: Play[State], window: Window, phase: str, seat: int) -> Sequence[Option]:
        """What a seat can really do."""
        found: list[Option] = []
        for one in _reactions(window, seat):
            if seat in one.block.owners(play.board):
                found += [option for option in one.options(play, seat, window.event) if option not in found]
        return found

    def react(self, play: Play[State], window: Window, phase: str, seat: int, reaction: str) -> None:
        """It is declared; a card is open to a cancel before it is resolved (AC2), a cancel too (AC5)."""
        name, one, option = next(
            (name, one, option)
            for name in called_for(window)
            for one in REACTIONS.get(name, ())
            if seat in one.block.owners(play.board)
            for option in one.options(play, seat, window.event)
            if option.id == reaction
        )
        if one.block.id in play.board.copies:
            play.push(PlayCard(seat, one.block.id, name, dict(window.event), reaction, dict(option.args)))
        else:
            one.resolves(play, seat, window.event, reaction)

    def ordered_reaction(self, play: Play[State], window: Window, phase: str, seat: int) -> str | None:
        """29.4, 29.10: what was said of the card that answers, of the rest of the turn, and who always passes such a
        call; 29.7: what a side has said of cards for the combat under way."""
        for of in (card_orders.answers, following.answers, calls.passed):
            answer = of(play, seat, window)
            if answer is not None:
                return answer
        said = combat_cards.ordered(play, seat, window, lambda: self.reactions(play, window, phase, seat))
        return said if said is not None else calls.never_stops(play, seat, window)

    def may_be_called(self, play: Play[State], seat: int) -> bool:
        """PP1: who holds cards may be called for one of which not every copy lies open, who may hold a note of somebody
        else for that."""
        return may_hold_any(play, seat) or any(held(play, seat, id) for id in calls.callable_cards(play))

    # --- transactions ---------------------------------------------------------------------------------------------

    def standing(self, play: Play[State]) -> Asks:
        """15; 29.5, secondaries that are owed; 29.4, those that are answered beforehand, and calls that are passed."""
        asked = dict(self._with_calls(play, transactions.standing(play)))
        for seat, prevote in prevotes.standing(play).items():
            asked[seat] = (*asked.get(seat, ()), prevote)
        if not safe_points.thinking(play) and not picking(play):
            return asked
        found = owed.standing(play) if play.board.owed and safe_points.thinking(play) else {}
        for seat in play.board.seats_in() if play.paced else ():
            to_come = owed.to_come(play, seat)
            if to_come is not None:
                found.setdefault(seat, []).append(to_come)
        return {seat: (*asked.get(seat, ()), *found.get(seat, ())) for seat in {*asked, *found}}

    def _with_calls(self, play: Play[State], asked: Asks) -> Asks:
        """What each may say of the calls of this table, of cards for moments without one, and of own components."""
        if play.board.phase in ("setup", "over"):
            return asked
        found: dict[int, list[Question]] = {}
        for seat in play.board.seats_in():
            single = (calls.question(play, seat), fire_orders.standing(play, seat))
            mine = [*combat_cards.standing(play, seat), *following.standing(play, seat)]
            mine += [*(one for one in single if one is not None), *card_orders.standing(play, seat)]
            mine += claiming.standing(play, seat)
            own = [one for one in STANDING_ORDERS.values() if seat in one.block.owners(play.board)]
            mine += [one.question(play, seat) for one in own]
            if mine:
                found[seat] = mine
        return {seat: (*asked.get(seat, ()), *found.get(seat, ())) for seat in {*asked, *found}}

    def field_standing(self, play: Play[State], seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """TX2."""
        if slot == prevotes.PREVOTE:
            return prevotes.prevote_field(play, seat, partial)
        if slot in STANDING_ORDERS:
            return STANDING_ORDERS[slot].field(play, seat, partial)
        if owed.is_owed(slot):
            return owed.next_field(play, seat, slot, partial)
        if card_orders.is_order(slot):
            return card_orders.next_field(play, seat, slot, partial)
        if slot == combat_cards.FORM:
            return combat_cards.form_field(play, seat, partial)
        if slot in (fire_orders.SLOT, *following.SLOTS) or claiming.is_claiming(slot):
            return None
        return transactions.next_field(play, seat, slot, partial)

    def check_standing(self, play: Play[State], seat: int, slot: str, answer: Answer) -> None:
        """TX1 to TX5."""
        if slot == prevotes.PREVOTE:
            votes.check_vote(play, seat, answer)
            return
        if owed.is_owed(slot):
            owed.check(play, seat, slot, answer)
            return
        if slot == owed.STORED:
            owed.check_to_come(answer)
            return
        told = (calls.SLOT, *combat_cards.SLOTS, fire_orders.SLOT, *following.SLOTS, *STANDING_ORDERS)
        if slot in told or card_orders.is_order(slot) or claiming.is_claiming(slot):
            return
        transactions.check(play, seat, slot, answer)

    def take_standing(self, play: Play[State], seat: int, slot: str, answer: Answer) -> None:
        """TX5, TX8."""
        if slot == prevotes.PREVOTE:
            prevotes.store(play, seat, answer)
            return
        if owed.is_owed(slot):
            owed.take(play, seat, slot, answer)
            return
        if slot == owed.STORED:
            beforehand.store(play, seat, answer)
            return
        if slot == calls.SLOT:
            calls.store(play, seat, answer)
            return
        if slot in combat_cards.SLOTS:
            combat_cards.take(play, seat, slot, answer)
            return
        if slot in following.SLOTS:
            following.take(play, seat, slot, answer)
            return
        if slot == fire_orders.SLOT:
            fire_orders.take(play, seat, answer)
            return
        if claiming.is_claiming(slot):
            claiming.take(play, seat, slot, answer)
            return
        if card_orders.is_order(slot):
            card_orders.take(play, seat, slot, answer)
            return
        if slot in STANDING_ORDERS:
            STANDING_ORDERS[slot].keeps(play, seat, answer)
            return
        transactions.take(play, seat, slot, answer)

    def stands(self, play: Play[State], proposal: Proposal) -> bool:
        """TX8."""
        return transactions.stands(play, proposal)

    def prune_orders(self, play: Play[State], seat: int) -> None:
        """What was stored in another round means nothing."""
        beforehand.prune(play, seat)
        following.prune(play, seat)

    def counsel(self, play: Play[State], seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
        """Seen 2: proposals and previews."""
        return counsel(play, seat, question, partial)

    # --- people who are not there ---------------------------------------------------------------------------------

    def resample(self, play: Play[State], seat: int | None, stream: Stream) -> None:
        """See `resampling`."""
        resample(play, seat, stream)

    def violations(self, play: Play[State]) -> list[str]:
        """34."""
        return violations(play)

    def prefer(self, view: Any, seat: int, question: Question, stream: Stream) -> Answer:
        """The easy bot in a playout: what is proposed, or the default."""
        if question.ready:
            return question.ready[0].answer
        chosen = question.default
        return chosen if chosen not in (None, RANDOM) else sample(question.shape, stream)  # type: ignore[arg-type]

    def plan(self, match: Match, seat: int, question: Question, stream: Stream) -> Answer:
        """The easy bot."""
        return easy.plan(match, seat, question, stream)

    def think(
        self, match: Match, seat: int, question: Question, stream: Stream, budget: int, tried: list[Tried] | None = None
    ) -> Answer:
        """The hard bot."""
        return hard.think(match, seat, question, stream, budget, tried)

    def volunteer(self, view: Any, seat: int, question: Question) -> Answer:
        """15: offers at par, and answers to offers; 29.4: orders for cards."""
        if question.slot == card_orders.SLOT:
            return orders.arrange(view, seat, question)
        return trading.volunteer(view, seat, question)

    def heeds(self, play: Play[State], seat: int, question: Question) -> bool:
        """What `volunteer` answers: offers where somebody is there to trade with, replies, orders for cards held."""
        if question.slot == card_orders.SLOT:
            return orders.held(play, seat, question)
        return trading.heeds(question)

    def reply_slot(self, proposal: Proposal) -> str:
        """TX4."""
        return f"{transactions.REPLY}{proposal.id}"

    def score(self, view: Any, seat: int) -> float:
        """How good the position looks, 0..1."""
        return easy.score(view, seat)


def _reactions(window: Window, seat: int) -> list[Reaction]:
    """What hidden components of a seat could do in a call; each does something once in it (AC4)."""
    found = (one for name in called_for(window) for one in REACTIONS.get(name, ()))
    return [one for one in found if not played_before(window, seat, one.block.id)]


TWILIGHT_IMPERIUM = TwilightImperium()
