"""What each verb does, a family a file: `parts.VERBS` knows them all once this package is imported."""

from bot.games.the_dome.performing import action_points, area, controls, firewall, hand, markers, peeking, pools, ways

FAMILIES = (action_points, area, controls, firewall, hand, markers, peeking, pools, ways)
