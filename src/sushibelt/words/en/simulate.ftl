# `sushibelt simulate`

cli-simulate-epilogue =
    Examples:
      sushibelt simulate sushi-go/original-2013 --games 2000
      sushibelt simulate sushi-go/zoch-2014 --seats 3 --bots greedy,random,random
      sushibelt simulate sushizock/2008 --games 500 --turn-limit 200 --threads 2
      sushibelt simulate sushi-roll/2019 --json > figures.json
      sushibelt simulate sushi-go/original-2013 --games 1000000 --out games.parquet

    The same seed gives the same figures, whatever the number of threads.
    Ctrl-C stops and tells what the games finished so far have shown.
cli-simulate-game = The id of a game, as "sushibelt games" lists them.
cli-simulate-seats = How many play. Without it: 4, or what comes nearest in this game.
cli-simulate-games = How many games are played.
cli-simulate-bots = One bot for all seats, or one for each seat with commas between. There are: { $known }.
cli-simulate-seed = Any text. Game 0 of the seed 7 is dealt like the match of the seed 7/0.
cli-simulate-threads = How many games are played at the same time. Without it: one for each core.
cli-simulate-turn-limit = Leave a game unfinished after so many turns, each time that somebody chooses being one. Without it every game is played to its end.
cli-simulate-json = All figures as JSON.
cli-simulate-out = Also write every seat of every game into this new Parquet file.
cli-simulate-force = Let --out replace a file that is there already.
simulate-title = { $game }, { $seats } seats, { $games ->
    [1] one game
   *[other] { $games } games
}, seed { $seed }
simulate-preparing = preparing
simulate-progress = playing
simulate-rate = { $games } games/s
simulate-seat = seat
simulate-bot = bot
simulate-points = points
simulate-spread = spread
simulate-won = won
simulate-alone = alone
simulate-shared = shared
simulate-lines = Points by line: mean and spread
simulate-line = line
simulate-seat-number = seat { $seat }
simulate-percent = { $share } %
simulate-how = Mean ± standard error; the spread is that of single games. A win shared by several seats counts in parts.
simulate-ties = { $ties ->
    [0] No game was tied.
    [1] One game was tied.
   *[other] { $ties } games were tied.
}
simulate-unfinished = { $unfinished ->
    [1] One game reached the limit of { $limit } turns and is left out.
   *[other] { $unfinished } games reached the limit of { $limit } turns and are left out.
}
simulate-stopped = Stopped after { $done } of { $games } games.
simulate-nothing = No game was finished, so there is nothing to tell.
refusal-simulate-games = --games { $given } cannot be played. Use a number from 1 to { $most }.
refusal-simulate-threads = --threads { $given } cannot be used. Use a number from 1 to { $most }.
refusal-simulate-turn-limit = --turn-limit { $given } ends a game before it began. Use 1 or more.
refusal-simulate-seed = This seed cannot be read as text. Use letters and digits.
refusal-simulate-bots-wrong-number = { $bots } bots are named for { $seats } seats. Name one for all, or one for each seat.
refusal-simulation-broke-down = A process that played games was ended from outside, perhaps for want of memory. Try fewer --threads than { $processes }.
refusal-simulate-out-exists = "{ $path }" exists already. Name a new file, or add --force to replace it.
refusal-parquet-missing = A Parquet file needs pyarrow, which is not installed here. Install it with: pip install "sushibelt[research]".
