"""The market board (K8, K13)."""

from __future__ import annotations

from bot.core.cards.naming import cards_of
from bot.core.cards.performers import NOTHING, Offer, Outcome
from bot.core.events import Event
from bot.games.project_mine.parts import VERBS, Part
from bot.games.project_mine.state import Cut
from bot.games.project_mine.verbs import CostMod, GainCard, GainGoal, OpenMarket, Sweep


@VERBS.offers(GainCard)
def gainable(part: Part, line: GainCard) -> Offer | None:
    asks = "project_mine-ask-gain-card"
    if line.zone == "board":
        return part.among(part.board.market, line, "market", asks)
    if line.zone == "basic":
        return part.among([card for card, copies in part.board.basic.items() if copies], line, "discard", asks)
    return None


@VERBS.offers(GainGoal)
def gainable_goals(part: Part, line: GainGoal) -> Offer | None:
    if line.zone != "board":
        return None
    return part.of(part.board.goals, 1, line.filter, line.upto, "goal", "project_mine-ask-gain-goal", False)


@VERBS.performs(GainCard, GainGoal)
def gain(part: Part, line: GainCard | GainGoal) -> Outcome:
    keywords, seat, goals = part.keywords, part.seat, isinstance(line, GainGoal)
    if line.zone == "pile":
        card = keywords.from_pile(goals)
        if not card:
            return NOTHING
        cards = [card]
    else:
        cards = cards_of(part.chosen)
        for card in cards:
            keywords.take_open(card)
    for card in cards:
        keywords.receive(seat, card, line.to if isinstance(line, GainCard) else "")
        part.play.emit(
            Event("project_mine-event-gained-card", {"seat": seat, "card": card}, reveals=line.zone == "pile")
        )
        keywords.happen("gain_goal" if goals else "gain_card", seat, card=card)
    return Outcome(bool(cards), len(cards), cards)


@VERBS.offers(Sweep)
def sweepable(part: Part, line: Sweep) -> Offer | None:
    if line.how != "choice" or line.zone == "pile":
        return None
    board, anchor = (part.board.market, "market") if line.zone == "market" else (part.board.goals, "goal")
    return part.among(board, line, anchor, "project_mine-ask-sweep")


@VERBS.performs(Sweep)
def sweep(part: Part, line: Sweep) -> Outcome:
    keywords, state, seat = part.keywords, part.board, part.seat
    if line.zone == "pile":
        swept = [card for _ in range(part.n(line)) if (card := keywords.from_pile())]
        # K14: nobody has seen them. They lie face down, and no line after this one may look at them either.
        state.market_down.extend(swept)
        if swept:
            part.play.tell("project_mine-event-swept-unseen", seat=seat, count=len(swept))
        return Outcome(bool(swept), len(swept))
    goals = line.zone == "goals"
    board = state.goals if goals else state.market
    if line.how == "choice":
        cards = cards_of(part.chosen)
    else:
        cards = part.picked(board, part.n(line), line.how, line.filter)
    for card in cards:
        keywords.lift(board.index(card), goals)
    if cards:
        (state.goal_discard if goals else state.market_discard).extend(cards)
        part.play.tell("project_mine-event-swept", seat=seat, cards=cards)
        keywords.refill(goals)
    return Outcome(bool(cards), len(cards), cards)


@VERBS.performs(OpenMarket)
def open_market(part: Part, line: OpenMarket) -> Outcome:
    opened = [card for _ in range(part.n(line)) if (card := part.keywords.from_pile())]
    for card in opened:
        part.keywords.lay(card)
    if opened:
        part.play.emit(Event("project_mine-event-opened", {"cards": opened}, reveals=True))
    return Outcome(bool(opened), len(opened), opened)


@VERBS.performs(CostMod)
def change_costs(part: Part, line: CostMod) -> Outcome:
    """K13."""
    part.board.cuts.append(Cut(part.run.card, part.path))
    part.play.tell("project_mine-event-costs", seat=part.seat, count=line.n)
    return Outcome(True, line.n)
