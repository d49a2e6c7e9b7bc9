"""Units that are destroyed, removed or too many (rules 6.4, 21.2)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.asks import Ask
from bot.core.shapes import Amounts, Answer, Option, Question, Text
from bot.core.step import Step
from bot.games.twilight_imperium.figures import KINDS, SHIPS, Kind
from bot.games.twilight_imperium.flow.ending import check_elimination
from bot.games.twilight_imperium.forces import Load, damaged, fleets, in_order, in_space, joined, load, take, units_at
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.state import NOBODY, State, Units


def destroy(play: Galaxy, place: str, seat: int, units: Mapping[Kind, int], by: int = NOBODY, hurt: int = -1) -> None:
    """DS1: units of one player are destroyed together (DS3).

    Args:
        play: the match.
        place: position of a system or id of a planet.
        seat: whose.
        units: how many of each type.
        by: who destroyed them, NOBODY for themselves.
        hurt: how many of a single type are damaged ones; -1 takes damaged ones first.
    """
    lost = {kind: count for kind, count in units.items() if count}
    if not lost:
        return
    state = play.board
    for kind, count in lost.items():
        first = min(count, damaged(state, place, seat, kind)) if place in state.systems else 0
        for at, gone in _standing(state, place, seat, kind, count).items():
            take(state, at, seat, kind, gone, first if hurt < 0 else hurt)
        _forget_sustained(state, place, seat, kind, first if hurt < 0 else hurt)
    combat = state.combat
    if combat is not None and seat in combat.sides:
        combat.idle = 0
        gone = combat.lost.setdefault(seat, {})
        for kind, count in lost.items():
            gone[kind] = gone.get(kind, 0) + count
        if state.fought is not None:
            told = state.fought.lost.setdefault(seat, {})
            for kind, count in lost.items():
                told[kind] = told.get(kind, 0) + count
    play.tell("twilight_imperium-event-destroyed", seat=seat, place=place, units=lost, by_seat=by)
    play.follow(opens("UN_DIED", place=place, seat=seat, units=lost, by=by))
    check_elimination(play, seat)


def _forget_sustained(state: State, place: str, seat: int, kind: Kind, hurt: int) -> None:
    """SC9: damaged units that fall are those that have sustained in this round, as far as there are any: what was
    damaged before can be repaired, so nobody would rather lose that, and Direct Hit strikes no other."""
    used = state.combat.sustained.get(seat, {}) if state.combat is not None and state.combat.place == place else {}
    if used.get(kind):
        used[kind] = max(0, used[kind] - hurt)


def _standing(state: State, place: str, seat: int, kind: Kind, count: int) -> dict[str, int]:
    """Where units stand that are destroyed in a place: ground forces that take part in a space combat as ships may be
    on planets (27.1 The Alastor); those in space go first, which nothing may carry any more."""
    if kind != "infantry" or not (troops := joined(state, place, seat)):
        return {place: count}
    found: dict[str, int] = {}
    for at in troops:
        found[at] = min(count, troops[at])
        count -= found[at]
    return {at: gone for at, gone in found.items() if gone}


def remove(play: Galaxy, place: str, seat: int, units: Mapping[Kind, int], *, over: bool = False) -> None:
    """DS1: units go back to reinforcements; nothing is triggered.

    Args:
        over: whether they are more than fleet pool or capacity allow (LC2, LC3).
    """
    gone = {kind: count for kind, count in units.items() if count}
    if not gone:
        return
    state = play.board
    for kind, count in gone.items():
        first = min(count, damaged(state, place, seat, kind)) if place in state.systems else 0
        take(state, place, seat, kind, count, first)
    play.tell("twilight_imperium-event-removed", seat=seat, place=place, units=gone, over=int(over))
    check_elimination(play, seat)


class LimitCheck(Step, tag="twilight_imperium-limits"):
    """LC1: what is too many in some systems is removed, one player and system after the other.

    Args:
        seats: whose; empty for everybody's.
        systems: positions; empty for the whole board.
        crowd: whether capacity counts; it does not in a space combat.
    """

    seats: list[int] = []
    systems: list[str] = []
    crowd: bool = True

    def run(self, play: Galaxy) -> None:
        """Docks that float among others' ships go first; then ask who has too much."""
        state = play.board
        steps: list[Step] = []
        for position in self.systems or list(state.systems):
            bereft = overrun(play, position)
            for seat in list(state.systems[position].units):
                if (not self.seats or seat in self.seats or seat in bereft) and excess(
                    load(play, seat, position), self.crowd
                ):
                    steps.append(TooMany(seat, system=position, crowd=self.crowd))
        play.push(*steps)


def overrun(play: Galaxy, position: str) -> list[int]:
    """28.3, SC12: docks in a space area are destroyed where others have ships and their owner has none; before anything
    else is too many there, and where no ships are left on either side they stay.

    Returns:
        who has lost some.
    """
    there = fleets(play.board, position)
    afloat = {
        seat: units["space_dock"]
        for seat, units in play.board.systems[position].units.items()
        if there and seat not in there and units.get("space_dock")
    }
    for seat, docks in afloat.items():
        destroy(play, position, seat, {"space_dock": docks}, by=there[0])
    return list(afloat)


def excess(found: Load, crowd: bool) -> int:
    """How many units are too many: ships first, then what nothing carries (LC3)."""
    fleet = found.over_fleet
    if not crowd and found.flying:  # in a combat fighters beyond capacity count for nothing (LC1)
        fleet = max(0, found.ships - found.fleet)
    return fleet or (found.over_capacity if crowd else 0)


def surplus(state: State, seat: int, position: str, found: Load) -> Units:
    """LC6: what may be removed because of what is too many; a fighter that takes up no room is none of it (LC4)."""
    units = in_space(state, position, seat)
    if found.over_fleet:
        fighters = min(found.crowd, found.fighters) if found.flying else 0
        most = {kind: count for kind, count in units.items() if kind in SHIPS} | {"fighter": fighters}
    else:
        most = {"infantry": found.ground, "fighter": 0 if found.flying else found.fighters}
    return {kind: n for kind, count in in_order(units) if (n := min(count, most.get(kind, 0)))}


class TooMany(Ask, tag="twilight_imperium-too-many"):
    """`D_REMOVE_EXCESS`: the owner removes what is too many in a system; not destroyed (LC6)."""

    system: str = ""
    crowd: bool = True

    def matters(self, play: Galaxy) -> bool:
        """Whether some of several types can stay."""
        found = load(play, self.seat, self.system)
        units = surplus(play.board, self.seat, self.system, found)
        return len(units) > 1 and 0 < excess(found, self.crowd) < sum(units.values())

    def unasked(self, play: Galaxy) -> None:
        """Nothing is too many any more, or only one type can go, or everything must."""
        found = load(play, self.seat, self.system)
        count = excess(found, self.crowd)
        if count:
            self.chosen(play, cheapest(surplus(play.board, self.seat, self.system, found), count))

    def question(self, play: Galaxy) -> Question:
        """How many of each type go."""
        found = load(play, self.seat, self.system)
        units = surplus(play.board, self.seat, self.system, found)
        count = excess(found, self.crowd)
        options = tuple(
            Option(kind, "twilight_imperium-opt-units-there", {"unit": kind, "count": n}) for kind, n in units.items()
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-too-many", {"count": count, "system": self.system}),
            shape=Amounts(options, dict(units.items()), count, count),
            topic="twilight_imperium-topic-too-many",
            rule="twilight_imperium-rule-fleets",
            default=cheapest(units, count),
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They go; what then is too many is asked for next."""
        gone: Units = dict(answer)
        left = units_at(play.board, self.system, self.seat)
        remove(play, self.system, self.seat, {kind: min(n, left.get(kind, 0)) for kind, n in gone.items()}, over=True)
        play.push(LimitCheck([self.seat], [self.system], self.crowd))


def cheapest(units: Mapping[Kind, int], count: int) -> Units:
    """Units to lose first: fighters, then infantry, then ships, the cheapest first (30.2 `D_REMOVE_EXCESS`)."""
    gone: Units = {}
    for kind, n in sorted(units.items(), key=lambda one: (one[0] != "fighter", -KINDS.index(one[0]))):
        if count <= 0:
            break
        gone[kind] = min(n, count)
        count -= gone[kind]
    return gone
