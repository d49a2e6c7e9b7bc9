"""How often Project MINE's easy bot meets its company goal, beside goals that it does not hold (rules 4.2).

    python -m tests.goals_mine                     300 games with two, three and four players
    python -m tests.goals_mine --games 50          fewer
    python -m tests.goals_mine --dealt             goals as they are dealt, none chosen: each of them as often
    python -m tests.goals_mine --level hard        the hard bot at all seats

A bot that looks at its goal meets it more often than seats meet it that do not hold it. Of goals that are not held only
those count that can be judged without tokens. Games with the same number begin alike; the figures are counted, so the
same program prints the same on every machine.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from typing import Final, cast

from bot.core import playable
from bot.core.bots import choose
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.shapes import Answer, Pick
from bot.core.streams import Stream
from bot.games.project_mine.aims import Aim
from bot.games.project_mine.cards import Pack, built_in
from bot.games.project_mine.game import PROJECT_MINE
from bot.games.project_mine.scoring import account, achieved
from bot.games.project_mine.state import ERA, State
from bot.games.project_mine.view import MineView
from tests.prove_report import table

GAME: Final = "project_mine"
GAMES: Final = 300
"""Games a player count, unless another number is asked for."""
CHOOSING: Final = "project_mine-ask-company"


@dataclass
class Met:
    """What was seen at tables of one size; by goal."""

    games: int = 0
    held: Counter[str] = field(default_factory=Counter[str])
    met: Counter[str] = field(default_factory=Counter[str])
    foretold: dict[str, float] = field(default_factory=dict[str, float])
    """Chances that the bots saw as they chose, added up."""
    others: Counter[str] = field(default_factory=Counter[str])
    """Seats that do not hold a goal."""
    met_by_others: Counter[str] = field(default_factory=Counter[str])
    entered: int = 0
    """Transition eras entered, by all seats."""
    paid: int = 0
    """Of them those after which the seat had more points than if it had stopped."""
    gained: int = 0
    """Points that they brought, what they cost taken off."""


def judged(pack: Pack, state: State, seat: int, goal: str) -> bool:
    """Whether a goal would be achieved now, if the seat held it."""
    player = state.players[seat]
    own, player.company = player.company, goal
    try:
        return achieved(pack, state, seat)
    finally:
        player.company = own


def strangers(pack: Pack, state: State, moment: str) -> set[tuple[int, str]]:
    """Seats with goals that they do not hold and would have achieved, of those judged at a moment."""
    return {
        (seat, goal.id)
        for seat, player in enumerate(state.players)
        for goal in pack.of_kind("company")
        if goal.judged == moment and not goal.tokens and goal.id != player.company
        if judged(pack, state, seat, goal.id)
    }


def total(pack: Pack, state: State, seat: int) -> int:
    """Points of a seat if the game ended now."""
    return account(pack, state, seat).total


def play(seats: int, game: int, level: str, dealt: bool, met: Met) -> None:
    """One game, added to what was seen."""
    pack = built_in()
    stream = Stream.of("goals", GAME, seats, game)
    match = Match.new(GAME, seats, stream.seed_bytes())
    board: State = match.play.board
    early: set[tuple[int, str]] | None = None
    before: dict[int, int] = {}
    era = 0
    while match.result is None:
        waiting = next_move(match)
        if waiting is None:
            match.elapse(match.timers()[0])
            continue
        seat, question = waiting
        answer: Answer
        if dealt and question.prompt.key == CHOOSING:
            assert isinstance(question.shape, Pick)
            answer = stream.choice([option.id for option in question.shape.options])
        else:
            answer = choose(match, seat, question, level, stream)
        if question.prompt.key == CHOOSING:
            goal = str(answer)
            met.foretold.setdefault(goal, 0.0)
            met.foretold[goal] += Aim(pack, cast("MineView", match.view(seat)), seat, goal).chance
        now = [total(pack, board, one) for one in range(seats)] if board.phase not in ("choose", ERA) else []
        match.answer(seat, question.no, answer)
        board = match.play.board
        if board.phase not in ("choose", ERA):
            if early is None:
                early = strangers(pack, board, "before_transition")
            if match.result is not None or board.transition != era:
                points = [total(pack, board, one) for one in range(seats)]
                for one, had in before.items():
                    met.paid += points[one] > had
                    met.gained += points[one] - had
                before, era = {}, board.transition
            if board.entrants and not before:
                before = {one: now[one] for one in board.entrants}
                met.entered += len(before)
    met.games += 1
    found = (early or set()) | strangers(pack, board, "end")
    for seat, player in enumerate(board.players):
        met.held[player.company] += 1
        met.met[player.company] += account(pack, board, seat).company > 0
        for goal in pack.of_kind("company"):
            if not goal.tokens and goal.id != player.company:
                met.others[goal.id] += 1
                met.met_by_others[goal.id] += (seat, goal.id) in found


def share(some: Counter[str], every: Counter[str], goal: str = "") -> str:
    """A share in words, of one goal or of all."""
    got, of = (some[goal], every[goal]) if goal else (some.total(), every.total())
    return f"{got / of:.0%} of {of}" if of else "-"


def report(found: dict[int, Met]) -> str:
    """The figures for people."""
    pack = built_in()
    rows = [
        (
            goal.id,
            goal.points,
            *(
                f"{share(one.met, one.held, goal.id)} "
                f"({one.foretold.get(goal.id, 0.0) / max(1, one.held[goal.id]):.0%}); "
                f"{share(one.met_by_others, one.others, goal.id)}"
                for one in found.values()
            ),
        )
        for goal in pack.of_kind("company")
    ]
    rows.append(("all", "", *(f"{share(o.met, o.held)}; {share(o.met_by_others, o.others)}" for o in found.values())))
    rows.append(
        (
            "transition eras entered, of which paid, points each",
            "",
            *(
                f"{one.entered}, {one.paid / max(1, one.entered):.0%}, {one.gained / max(1, one.entered):+.1f}"
                for one in found.values()
            ),
        )
    )
    return "\n".join(table(("met by its owner (foretold); by others", "points", *map(str, found)), rows))


def main() -> int:
    """Returns 0."""
    parser = argparse.ArgumentParser(description="Company goals met in Project MINE.")
    parser.add_argument("--games", type=int, default=GAMES, help="games a player count")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4], help="player counts")
    parser.add_argument("--level", default="easy", choices=("easy", "hard"), help="who plays")
    parser.add_argument("--dealt", action="store_true", help="goals as dealt, not as chosen")
    arguments = parser.parse_args()
    playable.register(PROJECT_MINE)
    found: dict[int, Met] = {}
    for seats in arguments.seats:
        met = found.setdefault(seats, Met())
        for game in range(arguments.games):
            play(seats, game, arguments.level, arguments.dealt, met)
        print(f"{seats} players: {met.games} games", flush=True)
    print(report(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
