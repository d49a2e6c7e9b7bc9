"""Metromania as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from bot.core.events import Event
from bot.core.rules import Rules, Setting
from bot.core.shapes import Answer, Question
from bot.core.streams import Stream
from bot.core.waits import WhoseTurn
from bot.games.metromania.dealing import new_state, redeal_unseen
from bot.games.metromania.invariants import violations
from bot.games.metromania.next_turn import CONDITIONS, as_if_turn, footing
from bot.games.metromania.scoring import score, standing_of
from bot.games.metromania.state import FIXED, HIDDEN, OPEN, State
from bot.games.metromania.steps import STEPS, Turn
from bot.games.metromania.view import MetromaniaView, view_of

if TYPE_CHECKING:
    from bot.core.match import Match
    from bot.core.planning import Planned
    from bot.core.play import Play
    from bot.core.trying import Tried

VARIANT = "variant"
"""Key of the one option: open, hidden (V2, corrupt municipality) or fixed (V3, no corruption)."""


class Metromania(Rules[State]):
    """Rules section 1-8; two to four seats."""

    key: ClassVar[str] = "metromania"
    schema: ClassVar[int] = 1
    board: ClassVar[type[Any]] = State
    steps = STEPS
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting(VARIANT, (OPEN, HIDDEN, FIXED), {HIDDEN: (3, 4), FIXED: (3, 4)}),
    )
    bound: ClassVar[int] = 400
    hidden: ClassVar[bool] = True
    conditions: ClassVar[Mapping[str, tuple[str, ...]]] = CONDITIONS
    own_news: ClassVar[frozenset[str]] = frozenset({"metromania-event-marker"})

    def blank(self, seats: int, options: Mapping[str, str]) -> State:
        """No city and no deal yet; `setup` draws both."""
        return State(
            seats=seats, variant=options[VARIANT], order=tuple(range(6)), rotations=(0,) * 6, hands=[], lines=[]
        )

    def setup(self, play: Play[State]) -> None:
        """S1-S5."""
        play.board = play.state.board = new_state(play.seats, play.board.variant, play.below, play.first_seat())
        play.tell("metromania-event-began", first_seat=play.board.first)
        if play.board.variant == HIDDEN:
            play.tell("metromania-event-dealt-hidden")
        for seat, hand in enumerate(play.board.hands):
            seen_by = (seat,) if play.board.variant == HIDDEN else None
            play.emit(Event("metromania-event-dealt", {"seat": seat, "markers": list(hand)}, seen_by))
        play.push(Turn(play.board.first))

    def view(self, play: Play[State], seat: int | None) -> MetromaniaView:
        """The table as a seat, or a spectator (None), may see it."""
        return view_of(play.board, seat, play.state.result is not None)

    def round_of(self, play: Play[State]) -> int | None:
        """The round of whoever has begun most turns."""
        return max(play.board.turns)

    def standing_now(self, play: Play[State]) -> Sequence[float]:
        """Points if it ended now."""
        return [account.total for account in sorted(score(standing_of(play.board)).accounts, key=lambda one: one.seat)]

    def turn_of(self, play: Play[State]) -> WhoseTurn:
        """T1: from the first turn to the last there is always one."""
        return WhoseTurn(play.board.current, sum(play.board.turns))

    def as_if_turn(self, play: Play[State], seat: int) -> None:
        """The turn under way is dropped, and the seat's own begins."""
        as_if_turn(play, seat)

    def footing(self, play: Play[State], seat: int, answers: Sequence[Planned]) -> Any:
        """Vertices and edges around the planned tunnels, and around the open ends of both lines."""
        return footing(play.board, seat, answers)

    def reveal_end(self, play: Play[State]) -> Mapping[str, Any]:
        """V2: the markers that stayed in the hands."""
        return {"hands": [list(hand) for hand in play.board.hands]}

    def resample(self, play: Play[State], seat: int | None, stream: Stream) -> None:
        """V2: redraw the letters this seat cannot see; nothing is hidden in the other variants or after scoring."""
        state = play.board
        if state.variant == HIDDEN and state.phase != "scored":
            state.hands = redeal_unseen(state, seat, stream.below)

    def violations(self, play: Play[State]) -> list[str]:
        """Invariants that do not hold (rules 12)."""
        return violations(play.board)

    def prefer(self, view: Any, seat: int, question: Question, stream: Stream) -> Answer:
        """The easy bot."""
        from bot.games.metromania import bots

        return bots.prefer(view, seat, question, stream)

    def score(self, view: Any, seat: int) -> float:
        """How good the position looks, 0..1."""
        from bot.games.metromania import bots

        return bots.score(view, seat)

    def think(
        self, match: Match, seat: int, question: Question, stream: Stream, budget: int, tried: list[Tried] | None = None
    ) -> Answer:
        """The hard bot."""
        from bot.games.metromania import bots

        return bots.think(match, seat, question, stream, budget, tried)


METROMANIA = Metromania()
