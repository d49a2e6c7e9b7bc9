"""Whoever cites a rule or a section says one that is there: `design 2.6` in docs/plan.md, rules in docs/rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
DOCS = HOUSE / "docs"
GAMES = ("metromania", "project_mine", "the_dome", "twilight_imperium")
NUMBER = r"[A-Z]{1,3}\d{1,2}[a-z]?"
SEVERAL = rf"{NUMBER}(?:(?:, |-|; | and |, and ){NUMBER})*"
SECTION = r"\d+(?:\.\d+)?"

RULES = re.compile(rf"\(({SEVERAL})\)|\"\"\"({SEVERAL}):")
"""A rule cited alone: in brackets, or at the head of a docstring."""
SECTIONS = re.compile(rf"\brules? (?:section )?({SECTION})|\bsection ({SECTION})")
ELSEWHERE = re.compile(rf"\b(metromania|project_mine|the_dome|twilight_imperium) ({NUMBER}|{SECTION})")
PLAN = re.compile(rf"\bdesign ({SECTION})")


def files(*folders: str) -> Iterator[Path]:
    """Texts that cite, below these folders."""
    for folder in folders:
        for path in sorted((HOUSE / folder).rglob("*")):
            if path.suffix in (".py", ".md", ".sql", ".toml", ".ftl") and path != Path(__file__):
                yield path


def of_plan() -> set[str]:
    """Sections of the plan and their numbered points."""
    text = (DOCS / "plan.md").read_text(encoding="utf-8")
    return set(re.findall(rf"(?m)^## ({SECTION})", text)) | set(re.findall(rf"(?m)^- \*\*({SECTION})", text))


def of_rules(game: str) -> set[str]:
    """Sections, numbered rules and numbered points of a game's rules."""
    text = (DOCS / "rules" / f"{game}.md").read_text(encoding="utf-8")
    found = set(re.findall(rf"(?m)^#+ ({SECTION})", text))
    found |= set(re.findall(rf"(?m)^\s*(?:\|\s*)?\**({NUMBER})\**(?=[.:,|\s*])", text))
    found |= set(re.findall(rf"(?:(?<=[\s(])|^)({NUMBER})(?=\. )", text))
    section = ""
    for line in text.splitlines():
        if head := re.match(rf"## ({SECTION})", line):
            section = head[1]
        # Points of a list, also where several stand in one line.
        found |= {f"{section}.{point}" for point in re.findall(r"(?:(?<=\. )|^\s*)(\d+)\. ", line)}
    return found


def known(cited: str, numbers: set[str]) -> bool:
    """Whether it is there; `D4c` may be a part of `D4`."""
    return cited in numbers or cited.rstrip("abcdefg") in numbers


def test_the_plan_has_what_is_cited_of_it() -> None:
    plan = of_plan()
    assert {"2.1", "2.14", "4"} <= plan
    lost = [
        f"{path.relative_to(HOUSE)}: design {number}"
        for path in files("bot", "cogs", "renderers", "tests", "docs")
        for number in PLAN.findall(path.read_text(encoding="utf-8"))
        if number not in plan
    ]
    assert not lost


@pytest.mark.parametrize("game", GAMES)
def test_a_games_rules_have_what_its_code_cites(game: str) -> None:
    numbers = of_rules(game)
    lost: list[str] = []
    cited = 0
    for path in files(f"bot/games/{game}", f"renderers/{game}", f"cogs/{game}", f"tests/games/{game}"):
        text = path.read_text(encoding="utf-8")
        found = [one for pair in RULES.findall(text) for one in re.findall(NUMBER, pair[0] or pair[1])]
        found += [pair[0] or pair[1] for pair in SECTIONS.findall(text)]
        cited += len(found)
        lost += [f"{path.relative_to(HOUSE)}: {one}" for one in found if not known(one, numbers)]
    assert cited > 50
    assert not lost


def test_rules_cited_by_the_name_of_their_game_are_there() -> None:
    numbers = {game: of_rules(game) for game in (*GAMES, "twilight_imperium")}
    lost = [
        f"{path.relative_to(HOUSE)}: {game} {number}"
        for path in files("bot", "cogs", "renderers", "tests")
        for game, number in ELSEWHERE.findall(path.read_text(encoding="utf-8"))
        if not known(number, numbers[game])
    ]
    assert not lost
