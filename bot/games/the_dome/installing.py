"""Installing and revealing (rules 4.3), activating (4.5), Mastermind cards (M5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.cards.language import passes
from bot.core.events import Event
from bot.core.step import Step
from bot.games.the_dome.cards import Card
from bot.games.the_dome.costs import cost_of, pay, use_up
from bot.games.the_dome.counting import Context
from bot.games.the_dome.effects import Applied, Run, SettleCard
from bot.games.the_dome.knowing import hidden_from_hand, seen_by_all, shown_from_hand
from bot.games.the_dome.responses import causer, happen, respond
from bot.games.the_dome.state import NOBODY, Control, Staged, State
from bot.games.the_dome.zones import add_program, leave_control, mark, pack_of, staged

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.core.windows import Window


def install(play: Play[State], seat: int, card: str) -> None:
    """I1-I5: show the card; opponents may answer; then pay."""
    state = play.board
    player = state.players[seat]
    shown_from_hand(player, card)
    player.installed += 1
    mark(play, "hand", seat)
    uid = state.next_uid()
    state.staged.append(Staged(uid, card, seat))
    x, y = cost_of(play, seat, pack_of(play)[card])
    play.emit(Event("the_dome-event-install", {"seat": seat, "card": card, "x": x, "y": y}, reveals=True))
    play.push(SettleCard(uid))
    step = PayInstall(uid)
    respond(play, "install", state.opponents(seat), step, actor=seat, card=card, amount=pack_of(play)[card].cost[1])


class PayInstall(Step, tag="the_dome-pay"):
    """I3, I4: what was shown is paid now, if it still can be."""

    uid: int

    def run(self, play: Play[State]) -> None:
        state = play.board
        one = staged(play, self.uid)
        if one is None:
            return
        card = pack_of(play)[one.card]
        player = state.players[one.seat]
        twin = card.kind == "program" and not card.addon and any(p.card == card.id for p in player.programs)
        if twin or not pay(play, one.seat, card.colour, cost_of(play, one.seat, card)):
            play.tell("the_dome-event-unpaid", seat=one.seat, card=one.card)
            return
        use_up(play, one.seat, card)  # before its effect, which may change the cost of the next one
        happen(play, "install", one.seat, card=one.card, amount=card.cost[1])
        if card.kind == "program":
            state.staged.remove(one)
            add_program(play, one.seat, one.card, one.seat, one.uid)
            play.tell("the_dome-event-installed", seat=one.seat, card=one.card)
        else:
            play.follow(Applied(self.uid))


def set_control(play: Play[State], seat: int, card: str) -> None:
    """I6."""
    state = play.board
    player = state.players[seat]
    hidden_from_hand(pack_of(play), player, card, "control")
    control = Control(state.next_uid(), card, state.turn)
    player.controls.append(control)
    mark(play, "hand", seat)
    mark(play, "control", control.uid)
    play.emit(
        Event("the_dome-event-set", {"seat": seat, "card": card}, (seat,), "the_dome-event-set-some", {"seat": seat})
    )


# --- Controls --------------------------------------------------------------------------------------------------------


def fits(play: Play[State], seat: int, card: Card, window: Window) -> bool:
    """I7: whether the printed condition holds and the cost can be paid; all of it public but the card itself."""
    if card.window != window.name:
        return False
    event = window.event
    if window.name in ("damage", "deck_damage") and event.get("amount", 0) <= 0:
        return False  # all of it was prevented: nothing happens any more
    if card.of is not None:
        named = event.get("card", "")
        if not named or not passes(pack_of(play)[named], card.of):
            return False
    by = causer(play.board, window.name, seat, event.get("actor", NOBODY))
    at = Context(play.board, seat, by, event.get("amount", 0))
    if card.when is not None and not at.holds(card.when):
        return False
    return len(play.board.players[seat].pool(card.colour)) >= max(cost_of(play, seat, card))


def possible(play: Play[State], seat: int, window: Window) -> bool:
    """Whether, for all that is public, a face-down Control of the seat could answer: it has one, and of a design that
    fits and may be in its deck not every copy lies where everybody knows it."""
    state, pack = play.board, pack_of(play)
    player = state.players[seat]
    if not player.controls:
        return False
    deck = pack.decks.get(player.deck_id)
    elsewhere = [card for card in seen_by_all(player) if card]
    for card in pack.answering.get(window.name, ()):
        if card.mark not in ("", player.character):
            continue
        copies = deck.cards.get(card.id, 0) if deck else {"gold": 1, "green": 2, "grey": 3}.get(card.grade, 0)
        seen = player.void.count(card.id) + elsewhere.count(card.id)
        seen += sum(one.card == card.id and one.seat == seat for one in state.staged)
        if copies > seen and fits(play, seat, card, window):
            return True
    return False


class Reveal(Step, tag="the_dome-reveal"):
    """I7, I8: a Control is revealed and paid; others may answer; then its effect."""

    seat: int
    uid: int
    actor: int
    amount: int

    def run(self, play: Play[State]) -> None:
        state = play.board
        card = leave_control(play, self.seat, self.uid).card
        record = pack_of(play)[card]
        state.staged.append(Staged(self.uid, card, self.seat))
        play.emit(Event("the_dome-event-reveal", {"seat": self.seat, "card": card}, reveals=True))
        play.push(SettleCard(self.uid))
        if not pay(play, self.seat, record.colour, cost_of(play, self.seat, record)):
            play.tell("the_dome-event-unpaid", seat=self.seat, card=card)
            return
        happen(play, "reveal", self.seat, card=card, amount=record.cost[1])
        step = Applied(self.uid, self.actor, self.amount)
        order, depth = state.opponents(self.seat), {"depth": "_depth"}
        respond(play, "reveal", order, step, depth, actor=self.seat, card=card, amount=record.cost[1])


# --- activating ------------------------------------------------------------------------------------------------------


def ability_cost(play: Play[State], seat: int, card: Card) -> tuple[str, tuple[int, int]] | None:
    """B1: pool and cost of an ability, or None if it cannot be paid."""
    ability = card.ability
    if ability is None:
        return None
    colour = ability.colour or card.colour
    have = len(play.board.players[seat].pool(colour)) if colour else 0
    return (colour, ability.cost) if have >= max(ability.cost) else None


def activate(play: Play[State], seat: int, uid: int) -> None:
    """B1: exhaust, pay, W-ACTIVATE, effect. `uid` 0: the character, once a turn."""
    state, pack = play.board, pack_of(play)
    player = state.players[seat]
    program = next((p for p in player.programs if p.uid == uid), None)
    if program is not None:
        program.ready = False
        mark(play, "program", uid)
    else:
        player.used = True
        mark(play, "character", seat)
    card = pack[program.card if program is not None else player.character]
    found = ability_cost(play, seat, card)
    assert found is not None
    colour, cost = found
    play.tell("the_dome-event-activate", seat=seat, card=card.id)
    if cost[0]:
        pay(play, seat, colour, cost)
    happen(play, "activate", seat, card=card.id, amount=cost[1])
    step = Run(seat, card.id, "ability.effects", uid=uid)
    if program is None:
        play.follow(step)
    else:
        respond(play, "activate", state.opponents(seat), step, actor=seat, card=card.id, amount=cost[1])


def use_mastermind(play: Play[State], seat: int, card: str, strong: bool) -> None:
    """M5."""
    state = play.board
    state.mm_hand.remove(card)
    state.mm_void.append(card)
    mark(play, "mastermind")
    if strong:
        state.energy -= pack_of(play)[card].energy
    key = "the_dome-event-mm-strong" if strong else "the_dome-event-mm-weak"
    play.emit(Event(key, {"seat": seat, "card": card, "energy": state.energy}, reveals=True))
    play.push(Run(seat, card, "effects" if strong else "weak"))


STEPS: tuple[type[Step], ...] = (PayInstall, Reveal)
