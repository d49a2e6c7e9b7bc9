"""The promissory notes of eight factions (rules 26): Arborec, Mentak, Muaat, Yssaril, Naalu, Winnu, Xxcha, Yin."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from bot.core.shapes import Pick, Text
from bot.core.state import Modifier
from bot.games.twilight_imperium.components.factions.yssaril import look_into
from bot.games.twilight_imperium.components.notes.using import USE, lies_open, lying, note, revealed, used_at
from bot.games.twilight_imperium.components.swaps import SwapCards
from bot.games.twilight_imperium.economy.research import gain_technology
from bot.games.twilight_imperium.figures import FACTIONS, TECHNOLOGIES, technology_deck
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.flow.notes import ON_LEAVING, NoteBack, issuer_of, kind_of, lay_open, send_back, usable
from bot.games.twilight_imperium.forces import present
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import CANPLAY, PRODUCE_LIMIT
from bot.games.twilight_imperium.light import ACTION_CARDS, AGENDAS, IDLE
from bot.games.twilight_imperium.politics.laws import council_of
from bot.games.twilight_imperium.space import home_systems, next_to
from bot.games.twilight_imperium.state import NOBODY

# --- Arborec ------------------------------------------------------------------------------------------------------

STYMIE = note("stymie")
lies_open(STYMIE)


def overgrown(play: Galaxy, seat: int, holder: int, system: str) -> bool:
    """Q17: whether a system is one of the holder's, or next to one, home systems left out as what is held.

    Args:
        play: the match.
        seat: who would produce, as whom adjacency is seen (G8).
        holder: who has the note.
        system: where.
    """
    homes = home_systems(play.board)
    near = (system, *next_to(play, system, seat))
    return any(at not in homes and present(play.board, at, holder) for at in near)


@STYMIE.contributes(PRODUCE_LIMIT, "forbid")
def _stymied(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    """28.1: whatever makes units, also what is no use of production."""
    state, place = play.board, facts["place"]
    issuers = [issuer_of(one) for one in lying(state, owner, STYMIE.id)]
    if facts["seat"] not in issuers:
        return None
    system = place if place in state.systems else state.planets[place].system
    return True if overgrown(play, facts["seat"], owner, system) else None


# --- Mentak -------------------------------------------------------------------------------------------------------

PROMISE_OF_PROTECTION = note("promise_of_protection")
lies_open(PROMISE_OF_PROTECTION)
_, FORBIDDEN = FACTIONS["mentak"].abilities
"""What its issuer may not use against its holder: the second ability of its sheet."""


@PROMISE_OF_PROTECTION.contributes(CANPLAY, "forbid")
def _protected(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    if facts.get("ability") != FORBIDDEN or facts.get("against") != owner:
        return None
    issuers = [issuer_of(one) for one in lying(play.board, owner, PROMISE_OF_PROTECTION.id)]
    return True if facts["seat"] in issuers else None


# --- Muaat --------------------------------------------------------------------------------------------------------

FIRES_OF_THE_GASHLAI = note("fires_of_the_gashlai")
LIT: Final = "war_sun"
"""The technology that it gives."""


def _may_light(play: Galaxy, seat: int) -> Pick | None:
    """PN5: its issuer has a token to lose; who has the technology, or one in its place, gains nothing."""
    state = play.board
    player, found = state.players[seat], usable(state, seat, FIRES_OF_THE_GASHLAI.id)
    able = found and state.players[issuer_of(found[0])].fleet and LIT not in player.technologies
    return USE if able and LIT in technology_deck(player.faction) else None


@FIRES_OF_THE_GASHLAI.acts(_may_light)
def _fires_of_the_gashlai(play: Galaxy, seat: int, target: str) -> None:
    """The issuer's fleets may be too big then (LC1)."""
    revealed(play)
    (found, *_) = usable(play.board, seat, FIRES_OF_THE_GASHLAI.id)
    issuer = issuer_of(found)
    play.board.players[issuer].fleet -= 1
    play.tell("twilight_imperium-event-token-lost", seat=issuer, pool="fleet")
    gain_technology(play, seat, LIT)
    play.push(LimitCheck([issuer]), NoteBack(found))


# --- Yssaril ------------------------------------------------------------------------------------------------------

SPY_NET = note("spy_net")
IDLE[ACTION_CARDS].append(SPY_NET.id)


def _may_spy(play: Galaxy, seat: int) -> Pick | None:
    state = play.board
    found = usable(state, seat, SPY_NET.id)
    return USE if found and state.players[issuer_of(found[0])].hand else None


@SPY_NET.acts(_may_spy, free=True)
def _spy_net(play: Galaxy, seat: int, target: str) -> None:
    """No draw, so that nothing else follows but the limit of the hand (AC1)."""
    revealed(play)
    (found, *_) = usable(play.board, seat, SPY_NET.id)
    play.push(NoteBack(found))
    look_into(play, seat, issuer_of(found), SPY_NET.id)


# --- Naalu --------------------------------------------------------------------------------------------------------

GIFT_OF_PRESCIENCE = note("gift_of_prescience")


@used_at(GIFT_OF_PRESCIENCE, "SP_END", lambda play, seat, issuer, facts: True, returns=False)
def _gift_of_prescience(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
    """SG7: the token that Telepathic has taken is the holder's for this round."""
    (found, *_) = usable(play.board, seat, GIFT_OF_PRESCIENCE.id)
    lay_open(play, seat, found)
    play.board.zero = seat
    play.tell("twilight_imperium-event-prescience", seat=seat, other_seat=issuer)


@GIFT_OF_PRESCIENCE.waits("ST_END", lambda play, owner, facts: bool(lying(play.board, owner, GIFT_OF_PRESCIENCE.id)))
def _gift_returns(play: Galaxy, owner: int, facts: Facts) -> None:
    for one in lying(play.board, owner, GIFT_OF_PRESCIENCE.id):
        send_back(play, one)


def _gift_ends(play: Galaxy, seat: int) -> None:
    """The token goes to the issuer; of one who has left the game it stays with its holder for the round (EL3)."""
    notes = play.board.notes
    if play.board.zero == seat and notes is not None:
        issuers = [issuer_of(one) for one in notes.dealt if kind_of(one) == GIFT_OF_PRESCIENCE.id]
        play.board.zero = issuers[0] if issuers else seat


ON_LEAVING[GIFT_OF_PRESCIENCE.id] = _gift_ends

# --- Winnu --------------------------------------------------------------------------------------------------------

ACQUIESCENCE = note("acquiescence")


class Acquiesce(SwapCards, tag="twilight_imperium-acquiescence"):
    """Acquiescence: one own strategy card for one of its issuer, both chosen by who has used it.

    Args:
        other: its issuer.
    """

    rule: ClassVar[str] = "twilight_imperium-rule-notes"
    optional: ClassVar[bool] = False

    other: int = NOBODY

    def others(self, play: Galaxy) -> Iterable[int]:
        """Its issuer alone."""
        return (self.other,)

    def prompt(self, play: Galaxy) -> Text:
        """What it is for."""
        return Text("twilight_imperium-ask-acquiescence", {"seat": self.other})

    def matters(self, play: Galaxy) -> bool:
        """Whether there is more than one way."""
        return self._ways(play) > 1

    def _ways(self, play: Galaxy) -> int:
        players = play.board.players
        return len(players[self.seat].cards) * len(players[self.other].cards)

    def unasked(self, play: Galaxy) -> None:
        """The only way."""
        if self._ways(play):
            (card,) = play.board.players[self.other].cards
            self.chosen(play, {"take": f"{self.other}:{card}"})


def _both_have_cards(play: Galaxy, seat: int, issuer: int, facts: Facts) -> bool:
    return bool(play.board.players[seat].cards and play.board.players[issuer].cards)


@used_at(ACQUIESCENCE, "SP_END", _both_have_cards)
def _acquiescence(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
    play.push(Acquiesce(seat, other=issuer))


# --- Xxcha --------------------------------------------------------------------------------------------------------

POLITICAL_FAVOR = note("political_favor")
IDLE[AGENDAS].append(POLITICAL_FAVOR.id)


def _may_ask_favor(play: Galaxy, seat: int, issuer: int, facts: Facts) -> bool:
    """PN5: not without a token to lose; step 3: what is sent away already cannot be sent away again."""
    hearing = council_of(play).hearing
    return hearing is not None and not hearing.replaced and play.board.players[issuer].strategy > 0


@used_at(POLITICAL_FAVOR, "AG_WHEN", _may_ask_favor)
def _political_favor(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
    """18.1 step 3: the agenda goes to the pile and another one is revealed."""
    hearing = council_of(play).hearing
    if hearing is None:
        return
    play.board.players[issuer].strategy -= 1
    play.tell("twilight_imperium-event-token-lost", seat=issuer, pool="strategy")
    hearing.replaced = True
    play.tell("twilight_imperium-event-vetoed", seat=seat, agenda=hearing.card)


# --- Yin ----------------------------------------------------------------------------------------------------------

GREYFIRE_MUTAGEN = note("greyfire_mutagen")


def _own_technologies(faction: str) -> list[str]:
    return [one.id for one in TECHNOLOGIES.values() if one.faction == faction]


def _could_matter(play: Galaxy, seat: int, issuer: int, facts: Facts) -> bool:
    """Whether the issuer could use anything in this action: in a fight there, or with its technologies in its own
    action. All of it lies open."""
    state, system = play.board, facts["system"]
    if facts["seat"] != issuer:
        return present(state, system, issuer)
    issued = state.players[issuer]
    fights = any(present(state, system, other) for other in state.seats_in() if other != issuer)
    return fights or any(one in issued.technologies for one in _own_technologies(issued.faction))


@used_at(GREYFIRE_MUTAGEN, "SY_ACTIVATED", _could_matter)
def _greyfire_mutagen(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
    """Faction abilities and faction technologies; action cards and the flagship stay."""
    faction = play.board.players[issuer].faction
    for ability in (*FACTIONS[faction].abilities, *_own_technologies(faction)):
        scope = {"seat": issuer, "ability": ability}
        play.modify(Modifier(CANPLAY, "forbid", None, scope, expiry="action", source=GREYFIRE_MUTAGEN.id))
    play.forget()
