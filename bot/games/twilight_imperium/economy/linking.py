"""Offers that hang on a decision of whoever accepts (rules 15 TX7): chosen for Trade, named speaker, a vote.

Such an offer can be accepted only while that decision lies before its partner, and to accept it is to decide so: both
are done in one answer, or neither. It is seen by its two parties alone and stands until the decision is made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple, cast

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer, Field, Option, Pick, Text, any_number
from bot.core.state import Proposal
from bot.games.twilight_imperium.components.strategy_cards.politics import NewSpeaker
from bot.games.twilight_imperium.components.strategy_cards.trade import FreeTrade
from bot.games.twilight_imperium.economy.offering import ASKED, KINDS, holds, owned, there
from bot.games.twilight_imperium.economy.safe_points import can_trade
from bot.games.twilight_imperium.figures import POLITICS, TRADE
from bot.games.twilight_imperium.flow.notes import WANT
from bot.games.twilight_imperium.flow.prevotes import votable
from bot.games.twilight_imperium.flow.votes import CastVote, check_vote, outcome_option, vote_field, votes_of
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.politics.laws import told

LINK: Final = "link"
"""In an offer: what its partner has to decide with it."""
OUTCOME: Final = "outcome"
"""In an offer that hangs on a vote: for what; also the field that asks so."""
FREE_TRADE: Final = "trade"
SPEAKER: Final = "speaker"
VOTE: Final = "vote"
CLOSED: Final = "twilight_imperium-linked-closed"
"""Begins the key of why an offer cannot be accepted as long as its decision is not to be made."""
ALSO: Final = "also"
"""Field of an acceptance: who else is chosen for Trade."""


class Link(NamedTuple):
    """A decision that an offer can hang on.

    Args:
        decision: the step that asks for it.
        card: the strategy card whose primary ability asks so; 0 for a vote.
    """

    decision: type[Ask]
    card: int


LINKS: Final[dict[str, Link]] = {
    FREE_TRADE: Link(FreeTrade, TRADE),
    SPEAKER: Link(NewSpeaker, POLITICS),
    VOTE: Link(CastVote, 0),
}
"""Value of `until` in an offer, and of `LINK` -> the decision."""


def link_of(made: Proposal) -> str:
    """What an offer hangs on, empty for nothing."""
    return str(made.content.get(LINK, ""))


def comes(play: Galaxy, seat: int, other: int, link: str) -> bool:
    """Whether that decision lies before a player or can still come, and can be in favour of who offers; from what
    everybody sees.

    Args:
        play: the match.
        seat: who offers.
        other: who would decide.
        link: what.
    """
    state = play.board
    if link == VOTE:
        hearing = votable(play)
        return hearing is not None and other not in hearing.cast and votes_of(play, other) > 0
    if state.phase != "action" or (link == SPEAKER and seat == state.speaker):
        return False
    return state.players[other].cards.get(LINKS[link].card, False)


def links(play: Galaxy, seat: int, other: int) -> list[str]:
    """What an offer to a player can hang on now; a vote alone where the two can trade over this agenda."""
    found = [one for one in LINKS if comes(play, seat, other, one) and (one != VOTE or can_trade(play, seat, other))]
    decides = deciding(play)
    return found if decides is None else [one for one in found if one == decides.link]


class Deciding(NamedTuple):
    """A decision that offers can hang on lies before somebody.

    Args:
        seat: before whom.
        link: which.
    """

    seat: int
    link: str


def deciding(play: Galaxy) -> Deciding | None:
    """The decision inside a strategic action for which offers can be made and accepted: no safe point for others."""
    top = play.state.agenda[-1] if play.state.agenda else None
    for link, one in LINKS.items():
        if one.card and isinstance(top, one.decision):
            return Deciding(top.seat, link)
    return None


def stands_linked(play: Galaxy, made: Proposal) -> bool:
    """TX8: an offer that hangs on a decision stands until that is made, or cannot come any more."""
    link, other = link_of(made), made.to[0]
    if not comes(play, made.seat, other, link):
        return False
    hearing = votable(play)
    return link != VOTE or (hearing is not None and made.content[OUTCOME] in hearing.outcomes)


def missing_link(play: Galaxy, made: Proposal) -> Text | None:
    """Why an offer that hangs on a decision cannot be accepted now; None where it can."""
    top = play.state.agenda[-1] if play.state.agenda else None
    if not isinstance(top, LINKS[link_of(made)].decision) or top.seat != made.to[0]:
        return Text(f"{CLOSED}-{link_of(made)}")
    if not can_trade(play, made.seat, made.to[0]) or not there(play, made):
        return Text("twilight_imperium-linked-cannot")
    return None


def condition(made: Proposal, key: str, agenda: str) -> Text | None:
    """What an offer hangs on, as a sentence for its two parties; None for nothing.

    Args:
        made: the offer.
        key: how the key of the sentence begins.
        agenda: before the council, empty for none.
    """
    link = link_of(made)
    if not link:
        return None
    args: dict[str, object] = {"seat": made.seat, "to_seat": made.to[0]}
    return Text(f"{key}-{link}", {**args, **(told(agenda, made.content[OUTCOME]) if link == VOTE else {})})


# --- accepting ---


def _others(play: Galaxy, made: Proposal) -> list[Proposal]:
    """Offers of others that hang on the same choice of players for Trade, and could be executed."""
    return [
        one
        for one in play.state.proposals
        if one.id != made.id and one.to == made.to and link_of(one) == FREE_TRADE and missing_link(play, one) is None
    ]


def accept_field(play: Galaxy, made: Proposal, said: Mapping[str, Answer]) -> Field | None:
    """What else the decision asks that is made with an offer: the partner chooses it.

    Args:
        play: the match.
        made: the offer.
        said: of the answer so far.
    """
    seat, link = made.to[0], link_of(made)
    if link == VOTE:
        return vote_field(play, seat, _ballot(made, said))
    if link != FREE_TRADE or ALSO in said:
        return None
    offering = [one.seat for one in _others(play, made)]
    options = tuple(
        Option(f"seat-{one}", f"twilight_imperium-opt-{'linked-also' if one in offering else 'seat'}", {"seat": one})
        for one in play.board.clockwise(seat)
        if one not in (seat, made.seat)
    )
    return Field(ALSO, Text("twilight_imperium-ask-linked-also"), any_number(options), start=[]) if options else None


def _ballot(made: Proposal, said: Mapping[str, Answer]) -> dict[str, Answer]:
    """The vote that an acceptance means."""
    return {
        OUTCOME: made.content[OUTCOME],
        **{name: said[name] for name in ("votes", "planets", "cards") if name in said},
    }


def check_link(play: Galaxy, made: Proposal, said: Mapping[str, Answer]) -> None:
    """Whether an acceptance can be carried out, decision and all.

    Raises:
        IllegalAnswer: the decision is not to be made now, or what is given in several offers is not there twice.
    """
    missing = missing_link(play, made)
    if missing is not None:
        raise IllegalAnswer(missing.key)
    if link_of(made) == VOTE:
        check_vote(play, made.to[0], _ballot(made, said))
    seat, given = made.to[0], [made, *joined(play, made, said)]
    goods = Counter[str]()
    cards = Counter[str]()
    for one in given:
        goods.update(one.content["take"])
        cards.update(one.content.get(ASKED, {}))
    notes = [one.content[WANT] for one in given if WANT in one.content]
    enough = all(goods[kind] <= owned(play.board.players[seat], kind) for kind in KINDS)
    if not enough or not holds(play.board, seat, cards) or len(set(notes)) < len(notes):
        raise IllegalAnswer("twilight_imperium-linked-too-much")


def joined(play: Galaxy, made: Proposal, said: Mapping[str, Answer]) -> list[Proposal]:
    """Offers that are accepted with one: of those who are chosen for Trade with who made it."""
    also = cast("list[str]", said.get(ALSO) or [])
    return [one for one in _others(play, made) if f"seat-{one.seat}" in also] if link_of(made) == FREE_TRADE else []


def decide(play: Galaxy, made: Proposal, said: Mapping[str, Answer]) -> None:
    """The decision is made as the offer has it; it takes effect when what was exchanged has (TX5)."""
    top = play.state.agenda[-1]
    assert isinstance(top, Ask)
    link = link_of(made)
    if link == VOTE:
        top.answer = _ballot(made, said)
    elif link == SPEAKER:
        top.answer = f"seat-{made.seat}"
    else:
        chosen = {f"seat-{made.seat}", *cast("list[str]", said.get(ALSO) or [])}
        order = [f"seat-{one}" for one in play.board.clockwise(top.seat)]
        top.answer = [one for one in order if one in chosen]


# --- offering ---


def outcome_field(play: Galaxy, other: int) -> Field:
    """For which outcome the partner has to vote."""
    hearing = votable(play)
    assert hearing is not None
    options = tuple(outcome_option(hearing.card, one, hearing.votes(one)) for one in hearing.outcomes)
    return Field(OUTCOME, Text("twilight_imperium-ask-linked-outcome", {"seat": other}), Pick(options), options[0].id)
