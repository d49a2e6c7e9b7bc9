"""Playing on the page with one's hands, and looking at it after every press."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.browser.reader import Panel, Reader, act_of


@dataclass
class Course:
    """How playing went.

    Attributes:
        presses: of buttons and menus.
        wrong: what looked wrong on the way, with the number of presses before it.
        ended: whether it came to its end.
    """

    presses: int = 0
    wrong: dict[str, int] = field(default_factory=dict)
    ended: bool = False

    def note(self, sentences: list[str]) -> None:
        """Keep what looked wrong now."""
        for sentence in sentences:
            self.wrong.setdefault(sentence, self.presses)


async def play(reader: Reader, game: str, name: str, until: Callable[[Panel], bool], most: int = 300) -> Course:
    """Begin a game from the welcome and answer what is asked, with anything that is offered.

    Args:
        reader: who plays; the same one, in the same game, plays the same.
        game: its key.
        name: of the reader.
        until: whether it has been played far enough.
        most: presses; who has not come there then has not ended.
    """
    course = Course()
    rng = random.Random(f"{game} {name}")
    await reader.arrive()
    course.note(await reader.looks())
    await reader.begin(game, name)
    repeated, last = 0, ""
    while course.presses < most:
        panel = await reader.asked()
        course.note(await reader.looks())
        if panel.below >= 2:  # it may be drawn anew just now
            await reader.page.wait_for_timeout(500)
            below = (await reader.panel()).below
            course.note([] if below < 2 else [f"{below} pixels of the conversation are below the window"])
        if until(panel):
            course.ended = True
            break
        repeated = repeated + 1 if panel.text == last else 0
        last = panel.text
        course.presses += 1
        course.note(await answer(reader, panel, rng, onward=repeated > 3))
    return course


async def answer(reader: Reader, panel: Panel, rng: random.Random, *, onward: bool = False) -> list[str]:
    """Do one thing that answers what is asked; what looked wrong on the way.

    Args:
        onward: take what ends the choosing, if there is such a thing.
    """
    ends = [one for one in panel.answers if one["go"] or act_of(one["id"]) in ("done", "keep", "ready", "sure")]
    offered = [*panel.answers, *panel.choices]
    if (begin := panel.button("begin")) is not None:
        await reader.press(begin)
        return []
    if ends and (onward or rng.random() < 0.4):
        offered = ends
    elif panel.pages and (not offered or rng.random() < 0.1):
        offered = panel.pages
    if not offered:  # it is drawn anew just now, as bots play on: looked at again, and a dead end is one after `most`
        await reader.page.wait_for_timeout(500)
        return []
    one = rng.choice(offered)
    if one in panel.choices:
        return await reader.choose(one["id"], rng)
    await reader.press(one["id"])
    return []
