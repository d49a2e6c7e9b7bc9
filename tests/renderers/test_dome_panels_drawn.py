"""THE DOME's panels and accounts: what the view has is drawn, each thing where nothing else of its kind lies."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.the_dome.readings import DECK
from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.view import durability
from bot.text.catalogue import LANGUAGES, Language, Voice
from renderers import the_dome
from renderers.the_dome import cards
from renderers.the_dome.results import ROWS
from renderers.the_dome.words import Words
from tests.renderers.calls import amounts_are_whole, recording
from tests.renderers.checks import begins, cards_apart, keeps_apart, keeps_to_rooms, lie_apart
from tests.renderers.dome_tables import BOSS, NAMES, PACK, full, held, marks, table, words_of

GLYPHS = "the_dome.glyphs."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, BOSS])
def test_a_numbered_choice_stands_at_what_is_chosen(seat: int, language: Language) -> None:
    view = replace(full(viewer=seat), held=held("yellow", 3, 1), held_count=1)
    numbered = marks(view, seat)
    with recording() as drawn:
        picture = the_dome.move(view, seat, numbered, names=NAMES, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    amounts_are_whole(drawn, "the_dome")
    labels = [label for label, _ in numbered]
    assert sorted(one.mark for one in drawn.of("cards.marks.number_mark")) == sorted(labels)
    assert all(drawn.texts(one) == [one.mark] for one in drawn.of("cards.marks.number_mark"))
    laid = drawn.of("the_dome.pieces.shown")
    cards_apart(laid, picture)
    at = {mark: one.card for one in laid for mark in one.said.marks}
    own = view.players[seat]
    everything = [one for player in view.players for one in (*player.programs, *player.controls)]
    for label, anchor in numbered:
        match anchor.kind:
            case "hand":
                assert at[label] == own.hand[int(anchor.at[0])]
            case "held":
                assert at[label] == view.held[int(anchor.at[0])]
            case "mastermind":
                assert at[label] == view.mm_hand[int(anchor.at[0])]
            case "void":
                assert at[label] == view.players[int(anchor.at[0])].void[int(anchor.at[1])]
            case "character":
                assert at[label] == view.players[int(anchor.at[0])].character
            case "program" | "control":
                found = next(one for one in everything if one.uid == anchor.at[0])
                assert at.get(label, "") == found.card
            case _:
                assert label not in at
    words = words_of(view, language)
    for one in laid:
        assert [card.card for card in drawn.by(one, "cards.faces.lay")] == [one.card]
        assert [mark.mark for mark in drawn.by(one, "cards.marks.number_mark")] == list(one.said.marks)
        if one.said.seat is not None:
            assert [badge.seat for badge in drawn.by(one, "people.seat_badge")] == [one.said.seat]
        if one.said.colour:
            assert [sign.name for sign in drawn.by(one, GLYPHS + "colour")] == [one.said.colour]
        told = drawn.texts(one)
        assert (f"×{one.said.count}" in told) == (one.said.count > max(1, len(one.said.marks)))
        assert not one.said.words or {one.said.words, one.said.brief or one.said.words} & set(told)
    assert {one.place for one in drawn.of("the_dome.server.lay")} == {1, 2}
    means = drawn.one("the_dome.pieces.means")
    assert [one.colour for one in drawn.of("the_dome.pieces.pool") if means not in one.inside] == ["blue", "red"]
    assert {(one.sign, one.number) for one in drawn.by(means, "the_dome.pieces.amount")} == {
        ("shield", durability(own)), ("deck", own.deck_count), ("hand", own.hand_count),
    }  # fmt: skip
    assert len(drawn.by(means, GLYPHS + "action_point")) == (3 if view.current == seat else 0)
    others = [anchor.at[0] for _, anchor in numbered if anchor.kind == "player"]
    assert all(begins(drawn.texts(), words.names[int(other)]) for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, BOSS])
def test_the_own_hand_shows_its_cards_pools_controls_and_what_is_known(seat: int, language: Language) -> None:
    view = full(viewer=seat)
    other = (seat + 1) % 4
    knows = replace(view.players[other], known_deck=("", held("red", 0, 1)[0]), known_hand=held("blue", 0, 1))
    view = replace(view, players=tuple(knows if one.seat == other else one for one in view.players))
    own = view.players[seat]
    with recording() as drawn:
        picture = the_dome.hand(view, seat, names=NAMES, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    words = words_of(view, language)
    laid = drawn.of("the_dome.pieces.shown")
    copies = {card: own.hand.count(card) for card in own.hand}
    assert [(one.card, one.said.count) for one in laid] == [*copies.items(), *((card, 1) for card in view.mm_hand)]
    cards_apart(laid, picture)
    texts = drawn.texts()
    assert all(words(key) in texts for key in ("own-pools", "own-controls", "known"))
    pools = drawn.one("the_dome.hands._pools")
    assert [one.name for one in drawn.by(pools, "the_dome.pieces.chip")] == [
        card for pool in own.pools for card in reversed(pool)
    ]
    assert [one.name for one in drawn.by(pools, GLYPHS + "colour")] == [
        colour for colour, pool in zip(COLOURS, own.pools, strict=True) if pool
    ]
    controls = drawn.of("the_dome.hands._control")
    assert [(one.one, one.number) for one in controls] == [(one, at) for at, one in enumerate(own.controls, 1)]
    for one in controls:
        said = drawn.texts(one)
        assert str(one.number) in said
        assert begins(said, words.name(one.one.card))
        key, _, least = one.one.order.partition("-")
        order = words(f"order-{key}", count=int(least)) if least else words(f"order-{key or 'first'}")
        assert begins(said, order)
        cost = drawn.by(one, "the_dome.cards.cost")
        assert [tuple(each.numbers) for each in cost] == [PACK[one.one.card].cost]
    chips = drawn.of("the_dome.pieces.chip")
    listed = [(one.name, one.tail) for one in chips if one.inside[-1].what == "the_dome.pieces.chips"]
    wanted = [(held("red", 0, 1)[0], words("known-deck", number=2)), (held("blue", 0, 1)[0], words("known-hand"))]
    wanted += [(card, f"×{count}" if count > 1 else "") for card, count in own.deck]
    assert listed == wanted
    for one in chips:
        assert begins(drawn.texts(one), words.name(one.name))
        assert not one.tail or one.tail in drawn.texts(one)
        assert [emblem.card.id for emblem in drawn.by(one, "the_dome.art.emblem")] == [one.name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["duel", "four", "over"])
def test_the_account_has_every_row_of_every_seat(name: str, language: Language) -> None:
    view = table(name)
    with recording() as drawn:
        picture = the_dome.result(view, names=NAMES[: view.seats], language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    words = words_of(view, language)
    paint = drawn.one("the_dome.boards.header")
    assert paint.view == view
    texts = drawn.texts()
    for key, count in ROWS:
        at = texts.index(words(f"row-{key}"))
        assert texts[at + 1 : at + 1 + view.seats] == [str(count(player)) for player in view.players]
    assert [one.name for one in drawn.of("the_dome.results._sign")] == [key for key, _ in ROWS]
    for one in drawn.of("the_dome.results._sign"):
        assert [child for child in drawn.calls if one in child.inside and child.what.startswith(GLYPHS)]
    heads = drawn.of("the_dome.results._head")
    assert [one.player for one in heads] == list(view.players)
    for head in heads:
        player = head.player
        said = drawn.texts(head)
        assert [one.seat for one in drawn.by(head, "people.seat_badge")] == [player.seat]
        assert begins(said, words.names[player.seat])
        assert begins(said, words.name(player.character))
        assert [one.number for one in drawn.by(head, "the_dome.pieces.amount")] == [durability(player)]
        assert drawn.by(head, "the_dome.firewall.lay")
        assert bool(drawn.by(head, "people.crown")) == (player.seat in view.winners)
        tag = "down" if player.down else "mastermind" if player.seat == view.mastermind else ""
        assert not tag or words(tag) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_shows_everything_that_is_printed(language: Language) -> None:
    words = Words.of(Voice(language), language, PACK)
    with recording() as drawn:
        for card in PACK.cards.values():
            cards.paint(words, card, 1.0)
    heads, feet = drawn.of("the_dome.cards._head"), drawn.of("the_dome.cards._foot")
    for card, head, foot in zip(PACK.cards.values(), heads, feet, strict=True):
        assert head.card == foot.card == card
        costs = [tuple(one.numbers) for one in drawn.of("the_dome.cards.cost", head)]
        assert costs == ([card.cost] if card.is_player_card else [])
        for one in drawn.of("the_dome.cards.cost", head):
            assert drawn.texts(one) == [f"{card.cost[0]}/{card.cost[1]}"]
            assert [sign.colour for sign in drawn.by(one, GLYPHS + "sign")] == [card.colour]
        if card.energy and not card.is_player_card:
            assert str(card.energy) in drawn.texts(head)
            assert drawn.by(head, GLYPHS + "energy")
        if card.track:
            assert [one.name for one in drawn.by(foot, GLYPHS + "space")] == list(card.track)
            continue
        assert [one.name for one in drawn.by(foot, GLYPHS + "kind")] == [card.kind]
        if card.kind == "character":
            assert [one.name for one in drawn.by(foot, GLYPHS + "colour")] == list(reversed(COLOURS))
            assert drawn.texts(foot) == [str(limit) for limit in reversed(card.limits)]
        else:
            assert words(f"kind-{card.kind}") in drawn.texts(foot)
            assert bool(drawn.by(foot, "canvas.polygon")) == bool(card.grade)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_looked_up_character_has_its_numbers_by_colour(language: Language) -> None:
    card = PACK.of_kind("character")[0]
    with recording() as drawn:
        picture = the_dome.card(card.id, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    table_ = drawn.one("the_dome.lookups._numbers")
    words = Words.of(Voice(language), language, PACK)
    wanted: list[str] = []
    for key, numbers in (("start", card.start), ("limits", card.limits), ("deck", card.deck)):
        wanted += [words(f"fact-{key}"), *map(str, numbers)]
    assert drawn.texts(table_) == wanted
    assert [one.name for one in drawn.by(table_, GLYPHS + "colour")] == list(COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_void_shows_every_card_with_its_place_and_cost(language: Language) -> None:
    view = full(viewer=1)
    for which, held_ in ((2, view.players[2].void), ("system", view.system_void), ("mastermind", view.mm_void)):
        with recording() as drawn:
            picture = the_dome.void(view, which, names=NAMES, language=language)
        keeps_to_rooms(picture)
        chips = drawn.of("the_dome.pieces.chip")
        assert [(one.name, one.head) for one in chips] == [
            (card, str(number)) for number, card in enumerate(reversed(held_), 1)
        ]
        for one in chips:
            card = PACK[one.name]
            assert one.head in drawn.texts(one)
            assert not card.is_player_card or f"{card.cost[0]}/{card.cost[1]}" in drawn.texts(one)
        words = words_of(view, language)
        if isinstance(which, str):
            assert words(f"void-{which}") in drawn.texts()
        else:
            assert [one.seat for one in drawn.of("people.seat_badge")] == [which]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_has_its_cards_by_colour_with_copies_costs_and_counts(language: Language) -> None:
    found = next(iter(PACK.decks.values()))
    with recording() as drawn:
        picture = the_dome.deck(found.character, found.cards, language=language)
    keeps_to_rooms(picture)
    chips = drawn.of("the_dome.pieces.chip")
    assert {(one.name, one.tail) for one in chips} == {(card, f"×{count}") for card, count in found.cards.items()}
    assert len({one.box for one in chips}) == len(chips)
    lie_apart([one.box for one in chips], picture.width, picture.height)
    grades = [one.name for one in drawn.of("the_dome.lookups.grade")]
    assert sorted(grades) == sorted(PACK[card].grade for card in found.cards)
    totals = dict.fromkeys(COLOURS, 0)
    for card, count in found.cards.items():
        totals[PACK[card].colour] += count
    person = PACK[found.character]
    columns = drawn.of("the_dome.lookups._composition")
    assert [(one.colour, one.total, one.wanted) for one in columns] == [
        (colour, totals[colour], person.deck[at]) for at, colour in enumerate(COLOURS)
    ]
    for one in columns:
        assert str(one.total) in drawn.texts(one)
        assert [sign.name for sign in drawn.by(one, GLYPHS + "colour")] == [one.colour]
    head = drawn.one("the_dome.lookups._deck_head")
    words = Words.of(Voice(language), language, PACK)
    assert begins(drawn.texts(head), words.name(person))
    assert f"{DECK}/{DECK}" in drawn.texts(head)
    assert [one.character for one in drawn.by(head, "the_dome.portraits.bust")] == [person.id]
    kinds = [one.name for one in drawn.by(head, GLYPHS + "kind")]
    assert kinds == ["action", "program", "control"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_to_choose_from_have_character_colours_and_numbers(language: Language) -> None:
    view = full(2, viewer=1)
    offered = [(str(number), deck) for number, deck in enumerate(PACK.decks, 1)]
    with recording() as drawn:
        picture = the_dome.decks(view, 1, offered, names=NAMES[:2], language=language)
    plates = drawn.of("the_dome.choosing._plate")
    assert [(one.label, one.name) for one in plates] == offered
    lie_apart([one.box for one in plates], picture.width, picture.height)
    words = words_of(view, language)
    for plate in plates:
        found = PACK.decks[plate.name]
        person = PACK[found.character]
        assert [one.card for one in drawn.by(plate, "cards.faces.lay")] == [person.id]
        assert [one.mark for one in drawn.by(plate, "cards.marks.number_mark")] == [plate.label]
        assert [one.name for one in drawn.by(plate, GLYPHS + "colour")] == list(COLOURS)
        texts = drawn.texts(plate)
        assert begins(texts, getattr(found.name, language))
        counts = [
            sum(count for card, count in found.cards.items() if PACK[card].colour == colour) for colour in COLOURS
        ]
        at = texts.index(words("fact-deck"))
        assert texts[at + 1 : at + 4] == [str(count) for count in counts]
        at = texts.index(words("fact-start"))
        assert texts[at + 1 : at + 4] == [str(count) for count in person.start]
