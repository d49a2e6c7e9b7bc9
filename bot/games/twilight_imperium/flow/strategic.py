"""Strategic actions (rules 12): the primary ability of a strategy card, then everybody's secondary."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, ReadyAnswer, Text
from bot.core.state import Modifier
from bot.core.step import Step
from bot.core.together import Together
from bot.games.twilight_imperium.figures import STRATEGY_CARDS
from bot.games.twilight_imperium.flow import beforehand
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import secondary_cost
from bot.games.twilight_imperium.state import Debt, State

FOLLOW: Final = "follow"
DECLINE: Final = "decline"
FREE: Final = "free"
"""Option id: the secondary is followed, and something takes the place of its token (`SPARED`)."""
FOLLOWING: Final = (FOLLOW, FREE)
WAIT: Final = "wait"
"""Option id, where it is owed: the next turn waits."""
SECONDARIES_OPTION: Final = "secondaries"
"""Table option."""
BY_PACE: Final = "by_pace"
OWED_ANSWERS: Final = "owed"
STRICT: Final = "strict"


class Secondary(Struct, frozen=True, gc=False):
    """The secondary ability of a card.

    Args:
        can: whether it would do anything for a player now, from public facts alone.
        field: the next field of what a player chooses for it.
        check: refuses an answer against the rules.
        does: carries it out.
        proposed: fields of an answer as proposed; None where nothing is.
        told: of such fields what the button says of them, where there is something to say.
        pays: whether the token is paid into the reserve (Construction places it itself).
        tokens: of the strategy pool that it costs (SA2).
        unpaid: as `can`, for who follows without a token (`FREE`), where that makes a difference.
    """

    can: Callable[[Galaxy, int], bool]
    does: Callable[[Galaxy, int, Mapping[str, Answer]], None]
    field: Callable[[Galaxy, int, Mapping[str, Answer]], Field | None] | None = None
    check: Callable[[Galaxy, int, Mapping[str, Answer]], None] | None = None
    proposed: Callable[[Galaxy, int], dict[str, Answer] | None] | None = None
    told: Callable[[Galaxy, int, Mapping[str, Answer]], Mapping[str, Any]] | None = None
    pays: bool = True
    tokens: int = 1
    unpaid: Callable[[Galaxy, int], bool] | None = None

    def does_something(self, play: Galaxy, seat: int, *, free: bool = False) -> bool:
        """Whether it would do anything for a player now, by a token or without one."""
        return (self.unpaid if free and self.unpaid is not None else self.can)(play, seat)


class Spared(Struct, frozen=True, gc=False):
    """What lets its user follow without paying or placing a token (24.1 Acquiescence).

    Args:
        possible: whether a player may have it for a card, for all that everybody knows (PP1).
        has: whether the player really does.
        uses: it is used.
    """

    possible: Callable[[Galaxy, int, int], bool]
    has: Callable[[Galaxy, int, int], bool]
    uses: Callable[[Galaxy, int, int], None]


SPARED: Final[dict[str, Spared]] = {}
"""By the id of the component."""
PRIMARIES: Final[dict[int, Callable[[Galaxy, int], None]]] = {}
"""Card -> what pushes the steps of its primary ability; filled by `components.strategy_cards`."""
SECONDARIES: Final[dict[int, Secondary]] = {}
ACTION: Final = "strategic"
"""Scope of a strategic action."""
RESOLVED: Final = "secondary-resolved"
"""Mark of who has resolved the secondary of the card that is played already (SA3, Trade)."""
VARIANTS: Final[dict[int, Callable[[Galaxy], str]]] = {}
"""Card -> which of its texts a table plays, as the end of their keys; empty for the usual one. Filled as the others."""


def variant(play: Galaxy, card: int) -> str:
    """Which text of a card a table plays: the end of the keys of what is said of it."""
    return VARIANTS[card](play) if card in VARIANTS else ""


class StrategicAction(Step, tag="twilight_imperium-strategic"):
    """SA1: the primary top to bottom, then the others clockwise; then the card is exhausted."""

    seat: int
    card: int

    def run(self, play: Galaxy) -> None:
        """The steps of the action."""
        play.tell("twilight_imperium-event-strategic", seat=self.seat, card=self.card)
        play.push(
            Primary(self.seat, self.card),
            opens("SA_DONE_PART", seat=self.seat, card=self.card),
            OfferSecondary(self.seat, self.card),
            Exhaust(self.seat, self.card),
        )


class Primary(Step, tag="twilight_imperium-primary"):
    """The primary ability."""

    seat: int
    card: int

    def run(self, play: Galaxy) -> None:
        """Its steps."""
        PRIMARIES[self.card](play, self.seat)
        play.follow(opens("SA_PRIMARY", seat=self.seat, card=self.card))


class Exhaust(Step, tag="twilight_imperium-exhaust-card"):
    """The card is used."""

    seat: int
    card: int

    def run(self, play: Galaxy) -> None:
        """Exhaust it."""
        cards = play.board.players[self.seat].cards
        if self.card in cards:
            cards[self.card] = False


class OfferSecondary(Step, tag="twilight_imperium-secondaries"):
    """The secondary ability is offered to everybody for whom it could do something.

    Args:
        seat: whose card it is.
        card: its number.
    """

    seat: int
    card: int

    def run(self, play: Galaxy) -> None:
        """Ask them, all at once (29.5)."""
        state = play.board
        asked = [
            seat
            for seat in state.clockwise(self.seat)
            if seat != self.seat and not _has_resolved(play, seat) and may_follow(play, seat, self.card)
        ]
        if owed_here(play):
            state.owed += [Debt(seat, self.card) for seat in asked]
        elif asked:
            play.push(Follow(asked, card=self.card, apply_at="as_prefix_completes"))


def resolved(play: Galaxy, seat: int) -> None:
    """SA1: a player has resolved the secondary of the card that is played; nobody does so twice."""
    play.modify(Modifier(RESOLVED, "set", True, {"seat": seat}, expiry=ACTION))


def _has_resolved(play: Galaxy, seat: int) -> bool:
    return any(one.query == RESOLVED and one.scope == {"seat": seat} for one in play.state.modifiers)


def owed_here(play: Galaxy) -> bool:
    """29.5: whether the next turn begins before all secondaries are in: as the table has it, else where it has a
    pace."""
    chosen = play.state.options.get(SECONDARIES_OPTION, BY_PACE)
    return chosen == OWED_ANSWERS or (chosen == BY_PACE and play.paced)


def price_of(play: Galaxy, seat: int, card: int) -> int:
    """SA2: tokens that a player spends for a secondary."""
    return secondary_cost(play, seat, card, SECONDARIES[card].tokens)


def able(play: Galaxy, seat: int, card: int) -> bool:
    """SA2: whether a player has the token that a secondary costs."""
    return play.board.players[seat].strategy >= price_of(play, seat, card)


def may_follow(play: Galaxy, seat: int, card: int) -> bool:
    """Whether a player could follow with the token, or by what spares it, for all that everybody knows (PP1)."""
    ability = SECONDARIES[card]
    if able(play, seat, card) and ability.does_something(play, seat):
        return True
    possible = any(one.possible(play, seat, card) for one in SPARED.values())
    return possible and ability.does_something(play, seat, free=True)


def spared(play: Galaxy, seat: int, card: int) -> str:
    """What spares a player the token of a secondary, empty for nothing."""
    return next((id for id, one in SPARED.items() if one.has(play, seat, card)), "")


class Follow(Together, tag="twilight_imperium-follow"):
    """`D_SECONDARY`: everybody says whether and how they resolve the secondary; applied clockwise (29.5).

    Args:
        card: its number.
        rung: seats whose time is over: what they had stored has answered, or they had stored nothing (29.4).
    """

    card: int = 0
    rung: list[int] = []

    def question(self, play: Galaxy, seat: int) -> Question:
        """Follow or decline."""
        player = play.board.players[seat]
        ability = SECONDARIES[self.card]
        cost = price_of(play, seat, self.card)
        pays = able(play, seat, self.card)
        fits = pays and ability.can(play, seat)
        blocked = None if fits else Text(f"twilight_imperium-{'nothing-to-follow' if pays else 'no-strategy-token'}")
        free = spared(play, seat, self.card) if cost and ability.does_something(play, seat, free=True) else ""
        last = Text("twilight_imperium-told-last-token") if 0 < player.strategy <= cost else None
        told = {"card": self.card, "cost": cost}
        options = (
            Option(FOLLOW, "twilight_imperium-opt-follow", told, blocked=blocked, warn=last if fits else None),
            *((Option(FREE, "twilight_imperium-opt-follow-free", {**told, "component": free}),) if free else ()),
            Option(DECLINE, "twilight_imperium-opt-decline"),
        )
        ready: list[ReadyAnswer] = []
        if fits and ability.proposed is not None and (proposal := ability.proposed(play, seat)) is not None:
            label = Text("twilight_imperium-ready-follow", told)
            if ability.told is not None:
                label = Text(f"{label.key}-{self.card}", {**label.args, **ability.told(play, seat, proposal)})
            ready.append(ReadyAnswer("proposed", label, {"what": FOLLOW, **proposal}, last))
        ready.append(ReadyAnswer("decline", Text("twilight_imperium-opt-decline"), {"what": DECLINE}))
        return Question(
            slot=f"secondary-{self.card}",
            prompt=Text(
                "twilight_imperium-ask-secondary",
                {"card": self.card, "cost": cost, "tokens": player.strategy},
            ),
            shape=Form("what", Pick(options)),
            topic="twilight_imperium-topic-secondary",
            rule=f"twilight_imperium-rule-{STRATEGY_CARDS[self.card]}",
            default={"what": DECLINE},
            ready=tuple(ready),
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """What is chosen for it."""
        ability = SECONDARIES[self.card]
        if partial["what"] not in FOLLOWING or ability.field is None:
            return None
        return ability.field(play, seat, partial)

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """As the rules have it."""
        ability = SECONDARIES[self.card]
        if answer["what"] in FOLLOWING:
            if not (able(play, seat, self.card) if answer["what"] == FOLLOW else spared(play, seat, self.card)):
                raise IllegalAnswer("twilight_imperium-no-token")
            if ability.check is not None:
                ability.check(play, seat, answer)

    def timers(self, play: Galaxy) -> tuple[str, ...]:
        """The times of all who are asked."""
        waiting = [seat for seat in self.pending(play) if seat not in self.answers and seat not in self.rung]
        return tuple(one for seat in waiting for one in beforehand.tokens(play, seat, self.card))

    def elapsed(self, play: Galaxy, token: str) -> None:
        """Somebody's time is over: what they have stored is their answer."""
        seat, _ = beforehand.owner(token)
        self.rung.append(seat)
        answer = self.stored(play, seat)
        if answer is not None:
            self.answers[seat] = answer

    def stored(self, play: Galaxy, seat: int) -> Answer:
        """What a seat has stored, as its answer; None where it is asked after all."""
        what = beforehand.stored(play, seat).get(str(self.card))
        found: Answer = None
        if what == DECLINE:
            found = {"what": DECLINE}
        elif what == FOLLOW:
            ready = self.question(play, seat).ready
            found = next((one.answer for one in ready if one.name == "proposed"), None)
        if found is not None:
            play.emit(Event("core-gathered", seen_by=(), reveals=True))  # as if the seat had answered: no free undo
        return found

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """Pay the token, do it."""
        if answer["what"] not in FOLLOWING:
            play.tell("twilight_imperium-event-declined", seat=seat, card=self.card)
            return
        ability = SECONDARIES[self.card]
        cost = price_of(play, seat, self.card)
        if answer["what"] == FREE:
            SPARED[spared(play, seat, self.card)].uses(play, seat, self.card)
        play.tell("twilight_imperium-event-followed", seat=seat, card=self.card)
        if ability.pays and answer["what"] == FOLLOW:
            play.board.players[seat].strategy -= cost
        play.push(opens("SA_DONE_PART", seat=seat, card=self.card))
        ability.does(play, seat, answer)
        play.follow(opens("SA_SECONDARY", seat=seat, card=self.card))


def exhausted_planets(state: State, seat: int) -> list[str]:
    """Exhausted planets of a player."""
    return [planet for planet, world in state.planets.items() if world.controller == seat and not world.ready]


def ready_planet(play: Galaxy, seat: int, planets: list[str]) -> None:
    """PL1: planets of a player become ready."""
    for planet in planets:
        play.board.planets[planet].ready = True
    if planets:
        play.tell("twilight_imperium-event-readied", seat=seat, planets=planets)


def exhaust_planets(play: Galaxy, seat: int, planets: list[str]) -> None:
    """Planets of a player are exhausted by an effect."""
    for planet in planets:
        play.board.planets[planet].ready = False
    if planets:
        play.tell("twilight_imperium-event-planets-exhausted", seat=seat, planets=planets)
