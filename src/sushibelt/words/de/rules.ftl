# Rules at hand: the frame of the pages /rules and /rules/<family>/<edition>, and what families share.
# What stands here is read at a table, in the middle of a game: short sentences, plain words.
# Every number comes as a fact from the game's own tables. Numbers stand without the word "points"
# wherever possible ("scores 5"); add the word with plural selectors if your language needs it.
# Names of dishes stand above each paragraph.

rules-title = Regeln zum Nachschlagen
rules-intro = Kurze Antworten, wenn am Tisch gerade eine Frage auftaucht, in eigenen Worten. Jede Zahl und jedes Beispiel ist mit denselben Regeln ausgerechnet, nach denen hier gespielt wird.
rules-of = Regeln: { $game }
rules-seats = Für { $fewest } bis { $most } Personen
rules-other-editions = Andere Ausgaben
rules-all = Alle Spiele
rules-contents = Auf dieser Seite
rules-find = Wort suchen
rules-found = { $count ->
    [0] Dieses Wort steht in keinem Absatz.
    [one] Gefunden in { $count } Absatz.
   *[other] Gefunden in { $count } Absätzen.
}
rules-example = Zum Beispiel
rules-more-examples = Mehr Beispiele
# Two short labels before a row of numbers, one above the other: how many there are, what they score.
rules-how-many = Anzahl
rules-points = Punkte
rules-seat = Person { $letter }
rules-nothing = nichts
# What somebody lays in this turn; $what names a card.
rules-now = jetzt: { $what }
rules-play = Spielen
rules-keep-score = Punkte zählen
# Links from a game in play; they open another tab, so that nobody leaves the table.
rules-link-new-tab = (neuer Tab)
rules-link-game = Regeln dieses Spiels
# Behind what a card does, in the bar below the hand: as short as can be.
rules-link-card = Zur Regel
rules-section-short = Kurz gesagt
rules-section-dishes = Was die Gerichte können
rules-section-dice = Was die Würfel können
rules-section-desserts = { $count ->
    [one] Nachtisch
   *[other] Nachtische: wählt einen
}
rules-section-options = Varianten
rules-section-end = Das Ende
rules-section-box = Was in der Schachtel ist
rules-section-editions = Ausgaben im Vergleich
rules-section-rulings = Offene Fragen und unsere Antworten
rules-goal = Das Ziel
rules-turn = Ein Zug
rules-ending = Spielende
rules-tie = Gleichstand
# Where the rules of an edition come from.
rules-source = { $edition ->
    [sushi-go-zoch-2014] Von dieser Ausgabe haben wir die ganze Anleitung, in vier Sprachen.
    [sushi-go-anniversary] Von dieser Ausgabe haben wir die polnische Anleitung, aber weder die Kartenliste noch das Bild zum Duell.
    [sushi-go-original-2013] Von dieser Ausgabe haben wir keine Anleitung. Hier gilt, worin sich öffentliche Beschreibungen einig sind.
    [sushi-roll-2019] Von diesem Spiel haben wir die polnische Anleitung, nur die Seite zum Aufbau fehlt.
   *[sushizock-2008] Von diesem Spiel haben wir die russische Anleitung und die deutsche Kurzregel, aber keine Liste der Portionen.
}
rules-rulings-intro = Wo eine Anleitung schweigt oder zwei sich widersprechen, muss jemand entscheiden. An eurem Tisch könnt ihr es anders halten; einigt euch nur vor dem Spiel.
rules-ruling = Unsere Antwort { $id }
rules-ruling-unnamed = Unsere Antwort
# How sure a number of the box is; numbers without such a mark are printed or widely known.
rules-box-intro = Zahlen mit einem Zeichen stehen in keiner Anleitung, die wir haben. Sagt eure Schachtel etwas anderes, dann glaubt der Schachtel.
rules-sure-one = nur aus einer Quelle
rules-sure-inferred = folgt aus anderen Angaben
rules-sure-assumed = geschätzt, spielt sich gut
rules-cards-in-all = { $count ->
    [one] insgesamt { $count } Karte
   *[other] insgesamt { $count } Karten
}
