### La course autour du monde

title = La course autour du monde
tagline = Cinq continents, cinq visas, et retour au bercail avant les autres.
about = Au départ de Paris, New York ou Tokyo, vole de carte en carte tout autour du monde. Rapporte un visa de chacun des cinq continents – celui d’Océanie ne s’obtient qu’en Australie – et boucle la boucle avant les autres.
in-short = 15 à 70 minutes, dès 8 ans. Facile à apprendre : une course avec des cartes, et un peu de chance.

## Ce qui se passe

deals = { $you ->
    [yes] C’est toi qui donnes.
   *[no] C’est {$player} qui donne.
}
sets-out = { $you ->
    [yes] Tu pars de {$city}.
   *[no] {$player} part de {$city}.
}
stays = { $you ->
    [yes] Tu restes sur place : {$left} va dans le bac de gauche, {$right} dans celui de droite.
   *[no] {$player} reste sur place : {$left} va dans le bac de gauche, {$right} dans celui de droite.
}
picks-up = { $you ->
    [yes] Tu ramasses {$card} dans un bac.
   *[no] {$player} ramasse {$card} dans un bac.
}
draws = { $you ->
    [yes] Tu pioches {$card}.
   *[no] {$player} pioche {$card}.
}
draws-unseen = {$player} pioche une carte.
flies = { $you ->
    [yes] Tu poses {$card}, cap sur {$city}.
   *[no] {$player} pose {$card}, cap sur {$city}.
}
stamped = { $you ->
    [yes] Un visa de plus sur ton passeport : {$continent} !
   *[no] Un visa de plus pour {$player} : {$continent} !
}
recycled = Le talon est épuisé. Les cartes posées et les cartes recouvertes dans les bacs sont battues et forment un nouveau talon.
comes-home = { $you ->
    [yes] Te voilà de retour : {$city}, avec tes cinq visas !
   *[no] {$player} est de retour : {$city}, avec ses cinq visas !
}
retires = { $you ->
    [yes] Tu quittes la course.
   *[no] {$player} quitte la course.
}
time-is-up = C’était le dernier tour de table.

## Ce qui est demandé

ask-home = Quelle ville sera ton départ et ton arrivée ? Les autres le sauront quand tout le monde aura choisi.
ask-home-why = On gagne en y revenant avec un visa de chacun des cinq continents.
ask-turn = Escale : {$city}. Pose une carte qui en part, ou reste sur place et échange deux cartes.
ask-turn-why = Pour chaque carte posée, tu en pioches une autre ; qui reste en change deux.
ask-stay = Escale : {$city}. Aucune de tes cartes n’en part : échange deux cartes. Laquelle va dans le bac de gauche ?
ask-stay-why = Qui ne part pas change deux cartes : ça ira mieux au prochain tour.
ask-fly = Cap sur {$city}. Tu continues, ou tu atterris ?
ask-fly-why = Les villes où tu ne fais que passer comptent aussi pour les visas. En atterrissant, tu pioches une carte par carte posée.
ask-down = Cap sur {$city}, et aucune de tes autres cartes n’en repart. Tu atterris ?
ask-down-why = Avant d’atterrir, tu peux encore reprendre les cartes que tu viens de poser.
ask-land = {$city}, cinq visas : la boucle est bouclée. Atterris !
ask-right = {$left} va dans le bac de gauche. Quelle carte mets-tu dans celui de droite ?
ask-right-why = Les bacs sont visibles : le joueur suivant peut prendre ce qui est dessus.
ask-take = {$left} et {$right} vont dans les bacs. Quelles cartes prends-tu à leur place ?
ask-take-why = On voit ce qui est sur les bacs ; la pioche est une surprise.
ask-stock = {$left} et {$right} vont dans les bacs, encore vides : tu prends deux cartes du talon.
ask-stock-why = Avant de les prendre, tu peux encore revenir sur ton choix.

## Ce qu’on peut faire

verb-dealer = {$player} donne
verb-deal = Donner {$card}
verb-home = Partir de {$city}
verb-lay = Poser {$card}
verb-land = Atterrir ici
verb-left = Bac de gauche : {$card}
verb-right = Bac de droite : {$card}
verb-take = Prendre {$source}
verb-draw = Piocher {$card}
verb-retire = Quitter la course

## Pourquoi pas

why-cm-20 = Ce n’est pas encore ton tour : on joue chacun son tour, vers la gauche.
why-cm-18 = On ne part que de Paris, New York ou Tokyo.
why-cm-31 = Cette carte ne porte pas le nom de ton escale, {$city}. C’est de là qu’il faut repartir.
why-cm-15 = Tu n’as pas de carte {$city} – {$there}.
why-cm-a18 = Cette carte est déjà dans ta chaîne : elle ne vaut qu’une étape.
why-cm-24 = Les bacs sont encore vides : les deux cartes viennent du talon.
why-cm-a2 = Tu as commencé un échange : pas de vol à ce tour. Annule-le d’abord si tu veux voler.
why-cm-a14 = Tu es de retour avec tes cinq visas : le voyage s’arrête ici.
why-nothing = Il n’y a rien à en faire pour le moment.

## Options de la table

setting-rounds = Dernier tour
setting-rounds-help = Si personne n’est rentré d’ici là, le joueur qui a le plus de visas gagne ; à égalité, celui à qui il reste le moins d’étapes. 0 : pas de dernier tour.
setting-places = Jouer pour les places
setting-places-help = Quand le vainqueur est rentré, les autres continuent pour la deuxième place, la troisième et ainsi de suite.
setting-retire = On peut quitter la partie
setting-retire-help = La main du joueur qui part rejoint les cartes posées, et ses visas sont rendus. Pour qui s’absente seulement, les autres peuvent faire voler un robot jusqu’à son retour.

## Robots

bot-dreamer = Sait où il veut aller, mais rate souvent le meilleur vol.
bot-casual = Prépare bien son tour, mais laisse passer une bonne carte de temps en temps.
bot-sense = Calcule le tour le plus court d’après toutes les cartes qu’il voit, et garde celles qui t’aideraient.

## Comment elle s’est terminée

ending-home = Tour du monde bouclé, premier rentré.
ending-places = Toutes les places sont prises.
ending-cap = Le dernier tour est passé.
ending-alone = Il ne reste qu’un voyageur en course.
luck-sum = { $sum ->
    [one] { $sum } étape
   *[other] { $sum } étapes
}

## Noms

continent-europe = Europe
continent-asia = Asie
continent-america = Amérique
continent-africa = Afrique
continent-oceania = Océanie

source-stock = deux cartes du talon
source-left = la carte du bac de gauche et une du talon
source-right = la carte du bac de droite et une du talon
source-bins = les cartes des deux bacs

city-paris = Paris
city-london = Londres
city-madrid = Madrid
city-rome = Rome
city-moscow = Moscou
city-reykjavik = Reykjavik
city-new-york = New York
city-montreal = Montréal
city-anchorage = Anchorage
city-los-angeles = Los Angeles
city-mexico-city = Mexico
city-havana = La Havane
city-caracas = Caracas
city-lima = Lima
city-rio-de-janeiro = Rio de Janeiro
city-buenos-aires = Buenos Aires
city-santiago = Santiago
city-tokyo = Tokyo
city-beijing = Pékin
city-hong-kong = Hong Kong
city-manila = Manille
city-bangkok = Bangkok
city-singapore = Singapour
city-delhi = Delhi
city-mumbai = Bombay
city-tehran = Téhéran
city-tashkent = Tachkent
city-cairo = Le Caire
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
city-easter-island = Île de Pâques

## La position en mots, pour le terminal

see-round = { $rounds ->
    [0] Tour { $round } ; { $stock } cartes au talon.
   *[other] Tour { $round } sur { $rounds } ; { $stock } cartes au talon.
}
see-left = Bac de gauche : { $bin }.
see-right = Bac de droite : { $bin }.
see-empty = vide
see-pile = { $card }, sur une pile de { $count }
see-traveller = { $player } : escale { $city }, départ { $home }, visas { $visas }, { $cards } cartes.
see-shown = Cartes connues dans sa main : { $cards }.
see-aside = { $player } : pas en route, { $cards } cartes.
see-hand = Ta main : { $cards }.
see-path = Ton vol : { $path }.

## Sur le plateau

board-map = Carte du monde
board-routes = Tous les trajets
board-fly = Voler vers { $city } avec { $card }
board-land = Atterrir : { $city }
board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-no-visa = pas de nouveau visa
board-plane = { $player } – { $city }
board-hand = Tes cartes
board-flight = Ton vol
board-now = Au départ : { $city }
board-onward = Et ensuite
board-rest = Ailleurs
board-order = Trier tes cartes
board-by-chain = triées par trajet
board-by-continent = triées par continent
board-leg = { $card }, étape { $number } de ton vol
board-for-left = { $card }, pour le bac de gauche
board-for-right = { $card }, pour le bac de droite
board-new = { $card }, nouvelle
board-new-mark = nouvelle
board-means = Ce que fait une carte quand tu la touches
board-fly-mode = Voler
board-exchange = Échanger
board-table = Les piles
board-stock = Talon
board-left = Bac gauche
board-right = Bac droit
board-both = Les deux bacs
board-laid-short = Posées
board-laid = Cartes posées
board-no-laid = Rien n’est encore posé.
board-browse = Voir les cartes posées et les visas restants
board-empty = vide
board-begin = Échanger deux cartes, la première pour le bac de gauche
board-due-left = quelle carte à gauche ?
board-due-right = quelle carte à droite ?
board-take-stock = deux cachées
board-visas = Visas restants
board-visa-left = { $continent } : { $count }
board-passport = Passeport
board-stamped = { $continent } : obtenu
board-blank = { $continent } : pas encore
board-knows = { $cards ->
    [one] { $cards } carte connue
   *[other] { $cards } cartes connues
}
board-at = Escale : { $city }
board-home = port d’attache : { $city }
board-unseen-home = pas encore en route
board-retired = hors course
board-arrived = de retour
board-tours = Les voyages
board-replay = Revoir les voyages
board-replay-stop = Arrêter
board-traveller = Voyageur
board-legs = Étapes
board-lays = Vols
board-exchanges = Échanges
board-visas-order = Visas, dans l’ordre
board-a-card = Une carte de trajet : { $card }
board-a-chain = Un vol posé avec { $count } cartes : { $path }
board-a-leg = L’étape { $from } – { $to } sur la carte
board-the-homes = Les trois ports d’attache sur la carte : { $cities }
board-the-visas = Les cinq visas : { $visas }
board-the-bins = Le talon et les deux bacs
board-the-exchange = Un échange : une carte dans chaque bac, deux cartes prises

## La leçon et les conseils

lesson-goal = Bienvenue ! Un visa de chacun des cinq continents, puis retour à la maison : le premier rentré gagne. { $friend } vole aussi.
lesson-cards = Voici tes cartes de trajet. Chacune vaut un vol entre ses deux villes, dans le sens que tu veux.
lesson-home = Là où tu pars, tu devras aussi revenir. Trois de tes cartes partent de Paris : c’est un bon choix.
lesson-turn = À ton tour, tu fais une chose : voler aussi loin que tes cartes te mènent, ou rester sur place et échanger deux cartes.
lesson-plan = Rome, Le Caire, Téhéran, Delhi, Bangkok, Hong Kong : tes cartes mènent presque en Australie. Il manque une étape : choisis « Échanger », à côté de tes cartes.
lesson-left = Puis cette carte, pour le bac de gauche : Lima et Santiago sont loin de ton chemin.
lesson-right = L’île de Pâques ne t’aide pas non plus : bac de droite. Attention, les bacs sont visibles : { $friend } peut prendre ce que tu laisses.
lesson-take = Les bacs sont encore vides : prends deux cartes du talon.
lesson-fly = Hong Kong – Sydney, juste ce qu’il te fallait ! Pose tout le chemin, carte après carte : Rome, Le Caire, Téhéran, Delhi, Bangkok, Hong Kong, Sydney.
lesson-on = Le Caire te donne le visa d’Afrique, même si tu ne fais que passer. Avant d’atterrir, tu peux reprendre tes cartes. En route pour Sydney !
lesson-land = Sydney donne le visa d’Océanie : l’Australie est seule à le donner. Atterris : tu pioches autant de cartes que tu en as posé.
lesson-bin = { $friend } a laissé Los Angeles – Sydney dans un bac : ton chemin vers l’Amérique ! Pour la prendre, cède Madrid – Casablanca, puis Moscou – Tachkent.
lesson-pick = Prends la carte visible du bac de gauche, et une du talon. N’attends pas : la prochaine carte jetée là la couvrirait.
lesson-win = Los Angeles, New York, Paris : ton dernier visa et le retour, tout est dans ta main. Rentre, et tu gagnes !

tip-ask-home = Un bon départ, c’est une ville d’où partent plusieurs de tes cartes, si possible vers différents continents.
tip-ask-turn = Cherche ton tour du monde sur la carte. S’il manque une étape, échange les cartes loin de ce chemin.
tip-ask-stay = { tip-ask-turn }
tip-ask-fly = Les visas comptent aussi là où tu ne fais que passer. Atterris là d’où tes autres cartes repartent.
tip-ask-right = Les bacs sont visibles. N’y laisse rien que le joueur suivant pourrait attendre.
tip-ask-take = Une carte visible, tu sais ce que c’est. Mais les autres se souviendront que tu l’as.
