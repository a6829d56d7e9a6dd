# `sushibelt simulate`

cli-simulate-epilogue =
    Exemples :
      sushibelt simulate sushi-go/original-2013 --games 2000
      sushibelt simulate sushi-go/zoch-2014 --seats 3 --bots greedy,random,random
      sushibelt simulate sushizock/2008 --games 500 --turn-limit 200 --threads 2
      sushibelt simulate sushi-roll/2019 --json > figures.json
      sushibelt simulate sushi-go/original-2013 --games 1000000 --out games.parquet

    La même graine donne les mêmes chiffres, quel que soit le nombre de threads.
    Ctrl-C arrête et résume les parties déjà finies.
cli-simulate-game = L’identifiant d’un jeu, voir « sushibelt games ».
cli-simulate-seats = Le nombre de places. Par défaut : 4, ou ce qui s’en approche le plus dans ce jeu.
cli-simulate-games = Le nombre de parties à jouer.
cli-simulate-bots = Un bot pour toutes les places, ou un par place, séparés par des virgules. Bots connus : { $known }.
cli-simulate-seed = Un texte quelconque. La partie 0 de la graine 7 est distribuée comme celle de la graine 7/0.
cli-simulate-threads = Le nombre de parties jouées en même temps. Par défaut : une par cœur.
cli-simulate-on = Où jouer : sur cette machine ou sur un cluster Ray. ray prend celui de RAY_ADDRESS, sinon tous les cœurs de cette machine ; ray://HOST:PORT un autre, ailleurs. Le résultat est le même.
cli-simulate-turn-limit = Laisser une partie inachevée après ce nombre de tours, un tour étant chaque fois que quelqu’un choisit. Par défaut, chaque partie va jusqu’au bout.
cli-simulate-json = Tous les chiffres en JSON.
cli-simulate-out = Écrire aussi chaque place de chaque partie dans ce nouveau fichier Parquet.
cli-simulate-force = Permettre à --out de remplacer un fichier existant.
simulate-title = { $game }, { $seats } places, { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}, graine { $seed }
simulate-preparing = préparation
simulate-progress = en jeu
simulate-rate = { $games } parties/s
simulate-seat = place
simulate-bot = bot
simulate-points = points
simulate-spread = écart type
simulate-won = gagné
simulate-alone = en solo
simulate-shared = partagé
simulate-lines = Points par ligne : moyenne (écart type)
simulate-line = ligne
simulate-seat-number = place { $seat }
simulate-percent = { $share } %
simulate-how = Moyenne ± erreur type ; l’écart type est celui d’une partie à l’autre. Une victoire partagée compte au prorata.
simulate-ties = { $ties ->
    [0] Aucune partie à égalité.
    [one] { $ties } partie à égalité.
   *[other] { $ties } parties à égalité.
}
simulate-unfinished = { $unfinished ->
    [one] { $unfinished } partie a atteint la limite de tours ({ $limit }) et ne compte pas.
   *[other] { $unfinished } parties ont atteint la limite de tours ({ $limit }) et ne comptent pas.
}
simulate-stopped = Arrêt anticipé. Parties terminées : { $done } sur { $games }.
simulate-nothing = Aucune partie n’est finie : pas de résultats.
refusal-simulate-games = --games ne peut pas valoir { $given }. Choisis un nombre de 1 à { $most }.
refusal-simulate-threads = --threads ne peut pas valoir { $given }. Choisis un nombre de 1 à { $most }.
refusal-simulate-turn-limit = --turn-limit { $given } terminerait la partie avant qu’elle commence. Choisis 1 ou plus.
refusal-simulate-seed = Cette graine ne se lit pas comme un texte. Utilise des lettres et des chiffres.
refusal-simulate-bots-wrong-number = Bots indiqués : { $bots }, places : { $seats }. Indique un bot pour toutes, ou un par place.
refusal-simulation-broke-down = Un processus qui jouait a été arrêté de l’extérieur, peut-être faute de mémoire. Essaie --threads avec un nombre inférieur à { $processes }.
refusal-simulate-out-exists = « { $path } » existe déjà. Indique un autre fichier, ou ajoute --force pour le remplacer.
refusal-parquet-missing = Un fichier Parquet demande pyarrow, qui n’est pas installé ici. Pour l’installer : pip install "sushibelt[research]".
refusal-cluster-unknown = --on ne peut pas valoir « { $given } ». Indique ray, ou ray://HOST:PORT pour un cluster situé ailleurs.
refusal-cluster-missing = --on demande Ray, qui n’est pas installé ici. Pour l’installer : pip install "sushibelt[cluster]".
refusal-cluster-unreachable = Le cluster Ray « { $on } » est injoignable ({ $why }). Vérifie l’adresse, et que le cluster tourne.
refusal-cluster-lacks-package = Sushibelt manque sur une machine du cluster Ray. Installe-le sur chacune : pip install "sushibelt[cluster,fast]".
refusal-cluster-other-code = La machine { $node } du cluster a une autre version de Sushibelt : ses résultats pourraient différer. Installe partout la même version.
refusal-cluster-broke-down = Le cluster Ray « { $on } » ne répond plus ({ $why }). Relance-le, puis répète la commande.
