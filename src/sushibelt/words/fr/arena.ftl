# `sushibelt arena`

cli-arena-epilogue =
    Exemples :
      sushibelt arena sushi-go/original-2013 --bots cook,apprentice,novice
      sushibelt arena sushizock/2008 --bots chef,cook --out duel.json
      sushibelt arena sushi-roll/2019 --bots greedy,random --picture duel.svg
      sushibelt arena sushi-go/zoch-2014 --bots "greedy,process:python3 my_bot.py"

    Chaque donne est jouée depuis chaque place. Une rencontre s’arrête quand
    l’intervalle de confiance à 95 % de la part de victoires exclut 50 %, ou
    après --deals donnes. La même commande avec le même --out reprend là où
    elle s’était arrêtée.
cli-arena-game = L’identifiant d’un jeu, voir « sushibelt games ».
cli-arena-bots = Deux bots ou plus, séparés par des virgules ; process:COMMANDE interroge un programme. Bots connus : { $known }.
cli-arena-seats = Le nombre de places, occupées en alternance par les deux bots de la rencontre. Par défaut : 4, ou ce qui s’en approche le plus dans ce jeu.
cli-arena-neighbours = Chaque bot ne joue que contre le suivant de la liste, pas contre tous les autres.
cli-arena-solo = Le premier bot d’une rencontre a une place, le second toutes les autres.
cli-arena-mirrored = Deux parties par donne : une disposition et son image inversée, une autre à chaque donne. Gagne du temps à trois ou cinq places.
cli-arena-seconds = Le temps de réflexion d’un bot par choix, en secondes. Par défaut : un nombre fixe d’itérations, pour que les résultats soient reproductibles.
cli-arena-iterations = Combien d’itérations un bot qui cherche peut faire au plus pour un choix. Aucun niveau ne réfléchit plus que d’habitude.
cli-arena-deals = Le nombre maximal de donnes par rencontre.
cli-arena-exact = Jouer exactement --deals donnes par rencontre, sans s’arrêter plus tôt, et montrer les points et les erreurs types.
cli-arena-seed = Un texte quelconque. Même texte, mêmes donnes.
cli-arena-threads = Le nombre de processus qui jouent en même temps. Le résultat n’en dépend pas. Par défaut : 1 ; sur un cluster, tous ses cœurs.
cli-arena-out = Écrire les résultats et chaque donne dans ce fichier JSON ; s’il existe déjà, la suite s’y ajoute.
cli-arena-picture = Dessiner le résultat dans ce fichier SVG.
cli-arena-json = Le résultat en JSON.
arena-progress = donnes en cours
arena-title = { $game }, { $seats } places, donnes par rencontre : jusqu’à { $limit }, graine { $seed }
arena-title-exact = { $game }, { $seats } places, donnes par rencontre : exactement { $limit }, graine { $seed }
arena-bot = bot
arena-rating = cote
arena-won = gagnées
arena-even = égales
arena-lost = perdues
arena-pairing = rencontre
arena-share = part des donnes
arena-games = part des parties
arena-points = points
arena-lead = avance
arena-open = { $first } – { $second }
arena-ahead = { $first } > { $second }
arena-behind = { $first } < { $second }
arena-interval = { $share } [{ $low } ; { $high }]
arena-percent = { $share } %
arena-how = Gagnées, égales, perdues : des donnes, chacune jouée depuis chaque place ; celui qui remporte le plus de parties gagne la donne. La part ne compte pas les donnes égales et s’accompagne de son intervalle de confiance exact à 95 % (Clopper–Pearson) ; > et < : il exclut 50 %. Une victoire partagée compte au prorata.
arena-how-exact = Chaque rencontre a joué toutes ses donnes, chacune depuis chaque place. La part des parties, les points par place et l’avance en points sont ceux du premier bot, ± une erreur type sur les donnes ; une victoire partagée compte au prorata. > et < : l’intervalle de confiance exact à 95 % de sa part des donnes décidées (Clopper–Pearson) exclut 50 %.
arena-how-solo = Seul contre tous : le premier bot d’une rencontre a occupé chaque place une fois, le second les { $others } autres. Une part équitable des parties serait de { $fair } ; une donne revient à qui gagne le plus par place.
arena-how-mirrored = En miroir : chaque donne a été jouée deux fois, avec une disposition et son image inversée ; les dispositions se sont relayées.
arena-forfeits = { $bot } a perdu des choix : { $crash } par plantage, { $timeout } par lenteur, { $illegal } par réponse interdite.
arena-unfinished = { $games ->
    [one] { $games } partie interrompue, car elle n’en finissait pas ; personne ne l’a gagnée.
   *[other] { $games } parties interrompues, car elles n’en finissaient pas ; personne ne les a gagnées.
}
arena-stopped = Arrêt avant la fin. Avec --out, la même commande aurait pu reprendre plus tard.
arena-paused = Arrêt avant la fin. La même commande reprendra ici.
arena-picture-ratings = Les cotes et leurs intervalles de confiance à 95 %
arena-picture-pairings = Part des donnes décidées que gagne le premier bot, avec son intervalle de confiance exact à 95 % ; le trait marque 50 %
refusal-arena-deals = --deals ne peut pas valoir { $given }. Choisis un nombre de 1 à { $most }.
refusal-arena-seconds = --seconds ne peut pas valoir { $given }. Choisis un nombre au-dessus de 0, jusqu’à { $most }.
refusal-arena-iterations = --iterations ne peut pas valoir { $given }. Choisis un nombre de 1 à { $most }.
refusal-arena-bots-too-few = Une arène demande au moins deux bots. Sépare-les par des virgules : --bots greedy,random.
refusal-arena-bot-twice = « { $bot } » figure deux fois. Indique chaque bot une seule fois.
refusal-arena-same-file = « { $path } » est donné pour les résultats et pour l’image. Indique deux fichiers.
refusal-arena-solo-mirrored = --solo et --mirrored ne vont pas ensemble : seul, un bot n’a pas d’image inversée. Choisis l’un des deux.
refusal-arena-ratings-missing = Les cotes demandent openskill. Pour l’installer : pip install "sushibelt[arena]".
refusal-arena-file-not-one = « { $path } » existe déjà et ne contient pas de résultats d’arène. Indique un autre fichier.
refusal-arena-file-other = « { $path } » contient une autre arène : « { $key } » y est différent. Relance la commande d’origine, ou indique un autre fichier.
refusal-arena-file-damaged = « { $path } » contient des résultats d’arène illisibles. Indique un autre fichier.
refusal-bot-command-unreadable = La commande « { $command } » est illisible. Vérifie ses guillemets.
refusal-bot-command-missing = Aucun programme à lancer pour le bot « process:{ $command } ». Écris process: puis une commande, par exemple process:python3 my_bot.py.
