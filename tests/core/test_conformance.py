"""Both tiny games run the kit, and the kit catches what it must catch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core import playable
from bot.core.events import Event
from bot.core.play import Play
from bot.core.windows import Window
from tests.core.conformance import EXAMPLES, conform, seeds
from tests.core.tiny.connect_four import ConnectFour
from tests.core.tiny.quarrel import Quarrel
from tests.core.tiny.quarrel_board import Board, View


@pytest.fixture(autouse=True)
def games() -> None:
    """Both games, as they should be."""
    playable.register(ConnectFour())
    playable.register(Quarrel())


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=seeds())
def test_connect_four_conforms(seed: int) -> None:
    conform("connect_four", 2, None, seed)


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    seed=seeds(),
    seats=st.sampled_from((2, 3, 4)),
    minimum=st.sampled_from(("no", "yes")),
)
def test_quarrel_conforms(seed: int, seats: int, minimum: str) -> None:
    conform("quarrel", seats, {"minimum": minimum}, seed)


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_bots_conform(level: str) -> None:
    conform("quarrel", 3, None, 1, level=level, leaks=20)
    conform("connect_four", 2, None, 1, level=level)


def test_the_kit_meets_every_hard_case() -> None:
    met: set[str] = set()
    differing = lockstep = 0
    for seed in range(8):
        report = conform("quarrel", 3, {"minimum": "yes"}, seed)
        met |= report.steps
        differing += report.differing
        lockstep += report.lockstep
    assert {"bid", "act", "window", "rally", "arrange"} <= met
    assert differing > 100, "resampling changes nothing, so nothing was compared"
    assert lockstep > 100


class ShowsTheDeck(Quarrel):
    def view(self, play: Play[Board], seat: int | None) -> View:
        view = super().view(play, seat)
        view.deck = len(play.board.deck) + (play.board.deck[-1:] == ["strike-1"])
        return view


class CallsWhoCanReact(Quarrel):
    def may_react(self, play: Play[Board], window: Window, phase: str, seat: int) -> bool:
        return bool(self.reactions(play, window, phase, seat))


class NamesTheCards(Quarrel):
    def moved(self, play: Play[Board], cards: Sequence[str], source: str, to: str) -> None:
        public = {"cards": list(cards), "seat": 0}
        play.emit(Event("quarrel-drew", {"seat": 0, "cards": list(cards)}, (), "quarrel-drew-some", public))


class AsksByTheHand(Quarrel):
    def standing(self, play: Play[Board]) -> Any:
        asked = super().standing(play)
        rich = [seat for seat, hand in enumerate(play.board.hands) if "stop-1" in hand]
        return {seat: [q for q in questions if q.slot != "order" or not rich] for seat, questions in asked.items()}


class TellsTheSeed(Quarrel):
    def view(self, play: Play[Board], seat: int | None) -> View:
        view = super().view(play, seat)
        view.orders = {"seed": play.state.seed}
        return view


class LooksAndWrites(Quarrel):
    def view(self, play: Play[Board], seat: int | None) -> View:
        play.board.acts += 1
        return super().view(play, seat)


class LosesCards(Quarrel):
    def react(self, play: Play[Board], window: Window, phase: str, seat: int, reaction: str) -> None:
        super().react(play, window, phase, seat, reaction)
        play.board.discard.pop()


class RollsBehindTheLog(Quarrel):
    def moved(self, play: Play[Board], cards: Sequence[str], source: str, to: str) -> None:
        super().moved(play, cards, source, to)
        play.below("extra", 6)
        play.drawn[-1] = type(play.drawn[-1])("extra", play.drawn[-1].counter, (6,), (5,))


class NeverEnds(Quarrel):
    bound = 20


class RanksUpsideDown(Quarrel):
    def score_up(self, play: Play[Board]) -> None:
        scores = [stock["life"] * 100 + seat for seat, stock in enumerate(play.board.stocks)]
        play.finish(scores=scores, ranks=[1 + sum(other < score for other in scores) for score in scores])


class RemembersOutside(Quarrel):
    seen = 0

    def holds(self, play: Play[Board], condition: Mapping[str, Any]) -> bool:
        RemembersOutside.seen += 1
        return RemembersOutside.seen % 3 == 0


MUTANTS = [cls for cls in Quarrel.__subclasses__() if cls.__module__ == __name__]


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda cls: cls.__name__)
def test_the_kit_catches(mutant: type[Quarrel]) -> None:
    playable.register(mutant())
    with pytest.raises(AssertionError):
        play_some()


def play_some() -> None:
    """A dozen games of whatever Quarrel is registered."""
    for seed in range(12):
        conform("quarrel", 3, {"minimum": "yes"}, seed, leaks=2)
