# The score pad: what it asks, prints, warns of and refuses.

## Places in a document

refusal-score-at-top = The document
refusal-score-at-round = Round { $round }
refusal-score-at-plate = Round { $round }, { $seat }
refusal-score-at-seat = { $seat }

## Documents that cannot be read

refusal-score-not-json = This is not JSON: line { $line }, column { $column } cannot be read. docs/score.md shows what a score pad looks like.
refusal-score-json-monstrous = This JSON has a number too long, or brackets too deep, to be a score pad.
refusal-score-key-twice = The key { $entry } stands twice in one object. Leave one out.
refusal-score-no-number = { $given } is no number that can be counted.
refusal-score-not-an-object = { $where }: expected an object such as {"{"}"tempura": 2{"}"}, not { $given }.
refusal-score-not-a-list = { $where }: "{ $entry }" must be a list, not { $given }.
refusal-score-key-unknown = { $where }: there is no key { $entry } here. Known keys: { $known }.
refusal-score-key-missing = { $where }: the key "{ $entry }" is missing.
refusal-score-wrong-length = { $where }: "{ $entry }" needs { $wanted } entries, one for each plate, but has { $given }.
refusal-score-too-many-rounds = { $given } rounds are on the pad, but a game has { $limit }.
refusal-score-not-whole = { $where }: { $what } must be a whole number, not { $given }.
refusal-score-number-senseless = { $where }: the number for { $what } is far beyond anything that can happen; nothing here is more than { $limit }.
refusal-score-number-too-low = { $where }: { $what } cannot be { $given }; the lowest is { $lowest }.
refusal-score-slot-unknown = { $where }: there is no { $slot } in this game. There is: { $known }.
refusal-score-yogurt-without-value = { $where }: a yogurt on a plate shows its value. Write it as one of: { $known }.
refusal-score-game-not-text = "game" must be the id of a game, such as "sushi-go/zoch-2014", not { $given }. "sushibelt games" lists them all.
refusal-score-name-impossible = { $name } is no name for a seat. A name is a text that can be read aloud.
refusal-score-name-twice = Two seats are called { $name }. Winners are told by name, so give each its own.

## Plates that cannot be

refusal-score-hand-exceeded = { $where }: { $given } cards lie there, but nobody lays more than { $limit } in a round (a nigiri on wasabi is two cards).
refusal-score-deck-exceeded = { $where }: that makes { $given } { $kind } over the game, but there are only { $limit }.
refusal-score-teas-uncountable = { $where }: so many bubble teas cannot be split into runs ({ $given } ways to hold some of them, at most { $limit } are looked at).
refusal-score-no-squishy = { $where }: the squishy cannot be taken, because this game has none. Leave "squishy" out.
refusal-score-squishy-unearned = { $where }: the squishy was taken { $given } times, but only with a strawberry card of that turn can it be taken, and { $limit } were laid.
refusal-score-squishy-kept = { $where }: the squishy was taken { $given } times, but nobody takes it from themselves: what the others took allows { $limit }.
refusal-score-squishy-behind = { $where }: the squishy was taken with { $given } symbols, but somebody already had { $limit }.
refusal-score-squishy-forgotten = { $where }: the squishy was taken { $given } times, but it must have been taken { $limit ->
    [one] once
   *[other] { $limit } times
}, because nobody else has strawberries.
refusal-score-no-dice = { $where }: this game has no mochi dice. Leave "mochi_dice" out.
refusal-score-die-exceeded = { $where }: the mochi die shows { $given }, but its highest face is { $limit }.
refusal-score-die-unrolled = { $where }: the mochi die shows { $given }, but without a mochi card it still shows { $limit }.
refusal-score-tray-overfull = { $where }: { $given } dice lie there, but nobody takes more than { $limit } in a round (a nigiri on wasabi is two dice).
refusal-score-dice-exceeded = { $where }: { $given } { $kind } dice on the trays together, but there are only { $limit }.
refusal-score-tokens-exceeded = { $where }: { $given } { $kind } tokens together, but there are only { $limit }.
refusal-score-tokens-unearned = { $where }: { $given } { $kind } tokens, but the trays account for { $limit } at most.
refusal-score-puddings-missing = { $where }: { $given } { $kind } tokens together, but the trays brought { $limit }, and nobody gives them away.
refusal-score-tiles-exceeded = { $where }: with this stack there are { $given } { $kind } tiles, but the box has only { $limit }.
refusal-score-tile-unknown = { $where }: there is no tile { $given } among the { $kind }. They go from 1 to { $limit }.
refusal-score-tile-values-exceeded = { $where }: with this stack there are { $given } { $kind } tiles of { $value }, but the box has only { $limit }.

## Warnings

warning-limit-unsure = { $problem } That number is not certain, so it was scored as it stands.
warning-limit-doubtful = { $problem } It was scored as it stands.
warning-plates-short = Round { $round }: fewer than { $limit } on the plates of { $seats }. Scored as if the rest were worth nothing.
warning-round-under-way = Round { $round } is still being played ({ $given } of { $limit } laid): its points are what it would bring if it ended now.
warning-squishy-missing = Round { $round }: strawberries were laid, but "squishy" does not say who took it. Scored as if nobody had.
warning-puppet-left-out = { $where }: "{ $entry }" says nothing about the puppet. Scored as if it had neither taken the squishy nor rolled its die.
warning-dice-missing = Mochi cards were laid, but "mochi_dice" does not say what the dice show. The desserts are not scored yet.
warning-tokens-missing = "tokens" is missing. Puddings and unused tokens are not scored yet.
warning-tiles-left = { $count ->
    [1] One tile is
   *[other] { $count } tiles are
} still in the rows, so the game is not over.

## The bill

score-not-over = Not over yet: these are the points so far.
score-warnings = Please check:

## Help

cli-score-file = A JSON file as docs/score.md describes it; - reads standard input. Without it you are asked, line by line.
cli-score-json = The score as JSON.
cli-score-epilogue =
    Examples:
      sushibelt score evening.json
      sushibelt score - --json < evening.json
      sushibelt score                                    type it in at the table

refusal-score-needs-file = There is nothing to score. Name a file, or - to read standard input.

## Typing at the table

refusal-score-typed-unclear = "{ $text }" cannot be read. Type what lies there like this: 2 tempura, wasabi+egg
refusal-score-typed-number = "{ $text }" is no row of numbers. Type them like this: 5 1 2 3
refusal-score-seat-unknown = Nobody here is called "{ $name }". There are: { $known }.
score-hello = What lies on the table? Answer line by line, as in "2 tempura, wasabi+egg". An empty line means nothing there; Ctrl-D ends early.
score-ask-game = Which game? An id, or Enter for { $game }
score-ask-names = Who plays? Names with commas between
score-ask-plate = Round { $round }, { $seat }
score-ask-squishy = Round { $round }: who took the squishy, in any order? As in "Ana, 2 Bo"
score-ask-die = The mochi die of { $seat }
score-ask-tokens = Tokens of { $seat }, as in "2 pudding, 3 menu, chopsticks"
score-ask-stack = { $seat }, { $kind } from bottom to top, as in "5 1 2 3"
score-so-far = So far: { $totals }
score-ask-save = Keep it as JSON? A new file name, or Enter to drop it
score-saved = Kept in { $path }
refusal-score-typed-one-number = "{ $text }" is more than one number. One die shows one.
