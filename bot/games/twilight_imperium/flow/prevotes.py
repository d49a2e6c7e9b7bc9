"""Votes that are stored beforehand (rules 29.5), and whose turn it is to vote (18.1 step 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import UNSET

from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.core.step import Step
from bot.core.together import Together
from bot.games.twilight_imperium.flow.votes import (
    ABSTAIN,
    CHOOSE,
    COUNT,
    LEAD,
    NOTHING,
    CastVote,
    CountVotes,
    ballots,
    cast,
    check_vote,
    franchise,
    lead,
    least,
    may_abstain,
    outcome_option,
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
OTHER_LEADS: Final = "other-leads"
VOTED: Final = "voted"
"""If another outcome leads, said in `LEADING`; if the player in `VOTER` has voted for what stands in `VOTE`."""
LEADING: Final = "leading"
VOTER: Final = "voter"
VOTE: Final = "vote"


class Prevotes(Together, tag="twilight_imperium-prevotes"):
    """29.5: with the call of `AG_AFTER` everybody who has votes stores one, or says to be asked; it lies open under the
    call, so that both are one sitting. Who has votes is public (AV2, AV4), so nothing hangs on a hand."""

    def pending(self, play: Galaxy) -> list[int]:
        """Who still has votes; nobody where there is no vote any more."""
        return [seat for seat in super().pending(play) if votes_of(play, seat)] if votable(play) is not None else []

    def question(self, play: Galaxy, seat: int) -> Question:
        """The vote that is kept for one's turn."""
        question = _to_store(play, seat, _hearing(play))
        question.blocking, question.given = True, UNSET
        question.topic, question.default = "twilight_imperium-topic-prevote", {"outcome": NOTHING}
        return question

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """As of what is stored at any other time."""
        return prevote_field(play, seat, partial)

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """The planets give votes."""
        check_vote(play, seat, answer)

    def take(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """It holds at once; when it is asked for makes no difference to anybody."""
        super().take(play, seat, slot, answer)
        store(play, seat, answer)

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """It was stored as it was given, and may have been changed since."""


def gather(play: Galaxy) -> list[Step]:
    """The step in which votes are stored with the call of `AG_AFTER`; at a table without a pace everybody votes in
    turn, and nobody is asked before."""
    if not play.paced:
        return []
    seats = [seat for seat in play.board.clockwise((play.board.speaker + 1) % play.seats) if votes_of(play, seat)]
    kept = {seat: _kept(play, seat) for seat in seats}
    return [Prevotes(seats, answers={seat: one for seat, one in kept.items() if one is not None}, begun=True)]


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
    hearing = votable(play)
    if hearing is None:
        return {}
    agenda = play.state.agenda
    voting = agenda[-1].seat if agenda and isinstance(agenda[-1], CastVote) else NOBODY
    asked = {seat for step in agenda if isinstance(step, Prevotes) for seat in step.asks(play)}
    waiting = [seat for seat in play.board.seats_in() if seat not in hearing.cast and seat not in (voting, *asked)]
    return {seat: _to_store(play, seat, hearing) for seat in waiting if votes_of(play, seat)}


def votable(play: Galaxy) -> Hearing | None:
    """The agenda before the council while it is still to be voted on."""
    council = play.board.council
    hearing = council.hearing if council is not None else None
    over = hearing is None or hearing.outcome or hearing.named or hearing.replaced
    return None if over else hearing


def _hearing(play: Galaxy) -> Hearing:
    hearing = council_of(play).hearing
    assert hearing is not None
    return hearing


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
    if hearing is None or outcome in (NOTHING, ABSTAIN):
        return field
    money = ballots(play, seat)
    if field is not None and field.name == "votes" and isinstance(field.shape, Pick):
        options = tuple(_then(one) for one in field.shape.options)
        if money.all > 1:
            options = (*options, Option(COUNT, "twilight_imperium-opt-votes-count"))
        return Field(field.name, field.prompt, Pick(options), field.start)
    if partial.get("votes") == COUNT and COUNT not in partial:
        numbers = tuple(
            Option(str(count), "twilight_imperium-opt-number", {"count": count}) for count in range(1, money.all + 1)
        )
        return Field(COUNT, Text("twilight_imperium-ask-prevote-count"), Pick(numbers), start=str(money.all))
    if field is not None:
        return field
    return next((one for one in _conditions(play, seat, hearing, partial) if one.name not in partial), None)


def _then(option: Option) -> Option:
    """How many votes it takes to lead is seen when the vote is cast; the label says what it would be now."""
    return Option(LEAD, "twilight_imperium-opt-votes-lead-then", option.args) if option.id == LEAD else option


def _conditions(play: Galaxy, seat: int, hearing: Hearing, partial: Mapping[str, Answer]) -> list[Field]:
    """29.5: if an outcome leads, if a player has voted for something; otherwise ask. A condition that is stored stays
    what it is where that player has given up the vote since (a rider): it cannot come true, and one is asked."""
    kept = _kept(play, seat) or {}
    hung = (str(kept.get("when")), f"{WITH}{str(kept.get(VOTER)).removeprefix('seat-')}")
    others = [
        other
        for other in play.board.seats_in()
        if other != seat and (franchise(play, other).allowed or f"{WITH}{other}" in hung)
    ]
    options = [
        Option(ALWAYS, "twilight_imperium-opt-prevote-always"),
        Option(LEADS, "twilight_imperium-opt-prevote-leads"),
        *(Option(f"{WITH}{other}", "twilight_imperium-opt-prevote-with", {"seat": other}) for other in others),
    ]
    against = [outcome_option(hearing.card, one) for one in hearing.outcomes if one != partial["outcome"]]
    if against:
        options.append(Option(OTHER_LEADS, "twilight_imperium-opt-prevote-other-leads"))
    if against and others:
        options.append(Option(VOTED, "twilight_imperium-opt-prevote-voted"))
    found = [Field("when", Text("twilight_imperium-ask-prevote-when"), Pick(tuple(options)), start=ALWAYS)]
    if partial.get("when") == OTHER_LEADS:
        shape = Pick(tuple(against))
        found.append(Field(LEADING, Text("twilight_imperium-ask-prevote-leading"), shape, against[0].id))
    elif partial.get("when") == VOTED:
        seats = tuple(Option(f"seat-{other}", "twilight_imperium-opt-seat", {"seat": other}) for other in others)
        found.append(Field(VOTER, Text("twilight_imperium-ask-prevote-voter"), Pick(seats), seats[0].id))
        shape = Pick((*against, *_abstaining(play, hearing)))
        found.append(Field(VOTE, Text("twilight_imperium-ask-prevote-vote"), shape, against[0].id))
    return found


def _abstaining(play: Galaxy, hearing: Hearing) -> tuple[Option, ...]:
    return (Option(ABSTAIN, "twilight_imperium-opt-abstain"),) if may_abstain(play, hearing) else ()


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
    if outcome not in hearing.outcomes or not _holds(hearing, outcome, kept):
        return None
    if franchise(play, seat).planets and not _affordable(play, seat, hearing, kept):
        return None
    return kept


def _affordable(play: Galaxy, seat: int, hearing: Hearing, kept: Mapping[str, Any]) -> bool:
    """Whether the planets are there that a stored vote names, or as many votes as it wants."""
    money, votes = ballots(play, seat), kept.get("votes")
    if votes == CHOOSE:
        return {planet for planet, _, _ in money.planets}.issuperset(kept["planets"])
    if votes == LEAD:
        return bool(least(money, lead(hearing, str(kept["outcome"]))))
    return votes != COUNT or bool(least(money, int(kept[COUNT])))


def _holds(hearing: Hearing, outcome: str, kept: Mapping[str, Any]) -> bool:
    when = str(kept.get("when", ALWAYS))
    if when in (LEADS, OTHER_LEADS):
        first = outcome if when == LEADS else str(kept[LEADING])
        return all(hearing.votes(first) > hearing.votes(one) for one in hearing.outcomes if one != first)
    if when == VOTED:
        made = hearing.cast.get(int(str(kept[VOTER]).removeprefix("seat-")))
        return made is not None and (made.outcome or ABSTAIN) == kept[VOTE]
    if when.startswith(WITH):
        made = hearing.cast.get(int(when.removeprefix(WITH)))
        return made is not None and made.outcome == outcome
    return True
