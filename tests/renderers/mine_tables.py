"""Tables of Project MINE that between them show everything its pictures can show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.core.shapes import Anchor
from bot.games.project_mine.cards import built_in
from bot.games.project_mine.state import Recent
from bot.games.project_mine.verbs import RESOURCES
from bot.games.project_mine.view import MineView, view_of
from bot.text.catalogue import Language, Voice
from renderers import gallery, project_mine
from renderers.covers import Sitter
from renderers.project_mine import cards, samples
from renderers.project_mine.words import Words

PACK = built_in()
SEED = 7


def full(viewer: int | None = None) -> MineView:
    """Four seats in the middle of a game: two costs that are not the printed ones, a pile sold out."""
    state = samples.table(4, SEED, "middle")
    state.held, state.held_by, state.held_zone = state.pile[-2:], state.current, "market"
    owner = next(player for player in state.players if player.goals)
    state.recent = Recent(
        market=[1, 4], goals=[0], tokens=[owner.goals[0].card], flipped=[owner.goals[-1].card],
        stock=[(2, "iron")], penalty=[3],
    )  # fmt: skip
    view = view_of(PACK, state, viewer)
    market = [replace(one, cost=one.cost + (1, -1)[at]) if at < 2 else one for at, one in enumerate(view.market)]
    basic = [replace(one, left=0) if at == 3 else one for at, one in enumerate(view.basic)]
    return replace(view, market=tuple(market), basic=tuple(basic))


def marks(view: MineView, seat: int) -> list[tuple[str, Anchor]]:
    """A numbered choice of every kind."""
    own = view.players[seat]
    other = next(player for player in view.players if player.seat != seat and player.goals)
    anchors = [
        Anchor("hand", (0,)), Anchor("play", (1,)), Anchor("discard", (own.discard[0],)), Anchor("market", (5,)),
        Anchor("goal", (1,)), Anchor("basic", (view.basic[3].card,)), Anchor("basic", (view.basic[0].card,)),
        Anchor("own-goal", (own.goals[0].card,)), Anchor("goal-of", (other.seat, other.goals[0].card)),
        Anchor("looking", (1,)), Anchor("company", (own.company,)),
        *(Anchor("resource", (name,)) for name in RESOURCES[:3]),
    ]  # fmt: skip
    return [(str(number), anchor) for number, anchor in enumerate(anchors, 1)]


def pictures(language: Language = "ko", names: Sequence[str] = gallery.PLAIN) -> Iterator[Callable[[], Any]]:
    """Everything that the game draws, cards' faces first."""
    words = Words.of(Voice(language), language, PACK)
    for card in PACK.cards.values():
        yield partial(cards.paint, words, card, 1.0)
    said: dict[str, Any] = {"names": names, "language": language}
    view = full()
    seat = view.current
    own = full(seat)
    yield partial(project_mine.board, view, **said)
    yield partial(project_mine.board, own, viewer=seat, **said)
    yield partial(project_mine.move, own, seat, marks(own, seat), **said)
    yield partial(project_mine.move, own, seat, [], **said)
    yield partial(project_mine.asked, own, seat, *samples.ways(language), **said)
    yield partial(project_mine.hand, own, seat, **said)
    yield partial(project_mine.hand, view, seat, **said)
    yield partial(project_mine.goals, own, **said)
    for stage in ("choose", "start", "late", "transition", "over"):
        shown = samples.view(4, SEED, stage)
        mine = samples.view(4, SEED, stage, 1)
        yield partial(project_mine.board, shown, **said)
        yield partial(project_mine.result, shown, **said)
        yield partial(project_mine.result, mine, **said)
        yield partial(project_mine.hand, mine, 1, **said)
        yield partial(project_mine.goals, shown, **said)
    few = samples.view(2, SEED, "middle")
    yield partial(project_mine.board, replace(few, market=few.market[:4], goals=few.goals[:1]), **said)
    choosing = samples.view(4, SEED, "choose", 1)
    offered = [(str(n), Anchor("company", (card,))) for n, card in enumerate(choosing.players[1].company_offered, 1)]
    yield partial(project_mine.move, choosing, 1, offered, **said)
    for card in PACK.cards.values():
        if card.note or card.kind in ("company", "trait"):
            yield partial(project_mine.card, card.id, language=language)
    for lesson in dict.fromkeys((*project_mine.LESSONS, *project_mine.RULES)):
        yield partial(project_mine.lesson, lesson, language=language)
    sitters = [Sitter(names[0], host=True), Sitter(names[1], bot=True), Sitter(names[2], kept=True), Sitter()]
    yield partial(project_mine.cover, sitters, language=language)
