"""Action cards about an agenda that is before the council, but for the riders (rules 18, 22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.core.shapes import Field, Option, Text
from bot.games.twilight_imperium.components.action_cards.aiming import councils, seat_of
from bot.games.twilight_imperium.figures import PLANETS
from bot.games.twilight_imperium.flow.card_orders import by_order, of_seats
from bot.games.twilight_imperium.flow.cards import WHEN, Said, card, held
from bot.games.twilight_imperium.flow.predictions import bar
from bot.games.twilight_imperium.flow.strategic import exhaust_planets
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.politics.council import Cast, Hearing
from bot.games.twilight_imperium.politics.laws import council_of

VETO = councils(card("veto"))
ASSASSINATE_REPRESENTATIVE = councils(card("assassinate_representative"))
BRIBERY = councils(card("bribery"))
DISTINGUISHED_COUNCILOR = councils(card("distinguished_councilor"))
CONFUSING_LEGAL_TEXT = councils(card("confusing_legal_text"))
ANCIENT_BURIAL_SITES = councils(card("ancient_burial_sites"))

COUNCILOR_VOTES: Final = 5
PLAYS: Final = "twilight_imperium-opt-react"
"""Option that names a card alone."""
AGAINST_SEAT: Final = "twilight_imperium-opt-play-seat"
"""Option that names a card and a player."""


def _hearing(play: Galaxy) -> Hearing | None:
    return play.board.council.hearing if play.board.council is not None else None


def _seat_options(play: Galaxy, id: str, seats: list[int]) -> Sequence[Option]:
    return [
        Option(
            f"{id}:seat-{seat}",
            AGAINST_SEAT,
            {"component": id, "seat": seat},
            group="twilight_imperium-group-component",
            group_args={"component": id},
        )
        for seat in seats
    ]


def _named(target: str) -> int:
    """The player that an option of a card names."""
    return seat_of(target.partition(":")[2])


# --- Veto ---------------------------------------------------------------------------------------------------------


def _may_veto(play: Galaxy, seat: int, facts: Facts) -> bool:
    """Step 3: one that has been sent away already cannot be sent away again."""
    hearing = _hearing(play)
    return hearing is not None and not hearing.replaced and held(play, seat, VETO.id)


def _veto_options(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    return (Option(VETO.id, PLAYS, {"component": VETO.id}),) if _may_veto(play, seat, facts) else ()


@VETO.reacts("AG_WHEN", _may_veto, _veto_options)
def _veto(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """18.1 step 3: the agenda goes to the pile and another one is revealed."""
    hearing = _hearing(play)
    assert hearing is not None
    hearing.replaced = True
    play.tell("twilight_imperium-event-vetoed", seat=seat, agenda=hearing.card)


# --- Assassinate Representative -----------------------------------------------------------------------------------


@ASSASSINATE_REPRESENTATIVE.reacts(
    "AG_AFTER",
    lambda play, seat, facts: held(play, seat, ASSASSINATE_REPRESENTATIVE.id),
    lambda play, seat, facts: (
        _seat_options(play, ASSASSINATE_REPRESENTATIVE.id, list(play.board.seats_in()))
        if held(play, seat, ASSASSINATE_REPRESENTATIVE.id)
        else ()
    ),
)
def _assassinate(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """AV2: no vote; riders and whatever else one may do stay."""
    bar(play, _named(target))


# --- additional votes ---------------------------------------------------------------------------------------------


def _voted(play: Galaxy, seat: int) -> Cast | None:
    """AV3: the own vote, which more votes need."""
    hearing = _hearing(play)
    made = hearing.cast.get(seat) if hearing is not None else None
    return made if made is not None and made.votes else None


def _more_votes(play: Galaxy, seat: int, votes: int, card: str) -> None:
    """AV3: more votes for what was voted for."""
    hearing, made = _hearing(play), _voted(play, seat)
    if hearing is None or made is None or not votes:
        return
    hearing.cast[seat] = replace(made, votes=made.votes + votes)
    play.tell("twilight_imperium-event-more-votes", seat=seat, component=card, votes=votes, total=made.votes + votes)


def _may_bribe(play: Galaxy, seat: int, facts: Facts) -> bool:
    return _voted(play, seat) is not None and held(play, seat, BRIBERY.id) and _turns(play)


def _turns(play: Galaxy) -> bool:
    """Whether the trade goods of anybody who may hold it could change what wins; else the agenda does not stop for a
    bribe that does nothing. All of it is public, and the same for everybody who is asked."""
    hearing = _hearing(play)
    for seat in play.board.seats_in():
        made = _voted(play, seat)
        if hearing is None or made is None or not held(play, seat, BRIBERY.id):
            continue
        best = max((hearing.votes(one) for one in hearing.outcomes if one != made.outcome), default=0)
        mine, goods = hearing.votes(made.outcome), play.board.players[seat].goods
        if goods and mine <= best <= mine + goods:
            return True
    return False


def _bribes(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    """How many trade goods, none too."""
    if not _may_bribe(play, seat, facts):
        return ()
    return [
        Option(f"{BRIBERY.id}:{count}", "twilight_imperium-opt-bribe", {"component": BRIBERY.id, "goods": count})
        for count in range(play.board.players[seat].goods, -1, -1)
    ]


@BRIBERY.reacts("AG_SPEAKER", _may_bribe, _bribes)
def _bribery(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """GR3: who has traded the goods away meanwhile pays nothing and gains nothing."""
    count, player = int(target.partition(":")[2]), play.board.players[seat]
    if count and player.goods >= count:
        player.goods -= count
        play.tell("twilight_imperium-event-paid", seat=seat, planets=[], count=0, goods=count)
        _more_votes(play, seat, count, BRIBERY.id)


def _may_add(play: Galaxy, seat: int, facts: Facts) -> bool:
    return facts["seat"] == seat and held(play, seat, DISTINGUISHED_COUNCILOR.id)


@DISTINGUISHED_COUNCILOR.reacts(
    "AG_VOTED",
    _may_add,
    lambda play, seat, facts: (
        (Option(DISTINGUISHED_COUNCILOR.id, PLAYS, {"component": DISTINGUISHED_COUNCILOR.id}),)
        if _may_add(play, seat, facts)
        else ()
    ),
)
def _distinguished_councilor(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    _more_votes(play, seat, COUNCILOR_VOTES, DISTINGUISHED_COUNCILOR.id)


# --- Confusing Legal Text -----------------------------------------------------------------------------------------


def _may_pass_on(play: Galaxy, seat: int, facts: Facts) -> bool:
    return facts["seat"] == seat and held(play, seat, CONFUSING_LEGAL_TEXT.id)


@CONFUSING_LEGAL_TEXT.reacts(
    "AG_ELECTED",
    _may_pass_on,
    lambda play, seat, facts: (
        _seat_options(play, CONFUSING_LEGAL_TEXT.id, [one for one in play.board.seats_in() if one != seat])
        if _may_pass_on(play, seat, facts)
        else ()
    ),
)
def _confusing_legal_text(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """Step 9: predictions look at whom it elects now (AV5)."""
    hearing = council_of(play).hearing
    assert hearing is not None
    hearing.outcome = f"seat-{_named(target)}"
    play.tell("twilight_imperium-event-passed-on", seat=seat, agenda=hearing.card, elected_seat=_named(target))


# --- Ancient Burial Sites -----------------------------------------------------------------------------------------


@ANCIENT_BURIAL_SITES.reacts(
    "AG_START",
    lambda play, seat, facts: held(play, seat, ANCIENT_BURIAL_SITES.id),
    lambda play, seat, facts: (
        _seat_options(play, ANCIENT_BURIAL_SITES.id, list(play.board.seats_in()))
        if held(play, seat, ANCIENT_BURIAL_SITES.id)
        else ()
    ),
)
def _ancient_burial_sites(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """All cultural planets of a player are exhausted for the phase, oneself allowed; there may be none."""
    state, other = play.board, _named(target)
    cultural = [planet for planet in state.planets_of(other) if PLANETS[planet].trait == "cultural"]
    exhaust_planets(play, other, [planet for planet in cultural if state.planets[planet].ready])


def _whose_sites(play: Galaxy, seat: int, said: Said) -> Field | None:
    return None if said else of_seats(WHEN, Text("twilight_imperium-ask-order-burial"), list(play.board.seats_in()))


by_order(
    ANCIENT_BURIAL_SITES,
    "AG_START",
    _whose_sites,
    lambda play, seat, facts, said: f"{ANCIENT_BURIAL_SITES.id}:{said[WHEN]}",
)
