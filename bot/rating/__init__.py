"""Ratings: how strong somebody plays, from who came where at which table (tournaments R1-R3). Pure, without persons."""
