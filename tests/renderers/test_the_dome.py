"""THE DOME's pictures: nothing overflows, nothing overlaps, nothing hidden is shown, same view same bytes."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.core.match import Match
from bot.core.shapes import Anchor
from bot.core.streams import Stream
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.readings import LAYERS, LENGTH
from bot.games.the_dome.view import ControlView, DomeView, MarkerView
from bot.text.catalogue import LANGUAGES, Language, Voice
from renderers import gallery, the_dome
from renderers.remembered import forget
from renderers.the_dome import art, cards, firewall, hands, icons, prose, samples
from renderers.the_dome.lessons import LESSONS, RULES
from renderers.the_dome.words import Words
from renderers.theme import PANEL_WIDTH
from tests.renderers.checks import TALLEST, has_size, keeps_apart, keeps_to_rooms, labels_of, says_all_its_sentences

PACK = built_in()
DRAWN = {
    (name, language): draw
    for language in LANGUAGES
    for name, draw in gallery.the_dome_pictures(language)
    if not name[0].isdigit() or ("-longest-" in name and (name[0] == "4" or "-board" in name or "-hand" in name))
}


@pytest.mark.parametrize(("name", "language"), DRAWN, ids=str)
def test_texts_keep_to_their_room_and_off_each_other(name: str, language: Language) -> None:
    picture = DRAWN[name, language]()
    has_size(picture, hands.TALLEST if "-hand" in name else TALLEST)
    keeps_to_rooms(picture)
    keeps_apart(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_house_can_be_read_whole(language: Language) -> None:
    """No name and no text is cut, and at reading size no text is smaller than a label may be."""
    words = Words.of(Voice(language), language, PACK)
    for card in PACK.cards.values():
        labels = cards.paint(words, card, 1.0).labels
        shown = " ".join(label.text.replace("\n", " ") for label in labels)
        assert "…" not in shown, (card.id, shown)
        assert words.name(card).replace(" ", "") in shown.replace(" ", ""), card.id
        assert min(label.size for label in labels) >= 24, card.id
        if card.is_player_card:
            assert f"{card.cost[0]}/{card.cost[1]}" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_cards_beside_each_other_can_be_read_whole(language: Language) -> None:
    words = Words.of(Voice(language), language, PACK)
    _, scale, _ = hands.ROWS.layout(12)
    for card in PACK.cards.values():
        shown = " ".join(label.text for label in cards.paint(words, card, scale).labels)
        assert "…" not in shown, (card.id, shown)


def test_every_card_of_the_house_shows_something_of_its_own() -> None:
    """No two cards have the same scene, and what a scene names is there."""
    drawn = {art.scene(card, 200, 90).drawn().tobytes() for card in PACK.cards.values()}
    assert len(drawn) == len(PACK.cards)
    named = {*icons.HOUSE.values(), *icons.BY_KIND.values(), *(i for many in icons.VERBS.values() for i in many)}
    assert named <= set(icons.ICONS)


def test_colours_have_their_signs_in_both_languages() -> None:
    for word, sign in (("적색", "red"), ("청색으로", "blue"), ("황색의", "yellow"), ("Red", "red"), ("blue,", "blue")):
        assert prose.sign_of(word) == sign
    for word in ("적", "청소", "reduce", "카드"):
        assert prose.sign_of(word) == ""


def test_what_starts_an_effect_is_bold_and_a_long_text_is_cut_within_its_room() -> None:
    fitted = prose.fitted("기동: 카드 1장 드로우.", 300, 200, 1.0)
    assert [word.weight for line in fitted.lines for word in line][:2] == ["Bold", "Regular"]
    fitted = prose.fitted("아주 긴 글이에요. " * 80, 300, 200, 1.0)
    assert fitted.cut
    assert fitted.height <= 200


@pytest.mark.parametrize(
    ("text", "starts"),
    [
        ("약: 상대의 프로그램 1장을 소모시켜요. 강: 모든 상대에게 피해 1.", 2),
        ("Weak: Draw 1 card. Gain energy 1. Strong: Draw 3 cards. Gain energy 2.", 2),
        ("When any turn starts, if 1 or more of your markers are on system cards: Draw 1 card. Recover 1.", 1),
    ],
)
def test_each_effect_begins_a_line_where_not_every_sentence_can(text: str, starts: int) -> None:
    tightest = next(
        found for height in range(100, 2000) if not (found := prose.fitted(text, 300, height, 1.0, 30, 30)).cut
    )
    assert len(tightest.starts) == starts
    assert all(tightest.lines[number][0].weight == "Bold" for number in tightest.starts)


def some_board(view: DomeView, language: Language = "ko", viewer: int | None = None) -> the_dome.Picture:
    return the_dome.board(view, names=gallery.PLAIN[: view.seats], language=language, viewer=viewer)


def test_same_view_same_bytes() -> None:
    view = samples.view(4, "middle")
    warm = some_board(view)
    assert some_board(view) == warm
    forget()
    assert some_board(view) == warm
    assert some_board(view, "en").data != warm.data


def test_faces_are_drawn_once_for_each_language_and_size() -> None:
    forget()
    first = cards.face(PACK, "ria", "ko")
    assert cards.face(PACK, "ria", "ko") is first
    assert cards.face(PACK, "ria", "en") is not first
    assert cards.face(PACK, "ria", "ko", 0.5).size == cards.size(0.5)


# --- nothing hidden ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stage", samples.STAGES[:-1])
def test_what_others_hold_leaves_no_trace(seats: int, stage: str) -> None:
    """Two tables that differ in what a viewer cannot see look alike to the byte."""
    match = samples.table(seats, stage)
    for viewer in (None, 0, seats - 1):
        other = match.resample(viewer, Stream.of("what others hold", seats, stage))
        views = [one.view(viewer) for one in (match, other)]
        for language in LANGUAGES:
            boards = [some_board(view, language, viewer) for view in views]
            assert boards[0] == boards[1]
        for seat in range(seats):
            shown = [
                the_dome.hand(view, seat, names=gallery.PLAIN[:seats], language="ko").data
                for view in (match.view(seat), other.view(seat))
            ]
            if seat == viewer:
                assert shown[0] == shown[1]
    if stage == "middle":
        other = match.resample(None, Stream.of("what others hold", seats, stage))
        names = gallery.PLAIN[:seats]
        assert any(
            the_dome.hand(match.view(seat), seat, names=names, language="ko")
            != the_dome.hand(other.view(seat), seat, names=names, language="ko")
            for seat in range(seats)
        )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stage", samples.STAGES[:-1])
def test_the_board_is_the_same_from_every_view(seats: int, stage: str) -> None:
    """The board tells nothing of hands, pools, Controls, orders and the Mastermind's cards, whoever's view it is."""
    match = samples.table(seats, stage)
    public = some_board(match.view(None))
    for seat in range(seats):
        assert some_board(match.view(seat)) == public


def test_the_hand_of_somebody_else_is_only_counted() -> None:
    match = samples.table(2, "middle")
    seat = match.view(None).current
    picture = the_dome.hand(match.view(1 - seat), seat, names=gallery.PLAIN[:2], language="en")
    shown = " ".join(label.text.replace("\n", " ") for label in picture.labels)
    own = match.view(seat).players[seat]
    held = {*own.hand, *(card for pool in own.pools for card in pool), *(c.card for c in own.controls)}
    assert held
    assert not any(PACK[card].name.en in shown + picture.alt for card in held)


def test_file_names_and_alternatives_tell_nothing_hidden() -> None:
    match = samples.table(3, "middle")
    state = match.play.board
    picture = some_board(match.view(state.mastermind), "en")
    assert picture.filename == "the_dome.png"
    hidden = {card for p in state.players for card in (*p.hand, *(c.card for c in p.controls))} | set(state.mm_hand)
    public = {one.card for one in state.server} | {one.card for p in state.players for one in p.programs}
    assert not any(PACK[card].name.en in picture.alt for card in hidden - public)
    assert all(name in picture.alt for name in gallery.PLAIN[:3])


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_the_board_shows_programs_controls_with_their_age_and_the_server() -> None:
    view = samples.view(2, "late")
    shown = labels_of(some_board(view, "en"))
    for one in view.server:
        assert PACK[one.card].name.en in shown
    assert all(PACK[one.card].name.en in shown for p in view.players for one in p.programs)
    player = replace(view.players[0], controls=(ControlView(900, "", view.turn - 3, ""), ControlView(901, "", 1, "")))
    view = replace(view, players=(player, *view.players[1:]))
    shown = labels_of(some_board(view, "en"))
    assert {"Control 1", "3 turns ago", "Control 2"} <= set(shown)


def test_every_marker_stands_where_it_is() -> None:
    view = samples.view(4, "middle")
    players = tuple(replace(p, markers=(MarkerView(1 + p.seat % 4, 1), MarkerView(2, 2))) for p in view.players)
    crowded = replace(view, players=players)
    one, other = some_board(view), some_board(crowded)
    assert one.data != other.data
    assert other.height > one.height  # all four sub markers stand on one space, above each other
    assert other.height <= 2000


def test_durability_counts_the_panes_that_are_left() -> None:
    """D2, D6, M8."""
    view = samples.view(2, "opening")
    player = replace(view.players[0], layer=0, space=1)
    assert firewall.durability(player) == LAYERS * LENGTH
    assert firewall.durability(replace(player, layer=2, space=LENGTH)) == 1
    assert firewall.durability(replace(player, layer=LAYERS, space=0)) == 0
    assert firewall.durability(replace(player, down=True)) == 0


def test_costs_are_those_of_the_view() -> None:
    """D7: a card that costs less now says so."""
    view = samples.view(2, "opening")
    control = next(card for card in PACK.of_kind("control") if card.cost[1] > 0)
    x, y = control.cost
    assert Words.at(view, Voice("en"), "en", ("A", "B")).cost(control) == (x, y)
    cheap = replace(view, costs=((control.id, x, y - 1),))
    assert Words.at(cheap, Voice("en"), "en", ("A", "B")).cost(control) == (x, y - 1)


def test_what_has_just_changed_is_lit() -> None:
    view = replace(samples.view(2, "middle"), recent=())
    plain = some_board(view)
    uid = view.players[0].programs[0].uid if view.players[0].programs else view.players[1].programs[0].uid
    for place in (
        Anchor("wall", (0,)), Anchor("hand", (1,)), Anchor("deck", (0,)), Anchor("void", (0,)),
        Anchor("pool", (1, "red")), Anchor("program", (uid,)), Anchor("system", (view.server[1].uid, 0)),
    ):  # fmt: skip
        lit = replace(view, recent=(place,))
        assert some_board(lit).data != plain.data, place
        names = gallery.PLAIN[:2]
        assert (
            the_dome.board(lit, names=names, language="ko", glow=False).data
            == the_dome.board(view, names=names, language="ko", glow=False).data
        )


def test_a_table_that_was_just_dealt_is_not_lit_all_over() -> None:
    view = samples.view(2, "middle")
    dealt = tuple(Anchor("system", (one.uid, 0)) for one in view.server)
    assert (
        some_board(replace(view, recent=(*dealt, Anchor("wall", (0,))))).data
        == some_board(replace(view, recent=())).data
    )


def test_every_anchor_of_the_game_has_a_place() -> None:
    match = samples.table(3, "late")
    seat = match.view(None).mastermind
    view = match.view(seat)
    own = view.players[seat]
    other = next(p for p in view.players if p.seat != seat)
    control = ControlView(950, "", 1, "")
    players = tuple(
        replace(p, hand=("ria-quick-fire",), markers=(MarkerView(2, 1), MarkerView(0, 0))) if p is own
        else replace(p, controls=(control,)) if p is other else p
        for p in view.players
    )  # fmt: skip
    view = replace(
        view, players=players, held=("neutral-ember",), mm_hand=("mind-tracer",), staged=((other.seat, "odit-relay"),)
    )
    program = next(one for p in players for one in p.programs)
    marks = [
        ("1", Anchor("hand", (0,))), ("2", Anchor("pool", (seat, "blue"))), ("3", Anchor("program", (program.uid,))),
        ("4", Anchor("control", (950,))), ("5", Anchor("system", (view.server[0].uid, 1))),
        ("6", Anchor("marker", (seat, 0))), ("7", Anchor("player", (other.seat,))),
        ("8", Anchor("mastermind", (0,))), ("9", Anchor("held", (0,))), ("10", Anchor("character", (seat,))),
    ]  # fmt: skip
    if players[other.seat].void:
        marks.append(("11", Anchor("void", (other.seat, 0))))
    names = gallery.PLAIN[:3]
    picture = the_dome.move(view, seat, marks, names=names, language="en")
    shown = labels_of(picture)
    assert all(label in shown for label, _ in marks)
    assert {"Quick Fire", "Ember", "Tracer", "Relay", "Control 1"} <= set(shown)
    with pytest.raises(ValueError, match="vertex"):
        the_dome.move(view, seat, [("1", Anchor("vertex", (1,)))], names=names, language="en")


def test_standing_orders_and_pools_stand_in_the_own_hand() -> None:
    view = samples.table(2, "late").view(0)
    controls = (ControlView(900, "jerry-maze", 2, "min-2"), ControlView(901, "jerry-full-block", 2, "hold"))
    pools = (("neutral-ember", "ria-quick-fire"), (), ())
    view = replace(view, players=(replace(view.players[0], controls=controls, pools=pools), view.players[1]))
    shown = labels_of(the_dome.hand(view, 0, names=gallery.PLAIN[:2], language="en"))
    assert {"Maze", "only from 2", "Full Block", "hold"} <= set(shown)
    assert shown.index("Quick Fire") < shown.index("Ember")  # the top of the pool, its end, comes first


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_hand_with_everything_face_down_keeps_to_its_room(language: Language) -> None:
    view = samples.table(2, "late").view(0)
    held = tuple(card.id for card in PACK.cards.values() if card.is_player_card)
    controls = tuple(ControlView(900 + n, card.id, 1, "min-3") for n, card in enumerate(PACK.of_kind("control")[:4]))
    for count in (1, 4, 9, 12, 16):
        player = replace(
            view.players[0], hand=held[:count], hand_count=count, pools=(held[:5], held[5:11], held[11:15]),
            controls=controls,
        )  # fmt: skip
        picture = the_dome.hand(replace(view, players=(player, view.players[1])), 0, names="AB", language=language)
        assert picture.height <= hands.TALLEST
        shown = "".join(labels_of(picture)).replace(" ", "")
        names = [getattr(PACK[card].name, language).replace(" ", "") for card in held[:count]]
        assert count > 12 or all(name in shown for name in names)
        keeps_to_rooms(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_has_not_begun_can_be_drawn(language: Language) -> None:
    """Decks are still chosen: nobody has a character, a limit or a pool."""
    samples.table(2, "opening")  # the game is known from here on
    for seats in (2, 3, 4):
        match = Match.new("the_dome", seats, Stream.of("not begun", seats).seed_bytes(), {"traps": "ask"})
        view, names = match.view(0), gallery.PLAIN[:seats]
        for picture in (
            the_dome.board(view, names=names, language=language, viewer=0),
            the_dome.hand(view, 0, names=names, language=language),
            the_dome.move(view, 0, [], names=names, language=language),
            the_dome.result(view, names=names, language=language),
            the_dome.void(view, 0, names=names, language=language),
        ):
            keeps_to_rooms(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_a_card_shows_it_and_its_answers(language: Language) -> None:
    match = samples.table(2, "late")
    view = match.view(0)
    answers = [("1", "Yes"), ("2", "No")]
    picture = the_dome.asked(view, 0, "neutral-ember", answers, names=gallery.PLAIN[:2], language=language)
    shown = labels_of(picture)
    assert {"1", "Yes", "2", "No", getattr(PACK["neutral-ember"].name, language)} <= set(shown)
    with pytest.raises(KeyError):
        the_dome.asked(view, 0, "no-such-card", answers, names=gallery.PLAIN[:2], language=language)


@pytest.mark.parametrize("names", [gallery.PLAIN, gallery.LONGEST])
@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_are_chosen_by_their_characters(language: Language, names: Sequence[str]) -> None:
    view = samples.view(2, "opening")
    offered = [(str(number), deck) for number, deck in enumerate(PACK.decks, 1)]
    picture = the_dome.decks(view, 1, offered, names=names[:2], language=language)
    shown = " ".join(labels_of(picture)).replace("\n", " ")
    for label, deck in offered:
        found = PACK.decks[deck]
        assert f"{label} {getattr(found.name, language)}" in picture.alt
        assert getattr(found.name, language) in shown
        assert getattr(PACK[found.character].name, language) in shown
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture)
    most = the_dome.decks(view, 1, (offered * 2)[: the_dome.DECKS_SHOWN], names=names[:2], language=language)
    has_size(most)
    with pytest.raises(KeyError):
        the_dome.decks(view, 1, [("1", "no-such-deck")], names=names[:2], language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_void_is_shown_from_its_top(language: Language) -> None:
    view = samples.view(2, "late")
    held = view.players[0].void
    assert len(held) > 1
    picture = the_dome.void(view, 0, names=gallery.PLAIN[:2], language=language)
    names = [getattr(PACK[card].name, language) for card in reversed(held)]
    assert ", ".join(names) in picture.alt
    assert [label for label in labels_of(picture) if label in names] == names
    assert the_dome.void(view, "s0", names=gallery.PLAIN[:2], language=language) == picture
    for shared_void in ("system", "mastermind"):
        assert the_dome.void(view, shared_void, names=gallery.PLAIN[:2], language=language).labels


def test_a_deck_shows_its_copies_and_what_it_breaks() -> None:
    """Section 7."""
    character, held = samples.deck("ria-first")
    shown = labels_of(the_dome.deck(character, held, language="en"))
    assert "30/30" in shown
    assert all(PACK[card].name.en in shown for card in held)
    first = next(iter(held))
    broken = the_dome.deck(character, {**held, first: 3, "no-such-card": 1}, language="en")
    assert "30/30" not in labels_of(broken)
    assert len(broken.labels) > len(shown)
    with_nobody = the_dome.deck("nobody", {}, language="ko")
    assert "0/30" in labels_of(with_nobody)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", [*dict.fromkeys((*LESSONS, *RULES))])
def test_lessons_say_all_their_sentences(lesson, language: Language) -> None:
    says_all_its_sentences(the_dome.lesson(lesson, language=language))


def test_a_card_is_looked_up_with_its_numbers() -> None:
    picture = the_dome.card("ria", language="en")
    assert PACK["ria"].text.en in picture.alt
    assert Image.open(io.BytesIO(picture.data)).size == (PANEL_WIDTH, picture.height)
    with pytest.raises(KeyError):
        the_dome.card("no-such-card", language="ko")
