### Auf Achse

title = Auf Achse

## Names

town-flensburg = Flensburg
town-hamburg = Hamburg
town-bremen = Bremen
town-hanover = Hanover
town-rostock = Rostock
town-berlin = Berlin
town-magdeburg = Magdeburg
town-leipzig = Leipzig
town-dresden = Dresden
town-erfurt = Erfurt
town-kassel = Kassel
town-dortmund = Dortmund
town-cologne = Cologne
town-frankfurt = Frankfurt
town-wuerzburg = Würzburg
town-nuremberg = Nuremberg
town-saarbruecken = Saarbrücken
town-karlsruhe = Karlsruhe
town-stuttgart = Stuttgart
town-munich = Munich
town-passau = Passau
town-groningen = Groningen
town-amsterdam = Amsterdam
town-rotterdam = Rotterdam
town-brussels = Brussels
town-luxembourg = Luxembourg
town-strasbourg = Strasbourg
town-basel = Basel
town-bern = Bern
town-geneva = Geneva
town-zurich = Zurich
town-milan = Milan
town-verona = Verona
town-bolzano = Bolzano
town-trieste = Trieste
town-innsbruck = Innsbruck
town-salzburg = Salzburg
town-linz = Linz
town-vienna = Vienna
town-graz = Graz
town-villach = Villach
town-ljubljana = Ljubljana
town-prague = Prague

## The board

board-map = Map of the roads of Central Europe
board-side = Contracts and events
board-drive = { $spaces ->
    [one] { $act } (one space)
   *[other] { $act } ({ $spaces } spaces)
}
board-truck = { $player }: { $space }, { $goods } of { $room } goods on board
board-works-at = Roadworks: { $space }
board-jam-at = Traffic jam: { $space }
board-rolled = { $you ->
    [yes] You rolled { $points }
   *[no] { $player } rolled { $points }
}
board-public = Public contracts
board-pile = { $count ->
    [0] none face down
    [one] one face down
   *[other] { $count } face down
}
board-stock = { $goods } goods in store
board-empty-slot = No public contract is left.
board-contract = { $contract }: { $goods } goods, pays { $revenue }. Rows one to five cost { $costs } DM.
board-errand = { $fetch ->
    [0] You are in the loading town; from there it is { $bring } spaces.
    [one] One space to the loading town, { $bring } from there.
   *[other] { $fetch } spaces to the loading town, { $bring } from there.
}
board-errand-loaded = { $bring ->
    [one] On board; one space to go.
   *[other] On board; { $bring } spaces to go.
}
board-goods = { $goods } goods
board-auction = Auction: { $contract }
board-hammer = Under the hammer
board-bid = Bid row { $row }: pay { $cost }, keep { $profit }
board-row = Row { $row }: costs { $cost }, leaves { $profit }
board-row-held = Row { $row }, bid by { $player }: costs { $cost }, leaves { $profit }
board-cost = Cost
board-profit = profit
board-passed = { $you ->
    [yes] You have passed
   *[no] { $player } has passed
}
board-speaks = { $you ->
    [yes] Your word!
   *[no] { $player } has the word
}
board-holds = { $you ->
    [yes] You hold row { $row }
   *[no] { $player } holds row { $row }
}
board-in = { $you ->
    [yes] You are in
   *[no] { $player } is in
}
board-purse = You can pay up to { $money }.
board-privilege = You put it up: equal bids go to you, and if nobody bids it is free.
board-event = Event card
board-drew = { $you ->
    [yes] You drew
   *[no] { $player } drew
}
board-put-away = Put the card away
board-hand = Your contracts
board-sort = Sort
board-sooner = { $contract }: sooner
board-later = { $contract }: later
board-loaded = on board
board-new = New.
board-new-mark = new
board-no-contracts = You hold no contract. Stop in a town with exactly all your points to bid for one.
board-undealt = The contracts are dealt when all trucks are parked.
board-garage = Your truck
board-load = { $goods } of { $room } goods
board-sale = Trailers for sale
board-left = { $count } left
board-kept = Cards before you
board-hidden-money = ? DM
board-contracts = { $count ->
    [one] one contract in hand
   *[other] { $count } contracts in hand
}
board-delivered = { $count ->
    [one] one contract delivered
   *[other] { $count } contracts delivered
}
board-about = More about { $player }
board-skips = { $count ->
    [one] skips a turn
   *[other] skips { $count } turns
}
board-fortunes = The money, turn by turn
board-haulier = Haulier
board-part = { $percent ->
    [0] At the start
    [100] At the end
   *[other] { $percent } %
}
board-work = The work
board-deliveries = Deliveries
board-revenue = Revenue
board-won = Auctions won
board-paid = Paid for them
board-trailers = Trailers
board-events = Event cards
board-rolls = Rolls
board-mean = Mean roll
board-fair-die = A fair die gives 3.5 on the average.
board-times = { $face }: { $count } times
board-the-spaces = A road: a town, a space, an event space with its red-white triangle, a town
board-the-truck = A truck with a large and a small trailer, partly loaded
board-the-markers = The roadworks barrier and the sign of the traffic jam
board-the-die = A die showing { $points }
board-the-way = The road from { $from } to { $to }: { $spaces } spaces
