"""How often people are asked outside their own turns, and how often a table is handed over: windows without fatigue.

    python -m tests.games.twilight_imperium.stops --games 200 --file stops.jsonl

Six easy bots stand in for people at the pace `daily` with default orders. Each game becomes a line of the file; games
that stand there are not played again, so that a long run can be made in pieces, and the page
`docs/results/twilight_imperium-stops.md` is written from the file when all are there.

A *prompt* is a question that the match waits for, answered by who is not active. A *hand-over* is a moment at which the
match comes to wait for people other than the active player: what is asked of several at once counts once, and what
somebody is asked next in the same sitting, with nobody between, does not count again (rules 29.5, 29.10). Whoever is
called and holds nothing for it presses *Pass everything else in this turn* (29.9): that is one prompt, and how many of
them there are is told apart. A secondary that is owed belongs to the strategic action that it came from, whenever it is
asked for (29.5).
With `--in-turn` nobody stores a vote with the call of `AG_AFTER`, and all vote when they are asked.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import mean, median
from typing import Any, Final

from bot.core import playable
from bot.core.bots import choose
from bot.core.match import Match
from bot.core.play import PACE
from bot.core.questions import CALLED
from bot.core.selfplay import next_move
from bot.core.shapes import Answer, Pick, Question
from bot.core.streams import Stream
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.flow.following import ASK, REST
from bot.games.twilight_imperium.flow.prevotes import PREVOTE
from bot.games.twilight_imperium.flow.votes import NOTHING
from bot.games.twilight_imperium.light import MODES, ON
from bot.games.twilight_imperium.state import State
from tests.games.twilight_imperium.rule_numbers import HOUSE

PAGE: Final = HOUSE / "docs" / "results" / "twilight_imperium-stops.md"
EVENT: Final = "twilight_imperium-event-"
SECONDARY: Final = "secondary-"
OPTIONS: Final = {PACE: "daily", **dict.fromkeys(MODES, ON)}
"""Said here, whatever new tables begin with: the whole game."""
SEATS: Final = 6
KINDS: Final = {
    "fight": "tactical action with combat",
    "tactical": "tactical action without combat",
    "strategic": "strategic action",
    "component": "component action",
    "other": "pass",
    "agenda": "agenda",
}
BUDGETS: Final = {"fight": ("mean", 4), "strategic": ("mean", 1), "agenda": ("median", 3)}
"""What is allowed of hand-overs, and of what of them."""


class Stretch:
    """A turn, or an agenda.

    Args:
        active: whose turn; -1 for an agenda.
    """

    def __init__(self, active: int) -> None:
        self.active = active
        self.kind = "other" if active >= 0 else "agenda"
        self.prompts: Counter[int] = Counter()
        self.topics: list[str] = []
        self.silent = 0

    def tell(self, name: str) -> None:
        """Note an event of it."""
        if name in ("space-combat", "ground-combat"):
            self.kind = "fight"
        elif name == "activated" and self.kind != "fight":
            self.kind = "tactical"
        elif name == "strategic":
            self.kind = "strategic"
        elif name == "card-played" and self.kind == "other":
            self.kind = "component"


def nothing_for(question: Question) -> bool:
    """Whether a question is a call in which its seat can only pass (29.2 US4)."""
    shape = question.shape
    return question.slot.startswith(CALLED) and isinstance(shape, Pick) and len(shape.options) == 1


def asked_of(match: Match, active: int) -> dict[int, Question]:
    """Whom a match waits for beside the active player -> the first that each has to answer."""
    found: dict[int, Question] = {}
    for seat in match.awaited():
        question = next((one for one in match.asked(seat) if one.blocking and not one.answered), None)
        if seat != active and question is not None:
            found[seat] = question
    return found


def no_more(match: Match, seat: int) -> tuple[Question, Answer] | None:
    """29.9: the press with which a seat passes the rest of a turn or agenda; None where there is none."""
    for question in match.asked(seat):
        if question.slot == REST and isinstance(question.shape, Pick):
            (option,) = question.shape.options
            if option.id != f"{REST}-{ASK}":
                return question, option.id
    return None


class Watch:
    """Follows a game and says what its turns and agendas were."""

    def __init__(self) -> None:
        self.done: list[Stretch] = []
        self.now: Stretch | None = None
        self.cards: dict[int, Stretch] = {}
        self._turn = (-1, 0)
        self._open: set[int] = set()
        self._last = -1

    def _next(self, stretch: Stretch | None) -> None:
        self.now = stretch
        self._open, self._last = set(), -1
        if stretch is not None:
            self.done.append(stretch)

    def look(self, match: Match) -> None:
        """Before a move: a turn begins, and people come to be awaited."""
        state: State = match.play.board
        turn = (state.turn, state.turns)
        if state.phase == "action" and turn != self._turn and state.turn >= 0:
            self._turn = turn
            self._next(Stretch(state.turn))
        elif state.phase not in ("action", "agenda") and self.now is not None:
            self._turn = (-1, 0)
            self._next(None)
        if self.now is None:
            return
        waiting = asked_of(match, self.now.active)
        fresh = [seat for seat in waiting if seat not in self._open and seat != self._last]
        if fresh:
            question = waiting[fresh[0]]
            card = question.slot.removeprefix(SECONDARY)
            owed = question.slot.startswith(SECONDARY)
            whose = self.cards.get(int(card), self.now) if owed else self.now
            whose.topics.append(question.topic or question.prompt.key)
        self._open = set(waiting)

    def answered(self, seat: int, question: Question) -> None:
        """Somebody has answered by hand."""
        if self.now is not None and seat != self.now.active:
            self.now.prompts[seat] += 1
            self.now.silent += nothing_for(question)
        self._last = seat

    def elapsed(self) -> None:
        """Time went by: whoever is asked next sits down anew."""
        self._last = -1

    def heard(self, match: Match) -> None:
        """After a move: what was told."""
        for event in match.entry.events:
            name = event.key.removeprefix(EVENT)
            if name == "agenda":
                self._next(Stretch(-1))
            elif self.now is not None:
                self.now.tell(name)
                if name == "strategic":
                    self.cards[int(event.args["card"])] = self.now


def played(seed: int, in_turn: bool = False) -> list[Stretch]:
    """The turns and agendas of one game.

    Args:
        seed: of the game.
        in_turn: whether nobody stores a vote.
    """
    stream = Stream.of("twilight stops", seed)
    match = Match.new("twilight_imperium", SEATS, stream.seed_bytes(), OPTIONS)
    watch = Watch()
    while match.result is None:
        watch.look(match)
        move = next_move(match)
        if move is None:
            match.elapse(match.timers()[0])
            watch.elapsed()
        else:
            seat, question = move
            rest = no_more(match, seat) if nothing_for(question) else None
            if rest is not None:
                match.answer(seat, rest[0].no, rest[1])
            elif in_turn and question.slot == PREVOTE:
                match.answer(seat, question.no, {"outcome": NOTHING})
            else:
                match.answer(seat, question.no, choose(match, seat, question, "easy", stream))
            watch.answered(seat, question)
        watch.heard(match)
    return watch.done


def line_of(seed: int, in_turn: bool, found: Iterable[Stretch]) -> dict[str, Any]:
    """What a game was, as it is kept: prompts a turn and player, and per kind hand-overs, silent calls and topics."""
    prompts: Counter[int] = Counter()
    kinds: dict[str, dict[str, Any]] = {}
    for one in found:
        if one.active >= 0:
            prompts.update(one.prompts[seat] for seat in range(SEATS) if seat != one.active)
        kept = kinds.setdefault(one.kind, {"handed": [], "silent": 0, "topics": Counter()})
        kept["handed"].append(len(one.topics))
        kept["silent"] += one.silent
        kept["topics"].update(one.topics)
    return {"seed": seed, "in_turn": in_turn, "prompts": prompts, "kinds": kinds}


def kept_in(file: Path, in_turn: bool) -> dict[int, dict[str, Any]]:
    """The games of a file, by seed; a line that was cut off counts for nothing."""
    found: dict[int, dict[str, Any]] = {}
    for text in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        if not text:
            continue
        try:
            line = json.loads(text)
        except json.JSONDecodeError:
            continue
        if line["in_turn"] == in_turn:
            found[line["seed"]] = line
    return found


def report(lines: Sequence[dict[str, Any]], in_turn: bool) -> list[str]:
    """The page."""
    prompts: Counter[int] = Counter()
    for line in lines:
        prompts.update({int(count): times for count, times in line["prompts"].items()})
    each = sorted(prompts.elements())
    over = sum(count > 1 for count in each) / len(each)
    votes = "all vote when they are asked" if in_turn else "votes are stored with the call of AG_AFTER"
    text = [
        "# Windows without fatigue",
        "",
        f"`python -m tests.games.twilight_imperium.stops --games {len(lines)} --file FILE{' --in-turn' * in_turn}`",
        "",
        f"{len(lines)} games of six easy bots that stand in for people, pace daily, default orders; agendas, action "
        f"cards and promissory notes on; {votes}. What counts as a prompt and as a hand-over stands at the head of "
        "the command.",
        "",
        f"Prompts outside one's own turn, a turn and player: mean {mean(each):.2f} (at most 1), median "
        f"{median(each):.0f} (0), more than one in {over:.1%}, most {each[-1]}.",
        "",
        "| hand-overs of | times | mean | median | 95 % | most | budget | kept | over it | of it to pass |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    often: list[str] = []
    for kind, title in KINDS.items():
        games = [line["kinds"][kind] for line in lines if kind in line["kinds"]]
        handed = sorted(count for game in games for count in game["handed"])
        if not handed:
            continue
        topics: Counter[str] = sum((Counter(game["topics"]) for game in games), Counter())
        told = ", ".join(f"{topic} {count / len(handed):.2f}" for topic, count in topics.most_common(8))
        often.append(f"- {title}: {told or 'nothing'}")
        found = {"mean": mean(handed), "median": median(handed)}
        allowed = "| | | "
        if kind in BUDGETS:
            of, most = BUDGETS[kind]
            share = sum(count > most for count in handed) / len(handed)
            allowed = f"| {of} {most} | {'yes' if found[of] <= most else 'NO'} | {share:.1%} "
        text.append(
            f"| {title} | {len(handed)} | {found['mean']:.2f} | {found['median']:.0f} "
            f"| {handed[int(0.95 * (len(handed) - 1))]} | {handed[-1]} {allowed}"
            f"| {sum(game['silent'] for game in games) / len(handed):.2f} |"
        )
    text += [
        "",
        "*Of it to pass*: prompts, a time, of people who could only pass; they pass the rest of it too.",
    ]
    return [*text, "", "What the table was handed over for, a time:", "", *often]


def main() -> None:
    """Play what is missing, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.twilight_imperium.stops")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--file", type=Path, default=Path("stops.jsonl"), help="where games are kept, a line each")
    parser.add_argument("--in-turn", action="store_true", help="nobody stores a vote")
    parser.add_argument("--print", action="store_true", help="print the page instead of writing it")
    asked = parser.parse_args()
    playable.register(TWILIGHT_IMPERIUM)
    for seed in sorted(set(range(asked.games)) - set(kept_in(asked.file, asked.in_turn))):
        line = line_of(seed, asked.in_turn, played(seed, asked.in_turn))
        with asked.file.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps(line) + "\n")  # a line that was cut off stays by itself
        print(f"game {seed + 1} of {asked.games}", flush=True)
    kept = kept_in(asked.file, asked.in_turn)
    lines = report([kept[seed] for seed in range(asked.games)], asked.in_turn)
    if asked.print:
        print("\n".join(lines))
    else:
        PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
