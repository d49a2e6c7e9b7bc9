"""Typed lines: every answer has one, it means that answer again, and what cannot be is refused with the rule."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.core import bots
from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.shapes import Form
from bot.core.streams import Stream
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.notation.codes import codes
from bot.games.twilight_imperium.notation.completing import completions
from bot.games.twilight_imperium.notation.reading import Names, read
from bot.games.twilight_imperium.notation.writing import moves, written
from tests.core.conformance import EXAMPLES
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.senate import convene, senate, votes

NAMES: Names = {
    "항공모함": ("cv",),
    "carriers": ("cv",),
    "보병": ("inf",),
    "베푸트2": ("vefut-ii",),
    "메카톨렉스": ("mecatol-rex",),
}
PROVING = EXAMPLES > 12


def _refused(board: Board, line: str) -> str:
    question = board.asked(0)
    before = board.match.save()
    with pytest.raises(IllegalAnswer) as found:
        read(board.match, 0, question, line, NAMES)
    assert board.match.save() == before
    return found.value.key.removeprefix("twilight_imperium-").removeprefix("line-")


def _read(board: Board, line: str) -> object:
    return read(board.match, 0, board.asked(0), line, NAMES)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_answer_of_a_game_means_itself_again(seats: int) -> None:
    level = "easy" if seats % 2 else "random"
    seen: Counter[str] = Counter()
    for game in range(12 if PROVING else 2):
        stream = Stream.of("notation", str(seats), str(game))
        match = Match.new("twilight_imperium", seats, stream.seed_bytes(), {"factions": "pick_open", **LIGHT})
        for _ in range(900 if PROVING else 400):
            move = next_move(match) if match.result is None else None
            if move is None:
                break
            for seat, questions in match.questions().items():
                for question in questions:
                    answers = [match.sample(seat, question.no, stream), *(one.answer for one in question.ready)]
                    for answer in (match.checked(seat, question.no, one) for one in answers):
                        line = written(match, seat, question, answer)
                        assert read(match, seat, question, line) == answer, line
                        seen[question.prompt.key] += 1
            seat, question = move
            match.answer(seat, question.no, bots.choose(match, seat, question, level, stream))
    assert sum(seen.values()) > 900
    assert len(seen) > 15


def test_no_two_options_of_a_question_are_called_the_same() -> None:
    stream = Stream.of("notation codes")
    match = Match.new("twilight_imperium", 6, stream.seed_bytes(), LIGHT)
    for _ in range(250):
        move = next_move(match)
        assert move is not None
        seat, question = move
        shape = question.shape.shape if isinstance(question.shape, Form) else question.shape
        assert len(codes(match.play.board, shape.options)) == len(shape.options)
        match.answer(seat, question.no, bots.choose(match, seat, question, "easy", stream))


def test_what_is_offered_to_a_typist_is_legal_and_begins_as_typed() -> None:
    stream = Stream.of("notation completions")
    match = Match.new("twilight_imperium", 4, stream.seed_bytes(), LIGHT)
    offered = 0
    for turn in range(160):
        move = next_move(match)
        assert move is not None
        seat, question = move
        answer = match.checked(seat, question.no, bots.choose(match, seat, question, "easy", stream))
        line = written(match, seat, question, answer)
        for typed in ("", line[: 1 + turn % len(line)], line):
            found = completions(match, seat, question, typed)
            offered += len(found)
            assert len(found) <= 25
            for one in found:
                match.checked(seat, question.no, read(match, seat, question, one.line))
            assert found or typed not in ("", line), question.prompt.key
            assert typed != line or found[0].line == line
        match.answer(seat, question.no, answer)
    assert offered > 1000


# --- a fleet that moves -----------------------------------------------------------------------------------------------


def _fleet() -> Board:
    board = Board("hacan", at_207=19).learn(0, "carrier_ii", "gravity_drive")
    board.put("310", 0, hurt={"cruiser": 1}, carrier=2, cruiser=2, fighter=3).put("arretze", 0, infantry=3)
    return board.put("hercant", 0, infantry=2).put("wellon", 0, infantry=4)


PLAN = {
    "action": "s:104",
    "ships": {"310:carrier": 2},
    "cargo": {"310:fighter": 3, "arretze:infantry": 2, "wellon:infantry": 4},
}


def test_a_move_is_told_by_origins() -> None:
    board = _fleet()
    line = "104: 310 2cv 3ff, arretze 2inf, wellon 4inf"
    assert _read(board, line) == board.match.checked(0, board.asked(0).no, PLAN)
    assert written(board.match, 0, board.asked(0), _read(board, line)) == line


@pytest.mark.parametrize(
    "line",
    [
        "104:310 2cv 3ff,arretze 2inf,wellon 4inf",
        "`104: 310 2cv, 310 3ff, arretze 2inf, wellon 4inf`",
        "104: 310 2 carriers 3ff, ARRETZE 2inf, Wellon inf4",
        "104: 310 항공모함 2 3ff, arretze 보병2, wellon 4보병",
    ],
)
def test_a_move_can_be_typed_as_people_do(line: str) -> None:
    assert _read(_fleet(), line) == _read(_fleet(), "104: 310 2cv 3ff, arretze 2inf, wellon 4inf")


def test_ground_forces_named_by_their_system_leave_one_behind_on_each_planet() -> None:
    answer = _read(_fleet(), "104: 310 2cv 3inf")
    assert answer == _read(_fleet(), "104: 310 2cv, arretze 2inf, hercant 1inf")


def test_what_is_not_named_stays() -> None:
    assert _read(_fleet(), "104: 310 2cv") == {"action": "s:104", "ships": {"310:carrier": 2}, "cargo": {}}
    assert _read(_fleet(), "104") == {"action": "s:104", "ships": {}}


def test_a_damaged_ship_and_one_that_needs_the_drive_are_told_apart() -> None:
    board = _fleet()
    for line in ("104: 310 ca!", "104: 310 2cv ca"):
        assert written(board.match, 0, board.asked(0), _read(board, line)) == line
    assert moves({"310:cruiser!": 1, "310:fighter": 2, "310:dreadnought+": 1}, {}) == "310 ca! 2ff^ dn+"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("104: 310 3cv", "not-so-many"),
        ("104: 310 4dn", "none-there"),
        ("104: 305 2cv", "none-there"),
        ("104: 310 2cv 9inf", "cannot-ride"),
        ("104: 310 cv 3ff, wellon 4inf", "no-room"),
        ("104: 2cv", "whence"),
        ("104: 310 2cv xx", "unknown"),
        ("104: 310", "unknown"),
        ("999: 310 2cv", "unknown"),
        ("104; price 3", "part"),
        ("", "empty"),
        ("x" * 500, "long"),
        ("@everyone", "unknown"),
        ("104: 310 99999999999999999999cv", "unknown"),
    ],
)
def test_a_line_that_cannot_be_is_refused_with_the_reason(line: str, why: str) -> None:
    assert _refused(_fleet(), line) == why


def test_MV3_an_own_token_holds_ships() -> None:
    board = _fleet().token(0, "310")
    assert _refused(board, "104: 310 2cv") == "own-token"


def test_MV5_too_far_says_how_far() -> None:
    board = Board("hacan").put("310", 0, carrier=1)
    board.begin()
    with pytest.raises(IllegalAnswer) as found:
        _read(board, "104: 310 cv")
    assert found.value.key == "twilight_imperium-line-too-far"
    assert found.value.details == {"unit": "carrier", "place": "310", "move": 1, "steps": 2}


@pytest.mark.parametrize(("tile", "why"), [(43, "supernova"), (45, "asteroid-field")])
def test_MV7_an_anomaly_in_the_active_system_is_named(tile: int, why: str) -> None:
    board = Board("sardakk", at_309=tile).put("310", 0, cruiser=1)
    assert _refused(board, "309: 310 ca") == why


def test_the_log_tells_a_move_as_it_is_typed() -> None:
    board = _fleet()
    line = "310 2cv, arretze 2inf, wellon 4inf"
    board.do(_read(board, f"104: {line}"), 0)
    assert [told["line"] for told in board.told("moved")] == [line]


# --- the rest ---------------------------------------------------------------------------------------------------------


def test_production_is_typed_short_and_completed_as_proposed() -> None:
    board = Board("hacan").put("arretze", 0, space_dock=1)
    board.activate("310").defaults("produce")
    proposed = _read(board, "1cv 2ff")
    assert proposed["units"] == {"carrier": 1, "fighter": 2}  # type: ignore[index]
    assert "pay" in proposed  # type: ignore[operator]
    assert _read(board, "proposed") == next(one.answer for one in board.asked(0).ready if one.name == "proposed")
    assert _refused(board, "40ca") == "count"
    assert _refused(board, "1cv; pay wellon") == "unknown"
    assert _refused(board, "1cv; pay other") == "needless" or _refused(board, "1cv; pay other") == "too-little"
    assert _refused(board, "1cv; pay other; pay wellon") == "part", "which of the two is not guessed"


def test_strategy_cards_by_name_number_and_part_of_a_name() -> None:
    board = Board("sol")
    assert [_read(board, line) for line in ("leadership", "1", "lead")] == [{"action": "c:1"}] * 3
    assert _refused(board, "technology") == "unknown", "another seat's card"


def test_suggestions_understand_names_in_other_languages() -> None:
    board = _fleet()
    found = [one.line for one in completions(board.match, 0, board.asked(0), "104: 310 항공", NAMES)]
    assert "104: 310 2cv" in found
    assert all(" 2cv" in one or " cv" in one for one in found)


def test_systems_were_completed_with_those_of_opponents_before_planets_of_nobody() -> None:
    """What the panel numbers first comes first (seen 2)."""
    board = Board("sol", at_309=27, at_104=19).put("310", 0, carrier=2, infantry=4)
    board.put("104", 1, cruiser=1)
    board.begin()
    question = board.asked(0)
    best = [one.removeprefix("s:") for one in board.match.counsel(0, question.no, {}).best]
    found = [one.line for one in completions(board.match, 0, question, "", NAMES)]
    systems = [one for one in found if one.isdigit()]
    assert len(best) > 1
    assert systems[: len(best)] == best
    assert systems.index("309") < systems.index("104"), "a free system of two planets beside home before a fleet"


def test_35_16_where_several_planets_are_named_nothing_follows_a_colon() -> None:
    table = convene(senate("anti_intellectual_revolution"))
    table.own(0, "quann", "vefut_ii", "saudor").learn(0, "gravity_drive").reload()
    votes(table, None, "against", None)
    table.defaults("agenda-exhaust")
    (seat, *_) = [one for one in table.awaited if len(table.offered(one)) > 2]
    found = completions(table.match, seat, table.asked(seat), "")
    assert found
    assert completions(table.match, seat, table.asked(seat), f"{found[0].line}: ") == found[:1]
