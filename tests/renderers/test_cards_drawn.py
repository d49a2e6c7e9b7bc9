"""What the pictures of both card games share: questions about a card, looked-up cards and lessons lose nothing."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from bot.text.catalogue import LANGUAGES, Language, Voice
from renderers import gallery, project_mine, the_dome
from renderers.cards.lessons import LEGEND
from renderers.cards.words import CardWords
from renderers.project_mine import lessons as mine_lessons
from renderers.project_mine import lookups as mine_lookups
from renderers.project_mine.words import Words as MineWords
from renderers.the_dome import lessons as dome_lessons
from renderers.the_dome import lookups as dome_lookups
from renderers.the_dome.words import Words as DomeWords
from tests.renderers import dome_tables, mine_tables
from tests.renderers.calls import recording
from tests.renderers.checks import begins, keeps_apart, keeps_to_rooms

GAMES: dict[ModuleType, tuple[ModuleType, type[CardWords[Any]]]] = {
    project_mine: (mine_tables, MineWords),
    the_dome: (dome_tables, DomeWords),
}
NAMES = gallery.LONGEST
KEYS = [pictures.__name__.rpartition(".")[2] for pictures in GAMES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pictures", GAMES, ids=KEYS)
def test_a_question_shows_its_card_and_every_answer_with_its_number(pictures: Any, language: Language) -> None:
    tables, kind = GAMES[pictures]
    view = tables.full(viewer=1)
    words = kind.at(view, Voice(language), language, NAMES)
    answers = [("1", words("can-play") if pictures is project_mine else words("order-first")), ("2", "2"), ("3", "A 3")]
    card = next(iter(tables.PACK.cards))
    with recording() as drawn:
        picture = pictures.asked(view, 1, card, answers, names=NAMES, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    assert [one.card for one in drawn.of("cards.faces.lay")] == [card]
    marks = drawn.of("cards.marks.number_mark")
    assert [one.mark for one in marks] == [label for label, _ in answers]
    assert all(drawn.texts(one) == [one.mark] for one in marks)
    assert all(said in drawn.texts() for _, said in answers)
    plates = [one.box for one in drawn.of("canvas.panel") if not one.inside and one.box[2] == picture.width - 28]
    assert len(plates) == len(answers)
    for plate, mark in zip(plates, marks, strict=True):
        assert plate[1] < mark.centre[1] < plate[3]
    assert drawn.of(f"{kind.game}.pieces.means")
    assert next(one.seat for one in drawn.of("people.seat_badge")) == 1
    after_name = words("move-title", name="|").partition("|")[2]
    assert drawn.texts(drawn.one("strips.owner"))[-1].endswith(after_name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pictures", GAMES, ids=KEYS)
def test_a_looked_up_card_has_its_name_facts_and_ruling(pictures: Any, language: Language) -> None:
    tables, kind = GAMES[pictures]
    words = kind.of(Voice(language), language, tables.PACK)
    noted = next(card for card in tables.PACK.cards.values() if card.note)
    with recording() as drawn:
        picture = pictures.card(noted.id, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    assert [one.card for one in drawn.of("cards.faces.lay")] == [noted.id]
    texts = drawn.texts()
    assert words.name(noted) in texts
    of = mine_lookups.facts(words, noted.id) if pictures is project_mine else dome_lookups.facts(words, noted)  # type: ignore[arg-type]
    assert of
    assert all(fact in texts for fact in of)
    ruling = drawn.one("cards.lookups.ruling")
    assert drawn.texts(ruling) == [words("ruling"), words.ruling(noted)]
    assert drawn.by(ruling, "canvas.panel")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pictures", GAMES, ids=KEYS)
def test_a_lesson_has_its_picture_and_three_numbered_sentences(pictures: Any, language: Language) -> None:
    words = GAMES[pictures][1].of(Voice(language), language, GAMES[pictures][0].PACK)
    for name in dict.fromkeys((*pictures.LESSONS, *pictures.RULES)):
        if name == LEGEND:
            continue
        with recording() as drawn:
            pictures.lesson(name, language=language)
        said = drawn.one("lessons.sentences")
        wanted = [words(f"lesson-{name}")]
        for number in (1, 2, 3):
            wanted += [str(number), words(f"lesson-{name}-{number}")]
        assert drawn.texts(said) == wanted
        assert len(drawn.by(said, "canvas.disc")) == 3
        assert [one for one in drawn.calls if said not in one.inside and one.what.startswith("canvas.")][2:], name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pictures", GAMES, ids=KEYS)
def test_the_legend_has_every_sign_with_its_word(pictures: Any, language: Language) -> None:
    words = GAMES[pictures][1].of(Voice(language), language, GAMES[pictures][0].PACK)
    lessons = mine_lessons if pictures is project_mine else dome_lessons
    with recording() as drawn:
        pictures.lesson(LEGEND, language=language)
    texts = drawn.texts()
    assert words(f"lesson-{LEGEND}") in texts
    assert all(begins(texts, words(f"legend-{entry}")) for entry in lessons.LEGEND)
    signs = drawn.of(f"{words.game}.lessons._legend_sign")
    assert [one.entry for one in signs] == list(lessons.LEGEND)
    for one in signs:
        assert [child for child in drawn.calls if one in child.inside and child.what.startswith("canvas.")], one.entry
        x, y = one.centre
        assert 0 < x < 1200
        assert y > 0
    assert len({one.centre for one in signs}) == len(signs)
