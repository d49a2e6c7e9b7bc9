"""The move panel: what a press in it does, what is asked then, and the screen that says, shows and offers it."""
