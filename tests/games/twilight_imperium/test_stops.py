"""How stops are counted: who is asked, what a hand-over is, what is kept of a run (rules 29.2 US4, 29.10)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.core.play import PACE
from tests.games.twilight_imperium.hands import hold, table
from tests.games.twilight_imperium.senate import CARDS, armed
from tests.games.twilight_imperium.stops import Stretch, Watch, asked_of, kept_in, line_of, no_more, nothing_for, report
from tests.games.twilight_imperium.test_fight_cards import SIDES
from tests.games.twilight_imperium.test_space_combat import TO_THE_END, meet


@pytest.mark.parametrize(("card", "rests"), [("shields_holding", True), ("morale_boost", False)])
def test_29_9_who_holds_nothing_for_a_call_passes_the_rest_of_the_turn(card: str, rests: bool) -> None:
    board = hold(table(*SIDES, options={PACE: "daily"}), 1, card)
    meet(board, {"cruiser": 2}, {"cruiser": 2}, orders=TO_THE_END)
    call = board.match.call()
    assert call is not None
    assert call.seats == (1,)
    (question,) = asked_of(board.match, 0).values()
    assert nothing_for(question) is rests
    press = no_more(board.match, 1)
    assert press is not None
    board.match.answer(1, press[0].no, press[1])
    assert not asked_of(board.match, 0), "the call stays open for its time, and nobody is asked"
    assert no_more(board.match, 1) is None, "it can only be taken back now"


def test_29_10_what_is_asked_of_several_at_once_is_one_hand_over() -> None:
    board = armed("mutiny", hands={}, options={**CARDS, PACE: "daily"})
    watch = Watch()
    watch.now = Stretch(-1)
    for seat in (1, 2, 0):
        watch.look(board.match)
        question = next(one for one in board.match.asked(seat) if one.blocking and not one.answered)
        board.match.answer(seat, question.no, {"outcome": "nothing"})
        watch.answered(seat, question)
    assert watch.now.topics == ["twilight_imperium-topic-prevote"]
    watch.look(board.match)
    assert watch.now.topics[1:] == ["twilight_imperium-topic-vote"], "seat 1 is asked anew, after the others"
    assert dict(watch.now.prompts) == {0: 1, 1: 1, 2: 1}


def _line(seed: int, handed: int) -> dict[str, object]:
    fight = Stretch(0)
    fight.tell("space-combat")
    fight.topics = ["window-SC_HITS"] * handed
    fight.prompts.update({1: handed})
    return json.loads(json.dumps(line_of(seed, False, [fight])))


def test_a_run_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "stops.jsonl"
    assert kept_in(file, False) == {}
    file.write_text("\n".join([json.dumps(_line(0, 2)), json.dumps(_line(3, 6)), '{"seed": 4, "in_t']), "utf-8")
    assert list(kept_in(file, False)) == [0, 3]
    assert kept_in(file, True) == {}


def test_the_page_says_what_is_over_its_budget() -> None:
    page = "\n".join(report([_line(0, 2), _line(1, 6), _line(2, 7)], False))
    assert "| tactical action with combat | 3 | 5.00 | 6 | 6 | 7 | mean 4 | NO | 66.7% | 0.00 |" in page
    assert "mean 1.00 (at most 1), median 0 (0), more than one in 20.0%, most 7" in page
