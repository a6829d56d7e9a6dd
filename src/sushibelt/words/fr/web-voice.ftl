# Ce qui est dit à qui écoute, et les touches pour jouer sans souris.

shell-voice = Annonces
table-skip = Aller à tes choix
table-log-earlier = Juste avant
event-time-up = Temps écoulé
receipt-told-line = { $line } { $points } : { $why }
over-told-place = { $place }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
settings-keys = Raccourcis à une touche
settings-keys-note = 1 à 9 et 0 choisissent, C utilise les baguettes, U change ton choix, R répète la dernière annonce.
settings-bots = Les tours des autres
settings-bots-quick = Rapides
settings-bots-slow = Lents
settings-bots-wait = M’attendre
settings-bots-note = Pour les jeux où l’on joue chacun son tour, sans limite de temps. « M’attendre » s’arrête après chaque tour jusqu’à ce que tu continues.
