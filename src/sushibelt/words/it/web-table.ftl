# The table in the browser: lobby, play, bills, result, replay, the fair check.

## Names and counts

table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-free-seat = posto libero
table-you = (tu)
table-name-you = { $name } (tu)
table-name-letter = { $name } { $letter }
table-game-with = { $edition }: { $options }

## Getting there

table-home = Pagina iniziale
table-connecting = Cerchiamo il tuo sgabello…
table-opening = Si mescola: ognuno ci mette un po’ di caso…
table-abandoned = Questa partita è stata interrotta.
table-reconnecting = Connessione persa. Nuovo tentativo…
table-understood = Va bene

## Lobby

lobby-title = Tutti a tavola
lobby-invite = Invita gli amici
lobby-qr = Codice QR dell’invito
lobby-code = Detta questo codice, o manda il link:
lobby-share = Condividi il link
lobby-copied = Copiato
lobby-code-new = Nuovo codice
lobby-code-new-sure = Sì, nuovo codice
lobby-code-new-why = Il vecchio codice e i link per guardare non funzioneranno più.
lobby-close = Non far entrare nessun altro
lobby-closed = Il tavolo è chiuso: nessun altro può entrare o guardare.
lobby-reopen = Riapri il tavolo
lobby-who-plays = Chi gioca al posto { $seat }?
lobby-for-a-person = per amici
lobby-sit-here = Siediti qui
lobby-waiting = Aspettano un posto: { $names }
lobby-watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
lobby-pace = Tempo per scelta: { $timer }. Memoria: { $memory }.
lobby-change = Cambia gioco
lobby-rename = Cambia nome
lobby-rename-save = Salva
lobby-stand = Alzati
lobby-kick = Rimuovi { $name }
lobby-kick-sure = Sì, rimuovi { $name }
lobby-host-away = { $seconds ->
    [0] Chi ha aperto il tavolo non c’è. Puoi dare il via tu.
   *[other] Chi ha aperto il tavolo non c’è. Tra { $seconds } s chiunque sia seduto può dare il via.
}
lobby-host-gone = Chi ha aperto il tavolo non c’è: può dare il via chiunque sia seduto.
lobby-alone = Per ora il link si apre solo su questo computer. Per giocare anche con i telefoni della stessa rete, avvia il server con «sushibelt serve --lan».
lobby-screen = Mostra su grande schermo
lobby-screen-why = La TV mostra il tavolo a tutti, e i telefoni tengono le carte.
lobby-screen-join = Gioca anche tu: scansiona il codice o inseriscilo su { $address }
lobby-start = Inizia la partita
lobby-start-why = Nei posti ancora liberi all’inizio giocano i bot.
lobby-host-starts = Dà il via chi ha aperto il tavolo.
lobby-name-first = Come ti chiamano gli amici?
lobby-ready = Io ci sono
lobby-is-ready = c’è
lobby-unready = Mancano ancora: { $names }. Puoi cominciare lo stesso.
lobby-all-ready = Ci siamo tutti.
lobby-your-name = Il tuo nome
lobby-sit-down = Siediti
lobby-same-device = Un’altra persona su questo dispositivo
lobby-add-person = Aggiungi

## The table

table-stools = Chi gioca
table-more = Altro
more-table = Questo tavolo
more-help = Aiuto
sound-offer = Attiva i suoni
table-close = Chiudi
table-round = Giro { $round } di { $rounds }
table-round-turn = Giro { $round } di { $rounds }, turno { $turn }
table-seconds-left = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
}
table-has-chosen = ha scelto
table-chooses = sceglie
table-on-turn = di turno
table-away = assente
table-away-grace = assente, bot tra { $seconds } s
table-bot-stands-in = gioca un bot
table-one-moment = Un momento!
table-go-on = Riprendi
table-asks-for-a-moment = un momento
table-let-bot-play = Fai giocare un bot
table-back = Riprendi il tuo posto
table-abandon = Interrompi la partita
table-abandon-sure = Sì, interrompila per tutti
table-leave = Lascia il tavolo
table-leave-sure = Sì, lascialo per sempre
table-say-something = Di’ qualcosa
table-your-turn = Tocca a te.
table-log = Che cosa è successo
table-log-empty = Ancora niente.
table-bar = La tua scelta
table-your-tray = Il tuo vassoio
table-tray-of = Vassoio di { $who }
table-trays = Tutti i vassoi
table-tray-empty = Qui ancora niente.
table-tray-group = { $what }: { $parts }
table-tray-group-sum = { $what }: { $parts }; in tutto { $sum }
table-confirm-this = Prendi { $what }?
table-confirm = Prendi
table-confirm-both = Prendi entrambe
table-cancel = Annulla
table-waiting = Hai scelto.
table-waiting-for = In attesa di { $names }.
table-undo = Cambia
table-watching = Stai guardando.
table-watching-until-rematch = Stai guardando. Nella prossima partita c’è un posto per te.
table-turn-of = Tocca a { $who }.
table-hand-over = Passa il dispositivo a { $who }
table-hand-over-why = Ora nessun altro deve guardare.
table-hand-over-look = Sono { $who }

## Bills

receipt-round = Giro { $round }
receipt-end = Fine della partita
receipt-end-short = fine
receipt-sum = questo giro
receipt-total = totale
receipt-place = pos.
receipt-name = nome
receipt-nothing-for = a zero: { $lines }
receipt-line = { $name }: { $gained }, in tutto { $total }
receipt-line-gained = { $name }: { $gained }
receipt-waits = Fai con calma, il tavolo aspetta.
receipt-skip = Mostra tutto
receipt-go-on = Avanti
receipt-of = Il conto di { $name }
stage-next-round = Vai al giro { $round }
stage-to-ending = Al conteggio finale
stage-to-podium = Scopri chi ha vinto

## The end

over-title = La partita è finita
over-suspense = E vince…
over-you-won = Hai vinto!
over-somebody-won = Complimenti, { $who }!
# One's own place at the end, from the second on; $behind: how many points the winner is ahead.
over-own-place = { $place ->
    [2] { $behind ->
        [0] Secondo posto per un soffio: siete a pari punti!
        [one] Secondo posto, a { $behind } punto dalla vittoria!
       *[other] Secondo posto, a { $behind } punti dalla vittoria.
    }
    [3] Terzo posto: sei sul podio!
   *[other] Stavolta posto { $place }. Il nastro continua a girare!
}
over-rematch = Un’altra!
over-change = Prima modifica le impostazioni
over-waiting = La prossima partita la giochi anche tu.
over-waiting-too = Nella prossima partita anche: { $names }.
over-wants-again = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}
over-start-without = Comincia senza aspettare
over-set-up = Si prepara la prossima partita.
over-to-table = Vai al tavolo
over-began-without = Hanno cominciato senza di te. Giochi nella partita dopo.
over-look-on = Guarda la partita
over-wins = vittorie
over-replay = Rivedila
over-share = Condividi
over-link-copied = Il link per rivedere la partita è stato copiato.
over-decided = A fare la differenza: { $line }, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio per { $you ->
    [yes] te
   *[no] { $who }
}.
over-check = Tutto regolare?
over-record = Scarica la registrazione
over-other-game = Un altro gioco

## Replay

replay-heading = Replay
replay-loading = Cerchiamo la partita…
replay-missing = Qui non c’è nessuna partita finita.
replay-eyes = Visto da
replay-open = tutto scoperto
replay-back = Indietro
replay-forth = Avanti
replay-play = Riproduci
replay-pause = Pausa
replay-step = Passo { $step } di { $steps }
replay-scrub = Passo

## The fair check

check-title = Tutto regolare?
check-running = Controllo in corso…
check-good = Torna tutto: dopo l’inizio la distribuzione non è stata toccata.
check-bad = Qualcosa non torna.
check-commitment = Il segreto è quello promesso prima dell’inizio.
check-shares = Ogni contributo al caso è quello promesso.
check-kept = Il contributo che questo dispositivo ha promesso e conservato è nella distribuzione.
check-kept-none = Questo dispositivo non ha aggiunto un suo contributo a questa partita.
check-key = La chiave viene dal segreto, dai contributi e da chi ha giocato.
check-moves = { $moves ->
    [one] L’unica mossa: la scelta era ammessa, e tutto è uscito come dice la chiave.
   *[other] Tutte le { $moves } mosse: ogni scelta era ammessa, e tutto è uscito come dice la chiave.
}
check-result = Il risultato è quello a cui portano le mosse.
check-wrong-at = Prima differenza alla mossa { $move }.
check-passed = torna
check-failed = non torna
check-terms = Giocatori, gioco e promesse sono quelli che questo dispositivo conosceva prima di aprire il suo contributo.
check-dropped = Il server ha confermato il contributo di questo dispositivo e poi l’ha lasciato fuori dalla distribuzione.
check-withheld =
    { $shares ->
        [one] Un contributo è stato trattenuto. Chi l’ha trattenuto poteva scegliere tra due distribuzioni.
       *[other] { $shares } contributi sono stati trattenuti. Chi li ha trattenuti poteva scegliere tra un massimo di { $deals } distribuzioni.
    }
check-own-withheld = Il contributo di questo dispositivo non è arrivato in tempo: non è nella distribuzione.
check-proof = Scarica la mia prova
refusal-share-terms-changed = Attenzione: il server ha cambiato le condizioni della distribuzione dopo averle mostrate al tuo dispositivo, che ha tenuto per sé il suo contributo.
check-more = Che cosa dimostra, e che cosa no
