# The terminal game: pages, questions, answers.

## Before the game

play-which-game = À quel jeu ?
play-which-game-default = Un numéro ou un identifiant avec options, comme { $game }+battle ; Entrée pour { $game }
play-how-many = Combien de places : { $seats } ? Entrée pour { $usual }
play-resumed = { $moves ->
    [one] La partie reprend après { $moves } coup.
   *[other] La partie reprend après { $moves } coups.
}
play-resumed-cut = La dernière ligne de l’enregistrement était incomplète : on l’ignore.

## The page

page-round = Manche { $round } sur { $rounds }
page-turn = tour { $turn } sur { $turns }
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-you = toi
page-on-turn = joue
page-open-wasabi = { $what } libre pour ×{ $factor }
page-maki = maki { $icons } ({ $cards })
page-more-news = … (n montre tout ce qui s’est passé)
page-no-news = Rien de nouveau depuis ton dernier choix.

## Questions

ask-keys = ? aide, q quitter
ask-keys-undo = ? aide, u retour à { $who }, q quitter
ask-back = Entrée pour revenir
ask-more = Entrée pour la suite
ask-go-on = Entrée pour continuer
ask-save = Enregistrer la partie ? Un nouveau nom de fichier, ou Entrée pour ne rien garder

## Several people at one keyboard

hand-over = Passe le clavier à { $who }.
hand-over-enter = { $who } : appuie sur Entrée quand personne d’autre ne regarde
hand-over-undo = ou u : { $who } choisit à nouveau
all-chosen = Tout le monde a choisi.
all-chosen-enter = Entrée montre les cartes ; u : { $who } choisit à nouveau

## Explanations

explain-title = Qui fait quoi
explain-keys = Tape un numéro pour choisir, n pour voir ce qui s’est passé depuis ton dernier choix, s pour le score, q pour quitter.
explain-keys-undo = u annule un choix tant que d’autres choisissent encore.

## The bill and the end

bill-round = Manche { $round }
bill-end = Fin de la partie
bill-so-far = Score provisoire
bill-nothing-yet = Rien n’est encore compté.
bill-secret = Les piles se comptent à la fin.
bill-total = total
bill-place = rang
bill-nothing-for = rien pour { $lines }
bill-round-points = { $points } → { $total }
result-title = Résultat

## Leaving

leave-recorded = Partie enregistrée. Pour la reprendre : sushibelt play --resume { $path }
leave-unrecorded = La partie n’a pas été enregistrée. La prochaine fois, utilise --record FICHIER.
leave-finished = Enregistrement complet. Pour revoir la partie : sushibelt replay { $path }
leave-again = La même donne encore une fois : { $command }
refusal-input-nothing = Tape un numéro de 1 à { $highest }, ou ? pour l’aide.
refusal-input-not-understood = « { $given } » n’est pas un choix possible ici. Tape un numéro de 1 à { $highest }, ou ? pour l’aide.
refusal-input-one-number = Un seul choix est possible ici.
refusal-input-game-number = Pas de numéro { $number } dans la liste. Tape un numéro de 1 à { $highest }, ou un identifiant.

## Setting up

refusal-people-too-many = Pour { $people } personnes, il faut au moins autant de places ; il y en a { $seats }.
refusal-name-empty = Un nom est vide. Sépare les noms par des virgules : Ana,Bo.
refusal-name-twice = Deux personnes s’appellent « { $name } ». Donne un nom différent à chaque personne.
refusal-name-looks-like = « { $name } » ressemble trop à « { $other } » à cette table. Choisis un autre nom.
refusal-name-too-long = Le nom « { $name }… » est trop long. { $limit } caractères au plus.
refusal-name-unprintable = Un nom contient des caractères qui ne s’affichent pas. Utilise des lettres, des chiffres et des signes courants.
refusal-name-invisible = Le nom contient des caractères invisibles. Retape-le sans eux.
refusal-name-marks = Trop de signes s’empilent sur une lettre du nom. Mets-en moins.
refusal-name-is-a-bot = « { $name } » est déjà le nom d’un bot. Choisis un autre nom.
refusal-bots-wrong-number = Bots indiqués : { $bots }, places libres : { $free }. Indique un bot pour toutes, ou un par place.
refusal-seed-unprintable = La graine contient des caractères qui ne s’affichent pas. Utilise des lettres, des chiffres et des signes courants.
refusal-resume-keeps = Une partie reprise garde son jeu, ses places, ses noms, ses bots et sa graine. Enlève : { $given }.
refusal-resume-or-record = Une partie reprise reste dans son propre fichier. Enlève --record.
