# `sushibelt arena`

cli-arena-epilogue =
    Esempi:
      sushibelt arena sushi-go/original-2013 --bots cook,apprentice,novice
      sushibelt arena sushizock/2008 --bots chef,cook --out duel.json
      sushibelt arena sushi-roll/2019 --bots greedy,random --picture duel.svg
      sushibelt arena sushi-go/zoch-2014 --bots "greedy,process:python3 my_bot.py"

    Ogni smazzata si gioca da ogni posto. Una sfida finisce quando
    l’intervallo al 95% della sua quota esclude la metà, oppure a --deals.
    Lo stesso comando con lo stesso --out riprende da dove si era fermato.
cli-arena-game = L’id di un gioco, come lo elenca «sushibelt games».
cli-arena-bots = Due bot o più, separati da virgole; process:COMMAND interroga un programma. Disponibili: { $known }.
cli-arena-seats = In quanti si gioca, con i due bot della sfida alternati. Se manca: 4, o il numero più vicino che il gioco ammette.
cli-arena-neighbours = Ogni bot sfida solo quello nominato subito dopo, non tutti gli altri.
cli-arena-seconds = Quanto può pensare un bot a ogni scelta. Se manca: quanto pensa di solito, contato in iterazioni, così i risultati si ripetono.
cli-arena-deals = Quante smazzate ha al massimo una sfida.
cli-arena-seed = Un testo qualsiasi. Lo stesso testo dà le stesse smazzate.
cli-arena-threads = Quanti processi giocano insieme. Il risultato non cambia.
cli-arena-out = Scrive i risultati e ogni smazzata in questo file JSON; se c’è già, lo continua.
cli-arena-picture = Disegna il risultato in questo file SVG.
cli-arena-json = Il risultato in JSON.
arena-progress = smazzate in gioco
arena-title = { $game }, { $seats } posti, smazzate per sfida: fino a { $limit }, seme { $seed }
arena-bot = bot
arena-rating = forza
arena-won = vinte
arena-even = pari
arena-lost = perse
arena-pairing = sfida
arena-share = quota smazzate
arena-games = quota partite
arena-open = { $first } – { $second }
arena-ahead = { $first } > { $second }
arena-behind = { $first } < { $second }
arena-interval = { $share } [{ $low }, { $high }]
arena-percent = { $share }%
arena-how = Vinte, pari, perse: smazzate, ognuna giocata da ogni posto; la vince chi ci ottiene più vittorie. La quota non conta quelle pari e ha il suo intervallo esatto al 95%; > e < dicono che esclude la metà. Una partita vinta insieme da più posti conta per frazioni.
arena-forfeits = Scelte perse a tavolino da { $bot }: { $crash } per un crash, { $timeout } per lentezza, { $illegal } per risposte non ammesse.
arena-unfinished = { $games ->
    [1] Una partita è stata interrotta perché non finiva mai: nessuno l’ha vinta.
   *[other] { $games } partite sono state interrotte perché non finivano mai: nessuno le ha vinte.
}
arena-stopped = Interrotto prima della fine. Con --out lo stesso comando avrebbe potuto riprendere più tardi.
arena-paused = Interrotto prima della fine. Lo stesso comando riprende da qui.
arena-picture-ratings = Forza dei bot, con gli intervalli al 95%
arena-picture-pairings = Quota di smazzate decise vinte dal primo bot, con il suo intervallo esatto al 95%; la linea è la metà
refusal-arena-deals = --deals non può essere { $given }. Usa un numero da 1 a { $most }.
refusal-arena-seconds = --seconds non può essere { $given }. Usa un numero maggiore di 0, fino a { $most }.
refusal-arena-bots-too-few = Per un’arena servono almeno due bot. Scrivili separati da virgole: --bots greedy,random.
refusal-arena-bot-twice = «{ $bot }» compare due volte. Scrivi ogni bot una volta sola.
refusal-arena-same-file = «{ $path }» è indicato sia per i risultati sia per il disegno. Indica due file diversi.
refusal-arena-ratings-missing = Per calcolare la forza serve openskill. Installalo con: pip install "sushibelt[arena]".
refusal-arena-file-not-one = «{ $path }» esiste già e non contiene risultati di un’arena. Indica un file nuovo.
refusal-arena-file-other = «{ $path }» contiene un’altra arena: «{ $key }» è diverso. Ripeti il comando di prima o indica un file nuovo.
refusal-arena-file-damaged = «{ $path }» contiene risultati di un’arena che non si riescono a leggere. Indica un file nuovo.
refusal-bot-command-unreadable = Il comando «{ $command }» non si riesce a leggere. Controlla le virgolette.
refusal-bot-command-missing = Manca il programma da avviare per il bot «process:{ $command }». Scrivi process: e un comando, per esempio process:python3 my_bot.py.
