# `sushibelt bench`

cli-bench-epilogue =
    Examples:
      sushibelt bench
      sushibelt bench --quick
      sushibelt bench --json > speed.json
cli-bench-quick = A few seconds instead of half a minute; less exact.
cli-bench-json = All figures as JSON.

bench-progress = measuring
bench-title = { $implementation } { $python } on { $machine }, rules interpreted, best of { $rounds } rounds
bench-game = game
bench-games-per-second = games/s
bench-step = µs/step
bench-view = µs/view
bench-replay = ms/replay
bench-read = ms/read
bench-how = { $seats } seats, one process, its own processor time. A game: random choices from the deal to the end. A step: all seats' choices carried out. A view: what one seat can know. A replay: a whole match from its moves; read: from the text of its record, all of it checked.
