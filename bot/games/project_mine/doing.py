"""Each verb carried out for one seat, once what it needs is chosen (rules 4, 10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core.events import Event
from bot.core.state import Reflex
from bot.games.project_mine.counting import Context, matching, passes
from bot.games.project_mine.looking import put_looked, reveal
from bot.games.project_mine.offers import cheapest, engine_picks, resource_of, usable
from bot.games.project_mine.outcome import NOTHING, Outcome
from bot.games.project_mine.state import Cut
from bot.games.project_mine.triggers import until
from bot.games.project_mine.verbs import (
    Buys,
    Choose,
    ChooseRes,
    CostMod,
    Credit,
    Discard,
    Draw,
    Each,
    Energy,
    Exile,
    Flip,
    GainCard,
    GainGoal,
    GainRes,
    If,
    Lasting,
    Line,
    Look,
    LoseRes,
    Mill,
    Move,
    NextTurn,
    OpenMarket,
    Penalty,
    Reveal,
    Shuffle,
    Sweep,
    Token,
    Use,
)

if TYPE_CHECKING:
    from bot.games.project_mine.acts import Acts
    from bot.games.project_mine.effects import Run


def perform(acts: Acts, run: Run, line: Line, seat: int, chosen: list[str]) -> Outcome:
    """Carry out a line for one seat.

    Args:
        acts: the hands of the running step.
        run: the step, for its context and where the line stands.
        line: the line.
        seat: for whom.
        chosen: cards or other ids that were chosen.
    """
    at = run.context(acts.pack, acts.state, seat)
    match line:
        case GainRes() | LoseRes() | ChooseRes() | Credit() | Energy() | Buys() | Penalty():
            return _stock(acts, run, line, seat, chosen, at)
        case Draw():
            n = acts.draw(seat, at.number(line.n))
            return n > 0, [], n
        case Discard() | Mill() | Exile() | Move():
            return _own_cards(acts, run, line, seat, chosen, at)
        case Look():
            return put_looked(acts, line, seat, chosen)
        case Reveal():
            return reveal(acts, line, seat, chosen, at)
        case GainCard() | GainGoal() | Sweep() | OpenMarket():
            return _board(acts, line, seat, chosen, at)
        case Token() | Flip():
            return _goals(acts, run, line, seat, chosen, at)
        case Shuffle():
            zone = {"deck": acts.state.players[seat].deck, "market": acts.state.pile, "goals": acts.state.goal_pile}
            acts.play.shuffle(f"deck:{seat}" if line.zone == "deck" else line.zone, zone[line.zone])
            acts.play.tell("project_mine-event-shuffled", seat=seat, zone=line.zone)
            return True, [], 0
        case _:
            return _control(acts, run, line, seat, chosen, at)


# --- stocks ----------------------------------------------------------------------------------------------------------


def _stock(acts: Acts, run: Run, line: Any, seat: int, chosen: list[str], at: Context) -> Outcome:
    n = at.number(line.n)
    player = acts.state.players[seat]
    match line:
        case GainRes():
            resource = resource_of(acts.state, seat, line.resource, run.chosen)
            n = acts.gain(seat, resource, n) if resource else 0
        case LoseRes():
            resource = resource_of(acts.state, seat, line.resource, run.chosen)
            if not resource or (not line.upto and player.resources[resource] < n):
                return NOTHING
            n = acts.lose(seat, resource, n)
        case ChooseRes():
            if not chosen:
                return NOTHING
            run.chosen = chosen[0]
            if line.mode == "gain":
                n = acts.gain(seat, run.chosen, n)
            elif line.mode == "lose":
                n = acts.lose(seat, run.chosen, n)
            else:
                return True, [], n
        case Credit():
            player.credit += n
            acts.play.tell("project_mine-event-credit", seat=seat, count=n)
        case Energy():
            player.energy = max(0, player.energy + n)
            acts.play.tell("project_mine-event-energy", seat=seat, count=n)
        case Buys():
            player.buys += n
            acts.play.tell("project_mine-event-buys", seat=seat, count=n)
        case _:
            n = acts.penalty(seat, n)
    return n != 0, [], n


# --- a player's cards ------------------------------------------------------------------------------------------------


def _own_cards(acts: Acts, run: Run, line: Any, seat: int, chosen: list[str], at: Context) -> Outcome:
    player = acts.state.players[seat]
    own_choice = bool(chosen)
    if isinstance(line, Exile) and line.zone == "self":
        return _exile_self(acts, run, seat)
    zone_name = "hand" if isinstance(line, Discard) else "deck" if isinstance(line, Mill) else line.zone
    zone: list[str] = getattr(player, zone_name)
    how = "top" if isinstance(line, Mill) else line.how
    if engine_picks(how):
        n = at.number(line.n)
        chosen = _picked(acts, zone, n, how, None if isinstance(line, Mill) else line.filter, seat)
    if not chosen:
        return NOTHING
    match line:
        case Discard():
            acts.discard(seat, chosen, "hand", chosen=own_choice)
        case Mill():
            acts.discard(seat, chosen, "deck", chosen=False)
        case Exile():
            acts.exile(seat, chosen, zone_name, chosen=own_choice and zone_name != "deck")
        case _:
            _moved(acts, line, seat, chosen, own_choice)
    return True, chosen, len(chosen)


def _picked(acts: Acts, zone: list[str], n: int, how: str, wanted: Any, seat: int) -> list[str]:
    """Cards the engine picks."""
    if n <= 0:
        return []
    board = acts.state if zone is acts.state.market or zone is acts.state.goals else None
    if how == "top":
        return [card for card in zone[-n:][::-1] if wanted is None or passes(acts.pack[card], wanted)]
    found = matching(acts.pack, zone, wanted, board)
    if how == "all":
        return found
    if how == "cheapest" or len(found) <= n:
        return cheapest(acts.pack, found, n)
    pool = sorted(found)
    acts.play.shuffle(f"random:{seat}", pool)
    return pool[:n]


def _exile_self(acts: Acts, run: Run, seat: int) -> Outcome:
    """The card whose effect this is leaves wherever it lies, the play area first."""
    player = acts.state.players[run.owner]
    for zone in ("play", "discard", "hand", "deck"):
        if run.card in getattr(player, zone):
            acts.exile(run.owner, [run.card], zone)
            return True, [run.card], 1
    return NOTHING


def _moved(acts: Acts, line: Move, seat: int, chosen: list[str], own_choice: bool) -> None:
    player = acts.state.players[seat]
    zone: list[str] = getattr(player, line.zone)
    for card in chosen:
        at = len(zone) - 1 - zone[::-1].index(card)
        del zone[at]
        if line.to == "deck_bottom":
            player.deck.insert(0, card)
        else:
            (player.deck if line.to == "deck_top" else getattr(player, line.to)).append(card)
    if line.to == "hand":
        acts.state.halt = True
    args = {"seat": seat, "cards": chosen, "zone": line.zone, "to": line.to}
    hidden = line.zone == "hand" and line.to != "discard"
    if hidden:
        public = {"seat": seat, "count": len(chosen), "zone": line.zone, "to": line.to}
        acts.play.emit(
            Event("project_mine-event-moved", args, (seat,), "project_mine-event-moved-some", public, reveals=True)
        )
    else:
        acts.shown(seat, chosen)
        acts.play.emit(Event("project_mine-event-moved", args, reveals=not own_choice or line.zone == "hand"))


# --- the market board ------------------------------------------------------------------------------------------------


def _board(acts: Acts, line: Any, seat: int, chosen: list[str], at: Context) -> Outcome:
    state = acts.state
    match line:
        case GainCard(zone="pile") | GainGoal(zone="pile"):
            goals = isinstance(line, GainGoal)
            card = acts.from_pile(goals)
            if not card:
                return NOTHING
            chosen = [card]
        case GainCard() | GainGoal():
            for card in chosen:
                acts.take_open(card)
        case Sweep(zone="pile"):
            swept = [card for _ in range(at.number(line.n)) if (card := acts.from_pile())]
            # K14: nobody has seen them. They lie face down, and no line after this one may look at them either.
            state.market_down.extend(swept)
            if swept:
                acts.play.tell("project_mine-event-swept-unseen", seat=seat, count=len(swept))
            return bool(swept), [], len(swept)
        case Sweep():
            goals = line.zone == "goals"
            board = state.goals if goals else state.market
            if engine_picks(line.how):
                chosen = _picked(acts, board, at.number(line.n), line.how, line.filter, seat)
            for card in chosen:
                acts.lift(board.index(card), goals)
            if chosen:
                (state.goal_discard if goals else state.market_discard).extend(chosen)
                acts.play.tell("project_mine-event-swept", seat=seat, cards=chosen)
                acts.refill(goals)
            return bool(chosen), chosen, len(chosen)
        case _:
            opened = [card for _ in range(at.number(line.n)) if (card := acts.from_pile())]
            for card in opened:
                acts.lay(card)
            if opened:
                acts.play.emit(Event("project_mine-event-opened", {"cards": opened}, reveals=True))
            return bool(opened), opened, len(opened)
    for card in chosen:
        acts.receive(seat, card, line.to if isinstance(line, GainCard) else "")
        acts.play.emit(
            Event("project_mine-event-gained-card", {"seat": seat, "card": card}, reveals=line.zone == "pile")
        )
        acts.happen("gain_goal" if isinstance(line, GainGoal) else "gain_card", seat, card=card)
    return bool(chosen), chosen, len(chosen)


# --- goals -----------------------------------------------------------------------------------------------------------


def _goals(acts: Acts, run: Run, line: Token | Flip, seat: int, chosen: list[str], at: Context) -> Outcome:
    card = run.card if line.on == "self" else chosen[0].partition("@")[0] if chosen else ""
    if not card:
        return NOTHING
    if isinstance(line, Token):
        put = acts.token(card, at.number(line.n), seat)
        return put > 0, [], put
    owner, goal = acts.owner_of(card)
    if goal is None or goal.flipped:
        return NOTHING
    acts.flip(owner, goal)
    return True, [], 1


# --- lines about lines -----------------------------------------------------------------------------------------------


def _control(acts: Acts, run: Run, line: Line, seat: int, chosen: list[str], at: Context) -> Outcome:
    from bot.games.project_mine.effects import Run as Inner

    path = f"{run.path}.{run.at}"
    state = acts.state
    kept: dict[str, Any] = {"cards": run.cards, "last": run.last, "chosen": run.chosen, "open_": run.open_}
    match line:
        case CostMod():
            state.cuts.append(Cut(run.card, path))
            acts.play.tell("project_mine-event-costs", seat=seat, count=line.n)
            return True, [], line.n
        case Lasting():
            label = until(seat, line.until)
            lines = f"{path}.trigger.effects"
            acts.play.arm(Reflex(line.trigger.event, seat, run.card, lines, expiry=label, once=line.once))
            acts.play.tell("project_mine-event-lasting", seat=seat, card=run.card)
            return True, [], 1
        case NextTurn():
            state.players[seat].pending.append((run.card, f"{path}.effects"))
            acts.play.tell("project_mine-event-next-turn", seat=seat, card=run.card)
            return True, [], 1
        case If():
            return at.holds(line.when), run.cards, run.last
        case Choose():
            for way in chosen:
                effects = f"{path}.ways.{int(way.partition('-')[2]) - 1}.effects"
                acts.play.follow(Inner(seat, run.owner, run.card, effects, **kept))
            return bool(chosen), [], len(chosen)
        case Each():
            acts.play.follow(Inner(seat, run.owner, run.card, f"{path}.effects", **kept))
            return True, [], 1
        case Use():
            return _use(acts, run, line, seat, chosen, at)
        case _:
            raise AssertionError(f"no such line: {type(line).__name__}")


def _use(acts: Acts, run: Run, line: Use, seat: int, chosen: list[str], at: Context) -> Outcome:
    """K1: use effects where the cards lie."""
    from bot.games.project_mine.effects import UseCard

    state, pack = acts.state, acts.pack
    player = state.players[seat]
    n = at.number(line.n)
    if line.zone == "cards":
        pool = run.cards
    elif line.zone == "deck_top":
        pool = player.deck[-n:][::-1]
    else:
        pool = getattr(player, line.zone)
    if line.zone in ("cards", "deck_top") or engine_picks(line.how):
        fit = [c for c in pool if c not in state.chain and pack[c].effects and usable(pack, state, seat, c)]
        how = "top" if line.zone == "deck_top" else line.how
        if line.zone == "cards" or how == "choice":
            chosen = matching(pack, fit, line.filter, state if run.open_ and line.zone == "cards" else None)[:n]
        elif how == "top":
            top = pool if line.zone == "deck_top" else pool[-n:][::-1]
            chosen = [card for card in matching(pack, top, line.filter) if card in fit]
        else:
            chosen = _picked(acts, fit, n, how, line.filter, seat)
    for card in chosen:
        acts.shown(seat, [card])
        acts.play.emit(
            Event("project_mine-event-used", {"seat": seat, "card": card}, reveals=line.zone in ("hand", "deck_top"))
        )
        acts.happen("use", seat, card=card)
        acts.play.follow(UseCard(seat, card))
    return bool(chosen), list(chosen), len(chosen)
