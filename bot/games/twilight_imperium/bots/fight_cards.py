"""Action cards of fights by rules of thumb: when a call is answered with one (rules 22, windows 7.3 to 7.5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from bot.core.questions import CALLED
from bot.core.shapes import Answer, Question
from bot.core.windows import PASS, window
from bot.games.twilight_imperium.bots.fights import chance, fleet, force
from bot.games.twilight_imperium.bots.spending import first_options
from bot.games.twilight_imperium.combat import Combat
from bot.games.twilight_imperium.figures import SHIPS
from bot.games.twilight_imperium.forces import figures, in_space, on_planet
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.state import Units

if TYPE_CHECKING:
    from bot.core.match import Match

Facts = Mapping[str, Any]
Gain = Callable[[Galaxy, int, Facts, str], float]
"""What a card brings in a call, in resources: `gain(play, seat, facts, answer)`."""
SPENT: Final = 1.0
"""What it must bring, because it is not there any more afterwards."""
LOST: Final = 0.3
"""A fight is given up below this chance."""
CLOSE: Final = (0.1, 0.9)
"""Chances between which a fight is worth a card."""
FLEET: Final = 4.0
"""Value of ships that are worth a flight."""


def _forces(play: Galaxy, seat: int) -> tuple[Combat, Units, Units] | None:
    """The combat under way with the units of both sides in it, one's own first."""
    combat, state = play.board.combat, play.board
    if combat is None or seat not in combat.sides:
        return None
    if combat.space:
        return combat, fleet(state, combat.place, seat), fleet(state, combat.place, combat.other(seat))
    own, theirs = (on_planet(state, combat.place, one) for one in (seat, combat.other(seat)))
    return combat, {"infantry": own.get("infantry", 0)}, {"infantry": theirs.get("infantry", 0)}


def odds(play: Galaxy, seat: int) -> float:
    """About how likely a side wins the combat under way; 1 where there is none."""
    found = _forces(play, seat)
    if found is None:
        return 1.0
    combat, own, theirs = found
    return chance(force(play, seat, own), force(play, combat.other(seat), theirs))


def _price(play: Galaxy, seat: int, kind: str) -> float:
    figure = figures(play.board, seat, kind)
    return (figure.cost or 0) / figure.batch


def _value(play: Galaxy, seat: int, units: Mapping[str, int]) -> float:
    return sum(count * _price(play, seat, kind) for kind, count in units.items())


def _close(play: Galaxy, seat: int) -> bool:
    return CLOSE[0] < odds(play, seat) < CLOSE[1]


def _morale(play: Galaxy, seat: int, facts: Facts, answer: str) -> float:
    """A tenth of a hit for each die."""
    found = _forces(play, seat)
    if found is None or not _close(play, seat):
        return 0.0
    return 0.5 * sum(count * figures(play.board, seat, kind).dice for kind, count in found[1].items())


def _prototype(play: Galaxy, seat: int, facts: Facts, answer: str) -> float:
    found = _forces(play, seat)
    return 0.6 * found[1].get("fighter", 0) if found is not None and _close(play, seat) else 0.0


def _repairs(play: Galaxy, seat: int, facts: Facts, answer: str) -> float:
    combat, state = play.board.combat, play.board
    if combat is None:
        return 0.0
    at = combat.place if combat.space else state.planets[combat.place].system
    hurt = state.systems[at].damaged.get(seat, {})
    return (0.8 if combat.space and not facts.get("winner", -1) >= 0 else 0.3) * sum(hurt.values())


def _salvage(play: Galaxy, seat: int, facts: Facts, answer: str) -> float:
    return float(play.board.players[int(facts["loser"])].commodities)


def _cancelled(most: int) -> Gain:
    def gain(play: Galaxy, seat: int, facts: Facts, answer: str) -> float:
        """What would be lost, the cheapest first."""
        place = facts.get("system") or (play.board.combat.place if play.board.combat is not None else "")
        if "planet" in facts:
            return 1.2 * min(most, facts["hits"], on_planet(play.board, facts["planet"], seat).get("infantry", 0))
        own = fleet(play.board, place, seat)
        prices = sorted(_price(play, seat, kind) for kind, count in own.items() for _ in range(count))
        hits = min(facts["hits"], len(prices))
        return sum(prices[max(0, hits - most) : hits])

    return gain


def _direct(play: Galaxy, seat: int, facts: Facts, answer: str) -> float:
    return _price(play, facts["seat"], facts["unit"])


def _courage(play: Galaxy, seat: int, facts: Facts, answer: str) -> float:
    """Two dice at what the ship hits on, and the cheapest ship of the opponent falls for each."""
    combat, kind = play.board.combat, answer.partition(":")[2]
    value = figures(play.board, seat, kind).combat
    if combat is None or value is None:
        return 0.0
    other = combat.other(seat)
    theirs = fleet(play.board, combat.place, other)
    return 0.2 * (11 - value) * min((_price(play, other, one) for one in theirs), default=0.0) + 0.05


def _flight(play: Galaxy, seat: int, facts: Facts, answer: str) -> float:
    """Away from a fight that is lost, to where one has most."""
    found = _forces(play, seat)
    if found is None or odds(play, seat) > LOST:
        return 0.0
    value = _value(play, seat, found[1])
    there = sum(in_space(play.board, answer.partition(":")[2], seat).values())
    return 0.5 * value + 0.1 * there if value >= FLEET else 0.0


def _chase(play: Galaxy, seat: int, facts: Facts, answer: str) -> float:
    return 4.0 * odds(play, seat) if odds(play, seat) > 0.6 else 0.0


def _station(play: Galaxy, seat: int, facts: Facts, answer: str) -> float:
    """Three dice that hit on 5, each at the cheapest ship that came."""
    active = facts["seat"]
    return 1.8 * min((_price(play, active, kind) for kind in fleet(play.board, facts["system"], active)), default=0.0)


GAIN: Final[dict[str, Gain]] = {
    "courageous_to_the_end": _courage,
    "direct_hit": _direct,
    "emergency_repairs": _repairs,
    "experimental_battlestation": _station,
    "fighter_prototype": _prototype,
    "intercept": _chase,
    "maneuvering_jets": _cancelled(1),
    "morale_boost": _morale,
    "salvage": _salvage,
    "shields_holding": _cancelled(2),
    "skilled_retreat": _flight,
}
"""Card -> what it brings."""
WINDOWS: Final = (
    *("SC_START", "SC_ROUND", "SC_ROUND_END", "SC_END", "SC_HITS", "SC_RETREAT", "CN_HITS", "SU_USED", "UN_DIED"),
    *("GC_START", "GC_ROUND", "GC_ROUND_END", "MV_ARRIVED"),
)
"""Windows whose calls are answered here."""


def respond(match: Match, seat: int, question: Question) -> Answer:
    """The card that brings most, if that is worth it."""
    play: Galaxy = match.play
    facts = window(play).event
    best, answer = SPENT, PASS
    for id in first_options(question):
        gain = GAIN.get(id.partition(":")[0])
        value = gain(play, seat, facts, id) if gain is not None else 0.0
        if value > best:
            best, answer = value, id
    return answer


def harm(play: Galaxy, seat: int, played: Mapping[str, Any]) -> float:
    """What a card that an opponent plays in a call costs a player, as far as what is told of it says; 0 where it is
    played against somebody else.

    Args:
        play: the match.
        seat: who could cancel it.
        played: facts of the window in which it can be cancelled.
    """
    card, actor = str(played["component"]), int(played["seat"])
    if card not in GAIN:
        return 0.0
    if played.get("target_seat") == seat and played.get("unit") in SHIPS:
        return _price(play, seat, str(played["unit"]))
    combat = play.board.combat
    if combat is None or combat.other(actor) != seat or actor not in combat.sides:
        return 0.0
    facts = window(play, 1).event
    told = card if "unit" not in played else f"{card}:{played['unit']}"
    told = told if "place" not in played else f"{card}:{played['place']}"
    return GAIN[card](play, actor, facts, told)


RESPONDERS: Final = {f"{CALLED}{name}": respond for name in WINDOWS}
"""Slots of these calls."""
