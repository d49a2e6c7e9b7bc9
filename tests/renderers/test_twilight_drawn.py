"""What Twilight Imperium's sheets show is what the view holds: each number in its row, each tick in its place."""

from __future__ import annotations

import re
from functools import partial

import pytest
from msgspec.structs import replace

from bot.games.twilight_imperium.figures import FACTIONS, TECHNOLOGIES
from bot.games.twilight_imperium.view import CouncilView
from bot.text.catalogue import LANGUAGES, Language
from renderers import twilight_imperium as pictures
from renderers.canvas import Label
from renderers.encode import Picture
from renderers.theme import MARGIN
from renderers.twilight_imperium import brass, palette, tables
from tests.renderers.calls import recording
from tests.renderers.recorded import recorded
from tests.renderers.twilight_pictures import view
from tests.renderers.twilight_tables import NAMES, words

PHONE, READABLE = 350, 7.8
"""Pixels: the width of a phone, the height of letters that can be read there."""
SAID = NAMES[:3]
STRIPS = MARGIN + tables.HEAD + 12 + tables.CARD + 16
"""Where the first strip of the table begins."""


def row(picture: Picture, top: float, bottom: float) -> list[Label]:
    """The texts whose middle lies between two heights, from left to right."""
    found = [label for label in picture.labels if top <= label.middle[1] < bottom]
    return sorted(found, key=lambda label: label.middle[0])


def strip(picture: Picture, seat: int) -> list[str]:
    """The texts of a seat's strip."""
    top = STRIPS + seat * (tables.STRIP + tables.GAP)
    return [label.text for label in row(picture, top, top + tables.STRIP)]


def test_every_strip_of_the_table_has_its_own_seats_numbers_in_one_order() -> None:
    seen = view()
    picture = pictures.table(seen, names=SAID, language="en")
    for seat, player in enumerate(seen.players):
        said = strip(picture, seat)
        assert str(min(player.cards)) == said[0]
        assert {SAID[seat], words().faction(player.faction)} <= set(said)
        counts = [
            str(player.tactic), str(player.fleet), str(player.strategy),
            str(player.resources.ready), f"/{player.resources.all}",
            str(player.influence.ready), f"/{player.influence.all}",
            str(player.goods), str(player.commodities), f"/{FACTIONS[player.faction].commodities}",
            str(player.secrets),
        ]  # fmt: skip
        assert said[-len(counts) :] == counts, seat
        assert said.count("passed") == (seat == 2)
        assert str(player.points) in said


def test_the_rows_of_objectives_have_progress_or_a_tick_for_every_seat() -> None:
    seen = view()
    with recording() as drawn:
        picture = pictures.table(seen, names=SAID, language="en")
    top = STRIPS + 3 * (tables.STRIP + tables.GAP) + 4 + brass.HEADING
    ticks = [one.centre for one in drawn.of("twilight_imperium.counters.tick")]
    for number, one in enumerate(seen.revealed):
        upper = top + number * tables.OBJECTIVE
        said = [label.text for label in row(picture, upper, upper + tables.OBJECTIVE)]
        assert said[0] == words().called("objective", one)
        open_to = [player.progress[one] for player in seen.players if one not in player.scored]
        assert said[-len(open_to) :] == [f"{min(has, asked)}/{asked}" for has, asked in open_to]
        assert len([y for _, y in ticks if upper <= y < upper + tables.OBJECTIVE]) == 3 - len(open_to)
    assert f"Face down: 1 of stage I, 5 of stage II · secret objectives in the deck: {seen.deck}" in [
        label.text for label in picture.labels
    ]


def test_objectives_that_nobody_can_score_have_a_dash_and_no_progress() -> None:
    seen = view()
    met = tuple(replace(one, scored=(), progress=dict.fromkeys(seen.revealed, (9, 9))) for one in seen.players)
    sealed = replace(seen, players=met, council=CouncilView(0, (), {}, (), None, (), (), sealed=seen.revealed[:1]))
    for shown, dashes in ((replace(sealed, council=None), 0), (sealed, 1)):
        said = [label.text for label in pictures.table(shown, names=SAID, language="en").labels]
        assert (said.count("9/9"), said.count("–")) == (3 * (len(seen.revealed) - dashes), 3 * dashes)
        goals = pictures.objectives(shown, 0, names=SAID, language="en")
        said = [label.text for label in goals.labels]
        assert (said.count("9/9"), said.count("–")) == (len(seen.revealed) - dashes, dashes)
        assert (words().called("objective", seen.revealed[0]) in goals.alt) is not bool(dashes)


def test_OB2_what_is_fulfilled_is_not_lit_for_who_has_lost_the_home() -> None:
    seen = view()
    met = tuple(replace(one, scored=(), progress=dict.fromkeys(seen.revealed, (9, 9))) for one in seen.players)
    lit = replace(seen, players=met)
    homeless = replace(lit, players=(replace(met[0], scores=False), *met[1:]))
    for draw in (pictures.table, partial(pictures.objectives, seat=0)):
        found = []
        for shown in (lit, homeless):
            made = recorded(partial(draw, shown, names=SAID, language="en"))
            found.append(sum(piece.colour == palette.BRASS_LIGHT for piece in made.pieces))
        assert found[0] > found[1]


def test_strategy_cards_say_whose_they_are_whether_used_and_what_lies_on_free_ones() -> None:
    seen = view()
    with recording() as drawn:
        picture = pictures.table(seen, names=SAID, language="en")
    top, bottom = MARGIN + tables.HEAD + 12, STRIPS - 16
    said = [label.text for label in row(picture, top, bottom)]
    for number in range(1, 9):
        assert words().called("card", number) in said
    owners = [one.seat for one in drawn.of("people.seat_badge") if top <= one.centre[1] < bottom]
    assert owners == [0, 1, 1, 2, 0]
    assert said.count("used") == 2
    goods = [one for one in drawn.of("twilight_imperium.counters.good") if top <= one.centre[1] < bottom]
    assert len(goods) == 2, "one on 2, three on 7, none on 8"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_the_table_can_be_read_on_a_phone(language: Language) -> None:
    picture = pictures.table(view(), names=SAID, language=language)
    figures = [label for label in picture.labels if re.fullmatch(r"/?\d+(/\d+)?", label.text)]
    assert len(figures) > 50
    assert min(label.size for label in figures) * PHONE / picture.width >= READABLE


def test_a_hand_marks_what_is_exhausted_and_what_is_in_reach() -> None:
    own = view(0)
    with recording() as drawn:
        picture = pictures.hand(own, 0, names=SAID, language="en")
    said = [label.text for label in picture.labels]
    assert said.count("exhausted") == 1
    in_reach = [one.name for one in drawn.of("twilight_imperium.hands._in_reach")]
    assert sorted(in_reach) == sorted(TECHNOLOGIES[one].name for one in own.researchable)
    with recording() as drawn:
        pictures.hand(view(1), 0, names=SAID, language="en")
    assert drawn.of("twilight_imperium.hands._in_reach") == []


def test_a_seat_sheet_lays_every_planet_once_with_its_owner_and_state() -> None:
    seen = view()
    for seat in range(3):
        with recording() as drawn:
            pictures.sheet(seen, seat, names=SAID, language="en")
        laid = {(one.planet, one.seat, one.ready) for one in drawn.of("twilight_imperium.planets.holding")}
        own = {(one, seat, world.ready) for one, world in seen.planets.items() if world.controller == seat}
        assert laid == own
        tokens = " ".join(at for at, system in seen.systems.items() if seat in system.tokens)
        assert (tokens or "none") in drawn.texts()


def test_a_chosen_planet_is_ticked_and_an_exhausted_one_is_told() -> None:
    own = view(0)
    with recording() as drawn:
        pictures.payment(own, 0, [("1", "jord")], names=SAID, language="en", coin="resources", price=4, chosen=["jord"])
    assert len(drawn.of("twilight_imperium.counters.tick")) == 1
    assert [one.mark for one in drawn.of("cards.marks.number_mark")] == ["1"]
    exhausted = [one for one, world in own.planets.items() if world.controller == 0 and not world.ready]
    assert drawn.texts().count("exhausted") == len(exhausted) == 1


def test_the_chart_has_a_badge_of_every_seat_at_the_end_of_every_round() -> None:
    seen = view()
    with recording() as drawn:
        pictures.result(seen, names=SAID, language="en")
    chart = drawn.one("twilight_imperium.results._chart")
    badges = [one.seat for one in drawn.of("people.seat_badge", chart)]
    assert sorted(badges) == sorted(seat for seat in range(3) for _ in range(seen.round))
    entries = drawn.of("twilight_imperium.results._entry")
    assert [one.one for one in entries] == [entry for seat in (0, 1, 2) for entry in seen.players[seat].ledger]
    assert "−1" in drawn.texts()


def test_objectives_show_progress_or_a_tick_who_has_scored_and_secrets_to_their_owner_alone() -> None:
    own = view(0)
    with recording() as drawn:
        picture = pictures.objectives(own, 0, [("9", "sway_the_council")], names=SAID, language="en")
    rows = drawn.of("twilight_imperium.goals._row")
    assert [one.one for one in rows] == [*own.revealed, *own.secrets]
    for one in rows:
        scored = one.one in own.players[0].scored
        assert bool(drawn.of("twilight_imperium.counters.tick", one)) == scored
        assert bool(drawn.of("twilight_imperium.hands.progress", one)) != scored
        badges = [badge.seat for badge in drawn.of("people.seat_badge", one)]
        assert badges == [seat for seat, player in enumerate(own.players) if one.one in player.scored]
    assert "9" in [label.text for label in picture.labels]
    theirs = pictures.objectives(view(1), 0, names=SAID, language="en")
    for one in own.secrets:
        name = words().called("objective", one)
        assert name in picture.alt
        assert name not in theirs.alt + " ".join(label.text for label in theirs.labels)
