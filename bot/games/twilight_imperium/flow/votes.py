"""Votes on an agenda (rules 18.1 steps 6 to 8, 29.5): in turn, or stored beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.twilight_imperium.economy.payment import Purse, proposals, purse
from bot.games.twilight_imperium.flow.cards import PlayCard
from bot.games.twilight_imperium.hooks.blocks import REACTIONS, Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import VOTES, asked
from bot.games.twilight_imperium.politics.asking import about_agenda
from bot.games.twilight_imperium.politics.cards import AGAINST, AGENDAS
from bot.games.twilight_imperium.politics.council import Cast, Hearing
from bot.games.twilight_imperium.politics.laws import council_of, told
from bot.games.twilight_imperium.readings import ABSTAINING, follows_given

ABSTAIN: Final = "abstain"
ALL: Final = "all"
LEAD: Final = "lead"
CHOOSE: Final = "choose"
COUNT: Final = "count"
"""Of a vote that is stored: at least so many votes, with the least lost."""
NOTHING: Final = "nothing"
"""Option of a vote beforehand: nothing is stored."""
NO_CARD: Final = "none"
"""Option of a vote: no card is played with it."""
VOTED: Final = "AG_VOTED"


class Franchise(NamedTuple):
    """How somebody may vote.

    Args:
        allowed: whether at all (AV2).
        planets: whether planets are exhausted for votes; else each has one (AV4).
    """

    allowed: bool
    planets: bool


def franchise(play: Galaxy, seat: int) -> Franchise:
    """AV2, AV4: how a player may vote on the agenda before the council."""
    council = council_of(play)
    hearing = council.hearing
    verdict = asked(play, VOTES, True, seat=seat)
    barred = seat in council.silenced or (hearing is not None and seat in hearing.barred)
    return Franchise(verdict.allowed and not barred, bool(verdict.value))


def ballots(play: Galaxy, seat: int) -> Purse:
    """Ready planets with influence; trade goods are no votes."""
    return purse(play, seat, "influence")._replace(goods=0, strict=False)


def votes_of(play: Galaxy, seat: int) -> int:
    """The most votes that a player can cast now."""
    right = franchise(play, seat)
    if not right.allowed:
        return 0
    return ballots(play, seat).all if right.planets else 1


def lead(hearing: Hearing, outcome: str) -> int:
    """Votes that an outcome needs to lead alone."""
    best = max((hearing.votes(one) for one in hearing.outcomes if one != outcome), default=0)
    return max(1, best - hearing.votes(outcome) + 1)


class CastVote(Ask, tag="twilight_imperium-vote"):
    """`D_VOTE`: an outcome and the planets that are exhausted for it, or an abstention."""

    main: ClassVar[bool] = True

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a vote to cast; planets are public."""
        return votes_of(play, self.seat) > 0

    def unasked(self, play: Galaxy) -> None:
        """Nothing to vote with."""
        cast(play, self.seat, {"outcome": ABSTAIN})

    def question(self, play: Galaxy) -> Question:
        """For what; then with which planets."""
        hearing = council_of(play).hearing
        assert hearing is not None
        prompt = Text("twilight_imperium-ask-vote", {"agenda": hearing.card, "votes": votes_of(play, self.seat)})
        return about_agenda(
            prompt, Form("outcome", Pick(outcome_options(play, hearing))), _default(play, self.seat, hearing), "vote"
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """How many votes, and where one chooses, by which planets."""
        return vote_field(play, self.seat, partial)

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """The planets give votes."""
        check_vote(play, self.seat, answer)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is cast."""
        cast(play, self.seat, answer)


def outcome_options(play: Galaxy, hearing: Hearing) -> tuple[Option, ...]:
    options = [outcome_option(hearing.card, one, hearing.votes(one)) for one in hearing.outcomes]
    if may_abstain(play, hearing):
        options.append(Option(ABSTAIN, "twilight_imperium-opt-abstain"))
    return tuple(options)


def may_abstain(play: Galaxy, hearing: Hearing) -> bool:
    """AV1."""
    return AGENDAS[hearing.card].elects != "" or not follows_given(play, ABSTAINING)


def _default(play: Galaxy, seat: int, hearing: Hearing) -> dict[str, Answer]:
    """30.5: abstain; where that is not allowed, against with everything."""
    if may_abstain(play, hearing):
        return {"outcome": ABSTAIN}
    chosen: dict[str, Answer] = {"outcome": AGAINST}
    while (field := vote_field(play, seat, chosen)) is not None:
        chosen[field.name] = field.start
    return chosen


def with_vote(play: Galaxy, seat: int) -> tuple[Option, ...]:
    """`AG_VOTED`: cards of one's hand that are played with the own vote, declared in its dialogue (7.9, class D)."""
    return tuple(
        option
        for one in REACTIONS.get(VOTED, ())
        if seat in one.block.owners(play.board)
        for option in one.options(play, seat, {"seat": seat})
    )


def vote_field(play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> Field | None:
    """The next field of a vote, None when it is complete."""
    hearing = council_of(play).hearing
    outcome = str(partial["outcome"])
    if hearing is None or outcome in (ABSTAIN, NOTHING):
        return None
    field = _planets_field(play, seat, hearing, partial) if franchise(play, seat).planets else None
    cards = with_vote(play, seat)
    if field is not None or not cards or "cards" in partial:
        return field
    options = (Option(NO_CARD, "twilight_imperium-opt-no-card"), *cards)
    return Field("cards", Text("twilight_imperium-ask-vote-cards"), Pick(options), start=NO_CARD)


def _planets_field(play: Galaxy, seat: int, hearing: Hearing, partial: Mapping[str, Answer]) -> Field | None:
    """With which planets."""
    outcome = str(partial["outcome"])
    money = ballots(play, seat)
    if "votes" not in partial:
        return Field(
            "votes",
            Text("twilight_imperium-ask-votes", {"votes": money.all}),
            Pick(_amounts(play, seat, hearing, outcome)),
            start=ALL,
        )
    if partial["votes"] == CHOOSE and "planets" not in partial:
        options = tuple(
            Option(
                planet, "twilight_imperium-opt-planet-value", {"planet": planet, "worth": worth, "coin": "influence"}
            )
            for planet, worth, _ in money.planets
        )
        return Field(
            "planets",
            Text("twilight_imperium-ask-vote-planets", {"votes": money.all}),
            Pick(options, min=1, max=len(options)),
        )
    return None


def _amounts(play: Galaxy, seat: int, hearing: Hearing, outcome: str) -> tuple[Option, ...]:
    """Seen 2: all, the least that leads now, or what one chooses."""
    money = ballots(play, seat)
    options = [Option(ALL, "twilight_imperium-opt-votes-all", {"votes": money.all, "count": len(money.planets)})]
    leading = least(money, lead(hearing, outcome))
    if leading and len(leading) < len(money.planets):
        votes = sum(value for planet, value, _ in money.planets if planet in leading)
        options.append(
            Option(
                LEAD,
                "twilight_imperium-opt-votes-lead",
                {"votes": votes},
            )
        )
    if len(money.planets) > 1:
        options.append(Option(CHOOSE, "twilight_imperium-opt-votes-choose"))
    return tuple(options)


def least(money: Purse, votes: int) -> tuple[str, ...]:
    """Planets that give so many votes with the least lost; empty where they cannot."""
    found = proposals(money, votes) if money.all >= votes else []
    return found[0].planets if found else ()


def check_vote(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> None:
    """Whether a vote can be cast.

    Raises:
        IllegalAnswer: it leads by no planets any more, or what it names is no ready planet.
    """
    hearing = council_of(play).hearing
    if hearing is None:
        raise IllegalAnswer("twilight_imperium-no-vote")
    if (
        answer["outcome"] not in (ABSTAIN, NOTHING)
        and franchise(play, seat).planets
        and not _planets(play, seat, hearing, answer)
    ):
        raise IllegalAnswer("twilight_imperium-no-vote")


def _planets(play: Galaxy, seat: int, hearing: Hearing, answer: Mapping[str, Answer]) -> tuple[str, ...]:
    """The planets of a vote; all that are left where the least does not lead any more."""
    money = ballots(play, seat)
    there = tuple(planet for planet, _, _ in money.planets)
    if answer.get("votes") == LEAD:
        return least(money, lead(hearing, str(answer["outcome"]))) or there
    if answer.get("votes") == COUNT:
        return least(money, int(str(answer[COUNT]))) or there
    if answer.get("votes") == CHOOSE:
        return tuple(planet for planet in answer["planets"] if planet in there)
    return there


def cast(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> None:
    """A vote is cast, or withheld: its planets are exhausted."""
    state, council = play.board, council_of(play)
    hearing = council.hearing
    assert hearing is not None
    state.turns += 1
    outcome = str(answer["outcome"])
    if outcome == ABSTAIN:
        hearing.cast[seat] = Cast()
        play.tell("twilight_imperium-event-abstained", seat=seat, agenda=hearing.card)
        return
    planets: tuple[str, ...] = ()
    votes = 1
    if franchise(play, seat).planets:
        money = ballots(play, seat)
        planets = _planets(play, seat, hearing, answer)
        votes = sum(value for planet, value, _ in money.planets if planet in planets)
        for planet in planets:
            state.planets[planet].ready = False
    hearing.cast[seat] = Cast(outcome, votes, planets)
    play.tell(
        "twilight_imperium-event-voted",
        seat=seat,
        agenda=hearing.card,
        votes=votes,
        planets=list(planets),
        count=len(planets),
        **told(hearing.card, outcome),
    )
    play.push(opens(VOTED, agenda=hearing.card, seat=seat, votes=votes), *_cards_of(play, seat, answer))


def _cards_of(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> list[Step]:
    """The card that was declared with a vote, if it can still be played."""
    chosen = str(answer.get("cards", NO_CARD))
    return [
        PlayCard(seat, str(option.args["component"]), VOTED, {"seat": seat}, option.id, dict(option.args))
        for option in with_vote(play, seat)
        if option.id == chosen
    ]


class CountVotes(Step, tag="twilight_imperium-count-votes"):
    """18.1 step 8: most votes win; the speaker breaks a tie, and chooses where nobody voted."""

    def run(self, play: Galaxy) -> None:
        """Count."""
        hearing = council_of(play).hearing
        assert hearing is not None
        most = max(hearing.votes(one) for one in hearing.outcomes)
        first = [one for one in hearing.outcomes if hearing.votes(one) == most]
        if len(first) == 1:
            hearing.outcome = first[0]
        else:
            play.push(Tie(play.board.speaker, outcomes=first))


class Tie(Ask, tag="twilight_imperium-tie"):
    """`D_TIE`: the speaker chooses among outcomes with equal votes, or among all where nobody voted (18.1 step 8)."""

    outcomes: list[str] = []

    def question(self, play: Galaxy) -> Question:
        """Which."""
        hearing = council_of(play).hearing
        assert hearing is not None
        options = tuple(outcome_option(hearing.card, one, hearing.votes(one)) for one in self.outcomes)
        return about_agenda(
            Text("twilight_imperium-ask-tie", {"agenda": hearing.card}),
            Pick(options),
            AGAINST if AGAINST in self.outcomes else self.outcomes[0],
            "tie",
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is that; this is no vote."""
        hearing = council_of(play).hearing
        assert hearing is not None
        hearing.outcome = str(answer)
        play.tell(
            "twilight_imperium-event-tie",
            seat=self.seat,
            agenda=hearing.card,
            **told(hearing.card, hearing.outcome),
        )


def outcome_option(agenda: str, outcome: str, votes: int = 0) -> Option:
    """An outcome to choose, with the votes it has."""
    return Option(outcome, "twilight_imperium-opt-outcome", {"agenda": agenda, "votes": votes, **told(agenda, outcome)})
