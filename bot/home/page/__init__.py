"""The page: the door for people, served to their browsers beside the bot's doors."""
