# The score pad: what it asks, prints, warns of and refuses.

## Places in a document

refusal-score-at-top = Das Dokument
refusal-score-at-round = Runde { $round }
refusal-score-at-plate = Runde { $round }, { $seat }
refusal-score-at-seat = { $seat }

## Documents that cannot be read

refusal-score-not-json = Das ist kein JSON: Zeile { $line }, Spalte { $column } lässt sich nicht lesen. docs/score.md zeigt, wie ein Wertungsblock aussieht.
refusal-score-json-monstrous = In diesem JSON ist eine Zahl zu lang oder eine Klammer zu tief für einen Wertungsblock.
refusal-score-key-twice = Der Schlüssel { $entry } steht zweimal in einem Objekt. Lass einen weg.
refusal-score-no-number = { $given } ist keine Zahl, mit der sich rechnen lässt.
refusal-score-not-an-object = { $where }: Hier muss ein Objekt stehen wie {"{"}"tempura": 2{"}"}, nicht { $given }.
refusal-score-not-a-list = { $where }: „{ $entry }“ muss eine Liste sein, nicht { $given }.
refusal-score-key-unknown = { $where }: Einen Schlüssel { $entry } gibt es hier nicht. Bekannt sind: { $known }.
refusal-score-key-missing = { $where }: Der Schlüssel „{ $entry }“ fehlt.
refusal-score-wrong-length = { $where }: „{ $entry }“ braucht { $wanted } Einträge, einen je Teller, hat aber { $given }.
refusal-score-too-many-rounds = Auf dem Block stehen { $given } Runden, ein Spiel hat aber { $limit }.
refusal-score-not-whole = { $where }: { $what } muss eine ganze Zahl sein, nicht { $given }.
refusal-score-number-senseless = { $where }: Die Zahl für { $what } ist viel zu groß; mehr als { $limit } kommt hier nirgends vor.
refusal-score-number-too-low = { $where }: { $what } kann nicht { $given } sein; das Mindeste ist { $lowest }.
refusal-score-slot-unknown = { $where }: { $slot } gibt es in diesem Spiel nicht. Zur Wahl: { $known }.
refusal-score-yogurt-without-value = { $where }: Ein Frozen Yogurt auf dem Teller zeigt seine Zahl. Schreib eins von diesen: { $known }.
refusal-score-game-not-text = „game“ muss die Kennung eines Spiels sein wie "sushi-go/zoch-2014", nicht { $given }. „sushibelt games“ listet alle auf.
refusal-score-name-impossible = { $name } taugt nicht als Name. Ein Name ist ein Text, den man vorlesen kann.
refusal-score-name-twice = { $name } gibt es zweimal. Wer gewinnt, wird beim Namen genannt: Gib jedem Platz einen eigenen.

## Plates that cannot be

refusal-score-hand-exceeded = { $where }: Da liegen { $given } Karten, in einer Runde legt aber niemand mehr als { $limit } (ein Nigiri auf Wasabi sind zwei Karten).
refusal-score-deck-exceeded = { $where }: Das macht über das ganze Spiel { $given }× { $kind }, es gibt aber nur { $limit }.
refusal-score-teas-uncountable = { $where }: So viele Bubble Teas lassen sich nicht in Folgen aufteilen ({ $given } Möglichkeiten, angesehen werden höchstens { $limit }).
refusal-score-no-squishy = { $where }: Das Squishy kann niemand holen, dieses Spiel hat keins. Lass „squishy“ weg.
refusal-score-squishy-unearned = { $where }: Squishy { $given }-mal geholt? Das geht nur mit einer Erdbeerkarte im selben Zug; gelegt wurden { $limit }.
refusal-score-squishy-kept = { $where }: Squishy { $given }-mal geholt? Niemand nimmt es sich selbst weg: nach dem, was die anderen geholt haben, geht höchstens { $limit }-mal.
refusal-score-squishy-behind = { $where }: Das Squishy mit { $given } Symbolen geholt? Es gab schon jemanden mit { $limit }.
refusal-score-squishy-forgotten = { $where }: Squishy { $given }-mal geholt? Es muss { $limit ->
    [one] einmal
   *[other] { $limit }-mal
} gewesen sein, denn niemand sonst hat Erdbeeren.
refusal-score-no-dice = { $where }: Dieses Spiel hat keine Mochi-Würfel. Lass „mochi_dice“ weg.
refusal-score-die-exceeded = { $where }: Der Mochi-Würfel zeigt { $given }, seine höchste Seite ist aber { $limit }.
refusal-score-die-unrolled = { $where }: Der Mochi-Würfel zeigt { $given }, ohne Mochi-Karte steht er aber noch auf { $limit }.
refusal-score-tray-overfull = { $where }: Da liegen { $given } Würfel, in einer Runde nimmt aber niemand mehr als { $limit } (ein Nigiri auf Wasabi sind zwei Würfel).
refusal-score-dice-exceeded = { $where }: Zusammen { $given } { $kind }-Würfel auf den Tabletts, es gibt aber nur { $limit }.
refusal-score-tokens-exceeded = { $where }: Zusammen { $given }× { $kind }, es gibt aber nur { $limit }.
refusal-score-tokens-unearned = { $where }: { $given }× { $kind }, die Tabletts geben aber höchstens { $limit } her.
refusal-score-puddings-missing = { $where }: Zusammen { $given }× { $kind }, die Tabletts haben aber { $limit } gebracht, und niemand gibt welche her.
refusal-score-tiles-exceeded = { $where }: Mit diesem Stapel sind es { $given }× { $kind }, in der Schachtel sind aber nur { $limit }.
refusal-score-tile-unknown = { $where }: { $kind } mit dem Wert { $given } gibt es nicht. Die Werte gehen von 1 bis { $limit }.
refusal-score-tile-values-exceeded = { $where }: Mit diesem Stapel sind es { $given }× { $kind } mit dem Wert { $value }, in der Schachtel sind aber nur { $limit }.

## Warnings

warning-limit-unsure = { $problem } Ganz sicher ist diese Zahl nicht, darum wurde gewertet, was dasteht.
warning-limit-doubtful = { $problem } Gewertet wurde, was dasteht.
warning-plates-short = Runde { $round }: weniger als { $limit } auf dem Teller bei { $seats }. Gewertet, als wäre der Rest nichts wert.
warning-round-under-way = Runde { $round } läuft noch ({ $given } von { $limit } gelegt): Die Punkte gelten, als wäre jetzt Schluss.
warning-squishy-missing = Runde { $round }: Erdbeeren liegen da, aber „squishy“ sagt nicht, wer es geholt hat. Gewertet, als wäre es niemand.
warning-puppet-left-out = { $where }: „{ $entry }“ sagt nichts über die Puppe. Gewertet, als hätte sie weder das Squishy geholt noch gewürfelt.
warning-dice-missing = Mochi-Karten liegen da, aber „mochi_dice“ sagt nicht, was die Würfel zeigen. Der Nachtisch ist noch nicht gewertet.
warning-tokens-missing = „tokens“ fehlt. Puddings und übrige Marker sind noch nicht gewertet.
warning-tiles-left = { $count ->
    [1] In den Reihen liegt noch eine Portion
   *[other] In den Reihen liegen noch { $count } Portionen
}, das Spiel ist also nicht vorbei.

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

refusal-score-needs-file = Es gibt nichts zu werten. Nenne eine Datei, oder - für die Standardeingabe.

## Typing at the table

refusal-score-typed-unclear = „{ $text }“ lässt sich nicht lesen. Tipp, was da liegt, zum Beispiel so: 2 tempura, wasabi+egg
refusal-score-typed-number = „{ $text }“ ist keine Zahlenreihe. Tipp sie so: 5 1 2 3
refusal-score-seat-unknown = Hier heißt niemand „{ $name }“. Es gibt: { $known }.
score-hello = Was liegt auf dem Tisch? Antworte Zeile für Zeile, zum Beispiel „2 tempura, wasabi+egg“. Eine leere Zeile heißt: nichts da; Strg-D hört früher auf.
score-ask-game = Welches Spiel? Eine Kennung, oder Enter für { $game }
score-ask-names = Wer spielt mit? Namen, durch Kommas getrennt
score-ask-plate = Runde { $round }, { $seat }
score-ask-squishy = Runde { $round }: Wer hat das Squishy geholt? Reihenfolge egal, zum Beispiel „Ana, 2 Bo“
score-ask-die = Mochi-Würfel: { $seat }
score-ask-tokens = Marker: { $seat }, zum Beispiel „2 pudding, 3 menu, chopsticks“
score-ask-stack = { $seat }, { $kind } von unten nach oben, zum Beispiel „5 1 2 3“
score-so-far = Bisher: { $totals }
score-ask-save = Als JSON behalten? Ein neuer Dateiname, oder Enter zum Verwerfen
score-saved = Gespeichert in { $path }
refusal-score-typed-one-number = „{ $text }“ ist mehr als eine Zahl. Ein Würfel zeigt nur eine.
