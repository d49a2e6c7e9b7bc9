"""A small valid pack for tests, as plain records that a test may change, and its writing as TOML files."""

from __future__ import annotations

import copy
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.games.project_mine.cards import Pack
from bot.games.project_mine.packs import load
from bot.games.project_mine.verbs import RESOURCES, TRAITS

Record = dict[str, Any]
Files = dict[str, list[Record]]


def named(record: Record) -> Record:
    """The record with a name and a text in both languages."""
    label = record["id"].replace("-", " ")
    words = {"ko": f"{label} 카드", "en": label}
    return {"name": words, "text": {"ko": f"{label} 글", "en": f"{label} text"}} | record


def basics() -> list[Record]:
    """Mines, investments and traits (rules 10.2)."""
    found: list[Record] = []
    for size, cost, points, gain in (("small", 0, 0, 1), ("medium", 3, 1, 2), ("large", 6, 2, 3)):
        for resource in RESOURCES:
            effects = [{"do": "gain_res", "resource": resource, "n": gain}]
            found.append(
                {"id": f"{size}-{resource}", "kind": "basic", "role": size, "resource": resource, "cost": cost}
                | {"energy": 1, "points": points, "copies": 4, "effects": effects}
            )
    credit = [{"do": "credit", "n": 1}]
    found.append(
        {"id": "investment", "kind": "basic", "role": "investment", "energy": 1, "copies": 20, "effects": credit}
    )
    does: dict[str, list[Record]] = {
        "trade": [{"do": "discard", "then": [{"do": "credit", "n": 2}]}],
        "collection": [{"do": "choose_res", "mode": "lose", "may": True, "then": [{"do": "choose_res"}]}],
        "research": [{"do": "look", "zone": "deck", "upto": True, "to": "bottom", "rest": "top"}, {"do": "draw"}],
        "sales": [{"do": "draw"}, {"do": "credit", "n": 1}],
    }
    for trait in TRAITS:
        found.append({"id": f"trait-{trait}", "kind": "trait", "trait": trait, "copies": 4, "effects": does[trait]})
    return found


def market() -> list[Record]:
    """Five designs of 16 copies and one plan of 20."""
    found: list[Record] = []
    costs = {"ruby": 1, "sapphire": 3, "emerald": 4, "iron": 6, "gold": 8}
    for number, resource in enumerate(RESOURCES):
        does: list[list[Record]] = [
            [{"do": "draw"}, {"do": "gain_res", "resource": "ruby", "n": {"count": "played", "per": 2}}],
            [{"do": "look", "zone": "market", "n": 2, "upto": True, "to": "gain", "rest": "bottom"}],
            [{"do": "choose_res", "n": 2}],
            [{"do": "lose_res", "who": "opponents", "resource": "most", "n": 2, "upto": True}],
            [{"do": "lose_res", "resource": "gold", "n": 1}, {"do": "credit", "n": 3}],
        ]
        found.append(
            {"id": f"{resource}-card", "kind": "resource", "resource": resource, "cost": costs[resource]}
            | {"energy": min(2, number), "points": number, "copies": 16, "effects": does[number]}
        )
    found[2]["on_discard"] = [{"do": "gain_res", "resource": "emerald", "n": 1}]
    found[3]["effects"].append({"do": "discard", "who": "opponents", "n": 1})
    found.append(
        {"id": "plan-card", "kind": "plan", "cost": 2, "energy": 0, "points": 0, "copies": 20}
        | {"effects": [{"do": "credit", "n": 2}, {"do": "buys", "n": 1}]}
    )
    return found


def goals() -> list[Record]:
    """Nine active and eleven passive public goals."""
    found: list[Record] = []
    for number in range(9):
        found.append(
            {"id": f"active-{number}", "kind": "active", "cost": 1 + number % 6, "points": 2, "tokens": 2}
            | {"effects": [{"do": "mill", "then": [{"do": "token"}]}]}
        )
    for number in range(11):
        rank = 1 + number % 5
        found.append(
            {"id": f"passive-{number}", "kind": "passive", "cost": 1 + number % 6, "points": 3}
            | {"flips": {"is": {"count": "resource_rank", "rank": rank}, "min": 12 - 2 * rank}}
        )
    found[10] = {"id": "passive-busy", "kind": "passive", "cost": 2, "points": 4, "tokens": 2} | {
        "triggers": [{"event": "play", "when": {"is": {"count": "played"}, "min": 4, "max": 4}, "effects": [token()]}]
    }
    return found


def token() -> Record:
    """A line: a token on the goal at hand."""
    return {"do": "token"}


def companies() -> list[Record]:
    """Three company goals per trait; one of each counts tokens."""
    found: list[Record] = []
    for trait in TRAITS:
        for points in (12, 16):
            owned = {"is": {"count": "owned", "filter": {"points_min": 2}}, "min": points // 4}
            found.append(
                {"id": f"company-{trait}-{points}", "kind": "company", "trait": trait, "points": points}
                | {"requires": owned}
            )
        found.append(
            {"id": f"company-{trait}-20", "kind": "company", "trait": trait, "points": 20, "tokens": 3}
            | {"triggers": [{"event": "buy", "filter": {"kind": "plan"}, "effects": [token()]}]}
        )
    return found


def files() -> Files:
    """The whole pack: file name -> records."""
    return {
        "basic.toml": [named(record) for record in basics()],
        "market.toml": [named(record) for record in market()],
        "goals.toml": [named(record) for record in goals()],
        "company.toml": [named(record) for record in companies()],
    }


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


def write(folder: Path, records: Files) -> Path:
    """Write a pack's files."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(
        'id = "tiny"\nname = { ko = "작은 꾸러미", en = "Tiny pack" }\n', encoding="utf-8"
    )
    for name, cards in records.items():
        text = "\n".join("[[card]]\n" + "".join(f"{key} = {toml(item)}\n" for key, item in c.items()) for c in cards)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def packed(records: Files) -> Pack:
    """The compiled pack of these records."""
    with TemporaryDirectory() as folder:
        return load(write(Path(folder) / "pack", records))


@cache
def tiny() -> Pack:
    """The small pack, compiled."""
    return packed(files())


def with_card(card: Record, copies_from: str = "") -> Pack:
    """The small pack with one design in the place of another of its kind (its copies are taken over)."""
    records = copy.deepcopy(files())
    for cards in records.values():
        for at, old in enumerate(cards):
            if old["kind"] == card["kind"] and old["id"] == (copies_from or old["id"]):
                keep = {
                    key: old[key] for key in ("copies", "resource", "cost", "role", "trait", "points") if key in old
                }
                cards[at] = (
                    named(keep | {"energy": 0} | card)
                    if old["kind"] not in ("active", "passive", "company")
                    else (named(keep | card))
                )
                return packed(records)
    raise AssertionError(f"no such design: {copies_from}")
