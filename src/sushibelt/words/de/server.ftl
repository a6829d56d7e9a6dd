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
cli-serve-data = Die Datei mit allen Tischen und Partien; fehlt sie, wird sie angelegt. Oder die Adresse einer Postgres-Datenbank.
cli-serve-lan = Alle im selben Netz hereinlassen und einen QR-Code zum Öffnen der Seite zeigen.
serve-address = Sushibelt läuft hier: { $address }
serve-data = Tische und Partien liegen in { $path }
serve-stop = Beenden mit Strg-C.
serve-proxy-unknown = WARNUNG: Besucher kommen über einen Proxy, den SUSHIBELT_PROXIES nicht nennt. Darum zählen sie alle als eine Adresse und teilen sich deren Grenzen. Setze SUSHIBELT_PROXIES auf die Adresse des Proxys, etwa 127.0.0.1, und starte neu.
serve-no-pages = Die Seiten fehlen in dieser Installation: Programme können sich verbinden, aber es gibt nichts zu öffnen. Baue sie mit „make site“ oder installiere ein Paket, das „make wheel“ gebaut hat.
refusal-server-not-installed = Der Server braucht „{ $module }“; das ist nicht installiert. Alles Nötige kommt mit: { $command }
refusal-port-impossible = Port { $port } gibt es nicht. Nimm 0 bis { $most }.
refusal-port-taken = Port { $port } auf { $host } ist nicht zu haben ({ $problem }). Beende, was ihn benutzt, oder nimm mit --port einen anderen.
refusal-variable-wrong = { $variable } ist „{ $given }“, muss aber eine ganze Zahl von { $least } bis { $most } sein.
refusal-metrics-port-taken = Auf Port { $port } von { $host } lassen sich keine Messwerte veröffentlichen ({ $problem }). Beende das Programm, das ihn belegt, oder ändere SUSHIBELT_METRICS_PORT.
refusal-proxy-wrong = SUSHIBELT_PROXIES enthält „{ $given }“; das ist keine Adresse eines Proxys. Schreib sie wie 127.0.0.1 oder 10.0.0.0/24, mehrere mit Kommas getrennt.
refusal-token-weak = { $variable } ist zu leicht zu erraten. Nimm mindestens { $least } Buchstaben und Ziffern ohne Leerzeichen, zum Beispiel die Ausgabe von „openssl rand -hex 16“.
refusal-origin-wrong = SUSHIBELT_ORIGINS nennt „{ $given }“, und das ist keine Herkunft (Origin). Sie sieht so aus: https://sushi.example; mehrere trennst du mit Kommas.
refusal-host-wrong = SUSHIBELT_HOSTS nennt „{ $given }“, und das ist kein Rechnername. Richtig wäre zum Beispiel sushi.example; mehrere trennst du mit Kommas.
refusal-files-too-few = Das System erlaubt diesem Server { $allowed } offene Dateien, aber { $connections } Verbindungen brauchen { $needed }. Erhöhe die Grenze („ulimit -n“ oder LimitNOFILE= in einer systemd-Unit) oder setze SUSHIBELT_CONNECTIONS niedriger.
refusal-data-newer = „{ $path }“ stammt von einer neueren Version dieses Programms. Nimm die neuere Version oder eine andere Datei.
refusal-data-unusable = „{ $path }“ taugt nicht als Datendatei ({ $problem }).
refusal-data-in-use =
    { $address ->
        [none] „{ $path }“ wird schon benutzt: von Prozess { $pid } auf { $host } seit { $since }. Beende ihn zuerst oder nimm mit --data eine andere Datei.
       *[other] „{ $path }“ wird schon benutzt: von Prozess { $pid } auf { $host } seit { $since }. Seine Website: { $address }. Beende ihn zuerst oder nimm mit --data eine andere Datei.
    }
refusal-data-in-use-by-someone = „{ $path }“ wird schon von einem anderen Prozess benutzt. Beende ihn zuerst oder nimm mit --data eine andere Datei.
refusal-data-foreign = „{ $path }“ ist keine Datendatei von Sushibelt. An ihr wurde nichts verändert; meintest du eine andere?
refusal-data-damaged = „{ $path }“ ist beschädigt ({ $problem }). An der Datei wurde nichts verändert; der Befehl sushibelt restore spielt eine Sicherung ein.

## Postgres

refusal-postgres-missing = Für eine Postgres-Datenbank fehlt „{ $module }“. Installieren lässt es sich mit: { $command }
refusal-database-address-wrong = Das ist keine Adresse einer Datenbank. Schreib sie so: postgresql://nutzer:passwort@rechner/name, und Sonderzeichen im Passwort als Code, etwa %40 für @.
refusal-database-unreachable = Keine Verbindung zu { $path } ({ $problem }). Stimmen Adresse und Passwort, und läuft Postgres?
refusal-database-unusable = { $path } lässt sich nicht benutzen ({ $problem }).
refusal-database-rights = Dieser Nutzer darf in { $path } keine Tabellen anlegen ({ $problem }). Wem die Datenbank gehört, der kann es erlauben: GRANT CREATE ON SCHEMA public TO …
refusal-database-newer = { $path } stammt von einer neueren Version dieses Programms. Nimm die neuere Version oder eine andere Datenbank.
refusal-database-older = { $path } stammt von einer älteren Version dieses Programms. Starte den Server einmal damit, dann ist die Datenbank auf dem neuen Stand.
refusal-database-foreign = In { $path } liegen Tabellen eines anderen Programms. Daran wurde nichts verändert; gib Sushibelt eine eigene Datenbank.
refusal-database-empty = { $path } ist leer. Starte zuerst den Server damit, oder füll sie mit sushibelt move.
refusal-database-in-use =
    { $address ->
        [none] { $path } wird schon benutzt: von Prozess { $pid } auf { $host } seit { $since }. Beende ihn zuerst oder nimm eine andere Datenbank.
       *[other] { $path } wird schon benutzt: von Prozess { $pid } auf { $host } seit { $since }; seine Seite ist { $address }. Beende ihn zuerst oder nimm eine andere Datenbank.
    }
refusal-database-in-use-by-someone = { $path } wird schon von einem anderen Server benutzt. Beende ihn zuerst oder nimm eine andere Datenbank.
refusal-store-away = Die Datenbank ist gerade nicht erreichbar. Geändert wurde nichts; versuch es gleich noch einmal.
refusal-store-taken = Ein anderer Server hat die Datenbank übernommen, dieser hier kann nichts mehr speichern. Öffne die Seite gleich noch einmal.

## Several nodes

refusal-node-wrong = „{ $given }“ ist keine Adresse, unter der andere Server diesen erreichen. SUSHIBELT_NODE braucht die Form http://10.0.0.5:8000.
refusal-node-needs-database = Mehrere Server können sich die Datei „{ $path }“ nicht teilen. Gib in SUSHIBELT_DATA die Adresse einer Postgres-Datenbank an, oder lass SUSHIBELT_NODE weg.
refusal-node-in-use = Unter { $node } läuft schon ein anderer Server. Gib jedem in SUSHIBELT_NODE eine eigene Adresse.
refusal-nodes-older = { $path } wurde von einer älteren Version dieses Programms eingerichtet, und ein Server dieser Version läuft noch: Prozess { $pid } auf { $host }, seit { $since }. Beende alle Server der alten Version und starte diesen dann noch einmal.
refusal-place-elsewhere = Hier übernimmt gerade ein anderer Server dieser Seite. Geändert wurde nichts; versuch es gleich noch einmal.
refusal-tables-elsewhere =
    { $node ->
        [none] Ein anderer Server dieser Seite übernimmt diesen Tisch oder Block gerade. Versuch es gleich noch einmal.
       *[other] Dieser Tisch oder Block ist auf einem anderen Server dieser Seite, { $node }. Führ den Befehl dort aus.
    }
refusal-tables-rest-elsewhere =
    { $node ->
        [none] Was auf diesem Server war, ist gelöscht. Den Rest übernimmt gerade ein anderer Server dieser Seite; wiederhol den Befehl gleich noch einmal.
       *[other] Was auf diesem Server war, ist gelöscht. Der Rest ist auf einem anderen Server dieser Seite, { $node }: Führ den Befehl auch dort aus.
    }

## Tables

refusal-table-unknown = Diesen Tisch gibt es nicht. Vielleicht wurde er abgeräumt, weil lange niemand da war.
refusal-code-unknown = Kein Tisch und kein Wertungsblock hat diesen Code. Prüf ihn oder lass dir den Link geben.
refusal-code-closed = Dieser Tisch ist für neue Leute geschlossen. Wer eingeladen hat, kann dich hereinlassen.
refusal-secret-unknown = Dieser Link passt nicht zu diesem Tisch. Lass dir einen neuen geben.
refusal-secret-left = Du hast diesen Tisch verlassen; dieser Link öffnet ihn nicht mehr.
refusal-secret-removed = Du wurdest von diesem Tisch entfernt; dieser Link öffnet ihn nicht mehr.
refusal-secret-renewed = Seit dieser Tisch einen neuen Code hat, gelten die alten Links zum Zuschauen nicht mehr. Frag nach dem neuen Code.
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
refusal-hold-spent = Deine Pausen sind vorerst aufgebraucht.

## Fair deals

refusal-share-too-late = Es wird schon ausgeteilt; Zufallsanteile kann man jetzt nicht mehr versprechen.
refusal-share-copied = Dieser Zufallsanteil ist schon von jemand anderem versprochen.
refusal-share-for-other-terms = Die Bedingungen sind nicht die, die deiner Seite genannt wurden.
refusal-share-too-early = Zufallsanteile werden erst offengelegt, wenn alle versprochen sind.
refusal-share-not-promised = Das ist nicht der versprochene Zufallsanteil.

## Messages and requests

refusal-hello-first = Die erste Nachricht muss sagen, wer da ist.
refusal-message-unreadable = Diese Nachricht lässt sich nicht lesen.
refusal-message-out-of-place = Diese Nachricht gehört nicht hierher.
refusal-messages-too-many = Zu viele Nachrichten in kurzer Zeit.
refusal-too-many-requests = Zu viele Anfragen in kurzer Zeit. Warte ein bisschen.
refusal-codes-too-many =
    { $seconds ->
        [one] Zu viele falsche Codes. Versuch es in einer Sekunde noch einmal.
       *[other] Zu viele falsche Codes. Versuch es in { $seconds } Sekunden noch einmal.
    }
refusal-request-unreadable = Diese Anfrage lässt sich nicht lesen.
refusal-request-too-large = Diese Anfrage ist zu groß.
refusal-origin-foreign = Das kam von einer fremden Seite.
refusal-metrics-token-wrong = Dieses Token öffnet die Messwerte nicht.
refusal-host-unknown = Unter dem Namen, den du aufgerufen hast, ist dieser Server nicht bekannt. Wenn es deiner ist, trag den Namen in SUSHIBELT_HOSTS ein.
refusal-not-found = Unter dieser Adresse gibt es nichts.
refusal-store-slow = Das Speichern dauert gerade zu lange.
refusal-store-unwritable = Es lässt sich nichts speichern. Vielleicht ist die Platte voll oder schreibgeschützt.
refusal-server-stopping = Dieser Server wird gleich beendet.
refusal-server-fault = Auf dem Server ging etwas schief. Geändert wurde nichts; versuch es noch einmal.
refusal-house-full = Das Haus ist voll, deshalb lässt sich gerade nichts Neues eröffnen. Versuch es später noch einmal; was läuft, geht weiter.

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
