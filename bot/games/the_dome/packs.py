"""What a pack of THE DOME must keep to. Anything wrong refuses the whole pack, naming where it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from bot.core.cards.folders import HEAD as HEAD
from bot.core.cards.folders import LARGEST, Folder, PackPlace
from bot.core.cards.grammar import check_part
from bot.core.cards.records import parts
from bot.games.the_dome.decks import broken_rules
from bot.games.the_dome.designs import FORM, GAME, Card, Deck, Document, Pack, PackError
from bot.games.the_dome.loops import circles
from bot.games.the_dome.readings import DECK, ENERGY_MOST, EXTRA_CARDS, MASTERMIND_CARDS, SERVER
from bot.games.the_dome.verbs import (
    Ability,
    Ap,
    CostMod,
    Count,
    Energy,
    Nullify,
    Prevent,
    Static,
    Trigger,
)

LEAST_SYSTEM: Final = 2 * SERVER
LONGEST_TRACK: Final = 8
SEAT_NUMBERS: Final = {"2", "3", "4"}
"""Numbers of seats that a table of bounds gives."""
AMOUNTS: Final = ("damage", "deck_damage", "crack", "leak")
"""Windows whose event has an amount that `prevent` lowers."""
SUDDEN: Final = (*AMOUNTS, "install", "activate", "complete", "reveal")
"""Windows whose event `nullify` stops."""
WITH_A_CARD: Final = ("install", "activate", "complete", "reveal")
"""Windows and events that happen with a card, which `of` and `filter` narrow."""
NUMBERS: Final = ("n", "min", "max", "times", "plus", "at_most", "x", "y", "add", "cost_min", "cost_max")
"""Fields that hold a number, or a formula."""
BELOW_NOTHING: Final = (Ap, Energy)
"""Lines whose number may be negative."""


def load(folder: Path) -> Pack:
    """Read and check a pack.

    Args:
        folder: holds `pack.toml` (id, name) and any number of further `.toml` files with `[[card]]` and `[[deck]]`.

    Raises:
        PackError: anything wrong; nothing is loaded then.
    """
    files = Folder(folder, PackError, ("card", "deck"))
    places = files.records("card", Card)
    lists = files.records("deck", Deck, texts=("name",), more=())
    by_id = {place.id: place for place in places}
    for place in places:
        _check(place, by_id)
    _check_numbers(files, places, lists)
    cards = tuple(place.record for place in places)
    for card, path in circles(cards):
        raise by_id[card].refuse(path, "endless")
    pack = Pack(Document(GAME, FORM, files.id, files.name, cards, tuple(place.record for place in lists)))
    for place in lists:
        for rule in broken_rules(pack, place.record.character, place.record.cards):
            raise place.refuse("cards", f"deck-{rule.rule}", **rule.args)
    return pack


# --- what one record must keep to ------------------------------------------------------------------------------------


_FIELDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "action": (("colour", "grade", "effects"), ("cost", "mark")),
    "program": (("colour", "grade"), ("cost", "mark", "ability", "triggers", "static", "addon")),
    "control": (("colour", "grade", "window", "effects"), ("cost", "mark", "when", "of")),
    "character": (("hand", "start", "limits", "deck", "leaks"), ("ability", "triggers", "static")),
    "system": (("becomes", "track"), ("effects", "ability", "triggers", "static", "addon")),
    "mastermind": (("energy", "weak", "effects"), ()),
    "event": (("effects",), ()),
}
"""Kind -> fields it needs, fields it may have besides id, kind, name, text and note."""
_ALWAYS: Final = ("id", "kind", "name", "text", "note")


def _check(place: PackPlace[Card], known: dict[str, PackPlace[Card]]) -> None:
    card, refuse = place.record, place.refuse
    needed, allowed = _FIELDS[card.kind]
    for field in card.__struct_fields__:
        given = bool(getattr(card, field)) and getattr(card, field) not in ((0, 0), (0, 0, 0))
        if field in needed and not given:
            raise refuse(field, "missing-field")
        if given and field not in (*needed, *allowed, *_ALWAYS):
            raise refuse(field, "not-here")
    for field in ("cost", "start", "limits", "deck"):
        for number in getattr(card, field):
            place.within(field, number, 0, DECK)
    if card.mark and (card.mark not in known or known[card.mark].record.kind != "character"):
        raise refuse("mark", "unknown-card", card=card.mark)
    if card.acts_as == "program" and not (card.ability or card.triggers or card.static):
        raise refuse("ability", "missing-field")
    if card.kind == "system":
        place.within("track", len(card.track), 1, LONGEST_TRACK)
        if (card.becomes == "action") != bool(card.effects):
            raise refuse("effects", "missing-field" if card.becomes == "action" else "not-here")
    if card.kind == "character":
        _check_character(place)
    if card.kind == "mastermind":
        place.within("energy", card.energy, 1, ENERGY_MOST)
    if card.kind == "control" and card.of and card.window not in WITH_A_CARD:
        raise refuse("of", "not-here")
    for path, part in parts(card):
        _check_part(place, known, path, part)


def _check_character(place: PackPlace[Card]) -> None:
    """C3."""
    card = place.record
    place.within("hand", card.hand, 1, DECK - EXTRA_CARDS)  # S4, S5: setup must not draw more than the deck holds
    place.within("leaks", len(card.leaks), 2, 2)
    for keep, drawn in card.leaks:
        place.within("leaks", drawn, 0, 9)
        place.within("leaks", keep, 0, drawn)
    place.within("start", sum(card.start), 0, card.hand)
    for begin, most in zip(card.start, card.limits, strict=True):
        place.within("start", begin, 0, most)
    place.within("deck", sum(card.deck), DECK, DECK)


def _check_part(place: PackPlace[Card], known: dict[str, PackPlace[Card]], path: str, value: Any) -> None:
    card, here = place.record, place.at(path)
    check_part(here, value, known, SEAT_NUMBERS)
    if isinstance(value, Nullify) and card.window not in SUDDEN:
        raise here.refuse("do", "not-here")
    if isinstance(value, Prevent) and card.window not in AMOUNTS:
        raise here.refuse("do", "not-here")
    if isinstance(value, Trigger) and value.filter and value.event not in WITH_A_CARD:
        raise here.refuse("filter", "not-here")
    if isinstance(value, Ability):
        for number in value.cost:
            here.within("cost", number, 0, DECK)
        if value.cost != (0, 0) and not (card.colour or value.colour):
            raise here.refuse("colour", "missing-field")
    if isinstance(value, CostMod) and not (value.x or value.y):
        raise here.refuse("x", "missing-field")
    if isinstance(value, Static) and value.kind and value.query not in ("cost_x", "cost_y"):
        raise here.refuse("kind", "not-here")
    for field in NUMBERS:
        least = 0 if field == "n" and not isinstance(value, BELOW_NOTHING) else -LARGEST
        here.within(field, getattr(value, field, 0), least, LARGEST)
    if isinstance(value, Count) and not value.sum and (value.count == "pool") != bool(value.colour):
        raise here.refuse("colour", "missing-field" if value.count == "pool" else "not-here")


# --- what the box must hold ------------------------------------------------------------------------------------------


def _check_numbers(files: Folder, places: list[PackPlace[Card]], lists: list[PackPlace[Deck]]) -> None:
    """C1, M2."""
    for kind, least, most in (
        ("character", 1, LARGEST),
        ("system", LEAST_SYSTEM, LARGEST),
        ("mastermind", MASTERMIND_CARDS, MASTERMIND_CARDS),
        ("event", 1, 1),
    ):
        files.count(kind, [place for place in places if place.record.kind == kind], least, most, field="kind")
    files.count("deck", lists, 1, LARGEST, field="id")
