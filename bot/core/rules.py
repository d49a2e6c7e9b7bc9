"""What a game must give the kernel, and what it may."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from msgspec import Struct

from bot.core.errors import BadSetup, CoreError, IllegalAnswer, NoPlan
from bot.core.shapes import NO_COUNSEL, Answer, Counsel, Field, Option, Question
from bot.core.state import Modifier, Proposal, Reflex
from bot.core.step import NOTHING_ASKED, Asks, Step
from bot.core.streams import Stream
from bot.core.waits import WhoseTurn

if TYPE_CHECKING:
    from bot.core.cards.shelf import Pack, PackFile
    from bot.core.match import Match
    from bot.core.planning import Planned
    from bot.core.play import Play
    from bot.core.trying import Tried
    from bot.core.windows import Window

B = TypeVar("B", bound=Struct)

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


class Setting(Struct, frozen=True):
    """An option of a match, chosen in the lobby.

    Args:
        key: its name in `options`.
        values: what can be chosen; the first is the default.
        seats: per value, the seat counts it is offered for; a value that is missing is offered for all.
        written: words that go on with what somebody writes, as `import:26 27 28`; what may be written is judged by
            `Rules.check_written`. They are values too, but none that can be chosen without the rest.
    """

    key: str
    values: tuple[str, ...]
    seats: Mapping[str, tuple[int, ...]] = {}
    written: tuple[str, ...] = ()

    def written_in(self, value: str) -> str | None:
        """What somebody wrote, in a value of this option that goes on with it; None in any other."""
        word, colon, text = value.partition(WRITTEN)
        return text if colon and word in self.written else None


WRITTEN: Final = ":"
"""Between the word of an option's value and what somebody wrote (`Setting.written`)."""
MOST_WRITTEN: Final = 400
"""Characters of it at most."""


class Rules(Generic[B]):
    """One game. Stateless: everything that changes is in the state.

    Class attributes:
        key: the game's key everywhere (`metromania`).
        schema: version of the game's part of a saved document.
        board: type of the game's part of the state.
        steps: the game's own step classes; the kernel adds its generic ones.
        seats: allowed numbers of seats.
        settings: what is chosen for a match in the lobby.
        upgrades: old schema -> function on the whole plain document that gives the next schema (design 2.11).
        bound: most log entries one match can take, by seats; the conformance kit checks it.
        hidden: whether anything is ever hidden from a seat.
        seat_choice: what every seat chooses for itself before the match, secretly (`deck`); empty if nothing. Who has
            chosen nothing is asked by the game. The match is given it as the option `table-SEAT_CHOICE-SEAT`.
        pace: that a lobby proposes (asynchronous C1); its host may choose another one, or none. Empty for none.
        talks: whether seats bargain with each other: a table opens a thread for talk at its start.
        volunteers: whether bots answer standing questions of this game (`volunteer`).
        arranges: slots of those that concern a bot alone (orders for cards), so that it answers them at a table too.
        plans: whether the easy bot looks into a match that its seat could believe in (`plan`): where an answer is a
            form whose fields are found by the rules (a fleet that moves, a payment), the view does not tell them.
        conditions: what a planned turn may hang on (asynchronous L2): catalogue key of "if a seat did this in its last
            turn" -> keys of public events, of which one with that `seat` is enough.
        own_news: keys of events that reveal to others what their `seat` knew already: a plan goes on behind them.
    """

    key: ClassVar[str]
    schema: ClassVar[int] = 1
    board: ClassVar[type[Any]]
    steps: ClassVar[tuple[type[Step], ...]] = ()
    seats: ClassVar[tuple[int, ...]]
    settings: ClassVar[tuple[Setting, ...]] = ()
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    bound: ClassVar[int] = 10_000
    hidden: ClassVar[bool] = True
    seat_choice: ClassVar[str] = ""
    pace: ClassVar[str] = ""
    talks: ClassVar[bool] = False
    volunteers: ClassVar[bool] = False
    arranges: ClassVar[frozenset[str]] = frozenset()
    plans: ClassVar[bool] = False
    conditions: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    own_news: ClassVar[frozenset[str]] = frozenset()

    def built_in_pack(self) -> bytes | None:
        """The document of the game's own card pack, stored with every table that plays it; None without packs."""
        return None

    def known_pack(self, sha: str) -> Pack[Any, Any]:
        """The card pack of an id, if some match in this process was given it; `CoreError` if none was."""
        raise CoreError("pack-unknown", sha=sha[:12])

    def keep_pack(self, document: bytes) -> str:
        """Make a card pack known by its id, as if a match had been given it; returns the id.

        Raises:
            CoreError: it is no pack of this game.
        """
        raise CoreError("pack-unknown", sha="")

    def read_pack(self, folder: Path) -> PackFile | None:
        """A card pack that owners of the printed game keep in a folder; None if the folder holds none.

        Raises:
            CoreError: the pack is broken; nothing of it is used.
        """
        return None

    def check_seat_choice(self, pack: Any, value: str) -> None:
        """Refuse what a seat cannot choose.

        Args:
            pack: the card pack's data; None for the built-in one.
            value: as it will stand in the options.

        Raises:
            CoreError: why not.
        """
        raise BadSetup("core-bad-option", option=value)

    def check_written(self, key: str, text: str, seats: int) -> None:
        """Refuse what somebody wrote for an option (`Setting.written`).

        Args:
            key, text: of the option, and what was written.
            seats: of the match.

        Raises:
            CoreError: why not.
        """
        raise BadSetup("core-bad-option", option=key)

    # --- a match -----------------------------------------------------------------------------------------------------

    def blank(self, seats: int, options: Mapping[str, str]) -> B:
        """The board before setup."""
        raise NotImplementedError

    def setup(self, play: Play[B]) -> None:
        """Set up: draw what is random, push the first steps."""
        raise NotImplementedError

    def view(self, play: Play[B], seat: int | None) -> Struct:
        """What `seat` may know (None: a spectator), built field by field: what is not copied is not shown."""
        raise NotImplementedError

    def round_of(self, play: Play[B]) -> int | None:
        """A number that grows when a round begins, from public facts; None where there are none (asynchronous P8)."""
        return None

    def standing_now(self, play: Play[B]) -> Sequence[float]:
        """What each seat has of what the game is won by, all hands known: looked at when it is over (asynchronous R4).

        Returns:
            points or what takes their place, by seat; empty where a game has no such number.
        """
        return ()

    def sides(self, play: Play[B]) -> Sequence[int]:
        """Which side each seat is on, as everybody knows, where several win together; empty where nobody does."""
        return ()

    def roles(self, play: Play[B]) -> Sequence[str]:
        """What each seat plays as, all the match long, as everybody knows at its end; empty where seats are alike."""
        return ()

    def settle(self, play: Play[B]) -> None:
        """State-based checks after every step, before anything else runs; may push steps or finish (design 2.13)."""

    def concede(self, play: Play[B], seat: int) -> None:
        """A seat resigns. With two seats the other wins; with more, a game says here what it means, or refuses."""
        if play.seats != 2:
            raise IllegalAnswer("core-cannot-concede")
        ranks = tuple(2 if other == seat else 1 for other in range(2))
        play.finish(scores=(0, 0), ranks=ranks, detail={"conceded": seat})

    def reveal_end(self, play: Play[B]) -> Mapping[str, Any]:
        """What was hidden, shown to all when the match is over; plain data."""
        return {}

    def turn_of(self, play: Play[B]) -> WhoseTurn:
        """Whose turn it is; what that seat is asked is its turn, everything else an answer (asynchronous C2)."""
        return WhoseTurn(None, 0)

    # --- turns that are planned ---------------------------------------------------------------------------------------

    def as_if_turn(self, play: Play[B], seat: int) -> None:
        """Let the seat's next turn begin now, as the rules begin it, in place (asynchronous L1).

        Args:
            play: resampled for that seat, which is not awaited. What is under way is dropped from the agenda; what the
                others would do before is not done; nothing that would be drawn or revealed may come to be seen.
            seat: whose turn.

        Raises:
            NoPlan: no turn of it comes any more.
        """
        raise NoPlan("core-plan-none")

    def footing(self, play: Play[B], seat: int, answers: Sequence[Planned]) -> Any:
        """The public facts that planned answers rest on, plain data (asynchronous L3). Pure.

        Args:
            play, seat: as the turn of that seat begins.
            answers: in order; what means nothing here names nothing.
        """
        return None

    # --- standing questions: proposals, plans, claims -----------------------------------------------------------------

    def standing(self, play: Play[B]) -> Asks:
        """Standing questions of each seat; `blocking=False` in all of them."""
        return NOTHING_ASKED

    def field_standing(self, play: Play[B], seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """As `Step.field`, for standing questions."""
        return None

    def counsel(self, play: Play[B], seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
        """What there is to say of a question to its seat, from what that may know. Pure.

        Args:
            partial: fields of a form that are filled so far, and what is picked in the next one.
        """
        return NO_COUNSEL

    def check_standing(self, play: Play[B], seat: int, slot: str, answer: Answer) -> None:
        """As `Step.check`, for standing questions (twilight_imperium 7.10 `TX_ANY`, 30.4)."""

    def take_standing(self, play: Play[B], seat: int, slot: str, answer: Answer) -> None:
        """Carry out an answer to a standing question; may push steps, which run before the step that waits."""
        raise NotImplementedError

    # --- windows -----------------------------------------------------------------------------------------------------

    def may_react(self, play: Play[B], window: Window, phase: str, seat: int) -> bool:
        """Whether *public* facts leave it possible that `seat` reacts; hidden facts must not matter (design 2.6)."""
        return False

    def reactions(self, play: Play[B], window: Window, phase: str, seat: int) -> Sequence[Option]:
        """What `seat` can really do, besides passing."""
        return ()

    def ordered_reaction(self, play: Play[B], window: Window, phase: str, seat: int) -> str | None:
        """The answer that the seat's own standing orders give: `pass`, an option id, or None to ask.

        It may hang on the order and on public facts. An order that looks at the seat's hidden cards belongs to
        `order_by_hand`: it would tell of them by how soon a call closes.
        """
        return None

    def may_be_called(self, play: Play[B], seat: int) -> bool:
        """Whether a seat that is not called may order to pass: as far as everybody may know, it will be (`passing`)."""
        return False

    def order_by_hand(self, play: Play[B], window: Window, phase: str, seat: int) -> str | None:
        """As `ordered_reaction`, for orders that look at hidden cards; asked only in calls that close at their time.

        Offer such orders only where `play.paced` (design 2.6).
        """
        return None

    def react(self, play: Play[B], window: Window, phase: str, seat: int, reaction: str) -> None:
        """Begin a declared reaction: push its steps."""
        raise NotImplementedError

    def out(self, play: Play[B], seat: int) -> bool:
        """Whether a seat has left the match for good (eliminated, resigned): gatherings do not wait for it any more."""
        return False

    def stands(self, play: Play[B], proposal: Proposal) -> bool:
        """Whether a proposal can still be accepted by public facts and those its partners know; else it lapses.

        Asked after every step, and of the live ones after going back (twilight_imperium 15, 29.5).
        """
        return True

    def prune_orders(self, play: Play[B], seat: int) -> None:
        """Drop standing orders of `seat` that mean nothing on this board: orders outlive an undo (design 2.10)."""

    # --- lasting effects ---------------------------------------------------------------------------------------------

    def contributions(self, play: Play[B], query: str, subject: Mapping[str, Any]) -> Iterable[Modifier]:
        """What components in play contribute to a query now."""
        return ()

    # --- happenings --------------------------------------------------------------------------------------------------

    def reflexes(self, play: Play[B], event: str, facts: Mapping[str, Any]) -> Iterable[Reflex]:
        """What components in play wait for this happening; their further conditions are judged by `still`.

        What looks at the happening itself (with which card, by whom, how many) is settled here and never changes.
        """
        return ()

    def still(self, play: Play[B], reflex: Reflex, facts: Mapping[str, Any]) -> bool:
        """Whether something set off goes off now that it is its turn: its component is there, its condition holds."""
        return True

    def go_off(self, play: Play[B], reflex: Reflex, facts: Mapping[str, Any], asked: bool) -> None:
        """Let it go off: push what it does, which stands at `path` in its source.

        Args:
            play, reflex: the match, and which of them.
            facts: of what set it off.
            asked: whether its owner was asked which of several goes first.
        """
        raise NotImplementedError

    def turn_order(self, play: Play[B], event: str, last: int) -> Sequence[int]:
        """All seats in the order in which what they have goes off.

        Args:
            play, event: the match, and of the first that stands.
            last: whose went off last, -1 for nobody: where seats take turns (the_dome T1, twilight_imperium 6.3) the
                order begins behind it.
        """
        return range(play.seats)

    def order_matters(self, play: Play[B], seat: int, reflexes: Sequence[Reflex]) -> bool:
        """Whether the order of a seat's reflexes, of more than one kind, can make a difference."""
        return True

    def goes_first(self, play: Play[B], seat: int, reflexes: Sequence[Reflex]) -> Reflex | None:
        """Which of them goes first by the rules or by the seat's standing order; None asks the seat."""
        return None

    def ask_first(self, play: Play[B], seat: int, reflexes: Sequence[Reflex], count: int) -> Question:
        """The question which of them goes first: a pick of one, an option for each in this order.

        Args:
            play, seat: the match, and whose they are.
            reflexes: one of each kind.
            count: how many there are, those alike counted each.
        """
        raise NotImplementedError

    # --- people who are not there: bots, search, checks --------------------------------------------------------------

    def resample(self, play: Play[B], seat: int | None, stream: Stream) -> None:
        """Redraw in place what `seat` cannot see, so that its view and questions stay byte-equal (design 2.8)."""
        if self.hidden:
            raise NotImplementedError

    def violations(self, play: Play[B]) -> list[str]:
        """Invariants that do not hold; empty when all is well. Called after every answer in self-play."""
        return []

    def prefer(self, view: Any, seat: int, question: Question, stream: Stream) -> Answer:
        """The easy bot: a quick sensible answer from what the seat sees."""
        raise NotImplementedError

    def plan(self, match: Match, seat: int, question: Question, stream: Stream) -> Answer:
        """The easy bot of a game that `plans`; None leaves the question to `prefer`.

        Args:
            match: a resampled one: nothing in it tells what `seat` cannot know. May be asked, not played on.
            seat: whose question it is.
            question: open in `match` under the same number.
            stream: the bot's own randomness.
        """
        return None

    def supposed(self, match: Match, seat: int) -> Match:
        """What a seat may believe the match to be when it tries an answer; it hangs on what the seat sees alone.

        Args:
            match: the true one; nothing is done in it.
            seat: who tries.
        """
        return match.resample(seat, Stream.of("supposed"))

    def loses(self, match: Match, seat: int, question: Question, answer: Answer) -> bool:
        """Whether an answer loses its seat the game at once, for all that the seat itself knows. Pure.

        Panels ask once more before such an answer, bots and defaults of time-outs take another if there is one.

        Args:
            match: the true one; nothing hidden from the seat may matter.
            seat: whose question it is.
            question: open in `match`.
            answer: a legal one.
        """
        return False

    def gives_up(self, view: Any, seat: int) -> bool:
        """Whether the easy bot would rather lose than play on: a game that nobody can win any more must end."""
        return False

    def volunteer(self, view: Any, seat: int, question: Question) -> Answer:
        """What a bot answers to a standing question unasked, until it is None: nothing more now. With `volunteers`."""
        return None

    def heeds(self, play: Play[Any], seat: int, question: Question) -> bool:
        """Whether `volunteer` could answer such a question at all; nothing that is hidden from the seat may matter."""
        return True

    def reply_slot(self, proposal: Proposal) -> str:
        """Slot of the standing question in which a proposal is answered; empty where it is not answered by bots."""
        return ""

    def score(self, view: Any, seat: int) -> float:
        """How good the position looks to `seat`, 0..1, from its view."""
        raise NotImplementedError

    def think(
        self,
        match: Match,
        seat: int,
        question: Question,
        stream: Stream,
        budget: int,
        tried: list[Tried] | None = None,
    ) -> Answer:
        """The hard bot; None lets `bot.core.bots.search` find an answer.

        `match` is a resampled one: nothing in it tells what `seat` cannot know.

        Args:
            match: may be copied and played on at will.
            seat: whose question it is.
            question: open in `match` under the same number.
            stream: the bot's own randomness.
            budget: playouts.
            tried: takes what was found of the answers that were tried, the best first (a hint says why by it).
        """
        return None


class UnknownGame(CoreError):
    """No game of that key is registered."""
