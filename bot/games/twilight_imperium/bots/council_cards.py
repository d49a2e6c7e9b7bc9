"""Cards of the agenda phase by rules of thumb: what will come of a vote, and what that is worth (rules 18, 22)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bot.core.questions import CALLED
from bot.core.shapes import Answer, Option, Pick, Question
from bot.core.windows import PASS
from bot.games.twilight_imperium.bots.aims import leaders
from bot.games.twilight_imperium.bots.cards import peaceful
from bot.games.twilight_imperium.bots.gifts.tables import ANSWERS
from bot.games.twilight_imperium.bots.orders import burial
from bot.games.twilight_imperium.bots.spending import first_options
from bot.games.twilight_imperium.bots.votes import ENOUGH, POINT, worth
from bot.games.twilight_imperium.flow.card_orders import WHEN
from bot.games.twilight_imperium.flow.votes import lead, votes_of
from bot.games.twilight_imperium.forces import load
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.politics.council import Hearing
from bot.games.twilight_imperium.politics.laws import council_of, seat_of

if TYPE_CHECKING:
    from bot.core.match import Match

PAYS: Final[Mapping[str, float]] = {
    "construction_rider": 3.5,
    "diplomacy_rider": 1.5,
    "imperial_rider": POINT,
    "leadership_rider": 4.5,
    "politics_rider": 4.0,
    "technology_rider": 5.0,
    "trade_rider": 5.0,
    "warfare_rider": 4.0,
}
"""Rider -> what it brings, in trade goods."""
VETO: Final = "veto"
LAID: Final = 1.2
"""What a rider must promise to be laid now."""
SURE: Final = 0.4
"""Share of all votes by which an outcome is ahead that is as good as certain."""
UNBEARABLE: Final = -3.0
"""Worth of what will come from which down an agenda is vetoed."""
SILENCED: Final = 1.2
"""What silencing somebody must be worth."""
PASSED_ON: Final = 1.0
"""How much better another election must be."""


def _heard(play: Galaxy) -> Hearing:
    hearing = council_of(play).hearing
    assert hearing is not None
    return hearing


def expected(play: Galaxy, without: int = -1) -> dict[str, float]:
    """Votes that each outcome will have, as far as everybody can see: each votes for what it gains by.

    Args:
        play: the match.
        without: seat whose vote does not count.
    """
    hearing = _heard(play)
    found: dict[str, float] = {one: hearing.votes(one) for one in hearing.outcomes}
    for seat in play.board.seats_in():
        if seat in hearing.cast or seat == without:
            continue
        best = max(hearing.outcomes, key=lambda one: worth(play, seat, hearing.card, one))
        if worth(play, seat, hearing.card, best) >= ENOUGH:
            found[best] += votes_of(play, seat)
    return found


def chance(play: Galaxy, outcome: str, without: int = -1) -> float:
    """How likely an outcome is."""
    hearing, found = _heard(play), expected(play, without)
    total = sum(found.values())
    if not total:
        speaker = play.board.speaker
        best = max(hearing.outcomes, key=lambda one: worth(play, speaker, hearing.card, one))
        return 0.7 if outcome == best else 0.3 / len(hearing.outcomes)
    rest = max((votes for one, votes in found.items() if one != outcome), default=0.0)
    ahead = (found[outcome] - rest) / total
    if ahead <= 0:
        return 0.3 if not ahead else 0.1
    return 0.85 if ahead >= SURE else 0.6


def _likely(play: Galaxy) -> str:
    return max(_heard(play).outcomes, key=lambda one: chance(play, one))


def _own_vote(play: Galaxy, seat: int) -> float:
    """What one's vote may change."""
    hearing, votes = _heard(play), votes_of(play, seat)
    if not votes:
        return 0.0
    best = max(worth(play, seat, hearing.card, one) for one in hearing.outcomes)
    return max(0.0, best) * votes / max(1.0, sum(expected(play).values()))


def begins(match: Match, seat: int, question: Question) -> Answer:
    """With the option `orders_as_calls`: as one would have ordered it."""
    found = [one for one in first_options(question) if one != PASS]
    says = burial(match.view(seat), seat) if found else None
    return next((one for one in found if says is not None and one.endswith(f":{says[WHEN]}")), PASS)


def used(match: Match, seat: int, question: Question) -> str:
    """The first ability of one's own that is used in a call, `PASS` for none."""
    for id in dict.fromkeys(str(option.args.get("component", "")) for option in _options(question)):
        if id in ANSWERS and (found := ANSWERS[id](match, seat, question)) != PASS:
            return found
    return PASS


def revealed(match: Match, seat: int, question: Question) -> Answer:
    """A veto where what will come is bad."""
    play: Galaxy = match.play
    if (ability := used(match, seat, question)) != PASS:
        return ability
    return VETO if VETO in first_options(question) and unbearable(play, seat) else PASS


def unbearable(play: Galaxy, seat: int) -> bool:
    """Whether what will come of the agenda before the council is too bad for a player."""
    return worth(play, seat, _heard(play).card, _likely(play)) <= UNBEARABLE


def before_the_vote(match: Match, seat: int, question: Question) -> Answer:
    """The rider that promises most, or silencing who would vote against oneself."""
    play: Galaxy = match.play
    best, most = used(match, seat, question), 0.0
    if best != PASS:
        return best
    for option in _options(question):
        card, _, named = option.id.partition(":")
        if card in PAYS:
            value = PAYS[card] * chance(play, named, without=seat) - _own_vote(play, seat) - LAID
        elif card not in ANSWERS and named.startswith("seat-"):
            value = _silenced(play, seat, seat_of(named)) - SILENCED
        else:
            continue
        if value > most:
            best, most = option.id, value
    return best


def _silenced(play: Galaxy, seat: int, other: int) -> float:
    """What it is worth that somebody has no vote."""
    hearing = _heard(play)
    votes = votes_of(play, other)
    if other == seat or not votes:
        return 0.0
    theirs = max(hearing.outcomes, key=lambda one: worth(play, other, hearing.card, one))
    mine = max(worth(play, seat, hearing.card, one) for one in hearing.outcomes)
    harm = mine - worth(play, seat, hearing.card, theirs)
    return harm * votes / max(1.0, sum(expected(play).values()))


def after_the_vote(match: Match, seat: int, question: Question) -> Answer:
    """As many trade goods as put one's outcome ahead, if that is worth them."""
    play: Galaxy = match.play
    hearing = _heard(play)
    found = [option for option in first_options(question) if option != PASS]
    made = hearing.cast.get(seat)
    if not found or made is None:
        return PASS
    most = max(hearing.votes(one) for one in hearing.outcomes)
    rivals = [one for one in hearing.outcomes if one != made.outcome and hearing.votes(one) == most]
    if not rivals:
        return PASS
    missing = lead(hearing, made.outcome)
    gain = worth(play, seat, hearing.card, made.outcome) - worth(play, seat, hearing.card, rivals[0])
    wanted = next((one for one in found if one.endswith(f":{missing}")), PASS)
    return wanted if gain >= missing + 1 else PASS


def elected(match: Match, seat: int, question: Question) -> Answer:
    """Whom one would rather see elected."""
    play: Galaxy = match.play
    card = _heard(play).card
    found = [one for one in first_options(question) if one != PASS]
    if not found:
        return PASS
    best = max(found, key=lambda one: worth(play, seat, card, one.partition(":")[2]))
    gain = worth(play, seat, card, best.partition(":")[2]) - worth(play, seat, card, f"seat-{seat}")
    return best if gain >= PASSED_ON else PASS


def harm(play: Galaxy, seat: int, card: str, facts: Mapping[str, object]) -> float:
    """What cancelling a card of the agenda phase is worth to a player; 0 for other cards."""
    council = play.board.council
    if council is None or council.hearing is None:
        return 0.0
    actor = int(str(facts["seat"]))
    if card in PAYS:
        lies_on = _lies_on(facts)
        return PAYS[card] * chance(play, lies_on, without=actor) if actor in leaders(play) and lies_on else 0.0
    if "target_seat" in facts and facts["target_seat"] == seat:
        before = any(one not in council.hearing.cast for one in play.board.seats_in())
        return _own_vote(play, seat) if before else -worth(play, seat, council.hearing.card, f"seat-{seat}")
    return 0.0


def _lies_on(facts: Mapping[str, object]) -> str:
    """The outcome that a rider names."""
    for name in ("outcome", "law", "objective", "planet"):
        if name in facts:
            return str(facts[name])
    return f"seat-{facts['elected_seat']}" if "elected_seat" in facts else ""


def _options(question: Question) -> tuple[Option, ...]:
    return question.shape.options if isinstance(question.shape, Pick) else ()


def _reinforced(match: Match, seat: int, question: Question) -> Answer:
    """Where there is room for one more ship, with the largest fleet."""

    def room(at: str) -> tuple[bool, int]:
        found = load(match.play, seat, at)
        return found.ships < found.fleet, found.ships

    return max(first_options(question), key=room)


CHOOSERS: Final[Mapping[str, Callable[[Match, int, Question], Answer]]] = {
    f"{CALLED}AG_START": begins,
    f"{CALLED}AG_WHEN": revealed,
    f"{CALLED}AG_AFTER": before_the_vote,
    f"{CALLED}AG_SPEAKER": after_the_vote,
    f"{CALLED}AG_ELECTED": elected,
    "rider-diplomacy": lambda match, seat, question: peaceful(match.play, seat, first_options(question)),
    "rider-warfare": _reinforced,
}
