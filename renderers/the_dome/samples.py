"""Tables to draw, played by the easy bot from a fixed seed. For the gallery and tests."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from bot.core.bots import next_question
from bot.core.match import Match
from bot.core.playable import register
from bot.core.shapes import Anchor, Form, Pick, Question
from bot.core.streams import Stream
from bot.games.the_dome import THE_DOME
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.view import DomeView

STAGES: Final = ("opening", "middle", "late", "over")
TURNS: Final = {"opening": 1, "middle": 9, "late": 15}
MASTERMIND_TURNS: Final = {"middle": 8, "late": 12}
"""Turns at which a stage begins."""
BOUND: Final = 6000
SEEDS: Final = {2: 22, 3: 25, 4: 13}
"""By seats, a game in which much happens."""


@lru_cache(maxsize=64)
def table(seats: int, stage: str, seed: int = -1, traps: str = "orders") -> Match:
    """A match at one of `STAGES`; the turn player is asked, unless it is over. Do not change it.

    Args:
        seed: of the game; below 0 takes the one of `SEEDS`.
    """
    seed = SEEDS[seats] if seed < 0 else seed
    register(THE_DOME)  # again, if it was: the same game under the same name
    stream = Stream.of("the_dome pictures", seats, seed)
    match = Match.new("the_dome", seats, stream.seed_bytes(), {"traps": traps})
    wanted = TURNS.get(stage, BOUND) if seats == 2 or stage == "opening" else MASTERMIND_TURNS.get(stage, BOUND)
    rules = match.play.game.rules
    for _ in range(BOUND):
        if match.result is not None:
            return match
        view: DomeView = match.view(None)
        if _ripe(match, view, wanted, stage == "late"):
            return match
        asked = [(seat, question) for seat in match.awaited() if (question := next_question(match, seat))]
        if not asked:
            match.elapse(match.timers()[0])
            continue
        seat, question = asked[0]
        match.answer(seat, question.no, rules.prefer(match.view(seat), seat, question, stream))
    raise RuntimeError(f"no table for {stage} with {seats}")


def _ripe(match: Match, view: DomeView, wanted: float, acted: bool) -> bool:
    """Whether the turn has come, and if `acted` something has been done in it."""
    if view.phase != "action" or view.turn < wanted or (acted and view.players[view.current].ap > 1):
        return False
    return any(q.blocking and not q.answered for q in match.asked(view.current))


def view(seats: int, stage: str, viewer: int | None = None) -> DomeView:
    """What a viewer sees of such a table."""
    return table(seats, stage).view(viewer)


def pick_of(question: Question) -> Pick | None:
    """The first list of options of a question."""
    shape = question.shape.shape if isinstance(question.shape, Form) else question.shape
    return shape if isinstance(shape, Pick) else None


def choices(match: Match, seat: int) -> dict[str, list[tuple[str, Anchor]]]:
    """Numbered choices that the seat has now, by kind of what they are about, and others it may come to have."""
    found: dict[str, list[Anchor]] = {}
    view: DomeView = match.view(seat)
    own = view.players[seat]
    question = next_question(match, seat)
    pick = pick_of(question) if question else None
    now = [option.anchor for option in pick.options if option.anchor] if pick else []
    if now:
        found["now"] = now
    found["crack"] = [
        Anchor("system", (one.uid, space)) for one in view.server for space in range(1, min(4, len(one.track)) + 1)
    ]
    found["pools"] = [Anchor("pool", (seat, colour)) for colour in ("red", "blue", "yellow")]
    found["markers"] = [
        Anchor("marker", (player.seat, number))
        for player in view.players
        for number, marker in enumerate(player.markers)
        if marker.place
    ]
    found["area"] = [Anchor("program", (one.uid,)) for player in view.players for one in player.programs]
    found["area"] += [Anchor("control", (one.uid,)) for player in view.players for one in player.controls]
    found["players"] = [Anchor("player", (player.seat,)) for player in view.players if player.seat != seat]
    found["void"] = [Anchor("void", (seat, index)) for index in range(len(own.void))]
    found["mastermind"] = [Anchor("mastermind", (index,)) for index in range(len(view.mm_hand))]
    return {
        kind: [(str(number), anchor) for number, anchor in enumerate(anchors[:24], 1)]
        for kind, anchors in found.items()
        if anchors
    }


def deck(name: str = "ria-first") -> tuple[str, Counter[str]]:
    """Character and cards of a pre-built deck."""
    found = built_in().decks[name]
    return found.character, Counter(found.cards)
