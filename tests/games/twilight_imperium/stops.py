"""How often people are asked outside their own turns, and how often a table is handed over: windows without fatigue.

    python -m tests.games.twilight_imperium.stops --games 200

Six easy bots stand in for people at the pace `daily` with default orders; plays the games and writes
`docs/results/twilight_imperium-stops.md`. A *prompt* is a question that the match waits for, answered by who is not
active; a *hand-over* is a moment at which the match comes to wait for others than the active player: what is asked of
several at once counts once (rules 29.5, 29.10). With `--stored` everybody stores the vote they would cast while the
first call of an agenda is open (29.5).
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import mean, median
from typing import Final

from bot.core import playable
from bot.core.bots import choose
from bot.core.match import Match
from bot.core.play import PACE
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.bots.votes import vote
from bot.games.twilight_imperium.flow.prevotes import PREVOTE
from bot.games.twilight_imperium.state import State
from tests.games.twilight_imperium.rule_numbers import HOUSE

PAGE: Final = HOUSE / "docs" / "results" / "twilight_imperium-stops.md"
EVENT: Final = "twilight_imperium-event-"
OPTIONS: Final = {PACE: "daily", "agendas": "on", "action_cards": "on", "notes": "on"}
SEATS: Final = 6
KINDS: Final = {
    "fight": "tactical action with combat",
    "tactical": "tactical action without combat",
    "strategic": "strategic action",
    "component": "component action",
    "agenda": "agenda",
}
BUDGETS: Final = {"fight": "at most 4, target 3", "strategic": "1", "agenda": "median 3"}


class Stretch:
    """A turn, or an agenda.

    Args:
        active: whose turn; -1 for an agenda.
    """

    def __init__(self, active: int) -> None:
        self.active = active
        self.kind = "" if active >= 0 else "agenda"
        self.prompts: dict[int, int] = defaultdict(int)
        self.topics: list[str] = []
        self.handed = 0
        self._asked: set[int] = set()

    def tell(self, name: str) -> None:
        """Note an event of it."""
        if name in ("space-combat", "ground-combat"):
            self.kind = "fight"
        elif name == "activated":
            self.kind = self.kind or "tactical"
        elif name == "strategic":
            self.kind = "strategic"
        elif name == "card-played":
            self.kind = self.kind or "component"

    def answered(self, seat: int, topic: str, waited: Sequence[int]) -> None:
        """Somebody has answered while the match waited for these."""
        if seat == self.active:
            self._asked = set()
            return
        self.prompts[seat] += 1
        if seat not in self._asked:
            self.handed += 1
            self.topics.append(topic)
            self._asked = set(waited) - {self.active}
        self._asked.discard(seat)


def store_votes(match: Match) -> None:
    """While an agenda's call is open everybody stores the vote that they would cast now (29.5)."""
    council = match.play.board.council
    if match.call() is None or council is None or council.hearing is None:
        return
    for seat in range(SEATS):
        question = next((one for one in match.asked(seat) if one.slot == PREVOTE and not one.answered), None)
        if question is not None and PREVOTE not in match.play.orders(seat):
            answer = vote(match, seat, question)
            if answer is not None:
                match.answer(seat, question.no, answer)


def stretches(seed: int, stored: bool = False) -> Iterator[Stretch]:
    """The turns and agendas of one game.

    Args:
        seed: of the game.
        stored: whether votes are stored beforehand.
    """
    stream = Stream.of("twilight stops", seed)
    match = Match.new("twilight_imperium", SEATS, stream.seed_bytes(), OPTIONS)
    now: Stretch | None = None
    turn = (-1, 0)
    while match.result is None:
        state: State = match.play.board
        if state.phase == "action" and (state.turn, state.turns) != turn and state.turn >= 0:
            if now is not None:
                yield now
            turn, now = (state.turn, state.turns), Stretch(state.turn)
        elif state.phase not in ("action", "agenda") and now is not None:
            yield now
            turn, now = (-1, 0), None
        if stored:
            store_votes(match)
        move, waited = next_move(match), match.awaited()
        if move is None:
            match.elapse(match.timers()[0])
        else:
            seat, question = move
            match.answer(seat, question.no, choose(match, seat, question, "easy", stream))
            if now is not None:
                now.answered(seat, question.topic or question.prompt.key, waited)
        for event in match.entry.events:
            name = event.key.removeprefix(EVENT)
            if name == "agenda":
                if now is not None:
                    yield now
                now = Stretch(-1)
            elif now is not None:
                now.tell(name)
    if now is not None:
        yield now


def report(games: int, stored: bool) -> list[str]:
    """The page."""
    playable.register(TWILIGHT_IMPERIUM)
    each: list[int] = []
    handed: dict[str, list[int]] = defaultdict(list)
    topics: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for seed in range(games):
        for one in stretches(seed, stored):
            if one.active >= 0:
                each += [one.prompts[seat] for seat in range(SEATS) if seat != one.active]
            handed[one.kind].append(one.handed)
            for topic in one.topics:
                topics[one.kind][topic] += 1
        print(f"{seed + 1} of {games}", flush=True)
    lines = [
        "# Windows without fatigue",
        "",
        f"`python -m tests.games.twilight_imperium.stops --games {games}{' --stored' if stored else ''}`",
        "",
        f"{games} games of six easy bots that stand in for people, pace daily, default orders, agendas, action cards "
        "and promissory notes on" + (", votes stored while an agenda's first call is open." if stored else "."),
        "",
        f"Prompts outside one's own turn, a turn and player: mean {mean(each):.2f} (at most 1), median "
        f"{median(each):.0f} (0), most {max(each)}.",
        "",
        "| hand-overs of | times | mean | median | 95 % | budget | most often for |",
        "|---|---|---|---|---|---|---|",
    ]
    for kind, title in KINDS.items():
        found = sorted(handed[kind])
        if found:
            often = sorted(topics[kind].items(), key=lambda one: -one[1])[:4]
            told = ", ".join(f"{topic} {count / len(found):.2f}" for topic, count in often)
            lines.append(
                f"| {title} | {len(found)} | {mean(found):.2f} | {median(found):.0f} "
                f"| {found[int(0.95 * len(found))]} | {BUDGETS.get(kind, '')} | {told} |"
            )
    return lines


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.twilight_imperium.stops")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--stored", action="store_true", help="votes are stored while an agenda's first call is open")
    parser.add_argument("--print", action="store_true", help="print the page instead of writing it")
    asked = parser.parse_args()
    lines = report(asked.games, asked.stored)
    if asked.print:
        print("\n".join(lines))
    else:
        PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
