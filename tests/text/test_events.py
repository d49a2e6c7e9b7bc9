"""Log entries told to each reader."""

from __future__ import annotations

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.shapes import Option, Text
from bot.text.catalogue import MissingText
from bot.text.events import render, render_error, render_event, render_group, render_option, render_text

NAMES = {0: "지수", 1: "민수"}
DEALT = Event(
    "metromania-event-dealt",
    {"seat": 1, "markers": ["RA", "CB"]},
    seen_by=(1,),
    public_key="metromania-event-dealt-hidden",
)


def test_seats_become_names() -> None:
    event = Event("metromania-event-free-skipped", {"seat": 1})
    assert render_event(event, None, "ko", NAMES) == "민수 님이 무료 역을 짓지 않았어요."
    assert render_event(event, 0, "en", NAMES) == "민수 skipped the free station."


def test_arguments_ending_in_seat_become_names_too() -> None:
    event = Event("metromania-event-began", {"first_seat": 0})
    assert "지수 님" in str(render_event(event, None, "ko", NAMES))


def test_a_seat_without_a_name_is_somebody_who_left() -> None:
    assert render("core-conceded", {"seat": 5}, "ko", NAMES) == "떠난 사람 님이 기권했어요."


def test_a_number_of_seats_stays_a_number() -> None:
    error = IllegalAnswer("core-bad-seats", seats=9, min=2, max=4)
    assert render_error(error, "en", NAMES) == "This game is for 2 to 4 players. Now there are 9."


def test_only_those_who_may_see_read_the_full_text() -> None:
    assert render_event(DEALT, 1, "ko", NAMES) == "민수 님의 목적지 패: 주거 A, 상업 B"
    public = "목적지 패를 나눴어요. 놓을 때까지 각자만 봐요."
    assert render_event(DEALT, 0, "ko", NAMES) == public
    assert render_event(DEALT, None, "ko", NAMES) == public


def test_an_event_without_public_text_is_nothing_to_others() -> None:
    secret = Event("core-conceded", {"seat": 0}, seen_by=(0,))
    assert render_event(secret, 1, "ko", NAMES) is None


def test_questions_options_and_groups() -> None:
    option = Option(
        "1-NE-L",
        "metromania-opt-extend",
        {"line": 1, "bend": "straight", "direction": "NE"},
        group="metromania-group-extend",
        group_args={"line": 1},
    )
    assert render_option(option, "ko", {}) == "1호선 직진 ↗\ufe0e"
    assert render_group(option, "en", {}) == "Extend Line 1"
    assert render_group(Option("x", "core-pass"), "en", {}) == ""
    assert render_text(Text("metromania-warn-ends-game"), "en", {}).startswith("Finishing")


def test_a_reason_may_be_a_key() -> None:
    error = IllegalAnswer("core-blocked-option", reason="metromania-warn-ends-game")
    assert render_error(error, "ko", {}) == "지금은 그걸 고를 수 없어요. 이 노선을 완공하면 건설이 바로 끝나요."


def test_a_reason_takes_its_arguments_from_beside_it() -> None:
    told = {"number": 2, "reason": "core-wrong-count", "min": 1, "max": 3}
    assert render("error-batch-refused", told, "en", {}).endswith("nothing was done. Choose between 1 and 3.")
    assert render("error-batch-refused", {"number": 2, "reason": "core-wrong-count"}, "en", {}).endswith("was done.")
    assert render("error-illegal-because", {"reason": "Because."}, "en", {}).endswith("now. Because.")


def test_a_missing_argument_is_noticed() -> None:
    with pytest.raises(MissingText, match="seat"):
        render("core-conceded", {}, "ko", NAMES)


def test_values_that_have_words_are_said_in_words() -> None:
    error = IllegalAnswer("error-occupied", game="game-metromania")
    assert render_error(error, "ko", {}).startswith("이 채널에서는 이미 메트로매니아 판이")
    assert "THE DOME" in render("error-other-game", {"game": "the_dome"}, "en", {})
    assert render("lobby-bot-added", {"level": "easy"}, "ko", {}) == "봇을 넣었어요 (쉬움)."
    assert "Attach Files" in render("error-permission-bot", {"permission": "attach_files"}, "en", {})
    assert "관리자만" in render("error-openers-only", {"who": "server-openers-moderators"}, "ko", {})
    assert "some-thing" in render("error-option-value", {"option": "some-thing"}, "en", {})


def test_names_in_errors_are_made_safe() -> None:
    error = IllegalAnswer("error-not-host", name="**@everyone**")
    assert "@everyone" not in render_error(error, "ko", {})
    assert r"\*\*" in render_error(error, "ko", {})
    assert "떠난 사람 님" in render_error(IllegalAnswer("error-not-host", name=""), "ko", {})
