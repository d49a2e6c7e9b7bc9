"""What each verb does, a family a file: `VERBS` knows them all once this package is imported."""

from bot.games.the_dome.performing import answers, area, firewall, hand, markers, means, peeking, pools, ways
from bot.games.the_dome.performing.part import VERBS as VERBS

FAMILIES = (answers, area, firewall, hand, markers, means, peeking, pools, ways)
