# For whoever runs a server: backups, checks of the data file, and the tables on it.

## Backups

cli-backup = Fa un backup del file di dati, anche con il server in funzione.
cli-backup-epilogue =
    Esempi:
      sushibelt backup /backups/                         nome preso dalla data
      sushibelt backup evening.sqlite --data /srv/sushibelt.sqlite
      sushibelt backup evening.sqlite.age --encrypt      con una passphrase
      sushibelt backup /backups/ --recipient age1…       per una chiave pubblica

    I backup cifrati sono in formato age; li apre anche il programma age.
cli-backup-file = Il nuovo file, o una cartella in cui metterlo.
cli-host-data = Il file di dati del server, o l’indirizzo del suo database Postgres.
cli-backup-encrypt = Cifra con una passphrase che digiti.
cli-backup-passphrase-file = Cifra con la passphrase nella prima riga di questo file.
cli-backup-recipient = Cifra per questa chiave pubblica age o SSH; si può ripetere.
backup-copying = Copia in corso
backup-plain = Backup salvato in { $path } ({ $size } MB). Non è cifrato: tienilo al sicuro.
backup-sealed = Backup cifrato salvato in { $path } ({ $size } MB).
passphrase-ask = Passphrase:{" "}
passphrase-again = Ancora una volta:{" "}
refusal-passphrase-untyped = Non c’è un terminale su cui digitare una passphrase. Usa --passphrase-file o --recipient.
refusal-passphrase-differs = Le due passphrase sono diverse. Non è stato scritto nulla.
refusal-passphrase-short = La passphrase è troppo corta. Lunghezza minima: { $least }.
refusal-database-backup = { $path } è un database Postgres. Il backup si fa con pg_dump e si ripristina con pg_restore; come, è scritto in docs/operations.md.
refusal-backup-two-ways = Cifra con una passphrase oppure per --recipient, non in entrambi i modi.
refusal-backup-recipient-wrong = «{ $given }» non è una chiave pubblica age o SSH.
refusal-file-exists = «{ $path }» esiste già, e non si sovrascrive nulla. Spostalo o scegli un altro nome.
cli-restore = Ripristina un backup in un nuovo file di dati.
cli-restore-epilogue =
    Esempi:
      sushibelt restore evening.sqlite
      sushibelt restore evening.sqlite.age --data /srv/sushibelt.sqlite
      sushibelt restore evening.sqlite.age --identity key.txt

    Il backup viene prima controllato, e non si sovrascrive nulla.
cli-restore-file = Il backup.
cli-restore-data = Il file di dati da creare; non deve ancora esistere.
cli-restore-passphrase-file = La passphrase è nella prima riga di questo file. Se manca, ti viene chiesta.
cli-restore-identity = Il file con la tua chiave segreta age.
restore-copying = Ripristino
restore-done = Ripristinato in { $path }. Per avviare il server: sushibelt serve --data { $path }
refusal-backup-passphrase-missing = «{ $path }» è cifrato con una passphrase. Digitala, o indica il suo file con --passphrase-file.
refusal-backup-passphrase-wrong = «{ $path }» non si apre con questa passphrase, o è danneggiato.
refusal-backup-identity-missing = «{ $path }» è cifrato per una chiave. Indica il file della tua chiave segreta con --identity.
refusal-backup-identity-wrong = «{ $path }» non si apre con questa chiave, o è danneggiato.
refusal-backup-identity-unreadable = Nel file non c’è una chiave segreta age (AGE-SECRET-KEY-1…).

## Checking a data file

cli-check = Controlla un file di dati o un backup, fino all’ultima smazzata.
cli-check-epilogue =
    Esempi:
      sushibelt check
      sushibelt check /backups/evening.sqlite
      sushibelt check --quick                            solo le pagine

    Il server può restare acceso. Codice d’uscita: 0 se tutto bene, altrimenti 1.
cli-check-file = Il file di dati, un backup non cifrato, o l’indirizzo di un database Postgres.
cli-check-quick = Non rigioca le partite.
data-check-looking = Controllo
data-check-where =
    { $kind ->
        [tables] Tavolo { $id }
        [matches] Partita { $id }
       *[other] Segnapunti { $id }
    }
data-check-at = { $where }: { $text }
data-check-counts = Tavoli: { $tables }. Partite: { $matches }. Segnapunti: { $pads }.
data-check-whole = { $path } è a posto: le pagine e ogni tavolo, partita e segnapunti.
data-check-quick = Le pagine di { $path } sono a posto. Le partite non sono state rigiocate.
database-check-whole = { $path } è a posto: ogni tavolo, partita e segnapunti.
database-check-quick = { $path } si può leggere. Le partite non sono state rigiocate.
data-check-damaged = { $path } ha dei problemi: { $count }.
refusal-data-older = «{ $path }» viene da una versione più vecchia di questo programma. Avvia una volta il server con questo file e sarà aggiornato.
refusal-check-page = Pagina danneggiata: { $problem }
refusal-check-row = Non si può leggere ({ $problem }).
refusal-check-match-missing = Manca la partita { $match }.
refusal-check-moves-missing = Mancano delle mosse. Trovate: { $moves }.

## Moving to Postgres and back

cli-move = Trasferisce tutto da un file di dati a un database Postgres, o viceversa.
cli-move-epilogue =
    Esempi:
      sushibelt move sushibelt.sqlite postgresql://ana@db.example/sushibelt
      sushibelt move postgresql://ana@db.example/sushibelt sushibelt.sqlite

    Prima ferma il server. L’origine resta com’è; la destinazione deve essere vuota.
    Se un trasferimento si interrompe, rilancia il comando e prosegue.
cli-move-source = Il file di dati o il database da cui trasferire.
cli-move-target = Il nuovo file o il database vuoto in cui trasferire.
move-copying = Trasferimento
move-done = Tutto quello che c’è in { $source } ora è anche in { $target }, confrontato riga per riga. Righe: { $rows }.
refusal-move-onto-itself = «{ $path }» non si può trasferire su sé stesso.
refusal-move-target-full = «{ $path }» non è vuoto, e niente verrà sovrascritto. Scegli un file nuovo o un database vuoto.
refusal-move-differs = { $source } e { $target } sono diversi («{ $table }»): l’origine è cambiata dall’inizio del trasferimento, o era un’altra. Svuota la destinazione e ricomincia.
refusal-data-unfinished = Un trasferimento in «{ $path }» non è finito. Il comando sushibelt move lo porta a termine.
refusal-database-unfinished = Un trasferimento in { $path } non è finito. Il comando sushibelt move lo porta a termine.

## The tables of a server

cli-tables = Gestisce i tavoli del tuo server: elenca, chiude, cancella, esporta, blocca.
cli-tables-epilogue =
    Esempi:
      sushibelt tables                                tutti
      sushibelt tables show 4K7MPX                    per codice o id
      sushibelt tables close 4K7MPX                   escono tutti
      sushibelt tables delete 4K7MPX                  per sempre
      sushibelt tables export --name Ana --out ana.json
      sushibelt tables delete --name Ana              su richiesta di Ana
      sushibelt tables block 203.0.113.7 --hours 24
      sushibelt tables unblock 203.0.113.7
      sushibelt tables blocked

    Funziona con il server acceso e con il server spento.
cli-tables-action = Che cosa fare: { $known }.
cli-tables-target = Codice o id di un tavolo o segnapunti, id di una partita, o un indirizzo.
cli-tables-name = Esporta o cancella tutto ciò che porta questo nome.
cli-tables-hours = Per quante ore bloccare l’indirizzo.
cli-tables-out = Il nuovo file per l’esportazione; se manca, viene mostrata a schermo.
cli-tables-yes = Cancella senza chiedere conferma.
cli-tables-json = L’elenco in JSON.
tables-column-id = tavolo
tables-column-code = codice
tables-column-game = gioco
tables-column-stage = stato
tables-column-people = persone
tables-column-here = presenti
tables-column-visited = ultima visita
tables-stage =
    { $stage ->
        [lobby] in attesa
        [opening] distribuzione
        [playing] in corso
        [finished] concluso
        [abandoned] interrotto
       *[pad] segnapunti
    }
tables-none = Non ci sono tavoli.
tables-closed = Il tavolo { $id } è chiuso. Non ci entra più nessuno; le partite finite restano.
tables-will-delete = Questo sarà cancellato per sempre, per tutti quelli che c’erano:
tables-sure = Digita «{ $yes }» per cancellare:{" "}
tables-yes = sì
tables-deleted = Cancellato. Tavoli: { $tables }. Partite: { $matches }. Segnapunti: { $pads }. I backup precedenti possono ancora contenerli.
tables-exported = Esportato in { $path }.
tables-blocked = { $network } è bloccato fino al { $until }.
tables-unblocked = { $network } non è più bloccato.
tables-none-blocked = Nessun indirizzo è bloccato.
refusal-tables-action-unknown = «{ $given }» non è un’azione possibile. Disponibili: { $known }.
refusal-tables-target-missing = Quale? Dopo «{ $action }» indica un codice o un id, oppure un nome con --name.
refusal-tables-too-much = Indica un codice o un id, oppure --name, non entrambi.
refusal-tables-unknown = Nessun tavolo, segnapunti o partita ha il codice o l’id «{ $given }».
refusal-tables-name-unknown = Qui non c’è nulla con il nome «{ $name }».
refusal-tables-only-tables = Si possono chiudere solo i tavoli. «{ $given }» si può cancellare.
refusal-tables-match-running = La partita { $match } è ancora in corso. Chiudi o cancella invece il suo tavolo.
refusal-tables-unconfirmed = Non è stato cancellato nulla.
refusal-tables-confirm = Non è stato cancellato nulla: non c’è un terminale per confermare. Aggiungi --yes.
refusal-block-address = «{ $given }» non è un indirizzo né una rete. Esempi: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48.
refusal-block-wide = { $given } è una rete troppo grande da bloccare. Al massimo: /{ $prefix }.
refusal-block-hours = Il blocco di un indirizzo può durare da 1 a { $most } ore, non { $given }.
refusal-block-unknown = { $given } non è bloccato.
refusal-channel-closed = Il server che usa «{ $path }» non risponde ({ $problem }). Esegui il comando con lo stesso utente sulla stessa macchina, o ferma prima il server.

## What visitors are told

refusal-secret-closed = Questo tavolo è stato chiuso da chi gestisce il sito.
refusal-address-blocked = La tua rete per ora è bloccata su questo sito.
refusal-contact-long = SUSHIBELT_CONTACT è troppo lungo. Numero massimo di caratteri: { $most }.
refusal-contact-unprintable = SUSHIBELT_CONTACT contiene caratteri che non si possono visualizzare. Va scritto su una sola riga, in UTF-8.
