"""The Nekro Virus (rules 28.11, 24, 27.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.asks import Ask
from bot.core.shapes import Amounts, Answer, Option, Question, Text
from bot.games.twilight_imperium.economy.research import TOKENS_INSTEAD
from bot.games.twilight_imperium.flow.assimilation import GainFrom, gainable
from bot.games.twilight_imperium.flow.predictions import foretell, laid, named_right, prediction
from bot.games.twilight_imperium.flow.tokens import GainTokens
from bot.games.twilight_imperium.flow.witness import see_joined
from bot.games.twilight_imperium.forces import in_space, on_planet
from bot.games.twilight_imperium.hooks.blocks import Block, Facts, Galaxy, ability, flagship
from bot.games.twilight_imperium.hooks.queries import CANPLAY, VOTES, asked, may_use
from bot.games.twilight_imperium.politics.laws import council_of
from bot.games.twilight_imperium.state import State

GALACTIC_THREAT = ability("galactic_threat")
TECHNOLOGICAL_SINGULARITY = ability("technological_singularity")
PROPAGATION = ability("propagation")
THE_ALASTOR = flagship("the_alastor")


def _carriers_of_text(token: str) -> Block:
    """The block of a card that copies: whoever owns it, with a text or without. What it does is its text."""
    return Block(
        token,
        lambda state: [
            seat
            for seat in state.seats_in()
            if token in state.players[seat].technologies or token in state.players[seat].copied
        ],
    )


ASSIMILATORS: Final = tuple(_carriers_of_text(one) for one in ("valefar_assimilator_x", "valefar_assimilator_y"))

# --- Galactic Threat --------------------------------------------------------------------------------------------------


@GALACTIC_THREAT.contributes(VOTES, "forbid")
def _no_votes(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if facts["seat"] == owner else None


def _may_foretell(play: Galaxy, seat: int, facts: Facts) -> bool:
    """Whether it is not used yet in this phase; everybody sees that (PP1 c)."""
    council = play.board.council
    return (
        council is not None
        and council.hearing is not None
        and seat in GALACTIC_THREAT.owners(play.board)
        and seat not in council.predicted
        and may_use(play, seat, GALACTIC_THREAT.id)
    )


def _outcomes(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    hearing = council_of(play).hearing
    if hearing is None or not _may_foretell(play, seat, facts):
        return ()
    return [prediction(GALACTIC_THREAT.id, hearing, one) for one in hearing.outcomes]


@GALACTIC_THREAT.reacts("AG_AFTER", _may_foretell, _outcomes)
def _foretells(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """In the order of the window, as riders (6.3); it lies open until the agenda is done."""
    foretell(play, seat, GALACTIC_THREAT.id, target.partition(":")[2])


def believers(play: Galaxy, owner: int) -> list[int]:
    """Who has cast votes for the outcome that was named, in the order of voting."""
    hearing = council_of(play).hearing
    named = next((one.outcome for one in laid(play.board) if (one.seat, one.card) == (owner, GALACTIC_THREAT.id)), "")
    return hearing.voters(named) if hearing is not None and named else []


@GALACTIC_THREAT.waits(
    "AG_RESOLVED", lambda play, owner, facts: named_right(play, owner, GALACTIC_THREAT.id), in_turn=True
)
def _came_true(play: Galaxy, owner: int, facts: Facts) -> None:
    """What was named has come: a technology of one who voted for it; where nobody did, none."""
    play.tell("twilight_imperium-event-predicted-right", seat=owner, component=GALACTIC_THREAT.id)
    sources = [seat for seat in believers(play, owner) if not play.board.players[seat].eliminated]
    play.push(GainFrom(owner, sources=sources, source=GALACTIC_THREAT.id))


# --- Technological Singularity ----------------------------------------------------------------------------------------


def _learns(play: Galaxy, owner: int, facts: Facts) -> bool:
    """Whether units of the opponent were destroyed in a combat of one's own, by whatever, and nothing was gained in it
    yet. Before a combat there is none: cannons and bombs kill outside of it."""
    combat = play.board.combat
    if combat is None or owner not in combat.sides or owner in combat.learned or facts["place"] != combat.place:
        return False
    other = combat.other(owner)
    return (
        facts["seat"] == other
        and asked(
            play, CANPLAY, None, seat=owner, ability=TECHNOLOGICAL_SINGULARITY.id, against=other, learning=True
        ).allowed
        and bool(gainable(play.board, owner, [other]))
    )


@TECHNOLOGICAL_SINGULARITY.waits("UN_DIED", _learns, optional=True)
def _singularity(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(GainFrom(owner, sources=[facts["seat"]], source=TECHNOLOGICAL_SINGULARITY.id, once=True))


# --- Propagation ------------------------------------------------------------------------------------------------------


@PROPAGATION.waits("RS_WHEN", lambda play, owner, facts: facts["seat"] == owner)
def _propagates(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(GainTokens(owner, count=TOKENS_INSTEAD))


# --- The Alastor ------------------------------------------------------------------------------------------------------


def boarders(state: State, owner: int, system: str) -> dict[str, int]:
    """Own ground forces in a system, by place: those in space first."""
    found = {system: in_space(state, system, owner).get("infantry", 0)}
    found |= {planet: on_planet(state, planet, owner).get("infantry", 0) for planet in state.in_system(system)}
    return {place: count for place, count in found.items() if count}


def _calls_aboard(play: Galaxy, owner: int, facts: Facts) -> bool:
    combat = play.board.combat
    if combat is None or owner not in combat.sides or not in_space(play.board, combat.place, owner).get("flagship"):
        return False
    return bool(boarders(play.board, owner, combat.place))


class Boarding(Ask, tag="twilight_imperium-the-alastor"):
    """The Alastor: as a space combat begins, ground forces in its system join as ships until it ends. They stay where
    they are."""

    def matters(self, play: Galaxy) -> bool:
        """Whether there are any."""
        return _calls_aboard(play, self.seat, {})

    def question(self, play: Galaxy) -> Question:
        """How many of each place."""
        combat = play.board.combat
        assert combat is not None
        found = boarders(play.board, self.seat, combat.place)
        options = tuple(
            Option(place, "twilight_imperium-opt-units", {"unit": "infantry", "count": count, "place": place})
            for place, count in found.items()
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-the-alastor", {"system": combat.place}),
            shape=Amounts(options, found, 0, sum(found.values())),
            topic="twilight_imperium-topic-combat-orders",
            rule="twilight_imperium-rule-the-alastor",
            default={place: count for place, count in found.items() if place == combat.place},
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They fight."""
        combat = play.board.combat
        if combat is None:
            return
        combat.has_come("boards", self.seat)
        if not answer:
            return
        combat.joined[self.seat] = {place: count for place, count in answer.items() if count}
        see_joined(play, self.seat)
        play.tell(
            "twilight_imperium-event-the-alastor", seat=self.seat, system=combat.place, count=sum(answer.values())
        )


@THE_ALASTOR.waits("SC_START", _calls_aboard, optional=True)
def _boards(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Boarding(owner))


@THE_ALASTOR.foretells("boards")
def _boards_foretold(play: Galaxy, owner: int) -> bool | None:
    """Who says nothing lets all those in space join."""
    combat = play.board.combat
    if combat is None or not combat.space or owner not in combat.sides:
        return None
    return True if in_space(play.board, combat.place, owner).get("flagship") else None
