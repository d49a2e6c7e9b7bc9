"""The turn and its phases (rules 4, 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.asks import Ask
from bot.core.cards.naming import NO, YES, listed, named
from bot.core.events import Event
from bot.core.passing import until_turn_of
from bot.core.shapes import RANDOM, Answer, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.the_dome.cards import Card
from bot.games.the_dome.costs import cost_of, may_crack
from bot.games.the_dome.cracking import Points, reaches
from bot.games.the_dome.effects import Run
from bot.games.the_dome.installing import ability_cost, activate, install, set_control, use_mastermind
from bot.games.the_dome.knowing import hidden_from_hand
from bot.games.the_dome.notation import ALLOCATE, CHARACTER, DONE, DOWNLOAD, DOWNLOAD_TWO, END
from bot.games.the_dome.readings import (
    ALLOCATE_MOST,
    AP,
    DOWN_AP,
    ENERGY_EACH_TURN,
    FIRST_AP,
    LONGEST_TURN,
    MASTERMIND_HAND,
)
from bot.games.the_dome.responses import ORDERS, happen, respond
from bot.games.the_dome.state import (
    ACTION,
    ARRANGE,
    DUEL,
    START,
    State,
)
from bot.games.the_dome.state import END as ENDING
from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.wording import (
    ALLOCATE_OPTION,
    DONE_OPTION,
    DOWNLOAD_OPTION,
    DOWNLOAD_TWO_OPTION,
    END_OPTION,
    LAST_DOWNLOAD_OPTION,
    NO_OPTION,
    TURN,
    YES_OPTION,
    card_option,
    crack_option,
    install_option,
    mastermind_option,
    pool_option,
    set_option,
    use_option,
)
from bot.games.the_dome.zones import draw, gain_energy, mark, pack_of, put_into_pool, room

if TYPE_CHECKING:
    from bot.core.play import Play

from bot.games.the_dome.control_orders import Review


class Turn(Step, tag="the_dome-turn"):
    """A turn, phase after phase (rules 4)."""

    seat: int
    stage: str = START

    def run(self, play: Play[State]) -> None:
        state = play.board
        player = state.players[self.seat]
        everybody = state.order(self.seat)
        if self.stage == START:
            begin(play, self.seat)
            boss = (Boss(self.seat),) if self.seat == state.mastermind else ()
            play.push(Chances("start"), *boss, Turn(self.seat, ACTION))
            happen(play, "turn_start", self.seat)
        elif self.stage == ACTION:
            state.phase = ACTION
            play.push(Actions(self.seat), Turn(self.seat, ARRANGE))
        elif self.stage == ARRANGE:
            state.phase, player.ap, state.chain = ARRANGE, 0, 0
            for program in player.programs:
                program.ready = True
            review = state.traps == ORDERS and any(control.turn == state.turn for control in player.controls)
            boss = (Discard3(self.seat),) if self.seat == state.mastermind else ()
            asks = (Review(self.seat),) if review else ()
            play.push(*boss, *asks, Turn(self.seat, ENDING))
        elif self.stage == ENDING:
            state.phase = ENDING
            play.push(Chances("end"), Turn(self.seat, "next"))
            happen(play, "turn_end", self.seat)
        else:
            play.expire("turn")
            play.push(Turn(everybody[1]))


def begin(play: Play[State], seat: int) -> None:
    """A turn begins: what is counted in it begins anew."""
    state = play.board
    player = state.players[seat]
    state.turn += 1
    state.current, state.phase, state.chain, state.spent = seat, START, 0, []
    player.turns += 1
    player.used, player.acted, player.spent = False, 0, 0
    for one in state.players:
        one.installed = 0
    player.ap = DOWN_AP if player.down else FIRST_AP if state.mode == DUEL and state.turn == 1 else AP
    play.expire(until_turn_of(seat))
    play.tell("the_dome-event-turn", seat=seat, turn=state.turn)


class Chances(Step, tag="the_dome-chances"):
    """T1, T4: after the automatic effects of a turn's start or end, Controls may be revealed.

    Args:
        window: `start` or `end`.
    """

    window: str

    def run(self, play: Play[State]) -> None:
        state = play.board
        respond(play, self.window, state.order(state.current), None, actor=state.current, amount=0)


class Actions(Ask, tag="the_dome-actions"):
    """T2: one thing after the other until the seat ends the phase or public facts leave nothing to do."""

    def matters(self, play: Play[State]) -> bool:
        player = play.board.players[self.seat]
        return player.acted < LONGEST_TURN and (player.ap > 0 or self._free(play))

    def _free(self, play: Play[State]) -> bool:
        state, pack = play.board, pack_of(play)
        player = state.players[self.seat]
        if self.seat == state.mastermind and state.mm_hand:
            return True
        if not player.used and ability_cost(play, self.seat, pack[player.character]) is not None:
            return True
        return any(p.ready and ability_cost(play, self.seat, pack[p.card]) is not None for p in player.programs)

    def options(self, play: Play[State]) -> list[Option]:
        """Everything that is possible now."""
        state, pack, seat = play.board, pack_of(play), self.seat
        player = state.players[seat]
        found: list[Option] = []
        if player.ap > 0:
            found += self._actions(play)
        programs = [p for p in player.programs if p.ready and pack[p.card].ability is not None]
        for name, program in zip(named([p.card for p in programs]), programs, strict=True):
            cost = ability_cost(play, seat, pack[program.card])
            if cost is not None:
                found.append(use_option(f"use:{name}", program.card, *cost[1], "program", program.uid))
        cost = None if player.used else ability_cost(play, seat, pack[player.character])
        if cost is not None:
            found.append(use_option(CHARACTER, player.character, *cost[1], "character", seat))
        if seat == state.mastermind:
            for at, card in enumerate(state.mm_hand):
                found.append(mastermind_option(card, False, 0, at))
                if state.energy >= pack[card].energy:
                    found.append(mastermind_option(card, True, pack[card].energy, at))
        found.append(END_OPTION)
        return found

    def _actions(self, play: Play[State]) -> list[Option]:
        state, pack, seat = play.board, pack_of(play), self.seat
        player = state.players[seat]
        found: list[Option] = [DOWNLOAD_OPTION if player.deck or player.down else LAST_DOWNLOAD_OPTION]
        if len(player.deck) > 1:
            found.append(DOWNLOAD_TWO_OPTION)
        if player.hand and any(room(play, player, colour) for colour in COLOURS):
            found.append(ALLOCATE_OPTION)
        installed = {program.card for program in player.programs}
        seen: set[str] = set()
        for at, name in enumerate(player.hand):
            card: Card = pack[name]
            if name in seen or (card.kind == "program" and name in installed and not card.addon):
                continue
            seen.add(name)
            if card.kind == "control":
                found.append(set_option(name, at))
            else:
                x, y = cost_of(play, seat, card)
                found.append(install_option(name, x, y, at, len(player.pool(card.colour))))
        for colour in COLOURS:
            points = may_crack(colour, seat, play)
            found.append(crack_option(colour, points, seat, reaches(pack, state, seat, colour, points)))
        return found

    def question(self, play: Play[State]) -> Question:
        return Question(
            "turn",
            Text("the_dome-ask-turn", {"ap": play.board.players[self.seat].ap}),
            Pick(tuple(self.options(play))),
            topic=TURN,
            rule="the_dome-rule-turn",
            default=END,
        )

    def unasked(self, play: Play[State]) -> None:
        if play.board.players[self.seat].acted >= LONGEST_TURN:
            play.tell("the_dome-event-turn-cut", seat=self.seat, count=LONGEST_TURN)

    def chosen(self, play: Play[State], answer: Answer) -> None:
        state, seat, answer = play.board, self.seat, str(answer)
        if answer == END:
            return
        state.chain, state.recent = 0, []
        player = state.players[seat]
        player.acted += 1
        play.push(Actions(seat))
        word, _, rest = answer.partition(":")
        if word in (DOWNLOAD, DOWNLOAD_TWO, ALLOCATE, "install", "set", "crack"):
            player.ap, player.spent = player.ap - 1, player.spent + 1
        match word:
            case "download" | "download-2":
                play.tell("the_dome-event-download", seat=seat)
                if draw(play, seat, 1):
                    play.push(Another(seat) if word == DOWNLOAD_TWO else Second(seat))
                    happen(play, "draw", seat, amount=1)
            case "allocate":
                play.push(Allocating(seat))
            case "install":
                install(play, seat, rest)
            case "set":
                set_control(play, seat, rest)
            case "crack":
                points = may_crack(rest, seat, play)
                play.tell("the_dome-event-crack", seat=seat, colour=rest, points=points)
                happen(play, "crack", seat, amount=points)
                step = Points(seat, rest, announced=points, amount=points)
                order, left = state.opponents(seat), {"amount": "amount"}
                respond(play, "crack", order, step, left, actor=seat, colour=rest, amount=points)
            case "use":
                programs = [p for p in player.programs if p.ready and pack_of(play)[p.card].ability is not None]
                names = named([p.card for p in programs])
                activate(play, seat, 0 if answer == CHARACTER else programs[names.index(rest)].uid)
            case _:
                card, _, way = rest.partition(":")
                use_mastermind(play, seat, card, way == "strong")


class Second(Ask, tag="the_dome-second"):
    """A1: the optional second card; not offered from an empty deck."""

    def matters(self, play: Play[State]) -> bool:
        return bool(play.board.players[self.seat].deck)

    def question(self, play: Play[State]) -> Question:
        left = len(play.board.players[self.seat].deck)
        prompt = Text("the_dome-ask-second", {"count": left})
        rule = "the_dome-rule-download"
        return Question("second", prompt, Pick((YES_OPTION, NO_OPTION)), topic=TURN, rule=rule, default=NO)

    def chosen(self, play: Play[State], answer: Answer) -> None:
        if answer == YES and draw(play, self.seat, 1):
            happen(play, "draw", self.seat, amount=1)


class Another(Step, tag="the_dome-another"):
    """A1: the second card, wanted before the first was seen."""

    seat: int

    def run(self, play: Play[State]) -> None:
        if play.board.players[self.seat].deck and draw(play, self.seat, 1):
            happen(play, "draw", self.seat, amount=1)


class Allocating(Ask, tag="the_dome-allocating"):
    """R1, R2: one or two hand cards into pools, one after the other."""

    put: int = 0

    def options(self, play: Play[State]) -> list[Option]:
        """Every card into every pool with room."""
        player = play.board.players[self.seat]
        limits = pack_of(play)[player.character].limits
        found = [
            pool_option(name, colour, self.seat, len(player.pool(colour)), limit)
            for name in named(player.hand)
            if "#" not in name
            for colour, limit in zip(COLOURS, limits, strict=True)
            if len(player.pool(colour)) < limit
        ]
        return [*found, DONE_OPTION] if self.put else found

    def matters(self, play: Play[State]) -> bool:
        player = play.board.players[self.seat]
        return self.put < ALLOCATE_MOST and bool(player.hand) and any(room(play, player, c) for c in COLOURS)

    def question(self, play: Play[State]) -> Question:
        return Question(
            "allocate",
            Text("the_dome-ask-into", {"count": self.put + 1}),
            Pick(tuple(self.options(play))),
            topic=TURN,
            rule="the_dome-rule-allocate",
            default=RANDOM,
        )

    def chosen(self, play: Play[State], answer: Answer) -> None:
        seat = self.seat
        if answer == DONE:
            self.unasked(play)
            return
        card, _, colour = str(answer).partition(">")
        hidden_from_hand(pack_of(play), play.board.players[seat], card)
        put_into_pool(play, seat, card, colour, known=True)
        play.push(Allocating(seat, put=self.put + 1))

    def unasked(self, play: Play[State]) -> None:
        """No more goes into pools."""
        if self.put:
            happen(play, "allocate", self.seat, amount=self.put)
            respond(play, "allocate", play.board.opponents(self.seat), None, actor=self.seat, amount=self.put)


# --- the Mastermind --------------------------------------------------------------------------------------------------


class Boss(Step, tag="the_dome-boss"):
    """M4: the Mastermind phase."""

    seat: int

    def run(self, play: Play[State]) -> None:
        state, pack = play.board, pack_of(play)
        energy = ENERGY_EACH_TURN[state.seats]
        if not state.mm_deck:
            gain_energy(play, energy)
            return
        card = state.mm_deck.pop()
        if pack[card].kind == "event":
            state.mm_void.append(card)
            play.emit(Event("the_dome-event-event", {"seat": self.seat, "card": card}, reveals=True))
            gain_energy(play, energy)
            play.push(Run(self.seat, card, "effects"))
            return
        state.mm_hand.append(card)
        mark(play, "mastermind")
        args, public = {"seat": self.seat, "card": card}, {"seat": self.seat}
        play.emit(
            Event("the_dome-event-mm-drew", args, (self.seat,), "the_dome-event-mm-drew-some", public, reveals=True)
        )
        gain_energy(play, energy)


class Discard3(Ask, tag="the_dome-discard3"):
    """M6: down to three Mastermind cards."""

    def matters(self, play: Play[State]) -> bool:
        return len(play.board.mm_hand) > MASTERMIND_HAND

    def question(self, play: Play[State]) -> Question:
        hand = play.board.mm_hand
        n = len(hand) - MASTERMIND_HAND
        options = tuple([card_option(card, "mastermind", at) for at, card in enumerate(hand)])
        shape = Pick(options, n, n, ordered=n > 1)
        prompt = Text("the_dome-ask-mm-discard", {"count": n})
        return Question("discard", prompt, shape, topic=TURN, rule="the_dome-rule-mastermind", default=RANDOM)

    def chosen(self, play: Play[State], answer: Answer) -> None:
        thrown = listed(answer)
        play.board.mm_hand = [card for card in play.board.mm_hand if card not in thrown]
        play.board.mm_void += thrown
        play.emit(Event("the_dome-event-mm-discarded", {"seat": self.seat, "cards": thrown}, reveals=True))


STEPS: tuple[type[Step], ...] = (Turn, Chances, Actions, Second, Another, Allocating, Boss, Discard3)
