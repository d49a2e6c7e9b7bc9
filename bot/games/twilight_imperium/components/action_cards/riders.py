"""Riders: action cards that name the outcome of an agenda beforehand, and pay when it comes (rules 18.1, AC2, 22)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.core.asks import Ask
from bot.core.errors import RulesDefect
from bot.core.shapes import Anchor, Answer, Option, Pick, Question, Text
from bot.games.twilight_imperium.components.action_cards.aiming import councils
from bot.games.twilight_imperium.components.strategy_cards.construction import ConstructDock
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.economy.research import Research
from bot.games.twilight_imperium.flow.cards import held
from bot.games.twilight_imperium.flow.ending import gain_points
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, placeable
from bot.games.twilight_imperium.flow.hand import DrawCards
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.flow.predictions import laid, named_right, predict, prediction
from bot.games.twilight_imperium.flow.tokens import GainTokens, PlaceToken
from bot.games.twilight_imperium.forces import has_ships
from bot.games.twilight_imperium.hooks.blocks import Block, Facts, Galaxy
from bot.games.twilight_imperium.state import State

Pays = Callable[[Galaxy, int, str], None]
"""What a rider brings to whoever has predicted right, with the id of the card."""
RIDERS: Final[dict[str, Pays]] = {}
"""Rider -> what it brings."""

TOKENS_PAID: Final = 3
CARDS_PAID: Final = 3
GOODS_PAID: Final = 5


def rider(id: str) -> Callable[[Pays], Pays]:
    """Declare a rider by what it brings; laid, it stays its player's until the agenda is done (AC2).

    Raises:
        RulesDefect: it has been declared.
    """
    if id in RIDERS:
        raise RulesDefect(f"two riders {id}")
    block = councils(Block(id, lambda state: _owners(state, id)))

    @block.reacts("AG_AFTER", lambda play, seat, facts: held(play, seat, id), _outcomes(id))
    def _lays(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
        predict(play, seat, id, target.partition(":")[2])

    @block.waits("AG_RESOLVED", lambda play, owner, facts: named_right(play, owner, id), in_turn=True)
    def _pays(play: Galaxy, owner: int, facts: Facts) -> None:
        play.tell("twilight_imperium-event-predicted-right", seat=owner, component=id)
        RIDERS[id](play, owner, id)

    def declare(pays: Pays) -> Pays:
        RIDERS[id] = pays
        return pays

    return declare


def _owners(state: State, id: str) -> list[int]:
    """Who holds it, and whose it lies open for."""
    open_for = [one.seat for one in laid(state) if one.card == id]
    return [seat for seat in state.seats_in() if id in state.players[seat].hand or seat in open_for]


def _outcomes(id: str) -> Callable[[Galaxy, int, Facts], Sequence[Option]]:
    """AC2: the outcome is declared with the card."""

    def options(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
        council = play.board.council
        hearing = council.hearing if council is not None else None
        if hearing is None or id not in play.board.players[seat].hand or not held(play, seat, id):
            return ()
        return [prediction(id, hearing, one) for one in hearing.outcomes]

    return options


class _Somewhere(Ask):
    """A system of one's own choice in which a rider does something; asked as it pays, not as it is laid."""

    key = ""

    def systems(self, play: Galaxy) -> list[str]:
        """Where."""
        raise NotImplementedError

    def does(self, play: Galaxy, system: str) -> None:
        """What it does there."""
        raise NotImplementedError

    def matters(self, play: Galaxy) -> bool:
        """Whether there are several."""
        return len(self.systems(play)) > 1

    def unasked(self, play: Galaxy) -> None:
        """The only one; with none nothing happens (GR2)."""
        for system in self.systems(play):
            self.does(play, system)

    def question(self, play: Galaxy) -> Question:
        """Which."""
        state = play.board
        options = tuple(
            Option(at, "twilight_imperium-opt-system", state.named(at), anchor=Anchor("system", (at,)))
            for at in self.systems(play)
        )
        home = state.players[self.seat].home
        return Question(
            slot="",
            prompt=Text(f"twilight_imperium-ask-{self.key}"),
            shape=Pick(options),
            topic="twilight_imperium-topic-agenda",
            rule="twilight_imperium-rule-riders",
            default=home if any(option.id == home for option in options) else options[0].id,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """There."""
        self.does(play, str(answer))


class RiderDiplomacy(_Somewhere, tag="twilight_imperium-rider-diplomacy"):
    """Diplomacy Rider: everybody else places a token in a system with an own planet; Mecatol Rex may be it."""

    key = "rider-diplomacy"

    def systems(self, play: Galaxy) -> list[str]:
        """With a planet of one's own."""
        state = play.board
        return sorted({state.planets[planet].system for planet in state.planets_of(self.seat)})

    def does(self, play: Galaxy, system: str) -> None:
        """From the reserve, or from the sheet where it is empty (C7)."""
        play.tell("twilight_imperium-event-diplomacy", seat=self.seat, system=system)
        others = [seat for seat in play.board.clockwise(play.board.speaker) if seat != self.seat]
        play.push(*(PlaceToken(seat, system=system) for seat in others))


class RiderWarfare(_Somewhere, tag="twilight_imperium-rider-warfare"):
    """Warfare Rider: a dreadnought is placed in a system with own ships; it may be one too many there (LC)."""

    key = "rider-warfare"

    def systems(self, play: Galaxy) -> list[str]:
        """With ships of one's own, where a dreadnought can come from somewhere (C5)."""
        state = play.board
        return [
            at
            for at in state.systems
            if has_ships(state, at, self.seat) and placeable(state, self.seat, at, "dreadnought")
        ]

    def does(self, play: Galaxy, system: str) -> None:
        """One of them."""
        play.push(
            PlaceUnits(self.seat, place=system, kind="dreadnought", optional=False), LimitCheck([self.seat], [system])
        )


@rider("construction_rider")
def _construction(play: Galaxy, seat: int, card: str) -> None:
    play.push(ConstructDock(seat))


@rider("diplomacy_rider")
def _diplomacy(play: Galaxy, seat: int, card: str) -> None:
    play.push(RiderDiplomacy(seat))


@rider("imperial_rider")
def _imperial(play: Galaxy, seat: int, card: str) -> None:
    gain_points(play, seat, 1, card)


@rider("leadership_rider")
def _leadership(play: Galaxy, seat: int, card: str) -> None:
    play.push(GainTokens(seat, count=TOKENS_PAID))


@rider("politics_rider")
def _politics(play: Galaxy, seat: int, card: str) -> None:
    """The speaker token comes with the cards; orders of this agenda are over by then."""
    if play.board.speaker != seat:
        play.board.speaker = seat
        play.tell("twilight_imperium-event-speaker", seat=seat)
    play.push(DrawCards(seat, CARDS_PAID))


@rider("technology_rider")
def _technology(play: Galaxy, seat: int, card: str) -> None:
    play.push(Research(seat, source=card))


@rider("trade_rider")
def _trade(play: Galaxy, seat: int, card: str) -> None:
    gain_goods(play, seat, GOODS_PAID, card)


@rider("warfare_rider")
def _warfare(play: Galaxy, seat: int, card: str) -> None:
    play.push(RiderWarfare(seat))
