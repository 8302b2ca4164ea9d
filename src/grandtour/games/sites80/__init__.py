"""Le tour du monde en 80 sites: find hidden places from clues, go there, and bring their pictures home."""
