
## Terminal

terminal-undo = annuler
terminal-log = journal
terminal-help = aide
terminal-why = pourquoi
terminal-record = partie
terminal-quit = quitter
terminal-commands = Tape le numéro d’une action, ou l’un de ces mots : { $commands }.
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
terminal-seed = La graine était { $seed } ; avec la partie enregistrée, chacun peut vérifier tous les tirages.
terminal-hand-over = { $player }, prends le clavier et appuie sur Entrée.
terminal-earlier = … { $count } lignes plus anciennes ; « { $log } » les montre toutes.
terminal-malformed = « { $said } » n’est ni un numéro de 1 à { $count }, ni une action, ni une commande ; « aide » en dit plus.
terminal-not-offered = « { $said } » n’est pas possible maintenant.
terminal-no-undo = Rien n’est repris.
terminal-over = La partie est finie.
terminal-agreed = D’autres l’ont vu. Tout le monde est d’accord pour revenir en arrière ? (oui/non)
terminal-yes = oui
terminal-no-thing = Rien ici ne s’appelle « { $thing } ».
terminal-no-file = Quel fichier ? Par exemple : partie course.txt
terminal-written = Écrit dans { $file }.
terminal-not-written = Impossible d’écrire { $file } : { $why }.
terminal-place = { $place }. { $player }
terminal-after = « partie FICHIER » garde la partie, Entrée quitte.
terminal-bye = À bientôt.
terminal-verified = { $draws ->
    [one] Un tirage refait à partir de la graine : il est conforme.
   *[other] { $draws } tirages refaits à partir de la graine : tous sont conformes.
}
terminal-altered = ligne { $line } : le tirage { $draw } devrait être « { $derived } », mais la partie dit « { $recorded } »
terminal-option = { $name } : { $value }
terminal-on = oui
terminal-off = non
