"""What a player says of action cards for one combat: which of the hand are played, and when; or none (29.7, 29.9).

A side says it in the form of a space combat, or beside the first call of any combat, for cards and notes of its own
hand; whoever is called while a combat is fought may say no for all of it with one press. All of that are orders of that
combat: private, answered like every order by what was said alone, and gone with it. A call stays open as long as ever
(29.2 US3).

A ground combat asks nothing else: its rounds run by themselves. So what is said of cards is its form (29.7), and there
it has a stop rule and a profile of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, ReadyAnswer, Text
from bot.core.windows import PASS, Window, open_call
from bot.games.twilight_imperium.combat import Combat
from bot.games.twilight_imperium.flow.calls import (
    ASK_CARDS,
    CARDS,
    GROUND,
    PASS_CARDS,
    SPACE,
    card_moments,
)
from bot.games.twilight_imperium.flow.cards import PLAYED
from bot.games.twilight_imperium.flow.combat_orders import GROUND_PROFILE
from bot.games.twilight_imperium.flow.combat_rolls import hitting
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.flow.notes import hand, issuer_of, kind_of
from bot.games.twilight_imperium.forces import troops, worth
from bot.games.twilight_imperium.hooks.blocks import REACTIONS, Galaxy
from bot.games.twilight_imperium.hooks.moments import called_for

SAY_CARDS: Final = "say"
"""What the form says of cards: each as its own field has it, all others pass."""
PLAYS: Final = "combat-plays"
"""Standing order of one combat: card or kind of note -> when it is played in it, in the order in which they are."""
AGAIN: Final = "combat-cards-until"
"""Standing order of one combat: half of what one had lost ends what was said of cards."""
SLOT: Final = "combat-cards"
"""Slot of the standing question with which all calls of the combat under way are passed, or asked again."""
FORM: Final = "combat-cards-form"
"""Slot of the one in which a side says when each card of its hand is played in the combat under way."""
SLOTS: Final = (SLOT, FORM)
CARD: Final = "card-"
"""Before the id of a card: field of the form with its condition."""
NOW: Final = "now"
ROUND: Final = "round-"
HITS: Final = "hits-"
MISSES: Final = "misses-"
LOST: Final = "lost-"
"""Conditions (29.4): at the first moment; from a round on; against so many hits; where so many own dice miss; where a
unit of a type was lost."""
ROUNDS: Final = (2, 3)
BATCHES: Final = (2, 3)
UNTIL: Final = "until"
TO_THE_END: Final = "end"
HALF: Final = "half"
"""Field of the form, and its answers: until when what it says holds."""
STORE: Final = "store"
YES: Final = "yes"
NO: Final = "no"
LABEL: Final = "combat"
"""Scope of a combat, as in `combat_orders`."""
ALWAYS: Final = {SPACE: frozenset(("SU_USED", "UN_DIED", PLAYED)), GROUND: frozenset((PLAYED,))}
"""Windows of cards for combats besides those that begin with the name of theirs."""

PREFERRED: Final[dict[str, Callable[[Galaxy, int, Sequence[str]], str]]] = {}
"""Card of which more than one thing can be named -> which of its options is taken where nobody is asked; empty for
none."""


def _begins(combat: Combat) -> str:
    return SPACE if combat.space else GROUND


def _moments(play: Galaxy, card: str) -> list[str]:
    """Windows of the combat under way in which a card or a kind of note is played."""
    combat = play.board.combat
    if combat is None:
        return []
    begins = _begins(combat)
    return [
        window
        for window, found in REACTIONS.items()
        if (window.startswith(begins) or window in ALWAYS[begins])
        and any(one.block.id == card and one.block.in_force(play.board) for one in found)
    ]


def _own(play: Galaxy, seat: int) -> list[str]:
    """Cards of a hand, and kinds of the notes of others in it."""
    notes = [kind_of(note) for note in hand(play.board, seat) if issuer_of(note) != seat]
    return list(dict.fromkeys((*play.board.players[seat].hand, *notes)))


def fields(play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> list[Field]:
    """Of the form of a space combat: what of action cards; where each is said, a field for each that fits."""
    if not card_moments(play, SPACE):
        return []
    ways = tuple(Option(one, f"twilight_imperium-opt-cards-{one}") for one in (ASK_CARDS, PASS_CARDS, SAY_CARDS))
    found = [Field("cards", Text("twilight_imperium-ask-orders-cards"), Pick(ways), start=ASK_CARDS)]
    return [*found, *_each(play, seat)] if partial.get("cards") == SAY_CARDS else found


def _each(play: Galaxy, seat: int) -> list[Field]:
    """A field for each card and note of the own hand that fits the combat under way."""
    found: list[Field] = []
    for card in _own(play, seat):
        options = _conditions(play, seat, card)
        if options:
            prompt = Text("twilight_imperium-ask-orders-card", {"component": card})
            found.append(Field(f"{CARD}{card}", prompt, Pick(options), start=ASK_CARDS))
    return found


def _conditions(play: Galaxy, seat: int, card: str) -> tuple[Option, ...]:
    """What can be said of a card in this combat; nothing where it has no moment in it."""
    moments, combat = _moments(play, card), play.board.combat
    if not moments or combat is None:
        return ()
    options = [Option(one, f"twilight_imperium-opt-card-{one}") for one in (ASK_CARDS, PASS_CARDS, NOW)]
    rounds = {"SC_ROUND", "GC_ROUND"} & set(moments)
    if rounds:
        args = [{"round": count} for count in ROUNDS]
        options += [Option(f"{ROUND}{one['round']}", "twilight_imperium-opt-card-round", one) for one in args]
    if "SC_HITS" in moments:
        options += [Option(f"{HITS}{n}", "twilight_imperium-opt-card-hits", {"count": n}) for n in BATCHES]
    if "GC_ROLLED" in moments:
        options += [Option(f"{MISSES}{n}", "twilight_imperium-opt-card-misses", {"count": n}) for n in BATCHES]
    if rounds or "UN_DIED" in moments:
        there = ships_of(play.board, combat.place, seat) if combat.space else troops(play.board, combat.place, seat)
        key = f"twilight_imperium-opt-card-{'once-' if rounds else ''}lost"
        options += [Option(f"{LOST}{kind}", key, {"unit": kind}) for kind in there if kind != "fighter"]
    return tuple(options)


def keep(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> None:
    """Orders of this combat as the form says them, in place of what was said before."""
    forget(play, seat)
    if answer.get("cards") == PASS_CARDS:
        play.give_order(seat, CARDS, PASS_CARDS, until=LABEL)
    elif answer.get("cards") == SAY_CARDS:
        play.give_order(seat, PLAYS, {one.removeprefix(CARD): when for one, when in said_of_each(answer)}, until=LABEL)
    if answer.get(UNTIL) == HALF:
        play.give_order(seat, AGAIN, True, until=LABEL)


def said_of_each(answer: Mapping[str, Answer]) -> list[tuple[str, str]]:
    """Fields of a form, or of a profile, that say when a card is played."""
    return [(name, str(one)) for name, one in answer.items() if name.startswith(CARD)]


def forget(play: Galaxy, seat: int) -> None:
    """Nothing is said for this combat any more."""
    for order in (CARDS, PLAYS, AGAIN):
        play.drop_order(seat, order)


def look_again(play: Galaxy) -> None:
    """29.7: as a round ends, what was said of cards until half of a side is lost is over for who has lost it."""
    combat = play.board.combat
    if combat is None:
        return
    for seat in combat.sides:
        units = ships_of(play.board, combat.place, seat) if combat.space else troops(play.board, combat.place, seat)
        if AGAIN in play.orders(seat) and 2 * worth(play.board, seat, units) <= combat.began.get(seat, 0):
            forget(play, seat)


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
        if when == ASK_CARDS and any(moment in _moments(play, card) for moment in moments):
            return None  # whether it is still held or not: how soon the call closes must not tell it
        found = [option.id for option in options if option.id.partition(":")[0] == card and option.blocked is None]
        if not found:
            continue
        fitting = _fitting(play, seat, window, card, when, found)
        if fitting:
            return fitting
    return PASS


def _fitting(play: Galaxy, seat: int, window: Window, card: str, when: str, found: Sequence[str]) -> str:
    """The one of a card's answers whose condition holds, empty for none. A cancel strikes what the other side plays
    alone."""
    combat, facts = play.board.combat, window.event
    assert combat is not None
    if window.name == PLAYED and (seat not in combat.sides or facts["seat"] != combat.other(seat)):
        return ""
    condition, _, what = when.partition("-")
    holds = when == NOW
    if condition == ROUND[:-1]:
        holds = combat.round >= int(what)
    elif condition == HITS[:-1]:
        holds = "SC_HITS" in called_for(window) and facts["hits"] >= int(what)
    elif condition == MISSES[:-1]:
        holds = hitting(play, seat).count(False) >= int(what)
    elif condition == LOST[:-1]:
        if window.name == "UN_DIED":
            return next((one for one in found if one.partition(":")[2] == what), "")
        holds = bool(combat.lost.get(seat, {}).get(what))
    if not holds:
        return ""
    return PREFERRED[card](play, seat, found) if card in PREFERRED and len(found) > 1 else found[0]


# --- beside a call ----------------------------------------------------------------------------------------------------


def standing(play: Galaxy, seat: int) -> list[Question]:
    """29.9: one press passes all calls of the combat under way, or has them asked again; whoever is called in it has it
    alike. A side says of each card of its hand instead when it is played (29.7)."""
    combat = play.board.combat
    if combat is None:
        return []
    call = open_call(play)
    orders: Mapping[str, Any] = play.orders(seat)
    if CARDS in orders or PLAYS in orders:
        return [_at_once("again", ASK_CARDS)]
    if call is None or seat not in call.seats:
        return []
    none = _at_once("none", PASS_CARDS)
    return [none, _form(play, seat, combat)] if seat in combat.sides else [none]


def _at_once(name: str, answer: str) -> Question:
    return Question(
        slot=SLOT,
        prompt=Text(f"twilight_imperium-ask-combat-cards-{name}"),
        shape=Pick((Option(answer, f"twilight_imperium-opt-combat-cards-{name}"),)),
        rule="twilight_imperium-rule-calls",
        blocking=False,
    )


def _form(play: Galaxy, seat: int, combat: Combat) -> Question:
    """29.7: what a side says of its cards beside a call; a stored profile fills it in."""
    ways = tuple(Option(one, f"twilight_imperium-opt-cards-{one}") for one in (SAY_CARDS, PASS_CARDS))
    profile: Mapping[str, Answer] | None = None if combat.space else play.orders(seat).get(GROUND_PROFILE)
    ready: tuple[ReadyAnswer, ...] = ()
    if profile is not None:
        partial: dict[str, Answer] = {"cards": profile["cards"]}
        while (field := form_field(play, seat, partial)) is not None:
            partial = {**partial, field.name: fitted(field, profile.get(field.name))}
        ready = (ReadyAnswer("profile", Text("twilight_imperium-ready-profile"), partial),)
    return Question(
        slot=FORM,
        prompt=Text("twilight_imperium-ask-combat-form"),
        shape=Form("cards", Pick(ways), start=SAY_CARDS),
        rule="twilight_imperium-rule-calls",
        blocking=False,
        ready=ready,
    )


def fitted(field: Field, kept: Answer) -> Answer:
    """What a profile says in a field with one answer, as far as it can be said there."""
    return kept if kept in [option.id for option in field.shape.options] else field.start


def form_field(play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> Field | None:
    """The next field of `FORM`: each card, until when it holds, whether it is proposed in later combats."""
    combat = play.board.combat
    if combat is None:
        return None
    found = _each(play, seat) if partial["cards"] == SAY_CARDS else []
    until = tuple(Option(one, f"twilight_imperium-opt-until-{one}") for one in (TO_THE_END, HALF))
    found.append(Field(UNTIL, Text("twilight_imperium-ask-orders-until"), Pick(until), start=TO_THE_END))
    if not combat.space:  # a space combat has a form of its own, with a profile
        options = (Option(YES, "twilight_imperium-opt-yes"), Option(NO, "twilight_imperium-opt-no"))
        found.append(Field(STORE, Text("twilight_imperium-ask-orders-store"), Pick(options), start=NO))
    return next((one for one in found if one.name not in partial), None)


def take(play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
    """It holds for the combat; the open call looks at it as it goes on."""
    if slot == SLOT:
        keep(play, seat, {"cards": answer})
        return
    keep(play, seat, answer)
    if answer.get(STORE) == YES:
        former: Mapping[str, Answer] = play.orders(seat).get(GROUND_PROFILE, {})
        kept = {name: answer[name] for name in ("cards", UNTIL)}
        play.give_order(seat, GROUND_PROFILE, {**dict(said_of_each(former)), **kept, **dict(said_of_each(answer))})
