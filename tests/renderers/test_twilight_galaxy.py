"""The galaxy of Twilight Imperium: what the view says is drawn, texts keep apart, nothing hidden is shown (seen 1)."""

from __future__ import annotations

import io
from functools import cache, partial
from itertools import combinations, pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.core.shapes import Anchor
from bot.games.twilight_imperium.figures import FACTIONS, GROUND_FORCES, KINDS, TILES
from bot.games.twilight_imperium.state import NOBODY
from bot.games.twilight_imperium.view import SystemView, TwilightImperiumView
from bot.text.catalogue import LANGUAGES, Language
from renderers import encode, theme
from renderers import twilight_imperium as pictures
from renderers.canvas import Canvas
from renderers.remembered import forget
from renderers.twilight_imperium import emblems, galaxy, hexes, marks, palette, samples, tiles, units
from tests.renderers.calls import Recording, recording
from tests.renderers.checks import keeps_apart, keeps_to_rooms, labels_of
from tests.renderers.recorded import recorded
from tests.renderers.twilight_tables import LONG_NAMES, NAMES, words

TAG = "twilight_imperium.contents.tag"
SEAT = "twilight_imperium.corners._seat"
STAGES = ((3, "middle"), (4, "late"), (5, "start"), (6, "late"), (6, "over"))


@cache
def calls(seats: int, stage: str) -> tuple[TwilightImperiumView, Recording]:
    """A board's view, and who drew what on it."""
    view = samples.at(seats, stage)
    with recording() as drawn:
        pictures.board(view, names=NAMES[:seats], language="en")
    return view, drawn


def options(view: TwilightImperiumView) -> list[pictures.Mark]:
    """The first eleven systems, numbered."""
    return [(str(number), Anchor("system", (at,))) for number, at in enumerate(list(view.systems)[:11], 1)]


@pytest.fixture
def no_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where texts lie is known before anything is drawn."""
    monkeypatch.setattr(encode, "bands_of", lambda *_: [])


@pytest.mark.usefixtures("no_pixels")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "stage"), STAGES)
def test_texts_keep_to_their_room_and_off_each_other(language: Language, seats: int, stage: str) -> None:
    view = samples.at(seats, stage)
    whose = LONG_NAMES[:seats] if seats != 4 else NAMES[:seats]
    for picture in (
        pictures.board(view, names=whose, language=language),
        pictures.board(view, names=whose, language=language, marks=options(view), viewer=1),
        pictures.crop(view, "000", 1, names=whose, language=language, marks=options(view)),
        pictures.crop(view, view.players[0].home, 2, names=whose, language=language),
        pictures.overlay(view, "reach", [(at, "12") for at in view.systems], names=whose, language=language, seat=2),
    ):
        keeps_to_rooms(picture)
        keeps_apart(picture)


@pytest.mark.usefixtures("no_pixels")
@pytest.mark.parametrize("kind", pictures.OVERLAYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_overlay_says_what_it_shows(kind: pictures.Overlay, language: Language) -> None:
    view = samples.at(6, "late")
    lit = [(at, "3" if kind not in ("traits", "tokens", "wormholes") else "") for at in list(view.systems)[3:9]]
    links = (("101", "201"),) if kind == "wormholes" else ()
    seat = 1 if kind in ("reach", "threats") else None
    picture = pictures.overlay(view, kind, lit, names=LONG_NAMES, language=language, links=links, seat=seat)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    assert all(at in picture.alt for at, _ in lit)
    assert picture.alt.count("{") == 0
    if seat is None:
        assert words(language)(f"overlay-{kind}", name="") in labels_of(picture)


@pytest.mark.parametrize(("seats", "stage"), [(3, "middle"), (6, "late")])
def test_a_galaxy_is_neither_too_large_nor_too_heavy(seats: int, stage: str) -> None:
    view, names = samples.at(seats, stage), NAMES[:seats]
    board = pictures.board(view, names=names, language="ko")
    assert (board.width, board.height) == (1800, 1964)
    assert len(board.data) <= 900_000
    assert Image.open(io.BytesIO(board.data)).size == (board.width, board.height)
    for other in (
        pictures.crop(view, "000", 2, names=names, language="ko"),
        pictures.overlay(view, "tokens", [(at, "") for at in view.systems], names=names, language="ko"),
    ):
        assert len(other.data) <= 500_000
        assert other.width in (1200, 1800)


@pytest.mark.parametrize(("seats", "stage"), [(3, "middle"), (6, "late")])
def test_every_unit_of_the_view_is_shown_or_counted(seats: int, stage: str) -> None:
    view, drawn = calls(seats, stage)
    told = 0
    for one in drawn.of("twilight_imperium.units.stack"):
        told += one.count
        at = nearest(view, one.left + 40, one.top + 20)
        own = view.systems[at].units.get(one.seat, {}).get(one.kind, 0)
        for planet in TILES[view.systems[at].tile].planets if one.kind not in GROUND_FORCES else ():
            own += view.planets[planet].units.get(one.seat, {}).get(one.kind, 0)
        assert one.count == own, (at, one.kind)
        assert one.damaged == view.systems[at].damaged.get(one.seat, {}).get(one.kind, 0)
    told += sum(one.count for one in drawn.of("twilight_imperium.units.more"))
    spaces, grounded = list(view.systems.values()), list(view.planets.values())
    assert told == sum(
        count
        for places in (spaces, grounded)
        for place in places
        for units in place.units.values()
        for kind, count in units.items()
        if places is not grounded or kind not in GROUND_FORCES
    )


def nearest(view: TwilightImperiumView, x: float, y: float) -> str:
    """The system that a spot of the galaxy lies in."""
    lens = galaxy.LENS
    return min(view.systems, key=lambda at: (lens.centre(at)[0] - x) ** 2 + (lens.centre(at)[1] - y) ** 2)


@pytest.mark.parametrize(("seats", "stage"), [(3, "middle"), (6, "late")])
def test_planets_say_whose_they_are_whether_they_are_ready_and_who_stands_there(seats: int, stage: str) -> None:
    view, drawn = calls(seats, stage)
    held = {one.planet: (one.seat, one.ready) for one in drawn.of("twilight_imperium.planets.holding")}
    wanted = {planet: (w.controller, w.ready) for planet, w in view.planets.items() if w.controller != NOBODY}
    assert held == wanted
    assert {one.planet for one in drawn.of("twilight_imperium.planets.values")} == set(view.planets)
    standing = {
        (planet, seat): sum(units.get(kind, 0) for kind in GROUND_FORCES)
        for planet, world in view.planets.items()
        for seat, units in world.units.items()
        if any(kind in units for kind in GROUND_FORCES)
    }
    manned = {planet for planet, _ in standing}
    alone = {(planet, seat): 0 for planet, (seat, _) in wanted.items() if planet not in manned}
    tags = {(one.garrison.planet, one.garrison.seat): one.garrison.count for one in drawn.of(TAG)}
    assert tags == standing | alone
    for one in drawn.of(TAG):
        assert drawn.texts(one) == [str(one.garrison.count)] * bool(one.garrison.count)
        assert len(drawn.of("canvas.shape", one)) == 1


@pytest.mark.parametrize(("seats", "stage"), [(3, "middle"), (6, "late")])
def test_tokens_wormholes_labels_and_the_custodians_lie_in_their_systems(seats: int, stage: str) -> None:
    view, drawn = calls(seats, stage)
    tokens: dict[str, list[int]] = {}
    for one in drawn.of("twilight_imperium.signs.token"):
        tokens.setdefault(nearest(view, *one.centre), []).append(one.seat)
    assert {at: sorted(own) for at, own in tokens.items()} == {
        at: sorted(system.tokens) for at, system in view.systems.items() if system.tokens
    }
    holes = sorted((nearest(view, *one.centre), one.kind) for one in drawn.of("twilight_imperium.signs.wormhole"))
    assert holes == sorted((at, kind) for at, one in view.systems.items() for kind in TILES[one.tile].wormholes)
    labels = {one.position: nearest(view, *one.centre) for one in drawn.of("twilight_imperium.tiles.label")}
    assert labels == {at: at for at in view.systems}
    assert len(drawn.of("twilight_imperium.signs.custodians")) == view.custodians
    gone = recorded(lambda: pictures.board(replace(view, custodians=False), names=NAMES[:seats], language="en"))
    there = recorded(lambda: pictures.board(replace(view, custodians=True), names=NAMES[:seats], language="en"))
    assert len(there.pieces) > len(gone.pieces)


def test_the_corners_say_whose_turn_it_is_and_how_it_stands() -> None:
    view, drawn = calls(6, "late")
    texts = drawn.texts()
    assert f"{NAMES[view.turn]}'s turn" in texts
    assert f"Round {view.round}" in texts
    for row, player in zip(sorted(drawn.of(SEAT), key=lambda one: one.seat), view.players, strict=True):
        said = drawn.texts(row)
        assert NAMES[row.seat][:5] in " ".join(said)
        assert said.count(str(player.points)) >= 1
        assert [one.faction for one in drawn.of("twilight_imperium.emblems.medal", row)] == [player.faction]
        assert bool(drawn.of("people.hourglass", row)) == (row.seat == view.turn)
        assert ("passed" in said) == player.passed
        assert bool(drawn.of("twilight_imperium.signs.speaker", row)) == (row.seat == view.speaker)


def test_the_system_activated_last_is_lit() -> None:
    view = replace(samples.at(6, "late"), last="201")
    lit = recorded(lambda: pictures.board(view, names=NAMES, language="en"))
    spot = galaxy.LENS.centre("201")
    assert [piece for piece in lit.some(colour=palette.GLOW, at=spot) if piece.blur]
    for plain in (
        recorded(lambda: pictures.board(view, names=NAMES, language="en", glow=False)),
        recorded(lambda: pictures.board(replace(view, last=""), names=NAMES, language="en")),
    ):
        assert not [piece for piece in plain.find(colour=palette.GLOW, at=spot) if piece.blur]


def test_every_system_has_a_place_for_a_number_and_other_anchors_none() -> None:
    view = samples.at(6, "late")
    every = [(str(number), Anchor("system", (at,))) for number, at in enumerate(view.systems, 1)]
    shown = recorded(lambda: pictures.move(view, 0, every, names=NAMES, language="en"))
    for label, anchor in every:
        spot = marks.spot(galaxy.LENS, str(anchor.at[0]))
        assert tiles.inside(spot, galaxy.LENS.centre(str(anchor.at[0])), galaxy.LENS.radius, hexes.MARK_ROOM * 0.98)
        shown.some(text=label, at=spot, near=4)
        shown.some(colour=theme.BRIGHT, kind="stroke", at=spot)
    assert shown.alt.endswith(f"numbered: {len(every)} systems.")
    with pytest.raises(ValueError, match="cell"):
        marks.position_of(Anchor("cell", (1,)))
    twice = [("1", Anchor("system", ("201",))), ("2", Anchor("system", ("201",)))]
    assert marks.marked(twice) == {"201": "1·2"}


@pytest.mark.usefixtures("no_pixels")
def test_nothing_on_the_galaxy_hangs_on_who_looks() -> None:
    """Secret objectives and action cards leave no trace, neither as a picture nor in words."""
    match = samples.played(6, 5, tokens=6)
    everybody = recorded(lambda: pictures.board(match.view(None), names=NAMES, language="en"))
    for seat in range(6):
        assert recorded(lambda seat=seat: pictures.board(match.view(seat), names=NAMES, language="en")) == everybody
    picture = pictures.board(match.view(0), names=NAMES, language="en")
    assert picture.filename == "twilight_imperium.png"
    for secret in match.view(0).secrets:
        assert secret not in picture.alt
    assert all(name in picture.alt for name in NAMES)


def test_same_view_same_bytes_and_tiles_are_drawn_once_for_both_languages() -> None:
    view = samples.at(3, "middle")
    warm = pictures.board(view, names=NAMES[:3], language="ko")
    assert pictures.board(view, names=NAMES[:3], language="ko") == warm
    ground = galaxy.ground(view)
    moved = replace(view, turn=(view.turn + 1) % 3, last="000")
    assert galaxy.ground(moved) is ground
    assert pictures.board(moved, names=NAMES[:3], language="en").data != warm.data
    forget()
    assert pictures.board(view, names=NAMES[:3], language="ko") == warm


def test_a_part_shows_its_neighbourhood_and_refuses_what_is_not_there() -> None:
    view = samples.at(3, "middle")
    assert len(galaxy.neighbourhood(view, "000", 1)) == 7
    assert len(galaxy.neighbourhood(view, "000", 2)) == 19
    shown = recorded(lambda: pictures.crop(view, "000", 1, names=NAMES[:3], language="en"))
    assert {label.text for label in shown.labels} >= {"000", "101", "102", "103", "104", "105", "106"}
    assert "201" not in {label.text for label in shown.labels}
    with pytest.raises(ValueError, match="301"):
        pictures.crop(view, "301", names=NAMES[:3], language="en")


def test_tokens_may_be_everybodys_or_those_of_a_seat() -> None:
    view = samples.at(6, "late")
    lit = [(at, "") for at in view.systems for _ in view.systems[at].tokens]
    texts = [
        pictures.overlay(view, "tokens", lit, names=NAMES, language="en", seat=seat).alt.split(":")[0]
        for seat in (None, 2)
    ]
    assert texts == ["The galaxy. Command tokens", "The galaxy. Command tokens of Mina"]
    told = pictures.overlay(view, "tokens", lit * 2, names=NAMES, language="en").alt
    assert all(told.count(at) == 1 for at, _ in lit)


def test_an_overlay_darkens_what_is_not_meant_and_frames_what_is() -> None:
    view = samples.at(6, "late")
    shown = recorded(
        lambda: pictures.overlay(
            view, "wormholes", [("201", ""), ("305", "")], names=NAMES, language="en", links=[("201", "305")]
        )
    )
    for at in view.systems:
        spot = galaxy.LENS.centre(at)
        dark = [piece for piece in shown.find(colour=palette.SKY, at=spot) if piece.opacity < 1]
        framed = shown.find(kind="stroke", colour=palette.WORMHOLES["delta"], at=spot)
        assert (bool(dark), bool(framed)) == (at not in ("201", "305"), at in ("201", "305"))
    badge = recorded(lambda: pictures.overlay(view, "cannon", [("201", "7")], names=NAMES, language="en"))
    badge.some(text="7", at=marks.spot(galaxy.LENS, "201"), near=14)


@pytest.mark.usefixtures("no_pixels")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_before_a_map_is_laid_its_positions_are_shown(seats: int) -> None:
    picture = pictures.board(samples.unlaid(seats), names=LONG_NAMES[:seats], language="ko")
    keeps_to_rooms(picture)
    keeps_apart(picture)
    assert "000" in labels_of(picture)


@pytest.mark.usefixtures("no_pixels")
def test_it_can_be_read_on_a_phone() -> None:
    """At 350 pixels what decides is 7 pixels high on the galaxy, and all of a part is more than 10."""
    view = samples.at(6, "late")
    board = pictures.board(view, names=NAMES, language="en")
    numbers = [label for label in board.labels if label.text.isdecimal() and len(label.text) < 3]
    assert min(label.size for label in numbers) * 350 / board.width >= 7
    for steps in (1, 2):
        part = pictures.crop(view, "201", steps, names=NAMES, language="en")
        assert min(label.size for label in part.labels if label.text not in "ABCDEFαβδ") >= 36


def test_the_home_of_creuss_is_drawn_aside_and_touches_nothing() -> None:
    """G3: part of the board, without neighbours, so it lies apart from all others and from what is written."""
    view = samples.at(6, "late")
    systems = view.systems | {"CH": SystemView(51, (), {1: {"carrier": 2}}, {})}
    picture = recorded(lambda: pictures.board(replace(view, systems=systems), names=LONG_NAMES, language="en"))
    x, y = galaxy.LENS.centre("CH")
    away = galaxy.LENS.radius
    assert away < x < galaxy.WIDTH - away
    assert galaxy.LENS.apothem < y < galaxy.HEIGHT - galaxy.LENS.apothem
    assert {label.text for label in picture.labels} >= {"CH", "δ"}
    texts = [label for label in picture.labels if label.text.startswith(("Round", "Action"))]
    assert len(texts) == 2
    for label in texts:
        for spot in (label.box[:2], (label.box[2], label.box[3]), (label.box[0], label.box[3])):
            assert not tiles.inside(spot, (x, y), galaxy.LENS.radius, 0)
    with pytest.raises(ValueError, match="CH"):
        galaxy.neighbourhood(view, "CH", 1)
    assert galaxy.neighbourhood(replace(view, systems=systems), "CH", 1) == ("CH",)


def test_every_faction_has_a_sign_of_its_own() -> None:
    """As it is drawn at the size of a seat's row; whoever has no faction yet has the compass rose."""
    seen: dict[bytes, str] = {}
    for faction in (*FACTIONS, ""):
        canvas = Canvas.blank(64, 64, palette.PLATE)
        emblems.medal(canvas, faction, (32, 32), 32)
        pixels = canvas.drawn().tobytes()
        assert pixels not in seen, (faction, seen[pixels])
        seen[pixels] = faction


def test_silhouettes_are_told_apart_at_56_pixels() -> None:
    """Any two of the ten differ in three tenths of what either of them covers, in one colour."""
    masks: dict[str, set[int]] = {}
    for kind in KINDS:
        canvas = Canvas.blank(56, 44, (0, 0, 0))
        units.silhouette(canvas, kind, (28, 22), 56, (255, 255, 255), (0, 0, 0))
        masks[kind] = {place for place, value in enumerate(canvas.drawn().convert("L").tobytes()) if value > 127}
        assert len(masks[kind]) > 56 * 44 * 0.12, kind
    for one, other in combinations(KINDS, 2):
        apart = masks[one] ^ masks[other]
        assert len(apart) > 0.3 * len(masks[one] | masks[other]), (one, other)


@pytest.mark.usefixtures("no_pixels")
def test_a_seat_that_an_overlay_is_about_is_not_called_you() -> None:
    """Whoever looks may ask for anybody's reach: the row of that seat said "you" to all of them."""
    view = samples.at(6, "late")
    going = next(seat for seat, player in enumerate(view.players) if not player.passed)
    texts = labels_of(pictures.overlay(view, "reach", [("201", "1")], names=NAMES, language="en", seat=going))
    assert "you" not in texts
    assert "you" in labels_of(pictures.board(view, names=NAMES, language="en", viewer=going))


def test_a_system_that_one_seat_alone_holds_is_framed_in_its_colour() -> None:
    """At the size of a phone nobody saw whose the systems were: every plate had to be looked at."""
    view = samples.at(6, "late")
    with recording() as drawn:
        pictures.board(view, names=NAMES, language="en")
    framed = {(one.centre, one.seat) for one in drawn.of("twilight_imperium.contents.border")}
    held: set[tuple[Any, int]] = set()
    for position, system in view.systems.items():
        there = {seat for seat, units in system.units.items() if units}
        for planet in TILES[system.tile].planets:
            if planet in view.planets:
                world = view.planets[planet]
                there |= {world.controller, *(seat for seat, units in world.units.items() if units)} - {NOBODY}
        if len(there) == 1:
            held.add((galaxy.LENS.centre(position), there.pop()))
    assert framed == held
    assert len({seat for _, seat in held}) == 6


def test_the_frame_of_an_owner_leaves_the_label_of_the_position_free() -> None:
    view = samples.at(6, "late")
    for picture in (pictures.board, partial(pictures.crop, position="205", steps=1)):
        with recording() as drawn:
            shown = picture(view, names=NAMES, language="en")
        labels = [one for one in shown.labels if one.text in view.systems]
        for one in drawn.of("twilight_imperium.contents.border"):
            ((stroke),) = drawn.by(one, "canvas.stroke")
            for label in labels:
                left, top, right, bottom = label.box
                for a, b in pairwise(stroke.spots):
                    for step in range(101):
                        x, y = (p + (q - p) * step / 100 for p, q in zip(a, b, strict=True))
                        assert not (left < x < right and top < y < bottom), label.text
