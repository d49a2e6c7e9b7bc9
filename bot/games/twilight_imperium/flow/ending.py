"""Victory points, elimination and the end of the game (rules 16 OB8, 21.3, 21.4)."""

from __future__ import annotations

from bot.games.twilight_imperium.figures import GROUND_FORCES, OBJECTIVES
from bot.games.twilight_imperium.flow.notes import all_leave
from bot.games.twilight_imperium.forces import figures
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.points import Victory
from bot.games.twilight_imperium.state import NOBODY, State, in_initiative_order


def gain_points(play: Galaxy, seat: int, points: int, source: str) -> None:
    """Change a player's victory points, never above the target (C11); reaching it wins at once, in
    the middle of anything (EN1).

    Args:
        play: the match.
        seat: whose.
        points: how many, negative where they are lost.
        source: as `Victory.source`.
    """
    state = play.board
    player = state.players[seat]
    points = min(points, state.target - player.points)
    player.ledger.append(Victory(points, source, state.round))
    play.tell("twilight_imperium-event-points", seat=seat, points=points, source=source, total=player.points)
    if player.points >= state.target:
        finish(play, winner=seat)


def finish(play: Galaxy, winner: int = NOBODY) -> None:
    """The game is over: the winner, or most points and then initiative (EN1, EN2)."""
    state = play.board
    order = in_initiative_order(state)
    gone = [seat for seat in range(play.seats) if seat not in order]
    placed = sorted(order, key=lambda seat: (seat != winner, -state.players[seat].points, order.index(seat))) + gone
    scores = tuple(player.points for player in state.players)
    ranks = tuple(placed.index(seat) + 1 for seat in range(play.seats))
    state.phase = "over"
    play.tell("twilight_imperium-event-won", seat=placed[0], points=scores[placed[0]])
    play.finish(scores=scores, ranks=ranks, detail={"round": state.round, "by": "points" if winner >= 0 else "end"})


def out_of_forces(state: State, seat: int) -> bool:
    """EL1: no ground forces on the board, no unit with production, no planet."""
    if any(world.controller == seat for world in state.planets.values()):
        return False
    places = [system.units.get(seat, {}) for system in state.systems.values()]
    places += [world.units.get(seat, {}) for world in state.planets.values()]
    for units in places:
        for kind in units:
            figure = figures(state, seat, kind)
            if kind in GROUND_FORCES or figure.production or figure.bonus >= 0:
                return False
    return True


def check_elimination(play: Galaxy, seat: int) -> None:
    """EL1, EL2: a player who has nothing left is out of the game at once; the last one wins (EL5)."""
    state = play.board
    player = state.players[seat]
    if player.eliminated or not out_of_forces(state, seat):
        return
    player.eliminated = True
    play.tell("twilight_imperium-event-eliminated", seat=seat)
    for system in state.systems.values():
        system.units.pop(seat, None)
        system.damaged.pop(seat, None)
        if seat in system.tokens:
            system.tokens.remove(seat)
    for world in state.planets.values():
        world.units.pop(seat, None)
    for number in player.cards:
        state.common[number] = 0
    open_secrets = [one for one in player.scored if OBJECTIVES[one].deck == "secret" and one not in state.revealed]
    player.scored = [one for one in player.scored if one not in open_secrets]
    secrets = [*player.secrets, *open_secrets]
    if secrets:
        state.secrets.extend(secrets)
        play.shuffle("secrets", state.secrets)
    state.discards += player.hand
    state.owed = [debt for debt in state.owed if debt.seat != seat]
    if state.council is not None:
        owned = [id for id, law in state.council.laws.items() if law.owner == seat]
        for id in owned:
            del state.council.laws[id]
            state.council.discards.append(id)
            play.tell("twilight_imperium-event-law-gone", agenda=id)
    player.cards, player.secrets, player.technologies, player.hand = {}, [], {}, []
    player.copied = {}
    all_leave(play, seat)
    player.tactic = player.fleet = player.strategy = player.goods = player.commodities = player.waiting = 0
    left = list(state.seats_in())
    if len(left) == 1:
        finish(play, winner=left[0])
    elif state.speaker == seat:
        state.speaker = state.clockwise(seat)[0]
        play.tell("twilight_imperium-event-speaker", seat=state.speaker)
