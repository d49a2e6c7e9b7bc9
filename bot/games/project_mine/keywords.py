"""What can happen to the table, each with its events, its triggers and its log entry (rules 4).

Nothing here asks anybody. What waits for it goes off when the present line has ended (Q13, `triggers`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.core.cards.shelf import log_defect
from bot.core.cards.triggers import reflex
from bot.core.events import Event
from bot.core.play import Play
from bot.games.project_mine import cards as packs
from bot.games.project_mine import revealing
from bot.games.project_mine.cards import Pack
from bot.games.project_mine.counting import Context
from bot.games.project_mine.state import ERA, NOBODY, Goal, State
from bot.games.project_mine.triggers import due, meant

MARKET: Final = 6
GOALS: Final = 2
"""Open cards on the market board (S1, S2)."""


def pack_of(play: Play[Any]) -> Pack:
    """The compiled pack that a match plays."""
    pack = play.pack
    if type(pack) is Pack:
        return pack
    if pack is None and play.state.pack:
        play.pack = found = packs.known(play.state.pack)
    else:
        play.pack = found = packs.compiled(pack)
    return found


class Keywords:
    """The hands of a step while it runs.

    Args:
        play: the match.
    """

    __slots__ = ("pack", "play", "state")

    def __init__(self, play: Play[State]) -> None:
        self.play = play
        self.state: State = play.board
        self.pack = pack_of(play)

    def happen(self, event: str, seat: int, *, card: str = "", resource: str = "", n: int = 1) -> None:
        """Something happened: every trigger that waits for it is set off (G1, H1, Q13).

        Args:
            event: word of the packs (`verbs.Happening`).
            seat: who did it.
            card, resource: with which.
            n: how many at once.
        """
        goals = self.pack.triggered.get(event)
        if goals:
            for owner, player in enumerate(self.state.players):
                if player.company in goals and not player.revealed and player.tokens < self.pack[player.company].tokens:
                    self._secret(event, owner, goals[player.company], seat, card, resource, n)
            state = self.state
            if state.current >= 0 and not state.maybe:
                state.maybe = revealing.could_count(self.pack, state, event, seat, card, resource, n)
        if goals or self.play.state.reflexes:
            self.play.happen(event, seat=seat, card=card, resource=resource, n=n)

    def _secret(self, event: str, owner: int, numbers: list[int], seat: int, card: str, resource: str, n: int) -> None:
        """H1: an event of a secret company goal reveals it, or its owner is asked, or it stays secret."""
        goal, order = self.state.players[owner].company, self.play.orders(owner).get(revealing.ORDER)
        if order == revealing.HOLD:
            return
        hits: list[str] = []
        for number in numbers:
            trigger = self.pack[goal].triggers[number]
            if meant(self.pack, trigger, owner, seat, card, resource, n) and (
                trigger.when is None or Context(self.pack, self.state, owner, goal).holds(trigger.when)
            ):
                path = reflex(event, owner, goal, number).path
                if not (trigger.once and path in self.state.players[owner].due):
                    hits.append(path)
        if not hits:
            return
        if order != revealing.AUTO and owner == self.state.current:
            self.state.players[owner].due += hits
        else:
            self.show_company(owner)  # from here on it waits like the others

    def show_company(self, seat: int) -> None:
        """H1: a secret company goal is revealed, and with it the trait."""
        player = self.state.players[seat]
        player.revealed = player.trait_shown = True
        self.play.emit(
            Event("project_mine-event-company-revealed", {"seat": seat, "card": player.company}, reveals=True)
        )

    # --- stocks ------------------------------------------------------------------------------------------------------

    def gain(self, seat: int, resource: str, n: int) -> int:
        """K4: add resources."""
        if n <= 0:
            return 0
        player = self.state.players[seat]
        player.resources[resource] += n
        player.changed += 1
        self._restocked(seat, resource)
        if resource not in player.gained:
            player.gained.append(resource)
        self.play.tell("project_mine-event-gained", seat=seat, resource=resource, count=n)
        self.happen("gain_res", seat, resource=resource, n=n)
        return n

    def lose(self, seat: int, resource: str, n: int) -> int:
        """K4: remove resources, as many as there are; returns how many."""
        player = self.state.players[seat]
        n = min(n, player.resources[resource])
        if n <= 0:
            return 0
        player.resources[resource] -= n
        player.changed += 1
        self._restocked(seat, resource)
        player.lost += n
        self.play.tell("project_mine-event-lost", seat=seat, resource=resource, count=n)
        self.happen("lose_res", seat, resource=resource, n=n)
        return n

    def _restocked(self, seat: int, resource: str) -> None:
        stock = self.state.latest().stock
        if (seat, resource) not in stock:
            stock.append((seat, resource))

    def penalty(self, seat: int, n: int) -> int:
        """Penalty points."""
        if n <= 0:
            return 0
        self.state.players[seat].penalty += n
        self.state.latest().penalty.append(seat)
        self.play.tell("project_mine-event-penalty", seat=seat, count=n)
        self.happen("penalty", seat, n=n)
        return n

    # --- cards of a player -------------------------------------------------------------------------------------------

    def draw(self, seat: int, n: int, effect: bool = True) -> int:
        """K3: draw as far as the deck goes; returns how many. `effect`: by a card's effect, not a rule (G2)."""
        player = self.state.players[seat]
        n = min(n, len(player.deck))
        if n <= 0:
            return 0
        drawn = player.deck[-n:][::-1]
        del player.deck[-n:]
        player.hand.extend(drawn)
        self.play.emit(
            Event(
                "project_mine-event-drew-cards",
                {"seat": seat, "cards": drawn},
                (seat,),
                "project_mine-event-drew",
                {"seat": seat, "count": n},
                reveals=True,
            )
        )
        if effect:
            player.drawn += n
            self.state.halt = True
            self.happen("draw", seat, n=n)
        return n

    def shown(self, seat: int, cards: Sequence[str]) -> None:
        """Cards of a seat lie open: the public may learn its trait."""
        player = self.state.players[seat]
        if not player.trait_shown and any(self.pack[card].kind == "trait" for card in cards):
            player.trait_shown = True

    def discard(self, seat: int, cards: Sequence[str], zone: str, *, chosen: bool = True) -> None:
        """K6, K7: discard from `hand` or `deck` (its top cards)."""
        player = self.state.players[seat]
        if not cards:
            return
        for card in cards:
            take(getattr(player, zone), card)
        player.discard.extend(cards)
        player.discarded.extend(cards)
        self.shown(seat, cards)
        key = "project_mine-event-discarded" if zone == "hand" else "project_mine-event-milled"
        # A card out of a hidden hand: on time-out nobody even chose it.
        self.play.emit(Event(key, {"seat": seat, "cards": list(cards)}, reveals=not chosen or zone == "hand"))
        for card in cards:
            if self.pack[card].on_discard:
                self.play.set_off(due(seat, card, "on_discard"))
            self.happen("discard", seat, card=card)

    def exile(self, seat: int, cards: Sequence[str], zone: str, *, chosen: bool = True) -> None:
        """K6, K7: to the exile zone; from hand or deck its trigger goes off."""
        player = self.state.players[seat]
        if not cards:
            return
        for card in cards:
            take(getattr(player, zone), card)
        self.state.exile.extend(cards)
        self.shown(seat, cards)
        self.play.emit(
            Event(
                "project_mine-event-exiled", {"seat": seat, "cards": list(cards)}, reveals=not chosen or zone == "hand"
            )
        )
        for card in cards:
            if self.pack[card].on_exile and zone in ("hand", "deck"):
                self.play.set_off(due(seat, card, "on_exile"))
            self.happen("exile", seat, card=card)

    # --- the market board --------------------------------------------------------------------------------------------

    def from_pile(self, goals: bool = False) -> str:
        """The top card of the market (or goal) pile; when it is empty the discard pile is shuffled, with those of its
        cards that lie face down (S1, Q14)."""
        state = self.state
        pile, spent = (state.goal_pile, state.goal_discard) if goals else (state.pile, state.market_discard)
        down = state.goal_down if goals else state.market_down
        if not pile and (spent or down):
            pile.extend(spent + down)
            spent.clear()
            down.clear()
            self.play.shuffle("goals" if goals else "market", pile)
            self.play.tell("project_mine-event-reshuffled-goals" if goals else "project_mine-event-reshuffled-market")
        return pile.pop() if pile else ""

    def refill(self, goals: bool = False, at: int | None = None) -> None:
        """S1, S2: open cards until the board has its number again, the first at slot `at`."""
        board, size = (self.state.goals, GOALS) if goals else (self.state.market, MARKET)
        opened: list[str] = []
        while len(board) < size and (card := self.from_pile(goals)):
            self.lay(card, goals, None if opened else at)
            opened.append(card)
        if opened:
            key = "project_mine-event-opened-goals" if goals else "project_mine-event-opened"
            self.play.emit(Event(key, {"cards": opened}, reveals=True))

    def lay(self, card: str, goals: bool = False, at: int | None = None) -> None:
        """Lay a card open on the board, at its end or at a slot; the setup is nothing new to anybody."""
        board = self.state.goals if goals else self.state.market
        slot = len(board) if at is None else at
        board.insert(slot, card)
        if self.state.turns:
            self.state.latest().opened(goals, slot)

    def lift(self, at: int, goals: bool = False) -> str:
        """Take the card of a slot off the board."""
        self.state.recent.closed(goals, at)
        return (self.state.goals if goals else self.state.market).pop(at)

    def take_open(self, card: str) -> None:
        """Take a card off the market board, or a copy off the basic pile; the board is refilled at once."""
        state = self.state
        if card in state.basic:
            state.basic[card] -= 1
            return
        goals = self.pack[card].is_goal
        board = state.goals if goals else state.market
        at = board.index(card)
        self.lift(at, goals)
        self.refill(goals, at)

    def receive(self, seat: int, card: str, to: str = "discard") -> None:
        """A card comes to a seat: a goal in front of it, another to a zone (K8)."""
        player = self.state.players[seat]
        if self.pack[card].is_goal:
            player.goals.append(Goal(card))
        elif to == "deck_top":
            player.deck.append(card)
        else:
            getattr(player, to).append(card)
            if to == "hand":
                self.state.halt = True

    # --- goals -------------------------------------------------------------------------------------------------------

    def owner_of(self, card: str) -> tuple[int, Goal | None]:
        """Who has a goal; (-1, None) for nobody."""
        for seat, player in enumerate(self.state.players):
            for goal in player.goals:
                if goal.card == card:
                    return seat, goal
        return NOBODY, None

    def token(self, card: str, n: int, owner: int = NOBODY) -> int:
        """G1, G4, H1: put tokens on a goal; the last one flips it. Returns how many were put."""
        seat, goal = self.owner_of(card)
        needs = self.pack[card].tokens
        if goal is not None:
            n = 0 if goal.flipped or not needs else min(n, needs - goal.tokens)
            if n <= 0:
                return 0
            goal.tokens += n
            self.state.latest().tokens.append(card)
            self.play.tell("project_mine-event-token", seat=seat, card=card, count=goal.tokens, most=needs)
            self.happen("token", seat, card=card, n=n)
            if goal.tokens >= needs:
                self.flip(seat, goal)
            return n
        player = self.state.players[owner] if owner != NOBODY else None
        if player is None or player.company != card or not player.revealed or player.tokens >= needs:
            return 0
        player.tokens += (n := min(n, needs - player.tokens))
        self.state.latest().tokens.append(card)
        self.play.tell("project_mine-event-token", seat=owner, card=card, count=player.tokens, most=needs)
        if player.tokens >= needs:
            self.play.tell("project_mine-event-company-done", seat=owner, card=card)
        return n

    def flip(self, seat: int, goal: Goal) -> None:
        """G1, G3: a goal is turned over and counts from now on."""
        goal.flipped = True
        self.state.latest().flipped.append(goal.card)
        self.play.tell("project_mine-event-flipped", seat=seat, card=goal.card, points=self.pack[goal.card].worth)
        self.happen("flip", seat, card=goal.card)

    # --- state-based checks ------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """E3, E5: an empty deck declares the end; G1: passive goals flip as soon as their state is reached."""
        state = self.state
        if state.held_zone == "deck":
            return  # K14: cards looked at still lie on the deck; it is looked at again when they are put away.
        if state.phase == ERA and not state.last_round and state.round:
            for seat in state.order():
                if not state.players[seat].deck:
                    state.declarer, state.last_round = seat, state.round + 1
                    state.players[seat].declared = state.latest().declared = True
                    self.play.tell("project_mine-event-declared", seat=seat, round=state.last_round)
                    self.happen("declare", seat)
                    break
        while self._flip_reached():
            pass

    def _flip_reached(self) -> bool:
        """Flip every passive goal whose state is reached; one that counts flipped goals may follow, so look again."""
        states, flipped = self.pack.flips, False
        for seat, player in enumerate(self.state.players):
            for goal in player.goals:
                if goal.flipped or goal.card not in states:
                    continue
                if Context(self.pack, self.state, seat, goal.card).holds(states[goal.card]):
                    self.flip(seat, goal)
                    flipped = True
        return flipped


def cut(play: Play[State], card: str, count: int, what: str = "lines") -> None:
    """What a pack would go on with for ever ends here: the players are told, and whoever keeps the bot.

    Args:
        card: design at fault.
        count: how often it happened; `what` it was, in English, for the log.
    """
    play.tell("project_mine-event-chain-cut", card=card, count=count)
    log_defect(pack_of(play).sha, card, f"a chain of effects was cut after {count} {what}")


def take(zone: list[str], card: str) -> None:
    """Take one copy of a card out of a zone, the topmost."""
    for at in range(len(zone) - 1, -1, -1):
        if zone[at] == card:
            del zone[at]
            return
    raise ValueError(f"{card} is not there")
