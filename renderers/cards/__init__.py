"""What the pictures of card games share: faces, questions about a card, looked-up cards, lessons, rows, palettes."""
