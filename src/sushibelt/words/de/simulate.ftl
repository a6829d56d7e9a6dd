# `sushibelt simulate`

cli-simulate-epilogue =
    Beispiele:
      sushibelt simulate sushi-go/original-2013 --games 2000
      sushibelt simulate sushi-go/zoch-2014 --seats 3 --bots greedy,random,random
      sushibelt simulate sushizock/2008 --games 500 --turn-limit 200 --threads 2
      sushibelt simulate sushi-roll/2019 --json > figures.json
      sushibelt simulate sushi-go/original-2013 --games 1000000 --out games.parquet

    Gleicher Startwert, gleiche Zahlen, egal wie viele Threads.
    Strg-C bricht ab und wertet die bis dahin fertigen Partien aus.
cli-simulate-game = Die Kennung eines Spiels, wie „sushibelt games“ sie auflistet.
cli-simulate-seats = Wie viele mitspielen. Ohne Angabe: 4 oder was dem in diesem Spiel am nächsten kommt.
cli-simulate-games = Wie viele Partien gespielt werden.
cli-simulate-bots = Ein Bot für alle Plätze oder einer je Platz, durch Kommas getrennt. Zur Wahl: { $known }.
cli-simulate-seed = Ein beliebiger Text. Partie 0 zum Startwert 7 wird ausgeteilt wie die Partie zum Startwert 7/0.
cli-simulate-threads = Wie viele Partien gleichzeitig laufen. Ohne Angabe: eine je Rechenkern.
cli-simulate-on = Wo gespielt wird: auf diesem Rechner oder auf einem Ray-Cluster. ray nimmt den aus RAY_ADDRESS, sonst alle Kerne dieses Rechners; ray://HOST:PORT einen anderswo. Das Ergebnis ist dasselbe.
cli-simulate-turn-limit = Eine Partie nach so vielen Zügen unbeendet lassen; jedes Mal, wenn jemand wählt, ist ein Zug. Ohne Angabe läuft jede Partie bis zum Ende.
cli-simulate-json = Alle Zahlen als JSON.
cli-simulate-out = Außerdem jeden Platz jeder Partie in diese neue Parquet-Datei schreiben.
cli-simulate-force = Mit --out eine vorhandene Datei ersetzen.
simulate-title = { $game }, { $seats } Plätze, { $games ->
    [1] eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }
simulate-preparing = gleich geht’s los
simulate-progress = es wird gespielt
simulate-rate = { $games } Partien/s
simulate-seat = Platz
simulate-bot = Bot
simulate-points = Punkte
simulate-spread = Std.-Abw.
simulate-won = gewonnen
simulate-alone = allein
simulate-shared = geteilt
simulate-lines = Punkte nach Zeilen: Mittel (Std.-Abw.)
simulate-line = Zeile
simulate-seat-number = Platz { $seat }
simulate-percent = { $share } %
simulate-how = Mittel ± Standardfehler; Std.-Abw. ist die Standardabweichung zwischen den Partien. Ein geteilter Sieg zählt anteilig.
simulate-ties = { $ties ->
    [0] Keine Partie endete unentschieden.
    [1] Eine Partie endete unentschieden.
   *[other] { $ties } Partien endeten unentschieden.
}
simulate-unfinished = { $unfinished ->
    [1] Eine Partie erreichte die Zuggrenze ({ $limit }) und zählt nicht mit.
   *[other] { $unfinished } Partien erreichten die Zuggrenze ({ $limit }) und zählen nicht mit.
}
simulate-stopped = Vorzeitig beendet. Fertige Partien: { $done } von { $games }.
simulate-nothing = Keine Partie wurde fertig, also gibt es nichts zu berichten.
refusal-simulate-games = --games { $given } geht nicht. Nimm eine Zahl von 1 bis { $most }.
refusal-simulate-threads = --threads { $given } geht nicht. Nimm eine Zahl von 1 bis { $most }.
refusal-simulate-turn-limit = --turn-limit { $given } beendet jede Partie vor dem Anfang. Nimm 1 oder mehr.
refusal-simulate-seed = Dieser Startwert lässt sich nicht als Text lesen. Nimm Buchstaben und Ziffern.
refusal-simulate-bots-wrong-number = Genannte Bots: { $bots }, Plätze: { $seats }. Nenne einen für alle oder einen für jeden Platz.
refusal-simulation-broke-down = Ein Prozess mit laufenden Partien wurde von außen beendet, vielleicht fehlte Speicher. Versuch es mit weniger --threads als { $processes }.
refusal-simulate-out-exists = „{ $path }“ gibt es schon. Nenne eine neue Datei oder ersetze sie mit --force.
refusal-parquet-missing = Eine Parquet-Datei braucht pyarrow; das ist hier nicht installiert. Installieren mit: pip install "sushibelt[research]".
refusal-cluster-unknown = --on kann nicht „{ $given }“ sein. Nimm ray, oder ray://HOST:PORT für einen Cluster anderswo.
refusal-cluster-missing = --on braucht Ray; das ist hier nicht installiert. Installieren mit: pip install "sushibelt[cluster]".
refusal-cluster-unreachable = Der Ray-Cluster „{ $on }“ ist nicht erreichbar ({ $why }). Prüf die Adresse und ob der Cluster läuft.
refusal-cluster-lacks-package = Auf einem Rechner des Ray-Clusters fehlt Sushibelt. Installiere es auf jedem mit: pip install "sushibelt[cluster,fast]".
refusal-cluster-other-code = Der Rechner { $node } des Clusters hat eine andere Version von Sushibelt, seine Ergebnisse könnten abweichen. Installiere überall dieselbe.
refusal-cluster-broke-down = Der Ray-Cluster „{ $on }“ ist ausgefallen ({ $why }). Starte ihn neu und wiederhole den Befehl.
