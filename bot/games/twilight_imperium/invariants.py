"""What must hold after every answer (rules 34)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.twilight_imperium.figures import FACTIONS, OBJECTIVES, STRATEGY_CARDS, unit_cards
from bot.games.twilight_imperium.flow.losses import excess
from bot.games.twilight_imperium.flow.scoring import SECRETS
from bot.games.twilight_imperium.flow.secrets import scored_secrets
from bot.games.twilight_imperium.forces import fleets, load, locations, on_board
from bot.games.twilight_imperium.hooks.blocks import Galaxy, unit_card
from bot.games.twilight_imperium.hooks.queries import structures_allowed
from bot.games.twilight_imperium.state import NOBODY, State


def violations(play: Galaxy) -> list[str]:
    """Invariants that do not hold, each with its number."""
    state = play.board
    if not state.systems:
        return []
    return [
        *_units(play, state),
        *_tokens(state),
        *_places(play, state),
        *_cards(play, state),
        *_goods(state),
    ]


def _units(play: Galaxy, state: State) -> Iterator[str]:
    for seat in state.seats_in():
        for kind in ("destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "flagship", "pds", "space_dock"):
            count = on_board(state, seat, kind)
            supply = unit_cards(state.players[seat].faction, kind)[-1].supply
            if count > supply:
                yield f"I1: {count} {kind} of {seat}"
            if count and not unit_card(state, seat, kind):
                yield f"I17: {seat} has {kind}"
        for kind, most in (("infantry", 12), ("fighter", 10)):
            if locations(state, seat, kind) > most:
                yield f"I1: {kind} of {seat} in {locations(state, seat, kind)} places"
    for at, system in state.systems.items():
        for seat, units in system.units.items():
            if not units or any(count <= 0 for count in units.values()):
                yield f"empty units at {at}"
            for kind, hurt in system.damaged.get(seat, {}).items():
                if not 0 < hurt <= units.get(kind, 0):
                    yield f"I2: {hurt} damaged {kind} at {at}"
        for seat in system.damaged:
            if seat not in system.units:
                yield f"I2: damage of nothing at {at}"


def _tokens(state: State) -> Iterator[str]:
    for seat in state.seats_in():
        player = state.players[seat]
        if min(player.tactic, player.fleet, player.strategy) < 0 or state.reserve(seat) < 0:
            yield f"I4: tokens of {seat}"
    for at, system in state.systems.items():
        if len(set(system.tokens)) != len(system.tokens):
            yield f"I4: two tokens at {at}"


def _places(play: Galaxy, state: State) -> Iterator[str]:
    quiet = not play.state.agenda or all(type(step).__name__ != "TooMany" for step in play.state.agenda)
    busy = state.tactical.active if state.tactical is not None else ""
    for at, system in state.systems.items():
        if at != busy and len(fleets(state, at)) > 1:
            yield f"I9: fleets at {at}"
        for seat in system.units:
            if at != busy and quiet and excess(load(play, seat, at), crowd=True):
                yield f"I5: {seat} has too much at {at}"
    for planet, world in state.planets.items():
        if world.system != busy and (len(world.units) > 1 or any(seat != world.controller for seat in world.units)):
            yield f"I6: units on {planet}"
        if world.ready and world.controller == NOBODY:
            yield f"I7: {planet} is ready for nobody"
        for kind in ("pds", "space_dock"):
            if sum(units.get(kind, 0) for units in world.units.values()) > structures_allowed(play, planet, kind):
                yield f"I3: {kind} on {planet}"


def _cards(play: Galaxy, state: State) -> Iterator[str]:
    secrets = [*state.secrets]
    for player in state.players:
        secrets += player.secrets
        secrets += [one for one in player.scored if OBJECTIVES[one].deck == "secret"]
        if len(set(player.scored)) != len(player.scored):
            yield "I13: an objective twice"
    dealt = sum(one.deck == "secret" for one in OBJECTIVES.values()) - 1
    if len(secrets) != dealt or len(set(secrets)) != dealt:
        yield f"I10: {len(secrets)} secrets"
    asked = any(type(step).__name__ in ("ReturnSecret", "Secrets") for step in play.state.agenda)
    for seat, player in enumerate(state.players):
        if not asked and len(player.secrets) + scored_secrets(play, seat) > SECRETS:
            yield f"I11: secrets of {seat}"
    cards = [*state.common, *(number for player in state.players for number in player.cards)]
    if state.round and sorted(cards) != sorted(STRATEGY_CARDS):
        yield f"I10: strategy cards {cards}"
    for player in state.players:
        if player.passed and any(player.cards.values()) and state.phase == "action":
            yield "I18: passed with a ready card"
    if state.round > 9:
        yield f"I26: round {state.round}"


def _goods(state: State) -> Iterator[str]:
    for player in state.players:
        if player.goods < 0 or not 0 <= player.commodities <= FACTIONS[player.faction].commodities:
            yield f"I14: goods of {player.faction}"
        if player.points != max(0, sum(entry.points for entry in player.ledger)):
            yield "I12: points"
