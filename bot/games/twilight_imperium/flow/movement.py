"""Movement (rules 11.2): which ships can come to the active system, what rides with them, the whole plan at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Answer, Field, Form, Option, Question, ReadyAnswer, Text
from bot.core.step import Step
from bot.games.twilight_imperium.figures import SHIPS, Kind
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.flow.rifts import SAFE, fates, lose_cargo, lose_ships, shared_out
from bot.games.twilight_imperium.flow.stacks import (
    CARRIES,
    Hold,
    Stack,
    check_batches,
    holds,
    loadable,
    stacks,
    stowed,
    system_of,
)
from bot.games.twilight_imperium.forces import (
    damaged,
    in_space,
    on_planet,
    put,
    take,
    without_figure,
)
from bot.games.twilight_imperium.galaxy.anomalies import RIFT, anomalies
from bot.games.twilight_imperium.galaxy.geometry import NEIGHBOURS
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.notation.writing import moves
from bot.games.twilight_imperium.space import tiles
from bot.games.twilight_imperium.state import State, Units

Plan = dict[str, dict[str, int]]
"""A move plan: `ships` -> stack -> number, `cargo` -> `PLACE:TYPE` -> number."""
EMPTY: Final[Plan] = {"ships": {}}


def check_plan(play: Galaxy, seat: int, active: str, plan: Mapping[str, Mapping[str, int]]) -> None:
    """MV1-MV15: whether a plan can be carried out.

    Raises:
        IllegalAnswer: why not.
    """
    known = stacks(play, seat, active)
    ships, cargo = plan.get("ships", {}), plan.get("cargo", {})
    used: dict[tuple[str, Kind, bool], int] = {}
    for id, count in ships.items():
        stack = known.get(id)
        if stack is None:
            raise IllegalAnswer("twilight_imperium-cannot-come", stack=id)
        key = stack.origin, stack.kind, stack.hurt
        used[key] = used.get(key, 0) + count
        whole = in_space(play.board, stack.origin, seat)[stack.kind]
        hurt = damaged(play.board, stack.origin, seat, stack.kind)
        if used[key] > (hurt if stack.hurt else whole - hurt):
            raise IllegalAnswer("twilight_imperium-not-so-many", stack=id, count=count)
    if sum(count for id, count in ships.items() if known[id].boosted) > 1:
        raise IllegalAnswer("twilight_imperium-one-boost")
    check_batches(play, seat, active, ships)
    most = loadable(play, seat, active, ships)
    for id, count in cargo.items():
        if count > most.get(id, 0):
            raise IllegalAnswer("twilight_imperium-cannot-ride", place=id.split(":")[0])
    if cargo and stowed(play.board, holds(play, seat, active, ships), cargo) is None:
        raise IllegalAnswer("twilight_imperium-no-room")
    for kind in ("infantry", "fighter"):
        leaving = {id.split(":")[0]: count for id, count in cargo.items() if id.endswith(f":{kind}")}
        for id, count in ships.items():
            if known[id].kind == kind:
                leaving[known[id].origin] = leaving.get(known[id].origin, 0) + count
        if leaving and without_figure(play.board, seat, kind, leaving, {active: sum(leaving.values())}):
            raise IllegalAnswer("twilight_imperium-no-figure", unit=kind)


def ships_shape(play: Galaxy, seat: int, active: str) -> Amounts:
    """`D_MOVE`, the ships."""
    known = stacks(play, seat, active)
    routes = Counter((one.origin, one.kind, one.hurt) for one in known.values())
    options = tuple(
        Option(
            one.id,
            "twilight_imperium-opt-ships",
            {
                "unit": one.kind,
                "count": one.count,
                "system": one.origin,
                "steps": one.route.steps,
                "rifts": one.route.exits,
                "damaged": int(one.hurt),
                "path": list(one.route.path),
                **_way(one.route.path, alone=routes[one.origin, one.kind, one.hurt] == 1),
                **({"way": "behind"} if one.behind else {}),
                "boosted": int(one.boosted),
            },
        )
        for one in known.values()
    )
    most = {one.id: one.count for one in known.values()}
    return Amounts(options, most, 0, sum(most.values()))


def _way(path: Sequence[str], *, alone: bool) -> dict[str, str]:
    """What a ship's route is called where it has several: it names the systems on the way, else how it comes."""
    through = " · ".join(path[1:-1])
    holes = any(there not in NEIGHBOURS[at] for at, there in pairwise(path))
    way = (
        "only"
        if alone
        else f"through{'-wormhole' if holes else ''}"
        if through
        else "wormhole"
        if holes
        else "straight"
    )
    return {"way": way, "through": through}


def cargo_field(play: Galaxy, seat: int, active: str, ships: Mapping[str, int]) -> Field | None:
    """`D_MOVE`, what rides; nothing is asked where nothing can."""
    most = loadable(play, seat, active, ships)
    if not most:
        return None
    found = holds(play, seat, active, ships)
    room = sum(hold.room for hold in found)
    options = tuple(
        Option(id, "twilight_imperium-opt-cargo", {"place": id.split(":")[0], "unit": id.split(":")[1], "count": count})
        for id, count in most.items()
    )
    return Field(
        "cargo",
        Text("twilight_imperium-ask-cargo", {"room": room}),
        Amounts(options, most, 0, min(room, sum(most.values()))),
        start=fullest(play, seat, active, ships),
    )


def fullest(play: Galaxy, seat: int, active: str, ships: Mapping[str, int]) -> dict[str, int]:
    """As much cargo as fits from where ships come, infantry first, one of a planet left behind to hold it."""
    state = play.board
    most = loadable(play, seat, active, ships)
    found = holds(play, seat, active, ships)
    chosen: dict[str, int] = {}
    for id in sorted(most, key=lambda one: (one.split(":")[1] != "infantry", one.split(":")[0] in state.planets, one)):
        place = id.split(":")[0]
        if system_of(state, place) == active:
            continue
        keep = 1 if place in state.planets and "space_dock" not in on_planet(state, place, seat) else 0
        for count in range(most[id] - keep, 0, -1):
            if stowed(state, found, {**chosen, id: count}) is not None:
                chosen[id] = count
                break
    return chosen


class MoveShips(Ask, tag="twilight_imperium-moves"):
    """`D_MOVE`: the whole plan is declared, then executed (MV1). One declared with the activation is carried out if it
    is still legal; else it is asked for again.

    Args:
        active: the active system.
        plan: declared with the activation.
    """

    active: str = ""
    plan: dict[str, dict[str, int]] | None = None

    def matters(self, play: Galaxy) -> bool:
        """Whether something could come, and no plan stands."""
        return not self._stands(play) and bool(stacks(play, self.seat, self.active))

    def _stands(self, play: Galaxy) -> bool:
        action = play.board.tactical
        if self.plan is None or (action is not None and action.replan):
            return False
        try:
            check_plan(play, self.seat, self.active, self.plan)
        except IllegalAnswer:
            return False
        return True

    def question(self, play: Galaxy) -> Question:
        """What comes."""
        nothing: dict[str, Answer] = {"ships": {}}
        if cargo_field(play, self.seat, self.active, {}) is not None:
            nothing["cargo"] = {}
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-move", {"system": self.active}),
            shape=Form("ships", ships_shape(play, self.seat, self.active)),
            topic="twilight_imperium-topic-move",
            rule="twilight_imperium-rule-movement",
            default=nothing,
            ready=(ReadyAnswer("nothing", Text("twilight_imperium-ready-nothing"), nothing),),
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """What rides."""
        return None if "cargo" in partial else cargo_field(play, seat, self.active, partial["ships"])

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """As the rules have it."""
        check_plan(play, seat, self.active, answer)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is carried out."""
        play.push(Execute(self.seat, self.active, answer))

    def unasked(self, play: Galaxy) -> None:
        """The plan that stands; of one that does not any more (AT6) what rides within the active system, or nothing."""
        plan = dict(self.plan or EMPTY)
        if not self._stands(play):
            inside = {
                id: count
                for id, count in plan.get("cargo", {}).items()
                if system_of(play.board, id.split(":")[0]) == self.active
            }
            plan = MoveShips(self.seat, active=self.active, plan={**EMPTY, "cargo": inside}).legal(play)
        play.push(Execute(self.seat, self.active, plan))

    def legal(self, play: Galaxy) -> Plan:
        """The declared plan if the rules allow it, else one in which nothing moves."""
        return self.plan if self.plan is not None and self._stands(play) else EMPTY


class Execute(Step, tag="twilight_imperium-execute"):
    """MV14: rift dice, removals, arrivals together; then limits everywhere (MV16), then what waits for arrivals."""

    seat: int
    active: str
    plan: dict[str, dict[str, int]]

    def run(self, play: Galaxy) -> None:
        """Carry it out."""
        state = play.board
        ships, cargo = self.plan.get("ships", {}), self.plan.get("cargo", {})
        known = {id: stacks(play, self.seat, self.active)[id] for id in ships}
        found = holds(play, self.seat, self.active, ships)
        riding = stowed(state, found, cargo) or {}
        arrived = False
        # 28.7: whoever carries a wormhole for others goes before them
        for id in sorted(ships, key=lambda id: known[id].behind):
            stack, count = known[id], ships[id]
            if stack.behind and not self._carried(play):
                stack = self._otherwise(play, found, riding, stack)
                if stack is None:
                    continue
            lost = 0
            if stack.route.exits:
                fated = fates(play, self.seat, stack.kind, count, stack.route.exits)
                lost = sum(fate != SAFE for fate in fated)
                lose_ships(play, stack.origin, self.seat, stack.kind, lost, lost if stack.hurt else 0)
                self._lose_cargo(play, found, riding, stack, fated)
            left = count - lost
            take(state, stack.origin, self.seat, stack.kind, left, left if stack.hurt else 0)
            put(state, self.active, self.seat, stack.kind, left, left if stack.hurt else 0)
            arrived = arrived or (left > 0 and stack.kind in SHIPS)
        moved: dict[str, int] = {}
        for (id, _), count in riding.items():
            place, kind = id.split(":")
            take(state, place, self.seat, kind, count)
            put(state, self.active, self.seat, kind, count)
            moved[kind] = moved.get(kind, 0) + count
        if ships or moved:
            play.tell(
                "twilight_imperium-event-moved",
                seat=self.seat,
                system=self.active,
                units=_told(known, ships),
                ships=sum(ships.values()),
                cargo=moved,
                riding=sum(moved.values()),
                line=moves(ships, cargo),
            )
        play.forget()
        if state.tactical is not None:
            state.tactical.arrived = arrived
        came = [opens("MV_ARRIVED", seat=self.seat, system=self.active)] if arrived else []
        play.push(LimitCheck([self.seat]), *came)

    def _carried(self, play: Galaxy) -> bool:
        """Whether the ship that others come behind has arrived (28.7)."""
        return bool(in_space(play.board, self.active, self.seat).get(CARRIES))

    def _otherwise(
        self, play: Galaxy, found: list[Hold], riding: dict[tuple[str, int], int], stack: Stack
    ) -> Stack | None:
        """28.7: with the wormhole lost in a rift, the shortest way that is left, with what can still be taken up on it;
        None where there is none, and all of it stays."""
        play.forget()
        same = [
            one
            for one in stacks(play, self.seat, self.active).values()
            if (one.origin, one.kind, one.hurt) == (stack.origin, stack.kind, stack.hurt) and not one.boosted
        ]
        other = min(same, key=lambda one: (one.route.exits, one.route.steps), default=None)
        calls = (stack.origin, *other.route.passed, self.active) if other is not None else ()
        at = next((at for at, hold in enumerate(found) if hold.stack == stack.id), None)
        for id, hold in list(riding):
            if hold == at and system_of(play.board, id.split(":")[0]) not in calls:
                del riding[id, hold]
        return replace(other, id=stack.id) if other is not None else None

    def _lose_cargo(
        self, play: Galaxy, found: list[Hold], riding: dict[tuple[str, int], int], stack: Stack, fates: list[int]
    ) -> None:
        """MV12: lost ships take with them what was aboard; what was to be taken up later stays where it is."""
        state = play.board
        at = next((at for at, hold in enumerate(found) if hold.stack == stack.id), None)
        if at is None:
            return
        room = found[at].room // len(fates)
        cargo = sorted((id, count) for (id, hold), count in riding.items() if hold == at)
        exits = [position for position, where in enumerate(stack.route.path[:-1]) if _is_rift(state, where)]
        lost: dict[str, int] = {}
        for fate, units in zip(fates, shared_out([room] * len(fates), cargo), strict=True):
            if fate == SAFE:
                continue
            passed = stack.route.path[: exits[fate] + 1]
            for id in units:
                riding[id, at] -= 1
                if system_of(state, id.split(":")[0]) in passed:
                    lost[id] = lost.get(id, 0) + 1
        for id, count in lost.items():
            place, kind = id.split(":")
            lose_cargo(play, place, self.seat, kind, count)


def _is_rift(state: State, position: str) -> bool:
    return anomalies(tiles(state)).get(position) == RIFT


def _told(known: Mapping[str, Stack], ships: Mapping[str, int]) -> Units:
    units: Units = {}
    for id, count in ships.items():
        units[known[id].kind] = units.get(known[id].kind, 0) + count
    return units
