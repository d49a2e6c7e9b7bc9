"""A browser for the tests of the page, where the machine has one.

`MADANG_BROWSER=required` makes its absence a failure; `MADANG_SHOTS=FOLDER` keeps a picture of every page whose test
has failed.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncGenerator, Awaitable, Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
import pytest_asyncio

from tests.browser.reader import DESKTOP, Reader, Size
from tests.home.running import running

if TYPE_CHECKING:
    from playwright.async_api import Browser

# Read before any test: they are kept from what is set on this machine.
REQUIRED: Final = os.environ.get("MADANG_BROWSER", "") == "required"
SHOTS: Final = os.environ.get("MADANG_SHOTS", "")
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

Opens = Callable[..., Awaitable[Reader]]


def lacking() -> str:
    """What is not here to look at the page with; nothing if all is."""
    if find_spec("playwright") is None:
        return "no Playwright in this environment (run.py test installs it)"
    if not any(map(shutil.which, NAMES)):
        return "no Chromium on this machine (on Debian or Ubuntu: apt install chromium)"
    return ""


def needed() -> None:
    """Skip where the page cannot be looked at; fail where that must not be."""
    if missing := lacking():
        if REQUIRED:
            pytest.fail(f"The page must be looked at in a browser here, and there is {missing}.")
        pytest.skip(f"the page is not looked at: {missing}")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncGenerator[Browser]:
    """The browser."""
    needed()
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        # Tests run as root in containers, where Chromium cannot make its sandbox; it loads nothing but this page.
        options = ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"]
        path = next(filter(None, map(shutil.which, NAMES)))
        browser = await playwright.chromium.launch(
            executable_path=path, args=options, ignore_default_args=["--hide-scrollbars"]
        )
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def address(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[str]:
    """Local mode, running."""
    needed()
    async with running(tmp_path_factory.mktemp("home")) as there:
        yield there


@pytest_asyncio.fixture(loop_scope="module")
async def opens(request: pytest.FixtureRequest, chromium: Browser) -> AsyncGenerator[Opens]:
    """Opens a browser of somebody's own on the page of an address; where the test fails, it is photographed."""
    opened: list[Reader] = []

    async def opens(address: str, size: Size = DESKTOP, language: str = "en", theme: str = "dark") -> Reader:
        context = await chromium.new_context(
            viewport={"width": size.width, "height": size.height},
            locale="ko-KR" if language == "ko" else "en-GB",
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=size.touch,
            is_mobile=size.touch,
        )
        reader = Reader(context, await context.new_page(), address)
        opened.append(reader)
        return reader

    failed = request.session.testsfailed
    yield opens
    for number, reader in enumerate(opened):
        if SHOTS and request.session.testsfailed > failed:
            name = "".join(sign if sign.isalnum() else "-" for sign in request.node.name)
            await reader.page.screenshot(path=Path(SHOTS) / f"{name}{number or ''}.png")
        await reader.context.close()
