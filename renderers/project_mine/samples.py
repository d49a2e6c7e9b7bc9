"""Tables to draw, dealt by a fixed seed: a game at its start, in the middle, late and at its end.

For the gallery and tests; no rules are played here.
"""

from __future__ import annotations

from random import Random

from bot.core.shapes import Anchor
from bot.games.project_mine.cards import Pack, built_in
from bot.games.project_mine.scoring import Account, account
from bot.games.project_mine.state import CHOOSE, ERA, FULL, OVER, TRANSITION, Goal, Player, State, blank
from bot.games.project_mine.verbs import RESOURCES
from bot.games.project_mine.view import MineView, view_of
from bot.text.catalogue import Language

STAGES = ("choose", "start", "middle", "late", "transition", "over")


def new_game(seats: int, seed: int, pack: Pack) -> tuple[State, Random]:
    """A dealt table; everybody still chooses a company goal."""
    dice = Random(seed)
    state = blank(seats, FULL)
    pile = [card.id for card in pack.of_kind("resource", "plan") for _ in range(card.copies)]
    goals = [card.id for card in pack.of_kind("active", "passive")]
    companies = [card.id for card in pack.of_kind("company")]
    for cards in (pile, goals, companies):
        dice.shuffle(cards)
    state.market, state.pile = pile[:6], pile[6:]
    state.goals, state.goal_pile = goals[:2], goals[2:]
    state.basic = {card.id: card.copies for card in pack.of_kind("basic") if card.role in ("medium", "large")}
    start = [card.id for card in pack.of_kind("basic") if card.role == "small"]
    investment = next(card.id for card in pack.of_kind("basic") if card.role == "investment")
    state.first = dice.randrange(seats)
    for player in state.players:
        player.offered = [companies.pop() for _ in range(3)]
        deck = [*start, *[investment] * 5]
        dice.shuffle(deck)
        player.hand, player.deck = deck[:5], deck[5:]
    return state, dice


def table(seats: int, seed: int, stage: str, pack: Pack | None = None) -> State:
    """A table at one of `STAGES`."""
    pack = pack or built_in()
    state, dice = new_game(seats, seed, pack)
    if stage == "choose":
        state.phase = CHOOSE
        state.players[0].company = state.players[0].offered[0]
        return state
    state.phase, state.round, state.current, state.stage = ERA, 1, state.first, "cards"
    share = {"start": 0, "middle": 1, "late": 2, "transition": 2, "over": 2}[stage]
    for player in state.players:
        _settle_in(state, player, dice, pack, share)
    if share:
        state.era, state.round = (3, 2) if share == 1 else (6, 5)
        _turn(state, state.players[state.current], dice, pack)
    if stage == "late":
        state.declarer, state.last_round, state.stage = (state.current + 1) % seats, 6, "buying"
        state.players[state.declarer].declared = True
        state.players[state.declarer].discard += state.players[state.declarer].deck
        state.players[state.declarer].deck = []
    elif stage == "transition":
        state.phase, state.transition = TRANSITION, 1
        state.entrants = [seat for seat in range(seats) if seat == state.current or dice.random() < 0.6]
        for seat, player in enumerate(state.players):
            player.out = seat not in state.entrants
            player.penalty += 0 if player.out else 2
    elif stage == "over":
        state.phase, state.current, state.stage = OVER, -1, ""
        for player in state.players:
            player.deck += player.hand + player.play + player.discard
            player.hand, player.play, player.discard = [], [], []
    return state


def _settle_in(state: State, player: Player, dice: Random, pack: Pack, share: int) -> None:
    player.company = dice.choice(player.offered)
    trait = pack[player.company].trait
    player.deck.append(next(card.id for card in pack.of_kind("trait") if card.trait == trait))
    for resource in RESOURCES:
        player.resources[resource] = max(0, int(dice.gauss(5.5, 4) * share)) if share else 0
    player.penalty = dice.choice((0, 0, 1, 2)) * share
    player.turns = 12 * share
    for _ in range(6 * share):
        card = state.pile.pop()
        dice.choice((player.deck, player.discard, player.discard)).append(card)
    for card in dice.sample(list(state.basic), 2 * share):
        if state.basic[card]:
            state.basic[card] -= 1
            player.discard.append(card)
    dice.shuffle(player.deck)
    for _ in range(2 * share if share else 0):
        if state.goal_pile:
            goal = state.goal_pile.pop()
            needs = pack[goal].tokens
            flipped = dice.random() < 0.4
            player.goals.append(Goal(goal, needs if flipped else dice.randrange(max(1, needs)), flipped))
    while len(player.hand) < 5 and player.deck:
        player.hand.append(player.deck.pop())
    if share:
        player.hand = [*player.hand[:2], *(player.discard.pop() for _ in range(min(3, len(player.discard))))]


def _turn(state: State, player: Player, dice: Random, pack: Pack) -> None:
    player.play, player.hand = player.hand[:2], player.hand[2:]
    player.hand += [state.pile.pop() for _ in range(2)]
    player.played = list(player.play)
    player.energy, player.credit, player.coins, player.buys = 2, 4, 1, 2
    player.trait_shown = True


def view(seats: int, seed: int, stage: str, viewer: int | None = None, pack: Pack | None = None) -> MineView:
    """What a viewer sees of such a table."""
    pack = pack or built_in()
    state = table(seats, seed, stage, pack)
    accounts: list[Account] = [account(pack, state, s) for s in range(seats)] if stage == "over" else []
    return view_of(pack, state, viewer, accounts)


def choices(shown: MineView, seat: int) -> dict[str, list[tuple[str, Anchor]]]:
    """Numbered choices such as a seat may have: cards to play, things to buy, resources, company goals."""
    player = shown.players[seat]
    if player.company_offered:
        return {"company": _numbered([Anchor("company", (card,)) for card in player.company_offered])}
    offers = [Anchor("market", (one.slot,)) for one in shown.market]
    offers += [Anchor("goal", (one.slot,)) for one in shown.goals]
    offers += [Anchor("basic", (one.card,)) for one in shown.basic if one.left]
    return {
        "play": _numbered([Anchor("hand", (number,)) for number in range(len(player.hand))]),
        "buy": _numbered(offers),
        "resource": _numbered([Anchor("resource", (name,)) for name in RESOURCES]),
    }


def _numbered(anchors: list[Anchor]) -> list[tuple[str, Anchor]]:
    return [(str(number), anchor) for number, anchor in enumerate(anchors, 1)]


def ways(language: Language, pack: Pack | None = None) -> tuple[str, list[tuple[str, str]]]:
    """The card that gives the choice between the longest ways, and those, numbered."""
    found: dict[str, list[str]] = {}
    for name, text in (pack or built_in()).names(language).items():
        card, _, path = name.partition("|")
        if ".ways." in path:
            found.setdefault(card, []).append(text)
    card = max(found, key=lambda one: (sum(map(len, found[one])), one))
    return card, [(str(number), text) for number, text in enumerate(found[card], 1)]
