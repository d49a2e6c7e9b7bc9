"""What each verb does, a family a file: `parts.VERBS` knows them all once this package is imported."""

from bot.games.project_mine.performing import goals, lasting, look_and_reveal, market, own_cards, stocks, uses

FAMILIES = (goals, lasting, look_and_reveal, market, own_cards, stocks, uses)
