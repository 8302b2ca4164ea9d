### Richesses de France

title = Richesses de France
tagline = À pied, à vélo ou en voiture : fais ton tour de France avant les autres.
about = Une carte murale, huit circuits, mille francs en poche. Va de cathédrale en vignoble et de plage en casino, choisis si tu marches, pédales ou roules, travaille quand ta bourse est vide et réclame ton droit de passage. Le premier de retour gagne, à moins que le circuit ne couronne le plus riche.
in-short = 15 à 60 minutes selon le circuit, dès 10 ans. Un peu plus difficile : on prévoit son tour et on compte ses francs.

## Régions

region-alsace = Alsace
region-alsace-about = Des cigognes sur les toits, des maisons à colombages et du riesling sur les coteaux.
region-aquitaine = Aquitaine
region-aquitaine-about = La vigne, les pins des Landes et l’océan, jusqu’aux premières pentes basques.
region-auvergne = Auvergne
region-auvergne-about = Des volcans endormis, des vaches rouges, et au moins cinq grands fromages.
region-basse-normandie = Basse-Normandie
region-basse-normandie-about = Des pommiers, des haies et des plages où l’Histoire a débarqué en juin 1944.
region-bourgogne = Bourgogne
region-bourgogne-about = Les toits vernissés des ducs, les abbayes des moines et, entre les deux, la vigne.
region-bretagne = Bretagne
region-bretagne-about = Du granit, des phares et la mer de trois côtés ; le beurre y est salé.
region-centre = Centre
region-centre-about = La Loire prend son temps d’un château à l’autre, entre la Beauce et le Berry.
region-champagne-ardenne = Champagne-Ardenne
region-champagne-ardenne-about = La craie garde le champagne au frais ; plus au nord, la Meuse s’enfonce dans la forêt.
region-corse = Corse
region-corse-about = Une montagne dans la mer, où même les routes droites tournent. On n’y vient qu’en bateau.
region-franche-comte = Franche-Comté
region-franche-comte-about = Des sapins, des horlogers et des meules de comté qui mûrissent en cave.
region-haute-normandie = Haute-Normandie
region-haute-normandie-about = La Seine y fait ses derniers méandres avant les falaises blanches de la Manche.
region-ile-de-france = Île-de-France
region-ile-de-france-about = Paris, et tout autour les forêts et les châteaux où les rois allaient chasser.
region-languedoc-roussillon = Languedoc-Roussillon
region-languedoc-roussillon-about = Des étangs au bord de la mer, des vignes à perte de vue et les Pyrénées au bout.
region-limousin = Limousin
region-limousin-about = Des prés, des étangs, des vaches rousses et la porcelaine de Limoges.
region-lorraine = Lorraine
region-lorraine-about = Le pays des mirabelles, du cristal et des hauts fourneaux, adossé aux Vosges.
region-midi-pyrenees = Midi-Pyrénées
region-midi-pyrenees-about = La plus vaste des régions : des causses du nord aux cirques de la frontière, avec Toulouse la rose au milieu.
region-nord-pas-de-calais = Nord-Pas-de-Calais
region-nord-pas-de-calais-about = Des beffrois, des terrils et des géants d’osier qui dansent les jours de fête.
region-pays-de-la-loire = Pays de la Loire
region-pays-de-la-loire-about = La Loire y rejoint l’océan ; c’est le pays du muguet, du muscadet et des rillettes.
region-picardie = Picardie
region-picardie-about = Les plus hautes voûtes gothiques de France dominent des champs de betteraves.
region-poitou-charentes = Poitou-Charentes
region-poitou-charentes-about = Des églises romanes, du beurre, du cognac, et les barques plates du Marais poitevin.
region-provence-alpes-cote-d-azur = Provence-Alpes-Côte d’Azur
region-provence-alpes-cote-d-azur-about = La lavande, le mistral, les cigales, et la neige à deux heures de la plage.
region-rhone-alpes = Rhône-Alpes
region-rhone-alpes-about = Du mont Blanc aux gorges de l’Ardèche, avec Lyon au confluent et de bonnes tables partout.

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
point-dunkerque = Dunkerque
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
point-le-mont-saint-michel = Le Mont-Saint-Michel
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

## Autoroutes

motorway-a1 = A1, autoroute du Nord
motorway-a4 = A4, autoroute de l’Est
motorway-a5 = A5, de Melun à Troyes
motorway-a6 = A6, autoroute du Soleil
motorway-a7 = A7, autoroute du Soleil
motorway-a8 = A8, la Provençale
motorway-a9 = A9, la Languedocienne
motorway-a10 = A10, l’Aquitaine
motorway-a11 = A11, l’Océane
motorway-a13 = A13, autoroute de Normandie
motorway-a16 = A16, l’Européenne
motorway-a20 = A20, l’Occitane
motorway-a26 = A26, autoroute des Anglais
motorway-a31 = A31, de Dijon à Nancy
motorway-a35 = A35, autoroute des Cigognes
motorway-a36 = A36, la Comtoise
motorway-a39 = A39, autoroute Verte
motorway-a40 = A40, autoroute Blanche
motorway-a41 = A41, autoroute alpine
motorway-a61 = A61, autoroute des Deux Mers
motorway-a62 = A62, autoroute des Deux Mers
motorway-a63 = A63, autoroute de la côte basque
motorway-a64 = A64, la Pyrénéenne
motorway-a71 = A71, l’Arverne
motorway-a72 = A72, de Clermont à Saint-Étienne
motorway-a81 = A81, l’Armoricaine

## Circuits

circuit-economie = Économie
circuit-economie-about = Dix villes au travail. Tu commences à Paris sans un sou, tu pars avec ce que tu y gagnes, tu travailles à chaque étape, et le plus riche l’emporte.
circuit-monuments = Monuments
circuit-monuments-about = Douze chefs-d’œuvre, de Versailles au Mont-Saint-Michel et de Chambord à Reims. Les étapes se touchent presque : le vélo vaut bien la voiture.
circuit-casinos = Casinos
circuit-casinos-about = Huit villes d’eaux et de plage, huit tables de jeu. Choisis celle d’où tu pars, mise jusqu’à 300 F, et rentre à Paris avec le plus gros magot.
circuit-vins = Routes des vins
circuit-vins-about = De Bordeaux à Bordeaux par la Champagne, l’Alsace, la Bourgogne et la Corse. On goûte, on recrache, on repart.
circuit-touristique = Touristique
circuit-touristique-about = Neuf merveilles, paysages et vieilles pierres, au départ d’Ajaccio. Garde de quoi payer le bateau du retour.
circuit-vacances = Vacances
circuit-vacances-about = Dix stations, mer et montagne, de la Manche à la Corse. Paris t’attend à la rentrée.
circuit-specialites = Spécialités
circuit-specialites-about = Douze bonnes choses à manger, de la bêtise de Cambrai au brocciu de Corte. Retour à Lyon, à l’heure du dîner.
circuit-sports = Sports
circuit-sports-about = Six matchs et trois courses : à pied depuis Strasbourg, à vélo depuis Bordeaux, en voiture autour de la Corse. Le premier qui a tout gagné l’emporte.

## Étapes

stage-economie-lille = le textile
stage-economie-lille-text = Avec Roubaix et Tourcoing, Lille a longtemps filé et tissé pour toute la France. Chaque année, début septembre, la Braderie remplit ses rues d’étals et de coquilles de moules.
stage-economie-rouen = le port sur la Seine
stage-economie-rouen-text = Les cargos remontent la Seine sur plus de cent kilomètres pour venir charger ici le blé de la Beauce et de la Brie.
stage-economie-rennes = l’automobile et les télécoms
stage-economie-rennes-text = On monte des voitures à La Janais, aux portes de la ville, depuis 1961. Près de vingt ans plus tard, les abonnés d’Ille-et-Vilaine essayaient les premiers l’annuaire sur Minitel.
stage-economie-nantes = les biscuits et les bateaux
stage-economie-nantes-text = Le petit-beurre est né ici en 1886, à la biscuiterie Lefèvre-Utile. Juste en face, sur l’île, on a construit des navires jusqu’en 1987.
stage-economie-bordeaux = le négoce du vin
stage-economie-bordeaux-text = Du quai des Chartrons, les barriques partaient pour toute l’Europe. Une barrique bordelaise tient 225 litres : trois cents bouteilles.
stage-economie-toulouse = l’aéronautique
stage-economie-toulouse-text = Les pilotes de l’Aéropostale décollaient d’ici pour Dakar. La Caravelle en 1955 et Concorde en 1969 y ont fait leur premier vol.
stage-economie-marseille = le port et le savon
stage-economie-marseille-text = Des marins grecs ont fondé le port il y a vingt-six siècles. Le savon de Marseille, lui, se reconnaît au chiffre frappé sur le cube : 72 % d’huile.
stage-economie-lyon = la soie
stage-economie-lyon-text = À la Croix-Rousse, les canuts tissaient sous de hauts plafonds, faits pour le métier de Jacquard. Par les traboules, on descendait la soie au sec.
stage-economie-clermont-ferrand = le pneu
stage-economie-clermont-ferrand-text = En 1891, les frères Michelin brevettent un pneu de vélo qui se démonte en quelques minutes. La même année, il gagne Paris-Brest et retour.
stage-economie-strasbourg = le port du Rhin
stage-economie-strasbourg-text = Les péniches du Rhin s’y croisent entre Bâle et Rotterdam. Depuis 1949, on y parle aussi toutes les langues du Conseil de l’Europe.
stage-monuments-versailles = le château des rois
stage-monuments-versailles-text = Louis XIV y installe sa cour en 1682. Dans la galerie des Glaces, 357 miroirs répondent aux dix-sept fenêtres qui donnent sur le jardin.
stage-monuments-chartres = les vitraux
stage-monuments-chartres-text = La plupart ont huit siècles, et leur bleu est célèbre. On voit les deux clochers, qui ne se ressemblent pas, bien avant la ville.
stage-monuments-le-mont-saint-michel = l’abbaye sur le rocher
stage-monuments-le-mont-saint-michel-text = Mille ans de pierre empilés sur un îlot, et l’archange doré tout en haut. Aux grandes marées, la mer remonte la baie plus vite qu’un promeneur.
stage-monuments-le-mans = la muraille romaine
stage-monuments-le-mans-text = Brique, pierre sombre et mortier rose dessinent des losanges et des sabliers le long de la Sarthe. Au-dessus veille la cathédrale Saint-Julien.
stage-monuments-chambord = l’escalier double
stage-monuments-chambord-text = François Ier fait commencer ce château de chasse en 1519. Deux personnes peuvent monter et descendre son grand escalier sans jamais se croiser.
stage-monuments-bourges = la cathédrale à cinq portails
stage-monuments-bourges-text = Cinq portails de front, cinq nefs derrière, et pas de transept : à l’intérieur, le regard court d’un bout à l’autre.
stage-monuments-vezelay = la basilique de la colline
stage-monuments-vezelay-text = À midi solaire, au solstice d’été, des flaques de lumière s’alignent au milieu de la nef. En 1146, saint Bernard prêchait ici la croisade.
stage-monuments-sens = la première des gothiques
stage-monuments-sens-text = Commencée vers 1135, c’est l’aînée des cathédrales gothiques. Un maître nommé Guillaume de Sens s’en alla rebâtir celle de Cantorbéry.
stage-monuments-provins = les remparts des foires
stage-monuments-provins-text = Au Moyen Âge, toute l’Europe venait à ses foires vendre du drap et des épices. Il en reste la tour César, les remparts et les caves voûtées.
stage-monuments-reims = la cathédrale des sacres
stage-monuments-reims-text = On y sacrait les rois de France ; le dernier fut Charles X, en 1825. Sur la façade, un ange sourit depuis près de huit siècles.
stage-monuments-laon = les bœufs de pierre
stage-monuments-laon-text = Seize bœufs grandeur nature se penchent du haut des tours. C’est, dit-on, le merci des bâtisseurs à ceux qui ont monté les pierres sur la colline.
stage-monuments-compiegne = le palais impérial
stage-monuments-compiegne-text = Louis XV le fit rebâtir ; Napoléon III y recevait chaque automne, semaine après semaine, une centaine d’invités. On chassait, on jouait aux charades, on se changeait beaucoup.
stage-casinos-le-touquet = la Côte d’Opale
stage-casinos-le-touquet-text = Des villas sous les pins, des chars à voile sur le sable, et un nom complet qui dit tout : Le Touquet-Paris-Plage.
stage-casinos-deauville = les Planches
stage-casinos-deauville-text = Le casino date de 1912 et les Planches de 1923. Les cabines de bain y portent le nom des vedettes de cinéma.
stage-casinos-la-baule = la plage en croissant
stage-casinos-la-baule-text = Huit kilomètres de sable fin, une forêt de pins plantée pour arrêter les dunes, et les tables de jeu derrière la promenade.
stage-casinos-biarritz = la villa de l’impératrice
stage-casinos-biarritz-text = Eugénie s’y fit bâtir une villa en 1855 ; c’est aujourd’hui l’hôtel du Palais. Les premiers surfeurs de France s’y sont mouillés en 1957.
stage-casinos-cannes = la Croisette
stage-casinos-cannes-text = Des palmiers, des palaces, et depuis 1946 un festival où l’on monte les marches en tenue de soirée. La roulette, elle, ne demande pas d’autographe.
stage-casinos-evian-les-bains = la rive du Léman
stage-casinos-evian-les-bains-text = L’eau a mis des années à filtrer sous la montagne avant de couler à la source Cachat. En face, de l’autre côté du lac, c’est Lausanne.
stage-casinos-vichy = les sources
stage-casinos-vichy-text = On y boit l’eau tiède à petits verres, selon l’ordonnance. Les pastilles, blanches et à huit côtés, se passent d’ordonnance.
stage-casinos-vittel = le parc thermal
stage-casinos-vittel-text = Charles Garnier, l’architecte de l’Opéra de Paris, y bâtit en 1884 des thermes aux arcades mauresques. Entre deux verres d’eau, on va tenter sa chance au bout du parc.
stage-vins-epernay = le champagne
stage-vins-epernay-text = Sous l’avenue de Champagne dorment plus de cent kilomètres de caves. On y tournait les bouteilles à la main, un huitième de tour à la fois.
stage-vins-riquewihr = le riesling
stage-vins-riquewihr-text = Le village tient dans ses murs et la vigne commence à la porte. Le riesling du Schoenenbourg se sert bien frais, avec la choucroute.
stage-vins-beaune = les grands bourgognes
stage-vins-beaune-text = Chaque troisième dimanche de novembre, les Hospices vendent aux enchères le vin de leurs vignes. L’hôpital, fondé en 1443, a gardé ses tuiles de couleur.
stage-vins-sancerre = le sauvignon
stage-vins-sancerre-text = Un vin blanc vif, né sur une colline qui regarde la Loire. À Chavignol, juste à côté, la chèvre fournit le crottin qui l’accompagne.
stage-vins-saumur = les fines bulles
stage-vins-saumur-text = Le vin prend sa mousse dans des galeries d’où l’on tirait autrefois la pierre des châteaux de la Loire. Dans d’autres, on cultive des champignons.
stage-vins-chateauneuf-du-pape = le vin des papes
stage-vins-chateauneuf-du-pape-text = Treize cépages et de gros galets qui gardent la chaleur du jour. Depuis 1954, un arrêté du maire interdit aux soucoupes volantes d’atterrir sur la commune.
stage-vins-limoux = la blanquette
stage-vins-limoux-text = Les moines de Saint-Hilaire l’auraient vue mousser dès 1531. On en boit au carnaval, qui dure ici tout l’hiver.
stage-vins-patrimonio = le niellucciu
stage-vins-patrimonio-text = Entre le cap Corse et le golfe de Saint-Florent mûrit le niellucciu, proche parent du sangiovese de Toscane. Patrimonio fut la première appellation de l’île, en 1968.
stage-touristique-chamonix = le mont Blanc
stage-touristique-chamonix-text = Balmat et Paccard sont arrivés au sommet le 8 août 1786, sans corde ni refuge. En 1924, Chamonix accueillait les premiers Jeux d’hiver.
stage-touristique-gavarnie = le grand cirque
stage-touristique-gavarnie-text = Un mur de 1 500 mètres en demi-cercle, et une cascade qui tombe de plus de quatre cents. On y va à pied ou à dos d’âne.
stage-touristique-moustiers-sainte-marie = les gorges du Verdon
stage-touristique-moustiers-sainte-marie-text = L’eau verte coule au fond d’une entaille qui dépasse par endroits six cents mètres. Au-dessus du village, une étoile pend à une chaîne entre deux rochers.
stage-touristique-millau = les gorges du Tarn
stage-touristique-millau-text = On descend le Tarn en barque, entre deux causses où planent les vautours. Leurs brebis ont donné à Millau le cuir des plus beaux gants.
stage-touristique-sarlat = la ville d’or
stage-touristique-sarlat-text = Des ruelles de pierre blonde, parmi les premières à être protégées par la loi, en 1964. Le samedi, les oies et les noix tiennent le haut du pavé.
stage-touristique-arcachon = la dune du Pilat
stage-touristique-arcachon-text = Plus de cent mètres de sable : la plus haute dune d’Europe. On monte en soufflant, on redescend en courant, on finit par des huîtres.
stage-touristique-pointe-du-raz = la pointe au bout des terres
stage-touristique-pointe-du-raz-text = Après le dernier rocher, le phare de la Vieille, puis l’île de Sein. Les courants y sont si forts que les marins y font leur prière.
stage-touristique-etretat = les falaises de craie
stage-touristique-etretat-text = Une arche, une aiguille, et Monet qui les a peintes par tous les temps. Selon Arsène Lupin, l’aiguille est creuse.
stage-touristique-gerardmer = le lac des Vosges
stage-touristique-gerardmer-text = Un glacier a creusé le lac ; on en fait le tour en pédalo ou à pied. Un printemps sur deux, la ville défile sur des chars couverts de jonquilles.
stage-vacances-dieppe = la plage de galets
stage-vacances-dieppe-text = La duchesse de Berry y lança la mode des bains de mer en 1824. Aujourd’hui, sur la pelouse du front de mer, ce sont les cerfs-volants qui prennent l’air.
stage-vacances-perros-guirec = la Côte de granit rose
stage-vacances-perros-guirec-text = À Ploumanac’h, les rochers ont la forme d’un lapin, d’un sabot, d’une bouteille. Au large, sur les Sept-Îles, nichent les macareux.
stage-vacances-les-sables-d-olonne = la plage du Remblai
stage-vacances-les-sables-d-olonne-text = Trois kilomètres de sable en plein midi. Depuis 1989, des marins en partent seuls pour le tour du monde, sans escale.
stage-vacances-royan = les conches
stage-vacances-royan-text = C’est le nom de ses plages en coquille. La ville, rasée en 1945, s’est relevée toute blanche, avec une église de béton dressée comme une proue.
stage-vacances-font-romeu = le soleil de Cerdagne
stage-vacances-font-romeu-text = On y skie au soleil : à Odeillo, un four à miroirs en tire plus de 3 000 degrés. Le petit train jaune monte la vallée sans se presser.
stage-vacances-la-grande-motte = les pyramides du bord de mer
stage-vacances-la-grande-motte-text = Dans les années 1960, l’architecte Jean Balladur dessina toute une station sur un marais à moustiques. Les pyramides sont restées, les moustiques moins.
stage-vacances-saint-tropez = le petit port
stage-vacances-saint-tropez-text = Un port de pêche, des peintres, puis Brigitte Bardot. Place des Lices, on joue toujours aux boules sous les platanes.
stage-vacances-porto-vecchio = les baies turquoise
stage-vacances-porto-vecchio-text = À Palombaggia, les pins parasols se penchent sur le sable blanc et les rochers rouges. La vieille ville vivait du sel et du liège.
stage-vacances-val-d-isere = le ski
stage-vacances-val-d-isere-text = Killy, triple champion olympique, y a grandi, skis aux pieds. En 1992, la descente olympique se courait sur la face de Bellevarde.
stage-vacances-le-mont-dore = le Sancy et ses sources
stage-vacances-le-mont-dore-text = Le puy de Sancy, 1 885 mètres, est le toit du Massif central. La Dordogne naît sur ses pentes, et l’eau chaude des thermes jaillit à ses pieds.
stage-specialites-cambrai = les bêtises
stage-specialites-cambrai-text = Un apprenti confiseur se serait trompé dans la recette ; le bonbon à la menthe, rayé de caramel, s’est vendu mieux que les autres. La bêtise dure depuis le XIXe siècle.
stage-specialites-camembert = le camembert
stage-specialites-camembert-text = Marie Harel l’aurait mis au point vers 1791, sur les conseils d’un prêtre venu de Brie. La boîte en bois, un siècle plus tard, lui fit faire le tour du monde.
stage-specialites-quimper = les crêpes et le cidre
stage-specialites-quimper-text = Froment pour le sucré, blé noir pour le salé, et une bolée de cidre de Cornouaille. Sur l’assiette en faïence, un petit Breton te regarde manger.
stage-specialites-troyes = l’andouillette
stage-specialites-troyes-text = Des boyaux de porc taillés en lanières, bien assaisonnés et tirés à la ficelle dans leur enveloppe. On l’aime, ou on change de table.
stage-specialites-nancy = les bergamotes
stage-specialites-nancy-text = Un petit carré de sucre doré, transparent, parfumé à l’essence de bergamote. À côté, les macarons suivent la recette de deux religieuses.
stage-specialites-morteau = la saucisse fumée
stage-specialites-morteau-text = Elle fume lentement sous une grande cheminée de bois, le tuyé, au-dessus de la sciure de sapin. Une cheville de bois ferme le bout.
stage-specialites-montelimar = le nougat
stage-specialites-montelimar-text = Des amandes, du miel, du blanc d’œuf, et la route des vacances qui passait devant la porte. Émile Loubet, maire puis président, en offrait à tous ses visiteurs.
stage-specialites-roquefort = le roquefort
stage-specialites-roquefort-text = Du lait de brebis, une moisissure bleue et les courants d’air des caves du Combalou. En 1925, ce fut le premier fromage protégé par une appellation.
stage-specialites-castelnaudary = le cassoulet
stage-specialites-castelnaudary-text = Des haricots, du confit, de la saucisse, et des heures au four dans une cassole de terre. Il faut, dit-on, crever la croûte sept fois.
stage-specialites-bayonne = le jambon
stage-specialites-bayonne-text = Frotté au sel du pays, puis séché de longs mois au vent du sud. Sa foire de printemps remonte à 1462.
stage-specialites-perigueux = la truffe
stage-specialites-perigueux-text = Noire, cachée sous les chênes, et trouvée au flair d’un chien ou d’un cochon. En hiver, elle se vend au marché, à côté des foies gras.
stage-specialites-corte = le brocciu
stage-specialites-corte-text = Un fromage frais au petit-lait de brebis ou de chèvre, qui finit en gâteau : le fiadone. Corte fut la capitale de la Corse de Pascal Paoli.

## Matchs et courses

sport-bordeaux-nantes = Football : Bordeaux – Nantes
sport-bordeaux-nantes-text = Les Girondins reçoivent les Canaris. Deux ports de l’Atlantique, deux collections de titres, et la même envie de gagner chez soi.
sport-nantes-bordeaux = Football : Nantes – Bordeaux
sport-nantes-bordeaux-text = Les Canaris, en jaune, reçoivent les Girondins, en bleu marine. On joue vite et en une touche : c’est le jeu à la nantaise.
sport-caen-limoges = Basket : Caen – Limoges
sport-caen-limoges-text = Le club de Caen, deux fois vice-champion de France dans les années 1970, attend les Limougeauds dans son palais des sports.
sport-limoges-caen = Basket : Limoges – Caen
sport-limoges-caen-text = À Beaublanc, la salle est verte et le public debout. En 1993, le CSP fut le premier club français champion d’Europe dans un sport collectif.
sport-clermont-ferrand-toulouse = Rugby : Clermont-Ferrand – Toulouse
sport-clermont-ferrand-toulouse-text = Les Jaune et Bleu jouent au stade Marcel-Michelin, au pied des volcans. Le ballon est ovale : ses rebonds n’ont pas de favori.
sport-toulouse-clermont-ferrand = Rugby : Toulouse – Clermont-Ferrand
sport-toulouse-clermont-ferrand-text = Le Stade toulousain, rouge et noir, a gagné plus de boucliers de Brennus que tout autre club. Il faudra venir le lui prendre.
sport-strasbourg-paris = Strasbourg – Paris à la marche
sport-strasbourg-paris-text = Une course à la marche de quelque cinq cents kilomètres, jour et nuit, presque sans dormir. La première, en 1926, allait dans l’autre sens. Toi, tu as huit sections : courage.
sport-bordeaux-paris = Bordeaux – Paris à vélo
sport-bordeaux-paris-text = De 1891 à 1988, près de six cents kilomètres d’une traite : le départ en pleine nuit, et la fin derrière un petit vélomoteur. Toi, tu as sept sections.
sport-tour-de-corse = Tour de Corse en voiture
sport-tour-de-corse-text = Couru depuis 1956, c’est le rallye aux dix mille virages. D’Ajaccio à Ajaccio par Calvi, Bastia et Bonifacio, dans cet ordre.

## Cartes hasard

hasard-vendanges = Aux vendanges
hasard-vendanges-text = Une journée à couper le raisin, le dos en compote et le sourire aux lèvres. Tu gagnes 50 F.
hasard-concours-agricole = Concours agricole
hasard-concours-agricole-text = Ta vache préférée remporte la médaille, et toi le pari. Tu gagnes 100 F.
hasard-tombola = Le bon numéro
hasard-tombola-text = Ton billet sort à la tombola de la kermesse. Tu gagnes 150 F, et tu laisses le jambon aux autres.
hasard-photos = Photographe d’un jour
hasard-photos-text = Le journal local publie tes photos du marché. Tu gagnes 80 F.
hasard-oncle = Un oncle généreux
hasard-oncle-text = « Ne le dis pas à ta tante. » Il te glisse 100 F.
hasard-foire = Un coup de main à la foire
hasard-foire-text = Tu tiens le stand de crêpes jusqu’au soir. Tu gagnes 60 F, et tu sens la vanille.
hasard-trop-percu = Trop-perçu
hasard-trop-percu-text = La banque s’était trompée, et pas en ta faveur. Elle te rend 40 F.
hasard-carnet-de-route = Prix du carnet de route
hasard-carnet-de-route-text = Ton carnet de voyage reçoit le premier prix. Tu gagnes 200 F.
hasard-grande-table = La grande table
hasard-grande-table-text = Tu voulais juste goûter. Sept plats et le chariot de fromages plus tard : paie 80 F.
hasard-panne = Semelle, pneu ou moteur
hasard-panne-text = Quelque chose a lâché. Selon ton dernier déplacement, paie 10 F à pied, 40 F à vélo ou 150 F en voiture.
hasard-plates-bandes = Pelouse interdite
hasard-plates-bandes-text = Tu as coupé par les plates-bandes du jardin public, et le garde a tout vu. Paie 60 F.
hasard-hotels-complets = Hôtels complets
hasard-hotels-complets-text = Il ne reste que la suite nuptiale. Paie 100 F et profites-en pour prendre un bain.
hasard-anniversaire = Cadeaux d’anniversaire
hasard-anniversaire-text = Ils sont tous nés cette semaine ! Donne 20 F à chaque autre joueur.
hasard-visite-guidee = Visite guidée
hasard-visite-guidee-text = Deux heures passionnantes, surtout la cave. Paie 30 F.
hasard-averse = Averse sans parapluie
hasard-averse-text = Tu éternues jusqu’à la pharmacie. Paie 40 F.
hasard-souvenirs = Souvenirs pour la famille
hasard-souvenirs-text = Une boule à neige, deux torchons et un tire-bouchon. Paie 20 F.
hasard-fete = C’est ta fête
hasard-fete-text = Le calendrier le dit. Chaque autre joueur te donne 20 F, ou ce qui lui reste s’il a moins.
hasard-invitation-a-la-mer = Invitation à la mer
hasard-invitation-a-la-mer-text = Des amis ont loué une villa. Va tout droit à La Baule.
hasard-invitation-a-la-montagne = Invitation à la montagne
hasard-invitation-a-la-montagne-text = L’air est pur et la fondue est prête. Va tout droit à Chamonix.
hasard-foire-gastronomique = Foire gastronomique
hasard-foire-gastronomique-text = Moutarde, pain d’épices et escargots t’attendent. Va tout droit à Dijon.
hasard-cousine-corse = Une cousine en Corse
hasard-cousine-corse-text = Elle t’attend sur le quai. Va tout droit à Bastia : la traversée est offerte, pas le retour.
hasard-festival = Festival d’été
hasard-festival-text = Il reste une place dans la cour d’honneur. Va tout droit à Avignon.
hasard-marche-de-noel = Marché de Noël
hasard-marche-de-noel-text = Cela sent la cannelle d’ici. Va tout droit à Strasbourg.
hasard-kermesse = Un vélo à la kermesse
hasard-kermesse-text = Tu as deviné le poids du cochon : un vélo est à toi. Si tu en as déjà un, prends 100 F.
hasard-jeu-radiophonique = Le jeu de la radio
hasard-jeu-radiophonique-text = Tu connaissais la réponse : une voiture est à toi. Si tu en as déjà une, prends 400 F.
hasard-brouillard = Brouillard
hasard-brouillard-text = On ne voit plus le bout de ses pieds. Passe ton prochain tour.
hasard-rhume = Un gros rhume
hasard-rhume-text = Au lit, avec un grog et un bon livre. Passe ton prochain tour.
hasard-vent-dans-le-dos = Vent dans le dos
hasard-vent-dans-le-dos-text = Tu te sens des ailes : rejoue tout de suite, avec le même moyen de transport.
hasard-auto-stop = On te prend en stop
hasard-auto-stop-text = Un camion de melons s’arrête. Avance jusqu’à 3 sections de route, quel que soit ton moyen de transport.
hasard-route-barree = Route barrée
hasard-route-barree-text = Un troupeau, un bal, des travaux ? Demi-tour jusqu’au point d’où tu viens, sans rien y faire. S’il est occupé, ou si c’est la ville d’arrivée du circuit, tu restes là.
hasard-echange = Échange de cartes
hasard-echange-text = Montre l’une de tes deux cartes région, glisse-la sous la pile et prends celle du dessus.
hasard-jour-d-embauche = Jour d’embauche
hasard-jour-d-embauche-text = On embauche dans la capitale de région libre la plus proche ; la ville d’arrivée ne compte pas. Vas-y et lance le dé : la banque te paie ce qu’il montre.

sea-channel = Manche
sea-atlantic = Océan Atlantique
sea-mediterranean = Mer Méditerranée
sea-north = Mer du Nord

## Ce qui se passe à la table

dealt = { $you ->
    [yes] Tu reçois la carte { $region }.
   *[no] { $player } reçoit la carte { $region }.
}
sets-out = { $you ->
    [yes] Tu pars { $outfit }.
   *[no] { $player } part { $outfit }.
}
rolls = { $you ->
    [yes] Tu lances le dé : { $face }.
   *[no] { $player } lance le dé : { $face }.
}
begins = { $you ->
    [yes] À toi de commencer.
   *[no] { $player } commence.
}
starts-at = { $you ->
    [yes] Ta ville de départ : { $point }.
   *[no] Ville de départ { DE($player) } : { $point }.
}
walks = { $francs ->
    [0] { $you ->
        [yes] Tu rejoins { $point } à pied.
       *[no] { $player } rejoint { $point } à pied.
    }
   *[other] { $you ->
        [yes] Tu rejoins { $point } à pied pour { $francs } F.
       *[no] { $player } rejoint { $point } à pied pour { $francs } F.
    }
}
rides = { $francs ->
    [0] { $you ->
        [yes] Tu rejoins { $point } à vélo.
       *[no] { $player } rejoint { $point } à vélo.
    }
   *[other] { $you ->
        [yes] Tu rejoins { $point } à vélo pour { $francs } F.
       *[no] { $player } rejoint { $point } à vélo pour { $francs } F.
    }
}
drives = { $francs ->
    [0] { $you ->
        [yes] Tu rejoins { $point } en voiture.
       *[no] { $player } rejoint { $point } en voiture.
    }
   *[other] { $you ->
        [yes] Tu rejoins { $point } en voiture pour { $francs } F.
       *[no] { $player } rejoint { $point } en voiture pour { $francs } F.
    }
}
waits = { $you ->
    [yes] Tu attends : { $other } occupe { $point }.
    [other] { $player } attend : tu occupes { $point }.
   *[no] { $player } attend : { $other } occupe { $point }.
}
pushed = { $you ->
    [yes] Tu dois faire place à { $other } : { $point }.
    [other] { $player } te fait place : { $point }.
   *[no] { $player } doit faire place à { $other } : { $point }.
}
seeks = { $you ->
    [yes] Tu cherches du travail : { $point }.
   *[no] { $player } cherche du travail : { $point }.
}
one-way = { $you ->
    [yes] Un seul chemin s’offre à toi : { $point }.
   *[no] Un seul chemin s’offre à { $player } : { $point }.
}
skips = { $you ->
    [yes] Tu passes ton tour.
   *[no] { $player } passe son tour.
}
buys = { $you ->
    [yes] Tu achètes { $vehicle } pour { $francs } F.
   *[no] { $player } achète { $vehicle } pour { $francs } F.
}
sells = { $you ->
    [yes] Tu revends { $vehicle } à la banque pour { $francs } F.
   *[no] { $player } revend { $vehicle } à la banque pour { $francs } F.
}
haggles = { $you ->
    [yes] Tu mets en vente { $vehicle }. Qui offre plus que la banque ?
   *[no] { $player } met en vente { $vehicle }. Qui offre plus que la banque ?
}
bids = { $you ->
    [yes] Tu offres { $francs } F.
   *[no] { $player } offre { $francs } F.
}
takes-over = { $you ->
    [yes] Tu achètes { $vehicle } d’occasion à { $other } pour { $francs } F.
    [other] { $player } t’achète { $vehicle } d’occasion pour { $francs } F.
   *[no] { $player } achète { $vehicle } d’occasion à { $other } pour { $francs } F.
}
works = { $you ->
    [yes] { $point } : tu travailles et gagnes { $francs } F.
   *[no] { $point } : { $player } travaille et gagne { $francs } F.
}
pays = { $you ->
    [yes] Tu paies { $francs } F à { $other }.
    [other] { $player } te paie { $francs } F.
   *[no] { $player } paie { $francs } F à { $other }.
}
pays-bank = { $you ->
    [yes] Tu paies { $francs } F à la banque.
   *[no] { $player } paie { $francs } F à la banque.
}
owes = { $you ->
    [yes] Tu dois { $francs } F à { $other }.
    [other] { $player } te doit { $francs } F.
   *[no] { $player } doit { $francs } F à { $other }.
}
owes-bank = { $you ->
    [yes] Tu dois { $francs } F à la banque.
   *[no] { $player } doit { $francs } F à la banque.
}
repays = { $you ->
    [yes] Tu rembourses { $francs } F à { $other }.
    [other] { $player } te rembourse { $francs } F.
   *[no] { $player } rembourse { $francs } F à { $other }.
}
repays-bank = { $you ->
    [yes] Tu rembourses { $francs } F à la banque.
   *[no] { $player } rembourse { $francs } F à la banque.
}
claims = { $you ->
    [yes] Tu montres la carte { $region } : { $other } te doit le droit de passage.
    [other] { $player } montre la carte { $region } : tu dois payer le droit de passage.
   *[no] { $player } montre la carte { $region } : { $other } doit payer le droit de passage.
}
draws = { $you ->
    [yes] Tu tires la carte { $region }.
   *[no] { $player } tire la carte { $region }.
}
turns-up = { $you ->
    [yes] Tu tires une carte hasard : { $hasard }.
   *[no] { $player } tire une carte hasard : { $hasard }.
}
set-aside = { $you ->
    [yes] { $hasard } : tu n’as rien pour payer, tu tires une autre carte.
   *[no] { $hasard } : { $player } n’a rien pour payer et tire une autre carte.
}
gains = { $you ->
    [yes] Tu reçois { $francs } F.
   *[no] { $player } reçoit { $francs } F.
}
sent = { $you ->
    [yes] En route : { $point }.
   *[no] { $player } part en voyage : { $point }.
}
granted = { $you ->
    [yes] On t’offre { $vehicle } !
   *[no] { $player } se voit offrir { $vehicle } !
}
hitches = { $you ->
    [yes] On te dépose : { $point }.
   *[no] On dépose { $player } : { $point }.
}
stays = { $you ->
    [yes] Tu restes sur place : { $point }.
   *[no] { $player } reste sur place : { $point }.
}
turns-back = { $you ->
    [yes] Demi-tour : { $point }.
   *[no] Demi-tour pour { $player } : { $point }.
}
swaps = { $you ->
    [yes] Tu montres la carte { $region } et la rends.
   *[no] { $player } montre la carte { $region } et la rend.
}
reaches = { $you ->
    [yes] Étape : { $point }, { $stage }. Tu places ton pion.
   *[no] Étape : { $point }, { $stage }. { $player } place un pion.
}
forgets = { $you ->
    [yes] Tu oublies de placer ton pion.
   *[no] { $player } oublie de placer son pion.
}
arrives = { $you ->
    [yes] Toutes les étapes sont faites, te voilà au but : { $point } !
   *[no] Toutes les étapes sont faites, { $player } est au but : { $point } !
}
premium = { $you ->
    [yes] Tu touches une prime de { $francs } F.
   *[no] { $player } touche une prime de { $francs } F.
}
stakes = { $you ->
    [yes] Tu mises { $francs } F sur { $bet }.
   *[no] { $player } mise { $francs } F sur { $bet }.
}
wins-bet = { $you ->
    [yes] { $face } : tu gagnes { $francs } F et reprends ta mise.
   *[no] { $face } : { $player } gagne { $francs } F et reprend sa mise.
}
loses-bet = { $you ->
    [yes] { $face } : tu perds { $francs } F.
   *[no] { $face } : { $player } perd { $francs } F.
}
calls = { $you ->
    [yes] { $sport } : tu appelles { $other }.
    [other] { $sport } : { $player } t’appelle.
   *[no] { $sport } : { $player } appelle { $other }.
}
alone = { $you ->
    [yes] { $sport } : personne à appeler, tu attends.
   *[no] { $sport } : { $player } n’a personne à appeler et attend.
}
neutral-rolls = { $you ->
    [yes] Le dé neutre joue contre toi : { $face }.
   *[no] Le dé neutre joue contre { $player } : { $face }.
}
loses = { $you ->
    [yes] { $sport } : tu perds le match.
   *[no] { $sport } : { $player } perd le match.
}
wins = { $you ->
    [yes] { $sport } : la ligne est à toi !
   *[no] { $sport } : la ligne revient à { $player }.
}
races = { $you ->
    [yes] { $sport } : tu rejoins { $point }.
   *[no] { $sport } : { $player } rejoint { $point }.
}
gives-up = { $you ->
    [yes] { $sport } : tu quittes le parcours, la course est à refaire.
   *[no] { $sport } : { $player } quitte le parcours, la course est à refaire.
}
passes = { $you ->
    [yes] Tu n’offres rien.
   *[no] { $player } n’offre rien.
}
dealt-unseen = { $player } reçoit une carte région.
draws-unseen = { $player } tire une carte région.
closing = Une première arrivée : après ce tour, on en joue encore { $rounds }.
drawn-match = { $sport } : égalité, on relance les dés.
time-is-up = C’était le dernier tour.

## Ce qui est demandé

ask-outset = Comment pars-tu ? Ce que tu choisis se paie tout de suite.
ask-outset-why = Un tour, c’est 1 section à pied, 2 au plus à vélo, 4 au plus en voiture. Un véhicule se revend à moitié prix.
ask-casino = De quel casino pars-tu ?
ask-casino-why = La ville d’où tu pars compte comme une de tes étapes.
ask-turn = Tu es ici : { $point }. Tu repars, ou tu fais quelque chose sur place ?
ask-turn-why = Un tour, c’est un déplacement, ou une chose à faire sur place. Les étapes se visitent dans n’importe quel ordre.
ask-go = Tu es ici : { $point }. Où vas-tu ?
ask-go-why = Un tour, c’est un déplacement. Les étapes se visitent dans n’importe quel ordre.
ask-again = Tu es ici : { $point }. Tu peux repartir par le même moyen : où vas-tu ?
ask-again-why = Une carte hasard te permet ce déplacement, et rien d’autre.
ask-bid = { $player } vend { $vehicle }. Offres-tu plus de { $francs } F ?
ask-bid-why = La meilleure offre l’emporte. Si personne n’offre plus, la banque reprend le véhicule à moitié prix.
ask-no-bid = { $player } vend { $vehicle }. Il faut offrir plus de { $francs } F, et tu ne le peux pas.
ask-no-bid-why = On te le demande quand même, pour que personne ne sache combien d’argent tu as.
ask-settle = Tu dois payer { $francs } F et il t’en manque. Que vends-tu ?
ask-settle-why = La banque paie moitié prix : 100 F pour un vélo, 400 F pour une voiture.
ask-toll = { $player } arrive : { $point } ({ $region }). Réclames-tu le droit de passage ?
ask-toll-why = Qui a la carte de la région touche ce que montre le dé, et repioche. On demande à tous, pour que personne ne sache qui l’a.
ask-no-toll = { $player } arrive : { $point } ({ $region }). Tu n’as pas la carte de cette région.
ask-no-toll-why = On te le demande quand même, pour que personne ne sache quelles cartes tu as.
ask-put = { $player } doit te laisser la place : { $point }. Où l’envoies-tu ?
ask-put-why = Deux joueurs ne sont jamais sur le même point.
ask-seek = Où vas-tu travailler ?
ask-seek-why = Seulement les capitales régionales les plus proches ; tu y lances aussitôt le dé pour ton salaire.
ask-lift = Jusqu’où te fais-tu emmener ?
ask-lift-why = Une carte hasard te fait emmener, quel que soit ton moyen de transport. Tu peux aussi rester où tu es.
ask-swap = Quelle carte région rends-tu ?
ask-swap-why = Elle va sous la pile, et tu en pioches une autre.
ask-mark = Tu as gagné un pion ici : { $point }. Le places-tu ?
ask-mark-why = Une étape sans pion ne compte pas : il faudrait y revenir.
ask-stake = Le casino est ouvert : { $point }. Combien mises-tu ?
ask-stake-why = Au plus 300 F. La mise perdue va à la banque ; qui a gagné dans un casino n’y mise plus.
ask-bet = Tu mises { $francs } F. Sur quoi ?
ask-bet-why = La couleur paie deux fois la mise, deux numéros trois fois, un numéro six fois ; la mise revient aussi.
ask-call = { $sport }. Qui appelles-tu ?
ask-call-why = La personne appelée vient dans l’autre ville. Vous lancez le dé, et le plus grand nombre place un pion.

## Ce qu’on peut faire

verb-deal = Donner { $region }
verb-roll = Le dé : { $face }
verb-card = Carte : { $hasard }
verb-draw = Tirer { $region }
verb-outset = Partir { $outfit }
verb-casino = Départ : { $point }
verb-buy = Acheter { $vehicle }
verb-sell = Revendre { $vehicle }
verb-haggle = Demander des offres : { $vehicle }
verb-bid = Offrir { $offer } F
verb-pass = Ne rien offrir
verb-walk = À pied : { $point }
verb-ride = À vélo : { $point }
verb-drive = En voiture : { $point }
verb-work = Travailler
verb-wait = Attendre que la place se libère : { $point }
verb-seek = Chercher du travail : { $point }
verb-claim = Réclamer le droit de passage
verb-let-go = Laisser passer
verb-put = L’envoyer ici : { $point }
verb-hitch = Se faire déposer : { $point }
verb-decline = Non merci
verb-swap = Rendre { $region }
verb-mark = Placer le pion
verb-forget = L’oublier
verb-stake = Miser { $stake } F
verb-bet = Jouer { $bet }
verb-call = Appeler { $player }
verb-stand-by = Attendre un adversaire
verb-neutral = Jouer contre le dé neutre
verb-race = Courir : { $point }

## Pourquoi pas

why-rf-27 = Ce n’est pas encore ton tour.
why-rf-a25 = Tu y es déjà, et un déplacement ne finit jamais où il commence.
why-rf-54 = La place est prise : { $point }. Deux joueurs ne se tiennent jamais au même point. Tu peux attendre.
why-rf-63 = { $point } est la ville d’arrivée : tu peux la traverser, mais t’y arrêter seulement quand toutes tes étapes sont faites.
why-rf-29 = C’est trop loin pour un tour : { $point }. Une section à pied, deux à vélo, quatre en voiture, et l’autoroute en voiture seulement.
why-rf-a29 = Tu n’as pas de quoi payer le trajet : { $point }.
why-rf-a22 = Tu as déjà { $vehicle } : un seul véhicule de chaque sorte par joueur.
why-rf-25 = Tu ne peux pas acheter { $vehicle } maintenant : le vélo coûte 200 F, la voiture 800 F.
why-rf-41 = Tu n’as pas la carte { $region }.
why-nothing = Il n’y a rien à en faire maintenant.

## Options de la table

setting-circuit = Circuit
setting-circuit-help = Tout le monde joue le même.
setting-circuit-economie = { circuit-economie }
setting-circuit-monuments = { circuit-monuments }
setting-circuit-casinos = { circuit-casinos }
setting-circuit-vins = { circuit-vins }
setting-circuit-touristique = { circuit-touristique }
setting-circuit-vacances = { circuit-vacances }
setting-circuit-specialites = { circuit-specialites }
setting-circuit-sports = { circuit-sports }
setting-rounds = Dernier tour
setting-rounds-help = Si personne n’a gagné d’ici là, celui qui a placé le plus de pions l’emporte ; à égalité, le plus riche.
setting-closing = Tours après la première arrivée (Économie)
setting-closing-help = Dans le circuit Économie, ce qu’il reste aux autres pour rentrer.
setting-passing = Cartes au passage
setting-passing-help = Un déplacement qui passe par un point de passage fait aussi tirer une carte hasard.
setting-shuffle = Mélanger les cartes région
setting-shuffle-help = Une carte région utilisée est mélangée à la pile au lieu d’aller dessous.
setting-hidden-cash = Bourses cachées
setting-hidden-cash-help = Personne ne voit combien d’argent ont les autres.
setting-strict = Placer ses pions soi-même
setting-strict-help = Qui oublie un pion doit revenir.
setting-mainland = Rester sur le continent
setting-mainland-help = Dans les circuits qui ne passent pas en Corse, la carte qui y envoie est mise de côté.

## Réponses d’avance

answer-tolls = Droits de passage
answer-tolls-help = Ce qu’on répond quand quelqu’un entre dans une région.
answer-tolls-claim = toujours réclamer
answer-tolls-ask = me demander
answer-tolls-let-go = laisser passer
answer-offers = Véhicules à vendre
answer-offers-help = Ce qu’on répond quand un autre joueur demande des offres.
answer-offers-ask = me demander
answer-offers-up-to = offrir jusqu’à une limite
answer-offers-never = ne rien offrir
answer-most = Offre la plus haute, en francs
answer-most-help = Compte si tu offres jusqu’à une limite.
answer-work = Travailler au départ jusqu’à avoir, en francs
answer-work-help = Avec 0, on te demande à chaque tour. Fait pour le circuit Économie.

## Comment cela finit

ending-back = Toutes les étapes, et de retour avant les autres.
ending-premiums = Ceux qui sont rentrés ont compté leur fortune.
ending-fortune = Paris est atteint, on a compté les fortunes.
ending-column = Neuf épreuves, neuf pions.
ending-rounds = Le dernier tour est joué.
luck-sum = { $sum ->
    [one] { $sum } tour
   *[other] { $sum } tours
}
bot-rambler = Marche vers l’étape la plus proche et laisse passer tout le monde.
bot-dreamer = Va vers l’étape la plus proche, mise peu et se trompe parfois de route.
bot-nearest = Va de chaque étape à la plus proche.
bot-sense = Prépare tout son tour, avec véhicule, bateaux et argent.

## Noms

vehicle-foot = des chaussures
vehicle-bike = un vélo
vehicle-car = une voiture
outfit-foot = à pied
outfit-bike = à vélo
outfit-car = en voiture
outfit-both = en voiture, avec un vélo
face-10 = 10 F, rouge
face-20 = 20 F, bleu
face-30 = 30 F, rouge
face-40 = 40 F, bleu
face-50 = 50 F, bleu
face-60 = 60 F, rouge
bet-red = le rouge
bet-blue = le bleu
bet-10 = le 10
bet-20 = le 20
bet-30 = le 30
bet-40 = le 40
bet-50 = le 50
bet-60 = le 60
bet-10-20 = le 10 et le 20
bet-10-30 = le 10 et le 30
bet-10-40 = le 10 et le 40
bet-10-50 = le 10 et le 50
bet-10-60 = le 10 et le 60
bet-20-30 = le 20 et le 30
bet-20-40 = le 20 et le 40
bet-20-50 = le 20 et le 50
bet-20-60 = le 20 et le 60
bet-30-40 = le 30 et le 40
bet-30-50 = le 30 et le 50
bet-30-60 = le 30 et le 60
bet-40-50 = le 40 et le 50
bet-40-60 = le 40 et le 60
bet-50-60 = le 50 et le 60

## La position en mots, pour le terminal

see-round = { $circuit } : tour { $round } sur { $rounds }.
see-closing = Le dernier tour sera le { $closing }.
see-traveller = { $player } : { $point }, { $cash }, { $vehicles }, { $pawns } pions sur { $rows }.
see-cash = { $francs } F
see-hidden = bourse cachée
see-debt = Dettes : { $francs } F.
see-race = En course : { $sport }.
see-left = Reste à faire : { $stages }.
see-hand = Tes cartes région : { $cards }.
see-on-foot = à pied


## The board

money = { $sum } F
board-map = Carte murale de la France
board-side = À côté de la carte
board-grid = Grille des étapes
board-has = pions : { $players }
board-nobody = pas encore de pion
board-finish = Puis l’arrivée : { $point }
board-piece = { $player } : { $point }, { $vehicle ->
    [car] en voiture
    [bike] à vélo
   *[foot] à pied
}
board-capital = capitale de région : on peut y travailler
board-passage = point de passage : tire une carte hasard
board-sections = { $count ->
    [one] { $count } section
   *[other] { $count } sections
}
board-modes = Comment te déplaces-tu ?
board-mode-race = Continuer la course
board-mode-walk = À pied, une section
board-mode-ride = À vélo, jusqu’à { $sections } sections
board-mode-drive = En voiture, jusqu’à { $sections } sections
board-rolled = { $player } a fait { $face }
board-casino = Le casino
board-stakes = Combien ?
board-stake = Mise
board-bets = Sur quoi ?
board-staked = Mise : { $sum }
board-odds = rapporte { $times } fois la mise, { $gain } ; { $sides ->
    [1] 1 face gagnante
   *[other] { $sides } faces gagnantes
} sur 6
board-odds-short = × { $times }, { $sides }/6
board-times = rapporte { $times } fois
board-bet = { $sum } sur { $bet }
board-bet-won = Gagné !
board-bet-lost = Perdu
board-neutral = Le dé neutre
board-winner = Gagnant
board-racing = { $player } : { $leg } sections sur { $legs }.
board-sale = Un véhicule à vendre
board-for-sale = { $player } vend { $vehicle }
board-bank-pays = La banque en donne { $sum }.
board-high = { $player } offre { $sum }.
board-offers = Offres
board-hasard = Carte hasard
board-put-away = Ranger la carte
board-hand = Tes cartes région
board-undealt = Les cartes ne sont pas encore distribuées.
board-known = vue par tous
board-garage = Véhicules
board-owned = à toi
board-price = { $sum }
board-owes = Tu dois { $sum } à { $player }.
board-owes-bank = Tu dois { $sum } à la banque.
board-pawns = { $count } pions placés sur { $all }
board-wealth = { $sum } en tout
board-skips = { $count ->
    [one] passe un tour
   *[other] passe { $count } tours
}
board-debt = doit { $sum }
board-ruined = sans le sou
board-home = { $place ->
    [1] 1er de retour
   *[other] { $place }e de retour
}
board-tours = Les tours
board-traveller = Joueur
board-travelled = En route
board-stages = Pions
board-fortunes = L’argent
board-part = { $percent } %
board-all-told = En tout
board-logbooks = Les carnets de route
board-nothing-yet = Pas une étape : le voyage a été calme.
board-the-die = Les six faces du dé : 10, 30 et 60 francs en rouge ; 20, 40 et 50 francs en bleu
figure-rows = { $kind ->
    [sport] { $count } épreuves
   *[stage] { $count } étapes
}
figure-free = rien à payer
figure-speed = { $sections ->
    [1] 1 section par tour
   *[other] jusqu’à { $sections } sections par tour
}
figure-capital = capitale de région
figure-passage = point de passage
figure-town = autre ville
figure-stage = étape à faire
figure-had = étape faite
figure-finish = arrivée
figure-road = route
figure-motorway = autoroute, 10 F
figure-ferry = bateau
figure-stake = Pour une mise de { $sum } :
figure-way = En voiture, { $from } – { $to } : { $cost }

## La leçon et les conseils

lesson-goal = Bienvenue ! Douze monuments t’attendent, dans l’ordre que tu veux. Qui les a tous vus et rentre le premier à Paris gagne.
lesson-regions = Voici tes deux cartes de région ; { $friend } ne les voit pas. Qui arrive dans une de tes régions peut devoir te payer.
lesson-outset = La voiture est chère, mais elle t’emmène à quatre sections par tour au lieu d’une, et elle se revend. Pars en voiture !
lesson-toll = { $friend } arrive en Île-de-France, et tu as cette carte. Réclame ton droit de passage : le dé dira combien.
lesson-turn = À ton tour, tu fais une chose : le plus souvent, te déplacer. En voiture, d’une à quatre sections ; l’autoroute coûte 10 F la section.
lesson-stage = Les étapes de ton circuit portent son signe. Sens est l’une des douze, et à ta portée. Vas-y !
lesson-let-go = Ton pion est sur la grille ! { $friend } est maintenant dans le Centre, qui n’est pas à toi. On te le demande quand même : ainsi, personne ne devine tes cartes.
lesson-drive = Cherche des étapes proches les unes des autres, et fais-en la tournée. La prochaine : Reims.
lesson-next = Et de Reims, Compiègne n’est pas loin. Trois monuments en trois tours !
lesson-paid = { $friend } avait la carte Picardie, et tu as payé 30 F. Une carte utilisée retourne sous la pile, et on en tire une autre.
lesson-work = Plus d’argent ? Arrête-toi dans une capitale de région : au tour suivant, tu peux y travailler. Aux points de passage t’attend une carte hasard.
lesson-win = Trois sur douze ! On ne s’arrête jamais à deux au même point, mais on peut passer. Va voir les autres, puis rentre vite à Paris. Bonne route !

tip-ask-outset = La voiture coûte le plus et fait gagner le plus de temps. À vélo, tu gardes de l’argent pour les péages et les bateaux.
tip-ask-turn = Prévois une tournée : d’abord les étapes proches, les lointaines sur un seul grand trajet. L’autoroute coûte 10 F la section.
tip-ask-go = { tip-ask-turn }
tip-ask-toll = Réclame quand tu peux : de l’argent tout de suite, et une nouvelle carte. Attendre peut valoir la peine si l’on revient souvent.
tip-ask-bid = Un véhicule d’occasion vaut une offre, sous le prix du neuf, s’il te sert tout de suite.
tip-ask-settle = Vends le véhicule dont tu as le moins besoin ; ce qui manque encore, tu le devras.
