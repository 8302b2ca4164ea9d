"""The track round the world on which Sakodo and Le jeu du Routard are played."""
