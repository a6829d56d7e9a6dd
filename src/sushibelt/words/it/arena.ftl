# `sushibelt arena`

cli-arena-epilogue =
    Esempi:
      sushibelt arena sushi-go/original-2013 --bots cook,apprentice,novice
      sushibelt arena sushizock/2008 --bots chef,cook --out duel.json
      sushibelt arena sushi-roll/2019 --bots greedy,random --picture duel.svg
      sushibelt arena sushi-go/zoch-2014 --bots "greedy,process:python3 my_bot.py"

    Ogni smazzata si gioca da ogni posto. Una sfida finisce quando
    l’intervallo di confidenza al 95% della quota esclude il 50%, o dopo
    --deals smazzate. Lo stesso comando con lo stesso --out riprende da dove
    si era fermato.
cli-arena-game = L’id di un gioco, come lo elenca «sushibelt games».
cli-arena-bots = Due bot o più, separati da virgole; process:COMANDO interroga un programma. Disponibili: { $known }.
cli-arena-seats = In quanti si gioca, con i due bot della sfida alternati. Se manca: 4, o il numero più vicino che il gioco ammette.
cli-arena-neighbours = Ogni bot sfida solo il successivo nell’elenco, non tutti gli altri.
cli-arena-solo = Il primo bot di una sfida ha un posto, il secondo tutti gli altri.
cli-arena-mirrored = Due partite per smazzata: una disposizione e la sua immagine speculare, a turno una diversa. Fa risparmiare tempo con tre o cinque posti.
cli-arena-seconds = Quanti secondi può pensare un bot a ogni scelta. Se manca: un numero fisso di iterazioni, così i risultati sono ripetibili.
cli-arena-iterations = Quante iterazioni può fare al massimo, a ogni scelta, un bot che cerca. Nessun livello pensa più del solito.
cli-arena-deals = Quante smazzate ha al massimo una sfida.
cli-arena-exact = Gioca esattamente --deals smazzate per sfida, senza fermarsi prima, e mostra punti ed errori standard.
cli-arena-seed = Un testo qualsiasi. Lo stesso testo dà le stesse smazzate.
cli-arena-threads = Quanti processi giocano insieme. Il risultato non cambia. Predefinito: 1; su un cluster tutti i suoi core.
cli-arena-out = Scrive i risultati e ogni smazzata in questo file JSON; se c’è già, lo continua.
cli-arena-picture = Disegna il risultato in questo file SVG.
cli-arena-json = Il risultato in JSON.
arena-progress = smazzate in gioco
arena-title = { $game }, { $seats } posti, smazzate per sfida: fino a { $limit }, seme { $seed }
arena-title-exact = { $game }, { $seats } posti, smazzate per sfida: esattamente { $limit }, seme { $seed }
arena-bot = bot
arena-rating = forza
arena-won = vinte
arena-even = pari
arena-lost = perse
arena-pairing = sfida
arena-share = quota smazzate
arena-games = quota partite
arena-points = punti
arena-lead = vantaggio
arena-open = { $first } – { $second }
arena-ahead = { $first } > { $second }
arena-behind = { $first } < { $second }
arena-interval = { $share } [{ $low }, { $high }]
arena-percent = { $share }%
arena-how = Vinte, pari, perse: smazzate, ognuna giocata da ogni posto; la vince chi ottiene più vittorie. La quota non conta le smazzate pari ed è data con l’intervallo di confidenza esatto al 95% (Clopper–Pearson); > e < dicono che esclude il 50%. Una vittoria condivisa conta in proporzione.
arena-how-exact = Ogni sfida ha giocato tutte le sue smazzate, ognuna da ogni posto. Quota delle partite, punti per posto e vantaggio in punti sono del primo bot, ± un errore standard sulle smazzate; una vittoria condivisa conta in proporzione. > e < dicono che l’intervallo di confidenza esatto al 95% della sua quota di smazzate decise (Clopper–Pearson) esclude il 50%.
arena-how-solo = Uno contro tutti: il primo bot di una sfida ha occupato ogni posto una volta, il secondo gli altri { $others }. La quota equa delle partite sarebbe { $fair }; vince una smazzata chi ottiene più vittorie per posto.
arena-how-mirrored = Allo specchio: ogni smazzata è stata giocata due volte, con una disposizione e con la sua immagine speculare; le disposizioni si sono alternate.
arena-forfeits = Scelte perse a tavolino da { $bot }: { $crash } per crash, { $timeout } per lentezza, { $illegal } per risposte non ammesse.
arena-unfinished = { $games ->
    [1] Una partita è stata interrotta perché non finiva mai: nessuno l’ha vinta.
   *[other] { $games } partite sono state interrotte perché non finivano mai: nessuno le ha vinte.
}
arena-stopped = Interrotto prima della fine. Con --out lo stesso comando avrebbe potuto riprendere più tardi.
arena-paused = Interrotto prima della fine. Lo stesso comando riprende da qui.
arena-picture-ratings = Forza dei bot, con gli intervalli di confidenza al 95%
arena-picture-pairings = Quota di smazzate decise vinte dal primo bot, con l’intervallo di confidenza esatto al 95%; la linea è il 50%
refusal-arena-deals = --deals non può essere { $given }. Usa un numero da 1 a { $most }.
refusal-arena-seconds = --seconds non può essere { $given }. Usa un numero maggiore di 0, fino a { $most }.
refusal-arena-iterations = --iterations non può essere { $given }. Usa un numero da 1 a { $most }.
refusal-arena-bots-too-few = Per un’arena servono almeno due bot. Scrivili separati da virgole: --bots greedy,random.
refusal-arena-bot-twice = «{ $bot }» compare due volte. Scrivi ogni bot una volta sola.
refusal-arena-same-file = «{ $path }» è indicato sia per i risultati sia per il disegno. Indica due file diversi.
refusal-arena-solo-mirrored = --solo e --mirrored non vanno insieme: da solo un bot non ha un’immagine speculare. Usane uno.
refusal-arena-ratings-missing = Per calcolare la forza serve openskill. Installalo con: pip install "sushibelt[arena]".
refusal-arena-file-not-one = «{ $path }» esiste già e non contiene risultati di un’arena. Indica un file nuovo.
refusal-arena-file-other = «{ $path }» contiene un’altra arena: «{ $key }» è diverso. Ripeti il comando di prima o indica un file nuovo.
refusal-arena-file-damaged = I risultati di arena in «{ $path }» sono illeggibili. Indica un file nuovo.
refusal-bot-command-unreadable = Non si riesce a leggere il comando «{ $command }». Controlla le virgolette.
refusal-bot-command-missing = Manca il programma da avviare per il bot «process:{ $command }». Scrivi process: e un comando, per esempio process:python3 my_bot.py.
