"""Auf Achse – Sur la route: load, haul and deliver on the roads of Central Europe, and bid for contracts."""
