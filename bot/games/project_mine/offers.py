"""What a line of an effect lets a seat choose from. Pure: a question is derived from the table at every look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.core.cards.naming import NONE, card_of
from bot.core.shapes import RANDOM, Option, Pick, Question, Text
from bot.games.project_mine.counting import Context, matching, most_held
from bot.games.project_mine.designs import Pack, is_price
from bot.games.project_mine.paying import Purse
from bot.games.project_mine.state import State
from bot.games.project_mine.verbs import (
    RESOURCES,
    Choose,
    ChooseRes,
    Discard,
    Exile,
    Flip,
    GainCard,
    GainGoal,
    Line,
    Look,
    Move,
    Reveal,
    Sweep,
    Token,
    Use,
)
from bot.games.project_mine.wording import (
    NONE_OPTION,
    TURN,
    card_options,
    goal_option,
    resource_option,
    way_option,
)


class Offer(NamedTuple):
    """Options of which between `least` and `most` are chosen. `hidden`: only the seat itself knows them, so it is asked
    even where it has no choice (design 2.8). `asks` is the catalogue key of the question. `ordered`: they come in
    the order in which they are chosen."""

    options: list[Option]
    least: int
    most: int
    hidden: bool
    asks: str
    ordered: bool = False

    @property
    def forced(self) -> list[str] | None:
        """The ids that must be chosen, if public facts leave no choice."""
        if self.hidden or (self.ordered and len({card_of(option.id) for option in self.options}) > 1):
            return None
        if self.least >= len(self.options):
            return [option.id for option in self.options]
        return None


_RESOURCE_ASKS = {
    "gain": "project_mine-ask-resource-gain",
    "lose": "project_mine-ask-resource-lose",
    "pick": "project_mine-ask-resource-pick",
}


def engine_picks(how: str) -> bool:
    """Whether the engine chooses the cards, not a seat."""
    return how not in ("choice",)


def cheapest(pack: Pack, cards: Sequence[str], n: int) -> list[str]:
    """The `n` cheapest cards: by cost, then points, then name."""
    return sorted(cards, key=lambda card: (pack[card].cost, pack[card].worth, card))[:n]


def usable(pack: Pack, state: State, seat: int, card: str) -> bool:
    """Whether a card's own lines can be played or used by a seat (K4)."""
    return card not in pack.prices or Purse(pack, state, seat, Context(pack, state, seat, card)).pays(pack.prices[card])


def resource_of(state: State, seat: int, named: str, chosen: str) -> str:
    """The resource a line means."""
    if named in ("most", "least"):
        return most_held(state.players[seat], named == "least")
    return chosen if named == "chosen" else named


def _of_cards(
    pack: Pack, zone: Sequence[str], line: Any, at: Context, state: State, anchor: str, asks: str, hidden: bool
) -> Offer | None:
    n = at.number(line.n)
    found = matching(pack, zone, line.filter, state if zone is state.market or zone is state.goals else None)
    if hidden and zone and not found:
        return Offer([NONE_OPTION], 1, 1, True, asks) if n > 0 else None
    if not found or n <= 0:
        return None
    n = min(n, len(found))
    # A hand given up whole is a public fact; a filter looks at hidden cards.
    hidden = hidden and not (line.filter is None and n >= len(zone) and not line.upto)
    if line.filter is None:
        places: list[int | str] = list(range(len(zone)))
    else:
        places, rest = [], list(enumerate(zone))
        for card in found:
            index = next(i for i, (_, c) in enumerate(rest) if c == card)
            places.append(rest.pop(index)[0])
    options = card_options(found, anchor, n == 1, list(found) if anchor == "discard" else places)
    least = 0 if line.upto else n
    if n == 1 and line.upto:
        return Offer([*options, NONE_OPTION], 1, 1, hidden, asks)
    return Offer(options, least, n, hidden, asks)


def offer(pack: Pack, state: State, line: Line, seat: int, card: str, path: str, at: Context) -> Offer | None:
    """What a seat chooses from for a line; None if nothing is to be chosen.

    Args:
        pack, state: the table.
        line: the line; `path` and `card` say where it stands.
        seat: who chooses.
        at: the context of the line.
    """
    player = state.players[seat]
    match line:
        case Discard(how="choice"):
            return _of_cards(pack, player.hand, line, at, state, "hand", "project_mine-ask-discard", True)
        case Exile(how="choice", zone="hand" | "discard" | "play"):
            zone = getattr(player, line.zone)
            return _of_cards(pack, zone, line, at, state, line.zone, "project_mine-ask-exile", line.zone == "hand")
        case Move(how="choice"):
            zone = getattr(player, line.zone)
            return _of_cards(pack, zone, line, at, state, line.zone, "project_mine-ask-move", line.zone == "hand")
        case Reveal(zone="hand"):
            wide = Discard(n=line.n, filter=line.filter, upto=True)
            return _of_cards(pack, player.hand, wide, at, state, "hand", "project_mine-ask-reveal", True)
        case Use(how="choice", zone="discard" | "hand" | "play"):
            zone = [
                other
                for other in getattr(player, line.zone)
                if other not in state.chain and pack[other].effects and usable(pack, state, seat, other)
            ]
            found = _of_cards(pack, zone, line, at, state, "discard", "project_mine-ask-use", line.zone == "hand")
            return found._replace(ordered=found.most > 1) if found is not None else None
        case Look():
            if not state.held:
                return None
            taking = Discard(n=line.take, filter=line.filter, upto=line.upto)
            return _of_cards(pack, state.held, taking, at, state, "looking", "project_mine-ask-look", True)
        case Sweep(how="choice", zone="market" | "goals"):
            board, anchor = (state.market, "market") if line.zone == "market" else (state.goals, "goal")
            return _of_cards(pack, board, line, at, state, anchor, "project_mine-ask-sweep", False)
        case GainCard(zone="board"):
            return _of_cards(pack, state.market, line, at, state, "market", "project_mine-ask-gain-card", False)
        case GainCard(zone="basic"):
            left = [other for other, copies in state.basic.items() if copies]
            return _of_cards(pack, left, line, at, state, "discard", "project_mine-ask-gain-card", False)
        case GainGoal(zone="board"):
            wide = Discard(filter=line.filter, upto=line.upto)
            return _of_cards(pack, state.goals, wide, at, state, "goal", "project_mine-ask-gain-goal", False)
        case _:
            return _other(pack, state, line, seat, card, path, at)


def _prices_after(pack: Pack, line: Line, card: str, path: str) -> Sequence[Line]:
    """K4, Q11: the lines after one, if there is something among them that its seat must pay; a choice must leave enough
    for that where it can."""
    block, _, at = path.rpartition(".")
    rest = pack.block(card, block)[int(at) + 1 :] if line.who == "me" else ()
    return rest if any(is_price(one) for one in rest) else ()


def _other(pack: Pack, state: State, line: Line, seat: int, card: str, path: str, at: Context) -> Offer | None:
    player = state.players[seat]
    match line:
        case ChooseRes():
            least = at.number(line.n) if line.mode == "lose" else 0
            among = [r for r in (line.among or RESOURCES) if player.resources[r] >= least]
            if rest := _prices_after(pack, line, card, path):
                purse = Purse(pack, state, seat, at)
                among = [r for r in among if purse.leaves(line, r, rest)] or among
            options = [resource_option(r, player.resources[r]) for r in among]
            asks = _RESOURCE_ASKS[line.mode]
            return Offer(options, 1, 1, False, asks) if options else None
        case Token(on="own" | "any" | "others") | Flip(on="own" | "any" | "others"):
            options: list[Option] = []
            for other in state.order(seat):
                if (line.on == "own" and other != seat) or (line.on == "others" and other == seat):
                    continue
                for goal in state.players[other].goals:
                    needs = pack[goal.card].tokens
                    if not goal.flipped and (needs or isinstance(line, Flip)):
                        options.append(goal_option(goal.card, other, other == seat, goal.tokens, needs))
            asks = "project_mine-ask-token" if isinstance(line, Token) else "project_mine-ask-flip"
            return Offer(options, 1, 1, False, asks) if options else None
        case Choose():
            purse = Purse(pack, state, seat, at)
            able = purse.ways(line, _prices_after(pack, line, card, path)) or purse.ways(line)
            options = [way_option(card, path, number_) for number_ in able]
            most = min(line.n, len(options))
            return Offer(options, most, most, False, "project_mine-ask-choose") if options else None
        case _:
            return None


def question(pack: Pack, found: Offer, card: str, n: int, topic: str = TURN) -> Question:
    """The question of an offer; on time-out it takes nothing, else the cheapest, else a random answer."""
    default: Any = RANDOM
    ids = [option.id for option in found.options]
    if found.least == 0:
        default = []
    elif NONE in ids:
        default = NONE
    elif all("card" in option.args and "seat" not in option.args for option in found.options):
        order = sorted(found.options, key=lambda o: (pack[o.args["card"]].cost, pack[o.args["card"]].worth, o.id))
        chosen = {option.id for option in order[: found.least]}
        default = next(iter(chosen)) if found.most == 1 else [i for i in ids if i in chosen]
    return Question(
        slot="effect",
        prompt=Text(found.asks, {"card": card, "count": n}),
        shape=Pick(tuple(found.options), found.least, found.most, found.ordered),
        topic=topic,
        rule="project_mine-rule-effect",
        default=default,
    )
