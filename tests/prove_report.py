"""What `make prove` writes of its runs: plain data, and a page for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tests.prove_tally import interval

if TYPE_CHECKING:
    from tests.prove import Proof, Run
    from tests.prove_tally import Tally

PARTS = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1}
"""Which answers' times are told: so many of a hundred took no longer."""


def figures(run: Run, tally: Tally) -> dict[str, Any]:
    """The tally as plain data, means and shares worked out."""
    games = max(1, tally.finished)
    found: dict[str, Any] = {
        "purpose": run.purpose,
        "seats": run.seats,
        "levels": list(run.levels),
        "options": {**({"*": "drawn for each game"} if run.varied else {}), **run.options},
        "games": tally.games,
        "finished": tally.finished,
        "answers": tally.answers,
        "longest_game_answers": tally.longest,
        "state_bytes": tally.state_bytes,
        "violations": tally.violations[:20],
        "shared_wins": tally.shared,
        "win_share": {level: round(won / games, 4) for level, won in sorted(tally.wins.items())},
        "win_share_by_place": [round(won / games, 4) for won in tally.places],
        "mean_points": {level: round(sum_ / tally.players[level], 2) for level, sum_ in sorted(tally.points.items())},
        "observed": {name: round(value / games, 3) for name, value in tally.observed.items()},
    }
    if run.target is not None:
        level, least = run.target
        share = tally.wins.get(level, 0.0) / games
        low, high = interval(tally.wins.get(level, 0.0), tally.finished)
        found["target"] = {"level": level, "at_least": least, "share": round(share, 4), "holds": share >= least}
        found["target"] |= {"interval": [round(low, 4), round(high, 4)], "decided": low >= least or high < least}
    if run.most is not None:
        name, most = run.most
        value = tally.observed.get(name, 0.0) / games
        found["most"] = {"figure": name, "at_most": most, "value": round(value, 3), "holds": value <= most}
    found["machine"] = {
        "seconds": round(tally.seconds, 1),
        "pace_ms": _part(tally.paces, 0.5) if tally.paces else None,
        "answer_ms": {
            level: {
                "p50": _part(times, 0.5),
                "p95": _part(times, 0.95),
                "p99": _part(times, 0.99),
                "max": _part(times, 1),
            }
            for level, times in sorted(tally.times.items())
        },
    }
    return found


def _part(times: Sequence[float], part: float) -> float:
    ordered = sorted(times)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2)


def _pace(one: Mapping[str, Any]) -> float | str:
    """Of the machine; results from before it was read have none."""
    return one["machine"].get("pace_ms") or "-"


def _verdict(target: Mapping[str, Any]) -> str:
    """Whether a target holds, and whether chance could still have it otherwise."""
    return ("yes" if target["holds"] else "**no**") + ("" if target.get("decided") else ", within the interval")


def table(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> list[str]:
    """A Markdown table."""
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return lines + [f"| {' | '.join(map(str, row))} |" for row in rows]


def report(proof: Proof, results: Mapping[str, Any]) -> str:
    """The results as a page for people."""
    chosen = [(run, results[run.name]) for run in proof.runs if run.name in results]
    lines = [f"# {proof.game}: results of `make prove`", ""]
    lines += [
        "Counted figures come out the same on every machine; times are processor time of the one that ran them. *Pace*",
        "is what a small piece of Python took there (`tests.prove.pace`): times of two machines compare by it.",
        "",
    ]
    for purpose, title in (("strength", "Strength"), ("balance", "Balance"), ("selfplay", "Random play, invariants")):
        some = [(run, one) for run, one in chosen if run.purpose == purpose]
        if not some:
            continue
        lines += [f"## {title}", ""]
        if purpose == "strength":
            head = ("run", "games", "target", "share of wins", "99 % interval", "mean points", "holds")
            rows = [
                (
                    run.name,
                    one["games"],
                    f"{one['target']['level']} ≥ {one['target']['at_least']:.0%}",
                    f"{one['target']['share']:.1%}",
                    " - ".join(f"{end:.1%}" for end in one["target"].get("interval", ())),
                    ", ".join(f"{level} {points}" for level, points in one["mean_points"].items()),
                    _verdict(one["target"]),
                )
                for run, one in some
            ]
            lines += [*table(head, rows), ""]
            head = ("run", "level", "p50 ms", "p95 ms", "p99 ms", "longest ms", "pace ms")
            lines += table(
                head,
                [
                    (run.name, level, ms["p50"], ms.get("p95", "-"), ms["p99"], ms["max"], _pace(one))
                    for run, one in some
                    for level, ms in one["machine"]["answer_ms"].items()
                ],
            )
        elif purpose == "balance":
            names = list(dict.fromkeys(name for _, one in some for name in one["observed"]))
            lines += table(
                ("figure (mean of a game)", *(run.name for run, _ in some)),
                [
                    ("games", *(one["games"] for _, one in some)),
                    ("points of a seat", *(next(iter(one["mean_points"].values())) for _, one in some)),
                    (
                        "wins by place in turn order",
                        *(" ".join(f"{won:.0%}" for won in one["win_share_by_place"]) for _, one in some),
                    ),
                    ("shared wins", *(f"{one['shared_wins'] / one['games']:.1%}" for _, one in some)),
                    *(
                        (
                            name.removesuffix(" %"),
                            *(
                                f"{one['observed'].get(name, 0):.0%}"
                                if name.endswith("%")
                                else one["observed"].get(name, "-")
                                for _, one in some
                            ),
                        )
                        for name in names
                    ),
                ],
            )
        else:
            head = ("run", "games", "finished", "answers", "longest game", "largest state", "violations")
            rows = [
                (
                    run.name,
                    one["games"],
                    one["finished"],
                    one["answers"],
                    f"{one['longest_game_answers']} answers",
                    f"{one['state_bytes']} bytes",
                    len(one["violations"]),
                )
                for run, one in some
            ]
            lines += table(head, rows)
            names = list(dict.fromkeys(name for _, one in some for name in one["observed"]))
            seen = [(run, one) for run, one in some if run.watch is not None]
            if seen:
                lines += ["", "What happened in them, a game:", ""]
                cells = [[name, *(one["observed"].get(name, "-") for _, one in seen)] for name in names]
                lines += table(("figure", *(run.name for run, _ in seen)), cells)
        lines += [""]
    return "\n".join(lines)
