"""What games of cards share: packs, the language of effects, the step that walks through their lines.

A game adds its verbs (a record each) and what they do (a performer each).
"""
