# One sentence or two for each reason why something cannot be: what is wrong, and what to do.

## Ids

refusal-family-unknown = Ein Spiel „{ $game }“ gibt es nicht. Eine Kennung lautet Familie/Ausgabe+Option; die Familien sind: { $known }. „sushibelt games“ listet alle auf.
refusal-edition-unknown = Eine Ausgabe „{ $game }“ gibt es nicht. Zur Wahl: { $known }.
refusal-option-unknown = In „{ $game }“ gibt es keine Option „{ $option }“. Zur Wahl: { $known }.
refusal-option-twice = „{ $game }“ nennt die Option „{ $option }“ zweimal. Lass eine weg.
refusal-options-contradict = „{ $game }“ will „{ $option }“ und „{ $other }“, aber nur eins davon geht. Entscheide dich.
refusal-seats-impossible = { $game } geht nicht mit { $seats ->
    [1] einem Platz
   *[other] { $seats } Plätzen
}. Erlaubt: { $allowed }.

## Moves

refusal-action-unknown = „{ $action }“ gibt es in diesem Spiel nicht.
refusal-action-illegal = Platz { $seat } kann „{ $action }“ jetzt nicht wählen.
refusal-choices-not-owed = Eine Wahl fehlt noch von Platz: { $owed }. Gewählt wurde für Platz: { $given }.
refusal-turn-stale = Diese Wahl war für Zug { $number }, die Partie ist aber bei { $now }. Schau noch mal hin und wähl neu.
refusal-seat-owes-nothing = Platz { $seat } hat jetzt nichts zu wählen.
refusal-names-wrong-number = Namen: { $names }, Plätze: { $seats }. Gib jedem Platz einen Namen.
refusal-outcome-too-long = Hier hatte der Zufall { $wanted }‑mal zu entscheiden, aufgeschrieben ist mehr.
refusal-outcome-too-short = Aufgeschrieben: { $given }; der Zufall hat hier aber noch etwas zu entscheiden.
refusal-outcome-impossible = „{ $value }“ kann hier nicht gezogen werden.
refusal-outcome-label = Hier wird „{ $expected }“ gezogen, aufgeschrieben ist aber „{ $given }“.

## Records

refusal-record-not-one = Das ist keine Mitschrift einer Partie: Die erste Zeile ist nicht „{ $wanted }“.
refusal-record-header-incomplete = Zeile { $line }: Der Kopf hört vor „{ $field }“ auf. Eine dort abgeschnittene Mitschrift lässt sich nicht fortsetzen.
refusal-record-header-unreadable = Der Kopf dieser Mitschrift lässt sich nicht lesen: Mit Plätzen, Schlüssel oder Namen stimmt etwas nicht.
refusal-record-other-rules = Diese Mitschrift folgt Version { $given } der Regeln; dieses Programm spielt Version { $now }.
refusal-record-other-book = Diese Mitschrift entstand mit anderem Material von { $game }, als dieses Programm hat. Nimm die Version, mit der sie entstand.
refusal-record-line-changed = Zeile { $line }: Die Prüfsumme passt nicht. Diese Zeile oder eine davor wurde geändert oder beschädigt.
refusal-record-line-refused = Zeile { $line }: { $problem }
refusal-record-number-wrong = Der Zug müsste Nummer { $wanted } haben, hat aber { $given }.
refusal-record-chance-wrong = Das ist nicht, was der Schlüssel der Mitschrift hier zieht.
refusal-record-move-unreadable = „{ $text }“ lässt sich nicht als Zug lesen.
refusal-record-result-wrong = Aufgeschrieben ist ein anderes Ergebnis, als die Züge ergeben.
refusal-record-seal-broken = Zeile { $line }: Das Siegel passt nicht. Etwas in dieser Mitschrift wurde geändert.
refusal-record-goes-on = Zeile { $line }: Hinter dem Siegel geht die Mitschrift weiter.

## Bots

refusal-bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl: { $known }.
