"""What people call things, in both languages, as words of the notation; and tables and questions behind a command."""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.core.shapes import Question
from bot.games.twilight_imperium.figures import FACTIONS, OBJECTIVES, PLANETS, STRATEGY_CARDS, TECHNOLOGIES
from bot.games.twilight_imperium.light import STANDING, STANDING_NOTES
from bot.games.twilight_imperium.notation.codes import SHORT, UNITS, spelled
from bot.games.twilight_imperium.notation.reading import Names, squeezed
from bot.tables.model import Snapshot, TableError
from bot.text.catalogue import Voice

GAME: Final = "twilight_imperium"
ALSO: Final = (*UNITS, "goods", "commodities", "tactic", "fleet", "strategy")
"""Ids that have further names, `twilight_imperium-typed-ID`, parted by commas."""


@cache
def names() -> Names:
    """Every name of units, places, cards, technologies, objectives and factions -> words of the notation."""
    found: dict[str, list[str]] = {}

    def call(name: str, word: str) -> None:
        words = found.setdefault(squeezed(name), [])
        if word not in words:
            words.append(word)

    for voice in (Voice("ko"), Voice("en")):
        for kind, word in UNITS.items():
            call(voice(f"{GAME}-unit-{kind}"), word)
        for planet in PLANETS:
            call(voice(f"{GAME}-place-{planet}"), spelled(planet))
        for number, card in STRATEGY_CARDS.items():
            call(voice(f"{GAME}-card-{number}"), spelled(card))
        for sort, ids in (
            ("technology", TECHNOLOGIES),
            ("objective", OBJECTIVES),
            ("faction", FACTIONS),
            ("component", STANDING),
        ):
            for id in ids:
                if voice.has(f"{GAME}-{sort}-{id}"):
                    call(voice(f"{GAME}-{sort}-{id}"), spelled(id))
        for kind in STANDING_NOTES:
            for issuer in FACTIONS:
                call(voice(f"{GAME}-component-{kind}"), spelled(f"{kind}-{issuer}"))
        for id in ALSO:
            for name in voice(f"{GAME}-typed-{id}").split(","):
                call(name, SHORT[id])
        for word in ("pass", "follow", "decline", "none", "nothing", "all", "lead"):
            call(voice(f"{GAME}-typed-{word}"), word)
        for word, key in (("for", "side-for"), ("against", "side-against"), ("abstain", "opt-abstain")):
            call(voice(f"{GAME}-{key}"), word)
    return {name: tuple(words) for name, words in found.items()}


def open_question(table: Snapshot, seat: int, about: tuple[str, ...] = ()) -> Question | None:
    """What a seat is asked now, if it is one of these.

    Args:
        about: ends of the prompts' keys; empty for whatever is asked.
    """
    for question in table.match.asked(seat):
        if question.blocking and not question.answered:
            topic = question.prompt.key.removeprefix(f"{GAME}-ask-")
            return question if not about or topic in about else None
    return None


def asked_for(table: Snapshot, seat: int, about: tuple[str, ...] = ()) -> Question:
    """As `open_question`.

    Raises:
        TableError: something else is asked.
    """
    found = open_question(table, seat, about)
    if found is None:
        raise TableError("cogs-twilight_imperium-not-step")
    return found
