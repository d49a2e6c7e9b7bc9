"""Who may do what in a tournament, judged at every press: forged ids, strangers, old buttons, double presses (Y2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.cups import LATER, Cup, has, on
from tests.e2e.house import EN, KO, house
from tests.simulated import MANAGE_EVENTS

pytestmark = pytest.mark.e2e

FORGED = ("cup-start", "cup-organise", "cup-open", "cup-discard", "cup-hosts", "cup-again", "cup-invite", "cup-setup")


async def test_only_organisers_organise_whatever_ids_others_send(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tournaments Y2, T5."""
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        cup = Cup(at, host, [at.jisoo, at.minsu, at.ada])
        await cup.opened("metromania")
        before = await cup.event()
        for action in FORGED:
            reply = await at.ben.replay(cup.home, f"t:0:0.0:{action}:{before.id}")
            assert reply.private
            assert reply.text in (
                EN("error-tournament-organisers"),
                EN("error-cup-openers-only", permission=EN("permission-manage_events")),
            ), (action, reply.text)
        for what in ("off", "hold", "result.1.12", "nonsense", "drop.1"):
            reply = await at.ben.replay(cup.home, f"t:0:0.0:cup-ask:{before.id}.{what}")
            assert reply.form is None, what
        for number in (0, 999, 10**11):
            reply = await at.ben.replay(cup.home, f"t:0:0.0:cup-join:{number}")
            assert reply.text == EN("error-tournament-none"), number
        after = await cup.event()
        assert after.contest == before.contest
        assert after.row.last == before.row.last
        reply = await at.minsu.slash(at.room, "tournament new", name="Mine", game="metromania")
        assert KO("permission-manage_events") in reply.text, "it takes a right to open one"


async def test_pressed_twice_it_is_done_once_and_an_old_button_says_what_is_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tournaments Y2: one effect or a kind sentence."""
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        cup = Cup(at, host, [at.jisoo, at.minsu])
        await cup.opened("metromania")
        join = on(cup.home, "cup-join")
        reply = await at.jisoo.press(cup.home, id=join)
        assert reply.text == KO("error-tournament-in")
        await cup.start()
        await at.world.pass_time(LATER)
        reply = await at.ada.replay(cup.home, join)
        assert reply.private
        assert not has(reply.message, "cup-leave")
        assert len((await cup.event()).contest.entrants) == 2, "nobody comes late where that was not agreed on"
        organise = await cup.organise()
        assert not has(organise.message, "cup-start")
        reply = await host.replay(organise.message, f"t:0:0.0:cup-start:{(await cup.event()).id}")
        assert reply.text == KO("error-tournament-under-way")


async def test_a_ruling_takes_a_reason_that_everybody_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """tournaments T5: a result set by an organiser, its reason in the audit log, its mark in the standings."""
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        cup = Cup(at, host, [at.jisoo, at.minsu])
        await cup.opened("metromania")
        await cup.start()
        await at.world.pass_time(LATER)
        event = await cup.event()
        shown = await cup.organise()
        shown = await host.pick(shown.message, ["1"], id=on(shown.message, "s-cup-one"))
        shown = await host.press(shown.message, id=on(shown.message, "cup-result"))
        number = event.contest.pairings[0].entrants[1]
        shown = await host.press(shown.message, label=event.name(number))
        other = event.contest.pairings[0].entrants[0]
        shown = await host.press(shown.message, label=event.name(other))
        shown = await host.press(shown.message, id=on(shown.message, "cup-ask"))
        assert shown.form is not None
        done = await host.submit(shown, text="둘 다 *그렇게* 정했어요 @everyone")
        assert KO("tournament-done-note") in done.text
        await at.world.pass_time(LATER)
        (match,) = (await cup.event()).contest.pairings[:1]
        assert [one.place for one in match.outcomes] == [2, 1]
        read = await at.ada.press(cup.home, id=on(cup.home, "cup-menu"))
        read = await at.ada.press(read.message, id=on(read.message, "cup-record"))
        assert "그렇게" in read.text
        assert "@everyone" not in read.text
