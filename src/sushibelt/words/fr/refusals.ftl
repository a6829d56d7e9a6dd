# One sentence or two for each reason why something cannot be: what is wrong, and what to do.

## Ids

refusal-family-unknown = Le jeu « { $game } » n’existe pas. Un identifiant s’écrit famille/édition+option ; les familles : { $known }. « sushibelt games » liste tous les jeux.
refusal-edition-unknown = L’édition « { $game } » n’existe pas. Éditions connues : { $known }.
refusal-option-unknown = L’option « { $option } » n’existe pas dans « { $game } ». Options connues : { $known }.
refusal-option-twice = « { $game } » contient deux fois l’option « { $option } ». Enlèves-en une.
refusal-options-contradict = « { $game } » demande « { $option } » et « { $other } », qui s’excluent. Choisis l’une des deux.
refusal-seats-impossible = { $game } ne se joue pas à { $seats }. Nombre de places possible : { $allowed }.

## Moves

refusal-action-unknown = « { $action } » n’est pas un choix de ce jeu.
refusal-action-illegal = La place { $seat } ne peut pas choisir « { $action } » maintenant.
refusal-choices-not-owed = Choix encore attendu pour la place : { $owed }. Choix reçu pour la place : { $given }.
refusal-turn-stale = Ce choix était pour le tour { $number }, mais la partie en est au tour { $now }. Regarde de nouveau, puis choisis.
refusal-seat-owes-nothing = La place { $seat } n’a rien à choisir pour l’instant.
refusal-names-wrong-number = Noms donnés : { $names }, places : { $seats }. Donne un nom par place.
refusal-outcome-too-long = Ici le hasard ne décidait que { $wanted } fois, mais l’enregistrement en note davantage.
refusal-outcome-too-short = Ici le hasard a encore quelque chose à décider ; déjà noté : { $given }.
refusal-outcome-impossible = « { $value } » ne peut pas être tiré ici.
refusal-outcome-label = Ici on tire « { $expected } », mais l’enregistrement dit « { $given } ».

## Records

refusal-record-not-one = Ce n’est pas l’enregistrement d’une partie : la première ligne n’est pas « { $wanted } ».
refusal-record-header-incomplete = Ligne { $line } : l’en-tête s’arrête avant « { $field } ». Impossible de reprendre un enregistrement coupé là.
refusal-record-header-unreadable = L’en-tête de cet enregistrement est illisible : places, clé ou noms sont mal écrits.
refusal-record-other-rules = Cet enregistrement suit la version { $given } des règles ; ce programme joue la version { $now }.
refusal-record-other-book = Cet enregistrement utilise un autre matériel de { $game } que ce programme. Utilise la version avec laquelle il a été fait.
refusal-record-line-changed = Ligne { $line } : la somme de contrôle ne correspond pas. Cette ligne, ou une autre avant elle, a été modifiée ou abîmée.
refusal-record-line-refused = Ligne { $line } : { $problem }
refusal-record-number-wrong = Le coup devrait porter le numéro { $wanted }, pas { $given }.
refusal-record-chance-wrong = Ce n’est pas ce que tire ici la clé de l’enregistrement.
refusal-record-move-unreadable = « { $text } » ne se lit pas comme un coup.
refusal-record-result-wrong = Le résultat noté n’est pas celui auquel mènent les coups.
refusal-record-seal-broken = Ligne { $line } : le sceau ne correspond pas. Quelque chose a été modifié dans cet enregistrement.
refusal-record-goes-on = Ligne { $line } : l’enregistrement continue après son sceau.

## Bots

refusal-bot-unknown = Le bot « { $bot } » n’existe pas. Bots connus : { $known }.
