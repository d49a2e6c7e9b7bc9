"""Tables to draw, played by the easy bot from a fixed seed. For the gallery and tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from bot.core.bots import choose
from bot.core.match import Match
from bot.core.playable import register
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.advice.fights import Fight
from bot.games.twilight_imperium.advice.stakes import stakes
from bot.games.twilight_imperium.figures import PLANETS, TILES
from bot.games.twilight_imperium.flow.setup import ChooseFaction
from bot.games.twilight_imperium.flow.stacks import stacks
from bot.games.twilight_imperium.light import AGENDAS, LIGHT, ON
from bot.games.twilight_imperium.state import State
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import Language, Voice
from renderers.twilight_imperium.moving import Arrival

FACTIONS: Final = ("sol", "sardakk", "jolnar", "hacan", "letnev", "l1z1x")
STAGES: Final = ("start", "middle", "late", "over")
STANDARD: Final[Mapping[str, str]] = {}
CHOOSE: Final = ChooseFaction.__struct_config__.tag
ROUNDS: Final = {"start": 1, "middle": 3, "late": 5, "over": 99}


@lru_cache(maxsize=48)
def played(seats: int, round: int, phase: str = "action", seed: int = 3, tokens: int = 0) -> Match:
    """A game of easy bots as it first comes to a phase of a round, or as it ended before that. Do not change it.

    Args:
        seats: three to six.
        tokens: command tokens that must lie on the board by then.
    """
    return _played(
        seats, seed, lambda state: (state.round, state.phase) == (round, phase) and _activated(state) >= tokens
    )


def _played(seats: int, seed: int, ripe: Callable[[State], bool]) -> Match:
    for match in answers(seats, seed):
        if match.result is not None or ripe(match.play.board):
            return match
    raise RuntimeError(f"a game of {seats} does not end")


def answers(seats: int, seed: int = 3, options: Mapping[str, str] = STANDARD) -> Iterator[Match]:
    """A game of easy bots at its beginning and after every answer, until its end; always the same object."""
    register(TWILIGHT_IMPERIUM)  # again, if it was: the same game under the same name
    stream = Stream.of("twilight tables", seats, seed)
    match = Match.new("twilight_imperium", seats, stream.seed_bytes(), {"factions": "pick_open", **LIGHT, **options})
    while (move := next_move(match)) is not None and move[1].slot == CHOOSE:  # these six, whichever others there are
        taken = [player.faction for player in match.play.board.players]
        match.answer(move[0], move[1].no, next(one for one in FACTIONS if one not in taken))
    yield match
    while match.result is None:
        move = next_move(match)
        if move is None:
            match.elapse(match.timers()[0])
        else:
            seat, question = move
            match.answer(seat, question.no, choose(match, seat, question, "easy", stream))
        yield match


def _activated(state: State) -> int:
    return sum(len(system.tokens) for system in state.systems.values())


def seen(seats: int, round: int, seat: int | None = None, phase: str = "action") -> TwilightImperiumView:
    """What a seat, or a spectator, sees of it."""
    return played(seats, round, phase).view(seat)


def at(seats: int, stage: str, seat: int | None = None) -> TwilightImperiumView:
    """What a seat, or a spectator, sees at one of `STAGES`: amid the actions of a round, or at the end."""
    return played(seats, ROUNDS[stage], tokens=0 if stage == "start" else seats).view(seat)


@lru_cache(maxsize=4)
def unlaid(seats: int) -> TwilightImperiumView:
    """What everybody sees while factions are chosen, before a map is laid."""
    register(TWILIGHT_IMPERIUM)
    seed = Stream.of("twilight tables", seats).seed_bytes()
    return Match.new("twilight_imperium", seats, seed, {"factions": "pick_open", **LIGHT}).view(None)


@lru_cache(maxsize=4)
def voting(seats: int) -> TwilightImperiumView:
    """What everybody sees when all but one have voted on an agenda."""
    for match in answers(seats, options={AGENDAS: ON}):
        council = match.play.board.council
        if council is not None and council.hearing is not None and len(council.hearing.cast) == seats - 1:
            return match.view(None)
    raise RuntimeError(f"nobody votes with {seats}")


@lru_cache(maxsize=4)
def fighting(seats: int) -> Match:
    """A game of easy bots in a combat in which somebody is asked something after dice have been rolled."""
    for seed in range(7, 40):
        found = _played(seats, seed, lambda state: state.combat is not None and state.combat.round > 0)
        if found.play.board.combat is not None and stakes(found.play) is not None:
            return found
    raise RuntimeError(f"nobody fights with {seats}")


def fight(seats: int) -> Fight:
    """The odds of that combat as they stood before the round."""
    found = stakes(fighting(seats).play)
    if found is None:
        raise RuntimeError(f"no fight with {seats}")
    return found[0]


def plan(seats: int, stage: str) -> tuple[str, tuple[Arrival, ...]]:
    """Where most can come for whose turn it is, and what; half of what comes together is chosen."""
    play = played(seats, ROUNDS[stage], tokens=0 if stage == "start" else seats).play
    seat = max(0, play.board.turn)
    best = max(play.board.systems, key=lambda system: len(stacks(play, seat, system)))
    coming = stacks(play, seat, best).values()
    return best, tuple(
        Arrival(
            str(number), one.kind, one.count, tuple(one.route.path), one.route.exits, one.hurt, (one.count + 1) // 2
        )
        for number, one in enumerate(coming, 1)
    )


def lit(view: TwilightImperiumView, kind: str) -> tuple[tuple[str, str], ...]:
    """Systems for an overlay to light: what a map can tell by itself, and for other kinds every other system."""
    tiles = {position: TILES[system.tile] for position, system in view.systems.items()}
    if kind == "tokens":
        return tuple((position, "") for position, system in view.systems.items() if system.tokens)
    if kind == "wormholes":
        return tuple((position, "") for position, tile in tiles.items() if tile.wormholes)
    if kind == "traits":
        return tuple((position, "") for position, tile in tiles.items() if any(PLANETS[p].trait for p in tile.planets))
    return tuple((position, str(1 + number % 4)) for number, position in enumerate(view.systems) if number % 2)


CARDS: Final = (
    *(
        ("technology", "wormhole_generator"),
        ("objective", "expand_borders"),
        ("objective", "destroy_their_greatest_ship"),
    ),
    *(("component", "sabotage"), ("component", "ceasefire"), ("component", "stymie"), ("agenda", "minister_of_war")),
    *(("card", "5"), ("component", "munitions_reserves")),
)
"""Cards that are looked up, one of each sort."""


def face(sort: str, id: str, language: Language) -> tuple[str, str, str, tuple[str, ...]]:
    """What a picture of one of them is made of: sort, id, a kind, and the text it has."""
    text = Voice(language)
    key = f"twilight_imperium-does-{id}"
    said = text(key) if text.has(key) else text(f"twilight_imperium-{sort}-{id}")
    return sort, id, text("pic-twilight_imperium-objectives"), (said,)
