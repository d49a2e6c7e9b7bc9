"""Action cards that answer a moment, by rules of thumb: whether one is played, and how (rules 22, 29.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from bot.core.shapes import Answer, Option, Pick, Question
from bot.core.windows import PASS, window
from bot.games.twilight_imperium.bots.cards import pick_worth
from bot.games.twilight_imperium.bots.worth import income
from bot.games.twilight_imperium.figures import STRATEGY_CARDS
from bot.games.twilight_imperium.flow.bombardment import bombers
from bot.games.twilight_imperium.forces import in_space, on_planet
from bot.games.twilight_imperium.hooks.blocks import Galaxy

if TYPE_CHECKING:
    from bot.core.match import Match

Facts = Mapping[str, Any]
Chooses = Callable[[Galaxy, int, Facts, Sequence[Option]], str]
"""Option that a bot takes of those of one card, `PASS` for none."""


def react(match: Match, seat: int, question: Question) -> Answer:
    """The first card that is worth playing now."""
    play: Galaxy = match.play
    facts = window(play).event
    by_card: dict[str, list[Option]] = {}
    for option in cast("Pick", question.shape).options:
        card = str(option.args.get("component", ""))
        if option.blocked is None and card in REACTS:
            by_card.setdefault(card, []).append(option)
    for card, options in by_card.items():
        chosen = REACTS[card](play, seat, facts, options)
        if chosen != PASS:
            return chosen
    return PASS


def _always(play: Galaxy, seat: int, facts: Facts, options: Sequence[Option]) -> str:
    return options[0].id


def _bunker(play: Galaxy, seat: int, facts: Facts, options: Sequence[Option]) -> str:
    """Two dice or more that would fall on two infantry or more."""
    dice = sum(figure.count * count for _, figure, count in bombers(play, facts["seat"], facts["system"]))
    there = sum(
        on_planet(play.board, planet, seat).get("infantry", 0) for planet in play.board.in_system(facts["system"])
    )
    return options[0].id if dice >= 2 and there >= 2 else PASS


def _disable(play: Galaxy, seat: int, facts: Facts, options: Sequence[Option]) -> str:
    """Somebody can land, and two batteries would fire or a shield keeps the bombs off."""
    pds = sum(
        units.get("pds", 0)
        for planet in play.board.in_system(facts["system"])
        for other, units in play.board.planets[planet].units.items()
        if other != seat
    )
    lands = in_space(play.board, facts["system"], seat).get("infantry", 0)
    return options[0].id if lands and (pds >= 2 or bombers(play, seat, facts["system"])) else PASS


def _parley(play: Galaxy, seat: int, facts: Facts, options: Sequence[Option]) -> str:
    """Those who landed are at least as many as those who hold the planet."""
    landed = on_planet(play.board, facts["planet"], facts["seat"]).get("infantry", 0)
    held = on_planet(play.board, facts["planet"], seat).get("infantry", 0)
    return options[0].id if landed >= held else PASS


def _fire_team(play: Galaxy, seat: int, facts: Facts, options: Sequence[Option]) -> str:
    """All that miss, where they are two or the combat hangs on the one."""
    most = max(options, key=lambda option: int(option.args["count"]))
    own = on_planet(play.board, facts["planet"], seat).get("infantry", 0)
    return most.id if int(most.args["count"]) >= 2 or own == 1 else PASS


def _reparations(play: Galaxy, seat: int, facts: Facts, options: Sequence[Option]) -> str:
    def value(option: Option) -> float:
        theirs, own = option.id.split(":")[1:]
        return (0.5 * income(theirs) if theirs else 0.0) + (income(own) if own else 0.0)

    return max(options, key=value).id


def _disgrace(play: Galaxy, seat: int, facts: Facts, options: Sequence[Option]) -> str:
    """A card that is worth much more to its picker than the next."""
    worth = sorted((pick_worth(play, facts["seat"], card) for card in play.board.common), reverse=True)
    picked = pick_worth(play, facts["seat"], facts["card"])
    return options[0].id if picked >= worth[0] and worth[0] - worth[1] >= DISGRACED else PASS


def _stability(play: Galaxy, seat: int, facts: Facts, options: Sequence[Option]) -> str:
    """Cards that are better than those one would pick on the mean."""
    own = play.board.players[seat].cards
    worth = [pick_worth(play, seat, card) for card in STRATEGY_CARDS]
    mine = sum(pick_worth(play, seat, card) for card in own) / len(own)
    return options[0].id if mine >= STABLE * sum(worth) / len(worth) else PASS


DISGRACED: Final = 2.5
"""How much more than the next best a refused card must be worth to its picker."""
STABLE: Final = 1.3
"""How much better than the mean one's own cards must be to be kept."""

REACTS: Final[dict[str, Chooses]] = {
    "bunker": _bunker,
    "disable": _disable,
    "fire_team": _fire_team,
    "infiltrate": _always,
    "parley": _parley,
    "political_stability": _stability,
    "public_disgrace": _disgrace,
    "reparations": _reparations,
    "summit": _always,
}
"""Card -> how a bot answers with it."""

HARMS: Final[Mapping[str, float]] = {
    "bunker": 2.0,
    "disable": 3.0,
    "infiltrate": 3.5,
    "parley": 3.5,
    "public_disgrace": 3.5,
    "reparations": 2.0,
}
"""Card that answers a moment -> what it costs whom it is against, as cards that are actions do (`hand_cards.WORTH`)."""


def harmed(play: Galaxy, facts: Facts) -> set[int]:
    """Players against whom a card that answers a moment was played, as far as everybody can tell."""
    state, actor = play.board, int(facts["seat"])
    if "target_seat" in facts:
        return {int(facts["target_seat"])}
    if state.tactical is None:
        return set()
    if actor != state.tactical.seat:
        return {state.tactical.seat}
    return {state.planets[planet].controller for planet in state.in_system(state.tactical.active)} - {actor, -1}
