"""What a view tells of the end and of costs."""

from __future__ import annotations

from bot.core.state import Modifier
from tests.games.the_dome.scene import Scene


def test_the_winner_is_in_the_view_whoever_looks() -> None:
    """D6: also where somebody gave up, which the board does not show."""
    scene = Scene()
    assert scene.match.view(None).winners == ()
    scene.match.concede(1)
    assert [scene.match.view(seat).winners for seat in (None, 0, 1)] == [(0,), (0,), (0,)]


def test_the_mastermind_gives_up_to_all_allies() -> None:
    """M9."""
    scene = Scene(4)
    scene.match.concede(0)
    assert scene.match.view(None).winners == (1, 2, 3)


def test_changed_costs_are_told_to_their_holder_alone() -> None:
    """D7: only cards whose cost is not the printed one."""
    scene = Scene()
    assert scene.match.view(0).costs == ()
    scene.match.play.state.modifiers.append(Modifier("cost_x", "add", 1, scope={"seat": 0}))
    x_of = {name: scene.pack[name].cost[0] + 1 for name in scene[0].hand}
    assert {name: x for name, x, _ in scene.match.view(0).costs} == x_of
    assert scene.match.view(1).costs == ()
    assert scene.match.view(None).costs == ()
