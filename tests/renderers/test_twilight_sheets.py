"""Twilight Imperium's sheets: every text fits and lies apart, in both languages and with the longest names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.twilight_imperium.figures import FACTIONS, OBJECTIVES, PLANETS, TECHNOLOGIES, TILES, technology_deck
from bot.games.twilight_imperium.view import Outlook, PlayerView
from bot.text.catalogue import LANGUAGES, Language
from renderers import twilight_imperium as pictures
from renderers.covers import Sitter
from renderers.twilight_imperium import unit_rows
from renderers.twilight_imperium.galaxy import WIDTH as GALAXY
from renderers.twilight_imperium.results import courses, standing
from renderers.twilight_imperium.samples import unlaid
from renderers.twilight_imperium.seats import planets_of
from renderers.twilight_imperium.trades import after
from tests.renderers.calls import recording
from tests.renderers.checks import (
    UPRIGHT,
    begins,
    has_size,
    keeps_apart,
    keeps_to_rooms,
    labels_of,
    says_all_its_sentences,
)
from tests.renderers.twilight_pictures import view as laid_view
from tests.renderers.twilight_tables import LONG_NAMES, NAMES, played, seen, words

CROWDS = (NAMES, LONG_NAMES)
FACTIONS_AT_THE_TABLE = ("sol", "sardakk", "jolnar", "hacan", "letnev", "l1z1x")
SET_2 = ("winnu", "muaat", "yssaril", "arborec")
SET_3 = ("xxcha", "yin", "mentak", "naalu")
STAGES = ((3, 1), (4, 3), (6, 5))
"""Seats and round."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", CROWDS, ids=("plain", "longest"))
@pytest.mark.parametrize(("seats", "round"), STAGES)
def test_every_text_of_a_hand_and_of_objectives_fits(
    language: Language, names: Sequence[str], seats: int, round: int
) -> None:
    for reader in (0, None):
        view = seen(seats, round, reader)
        marks = [(str(number), one) for number, one in enumerate(view.revealed, 1)]
        for picture in (
            pictures.hand(view, 0, names=names[:seats], language=language),
            pictures.objectives(view, 0, marks, names=names[:seats], language=language),
        ):
            keeps_to_rooms(picture)
            keeps_apart(picture)
            has_size(picture)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", dict.fromkeys((*pictures.LESSONS, *pictures.RULES)))
def test_lessons_say_all_their_sentences(language: Language, lesson: pictures.Lesson) -> None:
    picture = pictures.lesson(lesson, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture)
    says_all_its_sentences(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cover_shows_six_seats(language: Language) -> None:
    sitters = [Sitter(name, host=not seat) for seat, name in enumerate(LONG_NAMES[:5])] + [Sitter()]
    picture = pictures.cover(sitters, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture)


def test_a_hand_shows_ones_own_secret_objectives_and_only_counts_those_of_others() -> None:
    own, spectator = laid_view(0), laid_view()
    mine = labels_of(pictures.hand(own, 0, names=NAMES[:3], language="en"))
    theirs = pictures.hand(spectator, 0, names=NAMES[:3], language="en")
    for one, (has, asked) in own.secrets.items():
        name = words().called("objective", one)
        assert name in mine
        assert name not in " ".join(labels_of(theirs))
        assert name not in theirs.alt
        assert f"{has}/{asked}" in mine
    assert len(own.secrets) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", CROWDS, ids=("plain", "longest"))
@pytest.mark.parametrize(("seats", "round"), STAGES)
def test_every_text_of_the_table_fits(language: Language, names: Sequence[str], seats: int, round: int) -> None:
    for phase in ("strategy", "action"):
        picture = pictures.table(seen(seats, round, phase=phase), names=names[:seats], language=language)
        keeps_to_rooms(picture)
        keeps_apart(picture)
        has_size(picture, 1800)


def test_a_table_of_six_with_all_ten_objectives_is_not_too_high() -> None:
    view = seen(6, 5)
    everything = tuple(one.id for one in OBJECTIVES.values() if one.deck in ("I", "II"))[5:15]
    players = tuple(replace(one, progress=dict.fromkeys(everything, (1, 16))) for one in view.players)
    full = replace(view, revealed=everything, hidden=(0, 0), players=players)
    picture = pictures.table(full, names=LONG_NAMES, language="en")
    keeps_apart(picture)
    has_size(picture, 1800)


def test_the_table_tells_who_can_win_this_round_by_counts_alone() -> None:
    view = laid_view()
    one = replace(view.players[2], reach=Outlook(public=2, imperial=1), points=6, secrets=1)

    def said(last: PlayerView) -> list[str]:
        shown = replace(view, players=(*view.players[:2], last))
        return labels_of(pictures.table(shown, names=NAMES[:3], language="en"))

    assert said(one).count("can win") == 1
    assert "can win" not in said(replace(one, secrets=0))
    assert "up to 9" in said(replace(one, secrets=0))
    assert "can win" not in said(replace(one, eliminated=True))


def test_the_table_is_the_same_for_everybody() -> None:
    for reader in (0, 3):
        picture = pictures.table(seen(6, 5, reader), names=NAMES, language="en")
        assert picture == pictures.table(seen(6, 5), names=NAMES, language="en")


def test_the_table_shows_what_the_view_holds_of_a_seat() -> None:
    view = seen(6, 5)
    for seat, player in enumerate(view.players):
        said = labels_of(pictures.table(replace(view, players=(player,) * 6), names=NAMES, language="en"))
        for count in (player.tactic, player.fleet, player.strategy, player.goods, player.resources.ready):
            assert str(count) in said, seat
        assert f"/{player.resources.all}" in said
        assert f"/{player.influence.all}" in said
        for one, (has, asked) in player.progress.items():
            assert one in player.scored or f"{min(has, asked)}/{asked}" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seat", "names"), [(0, LONG_NAMES), *((seat, NAMES) for seat in range(6))])
def test_every_text_of_a_technology_tree_fits_and_none_is_cut(
    language: Language, seat: int, names: Sequence[str]
) -> None:
    view = seen(6, 5, seat)
    marks = [(str(number), one) for number, one in enumerate(view.researchable, 1)]
    picture = pictures.technologies(view, seat, marks, names=names, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture, UPRIGHT)
    cut = [label for label in labels_of(picture) if label.endswith("…")]
    assert names is LONG_NAMES or not cut
    numbers = dict(marks).keys()
    assert numbers <= set(labels_of(picture))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seat", "names"), [(0, LONG_NAMES), *((seat, NAMES) for seat in range(6))])
def test_every_name_of_what_can_be_researched_fits(language: Language, seat: int, names: Sequence[str]) -> None:
    view = seen(6, 5, seat)
    marks = [(str(number), one) for number, one in enumerate(view.researchable, 1)]
    picture = pictures.research(view, seat, marks, names=names, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture, UPRIGHT)
    said = labels_of(picture)
    assert names is LONG_NAMES or not [label for label in said if label.endswith("…")]
    assert dict(marks).keys() <= set(said)
    for one in technology_deck(view.players[seat].faction):
        assert words(language).called("technology", one) in said


def test_a_technology_of_another_that_can_be_gained_is_numbered_too() -> None:
    """The Nekro Virus takes what others have (28.11)."""
    view = seen(6, 5, 0)
    mine = view.players[0].faction
    other = next(one for one in TECHNOLOGIES.values() if one.faction not in ("", mine) and one.colour)
    said = labels_of(pictures.research(view, 0, [("7", other.id)], names=NAMES, language="en"))
    assert words().called("technology", other.id) in said
    assert "7" in said


def test_a_tree_shows_what_a_faction_can_have_and_what_an_upgrade_changes() -> None:
    view = seen(6, 5)
    sol = next(seat for seat, player in enumerate(view.players) if player.faction == "sol")
    said = labels_of(pictures.technologies(view, sol, names=NAMES, language="en"))
    for one in technology_deck("sol"):
        assert words().called("technology", one) in said
    assert "Carrier II" not in said, "Sol has its own"
    assert "barrage 9×2 → 6×3" in said


def test_what_is_lit_in_a_tree_is_what_the_rules_let_its_reader_research() -> None:
    view = seen(6, 5, 0)
    lit = pictures.technologies(view, 0, names=NAMES, language="en")
    dark = pictures.technologies(replace(view, researchable=()), 0, names=NAMES, language="en")
    spectator = pictures.technologies(seen(6, 5), 0, names=NAMES, language="en")
    assert lit.data != dark.data
    assert dark.data == spectator.data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faction", [*FACTIONS_AT_THE_TABLE, *SET_2, *SET_3])
def test_every_text_of_a_faction_sheet_fits_and_none_is_cut(language: Language, faction: str) -> None:
    picture = pictures.faction(faction, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture, UPRIGHT)
    said = labels_of(picture)
    assert not [label for label in said if label.endswith("…")]
    card = FACTIONS[faction]
    for one in card.abilities:
        assert words(language).called("component", one) in said
        assert words(language).called("does", one) in said
    for one in (*card.own, *card.technologies):
        assert words(language).called("technology", one) in said
    for planet in TILES[card.home].planets:
        assert words(language).place(planet) in said
    for kind, count in card.units.items():
        assert str(count) in said, kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "round"), STAGES)
def test_every_text_of_a_seat_sheet_fits(language: Language, seats: int, round: int) -> None:
    for seat in range(seats):
        names = (LONG_NAMES if seat % 2 else NAMES)[:seats]
        picture = pictures.sheet(seen(seats, round), seat, names=names, language=language)
        keeps_to_rooms(picture)
        keeps_apart(picture)
        has_size(picture, UPRIGHT)


def test_a_seat_sheet_counts_units_on_the_board_and_in_reinforcements() -> None:
    view = seen(6, 5)
    for seat in range(6):
        there = Counter[str]()
        for place in (*view.systems.values(), *view.planets.values()):
            there.update(place.units.get(seat, {}))
        counted = unit_rows.counts(view, seat)
        assert {kind: one.board for kind, one in counted.items() if one.board} == dict(there)
        assert counted["carrier"].left == 4 - there["carrier"]
        assert counted["fighter"].left is None
        said = labels_of(pictures.sheet(view, seat, names=NAMES, language="en"))
        for one, world in view.planets.items():
            assert (world.controller == seat) == (words().place(one) in said), one


def test_a_sheet_shows_upgraded_figures_only_to_those_who_have_them() -> None:
    assert [card.id for card in unit_rows.cards_of("sol", ("advanced_carrier_ii",)) if card.kind == "carrier"] == [
        "advanced_carrier_ii"
    ]
    assert [card.id for card in unit_rows.cards_of("sol") if card.kind == "carrier"] == ["advanced_carrier_i"]
    assert "war_sun" not in [card.kind for card in unit_rows.cards_of("sol")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", CROWDS, ids=("plain", "longest"))
def test_every_text_of_payment_trade_and_end_fits(language: Language, names: Sequence[str]) -> None:
    view, over = seen(6, 5), seen(6, 99)
    own = planets_of(view, 1)
    marks = [(str(number), one) for number, one in enumerate(own, 1)]
    for picture in (
        pictures.payment(view, 1, names=names, language=language),
        pictures.payment(view, 1, marks, names=names, language=language, coin="resources", price=16, chosen=own[:1]),
        pictures.payment(view, 1, names=names, language=language, coin="influence", price=1, chosen=own, goods=9),
        pictures.trade(view, 0, 3, {"goods": 3, "commodities": 2}, {}, names=names, language=language),
        pictures.trade(view, 2, 5, {"commodities": 6}, {"goods": 13}, names=names, language=language),
        pictures.result(view, names=names, language=language),
        pictures.result(over, names=names, language=language),
    ):
        keeps_to_rooms(picture)
        keeps_apart(picture)
        has_size(picture)


def test_payment_tells_what_is_missing_and_what_is_lost() -> None:
    view, planet = laid_view(), "jord"
    assert (PLANETS[planet].resources, PLANETS[planet].influence) == (4, 2)

    def said(**more: Any) -> list[str]:
        return labels_of(pictures.payment(view, 0, names=NAMES[:3], language="en", **more))

    assert {"4/6", "2 missing"} <= set(said(coin="resources", price=6, chosen=[planet]))
    assert {"6/6", "exactly"} <= set(said(coin="resources", price=6, chosen=[planet], goods=2))
    assert {"4/3", "1 lost"} <= set(said(coin="resources", price=3, chosen=[planet]))
    assert {"2/3", "1 missing"} <= set(said(coin="influence", price=3, chosen=[planet]))


def test_the_planets_of_a_seat_are_those_it_controls_and_only_chosen_ones_are_numbered() -> None:
    view = seen(6, 5)
    own = planets_of(view, 2)
    assert set(own) == {one for one, world in view.planets.items() if world.controller == 2}
    picture = pictures.payment(view, 2, [("77", own[-1])], names=NAMES, language="en")
    assert labels_of(picture).count("77") == 1
    for one in own:
        assert words().place(one) in labels_of(picture)


def test_TX5_a_commodity_is_a_trade_good_for_who_gets_it() -> None:
    view = seen(6, 5)
    one = replace(view.players[0], goods=1, commodities=3)
    other = replace(view.players[1], goods=4, commodities=0)
    there = replace(view, players=(one, other, *view.players[2:]))
    give, take = {"commodities": 2}, {"goods": 1}
    assert after(there, 0, give, take) == {"goods": (1, 2), "commodities": (3, 1)}
    assert after(there, 1, take, give) == {"goods": (4, 5), "commodities": (0, 0)}
    picture = pictures.trade(there, 0, 1, give, take, names=NAMES, language="en")
    assert "2 trade goods" in picture.alt
    assert "5" in labels_of(picture)


def test_courses_are_the_ledgers_added_up_round_by_round() -> None:
    view = seen(6, 99)
    for player, course in zip(view.players, courses(view), strict=True):
        assert course[0] == 0
        assert course[-1] == player.points
        gained = Counter[int]()
        for one in player.ledger:
            gained[one.round] += one.points
        assert [after - before for before, after in pairwise(course)] == [
            gained[round] for round in range(1, view.round + 1)
        ]


def test_the_end_names_who_won_and_all_that_scored() -> None:
    match = played(6, 99)
    assert match.result is not None
    view = match.view(None)
    assert match.result.ranks[standing(view)[0]] == 1
    assert [match.result.ranks[seat] for seat in standing(view)] == [1, 2, 3, 4, 5, 6]
    picture = pictures.result(view, names=NAMES, language="en")
    said = labels_of(picture)
    assert f"{NAMES[standing(view)[0]]} wins" in said
    for player in view.players:
        for one in player.ledger:
            assert begins(said, words().called("source", one.source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_before_factions_are_chosen_and_the_map_is_laid(language: Language) -> None:
    view = unlaid(3)
    for draw in (
        partial(pictures.table, view),
        partial(pictures.hand, view, 0),
        partial(pictures.sheet, view, 0),
        partial(pictures.technologies, view, 0),
        partial(pictures.payment, view, 0),
        partial(pictures.objectives, view, 0),
        partial(pictures.result, view),
    ):
        picture = draw(names=LONG_NAMES[:3], language=language)
        keeps_to_rooms(picture)
        keeps_apart(picture)
        has_size(picture, UPRIGHT)


def test_a_seat_that_is_out_has_nothing_and_comes_last() -> None:
    view = seen(6, 5)
    out = replace(
        view.players[0], eliminated=True, cards={}, technologies={}, scored=(), secrets=0, neighbours=(),
        tactic=0, fleet=0, strategy=0,
    )  # fmt: skip
    there = replace(view, players=(out, *view.players[1:]), order=tuple(one for one in view.order if one))
    assert "eliminated" in labels_of(pictures.table(there, names=NAMES, language="en"))
    assert standing(there)[-1] == 0
    for draw in (pictures.sheet, pictures.hand, pictures.technologies):
        keeps_apart(draw(there, 0, names=NAMES, language="en"))


def test_a_game_to_fourteen_has_room_for_every_point_on_the_track() -> None:
    view = seen(6, 5)
    for target in (6, 14):
        longer = replace(view, target=target, players=(replace(view.players[0], points=target), *view.players[1:]))
        for picture in (
            pictures.table(longer, names=NAMES, language="ko"),
            pictures.result(longer, names=NAMES, language="ko"),
        ):
            keeps_to_rooms(picture)
            keeps_apart(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_factions_can_be_chosen_from_on_one_picture(language: Language) -> None:
    offered = [(str(number), one) for number, one in enumerate(FACTIONS_AT_THE_TABLE, 1)]
    picture = pictures.factions(offered, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture)
    said = labels_of(picture)
    assert not [label for label in said if label.endswith("…")]
    for mark, one in offered:
        assert mark in said
        assert words(language).faction(one) in said
        for ability in FACTIONS[one].abilities:
            assert words(language).called("component", ability) in picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", CROWDS, ids=("plain", "longest"))
def test_EN3_the_galaxy_at_the_end_has_every_hand_open(language: Language, names: Sequence[str]) -> None:
    over, says = seen(6, 99), words(language)
    picture = pictures.finale(over, names=names, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    assert picture.width == GALAXY
    assert len(picture.data) <= 900_000, "seen 4, of the galaxy that it shows"
    said = labels_of(picture)
    held = [one for hand in over.opened for one in hand.secrets]
    scored = [one for player in over.players for one in player.scored if OBJECTIVES[one].deck == "secret"]
    assert held
    assert scored
    hands = said[said.index(says("finale-hands")) :]
    assert all(hands.count(says.called("objective", one)) == 1 for one in held)
    assert said.count(says("finale-scored")) == len(scored)
    assert all(says.called("objective", one) in picture.alt for one in held + scored)
    assert len([label for label in said if label in over.systems]) == len(over.systems), "the galaxy stands above it"


def test_no_hand_is_open_before_the_end() -> None:
    with pytest.raises(ValueError, match="action"):
        pictures.finale(seen(6, 5), names=NAMES, language="en")


def test_a_table_at_the_end_promises_nothing_any_more() -> None:
    """The winner of 10 was told that they could come to 11, and the frame of the turn stood where it had stopped."""
    over = seen(6, 99)
    assert over.phase == "over"
    with recording() as drawn:
        said = labels_of(pictures.table(over, names=NAMES, language="en"))
    assert not [label for label in said if label.startswith("up to") or label == "can win"]
    first = standing(over)[0]
    strips = drawn.of("twilight_imperium.tables._strip")
    assert [one.seat for one in strips if drawn.of("people.crown", one)] == [first]


def test_a_table_that_is_not_laid_names_no_round() -> None:
    said = labels_of(pictures.table(unlaid(3), names=NAMES[:3], language="en"))
    assert not [label for label in said if "Round" in label]
    assert "Setting up" in said
