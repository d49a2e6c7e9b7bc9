"""Everything that is said is a screen that can be read without Discord: its words and offers, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from bot.text.catalogue import Language, Voice
from cogs.panels import notices
from cogs.panels.dispatch import handlers
from cogs.panels.ids import Id
from cogs.panels.screen import Button, Dropdown, Popup, Screen
from tests.cogs.stage import LONGEST
from tests.cogs.walking import printed, walked

ELSEWHERE: Final = {
    "absent": "a seat whose person answers no more: tests/e2e/test_absent",
    "back-now": "an answer on vacation: tests/e2e/test_away",
    "deck-clean": "a deck of cards that are no more: test_deck_panels",
    "deck-page": "more cards than a page: test_deck_panels",
    "film-share": "a film that is made: tests/e2e/test_film",
    "glance-share": "a report that is made: tests/e2e/test_glance",
    **dict.fromkeys(("hint", "no-hints"), "a table with hints: test_hinting"),
    "hours-yes": "a table with a clock: test_offer",
    "more": "a clock of somebody else: tests/e2e/test_pace",
    "my-back": "a vacation: test_preferences",
    "my-no-quiet": "quiet hours: test_preferences",
    "s-my-digest": "one message a day: test_preferences",
    "s-rank": "several games in which somebody is rated: tests/e2e/test_rank",
    "on": "cards that cannot be played, and what can be bought: test_acts",
    "page": "more options than a page: test_screens",
    "pass": "an open call: test_calls",
    **dict.fromkeys(("intended", "plan-another", "plan-drop", "plan-keep"), "a planned turn: tests/e2e/test_plans"),
    **dict.fromkeys(("plan-step", "plan-stop", "s-plan-if"), "the same"),
    "ready": "what rules propose, in no game of today: test_sheets",
    "ready-sure": "the same",
    "s-at": "an area beside the places that matter most: test_imperium_panels",
    "s-field": "fields of one screen, in no game of today: test_sheets",
    "s-one": "more options than buttons: test_screens",
    "s-side": "the lobby of a study: tests/e2e/test_replay",
    "s-sum": "numbers that add up: test_screens",
    "s-dial": "numbers of one option each: test_imperium_panels",
    "s-share": "tokens of three pools: test_imperium_panels",
    "s-then": "a plan of several cards: test_planned",
    "s-toggle": "several of more options than a page: test_screens",
    "talk": "a match of bargains: tests/e2e/test_talk",
    "talk-to": "the same",
    "seek-stop": "a search that is on: test_seek",
    "take-back": "somebody who is away comes back: test_seats",
    "vote-pace": "another pace is proposed: tests/e2e/test_pace",
    "vote-pause": "a pause is proposed: the same",
    "write": "an option that goes on with what somebody writes, in no game that is walked through",
    "written": "the same",
    "worn-off": "roles by rank that were chosen: tests/e2e/test_wearing",
    "thread": "another game where one is played: tests/e2e/test_tables",
}
"""Actions whose screens need more than a walk, and where they are looked at."""
OF_ITS_OWN: Final = ("ti-", "cup-")
"""What Twilight Imperium shows beside its moves, looked at by tests/e2e/test_imperium_typed; and what tournaments show,
looked at by test_tournament_screens and tests/e2e/test_cups."""
PUBLIC: Final = {"board", "board paused", "greeting", "lobby", "lobby over", "record", "result"}
HANGUL: Final = re.compile("[가-힣]")
LANGUAGES: Final = "한국어"
"""What stands in Korean in an English menu of languages."""
MISSING: Final = re.compile(r"\{ ?\$|\{[a-z]+-|\bFluent|\bNone\b|<(?!@|#|t:|/|:)[a-z_.]+ object")
"""What a text looks like whose arguments are missing, or that was no text."""


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_all_that_is_said_is_a_screen_with_words_and_offers_of_its_own(
    tmp_path: Path, language: Language
) -> None:
    found = await walked(tmp_path, language)
    assert set(ELSEWHERE) <= set(handlers)
    missing = {one for one in set(handlers) - set(found) if not one.removeprefix("s-").startswith(OF_ITS_OWN)}
    assert missing <= set(ELSEWHERE)
    assert {f"notice:{kind}" for kind in notices.KINDS} | {f"public:{kind}" for kind in PUBLIC} <= set(found)
    wrong: list[str] = []
    failed = Voice(language)("error-unknown", reference="").partition("(")[0]
    for kind, screens in sorted(found.items()):
        for screen in screens:
            wrong += [f"{kind}: {fault}\n{screen}" for fault in faults(screen)]
        text = printed(screens).replace(LANGUAGES, "").replace(LONGEST, "")
        if bool(HANGUL.search(text)) != (language == "ko"):
            wrong.append(f"{kind} is not said in {language}:\n{text}")
        if failed in text:
            wrong.append(f"{kind} failed:\n{text}")
    assert wrong == []


def faults(screen: Screen | Popup) -> list[str]:
    """What is wrong with what is said or offered."""
    found = [f"reads {one.group()!r}" for one in MISSING.finditer(str(screen))]
    if isinstance(screen, Popup):
        return [
            *found,
            *([] if screen.title and screen.label and screen.id.action in handlers else ["cannot be filled"]),
        ]
    if not screen.content and not screen.pictures:
        found.append("says nothing")
    menus = [row for row in screen.rows if isinstance(row, Dropdown)]
    buttons = [one for row in screen.rows if not isinstance(row, Dropdown) for one in row]
    ids = [one.id for one in (*menus, *buttons) if one.id is not None]
    found += [f"{id} leads nowhere" for id in ids if id.action not in handlers]
    found += [f"{id} stands twice" for id in {id for id in ids if ids.count(id) > 1}]
    found += ["a button without words" for one in buttons if not one.label.strip()]
    found += [f"{one.label} does nothing" for one in buttons if one.id is None and not one.url]
    for menu in menus:
        values = [one.value for one in menu.choices]
        if menu.kind == "text" and (not values or len(set(values)) < len(values)):
            found.append(f"{menu.placeholder}: not every line can be chosen")
        if not menu.placeholder or any(not one.label.strip() for one in menu.choices):
            found.append("a menu without words")
    return found


def test_a_screen_that_lacks_something_is_found() -> None:
    both = [Button("a", Id("menu", 1)), Button("b", Id("menu", 1))]
    assert len(faults(Screen(["x"], rows=[both]))) == 1
    assert faults(Screen(["{ $name } sits down"], rows=[[Button("", Id("nowhere"))]]))
    assert faults(Screen([""])) == ["says nothing"]
    assert faults(Screen(["x"], rows=[[Button("a", Id("menu", 1))]])) == []
