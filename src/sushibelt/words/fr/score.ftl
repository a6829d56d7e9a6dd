# The score pad: what it asks, prints, warns of and refuses.

## Places in a document

refusal-score-at-top = Le document
refusal-score-at-round = Manche { $round }
refusal-score-at-plate = Manche { $round }, { $seat }
refusal-score-at-seat = { $seat }

## Documents that cannot be read

refusal-score-not-json = Ce n’est pas du JSON : ligne { $line }, colonne { $column } illisible. docs/score.md montre à quoi ressemble un bloc de scores.
refusal-score-json-monstrous = Ce JSON a un nombre trop long, ou des crochets imbriqués trop profondément, pour être un bloc de scores.
refusal-score-key-twice = La clé { $entry } figure deux fois dans un objet. Enlèves-en une.
refusal-score-no-number = { $given } n’est pas un nombre avec lequel on peut compter.
refusal-score-not-an-object = { $where } : il faut un objet comme {"{"}"tempura": 2{"}"}, pas { $given }.
refusal-score-not-a-list = { $where } : « { $entry } » doit être une liste, pas { $given }.
refusal-score-key-unknown = { $where } : il n’y a pas de clé { $entry } ici. Clés connues : { $known }.
refusal-score-key-missing = { $where } : la clé « { $entry } » manque.
refusal-score-wrong-length = { $where } : dans « { $entry } », il faut une valeur par assiette, donc { $wanted } ; il y en a { $given }.
refusal-score-too-many-rounds = Manches sur le bloc : { $given } ; une partie n’en a que { $limit }.
refusal-score-not-whole = { $where } : { $what } doit être un nombre entier, pas { $given }.
refusal-score-number-senseless = { $where } : le nombre pour { $what } dépasse tout ce qui peut arriver ; rien ici ne va au-delà de { $limit }.
refusal-score-number-too-low = { $where } : { $what } ne peut pas valoir { $given } ; le minimum est { $lowest }.
refusal-score-slot-unknown = { $where } : { $slot } n’existe pas dans ce jeu. Au choix : { $known }.
refusal-score-game-not-text = « game » doit être l’identifiant d’un jeu, comme « sushi-go/zoch-2014 », pas { $given }. « sushibelt games » les donne tous.
refusal-score-name-impossible = { $name } ne peut pas servir de nom. Un nom est un texte qu’on peut lire à voix haute.
refusal-score-name-twice = Deux places s’appellent { $name }. On annonce qui gagne par son nom : donne un nom différent à chaque place.

## Warnings

warning-limit-unsure = { $problem } Ce nombre n’est pas certain : on a compté tel quel.
warning-limit-doubtful = { $problem } On a compté tel quel.
warning-plates-short = Manche { $round } : moins de { $limit } dans ces assiettes : { $seats }. On compte comme si le reste ne valait rien.
warning-round-under-way = La manche { $round } est en cours ({ $given } sur { $limit }) : ses points sont ceux qu’elle donnerait en s’arrêtant maintenant.

## The bill

score-not-over = Pas encore fini : voici les points provisoires.
score-warnings = À vérifier :

## Help

cli-score-file = Un fichier JSON comme docs/score.md le décrit ; - lit l’entrée standard. Sans lui, on te pose les questions ligne par ligne.
cli-score-json = Le score en JSON.
cli-score-epilogue =
    Exemples :
      sushibelt score evening.json
      sushibelt score - --json < evening.json
      sushibelt score                                    à saisir à la table
refusal-score-needs-file = Il n’y a rien à compter. Indique un fichier, ou - pour lire l’entrée standard.

## Typing at the table

refusal-score-typed-unclear = « { $text } » est illisible. Tape ce qui est posé comme ceci : 2 tempura, wasabi+egg
refusal-score-typed-number = « { $text } » n’est pas une suite de nombres. Tape-les comme ceci : 5 1 2 3
refusal-score-seat-unknown = Personne ici ne s’appelle « { $name } ». Joueurs : { $known }.
score-hello = Qu’y a-t-il sur la table ? Réponds ligne par ligne, avec les noms anglais, par exemple « 2 tempura, wasabi+egg ». Une ligne vide veut dire rien ; Ctrl-D arrête avant la fin.
score-ask-game = Quel jeu ? Un identifiant, ou Entrée pour { $game }
score-ask-names = Qui joue ? Les noms séparés par des virgules
score-ask-plate = Manche { $round }, { $seat }
score-so-far = Pour l’instant : { $totals }
score-ask-save = Enregistrer en JSON ? Un nouveau nom de fichier, ou Entrée pour ne rien garder
score-saved = Enregistré dans { $path }
refusal-score-typed-one-number = « { $text } », c’est plus d’un nombre. Un dé n’en montre qu’un.
