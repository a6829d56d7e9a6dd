# `sushibelt arena`

cli-arena-epilogue =
    Exemples :
      sushibelt arena sushi-go/original-2013 --bots cook,apprentice,novice
      sushibelt arena sushizock/2008 --bots chef,cook --out duel.json
      sushibelt arena sushi-roll/2019 --bots greedy,random --picture duel.svg
      sushibelt arena sushi-go/zoch-2014 --bots "greedy,process:python3 my_bot.py"

    Chaque donne est jouée depuis chaque place. Une rencontre s’arrête quand
    l’intervalle à 95 % de la part exclut la moitié, ou à --deals. La même
    commande avec le même --out reprend là où elle s’était arrêtée.
cli-arena-game = L’identifiant d’un jeu, voir « sushibelt games ».
cli-arena-bots = Deux bots ou plus, séparés par des virgules ; process:COMMAND interroge un programme. Bots connus : { $known }.
cli-arena-seats = Le nombre de places, partagées entre les deux bots de la rencontre. Par défaut : 4, ou ce qui s’en approche le plus dans ce jeu.
cli-arena-neighbours = Chaque bot ne joue que contre le suivant de la liste, pas contre tous les autres.
cli-arena-seconds = Le temps de réflexion d’un bot pour un choix. Par défaut : comme d’habitude, compté en itérations, pour que les résultats se répètent.
cli-arena-deals = Le nombre maximal de donnes par rencontre.
cli-arena-seed = Un texte quelconque. Le même texte donne les mêmes donnes.
cli-arena-threads = Le nombre de processus qui jouent en même temps. Le résultat n’en dépend pas.
cli-arena-out = Écrire les résultats et chaque donne dans ce fichier JSON ; s’il existe déjà, on continue dedans.
cli-arena-picture = Dessiner le résultat dans ce fichier SVG.
cli-arena-json = Le résultat en JSON.
arena-progress = donnes en cours
arena-title = { $game }, { $seats } places, donnes par rencontre : jusqu’à { $limit }, graine { $seed }
arena-bot = bot
arena-rating = cote
arena-won = gagnées
arena-even = égales
arena-lost = perdues
arena-pairing = rencontre
arena-share = part des donnes
arena-games = part des parties
arena-open = { $first } – { $second }
arena-ahead = { $first } > { $second }
arena-behind = { $first } < { $second }
arena-interval = { $share } [{ $low }, { $high }]
arena-percent = { $share } %
arena-how = Gagnées, égales, perdues : des donnes, chacune jouée depuis chaque place ; celui qui remporte le plus de parties gagne la donne. La part ne compte pas les donnes égales et s’accompagne de son intervalle exact à 95 % ; > et < : il exclut la moitié. Une victoire partagée entre plusieurs places compte en fractions.
arena-forfeits = { $bot } a perdu des choix : { $crash } par plantage, { $timeout } par lenteur, { $illegal } par réponse interdite.
arena-unfinished = { $games ->
    [one] { $games } partie interrompue, faute de fin ; personne ne l’a gagnée.
   *[other] { $games } parties interrompues, faute de fin ; personne ne les a gagnées.
}
arena-stopped = Arrêt avant la fin. Avec --out, la même commande aurait pu reprendre plus tard.
arena-paused = Arrêt avant la fin. La même commande reprendra ici.
arena-picture-ratings = Les cotes et leurs intervalles à 95 %
arena-picture-pairings = Part des donnes décidées que gagne le premier bot, avec son intervalle exact à 95 % ; le trait marque la moitié
refusal-arena-deals = --deals ne peut pas valoir { $given }. Choisis un nombre de 1 à { $most }.
refusal-arena-seconds = --seconds ne peut pas valoir { $given }. Choisis un nombre au-dessus de 0, jusqu’à { $most }.
refusal-arena-bots-too-few = Une arène demande au moins deux bots. Sépare-les par des virgules : --bots greedy,random.
refusal-arena-bot-twice = « { $bot } » figure deux fois. Indique chaque bot une seule fois.
refusal-arena-same-file = « { $path } » est donné pour les résultats et pour l’image. Indique deux fichiers.
refusal-arena-ratings-missing = Les cotes demandent openskill. Pour l’installer : pip install "sushibelt[arena]".
refusal-arena-file-not-one = « { $path } » existe déjà et ne contient pas de résultats d’arène. Indique un autre fichier.
refusal-arena-file-other = « { $path } » contient une autre arène : « { $key } » y est différent. Relance la commande d’origine, ou indique un autre fichier.
refusal-arena-file-damaged = « { $path } » contient des résultats d’arène illisibles. Indique un autre fichier.
refusal-bot-command-unreadable = La commande « { $command } » est illisible. Vérifie ses guillemets.
refusal-bot-command-missing = Aucun programme à lancer pour le bot « process:{ $command } ». Écris process: puis une commande, par exemple process:python3 my_bot.py.
