"""Metromania's hands, choices, lessons and cover show all they are about; a lost thing is missed."""

from __future__ import annotations

from math import dist

import pytest

from bot.core.shapes import Anchor
from bot.games.metromania.geometry import NONE, Vertex
from bot.games.metromania.scoring import FINAL, TRIPS
from bot.games.metromania.view import MetromaniaView, if_it_ended_now, view_of
from bot.text.catalogue import LANGUAGES, Language
from renderers import gallery, legends, metromania
from renderers.canvas import Canvas
from renderers.covers import Sitter
from renderers.lessons import POINTS
from renderers.metromania import glyphs, palette
from renderers.metromania.chart import DIM
from renderers.metromania.cover import LINES, STOPS
from renderers.metromania.cover import paint as motif
from renderers.metromania.legends import SYMBOLS
from renderers.metromania.lens import Lens
from renderers.metromania.lessons import LESSONS, RULES
from renderers.metromania.marks import draw_marks
from renderers.metromania.samples import played
from renderers.metromania.trips import signed
from renderers.theme import (
    BRIGHT,
    CARD,
    CARD_RAISED,
    GAIN,
    INK,
    LOSS,
    MARGIN,
    PANEL_WIDTH,
    SEATS,
    TABLE,
    TEXT,
    WHITE,
    WIDTH,
    mix,
)  # fmt: skip
from tests.renderers.checks import within
from tests.renderers.drawn import badge_at, has_round_corners, says, says_not
from tests.renderers.metromania_tables import LATE, NAMES, SCORED, words
from tests.renderers.recorded import Recorded, on, recorded

MIDDLE = view_of(played(4, 7, 8), None)
DOT = mix(palette.SYMBOL, palette.STREET, 0.45)
"""Where streets meet."""
ANN = SEATS[0].colour
SIGNS = {
    **dict.fromkeys("RCE", (("polygons", palette.SYMBOL), ("text", WHITE))),
    "marker": (
        ("stroke", palette.CASING), ("stroke", WHITE), ("polygons", ANN), ("text", SEATS[0].ink),
        ("disc", palette.CASING), ("disc", WHITE), ("disc", ANN),
    ),
    "park": (("polygons", palette.PARK_DARK), ("polygons", palette.PARK), ("disc", palette.TREE)),
    "lake": (("polygons", palette.LAKE_DARK), ("polygons", palette.LAKE), ("stroke", palette.WAVE)),
    "solid": (("stroke", palette.CASING), ("stroke", ANN)),
    "striped": (("stroke", palette.CASING), ("stroke", ANN), ("polygons", SEATS[0].ink)),
    "emblem": (("stroke", palette.CASING), ("stroke", ANN), ("disc", palette.CASING), ("disc", WHITE), ("disc", ANN)),
    "badge": (("disc", palette.CASING), ("disc", WHITE), ("disc", ANN), ("text", SEATS[0].ink)),
    "open-end": (("stroke", palette.CASING), ("stroke", ANN), ("polygons", palette.CASING), ("polygons", ANN)),
    "station": (("disc", palette.CASING), ("disc", palette.STREET)),
    "fresh": (("stroke", palette.GLOW), ("stroke", palette.CASING), ("stroke", ANN)),
    "white": (("polygons", palette.ARROW_WHITE), ("text", INK)),
    "black": (("stroke", palette.ROW_LETTER), ("polygons", palette.ARROW_BLACK), ("text", WHITE)),
    "choice": (("disc", palette.CASING), ("disc", BRIGHT), ("text", INK)),
    "crown": (("polygons", palette.PLATES["C"]),),
    "hourglass": (("polygons", BRIGHT),),
}  # fmt: skip
"""What each sign of the legend is made of, as it is on the board."""
EARLY = view_of(played(3, 3, 0, "hidden"), 0)

# --- hands ------------------------------------------------------------------------------------------------------------


def hand(view: MetromaniaView, seat: int, language: Language = "en") -> Recorded:
    return recorded(lambda: metromania.hand(view, seat, names=NAMES[: view.seats], language=language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_shows_every_marker_with_its_trip_and_its_other_end(language: Language) -> None:
    said, told = words(language), set[str]()
    for view in (MIDDLE, LATE, SCORED):
        for player in view.players:
            seen, look = hand(view, player.seat, language), SEATS[player.seat]
            has_round_corners(seen)
            badge_at(seen, player.seat, look.letter, (MARGIN + 40, 58), 28)
            says(seen, said("hand-title", name=NAMES[player.seat]))
            says(seen, said("hand-points", points=player.station_points, worth=player.worth_now))
            if not player.hand:
                empty = says(seen, said("markers-none"))
                seen.one(kind="panel", colour=CARD, at=empty.middle, near=20)
            for marker in player.hand:
                tile = tile_of(seen, player.seat, marker, player.hand)
                kind, letter = marker[0], marker[1]
                assert len(tile.find(kind="stroke", colour=WHITE)) == len(glyphs.kind_outline(kind, (0, 0), 1))
                tile.one(kind="polygons", colour=look.colour)
                sizes = {
                    colour: [one.size for one in tile.find(text=letter, colour=colour)] for colour in (look.ink, INK)
                }
                assert 56 in sizes[look.ink]
                assert 30 in sizes[INK]
                says(tile, said(f"kind-{kind}"))
                says(tile, said("hand-trip", letter=letter))
                other = next(end for end in TRIPS[letter] if end != marker)
                tile.one(kind="stroke", colour=palette.FRAME_LIGHT)
                tile.one(kind="polygons", colour=TEXT)
                says(tile, said("hand-other", kind=said(f"kind-{other[0]}")))
                told.add(says(tile, whereabouts(view, player.seat, other, said)).text)
    assert len(told) > 3


def tile_of(seen: Recorded, seat: int, marker: str, markers: tuple[str, ...]) -> Recorded:
    tiles = seen.find(kind="panel", colour=mix(CARD_RAISED, SEATS[seat].colour, 0.12))
    assert len(tiles) == len(markers)
    return seen.part(tiles[markers.index(marker)].box)


def whereabouts(view: MetromaniaView, seat: int, marker: str, said) -> str:
    for placed in view.markers:
        if placed.kind + placed.letter == marker:
            return said("hand-other-placed", name=NAMES[placed.seat])
    for player in view.players:
        if marker in player.hand:
            return said("hand-other-mine") if player.seat == seat else said("hand-other-held", name=NAMES[player.seat])
    return said("hand-other-unknown")


@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_markers_say_that_they_are_and_no_more(language: Language) -> None:
    said = words(language)
    own, other = hand(EARLY, 0, language), hand(EARLY, 1, language)
    for marker in EARLY.players[1].hand:
        assert marker.endswith("?")
    assert len([text for text in other.texts() if text == said("hand-hidden")]) == len(EARLY.players[1].hand)
    assert other.texts().count("?") == len(EARLY.players[1].hand)
    says_not(own, said("hand-hidden"))
    unknown = [text for text in own.texts() if text == said("hand-other-unknown")]
    assert unknown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_shows_its_lines_and_its_trips_of_now(language: Language) -> None:
    said, chips = words(language), 0
    for view in (MIDDLE, LATE, SCORED):
        shown = if_it_ended_now(view)
        for player in view.players:
            seen, look = hand(view, player.seat, language), SEATS[player.seat]
            says(seen, said("hand-lines"))
            lines = seen.one(kind="panel", colour=mix(CARD, look.colour, 0.16))
            for line in view.lines[2 * player.seat : 2 * player.seat + 2]:
                seen.part(lines.box).some(text=str(line.kind + 1), colour=TEXT)
            assert len(seen.part(lines.box).find(kind="panel", colour=palette.CASING)) == 2
            says(seen, said("hand-trips"))
            good = [one for one in shown.trips if any(a.seat == player.seat and a.points > 0 for a in one.awards)]
            if not good:
                says(seen, said("hand-no-trips"))
            below = seen.part((0, lines.box[3], PANEL_WIDTH, seen.height))
            grounds = below.find(kind="panel", colour=CARD_RAISED)
            assert len(grounds) == len(good)
            for one, ground in zip(good, grounds, strict=True):
                chip = below.part(ground.box)
                points = sum(award.points for award in one.awards if award.seat == player.seat)
                assert says(chip, signed(points)).colour == (GAIN if points > 0 else LOSS)
                if one.name == FINAL:
                    says(chip, said("row-final"))
                else:
                    disc = chip.one(kind="disc", colour=BRIGHT)
                    chip.one(text=one.name, at=disc.middle, near=8)
                chips += 1
    assert chips > 8


# --- choices on the map -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "turns"), [(7, 20), (9, 32), (7, 0), (34, 12)])
def test_every_choice_is_numbered_and_its_tunnel_hinted_at(seed: int, turns: int) -> None:
    state = played(4, seed, turns, tunnels=1 if turns else 0)
    view, seat = view_of(state, state.current), state.current
    for marks in (gallery.marks_of(state), gallery.site_marks_of(state)):
        if not marks:
            continue
        seen = recorded(lambda marks=marks: metromania.move(view, seat, marks, names=NAMES, language="en"))
        has_round_corners(seen)
        assert len(seen.find(kind="disc", colour=DOT)) > 30, "a city"
        cut = [label for label in seen.labels if not within(label.box, (0, 0, seen.width, seen.height), 0, 0)]
        assert not cut, "what is cut off is not told"
        assert bool(seen.find(kind="disc", colour=palette.CASING)) == bool(view.stations)
        for bubble in seen.find(kind="stroke", colour=BRIGHT):
            under = [label for label in seen.labels if dist(label.middle, bubble.middle) < bubble.height / 2]
            assert len(under) == 1, "what a number covers is told no more"
        shown = [part for text in seen.texts() for part in text.split("·")]
        assert {label for label, _ in marks} <= set(shown)
        for bubble in seen.find(kind="stroke", colour=BRIGHT):
            (sign,) = seen.find(kind="text", colour=INK, at=bubble.middle, near=bubble.height / 3)
            assert sign.text
            rim = seen.some(kind="stroke", colour=palette.CASING, at=bubble.middle)
            assert any(piece.width > bubble.width for piece in rim)
        hinted = [anchor for _, anchor in marks if anchor.kind == "tunnel" and int(anchor.at[1]) != NONE]
        ghosts = [piece for piece in seen.find(kind="stroke", colour=palette.CASING) if piece.opacity == 0.8]
        assert len(ghosts) >= len(set(hinted))
        for ghost in ghosts:
            seen.some(kind="stroke", colour=palette.STREET, at=ghost.middle)
            dots = seen.find(
                kind="disc", colour=SEATS[seat].colour, at=ghost.middle, near=max(ghost.width, ghost.height)
            )
            assert len(dots) >= 3
    if (seed, turns) == (7, 0):
        assert seen.width in (PANEL_WIDTH, WIDTH)


def test_what_a_number_covers_is_told_no_more() -> None:
    canvas, lens = Canvas.blank(400, 400, TABLE), Lens(100.0, 200.0, 200.0)
    x, y = lens.vertex(Vertex(60))
    canvas.sign("X", (x, y), 24, WHITE, 40)
    canvas.sign("Y", (x + 150, y), 24, WHITE, 40)
    draw_marks(canvas, lens, [("7", Anchor("vertex", (60,)))], 0)
    assert [label.text for label in canvas.labels] == ["Y", "7"]


def test_choices_far_apart_lie_on_panes_of_their_own() -> None:
    for seed in range(3, 40):
        state = played(4, seed, 20, tunnels=1)
        view, marks = view_of(state, state.current), gallery.marks_of(state)
        if not marks:
            continue
        seen = recorded(
            lambda view=view, marks=marks: metromania.move(view, view.current, marks, names=NAMES, language="en")
        )
        gutters = [piece for piece in seen.find(kind="filled") if piece.width < 20]
        if gutters:
            assert len(seen.find(kind="corner")) == 4 * (len(gutters) + 1)
            assert len(seen.find(kind="filled", colour=TABLE)) == len(gutters) + 2
            return
    pytest.fail("no choices lay far apart")


# --- lessons, legend, cover -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [one for one in dict.fromkeys((*LESSONS, *RULES)) if one != "legend"])
def test_lessons_have_a_map_and_numbered_sentences(name, language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    said, seen = words(language), recorded(lambda: metromania.lesson(name, language=language))
    has_round_corners(seen)
    says(seen, said(f"lesson-{name}"))
    for number in range(1, POINTS + 1):
        disc = [
            piece
            for piece in seen.find(kind="disc", colour=BRIGHT)
            if seen.find(text=str(number), colour=INK, at=piece.middle, near=8) and piece.middle[0] > 660
        ]
        assert disc, number
        says(seen, said(f"lesson-{name}-{number}"))
    if name == "scoring":
        assert seen.find(kind="layer"), "the whole city, made smaller"
        monkeypatch.setattr("renderers.metromania.lessons.MINIATURE", 1)
        seen = recorded(lambda: metromania.lesson(name, language=language))
        assert [piece for piece in seen.pieces if piece.opacity == DIM], "a trip in full light"
    assert len(seen.find(kind="disc", colour=DOT)) > 10
    assert seen.find(kind="disc", colour=palette.STREET)
    assert [piece for piece in seen.find(kind="stroke") if piece.colour in [look.colour for look in SEATS[:4]]]
    assert bool(seen.find(colour=palette.GLOW)) == (name in ("turn", "scoring"))
    choices = [piece for piece in seen.find(kind="stroke", colour=BRIGHT) if piece.middle[0] < 660]
    assert bool(choices) == (name in ("turn", "scoring"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_sign(language: Language) -> None:
    said, seen = words(language), recorded(lambda: metromania.lesson("legend", language=language))
    has_round_corners(seen)
    says(seen, said("lesson-legend"))
    grounds = [piece for piece in seen.find(kind="panel") if abs(piece.width - legends.GROUND) < 1]
    cards = seen.find(kind="panel", colour=mix(TABLE, CARD, 0.5))
    assert len(grounds) == len(cards) == len(SYMBOLS)
    assert SIGNS.keys() == SYMBOLS.keys()
    for key, ground in zip(SYMBOLS, grounds, strict=True):
        row = seen.part((ground.box[0] - 2, ground.box[1] - 2, ground.box[2] + 400, ground.box[3] + 2))
        says(row, said(f"legend-{key}"))
        sign = row.part(ground.box)
        assert {(piece.kind, piece.colour) for piece in sign.pieces} >= set(SIGNS[key]), key
    kinds = [len(glyphs.kind_outline(kind, (0, 0), 1)) for kind in "RCE"]
    shown = [seen.part(ground.box).find(kind="polygons", colour=palette.SYMBOL) for ground in grounds[:3]]
    assert [len(one.at[0]) for (one,) in shown] == kinds


def test_the_cover_shows_city_lines_stops_and_sitters() -> None:
    sitters = [Sitter("Ann", host=True), Sitter("Bo", bot=True), Sitter(), Sitter()]
    canvas = Canvas.blank(PANEL_WIDTH, 500, TABLE)
    motif(canvas)
    seen = on(canvas)
    assert len(seen.find(kind="polygons")) > 300
    assert canvas.labels == []
    for seat, corners in LINES:
        ribbons = [
            piece for piece in seen.find(kind="stroke", colour=SEATS[seat].colour) if len(piece.at[0]) == len(corners)
        ]
        assert ribbons
        casing = [piece for piece in seen.find(kind="stroke", colour=palette.CASING) if piece.at[0] == ribbons[0].at[0]]
        assert casing[0].width > ribbons[0].width
    stops = seen.find(kind="disc", colour=WHITE)
    assert len(STOPS) - 2 < len(stops) <= len(STOPS), "all that do not lie beyond the edge"
    for stop in stops:
        assert any(dist(piece.middle, stop.middle) < 1 for piece in seen.find(kind="disc", colour=palette.CASING))
    shown = recorded(lambda: metromania.cover(sitters, language="en"))
    assert shown.one(kind="layer", name=("cover", "metromania")).box[0] == 0
    for seat, one in enumerate(sitters):
        shown.some(text=SEATS[seat].letter)
        if one.name:
            says(shown, one.name)
