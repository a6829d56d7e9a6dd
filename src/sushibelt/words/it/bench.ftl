# `sushibelt bench`

cli-bench-epilogue =
    Esempi:
      sushibelt bench
      sushibelt bench --quick
      sushibelt bench --json > speed.json
cli-bench-quick = Pochi secondi invece di minuti; meno preciso, e niente viene ricompilato.
cli-bench-json = Tutti i numeri in JSON.
cli-bench-markdown = Tabelle in Markdown.
bench-progress = misurazione
bench-title = { $implementation } { $python } su { $machine }, { $numba ->
    [none] senza numba
   *[other] numba { $numba }
}, { $rounds ->
    [1] una sola prova
   *[other] il meglio di { $rounds } prove
}
bench-game = gioco
bench-interpreted = interpretato
bench-compiled = compilato
bench-ratio = rapporto
bench-thread = 1 thread
bench-threads = 2 thread
bench-frozen = su misura
bench-simulated = simulato
bench-family = famiglia
bench-cold = avvio a freddo, s
bench-cached = avvio da cache, s
bench-late = ms di ritardo, p99
bench-latest = ms di ritardo, max
bench-step = µs/passo
bench-view = µs/vista
bench-replay = ms/replay
bench-read = ms/lettura
bench-how = Partite al secondo, a scelte casuali, dalla distribuzione alla fine: interpretate; compilate su un thread, e il rapporto; compilate su misura per quel solo gioco, e il rapporto; poi in tempo reale, su un thread e su due; simulato: su un thread, come le gioca `sushibelt simulate`, semi e fogli dei punti compresi. Quattro posti; due per la battaglia e il burattino. Avvio: da un processo nuovo alla sua prima partita compilata. Ritardo: quanto un bot supera il decimo di secondo promesso mentre altri due pensano. Passo: le scelte di tutti i posti eseguite. Vista: quello che un posto può sapere. Replay: una partita intera dalle sue mosse; lettura: dal testo della registrazione, controllato tutto.
