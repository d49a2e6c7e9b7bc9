"""Carrying out effects: one step walks through the lines of a card, asks where a line leaves a choice, and goes on.

The agenda holds where a line stands (card and path), never the line: packs are immutable (design 2.14).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET, UnsetType, structs

from bot.core.cards.naming import NO, NONE, YES, cards_of, listed
from bot.core.questions import drawn
from bot.core.shapes import Answer, Pick, Question, Text
from bot.core.step import Asks, Step
from bot.core.streams import Stream
from bot.core.together import Together
from bot.games.project_mine.acts import Acts, cut, pack_of
from bot.games.project_mine.counting import Context, matching
from bot.games.project_mine.designs import is_price
from bot.games.project_mine.doing import perform
from bot.games.project_mine.gains import welcome
from bot.games.project_mine.looking import look
from bot.games.project_mine.offers import Offer, cheapest, offer, question, usable
from bot.games.project_mine.paying import Purse
from bot.games.project_mine.state import State
from bot.games.project_mine.verbs import ChooseRes, Discard, Exile, If, Line, Look, Move, OpenMarket, Reveal
from bot.games.project_mine.wording import NO_OPTION, NONE_OPTION, TURN, YES_OPTION, card_options

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.games.project_mine.cards import Pack

LONGEST: Final = 300
"""Lines that one decision of the turn player may set off; then the chain is cut and told as a defect of the pack."""
FORCED: Final = "forced"
"""Standing order: what an opponent forces is given up without asking, if its value is `CHEAPEST`."""
CHEAPEST: Final = "cheapest"


class Run(Step, tag="project_mine-run"):
    """Lines of a card, from line `at`.

    Args:
        seat: who acts ("me").
        owner: who played the card.
        card, path: where the lines stand in the pack.
        at: number of the present line.
        stage: of the present line: empty (not begun), `may` (asked whether), `go`, `ask` (asked what), `done`.
        seats: whom the line still has to be carried out for.
        cards, last, chosen: result of the line before; `open_`: its cards lie on the market board.
        found, amount: result of the present line so far.
        acted: whether the present line did something.
        given: what seats have chosen that were asked at once.
    """

    seat: int
    owner: int
    card: str
    path: str
    at: int = 0
    stage: str = ""
    seats: list[int] = []
    cards: list[str] = []
    last: int = 0
    chosen: str = ""
    found: list[str] = []
    amount: int = 0
    acted: bool = False
    given: dict[int, Answer] = {}
    choice: Answer | UnsetType = UNSET
    open_: bool = False

    # --- asking ------------------------------------------------------------------------------------------------------

    def _line(self, pack: Pack) -> Line:
        return pack.block(self.card, self.path)[self.at]

    def context(self, pack: Pack, state: State, seat: int) -> Context:
        """From where this line counts."""
        return Context(pack, state, seat, self.card, self.cards, self.last, self.chosen, open_=self.open_)

    def waits(self, play: Play[State]) -> bool:
        """While a choice is open."""
        return (self.stage == "ask" or self.stage == "may") and self.choice is UNSET

    def awaited(self, play: Play[State]) -> tuple[int, ...]:
        """Who chooses."""
        return (self.seat if self.stage == "may" else self.seats[0],)

    def asks(self, play: Play[State]) -> Asks:
        """One question of one seat."""
        state = play.board
        if self.stage == "may":
            asked = Question(
                slot="effect",
                prompt=Text("project_mine-ask-may", {"card": self.card}),
                shape=Pick((YES_OPTION, NO_OPTION)),
                topic=self._topic(state, self.seat),
                rule="project_mine-rule-effect",
                default=NO,
            )
            return {self.seat: (asked,)}
        return {self.seats[0]: (self.asked(play, self.seats[0]),)}

    def asked(self, play: Play[State], seat: int) -> Question:
        """What the present line asks a seat."""
        pack, state = pack_of(play), play.board
        found = self._offer(pack, state, seat)
        assert found is not None
        return question(pack, found, self.card, found.most, self._topic(state, seat))

    def _topic(self, state: State, seat: int) -> str:
        return TURN if seat == state.current else "project_mine-topic-forced"

    def _offer(self, pack: Pack, state: State, seat: int) -> Offer | None:
        line = self._line(pack)
        return offer(pack, state, line, seat, self.card, f"{self.path}.{self.at}", self.context(pack, state, seat))

    def take(self, play: Play[State], seat: int, slot: str, answer: Answer) -> None:
        """Keep the answer; a plan of cards stops where something was asked."""
        self.choice = answer
        play.board.halt = True

    def redraw(self, play: Play[State], seat: int | None, stream: Stream) -> None:
        """What others have chosen and is not carried out yet."""
        for other in self.given:
            if other != seat and self._offer(pack_of(play), play.board, other) is not None:
                self.given[other] = drawn(play, self, other, self.asked(play, other), stream)

    # --- acting ------------------------------------------------------------------------------------------------------

    def run(self, play: Play[State]) -> None:
        """Carry out the present line for one seat, or finish it."""
        state, pack = play.board, pack_of(play)
        lines = pack.block(self.card, self.path)
        if self.at >= len(lines):
            return
        line = lines[self.at]
        acts = Acts(play)
        stops = False
        if self.stage == "":
            if not self._begin(play, state, line):
                return
            if not self._paid(pack, state, line):
                self.seats, stops = [], True
        elif self.stage == "may":
            if self.choice != YES:
                self.seats = []
            self.choice, self.stage = UNSET, "go"
        chosen: list[str] | None = None
        if self.stage == "ask":
            assert self.choice is not UNSET
            chosen = cards_of(listed(self.choice))
            self.choice, self.stage = UNSET, "go"
        if self._asks_at_once(play, line):
            return
        if self.seats:
            seat = self.seats[0]
            if seat in self.given:
                chosen = self._given(pack, state, seat)
            if chosen is None and not self._ready(acts, pack, state, line, seat):
                self.stage = "ask"
                play.push(self)
                return
            if chosen is None:
                found = self._offer(pack, state, seat)
                chosen = cards_of(found.forced or []) if found is not None else []
            self.seats = self.seats[1:]
            did, cards, amount = perform(acts, self, line, seat, chosen)
            self.acted = self.acted or did
            self.found = self.found + cards
            self.amount += amount
        if self.seats:
            play.push(self)
        else:
            self._finish(play, line, self.at + 1 if stops else len(lines))

    def _begin(self, play: Play[State], state: State, line: Line) -> bool:
        """Count the line, find whom it is for; False if the chain is cut or everything is asked already."""
        state.lines += 1
        if state.lines > LONGEST:
            if state.lines == LONGEST + 1:
                cut(play, self.card, LONGEST)
            return False
        self.found, self.amount, self.acted = [], 0, False
        if line.who == "me":
            self.seats = [self.seat]
        elif line.who == "owner":
            self.seats = [self.owner]
        else:
            self.seats = state.order(self.seat)
            if line.who == "opponents":
                self.seats = self.seats[1:]
        self.stage = "go"
        if isinstance(line, Discard) and line.how == "choice" and len(self.seats) > 1 - (line.who == "opponents"):
            self._ask_all(play, state, line)
            return False
        reaction = self.path.startswith(("on_discard", "on_exile"))
        if line.may and self.seats and not (reaction and welcome(line)):  # decision 8
            if not self._affordable(play, state, line):
                self.seats = []
                return True
            self.stage = "may"
            play.push(self)
            return False
        return True

    def _affordable(self, play: Play[State], state: State, line: Line) -> bool:
        """Whether an optional line can be done at all; resources are public, so nobody is asked in vain."""
        return self._paid(pack_of(play), state, structs.replace(line, may=False, otherwise=()))

    def _paid(self, pack: Pack, state: State, line: Line) -> bool:
        """K4: whether what a line takes is there. If not, the lines after it are not carried out either."""
        if not is_price(line):
            return True
        seat = self.owner if line.who == "owner" else self.seat
        return Purse(pack, state, seat, self.context(pack, state, seat)).pays((structs.replace(line, who="me"),))

    def _ready(self, acts: Acts, pack: Pack, state: State, line: Line, seat: int) -> bool:
        """Whether the line can be carried out for a seat without asking."""
        if isinstance(line, Look) and not state.held:
            look(acts, line, seat, self.context(pack, state, seat))
        found = self._offer(pack, state, seat)
        return found is None or found.forced is not None

    def _finish(self, play: Play[State], line: Line, count: int) -> None:
        """Go on to the next of the `count` lines, after the lines that hang on this one."""
        tail = ("then" if self.acted else "otherwise") if (line.then if self.acted else line.otherwise) else ""
        if not isinstance(line, If):
            self.cards, self.last, self.open_ = self.found, self.amount, isinstance(line, OpenMarket)
        block = f"{self.path}.{self.at}.{tail}"
        self.at, self.stage, self.found, self.amount = self.at + 1, "", [], 0
        if self.at < count:
            play.push(self)
        if tail:
            kept: dict[str, Any] = {"cards": self.cards, "last": self.last, "chosen": self.chosen, "open_": self.open_}
            play.push(Run(self.seat, self.owner, self.card, block, **kept))

    def _asks_at_once(self, play: Play[State], line: Line) -> bool:
        """Decision 7: several seats that choose among what is their own are asked at the same time."""
        if len(self.seats) < 2 or self.given or self.stage != "go" or not among_own(line):
            return False
        pack, state = pack_of(play), play.board
        offers = [(seat, self._offer(pack, state, seat)) for seat in self.seats]
        asked = [seat for seat, found in offers if found is not None and found.forced is None]
        if len(asked) < 2:
            return False
        play.push(Choices(asked, line=self))
        return True

    def _given(self, pack: Pack, state: State, seat: int) -> list[str] | None:
        """What a seat has chosen; None if what happened since does not allow it any more."""
        ids = listed(self.given.pop(seat))
        found = self._offer(pack, state, seat)
        if found is None:
            return []
        able = {option.id for option in found.options}
        return cards_of(ids) if not ids or able.issuperset(ids) else None

    def _ask_all(self, play: Play[State], state: State, line: Discard) -> None:
        """Several seats discard by choice: all are asked at once; who has no choice, or a standing order, is not."""
        pack = pack_of(play)
        asked: list[int] = []
        steps: list[Step] = []
        for seat in self.seats:
            hand = state.players[seat].hand
            n = self.context(pack, state, seat).number(line.n)
            if not hand or n <= 0:
                continue
            if line.filter is None and len(hand) <= n and not line.upto:
                steps.append(Given(seat, list(hand)))
            elif seat != state.current and play.orders(seat).get(FORCED) == CHEAPEST:
                found = matching(pack, hand, line.filter)
                steps.append(Given(seat, [] if line.upto else cheapest(pack, found, n)))
            else:
                asked.append(seat)
        self.seats = []
        lines = pack.block(self.card, self.path)
        block = f"{self.path}.{self.at}"
        self.at, self.stage, self.cards, self.last, self.open_ = self.at + 1, "", [], 0, False
        if self.at < len(lines):
            play.push(self)
        if asked:
            steps.append(Discards(asked, card=self.card, path=block))
        play.push(*steps)


class Discards(Together, tag="project_mine-discards"):
    """Several seats choose cards to discard, all at once and secretly (K7, decision 7)."""

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
        asked = question(
            pack, Offer(options, least, n, True, "project_mine-ask-discard"), self.card, n, "project_mine-topic-forced"
        )
        asked.slot = "discard"
        asked.why = Text("project_mine-why-forced", {"seat": state.current, "card": self.card})
        return asked

    def take(self, play: Play[State], seat: int, slot: str, answer: Answer) -> None:
        """Keep the answer; a plan of cards stops here."""
        super().take(play, seat, slot, answer)
        play.board.halt = True

    def apply(self, play: Play[State], seat: int, answer: Answer) -> None:
        """Discard what was chosen."""
        play.push(Given(seat, cards_of([i for i in listed(answer) if i != NONE])))


def among_own(line: Line) -> bool:
    """Whether a line lets each seat choose among its own cards or resources, so that no choice depends on another's."""
    match line:
        case Reveal(zone="hand") | Exile(how="choice", zone="hand" | "discard" | "play") | Move(how="choice"):
            return True
        case ChooseRes():
            return True
        case _:
            return False


class Choices(Together, tag="project_mine-choices", kw_only=True):
    """Several seats choose for the same line, all at once and secretly (decision 7).

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

    def take(self, play: Play[State], seat: int, slot: str, answer: Answer) -> None:
        """Keep the answer; a plan of cards stops here."""
        super().take(play, seat, slot, answer)
        play.board.halt = True

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
        acts = Acts(play)
        hand = list(play.board.players[self.seat].hand)
        there: list[str] = []
        for card in self.cards:
            if card in hand:
                hand.remove(card)
                there.append(card)
        acts.discard(self.seat, there, "hand", chosen=False)


class UseCard(Step, tag="project_mine-use"):
    """K1: a card's own lines are used where it lies, if they still can be (K4)."""

    seat: int
    card: str

    def run(self, play: Play[State]) -> None:
        """Walk through its lines; meanwhile it cannot be used again."""
        if self.card not in play.board.chain and usable(pack_of(play), play.board, self.seat, self.card):
            play.board.chain.append(self.card)
            play.push(Run(self.seat, self.seat, self.card, "effects"), Unchain(self.card))


class Unchain(Step, tag="project_mine-unchain"):
    """The use of a card's effect is over (K1)."""

    card: str

    def run(self, play: Play[State]) -> None:
        """Take it off the chain."""
        if self.card in play.board.chain:
            play.board.chain.remove(self.card)


def places_of(zone: list[str], cards: list[str]) -> list[int | str]:
    """Index in a zone of each of `cards`, which are in its order."""
    found: list[int | str] = []
    at = -1
    for card in cards:
        at = zone.index(card, at + 1)
        found.append(at)
    return found


STEPS: Final[tuple[type[Step], ...]] = (Run, Discards, Choices, Given, UseCard, Unchain)
