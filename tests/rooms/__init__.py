"""A room of its own for tests and for docs/write-your-own-game.md: Milestones, as small as a whole game can be."""
