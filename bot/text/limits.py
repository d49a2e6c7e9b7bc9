"""How long a message may be, by the place it is made for.

A message's id ends in the name of its place (``lobby-join-button``, ``privacy-delete-title``); one that ends in none
of them is message text. ``tests/text/test_limits.py`` formats every message with the longest arguments against this.
Lengths are characters as Discord counts them.
"""

from __future__ import annotations

import re
from typing import Final

BUTTON: Final = 80
OPTION: Final = 100
DESCRIPTION: Final = 100
PLACEHOLDER: Final = 100
"""A select allows 150, a text input 100."""
MODAL_TITLE: Final = 45
MODAL_LABEL: Final = 45
COMMAND_NAME: Final = 32
ALT: Final = 1024
"""Text alternative of a picture."""
CONTENT: Final = 2000
PANEL_TEXT: Final = 4000
"""All text displays of one Components V2 message together."""
THREAD_NAME: Final = 100

NUMBER: Final = len("25 · ")
"""What a panel puts before an option's label when it becomes a numbered button."""
BOARD_LINE: Final = 600
"""One line of a board message; a board has at most five and a game may add one, and all must stay under CONTENT.
Longest is the line of scores: eight seats with names of 32 characters, each escaped."""
RULES_PAGE: Final = 1500
"""A page shares PANEL_TEXT with its headline and leaves room to read on a phone."""

_BY_ENDING: Final[tuple[tuple[str, int], ...]] = (
    ("-button", BUTTON),
    ("-option", OPTION),
    ("-desc", DESCRIPTION),
    ("-placeholder", PLACEHOLDER),
    ("-title", MODAL_TITLE),
    ("-label", MODAL_LABEL),
    ("-act", BUTTON),
    ("-thread-name", THREAD_NAME),
    ("-page", RULES_PAGE),
)
_BUTTONS: Final = re.compile(r"^button-|-opt-|-group-")
_SENTENCES: Final = re.compile(r"^(?:core|error|tables-error)-|^pic-(?!.*-alt-)")
"""Errors are message text, whatever they are about; words in pictures are measured where they are drawn."""
_BOARD_LINES: Final = re.compile(r"^board-.*-line$|^metromania-(?:last|dig)-.*-line$")
_COMMAND_NAME_KEY: Final = re.compile(r"^cmd-.*-name$")
_COMMAND_NAME: Final = re.compile(r"^[-_\w]{1,32}$")


def budget(key: str) -> int:
    """The most characters a message may have in its place, with the longest arguments."""
    if is_command_name(key):
        return COMMAND_NAME
    if _SENTENCES.match(key):
        return CONTENT
    if _BOARD_LINES.match(key):
        return BOARD_LINE
    if _BUTTONS.search(key):
        return BUTTON - NUMBER if "-opt-" in key else BUTTON
    if "-alt" in key:
        return ALT
    return next((most for ending, most in _BY_ENDING if key.endswith(ending)), CONTENT)


def is_command_name(key: str) -> bool:
    """Whether the message is the name of a command or of an argument."""
    return _COMMAND_NAME_KEY.match(key) is not None


def fits_command_name(name: str) -> bool:
    """Whether Discord takes it: 1-32 letters, digits, ``-`` or ``_``, nothing in capitals."""
    return _COMMAND_NAME.match(name) is not None and name == name.lower()


def cut(text: str, most: int = CONTENT) -> str:
    """The text, or its beginning to the last whole line or word with an ellipsis: the last resort for joined texts."""
    if len(text) <= most:
        return text
    head = text[: most - 1]
    line = head.rfind("\n")
    word = head.rfind(" ")
    end = line if line > most // 2 else word if word > most // 2 else len(head)
    return head[:end].rstrip() + "…"
