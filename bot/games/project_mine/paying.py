"""Removals that must be paid (K4, Q11): whether a seat can, and what its choices leave for those that follow. Pure.

A removal is a price unless it may be declined, takes "as many as there are" (`upto`), or says what happens `otherwise`.
Of a card's own lines all prices must be payable before it is played or used, taking the lines in order, with the
additions between them. Anywhere else (a trigger, lines that hang on another, `each`, `next_turn`) a price that cannot
be paid is not paid in part, and the lines after it in the same list are not carried out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.project_mine.counting import Context
from bot.games.project_mine.designs import Pack, is_price
from bot.games.project_mine.state import State
from bot.games.project_mine.verbs import RESOURCES, Choose, ChooseRes, GainRes, Line, LoseRes

Stand = tuple[tuple[int, ...], str]
"""What a seat may hold at some point: its stock in the order of `RESOURCES`, and the resource last chosen."""

MOST: Final = 3000
"""Stands that are followed at once; a card that leaves more choices than that is followed through these only."""


class Purse:
    """A seat that pays.

    Args:
        pack, state: the table.
        seat: who pays.
        at: the context of the lines.
    """

    def __init__(self, pack: Pack, state: State, seat: int, at: Context) -> None:
        self._pack, self._state, self._seat, self._at = pack, state, seat, at

        stock = state.players[seat].resources
        self._now: Stand = tuple(stock[one] for one in RESOURCES), at.chosen

    def pays(self, lines: Sequence[Line]) -> bool:
        """Whether all prices among the lines can be paid, with some choice on the way."""
        return bool(self._after(lines, {self._now}, strict=True))

    def leaves(self, line: ChooseRes, resource: str, lines: Sequence[Line]) -> bool:
        """Whether the prices among `lines` can still be paid after a resource was chosen for a line."""
        taken = self._chosen(line, resource, self._now)
        return taken is not None and bool(self._after(lines, set(self._then(line, taken)), strict=True))

    def ways(self, line: Choose, lines: Sequence[Line] = ()) -> list[int]:
        """Numbers of the ways of a line that belong to a choice which can be paid, and after which `lines` can be."""
        able = self._able(line)
        found: list[int] = []
        for way in able:
            stands = self._picked(line, able, {self._now}, must=way)
            if stands and self._after(lines, stands, strict=True):
                found.append(way)
        return found

    # --- following the lines -----------------------------------------------------------------------------------------

    def _after(self, lines: Sequence[Line], stands: set[Stand], *, strict: bool) -> set[Stand]:
        """All that the seat may hold after the lines; where they may stop (not `strict`), also at a price not paid."""
        stopped: set[Stand] = set()
        for line in lines:
            going: set[Stand] = set()
            for stand in stands:
                found = self._one(line, stand)
                going.update(found)
                if not found and not strict:
                    stopped.add(stand)
            stands = _bounded(going)
        return stands | stopped

    def _one(self, line: Line, stand: Stand) -> Iterable[Stand]:
        """What the seat may hold after one line; nothing if it is a price that cannot be paid."""
        if line.who != "me" or line.may:
            return (stand,)
        stock, chosen = stand
        match line:
            case GainRes():
                resource = self._named(line.resource, stand)
                n = max(0, self._at.number(line.n))
                return self._then(line, (_changed(stock, resource, n), chosen)) if resource and n else (stand,)
            case LoseRes():
                resource = self._named(line.resource, stand)
                held = stock[RESOURCES.index(resource)] if resource else 0
                n = max(0, self._at.number(line.n))
                if held < n and not line.upto:
                    return () if is_price(line) else (stand,)
                return self._then(line, (_changed(stock, resource, -min(n, held)), chosen)) if resource else (stand,)
            case ChooseRes():
                found = [self._chosen(line, resource, stand) for resource in (line.among or RESOURCES)]
                after = {one for taken in found if taken is not None for one in self._then(line, taken)}
                return after or (() if is_price(line) else (stand,))
            case Choose():
                able = self._able(line)
                return self._picked(line, able, {stand}) or (() if able and is_price(line) else (stand,))
            case _:
                return (stand,)

    def _then(self, line: Line, stand: Stand) -> Iterable[Stand]:
        """With what hangs on a line that was carried out."""
        return self._after(line.then, {stand}, strict=False) if line.then else (stand,)

    def _named(self, resource: str, stand: Stand) -> str:
        """The resource that is meant; empty if none was chosen."""
        if resource in ("most", "least"):
            pick = max if resource == "most" else min
            return pick(RESOURCES, key=lambda one: stand[0][RESOURCES.index(one)])
        return stand[1] if resource == "chosen" else resource

    def _chosen(self, line: ChooseRes, resource: str, stand: Stand) -> Stand | None:
        n = max(0, self._at.number(line.n))
        stock = stand[0]
        if line.mode == "lose":
            n = -n
        elif line.mode == "pick":
            n = 0
        if stock[RESOURCES.index(resource)] + n < 0:
            return None
        return _changed(stock, resource, n), resource

    def _able(self, line: Choose) -> list[int]:
        """Ways whose condition holds."""
        return [at for at, way in enumerate(line.ways) if way.when is None or self._at.holds(way.when)]

    def _picked(self, line: Choose, able: Sequence[int], stands: set[Stand], must: int = -1) -> set[Stand]:
        """After every choice of as many ways as there must be, carried out in the order listed; with `must` among them
        if it is given."""
        n = min(line.n, len(able))
        by_number: list[set[Stand]] = [stands, *(set[Stand]() for _ in range(n))]
        for at in able:
            effects = line.ways[at].effects
            taken = [set[Stand](), *(self._after(effects, one, strict=True) for one in by_number[:-1])]
            if at != must:
                taken = [_bounded(without | with_) for without, with_ in zip(by_number, taken, strict=True)]
            by_number = taken
        return by_number[n]


def _changed(stock: tuple[int, ...], resource: str, n: int) -> tuple[int, ...]:
    at = RESOURCES.index(resource)
    return (*stock[:at], stock[at] + n, *stock[at + 1 :])


def _bounded(stands: set[Stand]) -> set[Stand]:
    return stands if len(stands) <= MOST else set(sorted(stands)[:MOST])


def usable(pack: Pack, state: State, seat: int, card: str) -> bool:
    """Whether a card's own lines can be played or used by a seat (K4)."""
    return card not in pack.prices or Purse(pack, state, seat, Context(pack, state, seat, card)).pays(pack.prices[card])


def prices_after(pack: Pack, line: Line, card: str, path: str) -> Sequence[Line]:
    """K4, Q11: the lines after one, if there is something among them that its seat must pay; a choice must leave enough
    for that where it can."""
    block, _, at = path.rpartition(".")
    rest = pack.block(card, block)[int(at) + 1 :] if line.who == "me" else ()
    return rest if any(is_price(one) for one in rest) else ()
