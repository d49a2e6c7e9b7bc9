"""What card games share in Discord: looking cards up, typed cards, and how they show themselves in the panels."""
