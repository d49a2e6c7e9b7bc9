"""Reading a folder of card files into a compiled pack. Anything wrong refuses the whole pack, naming where it is."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import msgspec

from bot.games.the_dome.cards import FORM, GAME, Card, Deck, Document, Pack, PackError, ways
from bot.games.the_dome.decks import broken_rules
from bot.games.the_dome.readings import MASTERMIND_CARDS, SERVER
from bot.games.the_dome.verbs import Choose, Cond, Count, Filter, If, Nullify, Prevent, Words

HEAD: Final = "pack.toml"
IDS: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 400
"""Letters a text may have."""
LEAST_SYSTEM: Final = 2 * SERVER
AMOUNTS: Final = ("damage", "deck_damage", "crack", "leak")
"""Windows whose event has an amount that `prevent` lowers."""
SUDDEN: Final = (*AMOUNTS, "install", "activate", "complete", "reveal")
"""Windows whose event `nullify` stops."""

T = TypeVar("T")


def load(folder: Path) -> Pack:
    """Read and check a pack.

    Args:
        folder: holds `pack.toml` (id, name) and any number of further `.toml` files with `[[card]]` and `[[deck]]`.

    Raises:
        PackError: anything wrong; nothing is loaded then.
    """
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    if folder / HEAD not in files:
        raise PackError(HEAD, "", "", "no-head")
    head = _read(folder / HEAD)
    pack_id = head.get("id")
    if not isinstance(pack_id, str) or not IDS.fullmatch(pack_id):
        raise PackError(HEAD, "", "id", "bad-id")
    name = _words(HEAD, "", "name", head.get("name"))
    cards: list[Card] = []
    decks: list[Deck] = []
    where: dict[str, str] = {}
    for file in files:
        document = head if file.name == HEAD else _read(file)
        extra = set(document) - {"card", "deck", *(("id", "name") if file.name == HEAD else ())}
        if extra:
            raise PackError(file.name, "", sorted(extra)[0], "unknown-field")
        cards += _records(file.name, document, "card", Card, where, ("name", "text"))
        decks += _records(file.name, document, "deck", Deck, where, ("name",))
    known = {card.id: card for card in cards}
    for card in cards:
        _check(where[f"card {card.id}"], card, known)
    _check_numbers(cards, decks, where)
    pack = Pack(Document(GAME, FORM, pack_id, name, tuple(cards), tuple(decks)))
    for deck in decks:
        for rule in broken_rules(pack, deck.character, deck.cards):
            raise PackError(where[f"deck {deck.id}"], deck.id, "cards", f"deck-{rule.rule}", **rule.args)
    return pack


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(file.name, "", "", "unreadable", detail=str(error)[:200]) from error
    except tomllib.TOMLDecodeError as error:
        raise PackError(file.name, "", "", "not-toml", detail=str(error)[:200]) from error


def _words(file: str, record: str, field: str, value: Any) -> Words:
    texts = cast("dict[str, Any]", value) if isinstance(value, dict) else {}
    for language in ("ko", "en"):
        text = texts.get(language)
        if not isinstance(text, str) or not text.strip():
            raise PackError(file, record, field, "no-text", language=language)
        if len(text) > LONGEST:
            raise PackError(file, record, f"{field}.{language}", "long-text", most=LONGEST)
    if set(texts) - {"ko", "en"}:
        raise PackError(file, record, f"{field}.{sorted(set(texts) - {'ko', 'en'})[0]}", "unknown-field")
    return Words(texts["ko"], texts["en"])


def _records(
    file: str, document: dict[str, Any], word: str, kind: type[T], where: dict[str, str], texts: tuple[str, ...]
) -> list[T]:
    records = document.get(word, [])
    if not isinstance(records, list):
        raise PackError(file, "", word, "wrong-type", detail=f"expected [[{word}]]")
    found: list[T] = []
    for number, record in enumerate(cast("list[Any]", records), 1):
        fields = cast("dict[str, Any]", record) if isinstance(record, dict) else {}
        own = fields.get("id")
        if not isinstance(own, str) or not IDS.fullmatch(own):
            raise PackError(file, f"#{number}", "id", "bad-id")
        for field in (*texts, *(("note",) if "note" in fields and word == "card" else ())):
            _words(file, own, field, fields.get(field))
        if f"{word} {own}" in where:
            raise PackError(file, own, "id", "duplicate", where=where[f"{word} {own}"])
        where[f"{word} {own}"] = file
        try:
            found.append(msgspec.convert(fields, kind))
        except msgspec.ValidationError as error:
            reason, field = _explained(str(error))
            raise PackError(file, own, field, reason, detail=str(error).split(" - at ")[0][:200]) from error
    return found


def _explained(message: str) -> tuple[str, str]:
    """Reason and field of what msgspec says: `Expected `int`, got `str` - at `$.effects[0].n``."""
    text, _, path = message.partition(" - at `$")
    field = path.rstrip("`").lstrip(".").replace("[", ".").replace("]", "")
    named = re.search(r"field `([^`]+)`", text)
    if "unknown field" in text and named:
        return "unknown-field", f"{field}.{named[1]}".lstrip(".")
    if "missing required field" in text and named:
        missing = named[1]
        return ("no-text" if missing in ("ko", "en", "text") else "missing-field"), f"{field}.{missing}".lstrip(".")
    if "Invalid value" in text and (field.endswith(".do") or re.search(r"\.\d+$", field) or "tag" in text):
        return "unknown-step", field
    return ("wrong-value" if "Invalid" in text else "wrong-type"), field


# --- what one record must keep to ------------------------------------------------------------------------------------


_FIELDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "action": (("colour", "grade", "effects"), ("cost", "mark")),
    "program": (("colour", "grade"), ("cost", "mark", "ability", "triggers", "static", "addon")),
    "control": (("colour", "grade", "window", "effects"), ("cost", "mark", "when", "of")),
    "character": (("hand", "start", "limits", "deck", "leaks"), ("ability", "triggers", "static")),
    "system": (("becomes", "track"), ("effects", "ability", "triggers", "static", "addon")),
    "mastermind": (("energy", "weak", "effects"), ()),
    "event": (("effects",), ()),
}
"""Kind -> fields it needs, fields it may have besides id, kind, name, text and note."""
_ALWAYS: Final = ("id", "kind", "name", "text", "note")


def _check(file: str, card: Card, known: dict[str, Card]) -> None:
    def refuse(field: str, reason: str, **args: Any) -> PackError:
        return PackError(file, card.id, field, reason, **args)

    needed, allowed = _FIELDS[card.kind]
    for field in card.__struct_fields__:
        given = bool(getattr(card, field)) and getattr(card, field) not in ((0, 0), (0, 0, 0))
        if field in needed and not given:
            raise refuse(field, "missing-field")
        if given and field not in (*needed, *allowed, *_ALWAYS):
            raise refuse(field, "not-here")
    for field in ("cost", "start", "limits", "deck"):
        if not all(0 <= number <= 30 for number in getattr(card, field)):
            raise refuse(field, "range", min=0, max=30)
    if card.mark and (card.mark not in known or known[card.mark].kind != "character"):
        raise refuse("mark", "unknown-card", card=card.mark)
    if card.acts_as == "program" and not (card.ability or card.triggers or card.static):
        raise refuse("ability", "missing-field")
    if card.kind == "system" and (not 1 <= len(card.track) <= 8 or (card.becomes == "action") != bool(card.effects)):
        raise refuse("track" if not 1 <= len(card.track) <= 8 else "effects", "missing-field")
    if card.kind == "character":
        if len(card.leaks) != 2 or any(not 0 <= keep <= draw <= 9 for keep, draw in card.leaks):
            raise refuse("leaks", "range", min=0, max=9)
        if sum(card.start) > card.hand or any(s > most for s, most in zip(card.start, card.limits, strict=True)):
            raise refuse("start", "range", min=0, max=card.hand)
        if sum(card.deck) != 30:
            raise refuse("deck", "range", min=30, max=30)
    if card.ability and card.ability.cost != (0, 0) and not (card.colour or card.ability.colour):
        raise refuse("ability.colour", "missing-field")
    if card.kind == "mastermind" and not 1 <= card.energy <= 8:
        raise refuse("energy", "range", min=1, max=8)
    for path, words in ways(card):
        _words(file, card.id, f"{path}.text", {"ko": words.ko, "en": words.en})

    def see(path: str, value: Any) -> None:
        _check_part(file, card, known, path, value)

    walk(card, see)


def _check_part(file: str, card: Card, known: dict[str, Card], path: str, value: Any) -> None:
    def refuse(field: str, reason: str, **args: Any) -> PackError:
        return PackError(file, card.id, f"{path}.{field}".lstrip("."), reason, **args)

    if isinstance(value, Filter) and value.design and value.design not in known:
        raise refuse("design", "unknown-card", card=value.design)
    if isinstance(value, Choose) and not 1 <= value.n <= len(value.ways):
        raise refuse("n", "range", min=1, max=len(value.ways))
    if isinstance(value, If) and not (value.then or value.otherwise):
        raise refuse("then", "missing-field")
    if isinstance(value, Nullify) and card.window not in SUDDEN:
        raise refuse("do", "not-here")
    if isinstance(value, Prevent) and card.window not in AMOUNTS:
        raise refuse("do", "not-here")
    if isinstance(value, Cond):
        if sum((value.is_ is not None, bool(value.all), bool(value.any))) != 1:
            raise refuse("is", "one-of", fields="is, all, any")
        if value.is_ is not None and value.min is None and value.max is None:
            raise refuse("min", "missing-field")
    if isinstance(value, Count):
        if (value.count == "pool") != bool(value.colour):
            raise refuse("colour", "missing-field" if value.count == "pool" else "not-here")
        if value.per < 1:
            raise refuse("per", "range", min=1, max=99)


def walk(value: Any, see: Callable[[str, Any], None], path: str = "") -> None:
    """Show every record inside a card to `see`, with its path."""
    if isinstance(value, tuple):
        for number, item in enumerate(cast("tuple[Any, ...]", value)):
            walk(item, see, f"{path}.{number}".lstrip("."))
    elif isinstance(value, msgspec.Struct) and not isinstance(value, Words):
        if not isinstance(value, Card):
            see(path, value)
        for name in value.__struct_fields__:
            walk(getattr(value, name), see, f"{path}.{name}".lstrip("."))


def _check_numbers(cards: list[Card], decks: list[Deck], where: dict[str, str]) -> None:
    """What a box must hold (C1)."""

    def count(kind: str) -> int:
        return sum(card.kind == kind for card in cards)

    for kind, least, most in (
        ("character", 1, 99),
        ("system", LEAST_SYSTEM, 99),
        ("mastermind", MASTERMIND_CARDS, MASTERMIND_CARDS),
        ("event", 1, 1),
    ):
        if not least <= count(kind) <= most:
            raise PackError(HEAD, "", "kind", "count", what=kind, found=count(kind), wanted=least)
    if not decks:
        raise PackError(HEAD, "", "deck", "count", what="deck", found=0, wanted=1)
    characters = {card.id for card in cards if card.kind == "character"}
    for deck in decks:
        if deck.character not in characters:
            raise PackError(where[f"deck {deck.id}"], deck.id, "character", "unknown-card", card=deck.character)
