"""Project MINE: building a company from cards (rules specification: `project_mine`)."""
