### Sakodo

title = Sakodo
tagline = Round the world with a backpack: on foot, by plane, or by thumb.
about = Pack your bag, catch a plane and go round the world. Bring home two souvenirs, two reportages and two adventures, and be the first. Walking costs money, and so does flying; giving somebody a lift earns you a card out of their bag. And when money runs short, you can auction what you own.
in-short = 25 to 60 minutes, from 8 years. Easy to play along, with much to discover: dice, cards and trades.

## What happens

receives = { $you ->
    [yes] In your bag, to begin with: {$hand}.
   *[no] {$player} receives {$hand}.
}
receives-unseen = { $count ->
    [one] {$player} receives a Sakodo card.
   *[other] {$player} receives {$count} Sakodo cards.
}
begins = { $you ->
    [yes] You go first.
   *[no] {$player} goes first.
}
rolls = { $you ->
    [yes] You roll a {$pips}.
   *[no] {$player} rolls a {$pips}.
}
draws = { $you ->
    [yes] You draw {$hand}.
   *[no] {$player} draws {$hand}.
}
draws-unseen = { $count ->
    [one] {$player} draws a Sakodo card.
   *[other] {$player} draws {$count} Sakodo cards.
}
keeps = { $you ->
    [yes] You keep a card: {$item}.
   *[no] {$player} keeps a card: {$item}.
}
keeps-unseen = {$player} keeps a card.
rejects = { $you ->
    [yes] You keep none.
   *[no] {$player} keeps none.
}
has-passport = { $you ->
    [yes] You have a passport.
   *[no] {$player} has a passport.
}
reshuffled = The Sakodo pile is too small: the discard is shuffled in.
leaves = { $you ->
    [yes] You are off! Your ticket takes you to the first airport.
   *[no] {$player} is off to the first airport.
}
walks = { $you ->
    [yes] You go to {$space}
   *[no] {$player} goes to {$space}
}{ $money ->
    [0] , for nothing.
   *[other] , for {$money} €.
}
rides = { $you ->
    [yes] You get a lift to {$space}.
   *[no] {$player} gets a lift to {$space}.
}
flies = { $you ->
    [yes] You fly to {$space}.
   *[no] {$player} flies to {$space}.
}
stays = { $you ->
    [yes] You stay at {$space}.
   *[no] {$player} stays at {$space}.
}
goes-back-to-work = { $you ->
    [yes] Job-Assistance: back to work in {$space}.
   *[no] Job-Assistance for {$player}: back to work in {$space}.
}
picks-up = { $you ->
    [yes] You pick {$passenger} up.
    [passenger] {$driver} picks you up.
   *[no] {$driver} picks {$passenger} up.
}
opens = { $you ->
    [yes] {$passenger}’s backpack is opened in front of you: {$pack}.
    [passenger] Your backpack is opened in front of {$driver}: {$pack}.
   *[no] {$passenger}’s backpack is opened in front of {$driver}: {$pack}.
}
opens-unseen = { $you ->
    [passenger] {$driver} looks into your backpack.
   *[no] {$driver} looks into {$passenger}’s backpack.
}
takes = { $you ->
    [yes] You take a card out of {$owner}’s backpack: {$item}.
    [owner] {$player} takes a card out of your backpack: {$item}.
   *[no] {$player} takes a card out of {$owner}’s backpack: {$item}.
}
takes-unseen = { $you ->
    [owner] {$player} takes a card out of your backpack.
   *[no] {$player} takes a card out of {$owner}’s backpack.
}
loses = { $you ->
    [yes] A card leaves your backpack: {$item}.
   *[no] A card leaves {$player}’s backpack: {$item}.
}
loses-unseen = {$player}’s backpack is a card lighter.
gives-up = { $you ->
    [yes] You give up a card: {$item}.
   *[no] {$player} gives up a card: {$item}.
}
has-none = { $you ->
    [yes] Nothing to lose: you carry no {$item}.
   *[no] Nothing to lose: {$player} carries no {$item}.
}
buys-ticket = { $you ->
    [yes] You buy a plane ticket for {$money} €.
   *[no] {$player} buys a plane ticket for {$money} €.
}
declines-ticket = { $you ->
    [yes] You turn down a plane ticket for {$money} €.
   *[no] {$player} turns down a plane ticket for {$money} €.
}
cannot-pay-ticket = { $you ->
    [yes] You cannot pay {$money} € for a plane ticket.
   *[no] {$player} cannot pay {$money} € for a plane ticket.
}
gets-ticket = { $you ->
    [yes] You receive a plane ticket.
   *[no] {$player} receives a plane ticket.
}
buys-passport = { $you ->
    [yes] You pay {$money} € for a passport.
   *[no] {$player} pays {$money} € for a passport.
}
loses-passport = { $you ->
    [yes] Your passport is gone! Back to the airport: {$space}.
   *[no] {$player}’s passport is gone! Back to the airport: {$space}.
}
draws-souvenir = { $you ->
    [yes] Souvenir: {$card}.
   *[no] A souvenir for {$player}: {$card}.
}
draws-reportage = { $you ->
    [yes] Reportage: {$card}.
   *[no] A reportage for {$player}: {$card}.
}
draws-aventure = { $you ->
    [yes] Adventure: {$card}.
   *[no] An adventure for {$player}: {$card}.
}
draws-job = { $you ->
    [yes] Job: {$card}.
   *[no] A job for {$player}: {$card}.
}
draws-chance = { $you ->
    [yes] Chance: {$card}.
   *[no] Chance for {$player}: {$card}.
}
draws-courrier = { $you ->
    [yes] Mail: {$card}.
   *[no] Mail for {$player}: {$card}.
}
wins-souvenir = { $you ->
    [yes] {$card}: it is yours!
   *[no] {$card}: it is {$player}’s.
}
wins-reportage = { $you ->
    [yes] {$card}: the story is yours!
   *[no] {$card}: the story is {$player}’s.
}
wins-aventure = { $you ->
    [yes] {$card}: what an adventure!
   *[no] {$card}: what an adventure for {$player}!
}
lets-go-souvenir = { $you ->
    [yes] {$card}: another time.
   *[no] {$card}: {$player} lets it go.
}
lets-go-aventure = { $you ->
    [yes] {$card}: it comes to nothing.
   *[no] {$card}: it comes to nothing for {$player}.
}
earns = { $you ->
    [yes] You earn {$money} €.
   *[no] {$player} earns {$money} €.
}
pays = { $you ->
    [yes] You pay {$money} €.
   *[no] {$player} pays {$money} €.
}
pays-to = { $you ->
    [yes] You pay {$payee} {$money} €.
    [payee] {$player} pays you {$money} €.
   *[no] {$player} pays {$payee} {$money} €.
}
forgiven = { $you ->
    [yes] You have nothing left to sell: {$money} € is forgiven.
   *[no] {$player} has nothing left to sell: {$money} € is forgiven.
}
one-way = { $you ->
    [yes] You can go one space only.
   *[no] {$player} can go one space only.
}
moved = { $you ->
    [yes] You find yourself elsewhere: {$space}.
   *[no] {$player} ends up elsewhere: {$space}.
}
must-skip = { $you ->
    [yes] You will miss a turn.
   *[no] {$player} will miss a turn.
}
skips = { $you ->
    [yes] You miss this turn.
   *[no] {$player} misses this turn.
}
no-effect = The card has no effect.
needs-pips = It takes a {$pips} or more.
must-sell = { $you ->
    [yes] You owe {$money} €, more than you have, and have only one thing to sell.
   *[no] {$player} owes {$money} €, more than they have, and has only one thing to sell.
}
puts-up = { $you ->
    [yes] You put up for auction: {$goods}, from {$money} €.
   *[no] {$seller} puts up for auction: {$goods}, from {$money} €.
}
goes-on = { $you ->
    [yes] You go on with your turn: {$offerer}’s offer lapses.
    [offerer] {$player} goes on with their turn: your offer lapses.
   *[no] {$player} goes on with their turn: {$offerer}’s offer lapses.
}
bids = { $you ->
    [yes] You bid {$money} €.
   *[no] {$player} bids {$money} €.
}
passes = { $you ->
    [yes] You are out.
   *[no] {$player} is out.
}
cannot-bid = { $you ->
    [yes] You have too little money for the next bid.
   *[no] {$player} has too little money for the next bid.
}
sells = { $you ->
    [yes] Sold to {$buyer}: {$goods}, {$money} € for you.
    [buyer] {$seller} sells to you: {$goods}, {$money} €.
   *[no] {$seller} sells to {$buyer}: {$goods}, {$money} €.
}
bank-buys = { $you ->
    [yes] The bank takes back: {$goods}, {$money} € for you.
   *[no] The bank takes back from {$seller}: {$goods}, {$money} €.
}
proposes = { $you ->
    [yes] You propose a trade to {$partner}.
    [partner] {$proposer} proposes a trade to you.
   *[no] {$proposer} proposes a trade to {$partner}.
}
withdraws = { $you ->
    [yes] You give up your trade.
   *[no] {$proposer} gives up the trade.
}
trades = { $you ->
    [yes] You trade with {$partner}: {$given} for {$wanted}.
    [partner] {$proposer} trades with you: {$given} for {$wanted}.
   *[no] {$proposer} and {$partner} trade: {$given} for {$wanted}.
}
refuses = { $you ->
    [yes] You refuse {$proposer}’s trade.
    [proposer] {$partner} refuses your trade.
   *[no] {$partner} refuses {$proposer}’s trade.
}
comes-home = { $you ->
    [yes] You are home in Paris, and your journal is full!
   *[no] {$player} is home in Paris, with a full journal!
}
retires = { $you ->
    [yes] You leave the game.
   *[no] {$player} leaves the game.
}
time-is-up = That was the last round.

## What is asked

ask-buy = A plane ticket for {$money} €: do you buy it?
ask-buy-why = The die sets the price: 100 € for each pip. You need a ticket for each flight.
ask-short = A plane ticket for {$money} €, and you do not have enough. Do you sell something first?
ask-short-why = The die sets the price: 100 € for each pip. There will be other chances to buy.
ask-departure = You are at the departure airport. What do you do?
ask-departure-why = To fly off you need a passport and a plane ticket. The die fills your backpack: draw that many cards, keep one.
ask-turn = You are here: {$space}. Where do you go?
ask-turn-why = There is no die for walking: 1 space is free, 2 cost 20 €, 3 cost 50 €, 4 cost 100 €, 5 cost 200 €, 6 cost 400 €.
ask-back = You are here: {$space}, and you still lack trophies. What do you do?
ask-back-why = Two souvenirs, two reportages and two adventures win here. A plane ticket takes you one airport back; going back to work is free.
ask-landed = Landed: {$space}. Walk on, or stay at the airport?
ask-landed-why = Whoever stays rolls for cards and may buy a ticket; whoever walks pays by the space.
ask-complete = Roll the die to complete your backpack?
ask-complete-why = You draw as many cards as the die shows, and keep one.
ask-keep = You have drawn {$hand}. Which card do you keep?
ask-keep-why = Only one; the others go back. One passport is all you can hold; of everything else you may have several.
ask-keep-none = You have drawn {$hand}. You have a passport already, and nobody holds two.
ask-keep-none-why = You are asked all the same, so that nobody learns what you have drawn.
ask-hitch = You are not alone: {$space}. Stop here, or give somebody a lift?
ask-hitch-why = Whoever gives a lift drives on at once, pays only for the new leg, and takes a card from the passenger’s backpack.
ask-leg = All aboard! How far do you drive from here: {$space}?
ask-leg-why = Each leg is paid for by itself, and passengers travel free.
ask-one-leg = All aboard! Your money takes you one space only, to {$space}.
ask-one-leg-why = You are asked all the same, so that nobody learns how much money you have.
ask-take = {$passenger}’s backpack lies open in front of you. Which card do you take?
ask-take-why = It is the passenger’s thanks for the lift.
ask-price = Roll for the price of a plane ticket? You may still refuse it.
ask-price-why = The ticket costs 100 € for each pip of the die.
ask-passport = Still no passport. Roll again, or buy one?
ask-passport-why = Nobody goes on without a passport. From the third turn without one, it can be bought for 500 €.
ask-no-passport = Still no passport, and you do not have the 500 € for one. Roll again?
ask-no-passport-why = Nobody goes on without a passport. You may sell something first, then buy one.
ask-souvenir = Do you use a guide to draw a souvenir? You will have to pay its price, {$least} to {$most} €.
ask-souvenir-why = Two souvenirs, two reportages and two adventures win. The guide is used up, even if you cannot pay.
ask-reportage = Do you use a camera to draw a reportage?
ask-reportage-why = Two souvenirs, two reportages and two adventures win. The camera is used up, and the reportage is certain.
ask-aventure = You have a compass, a sleeping bag and a first-aid kit. Do you try an adventure?
ask-aventure-why = Two souvenirs, two reportages and two adventures win. Some adventures ask for luck, others cost a piece of gear.
ask-no-guide = A souvenir takes a guide, and you have none. Do you propose a trade?
ask-no-guide-why = You are asked all the same, so that nobody learns what your backpack lacks.
ask-no-camera = A reportage takes a camera, and you have none. Do you propose a trade?
ask-no-camera-why = You are asked all the same, so that nobody learns what your backpack lacks.
ask-no-gear = An adventure takes a compass, a sleeping bag and a first-aid kit: you lack something. Do you trade?
ask-no-gear-why = You are asked all the same, so that nobody learns what your backpack lacks.
ask-afford = {$card} costs {$money} €, more than you have. Sell something, or let it go?
ask-afford-why = Whatever you sell goes to the highest bidder, or to the bank at its resale price. The guide is spent either way.
ask-debt = You owe {$money} €, more than you have. What do you sell?
ask-debt-why = Whatever you sell goes to the highest bidder, or to the bank at its resale price.
ask-target-owe = {$card}: who pays you {$money} €?
ask-target-move = {$card}: who goes back {$count} spaces?
ask-target-lose-any = {$card}: who loses a card at random?
ask-target-steal = {$card}: out of whose backpack do you take a card at random?
ask-target-lose-passport = {$card}: who loses their passport?
ask-target-previous = {$card}: who goes back to the previous airport?
ask-target-swap = {$card}: who changes places with you?
ask-target-pull = {$card}: who comes to where you are?
ask-target-skip = {$card}: who misses a turn?
ask-offer = For {$money} € it is yours. Do you pay?
ask-offer-why = This adventure has its price: whoever does not pay goes on without the trophy.
ask-no-offer = For {$money} € it would be yours, but you do not have that much.
ask-no-offer-why = You are asked all the same, so that nobody learns how much money you have.
ask-extra = You may walk once more, at the usual price. How far?
ask-extra-why = A card allows it. Nothing is played where you arrive.
ask-one-more = You may walk once more, but your money takes you one space only, to {$space}.
ask-one-more-why = You are asked all the same, so that nobody learns how much money you have.
ask-lot = A lot of several goods: what do you put into it?
ask-lot-why = A lot is sold whole: to the highest bidder, or to the bank at the resale prices.
ask-bid = For sale: {$goods}. The lowest bid is {$money} €.
ask-bid-why = The highest bidder gets it. If nobody bids, the bank takes it at the resale price.
ask-no-bid = For sale: {$goods}. The lowest bid is {$money} €, more than you have.
ask-no-bid-why = You are asked all the same, so that nobody learns how much money you have.
ask-terms = A trade with {$partner}: what do you give, what do you want?
ask-terms-why = Cards in the backpack can be traded, except the passport. The other player is free to refuse.
ask-trade = {$proposer} offers you {$give} in return for {$want}.
ask-trade-why = You are free to refuse: then nothing happens.
ask-no-trade = {$proposer} offers you {$give} in return for {$want}, which you do not have.
ask-no-trade-why = You are asked all the same, so that nobody learns what your backpack lacks.

## What can be done

verb-die = The die: {$pips}
verb-draw = Draw {$hand}
verb-slip = Lose: {$item}
verb-souvenir = Souvenir: {$souvenir}
verb-reportage = Reportage: {$reportage}
verb-aventure = Adventure: {$aventure}
verb-job = Job: {$job}
verb-chance = Chance: {$chance}
verb-courrier = Mail: {$courrier}
verb-roll = Roll the die
verb-skip = Do without
verb-keep = Keep: {$item}
verb-reject = Keep none
verb-buy = Buy the ticket
verb-decline = No, thank you
verb-leave = Fly off
verb-work = Take a small job
verb-go = Go to {$space}
verb-stay = Stay at the airport
verb-fly = Fly to {$space}
verb-assist = Job-Assistance
verb-stop = Stop here
verb-pick = Pick up {$player}
verb-take = Take: {$item}
verb-pay = Pay
verb-try = Draw the card
verb-target = Choose {$player}
verb-sell = Auction: {$good}
verb-lot = Auction several goods together
verb-add = Add: {$good}
verb-remove = Take out: {$good}
verb-auction = Put the lot up for auction
verb-bid = Bid {$money} €
verb-resume = Go on with my turn
verb-pass = Stay out
verb-trade = Trade with {$player}
verb-give = Give: {$item}
verb-want = Ask for: {$item}
verb-send = Send the proposal
verb-withdraw = Give it up
verb-accept = Accept
verb-refuse = Refuse
verb-retire = Leave the game

## Why not

why-sk-11 = It is not your turn: play goes clockwise.
why-sk-25 = You cannot leave without a passport. Complete your backpack first.
why-sk-23 = Leaving costs a plane ticket, and you have none.
why-sk-48 = Without a passport you stay at the airport and roll the die.
why-sk-28 = That is too far: you go 1 to 6 spaces.
why-sk-29 = It would cost {$money} € to go there, more than you have.
why-sk-70 = You cannot walk back: only Job-Assistance or a plane takes you there.
why-sk-45 = To fly you need a ticket, and you have none.
why-sk-a34 = You are at the end of the track. You can complete your backpack, fly back or go back to work.
why-sk-53 = A souvenir takes a guide, and you have none.
why-sk-54 = A reportage takes a camera, and you have none.
why-sk-55 = An adventure takes a compass, a sleeping bag and a first-aid kit.
why-sk-31 = {$player} is not on your space.
why-sk-50 = {$player} has no passport, so nobody can take them along.
why-sk-40 = You have taken {$player} along three times in a row.
why-sk-a22 = {$player} is already with you.
why-sk-a37 = { $you ->
    [yes] This card is meant for somebody else.
   *[no] This card has no effect on {$player}.
}
why-sk-19 = You already have a passport, so you cannot keep a second one.
why-sk-a20 = You may take a passport only where the table has agreed on it.
why-sk-69 = A passport is never sold.
why-sk-64 = Reportages and adventures are not for sale: only souvenirs, plane tickets and Sakodo cards.
why-sk-a39 = You have just bought it: you can sell it again from the next turn.
why-sk-a39-sales = At this table you may sell { $count ->
    [0] only in your own turn.
    [one] once a round during other players’ turns. You may sell again in your own turn.
   *[other] {$count} times a round during other players’ turns. You may sell again in your own turn.
}
why-sk-a51 = One thing at a time: nothing is sold during an auction, a trade, a card or a lift.
why-nothing = There is nothing to do with that now.

## Table options

setting-rounds = Last round
setting-rounds-help = If nobody is home by then, the player with the most trophies wins; in a tie, distance travelled counts, then money. 0: no last round.
setting-finish-round = Finish the round
setting-finish-round-help = When somebody comes home with a full journal, the round is played to its end, so that everyone has had the same number of turns; of all who are home by then, the one with the most trophies wins, then the one with the most money. By the rulebook the first one home wins at once.
setting-sales = Auctions out of turn
setting-sales-help = How many auctions each player may open in a round while it is not their turn. The rulebook sets no limit; 12 is more than anybody needs.
setting-ruthless = Drivers may take passports
setting-ruthless-help = The card of thanks may be the passenger’s passport; it is discarded, and the passenger goes back to the airport.
setting-chain = Chained lifts
setting-chain-help = Somebody you have just taken along can be picked up again at once, up to three times in a row.
setting-hidden-money = Hidden money
setting-hidden-money-help = Everyone sees only their own money until the end.
setting-reshuffle = Shuffle the decks again
setting-reshuffle-help = When the job, chance and mail decks run out, they are shuffled instead of being used again in the same order.
setting-retire = Players may leave the game
setting-retire-help = A player who leaves gives everything back. For somebody who is only away, the others may let a bot play until they are back.

## Bots

bot-walker = Goes on foot from one useful space to the next, and makes no deals.
bot-casual = Plans its whole journey, but does not see every chance.
bot-sense = Counts the turns left until the arrival, and judges every offer by them.

## Standing answers

answer-bids = Auctions
answer-bids-help = What is answered for you when somebody sells something.
answer-bids-ask = ask me
answer-bids-up-to = bid up to my limit
answer-bids-never = never bid
answer-most = My limit
answer-most-help = The highest bid that is made for you, in euros.
answer-trades = Trades
answer-trades-help = What is answered for you when somebody proposes a trade.
answer-trades-ask = ask me
answer-trades-never = no trades now

## How it ended

ending-arrival = Home in Paris with a full journal.
ending-together = Several came home: trophies were counted, then money.
ending-rounds = The last round is over.
ending-alone = Only one traveller is left.
luck-sum = { $sum ->
    [one] { $sum } turn
   *[other] { $sum } turns
}

## Names

item-passport = passport
item-guide = guide
item-camera = camera
item-compass = compass
item-sleeping-bag = sleeping bag
item-pharmacy = first-aid kit
hand-nothing = nothing
hand-passport = { $count ->
    [one] a passport
   *[other] { few } passports
}
hand-guide = { $count ->
    [one] a guide
   *[other] { few } guides
}
hand-camera = { $count ->
    [one] a camera
   *[other] { few } cameras
}
hand-compass = { $count ->
    [one] a compass
   *[other] { few } compasses
}
hand-sleeping-bag = { $count ->
    [one] a sleeping bag
   *[other] { few } sleeping bags
}
hand-pharmacy = { $count ->
    [one] a first-aid kit
   *[other] { few } first-aid kits
}

good-passport = { item-passport }
good-guide = { item-guide }
good-camera = { item-camera }
good-compass = { item-compass }
good-sleeping-bag = { item-sleeping-bag }
good-pharmacy = { item-pharmacy }
good-ticket = plane ticket
good-berber-rug = { souvenir-berber-rug }
good-dogon-mask = { souvenir-dogon-mask }
good-nesting-dolls = { souvenir-nesting-dolls }
good-panama-hat = { souvenir-panama-hat }
good-didgeridoo = { souvenir-didgeridoo }
good-silk-sari = { souvenir-silk-sari }
good-stoneware-teapot = { souvenir-stoneware-teapot }
good-woven-hammock = { souvenir-woven-hammock }
good-alpaca-poncho = { souvenir-alpaca-poncho }
good-meerschaum-pipe = { souvenir-meerschaum-pipe }
good-tiki = { souvenir-tiki }
good-summer-kimono = { souvenir-summer-kimono }
good-painted-boomerang = { souvenir-painted-boomerang }
good-cuckoo-clock = { souvenir-cuckoo-clock }
good-snow-globe = { souvenir-snow-globe }
good-blown-glass = { souvenir-blown-glass }
good-paper-kite = { souvenir-paper-kite }
good-mate-gourd = { souvenir-mate-gourd }
good-djembe = { souvenir-djembe }
good-aran-jumper = { souvenir-aran-jumper }
good-painted-icon = { souvenir-painted-icon }
good-gilded-lacquer = { souvenir-gilded-lacquer }
good-singing-bowl = { souvenir-singing-bowl }
good-raffia-basket = { souvenir-raffia-basket }
good-spice-box = { souvenir-spice-box }

space-paris-departure = Paris (departure)
space-dakar = Dakar
space-saint-louis = Saint-Louis
space-bamako = Bamako
space-timbuktu = Timbuktu
space-agadez = Agadez
space-siwa = Siwa
space-cairo = Cairo
space-luxor = Luxor
space-lalibela = Lalibela
space-nairobi = Nairobi
space-serengeti = Serengeti
space-kilimanjaro = Kilimanjaro
space-zanzibar = Zanzibar
space-mumbai = Mumbai
space-goa = Goa
space-hampi = Hampi
space-udaipur = Udaipur
space-jaipur = Jaipur
space-leh = Leh
space-rishikesh = Rishikesh
space-varanasi = Varanasi
space-kathmandu = Kathmandu
space-darjeeling = Darjeeling
space-paro = Paro
space-bagan = Bagan
space-chiang-mai = Chiang Mai
space-bangkok = Bangkok
space-phnom-penh = Phnom Penh
space-angkor = Angkor
space-saigon = Saigon
space-hoi-an = Hoi An
space-hanoi = Hanoi
space-ha-long = Ha Long Bay
space-guilin = Guilin
space-hong-kong = Hong Kong
space-manila = Manila
space-palawan = Palawan
space-kinabalu = Mount Kinabalu
space-bali = Bali
space-sydney = Sydney
space-hobart = Hobart
space-milford-sound = Milford Sound
space-auckland = Auckland
space-noumea = Nouméa
space-tanna = Tanna
space-suva = Suva
space-apia = Apia
space-papeete = Papeete
space-nuku-hiva = Nuku Hiva
space-mangareva = Mangareva
space-rapa-nui = Easter Island
space-galapagos = Galápagos
space-lima = Lima
space-cusco = Cusco
space-titicaca = Lake Titicaca
space-uyuni = Uyuni
space-salvador = Salvador
space-manaus = Manaus
space-cartagena = Cartagena
space-san-jose = San José
space-havana = Havana
space-new-orleans = New Orleans
space-new-york = New York
space-quebec = Quebec City
space-reykjavik = Reykjavik
space-paris-arrival = Paris (arrival)

## Souvenirs

souvenir-berber-rug = Berber rug
souvenir-berber-rug-place = Marrakesh
souvenir-berber-rug-text = It took six teas to speak of the price, and two to roll it up.
souvenir-dogon-mask = Dogon mask
souvenir-dogon-mask-place = Bandiagara, Mali
souvenir-dogon-mask-text = It has been looking at you askance ever since you packed it.
souvenir-nesting-dolls = Nesting dolls
souvenir-nesting-dolls-place = Sergiyev Posad
souvenir-nesting-dolls-text = Seven dolls, and in the last of them a trouser button.
souvenir-panama-hat = Panama hat
souvenir-panama-hat-place = Montecristi, Ecuador
souvenir-panama-hat-text = Woven by moonlight, says the seller. It passes through a ring.
souvenir-didgeridoo = Didgeridoo
souvenir-didgeridoo-place = Arnhem Land
souvenir-didgeridoo-text = Hollowed by termites, painted by a grandfather, refused as hand luggage.
souvenir-silk-sari = Silk sari
souvenir-silk-sari-place = Varanasi
souvenir-silk-sari-text = Five and a half metres, and three women to explain the fold.
souvenir-stoneware-teapot = Stoneware teapot
souvenir-stoneware-teapot-place = Yixing, China
souvenir-stoneware-teapot-text = It is never washed: it remembers every tea.
souvenir-woven-hammock = Woven hammock
souvenir-woven-hammock-place = Mérida, Yucatán
souvenir-woven-hammock-text = Size “matrimonial”: it takes two to get out.
souvenir-alpaca-poncho = Alpaca poncho
souvenir-alpaca-poncho-place = Arequipa
souvenir-alpaca-poncho-text = Warm as an oven, and it smells slightly of the animal when it rains.
souvenir-meerschaum-pipe = Meerschaum pipe
souvenir-meerschaum-pipe-place = Eskisehir
souvenir-meerschaum-pipe-text = It has the face of a sultan who has lost his keys.
souvenir-tiki = Wooden tiki
souvenir-tiki-place = Hiva Oa
souvenir-tiki-text = A small god of rosewood: he fits in a pocket and watches the change.
souvenir-summer-kimono = Summer kimono
souvenir-summer-kimono-place = Kyoto
souvenir-summer-kimono-text = Blue carp on white cotton. Left over right, always.
souvenir-painted-boomerang = Painted boomerang
souvenir-painted-boomerang-place = Alice Springs
souvenir-painted-boomerang-text = Decorative, says the label. You threw it anyway; somebody brought it back.
souvenir-cuckoo-clock = Cuckoo clock
souvenir-cuckoo-clock-place = Furtwangen, Black Forest
souvenir-cuckoo-clock-text = It strikes the hour of home, wherever you are.
souvenir-snow-globe = Snow globe
souvenir-snow-globe-place = Vienna
souvenir-snow-globe-text = The big wheel in a blizzard, in the palm of your hand.
souvenir-blown-glass = Blown glass lamp
souvenir-blown-glass-place = Murano
souvenir-blown-glass-text = Packed in all your dirty washing, it may just arrive.
souvenir-paper-kite = Paper kite
souvenir-paper-kite-place = Kelantan, Malaysia
souvenir-paper-kite-text = A paper moon that hums as it climbs.
souvenir-mate-gourd = Maté gourd
souvenir-mate-gourd-place = Buenos Aires
souvenir-mate-gourd-text = You say thank you only when you want no more.
souvenir-djembe = Djembe
souvenir-djembe-place = Kankan, Guinea
souvenir-djembe-text = Goatskin and lingué wood; the hotel still remembers it.
souvenir-aran-jumper = Aran jumper
souvenir-aran-jumper-place = Aran Islands
souvenir-aran-jumper-text = Every cable is a family. Yours is slightly loose.
souvenir-painted-icon = Painted icon
souvenir-painted-icon-place = Meteora
souvenir-painted-icon-text = A monk finished it in front of you, without looking up for three hours.
souvenir-gilded-lacquer = Gilded lacquer
souvenir-gilded-lacquer-place = Bagan
souvenir-gilded-lacquer-text = Fourteen coats, six months to dry, one box for two rings.
souvenir-singing-bowl = Singing bowl
souvenir-singing-bowl-place = Patan
souvenir-singing-bowl-text = It sings if you do not force it. Like everyone.
souvenir-raffia-basket = Raffia basket
souvenir-raffia-basket-place = Antananarivo
souvenir-raffia-basket-text = Strong as a bucket, and it smells of vanilla.
souvenir-spice-box = Spice box
souvenir-spice-box-place = Zanzibar
souvenir-spice-box-text = Cloves, cinnamon, cardamom: your whole bag has taken up the scent.

## Reportages

reportage-dune-sunrise = Sunrise on the dunes
reportage-dune-sunrise-place = Sossusvlei, Namibia
reportage-dune-sunrise-text = At five o’clock everything is grey. At one minute past, everything is red.
reportage-floating-market = Floating market
reportage-floating-market-place = Damnoen Saduak, Thailand
reportage-floating-market-text = The soup passes from boat to boat without losing a drop.
reportage-lava-at-night = Lava at night
reportage-lava-at-night-place = Kilauea, Hawaii
reportage-lava-at-night-text = The earth is making an island, a few steps away, in its own time.
reportage-river-pilgrims = Pilgrims of the river
reportage-river-pilgrims-place = Varanasi
reportage-river-pilgrims-text = They come down the steps in the mist, each with a small flame.
reportage-humpback-whales = Humpback whales
reportage-humpback-whales-place = Húsavík, Iceland
reportage-humpback-whales-text = A breath, a back, a tail, and twenty people fall silent.
reportage-venice-carnival = Carnival
reportage-venice-carnival-place = Venice
reportage-venice-carnival-text = Behind the finest mask, the local postman.
reportage-salt-caravan = Salt caravan
reportage-salt-caravan-place = Danakil, Ethiopia
reportage-salt-caravan-text = Two hundred camels, and the shadows of two hundred camels.
reportage-lantern-fishers = Fishers of the lake
reportage-lantern-fishers-place = Inle Lake
reportage-lantern-fishers-text = They row with one leg and keep both hands for the fish trap.
reportage-mountain-gorillas = Gorillas in the mist
reportage-mountain-gorillas-place = Volcanoes Park, Rwanda
reportage-mountain-gorillas-text = The small one imitates you. The big one, luckily, is eating.
reportage-street-tango = Tango in the street
reportage-street-tango-place = La Boca, Buenos Aires
reportage-street-tango-text = They do not look at each other, and know everything about each other.
reportage-northern-lights = Northern lights
reportage-northern-lights-place = Inari, Lapland
reportage-northern-lights-text = The sky moves without a sound. You have stopped moving.
reportage-masked-monks = Dance of the monks
reportage-masked-monks-place = Paro, Bhutan
reportage-masked-monks-text = Horns, bells, silk: and inside the dragon a boy of twelve.
reportage-tea-pickers = Tea pickers
reportage-tea-pickers-place = Darjeeling
reportage-tea-pickers-text = Two leaves and a bud, and Kangchenjunga behind.
reportage-rodeo = Rodeo
reportage-rodeo-place = Cody, Wyoming
reportage-rodeo-text = Eight seconds is a long time, seen from the horse.
reportage-temple-roots = The temple under the roots
reportage-temple-roots-place = Ta Prohm, Cambodia
reportage-temple-roots-text = Nobody can tell which holds up the other, the tree or the wall.
reportage-marine-iguanas = Marine iguanas
reportage-marine-iguanas-place = Galápagos
reportage-marine-iguanas-text = They all pose in profile, as if on a coin.
reportage-white-horses = White horses
reportage-white-horses-place = Camargue
reportage-white-horses-text = Four hundred hooves in ten centimetres of water.
reportage-rock-city = City in the rock
reportage-rock-city-place = Petra, Jordan
reportage-rock-city-text = At the end of the gorge, a pink façade that has waited for two thousand years.
reportage-paper-makers = Flower paper
reportage-paper-makers-place = Ambalavao, Madagascar
reportage-paper-makers-text = Petals are laid one by one on the wet sheet.
reportage-yak-train = Yak train
reportage-yak-train-place = Ladakh
reportage-yak-train-text = They know the path. Photographers know it less.
reportage-old-cars = Old American cars
reportage-old-cars-place = Havana
reportage-old-cars-text = Seventy years old, a tractor engine, and a red vinyl seat.
reportage-sky-lanterns = Sky lanterns
reportage-sky-lanterns-place = Pingxi, Taiwan
reportage-sky-lanterns-text = Everyone writes down a wish, and the night fills with wishes.
reportage-iceberg-kayaks = Kayaks among icebergs
reportage-iceberg-kayaks-place = Ilulissat, Greenland
reportage-iceberg-kayaks-text = They creak as they turn, like an old house.
reportage-canoe-race = Canoe race
reportage-canoe-race-place = Tahiti
reportage-canoe-race-text = Six paddlers, one back.
reportage-cloud-train = Train to the clouds
reportage-cloud-train-place = Salta, Argentina
reportage-cloud-train-text = On the viaduct nobody speaks; the guard hands out coca leaves.

## Adventures

aventure-glacier-crossing = Crossing a glacier
aventure-glacier-crossing-place = Vatnajökull, Iceland
aventure-glacier-crossing-text = Roped together, step after step. The snow bridge will hold, or it will not.
aventure-white-water = White water
aventure-white-water-place = Zambezi
aventure-white-water-text = Rapid number nine: you come out with a story, and your first-aid kit goes on down the river without you.
aventure-desert-night = A night in the desert
aventure-desert-night-place = Adrar, Mauritania
aventure-desert-night-text = The guide says the well is over there. The stars say otherwise.
aventure-lost-in-the-medina = Lost in the medina
aventure-lost-in-the-medina-place = Fez
aventure-lost-in-the-medina-text = Nine thousand alleys. You give your compass to the boy who knows the way out.
aventure-volcano-climb = Climbing a volcano
aventure-volcano-climb-place = Bromo, Java
aventure-volcano-climb-text = The crater coughs at every step. It will let you have a look, or it will not.
aventure-out-of-fuel = Out of fuel
aventure-out-of-fuel-place = Nullarbor Plain
aventure-out-of-fuel-text = The next pump is two hundred kilometres away. Its owner is standing in front of you, with a can for sale.
aventure-spider-bite = A suspicious bite
aventure-spider-bite-place = Amazonia
aventure-spider-bite-text = It was as big as a saucer. Your whole first-aid kit goes on it.
aventure-storm-at-sea = Storm at sea
aventure-storm-at-sea-place = Cyclades
aventure-storm-at-sea-text = The captain turns back, singing. You are several harbours behind, and all you have seen is the bottom of a bucket.
aventure-sunken-cave = The sunken cave
aventure-sunken-cave-place = Yucatán
aventure-sunken-cave-text = The line runs on into black water. It leads somewhere, if the air lasts.
aventure-bear-at-camp = A bear at camp
aventure-bear-at-camp-place = Yukon
aventure-bear-at-camp-text = He preferred your sleeping bag to you. He leaves with the one, you with the story.
aventure-rope-bridge = Rope bridge
aventure-rope-bridge-place = Highlands, New Guinea
aventure-rope-bridge-text = Every other plank is missing. You only have to guess which.
aventure-walking-safari = Walking safari
aventure-walking-safari-place = Luangwa, Zambia
aventure-walking-safari-text = The elephant charged, then changed its mind. Every knee in the party is bandaged, and your first-aid kit is empty.
aventure-dog-sled = Dog sled
aventure-dog-sled-place = Taymyr, Siberia
aventure-dog-sled-text = They know the way; you hold on. Your sleeping bag was not tied down.
aventure-trackless-jungle = Trackless jungle
aventure-trackless-jungle-place = Mulu, Borneo
aventure-trackless-jungle-text = Three days following the needle. On the fourth the leeches ate its string, and the compass is somewhere in the ferns.
aventure-mountain-rescue = Mountain rescue
aventure-mountain-rescue-place = Khumbu, Himalaya
aventure-mountain-rescue-text = You carried a stranger all night. He was very grateful, and something of a banker.
aventure-wild-gallop = A wild gallop
aventure-wild-gallop-place = Pampas
aventure-wild-gallop-text = They told you she was gentle. She is, when she stands still.
aventure-thunder-at-the-hut = Thunder at the hut
aventure-thunder-at-the-hut-place = Pyrenees
aventure-thunder-at-the-hut-text = Lightning counts the cairns one by one. With luck it will stop short of the hut.
aventure-heat-wave = Heat wave
aventure-heat-wave-place = Death Valley
aventure-heat-wave-text = Fifty-two degrees. With the ice they are selling you can cross; without it, you will see the valley from the motel.
aventure-chiefs-feast = The chief’s feast
aventure-chiefs-feast-place = Fiji
aventure-chiefs-feast-text = The bowl must be drained in one go, without a grimace. The whole village is watching.
aventure-wrong-trail = The wrong trail
aventure-wrong-trail-place = French Guiana
aventure-wrong-trail-text = The path ended at the tree. You had to do it all again backwards.
aventure-balloon-at-dawn = Balloon at dawn
aventure-balloon-at-dawn-place = Cappadocia
aventure-balloon-at-dawn-text = The wind chose the direction, and had good taste.
aventure-manta-rays = Diving with mantas
aventure-manta-rays-place = Maldives
aventure-manta-rays-text = They come if you keep still. Do not breathe too hard.
aventure-atoll-crossing = Sailing the atolls
aventure-atoll-crossing-place = Tuamotus
aventure-atoll-crossing-text = Your sleeping bag ended up as a makeshift sail. You arrived; it did not.
aventure-earthquake = Earthquake
aventure-earthquake-place = Valparaíso
aventure-earthquake-text = Nothing is broken except the road. You walk back to where it still holds, and all you have to tell of is plaster.
aventure-star-gazing = Star gazing
aventure-star-gazing-place = Atacama
aventure-star-gazing-text = A night above the clouds, and your name, almost, on an asteroid.

## Job cards

job-grape-harvest = Grape harvest
job-grape-harvest-place = Saint-Émilion
job-grape-harvest-text = Bent double, sticky shears, and a table for thirty every evening: you are paid and fed.
job-apple-picking = Apple picking
job-apple-picking-place = Huon Valley, Tasmania
job-apple-picking-text = Forty crates a day, and not a pie in sight before Sunday.
job-barge-waiter = Waiting on a barge
job-barge-waiter-place = Amsterdam
job-barge-waiter-text = You carry trays and duck at every bridge. By the end you know them all.
job-diving-lessons = Diving lessons
job-diving-lessons-place = Hurghada, Red Sea
job-diving-lessons-text = Your pupils do not speak your language, but under water everyone makes the same signs.
job-museum-tours = Museum tours
job-museum-tours-place = Florence
job-museum-tours-text = You learn the Renaissance by night and teach it by day.
job-dish-washing = Washing up
job-dish-washing-place = London
job-dish-washing-text = Three hundred plates, one sponge, and a chef who sings off key.
job-french-lessons = French lessons
job-french-lessons-place = Hanoi
job-french-lessons-text = Your pupils correct your subjunctive. They pay you all the same.
job-sheep-shearing = Sheep shearing
job-sheep-shearing-place = Otago, New Zealand
job-sheep-shearing-text = The first sheep takes you an hour. The hundredth, two minutes.
job-film-extra = Film extra
job-film-extra-place = Mumbai studios
job-film-extra-text = You are seen for three seconds, behind an elephant, but you dance very well.
job-wedding-photos = Wedding photos
job-wedding-photos-place = Seville
job-wedding-photos-text = The bride weeps, so does her mother-in-law, and you hold the camera straight.
job-busking = Busking
job-busking-place = Lisbon
job-busking-text = Three chords, a hat, and a dog that draws a bigger crowd than you.
job-beach-pancakes = Beach pancakes
job-beach-pancakes-place = Rio de Janeiro
job-beach-pancakes-text = You flip them while hopping on hot sand: two trades in one.
job-coffee-harvest = Coffee harvest
job-coffee-harvest-place = Tarrazú, Costa Rica
job-coffee-harvest-text = Only the red cherries. After a week you dream of them.
job-babysitting = Babysitting
job-babysitting-place = Montreal
job-babysitting-text = There are three of them, they own an igloo, and you are the one who cannot get out.
job-interpreting = Interpreting
job-interpreting-place = Geneva
job-interpreting-text = Two days on hexagonal nuts, simultaneously. You are paid by the word.
job-yacht-delivery = Yacht delivery
job-yacht-delivery-place = Antigua
job-yacht-delivery-text = The boat arrived in one piece. Its owner pays your flight.
job-cabin-crew = Standing in as cabin crew
job-cabin-crew-place = Singapore
job-cabin-crew-text = A steward with a cold, a uniform that fits: you are paid with a plane ticket.
job-travel-agency = Helping at a travel agency
job-travel-agency-place = Athens
job-travel-agency-text = You have sold twelve cruises. The boss slips you a ticket.
job-mountain-shop = Mountain shop
job-mountain-shop-place = Chamonix
job-mountain-shop-text = You are paid with what is left on the shelf. Close your eyes and pick.
job-souk-porter = Porter in the souk
job-souk-porter-place = Marrakesh
job-souk-porter-text = You have carried so many parcels that one of them is yours.
job-stocktaking = Stocktaking
job-stocktaking-place = Oslo
job-stocktaking-text = What is not on the list is yours, and there were two boxes too many.
job-hut-keeping = Hut keeping
job-hut-keeping-place = Annapurna
job-hut-keeping-text = Forty bowls of soup, six hours of silence, and the finest office in the world.
job-holiday-camp = Holiday camp
job-holiday-camp-place = Saly, Senegal
job-holiday-camp-text = You have invented a game. Nobody understood the rules, everyone wants more.
job-gold-panning = Gold panning
job-gold-panning-place = Dawson, Yukon
job-gold-panning-text = A day in icy water for one flake. But it is your flake.
job-bike-courier = Bike courier
job-bike-courier-place = New York
job-bike-courier-text = Eleven red lights, one urgent envelope, no excuses.

## Chance cards

chance-bus-breakdown = Bus breakdown
chance-bus-breakdown-place = The Andes
chance-bus-breakdown-text = The driver sleeps under the engine, the passengers on top. You will leave tomorrow.
chance-shepherds-shortcut = A shepherd’s short cut
chance-shepherds-shortcut-place = High Atlas
chance-shepherds-shortcut-text = “Straight on”, he said. It was steep, and it was true.
chance-rail-strike = Rail strike
chance-rail-strike-place = Rome
chance-rail-strike-text = Shared taxis are having their finest hour, at their finest fares.
chance-bag-on-the-train = Sleeping bag on the train
chance-bag-on-the-train-place = Victoria Station, Mumbai
chance-bag-on-the-train-text = Your sleeping bag travels on without you, neatly rolled in the luggage rack.
chance-village-feast = Village feast
chance-village-feast-place = Ronda, Andalusia
chance-village-feast-text = They made you dance till dawn. It is too late for bed: you may as well set off again.
chance-monsoon = Monsoon
chance-monsoon-place = Dhaka
chance-monsoon-text = The road is a river, and it flows the wrong way.
chance-wallet-found = A wallet returned
chance-wallet-found-place = Kyoto
chance-wallet-found-text = You had lost it. It comes back with a note added, as an apology for the delay.
chance-pickpocket = Pickpocket
chance-pickpocket-place = Barcelona
chance-pickpocket-text = He asked you the time. Your watch is still there; your banknotes are not.
chance-camera-overboard = Camera overboard
chance-camera-overboard-place = Lake Titicaca
chance-camera-overboard-text = A splendid picture of the trout, which nobody will ever see.
chance-photo-contest = Photo contest
chance-photo-contest-place = Arles
chance-photo-contest-text = First prize for your thumb over the lens: the jury sees a statement.
chance-herd-on-the-road = Herd on the road
chance-herd-on-the-road-place = Maasai Mara
chance-herd-on-the-road-text = Two thousand wildebeest have right of way, and none of them reverses. You do.
chance-friendly-truck = A friendly truck
chance-friendly-truck-place = Patagonia
chance-friendly-truck-text = He delivers apples, he has a free seat and eight hundred kilometres of stories.
chance-parking-fine = Parking fine
chance-parking-fine-place = Brussels
chance-parking-fine-text = You do not even own a car. The officer is as surprised as you, but it is written down.
chance-tombola = Tombola
chance-tombola-place = Buenos Aires
chance-tombola-text = Your neighbour wins the ham. You win the envelope.
chance-border-check = Border check
chance-border-check-place = Khyber Pass
chance-border-check-text = Your photograph dates from school. They keep the passport, and you keep smiling.
chance-toothache = Toothache
chance-toothache-place = Cairo
chance-toothache-text = The dentist is excellent, and knows it.
chance-hospital-surplus = Hospital surplus
chance-hospital-surplus-place = Bamako
chance-hospital-surplus-text = They are clearing a cupboard. You leave with whatever falls into your arms.
chance-beach-find = Found on the beach
chance-beach-find-place = Pointe du Raz
chance-beach-find-text = The tide gives back what others have lost.
chance-bivouac-swap = Turning out the bags
chance-bivouac-swap-place = Grindelwald
chance-bivouac-swap-text = Round the fire everyone lays out what they can spare. You may keep one thing.
chance-overbooked = Overbooked
chance-overbooked-place = Frankfurt
chance-overbooked-text = No seat left on board. The airline apologises with a plane ticket.
chance-ants-in-the-bag = Ants in the bag
chance-ants-in-the-bag-place = Iquitos
chance-ants-in-the-bag-text = They have found the cough syrup. Only the box is left of your first-aid kit.
chance-generous-host = A generous host
chance-generous-host-place = Tbilisi
chance-generous-host-text = You tried to pay for dinner. He gave you back more than you had offered.
chance-exchange-rate = A good rate
chance-exchange-rate-place = Hua Hin
chance-exchange-rate-text = The exchange office has made a mistake in your favour, and insists.
chance-guide-in-the-river = Guide in the river
chance-guide-in-the-river-place = Borneo
chance-guide-in-the-river-text = Not the one who was paddling: the one you were reading.
chance-missed-ferry = Missed ferry
chance-missed-ferry-place = Istanbul
chance-missed-ferry-text = You watch it leave with your seat on it. You must pay for another.

## Mail cards

courrier-money-order = A money order
courrier-money-order-place = Lyon
courrier-money-order-text = “Eat your greens”, says the letter. The money order says something else.
courrier-grandmothers-card = Grandmother’s card
courrier-grandmothers-card-place = Dijon
courrier-grandmothers-card-text = She has slipped a note into the envelope, folded in four, as always.
courrier-forgotten-bill = A forgotten bill
courrier-forgotten-bill-place = Paris
courrier-forgotten-bill-text = The gas company remembers you.
courrier-insurance-refund = Insurance refund
courrier-insurance-refund-place = Niort
courrier-insurance-refund-text = After eleven forms they admit that it was indeed a camel.
courrier-photo-published = Photo published
courrier-photo-published-place = Lille
courrier-photo-published-text = On page four, under your misspelt name. The cheque, at least, is correct.
courrier-birthday-collection = Birthday collection
courrier-birthday-collection-place = Toulouse
courrier-birthday-collection-text = Your friends have celebrated your birthday without you. They send you the change.
courrier-postage-due = Postage due
courrier-postage-due-place = Rouen
courrier-postage-due-text = You pay for the stamp to read that you are not forgotten.
courrier-rescue-parcel = Rescue parcel
courrier-rescue-parcel-place = Brest
courrier-rescue-parcel-text = Your brother has packed everything. The customs let you keep one thing, whichever you like.
courrier-sisters-parcel = Your sister’s parcel
courrier-sisters-parcel-place = Strasbourg
courrier-sisters-parcel-text = No label, no letter: a complete surprise.
courrier-lost-property = Lost property
courrier-lost-property-place = Marseille
courrier-lost-property-text = Someone has handed in a thing that you do not remember losing.
courrier-false-address = False address
courrier-false-address-place = Stockholm
courrier-false-address-text = You recommend a charming inn, a few stops back.
courrier-forged-timetable = An imaginative timetable
courrier-forged-timetable-place = Bern
courrier-forged-timetable-text = The train you suggest leaves on time, in the other direction.
courrier-visa-trouble = Visa trouble
courrier-visa-trouble-place = Moscow
courrier-visa-trouble-text = A stamp is missing. They have it at the airport behind, counter nine.
courrier-house-swap = House swap
courrier-house-swap-place = Berlin
courrier-house-swap-text = Your advertisement was a success: you are at theirs, and they are at yours.
courrier-come-and-see-me = Come and see me
courrier-come-and-see-me-place = Nantes
courrier-come-and-see-me-text = You write so well that they come running.
courrier-torn-strap = A torn strap
courrier-torn-strap-place = Dublin
courrier-torn-strap-text = You had seen that the bag was open. You write to say so a week later.
courrier-customs-seizure = Seized at customs
courrier-customs-seizure-place = Venice
courrier-customs-seizure-text = A well-turned word to the officer, and another bag is opened.
courrier-hungry-goat = A hungry goat
courrier-hungry-goat-place = Corfu
courrier-hungry-goat-text = She is affectionate, as you wrote. She also eats zips, and whatever is behind them.
courrier-mixed-up-parcels = Mixed-up parcels
courrier-mixed-up-parcels-place = Cologne
courrier-mixed-up-parcels-text = The postman has the wrong address, and you are not going to tell him.
courrier-kind-lender = A friendly loan
courrier-kind-lender-place = Edinburgh
courrier-kind-lender-text = You ask so nicely that nobody dares ask when you will give it back.
courrier-expired-stamp = Expired stamp
courrier-expired-stamp-place = Prague
courrier-expired-stamp-text = An anonymous letter to the consulate, and there is one passport fewer on the road.
courrier-old-debt = An old debt
courrier-old-debt-place = Madrid
courrier-old-debt-text = You recall a certain dinner, and who paid for it.
courrier-lost-bet = A lost bet
courrier-lost-bet-place = Porto
courrier-lost-bet-text = Somebody bet that you would not get this far.
courrier-wrong-platform = The wrong platform
courrier-wrong-platform-place = Basel
courrier-wrong-platform-text = “Platform three”, you wrote. It was four, and it was yesterday.
courrier-signed-by-all = Signed by all
courrier-signed-by-all-place = Bordeaux
courrier-signed-by-all-text = A postcard on which everyone has put a word, and a little money.

## The position in words, for the text client

see-round = Round { $round }; plane tickets in the bank: { $tickets }.
see-traveller = { $player }: { $space }, { $money } €, tickets { $tickets }, cards { $cards }; souvenirs { $souvenirs }, reportages { $reportages }, adventures { $aventures }.
see-no-passport = No passport!
see-pack = Your backpack: { $items }.
see-journal = Your journal: { $cards }.
see-nothing = nothing
see-lot = { $player } sells: { $goods }, { $money } €.

## The board

type-souvenir = souvenir
type-reportage = reportage
type-aventure = adventure
type-job = job
type-chance = chance
type-courrier = mail
type-airport = airport
type-departure = departure airport
board-map = Map of the journey round the world
board-go = { $act }, { $money ->
    [0] for nothing
   *[other] for { $money } €
  }
board-cards-left = { $count ->
    [0] no cards left
    [one] one card left
   *[other] { $count } cards left
}
board-tickets-left = { $count ->
    [0] no tickets left
    [one] one ticket left
   *[other] { $count } tickets left
}
board-here = Here: { $players }
board-pawn = { $player }: { $space }
board-van = { $player }: { $space }, with { $others } aboard
act-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
act-passport = a passport, { $sum }
act-resume = their offer lapses
act-ticket = a ticket
act-work = back to { $space }
board-card = Card drawn: { $card }
board-drew = { $you ->
    [yes] You drew this card.
   *[no] { $player } drew this card.
}
board-read = Read the card
board-put-away = Put the card away

## Backpack and journal

pack = Your backpack
pack-money = Your money:
money = { $sum } €
pack-sell = Sell…
pack-lot = As a lot…
pack-trade = Trade…
pack-trade-with = Trade with:
pack-count = { $count ->
    [one] { $item }
   *[other] { $item } ×{ $count }
}
pack-none = { $item }: none
pack-from = { $act }, from { $sum }
pack-give = give
pack-short = { $sum } short
pack-new = new
pack-drawn = Drawn: keep one
pack-opened = { $player }’s open backpack: take one
journal = Your journal
journal-souvenirs = { $count ->
    [0] Souvenirs: 0 of 2
    [1] Souvenirs: 1 of 2
   *[other] Souvenirs: { $count }
}
journal-reportages = { $count ->
    [0] Reportages: 0 of 2
    [1] Reportages: 1 of 2
   *[other] Reportages: { $count }
}
journal-aventures = { $count ->
    [0] Adventures: 0 of 2
    [1] Adventures: 1 of 2
   *[other] Adventures: { $count }
}

## Auctions and trades

lot = Auction: { $goods }
lot-seller = { $you ->
    [yes] You sell
   *[no] { $player } sells
}
lot-bank = The bank pays { $sum }
lot-bid = { $you ->
    [yes] Yours: { $sum }
   *[no] { $player }: { $sum }
}
lot-no-bid = No bid yet
lot-quick = Bids
lot-own = Your own bid, up to { $sum }
lot-own-bid = Bid
lot-poor = You do not have enough for the lowest bid.
lot-out = { $you ->
    [yes] You are out
   *[no] { $player } is out
}
lot-speaks = { $you ->
    [yes] Your bid!
   *[no] { $player } is to bid
}
lot-holds = { $you ->
    [yes] The highest bid is yours
   *[no] { $player } has the highest bid
}
lot-in = { $you ->
    [yes] You are still in
   *[no] { $player } is still in
}
gather-mine = Your lot
gather-others = { $player } is putting a lot together
gather-in = In the lot, from { $sum }
gather-none = Nothing yet. Choose at least two goods.
gather-more = Add:
trade = Trade
trade-mine = Your proposal to { $partner }
trade-sent = { $partner } is thinking your proposal over
trade-asked = { $player } proposes a trade
trade-soon = { $player } is preparing a proposal for you
trade-others = { $player } and { $partner } are talking about a trade
trade-leaving = You give
trade-coming = You receive
trade-press = press it in your backpack
trade-choose = choose below
trade-give = You give:
trade-want = You want:
trade-short = You do not carry all that is asked for.

## A traveller as everyone sees them

seat-cards = { $count ->
    [one] one card in the backpack
   *[other] { $count } cards in the backpack
}
seat-tickets = { $count ->
    [one] one plane ticket
   *[other] { $count } plane tickets
}
seat-no-passport = { $turns ->
    [0] no passport
    [one] no passport, for one turn
   *[other] no passport, for { $turns } turns
}
seat-skips = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
seat-aboard = with { $player }
seat-home = is home
seat-gone = has left the game
seat-lifts = { $count ->
    [one] took { $player } along in the last turn
   *[other] took { $player } along { $count } times in a row, of 3
}

## The end

end-journal = { $you ->
    [yes] Your journal
   *[no] { $player }’s journal
}
end-place = Place { $place }: { $why }
end-home = home with { $trophies } trophies and { $money }.
end-under-way = under way, { $space }: { $share } of the 6 trophies{ $more ->
    [0] { "" }
   *[other] { "" } and { $more } more
}; { $money }.
end-gone = left the game.
end-empty = Still blank: everything is left for the next journey.
end-way = { $player }’s way: { $places }
end-figures = The journey in figures
end-traveller = Traveller
end-walked = Spaces walked
end-fares = Paid for walking
end-flights = Flights
end-given = Lifts given
end-got = Lifts taken
end-earned = Earned
end-sold = Sold
end-bought = Bought at auction
end-trades = Trades
end-money = Money left
end-deals = { $count } for { $sum }

## Illustrations of the rules

figure-half = half its price, here { $sum }
figure-journal = A journal with two souvenirs, a reportage and an adventure; a reportage and an adventure are still missing
figure-hitch = Three spaces alone for 50 €, then two together for 20 €
figure-hitch-sum = { $sum } together, instead of { $alone } in one go

## What a card does

effect-price = Costs { $n } €.
effect-chosen = A player of your choice: { $does }.
effect-each = Each of the others: { $does }.
effect-gain = +{ $n } €
effect-pay = −{ $n } €
effect-owe = { $n } € for you
effect-ticket = a plane ticket
effect-draw = { $n ->
    [one] a Sakodo card
   *[other] { $n } Sakodo cards
}
effect-choose = one of { $n } Sakodo cards
effect-lose = { $item } lost
effect-lose-any = a card out of the backpack is lost, at random
effect-steal = you get a card out of the backpack, at random
effect-lose-passport = passport lost, back to the last airport
effect-move = { $n ->
    [one] one space
   *[other] { $n } spaces
} { $way ->
    [back] back
   *[on] ahead
}
effect-previous = back to the last airport
effect-swap = changes places with you
effect-pull = comes to your space
effect-extra-move = one more move, paid as usual
effect-skip = { $n ->
    [one] misses a turn
   *[other] misses { $n } turns
}
effect-keep = the adventure is yours
effect-return = the adventure is lost
effect-roll = die { $n } or more: { $then }; less: { $otherwise }
effect-offer = for { $n } €: { $then }; without: { $otherwise }

## The lesson and tips

lesson-goal = Welcome! Travel round the world and be the first back in Paris with two souvenirs, two reportages and two adventures.
lesson-backpack = This is your backpack. You have a plane ticket already, but nobody leaves without a passport.
lesson-roll = Complete your backpack: roll the die, draw that many cards and keep one of them. With luck, a passport!
lesson-keep = There it is! You may keep only one card, and without a passport you stay at home. Keep the passport.
lesson-leave = Passport and ticket: you can leave. Fly off to Africa!
lesson-walk = No die here: choose where to walk. One space is free, and each further space costs more. { $friend } waits next door, in Saint-Louis.
lesson-lift = You have met { $friend }. Do not stop: pick { $friend } up! A passenger has to give you a card.
lesson-leg = A lift is a new leg, paid for by itself. Timbuktu has an adventure, only 20 € away.
lesson-thanks = Now choose your thanks. For adventures you need a compass, a sleeping bag and a first-aid kit, and the kit is all you lack. Take it!
lesson-adventure = You have everything for an adventure. Try it! Some adventures ask for luck, others cost you a piece of gear.
lesson-fare = Adventure won! Cairo has a reportage. Three spaces cost 50 €: dear, but you have the camera it takes.
lesson-camera = Give up your camera, and the reportage is yours for sure.
lesson-win = Two trophies of six! Still to come: two souvenirs, for a guide and some money each, one reportage and one adventure.
lesson-ways = Short of money? Job spaces pay. Far to go? Airports sell tickets. From here on you choose your own way. Have a good journey!

tip-ask-departure = First a passport, then a ticket. While you wait, cards for your backpack are worth more than small jobs.
tip-ask-turn = Look for a trophy space you can use: a guide for souvenirs, a camera for reportages, three kinds of gear for adventures.
tip-ask-back = { tip-ask-turn }
tip-ask-landed = Staying fills your backpack and can bring a ticket. Walking on brings you nearer to the trophies.
tip-ask-complete = Rolling costs nothing. Keep what your journal needs next.
tip-ask-keep = A passport if you have none; then what is missing for your next trophy. Cameras and guides sell well, too.
tip-ask-hitch = Giving a lift costs you little and earns you a card of your choice.
tip-ask-souvenir = Count your money first: if you cannot pay, the guide is lost as well.
tip-ask-buy = A ticket saves many fares. Up to 300 € is a good price; later you may need the money.
tip-ask-short = { tip-ask-buy }
tip-ask-bid = Bid only for what you need. What nobody wants, the bank takes at the resale price.
