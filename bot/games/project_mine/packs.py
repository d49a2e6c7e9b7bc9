"""Reading a folder of card files into a compiled pack. Anything wrong refuses the whole pack, naming where it is."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from bot.games.project_mine.cards import FORM, GAME, Card, Document, Pack, PackError, ways
from bot.games.project_mine.loops import endless
from bot.games.project_mine.verbs import (
    RESOURCES,
    TRAITS,
    Buys,
    Choose,
    ChooseRes,
    Cond,
    CostMod,
    Count,
    Credit,
    Discard,
    Energy,
    Filter,
    If,
    Line,
    Token,
    Trigger,
    Words,
)

HEAD: Final = "pack.toml"
IDS: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SEATS: Final = 4
SEAT_NUMBERS: Final = {"2", "3", "4"}
"""Numbers of seats that a table of bounds gives."""
COUNTS: Final = {"basic": 96, "market": 100, "goals": 20, "company": 12}
"""Cards in the box (rules 0.1): basic with traits, market, public goals, company goals."""
LONGEST: Final = 400
"""Letters a text may have."""
LARGEST: Final = 99
"""Greatest number in an effect or a condition."""
DEEPEST: Final = 12
"""Lines that may hang one inside the other."""
BELOW_NOTHING: Final = (Credit, Energy, Buys, CostMod)
"""Lines whose number may be negative."""


def load(folder: Path) -> Pack:
    """Read and check a pack.

    Args:
        folder: holds `pack.toml` (id, name) and any number of further `.toml` files with `[[card]]` records.

    Raises:
        PackError: anything wrong; nothing is loaded then.
    """
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    if folder / HEAD not in files:
        raise PackError(HEAD, "", "", "no-head")
    head = _read(folder / HEAD)
    pack_id, name = head.get("id"), head.get("name")
    if set(head) - {"id", "name", "card"}:
        raise PackError(HEAD, "", sorted(set(head) - {"id", "name", "card"})[0], "unknown-field")
    if not isinstance(pack_id, str) or not IDS.fullmatch(pack_id):
        raise PackError(HEAD, "", "id", "bad-id")
    words = _words(HEAD, "", "name", name)
    cards: list[Card] = []
    where: dict[str, str] = {}
    for file in files:
        document = head if file.name == HEAD else _read(file)
        if file.name != HEAD and set(document) - {"card"}:
            raise PackError(file.name, "", sorted(set(document) - {"card"})[0], "unknown-field")
        records = document.get("card", [])
        if not isinstance(records, list):
            raise PackError(file.name, "", "card", "wrong-type", detail="expected [[card]]")
        for number, record in enumerate(cast("list[Any]", records), 1):
            card = _card(file.name, number, record)
            if card.id in where:
                raise PackError(file.name, card.id, "id", "duplicate", where=where[card.id])
            where[card.id] = file.name
            cards.append(card)
    known = {card.id for card in cards}
    for card in cards:
        _check(where[card.id], card, known)
    _check_numbers(cards, where)
    for card, path in endless(cards):
        raise PackError(where[card], card, path, "endless")
    return Pack(Document(GAME, FORM, pack_id, words, tuple(cards)))


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(file.name, "", "", "unreadable", detail=str(error)[:200]) from error
    except tomllib.TOMLDecodeError as error:
        raise PackError(file.name, "", "", "not-toml", detail=str(error)[:200]) from error
    except RecursionError as error:
        raise PackError(file.name, "", "", "too-deep", most=DEEPEST) from error


def _words(file: str, record: str, field: str, value: Any) -> Words:
    if not isinstance(value, dict):
        raise PackError(file, record, field, "no-text", language="ko")
    texts = cast("dict[str, Any]", value)
    for language in ("ko", "en"):
        text = texts.get(language)
        if not isinstance(text, str) or not text.strip():
            raise PackError(file, record, field, "no-text", language=language)
        if not text.replace("\n", " ").isprintable():
            raise PackError(file, record, f"{field}.{language}", "wrong-value", detail="control character")
        if len(text) > LONGEST:
            raise PackError(file, record, f"{field}.{language}", "long-text", most=LONGEST)
    if set(texts) - {"ko", "en"}:
        raise PackError(file, record, f"{field}.{sorted(set(texts) - {'ko', 'en'})[0]}", "unknown-field")
    return Words(texts["ko"], texts["en"])


def _card(file: str, number: int, record: Any) -> Card:
    if not isinstance(record, dict):
        raise PackError(file, f"#{number}", "", "wrong-type", detail="expected a table")
    fields = cast("dict[str, Any]", record)
    own = fields.get("id")
    if not isinstance(own, str) or not IDS.fullmatch(own):
        raise PackError(file, f"#{number}", "id", "bad-id")
    for field in ("name", "text", "note"):
        if field != "note" or field in fields:
            _words(file, own, field, fields.get(field))
    if _depth(fields) > 3 * DEEPEST:
        raise PackError(file, own, "effects", "too-deep", most=DEEPEST)
    try:
        return msgspec.convert(fields, Card)
    except msgspec.ValidationError as error:
        reason, field = _explained(str(error))
        raise PackError(file, own, field, reason, detail=str(error).split(" - at ")[0][:200]) from error


def _depth(value: Any) -> int:
    """How deep tables and lists lie one inside the other; walked without recursion."""
    depth, level = 0, [value]
    while level:
        depth += 1
        tables = [part for item in level if isinstance(item, dict) for part in cast("dict[str, Any]", item).values()]
        lists = [part for item in level if isinstance(item, list) for part in cast("list[Any]", item)]
        level = tables + lists
    return depth


def _explained(message: str) -> tuple[str, str]:
    """Reason and field of what msgspec says: `Expected `int`, got `str` - at `$.effects[0].n``."""
    text, _, path = message.partition(" - at `$")
    field = path.rstrip("`").lstrip(".").replace("[", ".").replace("]", "")
    named = re.search(r"field `([^`]+)`", text)
    if "unknown field" in text and named:
        return "unknown-field", f"{field}.{named[1]}".lstrip(".")
    if "missing required field" in text and named:
        missing = named[1]
        languages = {"ko", "en", "text"}
        return ("no-text" if missing in languages else "missing-field"), f"{field}.{missing}".lstrip(".")
    if "Invalid value" in text and (field.endswith(".do") or re.search(r"\.\d+$", field) or "tag" in text):
        return "unknown-step", field
    return ("wrong-value" if "Invalid" in text else "wrong-type"), field


# --- what one record must keep to ------------------------------------------------------------------------------------


def _check(file: str, card: Card, known: set[str]) -> None:
    def refuse(field: str, reason: str, **args: Any) -> PackError:
        return PackError(file, card.id, field, reason, **args)

    for field, least, most in (("copies", 1, 40), ("cost", 0, 20), ("tokens", 0, 20)):
        if not least <= getattr(card, field) <= most:
            raise refuse(field, "range", min=least, max=most)
    if isinstance(card.energy, int) and not 0 <= card.energy <= 9:
        raise refuse("energy", "range", min=0, max=9)
    if isinstance(card.points, int) and not -20 <= card.points <= 40:
        raise refuse("points", "range", min=-20, max=40)
    if (card.kind == "basic") != bool(card.role):
        raise refuse("role", "missing-field" if card.kind == "basic" else "not-here")
    if (card.kind in ("trait", "company")) != bool(card.trait):
        raise refuse("trait", "missing-field" if not card.trait else "not-here")
    needs_sign = card.kind == "resource" or card.role in ("small", "medium", "large")
    if needs_sign != bool(card.resource):
        raise refuse("resource", "missing-field" if needs_sign else "not-here")
    goal = card.is_goal or card.kind == "company"
    for field in ("tokens", "triggers", "flips", "requires"):
        if getattr(card, field) and not goal:
            raise refuse(field, "not-here")
    for field in ("on_discard", "on_exile"):
        if getattr(card, field) and goal:
            raise refuse(field, "not-here")
    if card.kind == "active" and not card.effects:
        raise refuse("effects", "missing-field")
    if card.kind in ("passive", "company") and card.effects:
        raise refuse("effects", "not-here")
    if card.kind == "passive" and not (card.flips or card.triggers):
        raise refuse("flips", "missing-field")
    if card.kind == "company" and not (card.requires or card.tokens):
        raise refuse("requires", "missing-field")
    if card.kind == "company" and card.triggers and not card.tokens:
        raise refuse("tokens", "missing-field")
    if goal and not isinstance(card.points, int):
        raise refuse("points", "wrong-type")
    for path, words in ways(card):
        _words(file, card.id, f"{path}.text", {"ko": words.ko, "en": words.en})

    def see(path: str, value: Any) -> None:
        _check_part(file, card, known, path, value)

    _walk(card, see)


def _check_part(file: str, card: Card, known: set[str], path: str, value: Any) -> None:
    def refuse(field: str, reason: str, **args: Any) -> PackError:
        return PackError(file, card.id, f"{path}.{field}".lstrip("."), reason, **args)

    if isinstance(value, Filter) and value.design and value.design not in known:
        raise refuse("design", "unknown-card", card=value.design)
    if isinstance(value, Choose) and not 1 <= value.n <= len(value.ways):
        raise refuse("n", "range", min=1, max=len(value.ways))
    if isinstance(value, If) and not (value.then or value.otherwise):
        raise refuse("then", "missing-field")
    if isinstance(value, Token) and value.on == "self" and not card.tokens:
        raise refuse("on", "no-tokens")
    if isinstance(value, Discard) and value.how == "choice" and value.who in ("opponents", "all"):
        # All are asked at once, so nothing can hang on what one of them does.
        for field in ("may", "then", "otherwise"):
            if getattr(value, field):
                raise refuse(field, "not-here")
    for field in ("n", "take", "min", "max", "times", "plus", "at_most"):
        number = getattr(value, field, 0)
        least = -LARGEST if field != "n" or isinstance(value, BELOW_NOTHING) else 0
        if isinstance(number, int) and not least <= number <= LARGEST:
            raise refuse(field, "range", min=least, max=LARGEST)
    if getattr(value, "resource", "") == "chosen" and not _chooses(card):
        raise refuse("resource", "nothing-chosen")
    if isinstance(value, Line):
        if value.otherwise and not (value.may or isinstance(value, If) or _may_fail(value)):
            raise refuse("otherwise", "not-here")
        if value.who == "owner" and ".effects" not in f".{path}":
            raise refuse("who", "not-here")
    if isinstance(value, Cond):
        given = sum((value.is_ is not None, bool(value.all), bool(value.any)))
        if given != 1:
            raise refuse("is", "one-of", fields="is, all, any")
        if value.is_ is not None and value.min is None and value.max is None:
            raise refuse("min", "missing-field")
        for field in ("min", "max"):
            table = getattr(value, field)
            if isinstance(table, dict) and set(cast("dict[str, int]", table)) != SEAT_NUMBERS:
                raise refuse(field, "one-each", fields=", ".join(sorted(SEAT_NUMBERS)))
            if isinstance(table, dict) and any(
                abs(bound) > LARGEST for bound in cast("dict[str, int]", table).values()
            ):
                raise refuse(field, "range", min=-LARGEST, max=LARGEST)
    if isinstance(value, Count):
        if (value.count == "resource") != bool(value.resource):
            raise refuse("resource", "missing-field" if value.count == "resource" else "not-here")
        if value.per < 1:
            raise refuse("per", "range", min=1, max=99)
        if not 1 <= value.rank <= len(RESOURCES):
            raise refuse("rank", "range", min=1, max=len(RESOURCES))


def _chooses(card: Card) -> bool:
    """Whether a card lets a resource be chosen at all."""
    found: list[bool] = []
    _walk(card, lambda _, value: found.append(isinstance(value, ChooseRes)))
    return any(found)


def _may_fail(line: Line) -> bool:
    """Whether a line can do nothing although nobody declines it."""
    return type(line).__name__ not in ("Credit", "Energy", "Buys", "CostMod", "Lasting", "NextTurn", "Penalty")


def _walk(value: Any, see: Callable[[str, Any], None], path: str = "") -> None:
    if isinstance(value, tuple):
        for number, item in enumerate(cast("tuple[Any, ...]", value)):
            _walk(item, see, f"{path}.{number}".lstrip("."))
    elif isinstance(value, msgspec.Struct) and not isinstance(value, Words):
        if not isinstance(value, Card):
            see(path, value)
        for name in value.__struct_fields__:
            _walk(getattr(value, name), see, f"{path}.{name}".lstrip("."))


# --- what the box must hold ------------------------------------------------------------------------------------------


def _check_numbers(cards: list[Card], where: dict[str, str]) -> None:
    """Rules 0.1, 10.1: 96 basic, 100 market, 20 public goals, 12 company goals; what a player starts with."""
    box = Counter[str]()
    for card in cards:
        room = {"trait": "basic", "resource": "market", "plan": "market", "active": "goals", "passive": "goals"}
        box[room.get(card.kind, card.kind)] += card.copies

    def file_of(*kinds: str) -> str:
        return next((where[card.id] for card in cards if card.kind in kinds), HEAD)

    for room, kinds in (
        ("basic", ("basic", "trait")),
        ("market", ("resource", "plan")),
        ("goals", ("active", "passive")),
        ("company", ("company",)),
    ):
        if box[room] != COUNTS[room]:
            raise PackError(file_of(*kinds), "", "copies", "count", what=room, found=box[room], wanted=COUNTS[room])
    wanted: dict[tuple[str, str], int] = {("investment", ""): 5 * SEATS}
    wanted |= {(size, resource): 4 for size in ("small", "medium", "large") for resource in RESOURCES}
    found = Counter[tuple[str, str]]()
    for card in cards:
        if card.role:
            found[card.role, card.resource] += card.copies
    for (role, resource), number in wanted.items():
        if found[role, resource] != number or sum((c.role, c.resource) == (role, resource) for c in cards) != 1:
            what = f"{role} {resource}".strip()
            raise PackError(
                file_of("basic"), "", "role", "count", what=what, found=found[role, resource], wanted=number
            )
    for trait in TRAITS:
        mine = [card for card in cards if card.trait == trait]
        traits = [card for card in mine if card.kind == "trait"]
        if len(traits) != 1 or traits[0].copies != SEATS:
            copies = sum(card.copies for card in traits)
            raise PackError(file_of("trait"), "", "trait", "count", what=trait, found=copies, wanted=SEATS)
        goals = [card for card in mine if card.kind == "company"]
        if sum(card.copies for card in goals) != 3:
            raise PackError(file_of("company"), "", "trait", "count", what=trait, found=len(goals), wanted=3)
    for card in cards:
        if card.is_goal and card.copies != 1:
            raise PackError(where[card.id], card.id, "copies", "range", min=1, max=1)


def triggers_of(card: Card) -> list[tuple[str, Trigger]]:
    """Every trigger of a card with its path, those of lasting lines included."""
    found: list[tuple[str, Trigger]] = []

    def see(path: str, value: Any) -> None:
        if isinstance(value, Trigger):
            found.append((path, value))

    _walk(card, see)
    return found
