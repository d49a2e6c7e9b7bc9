"""A bracket as it is shown: what was played, who goes where, and what is still to come (tournaments F6, S6).

What is to come is planned as the format plans it, with places where people will be known: while nobody goes, the
bracket comes out as it is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count, islice, pairwise
from typing import Final, cast

from msgspec import Struct, field
from msgspec.structs import replace

from bot.pairing.brackets import Contender, deal, going_on, ordered, sent
from bot.pairing.contest import Contest, Pairing
from bot.pairing.doubles import LOSERS, NOBODY, OPEN, RESET, WALKED, Feed, Node, tree
from bot.pairing.groups import FIELD, Groups, knockout_of
from bot.pairing.knockout import Knockout, seeded
from bot.pairing.lives import ROUND as LIVES
from bot.pairing.planned import there
from bot.pairing.viewing import Naming, card, near, occasion
from bot.pairing.views import DONE, WAITING, BracketColumn, BracketPage, BracketSlot, MatchCard, SeatLine
from bot.pairing.ways import FINAL, SENDS, THIRD, WINNERS, course_of, nodes_of, replays

PEOPLE: Final = 16
"""Of the first round on a page."""
ROUNDS: Final = 4
"""Of a page."""
LAST: Final = 1 << 20
"""Stands below all others: from there nobody goes to the next round."""


class ShownMatch(Struct):
    """A match of a bracket that may be still to come.

    Args:
        seats: how many sit there.
        known: who of them is known, where it was not paired.
        walked: whether it was won without being played.
        goals: to which matches of the next round somebody goes from it.
    """

    seats: int = 2
    known: list[int] = field(default_factory=list[int])
    walked: bool = False
    goals: list[Node] = field(default_factory=list[Node])


class BracketSide(Struct):
    """A bracket, or one side of it.

    Args:
        name: `winners` or `losers` in double elimination; empty elsewhere.
        rounds: matches of each round, from top to bottom.
        matches: what is known of each.
        linked: whether it can be said who goes where.
    """

    name: str
    rounds: list[list[Node]]
    matches: dict[Node, ShownMatch]
    linked: bool = True


def bracket_page(contest: Contest, naming: Naming, page: int = 0) -> BracketPage:
    """Some rounds of the bracket.

    Args:
        page: from 1; 0 for where the reader sits, or where something is played.
    """
    if not has_bracket(contest):
        return BracketPage(occasion(contest, naming), "", ())
    contest = knockout_of(contest) if contest.terms.format == Groups.key else contest
    drawn = [view for side in sides(contest) for view in pages_of(contest, naming, side)]
    shown = near(page or _newest(drawn), len(drawn))
    one = drawn[shown - 1]
    return BracketPage(occasion(contest, naming, shown, len(drawn)), one.side, one.columns, one.linked)


def has_bracket(contest: Contest) -> bool:
    """Whether a bracket is there to be shown: of a knockout, or of that after groups, once it is paired."""
    return contest.terms.format in (Knockout.key, Groups.key) and bool(nodes_of(contest))


def _newest(drawn: Sequence[BracketPage]) -> int:
    """The page with the reader's latest match, else with the latest of all; of several the last, of sides the first."""
    best, found = (-1, -1, 0), 1
    for at, view in enumerate(drawn, 1):
        matches = [slot.match for column in view.columns for slot in column.slots if slot.match is not None]
        own = [one.round for one in matches if any(seat.who.own for seat in one.seats)]
        now = [one.round for one in matches if one.round]
        worth = (max(own, default=0), max(now, default=0), view.side != LOSERS)
        if worth >= best:
            best, found = worth, at
    return found


def sides(contest: Contest) -> list[BracketSide]:
    """What a contest's brackets consist of, under the terms of its knockout; nothing before the first round."""
    nodes = nodes_of(contest)
    if not nodes:
        return []
    if not contest.terms.double:
        return [_single(contest, nodes)]
    return _double(contest, nodes) if contest.terms.seats == 2 else [_lives(nodes)]


# --- single elimination ----------------------------------------------------------------------------------------------


def _single(contest: Contest, nodes: Mapping[Node, Pairing]) -> BracketSide:
    steps = sorted({_number(stage) for stage, _ in nodes if stage.startswith(WINNERS)})
    rounds = [[node for node in nodes if node[0] == f"{WINNERS}:{step}"] for step in steps]
    if (FINAL, 0) in nodes:
        rounds.append([(FINAL, 0)])
    matches = {node: ShownMatch(len(nodes[node].entrants)) for one in rounds for node in one}
    for before, after in pairwise(rounds):
        for node in before:
            matches[node].goals = [goal for goal in after if set(nodes[node].entrants) & set(nodes[goal].entrants)]
    if (FINAL, 0) not in nodes:
        _to_come(contest, nodes, rounds, matches, steps[-1])
    if contest.terms.third and len(rounds) > 1 and len(rounds[-2]) == 2:
        rounds[-1].append((THIRD, 0))
        matches[THIRD, 0] = ShownMatch()
    return BracketSide("", _in_order(rounds, matches), matches)


def _to_come(
    contest: Contest,
    nodes: Mapping[Node, Pairing],
    rounds: list[list[Node]],
    matches: dict[Node, ShownMatch],
    step: int,
) -> None:
    """Add the rounds that are to be played, as `Single` will pair them (`bot.pairing.ways`).

    Whoever is not known yet has a number below 0.
    """
    sends = cast("list[int]", contest.extra[SENDS])
    unknown = count(-1, -1)
    through: list[tuple[Node, list[int]]] = []
    for node in sorted(rounds[-1], key=lambda one: one[1]):
        goes, one = sends[node[1]], nodes[node]
        closed = one.over and not replays(contest, one)
        through.append((node, going_on(contest, one, goes) if closed else list(islice(unknown, goes))))
    byes = [one.entrant for one in contest.byes if one.stage == f"{WINNERS}:{step}"]
    while True:
        entries = [one for one in _entries(byes, through) if one.number < 0 or there(contest, one.number)]
        if len(entries) < 2:
            return
        plan = course_of(len(entries), contest.terms)
        last = len(plan.sizes) == 1 and not plan.byes
        step += 1
        before = {number: node for node, people in through for number in people}
        dealt = deal(entries[plan.byes :], plan.sizes)
        through = []
        for slot, people in enumerate(dealt):
            node = (FINAL if last else f"{WINNERS}:{step}", slot)
            matches[node] = ShownMatch(len(people), [one for one in people if one > 0])
            for number in people:
                if number in before:
                    matches[before[number]].goals.append(node)
            through.append((node, list(islice(unknown, plan.sends[slot]))))
        rounds.append([node for node, _ in through])
        if last:
            return
        byes = [one.number for one in entries[: plan.byes]]


def _entries(byes: Sequence[int], through: Sequence[tuple[Node, Sequence[int]]]) -> list[Contender]:
    """Who plays the next round, as `Single.entries` has them."""
    found = [Contender(one) for one in byes]
    for place in range(max((len(people) for _, people in through), default=0)):
        row = [Contender(people[place], str(at)) for at, (_, people) in enumerate(through) if len(people) > place]
        found += row if place % 2 == 0 else row[::-1]
    return found


# --- two chances -----------------------------------------------------------------------------------------------------


def _double(contest: Contest, nodes: Mapping[Node, Pairing]) -> list[BracketSide]:
    plan = tree(_field(contest), contest.terms.reset)
    if (RESET, 0) not in nodes:
        plan.pop((RESET, 0), None)
    coming = _arrivals(plan)
    ends = _ends(contest, plan, nodes)
    matches: dict[Node, ShownMatch] = {}
    for node, sources in plan.items():
        if coming[node] == 2:
            known = [one for one in (_who(one, ends) for one in sources) if one > 0]
            walked = node not in nodes and ends[node][0] > 0
            here = ends[node][:1] if walked else [one for one in known if there(contest, one)]
            matches[node] = ShownMatch(2, list(here), walked)
    for node, sources in plan.items():
        for one in sources:
            real = _real(one, plan, coming)
            if node in matches and real.node in matches and not real.loser and _side(real.node) == _side(node):
                matches[real.node].goals.append(node)
    found: list[BracketSide] = []
    for name in (WINNERS, LOSERS):
        stages = list(dict.fromkeys(stage for stage, _ in matches if _side((stage, 0)) == name))
        stages.sort(key=lambda stage: (stage == RESET, stage == FINAL, _number(stage)))
        rounds = [[node for node in matches if node[0] == stage] for stage in stages]
        if rounds:
            found.append(BracketSide(name, _in_order(rounds, matches), matches))
    return found


def _side(node: Node) -> str:
    return LOSERS if node[0].startswith(LOSERS) else WINNERS


def _field(contest: Contest) -> list[Contender]:
    """Who was drawn for the bracket, best first."""
    kept = cast("Sequence[tuple[int, str]]", contest.extra.get(FIELD, ()))
    return [Contender(number, origin) for number, origin in kept] or seeded(contest)


def _comes(one: Feed, coming: Mapping[Node, int]) -> bool:
    """Whether anybody comes from there."""
    if one.number != OPEN:
        return one.number != NOBODY
    return coming[one.node] == 2 if one.loser else coming[one.node] > 0


def _arrivals(plan: Mapping[Node, tuple[Feed, Feed]]) -> dict[Node, int]:
    """How many people come to each match, if all are there: where it is one, nothing is played."""
    found: dict[Node, int] = {}
    for node, sources in plan.items():
        found[node] = sum(_comes(one, found) for one in sources)
    return found


def _real(one: Feed, plan: Mapping[Node, tuple[Feed, Feed]], coming: Mapping[Node, int]) -> Feed:
    """Where somebody really comes from, past matches at which nothing is played."""
    while one.number == OPEN and not one.loser and coming[one.node] == 1:
        one = next(two for two in plan[one.node] if _comes(two, coming))
    return one


def _ends(
    contest: Contest, plan: Mapping[Node, tuple[Feed, Feed]], nodes: Mapping[Node, Pairing]
) -> dict[Node, tuple[int, int]]:
    """Who won and who lost each match of the tree; `OPEN` or `NOBODY` for those who are not known or not there."""
    walked = cast("dict[str, Sequence[int]]", contest.extra.get(WALKED, {}))
    found: dict[Node, tuple[int, int]] = {}
    for node, sources in plan.items():
        one, kept = nodes.get(node), walked.get(f"{node[0]}/{node[1]}")
        if one is not None:
            found[node] = (OPEN, OPEN)
            if one.over and not replays(contest, one):
                winner, loser = ordered(contest, one)
                found[node] = (winner, loser)
        elif kept is not None:
            found[node] = (kept[0], kept[1])
        else:
            here = [_who(source, found) for source in sources]
            found[node] = (max(here), NOBODY) if NOBODY in here else (OPEN, OPEN)
    return found


def _who(one: Feed, ends: Mapping[Node, tuple[int, int]]) -> int:
    return one.number if one.number != OPEN else ends[one.node][one.loser]


def _lives(nodes: Mapping[Node, Pairing]) -> BracketSide:
    """Rounds with two lives: who meets whom is found anew each time, so that no lines lead on."""
    steps = sorted({_number(stage) for stage, _ in nodes if stage.startswith(LIVES)})
    rounds = [sorted(node for node in nodes if node[0] == f"{LIVES}:{step}") for step in steps]
    rounds += [[node] for node in nodes if node[0] == FINAL]
    return BracketSide("", rounds, {node: ShownMatch(len(one.entrants)) for node, one in nodes.items()}, linked=False)


# --- pages -----------------------------------------------------------------------------------------------------------


def _number(stage: str) -> int:
    return int(stage.partition(":")[2] or 0)


def _in_order(rounds: list[list[Node]], matches: Mapping[Node, ShownMatch]) -> list[list[Node]]:
    """Each round from top to bottom so that lines do not cross."""
    found = [rounds[-1]]
    for before in reversed(rounds[:-1]):
        order = {node: at for at, node in enumerate(found[0])}
        place = {
            node: min((order[goal] for goal in matches[node].goals if goal in order), default=999) for node in before
        }
        found.insert(0, sorted(before, key=lambda node: (place[node], node[1])))
    return found


def pages_of(contest: Contest, naming: Naming, side: BracketSide) -> list[BracketPage]:
    """A side of a bracket in pages of four rounds of at most 16 people; the last page shows the last rounds."""
    rounds = side.rounds
    size = [sum(side.matches[node].seats for node in one) for one in rounds]
    last = len(rounds) - 1
    tail = next((at for at in range(max(0, len(rounds) - ROUNDS), last) if max(size[at:]) <= PEOPLE), last)
    found: list[BracketPage] = []
    start = 0
    while start < tail:
        end = min(start + ROUNDS, len(rounds))
        parts = -(-max(size[start:end]) // PEOPLE)
        while len(rounds[end - 1]) < parts and end - 1 > start:
            end -= 1
        for cut in _parts(side, rounds[start:end], parts):
            found.append(_page(contest, naming, side, cut, start))
        start = end
    found.append(_page(contest, naming, side, rounds[tail:], tail))
    return found


def _parts(side: BracketSide, rounds: Sequence[Sequence[Node]], parts: int) -> list[list[list[Node]]]:
    """Rounds cut from left to right into so many parts: the widest evenly, the others so that lines stay whole."""
    widest = max(range(len(rounds)), key=lambda at: len(rounds[at]))
    part = {node: at * parts // len(rounds[widest]) for at, node in enumerate(rounds[widest])}
    for one in reversed(rounds[:widest]):
        for at, node in enumerate(one):
            goals = [part[goal] for goal in side.matches[node].goals if goal in part]
            part[node] = min(goals) if goals else at * parts // len(one)
    for before, after in pairwise(rounds[widest:]):
        for at, node in enumerate(after):
            feeds = [part[one] for one in before if node in side.matches[one].goals]
            part[node] = min(feeds) if feeds else at * parts // len(after)
    cuts = [[[node for node in one if part[node] == number] for one in rounds] for number in range(parts)]
    return [[one for one in cut if one] for cut in cuts]


def _page(
    contest: Contest, naming: Naming, side: BracketSide, rounds: Sequence[Sequence[Node]], start: int
) -> BracketPage:
    nodes = nodes_of(contest)
    columns: list[BracketColumn] = []
    for at, one in enumerate(rounds):
        after = {node: place for place, node in enumerate(rounds[at + 1])} if at + 1 < len(rounds) else {}
        slots: list[BracketSlot] = []
        for node in one:
            plan = side.matches[node]
            goals = tuple(sorted({after[goal] for goal in plan.goals if goal in after}))
            match = _match(contest, naming, nodes.get(node), plan)
            slots.append(BracketSlot(match, plan.seats, goals, THIRD if node[0] == THIRD else ""))
        columns.append(BracketColumn(*_named(contest, side, start + at), tuple(slots)))
    return BracketPage(occasion(contest, naming), side.name, tuple(columns), side.linked)


def _match(contest: Contest, naming: Naming, one: Pairing | None, plan: ShownMatch) -> MatchCard | None:
    """A match as it is shown: as it was paired, or with those who are known to come."""
    if one is None:
        known = tuple(SeatLine(naming.who(contest, number), through=plan.walked) for number in plan.known)
        return MatchCard(0, DONE if plan.walked else WAITING, known) if known else None
    shown = card(contest, naming, one)
    if shown.state != DONE:
        return shown
    seats = [replace(seat, through=seat.who.number in _gone_on(contest, one)) for seat in shown.seats]
    return replace(shown, seats=tuple(seats))


def _gone_on(contest: Contest, one: Pairing) -> Sequence[int]:
    """Who went on from a match that is over, or has won it."""
    if one.stage in (FINAL, RESET, THIRD) or contest.terms.seats == 2:
        return ordered(contest, one)[:1] if not replays(contest, one) else ()
    if one.stage.startswith(LIVES):
        return going_on(contest, one, sent(contest.terms))
    later = {number for other in contest.live if other.round > one.round for number in other.entrants}
    later |= {bye.entrant for bye in contest.byes if bye.round > one.round}
    if later:
        return [number for number in one.entrants if number in later]
    return going_on(contest, one, cast("list[int]", contest.extra[SENDS])[one.slot])


def _named(contest: Contest, side: BracketSide, at: int) -> tuple[str, int]:
    """What a round is called, and its number."""
    left = len(side.rounds) - 1 - at
    stage = side.rounds[at][0][0]
    if stage in (FINAL, RESET):
        return stage, at + 1
    if contest.terms.seats > 2 or side.name:
        return "round", at + 1
    return ("semi", at + 1) if left == 1 else ("last", 2 ** (left + 1))
