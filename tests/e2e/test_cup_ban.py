"""Somebody is banned in mid-tournament, and a right that nothing needs is taken away (tournaments T5, T6, Y2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.pairing.contest import DISQUALIFIED
from tests.e2e.cups import LATER, has, on
from tests.e2e.house import KO, house
from tests.e2e.test_cup_people import cup_of, opened, person_page, rule
from tests.simulated import MANAGE_EVENTS

pytestmark = pytest.mark.e2e


async def test_somebody_is_banned_in_the_first_of_three_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The organiser disqualifies by the page of that person: the opponent has won, nobody is paired with who was
    banned, nobody writes to them, and unbanned they come in by no button."""
    async with house(tmp_path, monkeypatch) as at:
        cup = cup_of(at)
        await opened(cup, rounds=3)
        await cup.start()
        await at.world.pass_time(LATER)
        event = await cup.event()
        number = event.number_of(at.ben.id)
        assert number is not None
        (match,) = event.open_for(at.ben.id)
        other = next(one for one in match.entrants if one != number)
        kept = cup.home  # Ben's client still shows it
        at.world.server.leave(at.ben.user)
        await at.world.pass_time(LATER)
        await rule(cup, await person_page(cup, at.ben), "send-off", reason="규칙을 어겼어요")
        event = await cup.event()
        assert event.contest.entrant(number).status == DISQUALIFIED
        over = event.pairing(match.no)
        assert over.over
        assert over.outcomes[over.entrants.index(other)].place == 1
        said = len(at.world.home.world.direct(at.ben.user).messages)
        await cup.give_up(next(one for one in at.people if one is not at.ben and event.open_for(one.id)))
        await at.world.pass_time(LATER)
        event = await cup.event()
        assert event.contest.round == 2
        assert all(number not in one.entrants for one in event.contest.live if one.round == 2)
        threads = [one for one in at.room.threads if one.id in {event.channel_of(m.no) for m in event.contest.live}]
        assert threads
        assert len(at.world.home.world.direct(at.ben.user).messages) == said, "who was banned is told nothing more"
        at.world.server.join(at.ben.user)
        back = await at.ben.replay(kept, f"t:0:0.0:cup-join:{event.id}")
        assert back.private
        after = await cup.event()
        assert after.contest.entrant(number).status == DISQUALIFIED
        assert len(after.contest.entrants) == len(event.contest.entrants)


async def test_without_embed_links_all_goes_on_and_nobody_is_asked_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing the bot says needs it: pictures are files, links are buttons."""
    async with house(tmp_path, monkeypatch) as at:
        cup = cup_of(at, at.jisoo, at.ada)
        at.room.there.deny(at.world.home.world.bot, "embed_links")
        await cup.opened("metromania")
        await cup.start()
        await at.world.pass_time(LATER)
        assert len(await cup.tables()) == 1
        assert KO("tournament-matters-none") in (await cup.organise()).text or has(cup.home, "cup-match")
        await cup.give_up(at.ada)
        await at.world.pass_time(LATER)
        assert (await cup.event()).over
        assert cup.home.pictures
        assert "embed" not in cup.home.text.lower()
        keeper = at.world.add_person("keeper", "en-US", shown="Keeper", powers=f"{MANAGE_EVENTS} manage_guild")
        shown = await keeper.slash(at.room, "madang server")
        shown = await keeper.press(shown.message, id=on(shown.message, "check"))
        assert "embed" not in shown.text.lower()
