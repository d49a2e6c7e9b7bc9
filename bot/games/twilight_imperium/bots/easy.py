"""The easy player: expands to free planets, takes Mecatol Rex, scores what is in reach, keeps its fleets together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, cast

from bot.core.questions import CALLED
from bot.core.shapes import READY, Amounts, Answer, Form, Pick, Question
from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import activations, council_cards, fight_cards, hand_cards, reactions, votes
from bot.games.twilight_imperium.bots.aims import POINT, aims, payable
from bot.games.twilight_imperium.bots.builds import best_rate, build
from bot.games.twilight_imperium.bots.cards import (
    INSTEAD,
    best_site,
    follow_worth,
    follows,
    peaceful,
    pick_worth,
    play_worth,
)
from bot.games.twilight_imperium.bots.fights import defenders, infantry_for
from bot.games.twilight_imperium.bots.gifts import everybody
from bot.games.twilight_imperium.bots.gifts import tables as gifts
from bot.games.twilight_imperium.bots.maps import place_tile
from bot.games.twilight_imperium.bots.moves import moves
from bot.games.twilight_imperium.bots.notes import answer as note_used
from bot.games.twilight_imperium.bots.rivals import lead
from bot.games.twilight_imperium.bots.spending import completed, first_options, payment, spare
from bot.games.twilight_imperium.bots.tokens import buy, gain, lay_out
from bot.games.twilight_imperium.bots.worth import ease, gain_of, hardest_secret, income, technology_worth
from bot.games.twilight_imperium.economy.production import Produce
from bot.games.twilight_imperium.economy.research import TOKENS
from bot.games.twilight_imperium.economy.yards import price
from bot.games.twilight_imperium.figures import FACTIONS, LEADERSHIP, MECATOL_REX, OBJECTIVES
from bot.games.twilight_imperium.flow.activating import WITH
from bot.games.twilight_imperium.flow.cards import PLAYED
from bot.games.twilight_imperium.flow.scoring import PRICES
from bot.games.twilight_imperium.forces import ships, supply, without_figure
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import WINDOWS
from bot.games.twilight_imperium.space import are_neighbouring
from bot.games.twilight_imperium.view import TwilightImperiumView

if TYPE_CHECKING:
    from bot.core.match import Match

assert everybody  # importing it has filled the tables of what factions can do

LITTLE_LEAD: Final = 0.15
"""Lead from which on a player does not get commodities from others."""
LEAST: Final = 0.0
"""An action that promises less is not done where one may pass."""
LITTLE: Final = 1.0
"""A secondary that is worth no more is not followed, though it costs nothing but a note."""


def plan(match: Match, seat: int, question: Question, stream: Stream) -> Answer:
    """An answer for `seat`, from a match that it could believe in."""
    tag = question.slot.removeprefix("twilight_imperium-")
    used = note_used(match, seat, question)
    if used is not None:
        return used
    chooser = CHOOSERS.get(tag) or gifts.CHOOSERS.get(tag)
    if chooser is not None:
        answer = chooser(match, seat, question)
        if answer is not None:
            return answer
    if tag.startswith("secondary-"):
        return _secondary(match, seat, question, int(tag.removeprefix("secondary-")))
    return _usual(match, seat, question, stream)


def _usual(match: Match, seat: int, question: Question, stream: Stream) -> Answer:
    """What is proposed; else the default; else anything legal."""
    for one in question.ready:
        if one.name == "proposed":
            return one.answer
    default = question.default
    if default is not None and not (isinstance(default, str) and default.startswith((READY, "core:"))):
        return default
    return match.sample(seat, question.no, stream)


def _pick_card(match: Match, seat: int, question: Question) -> Answer:
    play: Galaxy = match.play
    common = play.board.common
    return max(first_options(question), key=lambda id: pick_worth(play, seat, int(id)) + 1.1 * common.get(int(id), 0))


# --- turns --------------------------------------------------------------------------------------------------------


def actions(match: Match, seat: int, question: Question) -> list[tuple[float, dict[str, Answer]]]:
    """What could be done in a turn, with what it promises, the best first. Forms are not filled to the end."""
    play: Galaxy = match.play
    ids = first_options(question)
    found: list[tuple[float, dict[str, Answer]]] = []
    systems = [id.removeprefix("s:") for id in ids if id.startswith("s:")]
    usual = list(moves(play, seat, systems))
    found += [(move.value, {"action": f"s:{move.system}", **move.plan}) for move in usual]
    carded = [id.removeprefix(WITH) for id in ids if id.startswith(WITH)]
    found += activations.ways(play, seat, carded, systems, usual)
    for id in ids:
        if id.startswith("c:"):
            found.append((play_worth(play, seat, int(id.removeprefix("c:"))), {"action": id}))
        elif id in ("pass", "stop"):
            found.append((LEAST, {"action": id}))
    deeds = [id.removeprefix("d:") for id in ids if id.startswith("d:")]
    found += hand_cards.plays(play, seat, deeds)
    found += gifts.deeds(play, seat, deeds)
    found.sort(key=lambda one: -one[0])
    return found


def finished(match: Match, seat: int, question: Question, partial: dict[str, Answer]) -> Answer:
    """The fields of an action that are still asked, with nothing in them."""
    field = match.narrow(seat, question.no, partial)
    while field is not None:
        partial = {**partial, field.name: {} if isinstance(field.shape, Amounts) else first_options_of(field.shape)}
        field = match.narrow(seat, question.no, partial)
    return partial


def first_options_of(shape: object) -> Answer:
    """The first option of a pick."""
    assert isinstance(shape, Pick)
    return shape.options[0].id


def _turn(match: Match, seat: int, question: Question) -> Answer:
    found = actions(match, seat, question)
    return finished(match, seat, question, found[0][1]) if found else question.default


def _produce(match: Match, seat: int, question: Question) -> Answer:
    """What is needed, of what need not be kept."""
    play: Galaxy = match.play
    step = play.state.agenda[-1]
    if not isinstance(step, Produce):
        return None
    yard = step.yard(play)
    money = spare(play, seat, "resources")
    units = build(play, seat, yard, money, step.use)
    while units:
        cost = price(play, seat, units, step.use)
        paid = payment(play, seat, "resources", cost) if cost else None
        if cost == 0 or paid is not None:
            return completed(match, seat, question, {"units": units})
        kind = min(units, key=lambda one: (one in ("carrier", "infantry"), units[one]))
        units = {one: count for one, count in units.items() if one != kind}
    return {"units": {}}


def _research(match: Match, seat: int, question: Question) -> Answer:
    play: Galaxy = match.play
    options = [id for id in first_options(question) if id != "nothing"]
    cost = int(question.prompt.args.get("price", 0))
    if not options:
        return question.default
    best = max(options, key=lambda one: INSTEAD if one == TOKENS else technology_worth(play, seat, one))
    if cost and (
        payment(play, seat, "resources", cost) is None
        or (INSTEAD if best == TOKENS else technology_worth(play, seat, best)) < 0.8 * best_rate(play, seat) * cost
    ):
        return question.default
    return completed(match, seat, question, {"technology": best})


# --- strategy cards -----------------------------------------------------------------------------------------------


def _secondary(match: Match, seat: int, question: Question, card: int) -> Answer:
    """Follow where it is worth a token."""
    play: Galaxy = match.play
    offered = first_options(question)
    if "free" in offered and card != LEADERSHIP and follow_worth(play, seat, card) > LITTLE:
        return _followed(match, seat, question, "free")
    if "follow" not in offered:
        return {"what": "decline"}
    if card == LEADERSHIP:
        return buy(match, seat, question, {"what": "follow"}) or {"what": "decline"}
    if not follows(play, seat, card):
        return {"what": "decline"}
    return _followed(match, seat, question, "follow")


def _followed(match: Match, seat: int, question: Question, what: str) -> Answer:
    """A secondary as it does most."""
    play: Galaxy = match.play
    partial: dict[str, Answer] = {"what": what}
    field = match.narrow(seat, question.no, partial)
    if field is not None and isinstance(field.shape, Pick):
        ids = [option.id for option in field.shape.options]
        if field.name == "site":
            partial["site"] = _site(play, seat, ids)
        elif field.name == "planets":
            best = sorted(ids, key=lambda one: -income(one))[:2]
            partial["planets"] = best if field.shape.max > 1 else best[0]
    return completed(match, seat, question, partial)


def _site(play: Galaxy, seat: int, ids: list[str]) -> str:
    """The structure and the planet that do most."""
    wanted = {aim.objective for aim in aims(play, seat) if not aim.met}
    state = play.board
    order = ["space_dock", "pds"]
    if "establish_a_perimeter" in wanted and "fuel_the_war_machine" not in wanted:
        order.reverse()
    for kind in order:
        planet = best_site(play, seat, kind)
        if f"{kind}:{planet}" in ids and supply(state, seat, kind):
            return f"{kind}:{planet}"
    return next((id for id in ids if supply(state, seat, id.split(":")[0])), ids[0])


def _construct(match: Match, seat: int, question: Question) -> Answer:
    play: Galaxy = match.play
    options = [
        id
        for id in first_options(question)
        if id != "none" and supply(play.board, seat, id.split(":")[0])  # what stands stays where it is
    ]
    return _site(play, seat, options) if options else "none"


def _free_trade(match: Match, seat: int, question: Question) -> Answer:
    """Neighbours who then have something to trade with, and who do not lead."""
    play: Galaxy = match.play
    chosen: list[str] = []
    for id in first_options(question):
        other = int(id.removeprefix("seat-"))
        player = play.board.players[other]
        lacks = FACTIONS[player.faction].commodities > player.commodities
        if lacks and lead(play, other) <= max(LITTLE_LEAD, lead(play, seat)) and are_neighbouring(play, seat, other):
            chosen.append(id)
    return chosen


def _speaker(match: Match, seat: int, question: Question) -> Answer:
    """Oneself where that is possible, else who is farthest behind."""
    play: Galaxy = match.play
    ids = first_options(question)
    own = f"seat-{seat}"
    return own if own in ids else min(ids, key=lambda id: play.board.players[int(id.removeprefix("seat-"))].points)


def _diplomacy(match: Match, seat: int, question: Question) -> Answer:
    return peaceful(match.play, seat, first_options(question))


def _token_back(match: Match, seat: int, question: Question) -> Answer:
    """From where most ships could move on."""
    state = match.play.board
    return max(
        first_options(question),
        key=lambda at: (ships(state.systems[at].units.get(seat, {})), at == state.players[seat].home),
    )


# --- objectives ---------------------------------------------------------------------------------------------------


def _scoring(match: Match, seat: int, question: Question) -> Answer:
    """What costs nothing first, unless what is paid for gives more; the most points, then the hardest to keep."""
    options = [one for one in first_options(question) if one != "none"]
    best = _best_public(match.play, seat, options) if options else "none"
    return completed(match, seat, question, {"public": best}, paying=True)


def _best_public(play: Galaxy, seat: int, options: list[str]) -> str:
    state = play.board
    points = state.players[seat].points

    def value(one: str) -> float:
        worth = OBJECTIVES[one].points
        wins = points + worth >= state.target
        lasting = one.startswith(("develop", "diversify", "revolutionize", "master"))  # can be scored later as well
        return POINT * worth + 100.0 * wins - (3.0 if one in PRICES and PRICES[one][0] == "tokens" else 0.0) - lasting

    return max(options, key=value)


def _imperial(match: Match, seat: int, question: Question) -> Answer:
    """What is free first: something may be paid for in the status phase as well."""
    play: Galaxy = match.play
    options = [one for one in first_options(question) if one != "none"]
    if not options:
        return {"objective": "none"}
    best = max(options, key=lambda one: _imperial_value(play, seat, one))
    return completed(match, seat, question, {"objective": best}, paying=True)


def _imperial_value(play: Galaxy, seat: int, objective: str) -> float:
    aim = next((aim for aim in aims(play, seat) if aim.objective == objective), None)
    # What is scored by a deed is no aim, but may lie open: Classified Document Leaks shows such a secret.
    value = POINT * OBJECTIVES[objective].points
    kept = payable(play, seat)
    return value - (2.0 if aim is not None and aim.spent and kept is not None and kept.objective != objective else 0.0)


def _keep_secret(match: Match, seat: int, question: Question) -> Answer:
    return max(first_options(question), key=lambda one: ease(match.play, seat, one))


def _return_secret(match: Match, seat: int, question: Question) -> Answer:
    return hardest_secret(match.play, seat, first_options(question))


# --- invasion and combat ------------------------------------------------------------------------------------------


def _custodians(match: Match, seat: int, question: Question) -> Answer:
    return completed(match, seat, question, {"token": "take"}, paying=True)


def _commit(match: Match, seat: int, question: Question) -> Answer:
    """What each planet needs, the best first; the rest lands where it is needed most."""
    play: Galaxy = match.play
    shape = cast("Amounts", question.shape)
    state = play.board
    left = shape.max
    given = dict[str, int]()
    wanted = [option.id for option in shape.options if state.planets[option.id].controller != seat]
    if shape.min and MECATOL_REX not in wanted:
        wanted.append(MECATOL_REX)
    wanted.sort(
        key=lambda planet: (planet != MECATOL_REX, infantry_for(play, seat, planet), -gain_of(play, seat, [planet]))
    )
    for planet in wanted:
        needs = infantry_for(play, seat, planet)
        if planet == MECATOL_REX and shape.min:
            needs = min(needs, left)
        if left >= needs:
            given[planet] = needs
            left -= needs
    if left and given:
        best = max(
            given, key=lambda one: (one == MECATOL_REX, defenders(play, seat, one).life, gain_of(play, seat, [one]))
        )
        given[best] += left
    active = state.tactical.active if state.tactical is not None else ""
    while given and without_figure(state, seat, "infantry", {active: sum(given.values())}, given):
        given.popitem()
    return given if sum(given.values()) >= shape.min else None


def _bombard(match: Match, seat: int, question: Question) -> Answer:
    options = [o for o in cast("Pick", cast("Form", question.shape).shape).options if o.id not in ("none", "split")]
    return {"planet": max(options, key=lambda o: o.args.get("count", 0)).id} if options else None


CHOOSERS: Final[Mapping[str, Callable[[Match, int, Question], Answer]]] = {
    "place-tile": place_tile,
    "pick-card": _pick_card,
    "turn": _turn,
    "produce": _produce,
    "duha-menaimon": _produce,
    "chaos-mapping": _produce,
    "research": _research,
    "status-tokens": lay_out,
    "vote": votes.vote,
    "prevote": votes.vote,
    "tie": votes.tie,
    "redistribute": lay_out,
    "gain-tokens": gain,
    "scoring": _scoring,
    "imperial": _imperial,
    "custodians": _custodians,
    "commit": _commit,
    "bombard": _bombard,
    "construct": _construct,
    "construct-dock": _construct,
    "secrets": _keep_secret,
    "return-secret": _return_secret,
    "free-trade": _free_trade,
    "speaker": _speaker,
    "diplomacy": _diplomacy,
    "token-back": _token_back,
    "throw-off": hand_cards.throw_off,
    **{f"{CALLED}{window}": reactions.react for window in WINDOWS},
    f"{CALLED}{PLAYED}": hand_cards.cancel,
    **fight_cards.RESPONDERS,
    **council_cards.CHOOSERS,
    "buy-tokens": lambda match, seat, question: buy(match, seat, question, {}),
}


def score(view: TwilightImperiumView, seat: int) -> float:
    """How good the position looks, 0..1: points first, then planets and ships."""
    best = max(player.points for player in view.players)
    own = view.players[seat].points
    planets = sum(world.controller == seat for world in view.planets.values())
    return min(1.0, 0.1 + 0.7 * own / max(view.target, best) + 0.01 * planets)
