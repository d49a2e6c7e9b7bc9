"""Action cards about laws (rules 22)."""

from __future__ import annotations

from bot.core.shapes import Option, Pick
from bot.games.twilight_imperium.components.action_cards.aiming import picked, standing
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.light import AGENDAS, IDLE
from bot.games.twilight_imperium.politics.laws import discard_law

REPEAL_LAW = standing("repeal_law")
IDLE[AGENDAS].append(REPEAL_LAW.id)


def _in_play(play: Galaxy, seat: int) -> Pick | None:
    council = play.board.council
    laws = council.laws if council is not None else {}
    return picked(Option(id, "twilight_imperium-opt-law", {"law": id}) for id in laws)


@REPEAL_LAW.acts(_in_play)
def _repeal_law(play: Galaxy, seat: int, law: str) -> None:
    """AV7: its effect ends, points that it gave stay."""
    discard_law(play, law)
