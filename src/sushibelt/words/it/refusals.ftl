# One sentence or two for each reason why something cannot be: what is wrong, and what to do.

## Ids

refusal-family-unknown = Non c’è nessun gioco «{ $game }». Un id si scrive famiglia/edizione+opzione; le famiglie sono: { $known }. «sushibelt games» elenca tutti i giochi.
refusal-edition-unknown = Non c’è nessuna edizione «{ $game }». Disponibili: { $known }.
refusal-option-unknown = In «{ $game }» non c’è l’opzione «{ $option }». Disponibili: { $known }.
refusal-option-twice = «{ $game }» ripete l’opzione «{ $option }». Lasciala una volta sola.
refusal-options-contradict = «{ $game }» chiede «{ $option }» e «{ $other }», che si escludono. Scegline una.
refusal-seats-impossible = { $game } non si può giocare in { $seats }. Posti ammessi: { $allowed }.

## Moves

refusal-action-unknown = «{ $action }» non è una scelta di questo gioco.
refusal-action-illegal = Il posto { $seat } adesso non può scegliere «{ $action }».
refusal-choices-not-owed = Devono scegliere i posti { $owed }, ma sono arrivate scelte per { $given }.
refusal-turn-stale = Quella scelta era per il turno { $number }, ma la partita è al turno { $now }. Guarda di nuovo e scegli ancora.
refusal-seat-owes-nothing = Il posto { $seat } adesso non ha niente da scegliere.
refusal-names-wrong-number = Nomi: { $names }, posti: { $seats }. Dai un nome a ogni posto.
refusal-outcome-too-long = Qui il caso doveva decidere { $wanted ->
    [1] una cosa
   *[other] { $wanted } cose
}, ma ne sono scritte di più.
refusal-outcome-too-short = Dopo { $given ->
    [1] una cosa
   *[other] { $given } cose
} il caso qui ha ancora qualcosa da decidere.
refusal-outcome-impossible = Qui non può uscire «{ $value }».
refusal-outcome-label = Qui esce «{ $expected }», ma è scritto «{ $given }».

## Records

refusal-record-not-one = Questa non è la registrazione di una partita: la prima riga non è «{ $wanted }».
refusal-record-header-incomplete = Riga { $line }: l’intestazione finisce prima di «{ $field }». Una registrazione tagliata lì non si può continuare.
refusal-record-header-unreadable = L’intestazione di questa registrazione non si può leggere: posti, chiave o nomi sono scritti male.
refusal-record-other-rules = Questa registrazione segue la versione { $given } delle regole; questo programma gioca con la versione { $now }.
refusal-record-other-book = Questa registrazione usa componenti di { $game } diversi da quelli di questo programma. Usa la versione con cui è stata fatta.
refusal-record-line-changed = Riga { $line }: la somma di controllo non torna. Questa riga, o una precedente, è stata cambiata o rovinata.
refusal-record-line-refused = Riga { $line }: { $problem }
refusal-record-number-wrong = La mossa dovrebbe avere il numero { $wanted }, ma ha il { $given }.
refusal-record-chance-wrong = Questo non è ciò che esce qui con la chiave della registrazione.
refusal-record-move-unreadable = «{ $text }» non si può leggere come mossa.
refusal-record-result-wrong = Il risultato scritto non è quello a cui portano le mosse.
refusal-record-seal-broken = Riga { $line }: il sigillo non torna. Qualcosa in questa registrazione è stato cambiato.
refusal-record-goes-on = Riga { $line }: la registrazione continua dopo il suo sigillo.

## Bots

refusal-bot-unknown = Non c’è nessun bot «{ $bot }». Disponibili: { $known }.
