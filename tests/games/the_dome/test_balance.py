"""The balance report of the house cards: whole games, the same every time, kept where they were played."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from bot.core import playable
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.game import THE_DOME
from tests.balance_dome import DECKS, MASTERMIND, MIRRORS, PAIRINGS, TABLES, Row, checks, chunk, play, report, seated


def test_six_pairings_four_mirrors_two_mastermind_tables() -> None:
    assert (len(PAIRINGS), len(MIRRORS), len(MASTERMIND)) == (6, 4, 2)
    assert set(DECKS) == set(built_in().decks)


@pytest.mark.parametrize("name", TABLES)
def test_decks_and_beginners_are_spread_evenly(name: str) -> None:
    whole = 24 * MASTERMIND[name] if name in MASTERMIND else 4
    seats = Counter((seat, deck) for game in range(whole) for seat, deck in enumerate(seated(name, game)[0]))
    assert len(set(seats.values())) == 1
    begun = Counter((decks[first], first) for decks, first in (seated(name, game) for game in range(whole)))
    assert len(set(begun.values())) == 1


def test_a_game_comes_out_the_same() -> None:
    playable.register(THE_DOME)
    row = play("ria-jerry", 3)
    assert row == play("ria-jerry", 3)
    assert row["decks"] == ("jerry-first", "ria-first")
    assert len(row["won"]) == 1
    assert row["why"] in ("durability", "draw")
    assert sum(row["used"][0].values()) > 0
    boss = play("mastermind-3", 0)
    assert len(boss["turns"]) == 3
    assert (boss["first"] in boss["won"]) == (len(boss["won"]) == 1)


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    kept = [{"won": [1]}]
    (tmp_path / "ria-ria-0-1.json").write_text(json.dumps(kept), encoding="utf-8")
    assert chunk("ria-ria", 0, 1, str(tmp_path)) == kept
    played = chunk("ria-ria", 1, 2, str(tmp_path))
    assert played == json.loads((tmp_path / "ria-ria-1-2.json").read_text(encoding="utf-8"))


def row(won: int, first: int, turns: float = 10, why: str = "durability", cracked: int = 3) -> Row:
    """A made-up duel of ria (seat 0) and jerry."""
    made = {"decks": ("ria-first", "jerry-first"), "first": first, "won": [won], "why": why, "turns": [turns, turns]}
    return made | {"cracked": cracked, "answers": 100, "used": [{}, {}]}


def held(rows: list[Row], name: str = "ria-jerry") -> dict[str, bool]:
    """What holds, by the first words of the target."""
    return {" ".join(target.split()[:3]): holds for target, _, _, holds in checks({name: rows})}


def test_targets_are_measured() -> None:
    even = [row(n % 2, n // 2 % 2, why="draw" if n % 5 == 0 else "durability") for n in range(20)]
    assert all(held(even).values())
    assert len(held(even)) == 5
    assert not held([row(0, 0)] * 20)["every pairing within"]
    assert not held([row(n % 2, 0, turns=7) for n in range(20)])["a duel lasts"]
    assert not held([row(n % 2, 0, turns=15) for n in range(20)])["a duel lasts"]
    assert not held([row(n % 2, 0) for n in range(20)])["deck-out decides 10-30"]
    assert not held([row(n % 2, 0, why="draw") for n in range(20)])["deck-out decides 10-30"]
    assert not held([row(n % 2, 0, cracked=6) for n in range(20)])["2-5 system cards"]
    assert not held([row(n % 2, n % 2) for n in range(20)], "ria-ria")["the first player"]
    assert not held([*even, row(0, 0) | {"won": []}])["every game ends"]


def test_the_report_names_every_target_and_what_fails() -> None:
    found = {"ria-jerry": [row(0, n % 2) for n in range(4)]}
    page = report(found, 4)
    results = checks(found)
    for target, _, figure, _ in results:
        assert target in page
        assert figure in page
    assert page.count("**no**") == sum(not holds for *_, holds in results)
    assert built_in().sha in page
