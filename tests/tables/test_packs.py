"""Card packs travel with their tables (design 2.14)."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

import pytest

from bot.core.errors import CoreError
from bot.core.playable import register
from bot.games.project_mine import PROJECT_MINE
from bot.games.project_mine.cards import BUILT_IN
from bot.games.the_dome import THE_DOME
from bot.games.the_dome.cards import BUILT_IN as DOME
from tests.tables.house import ANN, BO, House, build


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A folder with a pack of one's own (the built-in one under another id), a broken one and something else."""
    register(PROJECT_MINE)
    folder = tmp_path / "packs"
    shutil.copytree(BUILT_IN, folder / "project_mine" / "mine")
    head = folder / "project_mine" / "mine" / "pack.toml"
    head.write_text(head.read_text(encoding="utf-8").replace('id = "', 'id = "own-', 1), encoding="utf-8")
    shutil.copytree(BUILT_IN, folder / "project_mine" / "torn")
    (folder / "project_mine" / "torn" / "plan.toml").write_text("[[card]]\nid = 7\n", encoding="utf-8")
    (folder / "project_mine" / "notes").mkdir()
    return folder


async def test_good_packs_are_offered_and_broken_ones_refused(house: House, packs: Path) -> None:
    refused = await house.tables.packs.load(packs)
    assert [(one.folder, one.error.details["file"], one.error.details["record"]) for one in refused] == [
        ("torn", "plan.toml", "#1")
    ]
    offered = house.tables.packs.of("project_mine")
    assert [one.file.id[:4] for one in offered] == ["own-"]
    assert offered[0].sha == hashlib.sha256(offered[0].file.document).hexdigest()


async def test_a_match_keeps_its_pack_when_the_folder_goes(tmp_path: Path, packs: Path) -> None:
    house = await build(tmp_path / "m.sqlite3")
    await house.tables.packs.load(packs)
    sha = house.tables.packs.of("project_mine")[0].sha
    table = await house.lobby(ANN, BO, game="project_mine")
    await house.tables.lobby.set_option(table.id, ANN, "table-pack", sha, house.click())
    table = await house.tables.lobby.start(table.id, ANN, house.click())
    assert table.row.pack == sha
    await house.tables.close()
    shutil.rmtree(packs)
    house = await build(tmp_path / "m.sqlite3", house.channel)
    table = await house.tables.look.at(table.id)
    person = house.player(table)
    moved = await house.move(table, person, tell=False)
    assert moved.table.match.play.pack == table.pack
    await house.tables.close()


async def test_the_games_own_pack_is_stored_too(house: House, packs: Path) -> None:
    table = await house.lobby(ANN, BO, game="project_mine")
    table = await house.tables.lobby.start(table.id, ANN, house.click())
    own = PROJECT_MINE.built_in_pack()
    assert table.row.pack == hashlib.sha256(own).hexdigest()
    assert table.pack == own


async def test_an_unknown_pack_is_refused(house: House, packs: Path) -> None:
    table = await house.lobby(ANN, BO, game="project_mine")
    with pytest.raises(CoreError) as caught:
        await house.tables.lobby.set_option(table.id, ANN, "table-pack", "0" * 64, house.click())
    assert caught.value.key == "error-packs-missing"


async def test_the_same_pack_in_two_folders_is_offered_once(house: House, packs: Path) -> None:
    shutil.copytree(packs / "project_mine" / "mine", packs / "project_mine" / "second")
    assert [one.folder for one in await house.tables.packs.load(packs)] == ["torn"]
    (offered,) = house.tables.packs.of("project_mine")
    assert (offered.folder, offered.also) == ("mine", ("second",))


async def test_two_packs_of_one_name_are_both_offered(house: House, packs: Path) -> None:
    """A single card differs."""
    other = shutil.copytree(packs / "project_mine" / "mine", packs / "project_mine" / "second")
    plan = other / "plan.toml"
    plan.write_text(plan.read_text(encoding="utf-8").replace("cost = 2", "cost = 3", 1), encoding="utf-8")
    await house.tables.packs.load(packs)
    first, second = house.tables.packs.of("project_mine")
    assert (first.file.id, first.file.names) == (second.file.id, second.file.names)
    assert (first.folder, second.folder) == ("mine", "second")
    assert first.sha != second.sha


async def test_a_folder_of_cards_without_a_head_is_refused_not_overlooked(house: House, packs: Path) -> None:
    (packs / "project_mine" / "mine" / "pack.toml").unlink()
    refused = {one.folder: one.error for one in await house.tables.packs.load(packs)}
    assert sorted(refused) == ["mine", "torn"]
    assert (refused["mine"].key, refused["mine"].details["file"]) == ("pack-no-head", "pack.toml")
    assert house.tables.packs.of("project_mine") == []


async def test_both_card_games_read_packs_of_their_owners(house: House, tmp_path: Path) -> None:
    register(THE_DOME)
    folder = tmp_path / "packs"
    shutil.copytree(DOME, folder / "the_dome" / "mine")
    shutil.copytree(BUILT_IN, folder / "the_dome" / "foreign")
    (refused,) = await house.tables.packs.load(folder)
    assert (refused.game, refused.folder, refused.error.details["file"]) == ("the_dome", "foreign", "basic.toml")
    (offered,) = house.tables.packs.of("the_dome")
    assert offered.file.document == THE_DOME.built_in_pack()
