# The command line's own texts: what --help says, and what every command may have to say.

cli-about = Sushi Go!, Sushi Roll und Sushizock an einem Band: spielen, werten, erforschen.
cli-epilogue =
    Beispiele:
      sushibelt play                                     Spiel aussuchen, losspielen
      sushibelt play sushi-go/anniversary+mochi --seats 3
      sushibelt play sushizock/2008 --people Ana,Bo      zu zweit an einer Tastatur
      sushibelt score evening.json                       wer hat bei euch gewonnen?
      sushibelt replay game.txt
cli-help-usage = Aufruf: { $call }
cli-help-command-here = BEFEHL
cli-help-options-here = OPTIONEN
cli-help-arguments-here = ARGUMENTE
cli-help-game-here = SPIEL
cli-help-file-here = DATEI
cli-help-action-here = AKTION
cli-help-target-here = ZIEL
cli-help-source-here = QUELLE
cli-help-destination-here = ZIEL
cli-help-commands = Befehle
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-default = Standard: { $value }
cli-help-required = erforderlich
cli-help-number = N
cli-help-text = TEXT
cli-help-help = Diese Hilfe zeigen.
cli-help-version = Die Version zeigen.
cli-help-language = --language oder SUSHIBELT_LANGUAGE wählt die Sprache: { $known }.
cli-games = Alle Spiele mit ihren Plätzen und Optionen auflisten.
cli-games-json = Ein Eintrag für jede Kennung, als JSON.
cli-play = Im Terminal spielen, gegen Bots oder mit anderen an einer Tastatur.
cli-play-epilogue =
    Beispiele:
      sushibelt play
      sushibelt play sushi-go/anniversary+puppet
      sushibelt play sushi-roll/2019 --seats 4 --bots greedy,random,greedy
      sushibelt play sushi-go/zoch-2014 --people Ana,Bo,Cleo --record evening.txt
      sushibelt play --resume evening.txt

    Beim Spielen: eine Zahl zum Wählen, ? für Hilfe, s für den Punktestand,
    u zum Zurücknehmen, solange andere noch wählen, q zum Beenden.
cli-play-game = Die Kennung eines Spiels, wie „sushibelt games“ sie auflistet. Ohne sie wirst du gefragt.
cli-play-seats = Wie viele mitspielen, Bots eingeschlossen.
cli-play-bots = Wer die anderen Plätze spielt: ein Bot für alle oder einer je Platz, durch Kommas getrennt. Zur Wahl: { $known }.
cli-play-people = Wer an dieser Tastatur sitzt: Namen, durch Kommas getrennt.
cli-play-seed = Ein beliebiger Text. Gleicher Text, gleiche Partie.
cli-play-record = Die Partie Zug für Zug in diese neue Datei mitschreiben.
cli-play-resume = Eine mitgeschriebene, noch nicht beendete Partie weiterspielen.
cli-replay = Eine mitgeschriebene Partie Zug für Zug wiedergeben, mit Punkten und Begründung.
cli-replay-epilogue =
    Beispiele:
      sushibelt replay evening.txt
      sushibelt replay evening.txt --upto 12
      sushibelt replay evening.txt --json
cli-replay-file = Die Mitschrift; - liest sie von der Standardeingabe.
cli-replay-json = Alles als JSON.
cli-replay-upto = Nach so vielen Zügen aufhören.
replay-title = { $game } mit { $names }
replay-unfinished = { $moves ->
    [1] Nach einem Zug ist die Partie noch nicht zu Ende.
   *[other] Nach { $moves } Zügen ist die Partie noch nicht zu Ende.
}
cli-score = Teller, Tabletts oder Stapel von einem echten Tisch werten, mit Begründung.
cli-simulate = Bots viele Partien spielen lassen und das Ergebnis auswerten.
cli-arena = Bots mit denselben Karten gegeneinander antreten lassen und sehen, wer stärker ist.
cli-bench = Messen, wie schnell die Regeln hier laufen.
refusal-command-unknown = Einen Befehl „{ $command }“ gibt es nicht. Zur Wahl: { $known }.
command-line-too-much = Unerwartete Angabe: { $words }.
command-line-option-unknown = Eine Option { $option } gibt es nicht.
command-line-twice = { $option } steht zweimal da.
command-line-missing = { $name } fehlt oder hat keinen Wert.
command-line-value = { $name } kann nicht „{ $given }“ sein.
command-line-unreadable = Dieser Aufruf ist nicht zu verstehen.
refusal-command-line = { $problem } „{ $help }“ zeigt, was möglich ist.
refusal-language-unknown = Die Sprache „{ $given }“ gibt es hier nicht. Zur Wahl: { $known }.
refusal-language-missing = Hinter --language fehlt die Sprache. Zur Wahl: { $known }.
refusal-number-not-whole = { $option } braucht eine ganze Zahl, nicht „{ $given }“.
refusal-output-unwritable = Die Ausgabe lässt sich nicht schreiben ({ $problem }).

## Files

refusal-file-missing = Eine Datei „{ $path }“ gibt es nicht.
refusal-folder-missing = „{ $path }“ lässt sich nicht anlegen: Den Ordner gibt es nicht.
refusal-file-is-directory = „{ $path }“ ist ein Ordner. Nenne eine Datei.
refusal-file-unreadable = „{ $path }“ lässt sich nicht lesen ({ $problem }).
refusal-file-not-text = „{ $path }“ ist keine Textdatei in UTF-8.
refusal-file-too-large = „{ $path }“ ist größer als { $limit } MB. Das ist keine Mitschrift einer Partie.
refusal-file-unwritable = „{ $path }“ lässt sich nicht schreiben ({ $problem }).
refusal-record-exists = „{ $path }“ gibt es schon. Nenne eine neue Datei oder spiel die Partie darin mit --resume weiter.
refusal-record-changed-meanwhile = „{ $path }“ wurde während der Partie von anderer Seite geändert. Es wird nichts mehr hineingeschrieben.
refusal-record-finished = Die Partie in „{ $path }“ ist zu Ende. „sushibelt replay“ gibt sie wieder.
refusal-record-rewritten = „{ $path }“ ist anders geschrieben, als dieses Programm es täte; weiterspielen geht deshalb nicht. „sushibelt replay“ kann die Partie trotzdem lesen.
refusal-upto-negative = --upto { $upto } ist keine Anzahl von Zügen. Nimm 0 oder mehr.

## Compiled and translated rules

refusal-fast-missing = Kompilierte Regeln brauchen numba; das ist hier nicht installiert oder läuft nicht. Installieren mit: pip install "sushibelt[fast]".
refusal-not-translatable = { $file }, Zeile { $line }: „{ $what }“ gehört nicht zu dem Teil von Python, in dem die Regeln geschrieben sind.
refusal-playout-seed = { $seed } taugt nicht als Startwert. Nimm eine ganze Zahl von 0 bis 18446744073709551615.
refusal-playout-numbers = Zufallspartien haben Nummern von 0 bis 4294967295; { $count } ab Nummer { $first } gehen darüber hinaus.
refusal-javascript-folder = Nenne genau einen Ordner für die JavaScript-Module; genannt: { $given }.
refusal-javascript-unwritable = Die JavaScript-Module lassen sich nicht nach { $folder } schreiben ({ $problem }). Nimm einen Ordner, in den du schreiben darfst.

## The list of games

games-column-id = Spiel
games-column-seats = Plätze
games-column-options = Optionen
games-source = { $edition ->
    [sushi-go-original-2013] Regeln: 2013, wie die meisten Programme sie haben
    [sushizock-2008] Regeln: S4 und veröffentlichte Beschreibungen
   *[other] Regeln: { $source }
}
games-group = { $options ->
    [one] { $name }
   *[other] { $name } zur Wahl
}
games-option-default = {" "}(Standard)
games-option-seats = {" "}({ $seats } Plätze)
games-no-options = keine
games-how = Eine Kennung lautet Spiel+Option+Option, Reihenfolge egal. S0 bis S4 sind die Anleitungen hinter den Regeln.
games-count = Insgesamt { $ids } Kennungen; „sushibelt games --json“ zählt sie alle auf.
games-example = Gleich spielen: sushibelt play { $game } --seats { $seats }
