# The score pad: what it asks, prints, warns of and refuses.

## Places in a document

refusal-score-at-top = Das Dokument
refusal-score-at-round = Durchgang { $round }
refusal-score-at-plate = Durchgang { $round }, { $seat }
refusal-score-at-seat = { $seat }

## Documents that cannot be read

refusal-score-not-json = Das ist kein JSON: Zeile { $line }, Spalte { $column } lässt sich nicht lesen. docs/score.md zeigt, wie ein Wertungsblock aussieht.
refusal-score-json-monstrous = In diesem JSON ist eine Zahl zu lang, oder die Klammern sind zu tief verschachtelt. Ein Wertungsblock kann das nicht sein.
refusal-score-key-twice = Der Schlüssel { $entry } steht zweimal in einem Objekt. Lass einen weg.
refusal-score-no-number = { $given } ist keine Zahl, mit der sich rechnen lässt.
refusal-score-not-an-object = { $where }: Hier muss ein Objekt stehen wie {"{"}"tempura": 2{"}"}, nicht { $given }.
refusal-score-not-a-list = { $where }: „{ $entry }“ muss eine Liste sein, nicht { $given }.
refusal-score-key-unknown = { $where }: Einen Schlüssel { $entry } gibt es hier nicht. Bekannt sind: { $known }.
refusal-score-key-missing = { $where }: Der Schlüssel „{ $entry }“ fehlt.
refusal-score-wrong-length = { $where }: „{ $entry }“ braucht { $wanted } Einträge, einen je Teller, hat aber { $given }.
refusal-score-too-many-rounds = Auf dem Block stehen { $given } Durchgänge, ein Spiel hat aber { $limit }.
refusal-score-not-whole = { $where }: { $what } muss eine ganze Zahl sein, nicht { $given }.
refusal-score-number-senseless = { $where }: Die Zahl für { $what } ist viel zu groß; mehr als { $limit } kommt hier nirgends vor.
refusal-score-number-too-low = { $where }: { $what } kann nicht { $given } sein; das Mindeste ist { $lowest }.
refusal-score-slot-unknown = { $where }: { $slot } gibt es in diesem Spiel nicht. Zur Wahl: { $known }.
refusal-score-game-not-text = „game“ muss die Kennung eines Spiels sein wie „sushi-go/zoch-2014“, nicht { $given }. „sushibelt games“ listet alle auf.
refusal-score-name-impossible = { $name } taugt nicht als Name. Ein Name ist ein Text, den man vorlesen kann.
refusal-score-name-twice = { $name } gibt es zweimal. Wer gewinnt, wird beim Namen genannt: Gib jedem Platz einen eigenen.

## Warnings

warning-limit-unsure = { $problem } Ganz sicher ist diese Zahl nicht, darum wurde gewertet, was dasteht.
warning-limit-doubtful = { $problem } Gewertet wurde, was dasteht.
warning-plates-short = Durchgang { $round }: weniger als { $limit } auf dem Teller bei { $seats }. Gewertet, als wäre der Rest nichts wert.
warning-round-under-way = Durchgang { $round } läuft noch ({ $given } von { $limit } gelegt): Die Punkte gelten, als wäre jetzt Schluss.

## The bill

score-not-over = Noch nicht zu Ende: Das ist der Zwischenstand.
score-warnings = Bitte prüfen:

## Help

cli-score-file = Eine JSON-Datei, wie docs/score.md sie beschreibt; - liest die Standardeingabe. Ohne Angabe wirst du Zeile für Zeile gefragt.
cli-score-json = Die Wertung als JSON.
cli-score-epilogue =
    Beispiele:
      sushibelt score evening.json
      sushibelt score - --json < evening.json
      sushibelt score                                    am Tisch eintippen
refusal-score-needs-file = Es gibt nichts zu werten. Nenne eine Datei oder - für die Standardeingabe.

## Typing at the table

refusal-score-typed-unclear = „{ $text }“ lässt sich nicht lesen. Schreib, was da liegt, zum Beispiel so: 2 tempura, wasabi+egg
refusal-score-typed-number = „{ $text }“ ist keine Zahlenreihe. Schreib sie so: 5 1 2 3
refusal-score-seat-unknown = Hier heißt niemand „{ $name }“. Es spielen: { $known }.
score-hello = Was liegt auf dem Tisch? Antworte Zeile für Zeile, mit englischen Namen, zum Beispiel „2 tempura, wasabi+egg“. Eine leere Zeile heißt: nichts da; Strg-D hört früher auf.
score-ask-game = Welches Spiel? Eine Kennung oder Enter für { $game }
score-ask-names = Wer spielt mit? Namen, durch Kommas getrennt
score-ask-plate = Durchgang { $round }, { $seat }
score-so-far = Bisher: { $totals }
score-ask-save = Als JSON behalten? Ein neuer Dateiname oder Enter zum Verwerfen
score-saved = Gespeichert in { $path }
refusal-score-typed-one-number = „{ $text }“ ist mehr als eine Zahl. Ein Würfel zeigt nur eine.
