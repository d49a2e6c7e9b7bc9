"""The balance report of the house cards: made of whole games, the same every time."""

from __future__ import annotations

from bot.core import playable
from bot.games.project_mine.cards import built_in
from bot.games.project_mine.game import PROJECT_MINE
from bot.games.project_mine.verbs import RESOURCES
from tests.balance_mine import Seen, checks, leaning, play, report, shares, within


def played(seats: int, kind: str) -> Seen:
    """Two games."""
    playable.register(PROJECT_MINE)
    seen = Seen()
    for game in range(2):
        play(seats, game, kind, seen)
    return seen


def test_games_are_counted_and_come_out_the_same() -> None:
    first, second = played(2, "equal"), played(2, "equal")
    assert first == second
    assert first.finished == first.games == 2
    assert len(first.scores) == 4
    assert sorted(first.rounds) == [1, 2, 3, 4, 5, 6]
    # Rounds of all eras are the turns of each player, but for transition eras, which each enters or does not.
    rounds = 2 * sum(sum(rounds) for rounds in first.rounds.values())
    assert rounds <= sum(first.turns) <= rounds + 2 * sum(first.transitions)


def test_the_report_names_every_target_and_what_fails() -> None:
    plain, equal, leans = ({2: played(2, kind)} for kind in ("plain", "equal", "leaning"))
    page = report(plain, equal, leans, 2)
    results = checks(plain, leans)
    assert len(results) == 8
    for target, _, figure, _ in results:
        assert target in page
        assert figure in page
    assert page.count("**no**") == sum(not holds for *_, holds in results)
    assert built_in().sha[:12] in page


def test_shares_of_wins_and_of_values() -> None:
    assert shares({"ruby": 3.0, "gold": 1.0}) == dict.fromkeys(RESOURCES, 0.0) | {"ruby": 0.75, "gold": 0.25}
    assert within([1, 2, 3, 4], 2, 3) == 0.5


def test_a_leaning_seat_takes_the_dearest_market_card_of_its_resource() -> None:
    from tests.games.project_mine.house import FILLER, start

    board = ["iron-toll", "gold-coinage", "gold-vault", "gold-bars", "plan-budget", "ruby-vein"]
    table = start(FILLER, hand=(FILLER,), board_market=board, credit=5).answer([])
    (question,) = (one for one in table.match.asked(table.seat) if one.blocking)
    assert leaning(built_in(), question, "gold") == "gold-vault"  # the bars cost 6
    assert leaning(built_in(), question, "ruby") == "ruby-vein"
    assert leaning(built_in(), question, "sapphire") is None
