"""What easy players make first: transports while planets are free, infantry where it can be made."""

from __future__ import annotations

from bot.games.twilight_imperium.bots.builds import build, makes_infantry, transports_lacking
from bot.games.twilight_imperium.bots.fights import guard
from bot.games.twilight_imperium.economy.yards import producing
from tests.games.twilight_imperium.board import Board


def test_early_on_transports_come_before_what_objectives_ask_for() -> None:
    for number, first in ((1, "carrier"), (3, "destroyer")):
        board = Board("winnu", at_207=27, at_309=35).put("winnu", 0, space_dock=1, infantry=2)
        board.state.round = number
        board[0].secrets = ["threaten_enemies"]
        play = board.begin().reload().play
        home = board[0].home
        assert transports_lacking(play, 0, home)
        assert next(iter(build(play, 0, producing(play, 0, home), 3))) == first


def test_28_1_a_dock_alone_makes_no_infantry_and_some_stays_beside_it() -> None:
    alone = Board("arborec").put("nestphar", 0, space_dock=1).begin()
    assert not makes_infantry(alone.match.play, 0, alone[0].home)
    rooted = Board("arborec").put("nestphar", 0, space_dock=1, infantry=2).begin()
    assert makes_infantry(rooted.match.play, 0, rooted[0].home)
    assert guard(rooted.match.play, 0, "nestphar") == 1
    other = Board("sol").put("jord", 0, space_dock=1, infantry=2).begin()
    assert guard(other.match.play, 0, "jord") == 0
