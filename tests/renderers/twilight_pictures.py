"""A table of Twilight Imperium laid by hand, for inventories and for holding pictures against: no bot has played it, so
that it stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any

from msgspec.structs import replace

from bot.core.shapes import Anchor
from bot.games.twilight_imperium.flow.ending import finish
from bot.games.twilight_imperium.state import NOBODY, Victory
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import Language
from renderers import twilight_imperium
from renderers.covers import Sitter
from renderers.twilight_imperium.samples import CARDS, face
from tests.games.twilight_imperium.board import Board
from tests.renderers.twilight_fleets import CARGO, after, arrivals, gathering, landing, meeting, won
from tests.renderers.twilight_tables import NAMES, galaxies


def lay() -> Board:
    """Three seats in round 4: everything that can be told apart by its number is another number."""
    board = Board("sol", "letnev", "hacan", at_207=27, at_210=31)
    state = board.state
    state.round, state.speaker, state.turn = 4, 1, 0
    state.revealed = ["expand_borders", "erect_a_monument", "develop_weaponry", "sway_the_council"]
    state.stage_one, state.stage_two = state.stage_one[:1], state.stage_two
    state.common = {2: 1, 7: 3, 8: 0}
    cards: list[dict[int, bool]] = [{1: True, 6: False}, {3: True, 4: True}, {5: False}]
    purses = ((3, 4, 2, 7, 1), (5, 6, 0, 9, 2), (1, 8, 3, 11, 5))
    for seat, (own, purse) in enumerate(zip(cards, purses, strict=True)):
        player = board[seat]
        player.cards = own
        player.tactic, player.fleet, player.strategy, player.goods, player.commodities = purse
    board.learn(0, "neural_motivator", "dacxive_animators", "infantry_ii").learn(1, "gravity_drive", "cruiser_ii")
    board.learn(1, "pds_ii")
    board[0].technologies["dacxive_animators"] = False
    board[0].scored, board[1].scored = ["erect_a_monument"], ["gather_a_mighty_fleet"]
    board[0].ledger = [Victory(1, "custodians", 2), Victory(1, "erect_a_monument", 3)]
    board[1].ledger = [Victory(1, "gather_a_mighty_fleet", 3), Victory(1, "imperial", 4), Victory(-1, "custodians", 4)]
    board[0].secrets = ["fuel_the_war_machine", "threaten_enemies"]
    board[1].secrets = ["control_the_region"]
    board[2].passed = True
    board.put("jord", 0, infantry=4, space_dock=1, pds=2).put("101", 0, carrier=1, fighter=3, cruiser=2)
    board.put("arc_prime", 1, infantry=3, space_dock=1).put("102", 1, {"dreadnought": 1}, dreadnought=2, destroyer=1)
    board.put("arretze", 2, infantry=5, space_dock=1).put("207", 2, flagship=1, carrier=2, infantry=3)
    board.own(0, "new_albion").own(0, "starpoint", ready=False).own(2, "lazar").own(2, "sakulag", ready=False)
    board.token(0, "101", "207").token(1, "102")
    return board.reload()


laid = cache(lay)
"""The same one for all who only look at it."""


def view(seat: int | None = None) -> TwilightImperiumView:
    """What a seat, or a spectator, sees of it."""
    return laid().match.view(seat)


def ended() -> TwilightImperiumView:
    """The same when it is over."""
    board = lay()
    finish(board.play)
    return board.match.view(None)


def pictures(language: Language = "ko", names: Sequence[str] = NAMES[:3]) -> Iterator[Callable[[], Any]]:
    """Every sheet of it, from every side, and galaxies."""
    said: dict[str, Any] = {"names": names, "language": language}
    own, seen = view(0), view()
    marks = [(str(number), one) for number, one in enumerate(own.researchable, 1)]
    yield partial(twilight_imperium.table, seen, **said)
    for seat in range(3):
        yield partial(twilight_imperium.hand, own, seat, **said)
        yield partial(twilight_imperium.sheet, seen, seat, **said)
        yield partial(twilight_imperium.technologies, own, seat, marks if seat == 0 else (), **said)
        yield partial(twilight_imperium.research, own, seat, marks, **said)
        yield partial(twilight_imperium.payment, own, seat, [("1", "jord")], **said)
        yield partial(twilight_imperium.objectives, own, seat, [("1", "expand_borders")], **said)
    for coin in ("resources", "influence"):
        paid: dict[str, Any] = {"coin": coin, "price": 5, "chosen": ["jord"], "goods": 1}
        yield partial(twilight_imperium.payment, own, 0, [("1", "jord")], **paid, **said)
    yield partial(twilight_imperium.trade, own, 0, 2, {"goods": 2}, {"commodities": 3}, **said)
    yield partial(twilight_imperium.result, seen, **said)
    yield partial(twilight_imperium.finale, ended(), **said)
    yield partial(twilight_imperium.factions, [("1", "sol"), ("2", "sardakk"), ("", "hacan")], language=language)
    for player in seen.players:
        yield partial(twilight_imperium.faction, player.faction, language=language)
    yield partial(twilight_imperium.unit_cards, ["fighter_i", "fighter_ii"], language=language)
    yield partial(twilight_imperium.places, (26, 39), "feature", "alpha", language=language)
    for card in CARDS:
        yield partial(twilight_imperium.card_face, *face(*card, language), language=language)
    for lesson in dict.fromkeys((*twilight_imperium.LESSONS, *twilight_imperium.RULES)):
        yield partial(twilight_imperium.lesson, lesson, language=language)
    sitters = [Sitter("지수", host=True), Sitter("Mina", bot=True), Sitter()]
    yield partial(twilight_imperium.cover, sitters, language=language)
    over = ended()
    yield partial(twilight_imperium.board, over, **said)
    yield partial(twilight_imperium.table, over, **said)
    yield partial(twilight_imperium.result, over, **said)
    tied = tuple(replace(one, points=3) for one in over.players)
    yield partial(twilight_imperium.board, replace(over, players=tied), **said)
    poor = {one: replace(world, controller=NOBODY) for one, world in seen.planets.items()}
    yield partial(twilight_imperium.payment, replace(seen, planets=poor), 0, **said)
    debtor = replace(seen.players[0], owes=(5,), waiting=3, neighbours=(), hand=2, points=8)
    indebted = replace(seen, players=(debtor, *seen.players[1:]), turn=NOBODY, revealed=seen.revealed[:1])
    yield partial(twilight_imperium.sheet, indebted, 0, **said)
    yield partial(twilight_imperium.table, indebted, **said)
    yield partial(twilight_imperium.trade, own, 0, 2, {}, {"commodities": 3}, **said)
    events = replace(own, secrets={"unveil_flagship": (0, 1)}, revealed=())
    yield partial(twilight_imperium.hand, events, 0, **said)
    yield partial(twilight_imperium.objectives, events, 0, **said)
    yield partial(twilight_imperium.faction, "sardakk", language=language)
    yield from fleets(language, names)
    yield from galaxies(language)


def fleets(language: Language, names: Sequence[str]) -> Iterator[Callable[[], Any]]:
    """Moves, fights and systems close up."""
    said: dict[str, Any] = {"names": names, "language": language}
    board = gathering()
    mover = board.match.view(0)
    many = {"207:carrier": 1, "207:dreadnought!": 1, "207:cruiser": 2, "206:destroyer": 2, "310:flagship": 1}
    for chosen, cargo in (({}, {}), (many, CARGO)):
        yield partial(twilight_imperium.moving, mover, 0, "104", arrivals(board, chosen), cargo, **said)
    lonely = replace(mover, cover={})
    yield partial(twilight_imperium.moving, lonely, 0, "104", arrivals(board, {}), {}, **said)
    marks = [("1", Anchor("planet", ("wellon",)))]
    yield partial(twilight_imperium.closeup, mover, "104", marks=marks, **said)
    yield partial(twilight_imperium.closeup, mover, "207", **said)
    yield partial(twilight_imperium.board, mover, marks=[("1", Anchor("system", ("104",)))], **said)
    met = meeting("sardakk")
    yield partial(twilight_imperium.combat, met.match.view(None), **said)
    yield partial(twilight_imperium.combat, after(met), **said)
    last = won().match.view(None)
    yield partial(twilight_imperium.combat, last, **said)
    assert last.fought is not None
    yield partial(twilight_imperium.combat, replace(last, fought=replace(last.fought, winner=NOBODY)), **said)
    yield partial(twilight_imperium.odds, mover, landing(), **said)
