"""Everything that a whole game says can be said in both languages (rules 35.16: every text exists, no id is shown)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.core import bots
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.shapes import Amounts, Form, Option, Question, Text
from bot.core.streams import Stream
from bot.games.twilight_imperium.hooks.blocks import REACTIONS
from bot.games.twilight_imperium.hooks.moments import WINDOWS
from bot.games.twilight_imperium.light import LIGHT, STANDING, STANDING_NOTES
from bot.text import catalogue
from bot.text.catalogue import LANGUAGES, Language, Voice
from bot.text.events import render_event, render_option, render_text

NAMES = {seat: f"P{seat}" for seat in range(6)}
AN_ID = re.compile(r"[a-z]+_[a-z]|twilight|\{|\}")


def said(match: Match, question: Question, language: Language) -> list[str]:
    """All texts of a question."""
    shapes = [question.shape.shape] if isinstance(question.shape, Form) else [question.shape]
    texts = [question.prompt, *(one.label for one in question.ready), Text(question.topic), Text(question.rule)]
    options: list[Option] = [option for shape in shapes for option in shape.options]  # type: ignore[union-attr]
    return [render_text(text, language, NAMES) for text in texts if text.key] + [
        render_option(option, language, NAMES) for option in options
    ]


@pytest.mark.parametrize("level", ["random", "easy"])
def test_35_16_every_text_of_a_game_exists(level: str) -> None:
    stream = Stream.of("words", level)
    options = {**LIGHT, "action_cards": "on"} if level == "random" else LIGHT
    match = Match.new("twilight_imperium", 6 if level == "random" else 4, stream.seed_bytes(), options)
    texts: set[str] = set()
    forms = 0
    while match.result is None:
        move = next_move(match)
        assert move is not None
        seat, question = move
        for language in LANGUAGES:
            texts.update(said(match, question, language))
            events = [render_event(event, seat, language, NAMES) for event in match.entry.events]
            texts.update(text for text in events if text)
        if isinstance(question.shape, Form):
            answer = match.sample(seat, question.no, stream)
            partial: dict[str, object] = {}
            while (field := match.narrow(seat, question.no, partial)) is not None:
                forms += isinstance(field.shape, Amounts)
                for language in LANGUAGES:
                    texts.add(render_text(field.prompt, language, NAMES))
                    texts.update(render_option(option, language, NAMES) for option in field.shape.options)
                partial[field.name] = answer.get(field.name)
        match.answer(seat, question.no, bots.choose(match, seat, question, level, stream))
    assert forms > 5
    assert [text for text in texts if AN_ID.search(text) or not text.strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_call_for_a_cancel_had_no_word_for_what_it_waits_for(language: Language) -> None:
    """A panel says what is waited for by the topic of the question: a call's is named after its window."""
    windows = [
        name
        for name, found in REACTIONS.items()
        if WINDOWS[name].asked == "C" and any(one.block.id in (*STANDING, *STANDING_NOTES) for one in found)
    ]
    assert "AC_PLAYED" in windows
    for name in windows:
        assert Voice(language).has(f"window-{name}"), name
        assert Voice(language).has(f"twilight_imperium-moment-{name}"), name


def korean() -> dict[str, str]:
    """Every line of the Korean texts of the game that says something, by file and number."""
    folder = Path(catalogue.__file__).parent / "ko"
    return {
        f"{file.name}:{number}": line
        for file in sorted(folder.glob("twilight_imperium*.ftl"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#")
    }


def test_landing_and_a_turn_had_two_words_each() -> None:
    """A commitment is 강하, a turn is 차례; 순서 is an order, and the 순서 종료 of who passes."""
    told = korean()
    assert len(told) > 1000
    assert {where: line for where, line in told.items() if re.search("내리기|내리지|내리는|내릴", line)} == {}
    turns = re.compile("이번 순서|의 순서여야|순서가 와|순서를 (?!종료|정해)")
    assert {where: line for where, line in told.items() if turns.search(line)} == {}


def test_what_is_counted_in_korean_has_its_counter() -> None:
    """`우주 항만 3이 놓여 있어요` is how nobody counts."""
    bare = re.compile(r"(보병|PDS|항만|드레드노트|함선|행성|무역품|토큰) \d+(을|를|이|가|로|으로) ")
    assert {where: line for where, line in korean().items() if bare.search(line)} == {}


def test_a_stack_of_ships_read_one_one_space() -> None:
    """`304 성계 드레드노트 (1, 1칸)`: which 1 is which?"""
    args = {"system": "304", "unit": "dreadnought", "damaged": 0, "steps": 1, "way": "only", "boosted": 0, "rifts": 0}
    one, two = (Option("x", "twilight_imperium-opt-ships", {**args, "count": count}) for count in (1, 2))
    assert render_option(one, "ko", NAMES).endswith("(1칸)")
    assert render_option(two, "ko", NAMES).endswith("(2개 중, 1칸)")
    assert render_option(one, "en", NAMES).endswith("(1 away)")
    assert render_option(two, "en", NAMES).endswith("(of 2, 1 away)")


def test_empty_space_had_no_name_and_a_system_of_planets_is_none() -> None:
    empty = Option(
        "x", "twilight_imperium-opt-activate", {"system": "102", "count": 0, "planets": [], "there": "empty"}
    )
    held = {"system": "211", "count": 1, "planets": ["torkan"], "there": "empty"}
    for language, word in (("ko", "빈 우주"), ("en", "empty space")):
        assert word in render_option(empty, language, NAMES)
        assert word not in render_option(Option("x", "twilight_imperium-opt-activate", held), language, NAMES)


ALONE = re.compile(r"\{ \$\w+ \} (dice|resources|units|trade goods|command tokens)\b")


def test_one_die_was_one_dice_and_one_resource_one_resources() -> None:
    """English counts things in a line of their own for one and for more."""
    texts = (catalogue.FOLDER / "en").glob("twilight_imperium*.ftl")
    lines = [line for text in texts for line in text.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if ALONE.search(line) and not line.lstrip().startswith("*[other]")] == []
    assert Voice("en")("twilight_imperium-ask-payment", price=1, coin="resources") == "Pay 1 resource with what?"
    assert Voice("en")("twilight_imperium-ask-payment", price=2, coin="influence") == "Pay 2 influence with what?"
