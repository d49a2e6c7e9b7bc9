"""How often an agenda waits for somebody: `python -m tests.games.twilight_imperium.agenda_waits --games 6`.

Six easy players stand in for people. With `--stored` everybody stores the vote they would cast while the first call of
an agenda is open (rules 29.5); without it everybody votes at their turn. A wait is a call, whoever is in it, or a run
of questions to one player (issue's "hand-overs": an agenda at the median 3).
"""

from __future__ import annotations

import argparse
from statistics import mean, median
from typing import Any

from bot.core import bots, playable
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.bots.votes import vote
from bot.games.twilight_imperium.flow.prevotes import PREVOTE
from tests.games.twilight_imperium.senate import CARDS

SEATS = 6
EVENT = "twilight_imperium-event-agenda"


def waits(seed: int, stored: bool) -> list[int]:
    """Waits of each agenda of one game."""
    playable.register(TWILIGHT_IMPERIUM)
    stream = Stream.of("agenda waits", seed)
    match = Match.new("twilight_imperium", SEATS, stream.seed_bytes(), CARDS)
    found: list[int] = []
    last: Any = None
    while match.result is None and (move := next_move(match)) is not None:
        council = match.play.board.council
        hearing = council.hearing if council is not None else None
        if hearing is None:
            last = None
        else:
            if last is None or last[0] is not hearing:
                found.append(0)
                last = (hearing, None)
            call = match.call()
            now = ("call", call.number) if call is not None else ("seat", move[0])
            if stored and call is not None:
                _store(match)
            if now != last[1]:
                found[-1] += 1
                last = (hearing, now)
        seat, question = move
        match.answer(seat, question.no, bots.choose(match, seat, question, "easy", stream))
    return found


def _store(match: Match) -> None:
    """Everybody stores the vote that they would cast now."""
    for seat in range(SEATS):
        question = next((one for one in match.asked(seat) if one.slot == PREVOTE and not one.answered), None)
        if question is not None and PREVOTE not in match.play.orders(seat):
            answer = vote(match, seat, question)
            if answer is not None:
                match.answer(seat, question.no, answer)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="How often an agenda waits for somebody.")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--stored", action="store_true", help="votes are stored while the first call is open")
    arguments = parser.parse_args()
    found = [count for seed in range(arguments.games) for count in waits(seed, arguments.stored)]
    print(f"{len(found)} agendas of {arguments.games} games: median {median(found)}, mean {mean(found):.2f}")


if __name__ == "__main__":
    main()
