"""K14: cards discarded without being shown lie face down in the market discard pile; only their number is public."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.core.streams import Stream
from bot.games.project_mine.invariants import violations
from bot.games.project_mine.keywords import pack_of
from bot.games.project_mine.view import MineView
from tests.games.project_mine.house import start
from tests.games.project_mine.scene import Scene, holding

UNSEEN = {"do": "sweep", "zone": "pile", "n": 2}
RARE = "gold-card"
"""A design that stands nowhere else in these tables."""


def hiding(line: dict[str, Any]) -> Scene:
    """A table whose market pile alone holds `RARE`, on top, with a card that does this."""
    scene = holding([line], "investment")
    market = ["ruby-card"] * 6
    rest = scene.board.pile + scene.board.market + scene.board.market_discard
    for card in [*market, RARE, RARE]:
        rest.remove(card)
    # What is left of the box lies in the exile zone, so that nothing is lost.
    gone = [card for card in rest if card == RARE]
    pile = [card for card in rest if card != RARE]
    return scene.table(market=market, pile=[*pile, RARE, RARE], market_discard=[], exile=gone)


def seen(scene: Scene, viewer: int | None) -> str:
    """All that a viewer can read of the last answer and of the table, without the open zones that name `RARE`."""
    view: MineView = scene.match.view(viewer)
    told = [event.seen(viewer) for event in scene.events]
    return msgspec.json.encode([msgspec.structs.replace(view, exile=()), told]).decode()


def test_cards_discarded_unseen_are_named_to_nobody() -> None:
    scene = hiding(UNSEEN).answer(0, ["tested"])
    for viewer in (0, 1, None):
        assert RARE not in seen(scene, viewer)
        view = scene.match.view(viewer)
        assert (view.market_discard, view.market_down) == ((), 2)
    assert scene.told("swept-unseen") == [{"seat": 0, "count": 2}]


def test_what_was_discarded_unseen_leaves_no_cards_to_the_lines_after_it() -> None:
    """Otherwise a condition would tell what they were."""
    plans = {"is": {"count": "cards", "filter": {"resource": "gold"}}, "min": 1}
    peeks = {"do": "if", "when": plans, "then": [{"do": "credit", "n": 3}], "otherwise": [{"do": "credit", "n": 1}]}
    scene = hiding(UNSEEN | {"then": [peeks]}).answer(0, ["tested"])
    assert scene[0].credit == 1
    counts = {"do": "credit", "n": {"count": "last"}}
    assert hiding(UNSEEN | {"then": [counts]}).answer(0, ["tested"])[0].credit == 2


@pytest.mark.parametrize("zone", ["market", "goals"])
def test_cards_looked_at_and_discarded_are_named_to_the_one_who_looked(zone: str) -> None:
    scene = holding([{"do": "look", "zone": zone, "n": 2, "upto": True, "to": "gain", "rest": "discard"}], "investment")
    pile = scene.board.pile if zone == "market" else scene.board.goal_pile
    top = pile[-2:][::-1]
    scene.answer(0, ["tested"], "none")
    own = [dict(event.args) for event in scene.events if event.key == "project_mine-event-looked-to"]
    assert own[0]["cards"] == top
    for viewer in (1, None):
        told = [event.seen(viewer) for event in scene.events]
        assert not any(one is not None and "cards" in one[1] for one in told)
        view = scene.match.view(viewer)
        assert (view.market_down, view.goal_down) == ((2, 0) if zone == "market" else (0, 2))
        assert not set(top) & set(view.market_discard + view.goal_discard)


def test_cards_that_lie_face_down_are_redrawn_for_everybody() -> None:
    scene = hiding(UNSEEN).answer(0, ["tested"])
    for viewer in (0, 1, None):
        other = set[tuple[str, ...]]()
        for number in range(20):
            world = scene.match.resample(viewer, Stream.of("down", number))
            assert world.view(viewer) == scene.match.view(viewer)
            other.add(tuple(world.play.board.market_down))
        assert len(other) > 1


def test_cards_that_lie_face_down_come_back_when_the_pile_is_made_anew() -> None:
    scene = hiding(UNSEEN)
    scene.table(pile=[RARE, RARE], exile=[]).answer(0, ["tested"])
    assert (scene.board.pile, scene.board.market_down) == ([], [RARE, RARE])
    scene.put(0, hand=["tested", "investment"], play=[], played=[]).answer(0, ["tested"])
    # The two were shuffled into a new pile and discarded once more.
    assert (scene.board.pile, scene.board.market_down) == ([], [RARE, RARE])
    assert scene.told("reshuffled-market") == [{}]


def test_a_goal_that_lies_face_down_fills_the_board_again() -> None:
    look = {"do": "look", "zone": "goals", "n": 9, "take": 0, "rest": "discard"}
    scene = holding([look], "investment").table(goal_pile=["active-7"], goal_discard=[])
    scene.answer(0, ["tested"])
    assert scene.board.goal_down == ["active-7"]
    scene.put(0, credit=9, energy=0).answer(0, [])
    scene.answer(0, next(one for one in scene.ids(0) if one in scene.board.goals))
    assert "active-7" in scene.board.goals
    assert scene.board.goal_down == []


def test_no_card_is_lost_face_down() -> None:
    table = start("sapphire-stream", resources={})
    before = violations_of(table)
    table.play("sapphire-stream")
    assert len(table.board.market_down) == 1
    assert violations_of(table) == before


def violations_of(table: Any) -> list[str]:
    """Cards lost or made."""
    return violations(pack_of(table.match.play), table.board)
