# `sushibelt bench`

cli-bench-epilogue =
    Examples:
      sushibelt bench
      sushibelt bench --quick
      sushibelt bench --json > speed.json
cli-bench-quick = A few seconds instead of minutes; less exact, and nothing is compiled anew.
cli-bench-json = All figures as JSON.
cli-bench-markdown = Tables in Markdown.
bench-progress = measuring
bench-title = { $implementation } { $python } on { $machine }, { $numba ->
    [none] no numba
   *[other] numba { $numba }
}, best of { $rounds } rounds
bench-game = game
bench-interpreted = interpreted
bench-compiled = compiled
bench-ratio = ratio
bench-thread = 1 thread
bench-threads = 2 threads
bench-frozen = for it alone
bench-family = family
bench-cold = cold start, s
bench-cached = cached start, s
bench-late = ms late, 99 of 100
bench-latest = ms late, at most
bench-step = µs/step
bench-view = µs/view
bench-replay = ms/replay
bench-read = ms/read
bench-how = Games in a second, random choices from the deal to the end: interpreted, compiled on one thread and how many times that is, compiled for this very game alone and how many times that is, then by the clock on one thread and on two. Four seats; Battle and puppet two. A start: from a new process to its first compiled game. Late: how much longer than the promised tenth of a second a bot thinks while two others think as well. A step: all seats' choices carried out. A view: what one seat can know. A replay: a whole match from its moves; read: from the text of its record, all of it checked.
