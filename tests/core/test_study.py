"""A match begins where a finished one stood: what everybody saw is as it was, all else is new (asynchronous R6)."""

from __future__ import annotations

import json

import pytest

from bot.core import playable, study
from bot.core.errors import BadSetup
from bot.core.match import Match
from bot.core.play import PACE
from bot.core.streams import Stream
from bot.games import registry
from tests.core.conformance import act, next_action
from tests.renderers.whole import matches

GAMES = (("metromania", 3), ("project_mine", 3), ("the_dome", 3), ("twilight_imperium", 3))
SEED, OTHER = bytes(range(32)), bytes(range(1, 33))


def frames(game: str, seats: int, most: int = 400) -> list[bytes]:
    """The saved match after every answer of a random game."""
    registry.install()
    stream = Stream.of("studied", game)
    options = {"variant": "hidden"} if game == "metromania" else {}
    match = Match.new(game, seats, stream.seed_bytes(), options)
    found = [match.save()]
    while match.result is None and len(found) < most:
        act(match, next_action(match, stream, standing=8))
        found.append(match.save())
    return found


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_study_begins_where_everybody_saw_it_and_is_played_on(game: str, seats: int) -> None:
    played = frames(game, seats)
    changed = 0
    for number in range(0, len(played) - 1, max(1, len(played) // 12)):
        then = Match.load(played[number])
        if then.result is not None:
            continue
        match = study.begin(played[number], SEED, {})
        assert match.view(None) == then.view(None)
        assert match.awaited() == then.awaited()
        assert match.play.seed() == SEED
        assert match.save() == study.begin(played[number], SEED, {}).save(), "anybody can check it"
        boards = [json.loads(one.save())["board"] for one in (then, match, study.begin(played[number], OTHER, {}))]
        changed += boards[0] != boards[1] != boards[2] != boards[0]
        stream = Stream.of("on", game, number)
        for _ in range(60):
            if match.result is not None:
                break
            act(match, next_action(match, stream))
            assert playable.find(game).rules.violations(match.play) == []
    assert changed >= 2, "what was hidden is dealt anew"


def test_what_people_had_arranged_and_their_pace_stay_behind() -> None:
    registry.install()
    match = Match.new("project_mine", 2, SEED, {PACE: "daily"})
    match.play.state.orders[0]["something"] = "x"
    begun = study.begin(match.save(), OTHER, {})
    assert begun.play.state.orders == [{}, {}]
    assert PACE not in begun.options
    assert study.begin(match.save(), OTHER, {PACE: "live"}).options[PACE] == "live"


def test_where_a_match_is_over_there_is_nothing_to_play_on() -> None:
    *_, last = (match.save() for match in matches("metromania", 4, 0))
    with pytest.raises(BadSetup, match="study-over"):
        study.begin(last, SEED, {})
