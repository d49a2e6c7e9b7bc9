"""What each verb does, a family a file: `parts.VERBS` knows them all once this package is imported."""

from bot.games.the_dome.performing import answers, area, firewall, hand, markers, means, peeking, pools, ways

FAMILIES = (answers, area, firewall, hand, markers, means, peeking, pools, ways)
