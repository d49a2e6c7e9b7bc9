"""What a rematch says: who is invited, for whom places are kept, and who opened the lobby that is there already."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.play import FIRST
from bot.tables.model import Person, Snapshot
from bot.text.catalogue import Voice
from cogs.panels import gathering, lobby, notices
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id, parse
from tests.cogs.stage import Stage, complaints, complaints_of, custom_ids, public_complaints

ANN, BO, CEM = Person(1, "Ann", "en-US"), Person(2, "Bo", "en-US"), Person(3, "Cem", "en-US")
EN = Voice("en")

pytestmark = pytest.mark.usefixtures("undrawn")


async def ended(on_stage: Stage) -> Snapshot:
    """A match of three that is over."""
    table = await on_stage.open(ANN, BO, language="en")
    return await on_stage.tables.seating.resign(table.id, ANN, on_stage.click())


async def pressed(on_stage: Stage, by: Person, id: Id) -> Any:
    """The last answer to a press."""
    visit = on_stage.visit(by, id)
    await guarded(visit, handlers[id.action])
    assert complaints_of(visit) == []
    answers: Any = visit.interaction.response
    return answers.sent[-1]


async def test_who_opens_a_rematch_is_told_who_is_invited(on_stage: Stage) -> None:
    old = await ended(on_stage)
    told = (await pressed(on_stage, BO, Id("rematch", old.id)))["content"]
    table = await on_stage.tables.look.in_channel(old.row.channel_id)
    assert table is not None
    first = (ANN, BO)[int(table.row.options[FIRST])]
    assert EN("rematch-opened", first=first.name) in told
    assert EN("rematch-invited", people="Ann") in told


async def test_who_presses_second_is_told_who_opened_it_and_the_way_there(on_stage: Stage) -> None:
    """The second was told to have opened it."""
    old = await ended(on_stage)
    await pressed(on_stage, BO, Id("rematch", old.id))
    shown = (await pressed(on_stage, ANN, Id("rematch", old.id)))["view"].to_components()
    assert EN("rematch-open-already", game=EN("game-metromania"), name="Bo") in str(shown)
    assert [id.action for one in custom_ids(shown) if (id := parse(one))] == ["join"]
    table = await on_stage.tables.look.in_channel(old.row.channel_id)
    assert table is not None
    assert f"https://discord.com/channels/{table.row.guild_id}/{table.row.channel_id}" in str(shown)
    assert table.seat_of(ANN.id) is None


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_the_lobby_says_for_whom_a_place_is_kept(on_stage: Stage, language: str) -> None:
    old = await on_stage.open(ANN, BO, CEM, language=language)
    old = await on_stage.tables.look.at(old.id)
    async with on_stage.tables.desk.change(old.id) as change:
        change.row.phase = "finished"
    table = (await on_stage.tables.rematch.open(old.id, ANN, on_stage.click())).table
    card = gathering.lobby(table)
    assert public_complaints(card) == []
    lines = card.content.split("\n")
    assert sum("Bo" in line for line in lines) >= 2, "whose place it is, and that it is waited for"
    assert "<@" not in card.content
    buttons = [button for row in card.rows if isinstance(row, list) for button in row]
    (start,) = [button for button in buttons if isinstance(button.id, Id) and button.id.action == "start"]
    assert start.disabled
    called = notices.notice(table, "rematch", {"user": ANN.id})
    assert called is not None
    assert public_complaints(called.public) == []
    assert sorted(called.mentions) == [BO.id, CEM.id]
    assert all(f"<@{user}>" in called.public.content for user in called.mentions)
    options = await lobby.options_screen(on_stage.visit(ANN), table)
    assert complaints(options) == []
    await on_stage.tables.lobby.leave(table.id, BO, on_stage.click())
    table = await on_stage.tables.lobby.join(table.id, CEM, on_stage.click())
    card = gathering.lobby(table)
    assert "Bo" not in card.content
    assert notices.notice(table, "rematch", {"user": ANN.id}) is None
