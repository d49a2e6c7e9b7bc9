"""What bots make of factions' gifts: abilities, flagships and faction technologies (rules 28), one module a faction.

A module fills the tables of `gifts.tables`; it is imported by being here, see `gifts.everybody`.
"""
