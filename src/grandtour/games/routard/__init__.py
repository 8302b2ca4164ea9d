"""Le jeu du Routard: pack a bag with the die, then travel; beds cost cheques, and the first on a space drives."""
