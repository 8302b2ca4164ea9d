### La maison : tout ce qui se dit autour des jeux

## Partout

menu = Menu
about = À propos
settings = Réglages
language = Langue
theme = Lumière
theme-system = auto
theme-day = jour
theme-night = nuit
sound = Sons
stillness = Rien ne bouge
close = Fermer
loading = On met la table…
try-again = Réessayer
skip-to-content = Aller au contenu
to-collection = Tous les jeux
rules = Règles
rules-of = Règles de { $game }
play = Jouer
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
you = toi
guest = Voyageur
waiting = en attente
offline = La ligne est coupée. On essaie de retrouver la table ; rien n’est perdu.
lost-title = Il n’y a rien ici
lost-text = Cette page n’est pas sur nos cartes. Le lien a peut-être été coupé, ou la table débarrassée.

## La collection

collection-title = On part où ?
collection-text = Six grands jeux de voyage, avec tes amis où qu’ils soient, autour d’un seul écran ou contre des robots loyaux.
games = Les jeux
coming = Bientôt sur l’étagère
players = De { $least } à { $most } joueurs
your-name = Ton nom
name-saved = Tu t’appelles maintenant { $name }.
tables = Tes tables
tables-waiting = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
table-yours = À toi de jouer !
table-waits = À { $names } de jouer
table-open = On attend des joueurs
table-bot-plays = Un robot joue à ta place
table-kept = On rejoue ? Ta chaise est gardée
table-over = Terminée

coming-richesses-title = Richesses de France
coming-richesses-tagline = Parcours les régions par la route ou l’autoroute et rapporte leurs trésors.
coming-sites80-title = Le tour du monde en 80 sites
coming-sites80-tagline = Suis les indices jusqu’à quatre-vingts merveilles, avant les autres.

## Une nouvelle table

chairs = Qui joue ?
chairs-text = Choisis qui s’assoit où, puis lance la partie.
chair-number = Chaise { $number }
chair-me = c’est toi
chair-bot = un robot
chair-invite = un ami, par un lien
chair-here = quelqu’un à côté de moi
chair-invite-help = Tu auras un lien à envoyer dès que la table sera ouverte.
level = Il joue
level-random = au hasard, pour apprendre
level-sense = bien, avec un plan
their-name = Nom
add-chair = Une chaise de plus
remove-chair = Enlever la chaise { $number }
options = Variantes
start = Commencer la partie
next-seal = Les tirages sont scellés avant que ton navigateur y ajoute sa part. Le sceau de cette table :
start-inviting = Ouvrir la table
free-seat = chaise libre

## En attendant les amis

invite-title = Envoie ce lien à tes amis
invite-text = { $count ->
    [one] Une chaise est libre. La partie commence dès qu’elle est prise.
   *[other] { $count } chaises sont libres. La partie commence dès qu’elles sont prises.
}
invite-link = Lien vers cette table
invite-alone = Cette maison n’écoute que cet ordinateur : le lien ne marche que dans ses navigateurs. Pour faire entrer les autres, démarre-la ainsi, et ouvre-la par l’adresse de cet ordinateur :
copy = Copier
copied = Copié
share = Partager
invited-title = { $name } t’invite à jouer à { $game }
sit-down = M’asseoir
no-chair-left = Toutes les chaises de cette table sont prises. Tu pourras regarder dès que la partie commence.
kept-title = On attend { $names }
kept-text = Chacun retrouve sa chaise. Les autres trouvent cette table à la fin de la dernière partie et parmi leurs tables ; on commence dès que tout le monde est assis.
kept-too = Une chaise est aussi gardée pour { $names }.
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
wait-for-person = Attendre plutôt quelqu’un
leave-table = Quitter cette table

## À la table

board = Plateau
hand = Devant toi
tabs = À côté du plateau
tab-play = Jeu
tab-log = Récit
tab-help = Aide
tab-table = Table
whose-turn = À qui le tour
thinks = réfléchit
to-play = doit jouer
away = absent
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
chance-plays = Les cartes décident…
anytime = À tout moment ({ $count })
all-acts = Tous les coups ({ $count })
pick-act = Que veux-tu faire ?
really = Vraiment ? { $act }
see-clause = Règle { $clause }
undo = Annuler
ask-undo = Demander à reprendre
undo-asked = On demande aux autres…
undo-withdraw = Tant pis
undo-refused = Tout le monde n’est pas d’accord : le coup reste joué.
wish-undo = { $name } voudrait reprendre un coup
wish-undo-text = Tu as vu ce qui a suivi. On l’oublie ?
agree = Oui, on le reprend
disagree = Non, il est joué
taken-back = { $you ->
    [yes] Tu reprends ton dernier coup.
   *[no] { $player } reprend son dernier coup.
}
skip-news = Passer au présent ({ $count })
history = Revoir la partie
past = Tu regardes le passé ({ $moment } sur { $moments }).
earlier = Avant
later = Après
now = maintenant
to-start = Au début
to-now = Revenir au présent
whole-rules = Toutes les règles
no-rules = Les règles de ce jeu ne sont pas encore écrites.
clauses = Articles de la règle derrière ce paragraphe
contents = Sommaire
hand-over = Ton tour est fini. Passe l’écran à { $name }.
hand-over-now = Tirer le rideau
curtain = Passe l’écran à { $name }
curtain-text = Personne d’autre ne regarde ?
curtain-open = Je suis { $name }
curtain-wait = Les autres jouent…
advance = Réponses d’avance
advance-text = Ce qu’on répond pour toi dès que c’est demandé, pour que personne ne t’attende. Personne d’autre ne le voit.
advance-keep = Répondre ainsi
advance-kept = C’est noté.
fairness = Des cartes honnêtes
commitment = Sceau de cette table
commitment-text = Chaque tirage a été scellé avant la première carte. { $over ->
    [yes] Le sceau ci-dessous le prouve.
   *[no] Le sceau ci-dessous le prouvera à la fin.
}
download-record = Garder la partie
take-seat-back = Reprendre ma chaise
let-bot-play = Partir, un robot joue pour moi

## La fin

you-win = Tu as gagné !
wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
rematch = Rejouer
rematch-join = Vers la partie suivante
rematch-ready = Une autre partie t’attend, et ta chaise est gardée.
rematch-free = Une autre partie se prépare. Ta chaise y est ouverte à d’autres et encore libre : au premier arrivé.
rematch-gone = Il y a une autre partie, mais ta chaise y est prise par quelqu’un d’autre. Tu peux regarder.
rematch-seal = Si tu demandes une autre partie, voici le sceau de ses tirages :
results = Voir les résultats
review = Revoir le plateau
luck = La chance aux cartes
luck-text = Au-dessus de la ligne du milieu, les cartes ont été plus généreuses que la moyenne ; en dessous, moins.
no-luck = On ne peut pas raconter la chance de cette partie pour le moment.

## Vérifier les tirages

verify-title = Vérifier les tirages
verify-text = Colle ou dépose une partie enregistrée. Une fois qu’elle est finie, chaque tirage peut être refait à partir de la graine scellée avant la première carte, puis comparé. Et toute la partie se revoit sur son plateau, coup par coup.
verify = Vérifier
record = Partie enregistrée
open-file = Ouvrir un fichier
look-at-record = La voir sur le plateau
look-from = Vue de la chaise de
verify-right = { $draws ->
    [one] Le seul tirage est juste.
   *[other] Les { $draws } tirages sont tous justes.
}
verify-wrong = { $count ->
    [one] Un tirage sur { $draws } n’est pas celui que donne la graine :
   *[other] { $count } tirages sur { $draws } ne sont pas ceux que donne la graine :
}
verify-line = La ligne { $line } dit « { $recorded } », la graine donne « { $derived } ».

## À propos

about-title = À propos de Grand Tour
about-text = Une collection de grands jeux de voyage, ouverte jour et nuit. Les règles sont tenues, les secrets gardés, les tirages vérifiables.
about-fair = Les tirages sont honnêtes
about-fair-text = Avant la première carte, la table montre un sceau : l’empreinte d’un nombre secret. Chaque tirage découle de ce nombre, mêlé à un mot venu du navigateur de chaque joueur. À la fin, le nombre est révélé et chacun peut refaire tous les tirages.
about-secrets = Les secrets sont gardés
about-secrets-text = Ton navigateur ne reçoit que ce que tu as le droit de voir. Les robots voient ce qu’un joueur verrait de leur chaise, rien de plus.
about-privacy = Ce qu’on garde de toi
about-privacy-text = Un cookie, pour que tu retrouves ta chaise, et le nom que tu te donnes. Rien ne part ailleurs.
about-licences = À qui l’on doit tout cela
about-licences-text = Grand Tour est un logiciel libre, sous licence MIT. Ses lettres, ses côtes et une partie de son code sont l’œuvre d’autres personnes, qui les laissent à l’usage de tous.
about-licences-all = Toutes les licences
keyboard = Clavier
keyboard-text = On peut jouer toute une partie sans souris.
keyboard-show = Montrer les touches
key-tab = aller d’une partie de la page à l’autre
key-arrows = se déplacer dans un groupe, ou sur la carte
key-numbers = faire la première, deuxième … neuvième chose proposée
key-undo = annuler
key-log = montrer le récit
key-help = montrer l’aide pour la question posée
key-history = un pas en arrière ou en avant dans la partie
key-skip = passer ce qui est rejoué
key-escape = revenir au présent, ou fermer
key-keys = ces touches

## Quand quelque chose cloche

trouble-unknown = Quelque chose n’a pas marché. Réessaie.
trouble-offline = La maison ne répond pas. Vérifie ta connexion et réessaie.
trouble-stale = La table a avancé entre-temps. Regarde encore, puis choisis.
trouble-over = Cette partie est déjà finie.
trouble-not-over = Cette partie n’est pas encore finie.
trouble-not-running = La partie n’a pas commencé : une chaise est encore libre.
trouble-begun = La partie a déjà commencé.
trouble-not-your-turn = Ce n’est pas encore ton tour.
trouble-not-offered = Ce n’est pas possible maintenant.
trouble-no-undo = Il n’y a rien à reprendre.
trouble-no-plea = Plus personne ne demande à reprendre un coup.
trouble-already-asked = Quelqu’un demande déjà à reprendre un coup. Réponds-lui d’abord.
trouble-bad-name = Un nom a de 1 à 24 lettres, chiffres ou signes.
trouble-seat-taken = Quelqu’un d’autre vient de s’y asseoir.
trouble-already-seated = Tu es déjà à cette table.
trouble-not-your-seat = Cette chaise n’est pas la tienne.
trouble-no-seat = Il n’y a pas de telle chaise à cette table.
trouble-bot-plays = Un robot joue pour toi. Reprends d’abord ta chaise.
trouble-bad-seats = Ce nombre de joueurs ne va pas à ce jeu, ou personne ne jouerait. Regarde encore les chaises.
trouble-bad-setting = Un de ces choix n’existe pas, ou il est trop grand ou trop petit.
trouble-bad-level = Il n’y a pas de tel robot pour ce jeu.
trouble-bad-game = Ce jeu n’est pas dans la maison.
trouble-bad-entropy = La part de ton navigateur dans les tirages n’a pas pu être lue. Recharge la page.
trouble-bad-record = Ce n’est pas une partie qu’on puisse lire.
trouble-unknown-table = Cette table n’existe plus.
trouble-unknown-version = Ce moment de la partie n’existe pas.
trouble-unknown-thing = Il n’y a rien de tel dans ce jeu.
trouble-unknown-address = Il n’y a rien à cette adresse.
trouble-wrong-method = La page et la maison ne se comprennent pas. Recharge la page.
trouble-malformed = La page et la maison ne se comprennent pas. Recharge la page.
trouble-foreign-origin = Cela venait d’un autre site : rien n’a été fait.
trouble-who-are-you = La maison ne te connaît pas encore. Recharge la page ; elle a besoin de son cookie.
trouble-old-rules = Cette table suivait d’anciennes règles et ne peut plus être jouée.
trouble-too-fast = C’était un peu vite. Attends un instant et réessaie.
trouble-too-large = C’était trop long. Fais plus court.
trouble-too-many-tables = Tu as beaucoup de tables ouvertes. Finis-en une d’abord.
trouble-storage = La maison ne peut rien écrire pour l’instant. Rien n’a changé ; réessaie dans un moment.
trouble-fault = La maison s’est trompée. Rien n’a changé ; réessaie.

## Terminal

terminal-undo = annuler
terminal-log = journal
terminal-help = aide
terminal-why = pourquoi
terminal-record = partie
terminal-quit = quitter
terminal-commands = Tape le numéro d’une action, ou l’un de ces mots : { $commands }.
terminal-usage =
    annuler         reprendre la dernière action
    journal         tout ce qui s’est passé
    aide            ceci, et la règle de ce qui est demandé
    pourquoi CHOSE  pourquoi on ne peut rien faire d’une chose, par son nom
    partie FICHIER  écrire la partie dans un fichier
    quitter         quitter la table
    On peut aussi taper une action comme elle s’écrit dans une partie enregistrée.
terminal-person = Joueur { $number }
terminal-bot = Robot { $letter }
terminal-commitment = Les tirages de cette partie sont scellés par { $commitment }.
terminal-seed = La graine était { $seed } ; avec la partie enregistrée, chacun peut vérifier tous les tirages.
terminal-hand-over = { $player }, prends le clavier et appuie sur Entrée.
terminal-earlier = … { $count } lignes plus anciennes ; « { $log } » les montre toutes.
terminal-malformed = « { $said } » n’est ni un numéro de 1 à { $count }, ni une action, ni une commande ; « aide » en dit plus.
terminal-agreed = D’autres l’ont vu. Tout le monde est d’accord pour revenir en arrière ? (oui/non)
terminal-no-thing = Rien ici ne s’appelle « { $thing } ».
terminal-no-file = Quel fichier ? Par exemple : partie jeu.txt
terminal-written = Écrit dans { $file }.
terminal-not-written = Impossible d’écrire { $file } : { $why }.
terminal-place = { $place }. { $player }
terminal-after = « partie FICHIER » garde la partie, Entrée quitte.
terminal-bye = À bientôt.
terminal-option = { $name } : { $value }

## Maps

map-view = Vue de la carte
map-closer = Plus près
map-farther = Plus loin
map-whole = Toute la carte
map-action = Là où il y a quelque chose à faire
