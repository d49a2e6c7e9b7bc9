"""The hard bot of THE DOME: it tries the likeliest answers on tables its seat could believe in and plays them on.

Half of the answers are dropped as soon as they have been tried on a few worlds. Seats play on as the easy bot does,
until the own turn has come again and is over, in a duel until the one after it.
"""

from __future__ import annotations

import math
from operator import mul
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from bot.core.bots import play_on
from bot.core.shapes import Answer, Pick, Question
from bot.core.trying import Trials, Tried
from bot.games.the_dome import cards
from bot.games.the_dome.bots import best, prefer, ranked
from bot.games.the_dome.readings import LAYERS, LENGTH
from bot.games.the_dome.state import DUEL, HOME, Player, State
from bot.games.the_dome.worths import worth
from bot.games.the_dome.zones import pack_of

if TYPE_CHECKING:
    from bot.core.match import Match
    from bot.core.streams import Stream

ANSWERS_PER_UNIT: Final = {2: 40, 3: 34, 4: 34}
"""Answers that may be played on for one unit of the budget, by seats."""
TRIED: Final = 10
"""Most answers that are tried, the likeliest by the easy bot's values."""
WORLDS: Final = 48
"""Most worlds in which an answer is tried."""
ROUND: Final = 6
"""Worlds after which the worse half of the answers is dropped, or the search ends because one is clearly ahead."""
CLEAR: Final = 3.0
"""Standard errors by which the best answer has to be ahead of the second to be taken at once."""
OVERHEAD: Final = 4
"""Answers that a fresh copy of the world takes the time of."""
AHEAD: Final = 100
"""Most answers a world is played on."""
LUCK: Final = 9.0
"""Points ahead that make about 73 % of winning."""
TEMPO: Final = 3.1
"""What it is worth in a duel to have one's turn before one."""


class SideWeights(NamedTuple):
    """What is worth how much in `strength`, where `LUCK` of it make 73 % of winning."""

    wall: float
    """A space of the firewall."""
    within_six: float
    within_three: float
    """Six or three spaces are left of it."""
    program: float
    its_worth: float
    """A program, and each unit of what it is worth (`worths.worth`), seven at most."""
    marker: float
    its_card: float
    """A marker at the end of its track, and each unit of what its system card is worth."""
    pool: float
    more_in_pool: float
    """A card in a pool up to the fourth, and after it."""
    hand: float
    more_in_hand: float
    """A card in the hand up to the sixth, and after it."""
    deck: float
    more_in_deck: float
    """Likewise in the deck."""
    control: float
    """A Control that is set."""


IN_DUELS: Final = SideWeights(1.84, -2.8, -5.8, 3.7, 0.23, 2.7, 0.4, 2.0, 0.45, 1.65, -1.0, 1.2, 0.96, 3.8)
"""What told turns of duels that were won from others: `python -m tests.games.the_dome.weights`."""


class TableWeights(NamedTuple):
    """What is worth how much at a table with a Mastermind, where `LUCK` of it make 73 % of winning."""

    boss: SideWeights
    ally: SideWeights
    """Of the allies' mean."""
    down: float
    """What an ally counts that is down, instead of all else."""
    turn: tuple[float, ...]
    """To the Mastermind, that it is its turn, or that of the ally so many places after it."""


AGAINST_ONE: Final = {
    3: TableWeights(
        SideWeights(2.41, -1.96, -5.57, -0.26, 0.54, 0.02, 0.22, 0.59, 0.47, 0.65, -0.89, 0.1, 0.44, 1.6),
        SideWeights(2.2, -3.31, -2.94, -0.71, 1.25, 1.25, 0.67, 1.42, 0.56, 1.72, 0.39, -1.9, 0.83, 5.2),
        4.32,
        (2.3, -5.53, -0.62),
    ),
    4: TableWeights(
        SideWeights(2.88, -3.35, -3.8, -0.64, 0.49, 0.01, 0.05, 0.24, -0.5, 0.0, 0.68, -0.57, -0.08, 1.63),
        SideWeights(0.89, -3.43, -6.82, -3.93, 2.03, -0.41, 0.58, 1.77, -0.78, 2.95, 0.04, -0.05, 0.9, 5.38),
        9.24,
        (-0.7, -6.97, -3.07, 1.24),
    ),
}
"""By seats; what told turns that were won from others: `python -m tests.games.the_dome.weights --seats 3`, or 4."""
ENERGY: Final = 0.4
KEPT: Final = 1.0
"""A token of energy and a Mastermind card in the hand, as a player reckons. The easy bot keeps neither, so its games
tell of cards nothing, and of energy only that it comes of leaks: with what they tell the bot hoarded it."""


def think(
    match: Match, seat: int, question: Question, stream: Stream, budget: int, tried: list[Tried] | None = None
) -> Answer:
    """The hard bot's answer.

    Args:
        match: one its seat could believe in; it is not changed.
        seat: whose question it is.
        question: open in `match`.
        stream: the bot's own randomness; the same stream gives the same answer.
        budget: units of `ANSWERS_PER_UNIT` answers to play on.
        tried: takes what was found of the answers that were tried.
    """
    view = match.view(seat)
    shape = question.shape
    if not isinstance(shape, Pick) or not shape.min == shape.max == 1 or question.slot in ("deck", "review", "orders"):
        return prefer(view, seat, question, stream)
    options = _tries(question, ranked(view, seat, question, None))
    if len(options) == 1:
        return options[0]
    trials = Trials(
        match,
        seat,
        question,
        options,
        budget * ANSWERS_PER_UNIT[match.seats],
        lambda world: _play_on(world, seat),
        lambda world: margin(world, seat),
        OVERHEAD,
    )
    for number in range(1, WORLDS + 1):
        trials.try_all(stream)
        if trials.left <= 0:
            break
        if number % ROUND == 0:
            trials.keep(max(2, (len(trials.answers) + 1) // 2))
            if _clear(*trials.values[:2]):
                break
    trials.tell(tried)
    return trials.best()


def _clear(best_: list[float], second: list[float]) -> bool:
    """Whether one answer is better than another on the same worlds beyond doubt."""
    ahead = [one - other for one, other in zip(best_, second, strict=True)]
    mean = sum(ahead) / len(ahead)
    spread = math.sqrt(sum((one - mean) ** 2 for one in ahead) / (len(ahead) - 1))
    return mean > CLEAR * spread / math.sqrt(len(ahead))


def _tries(question: Question, by_value: list[str]) -> list[str]:
    """The answers worth trying, the best by the easy bot's values first."""
    assert isinstance(question.shape, Pick)
    warned = {option.id for option in question.shape.options if option.warn is not None}
    found = [option for option in by_value if option not in warned]
    return found[:TRIED] or by_value[:1]


def _play_on(match: Match, seat: int) -> int:
    """Every seat answers as the easy bot does, until `seat` has had its turn again, in a duel until the one after it:
    only then it shows what was begun, or what a Mastermind saved for. How many answers were given."""
    state, pack = cast("State", match.play.board), pack_of(match.play)
    further = state.seats if state.mode == DUEL else 1
    until = state.turn + further + ((seat - state.current) % state.seats or state.seats)
    return play_on(
        match,
        AHEAD,
        lambda actor, question: best(Glance(state, pack), actor, question),
        lambda: state.turn >= until,
    )


class Glance:
    """What the easy bot looks at, in the shape of the view of whoever is asked; made for every answer played on, so it
    copies nothing. It shows more than a seat may see: only to be used in worlds that are believed in, with the easy
    bot, which looks at its own cards alone."""

    __slots__ = ("mastermind", "pack", "players", "server", "turn")

    def __init__(self, state: State, pack: cards.Pack) -> None:
        self.pack, self.turn, self.mastermind = pack.sha, state.turn, state.mastermind
        self.server = [Track(slot.card, pack[slot.card].track) for slot in state.server]
        places = {slot.uid: at for at, slot in enumerate(state.server, 1)}
        self.players = [
            Side(player, places, pack[player.character].limits if player.character else ()) for player in state.players
        ]


class Track(NamedTuple):
    """A system card of the server."""

    card: str
    track: tuple[str, ...]


class MarkerPlace(NamedTuple):
    """Where a marker stands."""

    place: int
    space: int


class Side:
    """One seat in a `Glance`."""

    __slots__ = (
        "character", "controls", "deck_count", "deck_id", "hand", "hand_count", "layer", "limits", "markers",
        "pool_counts", "pools", "programs", "seat", "space",
    )  # fmt: skip

    def __init__(self, player: Player, places: dict[int, int], limits: tuple[int, ...]) -> None:
        self.seat, self.hand, self.hand_count = player.seat, player.hand, len(player.hand)
        self.deck_count, self.deck_id = len(player.deck), player.deck_id
        self.pools, self.pool_counts = player.pools, [len(pool) for pool in player.pools]
        self.character, self.limits = player.character, limits
        self.layer, self.space = player.layer, player.space
        self.programs, self.controls = player.programs, player.controls
        self.markers = [MarkerPlace(places.get(marker.on, 0), marker.space) for marker in player.markers]


# --- how a table stands ----------------------------------------------------------------------------------------------


def margin(match: Match, seat: int) -> float:
    """How a seat's side stands against the other, 0..1, all cards known."""
    state: State = match.play.board
    if match.result is not None:
        return 1.0 if match.result.ranks[seat] == 1 else 0.0
    pack = pack_of(match.play)
    if state.mode == DUEL:
        mine, theirs = (strength(pack, state, state.players[one], IN_DUELS) for one in (seat, 1 - seat))
        ahead = mine - theirs
        ahead += TEMPO if state.current == seat else -TEMPO
    else:
        boss, weights = state.players[state.mastermind], AGAINST_ONE[state.seats]
        allies = [strength(pack, state, one, weights.ally, weights.down) for one in state.players if one is not boss]
        ahead = strength(pack, state, boss, weights.boss) - sum(allies) / len(allies)
        ahead += ENERGY * state.energy + KEPT * len(state.mm_hand)
        ahead += weights.turn[(state.current - state.mastermind) % state.seats]
        if seat != state.mastermind:
            ahead = -ahead
    return 1 / (1 + math.exp(-ahead / LUCK))


def features(pack: cards.Pack, state: State, player: Player) -> tuple[float, ...]:
    """What of a seat that is not down counts, in the order of `SideWeights`."""
    wall = (LAYERS - player.layer) * LENGTH - player.space + 1
    markers = marked = 0.0
    for marker in player.markers:
        slot = None if marker.on == HOME else state.slot(marker.on)
        if slot is not None:
            far = marker.space / len(pack[slot.card].track)
            markers += far
            marked += far * worth(pack.sha, slot.card)
    pools = [len(pool) for pool in player.pools]
    hand, deck = len(player.hand), len(player.deck)
    return (
        wall, wall <= 6, wall <= 3,
        len(player.programs), sum(min(7.0, worth(pack.sha, program.card)) for program in player.programs),
        markers, marked,
        sum(min(count, 4) for count in pools), sum(max(0, count - 4) for count in pools),
        min(hand, 6), max(0, hand - 6), min(deck, 6), max(0, deck - 6),
        len(player.controls),
    )  # fmt: skip


def strength(pack: cards.Pack, state: State, player: Player, weights: SideWeights, down: float = -40.0) -> float:
    """What a seat has; `down` where it is out of the game."""
    if player.down:
        return down
    return sum(map(mul, weights, features(pack, state, player)))
