"""What the rules have to say of a question before it is answered: proposals, what matters most, what would come of it.

Made only for who looks (`Rules.counsel`), from public facts and what the seat itself has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.core.questions import next_field
from bot.core.shapes import NO_COUNSEL, Amounts, Answer, Counsel, Question, ReadyAnswer, Text
from bot.core.step import Step
from bot.games.twilight_imperium.advice.moving import everything, previewed
from bot.games.twilight_imperium.advice.proposing import hits, production, scoring
from bot.games.twilight_imperium.advice.targets import best_targets
from bot.games.twilight_imperium.components.strategy_cards.leadership import BuyTokens
from bot.games.twilight_imperium.components.strategy_cards.warfare import Redistribute
from bot.games.twilight_imperium.economy.production import Produce
from bot.games.twilight_imperium.economy.transactions import OFFER
from bot.games.twilight_imperium.figures import MECATOL_REX
from bot.games.twilight_imperium.flow.activating import foreseen, system_of_turn
from bot.games.twilight_imperium.flow.combat_form import FILLED, Orders
from bot.games.twilight_imperium.flow.landing import Commit, tactical
from bot.games.twilight_imperium.flow.notes import ON_RECEIPT, askable, hand, note_of
from bot.games.twilight_imperium.flow.status import Scoring, Tokens
from bot.games.twilight_imperium.flow.strategic import DECLINE, FOLLOW, FREE
from bot.games.twilight_imperium.flow.tokens import GainTokens
from bot.games.twilight_imperium.flow.turns import PASS, SYSTEM, Turn
from bot.games.twilight_imperium.forces import ground_forces, on_planet
from bot.games.twilight_imperium.hooks.blocks import Galaxy, foretelling, foretold
from bot.games.twilight_imperium.state import POOLS

Adviser = Callable[[Galaxy, int, Question, Mapping[str, Answer]], Counsel]
HITS: Final = "hits"
"""Slot in which hits are taken."""
NO_PRICE: Final = 99
"""More trade goods than anybody has, where nothing can be bought."""
SECONDARY: Final = "secondary-"
"""Begins the slot in which a secondary ability is followed or declined."""


def counsel(play: Galaxy, seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
    """What there is to say of a question, as far as it is answered."""
    adviser = ADVISERS.get(question.slot)
    if adviser is None and question.slot.startswith(SECONDARY):
        adviser = _secondary
    return NO_COUNSEL if adviser is None else adviser(play, seat, question, partial)


def _turn(play: Galaxy, seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
    """Where to go; what can come there; what would come of that."""
    action = str(partial.get("action", ""))
    if not action:
        return Counsel(best=tuple(f"{SYSTEM}{at}" for at in best_targets(play, seat)))
    if action == PASS:
        return Counsel(told=(Text("twilight_imperium-told-pass", {"tokens": play.board.players[seat].tactic}),))
    active = action.removeprefix(SYSTEM) if action.startswith(SYSTEM) else system_of_turn(partial)
    field = next_field(play, play.state.agenda[-1], seat, question, partial) if system_of_turn(partial) else None
    if not active or (field is not None and field.name not in ("ships", "cargo")):
        return NO_COUNSEL
    ready: list[ReadyAnswer] = []
    with foreseen(play, seat, partial):
        if "ships" not in partial:
            for name, plan in everything(play, seat, active).items():
                ready.append(ReadyAnswer(name, Text(f"twilight_imperium-ready-{name}"), {**partial, **plan}))
        told = tuple(previewed(play, seat, active, partial))
    return Counsel(tuple(ready), told=told)


def _landing(play: Galaxy, seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
    """Everybody lands: one on each free planet and the rest where fewest defend, or all where nobody does; or one alone
    on each free planet; where all planets are one's own, all on the one with the fewest; or nobody. What comes to the
    same is proposed once."""
    shape = question.shape
    if not isinstance(shape, Amounts) or not shape.max:
        return NO_COUNSEL
    state = play.board
    planets = [option.id for option in shape.options]
    guarded = {
        planet: sum(n for other, units in state.planets[planet].units.items() if other != seat for n in units.values())
        for planet in planets
    }
    foreign = [planet for planet in planets if state.planets[planet].controller != seat]
    must = tactical(play).landed.get(MECATOL_REX) == 0
    free = [planet for planet in foreign if not guarded[planet]]
    if must and MECATOL_REX in planets:
        free = [MECATOL_REX, *(planet for planet in free if planet != MECATOL_REX)]
    found: dict[str, dict[str, int]] = {}
    spread = dict.fromkeys(free[: shape.max], 1)
    left = shape.max - len(spread)
    hostile = sorted((planet for planet in foreign if guarded[planet]), key=lambda planet: guarded[planet])
    if hostile and left:
        spread[hostile[0]] = left
    elif spread and left:
        spread[next(iter(spread))] += left
    elif not spread and planets:
        spread[min(planets, key=lambda planet: ground_forces(on_planet(state, planet, seat)))] = left
    if spread:
        found["everybody"] = spread
    if (each := dict.fromkeys(free[: shape.max], 1)) and each != spread:
        found["one-each"] = each
    ready = [
        ReadyAnswer(name, Text("twilight_imperium-ready-landing", {"planets": dict(units)}), units)
        for name, units in found.items()
        if not must or units.get(MECATOL_REX)
    ]
    if not must:
        ready.append(ReadyAnswer("nobody", Text("twilight_imperium-ready-nobody"), {}))
    return Counsel(tuple(ready))


def _secondary(play: Galaxy, seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
    """What is left when it is followed."""
    player = play.board.players[seat]
    cost = int(question.prompt.args.get("cost", 0))
    if partial.get("what") == FOLLOW and not cost:
        return _bought(play, seat, question, partial)
    if partial.get("what") in (DECLINE, FREE) or not cost:
        return NO_COUNSEL
    if partial.get("what") != FOLLOW and player.strategy < cost:
        return NO_COUNSEL
    left = player.strategy - cost
    told = Text("twilight_imperium-told-tokens", {"tactic": player.tactic, "fleet": player.fleet, "strategy": left})
    return Counsel(told=(told,))


def _bought(play: Galaxy, seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
    """Ways to put tokens into pools that are bought in a form, once it has come to that."""
    field = next_field(play, play.state.agenda[-1], seat, question, partial) if partial and question.blocking else None
    if field is None or field.name != "pools" or not isinstance(field.shape, Amounts):
        return NO_COUNSEL
    found = [one for one in ways_to_gain(field.shape.max) if _fits(field.shape, one)]
    return Counsel(tuple(_pools(f"gain-{at}", one, {**partial, "pools": one}) for at, one in enumerate(found)))


def _gained(play: Galaxy, seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
    """Ways to put tokens into pools."""
    shape = question.shape
    if not isinstance(shape, Amounts):
        return NO_COUNSEL
    found = ways_to_gain(shape.max)
    return Counsel(tuple(_pools(f"gain-{at}", one, one) for at, one in enumerate(found) if _fits(shape, one)))


def _laid_out(play: Galaxy, seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
    """The sheet as it is, with what is gained put into its pools."""
    shape, player = question.shape, play.board.players[seat]
    if not isinstance(shape, Amounts):
        return NO_COUNSEL
    now = {pool: player.pool(pool) for pool in POOLS}
    ready: list[ReadyAnswer] = []
    for at, more in enumerate(ways_to_gain(shape.max - sum(now.values()))):
        laid = {pool: count + more.get(pool, 0) for pool, count in now.items() if count or more.get(pool, 0)}
        if _fits(shape, laid):
            ready.append(_pools(f"sheet-{at}", more, laid))
    return Counsel(tuple(ready))


def ways_to_gain(count: int) -> list[dict[str, int]]:
    """Tokens into pools, the plain ways first: all into one, then into two or all three."""
    if not count:
        return [{}]
    found: list[dict[str, int]] = [{pool: count} for pool in POOLS]
    if count == 2:
        found += [{one: 1, other: 1} for at, one in enumerate(POOLS) for other in POOLS[at + 1 :]]
    elif count > 2:
        found += [{"tactic": count - 2, "fleet": 1, "strategy": 1}, {"tactic": count - 1, "strategy": 1}]
    return found


def _offer(play: Galaxy, seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
    """An equal swap of commodities, one's commodities for as many trade goods, and what gives both a point."""
    if "partner" not in partial or "give" in partial:
        return NO_COUNSEL
    other = int(str(partial["partner"]).removeprefix("seat-"))
    mine, theirs = play.board.players[seat], play.board.players[other]
    found: dict[str, tuple[dict[str, int], dict[str, int]]] = {}
    if (count := min(mine.commodities, theirs.commodities)) > 0:
        found["swap"] = {"commodities": count}, {"commodities": count}
    if (count := min(mine.commodities, theirs.goods)) > 0:
        found["sell"] = {"commodities": count}, {"goods": count}
    if (count := min(mine.goods, theirs.commodities)) > 0:
        found["buy"] = {"goods": count}, {"commodities": count}
    ready: list[ReadyAnswer] = []
    for name, (give, take) in found.items():
        label = Text("twilight_imperium-ready-offer", {"give": give, "take": take})
        ready.append(ReadyAnswer(f"offer-{name}", label, _offered(play, seat, question, partial, give=give, take=take)))
    for kind in ON_RECEIPT:
        note, wanted = note_of(kind, seat), note_of(kind, other)
        if note in hand(play.board, seat) and wanted in askable(play.board, seat, other):
            label = Text("twilight_imperium-ready-offer-notes", {"component": kind})
            ready.append(ReadyAnswer(kind, label, _offered(play, seat, question, partial, note=note, want=wanted)))
    return Counsel(tuple(ready))


def _offered(
    play: Galaxy, seat: int, question: Question, partial: Mapping[str, Answer], **said: Answer
) -> dict[str, Answer]:
    """A whole offer: what is said of it, the other fields as they begin."""
    answer = dict(partial)
    while (field := play.game.rules.field_standing(play, seat, question.slot, answer)) is not None:
        answer[field.name] = said.get(field.name, field.start)
    return answer


def _fits(shape: Amounts, pools: Mapping[str, int]) -> bool:
    return all(count <= shape.most.get(pool, 0) for pool, count in pools.items())


def _pools(name: str, gained: Mapping[str, int], answer: Answer) -> ReadyAnswer:
    given = {pool: gained.get(pool, 0) for pool in POOLS}
    if not any(given.values()):
        return ReadyAnswer(name, Text("twilight_imperium-pool-none"), answer)
    return ReadyAnswer(name, Text("twilight_imperium-ready-tokens", given), answer)


def _tag(step: type[Step]) -> str:
    return str(step.__struct_config__.tag)


def _orders(play: Galaxy, seat: int, question: Question, partial: Mapping[str, Answer]) -> Counsel:
    """Seen 2: which abilities of both sides, as everybody sees, orders leave unused unless they say otherwise; who has
    said what matters in the form leaves the rest of it as it is proposed."""
    combat = play.board.combat
    if combat is None or seat not in combat.sides:
        return NO_COUNSEL
    ready: list[ReadyAnswer] = []
    if partial.get("how") == FILLED and next_field(play, play.state.agenda[-1], seat, question, partial) is not None:
        answer = dict(partial)
        while (field := next_field(play, play.state.agenda[-1], seat, question, answer)) is not None:
            answer[field.name] = field.start
        ready.append(ReadyAnswer("rest", Text("twilight_imperium-ready-orders-rest"), answer))
    told: list[Text] = []
    for key, side in (("unused", seat), ("theirs", combat.other(seat))):
        found = foretelling(play, side, "gives", "raises")
        if play.board.players[side].goods >= (foretold(play, side, "rerolls") or NO_PRICE):
            found += foretelling(play, side, "rerolls")
        if found:
            told.append(Text(f"twilight_imperium-told-orders-{key}", {"seat": side, "components": found}))
    return Counsel(tuple(ready), told=tuple(told))


ADVISERS: Final[Mapping[str, Adviser]] = {
    _tag(Turn): _turn,
    _tag(Commit): _landing,
    _tag(GainTokens): _gained,
    _tag(BuyTokens): _bought,
    _tag(Tokens): _laid_out,
    _tag(Redistribute): _laid_out,
    OFFER: _offer,
    HITS: hits,
    _tag(Produce): production,
    _tag(Scoring): scoring,
    _tag(Orders): _orders,
}
"""Slot -> who has something to say of its question."""
