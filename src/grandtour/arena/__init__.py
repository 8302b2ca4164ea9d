"""Many games between bots at once: how strong they are, how long games last, whether seats are equal."""

from grandtour.arena.contest import Contest, Played, contest, matches, play, spread

__all__ = ["Contest", "Played", "contest", "matches", "play", "spread"]
