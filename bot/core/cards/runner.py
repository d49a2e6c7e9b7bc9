"""The step that walks through lines of a card: whether, whom, what is chosen, doing it, and what hangs on that.

The agenda holds where a line stands (card and path), never the line: packs are immutable (design 2.14). A game
subclasses `Run` with what else its lines know of each other; what each verb does stands in its table (`performers`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Self

from msgspec import UNSET, UnsetType

from bot.core.cards.language import Choose, Context, Each, If
from bot.core.cards.naming import NO, YES, listed, way_number
from bot.core.cards.performers import Offer, Outcome, Verbs, did
from bot.core.play import Play
from bot.core.shapes import RANDOM, Answer, Option, Pick, Question, Text
from bot.core.step import Asks, Step

MAY: Final = "may"
WHO: Final = "who"
WHAT: Final = "what"
BRANCH: Final = "branch"
"""Stages of a line; empty before it is begun."""


class Run(Step):
    """Lines of a card, from line `at`. Subclass it with a tag, `verbs`, and what is not implemented here.

    Args:
        seat: who acts ("me").
        card, path: where the lines stand in the pack.
        at: number of the present line.
        stage: of the present line: empty (not begun), `may` (asked whether), `who` (asked whom), `what` (being carried
            out for `seats`, perhaps asked among what), `branch` (what it set off is over).
        seats: whom the line still has to be carried out for.
        picked: what was chosen so far of a line that asks more than once.
        last: what the line before came to; `done`: what the present one did so far, `acted`: whether it did something.
        choice: an answer that is not acted on yet.
    """

    verbs: ClassVar[Verbs[Any]]
    game: ClassVar[str]
    """Key of the game: texts are `GAME-ask-may`, `GAME-ask-who`, `GAME-opt-yes`, `GAME-opt-no`."""
    rule: ClassVar[str]
    """Catalogue key of the page about effects."""

    seat: int
    card: str
    path: str
    at: int = 0
    stage: str = ""
    seats: list[int] = []
    picked: list[str] = []
    last: int = 0
    done: int = 0
    acted: bool = False
    choice: Answer | UnsetType = UNSET

    # --- what a game says --------------------------------------------------------------------------------------------

    def block(self, play: Play[Any]) -> Sequence[Any]:
        """The lines."""
        raise NotImplementedError

    def context(self, play: Play[Any], seat: int) -> Context:
        """From where a line counts for a seat."""
        raise NotImplementedError

    def whom(self, play: Play[Any], line: Any) -> list[int]:
        """Whom a line can be about, in the order in which it is carried out."""
        raise NotImplementedError

    def inner(self, play: Play[Any], path: str, seat: int) -> Self:
        """Lines inside the present line, with what they know of those before."""
        raise NotImplementedError

    def topic(self, play: Play[Any], seat: int) -> str:
        """Catalogue key of what a question of a seat belongs to."""
        raise NotImplementedError

    def begins(self, play: Play[Any], line: Any) -> bool:
        """Whether the next line is begun; False ends the walk (a chain that was cut, or a step that goes on)."""
        return True

    def optional(self, play: Play[Any], line: Any) -> bool | None:
        """Whether a line that may be declined is done without asking; None: it is asked."""
        return None

    def payable(self, play: Play[Any], line: Any) -> bool:
        """Whether what a line takes is there; if not, it does nothing and the lines after it are not carried out."""
        return True

    def chooses_one(self, play: Play[Any], line: Any) -> bool:
        """Whether the acting seat chooses one of several whom a line can be about."""
        return False

    def whom_option(self, play: Play[Any], line: Any, seat: int) -> Option:
        """The option that means a seat; its id is `sSEAT`."""
        raise NotImplementedError

    def asks_at_once(self, play: Play[Any], line: Any) -> bool:
        """Whether a step was pushed that asks several seats at once and goes on with this one."""
        return False

    def known(self, play: Play[Any], line: Any, seat: int) -> list[str] | None:
        """What a seat has chosen for the line already."""
        return None

    def fallback(self, play: Play[Any], offer: Offer) -> Any:
        """What is answered when the time is over."""
        return RANDOM

    def keep(self, line: Any, outcome: Outcome) -> None:
        """Note what a seat's part came to, besides how much it was."""

    def ended(self, line: Any) -> None:
        """The line is done: what it came to is known to those after it."""
        self.last = self.done

    def branches(self, play: Play[Any]) -> bool:
        """Whether what hangs on a line still follows (a chain may have been cut)."""
        return True

    # --- asking ------------------------------------------------------------------------------------------------------

    def line(self, play: Play[Any]) -> Any:
        """The present line."""
        return self.block(play)[self.at]

    def offer(self, play: Play[Any]) -> Offer | None:
        """What is chosen among now, if somebody must be asked."""
        line, seat = self.line(play), self.seats[0]
        if self.known(play, line, seat) is not None:
            return None
        found = self.verbs.offer(play, self, line, seat)
        return found if found is not None and found.forced is None else None

    def waits(self, play: Play[Any]) -> bool:
        if self.choice is not UNSET:
            return False
        return self.offer(play) is not None if self.stage == WHAT else self.stage in (MAY, WHO)

    def asks(self, play: Play[Any]) -> Asks:
        if self.stage == WHAT:
            found = self.offer(play)
            assert found is not None
            return {found.by: (self.question(play, found),)}
        if self.stage == MAY:
            yes, no = (Option(id, f"{self.game}-opt-{id}") for id in (YES, NO))
            asked = self._asked(play, self.seat, Text(f"{self.game}-ask-may", {"card": self.card}), Pick((yes, no)), NO)
        else:
            line = self.line(play)
            options = [self.whom_option(play, line, seat) for seat in self.whom(play, line)]
            prompt = Text(f"{self.game}-ask-who", {"card": self.card})
            asked = self._asked(play, self.seat, prompt, Pick(tuple(options)), RANDOM)
        return {self.seat: (asked,)}

    def question(self, play: Play[Any], found: Offer) -> Question:
        """The question of an offer."""
        shape = Pick(tuple(found.options), found.least, found.most, ordered=found.ordered and found.most > 1)
        prompt = Text(found.asks, {"card": self.card, "count": found.most})
        return self._asked(play, found.by, prompt, shape, self.fallback(play, found))

    def _asked(self, play: Play[Any], seat: int, prompt: Text, shape: Pick, default: Any) -> Question:
        return Question("effect", prompt, shape, topic=self.topic(play, seat), rule=self.rule, default=default)

    def awaited(self, play: Play[Any]) -> tuple[int, ...]:
        found = self.offer(play) if self.stage == WHAT else None
        return (self.seat if found is None else found.by,)

    def take(self, play: Play[Any], seat: int, slot: str, answer: Answer) -> None:
        self.choice = answer

    # --- going on ----------------------------------------------------------------------------------------------------

    def run(self, play: Play[Any]) -> None:
        """Carry the present line out for one seat, as far as nobody has to be asked."""
        lines = self.block(play)
        if self.at >= len(lines):
            return
        line, stage = lines[self.at], self.stage
        choice, self.choice = self.choice, UNSET
        if stage == BRANCH:
            self._branch(play, line, len(lines))
            return
        chosen: list[str] | None = None
        if stage == "":
            if not self._begun(play, line):
                return
        elif stage == MAY:
            if choice == YES:
                self._for_whom(play, line)
            else:
                self.stage, self.seats = WHAT, []
        elif stage == WHO:
            self.stage, self.seats = WHAT, [int(str(choice)[1:])]
        elif choice is not UNSET:
            chosen = listed(choice)
        if self.stage != WHAT:  # asked whether, or whom
            play.push(self)
        elif self.seats:
            self._carry_out(play, line, len(lines), chosen)
        else:
            self._over(play, line, len(lines))

    def _begun(self, play: Play[Any], line: Any) -> bool:
        """Begin with a line; False if the walk ends here or another step goes on with it."""
        self.done, self.acted, self.picked, self.seats = 0, False, [], []
        if not self.begins(play, line):
            return False
        wanted = self.optional(play, line) if line.may else True
        if wanted is None:
            self.stage = MAY
        elif not wanted:
            self.stage = WHAT
        elif self.payable(play, line):
            self._for_whom(play, line)
        else:
            self.at = len(self.block(play)) - 1  # the lines after it are not carried out
            self.stage = WHAT
        return True

    def _for_whom(self, play: Play[Any], line: Any) -> None:
        if self.chooses_one(play, line):
            self.stage = WHO
        else:
            self.stage, self.seats = WHAT, self.whom(play, line)

    def _carry_out(self, play: Play[Any], line: Any, count: int, chosen: list[str] | None) -> None:
        """One seat's part; some lines ask more than once (a pool, then a card)."""
        if chosen is None and self.asks_at_once(play, line):
            return
        seat = self.seats[0]
        if chosen is None:
            chosen = self.known(play, line, seat)
        if chosen is None:
            found = self.verbs.offer(play, self, line, seat)
            chosen = found.forced if found is not None else []
        depth = len(play.state.agenda)
        play.push(self)  # beneath what its part sets off
        if chosen is None:
            return
        if isinstance(line, If):
            outcome = Outcome(self.context(play, seat).holds(line.when))
        elif isinstance(line, Choose):
            steps = [self.inner(play, f"{self.path}.{self.at}.ways.{way_number(way)}.effects", seat) for way in chosen]
            play.push(*steps)
            outcome = did(len(steps))
        elif isinstance(line, Each):
            play.push(self.inner(play, f"{self.path}.{self.at}.effects", seat))
            outcome = did(1)
        else:
            outcome = self.verbs.perform(play, self, line, seat, chosen)
        if outcome is None:
            self.picked = self.picked + chosen
            return
        self.done += outcome.amount
        self.acted = self.acted or outcome.did
        self.keep(line, outcome)
        self.picked, self.seats = [], self.seats[1:]
        if not self.seats and self._after(line, count):
            del play.state.agenda[depth]

    def _over(self, play: Play[Any], line: Any, count: int) -> None:
        """The line is carried out for nobody (any more)."""
        if self._after(line, count):
            return
        if self.stage == BRANCH:  # nothing was set off that would come first
            self._branch(play, line, count)
        else:
            play.push(self)

    def _after(self, line: Any, count: int) -> bool:
        """The line is done, but for what hangs on it; True if nothing is left to do here."""
        if not isinstance(line, If):
            self.ended(line)
        if line.then or line.otherwise:
            self.stage = BRANCH
            return False
        self.at, self.stage = self.at + 1, ""
        return self.at >= count

    def _branch(self, play: Play[Any], line: Any, count: int) -> None:
        """What the line has set off is over: now its consequences."""
        branch = "then" if self.acted else "otherwise"
        follows = bool(getattr(line, branch)) and self.branches(play)
        inside = self.inner(play, f"{self.path}.{self.at}.{branch}", self.seat) if follows else None
        self.at, self.stage = self.at + 1, ""
        if self.at < count:
            play.push(self)
        if inside is not None:
            play.push(inside)
