"""The room of cards (`bot.core.cards`)."""
