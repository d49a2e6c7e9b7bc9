"""Connect four: the smallest whole game; nothing hidden, nothing random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bot.core.asks import Ask
from bot.core.play import Play
from bot.core.rules import Rules
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.streams import Stream

WIDTH, HEIGHT, LINE = 7, 6, 4
DISCS = "xo"
OPTIONS = tuple(Option(str(column), "tiny-column", {"column": column + 1}) for column in range(WIDTH))
ALL = Pick(OPTIONS)
PROMPT = Text("tiny-drop")


class Board(Struct):
    """Columns from left to right, each a string of discs from the bottom up."""

    columns: list[str]


def wins(columns: list[str], column: int) -> bool:
    """Whether the top disc of `column` completes a line of four."""
    tower = columns[column]
    row = len(tower) - 1
    disc = tower[row]
    if tower.endswith(disc * LINE):
        return True
    for slope in (-1, 0, 1):
        run = 1
        for way in (1, -1):
            x, y = column + way, row + way * slope
            while 0 <= x < WIDTH and 0 <= y < len(columns[x]) and columns[x][y] == disc:
                run += 1
                x, y = x + way, y + way * slope
        if run >= LINE:
            return True
    return False


class Drop(Ask, tag="drop"):
    """One seat drops a disc."""

    def question(self, play: Play[Board]) -> Question:
        columns = play.board.columns
        if max(map(len, columns)) < HEIGHT:
            return Question("drop", PROMPT, ALL)
        return Question("drop", PROMPT, Pick(tuple([o for o, c in zip(OPTIONS, columns) if len(c) < HEIGHT])))

    def chosen(self, play: Play[Board], answer: Answer) -> None:
        column, columns = int(answer), play.board.columns
        columns[column] += DISCS[self.seat]
        play.tell("tiny-dropped", seat=self.seat, column=column + 1)
        if wins(columns, column):
            play.finish(scores=(1, 0), ranks=(1, 2)) if self.seat == 0 else play.finish(scores=(0, 1), ranks=(2, 1))
        elif all(len(tower) == HEIGHT for tower in columns):
            play.finish(scores=(0, 0), ranks=(1, 1))
        else:
            play.push(Drop(1 - self.seat))


class ConnectFour(Rules[Board]):
    """Two seats, 42 cells."""

    key = "connect_four"
    board = Board
    steps = (Drop,)
    seats = (2,)
    hidden = False
    bound = 1 + WIDTH * HEIGHT

    def blank(self, seats: int, options: Mapping[str, str]) -> Board:
        return Board([""] * WIDTH)

    def setup(self, play: Play[Board]) -> None:
        play.push(Drop(0))

    def view(self, play: Play[Board], seat: int | None) -> Board:
        return Board(list(play.board.columns))

    def violations(self, play: Play[Board]) -> list[str]:
        discs = "".join(play.board.columns)
        return [] if discs.count("x") - discs.count("o") in (0, 1) else ["turn"]

    def prefer(self, view: Any, seat: int, question: Question, stream: Stream) -> Answer:
        assert isinstance(question.shape, Pick)
        for disc in (DISCS[seat], DISCS[1 - seat]):
            for option in question.shape.options:
                after = list(view.columns)
                after[int(option.id)] += disc
                if wins(after, int(option.id)):
                    return option.id
        return stream.choice(question.shape.options).id

    def score(self, view: Any, seat: int) -> float:
        return 0.5
