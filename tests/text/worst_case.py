"""The longest argument each variable of a message can have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast as ftl

from bot.text import names
from bot.text.catalogue import Catalogue
from bot.text.limits import budget

NAME_IN_MESSAGE: Final = names.for_message("*" * 32)
"""32 characters, each escaped."""
NAME_IN_LABEL: Final = names.for_label("w" * 32)
MENTION: Final = "<@" + "9" * 20 + ">"
URL: Final = "https://discord.com/channels/" + "/".join(["9" * 20] * 3)
CHANNEL: Final = "<#" + "9" * 20 + ">"
PROGRESS: Final = "round 99"
TEXT: Final = "가" * 160
"""A sentence of the log or the prompt of a question, names included."""
WORD: Final = "Entertainment F"

_LABEL_PLACE: Final = re.compile(r"-(button|option|title|label|placeholder)$|^button-|-opt-|-group-")

SEATS: Final = 8

_MESSAGE: Final[dict[str, object]] = {
    "people": ", ".join([MENTION + " 님"] * SEATS),
    "names": ", ".join([NAME_IN_MESSAGE + " 님"] * SEATS),
    "missing": ", ".join([NAME_IN_MESSAGE + " 님"] * SEATS),
    "mention": MENTION,
    "url": URL,
    "channel": CHANNEL,
    "channels": ", ".join([CHANNEL] * 25),
    "place": NAME_IN_MESSAGE * 2,
    "server": "\\*" * 100,
    "role": "\\*" * 100,
    "who": "\\*" * 100,
    "scores": ", ".join(["F " + NAME_IN_MESSAGE + " 9999"] * SEATS),
    "options": ", ".join([WORD] * 6),
    "permissions": ", ".join(["Send Messages in Threads"] * 10),
    "question": TEXT,
    "text": TEXT,
    "reason": TEXT,
    "lines": ", ".join([NAME_IN_MESSAGE + " Line 2"] * SEATS),
    "markers": ", ".join([WORD] * 6),
    "standing": ", ".join(["w" * 64 + " 9999"] * SEATS),
    "progress": PROGRESS,
    "digest": "f" * 64,
    "secret": "f" * 64,
    "length": "9" * 80,
    "reference": "f" * 12,
    "value": "9" * 80,
    "option": WORD * 4,
    "source": WORD * 2,
    "award": WORD * 2,
    "permission": "Send Messages in Threads",
    "why": TEXT,
    "field": WORD * 2,
    "game": "Twilight Imperium",
    "language": "English",
    "reminders": "불러 주기",
    "level": "아무렇게나",
    "area": WORD,
    "last": NAME_IN_MESSAGE,
}
_LABEL: Final[dict[str, object]] = {
    **_MESSAGE,
    # 25 names do not fit a label; the few places that list names there list two and a count.
    "names": NAME_IN_LABEL,
    "place": NAME_IN_LABEL,
    "option": WORD * 2,
    "letter": "F",
}
_WORDS: Final = {"letter": "F", "line": 2, "vertex": "M12", "arrow": "T12", "number": 99, "text": TEXT}
_NAMES: Final = re.compile(r"^(name|other|host|loser|first|seat|.*_seat)$")
_TIMES: Final = re.compile(r"^(when|since|until)$")
_NUMBERS: Final = re.compile(
    r"^(count|min|max|total|left|missing|seats|seated|points|round|page|pages|rank|number|answers|days|running|finished"
    r"|minutes|x|y|energy|space|limit|cost|station|worth|supply|solid|striped|blame|final|trips|lines|markers|dice|has|asked|price|paid|goods|surplus|more|sustained|lost|steps|rifts|most|room|fixed|tokens|gained|docks"
    r"|open|hidden|custodians|imperial|rest|tactic|fleet|strategy|commodities|ships|carried|percent)$"
)


def arguments(catalogue: Catalogue, key: str) -> dict[str, object]:
    """The longest value of each variable of a message; one that nobody has thought of above is as long as a name."""
    entry = catalogue.entries[key]
    families = dict(_families(entry))
    return {name: _longest(catalogue, key, name, families) for name in sorted(variables(entry))}


def variables(node: ftl.BaseNode) -> set[str]:
    """Names of the variables a message uses."""
    return {found.id.name for found in _walk(node) if isinstance(found, ftl.VariableReference)}


def calls(node: ftl.BaseNode) -> list[ftl.FunctionReference]:
    """Function calls in a message, inner ones included."""
    return [found for found in _walk(node) if isinstance(found, ftl.FunctionReference)]


def _longest(catalogue: Catalogue, key: str, name: str, families: dict[str, str]) -> object:
    if name in families:
        members = [other for other in catalogue if other.startswith(families[name] + "-")]
        plain = [other for other in members if not variables(catalogue.entries[other])]
        return max(plain, key=lambda other: len(_raw(catalogue, other)))[len(families[name]) + 1 :]
    label = bool(_LABEL_PLACE.search(key)) or budget(key) <= 100
    if _NUMBERS.match(name) and (name not in _MESSAGE or _counts(catalogue, key, name)):
        return 9999
    if _NAMES.match(name):
        return NAME_IN_LABEL if label else NAME_IN_MESSAGE
    if _TIMES.match(name):
        return 9_999_999_999
    places = _LABEL if label else _MESSAGE
    if name in places:
        return places[name]
    if name in _WORDS:
        return _WORDS[name]
    return NAME_IN_LABEL if label else NAME_IN_MESSAGE  # whatever it is, it is hardly longer than a name


def _counts(catalogue: Catalogue, key: str, name: str) -> bool:
    """Whether a variable that may be a list or a number is a number here: it is selected by."""
    del catalogue
    return (key, name) in {
        ("lobby-waiting-line", "missing"),
        ("metromania-result-account", "lines"),
        ("metromania-score-line", "markers"),
    }


def _families(node: ftl.BaseNode) -> Iterator[tuple[str, str]]:
    for call in calls(node):
        arguments = call.arguments.positional
        if call.id.name in ("LABEL", "LABELS"):
            family, variable = arguments
            assert isinstance(family, ftl.StringLiteral)
            assert isinstance(variable, ftl.VariableReference)
            yield variable.id.name, family.value


def _raw(catalogue: Catalogue, key: str) -> str:
    return catalogue.format(key, {})


def _walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from _walk(child)
