"""Skirmish: the least game that plays what Twilight Imperium needs of the kernel beyond Quarrel.

Two to four seats with ships and hidden cards. A round: all pledge in secret (a gathering that forgets who is out), then
each attacks once with a form of fields side by side and ready answers; others may halt it with a card, in a call that
closes on answers or at its time; a halted attack costs a ship all the same. Ships may be offered to others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.passing import until_turn_of
from bot.core.play import Play
from bot.core.rules import Rules, Setting
from bot.core.scopes import Scope
from bot.core.shapes import READY, Amounts, Answer, Field, Form, Option, Pick, Question, ReadyAnswer, Text, sample
from bot.core.state import Proposal
from bot.core.step import Asks, Step
from bot.core.streams import Stream
from bot.core.together import Together
from bot.core.windows import ANSWERS, PASS, TIME, Window

ROUNDS: Final = 3
SHIPS: Final = 3
CARDS: Final = tuple(f"{name}-{at}" for name, count in (("halt", 4), ("dud", 8)) for at in range(count))
HAND: Final = 2
TURN, FOR_NOW, FOR_GOOD, TILL_HALT = "turn", "now", "good", "halt"


class Board(Struct):
    """Everything on the table."""

    ships: list[int]
    hands: list[list[str]]
    deck: list[str]
    discard: list[str] = []
    out: list[int] = []
    round: int = 0


class View(Struct):
    """What a seat sees."""

    ships: list[int]
    counts: list[int]
    discard: list[str]
    out: list[int]
    round: int
    total: int
    hand: list[str] = []
    orders: dict[str, Any] = {}
    offers: list[dict[str, Any]] = []


def fit(play: Play[Board]) -> list[int]:
    """Seats still in the match."""
    return [seat for seat in range(play.seats) if seat not in play.board.out]


def seats(which: Sequence[int]) -> tuple[Option, ...]:
    """Seats as options."""
    return tuple(Option(str(seat), "core-seat", {"seat": seat}) for seat in which)


class Round(Step, tag="skirmish-round"):
    """All pledge; then the turns, which lie under the gathering and ask nobody before it is over."""

    def run(self, play: Play[Board]) -> None:
        board = play.board
        board.round += 1
        if board.round > ROUNDS:
            score_up(play)
            return
        turns: list[Step] = []
        for seat in fit(play):
            turns += [Begin(seat), Attack(seat), Scope(TURN)]
        play.push(Pledge(fit(play)), *turns, Boast(fit(play)), Round())


class Pledge(Together, tag="skirmish-pledge"):
    """Who arms gains a ship."""

    def question(self, play: Play[Board], seat: int) -> Question:
        options = (Option("arm", "skirmish-arm"), Option("rest", "skirmish-rest"))
        return Question("pledge", Text("skirmish-pledge"), Pick(options), topic="skirmish-pledging", default="rest")

    def apply(self, play: Play[Board], seat: int, answer: Answer) -> None:
        play.board.ships[seat] += answer == "arm"
        play.tell("skirmish-pledged", seat=seat, armed=answer == "arm")


class Boast(Together, tag="skirmish-boast"):
    """Another gathering, pushed together with the first: it must not be open before its time."""

    apply_at: str = "as_prefix_completes"

    def question(self, play: Play[Board], seat: int) -> Question:
        options = tuple(Option(str(n), "skirmish-number") for n in range(1 + play.board.ships[seat]))
        return Question("boast", Text("skirmish-boast"), Pick(options))

    def apply(self, play: Play[Board], seat: int, answer: Answer) -> None:
        play.tell("skirmish-boasted", seat=seat, count=int(answer))


class Begin(Step, tag="skirmish-begin"):
    """A turn begins: passes until it are over."""

    seat: int

    def run(self, play: Play[Board]) -> None:
        play.expire(until_turn_of(self.seat))


class Attack(Ask, tag="skirmish-attack"):
    """One form: whom, with how much of what, and how; or one of two ready answers."""

    def matters(self, play: Play[Board]) -> bool:
        return self.seat in fit(play) and len(fit(play)) > 1

    def question(self, play: Play[Board]) -> Question:
        others = [seat for seat in fit(play) if seat != self.seat]
        ships = play.board.ships[self.seat]
        wings = (Option("left", "skirmish-left"), Option("right", "skirmish-right"))
        force = Amounts(wings, {"left": ships, "right": ships}, 0, ships)
        manner = Pick((Option("loud", "skirmish-loud"), Option("still", "skirmish-still")))
        beside = (
            Field("force", Text("skirmish-force"), force),
            Field("manner", Text("skirmish-manner"), manner, "loud"),
        )
        none: dict[str, Answer] = {"target": str(others[0]), "force": {}, "manner": "loud"}
        ready = [ReadyAnswer("nothing", Text("skirmish-nothing"), none)]
        if ships:
            ready.append(ReadyAnswer("all", Text("skirmish-all"), none | {"force": {"left": ships}}))
        return Question(
            "attack", Text("skirmish-attack"), Form("target", Pick(seats(others)), beside=beside),
            topic="skirmish-attacking", default=READY + "nothing", ready=tuple(ready),
        )  # fmt: skip

    def check(self, play: Play[Board], seat: int, slot: str, answer: Answer) -> None:
        if answer["manner"] == "still" and len(answer["force"]) > 1:
            raise IllegalAnswer("skirmish-two-wings")

    def chosen(self, play: Play[Board], answer: Answer) -> None:
        if not answer["force"]:
            return
        target, amount = int(answer["target"]), sum(answer["force"].values())
        others = [seat for seat in play.seats_from(self.seat + 1) if seat in fit(play) and seat != self.seat]
        play.push(
            Window(
                "attack", others, {"by": self.seat, "target": target, "amount": amount},
                [{"step": "skirmish-hit", "seat": "$target", "amount": "$amount"}],
                otherwise=[{"step": "skirmish-hit", "seat": "$by", "amount": 1}],
                close=TIME if play.paced else ANSWERS, minimum=play.paced,
            )
        )  # fmt: skip


class Hit(Step, tag="skirmish-hit"):
    """Ships are lost; who has none left is out."""

    seat: int
    amount: int

    def run(self, play: Play[Board]) -> None:
        board = play.board
        board.ships[self.seat] = max(0, board.ships[self.seat] - self.amount)
        play.tell("skirmish-hit", seat=self.seat, count=self.amount)
        if not board.ships[self.seat] and self.seat not in board.out:
            leave(play, self.seat)


def leave(play: Play[Board], seat: int) -> None:
    """A seat is out; its cards are shown."""
    board = play.board
    board.out.append(seat)
    play.emit(Event("skirmish-out", {"seat": seat, "cards": list(board.hands[seat])}, reveals=True))
    board.discard.extend(board.hands[seat])
    board.hands[seat].clear()


def score_up(play: Play[Board]) -> None:
    """Ships count."""
    scores = [0 if seat in play.board.out else play.board.ships[seat] for seat in range(play.seats)]
    play.finish(scores=scores, ranks=[1 + sum(other > score for other in scores) for score in scores])


class Skirmish(Rules[Board]):
    """See the module."""

    key = "skirmish"
    board = Board
    steps = (Round, Pledge, Boast, Begin, Attack, Hit)
    seats = (2, 3, 4)
    settings = (Setting("length", ("short",)),)
    bound = 2_000

    def blank(self, seats: int, options: Mapping[str, str]) -> Board:
        return Board([SHIPS] * seats, [[] for _ in range(seats)], list(CARDS))

    def setup(self, play: Play[Board]) -> None:
        board = play.board
        play.shuffle("deck", board.deck)
        for hand in board.hands:
            hand.extend(board.deck.pop() for _ in range(HAND))
        play.push(Round())

    def settle(self, play: Play[Board]) -> None:
        if len(fit(play)) < 2:
            score_up(play)

    def out(self, play: Play[Board], seat: int) -> bool:
        return seat in play.board.out

    def concede(self, play: Play[Board], seat: int) -> None:
        if seat in play.board.out:
            raise IllegalAnswer("core-stale")
        leave(play, seat)

    def view(self, play: Play[Board], seat: int | None) -> View:
        board = play.board
        total = play.memo("total", lambda: sum(board.ships))
        counts = [len(hand) for hand in board.hands]
        view = View(list(board.ships), counts, list(board.discard), list(board.out), board.round, total)
        if seat is not None:
            view.hand = list(board.hands[seat])
            view.orders = dict(play.orders(seat))
        view.offers = [offer.content for offer in play.state.proposals]
        return view

    # --- orders and offers -------------------------------------------------------------------------------------------

    def standing(self, play: Play[Board]) -> Asks:
        asked: dict[int, list[Question]] = {}
        for seat in fit(play):
            orders = ["none", TURN, FOR_NOW, FOR_GOOD, *([TILL_HALT] if play.paced else [])]
            options = tuple(Option(order, f"skirmish-pass-{order}") for order in orders)
            asked[seat] = [Question("pass", Text("skirmish-pass"), Pick(options), blocking=False)]
            others = [other for other in fit(play) if other != seat]
            if play.board.ships[seat] > 1 and all(offer.seat != seat for offer in play.state.proposals):
                asked[seat].append(Question("give", Text("skirmish-give"), Pick(seats(others)), blocking=False))
        for offer in play.state.proposals:
            options = (Option("yes", "skirmish-yes"), Option("no", "skirmish-no"))
            text = Text("skirmish-offered", {"seat": offer.seat})
            asked[offer.to[0]].append(Question(f"take:{offer.id}", text, Pick(options), blocking=False))
        return asked

    def take_standing(self, play: Play[Board], seat: int, slot: str, answer: Answer) -> None:
        if slot == "pass":
            play.drop_order(seat, "pass")
            if answer != "none":
                until = {TURN: TURN, FOR_NOW: until_turn_of(seat)}.get(answer, "")
                play.give_order(seat, "pass", answer, until)
        elif slot == "give":
            play.propose(seat, (int(answer),), {"from": seat, "to": int(answer)})
        else:
            offer = play.withdraw(slot.split(":")[1])
            if offer is not None and answer == "yes":
                play.board.ships[offer.seat] -= 1
                play.board.ships[seat] += 1
                play.tell("skirmish-given", seat=offer.seat, to_seat=seat)

    def stands(self, play: Play[Board], proposal: Proposal) -> bool:
        board = play.board
        return board.ships[proposal.seat] > 1 and proposal.seat not in board.out and proposal.to[0] not in board.out

    # --- windows -----------------------------------------------------------------------------------------------------

    def may_react(self, play: Play[Board], window: Window, phase: str, seat: int) -> bool:
        gone = sum(card.startswith("halt") for card in play.board.discard)
        return bool(play.board.hands[seat]) and gone < 4

    def reactions(self, play: Play[Board], window: Window, phase: str, seat: int) -> Sequence[Option]:
        hand = play.board.hands[seat]
        return [Option(card, "skirmish-card", {"card": card}) for card in hand if card.startswith("halt")]

    def ordered_reaction(self, play: Play[Board], window: Window, phase: str, seat: int) -> str | None:
        return PASS if play.orders(seat).get("pass", TILL_HALT) != TILL_HALT else None

    def order_by_hand(self, play: Play[Board], window: Window, phase: str, seat: int) -> str | None:
        able = bool(self.reactions(play, window, phase, seat))
        return PASS if play.orders(seat).get("pass") == TILL_HALT and not able else None

    def react(self, play: Play[Board], window: Window, phase: str, seat: int, reaction: str) -> None:
        play.board.hands[seat].remove(reaction)
        play.board.discard.append(reaction)
        play.emit(Event("skirmish-halted", {"seat": seat, "card": reaction}, reveals=True))
        play.push({"step": "cancel", "depth": 0})

    # --- bots and checks ---------------------------------------------------------------------------------------------

    def resample(self, play: Play[Board], seat: int | None, stream: Stream) -> None:
        board = play.board
        unseen = [hand for other, hand in enumerate(board.hands) if other != seat] + [board.deck]
        pool = [card for zone in unseen for card in zone]
        stream.shuffle(pool)
        for zone in unseen:
            zone[:] = [pool.pop() for _ in zone]

    def violations(self, play: Play[Board]) -> list[str]:
        board = play.board
        cards = sorted(card for zone in (board.deck, board.discard, *board.hands) for card in zone)
        found = [] if cards == sorted(CARDS) else ["cards lost or doubled"]
        if play.memo("total", lambda: sum(board.ships)) != sum(board.ships):
            found.append("a reckoning outlived a change")
        for step in play.state.agenda:
            if isinstance(step, Together) and step.begun and step is not play.state.agenda[-1] and not step.applied:
                found.append("a gathering is open before its time")
        return found

    def prefer(self, view: View, seat: int, question: Question, stream: Stream) -> Answer:
        if question.ready:
            return question.ready[-1].answer
        assert not isinstance(question.shape, Form)
        return sample(question.shape, stream)

    def score(self, view: View, seat: int) -> float:
        return view.ships[seat] / max(1, sum(view.ships))
