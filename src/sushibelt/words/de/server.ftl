# The server: what it refuses, what people may say at a table, and `sushibelt serve`.

cli-serve = Die Website bereitstellen: im Browser spielen, allein, mit Freunden oder im ganzen Netzwerk.
cli-serve-epilogue =
    Beispiele:
      sushibelt serve                      dieser Rechner, http://127.0.0.1:8000
      sushibelt serve --lan                Handys im selben Netz, mit QR-Code
      sushibelt serve --port 9000 --data /srv/sushibelt.sqlite

    SUSHIBELT_PORT, SUSHIBELT_HOST, SUSHIBELT_DATA und andere bewirken dasselbe;
    docs/operations.md zählt sie auf.
cli-serve-port = Der Port; 0 nimmt irgendeinen freien.
cli-serve-host = Die Adresse, auf der gelauscht wird.
cli-serve-data = Die Datei mit allen Tischen und Partien; fehlt sie, wird sie angelegt.
cli-serve-lan = Alle im selben Netz hereinlassen und einen QR-Code zum Öffnen der Seite zeigen.
serve-address = Sushibelt ist hier: { $address }
serve-data = Tische und Partien liegen in { $path }
serve-stop = Strg-C beendet es.
refusal-server-not-installed = Der Server braucht „{ $module }“; das ist nicht installiert. Installiere sushibelt mit dem Zusatz „server“.
refusal-port-impossible = Port { $port } gibt es nicht. Nimm 0 bis { $most }.
refusal-port-taken = Port { $port } auf { $host } ist nicht zu haben ({ $problem }). Beende, was ihn benutzt, oder nimm mit --port einen anderen.
refusal-variable-wrong = { $variable } ist „{ $given }“, muss aber eine ganze Zahl von { $least } bis { $most } sein.
refusal-origin-wrong = SUSHIBELT_ORIGINS nennt „{ $given }“, und das ist keine Herkunft (Origin). Sie sieht so aus: https://sushi.example; mehrere trennst du mit Kommas.
refusal-data-newer = „{ $path }“ stammt von einer neueren Version dieses Programms. Nimm diese Version oder eine andere Datei.
refusal-data-unusable = „{ $path }“ taugt nicht als Datendatei ({ $problem }).

## Tables

refusal-table-unknown = Diesen Tisch gibt es nicht. Vielleicht wurde er abgeräumt, weil lange niemand da war.
refusal-code-unknown = Kein Tisch und kein Wertungsblock hat diesen Code. Prüf ihn oder lass dir den Link geben.
refusal-secret-unknown = Dieser Link passt nicht zu diesem Tisch. Lass dir einen neuen geben.
refusal-secret-left = Du hast diesen Tisch verlassen; dieser Link öffnet ihn nicht mehr.
refusal-secret-removed = Du wurdest von diesem Tisch entfernt; dieser Link öffnet ihn nicht mehr.
refusal-secret-renewed = Seit jemand vom Tisch entfernt wurde, gelten die Links zum Zuschauen nicht mehr. Frag nach dem neuen Code.
refusal-table-full = Dieser Tisch ist voll.
refusal-seat-taken = Platz { $seat } ist besetzt.
refusal-seat-none = Du hast an diesem Tisch keinen Platz.
refusal-seat-unknown = Platz { $seat } gibt es in dieser Partie nicht.
refusal-host-only = Das kann nur, wer an diesen Tisch eingeladen hat.
refusal-member-unknown = An diesem Tisch heißt niemand { $name }.
refusal-kick-yourself = Dich selbst kannst du nicht entfernen. Verlass stattdessen den Tisch.
refusal-stage-wrong =
    { $stage ->
        [lobby] Die Partie hat noch nicht angefangen.
        [opening] Es wird gerade ausgeteilt.
        [playing] Die Partie läuft schon.
       *[other] Die Partie ist vorbei.
    }
refusal-people-none = An diesem Tisch sitzt noch niemand.
refusal-bots-too-many = Plätze für Bots: { $bots }, Plätze am Tisch: { $seats }. Lass einen für dich frei.
refusal-level-unknown = Einen Bot „{ $level }“ gibt es nicht. Zur Wahl: { $known }.

## Matches

refusal-match-not-running = An diesem Tisch läuft gerade keine Partie.
refusal-match-not-over = Diese Partie gibt es nicht, oder sie läuft noch.
refusal-match-other = Diese Wahl war für eine frühere Partie an diesem Tisch.
refusal-actions-too-many =
    { $allowed ->
        [one] Es kamen { $given } Züge auf einmal, hier geht aber nur einer.
       *[other] Es kamen { $given } Züge auf einmal, hier gehen aber nur { $allowed }.
    }
refusal-undo-nothing = Du hast nichts gewählt, was du zurücknehmen könntest.

## Fair deals

refusal-share-too-late = Es wird schon ausgeteilt; Zufallsanteile kann man jetzt nicht mehr versprechen.
refusal-share-for-other-terms = Die Bedingungen sind nicht die, die deiner Seite genannt wurden.
refusal-share-too-early = Zufallsanteile werden offengelegt, wenn alle versprochen sind.
refusal-share-not-promised = Das ist nicht der versprochene Zufallsanteil.

## Messages and requests

refusal-hello-first = Die erste Nachricht muss sagen, wer da ist.
refusal-message-unreadable = Diese Nachricht lässt sich nicht lesen.
refusal-message-out-of-place = Diese Nachricht gehört nicht hierher.
refusal-messages-too-many = Zu viele Nachrichten in kurzer Zeit.
refusal-too-many-requests = Zu viele Anfragen in kurzer Zeit. Warte ein bisschen.
refusal-request-unreadable = Diese Anfrage lässt sich nicht lesen.
refusal-request-too-large = Diese Anfrage ist zu groß.
refusal-origin-foreign = Das kam von einer fremden Seite.
refusal-not-found = Unter dieser Adresse gibt es nichts.
refusal-server-fault = Auf dem Server ging etwas schief. Geändert wurde nichts; versuch es noch einmal.

## Phrases

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oh-no = Oh nein!
phrase-yum = Lecker!
phrase-mine = Das wollte ich!
phrase-thinking = Moment, ich überlege …
phrase-hurry = Na, bald so weit?
phrase-one-more = Noch mal?
phrase-sorry = Tut mir leid!
phrase-bye = Tschüss!
