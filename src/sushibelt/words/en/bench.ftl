# `sushibelt bench`

cli-bench-epilogue =
    Examples:
      sushibelt bench
      sushibelt bench --quick
      sushibelt bench --json > speed.json
cli-bench-quick = Finish in seconds, not minutes: less exact, and nothing is recompiled.
cli-bench-json = Print all figures as JSON.
cli-bench-markdown = Print tables in Markdown.
bench-progress = measuring
bench-title = { $implementation } { $python } on { $machine }, { $numba ->
    [none] no numba
   *[other] numba { $numba }
}, { $rounds ->
    [1] one round
   *[other] best of { $rounds } rounds
}
bench-game = game
bench-interpreted = interpreted
bench-compiled = compiled
bench-ratio = ratio
bench-thread = 1 thread
bench-threads = 2 threads
bench-frozen = specialised
bench-simulated = simulated
bench-family = family
bench-cold = cold start, s
bench-cached = cached start, s
bench-late = ms late, p99
bench-latest = ms late, max
bench-step = µs/step
bench-view = µs/view
bench-replay = ms/replay
bench-read = ms/read
bench-how = Games per second, random choices from deal to end: interpreted; compiled on one thread and the speed-up; compiled for this one game only and the speed-up; then wall-clock rates on one thread and on two; simulated: on one thread as `sushibelt simulate` plays them, seeds and score sheets included. Four seats; two for Battle and puppet. Start: from a new process to its first compiled game. Late: how far a bot overruns the promised tenth of a second while two others are thinking too. Step: carrying out all seats’ choices. View: what one seat can know. Replay: a whole match from its moves; read: from the text of its record, fully checked.
