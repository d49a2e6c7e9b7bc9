"""Around Metromania's city stands all that the view says, and nothing that it does not; a lost thing is missed here."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.metromania.geometry import VERTICES, Vertex
from bot.games.metromania.view import LineView, MetromaniaView
from bot.text.catalogue import LANGUAGES, Language
from renderers.canvas import Box
from renderers.metromania import boards, glyphs, palette, panel, track
from renderers.metromania.words import Words
from renderers.theme import (
    BRIGHT,
    CARD,
    CARD_RAISED,
    DISCORD_GROUND,
    INK,
    MARGIN,
    RULE,
    SEATS,
    TABLE,
    TEXT,
    TEXT_QUIET,
    WHITE,
    WIDTH,
    mix,
)  # fmt: skip
from tests.renderers.drawn import badge_at, ground_at, says, says_not
from tests.renderers.metromania_tables import LATE, NAMES, SCORED, board, late, words
from tests.renderers.recorded import Recorded

HEADER = (MARGIN, boards.HEADER, WIDTH - MARGIN, boards.HEADER + boards.HEADER_HEIGHT)
CORNERS = (0, boards.CITY_TOP, WIDTH, boards.CITY_BOTTOM)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strip_says_whose_turn_it_is_what_is_left_and_who_follows(language: Language) -> None:
    said, digging = words(language), replace(LATE, left_in_dig=2)
    for view in (LATE, digging):
        seen = board(view, language).part(HEADER)
        ground_at(seen, HEADER, CARD_RAISED)
        seen.some(kind="panel", colour=BRIGHT, within=(MARGIN, HEADER[1], MARGIN + 14, HEADER[3]))
        seen.some(kind="polygons", colour=BRIGHT, within=(MARGIN + 20, HEADER[1], MARGIN + 60, HEADER[3]))
        middle_y = (HEADER[1] + HEADER[3]) / 2
        badge_at(seen, view.current, SEATS[view.current].letter, (MARGIN + 100, middle_y), 28)
        says(seen, said("turn", name=NAMES[view.current]))
        follows = (view.current + 1) % view.seats
        ink = says(seen, said("next", name=NAMES[follows]))
        seen.some(colour=SEATS[follows].colour, at=(ink.box[0] - 22, ink.middle[1]), near=16)
        left = said("dig-left", left=2)
        if view.left_in_dig:
            assert says(seen, left).colour == BRIGHT
        else:
            says_not(seen, left)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strip_says_who_has_won(language: Language) -> None:
    said, seen = words(language), board(SCORED, language)
    accounts = SCORED.result.accounts
    (first,) = (account.seat for account in accounts if account.rank == 1)
    says(seen, said("won", name=NAMES[first]), HEADER)
    shared = tuple(replace(account, rank=1 if account.seat < 2 else 3) for account in accounts)
    both = board(replace(SCORED, result=replace(SCORED.result, accounts=shared)), language)
    says(both, said("won-shared", names=f"{NAMES[0]}, {NAMES[1]}"), HEADER)
    for number in (0, 1):
        at = (MARGIN + 56 + 84 * number, (HEADER[1] + HEADER[3]) / 2)
        badge_at(both.part(HEADER), number, SEATS[number].letter, at, 28)
    resigned = board(replace(LATE, over=True), language)
    says(resigned, said("resigned"), HEADER)
    resigned.none(kind="stroke", colour=BRIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_corners_say_round_stations_left_signs_and_directions(language: Language) -> None:
    said = words(language)
    last = replace(LATE, phase="last", last_turns=(0, 1))
    seen = board(LATE, language).part(CORNERS)
    says(seen, said("round", round=LATE.round), (0, CORNERS[1], 340, CORNERS[1] + 90))
    says_not(seen, said("last"))
    closing = board(last, language).part(CORNERS)
    chip = says(closing, said("last"))
    closing.one(kind="panel", colour=BRIGHT, at=chip.middle, near=30)
    says(board(SCORED, language), said("scored"), CORNERS)
    supply = (WIDTH - 300, CORNERS[1], WIDTH, CORNERS[1] + 130)
    number = says(seen, str(LATE.supply), supply)
    says(seen, said("supply"), supply)
    seen.some(kind="disc", colour=palette.STREET, at=(number.box[0] - 40, number.middle[1]), near=26)
    legend = (0, CORNERS[3] - 250, 360, CORNERS[3])
    for kind in "RCE":
        row = says(seen, said(f"kind-{kind}"), legend)
        parts = len(glyphs.kind_outline(kind, (0, 0), 1))
        (symbol,) = seen.find(kind="polygons", colour=TEXT, at=(MARGIN + 28, row.middle[1]), near=8)
        assert len(symbol.at[0]) == parts
    for key, colour in (("legend-start", palette.ARROW_WHITE), ("legend-end", palette.ARROW_BLACK)):
        row = says(seen, said(key), legend)
        seen.one(kind="polygons", colour=colour, at=(MARGIN + 28, row.middle[1]), near=9)
    row = says(seen, said("legend-end"), legend)
    seen.one(kind="stroke", colour=palette.ROW_LETTER, at=(MARGIN + 28, row.middle[1]), near=9)
    centre = (WIDTH - MARGIN - 108, boards.CITY_BOTTOM - 108)
    seen.one(kind="disc", colour=TEXT_QUIET, at=centre)
    rose = (centre[0] - 100, centre[1] - 100, centre[0] + 100, centre[1] + 100)
    for name in ("E", "SE", "SW", "W", "NW", "NE"):
        sign = says(seen, name, rose)
        way = ((sign.middle[0] - centre[0]) / 76, (sign.middle[1] - centre[1]) / 76)
        seen.some(kind="stroke", colour=RULE, at=(centre[0] + way[0] * 25, centre[1] + way[1] * 25), near=6)
        seen.some(kind="polygons", colour=TEXT_QUIET, at=(centre[0] + way[0] * 43, centre[1] + way[1] * 43), near=8)


def test_everybody_stands_on_the_track() -> None:
    for view in (LATE, SCORED):
        values = track.points(view)
        first, last = track.scale(values)
        seen = board(view).part((0, boards.TRACK_TOP - 10, WIDTH, boards.TRACK_TOP + track.HEIGHT + 10))
        rail = seen.one(kind="stroke", colour=TEXT_QUIET)
        step = (rail.width - 3) / (last - first)
        for number in range(first, last + 1, 10):
            says(seen, str(number).replace("-", "−"))
        dots = seen.find(kind="disc", colour=TEXT_QUIET)
        assert len(dots) >= (last - first) / 5
        for seat, value in enumerate(values):
            at = (rail.box[0] + 1.5 + step * (value - first), rail.middle[1])
            for colour in (WHITE, SEATS[seat].colour):
                near = [piece for piece in seen.find(colour=colour) if abs(piece.middle[0] - at[0]) < 64]
                assert near, (seat, value)


def card_of(view: MetromaniaView, seat: int) -> Box:
    width = (WIDTH - 2 * MARGIN - panel.GAP * (view.seats - 1)) / view.seats
    left = MARGIN + seat * (width + panel.GAP)
    return left, boards.CARDS_TOP, left + width, boards.CARDS_TOP + panel.CARD_HEIGHT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_a_card_with_name_points_lines_and_markers(language: Language, seats: int) -> None:
    view, said = late(seats, {2: 33, 3: 31, 4: 9}[seats]), words(language)
    whole = board(view, language)
    ahead = panel.leaders(view)
    assert ahead
    for player in view.players:
        box = left, top, right, _ = card_of(view, player.seat)
        seen = whole.part((left - 6, top - 24, right + 6, box[3] + 8))
        look, active = SEATS[player.seat], player.seat == view.current
        seen.some(kind="panel", colour=INK, at=((left + right) / 2 + 2, (top + box[3]) / 2 + 5))
        assert seen.some(kind="panel", colour=mix(CARD, look.colour, 0.16))[0].width > right - left - 24
        assert bool(seen.find(kind="panel", colour=BRIGHT)) == active
        arrow = ((left + right) / 2, top - 6)
        assert bool(seen.find(kind="polygons", colour=BRIGHT, at=arrow, near=2)) == active
        hourglass = (right - panel.PAD - 16, top + 46)
        assert bool(seen.find(kind="polygons", colour=BRIGHT, at=hourglass, near=2)) == active
        badge_at(seen, player.seat, look.letter, (left + panel.PAD + 30, top + 46), 23)
        says(seen, NAMES[player.seat])
        points = says(seen, str(player.station_points))
        assert points.size == 72
        says(seen, said("station-points"))
        says(seen, said("worth", points=player.worth_now))
        crown = seen.find(kind="polygons", colour=palette.PLATES["C"], within=(left, top + 84, right, top + 130))
        assert bool(crown) == (player.seat in ahead)
        for line in view.lines[2 * player.seat : 2 * player.seat + 2]:
            shows_progress(seen, line, box, said)
        for number, marker in enumerate(player.hand):
            sign = seen.some(text=marker[1], colour=TABLE, within=(left, top + 262, right, box[3]))
            assert len(seen.find(kind="polygons", colour=TEXT, within=(left, top + 262, right, box[3]))) == len(
                player.hand
            )
            assert sign[0].middle[0] > left + 20 * number
        if not player.hand:
            says(seen, said("markers-none"))


def shows_progress(seen: Recorded, line: LineView, box: Box, said: Words) -> None:
    y = box[1] + 172 + line.kind * 44
    row = seen.part((box[0], y, box[2], y + 40))
    row.one(text=str(line.kind + 1), at=(box[0] + panel.PAD + 10, y + 20), near=3)
    (groove,) = row.find(kind="panel", colour=palette.CASING)
    laid = 18 - line.left
    filled = row.find(kind="panel", colour=SEATS[line.seat].colour)
    assert len(filled) == bool(laid)
    if laid:
        assert filled[0].width == pytest.approx((groove.width - 8) * laid / 18)
        bars = row.find(kind="polygons", colour=SEATS[line.seat].ink)
        assert [len(piece.at[0]) for piece in bars] == ([laid] if line.kind else [])
    assert len(row.find(kind="disc", colour=RULE)) == line.left
    state = (
        said("line-finished")
        if line.finished
        else said("line-dead")
        if line.dead
        else said("line-left", left=line.left)
        if line.hosts
        else said("line-waiting")
    )
    says(row, state)


def test_cards_of_a_scored_game_show_totals_and_ranks() -> None:
    seen, said = board(SCORED), words()
    for account in SCORED.result.accounts:
        card = seen.part(card_of(SCORED, account.seat))
        says(card, str(account.total).replace("-", "−"))
        says(card, said("total"))
        says(card, said("rank", rank=account.rank))
        assert bool(card.find(kind="polygons", colour=palette.PLATES["C"])) == (account.rank == 1)
        card.none(kind="panel", colour=BRIGHT)


def test_the_viewers_own_card_says_so() -> None:
    seen = board(LATE, viewer=2)
    chip = says(seen, words()("you"), card_of(LATE, 2))
    seen.one(kind="panel", colour=TEXT, at=chip.middle, near=10)


def test_a_board_has_its_corners_rounded() -> None:
    seen = board(LATE)
    layer = boards.ground(LATE)
    for x in (0, WIDTH - 2):
        for y in (0, boards.HEIGHT - 2):
            (colour,) = {colour for _, colour in layer.crop((x, y, x + 2, y + 2)).getcolors() or ()}
            assert max(abs(a - b) for a, b in zip(colour, DISCORD_GROUND, strict=True)) < 8
    dot = mix(palette.SYMBOL, palette.STREET, 0.45)
    for number in range(VERTICES):
        x, y = map(int, boards.LENS.vertex(Vertex(number)))
        (colour,) = {colour for _, colour in layer.crop((x, y, x + 1, y + 1)).getcolors() or ()}
        assert max(abs(a - b) for a, b in zip(colour, dot, strict=True)) < 12, "the city lies on the ground"
    assert layer.name == ("metromania", "board", LATE.kinds, LATE.order)
    assert seen.one(kind="layer", name=("metromania", "board")).box == (0, 0, WIDTH, boards.HEIGHT)
