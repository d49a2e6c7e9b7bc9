"""The agenda phase (rules 18): two agendas are revealed, voted on and resolved, then all planets are readied."""

from __future__ import annotations

from typing import Final

from bot.core.events import Event
from bot.core.step import Step
from bot.games.twilight_imperium.figures import FACTIONS, MECATOL_REX, OBJECTIVES, PLANETS, TRAITS
from bot.games.twilight_imperium.flow.notes import send_back
from bot.games.twilight_imperium.flow.prevotes import Voting, gather
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.politics.cards import AGAINST, AGENDAS, SIDES, Agenda
from bot.games.twilight_imperium.politics.council import HEARING, Deferred, Hearing
from bot.games.twilight_imperium.politics.laws import (
    DEFERRED,
    OUTCOMES,
    council_of,
    discard_law,
    enact,
    seat_of,
    told,
)
from bot.games.twilight_imperium.state import NOBODY, State

AGENDAS_OF_A_PHASE: Final = 2


class AgendaPhase(Step, tag="twilight_imperium-agenda-phase"):
    """18: once the custodians token is gone (SS1)."""

    def run(self, play: Galaxy) -> None:
        """AG0."""
        state = play.board
        if state.custodians or state.council is None:
            return
        state.phase = "agenda"
        play.tell("twilight_imperium-event-agenda-phase", round=state.round)
        agendas = [RevealAgenda(number) for number in range(1, AGENDAS_OF_A_PHASE + 1)]
        play.push(opens("AG_START"), *agendas, PhaseEnds())


class RevealAgenda(Step, tag="twilight_imperium-reveal-agenda"):
    """18.1 steps 1 to 3: the top card lies open, unless it has to be replaced.

    Args:
        number: which of the phase.
        passed_over: cards that were replaced by themselves already; when no others are left there is nothing.
    """

    number: int
    passed_over: list[str] = []

    def run(self, play: Galaxy) -> None:
        """Reveal."""
        state, council = play.board, council_of(play)
        if not council.deck:
            council.deck, council.discards = council.discards, []
            play.shuffle("agendas", council.deck)
        if not any(one not in self.passed_over for one in council.deck):
            play.tell("twilight_imperium-event-no-agenda", number=self.number)
            return
        card = council.deck.pop()
        found = outcomes_of(state, AGENDAS[card])
        if not found or not _wanted(state, AGENDAS[card]):
            council.discards.append(card)
            play.emit(Event("twilight_imperium-event-agenda-replaced", {"agenda": card}, reveals=True))
            play.push(RevealAgenda(self.number, [*self.passed_over, card]))
            return
        council.hearings.append(Hearing(card, self.number, found))
        play.emit(Event("twilight_imperium-event-agenda", {"agenda": card, "number": self.number}, reveals=True))
        hear(play)


def hear(play: Galaxy) -> None:
    """What lies before the council goes its way from being revealed on (Miscount Disclosed sends a law here again)."""
    hearing = council_of(play).hearing
    assert hearing is not None
    play.board.traded = []  # TX3: each agenda is a new one
    play.push(opens("AG_WHEN", agenda=hearing.card, number=hearing.number), Debate())


def _wanted(state: State, card: Agenda) -> bool:
    """Whether what its clause names is there (the `if_revealed` column)."""
    if card.needs == "law":
        return bool(state.council is not None and state.council.laws)
    return not card.needs or bool(_open_secrets(state))


def _open_secrets(state: State) -> list[str]:
    """Secret objectives that somebody has scored and that are not public yet."""
    return [
        one
        for seat in state.seats_in()
        for one in state.players[seat].scored
        if OBJECTIVES[one].deck == "secret" and one not in state.revealed
    ]


def outcomes_of(state: State, card: Agenda) -> list[str]:
    """18.2: what can be voted for, in seat or board order."""
    if card.elects == "":
        return list(SIDES)
    if card.elects == "player":
        return [f"seat-{seat}" for seat in state.seats_in()]
    if card.elects == "law":
        return list(state.council.laws) if state.council is not None else []
    if card.elects == "secret":
        return _open_secrets(state)
    homes = {planet for one in FACTIONS.values() for planet in _home_planets(one.home)}
    return [
        planet
        for planet, world in state.planets.items()
        if world.controller != NOBODY
        and (card.elects not in TRAITS or PLANETS[planet].trait == card.elects)
        and (card.elects != "outer" or (planet != MECATOL_REX and planet not in homes))
    ]


def _home_planets(tile: int) -> list[str]:
    return [planet.id for planet in PLANETS.values() if planet.tile == tile]


class Debate(Step, tag="twilight_imperium-debate"):
    """18.1 steps 4 to 8: what comes after the reveal, then the vote; a replaced agenda makes room for another."""

    def run(self, play: Galaxy) -> None:
        """On, or another card."""
        council = council_of(play)
        hearing = council.hearing
        assert hearing is not None
        if hearing.replaced:
            if hearing.again:
                discard_law(play, hearing.card)
            close(play)
            play.push(RevealAgenda(hearing.number))
            return
        facts = {"agenda": hearing.card, "number": hearing.number}
        play.push(
            opens("AG_AFTER", **facts),
            *gather(play),
            opens("AG_PREVOTE", **facts, elects=AGENDAS[hearing.card].elects),
            Voting(),
            Elected(),
        )


class Elected(Step, tag="twilight_imperium-elected"):
    """18.1 step 9: the outcome is known; whom it elects may have a word."""

    def run(self, play: Galaxy) -> None:
        """Then it is resolved."""
        hearing = council_of(play).hearing
        assert hearing is not None
        if hearing.outcome and AGENDAS[hearing.card].elects == "player":
            play.push(opens("AG_ELECTED", agenda=hearing.card, seat=seat_of(hearing.outcome)), Resolve())
        else:
            play.push(Resolve())


class Resolve(Step, tag="twilight_imperium-resolve-agenda"):
    """18.1 step 10: the law stays in play, or the card does what it says."""

    def run(self, play: Galaxy) -> None:
        """Resolve."""
        state, council = play.board, council_of(play)
        hearing = council.hearing
        assert hearing is not None
        card, elected = AGENDAS[hearing.card], hearing.outcome
        play.tell("twilight_imperium-event-outcome", agenda=card.id, **told(card.id, elected))
        if card.law and elected != AGAINST:
            enact(play, card.id, elected)
        elif hearing.again:
            discard_law(play, card.id)
        # What it does follows before those who predicted are paid (18.1 step 11).
        play.push(opens("AG_RESOLVED", agenda=card.id, number=hearing.number), Close())
        if card.id in OUTCOMES and state.phase != "over":
            OUTCOMES[card.id](play, elected)


class Close(Step, tag="twilight_imperium-close-agenda"):
    """18.1: the agenda is done; a directive and a law that failed go to the pile."""

    def run(self, play: Galaxy) -> None:
        """Discard."""
        close(play)


def close(play: Galaxy) -> None:
    """The agenda before the council is done; its card lies open in the pile, unless it is a law now."""
    council = council_of(play)
    hearing = council.hearings.pop()
    if hearing.card not in council.laws:
        council.discards.append(hearing.card)
    play.board.discards += [one.card for one in hearing.predictions if one.card in play.board.copies]
    play.board.traded = []
    play.expire(HEARING)
    for note in hearing.notes:
        send_back(play, note)


def defer(play: Galaxy, agenda: str, seats: list[int]) -> None:
    """AV8: what an agenda does in the next strategy phase waits, for those whom it concerns now."""
    if seats:
        council_of(play).deferred.append(Deferred(agenda, tuple(seats)))


class Overdue(Step, tag="twilight_imperium-deferred-agendas"):
    """`SP_START`: what agendas of the last round have put off happens, in their order, from the speaker (AV8)."""

    def run(self, play: Galaxy) -> None:
        """Each."""
        state = play.board
        if state.council is None:
            return
        waiting, state.council.deferred = state.council.deferred, []
        play.push(*(FallsDue(one.card, list(one.seats)) for one in waiting))


class FallsDue(Step, tag="twilight_imperium-deferred-agenda"):
    """SG1: one of them, once all before it is done.

    Args:
        card: id of the agenda.
        seats: whom it concerns.
    """

    card: str
    seats: list[int]

    def run(self, play: Galaxy) -> None:
        """For whom is left of them, from the speaker."""
        state = play.board
        play.tell("twilight_imperium-event-deferred", agenda=self.card)
        DEFERRED[self.card](play, [seat for seat in state.clockwise(state.speaker) if seat in self.seats])


class PhaseEnds(Step, tag="twilight_imperium-agenda-phase-ends"):
    """AG0: all planets are readied (AV6)."""

    def run(self, play: Galaxy) -> None:
        """Ready."""
        state = play.board
        for world in state.planets.values():
            world.ready = world.controller != NOBODY
        council_of(play).silenced, council_of(play).predicted = [], []
