# Setting a table up.

setup-title = Mettre la table
setup-loading = La carte arrive…
setup-game = Jeu
setup-game-unknown = Nous n’avons pas « { $game } ». Choisis un jeu à la carte.
setup-edition = Édition
setup-seats = Places
setup-only-seats = seulement à { $seats }
setup-not-with = pas avec « { $what } »
setup-edition-seats = { $edition } se joue à { $seats }
setup-people-sit = { $people ->
    [one] { $people } personne a déjà pris place
   *[other] { $people } personnes ont déjà pris place
}
setup-guests = Qui s’assoit où ?
setup-your-name = Ton nom
setup-name-first = Donne d’abord un nom, pour que tes amis sachent à qui est cette table.
setup-their-name = Nom
setup-seat = Place { $seat }
setup-friend = Invitation par lien
setup-here = Quelqu’un sur cet appareil
setup-bots = De notre cuisine
setup-bot = Bot : { $level }
setup-timer = Temps pour choisir
setup-timer-none = Sans limite
setup-timer-relaxed = Tranquille
setup-timer-brisk = Rapide
setup-timer-seconds = { $seconds ->
    [one] { $seconds } seconde par choix
   *[other] { $seconds } secondes par choix
}
setup-memory = Mémoire
setup-memory-usual = Comme à une vraie table
setup-memory-usual-note = tu vois ce qui est posé face visible et tu retiens le reste
setup-memory-open = Ouverte
setup-memory-open-note = la page montre tout ce que tu as déjà vu
setup-open = Ouvrir la table
setup-play = À table !
