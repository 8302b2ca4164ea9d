title = Bornes
tagline = Le premier arrivé gagne
about = Joue une carte, avance d’autant de lieues, tires-en une autre.
mile-1 = 1 lieue
mile-2 = 2 lieues
mile-3 = 3 lieues
mile-4 = 4 lieues
mile-5 = 5 lieues
draws = { $you ->
    [yes] Tu tires { $card }.
   *[no] { $player } tire { $card }.
}
draws-unseen = { $player } tire une carte.
goes = { $you ->
    [yes] Tu avances de { $card }.
   *[no] { $player } avance de { $card }.
}
arrives = { $you ->
    [yes] Te voilà au bout !
   *[no] { $player } est au bout.
}
ask-turn = Quelle carte joues-tu ?
why-ms-02 = On ne joue qu’une carte de sa main, et { $card } n’y est pas.
verb-draw = Tirer { $card }
verb-play = Avancer de { $card }
setting-goal = Longueur de la route
setting-goal-help = En lieues.
ending-arrived = Le bout de la route est atteint.
ending-tired = Toutes les cartes sont jouées.
