"""What one viewer may see (rules 7), built field by field: what is not copied is not shown.

Cards are design ids of the pack `pack` (`cards.known(view.pack)` has their records).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.core.state import Reflex
from bot.games.project_mine.cards import Pack
from bot.games.project_mine.counting import cost_of
from bot.games.project_mine.paying import usable
from bot.games.project_mine.scoring import (
    Account,
    achieved,
    card_points_now,
    owner_knows,
    progress,
    public_points,
)
from bot.games.project_mine.state import OVER, Player, State
from bot.games.project_mine.verbs import RESOURCES


class GoalView(Struct, frozen=True):
    """A public goal in front of a player. `needs` 0: it counts no tokens."""

    card: str
    tokens: int
    needs: int
    flipped: bool
    used: bool


class OfferView(Struct, frozen=True):
    """A card that can be bought. `slot` is its place on the board (0..), `cost` what it costs now (K13), `left` the
    copies of a basic card (1 on the board)."""

    card: str
    slot: int
    cost: int
    left: int = 1


class PlayerView(Struct, frozen=True):
    """One seat.

    Args:
        hand: its cards, sorted as they lie, or empty if the viewer may not see them; `hand_count` is public.
        deck: the viewer's own deck as a sorted set with copies (card, number), never its order; empty for others.
        discard, play: public; the end is the top.
        resources: ruby, sapphire, emerald, iron, gold.
        company: the company goal if the viewer may see it, else empty; `company_offered`: the viewer's own three
            while choosing.
        trait: the trait's kind if the viewer may know it.
        points: public points now: flipped goals, fixed points of cards cannot be known to others, so only goals,
            resources, penalty; `points_now` of the viewer's own seat counts its cards too.
        pending: cards whose effects wait for the next turn.
        energy, credit, buys: of the turn; nobody has any between turns.
        company_done: whether the company goal is achieved as it stands, 1 or 0; -1 for all others than its owner.
        company_have, company_needs: how far it is, where that is one number.
        unpayable: cards of the viewer's own hand that ask for resources which are not there (K4).
    """

    seat: int
    hand: tuple[str, ...]
    hand_count: int
    deck: tuple[tuple[str, int], ...]
    deck_count: int
    discard: tuple[str, ...]
    play: tuple[str, ...]
    resources: tuple[int, int, int, int, int]
    energy: int
    credit: int
    buys: int
    coins: int
    penalty: int
    goals: tuple[GoalView, ...]
    company: str
    company_revealed: bool
    company_tokens: int
    company_offered: tuple[str, ...]
    chosen: bool
    trait: str
    points: int
    points_now: int
    declared: bool
    entered: bool
    out: bool
    turns: int
    played: tuple[str, ...]
    pending: tuple[str, ...]
    company_done: int = -1
    company_have: int = 0
    company_needs: int = 0
    unpayable: tuple[str, ...] = ()


class RecentView(Struct, frozen=True):
    """What the latest turn that changed something has changed.

    Args:
        market, goals: slots of the market board where cards were laid open.
        tokens, flipped: goals that got tokens, and those turned over.
        stock: (seat, resource) whose number has changed; `penalty`: seats that got penalty points.
        declared: whether the end of the era was declared.
    """

    market: tuple[int, ...] = ()
    goals: tuple[int, ...] = ()
    tokens: tuple[str, ...] = ()
    flipped: tuple[str, ...] = ()
    stock: tuple[tuple[int, str], ...] = ()
    penalty: tuple[int, ...] = ()
    declared: bool = False


class MineView(Struct, frozen=True):
    """The whole table for one viewer.

    Args:
        viewer: seat, or None for a spectator.
        pack: id of the card pack.
        length, eras: full (6) or short (3).
        phase: choose, era, transition, over.
        stage: step of the present turn: goals, cards, buying, clean, or empty.
        market, goals: open cards by slot, with their cost now.
        basic: medium and large mines in the order of the pack.
        pile, goal_pile: cards left face down; the discard piles are public, but for `market_down` and `goal_down` cards
            of them that lie face down (K14).
        looking: cards the viewer is privately looking at now; `looker` who is looking at some, or -1.
        declarer, last_round: who declared the end and which round is the last (0: none yet).
        lasting: (owner, card) of effects that last.
        accounts: after the end: each seat's account.
        recent: what was changed last.
    """

    viewer: int | None
    pack: str
    seats: int
    length: str
    eras: int
    phase: str
    era: int
    round: int
    transition: int
    entrants: tuple[int, ...]
    first: int
    current: int
    stage: str
    declarer: int
    last_round: int
    market: tuple[OfferView, ...]
    goals: tuple[OfferView, ...]
    basic: tuple[OfferView, ...]
    pile: int
    goal_pile: int
    market_discard: tuple[str, ...]
    goal_discard: tuple[str, ...]
    exile: tuple[str, ...]
    looker: int
    looking: tuple[str, ...]
    players: tuple[PlayerView, ...]
    lasting: tuple[tuple[int, str], ...]
    dice: tuple[int, ...]
    accounts: tuple[Account, ...]
    recent: RecentView = RecentView()
    market_down: int = 0
    goal_down: int = 0


def _player(pack: Pack, state: State, seat: int, viewer: int | None) -> PlayerView:
    player: Player = state.players[seat]
    own, over = seat == viewer, state.phase == OVER
    knows_company = own or over or player.revealed
    trait = ""
    if player.company and (knows_company or player.trait_shown):
        trait = pack[player.company].trait
    points = public_points(pack, player)
    turn = seat == state.current
    knows_progress = own and bool(player.company) and not over and owner_knows(pack, player.company)
    done = -1
    if knows_progress:
        done = player.judged if player.judged >= 0 else int(achieved(pack, state, seat))
    have, needs = progress(pack, state, seat) if knows_progress and player.judged < 0 else (0, 0)
    return PlayerView(
        seat=seat,
        hand=tuple(player.hand) if own or over else (),
        hand_count=len(player.hand),
        deck=tuple(sorted(Counter(player.deck).items())) if own or over else (),
        deck_count=len(player.deck),
        discard=tuple(player.discard),
        play=tuple(player.play),
        resources=tuple(player.resources.values()),  # type: ignore[arg-type]
        energy=player.energy if turn else 0,
        credit=player.credit if turn else 0,
        buys=player.buys if turn else 0,
        coins=player.coins,
        penalty=player.penalty,
        goals=tuple([GoalView(g.card, g.tokens, pack[g.card].tokens, g.flipped, g.used) for g in player.goals]),
        company=player.company if knows_company else "",
        company_revealed=player.revealed,
        company_tokens=player.tokens,
        company_offered=tuple(player.offered) if own and not player.company else (),
        chosen=bool(player.company),
        trait=trait,
        points=points,
        points_now=points + card_points_now(pack, player) if own or over else points,
        declared=player.declared,
        entered=seat in state.entrants,
        out=player.out,
        turns=player.turns,
        played=tuple(player.played),
        pending=tuple([card for card, _ in player.pending]),
        company_done=done,
        company_have=have,
        company_needs=needs,
        unpayable=tuple(dict.fromkeys([c for c in player.hand if not usable(pack, state, seat, c)])) if own else (),
    )


def points_now(view: MineView, seat: int) -> int:
    """The points of a seat as its viewer can reckon them now, own cards counted; all points at the end. What a screen
    says of them in words and what its picture shows both come from here."""
    return view.accounts[seat].total if view.accounts else view.players[seat].points_now


def _recent(state: State) -> RecentView:
    recent = state.recent
    return RecentView(
        market=tuple(recent.market),
        goals=tuple(recent.goals),
        tokens=tuple(recent.tokens),
        flipped=tuple(recent.flipped),
        stock=tuple(recent.stock),
        penalty=tuple(recent.penalty),
        declared=recent.declared,
    )


def view_of(
    pack: Pack, state: State, viewer: int | None, accounts: Any = (), lasting: Sequence[Reflex] = ()
) -> MineView:
    """The table as `viewer` may see it."""
    return MineView(
        viewer=viewer,
        pack=pack.sha,
        seats=state.seats,
        length=state.length,
        eras=state.eras,
        phase=state.phase,
        era=state.era,
        round=state.round,
        transition=state.transition,
        entrants=tuple(state.entrants),
        first=state.first,
        current=state.current,
        stage=state.stage,
        declarer=state.declarer,
        last_round=state.last_round,
        market=tuple([OfferView(c, i, cost_of(pack, state, c)) for i, c in enumerate(state.market)]),
        goals=tuple([OfferView(c, i, cost_of(pack, state, c)) for i, c in enumerate(state.goals)]),
        basic=tuple([OfferView(c, i, pack[c].cost, left) for i, (c, left) in enumerate(state.basic.items())]),
        pile=len(state.pile),
        goal_pile=len(state.goal_pile),
        market_discard=tuple(state.market_discard),
        goal_discard=tuple(state.goal_discard),
        exile=tuple(state.exile),
        looker=state.held_by,
        looking=tuple(state.held) if state.held and viewer == state.held_by else (),
        players=tuple(_player(pack, state, seat, viewer) for seat in range(state.seats)),
        lasting=tuple([(one.owner, one.source) for one in lasting]),
        dice=tuple(state.dice),
        accounts=tuple(accounts),
        recent=_recent(state),
        market_down=len(state.market_down),
        goal_down=len(state.goal_down),
    )


def marked_since(view: MineView, before: MineView) -> MineView:
    """The same with all marked that has changed for everybody to see since an earlier position."""

    def laid(now: Sequence[OfferView], then: Sequence[OfferView]) -> tuple[int, ...]:
        known = {one.slot: one.card for one in then}
        return tuple(one.slot for one in now if known.get(one.slot) != one.card)

    stock: list[tuple[int, str]] = []
    tokens: list[str] = []
    flipped: list[str] = []
    penalty: list[int] = []
    for now, then in zip(view.players, before.players, strict=True):
        pairs = zip(RESOURCES, now.resources, then.resources, strict=True)
        stock += [(now.seat, name) for name, there, was in pairs if there != was]
        penalty += [now.seat] if now.penalty != then.penalty else []
        known = {goal.card: goal for goal in then.goals}
        for goal in now.goals:
            was = known.get(goal.card)
            if goal.flipped and (was is None or not was.flipped):
                flipped.append(goal.card)
            elif was is None or was.tokens != goal.tokens:
                tokens.append(goal.card)
        if then.company and now.company_tokens != then.company_tokens:
            tokens.append(then.company)
    recent = RecentView(
        market=laid(view.market, before.market),
        goals=laid(view.goals, before.goals),
        tokens=tuple(tokens),
        flipped=tuple(flipped),
        stock=tuple(stock),
        penalty=tuple(penalty),
        declared=view.declarer >= 0 and view.declarer != before.declarer,
    )
    return replace(view, recent=recent)
