# `sushibelt simulate`

cli-simulate-epilogue =
    Esempi:
      sushibelt simulate sushi-go/original-2013 --games 2000
      sushibelt simulate sushi-go/zoch-2014 --seats 3 --bots greedy,random,random
      sushibelt simulate sushizock/2008 --games 500 --turn-limit 200 --threads 2
      sushibelt simulate sushi-roll/2019 --json > figures.json
      sushibelt simulate sushi-go/original-2013 --games 1000000 --out games.parquet

    Lo stesso seme dà gli stessi numeri, con qualsiasi numero di thread.
    Ctrl-C ferma tutto e riassume le partite finite fin lì.
cli-simulate-game = L’id di un gioco, come lo elenca «sushibelt games».
cli-simulate-seats = In quanti si gioca. Se manca: 4, o il numero più vicino che il gioco ammette.
cli-simulate-games = Quante partite si giocano.
cli-simulate-bots = Un bot per tutti i posti, o uno per posto, separati da virgole. Disponibili: { $known }.
cli-simulate-seed = Un testo qualsiasi. La partita 0 del seme 7 è distribuita come quella del seme 7/0.
cli-simulate-threads = Quante partite si giocano insieme. Se manca: una per core.
cli-simulate-on = Dove giocare: su questo computer o su un cluster Ray. ray usa quello di RAY_ADDRESS, altrimenti tutti i core di questo computer; ray://HOST:PORT uno altrove. Il risultato è lo stesso.
cli-simulate-turn-limit = Lascia una partita a metà dopo questo numero di turni; ogni scelta è un turno. Se manca, ogni partita arriva alla fine.
cli-simulate-json = Tutti i numeri in JSON.
cli-simulate-out = Scrive anche ogni posto di ogni partita in questo nuovo file Parquet.
cli-simulate-force = Permette a --out di sostituire un file già esistente.
simulate-title = { $game }, { $seats } posti, { $games ->
    [1] una partita
   *[other] { $games } partite
}, seme { $seed }
simulate-preparing = preparazione
simulate-progress = si gioca
simulate-rate = { $games } partite/s
simulate-seat = posto
simulate-bot = bot
simulate-points = punti
simulate-spread = dev. std.
simulate-won = vinte
simulate-alone = da solo
simulate-shared = condivise
simulate-lines = Punti per voce: media (dev. std.)
simulate-line = voce
simulate-seat-number = posto { $seat }
simulate-percent = { $share }%
simulate-how = Media ± errore standard; dev. std. è la deviazione standard tra le partite. Una vittoria condivisa conta in proporzione.
simulate-ties = { $ties ->
    [0] Nessuna partita è finita in parità.
    [1] Una partita è finita in parità.
   *[other] { $ties } partite sono finite in parità.
}
simulate-unfinished = { $unfinished ->
    [1] Una partita ha raggiunto il limite di turni ({ $limit }) e non viene contata.
   *[other] { $unfinished } partite hanno raggiunto il limite di turni ({ $limit }) e non vengono contate.
}
simulate-stopped = Interrotto. Partite finite: { $done } su { $games }.
simulate-nothing = Nessuna partita è finita, perciò non c’è niente da riassumere.
refusal-simulate-games = --games non può essere { $given }. Usa un numero da 1 a { $most }.
refusal-simulate-threads = --threads non può essere { $given }. Usa un numero da 1 a { $most }.
refusal-simulate-turn-limit = --turn-limit { $given } chiude una partita prima che cominci. Usa 1 o più.
refusal-simulate-seed = Questo seme non si può leggere come testo. Usa lettere e cifre.
refusal-simulate-bots-wrong-number = Bot indicati: { $bots }, posti: { $seats }. Indicane uno per tutti o uno per posto.
refusal-simulation-broke-down = Un processo che giocava è stato chiuso dall’esterno, forse per mancanza di memoria. Prova con --threads più basso di { $processes }.
refusal-simulate-out-exists = «{ $path }» esiste già. Indica un file nuovo, o aggiungi --force per sostituirlo.
refusal-parquet-missing = Per un file Parquet serve pyarrow, che qui non è installato. Installalo con: pip install "sushibelt[research]".
refusal-cluster-unknown = --on non può essere «{ $given }». Usa ray, oppure ray://HOST:PORT per un cluster altrove.
refusal-cluster-missing = Per --on serve Ray, che qui non è installato. Installalo con: pip install "sushibelt[cluster]".
refusal-cluster-unreachable = Il cluster Ray «{ $on }» non è raggiungibile ({ $why }). Controlla l’indirizzo e che il cluster sia attivo.
refusal-cluster-lacks-package = Su un computer del cluster Ray manca Sushibelt. Installalo su ognuno con: pip install "sushibelt[cluster,fast]".
refusal-cluster-other-code = Il computer { $node } del cluster ha un’altra versione di Sushibelt: i suoi risultati potrebbero essere diversi. Installa ovunque la stessa.
refusal-cluster-broke-down = Il cluster Ray «{ $on }» non risponde più ({ $why }). Riavvialo, poi ripeti il comando.
