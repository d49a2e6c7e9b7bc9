"""Promissory notes by rules of thumb: what each is worth to have and to give away, when one is used (rules 20, 26)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from bot.core.questions import CALLED
from bot.core.shapes import Answer, Option, Question
from bot.core.windows import window
from bot.games.twilight_imperium.bots.aims import POINT, leaders
from bot.games.twilight_imperium.bots.cards import pick_worth
from bot.games.twilight_imperium.bots.council_cards import unbearable
from bot.games.twilight_imperium.bots.fights import threats
from bot.games.twilight_imperium.bots.gifts.tables import CHOOSERS, WORTH, strategy_token
from bot.games.twilight_imperium.bots.rivals import lead_seen
from bot.games.twilight_imperium.bots.spending import first_options
from bot.games.twilight_imperium.bots.worth import technology_worth
from bot.games.twilight_imperium.components.notes.of_eight_factions import LIT, overgrown
from bot.games.twilight_imperium.economy.yards import producing
from bot.games.twilight_imperium.figures import FACTIONS, SHIPS
from bot.games.twilight_imperium.flow.notes import area, issuer_of, kind_of, usable
from bot.games.twilight_imperium.forces import fleets, in_space, on_planet, present
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.space import known_neighbours
from bot.games.twilight_imperium.state import initiative
from bot.games.twilight_imperium.view import TwilightImperiumView

if TYPE_CHECKING:
    from bot.core.match import Match

THRONE: Final = "support_for_the_throne"
CEASEFIRE: Final = "ceasefire"
HAVING: Final[Mapping[str, float]] = {
    "political_secret": 0.9,
    "military_support": 2.4,
    "tekklar_legion": 1.4,
    "research_agreement": 3.4,
    "trade_convoys": 1.2,
    "war_funding": 1.6,
    "cybernetic_enhancements": 2.4,
    "stymie": 0.8,
    "fires_of_the_gashlai": 3.4,
    "promise_of_protection": 1.4,
    "gift_of_prescience": 1.5,
    "acquiescence": 1.6,
    "political_favor": 1.4,
    "greyfire_mutagen": 1.2,
    "spy_net": 2.4,
    "ragh_s_call": 1.6,
    "creuss_iff": 1.5,
    "antivirus": 1.4,
    THRONE: 6.0,
}
"""Note -> what it brings to somebody else than its issuer, in trade goods."""
LOSING: Final[Mapping[str, float]] = {
    "political_secret": 0.9,
    "military_support": 1.8,
    "tekklar_legion": 0.8,
    "research_agreement": 1.7,
    "trade_convoys": 0.7,
    "war_funding": 1.5,
    "cybernetic_enhancements": 1.8,
    "stymie": 1.0,
    "fires_of_the_gashlai": 2.6,
    "promise_of_protection": 0.7,
    "gift_of_prescience": 1.1,
    "acquiescence": 1.0,
    "political_favor": 1.4,
    "greyfire_mutagen": 0.7,
    "spy_net": 1.6,
    "ragh_s_call": 1.2,
    "creuss_iff": 0.8,
    "antivirus": 2.2,
    THRONE: 5.0,
}
"""Note -> what it costs its issuer that somebody else has it."""
AGREED: Final = 0.8
FORGONE: Final = 0.55
"""Of each commodity of a trade agreement: what it brings, and what its issuer misses."""
BOTH: Final = 0.3
"""So much a trade has to bring to each."""
FIRST: Final = 60.0
"""What is used before the action is worth more than any of them."""


LASTS: Final = 4.0
"""Points that the first still lacks from which on down what pays later pays less: about two rounds."""
AT_ONCE: Final = ("tekklar_legion", "war_funding", "greyfire_mutagen", "political_secret", "political_favor")
"""Notes that are as good in the last round as in any."""
DECIDES: Final = 99.0
"""What the point is worth that ends the game."""
FEARED: Final = 2.0
"""How much more it costs to support somebody who is far ahead."""
STRONG: Final = 2.0
"""Fleets that are so many times as big frighten as much as any."""


def note_worth(view: TwilightImperiumView, seat: int, note: str, other: int) -> float:
    """What it is worth to a player to hold a note, in trade goods; of an own one, that the other does not.

    Args:
        view: the table as anybody sees it.
        seat: whose gain it is.
        note: `KIND:SEAT`.
        other: with whom it is traded.
    """
    kind, issuer = kind_of(note), issuer_of(note)
    if kind == CEASEFIRE:
        return _ceasefire_worth(view, other if issuer == seat else seat, issuer, seat)
    if kind == THRONE and view.players[other if issuer == seat else seat].points + 1 >= view.target:
        return DECIDES
    if kind == "trade_agreement":
        value = FACTIONS[view.players[issuer].faction].commodities * (FORGONE if issuer == seat else AGREED)
    else:
        value = (LOSING if issuer == seat else HAVING).get(kind, 0.0)
        if kind == THRONE and issuer == seat:
            value *= 1.0 + FEARED * lead_seen(view, other)
    return value if kind in (*AT_ONCE, THRONE) else value * _lasting(view)


def _lasting(view: TwilightImperiumView) -> float:
    """How much of what pays later is still to come, 0..1."""
    best = max(player.points for player in view.players)
    return max(0.0, min(1.0, (view.target - best) / LASTS))


def _ceasefire_worth(view: TwilightImperiumView, holder: int, issuer: int, seat: int) -> float:
    """More between neighbours, and the more ships its issuer could come with; that it comes to nothing in the end
    costs its issuer less than it keeps from its holder."""
    near = issuer in view.players[holder].neighbours
    odds = min(STRONG, _ships(view, issuer) / max(1, _ships(view, holder))) if near else 0.0
    if seat == issuer:
        return 0.2 + 0.25 * odds
    return 0.9 + 0.6 * odds if near else 0.3


def _ships(view: TwilightImperiumView, seat: int) -> int:
    """Ships of a player that are no fighters."""
    return sum(
        count
        for system in view.systems.values()
        for kind, count in system.units.get(seat, {}).items()
        if kind in SHIPS and kind != "fighter"
    )


def bargain(view: TwilightImperiumView, seat: int, other: int) -> dict[str, Any] | None:
    """An offer of notes by which both gain: each other's support, or one note for goods; None where there is none.
    Only what is certainly there is asked for, so that nobody asks in vain again and again."""
    thrones = f"{THRONE}:{seat}", f"{THRONE}:{other}"
    sure = [note for note, seats in view.holders.items() if seats == (other,) and note not in view.notes]
    if view.round > 1 and thrones[0] in view.notes and thrones[1] in sure:
        return {"note": thrones[0], "want": thrones[1]}
    for seller, buyer, notes in ((other, seat, sure), (seat, other, list(view.notes))):
        for note in notes:
            if kind_of(note) == THRONE:
                continue
            price = int(-(-(note_worth(view, seller, note, buyer) + BOTH) // 1))
            if price <= view.players[buyer].goods and note_worth(view, buyer, note, seller) - price >= BOTH:
                paid = {"goods": price}
                return {"take": paid, "note": note} if seller == seat else {"give": paid, "want": note}
    return None


def points_at_stake(play: Galaxy, seat: int, system: str) -> float:
    """What activating a system costs in notes that go back."""
    kinds = [
        kind_of(one)
        for one in area(play.board, seat)
        if issuer_of(one) != seat and present(play.board, system, issuer_of(one))
    ]
    return sum(POINT if kind == THRONE else HAVING.get(kind, 0.0) for kind in kinds)


# --- in calls -----------------------------------------------------------------------------------------------------

Wanted = Callable[[Galaxy, int, int, Mapping[str, Any]], bool]
"""Whether a note is used: the match, whose, its issuer, facts of the moment."""


def _threatened(play: Galaxy, seat: int, issuer: int, facts: Mapping[str, Any]) -> bool:
    return facts["system"] in threats(play, seat) or seat in fleets(play.board, facts["system"])


def _ground(play: Galaxy, seat: int, issuer: int, facts: Mapping[str, Any]) -> bool:
    return on_planet(play.board, facts["planet"], seat).get("infantry", 0) > 1


def _fleet(play: Galaxy, seat: int, issuer: int, facts: Mapping[str, Any]) -> bool:
    combat = play.board.combat
    return combat is not None and sum(in_space(play.board, combat.place, seat).values()) > 2


def _against(play: Galaxy, seat: int, issuer: int, facts: Mapping[str, Any]) -> bool:
    """Where the two of them would fight."""
    system: str = facts["system"]
    return facts["seat"] in (seat, issuer) and all(
        one == facts["seat"] or present(play.board, system, one) for one in (seat, issuer)
    )


SWAPPED: Final = 1.5
"""What a swap of strategy cards must bring."""


def _best_swap(play: Galaxy, seat: int, issuer: int) -> tuple[float, int, int]:
    """What swapping a strategy card brings at most, the card that is taken, and the one that is given."""
    players = play.board.players
    return max(
        (pick_worth(play, seat, taken) - pick_worth(play, seat, given), taken, given)
        for taken in players[issuer].cards
        for given in players[seat].cards
    )


def _infected(play: Galaxy, seat: int, issuer: int, facts: Mapping[str, Any]) -> bool:
    combat = play.board.combat
    return combat is not None and combat.other(seat) == issuer


USED: Final[Mapping[str, Wanted]] = {
    CEASEFIRE: _threatened,
    "political_secret": lambda play, seat, issuer, facts: issuer in leaders(play),
    "trade_agreement": lambda play, seat, issuer, facts: play.board.players[issuer].commodities > 1,
    "military_support": lambda play, seat, issuer, facts: True,
    "tekklar_legion": _ground,
    "research_agreement": lambda play, seat, issuer, facts: technology_worth(play, seat, facts["technology"]) > 0,
    "war_funding": _fleet,
    "gift_of_prescience": lambda play, seat, issuer, facts: initiative(play.board, seat) > 1,
    "acquiescence": lambda play, seat, issuer, facts: _best_swap(play, seat, issuer)[0] >= SWAPPED,
    "political_favor": lambda play, seat, issuer, facts: unbearable(play, seat),
    "greyfire_mutagen": _against,
    "ragh_s_call": lambda play, seat, issuer, facts: True,
    "antivirus": _infected,
}


def _outnumbered(play: Galaxy, seat: int, issuer: int, facts: Mapping[str, Any]) -> bool:
    """Where an infantry that changes sides is missed most."""
    return on_planet(play.board, facts["planet"], seat).get("infantry", 0) < 4


LATER: Final[Mapping[str, Wanted]] = {
    "war_funding": _fleet,
    "stymie": lambda play, seat, issuer, facts: facts["system"] in threats(play, seat),
    "greyfire_mutagen": _outnumbered,
}
"""As `USED`, of notes by their later text (24.1)."""


def answer(match: Match, seat: int, question: Question) -> Answer:
    """The note that is used in a call; None where none is, and something else may be."""
    if not question.slot.startswith(CALLED) or match.play.board.notes is None:
        return None
    play: Galaxy = match.play
    facts = window(play).event
    wanted: list[str] = []
    used = {**USED, **LATER} if play.board.codex else USED
    for id in first_options(question):
        note = id.partition("@")[0]
        if ":" in note and kind_of(note) in used and used[kind_of(note)](play, seat, issuer_of(note), facts):
            wanted.append(id)
    if not wanted:
        return None
    exposed = {play.board.planets[id.partition("@")[2]].system: id for id in wanted if "@" in id}
    return next((exposed[at] for at in exposed if at in threats(play, seat)), wanted[0])


# --- in one's turn ------------------------------------------------------------------------------------------------


def _enhanced(play: Galaxy, seat: int, option: Option) -> float:
    return FIRST + strategy_token(play, seat)


def _convoys(play: Galaxy, seat: int, option: Option) -> float:
    """Whom one could trade with then, if there is something to trade."""
    own = play.board.players[seat]
    far = [
        other
        for other in play.board.seats_in()
        if other != seat and not known_neighbours(play, seat, other) and play.board.players[other].commodities
    ]
    return 0.7 * len(far) - 0.2 if own.commodities or own.goods else 0.0


def _issuer(play: Galaxy, seat: int, kind: str) -> int:
    return issuer_of(usable(play.board, seat, kind)[0])


def _stymie(play: Galaxy, seat: int, option: Option) -> float:
    """As much as its issuer could make where it is kept from it."""
    issuer = _issuer(play, seat, "stymie")
    made = sum(
        producing(play, issuer, at).limit
        for at in play.board.systems
        if present(play.board, at, issuer) and overgrown(play, issuer, seat, at)
    )
    return 0.3 * made - 0.2


def _promise(play: Galaxy, seat: int, option: Option) -> float:
    """More where its issuer could take something now."""
    near = known_neighbours(play, seat, _issuer(play, seat, "promise_of_protection"))
    return (0.9 if near else 0.3) if play.board.players[seat].goods > 1 else 0.1


def _acquiescence(match: Match, seat: int, question: Question) -> Answer:
    """The swap that brings most."""
    play: Galaxy = match.play
    issuer = int(first_options(question)[0].partition(":")[0])
    _, taken, given = _best_swap(play, seat, issuer)
    several = len(play.board.players[seat].cards) > 1
    return {"take": f"{issuer}:{taken}", **({"give": str(given)} if several else {})}


WORTH["cybernetic_enhancements"] = _enhanced
WORTH["trade_convoys"] = _convoys
WORTH["stymie"] = _stymie
WORTH["promise_of_protection"] = _promise
WORTH["fires_of_the_gashlai"] = lambda play, seat, option: technology_worth(play, seat, LIT)
WORTH["spy_net"] = lambda play, seat, option: FIRST
CHOOSERS["acquiescence"] = _acquiescence
