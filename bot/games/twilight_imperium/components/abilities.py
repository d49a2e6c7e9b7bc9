"""Faction abilities (rules 28), the six factions that stand."""

from __future__ import annotations

from bot.core.asks import Ask
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.state import Modifier
from bot.games.twilight_imperium.figures import TECHNOLOGIES, TRADE
from bot.games.twilight_imperium.flow.bombardment import bombable, bombers, drop_bombs
from bot.games.twilight_imperium.flow.combat_orders import runs, spend
from bot.games.twilight_imperium.flow.combat_rolls import AGAIN, reroll_misses
from bot.games.twilight_imperium.flow.control import take_structures
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, placeable
from bot.games.twilight_imperium.forces import on_planet, structures
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, ability
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import COMBAT, COST, FLEET, PREREQ, SECONDARY_COST, TOKENS, TX, may_land
from bot.games.twilight_imperium.light import ACTION_CARDS, IDLE
from bot.games.twilight_imperium.state import NOBODY

NO = "no"
YES = "yes"


def use_or_not(prompt: Text, use: str, topic: str, rule: str, default: str = NO) -> Question:
    """The question whether an ability is used.

    Args:
        prompt: what is asked.
        use: key of the option that uses it.
        topic, rule, default: as of every question.
    """
    shape = Pick((Option(YES, use), Option(NO, "twilight_imperium-opt-no")))
    return Question(slot="", prompt=prompt, shape=shape, topic=topic, rule=rule, default=default)


# --- Sol ----------------------------------------------------------------------------------------------------------

ORBITAL_DROP = ability("orbital_drop")
VERSATILE = ability("versatile")


def _drop_zones(play: Galaxy, seat: int) -> Pick | None:
    if play.board.players[seat].strategy < 1:
        return None
    planets = [
        planet
        for planet in play.board.planets_of(seat)
        if may_land(play, seat, planet) and placeable(play.board, seat, planet, "infantry")
    ]
    options = tuple(Option(planet, "twilight_imperium-opt-planet", {"planet": planet}) for planet in planets)
    return Pick(options) if options else None


@ORBITAL_DROP.acts(_drop_zones)
def _orbital_drop(play: Galaxy, seat: int, planet: str) -> None:
    play.board.players[seat].strategy -= 1
    play.push(PlaceUnits(seat, place=planet, kind="infantry", count=2, optional=False))


@VERSATILE.contributes(TOKENS, "add")
def _versatile(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 1 if facts["seat"] == owner else None


# --- Sardakk N'orr ------------------------------------------------------------------------------------------------

UNRELENTING = ability("unrelenting")


@UNRELENTING.contributes(COMBAT, "add")
def _unrelenting(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 1 if facts["seat"] == owner and "rolls" not in facts else None


# --- Jol-Nar ------------------------------------------------------------------------------------------------------

FRAGILE = ability("fragile")
BRILLIANT = ability("brilliant")
ANALYTICAL = ability("analytical")


@FRAGILE.contributes(COMBAT, "add")
def _fragile(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return -1 if facts["seat"] == owner and "rolls" not in facts else None


@BRILLIANT.contributes(COST, "set")
def _brilliant(play: Galaxy, owner: int, facts: Facts) -> int | None:
    """The primary, for who spends a token."""
    if facts["seat"] != owner or not facts.get("paid"):
        return None
    return {"first": 0, "second": 6}.get(str(facts.get("research", "")))


@ANALYTICAL.contributes(PREREQ, "add")
def _analytical(play: Galaxy, owner: int, facts: Facts) -> int | None:
    if facts["seat"] != owner or "all" in facts or "teams" in facts or TECHNOLOGIES[facts["technology"]].unit:
        return None
    return 1


# --- Hacan --------------------------------------------------------------------------------------------------------

MASTERS_OF_TRADE = ability("masters_of_trade")
GUILD_SHIPS = ability("guild_ships")
ARBITERS = ability("arbiters")
IDLE[ACTION_CARDS].append(ARBITERS.id)


@MASTERS_OF_TRADE.contributes(SECONDARY_COST, "set")
def _masters_of_trade(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 0 if facts["seat"] == owner and facts["card"] == TRADE else None


@GUILD_SHIPS.contributes(TX, "set")
def _guild_ships(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if owner in (facts["seat"], facts["other"]) and "cards" not in facts else None


@ARBITERS.contributes(TX, "set")
def _arbiters(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if owner in (facts["seat"], facts["other"]) and "cards" in facts else None


# --- Letnev -------------------------------------------------------------------------------------------------------

ARMADA = ability("armada")
MUNITIONS_RESERVES = ability("munitions_reserves")
MUNITIONS_PRICE = 2


@ARMADA.contributes(FLEET, "add")
def _armada(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 2 if facts["seat"] == owner else None


def _can_buy_munitions(play: Galaxy, owner: int, facts: Facts) -> bool:
    combat = play.board.combat
    return combat is not None and owner in combat.sides and play.board.players[owner].goods >= MUNITIONS_PRICE


class Munitions(Ask, tag="twilight_imperium-munitions"):
    """Munitions Reserves: as a round of a space combat begins, 2 trade goods for a reroll of own dice."""

    def matters(self, play: Galaxy) -> bool:
        """Whether they are there, and its owner fights by hand."""
        return _can_buy_munitions(play, self.seat, {}) and not runs(play, self.seat)

    def unasked(self, play: Galaxy) -> None:
        """As its owner's orders say."""
        if _can_buy_munitions(play, self.seat, {}) and spend(play, self.seat, MUNITIONS_PRICE):
            self.chosen(play, YES)

    def question(self, play: Galaxy) -> Question:
        """Buy or not."""
        return use_or_not(
            Text("twilight_imperium-ask-munitions", {"price": MUNITIONS_PRICE}),
            "twilight_imperium-opt-munitions-use",
            "twilight_imperium-topic-combat-orders",
            "twilight_imperium-rule-combat",
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """Paid; the misses of this round are rolled again."""
        if answer == YES:
            play.board.players[self.seat].goods -= MUNITIONS_PRICE
            play.tell("twilight_imperium-event-munitions", seat=self.seat, goods=MUNITIONS_PRICE)
            play.modify(Modifier("munitions", "set", True, {"seat": self.seat}, expiry="round"))


@MUNITIONS_RESERVES.waits("SC_ROUND", _can_buy_munitions, optional=True)
def _munitions(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Munitions(owner))


def _has_munitions(play: Galaxy, owner: int, facts: Facts) -> bool:
    return (
        facts["seat"] == owner
        and AGAIN not in facts
        and any(one.query == "munitions" and one.scope == {"seat": owner} for one in play.state.modifiers)
    )


@MUNITIONS_RESERVES.waits("SC_ROLLED", _has_munitions)
def _reroll(play: Galaxy, owner: int, facts: Facts) -> None:
    reroll_misses(play, owner)


@MUNITIONS_RESERVES.foretells("rerolled")
def _munitions_bought(play: Galaxy, owner: int) -> bool | None:
    return True if _has_munitions(play, owner, {"seat": owner}) else None


@MUNITIONS_RESERVES.foretells("rerolls")
def _munitions_foretold(play: Galaxy, owner: int) -> int:
    return MUNITIONS_PRICE


# --- L1Z1X --------------------------------------------------------------------------------------------------------

ASSIMILATE = ability("assimilate")
HARROW = ability("harrow")


def _takes_structures(play: Galaxy, owner: int, facts: Facts) -> bool:
    former = facts["former"]
    return facts["seat"] == owner and former != NOBODY and bool(structures(play.board, facts["planet"], former))


@ASSIMILATE.waits("PL_GAIN", _takes_structures)
def _assimilate(play: Galaxy, owner: int, facts: Facts) -> None:
    take_structures(play, owner, facts["planet"], facts["former"])


def _can_harrow(play: Galaxy, owner: int, facts: Facts) -> bool:
    action, combat = play.board.tactical, play.board.combat
    if action is None or combat is None or combat.space or action.seat != owner:
        return False
    return (
        facts["planet"] in bombable(play, owner, action.active)
        and bool(bombers(play, owner, action.active))
        and bool(on_planet(play.board, facts["planet"], combat.defender).get("infantry"))
    )


class Harrowing(Ask, tag="twilight_imperium-harrow"):
    """Harrow: as a round of ground combat ends, own ships may bombard the defender again.

    Args:
        planet: where.
    """

    planet: str = ""

    def matters(self, play: Galaxy) -> bool:
        """Bombarding again never hurts oneself: nobody is asked."""
        return False

    def unasked(self, play: Galaxy) -> None:
        """They bombard."""
        action = play.board.tactical
        if action is not None and _can_harrow(play, self.seat, {"planet": self.planet}):
            killed = drop_bombs(play, self.seat, {self.planet: bombers(play, self.seat, action.active)})
            play.push(opens("BM_DONE", seat=self.seat, system=action.active, killed=killed))


@HARROW.waits("GC_ROUND_END", _can_harrow, optional=True)
def _harrow(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Harrowing(owner, planet=facts["planet"]))


@HARROW.foretells("again")
def _harrow_foretold(play: Galaxy, owner: int) -> bool:
    return True
