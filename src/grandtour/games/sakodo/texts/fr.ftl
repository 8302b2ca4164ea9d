### Sakodo

title = Sakodo
tagline = Le tour du monde sac au dos : à pied, en avion, ou le pouce levé.
about = Boucle ton sac, prends l’avion, et fais le tour du monde. Il faut rapporter deux souvenirs, deux reportages et deux aventures, et rentrer le premier. Marcher coûte, voler aussi ; prendre quelqu’un en stop rapporte une carte de son sac. Et si l’argent manque, tout se vend aux enchères.
in-short = 25 à 60 minutes, dès 8 ans. Facile à suivre, avec beaucoup à découvrir : dés, cartes et échanges.

## Ce qui se passe

receives = { $you ->
    [yes] Dans ton sac, au départ : {$hand}.
   *[no] {$player} reçoit {$hand}.
}
receives-unseen = { $count ->
    [one] {$player} reçoit une carte Sakodo.
   *[other] {$player} reçoit {$count} cartes Sakodo.
}
begins = { $you ->
    [yes] C’est toi qui commences.
   *[no] C’est {$player} qui commence.
}
rolls = { $you ->
    [yes] Tu lances le dé : {$pips}.
   *[no] {$player} lance le dé : {$pips}.
}
draws = { $you ->
    [yes] Tu pioches {$hand}.
   *[no] {$player} pioche {$hand}.
}
draws-unseen = { $count ->
    [one] {$player} pioche une carte Sakodo.
   *[other] {$player} pioche {$count} cartes Sakodo.
}
keeps = { $you ->
    [yes] Tu gardes une carte : {$item}.
   *[no] {$player} garde une carte : {$item}.
}
keeps-unseen = {$player} garde une carte.
rejects = { $you ->
    [yes] Tu ne gardes rien.
   *[no] {$player} ne garde rien.
}
has-passport = { $you ->
    [yes] Tu as un passeport.
   *[no] {$player} a un passeport.
}
reshuffled = La pioche Sakodo est trop mince : la défausse y est mélangée.
leaves = { $you ->
    [yes] Tu t’envoles ! Un billet, et te voilà sur le premier aéroport.
   *[no] {$player} s’envole vers le premier aéroport.
}
walks = { $you ->
    [yes] Cap sur {$space}
   *[no] {$player} met le cap sur {$space}
}{ $money ->
    [0] , gratuitement.
   *[other] , pour {$money} €.
}
rides = { $you ->
    [yes] On t’emmène : {$space}.
   *[no] {$player} est du voyage : {$space}.
}
flies = { $you ->
    [yes] Tu prends l’avion : {$space}.
   *[no] {$player} prend l’avion : {$space}.
}
stays = { $you ->
    [yes] Tu restes sur place : {$space}.
   *[no] {$player} reste sur place : {$space}.
}
goes-back-to-work = { $you ->
    [yes] Job-Assistance : retour à la case job, {$space}.
   *[no] Job-Assistance pour {$player} : retour à la case job, {$space}.
}
picks-up = { $you ->
    [yes] Tu prends {$passenger} en stop.
    [passenger] {$driver} te prend en stop.
   *[no] {$driver} prend {$passenger} en stop.
}
opens = { $you ->
    [yes] Le sac { DE($passenger) } s’ouvre devant toi : {$pack}.
    [passenger] Ton sac s’ouvre devant {$driver} : {$pack}.
   *[no] Le sac { DE($passenger) } s’ouvre devant {$driver} : {$pack}.
}
opens-unseen = { $you ->
    [passenger] {$driver} regarde dans ton sac.
   *[no] {$driver} regarde dans le sac { DE($passenger) }.
}
takes = { $you ->
    [yes] Tu prends une carte dans le sac { DE($owner) } : {$item}.
    [owner] {$player} prend une carte dans ton sac : {$item}.
   *[no] {$player} prend une carte dans le sac { DE($owner) } : {$item}.
}
takes-unseen = { $you ->
    [owner] {$player} prend une carte dans ton sac.
   *[no] {$player} prend une carte dans le sac { DE($owner) }.
}
loses = { $you ->
    [yes] Une carte quitte ton sac : {$item}.
   *[no] Une carte quitte le sac { DE($player) } : {$item}.
}
loses-unseen = Le sac { DE($player) } compte une carte de moins.
gives-up = { $you ->
    [yes] Tu donnes une carte : {$item}.
   *[no] {$player} donne une carte : {$item}.
}
has-none = { $you ->
    [yes] Rien à perdre : tu n’as pas { DE($item) }.
   *[no] Rien à perdre : {$player} n’a pas { DE($item) }.
}
buys-ticket = { $you ->
    [yes] Tu achètes un billet d’avion à {$money} €.
   *[no] {$player} achète un billet d’avion à {$money} €.
}
declines-ticket = { $you ->
    [yes] Tu renonces à un billet d’avion à {$money} €.
   *[no] {$player} renonce à un billet d’avion à {$money} €.
}
cannot-pay-ticket = { $you ->
    [yes] Tu ne peux pas payer un billet d’avion à {$money} €.
   *[no] {$player} ne peut pas payer un billet d’avion à {$money} €.
}
gets-ticket = { $you ->
    [yes] Tu reçois un billet d’avion.
   *[no] {$player} reçoit un billet d’avion.
}
buys-passport = { $you ->
    [yes] Tu paies {$money} € pour un passeport.
   *[no] {$player} paie {$money} € pour un passeport.
}
loses-passport = { $you ->
    [yes] Plus de passeport ! Retour à l’aéroport : {$space}.
   *[no] Plus de passeport pour {$player} ! Retour à l’aéroport : {$space}.
}
draws-souvenir = { $you ->
    [yes] Souvenir : {$card}.
   *[no] Souvenir pour {$player} : {$card}.
}
draws-reportage = { $you ->
    [yes] Reportage : {$card}.
   *[no] Reportage pour {$player} : {$card}.
}
draws-aventure = { $you ->
    [yes] Aventure : {$card}.
   *[no] Aventure pour {$player} : {$card}.
}
draws-job = { $you ->
    [yes] Job : {$card}.
   *[no] Job pour {$player} : {$card}.
}
draws-chance = { $you ->
    [yes] Chance : {$card}.
   *[no] Chance pour {$player} : {$card}.
}
draws-courrier = { $you ->
    [yes] Courrier : {$card}.
   *[no] Courrier pour {$player} : {$card}.
}
wins-souvenir = { $you ->
    [yes] {$card} : il est à toi !
   *[no] {$card} : {$player} l’emporte.
}
wins-reportage = { $you ->
    [yes] {$card} : le reportage est dans la boîte !
   *[no] {$card} : {$player} tient son reportage.
}
wins-aventure = { $you ->
    [yes] {$card} : l’aventure est à toi !
   *[no] {$card} : l’aventure est pour {$player}.
}
lets-go-souvenir = { $you ->
    [yes] {$card} : ce n’est pas pour cette fois.
   *[no] {$card} : {$player} y renonce.
}
lets-go-aventure = { $you ->
    [yes] {$card} : l’aventure tourne court.
   *[no] {$card} : l’aventure { DE($player) } tourne court.
}
earns = { $you ->
    [yes] Tu touches {$money} €.
   *[no] {$player} touche {$money} €.
}
pays = { $you ->
    [yes] Tu paies {$money} €.
   *[no] {$player} paie {$money} €.
}
pays-to = { $you ->
    [yes] Tu paies {$money} € à {$payee}.
    [payee] {$player} te paie {$money} €.
   *[no] {$player} paie {$money} € à {$payee}.
}
forgiven = { $you ->
    [yes] Tu n’as plus rien à vendre : on te fait grâce de {$money} €.
   *[no] {$player} n’a plus rien à vendre : on lui fait grâce de {$money} €.
}
one-way = { $you ->
    [yes] Tu ne peux avancer que d’une case.
   *[no] {$player} ne peut avancer que d’une case.
}
moved = { $you ->
    [yes] Te voilà ailleurs : {$space}.
   *[no] {$player} se retrouve ailleurs : {$space}.
}
must-skip = { $you ->
    [yes] Tu passeras un tour.
   *[no] {$player} passera un tour.
}
skips = { $you ->
    [yes] Tu passes ton tour.
   *[no] {$player} passe son tour.
}
no-effect = La carte reste sans effet.
needs-pips = Il faut au moins {$pips}.
must-sell = { $you ->
    [yes] Tu dois {$money} €, tu ne les as pas, et tu n’as qu’une chose à vendre.
   *[no] {$player} doit {$money} €, sans les avoir, et n’a qu’une chose à vendre.
}
puts-up = { $you ->
    [yes] Tu mets aux enchères : {$goods}, à partir de {$money} €.
   *[no] {$seller} met aux enchères : {$goods}, à partir de {$money} €.
}
goes-on = { $you ->
    [yes] Tu continues ton tour : l’offre { DE($offerer) } tombe.
    [offerer] {$player} continue son tour : ton offre tombe.
   *[no] {$player} continue son tour : l’offre { DE($offerer) } tombe.
}
bids = { $you ->
    [yes] Tu proposes {$money} €.
   *[no] {$player} propose {$money} €.
}
passes = { $you ->
    [yes] Tu ne suis pas.
   *[no] {$player} ne suit pas.
}
cannot-bid = { $you ->
    [yes] Tu n’as pas de quoi enchérir.
   *[no] {$player} n’a pas de quoi enchérir.
}
sells = { $you ->
    [yes] Vendu à {$buyer} : {$goods}, {$money} € pour toi.
    [buyer] {$seller} te vend : {$goods}, {$money} €.
   *[no] {$seller} vend à {$buyer} : {$goods}, {$money} €.
}
bank-buys = { $you ->
    [yes] La banque te reprend : {$goods}, {$money} €.
   *[no] La banque reprend à {$seller} : {$goods}, {$money} €.
}
proposes = { $you ->
    [yes] Tu proposes un échange à {$partner}.
    [partner] {$proposer} te propose un échange.
   *[no] {$proposer} propose un échange à {$partner}.
}
withdraws = { $you ->
    [yes] Tu renonces à ton échange.
   *[no] {$proposer} renonce à son échange.
}
trades = { $you ->
    [yes] Échange conclu avec {$partner} : {$given} contre {$wanted}.
    [partner] Échange conclu avec {$proposer} : {$given} contre {$wanted}.
   *[no] {$proposer} et {$partner} échangent : {$given} contre {$wanted}.
}
refuses = { $you ->
    [yes] Tu refuses l’échange { DE($proposer) }.
    [proposer] {$partner} refuse ton échange.
   *[no] {$partner} refuse l’échange { DE($proposer) }.
}
comes-home = { $you ->
    [yes] Te voilà de retour à Paris, et ton carnet de voyage est plein !
   *[no] {$player} est de retour à Paris, son carnet de voyage est plein !
}
retires = { $you ->
    [yes] Tu quittes la partie.
   *[no] {$player} quitte la partie.
}
time-is-up = C’était le dernier tour de table.

## Ce qui est demandé

ask-buy = Un billet d’avion à {$money} € : tu l’achètes ?
ask-buy-why = Le dé fait le prix : 100 € par point. Chaque vol coûte un billet.
ask-short = Un billet d’avion à {$money} €, et tu n’as pas assez. Tu vends d’abord quelque chose ?
ask-short-why = Le dé fait le prix : 100 € par point. Il y aura d’autres occasions d’acheter.
ask-departure = Te voilà à l’aéroport de départ. Que fais-tu ?
ask-departure-why = Pour partir, il faut un passeport et un billet d’avion. Le dé remplit ton sac : pioche autant de cartes, gardes-en une.
ask-turn = Tu es ici : {$space}. Où vas-tu ?
ask-turn-why = On marche sans dé : 1 case est gratuite, 2 coûtent 20 €, 3 coûtent 50 €, 4 coûtent 100 €, 5 coûtent 200 €, 6 coûtent 400 €.
ask-back = Tu es ici : {$space}, et il te manque des trophées. Que fais-tu ?
ask-back-why = Ici, il faut deux trophées de chaque sorte. Un billet ramène à l’aéroport précédent ; retourner travailler est gratuit.
ask-landed = Atterrissage : {$space}. Tu marches, ou tu restes à l’aéroport ?
ask-landed-why = Qui reste lance le dé pour des cartes et peut acheter un billet ; qui marche paie selon la distance.
ask-complete = Tu lances le dé pour compléter ton sac ?
ask-complete-why = Tu pioches autant de cartes que le dé l’indique, et tu en gardes une.
ask-keep = Tu pioches {$hand}. Que gardes-tu ?
ask-keep-why = Une seule ; les autres repartent. On n’a qu’un passeport ; du reste, on peut avoir plusieurs exemplaires.
ask-keep-none = Tu as pioché {$hand}. Tu as déjà un passeport, et personne n’en a deux.
ask-keep-none-why = On te le demande quand même, pour que personne ne sache ce que tu as pioché.
ask-hitch = Il y a du monde : {$space}. Tu t’arrêtes, ou tu prends quelqu’un en stop ?
ask-hitch-why = Qui prend quelqu’un en stop repart aussitôt, ne paie que le nouveau trajet et prend une carte dans le sac du passager.
ask-leg = En voiture ! Jusqu’où, en repartant d’ici : {$space} ?
ask-leg-why = Chaque trajet se paie à part, et les passagers voyagent gratis.
ask-one-leg = En voiture ! Ton argent ne te mène qu’une case plus loin : {$space}.
ask-one-leg-why = On te le demande quand même, pour que personne ne sache combien d’argent tu as.
ask-take = Le sac { DE($passenger) } est ouvert devant toi. Quelle carte prends-tu ?
ask-take-why = C’est le merci du passager pour le trajet.
ask-price = Tu lances le dé pour le prix d’un billet d’avion ? Tu pourras refuser.
ask-price-why = Le billet coûte 100 € par point du dé.
ask-passport = Toujours pas de passeport. Tu relances le dé, ou tu en achètes un ?
ask-passport-why = Sans passeport, on n’avance pas. Dès le troisième tour sans passeport, on peut en acheter un pour 500 €.
ask-no-passport = Toujours pas de passeport, et il te manque de quoi en payer un, 500 €. Tu relances le dé ?
ask-no-passport-why = Sans passeport, on n’avance pas. Tu peux d’abord vendre quelque chose, puis en acheter un.
ask-souvenir = Tu utilises un guide pour tirer un souvenir ? Il faudra payer son prix, de {$least} à {$most} €.
ask-souvenir-why = Deux souvenirs, deux reportages et deux aventures font gagner. Le guide est dépensé, même si tu ne peux pas payer.
ask-reportage = Tu utilises un appareil photo pour tirer un reportage ?
ask-reportage-why = Deux souvenirs, deux reportages et deux aventures font gagner. L’appareil est dépensé, et le reportage est sûr.
ask-aventure = Tu as une boussole, un duvet et une pharmacie. Tu tentes l’aventure ?
ask-aventure-why = Deux souvenirs, deux reportages, deux aventures : c’est gagné. Une aventure demande de la chance, ou coûte un objet.
ask-no-guide = Pour un souvenir, il faut un guide, et tu n’en as pas. Tu proposes un échange ?
ask-no-guide-why = On te le demande quand même, pour que personne ne sache ce qui manque dans ton sac.
ask-no-camera = Pour un reportage, il faut un appareil photo, et tu n’en as pas. Tu proposes un échange ?
ask-no-camera-why = On te le demande quand même, pour que personne ne sache ce qui manque dans ton sac.
ask-no-gear = Pour une aventure, il faut une boussole, un duvet et une pharmacie, et tu n’as pas les trois. Tu proposes un échange ?
ask-no-gear-why = On te le demande quand même, pour que personne ne sache ce qui manque dans ton sac.
ask-afford = {$card} coûte {$money} €, et tu ne les as pas. Vendre quelque chose, ou y renoncer ?
ask-afford-why = Ce que tu vends va à la meilleure offre, ou à la banque au prix de revente. Le guide est dépensé de toute façon.
ask-debt = Tu dois {$money} €, et tu ne les as pas. Que vends-tu ?
ask-debt-why = Ce que tu vends va à la meilleure offre, ou à la banque au prix de revente.
ask-target-owe = {$card} : qui te paie {$money} € ?
ask-target-move = {$card} : qui recule de {$count} cases ?
ask-target-lose-any = {$card} : qui perd une carte au hasard ?
ask-target-steal = {$card} : dans quel sac prends-tu une carte au hasard ?
ask-target-lose-passport = {$card} : qui perd son passeport ?
ask-target-previous = {$card} : qui retourne à l’aéroport précédent ?
ask-target-swap = {$card} : qui échange sa place avec toi ?
ask-target-pull = {$card} : qui vient te rejoindre sur ta case ?
ask-target-skip = {$card} : qui passe un tour ?
ask-offer = Pour {$money} €, c’est gagné. Tu paies ?
ask-offer-why = Cette aventure a son prix : qui ne paie pas repart sans le trophée.
ask-no-offer = Pour {$money} €, ce serait gagné, mais tu ne les as pas.
ask-no-offer-why = On te le demande quand même, pour que personne ne sache combien d’argent tu as.
ask-extra = Tu peux marcher encore une fois, au prix habituel. Jusqu’où ?
ask-extra-why = C’est une carte qui le permet. Là où tu arrives, on ne joue rien.
ask-one-more = Tu peux marcher encore une fois, mais ton argent ne te mène qu’une case plus loin : {$space}.
ask-one-more-why = On te le demande quand même, pour que personne ne sache combien d’argent tu as.
ask-lot = Un lot de plusieurs biens : qu’y mets-tu ?
ask-lot-why = Un lot se vend en entier : à la meilleure offre, ou à la banque aux prix de revente.
ask-bid = À vendre : {$goods}. Il faut proposer au moins {$money} €.
ask-bid-why = La meilleure offre l’emporte. Si personne n’enchérit, la banque reprend le tout au prix de revente.
ask-no-bid = À vendre : {$goods}. Il faut proposer au moins {$money} €, et tu ne les as pas.
ask-no-bid-why = On te le demande quand même, pour que personne ne sache combien d’argent tu as.
ask-terms = Échange avec {$partner} : que donnes-tu, que veux-tu ?
ask-terms-why = Les cartes du sac s’échangent, sauf le passeport. L’autre peut refuser.
ask-trade = {$proposer} te propose {$give} contre {$want}.
ask-trade-why = Tu peux refuser : il ne se passe alors rien.
ask-no-trade = {$proposer} te propose {$give} contre {$want}, que tu n’as pas.
ask-no-trade-why = On te le demande quand même, pour que personne ne sache ce qui manque dans ton sac.

## Ce qu’on peut faire

verb-die = Le dé : {$pips}
verb-draw = Piocher {$hand}
verb-slip = Perdre : {$item}
verb-souvenir = Souvenir : {$souvenir}
verb-reportage = Reportage : {$reportage}
verb-aventure = Aventure : {$aventure}
verb-job = Job : {$job}
verb-chance = Chance : {$chance}
verb-courrier = Courrier : {$courrier}
verb-roll = Lancer le dé
verb-skip = S’en passer
verb-keep = Garder : {$item}
verb-reject = Ne rien garder
verb-buy = Acheter le billet
verb-decline = Non merci
verb-leave = S’envoler
verb-work = Faire un petit boulot
verb-go = Aller : {$space}
verb-stay = Rester à l’aéroport
verb-fly = Vol pour {$space}
verb-assist = Job-Assistance
verb-stop = S’arrêter ici
verb-pick = Emmener {$player}
verb-take = Prendre : {$item}
verb-pay = Payer
verb-try = Tirer la carte
verb-target = Choisir {$player}
verb-sell = Mettre aux enchères : {$good}
verb-lot = Mettre plusieurs biens aux enchères ensemble
verb-add = Ajouter : {$good}
verb-remove = Retirer : {$good}
verb-auction = Mettre le lot aux enchères
verb-bid = Proposer {$money} €
verb-resume = Continuer mon tour
verb-pass = Ne pas suivre
verb-trade = Échanger avec {$player}
verb-give = Donner : {$item}
verb-want = Demander : {$item}
verb-send = Envoyer la proposition
verb-withdraw = Renoncer
verb-accept = Accepter
verb-refuse = Refuser
verb-retire = Quitter la partie

## Pourquoi pas

why-sk-11 = Ce n’est pas à toi de jouer : on tourne dans le sens des aiguilles d’une montre.
why-sk-25 = Sans passeport, on ne part pas. Complète ton sac.
why-sk-23 = Partir coûte un billet d’avion, et tu n’en as pas.
why-sk-48 = Sans passeport, on reste à l’aéroport et on lance le dé.
why-sk-28 = C’est trop loin : on avance de 1 à 6 cases.
why-sk-29 = Il faudrait {$money} € pour aller jusque-là, et tu ne les as pas.
why-sk-70 = On ne recule pas à pied : il faut Job-Assistance ou l’avion.
why-sk-45 = Pour prendre l’avion il faut un billet, et tu n’en as pas.
why-sk-a34 = Tu es au bout du parcours. Tu peux compléter ton sac, repartir en avion ou retourner travailler.
why-sk-53 = Pour un souvenir il faut un guide, et tu n’en as pas.
why-sk-54 = Pour un reportage il faut un appareil photo, et tu n’en as pas.
why-sk-55 = Pour une aventure il faut une boussole, un duvet et une pharmacie.
why-sk-31 = {$player} n’est pas sur ta case.
why-sk-50 = {$player} n’a pas de passeport : personne ne peut l’emmener.
why-sk-40 = Tu as déjà emmené {$player} trois fois de suite.
why-sk-a22 = {$player} voyage déjà avec toi.
why-sk-a37 = { $you ->
    [yes] Cette carte vise quelqu’un d’autre que toi.
   *[no] Cette carte ne peut rien contre {$player}.
}
why-sk-19 = Tu as déjà un passeport : tu ne peux pas en garder un second.
why-sk-a20 = On ne prend pas le passeport de quelqu’un, sauf si la table l’a décidé.
why-sk-69 = Un passeport ne se vend jamais.
why-sk-64 = Reportages et aventures ne se vendent pas : seulement souvenirs, billets d’avion et cartes Sakodo.
why-sk-a39 = Tu viens de l’acheter : tu pourras le revendre au tour suivant.
why-sk-a39-sales = À cette table, tu peux vendre { $count ->
    [0] seulement à ton tour.
    [one] une fois par tour de table pendant le tour des autres. Tu pourras vendre de nouveau à ton tour.
   *[other] {$count} fois par tour de table pendant le tour des autres. Tu pourras vendre de nouveau à ton tour.
}
why-sk-a51 = Une chose à la fois : on ne vend rien pendant une enchère, un échange, une carte ou un trajet en stop.
why-nothing = Il n’y a rien à en faire pour le moment.

## Options de la table

setting-rounds = Dernier tour
setting-rounds-help = Si personne n’est rentré d’ici là, on compare les trophées, puis le chemin parcouru, puis l’argent. 0 : pas de dernier tour.
setting-finish-round = Finir le tour de table
setting-finish-round-help = Quand quelqu’un rentre avec un carnet plein, on finit le tour de table, pour que chacun ait joué autant de fois ; de tous ceux qui sont alors rentrés, celui qui a le plus de trophées gagne, puis celui qui a le plus d’argent. D’après la règle du jeu, le premier rentré gagne aussitôt.
setting-sales = Enchères hors de son tour
setting-sales-help = Combien d’enchères chacun peut ouvrir par tour de table quand ce n’est pas à lui de jouer. La règle ne fixe pas de limite ; 12, c’est plus qu’il n’en faut.
setting-ruthless = En stop, on peut prendre le passeport
setting-ruthless-help = La carte de remerciement peut être le passeport de la personne prise en stop ; il est défaussé, et elle retourne à l’aéroport.
setting-chain = Stop à la chaîne
setting-chain-help = On peut reprendre aussitôt en stop quelqu’un qu’on vient d’emmener, jusqu’à trois fois de suite.
setting-hidden-money = Argent caché
setting-hidden-money-help = Chacun ne voit que son argent, jusqu’à la fin.
setting-reshuffle = Remélanger les paquets
setting-reshuffle-help = Les cartes job, chance et courrier épuisées sont remélangées, au lieu de revenir dans le même ordre.
setting-retire = On peut quitter la partie
setting-retire-help = Celui qui part rend tout ce qu’il a. Pour qui s’absente seulement, les autres peuvent faire jouer un robot jusqu’à son retour.

## Robots

bot-walker = Va à pied d’une case utile à l’autre, et ne fait pas d’affaires.
bot-casual = Prépare tout son voyage, mais ne voit pas toutes les occasions.
bot-sense = Compte les tours qui restent jusqu’à l’arrivée, et juge chaque offre d’après eux.

## Réponses permanentes

answer-bids = Aux enchères
answer-bids-help = Ce qu’on répond pour toi quand quelqu’un vend quelque chose.
answer-bids-ask = me demander
answer-bids-up-to = suivre jusqu’à ma limite
answer-bids-never = ne jamais suivre
answer-most = Ma limite
answer-most-help = La plus haute offre qu’on fera pour toi, en euros.
answer-trades = Échanges
answer-trades-help = Ce qu’on répond pour toi quand quelqu’un propose un échange.
answer-trades-ask = me demander
answer-trades-never = pas d’échange pour l’instant

## Comment c’est fini

ending-arrival = De retour à Paris, le carnet plein.
ending-together = Arrivés ensemble : on a compté les trophées, puis l’argent.
ending-rounds = Le dernier tour est joué.
ending-alone = Il ne reste qu’un voyageur.
luck-sum = { $sum ->
    [one] { $sum } tour
   *[other] { $sum } tours
}

## Les noms

item-passport = passeport
item-guide = guide
item-camera = appareil photo
item-compass = boussole
item-sleeping-bag = duvet
item-pharmacy = pharmacie
hand-nothing = rien
hand-passport = { $count ->
    [one] un passeport
   *[other] { few } passeports
}
hand-guide = { $count ->
    [one] un guide
   *[other] { few } guides
}
hand-camera = { $count ->
    [one] un appareil photo
   *[other] { few } appareils photo
}
hand-compass = { $count ->
    [one] une boussole
   *[other] { few } boussoles
}
hand-sleeping-bag = { $count ->
    [one] un duvet
   *[other] { few } duvets
}
hand-pharmacy = { $count ->
    [one] une pharmacie
   *[other] { few } pharmacies
}

good-passport = { item-passport }
good-guide = { item-guide }
good-camera = { item-camera }
good-compass = { item-compass }
good-sleeping-bag = { item-sleeping-bag }
good-pharmacy = { item-pharmacy }
good-ticket = billet d’avion
good-berber-rug = { souvenir-berber-rug }
good-dogon-mask = { souvenir-dogon-mask }
good-nesting-dolls = { souvenir-nesting-dolls }
good-panama-hat = { souvenir-panama-hat }
good-didgeridoo = { souvenir-didgeridoo }
good-silk-sari = { souvenir-silk-sari }
good-stoneware-teapot = { souvenir-stoneware-teapot }
good-woven-hammock = { souvenir-woven-hammock }
good-alpaca-poncho = { souvenir-alpaca-poncho }
good-meerschaum-pipe = { souvenir-meerschaum-pipe }
good-tiki = { souvenir-tiki }
good-summer-kimono = { souvenir-summer-kimono }
good-painted-boomerang = { souvenir-painted-boomerang }
good-cuckoo-clock = { souvenir-cuckoo-clock }
good-snow-globe = { souvenir-snow-globe }
good-blown-glass = { souvenir-blown-glass }
good-paper-kite = { souvenir-paper-kite }
good-mate-gourd = { souvenir-mate-gourd }
good-djembe = { souvenir-djembe }
good-aran-jumper = { souvenir-aran-jumper }
good-painted-icon = { souvenir-painted-icon }
good-gilded-lacquer = { souvenir-gilded-lacquer }
good-singing-bowl = { souvenir-singing-bowl }
good-raffia-basket = { souvenir-raffia-basket }
good-spice-box = { souvenir-spice-box }

space-paris-departure = Paris (départ)
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

## Souvenirs

souvenir-berber-rug = Tapis berbère
souvenir-berber-rug-place = Marrakech
souvenir-berber-rug-text = Il a fallu six thés pour parler du prix, et deux pour le rouler.
souvenir-dogon-mask = Masque dogon
souvenir-dogon-mask-place = Bandiagara, Mali
souvenir-dogon-mask-text = Il te regarde de travers depuis que tu l’as mis dans le sac.
souvenir-nesting-dolls = Poupées gigognes
souvenir-nesting-dolls-place = Serguiev Possad
souvenir-nesting-dolls-text = Sept poupées, et dans la dernière un bouton de culotte.
souvenir-panama-hat = Chapeau panama
souvenir-panama-hat-place = Montecristi, Équateur
souvenir-panama-hat-text = Tressé au clair de lune, dit le vendeur. Il passe dans un anneau.
souvenir-didgeridoo = Didgeridoo
souvenir-didgeridoo-place = Terre d’Arnhem
souvenir-didgeridoo-text = Creusé par les termites, peint par un grand-père, refusé en cabine.
souvenir-silk-sari = Sari de soie
souvenir-silk-sari-place = Bénarès
souvenir-silk-sari-text = Cinq mètres et demi, et trois femmes pour t’expliquer le pli.
souvenir-stoneware-teapot = Théière en grès
souvenir-stoneware-teapot-place = Yixing, Chine
souvenir-stoneware-teapot-text = On ne la lave jamais : elle se souvient de chaque thé.
souvenir-woven-hammock = Hamac tissé
souvenir-woven-hammock-place = Mérida, Yucatán
souvenir-woven-hammock-text = Taille « mariage » : il faut être deux pour en sortir.
souvenir-alpaca-poncho = Poncho d’alpaga
souvenir-alpaca-poncho-place = Arequipa
souvenir-alpaca-poncho-text = Chaud comme un four, et il sent un peu la bête quand il pleut.
souvenir-meerschaum-pipe = Pipe en écume
souvenir-meerschaum-pipe-place = Eskisehir
souvenir-meerschaum-pipe-text = Elle a la tête d’un sultan qui aurait perdu ses clés.
souvenir-tiki = Tiki de bois
souvenir-tiki-place = Hiva Oa
souvenir-tiki-text = Petit dieu en bois de rose, il tient dans la poche et surveille la monnaie.
souvenir-summer-kimono = Kimono d’été
souvenir-summer-kimono-place = Kyoto
souvenir-summer-kimono-text = Des carpes bleues sur du coton blanc. Le côté gauche par-dessus, toujours.
souvenir-painted-boomerang = Boomerang peint
souvenir-painted-boomerang-place = Alice Springs
souvenir-painted-boomerang-text = Décoratif, dit l’étiquette. Tu l’as lancé quand même ; on te l’a rapporté.
souvenir-cuckoo-clock = Coucou sculpté
souvenir-cuckoo-clock-place = Furtwangen, Forêt-Noire
souvenir-cuckoo-clock-text = Il sonne l’heure de chez lui, où que tu sois.
souvenir-snow-globe = Boule de neige
souvenir-snow-globe-place = Vienne
souvenir-snow-globe-text = La grande roue sous la tempête, dans la paume de la main.
souvenir-blown-glass = Lampe en verre soufflé
souvenir-blown-glass-place = Murano
souvenir-blown-glass-text = Emballée dans tout ton linge sale, elle arrivera peut-être.
souvenir-paper-kite = Cerf-volant
souvenir-paper-kite-place = Kelantan, Malaisie
souvenir-paper-kite-text = Une lune de papier qui bourdonne quand elle monte.
souvenir-mate-gourd = Calebasse à maté
souvenir-mate-gourd-place = Buenos Aires
souvenir-mate-gourd-text = On ne dit merci que lorsqu’on n’en veut plus.
souvenir-djembe = Djembé
souvenir-djembe-place = Kankan, Guinée
souvenir-djembe-text = Peau de chèvre et bois de lingué ; les voisins d’hôtel s’en souviennent.
souvenir-aran-jumper = Pull torsadé
souvenir-aran-jumper-place = Îles d’Aran
souvenir-aran-jumper-text = Chaque torsade est une famille. La tienne est un peu large.
souvenir-painted-icon = Icône peinte
souvenir-painted-icon-place = Météores
souvenir-painted-icon-text = Un moine l’a finie devant toi, sans lever les yeux pendant trois heures.
souvenir-gilded-lacquer = Laque dorée
souvenir-gilded-lacquer-place = Bagan
souvenir-gilded-lacquer-text = Quatorze couches, six mois de séchage, une boîte pour y ranger deux bagues.
souvenir-singing-bowl = Bol chantant
souvenir-singing-bowl-place = Patan
souvenir-singing-bowl-text = Il chante si l’on ne force pas. Comme tout le monde.
souvenir-raffia-basket = Panier de raphia
souvenir-raffia-basket-place = Antananarivo
souvenir-raffia-basket-text = Solide comme un seau, et il sent la vanille.
souvenir-spice-box = Coffret d’épices
souvenir-spice-box-place = Zanzibar
souvenir-spice-box-text = Clou de girofle, cannelle, cardamome : tout ton sac en a pris l’odeur.

## Reportages

reportage-dune-sunrise = Lever de soleil sur les dunes
reportage-dune-sunrise-place = Sossusvlei, Namibie
reportage-dune-sunrise-text = À cinq heures, tout est gris. À cinq heures une, tout est rouge.
reportage-floating-market = Marché flottant
reportage-floating-market-place = Damnoen Saduak, Thaïlande
reportage-floating-market-text = La soupe passe d’une barque à l’autre sans perdre une goutte.
reportage-lava-at-night = Lave dans la nuit
reportage-lava-at-night-place = Kilauea, Hawaï
reportage-lava-at-night-text = La terre fabrique une île, à deux pas, en prenant son temps.
reportage-river-pilgrims = Pèlerins du fleuve
reportage-river-pilgrims-place = Bénarès
reportage-river-pilgrims-text = Ils descendent les marches dans la brume, chacun avec sa petite flamme.
reportage-humpback-whales = Baleines à bosse
reportage-humpback-whales-place = Húsavík, Islande
reportage-humpback-whales-text = Un souffle, un dos, une queue, et vingt personnes qui se taisent.
reportage-venice-carnival = Carnaval
reportage-venice-carnival-place = Venise
reportage-venice-carnival-text = Derrière le plus beau masque, le facteur du quartier.
reportage-salt-caravan = Caravane de sel
reportage-salt-caravan-place = Danakil, Éthiopie
reportage-salt-caravan-text = Deux cents dromadaires, et l’ombre de deux cents dromadaires.
reportage-lantern-fishers = Pêcheurs du lac
reportage-lantern-fishers-place = Lac Inle
reportage-lantern-fishers-text = Ils rament avec une jambe et gardent les deux mains pour la nasse.
reportage-mountain-gorillas = Gorilles dans la brume
reportage-mountain-gorillas-place = Parc des Volcans, Rwanda
reportage-mountain-gorillas-text = Le petit t’imite. Le grand, heureusement, mange.
reportage-street-tango = Tango dans la rue
reportage-street-tango-place = La Boca, Buenos Aires
reportage-street-tango-text = Ils ne se regardent pas, et pourtant ils savent tout l’un de l’autre.
reportage-northern-lights = Aurore boréale
reportage-northern-lights-place = Inari, Laponie
reportage-northern-lights-text = Le ciel bouge sans bruit. Toi, tu ne bouges plus.
reportage-masked-monks = Danse des moines
reportage-masked-monks-place = Paro, Bhoutan
reportage-masked-monks-text = Cornes, grelots, soie : sous le dragon, un garçon de douze ans.
reportage-tea-pickers = Cueillette du thé
reportage-tea-pickers-place = Darjeeling
reportage-tea-pickers-text = Deux feuilles et un bourgeon, et le Kangchenjunga derrière.
reportage-rodeo = Rodéo
reportage-rodeo-place = Cody, Wyoming
reportage-rodeo-text = Huit secondes, c’est long, vu du cheval.
reportage-temple-roots = Le temple sous les racines
reportage-temple-roots-place = Ta Prohm, Cambodge
reportage-temple-roots-text = On ne sait plus lequel soutient l’autre, l’arbre ou le mur.
reportage-marine-iguanas = Iguanes marins
reportage-marine-iguanas-place = Galápagos
reportage-marine-iguanas-text = Ils posent tous de profil, comme sur une pièce de monnaie.
reportage-white-horses = Chevaux blancs
reportage-white-horses-place = Camargue
reportage-white-horses-text = Quatre cents sabots dans dix centimètres d’eau.
reportage-rock-city = Cité dans le roc
reportage-rock-city-place = Petra, Jordanie
reportage-rock-city-text = Au bout du défilé, une façade rose qui attend depuis deux mille ans.
reportage-paper-makers = Papier de fleurs
reportage-paper-makers-place = Ambalavao, Madagascar
reportage-paper-makers-text = On pose les pétales un à un sur la feuille encore mouillée.
reportage-yak-train = Caravane de yaks
reportage-yak-train-place = Ladakh
reportage-yak-train-text = Ils connaissent le sentier. Les photographes, moins.
reportage-old-cars = Belles américaines
reportage-old-cars-place = La Havane
reportage-old-cars-text = Soixante-dix ans, un moteur de tracteur, et la banquette en vinyle rouge.
reportage-sky-lanterns = Lanternes du ciel
reportage-sky-lanterns-place = Pingxi, Taïwan
reportage-sky-lanterns-text = Chacun écrit un vœu, et la nuit se remplit de vœux.
reportage-iceberg-kayaks = Kayak entre les icebergs
reportage-iceberg-kayaks-place = Ilulissat, Groenland
reportage-iceberg-kayaks-text = Ils craquent en tournant, comme une vieille maison.
reportage-canoe-race = Course de pirogues
reportage-canoe-race-place = Tahiti
reportage-canoe-race-text = Six rameurs, un seul dos.
reportage-cloud-train = Train des nuages
reportage-cloud-train-place = Salta, Argentine
reportage-cloud-train-text = Sur le viaduc, plus personne ne parle ; le contrôleur distribue des feuilles de coca.

## Aventures

aventure-glacier-crossing = Traversée d’un glacier
aventure-glacier-crossing-place = Vatnajökull, Islande
aventure-glacier-crossing-text = Encordés, un pas après l’autre. Le pont de neige tiendra, ou pas.
aventure-white-water = Descente en eaux vives
aventure-white-water-place = Zambèze
aventure-white-water-text = Rapide numéro neuf : tu en sors avec une histoire, et ta pharmacie descend le fleuve sans toi.
aventure-desert-night = Nuit dans le désert
aventure-desert-night-place = Adrar, Mauritanie
aventure-desert-night-text = Le guide dit que le puits est par là. Les étoiles disent autre chose.
aventure-lost-in-the-medina = Perdu dans la médina
aventure-lost-in-the-medina-place = Fès
aventure-lost-in-the-medina-text = Neuf mille ruelles. Tu donnes ta boussole au gamin qui connaît la sortie.
aventure-volcano-climb = Ascension d’un volcan
aventure-volcano-climb-place = Bromo, Java
aventure-volcano-climb-text = Le cratère tousse à chaque pas. Il te laissera jeter un coup d’œil, ou non.
aventure-out-of-fuel = Panne sèche
aventure-out-of-fuel-place = Plaine de Nullarbor
aventure-out-of-fuel-text = La prochaine pompe est à deux cents kilomètres. Son propriétaire est devant toi, avec un bidon à vendre.
aventure-spider-bite = Morsure suspecte
aventure-spider-bite-place = Amazonie
aventure-spider-bite-text = Elle était grosse comme une soucoupe. Toute ta pharmacie y passe.
aventure-storm-at-sea = Tempête en mer
aventure-storm-at-sea-place = Cyclades
aventure-storm-at-sea-text = Le capitaine fait demi-tour en chantant. Te voilà plusieurs ports en arrière, et tu n’as vu que le fond d’un seau.
aventure-sunken-cave = Grotte engloutie
aventure-sunken-cave-place = Yucatán
aventure-sunken-cave-text = Le fil d’Ariane file dans l’eau noire. Il mène quelque part, pourvu que l’air suffise.
aventure-bear-at-camp = Un ours au bivouac
aventure-bear-at-camp-place = Yukon
aventure-bear-at-camp-text = Il a préféré ton duvet à toi. Il repart avec l’un, toi avec l’histoire.
aventure-rope-bridge = Pont de lianes
aventure-rope-bridge-place = Hautes terres, Nouvelle-Guinée
aventure-rope-bridge-text = Il manque une planche sur deux. Reste à deviner laquelle.
aventure-walking-safari = Safari à pied
aventure-walking-safari-place = Luangwa, Zambie
aventure-walking-safari-text = L’éléphant a chargé, puis changé d’avis. Tous les genoux du groupe sont soignés, et ta pharmacie est vide.
aventure-dog-sled = Traîneau à chiens
aventure-dog-sled-place = Taïmyr, Sibérie
aventure-dog-sled-text = Ils connaissent la route ; toi, tu t’accroches. Ton duvet, lui, n’était pas attaché.
aventure-trackless-jungle = Jungle sans sentier
aventure-trackless-jungle-place = Mulu, Bornéo
aventure-trackless-jungle-text = Trois jours à suivre l’aiguille. Le quatrième, les sangsues ont mangé le cordon, et la boussole est quelque part dans les fougères.
aventure-mountain-rescue = Sauvetage en montagne
aventure-mountain-rescue-place = Khumbu, Himalaya
aventure-mountain-rescue-text = Tu as porté un inconnu toute la nuit. Il était très reconnaissant, et un peu banquier.
aventure-wild-gallop = Galop imprévu
aventure-wild-gallop-place = Pampa
aventure-wild-gallop-text = On t’avait dit qu’elle était douce. Elle l’est, à l’arrêt.
aventure-thunder-at-the-hut = Orage au refuge
aventure-thunder-at-the-hut-place = Pyrénées
aventure-thunder-at-the-hut-text = La foudre compte les cairns un par un. Il faudra de la chance pour qu’elle s’arrête avant le refuge.
aventure-heat-wave = Sous la canicule
aventure-heat-wave-place = Vallée de la Mort
aventure-heat-wave-text = Cinquante-deux degrés. Avec la glace que l’on te vend, tu peux traverser ; sans elle, tu regarderas la vallée du motel.
aventure-chiefs-feast = Le festin du chef
aventure-chiefs-feast-place = Fidji
aventure-chiefs-feast-text = Il faut vider le bol d’un trait, sans grimace. Tout le village regarde.
aventure-wrong-trail = Fausse piste
aventure-wrong-trail-place = Guyane
aventure-wrong-trail-text = Le sentier s’arrêtait à l’arbre. Il a fallu tout refaire à l’envers.
aventure-balloon-at-dawn = Montgolfière à l’aube
aventure-balloon-at-dawn-place = Cappadoce
aventure-balloon-at-dawn-text = Le vent a choisi la direction, et il avait bon goût.
aventure-manta-rays = Plongée avec les raies
aventure-manta-rays-place = Maldives
aventure-manta-rays-text = Elles viennent si l’on ne bouge pas. Ne respire pas trop fort.
aventure-atoll-crossing = Traversée à la voile
aventure-atoll-crossing-place = Tuamotu
aventure-atoll-crossing-text = Ton duvet a fini en voile de fortune. Vous êtes arrivés, lui non.
aventure-earthquake = Tremblement de terre
aventure-earthquake-place = Valparaíso
aventure-earthquake-text = Rien de cassé, sauf la route. Tu reviens là où elle tient encore, sans rien à raconter que du plâtre.
aventure-star-gazing = Chasseur d’étoiles
aventure-star-gazing-place = Atacama
aventure-star-gazing-text = Une nuit au-dessus des nuages, et ton nom, presque, sur un astéroïde.

## Cartes job

job-grape-harvest = Vendanges
job-grape-harvest-place = Saint-Émilion
job-grape-harvest-text = Le dos courbé, le sécateur qui colle et, le soir, une table de trente personnes : on te paie, et on te nourrit.
job-apple-picking = Cueillette des pommes
job-apple-picking-place = Vallée de la Huon, Tasmanie
job-apple-picking-text = Quarante caisses par jour, et pas une tarte en vue avant dimanche.
job-barge-waiter = Service sur une péniche
job-barge-waiter-place = Amsterdam
job-barge-waiter-text = Tu portes les plateaux en baissant la tête à chaque pont. À la fin, tu les connais tous.
job-diving-lessons = Cours de plongée
job-diving-lessons-place = Hurghada, mer Rouge
job-diving-lessons-text = Tes élèves ne parlent pas ta langue, mais sous l’eau tout le monde fait les mêmes signes.
job-museum-tours = Visites guidées
job-museum-tours-place = Florence
job-museum-tours-text = Tu apprends la Renaissance la nuit et tu la racontes le jour.
job-dish-washing = Plonge en cuisine
job-dish-washing-place = Londres
job-dish-washing-text = Trois cents assiettes, une éponge, et le chef qui chante faux.
job-french-lessons = Leçons de français
job-french-lessons-place = Hanoï
job-french-lessons-text = Tes élèves te corrigent l’imparfait du subjonctif. Ils te paient quand même.
job-sheep-shearing = Tonte des moutons
job-sheep-shearing-place = Otago, Nouvelle-Zélande
job-sheep-shearing-text = Le premier mouton te prend une heure. Le centième, deux minutes.
job-film-extra = Figuration au cinéma
job-film-extra-place = Studios de Bombay
job-film-extra-text = On te voit trois secondes, derrière un éléphant, mais tu danses très bien.
job-wedding-photos = Photos de mariage
job-wedding-photos-place = Séville
job-wedding-photos-text = La mariée pleure, la belle-mère aussi, et toi tu cadres.
job-busking = Musique dans la rue
job-busking-place = Lisbonne
job-busking-text = Trois accords, un chapeau, et un chien qui attire plus de monde que toi.
job-beach-pancakes = Crêpes sur la plage
job-beach-pancakes-place = Rio de Janeiro
job-beach-pancakes-text = Tu les fais sauter en marchant dans le sable brûlant : un métier complet.
job-coffee-harvest = Récolte du café
job-coffee-harvest-place = Tarrazú, Costa Rica
job-coffee-harvest-text = Seulement les cerises rouges. Au bout d’une semaine tu en rêves.
job-babysitting = Garde d’enfants
job-babysitting-place = Montréal
job-babysitting-text = Ils sont trois, ils ont un igloo, et c’est toi qui n’arrives plus à en sortir.
job-interpreting = Interprète d’un congrès
job-interpreting-place = Genève
job-interpreting-text = Deux jours sur les écrous hexagonaux, en simultané. On te paie au mot.
job-yacht-delivery = Convoyage d’un voilier
job-yacht-delivery-place = Antigua
job-yacht-delivery-text = Le bateau est arrivé entier. Son propriétaire t’offre le retour en avion.
job-cabin-crew = Remplacement en cabine
job-cabin-crew-place = Singapour
job-cabin-crew-text = Un steward enrhumé, un uniforme à ta taille : on te règle avec un billet d’avion.
job-travel-agency = Renfort en agence
job-travel-agency-place = Athènes
job-travel-agency-text = Tu as vendu douze croisières. La patronne te glisse un billet d’avion.
job-mountain-shop = Magasin de montagne
job-mountain-shop-place = Chamonix
job-mountain-shop-text = On te paie avec ce qui reste en rayon. Ferme les yeux et pioche.
job-souk-porter = Porteur au souk
job-souk-porter-place = Marrakech
job-souk-porter-text = Tu as porté tant de paquets que l’un d’eux est pour toi.
job-stocktaking = Inventaire
job-stocktaking-place = Oslo
job-stocktaking-text = Ce qui n’est pas sur la liste est à toi : il y avait deux cartons en trop.
job-hut-keeping = Gardien de refuge
job-hut-keeping-place = Annapurna
job-hut-keeping-text = Quarante bols de soupe, six heures de silence, et le plus beau bureau du monde.
job-holiday-camp = Colonie de vacances
job-holiday-camp-place = Saly, Sénégal
job-holiday-camp-text = Tu as inventé un jeu. Personne n’en a compris les règles, tout le monde en redemande.
job-gold-panning = Chercheur d’or
job-gold-panning-place = Dawson, Yukon
job-gold-panning-text = Une journée dans l’eau glacée pour une paillette. Mais c’est ta paillette.
job-bike-courier = Coursier à vélo
job-bike-courier-place = New York
job-bike-courier-text = Onze feux rouges, un pli urgent, aucune excuse.

## Cartes chance

chance-bus-breakdown = Car en panne
chance-bus-breakdown-place = Cordillère des Andes
chance-bus-breakdown-text = Le chauffeur dort sous le moteur, les passagers dessus. On repartira demain.
chance-shepherds-shortcut = Le raccourci du berger
chance-shepherds-shortcut-place = Haut Atlas
chance-shepherds-shortcut-text = Il a dit « tout droit ». Ça montait, mais c’était vrai.
chance-rail-strike = Grève des trains
chance-rail-strike-place = Rome
chance-rail-strike-text = Le taxi collectif connaît son heure de gloire, et ses tarifs.
chance-bag-on-the-train = Duvet oublié dans le train
chance-bag-on-the-train-place = Gare Victoria, Bombay
chance-bag-on-the-train-text = Ton duvet continue le voyage sans toi, bien roulé dans le filet à bagages.
chance-village-feast = Fête de village
chance-village-feast-place = Ronda, Andalousie
chance-village-feast-text = On t’a fait danser jusqu’à l’aube. Il est trop tard pour se coucher : autant reprendre la route.
chance-monsoon = Mousson
chance-monsoon-place = Dacca
chance-monsoon-text = La route est une rivière, et elle coule dans le mauvais sens.
chance-wallet-found = Portefeuille retrouvé
chance-wallet-found-place = Kyoto
chance-wallet-found-text = Tu l’avais perdu. On te le rapporte avec un billet de plus, pour s’excuser du retard.
chance-pickpocket = Pickpocket
chance-pickpocket-place = Barcelone
chance-pickpocket-text = Il t’a demandé l’heure. Ta montre est toujours là ; tes billets, non.
chance-camera-overboard = Appareil à l’eau
chance-camera-overboard-place = Lac Titicaca
chance-camera-overboard-text = Une très belle photo des truites, mais on ne la verra jamais.
chance-photo-contest = Concours de photo
chance-photo-contest-place = Arles
chance-photo-contest-text = Premier prix pour ton pouce devant l’objectif : le jury y voit une démarche.
chance-herd-on-the-road = Troupeau sur la piste
chance-herd-on-the-road-place = Masai Mara
chance-herd-on-the-road-text = Deux mille gnous ont la priorité, et aucun ne sait faire marche arrière. Toi, si.
chance-friendly-truck = Camion sympa
chance-friendly-truck-place = Patagonie
chance-friendly-truck-text = Il livre des pommes, il a un siège libre et huit cents kilomètres d’histoires.
chance-parking-fine = Contravention
chance-parking-fine-place = Bruxelles
chance-parking-fine-text = Tu n’as même pas de voiture. L’agent non plus n’en revient pas, mais c’est écrit.
chance-tombola = Tombola
chance-tombola-place = Buenos Aires
chance-tombola-text = Le jambon est pour ton voisin. Pour toi, l’enveloppe.
chance-border-check = Contrôle à la frontière
chance-border-check-place = Passe de Khyber
chance-border-check-text = Ta photo d’identité date de l’école. On garde le passeport ; toi, tu gardes le sourire.
chance-toothache = Rage de dents
chance-toothache-place = Le Caire
chance-toothache-text = Le dentiste est excellent, et il le sait.
chance-hospital-surplus = Surplus de l’hôpital
chance-hospital-surplus-place = Bamako
chance-hospital-surplus-text = On débarrasse une armoire. Tu repars avec ce qui te tombe dans les bras.
chance-beach-find = Trouvé sur la plage
chance-beach-find-place = Pointe du Raz
chance-beach-find-text = La marée rend ce que d’autres ont perdu.
chance-bivouac-swap = Sacs vidés au bivouac
chance-bivouac-swap-place = Grindelwald
chance-bivouac-swap-text = Chacun étale autour du feu ce qu’il a en trop. Tu as le droit de garder une chose.
chance-overbooked = Surréservation
chance-overbooked-place = Francfort
chance-overbooked-text = Plus de place à bord. La compagnie s’excuse avec un billet d’avion.
chance-ants-in-the-bag = Fourmis dans le sac
chance-ants-in-the-bag-place = Iquitos
chance-ants-in-the-bag-text = Elles ont trouvé le sirop. Il ne reste de la pharmacie que la boîte.
chance-generous-host = Un hôte généreux
chance-generous-host-place = Tbilissi
chance-generous-host-text = Tu voulais payer le repas. Il t’a rendu plus que tu n’avais donné.
chance-exchange-rate = Le bon taux
chance-exchange-rate-place = Hua Hin
chance-exchange-rate-text = Le bureau de change s’est trompé, en ta faveur, et insiste.
chance-guide-in-the-river = Le guide à la rivière
chance-guide-in-the-river-place = Bornéo
chance-guide-in-the-river-text = Pas celui qui rame : celui que tu lisais.
chance-missed-ferry = Ferry manqué
chance-missed-ferry-place = Istanbul
chance-missed-ferry-text = Tu le vois s’éloigner avec ta place dessus. Il faut en payer une autre.

## Cartes courrier

courrier-money-order = Mandat des parents
courrier-money-order-place = Lyon
courrier-money-order-text = « Mange plus de légumes », dit la lettre. Le mandat dit autre chose.
courrier-grandmothers-card = Carte de grand-mère
courrier-grandmothers-card-place = Dijon
courrier-grandmothers-card-text = Elle a glissé un billet dans l’enveloppe, plié en quatre, comme toujours.
courrier-forgotten-bill = Facture oubliée
courrier-forgotten-bill-place = Paris
courrier-forgotten-bill-text = Le gaz se souvient de toi.
courrier-insurance-refund = Remboursement
courrier-insurance-refund-place = Niort
courrier-insurance-refund-text = Après onze formulaires, ils reconnaissent que c’était bien un chameau.
courrier-photo-published = Photo publiée
courrier-photo-published-place = Lille
courrier-photo-published-text = En page quatre, sous ton nom mal écrit : le chèque, lui, est juste.
courrier-birthday-collection = Cagnotte d’anniversaire
courrier-birthday-collection-place = Toulouse
courrier-birthday-collection-text = Tes amis ont fêté ton anniversaire sans toi. Ils t’envoient la monnaie.
courrier-postage-due = Lettre non affranchie
courrier-postage-due-place = Rouen
courrier-postage-due-text = Tu paies le timbre pour lire qu’on ne t’a pas oublié.
courrier-rescue-parcel = Colis de secours
courrier-rescue-parcel-place = Brest
courrier-rescue-parcel-text = Ton frère a tout mis dedans. La douane te laisse une chose, à ton choix.
courrier-sisters-parcel = Colis de ta sœur
courrier-sisters-parcel-place = Strasbourg
courrier-sisters-parcel-text = Pas d’étiquette, pas de lettre : la surprise est entière.
courrier-lost-property = Objets trouvés
courrier-lost-property-place = Marseille
courrier-lost-property-text = Quelqu’un a rapporté une chose que tu ne te rappelles pas avoir perdue.
courrier-false-address = Fausse adresse
courrier-false-address-place = Stockholm
courrier-false-address-text = Tu recommandes une auberge charmante, quelques étapes en arrière.
courrier-forged-timetable = Horaire fantaisiste
courrier-forged-timetable-place = Berne
courrier-forged-timetable-text = Le train que tu indiques part à l’heure, dans l’autre direction.
courrier-visa-trouble = Un visa à refaire
courrier-visa-trouble-place = Moscou
courrier-visa-trouble-text = Il manque un tampon. On le donne à l’aéroport précédent, guichet neuf.
courrier-house-swap = Échange d’appartements
courrier-house-swap-place = Berlin
courrier-house-swap-text = Ton annonce a plu : te voilà chez l’autre, et l’autre chez toi.
courrier-come-and-see-me = Viens me voir
courrier-come-and-see-me-place = Nantes
courrier-come-and-see-me-text = Tu écris si bien que l’on accourt.
courrier-torn-strap = Bretelle déchirée
courrier-torn-strap-place = Dublin
courrier-torn-strap-text = Tu avais vu que le sac était ouvert. Tu l’écris une semaine plus tard.
courrier-customs-seizure = Saisie en douane
courrier-customs-seizure-place = Venise
courrier-customs-seizure-text = Un mot bien tourné au douanier, et il ouvre le sac d’un autre.
courrier-hungry-goat = Chèvre affamée
courrier-hungry-goat-place = Corfou
courrier-hungry-goat-text = Elle est affectueuse, tu l’as écrit. Elle mange aussi les fermetures éclair, et ce qu’il y a derrière.
courrier-mixed-up-parcels = Colis mélangés
courrier-mixed-up-parcels-place = Cologne
courrier-mixed-up-parcels-text = Le facteur se trompe d’adresse, et ce n’est pas toi qui vas le lui dire.
courrier-kind-lender = Un prêt entre amis
courrier-kind-lender-place = Édimbourg
courrier-kind-lender-text = Tu demandes si gentiment qu’on n’ose pas te demander quand tu rendras.
courrier-expired-stamp = Tampon périmé
courrier-expired-stamp-place = Prague
courrier-expired-stamp-text = Une lettre anonyme au consulat, et voilà un passeport de moins sur les routes.
courrier-old-debt = Vieille dette
courrier-old-debt-place = Madrid
courrier-old-debt-text = Tu rappelles un certain dîner, et qui l’avait payé.
courrier-lost-bet = Pari perdu
courrier-lost-bet-place = Porto
courrier-lost-bet-text = On avait parié que tu n’irais pas si loin.
courrier-wrong-platform = Mauvais quai
courrier-wrong-platform-place = Bâle
courrier-wrong-platform-text = « Quai trois », as-tu écrit. C’était le quatre, et c’était hier.
courrier-signed-by-all = Signée de tous
courrier-signed-by-all-place = Bordeaux
courrier-signed-by-all-text = Une carte postale où chacun a mis un mot, et un petit billet.

## La position en mots, pour le client en mode texte

see-round = Tour { $round } ; billets d’avion à la banque : { $tickets }.
see-traveller = { $player } : { $space }, { $money } €, billets { $tickets }, cartes { $cards } ; souvenirs { $souvenirs }, reportages { $reportages }, aventures { $aventures }.
see-no-passport = Sans passeport !
see-pack = Ton sac : { $items }.
see-journal = Ton carnet : { $cards }.
see-nothing = rien
see-lot = { $player } vend : { $goods }, { $money } €.

## Le plateau

type-souvenir = souvenir
type-reportage = reportage
type-aventure = aventure
type-job = job
type-chance = chance
type-courrier = courrier
type-airport = aéroport
type-departure = aéroport de départ
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
board-tickets-left = { $count ->
    [0] plus de billets
    [one] encore { $count } billet
   *[other] encore { $count } billets
}
board-here = Sur place : { $players }
board-pawn = { $player } : { $space }
board-van = { $player } : { $space }, avec { $others } à bord
act-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
act-passport = un passeport, { $sum }
act-resume = son offre tombe
act-ticket = un billet
act-work = retour : { $space }
board-card = Carte tirée : { $card }
board-drew = { $you ->
    [yes] C’est toi qui as tiré cette carte.
   *[no] { $player } a tiré cette carte.
}
board-read = Lire la carte
board-put-away = Ranger la carte

## Le sac et le carnet

pack = Ton sac
pack-money = Ton argent :
money = { $sum } €
pack-sell = Vendre…
pack-lot = En lot…
pack-trade = Échanger…
pack-trade-with = Échanger avec :
pack-count = { $count ->
    [one] { $item }
   *[other] { $item } ×{ $count }
}
pack-none = Pas { DE($item) }
pack-from = { $act }, à partir de { $sum }
pack-give = donner
pack-short = il manque { $sum }
pack-new = nouveau
pack-drawn = Tirées : gardes-en une
pack-opened = Le sac ouvert { DE($player) } : prends une carte
journal = Ton carnet
journal-souvenirs = { $count ->
    [0] 0 sur 2 souvenirs
    [1] 1 sur 2 souvenirs
   *[other] { $count } souvenirs
}
journal-reportages = { $count ->
    [0] 0 sur 2 reportages
    [1] 1 sur 2 reportages
   *[other] { $count } reportages
}
journal-aventures = { $count ->
    [0] 0 sur 2 aventures
    [1] 1 sur 2 aventures
   *[other] { $count } aventures
}

## Enchères et échanges

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
gather-mine = Ton lot
gather-others = { $player } prépare un lot
gather-in = Dans le lot, à partir de { $sum }
gather-none = Rien encore. Choisis au moins deux biens.
gather-more = Ajouter :
trade = Échange
trade-mine = Ta proposition à { $partner }
trade-sent = { $partner } réfléchit à ta proposition
trade-asked = { $player } te propose un échange
trade-soon = { $player } te prépare une proposition
trade-others = { $player } et { $partner } parlent d’un échange
trade-leaving = Tu donnes
trade-coming = Tu reçois
trade-press = touche-le dans ton sac
trade-choose = choisis ci-dessous
trade-give = Tu donnes :
trade-want = Tu veux :
trade-short = Tu n’as pas tout ce qui est demandé.

## Un voyageur tel que tous le voient

seat-cards = { $count ->
    [one] { $count } carte dans le sac
   *[other] { $count } cartes dans le sac
}
seat-tickets = { $count ->
    [one] { $count } billet d’avion
   *[other] { $count } billets d’avion
}
seat-no-passport = { $turns ->
    [0] sans passeport
    [one] sans passeport, depuis un tour
   *[other] sans passeport, depuis { $turns } tours
}
seat-skips = { $count ->
    [one] passe un tour
   *[other] passe { $count } tours
}
seat-aboard = avec { $player }
seat-home = de retour
seat-gone = a quitté la partie
seat-lifts = { $count ->
    [one] a pris { $player } en stop au dernier tour
   *[other] a pris { $player } en stop { $count } fois de suite, sur 3
}

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
end-under-way = en route, { $space } : { $share } des 6 trophées{ $more ->
    [0] { "" }
   *[other] { "" } et { $more } de plus
} ; { $money }.
end-gone = a quitté la partie.
end-empty = Encore blanc : tout reste à vivre au prochain voyage.
end-way = Le chemin { DE($player) } : { $places }
end-figures = Le voyage en chiffres
end-traveller = Voyageur
end-walked = Cases parcourues
end-fares = Payé en marchant
end-flights = Vols
end-given = Passagers pris
end-got = Trajets en stop
end-earned = Gagné
end-sold = Vendu
end-bought = Acheté aux enchères
end-trades = Échanges
end-money = Argent restant
end-deals = { $count } pour { $sum }

## Images de la règle

figure-half = la moitié du prix, ici { $sum }
figure-journal = Un carnet avec deux souvenirs, un reportage et une aventure ; il manque un reportage et une aventure
figure-hitch = Trois cases en solo pour 50 €, puis deux ensemble pour 20 €
figure-hitch-sum = { $sum } ensemble, au lieu de { $alone } d’une traite

## Ce que fait une carte

effect-price = Prix : { $n } €.
effect-chosen = Un joueur de ton choix : { $does }.
effect-each = Chacun des autres : { $does }.
effect-gain = +{ $n } €
effect-pay = −{ $n } €
effect-owe = { $n } € pour toi
effect-ticket = un billet d’avion
effect-draw = { $n ->
    [one] une carte Sakodo
   *[other] { $n } cartes Sakodo
}
effect-choose = une carte Sakodo sur { $n }, au choix
effect-lose = perte : { $item }
effect-lose-any = perd une carte de son sac, au hasard
effect-steal = tu prends une carte de son sac, au hasard
effect-lose-passport = passeport perdu, retour à l’aéroport précédent
effect-move = { $n ->
    [one] une case
   *[other] { $n } cases
} { $way ->
    [back] en arrière
   *[on] en avant
}
effect-previous = retour à l’aéroport précédent
effect-swap = échange sa place avec la tienne
effect-pull = vient sur ta case
effect-extra-move = un déplacement de plus, payé comme d’habitude
effect-skip = { $n ->
    [one] passe un tour
   *[other] passe { $n } tours
}
effect-keep = l’aventure est à toi
effect-return = l’aventure est perdue
effect-roll = dé à { $n } ou plus : { $then } ; moins : { $otherwise }
effect-offer = pour { $n } € : { $then } ; sans : { $otherwise }

## La leçon et les conseils

lesson-goal = Bienvenue ! Fais le tour du monde et sois le premier de retour à Paris avec deux souvenirs, deux reportages et deux aventures.
lesson-backpack = Voici ton sac à dos. Tu as déjà un billet d’avion, mais personne ne part sans passeport.
lesson-roll = Complète ton sac : lance le dé, pioche autant de cartes et gardes-en une. Avec un peu de chance, un passeport !
lesson-keep = Le voilà ! Tu ne gardes qu’une carte, et sans passeport tu restes chez toi. Garde le passeport.
lesson-leave = Passeport et billet : tu peux partir. Envole-toi pour l’Afrique !
lesson-walk = Pas de dé ici : choisis où aller. La première case est gratuite, les suivantes coûtent de plus en plus. { $friend } est tout près, à Saint-Louis.
lesson-lift = Tu retrouves { $friend }. Ne t’arrête pas : prends { $friend } en stop ! Un passager doit te donner une carte.
lesson-leg = Le stop est une nouvelle étape, payée à part. À Tombouctou t’attend une aventure, pour 20 € seulement.
lesson-thanks = Choisis ton merci. Une aventure demande boussole, duvet et pharmacie : il ne te manque que la pharmacie. Prends-la !
lesson-adventure = Tu as tout pour une aventure. Tente-la ! Parfois il faut de la chance, parfois elle coûte un objet du sac.
lesson-fare = Aventure réussie ! Au Caire, il y a un reportage. Trois cases coûtent 50 € : c’est cher, mais tu as l’appareil photo qu’il faut.
lesson-camera = Donne ton appareil photo, et le reportage est à toi, à coup sûr.
lesson-win = Deux trophées sur six ! Il reste deux souvenirs, chacun contre un guide et de l’argent, un reportage et une aventure.
lesson-ways = Plus d’argent ? Les cases job paient. Loin du but ? Les aéroports vendent des billets. À toi de choisir ta route. Bon voyage !

tip-ask-departure = D’abord un passeport, puis un billet. En attendant, mieux vaut remplir ton sac que faire des petits boulots.
tip-ask-turn = Cherche une case trophée à ta portée : un guide pour un souvenir, un appareil photo pour un reportage, trois objets pour une aventure.
tip-ask-back = { tip-ask-turn }
tip-ask-landed = Rester remplit ton sac et peut t’apporter un billet. Marcher te rapproche des trophées.
tip-ask-complete = Lancer ne coûte rien. Garde ce dont ton carnet a besoin maintenant.
tip-ask-keep = Un passeport si tu n’en as pas, puis ce qui manque pour ton prochain trophée. Guides et appareils photo se vendent bien aussi.
tip-ask-hitch = Prendre quelqu’un en stop coûte peu et te rapporte une carte de ton choix.
tip-ask-souvenir = Compte d’abord ton argent : si tu ne peux pas payer, le guide est perdu aussi.
tip-ask-buy = Un billet évite bien des frais. Jusqu’à 300 €, c’est un bon prix ; plus tard, l’argent peut te manquer.
tip-ask-short = { tip-ask-buy }
tip-ask-bid = N’enchéris que pour ce qu’il te faut. Ce dont personne ne veut, la banque le reprend au prix de revente.
