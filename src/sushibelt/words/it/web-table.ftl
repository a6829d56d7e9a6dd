# The table in the browser: lobby, play, bills, result, replay, the fair check.

## Names and counts

table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
table-puppet = Burattino
table-free-seat = posto libero
table-you = (tu)
table-name-you = { $name } (tu)
table-name-letter = { $name } { $letter }
table-game-with = { $edition }: { $options }
table-nothing = niente

## Getting there

table-home = Inizio
table-connecting = Cerchiamo il tuo sgabello…
table-opening = Si mescola, con il contributo al caso di ciascuno…
table-abandoned = Questa partita è stata interrotta.
table-reconnecting = Connessione persa. Nuovo tentativo…
table-understood = Va bene

## Lobby

lobby-title = Tutti a tavola
lobby-invite = Invita gli amici
lobby-qr = Codice QR dell’invito
lobby-code = Di’ questo codice, o manda il link:
lobby-share = Condividi il link
lobby-copied = Copiato
lobby-who-plays = Chi gioca al posto { $seat }
lobby-for-a-person = per una persona
lobby-sit-here = Siediti qui
lobby-waiting = In attesa di un posto: { $names }
lobby-watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
lobby-pace = Tempo per scelta: { $timer }. Memoria: { $memory }.
lobby-change = Cambia gioco
lobby-rename = Cambia nome
lobby-rename-save = Salva
lobby-stand = Alzati
lobby-host-away = { $seconds ->
    [0] Chi ha aperto il tavolo non c’è. Puoi dare il via tu.
   *[other] Chi ha aperto il tavolo non c’è. Tra { $seconds } s chiunque sia seduto può dare il via.
}
lobby-host-gone = Chi ha aperto il tavolo non c’è: può dare il via chiunque sia seduto.
lobby-alone = Per ora il link si apre solo su questo computer. Per giocare anche con i telefoni della stessa rete, avvia il server con «sushibelt serve --lan».
lobby-screen = Mostra su grande schermo
lobby-screen-why = La TV mostra il tavolo a tutti, e i telefoni tengono le carte.
lobby-start = Inizia la partita
lobby-start-why = Nei posti ancora liberi all’inizio giocano i bot.
lobby-host-starts = Dà il via chi ha aperto il tavolo.
lobby-your-name = Il tuo nome
lobby-sit-down = Siediti
lobby-same-device = Un’altra persona su questo dispositivo
lobby-add-person = Aggiungi

## The table

table-stools = Chi gioca
table-more = Altro
table-close = Chiudi
table-round = Giro { $round } di { $rounds }
table-round-turn = Giro { $round } di { $rounds }, turno { $turn }
table-tiles-left = { $count ->
    [one] resta { $count } tessera
   *[other] restano { $count } tessere
}
table-seconds-left = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
}
table-has-chosen = ha scelto
table-chooses = sceglie
table-on-turn = di turno
table-away = assente
table-away-grace = assente, bot tra { $seconds } s
table-bot-stands-in = gioca un bot
table-one-moment = Un momento!
table-go-on = Riprendi
table-asks-for-a-moment = un momento
table-let-bot-play = Fai giocare un bot
table-back = Riprendo il mio posto
table-abandon = Interrompi la partita
table-abandon-sure = Sì, interrompila per tutti
table-say-something = Di’ qualcosa
table-your-turn = Tocca a te.
table-log = Che è successo
table-log-empty = Ancora niente.
table-bar = La tua scelta
table-hand = Le tue carte
table-hands = Carte di tutti
table-hand-empty = Non hai più carte.
table-your-tray = Il tuo vassoio
table-tray-of = Vassoio di { $who }
table-trays = Tutti i vassoi
table-tray-empty = Qui ancora niente.
table-tray-group = { $what }: { $parts }
table-tray-group-sum = { $what }: { $parts }; in tutto { $sum }
table-belt = Il nastro
table-belt-starts = Scegli la tua prima carta.
table-passing-left = Le carte vanno a sinistra
table-passing-right = Le carte vanno a destra
table-chopsticks-used = bacchette usate
table-squishy = lo squishy
table-boat = la barca di chi è in testa
table-leads-puppet = con il burattino
table-die = dado mochi: { $face }

table-choose-card = Scegli una carta.
table-choose-two = Scegli due carte: le bacchette passano con le altre.
table-choose-own-first = Scegli la tua carta, poi quella del burattino.
table-choose-puppet = Ora la carta del burattino.
table-choose-place = Dove la metti?
table-confirm-this = Prendi { $what }?
table-confirm = Prendi
table-cancel = Annulla
table-chopsticks-on = Usa le bacchette
table-chopsticks-off = Una carta sola
table-for-puppet = per il burattino
table-for-you = per te
table-own-and-puppet = { $own } per te, { $puppet } per il burattino
table-waiting = Hai scelto.
table-waiting-for = In attesa di { $names }.
table-undo = Cambia
table-watching = Stai guardando.
table-watching-until-rematch = Stai guardando. Alla prossima c’è un posto per te.
table-turn-of = Tocca a { $who }.

table-pyramid = La piramide
table-face-down = coperta
table-spot = { $what }, fila { $row }, posizione { $place }
table-choose-spot = Prendi una carta libera.
table-choose-second-spot = Usa le bacchette per una seconda carta, o fermati.
table-stop = Basta

table-belts = Gli altri nastri
table-belt-of = Nastro di { $who }
table-belt-empty = dadi finiti
table-your-belt = Il tuo nastro
table-red-belt = nastro rosso
table-die-of = { $what } di { $who }
table-tokens = Gettoni
table-roll-take = Prendi un dado, o prima usa un gettone.
table-roll-take-this = Prendi { $what }?
table-roll-take-button = Prendi
table-roll-menu = Menù ({ $count })
table-roll-swap = Scambio ({ $count })
table-roll-choose-marks = Quali dadi rilanci?
table-roll-mark = Da rilanciare: { $what }. Un altro dado, o lanci?
table-roll-roll = Lancia
table-roll-give = Quale dei tuoi dadi dai via?
table-roll-get = E quale vuoi in cambio?
table-roll-swap-button = Scambia
table-roll-on-its-way = Un momento…

table-zock-row = Fila di { $what }
table-zock-row-empty = Questa fila è vuota.
table-zock-take = prendi { $tile }, posizione { $place } della fila
table-zock-stacks = Pile
table-zock-no-stack = niente { $what }
table-zock-stack = { $top } in cima, { $height ->
    [one] { $height } tessera
   *[other] { $height } tessere
}
table-zock-steal-from = ruba a { $who }: { $what }
table-zock-dice = Dadi
table-zock-aside = Da parte
table-zock-roll = Lancio { $roll } di { $rolls }
table-zock-keep = Scegli i dadi da mettere da parte; gli altri si rilanciano.
table-zock-keep-or-take = Metti da parte dei dadi e rilancia, o prendi una tessera accesa.
table-zock-must-take = Prendi una tessera accesa.
table-zock-keep-these = Metti questi da parte e rilanci gli altri?
table-zock-keep-not = Questi dadi non si possono mettere da parte così.
table-zock-keep-button = Rilancia gli altri
table-zock-take-button = Prendi
table-zock-steal = Ruba
table-zock-steal-this = Rubi questa tessera a { $who }?
table-zock-which-place = Quale tessera di { $who }, contando dalla cima?
table-zock-place = { $place ->
    [1] cima
   *[other] { $place }
}

table-hand-over = Passa il dispositivo a { $who }
table-hand-over-why = Ora nessun altro deve guardare.
table-hand-over-look = Sono { $who }

## Bills

receipt-round = Giro { $round }
receipt-end = Fine della partita
receipt-end-short = fine
receipt-sum = questo giro
receipt-total = totale
receipt-place = posto
receipt-name = nome
receipt-nothing-for = a zero: { $lines }
receipt-line = { $name }: { $gained }, in tutto { $total }
receipt-waits = Il tavolo aspetta te.
receipt-skip = Stampa tutto subito
receipt-go-on = Avanti

## The end

over-title = La partita è finita
over-you-won = Hai vinto!
over-rematch = Un’altra!
over-change = Prima cambia il tavolo
over-waiting = La prossima partita la giochi anche tu.
over-waiting-too = Nella prossima partita anche: { $names }.
over-replay = Rivedila
over-check = Tutto regolare?
over-record = Scarica la registrazione
over-other-game = Un altro gioco

## Replay

replay-heading = Replay
replay-loading = Cerchiamo la partita…
replay-missing = Qui non c’è nessuna partita finita.
replay-eyes = Visto da
replay-open = scoperto
replay-back = Indietro
replay-forth = Avanti
replay-play = Guarda
replay-pause = Pausa
replay-step = Passo { $step } di { $steps }
replay-scrub = Passo

## The fair check

check-title = Tutto regolare?
check-running = Controllo in corso…
check-good = Torna tutto: dopo l’inizio nessuna distribuzione è cambiata.
check-bad = Qualcosa non torna.
check-commitment = Il segreto è quello promesso prima dell’inizio.
check-shares = Ogni contributo al caso è quello promesso.
check-kept = Quello che questo dispositivo ha promesso e conservato è nella distribuzione.
check-kept-none = Questo dispositivo non ha conservato contributi di questa partita.
check-key = La chiave viene dal segreto, dai contributi e da chi ha giocato.
check-moves = { $moves ->
    [one] L’unica mossa: la scelta era ammessa, e tutto è uscito come dice la chiave.
   *[other] Tutte le { $moves } mosse: ogni scelta era ammessa, e tutto è uscito come dice la chiave.
}
check-result = Il risultato è quello a cui portano le mosse.
check-wrong-at = Prima differenza alla mossa { $move }.
check-passed = torna
check-failed = non torna
check-more = Che cosa dimostra, e che cosa no
