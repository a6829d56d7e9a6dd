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
refusal-score-game-not-text = "game" must be the id of a game, such as "sushi-go/zoch-2014", not { $given }. "sushibelt games" lists them all.
refusal-score-name-impossible = { $name } is no name for a seat. A name is a text that can be read aloud.
refusal-score-name-twice = Two seats are called { $name }. Winners are told by name, so give each its own.

## Warnings

warning-limit-unsure = { $problem } That number is not certain, so it was scored as it stands.
warning-limit-doubtful = { $problem } It was scored as it stands.
warning-plates-short = Round { $round }: fewer than { $limit } on the plates of { $seats }. Scored as if the rest were worth nothing.
warning-round-under-way = Round { $round } is still being played ({ $given } of { $limit } laid): its points are what it would bring if it ended now.

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
score-so-far = So far: { $totals }
score-ask-save = Keep it as JSON? A new file name, or Enter to drop it
score-saved = Kept in { $path }
refusal-score-typed-one-number = "{ $text }" is more than one number. One die shows one.
