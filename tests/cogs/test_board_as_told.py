"""The board as told is the board drawn anew, after every answer and every order, and nothing else is told.

Whole stretches of games are played through the tables, with a presenter that draws what it is given and keeps it.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.store import repository as repo
from bot.tables.herald import Herald
from bot.tables.model import Person, Snapshot
from cogs.panels.board import ROOM, board
from tests.cogs.stage import Stage
from tests.tables.house import Channel

PEOPLE = (Person(1, "Ann", "en-US"), Person(2, "보라", "ko"), Person(3, "Cem", "en-GB"), Person(4, "Dora", "ko"))
NOW = 1_800_000_000

pytestmark = pytest.mark.usefixtures("undrawn", "same_games")


class Played(Channel):
    """A table whose channel is a list, and what was last told there.

    Attributes:
        calls: how often the presenter was called.
        told: the board as it was last posted or edited, all that everybody can see of it.
    """

    def __init__(self, on_stage: Stage) -> None:
        super().__init__()
        self.at, self.now = on_stage, NOW
        self.calls = 0
        self.told: Any = None
        on_stage.tables.desk.clock = lambda: self.now
        on_stage.tables.herald = Herald(on_stage.tables.desk, self)

    async def drawn(self, table: Snapshot) -> Any:
        """What everybody would see of the board if it were drawn now."""
        recent = await self.at.tables.play.log(table.id, None, ROOM)
        shown = board(table, recent, self.now)
        rows = [[(str(button.id), button.label) for button in row] for row in shown.rows if isinstance(row, list)]
        return shown.content, rows, msgspec.json.encode(table.match.view(None))

    async def public(self, table: Snapshot) -> Any:
        """What everybody may know though the board need not show it: the whole log, since when who is awaited."""
        return await self.at.tables.play.log(table.id, None, 10_000), table.row.waits, table.awaited

    async def post_board(self, table: Snapshot, *args: Any, **more: Any) -> Any:
        self.calls += 1
        self.told = await self.drawn(table)
        return await super().post_board(table, *args, **more)

    async def edit_board(self, table: Snapshot, *args: Any, **more: Any) -> Any:
        self.calls += 1
        self.told = await self.drawn(table)
        return await super().edit_board(table, *args, **more)

    async def table(self, table: Snapshot) -> Snapshot:
        """As it stands, everything told."""
        await self.at.tables.herald.tell(table.id)
        return await self.at.tables.look.at(table.id)

    async def answer(self, table: Snapshot, seat: int, no: int, choice: Any) -> Snapshot:
        """A seat answers or gives an order."""
        person = next(one for one in PEOPLE if one.id == table.seats[seat].user_id)
        await self.at.tables.play.answer(table.id, person, table.row.epoch, no, choice, self.at.click())
        return await self.table(table)

    async def go_on(self, table: Snapshot, stream: Stream) -> Snapshot:
        """An answer or an order of somebody, sometimes random; where all have answered a call, its time goes by."""
        match = table.match
        seats = [seat for seat in match.awaited() if next_question(match, seat) is not None]
        orders = [(seat, one) for seat in range(match.seats) for one in match.asked(seat) if not one.blocking]
        given = [
            (seat, one) for seat in range(match.seats) for one in match.asked(seat) if one.blocking and one.answered
        ]
        if (orders or given) and not stream.below(4):
            seat, question = stream.choice([*orders, *given])
            return await self.answer(table, seat, question.no, match.sample(seat, question.no, stream))
        if not seats:
            due = await repo.next_due(self.at.tables.desk.database.reader)
            assert due is not None
            self.now = max(self.now, due)
            await self.at.tables.clocks.run_due()
            return await self.table(table)
        seat = stream.choice(seats)
        question = next_question(match, seat)
        assert question is not None
        level = "easy" if stream.below(3) else "random"
        return await self.answer(table, seat, question.no, choose(match, seat, question, level, stream))


GAMES = [
    ("the_dome", 2, {"traps": "ask"}),
    ("the_dome", 2, {"traps": "ask", "table-pace": "live"}),
    ("the_dome", 2, {"traps": "orders"}),
    ("the_dome", 3, {"traps": "ask"}),
    ("the_dome", 4, {"traps": "orders"}),
    ("metromania", 2, {"variant": "open"}),
    ("metromania", 3, {"variant": "hidden"}),
    ("project_mine", 2, {}),
    ("project_mine", 4, {}),
]
ANSWERS = 110


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=lambda one: str(one).replace(" ", ""))
async def test_the_board_as_told_is_the_board_drawn_anew(
    on_stage: Stage, game: str, seats: int, options: dict[str, str]
) -> None:
    at = Played(on_stage)
    table = await at.table(await on_stage.open(*PEOPLE[:seats], game=game, language="en", **options))
    stream = Stream.of("as told", game, seats, *sorted(options.values()))
    secret = 0
    for _ in range(ANSWERS):
        if not table.playing:
            break
        at.now += 3
        table = await at.table(table)  # who was called a moment ago may have to be called again by now
        before, calls, last = await at.drawn(table), at.calls, table.row.last
        public = await at.public(table)
        table = await at.go_on(table, stream)
        if not table.playing:
            break
        after = await at.drawn(table)
        assert at.told == after, table.row.last
        if after == before and public == await at.public(table):
            assert at.calls == calls, table.row.last
            secret += table.row.last > last
    if game == "the_dome":
        assert secret > 3


async def test_a_call_that_an_order_closes_calls_the_one_who_is_awaited(on_stage: Stage) -> None:
    """Passing until the own turn closed a call, nobody reacted, and the board went on naming who had passed."""
    at = Played(on_stage)
    table = await at.table(await on_stage.open(*PEOPLE[:2], game="the_dome", language="en", traps="ask"))
    stream = Stream.of("closed by an order")
    for _ in range(900):
        await on_stage.tables.clocks.run_due()
        table = await at.table(table)
        match = table.match
        seat = next((seat for seat in match.awaited() if next_question(match, seat) is not None), None)
        if seat is None:
            continue
        standing = {option: one for one in match.asked(seat) if one.slot == "passing" for option in _ids(one)}
        if "answering" in standing:
            table = await at.answer(table, seat, standing["answering"].no, "answering")
        elif "passing" in standing and any(one.slot == "window:crack" for one in match.asked(seat)):
            for _ in range(2):  # nobody was called a moment ago
                at.now += 700
                table = await at.table(table)
            log = await on_stage.tables.play.log(table.id, None, 10_000)
            table = await at.answer(table, seat, standing["passing"].no, "passing")
            quiet = log == await on_stage.tables.play.log(table.id, None, 10_000)
            if quiet and seat not in table.awaited:
                (awaited,) = table.awaited_users
                assert f"<@{awaited}>" in at.told[0]
                assert at.of("board")[-1].pings == (awaited,)
                return
        else:
            question = next_question(match, seat)
            assert question is not None
            table = await at.answer(table, seat, question.no, choose(match, seat, question, "easy", stream))
        assert table.playing
    raise AssertionError("no such call")


def _ids(question: Any) -> list[str]:
    return [option.id for option in question.shape.options]
