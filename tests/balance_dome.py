"""Balance of THE DOME's house cards by simulation (rules 11.6), reported in `docs/results/the_dome-balance.md`.

    python -m tests.balance_dome                      as committed: 1,000 games a pairing, on two processes
    python -m tests.balance_dome --games 150          fewer games; the report goes to build/results
    python -m tests.balance_dome --only ria-jerry     only tables whose name begins so, to the screen

Twelve kinds of tables, easy bots in every seat: the four decks against themselves, the six pairings (who sits where
and who begins is spread evenly), and Mastermind with three and four seats (decks go round). What was played is kept
under build/results by the card pack and the program it was played with, so an interrupted run goes on where it stopped.

The figures are counted, so the same program gives the same report on every machine.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import os
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final

from bot.core import playable
from bot.core.bots import choose
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.game import THE_DOME
from bot.games.the_dome.state import State
from tests.prove_report import table

GAME: Final = "the_dome"
HOUSE: Final = Path(__file__).parents[1]
REPORT: Final = HOUSE / "docs" / "results" / "the_dome-balance.md"
TRIAL: Final = HOUSE / "build" / "results"
FULL: Final = 1000
"""Games of each kind of table in the committed report."""
CHUNK: Final = 50
"""Games that are played, and kept, at one time."""
DECKS: Final = ("ria-first", "jerry-first", "mellow-first", "odit-first")

Row = dict[str, Any]
"""One game: see `play`."""


def short(deck: str) -> str:
    """`ria-first` -> `ria`."""
    return deck.partition("-")[0]


MIRRORS: Final = {f"{short(deck)}-{short(deck)}": (deck, deck) for deck in DECKS}
PAIRINGS: Final = {f"{short(a)}-{short(b)}": (a, b) for a, b in itertools.combinations(DECKS, 2)}
MASTERMIND: Final = {"mastermind-3": 3, "mastermind-4": 4}
TABLES: Final = (*MIRRORS, *PAIRINGS, *MASTERMIND)


def seated(name: str, game: int) -> tuple[tuple[str, ...], int]:
    """The deck of each seat, and the seat that begins (the Mastermind's)."""
    if name in MASTERMIND:
        seats = MASTERMIND[name]
        orders = list(itertools.permutations(DECKS, seats))
        return orders[game % len(orders)], game // len(orders) % seats
    one, other = MIRRORS.get(name) or PAIRINGS[name]
    return ((one, other), (other, one))[game % 2], game // 2 % 2


def play(name: str, game: int) -> Row:
    """One game as a row: `decks` by seat, `first`, `won` (seats), `why`, turns of each seat, `cracked`, `answers`, and
    by card how often it was installed or revealed by winners and by losers."""
    decks, first = seated(name, game)
    stream = Stream.of("balance", GAME, name, game)
    options = {"table-first": str(first)} | {f"table-deck-{seat}": deck for seat, deck in enumerate(decks)}
    match = Match.new(GAME, len(decks), stream.seed_bytes(), options)
    rules = match.play.game.rules
    used: list[Counter[str]] = [Counter() for _ in decks]
    answers = 0
    while match.result is None and answers < rules.bound:
        waiting = next_move(match)
        if waiting is None:
            events = match.elapse(match.timers()[0])
        else:
            seat, question = waiting
            events = match.answer(seat, question.no, choose(match, seat, question, "easy", stream))
        for event in events:
            if event.key in ("the_dome-event-install", "the_dome-event-reveal", "the_dome-event-completed"):
                used[int(event.args["seat"])][str(event.args["card"])] += 1
        answers += 1
    board: State = match.play.board
    won = [seat for seat, rank in enumerate(match.result.ranks) if rank == 1] if match.result else []
    return {
        "decks": decks,
        "first": first,
        "won": won,
        "why": board.reason,
        "turns": [player.turns for player in board.players],
        "cracked": board.cracked,
        "answers": answers,
        "used": [dict(cards) for cards in used],
    }


# --- playing and keeping ---------------------------------------------------------------------------------------------


def program() -> str:
    """A checksum of cards and program: rows of another one are not mixed in."""
    found = hashlib.sha256(built_in().sha.encode())
    for folder in ("bot/core", "bot/games/the_dome"):
        for file in sorted((HOUSE / folder).glob("*.py")):
            if file.name != "search.py":  # no hard bots here
                found.update(file.read_bytes())
    return found.hexdigest()[:16]


def chunk(name: str, begin: int, end: int, kept: str) -> list[Row]:
    """Games `begin` to `end` of a kind of table, from the kept ones if they were played before."""
    file = Path(kept) / f"{name}-{begin}-{end}.json"
    if not file.exists():
        playable.register(THE_DOME)
        rows = [play(name, game) for game in range(begin, end)]
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(".part")
        part.write_text(json.dumps(rows), encoding="utf-8")
        part.replace(file)
    return json.loads(file.read_text(encoding="utf-8"))


def gather(names: Sequence[str], games: int, workers: int) -> dict[str, list[Row]]:
    """All rows of the named tables."""
    kept = str(TRIAL / f"the_dome-balance-{program()}")
    found: dict[str, dict[int, list[Row]]] = {name: {} for name in names}
    with ProcessPoolExecutor(workers) as pool:
        running = {
            pool.submit(chunk, name, begin, min(begin + CHUNK, games), kept): (name, begin)
            for name in names
            for begin in range(0, games, CHUNK)
        }
        for done in as_completed(running):
            name, begin = running[done]
            found[name][begin] = done.result()
    return {name: [row for begin in sorted(parts) for row in parts[begin]] for name, parts in found.items()}


# --- figures ---------------------------------------------------------------------------------------------------------


def share(rows: Sequence[Row], of: Callable[[Row], bool]) -> float:
    """Share of the rows that are so."""
    return sum(map(of, rows)) / max(1, len(rows))


def mean(values: Sequence[float]) -> float:
    """The mean, 0 for none."""
    return sum(values) / max(1, len(values))


def part(values: Sequence[float], at: float) -> float:
    """The value that a share `at` of all do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(at * len(ordered)))]


def turns_each(row: Row) -> float:
    """Turns of each seat: the one that began may have had one more."""
    return sum(row["turns"]) / len(row["turns"])


def of_deck(deck: str) -> Callable[[Row], bool]:
    """Whether a deck won."""
    return lambda row: any(row["decks"][seat] == deck for seat in row["won"])


def first_won(row: Row) -> bool:
    """Whether the seat that began won; in Mastermind games that is the Mastermind."""
    return row["first"] in row["won"]


def deck_out(row: Row) -> bool:
    """Whether the game ended by a draw that could not be made."""
    return row["why"] == "draw"


def checks(found: dict[str, list[Row]]) -> list[tuple[str, str, str, bool]]:
    """Each target of rules 11.6: target, table, figure, whether it holds."""
    results: list[tuple[str, str, str, bool]] = []
    duels = {name: rows for name, rows in found.items() if name not in MASTERMIND}
    for name, rows in duels.items():
        turns = [turns_each(row) for row in rows]
        middle = part(turns, 0.5)
        inside = mean([8 <= t <= 14 for t in turns])
        figure = f"median {middle:g}, mean {mean(turns):.1f}, {inside:.0%} of the games inside"
        results.append(
            (
                "a duel lasts 8-14 turns each (median and mean)",
                name,
                figure,
                min(middle, mean(turns)) >= 8 and max(middle, mean(turns)) <= 14,
            )
        )
    for name in MIRRORS:
        if name in found:
            won = share(found[name], first_won)
            results.append(("the first player wins 45-55 %", name, f"{won:.1%}", 0.45 <= won <= 0.55))
    for name, (one, _) in PAIRINGS.items():
        if name in found:
            won = share(found[name], of_deck(one))
            results.append(("every pairing within 35-65 %", name, f"{short(one)} {won:.1%}", 0.35 <= won <= 0.65))
    for name, rows in duels.items():
        out = share(rows, deck_out)
        results.append(("deck-out decides 10-30 %", name, f"{out:.1%}", 0.1 <= out <= 0.3))
    for name, rows in duels.items():
        cracked = mean([row["cracked"] for row in rows])
        results.append(("2-5 system cards cracked per game (mean)", name, f"{cracked:.2f}", 2 <= cracked <= 5))
    for name in MASTERMIND:
        if name in found:
            won = share(found[name], first_won)
            results.append(("the Mastermind wins 40-60 %", name, f"{won:.1%}", 0.4 <= won <= 0.6))
    for name, rows in found.items():
        ended = sum(bool(row["won"]) for row in rows)
        results.append(("every game ends", name, f"{ended} of {len(rows)}", ended == len(rows)))
    return results


def report(found: dict[str, list[Row]], games: int) -> str:
    """The page for people."""
    pack = built_in()
    results = checks(found)
    lines = ["# THE DOME: balance of the house cards", ""]
    lines += [
        f"Made by `python -m tests.balance_dome`: {games} games a kind of table, easy bots in every seat.",
        f"Targets: rules 11.6; where a figure has a spread, its mean (turns: median too). Pack `{pack.sha}`.",
        "",
        "## Targets",
        "",
    ]
    lines += table(
        ("target", "table", "figure", "holds"),
        [(target, name, figure, "yes" if holds else "**no**") for target, name, figure, holds in results],
    )
    failed = [f"{target} ({name}: {figure})" for target, name, figure, holds in results if not holds]
    lines += ["", f"What does not hold: {'; '.join(failed) if failed else 'nothing'}.", "", "## Course", ""]
    rows: list[tuple[Any, ...]] = []
    for name, played in found.items():
        turns = [turns_each(row) for row in played]
        why = Counter(row["why"] for row in played)
        rows.append(
            (
                name,
                len(played),
                f"{mean(turns):.1f}, {part(turns, 0.05):g}-{part(turns, 0.95):g}",
                f"{share(played, first_won):.1%}",
                f"{mean([row['cracked'] for row in played]):.2f}",
                ", ".join(f"{word} {number / len(played):.0%}" for word, number in why.most_common()),
                f"{mean([row['answers'] for row in played]):.0f}",
            )
        )
    head = ("table", "games", "turns each: mean, 5 % - 95 %", "who began won", "cracked", "ended by", "answers")
    lines += [*table(head, rows), "", "## Decks", ""]
    rows = []
    for deck in DECKS:
        mine = [row for name, played in found.items() if name in PAIRINGS for row in played if deck in row["decks"]]
        boss = [r for n, played in found.items() if n in MASTERMIND for r in played if r["decks"][r["first"]] == deck]
        ally = [
            r for n, played in found.items() if n in MASTERMIND for r in played
            if deck in r["decks"] and r["decks"][r["first"]] != deck
        ]  # fmt: skip
        rows.append(
            (short(deck), *(f"{share(some, of_deck(deck)):.1%}" if some else "-" for some in (mine, boss, ally)))
        )
    lines += [*table(("deck", "wins of its pairings", "wins as Mastermind", "wins as ally"), rows), "", "## Cards", ""]
    lines += [
        "How often a card was installed, revealed or cracked in a duel by a deck that holds it, and how often who",
        "did so won (50 %: it says nothing).",
        "",
    ]
    played_by, won_by, seen_by = Counter[str](), Counter[str](), Counter[str]()
    for name, some in found.items():
        if name in MASTERMIND:
            continue
        for row in some:
            for seat, deck in enumerate(row["decks"]):
                for card in pack.decks[deck].cards:
                    seen_by[card] += 1
                for card, number in row["used"][seat].items():
                    played_by[card] += number
                    won_by[card] += number * (seat in row["won"])
    duels = sum(len(some) for name, some in found.items() if name not in MASTERMIND)
    rows = [
        (card.id, f"{played_by[card.id] / max(1, seen_by[card.id] or duels):.2f}",
         f"{won_by[card.id] / max(1, played_by[card.id]):.0%}")
        for card in pack.cards.values()
        if card.is_player_card or card.kind == "system"
    ]  # fmt: skip
    lines += [*table(("card", "times", "won"), rows), ""]
    return "\n".join(lines)


def main() -> int:
    """Returns 0 if every target holds, else 1."""
    parser = argparse.ArgumentParser(description="Balance of THE DOME's house cards.")
    parser.add_argument("--games", type=int, default=FULL, help="games of each kind of table")
    parser.add_argument("--only", nargs="*", default=[""], help="only tables whose name begins so")
    parser.add_argument("--workers", type=int, default=min(2, os.cpu_count() or 1), help="processes")
    parser.add_argument("--out", type=Path, help="where the report goes")
    arguments = parser.parse_args()
    names = [name for name in TABLES if any(name.startswith(word) for word in arguments.only)]
    found = gather(names, arguments.games, arguments.workers)
    whole = arguments.games >= FULL and len(names) == len(TABLES)
    out: Path = arguments.out or (REPORT if whole else TRIAL / "the_dome-balance.md")
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(report(found, arguments.games), encoding="utf-8")
    results = checks(found)
    for target, name, figure, holds in results:
        print(f"{'ok ' if holds else 'NOT'} {name}: {target}: {figure}")
    return 0 if all(holds for *_, holds in results) else 1


if __name__ == "__main__":
    raise SystemExit(main())
