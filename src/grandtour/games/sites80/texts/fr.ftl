### Le tour du monde en 80 sites

title = Le tour du monde en 80 sites
tagline = Deux photos cachées, quelques indices, et la Terre entière où chercher.
about = Dans l’appareil photo attendent deux sites secrets : on n’en voit que le quart du monde et trois numéros. Lis les renseignements, devine le lieu, rejoins-le à pied, en train, en bateau ou en avion, et dis son nom. Reste à rapporter la photo jusqu’à ton drapeau, que les autres déplacent volontiers. Cinq photos rapportées, et la partie est gagnée.
in-short = 40 à 90 minutes, dès 12 ans. Difficile : une chasse aux lieux, pour qui aime les énigmes et les cartes.

## Ce qui se passe

begins = { $you ->
    [yes] C’est toi qui commences.
   *[no] {$player} commence.
}
sets-out = { $you ->
    [yes] Ton point de départ : {$site} ({$cell}).
   *[no] Point de départ pour {$player} : {$site} ({$cell}).
}
occupied = { $you ->
    [yes] Tu tires {$site}, mais la case est occupée : encore une carte.
   *[no] {$player} tire {$site}, mais la case est occupée : encore une carte.
}
planted = Le hasard plante {$flag} en {$cell}.
exposed = Dans l’appareil photo, nouvelle carte {$slot} : un site du quart {$quarter}.
sheet-turned = La fiche passe sous le paquet, et la suivante est exposée.
found = Un indice pour la carte {$slot}, n° {$number} : {$clue}
stays = { $you ->
    [yes] Tu restes sur place.
   *[no] {$player} reste sur place.
}
walks = { $you ->
    [yes] Tu vas à pied en {$cell}.
   *[no] {$player} va à pied en {$cell}.
}
rides = { $you ->
    [yes] Tu joues {$card} et vas en {$cell}.
   *[no] {$player} joue {$card} et va en {$cell}.
}
draws = { $you ->
    [yes] Tu tires {$card}.
   *[no] {$player} tire {$card}.
}
draws-unseen = {$player} tire une carte de transport.
recycled = La pioche est vide : les cartes de transport utilisées sont mélangées et la remplacent.
lays-aside = { $you ->
    [yes] Tu mets {$card} de côté.
   *[no] {$player} met {$card} de côté.
}
discards = { $you ->
    [yes] Tu as trop de cartes et rends {$card}.
   *[no] {$player} a trop de cartes et rend {$card}.
}
misses = { $you ->
    [yes] Tu passes ton tour.
   *[no] {$player} passe son tour.
}
again = { $you ->
    [yes] Tu joueras encore un tour après celui-ci.
   *[no] {$player} jouera encore un tour après celui-ci.
}
moves-flag = { $you ->
    [yes] Tu plantes {$flag} en {$cell}.
   *[no] {$player} plante {$flag} en {$cell}.
}
happens = { $you ->
    [yes] Un événement pour toi : {$event}.
   *[no] Un événement pour {$player} : {$event}.
}
keeps-secret = { $you ->
    [yes] Tu gardes une carte SECRET : {$event}.
   *[no] {$player} garde une carte SECRET : {$event}.
}
keeps-secret-unseen = {$player} garde une carte SECRET.
events-shuffled = Toutes les cartes événement ont servi : elles sont mélangées de nouveau.
strays = { $you ->
    [yes] Le hasard t’emmène ailleurs : {$site}.
   *[no] Le hasard emmène {$player} ailleurs : {$site}.
}
sent = { $you ->
    [yes] Te voilà en {$cell}.
   *[no] {$player} se retrouve en {$cell}.
}
loses = { $you ->
    [yes] Tu perds {$card}.
   *[no] {$player} perd {$card}.
}
gives = { $you ->
    [yes] Tu donnes {$card} à {$to}.
    [to] {$player} te donne {$card}.
   *[no] {$player} donne {$card} à {$to}.
}
gives-unseen = { $you ->
    [to] {$player} te donne une carte de transport.
   *[no] {$player} donne une carte de transport à {$to}.
}
takes-card = { $you ->
    [yes] Tu prends {$card} à {$other}.
    [other] {$player} te prend {$card}.
   *[no] {$player} prend {$card} à {$other}.
}
takes-card-unseen = { $you ->
    [other] {$player} te prend une carte de transport.
   *[no] {$player} prend une carte de transport à {$other}.
}
plays-secret = { $you ->
    [yes] Tu joues une carte SECRET : {$event}.
   *[no] {$player} joue une carte SECRET : {$event}.
}
spared = { $you ->
    [yes] « {$event} » ne te touche pas.
   *[no] « {$event} » ne touche pas {$player}.
}
announces = { $you ->
    [yes] Tu sors la carte {$slot} et annonces : {$site}.
   *[no] {$player} sort la carte {$slot} et annonce : {$site}.
}
right = { $you ->
    [yes] C’était bien {$site} ! La carte est à toi ; rapporte-la à ton drapeau.
   *[no] C’était bien {$site} ! {$player} prend la carte.
}
wrong = { $you ->
    [yes] Raté : c’était {$site}, en {$cell}. La carte attend les autres.
   *[no] {$player} se trompe : c’était {$site}, en {$cell}. La carte attend les autres.
}
takes = { $you ->
    [yes] Tu prends la carte qui attendait ici : {$site}.
   *[no] {$player} prend la carte qui attendait ici : {$site}.
}
brings-home = { $you ->
    [yes] À ton drapeau ! Tu as rapporté {$sites}.
   *[no] {$player} est à son drapeau et a rapporté {$sites}.
}
five = { $you ->
    [yes] Cinq destinations dans ton chevalet : tu as gagné !
   *[no] {$player} a cinq destinations dans son chevalet !
}
time-is-up = C’était le dernier tour de table.
retires = { $you ->
    [yes] Tu quittes la partie.
   *[no] {$player} quitte la partie.
}

## Ce qu’on demande

ask-own-flag = Ton personnage part de {$cell}. Sur quelle case voisine plantes-tu ton drapeau ?
ask-own-flag-why = Un site ne compte que quand tu as rapporté sa carte à ton drapeau.
ask-plant = Personne ne joue avec {$flag}. Où le plantes-tu ?
ask-plant-why = Les six drapeaux sont sur le plateau. Atteindre l’un d’eux fait changer la fiche d’indices.
ask-turn = Marche, joue une carte, ou reste.
ask-turn-why = À pied : une case, sur terre. Une carte : autant de cases qu’elle indique, au plus. Un drapeau atteint apporte des indices.
ask-turn-announce = Annonce un site, repars, ou reste.
ask-turn-announce-why = { ask-announce-why }
ask-ride = Pas de chemin à pied d’ici : joue une carte, ou reste.
ask-ride-why = À pied, on reste sur terre. Une carte : autant de cases qu’elle indique, au plus. Un drapeau atteint apporte des indices.
ask-walk = Aucune de tes cartes ne t’emmène plus loin d’ici : marche, ou reste.
ask-walk-why = Le train roule sur terre, le bateau va en mer et le long des côtes, l’avion partout.
ask-leave = Il faut partir d’ici : marche, ou joue une carte.
ask-leave-why = Après une annonce, on ne reste pas un tour de plus sur la même case.
ask-leave-by-card = Il faut partir d’ici, et il n’y a pas de chemin à pied : joue une carte.
ask-leave-by-card-why = Après une annonce, on ne reste pas un tour de plus sur la même case.
ask-leave-on-foot = Il faut partir d’ici, et aucune de tes cartes ne t’emmène plus loin : marche.
ask-leave-on-foot-why = Après une annonce, on ne reste pas un tour de plus sur la même case.
ask-stuck = Tu ne peux pas partir d’ici : reste.
ask-stuck-why = Aucune case à ta portée n’est libre.
ask-stuck-announce = Tu ne peux pas partir d’ici : annonce un site, ou reste.
ask-stuck-announce-why = { ask-stuck-why }
ask-go = Avec {$card}, où vas-tu ?
ask-go-why = Le train roule sur terre, le bateau va en mer et le long des côtes, l’avion partout. Tu peux t’arrêter avant.
ask-name = Quel site montre la carte {$slot} ?
ask-name-why = Si tu te trompes, la carte reste visible, et tous sauf toi peuvent aller la chercher.
ask-after = Annonces-tu un site, ou joues-tu une carte SECRET ?
ask-after-why = Le bon nom gagne la carte. Après une erreur, elle reste visible, et tous sauf toi peuvent aller la chercher.
ask-announce = Annonces-tu qu’un site de l’appareil photo est ici ?
ask-announce-why = Le bon nom gagne la carte. Après une erreur, elle reste visible, et tous sauf toi peuvent aller la chercher.
ask-secret = Joues-tu une carte SECRET ?
ask-secret-why = Rien ne presse : une carte SECRET est à toi jusqu’à ce que tu veuilles t’en servir.
ask-nothing = Rien à annoncer ici, et aucune de tes cartes SECRET ne convient. Autre chose ?
ask-nothing-why = On le demande à qui a une carte SECRET, pour que personne ne sache laquelle.
ask-flag = Où plantes-tu {$flag} ?
ask-flag-why = Qui atteint un drapeau le déplace sur une case voisine.
ask-lift = Quel drapeau déplaces-tu ?
ask-lift-why = Tu peux déplacer n’importe quel drapeau d’une à trois cases, vers une case sans personnage ni drapeau.
ask-react = « {$event} » va te toucher. Laisses-tu faire ?
ask-react-why = On le demande à qui a une carte SECRET, pour que personne ne sache laquelle.
ask-no-react = « {$event} » va te toucher, et aucune de tes cartes SECRET ne l’empêche.
ask-no-react-why = On le demande à qui a une carte SECRET, pour que personne ne sache laquelle.
ask-beside = {$cell} est occupée. Sur quelle case voisine te places-tu ?
ask-beside-why = On n’envoie personne sur une case occupée par quelqu’un ou par un drapeau.
ask-back = Le vent te ramène vers ton drapeau. Sur quelle case ?
ask-back-why = Un vent contraire te ramène de trois cases. Plusieurs cases sont aussi près de ton drapeau : choisis-en une.
ask-drift = Le vent te porte : où te laisses-tu emmener ?
ask-drift-why = Tu peux avancer de trois cases au plus, sur terre comme sur mer, ou rester où tu es.
ask-once-more = Changes-tu la fiche encore une fois ?
ask-once-more-why = Une nouvelle fiche apporte de nouveaux indices. Ce que dit celle-ci des cartes de l’appareil reste acquis.
ask-partner = Avec qui échanges-tu un billet ?
ask-partner-why = Tu donnes une carte de ton choix, et tu prends une des siennes au hasard.
ask-give = Quelle carte donnes-tu à {$other} ?
ask-give-why = Tu prends ensuite une des siennes au hasard. Vous êtes seuls à voir ces cartes.
ask-divert = Qui envoies-tu ailleurs ?
ask-divert-why = Ta carte SECRET envoie quelqu’un à deux cases de là, sur terre comme sur mer.
ask-where = Où envoies-tu {$other} ?
ask-where-why = À deux cases exactement, sur terre comme sur mer. Si la case est occupée, la personne envoyée choisit une case voisine.
ask-aside = Tu n’as utilisé aucune carte. En mets-tu une de côté ?
ask-aside-why = Qui a moins de sept cartes en pioche une à la fin de son tour.
ask-discard = Tu as plus de dix cartes. Laquelle rends-tu ?
ask-discard-why = À la fin du tour, on garde dix cartes au plus.

## Ce qu’on peut faire

verb-first = {$player} commence
verb-deal = Donner {$card}
verb-draw = Tirer {$card}
verb-start = Départ : {$site}
verb-expose = Exposer {$site}
verb-sheet = Exposer la fiche {$sheet}
verb-number = Donner le numéro {$number}
verb-event = Événement : {$event-card}
verb-lose = Perdre {$card}
verb-take = Prendre {$card}
verb-stray = S’égarer : {$site}
verb-flag = Planter en {$cell}
verb-photo = Annoncer la carte {$slot}
verb-name = Annoncer {$site} !
verb-secret = SECRET : {$event-card}
verb-react = Montrer : {$event-card}
verb-let = Laisser faire
verb-stay = Rester
verb-walk = Marcher en {$cell}
verb-ride = Jouer {$card}
verb-go = Aller en {$cell}
verb-pick = Choisir {$player}
verb-give = Donner {$card}
verb-lift = Prendre {$flag}
verb-yes = Oui
verb-no = Non
verb-aside = Mettre {$card} de côté
verb-keep = Garder toutes ses cartes
verb-discard = Rendre {$card}
verb-retire = Quitter la partie

## Pourquoi pas

why-tm-28 = Ce n’est pas encore ton tour.
why-tm-44 = Un personnage s’y trouve : on peut passer par-dessus, pas s’arrêter.
why-tm-62 = Tu as retourné la carte de cette case : tant qu’elle attend, les autres seuls peuvent y aller.
why-tm-33 = À pied, on va de terre en terre : il faut de la terre sur les deux cases.
why-tm-32 = À pied, on avance d’une case. Pour aller plus loin, joue une carte de transport.
why-tm-35 = {$card} n’y mène pas.
why-tm-40 = D’ici, cette carte ne mène nulle part : un train roule sur terre et sur les détroits.
why-tm-41 = D’ici, cette carte ne mène nulle part : un bateau part d’une case qui a de la mer.
why-tm-a25 = On annonce un site sur une case à carré rouge.
why-tm-a29 = Une annonce par tour et par visite : reviens plus tard sur cette case.
why-tm-a16 = Un drapeau va sur une case sans personnage ni drapeau, à la distance voulue.
why-tm-a35 = Cette carte SECRET ne se joue pas à ce moment.
why-tm-a36 = Tu viens de tirer cette carte : tu pourras la jouer à partir de ton prochain tour.
why-tm-a55 = À la fin d’un tour sans carte de transport, on peut en mettre une de côté, et une seule.
why-tm-55 = Pour annoncer un site, choisis d’abord l’une des deux cartes de l’appareil photo.
why-tm-48 = Un drapeau se déplace quand tu arrives dessus.
why-nothing = Il n’y a rien à en faire maintenant.

## Options de la table

setting-rounds = Dernier tour de table
setting-rounds-help = Si personne n’a cinq destinations d’ici là, celui qui a validé le plus de cartes l’emporte ; à égalité, celui qui en tient le plus. 0 : pas de dernier tour.
setting-wrap = Faire le tour par le Pacifique
setting-wrap-help = Le bord est et le bord ouest de la carte se touchent.
setting-coast-trains = Trains sur toutes les côtes
setting-coast-trains-help = Les trains roulent sur toute case qui a de la terre.
setting-announce-first = Annoncer avant l’événement
setting-announce-first-help = En arrivant sur un carré rouge, on peut annoncer avant de tirer l’événement.
setting-labels = Noms sur la carte
setting-labels-help = Chaque carré rouge porte son nom, et seuls les noms de la case sont proposés : pour les enfants et pour débuter.
setting-notebook = Carnet
setting-notebook-help = Quels indices restent affichés quand la fiche a changé.
setting-notebook-found = ceux des cartes exposées
setting-notebook-nothing = aucun
setting-notebook-all = tous
setting-chance-flags = Le hasard plante les drapeaux libres
setting-chance-flags-help = Sur des cases de terre sans carré rouge. Sinon, les joueurs les plantent où ils veulent.
setting-retire = On peut quitter la partie
setting-retire-help = Les cartes que tenait le joueur qui part attendent face visible. Pour qui s’absente seulement, les autres peuvent faire jouer un robot jusqu’à son retour.

## Réponses à l’avance

answer-let-pass = Toujours laisser faire
answer-let-pass-help = Quand un événement ou une carte te touche et que tu tiens une carte SECRET, on ne te demande rien.

## Comment ça s’est terminé

ending-five = Cinq destinations rapportées.
ending-rounds = Le dernier tour de table est passé.
ending-alone = Il ne reste qu’une personne en jeu.
luck-sum = { $sum ->
    [one] { $sum } case
   *[other] { $sum } cases
}

## Les robots

bot-nearest = Court au site le plus proche qu’une carte peut montrer, et le nomme.
bot-tourist = Ne reconnaît que les indices faciles, et devine volontiers.
bot-globetrotter = Reconnaît à peu près la moitié des indices difficiles.
bot-sense = Reconnaît presque tous les indices, et parle quand il est assez sûr.

## La position en mots, pour le client texte

see-round = Tour { $round } ; pioche : { $stock }.
see-slot = Carte { $slot } : { $quarter }, numéros { $numbers }.
see-empty = Carte { $slot } : le compartiment est vide.
see-clue =   { $number } : { $clue }
see-sheet = La fiche :
see-face-up = Face visible : { $site }, en { $cell }.
see-traveller = { $player } : en { $cell }, drapeau en { $flag }, { $cards } cartes, { $secrets } SECRET ; tient : { $held } ; a rapporté : { $home }.
see-gone = { $player } a quitté la partie.
see-waits = { $player } n’est pas encore en route.
see-none = rien
see-neutral = Drapeaux neutres : { $cells }.
see-hand = Ta main : { $cards }.
see-secrets = Tes cartes SECRET : { $events }.

## Les degrés

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
degree-w170 = 170° O
degree-w160 = 160° O
degree-w150 = 150° O
degree-w140 = 140° O
degree-w130 = 130° O
degree-w120 = 120° O
degree-w110 = 110° O
degree-w100 = 100° O
degree-w90 = 90° O
degree-w80 = 80° O
degree-w70 = 70° O
degree-w60 = 60° O
degree-w50 = 50° O
degree-w40 = 40° O
degree-w30 = 30° O
degree-w20 = 20° O
degree-w10 = 10° O
degree-w0 = 0° O
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

## Les billets

ticket-plane-4 = avion 4
ticket-plane-5 = avion 5
ticket-plane-6 = avion 6
ticket-plane-7 = avion 7
ticket-plane-8 = avion 8
ticket-boat-3 = bateau 3
ticket-boat-4 = bateau 4
ticket-boat-5 = bateau 5
ticket-boat-6 = bateau 6
ticket-boat-7 = bateau 7
ticket-train-2 = train 2
ticket-train-3 = train 3
ticket-train-4 = train 4
ticket-train-5 = train 5
ticket-world-tour = Tour du Monde

## L’appareil photo et les drapeaux

slot-left = de gauche
slot-right = de droite
flag-1 = le drapeau de la photographe
flag-2 = le drapeau du botaniste
flag-3 = le drapeau de la navigatrice
flag-4 = le drapeau de l’archéologue
flag-5 = le drapeau de l’aviatrice
flag-6 = le drapeau du facteur

## Les moyens de transport

mode-foot = à pied
mode-plane = avion
mode-boat = bateau
mode-train = train
mode-world-tour = Tour du monde

## Les terrains

terrain-land = terre
terrain-coast = côte
terrain-strait = détroit
terrain-sea = mer

## Les quarts du monde

quarter-nw = nord-ouest
quarter-ne = nord-est
quarter-sw = sud-ouest
quarter-se = sud-est

## Les genres de sites

kind-city = ville
kind-ruin = ruines
kind-monument = œuvre humaine
kind-nature = nature
kind-island = île

## Les personnages

character-1 = La photographe
character-1-text = Elle attend la lumière. La lumière arrive toujours quand elle change de pellicule.
character-2 = Le botaniste
character-2-text = Il connaît toutes les fleurs du bord du chemin, et jamais le chemin.
character-3 = La navigatrice
character-3-text = Elle lit les étoiles, les courants et les menus, dans cet ordre.
character-4 = L’archéologue
character-4-text = Ne jette jamais un caillou sans l’avoir regardé des deux côtés.
character-5 = L’aviatrice
character-5-text = Deux fois le tour du monde, et toujours le hublot côté soleil.
character-6 = Le facteur
character-6-text = Il a une lettre à remettre ; le nom de la rue est effacé.

## Les événements

event-unplanned-journey = Voyage imprévu
event-unplanned-journey-text = Mauvais quai, belle surprise : te voilà sur la case d’un site tiré au sort parmi les 80.
event-invitation-home = Invitation au pays natal
event-invitation-home-text = Une cousine se marie. Te voilà à côté de ton drapeau, mais pas dessus : rien n’est validé.
event-headwind = Vent contraire
event-headwind-text = Le vent te ramène de 3 cases vers ton drapeau, ou à côté s’il est plus près.
event-tailwind = Vent favorable
event-tailwind-text = Le vent te pousse où tu veux : avance de 0 à 3 cases, sur terre comme sur mer.
event-lost-luggage = Bagages perdus
event-lost-luggage-text = Ta valise visite un autre continent. Tu perds une carte de transport au hasard.
event-free-connection = Correspondance gratuite
event-free-connection-text = Le contrôleur sourit et te tend un billet. Pioche une carte de transport.
event-promotion = Promotion
event-promotion-text = Deux départs pour le prix de rien du tout. Pioche deux cartes de transport.
event-strike = Grève
event-strike-text = Rien ne part, et le café de la gare ferme aussi. Passe ton prochain tour.
event-another-turn = Rejouer
event-another-turn-text = Tu as dormi dans le train et tu arrives d’attaque. Rejoue un tour après celui-ci.
event-local-newspaper = Journal local
event-local-newspaper-text = Un voisin de banc a fini sa lecture. Change la fiche d’indices.
event-well-stocked-kiosk = Kiosque bien fourni
event-well-stocked-kiosk-text = Toutes les gazettes du monde. Change la fiche d’indices, puis encore une fois si tu veux.
event-wandering-flag = Le porte-drapeau se déplace
event-wandering-flag-text = Déplace le drapeau de ton choix de 1 à 3 cases, vers une case sans personnage ni drapeau.
event-ticket-swap = Échange de billets
event-ticket-swap-text = Donne une carte de transport de ton choix à quelqu’un, et prends-lui-en une au hasard.
event-upgrade = Surclassement
event-upgrade-text = À ton tour, quand tu joues un bateau, un train ou un avion : la carte vaut 2 cases de plus.
event-free-pass = Passe-droit
event-free-pass-text = Quand un événement ou la carte de quelqu’un d’autre va te toucher : montre ce papier, et rien ne t’arrive.
event-diverted-flight = Vol détourné
event-diverted-flight-text = À ton tour, avant de bouger : envoie un autre personnage à 2 cases de là, sur terre comme sur mer.
event-repatriation = Rapatriement
event-repatriation-text = À ton tour, avant de bouger : fais venir ton drapeau sur une case voisine de ton personnage.
event-special-edition = Édition spéciale
event-special-edition-text = À ton tour, avant ou après ton déplacement : change la fiche d’indices.

## Les pays

country-fr = France
country-nl = Pays-Bas
country-it = Italie
country-gr = Grèce
country-tr = Turquie
country-ru = Russie
country-no = Norvège
country-eg = Égypte
country-il = Israël
country-ps = Palestine
country-jo = Jordanie
country-ir = Iran
country-uz = Ouzbékistan
country-in = Inde
country-np = Népal
country-cn = Chine
country-lk = Sri Lanka
country-th = Thaïlande
country-kh = Cambodge
country-vn = Viêt Nam
country-jp = Japon
country-ph = Philippines
country-sg = Singapour
country-et = Éthiopie
country-gb = Royaume-Uni
country-es = Espagne
country-is = Islande
country-ma = Maroc
country-ml = Mali
country-sn = Sénégal
country-us = États-Unis
country-ca = Canada
country-mx = Mexique
country-cu = Cuba
country-pa = Panama
country-ve = Venezuela
country-gf = Guyane
country-br = Brésil
country-pe = Pérou
country-bo = Bolivie
country-cl = Chili
country-ec = Équateur
country-ar = Argentine
country-pf = Polynésie française
country-id = Indonésie
country-au = Australie
country-nc = Nouvelle-Calédonie
country-nz = Nouvelle-Zélande
country-za = Afrique du Sud
country-zm = Zambie
country-zw = Zimbabwe
country-tz = Tanzanie
country-mg = Madagascar
country-re = La Réunion

## Les sites

site-paris = Paris
site-paris-also = Lutèce, Lutetia
site-paris-text = La tour Eiffel devait être démontée au bout de vingt ans ; la radio l’a sauvée. De là-haut, on voit la Seine se partager autour de l’île de la Cité et les toits de zinc bleuir le soir.
site-amsterdam = Amsterdam
site-amsterdam-text = Au XVIIe siècle, on creusa ses canaux en demi-cercles, comme les cernes d’un arbre. Les maisons y sont étroites et hautes, penchées vers l’eau, et les vélos sont partout, jusqu’au fond des canaux, où l’on en repêche des milliers chaque année.
site-rome = Rome
site-rome-also = Roma, Ville éternelle, Eternal City
site-rome-text = Les chats dorment dans les ruines où César fut assassiné. La fontaine de Trevi coule toujours de l’eau d’un aqueduc antique, et chaque chantier du métro tombe sur un palais.
site-venice = Venise
site-venice-also = Venezia, Sérénissime, La Serenissima
site-venice-text = Cent dix-huit îlots, pas une voiture : l’ambulance, le facteur et les éboueurs viennent en bateau. La ville tient debout depuis des siècles sur des troncs plantés dans la vase, où le bois ne pourrit pas faute d’air.
site-athens = Athènes
site-athens-also = Athina, Athinai
site-athens-text = L’Acropole se voit de partout, même entre deux immeubles. On y a inventé la démocratie, le théâtre et l’art de discuter longtemps à l’ombre ; le troisième se pratique encore tous les jours.
site-istanbul = Istanbul
site-istanbul-also = Stamboul, Constantinople, Byzance, Byzantium
site-istanbul-text = On y prend le bac pour aller d’Europe en Asie, avec un verre de thé et un petit pain au sésame pour les mouettes. Sous la ville, une citerne du VIe siècle s’étend comme une cathédrale noyée, et deux de ses colonnes reposent sur des têtes de Méduse.
site-moscow = Moscou
site-moscow-also = Moskva
site-moscow-text = Les stations du métro ont des lustres et des mosaïques, et l’on caresse au passage le museau d’un chien de bronze pour avoir de la chance. L’hiver, on patine dans les allées des parcs, qu’on inonde exprès.
site-saint-petersburg = Saint-Pétersbourg
site-saint-petersburg-also = St Petersburg, St-Pétersbourg, Leningrad, Petrograd, Sankt-Peterburg
site-saint-petersburg-text = Un tsar pressé l’a voulue dans un marais, avec des canaux et des palais couleur pistache. Au musée de l’Ermitage, des dizaines de chats gardent les caves depuis le XVIIIe siècle.
site-north-cape = Cap Nord
site-north-cape-also = Nordkapp
site-north-cape-text = La route traverse une île sans arbres où passent les rennes, puis s’arrête au bord d’une falaise. En été, à minuit, tout le monde porte des lunettes de soleil.
site-giza = Pyramides de Gizeh
site-giza-also = Gizeh, Guizeh, Giza, pyramides d’Égypte, pyramids of Egypt
site-giza-text = La plus grande compte plus de deux millions de blocs, et l’on ne sait toujours pas au juste comment ils sont montés si haut. Une rangée de cafés leur fait face : on peut regarder quarante-cinq siècles en buvant un jus de mangue.
site-abu-simbel = Abou Simbel
site-abu-simbel-text = Ramsès II s’y est fait tailler quatre fois dans la montagne, assis, haut de vingt mètres. Quand le barrage d’Assouan menaça de le noyer, on scia les deux temples en un millier de blocs et on les remonta au-dessus du lac.
site-jerusalem = Jérusalem
site-jerusalem-also = Yerushalayim, Al-Quds, Al Qods
site-jerusalem-text = Dans un kilomètre carré de pierre blanche, les cloches, les appels à la prière et les chants du sabbat se répondent. Une petite échelle de bois est posée sur une corniche du Saint-Sépulcre depuis le XVIIIe siècle : six Églises se partagent les lieux, et personne n’ose la déplacer.
site-petra = Pétra
site-petra-text = On marche plus d’un kilomètre entre deux falaises qui se touchent presque, et soudain une façade rose apparaît dans la fente. Le « Trésor » est un tombeau ; l’urne de pierre porte les traces de balles de ceux qui espéraient en faire tomber de l’or.
site-persepolis = Persépolis
site-persepolis-also = Takht-e Jamshid
site-persepolis-text = Sur l’escalier des audiences, les peuples de l’empire montent depuis vingt-cinq siècles avec leurs cadeaux : un chameau, des vases, une lionne et ses petits. Les marches sont si basses qu’on les gravissait, dit-on, sans perdre sa dignité.
site-samarkand = Samarcande
site-samarkand-also = Samarqand
site-samarkand-text = Les caravanes y posaient la soie, le papier et les melons. Trois façades de faïence bleue se font face sur la place ; sur l’une, des félins rayés portent sur le dos des soleils à visage humain.
site-taj-mahal = Taj Mahal
site-taj-mahal-also = Tadj Mahall, Tadj Mahal, Taj
site-taj-mahal-text = Rose à l’aube, blanc à midi, doré sous la lune : le marbre prend la couleur de l’heure. Tout y est symétrique, sauf une chose : la tombe de l’empereur, ajoutée après coup à côté de celle de sa femme.
site-everest = Everest
site-everest-also = mont Everest, Mount Everest, Chomolungma, Qomolangma, Sagarmatha
site-everest-text = Il grandit encore de quelques millimètres par an, poussé par l’Inde qui s’enfonce sous l’Asie. Près du sommet, l’air porte trois fois moins d’oxygène qu’au bord de la mer, et l’on trouve dans la roche des fossiles d’animaux marins.
site-lhasa = Lhassa
site-lhasa-text = Des pèlerins y arrivent à pied de très loin, en s’allongeant de tout leur long à chaque pas. Le Potala, treize étages blancs et rouges au-dessus de la ville, compte un millier de pièces et sent le beurre de yak des lampes.
site-sigiriya = Sigiriya
site-sigiriya-also = Sihigiri
site-sigiriya-text = Un roi qui craignait la vengeance de son frère fit construire son palais sur un rocher à pic, avec des piscines au sommet. On y montait par la gueule d’un lion de brique ; il n’en reste que les pattes.
site-bangkok = Bangkok
site-bangkok-also = Krung Thep
site-bangkok-text = Les marchandes vendent des nouilles en pirogue, les moines passent à l’aube avec leur bol, et le métro aérien file au-dessus des embouteillages. Son nom complet compte cent soixante-huit lettres ; les écoliers l’apprennent en chanson.
site-angkor = Angkor
site-angkor-also = Angkor Vat, Angkor Wat, Angkor Thom
site-angkor-text = À l’aube, tout le monde attend que cinq tours se reflètent dans un étang à lotus. Plus loin, des racines grosses comme des pythons tiennent les murs debout ou les font tomber, on ne sait plus.
site-ha-long-bay = Baie d’Along
site-ha-long-bay-also = Halong, Ha Long, Halong Bay, baie de Ha Long, baie d’Halong, Vinh Ha Long
site-ha-long-bay-text = Une mère dragon, dit-on, cracha des perles pour arrêter des envahisseurs, et les perles devinrent des îles. Beaucoup sont creuses : on y entre en barque, à marée basse, par un trou.
site-hong-kong = Hong Kong
site-hong-kong-also = Hongkong, Xianggang
site-hong-kong-text = Longtemps, les échafaudages y furent en bambou, même pour les plus hautes tours. On passe en dix minutes des banques de verre à une plage, à un temple enfumé d’encens ou à un sentier de crête où planent des milans.
site-beijing = Pékin
site-beijing-also = Peking
site-beijing-text = La Cité interdite a, dit-on, neuf mille neuf cent quatre-vingt-dix-neuf pièces et demie, car seul le ciel pouvait en avoir dix mille. Autour, dans les ruelles grises, des retraités promènent leurs oiseaux en cage.
site-xian = Xi’an
site-xian-also = Xian, Sian
site-xian-text = Un paysan qui cherchait de l’eau en 1974 déterra une tête de terre cuite. Il y en avait des milliers d’autres, toutes différentes, rangées pour la bataille depuis vingt-deux siècles.
site-kyoto = Kyoto
site-kyoto-also = Kioto, Heian-kyo
site-kyoto-text = Quinze pierres reposent sur un rectangle de gravier ratissé ; d’où qu’on s’asseye, il en manque toujours une. Dehors, les passants s’écartent devant une maiko pressée, en socques de bois.
site-mount-fuji = Mont Fuji
site-mount-fuji-also = Fuji, Fuji-san, Fujisan, Fujiyama, Fuji-Yama
site-mount-fuji-text = On le gravit de nuit, lampe au front, pour voir le soleil sortir du Pacifique. Un sage y monte une fois, dit le proverbe ; il faut être fou pour le faire deux fois.
site-lake-baikal = Lac Baïkal
site-lake-baikal-also = Baïkal
site-lake-baikal-text = L’hiver, la glace y est si claire et si épaisse qu’on roule en camion au-dessus des poissons. Au large, des phoques dodus se chauffent sur les rochers, à plus de mille kilomètres de la mer.
site-banaue = Banaue
site-banaue-also = Banawe
site-banaue-text = Des murets de pierre et de boue suivent la montagne sur des centaines de marches, et l’eau de la forêt descend de l’une à l’autre sans une pompe. Tout a été bâti à la main, et tout est à refaire après chaque typhon.
site-singapore = Singapour
site-singapore-also = Singapura, Singapur
site-singapore-text = On mange dans les cours de cuisines en plein air, du crabe au piment au café grillé dans le beurre, et l’on réserve sa chaise en y posant un paquet de mouchoirs. Près de la moitié de l’île est verte, jusqu’aux arbres d’acier qui s’allument le soir.
site-lalibela = Lalibela
site-lalibela-text = Ici on n’a pas bâti les églises, on les a dégagées : on a creusé le roc tout autour, puis les portes, puis l’intérieur. À Noël, des milliers de pèlerins en blanc chantent au bord des fosses jusqu’au matin.
site-london = Londres
site-london-also = Londinium
site-london-text = Six corbeaux au moins vivent à la Tour, aux frais de la Couronne : s’ils partaient, dit la légende, le royaume tomberait. On leur rogne un peu les ailes, par prudence.
site-loch-ness = Loch Ness
site-loch-ness-text = L’eau y est noire de tourbe et profonde de plus de deux cents mètres : de quoi cacher un secret. On a sondé, filmé, écouté, et même fouillé l’ADN de l’eau, qui a surtout parlé d’anguilles.
site-mont-saint-michel = Mont-Saint-Michel
site-mont-saint-michel-also = Mont St-Michel
site-mont-saint-michel-text = La mer se retire à des kilomètres, puis revient plus vite qu’on ne marche dans le sable mouillé. Là-haut, le cloître des moines semble posé dans le ciel ; en bas, une trentaine d’habitants ont l’île pour eux le soir.
site-granada = Grenade
site-granada-text = Dans les palais de l’Alhambra, l’eau coule partout en minces filets, et les murs répètent en arabe qu’il n’est de vainqueur que Dieu. La grenade, dont la ville porte le nom en espagnol, mûrit dans les jardins.
site-geysir = Geysir
site-geysir-also = Great Geysir, Grand Geysir, Stóri-Geysir
site-geysir-text = Tous les geysers du monde lui doivent leur nom, mais lui se repose : il ne jaillit plus que rarement, quand un séisme le réveille. Son petit voisin Strokkur travaille pour deux, et l’eau y gonfle en dôme bleu avant de sauter.
site-marrakesh = Marrakech
site-marrakesh-text = Sur la grande place, on vend le matin du jus d’orange et le soir des escargots, des contes et des dents. Autour, les ruelles changent de métier tous les cent pas : les babouches, le cuivre, les épices, la laine qui sèche en rouge au-dessus des têtes.
site-timbuktu = Tombouctou
site-timbuktu-also = Timbuctoo, Tombuctu, Tumbutu
site-timbuktu-text = Le sel y arrivait du désert à dos de chameau, l’or du sud en pirogue, et l’on y payait cher les livres. Des familles ont gardé leurs manuscrits pendant des siècles dans des coffres, sous les lits et dans le sable.
site-dakar = Dakar
site-dakar-text = La ville avance dans l’Atlantique comme le nez de l’Afrique. Des cars rapides peints d’yeux et de prières klaxonnent le long de la corniche, et les pirogues bariolées rentrent avec le poisson du soir.
site-new-york = New York
site-new-york-also = New York City, NYC
site-new-york-text = Le quadrillage de Manhattan a été tracé quand l’île n’était presque que des fermes. Deux fois par an, le soleil se couche exactement dans l’axe des rues, et tout le monde s’arrête au milieu de la chaussée.
site-niagara-falls = Chutes du Niagara
site-niagara-falls-also = Niagara
site-niagara-falls-text = Le bruit s’entend avant qu’on les voie, et l’on est trempé avant d’y croire. En 1969, les ingénieurs ont fermé le robinet du côté américain pendant des mois ; au fond, ils ont trouvé des rochers et beaucoup de pièces de monnaie.
site-cape-canaveral = Cap Canaveral
site-cape-canaveral-also = Canaveral, cap Kennedy, Cape Kennedy
site-cape-canaveral-text = Les alligators se chauffent dans les fossés le long des pas de tir, et les jours de lancement les plages se couvrent de chaises pliantes. On compte à rebours ensemble ; le bruit arrive bien après la lumière.
site-new-orleans = La Nouvelle-Orléans
site-new-orleans-also = Nouvelle-Orléans
site-new-orleans-text = Même les enterrements y finissent en dansant : la fanfare joue lentement à l’aller, vite au retour. Une bonne partie de la ville est plus basse que le fleuve, alors on enterre les morts au-dessus du sol, dans de petites maisons blanches.
site-grand-canyon = Grand Canyon
site-grand-canyon-also = Grand Cañon
site-grand-canyon-text = En descendant le sentier, on recule dans le temps : chaque pas vaut des milliers d’années, et au bord de l’eau la roche en a près de deux milliards. Remonter prend deux fois plus longtemps.
site-san-francisco = San Francisco
site-san-francisco-also = Frisco
site-san-francisco-text = Le brouillard entre par le pont tous les soirs d’été ; les habitants l’ont baptisé Karl. Sous le quartier des banques dorment des coques de navires, abandonnés par des équipages partis chercher de l’or.
site-yellowstone = Yellowstone
site-yellowstone-text = La moitié des geysers du monde fument ici, entre les pins et les bisons qui traversent la route sans regarder. Les premiers explorateurs racontèrent ce qu’ils avaient vu, et personne ne voulut les croire.
site-denali = Denali
site-denali-also = mont McKinley, Mount McKinley, McKinley
site-denali-text = De la plaine, il monte de plus de cinq mille mètres d’un seul élan, plus que l’Everest au-dessus de son plateau. Il fait son propre temps : deux visiteurs sur trois ne voient que des nuages.
site-hawaii = Hawaï
site-hawaii-also = Honolulu, Oahu
site-hawaii-text = Les rois y surfaient déjà, debout sur des planches de bois longues comme une barque. On dit « aloha » pour bonjour, pour adieu et pour le reste, et la lave agrandit l’archipel quand l’envie lui en prend.
site-teotihuacan = Teotihuacan
site-teotihuacan-also = San Juan Teotihuacán
site-teotihuacan-text = Cent mille personnes et plus vivaient ici quand Rome tombait, dans des maisons peintes, de part et d’autre d’une avenue de plusieurs kilomètres. On ne sait ni le nom qu’elles donnaient à leur ville, ni pourquoi elles sont parties.
site-chichen-itza = Chichén Itzá
site-chichen-itza-also = Chichen
site-chichen-itza-text = Frappe dans tes mains au pied de la pyramide : l’écho répond comme un oiseau. Au grand terrain de jeu, les anneaux de pierre sont à six mètres au-dessus des joueurs, et les mains étaient interdites.
site-havana = La Havane
site-havana-also = Havane, La Habana, Habana
site-havana-text = Les voitures ont soixante-dix ans, le moteur d’un autre et la peinture de la veille. Le soir, toute la ville s’assoit sur le muret du bord de mer, avec une guitare et parfois une vague.
site-panama-canal = Canal de Panama
site-panama-canal-text = Pour passer d’un océan à l’autre, un navire monte d’abord de vingt-six mètres, marche après marche, traverse un lac et redescend. Tout se fait par gravité, avec l’eau des pluies.
site-angel-falls = Salto Ángel
site-angel-falls-also = chutes Angel, saut de l’Ange, chute de l’Ange, Kerepakupai Merú
site-angel-falls-text = L’eau tombe de si haut qu’une partie se change en brume avant de toucher le sol. En 1937, l’aviateur Jimmie Angel posa son avion sur le plateau, l’enlisa, et mit onze jours à redescendre à pied avec sa femme et deux amis.
site-kourou = Kourou
site-kourou-text = Avant chaque tir, la jungle se tait, puis une deuxième aube se lève sur les mangroves. On a choisi ce rivage parce que la Terre y tourne plus vite : c’est un élan gratuit pour les fusées.
site-brasilia = Brasilia
site-brasilia-text = Vue d’avion, c’est un avion : les ministères dans le fuselage, les habitants dans les ailes. Rien n’existait ici en 1956 que la savane rouge ; quatre ans plus tard, le président coupait le ruban.
site-rio-de-janeiro = Rio de Janeiro
site-rio-de-janeiro-also = Rio
site-rio-de-janeiro-text = Le matin, on joue au volley avec les pieds sur la plage ; le soir, on applaudit le soleil quand il se couche derrière les Deux Frères. Là-haut, le Christ de pierre à savon reçoit la foudre plusieurs fois par an.
site-machu-picchu = Machu Picchu
site-machu-picchu-also = Machu Pichu, Macchu Picchu
site-machu-picchu-text = Les pierres s’ajustent sans mortier, et l’on ne glisserait pas une lame entre elles. Les lamas tondent les terrasses, les nuages montent du fleuve, et les Espagnols n’y sont jamais venus.
site-nazca = Nazca
site-nazca-also = Nasca, lignes de Nazca, Nazca Lines, géoglyphes de Nazca
site-nazca-text = Il suffisait d’ôter les cailloux sombres pour faire paraître le sol clair ; la pluie ne tombe presque jamais, et les dessins sont restés. On en découvre encore de nouveaux, dont un chat étendu sur une colline.
site-lake-titicaca = Lac Titicaca
site-lake-titicaca-also = Titicaca
site-lake-titicaca-text = On y navigue plus haut que la plupart des sommets des Alpes. Sur les îles flottantes, le sol de roseaux se refait toutes les deux semaines, et les maisons déménagent quand on se fâche avec les voisins : il suffit d’une scie.
site-easter-island = Île de Pâques
site-easter-island-also = Rapa Nui, Isla de Pascua, Pâques
site-easter-island-text = Ils sont plusieurs centaines, le menton haut, et presque tous regardent l’intérieur des terres, là où étaient les villages. On ne sait pas lire l’écriture des insulaires, gravée sur des planchettes de bois.
site-galapagos = Galápagos
site-galapagos-also = îles Galápagos, Galapagos Islands, archipel de Colón
site-galapagos-text = Les animaux n’y ont pas peur : les otaries dorment sur les bancs publics et les fous dansent au milieu du sentier. Un tonneau planté sur une plage sert de boîte aux lettres depuis le temps des baleiniers ; on emporte le courrier de ceux qui habitent près de chez soi.
site-iguazu-falls = Chutes d’Iguaçu
site-iguazu-falls-also = Iguaçu, Iguazu, Iguassu, Foz do Iguaçu, Cataratas del Iguazú, chutes d’Iguazú
site-iguazu-falls-text = Le fleuve arrive tranquille, large comme un lac, et tombe d’un coup dans la forêt par plus de deux cents marches. Des martinets traversent le rideau d’eau pour nicher derrière, au sec.
site-ushuaia = Ushuaïa
site-ushuaia-text = Les rues montent raide vers la neige et descendent vers un port d’où l’on part pour l’Antarctique. Les forçats ont bâti la ville ; on visite leur prison et l’on prend leur train, qui est devenu charmant.
site-manaus = Manaus
site-manaus-also = Manaos
site-manaus-text = À l’époque du caoutchouc, on y envoyait, dit-on, son linge laver en Europe. L’opéra est resté, avec sa coupole verte, jaune et bleue, au milieu de la forêt, et l’on n’y arrive guère qu’en bateau ou en avion.
site-quito = Quito
site-quito-text = On y a le souffle court et quatre saisons par jour. Au nord de la ville, une ligne jaune est censée marquer l’équateur ; la vraie passe à deux cent quarante mètres de là, mais la photo est belle quand même.
site-tahiti = Tahiti
site-tahiti-also = Otaheite
site-tahiti-text = Deux volcans soudés par un isthme, des cascades dans les fougères, des plages de sable noir. Les marins d’Europe y échangeaient des clous contre des sourires ; leurs navires, dit-on, commençaient à se démonter.
site-jakarta = Jakarta
site-jakarta-also = Djakarta
site-jakarta-text = Une quarantaine de millions de personnes vivent autour de cette baie, et la ville s’enfonce plus vite que la mer ne monte. Sur le vieux port, des goélettes de bois aux proues peintes chargent encore leur ciment à dos d’homme.
site-borobudur = Borobudur
site-borobudur-also = Boroboudour, Barabudur
site-borobudur-text = On y monte en tournant, comme on lit un livre : deux mille six cents panneaux de pierre racontent la vie du Bouddha et la vie de tous les jours, bateaux, marchés et musiciens compris. Au sommet, plus d’images, seulement le ciel et des cloches de pierre.
site-bali = Bali
site-bali-text = Chaque matin, de petits paniers de fleurs se posent sur les seuils, les motos et les distributeurs de billets. Au Nouvel An, l’île entière se tait un jour et une nuit, et l’on voit enfin toutes les étoiles.
site-uluru = Uluru
site-uluru-also = Ayers Rock
site-uluru-text = Orange à midi, il devient rouge, puis violet, puis s’éteint d’un coup. Pour les Anangu, chaque creux et chaque trace d’eau raconte le passage d’un ancêtre, serpent, lézard ou oiseau.
site-sydney = Sydney
site-sydney-text = On va au bureau en ferry, planche sous le bras le vendredi. L’opéra a coûté quatorze fois le prix prévu, et il a fallu dix ans de plus pour le bâtir ; plus personne ne s’en plaint.
site-great-barrier-reef = Grande Barrière
site-great-barrier-reef-also = Grande Barrière de corail, Barrier Reef
site-great-barrier-reef-text = Des bêtes grosses comme une tête d’épingle ont bâti une muraille longue de deux mille trois cents kilomètres. Quelques nuits par an, après la pleine lune, tous les coraux pondent ensemble, et l’on nage dans une neige rose qui monte.
site-noumea = Nouméa
site-noumea-also = Port-de-France
site-noumea-text = On y achète sa baguette en tongs et l’on part au lagon après le travail. Au Centre Tjibaou, dix grandes cases de bois tournent le dos aux alizés, et le vent chante dedans, comme l’architecte l’avait prévu.
site-rotorua = Rotorua
site-rotorua-text = Ça fume dans les parcs, entre les tombes et jusque dans les jardins. On s’habitue à l’odeur d’œuf en une heure, et l’on dîne d’un repas cuit sous terre, pierres chaudes et fougères comprises.
site-cape-town = Le Cap
site-cape-town-also = Kaapstad, ville du Cap, Capetown
site-cape-town-text = Quand le vent du sud-est souffle, un nuage recouvre la montagne plate et déborde comme une nappe. En bas, des manchots partagent une plage avec les baigneurs, et la mer est si froide que les manchots s’y plaisent.
site-victoria-falls = Chutes Victoria
site-victoria-falls-also = Mosi-oa-Tunya
site-victoria-falls-text = La brume se voit à des dizaines de kilomètres, et par les nuits de pleine lune elle porte un arc-en-ciel. Le fleuve tombe dans une fente si étroite qu’on regarde les chutes de face, trempé, depuis l’autre bord.
site-kilimanjaro = Kilimandjaro
site-kilimanjaro-also = Kili, mont Kilimandjaro, Mount Kilimanjaro
site-kilimanjaro-text = En cinq jours on passe des bananiers à la forêt, de la bruyère géante au désert de cendre, puis à la glace. On marche « pole pole », lentement, en swahili ; ceux qui se pressent redescendent.
site-zanzibar = Zanzibar
site-zanzibar-also = Unguja
site-zanzibar-text = Les ruelles sentent le clou de girofle et le café à la cardamome, et chaque maison se juge à sa porte. À marée basse, les femmes cultivent des algues là où, six heures plus tôt, passaient les boutres.
site-antananarivo = Antananarivo
site-antananarivo-also = Tananarive, Tana
site-antananarivo-text = Les maisons de brique montent les collines par des escaliers sans fin, et les rizières viennent jusqu’au pied. En octobre, les jacarandas tournent au mauve et les 4L des taxis disparaissent sous les pétales.
site-piton-de-la-fournaise = Piton de la Fournaise
site-piton-de-la-fournaise-also = Fournaise, La Fournaise
site-piton-de-la-fournaise-text = Il entre en éruption presque chaque année, poliment, le plus souvent dans son enclos. En 1977, la lave sortit du domaine, coula jusqu’au village, encercla une église et s’arrêta à l’entrée de la nef.

## Les renseignements

clue-1 = Un voyageur suisse en habit arabe la révéla à l’Europe en 1812.
clue-2 = Le méridien d’origine passe par un de ses quartiers.
clue-3 = On n’y va qu’en pirogue ou en petit avion, depuis Canaima.
clue-4 = Il entaille le plateau sur près de 450 km.
clue-5 = Au large, l’île de Gorée rappelle la traite des esclaves.
clue-6 = Elle s’étire sur 2 300 km au large du Queensland.
clue-7 = La seule des sept merveilles antiques encore debout s’y trouve.
clue-8 = La reine Néfertari y a son propre temple, à côté de celui de son époux.
clue-9 = Un croiseur célèbre pour un coup de canon tiré en 1917 y est amarré.
clue-10 = Sept gratte-ciel de l’époque de Staline y forment les « sept sœurs ».
clue-11 = Une cour royale d’Europe s’y installa en 1808, fuyant Napoléon.
clue-12 = Un mausolée de marbre blanc, à Agra.
clue-13 = Le toit du monde, à 8 849 m.
clue-14 = Un aviateur américain prénommé Jimmie lui a laissé son nom.
clue-15 = Entre le Canada et les États-Unis, on les approche en bateau, sous un ciré.
clue-16 = La route de la Soie y avait son point de départ oriental.
clue-17 = Une gorge rouge d’Arizona qu’on descend à dos de mule.
clue-18 = Son Grand Bazar compte des milliers de boutiques sous ses voûtes.
clue-19 = Apollo 11 est partie de cette côte en 1969.
clue-20 = Le mur des Lamentations et le Saint-Sépulcre s’y trouvent.
clue-21 = Il contient plus d’eau que tous les lacs d’Angleterre et du pays de Galles réunis.
clue-22 = Une île en grande majorité hindoue, dans un pays surtout musulman.
clue-23 = Au Pérou, les ruines incas les plus célèbres, parmi les lamas et les nuages.
clue-24 = C’est l’ancienne Chang’an, capitale des empereurs Tang.
clue-25 = Ce lieu est accroché à la cordillère de l’île de Luçon.
clue-26 = Freddie Mercury y est né.
clue-27 = Son « mur miroir » porte des vers griffonnés il y a plus de mille ans.
clue-28 = Un monolithe sacré des Aborigènes, en plein désert australien.
clue-29 = En Normandie, une abbaye sur un rocher au milieu des sables.
clue-30 = Douze millions d’immigrants y débarquèrent à Ellis Island.
clue-31 = Le plus haut sommet du monde.
clue-32 = Sainte-Sophie y fait face à la mosquée Bleue.
clue-33 = Douze lions de marbre y portent une fontaine, dans un palais arabe.
clue-34 = Les paysans y partagent l’eau des rizières en coopératives, les subak.
clue-35 = Des locomotives, les « mules », y tiennent les navires bien droit.
clue-36 = Un doge y épousait chaque année la mer.
clue-37 = Elle s’enfonce tant que l’Indonésie se bâtit une autre capitale.
clue-38 = Elle s’étend sur la presqu’île du Cap-Vert.
clue-39 = Le roi Andrianampoinimerina la prit et en fit sa capitale, vers 1794.
clue-40 = Son voisin Strokkur jaillit toutes les cinq à dix minutes.
clue-41 = Cathy Freeman y alluma la flamme olympique en 2000.
clue-42 = Son plus vieux pont s’appelle le pont Neuf.
clue-43 = Gauguin y débarqua en 1891.
clue-44 = Son nom officiel est l’un des plus longs du monde.
clue-45 = Un bouddha couché long de 46 m y a des pieds incrustés de nacre.
clue-46 = On y voit des bisons et le geyser Old Faithful.
clue-47 = Son nom parle d’un fleuve de janvier qui n’existe pas.
clue-48 = Ses quatre minarets penchent un peu vers l’extérieur, pour tomber loin de lui.
clue-49 = Le chemin de fer le plus haut du monde y mène depuis 2006.
clue-50 = L’empereur y priait pour les récoltes au temple du Ciel.
clue-51 = Un peuple, les Ifugao, y cultive la montagne depuis des siècles.
clue-52 = L’étape bleue de la route de la Soie, au cœur de l’Asie centrale.
clue-53 = Pixar s’en est inspiré pour la cascade de « Là-haut ».
clue-54 = La capitale des cigares et des vieilles voitures américaines.
clue-55 = Au Mali, une ville dont le nom évoque le bout du monde.
clue-56 = L’île aux épices de Tanzanie, avec sa ville de pierre.
clue-57 = Le dernier chah y donna en 1971 une fête pour 2 500 ans d’empire.
clue-58 = Le premier cœur humain y fut greffé en 1967.
clue-59 = Des gondoles y glissent sous le pont du Rialto.
clue-60 = Un volcan sacré de 3 776 m.
clue-61 = À la saison sèche, on s’y baigne au bord du vide, dans une « piscine du Diable ».
clue-62 = Ses coulées coupent parfois la route avant d’entrer dans l’océan Indien.
clue-63 = On y monte en tournant, de terrasse en terrasse, vers l’éveil.
clue-64 = Ce lieu fut découpé en blocs et remonté plus haut dans les années 1960.
clue-65 = La principale ville de Nouvelle-Calédonie.
clue-66 = Trois tours y portent un parc en forme de navire, avec une piscine.
clue-67 = En 1901, une institutrice de 63 ans les descendit dans un tonneau.
clue-68 = Un opéra aux toits en forme de voiles.
clue-69 = Oscar Niemeyer en a dessiné les palais.
clue-70 = Un prince astronome y bâtit un observatoire géant au XVe siècle.
clue-71 = La capitale du Tibet.
clue-72 = Elle fut la capitale de son pays jusqu’en 1960.
clue-73 = Conteurs et charmeurs de serpents y animent la place Jemaa el-Fna.
clue-74 = De la mi-mai à la fin juillet, le soleil ne s’y couche pas.
clue-75 = Elle fut fondée en 1703 sur un delta marécageux.
clue-76 = L’un des volcans les plus actifs du monde, sur une île française.
clue-77 = La forteresse du Morro garde l’entrée de son port.
clue-78 = La capitale khmère envahie par les racines des fromagers.
clue-79 = Copacabana et Ipanema en sont les plages.
clue-80 = Un jésuite les escalade dans le film « Mission ».
clue-81 = Livingstone les atteignit en 1855.
clue-82 = Un monstre y ferait parfois surface.
clue-83 = L’ancienne capitale des tsars, sur la Neva.
clue-84 = Le plus grand monument bouddhique du monde.
clue-85 = L’île des offrandes, du gamelan et du mont Agung.
clue-86 = La plus haute chute d’eau du monde.
clue-87 = Les grandes chutes que se partagent l’Argentine et le Brésil.
clue-88 = En langue yagan, son nom parle d’une baie.
clue-89 = Dans plusieurs langues, tout le royaume tient son nom d’elle.
clue-90 = En 2012, des malles de livres en sortirent en cachette, loin des flammes.
clue-91 = La grande cité maya du Yucatán.
clue-92 = Aux Philippines, ses rizières montent comme un escalier vers le ciel.
clue-93 = Nemo, le poisson-clown, y vit au large de l’Australie.
clue-94 = Sa place du Régistan est bordée de trois médersas.
clue-95 = Le Zambèze y tombe d’une centaine de mètres.
clue-96 = Son nom parle de mille guerriers.
clue-97 = Georges le Solitaire, dernier de son espèce, y mourut en 2012.
clue-98 = Pour les Athabascans, son nom dit simplement qu’il est haut.
clue-99 = Une cité-État où la vente de chewing-gum est interdite.
clue-100 = Sous l’apartheid, on y rasa le quartier de District Six.
clue-101 = La capitale des tuk-tuks, du pad thaï et des temples dorés.
clue-102 = Son nom propre est devenu un nom commun.
clue-103 = Les Maoris y cuisent leurs repas dans la vapeur.
clue-104 = La capitale de Cuba, au bord du Malecón.
clue-105 = René Caillié y entra en 1828, et en revint.
clue-106 = Elle est née d’un potager, planté en 1652 pour les navires de passage.
clue-107 = Un lac d’Écosse connu pour une bête que nul n’a jamais prise.
clue-108 = Le Couesnon, dit-on, l’a fait passer d’une province à l’autre.
clue-109 = On lui donne aussi le nom d’un président assassiné en 1901.
clue-110 = Des tours de calcaire y sortent de la mer, dans le golfe du Tonkin.
clue-111 = Il fut ouvert en 1914, après l’échec de Lesseps.
clue-112 = Les Hollandais l’appelaient Batavia.
clue-113 = Entre deux océans, ses écluses font passer les navires par-dessus un isthme.
clue-114 = Pearl Harbor y fut attaqué en décembre 1941.
clue-115 = Une chaussée des Morts la traverse.
clue-116 = Soixante-douze stupas ajourés entourent son sommet.
clue-117 = Le naturaliste Henri Mouhot l’a fait connaître en Europe vers 1860.
clue-118 = Au sommet de ses façades étroites, un crochet sert à hisser les meubles.
clue-119 = Les navettes spatiales y décollaient, en Floride.
clue-120 = Sous ses rues, les os de millions de morts tapissent d’anciennes carrières.
clue-121 = Il contient plus d’un cinquième de l’eau douce liquide à la surface du globe.
clue-122 = Une eau noire et une eau limoneuse y coulent côte à côte.
clue-123 = Son plus grand temple figure sur le drapeau du Cambodge.
clue-124 = Les grands visages de pierre du Bayon y sourient par dizaines.
clue-125 = Napoléon y entra en 1812 et la vit brûler.
clue-126 = Ses vingt arrondissements s’enroulent comme une coquille d’escargot.
clue-127 = À Java, une montagne de pierre aux 504 bouddhas.
clue-128 = L’eau du lac Érié y tombe vers le lac Ontario.
clue-129 = On y jette une pièce dans une fontaine pour être sûr d’y revenir.
clue-130 = Le Potala y fut la demeure du dalaï-lama.
clue-131 = L’amiral Halsey y eut son quartier général pendant la guerre.
clue-132 = Exclue d’une fédération, elle devint indépendante malgré elle en 1965.
clue-133 = La grande base américaine de lancement de fusées.
clue-134 = Hiram Bingham l’a révélé au monde en 1911.
clue-135 = Un sultan d’Oman y établit sa capitale vers 1840.
clue-136 = Hans Meyer et Ludwig Purtscheller en atteignirent le sommet en 1889.
clue-137 = Bonaparte y aurait dit à ses soldats que quarante siècles les contemplaient.
clue-138 = La cité des caravanes aux portes du Sahara, près du Niger.
clue-139 = Le plus ancien parc national des États-Unis.
clue-140 = Son stade en nid d’oiseau a vu des Jeux d’été, puis d’hiver.
clue-141 = Un tramway nommé Désir y roulait pour de bon.
clue-142 = En face, trois îles servirent de bagne.
clue-143 = Des milliers de guerriers d’argile, enterrés en rangs, y gardent un tombeau.
clue-144 = Au stade Maracanã, près de deux cent mille personnes y pleurèrent en 1950.
clue-145 = L’Orient-Express y avait son terminus.
clue-146 = Des corbeaux y sont nourris pour protéger le royaume.
clue-147 = Quelque 275 cascades entre Brésil et Argentine.
clue-148 = Le Transsibérien en longe la rive sud.
clue-149 = Le Christ du Corcovado, le Pain de Sucre et le carnaval.
clue-150 = Un petit train à vapeur y suit la voie des anciens forçats.
clue-151 = L’énorme dôme de pierre rouge au centre de l’Australie.
clue-152 = Un État entier, le plus petit du monde, y est enclavé.
clue-153 = Une falaise d’ardoise haute de 307 m.
clue-154 = On y nageait chaque année vers un îlot pour rapporter un œuf de sterne.
clue-155 = Un roi parricide y bâtit son palais au Ve siècle.
clue-156 = Marco Polo en partit pour l’Orient.
clue-157 = On y admire des portes de bois sculpté, cloutées de laiton.
clue-158 = Son port se nomme Le Pirée.
clue-159 = Le canal Calédonien l’emprunte.
clue-160 = Capitale aux canaux concentriques, où les vélos sont plus nombreux que les habitants.
clue-161 = Les hippies y vécurent en 1967 l’« été de l’amour ».
clue-162 = Sur un coteau, une silhouette au bras levé y est appelée « l’Astronaute ».
clue-163 = L’archange en aurait parlé trois fois à l’évêque Aubert.
clue-164 = Une cloche de 200 tonnes y est posée ; elle n’a jamais sonné.
clue-165 = On y pédale sur un rempart Ming long de près de 14 km.
clue-166 = L’un de ses réservoirs, le baray occidental, a près de 8 km de long.
clue-167 = On y assemble des fusées debout, dans un bâtiment haut de 160 m.
clue-168 = C’est un bloc d’arkose haut de 348 m.
clue-169 = Des Anglais qui cherchaient un passage vers la Chine le baptisèrent en 1553.
clue-170 = Maria Reiche a consacré sa vie à ce lieu.
clue-171 = Hokusai en dessina trente-six vues, puis dix autres.
clue-172 = Le Mardi gras y défile, et Bourbon Street ne dort pas.
clue-173 = Une ville de deux millions d’habitants en pleine forêt amazonienne.
clue-174 = Sa bourse, née du commerce des épices, passe pour la plus ancienne du monde.
clue-175 = Elle borde le canal Beagle.
clue-176 = En les voyant, Eleanor Roosevelt aurait plaint les cascades de son pays.
clue-177 = Son plan rappelle un avion ou un oiseau.
clue-178 = Son point culminant porte le mot swahili pour « liberté ».
clue-179 = Un supervolcan sommeille sous ses forêts.
clue-180 = Un gardien à corps de lion et tête d’homme y veille.
clue-181 = Un puits naturel, le cénote, y recevait des offrandes.
clue-182 = Les tombeaux de Khéops, Khéphren et Mykérinos.
clue-183 = Des crânes d’hommes très anciens, trouvés près de là, ont disparu en 1941.
clue-184 = La prison d’Alcatraz y occupait une île.
clue-185 = Sa voie habituelle passe par la cascade de glace du Khumbu.
clue-186 = Les Aztèques la trouvèrent déjà déserte et la crurent bâtie par les dieux.
clue-187 = On y tire le canon chaque soir à neuf heures.
clue-188 = L’ouragan Katrina l’inonda en 2005.
clue-189 = Des taureaux à tête d’homme y gardent la porte de Toutes les Nations.
clue-190 = Une source chaude, le Grand Prismatic, y prend les couleurs de l’arc-en-ciel.
clue-191 = Une ville de pyramides, à une heure de Mexico.
clue-192 = Entre haka et geysers, la grande étape de l’île du Nord.
clue-193 = Son rouge vire au violet quand le soleil se couche.
clue-194 = Des tablettes d’argile trouvées là notent les rations d’orge et de vin des ouvriers.
clue-195 = On va y voir jaillir le Pohutu.
clue-196 = Hemingway a écrit sur ses neiges.
clue-197 = Un Danois en dessina l’œuvre la plus célèbre et ne la vit jamais achevée.
clue-198 = Ses visiteurs logent à Siem Reap.
clue-199 = Un empereur romain en fit sa capitale et lui donna son nom.
clue-200 = L’un de ses calendriers a des années de 210 jours.
clue-201 = Ce qui fut près de quatre mille ans le plus haut édifice du monde s’y dresse.
clue-202 = Ce rivage de Floride a porté dix ans le nom d’un président.
clue-203 = Hillary et Tenzing y sont arrivés en 1953.
clue-204 = Il porte en Occident le nom d’un géomètre britannique.
clue-205 = La Gorge du Diable en est le point le plus violent.
clue-206 = L’écho d’un claquement de mains y imite un oiseau, le quetzal.
clue-207 = Deux fois l’an, en février et en octobre, le soleil y atteint le fond du sanctuaire.
clue-208 = Une abbaye qu’entourent certaines des plus fortes marées d’Europe.
clue-209 = Son papier d’écorce de mûrier fut réputé dans tout le monde musulman.
clue-210 = Une barque de cèdre y est restée 4 500 ans en pièces dans une fosse.
clue-211 = Le volcan Pichincha la surveille.
clue-212 = Non loin, un volcan détruisit en 1886 des terrasses roses et blanches.
clue-213 = Des soldats en jupe plissée et sabots à pompon y montent la garde.
clue-214 = Le mont des Oliviers et le jardin de Gethsémani lui font face.
clue-215 = La source la plus fameuse du Cercle d’or islandais, tantôt calme, tantôt jaillissante.
clue-216 = Jamais pris par les Anglais, il garde deux bombardes qu’ils laissèrent.
clue-217 = L’odeur lui a valu le surnom de « Sulphur City ».
clue-218 = Bruce Lee y grandit ; Jackie Chan y est né.
clue-219 = Il évite aux navires de faire le tour de l’Amérique du Sud.
clue-220 = Anne Frank y tint son journal, cachée derrière une bibliothèque pivotante.
clue-221 = Un État américain fait de volcans, en plein Pacifique.
clue-222 = On y arrive par la porte du Soleil, après quatre jours de marche.
clue-223 = L’Empire State Building y fut près de quarante ans le plus haut du monde.
clue-224 = La place Tian’anmen en occupe le centre.
clue-225 = Des pèlerins vêtus de blanc s’y pressent pour le Noël du 7 janvier.
clue-226 = La nuit, ses ponts se lèvent et coupent la ville en morceaux.
clue-227 = Alexandra David-Néel y parvint déguisée en mendiante, en 1924.
clue-228 = La capitale du pays des lémuriens.
clue-229 = L’ancienne capitale du Japon, aux mille temples.
clue-230 = Ses figures ne se voient bien que d’avion.
clue-231 = Des milliers de portiques vermillon y gravissent une colline gardée par des renards.
clue-232 = Ses mosquées de terre sont hérissées de poutres de bois.
clue-233 = Sous un nom à peine changé, c’est le pays de Yogi l’ours.
clue-234 = Ses fondateurs hollandais lui avaient donné le nom de leur capitale aux canaux.
clue-235 = Le château d’Urquhart en surveille la rive.
clue-236 = Au XIXe siècle, des mules y montèrent un vapeur anglais en pièces.
clue-237 = Le grand port au cœur de l’Amazonie.
clue-238 = Ses hutongs sont des ruelles de maisons basses à cour carrée.
clue-239 = Ses statues géantes, les moaï, tournent presque toutes le dos à la mer.
clue-240 = En 1928, un nageur le parcourut en entier et paya 36 cents de péage.
clue-241 = Les temples de Ramsès II au bord du lac Nasser.
clue-242 = García Lorca est né tout près ; il fut tué non loin de là en 1936.
clue-243 = Un cours d’eau taillé dans le roc y porte le nom du Jourdain.
clue-244 = Ses tramways à étage, les « ding-ding », roulent depuis plus de cent ans.
clue-245 = Il est resté des siècles sous la cendre et la jungle de Java.
clue-246 = Bonaparte la vendit avec sa province en 1803.
clue-247 = La montagne de la Table la domine, en Afrique du Sud.
clue-248 = Une louve de bronze y allaite encore les jumeaux de sa légende.
clue-249 = Quelque 800 marches y mènent à un « Monastère » taillé dans la montagne.
clue-250 = Sa position près de l’équateur a décidé de son rôle.
clue-251 = Des avions à skis y déposent les alpinistes sur un glacier.
clue-252 = Le fleuve Chao Phraya la traverse.
clue-253 = Le Star Ferry y traverse la rade, sous le pic Victoria.
clue-254 = Des tracés géants y dessinent un colibri, un singe et une araignée.
clue-255 = En octobre, les jacarandas y fleurissent autour du lac Anosy.
clue-256 = L’eau y tombe d’une montagne plate, l’Auyán-tepui.
clue-257 = Au nord du Viêt Nam, des jonques y passent entre les rochers.
clue-258 = En 1896, elle perdit en moins d’une heure la guerre la plus courte de l’histoire.
clue-259 = Une espèce de phoque d’eau douce ne vit que là.
clue-260 = Le télescope James-Webb en partit le jour de Noël 2021.
clue-261 = Tamerlan en fit sa capitale ; il y est enterré.
clue-262 = On y jetait jadis du savon pour le faire jaillir.
clue-263 = Une ville ocre face au Haut Atlas.
clue-264 = Un bloc de près de 200 m, des jardins d’eau à ses pieds, un palais au sommet.
clue-265 = Trois religions la tiennent pour sainte.
clue-266 = Une famille musulmane y garde depuis des siècles la clé d’une grande église.
clue-267 = Des pèlerins s’y prosternent tout autour du temple du Jokhang.
clue-268 = Un grand rallye à travers le désert y arrivait, sur une plage.
clue-269 = Des gratte-ciel serrés, une colonie britannique jusqu’en 1997.
clue-270 = Quatre colosses assis y gardent une façade taillée dans le roc.
clue-271 = Son nom veut dire « port parfumé ».
clue-272 = En 1884, vingt et un éléphants y éprouvèrent la solidité d’un pont.
clue-273 = Capitale d’un royaume, elle n’en abrite pourtant pas le gouvernement.
clue-274 = L’île la plus connue de Polynésie française.
clue-275 = Les Chaggas cultivent le café et la banane sur ses pentes.
clue-276 = Des centaines de colosses y furent taillés, presque tous dans un seul volcan.
clue-277 = Un bassin fumant de la vallée de Haukadalur, souvent endormi.
clue-278 = Au fond, un village reçoit encore son courrier par des mules.
clue-279 = Il se trouve sur une île autrefois nommée Bourbon.
clue-280 = Mallory y disparut en 1924 ; nul ne sait s’il avait réussi.
clue-281 = Il se dresse au fond d’un vaste enclos, au sud-est de son île.
clue-282 = Leurs manchots sont les seuls à passer dans l’hémisphère Nord.
clue-283 = Le pont du Golden Gate en garde la baie.
clue-284 = On y habite une « superquadra », et l’adresse n’est que lettres et chiffres.
clue-285 = Elle fut fondée en 1788 avec des convois de bagnards.
clue-286 = Le plus haut sommet d’Afrique.
clue-287 = Sa vieille ville a quatre quartiers, dont un arménien.
clue-288 = Geysers et boues bouillantes de Nouvelle-Zélande.
clue-289 = Le temple de l’Aube y est couvert d’éclats de porcelaine chinoise.
clue-290 = Les pyramides du Soleil et de la Lune, près de Mexico.
clue-291 = Le plus célèbre monument de l’Inde, élevé par amour.
clue-292 = Les Uros y vivent sur des îles de roseaux.
clue-293 = Le commandant Powell l’a descendu en barque en 1869.
clue-294 = On y entre par un défilé étroit, le Siq.
clue-295 = Sur ses escaliers, vingt-trois peuples apportent leurs présents au roi.
clue-296 = Un opéra y fut inauguré en 1896 grâce à l’argent du caoutchouc.
clue-297 = On y garde « La Ronde de nuit » de Rembrandt.
clue-298 = En y creusant un puits, des paysans firent une immense découverte en 1974.
clue-299 = Un président poète y ouvrit en 1966 un festival mondial des arts nègres.
clue-300 = James Cook y est mort en 1779.
clue-301 = Des goélettes de bois, les pinisi, s’y rangent au vieux port de Sunda Kelapa.
clue-302 = Des empereurs y vécurent de 794 jusqu’au XIXe siècle.
clue-303 = Une ville longtemps fermée aux étrangers, à 3 650 m d’altitude.
clue-304 = Un temple antique y a gardé sa coupole, ouverte au sommet.
clue-305 = Par crainte du feu, on y exila les verriers sur une île voisine, en 1291.
clue-306 = Le Vieux Carré y rappelle la présence française.
clue-307 = Elle est au pied de la sierra Nevada, en Andalousie.
clue-308 = Broadway, Times Square et Central Park.
clue-309 = Un lac des Andes, entre Pérou et Bolivie.
clue-310 = Une armée de soldats de terre cuite y veille sur un empereur.
clue-311 = En rêver au Nouvel An porte bonheur, plus encore qu’un faucon ou une aubergine.
clue-312 = Le navire de Cook s’y échoua en 1770.
clue-313 = La plus célèbre ville d’Ouzbékistan, aux coupoles turquoise.
clue-314 = Son amphithéâtre antique s’appelle le Colisée.
clue-315 = La ville la plus australe d’Argentine, en Terre de Feu.
clue-316 = Big Ben y sonne les heures.
clue-317 = Le volcan de La Réunion.
clue-318 = « Le bout du monde », où l’on embarque pour l’Antarctique.
clue-319 = Entre Zambie et Zimbabwe, un rideau d’eau large de 1 700 m.
clue-320 = Le fleuve Ciliwung traverse cette mégapole.
clue-321 = La capitale de Madagascar.
clue-322 = Une légende y fait descendre un dragon dans la mer.
clue-323 = Dans les années 1760, des milliers de colons vinrent y mourir de fièvre.
clue-324 = Les premiers Jeux olympiques modernes s’y tinrent en 1896.
clue-325 = Le visage du Che y couvre une façade de la place de la Révolution.
clue-326 = La Cité interdite y abritait les empereurs.
clue-327 = Le drapeau de son État porte la Grande Ourse et l’étoile Polaire.
clue-328 = Les Britanniques l’obtinrent après la première guerre de l’Opium.
clue-329 = La cité rose taillée dans la falaise, avec son « Trésor ».
clue-330 = Socrate y but la ciguë.
clue-331 = Le minaret de la Koutoubia y mesure 77 m.
clue-332 = Ses familles ont gardé, des siècles durant, des manuscrits par milliers.
clue-333 = Un cône presque parfait coiffé de neige, emblème du Japon.
clue-334 = Le palais en ruine de Darius et de Xerxès.
clue-335 = La cité inca perchée dans les Andes.
clue-336 = Un bagne y fonctionna jusqu’en 1947.
clue-337 = Alexandre le Grand livra aux flammes ce palais des Grands Rois.
clue-338 = Sa devise latine parle d’un bateau battu par les flots, mais qui ne sombre pas.
clue-339 = La révolutionnaire Louise Michel y fut déportée.
clue-340 = Un obélisque coiffé d’une flamme dorée, le Monas, s’y dresse.
clue-341 = Depuis 2019, il est interdit d’y grimper.
clue-342 = Une ville, deux continents : le Bosphore passe au milieu.
clue-343 = On y bat à grand bruit les omelettes de la Mère Poulard.
clue-344 = En 1849, des marins y abandonnèrent leurs navires par centaines, pour l’or.
clue-345 = Le Colorado y coule au fond d’une gorge, 1 600 m plus bas.
clue-346 = C’était la capitale des Nabatéens.
clue-347 = La fusée Ariane y décolle.
clue-348 = Son bâtisseur finit ses jours captif dans un fort, d’où il pouvait le voir.
clue-349 = On y voit des bus rouges à étage et la relève de la garde à Buckingham.
clue-350 = Une pyramide de marbre, tombeau d’un magistrat, y est prise dans les remparts.
clue-351 = Les rizières en terrasses les plus célèbres des Philippines.
clue-352 = Des temples sauvés des eaux du haut barrage d’Assouan.
clue-353 = Le musée de l’Ermitage y occupe le palais d’Hiver.
clue-354 = Le dernier royaume maure d’Espagne y avait son palais rouge.
clue-355 = Un séisme et un incendie l’ont ravagée en 1906.
clue-356 = Des fous aux pattes bleues y dansent pour plaire.
clue-357 = On y roule jusqu’au bout de la Norvège pour voir le soleil de minuit.
clue-358 = L’île de vacances la plus courue d’Indonésie, avec Ubud et Kuta.
clue-359 = Le géant blanc de l’Alaska, à 6 190 m.
clue-360 = La plus connue de ses églises, Saint-Georges, a la forme d’une croix.
clue-361 = En 1666, un feu parti d’une boulangerie y détruisit treize mille maisons.
clue-362 = Tout près, un monument marque le milieu du monde, sur l’équateur.
clue-363 = Le Fer à cheval en est la partie canadienne.
clue-364 = Le point culminant de l’Amérique du Nord.
clue-365 = Indiana Jones y trouve le Graal derrière une façade de grès rose.
clue-366 = Un navigateur hollandais l’aperçut un dimanche de 1722.
clue-367 = En guarani, leur nom signifie « grande eau ».
clue-368 = Renzo Piano y a bâti un centre culturel kanak.
clue-369 = Darwin y observa les pinsons, au large de l’Équateur.
clue-370 = Au Sri Lanka, on monte à ce palais perché entre deux pattes de lion.
clue-371 = Sa cathédrale a l’air d’une couronne de béton.
clue-372 = Une capitale inaugurée en 1960, sur le plateau central de son pays.
clue-373 = On y jouait à la balle sur le plus grand terrain de l’ancienne Amérique.
clue-374 = Un singe à la queue en spirale y mesure une centaine de mètres.
clue-375 = Une dame de cuivre y lève une torche.
clue-376 = Les stations de son métro, ouvert en 1935, ont des lustres et du marbre.
clue-377 = Le dôme du Rocher y brille au-dessus de la vieille ville.
clue-378 = Un pont de chemin de fer de 1905 reçoit leurs embruns.
clue-379 = L’une des îles habitées les plus isolées : 2 000 km jusqu’à la voisine.
clue-380 = El Castillo, la pyramide maya aux 365 marches.
clue-381 = Près de deux mille îlots calcaires y émergent.
clue-382 = Un gouverneur britannique envoya en 1814 des hommes le dégager.
clue-383 = Deux pays se le partagent, à 3 800 m d’altitude.
clue-384 = Bougainville la nomma Nouvelle-Cythère.
clue-385 = Onze églises du Moyen Âge, taillées dans le roc éthiopien.
clue-386 = Une photo de 1934, un faux, y montrait un long cou sortant de l’eau.
clue-387 = Nul ne sait quel peuple la bâtit, ni quelle langue on y parlait.
clue-388 = Une source chaude jaillissante d’Islande.
clue-389 = On part de Cairns, palmes aux pieds, pour la voir.
clue-390 = Un chef-lieu français au bord d’un immense lagon du Pacifique.
clue-391 = La plus grande des îles de la Société, avec Papeete.
clue-392 = La capitale du Sénégal, à la pointe ouest de l’Afrique.
clue-393 = Le plus vieux métro du monde y roule depuis 1863.
clue-394 = En juin, on y fête les « nuits blanches » le long des canaux.
clue-395 = Un empereur moghol l’a fait élever pour son épouse défunte.
clue-396 = Au Pérou, des dessins immenses sur le sol du désert.
clue-397 = Blondin a franchi leur gorge sur une corde en 1859.
clue-398 = Le plus haut sommet du Japon, visible de Tokyo par temps clair.
clue-399 = Leur nom local signifie « la fumée qui gronde ».
clue-400 = Un palais royal y eut l’électricité avant la Maison-Blanche.
clue-401 = Des navires de haute mer, pour l’atteindre, remontent 1 500 km de fleuve.
clue-402 = Un pavillon couvert d’or s’y reflète dans un étang.
clue-403 = Stamford Raffles y installa un comptoir en 1819.
clue-404 = Le plus vaste ensemble corallien du monde.
clue-405 = Plus de quatre cents ponts relient ses îlots, et pas une voiture n’y passe.
clue-406 = Des îles volcaniques aux iguanes marins et aux tortues géantes.
clue-407 = Yves Saint Laurent y sauva un jardin bleu, le jardin Majorelle.
clue-408 = Un volcan coiffé de neige près de l’équateur, en Tanzanie.
clue-409 = Une capitale étirée à 2 850 m, entre des volcans.
clue-410 = Le berceau du jazz, près des bouches du Mississippi.
clue-411 = Non loin, des hommes récoltent le sel au fond d’un lac rose.
clue-412 = Des scènes du film « Indochine » y ont été tournées, entre les rochers.
clue-413 = Le lac Gatún en forme une grande partie.
clue-414 = Aux équinoxes, une ombre de serpent y descend un escalier.
clue-415 = Une chaîne tendue à l’entrée de la Corne d’Or y arrêtait les flottes ennemies.
clue-416 = On y va par un désert de scories rouges, la plaine des Sables.
clue-417 = En 1945, le ministre américain de la Guerre la raya d’une liste de cibles.
clue-418 = Les Anangu en sont les gardiens.
clue-419 = Sous l’un de ses temples, on a trouvé du mercure liquide dans un tunnel.
clue-420 = Quelques nuits par an, après la pleine lune, tout y pond à la fois.
clue-421 = Les révoltés du « Bounty » y avaient laissé leur cœur.
clue-422 = Au bout de l’Europe, une falaise où un globe de métal fait face au pôle.
clue-423 = Des loups y furent ramenés en 1995.
clue-424 = Le lac le plus profond du monde, en Sibérie.
clue-425 = Son quai flottant suit le fleuve, qui monte de dix mètres et plus.
clue-426 = La ville rouge du Maroc, avec ses souks et sa palmeraie.
clue-427 = Sa dernière éruption, en 1707, fit tomber des cendres jusqu’à Edo.
clue-428 = La plus grande ville d’Indonésie, sur l’île de Java.
clue-429 = En Australie, un port, ses ferries et la plage de Bondi.
clue-430 = Une pierre sculptée, l’Intihuatana, y aurait servi au culte du Soleil.
clue-431 = Avec Cracovie, elle fut en 1978 la première ville au Patrimoine mondial.
clue-432 = Son île est l’une des plus riches en nickel.
clue-433 = La marine d’un pays sans côte y navigue.
clue-434 = Le port spatial de l’Europe, en Guyane.
clue-435 = Un roi qui régna vers l’an 1200 lui a laissé son nom.
clue-436 = Une île au bout de la péninsule malaise, reliée par une digue.
clue-437 = Une Vierge ailée de plus de 40 m y veille sur les toits.
clue-438 = Une île chilienne du Pacifique, peuplée de colosses de pierre.
clue-439 = Son pont est surnommé « le cintre ».
clue-440 = La capitale de l’Équateur, dans les Andes.
clue-441 = Dès 1896, elles fournirent à Buffalo de l’électricité.
clue-442 = L’eau des forêts y descend de champ en champ, à flanc de montagne.
clue-443 = Le port fondé par les Hollandais près de Bonne-Espérance.
clue-444 = La ville des geishas et des jardins de pierres.
clue-445 = Les bulbes bariolés de la cathédrale Saint-Basile s’y dressent.
clue-446 = Le rocher du Lion, forteresse de l’ancienne Ceylan.
clue-447 = On y entre par une pyramide de verre pour aller voir la Joconde.
clue-448 = On s’embarque à ses quais pour Robben Island.
clue-449 = C’est du même État que Jules Verne fit tirer son obus vers la Lune.
clue-450 = L’île des clous de girofle, face à la côte tanzanienne.
clue-451 = Leur nom vient d’un mot espagnol pour la tortue.
clue-452 = En Sibérie, un lac limpide descend à plus de 1 600 m.
clue-453 = Les surfeurs des Jeux de 2024 y prirent leurs vagues.
clue-454 = En Éthiopie, des églises creusées au-dessous du niveau du sol.
clue-455 = Une capitale toute neuve, bâtie en quatre ans à près de mille kilomètres de l’ancienne.
clue-456 = Le nom de cette ville-État évoque un lion.
clue-457 = Il se trouve sur l’île de Magerøya, qu’un tunnel sous-marin relie au continent.
clue-458 = Des masques de carnaval s’y pressent sur la place Saint-Marc, parfois les pieds dans l’eau.
clue-459 = Le Kremlin y borde la place Rouge.
clue-460 = La Yamuna coule derrière lui ; un long bassin s’étend devant.
clue-461 = La ville de Californie dont les tramways à câble grimpent les collines.
clue-462 = Au Venezuela, une cascade de près de mille mètres.
clue-463 = L’ukulélé y est né, d’une petite guitare portugaise.
clue-464 = On y honore un bouddha d’émeraude, près du Palais royal.
clue-465 = Le Parthénon se dresse sur son rocher.
clue-466 = Hemingway y avait ses bars et sa maison.
clue-467 = L’Alhambra et les jardins du Generalife.
clue-468 = Il domine les méandres de l’Urubamba.
clue-469 = Le palais de la Reine, ou Rova, la domine.
clue-470 = Boabdil en remit les clés en 1492.
clue-471 = Un fer à cheval de verre y permet de marcher au-dessus du vide.
clue-472 = Des statues de bois, les bulul, y gardent le riz des greniers.
clue-473 = Une tour de fer de plus de 300 m y domine le Champ-de-Mars.
clue-474 = Plus de trois cents rivières y entrent, une seule en sort.
clue-475 = Le surf, les colliers de fleurs et la plage de Waikiki.
clue-476 = Au Nouvel An, tout s’y tait un jour entier : même l’aéroport ferme.
clue-477 = Des familles de pêcheurs y vivaient sur l’eau ; leurs enfants allaient à l’école flottante.
clue-478 = Une chouette ornait ses anciennes pièces de monnaie.
clue-479 = Les Incas y plaçaient la naissance du Soleil.
clue-480 = Des demoiselles y sont peintes à mi-hauteur d’une paroi.

## The board

board-map = Planisphère de 504 cases
board-region-alaska = Alaska et Pacifique Nord
board-region-north-america = Amérique du Nord
board-region-greenland = Groenland et Atlantique Nord
board-region-europe = Europe
board-region-siberia = Asie centrale et Sibérie
board-region-east-asia = Asie de l’Est
board-region-polynesia = Polynésie
board-region-andes = Amérique centrale et Andes
board-region-brazil = Brésil et Afrique de l’Ouest
board-region-africa = Afrique et Arabie
board-region-india = Inde et océan Indien
board-region-indonesia = Indonésie et Micronésie
board-region-south-pacific = Pacifique Sud
board-region-chile = Chili et île de Pâques
board-region-south-atlantic = Atlantique Sud
board-region-southern-africa = Afrique australe
board-region-southern-ocean = Sud de l’océan Indien
board-region-australia = Australie et Nouvelle-Zélande
board-squares = { $count ->
    [one] un carré rouge
   *[other] { $count } carrés rouges
}
board-pawn = { $player } en { $cell }
board-flag-at = { $flag } en { $cell }
board-waits = { $site } attend ici, face visible
board-poster = Image : { $site }
board-reveal = La carte se retourne : { $site }
board-found-it = { $you ->
    [yes] Tu as trouvé !
   *[no] { $player } a trouvé !
}
board-missed-it = { $you ->
    [yes] Tu as dit { $site }, mais c’était ici :
   *[no] { $player } a dit { $site }, mais c’était ici :
}
board-go-on = Continuer
board-look-again = Revoir { $site }
board-event = Événement : { $event }
board-put-away = Ranger
board-camera = L’appareil photo
board-slot = Carte { $slot } : quart { $quarter }, numéros { $numbers } ; { $behind ->
    [0] la dernière de son compartiment
    [one] encore une derrière
   *[other] encore { $behind } derrière
}
board-slot-empty = Carte { $slot } : le compartiment est vide
board-empty = vide
board-found = Indices trouvés pour la carte { $slot }
board-no-clue = Aucun indice trouvé pour l’instant.
board-sheet = Fiche d’indices
board-notebook = Carnet
board-clues = Les indices
board-lit = Pour une carte de l’appareil :
board-type = Nom d’un site
board-type-help = Tape-le : les sites qui correspondent s’affichent.
board-proposals = Sites proposés
board-proposed = { $count ->
    [one] Un site proposé.
   *[other] { $count } sites proposés.
}
board-no-site = Aucun des 80 sites ne porte ce nom.
board-sure = Une seule annonce par visite. C’est décidé ?
board-another = Un autre nom
board-hand = Tes cartes de transport
board-secrets = Tes cartes SECRET
board-ticket = { $card }
board-opens = { $card } : { $cells ->
    [one] une case
   *[other] { $cells } cases
} à portée
board-riding = { $card }, en cours
board-new-mark = neuf
board-cards = { $cards ->
    [0] aucune carte de transport
    [one] une carte de transport
   *[other] { $cards } cartes de transport
}
board-secret-count = { $cards ->
    [0] aucune carte SECRET
    [one] une carte SECRET
   *[other] { $cards } cartes SECRET
}
board-score = { $home } images sur { $most } rapportées, { $held } en route
board-gone = A quitté la partie
board-not-yet = N’est pas encore en route
board-skips = passe un tour
board-album = Album
board-no-pictures = Pas encore d’image.
board-albums = Les albums
board-album-of = Album { DE($player) }
board-carried = Pas rapportée
board-left-over = Les images de personne
board-ways = Les chemins parcourus
board-traveller = Joueur
board-cells-gone = Cases
board-rides = Billets
board-events-met = Événements
board-right = Trouvés
board-wrong = Manqués
board-a-map = Un coin de carte : { $site }
board-a-card = Une carte : quart { $quarter }, numéros { $numbers }
board-the-flags = Six drapeaux : trois à des joueurs, trois que chacun peut utiliser

## La leçon et les conseils

lesson-goal = Bienvenue ! Devine quels sites l’appareil a photographiés, vas-y et rapporte les cartes à ton drapeau. Cinq à la maison, et tu gagnes.
lesson-camera = L’appareil montre deux cartes : chacune dit dans quel quart du monde se trouve son site, et porte trois numéros.
lesson-clue = L’un des numéros est aussi sur la fiche d’indices : une tour de fer au-dessus du Champ-de-Mars. Quart nord-est… c’est forcément Paris !
lesson-ride = Te voici à Istanbul, à deux cases de là. À pied, c’est une case par tour ; cette carte avion t’emmène jusqu’à quatre cases.
lesson-go = Les carrés rouges sont des sites. Paris est ici, à l’ouest de l’Europe. Vas-y !
lesson-announce = Tu y es. Annonce maintenant la carte de gauche : si c’est Paris, elle est à toi, à rapporter.
lesson-wrong = Juste ! Et { $friend } s’est trompé de site : les pyramides de Gizeh sont à découvert, et tous les autres peuvent aller les prendre.
lesson-home = Rapporte d’abord Paris. Ton drapeau est juste à côté : vas-y à pied, et la carte compte.
lesson-flag = Une sur cinq ! Atteindre un drapeau, n’importe lequel, change la fiche d’indices, et tu replantes ce drapeau. Mets-le en direction de Gizeh.
lesson-quiet = Sur un carré rouge, tu pourrais annoncer. Mais aucun indice ne mène ici, et une erreur donne la carte aux autres. Réponds non.
lesson-keep = Tu n’as pas joué de carte : tu peux en mettre une de côté. Garde-les toutes, elles t’emmèneront loin.
lesson-fetch = À Gizeh, avant { $friend } : joue ton autre avion 4 et arrête-toi juste au sud-est de ton drapeau.
lesson-secret = Les pyramides sont à toi ! Et l’événement était une carte SECRET, un passe-droit : garde-le pour un mauvais jour. Aucun indice ici, réponds non.
lesson-win = Ton drapeau est sur la case voisine : rapporte Gizeh, et tu en as deux sur cinq. De nouveaux indices viendront. Bonne chasse !

tip-ask-own-flag = Plante ton drapeau là où tu passeras souvent : chaque site doit y être rapporté.
tip-ask-turn = Compare les numéros des cartes avec la fiche d’indices. Rien encore ? Atteins un drapeau, et une nouvelle fiche arrive.
tip-ask-ride = { tip-ask-turn }
tip-ask-walk = { tip-ask-turn }
tip-ask-leave = { tip-ask-turn }
tip-ask-leave-by-card = { tip-ask-turn }
tip-ask-leave-on-foot = { tip-ask-turn }
tip-ask-go = Les carrés rouges sont des sites, mais chacun apporte un événement, bon ou mauvais. Les drapeaux apportent des indices.
tip-ask-announce = N’annonce que si un indice mène ici : après une erreur, tous les autres peuvent aller prendre la carte.
tip-ask-after = { tip-ask-announce }
tip-ask-turn-announce = { tip-ask-announce }
tip-ask-stuck-announce = { tip-ask-announce }
tip-ask-name = Le nom doit convenir au quart indiqué sur la carte et à la case où tu es.
tip-ask-flag = Ton propre drapeau : près de ton prochain but. Celui d’un autre : loin de son chemin.
tip-ask-aside = Une carte qui ne sert pas ton chemin peut partir ; avec moins de sept, tu en pioches une.
