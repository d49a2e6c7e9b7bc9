"""What can happen to the table, each with its events, its triggers and its log entry (rules 4).

Nothing here asks anybody. Triggers are collected and pushed by `flush`, so that the present line ends first (Q13).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.core.cards.shelf import log_defect
from bot.core.events import Event
from bot.core.play import Play
from bot.core.step import Step
from bot.games.project_mine import cards as packs
from bot.games.project_mine import revealing
from bot.games.project_mine.cards import Pack
from bot.games.project_mine.counting import Context, passes
from bot.games.project_mine.state import ERA, NOBODY, Goal, Lasting, Player, State
from bot.games.project_mine.verbs import Trigger

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


class Acts:
    """The hands of a step while it runs.

    Args:
        play: the match.

    Attributes:
        follows: (seat, step) of what belongs to the present line and is still to be carried out.
        fired: (seat, card, path) of triggers that went off.
    """

    __slots__ = ("fired", "follows", "pack", "play", "state")

    def __init__(self, play: Play[State]) -> None:
        self.play = play
        self.state: State = play.board
        self.pack = pack_of(play)
        self.follows: list[tuple[int, Step]] = []
        self.fired: list[tuple[int, str, str]] = []

    def flush(self) -> None:
        """Q13: push the rest of the present line, then the triggers that went off, seat by seat from the turn player;
        several of one seat's as `ordering` says."""
        if not (self.fired or self.follows):
            return
        from bot.games.project_mine.ordering import in_order

        order = self.state.order()
        steps = [step for _, step in sorted(self.follows, key=lambda one: order.index(one[0]))]
        for seat in order if self.fired else ():
            own = [(card, path) for owner, card, path in self.fired if owner == seat]
            if own:
                steps += in_order(self.pack, self.state, seat, own)
        self.follows, self.fired = [], []
        self.play.push(*steps)

    def fire(self, seat: int, card: str, path: str) -> None:
        """An effect of a seat's card goes off."""
        self.fired.append((seat, card, path))

    def happen(self, event: str, seat: int, *, card: str = "", resource: str = "", n: int = 1) -> None:
        """Something happened: every trigger that it sets off goes off (G1, H1)."""
        state = self.state
        goals = self.pack.triggered.get(event, {})
        if goals:
            for owner, player in enumerate(state.players):
                for goal in player.goals:
                    if not goal.flipped and goal.card in goals:
                        self._goal(owner, goal.card, goals[goal.card], seat, card, resource, n)
                company = player.company
                if company in goals and player.tokens < self.pack[company].tokens:
                    self._company(owner, player, goals[company], seat, card, resource, n)
            if state.current >= 0 and not state.maybe:
                state.maybe = revealing.could_count(self.pack, state, event, seat, card, resource, n)
        if state.lasting:
            kept: list[Lasting] = []
            for one in state.lasting:
                trigger: Trigger = self.pack.at(one.card, f"{one.path}.trigger")
                hit = trigger.event == event and self._hit(trigger, one.owner, one.card, seat, card, resource, n)
                if hit:
                    self.fire(one.owner, one.card, f"{one.path}.trigger.effects")
                if not (hit and one.once):
                    kept.append(one)
            if len(kept) != len(state.lasting):
                state.lasting[:] = kept

    def _goal(self, owner: int, goal: str, numbers: list[int], seat: int, card: str, resource: str, n: int) -> bool:
        hit = False
        for number in numbers:
            if self._hit(self.pack[goal].triggers[number], owner, goal, seat, card, resource, n):
                self.fire(owner, goal, f"triggers.{number}.effects")
                hit = True
        return hit

    def _company(
        self, owner: int, player: Player, numbers: list[int], seat: int, card: str, resource: str, n: int
    ) -> None:
        """H1: a revealed goal counts its event; a secret one is revealed by it, or its owner asked, or it stays."""
        order = None if player.revealed else self.play.orders(owner).get(revealing.ORDER)
        goal = player.company
        hits = [i for i in numbers if self._hit(self.pack[goal].triggers[i], owner, goal, seat, card, resource, n)]
        if not hits or order == revealing.HOLD:
            return
        paths = [f"triggers.{number}.effects" for number in hits]
        if not player.revealed and order != revealing.AUTO and owner == self.state.current:
            player.due += paths
            return
        if not player.revealed:
            self.show_company(owner)
        for path in paths:
            self.fire(owner, goal, path)

    def show_company(self, seat: int) -> None:
        """H1: a secret company goal is revealed, and with it the trait."""
        player = self.state.players[seat]
        player.revealed = player.trait_shown = True
        self.play.emit(
            Event("project_mine-event-company-revealed", {"seat": seat, "card": player.company}, reveals=True)
        )

    def _hit(self, trigger: Trigger, owner: int, at: str, seat: int, card: str, resource: str, n: int) -> bool:
        if trigger.by != "anyone" and (seat == owner) != (trigger.by == "me"):
            return False
        if n < trigger.min or (trigger.resource and trigger.resource != resource):
            return False
        if trigger.filter is not None and not (card and passes(self.pack[card], trigger.filter)):
            return False
        return trigger.when is None or Context(self.pack, self.state, owner, at).holds(trigger.when)

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
                self.fire(seat, card, "on_discard")
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
                self.fire(seat, card, "on_exile")
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
        self.flush()

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
