"""Everything that a whole game says can be said in both languages (rules 35.16: every text exists, no id is shown)."""

from __future__ import annotations

import re

import pytest

from bot.core import bots
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.shapes import Amounts, Form, Option, Question, Text
from bot.core.streams import Stream
from bot.text.catalogue import LANGUAGES, Language
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
    match = Match.new("twilight_imperium", 6 if level == "random" else 4, stream.seed_bytes(), {})
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
