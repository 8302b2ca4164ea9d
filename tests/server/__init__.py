"""The server, run as people run it."""
