"""Every figure of Project MINE shown to one viewer at one moment comes from one place: words and pictures agree."""

from __future__ import annotations

import re
from functools import cache

import pytest
from msgspec.structs import replace

from bot.core import playable
from bot.core.bots import choose, next_question
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.project_mine.cards import known
from bot.games.project_mine.game import PROJECT_MINE
from bot.games.project_mine.state import OVER
from bot.games.project_mine.view import MineView
from bot.text.catalogue import LANGUAGES, Language, Voice
from cogs.panels.reader import Reader
from cogs.project_mine.face import BOOK, MineFace
from renderers.encode import Picture

NAMES = ("Ann", "Bo", "Cy")
FACE = MineFace()


def numbers(text: str) -> list[int]:
    """All whole numbers of a text in their order, a minus of any kind included."""
    return [int(found.replace("−", "-")) for found in re.findall(r"(?<![\w/])[-−]?\d+", text)]


@cache
def moments() -> tuple[Match, ...]:
    """A game of easy bots at its beginning, at moments of its course, and at its end."""
    playable.register(PROJECT_MINE)
    BOOK.install()
    match, stream = Match.new("project_mine", 3, bytes(32), {"length": "short"}), Stream.of("mine-figures")
    found, count = [match.copy()], 0
    while match.result is None:
        seat = match.awaited()[0]
        question = next_question(match, seat)
        assert question is not None
        match.answer(seat, question.no, choose(match, seat, question, "easy", stream))
        count += 1
        if count % 41 == 0 or match.result is not None:
            found.append(match.copy())
    return tuple(found)


def reader_of(language: Language, match: Match, seat: int | None) -> Reader:
    reader = Reader(language)
    reader.names = dict(enumerate(NAMES))  # type: ignore[misc]
    reader.cards = known(match.view(None).pack).names(language)  # type: ignore[attr-defined]
    return reader


def drawn(picture: Picture) -> list[str]:
    """All texts of a picture."""
    return [label.text.replace("\n", " ") for label in picture.labels]


def totals(picture: Picture) -> list[int]:
    """The row of totals: the lowest figures of the table, from left to right."""
    figures = [label for label in picture.labels if re.fullmatch(r"[-−]?\d+", label.text)]
    lowest = max(label.middle[1] for label in figures)
    row = [label for label in figures if abs(label.middle[1] - lowest) < 4]
    return [numbers(label.text)[0] for label in sorted(row, key=lambda label: label.middle[0])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_in_sight_are_the_same_in_words_and_in_the_picture(language: Language) -> None:
    """A viewer's own cards were counted in the words and not in the picture."""
    counted = 0
    for match in moments():
        for viewer in (None, 0, 1, 2):
            view: MineView = match.view(viewer)
            reader = reader_of(language, match, viewer)
            lines = FACE.if_ended_lines(view, reader) if match.result is None else FACE.accounts(view, reader)
            told = {name: numbers(line)[-1] for line in lines for name in NAMES if line.startswith(name)}
            if not told:  # nobody has anything while company goals are chosen
                continue
            assert totals(FACE.draw_result(view, 0, NAMES, language).draw()) == [told[name] for name in NAMES]
            if viewer is not None and match.result is None:
                counted += view.players[viewer].points_now - view.players[viewer].points
    assert counted, "no card ever counted"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_beside_a_name_is_the_one_on_the_board(language: Language) -> None:
    for match in moments():
        for viewer in (None, 1):
            view: MineView = match.view(viewer)
            reader = reader_of(language, match, viewer)
            board = FACE.draw_board(view, NAMES, language).draw()
            for seat, name in enumerate(NAMES):
                plate = next(label for label in board.labels if label.text == name and label.size >= 36)
                row = [
                    label
                    for label in board.labels
                    if abs(label.middle[1] - plate.middle[1]) < 30 and re.fullmatch(r"[-−]?\d+", label.text)
                ]
                gem = min((one for one in row if one.middle[0] > plate.middle[0]), key=lambda one: one.middle[0])
                assert numbers(gem.text)[0] == numbers(FACE.score(view, seat, reader))[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_means_are_those_of_the_turn_everywhere(language: Language) -> None:
    """Energy and credit that were left after a turn stood in the hand long after they were gone from the board."""
    off_turn = 0
    for match in moments():
        for seat in range(3):
            view: MineView = match.view(seat)
            player = view.players[seat]
            line = FACE.hand_lines(view, seat, reader_of(language, match, seat))[0]
            assert numbers(line) == [player.energy, player.credit, player.coins]
            if view.current != seat:
                off_turn += 1
                assert (player.energy, player.credit, player.buys) == (0, 0, 0)
                assert all(match.view(other).players[seat].energy == 0 for other in (None, 0, 1, 2))
    assert off_turn


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_company_goal_once_chosen_is_told_again_to_its_owner_alone(language: Language) -> None:
    """With its text, in the hand and in the panel, and how far it is."""
    text = Voice(language)
    seen = set[str]()
    for match in moments()[1:-1]:
        for seat in range(3):
            view: MineView = match.view(seat)
            player = view.players[seat]
            reader = reader_of(language, match, seat)
            card = known(view.pack)[player.company]
            words = getattr(card.text, language)
            assert any(words in line for line in FACE.hand_lines(view, seat, reader))
            (panel,) = [line for line in FACE.standing_cost(view, seat, reader) if words in line]
            assert player.company_done in (0, 1)
            key = "reached" if player.company_done else "missed"
            seen.add(key)
            assert panel.endswith(text(f"cogs-project_mine-cost-company-{key}", goal="").strip())
            if player.company_needs:
                assert f"{player.company_have}/{player.company_needs}" in panel
            for other in (None, *(one for one in range(3) if one != seat)):
                theirs = match.view(other).players[seat]
                assert theirs.company_done == -1
                assert (theirs.company_have, theirs.company_needs, theirs.unpayable) == (0, 0, ())
    assert "missed" in seen


def test_the_panel_says_what_is_lost_at_the_end_of_the_turn() -> None:
    text = Voice("en")
    told = 0
    for match in moments():
        seat = match.play.board.current
        if seat < 0:
            continue
        view: MineView = match.view(seat)
        player = view.players[seat]
        lines = FACE.standing_cost(view, seat, reader_of("en", match, seat))
        energy = player.energy if view.stage == "cards" else 0
        due = text("cogs-project_mine-cost-turn", energy=energy, credit=max(0, player.credit))
        expected = view.stage in ("cards", "buying") and (energy or player.credit > 0)
        assert (due in lines) == bool(expected)
        told += bool(expected)
        waiting = [goal for goal in player.goals if not goal.flipped]
        points = sum(known(view.pack)[goal.card].worth for goal in waiting)
        goals = text("cogs-project_mine-cost-goals", count=len(waiting), points=points)
        assert (goals in lines) == bool(waiting)
        for other in range(3):
            if other != seat:
                theirs = FACE.standing_cost(match.view(other), other, reader_of("en", match, other))
                assert due not in theirs
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_is_over_is_not_said_to_be_in_the_first_round(language: Language) -> None:
    match = moments()[-1]
    assert match.result is not None
    reader = reader_of(language, match, None)
    view: MineView = match.view(None)
    assert view.phase == OVER
    nobody_entered = replace(view, transition=1)
    assert FACE.progress(nobody_entered, reader) == reader("project_mine-progress-over", count=view.eras)
    later = replace(view, transition=3)
    assert FACE.progress(later, reader) == reader("project_mine-progress-transition", number=2)
