"""Private pages of a tournament go on by themselves, and never over what somebody has opened in their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.cups import LATER, Cup, has, on
from tests.e2e.house import EN, KO, house
from tests.simulated import MANAGE_EVENTS

pytestmark = pytest.mark.e2e


async def test_what_join_was_answered_with_becomes_my_match_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tournaments T2: nobody keeps reading "when an organiser starts it" while the own match waits."""
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        cup = Cup(at, host, [at.minsu, at.ben])
        await cup.opened("metromania")
        mine = await at.ada.press(cup.home, id=on(cup.home, "cup-join"))
        assert EN("tournament-you-signed-up") in mine.text
        assert has(mine.message, "cup-match"), "one press away all the while"
        reads = await at.jisoo.press(cup.home, id=on(cup.home, "cup-join"))
        reads = await at.jisoo.press(reads.message, id=on(reads.message, "cup-rules"))
        rules = reads.message.text
        started = await cup.start()
        await at.world.pass_time(LATER)
        assert EN("tournament-you-signed-up") not in mine.message.text
        assert EN("tournament-thread-coming") not in mine.message.text
        assert "<#" in mine.message.text, "the way to the match"
        assert not has(mine.message, "cup-leave")
        assert reads.message.text == rules, "who reads something else there goes on reading"
        assert has(started.message, "s-cup-one"), "the organiser sees the matches that came since"


async def test_others_results_do_not_touch_my_page_and_an_old_token_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tournaments T2: a page is edited when something of one's own has changed, while Discord takes it."""
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        cup = Cup(at, host, [at.jisoo, at.minsu, at.ada, at.ben])
        await cup.opened("metromania")
        await cup.start()
        await at.world.pass_time(LATER)
        mine = await cup.my_match(at.ada)
        before = mine.message.text
        event = await cup.event()
        number = event.number_of(at.ada.id)
        other = next(one for one in event.contest.live if number not in one.entrants)
        own = next(one for one in event.contest.live if number in one.entrants)
        await cup.play(event.table_of(other.no) or 0)
        await at.world.pass_time(LATER)
        assert mine.message.text == before
        await cup.play(event.table_of(own.no) or 0)
        await at.world.pass_time(LATER)
        assert mine.message.text != before, "the next round"
        shown = mine.message.text
        await at.world.pass_time(15 * 60)
        event = await cup.event()
        for table in await cup.tables():
            await cup.play(table.id)
        await at.world.pass_time(LATER)
        assert mine.message.text == shown
        assert KO("tournament-now-over", people="")[:5] in cup.home.text


async def test_the_home_message_comes_down_when_lines_of_matches_have_pushed_it_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tournaments T2: kept up to date like a board: posted anew below a round's lines, the older one says where."""
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        more = [at.world.add_person(f"p{number}", "ko", shown=f"P{number}") for number in range(4)]
        cup = Cup(at, host, [at.jisoo, at.minsu, at.ada, at.ben, *more])
        await cup.opened("metromania")
        first = cup.home
        await cup.start()
        await at.world.pass_time(3 * LATER)
        event = await cup.event()
        assert cup.home.id != first.id
        assert cup.home.id > max(one.message_id for one in event.matches.values()), "below all lines of the round"
        assert event.row.home.message == cup.home.id
        assert str(cup.home.id) in first.text
        assert not first.buttons
        assert sum(has(one, "cup-menu") for one in at.room.messages) == 1
        digests = [one for one in at.room.messages if "`" in one.text]
        assert digests == [], "the commitment of a match stands once, where it is played (F3)"
        (table, *_) = await cup.tables()
        thread = next(one for one in at.room.threads if one.id == table.row.channel_id)
        assert sum(table.row.commitment in one.text for one in thread.messages) == 1


async def test_each_group_has_a_table_of_all_against_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """tournaments S6: from the standings of groups to one's own group, and on to the others."""
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        more = [at.world.add_person(f"p{number}", "ko", shown=f"P{number}") for number in range(4)]
        cup = Cup(at, host, [at.jisoo, at.minsu, at.ada, at.ben, *more])
        shown = await host.slash(at.room, "tournament new", name="조별", game="metromania")
        menu = next(one["custom_id"] for one in shown.message.selects if one["custom_id"].endswith(".format"))
        shown = await host.pick(shown.message, ["groups"], id=menu)
        await host.press(shown.message, id=on(shown.message, "cup-open"))
        for person in cup.people:
            await person.press(cup.home, id=on(cup.home, "cup-join"))
        forged = f"t:0:0.0:cup-group:{(await cup.event()).id}"
        refused = await at.ada.replay(cup.home, forged)
        assert refused.text == EN("error-unknown-button"), "no groups before the start"
        await cup.start()
        await at.world.pass_time(3 * LATER)
        event = await cup.event()
        reply = await at.ada.press(cup.home, id=on(cup.home, "cup-standings"))
        reply = await at.ada.press(reply.message, id=on(reply.message, "cup-group"))
        own = next(
            int(one.stage.removeprefix("group:"))
            for one in event.contest.live
            if event.number_of(at.ada.id) in one.entrants
        )
        assert EN("tournament-group", letter="AB"[own]) in reply.text
        reply = await at.ada.pick(reply.message, [str(1 - own)], id=on(reply.message, "s-cup-group"))
        assert EN("tournament-group", letter="AB"[1 - own]) in reply.text
        for wrong in ("999", "-1", "x"):
            reply = await at.ada.replay(reply.message, f"{forged}.{wrong}")
            assert "Group" in reply.text
