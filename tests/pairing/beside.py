"""Our pairing of two beside that of published packages, on the same standings (tournaments P5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.core.streams import Stream
from bot.pairing.search import pair_round
from bot.pairing.seekers import Seeker
from tests.pairing.pasts import Past

Pairs = Sequence[Sequence[int]]


class Recorded(Past):
    """People whose games are written down: for each round, by number, (opponent or 0, place, half points)."""

    def __init__(self, size: int, stream: Stream) -> None:
        super().__init__(size, 2, 0, stream)
        self.people = sorted(self.people, key=lambda one: -one.seed)
        self.people = [Seeker(at + 1, seed=one.seed) for at, one in enumerate(self.people)]
        self.rounds: list[dict[int, tuple[int, int, int]]] = []

    def play(self, tables: Pairs) -> None:
        before = {one.number: one.points for one in self.people}
        super().play(tables)
        gained = {one.number: round(2 * (one.points - before[one.number])) for one in self.people}
        seats = {one: (table[1 - place], place) for table in tables for place, one in enumerate(table)}
        self.rounds.append({one: (*seats.get(one, (0, 0)), won) for one, won in gained.items()})

    def fair(self) -> None:
        """A round by points: nobody has a second bye, and whoever began less often begins."""
        by = {one.number: one for one in self.people}
        order = sorted(self.people, key=lambda one: -one.points - self.stream.below(100) / 100)
        numbers = [one.number for one in order]
        if len(numbers) % 2:
            bye = next(one for one in reversed(numbers) if not by[one].byes)
            numbers.remove(bye)
        tables: list[list[int]] = []
        while numbers:
            first = numbers.pop(0)
            mate = next((one for one in numbers[:10] if one not in by[first].met), numbers[0])
            numbers.remove(mate)
            tables.append(sorted((first, mate), key=lambda one: (_ahead(by[one]), by[one].last == 0, one)))
        self.play(tables)


def _ahead(one: Seeker) -> int:
    first, second = (*one.seats, 0, 0)[:2]
    return first - second


def ours(past: Recorded, seed: int) -> Pairs:
    """By `pair_round`."""
    return pair_round(past.people, 2, Stream.of("beside", seed)).tables


def swisspair(past: Recorded, _: int) -> Pairs:
    """By the package; it knows no seats, so whoever it names first begins."""
    module = import_module("swisspair")
    order = sorted(past.people, key=lambda one: (-one.points, one.number))
    players = [
        module.Player(
            id=str(one.number),
            points=round(2 * one.points),
            rank=at + 1,
            can_get_bye=not one.byes,
            cannot_be_paired_against_ids={str(other) for other in one.met},
        )
        for at, one in enumerate(order)
    ]
    return [[int(one.p1.id), int(one.p2.id)] for one in module.create_matches(players, True) if one.p2 is not None]


def py4swiss(past: Recorded, _: int) -> Pairs:
    """By the package's Dutch system, from a report as the world chess federation wants it."""
    lines = [f"XXR {len(past.rounds) + 1}", "XXC white1"]
    for one in past.people:
        line = f"001 {one.number:4} m    {f'P{one.number}':33} {round(1000 + one.seed):4}"
        line = f"{line:80}{one.points:4.1f} {one.number:4}"
        for games in past.rounds:
            other, place, won = games[one.number]
            line += f"  {other:4} {'wb'[place]} {'0=1'[won]}" if other else "  0000 - U"
        lines.append(line)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "report.trf"
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        report = import_module("py4swiss.trf").TrfParser.parse(file, strict=True)
    pairs = import_module("py4swiss.engines").DutchEngine.generate_pairings(report)
    return [[one.white, one.black] for one in pairs if one.black]


WAYS: Final[dict[str, Callable[[Recorded, int], Pairs]]] = {
    "ours": ours,
    "swisspair 0.2.1": swisspair,
    "py4swiss 0.3.1 (Dutch)": py4swiss,
}


def counted(past: Recorded, pairs: Pairs) -> Counter[str]:
    """What speaks against pairs, reckoned alike for all."""
    by = {one.number: one for one in past.people}
    found: Counter[str] = Counter(rounds=1)
    seated = {one for pair in pairs for one in pair}
    found["second byes"] += sum(one.byes > 0 for one in past.people if one.number not in seated)
    low = min(one.points for one in past.people)
    found["points above the last at byes"] += round(
        2 * sum(one.points - low for one in past.people if one.number not in seated)
    )
    for pair in pairs:
        first, second = (by[one] for one in pair)
        found["rematches"] += second.number in first.met
        apart = round(2 * abs(first.points - second.points))
        found["floats"] += apart > 0
        found["half points apart, squared"] += apart**2
        for one, more in ((first, 1), (second, -1)):
            balance = abs(_ahead(one) + more)
            found["seats over one"] += balance > 1
            found["seats over two"] += balance > 2
    return found


def beside(count: int) -> list[str]:
    """Two seats, 8 to 60 people, 1 to 9 rounds played: one more round by each."""
    total = {name: Counter[str]() for name in WAYS}
    refused: Counter[str] = Counter()
    for seed in range(count):
        stream = Stream.of("beside", seed)
        size = 8 + stream.below(53)
        past = Recorded(size, stream)
        for _ in range(1 + stream.below(min(9, size // 2 - 1))):
            past.fair()
        made: dict[str, Counter[str]] = {}
        for name, way in WAYS.items():
            try:
                made[name] = counted(past, way(past, seed))
            except Exception as error:  # each package has its own
                if name == "ours":
                    raise
                refused[f"{name}: {type(error).__name__}"] += 1
        if len(made) == len(WAYS):
            for name, some in made.items():
                total[name].update(some)
    columns = list(total["ours"])
    lines = ["| | " + " | ".join(columns) + " |", "|---" * (len(columns) + 1) + "|"]
    for name, some in total.items():
        lines.append(f"| {name} | " + " | ".join(str(some[one]) for one in columns) + " |")
    if refused:
        lines += [
            "",
            "Left out, because a package gave no pairs: " + ", ".join(f"{n} ({c})" for n, c in refused.items()),
        ]
    return lines
