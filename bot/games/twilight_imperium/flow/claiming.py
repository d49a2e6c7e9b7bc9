"""Secret objectives of the action phase: scored as something happens, or when their holder says so (rules 16 OB4).

By themselves they are scored at once (29.4 `secret_score`: `auto`). Who has ordered to be asked may score one until
the turn after the one in which it happened ends; nobody waits for that, and what is not said by then lapses. Q31 says
until the end of the action: an action that asks nothing more would leave no moment to say it.
"""

from __future__ import annotations

from typing import Final

from bot.core.events import Event
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.games.twilight_imperium.figures import OBJECTIVES
from bot.games.twilight_imperium.flow.combat_orders import CLAIMS, LABEL, SECRETS
from bot.games.twilight_imperium.flow.scoring import EVENTS, holds_home, score, sealed
from bot.games.twilight_imperium.hooks.blocks import Block, Facts, Galaxy

WAY: Final = "secret-score"
"""Slot of the standing question, and the standing order to be asked."""
AUTO: Final = "auto"
ASK: Final = "ask"
OPEN: Final = "secret-claims"
"""Standing order: secret objectives that can be scored still -> the place of their combat, "" for none, and in how many
turns that is over."""
TURNS: Final = 2
"""Q31: ends of turns after which it lapses."""
CLAIM: Final = "claim:"
"""Before an objective: slot in which it is scored, or let go."""
SCORE: Final = "score"
LET_GO: Final = "let-go"

Where = list[str | int]


def happened(play: Galaxy, seat: int, what: str) -> None:
    """OB4: something happened that a secret objective of a player waits for; it is scored at once, or can be from now
    on, one for each combat."""
    objective = EVENTS[what]
    if seat < 0 or not _can_score(play, seat, objective):
        return
    combat = play.board.combat
    if combat is not None and seat in combat.scored:
        return
    if play.orders(seat).get(WAY) == ASK:
        _keep_open(play, seat, objective, "" if combat is None else combat.place)
        return
    if combat is not None:
        if _waits(play, seat, objective):
            return
        combat.scored.append(seat)
    score(play, seat, objective)


def _can_score(play: Galaxy, seat: int, objective: str) -> bool:
    """Whether a player holds a secret objective, or it lies open and the player can still score it."""
    return objective in play.board.players[seat].secrets or _lies_open(play, seat, objective)


def _lies_open(play: Galaxy, seat: int, objective: str) -> bool:
    """Whether a secret objective lies open for everybody and a player can still score it; as a public one it asks for
    the home planets (OB2, Q25)."""
    state = play.board
    if objective not in state.revealed or objective in state.players[seat].scored or sealed(play, objective):
        return False
    return holds_home(play, seat)


def _waits(play: Galaxy, seat: int, objective: str) -> bool:
    """Whether a player has said that another secret objective, which may still come in this combat, is dearer; then
    this one waits for the end of it."""
    ranked: list[str] = play.orders(seat).get(SECRETS, [])
    if objective not in ranked:
        return False
    secrets = play.board.players[seat].secrets
    if not any(one in secrets for one in ranked[: ranked.index(objective)]):
        return False
    play.give_order(seat, CLAIMS, [*play.orders(seat).get(CLAIMS, []), objective], until=LABEL)
    return True


# --- scored when it is said -------------------------------------------------------------------------------------------


def standing(play: Galaxy, seat: int) -> list[Question]:
    """How a player scores them, asked of everybody alike; and those that it can score now."""
    ways = tuple(Option(one, f"twilight_imperium-opt-secret-score-{one}") for one in (AUTO, ASK))
    way = _question(WAY, Text("twilight_imperium-ask-secret-score"), Pick(ways))
    way.changeable = True
    if WAY in play.orders(seat):
        way.given = ASK
    found = [way]
    for objective in _open(play, seat):
        told = {"objective": objective, "points": OBJECTIVES[objective].points}
        options = tuple(Option(one, f"twilight_imperium-opt-claim-{one}") for one in (SCORE, LET_GO))
        found.append(_question(f"{CLAIM}{objective}", Text("twilight_imperium-ask-claim", told), Pick(options)))
    return found


def is_claiming(slot: str) -> bool:
    """Whether a slot belongs to this."""
    return slot == WAY or slot.startswith(CLAIM)


def take(play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
    """Keep the order; score what can still be scored, or let it go."""
    if slot == WAY:
        play.drop_order(seat, WAY)
        if answer == ASK:
            play.give_order(seat, WAY, ASK)
        return
    objective = slot.removeprefix(CLAIM)
    kept = dict(_open(play, seat))
    if objective not in kept:
        return
    place = _place(kept.pop(objective))
    if answer == SCORE:
        kept = {other: where for other, where in kept.items() if not place or _place(where) != place}
        combat = play.board.combat
        if combat is not None and combat.place == place:
            combat.scored.append(seat)
    play.drop_order(seat, OPEN)
    if kept:
        play.give_order(seat, OPEN, kept)
    if answer == SCORE:
        score(play, seat, objective)


def forget(play: Galaxy, seat: int) -> None:
    """Nothing of it is known."""
    play.drop_order(seat, WAY)
    play.drop_order(seat, OPEN)


def _place(where: Where) -> str:
    return str(where[0])


def _open(play: Galaxy, seat: int) -> dict[str, Where]:
    kept: dict[str, Where] = play.orders(seat).get(OPEN, {})
    return {objective: where for objective, where in kept.items() if _can_score(play, seat, objective)}


def _keep_open(play: Galaxy, seat: int, objective: str, place: str) -> None:
    """It can be scored from now on; its holder alone is told."""
    kept = _open(play, seat)
    if objective not in kept:
        play.give_order(seat, OPEN, {**kept, objective: [place, TURNS]})
        play.emit(Event("twilight_imperium-event-claim", {"seat": seat, "objective": objective}, seen_by=(seat,)))


def _question(slot: str, prompt: Text, shape: Pick) -> Question:
    return Question(slot=slot, prompt=prompt, shape=shape, rule="twilight_imperium-rule-secret", blocking=False)


_CLAIMS = Block("claims", lambda state: list(state.seats_in()))


@_CLAIMS.waits("TN_END", lambda play, owner, facts: bool(play.orders(owner).get(OPEN)))
def _lapses(play: Galaxy, owner: int, facts: Facts) -> None:
    """A turn has ended."""
    left = {one: [_place(where), int(where[1]) - 1] for one, where in _open(play, owner).items() if int(where[1]) > 1}
    play.drop_order(owner, OPEN)
    if left:
        play.give_order(owner, OPEN, left)
