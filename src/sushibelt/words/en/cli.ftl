# The command line's own texts: what --help says, and what every command may have to say.

cli-about = The sushi family of table games at one belt.
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
cli-help-commands = Commands
cli-help-arguments = What to name
cli-help-options = Options
cli-help-default = without it: { $value }
cli-help-required = needed
cli-help-number = N
cli-help-text = TEXT
cli-help-help = Show this page.
cli-help-version = Show the version.
cli-help-language = --language, or SUSHIBELT_LANGUAGE, chooses the language: { $known }.
cli-games = List every game, its seats and its options.
cli-games-json = One entry for each id, as JSON.
cli-play = Play in the terminal, against bots or with friends at one keyboard.
cli-play-epilogue =
    Examples:
      sushibelt play
      sushibelt play sushi-go/anniversary+puppet
      sushibelt play sushi-roll/2019 --seats 4 --bots greedy,random,greedy
      sushibelt play sushi-go/zoch-2014 --people Ana,Bo,Cleo --record evening.txt
      sushibelt play --resume evening.txt

    While you play: a number chooses, ? explains, s shows the score so far,
    u takes your choice back while others still choose, q leaves.
cli-play-game = The id of a game, as "sushibelt games" lists them. Without it you are asked.
cli-play-seats = How many play, bots included.
cli-play-bots = Who plays the other seats: one bot for all, or one for each, with commas between. There are: { $known }.
cli-play-people = Names of the people at this keyboard, with commas between.
cli-play-seed = Any text. The same text deals the same game.
cli-play-record = Write the game, move by move, into this new file.
cli-play-resume = Go on with a game that was recorded and not finished.
cli-replay = Tell a recorded game again, move by move, with the score and its reasons.
cli-replay-epilogue =
    Examples:
      sushibelt replay evening.txt
      sushibelt replay evening.txt --upto 12
      sushibelt replay evening.txt --json
cli-replay-file = The record; - reads it from standard input.
cli-replay-json = All of it as JSON.
cli-replay-upto = Stop after this many moves.
replay-title = { $game } with { $names }
replay-unfinished = The game is not over after { $moves } moves.
cli-score = Score plates, trays or stacks from a real table, and say why.
cli-simulate = Let bots play many games, and tell how it went.
cli-arena = Let bots play against each other on the same deals, and tell who is stronger.
cli-bench = Measure how fast the rules run here.
refusal-command-unknown = There is no command "{ $command }". There are: { $known }.
command-line-too-much = Nothing can be done with: { $words }.
command-line-option-unknown = There is no option { $option }.
command-line-twice = { $option } is given twice.
command-line-missing = { $name } is missing, or has no value.
command-line-value = { $name } cannot be "{ $given }".
command-line-unreadable = This command line cannot be read.
refusal-command-line = { $problem } "{ $help }" shows what can be asked for.
refusal-language-unknown = There is no language "{ $given }" here. There are: { $known }.
refusal-language-missing = --language needs a language. There are: { $known }.
refusal-number-not-whole = { $option } needs a whole number, not "{ $given }".
refusal-output-unwritable = The output cannot be written ({ $problem }).

## Files

refusal-file-missing = There is no file "{ $path }".
refusal-folder-missing = "{ $path }" cannot be made: there is no such folder.
refusal-file-is-directory = "{ $path }" is a folder. Name a file.
refusal-file-unreadable = "{ $path }" cannot be read ({ $problem }).
refusal-file-not-text = "{ $path }" is not a text file in UTF-8.
refusal-file-too-large = "{ $path }" is larger than { $limit } MB. That is no record of a game.
refusal-file-unwritable = "{ $path }" cannot be written ({ $problem }).
refusal-record-exists = "{ $path }" exists already. Name a new file, or continue the game in it with --resume.
refusal-record-changed-meanwhile = "{ $path }" was changed by somebody else while the game went on. Nothing more is written into it.
refusal-record-finished = The game in "{ $path }" is finished. "sushibelt replay" tells it again.
refusal-record-rewritten = "{ $path }" tells the game in other words than this program would, so it cannot be continued. "sushibelt replay" can read it.
refusal-upto-negative = --upto { $upto } is no number of moves. Use 0 or more.

## Compiled and translated rules

refusal-fast-missing = Compiled rules need numba, which is not installed here or does not work. Install it with: pip install "sushibelt[fast]".
refusal-not-translatable = { $file }, line { $line }: "{ $what }" is outside the part of Python that rules are written in.
refusal-playout-seed = { $seed } cannot be a seed. Give a whole number from 0 up to 18446744073709551615.
refusal-playout-numbers = Random games are numbered from 0 to 4294967295; { $count } of them from number { $first } on go beyond that.
refusal-javascript-folder = Name one folder to write the JavaScript modules into; { $given } were named.
refusal-javascript-unwritable = The JavaScript modules cannot be written to { $folder } ({ $problem }). Name a folder that you may write to.

## The list of games

games-column-id = game
games-column-seats = seats
games-column-options = options
games-source = { $edition ->
    [sushi-go-original-2013] rules: of 2013, as most programs have them
    [sushizock-2008] rules: S4 and what was published
   *[other] rules: { $source }
}
games-group = { $options ->
    [one] { $name }
   *[other] { $name }, one of
}
games-option-default = {" "}(default)
games-option-seats = {" "}({ $seats } seats)
games-no-options = none
games-how = An id reads game+option+option, in any order. S0 to S4 are the rulebooks behind the rules.
games-count = { $ids } ids in all; "sushibelt games --json" lists each of them.
games-example = Play one: sushibelt play { $game } --seats { $seats }
