"""Sabotage (rules 22, AC3, AC5), and what can be said of it beforehand (29.4, 29.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.shapes import Field, Option, Pick, Text
from bot.core.windows import PASS, window
from bot.games.twilight_imperium.components.action_cards.aiming import others, standing
from bot.games.twilight_imperium.figures import ACTION_CARDS
from bot.games.twilight_imperium.flow.card_orders import in_calls
from bot.games.twilight_imperium.flow.cards import BY_GRACE, PLAYED, RING, WHEN, Said, cancel_mode, held
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy

SABOTAGE = standing("sabotage")
ANY: Final = "any"
AT_ME: Final = "me"
"""Cards that name the player, or a place where it has a planet."""
CHOSEN: Final = "chosen"
WHOSE: Final = "whose"
CARDS: Final = "cards"


def _may(play: Galaxy, seat: int, facts: Facts) -> bool:
    return seat != facts["seat"] and facts["component"] != SABOTAGE.id and held(play, seat, SABOTAGE.id)


def _options(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    if not _may(play, seat, facts):
        return ()
    return (Option(SABOTAGE.id, "twilight_imperium-opt-sabotage", {"component": facts["component"]}),)


@SABOTAGE.reacts(PLAYED, _may, _options)
def _cancels(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """The card below the window of this one is cancelled."""
    window(play, 1).event["cancelled"] = True


# --- what is said of it -------------------------------------------------------------------------------------------


def _what_of(play: Galaxy, seat: int, said: Said) -> Field | None:
    """29.4: which cards, of which players."""
    if WHEN not in said:
        rings = [RING] if cancel_mode(play) == BY_GRACE else []
        keys = [PASS, *rings, AT_ME, ANY, CHOSEN]
        options = tuple(Option(key, f"twilight_imperium-opt-sabotage-{key}") for key in keys)
        return Field(WHEN, Text("twilight_imperium-ask-order-sabotage"), Pick(options), start=PASS)
    if said[WHEN] in (PASS, RING):
        return None
    if WHOSE not in said:
        seats = tuple(Option(f"seat-{one}", "twilight_imperium-opt-seat", {"seat": one}) for one in others(play, seat))
        shape = Pick(seats, min=1, max=max(2, len(seats)))
        everybody = [one.id for one in seats]
        return Field(WHOSE, Text("twilight_imperium-ask-order-sabotage-whose"), shape, start=everybody)
    if said[WHEN] == CHOSEN and CARDS not in said:
        cards = [one for one in ACTION_CARDS if one in play.board.copies and one != SABOTAGE.id]
        options = tuple(Option(one, "twilight_imperium-opt-component", {"component": one}) for one in cards)
        shape = Pick(options, min=1, max=max(2, len(options)))
        return Field(CARDS, Text("twilight_imperium-ask-order-sabotage-cards"), shape)
    return None


def _strikes(play: Galaxy, seat: int, facts: Facts) -> bool:
    """Whether what was declared names the player, a planet of it or a system where it has one."""
    state = play.board
    place = facts.get("place", "")
    worlds = [place, *(state.in_system(place) if place in state.systems else ())]
    mine = any(one in state.planets and state.planets[one].controller == seat for one in worlds)
    return facts.get("target_seat") == seat or mine


def _when_said(play: Galaxy, seat: int, facts: Facts, said: Said) -> str:
    """It fits: by what everybody can see of the card that was declared."""
    if f"seat-{facts['seat']}" not in said.get(WHOSE, ()) or facts["component"] == SABOTAGE.id:
        return ""
    fits = {ANY: True, AT_ME: _strikes(play, seat, facts), CHOSEN: facts["component"] in said.get(CARDS, ())}
    return SABOTAGE.id if fits.get(said[WHEN], False) else ""


in_calls(SABOTAGE, PLAYED, _what_of, _when_said)
