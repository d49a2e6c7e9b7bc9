"""Names in a tournament over the wire, wherever they stand, and how they go (tournaments T3, S7, Y1)."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.e2e.cups import LATER, Cup, has, on
from tests.e2e.house import EN, KO, House, house
from tests.simulated import MANAGE_EVENTS, Person

pytestmark = pytest.mark.e2e

SMILE, RING = chr(0x1F600), chr(0x1F48D)
FAMILY = "\u200d".join((chr(0x1F468), chr(0x1F469), chr(0x1F467), chr(0x1F466)))
NAMES = (
    SMILE * 100,
    "**@everyone** `<@&5>` https://a.example ||x|| =1+1",
    "\u202e" + "".join(chr(0x5D0 + one % 20) for one in range(30)),
    "\u200b" * 20,
    FAMILY * 20,
    "=HYPERLINK(1)",
)
INVISIBLE = ("\u200b", "\u202e")


def units(text: str) -> int:
    """Characters where an emoji counts as two, as in Discord's own clients."""
    return len(text.encode("utf-16-le")) // 2


def crowd(at: House) -> list[Person]:
    """People with those names, in both languages."""
    return [at.guest(f"odd{one}", "ko" if one % 2 else "en-US", name) for one, name in enumerate(NAMES)]


async def begun(at: House, game: str, title: str) -> Cup:
    """A tournament of them, its first round under way."""
    host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
    cup = Cup(at, host, crowd(at))
    await cup.opened(game, name=title)
    await cup.start()
    await at.world.pass_time(LATER)
    return cup


async def test_a_title_of_a_hundred_emoji_is_too_long_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tournaments T1: nothing is opened."""
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        reply = await host.slash(at.room, "tournament new", name=SMILE * 100, game="metromania")
        assert reply.text == KO("error-tournament-title-long", max=80)
        reply = await host.slash(at.room, "tournament new", name=" \u2028 \t", game="metromania")
        assert reply.text == KO("error-tournament-title")


async def test_odd_names_do_no_harm_in_messages_threads_pictures_and_the_export(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tournaments T2, T3, S6, S7: a hundred emoji, markup, mentions, from right to left, nothing visible, formulas; the
    judge of the wire looks at every limit."""
    async with house(tmp_path, monkeypatch, real_pictures=True) as at:
        cup = await begun(at, "metromania", SMILE * 80)
        threads = at.room.threads
        assert len(threads) == 3
        for thread in threads:
            assert thread.name.startswith("R1 · ")
            assert units(thread.name) <= 100
            assert not any(one in thread.name for one in INVISIBLE)
            assert " - " in thread.name, "both of them stand in it, however long the first is"
            assert thread.messages, "its match was announced"
        await cup.decide()
        for person in (cup.people[0], cup.people[1]):
            for action in ("cup-standings", "cup-rounds", "cup-match"):
                page = await person.press(cup.home, id=on(cup.home, action))
                assert page.message.pictures
                assert all(one.data.startswith(b"\x89PNG") for one in page.message.pictures)
                assert all(units(one.name) <= 100 and one.name.isascii() for one in page.message.pictures)
        for _ in range(3):
            await cup.decide()
        assert (await cup.event()).over
        everything = "\n".join(one.text for channel in (at.room, *threads) for one in channel.messages)
        assert "@everyone" not in everything
        assert "<@&5>" not in everything
        assert "https://a.example" not in everything
        assert not any(one in everything for one in INVISIBLE)
        menu = await cup.people[1].press(cup.home, id=on(cup.home, "cup-menu"))
        packed = (await cup.people[1].press(menu.message, id=on(menu.message, "cup-export"))).message.pictures[0]
        assert packed.name == "madang-tournament-1.zip"
        with zipfile.ZipFile(io.BytesIO(packed.data)) as bundle:
            assert sorted(bundle.namelist()) == ["standings.csv", "tournament.html", "tournament.json"]
            assert ",'=HYPERLINK(1)," in bundle.read("standings.csv").decode()
            assert b"<@&5>" not in bundle.read("tournament.html")
            names = json.loads(bundle.read("tournament.json"))["names"]
        assert names[0] == SMILE * 100, "as shown: nothing is lost of a name in the document"


async def test_the_export_from_discord_is_verified_and_names_nobody_by_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """tournaments S7, F3: what anybody takes home is checked on the command line; before the end there is none."""
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        cup = Cup(at, host, at.people)
        await cup.opened("metromania")
        await cup.start()
        await at.world.pass_time(LATER)
        menu = await at.ada.press(cup.home, id=on(cup.home, "cup-menu"))
        assert not has(menu.message, "cup-export")
        event = await cup.event()
        early = await at.ada.replay(menu.message, f"t:0:0.0:cup-export:{event.id}")
        assert early.text == EN("error-tournament-export-later")
        for _ in range(3):
            await cup.decide()
        menu = await at.ada.press(cup.home, id=on(cup.home, "cup-menu"))
        packed = (await at.ada.press(menu.message, id=on(menu.message, "cup-export"))).message.pictures[0]
        ids = [one.id for one in (*at.people, host)] + [at.room.id, event.row.guild_id]
        ids += [one.id for one in at.room.threads]
        with zipfile.ZipFile(io.BytesIO(packed.data)) as bundle:
            for name in bundle.namelist():
                text = bundle.read(name).decode()
                assert not any(str(one) in text for one in ids), name
            assert json.loads(bundle.read("tournament.json"))["names"] == [event.name(one) for one in range(1, 5)]
            bundle.extract("tournament.json", tmp_path)
    assert main(["verify", str(tmp_path / "tournament.json")]) == 0
    assert "4" in capsys.readouterr().out


async def test_a_person_forgotten_in_the_final_leaves_no_name_and_no_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tournaments Y1: the match ends for who is left; home message, lines, thread names and reasons are emptied, also
    where the line of the match was deleted, or its thread archived already."""
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        zoe = at.guest("zoe", "en-US", "Zaubernuss")
        cup = Cup(at, host, [zoe, at.minsu, at.jisoo, at.ben])
        shown = await host.slash(at.room, "tournament new", name="Cup", game="metromania")
        menu = next(one["custom_id"] for one in shown.message.selects if one["custom_id"].endswith(".format"))
        shown = await host.pick(shown.message, ["knockout"], id=menu)
        await host.press(shown.message, id=on(shown.message, "cup-open"))
        for person in cup.people:
            await person.press(cup.home, id=on(cup.home, "cup-join"))
        await cup.start()
        await at.world.pass_time(LATER)
        await cup.decide()
        event = await cup.event()
        (final,) = event.open_for(zoe.id)
        shown = await cup.organise()
        shown = await host.pick(shown.message, [str(final.no)], id=on(shown.message, "s-cup-one"))
        asked = await host.press(shown.message, id=on(shown.message, "cup-ask"))
        await host.submit(asked, text=f"zaubernuss asked for it, <@{zoe.id}>")
        await at.world.pass_time(700)
        assert sum("Zaubernuss" in one.name for one in at.room.threads) == 3, "both rounds, one made again"
        assert any(one.there.archived for one in at.room.threads)
        lines = [one for one in at.room.messages if "Zaubernuss" in one.text and not has(one, "cup-menu")]
        await host.delete(lines[0])
        page = await zoe.slash(at.room, "madang privacy")
        for press in ("forget", "forget-sure"):
            found = next(one["custom_id"] for one in page.message.buttons if one["custom_id"].split(":")[3] == press)
            page = await zoe.press(page.message, id=found)
        await at.world.pass_time(60)
        assert not [one.name for one in at.room.threads if "Zaubernuss" in one.name]
        assert not [one.text for one in at.room.messages if "Zaubernuss" in one.text]
        event = await cup.event()
        assert event.over, "the other has won the final"
        read = await at.ben.press(cup.home, id=on(cup.home, "cup-menu"))
        read = await at.ben.press(read.message, id=on(read.message, "cup-record"))
        assert "zaubernuss" not in read.text.casefold()
        assert str(zoe.id) not in read.text
