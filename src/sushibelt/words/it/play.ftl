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
page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
page-you = tu
page-on-turn = di turno
page-open-wasabi = { $what } in attesa di un nigiri (×{ $factor })
page-maki = maki { $icons } ({ $cards })
page-more-news = … (n mostra tutto quello che è successo)
page-no-news = Dalla tua ultima scelta non è successo niente.

## Questions

ask-keys = ? aiuto, q esci
ask-keys-undo = ? aiuto, u torna a { $who }, q esci
ask-back = Invio: indietro
ask-more = Invio: il resto
ask-go-on = Invio: continua
ask-save = Salvare la partita? Il nome di un nuovo file, o Invio per non salvarla

## Several people at one keyboard

hand-over = La tastiera passa a { $who }.
hand-over-enter = { $who }: premi Invio quando nessun altro guarda
hand-over-undo = oppure u: { $who } sceglie di nuovo
all-chosen = Hanno scelto tutti.
all-chosen-enter = Invio scopre le carte; u: { $who } sceglie di nuovo

## Explanations

explain-title = Legenda
explain-keys = Scrivi un numero per scegliere, n per vedere che cosa è successo dalla tua ultima scelta, s per i punti fin qui, q per uscire.
explain-keys-undo = u ritira una scelta finché altri stanno scegliendo.

## The bill and the end

bill-round = Giro { $round }
bill-end = Fine della partita
bill-so-far = Punti fin qui
bill-nothing-yet = Non si è ancora contato niente.
bill-secret = Le pile si contano alla fine.
bill-total = totale
bill-place = pos.
bill-nothing-for = a zero: { $lines }
bill-round-points = { $points } → { $total }
result-title = Risultato

## Leaving

leave-recorded = Partita salvata. Riprendila con: sushibelt play --resume { $path }
leave-unrecorded = La partita non è stata registrata. La prossima volta usa --record FILE.
leave-finished = La registrazione è completa. Rivedila con: sushibelt replay { $path }
leave-again = Di nuovo la stessa partita: { $command }
refusal-input-nothing = Scrivi un numero da 1 a { $highest }, o ? per l’aiuto.
refusal-input-not-understood = «{ $given }» qui non si può scegliere. Scrivi un numero da 1 a { $highest }, o ? per l’aiuto.
refusal-input-one-number = Qui si può scegliere una cosa sola.
refusal-input-game-number = Nell’elenco non c’è il numero { $number }. Scrivi un numero da 1 a { $highest }, o un id.

## Setting up

refusal-people-too-many = Per { $people } persone servono almeno altrettanti posti, ma ce ne sono { $seats }.
refusal-name-empty = C’è un nome vuoto. Scrivi i nomi separati da virgole: Ana,Bo.
refusal-name-twice = Due persone si chiamano «{ $name }». Dai a ciascuno un nome diverso.
refusal-name-looks-like = «{ $name }» somiglia troppo a «{ $other }» a questo tavolo. Scegli un altro nome.
refusal-name-too-long = Il nome «{ $name }…» è troppo lungo. Al massimo { $limit } caratteri.
refusal-name-unprintable = In un nome ci sono caratteri che non si possono mostrare. Usa lettere, cifre e segni.
refusal-name-invisible = Il nome contiene caratteri invisibili. Riscrivilo senza.
refusal-name-marks = Su una lettera del nome ci sono troppi segni sovrapposti. Usane meno.
refusal-name-is-a-bot = «{ $name }» è già il nome di un bot. Scegline un altro.
refusal-bots-wrong-number = Bot indicati: { $bots }, posti liberi: { $free }. Indicane uno per tutti o uno per posto.
refusal-seed-unprintable = Nel seme ci sono caratteri che non si possono mostrare. Usa lettere, cifre e segni.
refusal-resume-keeps = Una partita ripresa mantiene il suo gioco, i posti, le persone, i bot e il seme. Togli: { $given }.
refusal-resume-or-record = Una partita ripresa resta nel suo file. Togli --record.
