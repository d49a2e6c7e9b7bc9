"""What happens in a tournament besides playing: check-in, refused threads, a thread that is gone, leaving, decks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.pairing.contest import ABSENT, BYE, DROPPED, IN
from tests.e2e.cups import LATER, Cup, has, on
from tests.e2e.house import EN, KO, House, house
from tests.simulated import MANAGE_EVENTS

pytestmark = pytest.mark.e2e


def cup_of(at: House, *people: object) -> Cup:
    """People, and a host who does not play."""
    host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
    return Cup(at, host, list(people) or [at.jisoo, at.minsu, at.ada, at.ben])  # type: ignore[arg-type]


async def test_who_does_not_check_in_is_off_the_list_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """tournaments T1, T4: start and check-in set on the page, by the organiser's clock."""
    async with house(tmp_path, monkeypatch) as at:
        cup = cup_of(at)
        shown = await cup.host.slash(at.room, "tournament new", name="봄", game="metromania")
        when = next(one["custom_id"] for one in shown.message.buttons if one["custom_id"].endswith(".when"))
        shown = await cup.host.press(shown.message, id=when)
        asked = await cup.host.press(shown.message, id=on(shown.message, "cup-begins"))
        wrong = await cup.host.submit(asked, text="next friday")
        assert wrong.text == KO("error-tournament-when")
        asked = await cup.host.press(shown.message, id=on(shown.message, "cup-begins"))
        shown = await cup.host.submit(asked, text="2026-03-02 21:00")
        menu = next(one["custom_id"] for one in shown.message.selects if one["custom_id"].endswith(".check-in"))
        shown = await cup.host.pick(shown.message, ["60"], id=menu)
        back = next(one["custom_id"] for one in shown.message.buttons if ":cup-setup:" in one["custom_id"])
        shown = await cup.host.press(shown.message, id=back)
        await cup.host.press(shown.message, id=on(shown.message, "cup-open"))
        for person in cup.people:
            await person.press(cup.home, id=on(cup.home, "cup-join"))
        starts = (await cup.event()).row.starts_at
        await at.world.pass_time(starts - 3500 - at.world.now())
        assert has(cup.home, "cup-check"), cup.home.text
        for person in cup.people[:3]:
            await person.press(cup.home, id=on(cup.home, "cup-check"))
        await at.world.pass_time(3700)
        event = await cup.event()
        assert [one.status for one in event.contest.entrants] == [IN, IN, IN, ABSENT]
        assert any(
            "Ben" in one.text and KO("tournament-line-absent", names="Ben 님") == one.text for one in at.room.messages
        )
        reply = await cup.my_match(at.ben)
        assert EN("tournament-you-were-absent") in reply.text
        assert [one.kind for one in event.contest.byes] == [BYE]


async def test_refused_threads_stand_on_the_organisers_page_and_open_when_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tournaments T3, Y3: a permission is taken away and named; each match opens once, its people are called."""
    async with house(tmp_path, monkeypatch) as at:
        cup = cup_of(at)
        await cup.opened("metromania")
        bot = at.world.home.world.bot
        at.room.there.deny(bot, "create_public_threads")
        await at.world.rest()
        await cup.start()
        await at.world.pass_time(LATER)
        assert await cup.tables() == []
        shown = await cup.organise()
        assert KO("permission-create_public_threads") in shown.text
        assert has(shown.message, "cup-again")
        await cup.host.press(shown.message, id=on(shown.message, "cup-again"))
        at.room.there.allow(bot, "create_public_threads")
        await at.world.pass_time(LATER)
        tables = await cup.tables()
        assert len(tables) == 2
        for table in tables:
            own = {str(user) for row in table.seats if (user := row.user_id) is not None}
            thread = next(one for one in at.room.threads if one.id == table.row.channel_id)
            called = set(re.findall(r"<@(\d+)>", " ".join(one.text for one in thread.messages)))
            assert called == own
        assert len(at.room.threads) == 2


async def test_somebody_drops_out_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """tournaments T4: what it means is said first; the match goes on for the other."""
    async with house(tmp_path, monkeypatch) as at:
        cup = cup_of(at)
        await cup.opened("metromania")
        await cup.start()
        await at.world.pass_time(LATER)
        shown = await cup.my_match(at.ada)
        shown = await at.ada.press(shown.message, id=on(shown.message, "cup-drop"))
        assert shown.text == EN("tournament-drop-confirm-playing")
        shown = await at.ada.press(shown.message, id=on(shown.message, "cup-drop-yes"))
        assert EN("tournament-you-dropped") in shown.text
        entrant = (await cup.event()).entrant(at.ada.id)
        assert entrant is not None
        assert entrant.status == DROPPED
        shown = await at.ada.press(shown.message, id=on(shown.message, "cup-return"))
        assert EN("tournament-returned-note") in shown.text


async def test_a_deck_is_registered_for_the_whole_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """tournaments T4: hidden from everybody else, locked when it begins."""
    async with house(tmp_path, monkeypatch) as at:
        cup = cup_of(at, at.jisoo, at.minsu)
        await cup.opened("the_dome")
        shown = await at.jisoo.press(cup.home, id=on(cup.home, "cup-rules"))
        shown = await at.jisoo.press(shown.message, id=on(shown.message, "cup-menu"))
        shown = await at.jisoo.press(shown.message, id=on(shown.message, "cup-match"))
        shown = await at.jisoo.press(shown.message, id=on(shown.message, "cup-deck"))
        (menu,) = shown.message.selects
        token = menu["options"][1]["value"]
        shown = await at.jisoo.pick(shown.message, [token], id=menu["custom_id"])
        assert KO("tournament-deck-kept") in shown.text
        label = menu["options"][1]["label"]
        assert label in shown.text
        await at.world.pass_time(LATER)
        assert label not in cup.home.text
        await cup.start()
        await at.world.pass_time(LATER)
        again = await at.jisoo.pick(shown.message, [token], id=menu["custom_id"])
        assert again.text == KO("error-tournament-locked")


@pytest.mark.parametrize("format", ["swiss", "flow", "robin", "knockout", "groups", "season"])
async def test_every_format_is_set_by_a_menu_and_has_its_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str
) -> None:
    """tournaments T1, S6: what everybody may look at, from the paragraph to the bracket."""
    async with house(tmp_path, monkeypatch, real_pictures=True) as at:
        guests = [at.guest(f"guest{number}", "en-US", f"Guest {number}") for number in range(2)]
        cup = cup_of(at, *at.people[:4], *guests)
        shown = await cup.host.slash(at.room, "tournament new", name="봄", game="metromania")
        menu = next(one["custom_id"] for one in shown.message.selects if one["custom_id"].endswith(".format"))
        shown = await cup.host.pick(shown.message, [format], id=menu)
        assert KO(f"tournament-format-{format}-told") in shown.text
        await cup.host.press(shown.message, id=on(shown.message, "cup-open"))
        for person in cup.people:
            await person.press(cup.home, id=on(cup.home, "cup-join"))
        await cup.start()
        await at.world.pass_time(LATER)
        for person in (at.jisoo, at.ada):
            mine = await cup.my_match(person)
            if format == "season":
                mine = await person.press(mine.message, id=on(mine.message, "cup-queue"))
            for action in ("cup-standings", "cup-rounds", "cup-rules", "cup-menu", "cup-record"):
                event = await cup.event()
                page = await person.replay(cup.home, f"t:0:0.0:{action}:{event.id}")
                assert page.text, action
                assert "error" not in page.text
                for more in ("cup-cross", "cup-bracket"):
                    if has(page.message, more):
                        assert (await person.press(page.message, id=on(page.message, more))).message.pictures
        await cup.organise()
        assert (await cup.event()).under_way
