"""Strategy cards: what each is worth to pick, to play now, to follow."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.bots.aims import (
    POINT,
    aims,
    holds_mecatol,
    nearer,
    room_for_secrets,
)
from bot.games.twilight_imperium.bots.builds import best_rate, build_worth, distances
from bot.games.twilight_imperium.bots.fights import threats
from bot.games.twilight_imperium.bots.gifts.xxcha import joining
from bot.games.twilight_imperium.bots.rivals import lead
from bot.games.twilight_imperium.bots.spending import payment, spare, spare_tokens
from bot.games.twilight_imperium.bots.worth import ease, income, technology_worth
from bot.games.twilight_imperium.economy.research import able, replaced, researchable
from bot.games.twilight_imperium.figures import (
    CONSTRUCTION,
    DIPLOMACY,
    FACTIONS,
    IMPERIAL,
    LEADERSHIP,
    MECATOL_REX,
    PLANETS,
    POLITICS,
    TECHNOLOGY,
    TRADE,
    WARFARE,
)
from bot.games.twilight_imperium.flow.control import may_build
from bot.games.twilight_imperium.flow.scoring import PRICES, holds_home
from bot.games.twilight_imperium.flow.strategic import exhausted_planets
from bot.games.twilight_imperium.forces import berth, docks_in, floats, on_board
from bot.games.twilight_imperium.hooks.blocks import Galaxy

TOKEN_WORTH: Final = 3.0
"""A command token, in resources: what Leadership asks for one."""
TWO_CARDS: Final = 2.4
"""Two action cards."""
JOINED: Final = 0.8
"""Of what a planet is worth, that joins without anybody landing."""
FLOATING: Final = 3
"""Resources of a planet that a dock which floats is taken for."""
FEW_CARDS: Final = 4
FEARED: Final = 4.0
"""What it is worth that Imperial does not go to who is about to win."""
INSTEAD: Final = 5.0
"""Three command tokens, beside a technology."""
RESEARCH: Final = 4
SECOND_RESEARCH: Final = 6


def best_technology(play: Galaxy, seat: int, price: int = 0) -> float:
    """What the best technology within reach is worth, or what comes instead (28.11); 0 without one."""

    def best() -> float:
        if replaced(play, seat):
            return INSTEAD if able(play, seat, price) else 0.0
        return max((technology_worth(play, seat, one) for one in researchable(play, seat, price)), default=0.0)

    return play.memo(("bots", "best-technology", seat, price), best)


def scorable(play: Galaxy, seat: int) -> int:
    """Public objectives that could be scored now."""
    return sum(aim.met and aim.public for aim in aims(play, seat)) if holds_home(play, seat) else 0


def pick_worth(play: Galaxy, seat: int, card: int) -> float:
    """What a card is worth at the beginning of a round, its trade goods left aside."""
    state = play.board
    player = state.players[seat]
    tokens = player.tactic + player.strategy
    if card == IMPERIAL:
        value = POINT if holds_mecatol(play, seat) else (4.0 if room_for_secrets(play, seat) > 0 else 1.0)
        ready = scorable(play, seat)
        value += POINT * (0.9 if ready >= 2 else 0.6 if ready == 1 else 0.15)
        ahead = max(lead(play, other) for other in state.seats_in() if other != seat)
        return value + (4.0 if state.round > 1 and _denies(play, seat) else 0.0) + FEARED * ahead
    if card == LEADERSHIP:
        return 9.0 + (2.5 if tokens <= 5 else -1.0 if tokens >= 8 else 0.0)
    if card == TECHNOLOGY:
        return 5.0 + 0.7 * best_technology(play, seat)
    if card == TRADE:
        goods = 3 + 0.7 * (FACTIONS[player.faction].commodities - player.commodities)
        return 2.0 + goods + _goods_wanted(play, seat)
    if card == WARFARE:
        return 6.5 if state.round <= 3 else 5.5
    if card == CONSTRUCTION:
        return 4.0 + structures_worth(play, seat)
    if card == POLITICS:
        return (3.0 if state.speaker != seat else 2.0) + _cards_drawn(play, seat)
    return (3.0 if state.round > 1 else 2.0) + JOINED * joining(play, seat)


def _cards_drawn(play: Galaxy, seat: int) -> float:
    """What the two action cards of Politics are worth; less where the hand is full."""
    if not play.board.copies:
        return 0.0
    return TWO_CARDS if len(play.board.players[seat].hand) <= FEW_CARDS else 0.5


def _denies(play: Galaxy, seat: int) -> bool:
    """Whether somebody else would have a point of Mecatol Rex by the card."""
    return play.board.planets[MECATOL_REX].controller not in (-1, seat)


def _goods_wanted(play: Galaxy, seat: int) -> float:
    """What trade goods bring to objectives that are paid in them."""
    value = 0.0
    for aim in aims(play, seat):
        if PRICES.get(aim.objective, ("",))[0] == "goods" and not aim.met:
            value += nearer(aim, min(5, aim.asked - aim.has), False) * 0.5
    return value


def structures_worth(play: Galaxy, seat: int) -> float:
    """What a space dock and a PDS are worth to what a player is after."""
    state = play.board
    value = 1.5 if on_board(state, seat, "space_dock") < 3 and best_site(play, seat, "space_dock") else 0.0
    for aim in aims(play, seat):
        if aim.objective in ("fuel_the_war_machine", "establish_a_perimeter"):
            value += nearer(aim, 1, False)
    return value


def best_site(play: Galaxy, seat: int, kind: str) -> str:
    """Where a structure would do most, a planet, or a system for one that floats; empty without one."""
    state = play.board
    home = state.players[seat].home
    from_mecatol = distances(play, seat, state.planets[MECATOL_REX].system)
    best, found = -1.0, ""
    for planet in state.planets_of(seat):
        if not may_build(play, seat, planet, kind):
            continue
        system = state.planets[planet].system
        made = FLOATING if floats(state, seat, kind) else PLANETS[planet].resources
        value = 1.0 + made if kind == "space_dock" else 1.0
        value += 4 - from_mecatol.get(system, 4) if system != home else 0.0
        value += 1.0 if kind == "pds" and system in threats(play, seat) else 0.0
        value -= 2.0 if kind == "space_dock" and _docks_at(play, seat, system) else 0.0
        if value > best:
            best, found = value, berth(state, seat, planet, kind)
    return found


def _docks_at(play: Galaxy, seat: int, system: str) -> bool:
    return bool(docks_in(play.board, system, seat))


# --- when it is played --------------------------------------------------------------------------------------------


def play_worth(play: Galaxy, seat: int, card: int) -> float:
    """What it is worth to play an own card now rather than later in the round."""
    state = play.board
    player = state.players[seat]
    if card == IMPERIAL:
        if scorable(play, seat):
            return 2 * POINT
        return POINT if state.players[seat].points + holds_mecatol(play, seat) >= state.target else 1.0
    if card == LEADERSHIP:
        return 7.0 if player.tactic <= 2 else 5.0
    if card == TECHNOLOGY:
        return 7.5
    if card == TRADE:
        return 6.5
    if card == WARFARE:
        return (4.0 if player.tactic < 1 else 1.5) if state.tokens_out(seat) else 0.3
    if card == CONSTRUCTION:
        return 3.5
    if card == DIPLOMACY:
        ready = max((_readied(play, seat, at) for at in _own_systems(play, seat)), default=0.0)
        return 0.6 + 0.5 * ready + JOINED * joining(play, seat)
    return 1.2 + _cards_drawn(play, seat)


def _own_systems(play: Galaxy, seat: int) -> set[str]:
    state = play.board
    return {state.planets[planet].system for planet in state.planets_of(seat) if planet != MECATOL_REX}


def _readied(play: Galaxy, seat: int, system: str) -> float:
    """What planets of a system give when they become ready."""
    state = play.board
    spent = exhausted_planets(state, seat)
    return sum(income(planet) for planet in state.in_system(system) if planet in spent)


def peaceful(play: Galaxy, seat: int, systems: list[str]) -> str:
    """Where Diplomacy does most: what becomes ready, and what is threatened."""
    return max(systems, key=lambda at: (_readied(play, seat, at) + (1.5 if at in threats(play, seat) else 0.0), at))


# --- following ----------------------------------------------------------------------------------------------------


def follow_worth(play: Galaxy, seat: int, card: int) -> float:
    """What a secondary is worth, its token not counted; 0 where it does nothing."""
    state = play.board
    player = state.players[seat]
    if card == IMPERIAL:
        room = room_for_secrets(play, seat)
        if not state.secrets or not (room > 0 or player.secrets):
            return 0.0
        worst = min((ease(play, seat, one) for one in player.secrets), default=0.0) if room <= 0 else 0.0
        return POINT * max(0.0, 0.5 - worst)
    if card == TECHNOLOGY:
        if payment(play, seat, "resources", RESEARCH) is None:
            return 0.0
        return max(0.0, 1.8 * best_technology(play, seat, RESEARCH) - best_rate(play, seat) * RESEARCH)
    if card == WARFARE:
        return 0.9 * build_worth(play, seat, player.home) if spare(play, seat, "resources") >= 3 else 0.0
    if card == TRADE:
        lacking = FACTIONS[player.faction].commodities - player.commodities
        return 0.8 * lacking + 0.5 * _goods_wanted(play, seat)
    if card == CONSTRUCTION:
        return 2.0 + structures_worth(play, seat)
    if card == DIPLOMACY:
        spent = sorted((income(planet) for planet in exhausted_planets(state, seat)), reverse=True)[:2]
        return 0.5 * sum(spent) + JOINED * joining(play, seat)
    return _cards_drawn(play, seat)


def follows(play: Galaxy, seat: int, card: int) -> bool:
    """Whether a card is among those of the round that are worth the tokens that are left."""
    state = play.board
    worth = follow_worth(play, seat, card)
    least = TOKEN_WORTH - 0.8
    if spare_tokens(play, seat) < 1:
        least = 0.8 * POINT
    if worth < least:
        return False
    later = [
        follow_worth(play, seat, number)
        for other in state.seats_in()
        if other != seat
        for number, ready in state.players[other].cards.items()
        if ready and number not in (card, LEADERSHIP)
    ]
    return sum(one > worth for one in later) < state.players[seat].strategy
