# Setting a table up.

setup-title = Tisch decken
setup-loading = Die Karte kommt …
setup-game = Spiel
setup-game-unknown = „{ $game }“ haben wir nicht. Such dir etwas von der Karte aus.
setup-edition = Ausgabe
setup-seats = Plätze
setup-only-seats = nur mit { $seats } Plätzen
setup-not-with = nicht mit „{ $what }“
setup-edition-seats = { $edition } ist für { $seats } Personen
setup-people-sit = { $people ->
    [one] hier sitzt schon { $people } Person
   *[other] hier sitzen schon { $people } Leute
}
setup-guests = Wer sitzt wo?
setup-your-name = Dein Name
setup-name-first = Gib zuerst einen Namen ein, damit deine Freunde wissen, wessen Tisch das ist.
setup-their-name = Name
setup-seat = Platz { $seat }
setup-friend = Jemand mit dem Link
setup-here = Jemand an diesem Gerät
setup-bots = Aus unserer Küche
setup-bot = Bot: { $level }
setup-timer = Bedenkzeit
setup-timer-none = Unbegrenzt
setup-timer-relaxed = Gemütlich
setup-timer-brisk = Flott
setup-timer-seconds = { $seconds ->
    [one] { $seconds } Sekunde für jede Wahl
   *[other] { $seconds } Sekunden für jede Wahl
}
setup-memory = Gedächtnis
setup-memory-usual = Wie am echten Tisch
setup-memory-usual-note = du siehst, was offen liegt, und merkst dir den Rest selbst
setup-memory-open = Offen
setup-memory-open-note = die Seite zeigt alles, was du schon gesehen hast
setup-open = Tisch öffnen
setup-play = Platz nehmen
