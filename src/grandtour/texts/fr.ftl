### Tous les textes hors des jeux

## Partout

menu = Menu
about = À propos
settings = Réglages
language = Langue
language-name = Français
theme = Thème
theme-system = système
theme-day = clair
theme-night = sombre
sound = Sons
stillness = Réduire les animations
tips = Conseils du guide
close = Fermer
loading = Chargement de la table…
try-again = Réessayer
skip-to-content = Aller au contenu
to-collection = Tous les jeux
rules = Règles
rules-of = Règles : { $game }
play = Jouer
learn = Apprendre
and = { $before } et { $last }
few = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
}
yes = oui
no = non
subject-you = Tu
you = toi
guest = Anonyme
waiting = en attente
offline = La connexion est coupée. On se reconnecte ; rien n’est perdu.
lost-title = Page introuvable
lost-text = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet, ou la table n’existe plus.

## La collection

collection-title = On part où ?
collection-text = Six grands jeux de voyage, avec tes amis où qu’ils soient, autour d’un seul écran ou contre des robots honnêtes.
games = Les jeux
coming = Bientôt
players = De { $least } à { $most } joueurs
your-name = Ton nom
name-saved = Tu t’appelles maintenant { $name }.
tables = Tes tables
tables-waiting = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
tables-all = Tout voir ({ $count })
table-yours = À toi de jouer !
table-waits = À { $names } de jouer
table-open = On attend des joueurs
table-bot-plays = Un robot joue à ta place
table-kept = On rejoue ? Ta chaise est réservée
table-over = Terminée
table-closed = Close : les règles ont changé


## Une nouvelle table

chairs = Qui joue ?
chairs-text = Choisis qui s’assoit où, puis lance la partie.
chair-number = Chaise { $number }
chair-me = c’est toi
chair-bot = un robot
chair-invite = un ami, par lien
chair-here = quelqu’un à côté de moi
chair-invite-help = Tu auras un lien à envoyer dès que la table sera ouverte.
level = Comment joue-t-il ?
stroller = Flâneur
traveller = Voyageur
explorer = Explorateur
bot-random = Connaît les règles, et joue au hasard.
their-name = Nom
add-chair = Ajouter une chaise
remove-chair = Enlever la chaise { $number }
options = Options de la table
start = Commencer la partie
next-seal = Les tirages sont scellés avant que ton navigateur y ajoute son propre texte aléatoire. Le sceau de cette table :
start-inviting = Ouvrir la table
free-seat = chaise libre

## En attendant les amis

invite-title = Envoie ce lien à tes amis
invite-text = { $count ->
    [one] Une chaise est libre. La partie commence dès qu’elle est prise.
   *[other] { $count } chaises sont libres. La partie commence dès qu’elles sont prises.
}
invite-link = Lien vers cette table
invite-alone = Ce serveur n’accepte que les connexions de cet ordinateur : le lien ne marche qu’ici. Pour que d’autres puissent venir, ouvre la page à l’adresse réseau de cet ordinateur après avoir démarré le serveur avec :
copy = Copier
copied = Copié
share = Partager
invited-title = { $name } t’invite à jouer à { $game }
sit-down = M’asseoir
no-chair-left = Toutes les chaises de cette table sont prises. Tu pourras regarder dès que la partie commencera.
kept-title = On attend { $names }
kept-text = Une chaise est réservée pour chaque personne qui a joué. Les autres trouvent cette table avec les résultats de la dernière partie et dans la liste de leurs tables. On commence dès que tout le monde est assis.
kept-too = Une chaise est aussi réservée pour { $names }.
around-table = Autour de la table
seats-left = { $count ->
    [0] Tout le monde est là !
    [one] On attend encore un joueur.
   *[other] On attend encore { $count } joueurs.
}
give-chair = Donner cette chaise à quelqu’un d’autre
give-chair-to = À qui la donner ?
put-bot = Mettre un robot ici
put-bot-level = Comment doit-il jouer ?
wait-for-person = Attendre plutôt une personne
leave-table = Quitter cette table

## À la table

board = Plateau
hand = Devant toi
tabs = Panneaux de la partie
tab-play = Jeu
tab-log = Récit
tab-help = Aide
tab-table = Table
whose-turn = À qui le tour
thinks = réfléchit
to-play = doit jouer
away = absent
stands-in = un robot joue
helped = un robot plus simple joue
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
bot-thinks = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
looking-on = Toutes les chaises sont prises : tu regardes la partie.
waits-for = On attend { $names }.
shown-again = La page montre ce qui s’est passé.
chance-plays = Le hasard décide…
anytime = À tout moment ({ $count })
all-acts = Tous les coups ({ $count })
choose-for-me = Choisir pour moi, au hasard
pick-act = Que veux-tu faire ?
really = Vraiment ? { $act }
see-clause = { $shown ->
    [yes] Règle { $clause }
   *[no] Voir la règle
}
why = Pourquoi ?
undo = Annuler
ask-undo = Demander à annuler
undo-asked = On demande aux autres…
undo-withdraw = Tant pis
undo-refused = Tout le monde n’est pas d’accord : le coup reste joué.
wish-undo = { $name } voudrait reprendre un coup
wish-undo-text = Tu as déjà vu ce qui a suivi. Tu es d’accord pour revenir en arrière ?
agree = Oui, on le reprend
disagree = Non, il reste joué
taken-back = { $you ->
    [yes] Tu reprends ton dernier coup.
   *[no] { $player } reprend son dernier coup.
}
recap = { $seated ->
    [yes] Depuis ton dernier tour
   *[no] Au dernier tour de table
}
recap-nothing = Il ne s’est encore rien passé.
turn-of = Tour { $round } : { $name }
bids-told = { $count ->
    [one] Une offre ou un renoncement
   *[other] { $count } offres et renoncements
}
stood-in-for = { $you ->
    [yes] Tu n’es pas là : un robot joue à ta place.
   *[no] { $player } n’est pas là : un robot joue à sa place.
}
left-to-a-bot = { $you ->
    [yes] Tu laisses ta place à un robot.
   *[no] { $player } laisse sa place à un robot.
}
back-again = { $you ->
    [yes] Te revoilà : tu reprends ta place.
   *[no] { $player } est de retour et reprend sa place.
}
skip-news = Passer au présent ({ $count })
next-turn = { $known ->
    [yes] Suite : { $name }
   *[no] Suite
}
show-clauses = Afficher les numéros d’articles dans les règles
pace = Rythme des tours des autres
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-step = pas à pas
history = Revoir la partie
past = Tu revois la partie (étape { $moment } sur { $moments }).
play-by-itself = Rejouer la partie
pause = Pause
earlier = Avant
later = Après
now = maintenant
to-start = Au début
to-now = Revenir au présent
whole-rules = Toutes les règles
no-rules = Les règles de ce jeu ne sont pas encore écrites.
clauses = Articles de la règle sur lesquels s’appuie ce paragraphe
contents = Sommaire
back-to-table = Retour à la table
hand-over = Ton tour est fini. Passe l’écran à { $name }.
hand-over-now = Masquer l’écran
curtain = Passe l’écran à { $name }
curtain-text = Vérifie que personne d’autre ne regarde.
curtain-open = Je suis { $name }
curtain-wait = Les autres jouent…
advance = Réponses à l’avance
advance-text = Ces réponses sont données pour toi dès que la question se pose, pour que personne n’ait à t’attendre. Personne d’autre ne les voit.
advance-keep = Enregistrer
advance-kept = C’est enregistré.
fairness = Des tirages honnêtes
commitment = Sceau de cette table
seals-kept = Ton navigateur a contrôlé la partie enregistrée : la graine et tous les textes aléatoires qu’elle contient sont ceux qui étaient scellés avant que le tien soit montré, et le tien en fait partie.
seals-without-mine = Ton navigateur a contrôlé la partie enregistrée : elle contient ce qui était scellé, mais la partie a commencé avant l’arrivée de ton texte aléatoire. Ces tirages ne te prouvent donc rien, sauf si tu fais confiance à quelqu’un dont le texte a servi.
seals-foreseen = Ton navigateur a contrôlé la partie enregistrée : elle contient ce qui était scellé. Mais la table a été jouée dans un ancien format, et seul ton texte aléatoire a servi : dans ce format, son sceau suffisait pour calculer les tirages, et le serveur a donc pu choisir une graine qui l’arrange. Ces tirages ne te prouvent donc rien.
seals-withheld = { $name } avait scellé un texte aléatoire qui n’a pas été montré à temps : les tirages ont été faits sans lui. Qui pouvait prévoir les tirages a pu l’écarter parce que cela l’arrangeait.
seals-broken = Ton navigateur a contrôlé la partie enregistrée : les tirages n’ont pas été faits à partir de ce qui était scellé avant la partie. Garde cet enregistrement et les lignes sous « Des tirages honnêtes », dans l’onglet « Table », et montre-les aux autres.
seals-lines = Ces lignes doivent se trouver dans la partie que tu enregistres :
seals-none = Ce navigateur n’a montré aucun texte aléatoire à cette table : ces tirages ne te prouvent donc rien.
seals-unchecked = La partie enregistrée n’est pas arrivée : ton navigateur n’a pas pu contrôler que les tirages ont été faits à partir de ce qui était scellé. Recharge la page pour réessayer.
dealing-title = Tout le monde est assis
dealing-text = On attend { $names } : la partie commencera toute seule dès que tout le monde aura ouvert la page de cette table.
deal-without = Commencer sans attendre
commitment-text = Les tirages ont été scellés avant qu’on pioche la première carte. { $over ->
    [yes] Avec la partie enregistrée, n’importe qui peut les comparer à ce sceau.
   *[no] À la fin, n’importe qui pourra les comparer à ce sceau.
}
download-record = Enregistrer la partie
seat-about = En savoir plus sur { $player } :
stand-in-text = { $name } n’est plus là depuis un moment. Un robot peut jouer en attendant son retour.
stand-in-offer = Faire jouer un robot pour { $name }
take-seat-back = Reprendre ma chaise
let-bot-play = Partir et laisser un robot jouer pour moi

## La fin

you-win = Tu as gagné !
you-share-the-win = Tu partages la victoire avec { $names } !
wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire !
}
closed-new-rules = Les règles de ce jeu ont changé. Avec les nouvelles règles, cette partie se serait déroulée autrement ; elle a donc été close, sans gagnant. Tout ce qui a été joué peut être enregistré.
closed-over = Les règles de ce jeu ont changé depuis cette partie, et son plateau ne peut plus être affiché. Tout ce qui a été joué peut être enregistré.
rematch = Rejouer
next-level = Deux victoires à ce niveau ! On passe au suivant, « { $level } » ?
next-level-play = Jouer au niveau suivant
rematch-join = Aller à la partie suivante
rematch-ready = Une nouvelle partie t’attend, et ta chaise est réservée.
rematch-free = Une nouvelle partie se prépare. Ta chaise est encore libre, mais ouverte à tous : le premier arrivé la prend.
rematch-gone = Il y a une nouvelle partie, mais quelqu’un d’autre a pris ta chaise. Tu peux regarder.
rematch-seal = Le sceau des tirages si tu rejoues :
results = Voir les résultats
review = Regarder le plateau
luck = La chance au tirage
luck-text = Au-dessus de la ligne du milieu, la chance a été meilleure que la moyenne ; en dessous, moins bonne.
no-luck = Impossible d’afficher la courbe de la chance pour le moment. Recharge la page pour réessayer.

## Vérifier les tirages

verify-title = Vérifier les tirages
verify-text = Colle ou dépose ici une partie enregistrée. Quand une partie est finie, chaque tirage peut être refait à partir de la graine scellée avant la première carte, puis comparé. Tu peux aussi revoir toute la partie sur son plateau, coup par coup.
verify = Vérifier
record = Partie enregistrée
open-file = Ouvrir un fichier
look-at-record = La voir sur le plateau
look-from = Point de vue
verify-right = { $draws ->
    [one] Le seul tirage est juste.
   *[other] Les { $draws } tirages sont tous justes.
}
verify-wrong = { $count ->
    [one] Un tirage sur { $draws } n’est pas celui que donne la graine :
   *[other] { $count } tirages sur { $draws } ne sont pas ceux que donne la graine :
}
verify-taken-back = { $count ->
    [one] Un tirage a été repris. Il est revenu tel quel, et qui l’avait vu le connaissait.
   *[other] { $count } tirages ont été repris. Ils sont revenus tels quels, et qui les avait vus les connaissait.
}
verify-doubt = { $why ->
    [unsealed] Dans le premier format des parties enregistrées, personne ne scellait de texte aléatoire : qui connaissait la graine a pu choisir le sien pour qu’il convienne.
   *[foreseen] Un seul texte aléatoire a servi, et dans cet ancien format son sceau suffisait pour calculer les tirages : le serveur a pu choisir une graine qui l’arrange.
}
verify-withheld = { $name } a scellé un texte aléatoire sans le montrer. Les tirages ont été faits sans lui.
verify-line = La ligne { $line } dit « { $recorded } », la graine donne « { $derived } ».

## À propos

about-title = À propos de Grand Tour
about-text = De grands jeux de voyage à jouer en ligne. Les règles sont appliquées, les cartes cachées restent cachées, et chaque tirage peut être vérifié.
about-fair = Les tirages sont honnêtes
about-fair-text = Avant la première carte, la table montre un sceau : l’empreinte d’un nombre secret. Chaque tirage découle de ce nombre, mêlé à un texte aléatoire venu du navigateur de chaque joueur. À la fin, le nombre est révélé et n’importe qui peut refaire tous les tirages.
about-secrets = Les cartes cachées restent cachées
about-secrets-text = Ton navigateur ne reçoit que ce que tu as le droit de voir. Les robots voient ce qu’un joueur verrait de leur chaise, et rien de plus.
about-privacy = Ce que nous gardons de toi
about-privacy-text = Un cookie, pour que tu retrouves ta chaise, et le nom que tu choisis. Rien n’est transmis à personne.
about-licences = Licences
about-licences-text = Grand Tour est un logiciel libre, sous licence MIT. Ses polices, ses traits de côte et une partie de son code sont l’œuvre d’autres personnes, qui permettent à tous de s’en servir.
about-licences-all = Toutes les licences
keyboard = Clavier
keyboard-text = On peut jouer toute une partie sans souris.
keyboard-show = Afficher les touches
key-tab = aller d’une partie de la page à l’autre
key-arrows = se déplacer dans un groupe, ou sur la carte
key-numbers = choisir l’action qui porte ce numéro
key-undo = annuler
key-log = afficher le récit
key-help = afficher l’aide pour la question posée
key-history = un pas en arrière ou en avant dans la partie
key-play = rejouer la partie toute seule, ou faire une pause, quand on la revoit
key-skip = passer l’animation des derniers coups
key-recap = lire ce qui s’est passé depuis ton dernier tour
key-next = montrer le tour suivant, pas à pas
key-pace = changer le rythme des tours des autres
key-coach = conseil suivant
key-escape = revenir au présent, ou fermer
key-keys = afficher ces touches

## Quand quelque chose cloche

trouble-unknown = Quelque chose n’a pas marché. Réessaie.
trouble-offline = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
trouble-stale = La partie a avancé entre-temps. Regarde de nouveau, puis choisis.
trouble-over = Cette partie est déjà finie.
trouble-not-over = Cette partie n’est pas encore finie.
trouble-not-running = La partie n’a pas commencé : une chaise est encore libre.
trouble-begun = La partie a déjà commencé.
trouble-not-your-turn = Ce n’est pas encore ton tour.
trouble-not-offered = Ce n’est pas possible maintenant.
trouble-no-undo = Il n’y a rien à reprendre.
trouble-before-a-bot = C’était avant qu’un robot ne remplace quelqu’un : on ne peut pas lui demander son accord.
trouble-no-plea = La demande de reprendre un coup n’est plus en cours.
trouble-already-asked = Quelqu’un demande déjà à reprendre un coup. Réponds d’abord à cette demande.
trouble-bad-name = Choisis un nom de 1 à 24 lettres, chiffres ou autres signes.
trouble-seat-taken = Quelqu’un d’autre vient de prendre cette chaise.
trouble-already-seated = Tu es déjà à cette table.
trouble-not-your-seat = Cette chaise n’est pas la tienne.
trouble-no-seat = Cette chaise n’existe pas à cette table.
trouble-bot-plays = Un robot joue pour toi. Reprends d’abord ta chaise.
trouble-not-away = Cette personne est là, ou vient seulement de partir. Attends un peu.
trouble-worn-out = On a repris trop de coups ou passé trop souvent la main à cette table : aucun robot ne peut prendre le relais maintenant.
trouble-bad-seats = Vérifie les chaises : le nombre de joueurs doit convenir à ce jeu, et il faut au moins une personne.
trouble-bad-setting = Un de ces choix n’existe pas, ou il est trop grand ou trop petit. Change-le et réessaie.
trouble-bad-level = Ce robot n’existe pas pour ce jeu. Choisis-en un autre.
trouble-no-lesson = Ce jeu n’a pas encore de leçon.
trouble-bad-game = Ce serveur n’a pas ce jeu.
trouble-bad-entropy = Le texte aléatoire de ton navigateur n’a pas pu être utilisé. Recharge la page.
trouble-not-yet = Pas encore : tout le monde n’est pas assis.
trouble-too-soon = Les autres sont peut-être encore en train d’ouvrir cette page. Réessaie dans quelques secondes.
trouble-bad-record = Cette partie enregistrée ne peut pas être lue.
trouble-unknown-table = Cette table n’existe plus.
trouble-unknown-version = Ce moment de la partie n’existe pas.
trouble-unknown-thing = Il n’y a rien de tel dans ce jeu.
trouble-unknown-address = Il n’y a rien à cette adresse.
trouble-wrong-method = La page et le serveur ne sont plus d’accord. Recharge la page.
trouble-malformed = La page et le serveur ne sont plus d’accord. Recharge la page.
trouble-not-for-you = C’est réservé à qui s’occupe du serveur.
trouble-foreign-origin = Cette demande venait d’un autre site : rien n’a été fait.
trouble-who-are-you = Le serveur ne te connaît pas encore. Autorise les cookies pour ce site, puis recharge la page.
trouble-old-rules = Cette table suivait d’anciennes règles et ne peut pas être continuée.
trouble-too-fast = C’était un peu trop rapide. Attends un instant et réessaie.
trouble-too-large = C’est trop long. Raccourcis et réessaie.
trouble-too-many-tables = Tu as trop de tables ouvertes. Finis-en une d’abord.
trouble-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé ; réessaie dans un moment.
trouble-uncertain = Le serveur a perdu l’accès à ses données et ne sait pas si c’est enregistré. Regarde de nouveau dans un instant.
trouble-too-busy = Le serveur est très occupé. Réessaie dans un instant.
trouble-wrong-host = Ce serveur ne répond pas à cette adresse. Utilise celle que l’on t’a donnée.
trouble-fault = Une erreur s’est produite sur le serveur. Regarde de nouveau avant de continuer.

## Terminal

terminal-undo = annuler
terminal-log = journal
terminal-help = aide
terminal-why = pourquoi
terminal-record = partie
terminal-draws = tirages
terminal-quit = quitter
terminal-commands = Tape le numéro d’une action, ou l’un de ces mots : { $commands }.
terminal-usage =
    annuler         reprendre la dernière action
    journal         montrer tout ce qui s’est passé
    aide            montrer cette liste, et la règle pour la question posée
    pourquoi CHOSE  dire pourquoi on ne peut rien faire d’une chose, désignée par son nom
    partie FICHIER  écrire la partie dans un fichier
    tirages         montrer ce qui scelle les tirages et, la partie finie, leur graine
    quitter         quitter la partie
    On peut aussi taper une action comme elle s’écrit dans une partie enregistrée.
terminal-person = Joueur { $number }
terminal-bot = Robot { $letter }
terminal-commitment = Les tirages de cette partie sont scellés par { $commitment }.
terminal-seed = La graine était { $seed } ; avec la partie enregistrée, chacun peut vérifier tous les tirages.
terminal-hand-over = { $player }, prends le clavier et appuie sur Entrée.
terminal-earlier = … { $count } lignes plus anciennes ; « { $log } » les montre toutes.
terminal-malformed = « { $said } » n’est ni un numéro de 1 à { $count }, ni une action, ni une commande ; « aide » en dit plus.
terminal-agreed = D’autres l’ont vu. Tout le monde est d’accord pour revenir en arrière ? (oui/non)
terminal-which-thing = Quelle chose ? Tape « pourquoi » suivi de son nom : un lieu, une carte, un joueur.
terminal-no-thing = Rien ici ne s’appelle « { $thing } ».
terminal-no-file = Quel fichier ? Par exemple : partie jeu.txt
terminal-written = Écrit dans { $file }.
terminal-not-written = Impossible d’écrire { $file } : { $why }.
terminal-place = { $place }. { $player }
terminal-after = « partie FICHIER » enregistre la partie, Entrée quitte.
terminal-bye = À bientôt.
terminal-option = { $name } : { $value }

## Cartes

map-view = Vue de la carte
sea-pacific = Océan Pacifique
sea-indian = Océan Indien
sea-atlantic = Océan Atlantique
sea-southern = Océan Austral
map-closer = Zoomer
map-farther = Dézoomer
map-whole = Toute la carte
map-action = Montrer où tu peux agir

## Leçons et conseils

coach = Guide
coach-next = Suite
coach-done = Compris
coach-know = Je sais
coach-leave = Arrêter les conseils
tips-off = Plus de conseils. Tu peux rappeler le guide dans les réglages.
lesson = leçon
lesson-title = Une leçon
lesson-text = Les premières cartes et les premiers dés de cette partie ont été choisis pour apprendre. Dès que tu prends ton propre chemin, le hasard tire comme dans toute autre partie. Une leçon ne se vérifie pas.
lesson-own-way = Te voilà sur ton propre chemin, bravo ! À partir d’ici, tout est tiré et joué pour de vrai.
