"""A person's hours over the wire: found from the entrance, set by menus, forms and a typed command."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.house import EN, KO, action, house

pytestmark = pytest.mark.e2e


async def test_hours_are_set_from_the_entrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        entrance = await at.jisoo.slash(at.room, "madang open")
        page = await at.jisoo.press(entrance.message, id=action(entrance.message, "my-settings"))
        assert page.private
        assert "Asia/Seoul (서울), 지금 21:00" in page.text
        form = await at.jisoo.press(page.message, id=action(page.message, "my-quiet"))
        after = await at.jisoo.submit(form, text="23:00-08:00")
        assert KO("settings-quiet-line", hours="23:00-08:00") in after.text
        refused = await at.jisoo.submit(form, text="20:00-08:00")
        assert refused.private
        assert KO("error-hours-quiet") in refused.text
        form = await at.jisoo.press(page.message, id=action(page.message, "my-away"))
        await at.jisoo.submit(form, **{"text": "2026-03-03", "text-2": "2026-03-05"})
        await at.restart()
        again = await at.jisoo.slash(at.room, "madang settings")
        assert "23:00-08:00" in again.text
        assert KO("settings-unplan-button") in again.message.labels


async def test_a_zone_is_typed_with_its_time_at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        offered = await at.ada.complete(at.room, "madang settings", "zone", "berl")
        assert [name for name, _ in offered] == ["Europe/Berlin (Berlin), now 13:00"]
        done = await at.ada.slash(at.room, "madang settings", zone=offered[0][1])
        assert EN("settings-changed") in done.text
        assert "Europe/Berlin (Berlin), now 13:00" in done.text
        wrong = await at.ada.slash(at.room, "madang settings", zone="Atlantis")
        assert wrong.text == EN("error-hours-zone")
