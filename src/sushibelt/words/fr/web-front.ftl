# The front page.

front-tagline = Des jeux de sushis au même comptoir, entre amis ou contre la cuisine.
front-go-on = Ta table t’attend : { $game }
front-counter = Une partie en cours
front-counter-caption = Quatre de nos bots, dans une vraie partie.
front-counter-pause = Pause
front-counter-play = Lecture
front-about-sushi-go = Prends un plat, passe la main et surveille ce que collectionnent tes voisins.
front-about-sushi-roll = Des dés sur les tapis : prends-en un, relance au menu, échange aux baguettes.
front-about-sushizock = Cinq dés, des sushis tentants, des arêtes amères : arrête-toi à temps ou vole.
front-sit-down = À table !
front-sit-down-at = À table : { $game }
front-choose = { $game } à ta façon
front-more = Jouer autrement
front-invite = Inviter des amis
front-join = J’ai un code
front-score = Compter à une vraie table
front-promise = Pas de compte, pas de publicité, rien à accepter. Seul cet appareil se souvient de tes parties.
