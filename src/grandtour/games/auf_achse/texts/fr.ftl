### Auf Achse

title = Auf Achse
tagline = Charge, roule, et décroche aux enchères le fret qui rapporte.
about = Ton camion sillonne l’Europe centrale avec les marchandises des autres. Charge dans une ville, livre dans une autre, enchéris sur de nouveaux contrats, achète des remorques – et gare aux bouchons. Qui a le plus d’argent à la fin gagne.
in-short = 40 à 80 minutes, dès 12 ans. Un peu plus difficile : on prévoit ses routes et on enchérit. En version simplifiée, dès 8 ans.

## Ce qui se passe

begins = { $you ->
    [yes] C’est toi qui commences.
   *[no] C’est { $player } qui commence.
}
parks = { $you ->
    [yes] Tu gares ton camion : { $space }.
   *[no] { $player } gare son camion : { $space }.
}
receives = { $you ->
    [yes] Tu reçois un contrat : { $contract }.
   *[no] { $player } reçoit un contrat : { $contract }.
}
receives-unseen = { $player } reçoit un contrat.
turned-up = Un nouveau contrat public : { $contract }.
rolls = { $you ->
    [yes] Tu fais { $points }.
   *[no] { $player } fait { $points }.
}
drives = { $you ->
    [yes] Tu roules : { $start } → { $end }.
   *[no] { $player } roule : { $start } → { $end }.
}
waits = { $you ->
    [yes] La route est barrée : tu restes sur place.
   *[no] La route est barrée : { $player } reste sur place.
}
loads = { $you ->
    [yes] Tu charges { $contract }.
   *[no] { $player } charge { $contract }.
}
delivers = { $you ->
    [yes] Tu livres { $contract } et tu encaisses { $money } DM !
   *[no] { $player } livre { $contract } et encaisse { $money } DM.
}
earns = { $you ->
    [yes] Tu reçois { $money } DM.
   *[no] { $player } reçoit { $money } DM.
}
pays = { $you ->
    [yes] Tu paies { $money } DM.
   *[no] { $player } paie { $money } DM.
}
owes = { $you ->
    [yes] Tu ne peux pas payer : { $event } reste devant toi jusqu’à ce que tu puisses payer le double.
   *[no] { $player } ne peut pas payer et garde { $event } jusqu’à pouvoir payer le double.
}
repays = { $you ->
    [yes] Tu règles ta dette, { $event } : { $money } DM.
   *[no] { $player } règle sa dette, { $event } : { $money } DM.
}
buys = { $you ->
    [yes] Tu achètes une { $trailer }.
   *[no] { $player } achète une { $trailer }.
}
calls = { $you ->
    [yes] Tu mets { $contract } aux enchères.
   *[no] { $player } met { $contract } aux enchères.
}
bids = { $you ->
    [yes] Tu mises sur la ligne { $row } : { $money } DM.
   *[no] { $player } mise sur la ligne { $row } : { $money } DM.
}
passes = { $you ->
    [yes] Tu passes.
   *[no] { $player } passe.
}
gets = { $money ->
    [0] { $you ->
        [yes] Tu obtiens { $contract } gratuitement !
       *[no] { $player } obtient { $contract } gratuitement.
    }
   *[other] { $you ->
        [yes] Tu obtiens { $contract } pour { $money } DM.
       *[no] { $player } obtient { $contract } pour { $money } DM.
    }
}
sets-works = { $you ->
    [yes] Tu déplaces les travaux : { $space }.
   *[no] { $player } déplace les travaux : { $space }.
}
jammed = { $you ->
    [yes] Tu provoques un bouchon : { $space }.
   *[no] { $player } provoque un bouchon : { $space }.
}
jam-ends = Le bouchon se dissipe : { $space }.
draws-event = { $you ->
    [yes] Tu tires une carte événement : « { $event } ».
   *[no] { $player } tire une carte événement : « { $event } ».
}
keeps = { $you ->
    [yes] Tu gardes { $event } devant toi.
   *[no] { $player } garde { $event }.
}
uses = { $you ->
    [yes] Tu te sers de la carte { $event }.
   *[no] { $player } se sert de la carte { $event }.
}
no-effect = { $event } reste sans effet cette fois.
gives = { $you ->
    [yes] Tu donnes { $contract } à { $neighbour }.
    [neighbour] { $player } te donne { $contract }.
   *[no] { $player } donne { $contract } à { $neighbour }.
}
gives-unseen = { $you ->
    [neighbour] { $player } te donne un contrat.
   *[no] { $player } donne un contrat à { $neighbour }.
}
robbed = { $you ->
    [yes] On t’a volé tes marchandises : { $contract }. Le contrat revient dans ta main.
   *[no] { $player } se fait voler ses marchandises : { $contract }. Le contrat retourne dans sa main.
}
hands-on = { $you ->
    [yes] Ton camion est contrôlé ; c’est maintenant à { $neighbour } d’aller à Munich.
    [neighbour] Le camion est contrôlé : { $player } te passe la carte.
   *[no] Le camion est contrôlé : { $player } passe la carte à { $neighbour }.
}
loses-turn = { $you ->
    [yes] Tu passeras ton prochain tour.
   *[no] { $player } passera son prochain tour.
}
skips = { $you ->
    [yes] Tu passes ton tour.
   *[no] { $player } passe son tour.
}
stalled = { $count ->
    [one] Plus rien ne bouge : encore un tour sans chargement, ni livraison, ni nouveau contrat, et la partie s’arrête.
   *[other] Plus rien ne bouge : encore { $count } tours sans chargement, ni livraison, ni nouveau contrat, et la partie s’arrête.
}
last-turn = Plus de contrat public, et quelqu’un a livré son dernier contrat. On coupe les moteurs !
penalty = { $you ->
    [yes] { $event } te coûte { $money } DM à la fin.
   *[no] { $event } coûte { $money } DM à { $player } à la fin.
}

## Ce qui est demandé

ask-place = Où gares-tu ton camion ? N’importe quelle case libre de la route convient.
ask-place-why = Tu ne recevras tes contrats qu’ensuite : tu ne sais pas encore de quelles villes tu auras besoin.
ask-start = Ton camion est ici : { $space }. Lance le dé !
ask-start-load = Ton camion est ici : { $space }. Tu charges d’abord quelque chose, ou tu lances le dé ?
ask-start-load-why = Avant le jet, on peut encore charger ce qui part d’ici, si tout le chargement tient.
ask-start-use = Ton camion est ici : { $space }. Tu lances le dé, ou tu utilises d’abord « Motivation » ?
ask-start-use-why = La carte t’emmène d’une à trois cases plus loin, une seule fois. Tu peux aussi la garder.
ask-start-both = Ton camion est ici : { $space }. Tu charges ou tu utilises « Motivation » d’abord, ou tu lances le dé ?
ask-start-both-why = Avant le jet, on peut charger ce qui part d’ici, et avancer d’une à trois cases avec « Motivation », une seule fois.
ask-drive = { $points ->
    [one] Un : avance d’une case, puis les travaux changent de place.
   *[other] Tu as { $points } points. Où vas-tu ?
}
ask-drive-why = Tous les points se jouent, sauf arrêt pour charger ou livrer. Une ville atteinte au compte exact peut valoir un contrat.
ask-six = Un six ! Roule aussi loin que tu veux, d’une à six cases.
ask-six-why = Avec un six, tu choisis la distance, et le compte est toujours exact.
ask-over = Tu peux arriver de deux côtés : { $space }. Par où passes-tu ?
ask-over-why = Cela ne compte que si la carte événement te renvoie d’où tu viens.
ask-card-drive = { $event } : roule encore, de { $points } cases au plus. Où vas-tu ?
ask-card-exact = { $event } : roule encore, de { $points } cases exactement, sauf si tu t’arrêtes avant pour charger ou livrer. Où vas-tu ?
ask-works = Tu as fait un. Où mets-tu les travaux ?
ask-works-why = Personne ne peut entrer sur la case des travaux avant qu’ils soient déplacés.
ask-load = Arrêt à { $space }. Que charges-tu ?
ask-load-why = On charge ce qui part d’ici, si tout le chargement tient. La recette vient à la livraison.
ask-loaded = { $space } : tout ce que tu pouvais charger ici est à bord. Autre chose ?
ask-loaded-why = On te le demande quand même, pour que personne ne sache quels contrats tu as.
ask-no-load = Arrêt à { $space }, où tu n’as rien à charger.
ask-no-load-why = On te le demande quand même, pour que personne ne sache quels contrats tu as.
ask-no-room = Arrêt à { $space }. Ce qui part d’ici ne tient pas dans ton camion.
ask-no-room-why = Un contrat se charge en entier ou pas du tout : il faut la place, et assez de marchandises en réserve.
ask-load-bought = Tu es là où l’on charge { $contract }. Tu le charges tout de suite ?
ask-load-bought-why = Tu es déjà dans sa ville de départ, et il y a de la place.
ask-room-bought = { $contract } se charge ici même, mais ne tient pas dans ton camion. Autre chose ?
ask-room-bought-why = Une remorque ferait de la place. Sinon, tu pourras revenir le charger à un autre tour.
ask-interest = Tu as utilisé exactement tous tes points : { $space }. Mets-tu un contrat public aux enchères ?
ask-interest-why = C’est permis parce que tu arrives en utilisant exactement tous tes points. Tout le monde pourra enchérir.
ask-take = Tu as utilisé exactement tous tes points : { $space }. Prends-tu un contrat public ?
ask-take-why = C’est permis parce que tu arrives en utilisant exactement tous tes points.
ask-bid = { $row ->
    [0] { $contract } est aux enchères et personne n’a encore misé. Sur quelle ligne mises-tu ?
   *[other] { $contract } : on en est à la ligne { $row }. Tu enchéris, ou tu passes ?
}
ask-bid-why = Chaque ligne est un prix : la plus haute l’emporte, paie ce prix et garde le reste de la recette.
ask-no-bid = { $row ->
    [0] { $contract } est aux enchères et personne n’a encore misé. Tu n’as de quoi payer aucune ligne.
    [5] { $contract } : on en est à la ligne 5, la plus haute. Tu ne peux que passer.
   *[other] { $contract } : on en est à la ligne { $row }, et tu n’as pas de quoi enchérir.
}
ask-no-bid-why = On te le demande quand même, pour que personne ne sache combien d’argent tu as.
ask-rest = Ton tour touche à sa fin. Utilises-tu « Motivation » maintenant ?
ask-rest-why = La carte t’emmène d’une à trois cases plus loin, une seule fois. Tu peux aussi la garder pour un autre tour.
ask-roll-again = { $event } : veux-tu lancer le dé et rouler encore une fois ?
ask-goto = { $event } : où vas-tu ?
ask-goto-why = La carte te conduit sans dé à l’un des lieux mis en évidence.
ask-ship = Plusieurs de tes chargements ont autant de chemin à faire. Lequel prend le train ?
ask-ship-why = Le train prend le chargement qui a le plus de chemin à faire : sa recette est à toi tout de suite, moins 1 000 DM.
ask-give = Quel contrat donnes-tu à { $player } ?
ask-give-why = Seulement un contrat non chargé ; personne d’autre ne saura lequel.
ask-partner = { $event } : qui d’autre peut rouler de trois cases ?
ask-snow = De la neige partout ! Quel camion déplaces-tu ?
ask-snow-why = Chaque camion peut être déplacé une fois, le tien aussi. Quand cela te suffit : « C’est fait ».
ask-snow-drive = { $you ->
    [yes] Où la neige pousse-t-elle ton propre camion ? D’une à trois cases.
   *[no] Camion à déplacer : { $player }. Où la neige le pousse-t-elle ? D’une à trois cases.
}
ask-snow-drive-why = Dans une ville de ses contrats, il livre et charge aussitôt. Il ne tire pas de carte événement.
ask-help = Quelqu’un est en panne. Tu l’aides ? Cela te coûte un tour et te rapporte 1 000 DM.
ask-help-why = C’est une carte événement. Qui passe son chemin n’y perd rien.
ask-customs = La douane a trouvé quelque chose. Paies-tu 500 DM, ou passes-tu un tour à l’ombre ?
ask-customs-why = C’est une carte événement. Qui paie continue comme d’habitude.
ask-jail = La douane a trouvé quelque chose, et tu n’as pas les 500 DM de l’amende : tu passes un tour à l’ombre.
ask-jail-why = On te le demande quand même, pour que personne ne sache combien d’argent tu as.
ask-jam = { $event } : où est le bouchon ?
ask-jam-why = Jusqu’à ton prochain tour, personne ne traverse cette case.

## Pourquoi pas ?

why-aa-17 = Ce n’est pas ton tour : on joue dans le sens des aiguilles d’une montre.
why-aa-04 = On part de la route, pas d’une ville.
why-aa-05 = Quelqu’un est déjà garé là.
why-aa-18 = Lance d’abord le dé, tu rouleras ensuite.
why-aa-20 = Il y a un camion sur cette case, et il n’y a de place que pour un.
why-aa-23 = { $points ->
    [one] Tu as un point à utiliser, et il ne te mène pas là.
   *[other] Il faut utiliser les { $points } points, sauf si tu as quelque chose à charger ou à livrer là-bas.
}
why-aa-25 = Tu ne peux pas rouler jusque-là maintenant.
why-aa-30 = Ce contrat se charge dans une autre ville : { $town }.
why-aa-33 = { $count ->
    [0] Ton camion est plein : un contrat se charge en entier ou pas du tout.
    [one] Il ne reste qu’une place : un contrat se charge en entier ou pas du tout.
   *[other] Il ne reste que { $count } places : un contrat se charge en entier ou pas du tout.
}
why-aa-38 = { $count ->
    [0] Les quatre remorques de cette taille sont vendues.
   *[other] Cette remorque coûte { $money } DM, et tu n’as pas assez.
}
why-aa-44 = { $row ->
    [0] Annonce la ligne 1 ou plus.
   *[other] On en est déjà à la ligne { $row } : il faut aller plus haut.
}
why-aa-45 = Tu peux demander un contrat public quand tu atteins une ville au compte exact.
why-aa-52 = Tu ne peux pas payer la ligne { $row } : { $money } DM. Personne ne te prête d’argent pour cela.
why-aa-62 = Les travaux ferment la route.
why-aa-63 = Les travaux ne sont jamais dans une ville.
why-aa-64 = Il y a un camion sur cette case : pas de place pour les travaux.
why-aa-65 = La route de Flensbourg reste ouverte : il n’y en a pas d’autre.
why-aa-66 = Les travaux doivent changer de place.
why-aa-68 = Il y a un bouchon sur le chemin, et personne ne passe.
why-aa-75 = Il n’y a pas de remorques dans la partie simplifiée.
why-aa-87 = Ton camion doit passer le contrôle technique : avant Munich, tu ne charges et ne décharges rien.
why-aa-100 = Le bouchon va sur une case sans camion et sans travaux.
why-aa-a10 = Il y a un bouchon sur cette case : pas de place pour les travaux.
why-aa-a25 = Il n’y a pas assez de marchandises en stock pour le moment.
why-aa-03 = { $you ->
    [yes] C’est ton camion ; il ne roule pas maintenant.
   *[no] C’est le camion { DE($player) } : tu conduis le tien.
}
why-aa-11 = { $you ->
    [yes] Ce contrat est déjà à toi.
   *[no] Ce contrat est chez { $player }, et personne d’autre ne peut l’honorer.
}
why-aa-27 = { $event } ne mène qu’à l’un des lieux mis en évidence.
why-aa-34 = La marchandise est à bord ; elle se livre ici : { $town }.
why-aa-36 = Ton camion s’est arrêté ; il repart à ton prochain tour.
why-aa-37 = Tu ne peux acheter des remorques que pendant ton tour.
why-aa-48 = Mise sur l’une des cinq lignes, ou passe.
why-aa-94 = Chargement rapide sert juste après un chargement, pendant ton tour.
why-aa-95 = Arrête-toi là et la prime est à toi : { $space }.
why-aa-a15 = Un contrat à la fois : celui-ci n’est pas aux enchères.
why-aa-a44 = Motivation sert pendant ton tour, avant le dé ou à la fin.
why-aa-a46 = La neige déplace chaque camion une fois, et celui-ci a déjà bougé.
why-aa-a65 = On n’arrive sur cette case que par les cases mises en évidence.
why-nothing = Il n’y a rien à en faire pour le moment.

## Ce qu’on peut faire

verb-first = { $player } commence
verb-deal = Donner { $contract }
verb-reveal = Retourner { $contract }
verb-die = Faire { $pips }
verb-event = Tirer { $event }
verb-place = Se garer ici : { $space }
verb-roll = Lancer le dé
verb-go = Rouler vers { $space }
verb-stay = Attendre ici
verb-over = Passer par { $space }
verb-decline = Non merci
verb-load = Charger { $contract }
verb-done = C’est fait
verb-buy = Acheter une { $trailer }
verb-works = Travaux ici : { $space }
verb-jam = Bouchon ici : { $space }
verb-call = Mettre aux enchères { $contract }
verb-take = Prendre { $contract }
verb-bid = Miser sur la ligne { $row }
verb-pass = Passer
verb-use = Utiliser la carte { $event }
verb-ship = Envoyer { $contract } par le train
verb-give = Donner { $contract }
verb-partner = Emmener { $player }
verb-move = Déplacer le camion : { $player }
verb-help = Aider
verb-pay = Payer 500 DM
verb-jail = Passer un tour

## Options de la table

setting-simplified = Jeu simplifié
setting-simplified-help = Ni remorques ni enchères : dans une ville atteinte avec exactement tous tes points, tu prends simplement un contrat. Chacun commence avec 2 000 DM.
setting-public = Contrats publics
setting-public-help = Plus il y a de contrats, plus la partie est longue. 0 donne le nombre habituel : 12 à deux, 16 à trois, 20 à quatre, 24 à cinq ou six. Sinon, 4 au moins.
setting-mild = Événements plus doux
setting-mild-help = Sans les six cartes les plus rudes : mouchard, fret au rabais, voleurs, contrôle technique, marchandise avariée et contrôle de douane.
setting-inspection-once = Un seul contrôle technique par personne
setting-inspection-once-help = La carte du contrôle technique sort du jeu quand elle irait à quelqu’un qui l’a déjà eue. Sinon, elle circule jusqu’à la fin.
setting-inspection-once-for-two = À deux joueurs
setting-inspection-once-yes = Toujours
setting-inspection-once-no = Jamais
setting-stall = Tours calmes avant la fin
setting-stall-help = La partie s’arrête après autant de tours sans chargement, ni livraison, ni nouveau contrat. 0 : elle ne s’arrête jamais ainsi.
setting-hidden-cash = Argent caché
setting-hidden-cash-help = Jusqu’à la fin de la partie, tu ne vois que ton propre argent.

## Robots

bot-dreamer = Roule vers l’arrêt le plus proche, et oublie parfois de charger ou d’enchérir.
bot-greedy = Court après la prochaine paie, sans voir plus loin.
bot-sense = Prévoit l’ordre des chargements et des livraisons, et sait ce que vaut un contrat.

## Comment elle s’est terminée

ending-delivered = Plus de contrat public, et les dernières marchandises sont livrées.
ending-stall = Trop de tours sans chargement, ni livraison, ni nouveau contrat : les camions restent au dépôt.
luck-sum = { NUMBER($sum, maximumFractionDigits: 0) } DM

## Noms

town-flensburg = Flensbourg
town-hamburg = Hambourg
town-bremen = Brême
town-hanover = Hanovre
town-rostock = Rostock
town-berlin = Berlin
town-magdeburg = Magdebourg
town-leipzig = Leipzig
town-dresden = Dresde
town-erfurt = Erfurt
town-kassel = Cassel
town-dortmund = Dortmund
town-cologne = Cologne
town-frankfurt = Francfort
town-wuerzburg = Wurtzbourg
town-nuremberg = Nuremberg
town-saarbruecken = Sarrebruck
town-karlsruhe = Karlsruhe
town-stuttgart = Stuttgart
town-munich = Munich
town-passau = Passau
town-groningen = Groningue
town-amsterdam = Amsterdam
town-rotterdam = Rotterdam
town-brussels = Bruxelles
town-luxembourg = Luxembourg
town-strasbourg = Strasbourg
town-basel = Bâle
town-bern = Berne
town-geneva = Genève
town-zurich = Zurich
town-milan = Milan
town-verona = Vérone
town-bolzano = Bolzano
town-trieste = Trieste
town-innsbruck = Innsbruck
town-salzburg = Salzbourg
town-linz = Linz
town-vienna = Vienne
town-graz = Graz
town-villach = Villach
town-ljubljana = Ljubljana
town-prague = Prague

trailer-large = grande remorque
trailer-small = petite remorque

event-bahnverladung = Par le train
event-bahnverladung-german = Bahnverladung
event-bahnverladung-text = Le train emporte celui de tes chargements qui va le plus loin : tu encaisses son fret et tu paies 1 000 DM pour le voyage.
event-beifahrer = Copilote
event-beifahrer-german = Beifahrer
event-beifahrer-text = Ton équipier prend le volant : lance le dé et roule encore une fois.
event-dokumente = Papiers oubliés
event-dokumente-german = Dokumente
event-dokumente-text = Tu as oublié tes papiers. Demi-tour, jusqu’à la première ville sur le chemin d’où tu viens.
event-fahrtenschreiber = Mouchard
event-fahrtenschreiber-german = Fahrtenschreiber
event-fahrtenschreiber-text = Le mouchard ne ment pas : tu as trop roulé. Passe ton prochain tour et dors un peu.
event-familiennachwuchs = Une naissance
event-familiennachwuchs-german = Familiennachwuchs
event-familiennachwuchs-text = C’est un bébé ! File sans lancer le dé là où va l’un de tes chargements, et livre-le.
event-fracht-dumping = Fret au rabais
event-fracht-dumping-german = Fracht Dumping
event-fracht-dumping-text = Tu as cassé les prix, et cela s’est su : cède à ton voisin de droite un contrat que tu n’as pas encore chargé.
event-freundlicher-kundenservice = Service souriant
event-freundlicher-kundenservice-german = Freundlicher Kundenservice
event-freundlicher-kundenservice-text = Le sourire paie : tu reçois un contrat de plus de la pioche, gratuitement.
event-gute-routenplanung = Itinéraire bien choisi
event-gute-routenplanung-german = Gute Routenplanung
event-gute-routenplanung-text = Tu connais un raccourci. Si tu veux, roule jusqu’à la prochaine ville libre d’une route de ton choix, sans lancer le dé.
event-hilfe-diebe = Au voleur !
event-hilfe-diebe-german = Hilfe, Diebe!
event-hilfe-diebe-text = Ton camion a été vidé pendant la nuit. Tu gardes les contrats et tu pourras les charger de nouveau ; l’assurance paie 1 000 DM pour chacun.
event-inspektion = Contrôle technique
event-inspektion-german = Inspektion
event-inspektion-text = Cap sur Munich : d’ici là, tu ne charges ni ne décharges rien. Là-bas, la carte passe à ta gauche et tu peux relancer le dé. L’avoir encore à la fin coûte 1 000 DM.
event-motivation = Motivation
event-motivation-german = Motivation
event-motivation-text = Tu as envie de rouler ! Garde la carte : une fois, avant ton jet ou à la fin de ton tour, elle t’emmène d’une à trois cases plus loin.
event-pannenhilfe = Dépannage
event-pannenhilfe-german = Pannenhilfe
event-pannenhilfe-text = Un collègue est en panne. Passe ton chemin, ou donne un coup de main : tu passes un tour et tu gagnes 1 000 DM.
event-polizeikontrolle = Contrôle de police
event-polizeikontrolle-german = Polizeikontrolle
event-polizeikontrolle-text = La police a deux mots à te dire. Paie 500 DM ; si tu ne peux pas, ce sera le double plus tard.
event-radarfalle = Radar
event-radarfalle-german = Radarfalle
event-radarfalle-text = Souris, tu es sur la photo ! Paie 500 DM ; si tu ne peux pas, ce sera le double plus tard.
event-road-runner = Road Runner appelle Nounours
event-road-runner-german = Road Runner ruft Teddybär
event-road-runner-text = Bonne nouvelle à la CB : tu peux rouler de trois cases, et un autre joueur de ton choix aussi.
event-schneestuerme = Tempêtes de neige
event-schneestuerme-german = Schneestürme
event-schneestuerme-text = La neige balaie toutes les routes. Tu peux déplacer chaque camion, le tien aussi, d’une à trois cases.
event-schnelle-verladung = Chargement rapide
event-schnelle-verladung-german = Schnelle Verladung
event-schnelle-verladung-text = L’équipe de chargement fait vite. Garde la carte : une fois, juste après avoir chargé, tu peux lancer le dé et rouler encore.
event-sonderauftrag-flensburg = Mission spéciale à Flensbourg
event-sonderauftrag-flensburg-german = Sonderauftrag Flensburg
event-sonderauftrag-flensburg-text = Garde la carte. Un arrêt à Flensbourg te rapporte 2 000 DM ; si tu ne t’y arrêtes pas avant la fin, tu paies 1 000 DM.
event-sonderauftrag-wien = Mission spéciale à Vienne
event-sonderauftrag-wien-german = Sonderauftrag Wien
event-sonderauftrag-wien-text = Garde la carte. Un arrêt à Vienne te rapporte 2 000 DM ; si tu ne t’y arrêtes pas avant la fin, tu paies 1 000 DM.
event-stau-muenchen = Bouchon à Munich
event-stau-muenchen-german = Stau München
event-stau-muenchen-text = Tout est bloqué à Munich. Jusqu’à ton prochain tour, personne ne traverse ; on peut encore y entrer, ou en sortir.
event-stau-frankfurt = Bouchon à Francfort
event-stau-frankfurt-german = Stau Frankfurt
event-stau-frankfurt-text = Tout est bloqué à Francfort. Jusqu’à ton prochain tour, personne ne traverse ; on peut encore y entrer, ou en sortir.
event-stau-kassel = Bouchon à Cassel
event-stau-kassel-german = Stau Kassel
event-stau-kassel-text = Tout est bloqué à Cassel. Jusqu’à ton prochain tour, personne ne traverse ; on peut encore y entrer, ou en sortir.
event-stau-nebel = Bouchon dans le brouillard
event-stau-nebel-german = Stau (Nebel)
event-stau-nebel-text = Du brouillard ! Mets le bouchon sur une case libre de ton choix. Jusqu’à ton prochain tour, personne ne traverse.
event-stau-unfall = Bouchon après un accident
event-stau-unfall-german = Stau (Unfall)
event-stau-unfall-text = Un accident ! Mets le bouchon sur une case libre de ton choix. Jusqu’à ton prochain tour, personne ne traverse.
event-subunternehmer = Sous-traitant
event-subunternehmer-german = Subunternehmer
event-subunternehmer-text = Tu partages le travail : tu peux rouler de trois cases, et un autre joueur de ton choix aussi.
event-truckerfestival = Fête des routiers
event-truckerfestival-german = Truckerfestival
event-truckerfestival-text = Le plus beau camion du festival, c’est le tien. Voici 500 DM.
event-vertrauen = Confiance
event-vertrauen-german = Vertrauen
event-vertrauen-text = Tes clients te font confiance : tu reçois un contrat de plus de la pioche.
event-vorbildliche-wartung = Entretien exemplaire
event-vorbildliche-wartung-german = Vorbildliche Wartung
event-vorbildliche-wartung-text = Le moteur ronronne. Si tu veux, roule encore d’une à quatre cases.
event-ware-verdorben = Marchandise avariée
event-ware-verdorben-german = Ware verdorben
event-ware-verdorben-text = Ta marchandise est gâtée. Sans lancer le dé, te revoilà là où tu as chargé en dernier, avec un chargement tout frais.
event-zollabfertigung = Dédouanement
event-zollabfertigung-german = Zollabfertigung
event-zollabfertigung-text = Des amis à la douane te font signe de passer : roule jusqu’à la prochaine case événement de ton choix, sans dé et sans carte.
event-zollkontrolle = Contrôle de douane
event-zollkontrolle-german = Zollkontrolle
event-zollkontrolle-text = La douane regarde sous la bâche. Paie 500 DM, ou passe un tour derrière les barreaux.

## Sur le plateau

board-map = Carte des routes d’Europe centrale
board-region-north = Allemagne du Nord
board-region-east = Allemagne de l’Est
board-region-west = Allemagne de l’Ouest
board-region-south = Allemagne du Sud
board-region-low-countries = Benelux
board-region-rhine = Alsace et Suisse
board-region-adria = Italie du Nord et Slovénie
board-region-danube = Autriche et Bohême
sea-north = Mer du Nord
sea-baltic = Mer Baltique
sea-adriatic = Adriatique
board-side = Contrats et événements
board-drive = { $spaces ->
    [one] { $act } (une case)
   *[other] { $act } ({ $spaces } cases)
}
board-truck = { $player } : { $space }, { $goods } marchandises sur { $room }
board-works-at = Travaux : { $space }
board-jam-at = Bouchon : { $space }
board-rolled = { $you ->
    [yes] Tu as fait { $points }
   *[no] { $player } a fait { $points }
}
board-public = Contrats publics
board-pile = { $count ->
    [0] plus de pioche
    [one] un dans la pioche
   *[other] { $count } dans la pioche
}
board-stock = { $goods } marchandises en réserve
board-empty-slot = Il n’y a plus de contrat public.
board-contract = { $contract } : { $goods } marchandises, rapporte { $revenue }. Les lignes un à cinq coûtent { $costs } DM.
board-errand = { $fetch ->
    [0] Tu es dans la ville de chargement ; la destination est à { $bring } cases.
    [one] Une case jusqu’au chargement, { $bring } ensuite.
   *[other] { $fetch } cases jusqu’au chargement, { $bring } ensuite.
}
board-errand-loaded = { $bring ->
    [one] À bord ; encore une case.
   *[other] À bord ; encore { $bring } cases.
}
board-spaces = { $fetch ->
    [0] { $bring } { $bring ->
        [one] case
       *[other] cases
    }
   *[other] { $fetch }, puis { $bring } { $bring ->
        [one] case
       *[other] cases
    }
}
board-goods = { $goods } marchandises
board-auction = Enchère : { $contract }
board-hammer = Aux enchères
board-bid = Miser sur la ligne { $row } : payer { $cost }, garder { $profit }
board-row = Ligne { $row } : coûte { $cost }, laisse { $profit }
board-row-held = Ligne { $row }, tenue par { $player } : coûte { $cost }, laisse { $profit }
board-cost = Coût en DM
board-profit = bénéfice
board-passed = { $you ->
    [yes] Tu as passé
   *[no] { $player } a passé
}
board-speaks = { $you ->
    [yes] À toi la parole !
   *[no] La parole est à { $player }
}
board-holds = { $you ->
    [yes] Tu tiens la ligne { $row }
   *[no] { $player } tient la ligne { $row }
}
board-in = { $you ->
    [yes] Tu es en lice
   *[no] { $player } est en lice
}
board-purse = Tu peux payer jusqu’à { $money }.
board-privilege = C’est ta vente : à offre égale, le contrat est à toi, et il est gratuit si personne ne mise.
board-event = Carte événement
board-drew = { $you ->
    [yes] Tu as tiré
   *[no] { $player } a tiré
}
board-read = Lire la carte
board-put-away = Ranger la carte
board-hand = Tes contrats
board-sort = Trier
board-figures = Chiffres : cases jusqu’au chargement + de là à la livraison
board-sooner = { $contract } : plus tôt
board-later = { $contract } : plus tard
board-loaded = à bord
board-new = Nouveau.
board-new-mark = nouveau
board-no-contracts = Tu n’as aucun contrat. Arrête-toi dans une ville avec exactement tous tes points pour en demander un.
board-undealt = Les contrats sont distribués quand tous les camions sont garés.
board-garage = Ton camion
board-load = { $goods } sur { $room }
board-sale = Remorques à vendre
board-left = { $count ->
    [one] reste une
   *[other] restent { $count }
}
board-kept = Cartes devant toi
money = { $sum } DM
board-contracts = { $count ->
    [one] un contrat en main
   *[other] { $count } contrats en main
}
board-delivered = { $count ->
    [one] un contrat livré
   *[other] { $count } contrats livrés
}
board-skips = { $count ->
    [one] passe un tour
   *[other] passe { $count } tours
}
board-fortunes = L’argent, tour après tour
board-haulier = Transporteur
board-part = { $percent ->
    [0] Au début
    [100] À la fin
   *[other] { $percent } %
}
board-work = Le travail
board-deliveries = Livraisons
board-revenue = Fret encaissé
board-won = Enchères gagnées
board-paid = Prix payé
board-trailers = Remorques
board-events = Cartes événement
board-rolls = Jets de dé
board-mean = Jet moyen
board-fair-die = Un dé honnête donne 3,5 en moyenne.
board-times = { $face } : { $count } fois
board-the-spaces = Une route : une ville, une case, une case événement avec son triangle rouge et blanc, une ville
board-the-truck = Un camion avec une grande et une petite remorque, chargés en partie
board-the-markers = La barrière de travaux et le panneau de bouchon
board-the-die = Un dé qui montre { $points }
board-the-way = La route { DE($from) } à { $to } : { $spaces } cases

## La position en mots, pour le terminal

see-round = Tour { $round }. Contrats publics dans la pile : { $pile } ; marchandises en stock : { $stock }.
see-public = Contrats publics : { $contracts }.
see-no-public = Il ne reste aucun contrat public.
see-contract = { $contract } ({ $goods } marchandises, { $revenue } DM)
see-works = Travaux : { $space }.
see-jam = Bouchon : { $space }.
see-lot = En vente : { $contract }. Prix des lignes : { $costs }.
see-haulier = { $player } : { $space }, { $money } DM, contrats en main : { $contracts }, marchandises à bord : { $goods } sur { $room }.
see-haulier-hidden = { $player } : { $space }, contrats en main : { $contracts }, marchandises à bord : { $goods } sur { $room }.
see-absent = { $player } : pas encore sur la route.
see-loaded = À bord : { $contracts }.
see-kept = Cartes : { $events }.
see-hand = Tes contrats : { $contracts }.

## La leçon et les conseils

lesson-goal = Bienvenue au volant ! Charge des marchandises, livre-les dans leurs villes et encaisse. À la fin, le plus riche gagne.
lesson-contracts = Voici tes contrats. Chacun dit où tu charges, où tu livres, combien de marchandises il y a et ce qu’il rapporte.
lesson-roll = Wurtzbourg – Innsbruck rapporte 1 900 DM, et Wurtzbourg n’est qu’à trois cases. Lance le dé !
lesson-drive = Un trois, juste ce qu’il faut ! Tu t’arrêtes à Wurtzbourg, où ton contrat commence. On utilise tous ses points, sauf pour charger ou livrer.
lesson-load = Charge les cinq marchandises pour Innsbruck. Ton camion en contient six.
lesson-loaded = Il n’y a rien d’autre à charger ici. Appuie sur « C’est fait ».
lesson-auction = Tu as utilisé exactement tous tes points : tu peux mettre un contrat public aux enchères. Munich – Milan est sur ta route, vas-y !
lesson-free = { $friend } n’a pas misé : Munich – Milan est à toi, gratuitement. Lance le dé, prochaine étape : Munich.
lesson-six = Avec un six, tu choisis ta distance. Va à Munich : tu y charges pour Milan, et Innsbruck se rapproche.
lesson-trailer = Cinq marchandises à bord, trois pour Milan : c’est trop. Une petite remorque coûte 2 000 DM et en prend quatre de plus. Achète-la, puis charge.
lesson-again = Encore le compte exact ! Salzbourg – Rostock paie bien. Mets-le aux enchères : { $friend } va peut-être miser cette fois.
lesson-bid = Chaque ligne dit ce que le contrat te coûterait. Tu as ouvert l’enchère : il te suffit d’égaler la ligne { DE($friend) }.
lesson-deliver = Un trois : exactement jusqu’à Innsbruck ! Arrête-toi là, et ta première livraison est payée aussitôt.
lesson-win = 1 900 DM gagnés ! Quand il n’y a plus de contrat public et que quelqu’un livre son dernier, le plus riche gagne. En route pour Milan !

tip-ask-place = Gare-toi au milieu de la carte, près de beaucoup de villes : tu ne connais pas encore tes contrats.
tip-ask-start = Avant de lancer, regarde tes contrats : où charger au plus près, et qu’est-ce qui va dans la même direction ?
tip-ask-start-load = { tip-ask-start }
tip-ask-start-use = { tip-ask-start }
tip-ask-start-both = { tip-ask-start }
tip-ask-drive = Arrête-toi où tu charges ou livres. Une ville atteinte au compte exact te permet d’ouvrir une enchère.
tip-ask-six = Avec un six, tu choisis : le compte est toujours exact. Une ville vaut beaucoup : charge, livre ou ouvre une enchère.
tip-ask-load = Charge ce qui est sur ta route. Si la place manque, une remorque est vite amortie.
tip-ask-no-room = { tip-ask-load }
tip-ask-interest = Propose un contrat qui commence ou finit près de ta route. Si personne d’autre ne mise, il est gratuit.
tip-ask-bid = Le prix d’une ligne se retire de ce que rapporte le contrat. Ne mise pas plus que le reste ne vaut pour toi.
tip-ask-works = Mets les travaux là où ils coûtent un détour aux autres, loin de ta propre route.
