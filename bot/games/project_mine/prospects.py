"""Whether an active goal could do anything now (rules 3.3, step 2; K12): one that could not is not offered. Pure.

Whether the turn waits for somebody must follow from public facts, so an empty hand or deck counts and what is in them
does not. The owner, who knows the own hand, is told more: a goal that finds nothing in it is blocked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.games.project_mine.counting import Context, matching
from bot.games.project_mine.designs import is_price
from bot.games.project_mine.effects import Run
from bot.games.project_mine.keywords import pack_of
from bot.games.project_mine.parts import VERBS, resource_of
from bot.games.project_mine.paying import Purse, usable
from bot.games.project_mine.revealing import SECRET_COUNTS
from bot.games.project_mine.state import State
from bot.games.project_mine.verbs import (
    RESOURCES,
    Buys,
    Choose,
    ChooseRes,
    Cond,
    Count,
    Credit,
    Discard,
    Draw,
    Each,
    Energy,
    Exile,
    Flip,
    GainCard,
    GainGoal,
    GainRes,
    If,
    Lasting,
    Line,
    Look,
    LoseRes,
    Mill,
    Move,
    NextTurn,
    Number,
    OpenMarket,
    Penalty,
    Reveal,
    Shuffle,
    Sweep,
    Token,
    Use,
)

if TYPE_CHECKING:
    from bot.core.play import Play


class Prospect:
    """What a seat's goal could do.

    Args:
        play: the match.
        owner: whose goal it is.
        card: the goal.
        knows: whether the owner's hand may be looked at: only where nobody else sees the answer.
    """

    def __init__(self, play: Play[State], owner: int, card: str, *, knows: bool) -> None:
        self._play, self._pack, self._state = play, pack_of(play), play.board
        self._owner, self._card, self._knows = owner, card, knows

    def any(self) -> bool:
        """Whether its effects could do anything."""
        return self._lines(self._pack[self._card].effects, "effects", self._owner)

    def _lines(self, lines: Sequence[Line], path: str, seat: int) -> bool:
        """Whether one of these could do something. As long as none could, the table is what it is now: so the lines
        after are looked at as they would find it."""
        for at, line in enumerate(lines):
            here = f"{path}.{at}"
            if self._line(line, here, seat):
                return True
            if is_price(line) and not Purse(self._pack, self._state, seat, self._at(seat)).pays((line,)):
                return False  # K4: nothing follows it
            if not isinstance(line, If) and self._lines(line.otherwise, f"{here}.otherwise", seat):
                return True
        return False

    def _at(self, seat: int) -> Context:
        return Context(self._pack, self._state, seat, self._card)

    def _line(self, line: Line, path: str, seat: int) -> bool:
        if isinstance(line, If):
            if self._secret(line.when, seat):
                return self._lines(line.then, f"{path}.then", seat) or self._lines(
                    line.otherwise, f"{path}.otherwise", seat
                )
            tail = "then" if self._at(seat).holds(line.when) else "otherwise"
            return self._lines(getattr(line, tail), f"{path}.{tail}", seat)
        return self._some(getattr(line, "n", 1), seat) and any(
            self._for(line, path, one) for one in self._seats(line, seat)
        )

    def _seats(self, line: Line, seat: int) -> Sequence[int]:
        if line.who in ("me", "owner"):
            return (seat if line.who == "me" else self._owner,)
        return [one for one in range(self._state.seats) if one != seat or line.who == "all"]

    def _for(self, line: Line, path: str, seat: int) -> bool:
        """Whether a line could do something for one seat."""
        state = self._state
        player = state.players[seat]
        match line:
            case Draw() | Mill() | Use(zone="deck_top"):
                return bool(player.deck)
            case GainRes() | Credit() | Energy() | Buys() | Penalty() | Lasting() | NextTurn():
                return True
            case LoseRes():
                least = 1 if line.upto else max(1, self._at(seat).number(line.n))
                named = resource_of(state, seat, line.resource, "")
                return any(player.resources[one] >= least for one in ((named,) if named else RESOURCES))
            case ChooseRes():
                return line.mode == "gain" or (line.mode == "lose" and self._offered(line, path, seat))
            case Discard() | Exile() | Move():
                return self._own_cards(line, seat)
            case Look() | Reveal() | Shuffle():
                return self._pile(line, seat)
            case GainCard(zone="pile") | Sweep(zone="pile") | OpenMarket():
                return bool(state.pile or state.market_discard or state.market_down)
            case GainGoal(zone="pile"):
                return bool(state.goal_pile or state.goal_discard or state.goal_down)
            case Sweep() if line.how != "choice":
                board = state.goals if line.zone == "goals" else state.market
                return bool(matching(self._pack, board, line.filter, state))
            case Token(on="self") | Flip(on="self"):
                return True  # of an active goal that is offered: it is not flipped
            case Choose():
                return self._ways(line, path, seat)
            case Each():
                return self._lines(line.effects, f"{path}.effects", seat)
            case Use():
                return self._uses(line, path, seat)
            case GainCard() | GainGoal() | Sweep() | Token() | Flip():
                return self._offered(line, path, seat)
            case _:
                return True

    def _some(self, n: Number, seat: int) -> bool:
        """Whether a number is not nothing, as far as may be known."""
        if isinstance(n, int):
            return n != 0
        return self._hidden(n, seat) or self._at(seat).number(n) != 0

    def _hidden(self, what: Count, seat: int) -> bool:
        own = self._knows and seat == self._owner
        return any(one.count in SECRET_COUNTS and not (own and one.of == "me") for one in what.terms())

    def _secret(self, cond: Cond, seat: int) -> bool:
        return any(self._hidden(one, seat) for one in cond.counts())

    def _offered(self, line: Line, path: str, seat: int) -> bool:
        """Whether there is something open to choose from."""
        block, _, at = path.rpartition(".")
        run = Run(seat, self._card, block, int(at), owner=self._owner)
        return VERBS.offer(self._play, run, line, seat) is not None

    def _hand(self, line: Any, seat: int) -> bool:
        """Whether there may be such a card in a hand."""
        hand = self._state.players[seat].hand
        return bool(matching(self._pack, hand, line.filter) if self._knows and seat == self._owner else hand)

    def _own_cards(self, line: Any, seat: int) -> bool:
        zone = "hand" if isinstance(line, Discard) else line.zone
        if zone == "hand":
            return self._hand(line, seat)
        player = self._state.players[seat]
        if zone == "deck":
            return bool(player.deck)
        # A goal lies in no zone from which it could be exiled.
        return zone != "self" and bool(matching(self._pack, getattr(player, zone), line.filter))

    def _pile(self, line: Look | Reveal | Shuffle, seat: int) -> bool:
        state = self._state
        match line.zone:
            case "deck":
                return bool(state.players[seat].deck)
            case "hand":
                return self._hand(line, seat)
            case "market":
                again = state.market_discard or state.market_down
                return bool(state.pile or (isinstance(line, Look) and again))
            case "goals":
                again = state.goal_discard or state.goal_down
                return bool(state.goal_pile or (isinstance(line, Look) and again))

    def _ways(self, line: Choose, path: str, seat: int) -> bool:
        able = set(Purse(self._pack, self._state, seat, self._at(seat)).ways(line))
        return any(
            self._lines(way.effects, f"{path}.ways.{at}.effects", seat)
            for at, way in enumerate(line.ways)
            if at in able or (way.when is not None and self._secret(way.when, seat))
        )

    def _uses(self, line: Use, path: str, seat: int) -> bool:
        if line.zone == "cards":
            return False  # nothing has been shown yet
        if line.zone == "hand":
            return self._hand(line, seat)
        zone: list[str] = getattr(self._state.players[seat], line.zone)
        able = [one for one in zone if self._pack[one].effects and usable(self._pack, self._state, seat, one)]
        return bool(matching(self._pack, able, line.filter))
