"""Log entries and errors turned into sentences, late, for one reader in one language (design 2.9).

Events and errors carry keys and arguments. An argument named ``seat`` or ending in ``_seat`` is a seat index and is
shown as that seat's name; ``seats``, ``voters`` and ``..._seats`` are lists of them. ``card``, ``cards`` and ``way``
name things of the match's card pack and are shown by the names the pack gives them. An argument listed in ``WORDS``
may be a value or a key that has a word of its own, ``reason`` a key whose arguments stand beside it. Everything else
goes into the message as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from bot.core.errors import CoreError
from bot.core.events import Event
from bot.core.shapes import Option, Text
from bot.text.catalogue import Language, MissingText, Voice, catalogues
from bot.text.names import for_message

Names = Mapping[int, str]
"""Seat index -> name, already safe for where the text will stand (:mod:`bot.text.names`)."""

Cards = Mapping[str, str]
"""What a card pack calls its cards and their choices, in the reader's language."""
NO_CARDS: Final[Cards] = {}

WORDS: Final[Mapping[str, str]] = {
    "game": "game",
    "level": "bot-level",
    "language": "language",
    "option": "option",
    "pace": "table-pace",
    "permission": "permission",
    "who": "server-openers",
}
"""Argument -> family of its words: ``level="easy"`` is shown as ``bot-level-easy``. A whole key will do too."""
_PEOPLE: Final = frozenset({"name", "other", "host"})


def render_event(
    event: Event, viewer_seat: int | None, language: Language, names: Names, cards: Cards = NO_CARDS
) -> str | None:
    """What one reader is told of an event.

    Args:
        event: from the log.
        viewer_seat: who reads; None for a spectator and for public messages.
        language: of the text.
        names: of the seats.
        cards: of the match's card pack.

    Returns:
        The sentence; None when the reader may know nothing of it.
    """
    seen = event.seen(viewer_seat)
    return None if seen is None else render(seen[0], seen[1], language, names, cards)


def render_error(error: CoreError, language: Language, names: Names, cards: Cards = NO_CARDS) -> str:
    """What a person reads when something they asked for is not possible. Names among its details are made safe here."""
    nobody = Voice(language)("seat-gone")
    details = {
        name: (for_message(str(value)) if value else nobody) if name in _PEOPLE else value
        for name, value in error.details.items()
    }
    return render(error.key, details, language, names, cards)


def render_text(text: Text, language: Language, names: Names, cards: Cards = NO_CARDS) -> str:
    """A prompt, a reason or another text of a question."""
    return render(text.key, text.args, language, names, cards)


def render_option(option: Option, language: Language, names: Names, cards: Cards = NO_CARDS) -> str:
    """The label of an option, without its number."""
    return render(option.key, option.args, language, names, cards)


def render_group(option: Option, language: Language, names: Names, cards: Cards = NO_CARDS) -> str:
    """The label of the group that an option is narrowed by; empty when it has none."""
    return render(option.group, option.group_args, language, names, cards) if option.group else ""


def render(key: str, args: Mapping[str, object], language: Language, names: Names, cards: Cards = NO_CARDS) -> str:
    """A message whose seat arguments are replaced by names."""
    text = Voice(language)
    shown = {name: _shown(name, value, text, names, cards) for name, value in args.items()}
    if "reason" in shown:
        shown["reason"] = _reason(str(shown["reason"]), shown, language)
    return text.render(key, shown).rstrip()


def _reason(key: str, shown: Mapping[str, object], language: Language) -> str:
    """A reason travels as a key, its arguments beside it; one whose arguments were left behind is not told."""
    catalogue = catalogues()[language]
    if key not in catalogue:
        return key
    try:
        return catalogue.format(key, {name: value for name, value in shown.items() if name != "reason"})
    except MissingText:
        return ""


def _shown(name: str, value: object, text: Voice, names: Names, cards: Cards) -> object:
    if name in ("card", "character", "way") and isinstance(value, str):
        return cards.get(value, value)
    if name == "cards" and isinstance(value, list | tuple):
        return ", ".join(cards.get(str(one), str(one)) for one in cast("Sequence[object]", value))
    if name == "seat" or name.endswith("_seat"):
        return _name(value, text, names)
    # A count called `seats` ("for 2 seats") is a number and stays one.
    if (name in ("seats", "voters") or name.endswith("_seats")) and isinstance(value, list | tuple):
        seats = cast("Sequence[object]", value)
        return text.listing([text("person", name=_name(seat, text, names)) for seat in seats])
    if name in WORDS and isinstance(value, str):
        keys = (f"{WORDS[name]}-{value}", value)
        return next((text(key) for key in keys if text.has(key)), value)
    return value


def _name(seat: object, text: Voice, names: Names) -> str:
    if isinstance(seat, int) and seat in names:
        return names[seat]
    return text("seat-gone")
