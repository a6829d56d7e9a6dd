# For whoever runs a server: backups, checks of the data file, and the tables on it.

## Backups

cli-backup = Die Datendatei sichern, auch während der Server läuft.
cli-backup-epilogue =
    Beispiele:
      sushibelt backup /backups/                         nach Datum benannt
      sushibelt backup evening.sqlite --data /srv/sushibelt.sqlite
      sushibelt backup evening.sqlite.age --encrypt      mit Passphrase
      sushibelt backup /backups/ --recipient age1…       für einen Schlüssel

    Verschlüsselte Sicherungen haben das age-Format; auch das Programm age
    öffnet sie.
cli-backup-file = Die neue Datei oder ein Ordner dafür.
cli-host-data = Die Datendatei des Servers oder die Adresse seiner Postgres-Datenbank.
cli-backup-encrypt = Mit einer Passphrase verschlüsseln, die du eintippst.
cli-backup-passphrase-file = Mit der Passphrase in der ersten Zeile dieser Datei verschlüsseln.
cli-backup-recipient = Für diesen öffentlichen Schlüssel (age oder SSH) verschlüsseln; mehrfach möglich.
backup-copying = Wird kopiert
backup-plain = Gesichert in { $path } ({ $size } MB). Die Sicherung ist unverschlüsselt; gib sie nicht aus der Hand.
backup-sealed = Verschlüsselt gesichert in { $path } ({ $size } MB).
passphrase-ask = Passphrase:{" "}
passphrase-again = Noch einmal:{" "}
refusal-passphrase-untyped = Hier ist kein Terminal, um eine Passphrase einzutippen. Nimm --passphrase-file oder --recipient.
refusal-passphrase-differs = Die beiden Passphrasen sind verschieden. Es wurde nichts geschrieben.
refusal-passphrase-short = Die Passphrase ist zu kurz. Mindestlänge: { $least }.
refusal-database-backup = { $path } ist eine Postgres-Datenbank. Gesichert wird sie mit pg_dump, zurückgespielt mit pg_restore; wie, steht in docs/operations.md.
refusal-backup-two-ways = Verschlüssle entweder mit Passphrase oder für --recipient, nicht beides.
refusal-backup-recipient-wrong = „{ $given }“ ist kein öffentlicher Schlüssel von age oder SSH.
refusal-file-exists = „{ $path }“ gibt es schon, und überschrieben wird nichts. Schieb die Datei beiseite oder nimm einen anderen Namen.
cli-restore = Aus einer Sicherung eine neue Datendatei machen.
cli-restore-epilogue =
    Beispiele:
      sushibelt restore evening.sqlite
      sushibelt restore evening.sqlite.age --data /srv/sushibelt.sqlite
      sushibelt restore evening.sqlite.age --identity key.txt

    Die Sicherung wird vorher geprüft, und überschrieben wird nichts.
cli-restore-file = Die Sicherung.
cli-restore-data = Die Datendatei, die entsteht; es darf sie noch nicht geben.
cli-restore-passphrase-file = Die Passphrase steht in der ersten Zeile dieser Datei. Ohne sie wirst du gefragt.
cli-restore-identity = Die Datei mit deinem geheimen age-Schlüssel.
restore-copying = Wird wiederhergestellt
restore-done = Wiederhergestellt in { $path }. Den Server startest du mit: sushibelt serve --data { $path }
refusal-backup-passphrase-missing = „{ $path }“ ist mit einer Passphrase verschlüsselt. Tipp sie ein oder gib mit --passphrase-file die Datei an, in der sie steht.
refusal-backup-passphrase-wrong = „{ $path }“ lässt sich mit dieser Passphrase nicht öffnen, oder die Datei ist beschädigt.
refusal-backup-identity-missing = „{ $path }“ ist für einen Schlüssel verschlüsselt. Gib mit --identity die Datei deines geheimen Schlüssels an.
refusal-backup-identity-wrong = „{ $path }“ lässt sich mit diesem Schlüssel nicht öffnen, oder die Datei ist beschädigt.
refusal-backup-identity-unreadable = In der Datei steht kein geheimer age-Schlüssel (AGE-SECRET-KEY-1…).

## Checking a data file

cli-check = Eine Datendatei oder Sicherung prüfen, bis zu jeder Karte jeder Partie.
cli-check-epilogue =
    Beispiele:
      sushibelt check
      sushibelt check /backups/evening.sqlite
      sushibelt check --quick                            nur die Seiten

    Der Server darf dabei laufen. Exitcode: 0, wenn alles stimmt, sonst 1.
cli-check-file = Die Datendatei, eine unverschlüsselte Sicherung oder die Adresse einer Postgres-Datenbank.
cli-check-quick = Die Partien nicht nachspielen.
data-check-looking = Wird geprüft
data-check-where =
    { $kind ->
        [tables] Tisch { $id }
        [matches] Partie { $id }
       *[other] Wertungsblock { $id }
    }
data-check-at = { $where }: { $text }
data-check-counts = Tische: { $tables }. Partien: { $matches }. Wertungsblöcke: { $pads }.
data-check-whole = { $path } ist in Ordnung: die Seiten der Datei und jeder Tisch, jede Partie, jeder Wertungsblock.
data-check-quick = Die Seiten von { $path } sind in Ordnung. Die Partien wurden nicht nachgespielt.
database-check-whole = { $path } ist in Ordnung: jeder Tisch, jede Partie, jeder Wertungsblock.
database-check-quick = { $path } ist lesbar. Die Partien wurden nicht nachgespielt.
data-check-damaged = In { $path } stimmt etwas nicht. Fehler: { $count }.
refusal-data-older = „{ $path }“ stammt von einer älteren Version dieses Programms. Starte den Server einmal damit, dann ist die Datei auf dem neuen Stand.
refusal-check-page = Beschädigte Seite: { $problem }
refusal-check-row = Das lässt sich nicht lesen ({ $problem }).
refusal-check-match-missing = Die Partie { $match } fehlt.
refusal-check-moves-missing = Es fehlen Züge. Gefunden: { $moves }.

## Moving to Postgres and back

cli-move = Mit allem aus einer Datendatei in eine Postgres-Datenbank umziehen, oder zurück.
cli-move-epilogue =
    Beispiele:
      sushibelt move sushibelt.sqlite postgresql://ana@db.example/sushibelt
      sushibelt move postgresql://ana@db.example/sushibelt sushibelt.sqlite

    Beende zuerst den Server. Die Quelle bleibt unverändert; das Ziel muss leer
    sein. Bricht ein Umzug ab, geht er beim nächsten Aufruf weiter.
cli-move-source = Die Datendatei oder Datenbank, aus der alles kommt.
cli-move-target = Die neue Datei oder leere Datenbank, in die alles soll.
move-copying = Umzug
move-done = Alles aus { $source } ist jetzt auch in { $target }, Zeile für Zeile verglichen. Zeilen: { $rows }.
refusal-move-onto-itself = „{ $path }“ kann nicht auf sich selbst umziehen.
refusal-move-target-full = „{ $path }“ ist nicht leer, und überschrieben wird nichts. Nimm eine neue Datei oder eine leere Datenbank.
refusal-move-differs = { $source } und { $target } stimmen nicht überein („{ $table }“): Die Quelle hat sich seit Beginn des Umzugs geändert, oder es war eine andere. Leere das Ziel und fang von vorn an.
refusal-data-unfinished = Ein Umzug nach „{ $path }“ ist nicht fertig. Der Befehl sushibelt move bringt ihn zu Ende.
refusal-database-unfinished = Ein Umzug nach { $path } ist nicht fertig. Der Befehl sushibelt move bringt ihn zu Ende.

## The tables of a server

cli-tables = Tische auf deinem Server ansehen, schließen, löschen, exportieren; Adressen sperren.
cli-tables-epilogue =
    Beispiele:
      sushibelt tables                                alle
      sushibelt tables show 4K7MPX                    nach Code oder Kennung
      sushibelt tables close 4K7MPX                   alle müssen gehen
      sushibelt tables delete 4K7MPX                  endgültig weg
      sushibelt tables export --name Ana --out ana.json
      sushibelt tables delete --name Ana              auf Wunsch von Ana
      sushibelt tables block 203.0.113.7 --hours 24
      sushibelt tables unblock 203.0.113.7
      sushibelt tables blocked

    Das geht, während der Server läuft, und auch, wenn er nicht läuft.
cli-tables-action = Was zu tun ist: { $known }.
cli-tables-target = Code oder Kennung eines Tischs oder Wertungsblocks, Kennung einer Partie oder eine Adresse.
cli-tables-name = Alles exportieren oder löschen, worauf dieser Name steht.
cli-tables-hours = Wie lange die Adresse gesperrt ist, in Stunden.
cli-tables-out = Die neue Datei für den Export; ohne sie wird er ausgegeben.
cli-tables-yes = Ohne Rückfrage löschen.
cli-tables-json = JSON ausgeben.
tables-column-id = Tisch
tables-column-code = Code
tables-column-game = Spiel
tables-column-stage = Stand
tables-column-people = Leute
tables-column-here = gerade da
tables-column-visited = letzter Besuch
tables-stage =
    { $stage ->
        [lobby] wartet
        [opening] teilt aus
        [playing] läuft
        [finished] beendet
        [abandoned] abgebrochen
       *[pad] Wertungsblock
    }
tables-none = Es gibt keine Tische.
tables-closed = Tisch { $id } ist geschlossen. Niemand kommt mehr hinein; beendete Partien bleiben.
tables-will-delete = Das wird endgültig gelöscht, für alle, die dabei waren:
tables-sure = Zum Löschen „{ $yes }“ eintippen:{" "}
tables-yes = ja
tables-deleted = Gelöscht. Tische: { $tables }. Partien: { $matches }. Wertungsblöcke: { $pads }. In älteren Sicherungen können sie noch stehen.
tables-exported = Exportiert nach { $path }.
tables-blocked = { $network } ist gesperrt bis { $until }.
tables-unblocked = { $network } ist nicht mehr gesperrt.
tables-none-blocked = Keine Adresse ist gesperrt.
refusal-tables-action-unknown = „{ $given }“ geht mit Tischen nicht. Zur Wahl: { $known }.
refusal-tables-target-missing = Was genau? Gib nach „{ $action }“ einen Code oder eine Kennung an oder mit --name einen Namen.
refusal-tables-too-much = Gib entweder Code oder Kennung an oder --name, nicht beides.
refusal-tables-unknown = Kein Tisch, kein Wertungsblock und keine Partie hat den Code oder die Kennung „{ $given }“.
refusal-tables-name-unknown = Hier steht nirgends der Name „{ $name }“.
refusal-tables-only-tables = Schließen lassen sich nur Tische. „{ $given }“ lässt sich löschen.
refusal-tables-match-running = Partie { $match } läuft noch. Schließ oder lösch stattdessen ihren Tisch.
refusal-tables-unconfirmed = Es wurde nichts gelöscht.
refusal-tables-confirm = Es wurde nichts gelöscht: Hier ist kein Terminal für die Rückfrage. Ergänze --yes.
refusal-block-address = „{ $given }“ ist keine Adresse und kein Netz. Beispiele: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48.
refusal-block-wide = Das Netz { $given } ist zu groß zum Sperren. Das größte erlaubte ist /{ $prefix }.
refusal-block-hours = Eine Adresse lässt sich für 1 bis { $most } Stunden sperren, nicht für { $given }.
refusal-block-unknown = { $given } ist nicht gesperrt.
refusal-channel-closed = Der Server, der „{ $path }“ benutzt, antwortet nicht ({ $problem }). Führ den Befehl als derselbe Benutzer auf demselben Rechner aus oder beende zuerst den Server.

## What visitors are told

refusal-secret-closed = Dieser Tisch wurde von den Betreibern dieser Website geschlossen.
refusal-address-blocked = Dein Netz ist auf dieser Website zurzeit gesperrt.
refusal-contact-long = SUSHIBELT_CONTACT ist zu lang. Höchstens so viele Zeichen: { $most }.
refusal-contact-unprintable = SUSHIBELT_CONTACT enthält Zeichen, die sich nicht anzeigen lassen. Schreib eine Zeile in UTF-8.
