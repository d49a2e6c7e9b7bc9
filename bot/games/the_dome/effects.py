"""Carrying out effects: the lines of a card (`bot.core.cards.runner`), and where a shown card goes afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from bot.core.cards import performers, runner
from bot.core.cards.knowing import PUBLIC
from bot.core.shapes import Option
from bot.core.step import Step
from bot.games.the_dome.counting import Context
from bot.games.the_dome.parts import VERBS
from bot.games.the_dome.responses import goes_on
from bot.games.the_dome.state import NOBODY, State
from bot.games.the_dome.verbs import Bounce, Damage, Exhaust, Line, PushBack, Ready, Recall, Remove
from bot.games.the_dome.wording import TURN, seat_option
from bot.games.the_dome.zones import pack_of, staged, to_void

if TYPE_CHECKING:
    from bot.core.play import Play

TARGETED: Final = (Exhaust, Remove, Bounce, PushBack, Recall)
"""Lines that are done once: their `who` names the owners of what is chosen among, not one player after the other."""


class Run(runner.Run, tag="the_dome-run"):
    """Lines of a card.

    Args:
        actor, amount: of the event that this answers.
        depth: window that `nullify` and `prevent` change.
        uid: id in play of the program whose effect this is.
        owed: under which number what the present line announced will be told to it (`State.came`); 0 for nothing.
    """

    verbs: ClassVar[performers.Verbs[Any]] = VERBS
    game: ClassVar[str] = "the_dome"
    rule: ClassVar[str] = "the_dome-rule-effects"

    actor: int = NOBODY
    amount: int = 0
    depth: int = 0
    uid: int = 0
    owed: int = 0

    def block(self, play: Play[State]) -> tuple[Line, ...]:
        return pack_of(play).block(self.card, self.path)

    def context(self, play: Play[State], seat: int) -> Context:
        return Context(play.board, self.seat, self.actor, self.amount, self.last)

    def topic(self, play: Play[State], seat: int) -> str:
        return TURN

    def candidates(self, play: Play[State], line: Line) -> list[int]:
        """Whom or whose things the line can be about."""
        state = play.board
        if line.who == "me":
            return [self.seat]
        if line.who == "actor":
            return [self.actor] if self.actor != NOBODY else []
        if line.who in ("opponent", "opponents"):
            return state.opponents(self.seat)
        return state.everybody()

    def whom(self, play: Play[State], line: Line) -> list[int]:
        found = self.candidates(play, line)
        return found[:1] if _done_once(line) else found

    def chooses_one(self, play: Play[State], line: Line) -> bool:
        chosen = line.who in ("opponent", "player") and not _done_once(line)
        return chosen and len(self.candidates(play, line)) > 1

    def whom_option(self, play: Play[State], line: Line, seat: int) -> Option:
        return seat_option(seat, isinstance(line, Damage) and play.board.players[seat].down)

    def inner(self, play: Play[State], path: str, seat: int) -> Run:
        """Of another seat: this one's card is then what acts upon it."""
        actor = self.actor if seat == self.seat else self.seat
        return Run(
            seat, self.card, path, last=self.last, actor=actor, amount=self.amount, depth=self.depth, uid=self.uid
        )

    def branches(self, play: Play[State]) -> bool:
        return goes_on(play, self.card)

    # --- damage, which comes after everybody has answered ------------------------------------------------------------

    def receipt(self, play: Play[State], line: Line) -> int:
        """The number under which `damage` tells this line what came of it; 0 if nothing hangs on that."""
        if not self.owed and (line.then or line.otherwise or self.at + 1 < len(self.block(play))):
            play.board.receipts += 1
            self.owed = play.board.receipts
        return self.owed

    def run(self, play: Play[State]) -> None:
        if self.owed:
            came, self.owed = play.board.came.pop(self.owed, 0), 0
            self.done += came
            self.acted = self.acted or came > 0
            if not self.seats:  # the last seat that the line is about
                self.last = self.done
        super().run(play)


def _done_once(line: Line) -> bool:
    return isinstance(line, TARGETED) or (isinstance(line, Ready) and line.who != "me")


class SettleCard(Step, tag="the_dome-settle"):
    """I4, I5, I7, I8: where a shown card goes: face down onto the pool of its colour after its effect, else away."""

    uid: int

    def run(self, play: Play[State]) -> None:
        from bot.games.the_dome.costs import use_up
        from bot.games.the_dome.zones import put_into_pool, refill, room

        state = play.board
        one = staged(play, self.uid)
        if one is None:
            return
        state.staged.remove(one)
        card = pack_of(play)[one.card]
        if one.system:
            state.system_void.append(one.card)
            refill(play)
            return
        if card.kind != "control" and not one.applied:
            use_up(play, one.seat, card)
        player = state.players[one.seat]
        if one.applied and room(play, player, card.colour):
            put_into_pool(play, one.seat, one.card, card.colour, known=False, source="play", mask=PUBLIC)
        else:
            to_void(play, one.seat, [one.card], "removed")


class Applied(Step, tag="the_dome-applied"):
    """The effect of a paid Action or of a revealed Control."""

    uid: int
    actor: int = NOBODY
    amount: int = 0
    depth: int = 0

    def run(self, play: Play[State]) -> None:
        one = staged(play, self.uid)
        if one is None:
            return
        one.applied = True
        play.push(
            Run(
                one.seat,
                one.card,
                "effects",
                actor=self.actor,
                amount=self.amount,
                depth=self.depth,
                uid=self.uid,
            )
        )


STEPS: tuple[type[Step], ...] = (Run, SettleCard, Applied)
