"""Pressing: answers, stale and foreign clicks, confirmation, old interactions, errors told kindly."""

from __future__ import annotations

import zipfile
from typing import Any

import discord
import pytest

from bot.core.errors import CoreError
from bot.tables.asked import Panel
from bot.tables.bundle import checking_page, fingerprint
from bot.tables.model import Person, Snapshot
from bot.text.catalogue import Voice
from cogs import errors
from cogs.panels import whereabouts
from cogs.panels.dispatch import guarded, handlers, old_button, reaches
from cogs.panels.ids import Id, digest
from cogs.panels.opening import written
from cogs.panels.reach import Reach
from cogs.panels.reader import board_url
from cogs.panels.visit import Visit
from cogs.panels.whereabouts import Whereabouts
from tests.cogs.stage import CHANNEL, Stage

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "보라", "ko")
EN, KO = Voice("en"), Voice("ko")

pytestmark = pytest.mark.usefixtures("undrawn")


def text_of(visit: Visit) -> str:
    """All words of the last answer."""
    answers: Any = visit.interaction.response
    last = answers.sent[-1]
    if last.get("content"):
        return last["content"]
    return "\n".join(str(one["content"]) for one in last["view"].to_components() if one.get("content"))


def ids_of(visit: Visit) -> list[Id]:
    from cogs.panels.ids import parse
    from tests.cogs.stage import custom_ids

    answers: Any = visit.interaction.response
    return [id for one in custom_ids(answers.sent[-1]["view"].to_components()) if (id := parse(one)) is not None]


async def pressed(visit: Visit) -> str:
    await guarded(visit, handlers.get(visit.id.action, old_button))
    return text_of(visit)


@pytest.fixture
async def table(on_stage: Stage) -> Snapshot:
    found = await on_stage.open(ANN, BO, language="en")
    for person in (ANN, BO):
        await on_stage.tables.people.set(person, introduced="metromania")
    return found


def first_option(panel: Panel) -> Id:
    assert panel.question is not None
    shape: Any = panel.question.shape
    arg = str(Whereabouts(key=digest(shape.options[0].id)))
    return Id("opt", panel.table.id, panel.table.row.epoch, panel.question.no, arg)


async def awaited(on_stage: Stage, table: Snapshot) -> tuple[Person, Person]:
    now = await on_stage.tables.look.at(table.id)
    return (ANN, BO) if now.awaited_users == (ANN.id,) else (BO, ANN)


async def test_a_dig_takes_five_presses_with_the_confirmation(on_stage: Stage, table: Snapshot) -> None:
    person, other = await awaited(on_stage, table)
    presses = 1
    await pressed(on_stage.visit(person, Id("move", table.id)))
    while (await awaited(on_stage, table))[0] is person:
        panel = await on_stage.tables.play.panel(table.id, person)
        visit = on_stage.visit(person, first_option(panel), panel=True)
        await pressed(visit)
        presses += 1
        sure = [id for id in ids_of(visit) if id.action == "sure"]
        if sure:
            await pressed(on_stage.visit(person, sure[0], panel=True))
            presses += 1
    assert presses <= 5
    assert other.id in (await on_stage.tables.look.at(table.id)).awaited_users


async def test_a_stale_click_redraws_the_panel_and_says_so(on_stage: Stage, table: Snapshot) -> None:
    person, _ = await awaited(on_stage, table)
    old = first_option(await on_stage.tables.play.panel(table.id, person))
    await pressed(on_stage.visit(person, old, panel=True))
    before = (await on_stage.tables.look.at(table.id)).row.head
    text = await pressed(on_stage.visit(person, old, panel=True))
    assert Voice("ko" if person is BO else "en")("panel-stale") in text
    assert (await on_stage.tables.look.at(table.id)).row.head == before


async def test_the_same_click_twice_is_acted_on_once(on_stage: Stage, table: Snapshot) -> None:
    person, _ = await awaited(on_stage, table)
    id = first_option(await on_stage.tables.play.panel(table.id, person))
    first, second = on_stage.visit(person, id, panel=True), on_stage.visit(person, id, panel=True)
    second.interaction.id = first.interaction.id
    await pressed(first)
    head = (await on_stage.tables.look.at(table.id)).row.head
    await pressed(second)
    assert (await on_stage.tables.look.at(table.id)).row.head == head


async def test_onlookers_get_the_board_kindly(on_stage: Stage, table: Snapshot) -> None:
    watcher = Person(9, "Wen", "en-US")
    assert EN("panel-spectator") in await pressed(on_stage.visit(watcher, Id("move", table.id)))
    assert EN("hand-spectator") in await pressed(on_stage.visit(watcher, Id("hand", table.id)))
    assert EN("error-not-seated") in await pressed(on_stage.visit(watcher, Id("undo", table.id)))


async def test_a_person_who_is_not_awaited_reads_whose_turn_it_is(on_stage: Stage, table: Snapshot) -> None:
    person, other = await awaited(on_stage, table)
    text = await pressed(on_stage.visit(other, Id("move", table.id)))
    assert person.name in text


async def test_the_first_steps_are_shown_once(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO, language="en")
    person, _ = await awaited(on_stage, table)
    words = Voice("ko" if person is BO else "en")
    headline = words("tutorial-headline", game=words("game-metromania"))
    assert headline in await pressed(on_stage.visit(person, Id("move", table.id)))
    assert headline not in await pressed(on_stage.visit(person, Id("begin", table.id), panel=True))
    assert headline not in await pressed(on_stage.visit(person, Id("move", table.id)))


async def test_an_unknown_button_says_so_with_the_board(on_stage: Stage, table: Snapshot) -> None:
    text = await pressed(on_stage.visit(ANN, Id("was-once-there", table.id)))
    assert board_url(table) in text


async def test_an_interaction_that_is_too_old_is_dropped(on_stage: Stage, table: Snapshot) -> None:
    visit = on_stage.visit(ANN, Id("menu", table.id), age=2.9)
    await guarded(visit, handlers["menu"])
    answers: Any = visit.interaction.response
    assert answers.sent == []


async def test_an_unexpected_error_is_told_without_its_contents(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(visit: Visit) -> None:
        raise RuntimeError("the hand is RA, CB")

    visit = on_stage.visit(ANN, Id("menu", table.id))
    await guarded(visit, broken)
    text = text_of(visit)
    assert "RA" not in text
    assert str(visit.number)[-6:] in text


async def test_domain_errors_are_sentences_in_the_readers_language(on_stage: Stage, table: Snapshot) -> None:
    for person, words in ((ANN, EN), (BO, KO)):
        reader = await on_stage.visit(person).reader(table)
        told = errors.explain(reader, CoreError("error-occupied", game="game-metromania"))
        assert told == words("error-occupied", game=words("game-metromania"))
        assert "@everyone" not in errors.explain(reader, CoreError("error-not-host", name="@everyone"))
        assert errors.explain(reader, CoreError("no-such-key")) == words("error-illegal")
        blocked = CoreError("core-blocked-option", reason="core-stale")
        assert words("core-stale") in errors.explain(reader, blocked)


async def test_undo_from_the_panel(on_stage: Stage, table: Snapshot) -> None:
    person, _ = await awaited(on_stage, table)
    before = await on_stage.tables.play.panel(table.id, person)
    await pressed(on_stage.visit(person, first_option(before), panel=True))
    visit = on_stage.visit(person, Id("undo", table.id), panel=True)
    await pressed(visit)
    after = await on_stage.tables.play.panel(table.id, person)
    assert after.question is not None
    assert before.question is not None
    assert after.question.shape == before.question.shape
    assert after.table.row.epoch == before.table.row.epoch + 1
    text = await pressed(on_stage.visit(person, first_option(before), panel=True))
    assert Voice("ko" if person is BO else "en")("panel-stale") in text


async def test_a_press_in_a_panel_redraws_it_and_one_on_the_board_answers_anew(
    on_stage: Stage, table: Snapshot
) -> None:
    inside, outside = on_stage.visit(ANN, Id("menu", table.id), panel=True), on_stage.visit(ANN, Id("menu", table.id))
    for visit in (inside, outside):
        await pressed(visit)
    kinds: list[Any] = [inside.interaction.response, outside.interaction.response]
    assert "attachments" in kinds[0].sent[0]
    assert kinds[1].sent[0]["ephemeral"] is True


async def test_a_slow_screen_is_acknowledged_first(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.panels.visit.PATIENCE", 0.0)
    visit = on_stage.visit(ANN, Id("menu", table.id))
    text = await pressed(visit)
    answers: Any = visit.interaction.response
    assert answers.is_done()
    assert KO("button-menu") in text or EN("button-menu") in text
    assert len(answers.sent) == 1


def test_handlers_of_the_move_panel_are_there() -> None:
    wished = set(whereabouts.KINDS)
    assert wished <= handlers.keys()
    assert {reaches[action] for action in wished} == {Reach.PRIVATE}


async def test_the_file_of_a_match_comes_after_its_end_and_names_nobody(on_stage: Stage, table: Snapshot) -> None:
    assert EN("table-settings-export-later") in await pressed(on_stage.visit(ANN, Id("export", table.id)))
    await on_stage.tables.seating.resign(table.id, ANN, on_stage.click())
    visit = on_stage.visit(ANN, Id("export", table.id))
    assert EN("export-done", sha="|").partition("|")[0] in await pressed(visit)
    answers: Any = visit.interaction.response
    with zipfile.ZipFile(answers.sent[-1]["file"].fp) as archive:
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    assert sorted(files) == ["check.html", "log.json", EN("export-transcript-file")]
    for person in (ANN, BO):
        assert not [name for name, text in files.items() if person.name in text]


async def test_a_file_too_large_for_the_server_is_refused_in_words(on_stage: Stage, table: Snapshot) -> None:
    await on_stage.tables.seating.resign(table.id, ANN, on_stage.click())
    visit = on_stage.visit(ANN, Id("export", table.id))
    interaction: Any = visit.interaction
    interaction.filesize_limit = 4500
    assert EN("error-export-large", table=table.id) in await pressed(visit)


async def test_the_page_is_offered_apart(on_stage: Stage) -> None:
    visit = on_stage.visit(BO, Id("export-page"))
    assert KO("export-page-done", sha=fingerprint(checking_page())) in await pressed(visit)
    answers: Any = visit.interaction.response
    assert answers.sent[-1]["file"].fp.read() == checking_page()


async def test_usual_options_of_a_server_reach_new_tables(on_stage: Stage) -> None:
    manager = discord.Permissions(manage_guild=True)
    visit = on_stage.visit(ANN, Id("s-default", arg="metromania;variant"), ["hidden"], panel=True, permissions=manager)
    assert EN("metromania-variant-hidden") in await pressed(visit)
    refused = on_stage.visit(BO, Id("s-default", arg="metromania;variant"), ["open"], panel=True)
    assert KO("permission-manage_guild") in await pressed(refused)
    await pressed(on_stage.visit(ANN, Id("open", arg="metromania;-"), panel=True))
    table = await on_stage.tables.look.in_channel(CHANNEL)
    assert table is not None
    assert table.row.options["variant"] == "hidden"


async def test_a_busy_channel_offers_a_thread(on_stage: Stage, table: Snapshot) -> None:
    chosen = written("metromania", {"variant": "hidden"})
    visit = on_stage.visit(BO, Id("open", arg=f"metromania;{chosen}"), panel=True)
    assert KO("lobby-thread-offer", game=KO("game-metromania")) in await pressed(visit)
    assert [id.arg for id in ids_of(visit) if id.action == "thread"] == [f"metromania;-;{chosen}"]


async def test_opening_where_the_bot_may_not_write_names_the_permissions(on_stage: Stage) -> None:
    lacking = discord.Permissions(view_channel=True, read_message_history=True)
    visit = on_stage.visit(ANN, Id("open", arg="metromania;-"), panel=True, app_permissions=lacking)
    text = await pressed(visit)
    assert EN("permission-send_messages") in text
    assert EN("permission-attach_files") in text
    assert EN("permission-read_message_history") not in text
    assert await on_stage.tables.look.in_channel(CHANNEL) is None


def test_what_is_needed_is_what_the_invite_link_asks_for() -> None:
    from cogs.panels import guild, invitation, opening

    for needed in (opening.HERE, opening.IN_THREAD, guild.NEEDED):
        assert all(getattr(invitation.needed_permissions(), name) for name in needed)
