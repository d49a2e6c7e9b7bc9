"""Metromania's pictures: nothing overflows, nothing overlaps, nothing hidden is shown, same view same bytes."""

from __future__ import annotations

import io
import itertools
import math

import pytest
from PIL import Image

from bot.core.shapes import Anchor
from bot.games.metromania.geometry import ARROW_CELLS, ARROW_INNER, CELLS, ENDS, NONE, STARTS, VERTICES
from bot.games.metromania.view import view_of
from bot.text.catalogue import LANGUAGES, Language
from renderers import encode, gallery, metromania
from renderers.encode import Picture
from renderers.metromania import boards
from renderers.metromania.lens import Lens, is_arrow
from renderers.metromania.lessons import LESSONS, RULES
from renderers.metromania.lines import emblems, lane, tunnels
from renderers.metromania.marks import place_of
from renderers.metromania.palette import OUTLINE, STROKE
from renderers.metromania.samples import ended, played
from renderers.remembered import forget
from tests.renderers.checks import has_size, keeps_apart, keeps_to_rooms, says_all_its_sentences

DRAWN = {
    (name, language): draw
    for language in LANGUAGES
    for name, draw in gallery.metromania_pictures(language)
    if "-longest-" in name or "hidden" in name or name.startswith("lesson")
}


@pytest.mark.parametrize(("name", "language"), DRAWN, ids="-".join)
def test_texts_keep_to_their_room_and_off_each_other(
    name: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(encode, "bands_of", lambda *_: [])  # where texts lie is known before anything is drawn
    picture = DRAWN[name, language]()
    keeps_to_rooms(picture)
    keeps_apart(picture, down=1)


@pytest.mark.parametrize(("name", "language"), [key for key in DRAWN if "-4-" in f"-{key[0]}"][:12], ids="-".join)
def test_sizes(name: str, language: Language) -> None:
    picture = DRAWN[name, language]()
    has_size(picture)
    shown = Image.open(io.BytesIO(picture.data))
    assert (shown.format, shown.size) == ("PNG", (picture.width, picture.height))


def some_board(language: Language = "ko", variant: str = "open") -> Picture:
    view = view_of(played(4, 7, 20, variant, tunnels=2), None)
    return metromania.board(view, names=gallery.PLAIN, language=language)


def test_same_view_same_bytes() -> None:
    warm = some_board()
    assert some_board() == warm
    forget()
    assert some_board() == warm
    assert some_board("en").data != warm.data


def test_move_changes_only_with_its_marks() -> None:
    state = played(4, 7, 20, tunnels=1)
    view, marks = view_of(state, state.current), gallery.marks_of(state)
    draw = [
        metromania.move(view, state.current, some, names=gallery.PLAIN, language="ko").data
        for some in (marks, marks, marks[:-1])
    ]
    assert draw[0] == draw[1] != draw[2]


def test_v2_hidden_letters_leave_no_trace() -> None:
    """Two games that differ in unseen letters only look alike, byte for byte, to everybody else."""
    one, other = (played(4, 7, 0, "hidden") for _ in range(2))
    other.hands[1], other.hands[2] = other.hands[2][:], other.hands[1][:]
    for hands in (one.hands, other.hands):
        hands[1] = sorted(hands[1], key=lambda marker: "RCE".index(marker[0]))
        hands[2] = sorted(hands[2], key=lambda marker: "RCE".index(marker[0]))
    assert one.hands != other.hands
    for viewer in (None, 0, 3):
        views = [view_of(state, viewer) for state in (one, other)]
        for language in LANGUAGES:
            boards = [metromania.board(view, names=gallery.PLAIN, language=language) for view in views]
            assert boards[0] == boards[1]
            hands = [metromania.hand(view, 1, names=gallery.PLAIN, language=language) for view in views]
            assert hands[0] == hands[1]
    mine = [metromania.hand(view_of(state, 1), 1, names=gallery.PLAIN, language="ko") for state in (one, other)]
    assert mine[0] != mine[1]


def test_v2_unplaced_letters_are_question_marks() -> None:
    view = view_of(played(3, 3, 0, "hidden"), None)
    signs = [label.text for label in metromania.board(view, names=gallery.PLAIN, language="en").labels]
    assert signs.count("?") == sum(len(player.hand) for player in view.players) == 12
    own = view_of(played(3, 3, 0, "hidden"), 0)
    signs = [label.text for label in metromania.board(own, names=gallery.PLAIN, language="en").labels]
    assert signs.count("?") == 8


def test_file_names_and_alternatives_tell_nothing_hidden() -> None:
    state = played(4, 7, 0, "hidden")
    picture = metromania.board(view_of(state, None), names=gallery.PLAIN, language="en")
    assert picture.filename == "metromania.png"
    words = picture.alt.replace(",", " ").replace(".", " ").split()
    assert not {marker for hand in state.hands for marker in hand} & set(words)
    assert all(name in picture.alt for name in gallery.PLAIN)


def test_the_viewers_own_card_is_marked() -> None:
    view = view_of(played(4, 7, 8), None)
    texts = [
        [label.text for label in metromania.board(view, names=gallery.PLAIN, language="en", viewer=viewer).labels]
        for viewer in (None, 2)
    ]
    assert "you" not in texts[0]
    assert texts[1].count("you") == 1


def test_an_impossible_trip_and_an_unknown_one() -> None:
    view = view_of(played(4, 7, 0), None)
    picture = metromania.trip(view, "final", names=gallery.PLAIN, language="ko")
    assert picture.alt
    with pytest.raises(ValueError, match="Z"):
        metromania.trip(view, "Z", names=gallery.PLAIN, language="ko")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", [*dict.fromkeys((*LESSONS, *RULES))])
def test_lessons_say_all_their_sentences(lesson, language: Language) -> None:
    says_all_its_sentences(metromania.lesson(lesson, language=language))


def test_every_anchor_of_the_game_has_a_place() -> None:
    lens = Lens(100.0, 800.0, 800.0)
    places = [place_of(lens, Anchor("vertex", (v,))) for v in range(VERTICES)]
    places += [place_of(lens, Anchor("cell", (c,))) for c in range(CELLS)]
    for arrow in STARTS:
        places += [place_of(lens, Anchor("tunnel", (ARROW_CELLS + arrow, NONE, v))) for v in ARROW_INNER[arrow]]
    for arrow in ENDS:
        places += [place_of(lens, Anchor("tunnel", (ARROW_CELLS + arrow, v, NONE))) for v in ARROW_INNER[arrow]]
    assert all(0 < place.spot[0] < 1600 and 0 < place.spot[1] < 1600 for place in places)
    assert len({place.spot for place in places}) == len(places)
    with pytest.raises(ValueError, match="card"):
        place_of(lens, Anchor("card", (1,)))


def test_d7_parallel_lines_lie_on_their_own_sides() -> None:
    """Two lines along one edge are two ribbons with a gap, whichever way each of them runs."""
    lens = Lens(113.0, 800.0, 800.0)
    found = 0
    for seed in (7, 9, 34):
        laid: dict[frozenset[int], list[tuple[float, float]]] = {}
        for line in view_of(played(4, seed, 32), None).lines:
            ribbons = tunnels(lens, line)
            for number in range(1, len(line.path)):
                a, b, _ = lane(
                    lens, lens.vertex(line.path[number - 1]), lens.vertex(line.path[number]), ribbons[number].cell
                )
                middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
                laid.setdefault(frozenset(line.path[number - 1 : number + 1]), []).append(middle)
        for middles in laid.values():
            assert len(middles) <= 2
            if len(middles) == 2:
                found += 1
                assert math.dist(*middles) > lens.px(STROKE + 2 * OUTLINE)
    assert found


def test_a_line_carries_its_owners_shape_along_its_way() -> None:
    """Two seats' colours can look alike to somebody; between stations only the shape tells whose line it is."""
    lens = Lens(113.0, 800.0, 800.0)
    found = 0
    view = view_of(played(4, 7, 30), None)
    marked = {placed.cell for placed in view.markers}
    for line in view.lines:
        signed = emblems(lens, line, marked)
        assert not any(is_arrow(line.hosts[tunnel]) for tunnel in signed)
        if line.hosts:
            # Both ends have a badge or an arrow head, and a marker bears the shape too.
            bearing = {number for number, cell in enumerate(line.hosts) if cell in marked}
            assert not bearing & set(signed)
            told = sorted({0, *signed, *bearing, len(line.hosts) - 1})
            assert max(b - a for a, b in itertools.pairwise(told)) <= 3
            found += len(signed)
    assert found > 10


def test_the_shape_is_drawn_where_it_belongs() -> None:
    view = view_of(played(4, 7, 30), None)
    picture = metromania.board(view, names=gallery.PLAIN, language="en", glow=False)
    shown = Image.open(io.BytesIO(picture.data)).convert("RGB")
    for line in view.lines:
        for x, y in emblems(boards.LENS, line, {placed.cell for placed in view.markers}).values():
            rim = {shown.getpixel((round(x + dx), round(y))) for dx in range(-22, 23)}
            assert any(min(colour) > 240 for colour in rim)  # type: ignore[arg-type, type-var]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trip_can_be_read_on_a_phone(language: Language) -> None:
    """350 pixels wide: everything in the strip, on the way and in the rows is at least 8 pixels high."""
    view = view_of(ended(4, 7, 40), None)
    assert view.result is not None
    for one in view.result.trips:
        picture = metromania.trip(view, one.name, names=gallery.PLAIN, language=language)
        assert min(label.size for label in picture.labels) * 350 / picture.width >= 8
        keeps_to_rooms(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_account_can_be_read_on_a_phone(language: Language) -> None:
    view = view_of(ended(4, 7, 40), None)
    picture = metromania.result(view, names=gallery.PLAIN, language=language)
    words = [label for label in picture.labels if len(label.text) > 1]
    assert min(label.size for label in words) * 350 / picture.width >= 6.9
