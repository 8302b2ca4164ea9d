title = Milestones
tagline = The first to arrive wins
about = Play a card, go so many miles, draw another.
mile-1 = 1 mile
mile-2 = 2 miles
mile-3 = 3 miles
mile-4 = 4 miles
mile-5 = 5 miles
draws = { $you ->
    [yes] You draw { $card }.
   *[no] { $player } draws { $card }.
}
draws-unseen = { $player } draws a card.
goes = { $you ->
    [yes] You go { $card }.
   *[no] { $player } goes { $card }.
}
arrives = { $you ->
    [yes] You have arrived!
   *[no] { $player } has arrived.
}
ask-turn = Which card do you play?
why-ms-02 = You can only play a card from your hand, and { $card } is not in it.
verb-draw = Draw { $card }
verb-play = Go { $card }
setting-goal = Length of the road
setting-goal-help = In miles.
ending-arrived = The end of the road is reached.
ending-tired = All cards are played.
