"""Technologies of other players that are gained, and cards that take their text (rules 28.11, TE3, EL3).

A card that copies lies on one faction technology of another player. While it does, that technology stands among the
owned ones in its place (`Player.copied`), so that every component finds its owner as ever; the former owner keeps it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.core.asks import Ask
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.games.twilight_imperium.economy.research import NOTHING, gain_technology
from bot.games.twilight_imperium.figures import TECHNOLOGIES, UNITS, copiers, technology_deck
from bot.games.twilight_imperium.flow.losses import LimitCheck, remove
from bot.games.twilight_imperium.forces import figures, floats, in_space, put, take, units_at
from bot.games.twilight_imperium.hooks.blocks import Galaxy, unit_card
from bot.games.twilight_imperium.hooks.queries import structures_allowed
from bot.games.twilight_imperium.state import Player, State


def tokens_for(player: Player, technology: str) -> list[str]:
    """28.11: cards that copy which could take the text of a faction technology of another: none where one has it
    already; the one that has another upgrade of the same type of unit; else all, those without a text first."""
    if technology in player.copied.values() or not copiers(player.faction):
        return []
    unit = UNITS.get(TECHNOLOGIES[technology].unit)
    if unit is not None:
        for token, copied in player.copied.items():
            upgrade = TECHNOLOGIES[copied].unit
            if upgrade and UNITS[upgrade].kind == unit.kind:
                return [token]
    return sorted(copiers(player.faction), key=lambda one: one in player.copied)


def gainable(state: State, seat: int, sources: Sequence[int]) -> list[str]:
    """Technologies of some players that another could gain: everybody's that are in the own deck, and faction
    technologies that a card can copy (TE3, TE4, 28.11).

    Args:
        state: the table.
        seat: who would gain one.
        sources: whose technologies.
    """
    player = state.players[seat]
    deck = technology_deck(player.faction)
    found: dict[str, None] = {}
    for source in sources:
        for one in state.players[source].technologies:
            faction = TECHNOLOGIES[one].faction
            fits = one in deck and one not in player.technologies if not faction else bool(tokens_for(player, one))
            if fits and faction != player.faction and not TECHNOLOGIES[one].copies:
                found[one] = None
    return list(found)


class GainFrom(Ask, tag="twilight_imperium-gain-from"):
    """A player may gain one technology of another player; of a faction technology one of its cards takes the text.

    Args:
        sources: whose technologies.
        source: id of what lets them.
        once: whether it is all that they gain so in the combat under way.
    """

    sources: list[int] = []
    source: str = ""
    once: bool = False

    def matters(self, play: Galaxy) -> bool:
        """Whether there is any; technologies are public."""
        return bool(gainable(play.board, self.seat, self.sources))

    def question(self, play: Galaxy) -> Question:
        """Which, or none."""
        found = gainable(play.board, self.seat, self.sources)
        options = [Option(one, "twilight_imperium-opt-technology", {"technology": one}) for one in found]
        options.append(Option(NOTHING, "twilight_imperium-opt-nothing"))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-gain-from", {"component": self.source}),
            shape=Form("technology", Pick(tuple(options))),
            topic="twilight_imperium-topic-research",
            rule="twilight_imperium-rule-assimilation",
            default={"technology": NOTHING},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """Which card takes the text of a faction technology, where it would lose another."""
        technology = str(partial["technology"])
        player = play.board.players[seat]
        tokens = tokens_for(player, technology) if technology != NOTHING and TECHNOLOGIES[technology].faction else []
        if "token" in partial or not any(token in player.copied for token in tokens):
            return None
        options = tuple(
            Option(
                token,
                "twilight_imperium-opt-assimilator",
                {"token": token, "technology": player.copied.get(token, "none")},
            )
            for token in tokens
        )
        return Field("token", Text("twilight_imperium-ask-assimilator", {"technology": technology}), Pick(options))

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is theirs, at once."""
        technology = str(answer["technology"])
        if technology == NOTHING:
            return
        player = play.board.players[self.seat]
        play.tell("twilight_imperium-event-gained-from", seat=self.seat, component=self.source, technology=technology)
        if TECHNOLOGIES[technology].faction:
            copy(play, self.seat, str(answer.get("token", tokens_for(player, technology)[0])), technology)
        else:
            gain_technology(play, self.seat, technology)
        combat = play.board.combat
        if combat is not None and self.once:
            combat.learned.append(self.seat)


def copy(play: Galaxy, seat: int, token: str, technology: str) -> None:
    """28.11: a card takes the text of another player's faction technology; the text that it had is gone.

    Args:
        play: the match.
        seat: whose card.
        token: id of the card.
        technology: whose text it takes.
    """
    player = play.board.players[seat]
    former = player.copied.pop(token, token)
    del player.technologies[former]
    player.copied[token] = technology
    player.technologies[technology] = True
    play.tell("twilight_imperium-event-assimilated", seat=seat, token=token, technology=technology)
    if former != token:
        lose_text(play, seat, former)
    _moor(play, seat)
    _within_limits(play, seat)


def lose_text(play: Galaxy, seat: int, technology: str) -> None:
    """28.11: what a technology kept on the board or on its card goes where nothing else allows it: war suns (C10),
    infantry that waited (24)."""
    state = play.board
    play.tell("twilight_imperium-event-text-lost", seat=seat, technology=technology)
    unit = UNITS.get(TECHNOLOGIES[technology].unit)
    if unit is None:
        return
    if not unit_card(state, seat, unit.kind):
        for place in (*state.systems, *state.planets):
            remove(play, place, seat, {unit.kind: units_at(state, place, seat).get(unit.kind, 0)})
    if unit.kind == "infantry" and not figures(state, seat, "infantry").upgraded:
        state.players[seat].waiting = 0


def _moor(play: Galaxy, seat: int) -> None:
    """28.3, 28.11: space docks float from now on, or stand on own planets of their systems again; those for which there
    is no room are removed."""
    state = play.board
    if floats(state, seat, "space_dock"):
        for planet, world in state.planets.items():
            if count := world.units.get(seat, {}).get("space_dock", 0):
                take(state, planet, seat, "space_dock", count)
                put(state, world.system, seat, "space_dock", count)
        return
    for at in state.systems:
        for _ in range(in_space(state, at, seat).get("space_dock", 0)):
            free = [planet for planet in state.in_system(at) if _room_for_dock(play, seat, planet)]
            if free:
                take(state, at, seat, "space_dock", 1)
                put(state, free[0], seat, "space_dock", 1)
            else:
                remove(play, at, seat, {"space_dock": 1})


def _room_for_dock(play: Galaxy, seat: int, planet: str) -> bool:
    """C9: whether a planet of one's own can take one."""
    world = play.board.planets[planet]
    built = sum(units.get("space_dock", 0) for units in world.units.values())
    return world.controller == seat and built < structures_allowed(play, planet, "space_dock")


def _within_limits(play: Galaxy, seat: int) -> None:
    """LC1: less may be carried now than before; in the system of a space combat that waits for its end."""
    state = play.board
    combat = state.combat
    fighting = combat.place if combat is not None and combat.space else ""
    play.push(LimitCheck([seat], [at for at in state.systems if at != fighting]))
