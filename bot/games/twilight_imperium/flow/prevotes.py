"""Votes that are stored beforehand (rules 29.5), and whose turn it is to vote (18.1 step 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import UNSET

from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.twilight_imperium.flow.votes import (
    ABSTAIN,
    CHOOSE,
    NOTHING,
    CastVote,
    CountVotes,
    ballots,
    cast,
    franchise,
    may_abstain,
    outcome_options,
    vote_field,
    votes_of,
)
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.politics.council import HEARING, Hearing
from bot.games.twilight_imperium.politics.laws import council_of
from bot.games.twilight_imperium.state import NOBODY

PREVOTE: Final = "prevote"
"""Standing order, and slot of the standing question, with which a vote is stored beforehand."""
ALWAYS: Final = "always"
LEADS: Final = "leads"
WITH: Final = "with-"
"""Before a seat: if that player has voted for the same."""


class Voting(Step, tag="twilight_imperium-voting"):
    """18.1 step 6: clockwise from the left of the speaker, who votes last; not where the outcome was named (step 5)."""

    def run(self, play: Galaxy) -> None:
        """Everybody in turn, then the tally."""
        state, hearing = play.board, council_of(play).hearing
        assert hearing is not None
        if hearing.named:
            hearing.outcome = hearing.named
            return
        order = state.clockwise((state.speaker + 1) % play.seats)
        play.push(
            *(VoteTurn(seat) for seat in order),
            opens("AG_SPEAKER", agenda=hearing.card, number=hearing.number),
            CountVotes(),
        )


class VoteTurn(Step, tag="twilight_imperium-vote-turn"):
    """It is somebody's turn to vote: what was stored is cast if it still can be, else it is asked for.

    Args:
        seat: whose.
    """

    seat: int

    def run(self, play: Galaxy) -> None:
        """Cast or ask."""
        if play.board.players[self.seat].eliminated:
            return
        stored = prevote(play, self.seat)
        play.drop_order(self.seat, PREVOTE)
        if stored is not None and votes_of(play, self.seat):
            cast(play, self.seat, stored)
        else:
            play.push(CastVote(self.seat))


def standing(play: Galaxy) -> dict[int, Question]:
    """29.5: who has still to vote may store a vote while an agenda is before the council."""
    council = play.board.council
    hearing = council.hearing if council is not None else None
    if hearing is None or hearing.outcome or hearing.named or hearing.replaced:
        return {}
    agenda = play.state.agenda
    voting = agenda[-1].seat if agenda and isinstance(agenda[-1], CastVote) else NOBODY
    waiting = [seat for seat in play.board.seats_in() if seat not in hearing.cast and seat != voting]
    return {seat: _to_store(play, seat, hearing) for seat in waiting if votes_of(play, seat)}


def _to_store(play: Galaxy, seat: int, hearing: Hearing) -> Question:
    options = (*outcome_options(play, hearing), Option(NOTHING, "twilight_imperium-opt-no-prevote"))
    kept = _kept(play, seat)
    return Question(
        slot=PREVOTE,
        prompt=Text("twilight_imperium-ask-prevote", {"agenda": hearing.card}),
        shape=Form("outcome", Pick(options)),
        rule="twilight_imperium-rule-agendas",
        blocking=False,
        changeable=True,
        given=kept if kept is not None else UNSET,
    )


def prevote_field(play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> Field | None:
    """The fields of a vote, then on what condition it is cast."""
    field = vote_field(play, seat, partial)
    hearing = council_of(play).hearing
    outcome = str(partial["outcome"])
    if field is not None or hearing is None or outcome in (NOTHING, ABSTAIN) or "when" in partial:
        return field
    others = [other for other in play.board.seats_in() if other != seat and franchise(play, other).allowed]
    options = (
        Option(ALWAYS, "twilight_imperium-opt-prevote-always"),
        Option(LEADS, "twilight_imperium-opt-prevote-leads"),
        *(Option(f"{WITH}{other}", "twilight_imperium-opt-prevote-with", {"seat": other}) for other in others),
    )
    return Field("when", Text("twilight_imperium-ask-prevote-when"), Pick(options), start=ALWAYS)


def store(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> None:
    """Keep a vote for one's turn, in place of what was kept."""
    hearing = council_of(play).hearing
    play.drop_order(seat, PREVOTE)
    if hearing is not None and answer["outcome"] != NOTHING:
        play.give_order(seat, PREVOTE, dict(answer), until=HEARING)


def _kept(play: Galaxy, seat: int) -> dict[str, Any] | None:
    found: dict[str, Any] | None = play.orders(seat).get(PREVOTE)
    return found


def prevote(play: Galaxy, seat: int) -> Mapping[str, Answer] | None:
    """What somebody has stored, if it can be cast now: its outcome and planets are there, its condition holds."""
    hearing, kept = council_of(play).hearing, _kept(play, seat)
    if hearing is None or kept is None:
        return None
    outcome = str(kept["outcome"])
    if outcome == ABSTAIN:
        return kept if may_abstain(play, hearing) else None
    when = str(kept.get("when", ALWAYS))
    if outcome not in hearing.outcomes or not _holds(hearing, outcome, when):
        return None
    if kept.get("votes") == CHOOSE and franchise(play, seat).planets:
        there = {planet for planet, _, _ in ballots(play, seat).planets}
        if not there.issuperset(kept["planets"]):
            return None
    return kept


def _holds(hearing: Hearing, outcome: str, when: str) -> bool:
    if when == LEADS:
        return all(hearing.votes(outcome) > hearing.votes(one) for one in hearing.outcomes if one != outcome)
    if when.startswith(WITH):
        made = hearing.cast.get(int(when.removeprefix(WITH)))
        return made is not None and made.outcome == outcome
    return True
