# `sushibelt arena`

cli-arena-epilogue =
    Examples:
      sushibelt arena sushi-go/original-2013 --bots cook,apprentice,novice
      sushibelt arena sushizock/2008 --bots chef,cook --out duel.json
      sushibelt arena sushi-roll/2019 --bots greedy,random --picture duel.svg
      sushibelt arena sushi-go/zoch-2014 --bots "greedy,process:python3 my_bot.py"

    Every deal is played from every seat. A pairing stops once the 95%
    confidence interval of its win share excludes one half, or after --deals
    deals. Run the same command with the same --out to pick up where it stopped.
cli-arena-game = A game id from "sushibelt games".
cli-arena-bots = Two or more bots, comma-separated; process:COMMAND runs a program as a bot. Available: { $known }.
cli-arena-seats = Number of seats; the two bots of a pairing take alternate seats. Default: 4, or the closest the game allows.
cli-arena-neighbours = Each bot plays only the next one in the list, not all the others.
cli-arena-solo = The first bot of a pairing has one seat, the second all the others.
cli-arena-mirrored = Two games per deal: one line-up and its mirror image, another line-up with each deal. Saves time with three or five seats.
cli-arena-seconds = Thinking time per choice, in seconds. By default bots think for a fixed number of iterations, so results are repeatable.
cli-arena-iterations = Maximum number of iterations per choice, for bots that search. Levels never think longer than usual.
cli-arena-deals = Maximum number of deals per pairing.
cli-arena-exact = Play exactly --deals deals per pairing, without stopping early, and show points and standard errors.
cli-arena-seed = Any text; the same text gives the same deals.
cli-arena-threads = Number of parallel processes; it doesn’t affect the result. Default: 1; on a cluster, all its cores.
cli-arena-out = Write results and every deal to this JSON file; if it already exists, pick up where it stopped.
cli-arena-picture = Draw the results as a picture in this SVG file.
cli-arena-json = Print the result as JSON.
arena-progress = playing deals
arena-title = { $game }, { $seats } seats, deals per pairing: up to { $limit }, seed { $seed }
arena-title-exact = { $game }, { $seats } seats, deals per pairing: exactly { $limit }, seed { $seed }
arena-bot = bot
arena-rating = rating
arena-won = won
arena-even = even
arena-lost = lost
arena-pairing = pairing
arena-share = share of deals
arena-games = share of games
arena-points = points
arena-lead = lead
arena-open = { $first } – { $second }
arena-ahead = { $first } > { $second }
arena-behind = { $first } < { $second }
arena-interval = { $share } [{ $low }, { $high }]
arena-percent = { $share }%
arena-how = Won, even and lost count deals, each played from every seat; a bot wins a deal by winning more of its games. The share ignores even deals and comes with its exact 95% confidence interval (Clopper–Pearson); > and < mean that the interval excludes one half. A shared win counts as a fraction.
arena-how-exact = Every pairing played all its deals, each from every seat. Share of games, points per seat and lead in points are the first bot’s, ± one standard error over deals; a shared win counts as a fraction. > and < mean that the exact 95% confidence interval of its share of decided deals (Clopper–Pearson) excludes one half.
arena-how-solo = Alone: the first bot of a pairing sat in every seat once, with { $others } copies of the second. A fair share of games would be { $fair }; a deal is won by whoever won more per seat.
arena-how-mirrored = Mirrored: each deal was played twice, with one line-up and with its mirror image; line-ups took turns.
arena-forfeits = { $bot } forfeited choices: crashes { $crash }, time-outs { $timeout }, illegal answers { $illegal }.
arena-unfinished = { $games ->
    [1] One game was stopped because it wouldn’t end; nobody won it.
   *[other] { $games } games were stopped because they wouldn’t end; nobody won them.
}
arena-stopped = Stopped early. Add --out next time to be able to resume.
arena-paused = Stopped early. Run the same command to resume.
arena-picture-ratings = Ratings and their 95% confidence intervals
arena-picture-pairings = Share of decided deals won by the first bot, with its exact 95% confidence interval; the line is one half
refusal-arena-deals = --deals can’t be { $given }. Use a number from 1 to { $most }.
refusal-arena-seconds = --seconds can’t be { $given }. Use a number above 0, up to { $most }.
refusal-arena-iterations = --iterations can’t be { $given }. Use a number from 1 to { $most }.
refusal-arena-bots-too-few = An arena needs at least two bots. Separate them with commas: --bots greedy,random.
refusal-arena-bot-twice = "{ $bot }" is listed twice. List each bot once.
refusal-arena-same-file = Results and picture can’t both go to "{ $path }". Use two files.
refusal-arena-solo-mirrored = --solo and --mirrored don’t go together: alone, a bot has no mirror image. Use one of them.
refusal-arena-ratings-missing = Ratings need openskill. Install it with: pip install "sushibelt[arena]".
refusal-arena-file-not-one = "{ $path }" already exists and isn’t an arena file. Choose another file.
refusal-arena-file-other = "{ $path }" belongs to another arena: its "{ $key }" differs. Repeat the original command, or choose another file.
refusal-arena-file-damaged = The arena results in "{ $path }" can’t be read. Choose another file.
refusal-bot-command-unreadable = The command "{ $command }" can’t be read. Check its quotation marks.
refusal-bot-command-missing = The bot "process:{ $command }" has no program to run. Write process: followed by a command, such as process:python3 my_bot.py.
