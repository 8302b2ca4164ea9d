"""What sister rooms share: theirs alone, no third room's."""
