"""Every figure shown to one viewer at one moment comes from one place: words and pictures never differ."""

from __future__ import annotations

import re

import pytest

from bot.core import playable
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.metromania.game import METROMANIA
from bot.games.metromania.view import if_it_ended_now
from bot.text.catalogue import LANGUAGES, Language, Voice
from cogs.metromania.face import MetromaniaFace
from cogs.panels.reader import Reader
from renderers.encode import Picture

NAMES = ("Ann", "Bo", "Cy")
FACE = MetromaniaFace()


def numbers(text: str) -> list[int]:
    """All whole numbers of a text in their order, a minus of any kind included."""
    return [int(found.replace("−", "-")) for found in re.findall(r"(?<![\w])[-−]?\d+", text)]


def moments(variant: str) -> list[Match]:
    """A random game at its beginning, at moments of its course, and at its end."""
    playable.register(METROMANIA)
    match, stream = Match.new("metromania", 3, bytes(32), {"variant": variant}), Stream.of("figures", variant)
    found, count = [match.copy()], 0
    while match.result is None:
        (seat,) = match.awaited()
        (question,) = match.asked(seat)
        match.answer(seat, question.no, match.sample(seat, question.no, stream))
        count += 1
        if count % 33 == 0 or match.result is not None:
            found.append(match.copy())
    return found


def reader_of(language: Language) -> Reader:
    reader = Reader(language)
    reader.names = dict(enumerate(NAMES))  # type: ignore[misc]
    return reader


def inside(picture: Picture, left: float, right: float, top: float, bottom: float) -> list[str]:
    """Texts of a part of a picture."""
    return [
        label.text.replace("\n", " ")
        for label in picture.labels
        if left <= label.middle[0] <= right and top <= label.middle[1] <= bottom
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["open", "hidden"])
def test_words_and_pictures_show_the_same_points(variant: str, language: Language) -> None:
    reader = reader_of(language)
    for match in moments(variant):
        for viewer in (None, 1):
            view = match.view(viewer)
            now = if_it_ended_now(view)
            board = FACE.draw_board(view, NAMES, language).draw()
            width = board.width / 3
            for seat in range(3):
                card = inside(board, seat * width, (seat + 1) * width, board.height - 370, board.height)
                drawn = [number for text in card for number in numbers(text)]
                said = numbers(FACE.score(view, seat, reader))
                assert said[0] in drawn
                if view.result is None:  # station points, and how many of them would count
                    assert said[:2] == [view.players[seat].station_points, view.players[seat].worth_now]
                    assert said[1] in drawn
                    assert now.accounts[seat].line_points == said[1]
                else:
                    assert said[0] == now.accounts[seat].total
            table = FACE.draw_result(view, 0, NAMES, language).draw()
            totals = [number for text in inside(table, 440, table.width, *total_row(table)) for number in numbers(text)]
            lines = FACE.if_ended_lines(view, reader) if view.result is None else FACE.result_lines(view, reader)
            told = {name: numbers(line)[-1] for line in lines for name in NAMES if line.startswith(name)}
            assert totals == [told[name] for name in NAMES] == [account.total for account in now.accounts]
            if viewer is not None and view.result is None:
                cost = sum(numbers(line)[-1] for line in FACE.standing_cost(view, viewer, reader))
                assert cost == now.accounts[viewer].blame
                hand = FACE.draw_hand(view, viewer, NAMES, language).draw()
                first, _, *lines = FACE.hand_lines(view, viewer, reader)
                mine = numbers(first)[:2]
                assert mine == [view.players[viewer].station_points, view.players[viewer].worth_now]
                assert all(number in numbers(" ".join(label.text for label in hand.labels[:3])) for number in mine)
                for line, said_of_it in zip(view.lines[2 * viewer : 2 * viewer + 2], lines):
                    drawn = [label.text for label in hand.labels if numbers(label.text) == [line.left]]
                    going_on = bool(line.hosts) and not line.finished and not line.dead
                    assert numbers(said_of_it)[1:] == ([line.left] if going_on else [])
                    assert drawn or not going_on
                assert numbers(lines[-1]) == [view.supply]
                assert str(view.supply) in [label.text for label in board.labels]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_a_resigned_game_calls_nobody(language: Language) -> None:
    playable.register(METROMANIA)
    match = Match.new("metromania", 2, bytes(32), {"variant": "open"})
    mover = match.awaited()[0]
    before = FACE.draw_board(match.view(None), NAMES, language).draw()
    match.concede(0)
    after = FACE.draw_board(match.view(None), NAMES, language).draw()
    turn = Voice(language)("pic-metromania-turn", name=NAMES[mover])
    assert turn in [label.text for label in before.labels]
    assert turn not in [label.text for label in after.labels]
    assert NAMES[mover] in before.alt.split(":")[0]
    assert NAMES[mover] not in after.alt.split(":")[0]
    assert not FACE.following(None, match.view(None))  # type: ignore[arg-type]


def total_row(table: Picture) -> tuple[float, float]:
    """Top and bottom of the row of totals: the largest figures."""
    tall = max(label.size for label in table.labels if numbers(label.text))
    row = next(label for label in table.labels if label.size == tall and numbers(label.text))
    return row.room[1], row.room[3]
