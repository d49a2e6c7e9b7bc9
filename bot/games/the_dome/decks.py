"""Deck construction (rules 7): checks as pure functions, and short codes to share decks."""

from __future__ import annotations

import base64
import binascii
import hashlib
import zlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from bot.core.errors import CoreError
from bot.core.streams import Stream
from bot.games.the_dome.readings import DECK, SPREAD
from bot.games.the_dome.verbs import COLOURS

if TYPE_CHECKING:
    from bot.games.the_dome.designs import Pack

FORM: Final = 1
"""First byte of a deck code."""
LIMITS: Final = {"gold": 1, "green": 2, "grey": 3}
"""Copies of a card that a deck may hold, by grade."""
LONGEST: Final = 400
"""Signs of a text that is looked at as a code; a pack of 900 designs would need so many."""
_AROUND: Final = "`\"' \t\r\n<>"
"""What comes along when a code is copied out of a message."""


class Broken(Struct, frozen=True):
    """A rule of deck construction that a deck breaks.

    Args:
        rule: `size`, `unknown`, `foreign`, `copies`, `colour`, `character`; the text is `the_dome-deck-RULE`.
        args: of the text.
    """

    rule: str
    args: dict[str, Any] = {}


class Chosen(Struct, frozen=True):
    """What a seat plays.

    Args:
        character: card id.
        cards: design -> copies.
        deck_id: of a pre-built deck, empty for an own one.
    """

    character: str
    cards: dict[str, int]
    deck_id: str = ""


class BadCode(CoreError):
    """A deck code that cannot be read, one for another pack, or one of a deck that may not be played."""


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
    for name, copies in cards.items():
        card = pack.cards.get(name)
        if card is None or not card.is_player_card or copies < 1:
            found.append(Broken("unknown", {"card": name}))
            continue
        if card.mark not in ("", character):
            found.append(Broken("foreign", {"card": name, "character": character}))
        if copies > LIMITS[card.grade]:
            found.append(Broken("copies", {"card": name, "count": copies, "most": LIMITS[card.grade]}))
    counts, wanted = by_colour(pack, cards), bounds(pack, character)
    for colour in COLOURS:
        low, high = wanted[colour]
        if not low <= counts[colour] <= high:
            found.append(Broken("colour", {"colour": colour, "count": counts[colour], "min": low, "max": high}))
    return found


def by_colour(pack: Pack, cards: Mapping[str, int]) -> dict[str, int]:
    """How many cards of each colour; designs that the pack does not have count for none."""
    counts: dict[str, int] = dict.fromkeys(COLOURS, 0)
    for name, copies in cards.items():
        card = pack.cards.get(name)
        if card is not None and card.colour:
            counts[card.colour] += copies
    return counts


def bounds(pack: Pack, character: str) -> dict[str, tuple[int, int]]:
    """Fewest and most cards of each colour that a character's deck may hold."""
    return {
        colour: (max(0, wanted - SPREAD), wanted + SPREAD)
        for colour, wanted in zip(COLOURS, pack[character].deck, strict=True)
    }


def pre_built(pack: Pack, character: str) -> dict[str, int]:
    """The cards of the pre-built deck of a character: what building begins with; empty if it has none."""
    for deck in pack.decks.values():
        if deck.character == character:
            return dict(deck.cards)
    return {}


def chosen(pack: Pack, value: str) -> Chosen:
    """What a seat plays that has chosen this.

    Args:
        pack: the cards.
        value: id of a pre-built deck, or a deck code.

    Raises:
        BadCode: neither, or a deck that breaks a rule of section 7: it names the first one.
    """
    deck = pack.decks.get(value)
    if deck is not None:
        return Chosen(deck.character, dict(deck.cards), value)
    character, cards = decode(pack, value)
    for rule in broken_rules(pack, character, cards):
        raise BadCode(f"the_dome-deck-{rule.rule}", **rule.args)
    return Chosen(character, cards)


def listed(cards: Mapping[str, int]) -> list[str]:
    """Every single card, sorted by design."""
    return [name for name in sorted(cards) for _ in range(cards[name])]


def _index(pack: Pack) -> tuple[list[str], list[str]]:
    characters = sorted(card.id for card in pack.document.cards if card.kind == "character")
    return characters, sorted(card.id for card in pack.document.cards if card.is_player_card)


def _mark(characters: Sequence[str], designs: Sequence[str]) -> bytes:
    """What a code is bound to: the ids of all designs. Texts, costs and effects of a pack may change under it."""
    return hashlib.sha256("\n".join((*characters, "", *designs)).encode()).digest()[:2]


def encode(pack: Pack, character: str, cards: Mapping[str, int]) -> str:
    """A short code: letters, digits, `-` and `_`; two bits a design. It holds for all packs with the same designs.

    Args:
        pack: the cards.
        character: card id.
        cards: design -> copies (1-3).

    Raises:
        BadCode: a card that the pack does not have, or more than three copies.
    """
    characters, designs = _index(pack)
    if character not in characters or any(card not in designs for card in cards):
        raise BadCode("the_dome-deck-no-code")
    if any(not 0 <= copies <= 3 for copies in cards.values()):
        raise BadCode("the_dome-deck-no-code")
    number = 0
    for design in designs:
        number = number * 4 + cards.get(design, 0)
    size = (2 * len(designs) + 7) // 8
    body = bytes([FORM]) + _mark(characters, designs) + bytes([characters.index(character)]) + number.to_bytes(size)
    check = zlib.crc32(body).to_bytes(4)[:2]
    return base64.urlsafe_b64encode(body + check).decode().rstrip("=")


def decode(pack: Pack, code: str) -> tuple[str, dict[str, int]]:
    """Character and cards of a code. Whether the deck is legal is another question (`broken_rules`).

    Raises:
        BadCode: damaged, or made for other cards.
    """
    characters, designs = _index(pack)
    text = "".join(code.split()).strip(_AROUND)
    try:
        if len(text) > LONGEST:
            raise ValueError
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise BadCode("the_dome-deck-bad-code") from error
    size = (2 * len(designs) + 7) // 8
    body, check = data[:-2], data[-2:]
    if len(body) < 4 or zlib.crc32(body).to_bytes(4)[:2] != check or body[0] != FORM:
        raise BadCode("the_dome-deck-bad-code")
    if body[1:3] != _mark(characters, designs) or len(body) != 4 + size or body[3] >= len(characters):
        raise BadCode("the_dome-deck-other-pack")
    number = int.from_bytes(body[4:])
    cards: dict[str, int] = {}
    for design in reversed(designs):
        number, copies = divmod(number, 4)
        if copies:
            cards[design] = copies
    if number:
        raise BadCode("the_dome-deck-bad-code")
    return characters[body[3]], dict(sorted(cards.items()))


# --- what others can believe of a deck -------------------------------------------------------------------------------


def believed(
    pack: Pack, character: str, seen: Mapping[str, int], unseen: int, controls: int, stream: Stream
) -> list[str] | None:
    """Cards that may be the unseen rest of an own deck, for all that others know: the rules of section 7 alone.

    Args:
        pack: the cards.
        character: card id, public.
        seen: design -> copies of the deck that lie open.
        unseen: how many cards do not.
        controls: how many of those must be Controls, because they lie face down.
        stream: randomness.

    Returns:
        the cards, so many Controls first and the others by colour; None if the pack leaves no such deck.
    """
    left: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    for card in pack.legal_for(character):
        left[card.colour] += [card.id] * max(0, LIMITS[card.grade] - seen.get(card.id, 0))
    have, wanted = by_colour(pack, seen), bounds(pack, character)
    mixes = [
        (red, blue, sum(seen.values()) + unseen - red - blue)
        for red in range(wanted["red"][0], wanted["red"][1] + 1)
        for blue in range(wanted["blue"][0], wanted["blue"][1] + 1)
    ]
    stream.shuffle(mixes)
    for mix in mixes:
        need = {colour: count - have[colour] for colour, count in zip(COLOURS, mix, strict=True)}
        low, high = wanted["yellow"]
        if low <= mix[2] <= high and all(0 <= need[colour] <= len(left[colour]) for colour in COLOURS):
            found = _fill(pack, left, need, controls, stream)
            if found is not None:
                return found
    return None


def _fill(
    pack: Pack, left: Mapping[str, list[str]], need: Mapping[str, int], controls: int, stream: Stream
) -> list[str] | None:
    room = dict(need)
    every = [card for pile in left.values() for card in pile if pack[card].kind == "control"]
    found: list[str] = []
    while every and len(found) < controls:
        card = _drawn(every, stream)
        if room[pack[card].colour]:
            room[pack[card].colour] -= 1
            found.append(card)
    if len(found) < controls:
        return None
    for colour, pile in left.items():
        rest = list(pile)
        for card in found[:controls]:
            if card in rest:
                rest.remove(card)
        if room[colour] > len(rest):
            return None
        found += [_drawn(rest, stream) for _ in range(room[colour])]
    return found


def _drawn(cards: list[str], stream: Stream) -> str:
    """One of the cards, taken out."""
    at = stream.below(len(cards))
    cards[at], cards[-1] = cards[-1], cards[at]
    return cards.pop()
