"""Milestones: play a card, go so many miles, draw another."""
