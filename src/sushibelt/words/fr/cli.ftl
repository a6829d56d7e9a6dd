# The command line's own texts: what --help says, and what every command may have to say.

cli-about = Sushi Go!, Sushi Roll et Sushizock sur un même tapis : jouer, compter, étudier.
cli-epilogue =
    Exemples :
      sushibelt play                                     choisir un jeu et jouer
      sushibelt play sushi-go/anniversary+mochi --seats 3
      sushibelt play sushizock/2008 --people Ana,Bo      à deux sur un clavier
      sushibelt score evening.json                       qui a gagné à ta table ?
      sushibelt replay game.txt
cli-help-usage = Usage : { $call }
cli-help-command-here = COMMANDE
cli-help-options-here = OPTIONS
cli-help-arguments-here = PARAMÈTRES
cli-help-game-here = JEU
cli-help-file-here = FICHIER
cli-help-action-here = ACTION
cli-help-target-here = CIBLE
cli-help-source-here = SOURCE
cli-help-destination-here = DESTINATION
cli-help-commands = Commandes
cli-help-arguments = Paramètres
cli-help-options = Options
cli-help-default = par défaut : { $value }
cli-help-required = obligatoire
cli-help-number = N
cli-help-text = TEXTE
cli-help-help = Afficher cette aide.
cli-help-version = Afficher la version.
cli-help-language = --language ou SUSHIBELT_LANGUAGE choisit la langue : { $known }.
cli-games = Lister tous les jeux, leurs places et leurs options.
cli-games-json = Une entrée par identifiant, en JSON.
cli-play = Jouer dans le terminal, contre des bots ou entre amis sur un même clavier.
cli-play-epilogue =
    Exemples :
      sushibelt play
      sushibelt play sushi-go/anniversary+puppet
      sushibelt play sushi-roll/2019 --seats 4 --bots greedy,random,greedy
      sushibelt play sushi-go/zoch-2014 --people Ana,Bo,Cleo --record evening.txt
      sushibelt play --resume evening.txt

    Pendant la partie : un numéro pour choisir, ? pour l’aide, s pour le score,
    u pour annuler ton choix tant que d’autres choisissent, q pour quitter.
cli-play-game = L’identifiant d’un jeu, voir « sushibelt games ». Sans lui, on te le demande.
cli-play-seats = Le nombre de places, bots compris.
cli-play-bots = Qui joue les autres places : un bot pour toutes, ou un par place, séparés par des virgules. Bots connus : { $known }.
cli-play-people = Les noms des personnes à ce clavier, séparés par des virgules.
cli-play-seed = Un texte quelconque. Le même texte donne la même partie.
cli-play-record = Écrire la partie, coup par coup, dans ce nouveau fichier.
cli-play-resume = Reprendre une partie enregistrée et non terminée.
cli-replay = Revoir une partie enregistrée, coup par coup, avec le score expliqué.
cli-replay-epilogue =
    Exemples :
      sushibelt replay evening.txt
      sushibelt replay evening.txt --upto 12
      sushibelt replay evening.txt --json
cli-replay-file = L’enregistrement ; - le lit sur l’entrée standard.
cli-replay-json = Le tout en JSON.
cli-replay-upto = S’arrêter après ce nombre de coups.
replay-title = { $game } avec { $names }
replay-unfinished = { $moves ->
    [one] La partie n’est pas finie après { $moves } coup.
   *[other] La partie n’est pas finie après { $moves } coups.
}
cli-score = Compter les points d’une vraie table (assiettes, plateaux ou piles), explications comprises.
cli-simulate = Faire jouer beaucoup de parties aux bots et résumer les résultats.
cli-arena = Opposer des bots sur les mêmes donnes et voir lequel est le plus fort.
cli-bench = Mesurer la vitesse des règles sur cette machine.
refusal-command-unknown = La commande « { $command } » n’existe pas. Commandes connues : { $known }.
command-line-too-much = En trop : { $words }.
command-line-option-unknown = L’option { $option } n’existe pas.
command-line-twice = { $option } figure deux fois.
command-line-missing = { $name } manque ou n’a pas de valeur.
command-line-value = { $name } ne peut pas valoir « { $given } ».
command-line-unreadable = Cette ligne de commande est illisible.
refusal-command-line = { $problem } « { $help } » montre les possibilités.
refusal-language-unknown = La langue « { $given } » n’existe pas ici. Au choix : { $known }.
refusal-language-missing = Il manque la langue après --language. Au choix : { $known }.
refusal-number-not-whole = { $option } demande un nombre entier, pas « { $given } ».
refusal-output-unwritable = Impossible d’écrire la sortie ({ $problem }).

## Files

refusal-file-missing = Il n’y a pas de fichier « { $path } ».
refusal-folder-missing = Impossible de créer « { $path } » : ce dossier n’existe pas.
refusal-file-is-directory = « { $path } » est un dossier. Indique un fichier.
refusal-file-unreadable = Impossible de lire « { $path } » ({ $problem }).
refusal-file-not-text = « { $path } » n’est pas un fichier texte en UTF-8.
refusal-file-too-large = « { $path } » dépasse { $limit } Mo. Ce n’est pas l’enregistrement d’une partie.
refusal-file-unwritable = Impossible d’écrire « { $path } » ({ $problem }).
refusal-record-exists = « { $path } » existe déjà. Indique un autre fichier, ou reprends cette partie avec --resume.
refusal-record-changed-meanwhile = « { $path } » a été modifié de l’extérieur pendant la partie. On n’y écrit plus rien.
refusal-record-finished = La partie de « { $path } » est finie. « sushibelt replay » permet de la revoir.
refusal-record-rewritten = « { $path } » n’est pas écrit comme ce programme l’écrirait : impossible de reprendre la partie. « sushibelt replay » peut tout de même la lire.
refusal-upto-negative = --upto ne peut pas valoir { $upto }. Choisis 0 ou plus.

## Compiled and translated rules

refusal-fast-missing = Les règles compilées demandent numba, qui n’est pas installé ici ou ne marche pas. Pour l’installer : pip install "sushibelt[fast]".
refusal-not-translatable = { $file }, ligne { $line } : « { $what } » sort de la partie de Python dans laquelle les règles sont écrites.
refusal-playout-seed = { $seed } ne peut pas servir de graine. Donne un nombre entier de 0 à 18446744073709551615.
refusal-playout-numbers = Les parties au hasard sont numérotées de 0 à 4294967295 ; en jouer { $count } à partir du numéro { $first } dépasse cette limite.
refusal-javascript-folder = Indique un seul dossier où écrire les modules JavaScript ; nombre reçu : { $given }.
refusal-javascript-unwritable = Impossible d’écrire les modules JavaScript dans { $folder } ({ $problem }). Indique un dossier où tu as le droit d’écrire.

## The list of games

games-column-id = jeu
games-column-seats = places
games-column-options = options
games-source = { $edition ->
    [sushi-go-original-2013] règles : 2013, comme dans la plupart des programmes
    [sushizock-2008] règles : S4 et descriptions publiées
   *[other] règles : { $source }
}
games-group = { $options ->
    [one] { $name }
   *[other] { $name }, au choix
}
games-option-default = {" "}(par défaut)
games-option-seats = {" "}({ $seats } places)
games-no-options = aucune
games-how = Un identifiant s’écrit jeu+option+option, dans n’importe quel ordre. S0 à S4 sont les livrets de règles d’origine.
games-count = { $ids ->
    [one] { $ids } identifiant en tout ; « sushibelt games --json » le donne.
   *[other] { $ids } identifiants en tout ; « sushibelt games --json » les donne tous.
}
games-example = Pour jouer : sushibelt play { $game } --seats { $seats }
