"""Decks that people build: kept, changed as drafts, saved, called, deleted (design 4: privacy)."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.rows import DeckBody
from bot.tables.decks import MOST, TITLE, free_title
from bot.tables.model import TableError
from tests.tables.house import ANN, BO, House

GAME = "the_dome"
BODY = DeckBody("ria", {"neutral-buffer": 2})
SHA = "0" * 64


def plus(card: str) -> object:
    def work(body: DeckBody) -> DeckBody:
        return DeckBody(body.character, {**body.cards, card: body.cards.get(card, 0) + 1})

    return work


async def refused(work: object) -> str:
    with pytest.raises(TableError) as caught:
        await work  # type: ignore[misc]
    return caught.value.key


async def test_a_deck_is_kept_changed_and_saved(house: House) -> None:
    decks = house.tables.decks
    deck = await decks.add(ANN, GAME, "mine", BODY, SHA, house.click())
    changed = await decks.change(ANN.id, deck.id, plus("ria-weak-point"), house.click())  # type: ignore[arg-type]
    assert (changed.body, changed.shown.cards) == (BODY, {"neutral-buffer": 2, "ria-weak-point": 1})
    house.wait(100)
    saved = await decks.save(ANN.id, deck.id, "1" * 64)
    assert (saved.body, saved.draft, saved.pack) == (changed.shown, None, "1" * 64)
    assert saved.changed_at == house.now > saved.created_at
    assert await decks.get(ANN.id, deck.id) == saved


async def test_changes_can_be_dropped_and_undoing_them_by_hand_leaves_no_draft(house: House) -> None:
    decks = house.tables.decks
    deck = await decks.add(ANN, GAME, "mine", BODY, SHA)
    await decks.change(ANN.id, deck.id, plus("a"))  # type: ignore[arg-type]
    assert (await decks.revert(ANN.id, deck.id)).shown == BODY
    await decks.change(ANN.id, deck.id, plus("a"))  # type: ignore[arg-type]
    back = await decks.change(ANN.id, deck.id, lambda _: BODY)
    assert back.draft is None


async def test_quick_presses_lose_nothing_and_a_repeated_one_counts_once(house: House) -> None:
    decks = house.tables.decks
    deck = await decks.add(ANN, GAME, "mine", BODY, SHA)
    clicks = [house.click() for _ in range(12)]
    await asyncio.gather(*(decks.change(ANN.id, deck.id, plus("a"), click) for click in clicks))  # type: ignore[arg-type]
    await decks.change(ANN.id, deck.id, plus("a"), clicks[0])  # type: ignore[arg-type]
    assert (await decks.get(ANN.id, deck.id)).shown.cards["a"] == 12


async def test_a_repeated_click_makes_no_second_deck(house: House) -> None:
    click = house.click()
    first = await house.tables.decks.add(ANN, GAME, "mine", BODY, SHA, click)
    again = await house.tables.decks.add(ANN, GAME, "mine", BODY, SHA, click)
    assert again.id == first.id
    assert len(await house.tables.decks.of(ANN.id, GAME)) == 1


async def test_titles_are_numbered_when_they_are_taken(house: House) -> None:
    decks = house.tables.decks
    made = [await decks.add(ANN, GAME, "리아", BODY, SHA) for _ in range(3)]
    assert [deck.title for deck in made] == ["리아", "리아 2", "리아 3"]
    assert (await decks.add(BO, GAME, "리아", BODY, SHA)).title == "리아"
    assert await refused(decks.rename(ANN.id, made[0].id, "리아 2")) == "error-deck-title-taken"
    assert (await decks.rename(ANN.id, made[0].id, "불꽃")).title == "불꽃"


@pytest.mark.parametrize("title", ["a", "x" * 100, "가" * 40])
def test_a_free_title_is_free_and_short(title: str) -> None:
    taken: set[str] = set()
    for _ in range(MOST):
        found = free_title(title, taken)
        assert found not in taken
        assert 0 < len(found) <= TITLE
        taken.add(found)


async def test_a_person_has_so_many_and_no_more(house: House) -> None:
    decks = house.tables.decks
    for _ in range(MOST):
        await decks.add(ANN, GAME, "mine", BODY, SHA)
    assert await refused(decks.add(ANN, GAME, "mine", BODY, SHA)) == "error-too-many-decks"
    assert (await decks.add(BO, GAME, "mine", BODY, SHA)).id
    await decks.delete(ANN.id, (await decks.of(ANN.id, GAME))[0].id)
    assert (await decks.add(ANN, GAME, "mine", BODY, SHA)).id


async def test_other_peoples_decks_do_not_exist(house: House) -> None:
    decks = house.tables.decks
    deck = await decks.add(ANN, GAME, "mine", BODY, SHA)
    for work in (
        decks.get(BO.id, deck.id),
        decks.change(BO.id, deck.id, lambda body: body),
        decks.save(BO.id, deck.id, SHA),
        decks.revert(BO.id, deck.id),
        decks.rename(BO.id, deck.id, "theirs"),
        decks.delete(BO.id, deck.id),
        decks.get(ANN.id, deck.id + 1),
    ):
        assert await refused(work) == "error-no-deck"
    assert (await decks.get(ANN.id, deck.id)).title == "mine"


async def test_a_forgotten_person_leaves_no_deck(house: House) -> None:
    await house.tables.decks.add(ANN, GAME, "mine", BODY, SHA)
    await house.tables.decks.add(BO, GAME, "mine", BODY, SHA)
    assert (await house.tables.people.stored(ANN.id))["decks"] == 1
    await house.tables.people.forget(ANN.id)
    assert await house.tables.decks.of(ANN.id, GAME) == []
    assert len(await house.tables.decks.of(BO.id, GAME)) == 1
