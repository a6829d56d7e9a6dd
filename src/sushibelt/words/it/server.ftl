# The server: what it refuses, what people may say at a table, and `sushibelt serve`.

cli-serve = Apre il sito: si gioca nel browser, da soli, con gli amici o con tutta la rete locale.
cli-serve-epilogue =
    Esempi:
      sushibelt serve                      questo computer, http://127.0.0.1:8000
      sushibelt serve --lan                telefoni in rete, con un codice QR
      sushibelt serve --port 9000 --data /srv/sushibelt.sqlite

    SUSHIBELT_PORT, SUSHIBELT_HOST, SUSHIBELT_DATA e altre fanno lo stesso;
    docs/operations.md le elenca.
cli-serve-port = La porta; 0 ne prende una libera qualsiasi.
cli-serve-host = L’indirizzo su cui ascoltare.
cli-serve-data = Il file con tutti i tavoli e le partite; se non c’è, viene creato. O l’indirizzo di un database Postgres.
cli-serve-lan = Fa entrare tutti quelli di questa rete e mostra un codice QR per aprire il sito.
serve-address = Sushibelt è qui: { $address }
serve-data = Tavoli e partite sono in { $path }
serve-stop = Ctrl-C per fermarlo.
serve-proxy-unknown = ATTENZIONE: i visitatori arrivano da un proxy che SUSHIBELT_PROXIES non nomina. Finché è così, contano tutti come un solo indirizzo e ne condividono i limiti. Imposta SUSHIBELT_PROXIES sull’indirizzo del proxy, per esempio 127.0.0.1, e riavvia.
serve-no-pages = In questa installazione manca il sito: i programmi possono collegarsi, ma non c’è nessuna pagina da aprire. Costruiscilo con «make site», o installa un pacchetto fatto da «make wheel».
refusal-server-not-installed = Al server serve «{ $module }», che non è installato. Per avere tutto il necessario: { $command }
refusal-port-impossible = La porta { $port } non esiste. Usa un numero da 0 a { $most }.
refusal-port-taken = La porta { $port } su { $host } non si può usare ({ $problem }). Chiudi il programma che la usa, o scegline un’altra con --port.
refusal-variable-wrong = { $variable } vale «{ $given }», ma deve essere un numero intero da { $least } a { $most }.
refusal-metrics-port-taken = Impossibile pubblicare le metriche sulla porta { $port } di { $host } ({ $problem }). Ferma il programma che la usa o cambia SUSHIBELT_METRICS_PORT.
refusal-proxy-wrong = SUSHIBELT_PROXIES contiene «{ $given }», che non è l’indirizzo di un proxy. Scrivilo come 127.0.0.1 o 10.0.0.0/24; se sono più di uno, separali con virgole.
refusal-token-weak = { $variable } è troppo facile da indovinare. Usa almeno { $least } lettere e cifre senza spazi, per esempio quello che stampa «openssl rand -hex 16».
refusal-origin-wrong = SUSHIBELT_ORIGINS contiene «{ $given }», che non è un’origine. Si scrive https://sushi.example, con virgole se sono più di una.
refusal-host-wrong = SUSHIBELT_HOSTS contiene «{ $given }», che non è un nome host. Si scrive sushi.example, con virgole se sono più di uno.
refusal-files-too-few = Il sistema permette a questo server di aprire { $allowed } file alla volta, ma { $connections } connessioni ne richiedono { $needed }. Alza il limite («ulimit -n», o LimitNOFILE= in una unit di systemd), oppure abbassa SUSHIBELT_CONNECTIONS.
refusal-data-newer = «{ $path }» viene da una versione più nuova di questo programma. Usa quella versione, o un altro file.
refusal-data-unusable = «{ $path }» non si può usare come file di dati ({ $problem }).
refusal-data-in-use =
    { $address ->
        [none] «{ $path }» è già in uso: processo { $pid } su { $host }, dal { $since }. Prima fermalo, o scegli un altro file con --data.
       *[other] «{ $path }» è già in uso: processo { $pid } su { $host }, dal { $since }. Il suo sito: { $address }. Prima fermalo, o scegli un altro file con --data.
    }
refusal-data-in-use-by-someone = «{ $path }» è già in uso da un altro processo. Prima fermalo, o scegli un altro file con --data.
refusal-data-foreign = «{ $path }» non è un file di dati di Sushibelt. Non è stato toccato; ne volevi un altro?
refusal-data-damaged = «{ $path }» è danneggiato ({ $problem }). Non è stato toccato; con il comando sushibelt restore si ripristina un backup.

## Postgres

refusal-postgres-missing = Per un database Postgres serve «{ $module }», che non è installato. Per averlo: { $command }
refusal-database-address-wrong = Questo non è l’indirizzo di un database. Scrivilo così: postgresql://utente:password@macchina/nome, e i caratteri speciali della password come codici, per esempio %40 per @.
refusal-database-unreachable = Impossibile collegarsi a { $path } ({ $problem }). Controlla l’indirizzo e la password, e che Postgres sia in funzione.
refusal-database-unusable = { $path } non si può usare ({ $problem }).
refusal-database-rights = Questo utente non può creare tabelle in { $path } ({ $problem }). Può permetterlo il proprietario del database: GRANT CREATE ON SCHEMA public TO …
refusal-database-newer = { $path } viene da una versione più nuova di questo programma. Usa quella versione, o un altro database.
refusal-database-older = { $path } viene da una versione più vecchia di questo programma. Avvia una volta il server con questo database e sarà aggiornato.
refusal-database-foreign = In { $path } ci sono le tabelle di un altro programma. Non è stato toccato niente; dai a Sushibelt un database tutto suo.
refusal-database-empty = { $path } è vuoto. Prima avvia il server con questo database, o riempilo con sushibelt move.
refusal-database-in-use =
    { $address ->
        [none] { $path } è già in uso: processo { $pid } su { $host }, dal { $since }. Prima fermalo, o scegli un altro database.
       *[other] { $path } è già in uso: processo { $pid } su { $host }, dal { $since }; il suo sito è { $address }. Prima fermalo, o scegli un altro database.
    }
refusal-database-in-use-by-someone = { $path } è già in uso da un altro server. Prima fermalo, o scegli un altro database.
refusal-store-away = Il database al momento non risponde. Non è cambiato niente: riprova tra un attimo.
refusal-store-taken = Un altro server ha preso in carico il database e questo non può più salvare niente. Riapri la pagina tra un attimo.

## Several nodes

refusal-node-wrong = «{ $given }» non è un indirizzo a cui altri server possono raggiungere questo. Scrivi SUSHIBELT_NODE nella forma http://10.0.0.5:8000.
refusal-node-needs-database = Più server non possono condividere il file «{ $path }». Indica in SUSHIBELT_DATA l’indirizzo di un database Postgres, oppure togli SUSHIBELT_NODE.
refusal-node-in-use = Un altro server usa già { $node }. Dai a ciascuno un indirizzo suo in SUSHIBELT_NODE.
refusal-nodes-older = { $path } è stato preparato da una versione più vecchia di questo programma, e un server di quella versione è ancora in funzione: processo { $pid } su { $host }, dal { $since }. Ferma tutti i server della vecchia versione, poi riavvia questo.
refusal-place-elsewhere = Un altro server di questo sito sta subentrando proprio ora. Non è cambiato niente: riprova tra un attimo.
refusal-tables-elsewhere =
    { $node ->
        [none] Un altro server di questo sito sta prendendo in carico questo tavolo o foglio. Riprova tra un attimo.
       *[other] Questo tavolo o foglio è su un altro server di questo sito, { $node }. Esegui il comando lì.
    }
refusal-tables-rest-elsewhere =
    { $node ->
        [none] Quello che era su questo server è stato eliminato. Un altro server di questo sito sta prendendo in carico il resto: ripeti il comando tra un attimo.
       *[other] Quello che era su questo server è stato eliminato. Il resto è su un altro server di questo sito, { $node }: esegui il comando anche lì.
    }

## Tables

refusal-table-unknown = Questo tavolo non esiste. Forse è stato sparecchiato dopo tanto tempo senza visite.
refusal-code-unknown = Nessun tavolo e nessun segnapunti ha questo codice. Controllalo, o chiedi il link.
refusal-code-closed = Questo tavolo non fa entrare altre persone. Chiedi a chi l’ha aperto di farti entrare.
refusal-secret-unknown = Questo link non apre questo tavolo. Chiedine uno nuovo a chi ti ha invitato.
refusal-secret-left = Hai lasciato questo tavolo: questo link non lo apre più.
refusal-secret-removed = Chi ha aperto il tavolo ti ha rimosso: questo link non lo apre più.
refusal-secret-renewed = Questo tavolo ha un nuovo codice, e i vecchi link per guardare non funzionano più. Fatti dare quello nuovo.
refusal-table-full = Questo tavolo è pieno.
refusal-seat-taken = Il posto { $seat } è occupato.
refusal-seat-none = Non hai un posto a questo tavolo.
refusal-seat-unknown = In questa partita non c’è il posto { $seat }.
refusal-host-only = Può farlo solo chi ha aperto il tavolo.
refusal-member-unknown = A questo tavolo nessuno si chiama { $name }.
refusal-kick-yourself = Non puoi rimuoverti: se vuoi andartene, lascia il tavolo.
refusal-stage-wrong =
    { $stage ->
        [lobby] La partita non è ancora cominciata.
        [opening] La distribuzione è in corso.
        [playing] La partita è in corso.
       *[other] La partita è finita.
    }
refusal-people-none = A questo tavolo non c’è ancora nessuno.
refusal-bots-too-many = Posti dati ai bot: { $bots }, a un tavolo da { $seats }. Tienine uno per te.
refusal-level-unknown = Non c’è nessun bot «{ $level }». Disponibili: { $known }.

## Matches

refusal-match-not-running = A questo tavolo non c’è nessuna partita in corso.
refusal-match-not-over = Questa partita non esiste, o non è ancora finita.
refusal-match-other = Quella scelta era per una partita precedente a questo tavolo.
refusal-actions-too-many =
    { $allowed ->
        [1] Scelte arrivate insieme: { $given }, ma qui se ne può fare una sola.
       *[other] Scelte arrivate insieme: { $given }, ma qui se ne possono fare solo { $allowed }.
    }
refusal-undo-nothing = Non hai nessuna scelta da ritirare.
refusal-hold-spent = Per ora hai finito le pause.

## Fair deals

refusal-share-too-late = La distribuzione è già in corso: non si possono più promettere contributi al caso.
refusal-share-copied = Questo contributo al caso l’ha già promesso qualcun altro.
refusal-share-for-other-terms = Le condizioni di questa distribuzione non sono quelle comunicate alla tua pagina.
refusal-share-too-early = I contributi al caso si aprono quando sono stati promessi tutti.
refusal-share-not-promised = Questo contributo al caso non è quello promesso.

## Messages and requests

refusal-hello-first = Il primo messaggio deve dire chi c’è.
refusal-message-unreadable = Quel messaggio non si può leggere.
refusal-message-out-of-place = Quel messaggio qui non c’entra.
refusal-messages-too-many = Troppi messaggi in poco tempo.
refusal-too-many-requests = Troppe richieste in poco tempo. Aspetta un momento.
refusal-codes-too-many =
    { $seconds ->
        [one] Troppi codici sbagliati. Riprova tra { $seconds } secondo.
       *[other] Troppi codici sbagliati. Riprova tra { $seconds } secondi.
    }
refusal-request-unreadable = Quella richiesta non si può leggere.
refusal-request-too-large = Quella richiesta è troppo grande.
refusal-origin-foreign = La richiesta viene da una pagina di un altro sito.
refusal-metrics-token-wrong = Questo token non dà accesso alle metriche.
refusal-host-unknown = Questo server non risponde al nome con cui l’hai aperto. Se è tuo, aggiungi il nome a SUSHIBELT_HOSTS.
refusal-not-found = A questo indirizzo non c’è niente.
refusal-store-slow = Il salvataggio è troppo lento in questo momento.
refusal-store-unwritable = Non si riesce a salvare niente. Forse il disco è pieno o di sola lettura.
refusal-server-stopping = Questo server sta per fermarsi.
refusal-server-fault = Qualcosa è andato storto sul server. Non è cambiato niente: riprova.
refusal-house-full = Il locale è pieno: per ora non si può aprire niente di nuovo. Riprova più tardi; quello che è in corso continua.

## Phrases

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Bella giocata!
phrase-thanks = Grazie!
phrase-oh-no = Oh no!
phrase-yum = Gnam!
phrase-mine = Lo volevo io!
phrase-thinking = Fammi pensare…
phrase-hurry = Quando vuoi…
phrase-one-more = Un’altra?
phrase-sorry = Scusa!
phrase-bye = Alla prossima!
