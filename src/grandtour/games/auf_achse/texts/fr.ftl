### Auf Achse

title = Auf Achse

## Names

town-flensburg = Flensbourg
town-hamburg = Hambourg
town-bremen = Brême
town-hanover = Hanovre
town-rostock = Rostock
town-berlin = Berlin
town-magdeburg = Magdebourg
town-leipzig = Leipzig
town-dresden = Dresde
town-erfurt = Erfurt
town-kassel = Cassel
town-dortmund = Dortmund
town-cologne = Cologne
town-frankfurt = Francfort
town-wuerzburg = Wurtzbourg
town-nuremberg = Nuremberg
town-saarbruecken = Sarrebruck
town-karlsruhe = Karlsruhe
town-stuttgart = Stuttgart
town-munich = Munich
town-passau = Passau
town-groningen = Groningue
town-amsterdam = Amsterdam
town-rotterdam = Rotterdam
town-brussels = Bruxelles
town-luxembourg = Luxembourg
town-strasbourg = Strasbourg
town-basel = Bâle
town-bern = Berne
town-geneva = Genève
town-zurich = Zurich
town-milan = Milan
town-verona = Vérone
town-bolzano = Bolzano
town-trieste = Trieste
town-innsbruck = Innsbruck
town-salzburg = Salzbourg
town-linz = Linz
town-vienna = Vienne
town-graz = Graz
town-villach = Villach
town-ljubljana = Ljubljana
town-prague = Prague

## The board

board-map = Carte des routes d’Europe centrale
board-side = Contrats et événements
board-drive = { $spaces ->
    [one] { $act } (une case)
   *[other] { $act } ({ $spaces } cases)
}
board-truck = { $player } : { $space }, { $goods } marchandises sur { $room }
board-works-at = Travaux : { $space }
board-jam-at = Bouchon : { $space }
board-rolled = { $you ->
    [yes] Tu as fait { $points }
   *[no] { $player } a fait { $points }
}
board-public = Contrats publics
board-pile = { $count ->
    [0] plus de pioche
    [one] un dans la pioche
   *[other] { $count } dans la pioche
}
board-stock = { $goods } marchandises en réserve
board-empty-slot = Il n’y a plus de contrat public.
board-contract = { $contract } : { $goods } marchandises, rapporte { $revenue }. Les lignes un à cinq coûtent { $costs } DM.
board-errand = { $fetch ->
    [0] Tu es dans la ville de chargement ; de là, { $bring } cases.
    [one] Une case jusqu’au chargement, { $bring } ensuite.
   *[other] { $fetch } cases jusqu’au chargement, { $bring } ensuite.
}
board-errand-loaded = { $bring ->
    [one] À bord ; encore une case.
   *[other] À bord ; encore { $bring } cases.
}
board-goods = { $goods } marchandises
board-auction = Enchère : { $contract }
board-hammer = Aux enchères
board-bid = Offrir la ligne { $row } : payer { $cost }, garder { $profit }
board-row = Ligne { $row } : coûte { $cost }, laisse { $profit }
board-row-held = Ligne { $row }, offerte par { $player } : coûte { $cost }, laisse { $profit }
board-cost = Coût
board-profit = bénéfice
board-passed = { $you ->
    [yes] Tu as passé
   *[no] { $player } a passé
}
board-speaks = { $you ->
    [yes] À toi la parole !
   *[no] La parole est à { $player }
}
board-holds = { $you ->
    [yes] Tu tiens la ligne { $row }
   *[no] { $player } tient la ligne { $row }
}
board-in = { $you ->
    [yes] Tu es en lice
   *[no] { $player } est en lice
}
board-purse = Tu peux payer jusqu’à { $money }.
board-privilege = C’est ta vente : à offre égale, le contrat est à toi, et il est gratuit si personne n’offre rien.
board-event = Carte événement
board-drew = { $you ->
    [yes] Tu as tiré
   *[no] { $player } a tiré
}
board-put-away = Ranger la carte
board-hand = Tes contrats
board-sort = Trier
board-sooner = { $contract } : plus tôt
board-later = { $contract } : plus tard
board-loaded = à bord
board-new = Nouveau.
board-new-mark = nouveau
board-no-contracts = Tu n’as aucun contrat. Arrête-toi dans une ville avec exactement tous tes points pour en demander un.
board-undealt = Les contrats sont distribués quand tous les camions sont garés.
board-garage = Ton camion
board-load = { $goods } sur { $room }
board-sale = Remorques à vendre
board-left = { $count ->
    [one] reste une
   *[other] restent { $count }
}
board-kept = Cartes devant toi
board-hidden-money = ? DM
board-contracts = { $count ->
    [one] un contrat en main
   *[other] { $count } contrats en main
}
board-delivered = { $count ->
    [one] un contrat livré
   *[other] { $count } contrats livrés
}
board-about = En savoir plus sur { $player }
board-skips = { $count ->
    [one] passe un tour
   *[other] passe { $count } tours
}
board-fortunes = L’argent, tour après tour
board-haulier = Transporteur
board-part = { $percent ->
    [0] Au début
    [100] À la fin
   *[other] { $percent } %
}
board-work = Le travail
board-deliveries = Livraisons
board-revenue = Fret encaissé
board-won = Enchères gagnées
board-paid = Payé pour elles
board-trailers = Remorques
board-events = Cartes événement
board-rolls = Jets de dé
board-mean = Jet moyen
board-fair-die = Un dé honnête donne 3,5 en moyenne.
board-times = { $face } : { $count } fois
board-the-spaces = Une route : une ville, une case, une case événement avec son triangle rouge et blanc, une ville
board-the-truck = Un camion avec une grande et une petite remorque, chargés en partie
board-the-markers = La barrière de travaux et le panneau de bouchon
board-the-die = Un dé qui montre { $points }
board-the-way = La route de { $from } à { $to } : { $spaces } cases
