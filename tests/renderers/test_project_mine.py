"""Project MINE's pictures: nothing overflows, nothing overlaps, nothing hidden is shown, same view same bytes."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.core.shapes import Anchor
from bot.games.project_mine.cards import built_in
from bot.games.project_mine.state import NOBODY, Cut, Recent
from bot.games.project_mine.verbs import RESOURCES
from bot.games.project_mine.view import view_of
from bot.text.catalogue import LANGUAGES, Language, Voice
from renderers import gallery, project_mine
from renderers.canvas import Canvas
from renderers.project_mine import cards, hands, pieces, prose, samples
from renderers.project_mine.lessons import LESSONS, RULES
from renderers.project_mine.words import Words
from renderers.remembered import forget
from renderers.theme import PANEL_WIDTH, TABLE
from tests.renderers.checks import has_size, keeps_apart, keeps_to_rooms, labels_of, says_all_its_sentences

PACK = built_in()
DRAWN = {
    (name, language): draw
    for language in LANGUAGES
    for name, draw in gallery.project_mine_pictures(language)
    if ("-longest-" in name and (name.startswith("4") or "-board" in name)) or name.startswith("lesson")
}


@pytest.mark.parametrize(("name", "language"), DRAWN, ids=str)
def test_texts_keep_to_their_room_and_off_each_other(name: str, language: Language) -> None:
    picture = DRAWN[name, language]()
    has_size(picture)
    keeps_to_rooms(picture)
    keeps_apart(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_house_can_be_read_whole(language: Language) -> None:
    """No name and no text is cut, and on the board no text is smaller than a label may be."""
    words = Words.of(Voice(language), language, PACK)
    for card in PACK.cards.values():
        labels = cards.paint(words, card, 1.0).labels
        shown = " ".join(label.text.replace("\n", " ") for label in labels)
        assert "…" not in shown, (card.id, shown)
        assert shown.startswith(words.name(card)) or words.name(card).replace(" ", "") in shown.replace(" ", "")
        assert min(label.size for label in labels) >= 24, card.id
        assert str(card.energy) in shown or card.is_goal or card.kind == "company"


def test_terms_have_their_signs_in_both_languages() -> None:
    for word, sign in (("루비", "ruby"), ("에메랄드가", "emerald"), ("금", "gold"), ("Sapphire", "sapphire")):
        assert prose.sign_of(word) == sign
    for word in ("황금률", "금괴", "철길", "golden", "카드"):
        assert prose.sign_of(word) == ""


def test_what_is_gained_stays_on_one_line() -> None:
    lines = prose.fitted("Ruby +1. Draw 3. Discard 2 cards from hand.", 230, 400, 1.0).lines
    said = [" ".join(word.text for word in line) for line in lines]
    assert any("Ruby +1." in line for line in said)
    assert any("Draw 3." in line for line in said)
    assert " ".join(said) == "Ruby +1. Draw 3. Discard 2 cards from hand."


def test_a_long_text_is_cut_within_its_room() -> None:
    fitted = prose.fitted("아주 긴 글이에요. " * 80, 300, 200, 1.0)
    assert fitted.cut
    assert fitted.height <= 200


def some_board(language: Language = "ko") -> project_mine.Picture:
    view = samples.view(4, 7, "middle")
    return project_mine.board(view, names=gallery.PLAIN, language=language)


def test_same_view_same_bytes() -> None:
    warm = some_board()
    assert some_board() == warm
    forget()
    assert some_board() == warm
    assert some_board("en").data != warm.data


def test_faces_are_drawn_once_for_each_language_and_size() -> None:
    forget()
    first = cards.face(PACK, "ruby-handcart", "ko")
    assert cards.face(PACK, "ruby-handcart", "ko") is first
    assert cards.face(PACK, "ruby-handcart", "en") is not first
    assert cards.face(PACK, "ruby-handcart", "ko", 0.5).size == cards.size(0.5)


@pytest.mark.parametrize("stage", samples.STAGES[:-1])
def test_what_others_hold_leaves_no_trace(stage: str) -> None:
    """Two tables that differ in what a viewer cannot see look alike to the byte (rules 7)."""
    one, other = (samples.table(3, 11, stage) for _ in range(2))
    player = other.players[1]
    if player.deck:
        player.hand, player.deck = player.deck[: len(player.hand)], player.deck[len(player.hand) :] + player.hand
    player.offered = list(reversed(player.offered))
    other.pile.reverse()
    other.goal_pile.reverse()
    if player.company:
        player.company = next(card for card in player.offered if card != player.company)
        for table in (one, other):
            table.players[1].trait_shown = False
    assert one != other
    for viewer in (None, 0, 2):
        views = [view_of(PACK, state, viewer) for state in (one, other)]
        for language in LANGUAGES:
            boards = [project_mine.board(view, names=gallery.PLAIN, language=language) for view in views]
            assert boards[0] == boards[1]
            hands = [project_mine.hand(view, 1, names=gallery.PLAIN, language=language) for view in views]
            assert hands[0] == hands[1]
    if stage == "middle":
        mine = [
            project_mine.hand(view_of(PACK, state, 1), 1, names=gallery.PLAIN, language="ko") for state in (one, other)
        ]
        assert mine[0] != mine[1]


def test_a_lower_cost_is_shown_instead_of_the_printed_one() -> None:
    """K13."""
    state = samples.table(2, 7, "middle")
    state.cuts.append(Cut("sapphire-wholesale", _cut_path()))
    views = [view_of(PACK, samples.table(2, 7, "middle"), None), view_of(PACK, state, None)]
    assert all(cheap.cost == max(0, dear.cost - 1) for dear, cheap in zip(views[0].market, views[1].market))
    shown = [
        [label.text for label in project_mine.board(view, names=gallery.PLAIN, language="en").labels] for view in views
    ]
    assert len(shown[0]) == len(shown[1])
    assert shown[0] != shown[1]


def _cut_path() -> str:
    lines = PACK["sapphire-wholesale"].effects
    return next(f"effects.{n}" for n, line in enumerate(lines) if type(line).__name__ == "CostMod")


def test_more_cards_than_six_are_all_on_the_board() -> None:
    state = samples.table(4, 7, "middle")
    state.market += [state.pile.pop() for _ in range(3)]
    picture = project_mine.board(view_of(PACK, state, None), names=gallery.PLAIN, language="ko")
    text = " ".join(label.text for label in picture.labels)
    assert all(PACK[card].name.ko in text.replace("\n", " ") for card in state.market)
    assert picture.height <= 2000


def test_why_a_card_cannot_be_played() -> None:
    """K2, K4 and its energy."""
    state = samples.table(2, 7, "middle")
    player = state.players[state.current]
    player.energy, player.resources["gold"] = 1, 0
    player.hand = ["gold-coinage", "emerald-spoil", "iron-toll", "investment"]
    view = view_of(PACK, state, state.current)
    own = view.players[state.current]
    told = [pieces.missing(own, PACK[card]) for card in own.hand]
    assert told == [("resource", 1, "gold"), ("x", 0, ""), ("energy", 1, ""), ("", 0, "")]
    labels = project_mine.hand(view, state.current, names=gallery.PLAIN, language="en").labels
    text = [label.text for label in labels]
    assert {"1 Gold short", "X: not playable", "1 energy short", "Can be played"} <= set(text)


def test_every_anchor_of_the_game_has_a_place() -> None:
    state = samples.table(3, 7, "middle")
    seat = state.current
    state.held, state.held_by, state.held_zone = state.pile[-2:], seat, "market"
    view = view_of(PACK, state, seat)
    other = next(p for p in view.players if p.seat != seat and p.goals)
    marks = [
        ("1", Anchor("hand", (0,))),
        ("2", Anchor("play", (1,))),
        ("3", Anchor("discard", (state.players[seat].discard[0],))),
        ("4", Anchor("market", (5,))),
        ("5", Anchor("goal", (1,))),
        ("6", Anchor("basic", (view.basic[3].card,))),
        ("7", Anchor("own-goal", (view.players[seat].goals[0].card,))),
        ("8", Anchor("goal-of", (other.seat, other.goals[0].card))),
        ("9", Anchor("looking", (1,))),
        ("10", Anchor("company", (view.players[seat].company,))),
        *[(str(11 + n), Anchor("resource", (name,))) for n, name in enumerate(RESOURCES)],
    ]
    picture = project_mine.move(view, seat, marks, names=gallery.PLAIN, language="en")
    signs = [label.text for label in picture.labels]
    assert all(label in signs for label, _ in marks)
    plain = project_mine.move(view, seat, marks[:1], names=gallery.PLAIN, language="en")
    assert plain.data != picture.data
    with pytest.raises(ValueError, match="vertex"):
        project_mine.move(view, seat, [("1", Anchor("vertex", (1,)))], names=gallery.PLAIN, language="en")


def lit(recent: Recent) -> project_mine.Picture:
    state = samples.table(4, 7, "middle")
    state.recent = recent
    return project_mine.board(view_of(PACK, state, None), names=gallery.PLAIN, language="ko")


def test_what_the_latest_turn_has_changed_glows() -> None:
    """Only where it changed; the writing stays as it is."""
    plain = lit(Recent())
    goals = [goal.card for goal in samples.table(4, 7, "middle").players[0].goals]
    seen = {plain.data}
    for recent in (
        Recent(market=[1]),
        Recent(market=[1, 4]),
        Recent(goals=[0]),
        Recent(tokens=goals[:1]),
        Recent(flipped=goals[1:2]),
        Recent(stock=[(2, "iron")]),
        Recent(penalty=[3]),
    ):
        picture = lit(recent)
        assert picture.data not in seen, recent
        assert picture.labels == plain.labels
        seen.add(picture.data)
    state = samples.table(4, 7, "middle")
    state.recent = Recent(market=[1], stock=[(2, "iron")])
    quiet = project_mine.board(view_of(PACK, state, None), names=gallery.PLAIN, language="ko", glow=False)
    state.recent = Recent()
    assert (
        quiet.data
        == project_mine.board(view_of(PACK, state, None), names=gallery.PLAIN, language="ko", glow=False).data
    )


def test_new_cards_glow_among_the_choices_too() -> None:
    state = samples.table(2, 7, "middle")
    marks = [("1", Anchor("market", (1,))), ("2", Anchor("goal", (0,)))]
    pictures: list[bytes] = []
    for recent in (Recent(), Recent(market=[1]), Recent(market=[0]), Recent(goals=[0])):
        state.recent = recent
        view = view_of(PACK, state, state.current)
        pictures.append(project_mine.move(view, state.current, marks, names=gallery.PLAIN, language="en").data)
    assert pictures[2] == pictures[0]
    assert len(set(pictures)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_a_card_shows_the_card_and_all_its_ways(language: Language) -> None:
    """For every design with ways: nothing is cut, nothing leaves its room."""
    view = samples.view(4, 7, "middle", viewer=3)
    ways: dict[str, list[str]] = {}
    for name, text in PACK.names(language).items():
        card, bar, path = name.partition("|")
        if bar and ".ways." in path:
            ways.setdefault(card, []).append(text)
    assert ways
    for card, texts in ways.items():
        answers = [(str(number), text) for number, text in enumerate(texts, 1)]
        picture = project_mine.asked(view, 3, card, answers, names=gallery.PLAIN, language=language)
        shown = " ".join(labels_of(picture))
        assert "…" not in shown, card
        assert all(word in shown for text in texts for word in text.split()), (card, shown)
        keeps_to_rooms(picture)
        assert all(label in [one.text for one in picture.labels] for label, _ in answers)
        assert picture.width == PANEL_WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", [*dict.fromkeys((*LESSONS, *RULES))])
def test_lessons_say_all_their_sentences(lesson, language: Language) -> None:
    says_all_its_sentences(project_mine.lesson(lesson, language=language))


def test_a_card_is_looked_up_with_its_rulings() -> None:
    found = next(card for card in PACK.cards.values() if card.note)
    assert found.note is not None
    picture = project_mine.card(found.id, language="en")
    shown = " ".join(labels_of(picture))
    assert found.note.en in shown
    assert found.text.en in picture.alt
    assert Image.open(io.BytesIO(picture.data)).size == (PANEL_WIDTH, picture.height)
    with pytest.raises(KeyError):
        project_mine.card("no-such-card", language="ko")


def test_file_names_and_alternatives_tell_nothing_hidden() -> None:
    state = samples.table(4, 7, "middle")
    picture = project_mine.board(view_of(PACK, state, None), names=gallery.PLAIN, language="en")
    assert picture.filename == "project_mine.png"
    assert all(PACK[player.company].name.en not in picture.alt for player in state.players)
    assert all(name in picture.alt for name in gallery.PLAIN)


def test_cards_lie_in_the_order_of_their_numbers() -> None:
    """The buttons of a hand are sorted by name, the hand is not; what cannot be played comes last."""
    state = samples.table(2, 7, "middle")
    player = state.players[state.current]
    player.energy = 1
    player.hand = ["iron-toll", "small-ruby", "investment", "small-gold", "investment"]
    view = view_of(PACK, state, state.current)
    marks = [("1", Anchor("hand", (2,))), ("2", Anchor("hand", (4,))), ("3", Anchor("hand", (3,)))]
    marks.append(("4", Anchor("hand", (1,))))
    picture = project_mine.move(view, state.current, marks, names=gallery.PLAIN, language="en")
    order = [label.text for label in picture.labels if label.text in {PACK[card].name.en for card in player.hand}]
    assert order == ["Investment", "Small Gold Mine", "Small Ruby Mine", "Rail Toll"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_chooses_a_company_goal_sees_the_trait_card_too(language: Language) -> None:
    """2: the trait card comes with the goal, so its text belongs to the choice."""
    view = samples.view(2, 7, "choose", viewer=1)
    offered = view.players[1].company_offered
    marks = [(str(n), Anchor("company", (card,))) for n, card in enumerate(offered, 1)]
    for picture in (
        project_mine.move(view, 1, marks, names=gallery.PLAIN, language=language),
        project_mine.hand(view, 1, names=gallery.PLAIN, language=language),
    ):
        shown = " ".join(labels_of(picture))
        for card in offered:
            trait = next(one for one in PACK.of_kind("trait") if one.trait == PACK[card].trait)
            assert all(word.strip(".") in shown for word in getattr(trait.text, language).split()), trait.id


def test_what_a_mine_brings_is_said_where_it_is_sold() -> None:
    """10.2: medium mines bring two, large ones three."""
    assert [pieces.yields(PACK[card]) for card in ("medium-iron", "large-ruby")] == ["+2", "+3"]
    assert pieces.yields(PACK["ruby-handcart"]) == ""
    view = samples.view(2, 7, "middle", viewer=0)
    assert {"+2", "+3"} <= {label.text for label in some_board().labels}
    marks = [("1", Anchor("basic", ("medium-iron",)))]
    move = project_mine.move(view, 0, marks, names=gallery.PLAIN, language="en")
    assert "+2" in [label.text for label in move.labels]


def test_the_last_board_tells_the_final_points() -> None:
    """7: company goals count in the end, on the board too."""
    view = samples.view(4, 7, "over")
    board = project_mine.board(view, names=gallery.PLAIN, language="en")
    shown = [label.text for label in board.labels]
    assert any(one.company for one in view.accounts)
    assert all(str(one.total) in shown for one in view.accounts)


def test_nobody_sits_out_a_transition_era_before_all_have_decided() -> None:
    view = samples.view(3, 7, "transition")
    plain = [replace(player, entered=False) for player in view.players]
    words = Voice("en")("pic-project_mine-out")
    for current, said in ((0, 3), (NOBODY, 0)):
        asked = replace(view, current=current, players=tuple(plain))
        board = project_mine.board(asked, names=gallery.PLAIN[:3], language="en")
        assert [label.text for label in board.labels].count(words) == said


PHONE = 350
"""Width at which a phone may show a picture."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_basic_piles_can_be_read_on_a_phone(language: Language) -> None:
    """What one brings and how many are left, on the board and where one buys; a figure is as high as nine pixels."""
    view = samples.view(4, 3, "late")
    board = project_mine.board(view, names=gallery.PLAIN, language=language)
    seat = view.current
    own = samples.view(4, 3, "late", seat)
    marks = [mark for mark in samples.choices(own, seat)["buy"] if mark[1].kind == "basic"]
    panel = project_mine.move(own, seat, marks, names=gallery.PLAIN, language=language)
    left = sorted(f"×{one.left}" for one in view.basic)
    for picture, counts in ((board, left), (panel, sorted(f"×{one.left}" for one in own.basic if one.left))):
        found = [label for label in picture.labels if label.text.startswith("×")]
        assert sorted(label.text for label in found) == counts
        gains = [label for label in picture.labels if label.text in ("+2", "+3")]
        assert len(gains) == len(counts)
        assert min(label.size for label in (*found, *gains)) * PHONE / picture.width >= 9


@pytest.mark.parametrize("count", [3, 4, 5, 7, 8, 10, 11, 13])
def test_a_row_of_cards_that_is_not_full_stands_in_the_middle(count: int) -> None:
    """Three cards in a row of four left a hole."""
    words = Words.of(Voice("en"), "en", PACK)
    canvas = Canvas.blank(PANEL_WIDTH, hands.ROWS.height(count), TABLE)
    kinds = [card.id for card in PACK.of_kind("resource")][:count]
    hands.ROWS.draw(canvas, words, [(card, pieces.Said(words="here", count=1)) for card in kinds], 0)
    rows: dict[int, list[float]] = {}
    for label in canvas.labels:
        if label.text == "here":
            rows.setdefault(round(label.room[1]), []).append((label.room[0] + label.room[2]) / 2)
    assert sum(map(len, rows.values())) == count
    for middles in rows.values():
        assert abs(min(middles) + max(middles) - PANEL_WIDTH) < 20


@pytest.mark.parametrize("more", [0, 1, 2, 3])
def test_a_second_row_of_the_market_that_is_not_full_stands_in_the_middle(more: int) -> None:
    view = samples.view(2, 3, "middle")
    extra = [replace(view.market[0], slot=6 + at, card="ruby-vein", cost=9) for at in range(more)]
    view = replace(view, market=(*view.market, *extra))
    picture = project_mine.board(view, names=gallery.PLAIN, language="en")
    words = Words.of(Voice("en"), "en", PACK)
    at = {label.text: label for label in picture.labels}
    columns = -(-len(view.market) // 2)
    above, below = (at[words.name(PACK[view.market[slot].card])] for slot in (0, columns))
    assert below.box[1] > above.box[1]
    assert (below.box[0] - above.box[0] > 50) == bool(2 * columns - len(view.market))
