"""Panels of own decks against Discord's limits: a pack with many cards of one colour, long names, fifty decks."""

from __future__ import annotations

import re

import msgspec
import pytest

from bot.core.cards.records import Bilingual
from bot.games.the_dome import decks
from bot.games.the_dome.cards import Document, Pack, built_in
from bot.tables.decks import MOST, DeckBody, DeckRow
from bot.tables.model import Person, Place, Snapshot, TableError
from bot.text.catalogue import Voice
from cogs.panels import gathering
from cogs.panels.ids import Id, digest
from cogs.panels.screen import Dropdown
from cogs.panels.seat_choice import LATER, SHOWN, choice_screen
from cogs.the_dome import builder
from cogs.the_dome import decks as panels
from cogs.the_dome.builder import BuilderPage, builder_screen
from tests.cogs.stage import (
    CHANNEL,
    GUILD,
    LONGEST,
    NASTY,
    Stage,
    complaints,
    custom_ids,
    payload_of,
    public_complaints,
)

KO = Voice("ko")
ANN, BO = Person(1, LONGEST, "ko"), Person(2, NASTY, "en-US")
LONG = "가" * 60
SLOTS = 45

pytestmark = pytest.mark.usefixtures("undrawn")


def crowded() -> Pack:
    """The house's cards and 45 red ones more, all with long names and texts."""
    pack = built_in()
    model = next(card for card in pack.of_kind("action") if card.colour == "red" and not card.mark)
    name, text = Bilingual(LONG, "W" * 60), Bilingual(LONG * 5, "*_~|`@everyone " * 20)
    more = [msgspec.structs.replace(model, id=f"more-{n}", name=name, text=text) for n in range(SLOTS)]
    fields = {one: getattr(pack.document, one) for one in Document.__struct_fields__}
    return Pack(Document(**{**fields, "id": "crowded", "cards": (*pack.document.cards, *more)}))


@pytest.fixture
def pack(monkeypatch: pytest.MonkeyPatch) -> Pack:
    """Played instead of the built-in one."""
    made = crowded()
    monkeypatch.setattr("cogs.the_dome.decklook.compiled", lambda _: made)
    return made


async def table_of(on_stage: Stage, *people: Person) -> Snapshot:
    place = Place(GUILD, CHANNEL)
    table = await on_stage.tables.lobby.open("the_dome", place, people[0], "ko", {}, on_stage.click())
    for person in people[1:]:
        await on_stage.tables.lobby.join(table.id, person, on_stage.click())
    return await on_stage.tables.look.at(table.id)


async def deck(on_stage: Stage, pack: Pack, person: Person, title: str = "W" * 32, **more: int) -> DeckRow:
    body = DeckBody("ria", {**pack.decks["ria-first"].cards, **more})
    return await on_stage.tables.decks.add(person, "the_dome", title, body, pack.sha)


@pytest.mark.parametrize("person", [ANN, BO])
async def test_every_card_has_its_button_and_its_line_on_some_page(on_stage: Stage, pack: Pack, person: Person) -> None:
    row = await deck(on_stage, pack, person, NASTY)
    seen: list[str] = []
    for page in range(3):
        visit = on_stage.visit(person, Id("deck"), panel=True)
        screen = await builder_screen(visit, row, BuilderPage(row.id, "red", page))
        assert complaints(screen) == []
        ids = [one for one in custom_ids(payload_of(screen)["components"]) if ":deck-card:" in one]
        numbers = re.findall(r"^(\d+) · ", screen.texts[1], re.MULTILINE)
        assert len(numbers) == len(ids)
        seen += [one.rsplit(".", 1)[1] for one in ids]
    legal = [card for card in pack.legal_for("ria") if card.colour == "red"]
    assert len(legal) == 60
    assert sorted(seen) == sorted(digest(card.id) for card in legal)


async def test_the_fullest_panel_stays_within_forty_components(on_stage: Stage, pack: Pack) -> None:
    """Twenty cards, pages on both sides, every rule broken, a button to take wrong cards out, a picture."""
    row = await deck(on_stage, pack, ANN, **{"jerry-intercept": 3, "gone": 2, "more-1": 3, "more-2": 3, "more-3": 3})
    row = await on_stage.tables.decks.change(ANN.id, row.id, lambda body: DeckBody("ria", {**body.cards, "gone": 3}))
    screen = await builder_screen(on_stage.visit(ANN, Id("deck")), row, BuilderPage(row.id, "red", 1), NASTY * 3)
    actions = [one.split(":")[3] for one in custom_ids(payload_of(screen)["components"])]
    assert actions.count("deck-card") == builder.SHOWN
    assert actions.count("deck-page") == 2
    assert {"deck-clean", "deck-save", "deck-share", "deck-more", "decks"} <= set(actions)
    assert complaints(screen) == []


@pytest.mark.parametrize("person", [ANN, BO])
async def test_fifty_decks_can_all_be_opened_and_chosen(on_stage: Stage, pack: Pack, person: Person) -> None:
    table = await table_of(on_stage, ANN, BO)
    for _ in range(MOST):
        await deck(on_stage, pack, person)
    for screens, wanted in (
        ([await panels.list_screen(on_stage.visit(person, Id("decks", table.id)), n) for n in range(3)], MOST),
        ([await choice_screen(on_stage.visit(person, Id("choice", table.id)), table, n) for n in range(3)], MOST),
    ):
        offered: set[str] = set()
        for screen in screens:
            assert complaints(screen) == []
            menu = next(row for row in screen.rows if isinstance(row, Dropdown))
            offered |= {one.value for one in menu.choices if one.value.startswith(panels.OWN)}
        assert len(offered) == wanted


async def test_new_pre_built_and_form_fit_too(on_stage: Stage, pack: Pack) -> None:
    for person in (ANN, BO):
        visit = on_stage.visit(person, Id("s-deck"), ["pre~ria-first"], panel=True)
        await panels.opened(visit)
        visit = on_stage.visit(person, Id("deck-new"), panel=True)
        await panels.new_deck(visit)
        (sent,) = visit.interaction.response.sent  # type: ignore[attr-defined]
        assert "view" in sent
        with pytest.raises(decks.BadCode):
            await panels.imported(on_stage.visit(person, Id("m-deck-import"), ["?"]))
        assert await on_stage.tables.decks.of(person.id, "the_dome") == []


async def test_only_legal_saved_decks_are_offered_to_a_seat(on_stage: Stage) -> None:
    table, pack = await table_of(on_stage, ANN, BO), built_in()
    legal = await deck(on_stage, pack, ANN, "legal")
    await deck(on_stage, pack, ANN, "illegal", **{"neutral-buffer": 3})
    await on_stage.tables.decks.change(ANN.id, legal.id, lambda body: DeckBody("ria", {}))
    screen = await choice_screen(on_stage.visit(ANN, Id("choice", table.id)), table)
    (menu,) = [row for row in screen.rows if isinstance(row, Dropdown)]
    values = [one.value for one in menu.choices]
    assert values == [LATER, *(f"pre~{one}" for one in pack.decks), f"own~{legal.id}"]
    assert len(values) <= SHOWN + 1
    assert KO("cogs-the_dome-decks-left-out", count=1) in screen.texts[0]
    other = await choice_screen(on_stage.visit(BO, Id("choice", table.id)), table)
    assert f"own~{legal.id}" not in repr(other)


async def test_the_lobby_says_who_has_chosen_and_never_what(on_stage: Stage) -> None:
    table = await table_of(on_stage, ANN, BO)
    before = gathering.lobby(table)
    table = await on_stage.tables.seat_choices.choose(table.id, BO, "odit-first", on_stage.click())
    after = gathering.lobby(table)
    assert public_complaints(after) == []
    assert before.content != after.content
    assert "odit" not in repr(after)
    table = await on_stage.tables.seat_choices.choose(table.id, BO, "ria-first", on_stage.click())
    assert (gathering.lobby(table)).content == after.content


async def test_a_choice_made_with_an_old_list_is_refused(on_stage: Stage) -> None:
    """Somebody else's deck, or one that is gone, cannot be chosen by its number."""
    table, pack = await table_of(on_stage, ANN, BO), built_in()
    row = await deck(on_stage, pack, ANN, "mine")
    from cogs.panels.seat_choice import chosen

    with pytest.raises(Exception, match="error-unknown-option"):
        await chosen(on_stage.visit(BO, Id("s-choice", table.id), [f"own~{row.id}"], panel=True))
    assert not (await on_stage.tables.look.at(table.id)).has_chosen(1)


async def test_who_has_not_joined_is_told_to(on_stage: Stage) -> None:
    table = await table_of(on_stage, ANN)
    with pytest.raises(TableError, match="error-choose-when-seated"):
        await choice_screen(on_stage.visit(BO, Id("choice", table.id)), table)


@pytest.mark.parametrize("value", ["own~", "own~-1", "own~99999999999999999999", "pre~nobody", ""])
async def test_a_forged_deck_is_no_deck(on_stage: Stage, value: str) -> None:
    await table_of(on_stage, ANN, BO)
    with pytest.raises(TableError, match="error-no-deck"):
        await panels.opened(on_stage.visit(ANN, Id("s-deck"), [value]))


async def test_nothing_chosen_is_no_deck(on_stage: Stage) -> None:
    await table_of(on_stage, ANN, BO)
    with pytest.raises(TableError, match="error-unknown-option"):
        await panels.opened(on_stage.visit(ANN, Id("s-deck"), []))
