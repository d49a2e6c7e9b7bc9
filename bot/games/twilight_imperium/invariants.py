"""What must hold after every answer (rules 34)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from bot.games.twilight_imperium.figures import (
    ACTION_CARDS,
    FACTIONS,
    NOTE_CARDS,
    OBJECTIVES,
    STRATEGY_CARDS,
    STRUCTURES,
    TECHNOLOGIES,
    UNITS,
    UNLIMITED,
    Kind,
    copiers,
    technology_deck,
    unit_cards,
)
from bot.games.twilight_imperium.flow.losses import excess
from bot.games.twilight_imperium.flow.notes import ON_RECEIPT, issuer_of, kind_of, stays
from bot.games.twilight_imperium.flow.scoring import MOST_SECRETS
from bot.games.twilight_imperium.flow.secrets import scored_secrets
from bot.games.twilight_imperium.flow.strategy import TWO_CARDS
from bot.games.twilight_imperium.forces import fleets, load
from bot.games.twilight_imperium.hooks.blocks import Galaxy, unit_card
from bot.games.twilight_imperium.hooks.queries import hand_limit, structures_allowed
from bot.games.twilight_imperium.light import without_effect
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.games.twilight_imperium.politics.council import NO_SEAT
from bot.games.twilight_imperium.state import NOBODY, Player, State, initiative

SOURCES: Final = ("custodians", "imperial")
"""I12: what gives victory points besides objectives."""
FIGHT: Final = "EndOfCombat"
"""Step that is still to come while ships fight; capacity is suspended until then (LC1)."""
BATTLE: Final = frozenset(("SpaceCombat", FIGHT))
"""I9: two fleets share the active system only while one of these is still to come."""
LANDING: Final = frozenset(("Landing", "TakeControl", "GainControl", "CardPasses"))
"""I6: two sides share a planet of the active system only while one of these is still to come."""
REMOVING: Final = frozenset(("TooMany", "LimitCheck"))
"""I5: steps in which what is too many goes."""
DRAWING: Final = frozenset(("DrawCards", "HandLimit", "ThrowOff"))
"""I11: a hand may be over its limit while one of these is still to come."""


def violations(play: Galaxy) -> list[str]:
    """Invariants that do not hold, each with its number."""
    state = play.board
    if not state.systems:
        return []
    units = [*_units(play, state)]
    if any(one.startswith("I17") for one in units):
        return units  # units without figures cannot be looked at any further
    return [
        *units,
        *_tokens(state),
        *_places(play, state),
        *_cards(play, state),
        *_goods(state),
        *_order(state),
        *_agendas(play, state),
        *_notes(state),
    ]


def _agendas(play: Galaxy, state: State) -> Iterator[str]:
    council = state.council
    if council is None:
        return
    heard = [one.card for one in council.hearings if one.card not in council.laws]
    cards = [*council.deck, *council.discards, *council.laws, *heard]
    dealt = [one for one in AGENDAS if one not in without_effect(play.state.options)]
    if sorted(cards) != sorted(dealt):
        yield f"I10: agendas {len(cards)} of {len(dealt)}"
    for id, law in council.laws.items():
        if law.owner != NO_SEAT and state.players[law.owner].eliminated:
            yield f"I22: {id} is of somebody who is out"
    if council.hearings and state.phase not in ("agenda", "over"):
        yield "I22: an agenda outside its phase"


def _notes(state: State) -> Iterator[str]:
    """I10, I30: every note is in one place; where everybody believes it to be, it can be."""
    notes = state.notes
    if notes is None:
        return
    heard = [note for one in (state.council.hearings if state.council is not None else ()) for note in one.notes]
    lying = Counter(note for place in (*notes.hands, *notes.areas) for note in place)
    lying.update(heard)
    if sorted(lying.elements()) != sorted(notes.dealt):
        yield f"I10: promissory notes {sum(lying.values())} of {len(notes.dealt)}"
    for note in notes.dealt:
        if state.players[issuer_of(note)].eliminated:
            yield f"I10: {note} of somebody who is out"
    for seat, area in enumerate(notes.areas):
        for note in area:
            if issuer_of(note) == seat or not stays(note):
                yield f"I30: {note} lies open before {seat}"
    for seat, hand in enumerate(notes.hands):
        if hand and state.players[seat].eliminated:
            yield f"I10: notes of {seat}, who is out"
        for note in hand:
            known = [known.get(note) for known in notes.known]
            if seat not in notes.may.get(note, ()) or any(one is not None and seat not in one for one in known):
                yield f"I24: {note} is where nobody believes it"
    for kind in ON_RECEIPT:
        held = [sum(kind_of(note) == kind for note in area) for area in notes.areas]
        gained = [sum(entry.points for entry in one.ledger if entry.source == kind) for one in state.players]
        if state.phase != "over" and held != gained:
            yield f"I12: points {gained} for {held} notes"


def _units(play: Galaxy, state: State) -> Iterator[str]:
    standing: Counter[tuple[int, Kind]] = Counter()
    places: Counter[tuple[int, Kind]] = Counter()
    for place in (*state.systems.values(), *state.planets.values()):
        for seat, units in place.units.items():
            for kind, count in units.items():
                standing[seat, kind] += count
                places[seat, kind] += 1
    for (seat, kind), count in standing.items():
        if not unit_card(state, seat, kind):
            yield f"I17: {seat} has {kind}"
        held = places[seat, kind] if kind in UNLIMITED else count
        if held > unit_cards(state.players[seat].faction, kind)[-1].supply:
            yield f"I1: {held} {kind} of {seat}"
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
    if state.phase == "over":
        return  # EN1: in the middle of anything
    ahead = {type(step).__name__ for step in play.state.agenda}
    active = state.tactical.active if state.tactical is not None else ""
    battle = active if ahead & BATTLE else ""
    landing = active if ahead & LANDING else ""
    for at, system in state.systems.items():
        if at != battle and len(system.units) > 1 and len(fleets(state, at)) > 1:
            yield f"I9: fleets at {at}"
        for seat in system.units:
            busy = ahead & REMOVING or (at == active and FIGHT in ahead)
            if not busy and excess(load(play, seat, at), crowd=True):
                yield f"I5: {seat} has too much at {at}"
            if not busy and "space_dock" in system.units[seat] and seat not in (fleets(state, at) or [seat]):
                yield f"I5: a dock of {seat} floats among ships of others at {at}"
    for planet, world in state.planets.items():
        if world.system != landing and (len(world.units) > 1 or any(seat != world.controller for seat in world.units)):
            yield f"I6: units on {planet}"
        if world.ready and world.controller == NOBODY:
            yield f"I7: {planet} is ready for nobody"
        for kind in STRUCTURES:
            built = sum(units.get(kind, 0) for units in world.units.values())
            if built and built > structures_allowed(play, planet, kind):
                yield f"I3: {kind} on {planet}"


def _cards(play: Galaxy, state: State) -> Iterator[str]:
    secrets = [*state.secrets]
    for player in state.players:
        secrets += player.secrets
        secrets += [one for one in player.scored if OBJECTIVES[one].deck == "secret" and one not in state.revealed]
        if len(set(player.scored)) != len(player.scored):
            yield "I13: an objective twice"
    secrets += [one for one in state.revealed if OBJECTIVES[one].deck == "secret"]
    idle = without_effect(play.state.options)
    dealt = sum(one.deck == "secret" and one.id not in idle for one in OBJECTIVES.values())
    if len(secrets) != dealt or len(set(secrets)) != dealt:
        yield f"I10: {len(secrets)} secrets"
    asked = any(type(step).__name__ in ("ReturnSecret", "Secrets") for step in play.state.agenda)
    for seat, player in enumerate(state.players):
        if not asked and len(player.secrets) + scored_secrets(play, seat) > MOST_SECRETS:
            yield f"I11: secrets of {seat}"
    cards = [*state.common, *(number for player in state.players for number in player.cards)]
    if state.round and sorted(cards) != sorted(STRATEGY_CARDS):
        yield f"I10: strategy cards {cards}"
    for player in state.players:
        if player.passed and any(player.cards.values()) and state.phase == "action":
            yield "I18: passed with a ready card"
        if len(player.cards) > (2 if len(state.players) <= TWO_CARDS else 1):
            yield f"I18: {len(player.cards)} strategy cards"
        if not set(player.technologies) - set(player.copied.values()) <= set(technology_deck(player.faction)):
            yield f"I15: {player.faction} owns what it may not"
        yield from _copies(state, player)
    yield from _hands(play, state)
    if state.round > 9:
        yield f"I26: round {state.round}"


def _copies(state: State, player: Player) -> Iterator[str]:
    """I16: cards that copy lie on different faction technologies of factions of this table, and stand for them."""
    texts = list(player.copied.values())
    kinds = [UNITS[unit].kind for one in texts if (unit := TECHNOLOGIES[one].unit)]
    others = {one.faction for one in state.players} - {player.faction}
    if not set(player.copied) <= set(copiers(player.faction)) or set(player.copied) & set(player.technologies):
        yield f"I16: cards of {player.faction}"
    if len(set(texts)) != len(texts) or len(set(kinds)) != len(kinds) or not set(texts) <= set(player.technologies):
        yield f"I16: {texts} of {player.faction}"
    if any(TECHNOLOGIES[one].faction not in others for one in texts):
        yield f"I16: {texts} of nobody"


def _hands(play: Galaxy, state: State) -> Iterator[str]:
    """I10, I11: every action card is in one place, no hand is over its limit but while its owner throws off."""
    hearings = state.council.hearings if state.council is not None else ()
    open_cards = [one.card for hearing in hearings for one in hearing.predictions]
    held = [one for player in state.players for one in player.hand]
    lying = Counter([*state.actions, *state.discards, *held, *(one for one in open_cards if one in state.copies)])
    for id in {*lying, *state.copies}:
        if lying[id] != state.copies.get(id, 0):
            yield f"I10: {lying[id]} of {state.copies.get(id, 0)} {id}"
    if not any(type(step).__name__ in DRAWING for step in play.state.agenda):
        for seat in state.seats_in():
            if len(state.players[seat].hand) > hand_limit(play, seat):
                yield f"I11: action cards of {seat}"


def _goods(state: State) -> Iterator[str]:
    for player in state.players:
        if player.goods < 0 or not 0 <= player.commodities <= FACTIONS[player.faction].commodities:
            yield f"I14: goods of {player.faction}"
        if player.points < max(0, sum(entry.points for entry in player.ledger)):
            yield "I12: points"
        for entry in player.ledger:
            if not any(entry.source in there for there in (OBJECTIVES, SOURCES, AGENDAS, NOTE_CARDS, ACTION_CARDS)):
                yield f"I12: points for {entry.source}"
    taken = sum(entry.source == "custodians" for player in state.players for entry in player.ledger)
    if taken != (0 if state.custodians else 1):
        yield f"I19: the custodians token was taken {taken} times"


def _order(state: State) -> Iterator[str]:
    if len(set(state.traded)) != len(state.traded):
        yield "I20: two transactions of a pair"
    if state.phase != "over" and state.players[state.speaker].eliminated:
        yield "I21: the speaker is out of the game"
    if state.phase == "action":
        numbers = [initiative(state, seat) for seat in state.seats_in()]
        if len(set(numbers)) != len(numbers):
            yield f"I21: initiative {numbers}"
