"""Command tokens gained, lost and redistributed (rules 3 C7, 12, 17)."""

from __future__ import annotations

from typing import Final

from bot.core.asks import Ask
from bot.core.shapes import Amounts, Answer, Option, Question, Text
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import fleet_pool_limit
from bot.games.twilight_imperium.state import POOLS, Pool, State

LOST_FIRST: Final[tuple[Pool, ...]] = ("strategy", "tactic", "fleet")
"""From which pool a token is lost where its owner does not say (30.4 `D_LOSE_TOKEN`)."""


def pool_options(state: State, seat: int, more: bool = False) -> tuple[Option, ...]:
    """The three pools, each with what is in it; whether something is added to that."""
    player = state.players[seat]
    key = "twilight_imperium-opt-pool-more" if more else "twilight_imperium-opt-pool"
    return tuple(Option(pool, key, {"pool": pool, "count": player.pool(pool)}) for pool in POOLS)


def shares(play: Galaxy, seat: int, count: int) -> Amounts:
    """Tokens that are gained, to be put into the pools (`D_GAIN_TOKENS`)."""
    room = max(0, fleet_pool_limit(play, seat) - play.board.players[seat].fleet)
    most = {"tactic": count, "fleet": min(count, room), "strategy": count}
    return Amounts(pool_options(play.board, seat, more=True), most, count, count)


def sheet(play: Galaxy, seat: int, gained: int, more: int = 0) -> Amounts:
    """The whole sheet with what is gained, to be laid out anew (`D_REDISTRIBUTE`).

    Args:
        play: the match.
        seat: whose.
        gained: tokens that come to it.
        more: tokens that may come besides.
    """
    player = play.board.players[seat]
    least = player.tactic + player.fleet + player.strategy + gained
    total = least + more
    most = {"tactic": total, "fleet": min(total, fleet_pool_limit(play, seat)), "strategy": total}
    return Amounts(pool_options(play.board, seat), most, least, total)


def lay_out(play: Galaxy, seat: int, pools: dict[str, int]) -> None:
    """The sheet is as chosen."""
    player = play.board.players[seat]
    player.tactic, player.fleet, player.strategy = (pools.get(pool, 0) for pool in POOLS)
    play.tell(
        "twilight_imperium-event-sheet", seat=seat, tactic=player.tactic, fleet=player.fleet, strategy=player.strategy
    )


class GainTokens(Ask, tag="twilight_imperium-gain-tokens"):
    """`D_GAIN_TOKENS`: tokens come from the reserve into pools of the owner's choice; what the reserve has not is not
    gained (C7)."""

    count: int = 1

    def gained(self, play: Galaxy) -> int:
        """How many there are to gain."""
        return min(self.count, play.board.reserve(self.seat))

    def matters(self, play: Galaxy) -> bool:
        """Whether any is gained."""
        return self.gained(play) > 0

    def question(self, play: Galaxy) -> Question:
        """How many go into each pool."""
        count = self.gained(play)
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-gain-tokens", {"count": count}),
            shape=shares(play, self.seat, count),
            topic="twilight_imperium-topic-tokens",
            rule="twilight_imperium-rule-tokens",
            default={"tactic": count},
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They are put there."""
        gain(play, self.seat, answer)


def gain(play: Galaxy, seat: int, pools: dict[str, int]) -> None:
    """Tokens come from the reserve into pools."""
    player = play.board.players[seat]
    for pool in POOLS:
        player.put(pool, pools.get(pool, 0))
    if any(pools.values()):
        play.tell("twilight_imperium-event-tokens", seat=seat, **{pool: pools.get(pool, 0) for pool in POOLS})


class PlaceToken(Ask, tag="twilight_imperium-place-token"):
    """C7: a token goes from the reserve into a system; with an empty reserve its owner takes it from a pool.

    Args:
        system: position.
    """

    system: str = ""

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a choice of pools."""
        state = play.board
        if self.seat in state.systems[self.system].tokens or state.reserve(self.seat) > 0:
            return False
        return sum(state.players[self.seat].pool(pool) > 0 for pool in POOLS) > 1

    def question(self, play: Galaxy) -> Question:
        """From which pool."""
        player = play.board.players[self.seat]
        options = tuple(option for option in pool_options(play.board, self.seat) if player.pool(option.id))  # type: ignore[arg-type]
        first = next(pool for pool in LOST_FIRST if player.pool(pool))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-lose-token", {"system": self.system}),
            shape=Amounts(options, {option.id: 1 for option in options}, 1, 1),
            topic="twilight_imperium-topic-tokens",
            rule="twilight_imperium-rule-tokens",
            default={first: 1},
        )

    def unasked(self, play: Galaxy) -> None:
        """From the reserve, or from the one pool that has some."""
        state = play.board
        if self.seat in state.systems[self.system].tokens:
            return
        if state.reserve(self.seat) > 0:
            self.chosen(play, {})
            return
        for pool in POOLS:
            if state.players[self.seat].pool(pool):
                self.chosen(play, {pool: 1})
                return

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is placed; a smaller fleet pool may be too small now."""
        state = play.board
        for pool, count in answer.items():
            state.players[self.seat].put(pool, -count)
        state.systems[self.system].tokens.append(self.seat)
        play.tell("twilight_imperium-event-token-placed", seat=self.seat, system=self.system)
        if answer.get("fleet"):
            play.push(LimitCheck([self.seat]))
