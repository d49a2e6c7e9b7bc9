"""What must hold after every answer of every game: checked by self-play and the conformance kit."""

from __future__ import annotations

from collections import Counter

from bot.games.the_dome.cards import Pack
from bot.games.the_dome.decks import listed
from bot.games.the_dome.readings import DECK, ENERGY_MOST, LAYERS, LENGTH, SERVER
from bot.games.the_dome.state import DUEL, HOME, MAIN, SYSTEM, State


def violations(pack: Pack, state: State) -> list[str]:
    """Every broken invariant, named by its rule; empty when all is well."""
    found: list[str] = []
    system = Counter(state.system_deck + state.system_void + [slot.card for slot in state.server])
    system.update(one.card for one in state.staged if one.system)
    mains: list[int] = []
    uids = [slot.uid for slot in state.server] + [one.uid for one in state.staged]
    for player in state.players:
        seat = player.seat
        own = Counter(player.deck + player.hand + player.void)
        for pool in player.pools:
            own.update(pool)
        own.update(control.card for control in player.controls)
        own.update(one.card for one in state.staged if one.seat == seat and not one.system)
        if state.held_of == seat:
            own.update(state.held)
        for program in player.programs:
            uids.append(program.uid)
            (system if program.owner == SYSTEM else own).update([program.card])
        uids += [control.uid for control in player.controls]
        if player.character:
            deck = pack.decks.get(player.deck_id)
            if (deck and own != Counter(listed(deck.cards))) or own.total() != DECK:
                found.append(f"13.1: cards of seat {seat}")
            limits = pack[player.character].limits
            if any(len(pool) > limit for pool, limit in zip(player.pools, limits, strict=True)):
                found.append(f"R1: pool limit of seat {seat}")
        names = [program.card for program in player.programs if not pack[program.card].addon]
        if len(set(names)) != len(names):
            found.append(f"I10: duplicate programs of seat {seat}")
        if any(pack[control.card].kind != "control" for control in player.controls):
            found.append(f"I6: no Control face down at seat {seat}")
        if player.ap < 0:
            found.append(f"T2: action points of seat {seat}")
        on_wall = 0 <= player.layer < LAYERS and 1 <= player.space <= LENGTH
        if not on_wall and not (player.layer == LAYERS and (player.down or state.reason)):
            found.append(f"D2: marker of seat {seat}")
        for number, marker in enumerate(player.markers):
            slot = state.slot(marker.on)
            if marker.on == HOME:
                continue
            if slot is None or not 1 <= marker.space <= len(pack[slot.card].track):
                found.append(f"K4: marker of seat {seat}")
            if number == MAIN:
                mains.append(marker.on)
    if len(set(mains)) != len(mains):
        found.append("K5: two main markers on one system card")
    if len(set(uids)) != len(uids):
        found.append("9: an id twice")
    if system != Counter(card.id for card in pack.of_kind("system")):
        found.append("13.1: system cards")
    if len(state.server) < SERVER and (state.system_deck or state.system_void) and not state.staged:
        found.append("K7: server not refilled")
    if state.mode != DUEL:
        masters = Counter(state.mm_deck + state.mm_hand + state.mm_void)
        if masters != Counter(card.id for card in pack.of_kind("mastermind", "event")):
            found.append("13.1: Mastermind cards")
        if not 0 <= state.energy <= ENERGY_MOST:
            found.append("M4: energy")
    return found
