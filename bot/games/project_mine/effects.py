"""Carrying out effects: the lines of a card (`bot.core.cards.runner`), several seats that choose at once, and the use
of an effect where a card lies.

That several seats choose at once is a rule of this game (decision 7): in THE DOME seats act one after the other,
and choose together nothing but their first resources.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from msgspec import structs

from bot.core.cards import performers, runner
from bot.core.cards.naming import NONE, cards_of, listed, places_of
from bot.core.cards.performers import Offer, Outcome
from bot.core.questions import drawn
from bot.core.shapes import RANDOM, Answer, Pick, Question, Text
from bot.core.step import Step
from bot.core.streams import Stream
from bot.core.together import Together
from bot.games.project_mine.additions import welcome
from bot.games.project_mine.counting import Context, cheapest, matching
from bot.games.project_mine.designs import is_price
from bot.games.project_mine.keywords import Keywords, cut, pack_of
from bot.games.project_mine.parts import VERBS
from bot.games.project_mine.paying import Purse, usable
from bot.games.project_mine.state import State
from bot.games.project_mine.verbs import ChooseRes, Discard, Exile, Line, Move, OpenMarket, Reveal
from bot.games.project_mine.wording import NONE_OPTION, TURN, card_options

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.games.project_mine.cards import Pack

LONGEST: Final = 300
"""Lines that one decision of the turn player may set off; then the chain is cut and told as a defect of the pack."""
FORCED: Final = "forced"
"""Standing order: what an opponent forces is given up without asking, if its value is `CHEAPEST`."""
CHEAPEST: Final = "cheapest"


class Run(runner.Run, tag="project_mine-run", kw_only=True):
    """Lines of a card.

    Args:
        owner: who played the card.
        cards, chosen: result of the line before: cards it handled, the resource last chosen; `open_`: its cards lie on
            the market board.
        found: cards the present line has handled so far.
        given: what seats have chosen that were asked at once.
    """

    verbs: ClassVar[performers.Verbs[Any]] = VERBS
    game: ClassVar[str] = "project_mine"
    rule: ClassVar[str] = "project_mine-rule-effect"

    owner: int
    cards: list[str] = []
    chosen: str = ""
    found: list[str] = []
    given: dict[int, Answer] = {}
    open_: bool = False

    def block(self, play: Play[State]) -> tuple[Line, ...]:
        return pack_of(play).block(self.card, self.path)

    def context(self, play: Play[State], seat: int) -> Context:
        return Context(pack_of(play), play.board, seat, self.card, self.cards, self.last, self.chosen, open_=self.open_)

    def topic(self, play: Play[State], seat: int) -> str:
        return TURN if seat == play.board.current else "project_mine-topic-forced"

    def whom(self, play: Play[State], line: Line) -> list[int]:
        if line.who == "me":
            return [self.seat]
        if line.who == "owner":
            return [self.owner]
        seats = play.board.order(self.seat)
        return seats[1:] if line.who == "opponents" else seats

    def inner(self, play: Play[State], path: str, seat: int) -> Run:
        return Run(
            seat, self.card, path, last=self.last, owner=self.owner, cards=self.cards, chosen=self.chosen,
            open_=self.open_,
        )  # fmt: skip

    def using(self, seat: int, card: str) -> Step:
        """The use of another card's effect (K1)."""
        return UseCard(seat, card)

    def begins(self, play: Play[State], line: Line) -> bool:
        """Count the line; several seats that discard are asked at once."""
        state = play.board
        state.lines += 1
        if state.lines > LONGEST:
            if state.lines == LONGEST + 1:
                cut(play, self.card, LONGEST)
            return False
        self.found = []
        if not isinstance(line, Discard) or line.how != "choice" or line.who not in ("opponents", "all"):
            return True
        self._ask_all(play, state, line)
        return False

    def optional(self, play: Play[State], line: Line) -> bool | None:
        """Resources are public, so nobody is asked in vain; nor whether to take what only gives (decision 8)."""
        reaction = self.path.startswith(("on_discard", "on_exile"))
        if reaction and welcome(line):
            return True
        return None if self._paid(play, structs.replace(line, may=False, otherwise=())) else False

    def payable(self, play: Play[State], line: Line) -> bool:
        """K4."""
        return self._paid(play, line)

    def _paid(self, play: Play[State], line: Line) -> bool:
        if not is_price(line):
            return True
        seat = self.owner if line.who == "owner" else self.seat
        return Purse(pack_of(play), play.board, seat, self.context(play, seat)).pays((structs.replace(line, who="me"),))

    def fallback(self, play: Play[State], offer: Offer) -> Any:
        return fallback(pack_of(play), offer)

    def keep(self, line: Line, outcome: Outcome) -> None:
        self.found = [*self.found, *outcome.cards]
        self.given.pop(self.seats[0], None)

    def ended(self, line: Line) -> None:
        super().ended(line)
        self.cards, self.open_ = self.found, isinstance(line, OpenMarket)

    def take(self, play: Play[State], seat: int, slot: str, answer: Answer) -> None:
        """Keep the answer; a plan of cards stops where something was asked."""
        super().take(play, seat, slot, answer)
        play.board.halt = True

    # --- several seats at once ---------------------------------------------------------------------------------------

    def asked(self, play: Play[State], seat: int) -> Question:
        """What the present line asks a seat."""
        found = VERBS.offer(play, self, self.line(play), seat)
        assert found is not None
        return self.question(play, found)

    def redraw(self, play: Play[State], seat: int | None, stream: Stream) -> None:
        """What others have chosen and is not carried out yet."""
        for other in self.given:
            if other != seat and VERBS.offer(play, self, self.line(play), other) is not None:
                self.given[other] = drawn(play, self, other, self.asked(play, other), stream)

    def asks_at_once(self, play: Play[State], line: Line) -> bool:
        """Decision 7: several seats that choose among what is their own are asked at the same time."""
        if len(self.seats) < 2 or self.given or not among_own(line):
            return False
        offers = [(seat, VERBS.offer(play, self, line, seat)) for seat in self.seats]
        asked = [seat for seat, found in offers if found is not None and found.forced is None]
        if len(asked) < 2:
            return False
        play.push(ChoicesAtOnce(asked, line=self))
        return True

    def known(self, play: Play[State], line: Line, seat: int) -> list[str] | None:
        """None too if what happened since does not allow it any more."""
        if seat not in self.given:
            return None
        ids = listed(self.given[seat])
        found = VERBS.offer(play, self, line, seat)
        if found is None:
            return []
        able = {option.id for option in found.options}
        return ids if not ids or able.issuperset(ids) else None

    def _ask_all(self, play: Play[State], state: State, line: Discard) -> None:
        """Several seats discard by choice: all are asked at once; who has no choice, or a standing order, is not."""
        pack = pack_of(play)
        asked: list[int] = []
        steps: list[Step] = []
        for seat in self.whom(play, line):
            hand = state.players[seat].hand
            n = self.context(play, seat).number(line.n)
            if not hand or n <= 0:
                continue
            if line.filter is None and len(hand) <= n and not line.upto:
                steps.append(Given(seat, list(hand)))
            elif seat != state.current and play.orders(seat).get(FORCED) == CHEAPEST:
                found = matching(pack, hand, line.filter)
                steps.append(Given(seat, [] if line.upto else cheapest(pack, found, n)))
            else:
                asked.append(seat)
        lines = pack.block(self.card, self.path)
        block = f"{self.path}.{self.at}"
        self.at, self.stage, self.cards, self.last, self.open_ = self.at + 1, "", [], 0, False
        if self.at < len(lines):
            play.push(self)
        if asked:
            steps.append(DiscardsAtOnce(asked, card=self.card, path=block))
        play.push(*steps)


class AtOnce(Together):
    """What several seats choose for one card, all at the same time and secretly (decision 7)."""

    def take(self, play: Play[State], seat: int, slot: str, answer: Answer) -> None:
        """Keep the answer; a plan of cards stops here."""
        super().take(play, seat, slot, answer)
        play.board.halt = True


class DiscardsAtOnce(AtOnce, tag="project_mine-discards"):
    """Several seats choose cards to discard (K7)."""

    card: str = ""
    path: str = ""

    def question(self, play: Play[State], seat: int) -> Question:
        """Cards of the own hand."""
        pack, state = pack_of(play), play.board
        line: Discard = pack.at(self.card, self.path)
        hand = state.players[seat].hand
        n = Context(pack, state, seat, self.card).number(line.n)
        found = matching(pack, hand, line.filter)
        n = min(n, len(found))
        least = 0 if line.upto else n
        options = card_options(found, "hand", n == 1, places_of(hand, found))
        if not found:
            options, least, n = [NONE_OPTION], 1, 1
        elif n == 1 and line.upto:
            options, least = [*options, NONE_OPTION], 1
        offer = Offer(seat, options, least, n, "project_mine-ask-discard")
        asked = Question(
            "discard",
            Text(offer.asks, {"card": self.card, "count": n}),
            Pick(tuple(options), least, n),
            topic="project_mine-topic-forced",
            rule="project_mine-rule-effect",
            default=fallback(pack, offer),
        )
        asked.why = Text("project_mine-why-forced", {"seat": state.current, "card": self.card})
        return asked

    def apply(self, play: Play[State], seat: int, answer: Answer) -> None:
        """Discard what was chosen."""
        play.push(Given(seat, cards_of([i for i in listed(answer) if i != NONE])))


def fallback(pack: Pack, offer: Offer) -> Any:
    """What is answered when the time is over: nothing, else the cheapest, else a random answer."""
    ids = [option.id for option in offer.options]
    if offer.least == 0:
        return []
    if NONE in ids:
        return NONE
    if all("card" in option.args and "seat" not in option.args for option in offer.options):
        order = sorted(offer.options, key=lambda o: (pack[o.args["card"]].cost, pack[o.args["card"]].worth, o.id))
        chosen = {option.id for option in order[: offer.least]}
        return next(iter(chosen)) if offer.most == 1 else [i for i in ids if i in chosen]
    return RANDOM


def among_own(line: Line) -> bool:
    """Whether a line lets each seat choose among its own cards or resources, so that no choice depends on another's."""
    match line:
        case Reveal(zone="hand") | Exile(how="choice", zone="hand" | "discard" | "play") | Move(how="choice"):
            return True
        case ChooseRes():
            return True
        case _:
            return False


class ChoicesAtOnce(AtOnce, tag="project_mine-choices", kw_only=True):
    """Several seats choose for the same line.

    Args:
        line: where it stands; it is carried out when all have chosen.
    """

    line: Run

    def question(self, play: Play[State], seat: int) -> Question:
        """What the line offers to a seat."""
        asked = self.line.asked(play, seat)
        asked.slot = "choice"
        if seat != play.board.current:
            asked.why = Text("project_mine-why-forced", {"seat": play.board.current, "card": self.line.card})
        return asked

    def apply(self, play: Play[State], seat: int, answer: Answer) -> None:
        """Hand it to the line."""
        self.line.given[seat] = answer

    def done(self, play: Play[State]) -> None:
        """Go on with the line."""
        play.push(self.line)


class Given(Step, tag="project_mine-given"):
    """Cards given up by a seat's choice, order or lack of choice."""

    seat: int
    cards: list[str]

    def run(self, play: Play[State]) -> None:
        """Discard those that are still in the hand."""
        keywords = Keywords(play)
        hand = list(play.board.players[self.seat].hand)
        there: list[str] = []
        for card in self.cards:
            if card in hand:
                hand.remove(card)
                there.append(card)
        keywords.discard(self.seat, there, "hand", chosen=False)


class UseCard(Step, tag="project_mine-use"):
    """K1: a card's own lines are used where it lies, if they still can be (K4)."""

    seat: int
    card: str

    def run(self, play: Play[State]) -> None:
        """Walk through its lines; meanwhile it cannot be used again."""
        if self.card not in play.board.chain and usable(pack_of(play), play.board, self.seat, self.card):
            play.board.chain.append(self.card)
            play.push(Run(self.seat, self.card, "effects", owner=self.seat), Unchain(self.card))


class Unchain(Step, tag="project_mine-unchain"):
    """The use of a card's effect is over (K1)."""

    card: str

    def run(self, play: Play[State]) -> None:
        """Take it off the chain."""
        if self.card in play.board.chain:
            play.board.chain.remove(self.card)


STEPS: Final[tuple[type[Step], ...]] = (Run, DiscardsAtOnce, ChoicesAtOnce, Given, UseCard, Unchain)
