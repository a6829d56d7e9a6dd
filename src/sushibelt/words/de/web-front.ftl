# The front page.

front-tagline = Sushispiele an einer Theke, mit Freunden oder gegen die Küche.
front-go-on = Dein Tisch wartet: { $game }
front-counter = Eine laufende Partie
front-counter-caption = Vier unserer Bots in einer echten Partie.
front-counter-pause = Pause
front-counter-play = Weiter
front-about-sushi-go = Nimm ein Gericht, gib die Karten weiter und schiel darauf, was nebenan gesammelt wird.
front-about-sushi-roll = Würfel auf den Bändern: Nimm einen, wirf mit Menüs neu, tausch mit Stäbchen.
front-about-sushizock = Fünf Würfel, leckere Sushi, bittere Gräten: Hör rechtzeitig auf, oder klau.
front-sit-down = Hinsetzen
front-sit-down-at = Hinsetzen: { $game }
front-choose = { $game } nach deinem Geschmack
front-more = Mehr Spielarten
front-invite = Freunde einladen
front-join = Mit Code mitspielen
front-score = Am echten Tisch werten
front-promise = Kein Konto, keine Werbung, nichts zum Abnicken. Was du spielst, merkt sich nur dieses Gerät.
