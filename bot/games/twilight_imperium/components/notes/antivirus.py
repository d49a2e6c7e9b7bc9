"""The promissory note of the Nekro Virus (rules 26 Antivirus)."""

from __future__ import annotations

from bot.games.twilight_imperium.components.notes.using import goes_home, lying, note, used_at
from bot.games.twilight_imperium.flow.notes import issuer_of, lay_open, note_of
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import CANPLAY

ANTIVIRUS = note("antivirus")


def _in_combat(play: Galaxy, seat: int, issuer: int, facts: Facts) -> bool:
    """In any combat of one's own; its issuer need not take part."""
    combat = play.board.combat
    return combat is not None and seat in combat.sides


for window in ("SC_START", "GC_START"):

    @used_at(ANTIVIRUS, window, _in_combat, returns=False)
    def _antivirus(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
        """It lies open before its user from now on."""
        lay_open(play, seat, note_of(ANTIVIRUS.id, issuer))


@ANTIVIRUS.contributes(CANPLAY, "forbid")
def _guards(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    """Nothing is learnt of its holder in a combat; other abilities go on."""
    if "learning" not in facts or facts.get("against") != owner:
        return None
    return True if any(issuer_of(one) == facts["seat"] for one in lying(play.board, owner, ANTIVIRUS.id)) else None


goes_home(ANTIVIRUS)
