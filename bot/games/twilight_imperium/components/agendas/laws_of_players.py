"""Laws that elect a player (rules 23)."""

from __future__ import annotations

from typing import Final

from bot.core.asks import Ask
from bot.core.shapes import Answer, Form, Option, Pick, Question, Text, any_number
from bot.core.state import Modifier
from bot.games.twilight_imperium.components.abilities import YES, use_or_not
from bot.games.twilight_imperium.components.agendas.directives import change_points
from bot.games.twilight_imperium.components.swaps import SwapCards
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.economy.production import Produce
from bot.games.twilight_imperium.flow.combat_orders import runs
from bot.games.twilight_imperium.flow.combat_rolls import AGAIN, dice_of, hitting, reroll
from bot.games.twilight_imperium.flow.hand import DrawCards
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.flow.turns import NO_MORE, TURN, end_turn
from bot.games.twilight_imperium.forces import present, units_at
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import ACTIONS, COMBAT, COST
from bot.games.twilight_imperium.light import ACTION_CARDS, IDLE
from bot.games.twilight_imperium.politics.asking import about_agenda
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.games.twilight_imperium.politics.council import HEARING, Law
from bot.games.twilight_imperium.politics.laws import council_of, discard_law, law, outcome, seat_of
from bot.games.twilight_imperium.space import known_neighbours
from bot.games.twilight_imperium.state import NOBODY

NONE: Final = "none"
FEWEST_FIGHTERS: Final = 2
SECOND_RESEARCH: Final = 6

COMMITTEE_FORMATION = law("committee_formation")
IMPERIAL_ARBITER = law("imperial_arbiter")
MINISTER_OF_COMMERCE = law("minister_of_commerce")
MINISTER_OF_EXPLORATION = law("minister_of_exploration")
MINISTER_OF_INDUSTRY = law("minister_of_industry")
MINISTER_OF_PEACE = law("minister_of_peace")
MINISTER_OF_POLICY = law("minister_of_policy")
IDLE[ACTION_CARDS].append(MINISTER_OF_POLICY.id)
MINISTER_OF_SCIENCES = law("minister_of_sciences")
MINISTER_OF_WAR = law("minister_of_war")
PROPHECY_OF_IXTH = law("prophecy_of_ixth")
SHARD_OF_THE_THRONE = law("shard_of_the_throne")
THE_CROWN_OF_EMPHIDIA = law("the_crown_of_emphidia")
THE_CROWN_OF_THALNOS = law("the_crown_of_thalnos")


ASK_ME: Final = "ask"
LET_VOTE: Final = "vote"
"""What its owner may say beforehand of Committee Formation (29.4); else the option of a player, for one agenda."""


def _committee_says(play: Galaxy, owner: int) -> str:
    """What its owner has said of it, as far as it can be done over the agenda before the council."""
    kept, hearing = play.orders(owner).get(COMMITTEE_FORMATION.id), council_of(play).hearing
    how = str(kept["how"]) if kept else ASK_ME
    return how if how == LET_VOTE or (hearing is not None and how in hearing.outcomes) else ASK_ME


class NamePlayer(Ask, tag="twilight_imperium-committee"):
    """`D_ELECT`: who formed the committee may name the player that an agenda elects; nobody votes then."""

    def matters(self, play: Galaxy) -> bool:
        """Whether its owner wants to be asked."""
        return _committee_says(play, self.seat) == ASK_ME

    def unasked(self, play: Galaxy) -> None:
        """As its owner has said."""
        how = _committee_says(play, self.seat)
        self.chosen(play, NONE if how == LET_VOTE else how)

    def question(self, play: Galaxy) -> Question:
        """Whom, or to let them vote."""
        hearing = council_of(play).hearing
        assert hearing is not None
        options = [Option(one, "twilight_imperium-opt-seat", {"seat": seat_of(one)}) for one in hearing.outcomes]
        options.append(Option(NONE, "twilight_imperium-opt-no-committee"))
        return about_agenda(
            Text("twilight_imperium-ask-committee", {"agenda": hearing.card}), Pick(tuple(options)), NONE
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """The law goes, the player is elected."""
        hearing = council_of(play).hearing
        if answer == NONE or hearing is None:
            return
        discard_law(play, COMMITTEE_FORMATION.id)
        play.drop_order(self.seat, COMMITTEE_FORMATION.id)
        hearing.named = str(answer)
        play.tell(
            "twilight_imperium-event-committee", seat=self.seat, agenda=hearing.card, elected_seat=seat_of(str(answer))
        )


def _elects_player(play: Galaxy, owner: int, facts: Facts) -> bool:
    return AGENDAS[facts["agenda"]].elects == "player"


@COMMITTEE_FORMATION.waits("AG_PREVOTE", _elects_player, optional=True)
def _committee_formation(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(NamePlayer(owner))


def _committee_orders(play: Galaxy, owner: int) -> Question:
    """Beforehand: to be asked, never, or whom, while an agenda lies before the council that elects a player."""
    hearing = council_of(play).hearing
    elects = hearing is not None and AGENDAS[hearing.card].elects == "player" and not hearing.named
    named = hearing.outcomes if hearing is not None and elects else []
    options = [Option(one, f"twilight_imperium-opt-committee-order-{one}") for one in (ASK_ME, LET_VOTE)]
    options += [Option(one, "twilight_imperium-opt-committee-order-seat", {"seat": seat_of(one)}) for one in named]
    question = Question(
        slot=COMMITTEE_FORMATION.id,
        prompt=Text("twilight_imperium-ask-committee-order"),
        shape=Form("how", Pick(tuple(options))),
        rule="twilight_imperium-rule-agendas",
        blocking=False,
        changeable=True,
    )
    kept = play.orders(owner).get(COMMITTEE_FORMATION.id)
    if kept and any(option.id == kept["how"] for option in options):
        question.given = dict(kept)
    return question


@COMMITTEE_FORMATION.ordered(_committee_orders, lambda play, owner, partial: None)
def _committee_ordered(play: Galaxy, owner: int, answer: Answer) -> None:
    """Whom holds for the agenda that lies there; that they vote, until something else is said."""
    play.drop_order(owner, COMMITTEE_FORMATION.id)
    if answer["how"] != ASK_ME:
        until = "" if answer["how"] == LET_VOTE else HEARING
        play.give_order(owner, COMMITTEE_FORMATION.id, {"how": answer["how"]}, until=until)


class Arbitrate(SwapCards, tag="twilight_imperium-arbiter"):
    """Imperial Arbiter: discarded, it swaps a strategy card with another player, who cannot refuse."""

    def prompt(self, play: Galaxy) -> Text:
        """What it is for."""
        return Text("twilight_imperium-ask-arbiter")

    def pay(self, play: Galaxy, other: int) -> None:
        """The law goes."""
        discard_law(play, IMPERIAL_ARBITER.id)


@IMPERIAL_ARBITER.waits("SP_END", lambda play, owner, facts: bool(play.board.players[owner].cards), optional=True)
def _imperial_arbiter(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Arbitrate(owner))


def _neighbours(play: Galaxy, owner: int) -> int:
    return sum(other != owner and known_neighbours(play, owner, other) for other in play.board.seats_in())


@MINISTER_OF_COMMERCE.waits(
    "CM_REPLENISH", lambda play, owner, facts: facts["seat"] == owner and _neighbours(play, owner) > 0, behind=True
)
def _minister_of_commerce(play: Galaxy, owner: int, facts: Facts) -> None:
    gain_goods(play, owner, _neighbours(play, owner), MINISTER_OF_COMMERCE.id)


@MINISTER_OF_EXPLORATION.waits("PL_GAIN", lambda play, owner, facts: facts["seat"] == owner)
def _minister_of_exploration(play: Galaxy, owner: int, facts: Facts) -> None:
    gain_goods(play, owner, 1, MINISTER_OF_EXPLORATION.id)


@MINISTER_OF_INDUSTRY.waits("DK_PLACED", lambda play, owner, facts: facts["seat"] == owner, optional=True)
def _minister_of_industry(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Produce(owner, system=facts["system"]))


class KeepPeace(Ask, tag="twilight_imperium-minister-of-peace"):
    """Minister of Peace: discarded, it ends the turn of who activated a system with units of others (TU6).

    Args:
        system: the active one.
        active: whose turn it is.
    """

    system: str = ""
    active: int = NOBODY

    def question(self, play: Galaxy) -> Question:
        """Use it or not."""
        return use_or_not(
            Text("twilight_imperium-ask-peace", {"system": self.system, "seat": self.active}),
            "twilight_imperium-opt-peace-use",
            "twilight_imperium-topic-agenda",
            "twilight_imperium-rule-agendas",
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """The action stops where it is, and there is no further one."""
        if answer == YES:
            discard_law(play, MINISTER_OF_PEACE.id)
            play.tell("twilight_imperium-event-turn-ended", seat=self.seat, active_seat=self.active)
            end_turn(play)


def _peace_broken(play: Galaxy, owner: int, facts: Facts) -> bool:
    there = [seat for seat in play.board.seats_in() if present(play.board, facts["system"], seat)]
    return facts["seat"] != owner and any(seat != facts["seat"] for seat in there)


@MINISTER_OF_PEACE.waits("SY_ACTIVATED", _peace_broken, optional=True)
def _minister_of_peace(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(KeepPeace(owner, system=facts["system"], active=facts["seat"]))


@MINISTER_OF_POLICY.waits("ST_END")
def _minister_of_policy(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(DrawCards(owner, 1))


@MINISTER_OF_SCIENCES.contributes(COST, "add")
def _second_for_nothing(play: Galaxy, owner: int, facts: Facts) -> int | None:
    """What the second one of who may research twice costs; nobody is given a second one (a price below 0)."""
    return -SECOND_RESEARCH if facts["seat"] == owner and facts.get("research") == "second" else None


@MINISTER_OF_SCIENCES.contributes(COST, "set")
def _minister_of_sciences(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 0 if facts["seat"] == owner and facts.get("research") in ("first", "primary") else None


class WarCouncil(Ask, tag="twilight_imperium-minister-of-war"):
    """Minister of War: discarded, it takes an own token off the board, and one more action follows."""

    def systems(self, play: Galaxy) -> list[str]:
        """Where an own token lies."""
        return [at for at, system in play.board.systems.items() if self.seat in system.tokens]

    def question(self, play: Galaxy) -> Question:
        """Which token, or none."""
        options = [Option(at, "twilight_imperium-opt-system", play.board.named(at)) for at in self.systems(play)]
        options.append(Option(NONE, "twilight_imperium-opt-no"))
        return about_agenda(Text("twilight_imperium-ask-war"), Pick(tuple(options)), NONE)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It comes back to the reserve; the turn goes on."""
        if answer == NONE:
            return
        discard_law(play, MINISTER_OF_WAR.id)
        play.board.systems[str(answer)].tokens.remove(self.seat)
        play.tell("twilight_imperium-event-token-back", seat=self.seat, system=str(answer))
        play.modify(Modifier(ACTIONS, "add", 1, {"seat": self.seat}, expiry=TURN))


@MINISTER_OF_WAR.waits(
    "AN_END",
    lambda play, owner, facts: (
        facts["seat"] == owner and play.board.taken < NO_MORE and play.board.tokens_out(owner) > 0
    ),
    optional=True,
)
def _minister_of_war(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(WarCouncil(owner))


@PROPHECY_OF_IXTH.contributes(COMBAT, "add")
def _prophecy_of_ixth(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 1 if facts["seat"] == owner and facts.get("unit") == "fighter" else None


@PROPHECY_OF_IXTH.waits(
    "PR_USE",
    lambda play, owner, facts: (
        facts["seat"] == owner and "before" not in facts and facts["units"].get("fighter", 0) < FEWEST_FIGHTERS
    ),
)
def _prophecy_ends(play: Galaxy, owner: int, facts: Facts) -> None:
    discard_law(play, PROPHECY_OF_IXTH.id)


def _passes_to(play: Galaxy, id: str, seat: int) -> None:
    """A law with a victory point changes hands, and the point with it."""
    council = council_of(play)
    former = council.laws[id].owner
    council.laws[id] = Law(seat)
    play.tell("twilight_imperium-event-law-taken", agenda=id, seat=seat, former_seat=former)
    change_points(play, [former], -1, id)
    change_points(play, [seat], 1, id)


@outcome(SHARD_OF_THE_THRONE.id)
def _shard_now(play: Galaxy, elected: str) -> None:
    change_points(play, [seat_of(elected)], 1, SHARD_OF_THE_THRONE.id)


def _shard_lost(play: Galaxy, owner: int, facts: Facts) -> bool:
    return facts["loser"] == owner and facts["winner"] != NOBODY


@SHARD_OF_THE_THRONE.waits("SC_END", _shard_lost)
def _shard_won_in_space(play: Galaxy, owner: int, facts: Facts) -> None:
    _passes_to(play, SHARD_OF_THE_THRONE.id, facts["winner"])


@SHARD_OF_THE_THRONE.waits("GC_END", _shard_lost)
def _shard_won_on_ground(play: Galaxy, owner: int, facts: Facts) -> None:
    _passes_to(play, SHARD_OF_THE_THRONE.id, facts["winner"])


@outcome(THE_CROWN_OF_EMPHIDIA.id)
def _crown_now(play: Galaxy, elected: str) -> None:
    change_points(play, [seat_of(elected)], 1, THE_CROWN_OF_EMPHIDIA.id)


def _crown_lost(play: Galaxy, owner: int, facts: Facts) -> bool:
    """Whether another player has taken a planet in its holder's home system: from the holder, or from somebody else
    while the holder controls one there."""
    state = play.board
    home = state.players[owner].home
    if facts["seat"] == owner or state.planets[facts["planet"]].system != home:
        return False
    return facts["former"] == owner or any(state.planets[one].controller == owner for one in state.in_system(home))


@THE_CROWN_OF_EMPHIDIA.waits("PL_GAINED", _crown_lost)
def _crown_taken(play: Galaxy, owner: int, facts: Facts) -> None:
    _passes_to(play, THE_CROWN_OF_EMPHIDIA.id, facts["seat"])


class Thalnos(Ask, tag="twilight_imperium-thalnos"):
    """The Crown of Thalnos (`D_REROLL`): own combat dice are rolled again; a unit of which a die was rolled again, and
    none of whose dice hits then, is destroyed.

    Args:
        place: position of the system, or id of the planet; of saved matches that ask.
    """

    place: str = ""

    def _dice(self, play: Galaxy) -> list[tuple[str, int]]:
        combat = play.board.combat
        return combat.dice.get(self.seat, []) if combat is not None else []

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a die, and its owner fights by hand."""
        return bool(self._dice(play)) and not runs(play, self.seat)

    def question(self, play: Galaxy) -> Question:
        """Which."""
        options = tuple(
            Option(str(at), "twilight_imperium-opt-die", {"unit": kind, "result": result, "hits": int(hits)})
            for at, ((kind, result), hits) in enumerate(zip(self._dice(play), hitting(play, self.seat), strict=True))
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-thalnos"),
            shape=any_number(options),
            topic="twilight_imperium-topic-agenda",
            rule="twilight_imperium-rule-combat",
            default=[],
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They are rolled; at the end of the owner's roll it is seen whose units hit after all."""
        combat, chosen = play.board.combat, [int(at) for at in answer]
        if combat is not None and chosen:
            reroll(play, self.seat, chosen, by="thalnos")
            combat.staked[self.seat] = chosen


def _staked(play: Galaxy, owner: int, facts: Facts) -> bool:
    combat = play.board.combat
    return combat is not None and facts["seat"] == owner and bool(combat.staked.get(owner))


def _unworthy(play: Galaxy, owner: int, facts: Facts) -> None:
    """Each unit dies of which a die was rolled again and none hits as they lie at the end of the roll: what is added to
    dice counts (R2), and what rolls them once more (Fire Team)."""
    combat = play.board.combat
    assert combat is not None
    dice, chosen, hits = combat.dice.get(owner, []), combat.staked.pop(owner), hitting(play, owner)
    lost: dict[str, int] = {}
    for unit in _units(play, owner, dice):
        if any(at in chosen for at in unit) and not any(hits[at] for at in unit):
            kind = dice[unit[0]][0]
            lost[kind] = lost.get(kind, 0) + 1
    there = (ships_of if combat.space else units_at)(play.board, combat.place, owner)
    destroy(play, combat.place, owner, {kind: min(n, there.get(kind, 0)) for kind, n in lost.items()}, by=owner)


def _units(play: Galaxy, owner: int, dice: list[tuple[str, int]]) -> list[range]:
    """Numbers of the dice of each unit: those of a unit lie together."""
    found: list[range] = []
    at = 0
    while at < len(dice):
        count = max(1, dice_of(play, owner, dice[at][0]))
        found.append(range(at, min(len(dice), at + count)))
        at += count
    return found


for _rolled in ("SC_ROLLED", "GC_ROLLED"):
    THE_CROWN_OF_THALNOS.waits(_rolled, _staked, behind=True)(_unworthy)


@THE_CROWN_OF_THALNOS.waits(
    "SC_ROLLED", lambda play, owner, facts: facts["seat"] == owner and AGAIN not in facts, optional=True, first=True
)
def _thalnos_in_space(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Thalnos(owner, place=facts["place"]))


@THE_CROWN_OF_THALNOS.waits("GC_ROLLED", lambda play, owner, facts: facts["seat"] == owner, optional=True)
def _thalnos_on_ground(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Thalnos(owner, place=facts["planet"]))
