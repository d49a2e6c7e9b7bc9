"""Action cards by rules of thumb: which to play and against whom, what to cancel, what to throw off (rules 19, 22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bot.core.shapes import Amounts, Answer, Option, Question
from bot.core.windows import PASS, window
from bot.games.twilight_imperium.bots import council_cards, fight_cards
from bot.games.twilight_imperium.bots.aims import leaders
from bot.games.twilight_imperium.bots.cards import best_technology
from bot.games.twilight_imperium.bots.fights import threats
from bot.games.twilight_imperium.bots.gifts.tables import Worth, best_of
from bot.games.twilight_imperium.bots.reactions import HARMS, harmed
from bot.games.twilight_imperium.bots.rivals import lead
from bot.games.twilight_imperium.bots.spending import first_options
from bot.games.twilight_imperium.bots.votes import law_worth
from bot.games.twilight_imperium.bots.worth import income
from bot.games.twilight_imperium.figures import PLANETS
from bot.games.twilight_imperium.flow.cards import named
from bot.games.twilight_imperium.flow.strategic import exhausted_planets
from bot.games.twilight_imperium.forces import figures, in_space, load, on_planet, units_at
from bot.games.twilight_imperium.hooks.blocks import DEEDS, Galaxy
from bot.games.twilight_imperium.hooks.queries import planet_value

if TYPE_CHECKING:
    from bot.core.match import Match

AHEAD: Final = 1.0
"""How much more it is worth to harm who is far ahead."""
CANCELLED: Final = 3.0
"""What a card against oneself must be worth to be cancelled."""
CANCELLED_OF_LEADER: Final = 4.5
"""What any other card of who leads must be."""
SPARE: Final = 1.5
"""So much less where one holds several cancels."""
LEFT: Final = 0.6
"""What a played card is worth of what it brings: it can be cancelled, and is not there any more."""


def _of_trait(planets: list[str], trait: str) -> list[str]:
    return [planet for planet in planets if PLANETS[planet].trait == trait]


def _owner(play: Galaxy, planet: str) -> int:
    return play.board.planets[planet].controller


def _against(play: Galaxy, other: int, value: float) -> float:
    return value * (1.0 + AHEAD * lead(play, other))


def _infantry(play: Galaxy, planet: str) -> int:
    return on_planet(play.board, planet, _owner(play, planet)).get("infantry", 0)


def _economic(play: Galaxy, seat: int, option: Option) -> float:
    return 0.7 * sum(map(income, _of_trait(exhausted_planets(play.board, seat), "cultural")))


def _industrial(play: Galaxy, seat: int, option: Option) -> float:
    return 1.0 * len(_of_trait(play.board.planets_of(seat), "industrial")) - 0.8


def _mining(play: Galaxy, seat: int, option: Option) -> float:
    return planet_value(play, option.id)[0] - 0.8


def _research(play: Galaxy, seat: int, option: Option) -> float:
    return 1.6 * best_technology(play, seat) - 4.0


def _deployment(play: Galaxy, seat: int, option: Option) -> float:
    state = play.board
    threat = state.planets[option.id].system in threats(play, seat)
    return 1.8 + (1.2 if threat else 0.0) - 0.1 * on_planet(state, option.id, seat).get("infantry", 0)


def _messiah(play: Galaxy, seat: int, option: Option) -> float:
    return 0.5 * len(play.board.planets_of(seat)) - 0.5


def _more_ships(value: float) -> Worth:
    def worth(play: Galaxy, seat: int, option: Option) -> float:
        found = load(play, seat, option.id)
        return value if found.ships < found.fleet else 0.0

    return worth


def _plague(play: Galaxy, seat: int, option: Option) -> float:
    return _against(play, _owner(play, option.id), 0.4 * _infantry(play, option.id)) - 0.4


def _unstable(play: Galaxy, seat: int, option: Option) -> float:
    ready = income(option.id) if play.board.planets[option.id].ready else 0.0
    return _against(play, _owner(play, option.id), 0.6 * min(3, _infantry(play, option.id)) + 0.4 * ready) - 0.4


def _structures(kind: str, each: float) -> Worth:
    def worth(play: Galaxy, seat: int, option: Option) -> float:
        place, _, afloat = option.id.partition(":")
        owner = int(afloat) if afloat else _owner(play, place)
        return _against(play, owner, each * min(1 if afloat else 2, units_at(play.board, place, owner).get(kind, 0)))

    return worth


def _uprising(play: Galaxy, seat: int, option: Option) -> float:
    return planet_value(play, option.id)[0] + _against(play, _owner(play, option.id), 0.3 * income(option.id)) - 0.6


def _bombardment(play: Galaxy, seat: int, option: Option) -> float:
    worlds = play.board.planets
    ready = [p for p in play.board.in_system(option.id) if worlds[p].ready and worlds[p].controller not in (-1, seat)]
    return sum(_against(play, _owner(play, planet), 0.5 * income(planet)) for planet in ready)


def _shot(play: Galaxy, seat: int, option: Option) -> float:
    _, owner, kind, hurt = option.id.split(":")
    cost = figures(play.board, int(owner), kind).cost or 0
    return _against(play, int(owner), cost - (0.5 if hurt == "1" else 0.0))


def _token(play: Galaxy, seat: int, option: Option) -> float:
    ships = sum(in_space(play.board, option.id, seat).values())
    return 0.5 + 0.3 * ships if play.board.players[seat].tactic else 0.0


def _jamming(play: Galaxy, seat: int, option: Option) -> float:
    other, _, at = option.id.partition(":")
    fleet = sum(in_space(play.board, at, int(other)).values())
    return _against(play, int(other), 0.4 * fleet + (1.0 if at in threats(play, seat) else 0.0))


def _subordinate(play: Galaxy, seat: int, option: Option) -> float:
    other = int(option.args["seat"])
    return _against(play, other, 1.6 + (0.6 if play.board.players[other].tactic == 1 else 0.0))


def _spy(play: Galaxy, seat: int, option: Option) -> float:
    return _against(play, int(option.args["seat"]), 1.5)


def _repealed(play: Galaxy, seat: int, option: Option) -> float:
    return -law_worth(play, seat, option.id) - 0.5


WORTH: Final[dict[str, Worth]] = {
    "cripple_defenses": _structures("pds", 2.0),
    "economic_initiative": _economic,
    "focused_research": _research,
    "frontline_deployment": _deployment,
    "ghost_ship": _more_ships(1.2),
    "industrial_initiative": _industrial,
    "insubordination": _subordinate,
    "lucky_shot": _shot,
    "mining_initiative": _mining,
    "plague": _plague,
    "reactor_meltdown": _structures("space_dock", 4.5),
    "repeal_law": _repealed,
    "rise_of_a_messiah": _messiah,
    "signal_jamming": _jamming,
    "spy": _spy,
    "tactical_bombardment": _bombardment,
    "unexpected_action": _token,
    "unstable_planet": _unstable,
    "uprising": _uprising,
    "war_effort": _more_ships(1.8),
}
"""Card -> what it brings with what one of its options names."""
SABOTAGE: Final = "sabotage"
KEPT: Final = (
    *("imperial_rider", "sabotage", "direct_hit", "skilled_retreat", "shields_holding", "focused_research", "summit"),
    *("trade_rider", "technology_rider", "leadership_rider", "parley", "reactor_meltdown", "lucky_shot", "uprising"),
    *("fire_team", "public_disgrace", "political_stability", "insubordination", "spy", "warfare_rider"),
    *("politics_rider", "reparations", "infiltrate"),
)
"""Cards that are thrown off last, the dearest first."""


def plays(play: Galaxy, seat: int, ids: list[str]) -> list[tuple[float, dict[str, Answer]]]:
    """Action cards that could be played now, each with its best target and what that promises.

    Args:
        ids: of components that can be used.
    """
    held = best_of(play, seat, [id for id in ids if id in play.board.copies], WORTH)
    return [(LEFT * value - 0.3, answer) for value, answer in held]


def cancel(match: Match, seat: int, question: Question) -> Answer:
    """Whether a card is cancelled: one that hurts oneself, or does much for who leads."""
    play: Galaxy = match.play
    options = [id for id in first_options(question) if id != PASS]
    facts = window(play).event
    card, actor = str(facts["component"]), int(facts["seat"])
    if options and card in HARMS:
        value = HARMS[card] + (SPARE if play.board.players[seat].hand.count(options[0]) > 1 else 0.0)
        return options[0] if seat in harmed(play, facts) and value >= CANCELLED else PASS
    if card == SABOTAGE:  # a cancel can itself be cancelled (AC5)
        return options[0] if options and _insists(play, seat) else PASS
    if options and fight_cards.harm(play, seat, facts) >= CANCELLED:
        return options[0]
    targets = DEEDS[card].targets(play, actor) if card in DEEDS and card in WORTH else None
    if options and targets is None:
        return options[0] if council_cards.harm(play, seat, card, facts) >= CANCELLED else PASS
    if not options or targets is None:
        return PASS
    told = {name: facts[name] for name in ("place", "target_seat", "unit") if name in facts}
    same = [option for option in targets.options if named(option.args)[1] == told] or list(targets.options)
    value = max(WORTH[card](play, actor, option) for option in same)
    value += SPARE if play.board.players[seat].hand.count(options[0]) > 1 else 0.0
    if _hits(play, seat, facts):
        return options[0] if value >= CANCELLED else PASS
    return options[0] if actor in leaders(play) and value >= CANCELLED_OF_LEADER else PASS


def _insists(play: Galaxy, seat: int) -> bool:
    """Whether the cancel of an own card is answered: where the card is a dear one, or a token can be spared."""
    facts = window(play, 1).event
    player = play.board.players[seat]
    return facts["seat"] == seat and (facts["component"] in KEPT or player.strategy > 1)


def _hits(play: Galaxy, seat: int, facts: dict[str, object]) -> bool:
    """Whether a card is against oneself, as far as what it names tells."""
    if "target_seat" in facts:
        return facts["target_seat"] == seat
    place = str(facts.get("place", ""))
    worlds = play.board.planets
    if place in worlds:
        return worlds[place].controller == seat
    inside = play.board.in_system(place) if place in play.board.systems else []
    return any(worlds[planet].controller == seat and worlds[planet].ready for planet in inside)


def throw_off(match: Match, seat: int, question: Question) -> Answer:
    """What is worth least goes first."""
    shape = cast("Amounts", question.shape)
    left, gone = shape.min, dict[str, int]()
    order = sorted(shape.most, key=lambda id: -KEPT.index(id) if id in KEPT else -len(KEPT))
    for id in order:
        count = min(left, shape.most[id])
        if count:
            gone[id] = count
            left -= count
    return gone
