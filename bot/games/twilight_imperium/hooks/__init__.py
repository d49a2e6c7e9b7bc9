"""Where components hook into the rules: the closed lists of windows and queries, and the blocks that use them."""
