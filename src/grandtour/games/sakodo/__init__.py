"""Sakodo: round the world with a backpack, by paid steps, by plane and by thumb."""
