"""Standing orders for Controls: what undo and redrawn worlds do with them (design 2.8, 2.10)."""

from __future__ import annotations

import msgspec

from bot.core.match import Match
from bot.core.streams import Stream
from tests.games.the_dome.scene import Scene

P = ["red-hit"]


def ordered() -> Scene:
    scene = Scene().put(1, controls=["blue-wall", "red-snare"], pools=[P * 3] * 3)
    question = next(one for one in scene.match.asked(1) if one.slot == "orders")
    scene.match.answer(1, question.no, {"c910": "min-3", "c911": "hold"})
    return scene


def test_orders_of_others_are_not_in_a_redrawn_world() -> None:
    """They would tell what kind of Control lies there; the own ones stay."""
    scene = ordered()
    assert scene.match.entry.order
    assert scene.match.resample(0, Stream.of("a")).play.orders(1) == {}
    assert scene.match.resample(1, Stream.of("a")).play.orders(1) == {"c910": "min-3", "c911": "hold"}


def test_orders_go_with_their_control() -> None:
    """Numbers of Controls are used again after an undo."""
    scene = ordered()
    scene[1].controls.pop(0)
    scene.match.play.game.rules.prune_orders(scene.match.play, 1)
    assert scene.match.play.orders(1) == {"c911": "hold"}


def test_trying_out_hidden_controls_is_not_free() -> None:
    """Section 8: a crack that nobody answered tells something of face-down Controls; without any it tells nothing."""
    scene = Scene().put(0, pools=[P * 3] * 3, ap=3).put(1, controls=["red-snare"], pools=[P * 3] * 3)
    scene.server("system-0", "system-1", "system-3", "system-7").do("crack:red")
    assert scene.match.entry.bars_undo
    scene = Scene().put(0, pools=[P * 3] * 3, ap=3)
    scene.server("system-0", "system-1", "system-3", "system-7").do("crack:red")
    assert not scene.match.entry.bars_undo


def test_a_saved_order_to_pass_everything_still_ends_with_the_own_turn() -> None:
    """Schema 2 kept it without saying when it goes (asynchronous L7)."""
    scene = Scene(traps="ask").put(1, controls=["red-snare"])
    document = msgspec.json.decode(scene.match.save())
    document |= {"schema": 2, "orders": [{}, {"pass": "1"}]}
    match = Match.load(msgspec.json.encode(document), scene.match.play.pack)
    assert match.view(1).passing
    assert match.play.orders(1) == {"passing": True}
    question = next(one for one in match.asked(0) if one.slot == "turn")
    match.answer(0, question.no, "end")
    while match.timers():
        match.elapse(match.timers()[0])
    assert match.play.board.current == 1
    assert match.play.orders(1) == {}
