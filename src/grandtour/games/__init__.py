"""One room per game; the house finds them by their folders."""
