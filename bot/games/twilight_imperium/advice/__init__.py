"""What people may be told before they decide: reach, cover, odds, objectives. Public facts and one's own hand only."""
