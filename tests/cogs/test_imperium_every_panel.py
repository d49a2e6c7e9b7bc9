"""Every panel of a whole game of Twilight Imperium with all its options on, at every number of seats and in both
languages, within Discord's limits: what is asked of each seat with all steps of its answer, what stands beside it, what
who is not asked sees, and every hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from bot.core import bots
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games import registry
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.flow.setup import DRAFTS
from bot.games.twilight_imperium.light import MODES, ON, ORDERS_AS_CALLS
from bot.tables.asked import Panel
from bot.tables.model import Person, Snapshot
from bot.text.catalogue import LANGUAGES
from cogs.panels import gamefaces
from cogs.panels.board import board
from cogs.panels.move.panel import screen_of
from cogs.panels.reader import Reader
from cogs.panels.screen import Screen
from cogs.twilight_imperium.face import TwilightImperiumFace
from tests.cogs import met
from tests.cogs.stage import complaints, payload_of, public_complaints
from tests.payloads import validate
from tests.tables.house import ANN, BO, CEM, DORA, build

pytestmark = [pytest.mark.slow]
KEY: Final = TWILIGHT_IMPERIUM.key
PEOPLE: Final = (ANN, BO, CEM, DORA, Person(5, "Eva", "en-US"), Person(6, "유나", "ko"))
POST: Final = "POST /channels/{channel_id}/messages"
LOOKED: Final = ("ask-prevote", "window-card", "ask-tile", "ask-faction")
"""What of the options must have been asked about, so that the run has seen it; orders where they are no calls."""


def options_of(seats: int) -> dict[str, str]:
    """All options on: agendas, cards, notes, moments of orders as calls for half of the tables, the map laid by the
    players, a draft where there is one."""
    drafted = {"factions": "draft_3"} if seats in DRAFTS else {"factions": "pick_open"}
    called = "on" if seats % 2 else "off"
    return {**dict.fromkeys(MODES, ON), "map": "build", ORDERS_AS_CALLS: called, "target": "6", **drafted}


async def table_for(folder: Path, seats: int) -> Snapshot:
    """A table of so many people, begun."""
    gamefaces.register(TwilightImperiumFace())
    house = await build(folder / "every.sqlite3")
    opened = await house.lobby(*PEOPLE[:seats], game=KEY, **options_of(seats))
    await house.tables.lobby.start(opened.id, ANN, house.click())
    table = await house.tables.look.at(opened.id)
    await house.tables.close()
    return table


def seen(table: Snapshot, stream: Stream) -> Iterator[tuple[str, Screen]]:
    """Every screen of the game on its way to its end, with what it is."""
    match = Match.new(KEY, len(table.seats), stream.seed_bytes(), dict(table.row.options))
    readers = {(seat, one): Reader(one, table, seat) for seat in range(len(table.seats)) for one in LANGUAGES}
    round = 0
    while match.result is None:
        table.__dict__["match"] = match
        table.__dict__.pop("awaited", None)
        asked = [(seat, one) for seat in match.awaited() if (one := bots.next_question(match, seat)) is not None]
        if not asked:
            match.elapse(match.timers()[0])
            continue
        if (now := match.view(None).round) != round:
            round = now
            yield from idle(table, readers)
        seat, question = asked[0]
        choice = bots.choose(match, seat, question, "easy", stream)
        standing = [one for one in match.asked(seat) if one.no != question.no]
        for kind, panel, one, draft in met.panels(table, seat, question, choice, standing):
            for found in met.screens(kind, panel, one, draft, LANGUAGES):
                yield from ((found.kind, screen) for screen in found.screens.values())
        match.answer(seat, question.no, choice)


def idle(table: Snapshot, readers: dict[tuple[int, Any], Reader]) -> Iterator[tuple[str, Screen]]:
    """What who is not asked sees, and what one's hand says, as a round begins."""
    for (seat, _), reader in readers.items():
        others = tuple(one for one in table.match.asked(seat) if not one.blocking)
        yield "nothing asked", screen_of(reader, Panel(table, seat, None, others, []))
        lines = TwilightImperiumFace().hand_lines(table.match.view(seat), seat, reader)
        yield "hand", Screen(["\n".join(lines)])


@pytest.mark.parametrize("seats", TWILIGHT_IMPERIUM.seats)
async def test_every_panel_is_within_the_limits(tmp_path: Path, seats: int) -> None:
    registry.install()
    table = await table_for(tmp_path, seats)
    kinds = Counter[str]()
    wrong: dict[str, Sequence[str]] = {}
    for kind, screen in seen(table, Stream.of("every panel", seats)):
        kinds[kind] += 1
        found = complaints(screen)
        if kinds[kind] <= 2 * len(LANGUAGES):  # the description is the dearest judge
            found += validate(payload_of(screen), POST)
        if found:
            wrong.setdefault(kind, found)
    assert public_complaints(board(table, [])) == []
    assert wrong == {}
    orders = () if table.row.options[ORDERS_AS_CALLS] == ON else ("ask-card-orders",)
    for asked in (*LOOKED, *orders):
        assert any(f"{KEY}-{asked}" in kind for kind in kinds), asked
    print(f"{seats} seats: {sum(kinds.values())} screens of {len(kinds)} kinds")
