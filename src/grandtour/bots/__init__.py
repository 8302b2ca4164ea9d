"""Players made of code. They see a chair, never the table."""
