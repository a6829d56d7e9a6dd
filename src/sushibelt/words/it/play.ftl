# The terminal game: pages, questions, answers.

## Before the game

play-which-game = Quale gioco?
play-which-game-default = Un numero, o un id con opzioni come { $game }+battle; Invio per { $game }
play-how-many = Quanti posti: { $seats }? Invio per { $usual }
play-resumed = { $moves ->
    [1] La partita riprende dopo una mossa.
   *[other] La partita riprende dopo { $moves } mosse.
}
play-resumed-cut = L’ultima riga della registrazione era incompleta e viene saltata.

## The page

page-round = Giro { $round } di { $rounds }
page-turn = turno { $turn } di { $turns }
page-roll = Lancio { $roll } di { $rolls }
page-belt-left = carte a sinistra: { $chain }
page-belt-right = carte a destra: { $chain }
page-belts = nastri a sinistra: { $chain }
page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
page-you = tu
page-piles = mazzetti: { $count } { $count ->
    [one] carta
   *[other] carte
}
page-puppet-pile = mazzetto: { $count } { $count ->
    [one] carta
   *[other] carte
}
page-puppet = Burattino
page-leads-puppet = con il burattino
page-on-turn = di turno
page-squishy = squishy
page-boat = barca
page-die = dado { $face }
page-open-wasabi = { $what } in attesa, ×{ $factor }
page-strawberry = fragole { $sum } ({ $cards })
page-yogurt = frozen yogurt { $sum } ({ $cards })
page-tea = bubble tea { $cards }
page-maki = maki { $icons } ({ $cards })
page-red-belt = nastro rosso
page-belt = nastro
page-tray = vassoio
page-tokens = ({ $what })
page-supply = Scorta: { $what }
page-row = fila di { $what }
page-aside = Da parte
page-marked = Da rilanciare: { $what }
page-dice = Dadi
page-stack-empty = niente { $what }
page-stack = { $under ->
    [0] { $top }
    [1] { $top } sopra un’altra
   *[other] { $top } sopra altre { $under }
}
page-more-news = … (n mostra tutto quello che è successo)
page-no-news = Dalla tua ultima scelta non è successo niente.

## Questions

ask-card = La tua carta
ask-card-or-two = La tua carta; con le bacchette due, per esempio «1 3»
ask-puppet = E la carta del burattino
ask-spot = La tua carta
ask-second-spot = Una seconda carta con le bacchette, o basta così
ask-die = Prendi un dado
ask-marks = Quali dadi rilanci? Per esempio «1 3»
ask-mark = Un altro dado, o lancia
ask-give = Quale dado dai via?
ask-get = In cambio di quale?
ask-portion = Scegli
ask-keep = Metti da parte dei dadi, per esempio «1 3», e lancia gli altri
ask-keep-or-portion = Metti da parte dei dadi, per esempio «1 3», o prendi
ask-keys = ? spiega, q esce
ask-keys-undo = ? spiega, u torna a { $who }, q esce
ask-back = Invio torna indietro
ask-more = Invio mostra il resto
ask-go-on = Invio continua
ask-save = Salvi la partita? Il nome di un nuovo file, o Invio per buttarla
offer-only-pair = solo insieme a un’altra carta
offer-stop = basta così
offer-roll = lancia
offer-menu = menù: rilancia dei dadi (restano: { $left })
offer-swap = bacchette: scambia un dado (restano: { $left })
offer-die-of = { $what } di { $who }
offer-take = prendi { $tile }
offer-steal = ruba a { $who }: { $place ->
    [1] { $tile } (in cima)
   *[other] { $what }, posizione { $place } dalla cima
}

## Several people at one keyboard

hand-over = La tastiera passa a { $who }.
hand-over-enter = { $who }: premi Invio quando nessun altro guarda
hand-over-undo = oppure u: { $who } sceglie di nuovo
all-chosen = Tutte le scelte sono fatte.
all-chosen-enter = Invio scopre le carte; u: { $who } sceglie di nuovo

## Explanations

explain-title = Che cosa fa che cosa
explain-keys = Un numero sceglie. n mostra che cosa è successo dalla tua ultima scelta, s i punti fin qui, q lascia la partita.
explain-keys-undo = u ritira una scelta finché altri stanno scegliendo.

## The bill and the end

bill-round = Giro { $round }
bill-end = Fine della partita
bill-so-far = Punti fin qui
bill-nothing-yet = Ancora nessun punto.
bill-secret = Le pile si contano alla fine.
bill-total = totale
bill-place = posto
bill-nothing-for = a zero: { $lines }
bill-round-points = { $points } → { $total }
result-title = Risultato

## Leaving

leave-recorded = La partita è al sicuro. Riprendila con: sushibelt play --resume { $path }
leave-unrecorded = La partita non è stata registrata. La prossima volta usa --record FILE.
leave-finished = La registrazione è completa: sushibelt replay { $path }
leave-again = Di nuovo la stessa distribuzione: { $command }

refusal-input-nothing = Scrivi un numero da 1 a { $highest }, o ? per una spiegazione.
refusal-input-not-understood = «{ $given }» qui non si può scegliere. Scrivi un numero da 1 a { $highest }, o ? per una spiegazione.
refusal-input-one-number = Qui si può scegliere una cosa sola.
refusal-input-slot-only-pair = { $what } si può giocare solo insieme a un’altra carta.
refusal-input-pair-impossible = { $first } e { $second } non si possono giocare insieme adesso.
refusal-input-two-cards = Si possono giocare al massimo due carte.
refusal-input-die-twice = Il dado { $number } compare due volte.
refusal-input-keep-impossible = Questi dadi non si possono mettere da parte: { $dice }. Almeno uno deve restare da lanciare, e forse quelli da parte devono essere uguali.
refusal-input-mixed = O metti da parte dei dadi, o prendi qualcosa: non tutt’e due.
refusal-input-game-number = Nell’elenco non c’è il numero { $number }. Scrivi un numero da 1 a { $highest }, o un id.

## Setting up

refusal-people-too-many = Per { $people } persone servono almeno altrettanti posti, ma ce ne sono { $seats }.
refusal-name-empty = C’è un nome vuoto. Scrivi i nomi separati da virgole: Ana,Bo.
refusal-name-twice = Due persone si chiamano «{ $name }». Dai a ciascuno un nome diverso.
refusal-name-too-long = Il nome «{ $name }…» è troppo lungo. Al massimo { $limit } caratteri.
refusal-name-unprintable = In un nome ci sono caratteri che non si possono mostrare. Usa lettere, cifre e segni.
refusal-name-is-a-bot = «{ $name }» è il nome del posto di un bot. Scegline un altro.
refusal-bots-wrong-number = Bot indicati: { $bots }, posti liberi: { $free }. Indicane uno per tutti o uno per posto.
refusal-seed-unprintable = Nel seme ci sono caratteri che non si possono mostrare. Usa lettere, cifre e segni.
refusal-resume-keeps = Una partita ripresa tiene il suo gioco, i posti, le persone, i bot e il seme. Togli: { $given }.
refusal-resume-or-record = Una partita ripresa resta nel suo file. Togli --record.
