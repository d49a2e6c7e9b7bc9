"""Before the first move."""

from __future__ import annotations

import pytest

from bot.core.errors import BadSetup, CoreError
from bot.core.streams import Stream, commitment, seed_from
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.galaxy.maps import random_map
from bot.tables.model import MAX_HOSTED, Person, Place, TableError
from tests.tables.house import ANN, BO, CEM, DORA, HERE, MOD, House


async def refused(key: str, awaitable: object) -> TableError:
    with pytest.raises(CoreError) as caught:
        await awaitable  # type: ignore[misc]
    assert caught.value.key == key
    return caught.value  # type: ignore[return-value]


async def test_host_sits_down_at_once(house: House) -> None:
    table = await house.lobby(ANN)
    assert table.in_lobby
    assert [seat.user_id for seat in table.seats] == [ANN.id]
    assert table.row.host_id == ANN.id


async def test_one_table_a_channel(house: House) -> None:
    await house.lobby(ANN)
    await refused("error-occupied", house.tables.lobby.open("metromania", HERE, BO, "en", {}, house.click()))
    other = await house.tables.lobby.open("metromania", Place(100, 201), BO, "en", {}, house.click())
    assert other.in_lobby


async def test_same_click_opens_one_table(house: House) -> None:
    first = await house.tables.lobby.open("metromania", HERE, ANN, "en", {}, 77)
    again = await house.tables.lobby.open("metromania", HERE, ANN, "en", {}, 77)
    assert first.id == again.id


async def test_five_hosted_tables_a_server(house: House) -> None:
    for number in range(MAX_HOSTED):
        await house.tables.lobby.open("metromania", Place(100, 300 + number), ANN, "en", {}, house.click())
    await refused(
        "error-too-many-hosted", house.tables.lobby.open("metromania", Place(100, 399), ANN, "en", {}, house.click())
    )
    elsewhere = await house.tables.lobby.open("metromania", Place(101, 400), ANN, "en", {}, house.click())
    assert elsewhere.in_lobby


async def test_unknown_game_and_option(house: House) -> None:
    await refused("core-unknown-game", house.tables.lobby.open("chess", HERE, ANN, "en", {}, 1))
    await refused("error-option-value", house.tables.lobby.open("metromania", HERE, ANN, "en", {"variant": "blue"}, 2))
    assert await house.tables.look.in_channel(HERE.channel_id) is None


async def test_what_is_written_for_an_option_is_judged_by_the_game(house: House) -> None:
    table = await house.tables.lobby.open("twilight_imperium", HERE, ANN, "en", {}, house.click())
    lobby = house.tables.lobby
    await refused("twilight_imperium-map-length", lobby.set_option(table.id, ANN, "map", "import:26 44", house.click()))
    await refused("error-option-value", lobby.set_option(table.id, ANN, "map", "import", house.click()))
    await refused("error-option-value", lobby.set_option(table.id, ANN, "map", "auto:26", house.click()))
    await refused("error-option-value", lobby.set_option(table.id, ANN, "reading", "import:26", house.click()))
    tiles = random_map(LAYOUTS[4], Stream.of("lobby").below, balanced=False)
    value = "import:" + " ".join(map(str, tiles.values()))
    table = await lobby.set_option(table.id, ANN, "map", value, house.click())
    assert table.row.options["map"] == value


async def test_server_settings_bind(house: House) -> None:
    guild = await house.tables.people.guild(HERE.guild_id)
    guild.channels, guild.openers, guild.language = [555], "moderators", "ko"
    await house.tables.people.set_guild(guild)
    await refused("error-channel-not-allowed", house.tables.lobby.open("metromania", HERE, MOD, "", {}, 1))
    place = Place(HERE.guild_id, 555)
    await refused("error-openers-only", house.tables.lobby.open("metromania", place, ANN, "", {}, 2))
    table = await house.tables.lobby.open("metromania", place, MOD, "", {}, 3)
    assert table.row.language == "ko"


async def test_join_once_until_full(house: House) -> None:
    table = await house.lobby(ANN, BO)
    await refused("error-already-seated", house.tables.lobby.join(table.id, BO, house.click()))
    await house.tables.lobby.join(table.id, CEM, house.click())
    await house.tables.lobby.join(table.id, DORA, house.click())
    await refused("error-full", house.tables.lobby.join(table.id, MOD, house.click()))
    await refused("error-full", house.tables.lobby.add_bot(table.id, ANN, "easy", house.click()))


async def test_repeated_join_click_is_harmless(house: House) -> None:
    table = await house.lobby(ANN)
    await house.tables.lobby.join(table.id, BO, 500)
    table = await house.tables.lobby.join(table.id, BO, 500)
    assert [seat.user_id for seat in table.seats] == [ANN.id, BO.id]
    assert len(table.row.joins) == 2


async def test_invited_only(house: House) -> None:
    table = await house.lobby(ANN)
    await house.tables.lobby.restrict(table.id, ANN, True, house.click())
    await refused("error-invited-only", house.tables.lobby.join(table.id, BO, house.click()))
    await house.tables.lobby.invite(table.id, ANN, BO, house.click())
    table = await house.tables.lobby.join(table.id, BO, house.click())
    assert table.seat_of(BO.id) == 1
    await house.news(table.id)
    assert len(house.channel.of("invite")) == 1


async def test_only_the_host_decides(house: House) -> None:
    table = await house.lobby(ANN, BO)
    lobby = house.tables.lobby
    for attempt in (
        lobby.add_bot(table.id, BO, "easy", 1),
        lobby.set_option(table.id, BO, "variant", "fixed", 2),
        lobby.restrict(table.id, BO, True, 3),
        lobby.remove(table.id, BO, 0, 4),
        lobby.start(table.id, BO, 5),
        lobby.pass_host(table.id, BO, BO.id, 6),
    ):
        error = await refused("error-not-host", attempt)
        assert error.details["name"] == "Ann"


async def test_host_leaves_and_the_role_passes_on(house: House) -> None:
    table = await house.lobby(ANN, BO, CEM)
    table = await house.tables.lobby.leave(table.id, ANN, house.click())
    assert table.row.host_id == BO.id
    assert [seat.seat for seat in table.seats] == [0, 1]
    await house.tables.lobby.leave(table.id, BO, house.click())
    table = await house.tables.lobby.leave(table.id, CEM, house.click())
    assert table.row.phase == "cancelled"
    await house.news(table.id)
    assert len(house.channel.of("closed")) == 1


async def test_host_passes_role_and_removes(house: House) -> None:
    table = await house.lobby(ANN, BO, CEM)
    await refused("error-remove-self", house.tables.lobby.remove(table.id, ANN, 0, house.click()))
    table = await house.tables.lobby.pass_host(table.id, ANN, BO.id, house.click())
    assert table.row.host_id == BO.id
    table = await house.tables.lobby.remove(table.id, BO, 2, house.click())
    assert table.seat_of(CEM.id) is None


async def test_start_needs_people_and_seats(house: House) -> None:
    table = await house.lobby(ANN)
    await refused("error-too-few-seats", house.tables.lobby.start(table.id, ANN, house.click()))
    await house.tables.lobby.add_bot(table.id, ANN, "random", house.click())
    await house.tables.lobby.set_option(table.id, ANN, "variant", "hidden", house.click())
    with pytest.raises(BadSetup):  # V2 is for three and four
        await house.tables.lobby.start(table.id, ANN, house.click())
    await house.tables.lobby.set_option(table.id, ANN, "variant", "open", house.click())
    table = await house.tables.lobby.start(table.id, ANN, house.click())
    assert table.playing
    await refused("error-already-started", house.tables.lobby.join(table.id, BO, house.click()))


async def test_seed_comes_from_secret_and_joins(house: House) -> None:
    table = await house.game(ANN, BO, CEM)
    assert table.row.commitment == commitment(bytes.fromhex(table.row.secret))
    assert table.match.play.state.seed == seed_from(bytes.fromhex(table.row.secret), table.row.joins).hex()
    assert len(table.row.joins) == 3


async def test_lobby_closes_after_seven_idle_days(house: House) -> None:
    table = await house.lobby(ANN)
    house.wait(6 * 86_400)
    await house.tables.lobby.join(table.id, BO, house.click())
    house.wait(2 * 86_400)
    await house.tables.clocks.run_due()
    assert (await house.tables.look.at(table.id)).in_lobby
    house.wait(6 * 86_400)
    await house.tables.clocks.run_due()
    assert (await house.tables.look.at(table.id)).row.phase == "cancelled"
    assert (await house.lobby(CEM)).in_lobby  # the channel is free again


async def test_names_are_kept_as_last_seen(house: House) -> None:
    table = await house.lobby(ANN)
    table = await house.tables.lobby.join(table.id, Person(BO.id, "Bora the Great", "ko"), house.click())
    assert table.name(1) == "Bora the Great"
