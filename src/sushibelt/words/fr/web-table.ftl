# The table in the browser: lobby, play, bills, result, replay, the fair check.

## Names and counts

table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-free-seat = place libre
table-you = (toi)
table-name-you = { $name } (toi)
table-name-letter = { $name } { $letter }
table-game-with = { $edition } : { $options }

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
lobby-code-new = Nouveau code
lobby-code-new-sure = Oui, nouveau code
lobby-code-new-why = L’ancien code et les liens pour regarder ne marcheront plus.
lobby-close = Ne plus laisser entrer
lobby-closed = La table est fermée : personne d’autre ne peut jouer ni regarder.
lobby-reopen = Laisser entrer à nouveau
lobby-who-plays = Qui joue à la place { $seat } ?
lobby-for-a-person = pour un ami
lobby-sit-here = M’asseoir
lobby-waiting = En attente d’une place : { $names }
lobby-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
lobby-pace = Temps pour choisir : { $timer }. Mémoire : { $memory }.
lobby-change = Changer de jeu
lobby-rename = Changer de nom
lobby-rename-save = Enregistrer
lobby-stand = Me lever
lobby-kick = Retirer { $name }
lobby-kick-sure = Oui, retirer { $name }
lobby-host-away = { $seconds ->
    [0] L’hôte n’est pas là. Tu peux lancer la partie.
   *[other] L’hôte n’est pas là. Dans { $seconds } s, tout le monde à table pourra lancer la partie.
}
lobby-host-gone = L’hôte n’est pas là : tout le monde à table peut lancer la partie.
lobby-alone = Pour l’instant, seul cet ordinateur peut ouvrir le lien. Pour jouer aussi avec les téléphones du même réseau, démarre le serveur avec « sushibelt serve --lan ».
lobby-screen = Montrer sur grand écran
lobby-screen-why = La télé montre la table à tout le monde, les téléphones servent de mains.
lobby-screen-join = Viens jouer : scanne le code, ou saisis-le sur { $address }
lobby-start = Lancer la partie
lobby-start-why = Au lancement, les places encore libres vont à des bots.
lobby-host-starts = C’est l’hôte qui lance la partie.
lobby-name-first = Comment tes amis t’appellent-ils ?
lobby-ready = C’est bon !
lobby-is-ready = c’est bon
lobby-unready = On attend encore : { $names }. Tu peux lancer la partie quand même.
lobby-all-ready = Tout le monde est prêt.
lobby-your-name = Ton nom
lobby-sit-down = À table !
lobby-same-device = Une personne de plus ici
lobby-add-person = Ajouter

## The table

table-stools = Convives
table-more = Plus
more-table = Cette table
more-help = Aide
sound-offer = Activer les sons
table-close = Fermer
table-round = Manche { $round } sur { $rounds }
table-round-turn = Manche { $round } sur { $rounds }, tour { $turn }
table-seconds-left = { $seconds ->
    [one] reste { $seconds } seconde
   *[other] reste { $seconds } secondes
}
table-has-chosen = a choisi
table-chooses = choisit
table-on-turn = joue
table-away = pas là
table-away-grace = pas là, bot dans { $seconds } s
table-bot-stands-in = un bot joue
table-one-moment = Un instant !
table-go-on = Reprendre
table-asks-for-a-moment = un instant
table-let-bot-play = Laisser jouer un bot
table-back = Reprendre ma place
table-abandon = Arrêter la partie
table-abandon-sure = Oui, arrêter pour tout le monde
table-leave = Quitter la table
table-leave-sure = Oui, quitter pour de bon
table-say-something = Dire un mot
table-your-turn = À toi.
table-log = Déroulement
table-log-empty = Rien encore.
table-bar = Ton choix
table-your-tray = Ton plateau
table-tray-of = Plateau : { $who }
table-trays = Les plateaux
table-tray-empty = Rien pour l’instant.
table-tray-group = { $what } : { $parts }
table-tray-group-sum = { $what } : { $parts } ; { $sum } en tout
table-confirm-this = Tu prends : { $what } ?
table-confirm = Prendre
table-confirm-both = Prendre les deux
table-cancel = Annuler
table-waiting = C’est choisi.
table-waiting-for = On attend { $names }.
table-undo = Changer
table-watching = Tu regardes.
table-watching-until-rematch = Tu regardes. Une place t’attend à la revanche.
table-turn-of = C’est à { $who }.
table-hand-over = Passe l’appareil à { $who }
table-hand-over-why = Que personne d’autre ne regarde !
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
receipt-line-gained = { $name } : { $gained }
receipt-waits = Prends ton temps.
receipt-skip = Tout afficher
receipt-go-on = Suite
receipt-of = L’addition de { $name }
stage-next-round = Passer à la manche { $round }
stage-to-ending = Passer au décompte final
stage-to-podium = Voir qui a gagné

## The end

over-title = La partie est finie
over-suspense = Et la victoire revient à…
over-you-won = Tu as gagné !
over-somebody-won = Chapeau, { $who } !
# One's own place at the end, from the second on; $behind: how many points the winner is ahead.
over-own-place = { $place ->
    [2] { $behind ->
        [0] Deuxième d’un cheveu : vous êtes à égalité de points !
        [one] Deuxième place, à { $behind } point de la victoire !
       *[other] Deuxième place, à { $behind } points de la victoire.
    }
    [3] Troisième place : te voilà sur le podium !
   *[other] Place { $place } cette fois. Le tapis tourne toujours !
}
over-rematch = Rejouer
over-change = Modifier d’abord les réglages
over-waiting = Tu joueras la prochaine partie.
over-waiting-too = Aussi à la prochaine partie : { $names }.
over-wants-again = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
over-start-without = Commencer sans attendre
over-set-up = La prochaine partie se prépare.
over-to-table = Aller à la table
over-began-without = La partie suivante a commencé sans toi. Tu joueras celle d’après.
over-look-on = Regarder
over-wins = victoires
over-replay = Revoir la partie
over-share = Partager
over-link-copied = Le lien pour revoir la partie est copié.
over-decided = Ce qui a fait la différence : { $line }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance pour { $you ->
    [yes] toi
   *[no] { $who }
}.
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
check-good = Tout colle : aucun tirage n’a été modifié après le début.
check-bad = Quelque chose ne colle pas.
check-commitment = Le secret est bien celui qui était promis avant le début.
check-shares = Chaque part de hasard est celle qui était promise.
check-kept = La part que cet appareil a promise et gardée est dans le tirage.
check-kept-none = Cet appareil n’a ajouté aucune part à cette partie.
check-key = La clé vient du secret, des parts et de cette tablée.
check-moves = { $moves ->
    [one] { $moves } coup : choix permis, et tirage donné par la clé.
   *[other] { $moves } coups : chaque choix était permis, chaque tirage est celui que donne la clé.
}
check-result = Le résultat est celui auquel mènent les coups.
check-wrong-at = Première différence au coup { $move }.
check-passed = ça colle
check-failed = ça ne colle pas
check-terms = Joueurs, jeu et promesses sont ceux que cet appareil connaissait avant de révéler sa part.
check-dropped = Le serveur a confirmé la part de cet appareil, puis l’a écartée du tirage.
check-withheld =
    { $shares ->
        [one] { $shares } part a été retenue. La personne qui l’a retenue a pu choisir entre { $deals } tirages.
       *[other] { $shares } parts ont été retenues. La personne qui les a retenues a pu choisir parmi { $deals } tirages au plus.
    }
check-own-withheld = La part de cet appareil n’est pas arrivée à temps : elle n’est pas dans le tirage.
check-proof = Télécharger ma preuve
refusal-share-terms-changed = Attention : le serveur a changé les conditions du tirage après les avoir montrées à ton appareil, qui a gardé sa part pour lui.
check-more = Ce que ça prouve, et ce que ça ne prouve pas
