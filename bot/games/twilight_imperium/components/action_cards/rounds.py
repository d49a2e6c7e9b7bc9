"""Action cards of the strategy and status phases, which their players order beforehand (rules 22, 29.4 class O)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.shapes import Answer, Field, Option, Pick, Text, any_number
from bot.core.windows import PASS
from bot.games.twilight_imperium.components.action_cards.aiming import others, played_at, reaction, standing
from bot.games.twilight_imperium.figures import STRATEGY_CARDS
from bot.games.twilight_imperium.flow.card_orders import by_order
from bot.games.twilight_imperium.flow.cards import WHEN, Said
from bot.games.twilight_imperium.flow.status import laying_out
from bot.games.twilight_imperium.flow.tokens import GainTokens
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy

SUMMIT = standing("summit")
PUBLIC_DISGRACE = standing("public_disgrace")
POLITICAL_STABILITY = standing("political_stability")

NOW: Final = "now"
TOKENS_OF_SUMMIT: Final = 2


def _of_cards(name: str, prompt: Text, least: int) -> Field:
    """A field that names strategy cards."""
    options = tuple(
        Option(str(number), "twilight_imperium-opt-strategy-card", {"card": number}) for number in STRATEGY_CARDS
    )
    return Field(name, prompt, Pick(options, min=least, max=len(options)))


# --- Summit -------------------------------------------------------------------------------------------------------


@played_at(SUMMIT, "SP_START", may=lambda play, seat, facts: True)
def _summit(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    play.push(GainTokens(seat, count=TOKENS_OF_SUMMIT))


def _when_to_meet(play: Galaxy, seat: int, said: Said) -> Field | None:
    if said:
        return None
    options = (
        Option(PASS, "twilight_imperium-opt-card-order-none"),
        Option(NOW, "twilight_imperium-opt-card-order-now"),
    )
    return Field(WHEN, Text("twilight_imperium-ask-order-summit"), Pick(options), start=PASS)


by_order(SUMMIT, "SP_START", _when_to_meet, lambda play, seat, facts, said: SUMMIT.id)


# --- Public Disgrace ----------------------------------------------------------------------------------------------


def _may_object(play: Galaxy, seat: int, facts: Facts) -> bool:
    """SG5: only a pick in place of which there is another, and that was not answered already."""
    state = play.board
    return seat != facts["seat"] and len(state.common) > 1 and state.refused == 0


def _objects(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    return (reaction(PUBLIC_DISGRACE, seat=facts["seat"]),)


@played_at(PUBLIC_DISGRACE, "SP_PICK", may=_may_object, options=_objects)
def _public_disgrace(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """The picker takes another card; what lay on this one stays there."""
    play.board.refused = facts["card"]
    play.tell("twilight_imperium-event-pick-refused", seat=facts["seat"], card=facts["card"])


def _whose_picks(play: Galaxy, seat: int, said: Said) -> Field | None:
    """Players, then for each of them cards."""
    if WHEN not in said:
        options = tuple(
            Option(f"seat-{other}", "twilight_imperium-opt-seat", {"seat": other}) for other in others(play, seat)
        )
        shape = any_number(options)
        return Field(WHEN, Text("twilight_imperium-ask-order-disgrace"), shape)
    for name in said[WHEN]:
        if name not in said:
            other = int(str(name).removeprefix("seat-"))
            return _of_cards(str(name), Text("twilight_imperium-ask-order-disgrace-cards", {"seat": other}), 1)
    return None


def _objects_to(play: Galaxy, seat: int, facts: Facts, said: Said) -> str:
    cards: Answer = said.get(f"seat-{facts['seat']}", ())
    return PUBLIC_DISGRACE.id if str(facts["card"]) in cards else ""


by_order(PUBLIC_DISGRACE, "SP_PICK", _whose_picks, _objects_to)


# --- Political Stability ------------------------------------------------------------------------------------------


def _may_stay(play: Galaxy, seat: int, facts: Facts) -> bool:
    return bool(play.board.players[seat].cards) and seat not in play.board.keeping


@played_at(POLITICAL_STABILITY, "ST_RETURN", may=_may_stay)
def _political_stability(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """SS2: they stay, readied; their player picks none next round (SG4)."""
    play.board.keeping.append(seat)
    play.tell("twilight_imperium-event-cards-kept", seat=seat, cards=sorted(play.board.players[seat].cards))


def _which_stay(play: Galaxy, seat: int, said: Said) -> Field | None:
    return None if said else _of_cards(WHEN, Text("twilight_imperium-ask-order-stability"), 0)


def _all_named(play: Galaxy, seat: int, facts: Facts, said: Said) -> str:
    """29.4: all own strategy cards are among those that were named."""
    own = play.board.players[seat].cards
    return POLITICAL_STABILITY.id if all(str(number) in said[WHEN] for number in own) else ""


def _own_cards(play: Galaxy, seat: int) -> Said | None:
    """29.4: beside step 5 of the status phase, for everybody alike."""
    if not laying_out(play) or not play.board.players[seat].cards:
        return None
    return {WHEN: [str(number) for number in sorted(play.board.players[seat].cards)]}


by_order(POLITICAL_STABILITY, "ST_RETURN", _which_stay, _all_named, _own_cards)
