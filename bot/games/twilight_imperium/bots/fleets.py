"""What to do in a turn: which system to activate with what, or which card to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer, Form, Pick, Question
from bot.games.twilight_imperium.bots.worth import WORTH
from bot.games.twilight_imperium.economy.payment import affordable, purse
from bot.games.twilight_imperium.economy.production import producing
from bot.games.twilight_imperium.figures import MECATOL_REX, Kind
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.flow.movement import cargo_field, check_plan
from bot.games.twilight_imperium.flow.scoring import PRICES, fulfilled
from bot.games.twilight_imperium.flow.stacks import holds, loadable, stacks, stowed
from bot.games.twilight_imperium.forces import figures, fleets
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import fleet_limit
from bot.games.twilight_imperium.space import home_systems

if TYPE_CHECKING:
    from bot.core.match import Match

WORTH_A_TOKEN: Final = 2.0
"""An activation below this is not worth its token."""


def best_action(match: Match, seat: int, question: Question) -> Answer:
    """The action that promises most."""
    play: Galaxy = match.play
    shape = cast("Pick", cast("Form", question.shape).shape)
    ids = [option.id for option in shape.options]
    found: list[tuple[float, dict[str, Answer]]] = []
    for id in ids:
        if id.startswith("s:"):
            move = _move_to(play, seat, id.removeprefix("s:"))
            if move is not None:
                value, plan = move
                found.append((value, {"action": id, **plan}))
        elif id.startswith("c:"):
            found.append((_card_worth(play, seat, int(id.removeprefix("c:"))), {"action": id}))
        elif id.startswith("d:"):
            continue
        else:
            found.append((WORTH_A_TOKEN if id == "pass" else 0.5, {"action": id}))
    value, best = max(found, key=lambda one: one[0])
    if value < 0:
        return question.default
    return completed(match, seat, question, best)


def completed(match: Match, seat: int, question: Question, partial: dict[str, Answer]) -> Answer:
    """The fields that are still asked, with nothing in them."""
    field = match.narrow(seat, question.no, partial)
    while field is not None:
        partial = {**partial, field.name: {}}
        field = match.narrow(seat, question.no, partial)
    return partial


def _card_worth(play: Galaxy, seat: int, card: int) -> float:
    """When a strategy card is played: what gives at once comes early, the others when nothing better is left."""
    state = play.board
    player = state.players[seat]
    if card == 8:
        scored = any(one not in player.scored and fulfilled(play, seat, one) for one in state.revealed)
        return 7.0 if scored or state.planets[MECATOL_REX].controller == seat else 2.6
    if card == 7:
        return 4.0 if affordable(play, seat, "resources", 6) else 2.8
    return {1: 6.0, 5: 5.0, 6: 1.4, 4: 4.5, 2: 1.5, 3: 2.2}[card]


def _move_to(play: Galaxy, seat: int, system: str) -> tuple[float, dict[str, Answer]] | None:
    """What activating a system promises, with the plan for it; None where nothing is to be had."""
    state = play.board
    targets = [planet for planet in state.in_system(system) if state.planets[planet].controller != seat]
    enemies = [other for other in fleets(state, system) if other != seat]
    build = _build_worth(play, seat, system) if not enemies else 0.0
    if not targets and not enemies:
        presence = 0.0
        if build <= 0 and not _wants_presence(play, seat, system):
            return None
        if build <= 0:
            presence = 2.4
        plan = _few(play, seat, system) if presence else {}
        return max(build, presence if plan.get("ships") else 0.0), plan
    known = stacks(play, seat, system)
    if not known:
        return (build, {}) if build > 0 else None
    return _conquest(play, seat, system, targets, enemies, build)


def _conquest(
    play: Galaxy, seat: int, system: str, targets: list[str], enemies: list[int], build: float
) -> tuple[float, dict[str, Answer]] | None:
    state = play.board
    guards = {
        planet: sum(
            units.get("infantry", 0) * 1.2 + 1.5 * units.get("pds", 0)
            for other, units in state.planets[planet].units.items()
            if other != seat
        )
        for planet in targets
    }
    need = sum(1 + round(guard) for guard in guards.values())
    against = max((_strength(play, other, ships_of(state, system, other)) for other in enemies), default=0.0)
    ships = _fleet(play, seat, system, need, against)
    if not ships:
        return (build, {}) if build > 0 else None
    chosen = _cargo(play, seat, system, ships, need)
    infantry = sum(count for id, count in chosen.items() if id.endswith(":infantry"))
    value = build
    left = infantry
    for planet in sorted(targets, key=lambda one: guards[one] - WORTH(one)):
        want = 1 + round(guards[planet])
        if planet == MECATOL_REX and state.custodians and not affordable(play, seat, "influence", 6):
            continue
        if left >= want:
            left -= want
            value += WORTH(planet) * (1.4 if state.planets[planet].controller >= 0 else 1.0)
            value += 4.0 if planet == MECATOL_REX and state.custodians else 0.0
    if value <= build and not (enemies and _wants_presence(play, seat, system)):
        return (build, {}) if build > 0 else None
    if against:
        value -= 1.0 + against * 0.3
    if system in home_systems(state) - {state.players[seat].home}:
        value -= 1.5
    value -= 0.4 * sum(known.route.exits for id, known in stacks(play, seat, system).items() if id in ships)
    plan: dict[str, Answer] = {"ships": ships}
    if cargo_field(play, seat, system, ships) is not None:
        plan["cargo"] = chosen
    try:
        check_plan(play, seat, system, plan)
    except IllegalAnswer:
        return (build, {}) if build > 0 else None
    return value, plan


def _strength(play: Galaxy, seat: int, units: dict[Kind, int]) -> float:
    total = 0.0
    for kind, count in units.items():
        figure = figures(play.board, seat, kind)
        if figure.combat is not None:
            total += count * figure.dice * (11 - figure.combat) / 10 * (2.0 if figure.sustains else 1.2)
    return total


def _fleet(play: Galaxy, seat: int, system: str, need: int, against: float) -> dict[str, int]:
    """Ships that carry enough and are strong enough, the nearest first; nothing if that is out of reach."""
    state = play.board
    known = list(stacks(play, seat, system).values())
    room = fleet_limit(play, seat) - sum(n for k, n in ships_of(state, system, seat).items() if k != "fighter")
    ships: dict[str, int] = {}
    carried, strength = 0, _strength(play, seat, ships_of(state, system, seat))
    here = ships_of(state, system, seat)
    carried += sum(figures(state, seat, kind).capacity * count for kind, count in here.items())
    order = sorted(known, key=lambda one: (one.route.exits, -figures(state, seat, one.kind).capacity, one.route.steps))
    used: dict[tuple[str, Kind, bool], int] = {}
    boosted = False
    for carrying in (True, False):
        for one in order:
            figure = figures(state, seat, one.kind)
            if one.id in ships or bool(figure.capacity) != carrying or (one.boosted and boosted):
                continue
            for _ in range(one.count - used.get((one.origin, one.kind, one.hurt), 0)):
                enough = strength > against * 1.3 + (0.6 if against else 0.0)
                if (carried >= need if carrying else True) and enough:
                    break
                if not carrying and not against:
                    break
                if one.kind != "fighter" and room <= 0:
                    break
                ships[one.id] = ships.get(one.id, 0) + 1
                key = (one.origin, one.kind, one.hurt)
                used[key] = used.get(key, 0) + 1
                carried += figure.capacity
                strength += _strength(play, seat, {one.kind: 1})
                room -= one.kind != "fighter"
                boosted = boosted or one.boosted
                if one.boosted:
                    break
    if against and strength <= against * 1.2:
        return {}
    return ships


def _cargo(play: Galaxy, seat: int, system: str, ships: dict[str, int], need: int) -> dict[str, int]:
    """Infantry for what is to be taken, one left where they come from; then fighters with what room is left."""
    state = play.board
    most = loadable(play, seat, system, ships)
    found = holds(play, seat, system, ships)
    chosen: dict[str, int] = {}
    left = need + 1
    for id in sorted(most, key=lambda one: (one.split(":")[0] in state.planets, one)):
        place, kind = id.split(":")
        if kind != "infantry" or (place in state.planets and state.planets[place].system == system):
            continue
        keep = 1 if place in state.planets else 0
        for count in range(min(left, most[id] - keep), 0, -1):
            if stowed(state, found, {**chosen, id: count}) is not None:
                chosen[id] = count
                left -= count
                break
    for id, count in most.items():
        if id.endswith(":fighter") and not id.startswith(system):
            for some in range(count, 0, -1):
                if stowed(state, found, {**chosen, id: some}) is not None:
                    chosen[id] = some
                    break
    return chosen


def _few(play: Galaxy, seat: int, system: str) -> dict[str, Answer]:
    """One small ship, to be there."""
    known = stacks(play, seat, system)
    state = play.board
    able = [one for one in known.values() if one.kind in ("destroyer", "cruiser") and not one.boosted and not one.hurt]
    able = [one for one in able if sum(ships_of(state, one.origin, seat).values()) > 1 or one.origin != system]
    return {"ships": {able[0].id: 1}} if able else {}


def _wants_presence(play: Galaxy, seat: int, system: str) -> bool:
    """Whether an objective asks for ships there."""
    state = play.board
    player = state.players[seat]
    if ships_of(state, system, seat):
        return False
    goals = [one for one in (*state.revealed, *player.secrets) if one not in player.scored]
    return any(
        one in goals and not fulfilled(play, seat, one) for one in ("control_the_region", "intimidate_council")
    ) and not any(other != seat for other in fleets(state, system))


def _build_worth(play: Galaxy, seat: int, system: str) -> float:
    """What producing in a system promises."""
    yard = producing(play, seat, system)
    if yard.limit < 1:
        return 0.0
    money = purse(play, seat, "resources")
    player = play.board.players[seat]
    spend = [
        one for one in play.board.revealed if one not in player.scored and PRICES.get(one, ("",))[0] == "resources"
    ]
    if any(fulfilled(play, seat, one) for one in spend):
        return 0.0
    return 0.55 * min(money.all, 2 * yard.limit, 9) if money.all >= 3 else 0.0
