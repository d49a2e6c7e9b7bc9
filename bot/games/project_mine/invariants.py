"""What must hold after every answer of every game (rules 11.2): checked by self-play and the conformance kit."""

from __future__ import annotations

from collections import Counter

from bot.games.project_mine.cards import Pack
from bot.games.project_mine.eras import PRICE, STARTING_INVESTMENTS
from bot.games.project_mine.keywords import GOALS, MARKET
from bot.games.project_mine.state import CHOOSE, ERA, TRANSITION, State


def violations(pack: Pack, state: State) -> list[str]:
    """Every broken invariant, named by its rule; empty when all is well."""
    found: list[str] = []
    have = Counter(state.market + state.pile + state.market_discard + state.market_down + state.exile)
    have.update(state.goals + state.goal_pile + state.goal_discard + state.goal_down)
    if state.held_by < 0 and state.held:
        found.append("K14: cards looked at by nobody")
    have.update(state.held)
    have.update({card: left for card, left in state.basic.items() if left})
    for player in state.players:
        have.update(player.owned)
        have.update(goal.card for goal in player.goals)
    want = Counter({card.id: card.copies for card in pack.of_kind("resource", "plan", "active", "passive")})
    want.update({card: pack[card].copies for card in state.basic})
    if state.phase != CHOOSE:
        traits = {card.trait: card.id for card in pack.of_kind("trait")}
        for player in state.players:
            want.update(card.id for card in pack.of_kind("basic") if card.role == "small")
            investment = next(card.id for card in pack.of_kind("basic") if card.role == "investment")
            want[investment] += STARTING_INVESTMENTS
            want[traits[pack[player.company].trait]] += 1
    if have != want:
        found.append(f"11.2: cards lost {dict(want - have)} or made {dict(have - want)}")
    for seat, player in enumerate(state.players):
        numbers = (*player.resources.values(), player.energy, player.coins, player.penalty)
        if min(numbers) < 0:
            found.append(f"K4: something below nothing at seat {seat}")
        for goal in player.goals:
            needs = pack[goal.card].tokens
            if goal.tokens > needs or (needs and goal.tokens == needs and not goal.flipped):
                found.append(f"G1: tokens of {goal.card}")
        if player.play and seat != state.current:
            found.append(f"3.3: seat {seat} has a play area out of turn")
    if len(state.market) < MARKET and (state.pile or state.market_discard or state.market_down):
        found.append("S1: market board not refilled")
    if len(state.goals) < GOALS and (state.goal_pile or state.goal_discard or state.goal_down):
        found.append("S2: goal board not refilled")
    if min(state.basic.values(), default=0) < 0:
        found.append("S4: basic pile")
    if state.phase == TRANSITION:
        found += _transition(state)
    if state.phase == ERA and state.round:
        turns = [player.turns for player in state.players]
        if max(turns) - min(turns) > 1:
            found.append("E4: turns")
        if not state.last_round and any(not player.deck for player in state.players) and not state.held:
            found.append("E3: an empty deck is not declared")
    return found


def _transition(state: State) -> list[str]:
    """R1, R2, R4: who takes part has paid for every transition era so far; who declined does not; no coins."""
    found: list[str] = []
    for seat, player in enumerate(state.players):
        inside = seat in state.entrants
        if inside and player.out:
            found.append(f"R1: seat {seat} is out and takes part")
        eras = state.transition if inside else state.transition - 1
        if not player.out and player.penalty < PRICE * eras * (eras + 1) // 2:
            found.append(f"R2: seat {seat} has not paid for {eras} transition eras")
        if player.coins:
            found.append(f"R4: seat {seat} has coins in a transition era")
    if state.entrants and state.entrants[0] != state.first:
        found.append("R4: somebody else than the first player began")
    if state.current >= 0 and state.current not in state.entrants:
        found.append("R4: the turn of a seat that takes no part")
    return found
