"""The language of the page's server: that of its people."""

from __future__ import annotations

from typing import Any

from tests.home.scene import browser, opened


async def test_the_server_speaks_as_all_its_people_do_and_stays_with_it_where_they_differ() -> None:
    async with opened() as (home, page, _, address):
        guild = page.audience.guild
        told: list[dict[str, Any]] = []

        def emit(event: str, data: dict[str, Any], *_: Any) -> None:
            if event == "GUILD_UPDATE":
                told.append(data)

        home.world.emit = emit  # type: ignore[method-assign]
        assert guild.locale == "ko"
        async with browser(address) as ada, browser(address) as jisoo:
            await ada.ask("make", name="Ada", locale="en")
            assert (guild.locale, [one["preferred_locale"] for one in told]) == ("en-US", ["en-US"])
            await jisoo.ask("make", name="지수", locale="ko")
            assert guild.locale == "en-US"
            await ada.socket.send_json({"t": "locale", "locale": "ko"})
            await ada.settled()
            assert (guild.locale, len(told)) == ("ko", 2)
