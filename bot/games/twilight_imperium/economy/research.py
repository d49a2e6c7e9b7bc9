"""Research (rules 14.4): what can be researched, what is exhausted for it, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.twilight_imperium.economy.payment import (
    Payment,
    left_after,
    most_left,
    next_payment_field,
    pay,
    purse,
    read_payment,
)
from bot.games.twilight_imperium.figures import COLOURS, PLANETS, SYMBOLS, TECHNOLOGIES, technology_deck
from bot.games.twilight_imperium.hooks.blocks import Galaxy, goes_off
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import PREREQ, waived
from bot.games.twilight_imperium.readings import SPECIALTIES, follows_given
from bot.games.twilight_imperium.state import Player

NOTHING: Final = "nothing"
"""Option id: research nothing."""
TOKENS: Final = "tokens"
"""Option id: what comes in place of any research (28.11 Propagation)."""
TOKENS_INSTEAD: Final = 3
"""Command tokens that it brings."""


class Lack(NamedTuple):
    """What is missing for a technology: symbols by colour, and how many of any colour are waived anyway."""

    symbols: Mapping[str, int]
    waived: int

    @property
    def left(self) -> int:
        """Symbols that must be found elsewhere."""
        return max(0, sum(self.symbols.values()) - self.waived)


def symbols(player: Player) -> dict[str, int]:
    """Symbols of a player's technologies by colour; unit upgrades give none (TE1), nor do cards that have but the text
    of another's (28.11)."""
    found = dict.fromkeys(COLOURS, 0)
    for technology in player.technologies:
        colour = TECHNOLOGIES[technology].colour
        if colour and technology not in player.copied.values():
            found[colour] += 1
    return found


def lack(play: Galaxy, seat: int, technology: str) -> Lack:
    """What a player misses for a technology."""
    owned = symbols(play.board.players[seat])
    if follows_given(play, SPECIALTIES):
        for planet in play.board.planets_of(seat):
            if PLANETS[planet].specialty:
                owned[PLANETS[planet].specialty] += 1
    needed = dict.fromkeys(COLOURS, 0)
    for letter in TECHNOLOGIES[technology].needs:
        needed[SYMBOLS[letter]] += 1
    missing = {colour: needed[colour] - owned[colour] for colour in COLOURS if needed[colour] > owned[colour]}
    # Where nothing is missing nobody need be asked what is waived: views reckon this for all of a seat's technologies.
    return Lack(missing, waived(play, seat, technology) if missing else 0)


def specialties(play: Galaxy, seat: int) -> dict[str, list[str]]:
    """TE2: ready planets of a player with a technology specialty, by colour, none where they count by themselves
    (`readings.SPECIALTIES`); and laws that help in their place (Research Teams)."""
    found: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    for helper, colour in teams(play, seat):
        found[colour].append(helper)
    if follows_given(play, SPECIALTIES):
        return found
    for planet, world in play.board.planets.items():
        if world.controller == seat and world.ready and PLANETS[planet].specialty:
            found[PLANETS[planet].specialty].append(planet)
    return found


def teams(play: Galaxy, seat: int) -> tuple[tuple[str, str], ...]:
    """Ready cards that can be exhausted for one prerequisite of a colour, each with that colour."""
    found: tuple[tuple[str, str], ...] | None = play.query(PREREQ, None, seat=seat, technology="", teams=True).value
    return found or ()


def waivers(
    play: Galaxy, seat: int, technology: str, ready: Mapping[str, list[str]] | None = None
) -> list[tuple[str, ...]]:
    """TE2: sets of planets (and laws) that can be exhausted for what is missing, none of them needless; empty where it
    cannot be.

    What waives all prerequisites for a price is found by `all_waived`.

    Args:
        play: the match.
        seat: who would research.
        technology: id.
        ready: their `specialties`, where they are reckoned already for many technologies.
    """
    missing = lack(play, seat, technology)
    if not missing.left:
        return [()]
    ready = specialties(play, seat) if ready is None else ready
    colours = {planet: colour for colour, planets in ready.items() for planet in planets}
    usable = [planet for colour, count in missing.symbols.items() if count for planet in ready[colour]]
    found: list[tuple[str, ...]] = []
    for chosen in combinations(usable, missing.left):
        covered = dict.fromkeys(COLOURS, 0)
        for planet in chosen:
            covered[colours[planet]] += 1
        if all(covered[colour] <= missing.symbols.get(colour, 0) for colour in COLOURS):
            found.append(chosen)
    return found


def all_waived(play: Galaxy, seat: int, technology: str) -> Mapping[str, int]:
    """TE2: components that waive all prerequisites, with the resources each costs (Inheritance Systems)."""
    found: Mapping[str, int] | None = play.query(PREREQ, None, seat=seat, technology=technology, all=True).value
    return found or {}


class Means(NamedTuple):
    """How the prerequisites of a technology are met.

    Args:
        planets: whose specialties are used.
        source: component that waives all of them, empty for none.
        price: resources that the research costs.
        extra: resources that the component costs, paid separately (PY2).
    """

    planets: tuple[str, ...]
    source: str
    price: int
    extra: int = 0

    @property
    def id(self) -> str:
        """As the id of an option."""
        return self.source or "+".join(self.planets) or "-"


def means(
    play: Galaxy, seat: int, technology: str, price: int, ready: Mapping[str, list[str]] | None = None
) -> dict[str, Means]:
    """How a player could meet the prerequisites of a technology and pay for it, by id.

    Args:
        play: the match.
        seat: who would.
        technology: id.
        price: resources that the research itself costs.
        ready: as of `waivers`.
    """
    found: dict[str, Means] = {}
    for used in waivers(play, seat, technology, ready):
        if price <= 0 or purse(play, seat, "resources", used).all >= price:
            one = Means(used, "", price)
            found[one.id] = one
    if "-" not in found:
        ways = all_waived(play, seat, technology)
        money = purse(play, seat, "resources") if ways else None
        for source, extra in ways.items():
            if money is not None and most_left(money, price) >= extra:
                found[source] = Means((), source, price, extra)
    return found


def replaced(play: Galaxy, seat: int) -> bool:
    """28.11: whether something comes in place of whatever a player would research: it waits for `RS_WHEN`."""
    return goes_off(play, seat, {"seat": seat, "technology": ""}, "RS_WHEN")


def able(play: Galaxy, seat: int, price: int = 0) -> bool:
    """TE7: whether an instruction to research does anything for a player: a technology can be researched, or tokens
    come instead and the reserve has some; all of it is public.

    Args:
        play: the match.
        seat: who would.
        price: resources that the research itself costs.
    """
    if replaced(play, seat):
        return play.board.reserve(seat) > 0 and (price <= 0 or purse(play, seat, "resources").all >= price)
    return next(researchable(play, seat, price), None) is not None


def researchable(play: Galaxy, seat: int, price: int = 0) -> Iterator[str]:
    """Technologies that a player could research now, in the order of the table; none where something comes instead.

    Args:
        play: the match.
        seat: who would.
        price: resources that the research itself costs.
    """
    owned = play.board.players[seat].technologies
    if replaced(play, seat):
        return
    ready = specialties(play, seat)
    for technology in technology_deck(play.board.players[seat].faction):
        if technology not in owned and means(play, seat, technology, price, ready):
            yield technology


class Research(Ask, tag="twilight_imperium-research"):
    """`D_RESEARCH`: a player researches one technology, or nothing.

    Args:
        price: resources asked for it.
        again: price of a second one that may follow, -1 for none (Technology's primary).
        source: id of what lets them research.
    """

    price: int = 0
    again: int = -1
    source: str = ""

    def matters(self, play: Galaxy) -> bool:
        """TE7: whether it does anything, and there is something to say: what comes instead for nothing is not asked."""
        return able(play, self.seat, self.price) and (self.price > 0 or not replaced(play, self.seat))

    def unasked(self, play: Galaxy) -> None:
        """28.11: tokens that cost nothing come by themselves."""
        if self.price <= 0 and replaced(play, self.seat):
            self.chosen(play, {"technology": TOKENS})

    def question(self, play: Galaxy) -> Question:
        """Which technology; what is exhausted and paid follows."""
        options = [
            Option(technology, "twilight_imperium-opt-technology", {"technology": technology})
            for technology in researchable(play, self.seat, self.price)
        ]
        if replaced(play, self.seat):
            instead = {"count": TOKENS_INSTEAD, "price": self.price}
            options.append(Option(TOKENS, "twilight_imperium-opt-research-replaced", instead))
        options.append(Option(NOTHING, "twilight_imperium-opt-nothing"))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-research", {"price": self.price}),
            shape=Form("technology", Pick(tuple(options))),
            topic="twilight_imperium-topic-research",
            rule="twilight_imperium-rule-research",
            default={"technology": NOTHING},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """What is exhausted where several things can be, then the payment."""
        technology = str(partial["technology"])
        if technology == NOTHING:
            return None
        if technology == TOKENS:
            return next_payment_field(
                purse(play, self.seat, "resources"), "pay", "resources", self.price, dict(partial)
            )
        ways = means(play, self.seat, technology, self.price)
        if "with" not in partial and len(ways) > 1:
            options = tuple(_means_option(one) for one in ways.values())
            return Field("with", Text("twilight_imperium-ask-waivers", {"technology": technology}), Pick(options))
        one = ways[str(partial["with"])] if "with" in partial else next(iter(ways.values()))
        money = purse(play, self.seat, "resources", one.planets)
        field = next_payment_field(money, "pay", "resources", one.price, dict(partial), one.extra)
        if field is not None or not one.extra:
            return field
        try:
            left = left_after(money, read_payment(money, "pay", one.price, dict(partial), one.extra))
        except IllegalAnswer:  # what is wrong with the first payment is said by `check`
            return None
        return next_payment_field(left, "pay-extra", "resources", one.extra, dict(partial))

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """The payment must pay the price (PY1, PY5)."""
        self._read(play, answer)

    def _read(self, play: Galaxy, answer: Answer) -> tuple[str, Means, tuple[Payment, ...]] | None:
        technology = str(answer["technology"])
        if technology == NOTHING:
            return None
        if technology == TOKENS:
            paid = read_payment(purse(play, self.seat, "resources"), "pay", self.price, answer)
            return technology, Means((), "", self.price), (paid,)
        ways = means(play, self.seat, technology, self.price)
        one = ways.get(str(answer["with"])) if "with" in answer else next(iter(ways.values()), None)
        if one is None:
            raise IllegalAnswer("twilight_imperium-cannot-research", technology=technology)
        money = purse(play, self.seat, "resources", one.planets)
        first = read_payment(money, "pay", one.price, answer, one.extra)
        second = read_payment(left_after(money, first), "pay-extra", one.extra, answer)
        return technology, one, (first, second)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """Planets are exhausted, the price is paid, the technology gained; then perhaps another."""
        read = self._read(play, answer)
        if read is None:
            return
        technology, one, payments = read
        _exhaust(play, self.seat, one.planets)
        if one.source:
            play.board.players[self.seat].technologies[one.source] = False
            play.tell("twilight_imperium-event-exhausted", seat=self.seat, technology=one.source)
        for payment in payments:
            pay(play, self.seat, payment)
        again = [Research(self.seat, price=self.again, source=self.source)] if self.again >= 0 else []
        if technology == TOKENS:  # never `RS_DONE`
            play.push(opens("RS_WHEN", seat=self.seat, technology=""), *again)
            return
        play.push(
            opens("RS_WHEN", seat=self.seat, technology=technology),
            Learned(self.seat, technology),
            opens("RS_DONE", seat=self.seat, technology=technology),
            *again,
        )


class Learned(Step, tag="twilight_imperium-learned"):
    """What was researched is gained, after what replaces researching."""

    seat: int
    technology: str

    def run(self, play: Galaxy) -> None:
        """It is theirs."""
        gain_technology(play, self.seat, self.technology)


def _exhaust(play: Galaxy, seat: int, helpers: Sequence[str]) -> None:
    """Planets, and laws, whose symbols were used."""
    planets = [helper for helper in helpers if helper in PLANETS]
    for planet in planets:
        play.board.planets[planet].ready = False
    if planets:
        play.tell("twilight_imperium-event-planets-exhausted", seat=seat, planets=planets)
    council = play.board.council
    for law in helpers:
        if council is not None and law in council.laws:
            council.laws[law].ready = False
            play.tell("twilight_imperium-event-law-exhausted", seat=seat, agenda=law)


def _means_option(one: Means) -> Option:
    if one.source:
        return Option(
            one.id, "twilight_imperium-opt-waived-by", {"technology": one.source, "price": one.price + one.extra}
        )
    if not one.planets:
        return Option(one.id, "twilight_imperium-opt-no-waiver")
    law = next((helper for helper in one.planets if helper not in PLANETS), "")
    planets = [helper for helper in one.planets if helper in PLANETS]
    if law:
        return Option(
            one.id, "twilight_imperium-opt-waivers-law", {"law": law, "planets": planets, "count": len(planets)}
        )
    return Option(one.id, "twilight_imperium-opt-waivers", {"planets": planets})


def gain_technology(play: Galaxy, seat: int, technology: str) -> None:
    """TE3, TE5: a player has a technology now; its card comes ready."""
    play.board.players[seat].technologies[technology] = True
    play.tell("twilight_imperium-event-technology", seat=seat, technology=technology)
