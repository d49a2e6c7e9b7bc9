"""The easy player: expands to free planets, takes Mecatol Rex, scores what is in reach, keeps its fleets together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, cast

from bot.core.shapes import READY, Amounts, Answer, Form, Pick, Question
from bot.core.streams import Stream
from bot.games.twilight_imperium.bots.fleets import best_action
from bot.games.twilight_imperium.bots.worth import WORTH, technology_worth, wanted
from bot.games.twilight_imperium.figures import MECATOL_REX, OBJECTIVES, PLANETS
from bot.games.twilight_imperium.flow.scoring import PRICES, fulfilled
from bot.games.twilight_imperium.forces import supply, without_figure
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.view import TwilightImperiumView

if TYPE_CHECKING:
    from bot.core.match import Match

CARDS: Final[Mapping[int, float]] = {1: 5.0, 7: 4.6, 8: 4.2, 5: 4.0, 6: 3.6, 4: 3.4, 2: 2.6, 3: 2.0}
"""What strategy cards are worth before anything is known."""


def plan(match: Match, seat: int, question: Question, stream: Stream) -> Answer:
    """An answer for `seat`, from a match that it could believe in."""
    tag = question.slot.removeprefix("twilight_imperium-")
    chooser = CHOOSERS.get(tag)
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
    state = play.board
    player = state.players[seat]
    worth = dict(CARDS)
    worth[8] += 3.0 if state.planets[MECATOL_REX].controller == seat else 0.0
    ready = [one for one in state.revealed if one not in player.scored and fulfilled(play, seat, one)]
    worth[8] += 2.5 if ready else 0.0
    worth[1] += 2.0 if player.tactic + player.strategy < 4 else 0.0
    shape = cast("Pick", question.shape)
    return max(
        (option.id for option in shape.options),
        key=lambda id: worth[int(id)] + 0.8 * state.common.get(int(id), 0),
    )


def _turn(match: Match, seat: int, question: Question) -> Answer:
    return best_action(match, seat, question)


def _produce(match: Match, seat: int, question: Question) -> Answer:
    """As proposed, unless what it costs is being kept for an objective."""
    play: Galaxy = match.play
    kept = _kept(play, seat)
    if kept and play.board.round >= 2:
        return {"units": {}}
    for one in question.ready:
        if one.name == "proposed":
            return one.answer
    return None


def _kept(play: Galaxy, seat: int) -> str:
    """A public objective that is paid for and can be paid now; empty without one."""
    scored = play.board.players[seat].scored
    for one in play.board.revealed:
        coin = PRICES.get(one, ("", 0))[0]
        if one not in scored and coin in ("resources", "influence") and fulfilled(play, seat, one):
            return one
    return ""


def _research(match: Match, seat: int, question: Question) -> Answer:
    form = cast("Form", question.shape)
    options = [option.id for option in cast("Pick", form.shape).options if option.id != "nothing"]
    if not options:
        return question.default
    best = max(options, key=lambda one: technology_worth(match.play, seat, one))
    return _filled(match, seat, question, {"technology": best})


def _filled(match: Match, seat: int, question: Question, partial: dict[str, Answer]) -> Answer:
    """A form whose later fields are filled in as they are proposed, else with the first option."""
    field = match.narrow(seat, question.no, partial)
    while field is not None:
        shape = field.shape
        if field.start is not None:
            value: Answer = field.start
        elif isinstance(shape, Pick):
            free = [option.id for option in shape.options if option.blocked is None]
            value = free[0] if shape.min == shape.max == 1 else free[: shape.max]
        elif isinstance(shape, Amounts):
            value = _least(shape)
        else:
            value = [option.id for option in shape.options]
        partial = {**partial, field.name: value}
        field = match.narrow(seat, question.no, partial)
    return partial


def _least(shape: Amounts) -> dict[str, int]:
    left, given = shape.min, dict[str, int]()
    for option in shape.options:
        count = min(left, shape.most.get(option.id, 0))
        if count:
            given[option.id] = count
            left -= count
    return given


def _secondary(match: Match, seat: int, question: Question, card: int) -> Answer:
    """Follow where it is worth a token."""
    play: Galaxy = match.play
    player = play.board.players[seat]
    form = cast("Form", question.shape)
    can = any(o.id == "follow" and o.blocked is None for o in cast("Pick", form.shape).options)
    wants = {1: True, 5: player.strategy > 1, 7: True, 4: player.strategy > 1, 6: player.strategy > 1, 8: True}
    if not can or not wants.get(card, False):
        return {"what": "decline"}
    if card == 1:
        return _buy(match, seat, question, {"what": "follow"})
    return _filled(match, seat, question, {"what": "follow"})


def _buy(match: Match, seat: int, question: Question, partial: dict[str, Answer]) -> Answer:
    """As many tokens as influence pays for, half of it kept."""
    field = match.narrow(seat, question.no, partial) if partial else None
    shape = field.shape if field is not None else cast("Form", question.shape).shape
    counts = [option.id for option in cast("Pick", shape).options]
    return _filled(
        match, seat, question, {**partial, "count": counts[-1] if len(counts) < 3 else counts[len(counts) // 2]}
    )


def _tokens(match: Match, seat: int, question: Question) -> Answer:
    """Tokens for turns, some for secondaries, and a fleet that grows with the rounds."""
    play: Galaxy = match.play
    shape = cast("Amounts", question.shape)
    total = shape.max
    fleet = min(total, 3 + (play.board.round >= 3) + (play.board.round >= 5))
    strategy = min(2, max(0, total - fleet))
    given = {"tactic": total - fleet - strategy, "fleet": fleet, "strategy": strategy}
    if given["tactic"] < 2 and fleet > 2:
        given["tactic"], given["fleet"] = given["tactic"] + 1, fleet - 1
    if any(count > shape.most.get(pool, 0) for pool, count in given.items()):
        return None
    return {pool: count for pool, count in given.items() if count}


def _scoring(match: Match, seat: int, question: Question) -> Answer:
    form = cast("Form", question.shape)
    options = [option.id for option in cast("Pick", form.shape).options]
    best = max(options, key=lambda one: OBJECTIVES[one].points - 0.1 * (one in PRICES) if one in OBJECTIVES else 0)
    return _filled(match, seat, question, {"public": best})


def _imperial(match: Match, seat: int, question: Question) -> Answer:
    form = cast("Form", question.shape)
    options = [option.id for option in cast("Pick", form.shape).options]
    best = max(options, key=lambda one: OBJECTIVES[one].points if one in OBJECTIVES else 0)
    return _filled(match, seat, question, {"objective": best})


def _custodians(match: Match, seat: int, question: Question) -> Answer:
    return _filled(match, seat, question, {"token": "take"})


def _commit(match: Match, seat: int, question: Question) -> Answer:
    """One for each free planet, all that are left where somebody defends, the rest on the best."""
    play: Galaxy = match.play
    shape = cast("Amounts", question.shape)
    state = play.board
    left = shape.max
    given: dict[str, int] = {}
    planets = sorted(
        (option.id for option in shape.options if state.planets[option.id].controller != seat),
        key=lambda planet: (
            any(units for other, units in state.planets[planet].units.items() if other != seat),
            -WORTH(planet),
        ),
    )
    for planet in planets:
        guard = sum(
            units.get("infantry", 0) + 2 * units.get("pds", 0)
            for other, units in state.planets[planet].units.items()
            if other != seat
        )
        want = 1 if not guard else guard + 1
        if left >= want:
            given[planet] = want
            left -= want
    if left and given:
        best = max(given, key=lambda planet: (planet == MECATOL_REX, WORTH(planet)))
        given[best] += left
    active = state.tactical.active if state.tactical is not None else ""
    while given and without_figure(state, seat, "infantry", {active: sum(given.values())}, given):
        given.popitem()
    if sum(given.values()) < shape.min:
        return None
    return given


def _bombard(match: Match, seat: int, question: Question) -> Answer:
    form = cast("Form", question.shape)
    options = [o for o in cast("Pick", form.shape).options if o.id not in ("none", "split")]
    return {"planet": max(options, key=lambda o: o.args.get("count", 0)).id} if options else None


def _construct(match: Match, seat: int, question: Question) -> Answer:
    play: Galaxy = match.play
    state = play.board
    options = [
        option.id
        for option in cast("Pick", question.shape).options
        if option.id != "none" and supply(state, seat, option.id.split(":")[0])  # what stands stays where it is
    ]
    if not options:
        return "none"
    docks = [id for id in options if id.startswith("space_dock")]
    if docks:
        return max(docks, key=lambda id: PLANETS[id.split(":")[1]].resources)
    edge = [id for id in options if state.planets[id.split(":")[1]].system != state.players[seat].home]
    return max(edge or options, key=lambda id: WORTH(id.split(":")[1]))


def _keep_secret(match: Match, seat: int, question: Question) -> Answer:
    options = [option.id for option in cast("Pick", question.shape).options]
    return max(options, key=wanted)


def _free_trade(match: Match, seat: int, question: Question) -> Answer:
    return []


CHOOSERS: Final[Mapping[str, Callable[[Match, int, Question], Answer]]] = {
    "pick-card": _pick_card,
    "turn": _turn,
    "produce": _produce,
    "research": _research,
    "status-tokens": _tokens,
    "redistribute": _tokens,
    "scoring": _scoring,
    "imperial": _imperial,
    "custodians": _custodians,
    "commit": _commit,
    "bombard": _bombard,
    "construct": _construct,
    "secrets": _keep_secret,
    "free-trade": _free_trade,
    "buy-tokens": lambda match, seat, question: _buy(match, seat, question, {}),
}


def score(view: TwilightImperiumView, seat: int) -> float:
    """How good the position looks, 0..1: points first, then planets and ships."""
    best = max(player.points for player in view.players)
    own = view.players[seat].points
    planets = sum(world.controller == seat for world in view.planets.values())
    return min(1.0, 0.1 + 0.7 * own / max(view.target, best) + 0.01 * planets)
