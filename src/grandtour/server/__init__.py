"""Tables for people: live play, lobby, storage. Everything that travels is declared in `messages`."""
