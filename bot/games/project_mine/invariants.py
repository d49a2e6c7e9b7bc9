"""What must hold after every answer of every game (rules 11.2): checked by self-play and the conformance kit."""

from __future__ import annotations

from collections import Counter

from bot.games.project_mine.acts import GOALS, MARKET
from bot.games.project_mine.cards import Pack
from bot.games.project_mine.eras import STARTING_INVESTMENTS
from bot.games.project_mine.state import CHOOSE, ERA, State


def violations(pack: Pack, state: State) -> list[str]:
    """Every broken invariant, named by its rule; empty when all is well."""
    found: list[str] = []
    have = Counter(state.market + state.pile + state.market_discard + state.exile)
    have.update(state.goals + state.goal_pile + state.goal_discard)
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
    if len(state.market) < MARKET and (state.pile or state.market_discard):
        found.append("S1: market board not refilled")
    if len(state.goals) < GOALS and (state.goal_pile or state.goal_discard):
        found.append("S2: goal board not refilled")
    if min(state.basic.values(), default=0) < 0:
        found.append("S4: basic pile")
    if state.phase == ERA and state.round:
        turns = [player.turns for player in state.players]
        if max(turns) - min(turns) > 1:
            found.append("E4: turns")
        if not state.last_round and any(not player.deck for player in state.players) and not state.held:
            found.append("E3: an empty deck is not declared")
    return found
