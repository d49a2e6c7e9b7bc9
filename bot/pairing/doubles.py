"""Double elimination for two at a table (tournaments F6): who lost once goes on among those who lost once.

The whole tree stands before the first round. Winners' rounds pair the first table with the last, the second with the
last but one; so do losers' rounds of an odd number. In losers' rounds of an even number those who have just lost among
the winners come in from the other end, so that nobody meets the same person again before it cannot be helped. The
winner of the losers has to beat the winner of the winners twice, where the terms say so.

A walkover is written down with the round that is paired next: whoever comes back later does not turn it round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from msgspec import Struct

from bot.core.streams import Stream
from bot.pairing.brackets import Contender, deal, ordered
from bot.pairing.contest import BYE, NOT_PAIRED, Bye, Contest, Terms
from bot.pairing.deeds import Paired, Table
from bot.pairing.formats import Promise
from bot.pairing.planned import seat_orders, there
from bot.pairing.ways import FINAL, WINNERS, Elimination, Worth, nodes_of, replayed, replays

LOSERS: Final = "losers"
RESET: Final = "reset"
"""Stages beside `winners:1` ...: `losers:1` ..., the final, and the final once more."""
WALKED: Final = "walked"
"""Key of what is kept: matches that were not played, with who won and who lost them (0: nobody)."""
NOBODY: Final = 0
OPEN: Final = -1
"""Not known yet."""

Node = tuple[str, int]
"""A stage and a slot."""


class Feed(Struct, frozen=True):
    """Where somebody comes from: out of the field, or as winner or loser of a match."""

    number: int = OPEN
    node: Node = ("", 0)
    loser: bool = False


class Settled(Struct, frozen=True):
    """How a match of the tree came out: numbers, `NOBODY` or `OPEN`; where neither came, one of them is `gone`."""

    winner: int = OPEN
    loser: int = OPEN
    gone: int = NOBODY
    walked: bool = False


class Double(Elimination):
    """Who has lost twice is out."""

    def ready(self, contest: Contest, field: Sequence[Contender]) -> bool:
        """As `Elimination.ready`."""
        again, ready, _ = self._now(contest, field)
        return bool(again or ready)

    def following(self, contest: Contest, field: Sequence[Contender], stream: Stream) -> Paired:
        """As `Elimination.following`: the matches of the tree whose round it is."""
        number = contest.round + 1
        again, ready, settled = self._now(contest, field)
        tables = [replayed(nodes_of(contest)[node]) for node in again]
        orders = seat_orders(contest, list(ready.values()), stream)
        tables += [Table(people, *node) for node, people in zip(ready, orders)]
        seated = {one for table in tables for one in table.entrants}
        out = self._out(contest, settled)
        before = _walked(contest)
        free = {one.winner: node for node, one in settled.items() if one.walked and node not in before}
        byes = [
            Bye(number, one.number, BYE if one.number in free else NOT_PAIRED, free.get(one.number, (LOSERS, 0))[0])
            for one in field
            if one.number not in seated and one.number not in out and there(contest, one.number)
        ]
        kept = {
            f"{stage}/{slot}": [one.winner, one.loser, one.gone] for (stage, slot), one in settled.items() if one.walked
        }
        return Paired(number, "", tuple(tables), tuple(byes), extra={WALKED: kept})

    def worth(self, contest: Contest, field: Sequence[Contender]) -> Worth:
        """As `Elimination.worth`: the later somebody lost the second time, the better."""
        _, _, settled = self._now(contest, field)
        out = self._out(contest, settled)
        return {one.number: (-out.get(one.number, len(settled) + 1.0),) for one in field}

    def promise(self, terms: Terms, people: int) -> Promise:
        """As `Elimination.promise`: losing the first match and winning all others takes the most games, one a round."""
        if people < 2:
            return Promise(0, (0, 0), {})
        full = _full(people)
        rounds = full.bit_length() - 1
        most = 2 * rounds + terms.reset
        return Promise(most, (2, most), {2: people - full // 2})

    def _now(
        self, contest: Contest, field: Sequence[Contender]
    ) -> tuple[list[Node], dict[Node, tuple[int, int]], dict[Node, Settled]]:
        """Matches to be played once more, matches to be played, and how all others came out."""
        played = nodes_of(contest)
        walked = _walked(contest)
        again: list[Node] = []
        ready: dict[Node, tuple[int, int]] = {}
        settled: dict[Node, Settled] = {}
        for node, sources in tree(field, contest.terms.reset).items():
            people = [_from(one, settled) for one in sources]
            one = played.get(node)
            if node in walked:
                settled[node] = Settled(*walked[node], walked=True)
            elif one is not None and (not one.over or replays(contest, one)):
                again += [node] if one.over else []
                settled[node] = Settled()
            elif one is not None:
                winner, loser = ordered(contest, one)
                settled[node] = Settled(winner, loser)
            elif OPEN in people or (node[0] == RESET and settled[FINAL, 0].winner == OPEN):
                settled[node] = Settled()
            elif node[0] == RESET and settled[FINAL, 0].winner == people[0]:
                settled[node] = settled[FINAL, 0]
            else:
                here = [number for number in people if number and there(contest, number)]
                if len(here) == 2:
                    ready[node] = (here[0], here[1])
                    settled[node] = Settled()
                else:
                    winner = here[0] if here else NOBODY
                    gone = [number for number in people if number and number != winner]
                    settled[node] = Settled(winner, *([*gone, NOBODY, NOBODY][:2]), walked=True)
        now = min(map(_level, [*again, *ready]), default=0)
        return (
            [node for node in again if _level(node) == now],
            {node: people for node, people in ready.items() if _level(node) == now},
            settled,
        )

    def _out(self, contest: Contest, settled: Mapping[Node, Settled]) -> dict[int, float]:
        """Who has lost for good, and how late: the round of the losers, then the final."""
        found: dict[int, float] = {}
        final = settled.get((RESET, 0), settled.get((FINAL, 0), Settled()))
        for (stage, _), one in settled.items():
            name, _, number = stage.partition(":")
            if one.loser > 0 and name == LOSERS:
                found[one.loser] = float(number)
            if one.gone:
                found[one.gone] = float(number or 1) * (1 if name == LOSERS else 2)
        if final.loser > 0 and final.winner != OPEN:
            found[final.loser] = len(settled) + 0.5
        return found


def tree(field: Sequence[Contender], reset: bool) -> dict[Node, tuple[Feed, Feed]]:
    """All matches of a double elimination, each after those it waits for.

    Args:
        field: at least two, best first; places of the bracket that they leave free win nothing.
        reset: whether the final is played once more if its loser had not lost before.
    """
    full = _full(len(field))
    count = full // 2
    pairs = deal([*field, *[Contender(NOBODY)] * (full - len(field))], (2,) * count)
    found: dict[Node, tuple[Feed, Feed]] = {
        (f"{WINNERS}:1", slot): (Feed(pair[0]), Feed(pair[1])) for slot, pair in enumerate(pairs)
    }
    last, lost = f"{WINNERS}:1", ""
    level, losing = 1, 0
    while count > 1:
        losing += 1
        stage = f"{LOSERS}:{losing}"
        for slot in range(count // 2):
            ends = (slot, count - 1 - slot)
            first, second = (Feed(node=(lost or last, end), loser=not lost) for end in ends)
            found[stage, slot] = (first, second)
        level += 1
        for slot in range(count // 2):
            ends = (slot, count - 1 - slot)
            first, second = (Feed(node=(last, end)) for end in ends)
            found[f"{WINNERS}:{level}", slot] = (first, second)
        last = f"{WINNERS}:{level}"
        count //= 2
        losing += 1
        lost = f"{LOSERS}:{losing}"
        for slot in range(count):
            found[lost, slot] = (
                Feed(node=(stage, slot)),
                Feed(node=(last, count - 1 - slot), loser=True),
            )
    other = Feed(node=(lost, 0)) if lost else Feed(node=(last, 0), loser=True)
    found[FINAL, 0] = (Feed(node=(last, 0)), other)
    if reset:
        found[RESET, 0] = found[FINAL, 0]
    return found


def _level(node: Node) -> float:
    """In which round a match is played if all goes as drawn: losers' rounds come one after those of the winners."""
    name, _, number = node[0].partition(":")
    return float("inf") if not number else float(number) + (name == LOSERS)


def _full(people: int) -> int:
    """Places of the whole bracket."""
    return 1 << max(1, (people - 1).bit_length())


def _from(one: Feed, settled: Mapping[Node, Settled]) -> int:
    if one.number != OPEN:
        return one.number
    from_match = settled[one.node]
    return from_match.loser if one.loser else from_match.winner


def _walked(contest: Contest) -> dict[Node, tuple[int, int, int]]:
    kept = cast("dict[str, tuple[int, int, int]]", contest.extra.get(WALKED, {}))
    return {(key.partition("/")[0], int(key.partition("/")[2])): (one[0], one[1], one[2]) for key, one in kept.items()}
