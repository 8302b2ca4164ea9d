"""A track round the world, for the rooms that are played on it."""
