"""Project MINE: what the view has is drawn, everything of it, each thing where nothing else of its kind lies."""

from __future__ import annotations

from functools import lru_cache

import pytest

from bot.core.shapes import Anchor
from bot.games.project_mine.scoring import resource_points
from bot.games.project_mine.state import NOBODY
from bot.games.project_mine.verbs import RESOURCES
from bot.games.project_mine.view import MineView, PlayerView, points_now
from bot.text.catalogue import LANGUAGES, Language, Voice
from renderers import gallery, project_mine
from renderers.cards.marks import counted
from renderers.encode import Picture
from renderers.project_mine import cards, pieces, samples
from renderers.project_mine.goals import MOST
from renderers.project_mine.goals import shown as goals_shown
from renderers.project_mine.seats import GOALS, best_seats
from renderers.project_mine.words import Words
from tests.renderers import mine_tables
from tests.renderers.calls import Drawn, Recording, amounts_are_whole, recording
from tests.renderers.checks import begins, cards_apart, keeps_apart, keeps_to_rooms
from tests.renderers.mine_tables import PACK, SEED, full

NAMES = gallery.LONGEST
STAGES = ("choose", "late", "transition", "over")
GLYPHS = "project_mine.glyphs."


def words_of(view: MineView, language: Language) -> Words:
    return Words.at(view, Voice(language), language, NAMES)


def views() -> list[MineView]:
    """A full table, seen by everybody and by a seat, and one at every stage."""
    return [full(), full(full().current), *(samples.view(4, SEED, stage) for stage in STAGES)]


@lru_cache(maxsize=16)
def board(number: int, language: Language) -> tuple[Recording, Picture]:
    with recording() as drawn:
        picture = project_mine.board(views()[number], names=NAMES, language=language)
    return drawn, picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(views())))
def test_the_market_and_the_piles_lie_on_the_board(number: int, language: Language) -> None:
    view = views()[number]
    drawn, picture = board(number, language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    offers = drawn.of("project_mine.boards.offer")
    assert [one.one for one in offers] == [*view.market, *view.goals]
    laid = [drawn.by(one, "project_mine.cards.lay") for one in offers]
    assert [[card.card for card in cards_] for cards_ in laid] == [[one.one.card] for one in offers]
    cards_apart([card for cards_ in laid for card in cards_], picture)
    for one in offers:
        other = [cost.number for cost in drawn.by(one, GLYPHS + "cost")]
        assert other == ([one.one.cost] if one.one.cost != PACK[one.one.card].cost else []), one.one.card
    chips = drawn.of("project_mine.boards.basic_chip")
    assert [one.one for one in chips] == list(view.basic)
    for one in chips:
        card = PACK[one.one.card]
        assert [sign.card for sign in drawn.by(one, "project_mine.pieces.sign_of")] == [card]
        assert [cost.number for cost in drawn.by(one, GLYPHS + "cost")] == [one.one.cost]
        assert {f"×{one.one.left}", pieces.yields(card)} <= set(drawn.texts(one))
        assert drawn.by(one, "canvas.panel")
    words = words_of(view, language)
    piles = drawn.one("project_mine.boards._piles")
    discards = len(view.market_discard) + len(view.goal_discard) + view.market_down + view.goal_down
    for key, count in (
        ("market", view.pile), ("goals", view.goal_pile), ("discard", discards), ("exile", len(view.exile)),
    ):  # fmt: skip
        said = words(f"pile-{key}", count=count, down=view.market_down + view.goal_down)
        assert said in drawn.texts(piles), said
    assert len(drawn.by(piles, "canvas.disc")) == view.eras


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(views())))
def test_everything_public_about_a_seat_lies_before_it(number: int, language: Language) -> None:
    view = views()[number]
    drawn, _ = board(number, language)
    words = words_of(view, language)
    amounts_are_whole(drawn, "project_mine")
    panels = drawn.of("project_mine.seats.seat_panel")
    assert [one.player for one in panels] == list(view.players)
    for panel in panels:
        player: PlayerView = panel.player
        texts = drawn.texts(panel)
        assert [badge.seat for badge in drawn.of("people.seat_badge", panel)] == [player.seat]
        assert begins(texts, words.names[player.seat])
        final = view.accounts[player.seat].total if view.accounts else player.points
        assert [one.number for one in drawn.of(GLYPHS + "points", panel)] == [final]
        stock = drawn.one("project_mine.pieces.stock", panel)
        assert drawn.texts(stock) == [str(held) for held in player.resources]
        assert [one.name for one in drawn.by(stock, GLYPHS + "resource")] == list(RESOURCES)
        figures = {(one.sign, one.number) for one in drawn.of("project_mine.pieces.amount", panel)}
        assert figures == {
            ("hand", player.hand_count), ("credit", player.credit), ("coin", player.coins),
            ("penalty", player.penalty), ("discard", len(player.discard)), ("deck", player.deck_count),
        }  # fmt: skip
        track = drawn.one("project_mine.pieces.energy_track", panel)
        assert track.energy == player.energy
        assert drawn.texts(track) == [str(player.energy)]
        assert len(drawn.by(track, "canvas.panel")) == 6
        assert drawn.by(track, GLYPHS + "bolt")
        assert bool(drawn.of("people.crown", panel)) == (player.seat in best_seats(view))
        waits = view.current == player.seat if view.phase != "choose" else not player.chosen
        assert bool(drawn.of("people.hourglass", panel)) == (waits and view.phase != "over")
        _goals(drawn, panel, player, words)


def _goals(drawn: Recording, panel: Drawn, player: PlayerView, words: Words) -> None:
    """Every goal of a seat with its sign and how far it is; of more than fit, how many more there are."""
    rows = drawn.of("project_mine.seats._goal_row", panel)
    public = sorted(player.goals, key=lambda goal: goal.flipped)
    assert [row.goal for row in rows] == public[: len(rows)]
    company = drawn.of("project_mine.seats._company_row", panel)
    assert len(company) == bool(player.company)
    if not player.goals and not player.company:
        assert words("no-goals") in drawn.texts(panel)
    if hidden := len(public) - len(rows):
        assert len(rows) + len(company) >= GOALS
        assert words("more-goals", count=hidden) in drawn.texts(panel)
    for row in rows:
        texts = drawn.texts(row)
        assert begins(texts, words.name(row.goal.card))
        assert len(drawn.by(row, GLYPHS + "kind")) == 1
        assert len(drawn.by(row, GLYPHS + "check")) == row.goal.flipped
        if not row.goal.flipped and row.goal.needs:
            assert f"{row.goal.tokens}/{row.goal.needs}" in texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(views())))
def test_the_strip_on_top_tells_whose_turn_it_is_and_when(number: int, language: Language) -> None:
    view = views()[number]
    drawn, _ = board(number, language)
    words = words_of(view, language)
    header = drawn.one("project_mine.boards.header")
    texts = drawn.texts(header)
    if view.phase == "over":
        assert [one.seat for one in drawn.of("people.seat_badge", header)] == best_seats(view)
        return
    if view.current == NOBODY:
        assert words("choosing" if view.phase == "choose" else "between") in texts
        assert drawn.of("people.hourglass", header)
    else:
        assert [one.seat for one in drawn.of("people.seat_badge", header)] == [view.current]
        assert len(drawn.of("canvas.polygon", drawn.one("strips.turn"))) >= 1
    when = {
        "transition": words("transition", number=view.transition),
        "choose": words("eras", count=view.eras),
        "era": words("era-round", era=view.era, round=max(1, view.round)),
    }
    assert when[view.phase] in texts
    if view.declarer != NOBODY and view.phase != "transition":
        assert words("last-round", round=view.last_round) in texts
    elif view.current != NOBODY:
        assert words(f"stage-{view.stage}") in texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_numbered_choice_stands_at_what_is_chosen(language: Language) -> None:
    seat = full().current
    view = full(seat)
    marks = mine_tables.marks(view, seat)
    with recording() as drawn:
        picture = project_mine.move(view, seat, marks, names=NAMES, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    own = view.players[seat]
    amounts_are_whole(drawn, "project_mine")
    laid = drawn.of("project_mine.pieces.shown")
    cards_apart(laid, picture)
    by_label = dict(marks)
    numbered = {mark: one.card for one in laid for mark in one.said.marks}
    where = {
        "hand": lambda at: own.hand[at[0]], "play": lambda at: own.play[at[0]],
        "looking": lambda at: view.looking[at[0]],
        "market": lambda at: view.market[at[0]].card, "goal": lambda at: view.goals[at[0]].card,
    }  # fmt: skip
    for label, anchor in by_label.items():
        if anchor.kind in ("basic", "resource"):
            assert drawn.texts(drawn.one(f"project_mine.moves.{PLATES[anchor.kind]}")).count(label) == 1
            continue
        card = where[anchor.kind](anchor.at) if anchor.kind in where else str(anchor.at[-1])
        assert numbered[label] == card, anchor
    for one in laid:
        assert [card.card for card in drawn.by(one, "project_mine.cards.lay")] == [one.card]
        assert [mark.mark for mark in drawn.by(one, "cards.marks.number_mark")] == list(one.said.marks)
        if one.said.seat is not None:
            assert [badge.seat for badge in drawn.by(one, "people.seat_badge")] == [one.said.seat]
        if one.said.count > 1:
            assert f"×{one.said.count}" in drawn.texts(one)
        if one.said.words:
            assert begins(drawn.texts(one), one.said.words)
    means = drawn.one("project_mine.pieces.means")
    assert {(one.sign, one.number) for one in drawn.by(means, "project_mine.pieces.amount")} == {
        ("energy", own.energy), ("credit", own.credit), ("buys", own.buys), ("coin", own.coins),
    }  # fmt: skip
    assert drawn.texts(drawn.one("project_mine.pieces.stock")) == [str(held) for held in own.resources]
    sold = [one.card for one in drawn.of("project_mine.pieces.sign_of", drawn.one("project_mine.moves._piles"))]
    assert [card.id for card in sold] == [anchor.at[0] for anchor in by_label.values() if anchor.kind == "basic"]
    tiles = drawn.one("project_mine.moves._resources")
    assert [one.name for one in drawn.by(tiles, GLYPHS + "resource")] == list(RESOURCES)


PLATES = {"basic": "_piles", "resource": "_resources"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_hand_shows_every_card_its_company_goal_and_the_deck(language: Language) -> None:
    seat = full().current
    view = full(seat)
    own = view.players[seat]
    with recording() as drawn:
        picture = project_mine.hand(view, seat, names=NAMES, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    laid = drawn.of("project_mine.pieces.shown")
    assert [(one.card, one.said.count) for one in laid] == [*counted(own.hand), (own.company, 1)]
    cards_apart(laid, picture)
    chips = drawn.of("project_mine.pieces.chip")
    assert [(one.card, one.count) for one in chips] == [*counted(own.play), *own.deck]
    words = words_of(view, language)
    for one in chips:
        texts = drawn.texts(one)
        assert begins(texts, words.name(one.card))
        assert (f"×{one.count}" in texts) == (one.count > 1)
        assert drawn.by(one, "project_mine.pieces.sign_of")
    for key, count in (("play-area", len(own.play)), ("deck-set", own.deck_count)):
        assert words(key, count=count) in drawn.texts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_that_is_not_shown_is_counted(language: Language) -> None:
    view = full()
    with recording() as drawn:
        project_mine.hand(view, 1, names=NAMES, language=language)
    words = words_of(view, language)
    assert words("hand-hidden", count=view.players[1].hand_count) in drawn.texts()
    assert not drawn.of("project_mine.pieces.shown")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(views())))
def test_every_goal_that_may_be_seen_lies_among_the_goals(number: int, language: Language) -> None:
    view = views()[number]
    with recording() as drawn:
        picture = project_mine.goals(view, names=NAMES, language=language)
    words = words_of(view, language)
    wanted = [(player.seat, goal.card) for player in view.players for goal in player.goals]
    wanted += [(player.seat, player.company) for player in view.players if player.company]
    laid = drawn.of("project_mine.pieces.shown")
    assert {(one.said.seat, one.card) for one in laid} <= set(wanted)
    assert len(laid) == min(MOST, len(wanted))
    assert words("goals-title") in drawn.texts()
    cards_apart(laid, picture)
    told = dict(goals_shown(view, words))
    for one in laid:
        assert [badge.seat for badge in drawn.by(one, "people.seat_badge")] == [one.said.seat]
        have, needs = told[one.card].tokens or (0, 0)
        filled = [
            token
            for row in drawn.by(one, "project_mine.pieces.goal_tokens")
            for token in drawn.by(row, GLYPHS + "token")
        ]
        assert len(filled) == min(have, needs)
    if not wanted:
        assert words("no-goals") in drawn.texts()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.parametrize("stage", ["late", "over"])
def test_the_account_has_every_source_of_every_seat(stage: str, viewer: int | None, language: Language) -> None:
    view = samples.view(4, SEED, stage, viewer)
    with recording() as drawn:
        picture = project_mine.result(view, names=NAMES, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    words = words_of(view, language)
    texts = drawn.texts()
    heads = drawn.of("accounts.head")
    assert [one.seat for one in heads] == list(range(view.seats))
    for head in heads:
        assert begins(drawn.texts(head), words.names[head.seat])
        assert [one.seat for one in drawn.of("people.seat_badge", head)] == [head.seat]
        assert bool(drawn.of("people.crown", head)) == (head.first and head.final)
    totals = drawn.one("accounts.totals")
    assert drawn.texts(totals)[1:] == [str(points_now(view, seat)).replace("-", "−") for seat in range(view.seats)]
    rows = drawn.one("project_mine.results._resources")
    assert [one.name for one in drawn.by(rows, GLYPHS + "resource")] == list(RESOURCES)
    for number, name in enumerate(RESOURCES):
        assert words(f"resource-{name}") in drawn.texts(rows)
        for player in view.players:
            points = resource_points(player.resources[number])
            assert str(player.resources[number]) in drawn.texts(rows)
            assert (f"+{points}" if points else "0") in drawn.texts(rows)
    final = bool(view.accounts)
    sources = [one.title for one in drawn.of("project_mine.results._source")]
    expected = ["goals", "penalty"] + (["company", "deck"] if final else ["deck"] if viewer is not None else [])
    assert sorted(sources) == sorted(words(f"row-{key}") for key in expected)
    assert all(source in texts for source in sources)
    cells = [one.points for one in drawn.of("project_mine.results._cell")]
    for player in view.players:
        assert -player.penalty in cells
        assert sum(PACK[goal.card].worth for goal in player.goals if goal.flipped) in cells
    for one in drawn.of("project_mine.results._cell"):
        assert any(text.lstrip("+−") == str(abs(one.points)) for text in drawn.texts(one))
    if final:
        assert all(one.company in cells and one.deck in cells for one in view.accounts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_shows_every_number_that_is_printed(language: Language) -> None:
    words = Words.of(Voice(language), language, PACK)
    with recording() as drawn:
        for card in PACK.cards.values():
            assert cards.paint(words, card, 1.0).labels
    heads, feet = drawn.of("project_mine.cards._head"), drawn.of("project_mine.cards._foot")
    for card, head, foot in zip(PACK.cards.values(), heads, feet, strict=True):
        assert head.card == foot.card == card
        bought = card.kind in ("resource", "plan", "active", "passive") or (card.kind == "basic" and card.cost > 0)
        assert [one.number for one in drawn.of(GLYPHS + "cost", head)] == ([card.cost] if bought else [])
        if card.kind in ("basic", "resource", "plan", "trait"):
            assert [one.number for one in drawn.by(foot, GLYPHS + "energy")] == [card.energy]
        assert [one.name for one in drawn.by(foot, GLYPHS + "kind")] == [card.kind]
        assert [one.name for one in drawn.by(foot, GLYPHS + "resource")] == ([card.resource] if card.resource else [])
        assert len(drawn.by(foot, GLYPHS + "token")) == (0 if card.resource else card.tokens)
        if card.kind != "trait":
            assert [one.number for one in drawn.by(foot, GLYPHS + "points")] == [cards.worth(card)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_company_goal_is_chosen_beside_its_trait_card(language: Language) -> None:
    view = samples.view(4, SEED, "choose", 1)
    offered = view.players[1].company_offered
    marks = [(str(n), Anchor("company", (card,))) for n, card in enumerate(offered, 1)]
    with recording() as drawn:
        picture = project_mine.move(view, 1, marks, names=NAMES, language=language)
    traits = [next(one.id for one in PACK.of_kind("trait") if one.trait == PACK[card].trait) for card in offered]
    laid = drawn.of("project_mine.pieces.shown")
    assert [one.card for one in laid] == [*offered, *traits]
    cards_apart(laid, picture)
