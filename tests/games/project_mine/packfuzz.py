"""Broken and strange packs on purpose: the house pack with one thing changed, or with effects made of anything."""

from __future__ import annotations

import copy
import json
import tomllib
import types
from collections.abc import Callable, Iterator
from datetime import date
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from bot.core.cards.records import Bilingual
from bot.games.project_mine import verbs
from bot.games.project_mine.cards import BUILT_IN, PackError

Record = dict[str, Any]
Files = dict[str, dict[str, Any]]
"""File name -> its document."""

ODD: Final[tuple[Any, ...]] = (
    "", "x", " ", "X", "any", "ruby", "draw", "me", "../x", "\x00", "\u202e", "가" * 500, "{0}", "{ $card }",
    -1, 0, 1, 2, 3, 5, 40, 41, 98, 99, 100, -(2**63), 2**63, 10**30, 1.0, 0.5, -0.0, 1e308, float("nan"), float("inf"),
    True, False, [], {}, [[]], [{}], {"do": "draw"}, [{"do": "draw"}], {"count": "era"}, {"ko": "가", "en": "a"},
    date(2020, 2, 20),
)  # fmt: skip
"""What may stand in the place of anything."""


@cache
def _house() -> Files:
    return {file.name: tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(BUILT_IN.glob("*.toml"))}


def house() -> Files:
    """The documents of the house pack, free to be changed."""
    return copy.deepcopy(_house())


def written(value: Any) -> str:
    """A value in TOML, inline; whatever it is."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, dict):
        table = cast("dict[str, Any]", value)
        return "{ " + ", ".join(f"{written(key)} = {written(item)}" for key, item in table.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(item) for item in cast("list[Any]", value)) + "]"
    return str(value)


def write(folder: Path, documents: Files) -> Path:
    """Write documents as the files of a pack."""
    folder.mkdir(exist_ok=True)
    for name, document in documents.items():
        text: list[str] = []
        tables: list[str] = []
        for field, value in document.items():
            if field == "card" and isinstance(value, list) and all(isinstance(one, dict) for one in value):
                for record in value:
                    tables += ["[[card]]", *(f"{written(key)} = {written(item)}" for key, item in record.items())]
            else:
                text.append(f"{written(field)} = {written(value)}")
        (folder / name).write_text("\n".join([*text, *tables]) + "\n", encoding="utf-8")
    return folder


# --- one thing changed -----------------------------------------------------------------------------------------------


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands inside a document."""
    if path:
        yield path
    inside: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield from places(item, (*path, key))


def changed(rng: Random) -> tuple[Files, str]:
    """The house pack with one thing changed, and what."""
    documents = house()
    file = rng.choice(sorted(documents))
    document = documents[file]
    path = rng.choice(list(places(document)))
    *way, last = path
    parent: Any = document
    for key in way:
        parent = parent[key]
    how = rng.choice(("odd", "odd", "odd", "gone", "twice", "extra", "graft", "rename"))
    where = f"{file}: {'.'.join(map(str, path))}"
    if how == "odd":
        parent[last] = value = copy.deepcopy(rng.choice(ODD))
        return documents, f"{where} = {value!r:.40}"
    if how == "gone":
        del parent[last]
    elif how == "twice" and isinstance(parent, list):
        parent.append(copy.deepcopy(parent[last]))
    elif how == "rename" and isinstance(parent, dict):
        parent[rng.choice(("do", "n", "who", "zone", "colour", "then", "effects"))] = parent.pop(last)
    elif how == "extra" and isinstance(parent, dict):
        parent[rng.choice(("colour", "may", "then", "upto", "filter", "n", "on_exile"))] = copy.deepcopy(
            rng.choice(ODD)
        )
    else:
        how = "graft"
        other = rng.choice(sorted(documents))
        found = [one for one in places(documents[other]) if one[-1] == last]
        if found:
            at: Any = documents[other]
            for key in rng.choice(found):
                at = at[key]
            parent[last] = copy.deepcopy(at)
    return documents, f"{where} {how}"


# --- effects made of anything ----------------------------------------------------------------------------------------

_LINES: Final[tuple[type[Any], ...]] = get_args(verbs.AnyLine)


@cache
def _fields(kind: type[Any]) -> tuple[tuple[str, str, Any, bool], ...]:
    """Name in the code, name in the file, type and whether it must be given."""
    hints = get_type_hints(kind)
    return tuple(
        (
            one.name,
            one.encode_name,
            hints[one.name],
            one.default is msgspec.NODEFAULT and one.default_factory is msgspec.NODEFAULT,
        )
        for one in msgspec.structs.fields(kind)
    )


def _any(rng: Random, kind: Any, deep: int) -> Any:
    """Something of a type, as it stands in a file."""
    origin = get_origin(kind)
    if kind is int:
        return rng.choice((0, 1, 1, 1, 2, 2, 3, 5, 99, -1))
    if kind is bool:
        return rng.random() < 0.5
    if kind is str:
        return rng.choice(("investment", "small-iron", "ruby-vein"))
    if kind is Bilingual:
        return {"ko": "길", "en": "way"}
    if origin is Literal:
        return rng.choice(get_args(kind))
    if origin is tuple:
        inner = get_args(kind)[0]
        return [_any(rng, inner, deep - 1) for _ in range(rng.choice((1, 1, 2, 3) if deep > 0 else (0,)))]
    if origin is dict:
        return {"2": rng.randrange(4), "3": rng.randrange(4), "4": rng.randrange(4)}
    if origin in (Union, types.UnionType):
        among = [one for one in get_args(kind) if one is not type(None)]
        if set(_LINES) <= set(among):
            return record(rng, rng.choice(_LINES), deep)
        return _any(rng, among[0] if int in among and rng.random() < 0.6 else rng.choice(among), deep)
    return record(rng, kind, deep)


def record(rng: Random, kind: type[Any], deep: int) -> Record:
    """A record of a type with some of its fields."""
    found: Record = {}
    tag = kind.__struct_config__.tag
    if tag:
        found["do"] = tag
    for name, written_name, hint, needed in _fields(kind):
        heavy = name in ("then", "otherwise", "all", "any", "filter", "when", "who", "may")
        if needed or (deep > 0 and rng.random() < (0.15 if heavy else 0.5)):
            found[written_name] = _any(rng, hint, deep)
    if kind is verbs.Cond and not found.keys() & {"is", "all", "any"}:
        found["is"] = record(rng, verbs.Count, deep)
    if kind is verbs.Cond:
        if "is" in found:
            found = {"is": found["is"], "min": found.get("min", 1)}
        else:
            found = dict([next(iter(found.items()))])
    if kind is verbs.Count and found.get("count") == "resource":
        found["resource"] = rng.choice(verbs.RESOURCES)
    elif kind is verbs.Count:
        found.pop("resource", None)
    return found


def lines(rng: Random, deep: int = 3) -> list[Record]:
    """Some lines of an effect."""
    return [record(rng, rng.choice(_LINES), deep) for _ in range(rng.choice((1, 1, 2, 3)))]


def strange(rng: Random, cards: int, refused: Callable[[Files], PackError | None]) -> Files:
    """The house pack in which `cards` designs do something else.

    Args:
        rng: decides.
        cards: how many designs.
        refused: why the loader refuses a pack, None if it takes it. A field that it refuses is taken away; effects that
            it refuses still are thrown away.
    """
    documents = house()
    records: list[Record] = [one for document in documents.values() for one in document.get("card", ())]
    for card in rng.sample(records, cards):
        before = copy.deepcopy(card)
        for _ in range(12):
            if card["kind"] in ("passive", "company"):
                card["tokens"] = rng.choice((1, 2, 9))
                card["triggers"] = [record(rng, verbs.Trigger, 2)]
                card["triggers"][0]["effects"].append({"do": "token"})
            else:
                card["effects"] = lines(rng) + ([{"do": "token"}] if card["kind"] == "active" else [])
                if card["kind"] != "active" and rng.random() < 0.5:
                    card[rng.choice(("on_discard", "on_exile"))] = lines(rng, 2)
            error = refused(documents)
            while error is not None and error.reason in ("not-here", "crossed") and _without(card, error.field):
                error = refused(documents)
            if error is None:
                break
            card.clear()
            card.update(copy.deepcopy(before))
    return documents


def _without(card: Record, path: str) -> bool:
    """Take a field away; False if it is not there."""
    *way, last = path.split(".")
    at: Any = card
    for step in way:
        at = at[int(step)] if isinstance(at, list) else at.get(step)
    return isinstance(at, dict) and at.pop(last, None) is not None
