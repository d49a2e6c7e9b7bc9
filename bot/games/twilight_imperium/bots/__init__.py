"""Automatic players: easy ones play by rules of thumb."""
