### Le jeu du Routard

title = Le jeu du Routard
tagline = Prépare ton sac, dors où tu peux et lève le pouce.
about = Remplis ton sac à coups de dé, puis pars. Il faut rapporter deux achats, deux reportages et deux aventures, et rentrer avant les autres. À chaque étape il faut un lit, qui se paie en chèques hôtel ; et qui te rejoint sur ta case voyage à tes frais, aussi loin que le dé vous mène. Si tu fais un reportage sans appareil photo, espère que personne ne l’a vu : l’amende est de 500 €.
in-short = 25 à 60 minutes, dès 10 ans. Un peu plus difficile : un voyage à budget compté, et un coup de bluff de temps en temps.

## Noms

element-formalities = formalités
element-guide = guide
element-equipment = équipement
element-camera = appareil photo

good-formalities = { element-formalities }
good-guide = { element-guide }
good-equipment = { element-equipment }
good-camera = { element-camera }
good-ticket = billet d’avion
good-cheque = chèque hôtel
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

space-paris-departure = Paris (préparatifs)

## La fiche « Prépare ton sac »

line-pocket-money = Argent de poche
line-cheques = Chèques hôtel
line-ticket = Billet d’avion
line-formalities = Formalités
line-guide = Guide
line-equipment = Équipement
line-camera = Appareil photo

outcome-piggy-bank = Tu casses ta tirelire, la grande : tu reçois 400 €.
outcome-summer-job = Deux mois au guichet de la piscine : tu reçois 600 €.
outcome-garage-sale = Le vide-grenier a vidé le grenier : tu reçois 800 €.
outcome-loyalty-card = Ta carte de fidélité est enfin pleine : tu reçois 5 chèques hôtel.
outcome-farewell-party = Tout le monde a eu la même idée pour ton pot de départ : tu reçois 10 chèques hôtel.
outcome-reduced-fare = Il restait un siège au tarif réduit, près du chariot. Un billet d’avion : 200 €.
outcome-charter = Le charter part à l’aube, avec un club de bridge au complet. Un billet d’avion : 400 €.
outcome-economy = En classe économique, les genoux voyagent sous le menton. Un billet d’avion : 500 €.
outcome-first-class = Il ne reste que la première classe, chaussons et serviette chaude compris. Un billet d’avion : 700 €.
outcome-embassy = Ta voisine travaille à l’ambassade, et tu as gardé ses plantes. Tes formalités sont faites.
outcome-queue = Formulaire bleu, guichet trois, formulaire rose, guichet trois : tes formalités coûtent 200 €.
outcome-messenger = La file fait le tour du pâté de maisons. Quelqu’un la fait pour toi : tes formalités coûtent 300 €.
outcome-no-visa-needed = Finalement, il ne faut pas de visa. Tu as tes formalités, et tu rejoues.
outcome-sold-out = Il n’en reste qu’un chez le libraire, et le chat dort dessus. Pas de guide.
outcome-bookshop = Tu l’as lu en entier avant d’arriver à la caisse. Un guide : 10 €.
outcome-two-for-one = Le libraire solde la vitrine : deux guides pour 10 €.
outcome-birthday-guide = On t’en offre un à ton anniversaire, avec une dédicace indéchiffrable. Tu as un guide, et tu rejoues.
outcome-sponsor = Un fabricant veut des photos de sa tente sous toutes les pluies. Tu as un équipement, et tu rejoues.
outcome-winter-sales = Les soldes d’hiver ont commencé, et tu pars au soleil. Un équipement : 150 €.
outcome-polar-stove = Le vendeur a lui-même traversé le Groenland avec ce réchaud, dit-il. Un équipement : 300 €.
outcome-neighbours-gift = Ton voisin de droite n’avait pas besoin du sien, paraît-il : tu reçois son équipement. S’il n’en a pas, tu rejoues.
outcome-all-at-once = Le magasin ferme dans dix minutes. Un équipement et un appareil photo : 700 €.
outcome-new-camera = Il est tout neuf, et le mode d’emploi pèse plus lourd que lui. Un appareil photo : 400 €.
outcome-second-hand-camera = Il a déjà fait le tour du monde et connaît les bons endroits. Un appareil photo : 150 €.
outcome-orange-camera = Il n’y en a plus qu’en orange, d’où la promotion. Un appareil photo : 250 €.
outcome-school-fair = Tu as deviné le poids du jambon à la fête de l’école. Tu as un appareil photo, et tu rejoues.
outcome-dream-camera = Tu devais seulement regarder la vitrine. Un appareil photo : 600 €.

## Achats

achat-komboloi = Komboloï
achat-komboloi-place = Nauplie, Grèce
achat-komboloi-text = Vingt-trois grains pour patienter. Le car n’arrive pas plus vite, mais tu t’en moques.
achat-clay-cockerel = Coq de terre cuite
achat-clay-cockerel-place = Barcelos, Portugal
achat-clay-cockerel-text = Il porte chance, dit-on. Il a perdu un ergot dans le car, mais pas le sourire.
achat-painted-clogs = Sabots peints
achat-painted-clogs-place = Zaanse Schans, Pays-Bas
achat-painted-clogs-text = Une pointure au-dessus, pour la paille. On t’entend venir de loin.
achat-tin-heart = Cœur de fer-blanc
achat-tin-heart-place = San Miguel de Allende, Mexique
achat-tin-heart-text = Il protège la maison, les amours et les moteurs diesel, dit la marchande.
achat-indigo-scarf = Chèche indigo
achat-indigo-scarf-place = Tamanrasset
achat-indigo-scarf-text = Cinq mètres de tissu, et une leçon pour le nouer. Depuis, tu as le front bleu.
achat-worry-dolls = Poupées à soucis
achat-worry-dolls-place = Chichicastenango, Guatemala
achat-worry-dolls-text = On confie un souci à chacune avant de dormir. Tu as pris la grande boîte.
achat-folding-fan = Éventail
achat-folding-fan-place = Séville
achat-folding-fan-text = Il s’ouvre d’un coup sec, après trois semaines d’entraînement devant la glace.
achat-azulejo = Azulejo
achat-azulejo-place = Lisbonne
achat-azulejo-text = Un seul carreau, avec la proue d’un navire. La poupe décore une salle de bains, on ne sait où.
achat-cowbell = Cloche de vache
achat-cowbell-place = Appenzell
achat-cowbell-text = La vache en a reçu une neuve. Tout le car sait quand tu te retournes.
achat-felt-slippers = Chaussons de feutre
achat-felt-slippers-place = Och, Kirghizistan
achat-felt-slippers-text = Ils ont des moutons brodés dessus, et un mouton entier dedans, à en juger par la chaleur.
achat-shadow-puppet = Marionnette d’ombre
achat-shadow-puppet-place = Yogyakarta, Java
achat-shadow-puppet-text = Un prince de cuir découpé au poinçon. Sa plus belle moitié est sur ton mur.
achat-mbira = Mbira
achat-mbira-place = Harare
achat-mbira-text = Vingt-deux lames pour deux pouces. Le soir, tout le dortoir en joue, surtout ceux qui ne savent pas.
achat-daruma = Daruma
achat-daruma-place = Takasaki, Japon
achat-daruma-text = Tu lui peins un œil en faisant un vœu. L’autre attendra ton retour.
achat-amber-drop = Goutte d’ambre
achat-amber-drop-place = Gdansk
achat-amber-drop-text = Un moucheron y dort depuis quarante millions d’années. Ne fais pas de bruit.
achat-ikat-scarf = Écharpe d’ikat
achat-ikat-scarf-place = Marguilan, Ouzbékistan
achat-ikat-scarf-text = Le motif est flou exprès : il faut des années pour apprendre à trembler aussi bien.
achat-coffee-pot = Cafetière de cuivre
achat-coffee-pot-place = Sarajevo
achat-coffee-pot-text = Martelée dans une rue où l’on se parle entre deux coups. Elle fait deux tasses et une conversation.
achat-bogolan = Bogolan
achat-bogolan-place = Ségou, Mali
achat-bogolan-text = Teint à la boue du fleuve, séché au soleil. Dans un coin, un crocodile, pour qui sait lire.
achat-leather-pouffe = Pouf de cuir
achat-leather-pouffe-place = Fès
achat-leather-pouffe-text = On le vend à plat. Bourré de chaussettes, il devient un meuble.
achat-mola = Mola
achat-mola-place = Guna Yala, Panama
achat-mola-text = Quatre tissus l’un sur l’autre, découpés à rebours. Au milieu, un perroquet qui sait tout.
achat-iznik-dish = Plat aux tulipes
achat-iznik-dish-place = Iznik
achat-iznik-dish-text = Ces tulipes ne faneront jamais. Il ne reste qu’à trouver comment fermer le sac.
achat-alebrije = Alebrije
achat-alebrije-place = Oaxaca
achat-alebrije-text = Un coati de bois à ailes de papillon, peint au cure-dent. Il te ressemble un peu, le matin.
achat-steel-pan = Steel drum
achat-steel-pan-place = Port-d’Espagne
achat-steel-pan-text = Un bidon devenu orchestre. À la douane, on a réclamé un deuxième morceau.
achat-kilt = Kilt
achat-kilt-place = Inverness
achat-kilt-text = Sept mètres de laine, tous autour de la taille. Pour les genoux, rien n’est prévu.
achat-embroidered-shawl = Châle brodé
achat-embroidered-shawl-place = Srinagar
achat-embroidered-shawl-text = Deux hivers de travail à l’aiguille. Il pèse moins lourd que la lettre qui l’accompagne.
achat-horsehead-fiddle = Vièle à tête de cheval
achat-horsehead-fiddle-place = Oulan-Bator
achat-horsehead-fiddle-text = Deux cordes, et toute la steppe dedans. Les chamelles en pleurent ; les voisins aussi.

## Reportages

reportage-storks = Cigognes
reportage-storks-place = Chellah, Rabat
reportage-storks-text = Elles claquent du bec sur toutes les tours. Le gardien attend qu’elles aient fini pour raconter la suite.
reportage-eagle-hunters = Chasseurs à l’aigle
reportage-eagle-hunters-place = Bayan-Ölgii, Mongolie
reportage-eagle-hunters-text = L’aigle te fixe sans ciller. C’est toi qui baisses les yeux.
reportage-rice-terraces = Rizières en miroir
reportage-rice-terraces-place = Yuanyang, Chine
reportage-rice-terraces-text = Trois mille marches d’eau. À l’aube, le ciel descend l’escalier.
reportage-bathing-monkeys = Singes au bain
reportage-bathing-monkeys-place = Jigokudani, Japon
reportage-bathing-monkeys-text = De la neige sur la tête, les yeux mi-clos. Ils ne t’ont pas fait de place.
reportage-flower-market = Marché aux fleurs
reportage-flower-market-place = Calcutta
reportage-flower-market-text = Les porteurs disparaissent sous les œillets d’Inde. On ne voit plus marcher que des bouquets.
reportage-grass-bridge = Pont d’herbe
reportage-grass-bridge-place = Q’eswachaka, Pérou
reportage-grass-bridge-text = Quatre villages le tressent à neuf chaque année, sans un clou. Les grand-mères font les cordes, et les remarques.
reportage-penguin-parade = Retour des manchots
reportage-penguin-parade-place = Phillip Island, Australie
reportage-penguin-parade-text = Ils sortent de l’eau à la nuit tombée, serrés, l’air d’avoir manqué le dernier bus.
reportage-fado = Fado derrière une porte
reportage-fado-place = Alfama, Lisbonne
reportage-fado-text = On éteint, on se tait, quelqu’un chante. Ta photo est toute noire, et c’est la meilleure.
reportage-fireflies = Lucioles
reportage-fireflies-place = Great Smoky Mountains, Tennessee
reportage-fireflies-text = Elles s’allument toutes ensemble, puis s’éteignent toutes ensemble. Personne ne dirige.
reportage-kite-festival = Fête des cerfs-volants
reportage-kite-festival-place = Ahmedabad
reportage-kite-festival-text = Toute la ville est sur les toits, le nez en l’air. En bas, les feux rouges ne servent plus à personne.
reportage-indigo-dyers = Teinturiers d’indigo
reportage-indigo-dyers-place = Kano, Nigeria
reportage-indigo-dyers-text = Des puits vieux de cinq siècles, et des bras bleus jusqu’au coude. La teinte se transmet, les taches aussi.
reportage-winter-swimmers = Nageurs de janvier
reportage-winter-swimmers-place = Helsinki
reportage-winter-swimmers-text = Un trou dans la glace, un bonnet de laine, et une conversation tranquille sur le dîner.
reportage-marble-quarry = Carrière de marbre
reportage-marble-quarry-place = Carrare
reportage-marble-quarry-text = La montagne s’en va en tranches. À midi, on pique-nique sur un futur chef-d’œuvre.
reportage-flamingos = Lac rose
reportage-flamingos-place = Lac Bogoria, Kenya
reportage-flamingos-text = Des flamants à perte de vue, tous sur une patte. Aucun ne veut poser l’autre en premier.
reportage-human-towers = Tours humaines
reportage-human-towers-place = Valls, Catalogne
reportage-human-towers-text = Neuf étages de voisins, et tout en haut une petite fille qui lève la main.
reportage-christmas-in-the-rock = Noël dans la pierre
reportage-christmas-in-the-rock-place = Lalibela
reportage-christmas-in-the-rock-text = Des milliers de pèlerins en blanc, penchés au bord du toit : l’église est au-dessous.
reportage-cable-car-city = Ville en téléphérique
reportage-cable-car-city-place = La Paz
reportage-cable-car-city-text = Les écoliers finissent leurs devoirs entre deux stations, au-dessus des toits et du linge qui sèche.
reportage-blue-town = Ville bleue
reportage-blue-town-place = Chefchaouen
reportage-blue-town-text = On la repeint au printemps, marches et pots de fleurs compris. Les chats se méfient.
reportage-pole-flyers = Hommes-oiseaux
reportage-pole-flyers-place = Papantla, Mexique
reportage-pole-flyers-text = Quatre se jettent du mât, la tête en bas. Le cinquième joue de la flûte tout en haut, debout.
reportage-tulip-fields = Champs de tulipes
reportage-tulip-fields-place = Lisse, Pays-Bas
reportage-tulip-fields-text = Du train, c’est une boîte de crayons. De près, c’est un jardinier qui compte.
reportage-sea-women = Femmes de la mer
reportage-sea-women-place = Île de Jeju
reportage-sea-women-text = La plus jeune a soixante ans. Elles remontent en sifflant, avec le déjeuner.
reportage-cattle-on-the-move = Transhumance
reportage-cattle-on-the-move-place = Aubrac
reportage-cattle-on-the-move-text = Des fleurs entre les cornes et l’accordéon derrière : elles traversent le village comme on entre en scène.
reportage-lagoons-in-the-dunes = Lagunes dans les dunes
reportage-lagoons-in-the-dunes-place = Lençóis Maranhenses, Brésil
reportage-lagoons-in-the-dunes-text = Un désert où il ne faut pas oublier son maillot.
reportage-chess-in-the-baths = Échecs au bain
reportage-chess-in-the-baths-place = Budapest
reportage-chess-in-the-baths-text = De l’eau jusqu’aux épaules, de la vapeur sur l’échiquier. Un fou a coulé mardi ; on joue avec un bouchon.
reportage-dhow-yard = Chantier de boutres
reportage-dhow-yard-place = Sour, Oman
reportage-dhow-yard-text = Il n’y a pas de plans : le vieux charpentier a tout le bateau dans la tête.

## Aventures

aventure-via-ferrata = Via ferrata
aventure-via-ferrata-place = Cortina d’Ampezzo, Dolomites
aventure-via-ferrata-text = Trois cents échelons, et le vide entre chacun. Avec 3 ou plus au dé, tu touches la croix du sommet.
aventure-kayak-in-fog = Kayak dans la brume
aventure-kayak-in-fog-place = Tofino, Colombie-Britannique
aventure-kayak-in-fog-text = Une corne répond à ton sifflet, mais d’où ? Avec 3 ou plus au dé, tu retrouves la plage.
aventure-camel-trek = Méharée
aventure-camel-trek-place = Douz, Tunisie
aventure-camel-trek-text = Le dromadaire a ses idées sur l’itinéraire. Avec 3 ou plus au dé, vous tombez d’accord.
aventure-canyon-slide = Toboggan de basalte
aventure-canyon-slide-place = Cilaos, La Réunion
aventure-canyon-slide-text = La cascade tourne et disparaît dans le noir. Avec 3 ou plus au dé, il y avait bien une vasque au bout.
aventure-ice-fall = Cascade de glace
aventure-ice-fall-place = Ouray, Colorado
aventure-ice-fall-text = Elle tinte à chaque coup de piolet. Avec 3 ou plus au dé, elle attend le printemps pour fondre.
aventure-paragliding = Parapente
aventure-paragliding-place = Ölüdeniz, Turquie
aventure-paragliding-text = La monitrice compte jusqu’à trois et saute à deux. Avec 3 ou plus au dé, vous vous posez sur la plage, entre les parasols.
aventure-giant-cave = La grotte aux nuages
aventure-giant-cave-place = Phong Nha, Viêt Nam
aventure-giant-cave-text = La forêt pousse à l’intérieur, et il y pleut. Avec 3 ou plus au dé, tu vois le jour de l’autre côté.
aventure-pass-on-horseback = Le col à cheval
aventure-pass-on-horseback-place = Song Köl, Kirghizistan
aventure-pass-on-horseback-text = Ton cheval s’appelle Éclair et ne se presse jamais. Avec 3 ou plus au dé, vous passez le col avant la neige.
aventure-river-wave = La vague du fleuve
aventure-river-wave-place = São Domingos do Capim, Brésil
aventure-river-wave-text = Elle remonte le courant pendant une demi-heure. Avec 3 ou plus au dé, tu es encore debout au deuxième virage.
aventure-forest-zip-line = Tyrolienne
aventure-forest-zip-line-place = Monteverde, Costa Rica
aventure-forest-zip-line-text = Le singe hurleur hurle, et toi aussi. Avec 2 ou plus au dé, tu arrives à l’autre arbre.
aventure-seal-swim = Nage avec les phoques
aventure-seal-swim-place = Îles Farne, Angleterre
aventure-seal-swim-text = L’un d’eux te mordille la palme pour jouer. Avec 2 ou plus au dé, tu joues aussi.
aventure-thousand-bends = Mille virages à moto
aventure-thousand-bends-place = Ha Giang, Viêt Nam
aventure-thousand-bends-text = Dans le dernier, il y a un buffle, de travers. Avec 2 ou plus au dé, il finit par se pousser.
aventure-haunted-castle = Nuit au château
aventure-haunted-castle-place = Hunedoara, Transylvanie
aventure-haunted-castle-text = On marche dans la galerie, à petits pas. Avec 2 ou plus au dé, c’était le chat, et tu restes jusqu’au matin.
aventure-sand-boarding = Surf des sables
aventure-sand-boarding-place = Huacachina, Pérou
aventure-sand-boarding-text = Une dune haute comme une cathédrale, une planche cirée à la bougie. Avec 2 ou plus au dé, tu arrives en bas avec la planche.
aventure-flooded-ford = Le gué en crue
aventure-flooded-ford-place = Sarek, Suède
aventure-flooded-ford-text = L’eau monte au genou, puis à la taille. Avec 3 ou plus au dé, tu passes ; avec un 1, le torrent garde ton équipement.
aventure-baboon-raid = Visite des babouins
aventure-baboon-raid-place = Cederberg, Afrique du Sud
aventure-baboon-raid-text = Ils savent ouvrir une tente, pas la refermer. Avec 3 ou plus au dé, tu tiens le camp ; avec un 1, ils emportent ton équipement.
aventure-leaning-canoe = La pirogue penche
aventure-leaning-canoe-place = Delta de l’Okavango
aventure-leaning-canoe-text = Un hippopotame bâille juste devant. Avec 3 ou plus au dé, tu passes sans une vague ; avec un 1, ton équipement part au fond.
aventure-stuck-in-the-sand = Ensablement
aventure-stuck-in-the-sand-place = Merzouga, Maroc
aventure-stuck-in-the-sand-text = On creuse, on pousse, on recommence. Avec 4 ou plus au dé, la voiture sort ; avec un 1, tu paies 100 € au conducteur du tracteur.
aventure-wicker-toboggan = Luge d’osier
aventure-wicker-toboggan-place = Monte, Madère
aventure-wicker-toboggan-text = Deux messieurs en canotier la lancent, la rue fait le reste. Avec 4 ou plus au dé, tu arrives en bas ; avec un 1, tu paies 100 € pour la vitrine.
aventure-long-descent = La grande descente
aventure-long-descent-place = Yungas, Bolivie
aventure-long-descent-text = Trois mille mètres à vélo, des neiges aux bananiers. Avec 4 ou plus au dé, tu déjeunes en bas ; avec un 1, tu paies 100 € de freins.
aventure-sand-yacht = Char à voile
aventure-sand-yacht-place = La Panne, Belgique
aventure-sand-yacht-text = Le vent te pousse droit sur un château de sable. Avec 4 ou plus au dé, tu l’évites ; avec un 1, tu paies 100 € à l’architecte, qui a sept ans.
aventure-bamboo-raft = Radeau de bambou
aventure-bamboo-raft-place = Rio Grande, Jamaïque
aventure-bamboo-raft-text = La rivière décide, tu commentes. Avec 2 ou plus au dé, tu arrives à la mer ; mais avec un 2, la marée te remporte, et tu recules de 3 cases.
aventure-mist-on-the-moor = Brume sur la lande
aventure-mist-on-the-moor-place = Dartmoor
aventure-mist-on-the-moor-text = Tu suis des pas dans la bruyère : ce sont les tiens. Avec 2 ou plus au dé, tu trouves l’auberge ; mais avec un 2, c’est celle d’avant-hier, et tu recules de 3 cases.
aventure-punctual-geyser = Le geyser ponctuel
aventure-punctual-geyser-place = Geysir, Islande
aventure-punctual-geyser-text = Il jaillit à l’heure dite, un peu plus large que prévu. Avec 3 ou plus au dé, tu l’as vu de près ; avec un 1, ton appareil photo finit bouilli.
aventure-burgling-parrots = Perroquets cambrioleurs
aventure-burgling-parrots-place = Arthur’s Pass, Nouvelle-Zélande
aventure-burgling-parrots-text = Ils démontent la voiture, joint par joint. Avec 3 ou plus au dé, tu repars avec toutes les portières ; avec un 1, ils filent avec ton appareil photo.

## Cartes job

job-living-statue = Statue vivante
job-living-statue-place = Barcelone
job-living-statue-text = Tu n’as pas bougé de midi à six heures, même pour le pigeon. Il y a 100 € dans le chapeau.
job-dog-walking = Promenade des chiens
job-dog-walking-place = Palermo, Buenos Aires
job-dog-walking-text = Onze chiens, onze laisses, un seul réverbère. Les maîtres te donnent 150 €.
job-ice-cream-van = Camion de glaces
job-ice-cream-van-place = Brighton
job-ice-cream-van-text = Il a plu huit jours sur dix. Les deux autres t’ont rapporté 150 €.
job-olive-harvest = Récolte des olives
job-olive-harvest-place = Kalamata
job-olive-harvest-text = Des filets sous les arbres, et des olives jusque dans les chaussettes. La coopérative te verse 200 €.
job-reindeer-count = Comptage des rennes
job-reindeer-count-place = Kautokeino, Norvège
job-reindeer-count-text = Tu en trouves neuf cent douze, puis neuf cent neuf, puis neuf cent trente. On garde la moyenne et on te paie 200 €.
job-night-porter = Veille de nuit à l’auberge
job-night-porter-place = Le Cap
job-night-porter-text = Tu as ouvert la porte quarante fois, dont trente-huit aux mêmes joyeux fêtards. Au matin, on te remet 200 €.
job-strawberry-picking = Cueillette des fraises
job-strawberry-picking-place = Suonenjoki, Finlande
job-strawberry-picking-text = Une pour le panier, une pour toi. Le fermier n’a rien vu et te donne 200 €.
job-boat-varnishing = Vernis d’une goélette
job-boat-varnishing-place = Bodrum
job-boat-varnishing-text = Trois couches, et des traces de pattes de chat tout le long du pont. L’armateur les trouve jolies et te compte 200 €.
job-sugar-shack = Cabane à sucre
job-sugar-shack-place = La Beauce, Québec
job-sugar-shack-text = Mille seaux à vider, et il faut bien que quelqu’un goûte. À la fonte des neiges, tu repars avec 250 €.
job-surf-school = École de surf
job-surf-school-place = Taghazout, Maroc
job-surf-school-text = Tes élèves tiennent debout le deuxième jour, et toi le troisième. La saison te rapporte 250 €.
job-ski-lift = Remontées mécaniques
job-ski-lift-place = Bariloche, Argentine
job-ski-lift-text = Tu dis bonjour huit cents fois par jour à des gens qui s’envolent. Le salaire est de 250 €.
job-lobster-traps = Casiers à homards
job-lobster-traps-place = Stonington, Maine
job-lobster-traps-text = Debout à trois heures, au port à midi, et une odeur de hareng qui tiendra jusqu’à dimanche. La patronne te donne 250 €.
job-lighthouse-painting = Peinture d’un phare
job-lighthouse-painting-place = Ouessant
job-lighthouse-painting-text = Une bande noire, une bande blanche, et le vent qui en dépose la moitié sur toi. Les Phares et Balises te versent 300 €.
job-spear-carrier = Figuration à l’opéra
job-spear-carrier-place = Arènes de Vérone
job-spear-carrier-text = Tu montes la garde pendant quatre actes et tu t’endors au troisième, debout. Le public y croit, le cachet est de 300 €.
job-library-move = Déménagement de bibliothèque
job-library-move-place = Coimbra
job-library-move-text = Six mille volumes à descendre, puis à remonter : le recteur a changé d’avis. Tu touches 300 €.
job-bicycle-workshop = Atelier de vélos
job-bicycle-workshop-place = Copenhague
job-bicycle-workshop-text = On t’apporte des vélos qui grincent, tu rends des vélos qui chantent. La semaine te rapporte 300 €.
job-night-bakery = Boulangerie de nuit
job-night-bakery-place = Tbilissi
job-night-bakery-text = Il faut coller la pâte à la paroi du four sans y laisser sa manche. À l’aube, tu as 300 € et tes deux manches.
job-puppet-theatre = Théâtre de marionnettes
job-puppet-theatre-place = Prague
job-puppet-theatre-text = C’est toi qui tiens les jambes du dragon. Le soir de la dernière, il marche enfin droit, et tu gagnes 300 €.
job-wedding-band = Orchestre de mariage
job-wedding-band-place = Plovdiv
job-wedding-band-text = Trois jours de noce, quatre heures de sommeil, et le même air dix-sept fois. La famille te remercie avec 400 €.
job-cheese-cellar = Cave à fromages
job-cheese-cellar-place = Gruyères
job-cheese-cellar-text = Tu retournes et tu brosses six cents meules par jour. Elles ont bonne mine ; toi, tu as 400 €.
job-menu-translation = Traduction de menus
job-menu-translation-place = Porto
job-menu-translation-text = Grâce à toi, la « pieuvre au garage » redevient du poulpe au four. Quarante restaurants se cotisent et te donnent 400 €.
job-ships-cook = Cuisine à bord
job-ships-cook-place = Ushuaïa
job-ships-cook-text = De la purée par force neuf : la moitié au plafond, l’autre applaudie. L’expédition te règle 400 €.
job-computer-repair = Dépannage d’ordinateur
job-computer-repair-place = La Valette
job-computer-repair-text = Il n’était pas branché. Tu as réfléchi une heure avant de le dire, et on te paie 500 €.
job-crab-season = Saison du crabe
job-crab-season-place = Dutch Harbor, Alaska
job-crab-season-text = Trois semaines sans chaussettes sèches, des crabes larges comme des parapluies, et 500 € en posant le pied à terre.
job-lift-voice = Voix d’ascenseur
job-lift-voice-place = Séoul
job-lift-voice-text = Tu enregistres « Attention à la fermeture des portes » de quatre-vingts façons. La plus fatiguée l’emporte : 500 €.

## Cartes chance

chance-second-hand-jacket = Veste d’occasion
chance-second-hand-jacket-place = Mauerpark, Berlin
chance-second-hand-jacket-text = Dans la poche de la veste achetée hier, tu trouves 50 €. La vendeuse te fait signe de te taire.
chance-pub-quiz = Quiz au pub
chance-pub-quiz-place = Galway
chance-pub-quiz-text = Dernière question : la capitale du Burkina Faso. Tu cries « Ouagadougou ! » et ta part du gros lot est de 100 €.
chance-chess-in-the-park = Échecs au parc
chance-chess-in-the-park-place = Erevan
chance-chess-in-the-park-text = La championne a huit ans. Tu tiens douze coups, un record, et ceux qui avaient parié sur toi te donnent 100 €.
chance-lost-dog = Chien retrouvé
chance-lost-dog-place = Graz
chance-lost-dog-text = C’est plutôt lui qui a trouvé ton sandwich. La récompense est quand même pour toi : 200 €.
chance-millionth-visitor = La millionième entrée
chance-millionth-visitor-place = Mine de sel de Wieliczka
chance-millionth-visitor-text = Fanfare, fleurs, photo avec le maire : tu cherchais seulement les toilettes. On te remet 300 €.
chance-hotel-inspection = Inspection surprise
chance-hotel-inspection-place = Karlovy Vary
chance-hotel-inspection-text = L’hôtelier croit à une inspection. Plus tu démens, plus il en est sûr, et il te donne 4 chèques hôtel.
chance-end-of-season = Fin de saison
chance-end-of-season-place = Rimini
chance-end-of-season-text = La plage plie ses parasols et l’office de tourisme vide ses tiroirs : 6 chèques hôtel pour toi.
chance-deckchair = Chaise longue
chance-deckchair-place = Biarritz
chance-deckchair-text = Tu pensais que les chaises longues étaient à tout le monde. À onze heures, on t’explique que non : tu paies 50 €.
chance-roaming-call = Hors forfait
chance-roaming-call-place = Andorre-la-Vieille
chance-roaming-call-text = Onze secondes de « allô ? tu m’entends ? » entre deux montagnes : tu paies 50 €.
chance-pebbles-in-the-bag = Excédent de bagages
chance-pebbles-in-the-bag-place = Aéroport de Nice
chance-pebbles-in-the-bag-text = Quatre kilos de galets, choisis un par un. Au comptoir, tu paies 100 € pour leur voyage.
chance-scooter-mirrors = Scooter de location
chance-scooter-mirrors-place = Naxos
chance-scooter-mirrors-text = Il avait deux rétroviseurs à l’aller, et aucun au retour. Tu paies 150 € sans regarder derrière toi.
chance-sunday-locksmith = Serrurier du dimanche
chance-sunday-locksmith-place = Zurich
chance-sunday-locksmith-text = La clé était dans l’autre poche. Le serrurier, lui, était déjà là : tu paies 200 €.
chance-rain-in-bergen = Pluie de Bergen
chance-rain-in-bergen-place = Bergen
chance-rain-in-bergen-text = Il y pleut deux jours sur trois, et ta poche était ouverte. Tu perds 2 chèques hôtel, devenus de la bouillie.
chance-guide-on-the-roof = Sur le toit du taxi
chance-guide-on-the-roof-place = Ouagadougou
chance-guide-on-the-roof-text = Tu l’avais posé là juste une minute. Tu perds un guide ; quelqu’un, sur la route, connaît maintenant toutes les bonnes adresses.
chance-monkey-photographer = Le singe photographe
chance-monkey-photographer-place = Gibraltar
chance-monkey-photographer-text = Il a d’abord pris la pose, puis ton matériel. Tu perds un appareil photo ; lui, il a l’œil.
chance-wrong-carousel = Bagage voyageur
chance-wrong-carousel-place = Aéroport de Doha
chance-wrong-carousel-text = Ton sac a pris la correspondance pour Oulan-Bator. Tu perds un équipement, qui verra du pays.
chance-visa-at-forty-degrees = Lavé à quarante degrés
chance-visa-at-forty-degrees-place = Tirana
chance-visa-at-forty-degrees-text = Le visa dans la poche, le pantalon dans la machine. Tu perds un jeu de formalités, qui sent maintenant la lavande.
chance-school-bus = Bus scolaire
chance-school-bus-place = Antsirabe, Madagascar
chance-school-bus-text = Il reste une place entre deux cartables. Tu avances de 3 cases, et tu sais de nouveau la table de sept.
chance-tailwind = Vent dans le dos
chance-tailwind-place = Tarifa
chance-tailwind-text = Tu ouvres ton parapluie, et le vent se charge du reste. Tu avances de 2 cases.
chance-forgotten-hat = Chapeau oublié
chance-forgotten-hat-place = Kampot, Cambodge
chance-forgotten-hat-text = Il est resté au déjeuner, accroché à sa chaise. Tu recules de 2 cases pour le chercher ; il te va toujours bien.
chance-bridge-gone = Pont parti
chance-bridge-gone-place = Skardu, Pakistan
chance-bridge-gone-text = Le pont est parti avant toi. Le suivant est en amont, loin en amont : tu recules de 3 cases.
chance-night-at-the-museum = Fermeture du musée
chance-night-at-the-museum-place = Turin
chance-night-at-the-museum-text = Tu en étais encore à la salle neuf quand la grille est tombée. Tu passes ton prochain tour avec les momies.
chance-sprained-ankle = Cheville foulée
chance-sprained-ankle-place = Dubrovnik
chance-sprained-ankle-text = Cette marche était déjà là hier. À ton prochain tour, tu avances de 1 case, ni plus ni moins, à cloche-pied.
chance-jet-lag = Décalage horaire
chance-jet-lag-place = Honolulu
chance-jet-lag-text = Trois heures du matin, et une forme éblouissante. Tu repars tout de suite : un déplacement de plus, au tarif habituel.
chance-middle-seat = La place du milieu
chance-middle-seat-place = Aéroport de Toronto
chance-middle-seat-text = Dix heures entre une chorale et un trombone. La compagnie, émue, t’offre un billet d’avion.

## Cartes poste restante

poste-sold-moped = Mobylette vendue
poste-sold-moped-place = Clermont-Ferrand
poste-sold-moped-text = Ton cousin l’a vendue avec la béquille, le klaxon et ses regrets. Il t’envoie ta part : 100 €.
poste-aunts-jam = Confitures de tante Odile
poste-aunts-jam-place = Annecy
poste-aunts-jam-text = Douze pots vendus à la kermesse, dont neuf à elle-même. La recette est pour toi : 100 €.
poste-tax-refund = Trop-perçu
poste-tax-refund-place = Limoges
poste-tax-refund-text = Les impôts te présentent leurs excuses. Tu relis deux fois, puis tu reçois 200 €.
poste-crossword = Mots croisés
poste-crossword-place = Nancy
poste-crossword-text = « Dort n’importe où », en sept lettres : ta réponse était la bonne. Le journal t’envoie 200 €.
poste-poetry-prize = Prix de poésie
poste-poetry-prize-place = Quimper
poste-poetry-prize-text = Ton sonnet sur les horaires de car a fait pleurer le jury. Il t’adresse 300 €.
poste-great-uncle = Le grand-oncle Émile
poste-great-uncle-place = Aurillac
poste-great-uncle-text = Il a vendu son baromètre, qui se trompait toujours, et il t’offre l’argent : 400 €.
poste-hotel-school = École hôtelière
poste-hotel-school-place = Lausanne
poste-hotel-school-text = Ta filleule y apprend à faire les lits. Elle t’envoie 5 chèques hôtel et attend ton avis sur les coins.
poste-mothers-order = Une commande de ta mère
poste-mothers-order-place = Grenoble
poste-mothers-order-text = Elle voulait des torchons et s’est trompée de page. Tu reçois 5 chèques hôtel, valables partout sauf chez elle.
poste-overdue-book = Livre en retard
poste-overdue-book-place = Rennes
poste-overdue-book-text = La bibliothèque te réclame depuis un an « L’Art d’être ponctuel ». Tu paies 50 €, et tu le finis ce soir.
poste-dripping-tap = Le robinet
poste-dripping-tap-place = Le Havre
poste-dripping-tap-text = Tu l’avais fermé, ou presque. Pour le plafond du voisin, tu paies 100 €.
poste-unclaimed-room = Réservation oubliée
poste-unclaimed-room-place = Saint-Malo
poste-unclaimed-room-text = L’hôtel a laissé la lampe allumée tout le mois de juin. Tu perds 3 chèques hôtel, qu’il garde pour l’électricité.
poste-too-many-santiagos = Trop de Santiago
poste-too-many-santiagos-place = Saint-Jacques-de-Compostelle
poste-too-many-santiagos-text = Il y en a des dizaines, et tu donnes rendez-vous dans le mauvais. Un joueur de ton choix recule de 3 cases.
poste-blue-suitcase = La valise bleue
poste-blue-suitcase-place = Trieste
poste-blue-suitcase-text = « Et ma valise bleue, tu ne l’aurais pas laissée là-bas ? » Un joueur de ton choix, trop serviable, recule de 4 cases.
poste-umbrella-at-the-counter = Parapluie au comptoir
poste-umbrella-at-the-counter-place = Aéroport d’Amsterdam
poste-umbrella-at-the-counter-text = Tu jures l’avoir vu près du guichet, avec sa tête de canard. Un joueur de ton choix retourne à l’aéroport précédent.
poste-couscous-on-friday = Couscous vendredi
poste-couscous-on-friday-place = Tunis
poste-couscous-on-friday-text = Tu as décrit la semoule grain par grain. Un joueur de ton choix te rejoint sur ta case, fourchette en main.
poste-weekend-loan = Prêt pour le week-end
poste-weekend-loan-place = Montpellier
poste-weekend-loan-text = Ta cousine voulait seulement l’emprunter, puis elle est partie six mois. Un joueur de ton choix perd un guide.
poste-good-repair-shop = Un bon réparateur
poste-good-repair-shop-place = Lugano
poste-good-repair-shop-text = Tu recommandes la boutique avec chaleur ; elle ferme le lendemain. Un joueur de ton choix perd un appareil photo.
poste-cub-scouts = Les louveteaux
poste-cub-scouts-place = Besançon
poste-cub-scouts-text = Ils sont douze, ils campent demain, et tu leur as donné une adresse. Un joueur de ton choix perd un équipement.
poste-false-moustache = Moustache suspecte
poste-false-moustache-place = Vienne
poste-false-moustache-text = Tu signales au consulat qu’elle est dessinée sur la photo. Un joueur de ton choix perd un jeu de formalités.
poste-pizza-for-six = Pizza à six
poste-pizza-for-six-place = Naples
poste-pizza-for-six-text = Tu avais avancé l’addition, supplément anchois compris. Un joueur de ton choix te paie 100 €.
poste-cat-sitting = Garde du chat
poste-cat-sitting-place = Gand
poste-cat-sitting-text = Le chat a passé l’hiver chez toi et mangé la moitié du canapé. Un joueur de ton choix te paie 100 €.
poste-sixteen-page-letter = Lettre de seize pages
poste-sixteen-page-letter-place = Weimar
poste-sixteen-page-letter-text = Elle demande une réponse, longue et soignée. Un joueur de ton choix passe son prochain tour à la rédiger.
poste-annotated-guide = Pages tachées
poste-annotated-guide-place = Avignon
poste-annotated-guide-text = Une lectrice t’envoie son exemplaire : la sauce indique les bonnes adresses. Tu reçois un guide.
poste-calendar = Le calendrier
poste-calendar-place = Saint-Étienne
poste-calendar-text = Ta tête au mois d’août a eu un succès fou. Chacun des autres te donne 50 € pour son exemplaire.
poste-a-round-for-all = Tournée générale
poste-a-round-for-all-place = Reims
poste-a-round-for-all-text = Tu avais promis de quoi trinquer si tu arrivais jusqu’ici. Tu donnes 20 € à chacun des autres.

## Hébergements

lodging-open-air = À la belle étoile
lodging-open-air-place = Wadi Rum
lodging-open-air-text = Plafond très haut, éclairage d’époque. Le réveil est un dromadaire.
lodging-ferry-deck = Sur le pont du ferry
lodging-ferry-deck-place = Au départ du Pirée
lodging-ferry-deck-text = Tu déroules ton sac contre la cheminée, du côté chaud. À l’aube, on te sert une île au petit déjeuner.
lodging-family-sofa = Le canapé d’une famille
lodging-family-sofa-place = Koutaïssi
lodging-family-sofa-text = Tu demandais ton chemin. On t’a donné une soupe, le canapé et le chat.
lodging-herders-ger = Sous la yourte
lodging-herders-ger-place = Kharkhorin, Mongolie
lodging-herders-ger-text = On te laisse la place près du poêle. Trois agneaux avaient eu la même idée.
lodging-night-train = Dans le train de nuit
lodging-night-train-place = Irkoutsk
lodging-night-train-text = Tu dors en avançant. La dame du dessus te passe un cornichon et les nouvelles de sa fille.
lodging-monastery-mat = Une natte au monastère
lodging-monastery-mat-place = Hemis, Ladakh
lodging-monastery-mat-text = Silence à huit heures du soir. À quatre heures du matin, les trompes.
lodging-cargo-hammock = Hamac sur un cargo
lodging-cargo-hammock-place = Santarém, Amazonie
lodging-cargo-hammock-text = Le tien est au milieu, entre un régime de bananes et un accordéoniste. Les bananes dorment bien.
lodging-harbour-dormitory = Dortoir du port
lodging-harbour-dormitory-place = Valparaíso
lodging-harbour-dormitory-text = Douze lits, et toute la baie par la fenêtre. Le funiculaire s’arrête à hauteur d’oreiller.
lodging-lakeside-tent = Camping au bord du lac
lodging-lakeside-tent-place = Bled, Slovénie
lodging-lakeside-tent-text = La cloche de l’île sonne chaque fois qu’on fait un vœu. Les gens ont beaucoup de vœux.
lodging-palm-roof-hammock = Hamac sous la paillote
lodging-palm-roof-hammock-place = Mazunte, Mexique
lodging-palm-roof-hammock-text = Le toit laisse passer les étoiles et, de temps en temps, un gecko.
lodging-rooftop-mattress = Matelas sur le toit
lodging-rooftop-mattress-place = Jaisalmer
lodging-rooftop-mattress-text = Au réveil, la forteresse rougit. Toi aussi : sur le toit voisin, on prenait le thé.
lodging-fishers-hut = Cabane de pêcheur
lodging-fishers-hut-place = El Nido, Palawan
lodging-fishers-hut-text = À marée haute, la mer entre voir qui est là. Pends tes sandales au clou.
lodging-pilgrims-room = Chambrée de pèlerins
lodging-pilgrims-room-place = O Cebreiro, Galice
lodging-pilgrims-room-text = Trente lits, et soixante chaussures sur le rebord de la fenêtre. On dort très bien, côté porte.
lodging-longhouse = Maison longue
lodging-longhouse-place = Batang Ai, Sarawak
lodging-longhouse-text = Une seule véranda pour vingt familles. Le coq chante pour tout le monde, et prend son temps.
lodging-wool-tent = Tente de laine
lodging-wool-tent-place = M’Hamid, Maroc
lodging-wool-tent-text = Les tapis font les murs, et le vent fait le concierge.
lodging-hay-barn = Grange à foin
lodging-hay-barn-place = Alpbach, Tyrol
lodging-hay-barn-text = Un lit parfumé, un peu piquant. On change la literie deux fois par an.
lodging-capsule-hotel = Hôtel capsule
lodging-capsule-hotel-place = Osaka
lodging-capsule-hotel-text = Un tiroir à ta taille, avec veilleuse et radio. Évite seulement de te redresser d’un coup.
lodging-former-prison = Ancienne prison
lodging-former-prison-place = Ljubljana
lodging-former-prison-text = La cellule a gardé ses barreaux. Elle a maintenant des rideaux à fleurs et une clé à l’intérieur.
lodging-lighthouse-hostel = Auberge du phare
lodging-lighthouse-hostel-place = Pigeon Point, Californie
lodging-lighthouse-hostel-text = La lumière repasse toutes les dix secondes, comme quelqu’un qui vérifie que tu dors.
lodging-retired-bus = Autobus à la retraite
lodging-retired-bus-place = Raglan, Nouvelle-Zélande
lodging-retired-bus-text = Il n’a pas roulé depuis vingt ans. Tu dors à la place du chauffeur ; ne t’appuie pas sur le klaxon.
lodging-attic-room = Chambre sous les combles
lodging-attic-room-place = Édimbourg
lodging-attic-room-text = Cent douze marches, une lucarne, et la théière qui t’attend déjà en haut.
lodging-tailors-guest-house = Pension du tailleur
lodging-tailors-guest-house-place = Hoi An
lodging-tailors-guest-house-text = Tu te couches en short. Au matin, un costume t’attend, à essayer seulement.
lodging-above-the-bakery = Au-dessus de la boulangerie
lodging-above-the-bakery-place = Salzbourg
lodging-above-the-bakery-text = Le four te chauffe, et les brioches te réveillent.
lodging-beach-bungalow = Bungalow de plage
lodging-beach-bungalow-place = Nungwi, Zanzibar
lodging-beach-bungalow-text = La marée passe prendre de tes nouvelles, matin et soir.
lodging-cabin-on-stilts = Cabane sur pilotis
lodging-cabin-on-stilts-place = Bocas del Toro, Panama
lodging-cabin-on-stilts-text = L’escalier descend dans la mer. Le paresseux d’en face n’a pas bougé depuis ton arrivée.
lodging-houseboat = Bateau-maison
lodging-houseboat-place = Lac Dal, Srinagar
lodging-houseboat-text = Le fleuriste, le coiffeur et le facteur viennent en barque, dans cet ordre.
lodging-room-at-mercedes = Chez Mercedes
lodging-room-at-mercedes-place = Trinidad, Cuba
lodging-room-at-mercedes-text = Le lit grince en mesure avec la radio. Au petit déjeuner, neuf fruits, dont tu connais trois.
lodging-coffee-roasters-inn = Auberge du torréfacteur
lodging-coffee-roasters-inn-place = Harar, Éthiopie
lodging-coffee-roasters-inn-text = On grille le café sous ta fenêtre dès l’aube. Personne n’y a jamais fait la grasse matinée.
lodging-travellers-hotel = Hôtel des Voyageurs
lodging-travellers-hotel-place = Bobo-Dioulasso
lodging-travellers-hotel-text = Le ventilateur a trois vitesses : lente, rêveuse et arrêtée.
lodging-market-inn = Auberge du marché
lodging-market-inn-place = Pisac, Pérou
lodging-market-inn-text = Ta fenêtre donne sur cent sortes de pommes de terre. On tient à te les présenter toutes.
lodging-tea-estate = Maison du domaine de thé
lodging-tea-estate-place = Haputale, Sri Lanka
lodging-tea-estate-text = Un édredon, une bouillotte, et un portrait qui te suit du regard jusqu’à la salle de bains.
lodging-walkers-lodge = Gîte d’étape
lodging-walkers-lodge-place = Mafate, La Réunion
lodging-walkers-lodge-text = On n’y vient qu’à pied. Les courses arrivent en hélicoptère, les invités à bout de souffle.
lodging-trullo = Chambre en trullo
lodging-trullo-place = Alberobello, Pouilles
lodging-trullo-text = Des murs d’un mètre et un toit pointu : tu dors dans un chapeau de magicien.
lodging-station-hotel = Hôtel de la gare
lodging-station-hotel-place = Anvers
lodging-station-hotel-text = Le premier train traverse tes rêves à cinq heures douze. Il est toujours à l’heure.
lodging-high-hut = Refuge gardé
lodging-high-hut-place = Au-dessus de Zermatt
lodging-high-hut-text = La fondue est comprise. L’oxygène aussi, en petite quantité.
lodging-riad = Riad au fond de la ruelle
lodging-riad-place = Essaouira
lodging-riad-text = Tu as cherché la porte une heure. Derrière, il y avait un oranger, une fontaine et un thé encore chaud.
lodging-ryokan = Ryokan
lodging-ryokan-place = Kanazawa
lodging-ryokan-text = On quitte ses chaussures, puis sa montre, puis sa hâte. Le futon fait le reste.
lodging-cave-room = Chambre dans la roche
lodging-cave-room-place = Matera
lodging-cave-room-text = Neuf mille ans d’occupation, et enfin une prise pour ton téléphone.
lodging-hacienda = Hacienda
lodging-hacienda-place = Izamal, Yucatán
lodging-hacienda-text = Quatre patios et un paon. Le paon a la plus belle chambre.
lodging-ceiling-fan-hotel = Vieil hôtel à ventilateurs
lodging-ceiling-fan-hotel-place = George Town, Penang
lodging-ceiling-fan-hotel-text = Un romancier y a commencé un chef-d’œuvre, dit-on au bar. Le bar explique pourquoi il ne l’a pas fini.
lodging-pool-hotel = Hôtel avec piscine
lodging-pool-hotel-place = Abidjan
lodging-pool-hotel-text = La piscine a la forme d’un ananas. On nage en rond autour des feuilles.
lodging-bush-lodge = Lodge de brousse
lodging-bush-lodge-place = Kasane, Botswana
lodging-bush-lodge-text = Une moustiquaire te sépare des éléphants. Eux, ils la croient solide.
lodging-ice-hotel = Hôtel de glace
lodging-ice-hotel-place = Jukkasjärvi, Laponie
lodging-ice-hotel-text = Chambre à moins cinq, peaux de renne, jus d’airelle brûlant. En mai, l’hôtel rejoint la rivière.
lodging-maharajas-palace = Palais de maharaja
lodging-maharajas-palace-place = Jodhpur
lodging-maharajas-palace-text = Trois cents pièces. On te remet une lampe, un plan, et un sifflet au cas où.
lodging-palace-without-a-lift = Palace sans ascenseur
lodging-palace-without-a-lift-place = Alexandrie
lodging-palace-without-a-lift-text = L’ascenseur, classé, est en panne depuis l’inauguration. Le portier monte tes bagages en racontant dix ans par étage.

## Le plateau

type-achat = achat
type-reportage = reportage
type-aventure = aventure
type-job = job
type-chance = chance
type-poste = poste restante
type-airport = aéroport
type-preparation = prépare ton sac

## Chèques par lots

good-2-cheques = 2 chèques hôtel
good-3-cheques = 3 chèques hôtel
good-4-cheques = 4 chèques hôtel
good-5-cheques = 5 chèques hôtel
good-6-cheques = 6 chèques hôtel
good-7-cheques = 7 chèques hôtel
good-8-cheques = 8 chèques hôtel
good-9-cheques = 9 chèques hôtel
good-10-cheques = 10 chèques hôtel
good-11-cheques = 11 chèques hôtel
good-12-cheques = 12 chèques hôtel
good-13-cheques = 13 chèques hôtel
good-14-cheques = 14 chèques hôtel
good-15-cheques = 15 chèques hôtel
good-16-cheques = 16 chèques hôtel
good-17-cheques = 17 chèques hôtel
good-18-cheques = 18 chèques hôtel
good-19-cheques = 19 chèques hôtel
good-20-cheques = 20 chèques hôtel

space-dakar = Dakar
space-saint-louis = Saint-Louis
space-bamako = Bamako
space-timbuktu = Tombouctou
space-agadez = Agadez
space-siwa = Siwa
space-cairo = Le Caire
space-luxor = Louxor
space-lalibela = Lalibela
space-nairobi = Nairobi
space-serengeti = Serengeti
space-kilimanjaro = Kilimandjaro
space-zanzibar = Zanzibar
space-mumbai = Bombay
space-goa = Goa
space-hampi = Hampi
space-udaipur = Udaipur
space-jaipur = Jaipur
space-leh = Leh
space-rishikesh = Rishikesh
space-varanasi = Bénarès
space-kathmandu = Katmandou
space-darjeeling = Darjeeling
space-paro = Paro
space-bagan = Bagan
space-chiang-mai = Chiang Mai
space-bangkok = Bangkok
space-phnom-penh = Phnom Penh
space-angkor = Angkor
space-saigon = Saïgon
space-hoi-an = Hoi An
space-hanoi = Hanoï
space-ha-long = Baie d’Along
space-guilin = Guilin
space-hong-kong = Hong Kong
space-manila = Manille
space-palawan = Palawan
space-kinabalu = Mont Kinabalu
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
space-rapa-nui = Île de Pâques
space-galapagos = Galápagos
space-lima = Lima
space-cusco = Cuzco
space-titicaca = Lac Titicaca
space-uyuni = Uyuni
space-salvador = Salvador de Bahia
space-manaus = Manaus
space-cartagena = Carthagène
space-san-jose = San José
space-havana = La Havane
space-new-orleans = La Nouvelle-Orléans
space-new-york = New York
space-quebec = Québec
space-reykjavik = Reykjavik
space-paris-arrival = Paris (arrivée)

## Ce qui se passe

rolls = { $you ->
    [yes] Tu fais { $pips }.
   *[no] { $player } fait { $pips }.
}
begins = { $you ->
    [yes] Tu commences.
   *[no] { $player } commence.
}
announces = { $you ->
    [yes] Tu joues une ligne de ta fiche : { $line }.
   *[no] { $player } joue une ligne de sa fiche : { $line }.
}
sheet-says = { $you ->
    [yes] Tu lis : « { $outcome } »
   *[no] { $player } lit : « { $outcome } »
}
cannot-pay = { $you ->
    [yes] Tu ne peux pas payer { $money } € : rien n’est acheté.
   *[no] { $player } ne peut pas payer { $money } € : rien n’est acheté.
}
gives = { $you ->
    [yes] { $neighbour } te cède ceci : { $element }.
    [neighbour] Tu cèdes ceci à { $player } : { $element }.
   *[no] { $neighbour } cède ceci à { $player } : { $element }.
}
leaves = { $you ->
    [yes] C’est parti ! Un billet, et te voilà au premier aéroport.
   *[no] { $player } s’envole vers le premier aéroport.
}
drives = { $you ->
    [yes] Tu rejoins { $space } pour { $money } €, avec { $passengers } à bord.
    [passengers] { $player } rejoint { $space } pour { $money } €, avec toi à bord.
   *[no] { $player } rejoint { $space } pour { $money } €, avec { $passengers } à bord.
}
flies = { $you ->
    [yes] Tu prends l’avion pour { $space }.
   *[no] { $player } prend l’avion pour { $space }.
}
one-way = { $you ->
    [yes] Tu ne peux avancer que d’une case.
   *[no] { $player } ne peut avancer que d’une case.
}
moved = { $you ->
    [yes] Te voilà ailleurs : { $space }.
   *[no] { $player } se retrouve ailleurs : { $space }.
}
rides = { $you ->
    [yes] On t’emmène en stop : { $space }.
   *[no] { $player } arrive en stop : { $space }.
}
goes-back-to-work = { $you ->
    [yes] Job Assistance : retour au travail, { $space }.
   *[no] Job Assistance pour { $player } : retour au travail, { $space }.
}
works-here = { $you ->
    [yes] Tu cherches du travail sur place.
   *[no] { $player } cherche du travail sur place.
}
pays-beds = { $you ->
    [yes] { $money } € de ta paie vont à l’hôtel.
   *[no] { $money } € de la paie { DE($player) } vont à l’hôtel.
}
buys = { $you ->
    [yes] Tu achètes ceci pour { $money } € : { $good }.
   *[no] { $player } achète ceci pour { $money } € : { $good }.
}
gets-ticket = { $you ->
    [yes] Tu reçois un billet d’avion.
   *[no] { $player } reçoit un billet d’avion.
}
gets = { $you ->
    [yes] Tu reçois ceci : { $element }.
   *[no] { $player } reçoit ceci : { $element }.
}
loses = { $you ->
    [yes] Tu perds ceci : { $element }.
   *[no] { $player } perd ceci : { $element }.
}
has-none = { $you ->
    [yes] Rien à perdre : tu n’as pas { DE($element) }.
   *[no] Rien à perdre : { $player } n’a pas { DE($element) }.
}
stranded = { $you ->
    [yes] Sans formalités, on ne voyage plus. Tu attends ici : { $space }.
   *[no] Sans formalités, on ne voyage plus. { $player } attend ici : { $space }.
}
draws-achat = { $you ->
    [yes] À l’étal : { $card }.
   *[no] À l’étal, pour { $player } : { $card }.
}
draws-reportage = { $you ->
    [yes] Un sujet pour toi : { $card }.
   *[no] Un sujet pour { $player } : { $card }.
}
draws-aventure = { $you ->
    [yes] À l’aventure ! { $card }.
   *[no] Une aventure pour { $player } : { $card }.
}
draws-job = { $you ->
    [yes] Un job pour toi : { $card }.
   *[no] Un job pour { $player } : { $card }.
}
draws-chance = { $you ->
    [yes] Carte chance : { $card }.
   *[no] Carte chance pour { $player } : { $card }.
}
draws-poste = { $you ->
    [yes] Une lettre t’attend : { $card }.
   *[no] Une lettre attend { $player } : { $card }.
}
wins-achat = { $you ->
    [yes] C’est à toi : { $card }.
   *[no] { $player } a acheté ceci : { $card }.
}
wins-reportage = { $you ->
    [yes] Ton reportage est dans la boîte.
   *[no] Le reportage { DE($player) } est dans la boîte.
}
wins-aventure = { $you ->
    [yes] Tu la raconteras au retour !
   *[no] { $player } la racontera au retour.
}
lets-go-achat = { $you ->
    [yes] Tu ne peux pas le payer et le laisses : { $card }.
   *[no] { $player } ne peut pas le payer et le laisse : { $card }.
}
lets-go-aventure = { $you ->
    [yes] Raté : l’aventure t’échappe.
   *[no] Raté : l’aventure échappe à { $player }.
}
leaves-it = { $you ->
    [yes] Tu ne joues pas la case : { $space }.
   *[no] { $player } ne joue pas la case : { $space }.
}
earns = { $you ->
    [yes] Tu reçois { $money } €.
   *[no] { $player } reçoit { $money } €.
}
pays = { $you ->
    [yes] Tu paies { $money } €.
   *[no] { $player } paie { $money } €.
}
pays-to = { $you ->
    [yes] Tu paies { $money } € à { $payee }.
    [payee] { $player } te paie { $money } €.
   *[no] { $player } paie { $money } € à { $payee }.
}
owes = { $you ->
    [yes] Tu dois { $money } € : à ton prochain tour, tu travailleras.
   *[no] { $player } doit { $money } €, à gagner au prochain tour.
}
forgiven = { $you ->
    [yes] Les { $money } € que tu dois encore te sont remis.
   *[no] Les { $money } € que doit encore { $player } sont remis.
}
must-skip = { $you ->
    [yes] Tu passeras ton prochain tour.
   *[no] { $player } passera son prochain tour.
}
lapses = { $you ->
    [yes] La consigne de ta carte ne vaut plus.
   *[no] La consigne de la carte { DE($player) } ne vaut plus.
}
skips = { $you ->
    [yes] Tu passes ton tour.
   *[no] { $player } passe son tour.
}
claims = { $you ->
    [yes] Tu demandes à voir le sac { DE($offender) }.
    [offender] { $player } demande à voir ton sac.
   *[no] { $player } demande à voir le sac { DE($offender) }.
}
caught = { $you ->
    [yes] En faute ! Tu dois à { $player } une amende de 500 €.
    [player] En faute ! { $offender } te doit une amende de 500 €.
   *[no] En faute ! { $offender } doit à { $player } une amende de 500 €.
}
rightful = { $you ->
    [yes] Tu avais tout ce qu’il fallait.
   *[no] { $offender } avait tout ce qu’il fallait.
}
returns-reportage = { $you ->
    [yes] Ton reportage est rendu : { $card }.
   *[no] Le reportage { DE($player) } est rendu : { $card }.
}
returns-aventure = { $you ->
    [yes] Ton aventure ne compte pas : { $card }.
   *[no] L’aventure { DE($player) } ne compte pas : { $card }.
}
puts-up = { $you ->
    [yes] Tu mets ceci aux enchères à partir de { $money } € : { $good }.
   *[no] { $seller } met ceci aux enchères à partir de { $money } € : { $good }.
}
goes-on = { $you ->
    [yes] Tu continues ton tour : l’offre { DE($offerer) } tombe.
    [offerer] {$player} continue son tour : ton offre tombe.
   *[no] {$player} continue son tour : l’offre { DE($offerer) } tombe.
}
bids = { $you ->
    [yes] Tu offres { $money } €.
   *[no] { $player } offre { $money } €.
}
sells = { $you ->
    [yes] Tu vends ceci à { $buyer } pour { $money } € : { $good }.
    [buyer] { $seller } te vend ceci pour { $money } € : { $good }.
   *[no] { $seller } vend ceci à { $buyer } pour { $money } € : { $good }.
}
bank-buys = { $you ->
    [yes] La banque te reprend ceci pour { $money } € : { $good }.
   *[no] La banque reprend ceci à { $seller } pour { $money } € : { $good }.
}
comes-home = { $you ->
    [yes] Te voilà à bon port, avec tout !
   *[no] { $player } arrive à bon port, avec tout !
}
retires = { $you ->
    [yes] Tu quittes la partie.
   *[no] { $player } quitte la partie.
}
passes = { $you ->
    [yes] Tu passes.
   *[no] { $player } passe.
}
cannot-bid = { $you ->
    [yes] Tu n’as pas de quoi enchérir.
   *[no] { $player } n’a pas de quoi enchérir.
}
gets-cheques = { $you ->
    [yes] { $count ->
        [one] Tu reçois un chèque hôtel.
       *[other] Tu reçois { $count } chèques hôtel.
    }
   *[no] { $count ->
        [one] { $player } reçoit un chèque hôtel.
       *[other] { $player } reçoit { $count } chèques hôtel.
    }
}
loses-cheques = { $you ->
    [yes] { $count ->
        [one] Tu perds { $count } chèque hôtel.
       *[other] Tu perds { $count } chèques hôtel.
    }
   *[no] { $count ->
        [one] { $player } perd { $count } chèque hôtel.
       *[other] { $player } perd { $count } chèques hôtel.
    }
}
buys-cheques = { $you ->
    [yes] { $count ->
        [one] Tu achètes un chèque hôtel pour { $money } €.
       *[other] Tu achètes { $count } chèques hôtel pour { $money } €.
    }
   *[no] { $count ->
        [one] { $player } achète un chèque hôtel pour { $money } €.
       *[other] { $player } achète { $count } chèques hôtel pour { $money } €.
    }
}
bed-waived = { $you ->
    [yes] { $count ->
        [one] On te fait grâce d’un chèque.
       *[other] On te fait grâce de { $count } chèques.
    }
   *[no] { $count ->
        [one] On fait grâce d’un chèque à { $player }.
       *[other] On fait grâce de { $count } chèques à { $player }.
    }
}
sent-back = { $you ->
    [yes] { $count ->
        [one] Il faut un chèque, et tu n’en as pas : retour vers { $space }.
       *[other] Il faut { $count } chèques, et tu n’en as pas assez : retour vers { $space }.
    }
   *[no] { $count ->
        [one] Il faut un chèque, et { $player } n’en a pas : retour vers { $space }.
       *[other] Il faut { $count } chèques, et { $player } n’en a pas assez : retour vers { $space }.
    }
}
must-advance = { $you ->
    [yes] { $count ->
        [one] À ton prochain tour, tu avanceras de 1 case.
       *[other] À ton prochain tour, tu avanceras de { $count } cases.
    }
   *[no] { $count ->
        [one] Au prochain tour, { $player } avancera de 1 case.
       *[other] Au prochain tour, { $player } avancera de { $count } cases.
    }
}
walks = { $you ->
    [yes] Tu rejoins { $space }
   *[no] { $player } rejoint { $space }
}{ $money ->
    [0] , sans rien payer.
   *[other] , pour { $money } €.
}
sleeps = { $you ->
    [yes] Ton lit, ce soir : { $card }.
   *[no] Le lit { DE($player) }, ce soir : { $card }.
} { $count ->
    [0] Il ne coûte rien.
    [one] Il coûte 1 chèque.
   *[other] Il coûte { $count } chèques.
}
no-effect = Cela ne change rien.
set-broken = La collection n’est plus complète : le voyage continue.
time-is-up = Le dernier tour est joué.

## Ce qu’on demande

ask-line = Quelle ligne de ta fiche joues-tu ?
ask-line-why = Pour partir : formalités, guide, équipement, appareil photo, billet, dix chèques et 1 500 €. Le résultat du dé t’engage.
ask-set-out = Te voilà à { $space }. Jusqu’où marches-tu ?
ask-set-out-why = On marche sans dé : 1 case est gratuite, 2 coûtent 20 €, 3 coûtent 50 €, 4 coûtent 100 €, 5 coûtent 200 €, 6 coûtent 400 €.
ask-turn = Tu es ici : { $space }. Où vas-tu ?
ask-turn-why = 1 case est gratuite, 2 coûtent 20 €, 3 coûtent 50 €, 4 coûtent 100 €, 5 coûtent 200 €, 6 coûtent 400 €. Ensuite, il faut un lit.
ask-drive = Tu es ici : { $space }, et tu emmènes { $passengers }. Le dé dira jusqu’où.
ask-drive-why = Qui est arrivé le premier emmène tous ceux qui l’ont rejoint, et paie le trajet.
ask-obey = Tu es ici : { $space }. Une carte dit jusqu’où tu vas.
ask-obey-why = Ce qu’une carte ordonne pour le tour suivant passe avant ton propre choix.
ask-back = Te voilà à { $space } sans collection complète. Comment repars-tu ?
ask-back-why = Ici, seule une collection complète fait gagner. Un billet te ramène à l’aéroport précédent.
ask-owing = Tu dois { $money } € : ce tour-ci, tu travailles.
ask-owing-why = Un job, sur la case job précédente, paie ce que tu dois.
ask-stranded = Tu n’as plus de formalités, et il faut { $money } € pour les refaire.
ask-stranded-why = Sans formalités, on n’avance pas. Vends quelque chose, ou travaille sur place.
ask-stranded-work = Tu n’as plus de formalités ni rien à vendre, et il faut { $money } € pour les refaire : travaille sur place.
ask-stranded-work-why = Sans formalités, on n’avance pas. Ce que tu gagnes servira à les refaire.
ask-toll = Le trajet coûte { $money } €, et tu ne les as pas. Que vends-tu ?
ask-toll-why = Ce que tu vends va à la meilleure offre, ou à la banque au prix de revente.
ask-cheques = Combien de chèques hôtel achètes-tu, à 20 € pièce ?
ask-cheques-why = Chaque nuit coûte des chèques hôtel, et on n’en vend que sur les cases chance et poste restante.
ask-bed = { $held ->
    [0] { $count ->
        [one] La nuit coûte 1 chèque, et tu n’en as pas. Combien en achètes-tu, à 20 € pièce ?
       *[other] La nuit coûte { $count } chèques, et tu n’en as pas. Combien en achètes-tu, à 20 € pièce ?
    }
    [1] La nuit coûte { $count } chèques, et tu n’en as qu’un. Combien en achètes-tu, à 20 € pièce ?
   *[other] La nuit coûte { $count } chèques, et tu n’en as que { $held }. Combien en achètes-tu, à 20 € pièce ?
}
ask-bed-why = Qui n’a pas assez de chèques retourne au plus proche endroit qui en vend, et les achète là-bas.
ask-no-bed = { $held ->
    [0] { $count ->
        [one] La nuit coûte 1 chèque. Tu n’en as pas, ni les { $money } € pour l’acheter. Que vends-tu ?
       *[other] La nuit coûte { $count } chèques. Tu n’en as pas, ni les { $money } € pour les acheter. Que vends-tu ?
    }
    [1] La nuit coûte { $count } chèques. Tu n’en as qu’un, et pas les { $money } € qu’il faut pour les autres. Que vends-tu ?
   *[other] La nuit coûte { $count } chèques. Tu n’en as que { $held }, et pas les { $money } € qu’il faut pour les autres. Que vends-tu ?
}
ask-no-bed-why = Ce que tu vends va au plus offrant, ou à la banque. Sans rien vendre de plus, tu donnes tes chèques, et le reste est oublié.
ask-shop = À l’aéroport de { $space } : te faut-il quelque chose ?
ask-shop-why = On ne les vend que dans les aéroports. Sans formalités, on n’avance pas ; sans guide, lits et achats coûtent le double.
ask-achat = Sans guide, tu paies double. Achètes-tu quand même ?
ask-achat-why = C’est le dé qui t’amène ici : rien ne t’y oblige.
ask-reportage = Tu n’as pas d’appareil photo. Joues-tu le reportage quand même ?
ask-reportage-why = Qui s’en aperçoit avant ton prochain déplacement peut te réclamer 500 €.
ask-aventure = Tu n’as pas d’équipement. Joues-tu l’aventure quand même ?
ask-aventure-why = Qui s’en aperçoit avant ton prochain déplacement peut te réclamer 500 €.
ask-afford = { $card } coûte { $money } €, et tu ne les as pas. Que vends-tu ?
ask-afford-why = Ce que tu vends va à la meilleure offre, ou à la banque au prix de revente.
ask-debt = Tu dois payer { $money } € et tu ne les as pas. Que vends-tu ?
ask-debt-why = Ce que tu vends va à la meilleure offre, ou à la banque au prix de revente.
ask-target-owe = { $card } : qui te paie { $money } € ?
ask-target-move = { $card } : qui recule de { $count } cases ?
ask-target-lose = { $card } : qui perd ceci ({ $element }) ?
ask-target-previous = { $card } : qui retourne à l’aéroport précédent ?
ask-target-pull = { $card } : qui te rejoint sur ta case ?
ask-target-skip = { $card } : qui passe son prochain tour ?
ask-extra = Un déplacement de plus : où vas-tu ?
ask-extra-why = C’est une carte qui le permet, au prix habituel. Là où tu arrives, on ne joue rien.
ask-bid = Aux enchères : { $good }. Offres-tu, à partir de { $money } € ?
ask-bid-why = La meilleure offre l’emporte. Si personne n’enchérit, la banque reprend le tout au prix de revente.
ask-claim = { $offender } est à bon port. Demandes-tu à voir son sac ?
ask-claim-why = Une carte jouée sans ce qu’il faut coûte 500 €, payés à qui s’en aperçoit. Si tout est en règle, il ne se passe rien.

## Ce qu’on peut faire

verb-die = Faire { $pips }
verb-achat = Retourner { $achat }
verb-reportage = Retourner { $reportage }
verb-aventure = Retourner { $aventure }
verb-job = Retourner { $job }
verb-chance = Retourner { $chance }
verb-poste = Retourner { $poste }
verb-lodging = Retourner { $lodging }
verb-line = Jouer { $line }
verb-depart = Partir
verb-go = Rejoindre { $space }
verb-roll = Lancer le dé
verb-fly = Prendre l’avion pour { $space }
verb-assist = Job Assistance : retourner travailler
verb-work = Travailler sur place
verb-buy = Acheter : { $good }
verb-done = C’est tout
verb-decline = Laisser
verb-play = Jouer quand même
verb-target = Choisir { $player }
verb-sell = Mettre aux enchères : { $good }
verb-stop = Ne rien vendre de plus
verb-bid = Offrir { $money } €
verb-resume = Continuer mon tour
verb-pass = Passer
verb-claim = Demander à voir le sac { DE($player) }
verb-retire = Quitter la partie
verb-cheques = { $count ->
    [0] N’en acheter aucun
    [one] Acheter 1 chèque
   *[other] Acheter { $count } chèques
}

## Pourquoi pas

why-ro-07 = Ce n’est pas ton tour.
why-ro-18 = Pour partir il faut les formalités, un guide, un équipement, un appareil photo, un billet d’avion, 10 chèques hôtel et 1 500 €.
why-ro-32 = C’est à plus de 6 cases.
why-ro-33 = Y aller coûte { $money } €, et tu ne les as pas.
why-ro-96 = On ne recule pas ; un avion ne revient en arrière que depuis le dernier aéroport.
why-ro-a59 = Le chemin s’arrête ici : tu ne peux que reprendre l’avion pour l’aéroport précédent.
why-ro-51 = Pour y voler, il faut un billet d’avion.
why-ro-57 = Tu emmènes quelqu’un en stop : c’est le dé qui dit jusqu’où.
why-ro-104 = Une carte dit jusqu’où tu vas ce tour-ci.
why-ro-105 = Sans formalités, tu ne peux plus avancer.
why-ro-a54 = Qui doit de l’argent travaille d’abord.
why-ro-55 = Cela ne se vend que dans les aéroports.
why-ro-54 = Cela coûte { $money } € ici, et tu ne les as pas.
why-ro-a35 = On achète un seul billet d’avion par tour.
why-ro-89 = Les formalités ne se revendent pas.
why-ro-84 = Ni un reportage ni une aventure ne se vendent.
why-ro-a55 = Ce que tu as acheté aux enchères pendant ce tour ne se revend pas encore.
why-ro-a55-sales = Tu as déjà ouvert autant d’enchères hors de ton tour que la table en permet.
why-ro-a65 = Il te faut ce billet pour partir.
why-ro-a69 = Les enchères attendent que quelqu’un ait une décision à prendre.
why-ro-a30 = { $player } n’a joué ni reportage ni aventure depuis son dernier déplacement.
why-ro-a68 = La lettre ne peut rien contre { $player }.
why-nothing = On ne peut rien en faire maintenant.

## Options, robots et fins de partie

setting-trophies = Cartes à rapporter de chaque sorte
setting-trophies-help = Deux dans la partie ordinaire ; trois conviennent à deux joueurs, une à six.
setting-express = Partie express
setting-express-help = Les sacs sont prêts : chacun part tout de suite avec 1 800 €. C’est deux fois plus court, et idéal pour découvrir le jeu.
setting-strict = Personne ne peut tricher
setting-strict-help = On ne peut pas jouer une carte sans ce qu’elle demande ; il n’y a donc pas d’amende.
setting-fine-only = Qui se fait prendre garde la carte
setting-fine-only-help = On ne paie que l’amende de 500 €. Sans cette option, on perd aussi la carte.
setting-rounds = Dernier tour de table
setting-rounds-help = Ensuite, qui est le plus près du but gagne. 0 : pas de dernier tour.
setting-sales = Enchères hors de son tour
setting-sales-help = Combien d’enchères chacun peut ouvrir par tour de table quand ce n’est pas à lui de jouer. La règle ne fixe pas de limite ; 12, c’est plus qu’il n’en faut.
setting-reshuffle = Mélanger les paquets épuisés
setting-reshuffle-help = Les cartes job, chance, poste restante et hébergement sont mélangées quand toutes ont servi ; sinon elles reviennent dans le même ordre.
setting-retire = On peut quitter la partie
setting-retire-help = Celui qui part rend tout ce qu’il a et finit dernier. Pour qui s’absente seulement, les autres peuvent faire jouer un robot jusqu’à son retour.
bot-packer = Prend ce qui manque à son sac, marche et ramasse ce qu’il trouve.
bot-hiker = Compte les tours à venir, mais à peu près, et ne regarde dans le sac de personne.
bot-sense = Compte chaque tour jusqu’à l’arrivée, et remarque qui joue une carte sans en avoir le droit.
answer-bids = Aux enchères
answer-bids-help = Ce qu’on répond pour toi quand les autres vendent quelque chose.
answer-bids-ask = me demander
answer-bids-up-to = offrir jusqu’à la limite
answer-bids-never = ne jamais offrir
answer-most = Limite, en euros
answer-most-help = L’offre la plus haute qu’on fera pour toi.
ending-arrival = Quelqu’un est à bon port avec tout.
ending-together = Plusieurs sont arrivés ensemble à bon port.
ending-rounds = Le dernier tour est joué.
ending-alone = Il ne reste qu’un joueur.
luck-sum = { $sum ->
    [one] { $sum } tour
   *[other] { $sum } tours
}

## La position en mots, pour le client texte

see-round = Tour { $round }.
see-traveller = { $player } : { $space }, { $money } €, chèques : { $cheques }, billets : { $tickets } ; sac : { $elements } ; achats : { $achats }, reportages : { $reportages }, aventures : { $aventures }.
see-owes = Doit { $money } €.
see-skip = Passe le prochain tour.
see-pile = Dans une même pile, de bas en haut : { $pile }.
see-lot = { $player } vend : { $good }, { $money } €.
see-journal = Ton carnet de voyage : { $cards }.
see-nothing = rien
see-advance = { $count ->
    [one] Avance de 1 case au prochain tour.
   *[other] Avance de { $count } cases au prochain tour.
}

## La carte

type-lodging = lit pour la nuit
board-map = Carte du voyage autour du monde
board-go = { $act }, { $money ->
    [0] gratuit
   *[other] pour { $money } €
  }
board-cards-left = { $count ->
    [0] plus de cartes
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
board-ticket-price = billet d’avion à { $sum }
board-sells-cheques = on y vend des chèques hôtel
board-here = Sur place : { $players }
board-pawn = { $player } : { $space }
board-van = { $player } : { $space }, conduit { $others }
board-card = Carte tirée : { $card }
board-drew = { $you ->
    [yes] C’est toi qui as tiré cette carte.
   *[no] { $player } a tiré cette carte.
}
board-read = Lire la carte
board-put-away = Ranger la carte
card-price = Prix : { $sum }, le double sans guide.
card-bed = { $count ->
    [0] gratuit
    [one] { $count } chèque
   *[other] { $count } chèques
}
act-resume = son offre tombe
act-ticket = un billet
act-work = retour : { $space }
act-from = à partir de { $sum }
act-double = à prix double
act-fine = au risque de { $sum }
money = { $sum } €

## La fiche sur la table

sheet = { $you ->
    [yes] Prépare ton sac
   *[no] { $player } prépare son sac
}
sheet-fold = Carte
sheet-unfold = Ma fiche
sheet-gain = +{ $sum }
sheet-cheques = +{ $n }
sheet-free = gratuit
sheet-none = rien
sheet-two = { $price } ×2
sheet-both = { $price } + { $more }
sheet-neighbour = de ton voisin
sheet-again = rejoue
sheet-face = { $faces } : { $text }
sheet-packed = dans le sac
sheet-missing = manque encore
sheet-dear = Trop cher : rien n’est acheté.
sheet-lacks = Il manque encore : { $things }.
sheet-lacks-cheques = { $count ->
    [one] { $count } chèque hôtel
   *[other] { $count } chèques hôtel
}
sheet-ready = Le sac est prêt : tu peux partir à ton tour.
sheet-leave = Partir pour le premier aéroport

## Le sac, la boutique et le carnet

bag = Ton sac
pack-money = Ton argent :
pack-sell = Vendre…
pack-short = il manque { $sum }
bag-new = nouveau
bag-count = { $count ->
    [0] pas { DE($item) }
    [1] { $item }
   *[other] { $item } ×{ $count }
}
bag-needed = { $count ->
    [one] nécessaire pour partir
   *[other] { $count } nécessaires pour partir
}
bag-lot = Chèques hôtel en un lot :
bag-lot-sell = { $count ->
    [one] Enchère pour { $count }, à partir de { $sum }
   *[other] Enchère pour { $count }, à partir de { $sum }
}
pack-from = { $act }, à partir de { $sum }
shop = Boutique de l’aéroport, { $space }
shop-owned = Dans ton sac : { $owned }
desk = Chèques hôtel
desk-about = { $count ->
    [0] Tu n’as pas de chèque hôtel. Ils coûtent { $sum } pièce, et un lit en prend jusqu’à { $most }.
    [one] Tu as { $count } chèque hôtel. Ils coûtent { $sum } pièce, et un lit en prend jusqu’à { $most }.
   *[other] Tu as { $count } chèques hôtel. Ils coûtent { $sum } pièce, et un lit en prend jusqu’à { $most }.
}
desk-own = Combien, { $count } au plus
note-owes = Tu dois { $sum } : à ton prochain tour, tu travailleras, et ce que tu devras encore sera oublié.
note-skip = { $turn ->
    [1] Tu passes ton prochain tour.
   *[other] Tu passes encore le tour d’après.
}
note-advance = { $count ->
    [one] { $turn ->
        [1] À ton prochain tour, tu avances de { $count } case.
       *[other] Au tour d’après, tu avances de { $count } case.
    }
   *[other] { $turn ->
        [1] À ton prochain tour, tu avances de { $count } cases.
       *[other] Au tour d’après, tu avances de { $count } cases.
    }
}
note-drives = Tu étais là avant : à ton tour, tu emmènes { $players }, aussi loin que le dit le dé.
note-no-formalities = Tu n’as plus de formalités : personne ne peut t’emmener, et les refaire coûte 200 €.
note-no-guide = Tu n’as pas de guide : les lits et les achats coûtent le double.
note-no-equipment = Tu n’as pas d’équipement : les aventures ne sont pas pour toi.
note-no-camera = Tu n’as pas d’appareil photo : les reportages ne sont pas pour toi.
note-arrival = Tu es à Paris sans collection complète : il faut repartir.
journal = Ton carnet
journal-achats = { $missing ->
    [0] { $count ->
        [one] { $count } achat
       *[other] { $count } achats
    }
   *[other] { $set ->
        [one] { $count } sur 1 achat
       *[other] { $count } sur { $set } achats
    }
}
journal-reportages = { $missing ->
    [0] { $count ->
        [one] { $count } reportage
       *[other] { $count } reportages
    }
   *[other] { $set ->
        [one] { $count } sur 1 reportage
       *[other] { $count } sur { $set } reportages
    }
}
journal-aventures = { $missing ->
    [0] { $count ->
        [one] { $count } aventure
       *[other] { $count } aventures
    }
   *[other] { $set ->
        [one] { $count } sur 1 aventure
       *[other] { $count } sur { $set } aventures
    }
}

## Les enchères

lot = Enchère : { $goods }
lot-seller = { $you ->
    [yes] Tu vends
   *[no] { $player } vend
}
lot-bank = La banque en donne { $sum }
lot-bid = { $you ->
    [yes] La tienne : { $sum }
   *[no] { $player } : { $sum }
}
lot-no-bid = Pas encore d’offre
lot-quick = Offres
lot-own = Ta propre offre, jusqu’à { $sum }
lot-own-bid = Offrir
lot-poor = Tu n’as pas assez pour la plus petite offre.
lot-out = { $you ->
    [yes] Tu as passé
   *[no] { $player } a passé
}
lot-speaks = { $you ->
    [yes] À toi de parler !
   *[no] La parole est à { $player }
}
lot-holds = { $you ->
    [yes] La meilleure offre est la tienne
   *[no] { $player } a la meilleure offre
}
lot-in = { $you ->
    [yes] Tu es encore en lice
   *[no] { $player } est encore en lice
}

## Un voyageur tel que tous le voient

seat-cheques = { $count ->
    [one] { $count } chèque hôtel
   *[other] { $count } chèques hôtel
}
seat-tickets = { $count ->
    [one] { $count } billet d’avion
   *[other] { $count } billets d’avion
}
seat-packing = prépare : { $count } sur 7
seat-packed = { $count }/7
seat-ready = peut partir
seat-stranded = sans formalités
seat-owes = doit { $sum }
seat-skips = passe un tour
seat-advance = { $count ->
    [one] avance de { $count }
   *[other] avance de { $count }
}
seat-drives = { $count ->
    [one] emmène { $count }
   *[other] emmène { $count }
}
seat-gone = a quitté la partie
seat-doubt = Voir le sac { DE($player) }
seat-played = Vient de jouer : { $card }

## La fin

end-journal = { $you ->
    [yes] Ton carnet
   *[no] Le carnet { DE($player) }
}
end-place = { $place ->
    [1] 1re place : { $why }
   *[other] { $place }e place : { $why }
}
end-home = de retour avec { $trophies } trophées et { $money }.
end-under-way = en route, { $space } : { $share } des { $set } trophées{ $more ->
    [0] { "" }
   *[other] { "" } et { $more } de plus
} ; { $money }.
end-gone = a quitté la partie.
end-empty = Encore blanc : tout reste à vivre au prochain voyage.
end-beds = Dernières nuits : { $beds }.
end-way = Le chemin { DE($player) } : { $places }
end-figures = Le voyage en chiffres
end-traveller = Voyageur
end-packing = Lignes jouées
end-walked = Cases parcourues
end-fares = Payé en chemin
end-flights = Vols
end-drives = Trajets au volant
end-lifts = Trajets en stop
end-nights = Nuits
end-sent-back = Demi-tours
end-earned = Reçu
end-sold = Vendu
end-fines = Pris sur le fait
end-money = Argent restant
end-deals = { $count } pour { $sum }
end-beds-paid = { $count }, { $cheques } chèques

## Images de la règle

figure-sheet = La fiche : ce qu’apporte chaque face du dé
figure-line = Ligne
figure-pile = Trois dans une pile : A était là avant et conduit, B et C sont du voyage ; D est tout seul

## La leçon et les conseils

lesson-goal = Bienvenue ! Fais le tour du monde. Le premier à Paris avec deux achats, deux reportages et deux aventures gagne.
lesson-bag = Ton sac est prêt : formalités, guide, équipement, appareil photo et dix chèques hôtel. Tout est visible, le sac { DE($friend) } aussi.
lesson-fares = Pas de dé pour marcher : tu choisis. Une case est gratuite, deux coûtent 20 €, trois 50 €, et après cela devient cher.
lesson-adventure = À Tombouctou, trois cases plus loin, il y a une aventure. Tu as l’équipement : va tenter ta chance avec le dé.
lesson-bed = Le dé a été gentil : ta première aventure ! Chaque nuit coûte aussi des chèques hôtel. Le bungalow t’en a pris deux.
lesson-reportage = Avec un appareil photo, un reportage est sûr. Le Caire en a un, pour 50 €. Guide, appareil photo et équipement ne s’usent pas.
lesson-post = Il te reste six chèques. On n’en vend qu’en arrivant sur chance ou poste restante. Lalibela en est une, pour 20 €.
lesson-cheques = Achète avant de connaître ton lit. Un lit prend de zéro à cinq chèques ; cinq de plus suffiront pour quelques nuits.
lesson-drive = { $friend } t’a rejoint, et tu étais là avant : c’est donc toi qui conduis. Le dé dit jusqu’où, et ton passager voyage gratuitement.
lesson-purchase = Ta deuxième aventure ! Maintenant un achat : Zanzibar est gratuit. Tu dois payer ce que tu tires, au prix normal grâce au guide.
lesson-ride = { $friend } était à Zanzibar avant toi : cette fois, c’est { $friend } qui a conduit, et tu es à Hampi sans rien payer.
lesson-win = Deux aventures, un reportage, un achat : il manque deux cartes, puis Paris. À Jaipur, deux cases plus loin, on achète. Bon voyage !

tip-ask-line = D’abord l’argent de poche, puis ce qui manque dans ton sac. Le dé t’engage, alors garde un peu d’argent.
tip-ask-set-out = Les petites étapes coûtent peu. Choisis une case dont il te faut la carte : achat, reportage ou aventure.
tip-ask-turn = Deux ou trois cases coûtent peu. Va là où se trouve une carte utile, et garde des chèques pour les nuits.
tip-ask-drive = Le premier arrivé conduit. Si le trajet risque de coûter trop cher, vends quelque chose à temps.
tip-ask-cheques = Un lit prend jusqu’à cinq chèques. Avec huit à dix, tes prochaines nuits sont assurées.
tip-ask-shop = Formalités, guide ou appareil photo ne se rachètent qu’ici. Un billet t’emmène d’un coup à l’aéroport suivant.
tip-ask-bid = N’enchéris que pour ce qu’il te faut. Ce dont personne ne veut, la banque le reprend au prix de revente.
