"""La course autour du monde: round the world by route cards, through five continents, and home again."""
