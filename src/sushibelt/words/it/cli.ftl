# The command line's own texts: what --help says, and what every command may have to say.

cli-about = Sushi Go!, Sushi Roll e Sushizock su un solo nastro: giocare, contare, studiare.
cli-epilogue =
    Esempi:
      sushibelt play                                     scegli un gioco e gioca
      sushibelt play sushi-go/anniversary+mochi --seats 3
      sushibelt play sushizock/2008 --people Ana,Bo      in due, una tastiera
      sushibelt score evening.json                       chi ha vinto da voi?
      sushibelt replay game.txt
cli-help-usage = Uso: { $call }
cli-help-command-here = COMANDO
cli-help-options-here = OPZIONI
cli-help-arguments-here = ARGOMENTI
cli-help-game-here = GIOCO
cli-help-file-here = FILE
cli-help-action-here = AZIONE
cli-help-target-here = OGGETTO
cli-help-source-here = ORIGINE
cli-help-destination-here = DESTINAZIONE
cli-help-commands = Comandi
cli-help-arguments = Argomenti
cli-help-options = Opzioni
cli-help-default = predefinito: { $value }
cli-help-required = obbligatorio
cli-help-number = N
cli-help-text = TESTO
cli-help-help = Mostra questa guida.
cli-help-version = Mostra la versione.
cli-help-language = --language o SUSHIBELT_LANGUAGE sceglie la lingua: { $known }.
cli-games = Elenca tutti i giochi, con posti e opzioni.
cli-games-json = Una voce per ogni id, in JSON.
cli-play = Gioca nel terminale, contro i bot o con gli amici alla stessa tastiera.
cli-play-epilogue =
    Esempi:
      sushibelt play
      sushibelt play sushi-go/anniversary+puppet
      sushibelt play sushi-roll/2019 --seats 4 --bots greedy,random,greedy
      sushibelt play sushi-go/zoch-2014 --people Ana,Bo,Cleo --record evening.txt
      sushibelt play --resume evening.txt

    Mentre giochi: un numero per scegliere, ? per l’aiuto, s per i punti,
    u per ritirare la scelta finché altri stanno scegliendo, q per uscire.
cli-play-game = L’id di un gioco, come lo elenca «sushibelt games». Se manca, te lo chiediamo.
cli-play-seats = In quanti si gioca, bot compresi.
cli-play-bots = Chi gioca agli altri posti: un bot per tutti o uno per ciascuno, separati da virgole. Disponibili: { $known }.
cli-play-people = I nomi di chi gioca a questa tastiera, separati da virgole.
cli-play-seed = Un testo qualsiasi. Lo stesso testo dà la stessa partita.
cli-play-record = Scrive la partita, mossa per mossa, in questo nuovo file.
cli-play-resume = Riprende una partita registrata e non finita.
cli-replay = Fa rivedere una partita registrata, mossa per mossa, con i punti e il perché.
cli-replay-epilogue =
    Esempi:
      sushibelt replay evening.txt
      sushibelt replay evening.txt --upto 12
      sushibelt replay evening.txt --json
cli-replay-file = La registrazione; - la legge dallo standard input.
cli-replay-json = Tutto in JSON.
cli-replay-upto = Si ferma dopo questo numero di mosse.
replay-title = { $game } con { $names }
replay-unfinished = { $moves ->
    [1] Dopo una mossa la partita non è finita.
   *[other] Dopo { $moves } mosse la partita non è finita.
}
cli-score = Conta i punti di una partita a un tavolo vero e li spiega.
cli-simulate = Fa giocare ai bot tante partite e ne riassume i risultati.
cli-arena = Fa giocare i bot l’uno contro l’altro con le stesse smazzate e dice chi è più forte.
cli-bench = Misura quanto vanno veloci le regole su questa macchina.
refusal-command-unknown = Non c’è nessun comando «{ $command }». Disponibili: { $known }.
command-line-too-much = Di troppo: { $words }.
command-line-option-unknown = Non c’è nessuna opzione { $option }.
command-line-twice = { $option } compare due volte.
command-line-missing = { $name } manca o non ha un valore.
command-line-value = { $name } non può essere «{ $given }».
command-line-unreadable = Questa riga di comando non si capisce.
refusal-command-line = { $problem } Vedi «{ $help }».
refusal-language-unknown = Qui non c’è la lingua «{ $given }». Disponibili: { $known }.
refusal-language-missing = Dopo --language manca la lingua. Disponibili: { $known }.
refusal-number-not-whole = { $option } richiede un numero intero, non «{ $given }».
refusal-output-unwritable = Impossibile scrivere l’output ({ $problem }).

## Files

refusal-file-missing = Il file «{ $path }» non esiste.
refusal-folder-missing = Impossibile creare «{ $path }»: la cartella non esiste.
refusal-file-is-directory = «{ $path }» è una cartella. Indica un file.
refusal-file-unreadable = Impossibile leggere «{ $path }» ({ $problem }).
refusal-file-not-text = «{ $path }» non è un file di testo in UTF-8.
refusal-file-too-large = «{ $path }» supera { $limit } MB: non è la registrazione di una partita.
refusal-file-unwritable = Impossibile scrivere «{ $path }» ({ $problem }).
refusal-record-exists = «{ $path }» esiste già. Indica un file nuovo, o continua quella partita con --resume.
refusal-record-changed-meanwhile = «{ $path }» è stato modificato dall’esterno durante la partita. Non ci verrà scritto altro.
refusal-record-finished = La partita in «{ $path }» è finita. «sushibelt replay» la fa rivedere.
refusal-record-rewritten = «{ $path }» non è scritto come lo scriverebbe questo programma, perciò non si può continuare. «sushibelt replay» riesce comunque a leggerlo.
refusal-upto-negative = --upto non può essere { $upto }. Usa 0 o più.

## Compiled and translated rules

refusal-fast-missing = Le regole compilate richiedono numba, che qui non è installato o non funziona. Installalo con: pip install "sushibelt[fast]".
refusal-not-translatable = { $file }, riga { $line }: «{ $what }» esce dalla parte di Python in cui si scrivono le regole.
refusal-playout-seed = { $seed } non può fare da seme. Scrivi un numero intero da 0 a 18446744073709551615.
refusal-playout-numbers = Le partite casuali sono numerate da 0 a 4294967295; { $count } a partire dal numero { $first } vanno oltre.
refusal-javascript-folder = Indica una sola cartella in cui scrivere i moduli JavaScript; ne sono state indicate { $given }.
refusal-javascript-unwritable = I moduli JavaScript non si possono scrivere in { $folder } ({ $problem }). Indica una cartella in cui puoi scrivere.

## The list of games

games-column-id = gioco
games-column-seats = posti
games-column-options = opzioni
games-source = { $edition ->
    [sushi-go-original-2013] regole: 2013, come nella maggior parte dei programmi
    [sushizock-2008] regole: S4 e descrizioni pubblicate
   *[other] regole: { $source }
}
games-group = { $options ->
    [one] { $name }
   *[other] { $name }, a scelta
}
games-option-default = {" "}(predefinito)
games-option-seats = {" "}({ $seats } posti)
games-no-options = nessuna
games-how = Un id si scrive gioco+opzione+opzione, in qualsiasi ordine. Da S0 a S4 sono i regolamenti da cui vengono le regole.
games-count = { $ids } id in tutto; «sushibelt games --json» li elenca uno per uno.
games-example = Prova: sushibelt play { $game } --seats { $seats }
