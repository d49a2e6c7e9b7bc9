"""Metromania's trips and accounts show who got what and why; a lost thing is missed."""

from __future__ import annotations

import pytest

from bot.games.metromania.geometry import CELLS, NONE, Cell
from bot.games.metromania.scoring import FINAL, Trip
from bot.games.metromania.view import MetromaniaView, if_it_ended_now, view_of
from bot.text.catalogue import LANGUAGES, Language
from renderers import accounts, metromania
from renderers.canvas import Canvas
from renderers.metromania import glyphs, palette, results, trips
from renderers.metromania.chart import DIM
from renderers.metromania.lines import emblems, tunnels
from renderers.metromania.samples import played
from renderers.metromania.trips import signed
from renderers.theme import (
    BRIGHT,
    CARD,
    CARD_RAISED,
    GAIN,
    LOSS,
    MARGIN,
    PANEL_WIDTH,
    RULE,
    SEATS,
    TABLE,
    TEXT,
    TEXT_QUIET,
    WHITE,
    WIDTH,
    mix,
)  # fmt: skip
from tests.renderers.checks import within
from tests.renderers.drawn import badge_at, ground_at, has_round_corners, says
from tests.renderers.metromania_tables import LATE, NAMES, SCORED, words
from tests.renderers.recorded import Recorded, on, recorded

MIDDLE = view_of(played(4, 7, 8), None)


def trip(view: MetromaniaView, one: Trip, language: Language = "en") -> Recorded:
    return recorded(lambda: metromania.trip(view, one.name, names=NAMES, language=language))


ALL = [(SCORED, one) for one in SCORED.result.trips] + [(LATE, one) for one in if_it_ended_now(LATE).trips]  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trip_says_what_it_is_how_long_it_takes_and_who_gets_what(language: Language) -> None:
    said = words(language)
    for view, one in ALL:
        seen = trip(view, one, language)
        has_round_corners(seen)
        streets = seen.find(kind="disc", colour=mix(palette.SYMBOL, palette.STREET, 0.45))
        assert len(streets) > 5, "a city"
        assert [piece for piece in seen.pieces if piece.opacity == DIM], "in the dark"
        pane = (0, 20 + trips.HEAD + 12, PANEL_WIDTH, seen.height - trips.ROW * view.seats - 28)
        for label in seen.labels:
            if pane[1] < label.middle[1] < pane[3]:
                assert within(label.box, pane, 0, 0), "what is cut off is not told"
        strip = (MARGIN, 20, PANEL_WIDTH - MARGIN, 20 + trips.HEAD)
        ground_at(seen, strip, CARD_RAISED)
        head = seen.part(strip)
        if one.name == FINAL:
            says(head, said("trip-final"))
        else:
            disc = head.one(kind="disc", colour=BRIGHT)
            head.one(text=one.name, at=disc.middle, near=10)
            ends = [said(f"kind-{marker[0]}") for marker in one.markers]
            says(head, said("trip-title", a=ends[0], b=ends[1]))
        verdict = said("trip-minutes", minutes=one.network.minutes) if one.network else said("trip-none")
        assert says(head, verdict).colour == (BRIGHT if one.network else LOSS)
        rows = seen.find(kind="panel", within=(0, seen.height - trips.ROW * 4 - 20, PANEL_WIDTH, seen.height))
        assert [row.colour for row in rows] == [mix(CARD, SEATS[seat].colour, 0.16) for seat in range(4)]
        for seat, ground in enumerate(rows):
            row = seen.part(ground.box)
            badge_at(row, seat, SEATS[seat].letter, (MARGIN + 52, ground.middle[1]), 31)
            says(row, NAMES[seat])
            awards = [award for award in one.awards if award.seat == seat]
            points = sum(award.points for award in awards)
            colour = GAIN if points > 0 else LOSS if points < 0 else TEXT_QUIET
            assert says(row, signed(points)).colour == colour
            if awards:
                says(row, trips.reason(awards, said))


def test_a_trips_network_and_ends_are_lit_in_the_dimmed_city() -> None:
    networks = changes = 0
    for view, one in ALL:
        lens, tall = trips._lens(view, one)
        pane = Canvas.blank(PANEL_WIDTH, tall, TABLE)
        trips.spotlight(pane, lens, view, one)
        seen = on(pane)
        (dark,) = [number for number, piece in enumerate(seen.pieces) if piece.opacity == DIM]
        lit = Recorded(seen.width, seen.height, seen.pieces[dark:], (), "")
        below = Recorded(seen.width, seen.height, seen.pieces[:dark], (), "")
        for line in view.lines:
            for tunnel in tunnels(lens, line):
                if any(0 < x < PANEL_WIDTH and 0 < y < tall for x, y in tunnel.spots):
                    assert [piece for piece in below.find(kind="stroke") if piece.at[0] == tuple(tunnel.spots)]
        if one.name == FINAL:
            for number in range(CELLS):
                if view.kinds[number] in "PL":
                    fill = palette.PARK if view.kinds[number] == "P" else palette.LAKE
                    at = lens.centre(Cell(number))
                    lit.some(kind="polygons", colour=fill, at=at, near=lens.px(0.2))
                    grown = {"P": ("disc", palette.TREE), "L": ("stroke", palette.WAVE)}[view.kinds[number]]
                    lit.some(kind=grown[0], colour=grown[1], at=at, near=lens.px(0.6))
        for cell in one.cells:
            if cell != NONE:
                at = lens.centre(cell)
                lit.some(kind="stroke", colour=BRIGHT, at=at, near=lens.px(0.2))
                lit.some(kind="polygons", colour=palette.PLATES[view.kinds[cell]], at=at, near=lens.px(0.2))
                letter = next(placed.letter for placed in view.markers if placed.cell == cell)
                lit.some(text=letter, at=at, near=lens.px(0.2))
        if one.network is None:
            lit.none(kind="disc", colour=BRIGHT)
            continue
        networks += 1
        for hop in one.network.hops:
            for tunnel in trips._between(lens, view.lines[hop.line], hop):
                strokes = [piece for piece in lit.find(kind="stroke") if piece.at[0] == tuple(tunnel.spots)]
                colours = [piece.colour for piece in strokes]
                assert colours[0] == BRIGHT
                assert SEATS[hop.line // 2].colour in colours[1:]
                for number, spot in emblems(lens, view.lines[hop.line], {one.cell for one in view.markers}).items():
                    if view.lines[hop.line].hosts[number] == tunnel.cell:
                        lit.some(colour=WHITE, at=spot, near=lens.px(0.1))
            for stop in (hop.a, hop.b):
                lit.some(kind="disc", colour=palette.STREET, at=lens.vertex(stop))
        minutes = [
            piece for piece in lit.find(text="1") if lit.find(kind="disc", colour=BRIGHT, at=piece.middle, near=6)
        ]
        edges = {frozenset((hop.a, hop.b)) for hop in one.network.hops}
        assert len(edges) <= len(minutes) <= len(one.network.hops)
        for vertex in one.network.changes:
            at = lens.vertex(vertex)
            lit.one(text=f"+{trips.CHANGE_MINUTES}", at=at, near=8)
            lit.some(kind="disc", colour=palette.GLOW, at=at)
            changes += 1
        for bubble in (*lit.find(kind="disc", colour=BRIGHT), *lit.find(kind="disc", colour=palette.GLOW)):
            assert any(
                piece.width > bubble.width for piece in lit.find(kind="disc", colour=palette.CASING, at=bubble.middle)
            )
    assert networks
    assert changes


# --- the account ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_account_shows_every_source_of_every_seat_with_its_reason(language: Language) -> None:
    said = words(language)
    for view in (SCORED, LATE, MIDDLE):
        shown, final = if_it_ended_now(view), view.result is not None
        seen = recorded(lambda view=view: metromania.result(view, names=NAMES, language=language))
        has_round_corners(seen)
        says(seen, said("result-final" if final else "result-now"))
        columns = accounts.columns(view.seats, results.ASIDE)
        bottom = results.FIRST_ROW + results.ROW * (1 + len(shown.trips)) + 12
        ground_at(seen, (MARGIN, bottom, WIDTH - MARGIN, bottom + results.TOTAL), CARD_RAISED)
        says(seen, said("row-total"))
        stripes = seen.find(kind="panel", colour=mix(TABLE, CARD, 0.6))
        assert len(stripes) == -(-(1 + len(shown.trips)) // 2)
        for account in shown.accounts:
            left, right = columns[account.seat]
            first = account.rank == 1
            head = seen.part((left, results.HEAD_TOP, right, results.HEAD_TOP + results.HEAD))
            ground = mix(CARD, SEATS[account.seat].colour, 0.28)
            assert head.find(kind="panel", colour=ground)
            assert bool(head.find(kind="panel", colour=BRIGHT)) == first
            assert bool(head.find(kind="polygons", colour=BRIGHT)) == (first and final)
            badge_at(head, account.seat, SEATS[account.seat].letter, (left + 48, results.HEAD_TOP + 46), 23)
            says(head, NAMES[account.seat])
            says(head, said("rank", rank=account.rank))
            line = seen.part((left, results.FIRST_ROW, right, results.FIRST_ROW + results.ROW))
            says(line, signed(account.line_points))
            says(line, said("lines-why", points=account.station_points, finished=account.finished))
            total = says(seen.part((left, bottom, right, bottom + results.TOTAL)), str(account.total).replace("-", "−"))
            assert total.colour == (BRIGHT if first else TEXT)
        says(seen, said("row-lines"), (0, results.FIRST_ROW, columns[0][0], results.FIRST_ROW + results.ROW))
        for number, one in enumerate(shown.trips, start=1):
            top = results.FIRST_ROW + results.ROW * number
            source = seen.part((0, top, columns[0][0], top + results.ROW))
            minutes = said("trip-minutes-short", minutes=one.network.minutes) if one.network else ""
            verdict = minutes or (said("trip-open") if one.open else said("trip-none"))
            if one.name == FINAL:
                says(source, f"{said('row-final')} {verdict}")
            else:
                says(source, verdict)
                disc = source.one(kind="disc", colour=BRIGHT)
                source.one(text=one.name, at=disc.middle, near=10)
                symbols = source.find(kind="polygons", colour=TEXT)
                parts = [len(glyphs.kind_outline(marker[0], (0, 0), 1)) for marker in one.markers]
                assert [len(piece.at[0]) for piece in symbols] == parts
                arrow = source.one(kind="stroke", colour=TEXT_QUIET)
                heads = source.find(kind="polygons", colour=TEXT_QUIET)
                assert sorted(piece.middle[0] > arrow.middle[0] for piece in heads) == [False, True]
            for seat, (left, right) in enumerate(columns):
                cell = seen.part((left, top, right, top + results.ROW))
                awards = [award for award in one.awards if award.seat == seat]
                points = sum(award.points for award in awards)
                colour = GAIN if points > 0 else LOSS if points < 0 else RULE
                assert says(cell, signed(points)).colour == colour
                if awards:
                    says(cell, results.short_reason(awards, said))
        notes = results._notes(shown, said)
        for note in notes:
            written = says(seen, note)
            crown = (MARGIN + 30, written.middle[1])
            assert seen.find(kind="polygons", colour=BRIGHT, at=crown, near=10)
