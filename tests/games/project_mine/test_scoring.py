"""Final score (rules 6; test 10 of rules 11)."""

from __future__ import annotations

import pytest

from bot.games.project_mine.scoring import Account, account, ranks, resource_points
from bot.games.project_mine.state import Goal
from tests.games.project_mine.packbox import files, packed
from tests.games.project_mine.scene import Scene


@pytest.mark.parametrize(
    ("held", "points"),
    [(0, 0), (9, 0), (10, 2), (14, 2), (15, 6), (19, 6), (20, 12), (24, 12), (25, 18), (26, 18), (99, 18)],
)
def test_points_of_one_resource_at_the_edges(held: int, points: int) -> None:
    assert resource_points(held) == points


def test_worked_example() -> None:
    """12, 0, 21, 9, 15 -> 20; deck 11; goals 4 + 3; goal of 16; two transition eras and a mulligan: 47."""
    records = files()
    records["goals.toml"][9] |= {"points": 4}
    records["goals.toml"][11] |= {"points": 3}
    for record in records["company.toml"]:
        record["points"] = 16
        record.pop("tokens", None)
        record.pop("triggers", None)
        record["requires"] = {"is": {"count": "resources"}, "min": 1}
    scene = Scene(2, packed(records))
    scene.put(
        0,
        resources={"ruby": 12, "sapphire": 0, "emerald": 21, "iron": 9, "gold": 15},
        deck=["gold-card", "gold-card"],  # 4 points each
        hand=["medium-ruby"],  # 1
        discard=["large-iron"],  # 2
        goals=[Goal("passive-0", flipped=True), Goal("passive-2", flipped=True), Goal("active-0")],
        penalty=2 + 4 + 1,
    )
    found = account(scene.pack, scene.board, 0)
    assert found.by_resource == (2, 0, 12, 0, 6)
    assert (found.resources, found.deck, found.goals, found.company, found.penalty) == (20, 11, 7, 16, 7)
    assert found.total == 47


def test_deck_points_count_deck_hand_and_discard_pile() -> None:
    scene = Scene(2).put(0, deck=["large-gold"], hand=["medium-gold"], discard=["large-ruby"])
    assert account(scene.pack, scene.board, 0).deck == 5


def test_points_by_formula_are_nothing_while_the_game_runs() -> None:
    records = files()
    records["market.toml"][2]["points"] = {"count": "resource", "resource": "emerald", "per": 2}
    scene = Scene(2, packed(records)).put(0, deck=["emerald-card"] * 2, hand=[], resources={"emerald": 7})
    assert account(scene.pack, scene.board, 0).deck == 6
    assert scene.match.view(0).players[0].points_now == 0


def test_q18_exiled_cards_have_no_points() -> None:
    scene = Scene(2).put(0, deck=[], hand=[], discard=[]).table(exile=["large-gold"])
    assert account(scene.pack, scene.board, 0).deck == 0


def test_q19_a_trait_is_no_resource_card_but_a_card_owned() -> None:
    records = files()
    for record in records["company.toml"]:
        record["requires"] = {"is": {"count": "owned"}, "min": 11}
    scene = Scene(2, packed(records))
    assert account(scene.pack, scene.board, 0).total >= 0
    trait = next(card for card in scene[0].owned if scene.pack[card].kind == "trait")
    assert scene.pack[trait].resource == ""


def seat(total: int, penalty: int = 0, flipped: int = 0) -> Account:
    """An account with what ties are broken by."""
    return Account(0, 0, 0, 0, 0, penalty, total, "", flipped, ())


@pytest.mark.parametrize(
    ("accounts", "wanted"),
    [
        ([seat(10), seat(12), seat(11)], (3, 1, 2)),
        ([seat(10, penalty=2), seat(10, penalty=1)], (2, 1)),
        ([seat(10, 1, flipped=2), seat(10, 1, flipped=3)], (2, 1)),
        ([seat(10, 1, 2), seat(10, 1, 2), seat(9)], (1, 1, 3)),
        ([seat(10, penalty=5, flipped=9), seat(10, penalty=0, flipped=0)], (2, 1)),
    ],
)
def test_ties(accounts: list[Account], wanted: tuple[int, ...]) -> None:
    """Fewer penalty points, then more flipped goals, then a shared place."""
    assert ranks(accounts) == wanted


def test_the_result_keeps_every_account() -> None:
    scene = Scene(2).table(era=6, last_round=1)
    scene.round()
    scene.answer(0, "stop").answer(1, "stop")
    result = scene.match.result
    assert result is not None
    assert [one["total"] for one in result.detail["accounts"]] == list(result.scores)
    assert scene.match.view(None).accounts[0].company_card == scene[0].company
