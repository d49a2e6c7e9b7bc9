"""What changed between drawing and pressing: seats that moved up, a second press, more of everything than fits."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

from bot.core import bots
from bot.core.cards.shelf import PackFile
from bot.core.streams import Stream
from bot.store import repository as repo
from bot.tables.lobby import PACK
from bot.tables.model import Person
from bot.tables.packs import Offered
from bot.text.catalogue import Voice
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id, digest, parse
from cogs.panels.packs import chosen_pack, pack_selects
from cogs.panels.reader import Reader
from cogs.panels.typed import quoted
from tests.cogs.stage import CHANNEL, Stage
from tests.cogs.test_pressing import text_of

ANN, BO, CEM = Person(1, "Ann", "en-US"), Person(2, "보라", "ko"), Person(3, "Cem", "en-US")
EN = Voice("en")

pytestmark = pytest.mark.usefixtures("undrawn")


def menu_values(visit: Any, action: str) -> list[str]:
    """Values of a menu, by the action of its id."""
    view = visit.interaction.response.sent[-1]["view"].to_components()
    rows = [one["components"][0] for one in view if one["type"] == 1]
    (menu,) = [row for row in rows if (id := parse(row["custom_id"])) and id.action == action]
    return [option["value"] for option in menu["options"]]


@pytest.mark.parametrize("action", ["s-remove", "s-host"])
async def test_a_seat_that_somebody_else_took_meanwhile_is_not_meant(on_stage: Stage, action: str) -> None:
    """Seats move up when somebody leaves: the menu still said Bo where Cem sits now."""
    table = await on_stage.open(ANN, BO, CEM, start=False)
    shown = on_stage.visit(ANN, Id("options", table.id), panel=True)
    await guarded(shown, handlers["options"])
    bo = menu_values(shown, action)[0]
    await on_stage.tables.lobby.leave(table.id, BO, on_stage.click())
    visit = on_stage.visit(ANN, Id(action, table.id), [bo], panel=True)
    await guarded(visit, handlers[action])
    assert EN("error-unknown-option") in text_of(visit)
    now = await on_stage.tables.look.at(table.id)
    assert [seat.user_id for seat in now.seats] == [ANN.id, CEM.id]
    assert now.row.host_id == ANN.id
    cem = menu_values(visit, action)[0]
    await guarded(on_stage.visit(ANN, Id(action, table.id), [cem], panel=True), handlers[action])
    now = await on_stage.tables.look.at(table.id)
    assert (now.row.host_id == CEM.id) if action == "s-host" else (len(now.seats) == 1)


@pytest.mark.parametrize("id", [Id("practice", arg="metromania"), Id("thread", arg="metromania;en;-")], ids=str)
async def test_two_rapid_presses_make_one_thread(on_stage: Stage, id: Id) -> None:
    channel = AsyncMock(spec=discord.TextChannel)
    made: list[int] = []

    async def create_thread(**more: Any) -> Any:
        await asyncio.sleep(0.01)
        made.append(1)
        return SimpleNamespace(id=5000 + len(made), parent_id=CHANNEL, add_user=AsyncMock())

    channel.create_thread = create_thread
    presses = [on_stage.visit(ANN, id, panel=True, channel=channel) for _ in range(2)]
    await asyncio.gather(*(guarded(visit, handlers[id.action]) for visit in presses))
    assert len(made) == 1
    assert all(visit.interaction.response.is_done() for visit in presses)
    await guarded(on_stage.visit(ANN, id, panel=True, channel=channel), handlers[id.action])
    assert len(made) == 2, "later it is another game"


async def test_two_rapid_presses_of_a_menu_are_one_batch(on_stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second was checked before the first was done; the answers of a menu name no question and met the next."""
    monkeypatch.setattr(
        "bot.tables.lobby.token_bytes", lambda length: b"\7" * length
    )  # such that much can be allocated
    table = await on_stage.open(ANN, CEM, game="the_dome", language="en")
    found: tuple[Person, Id, list[str]] | None = None
    for turn in range(200):
        table = await on_stage.tables.look.at(table.id)
        for person in (ANN, CEM):
            seat = table.seat_of(person.id) or 0
            question = bots.next_question(table.match, seat)
            if question is None:
                continue
            options, most = face_of("the_dome").in_a_row(table.match.view(seat), question)
            if question.slot == "allocate" and most > 1 and len(options) > 8:
                id = Id("s-run", table.id, table.row.epoch, question.no)
                found = (person, id, [digest(one.id) for one in options[:2]])
                break
            choice = bots.choose(table.match, seat, question, "random", Stream.of("rapid", turn, seat))
            await on_stage.tables.play.answer(table.id, person, table.row.epoch, question.no, choice, on_stage.click())
            break
        if found:
            break
    assert found is not None
    person, id, values = found
    before = table.row.last
    presses = [on_stage.visit(person, id, list(values), panel=True) for _ in range(2)]
    for visit in presses:  # both in one message: of two, the newer would close the older
        cast("Any", visit.interaction.message).id = 4711
    await asyncio.gather(*(guarded(visit, handlers["s-run"]) for visit in presses))
    now = await on_stage.tables.look.at(table.id)
    units = {row.unit for row in await entries(on_stage, table.id, before + 1)}
    assert len(units) == 1, "one of them was acted on"
    assert now.row.last - before <= 2
    assert sum(EN("panel-stale") in text_of(visit) for visit in presses) == 1


async def entries(at: Stage, table_id: int, first: int) -> list[Any]:
    return list(await repo.entries(at.tables.desk.database.reader, table_id, first))


def test_more_packs_than_a_menu_holds_can_all_be_chosen() -> None:
    packs = [
        Offered(hashlib.sha256(b"%d" % n).hexdigest(), PackFile(f"p{n}", {"en": f"Pack {n}"}, b""), f"folder{n}")
        for n in range(60)
    ]
    menus = pack_selects(Reader("en"), {PACK: packs[55].sha}, packs, Id("", 1))
    assert all(len(menu.choices) <= 25 for menu in menus)
    assert len({str(menu.id) for menu in menus}) == len(menus) == 3
    values = [choice.value for menu in menus for choice in menu.choices]
    assert {pack.sha for pack in packs} <= set(values)
    assert [choice.value for menu in menus for choice in menu.choices if choice.chosen] == [packs[55].sha]
    assert all(chosen_pack(value, packs) == value for value in values if value != "own")


async def test_a_pack_of_the_second_menu_is_chosen(on_stage: Stage, tmp_path: Path) -> None:
    table = await on_stage.open(ANN, BO, game="project_mine", start=False)
    visit = on_stage.visit(ANN, Id("s-option", table.id, arg=f"{PACK}.1"), ["own"], panel=True)
    await guarded(visit, handlers["s-option"])
    assert EN("error-option-value", option="x").split("x")[1] not in text_of(visit)


@pytest.mark.parametrize("typed", ["\u202eevil", "a\u200bb\u2066c", "`x`\n# big", "@everyone"])
def test_a_typed_text_is_repeated_harmlessly(typed: str) -> None:
    shown = quoted(typed)
    assert shown[0] == shown[-1] == "`"
    assert not set(shown[1:-1]) & set("`\n\u202e\u200b\u2066")
