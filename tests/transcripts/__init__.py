"""Whole games with everything anybody was told on the way, so that a house can be rebuilt around them unchanged.

The golden games of `tests/games` hold answers and results; these hold a digest after every answer of what each viewer
saw, was asked and read, of what was drawn, and of whether it bars an undo.

- `python -m tests.transcripts record [GAME ...]` writes them anew (after a change of rules that is meant),
- `python -m tests.transcripts check [GAME ...]` plays all of them,
- `python -m tests.transcripts show CASE [FROM [TO]]` prints what the digests of one game are made of: run it before and
  after a change and compare the two.
"""
