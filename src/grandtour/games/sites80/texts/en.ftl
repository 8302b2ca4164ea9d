### Le tour du monde en 80 sites

title = Around the World in 80 Sites
tagline = Two hidden photographs, a few clues, and the whole Earth to search.
about = Two secret sites are waiting in the camera: all you can see is a quarter of the world and three numbers. Read the clues, work out the place, get there on foot or by train, boat or plane, and say its name. Then bring the picture back to your flag, which the others are happy to move. Five pictures brought home win the game.
in-short = 40 to 90 minutes, from 12 years. Hard: a hunt for places, for those who like riddles and maps.

## What happens

begins = { $you ->
    [yes] You begin.
   *[no] {$player} begins.
}
sets-out = { $you ->
    [yes] You start from {$site} ({$cell}).
   *[no] {$player} starts from {$site} ({$cell}).
}
occupied = { $you ->
    [yes] You draw {$site}, but the cell is occupied. One more card.
   *[no] {$player} draws {$site}, but the cell is occupied. One more card.
}
planted = Chance plants {$flag} at {$cell}.
exposed = A new card appears {$slot} in the camera: a site in the {$quarter} quarter.
sheet-turned = The clue sheet goes under the pack, and the next one is exposed.
found = A clue for the card {$slot}, no. {$number}: {$clue}
stays = { $you ->
    [yes] You stay where you are.
   *[no] {$player} stays put.
}
walks = { $you ->
    [yes] You walk to {$cell}.
   *[no] {$player} walks to {$cell}.
}
rides = { $you ->
    [yes] You play {$card} and go to {$cell}.
   *[no] {$player} plays {$card} and goes to {$cell}.
}
draws = { $you ->
    [yes] You draw {$card}.
   *[no] {$player} draws {$card}.
}
draws-unseen = {$player} draws a transport card.
recycled = The stock is empty. The used transport cards are shuffled and become the new one.
lays-aside = { $you ->
    [yes] You lay {$card} aside.
   *[no] {$player} lays {$card} aside.
}
discards = { $you ->
    [yes] You have too many cards and discard {$card}.
   *[no] {$player} has too many cards and discards {$card}.
}
misses = { $you ->
    [yes] You miss your turn.
   *[no] {$player} misses a turn.
}
again = { $you ->
    [yes] You will take another turn after this one.
   *[no] {$player} will take another turn after this one.
}
moves-flag = { $you ->
    [yes] You plant {$flag} at {$cell}.
   *[no] {$player} plants {$flag} at {$cell}.
}
happens = { $you ->
    [yes] An event for you: {$event}.
   *[no] An event for {$player}: {$event}.
}
keeps-secret = { $you ->
    [yes] You keep a SECRET card: {$event}.
   *[no] {$player} keeps a SECRET card: {$event}.
}
keeps-secret-unseen = {$player} keeps a SECRET card.
events-shuffled = All event cards have been used. They are shuffled again.
strays = { $you ->
    [yes] Chance takes you to {$site}.
   *[no] Chance takes {$player} to {$site}.
}
sent = { $you ->
    [yes] You are now at {$cell}.
   *[no] {$player} is now at {$cell}.
}
loses = { $you ->
    [yes] You lose {$card}.
   *[no] {$player} loses {$card}.
}
gives = { $you ->
    [yes] You give {$card} to {$to}.
    [to] {$player} gives you {$card}.
   *[no] {$player} gives {$card} to {$to}.
}
gives-unseen = { $you ->
    [to] {$player} gives you a transport card.
   *[no] {$player} gives a transport card to {$to}.
}
takes-card = { $you ->
    [yes] You take {$card} from {$other}.
    [other] {$player} takes {$card} from you.
   *[no] {$player} takes {$card} from {$other}.
}
takes-card-unseen = { $you ->
    [other] {$player} takes a transport card from you.
   *[no] {$player} takes a transport card from {$other}.
}
plays-secret = { $you ->
    [yes] You play a SECRET card: {$event}.
   *[no] {$player} plays a SECRET card: {$event}.
}
spared = { $you ->
    [yes] “{$event}” does not affect you.
   *[no] “{$event}” does not affect {$player}.
}
announces = { $you ->
    [yes] You pull out the card {$slot} and announce {$site}.
   *[no] {$player} pulls out the card {$slot} and announces {$site}.
}
right = { $you ->
    [yes] It is {$site}! The card is yours; take it home to your flag.
   *[no] It is {$site}! {$player} takes the card.
}
wrong = { $you ->
    [yes] Wrong: it was {$site}, at {$cell}. The card waits for the others.
   *[no] {$player} is wrong: it was {$site}, at {$cell}. The card waits for the others.
}
takes = { $you ->
    [yes] You take the card that was waiting here: {$site}.
   *[no] {$player} takes the card that was waiting here: {$site}.
}
brings-home = { $you ->
    [yes] Home to your flag! You have brought back {$sites}.
   *[no] {$player} is home at the flag and has brought back {$sites}.
}
five = { $you ->
    [yes] Five destinations in your rack: you have won!
   *[no] Five destinations in {$player}’s rack!
}
time-is-up = That was the last round.
retires = { $you ->
    [yes] You leave the game.
   *[no] {$player} leaves the game.
}

## What is asked

ask-own-flag = Your character starts at {$cell}. On which cell beside it do you plant your flag?
ask-own-flag-why = A site counts only once you have brought its card back to your flag.
ask-plant = Nobody plays with {$flag}. Where do you plant it?
ask-plant-why = All six flags stand on the board. Reaching any of them brings a new clue sheet.
ask-turn = Walk, play a card, or stay.
ask-turn-why = On foot: one cell, on land. A card: up to as many cells as it shows. Reaching a flag brings new clues.
ask-turn-announce = Announce a site, move on, or stay.
ask-turn-announce-why = { ask-announce-why }
ask-ride = There is no way on foot from here: play a card, or stay.
ask-ride-why = On foot one keeps to land. A card takes you up to as many cells as it shows. Reaching a flag brings new clues.
ask-walk = None of your cards takes you on from here: walk, or stay.
ask-walk-why = Trains run on land, boats at sea and along the coast, planes anywhere.
ask-leave = You have to move on from here: walk, or play a card.
ask-leave-why = Whoever has announced a site does not stay on its cell for another turn.
ask-leave-by-card = You have to move on from here, and there is no way on foot: play a card.
ask-leave-by-card-why = Whoever has announced a site does not stay on its cell for another turn.
ask-leave-on-foot = You have to move on from here, and none of your cards takes you on: walk.
ask-leave-on-foot-why = Whoever has announced a site does not stay on its cell for another turn.
ask-stuck = You cannot move from here: stay.
ask-stuck-why = No cell that you could reach is free.
ask-stuck-announce = You cannot move from here: announce a site, or stay.
ask-stuck-announce-why = { ask-stuck-why }
ask-go = Where do you go with {$card}?
ask-go-why = Trains run on land, boats at sea and along the coast, planes anywhere. You may stop earlier.
ask-name = Which site is on the card {$slot}?
ask-name-why = If you are wrong, the card lies open, and anyone but you may fetch it.
ask-after = Do you announce a site, or play a SECRET card?
ask-after-why = A right name wins the card. After a wrong one it lies open, and anyone but you may fetch it.
ask-announce = Do you announce that a site of the camera is here?
ask-announce-why = A right name wins the card. After a wrong one it lies open, and anyone but you may fetch it.
ask-secret = Do you play a SECRET card?
ask-secret-why = It can wait: a SECRET card is yours until you want to use it.
ask-nothing = There is nothing to announce here, and none of your SECRET cards fits. Anything else?
ask-nothing-why = Whoever holds a SECRET card is asked, so that nobody learns which one it is.
ask-flag = Where do you plant {$flag}?
ask-flag-why = Whoever reaches a flag moves it to a cell beside them.
ask-lift = Which flag do you move?
ask-lift-why = Anybody’s flag may be moved one to three cells, to a cell with no character and no flag.
ask-react = “{$event}” is about to affect you. Do you let it happen?
ask-react-why = Whoever holds a SECRET card is asked, so that nobody learns which one it is.
ask-no-react = “{$event}” is about to affect you, and none of your SECRET cards wards it off.
ask-no-react-why = Whoever holds a SECRET card is asked, so that nobody learns which one it is.
ask-beside = {$cell} is occupied. Which cell beside it do you take?
ask-beside-why = Nobody is sent to a cell where somebody, or a flag, stands.
ask-back = The wind drives you back towards your flag. To which cell?
ask-back-why = A headwind takes you three cells back. Several cells are as near to your flag: choose one.
ask-drift = The wind is with you. Where do you let it take you?
ask-drift-why = You may move up to three cells, over land or sea, or stay where you are.
ask-once-more = Do you change the clue sheet once more?
ask-once-more-why = A new sheet brings new clues. What this one tells of the cards in the camera is kept.
ask-partner = With whom do you swap a ticket?
ask-partner-why = You give a card of your choice, and take one of theirs at random.
ask-give = Which card do you give to {$other}?
ask-give-why = You then take one of theirs at random. Only the two of you see the cards.
ask-divert = Whom do you send elsewhere?
ask-divert-why = Your SECRET card sends them two cells away, over land or sea.
ask-where = Where do you send {$other}?
ask-where-why = Exactly two cells away, over land or sea. If the cell is occupied, they choose one beside it.
ask-aside = You used no card. Do you lay one aside?
ask-aside-why = Whoever has fewer than seven cards draws one at the end of the turn.
ask-discard = You have more than ten cards. Which one do you discard?
ask-discard-why = Ten cards are the most you may keep at the end of a turn.

## What can be done

verb-first = {$player} begins
verb-deal = Deal {$card}
verb-draw = Draw {$card}
verb-start = Start from {$site}
verb-expose = Expose {$site}
verb-sheet = Expose sheet {$sheet}
verb-number = Give number {$number}
verb-event = Event: {$event-card}
verb-lose = Lose {$card}
verb-take = Take {$card}
verb-stray = Stray to {$site}
verb-flag = Plant at {$cell}
verb-photo = Announce the card {$slot}
verb-name = Announce {$site}!
verb-secret = SECRET: {$event-card}
verb-react = Show: {$event-card}
verb-let = Let it happen
verb-stay = Stay
verb-walk = Walk to {$cell}
verb-ride = Play {$card}
verb-go = Go to {$cell}
verb-pick = Choose {$player}
verb-give = Give {$card}
verb-lift = Take {$flag}
verb-yes = Yes
verb-no = No
verb-aside = Lay {$card} aside
verb-keep = Keep all cards
verb-discard = Discard {$card}
verb-retire = Leave the game

## Why not

why-tm-28 = It is not your turn yet.
why-tm-44 = A character stands there: you may pass over it, but not stop.
why-tm-62 = You turned over the card of this cell. While it waits, only the others may go there.
why-tm-33 = On foot you go from land to land: both cells must have some.
why-tm-32 = On foot you go one cell. To go further, play a transport card.
why-tm-35 = {$card} does not take you there.
why-tm-40 = From here this card leads nowhere: trains run on land and straits.
why-tm-41 = From here this card leads nowhere: a boat leaves from a cell with sea.
why-tm-a25 = Sites are announced on a cell with a red square.
why-tm-a29 = One announcement a turn and a visit: come back to this cell later.
why-tm-a16 = A flag goes to a cell with no character and no flag, at the right distance.
why-tm-a35 = This SECRET card cannot be played at this moment.
why-tm-a36 = You have only just drawn this card: you may play it from your next turn on.
why-tm-a55 = At the end of a turn without a transport card you may lay one aside, and no more.
why-tm-55 = To announce a site, first choose one of the two cards in the camera.
why-tm-48 = A flag moves when you arrive on it.
why-nothing = There is nothing to do with that now.

## Table options

setting-rounds = Last round
setting-rounds-help = If nobody has five destinations by then, the player with the most validated cards wins; in a tie, the one who holds the most. 0: no last round.
setting-wrap = Round by the Pacific
setting-wrap-help = The eastern and western edges of the map touch.
setting-coast-trains = Trains on every coast
setting-coast-trains-help = Trains run on every cell with land.
setting-announce-first = Announce before the event
setting-announce-first-help = On arriving at a red square you may announce before the event is drawn.
setting-labels = Names on the map
setting-labels-help = Every red square bears its name, and only the names of the cell are offered: for children and beginners.
setting-notebook = Notebook
setting-notebook-help = Which clues stay on show when the sheet has changed.
setting-notebook-found = those of the exposed cards
setting-notebook-nothing = none
setting-notebook-all = all of them
setting-chance-flags = Chance plants the free flags
setting-chance-flags-help = On cells with land and without a red square. Otherwise the players plant them where they like.
setting-retire = Players may leave the game
setting-retire-help = The cards that a leaving player holds wait face up. For somebody who is only away, the others may let a bot play until they are back.

## Answers in advance

answer-let-pass = Always let it happen
answer-let-pass-help = When an event or a card affects you and you hold a SECRET card, you are not asked.

## How it ended

ending-five = Five destinations brought home.
ending-rounds = The last round is over.
ending-alone = Only one player is left.
luck-sum = { $sum ->
    [one] { $sum } cell
   *[other] { $sum } cells
}

## Bots

bot-nearest = Runs to the nearest site that a card may show, and names it.
bot-tourist = Recognises only the easy clues, and likes to guess.
bot-globetrotter = Recognises about half of the harder clues.
bot-sense = Recognises nearly every clue, and speaks when it is sure enough.

## The position in words, for the text client

see-round = Round { $round }; { $stock } cards in the stock.
see-slot = Card { $slot }: { $quarter }, numbers { $numbers }.
see-empty = Card { $slot }: the compartment is empty.
see-clue =   { $number }: { $clue }
see-sheet = The clue sheet:
see-face-up = Face up: { $site }, at { $cell }.
see-traveller = { $player }: at { $cell }, flag at { $flag }, { $cards } cards, { $secrets } SECRET; holds: { $held }; brought home: { $home }.
see-gone = { $player } has left the game.
see-waits = { $player } has not set out yet.
see-none = nothing
see-neutral = Neutral flags: { $cells }.
see-hand = Your hand: { $cards }.
see-secrets = Your SECRET cards: { $events }.

## Degrees

degree-n70 = 70° N
degree-n60 = 60° N
degree-n50 = 50° N
degree-n40 = 40° N
degree-n30 = 30° N
degree-n20 = 20° N
degree-n10 = 10° N
degree-n0 = 0° N
degree-s0 = 0° S
degree-s10 = 10° S
degree-s20 = 20° S
degree-s30 = 30° S
degree-s40 = 40° S
degree-s50 = 50° S
degree-w170 = 170° W
degree-w160 = 160° W
degree-w150 = 150° W
degree-w140 = 140° W
degree-w130 = 130° W
degree-w120 = 120° W
degree-w110 = 110° W
degree-w100 = 100° W
degree-w90 = 90° W
degree-w80 = 80° W
degree-w70 = 70° W
degree-w60 = 60° W
degree-w50 = 50° W
degree-w40 = 40° W
degree-w30 = 30° W
degree-w20 = 20° W
degree-w10 = 10° W
degree-w0 = 0° W
degree-e0 = 0° E
degree-e10 = 10° E
degree-e20 = 20° E
degree-e30 = 30° E
degree-e40 = 40° E
degree-e50 = 50° E
degree-e60 = 60° E
degree-e70 = 70° E
degree-e80 = 80° E
degree-e90 = 90° E
degree-e100 = 100° E
degree-e110 = 110° E
degree-e120 = 120° E
degree-e130 = 130° E
degree-e140 = 140° E
degree-e150 = 150° E
degree-e160 = 160° E
degree-e170 = 170° E

## Tickets

ticket-plane-4 = plane 4
ticket-plane-5 = plane 5
ticket-plane-6 = plane 6
ticket-plane-7 = plane 7
ticket-plane-8 = plane 8
ticket-boat-3 = boat 3
ticket-boat-4 = boat 4
ticket-boat-5 = boat 5
ticket-boat-6 = boat 6
ticket-boat-7 = boat 7
ticket-train-2 = train 2
ticket-train-3 = train 3
ticket-train-4 = train 4
ticket-train-5 = train 5
ticket-world-tour = World Tour

## The camera and the flags

slot-left = on the left
slot-right = on the right
flag-1 = the photographer’s flag
flag-2 = the botanist’s flag
flag-3 = the navigator’s flag
flag-4 = the archaeologist’s flag
flag-5 = the aviator’s flag
flag-6 = the postman’s flag

## Means of transport

mode-foot = on foot
mode-plane = plane
mode-boat = boat
mode-train = train
mode-world-tour = World Tour

## Terrain

terrain-land = land
terrain-coast = coast
terrain-strait = strait
terrain-sea = sea

## The quarters of the world

quarter-nw = north-west
quarter-ne = north-east
quarter-sw = south-west
quarter-se = south-east

## Kinds of site

kind-city = city
kind-ruin = ruins
kind-monument = work of human hands
kind-nature = nature
kind-island = island

## Characters

character-1 = The photographer
character-1-text = She waits for the light. The light always comes while she is changing the film.
character-2 = The botanist
character-2-text = He knows every flower beside the road, and never the road.
character-3 = The navigator
character-3-text = She reads stars, currents and menus, in that order.
character-4 = The archaeologist
character-4-text = Never throws a pebble away without looking at both sides.
character-5 = The aviator
character-5-text = Twice round the world, and always a window on the sunny side.
character-6 = The postman
character-6-text = He has a letter to deliver; the name of the street has rubbed off.

## Events

event-unplanned-journey = Unplanned journey
event-unplanned-journey-text = Wrong platform, pleasant surprise: you are now on the cell of a site drawn by lot from the 80.
event-invitation-home = Invited home
event-invitation-home-text = A cousin is getting married. You are now next to your flag, but not on it: nothing is validated.
event-headwind = Headwind
event-headwind-text = The wind drives you 3 cells back towards your flag, or next to it if it is nearer than that.
event-tailwind = Tailwind
event-tailwind-text = The wind takes you where you like: move 0 to 3 cells, over land or sea.
event-lost-luggage = Lost luggage
event-lost-luggage-text = Your suitcase is visiting another continent. You lose a transport card at random.
event-free-connection = Free connection
event-free-connection-text = The conductor smiles and hands you a ticket. Draw a transport card.
event-promotion = Special offer
event-promotion-text = Two departures for the price of none. Draw two transport cards.
event-strike = Strike
event-strike-text = Nothing is leaving, and the station café is closing too. Miss your next turn.
event-another-turn = Another turn
event-another-turn-text = You slept on the train and arrive ready for more. Take another turn after this one.
event-local-newspaper = Local newspaper
event-local-newspaper-text = Your neighbour on the bench has finished reading. Change the clue sheet.
event-well-stocked-kiosk = Well-stocked kiosk
event-well-stocked-kiosk-text = Every paper in the world. Change the clue sheet, and then once more if you like.
event-wandering-flag = The flag-bearer moves on
event-wandering-flag-text = Move any one flag 1 to 3 cells, to a cell with no character and no flag.
event-ticket-swap = Ticket swap
event-ticket-swap-text = Give somebody a transport card of your choice, and take one of theirs at random.
event-upgrade = Upgrade
event-upgrade-text = On your turn, when you play a boat, a train or a plane: the card is worth 2 more cells.
event-free-pass = Free pass
event-free-pass-text = When an event or somebody else’s card is about to affect you: show this paper, and nothing happens to you.
event-diverted-flight = Diverted flight
event-diverted-flight-text = On your turn, before you move: send another character 2 cells away, over land or sea.
event-repatriation = Repatriation
event-repatriation-text = On your turn, before you move: bring your flag to a cell next to your character.
event-special-edition = Special edition
event-special-edition-text = On your turn, before or after your move: change the clue sheet.

## Countries

country-fr = France
country-nl = Netherlands
country-it = Italy
country-gr = Greece
country-tr = Turkey
country-ru = Russia
country-no = Norway
country-eg = Egypt
country-il = Israel
country-ps = Palestine
country-jo = Jordan
country-ir = Iran
country-uz = Uzbekistan
country-in = India
country-np = Nepal
country-cn = China
country-lk = Sri Lanka
country-th = Thailand
country-kh = Cambodia
country-vn = Vietnam
country-jp = Japan
country-ph = Philippines
country-sg = Singapore
country-et = Ethiopia
country-gb = United Kingdom
country-es = Spain
country-is = Iceland
country-ma = Morocco
country-ml = Mali
country-sn = Senegal
country-us = United States
country-ca = Canada
country-mx = Mexico
country-cu = Cuba
country-pa = Panama
country-ve = Venezuela
country-gf = French Guiana
country-br = Brazil
country-pe = Peru
country-bo = Bolivia
country-cl = Chile
country-ec = Ecuador
country-ar = Argentina
country-pf = French Polynesia
country-id = Indonesia
country-au = Australia
country-nc = New Caledonia
country-nz = New Zealand
country-za = South Africa
country-zm = Zambia
country-zw = Zimbabwe
country-tz = Tanzania
country-mg = Madagascar
country-re = Réunion

## The sites

site-paris = Paris
site-paris-also = Lutèce, Lutetia
site-paris-text = The Eiffel Tower was meant to come down after twenty years; radio saved it. From the top you see the Seine divide around the Île de la Cité and the zinc roofs turn blue at dusk.
site-amsterdam = Amsterdam
site-amsterdam-text = In the 17th century its canals were dug in half-circles, like the rings of a tree. The houses are tall and narrow and lean towards the water, and bicycles are everywhere, even at the bottom of the canals, from which thousands are fished every year.
site-rome = Rome
site-rome-also = Roma, Ville éternelle, Eternal City
site-rome-text = Cats sleep in the ruins where Caesar was murdered. The Trevi Fountain still runs with the water of an ancient aqueduct, and every new metro line digs into somebody’s palace.
site-venice = Venice
site-venice-also = Venezia, Sérénissime, La Serenissima
site-venice-text = A hundred and eighteen islets and not one car: the ambulance, the post and the dustmen come by boat. For centuries the city has stood on tree trunks driven into the mud, where wood does not rot for want of air.
site-athens = Athens
site-athens-also = Athina, Athinai
site-athens-text = The Acropolis can be seen from everywhere, even between two blocks of flats. Democracy, the theatre and the art of arguing at length in the shade began here; the third is still practised every day.
site-istanbul = Istanbul
site-istanbul-also = Stamboul, Constantinople, Byzance, Byzantium
site-istanbul-text = You take the ferry from Europe to Asia with a glass of tea and a sesame ring to share with the gulls. Under the city a cistern of the 6th century stretches like a drowned cathedral, and two of its columns stand on heads of Medusa.
site-moscow = Moscow
site-moscow-also = Moskva
site-moscow-text = The metro stations have chandeliers and mosaics, and in passing people stroke the nose of a bronze dog for luck. In winter they skate along the park paths, which are flooded on purpose.
site-saint-petersburg = Saint Petersburg
site-saint-petersburg-also = St Petersburg, St-Pétersbourg, Leningrad, Petrograd, Sankt-Peterburg
site-saint-petersburg-text = A tsar in a hurry wanted it in a marsh, with canals and pistachio-coloured palaces. At the Hermitage, dozens of cats have guarded the cellars since the 18th century.
site-north-cape = North Cape
site-north-cape-also = Nordkapp
site-north-cape-text = The road crosses a treeless island where reindeer wander, then stops at the edge of a cliff. At midnight in summer, everybody is wearing sunglasses.
site-giza = Pyramids of Giza
site-giza-also = Gizeh, Guizeh, Giza, pyramides d’Égypte, pyramids of Egypt
site-giza-text = The largest holds more than two million blocks, and nobody knows quite how they got up so high. A row of cafés faces them: you can contemplate forty-five centuries over a mango juice.
site-abu-simbel = Abu Simbel
site-abu-simbel-text = Ramesses II had himself carved four times out of the mountain, seated, twenty metres tall. When the Aswan dam was about to drown him, the two temples were sawn into a thousand blocks and put back together above the lake.
site-jerusalem = Jerusalem
site-jerusalem-also = Yerushalayim, Al-Quds, Al Qods
site-jerusalem-text = Within a square kilometre of white stone, bells, calls to prayer and Sabbath songs answer one another. A small wooden ladder has stood on a ledge of the Holy Sepulchre since the 18th century: six Churches share the place, and nobody dares to move it.
site-petra = Petra
site-petra-text = You walk for more than a kilometre between cliffs that almost touch, and suddenly a rose-red façade appears in the crack. The “Treasury” is a tomb; its stone urn is pitted by the bullets of people who hoped to bring down gold.
site-persepolis = Persepolis
site-persepolis-also = Takht-e Jamshid
site-persepolis-text = On the stairway of the audience hall the peoples of the empire have been climbing for twenty-five centuries with their gifts: a camel, vases, a lioness and her cubs. The steps are so low, they say, that one could mount them without losing one’s dignity.
site-samarkand = Samarkand
site-samarkand-also = Samarqand
site-samarkand-text = Caravans set down silk, paper and melons here. Three façades of blue tile face one another across the square; on one of them, striped cats carry suns with human faces on their backs.
site-taj-mahal = Taj Mahal
site-taj-mahal-also = Tadj Mahall, Tadj Mahal, Taj
site-taj-mahal-text = Pink at dawn, white at noon, golden by moonlight: the marble takes the colour of the hour. Everything in it is symmetrical but for one thing: the emperor’s own tomb, added later beside his wife’s.
site-everest = Everest
site-everest-also = mont Everest, Mount Everest, Chomolungma, Qomolangma, Sagarmatha
site-everest-text = It still grows by a few millimetres a year, pushed up by India sliding under Asia. Near the top the air holds a third of the oxygen it has by the sea, and there are fossil sea creatures in the rock.
site-lhasa = Lhasa
site-lhasa-text = Pilgrims come here on foot from very far away, stretching out full length at every step. The Potala, thirteen storeys of white and red above the town, has a thousand rooms and smells of the yak butter in its lamps.
site-sigiriya = Sigiriya
site-sigiriya-also = Sihigiri
site-sigiriya-text = A king who feared his brother’s revenge had his palace built on top of a sheer rock, swimming pools and all. You climbed in through the mouth of a brick lion; only its paws are left.
site-bangkok = Bangkok
site-bangkok-also = Krung Thep
site-bangkok-text = Market women sell noodles from canoes, monks go by at dawn with their bowls, and the Skytrain runs above the traffic jams. The city’s full name has 168 letters; schoolchildren learn it as a song.
site-angkor = Angkor
site-angkor-also = Angkor Vat, Angkor Wat, Angkor Thom
site-angkor-text = At dawn everybody waits for five towers to appear in a lotus pond. Further on, roots as thick as pythons either hold the walls up or pull them down; it is no longer possible to say.
site-ha-long-bay = Ha Long Bay
site-ha-long-bay-also = Halong, Ha Long, Halong Bay, baie de Ha Long, baie d’Halong, Vinh Ha Long
site-ha-long-bay-text = A mother dragon, they say, spat out pearls to stop invaders, and the pearls became islands. Many of them are hollow: at low tide you row in through a hole.
site-hong-kong = Hong Kong
site-hong-kong-also = Hongkong, Xianggang
site-hong-kong-text = For a long time the scaffolding was of bamboo, even on the tallest towers. In ten minutes you can go from the glass banks to a beach, a temple thick with incense, or a ridge path with kites wheeling overhead.
site-beijing = Beijing
site-beijing-also = Peking
site-beijing-text = The Forbidden City is said to have nine thousand nine hundred and ninety-nine and a half rooms, since only heaven could have ten thousand. In the grey lanes around it, old men take their caged birds for a walk.
site-xian = Xi’an
site-xian-also = Xian, Sian
site-xian-text = In 1974 a farmer digging for water turned up a head of baked clay. There were thousands more, all different, drawn up for battle for twenty-two centuries.
site-kyoto = Kyoto
site-kyoto-also = Kioto, Heian-kyo
site-kyoto-text = Fifteen stones lie on a rectangle of raked gravel; wherever you sit, at least one is hidden. Outside, people make way for a trainee geisha hurrying by on wooden clogs.
site-mount-fuji = Mount Fuji
site-mount-fuji-also = Fuji, Fuji-san, Fujisan, Fujiyama, Fuji-Yama
site-mount-fuji-text = People climb it at night, lamp on forehead, to watch the sun come out of the Pacific. A wise person climbs it once, says the proverb; only a fool does it twice.
site-lake-baikal = Lake Baikal
site-lake-baikal-also = Baïkal
site-lake-baikal-text = In winter the ice is so clear and so thick that lorries drive across it above the fish. Out in the middle, plump seals bask on the rocks, more than a thousand kilometres from the sea.
site-banaue = Banaue
site-banaue-also = Banawe
site-banaue-text = Walls of stone and mud follow the mountain for hundreds of steps, and water from the forest runs down from one to the next without a pump. It was all built by hand, and has to be mended after every typhoon.
site-singapore = Singapore
site-singapore-also = Singapura, Singapur
site-singapore-text = People eat in open-air courts of cooking stalls, from chilli crab to coffee roasted in butter, and keep a chair by leaving a packet of tissues on it. Nearly half the island is green, right down to the steel trees that light up at night.
site-lalibela = Lalibela
site-lalibela-text = Here churches were not built but freed: the rock was cut away all around, then the doors, then the inside. At Christmas thousands of pilgrims in white sing at the edge of the trenches until morning.
site-london = London
site-london-also = Londinium
site-london-text = At least six ravens live at the Tower at the Crown’s expense: if they left, says the legend, the kingdom would fall. Their wings are trimmed a little, to be on the safe side.
site-loch-ness = Loch Ness
site-loch-ness-text = The water is black with peat and more than two hundred metres deep, which is room enough for a secret. People have sounded it, filmed it, listened to it and even searched its DNA, which spoke mostly of eels.
site-mont-saint-michel = Mont Saint-Michel
site-mont-saint-michel-also = Mont St-Michel
site-mont-saint-michel-text = The sea withdraws for miles, then comes back faster than you can walk on wet sand. At the top, the monks’ cloister seems to hang in the sky; down below, some thirty people have the island to themselves at night.
site-granada = Granada
site-granada-text = In the palaces of the Alhambra water runs everywhere in thin threads, and the walls repeat in Arabic that there is no victor but God. The pomegranate, whose Spanish name is the city’s, ripens in the gardens.
site-geysir = Geysir
site-geysir-also = Great Geysir, Grand Geysir, Stóri-Geysir
site-geysir-text = Every geyser in the world owes it its name, but Geysir itself is resting: it erupts only rarely now, when an earthquake wakes it. Its little neighbour Strokkur works for two, swelling into a blue dome before it leaps.
site-marrakesh = Marrakesh
site-marrakesh-text = On the great square they sell orange juice in the morning and snails, stories and false teeth at night. Around it the lanes change trade every hundred steps: slippers, copper, spices, and red wool drying overhead.
site-timbuktu = Timbuktu
site-timbuktu-also = Timbuctoo, Tombuctu, Tumbutu
site-timbuktu-text = Salt came here from the desert by camel and gold from the south by canoe, and books fetched a high price. For centuries families kept their manuscripts in chests, under beds and in the sand.
site-dakar = Dakar
site-dakar-text = The city juts into the Atlantic like the nose of Africa. Minibuses painted with eyes and prayers hoot their way along the corniche, and bright canoes come home with the evening’s fish.
site-new-york = New York
site-new-york-also = New York City, NYC
site-new-york-text = The grid of Manhattan was drawn when the island was still mostly farms. Twice a year the sun sets exactly at the end of the streets, and everybody stops in the middle of the road.
site-niagara-falls = Niagara Falls
site-niagara-falls-also = Niagara
site-niagara-falls-text = You hear them before you see them, and you are soaked before you believe it. In 1969 engineers turned off the tap on the American side for months; at the bottom they found rocks and a great many coins.
site-cape-canaveral = Cape Canaveral
site-cape-canaveral-also = Canaveral, cap Kennedy, Cape Kennedy
site-cape-canaveral-text = Alligators bask in the ditches beside the launch pads, and on launch days the beaches fill up with folding chairs. Everybody counts down together; the sound comes long after the light.
site-new-orleans = New Orleans
site-new-orleans-also = Nouvelle-Orléans
site-new-orleans-text = Even funerals end in dancing here: the band plays slowly on the way there and fast on the way back. Much of the city lies lower than its river, so the dead are buried above ground, in little white houses.
site-grand-canyon = Grand Canyon
site-grand-canyon-also = Grand Cañon
site-grand-canyon-text = Walking down the trail, you go back in time: each step is worth thousands of years, and the rock beside the river is nearly two billion years old. Coming up takes twice as long.
site-san-francisco = San Francisco
site-san-francisco-also = Frisco
site-san-francisco-text = Every summer evening the fog comes in under the bridge; the locals have named it Karl. Beneath the banking district lie the hulls of ships, left by crews that had gone off to look for gold.
site-yellowstone = Yellowstone
site-yellowstone-text = Half of the world’s geysers steam here, among pines and bison that cross the road without looking. The first explorers told people what they had seen, and nobody would believe them.
site-denali = Denali
site-denali-also = mont McKinley, Mount McKinley, McKinley
site-denali-text = It rises more than five thousand metres from the lowlands in a single sweep, more than Everest does above its plateau. It makes its own weather: two visitors out of three see only cloud.
site-hawaii = Hawaii
site-hawaii-also = Honolulu, Oahu
site-hawaii-text = Its kings were already surfing, upright on wooden boards as long as a boat. “Aloha” does for hello, goodbye and everything else, and now and then the lava makes the islands a little bigger.
site-teotihuacan = Teotihuacan
site-teotihuacan-also = San Juan Teotihuacán
site-teotihuacan-text = A hundred thousand people and more lived here when Rome was falling, in painted houses on either side of an avenue several kilometres long. We do not know what they called their city, nor why they left.
site-chichen-itza = Chichen Itza
site-chichen-itza-also = Chichen
site-chichen-itza-text = Clap your hands at the foot of the pyramid, and the echo answers like a bird. In the great ball court, the stone rings hang six metres above the players, and hands were not allowed.
site-havana = Havana
site-havana-also = Havane, La Habana, Habana
site-havana-text = The cars are seventy years old, with somebody else’s engine and yesterday’s paint. In the evening the whole city sits on the sea wall, with a guitar and now and then a wave.
site-panama-canal = Panama Canal
site-panama-canal-text = To get from one ocean to the other, a ship first climbs twenty-six metres, step by step, crosses a lake and comes down again. Gravity does all the work, with rainwater.
site-angel-falls = Angel Falls
site-angel-falls-also = chutes Angel, saut de l’Ange, chute de l’Ange, Kerepakupai Merú
site-angel-falls-text = The water falls so far that some of it turns to mist before it reaches the ground. In 1937 the pilot Jimmie Angel landed his plane on the plateau, got it stuck, and took eleven days to walk down with his wife and two friends.
site-kourou = Kourou
site-kourou-text = Before each launch the jungle falls silent, and then a second dawn breaks over the mangroves. This shore was chosen because the Earth turns faster here: a free push for the rockets.
site-brasilia = Brasília
site-brasilia-text = Seen from a plane, it is a plane: ministries in the fuselage, people in the wings. In 1956 there was nothing here but red savannah; four years later the president cut the ribbon.
site-rio-de-janeiro = Rio de Janeiro
site-rio-de-janeiro-also = Rio
site-rio-de-janeiro-text = In the morning people play volleyball with their feet on the beach; in the evening they applaud as the sun goes down behind the Two Brothers. Up above, the soapstone Christ is struck by lightning several times a year.
site-machu-picchu = Machu Picchu
site-machu-picchu-also = Machu Pichu, Macchu Picchu
site-machu-picchu-text = The stones fit without mortar; you could not slip a blade between them. Llamas mow the terraces, clouds come up from the river, and the Spaniards never got here.
site-nazca = Nazca
site-nazca-also = Nasca, lignes de Nazca, Nazca Lines, géoglyphes de Nazca
site-nazca-text = It was enough to take away the dark pebbles and bare the pale ground; it hardly ever rains, and the drawings have stayed. New ones are still being found, among them a cat stretched out on a hillside.
site-lake-titicaca = Lake Titicaca
site-lake-titicaca-also = Titicaca
site-lake-titicaca-text = Here you sail higher than most Alpine summits. On the floating islands, fresh reeds are laid every couple of weeks, and after a quarrel with the neighbours a house can move away: all it takes is a saw.
site-easter-island = Easter Island
site-easter-island-also = Rapa Nui, Isla de Pascua, Pâques
site-easter-island-text = There are hundreds of them, chins up, and almost all look inland, where the villages were. The islanders’ script, cut into wooden tablets, has never been read.
site-galapagos = Galápagos
site-galapagos-also = îles Galápagos, Galapagos Islands, archipel de Colón
site-galapagos-text = The animals know no fear: sea lions sleep on park benches and boobies dance in the middle of the path. A barrel on a beach has served as a letter box since the whalers’ days; you take away the post for people who live near you.
site-iguazu-falls = Iguazú Falls
site-iguazu-falls-also = Iguaçu, Iguazu, Iguassu, Foz do Iguaçu, Cataratas del Iguazú, chutes d’Iguazú
site-iguazu-falls-text = The river comes along quietly, wide as a lake, and suddenly drops into the forest down more than two hundred steps. Swifts fly through the curtain of water to nest behind it, in the dry.
site-ushuaia = Ushuaia
site-ushuaia-text = The streets climb steeply towards the snow and run down to a harbour from which ships leave for Antarctica. Convicts built the town; you can visit their prison and take their train, which has become charming.
site-manaus = Manaus
site-manaus-also = Manaos
site-manaus-text = In the days of rubber, they say, people here sent their laundry to be washed in Europe. The opera house is still there, with its green, yellow and blue dome, in the middle of the forest, and you can hardly get to it but by boat or plane.
site-quito = Quito
site-quito-text = You are short of breath here and have four seasons in a day. North of the city a yellow line is supposed to mark the Equator; the true one runs 240 metres away, but it makes a good photograph all the same.
site-tahiti = Tahiti
site-tahiti-also = Otaheite
site-tahiti-text = Two volcanoes joined by an isthmus, waterfalls among the ferns, beaches of black sand. European sailors traded nails for smiles; their ships, it is said, began to come apart.
site-jakarta = Jakarta
site-jakarta-also = Djakarta
site-jakarta-text = Some forty million people live around this bay, and the city is sinking faster than the sea is rising. In the old harbour, wooden schooners with painted bows still load their cement on men’s backs.
site-borobudur = Borobudur
site-borobudur-also = Boroboudour, Barabudur
site-borobudur-text = You climb it in circles, as you read a book: 2,600 panels of stone tell the life of the Buddha and life as it was, with boats, markets and musicians. At the top there are no more pictures, only the sky and bells of stone.
site-bali = Bali
site-bali-text = Every morning little baskets of flowers appear on doorsteps, motorbikes and cash machines. At New Year the whole island keeps silent for a day and a night, and at last you can see all the stars.
site-uluru = Uluru
site-uluru-also = Ayers Rock
site-uluru-text = Orange at noon, it turns red, then purple, and then suddenly goes out. To the Anangu every hollow and every water stain tells of an ancestor who passed by, a snake, a lizard or a bird.
site-sydney = Sydney
site-sydney-text = People take the ferry to work, with a surfboard under their arm on Fridays. The opera house cost fourteen times what was planned and took ten years longer; nobody complains any more.
site-great-barrier-reef = Great Barrier Reef
site-great-barrier-reef-also = Grande Barrière de corail, Barrier Reef
site-great-barrier-reef-text = Creatures the size of a pinhead have built a wall 2,300 kilometres long. On a few nights a year, after a full moon, all the corals spawn together, and you swim through pink snow that falls upwards.
site-noumea = Nouméa
site-noumea-also = Port-de-France
site-noumea-text = People buy their baguette in flip-flops and go out on the lagoon after work. At the Tjibaou Centre ten tall wooden huts turn their backs to the trade winds, and the wind sings in them, as the architect intended.
site-rotorua = Rotorua
site-rotorua-text = Steam rises in the parks, among the graves and even in back gardens. You get used to the smell of eggs in an hour, and dine on a meal cooked underground, with hot stones and ferns.
site-cape-town = Cape Town
site-cape-town-also = Kaapstad, ville du Cap, Capetown
site-cape-town-text = When the south-easter blows, a cloud covers the flat mountain and spills over like a tablecloth. Down below, penguins share a beach with bathers, and the sea is cold enough for the penguins to like it.
site-victoria-falls = Victoria Falls
site-victoria-falls-also = Mosi-oa-Tunya
site-victoria-falls-text = The spray can be seen from dozens of kilometres away, and on nights of full moon there is a rainbow in it. The river drops into so narrow a crack that you watch the falls head on, soaked, from the other side.
site-kilimanjaro = Kilimanjaro
site-kilimanjaro-also = Kili, mont Kilimandjaro, Mount Kilimanjaro
site-kilimanjaro-text = In five days you go from banana trees to forest, from giant heather to a desert of ash, and then to ice. You walk “pole pole”, slowly in Swahili; those who hurry go back down.
site-zanzibar = Zanzibar
site-zanzibar-also = Unguja
site-zanzibar-text = The lanes smell of cloves and cardamom coffee, and every house is judged by its door. At low tide women tend seaweed where, six hours earlier, the dhows were sailing.
site-antananarivo = Antananarivo
site-antananarivo-also = Tananarive, Tana
site-antananarivo-text = Brick houses climb the hills by endless stairs, and the rice fields come right up to the foot. In October the jacarandas turn mauve, and the old Renault taxis vanish under petals.
site-piton-de-la-fournaise = Piton de la Fournaise
site-piton-de-la-fournaise-also = Fournaise, La Fournaise
site-piton-de-la-fournaise-text = It erupts almost every year, politely, and mostly inside its own enclosure. In 1977 the lava left the grounds, ran down to the village, surrounded a church and stopped just inside the door.

## The clues

clue-1 = A Swiss traveller in Arab dress revealed it to Europe in 1812.
clue-2 = The prime meridian runs through one of its boroughs.
clue-3 = You can get there only by canoe or small plane, from Canaima.
clue-4 = It cuts through the plateau for nearly 450 km.
clue-5 = Offshore, the island of Gorée recalls the slave trade.
clue-6 = It stretches for 2,300 km off Queensland.
clue-7 = The only one of the seven ancient wonders still standing is there.
clue-8 = Queen Nefertari has a temple of her own there, next to her husband’s.
clue-9 = A cruiser famous for one shot fired in 1917 is moored there.
clue-10 = Seven skyscrapers of Stalin’s day are known there as the “Seven Sisters”.
clue-11 = A royal court of Europe moved there in 1808, fleeing from Napoleon.
clue-12 = A mausoleum of white marble, in Agra.
clue-13 = The roof of the world, at 8,849 m.
clue-14 = An American pilot whose first name was Jimmie left it his name.
clue-15 = Between Canada and the United States, you go near them by boat, in a raincoat.
clue-16 = The Silk Road had its eastern starting point there.
clue-17 = A red gorge in Arizona that people go down by mule.
clue-18 = Its Grand Bazaar has thousands of shops beneath its vaults.
clue-19 = Apollo 11 set out from this coast in 1969.
clue-20 = The Western Wall and the Holy Sepulchre are there.
clue-21 = It holds more water than all the lakes of England and Wales put together.
clue-22 = An island that is mostly Hindu in a country that is mostly Muslim.
clue-23 = Peru’s most famous Inca ruins, among llamas and clouds.
clue-24 = It is the old Chang’an, the capital of the Tang emperors.
clue-25 = This place clings to the Cordillera of the island of Luzon.
clue-26 = Freddie Mercury was born there.
clue-27 = Its “Mirror Wall” bears verses scribbled more than a thousand years ago.
clue-28 = A sacred Aboriginal monolith, in the middle of the Australian desert.
clue-29 = In Normandy, an abbey on a rock amid the sands.
clue-30 = Twelve million immigrants landed there, at Ellis Island.
clue-31 = The highest peak in the world.
clue-32 = Hagia Sophia faces the Blue Mosque there.
clue-33 = Twelve marble lions hold up a fountain there, in a Moorish palace.
clue-34 = Farmers there share the water of the rice fields in cooperatives, the subak.
clue-35 = Locomotives called “mules” keep the ships straight there.
clue-36 = Every year its doge was married to the sea.
clue-37 = It is sinking so fast that Indonesia is building itself another capital.
clue-38 = It stands on the Cape Verde peninsula.
clue-39 = King Andrianampoinimerina took it and made it his capital, around 1794.
clue-40 = Its neighbour Strokkur erupts every five to ten minutes.
clue-41 = Cathy Freeman lit the Olympic flame there in 2000.
clue-42 = Its oldest bridge is called the New Bridge.
clue-43 = Gauguin landed there in 1891.
clue-44 = Its official name is one of the longest in the world.
clue-45 = A reclining Buddha 46 m long has feet inlaid with mother-of-pearl there.
clue-46 = Bison live there, and the geyser called Old Faithful.
clue-47 = Its name speaks of a January river that does not exist.
clue-48 = Its four minarets lean outwards a little, so as to fall away from it.
clue-49 = The highest railway in the world has led there since 2006.
clue-50 = The emperor prayed for good harvests there, at the Temple of Heaven.
clue-51 = A people, the Ifugao, have farmed the mountain there for centuries.
clue-52 = The blue city on the Silk Road, in the heart of Central Asia.
clue-53 = Pixar took it as a model for the waterfall in “Up”.
clue-54 = The capital of cigars and old American cars.
clue-55 = In Mali, a town whose name stands for the end of the world.
clue-56 = Tanzania’s spice island, with its Stone Town.
clue-57 = The last shah gave a party there in 1971 for 2,500 years of empire.
clue-58 = The first human heart was transplanted there in 1967.
clue-59 = Gondolas glide there beneath the Rialto Bridge.
clue-60 = A sacred volcano of 3,776 m.
clue-61 = In the dry season people bathe there at the very edge, in a “Devil’s Pool”.
clue-62 = Its lava sometimes cuts the road on its way into the Indian Ocean.
clue-63 = You climb it in circles, terrace by terrace, towards enlightenment.
clue-64 = This place was sawn into blocks and rebuilt higher up in the 1960s.
clue-65 = The chief town of New Caledonia.
clue-66 = Three towers there hold up a park shaped like a ship, with a pool.
clue-67 = In 1901 a schoolteacher of 63 went over them in a barrel.
clue-68 = An opera house with roofs like sails.
clue-69 = Oscar Niemeyer designed its palaces.
clue-70 = A prince who studied the stars built a giant observatory there in the 15th century.
clue-71 = The capital of Tibet.
clue-72 = It was its country’s capital until 1960.
clue-73 = Storytellers and snake charmers fill its square, Jemaa el-Fna.
clue-74 = From mid-May to the end of July the sun never sets there.
clue-75 = It was founded in 1703 on a marshy delta.
clue-76 = One of the most active volcanoes in the world, on a French island.
clue-77 = The fortress of El Morro guards the entrance to its harbour.
clue-78 = The Khmer capital overgrown by the roots of giant trees.
clue-79 = Copacabana and Ipanema are its beaches.
clue-80 = A Jesuit climbs them in the film “The Mission”.
clue-81 = Livingstone came to them in 1855.
clue-82 = A monster is said to surface there now and then.
clue-83 = The old capital of the tsars, on the Neva.
clue-84 = The largest Buddhist monument in the world.
clue-85 = The island of offerings, gamelan music and Mount Agung.
clue-86 = The highest waterfall in the world.
clue-87 = The great falls that Argentina and Brazil share.
clue-88 = In the Yaghan language its name speaks of a bay.
clue-89 = In several languages the whole kingdom is named after it.
clue-90 = In 2012 trunks of books were smuggled out of it, away from the flames.
clue-91 = The great Maya city of Yucatán.
clue-92 = In the Philippines, its rice fields climb like a stairway to the sky.
clue-93 = Nemo the clownfish lives there, off Australia.
clue-94 = Three madrasas line its square, the Registan.
clue-95 = The Zambezi drops about a hundred metres there.
clue-96 = Its name speaks of a thousand warriors.
clue-97 = Lonesome George, the last of his kind, died there in 2012.
clue-98 = To the Athabascans its name simply says that it is tall.
clue-99 = A city-state where chewing gum may not be sold.
clue-100 = Under apartheid, District Six was razed there.
clue-101 = The capital of tuk-tuks, pad thai and gilded temples.
clue-102 = Its proper name has become a common noun.
clue-103 = Maori cook their meals in the steam there.
clue-104 = The capital of Cuba, along the Malecón.
clue-105 = René Caillié entered it in 1828, and came back.
clue-106 = It began as a vegetable garden, planted in 1652 for passing ships.
clue-107 = A Scottish lake known for a beast that nobody has ever caught.
clue-108 = The river Couesnon, they say, moved it from one province to another.
clue-109 = It is also known by the name of a president assassinated in 1901.
clue-110 = Towers of limestone rise from the sea there, in the Gulf of Tonkin.
clue-111 = It was opened in 1914, after Lesseps had failed.
clue-112 = The Dutch called it Batavia.
clue-113 = Between two oceans, its locks lift ships over an isthmus.
clue-114 = Pearl Harbor was attacked there in December 1941.
clue-115 = An Avenue of the Dead runs through it.
clue-116 = Seventy-two latticed stupas surround its summit.
clue-117 = The naturalist Henri Mouhot made it known in Europe around 1860.
clue-118 = Hooks at the top of its narrow house fronts are there to hoist the furniture.
clue-119 = The space shuttles took off there, in Florida.
clue-120 = Beneath its streets, the bones of millions of dead line old stone quarries.
clue-121 = It holds more than a fifth of the liquid fresh water on the face of the Earth.
clue-122 = Black water and muddy water flow side by side there.
clue-123 = Its largest temple is on the flag of Cambodia.
clue-124 = The great stone faces of the Bayon smile there by the dozen.
clue-125 = Napoleon entered it in 1812 and watched it burn.
clue-126 = Its twenty districts coil outwards like the shell of a snail.
clue-127 = In Java, a mountain of stone with 504 Buddhas.
clue-128 = The water of Lake Erie drops there towards Lake Ontario.
clue-129 = Toss a coin into a fountain there, and you are sure to return.
clue-130 = The Potala there was the home of the Dalai Lama.
clue-131 = Admiral Halsey had his headquarters there during the war.
clue-132 = Expelled from a federation, it became independent in 1965 against its will.
clue-133 = America’s great launching ground for rockets.
clue-134 = Hiram Bingham revealed it to the world in 1911.
clue-135 = A sultan of Oman made it his capital around 1840.
clue-136 = Hans Meyer and Ludwig Purtscheller reached its summit in 1889.
clue-137 = Napoleon is said to have told his troops there that forty centuries looked down on them.
clue-138 = The city of caravans at the gates of the Sahara, near the Niger.
clue-139 = The oldest national park in the United States.
clue-140 = Its bird’s-nest stadium has seen Summer Games, then Winter ones.
clue-141 = A streetcar named Desire really ran there.
clue-142 = The three islands off its shore were a penal colony.
clue-143 = Thousands of clay warriors, buried in ranks, guard a tomb there.
clue-144 = At its Maracanã stadium, nearly two hundred thousand people wept in 1950.
clue-145 = The Orient Express ended its run there.
clue-146 = Ravens are fed there to keep the kingdom safe.
clue-147 = Some 275 cascades between Brazil and Argentina.
clue-148 = The Trans-Siberian runs along its southern shore.
clue-149 = Christ on the Corcovado, the Sugarloaf and the carnival.
clue-150 = A little steam train there runs on the convicts’ old line.
clue-151 = The huge dome of red stone in the centre of Australia.
clue-152 = A whole country, the smallest in the world, lies inside it.
clue-153 = A cliff of slate, 307 m high.
clue-154 = Every year men swam to an islet there to bring back the egg of a tern.
clue-155 = A king who had killed his father built his palace there in the 5th century.
clue-156 = Marco Polo set out from there for the East.
clue-157 = People admire its carved wooden doors, studded with brass.
clue-158 = Its port is called Piraeus.
clue-159 = The Caledonian Canal passes through it.
clue-160 = A capital of concentric canals, with more bicycles than people.
clue-161 = The hippies spent the “Summer of Love” there in 1967.
clue-162 = A figure on a slope there, one arm raised, is called “the Astronaut”.
clue-163 = The archangel is said to have spoken three times to Bishop Aubert about it.
clue-164 = A bell weighing 200 tonnes stands there; it has never rung.
clue-165 = You can cycle there on top of a Ming city wall nearly 14 km long.
clue-166 = One of its reservoirs, the western baray, is nearly 8 km long.
clue-167 = Rockets are put together upright there, in a building 160 m tall.
clue-168 = It is a block of arkose, 348 m high.
clue-169 = Englishmen looking for a passage to China gave it its name in 1553.
clue-170 = Maria Reiche devoted her life to this place.
clue-171 = Hokusai drew thirty-six views of it, then ten more.
clue-172 = Mardi Gras goes on parade there, and Bourbon Street never sleeps.
clue-173 = A city of two million people in the middle of the Amazon forest.
clue-174 = Its stock exchange, born of the spice trade, is said to be the oldest in the world.
clue-175 = It lies on the Beagle Channel.
clue-176 = On seeing them, Eleanor Roosevelt is said to have pitied her own country’s falls.
clue-177 = Its plan looks like an aeroplane or a bird.
clue-178 = Its topmost point bears the Swahili word for “freedom”.
clue-179 = A supervolcano slumbers beneath its forests.
clue-180 = A guardian with the body of a lion and the head of a man keeps watch there.
clue-181 = Offerings were thrown into a natural well there, the cenote.
clue-182 = The tombs of Cheops, Chephren and Mycerinus.
clue-183 = Skulls of very early humans, found nearby, vanished in 1941.
clue-184 = Alcatraz prison stood on an island there.
clue-185 = The usual way up goes through the Khumbu Icefall.
clue-186 = The Aztecs found it already deserted and thought that gods had built it.
clue-187 = A cannon is fired there every evening at nine.
clue-188 = Hurricane Katrina flooded it in 2005.
clue-189 = Bulls with men’s heads guard the Gate of All Nations there.
clue-190 = A hot spring there, the Grand Prismatic, wears the colours of the rainbow.
clue-191 = A city of pyramids, an hour from Mexico City.
clue-192 = Between hakas and geysers, the great stop on the North Island.
clue-193 = Its red turns to purple as the sun goes down.
clue-194 = Clay tablets found there list the workers’ rations of barley and wine.
clue-195 = People go there to see Pohutu spout.
clue-196 = Hemingway wrote of its snows.
clue-197 = A Dane designed its most famous building and never saw it finished.
clue-198 = Its visitors stay at Siem Reap.
clue-199 = A Roman emperor made it his capital and gave it his name.
clue-200 = One of its calendars has years of 210 days.
clue-201 = What was the world’s tallest building for nearly four thousand years stands there.
clue-202 = For ten years this shore in Florida bore the name of a president.
clue-203 = Hillary and Tenzing got there in 1953.
clue-204 = In the West it bears the name of a British surveyor.
clue-205 = The Devil’s Throat is their most violent spot.
clue-206 = The echo of a handclap there sounds like a bird, the quetzal.
clue-207 = Twice a year, in February and October, the sun reaches the back of the sanctuary there.
clue-208 = An abbey surrounded by some of the strongest tides in Europe.
clue-209 = Its paper, made of mulberry bark, was prized throughout the Muslim world.
clue-210 = A cedar boat lay there in pieces in a pit for 4,500 years.
clue-211 = The volcano Pichincha keeps an eye on it.
clue-212 = Not far away, a volcano destroyed pink and white terraces in 1886.
clue-213 = Soldiers in pleated skirts and pompom clogs stand guard there.
clue-214 = The Mount of Olives and the Garden of Gethsemane look across at it.
clue-215 = The most famous spring on Iceland’s Golden Circle, now calm, now spouting.
clue-216 = The English never took it; it keeps two cannon they left behind.
clue-217 = The smell has earned it the nickname “Sulphur City”.
clue-218 = Bruce Lee grew up there, and Jackie Chan was born there.
clue-219 = It spares ships the way round South America.
clue-220 = Anne Frank kept her diary there, hidden behind a swinging bookcase.
clue-221 = An American state made of volcanoes, in the middle of the Pacific.
clue-222 = After four days on foot, you come to it through the Gate of the Sun.
clue-223 = The Empire State Building there was the world’s tallest for nearly forty years.
clue-224 = Tiananmen Square lies at its heart.
clue-225 = Pilgrims in white crowd there for Christmas on 7 January.
clue-226 = At night its bridges open and cut the city into pieces.
clue-227 = Alexandra David-Néel reached it in 1924, disguised as a beggar.
clue-228 = The capital of the land of lemurs.
clue-229 = Japan’s old capital, with a thousand temples and more.
clue-230 = Its figures can be seen properly only from a plane.
clue-231 = Thousands of vermilion gates climb a hill guarded by foxes there.
clue-232 = Its mosques of earth bristle with wooden beams.
clue-233 = Under a name only slightly changed, it is the home of Yogi Bear.
clue-234 = Its Dutch founders had named it after their own capital of canals.
clue-235 = Urquhart Castle keeps watch over its shore.
clue-236 = In the 19th century mules carried an English steamer up to it in pieces.
clue-237 = The great port in the heart of Amazonia.
clue-238 = Its hutongs are lanes of low houses built round a courtyard.
clue-239 = Its giant statues, the moai, nearly all have their backs to the sea.
clue-240 = In 1928 a swimmer went the whole length of it and paid a toll of 36 cents.
clue-241 = The temples of Ramesses II on the shore of Lake Nasser.
clue-242 = García Lorca was born nearby, and was killed not far away in 1936.
clue-243 = A stream cut through the rock there bears the name of the Jordan.
clue-244 = Its double-decker trams, the “ding dings”, have run for more than a hundred years.
clue-245 = It lay for centuries beneath the ash and jungle of Java.
clue-246 = Bonaparte sold it in 1803, together with its province.
clue-247 = Table Mountain rises above it, in South Africa.
clue-248 = A bronze she-wolf there still suckles the twins of its legend.
clue-249 = Some 800 steps lead up to a “Monastery” hewn from the mountain there.
clue-250 = Its place near the Equator decided its calling.
clue-251 = Planes on skis set climbers down there on a glacier.
clue-252 = The Chao Phraya river runs through it.
clue-253 = The Star Ferry crosses the harbour there, below Victoria Peak.
clue-254 = Giant tracings there make a hummingbird, a monkey and a spider.
clue-255 = In October the jacarandas flower there around Lake Anosy.
clue-256 = The water there drops from a flat mountain, Auyán-tepui.
clue-257 = In the north of Vietnam, junks sail between the rocks there.
clue-258 = In 1896 it lost the shortest war in history in less than an hour.
clue-259 = One kind of freshwater seal lives nowhere else.
clue-260 = The James Webb telescope left from there on Christmas Day 2021.
clue-261 = Tamerlane made it his capital, and is buried there.
clue-262 = People used to throw soap into it to make it erupt.
clue-263 = An ochre city facing the High Atlas.
clue-264 = A rock nearly 200 m high, with water gardens at its foot and a palace on top.
clue-265 = Three religions hold it to be holy.
clue-266 = A Muslim family there has held the key to a great church for centuries.
clue-267 = Pilgrims prostrate themselves there all the way round the Jokhang temple.
clue-268 = A great rally across the desert used to finish there, on a beach.
clue-269 = Crowded skyscrapers, and a British colony until 1997.
clue-270 = Four seated giants guard a front carved out of the rock there.
clue-271 = Its name means “fragrant harbour”.
clue-272 = In 1884, twenty-one elephants tested the strength of a bridge there.
clue-273 = It is the capital of a kingdom, yet the government sits in another town.
clue-274 = The best-known island in French Polynesia.
clue-275 = The Chagga grow coffee and bananas on its slopes.
clue-276 = Hundreds of giants were carved there, almost all of them out of one volcano.
clue-277 = A steaming pool in the valley of Haukadalur, often asleep.
clue-278 = At the bottom, one village still gets its post by mule.
clue-279 = It stands on an island once called Bourbon.
clue-280 = Mallory vanished there in 1924; nobody knows whether he had made it.
clue-281 = It rises inside a vast enclosure, in the south-east of its island.
clue-282 = Their penguins are the only ones to cross into the northern hemisphere.
clue-283 = The Golden Gate Bridge guards its bay.
clue-284 = People there live in “superquadras”, and addresses are all letters and numbers.
clue-285 = It was founded in 1788 with shiploads of convicts.
clue-286 = The highest peak in Africa.
clue-287 = Its old town has four quarters, one of them Armenian.
clue-288 = Geysers and boiling mud in New Zealand.
clue-289 = The Temple of Dawn there is covered with bits of Chinese porcelain.
clue-290 = The Pyramids of the Sun and the Moon, near Mexico City.
clue-291 = India’s most famous monument, built for love.
clue-292 = The Uros live there on islands made of reeds.
clue-293 = Major Powell went down it by boat in 1869.
clue-294 = You enter it through a narrow gorge, the Siq.
clue-295 = On its stairways, twenty-three peoples bring the king their gifts.
clue-296 = An opera house was opened there in 1896 with money from rubber.
clue-297 = Rembrandt’s “The Night Watch” is kept there.
clue-298 = Farmers digging a well there made an immense discovery in 1974.
clue-299 = In 1966 a poet and president opened a world festival of Black arts there.
clue-300 = James Cook died there in 1779.
clue-301 = Wooden schooners, the pinisi, line up there in the old port of Sunda Kelapa.
clue-302 = Emperors lived there from 794 until the 19th century.
clue-303 = A city long closed to foreigners, 3,650 m above the sea.
clue-304 = An ancient temple there has kept its round vault, open to the sky at the top.
clue-305 = For fear of fire, its glassmakers were moved to a nearby island in 1291.
clue-306 = The Vieux Carré there recalls the days of the French.
clue-307 = It lies at the foot of the Sierra Nevada, in Andalusia.
clue-308 = Broadway, Times Square and Central Park.
clue-309 = A lake in the Andes, between Peru and Bolivia.
clue-310 = An army of terracotta soldiers watches over an emperor there.
clue-311 = To dream of it at New Year brings luck, more even than a hawk or an aubergine.
clue-312 = Cook’s ship ran aground there in 1770.
clue-313 = Uzbekistan’s most famous city, with its turquoise domes.
clue-314 = Its ancient amphitheatre is called the Colosseum.
clue-315 = The southernmost city in Argentina, in Tierra del Fuego.
clue-316 = Big Ben strikes the hours there.
clue-317 = The volcano of Réunion.
clue-318 = “The end of the world”, where people board ship for Antarctica.
clue-319 = Between Zambia and Zimbabwe, a curtain of water 1,700 m wide.
clue-320 = The river Ciliwung runs through this giant city.
clue-321 = The capital of Madagascar.
clue-322 = Legend has a dragon come down into the sea there.
clue-323 = In the 1760s thousands of settlers came there, only to die of fever.
clue-324 = The first modern Olympic Games were held there in 1896.
clue-325 = Che Guevara’s face covers a building on its Revolution Square.
clue-326 = The Forbidden City there was the home of emperors.
clue-327 = The flag of its state bears the Great Bear and the Pole Star.
clue-328 = The British gained it after the First Opium War.
clue-329 = The rose-red city carved into the cliff, with its “Treasury”.
clue-330 = Socrates drank hemlock there.
clue-331 = The minaret of the Koutoubia there is 77 m tall.
clue-332 = For centuries its families have kept manuscripts by the thousand.
clue-333 = An almost perfect snow-capped cone, the emblem of Japan.
clue-334 = The ruined palace of Darius and Xerxes.
clue-335 = The Inca city perched in the Andes.
clue-336 = There was a convict prison there until 1947.
clue-337 = Alexander the Great burned down this palace of the Great Kings.
clue-338 = Its Latin motto speaks of a ship that is tossed by the waves but does not sink.
clue-339 = The revolutionary Louise Michel was deported there.
clue-340 = An obelisk topped with a golden flame, the Monas, stands there.
clue-341 = Since 2019 nobody has been allowed to climb it.
clue-342 = One city, two continents: the Bosphorus runs through the middle.
clue-343 = Mère Poulard’s omelettes are noisily beaten there.
clue-344 = In 1849 sailors left their ships there by the hundred, for gold.
clue-345 = The Colorado flows there at the bottom of a gorge, 1,600 m down.
clue-346 = It was the capital of the Nabataeans.
clue-347 = The Ariane rocket takes off there.
clue-348 = Its builder ended his days a prisoner in a fort from which he could see it.
clue-349 = Red double-decker buses, and the changing of the guard at Buckingham Palace.
clue-350 = A marble pyramid, the tomb of a magistrate, is built into its old walls.
clue-351 = The most famous rice terraces in the Philippines.
clue-352 = Temples saved from the waters of the Aswan High Dam.
clue-353 = The Hermitage museum fills the Winter Palace there.
clue-354 = The last Moorish kingdom in Spain had its red palace there.
clue-355 = An earthquake and a fire laid it waste in 1906.
clue-356 = Boobies with blue feet dance there to please a mate.
clue-357 = People drive to the very end of Norway to see the midnight sun there.
clue-358 = Indonesia’s favourite holiday island, with Ubud and Kuta.
clue-359 = The white giant of Alaska, 6,190 m high.
clue-360 = The best known of its churches, Saint George’s, has the shape of a cross.
clue-361 = In 1666 a fire that began in a bakery destroyed thirteen thousand houses there.
clue-362 = Close by, a monument marks the middle of the world, on the Equator.
clue-363 = The Horseshoe is the Canadian part of them.
clue-364 = The highest point in North America.
clue-365 = Indiana Jones finds the Grail there, behind a front of pink sandstone.
clue-366 = A Dutch navigator sighted it one Sunday in 1722.
clue-367 = In Guaraní their name means “big water”.
clue-368 = Renzo Piano built a Kanak cultural centre there.
clue-369 = Darwin watched the finches there, off Ecuador.
clue-370 = In Sri Lanka, you climb to this lofty palace between the paws of a lion.
clue-371 = Its cathedral looks like a crown of concrete.
clue-372 = A capital opened in 1960, on its country’s central plateau.
clue-373 = A ball game was played there, in the largest court of ancient America.
clue-374 = A monkey with a spiral tail is about a hundred metres long there.
clue-375 = A copper lady holds up a torch there.
clue-376 = The stations of its metro, opened in 1935, have marble and chandeliers.
clue-377 = The golden Dome of the Rock shines there above the old town.
clue-378 = A railway bridge of 1905 is wet with their spray.
clue-379 = One of the loneliest inhabited islands: its neighbour is 2,000 km away.
clue-380 = El Castillo, the Maya pyramid with 365 steps.
clue-381 = Nearly two thousand limestone islets rise from the water there.
clue-382 = A British governor sent men to clear it in 1814.
clue-383 = Two countries share it, 3,800 m above the sea.
clue-384 = Bougainville called it New Cythera.
clue-385 = Eleven medieval churches, hewn out of the rock of Ethiopia.
clue-386 = A photograph of 1934, a fake, showed a long neck rising from its water.
clue-387 = Nobody knows what people built it, or what language was spoken there.
clue-388 = A spouting hot spring in Iceland.
clue-389 = You leave from Cairns, flippers on, to see it.
clue-390 = A French capital beside an immense lagoon in the Pacific.
clue-391 = The largest of the Society Islands, with Papeete.
clue-392 = The capital of Senegal, at the western tip of Africa.
clue-393 = The oldest underground railway in the world has run there since 1863.
clue-394 = In June the “White Nights” are celebrated there along the canals.
clue-395 = A Mughal emperor had it built for his dead wife.
clue-396 = In Peru, immense drawings on the floor of the desert.
clue-397 = Blondin crossed their gorge on a rope in 1859.
clue-398 = Japan’s highest peak, in sight of Tokyo on a clear day.
clue-399 = Their local name means “the smoke that thunders”.
clue-400 = A royal palace there had electric light before the White House.
clue-401 = Ocean-going ships sail 1,500 km up a river to reach it.
clue-402 = A pavilion covered in gold is mirrored in a pond there.
clue-403 = Stamford Raffles set up a trading post there in 1819.
clue-404 = The largest mass of coral in the world.
clue-405 = More than four hundred bridges join its islets, and not one car crosses them.
clue-406 = Volcanic islands of marine iguanas and giant tortoises.
clue-407 = Yves Saint Laurent saved a blue garden there, the Majorelle.
clue-408 = A snow-capped volcano near the Equator, in Tanzania.
clue-409 = A long, narrow capital at 2,850 m, between volcanoes.
clue-410 = The birthplace of jazz, near the mouths of the Mississippi.
clue-411 = Not far away, men gather salt from the bed of a pink lake.
clue-412 = Scenes of the film “Indochine” were shot there, among the rocks.
clue-413 = Lake Gatún makes up a large part of it.
clue-414 = At the equinoxes, the shadow of a snake comes down a stairway there.
clue-415 = A chain stretched across the Golden Horn there kept enemy fleets out.
clue-416 = The way to it crosses a desert of red cinders, the Plaine des Sables.
clue-417 = In 1945 the American Secretary of War struck it off a list of targets.
clue-418 = The Anangu are its guardians.
clue-419 = Liquid mercury was found there in a tunnel beneath a temple.
clue-420 = On a few nights a year, after a full moon, everything there spawns at once.
clue-421 = The mutineers of the “Bounty” had left their hearts there.
clue-422 = At the end of Europe, a cliff where a metal globe faces the Pole.
clue-423 = Wolves were brought back there in 1995.
clue-424 = The deepest lake in the world, in Siberia.
clue-425 = Its floating quay follows the river, which rises by ten metres and more.
clue-426 = Morocco’s red city, with its souks and its palm grove.
clue-427 = Its last eruption, in 1707, dropped ash as far as Edo.
clue-428 = The largest city in Indonesia, on the island of Java.
clue-429 = In Australia, a harbour, its ferries and Bondi Beach.
clue-430 = A carved stone there, the Intihuatana, may have served the worship of the Sun.
clue-431 = With Kraków, it was the first city on the World Heritage List, in 1978.
clue-432 = Its island is one of the richest in nickel.
clue-433 = The navy of a country without a coast sails on it.
clue-434 = Europe’s spaceport, in French Guiana.
clue-435 = A king who reigned around 1200 left it his name.
clue-436 = An island at the tip of the Malay Peninsula, joined to it by a causeway.
clue-437 = A winged Virgin more than 40 m tall watches over its roofs.
clue-438 = A Chilean island in the Pacific, peopled by giants of stone.
clue-439 = Its bridge is nicknamed “the Coathanger”.
clue-440 = The capital of Ecuador, in the Andes.
clue-441 = From 1896 they supplied Buffalo with electricity.
clue-442 = Forest water runs down from field to field there, along the mountainside.
clue-443 = The port founded by the Dutch near Good Hope.
clue-444 = The city of geishas and rock gardens.
clue-445 = The many-coloured onion domes of Saint Basil’s rise there.
clue-446 = The Lion Rock, a fortress of old Ceylon.
clue-447 = People go in through a glass pyramid there to see the Mona Lisa.
clue-448 = Boats leave its quays for Robben Island.
clue-449 = Jules Verne had his shell fired at the Moon from the same state.
clue-450 = The island of cloves, facing the coast of Tanzania.
clue-451 = Their name comes from a Spanish word for tortoise.
clue-452 = In Siberia, a clear lake goes down more than 1,600 m.
clue-453 = The surfers of the 2024 Games rode their waves there.
clue-454 = In Ethiopia, churches cut down below the level of the ground.
clue-455 = A brand-new capital, built in four years nearly a thousand kilometres from the old one.
clue-456 = The name of this city-state speaks of a lion.
clue-457 = It is on the island of Magerøya, which an undersea tunnel joins to the mainland.
clue-458 = Carnival masks crowd into St Mark’s Square there, at times with wet feet.
clue-459 = The Kremlin stands there beside Red Square.
clue-460 = The Yamuna flows behind it; a long pool lies in front.
clue-461 = The Californian city whose cable cars climb the hills.
clue-462 = In Venezuela, a cascade of nearly a thousand metres.
clue-463 = The ukulele was born there, out of a small Portuguese guitar.
clue-464 = An Emerald Buddha is honoured there, beside the Grand Palace.
clue-465 = The Parthenon stands on its rock.
clue-466 = Hemingway had his bars and his house there.
clue-467 = The Alhambra and the gardens of the Generalife.
clue-468 = It overlooks the bends of the Urubamba.
clue-469 = The Queen’s Palace, or Rova, rises above it.
clue-470 = Boabdil handed over its keys in 1492.
clue-471 = A horseshoe of glass there lets you walk out over the void.
clue-472 = Wooden figures, the bulul, guard the rice in the granaries there.
clue-473 = An iron tower more than 300 m tall rises there above the Champ de Mars.
clue-474 = More than three hundred rivers flow in; only one flows out.
clue-475 = Surfing, garlands of flowers and the beach of Waikiki.
clue-476 = At New Year it falls silent for a whole day; even the airport closes.
clue-477 = Fishing families lived on the water there; their children went to a floating school.
clue-478 = An owl adorned its ancient coins.
clue-479 = The Incas held that the Sun was born there.
clue-480 = Maidens are painted there halfway up a cliff face.

## The board

board-map = Planisphere of 504 cells
board-region-alaska = Alaska and the North Pacific
board-region-north-america = North America
board-region-greenland = Greenland and the North Atlantic
board-region-europe = Europe
board-region-siberia = Central Asia and Siberia
board-region-east-asia = East Asia
board-region-polynesia = Polynesia
board-region-andes = Central America and the Andes
board-region-brazil = Brazil and West Africa
board-region-africa = Africa and Arabia
board-region-india = India and the Indian Ocean
board-region-indonesia = Indonesia and Micronesia
board-region-south-pacific = South Pacific
board-region-chile = Chile and Easter Island
board-region-south-atlantic = South Atlantic
board-region-southern-africa = Southern Africa
board-region-southern-ocean = Southern Indian Ocean
board-region-australia = Australia and New Zealand
board-squares = { $count ->
    [one] a red square
   *[other] { $count } red squares
}
board-pawn = { $player } at { $cell }
board-flag-at = { $flag } at { $cell }
board-waits = { $site } waits here, face up
board-poster = Picture: { $site }
board-reveal = The card is turned over: { $site }
board-found-it = { $you ->
    [yes] You have found it!
   *[no] { $player } has found it!
}
board-missed-it = { $you ->
    [yes] You said { $site }, but it was here:
   *[no] { $player } said { $site }, but it was here:
}
board-go-on = Go on
board-look-again = Look at { $site } again
board-event = Event: { $event }
board-put-away = Put away
board-camera = The camera
board-slot = Card { $slot }: { $quarter } quarter, numbers { $numbers }; { $behind ->
    [0] the last of its compartment
    [one] one more behind it
   *[other] { $behind } more behind it
}
board-slot-empty = Card { $slot }: the compartment is empty
board-empty = empty
board-found = Clues found for the card { $slot }
board-no-clue = No clue found yet.
board-sheet = Clue sheet
board-notebook = Notebook
board-clues = The clues
board-lit = For a card in the camera:
board-type = Name of a site
board-type-help = Type it: the sites that match are proposed.
board-proposals = Sites that match
board-proposed = { $count ->
    [one] One site matches.
   *[other] { $count } sites match.
}
board-no-site = None of the 80 sites has that name.
board-sure = Only one announcement a visit. Are you sure?
board-another = Another name
board-hand = Your transport cards
board-secrets = Your SECRET cards
board-ticket = { $card }
board-opens = { $card }: { $cells ->
    [one] one cell
   *[other] { $cells } cells
} within reach
board-riding = { $card }, being played
board-new-mark = new
board-cards = { $cards ->
    [0] no transport card
    [one] one transport card
   *[other] { $cards } transport cards
}
board-secret-count = { $cards ->
    [0] no SECRET card
    [one] one SECRET card
   *[other] { $cards } SECRET cards
}
board-score = { $home } of { $most } pictures home, { $held } on the way
board-gone = Has left the game
board-not-yet = Has not set out yet
board-skips = misses a turn
board-album = Album
board-no-pictures = No pictures yet.
board-albums = The albums
board-album-of = { $player }’s album
board-carried = Not brought home
board-left-over = Nobody’s pictures
board-ways = The ways travelled
board-traveller = Traveller
board-cells-gone = Cells
board-rides = Tickets used
board-events-met = Events
board-right = Found
board-wrong = Missed
board-a-map = A part of the map around { $site }
board-a-card = A card: { $quarter } quarter, numbers { $numbers }
board-the-flags = Six flags: three with players, three that anyone may use

## The lesson and tips

lesson-goal = Welcome! Work out which sites the camera has photographed, go there, and bring the cards home to your flag. Five at home win.
lesson-camera = The camera shows two cards: each says in which quarter of the world its site lies, and has three numbers.
lesson-clue = One number is on the clue sheet, too: an iron tower above the Champ de Mars. North-east quarter… that can only be Paris!
lesson-ride = You are in Istanbul, two cells away. On foot you go one cell a turn; this plane card takes you up to four.
lesson-go = The red squares are sites. Paris is the one here, in the west of Europe. Fly there!
lesson-announce = You are there. Now announce the left card: if it is Paris, it is yours to take home.
lesson-wrong = Right! And { $friend } announced a wrong site: the pyramids of Giza now lie open, and anybody else may simply fetch them.
lesson-home = First bring Paris home. Your flag stands next to you: walk to it, and the card counts.
lesson-flag = One of five! Reaching any flag brings a new clue sheet, and you plant that flag anew. Put it on the way to Giza.
lesson-quiet = You are on a red square and could announce. But no clue points here, and a wrong guess gives the card to the others. Say no.
lesson-keep = You used no card, so you may lay one aside. Keep them all: they will take you far.
lesson-fetch = Now to Giza, before { $friend } turns round: play your other plane 4 and stop just south-east of your flag.
lesson-secret = The pyramids are yours! And the event was a SECRET card, a free pass: keep it for a bad day. No clue points here, so say no.
lesson-win = Your flag is on the next cell: bring Giza home and you have two of five. New clues come with it. Have a good hunt!

tip-ask-own-flag = Plant your flag where you will pass often: every site must come home to it.
tip-ask-turn = Compare the numbers on the cards with the clue sheet. No clue yet? Reach a flag, and a new sheet comes.
tip-ask-ride = { tip-ask-turn }
tip-ask-walk = { tip-ask-turn }
tip-ask-leave = { tip-ask-turn }
tip-ask-leave-by-card = { tip-ask-turn }
tip-ask-leave-on-foot = { tip-ask-turn }
tip-ask-go = Red squares are sites, but each brings an event, good or bad. Flags bring new clues.
tip-ask-announce = Announce only if a clue points to this place: after a wrong guess everybody else may fetch the card.
tip-ask-after = { tip-ask-announce }
tip-ask-turn-announce = { tip-ask-announce }
tip-ask-stuck-announce = { tip-ask-announce }
tip-ask-name = The name must fit the quarter on the card and the cell you stand on.
tip-ask-flag = Your own flag: near your next goal. Somebody else’s: far from where they are going.
tip-ask-aside = A card that does not suit your way may go; with fewer than seven you draw a new one.
