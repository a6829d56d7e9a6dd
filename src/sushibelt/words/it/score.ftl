# The score pad: what it asks, prints, warns of and refuses.

## Places in a document

refusal-score-at-top = Il documento
refusal-score-at-round = Giro { $round }
refusal-score-at-plate = Giro { $round }, { $seat }
refusal-score-at-seat = { $seat }

## Documents that cannot be read

refusal-score-not-json = Questo non è JSON: la riga { $line }, colonna { $column }, non si può leggere. docs/score.md mostra com’è fatto un segnapunti.
refusal-score-json-monstrous = Questo JSON ha un numero troppo lungo, o parentesi troppo profonde, per essere un segnapunti.
refusal-score-key-twice = La chiave { $entry } compare due volte nello stesso oggetto. Toglila una volta.
refusal-score-no-number = { $given } non è un numero con cui si possa contare.
refusal-score-not-an-object = { $where }: serve un oggetto come {"{"}"tempura": 2{"}"}, non { $given }.
refusal-score-not-a-list = { $where }: «{ $entry }» deve essere una lista, non { $given }.
refusal-score-key-unknown = { $where }: qui non c’è nessuna chiave { $entry }. Chiavi note: { $known }.
refusal-score-key-missing = { $where }: manca la chiave «{ $entry }».
refusal-score-wrong-length = { $where }: in «{ $entry }» servono { $wanted } voci, una per piatto, ma sono { $given }.
refusal-score-too-many-rounds = Giri sul segnapunti: { $given }, ma una partita ne ha { $limit }.
refusal-score-not-whole = { $where }: { $what } vuole un numero intero, non { $given }.
refusal-score-number-senseless = { $where }: il numero per { $what } è fuori da ogni possibilità; qui niente supera { $limit }.
refusal-score-number-too-low = { $where }: { $what } non può valere { $given }; il minimo è { $lowest }.
refusal-score-slot-unknown = { $where }: in questo gioco non c’è { $slot }. Disponibili: { $known }.
refusal-score-yogurt-without-value = { $where }: sul piatto uno yogurt mostra il suo valore. Scrivilo in uno di questi modi: { $known }.
refusal-score-game-not-text = «game» deve essere l’id di un gioco, come "sushi-go/zoch-2014", non { $given }. «sushibelt games» li elenca tutti.
refusal-score-name-impossible = { $name } non è un nome per un posto. Un nome è un testo che si può leggere ad alta voce.
refusal-score-name-twice = Due posti si chiamano { $name }. Chi vince si riconosce dal nome: dai a ognuno il suo.

## Plates that cannot be

refusal-score-hand-exceeded = { $where }: lì ci sono { $given } carte, ma in un giro se ne giocano al massimo { $limit } (un nigiri su wasabi sono due carte).
refusal-score-deck-exceeded = { $where }: così in tutta la partita { $kind } arriva a { $given }, ma il massimo è { $limit }.
refusal-score-teas-uncountable = { $where }: tanti bubble tea così non si possono dividere in scale ({ $given } modi di tenerne una parte, se ne guardano al massimo { $limit }).
refusal-score-no-squishy = { $where }: lo squishy non si può prendere, perché in questo gioco non c’è. Togli «squishy».
refusal-score-squishy-unearned = { $where }: squishy preso { $given ->
    [1] una volta
   *[other] { $given } volte
}, ma si prende solo giocando una carta fragola in quel turno, e qui le fragole giocate sono { $limit }.
refusal-score-squishy-kept = { $where }: squishy preso { $given ->
    [1] una volta
   *[other] { $given } volte
}, ma nessuno se lo prende da sé: con quello che hanno preso gli altri, il massimo è { $limit }.
refusal-score-squishy-behind = { $where }: squishy preso con { $given ->
    [1] un simbolo
   *[other] { $given } simboli
}, ma qualcuno ne aveva già { $limit }.
refusal-score-squishy-forgotten = { $where }: squishy preso { $given ->
    [1] una volta
   *[other] { $given } volte
}, ma deve essere stato preso { $limit ->
    [1] una volta
   *[other] { $limit } volte
}, perché nessun altro ha fragole.
refusal-score-no-dice = { $where }: in questo gioco non ci sono dadi mochi. Togli «mochi_dice».
refusal-score-die-exceeded = { $where }: il dado mochi mostra { $given }, ma la sua faccia più alta è { $limit }.
refusal-score-die-unrolled = { $where }: il dado mochi mostra { $given }, ma senza una carta mochi è ancora su { $limit }.
refusal-score-tray-overfull = { $where }: lì ci sono { $given } dadi, ma in un giro se ne prendono al massimo { $limit } (un nigiri su wasabi sono due dadi).
refusal-score-dice-exceeded = { $where }: dadi { $kind } su tutti i vassoi: { $given }, ma ce ne sono solo { $limit }.
refusal-score-tokens-exceeded = { $where }: gettoni { $kind } in tutto: { $given }, ma ce ne sono solo { $limit }.
refusal-score-tokens-unearned = { $where }: gettoni { $kind }: { $given }, ma i vassoi ne spiegano al massimo { $limit }.
refusal-score-puddings-missing = { $where }: gettoni { $kind } in tutto: { $given }, ma dai vassoi ne sono arrivati { $limit }, e nessuno li dà via.
refusal-score-tiles-exceeded = { $where }: con questa pila le tessere { $kind } sono { $given }, ma nella scatola sono solo { $limit }.
refusal-score-tile-unknown = { $where }: tra le tessere { $kind } non c’è il { $given }. Vanno da 1 a { $limit }.
refusal-score-tile-values-exceeded = { $where }: con questa pila le tessere { $kind } da { $value } sono { $given }, ma la scatola ne ha solo { $limit }.

## Warnings

warning-limit-unsure = { $problem } Quel numero non è sicuro, perciò il conto è fatto così com’è.
warning-limit-doubtful = { $problem } Il conto è fatto così com’è.
warning-plates-short = Giro { $round }: meno di { $limit } sui piatti di { $seats }. Il conto è fatto come se il resto non valesse niente.
warning-round-under-way = Il giro { $round } è ancora in corso (giocate: { $given } su { $limit }): i punti sono quelli che porterebbe se finisse adesso.
warning-squishy-missing = Giro { $round }: ci sono fragole giocate, ma «squishy» non dice chi l’ha preso. Il conto è fatto come se non l’avesse preso nessuno.
warning-puppet-left-out = { $where }: «{ $entry }» non dice niente del burattino. Il conto è fatto come se non avesse né preso lo squishy né lanciato il dado.
warning-dice-missing = Ci sono mochi giocati, ma «mochi_dice» non dice che cosa mostrano i dadi. I dolci non si contano ancora.
warning-tokens-missing = Manca «tokens». Budini e gettoni non usati non si contano ancora.
warning-tiles-left = { $count ->
    [1] C’è ancora una tessera
   *[other] Ci sono ancora { $count } tessere
} nelle file, quindi la partita non è finita.

## The bill

score-not-over = Non è ancora finita: questi sono i punti fin qui.
score-warnings = Da controllare:

## Help

cli-score-file = Un file JSON come lo descrive docs/score.md; - legge lo standard input. Se manca, te lo chiediamo riga per riga.
cli-score-json = I punti in JSON.
cli-score-epilogue =
    Esempi:
      sushibelt score evening.json
      sushibelt score - --json < evening.json
      sushibelt score                                    scrivi tutto al tavolo

refusal-score-needs-file = Non c’è niente da contare. Indica un file, o - per leggere lo standard input.

## Typing at the table

refusal-score-typed-unclear = «{ $text }» non si capisce. Scrivi quello che c’è così: 2 tempura, wasabi+egg
refusal-score-typed-number = «{ $text }» non è una fila di numeri. Scrivili così: 5 1 2 3
refusal-score-seat-unknown = Qui nessuno si chiama «{ $name }». Ci sono: { $known }.
score-hello = Che cosa c’è sul tavolo? Rispondi riga per riga, per esempio «2 tempura, wasabi+egg». Una riga vuota vuol dire niente; Ctrl-D finisce prima.
score-ask-game = Quale gioco? Un id, o Invio per { $game }
score-ask-names = Chi gioca? Nomi separati da virgole
score-ask-plate = Giro { $round }, { $seat }
score-ask-squishy = Giro { $round }: chi ha preso lo squishy, in qualsiasi ordine? Per esempio «Ana, 2 Bo»
score-ask-die = Il dado mochi di { $seat }
score-ask-tokens = Gettoni di { $seat }, per esempio «2 pudding, 3 menu, chopsticks»
score-ask-stack = { $seat }, { $kind } dal basso in alto, per esempio «5 1 2 3»
score-so-far = Fin qui: { $totals }
score-ask-save = Lo tieni in JSON? Il nome di un nuovo file, o Invio per buttarlo
score-saved = Salvato in { $path }
refusal-score-typed-one-number = «{ $text }» è più di un numero. Un dado ne mostra uno solo.
