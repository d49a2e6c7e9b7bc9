"""Whole answers that are proposed for hits, production and scoring (seen 2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.core.errors import IllegalAnswer
from bot.core.questions import accepted, next_field
from bot.core.shapes import NO_COUNSEL, Amounts, Answer, Counsel, Form, Question, ReadyAnswer, Text
from bot.core.step import Step
from bot.games.twilight_imperium.advice.odds import odds
from bot.games.twilight_imperium.advice.scouting import space_fight
from bot.games.twilight_imperium.combat import Hits
from bot.games.twilight_imperium.economy.production import Produce
from bot.games.twilight_imperium.economy.yards import price
from bot.games.twilight_imperium.figures import OBJECTIVES, SHIPS, Kind
from bot.games.twilight_imperium.flow.hits import Losing, proposed, ships_of, told_losses
from bot.games.twilight_imperium.flow.scoring import PRICES
from bot.games.twilight_imperium.flow.status import NONE
from bot.games.twilight_imperium.forces import damaged, figures, in_space, load
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.state import Units

RECKONED: Final = 8
"""Units a side up to which the odds of what is left are told at once (seen 2)."""
PUNCH: Final[tuple[Kind, ...]] = ("fighter", "carrier", "destroyer", "cruiser", "dreadnought", "flagship", "war_sun")
"""What is lost first where what hits best is kept."""
TOO_MANY: Final = "twilight_imperium-told-too-many"
"""What is said where some of what is made would have to go again at once (LC3)."""
BIG: Final[tuple[Kind, ...]] = ("war_sun", "flagship", "dreadnought", "carrier", "cruiser")


def hits(play: Galaxy, seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
    """Two ways to take hits besides the usual one: room for all ground forces is kept, or what hits best."""
    if partial:
        return NO_COUNSEL
    args = question.prompt.args
    system, count, first = str(args["system"]), int(args["count"]), int(args["fixed"])
    state = play.board
    fleet = ships_of(state, system, seat)
    carries = {kind: figures(state, seat, kind).capacity for kind in fleet}
    aboard = in_space(state, system, seat).get("infantry", 0)
    ways = {
        "capacity": Losing(keep=aboard, carries=carries) if aboard else None,
        "punch": Losing(losses=PUNCH),
    }
    usual = [one.answer for one in question.ready]
    ready: list[ReadyAnswer] = []
    for name, losing in ways.items():
        answer = None if losing is None else proposed(play, system, seat, Hits(count - first, first), losing)
        if answer is None or answer in usual or not _legal(play, seat, question, answer):
            continue
        usual.append(answer)
        ready.append(ReadyAnswer(name, told_losses(name, answer), answer))
    told = tuple(_chance(play, seat, system, one) for one in (*question.ready, *ready))
    return Counsel(tuple(ready), told=tuple(one for one in told if one is not None))


def _chance(play: Galaxy, seat: int, system: str, ready: ReadyAnswer) -> Text | None:
    """The chance to win with what is left after an answer, where it is told at once."""
    state = play.board
    combat = state.combat
    if combat is None or not combat.space or combat.place != system or seat not in combat.sides:
        return None
    other = combat.other(seat)
    answer: Any = ready.answer
    fleet, lose, sustain = ships_of(state, system, seat), answer.get("lose", {}), answer.get("sustain", {})
    left = {kind: n - lose.get(kind, 0) for kind, n in fleet.items() if n > lose.get(kind, 0)}
    hurt = {kind: min(n, damaged(state, system, seat, kind) + sustain.get(kind, 0)) for kind, n in left.items()}
    theirs = ships_of(state, system, other)
    bad = {kind: damaged(state, system, other, kind) for kind in theirs}
    if not all(0 < sum(one.values()) <= RECKONED for one in (left, theirs)):
        return None
    attacks = seat == combat.attacker
    units = (left, theirs) if attacks else (theirs, left)
    wounds = (hurt, bad) if attacks else (bad, hurt)
    found = odds(space_fight(play, system, combat.attacker, combat.defender, units, wounds))
    percent = round(100 * found.of(0 if attacks else 1))
    # By what is lost: of proposals that an option says already there is no button with their name.
    return Text("twilight_imperium-told-chance", {**told_losses(ready.name, answer).args, "percent": percent})


def production(play: Galaxy, seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
    """One big ship alone; what the units cost that are put together."""
    step = _asking(play, question)
    if not isinstance(step, Produce):
        return NO_COUNSEL
    units: Any = partial.get("units")
    if units is not None:
        told = {"units": dict(units), "price": price(play, seat, units, step.use), "resources": step.budget(play)}
        return Counsel(told=(Text("twilight_imperium-told-price", told), *_room(play, seat, step.system, units)))
    form = question.shape
    assert isinstance(form, Form)
    assert isinstance(form.shape, Amounts)
    kind = next((one for one in BIG if form.shape.most.get(one)), None)
    if kind is None:
        return NO_COUNSEL
    one: Units = {kind: 1}
    answer = step.completed(play, step.yard(play), one)
    full = not load(play, seat, step.system, one).holds
    if full or answer is None or not _legal(play, seat, question, answer):
        return NO_COUNSEL
    label = Text("twilight_imperium-ready-big", {"units": one, "price": price(play, seat, one, step.use)})
    return Counsel((ReadyAnswer("big", label, answer),))


def _room(play: Galaxy, seat: int, system: str, units: Mapping[Kind, int]) -> list[Text]:
    """LC2, LC3: ships against the fleet pool once they are made, and how many units would have to go again at once."""
    ships = {kind: count for kind, count in units.items() if kind in SHIPS and count}
    if not ships:
        return []
    found = load(play, seat, system, ships)
    told = {"ships": found.ships, "most": found.fleet, "carried": found.fighters + found.ground, "room": found.capacity}
    over = found.over_fleet or found.over_capacity
    return [Text("twilight_imperium-told-room", told), *([Text(TOO_MANY, {"count": over})] if over else [])]


def scoring(play: Galaxy, seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
    """The dearest public objective, paid as proposed, and the first secret one; nothing where none can be scored."""
    form = question.shape
    if partial or not isinstance(form, Form):
        return NO_COUNSEL
    ids = [one.id for one in form.shape.options if one.id != NONE]
    public = max(ids, key=lambda one: OBJECTIVES[one].points, default=NONE)
    answer = _completed(play, seat, question, {form.first: public})
    if answer is None or not _legal(play, seat, question, answer):
        return NO_COUNSEL
    scored = [str(answer[name]) for name in (form.first, "secret") if answer.get(name, NONE) != NONE]
    if not scored:
        return Counsel((ReadyAnswer("none", Text("twilight_imperium-ready-score-none"), answer),))
    coin, asked = PRICES.get(public, ("resources", 0))
    told = {"objectives": scored, "points": sum(OBJECTIVES[one].points for one in scored), "price": asked, "coin": coin}
    return Counsel((ReadyAnswer("best", Text("twilight_imperium-ready-score", told), answer),))


def _completed(play: Galaxy, seat: int, question: Question, partial: dict[str, Answer]) -> dict[str, Answer] | None:
    """The form with every further field as it begins, else with its first option."""
    step, answer = _asking(play, question), dict(partial)
    while (field := next_field(play, step, seat, question, answer)) is not None:
        found = field.start
        if found is None:
            found = next((one.id for one in field.shape.options if one.blocked is None), None)
        if found is None:
            return None
        answer[field.name] = found
    return answer


def _asking(play: Galaxy, question: Question) -> Step:
    """The step that asks a question which is waited for."""
    assert question.blocking
    return play.state.agenda[-1]


def _legal(play: Galaxy, seat: int, question: Question, answer: Answer) -> bool:
    try:
        accepted(play, _asking(play, question), seat, question, answer)
    except IllegalAnswer:
        return False
    return True
