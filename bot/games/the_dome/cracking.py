"""Cracking (rules 4.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.core.asks import Ask
from bot.core.shapes import Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.the_dome.cards import Pack
from bot.games.the_dome.costs import may_crack
from bot.games.the_dome.notation import STOP
from bot.games.the_dome.responses import happen, respond
from bot.games.the_dome.state import HOME, MAIN, MARKERS, SYSTEM, Staged, State
from bot.games.the_dome.wording import STOP_OPTION, TURN, move_option, recall_option
from bot.games.the_dome.zones import add_program, mark, pack_of, refill, send_home

if TYPE_CHECKING:
    from bot.core.play import Play


class Move(NamedTuple):
    """A way to move a marker: number of the marker, place on the server, space it comes to, points it costs."""

    number: int
    place: int
    space: int
    cost: int


def moves(pack: Pack, state: State, seat: int, colour: str, points: int) -> Iterator[Move]:
    """K4, K5, Q8, Q9: every space that one marker can reach without stopping between. `colour` "": any."""
    if points <= 0:
        return
    locked = {p.markers[MAIN].on for p in state.players}
    for number, marker in enumerate(state.players[seat].markers):
        for place, slot in enumerate(state.server):
            if marker.on not in (HOME, slot.uid) or (marker.on == HOME and slot.uid in locked):
                continue
            track = pack[slot.card].track
            at = marker.space if marker.on == slot.uid else 0
            cost = 0
            while at < len(track) and cost < points and colour in ("", track[at]):
                at, cost = at + 1, cost + 1
                yield Move(number, place, at, cost)


def reaches(pack: Pack, state: State, seat: int, colour: str, points: int) -> bool:
    """Whether any marker of a seat can move with these points."""
    return next(moves(pack, state, seat, colour, points), None) is not None


class Crack(Ask, tag="the_dome-crack"):
    """K2-K7: spend the points of a colour.

    Args:
        colour: declared colour, empty: any (`move_marker`).
        points: left.
        recall: markers may still be taken back (K2: before the first move of a Crack action).
        one: only one move (`move_marker`).
    """

    colour: str = ""
    points: int = 0
    recall: bool = False
    one: bool = False

    def options(self, play: Play[State]) -> list[Option]:
        """Recalls, then every reachable space."""
        pack, state = pack_of(play), play.board
        player = state.players[self.seat]
        found: list[Option] = []
        if self.recall:
            for number, marker in enumerate(player.markers):
                slot = state.slot(marker.on)
                if slot is not None:
                    found.append(recall_option(number, slot.card, self.seat))
        for number, place, space, cost in moves(pack, state, self.seat, self.colour, self.points):
            slot = state.server[place]
            last = space == len(pack[slot.card].track)
            found.append(move_option(number, place + 1, space, slot.uid, slot.card, cost, last))
        return found

    def matters(self, play: Play[State]) -> bool:
        state = play.board
        if self.recall and any(marker.on != HOME for marker in state.players[self.seat].markers):
            return True
        return reaches(pack_of(play), state, self.seat, self.colour, self.points)

    def question(self, play: Play[State]) -> Question:
        return Question(
            "crack",
            Text("the_dome-ask-crack", {"colour": self.colour or "any", "points": self.points}),
            Pick((*self.options(play), STOP_OPTION)),
            topic=TURN,
            rule="the_dome-rule-crack",
            default=STOP,
        )

    def chosen(self, play: Play[State], answer: Any) -> None:
        if answer == STOP:
            return
        state = play.board
        if answer.startswith("recall-"):
            number = MARKERS.index(answer[7:])
            slot = state.slot(state.players[self.seat].markers[number].on)
            send_home(play, self.seat, number)
            play.tell("the_dome-event-recalled", seat=self.seat, marker=MARKERS[number], card=slot.card if slot else "")
            play.push(Crack(self.seat, colour=self.colour, points=self.points, recall=True, one=self.one))
            return
        name, _, target = answer.partition(">")
        place, _, space = target.partition(".")
        chosen = (MARKERS.index(name), int(place) - 1, int(space))
        for move in moves(pack_of(play), state, self.seat, self.colour, self.points):
            if move[:3] == chosen:
                left = 0 if self.one else self.points - move.cost
                play.push(Crack(self.seat, colour=self.colour, points=left, one=self.one))
                step_to(play, self.seat, move)
                return


class Points(Step, tag="the_dome-points"):
    """K3: the points are counted when nobody answers any more, less what was prevented.

    Args:
        announced: points when the colour was declared; `amount`: what answers have left of them.
    """

    seat: int
    colour: str
    announced: int
    amount: int

    def run(self, play: Play[State]) -> None:
        now = may_crack(self.colour, self.seat, play)
        left = max(0, now - (self.announced - self.amount))
        play.push(Crack(self.seat, colour=self.colour, points=left, recall=True))


def step_to(play: Play[State], seat: int, move: Move) -> None:
    """Move a marker; reaching the last space completes the card at once (K7)."""
    pack, state = pack_of(play), play.board
    slot = state.server[move.place]
    marker = state.players[seat].markers[move.number]
    marker.on, marker.space = slot.uid, move.space
    name = MARKERS[move.number]
    mark(play, "marker", seat, move.number)
    play.tell("the_dome-event-moved", seat=seat, marker=name, card=slot.card, space=move.space)
    length = len(pack[slot.card].track)
    if move.space == length:
        play.push(Landed(seat, move.number, slot.uid))
        step = Complete(seat, slot.uid)
        respond(play, "complete", state.opponents(seat), step, actor=seat, card=slot.card, amount=length)


class Landed(Step, tag="the_dome-landed"):
    """A marker whose completion was nullified goes home."""

    seat: int
    number: int
    uid: int

    def run(self, play: Play[State]) -> None:
        state = play.board
        slot = state.slot(self.uid)
        marker = state.players[self.seat].markers[self.number]
        if slot is not None and marker.on == self.uid and marker.space == len(pack_of(play)[slot.card].track):
            send_home(play, self.seat, self.number)


class Complete(Step, tag="the_dome-complete"):
    """K7, K9, K10: the card comes into the area free of cost; the server is refilled."""

    seat: int
    uid: int

    def run(self, play: Play[State]) -> None:
        from bot.games.the_dome.effects import Run, SettleCard

        pack, state = pack_of(play), play.board
        slot = state.slot(self.uid)
        if slot is None or not _reached(pack, state, self.seat, slot.uid, len(pack[slot.card].track)):
            return
        at = state.server.index(slot)
        del state.server[at]
        for player in state.players:
            for number, marker in enumerate(player.markers):
                if marker.on == slot.uid:
                    send_home(play, player.seat, number)
        state.cracked += 1
        play.tell("the_dome-event-completed", seat=self.seat, card=slot.card)
        card = pack[slot.card]
        happen(play, "complete", self.seat, card=slot.card, amount=len(card.track))
        refill(play, at)
        if card.becomes == "program":
            add_program(play, self.seat, slot.card, SYSTEM, slot.uid)
        else:
            state.staged.append(Staged(slot.uid, slot.card, self.seat, system=True))
            play.follow(Run(self.seat, slot.card, "effects"), SettleCard(slot.uid))


def _reached(pack: Pack, state: State, seat: int, uid: int, length: int) -> bool:
    return any(marker.on == uid and marker.space == length for marker in state.players[seat].markers)


STEPS: tuple[type[Step], ...] = (Crack, Points, Landed, Complete)
