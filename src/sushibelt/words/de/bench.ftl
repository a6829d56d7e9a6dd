# `sushibelt bench`

cli-bench-epilogue =
    Beispiele:
      sushibelt bench
      sushibelt bench --quick
      sushibelt bench --json > speed.json
cli-bench-quick = Ein paar Sekunden statt Minuten; ungenauer, und nichts wird neu kompiliert.
cli-bench-json = Alle Zahlen als JSON.
cli-bench-markdown = Tabellen in Markdown.
bench-progress = es wird gemessen
bench-title = { $implementation } { $python } auf { $machine }, { $numba ->
    [none] ohne numba
   *[other] numba { $numba }
}, { $rounds ->
    [1] ein Durchlauf
   *[other] bester von { $rounds } Durchläufen
}
bench-game = Spiel
bench-interpreted = interpretiert
bench-compiled = kompiliert
bench-ratio = Faktor
bench-thread = 1 Thread
bench-threads = 2 Threads
bench-frozen = spezialisiert
bench-simulated = simuliert
bench-family = Familie
bench-cold = Kaltstart, s
bench-cached = Warmstart, s
bench-late = ms zu spät, p99
bench-latest = ms zu spät, max.
bench-step = µs/Schritt
bench-view = µs/Ansicht
bench-replay = ms/Wiederholung
bench-read = ms/Lesen
bench-how = Partien pro Sekunde, zufällig gespielt vom Austeilen bis zum Schluss: interpretiert; kompiliert auf einem Thread und der Faktor dazu; eigens für dieses Spiel kompiliert und der Faktor dazu; dann nach der Uhr auf einem Thread und auf zweien; simuliert: auf einem Thread so, wie `sushibelt simulate` sie spielt, mit Startwerten und Wertung. Vier Plätze, bei Duell und Puppe zwei. Start: vom neuen Prozess bis zur ersten kompilierten Partie. Zu spät: wie lange ein Bot über die versprochene Zehntelsekunde hinaus denkt, während zwei andere mitdenken. Schritt: die Züge aller Plätze ausführen. Ansicht: was ein Platz wissen kann. Wiederholung: eine ganze Partie aus ihren Zügen; Lesen: aus dem Text ihrer Mitschrift, alles geprüft.
