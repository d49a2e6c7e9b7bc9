"""A small valid pack for tests, as plain records that a test may change, and its writing as TOML files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.games.the_dome.cards import Pack
from bot.games.the_dome.packs import load

Record = dict[str, Any]
COLOURS = ("red", "blue", "yellow")


def named(record: Record) -> Record:
    """The record with a name and a text in both languages."""
    label = record["id"].replace("-", " ")
    words = {"ko": f"{label} 카드", "en": label}
    return {"name": words, "text": {"ko": f"{label} 글", "en": f"{label} text"}} | record


def player(name: str, kind: str, colour: str, cost: tuple[int, int], **more: Any) -> Record:
    """A player card, grey."""
    return {"id": name, "kind": kind, "colour": colour, "grade": "grey", "cost": list(cost)} | more


def players() -> list[Record]:
    """Fifteen neutral designs: every verb somewhere, a Control for every window."""
    ways = [
        {"text": {"ko": "피해", "en": "Damage"}, "effects": [{"do": "damage", "n": 1}]},
        {"text": {"ko": "회복", "en": "Recover"}, "effects": [{"do": "recover", "n": 2}]},
    ]
    return [
        player("red-hit", "action", "red", (1, 2), effects=[{"do": "damage", "n": 2}]),
        player("red-grind", "action", "red", (0, 1), effects=[{"do": "deck_damage", "n": 2}, {"do": "damage"}]),
        player("red-gun", "program", "red", (1, 1), ability={"cost": [0, 1], "effects": [{"do": "damage", "n": 1}]}),
        player(
            "red-forge",
            "program",
            "red",
            (0, 1),
            addon=True,
            triggers=[{"event": "turn_start", "effects": [{"do": "allocate", "zone": "deck", "pool": "red"}]}],
        ),
        player("red-snare", "control", "red", (0, 1), window="install", effects=[{"do": "nullify"}]),
        player("blue-scan", "action", "blue", (0, 1), effects=[{"do": "draw", "n": 2}, {"do": "discard", "n": 1}]),
        player(
            "blue-drain",
            "action",
            "blue",
            (1, 2),
            effects=[
                {"do": "pool_remove", "who": "opponent", "n": 1},
                {"do": "peek", "who": "opponent", "zone": "hand"},
            ],
        ),
        player(
            "blue-watch",
            "program",
            "blue",
            (1, 2),
            static=[{"query": "cost_x", "add": -1, "kind": "action"}],
            triggers=[{"event": "turn_end", "effects": [{"do": "recover"}]}],
        ),
        player("blue-wall", "control", "blue", (0, 1), window="damage", effects=[{"do": "prevent", "n": 2}]),
        player("blue-echo", "control", "blue", (1, 1), window="reveal", effects=[{"do": "nullify"}]),
        player("yellow-mend", "action", "yellow", (0, 1), effects=[{"do": "choose", "ways": ways}]),
        player("yellow-cut", "action", "yellow", (0, 1), effects=[{"do": "cost_mod", "x": -1, "y": -2}, {"do": "ap"}]),
        player(
            "yellow-well",
            "program",
            "yellow",
            (1, 2),
            ability={"effects": [{"do": "draw", "then": [{"do": "discard", "n": 1}]}]},
        ),
        player("yellow-lock", "control", "yellow", (0, 1), window="crack", effects=[{"do": "prevent", "n": 2}]),
        player(
            "yellow-tide", "action", "yellow", (1, 2), effects=[{"do": "crack_points", "n": 2}, {"do": "push_back"}]
        ),
    ]


def others() -> list[Record]:
    """Two characters, ten system cards, seven Mastermind cards and the event."""
    found: list[Record] = [
        {"id": "ana", "kind": "character", "hand": 6, "start": [2, 1, 0], "limits": [6, 5, 4], "deck": [10, 10, 10]}
        | {"leaks": [[2, 4], [2, 3]], "ability": {"cost": [1, 3], "colour": "red", "effects": [{"do": "damage"}]}},
        {"id": "bo", "kind": "character", "hand": 6, "start": [1, 1, 1], "limits": [5, 5, 5], "deck": [10, 10, 10]}
        | {"leaks": [[1, 3], [3, 5]], "triggers": [{"event": "complete", "effects": [{"do": "draw"}]}]},
    ]
    tracks = ("rbb", "brr", "yry", "rrby", "byyb", "yrby", "bbrb", "ryr", "yyb", "brbyr")
    letters = {"r": "red", "b": "blue", "y": "yellow"}
    for at, track in enumerate(tracks):
        record: Record = {"id": f"system-{at}", "kind": "system", "track": [letters[one] for one in track]}
        if at % 2:
            record |= {"becomes": "action", "effects": [{"do": "damage", "n": 2}, {"do": "ready", "all": True}]}
        else:
            record |= {"becomes": "program", "ability": {"effects": [{"do": "damage", "who": "player"}]}}
        found.append(record)
    for at in range(7):
        found.append(
            {"id": f"master-{at}", "kind": "mastermind", "energy": 1 + at % 3}
            | {"weak": [{"do": "damage", "who": "opponent"}], "effects": [{"do": "damage", "n": 3, "who": "opponents"}]}
        )
    found.append({"id": "event", "kind": "event", "effects": [{"do": "deck_damage", "n": 2, "who": "opponents"}]})
    return found


def decks() -> list[Record]:
    """One deck for each character: two copies of everything."""
    cards = {record["id"]: 2 for record in players()}
    return [{"id": f"{name}-deck", "character": name, "cards": cards} for name in ("ana", "bo")]


def toml(value: Any) -> str:
    """A value in TOML, inline."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml(str(key))} = {toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return str(value)


def write(folder: Path, cards: list[Record], lists: list[Record]) -> Path:
    """Write a pack's files."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(
        'id = "tiny"\nname = { ko = "작은 꾸러미", en = "Tiny pack" }\n', encoding="utf-8"
    )
    lines: list[str] = []
    for record in cards:
        lines += ["[[card]]", *(f"{key} = {toml(item)}" for key, item in named(record).items())]
    for record in lists:
        words = {"ko": "덱", "en": "Deck"}
        lines += ["[[deck]]", *(f"{key} = {toml(item)}" for key, item in ({"name": words} | record).items())]
    (folder / "cards.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def packed(cards: list[Record], lists: list[Record] | None = None) -> Pack:
    """The compiled pack of these records."""
    with TemporaryDirectory() as folder:
        return load(write(Path(folder) / "pack", cards, decks() if lists is None else lists))


@cache
def tiny() -> Pack:
    """The small pack, compiled."""
    return packed([*players(), *others()])


def with_cards(*records: Record) -> Pack:
    """The small pack with more (or other) designs; a record of a known id replaces it. Decks stay as they are."""
    cards = {record["id"]: record for record in (*players(), *others())}
    for record in records:
        cards[record["id"]] = record
    return packed(list(cards.values()))
