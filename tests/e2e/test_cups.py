"""Tournaments over the wire: from `/tournament new` to the podium, by what people see and press."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.cups import Cup, has, on
from tests.e2e.house import EN, KO, House, house
from tests.simulated import MANAGE_EVENTS

pytestmark = pytest.mark.e2e


def cup_of(at: House, host_locale: str = "ko") -> Cup:
    """Four people, and a host who does not play."""
    host = at.world.add_person("host", host_locale, shown="은지", powers=MANAGE_EVENTS)
    return Cup(at, host, [at.jisoo, at.minsu, at.ada, at.ben])


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_small_swiss_from_its_two_values_to_the_podium(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """tournaments T1, T2, T3: name and game are enough; each match is a thread; nobody reports a result."""
    say = KO if language == "ko" else EN
    async with house(tmp_path, monkeypatch, language=language) as at:
        cup = cup_of(at, language)
        await cup.opened("metromania")
        assert cup.home.text.startswith(f"**{say('tournament-now-sign-up')}**")
        assert say("tournament-people", count=4) in cup.home.text
        await cup.start()
        await at.world.pass_time(60)
        for _ in range(4):
            event = await cup.event()
            if event.over:
                break
            tables = await cup.tables()
            assert len(tables) == 2, [one.row.phase for one in tables]
            assert len({one.row.channel_id for one in tables}) == 2, "a thread each"
            for table in tables:
                await cup.play(table.id)
            await at.world.pass_time(60)
        event = await cup.event()
        assert event.over, event.contest.phase
        first = cup.home.text.splitlines()[0]
        assert any(first.startswith(f"**{say('tournament-now-over', people=one)}") for one in names(event, say))
        reply = await cup.my_match(at.jisoo) if has(cup.home, "cup-match") else None
        assert reply is None, "what is over has no match"
        reply = await at.ada.press(cup.home, id=on(cup.home, "cup-standings"))
        assert "4" in reply.message.text


def names(event, say) -> list[str]:  # type: ignore[no-untyped-def]
    """Everybody as a winner is called, alone."""
    return [say("person", name=name) for name in event.names.values()]
