# `sushibelt simulate`

cli-simulate-epilogue =
    Examples:
      sushibelt simulate sushi-go/original-2013 --games 2000
      sushibelt simulate sushi-go/zoch-2014 --seats 3 --bots greedy,random,random
      sushibelt simulate sushizock/2008 --games 500 --turn-limit 200 --threads 2
      sushibelt simulate sushi-roll/2019 --json > figures.json
      sushibelt simulate sushi-go/original-2013 --games 1000000 --out games.parquet

    The same seed gives the same figures, whatever the number of threads.
    Ctrl-C stops and reports on the games finished so far.
cli-simulate-game = A game id from "sushibelt games".
cli-simulate-seats = Number of seats. Default: 4, or the closest the game allows.
cli-simulate-games = Number of games to play.
cli-simulate-bots = One bot for all seats, or one per seat, comma-separated. Available: { $known }.
cli-simulate-seed = Any text; game 0 of seed 7 is dealt like the match with seed 7/0.
cli-simulate-threads = Number of games played in parallel. Default: one per core.
cli-simulate-on = Where to play: this machine, or a Ray cluster. ray uses the one in RAY_ADDRESS, or else all cores of this machine; ray://HOST:PORT uses one elsewhere. The result is the same.
cli-simulate-turn-limit = Abandon a game after this many turns; every choice counts as one. By default every game is played to the end.
cli-simulate-json = Print all figures as JSON.
cli-simulate-out = Also write every seat of every game to this new Parquet file.
cli-simulate-force = Let --out replace an existing file.
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
simulate-spread = SD
simulate-won = won
simulate-alone = alone
simulate-shared = shared
simulate-lines = Points by line: mean (SD)
simulate-line = line
simulate-seat-number = seat { $seat }
simulate-percent = { $share }%
simulate-how = Mean ± standard error; SD is the standard deviation between games. A win shared by several seats counts as a fraction.
simulate-ties = { $ties ->
    [0] No game was tied.
    [1] One game was tied.
   *[other] { $ties } games were tied.
}
simulate-unfinished = { $unfinished ->
    [1] One game reached the turn limit ({ $limit }) and is left out.
   *[other] { $unfinished } games reached the turn limit ({ $limit }) and are left out.
}
simulate-stopped = Stopped early. Games finished: { $done } of { $games }.
simulate-nothing = No game was finished, so there’s nothing to report.
refusal-simulate-games = --games can’t be { $given }. Use a number from 1 to { $most }.
refusal-simulate-threads = --threads can’t be { $given }. Use a number from 1 to { $most }.
refusal-simulate-turn-limit = --turn-limit { $given } would end a game before it starts. Use 1 or more.
refusal-simulate-seed = This seed can’t be read as text. Use letters and digits.
refusal-simulate-bots-wrong-number = Bots given: { $bots }; seats: { $seats }. Give one bot for all seats, or one for each.
refusal-simulation-broke-down = A process that was playing games was killed from outside, perhaps because memory ran out. Try fewer --threads than { $processes }.
refusal-simulate-out-exists = "{ $path }" already exists. Choose a new file, or add --force to replace it.
refusal-parquet-missing = A Parquet file needs pyarrow, which isn’t installed here. Install it with: pip install "sushibelt[research]".
refusal-cluster-unknown = --on can’t be "{ $given }". Use ray, or ray://HOST:PORT for a cluster elsewhere.
refusal-cluster-missing = --on needs Ray, which isn’t installed here. Install it with: pip install "sushibelt[cluster]".
refusal-cluster-unreachable = The Ray cluster "{ $on }" can’t be reached ({ $why }). Check the address, and that the cluster is running.
refusal-cluster-lacks-package = A machine of the Ray cluster doesn’t have Sushibelt. Install it on every machine with: pip install "sushibelt[cluster,fast]".
refusal-cluster-other-code = Machine { $node } of the cluster has a different version of Sushibelt, so its results could differ. Install the same version everywhere.
refusal-cluster-broke-down = The Ray cluster "{ $on }" has stopped working ({ $why }). Start it again, then repeat the command.
