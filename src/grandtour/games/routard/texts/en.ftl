### Le jeu du Routard

title = Le jeu du Routard
tagline = Pack your bag, sleep where you can, and put your thumb out.
about = Fill your bag by the roll of a die, then go. Bring home two purchases, two reportages and two adventures before anyone else does. At every stop you need a bed, paid for in hotel cheques; and whoever joins you on your space travels at your expense, as far as the die takes you both. If you take home a reportage without a camera, hope that nobody noticed: the fine is 500 €.
in-short = 25 to 60 minutes, from 10 years. A little harder: a journey with a budget, and a bluff now and then.

## Names

element-formalities = papers
element-guide = guide
element-equipment = equipment
element-camera = camera

good-formalities = { element-formalities }
good-guide = { element-guide }
good-equipment = { element-equipment }
good-camera = { element-camera }
good-ticket = plane ticket
good-cheque = hotel cheque
good-komboloi = { achat-komboloi }
good-clay-cockerel = { achat-clay-cockerel }
good-painted-clogs = { achat-painted-clogs }
good-tin-heart = { achat-tin-heart }
good-indigo-scarf = { achat-indigo-scarf }
good-worry-dolls = { achat-worry-dolls }
good-folding-fan = { achat-folding-fan }
good-azulejo = { achat-azulejo }
good-cowbell = { achat-cowbell }
good-felt-slippers = { achat-felt-slippers }
good-shadow-puppet = { achat-shadow-puppet }
good-mbira = { achat-mbira }
good-daruma = { achat-daruma }
good-amber-drop = { achat-amber-drop }
good-ikat-scarf = { achat-ikat-scarf }
good-coffee-pot = { achat-coffee-pot }
good-bogolan = { achat-bogolan }
good-leather-pouffe = { achat-leather-pouffe }
good-mola = { achat-mola }
good-iznik-dish = { achat-iznik-dish }
good-alebrije = { achat-alebrije }
good-steel-pan = { achat-steel-pan }
good-kilt = { achat-kilt }
good-embroidered-shawl = { achat-embroidered-shawl }
good-horsehead-fiddle = { achat-horsehead-fiddle }

space-paris-departure = Paris (packing)

## The sheet “Pack your bag”

line-pocket-money = Pocket money
line-cheques = Hotel cheques
line-ticket = Plane ticket
line-formalities = Papers
line-guide = Guide
line-equipment = Equipment
line-camera = Camera

outcome-piggy-bank = You break your piggy bank, the big one: you receive 400 €.
outcome-summer-job = Two months selling tickets at the swimming pool: you receive 600 €.
outcome-garage-sale = The garage sale has emptied the garage: you receive 800 €.
outcome-loyalty-card = Your loyalty card is full at last: you receive 5 hotel cheques.
outcome-farewell-party = Everyone had the same idea for your farewell party: you receive 10 hotel cheques.
outcome-reduced-fare = There was one seat left at a reduced fare, next to the trolley. One plane ticket: 200 €.
outcome-charter = The charter leaves at dawn, with an entire bridge club on board. One plane ticket: 400 €.
outcome-economy = In economy, your knees travel under your chin. One plane ticket: 500 €.
outcome-first-class = Only first class is left, slippers and hot towel included. One plane ticket: 700 €.
outcome-embassy = Your neighbour works at the embassy, and you watered her plants. Your papers are done.
outcome-queue = Blue form, counter three, pink form, counter three: your papers cost 200 €.
outcome-messenger = The queue goes round the block. Somebody stands in it for you: your papers cost 300 €.
outcome-no-visa-needed = As it turns out, no visa is needed. You have your papers, and play again.
outcome-sold-out = The bookshop has one left, and the cat is asleep on it. No guide.
outcome-bookshop = You had read it all by the time you reached the till. One guide: 10 €.
outcome-two-for-one = The bookseller is clearing the window: two guides for 10 €.
outcome-birthday-guide = You are given one for your birthday, with an illegible dedication. You have a guide, and play again.
outcome-sponsor = A maker of tents wants pictures of theirs in every kind of rain. You have a set of equipment, and play again.
outcome-winter-sales = The winter sales are on, and you are off to the sun. One set of equipment: 150 €.
outcome-polar-stove = The salesman crossed Greenland with this very stove, or so he says. One set of equipment: 300 €.
outcome-neighbours-gift = Your right-hand neighbour did not really need theirs, it seems: you receive a set of their equipment. If they have none, you play again.
outcome-all-at-once = The shop closes in ten minutes. One set of equipment and a camera: 700 €.
outcome-new-camera = It is brand new, and lighter than its manual. One camera: 400 €.
outcome-second-hand-camera = It has been round the world before and knows the good spots. One camera: 150 €.
outcome-orange-camera = They only have it in orange, hence the offer. One camera: 250 €.
outcome-school-fair = You guessed the weight of the ham at the school fair. You have a camera, and play again.
outcome-dream-camera = You were only going to look in the window. One camera: 600 €.

## Purchases

achat-komboloi = Worry beads
achat-komboloi-place = Nafplio, Greece
achat-komboloi-text = Twenty-three beads for waiting with. The bus comes no sooner, but you no longer mind.
achat-clay-cockerel = Clay cockerel
achat-clay-cockerel-place = Barcelos, Portugal
achat-clay-cockerel-text = It is said to bring luck. It lost a spur on the bus, but not its smile.
achat-painted-clogs = Painted clogs
achat-painted-clogs-place = Zaanse Schans, Netherlands
achat-painted-clogs-text = One size up, to leave room for the straw. People hear you coming.
achat-tin-heart = Tin heart
achat-tin-heart-place = San Miguel de Allende, Mexico
achat-tin-heart-text = It protects houses, sweethearts and diesel engines, says the woman at the stall.
achat-indigo-scarf = Indigo scarf
achat-indigo-scarf-place = Tamanrasset
achat-indigo-scarf-text = Five metres of cloth, and a lesson in tying it. Your forehead has been blue ever since.
achat-worry-dolls = Worry dolls
achat-worry-dolls-place = Chichicastenango, Guatemala
achat-worry-dolls-text = You tell each of them a worry before you sleep. You took the large box.
achat-folding-fan = Fan
achat-folding-fan-place = Seville
achat-folding-fan-text = It opens with a snap, after three weeks of practice in front of the mirror.
achat-azulejo = Azulejo
achat-azulejo-place = Lisbon
achat-azulejo-text = A single tile, with the bow of a ship on it. The stern adorns a bathroom somewhere.
achat-cowbell = Cowbell
achat-cowbell-place = Appenzell
achat-cowbell-text = The cow has been given a new one. The whole bus knows when you turn round.
achat-felt-slippers = Felt slippers
achat-felt-slippers-place = Osh, Kyrgyzstan
achat-felt-slippers-text = There are sheep embroidered on them, and a whole sheep inside, to judge by the warmth.
achat-shadow-puppet = Shadow puppet
achat-shadow-puppet-place = Yogyakarta, Java
achat-shadow-puppet-text = A leather prince, cut out with a punch. His better half is on your wall.
achat-mbira = Mbira
achat-mbira-place = Harare
achat-mbira-text = Twenty-two keys for two thumbs. In the evening the whole dormitory plays it, above all those who cannot.
achat-daruma = Daruma
achat-daruma-place = Takasaki, Japan
achat-daruma-text = You paint in one eye as you make a wish. The other waits till you are home.
achat-amber-drop = Drop of amber
achat-amber-drop-place = Gdansk
achat-amber-drop-text = A gnat has been asleep in it for forty million years. Keep your voice down.
achat-ikat-scarf = Ikat scarf
achat-ikat-scarf-place = Margilan, Uzbekistan
achat-ikat-scarf-text = The pattern is blurred on purpose: it takes years to learn to tremble so well.
achat-coffee-pot = Copper coffee pot
achat-coffee-pot-place = Sarajevo
achat-coffee-pot-text = Hammered in a street where people talk between hammer blows. It makes two cups and one conversation.
achat-bogolan = Mud cloth
achat-bogolan-place = Ségou, Mali
achat-bogolan-text = Dyed with river mud, dried in the sun. In one corner there is a crocodile, for those who can read it.
achat-leather-pouffe = Leather pouffe
achat-leather-pouffe-place = Fez
achat-leather-pouffe-text = It is sold flat. Stuffed with socks, it becomes furniture.
achat-mola = Mola
achat-mola-place = Guna Yala, Panama
achat-mola-text = Four cloths on top of each other, cut away in reverse. In the middle, a parrot that knows everything.
achat-iznik-dish = Tulip dish
achat-iznik-dish-place = Iznik
achat-iznik-dish-text = These tulips will never fade. Now all you have to do is close the bag.
achat-alebrije = Alebrije
achat-alebrije-place = Oaxaca
achat-alebrije-text = A wooden coati with butterfly wings, painted with a toothpick. It looks a little like you in the morning.
achat-steel-pan = Steel pan
achat-steel-pan-place = Port of Spain
achat-steel-pan-text = An oil drum turned orchestra. The customs officers asked for an encore.
achat-kilt = Kilt
achat-kilt-place = Inverness
achat-kilt-text = Eight yards of wool, all of it round the waist. No provision is made for the knees.
achat-embroidered-shawl = Embroidered shawl
achat-embroidered-shawl-place = Srinagar
achat-embroidered-shawl-text = Two winters of needlework. It weighs less than the letter that comes with it.
achat-horsehead-fiddle = Horsehead fiddle
achat-horsehead-fiddle-place = Ulaanbaatar
achat-horsehead-fiddle-text = Two strings, with the whole steppe inside. It makes camels weep, and neighbours too.

## Reportages

reportage-storks = Storks
reportage-storks-place = Chellah, Rabat
reportage-storks-text = They clatter on every tower. The caretaker waits till they have finished before going on with his story.
reportage-eagle-hunters = Eagle hunters
reportage-eagle-hunters-place = Bayan-Ölgii, Mongolia
reportage-eagle-hunters-text = The eagle stares at you without a blink. You are the one who looks away.
reportage-rice-terraces = Mirror terraces
reportage-rice-terraces-place = Yuanyang, China
reportage-rice-terraces-text = Three thousand steps of water. At dawn the sky comes down the stairs.
reportage-bathing-monkeys = Monkeys in the bath
reportage-bathing-monkeys-place = Jigokudani, Japan
reportage-bathing-monkeys-text = Snow on their heads, eyes half closed. They have not made room for you.
reportage-flower-market = Flower market
reportage-flower-market-place = Kolkata
reportage-flower-market-text = The porters vanish under the marigolds. Only bouquets are seen walking by.
reportage-grass-bridge = Grass bridge
reportage-grass-bridge-place = Q’eswachaka, Peru
reportage-grass-bridge-text = Every year four villages weave it anew, without a nail. The grandmothers make the ropes, and the remarks.
reportage-penguin-parade = The penguins come home
reportage-penguin-parade-place = Phillip Island, Australia
reportage-penguin-parade-text = They leave the water at nightfall, huddled together, looking as if they had missed the last bus.
reportage-fado = Fado behind a door
reportage-fado-place = Alfama, Lisbon
reportage-fado-text = The lights go out, the talk stops, someone sings. Your picture is all black, and it is the best one.
reportage-fireflies = Fireflies
reportage-fireflies-place = Great Smoky Mountains, Tennessee
reportage-fireflies-text = They all light up together, then all go dark together. Nobody is conducting.
reportage-kite-festival = Kite festival
reportage-kite-festival-place = Ahmedabad
reportage-kite-festival-text = The whole town is on the roofs, looking up. Down below, the traffic lights change for nobody.
reportage-indigo-dyers = Indigo dyers
reportage-indigo-dyers-place = Kano, Nigeria
reportage-indigo-dyers-text = Pits five centuries old, and arms blue to the elbow. The colour is handed down, and so are the stains.
reportage-winter-swimmers = January swimmers
reportage-winter-swimmers-place = Helsinki
reportage-winter-swimmers-text = A hole in the ice, a woolly hat, and a quiet conversation about dinner.
reportage-marble-quarry = Marble quarry
reportage-marble-quarry-place = Carrara
reportage-marble-quarry-text = The mountain leaves in slices. At noon there is a picnic on a future masterpiece.
reportage-flamingos = Pink lake
reportage-flamingos-place = Lake Bogoria, Kenya
reportage-flamingos-text = Flamingos as far as the eye can see, all on one leg. None wants to be the first to put the other down.
reportage-human-towers = Human towers
reportage-human-towers-place = Valls, Catalonia
reportage-human-towers-text = Nine storeys of neighbours, and at the very top a small girl who raises her hand.
reportage-christmas-in-the-rock = Christmas in the rock
reportage-christmas-in-the-rock-place = Lalibela
reportage-christmas-in-the-rock-text = Thousands of pilgrims in white, leaning over the edge of the roof: the church is below.
reportage-cable-car-city = City by cable car
reportage-cable-car-city-place = La Paz
reportage-cable-car-city-text = Schoolchildren finish their homework between stations, above the roofs and the washing lines.
reportage-blue-town = Blue town
reportage-blue-town-place = Chefchaouen
reportage-blue-town-text = It is repainted in spring, steps and flowerpots included. The cats are wary.
reportage-pole-flyers = Flying men
reportage-pole-flyers-place = Papantla, Mexico
reportage-pole-flyers-text = Four throw themselves from the pole, head down. The fifth plays the flute at the very top, standing up.
reportage-tulip-fields = Tulip fields
reportage-tulip-fields-place = Lisse, Netherlands
reportage-tulip-fields-text = From the train it is a box of crayons. Close up it is a gardener, counting.
reportage-sea-women = Women of the sea
reportage-sea-women-place = Jeju Island
reportage-sea-women-text = The youngest is sixty. They surface with a whistle, bringing lunch.
reportage-cattle-on-the-move = Cattle on the move
reportage-cattle-on-the-move-place = Aubrac
reportage-cattle-on-the-move-text = Flowers between their horns and an accordion behind: they cross the village as if it were a stage.
reportage-lagoons-in-the-dunes = Lagoons in the dunes
reportage-lagoons-in-the-dunes-place = Lençóis Maranhenses, Brazil
reportage-lagoons-in-the-dunes-text = A desert for which you should pack a swimsuit.
reportage-chess-in-the-baths = Chess in the baths
reportage-chess-in-the-baths-place = Budapest
reportage-chess-in-the-baths-text = Water up to their shoulders, steam over the board. A bishop sank on Tuesday; they use a cork.
reportage-dhow-yard = Dhow yard
reportage-dhow-yard-place = Sur, Oman
reportage-dhow-yard-text = There are no plans: the old carpenter has the whole boat in his head.

## Adventures

aventure-via-ferrata = Via ferrata
aventure-via-ferrata-place = Cortina d’Ampezzo, Dolomites
aventure-via-ferrata-text = Three hundred rungs, with nothing in between. With 3 or more on the die, you touch the cross at the top.
aventure-kayak-in-fog = Kayak in the fog
aventure-kayak-in-fog-place = Tofino, British Columbia
aventure-kayak-in-fog-text = A horn answers your whistle, but from where? With 3 or more on the die, you find the beach.
aventure-camel-trek = Camel trek
aventure-camel-trek-place = Douz, Tunisia
aventure-camel-trek-text = The camel has views on the route. With 3 or more on the die, the two of you agree.
aventure-canyon-slide = Basalt slide
aventure-canyon-slide-place = Cilaos, Réunion
aventure-canyon-slide-text = The waterfall bends and vanishes into the dark. With 3 or more on the die, there was indeed a pool at the end.
aventure-ice-fall = Frozen waterfall
aventure-ice-fall-place = Ouray, Colorado
aventure-ice-fall-text = It rings at every blow of the axe. With 3 or more on the die, it waits for spring to melt.
aventure-paragliding = Paragliding
aventure-paragliding-place = Ölüdeniz, Turkey
aventure-paragliding-text = The instructor counts to three and jumps at two. With 3 or more on the die, you land on the beach, between the parasols.
aventure-giant-cave = The cave with clouds
aventure-giant-cave-place = Phong Nha, Vietnam
aventure-giant-cave-text = A forest grows inside, and it rains there. With 3 or more on the die, you see daylight on the other side.
aventure-pass-on-horseback = Over the pass on horseback
aventure-pass-on-horseback-place = Song Köl, Kyrgyzstan
aventure-pass-on-horseback-text = Your horse is called Lightning and never hurries. With 3 or more on the die, you cross the pass before the snow.
aventure-river-wave = The river wave
aventure-river-wave-place = São Domingos do Capim, Brazil
aventure-river-wave-text = It runs upstream for half an hour. With 3 or more on the die, you are still on your feet at the second bend.
aventure-forest-zip-line = Zip line
aventure-forest-zip-line-place = Monteverde, Costa Rica
aventure-forest-zip-line-text = The howler monkey howls, and so do you. With 2 or more on the die, you reach the other tree.
aventure-seal-swim = Swimming with seals
aventure-seal-swim-place = Farne Islands, England
aventure-seal-swim-text = One of them nibbles your flipper in play. With 2 or more on the die, you play too.
aventure-thousand-bends = A thousand bends by motorbike
aventure-thousand-bends-place = Ha Giang, Vietnam
aventure-thousand-bends-text = In the last of them stands a buffalo, sideways. With 2 or more on the die, it moves over in the end.
aventure-haunted-castle = A night in the castle
aventure-haunted-castle-place = Hunedoara, Transylvania
aventure-haunted-castle-text = Someone is pacing the gallery, with very small steps. With 2 or more on the die, it was the cat, and you stay till morning.
aventure-sand-boarding = Sandboarding
aventure-sand-boarding-place = Huacachina, Peru
aventure-sand-boarding-text = A dune as high as a cathedral, a board waxed with a candle. With 2 or more on the die, you and the board arrive together.
aventure-flooded-ford = The flooded ford
aventure-flooded-ford-place = Sarek, Sweden
aventure-flooded-ford-text = The water is up to your knees, then to your waist. With 3 or more on the die, you get across; with a 1, the river keeps your equipment.
aventure-baboon-raid = A visit from the baboons
aventure-baboon-raid-place = Cederberg, South Africa
aventure-baboon-raid-text = They know how to open a tent, but not how to close it. With 3 or more on the die, you hold the camp; with a 1, they make off with your equipment.
aventure-leaning-canoe = The canoe leans over
aventure-leaning-canoe-place = Okavango Delta
aventure-leaning-canoe-text = A hippo yawns just ahead. With 3 or more on the die, you slip by without a ripple; with a 1, your equipment goes to the bottom.
aventure-stuck-in-the-sand = Stuck in the sand
aventure-stuck-in-the-sand-place = Merzouga, Morocco
aventure-stuck-in-the-sand-text = Dig, push, start again. With 4 or more on the die, the car comes out; with a 1, you pay the tractor driver 100 €.
aventure-wicker-toboggan = Wicker toboggan
aventure-wicker-toboggan-place = Monte, Madeira
aventure-wicker-toboggan-text = Two men in straw hats set it going, and the street does the rest. With 4 or more on the die, you reach the bottom; with a 1, you pay 100 € for the shop window.
aventure-long-descent = The long descent
aventure-long-descent-place = Yungas, Bolivia
aventure-long-descent-text = Three thousand metres down by bicycle, from snow to banana trees. With 4 or more on the die, you have lunch at the bottom; with a 1, you pay 100 € for brakes.
aventure-sand-yacht = Sand yacht
aventure-sand-yacht-place = De Panne, Belgium
aventure-sand-yacht-text = The wind blows you straight at a sandcastle. With 4 or more on the die, you miss it; with a 1, you pay 100 € to the architect, aged seven.
aventure-bamboo-raft = Bamboo raft
aventure-bamboo-raft-place = Rio Grande, Jamaica
aventure-bamboo-raft-text = The river decides, and you comment. With 2 or more on the die, you reach the sea; but with a 2, the tide carries you off again, and you go back 3 spaces.
aventure-mist-on-the-moor = Mist on the moor
aventure-mist-on-the-moor-place = Dartmoor
aventure-mist-on-the-moor-text = You follow footprints through the heather: they are your own. With 2 or more on the die, you find the inn; but with a 2, it is the one you left two days ago, and you go back 3 spaces.
aventure-punctual-geyser = The punctual geyser
aventure-punctual-geyser-place = Geysir, Iceland
aventure-punctual-geyser-text = It goes off on the minute, and a little wider than expected. With 3 or more on the die, you saw it close up; with a 1, your camera is boiled.
aventure-burgling-parrots = Burgling parrots
aventure-burgling-parrots-place = Arthur’s Pass, New Zealand
aventure-burgling-parrots-text = They take the car apart, seal by seal. With 3 or more on the die, you leave with all its doors; with a 1, they are off with your camera.

## Job cards

job-living-statue = Living statue
job-living-statue-place = Barcelona
job-living-statue-text = You did not move from noon till six, not even for the pigeon. There is 100 € in the hat.
job-dog-walking = Dog walking
job-dog-walking-place = Palermo, Buenos Aires
job-dog-walking-text = Eleven dogs, eleven leads, one lamp post. Their owners give you 150 €.
job-ice-cream-van = Ice-cream van
job-ice-cream-van-place = Brighton
job-ice-cream-van-text = It rained eight days out of ten. The other two earned you 150 €.
job-olive-harvest = Olive harvest
job-olive-harvest-place = Kalamata
job-olive-harvest-text = Nets under the trees, and olives in your socks. The cooperative pays you 200 €.
job-reindeer-count = Counting reindeer
job-reindeer-count-place = Kautokeino, Norway
job-reindeer-count-text = You make it nine hundred and twelve, then nine hundred and nine, then nine hundred and thirty. They take the average and pay you 200 €.
job-night-porter = Night porter
job-night-porter-place = Cape Town
job-night-porter-text = You opened the door forty times, thirty-eight of them to the same merry party. In the morning you are handed 200 €.
job-strawberry-picking = Strawberry picking
job-strawberry-picking-place = Suonenjoki, Finland
job-strawberry-picking-text = One for the basket, one for you. The farmer has seen nothing and gives you 200 €.
job-boat-varnishing = Varnishing a gulet
job-boat-varnishing-place = Bodrum
job-boat-varnishing-text = Three coats, and a cat’s paw prints all along the deck. The owner finds them pretty and counts out 200 €.
job-sugar-shack = Sugar shack
job-sugar-shack-place = Beauce, Quebec
job-sugar-shack-text = A thousand buckets to empty, and somebody has to taste. When the snow melts you leave with 250 €.
job-surf-school = Surf school
job-surf-school-place = Taghazout, Morocco
job-surf-school-text = Your pupils are on their feet by the second day, and you by the third. The season earns you 250 €.
job-ski-lift = Ski lift
job-ski-lift-place = Bariloche, Argentina
job-ski-lift-text = Eight hundred times a day you say good morning to people who then float away. The wages are 250 €.
job-lobster-traps = Lobster traps
job-lobster-traps-place = Stonington, Maine
job-lobster-traps-text = Up at three, back in port by noon, and a smell of herring that will last till Sunday. The skipper gives you 250 €.
job-lighthouse-painting = Painting a lighthouse
job-lighthouse-painting-place = Ushant
job-lighthouse-painting-text = A black band, a white band, and the wind puts half of it on you. The lighthouse service pays you 300 €.
job-spear-carrier = Spear carrier at the opera
job-spear-carrier-place = Verona Arena
job-spear-carrier-text = You stand guard for four acts and fall asleep in the third, upright. The audience believes it, and the fee is 300 €.
job-library-move = Moving a library
job-library-move-place = Coimbra
job-library-move-text = Six thousand books to carry down, then up again: the rector has changed his mind. You receive 300 €.
job-bicycle-workshop = Bicycle workshop
job-bicycle-workshop-place = Copenhagen
job-bicycle-workshop-text = They bring you bicycles that squeak and take away bicycles that sing. The week earns you 300 €.
job-night-bakery = Night bakery
job-night-bakery-place = Tbilisi
job-night-bakery-text = The dough goes on the wall of the oven, and your sleeve should not. At dawn you have 300 € and both your sleeves.
job-puppet-theatre = Puppet theatre
job-puppet-theatre-place = Prague
job-puppet-theatre-text = You are in charge of the dragon’s legs. On the last night it walks straight at last, and you earn 300 €.
job-wedding-band = Wedding band
job-wedding-band-place = Plovdiv
job-wedding-band-text = Three days of wedding, four hours of sleep, and the same tune seventeen times. The family thanks you with 400 €.
job-cheese-cellar = Cheese cellar
job-cheese-cellar-place = Gruyères
job-cheese-cellar-text = You turn and brush six hundred wheels a day. They look splendid, and you have 400 €.
job-menu-translation = Translating menus
job-menu-translation-place = Porto
job-menu-translation-text = Thanks to you, “octopus in the garage” is baked octopus again. Forty restaurants club together and give you 400 €.
job-ships-cook = Ship’s cook
job-ships-cook-place = Ushuaia
job-ships-cook-text = Mashed potatoes in a force nine gale: half on the ceiling, the rest applauded. The expedition pays you 400 €.
job-computer-repair = Computer repair
job-computer-repair-place = Valletta
job-computer-repair-text = It was not plugged in. You thought for an hour before saying so, and they pay you 500 €.
job-crab-season = Crab season
job-crab-season-place = Dutch Harbor, Alaska
job-crab-season-text = Three weeks without dry socks, crabs as wide as umbrellas, and 500 € when you step ashore.
job-lift-voice = The voice of a lift
job-lift-voice-place = Seoul
job-lift-voice-text = You record “Mind the doors” in eighty different ways. The weariest one wins: 500 €.

## Chance cards

chance-second-hand-jacket = Second-hand jacket
chance-second-hand-jacket-place = Mauerpark, Berlin
chance-second-hand-jacket-text = In the pocket of the jacket you bought yesterday you find 50 €. The stallholder puts a finger to her lips.
chance-pub-quiz = Pub quiz
chance-pub-quiz-place = Galway
chance-pub-quiz-text = Last question: the capital of Burkina Faso. You shout “Ouagadougou!” and your share of the pot is 100 €.
chance-chess-in-the-park = Chess in the park
chance-chess-in-the-park-place = Yerevan
chance-chess-in-the-park-text = The champion is eight years old. You last twelve moves, a record, and those who had bet on you hand you 100 €.
chance-lost-dog = Lost dog found
chance-lost-dog-place = Graz
chance-lost-dog-text = It was the dog that found you, or rather your sandwich. The reward is yours all the same: 200 €.
chance-millionth-visitor = The millionth visitor
chance-millionth-visitor-place = Wieliczka salt mine
chance-millionth-visitor-text = Brass band, flowers, a photo with the mayor: you were only looking for the toilets. You are handed 300 €.
chance-hotel-inspection = Surprise inspection
chance-hotel-inspection-place = Karlovy Vary
chance-hotel-inspection-text = The hotelier takes you for an inspector. The more you deny it, the surer he is, and he gives you 4 hotel cheques.
chance-end-of-season = End of season
chance-end-of-season-place = Rimini
chance-end-of-season-text = The beach folds its umbrellas and the tourist office clears its drawers: 6 hotel cheques for you.
chance-deckchair = Deckchair
chance-deckchair-place = Biarritz
chance-deckchair-text = You thought the deckchairs were for everyone. At eleven somebody explains that they are not: you pay 50 €.
chance-roaming-call = Roaming
chance-roaming-call-place = Andorra la Vella
chance-roaming-call-text = Eleven seconds of “hello? can you hear me?” between two mountains: you pay 50 €.
chance-pebbles-in-the-bag = Excess baggage
chance-pebbles-in-the-bag-place = Nice airport
chance-pebbles-in-the-bag-text = Four kilos of pebbles, chosen one by one. At the counter you pay 100 € for their journey.
chance-scooter-mirrors = Hired scooter
chance-scooter-mirrors-place = Naxos
chance-scooter-mirrors-text = It had two mirrors when it left and none when it came back. You pay 150 € and do not look behind you.
chance-sunday-locksmith = Sunday locksmith
chance-sunday-locksmith-place = Zurich
chance-sunday-locksmith-text = The key was in your other pocket. The locksmith, however, was already there: you pay 200 €.
chance-rain-in-bergen = Bergen rain
chance-rain-in-bergen-place = Bergen
chance-rain-in-bergen-text = It rains there two days out of three, and your pocket was open. You lose 2 hotel cheques, now pulp.
chance-guide-on-the-roof = On the taxi roof
chance-guide-on-the-roof-place = Ouagadougou
chance-guide-on-the-roof-text = You put it there for just a minute. You lose a guide; somebody down the road now knows all the good addresses.
chance-monkey-photographer = The monkey photographer
chance-monkey-photographer-place = Gibraltar
chance-monkey-photographer-text = First it struck a pose, then it struck lucky. You lose a camera; the monkey has a good eye.
chance-wrong-carousel = A well-travelled bag
chance-wrong-carousel-place = Doha airport
chance-wrong-carousel-text = Your bag has caught the connection to Ulaanbaatar. You lose a set of equipment, which will see the world.
chance-visa-at-forty-degrees = Washed at forty degrees
chance-visa-at-forty-degrees-place = Tirana
chance-visa-at-forty-degrees-text = The visa was in the pocket, the trousers were in the machine. You lose a set of papers, which now smells of lavender.
chance-school-bus = School bus
chance-school-bus-place = Antsirabe, Madagascar
chance-school-bus-text = There is a seat left between two satchels. You go ahead 3 spaces, and know your seven times table again.
chance-tailwind = Tailwind
chance-tailwind-place = Tarifa
chance-tailwind-text = You open your umbrella, and the wind does the rest. You go ahead 2 spaces.
chance-forgotten-hat = Forgotten hat
chance-forgotten-hat-place = Kampot, Cambodia
chance-forgotten-hat-text = It stayed behind at lunch, on the back of a chair. You go back 2 spaces to fetch it; it still suits you.
chance-bridge-gone = The bridge has left
chance-bridge-gone-place = Skardu, Pakistan
chance-bridge-gone-text = The bridge left before you did. The next one is upstream, far upstream: you go back 3 spaces.
chance-night-at-the-museum = Closing time at the museum
chance-night-at-the-museum-place = Turin
chance-night-at-the-museum-text = You were still in room nine when the gate came down. You miss your next turn, in the company of mummies.
chance-sprained-ankle = Sprained ankle
chance-sprained-ankle-place = Dubrovnik
chance-sprained-ankle-text = That step was there yesterday too. On your next turn you go ahead 1 space, no more and no less, hopping.
chance-jet-lag = Jet lag
chance-jet-lag-place = Honolulu
chance-jet-lag-text = Three in the morning, and you are wide awake. You set off again at once: one more move, at the usual fare.
chance-middle-seat = The middle seat
chance-middle-seat-place = Toronto airport
chance-middle-seat-text = Ten hours between a choir and a trombone. The airline is moved, and gives you a plane ticket.

## Poste restante cards

poste-sold-moped = The moped is sold
poste-sold-moped-place = Clermont-Ferrand
poste-sold-moped-text = Your cousin has sold it, with the stand, the horn and his regrets. He sends you your share: 100 €.
poste-aunts-jam = Aunt Odile’s jam
poste-aunts-jam-place = Annecy
poste-aunts-jam-text = Twelve jars sold at the fête, nine of them to herself. The takings are for you: 100 €.
poste-tax-refund = Overpaid
poste-tax-refund-place = Limoges
poste-tax-refund-text = The tax office apologises. You read it twice, and then you receive 200 €.
poste-crossword = Crossword
poste-crossword-place = Nancy
poste-crossword-text = “Sleeps anywhere”, in seven letters: yours was the right answer. The paper sends you 200 €.
poste-poetry-prize = Poetry prize
poste-poetry-prize-place = Quimper
poste-poetry-prize-text = Your sonnet on bus timetables made the jury weep. They send you 300 €.
poste-great-uncle = Great-uncle Émile
poste-great-uncle-place = Aurillac
poste-great-uncle-text = He has sold his barometer, which was always wrong, and makes you a present of the money: 400 €.
poste-hotel-school = Hotel school
poste-hotel-school-place = Lausanne
poste-hotel-school-text = Your goddaughter is learning to make beds there. She sends you 5 hotel cheques and awaits your views on the corners.
poste-mothers-order = Your mother’s order
poste-mothers-order-place = Grenoble
poste-mothers-order-text = She wanted tea towels and ticked the wrong page. You receive 5 hotel cheques, valid everywhere except at her place.
poste-overdue-book = Overdue book
poste-overdue-book-place = Rennes
poste-overdue-book-text = For a year the library has wanted “The Art of Punctuality” back. You pay 50 €, and finish it tonight.
poste-dripping-tap = The tap
poste-dripping-tap-place = Le Havre
poste-dripping-tap-text = You had turned it off, or nearly. For the neighbour’s ceiling you pay 100 €.
poste-unclaimed-room = A forgotten booking
poste-unclaimed-room-place = Saint-Malo
poste-unclaimed-room-text = The hotel left the lamp on for you all June. You lose 3 hotel cheques, kept for the electricity.
poste-too-many-santiagos = Too many Santiagos
poste-too-many-santiagos-place = Santiago de Compostela
poste-too-many-santiagos-text = There are dozens of them, and you name the wrong one to meet in. A player of your choice goes back 3 spaces.
poste-blue-suitcase = The blue suitcase
poste-blue-suitcase-place = Trieste
poste-blue-suitcase-text = “And my blue suitcase, did you leave it back there?” A player of your choice, too kind by half, goes back 4 spaces.
poste-umbrella-at-the-counter = Umbrella at the counter
poste-umbrella-at-the-counter-place = Amsterdam airport
poste-umbrella-at-the-counter-text = You swear you saw it by the counter, with its duck’s-head handle. A player of your choice returns to the previous airport.
poste-couscous-on-friday = Couscous on Friday
poste-couscous-on-friday-place = Tunis
poste-couscous-on-friday-text = You described the couscous grain by grain. A player of your choice joins you on your space, fork in hand.
poste-weekend-loan = A weekend loan
poste-weekend-loan-place = Montpellier
poste-weekend-loan-text = Your cousin only wanted to borrow it, then left for six months. A player of your choice loses a guide.
poste-good-repair-shop = A good repair shop
poste-good-repair-shop-place = Lugano
poste-good-repair-shop-text = You recommend the shop warmly; it closes the day after. A player of your choice loses a camera.
poste-cub-scouts = The cub scouts
poste-cub-scouts-place = Besançon
poste-cub-scouts-text = There are twelve of them, they camp tomorrow, and you gave them an address. A player of your choice loses a set of equipment.
poste-false-moustache = A suspicious moustache
poste-false-moustache-place = Vienna
poste-false-moustache-text = You tell the consulate that it was drawn on the photo. A player of your choice loses a set of papers.
poste-pizza-for-six = Pizza for six
poste-pizza-for-six-place = Naples
poste-pizza-for-six-text = You settled the bill that night, extra anchovies included. A player of your choice pays you 100 €.
poste-cat-sitting = Minding the cat
poste-cat-sitting-place = Ghent
poste-cat-sitting-text = The cat spent the winter at your place and ate half the sofa. A player of your choice pays you 100 €.
poste-sixteen-page-letter = A letter of sixteen pages
poste-sixteen-page-letter-place = Weimar
poste-sixteen-page-letter-text = It calls for a reply, long and careful. A player of your choice misses the next turn writing it.
poste-annotated-guide = Stained pages
poste-annotated-guide-place = Avignon
poste-annotated-guide-text = A reader sends you her own copy: the sauce marks the good addresses. You receive a guide.
poste-calendar = The calendar
poste-calendar-place = Saint-Étienne
poste-calendar-text = Your face for the month of August was a huge success. Each of the others gives you 50 € for a copy.
poste-a-round-for-all = Drinks all round
poste-a-round-for-all-place = Reims
poste-a-round-for-all-text = You had promised everyone a drink if you got this far. You give 20 € to each of the others.

## Lodgings

lodging-open-air = Under the stars
lodging-open-air-place = Wadi Rum
lodging-open-air-text = A very high ceiling, and the original lighting. The alarm clock is a camel.
lodging-ferry-deck = On deck
lodging-ferry-deck-place = Out of Piraeus
lodging-ferry-deck-text = You lay your bag against the funnel, on the warm side. At dawn there is an island for breakfast.
lodging-family-sofa = A family’s sofa
lodging-family-sofa-place = Kutaisi
lodging-family-sofa-text = You asked the way. You were given soup, the sofa and the cat.
lodging-herders-ger = In the ger
lodging-herders-ger-place = Kharkhorin, Mongolia
lodging-herders-ger-text = They give you the place by the stove. Three lambs had had the same idea.
lodging-night-train = On the night train
lodging-night-train-place = Irkutsk
lodging-night-train-text = You travel while you sleep. The lady in the upper berth hands you a gherkin and news of her daughter.
lodging-monastery-mat = A mat in the monastery
lodging-monastery-mat-place = Hemis, Ladakh
lodging-monastery-mat-text = Silence from eight in the evening. At four in the morning, the horns.
lodging-cargo-hammock = Hammock on a cargo boat
lodging-cargo-hammock-place = Santarém, Amazonia
lodging-cargo-hammock-text = Yours is in the middle, between a stem of bananas and an accordion player. The bananas sleep well.
lodging-harbour-dormitory = Harbour dormitory
lodging-harbour-dormitory-place = Valparaíso
lodging-harbour-dormitory-text = Twelve beds, and the whole bay in the window. The funicular stops level with your pillow.
lodging-lakeside-tent = Lakeside camping
lodging-lakeside-tent-place = Bled, Slovenia
lodging-lakeside-tent-text = The bell on the island rings whenever someone makes a wish. People have a great many wishes.
lodging-palm-roof-hammock = Hammock under a palm roof
lodging-palm-roof-hammock-place = Mazunte, Mexico
lodging-palm-roof-hammock-text = The roof lets in the stars and, now and then, a gecko.
lodging-rooftop-mattress = Mattress on the roof
lodging-rooftop-mattress-place = Jaisalmer
lodging-rooftop-mattress-text = At sunrise the fortress blushes. So do you: on the next roof they were having tea.
lodging-fishers-hut = Fisherman’s hut
lodging-fishers-hut-place = El Nido, Palawan
lodging-fishers-hut-text = At high tide the sea comes in to see who is there. Hang your sandals on the nail.
lodging-pilgrims-room = Pilgrims’ dormitory
lodging-pilgrims-room-place = O Cebreiro, Galicia
lodging-pilgrims-room-text = Thirty beds, and sixty boots on the window sill. You sleep very well, by the door.
lodging-longhouse = Longhouse
lodging-longhouse-place = Batang Ai, Sarawak
lodging-longhouse-text = One veranda for twenty families. The cock crows for all of them, and takes its time.
lodging-wool-tent = Wool tent
lodging-wool-tent-place = M’Hamid, Morocco
lodging-wool-tent-text = The rugs are the walls, and the wind is the porter.
lodging-hay-barn = Hay barn
lodging-hay-barn-place = Alpbach, Tyrol
lodging-hay-barn-text = A fragrant bed, a little prickly. The bedding is changed twice a year.
lodging-capsule-hotel = Capsule hotel
lodging-capsule-hotel-place = Osaka
lodging-capsule-hotel-text = A drawer your size, with a night light and a radio. Just avoid sitting up suddenly.
lodging-former-prison = Former prison
lodging-former-prison-place = Ljubljana
lodging-former-prison-text = The cell has kept its bars. It now has flowered curtains, and a key on the inside.
lodging-lighthouse-hostel = Lighthouse hostel
lodging-lighthouse-hostel-place = Pigeon Point, California
lodging-lighthouse-hostel-text = The beam comes round every ten seconds, like someone checking that you are asleep.
lodging-retired-bus = Retired bus
lodging-retired-bus-place = Raglan, New Zealand
lodging-retired-bus-text = It has not moved for twenty years. You sleep in the driver’s place; do not lean on the horn.
lodging-attic-room = Attic room
lodging-attic-room-place = Edinburgh
lodging-attic-room-text = A hundred and twelve stairs, a skylight, and the teapot is up there before you.
lodging-tailors-guest-house = The tailor’s guest house
lodging-tailors-guest-house-place = Hoi An
lodging-tailors-guest-house-text = You go to bed in shorts. In the morning there is a suit waiting, just to try on.
lodging-above-the-bakery = Above the bakery
lodging-above-the-bakery-place = Salzburg
lodging-above-the-bakery-text = The oven keeps you warm, and the buns wake you up.
lodging-beach-bungalow = Beach bungalow
lodging-beach-bungalow-place = Nungwi, Zanzibar
lodging-beach-bungalow-text = The tide comes by to ask how you are, morning and evening.
lodging-cabin-on-stilts = Cabin on stilts
lodging-cabin-on-stilts-place = Bocas del Toro, Panama
lodging-cabin-on-stilts-text = The stairs go down into the sea. The sloth opposite has not moved since you came.
lodging-houseboat = Houseboat
lodging-houseboat-place = Dal Lake, Srinagar
lodging-houseboat-text = The florist, the barber and the postman call by boat, in that order.
lodging-room-at-mercedes = Mercedes’ spare room
lodging-room-at-mercedes-place = Trinidad, Cuba
lodging-room-at-mercedes-text = The bed creaks in time with the radio. For breakfast there are nine fruits, three of which you know.
lodging-coffee-roasters-inn = The coffee roaster’s inn
lodging-coffee-roasters-inn-place = Harar, Ethiopia
lodging-coffee-roasters-inn-text = Coffee is roasted under your window from dawn. Nobody has ever slept late here.
lodging-travellers-hotel = Travellers’ Hotel
lodging-travellers-hotel-place = Bobo-Dioulasso
lodging-travellers-hotel-text = The fan has three speeds: slow, dreamy and off.
lodging-market-inn = Market inn
lodging-market-inn-place = Pisac, Peru
lodging-market-inn-text = Your window looks out on a hundred kinds of potato. They insist on introducing you to all of them.
lodging-tea-estate = Tea estate house
lodging-tea-estate-place = Haputale, Sri Lanka
lodging-tea-estate-text = An eiderdown, a hot-water bottle, and a portrait whose eyes follow you to the bathroom.
lodging-walkers-lodge = Walkers’ lodge
lodging-walkers-lodge-place = Mafate, Réunion
lodging-walkers-lodge-text = You can only get there on foot. The groceries arrive by helicopter, the guests out of breath.
lodging-trullo = Room in a trullo
lodging-trullo-place = Alberobello, Apulia
lodging-trullo-text = Walls a metre thick and a pointed roof: you sleep in a wizard’s hat.
lodging-station-hotel = Station hotel
lodging-station-hotel-place = Antwerp
lodging-station-hotel-text = The first train runs through your dreams at twelve minutes past five. It is always on time.
lodging-high-hut = Mountain hut
lodging-high-hut-place = Above Zermatt
lodging-high-hut-text = Fondue is included. So is oxygen, in small amounts.
lodging-riad = Riad at the end of the alley
lodging-riad-place = Essaouira
lodging-riad-text = You looked for the door for an hour. Behind it were an orange tree, a fountain and a pot of tea, still hot.
lodging-ryokan = Ryokan
lodging-ryokan-place = Kanazawa
lodging-ryokan-text = You take off your shoes, then your watch, then your hurry. The futon does the rest.
lodging-cave-room = Room in the rock
lodging-cave-room-place = Matera
lodging-cave-room-text = Inhabited for nine thousand years, and now there is a socket for your phone.
lodging-hacienda = Hacienda
lodging-hacienda-place = Izamal, Yucatán
lodging-hacienda-text = Four courtyards and a peacock. The peacock has the best room.
lodging-ceiling-fan-hotel = Old hotel with ceiling fans
lodging-ceiling-fan-hotel-place = George Town, Penang
lodging-ceiling-fan-hotel-text = A novelist began a masterpiece here, they say in the bar. The bar is why it was never finished.
lodging-pool-hotel = Hotel with a pool
lodging-pool-hotel-place = Abidjan
lodging-pool-hotel-text = The pool is shaped like a pineapple. You swim in circles round the leaves.
lodging-bush-lodge = Bush lodge
lodging-bush-lodge-place = Kasane, Botswana
lodging-bush-lodge-text = A mosquito net separates you from the elephants. They think it is strong.
lodging-ice-hotel = Ice hotel
lodging-ice-hotel-place = Jukkasjärvi, Lapland
lodging-ice-hotel-text = Five below in the bedroom, reindeer skins, hot lingonberry juice. In May the hotel joins the river.
lodging-maharajas-palace = Maharaja’s palace
lodging-maharajas-palace-place = Jodhpur
lodging-maharajas-palace-text = Three hundred rooms. You are given a lamp, a map, and a whistle just in case.
lodging-palace-without-a-lift = Palace without a lift
lodging-palace-without-a-lift-place = Alexandria
lodging-palace-without-a-lift-text = The lift is a listed monument and has been out of order since opening day. The porter carries your bags up, with ten years of stories on every floor.

## The board

type-achat = purchase
type-reportage = reportage
type-aventure = adventure
type-job = job
type-chance = chance
type-poste = poste restante
type-airport = airport
type-preparation = pack your bag

## Cheques by the lot

good-2-cheques = 2 hotel cheques
good-3-cheques = 3 hotel cheques
good-4-cheques = 4 hotel cheques
good-5-cheques = 5 hotel cheques
good-6-cheques = 6 hotel cheques
good-7-cheques = 7 hotel cheques
good-8-cheques = 8 hotel cheques
good-9-cheques = 9 hotel cheques
good-10-cheques = 10 hotel cheques
good-11-cheques = 11 hotel cheques
good-12-cheques = 12 hotel cheques
good-13-cheques = 13 hotel cheques
good-14-cheques = 14 hotel cheques
good-15-cheques = 15 hotel cheques
good-16-cheques = 16 hotel cheques
good-17-cheques = 17 hotel cheques
good-18-cheques = 18 hotel cheques
good-19-cheques = 19 hotel cheques
good-20-cheques = 20 hotel cheques

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

## What happens

rolls = { $you ->
    [yes] You roll a { $pips }.
   *[no] { $player } rolls a { $pips }.
}
begins = { $you ->
    [yes] You go first.
   *[no] { $player } goes first.
}
announces = { $you ->
    [yes] You play a line of your sheet: { $line }.
   *[no] { $player } plays a line of the sheet: { $line }.
}
sheet-says = { $you ->
    [yes] You read: “{ $outcome }”
   *[no] { $player } reads: “{ $outcome }”
}
cannot-pay = { $you ->
    [yes] You cannot pay { $money } €: nothing is bought.
   *[no] { $player } cannot pay { $money } €: nothing is bought.
}
gives = { $you ->
    [yes] { $neighbour } lets you have this: { $element }.
    [neighbour] You let { $player } have this: { $element }.
   *[no] { $neighbour } lets { $player } have this: { $element }.
}
leaves = { $you ->
    [yes] You are off! A ticket, and you are at the first airport.
   *[no] { $player } is off to the first airport.
}
drives = { $you ->
    [yes] You go to { $space } for { $money } €, with { $passengers } on board.
    [passengers] { $player } goes to { $space } for { $money } €, with you on board.
   *[no] { $player } goes to { $space } for { $money } €, with { $passengers } on board.
}
flies = { $you ->
    [yes] You fly to { $space }.
   *[no] { $player } flies to { $space }.
}
one-way = { $you ->
    [yes] You can go one space only.
   *[no] { $player } can go one space only.
}
moved = { $you ->
    [yes] You are moved to { $space }.
   *[no] { $player } is moved to { $space }.
}
rides = { $you ->
    [yes] You get a lift to { $space }.
   *[no] { $player } gets a lift to { $space }.
}
goes-back-to-work = { $you ->
    [yes] Job Assistance: back to work in { $space }.
   *[no] Job Assistance for { $player }: back to work in { $space }.
}
works-here = { $you ->
    [yes] You look for work where you are.
   *[no] { $player } looks for work on the spot.
}
pays-beds = { $you ->
    [yes] { $money } € of your wages goes to the hotel.
   *[no] { $money } € of { $player }’s wages goes to the hotel.
}
buys = { $you ->
    [yes] You buy this for { $money } €: { $good }.
   *[no] { $player } buys this for { $money } €: { $good }.
}
gets-ticket = { $you ->
    [yes] You receive a plane ticket.
   *[no] { $player } receives a plane ticket.
}
gets = { $you ->
    [yes] You receive this: { $element }.
   *[no] { $player } receives this: { $element }.
}
loses = { $you ->
    [yes] You lose this: { $element }.
   *[no] { $player } loses this: { $element }.
}
has-none = { $you ->
    [yes] You have none to lose: { $element }.
   *[no] { $player } has none to lose: { $element }.
}
stranded = { $you ->
    [yes] Without papers nobody travels. You wait here: { $space }.
   *[no] Without papers nobody travels. { $player } waits here: { $space }.
}
draws-achat = { $you ->
    [yes] On the market stall: { $card }.
   *[no] On the market stall, for { $player }: { $card }.
}
draws-reportage = { $you ->
    [yes] A subject for you: { $card }.
   *[no] A subject for { $player }: { $card }.
}
draws-aventure = { $you ->
    [yes] Adventure! { $card }.
   *[no] An adventure for { $player }: { $card }.
}
draws-job = { $you ->
    [yes] A job for you: { $card }.
   *[no] A job for { $player }: { $card }.
}
draws-chance = { $you ->
    [yes] Chance card: { $card }.
   *[no] Chance card for { $player }: { $card }.
}
draws-poste = { $you ->
    [yes] There is a letter for you: { $card }.
   *[no] There is a letter for { $player }: { $card }.
}
wins-achat = { $you ->
    [yes] It is yours: { $card }.
   *[no] { $player } has bought this: { $card }.
}
wins-reportage = { $you ->
    [yes] Your reportage is in the bag.
   *[no] { $player }’s reportage is in the bag.
}
wins-aventure = { $you ->
    [yes] You will tell this one at home!
   *[no] { $player } will tell this one at home.
}
lets-go-achat = { $you ->
    [yes] You cannot pay for this and leave it: { $card }.
   *[no] { $player } cannot pay for this and leaves it: { $card }.
}
lets-go-aventure = { $you ->
    [yes] Not this time: the adventure got away.
   *[no] Not this time: the adventure got away from { $player }.
}
leaves-it = { $you ->
    [yes] You do not play the space: { $space }.
   *[no] { $player } does not play the space: { $space }.
}
earns = { $you ->
    [yes] You receive { $money } €.
   *[no] { $player } receives { $money } €.
}
pays = { $you ->
    [yes] You pay { $money } €.
   *[no] { $player } pays { $money } €.
}
pays-to = { $you ->
    [yes] You pay { $money } € to { $payee }.
    [payee] { $player } pays you { $money } €.
   *[no] { $player } pays { $money } € to { $payee }.
}
owes = { $you ->
    [yes] You owe { $money } €: on your next turn you work.
   *[no] { $player } owes { $money } € and must work for it next turn.
}
forgiven = { $you ->
    [yes] The { $money } € that you still owe is forgiven.
   *[no] The { $money } € that { $player } still owes is forgiven.
}
must-skip = { $you ->
    [yes] You will miss your next turn.
   *[no] { $player } will miss the next turn.
}
lapses = { $you ->
    [yes] What the card told you to do no longer applies.
   *[no] What the card told { $player } to do no longer applies.
}
skips = { $you ->
    [yes] You miss this turn.
   *[no] { $player } misses this turn.
}
claims = { $you ->
    [yes] You ask to see { $offender }’s bag.
    [offender] { $player } asks to see your bag.
   *[no] { $player } asks to see { $offender }’s bag.
}
caught = { $you ->
    [yes] Caught! You owe { $player } a fine of 500 €.
    [player] Caught! { $offender } owes you a fine of 500 €.
   *[no] Caught! { $offender } owes { $player } a fine of 500 €.
}
rightful = { $you ->
    [yes] You had everything you needed.
   *[no] { $offender } had everything that was needed.
}
returns-reportage = { $you ->
    [yes] Your reportage goes back: { $card }.
   *[no] { $player }’s reportage goes back: { $card }.
}
returns-aventure = { $you ->
    [yes] Your adventure does not count: { $card }.
   *[no] { $player }’s adventure does not count: { $card }.
}
puts-up = { $you ->
    [yes] You put this up for auction from { $money } €: { $good }.
   *[no] { $seller } puts this up for auction from { $money } €: { $good }.
}
goes-on = { $you ->
    [yes] You go on with your turn: {$offerer}’s offer lapses.
    [offerer] {$player} goes on with their turn: your offer lapses.
   *[no] {$player} goes on with their turn: {$offerer}’s offer lapses.
}
bids = { $you ->
    [yes] You bid { $money } €.
   *[no] { $player } bids { $money } €.
}
sells = { $you ->
    [yes] You sell this to { $buyer } for { $money } €: { $good }.
    [buyer] { $seller } sells you this for { $money } €: { $good }.
   *[no] { $seller } sells this to { $buyer } for { $money } €: { $good }.
}
bank-buys = { $you ->
    [yes] The bank takes this from you for { $money } €: { $good }.
   *[no] The bank takes this from { $seller } for { $money } €: { $good }.
}
comes-home = { $you ->
    [yes] You are home, with everything!
   *[no] { $player } is home, with everything!
}
retires = { $you ->
    [yes] You leave the game.
   *[no] { $player } leaves the game.
}
passes = { $you ->
    [yes] You pass.
   *[no] { $player } passes.
}
cannot-bid = { $you ->
    [yes] You have too little money for the next bid.
   *[no] { $player } has too little money for the next bid.
}
gets-cheques = { $you ->
    [yes] { $count ->
        [one] You receive a hotel cheque.
       *[other] You receive { $count } hotel cheques.
    }
   *[no] { $count ->
        [one] { $player } receives a hotel cheque.
       *[other] { $player } receives { $count } hotel cheques.
    }
}
loses-cheques = { $you ->
    [yes] { $count ->
        [one] You lose a hotel cheque.
       *[other] You lose { $count } hotel cheques.
    }
   *[no] { $count ->
        [one] { $player } loses a hotel cheque.
       *[other] { $player } loses { $count } hotel cheques.
    }
}
buys-cheques = { $you ->
    [yes] { $count ->
        [one] You buy a hotel cheque for { $money } €.
       *[other] You buy { $count } hotel cheques for { $money } €.
    }
   *[no] { $count ->
        [one] { $player } buys a hotel cheque for { $money } €.
       *[other] { $player } buys { $count } hotel cheques for { $money } €.
    }
}
bed-waived = { $you ->
    [yes] { $count ->
        [one] You are let off one cheque.
       *[other] You are let off { $count } cheques.
    }
   *[no] { $count ->
        [one] { $player } is let off one cheque.
       *[other] { $player } is let off { $count } cheques.
    }
}
sent-back = { $you ->
    [yes] { $count ->
        [one] One cheque is due, and you have none: back to { $space }.
       *[other] { $count } cheques are due, and you have too few: back to { $space }.
    }
   *[no] { $count ->
        [one] One cheque is due, and { $player } has none: back to { $space }.
       *[other] { $count } cheques are due, and { $player } has too few: back to { $space }.
    }
}
must-advance = { $you ->
    [yes] { $count ->
        [one] On your next turn you will go ahead 1 space.
       *[other] On your next turn you will go ahead { $count } spaces.
    }
   *[no] { $count ->
        [one] On the next turn { $player } will go ahead 1 space.
       *[other] On the next turn { $player } will go ahead { $count } spaces.
    }
}
walks = { $you ->
    [yes] You go to { $space }
   *[no] { $player } goes to { $space }
}{ $money ->
    [0] , for nothing.
   *[other] , for { $money } €.
}
sleeps = { $you ->
    [yes] Tonight’s bed: { $card }.
   *[no] { $player }’s bed tonight: { $card }.
} { $count ->
    [0] It costs nothing.
    [one] It costs 1 cheque.
   *[other] It costs { $count } cheques.
}
no-effect = That changes nothing.
set-broken = The set is no longer complete: the journey goes on.
time-is-up = The last round is over.

## What is asked

ask-line = Which line of your sheet do you play?
ask-line-why = To leave you need papers, a guide, equipment, a camera, a ticket, ten cheques and 1,500 €. What you roll you have to take.
ask-set-out = You have landed in { $space }. Where do you walk?
ask-set-out-why = There is no die for walking: 1 space is free, 2 cost 20 €, 3 cost 50 €, 4 cost 100 €, 5 cost 200 €, 6 cost 400 €.
ask-turn = You are here: { $space }. Where do you go?
ask-turn-why = 1 space is free, 2 cost 20 €, 3 cost 50 €, 4 cost 100 €, 5 cost 200 €, 6 cost 400 €. Then comes a bed for the night.
ask-drive = You are here: { $space }, joined by { $passengers }. The die says how far you all go.
ask-drive-why = Whoever came to a space first takes along all who joined them, and pays for the way.
ask-obey = You are here: { $space }. A card says how far you go.
ask-obey-why = What a card orders for your next turn goes before your own choice.
ask-back = You are in { $space } without a complete set. How do you get back?
ask-back-why = Only a complete set of trophies wins here. A plane ticket takes you back to the previous airport.
ask-owing = You owe { $money } €: this turn you work.
ask-owing-why = A job on the previous job space earns what you owe.
ask-stranded = You have no papers, and new ones cost { $money } €.
ask-stranded-why = Nobody goes on without papers. Sell something, or work where you are.
ask-stranded-work = You have no papers, nothing to sell, and new papers cost { $money } €: work where you are.
ask-stranded-work-why = Nobody goes on without papers. What you earn counts towards them.
ask-toll = The way costs { $money } €, and you do not have that much. What do you sell?
ask-toll-why = Whatever you sell goes to the highest bidder, or to the bank at its resale price.
ask-cheques = How many hotel cheques do you buy, at 20 € each?
ask-cheques-why = Every night costs hotel cheques, and they are sold only on chance and poste restante spaces.
ask-bed = { $held ->
    [0] { $count ->
        [one] The night costs 1 cheque, and you have none. How many do you buy, at 20 € each?
       *[other] The night costs { $count } cheques, and you have none. How many do you buy, at 20 € each?
    }
   *[other] The night costs { $count } cheques, and you have only { $held }. How many do you buy, at 20 € each?
}
ask-bed-why = Whoever has too few cheques goes back to the nearest place that sells them, and buys them there.
ask-no-bed = { $held ->
    [0] { $count ->
        [one] The night costs 1 cheque. You have none, and not the { $money } € to buy it. What do you sell?
       *[other] The night costs { $count } cheques. You have none, and not the { $money } € to buy them. What do you sell?
    }
   *[other] The night costs { $count } cheques. You have only { $held }, and not the { $money } € for the rest. What do you sell?
}
ask-no-bed-why = What you sell goes to the highest bidder, or to the bank. Sell no more, and you give your cheques and are let off the rest.
ask-shop = At the airport of { $space }: do you need anything?
ask-shop-why = Only airports sell these. Without papers nobody goes on, without a guide beds and purchases cost double.
ask-achat = Without a guide you pay double. Do you buy all the same?
ask-achat-why = The die brought you here, so you are free to leave it.
ask-reportage = You have no camera. Do you play the reportage all the same?
ask-reportage-why = Whoever notices before your next move can have 500 € from you.
ask-aventure = You have no equipment. Do you play the adventure all the same?
ask-aventure-why = Whoever notices before your next move can have 500 € from you.
ask-afford = { $card } costs { $money } €, and you do not have that much. What do you sell?
ask-afford-why = Whatever you sell goes to the highest bidder, or to the bank at its resale price.
ask-debt = You have to pay { $money } € and do not have that much. What do you sell?
ask-debt-why = Whatever you sell goes to the highest bidder, or to the bank at its resale price.
ask-target-owe = { $card }: who pays you { $money } €?
ask-target-move = { $card }: who goes back { $count } spaces?
ask-target-lose = { $card }: who loses this ({ $element })?
ask-target-previous = { $card }: who goes back to the previous airport?
ask-target-pull = { $card }: who joins you on your space?
ask-target-skip = { $card }: who misses their next turn?
ask-extra = One more move: where do you go?
ask-extra-why = A card allows it, at the usual price. Nothing is played where you arrive.
ask-bid = Under the hammer: { $good }. Do you bid, from { $money } €?
ask-bid-why = The highest bidder gets it. If nobody bids, the bank takes it at the resale price.
ask-claim = { $offender } is home. Do you ask to see their bag?
ask-claim-why = A card played without what it needs costs 500 €, paid to whoever notices. If all is in order, nothing happens.

## What can be done

verb-die = Roll { $pips }
verb-achat = Turn up { $achat }
verb-reportage = Turn up { $reportage }
verb-aventure = Turn up { $aventure }
verb-job = Turn up { $job }
verb-chance = Turn up { $chance }
verb-poste = Turn up { $poste }
verb-lodging = Turn up { $lodging }
verb-line = Play { $line }
verb-depart = Leave
verb-go = Go to { $space }
verb-roll = Roll the die
verb-fly = Fly to { $space }
verb-assist = Job Assistance: go back to work
verb-work = Work here
verb-buy = Buy: { $good }
verb-done = Done
verb-decline = Leave it
verb-play = Play it all the same
verb-target = Choose { $player }
verb-sell = Auction: { $good }
verb-stop = Sell nothing more
verb-bid = Bid { $money } €
verb-resume = Go on with my turn
verb-pass = Pass
verb-claim = Ask to see { $player }’s bag
verb-retire = Leave the game
verb-cheques = { $count ->
    [0] Buy none
    [one] Buy 1 cheque
   *[other] Buy { $count } cheques
}

## Why not

why-ro-07 = It is not your turn.
why-ro-18 = To leave you need papers, a guide, equipment, a camera, a plane ticket, 10 hotel cheques and 1,500 €.
why-ro-32 = That is further than 6 spaces.
why-ro-33 = Going there costs { $money } €, and you do not have that much.
why-ro-96 = You cannot go back; only from the last airport does a plane fly backwards.
why-ro-a59 = The way ends here: you can only fly back to the previous airport.
why-ro-51 = To fly there you need a plane ticket.
why-ro-57 = You take others along: the die says how far.
why-ro-104 = A card says how far you go this turn.
why-ro-105 = Without papers you cannot go on.
why-ro-a54 = Whoever owes money works for it first.
why-ro-55 = This is sold at airports only.
why-ro-54 = It costs { $money } € here, and you do not have that much.
why-ro-a35 = You can buy one plane ticket a turn.
why-ro-89 = Papers are never sold.
why-ro-84 = Reportages and adventures cannot be sold.
why-ro-a55 = What you bought at an auction this turn you cannot sell again yet.
why-ro-a55-sales = You have opened as many auctions out of turn in this round as the table allows.
why-ro-a65 = You need this ticket to leave.
why-ro-a69 = Auctions are for a moment when somebody has to decide something.
why-ro-a30 = { $player } has played no reportage and no adventure since their last move.
why-ro-a68 = The letter has no effect on { $player }.
why-nothing = Nothing can be done with it now.

## Table options, bots and endings

setting-trophies = Cards to bring home of each kind
setting-trophies-help = Two in the usual game; three suits two players, one suits six.
setting-express = Express game
setting-express-help = The bags are packed: everyone leaves at once with 1,800 €. It takes half the time, and is the best way to get to know the game.
setting-strict = Nobody can cheat
setting-strict-help = Nobody can play a card without what it takes, so there is no fine.
setting-fine-only = Whoever is caught keeps the card
setting-fine-only-help = They only pay the fine of 500 €. Otherwise they lose the card as well.
setting-rounds = Last round
setting-rounds-help = After it, whoever is nearest to the goal wins. 0: no last round.
setting-sales = Auctions out of turn
setting-sales-help = How many auctions each player may open in a round while it is not their turn. The rulebook sets no limit; 12 is more than anybody needs.
setting-reshuffle = Shuffle used decks
setting-reshuffle-help = Job, chance, poste restante and lodging cards are shuffled when all are used; otherwise they come back in the same order.
setting-retire = Players may leave the game
setting-retire-help = A player who leaves gives everything back and comes last. For somebody who is only away, the others may let a bot play until they are back.
bot-packer = Packs what is missing, walks on and takes what it finds.
bot-hiker = Counts the turns ahead, but only roughly, and looks into nobody’s bag.
bot-sense = Counts every turn until the arrival, and notices when somebody plays a card without the right to.
answer-bids = At auctions
answer-bids-help = What is answered for you when others sell something.
answer-bids-ask = ask me
answer-bids-up-to = bid up to the limit
answer-bids-never = never bid
answer-most = Limit, in euros
answer-most-help = The highest bid made for you.
ending-arrival = Somebody is home with everything.
ending-together = Several have come home together.
ending-rounds = The last round is over.
ending-alone = Only one player is left.
luck-sum = { $sum ->
    [one] { $sum } turn
   *[other] { $sum } turns
}

## The position in words, for the text client

see-round = Round { $round }.
see-traveller = { $player }: { $space }, { $money } €, cheques: { $cheques }, tickets: { $tickets }; bag: { $elements }; purchases: { $achats }, reportages: { $reportages }, adventures: { $aventures }.
see-owes = Owes { $money } €.
see-skip = Misses the next turn.
see-pile = In one pile, from the bottom up: { $pile }.
see-lot = { $player } is selling: { $good }, { $money } €.
see-journal = Your travel journal: { $cards }.
see-nothing = nothing
see-advance = { $count ->
    [one] Goes ahead 1 space next turn.
   *[other] Goes ahead { $count } spaces next turn.
}

## The map

type-lodging = bed for the night
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
board-ticket-price = plane ticket { $sum }
board-sells-cheques = hotel cheques are sold here
board-here = Here: { $players }
board-pawn = { $player }: { $space }
board-van = { $player }: { $space }, driving { $others }
board-card = Card drawn: { $card }
board-drew = { $you ->
    [yes] You drew this card.
   *[no] { $player } drew this card.
}
board-read = Read the card
board-put-away = Put the card away
card-price = Costs { $sum }, twice that without a guide.
card-bed = { $count ->
    [0] free
    [one] 1 cheque
   *[other] { $count } cheques
}
act-resume = their offer lapses
act-ticket = a ticket
act-work = back to { $space }
act-from = from { $sum }
act-double = at double price
act-fine = risking { $sum }
money = { $sum } €

## The sheet on the table

sheet = { $you ->
    [yes] Pack your bag
   *[no] { $player } is packing
}
sheet-fold = Map
sheet-unfold = My sheet
sheet-gain = +{ $sum }
sheet-cheques = +{ $n }
sheet-free = free
sheet-none = none
sheet-two = { $price } ×2
sheet-both = { $price } + { $more }
sheet-neighbour = from your neighbour
sheet-again = play again
sheet-face = { $faces }: { $text }
sheet-packed = packed
sheet-missing = still missing
sheet-dear = Too dear: nothing is bought.
sheet-lacks = Still missing: { $things }.
sheet-lacks-cheques = { $count ->
    [one] 1 hotel cheque
   *[other] { $count } hotel cheques
}
sheet-ready = The bag is packed: you may leave on your turn.
sheet-leave = Leave for the first airport

## Bag, shop and journal

bag = Your bag
pack-money = Your money:
pack-sell = Sell…
pack-short = { $sum } short
bag-new = new
bag-count = { $count ->
    [0] { $item }: none
    [one] { $item }
   *[other] { $item } ×{ $count }
}
bag-needed = { $count ->
    [one] needed to leave
   *[other] { $count } needed to leave
}
bag-lot = Hotel cheques in one lot:
bag-lot-sell = { $count ->
    [one] Auction 1, from { $sum }
   *[other] Auction { $count }, from { $sum }
}
pack-from = { $act }, from { $sum }
shop = Airport shop, { $space }
shop-owned = In your bag: { $owned }
desk = Hotel cheques
desk-about = { $count ->
    [0] You have no hotel cheques. They cost { $sum } each, and a bed takes up to { $most }.
    [one] You have 1 hotel cheque. They cost { $sum } each, and a bed takes up to { $most }.
   *[other] You have { $count } hotel cheques. They cost { $sum } each, and a bed takes up to { $most }.
}
desk-own = How many, at most { $count }
note-owes = You owe { $sum }: on your next turn you work, and what is still owed then is forgiven.
note-skip = { $turn ->
    [1] You miss your next turn.
   *[other] You miss the turn after that.
}
note-advance = { $count ->
    [one] { $turn ->
        [1] On your next turn you go ahead 1 space.
       *[other] On the turn after that you go ahead 1 space.
    }
   *[other] { $turn ->
        [1] On your next turn you go ahead { $count } spaces.
       *[other] On the turn after that you go ahead { $count } spaces.
    }
}
note-drives = You came here first: on your turn you drive { $players }, as far as the die says.
note-no-formalities = You have no papers: nobody can take you along, and new ones cost 200 €.
note-no-guide = You have no guide: beds and purchases cost double.
note-no-equipment = You have no equipment: adventures are not for you.
note-no-camera = You have no camera: reportages are not for you.
note-arrival = You are in Paris without a complete set: you have to go back.
journal = Your journal
journal-achats = { $missing ->
    [0] Purchases: { $count }
   *[other] Purchases: { $count } of { $set }
}
journal-reportages = { $missing ->
    [0] Reportages: { $count }
   *[other] Reportages: { $count } of { $set }
}
journal-aventures = { $missing ->
    [0] Adventures: { $count }
   *[other] Adventures: { $count } of { $set }
}

## Auctions

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

## A traveller as everyone sees them

seat-cheques = { $count ->
    [one] one hotel cheque
   *[other] { $count } hotel cheques
}
seat-tickets = { $count ->
    [one] one plane ticket
   *[other] { $count } plane tickets
}
seat-packing = packing: { $count } of 7
seat-packed = { $count }/7
seat-ready = ready to leave
seat-stranded = no papers
seat-owes = owes { $sum }
seat-skips = misses a turn
seat-advance = { $count ->
    [one] goes ahead 1
   *[other] goes ahead { $count }
}
seat-drives = { $count ->
    [one] drives 1
   *[other] drives { $count }
}
seat-gone = has left the game
seat-doubt = See { $player }’s bag
seat-played = Just played: { $card }

## The end

end-journal = { $you ->
    [yes] Your journal
   *[no] { $player }’s journal
}
end-place = Place { $place }: { $why }
end-home = home with { $trophies } trophies and { $money }.
end-under-way = under way, { $space }: { $share } of the { $set } trophies{ $more ->
    [0] { "" }
   *[other] { "" } and { $more } more
}; { $money }.
end-gone = left the game.
end-empty = Still blank: everything is left for the next journey.
end-beds = Last beds: { $beds }.
end-way = { $player }’s way: { $places }
end-figures = The journey in figures
end-traveller = Traveller
end-packing = Lines played
end-walked = Spaces walked
end-fares = Paid for walking
end-flights = Flights
end-drives = Drives
end-lifts = Lifts
end-nights = Nights
end-sent-back = Sent back
end-earned = Received
end-sold = Sold
end-fines = Caught
end-money = Money left
end-deals = { $count } for { $sum }
end-beds-paid = { $count }, { $cheques } cheques

## Illustrations of the rules

figure-sheet = The sheet: what each face of the die brings
figure-line = Line
figure-pile = Three in a pile: A came first and drives, B and C ride along; D is alone

## The lesson and tips

lesson-goal = Welcome! Travel round the world. The first to reach Paris with two purchases, two reportages and two adventures wins.
lesson-bag = Your bag is packed: papers, guide, equipment, camera and ten hotel cheques. Everything lies open, { $friend }’s bag too.
lesson-fares = There is no die for walking: you choose. One space is free, two cost 20 €, three 50 €, and then it gets dear.
lesson-adventure = Timbuktu, three spaces ahead, has an adventure. You have the equipment, so go and try your luck with the die.
lesson-bed = The die was kind: your first adventure! Every night costs hotel cheques as well. The bungalow took two of yours.
lesson-reportage = With a camera a reportage is certain. Cairo has one, for 50 €. Guide, camera and equipment are never used up.
lesson-post = Six cheques left. They are sold only when you arrive on a chance or poste restante space. Lalibela is one, for 20 €.
lesson-cheques = Buy before you know your bed. A bed takes up to five cheques; five more will last you a few nights.
lesson-drive = { $friend } has joined you, and you came first: so you drive. The die says how far, and your passenger travels for nothing.
lesson-purchase = Your second adventure! Now a purchase: Zanzibar is free. You must pay what you draw, and with a guide it is the normal price.
lesson-ride = { $friend } was in Zanzibar before you, so this time { $friend } drove and you had a free ride to Hampi.
lesson-win = Two adventures, one reportage, one purchase: two cards are missing, then on to Paris. In Jaipur, two spaces on, you can buy something. Have a good journey!

tip-ask-line = First pocket money, then what is still missing from your bag. The roll binds you, so keep some money.
tip-ask-set-out = Short legs are cheap. Choose a space whose card you need: purchase, reportage or adventure.
tip-ask-turn = Two or three spaces cost little. Go where a card you need lies, and keep enough cheques for the nights.
tip-ask-drive = Whoever was here first drives. If the roll may cost too much, sell something in time.
tip-ask-cheques = A bed takes up to five cheques. With eight to ten you can sleep well for a few nights.
tip-ask-shop = New papers, a guide or a camera are sold only here. A plane ticket takes you to the next airport in one go.
tip-ask-bid = Bid only for what you need. What nobody wants, the bank takes at its resale price.
