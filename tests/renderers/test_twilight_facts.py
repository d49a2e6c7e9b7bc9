"""Whatever everybody may know of a table of Twilight Imperium can be seen in a picture that everybody may open: each
public fact of the view is changed by itself, and some picture is another one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any, Final

import pytest
from msgspec.structs import fields, replace

from bot.games.twilight_imperium.advice.overlays import Cover
from bot.games.twilight_imperium.state import Tactical, Victory
from bot.games.twilight_imperium.view import Holdings, Outlook, PlanetView, PlayerView, SystemView, TwilightImperiumView
from renderers import twilight_imperium as pictures
from renderers.encode import Picture
from tests.renderers.recorded import Recorded, recorded
from tests.renderers.twilight_pictures import view
from tests.renderers.twilight_tables import NAMES

SAID: Final[dict[str, Any]] = {"names": NAMES[:3], "language": "en"}
Draw = Callable[[TwilightImperiumView], Picture]
SHOWN: Final[dict[str, Draw]] = {
    "galaxy": lambda seen: pictures.board(seen, **SAID),
    "table": lambda seen: pictures.table(seen, **SAID),
    **{f"sheet {seat}": partial(lambda seen, seat: pictures.sheet(seen, seat, **SAID), seat=seat) for seat in range(3)},
    "close-up": lambda seen: pictures.closeup(seen, "102", **SAID),
    "technologies": lambda seen: pictures.technologies(seen, 0, **SAID),
    "result": lambda seen: pictures.result(seen, **SAID),
}
"""Pictures that anybody may ask for."""


@cache
def as_it_is(name: str) -> Recorded:
    return recorded(lambda: SHOWN[name](view()))


OF_A_SEAT: Final[dict[str, Any]] = {
    "faction": "hacan", "tactic": 15, "fleet": 15, "strategy": 15, "reserve": 15, "goods": 27, "commodities": 0,
    "technologies": {"neural_motivator": False}, "cards": {1: False, 6: False}, "scored": ("expand_borders",),
    "ledger": (Victory(1, "erect_a_monument", 2),), "passed": True, "eliminated": True, "points": 9, "secrets": 3,
    "hand": 4, "progress": dict.fromkeys(view().revealed, (7, 9)), "resources": Holdings(21, 22),
    "influence": Holdings(21, 22),
    "reach": Outlook(2, 1), "neighbours": (2,), "scores": False, "ships": 17, "waiting": 3, "owes": (5,),
    "open_notes": ("trade_convoys:2",), "copied": {"valefar_assimilator_x": next(iter(view().players[0].technologies))},
}  # fmt: skip
UNSEEN: Final = {
    "home": "which system is whose home lies on its tile",
    "freed": "follows from space docks and faction; a move is shown with what it makes of it",
    "seat": "whose view it is",
    "secrets": "the reader's own", "hand": "the reader's own", "researchable": "the reader's own",
    "combat": "a round of it is `fought`", "fought": "the picture of a combat, which the tests of fights hold",
    "stakes": "the same", "opened": "the finale, which its tests hold",
    "order": "follows from the strategy cards, which are shown with their owners",
    "discards": "no action card is at a table that has pictures of today",
    "most_cards": "the same", "draws": "the same", "copies": "the same",
    "zero": "the initiative, which `order` follows", "holders": "the reader's own",
    "notes": "the strips count them at a table that plays with notes; the pictures of these hold it",
    "building": "the tiles that are laid are the systems; a hand of tiles has a picture of its own",
    "codex": "sheets and trees have tests of later texts", "variants": "which later texts are in force; the same",
    "council": "the picture of an agenda, which its own tests hold; laws are told in words",
}  # fmt: skip
"""Fields that none of these pictures needs, and why."""


def of_seat(seen: TwilightImperiumView, seat: int, **facts: Any) -> TwilightImperiumView:
    """The view with other facts of a seat."""
    players = [*seen.players]
    players[seat] = replace(players[seat], **facts)
    return replace(seen, players=tuple(players))


def _of_places(seen: TwilightImperiumView) -> Iterator[tuple[str, TwilightImperiumView]]:
    """Facts of systems and planets."""
    home = seen.systems["101"]
    for name, facts in {
        "tokens": {"tokens": (0, 2)}, "units": {"units": {0: {"carrier": 2, "fighter": 3, "cruiser": 2}}},
        "damaged": {"damaged": {0: {"carrier": 1}}}, "tile": {"tile": 41}, "gates": {"gates": ("beta",)},
    }.items():  # fmt: skip
        yield f"system {name}", replace(seen, systems=seen.systems | {"101": replace(home, **facts)})
    jord = seen.planets["jord"]
    for name, facts in {
        "controller": {"controller": 1}, "ready": {"ready": not jord.ready}, "units": {"units": {0: {"infantry": 9}}},
    }.items():  # fmt: skip
        yield f"planet {name}", replace(seen, planets=seen.planets | {"jord": replace(jord, **facts)})


def changed() -> dict[str, TwilightImperiumView]:
    """The laid table with one fact changed in each."""
    seen = view()
    found = {f"seat {name}": of_seat(seen, 0, **{name: value}) for name, value in OF_A_SEAT.items()}
    found |= dict(_of_places(seen))
    for name, value in {
        "round": 5, "phase": "status", "speaker": 2, "target": 14, "custodians": not seen.custodians, "turn": 1,
        "last": "102", "common": {2: 1, 7: 3, 8: 2}, "revealed": seen.revealed[:-1], "hidden": (0, 3),
        "tactical": Tactical(0, "101"), "cover": {"102": {2: Cover(3, 5, 150)}},
        "deck": 3, "changed": ("101",),
    }.items():  # fmt: skip
        found[name] = replace(seen, **{name: value})
    return found


FACTS: Final = changed()


@pytest.mark.parametrize("fact", FACTS)
def test_a_public_fact_can_be_seen(fact: str) -> None:
    seen = FACTS[fact]
    assert any(recorded(partial(draw, seen)).pieces != as_it_is(name).pieces for name, draw in SHOWN.items()), fact


def test_no_field_of_the_view_is_forgotten() -> None:
    told = {*OF_A_SEAT, *UNSEEN}
    assert {one.name for one in fields(PlayerView)} <= told
    of_table = {one.name for one in fields(TwilightImperiumView)} - {"players", "systems", "planets"}
    assert of_table <= {*FACTS, *UNSEEN}
    for place, kind in (("system", SystemView), ("planet", PlanetView)):
        assert {one.name for one in fields(kind)} - {"system"} == {
            fact.removeprefix(f"{place} ") for fact in FACTS if fact.startswith(f"{place} ")
        }
