"""Damage, data leak, recovery, losing (rules 5, M7-M9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.core.asks import Ask
from bot.core.cards.knowing import PUBLIC
from bot.core.cards.naming import card_of, listed, named
from bot.core.events import Event
from bot.core.shapes import RANDOM, Pick, Question, Text
from bot.core.step import Step
from bot.games.the_dome.knowing import from_deck, hold, into_hand, let_go
from bot.games.the_dome.readings import DOWN_AP, DOWN_DRAW, ENERGY_A_LEAK, LAYERS, LENGTH
from bot.games.the_dome.responses import happen, respond
from bot.games.the_dome.state import DUEL, NOBODY, OVER, Player, State
from bot.games.the_dome.wording import card_option
from bot.games.the_dome.zones import draw, gain_energy, mark, pack_of, to_void

if TYPE_CHECKING:
    from bot.core.play import Play


CHANGING: Final = {"amount": "amount"}
"""What answers may leave less of."""


def struck(player: Player, n: int) -> bool:
    """D2, Q6, Q7: move the durability marker; True if the layer fell. Passing the last space of the last layer ends in
    `fallen`."""
    if player.space + n <= LENGTH:
        player.space += n
        return False
    if player.layer == LAYERS - 1:
        player.layer, player.space = LAYERS, 0
        player.fallen = player.fallen or "durability"
        return False
    player.layer += 1
    player.space = 1
    return True


def recovered(player: Player, n: int) -> int:
    """D3: to the left, at most to the first space of the layer; spaces moved."""
    if player.down:
        return 0
    moved = min(n, player.space - 1)
    player.space -= moved
    return moved


def damage(play: Play[State], source: int, seat: int, n: int, receipt: int = 0) -> bool:
    """D2: announce player damage; False if there is none. `receipt`: see `came`."""
    if n <= 0:
        return False
    standing = pack_of(play).standing
    if "dealt" in standing:
        n = max(0, play.query("dealt", n, seat=source, kind="", colour="").value)
    if "taken" in standing:
        n = max(0, play.query("taken", n, seat=seat, kind="", colour="").value)
    if n <= 0 or play.board.players[seat].down:
        return False
    hit = Hit(seat, source, n, receipt)
    respond(play, "damage", [seat], hit, CHANGING, seat=seat, actor=source, amount=n)
    return True


def deck_damage(play: Play[State], source: int, seat: int, n: int, receipt: int = 0) -> bool:
    """D1: announce deck damage. `receipt`: see `came`."""
    if n <= 0:
        return False
    mill = Mill(seat, source, n, receipt)
    respond(play, "deck_damage", [seat], mill, CHANGING, seat=seat, actor=source, amount=n)
    return True


def came(play: Play[State], receipt: int, done: int) -> None:
    """Tell the line that announced damage how much of it came about: its `then` and `last` look at that.

    Args:
        play: the match.
        receipt: the number the line has given it; 0: nothing hangs on it.
        done: how much.
    """
    if receipt:
        play.board.came[receipt] = play.board.came.get(receipt, 0) + done


class Hit(Step, tag="the_dome-hit"):
    """Player damage strikes (D2)."""

    seat: int
    source: int
    amount: int
    receipt: int = 0

    def run(self, play: Play[State]) -> None:
        player = play.board.players[self.seat]
        if player.down or self.amount <= 0:
            return
        fell = struck(player, self.amount)
        came(play, self.receipt, self.amount)
        mark(play, "wall", self.seat)
        if player.fallen:
            play.tell("the_dome-event-damage-last", seat=self.seat, count=self.amount)
            return
        play.tell(
            "the_dome-event-damage", seat=self.seat, count=self.amount, layer=player.layer + 1, space=player.space
        )
        happen(play, "damage", self.seat, amount=self.amount, actor=self.source)
        if fell:
            leak(play, self.source, player)


def leak(play: Play[State], source: int, player: Player) -> None:
    """D4: after the drop, before the draw (W-LEAK)."""
    seat = player.seat
    keep, drawn = pack_of(play)[player.character].leaks[min(player.leaks, 1)]
    player.leaks += 1
    play.tell("the_dome-event-leak", seat=seat, layer=player.layer + 1, keep=keep, count=drawn)
    if play.board.mode != DUEL and seat != play.board.mastermind:
        gain_energy(play, ENERGY_A_LEAK)
    happen(play, "leak", seat, amount=drawn, actor=source)
    step = Leaking(seat, keep, drawn)
    respond(play, "leak", [seat], step, CHANGING, seat=seat, actor=source, amount=drawn)


class Leaking(Step, tag="the_dome-leak"):
    """The draw of a data leak (D4, Q21)."""

    seat: int
    keep: int
    amount: int

    def run(self, play: Play[State]) -> None:
        state = play.board
        player = state.players[self.seat]
        n = self.amount
        if player.down:  # M8: incapacitated in answer to the leak
            return
        if n > len(player.deck):
            player.fallen = player.fallen or "draw"
            play.tell("the_dome-event-no-cards", seat=self.seat, count=n)
            return
        if n <= self.keep:
            draw(play, self.seat, n)
            return
        hold(state, self.seat, self.seat, [from_deck(player) for _ in range(n)])
        mark(play, "deck", self.seat)
        mark(play, "hand", self.seat)
        play.emit(
            Event(
                "the_dome-event-drew-cards",
                {"seat": self.seat, "cards": list(state.held)},
                (self.seat,),
                "the_dome-event-drew",
                {"seat": self.seat, "count": n},
                reveals=True,
            )
        )
        play.push(KeepSome(self.seat, throw=n - self.keep))


class KeepSome(Ask, tag="the_dome-keep"):
    """D4, Q25, C6: which of the drawn cards to discard, in the order in which they go to the void."""

    throw: int = 0

    def question(self, play: Play[State]) -> Question:
        held = play.board.held
        options = tuple([card_option(option, "held", at) for at, option in enumerate(named(held))])
        n = min(self.throw, len(options))
        return Question(
            "leak",
            Text("the_dome-ask-leak", {"count": n}),
            Pick(options, n, n, ordered=True),
            topic="the_dome-topic-leak",
            rule="the_dome-rule-leak",
            default=RANDOM,
        )

    def matters(self, play: Play[State]) -> bool:
        return bool(play.board.held)

    def chosen(self, play: Play[State], answer: Any) -> None:
        state = play.board
        thrown = [card_of(option) for option in listed(answer)]
        player, kept = state.players[self.seat], let_go(state)
        for card in thrown:  # of several copies one that others knew of
            kept.remove(max((one for one in kept if one[0] == card), key=lambda one: (one[1] == PUBLIC, one[1])))
        for card, mask in kept:
            into_hand(player, card, mask)
        to_void(play, self.seat, thrown, "leaked")


class Mill(Step, tag="the_dome-mill"):
    """Deck damage strikes (D1, Q4)."""

    seat: int
    source: int
    amount: int
    receipt: int = 0

    def run(self, play: Play[State]) -> None:
        player = play.board.players[self.seat]
        thrown = [from_deck(player)[0] for _ in range(min(self.amount, len(player.deck)))]
        to_void(play, self.seat, thrown, "deck")
        came(play, self.receipt, len(thrown))
        if thrown:
            mark(play, "deck", self.seat)
            happen(play, "deck_damage", self.seat, amount=len(thrown), actor=self.source)


# --- losing ----------------------------------------------------------------------------------------------------------


def look_for_the_end(play: Play[State]) -> None:
    """D6, M8, M9: after every step."""
    state = play.board
    fallen = [player for player in state.players if player.fallen]
    if not fallen or state.phase == OVER:
        return
    if state.mode == DUEL:
        loser = state.current if len(fallen) == 2 else fallen[0].seat
        finish(play, [1 - loser], state.players[loser].fallen, loser)
        return
    boss = state.players[state.mastermind]
    if boss.fallen:
        finish(play, [p.seat for p in state.players if p is not boss], boss.fallen, boss.seat)
        return
    for player in fallen:
        incapacitate(play, player)
    if all(player.down for player in state.players if player is not boss):
        finish(play, [boss.seat], "incapacitated", NOBODY)


def incapacitate(play: Play[State], player: Player) -> None:
    """M8."""
    state, seat = play.board, player.seat
    player.fallen = ""
    if player.down:
        return
    player.down = True
    player.layer, player.space = LAYERS, 0
    mark(play, "wall", seat)
    mark(play, "void", seat)
    if state.held_of == seat:
        player.deck.extend(card for card, _ in let_go(state))
    player.deck += player.hand + player.void
    player.hand, player.void = [], []
    player.known_hand, player.known_deck = [], []
    play.shuffle(f"deck:{seat}", player.deck)
    if state.current == seat:
        player.ap, player.spent = min(player.ap, DOWN_AP), 0
    play.emit(Event("the_dome-event-down", {"seat": seat}, reveals=True))
    draw(play, seat, DOWN_DRAW, upto=True)


def finish(play: Play[State], winners: list[int], reason: str, loser: int) -> None:
    """The end."""
    state = play.board
    state.phase, state.reason = OVER, reason
    scores = tuple(int(seat in winners) for seat in range(state.seats))
    ranks = tuple(1 if score else 1 + len(winners) for score in scores)
    seat = winners[0] if loser == NOBODY else loser
    play.emit(Event(f"the_dome-event-over-{reason}", {"seat": seat}, reveals=True))
    play.finish(
        scores=scores,
        ranks=ranks,
        detail={"reason": reason, "turns": state.turn, "cracked": state.cracked, "loser": loser, "mode": state.mode},
    )


STEPS: tuple[type[Step], ...] = (Hit, Leaking, KeepSome, Mill)
