"""Odds beside the rules and beside reckoning by hand: `python -m tests.games.twilight_imperium.odds`.

60 set-ups, and ten in which something lies in play: a note, a card, ground forces that fight as ships.

Up to eight units a side: exact odds, chances followed by hand (`by_hand`), and fights by the engine. Larger ones: odds
of drawn fights beside dice thrown by hand. What is done is kept in `docs/results/twilight_imperium-odds.json`, so that
the command goes on where it stopped; the table goes to `docs/results/twilight_imperium-odds.md`.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from bot.games.twilight_imperium.advice.fights import Fight
from bot.games.twilight_imperium.advice.odds import DRAWN, EXACT, RARE, Odds, Reckoning, odds
from bot.games.twilight_imperium.advice.scouting import ground_fight, space_fight
from bot.games.twilight_imperium.combat import Combat
from bot.games.twilight_imperium.flow.hits import LOSS_ORDER
from bot.games.twilight_imperium.flow.notes import hand, kind_of
from bot.games.twilight_imperium.hooks.blocks import REACTIONS, Galaxy
from tests.games.twilight_imperium.arena import PLACE, PLANET, Arena, SetUp
from tests.games.twilight_imperium.by_hand import BEGINS, Army, Both, Fought, Ship, exact, sort, tossed, volley

FOLDER: Final = Path(__file__).parents[3] / "docs/results"
POINT: Final = 0.01
FACTIONS: Final = ("sol", "letnev", "hacan", "jolnar", "sardakk", "l1z1x")
SHIPS: Final = ("fighter", "destroyer", "cruiser", "carrier", "dreadnought", "flagship", "war_sun")
SMALL, LANDINGS, LARGE = 38, 14, 8
ENGINE: Final = 50_000
AT_ONCE: Final = 2_500
"""Fights between two writings."""
BY_HAND: Final = 60_000
REDRAWN: Final = 24


def setups() -> list[SetUp]:
    """All sixty, the same every time: all six factions, all that touches a fight."""
    source = random.Random(60)
    found: list[SetUp] = []
    for at in range(SMALL):
        found.append(_space(source, at, 8))
    found += [_landing(source, at) for at in range(LANDINGS)]
    found += [_space(source, at, 24) for at in range(LARGE)]
    return found


def _technologies(source: random.Random, faction: str) -> tuple[str, ...]:
    known = ["duranium_armor", "assault_cannon", "cruiser_ii", "destroyer_ii", "fighter_ii"]
    known += {
        "letnev": ["non_euclidean_shielding"],
        "l1z1x": ["super_dreadnought_ii"],
        "sol": ["advanced_carrier_ii"],
    }.get(faction, [])
    return tuple(one for one in known if source.random() < 0.3)


def _space(source: random.Random, at: int, most: int) -> SetUp:
    pair = (FACTIONS[at % 6], FACTIONS[(at + 1 + at // 6 % 5) % 6])
    known = [list(_technologies(source, one)) for one in pair]
    fleets: list[dict[str, int]] = []
    hurt: list[dict[str, int]] = []
    size = source.randint(2, most) if most <= EXACT else source.randint(12, most)
    for side in (0, 1):
        fleet: dict[str, int] = {}
        while sum(fleet.values()) < max(1, size + source.randint(-1, 0)):
            kind = source.choice(SHIPS)
            limit = {"flagship": 1, "war_sun": 2, "dreadnought": 5, "carrier": 4}.get(kind, 8)
            if fleet.get(kind, 0) < limit and (kind != "fighter" or sum(fleet.values()) > 0):
                fleet[kind] = fleet.get(kind, 0) + 1
        if "war_sun" in fleet:
            known[side].append("war_sun")
        fleets.append({kind: fleet[kind] for kind in SHIPS if kind in fleet})
        bad = [kind for kind in ("dreadnought", "flagship") if kind in fleet and source.random() < 0.2]
        hurt.append(dict.fromkeys(bad, 1))
    return SetUp(
        pair,
        (fleets[0], fleets[1]),
        (tuple(known[0]), tuple(known[1])),
        (hurt[0], hurt[1]),
        tile=42 if at % 7 == 3 else 46,
    )


def _landing(source: random.Random, at: int) -> SetUp:
    pair = (FACTIONS[at % 6], FACTIONS[(at + 2 + at // 6) % 6])
    known = [[one for one in ("infantry_ii", "plasma_scoring") if source.random() < 0.4] for _ in pair]
    known = [[one for one in mine if faction != "sol" or one != "infantry_ii"] for faction, mine in zip(pair, known)]
    for side in (0, 1):
        if pair[side] == "sardakk" and source.random() < 0.6:
            known[side].append("valkyrie_particle_weave")
    attack = {"infantry": source.randint(1, 6)}
    if source.random() < 0.5:
        attack["dreadnought"] = source.randint(1, 2)
    defend = {"infantry": source.randint(1, 6)}
    if source.random() < 0.4:
        defend["pds"] = source.randint(1, 2)
        if source.random() < 0.6:
            known[1].append("magen_defense_grid")
    return SetUp(pair, (attack, defend), (tuple(known[0]), tuple(known[1])), landing=True)


def in_play() -> list[SetUp]:
    """Fights in which something lies in play: ground forces in space, notes, a card for the round under way."""
    cruisers, mixed = {"cruiser": 3, "destroyer": 1}, {"cruiser": 2, "dreadnought": 1}
    ours, theirs = {"infantry": 4}, {"infantry": 5}
    large = {"flagship": 1, "dreadnought": 2, "cruiser": 5, "destroyer": 4, "infantry": 3}
    return [
        SetUp(("nekro", "hacan"), ({"flagship": 1, "cruiser": 1, "infantry": 2}, mixed)),
        SetUp(("sol", "nekro"), (cruisers, {"flagship": 1, "destroyer": 1, "infantry": 3})),
        SetUp(("nekro", "letnev"), (large, {"dreadnought": 4, "cruiser": 4, "destroyer": 3, "fighter": 4})),
        SetUp(("hacan", "sardakk"), (ours, ours), landing=True, plays=((0, "tekklar_legion"),)),
        SetUp(("jolnar", "sol", "sardakk"), (theirs, ours), landing=True, plays=((1, "tekklar_legion"),)),
        SetUp(("hacan", "sol", "letnev"), (mixed, {"dreadnought": 2, "cruiser": 1}), plays=((0, "war_funding"),)),
        SetUp(("letnev", "hacan"), ({"dreadnought": 2, "cruiser": 1}, mixed), plays=((1, "war_funding"),)),
        SetUp(("hacan", "sol"), (mixed, cruisers), plays=((0, "morale_boost"),)),
        SetUp(("jolnar", "l1z1x"), (cruisers, {"flagship": 1, "fighter": 3}), plays=((1, "morale_boost"),)),
        SetUp(("sol", "hacan"), (theirs, theirs), landing=True, plays=((0, "morale_boost"),)),
    ]


# --- three ways -----------------------------------------------------------------------------------------------------


def read(setup: SetUp) -> Fight:
    """The fight as the application reads it off the table, once all that is played openly lies there."""
    play = setup.board().play
    place = PLANET if setup.landing else PLACE
    if setup.plays:
        play.board.combat = Combat(place, 0, 1, space=not setup.landing, round=1)
        for seat, one in setup.plays:
            _played(play, seat, one)
    if setup.landing:
        return ground_fight(play, PLANET, 0, setup.fleets[0]["infantry"])
    return space_fight(play, PLACE, 0, 1, cannons=setup.cannons, begins=bool(setup.plays))


def _played(play: Galaxy, seat: int, one: str) -> None:
    """A card or note does what it does, in the combat under way."""
    reaction = next(
        found
        for window, known in REACTIONS.items()
        if window.startswith(("SC_", "GC_"))
        for found in known
        if found.block.id == one and found.block.in_force(play.board)
    )
    held = next((note for note in hand(play.board, seat) if kind_of(note) == one), one)
    reaction.resolves(play, seat, {}, held)


def large(setup: SetUp) -> bool:
    """Whether its odds are drawn."""
    return any(sum(fleet.values()) > EXACT for fleet in setup.fleets)


def _alastor(setup: SetUp, fleet: dict[str, int]) -> bool:
    """Whether ground forces aboard fight as ships."""
    return "flagship" in fleet and setup.factions[[one is fleet for one in setup.fleets].index(True)] == "nekro"


def _sides(setup: SetUp, kinds: tuple[str, ...]) -> Both:
    sides: list[tuple[Ship, ...]] = []
    for fleet, hurt in zip(setup.fleets, setup.damaged, strict=True):
        fights = (*kinds, "infantry") if not setup.landing and _alastor(setup, fleet) else kinds
        sides.append(sort((k, i < hurt.get(k, 0)) for k, n in fleet.items() if k in fights for i in range(n)))
    return sides[0], sides[1]


def _lasting(setup: SetUp, at: int) -> int:
    """What is added to combat dice of a side in every round, besides by its faction."""
    sheltered = setup.tile == 42 and at == 1 and not setup.landing
    legion = (at, "tekklar_legion") in setup.plays
    worse = (1 - at, "tekklar_legion") in setup.plays and setup.factions[at] == "sardakk"
    return int(sheltered) + int(legion) - int(worse)


def worked_out(setup: SetUp) -> tuple[Fought, dict[Both, float] | None]:
    """The fight as it is reckoned by hand, with what salvos leave of it."""
    first, second = (
        Army(
            faction,
            frozenset(known) | BEGINS[faction],
            bonus=_lasting(setup, at),
            space=not setup.landing,
            boost=1 if (at, "morale_boost") in setup.plays else 0,
            again=(at, "war_funding") in setup.plays,
        )
        for at, (faction, known) in enumerate(zip(setup.factions[:2], setup.technologies, strict=True))
    )
    if not setup.landing:
        return Fought((first, second), _sides(setup, SHIPS)), None
    sides = _sides(setup, ("infantry",))
    start = {sides: 1.0}
    shield, ships = bool(setup.fleets[1].get("pds")), setup.fleets[0].get("dreadnought", 0)
    value, dice = {"sardakk": (4, 2), "l1z1x": (5, 1)}.get(first.faction, (5, 1))
    bombs = [] if shield or not ships else [value] * (ships * dice + ("plasma_scoring" in first.technologies))
    guns = [6] * (setup.fleets[1].get("pds", 0) + ("plasma_scoring" in second.technologies)) if shield else []
    start = volley(start, 1, second, [(11 - value) / 10 for value in bombs])
    blunted = "antimass_deflectors" in first.technologies
    start = volley(start, 0, first, [(11 - value - blunted) / 10 for value in guns])
    magen = shield and "magen_defense_grid" in second.technologies
    harrow = tuple(bombs) if first.faction == "l1z1x" else ()
    return Fought((first, second), sides, magen, harrow), start


def beside(setup: SetUp, fights: int = BY_HAND) -> tuple[float, float, float]:
    """What is reckoned by hand: exact where it is small, else dice."""
    fight, start = worked_out(setup)
    return tossed(fight, fights, 7) if large(setup) else exact(fight, start)


def engine(setup: SetUp, fights: int, seed: int) -> list[int]:
    """Wins of attacker, defender and nobody among fights by the rules."""
    arena, won = Arena(setup, seed), [0, 0, 0]
    for _ in range(fights):
        won[arena.fight()[0]] += 1
    return won


# --- the command ----------------------------------------------------------------------------------------------------


def main() -> None:
    """Go on where it stopped, then write the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--fights", type=int, default=ENGINE, help="fights by the engine for each set-up")
    parser.add_argument("--minutes", type=float, default=600, help="stop after so many")
    parser.add_argument("--processes", type=int, default=1, help="fights are fought in so many processes")
    parser.add_argument("--in-play", action="store_true", help="fight those alone in which something lies in play")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args()
    kept = asked.folder / "twilight_imperium-odds.json"
    done: dict[str, dict[str, Any]] = json.loads(kept.read_text()) if kept.exists() else {}
    until = time.monotonic() + 60 * asked.minutes
    known = [*setups(), *in_play()]
    fought = in_play() if asked.in_play else known
    for setup in known:
        one = done.setdefault(str(setup), {})
        if one.get("policy") != policy(setup):  # what was fought by another policy says nothing any more
            one = done[str(setup)] = {"policy": policy(setup)}
        if "beside" not in one:
            one["beside"] = beside(setup)
            _keep(kept, done)
    target = 0
    with ProcessPoolExecutor(asked.processes) as pool:
        while target < asked.fights and time.monotonic() < until:
            target = min(
                asked.fights, target + AT_ONCE
            )  # all set-ups grow together, so that stopping leaves none empty
            jobs: dict[str, Future[list[int]]] = {}
            for setup in fought:
                won: list[int] = done[str(setup)].setdefault("engine", [0, 0, 0])
                if sum(won) < target:
                    jobs[str(setup)] = pool.submit(engine, setup, target - sum(won), sum(won) + 1)
            for name, job in jobs.items():
                if time.monotonic() > until and job.cancel():
                    continue
                done[name]["engine"] = [a + b for a, b in zip(done[name]["engine"], job.result(), strict=True)]
                _keep(kept, done)
    (asked.folder / "twilight_imperium-odds.md").write_text(report(done), encoding="utf-8")


def policy(setup: SetUp) -> list[str]:
    """The order in which ships are lost in it, as far as it can matter: ground forces are among them beside the
    Alastor alone."""
    joins = any(_alastor(setup, fleet) for fleet in setup.fleets)
    return [kind for kind in LOSS_ORDER if joins or kind != "infantry"]


def _keep(path: Path, done: dict[str, Any]) -> None:
    path.write_text(json.dumps(done, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


def _told(known: list[SetUp], done: dict[str, dict[str, Any]], first: int = 1) -> str:
    """How far apart the three ways are at most, and a row for each set-up."""
    rows: list[str] = []
    worst = {"hand": 0.0, "engine": 0.0, "large": 0.0, "drawn": 0.0, "large engine": 0.0}
    for at, setup in enumerate(known, first):
        fight = read(setup)
        ours, one = odds(fight), done[str(setup)]
        fought = [n / max(1, sum(one["engine"])) for n in one["engine"]]
        apart = _apart(ours, one["beside"])
        key = "large" if large(setup) else "hand"
        worst[key] = max(worst[key], apart)
        worst["engine"] = max(worst["engine"], _apart(ours, fought)) if not large(setup) else worst["engine"]
        if large(setup):
            far = max(abs(a - b) for a, b in zip(fought, one["beside"], strict=True))
            worst["large engine"] = max(worst["large engine"], far)
            reckoning = Reckoning(fight)
            whole = reckoning.summed(reckoning.followed(), exact=True)
            worst["drawn"] = max(worst["drawn"], _apart(whole, (ours.attacker, ours.defender, ours.neither)))
        rows.append(
            f"| {at} | {setup} | {_shares((ours.attacker, ours.defender, ours.neither))} | {_shares(one['beside'])} |"
            f" {_shares(fought)} | {sum(one['engine']):,} |"
        )
    return f"""- furthest apart, odds and by hand, small set-ups: {100 * worst["hand"]:.3f} points
- furthest apart, odds and engine, small set-ups: {100 * worst["engine"]:.2f} points
- furthest apart, engine and by hand, large set-ups: {100 * worst["large engine"]:.2f} points
- furthest apart, drawn odds and by hand, large set-ups: {100 * worst["large"]:.2f} points
- furthest apart, drawn odds and exact ones, large set-ups: {100 * worst["drawn"]:.2f} points

| | set-up | odds | by hand | engine | fights |
|---|---|---|---|---|---|
{chr(10).join(rows)}"""


def report(done: dict[str, dict[str, Any]]) -> str:
    """The page."""
    few = min(sum(done[str(setup)]["engine"]) for setup in in_play())
    return f"""# Odds of fights in Twilight Imperium

`python -m tests.games.twilight_imperium.odds` (goes on where it stopped; what is done is in
`twilight_imperium-odds.json`).

Chances of attacker / defender / nobody in percent. **Odds** is what players are told (`advice/odds.py`): exact for at
most {EXACT} units a side, else drawn fights. **By hand** shares no code and no table with the application
(`tests/games/twilight_imperium/by_hand.py`): all that the dice can show, followed round by round, for the small ones;
{BY_HAND:,} fights with thrown dice, as public calculators do it, for the large ones. **Engine** are fights by the real
rules, both sides running through and everybody answering with defaults; one written policy of taking hits for all.

{_told(setups(), done)}

{_redrawn()}

## With something in play

Ground forces that fight as ships beside the Alastor, Tekklar Legion, War Funding and Morale Boost, played openly as the
combat begins; the odds are those that are told then. {few:,} fights by the engine stray from the truth by
{100 * (0.25 / max(1, few)) ** 0.5:.1f} points (one standard deviation, at evens).

{_told(in_play(), done, 1 + len(setups()))}
"""


def _redrawn() -> str:
    """How far drawn odds scatter: each large set-up drawn anew, since one draw may be close by luck."""
    apart: list[float] = []
    for setup in filter(large, setups()):
        fight = read(setup)
        reckoning = Reckoning(fight)
        whole = reckoning.summed(reckoning.followed(), exact=True)
        for again in range(REDRAWN):
            drawing = Reckoning(fight, trifle=RARE)
            with patch("zlib.crc32", return_value=again):  # what the draw is seeded with
                ours = drawing.summed(drawing.fought(), exact=False)
            apart.append(_apart(whole, (ours.attacker, ours.defender, ours.neither)))
    far = sum(one > POINT for one in apart)
    return f"""The large ones above are one draw of {DRAWN:,} fights each. Drawn anew {REDRAWN} times each, odds were
more than one point off the exact ones in {far} of {len(apart)} draws, {100 * max(apart):.2f} points at most; more
draws would mend it."""


def _apart(ours: Odds, other: Any) -> float:
    return max(abs(a - b) for a, b in zip((ours.attacker, ours.defender, ours.neither), other, strict=True))


def _shares(values: Any) -> str:
    return " / ".join(f"{100 * value:.1f}" for value in values)


if __name__ == "__main__":
    main()
