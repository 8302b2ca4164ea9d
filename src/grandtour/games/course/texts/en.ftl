### La course autour du monde

title = La course autour du monde
tagline = Five continents, five visas, and home again before the others.
about = Starting from Paris, New York or Tokyo, fly from card to card right round the world. Bring home a visa from each of the five continents – Oceania’s is given only in Australia – and be the first to close the loop.
in-short = 15 to 70 minutes, from 8 years. Easy to learn: a race with cards, and a little luck.

## What happens

deals = { $you ->
    [yes] You are the dealer.
   *[no] {$player} is the dealer.
}
sets-out = { $you ->
    [yes] You set out from {$city}.
   *[no] {$player} sets out from {$city}.
}
stays = { $you ->
    [yes] You stay, and leave {$left} in the left bin and {$right} in the right one.
   *[no] {$player} stays, and leaves {$left} in the left bin and {$right} in the right one.
}
picks-up = { $you ->
    [yes] You pick {$card} out of a bin.
   *[no] {$player} picks {$card} out of a bin.
}
draws = { $you ->
    [yes] You draw {$card}.
   *[no] {$player} draws {$card}.
}
draws-unseen = {$player} draws a card.
flies = { $you ->
    [yes] You lay {$card} and fly to {$city}.
   *[no] {$player} lays {$card} and flies to {$city}.
}
stamped = { $you ->
    [yes] Your passport is stamped: {$continent}!
   *[no] {$player}’s passport is stamped: {$continent}!
}
recycled = The stock is empty. The laid cards and the covered bin cards are shuffled into a new stock.
comes-home = { $you ->
    [yes] You are home in {$city}, with all five visas!
   *[no] {$player} is home in {$city}, with all five visas!
}
retires = { $you ->
    [yes] You leave the race.
   *[no] {$player} leaves the race.
}
time-is-up = That was the last round.

## What is asked

ask-home = Where will your tour begin and end? The others see it once everyone has chosen.
ask-home-why = You win by coming back here with a visa from each of the five continents.
ask-turn = You are in {$city}. Lay a card that leaves from here, or stay and exchange two.
ask-turn-why = For each card you lay you draw another; whoever stays changes two cards.
ask-stay = None of your cards leaves {$city}: exchange two. Which one goes into the left bin?
ask-stay-why = Whoever does not fly changes two cards: better luck next turn.
ask-fly = You have reached {$city}. Fly on, or land here?
ask-fly-why = Cities you only pass count for your visas too. When you land, you draw one card for each card laid.
ask-down = You have reached {$city}, and none of your other cards leads on. Land here?
ask-down-why = Until you land, you can take back the cards you have laid.
ask-land = You are home in {$city} with five visas. Land!
ask-right = {$left} goes into the left bin. Which card goes into the right one?
ask-right-why = The bins lie open: the next player can take what is on top.
ask-take = {$left} and {$right} go into the bins. Which two cards do you take instead?
ask-take-why = You see what lies on the bins; what comes from the stock is a surprise.
ask-stock = {$left} and {$right} go into the bins. These are still empty, so you take two cards from the stock.
ask-stock-why = Until you take them, you can have your two cards back.

## What can be done

verb-dealer = {$player} deals
verb-deal = Deal {$card}
verb-home = Start from {$city}
verb-lay = Lay {$card}
verb-land = Land here
verb-left = Left bin: {$card}
verb-right = Right bin: {$card}
verb-take = Take {$source}
verb-draw = Draw {$card}
verb-retire = Leave the race

## Why not

why-cm-20 = It is not your turn yet: play goes round to the left.
why-cm-18 = A tour starts from Paris, New York or Tokyo.
why-cm-31 = That card does not name {$city}, the city you leave from.
why-cm-15 = You hold no card from {$city} to {$there}.
why-cm-a18 = That card is already in your chain: each card is good for one leg.
why-cm-24 = The bins are still empty, so both cards come from the stock.
why-cm-a2 = You have begun an exchange, so you cannot fly this turn. Undo it first if you want to fly.
why-cm-a14 = You are home with five visas: the tour ends here.
why-nothing = There is nothing to do with that now.

## Table options

setting-rounds = Last round
setting-rounds-help = If nobody is home by then, the player with the most visas wins; in a tie, the one with the fewest legs still to fly. 0: no last round.
setting-places = Play on for places
setting-places-help = Once the winner is home, the others fly on for second place, third place and so on.
setting-retire = Players may leave the game
setting-retire-help = The hand of a player who leaves joins the laid cards, and their visas go back. For somebody who is only away, the others may let a bot fly until they are back.

## Bots

bot-dreamer = Knows where it wants to go, but often misses the best flight.
bot-casual = Plans its tour well, but lets a good card pass now and then.
bot-sense = Plans the shortest tour from every card it sees, and keeps back those that would help you.

## How it ended

ending-home = Round the world and home first.
ending-places = Every place is decided.
ending-cap = The last round is over.
ending-alone = Only one traveller is left in the race.
luck-sum = { $sum ->
    [one] { $sum } leg
   *[other] { $sum } legs
}

## Names

continent-europe = Europe
continent-asia = Asia
continent-america = America
continent-africa = Africa
continent-oceania = Oceania

source-stock = two cards from the stock
source-left = the left bin’s card and one from the stock
source-right = the right bin’s card and one from the stock
source-bins = the cards of both bins

city-paris = Paris
city-london = London
city-madrid = Madrid
city-rome = Rome
city-moscow = Moscow
city-reykjavik = Reykjavik
city-new-york = New York
city-montreal = Montreal
city-anchorage = Anchorage
city-los-angeles = Los Angeles
city-mexico-city = Mexico City
city-havana = Havana
city-caracas = Caracas
city-lima = Lima
city-rio-de-janeiro = Rio de Janeiro
city-buenos-aires = Buenos Aires
city-santiago = Santiago
city-tokyo = Tokyo
city-beijing = Beijing
city-hong-kong = Hong Kong
city-manila = Manila
city-bangkok = Bangkok
city-singapore = Singapore
city-delhi = Delhi
city-mumbai = Mumbai
city-tehran = Tehran
city-tashkent = Tashkent
city-cairo = Cairo
city-casablanca = Casablanca
city-dakar = Dakar
city-lagos = Lagos
city-nairobi = Nairobi
city-johannesburg = Johannesburg
city-antananarivo = Antananarivo
city-sydney = Sydney
city-darwin = Darwin
city-auckland = Auckland
city-honolulu = Honolulu
city-papeete = Papeete
city-easter-island = Easter Island

## The position in words, for the text client

see-round = { $rounds ->
    [0] Round { $round }; { $stock } cards in the stock.
   *[other] Round { $round } of { $rounds }; { $stock } cards in the stock.
}
see-left = Left bin: { $bin }.
see-right = Right bin: { $bin }.
see-empty = empty
see-pile = { $card }, on top of a pile of { $count }
see-traveller = { $player }: in { $city }, home { $home }, visas { $visas }, { $cards } cards.
see-shown = Known to hold: { $cards }.
see-aside = { $player }: not on the way, { $cards } cards.
see-hand = Your hand: { $cards }.
see-path = Your flight: { $path }.

## On the board

board-map = Map of the world
board-routes = All routes
board-fly = Fly to { $city } with { $card }
board-land = Land in { $city }
board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-no-visa = no new visa
board-plane = { $player } in { $city }
board-hand = Your cards
board-flight = Your flight
board-now = From { $city }
board-onward = And then
board-rest = Elsewhere
board-order = Sort your cards
board-by-chain = sorted by route
board-by-continent = sorted by continent
board-leg = { $card }, leg { $number } of your flight
board-for-left = { $card }, for the left bin
board-for-right = { $card }, for the right bin
board-new = { $card }, new
board-new-mark = new
board-means = What pressing a card does
board-fly-mode = Fly
board-exchange = Exchange
board-table = The piles
board-stock = Stock
board-left = Left bin
board-right = Right bin
board-both = Both bins
board-laid-short = Laid
board-laid = Laid cards
board-no-laid = Nothing laid yet.
board-browse = Look through the laid cards and the visas left
board-empty = empty
board-begin = Exchange two cards, the first for the left bin
board-due-left = card for the left bin?
board-due-right = card for the right bin?
board-take-stock = two unseen
board-visas = Visas left
board-visa-left = { $continent }: { $count } left
board-passport = Passport
board-stamped = { $continent }: stamped
board-blank = { $continent }: not yet
board-knows = { $cards ->
    [one] 1 known card
   *[other] { $cards } known cards
}
board-at = In { $city }
board-home = home { $city }
board-unseen-home = not yet on the way
board-retired = out of the race
board-arrived = home again
board-tours = The tours
board-replay = Watch the tours again
board-replay-stop = Stop
board-traveller = Traveller
board-legs = Legs flown
board-lays = Landings
board-exchanges = Exchanges
board-visas-order = Visas, in order
board-a-card = A route card: { $card }
board-a-chain = A flight laid with { $count } cards: { $path }
board-a-leg = The leg { $from } – { $to } on the map
board-the-homes = The three homes on the map: { $cities }
board-the-visas = The five visas: { $visas }
board-the-bins = The stock and the two bins
board-the-exchange = An exchange: one card into each bin, two cards taken

## The lesson and tips

lesson-goal = Welcome! A visa from each of five continents, then home again: whoever is back first wins. { $friend } flies too.
lesson-cards = These are your route cards. Each is good for one flight between its two cities, in either direction.
lesson-home = Where you start, you must also finish. Three of your cards leave Paris, so Paris is a wise choice.
lesson-turn = On your turn you do one thing: fly as far as your cards lead, or stay where you are and exchange two cards.
lesson-plan = Rome, Cairo, Tehran, Delhi, Bangkok, Hong Kong: your cards lead nearly to Australia. One leg is missing: choose “Exchange”, beside your cards.
lesson-left = Then this card, for the left bin: Lima and Santiago lie far from your way.
lesson-right = Easter Island is no help either: into the right bin. Mind that bins lie open, so { $friend } may take what you leave.
lesson-take = The bins are still empty, so take two cards from the stock.
lesson-fly = Hong Kong – Sydney, just what you needed! Lay the whole way, card by card: Rome, Cairo, Tehran, Delhi, Bangkok, Hong Kong, Sydney.
lesson-on = Cairo gives you Africa’s visa, even if you only pass through. Until you land you can take cards back. On to Sydney!
lesson-land = Sydney gives Oceania’s visa; only Australia does. Now land: you draw as many new cards as you have laid.
lesson-bin = { $friend } left Los Angeles – Sydney in a bin: your way to America! To pick it up, give up Madrid – Casablanca, then Moscow – Tashkent.
lesson-pick = Take the open card of the left bin, and one from the stock. Do not wait: the next card thrown there would cover it.
lesson-win = Los Angeles, New York, Paris: your last visa and the way home, all in your hand. Fly home and you win!

tip-ask-home = A good home is one that several of your cards leave, best of all towards different continents.
tip-ask-turn = Look for your way round on the map. If a leg is missing, exchange cards that lie far from that way.
tip-ask-stay = { tip-ask-turn }
tip-ask-fly = Visas count where you pass, too. Land where your other cards can take you further.
tip-ask-right = The bins lie open. Leave nothing there that the next player may be waiting for.
tip-ask-take = With an open card you know what you get. But the others will remember that you have it.
