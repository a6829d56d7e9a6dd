# The command line's own texts: what --help says, and what every command may have to say.

cli-about = Sushi Go!, Sushi Roll and Sushizock at one belt: play, score and study them.
cli-epilogue =
    Examples:
      sushibelt play                                     choose a game and play
      sushibelt play sushi-go/anniversary+mochi --seats 3
      sushibelt play sushizock/2008 --people Ana,Bo      two people, one keyboard
      sushibelt score evening.json                       who won at your table?
      sushibelt replay game.txt
cli-help-usage = Usage: { $call }
cli-help-command-here = COMMAND
cli-help-options-here = OPTIONS
cli-help-arguments-here = ARGS
cli-help-game-here = GAME
cli-help-file-here = FILE
cli-help-action-here = ACTION
cli-help-target-here = TARGET
cli-help-source-here = SOURCE
cli-help-destination-here = DESTINATION
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-default = default: { $value }
cli-help-required = required
cli-help-number = N
cli-help-text = TEXT
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-language = Set the language with --language or SUSHIBELT_LANGUAGE: { $known }.
cli-games = List all games with their seats and options.
cli-games-json = Print JSON, one entry per id.
cli-play = Play in the terminal, against bots or with friends at one keyboard.
cli-play-epilogue =
    Examples:
      sushibelt play
      sushibelt play sushi-go/anniversary+puppet
      sushibelt play sushi-roll/2019 --seats 4 --bots greedy,random,greedy
      sushibelt play sushi-go/zoch-2014 --people Ana,Bo,Cleo --record evening.txt
      sushibelt play --resume evening.txt

    While playing: type a number to choose, ? for help, s for the score so far,
    u to undo your choice while others are still choosing, q to quit.
cli-play-game = A game id from "sushibelt games". If omitted, you’ll be asked.
cli-play-seats = Number of seats, bots included.
cli-play-bots = Who plays the other seats: one bot for all, or one for each, comma-separated. Available: { $known }.
cli-play-people = Names of the people at this keyboard, comma-separated.
cli-play-seed = Any text; the same text deals the same game.
cli-play-record = Record the game, move by move, to this new file.
cli-play-resume = Resume a recorded, unfinished game.
cli-replay = Replay a recorded game move by move, with every score explained.
cli-replay-epilogue =
    Examples:
      sushibelt replay evening.txt
      sushibelt replay evening.txt --upto 12
      sushibelt replay evening.txt --json
cli-replay-file = The record file; - reads standard input.
cli-replay-json = Print everything as JSON.
cli-replay-upto = Stop after this many moves.
replay-title = { $game } with { $names }
replay-unfinished = { $moves ->
    [one] The game isn’t over after { $moves } move.
   *[other] The game isn’t over after { $moves } moves.
}
cli-score = Score a game played at a real table, and explain every point.
cli-simulate = Have bots play many games and summarise the results.
cli-arena = Pit bots against each other on the same deals and see which is stronger.
cli-bench = Measure how fast the rules run on this machine.
refusal-command-unknown = Unknown command "{ $command }". Available: { $known }.
command-line-too-much = Unexpected input: { $words }.
command-line-option-unknown = Unknown option { $option }.
command-line-twice = { $option } appears twice.
command-line-missing = { $name } is missing, or has no value.
command-line-value = { $name } can’t be "{ $given }".
command-line-unreadable = This command can’t be understood.
refusal-command-line = { $problem } Try "{ $help }".
refusal-language-unknown = The language "{ $given }" isn’t available. Choose from: { $known }.
refusal-language-missing = --language needs a language. Choose from: { $known }.
refusal-number-not-whole = { $option } needs a whole number, not "{ $given }".
refusal-output-unwritable = The output can’t be written ({ $problem }).

## Files

refusal-file-missing = File "{ $path }" not found.
refusal-folder-missing = Can’t create "{ $path }": its folder doesn’t exist.
refusal-file-is-directory = "{ $path }" is a folder. Choose a file.
refusal-file-unreadable = "{ $path }" can’t be read ({ $problem }).
refusal-file-not-text = "{ $path }" isn’t a text file in UTF-8.
refusal-file-too-large = "{ $path }" is larger than { $limit } MB. It can’t be a game record.
refusal-file-unwritable = "{ $path }" can’t be written ({ $problem }).
refusal-record-exists = "{ $path }" already exists. Choose a new file, or continue its game with --resume.
refusal-record-changed-meanwhile = "{ $path }" was changed by something else during the game. Nothing more will be written to it.
refusal-record-finished = The game in "{ $path }" is finished. Watch it with "sushibelt replay".
refusal-record-rewritten = "{ $path }" isn’t written the way this program writes records, so it can’t be continued. "sushibelt replay" can still read it.
refusal-upto-negative = --upto can’t be { $upto }. Use 0 or more.

## Compiled and translated rules

refusal-fast-missing = Compiled rules need numba, which isn’t installed here or doesn’t work. Install it with: pip install "sushibelt[fast]".
refusal-not-translatable = { $file }, line { $line }: "{ $what }" is outside the subset of Python that rules are written in.
refusal-playout-seed = { $seed } can’t be a seed. Give a whole number from 0 to 18446744073709551615.
refusal-playout-numbers = Random games are numbered from 0 to 4294967295; { $count } of them starting at { $first } would go past that.
refusal-javascript-folder = Give exactly one folder for the JavaScript modules (got { $given }).
refusal-javascript-unwritable = The JavaScript modules can’t be written to { $folder } ({ $problem }). Choose a folder you can write to.

## The list of games

games-column-id = game
games-column-seats = seats
games-column-options = options
games-source = { $edition ->
    [sushi-go-original-2013] rules: 2013, as most programs play them
    [sushizock-2008] rules: S4 and published descriptions
   *[other] rules: { $source }
}
games-group = { $options ->
    [one] { $name }
   *[other] { $name } (pick one)
}
games-option-default = {" "}(default)
games-option-seats = {" "}({ $seats } seats)
games-no-options = none
games-how = An id is game+option+option, options in any order. S0–S4 are the source rulebooks.
games-count = { $ids } ids in total; "sushibelt games --json" lists them all.
games-example = Try one: sushibelt play { $game } --seats { $seats }
