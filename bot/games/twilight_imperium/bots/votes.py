"""Votes of the bots: each for what it gains by, with as many planets as that needs (seen 5, "vote by own gain")."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bot.core.shapes import Answer, Form, Option, Pick, Question
from bot.games.twilight_imperium.bots.rivals import lead
from bot.games.twilight_imperium.bots.spending import completed
from bot.games.twilight_imperium.figures import OBJECTIVES, PLANETS
from bot.games.twilight_imperium.flow.scoring import progress
from bot.games.twilight_imperium.flow.votes import ABSTAIN, ALL, LEAD, NO_CARD
from bot.games.twilight_imperium.forces import fleets, on_board, on_planet
from bot.games.twilight_imperium.galaxy.adjacency import has_alpha_or_beta
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.politics.cards import AGAINST, AGENDAS, FOR
from bot.games.twilight_imperium.politics.laws import council_of, seat_of
from bot.games.twilight_imperium.space import holes

if TYPE_CHECKING:
    from bot.core.match import Match

POINT: Final = 6.0
"""What a victory point is worth beside a trade good."""

ELECTED: Final[Mapping[str, float]] = {
    "archived_secret": 3.0,
    "committee_formation": 0.5,
    "imperial_arbiter": 2.0,
    "minister_of_commerce": 3.0,
    "minister_of_exploration": 3.0,
    "minister_of_industry": 1.5,
    "minister_of_peace": 2.0,
    "minister_of_policy": 3.0,
    "minister_of_sciences": 4.0,
    "minister_of_war": 2.5,
    "prophecy_of_ixth": 2.0,
    "shard_of_the_throne": POINT,
    "the_crown_of_emphidia": POINT,
    "the_crown_of_thalnos": 1.5,
    "public_execution": -5.0,
}
"""What being elected is worth, in trade goods."""

PLANET: Final[Mapping[str, float]] = {
    "colonial_redistribution": -6.0,
    "compensated_disarmament": -1.5,
    "core_mining": 4.0,
    "demilitarized_zone": -2.0,
    "holy_planet_of_ixth": POINT,
    "research_team_biotic": 2.0,
    "research_team_cybernetic": 2.0,
    "research_team_propulsion": 2.0,
    "research_team_warfare": 2.0,
    "senate_sanctuary": 3.0,
    "terraforming_initiative": 3.0,
}
"""What it is worth to a planet's controller that the planet is elected."""

RIVAL: Final = 0.6
"""What harms the player who leads, or helps any other, beside what one gains oneself."""
ENOUGH: Final = 0.5
"""Gain from which on a bot votes at all."""
EAGER: Final = 3.0
"""Gain from which on it gives everything for the first agenda, too."""


def rank(play: Galaxy, seat: int) -> float:
    """How much a player's fortune is a bot's concern: those in front the most."""
    return 0.5 + lead(play, seat)


def worth(play: Galaxy, seat: int, agenda: str, outcome: str) -> float:
    """What an outcome is worth to a player, in trade goods; 0 changes nothing."""
    elects = AGENDAS[agenda].elects
    if elects == "player":
        return _of(play, seat, seat_of(outcome), ELECTED.get(agenda, 0.0))
    if elects == "law":
        return -law_worth(play, seat, outcome)
    if elects == "secret":
        has, asked = progress(play, seat, outcome)
        mine = outcome not in play.board.players[seat].scored
        return POINT * (OBJECTIVES[outcome].phase == "status" and has >= asked and mine)
    if elects:
        controller = play.board.planets[outcome].controller
        size = PLANETS[outcome].resources + PLANETS[outcome].influence
        value = PLANET.get(agenda, 0.0)
        if agenda == "compensated_disarmament":
            value = -on_planet(play.board, outcome, controller).get("infantry", 0) + 0.5
        return _of(play, seat, controller, value * (1.0 + 0.05 * size))
    for_it = SIDES.get(agenda, _nothing)(play, seat)
    return for_it if outcome == FOR else -for_it


def _of(play: Galaxy, seat: int, whom: int, value: float) -> float:
    """What somebody's fortune is worth to a player."""
    return value if whom == seat else -RIVAL * rank(play, whom) * value


def law_worth(play: Galaxy, seat: int, law: str) -> float:
    """What a law in play is worth to a player."""
    found = council_of(play).laws[law]
    if found.object in play.board.planets:
        return _of(play, seat, play.board.planets[found.object].controller, max(0.0, PLANET.get(law, 0.0)))
    if found.owner >= 0:
        # The point that came with it stays (AV7).
        return _of(play, seat, found.owner, min(ELECTED.get(law, 0.0), 3.0))
    return SIDES.get(law, _nothing)(play, seat)


def _nothing(play: Galaxy, seat: int) -> float:
    return 0.0


def _more_than_others(play: Galaxy, seat: int, count: Callable[[int], float], each: float) -> float:
    """How much more a player has of something than the others on the mean, at so much apiece."""
    others = [one for one in play.board.seats_in() if one != seat]
    return each * (count(seat) - sum(map(count, others)) / max(1, len(others)))


def _units(play: Galaxy, kind: str, each: float) -> Callable[[int], float]:
    return lambda seat: each * on_board(play.board, seat, kind)


def _seed(play: Galaxy, seat: int) -> float:
    points = {one: play.board.players[one].points for one in play.board.seats_in()}
    most, least = max(points.values()), min(points.values())
    return POINT * ((points[seat] == most) - (points[seat] == least))


def _in_wormholes(play: Galaxy, seat: int) -> float:
    return sum(seat in fleets(play.board, at) for at, types in holes(play).items() if has_alpha_or_beta(types))


SIDES: Final[Mapping[str, Callable[[Galaxy, int], float]]] = {
    "anti_intellectual_revolution": lambda play, seat: 1.0,
    "arms_reduction": lambda play, seat: (
        -_more_than_others(play, seat, lambda one: max(0, on_board(play.board, one, "dreadnought") - 2), 4.0)
    ),
    "conventions_of_war": lambda play, seat: 0.6,
    "economic_equality": lambda play, seat: 5.0 - play.board.players[seat].goods / 2,
    "enforced_travel_ban": lambda play, seat: 0.3,
    "executive_sanctions": lambda play, seat: 0.3,
    "fleet_regulations": lambda play, seat: 4.0 - play.board.players[seat].fleet,
    "homeland_defense_act": lambda play, seat: 1.0,
    "incentive_program": lambda play, seat: 0.8,
    "ixthian_artifact": lambda play, seat: 2.0,
    "mutiny": lambda play, seat: 2.0,
    "new_constitution": lambda play, seat: sum(-law_worth(play, seat, law) for law in council_of(play).laws) - 1.0,
    "publicize_weapon_schematics": lambda play, seat: -_more_than_others(play, seat, _units(play, "war_sun", 1.0), 6.0),
    "regulated_conscription": lambda play, seat: -0.7,
    "representative_government": lambda play, seat: (
        -_more_than_others(play, seat, lambda one: len(play.board.planets_of(one)), 0.4)
    ),
    "seed_of_an_empire": _seed,
    "shared_research": lambda play, seat: 0.8,
    "swords_to_plowshares": lambda play, seat: -1.0,
    "unconventional_measures": lambda play, seat: 2.0,
    "wormhole_reconstruction": lambda play, seat: 0.6,
    "wormhole_research": lambda play, seat: -_more_than_others(play, seat, lambda one: _in_wormholes(play, one), 4.0),
}
"""Agenda -> what its being passed is worth to a player, in trade goods."""


def vote(match: Match, seat: int, question: Question) -> Answer:
    """For what is worth most; with all planets where it matters much or it is the last agenda, else with the least that
    leads."""
    play: Galaxy = match.play
    hearing = council_of(play).hearing
    assert hearing is not None
    best = max(hearing.outcomes, key=lambda one: worth(play, seat, hearing.card, one))
    value = worth(play, seat, hearing.card, best)
    if value < ENOUGH:
        found = [option.id for option in _options(question)]
        return {"outcome": ABSTAIN} if ABSTAIN in found else None
    partial: dict[str, Answer] = {"outcome": best}
    while (field := match.narrow(seat, question.no, partial)) is not None:
        offered = [option.id for option in field.shape.options]
        if field.name == "votes":
            everything = value >= EAGER or hearing.number > 1
            partial["votes"] = LEAD if LEAD in offered and not everything else ALL
        elif field.name == "cards":
            partial["cards"] = _with_it(offered, value)
        else:
            return completed(match, seat, question, partial)
    return partial


def _with_it(cards: list[str], value: float) -> str:
    """The card that goes with a vote, where the vote matters much."""
    found = [one for one in cards if one != NO_CARD]
    return found[0] if found and value >= EAGER else NO_CARD


def _options(question: Question) -> tuple[Option, ...]:
    shape = question.shape
    if isinstance(shape, Form):
        shape = shape.shape
    return shape.options if isinstance(shape, Pick) else ()


def tie(match: Match, seat: int, question: Question) -> Answer:
    """What is worth most among those that are tied."""
    play: Galaxy = match.play
    hearing = council_of(play).hearing
    assert hearing is not None
    found = [option.id for option in _options(question)]
    if max(worth(play, seat, hearing.card, one) for one in found) <= 0 and AGAINST in found:
        return AGAINST
    return max(found, key=lambda one: worth(play, seat, hearing.card, one))
