"""The steps of Quarrel that are code; all else is data on generic steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.core.asks import Ask
from bot.core.events import Event
from bot.core.play import Play
from bot.core.scopes import Scope
from bot.core.shapes import Amounts, Answer, Field, Form, Option, Pick, Question, Ranking, Text
from bot.core.step import Step
from bot.core.together import Together
from tests.core.tiny.quarrel_board import ACTS, PACK, REACTIONS, ROUNDS, Board, kind, strike
from tests.core.tiny.quarrel_effects import EFFECTS


def alive(play: Play[Board]) -> list[int]:
    """Seats still in the game."""
    return [seat for seat in range(play.seats) if play.board.stocks[seat]["life"] > 0]


def seat_options(seats: list[int]) -> tuple[Option, ...]:
    """Seats as options."""
    return tuple(Option(str(seat), "core-seat", {"seat": seat}) for seat in seats)


def discard(play: Play[Board], seat: int, card: str) -> None:
    """A card leaves a hand for all to see."""
    play.board.hands[seat].remove(card)
    play.board.discard.append(card)


def carry_out(play: Play[Board], seat: int, card: str, **values: Any) -> None:
    """Push a card's effect, its names bound."""
    others = [other for other in play.seats_from(seat + 1) if other != seat]
    names = {
        "seat": seat,
        "card": card,
        "others": others,
        "alive": alive(play),
        "minimum": play.state.options["minimum"] == "yes",
    }
    effect = [strike()] if card == "rally" else (play.pack or PACK)[kind(card)]["effect"]
    play.push_effect(effect, **names, **values)


class Round(Step, tag="round"):
    """A round: all bid for the first turn, then everybody has one."""

    def run(self, play: Play[Board]) -> None:
        board = play.board
        play.expire("round")
        board.round += 1
        if board.round > ROUNDS:
            play.game.rules.score_up(play)  # pyright: ignore[reportAttributeAccessIssue]
            return
        board.bids = []
        play.push(Bid(alive(play)), Round())


class Bid(Together, tag="bid"):
    """A secret simultaneous choice, applied at the end."""

    def question(self, play: Play[Board], seat: int) -> Question:
        coins = play.board.stocks[seat]["coin"]
        options = tuple(Option(str(n), "quarrel-bid", {"coins": n}) for n in range(min(coins, 3) + 1))
        return Question("", Text("quarrel-bid-ask"), Pick(options), topic="quarrel-bidding", default="0")

    def apply(self, play: Play[Board], seat: int, answer: Answer) -> None:
        play.board.bids.append(int(answer))
        play.emit(Event("quarrel-bid", {"seat": seat, "coins": int(answer)}, reveals=True))

    def done(self, play: Play[Board]) -> None:
        bids = play.board.bids
        first = self.seats[bids.index(max(bids))]
        play.board.stocks[first]["coin"] -= max(bids)
        play.push(*(Turn(seat) for seat in play.seats_from(first)))


class Turn(Step, tag="turn"):
    """A seat's turn: at most three cards."""

    seat: int

    def run(self, play: Play[Board]) -> None:
        if self.seat not in alive(play):
            return
        board = play.board
        board.active, board.acts, board.offered = self.seat, 0, []
        play.push(Act(self.seat), Scope("turn", [{"step": "turn_end", "seat": self.seat}]))


class TurnEnd(Step, tag="turn_end"):
    """The end of a turn, however it came."""

    seat: int

    def run(self, play: Play[Board]) -> None:
        play.tell("quarrel-turn-end", seat=self.seat)


class Act(Ask, tag="act"):
    """Play a card or end the turn: a form whose later fields depend on the first."""

    def matters(self, play: Play[Board]) -> bool:
        return self.seat in alive(play)

    def question(self, play: Play[Board]) -> Question:
        cards = tuple(
            Option(
                card,
                "quarrel-card",
                {"card": card},
                blocked=Text("quarrel-reaction-only") if kind(card) in REACTIONS else None,
            )
            for card in play.board.hands[self.seat]
        )
        pick = Pick((Option("end", "quarrel-end"), *cards))
        return Question("", Text("quarrel-act"), Form("card", pick), topic="quarrel-turn", default={"card": "end"})

    def field(self, play: Play[Board], seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        others = [other for other in alive(play) if other != seat]
        wanted = "" if partial["card"] == "end" else PACK[kind(partial["card"])].get("fields", [""])[0]
        if wanted == "target" and "target" not in partial:
            return Field("target", Text("quarrel-target"), Pick(seat_options(others)))
        if wanted == "split" and "split" not in partial:
            most = {str(other): 2 for other in others}
            return Field("split", Text("quarrel-split"), Amounts(seat_options(others), most, 1, 2))
        if wanted == "split" and "first" not in partial and len(partial["split"]) > 1:
            hit = tuple(option for option in seat_options(others) if option.id in partial["split"])
            return Field("first", Text("quarrel-first"), Ranking(hit))
        return None

    def chosen(self, play: Play[Board], answer: Answer) -> None:
        if answer["card"] == "end":
            return
        card, seat = answer["card"], self.seat
        discard(play, seat, card)
        play.board.acts += 1
        play.tell("quarrel-played", seat=seat, card=card)
        if play.board.acts < ACTS:
            play.push(Act(seat))
        if "split" in answer:
            hurts = answer.get("first", list(answer["split"]))
            play.push(*({"step": "hurt", "seat": int(s), "amount": answer["split"][s], "by": seat} for s in hurts))
        elif "target" in answer:
            carry_out(play, seat, card, target=int(answer["target"]))
        else:
            carry_out(play, seat, card)


class Hurt(Step, tag="hurt"):
    """Damage, after asking all that lasts."""

    seat: int
    amount: int
    by: int

    def run(self, play: Play[Board]) -> None:
        verdict = play.query("damage", self.amount, target=self.seat, by=self.by)
        if not verdict.allowed or not verdict.value or self.seat not in alive(play):
            play.tell("quarrel-unhurt", seat=self.seat)
            return
        stock = play.board.stocks[self.seat]
        stock["life"] = max(0, stock["life"] - verdict.value)
        play.tell("quarrel-hurt", seat=self.seat, amount=verdict.value)
        play.happen("hurt", victim=self.seat)


class Rally(Together, tag="rally"):
    """All may join at once, applied in order; each who joins strikes the next seat, which opens a window."""

    def question(self, play: Play[Board], seat: int) -> Question:
        poor = Text("quarrel-poor") if play.board.stocks[seat]["coin"] < 1 else None
        options = (Option("decline", "quarrel-decline"), Option("join", "quarrel-join", blocked=poor))
        return Question("", Text("quarrel-rally"), Pick(options), topic="quarrel-rally", default="decline")

    def apply(self, play: Play[Board], seat: int, answer: Answer) -> None:
        living = alive(play)
        play.emit(Event("quarrel-rally", {"seat": seat, "answer": answer}, reveals=True))
        if answer == "join" and seat in living and len(living) > 1:
            play.board.stocks[seat]["coin"] -= 1
            target = next(other for other in play.seats_from(seat + 1) if other in living)
            carry_out(play, seat, "rally", target=target)


class Look(Step, tag="look"):
    """See the three top cards of the deck."""

    seat: int

    def run(self, play: Play[Board]) -> None:
        seen = play.board.deck[-3:]
        public = {"seat": self.seat, "count": len(seen)}
        args = {"seat": self.seat, "cards": seen}
        play.emit(Event("quarrel-looked", args, (self.seat,), "quarrel-looked-some", public, reveals=True))
        if len(seen) > 1:
            play.push(Arrange(self.seat))


class Arrange(Ask, tag="arrange"):
    """Put them back in any order: the last of the answer is drawn first."""

    def question(self, play: Play[Board]) -> Question:
        options = tuple(Option(card, "quarrel-card", {"card": card}) for card in play.board.deck[-3:])
        return Question("", Text("quarrel-arrange"), Ranking(options), default="core:random")

    def chosen(self, play: Play[Board], answer: Answer) -> None:
        play.board.deck[-3:] = answer
        play.tell("quarrel-arranged", seat=self.seat)


class Trade(Step, tag="trade"):
    """A card changes hands for a coin; only the two see which."""

    seller: int
    buyer: int
    card: str

    def run(self, play: Play[Board]) -> None:
        board = play.board
        board.hands[self.seller].remove(self.card)
        board.hands[self.buyer].append(self.card)
        board.stocks[self.buyer]["coin"] -= 1
        board.stocks[self.seller]["coin"] += 1
        public = {"seller_seat": self.seller, "buyer_seat": self.buyer}
        both = (self.seller, self.buyer)
        play.emit(
            Event("quarrel-traded", {**public, "card": self.card}, both, "quarrel-traded-some", public, reveals=True)
        )


STEPS = (*EFFECTS, Round, Bid, Turn, TurnEnd, Act, Hurt, Rally, Look, Arrange, Trade)
