### Auf Achse

title = Auf Achse
tagline = Load up, roll out, and bid for the freight that pays.
about = Your truck criss-crosses Central Europe with other people’s goods. Load in one town, deliver in another, bid for fresh contracts, buy trailers – and mind the traffic jams. Whoever has the most money at the end wins.
in-short = 40 to 80 minutes, from 12 years. A little harder: you plan routes and bid in auctions. Simplified, from 8 years.

## What happens

begins = { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
parks = { $you ->
    [yes] You park your truck: { $space }.
   *[no] { $player } parks a truck: { $space }.
}
receives = { $you ->
    [yes] You receive a contract: { $contract }.
   *[no] { $player } receives a contract: { $contract }.
}
receives-unseen = { $player } receives a contract.
turned-up = A new public contract: { $contract }.
rolls = { $you ->
    [yes] You roll { $points }.
   *[no] { $player } rolls { $points }.
}
drives = { $you ->
    [yes] You drive from { $start } to { $end }.
   *[no] { $player } drives from { $start } to { $end }.
}
waits = { $you ->
    [yes] The road is barred: you stay where you are.
   *[no] The road is barred: { $player } stays put.
}
loads = { $you ->
    [yes] You load { $contract }.
   *[no] { $player } loads { $contract }.
}
delivers = { $you ->
    [yes] You deliver { $contract } and collect { $money } DM!
   *[no] { $player } delivers { $contract } and collects { $money } DM.
}
earns = { $you ->
    [yes] You receive { $money } DM.
   *[no] { $player } receives { $money } DM.
}
pays = { $you ->
    [yes] You pay { $money } DM.
   *[no] { $player } pays { $money } DM.
}
owes = { $you ->
    [yes] You cannot pay: { $event } stays with you until you can pay double.
   *[no] { $player } cannot pay and keeps { $event } until they can pay double.
}
repays = { $you ->
    [yes] You pay off { $event }: { $money } DM.
   *[no] { $player } pays off { $event }: { $money } DM.
}
buys = { $you ->
    [yes] You buy a { $trailer }.
   *[no] { $player } buys a { $trailer }.
}
calls = { $you ->
    [yes] You put { $contract } up for auction.
   *[no] { $player } puts { $contract } up for auction.
}
bids = { $you ->
    [yes] You bid row { $row }: { $money } DM.
   *[no] { $player } bids row { $row }: { $money } DM.
}
passes = { $you ->
    [yes] You pass.
   *[no] { $player } passes.
}
gets = { $money ->
    [0] { $you ->
        [yes] You get { $contract } for nothing!
       *[no] { $player } gets { $contract } for nothing.
    }
   *[other] { $you ->
        [yes] You get { $contract } for { $money } DM.
       *[no] { $player } gets { $contract } for { $money } DM.
    }
}
sets-works = { $you ->
    [yes] You move the roadworks: { $space }.
   *[no] { $player } moves the roadworks: { $space }.
}
jammed = { $you ->
    [yes] You start a traffic jam: { $space }.
   *[no] { $player } starts a traffic jam: { $space }.
}
jam-ends = The traffic jam clears: { $space }.
draws-event = { $you ->
    [yes] You draw an event card: “{ $event }”.
   *[no] { $player } draws an event card: “{ $event }”.
}
keeps = { $you ->
    [yes] You keep { $event } in front of you.
   *[no] { $player } keeps { $event }.
}
uses = { $you ->
    [yes] You use { $event }.
   *[no] { $player } uses { $event }.
}
no-effect = { $event } has no effect this time.
gives = { $you ->
    [yes] You give { $contract } to { $neighbour }.
    [neighbour] { $player } gives you { $contract }.
   *[no] { $player } gives { $contract } to { $neighbour }.
}
gives-unseen = { $you ->
    [neighbour] { $player } gives you a contract.
   *[no] { $player } gives a contract to { $neighbour }.
}
robbed = { $you ->
    [yes] Your goods are stolen: { $contract }. The contract is back in your hand.
   *[no] { $player }’s goods are stolen: { $contract }. The contract goes back to their hand.
}
hands-on = { $you ->
    [yes] Your truck is inspected; now it is { $neighbour }’s turn to go to Munich.
    [neighbour] { $player }’s truck is inspected; now it is your turn to go to Munich.
   *[no] { $player }’s truck is inspected; the card goes on to { $neighbour }.
}
loses-turn = { $you ->
    [yes] You will have to skip a turn.
   *[no] { $player } will have to skip a turn.
}
skips = { $you ->
    [yes] You skip this turn.
   *[no] { $player } skips this turn.
}
stalled = { $count ->
    [one] Nothing is moving: one more round without a load, a delivery or a new contract, and the game is over.
   *[other] Nothing is moving: { $count } more rounds without a load, a delivery or a new contract, and the game is over.
}
last-turn = No public contract is left, and someone has delivered their last one. The engines are switched off!
penalty = { $you ->
    [yes] { $event } costs you { $money } DM at the end.
   *[no] { $event } costs { $player } { $money } DM at the end.
}

## What is asked

ask-place = Where do you park your truck? Any free space on the road will do.
ask-place-why = You get your contracts only afterwards, so you do not know yet which towns you will need.
ask-start = Your truck is here: { $space }. Roll the die!
ask-start-load = Your truck is here: { $space }. Do you load something first, or roll the die?
ask-start-load-why = Before the roll you may still load what starts here, if the whole load fits.
ask-start-use = Your truck is here: { $space }. Do you roll the die, or use “Motivation” first?
ask-start-use-why = It takes you one to three spaces on, once. You can also keep it for later.
ask-start-both = Your truck is here: { $space }. Do you load something or use “Motivation” first, or roll the die?
ask-start-both-why = Before the roll you may load what starts here, and drive one to three spaces with “Motivation”, once.
ask-drive = { $points ->
    [one] A one: drive one space, then the roadworks move.
   *[other] You have { $points } points. Where do you drive?
}
ask-drive-why = You use all your points, unless you stop to load or deliver. Reaching a town by exact count can bring you a new contract.
ask-six = A six! Drive as far as you like, one to six spaces.
ask-six-why = With a six you choose the distance, and whichever you choose counts as exact.
ask-over = You can reach { $space } from two sides. Which way do you come?
ask-over-why = It only matters if the event card sends you back the way you came.
ask-card-drive = { $event }: drive on, { $points } spaces at most. Where to?
ask-card-exact = { $event }: drive on, exactly { $points } spaces, unless you stop earlier to load or deliver. Where to?
ask-works = You rolled a one. Where do the roadworks go now?
ask-works-why = Nobody can enter the space with the roadworks until they are moved again.
ask-load = You have stopped in { $space }. What do you load?
ask-load-why = What starts here can be loaded if the whole load fits. It pays when you deliver it.
ask-loaded = { $space }: all that you could load here is on board. Anything else?
ask-loaded-why = You are asked all the same, so that nobody learns which contracts you hold.
ask-no-load = You have stopped in { $space }, and you have nothing to load here.
ask-no-load-why = You are asked all the same, so that nobody learns which contracts you hold.
ask-no-room = You have stopped in { $space }. What starts here does not fit on your truck.
ask-no-room-why = A contract is loaded whole or not at all: it needs the room, and enough goods in stock.
ask-load-bought = { $contract } is loaded right here. Do you load it now?
ask-load-bought-why = You are in its loading town already, and there is room for it.
ask-room-bought = { $contract } is loaded right here, but does not fit on your truck. Anything else?
ask-room-bought-why = A trailer makes room for it. Or you come back for it on a later turn.
ask-interest = You have reached { $space } by exact count! Do you put a public contract up for auction?
ask-interest-why = You may ask because you arrived with exactly all your points. Everyone can then bid.
ask-take = You have reached { $space } by exact count! Do you take a public contract?
ask-take-why = You may because you arrived with exactly all your points.
ask-bid = { $row ->
    [0] { $contract } is under the hammer and nobody has bid yet. Which row do you bid?
   *[other] { $contract }: row { $row } has been bid. Do you bid, or pass?
}
ask-bid-why = Each row is a price: the highest row wins, pays its price and keeps the rest of the revenue.
ask-no-bid = { $row ->
    [0] { $contract } is under the hammer and nobody has bid yet. You do not have the money for any row.
    [5] { $contract }: row 5, the highest, has been bid. You can only pass.
   *[other] { $contract }: row { $row } has been bid, and you do not have the money for more.
}
ask-no-bid-why = You are asked all the same, so that nobody learns how much money you have.
ask-rest = Your turn is nearly over. Do you use “Motivation” now?
ask-rest-why = It takes you one to three spaces on, once. You can also keep it for a later turn.
ask-roll-again = { $event }: do you roll and drive once more?
ask-goto = { $event }: where do you go?
ask-goto-why = The card takes you to one of the places that are lit up, without the die.
ask-ship = Some of your loads have equally far to go. Which one takes the train?
ask-ship-why = The train takes the load that has farthest to go: its revenue is yours at once, less 1,000 DM.
ask-give = Which contract do you give to { $player }?
ask-give-why = Only contracts that are not loaded; nobody else learns which one it is.
ask-partner = { $event }: who else may drive three spaces?
ask-snow = Snow everywhere! Which truck do you move?
ask-snow-why = Each truck can be moved once, yours too. When you have moved enough: “Done”.
ask-snow-drive = { $you ->
    [yes] Where does the snow push your own truck? One to three spaces.
   *[no] Where does the snow push { $player }’s truck? One to three spaces.
}
ask-snow-drive-why = In a town of its contracts it delivers and loads at once. It draws no event card.
ask-help = Someone has broken down. Do you help? It costs you a turn and earns you 1,000 DM.
ask-help-why = It is an event card. Whoever drives on without helping loses nothing.
ask-customs = The customs have found something. Do you pay 500 DM, or skip a turn?
ask-customs-why = It is an event card. Whoever pays plays on as usual.
ask-jail = The customs have found something, and you do not have the 500 DM for the fine: you skip a turn.
ask-jail-why = You are asked all the same, so that nobody learns how much money you have.
ask-jam = { $event }: where is the traffic jam?
ask-jam-why = Until your next turn nobody drives through that space.

## Why not?

why-aa-17 = It is not your turn: play goes clockwise.
why-aa-04 = Trucks start on the open road, not in a town.
why-aa-05 = Somebody is parked there already.
why-aa-18 = Roll first, then drive.
why-aa-20 = There is a truck on that space, and only one fits.
why-aa-23 = { $points ->
    [one] You have one point to use, and it does not take you there.
   *[other] All { $points } points have to be used, unless you have something to load or deliver there.
}
why-aa-25 = You cannot drive that far now.
why-aa-30 = This contract is loaded in another town: { $town }.
why-aa-33 = { $count ->
    [0] Your truck is full: a contract is loaded whole or not at all.
    [one] There is room for only one more item: a contract is loaded whole or not at all.
   *[other] There is room for only { $count } more items: a contract is loaded whole or not at all.
}
why-aa-38 = { $count ->
    [0] All four trailers of this size are sold.
   *[other] This trailer costs { $money } DM, and you have less.
}
why-aa-44 = { $row ->
    [0] Bid row 1 or higher.
   *[other] Row { $row } has been bid already: you have to go higher.
}
why-aa-45 = You may ask for a public contract when you reach a town by exact count.
why-aa-52 = You cannot pay for row { $row }: { $money } DM. Nobody lends you money for it.
why-aa-62 = Roadworks close the road.
why-aa-63 = Roadworks never stand in a town.
why-aa-64 = There is a truck on that space: no room for roadworks.
why-aa-65 = The road to Flensburg stays open: there is no other.
why-aa-66 = The roadworks have to move to another space.
why-aa-68 = There is a jam on the way, and nobody gets through.
why-aa-75 = There are no trailers in the simplified game.
why-aa-87 = Your truck is due for inspection: you load and unload nothing before Munich.
why-aa-100 = The jam needs a space without a truck and without roadworks.
why-aa-a10 = There is a jam on that space: no room for roadworks.
why-aa-a25 = There are not enough goods left in the stock just now.
why-aa-03 = { $you ->
    [yes] That is your truck, but it does not drive now.
   *[no] That is { $player }’s truck; you drive your own.
}
why-aa-11 = { $you ->
    [yes] That contract is yours already.
   *[no] That contract belongs to { $player }, and nobody else can carry it out.
}
why-aa-27 = { $event } takes you only to one of the highlighted places.
why-aa-34 = The goods are on board: they are delivered in { $town }.
why-aa-36 = Your truck has stopped; it drives on in your next turn.
why-aa-37 = You can buy trailers in your own turn only.
why-aa-48 = Bid one of the five rows, or pass.
why-aa-94 = Quick loading helps right after you have loaded something, in your own turn.
why-aa-95 = Stop in { $space }, and the reward is yours.
why-aa-a15 = One contract at a time: this one is not under the hammer.
why-aa-a44 = Use Motivation in your own turn, before the roll or at the end.
why-aa-a46 = The snow moves every truck once, and this one has had its turn.
why-aa-a65 = You can reach that space only through the highlighted spaces.
why-nothing = There is nothing to do with that now.

## What can be done

verb-first = { $player } begins
verb-deal = Deal { $contract }
verb-reveal = Turn up { $contract }
verb-die = Roll { $pips }
verb-event = Draw { $event }
verb-place = Park here: { $space }
verb-roll = Roll the die
verb-go = Drive to { $space }
verb-stay = Wait here
verb-over = By way of { $space }
verb-decline = No, thanks
verb-load = Load { $contract }
verb-done = Done
verb-buy = Buy a { $trailer }
verb-works = Roadworks here: { $space }
verb-jam = Traffic jam here: { $space }
verb-call = Put up { $contract }
verb-take = Take { $contract }
verb-bid = Bid row { $row }
verb-pass = Pass
verb-use = Use { $event }
verb-ship = Send { $contract } by rail
verb-give = Give away { $contract }
verb-partner = Take { $player } along
verb-move = Move { $player }’s truck
verb-help = Help
verb-pay = Pay 500 DM
verb-jail = Skip a turn

## Table options

setting-simplified = Simplified game
setting-simplified-help = No trailers and no auctions: when you reach a town by exact count, you simply take a contract. Everyone starts with 2,000 DM.
setting-public = Public contracts
setting-public-help = More contracts make a longer game. 0 stands for the usual number: 12 for two players, 16 for three, 20 for four, 24 for five or six. Otherwise at least 4.
setting-mild = Milder event cards
setting-mild-help = Leaves out the six cards that hurt most: tachograph, cut-price freight, thieves, inspection, spoilt goods and customs check.
setting-inspection-once = Inspection once per player
setting-inspection-once-help = The inspection card leaves the game when it would go to someone who has already had it. Otherwise it goes round until the end.
setting-inspection-once-for-two = With two players
setting-inspection-once-yes = Always
setting-inspection-once-no = Never
setting-stall = Quiet rounds before the end
setting-stall-help = The game ends after so many rounds in which nobody loads, delivers or gets a contract. 0: it never ends that way.
setting-hidden-cash = Hidden money
setting-hidden-cash-help = You see only your own money until the game is over.

## Bots

bot-dreamer = Drives to the nearest stop, and sometimes forgets to load or to bid.
bot-greedy = Goes for the next pay, and thinks no further ahead.
bot-sense = Plans in which order to load and deliver, and knows what a contract is worth.

## How it ended

ending-delivered = No public contract is left and the last goods are delivered.
ending-stall = Too many rounds without a load, a delivery or a new contract: the trucks stay in the yard.
luck-sum = { NUMBER($sum, maximumFractionDigits: 0) } DM

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

trailer-large = large trailer
trailer-small = small trailer

event-bahnverladung = By rail
event-bahnverladung-german = Bahnverladung
event-bahnverladung-text = The train takes over the load of yours that has farthest to go: you collect its revenue and pay 1,000 DM for the ticket.
event-beifahrer = Co-driver
event-beifahrer-german = Beifahrer
event-beifahrer-text = Your co-driver takes the wheel: roll and drive once more.
event-dokumente = Papers forgotten
event-dokumente-german = Dokumente
event-dokumente-text = You have left your papers behind. Back you go, to the nearest town on the way you came.
event-fahrtenschreiber = Tachograph
event-fahrtenschreiber-german = Fahrtenschreiber
event-fahrtenschreiber-text = The tachograph tells it all: you have driven too long. Skip your next turn and get some sleep.
event-familiennachwuchs = A baby
event-familiennachwuchs-german = Familiennachwuchs
event-familiennachwuchs-text = It’s a baby! Hurry without a roll to the destination of one of your loads and deliver there.
event-fracht-dumping = Cut-price freight
event-fracht-dumping-german = Fracht Dumping
event-fracht-dumping-text = You have undercut the others and been found out: hand a contract that you have not loaded yet to your neighbour on the right.
event-freundlicher-kundenservice = Friendly service
event-freundlicher-kundenservice-german = Freundlicher Kundenservice
event-freundlicher-kundenservice-text = A smile pays: you get one more contract from the pile, for nothing.
event-gute-routenplanung = Good route planning
event-gute-routenplanung-german = Gute Routenplanung
event-gute-routenplanung-text = You know a short cut. If you like, drive to the next free town on any road, without a roll.
event-hilfe-diebe = Help, thieves!
event-hilfe-diebe-german = Hilfe, Diebe!
event-hilfe-diebe-text = Your truck has been emptied overnight. You keep the contracts and may load them again; the insurance pays 1,000 DM for each.
event-inspektion = Inspection
event-inspektion-german = Inspektion
event-inspektion-text = Off to Munich! Until you get there, you cannot load or unload. There, the card goes to the player on your left and you may roll again. Holding it at the end costs 1,000 DM.
event-motivation = Motivation
event-motivation-german = Motivation
event-motivation-text = You feel like driving! Keep the card; once, before your roll or at the end of your turn, it takes you one to three spaces on.
event-pannenhilfe = Breakdown
event-pannenhilfe-german = Pannenhilfe
event-pannenhilfe-text = A colleague has broken down. Drive on, or lend a hand: you skip a turn and earn 1,000 DM.
event-polizeikontrolle = Police check
event-polizeikontrolle-german = Polizeikontrolle
event-polizeikontrolle-text = The police would like a word with you. Pay 500 DM; if you cannot, it is double later.
event-radarfalle = Speed camera
event-radarfalle-german = Radarfalle
event-radarfalle-text = Smile, you have been flashed! Pay 500 DM; if you cannot, it is double later.
event-road-runner = Road Runner calls Teddy Bear
event-road-runner-german = Road Runner ruft Teddybär
event-road-runner-text = Good news on the radio: you may drive three spaces, and so may another player of your choice.
event-schneestuerme = Snowstorms
event-schneestuerme-german = Schneestürme
event-schneestuerme-text = Snow blows over all the roads. You may move each truck, your own too, by one to three spaces.
event-schnelle-verladung = Quick loading
event-schnelle-verladung-german = Schnelle Verladung
event-schnelle-verladung-text = The loading crew is quick. Keep the card; once, right after loading, you may roll and drive again.
event-sonderauftrag-flensburg = Special job in Flensburg
event-sonderauftrag-flensburg-german = Sonderauftrag Flensburg
event-sonderauftrag-flensburg-text = Keep the card. Stopping in Flensburg earns you 2,000 DM; not having been there by the end costs 1,000 DM.
event-sonderauftrag-wien = Special job in Vienna
event-sonderauftrag-wien-german = Sonderauftrag Wien
event-sonderauftrag-wien-text = Keep the card. Stopping in Vienna earns you 2,000 DM; not having been there by the end costs 1,000 DM.
event-stau-muenchen = Traffic jam in Munich
event-stau-muenchen-german = Stau München
event-stau-muenchen-text = Nothing moves in Munich. Until your next turn nobody can drive through, but trucks can still drive in or out.
event-stau-frankfurt = Traffic jam in Frankfurt
event-stau-frankfurt-german = Stau Frankfurt
event-stau-frankfurt-text = Nothing moves in Frankfurt. Until your next turn nobody can drive through, but trucks can still drive in or out.
event-stau-kassel = Traffic jam in Kassel
event-stau-kassel-german = Stau Kassel
event-stau-kassel-text = Nothing moves in Kassel. Until your next turn nobody can drive through, but trucks can still drive in or out.
event-stau-nebel = Traffic jam in the fog
event-stau-nebel-german = Stau (Nebel)
event-stau-nebel-text = Fog! Put the traffic jam on a free space of your choice. Until your next turn nobody drives through.
event-stau-unfall = Traffic jam after an accident
event-stau-unfall-german = Stau (Unfall)
event-stau-unfall-text = An accident! Put the traffic jam on a free space of your choice. Until your next turn nobody drives through.
event-subunternehmer = Subcontractor
event-subunternehmer-german = Subunternehmer
event-subunternehmer-text = You share the work: you may drive three spaces, and so may another player of your choice.
event-truckerfestival = Truckers’ festival
event-truckerfestival-german = Truckerfestival
event-truckerfestival-text = The finest truck of the festival is yours. Here is 500 DM.
event-vertrauen = Trust
event-vertrauen-german = Vertrauen
event-vertrauen-text = Your customers trust you: you get one more contract from the pile.
event-vorbildliche-wartung = Well maintained
event-vorbildliche-wartung-german = Vorbildliche Wartung
event-vorbildliche-wartung-text = The engine purrs. If you like, drive one to four spaces on.
event-ware-verdorben = Spoilt goods
event-ware-verdorben-german = Ware verdorben
event-ware-verdorben-text = Your goods have gone off. Without a roll you are back where you last loaded, with a fresh load on board.
event-zollabfertigung = Customs clearance
event-zollabfertigung-german = Zollabfertigung
event-zollabfertigung-text = Friends at the customs wave you through: drive to the next event space of your choice, without a roll and without a card.
event-zollkontrolle = Customs check
event-zollkontrolle-german = Zollkontrolle
event-zollkontrolle-text = The customs look under the tarpaulin. Pay 500 DM, or skip a turn behind bars.

## The board

board-map = Map of the roads of Central Europe
board-region-north = Northern Germany
board-region-east = Eastern Germany
board-region-west = Western Germany
board-region-south = Southern Germany
board-region-low-countries = The Low Countries
board-region-rhine = Alsace and Switzerland
board-region-adria = Northern Italy and Slovenia
board-region-danube = Austria and Bohemia
sea-north = North Sea
sea-baltic = Baltic Sea
sea-adriatic = Adriatic
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
board-stock = { $goods } goods in stock
board-empty-slot = No public contract is left.
board-contract = { $contract }: { $goods } goods, pays { $revenue }. Rows one to five cost { $costs } DM.
board-errand = { $fetch ->
    [0] You are in the loading town; the destination is { $bring } spaces away.
    [one] One space to the loading town, { $bring } from there.
   *[other] { $fetch } spaces to the loading town, { $bring } from there.
}
board-errand-loaded = { $bring ->
    [one] On board; one space to go.
   *[other] On board; { $bring } spaces to go.
}
board-spaces = { $fetch ->
    [0] { $bring } { $bring ->
        [one] space
       *[other] spaces
    }
   *[other] { $fetch }, then { $bring } { $bring ->
        [one] space
       *[other] spaces
    }
}
board-goods = { $goods } goods
board-auction = Auction: { $contract }
board-hammer = Under the hammer
board-bid = Bid row { $row }: pay { $cost }, keep { $profit }
board-row = Row { $row }: costs { $cost }, leaves { $profit }
board-row-held = Row { $row }, bid by { $player }: costs { $cost }, leaves { $profit }
board-cost = Cost in DM
board-profit = profit
board-passed = { $you ->
    [yes] You have passed
   *[no] { $player } has passed
}
board-speaks = { $you ->
    [yes] Your bid!
   *[no] { $player } is to bid
}
board-holds = { $you ->
    [yes] You hold row { $row }
   *[no] { $player } holds row { $row }
}
board-in = { $you ->
    [yes] You are still in
   *[no] { $player } is still in
}
board-purse = You can pay up to { $money }.
board-privilege = You put it up: you win ties, and if nobody bids you get it free.
board-event = Event card
board-drew = { $you ->
    [yes] You drew
   *[no] { $player } drew
}
board-read = Read the card
board-put-away = Put the card away
board-hand = Your contracts
board-sort = Sort
board-figures = Figures: spaces to where you load + on to where you deliver
board-sooner = { $contract }: sooner
board-later = { $contract }: later
board-loaded = on board
board-new = New.
board-new-mark = new
board-no-contracts = You hold no contract. Reach a town by exact count to bid for one.
board-undealt = The contracts are dealt when all trucks are parked.
board-garage = Your truck
board-load = { $goods } of { $room } goods
board-sale = Trailers for sale
board-left = { $count } left
board-kept = Cards in front of you
money = { $sum } DM
board-contracts = { $count ->
    [one] one contract in hand
   *[other] { $count } contracts in hand
}
board-delivered = { $count ->
    [one] one contract delivered
   *[other] { $count } contracts delivered
}
board-skips = { $count ->
    [one] skips a turn
   *[other] skips { $count } turns
}
board-fortunes = The money, turn by turn
board-haulier = Haulier
board-part = { $percent ->
    [0] At the start
    [100] At the end
   *[other] { $percent }%
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
board-fair-die = A fair die gives 3.5 on average.
board-times = { $face }: { $count } times
board-the-spaces = A road: a town, a space, an event space with its red-white triangle, a town
board-the-truck = A truck with a large and a small trailer, partly loaded
board-the-markers = The roadworks barrier and the sign of the traffic jam
board-the-die = A die showing { $points }
board-the-way = The road from { $from } to { $to }: { $spaces } spaces

## The position in words, for the text client

see-round = Round { $round }. Public contracts in the pile: { $pile }; goods in stock: { $stock }.
see-public = Public contracts: { $contracts }.
see-no-public = No public contract is left.
see-contract = { $contract } ({ $goods } goods, { $revenue } DM)
see-works = Roadworks: { $space }.
see-jam = Jam: { $space }.
see-lot = For sale: { $contract }. Costs of the rows: { $costs }.
see-haulier = { $player }: at { $space }, { $money } DM, contracts in hand: { $contracts }, goods on board: { $goods } of { $room }.
see-haulier-hidden = { $player }: at { $space }, contracts in hand: { $contracts }, goods on board: { $goods } of { $room }.
see-absent = { $player }: not on the road yet.
see-loaded = On board: { $contracts }.
see-kept = Cards: { $events }.
see-hand = Your contracts: { $contracts }.

## The lesson and tips

lesson-goal = Welcome, haulier! Fetch goods with your truck, bring them to their towns and collect the pay. The most money at the end wins.
lesson-contracts = These are your contracts. Each says where you load, where you deliver, how many goods there are, and what it pays.
lesson-roll = Würzburg – Innsbruck pays 1,900 DM, and Würzburg is only three spaces away. Roll the die!
lesson-drive = A three, just right! You stop in Würzburg, where your contract begins. You must use all points, except to stop and load or deliver.
lesson-load = Load the five goods for Innsbruck. Your truck holds six.
lesson-loaded = That is all you have to load here. Press Done.
lesson-auction = You came with exactly all your points, so you may auction one public contract. Munich – Milan lies on your way: put it up!
lesson-free = { $friend } did not bid, so you got Munich – Milan for nothing. Roll again: Munich is next.
lesson-six = A six lets you choose how far you go. Drive to Munich: you load for Milan there, and Innsbruck comes closer.
lesson-trailer = Five goods are on board, and Milan wants three: too many for your truck. A small trailer costs 2,000 DM and takes four more. Buy it, then load.
lesson-again = By exact count again! Salzburg – Rostock pays well. Put it up and see whether { $friend } bids this time.
lesson-bid = Each row says what the contract would cost you. As you opened the auction, you need only match { $friend }’s row, not beat it.
lesson-deliver = A three: exactly to Innsbruck! Stop there, and the first delivery is paid at once.
lesson-win = 1,900 DM earned! When the public contracts run out and somebody delivers their last one, the richest wins. On to Milan!

tip-ask-place = Park in the middle of the map, near many towns: you do not know your contracts yet.
tip-ask-start = Before you roll, look at your contracts: which loading town is nearest, and which goods go the same way?
tip-ask-start-load = { tip-ask-start }
tip-ask-start-use = { tip-ask-start }
tip-ask-start-both = { tip-ask-start }
tip-ask-drive = Stop where you load or deliver if you can. Towns reached by exact count let you open an auction.
tip-ask-six = With a six you choose. Exact count is yours, so a town is worth a lot: load, deliver, or open an auction there.
tip-ask-load = Load what lies on your way. If it does not fit, a trailer soon pays for itself.
tip-ask-no-room = { tip-ask-load }
tip-ask-interest = Put up a contract that starts or ends near your way. If nobody else bids, it costs you nothing.
tip-ask-bid = A row’s price comes off what the contract pays. Do not go higher than the rest is worth to you.
tip-ask-works = Put the roadworks where they cost the others a detour, far from your own way.
