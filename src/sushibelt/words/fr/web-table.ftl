# The table in the browser: lobby, play, bills, result, replay, the fair check.

## Names and counts

table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-puppet = Marionnette
table-free-seat = place libre
table-you = (toi)
table-name-you = { $name } (toi)
table-name-letter = { $name } { $letter }
table-game-with = { $edition } : { $options }
table-nothing = rien

## Getting there

table-home = Accueil
table-connecting = On cherche ton tabouret…
table-opening = On mélange, avec la part de hasard de tout le monde…
table-abandoned = Cette partie a été arrêtée.
table-reconnecting = Connexion perdue. On réessaie…
table-understood = Compris

## Lobby

lobby-title = Prenez place
lobby-invite = Inviter des amis
lobby-qr = Code QR de l’invitation
lobby-code = Donne ce code, ou envoie le lien :
lobby-share = Partager le lien
lobby-copied = Copié
lobby-who-plays = Qui joue à la place { $seat }
lobby-for-a-person = pour une personne
lobby-sit-here = M’asseoir
lobby-waiting = En attente d’une place : { $names }
lobby-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
lobby-pace = Temps pour choisir : { $timer }. Mémoire : { $memory }.
lobby-change = Changer de jeu
lobby-rename = Changer de nom
lobby-rename-save = Garder
lobby-stand = Me lever
lobby-host-away = { $seconds ->
    [0] L’hôte n’est pas là. Tu peux lancer la partie.
   *[other] L’hôte n’est pas là. Dans { $seconds } s, tout le monde à table pourra lancer la partie.
}
lobby-host-gone = L’hôte n’est pas là : tout le monde à table peut lancer la partie.
lobby-alone = Pour l’instant, seul cet ordinateur peut ouvrir le lien. Pour jouer aussi avec les téléphones du même réseau, démarre le serveur avec « sushibelt serve --lan ».
lobby-screen = Montrer sur grand écran
lobby-screen-why = La télé montre la table à tout le monde, les téléphones servent de mains.
lobby-start = Lancer la partie
lobby-start-why = Au lancement, les places encore libres vont à des bots.
lobby-host-starts = C’est l’hôte qui lance la partie.
lobby-your-name = Ton nom
lobby-sit-down = À table !
lobby-same-device = Une personne de plus ici
lobby-add-person = Ajouter

## The table

table-stools = Convives
table-more = Plus
table-close = Fermer
table-round = Manche { $round } sur { $rounds }
table-round-turn = Manche { $round } sur { $rounds }, tour { $turn }
table-tiles-left = { $count ->
    [one] reste { $count } tuile
   *[other] reste { $count } tuiles
}
table-seconds-left = { $seconds ->
    [one] reste { $seconds } seconde
   *[other] reste { $seconds } secondes
}
table-has-chosen = a choisi
table-chooses = choisit
table-on-turn = à jouer
table-away = pas là
table-away-grace = pas là, bot dans { $seconds } s
table-bot-stands-in = un bot joue
table-one-moment = Un instant !
table-go-on = Reprendre
table-asks-for-a-moment = un instant
table-let-bot-play = Laisser jouer un bot
table-back = Reprendre ma place
table-abandon = Arrêter la partie
table-abandon-sure = Oui, arrêter pour tout le monde
table-say-something = Dire un mot
table-your-turn = À toi.
table-log = Déroulement
table-log-empty = Rien encore.
table-bar = Ton choix
table-hand = Ta main
table-hands = Les mains
table-hand-empty = Ta main est vide.
table-your-tray = Ton plateau
table-tray-of = Plateau : { $who }
table-trays = Les plateaux
table-tray-empty = Rien pour l’instant.
table-tray-group = { $what } : { $parts }
table-tray-group-sum = { $what } : { $parts } ; { $sum } en tout
table-belt = Le tapis
table-belt-starts = Choisis ta première carte.
table-passing-left = Les mains passent à gauche
table-passing-right = Les mains passent à droite
table-chopsticks-used = coup de baguettes
table-squishy = le squishy
table-boat = en tête : le bateau
table-leads-puppet = marionnettiste
table-die = dé mochi : { $face }

table-choose-card = Choisis une carte.
table-choose-two = Choisis deux cartes : tes baguettes repartent avec la main.
table-choose-own-first = D’abord ta carte, puis celle de la marionnette.
table-choose-puppet = Et la carte de la marionnette.
table-choose-place = Où la poser ?
table-confirm-this = Tu prends : { $what } ?
table-confirm = Prendre
table-cancel = Annuler
table-chopsticks-on = Avec baguettes
table-chopsticks-off = Une seule carte
table-for-puppet = à la marionnette
table-for-you = pour toi
table-own-and-puppet = { $own } pour toi, { $puppet } pour la marionnette
table-waiting = C’est choisi.
table-waiting-for = On attend { $names }.
table-undo = Changer
table-watching = Tu regardes.
table-watching-until-rematch = Tu regardes. Une place t’attend à la revanche.
table-turn-of = C’est à { $who }.

table-pyramid = La pyramide
table-face-down = face cachée
table-spot = { $what }, rangée { $row }, position { $place }
table-choose-spot = Prends une carte libre.
table-choose-second-spot = Une deuxième carte avec tes baguettes, ou stop ?
table-stop = Stop

table-belts = Les autres tapis
table-belt-of = Tapis : { $who }
table-belt-empty = aucun dé
table-your-belt = Ton tapis
table-red-belt = tapis rouge
table-die-of = { $what } chez { $who }
table-tokens = Jetons
table-roll-take = Prends un dé, ou joue d’abord un jeton.
table-roll-take-this = Tu prends : { $what } ?
table-roll-take-button = Prendre
table-roll-menu = Menu ({ $count })
table-roll-swap = Échange ({ $count })
table-roll-choose-marks = Quels dés relancer ?
table-roll-mark = À relancer : { $what }. Encore un, ou on lance ?
table-roll-roll = Lancer
table-roll-give = Lequel de tes dés donnes-tu ?
table-roll-get = Et quel dé veux-tu à la place ?
table-roll-swap-button = Échanger
table-roll-on-its-way = Un instant…

table-zock-row = Rangée { $what }
table-zock-row-empty = Cette rangée est vide.
table-zock-take = prendre { $tile }, position { $place } de la rangée
table-zock-stacks = Piles
table-zock-no-stack = sans { $what }
table-zock-stack = { $top } sur le dessus, { $height ->
    [one] { $height } tuile
   *[other] { $height } tuiles
}
table-zock-steal-from = voler à { $who } : { $what }
table-zock-dice = Dés
table-zock-aside = De côté
table-zock-roll = Lancer { $roll } sur { $rolls }
table-zock-keep = Mets des dés de côté ; on relance les autres.
table-zock-keep-or-take = Mets des dés de côté et relance, ou prends une tuile éclairée.
table-zock-must-take = Prends une tuile éclairée.
table-zock-keep-these = Ceux-ci de côté, et on relance les autres ?
table-zock-keep-not = Pas possible de mettre ces dés de côté.
table-zock-keep-button = Relancer le reste
table-zock-take-button = Prendre
table-zock-steal = Voler
table-zock-steal-this = Voler cette tuile à { $who } ?
table-zock-which-place = Quelle tuile voler à { $who }, depuis le dessus ?
table-zock-place = { $place ->
    [1] dessus
   *[other] { $place }
}

table-hand-over = Passe l’appareil à { $who }
table-hand-over-why = Personne d’autre ne regarde !
table-hand-over-look = C’est moi, { $who }

## Bills

receipt-round = Manche { $round }
receipt-end = Fin de la partie
receipt-end-short = fin
receipt-sum = cette manche
receipt-total = total
receipt-place = rang
receipt-name = nom
receipt-nothing-for = rien pour { $lines }
receipt-line = { $name } : { $gained }, { $total } en tout
receipt-waits = La table t’attend.
receipt-skip = Tout afficher
receipt-go-on = Suite

## The end

over-title = La partie est finie
over-you-won = Tu as gagné !
over-rematch = Rejouer
over-change = Changer d’abord la table
over-waiting = Tu seras de la prochaine partie.
over-waiting-too = À la prochaine partie aussi : { $names }.
over-replay = Revoir la partie
over-check = Tirage honnête ?
over-record = Télécharger la partie
over-other-game = Un autre jeu

## Replay

replay-heading = Revoir la partie
replay-loading = On cherche la partie…
replay-missing = Il n’y a pas de partie finie ici.
replay-eyes = Vu par
replay-open = tout visible
replay-back = Reculer
replay-forth = Avancer
replay-play = Lecture
replay-pause = Pause
replay-step = Étape { $step } sur { $steps }
replay-scrub = Étape

## The fair check

check-title = Tirage honnête ?
check-running = On vérifie chaque tirage…
check-good = Tout colle : aucun tirage n’a changé après le début.
check-bad = Quelque chose ne colle pas.
check-commitment = Le secret est celui promis avant le début.
check-shares = Chaque part de hasard est celle qui était promise.
check-kept = Ce que cet appareil a promis et gardé est dans le tirage.
check-kept-none = Cet appareil n’a gardé aucune part de cette partie.
check-key = La clé vient du secret, des parts et de ces convives.
check-moves = { $moves ->
    [one] { $moves } coup : choix permis, et tirage donné par la clé.
   *[other] { $moves } coups : chaque choix était permis, chaque tirage est celui que donne la clé.
}
check-result = Le résultat est celui auquel mènent les coups.
check-wrong-at = Première différence au coup { $move }.
check-passed = ça colle
check-failed = ça ne colle pas
check-more = Ce que ça prouve, et ce que non
