"""What is answered of the rest of a turn or of an agenda while one is called (rules 29.9, 29.10).

Windows that follow one another are answered in one prompt: beside an open call whoever is called may say what it does
in those that may come still, each looked at when it comes, or that it passes all of them. It is theirs alone and gone
with the turn or the agenda. What was said answers a call as its player would have: a card that cannot be played then
passes, so that nothing hangs on the hand but what is done.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.core.windows import PASS, Window
from bot.games.twilight_imperium.flow.cards import held
from bot.games.twilight_imperium.flow.turns import TURN
from bot.games.twilight_imperium.hooks.blocks import REACTIONS, Galaxy
from bot.games.twilight_imperium.hooks.moments import called_for, calls
from bot.games.twilight_imperium.politics.council import HEARING

REST: Final = "rest"
"""Slot of the standing question, and the standing order: everything else in this turn or agenda is passed."""
AHEAD: Final = "ahead"
"""Slot of the one about windows that may follow, and the order with what was said: window -> `PASS` or a card."""
SLOTS: Final = (REST, AHEAD)
ASK: Final = "ask"
OF_TURN: Final = (
    *("SY_ACTIVATED", "MV_ARRIVED", "CN_HITS", "SC_START", "SC_ROUND", "SC_RETREAT", "SC_HITS", "SC_ROUND_END"),
    *("SC_END", "INV_START", "INV_COMMIT", "GC_START", "GC_ROUND", "GC_ROLLED", "GC_ROUND_END", "PL_GAIN", "PL_GAINED"),
)
"""Windows of a tactical action, in the order in which they may come (7.3 to 7.5)."""
OF_AGENDA: Final = ("AG_WHEN", "AG_AFTER", "AG_SPEAKER", "AG_ELECTED")
"""Those of an agenda (7.9)."""
MOST: Final = 8
"""Windows that are asked about at once: as many menus as stand on one panel."""


def until(play: Galaxy) -> str:
    """With what these orders go: the turn, or the agenda; empty where there is neither."""
    state = play.board
    if state.phase == "action":
        return TURN
    return HEARING if state.council is not None and state.council.hearing is not None else ""


def answers(play: Galaxy, seat: int, call: Window) -> str | None:
    """What was said of it answers a call; None to ask."""
    orders = play.orders(seat)
    said: Mapping[str, str] = orders.get(AHEAD, {})
    moments = called_for(call)
    for name in moments:
        card = said.get(name, PASS)
        if card != PASS:
            options = [
                option.id
                for one in REACTIONS.get(name, ())
                if one.block.id == card and seat in one.block.owners(play.board)
                for option in one.options(play, seat, call.event)
            ]
            if options:
                return options[0] if len(options) == 1 else None  # which of several is its player's to say
    covered = REST in orders or all(name in said or not _may_hold(play, seat, name) for name in moments)
    return PASS if covered and (REST in orders or any(name in said for name in moments)) else None


def standing(play: Galaxy, seat: int) -> list[Question]:
    """What a seat that is called may say of the rest, and take back."""
    label = until(play)
    agenda = play.state.agenda
    top = agenda[-1] if agenda else None
    call = top if isinstance(top, Window) and seat in (top.called or ()) else None
    if not label:
        return []
    found: list[Question] = []
    if REST in play.orders(seat):
        found.append(_rest(f"{REST}-{ASK}"))
    elif call is not None:
        found.append(_rest(f"{REST}-{label}"))
    if call is not None:
        to_come = _to_come(play, seat, call)
        if to_come:
            found.append(_ahead(play, seat, to_come))
    return found


def take(play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
    """Keep what was said for this turn or agenda."""
    play.drop_order(seat, slot)
    label = until(play)
    if slot == REST:
        if answer != f"{REST}-{ASK}" and label:
            play.give_order(seat, REST, True, label)
        return
    said = {name: one for name, one in answer.items() if one != ASK and name != REST}
    if said and label:
        play.give_order(seat, AHEAD, said, label)
    play.drop_order(seat, REST)
    if answer[REST] == PASS and label:
        play.give_order(seat, REST, True, label)


def prune(play: Galaxy, seat: int) -> None:
    """What was said of another turn or agenda means nothing."""
    for slot in SLOTS:
        if slot in play.orders(seat) and play.state.lapses.get(f"{seat}:{slot}") != until(play):
            play.drop_order(seat, slot)


def _may_hold(play: Galaxy, seat: int, window: str) -> bool:
    """PP1: whether for all that everybody knows a seat may hold a card for a window, whatever its facts will be."""
    if not calls(play, window):
        return False
    cards = [one.block.id for one in REACTIONS.get(window, ())]
    return any(id in play.board.copies and held(play, seat, id) for id in cards)


def _to_come(play: Galaxy, seat: int, call: Window) -> list[str]:
    """Windows that may come still, the nearest first, for which the seat may hold something."""
    moments = called_for(call)
    order = next((one for one in (OF_TURN, OF_AGENDA) if call.name in one), ())
    after = [name for name in order[order.index(call.name) + 1 :] if name not in moments] if order else []
    return [name for name in after if _may_hold(play, seat, name)][:MOST]


def _rest(option: str) -> Question:
    return Question(
        slot=REST,
        prompt=Text("twilight_imperium-ask-rest"),
        shape=Pick((Option(option, f"twilight_imperium-opt-{option}"),)),
        rule="twilight_imperium-rule-following",
        blocking=False,
    )


def _ahead(play: Galaxy, seat: int, windows: list[str]) -> Question:
    said: Mapping[str, str] = play.orders(seat).get(AHEAD, {})
    rest = (Option(ASK, "twilight_imperium-opt-ahead-rest-ask"), Option(PASS, "twilight_imperium-opt-ahead-rest-pass"))
    fields = tuple(_field(play, seat, name, said.get(name, ASK)) for name in windows)
    return Question(
        slot=AHEAD,
        prompt=Text("twilight_imperium-ask-ahead"),
        shape=Form(REST, Pick(rest), PASS if REST in play.orders(seat) else ASK, fields),
        rule="twilight_imperium-rule-following",
        blocking=False,
    )


def _field(play: Galaxy, seat: int, window: str, said: str) -> Field:
    """Of one window: to be asked, to pass, or a card of the own hand at the first chance."""
    ids = dict.fromkeys(one.block.id for one in REACTIONS[window] if seat in one.block.owners(play.board))
    cards = [id for id in ids if id in play.board.copies]
    options = (
        Option(ASK, "twilight_imperium-opt-ahead-ask", {"window": window}),
        Option(PASS, "twilight_imperium-opt-ahead-pass", {"window": window}),
        *(Option(id, "twilight_imperium-opt-ahead-card", {"window": window, "component": id}) for id in cards),
    )
    start = said if said in (ASK, PASS, *cards) else ASK
    return Field(window, Text("twilight_imperium-ask-follow", {"window": window}), Pick(options), start=start)
