"""The page as the front page shows it: a game of Metromania in the middle, once in each language.

    python -m tests.browser.picture

Writes `docs/pictures/page-ko.png` and `page-en.png`, of 256 colours. Needs what the tests of this folder need.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import async_playwright

from bot.games import registry
from tests.browser.conftest import NAMES
from tests.browser.playing import answer
from tests.browser.reader import DESKTOP, Reader
from tests.home.running import running

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
PEOPLE: Final = {"ko": "지수", "en": "Ada"}
PRESSES: Final = 24
BOARD_COMES: Final = 3_000
"""Milliseconds after the last press in which the board catches up with the panel."""
LARGEST: Final = 300_000
"""Bytes of a picture that is shown to everybody who comes by."""


async def photograph(language: str, target: Path) -> None:
    """Play a while, and take a picture when one's own panel asks for tunnels.

    Args:
        language: of the reader and the page.
        target: file of the picture.
    """
    path = next(filter(None, map(shutil.which, NAMES)))
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), language) as address, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            context = await browser.new_context(
                viewport={"width": DESKTOP.width, "height": DESKTOP.height},
                locale="ko-KR" if language == "ko" else "en-GB",
                color_scheme="dark",
            )
            reader = Reader(context, await context.new_page(), address)
            await reader.arrive()
            panel = await reader.play("metromania", PEOPLE[language])
            chance = random.Random(language)
            for _ in range(PRESSES):
                await answer(reader, panel, chance, onward=False)
                panel = await reader.asked()
            await reader.page.wait_for_timeout(BOARD_COMES)
            await reader.page.screenshot(path=target)
            await browser.close()
    with Image.open(target) as shot:
        shot.convert("RGB").quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
            target, optimize=True
        )
    if target.stat().st_size > LARGEST:
        raise SystemExit(f"{target.name} has {target.stat().st_size} bytes, more than {LARGEST}")


async def main() -> None:
    """Both pictures."""
    registry.install()
    for language in PEOPLE:
        await photograph(language, FOLDER / f"page-{language}.png")


if __name__ == "__main__":
    asyncio.run(main())
