# `sushibelt arena`

cli-arena-epilogue =
    Beispiele:
      sushibelt arena sushi-go/original-2013 --bots cook,apprentice,novice
      sushibelt arena sushizock/2008 --bots chef,cook --out duel.json
      sushibelt arena sushi-roll/2019 --bots greedy,random --picture duel.svg
      sushibelt arena sushi-go/zoch-2014 --bots "greedy,process:python3 my_bot.py"

    Jede Kartenverteilung wird von jedem Platz aus gespielt. Eine Paarung endet,
    wenn das 95-%-Konfidenzintervall ihres Anteils 50 % ausschließt, spätestens
    aber nach --deals Verteilungen. Derselbe Befehl mit demselben --out macht
    weiter, wo er aufgehört hat.
cli-arena-game = Die Kennung eines Spiels, wie „sushibelt games“ sie auflistet.
cli-arena-bots = Zwei Bots oder mehr, durch Kommas getrennt; process:BEFEHL fragt ein Programm. Zur Wahl: { $known }.
cli-arena-seats = Wie viele mitspielen; die beiden Bots einer Paarung sitzen abwechselnd. Ohne Angabe: 4 oder was dem in diesem Spiel am nächsten kommt.
cli-arena-neighbours = Jeder Bot spielt nur gegen den nächstgenannten, nicht gegen alle.
cli-arena-solo = Der erste Bot einer Paarung hat einen Platz, der zweite alle übrigen.
cli-arena-mirrored = Zwei Partien je Verteilung: eine Sitzordnung und ihr Spiegelbild, reihum eine andere. Spart Zeit bei drei oder fünf Plätzen.
cli-arena-seconds = Wie viele Sekunden ein Bot über eine Wahl nachdenken darf. Ohne Angabe: eine feste Zahl von Durchläufen, damit sich Ergebnisse wiederholen lassen.
cli-arena-iterations = Wie viele Durchläufe ein Bot, der sucht, für eine Wahl höchstens hat. Länger als sonst denkt keine Stufe.
cli-arena-deals = Wie viele Verteilungen eine Paarung höchstens bekommt.
cli-arena-exact = Genau --deals Verteilungen je Paarung spielen, ohne früher aufzuhören, und Punkte und Standardfehler zeigen.
cli-arena-seed = Ein beliebiger Text. Gleicher Text, gleiche Verteilungen.
cli-arena-threads = Wie viele Prozesse gleichzeitig spielen. Das Ergebnis hängt nicht davon ab. Standard: 1; auf einem Cluster alle Kerne.
cli-arena-out = Ergebnisse und jede Verteilung in diese JSON-Datei schreiben; gibt es sie schon, geht es damit weiter.
cli-arena-picture = Das Ergebnis in diese SVG-Datei zeichnen.
cli-arena-json = Das Ergebnis als JSON.
arena-progress = es wird gespielt
arena-title = { $game }, { $seats } Plätze, Verteilungen je Paarung: höchstens { $limit }, Startwert { $seed }
arena-title-exact = { $game }, { $seats } Plätze, Verteilungen je Paarung: genau { $limit }, Startwert { $seed }
arena-bot = Bot
arena-rating = Wertung
arena-won = gewonnen
arena-even = unentschieden
arena-lost = verloren
arena-pairing = Paarung
arena-share = Anteil der Verteilungen
arena-games = Anteil der Partien
arena-points = Punkte
arena-lead = Vorsprung
arena-open = { $first } – { $second }
arena-ahead = { $first } > { $second }
arena-behind = { $first } < { $second }
arena-interval = { $share } [{ $low }; { $high }]
arena-percent = { $share } %
arena-how = Gewonnen, unentschieden, verloren: gezählt in Verteilungen, jede von jedem Platz aus gespielt; wer dabei öfter siegt, hat sie gewonnen. Beim Anteil zählen unentschiedene Verteilungen nicht mit, dazu das exakte 95-%-Konfidenzintervall (Clopper–Pearson); > und < heißen, dass es 50 % ausschließt. Ein geteilter Sieg zählt anteilig.
arena-how-exact = Jede Paarung hat alle ihre Verteilungen gespielt, jede von jedem Platz aus. Anteil der Partien, Punkte je Platz und Vorsprung in Punkten gelten für den ersten Bot, ± ein Standardfehler über die Verteilungen; ein geteilter Sieg zählt anteilig. > und < heißen, dass das exakte 95-%-Konfidenzintervall seines Anteils an den entschiedenen Verteilungen (Clopper–Pearson) 50 % ausschließt.
arena-how-solo = Allein gegen alle: Der erste Bot einer Paarung saß auf jedem Platz einmal, der zweite auf den { $others } anderen. Der faire Anteil an den Partien wäre { $fair }; eine Verteilung gewinnt, wer je Platz öfter siegt.
arena-how-mirrored = Gespiegelt: Jede Verteilung wurde zweimal gespielt, mit einer Sitzordnung und mit ihrem Spiegelbild; die Sitzordnungen wechselten reihum.
arena-forfeits = { $bot } hat Züge verschenkt: { $crash } durch Absturz, { $timeout } durch Trödeln, { $illegal } durch unerlaubte Antworten.
arena-unfinished = { $games ->
    [1] Eine Partie wollte nicht enden und wurde abgebrochen; niemand hat sie gewonnen.
   *[other] { $games } Partien wollten nicht enden und wurden abgebrochen; niemand hat sie gewonnen.
}
arena-stopped = Vorzeitig beendet. Mit --out hätte derselbe Befehl später weitermachen können.
arena-paused = Vorzeitig beendet. Derselbe Befehl macht hier weiter.
arena-picture-ratings = Wertungen mit 95-%-Konfidenzintervall
arena-picture-pairings = Anteil der entschiedenen Verteilungen, die der erste Bot gewann, mit exaktem 95-%-Konfidenzintervall; die Linie steht bei 50 %
refusal-arena-deals = --deals { $given } geht nicht. Nimm eine Zahl von 1 bis { $most }.
refusal-arena-seconds = --seconds { $given } ist keine Bedenkzeit. Nimm eine Zahl über 0, höchstens { $most }.
refusal-arena-iterations = --iterations kann nicht { $given } sein. Wähle eine Zahl von 1 bis { $most }.
refusal-arena-bots-too-few = Eine Arena braucht mindestens zwei Bots. Nenne sie mit Komma dazwischen: --bots greedy,random.
refusal-arena-bot-twice = „{ $bot }“ steht zweimal da. Nenne jeden Bot nur einmal.
refusal-arena-same-file = „{ $path }“ ist für die Ergebnisse und für das Bild angegeben. Nenne zwei Dateien.
refusal-arena-solo-mirrored = --solo und --mirrored passen nicht zusammen: Wer allein spielt, hat kein Spiegelbild. Nimm eins von beiden.
refusal-arena-ratings-missing = Wertungen brauchen openskill. Installieren mit: pip install "sushibelt[arena]".
refusal-arena-file-not-one = „{ $path }“ gibt es schon, enthält aber keine Arena-Ergebnisse. Nenne eine neue Datei.
refusal-arena-file-other = „{ $path }“ gehört zu einer anderen Arena: „{ $key }“ ist dort anders. Wiederhol den alten Befehl oder nenne eine neue Datei.
refusal-arena-file-damaged = „{ $path }“ enthält Arena-Ergebnisse, die sich nicht lesen lassen. Nenne eine neue Datei.
refusal-bot-command-unreadable = Der Befehl „{ $command }“ lässt sich nicht lesen. Prüf die Anführungszeichen.
refusal-bot-command-missing = Für den Bot „process:{ $command }“ gibt es kein Programm. Schreib process: und einen Befehl, zum Beispiel process:python3 my_bot.py.
