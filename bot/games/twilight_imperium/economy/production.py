"""Production (rules 11.6): what can be made in a system, what it costs, where it goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.scopes import Scope
from bot.core.shapes import Amounts, Answer, Field, Form, Option, Pick, Question, ReadyAnswer, Text
from bot.games.twilight_imperium.economy.payment import (
    Payment,
    next_payment_field,
    pay,
    proposals,
    purse,
    read_payment,
)
from bot.games.twilight_imperium.economy.yards import Yard, groups_back, makeable, price, producing, returnable
from bot.games.twilight_imperium.figures import SHIPS, UNLIMITED, Kind
from bot.games.twilight_imperium.flow.figures_back import placeable
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.forces import (
    card,
    load,
    put,
    supply,
    take,
)
from bot.games.twilight_imperium.hooks.blocks import Galaxy, goes_off
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.state import Units

NONE: Final[dict[str, int]] = {}
CARRIERS: Final = 2
"""Carriers with which one more is not what is needed first."""
WORTHIEST: Final[tuple[Kind, ...]] = ("dreadnought", "carrier", "cruiser", "destroyer", "infantry", "fighter")
"""What is proposed, in this order."""
UNIT_LIMIT: Final = 99
"""As many as can be made."""
USE: Final = "production"
"""What lasts for one use of production."""


def _groups_field(kind: str, count: int, sources: Mapping[str, int]) -> Field:
    """Which groups of a kind come back, all of them chosen at once.

    Raises:
        IllegalAnswer: fewer can come back than are needed.
    """
    if len(sources) < count:
        raise IllegalAnswer("twilight_imperium-no-figure", unit=kind)
    options = tuple(
        Option(f"{at}:{kind}", "twilight_imperium-opt-units", {"unit": kind, "count": n, "place": at})
        for at, n in sources.items()
    )
    prompt = Text("twilight_imperium-ask-groups-back", {"unit": kind, "count": count})
    return Field(_groups_of(kind), prompt, Pick(options, count, count))


def _groups_of(kind: str) -> str:
    """The field of groups of this kind."""
    return f"{kind}_groups"


def _chosen(answer: Mapping[str, Answer], kind: str) -> list[str]:
    """The groups of a kind that an answer gives back: `"102:infantry"`."""
    given: str | list[str] = answer.get(_groups_of(kind), [])
    return [given] if isinstance(given, str) else given


class Produce(Ask, tag="twilight_imperium-produce"):
    """`D_PRODUCE`: units are made in a system: how many of each, which return for them, where they go, what is paid.

    Args:
        system: position.
        only: planet, or system of one that floats, whose dock alone produces (Warfare's secondary).
        use: whether it is a use of production (PR9).
        declared: the answer, while `PR_USE` goes by (PR8); what that made impossible is declared anew.
        primed: whether what changes limit and payment has gone by, which comes before anything is declared.
    """

    system: str = ""
    only: str = ""
    use: bool = True
    declared: dict[str, Any] | None = None
    primed: bool = False

    def yard(self, play: Galaxy) -> Yard:
        """What there is to produce with."""
        return producing(play, self.seat, self.system, self.only)

    def budget(self, play: Galaxy) -> int:
        """Resources that can be spent."""
        return purse(play, self.seat, "resources").all

    def most(self, play: Galaxy, yard: Yard) -> dict[Kind, int]:
        """Types that can be made -> the most of each."""
        return makeable(play, self.seat, yard, self.budget(play), self.use)

    def _primes(self, play: Galaxy) -> bool:
        """Whether something that its owner has in play would change limit or payment of this use."""
        if not self.use or self.primed or self.declared is not None:
            return False
        return goes_off(play, self.seat, self._before(), "PR_USE")

    def _before(self) -> dict[str, Any]:
        return {"seat": self.seat, "system": self.system, "only": self.only, "before": True, "units": {}}

    def waits(self, play: Galaxy) -> bool:
        """Not before what changes limit and payment has gone by."""
        return super().waits(play) and not self._primes(play)

    def matters(self, play: Galaxy) -> bool:
        """Whether anything can be made, and nothing is declared that stands; all of it is public."""
        if self.declared is not None and self._stands(play):
            return False
        yard = self.yard(play)
        return yard.limit > 0 and bool(self.most(play, yard))

    def _stands(self, play: Galaxy) -> bool:
        """Whether what was declared can still be made and paid as it was."""
        assert self.declared is not None
        units: Units = self.declared["units"]
        yard = self.yard(play)
        most = self.most(play, yard)
        if sum(units.values()) > yard.limit or any(count > most.get(kind, 0) for kind, count in units.items()):
            return False
        try:
            self.check(play, self.seat, "", self.declared)
        except IllegalAnswer:
            return False
        return True

    def question(self, play: Galaxy) -> Question:
        """How many of each type."""
        yard = self.yard(play)
        money = self.budget(play)
        most = self.most(play, yard)
        options = tuple(
            Option(kind, "twilight_imperium-opt-unit", {"unit": kind, "most": count}) for kind, count in most.items()
        )
        return Question(
            slot="",
            prompt=Text(
                "twilight_imperium-ask-produce", {"system": self.system, "limit": yard.limit, "resources": money}
            ),
            shape=Form("units", Amounts(options, dict(most), 0, min(yard.limit, sum(most.values())))),
            topic="twilight_imperium-topic-produce",
            rule="twilight_imperium-rule-production",
            default={"units": {}},
            ready=self.builds(play, yard, most, money),
        )

    def builds(self, play: Galaxy, yard: Yard, most: Mapping[Kind, int], money: int) -> tuple[ReadyAnswer, ...]:
        """ReadyAnswer builds: what is proposed, infantry alone, nothing."""
        found = [ReadyAnswer("nothing", Text("twilight_imperium-ready-nothing"), {"units": {}})]
        for name, units in (("proposed", self.proposed(play, yard, most, money)), ("infantry", self.infantry(most))):
            if units:
                answer = self.completed(play, yard, units)
                if answer is not None:
                    cost = price(play, self.seat, units, self.use)
                    label = Text(f"twilight_imperium-ready-{name}", {"units": units, "price": cost})
                    found.insert(len(found) - 1, ReadyAnswer(name, label, answer))
        return tuple(found)

    def infantry(self, most: Mapping[Kind, int]) -> Units:
        """As much infantry as can be made."""
        return {"infantry": most["infantry"]} if most.get("infantry") else {}

    def proposed(self, play: Galaxy, yard: Yard, most: Mapping[Kind, int], money: int) -> Units:
        """The dearest ship that fits the fleet, then what it can carry, then more of the same.

        As long as there are few carriers one comes first, with infantry for it: nothing else takes planets.
        """
        room = load(play, self.seat, self.system)
        units: Units = {}
        slots = room.fleet - room.ships
        carried = room.capacity - room.ground - room.fighters

        def make(kind: Kind, count: int) -> None:
            nonlocal slots, carried
            figure = card(play.board, self.seat, kind)
            if figure is None or figure.cost is None:
                return
            ship = kind in SHIPS and kind != "fighter"
            for _ in range(min(count, most.get(kind, 0) - units.get(kind, 0))):
                more = {**units, kind: units.get(kind, 0) + 1}
                if price(play, self.seat, more, self.use) > money or sum(more.values()) > yard.limit:
                    return
                if (ship and (slots < 1 or kind in units)) or (kind == "fighter" and carried < 1):
                    return
                units[kind] = more[kind]
                slots -= ship
                carried += figure.capacity - (kind == "fighter")

        if sum(one.units.get(self.seat, {}).get("carrier", 0) for one in play.board.systems.values()) < CARRIERS:
            make("carrier", 1)
            make("infantry", carried if units else 0)
        for kind in WORTHIEST:
            make(kind, UNIT_LIMIT)
        return units

    def completed(self, play: Galaxy, yard: Yard, units: Units) -> Answer | None:
        """A whole answer for units, None where figures would have to return."""
        answer: dict[str, Answer] = {"units": units}
        if self.lacking(play, units) or self.groups(play, answer):
            return None
        where = self.places(play, yard)
        if units.get("infantry") and len(where) > 1:
            answer["places"] = {where[0]: units["infantry"]}
        cost = price(play, self.seat, units, self.use)
        if cost > 0:
            found = proposals(purse(play, self.seat, "resources"), cost)
            if not found:
                return None
            answer["pay"] = found[0].id
        return answer

    def lacking(self, play: Galaxy, units: Mapping[Kind, int]) -> dict[Kind, int]:
        """C5: types of which figures must return first -> how many."""
        return {
            kind: lack
            for kind, count in units.items()
            if kind not in UNLIMITED and (lack := count - supply(play.board, self.seat, kind)) > 0
        }

    def places(self, play: Galaxy, yard: Yard) -> list[str]:
        """PR6, C4: where ground forces can go, be it for a group that comes back."""
        found = [*yard.planets, *([yard.system] if yard.in_space else [])]
        return [place for place in found if placeable(play.board, self.seat, place, "infantry")]

    def groups(self, play: Galaxy, answer: Mapping[str, Answer]) -> dict[str, tuple[int, dict[str, int]]]:
        """C4, C5: fighters and infantry for which groups have to come back -> how many, and from where."""
        units: Units = answer["units"]
        where = self.places(play, self.yard(play))
        going = {"fighter": [self.system] if units.get("fighter") else []}
        going["infantry"] = [*answer.get("places", where[:1])] if units.get("infantry") else []
        found = {kind: groups_back(play.board, self.seat, kind, places) for kind, places in going.items()}
        return {kind: one for kind, one in found.items() if one[0]}

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """Figures that return, where ground forces go, what is paid."""
        units: Units = partial["units"]
        lacking = self.lacking(play, units)
        if lacking and "back" not in partial:
            most = {
                f"{at}:{kind}": min(count, lacking[kind])
                for kind in lacking
                for at, count in returnable(play.board, seat, kind).items()
            }
            options = tuple(
                Option(
                    id,
                    "twilight_imperium-opt-return",
                    {"system": id.split(":")[0], "unit": id.split(":")[1], "count": count},
                )
                for id, count in most.items()
            )
            count = sum(lacking.values())
            return Field(
                "back", Text("twilight_imperium-ask-return", {"count": count}), Amounts(options, most, count, count)
            )
        yard = self.yard(play)
        count = units.get("infantry", 0)
        where = self.places(play, yard)
        if count and len(where) > 1 and "places" not in partial:
            options = tuple(Option(place, "twilight_imperium-opt-place", {"place": place}) for place in where)
            return Field(
                "places",
                Text("twilight_imperium-ask-places", {"count": count}),
                Amounts(options, dict.fromkeys(where, count), count, count),
                start={where[0]: count},
            )
        for kind, (count, sources) in self.groups(play, partial).items():
            if _groups_of(kind) not in partial:
                return _groups_field(kind, count, sources)
        money = purse(play, seat, "resources")
        return next_payment_field(money, "pay", "resources", price(play, seat, units, self.use), dict(partial))

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """Figures return one for one; the price is paid; new groups of infantry have figures (C4)."""
        self.read(play, answer)
        units: Units = answer["units"]
        back: dict[str, int] = answer.get("back", NONE)
        for kind, lack in self.lacking(play, units).items():
            if sum(count for id, count in back.items() if id.endswith(f":{kind}")) != lack:
                raise IllegalAnswer("twilight_imperium-wrong-return", unit=kind, count=lack)
        for kind, (count, _) in self.groups(play, answer).items():
            if len(_chosen(answer, kind)) != count:
                raise IllegalAnswer("twilight_imperium-no-figure", unit=kind)

    def read(self, play: Galaxy, answer: Answer) -> Payment:
        """The payment of an answer.

        Raises:
            IllegalAnswer: it does not pay the price.
        """
        cost = price(play, self.seat, answer["units"], self.use)
        return read_payment(purse(play, self.seat, "resources"), "pay", cost, answer)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """PR8: a use of production is a moment of its own before it is paid; then it is made."""
        units: Units = answer["units"]
        if not units:
            return
        if not self.use or self.declared is not None:
            self.make(play, answer)
            return
        play.push(
            opens("PR_USE", seat=self.seat, system=self.system, units=units),
            replace(self, answer=UNSET, declared=answer),
        )

    def make(self, play: Galaxy, answer: Answer) -> None:
        """Paid, made, placed."""
        units: Units = answer["units"]
        state, payment = play.board, self.read(play, answer)
        where = self.places(play, self.yard(play))
        pay(play, self.seat, payment)
        for id, count in answer.get("back", NONE).items():
            at, kind = id.split(":")
            take(state, at, self.seat, kind, count)
        for kind, (_, sources) in self.groups(play, answer).items():
            for id in _chosen(answer, kind):
                at = id.split(":")[0]
                take(state, at, self.seat, kind, sources[at])
                play.tell(
                    "twilight_imperium-event-removed", seat=self.seat, place=at, units={kind: sources[at]}, over=0
                )
        for kind, count in units.items():
            if kind in SHIPS:
                put(state, self.system, self.seat, kind, count)
        if units.get("infantry"):
            ground: dict[str, int] = answer.get("places") or {where[0]: units["infantry"]}
            for place, count in ground.items():
                put(state, place, self.seat, "infantry", count)
        play.tell("twilight_imperium-event-produced", seat=self.seat, system=self.system, units=units)
        play.push(
            opens("PR_DONE", seat=self.seat, system=self.system, units=units, use=self.use),
            LimitCheck([self.seat]),
        )

    def unasked(self, play: Galaxy) -> None:
        """What was declared is made; or nothing can be; or something comes first."""
        if self._primes(play):
            play.push(opens("PR_USE", **self._before()), replace(self, primed=True), Scope(USE))
            return
        if self.declared is not None and self._stands(play):
            self.make(play, self.declared)
