"""The four promissory notes that every player has (rules 26)."""

from __future__ import annotations

from bot.core.state import Modifier
from bot.games.twilight_imperium.components.notes.using import goes_home, note, used_at
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.figures import FACTIONS
from bot.games.twilight_imperium.flow.ending import gain_points
from bot.games.twilight_imperium.flow.notes import ON_LEAVING, ON_RECEIPT, lay_aside, note_of, told
from bot.games.twilight_imperium.forces import present
from bot.games.twilight_imperium.hooks.blocks import Block, Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import CANPLAY, ENTER
from bot.games.twilight_imperium.light import AGENDAS, IDLE
from bot.games.twilight_imperium.politics.laws import council_of

CEASEFIRE = note("ceasefire")
POLITICAL_SECRET = note("political_secret")
IDLE[AGENDAS].append(POLITICAL_SECRET.id)
SUPPORT = note("support_for_the_throne")
TRADE_AGREEMENT = note("trade_agreement")


# --- Ceasefire ----------------------------------------------------------------------------------------------------


def _threatened(play: Galaxy, seat: int, issuer: int, facts: Facts) -> bool:
    return facts["seat"] == issuer and present(play.board, facts["system"], seat)


@used_at(CEASEFIRE, "SY_ACTIVATED", _threatened)
def _ceasefire(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
    """AT6: nothing of the issuer comes in from outside in this action."""
    action = play.board.tactical
    if action is not None:
        scope = {"seat": issuer, "system": action.active}
        play.modify(Modifier(ENTER, "forbid", None, scope, expiry="action", source=CEASEFIRE.id))
        play.forget()


# --- Political Secret ---------------------------------------------------------------------------------------------


def _not_yet(play: Galaxy, seat: int, issuer: int, facts: Facts) -> bool:
    """Who has been silenced for this agenda already cannot be once more; nor is anybody for one that goes away."""
    hearing = council_of(play).hearing
    return hearing is not None and not hearing.replaced and issuer not in hearing.barred


@used_at(POLITICAL_SECRET, "AG_WHEN", _not_yet, returns=False)
def _political_secret(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
    """No votes, action cards and faction abilities of the issuer on this agenda; its faction technologies stay, and the
    note goes back with it."""
    hearing = council_of(play).hearing
    if hearing is None:
        return
    hearing.barred.append(issuer)
    hearing.notes.append(note_of(POLITICAL_SECRET.id, issuer))
    lay_aside(play, seat, note_of(POLITICAL_SECRET.id, issuer))
    play.forget()


LAID = Block(f"{POLITICAL_SECRET.id}-laid", lambda state: list(state.seats_in())[:1])
"""What the note does while it lies with an agenda: there for everybody, counted once."""


@LAID.contributes(CANPLAY, "forbid")
def _silenced(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    """On that agenda alone: not on a law that is voted on anew because of it, which is another one (TX3)."""
    hearing, seat = play.board.council.hearing if play.board.council is not None else None, int(facts["seat"])
    if hearing is None or note_of(POLITICAL_SECRET.id, seat) not in hearing.notes:
        return None
    abilities = FACTIONS[play.board.players[seat].faction].abilities
    return True if "cards" in facts or facts.get("ability") in abilities else None


# --- Support for the Throne ---------------------------------------------------------------------------------------


def _supported(play: Galaxy, seat: int, one: str) -> None:
    """PN3: compulsory as it is received; a point while it lies there."""
    play.tell("twilight_imperium-event-note-open", seat=seat, **told(one))
    gain_points(play, seat, 1, SUPPORT.id)


def _no_more(play: Galaxy, seat: int) -> None:
    gain_points(play, seat, -1, SUPPORT.id)


ON_RECEIPT[SUPPORT.id] = _supported
ON_LEAVING[SUPPORT.id] = _no_more
goes_home(SUPPORT)


# --- Trade Agreement ----------------------------------------------------------------------------------------------


@used_at(TRADE_AGREEMENT, "CM_REPLENISH", lambda play, seat, issuer, facts: facts["seat"] == issuer)
def _trade_agreement(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
    """All commodities that the issuer then has, as trade goods that are gained (TGD3)."""
    player = play.board.players[issuer]
    count, player.commodities = player.commodities, 0
    gain_goods(play, seat, count, TRADE_AGREEMENT.id)
