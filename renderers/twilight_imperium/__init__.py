"""Twilight Imperium's pictures: a star atlas with brass instruments. Every function is pure and may run in a thread.

What is where:
- `palette` the colours, `chart` the palette of 256 that every picture is finished with (`colours()`), `words` texts
- `units` silhouettes of the ten kinds and stacks of them on a seat's base (`silhouette`, `stack`, `jag`)
- `planets` surfaces, owner's ring, values (`globe`, `holding`, `values`), `signs` traits, technology colours,
  wormholes, command tokens, speaker, custodians, `emblems` the factions' signs (`emblem`, `medal`)
"""

from __future__ import annotations
