"""Games with everything on: the command that counts wins by faction, and what a bot is not asked in vain."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bot.core import bots
from bot.core.match import Match
from bot.core.selfplay import next_move, volunteer
from bot.core.streams import Stream
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.flow.setup import POOL
from tests.games.twilight_imperium import balance
from tests.games.twilight_imperium.balance import WITH_ALL, by_faction, page, reasons, run, verdict


def _game(number: int, factions: tuple[str, ...], won: list[int], **more: Any) -> dict[str, Any]:
    told: dict[str, Any] = {
        "seats": len(factions),
        "number": number,
        "seed": "told",
        "pool": list(POOL),
        "levels": ["easy"] * len(factions),
        "finished": True,
        "by_points": True,
        "rounds": 6,
        "mecatol": 3,
        "seat_rounds": 12,
        "public_seat_rounds": 9,
        "last_seat_rounds": 15,
        "public_last_seat_rounds": 10,
        "points": [10, 6, 4],
        "sources": {"public I": 12},
        "sources_by_seat": [{"public I": 8, "custodians": 2}, {"secret": 6}, {"public II": 4}],
        "won": won,
        "factions": list(factions),
        "settled": [6, 5, 3],
        "homeless": [2],
        "answers": 900,
        "times": {"easy": [1.0, 1.0, 2.0, 3.0]},
    }
    return {**told, **more}


def test_wins_are_counted_by_faction_and_shared_ones_split() -> None:
    games = [_game(0, ("sol", "yin", "winnu"), [0]), _game(1, ("yin", "sol", "xxcha"), [0, 1])]
    rows = by_faction(games)
    assert {one: (row["games"], row["wins"]) for one, row in rows.items()} == {
        "sol": (2, 1.5),
        "yin": (2, 0.5),
        "winnu": (1, 0),
        "xxcha": (1, 0),
    }
    assert rows["sol"]["points"] == 8
    assert rows["sol"]["sources"]["public I"] == 4
    told = page(games, 3, "told")
    assert "| sol | 2 | 1.5 | 75% " in told
    assert "| winnu | 1 | 0 | 0% " in told
    assert "| seats that lack a planet of their home at the end | 33% " in told


def test_why_a_faction_is_outside_is_told_by_what_was_counted() -> None:
    rows = by_faction([_game(0, ("sol", "yin", "winnu"), [0]), _game(1, ("yin", "sol", "xxcha"), [0, 1])])
    told = "\n".join(reasons(rows))
    assert "- **sol** (high, interval reaches in): 5.5 planets as round 3 begins, all have 4.7 on the mean" in told
    assert "- **winnu** (low, interval reaches in): 3.0 planets" in told
    assert "it begins with 1 carrier; points of " in told
    assert "public I -2.67" in told
    assert "public II +2.67" in told
    assert "(correlation\n0.82)" in told
    assert "**yin**" not in told


def test_lines_that_do_not_tell_enough_are_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    old = _game(0, POOL[:3], [0])
    del old["settled"]
    kept.write_text(f"{json.dumps(old)}\n{json.dumps(_game(1, POOL[:3], [0]))}\n", encoding="utf-8")
    assert list(balance.there(kept, 3, "told")) == [1]


def test_a_share_is_judged_with_its_interval() -> None:
    assert verdict({"share": 0.2, "low": 0.1, "high": 0.3}) == "within"
    assert verdict({"share": 0.3, "low": 0.29, "high": 0.4}) == "high"
    assert verdict({"share": 0.05, "low": 0.01, "high": 0.12}) == "low, interval reaches in"


def test_a_run_goes_on_where_it_stood_and_leaves_other_runs_aside(tmp_path: Path, monkeypatch: Any) -> None:
    kept, asked = tmp_path / "games.jsonl", list[int]()

    def one_game(seats: int, seed: str, number: int) -> dict[str, Any]:
        asked.append(number)
        return _game(number, POOL[:seats], [0], seed=seed)

    monkeypatch.setattr(balance, "one_game", one_game)
    assert len(run(3, 2, "told", kept)) == 2
    assert len(run(3, 3, "told", kept)) == 3
    assert asked == [0, 1, 2]
    run(3, 1, "another", kept)
    assert asked == [0, 1, 2, 0]
    monkeypatch.setattr(balance, "POOL", POOL[:-1])
    run(3, 1, "told", kept)
    assert asked == [0, 1, 2, 0, 0], "games of other factions are other games"


def test_whatever_a_bot_would_volunteer_to_is_heeded() -> None:
    stream = Stream.of("test-balance", "heeded")
    match = Match.new("twilight_imperium", 4, stream.seed_bytes(), WITH_ALL)
    rules, given, passed_over = TWILIGHT_IMPERIUM, 0, 0
    for _ in range(220):
        move = next_move(match)
        if move is None:
            match.elapse(match.timers()[0])
            continue
        match.answer(move[0], move[1].no, bots.choose(match, *move, "easy", stream))
        for seat in range(4):
            for question in match.asked(seat):
                if question.blocking or question.answered:
                    continue
                wanted = rules.volunteer(match.view(seat), seat, question) is not None
                heeded = rules.heeds(match.play, seat, question)
                assert heeded or not wanted, question.slot
                given, passed_over = given + wanted, passed_over + (not heeded)
        volunteer(match, ["easy"] * 4)
    assert given
    assert passed_over
