# `sushibelt arena`

cli-arena-epilogue =
    Examples:
      sushibelt arena sushi-go/original-2013 --bots cook,apprentice,novice
      sushibelt arena sushizock/2008 --bots chef,cook --out duel.json
      sushibelt arena sushi-roll/2019 --bots greedy,random --picture duel.svg
      sushibelt arena sushi-go/zoch-2014 --bots "greedy,process:python3 my_bot.py"

    Every deal is played from every seat. A pairing ends when the 95 % interval
    of its share excludes one half, or at --deals. The same command with the
    same --out goes on where it stopped.
cli-arena-game = The id of a game, as "sushibelt games" lists them.
cli-arena-bots = Two bots or more, with commas between; process:COMMAND asks a program. There are: { $known }.
cli-arena-seats = How many play, the two bots of a pairing in turns. Without it: 4, or what comes nearest in this game.
cli-arena-neighbours = Each bot plays only against the next one named, not against every other.
cli-arena-seconds = How long a bot may think about one choice. Without it: as long as it usually does, counted in iterations, so that results repeat.
cli-arena-deals = How many deals a pairing gets at most.
cli-arena-seed = Any text. The same text gives the same deals.
cli-arena-threads = How many processes play at the same time. The result does not depend on it.
cli-arena-out = Write results and every deal into this JSON file; if it is there already, go on with it.
cli-arena-picture = Draw the result into this SVG file.
cli-arena-json = The result as JSON.
arena-progress = playing deals
arena-title = { $game }, { $seats } seats, up to { $limit } deals a pairing, seed { $seed }
arena-bot = bot
arena-rating = rating
arena-won = won
arena-even = even
arena-lost = lost
arena-pairing = pairing
arena-share = share of deals
arena-games = of games
arena-open = { $first } – { $second }
arena-ahead = { $first } > { $second }
arena-behind = { $first } < { $second }
arena-interval = { $share } [{ $low }, { $high }]
arena-percent = { $share } %
arena-how = won, even, lost: deals, each played from every seat; whoever took more wins in it has won it. The share leaves even deals out and has its exact 95 % interval; > and < mean that it excludes one half. A win of a game that several seats share counts in parts.
arena-forfeits = { $bot } forfeited choices: { $crash } by crashing, { $timeout } by being too slow, { $illegal } by answers that were not legal.
arena-unfinished = { $games ->
    [1] One game was broken off because it would not end; nobody won it.
   *[other] { $games } games were broken off because they would not end; nobody won them.
}
arena-stopped = Stopped before the end. With --out the same command could have gone on later.
arena-paused = Stopped before the end. The same command goes on from here.
arena-picture-ratings = Ratings and their 95 % intervals
arena-picture-pairings = Share of decided deals won by the first bot, and its exact 95 % interval; the line is one half
refusal-arena-deals = --deals { $given } cannot be played. Use a number from 1 to { $most }.
refusal-arena-seconds = --seconds { $given } is no time to think. Use a number above 0, up to { $most }.
refusal-arena-bots-too-few = An arena needs two bots or more. Name them with commas between: --bots greedy,random.
refusal-arena-bot-twice = "{ $bot }" is named twice. Name each bot once.
refusal-arena-same-file = "{ $path }" is named for the results and for the picture. Name two files.
refusal-arena-ratings-missing = Ratings need openskill. Install it with: pip install "sushibelt[arena]".
refusal-arena-file-not-one = "{ $path }" is there already and holds no results of an arena. Name a new file.
refusal-arena-file-other = "{ $path }" holds another arena: its "{ $key }" differs. Ask as before, or name a new file.
refusal-arena-file-damaged = "{ $path }" holds results of an arena that cannot be read. Name a new file.
refusal-bot-command-unreadable = The command "{ $command }" cannot be read. Check its quotation marks.
refusal-bot-command-missing = There is no program to run for the bot "process:{ $command }". Write process: and a command, such as process:python3 my_bot.py.
