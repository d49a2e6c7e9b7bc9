"""Carrying out effects: one step walks through the lines of a card, asks where a line leaves a choice, and goes on.

The agenda holds where a line stands (card and path), never the line: packs are immutable (design 2.14).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from bot.core.asks import Ask
from bot.core.cards.naming import NO, YES, card_of, listed, named
from bot.core.shapes import RANDOM, Answer, Pick, Question, Text
from bot.core.step import Asks, Step
from bot.games.the_dome.acts import goes_on, pack_of, staged, to_void
from bot.games.the_dome.counting import Context
from bot.games.the_dome.doing import perform
from bot.games.the_dome.knowing import PUBLIC
from bot.games.the_dome.offers import Offer, offer, passives
from bot.games.the_dome.state import NOBODY, State
from bot.games.the_dome.verbs import Damage, If, Line
from bot.games.the_dome.wording import NO_OPTION, TURN, YES_OPTION, seat_option, trigger_option

if TYPE_CHECKING:
    from bot.core.play import Play

MAY, WHO, ASKING, GO, BRANCH = "may", "who", "ask", "go", "then"


class Run(Step, tag="the_dome-run"):
    """Lines of a card, from line `at`.

    Args:
        seat: who acts ("me").
        card, path: where the lines stand in the pack.
        at: number of the present line.
        stage: of the present line: empty (not begun), `may` (asked whether), `who` (asked whom), `ask` (asked what),
            `go`, `then`.
        seats: whom the line still has to be carried out for.
        picked: pool or other thing chosen before the last choice of the line.
        actor, amount: of the event that this answers.
        depth: window that `nullify` and `prevent` change.
        uid: id in play of the program whose effect this is.
        last: what the line before did; `done`: what the present one did so far.
    """

    seat: int
    card: str
    path: str
    at: int = 0
    stage: str = ""
    seats: list[int] = []
    picked: list[str] = []
    actor: int = NOBODY
    amount: int = 0
    depth: int = 0
    uid: int = 0
    last: int = 0
    done: int = 0
    choice: Answer | UnsetType = UNSET

    def context(self, play: Play[State]) -> Context:
        """What numbers are read from."""
        return Context(play.board, self.seat, self.actor, self.amount, self.last)

    def line(self, play: Play[State]) -> Line:
        """The present line."""
        return pack_of(play).block(self.card, self.path)[self.at]

    # --- asking ------------------------------------------------------------------------------------------------------

    def _offer(self, play: Play[State]) -> Offer | None:
        return offer(play, self, self.line(play), self.seats[0])

    def waits(self, play: Play[State]) -> bool:
        if self.choice is not UNSET:
            return False
        if self.stage == ASKING:
            return self._offer(play) is not None
        return self.stage in (MAY, WHO)

    def asks(self, play: Play[State]) -> Asks:
        if self.stage == MAY:
            prompt, shape, who = "the_dome-ask-may", Pick((YES_OPTION, NO_OPTION)), self.seat
            found = Question("effect", Text(prompt, {"card": self.card}), shape, default=NO)
        elif self.stage == WHO:
            hits = isinstance(self.line(play), Damage)
            options = [seat_option(s, hits and play.board.players[s].down) for s in self.candidates(play)]
            shape, who = Pick(tuple(options)), self.seat
            found = Question("effect", Text("the_dome-ask-who", {"card": self.card}), shape, default=RANDOM)
        else:
            asked = self._offer(play)
            assert asked is not None
            who = asked.by
            args = {"card": self.card, "count": asked.most}
            shape = Pick(tuple(asked.options), asked.least, asked.most, ordered=asked.ordered and asked.most > 1)
            found = Question("effect", Text(asked.asks, args), shape, default=RANDOM)
        found.topic = TURN
        found.rule = "the_dome-rule-effects"
        return {who: (found,)}

    def take(self, play: Play[State], seat: int, slot: str, answer: Answer) -> None:
        self.choice = answer

    # --- going on ----------------------------------------------------------------------------------------------------

    def candidates(self, play: Play[State]) -> list[int]:
        """Whom the line can be about."""
        state, who = play.board, self.line(play).who
        if who == "me":
            return [self.seat]
        if who == "actor":
            return [self.actor] if self.actor != NOBODY else []
        if who in ("opponent", "opponents"):
            return state.opponents(self.seat)
        return state.everybody()

    def run(self, play: Play[State]) -> None:
        pack = pack_of(play)
        lines = pack.block(self.card, self.path)
        if self.at >= len(lines):
            return
        line = lines[self.at]
        choice, self.choice = self.choice, UNSET
        play.push(self)
        if self.stage == "":
            self.done, self.picked = 0, []
            if isinstance(line, If):
                self.done = int(self.context(play).holds(line.when))
                self._after(play, line, keep=True)
            elif line.may:
                self.stage = MAY
            else:
                self._whom(play, line)
        elif self.stage == BRANCH:
            self._branch(play, line)
        elif self.stage == MAY:
            if choice == YES:
                self._whom(play, line)
            else:
                self._after(play, line)
        elif self.stage == WHO:
            self.seats = [int(str(choice)[1:])]
            self._one(play, line)
        else:
            self._act(play, line, [] if choice is UNSET else listed(choice))

    def _whom(self, play: Play[State], line: Line) -> None:
        found = self.candidates(play)
        if len(found) > 1 and line.who in ("opponent", "player") and not passives(line):
            self.stage = WHO
            return
        self.seats = found[:1] if passives(line) else list(found)
        self._one(play, line)

    def _one(self, play: Play[State], line: Line) -> None:
        """Begin with the next seat; when all are done, the line is."""
        if not self.seats:
            self._after(play, line)
            return
        asked = offer(play, self, line, self.seats[0])
        self.stage = GO if asked is None else ASKING

    def _act(self, play: Play[State], line: Line, chosen: list[str]) -> None:
        """One seat's part; some lines ask twice (a pool, then a card)."""
        seat = self.seats[0]
        done = perform(play, self, line, seat, chosen)
        if done is None:  # asks on
            self.picked += chosen
            self.stage = ASKING
            return
        self.done += done
        self.picked = []
        self.seats = self.seats[1:]
        if self.seats:
            self.stage = ""
            self._next_seat(play, line)
        else:
            self._after(play, line)

    def _next_seat(self, play: Play[State], line: Line) -> None:
        """Steps of the seat before (windows) run first; what the next is offered is looked at when this is on top."""
        self.stage = ASKING if offer(play, self, line, self.seats[0]) is not None else GO

    def _after(self, play: Play[State], line: Line, keep: bool = False) -> None:
        """The line is done; `then` or `otherwise` follow."""
        if not keep:
            self.last = self.done
        self.stage = BRANCH if line.then or line.otherwise else ""
        self.seats = []
        if not self.stage:
            self.at += 1

    def _branch(self, play: Play[State], line: Line) -> None:
        """What the line itself has set off (windows) is over: now its consequences."""
        branch = "then" if self.done else "otherwise"
        path = f"{self.path}.{self.at}.{branch}"
        self.at += 1
        self.stage = ""
        if getattr(line, branch) and goes_on(play, self.card):
            play.push(self.inner(path))

    def inner(self, path: str, seat: int | None = None) -> Run:
        """Lines inside this line; of another seat: this one's card is then what acts upon it."""
        own = seat is None or seat == self.seat
        return Run(
            self.seat if seat is None else seat,
            self.card,
            path,
            actor=self.actor if own else self.seat,
            amount=self.amount,
            depth=self.depth,
            uid=self.uid,
            last=self.last,
            seats=[],
            picked=[],
        )


class Several(Ask, tag="the_dome-several"):
    """Automatic effects of the turn player that one event has set off: the order is its choice, as at T1."""

    todo: list[Run] = []

    def matters(self, play: Play[State]) -> bool:
        return len({(run.card, run.path) for run in self.todo}) > 1

    def question(self, play: Play[State]) -> Question:
        options = tuple([trigger_option(name, card_of(name)) for name in named([run.card for run in self.todo])])
        return Question(
            "rounds", Text("the_dome-ask-first"), Pick(options), topic="the_dome-topic-first",
            rule="the_dome-rule-effects", default=options[0].id,
        )  # fmt: skip

    def unasked(self, play: Play[State]) -> None:
        self.chosen(play, self.todo[0].card)

    def chosen(self, play: Play[State], answer: Answer) -> None:
        names = named([run.card for run in self.todo])
        at = names.index(answer)
        rest = self.todo[:at] + self.todo[at + 1 :]
        if rest:
            play.push(Several(self.seat, todo=rest))
        play.push(self.todo[at])


class SettleCard(Step, tag="the_dome-settle"):
    """I4, I5, I7, I8: where a shown card goes: face down onto the pool of its colour after its effect, else away."""

    uid: int
    applied: bool = False

    def run(self, play: Play[State]) -> None:
        from bot.games.the_dome.acts import put_into_pool, refill, room, use_up

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
        if card.kind != "control" and not self.applied:
            use_up(play, one.seat, card)
        player = state.players[one.seat]
        if self.applied and room(play, player, card.colour):
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
        for step in reversed(play.state.agenda):
            if isinstance(step, SettleCard) and step.uid == self.uid:
                step.applied = True
                break
        play.push(
            Run(
                one.seat,
                one.card,
                "effects",
                actor=self.actor,
                amount=self.amount,
                depth=self.depth,
                uid=self.uid,
                seats=[],
                picked=[],
            )
        )


STEPS: tuple[type[Step], ...] = (Run, Several, SettleCard, Applied)
