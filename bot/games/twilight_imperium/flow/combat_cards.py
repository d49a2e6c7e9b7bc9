"""What a player says of action cards for one combat: which of the hand are played, and when; or none (29.7, 29.9).

A side says it in the form of a space combat, for cards of its own hand; whoever is called while a combat is fought may
say no for all of it with one press. Both are orders of that combat: private, answered like every order by what was said
alone, and gone with it. A call stays open as long as ever (29.2 US3).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.core.shapes import Answer, Field, Option, Pick, Question, Text
from bot.core.windows import PASS, Window, open_call
from bot.games.twilight_imperium.flow.calls import ASK_CARDS, CARDS, PASS_CARDS, SPACE, card_moments
from bot.games.twilight_imperium.flow.cards import PLAYED
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.hooks.blocks import REACTIONS, Galaxy
from bot.games.twilight_imperium.hooks.moments import called_for

SAY_CARDS: Final = "say"
"""What the form says of cards: each as its own field has it, all others pass."""
PLAYS: Final = "combat-plays"
"""Standing order of one combat: card -> when it is played in it, in the order in which they are."""
SLOT: Final = "combat-cards"
"""Slot of the standing question with which all calls of the combat under way are passed, or asked again."""
CARD: Final = "card-"
"""Before the id of a card: field of the form with its condition."""
NOW: Final = "now"
ROUND: Final = "round-"
HITS: Final = "hits-"
LOST: Final = "lost-"
"""Conditions (29.4): at the first moment; from a round on; against so many hits; where a ship of a type was lost."""
ROUNDS: Final = (2, 3)
BATCHES: Final = (2, 3)
LABEL: Final = "combat"
"""Scope of a combat, as in `combat_orders`."""
ALWAYS: Final = frozenset(("SU_USED", "UN_DIED", PLAYED))
"""Windows of cards for combats besides those of `SPACE`."""


def _moments(card: str) -> list[str]:
    """Windows of a space combat in which a card is played."""
    return [
        window
        for window, found in REACTIONS.items()
        if (window.startswith(SPACE) or window in ALWAYS) and any(one.block.id == card for one in found)
    ]


def fields(play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> list[Field]:
    """Of the form: what of action cards; where each is said, a field for each card of the own hand that fits."""
    if not card_moments(play):
        return []
    ways = tuple(Option(one, f"twilight_imperium-opt-cards-{one}") for one in (ASK_CARDS, PASS_CARDS, SAY_CARDS))
    found = [Field("cards", Text("twilight_imperium-ask-orders-cards"), Pick(ways), start=ASK_CARDS)]
    if partial.get("cards") == SAY_CARDS:
        for card in dict.fromkeys(play.board.players[seat].hand):
            options = _conditions(play, seat, card)
            if options:
                prompt = Text("twilight_imperium-ask-orders-card", {"component": card})
                found.append(Field(f"{CARD}{card}", prompt, Pick(options), start=ASK_CARDS))
    return found


def _conditions(play: Galaxy, seat: int, card: str) -> tuple[Option, ...]:
    """What can be said of a card in this combat; nothing where it has no moment in it."""
    moments, combat = _moments(card), play.board.combat
    if not moments or combat is None:
        return ()
    options = [Option(one, f"twilight_imperium-opt-card-{one}") for one in (ASK_CARDS, PASS_CARDS, NOW)]
    if "SC_ROUND" in moments:
        args = [{"round": count} for count in ROUNDS]
        options += [Option(f"{ROUND}{one['round']}", "twilight_imperium-opt-card-round", one) for one in args]
    if "SC_HITS" in moments:
        options += [Option(f"{HITS}{n}", "twilight_imperium-opt-card-hits", {"count": n}) for n in BATCHES]
    if "UN_DIED" in moments:
        kinds = [kind for kind in ships_of(play.board, combat.place, seat) if kind != "fighter"]
        options += [Option(f"{LOST}{kind}", "twilight_imperium-opt-card-lost", {"unit": kind}) for kind in kinds]
    return tuple(options)


def keep(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> None:
    """Orders of this combat as the form says them, in place of what was said before."""
    forget(play, seat)
    if answer.get("cards") == PASS_CARDS:
        play.give_order(seat, CARDS, PASS_CARDS, until=LABEL)
    elif answer.get("cards") == SAY_CARDS:
        said = {name.removeprefix(CARD): str(one) for name, one in answer.items() if name.startswith(CARD)}
        play.give_order(seat, PLAYS, said, until=LABEL)


def forget(play: Galaxy, seat: int) -> None:
    """Nothing is said for this combat any more."""
    play.drop_order(seat, CARDS)
    play.drop_order(seat, PLAYS)


def ordered(play: Galaxy, seat: int, window: Window, offered: Callable[[], Sequence[Option]]) -> str | None:
    """The answer to a call of the combat under way that a player's orders give; None where they leave it open.

    Args:
        play, seat: the match, and whose orders.
        window: of the call.
        offered: what can be answered besides passing.
    """
    if play.board.combat is None:
        return None
    orders = play.orders(seat)
    if CARDS in orders:
        return PASS
    if PLAYS not in orders:
        return None
    said: Mapping[str, str] = orders[PLAYS]
    options = offered()
    moments = called_for(window)
    for card, when in said.items():
        if when == ASK_CARDS and any(moment in _moments(card) for moment in moments):
            return None  # whether it is still held or not: how soon the call closes must not tell it
        found = [option.id for option in options if option.id.partition(":")[0] == card and option.blocked is None]
        if not found:
            continue
        fitting = _fitting(play, seat, window, when, found)
        if fitting:
            return fitting
    return PASS


def _fitting(play: Galaxy, seat: int, window: Window, when: str, found: Sequence[str]) -> str:
    """The first of a card's answers whose condition holds, empty for none. A cancel strikes what the other side plays
    alone."""
    combat, facts = play.board.combat, window.event
    assert combat is not None
    if window.name == PLAYED and (seat not in combat.sides or facts["seat"] != combat.other(seat)):
        return ""
    if when == NOW:
        return found[0]
    if when.startswith(ROUND):
        return found[0] if combat.round >= int(when.removeprefix(ROUND)) else ""
    if when.startswith(HITS):
        return found[0] if "SC_HITS" in called_for(window) and facts["hits"] >= int(when.removeprefix(HITS)) else ""
    if when.startswith(LOST):
        kind = when.removeprefix(LOST)
        return next((one for one in found if one.partition(":")[2] == kind), "")
    return ""


def question(play: Galaxy, seat: int) -> Question | None:
    """29.9: one press passes all calls of the combat under way, or has them asked again; whoever is called in it has it
    alike."""
    if play.board.combat is None:
        return None
    call = open_call(play)
    orders: Mapping[str, Any] = play.orders(seat)
    if CARDS in orders or PLAYS in orders:
        name, answer = "again", ASK_CARDS
    elif call is not None and seat in call.seats:
        name, answer = "none", PASS_CARDS
    else:
        return None
    return Question(
        slot=SLOT,
        prompt=Text(f"twilight_imperium-ask-combat-cards-{name}"),
        shape=Pick((Option(answer, f"twilight_imperium-opt-combat-cards-{name}"),)),
        rule="twilight_imperium-rule-calls",
        blocking=False,
    )


def take(play: Galaxy, seat: int, answer: Answer) -> None:
    """It holds for the combat; the open call looks at it as it goes on."""
    keep(play, seat, {"cards": answer})
