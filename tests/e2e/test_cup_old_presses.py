"""Presses that are older than what they act on, or come from elsewhere (tournaments Y2): each is refused with a
sentence, and has no effect.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tournaments.tourney import Tourney
from tests.e2e.cups import LATER, Cup
from tests.e2e.house import EN, KO, House, house
from tests.simulated import MANAGE_EVENTS

pytestmark = pytest.mark.e2e

PLAYERS = ("join", "leave", "check", "drop-yes", "return", "away.{id}.1.1", "queue.{id}.1", "deck")
ORGANISERS = ("start", "again.{id}.1", "move", "open", "discard")
ASKED = (
    "hold",
    "resume",
    "close",
    "off",
    "remake.1",
    "extend.1.2.0",
    "result.1.12.-",
    "bye.1.1",
    "declare.1",
    "send-off.1",
    "drop.1",
)


async def begun(at: House) -> Cup:
    """A Swiss of four, its first round under way."""
    host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
    cup = Cup(at, host, at.people)
    await cup.opened("metromania")
    await cup.start()
    await at.world.pass_time(LATER)
    return cup


def forged(event: Tourney, what: str) -> str:
    """Custom id of a press about a tournament."""
    action, _, rest = what.partition(".")
    return f"t:0:0.0:cup-{action}:" + (rest.format(id=event.id) if rest else str(event.id))


def same(one: Tourney, other: Tourney) -> bool:
    """Whether nothing at all was written down between the two."""
    return (one.row.last, one.contest, one.row.channel_id) == (other.row.last, other.contest, other.row.channel_id)


async def test_presses_of_a_tournament_that_is_over_do_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Y2: of who took part, and of who organised it."""
    async with house(tmp_path, monkeypatch) as at:
        cup = await begun(at)
        for _ in range(3):
            await cup.decide()
        before = await cup.event()
        assert before.over
        for what in PLAYERS:
            reply = await at.ada.replay(cup.home, forged(before, what))
            assert reply.private, what
            assert reply.text.strip(), what
        for what in ORGANISERS:
            reply = await cup.host.replay(cup.home, forged(before, what))
            assert reply.private, what
            assert reply.text.strip(), what
        for what in ASKED:
            asked = await cup.host.replay(cup.home, f"t:0:0.0:cup-ask:{before.id}.{what}")
            values = {"text": "1", "text-2": "x"} if what.startswith("declare") else {"text": "x"}
            reply = await cup.host.submit(asked, **values)
            assert KO("tournament-done-note") not in reply.text, what
            assert reply.text.strip(), what
        await at.world.pass_time(LATER)
        assert same(await cup.event(), before)


async def test_presses_of_an_earlier_round_do_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Y2, T5: what was decided about a match or a round as it was then."""
    async with house(tmp_path, monkeypatch) as at:
        cup = await begun(at)
        shown = await cup.organise()
        old = ("remake.1", "extend.1.2.0", "result.1.12.-", "bye.1.1")
        forms = [await cup.host.replay(shown.message, f"t:0:0.0:cup-ask:{(await cup.event()).id}.{one}") for one in old]
        await cup.decide()
        before = await cup.event()
        assert before.contest.round == 2
        keys = (
            "pairing-moved",
            "error-tournament-no-limit",
            "error-tournament-meanwhile",
            "error-tournament-meanwhile",
        )
        for form, key in zip(forms, keys, strict=True):
            assert (await cup.host.submit(form, text="x")).text == KO(key), key
        again = await cup.host.replay(shown.message, forged(before, "again.{id}.1"))
        assert again.text == KO("error-tournament-no-match")
        away = await at.ada.replay(cup.home, forged(before, "away.{id}.1.1"))
        assert away.text == EN("error-tournament-meanwhile")
        assert same(await cup.event(), before)


async def test_presses_from_another_server_find_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Y2: also those of its own organiser and players, when they press there."""
    async with house(tmp_path, monkeypatch) as at:
        cup = await begun(at)
        other = at.world.home.world.add_guild("Other", locale="en-US")
        there = at.world.add_channel("there", server=other)
        eve = at.world.add_person("eve", "en-US", shown="Eve", powers=MANAGE_EVENTS, server=other)
        for one in (cup.host, at.ada):
            other.join(one.user, MANAGE_EVENTS)
        await at.world.rest()
        before = await cup.event()
        for person, say in ((eve, EN), (cup.host, KO), (at.ada, EN)):
            page = await person.slash(there, "tournament list")
            assert "Spring" not in page.text
            for what in (*PLAYERS, *ORGANISERS, "organise", "export", "record", "standings", "match", "menu"):
                reply = await person.replay(page.message, forged(before, what))
                assert reply.text == say("error-tournament-none"), (what, reply.text)
            for what in ASKED:
                reply = await person.replay(page.message, f"t:0:0.0:cup-ask:{before.id}.{what}")
                assert reply.form is None, what
                assert reply.text == say("error-tournament-none"), what
        assert same(await cup.event(), before)
