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
cli-serve-data = Il file con tutti i tavoli e le partite; se non c’è, viene creato.
cli-serve-lan = Fa entrare tutti quelli di questa rete e mostra un codice QR per aprire il sito.
serve-address = Sushibelt è qui: { $address }
serve-data = Tavoli e partite sono in { $path }
serve-stop = Ctrl-C lo chiude.
refusal-server-not-installed = Al server serve «{ $module }», che non è installato. Installa sushibelt con il suo extra «server».
refusal-port-impossible = La porta { $port } non esiste. Usa un numero da 0 a { $most }.
refusal-port-taken = La porta { $port } su { $host } non si può usare ({ $problem }). Chiudi il programma che la usa, o scegline un’altra con --port.
refusal-variable-wrong = { $variable } vale «{ $given }», ma deve essere un numero intero da { $least } a { $most }.
refusal-origin-wrong = SUSHIBELT_ORIGINS contiene «{ $given }», che non è un’origine. Si scrive https://sushi.example, con virgole se sono più di una.
refusal-data-newer = «{ $path }» viene da una versione più nuova di questo programma. Usa quella versione, o un altro file.
refusal-data-unusable = «{ $path }» non si può usare come file di dati ({ $problem }).

## Tables

refusal-table-unknown = Questo tavolo non c’è. Forse è stato sparecchiato dopo tanto tempo senza visite.
refusal-code-unknown = Nessun tavolo e nessun segnapunti ha questo codice. Controllalo, o chiedi il link.
refusal-secret-unknown = Questo link non apre questo tavolo. Chiedine uno nuovo a chi ti ha invitato.
refusal-secret-left = Hai lasciato questo tavolo: questo link non lo apre più.
refusal-secret-removed = Chi ha aperto il tavolo ti ha rimosso: questo link non lo apre più.
refusal-secret-renewed = Da quando qualcuno è stato rimosso dal tavolo, i link per guardare non funzionano più. Chiedi il nuovo codice.
refusal-table-full = Questo tavolo è pieno.
refusal-seat-taken = Il posto { $seat } è occupato.
refusal-seat-none = Non hai un posto a questo tavolo.
refusal-seat-unknown = In questa partita non c’è il posto { $seat }.
refusal-host-only = Può farlo solo chi ha aperto il tavolo.
refusal-member-unknown = A questo tavolo nessuno si chiama { $name }.
refusal-kick-yourself = Non puoi rimuoverti. Lascia il tavolo, invece.
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
refusal-match-not-over = Questa partita non c’è, o non è ancora finita.
refusal-match-other = Quella scelta era per una partita precedente a questo tavolo.
refusal-actions-too-many =
    { $allowed ->
        [1] Scelte arrivate insieme: { $given }, ma qui se ne può fare una sola.
       *[other] Scelte arrivate insieme: { $given }, ma qui se ne possono fare solo { $allowed }.
    }
refusal-undo-nothing = Non hai nessuna scelta da ritirare.

## Fair deals

refusal-share-too-late = La distribuzione è già in corso: non si possono più promettere contributi al caso.
refusal-share-for-other-terms = Le condizioni di questa distribuzione non sono quelle comunicate alla tua pagina.
refusal-share-too-early = I contributi al caso si aprono quando sono stati promessi tutti.
refusal-share-not-promised = Questo contributo al caso non è quello promesso.

## Messages and requests

refusal-hello-first = Il primo messaggio deve dire chi c’è.
refusal-message-unreadable = Quel messaggio non si può leggere.
refusal-message-out-of-place = Quel messaggio qui non c’entra.
refusal-messages-too-many = Troppi messaggi in poco tempo.
refusal-too-many-requests = Troppe richieste in poco tempo. Aspetta un momento.
refusal-request-unreadable = Quella richiesta non si può leggere.
refusal-request-too-large = Quella richiesta è troppo grande.
refusal-origin-foreign = La richiesta viene da una pagina di un altro sito.
refusal-not-found = A questo indirizzo non c’è niente.
refusal-server-fault = Qualcosa è andato storto sul server. Non è cambiato niente: riprova.

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
