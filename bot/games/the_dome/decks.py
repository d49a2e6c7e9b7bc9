"""Deck construction (rules 7): checks as pure functions, and short codes to share decks."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from bot.core.errors import CoreError
from bot.games.the_dome.readings import DECK, SPREAD
from bot.games.the_dome.verbs import COLOURS

if TYPE_CHECKING:
    from bot.games.the_dome.cards import Pack

FORM: Final = 1
"""First byte of a deck code."""
_LIMITS: Final = {"gold": 1, "green": 2, "grey": 3}


class Broken(Struct, frozen=True):
    """A rule of deck construction that a deck breaks.

    Args:
        rule: `size`, `unknown`, `foreign`, `copies`, `colour`, `character`; the text is `the_dome-deck-RULE`.
        args: of the text.
    """

    rule: str
    args: dict[str, Any] = {}


class BadCode(CoreError):
    """A deck code that cannot be read, or one for another pack."""


def broken_rules(pack: Pack, character: str, cards: Mapping[str, int]) -> list[Broken]:
    """Every rule of section 7 that a deck breaks; empty if it is legal.

    Args:
        pack: the cards.
        character: card id.
        cards: design -> copies.
    """
    person = pack.cards.get(character)
    if person is None or person.kind != "character":
        return [Broken("character", {"card": character})]
    found: list[Broken] = []
    total = sum(cards.values())
    if total != DECK:
        found.append(Broken("size", {"count": total, "wanted": DECK}))
    colours: dict[str, int] = dict.fromkeys(COLOURS, 0)
    for name, copies in cards.items():
        card = pack.cards.get(name)
        if card is None or not card.is_player_card or copies < 1:
            found.append(Broken("unknown", {"card": name}))
            continue
        if card.mark not in ("", character):
            found.append(Broken("foreign", {"card": name, "character": character}))
        if copies > _LIMITS[card.grade]:
            found.append(Broken("copies", {"card": name, "count": copies, "most": _LIMITS[card.grade]}))
        colours[card.colour] += copies
    for colour, wanted in zip(COLOURS, person.deck, strict=True):
        if abs(colours[colour] - wanted) > SPREAD:
            low, high = max(0, wanted - SPREAD), wanted + SPREAD
            found.append(Broken("colour", {"colour": colour, "count": colours[colour], "min": low, "max": high}))
    return found


def listed(cards: Mapping[str, int]) -> list[str]:
    """Every single card, sorted by design."""
    return [name for name in sorted(cards) for _ in range(cards[name])]


def _index(pack: Pack) -> tuple[list[str], list[str]]:
    characters = sorted(card.id for card in pack.document.cards if card.kind == "character")
    return characters, sorted(card.id for card in pack.document.cards if card.is_player_card)


def encode(pack: Pack, character: str, cards: Mapping[str, int]) -> str:
    """A short code: letters, digits, `-` and `_`. It holds for this very pack only.

    Args:
        pack: the cards.
        character: card id.
        cards: design -> copies (1-3).

    Raises:
        BadCode: a card that the pack does not have, or more than three copies.
    """
    characters, designs = _index(pack)
    if character not in characters or any(card not in designs for card in cards):
        raise BadCode("the_dome-deck-bad-code")
    if any(not 0 <= copies <= 3 for copies in cards.values()):
        raise BadCode("the_dome-deck-bad-code")
    number = 0
    for design in designs:
        number = number * 4 + cards.get(design, 0)
    size = (2 * len(designs) + 7) // 8
    body = bytes([FORM]) + bytes.fromhex(pack.sha[:4]) + bytes([characters.index(character)]) + number.to_bytes(size)
    check = zlib.crc32(body).to_bytes(4)[:2]
    return base64.urlsafe_b64encode(body + check).decode().rstrip("=")


def decode(pack: Pack, code: str) -> tuple[str, dict[str, int]]:
    """Character and cards of a code. Whether the deck is legal is another question (`broken_rules`).

    Raises:
        BadCode: damaged, or made for another pack.
    """
    characters, designs = _index(pack)
    text = code.strip()
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise BadCode("the_dome-deck-bad-code") from error
    size = (2 * len(designs) + 7) // 8
    body, check = data[:-2], data[-2:]
    if len(body) < 4 or zlib.crc32(body).to_bytes(4)[:2] != check or body[0] != FORM:
        raise BadCode("the_dome-deck-bad-code")
    if body[1:3] != bytes.fromhex(pack.sha[:4]) or len(body) != 4 + size or body[3] >= len(characters):
        raise BadCode("the_dome-deck-other-pack")
    number = int.from_bytes(body[4:])
    cards: dict[str, int] = {}
    for design in reversed(designs):
        number, copies = divmod(number, 4)
        if copies:
            cards[design] = copies
    return characters[body[3]], dict(sorted(cards.items()))
