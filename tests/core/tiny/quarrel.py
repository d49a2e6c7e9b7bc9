"""The rules of Quarrel: reactions, offers, orders, views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.play import Play
from bot.core.rules import Rules, Setting
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text, sample
from bot.core.state import Reflex
from bot.core.step import Asks
from bot.core.streams import Stream
from bot.core.windows import PASS, Window, windows
from tests.core.tiny.quarrel_board import CARDS, COINS, HAND, LIFE, PACK, REACTIONS, Board, View, kind
from tests.core.tiny.quarrel_steps import STEPS, Round, Trade, alive, carry_out, discard, seat_options


class Quarrel(Rules[Board]):
    """Two to four seats, hidden hands, a deck, coins and lives."""

    key = "quarrel"
    board = Board
    steps = STEPS
    seats = (2, 3, 4)
    settings = (Setting("minimum", ("no", "yes")),)
    bound = 2_000

    def blank(self, seats: int, options: Mapping[str, str]) -> Board:
        return Board([{"life": LIFE, "coin": COINS} for _ in range(seats)], [[] for _ in range(seats)], list(CARDS))

    def setup(self, play: Play[Board]) -> None:
        play.shuffle("deck", play.board.deck)
        deal = {"step": "draw", "seat": "$seat", "count": HAND}
        play.push({"step": "each_seat", "order": list(range(play.seats)), "effect": [deal]}, Round())

    def settle(self, play: Play[Board]) -> None:
        board = play.board
        for offer in list(play.state.proposals):
            card, buyer = offer.content["card"], offer.to[0]
            if card not in board.hands[offer.seat] or board.stocks[buyer]["coin"] < 1 or buyer not in alive(play):
                play.withdraw(offer.id)
        for seat in range(play.seats):
            if not board.stocks[seat]["life"] and board.hands[seat]:
                play.emit(Event("quarrel-out", {"seat": seat, "cards": list(board.hands[seat])}, reveals=True))
                board.discard.extend(board.hands[seat])
                board.hands[seat].clear()
        if len(alive(play)) < 2:
            self.score_up(play)

    def score_up(self, play: Play[Board]) -> None:
        """Lives count three, coins one; the dead have nothing."""
        scores = [s["life"] * 3 + s["coin"] if s["life"] else 0 for s in play.board.stocks]
        play.finish(scores=scores, ranks=[1 + sum(other > score for other in scores) for score in scores])

    def view(self, play: Play[Board], seat: int | None) -> View:
        board = play.board
        open_windows = windows(play)
        view = View(
            life=[stock["life"] for stock in board.stocks],
            coins=[stock["coin"] for stock in board.stocks],
            counts=[len(hand) for hand in board.hands],
            deck=len(board.deck),
            discard=list(board.discard),
            round=board.round,
            active=board.active,
            acts=board.acts,
            bids=list(board.bids),
            window=open_windows[0].name if open_windows else "",
        )
        if seat is not None:
            view.hand = list(board.hands[seat])
            view.offers = [o.content for o in play.state.proposals if seat == o.seat or seat in o.to]
            view.orders = dict(play.orders(seat))
        return view

    # --- offers and orders -------------------------------------------------------------------------------------------

    def standing(self, play: Play[Board]) -> Asks:
        asked: dict[int, list[Question]] = {}
        for seat in alive(play):
            options = tuple(Option(order, f"quarrel-order-{order}") for order in ("ask", "never", "always"))
            asked[seat] = [
                Question(
                    "order",
                    Text("quarrel-order"),
                    Pick(options),
                    blocking=False,
                    given=play.orders(seat).get("stop", "ask"),
                )
            ]
            hand = play.board.hands[seat]
            rich = any(play.board.stocks[other]["coin"] for other in alive(play) if other != seat)
            if hand and rich and seat not in play.board.offered:
                cards = tuple(Option(card, "quarrel-card", {"card": card}) for card in hand)
                asked[seat].append(Question("offer", Text("quarrel-offer"), Form("card", Pick(cards)), blocking=False))
        for offer in play.state.proposals:
            options = (Option("yes", "quarrel-accept"), Option("no", "quarrel-refuse"))
            text = Text("quarrel-accept-ask", {"seat": offer.seat, "card": offer.content["card"]})
            asked[offer.to[0]].append(Question(f"accept:{offer.id}", text, Pick(options), blocking=False))
        return asked

    def field_standing(self, play: Play[Board], seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        if "buyer" in partial:
            return None
        others = [other for other in alive(play) if other != seat]
        return Field("buyer", Text("quarrel-buyer"), Pick(seat_options(others)))

    def check_standing(self, play: Play[Board], seat: int, slot: str, answer: Answer) -> None:
        if slot == "offer" and play.board.stocks[int(answer["buyer"])]["coin"] < 1:
            raise IllegalAnswer("quarrel-buyer-poor")

    def take_standing(self, play: Play[Board], seat: int, slot: str, answer: Answer) -> None:
        if slot == "order":
            play.orders(seat)["stop"] = answer
        elif slot == "offer":
            play.board.offered.append(seat)
            play.propose(seat, (int(answer["buyer"]),), {"card": answer["card"]}, lapses="turn")
        else:
            offer = play.withdraw(slot.split(":")[1])
            if offer is not None and answer == "yes":
                play.push(Trade(offer.seat, seat, offer.content["card"]))

    def turn_order(self, play: Play[Board], event: str, last: int) -> Sequence[int]:
        return play.seats_from(play.board.active)

    def still(self, play: Play[Board], reflex: Reflex, facts: Mapping[str, Any]) -> bool:
        return facts["victim"] == reflex.owner

    def go_off(self, play: Play[Board], reflex: Reflex, facts: Mapping[str, Any], asked: bool) -> None:
        play.push_effect((play.pack or PACK)[reflex.source][reflex.path], owner=reflex.owner, **facts)

    # --- windows -----------------------------------------------------------------------------------------------------

    def may_react(self, play: Play[Board], window: Window, phase: str, seat: int) -> bool:
        gone = sum(kind(card) in REACTIONS for card in play.board.discard)
        able = bool(play.board.hands[seat]) and gone < sum(kind(card) in REACTIONS for card in CARDS)
        return able and (phase == "before" or seat == window.event["target"])

    def reactions(self, play: Play[Board], window: Window, phase: str, seat: int) -> Sequence[Option]:
        fitting = {"stop"}
        if window.name == "strike":
            fitting = {"vengeance"} if phase == "after" else {"stop"}
            if phase == "before" and seat == window.event["target"]:
                fitting |= {"shield", "snare"}
        hand = play.board.hands[seat]
        return [Option(card, "quarrel-card", {"card": card}) for card in hand if kind(card) in fitting]

    def ordered_reaction(self, play: Play[Board], window: Window, phase: str, seat: int) -> str | None:
        order = play.orders(seat).get("stop", "ask")
        if order == "ask":
            return None
        stops = [card for card in play.board.hands[seat] if kind(card) == "stop"]
        return stops[0] if order == "always" and stops and phase == "before" else PASS

    def react(self, play: Play[Board], window: Window, phase: str, seat: int, reaction: str) -> None:
        discard(play, seat, reaction)
        play.emit(Event("quarrel-reacted", {"seat": seat, "card": reaction}, reveals=True))
        if kind(reaction) == "stop":
            others = [other for other in play.seats_from(seat + 1) if other != seat]
            stop = Window("stop", others, {"by": seat}, [{"step": "cancel", "depth": 1}])
            stop.minimum = window.minimum
            play.push(stop)
        else:
            carry_out(play, seat, reaction, by=window.event["by"])

    # --- generic steps -----------------------------------------------------------------------------------------------

    def holds(self, play: Play[Board], condition: Mapping[str, Any]) -> bool:
        stock = play.board.stocks[condition["seat"]]
        if "coins" in condition:
            return stock["coin"] >= condition["coins"]
        return stock["life"] <= condition["life_at_most"]

    def zone(self, play: Play[Board], name: str) -> list[str]:
        board = play.board
        return board.hands[int(name[5:])] if name.startswith("hand:") else getattr(board, name)

    def moved(self, play: Play[Board], cards: Sequence[str], source: str, to: str) -> None:
        if to.startswith("hand:"):
            seat = int(to[5:])
            public = {"seat": seat, "count": len(cards)}
            args = {"seat": seat, "cards": list(cards)}
            play.emit(Event("quarrel-drew", args, (seat,), "quarrel-drew-some", public, reveals=True))
        else:
            play.tell("quarrel-moved", cards=list(cards))

    def short(self, play: Play[Board], zone: str, wanted: int) -> None:
        board = play.board
        returned = [card for card in board.discard if kind(card) == "strike"]
        board.discard = [card for card in board.discard if kind(card) != "strike"]
        play.shuffle("deck", returned)
        board.deck[:0] = returned
        play.tell("quarrel-reshuffled", count=len(returned))

    def stock(self, play: Play[Board], seat: int) -> dict[str, int]:
        return play.board.stocks[seat]

    # --- bots and checks ---------------------------------------------------------------------------------------------

    def resample(self, play: Play[Board], seat: int | None, stream: Stream) -> None:
        board = play.board
        top = play.state.agenda[-1] if play.state.agenda else None
        looking = getattr(top, "seat", None) == seat and type(top).__name__ == "Arrange"
        known = set(board.deck[-3:]) if looking else set()
        for offer in play.state.proposals:
            if seat in (offer.seat, *offer.to):
                known.add(offer.content["card"])
        unseen = [hand for other, hand in enumerate(board.hands) if other != seat] + [board.deck]
        pool = [card for zone in unseen for card in zone if card not in known]
        stream.shuffle(pool)
        for zone in unseen:
            zone[:] = [card if card in known else pool.pop() for card in zone]
        for offer in play.state.proposals:  # offers between others name cards that this seat does not know
            if seat not in (offer.seat, *offer.to):
                offer.content["card"] = stream.choice(board.hands[offer.seat])

    def violations(self, play: Play[Board]) -> list[str]:
        board = play.board
        cards = sorted(card for zone in (board.deck, board.discard, *board.hands) for card in zone)
        found = [] if cards == sorted(CARDS) else ["cards lost or doubled"]
        return found + [f"stock of {s}" for s, stock in enumerate(board.stocks) if min(stock.values()) < 0]

    def reveal_end(self, play: Play[Board]) -> Mapping[str, Any]:
        return {"hands": play.board.hands}

    def prefer(self, view: View, seat: int, question: Question, stream: Stream) -> Answer:
        shape = question.shape
        if isinstance(shape, Form):
            assert isinstance(shape.shape, Pick)
            strikes = [card for card in view.hand if kind(card) == "strike"]
            if not strikes:
                return {"card": "end"}
            weak = min((s for s, life in enumerate(view.life) if life and s != seat), key=lambda s: view.life[s])
            return {"card": strikes[0], "target": str(weak)}
        if question.slot == "window:strike":
            return sample(shape, stream)
        return question.default if question.default in ("0", "decline", PASS) else sample(shape, stream)

    def score(self, view: View, seat: int) -> float:
        return view.life[seat] / max(1, sum(view.life))
