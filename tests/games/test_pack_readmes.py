"""What is written about packs is what the loaders take: every example loads, every word is there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from bot.games.project_mine import cards as mine
from bot.games.project_mine import verbs as mine_verbs
from bot.games.the_dome import cards as dome
from bot.games.the_dome import verbs as dome_verbs
from tests.games.project_mine import packbox as mine_box
from tests.games.the_dome import packbox as dome_box

Record = dict[str, Any]
TEXTS = {
    "project_mine": (mine.BUILT_IN / "README.md").read_text(encoding="utf-8"),
    "the_dome": (dome.BUILT_IN / "README.md").read_text(encoding="utf-8"),
}


def blocks(game: str) -> list[str]:
    """The TOML of a README, a block each."""
    return re.findall(r"```toml\n(.*?)```", TEXTS[game], re.S)


def records(game: str) -> list[Record]:
    """Its `[[card]]` examples."""
    found = [tomllib.loads(block) for block in blocks(game) if "[[card]]" in block and "[[card.effects]]" not in block]
    return [record for document in found for record in document["card"]]


def lines(game: str) -> list[Record]:
    """Its examples of verbs: every table that stands at the beginning of a line, over as many lines as it takes."""
    found: list[Record] = []
    for block in blocks(game):
        rest = "" if "[[card" in block else block
        while rest := rest[rest.find("{ do") :] if "{ do" in rest else "":
            depth = next(at for at in range(len(rest)) if rest[: at + 1].count("{") == rest[: at + 1].count("}"))
            found.append(tomllib.loads(f"line = {rest[: depth + 1]}")["line"])
            rest = rest[depth + 1 :]
    return found


def in_a_plan(line: Record) -> mine.Pack:
    """The small pack of Project MINE with a plan that does this."""
    files = mine_box.files()
    files["market.toml"][-1]["effects"] = [line]
    return mine_box.packed(files)


def in_a_card(line: Record) -> dome.Pack:
    """The small pack of THE DOME with an action, or a Control where it answers an event, that does this."""
    card = dome_box.player("example", "action", "red", (0, 1), effects=[line])
    if line["do"] in ("nullify", "prevent"):
        card |= {"kind": "control", "window": "damage"}
    return dome_box.with_cards(card)


PLACES: dict[str, Callable[[Record], Any]] = {"project_mine": in_a_plan, "the_dome": in_a_card}


@pytest.mark.parametrize(("game", "line"), [(game, line) for game in TEXTS for line in lines(game)])
def test_every_line_that_is_shown_loads(game: str, line: Record) -> None:
    assert PLACES[game](line).sha


@pytest.mark.parametrize(
    ("kind", "record"),
    [(mine.Card, record) for record in records("project_mine")]
    + [(dome.Card, record) for record in records("the_dome")],
)
def test_every_card_that_is_shown_has_the_form(kind: type[Any], record: Record) -> None:
    fields = {name: {"ko": "가", "en": "a"} if value == "..." else value for name, value in record.items()}
    assert msgspec.convert(fields, kind).id == record["id"]


@pytest.mark.parametrize(("game", "verbs"), [("project_mine", mine_verbs), ("the_dome", dome_verbs)])
def test_no_word_is_left_out(game: str, verbs: Any) -> None:
    tags = {line.__struct_config__.tag for line in get_args(verbs.AnyLine)}
    assert {line["do"] for line in lines(game)} == tags
    words = {*get_args(verbs.Counted), *get_args(verbs.Happening)}
    if game == "the_dome":
        words |= {*dome_verbs.WINDOWS, *get_args(get_type_hints(dome_verbs.Static)["query"])}
    assert [word for word in sorted(words) if f"`{word}`" not in TEXTS[game]] == []


@pytest.mark.parametrize("game", sorted(TEXTS))
def test_the_bounds_are_those_of_the_loader(game: str) -> None:
    from bot.core.cards import folders
    from bot.games.project_mine.effects import LONGEST
    from bot.games.the_dome.packs import LEAST_SYSTEM, LONGEST_TRACK
    from bot.games.the_dome.readings import LONGEST_CHAIN

    assert (folders.LONGEST["name"], folders.LONGEST_ID) == (40, 40)
    assert f"a text or a note {folders.LONGEST['text']}, the text of a way {folders.LONGEST_WAY}" in TEXTS[game]
    assert f"{3 * folders.DEEPEST} deep in a card ({folders.DEEPEST} lines" in TEXTS[game]
    said = {
        "project_mine": [f"More than {LONGEST} lines"],
        "the_dome": [f"after {LONGEST_CHAIN} steps", f"1 to {LONGEST_TRACK} spaces", f"at least {LEAST_SYSTEM} system"],
    }
    assert [text for text in said[game] if text not in TEXTS[game]] == []
