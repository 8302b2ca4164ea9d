### Richesses de France

title = Richesses de France
tagline = On foot, by bike or by car: make your tour of France before the others do.
about = A wall map, eight circuits, a thousand francs in your pocket. Travel from cathedral to vineyard, from beach to casino; choose whether to walk, ride or drive, work when the purse is empty and claim your toll. The first one back wins – unless the circuit crowns the richest.
in-short = 15 to 60 minutes, depending on the circuit, from 10 years. A little harder: you plan your tour and count your francs.

## Regions

region-alsace = Alsace
region-alsace-about = Storks on the roofs, half-timbered houses and riesling on the slopes.
region-aquitaine = Aquitaine
region-aquitaine-about = Vines, the pines of the Landes and the ocean, all the way to the first Basque slopes.
region-auvergne = Auvergne
region-auvergne-about = Sleeping volcanoes, red cows, and at least five great cheeses.
region-basse-normandie = Lower Normandy
region-basse-normandie-about = Apple trees, hedgerows and the beaches where history came ashore in June 1944.
region-bourgogne = Burgundy
region-bourgogne-about = The dukes left glazed roofs, the monks their abbeys and, between the two, there are vines.
region-bretagne = Brittany
region-bretagne-about = Granite, lighthouses and the sea on three sides; the butter is salted.
region-centre = Centre
region-centre-about = The Loire takes its time from château to château, between the Beauce and the Berry.
region-champagne-ardenne = Champagne-Ardenne
region-champagne-ardenne-about = Chalk keeps the champagne cool; farther north the Meuse winds into the forest.
region-corse = Corsica
region-corse-about = A mountain in the sea, where even the straight roads bend. You need a boat to get here.
region-franche-comte = Franche-Comté
region-franche-comte-about = Fir trees, watchmakers and wheels of Comté cheese ripening in the cellar.
region-haute-normandie = Upper Normandy
region-haute-normandie-about = The Seine makes its last bends here, before the white cliffs of the Channel.
region-ile-de-france = Île-de-France
region-ile-de-france-about = Paris, and all around it the forests and châteaux where kings went hunting.
region-languedoc-roussillon = Languedoc-Roussillon
region-languedoc-roussillon-about = Lagoons along the sea, vines as far as the eye can see, and the Pyrenees at the end.
region-limousin = Limousin
region-limousin-about = Meadows, ponds, russet cows and the porcelain of Limoges.
region-lorraine = Lorraine
region-lorraine-about = The land of mirabelle plums, crystal and blast furnaces, backing onto the Vosges.
region-midi-pyrenees = Midi-Pyrénées
region-midi-pyrenees-about = The largest of the regions: from limestone plateaus in the north to the cirques on the border, with pink Toulouse in between.
region-nord-pas-de-calais = Nord-Pas-de-Calais
region-nord-pas-de-calais-about = Belfries, slag heaps and wicker giants that dance on feast days.
region-pays-de-la-loire = Pays de la Loire
region-pays-de-la-loire-about = The Loire meets the ocean here, among lilies of the valley, muscadet and rillettes.
region-picardie = Picardy
region-picardie-about = The highest Gothic vaults in France rise above fields of sugar beet.
region-poitou-charentes = Poitou-Charentes
region-poitou-charentes-about = Romanesque churches, butter, cognac, and the flat boats of the Marais Poitevin.
region-provence-alpes-cote-d-azur = Provence-Alpes-Côte d’Azur
region-provence-alpes-cote-d-azur-about = Lavender, the mistral, cicadas, and snow two hours from the beach.
region-rhone-alpes = Rhône-Alpes
region-rhone-alpes-about = From Mont Blanc to the Ardèche gorges, with Lyon at the confluence and good tables everywhere.

## Points

point-agen = Agen
point-aix-en-provence = Aix-en-Provence
point-ajaccio = Ajaccio
point-albi = Albi
point-alencon = Alençon
point-aleria = Aléria
point-ales = Alès
point-amiens = Amiens
point-angers = Angers
point-angouleme = Angoulême
point-annecy = Annecy
point-arc-et-senans = Arc-et-Senans
point-arcachon = Arcachon
point-arras = Arras
point-auch = Auch
point-aurillac = Aurillac
point-autun = Autun
point-auxerre = Auxerre
point-avignon = Avignon
point-bar-le-duc = Bar-le-Duc
point-bastia = Bastia
point-bayonne = Bayonne
point-beaune = Beaune
point-beauvais = Beauvais
point-belfort = Belfort
point-bergerac = Bergerac
point-besancon = Besançon
point-beziers = Béziers
point-biarritz = Biarritz
point-blois = Blois
point-bobigny = Bobigny
point-bonifacio = Bonifacio
point-bordeaux = Bordeaux
point-bourg-en-bresse = Bourg-en-Bresse
point-bourges = Bourges
point-brest = Brest
point-briancon = Briançon
point-brive-la-gaillarde = Brive-la-Gaillarde
point-caen = Caen
point-cahors = Cahors
point-calais = Calais
point-calvi = Calvi
point-cambrai = Cambrai
point-camembert = Camembert
point-cannes = Cannes
point-carcassonne = Carcassonne
point-carnac = Carnac
point-castelnaudary = Castelnaudary
point-chalon-sur-saone = Chalon-sur-Saône
point-chalons-en-champagne = Châlons-en-Champagne
point-chambery = Chambéry
point-chambord = Chambord
point-chamonix = Chamonix
point-charleville-mezieres = Charleville-Mézières
point-chartres = Chartres
point-chateauneuf-du-pape = Châteauneuf-du-Pape
point-chateauroux = Châteauroux
point-chaumont = Chaumont
point-cherbourg = Cherbourg
point-cholet = Cholet
point-clermont-ferrand = Clermont-Ferrand
point-colmar = Colmar
point-compiegne = Compiègne
point-corte = Corte
point-creteil = Créteil
point-deauville = Deauville
point-dieppe = Dieppe
point-digne-les-bains = Digne-les-Bains
point-dijon = Dijon
point-dunkerque = Dunkirk
point-epernay = Épernay
point-epinal = Épinal
point-etampes = Étampes
point-etretat = Étretat
point-evian-les-bains = Évian-les-Bains
point-evreux = Évreux
point-evry = Évry
point-foix = Foix
point-font-romeu = Font-Romeu
point-gap = Gap
point-gavarnie = Gavarnie
point-gerardmer = Gérardmer
point-grenoble = Grenoble
point-gueret = Guéret
point-la-baule = La Baule
point-la-grande-motte = La Grande-Motte
point-la-roche-sur-yon = La Roche-sur-Yon
point-la-rochelle = La Rochelle
point-langres = Langres
point-laon = Laon
point-laval = Laval
point-le-havre = Le Havre
point-le-mans = Le Mans
point-le-mont-dore = Le Mont-Dore
point-le-mont-saint-michel = Mont-Saint-Michel
point-le-puy-en-velay = Le Puy-en-Velay
point-le-touquet = Le Touquet
point-les-sables-d-olonne = Les Sables-d’Olonne
point-lille = Lille
point-limoges = Limoges
point-limoux = Limoux
point-lons-le-saunier = Lons-le-Saunier
point-lorient = Lorient
point-lyon = Lyon
point-macon = Mâcon
point-marseille = Marseille
point-meaux = Meaux
point-melun = Melun
point-mende = Mende
point-metz = Metz
point-millau = Millau
point-mont-de-marsan = Mont-de-Marsan
point-montargis = Montargis
point-montauban = Montauban
point-montelimar = Montélimar
point-montlucon = Montluçon
point-montpellier = Montpellier
point-morteau = Morteau
point-moulins = Moulins
point-moustiers-sainte-marie = Moustiers-Sainte-Marie
point-mulhouse = Mulhouse
point-nancy = Nancy
point-nanterre = Nanterre
point-nantes = Nantes
point-narbonne = Narbonne
point-nevers = Nevers
point-nice = Nice
point-nimes = Nîmes
point-niort = Niort
point-orleans = Orléans
point-paris = Paris
point-patrimonio = Patrimonio
point-pau = Pau
point-perigueux = Périgueux
point-perpignan = Perpignan
point-perros-guirec = Perros-Guirec
point-pointe-du-raz = Pointe du Raz
point-poitiers = Poitiers
point-pontoise = Pontoise
point-porto = Porto
point-porto-vecchio = Porto-Vecchio
point-privas = Privas
point-provins = Provins
point-quimper = Quimper
point-reims = Reims
point-rennes = Rennes
point-riquewihr = Riquewihr
point-roanne = Roanne
point-rocamadour = Rocamadour
point-rodez = Rodez
point-roquefort = Roquefort
point-rouen = Rouen
point-royan = Royan
point-saint-brieuc = Saint-Brieuc
point-saint-dizier = Saint-Dizier
point-saint-etienne = Saint-Étienne
point-saint-flour = Saint-Flour
point-saint-gaudens = Saint-Gaudens
point-saint-jean-pied-de-port = Saint-Jean-Pied-de-Port
point-saint-lo = Saint-Lô
point-saint-malo = Saint-Malo
point-saint-quentin = Saint-Quentin
point-saint-tropez = Saint-Tropez
point-saintes = Saintes
point-sancerre = Sancerre
point-sarlat = Sarlat
point-sartene = Sartène
point-saumur = Saumur
point-saverne = Saverne
point-sens = Sens
point-sisteron = Sisteron
point-strasbourg = Strasbourg
point-tarbes = Tarbes
point-toulon = Toulon
point-toulouse = Toulouse
point-tours = Tours
point-troyes = Troyes
point-tulle = Tulle
point-val-d-isere = Val-d’Isère
point-valence = Valence
point-vannes = Vannes
point-verdun = Verdun
point-versailles = Versailles
point-vesoul = Vesoul
point-vezelay = Vézelay
point-vichy = Vichy
point-vierzon = Vierzon
point-vittel = Vittel

## Motorways

motorway-a1 = A1, the Northern Motorway
motorway-a4 = A4, the Eastern Motorway
motorway-a5 = A5, from Melun to Troyes
motorway-a6 = A6, the Motorway of the Sun
motorway-a7 = A7, the Motorway of the Sun
motorway-a8 = A8, the Provençale
motorway-a9 = A9, the Languedocienne
motorway-a10 = A10, the Aquitaine
motorway-a11 = A11, the Océane
motorway-a13 = A13, the Normandy Motorway
motorway-a16 = A16, the Européenne
motorway-a20 = A20, the Occitane
motorway-a26 = A26, the Motorway of the English
motorway-a31 = A31, from Dijon to Nancy
motorway-a35 = A35, the Motorway of the Storks
motorway-a36 = A36, the Comtoise
motorway-a39 = A39, the Green Motorway
motorway-a40 = A40, the White Motorway
motorway-a41 = A41, the Alpine Motorway
motorway-a61 = A61, the Motorway of the Two Seas
motorway-a62 = A62, the Motorway of the Two Seas
motorway-a63 = A63, the Basque Coast Motorway
motorway-a64 = A64, the Pyrénéenne
motorway-a71 = A71, the Arverne
motorway-a72 = A72, from Clermont to Saint-Étienne
motorway-a81 = A81, the Armoricaine

## Circuits

circuit-economie = Trades
circuit-economie-about = Ten towns at work. You leave Paris with what you have earned there, you work at every stage, and the richest wins.
circuit-monuments = Monuments
circuit-monuments-about = Twelve masterpieces, from Versailles to Mont-Saint-Michel and from Chambord to Reims. The stages lie so close that a bike is as good as a car.
circuit-casinos = Casinos
circuit-casinos-about = Eight spas and seaside towns, eight gaming tables. Choose where to begin, stake up to 300 F, and come home to Paris with the biggest pile.
circuit-vins = Wine roads
circuit-vins-about = From Bordeaux to Bordeaux by way of Champagne, Alsace, Burgundy and Corsica. Taste, spit, move on.
circuit-touristique = Sights
circuit-touristique-about = Nine wonders of nature and old stone, starting from Ajaccio. Keep enough for the boat home.
circuit-vacances = Holidays
circuit-vacances-about = Ten resorts by the sea and in the mountains, from the Channel to Corsica. Paris expects you back for the new term.
circuit-specialites = Specialities
circuit-specialites-about = Twelve good things to eat, from Cambrai’s mint sweets to Corte’s brocciu. Back in Lyon in time for dinner.
circuit-sports = Sports
circuit-sports-about = Six matches and three races: on foot from Strasbourg, by bike from Bordeaux, by car around Corsica. The first to have them all wins.

## Stages

stage-economie-lille = textiles
stage-economie-lille-text = With Roubaix and Tourcoing, Lille long spun and wove for the whole of France. Early each September the Braderie fills its streets with stalls and mussel shells.
stage-economie-rouen = the port on the Seine
stage-economie-rouen-text = Cargo ships come more than a hundred kilometres up the Seine to load the wheat of the Beauce and the Brie here.
stage-economie-rennes = cars and telecoms
stage-economie-rennes-text = Cars have been assembled at La Janais, on the edge of town, since 1961. Nearly twenty years later the people of Ille-et-Vilaine were the first to look up a number on a Minitel.
stage-economie-nantes = biscuits and ships
stage-economie-nantes-text = The petit-beurre biscuit was born here in 1886, in the factory of Lefèvre-Utile. On the island opposite, ships were built until 1987.
stage-economie-bordeaux = the wine trade
stage-economie-bordeaux-text = From the Chartrons quay the casks left for all of Europe. A Bordeaux barrel holds 225 litres: three hundred bottles.
stage-economie-toulouse = aircraft
stage-economie-toulouse-text = The mail pilots of the Aéropostale took off from here for Dakar. The Caravelle in 1955 and Concorde in 1969 made their first flights here.
stage-economie-marseille = the harbour and the soap
stage-economie-marseille-text = Greek sailors founded the harbour twenty-six centuries ago. You know Marseille soap by the figure stamped on the cube: 72% oil.
stage-economie-lyon = silk
stage-economie-lyon-text = On the Croix-Rousse hill the silk weavers worked under high ceilings, made for Jacquard’s loom. Covered passages, the traboules, kept the silk dry on its way down.
stage-economie-clermont-ferrand = tyres
stage-economie-clermont-ferrand-text = In 1891 the Michelin brothers patented a bicycle tyre that came off in minutes. That same year it won the race from Paris to Brest and back.
stage-economie-strasbourg = the port on the Rhine
stage-economie-strasbourg-text = Rhine barges pass here between Basel and Rotterdam. Since 1949 the Council of Europe has brought its many languages too.
stage-monuments-versailles = the palace of the kings
stage-monuments-versailles-text = Louis XIV moved his court here in 1682. In the Hall of Mirrors, 357 of them face the seventeen windows on the garden.
stage-monuments-chartres = the stained glass
stage-monuments-chartres-text = Most of it is eight centuries old, and its blue is famous. You see the two spires, which do not match, long before the town.
stage-monuments-le-mont-saint-michel = the abbey on the rock
stage-monuments-le-mont-saint-michel-text = A thousand years of stone piled on an islet, with the gilded archangel on top. At spring tides the sea comes up the bay faster than you can stroll.
stage-monuments-le-mans = the Roman wall
stage-monuments-le-mans-text = Brick, dark stone and pink mortar make lozenges and hourglasses along the river Sarthe. The cathedral of Saint-Julien keeps watch above.
stage-monuments-chambord = the double staircase
stage-monuments-chambord-text = François I had this hunting lodge begun in 1519. Two people can go up and down its great staircase without ever meeting.
stage-monuments-bourges = the cathedral with five doors
stage-monuments-bourges-text = Five doorways abreast, five aisles behind them and no transept: inside, the eye runs from end to end.
stage-monuments-vezelay = the basilica on the hill
stage-monuments-vezelay-text = At solar noon on the summer solstice, pools of light line up along the middle of the nave. In 1146 Saint Bernard preached the crusade here.
stage-monuments-sens = the first of the Gothic
stage-monuments-sens-text = Begun about 1135, it is the eldest of the Gothic cathedrals. A master named William of Sens went from here to rebuild Canterbury.
stage-monuments-provins = the ramparts of the fairs
stage-monuments-provins-text = In the Middle Ages all Europe came to its fairs to sell cloth and spices. The Caesar Tower, the ramparts and the vaulted cellars remain.
stage-monuments-reims = the cathedral of coronations
stage-monuments-reims-text = The kings of France were crowned here; the last was Charles X, in 1825. On the front an angel has been smiling for nearly eight centuries.
stage-monuments-laon = the stone oxen
stage-monuments-laon-text = Sixteen life-size oxen lean out from the towers. They are said to be the builders’ thanks to those that hauled the stones uphill.
stage-monuments-compiegne = the imperial palace
stage-monuments-compiegne-text = Louis XV had it rebuilt, and each autumn Napoleon III invited a hundred guests by the week. They hunted, played charades and changed clothes a great deal.
stage-casinos-le-touquet = the Opal Coast
stage-casinos-le-touquet-text = Villas under the pines, sand yachts on the beach, and a full name that says it all: Le Touquet-Paris-Plage.
stage-casinos-deauville = the boardwalk
stage-casinos-deauville-text = The casino dates from 1912 and the boardwalk from 1923. The bathing cabins bear the names of film stars.
stage-casinos-la-baule = the crescent beach
stage-casinos-la-baule-text = Eight kilometres of fine sand, a pine wood planted to hold back the dunes, and the gaming tables behind the promenade.
stage-casinos-biarritz = the empress’s villa
stage-casinos-biarritz-text = Eugénie had a villa built here in 1855; today it is the Hôtel du Palais. The first surfers in France got wet here in 1957.
stage-casinos-cannes = the Croisette
stage-casinos-cannes-text = Palm trees, grand hotels, and since 1946 a festival where people climb the steps in evening dress. The roulette wheel asks for no autograph.
stage-casinos-evian-les-bains = the shore of Lake Geneva
stage-casinos-evian-les-bains-text = The water takes years to filter through the mountain before it runs from the Cachat spring. Across the lake lies Lausanne.
stage-casinos-vichy = the springs
stage-casinos-vichy-text = The warm water is drunk by the small glass, as prescribed. The pastilles, white and eight-sided, need no prescription.
stage-casinos-vittel = the spa park
stage-casinos-vittel-text = Charles Garnier, architect of the Paris Opera, built baths with Moorish arches here in 1884. Between two glasses of water, people try their luck at the far end of the park.
stage-vins-epernay = champagne
stage-vins-epernay-text = More than a hundred kilometres of cellars lie beneath the Avenue de Champagne. Bottles were turned by hand, an eighth of a turn at a time.
stage-vins-riquewihr = riesling
stage-vins-riquewihr-text = The village keeps within its walls and the vines begin at the gate. Riesling from the Schoenenbourg is served cool, with sauerkraut.
stage-vins-beaune = the great burgundies
stage-vins-beaune-text = On the third Sunday of November the Hospices auction the wine of their own vineyards. The hospital, founded in 1443, still has its coloured tiles.
stage-vins-sancerre = sauvignon
stage-vins-sancerre-text = A crisp white wine from a hill above the Loire. In Chavignol, next door, the goats supply the little cheese that goes with it.
stage-vins-saumur = the fine bubbles
stage-vins-saumur-text = The wine takes its sparkle in tunnels dug to build the châteaux of the Loire. In others they grow mushrooms.
stage-vins-chateauneuf-du-pape = the popes’ wine
stage-vins-chateauneuf-du-pape-text = Thirteen grape varieties, and big pebbles that hold the day’s warmth. Since 1954 a mayor’s decree has forbidden flying saucers to land in the village.
stage-vins-limoux = blanquette
stage-vins-limoux-text = The monks of Saint-Hilaire are said to have seen it sparkle as early as 1531. It flows at carnival, which lasts all winter here.
stage-vins-patrimonio = niellucciu
stage-vins-patrimonio-text = Niellucciu, close kin to Tuscany’s sangiovese, ripens between Cap Corse and the Gulf of Saint-Florent. In 1968 Patrimonio became the island’s first appellation.
stage-touristique-chamonix = Mont Blanc
stage-touristique-chamonix-text = Balmat and Paccard reached the top on 8 August 1786, without rope or hut. In 1924 Chamonix held the first Winter Games.
stage-touristique-gavarnie = the great cirque
stage-touristique-gavarnie-text = A half-circle of rock 1,500 metres high, and a waterfall of more than four hundred. You go there on foot or on a donkey.
stage-touristique-moustiers-sainte-marie = the Verdon gorge
stage-touristique-moustiers-sainte-marie-text = Green water runs at the bottom of a gash that is over six hundred metres deep in places. Above the village a star hangs on a chain between two rocks.
stage-touristique-millau = the Tarn gorges
stage-touristique-millau-text = Boats go down the Tarn between two plateaus where vultures soar. In Millau the lambs of these plateaus gave the leather of the finest gloves.
stage-touristique-sarlat = the golden town
stage-touristique-sarlat-text = Lanes of honey-coloured stone, among the first in France to be protected by law, in 1964. On Saturdays geese and walnuts rule the market.
stage-touristique-arcachon = the Dune of Pilat
stage-touristique-arcachon-text = More than a hundred metres of sand: the highest dune in Europe. You puff your way up, run back down, and end with oysters.
stage-touristique-pointe-du-raz = the headland at land’s end
stage-touristique-pointe-du-raz-text = Beyond the last rock come the lighthouse of La Vieille and the island of Sein. The currents are so strong that sailors say a prayer here.
stage-touristique-etretat = the chalk cliffs
stage-touristique-etretat-text = An arch, a needle, and Monet, who painted them in all weathers. According to Arsène Lupin, the needle is hollow.
stage-touristique-gerardmer = the lake in the Vosges
stage-touristique-gerardmer-text = A glacier dug the lake; you go round it by pedalo or on foot. Every other spring the town parades on floats covered with wild daffodils.
stage-vacances-dieppe = the pebble beach
stage-vacances-dieppe-text = The Duchess of Berry made sea bathing fashionable here in 1824. Today it is kites that take the air, on the lawns by the sea.
stage-vacances-perros-guirec = the Pink Granite Coast
stage-vacances-perros-guirec-text = At Ploumanac’h the rocks look like a rabbit, a clog, a bottle. Off the coast, puffins nest on the Sept-Îles.
stage-vacances-les-sables-d-olonne = the Remblai beach
stage-vacances-les-sables-d-olonne-text = Three kilometres of sand facing south. Since 1989 sailors have set out from here alone, round the world without a stop.
stage-vacances-royan = the conches
stage-vacances-royan-text = That is what its shell-shaped beaches are called. Flattened in 1945, the town rose again all in white, with a concrete church that rises like a ship’s bow.
stage-vacances-font-romeu = the sun of Cerdagne
stage-vacances-font-romeu-text = You ski in the sunshine: at Odeillo a furnace of mirrors draws more than 3,000 degrees from it. The little yellow train climbs the valley unhurried.
stage-vacances-la-grande-motte = the pyramids by the sea
stage-vacances-la-grande-motte-text = In the 1960s the architect Jean Balladur drew a whole resort on a mosquito marsh. The pyramids have stayed; most of the mosquitoes have not.
stage-vacances-saint-tropez = the little harbour
stage-vacances-saint-tropez-text = A fishing port, then painters, then Brigitte Bardot. On the Place des Lices they still play boules under the plane trees.
stage-vacances-porto-vecchio = the turquoise bays
stage-vacances-porto-vecchio-text = At Palombaggia umbrella pines lean over white sand and red rocks. The old town lived on salt and cork.
stage-vacances-val-d-isere = skiing
stage-vacances-val-d-isere-text = The triple Olympic champion Killy grew up here with skis on his feet. In 1992 the Olympic downhill was raced on the Bellevarde face.
stage-vacances-le-mont-dore = the Sancy and its springs
stage-vacances-le-mont-dore-text = The Puy de Sancy, 1,885 metres, is the roof of the Massif Central. The Dordogne rises on its slopes, and the hot water of the baths at its foot.
stage-specialites-cambrai = bêtises, mint sweets
stage-specialites-cambrai-text = An apprentice is said to have got the recipe wrong; the mint sweet with its caramel stripe outsold all the others. The blunder has lasted since the nineteenth century.
stage-specialites-camembert = camembert cheese
stage-specialites-camembert-text = Marie Harel is said to have made it about 1791, advised by a priest from Brie. A century later the wooden box sent it round the world.
stage-specialites-quimper = crêpes and cider
stage-specialites-quimper-text = Wheat for the sweet, buckwheat for the savoury, and a bowl of Cornouaille cider. From the painted plate a little Breton watches you eat.
stage-specialites-troyes = andouillette sausage
stage-specialites-troyes-text = Strips of tripe from the pig, well seasoned and drawn into their casing by a string. You love it or you change tables.
stage-specialites-nancy = bergamot sweets
stage-specialites-nancy-text = A small square of clear golden sugar, scented with bergamot oil. Next to it, the macaroons follow the recipe of two nuns.
stage-specialites-morteau = smoked sausage
stage-specialites-morteau-text = It smokes slowly in a great wooden chimney, the tuyé, over fir sawdust. A wooden peg closes the end.
stage-specialites-montelimar = nougat
stage-specialites-montelimar-text = Almonds, honey, egg white, and the holiday road that ran past the door. Émile Loubet, mayor and then president, offered it to all his visitors.
stage-specialites-roquefort = roquefort cheese
stage-specialites-roquefort-text = Ewe’s milk, a blue mould and the draughts in the caves of Combalou. In 1925 it was the first cheese to be protected by an appellation.
stage-specialites-castelnaudary = cassoulet
stage-specialites-castelnaudary-text = Beans, confit, sausage, and hours in the oven in an earthenware cassole. The crust, they say, must be broken seven times.
stage-specialites-bayonne = ham
stage-specialites-bayonne-text = Cured with local salt, then dried for long months in the south wind. Its spring fair goes back to 1462.
stage-specialites-perigueux = truffles
stage-specialites-perigueux-text = Black, hidden under oak trees, and found by the nose of a dog or a pig. In winter the markets sell it beside the foie gras.
stage-specialites-corte = brocciu cheese
stage-specialites-corte-text = A fresh whey cheese from ewes or goats, which ends up in a cake called fiadone. Corte was the capital of Pasquale Paoli’s Corsica.

## Matches and races

sport-bordeaux-nantes = Football: Bordeaux – Nantes
sport-bordeaux-nantes-text = The Girondins are at home to the Canaries. Two Atlantic ports, two cabinets of titles, and both want to win.
sport-nantes-bordeaux = Football: Nantes – Bordeaux
sport-nantes-bordeaux-text = The Canaries in yellow are at home to the Girondins in navy blue. One touch and away: that is how Nantes likes to play.
sport-caen-limoges = Basketball: Caen – Limoges
sport-caen-limoges-text = The club from Caen, twice runner-up in the French league in the 1970s, awaits Limoges in its sports hall.
sport-limoges-caen = Basketball: Limoges – Caen
sport-limoges-caen-text = At Beaublanc the hall is green and everyone is standing. In 1993 the CSP became the first French club to win a European Champions’ Cup in any team sport.
sport-clermont-ferrand-toulouse = Rugby: Clermont-Ferrand – Toulouse
sport-clermont-ferrand-toulouse-text = The yellow-and-blues play at the Marcel-Michelin ground, below the volcanoes. The ball is oval, and its bounces have no favourites.
sport-toulouse-clermont-ferrand = Rugby: Toulouse – Clermont-Ferrand
sport-toulouse-clermont-ferrand-text = Stade Toulousain, in red and black, has won the Brennus Shield more often than anyone. You will have to come and take it.
sport-strasbourg-paris = Strasbourg – Paris on foot
sport-strasbourg-paris-text = A walking race of some five hundred kilometres, day and night, with hardly any sleep. The first, in 1926, went the other way. You have eight sections to go: courage.
sport-bordeaux-paris = Bordeaux – Paris by bike
sport-bordeaux-paris-text = From 1891 to 1988, nearly six hundred kilometres in one go, starting at night and finishing behind a small motorbike. You have seven sections to ride.
sport-tour-de-corse = Tour of Corsica by car
sport-tour-de-corse-text = First driven in 1956, it is called the rally of ten thousand bends. From Ajaccio to Ajaccio by Calvi, Bastia and Bonifacio, in that order.

## Hasard cards

hasard-vendanges = At the grape harvest
hasard-vendanges-text = A day picking grapes, with a sore back and a smile. You earn 50 F.
hasard-concours-agricole = Agricultural show
hasard-concours-agricole-text = Your favourite cow takes the medal, and you win the bet. You gain 100 F.
hasard-tombola = The winning ticket
hasard-tombola-text = Your ticket comes up at the village raffle. You win 150 F, and leave the ham to the others.
hasard-photos = Photographer for a day
hasard-photos-text = The local paper prints your pictures of the market. You earn 80 F.
hasard-oncle = A generous uncle
hasard-oncle-text = “Don’t tell your aunt.” He slips you 100 F.
hasard-foire = A hand at the fair
hasard-foire-text = You run the crêpe stall until evening. You earn 60 F, and smell of vanilla.
hasard-trop-percu = Overpaid
hasard-trop-percu-text = The bank had made a mistake, and not in your favour. It gives you back 40 F.
hasard-carnet-de-route = Prize for the best travel diary
hasard-carnet-de-route-text = Your travel diary takes first prize. You win 200 F.
hasard-grande-table = A very good table
hasard-grande-table-text = You only meant to have a taste. Seven courses and a cheese trolley later: pay 80 F.
hasard-panne = Sole, tyre or engine
hasard-panne-text = Something has given out. Depending on how you have just travelled, pay 10 F on foot, 40 F by bike or 150 F by car.
hasard-plates-bandes = Keep off the grass
hasard-plates-bandes-text = You cut across the flower beds of the public garden, and the keeper saw you. Pay 60 F.
hasard-hotels-complets = No vacancies
hasard-hotels-complets-text = Only the bridal suite is left. Pay 100 F, and have a good long bath.
hasard-anniversaire = Birthday presents
hasard-anniversaire-text = They were all born this week! Give 20 F to each other player.
hasard-visite-guidee = A guided tour
hasard-visite-guidee-text = Two fascinating hours, the cellar above all. Pay 30 F.
hasard-averse = Rain and no umbrella
hasard-averse-text = You sneeze all the way to the chemist’s. Pay 40 F.
hasard-souvenirs = Souvenirs for the family
hasard-souvenirs-text = A snow globe, two tea towels and a corkscrew. Pay 20 F.
hasard-fete = It is your name day
hasard-fete-text = The calendar says so. Each other player gives you 20 F, or all they have if it is less.
hasard-invitation-a-la-mer = Invited to the seaside
hasard-invitation-a-la-mer-text = Friends have rented a villa. Go straight to La Baule.
hasard-invitation-a-la-montagne = Invited to the mountains
hasard-invitation-a-la-montagne-text = The air is clear and the fondue is ready. Go straight to Chamonix.
hasard-foire-gastronomique = The food fair
hasard-foire-gastronomique-text = Mustard, gingerbread and snails are waiting. Go straight to Dijon.
hasard-cousine-corse = A cousin in Corsica
hasard-cousine-corse-text = She is waiting on the quay. Go straight to Bastia: the crossing is free, the way back is not.
hasard-festival = A summer festival
hasard-festival-text = There is one seat left in the great courtyard. Go straight to Avignon.
hasard-marche-de-noel = The Christmas market
hasard-marche-de-noel-text = You can smell the cinnamon from here. Go straight to Strasbourg.
hasard-kermesse = A bike at the fête
hasard-kermesse-text = You guessed the weight of the pig: a bike is yours. If you have one already, take 100 F.
hasard-jeu-radiophonique = The radio quiz
hasard-jeu-radiophonique-text = You knew the answer: a car is yours. If you have one already, take 400 F.
hasard-brouillard = Fog
hasard-brouillard-text = You cannot see your own feet. Miss your next turn.
hasard-rhume = A heavy cold
hasard-rhume-text = Off to bed with a hot drink and a good book. Miss your next turn.
hasard-vent-dans-le-dos = A tail wind
hasard-vent-dans-le-dos-text = You feel you have wings: play again at once, travelling the same way.
hasard-auto-stop = You are given a lift
hasard-auto-stop-text = A lorry full of melons pulls up. Go up to 3 sections of ordinary road, however you travel.
hasard-route-barree = Road closed
hasard-route-barree-text = A flock, a dance, roadworks? Turn back to the point where this move began, and do nothing there. If it is taken, or is the circuit’s finish, stay where you are.
hasard-echange = A change of cards
hasard-echange-text = Show one of your two region cards, slide it under the pile and take the top one.
hasard-jour-d-embauche = Hiring day
hasard-jour-d-embauche-text = Hands are wanted in the nearest free regional capital other than the finish. Go there and roll the die: it says your pay in francs.

sea-channel = English Channel
sea-atlantic = Atlantic Ocean
sea-mediterranean = Mediterranean Sea
sea-north = North Sea

## What happens at the table

dealt = { $you ->
    [yes] You are dealt the card { $region }.
   *[no] { $player } is dealt the card { $region }.
}
sets-out = { $you ->
    [yes] You set out { $outfit }.
   *[no] { $player } sets out { $outfit }.
}
rolls = { $you ->
    [yes] You roll { $face }.
   *[no] { $player } rolls { $face }.
}
begins = { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
starts-at = { $you ->
    [yes] You start from { $point }.
   *[no] { $player } starts from { $point }.
}
walks = { $francs ->
    [0] { $you ->
        [yes] You walk to { $point }.
       *[no] { $player } walks to { $point }.
    }
   *[other] { $you ->
        [yes] You walk to { $point } for { $francs } F.
       *[no] { $player } walks to { $point } for { $francs } F.
    }
}
rides = { $francs ->
    [0] { $you ->
        [yes] You ride to { $point }.
       *[no] { $player } rides to { $point }.
    }
   *[other] { $you ->
        [yes] You ride to { $point } for { $francs } F.
       *[no] { $player } rides to { $point } for { $francs } F.
    }
}
drives = { $francs ->
    [0] { $you ->
        [yes] You drive to { $point }.
       *[no] { $player } drives to { $point }.
    }
   *[other] { $you ->
        [yes] You drive to { $point } for { $francs } F.
       *[no] { $player } drives to { $point } for { $francs } F.
    }
}
waits = { $you ->
    [yes] You wait: { $other } is standing in { $point }.
    [other] { $player } waits: you are standing in { $point }.
   *[no] { $player } waits: { $other } is standing in { $point }.
}
pushed = { $you ->
    [yes] You have to make room: { $other } puts you in { $point }.
    [other] { $player } has to make room: you put them in { $point }.
   *[no] { $player } has to make room: { $other } puts them in { $point }.
}
seeks = { $you ->
    [yes] You go looking for work: { $point }.
   *[no] { $player } goes looking for work: { $point }.
}
one-way = { $you ->
    [yes] Your only way on leads to { $point }.
   *[no] { $player } has only one way on, to { $point }.
}
skips = { $you ->
    [yes] You miss this turn.
   *[no] { $player } misses this turn.
}
buys = { $you ->
    [yes] You buy { $vehicle } for { $francs } F.
   *[no] { $player } buys { $vehicle } for { $francs } F.
}
sells = { $you ->
    [yes] You sell { $vehicle } to the bank for { $francs } F.
   *[no] { $player } sells { $vehicle } to the bank for { $francs } F.
}
haggles = { $you ->
    [yes] You have { $vehicle } for sale. Who offers more than the bank?
   *[no] { $player } has { $vehicle } for sale. Who offers more than the bank?
}
bids = { $you ->
    [yes] You offer { $francs } F.
   *[no] { $player } offers { $francs } F.
}
takes-over = { $you ->
    [yes] You buy { $vehicle } from { $other } for { $francs } F.
    [other] { $player } buys { $vehicle } from you for { $francs } F.
   *[no] { $player } buys { $vehicle } from { $other } for { $francs } F.
}
works = { $you ->
    [yes] You work in { $point } and earn { $francs } F.
   *[no] { $player } works in { $point } and earns { $francs } F.
}
pays = { $you ->
    [yes] You pay { $other } { $francs } F.
    [other] { $player } pays you { $francs } F.
   *[no] { $player } pays { $other } { $francs } F.
}
pays-bank = { $you ->
    [yes] You pay the bank { $francs } F.
   *[no] { $player } pays the bank { $francs } F.
}
owes = { $you ->
    [yes] You owe { $other } { $francs } F.
    [other] { $player } owes you { $francs } F.
   *[no] { $player } owes { $other } { $francs } F.
}
owes-bank = { $you ->
    [yes] You owe the bank { $francs } F.
   *[no] { $player } owes the bank { $francs } F.
}
repays = { $you ->
    [yes] You pay { $other } back { $francs } F.
    [other] { $player } pays you back { $francs } F.
   *[no] { $player } pays { $other } back { $francs } F.
}
repays-bank = { $you ->
    [yes] You pay the bank back { $francs } F.
   *[no] { $player } pays the bank back { $francs } F.
}
claims = { $you ->
    [yes] You show the card { $region }: { $other } owes you the right of passage.
    [other] { $player } shows the card { $region }: you must pay the right of passage.
   *[no] { $player } shows the card { $region }: { $other } must pay the right of passage.
}
draws = { $you ->
    [yes] You draw the card { $region }.
   *[no] { $player } draws the card { $region }.
}
turns-up = { $you ->
    [yes] You turn up a hasard card: { $hasard }.
   *[no] { $player } turns up a hasard card: { $hasard }.
}
set-aside = { $you ->
    [yes] { $hasard }: you cannot pay anything, so you draw another card.
   *[no] { $hasard }: { $player } cannot pay anything and draws another card.
}
gains = { $you ->
    [yes] You receive { $francs } F.
   *[no] { $player } receives { $francs } F.
}
sent = { $you ->
    [yes] Off you go: { $point }.
   *[no] { $player } is sent on a journey: { $point }.
}
granted = { $you ->
    [yes] You are given { $vehicle }!
   *[no] { $player } is given { $vehicle }!
}
hitches = { $you ->
    [yes] You are given a lift to { $point }.
   *[no] { $player } is given a lift to { $point }.
}
stays = { $you ->
    [yes] You stay where you are: { $point }.
   *[no] { $player } stays: { $point }.
}
turns-back = { $you ->
    [yes] You turn back: { $point }.
   *[no] { $player } turns back: { $point }.
}
swaps = { $you ->
    [yes] You show the card { $region } and put it back.
   *[no] { $player } shows the card { $region } and puts it back.
}
reaches = { $you ->
    [yes] Stage: { $point }, { $stage }. You place your pawn.
   *[no] Stage: { $point }, { $stage }. { $player } places a pawn.
}
forgets = { $you ->
    [yes] You forget to place your pawn.
   *[no] { $player } forgets to place a pawn.
}
arrives = { $you ->
    [yes] All stages done: you have arrived. { $point }!
   *[no] All stages done: { $player } has arrived. { $point }!
}
premium = { $you ->
    [yes] You receive a premium of { $francs } F.
   *[no] { $player } receives a premium of { $francs } F.
}
stakes = { $you ->
    [yes] You stake { $francs } F on { $bet }.
   *[no] { $player } stakes { $francs } F on { $bet }.
}
wins-bet = { $you ->
    [yes] { $face }: you win { $francs } F and get your stake back.
   *[no] { $face }: { $player } wins { $francs } F and gets the stake back.
}
loses-bet = { $you ->
    [yes] { $face }: you lose { $francs } F.
   *[no] { $face }: { $player } loses { $francs } F.
}
calls = { $you ->
    [yes] { $sport }: you call { $other }.
    [other] { $sport }: { $player } calls you.
   *[no] { $sport }: { $player } calls { $other }.
}
alone = { $you ->
    [yes] { $sport }: there is nobody you can call, so you wait.
   *[no] { $sport }: there is nobody for { $player } to call.
}
neutral-rolls = { $you ->
    [yes] The neutral die shows { $face } against you.
   *[no] The neutral die shows { $face } against { $player }.
}
loses = { $you ->
    [yes] { $sport }: you lose the match.
   *[no] { $sport }: { $player } loses the match.
}
wins = { $you ->
    [yes] { $sport }: the row is yours!
   *[no] { $sport }: the row goes to { $player }.
}
races = { $you ->
    [yes] { $sport }: you race on to { $point }.
   *[no] { $sport }: { $player } races on to { $point }.
}
gives-up = { $you ->
    [yes] { $sport }: you have left the course, so the race has to be started again.
   *[no] { $sport }: { $player } has left the course.
}
passes = { $you ->
    [yes] You make no offer.
   *[no] { $player } makes no offer.
}
dealt-unseen = { $player } is dealt a region card.
draws-unseen = { $player } draws a region card.
closing = Somebody is home: after this round { $rounds ->
    [one] one more is played
   *[other] { $rounds } more are played
}.
drawn-match = { $sport }: a draw, the dice are rolled again.
time-is-up = That was the last round.

## What is asked

ask-outset = How do you set out? What you choose you pay at once.
ask-outset-why = A turn is 1 section on foot, up to 2 by bike, up to 4 by car. A vehicle can be sold again for half its price.
ask-casino = From which casino do you start?
ask-casino-why = The town you start from counts as one of your stages.
ask-turn = You are in { $point }. Move on, or do something here?
ask-turn-why = A turn is one move, or one thing done where you are. The stages can be visited in any order.
ask-go = You are in { $point }. Where do you go?
ask-go-why = A turn is one move. The stages can be visited in any order.
ask-again = You may move once more, travelling the same way. Where to from { $point }?
ask-again-why = A hasard card allows this move, and nothing else.
ask-bid = { $player } is selling { $vehicle }. Do you offer more than { $francs } F?
ask-bid-why = Whoever offers most gets it. If nobody offers more, the bank takes it for half its price.
ask-no-bid = { $player } is selling { $vehicle }. It takes more than { $francs } F, and you cannot offer that.
ask-no-bid-why = You are asked all the same, so that nobody learns how much money you have.
ask-settle = You have to pay { $francs } F and are short. What do you sell?
ask-settle-why = The bank pays half the price: 100 F for a bike, 400 F for a car.
ask-toll = { $player } has come to { $point } ({ $region }). Do you claim the right of passage?
ask-toll-why = Whoever holds the region’s card is paid what the die shows, and draws another. All are asked, so that nobody knows who holds it.
ask-no-toll = { $player } has come to { $point } ({ $region }). You do not hold the card of this region.
ask-no-toll-why = You are asked all the same, so that nobody learns which cards you hold.
ask-put = { $player } has to make room in { $point }. Where do you put them?
ask-put-why = Two players never stand on the same point.
ask-seek = Where do you go to work?
ask-seek-why = Only the nearest regional capitals; there you roll for your wages at once.
ask-lift = How far do you ride along?
ask-lift-why = A hasard card has somebody take you along, whatever you travel by. You may also stay where you are.
ask-swap = Which region card do you give back?
ask-swap-why = It goes under the pile, and you draw another one.
ask-mark = You have earned a pawn here: { $point }. Do you place it?
ask-mark-why = A stage without its pawn does not count: you would have to come back.
ask-stake = The casino is open: { $point }. How much do you stake?
ask-stake-why = At most 300 F. A lost stake goes to the bank; whoever has won in a casino does not bet there again.
ask-bet = You stake { $francs } F. On what?
ask-bet-why = A colour pays twice the stake, two numbers three times, one number six times; the stake comes back as well.
ask-call = { $sport }. Whom do you call?
ask-call-why = Whoever is called comes to the other town. Both roll, and the higher number places a pawn.

## What can be done

verb-deal = Deal { $region }
verb-roll = The die: { $face }
verb-card = Card: { $hasard }
verb-draw = Draw { $region }
verb-outset = Set out { $outfit }
verb-casino = Start from { $point }
verb-buy = Buy { $vehicle }
verb-sell = Sell { $vehicle } to the bank
verb-haggle = Ask for offers: { $vehicle }
verb-bid = Offer { $offer } F
verb-pass = Make no offer
verb-walk = Walk to { $point }
verb-ride = Ride to { $point }
verb-drive = Drive to { $point }
verb-work = Work
verb-wait = Wait until { $point } is free
verb-seek = Look for work: { $point }
verb-claim = Claim the right of passage
verb-let-go = Let them pass
verb-put = Put them in { $point }
verb-hitch = Ride along to { $point }
verb-decline = No, thank you
verb-swap = Give back { $region }
verb-mark = Place the pawn
verb-forget = Forget about it
verb-stake = Stake { $stake } F
verb-bet = Bet on { $bet }
verb-call = Call { $player }
verb-stand-by = Wait for an opponent
verb-neutral = Play the neutral die
verb-race = Race to { $point }

## Why not

why-rf-27 = It is not your turn yet.
why-rf-a25 = You are there already, and a move never ends where it began.
why-rf-54 = { $point } is taken: two players never stand on the same point. You may wait for it.
why-rf-63 = { $point } is the finish: you may pass through it, but stop there only when all your stages are done.
why-rf-29 = { $point } is too far for one turn: one section on foot, two by bike, four by car, and motorways by car only.
why-rf-a29 = You cannot pay for the way: { $point }.
why-rf-a22 = You have { $vehicle } already: one of each kind is all you can own.
why-rf-25 = You cannot buy { $vehicle } now: a bike costs 200 F, a car 800 F.
why-rf-41 = You do not hold the card { $region }.
why-nothing = There is nothing to do with that now.

## Table options

setting-circuit = Circuit
setting-circuit-help = All play the same one.
setting-circuit-economie = { circuit-economie }
setting-circuit-monuments = { circuit-monuments }
setting-circuit-casinos = { circuit-casinos }
setting-circuit-vins = { circuit-vins }
setting-circuit-touristique = { circuit-touristique }
setting-circuit-vacances = { circuit-vacances }
setting-circuit-specialites = { circuit-specialites }
setting-circuit-sports = { circuit-sports }
setting-rounds = Last round
setting-rounds-help = If nobody has won by then, the player with the most pawns wins; in a tie, the richest.
setting-closing = Rounds after the first arrival (Trades)
setting-closing-help = How many rounds the others have left to come home in the circuit Trades.
setting-passing = Cards for passing through
setting-passing-help = A move that passes a passage point draws a hasard card too.
setting-shuffle = Shuffle used region cards
setting-shuffle-help = Used region cards are shuffled into the pile instead of going under it.
setting-hidden-cash = Hidden purses
setting-hidden-cash-help = Nobody sees how much money the others have.
setting-strict = Place pawns yourself
setting-strict-help = Whoever forgets a pawn has to come back for it.
setting-mainland = Stay on the mainland
setting-mainland-help = In circuits that do not lead to Corsica, the card that sends somebody there is set aside.

## Answers in advance

answer-tolls = Rights of passage
answer-tolls-help = What is answered when somebody comes into a region.
answer-tolls-claim = always claim
answer-tolls-ask = ask me
answer-tolls-let-go = let everyone pass
answer-offers = Vehicles for sale
answer-offers-help = What is answered when another player asks for offers.
answer-offers-ask = ask me
answer-offers-up-to = bid up to a limit
answer-offers-never = make no offer
answer-most = Highest offer, in francs
answer-most-help = Used if you bid up to a limit.
answer-work = Work at the start until I have, in francs
answer-work-help = 0 asks you every turn. Meant for the circuit Trades.

## How it ended

ending-back = All stages done and back before the others.
ending-premiums = Those who are home have counted their money.
ending-fortune = Somebody has reached Paris, and fortunes were counted.
ending-column = Nine events, nine pawns.
ending-rounds = The last round is over.
luck-sum = { $sum ->
    [one] { $sum } turn
   *[other] { $sum } turns
}
bot-rambler = Walks to the nearest stage and lets everyone pass.
bot-dreamer = Heads for the nearest stage, stakes little, and takes a wrong turn now and then.
bot-nearest = Goes from each stage to the nearest one.
bot-sense = Plans its whole tour, with vehicle, ferries and money.

## Names

vehicle-foot = shoes
vehicle-bike = a bike
vehicle-car = a car
outfit-foot = on foot
outfit-bike = by bike
outfit-car = by car
outfit-both = by car, with a bike
face-10 = 10 F, red
face-20 = 20 F, blue
face-30 = 30 F, red
face-40 = 40 F, blue
face-50 = 50 F, blue
face-60 = 60 F, red
bet-red = red
bet-blue = blue
bet-10 = 10
bet-20 = 20
bet-30 = 30
bet-40 = 40
bet-50 = 50
bet-60 = 60
bet-10-20 = 10 and 20
bet-10-30 = 10 and 30
bet-10-40 = 10 and 40
bet-10-50 = 10 and 50
bet-10-60 = 10 and 60
bet-20-30 = 20 and 30
bet-20-40 = 20 and 40
bet-20-50 = 20 and 50
bet-20-60 = 20 and 60
bet-30-40 = 30 and 40
bet-30-50 = 30 and 50
bet-30-60 = 30 and 60
bet-40-50 = 40 and 50
bet-40-60 = 40 and 60
bet-50-60 = 50 and 60

## The position in words, for the text client

see-round = { $circuit }: round { $round } of { $rounds }.
see-closing = The last round will be { $closing }.
see-traveller = { $player }: { $point }, { $cash }, { $vehicles }, { $pawns } of { $rows } pawns.
see-cash = { $francs } F
see-hidden = purse hidden
see-debt = In debt: { $francs } F.
see-race = In the race: { $sport }.
see-left = Still to go: { $stages }.
see-hand = Your region cards: { $cards }.
see-on-foot = on foot


## The board

money = { $sum } F
board-map = Wall map of France
board-side = Beside the map
board-grid = Marker grid
board-has = pawns: { $players }
board-nobody = no pawn yet
board-finish = Then to the finish: { $point }
board-piece = { $player } in { $point }, { $vehicle ->
    [car] by car
    [bike] by bike
   *[foot] on foot
}
board-capital = regional capital: you can work here
board-passage = passage point: draw a hasard card
board-sections = { $count ->
    [one] { $count } section
   *[other] { $count } sections
}
board-modes = How do you go?
board-mode-race = Go on with the race
board-mode-walk = On foot, one section
board-mode-ride = By bike, up to { $sections } sections
board-mode-drive = By car, up to { $sections } sections
board-rolled = { $player } rolled { $face }
board-casino = The casino
board-stakes = How much?
board-stake = Stake
board-bets = On what?
board-staked = Stake: { $sum }
board-odds = pays { $times } times the stake, { $gain }; { $sides ->
    [1] 1 of 6 faces wins
   *[other] { $sides } of 6 faces win
}
board-odds-short = × { $times }, { $sides }/6
board-times = pays { $times } times
board-bet = { $sum } on { $bet }
board-bet-won = Won!
board-bet-lost = Lost
board-neutral = The neutral die
board-winner = Winner
board-racing = { $player }: { $leg } of { $legs } sections.
board-sale = A vehicle for sale
board-for-sale = { $player } is selling { $vehicle }
board-bank-pays = The bank pays { $sum }.
board-high = { $player } offers { $sum }.
board-offers = Offers
board-hasard = Hasard card
board-put-away = Put the card away
board-hand = Your region cards
board-undealt = The cards have not been dealt yet.
board-known = seen by all
board-garage = Vehicles
board-owned = yours
board-price = { $sum }
board-owes = You owe { $player } { $sum }.
board-owes-bank = You owe the bank { $sum }.
board-pawns = { $count } of { $all } pawns placed
board-wealth = { $sum } all told
board-skips = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
board-debt = owes { $sum }
board-ruined = ruined
board-home = home, { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
board-tours = The tours
board-traveller = Player
board-travelled = On the road
board-stages = Pawns
board-fortunes = The money
board-part = { $percent }%
board-all-told = All told
board-logbooks = The logbooks
board-nothing-yet = Not a stage: it was a quiet trip.
board-the-die = The six faces of the die: 10, 30 and 60 francs are red, 20, 40 and 50 francs are blue
figure-rows = { $kind ->
    [sport] { $count } events
   *[stage] { $count } stages
}
figure-free = nothing to pay
figure-speed = { $sections ->
    [1] 1 section a turn
   *[other] up to { $sections } sections a turn
}
figure-capital = regional capital
figure-passage = passage point
figure-town = other town
figure-stage = stage to visit
figure-had = stage visited
figure-finish = finish
figure-road = road
figure-motorway = motorway, 10 F
figure-ferry = ferry
figure-stake = With a stake of { $sum }:
figure-way = From { $from } to { $to } by car: { $cost }

## The lesson and tips

lesson-goal = Welcome! Twelve monuments are waiting, in any order. Whoever has seen them all and is back in Paris first wins.
lesson-regions = These are your two region cards; { $friend } cannot see them. Whoever arrives in a region of yours may have to pay you.
lesson-outset = A car is dear, but takes you four sections a turn instead of one, and it can be sold again. Set out by car!
lesson-toll = { $friend } has come to Île-de-France, and you hold that card. Claim your right of passage: the die says how much you get.
lesson-turn = On your turn you do one thing, usually move. By car you go one to four sections; a motorway section costs 10 F.
lesson-stage = The places of your circuit carry its sign. Sens is one of the twelve, and within reach. Drive there!
lesson-let-go = Your pawn is on the grid! Now { $friend } is in Centre, which is not yours. You are asked all the same, so that nobody can guess your cards.
lesson-drive = Look for stages that lie close together, and make a round of them. Reims is next.
lesson-next = And from Reims it is not far to Compiègne. Three monuments in three turns!
lesson-paid = { $friend } held the Picardy card, and you paid 30 F. A card that has been used goes back, and its owner draws another.
lesson-work = Short of money? Stop in a regional capital: on your next turn you can work there. On passage points, a hasard card awaits you.
lesson-win = Three of twelve! Two players never stop on the same point, but you may pass. See the others, then hurry home to Paris. Have a good trip!

tip-ask-outset = A car costs the most and saves the most time. With a bike you keep money for tolls and ferries.
tip-ask-turn = Plan a round: stages close together first, distant ones on one long trip. Motorways cost 10 F a section.
tip-ask-go = { tip-ask-turn }
tip-ask-toll = Claim when you can: money now, and a new card. It may still pay to wait if somebody will come back often.
tip-ask-bid = A second-hand vehicle is worth a bid below the price of a new one, if you would use it at once.
tip-ask-settle = Sell the vehicle that you need least; what is still missing, you will owe.
