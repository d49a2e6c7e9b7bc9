<<<<<<< HEAD
"""What people may be told before they decide: reach, cover, odds, objectives. Public facts and one's own hand only."""
=======
"""What a player can be told from public facts and their own hand before they decide; nothing here changes a match."""
>>>>>>> 722d01b (Twilight Imperium: odds of fights, exact for at most eight units a side and drawn above, read off the table by the rules' own queries; a component says of itself what it does to a fight; sixty set-ups beside reckoning by hand and fights by the engine)
