### Typed lines of Twilight Imperium and its commands. $word as it was typed · $place system or planet · $unit type

## What a line cannot mean

twilight_imperium-line-long = That is too long: a line has at most { $most } letters.
twilight_imperium-line-empty = Nothing is named. Type what you choose; the suggestions show what there is.
twilight_imperium-line-unknown = `{ $word }` is nothing that can be chosen here. The suggestions show what can.
twilight_imperium-line-part = `{ $word }` does not belong here. Parts after the first begin with `;` and their name.
twilight_imperium-line-missing = Something is missing: say `; { $word }` and what you choose there.
twilight_imperium-line-count = `{ $word }`: at most { $most }.
twilight_imperium-line-whence = From where does `{ $word }` come? Write the system or planet before it, as in `304 2cv`.
twilight_imperium-line-cargo = `{ $word }` does not ride: only fighters and ground forces do (MV9).
twilight_imperium-line-stays = `{ $word }` is in that system already and need not be named.
twilight_imperium-line-none-there = There is no { LABEL("twilight_imperium-unit", $unit) } of yours in { LABEL("twilight_imperium-place", $place) } (MV2).
twilight_imperium-line-own-token = Your own command token lies in { LABEL("twilight_imperium-place", $place) }: nothing leaves it (MV3).
twilight_imperium-line-ceasefire = Nobody may enter { LABEL("twilight_imperium-place", $place) } now (AT6).
twilight_imperium-line-immobile = { LABEL("twilight_imperium-unit", $unit) } does not fly by itself (MV2).
twilight_imperium-line-too-far = { LABEL("twilight_imperium-unit", $unit) } in { LABEL("twilight_imperium-place", $place) }: move value { $move }, and it is { $steps } systems away (MV5).
twilight_imperium-line-ships = { LABEL("twilight_imperium-unit", $unit) }: other ships are in the way in { LABEL("twilight_imperium-place", $place) } (MV6).
twilight_imperium-line-asteroid-field = { LABEL("twilight_imperium-unit", $unit) }: the asteroid field { LABEL("twilight_imperium-place", $place) } is in the way (MV7).
twilight_imperium-line-supernova = { LABEL("twilight_imperium-unit", $unit) }: the supernova { LABEL("twilight_imperium-place", $place) } is in the way (MV7).
twilight_imperium-line-nebula = { LABEL("twilight_imperium-unit", $unit) }: the nebula { LABEL("twilight_imperium-place", $place) } is in the way (MV7).
