# The score pad: what it asks, prints, warns of and refuses.

## Places in a document

refusal-score-at-top = Il documento
refusal-score-at-round = Giro { $round }
refusal-score-at-plate = Giro { $round }, { $seat }
refusal-score-at-seat = { $seat }

## Documents that cannot be read

refusal-score-not-json = Questo non è JSON: riga { $line }, colonna { $column } illeggibile. docs/score.md mostra com’è fatto un segnapunti.
refusal-score-json-monstrous = Questo JSON ha un numero troppo lungo, o parentesi troppo profonde, per essere un segnapunti.
refusal-score-key-twice = La chiave { $entry } compare due volte nello stesso oggetto. Lasciala una volta sola.
refusal-score-no-number = { $given } non è un numero utilizzabile.
refusal-score-not-an-object = { $where }: serve un oggetto come {"{"}"tempura": 2{"}"}, non { $given }.
refusal-score-not-a-list = { $where }: «{ $entry }» deve essere una lista, non { $given }.
refusal-score-key-unknown = { $where }: qui non c’è nessuna chiave { $entry }. Chiavi note: { $known }.
refusal-score-key-missing = { $where }: manca la chiave «{ $entry }».
refusal-score-wrong-length = { $where }: in «{ $entry }» servono { $wanted } voci, una per piatto, ma sono { $given }.
refusal-score-too-many-rounds = Giri sul segnapunti: { $given }, ma una partita ne ha { $limit }.
refusal-score-not-whole = { $where }: { $what } deve essere un numero intero, non { $given }.
refusal-score-number-senseless = { $where }: il numero per { $what } è fuori da ogni possibilità; qui niente supera { $limit }.
refusal-score-number-too-low = { $where }: { $what } non può valere { $given }; il minimo è { $lowest }.
refusal-score-slot-unknown = { $where }: in questo gioco non c’è { $slot }. Disponibili: { $known }.
refusal-score-game-not-text = «game» deve essere l’id di un gioco, come «sushi-go/zoch-2014», non { $given }. «sushibelt games» li elenca tutti.
refusal-score-name-impossible = { $name } non può essere un nome. Un nome è un testo che si può leggere ad alta voce.
refusal-score-name-twice = Due posti si chiamano { $name }. Chi vince si riconosce dal nome: dai a ognuno il suo.

## Warnings

warning-limit-unsure = { $problem } Quel limite non è certo, perciò il conto è fatto così com’è.
warning-limit-doubtful = { $problem } Il conto è fatto così com’è.
warning-plates-short = Giro { $round }: meno di { $limit } sui piatti di { $seats }. Il conto è fatto come se il resto non valesse niente.
warning-round-under-way = Il giro { $round } è ancora in corso (giocate: { $given } su { $limit }): i punti sono quelli che porterebbe se finisse adesso.

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
refusal-score-seat-unknown = Qui nessuno si chiama «{ $name }». Giocano: { $known }.
score-hello = Che cosa c’è sul tavolo? Rispondi riga per riga, con i nomi in inglese, per esempio «2 tempura, wasabi+egg». Una riga vuota vuol dire niente; Ctrl-D finisce prima.
score-ask-game = Quale gioco? Un id, o Invio per { $game }
score-ask-names = Chi gioca? Nomi separati da virgole
score-ask-plate = Giro { $round }, { $seat }
score-so-far = Fin qui: { $totals }
score-ask-save = Salvare in JSON? Il nome di un nuovo file, o Invio per non salvare
score-saved = Salvato in { $path }
refusal-score-typed-one-number = «{ $text }» è più di un numero. Un dado ne mostra uno solo.
