"""What a pack of Project MINE must keep to. Anything wrong refuses the whole pack, naming where it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from bot.core.cards.folders import HEAD as HEAD
from bot.core.cards.folders import LARGEST, Folder, PackPlace
from bot.core.cards.grammar import check_part
from bot.core.cards.records import parts
from bot.games.project_mine import idle
from bot.games.project_mine.designs import FORM, GAME, Card, Document, Pack, PackError
from bot.games.project_mine.loops import circles
from bot.games.project_mine.verbs import (
    RESOURCES,
    TRAITS,
    Buys,
    ChooseRes,
    CostMod,
    Count,
    Credit,
    Discard,
    Energy,
    Exile,
    If,
    Line,
    Move,
    NextTurn,
    Token,
    Trigger,
)

SEATS: Final = 4
SEAT_NUMBERS: Final = {"2", "3", "4"}
"""Numbers of seats that a table of bounds gives."""
COUNTS: Final = {"basic": 96, "market": 100, "goals": 20, "company": 12}
"""Cards in the box (rules 0.1): basic with traits, market, public goals, company goals."""
ROOMS: Final = {
    "basic": ("basic", "trait"),
    "market": ("resource", "plan"),
    "goals": ("active", "passive"),
    "company": ("company",),
}
"""Kinds of the cards of each part of the box."""
NUMBERS: Final = ("n", "take", "min", "max", "times", "plus", "at_most")
"""Fields that hold a number, or a formula."""
BELOW_NOTHING: Final = (Credit, Energy, Buys, CostMod)
"""Lines whose number may be negative."""


def load(folder: Path) -> Pack:
    """Read and check a pack.

    Args:
        folder: holds `pack.toml` (id, name) and any number of further `.toml` files with `[[card]]` records.

    Raises:
        PackError: anything wrong; nothing is loaded then.
    """
    files = Folder(folder, PackError)
    places = files.records("card", Card)
    cards = [place.record for place in places]
    known = {card.id for card in cards}
    for place in places:
        _check(place, known)
    _check_numbers(files, places)
    by_id = {place.id: place for place in places}
    for card, path in circles(cards):
        raise by_id[card].refuse(path, "endless")
    return Pack(Document(GAME, FORM, files.id, files.name, tuple(cards)))


# --- what one record must keep to ------------------------------------------------------------------------------------


def _check(place: PackPlace[Card], known: set[str]) -> None:
    card, refuse = place.record, place.refuse
    place.within("copies", card.copies, 1, 40)
    place.within("cost", card.cost, 0, 20)
    place.within("tokens", card.tokens, 0, 20)
    place.within("energy", card.energy, 0, 9)
    place.within("points", card.points, -20, 40)
    if (card.kind == "basic") != bool(card.role):
        raise refuse("role", "missing-field" if card.kind == "basic" else "not-here")
    if (card.kind in ("trait", "company")) != bool(card.trait):
        raise refuse("trait", "missing-field" if not card.trait else "not-here")
    needs_sign = card.kind == "resource" or card.role in ("small", "medium", "large")
    if needs_sign != bool(card.resource):
        raise refuse("resource", "missing-field" if needs_sign else "not-here")
    goal = card.is_goal or card.kind == "company"
    place.idle(*idle.of_card(card))
    if card.kind == "active" and not card.effects:
        raise refuse("effects", "missing-field")
    if card.kind == "passive" and not (card.flips or card.triggers):
        raise refuse("flips", "missing-field")
    if card.kind == "company" and not (card.requires or card.tokens):
        raise refuse("requires", "missing-field")
    if card.kind == "company" and card.triggers and not card.tokens:
        raise refuse("tokens", "missing-field")
    if goal and not isinstance(card.points, int):
        raise refuse("points", "wrong-type", detail="expected a number")
    if card.is_goal:
        place.within("copies", card.copies, 1, 1)
    for path, part in parts(card):
        _check_part(place, known, path, part)
    if goal and (field := idle.never(card))[0]:
        raise refuse(*field)


def _check_part(place: PackPlace[Card], known: set[str], path: str, value: Any) -> None:
    card, here = place.record, place.at(path)
    check_part(here, value, known, SEAT_NUMBERS)
    here.idle(*idle.of_part(value))
    if isinstance(value, NextTurn) and not value.effects:
        raise here.refuse("effects", "empty")
    if isinstance(value, ChooseRes) and len(set(value.among)) < len(value.among):
        raise here.refuse("among", "wrong-value", detail="one resource twice")
    if isinstance(value, Token) and value.on == "self" and not card.tokens:
        raise here.refuse("on", "no-tokens")
    if isinstance(value, Discard) and value.how == "choice" and value.who in ("opponents", "all"):
        # All are asked at once, so nothing can hang on what one of them does.
        for field in ("may", "then", "otherwise"):
            if getattr(value, field):
                raise here.refuse(field, "not-here")
    for field in NUMBERS:
        least = -LARGEST if field != "n" or isinstance(value, BELOW_NOTHING) else 0
        here.within(field, getattr(value, field, 0), least, LARGEST)
    if getattr(value, "resource", "") == "chosen" and not any(isinstance(part, ChooseRes) for _, part in parts(card)):
        raise here.refuse("resource", "nothing-chosen")
    if isinstance(value, Line):
        if value.otherwise and not (value.may or isinstance(value, If) or _may_fail(value)):
            raise here.refuse("otherwise", "not-here")
        if value.who == "owner" and not idle.owner_means_something(path, card):
            raise here.refuse("who", "not-here")
        if isinstance(value, Exile) and value.zone == "deck" and value.how == "choice":
            raise here.refuse("how", "missing-field")  # nobody chooses among cards that lie face down
        if isinstance(value, Move) and value.zone == value.to:
            raise here.refuse("to", "not-here")
    if isinstance(value, Trigger):
        here.within("min", value.min, 1, LARGEST)
    if isinstance(value, Count):
        if value.count == "resource" and not value.resource:
            raise here.refuse("resource", "missing-field")
        here.within("rank", value.rank, 1, len(RESOURCES))


def _may_fail(line: Line) -> bool:
    """Whether a line can do nothing although nobody declines it."""
    return type(line).__name__ not in ("Credit", "Energy", "Buys", "CostMod", "Lasting", "NextTurn", "Penalty")


# --- what the box must hold ------------------------------------------------------------------------------------------


def _check_numbers(files: Folder, places: list[PackPlace[Card]]) -> None:
    """Rules 0.1, 10.1: 96 basic, 100 market, 20 public goals, 12 company goals; what a player starts with."""
    # Where there are too many comes first: there lies the card that is missing elsewhere.
    roles = [("investment", "")] + [(size, one) for size in ("small", "medium", "large") for one in RESOURCES]
    by_role = {f"{role} {sign}".strip(): _those(places, role=role, resource=sign) for role, sign in roles}
    for what, mine in sorted(by_role.items(), key=lambda item: -len(item[1])):
        files.count(what, mine, 5 * SEATS if what == "investment" else SEATS)
        _one_design(mine, "role")
    for kind, number, field in (("trait", SEATS, "copies"), ("company", 3, "trait")):
        by_trait = {trait: _those(places, kind=kind, trait=trait) for trait in TRAITS}
        for trait, mine in sorted(by_trait.items(), key=lambda item: -len(item[1])):
            files.count(f"{kind} {trait}", mine, number, field=field)
            if kind == "trait":
                _one_design(mine, "trait")
    for room, kinds in ROOMS.items():
        files.count(room, [place for place in places if place.record.kind in kinds], COUNTS[room])


def _those(places: list[PackPlace[Card]], **wanted: str) -> list[PackPlace[Card]]:
    """The records whose fields say this."""
    return [place for place in places if all(getattr(place.record, name) == value for name, value in wanted.items())]


def _one_design(places: list[PackPlace[Card]], field: str) -> None:
    """Refuse a second design where the box has one."""
    for place in places[1:]:
        raise place.refuse(field, "second-design", where=f"{places[0].file} / {places[0].id}")
