# The score pad: what it asks, prints, warns of and refuses.

## Places in a document

refusal-score-at-top = The document
refusal-score-at-round = Round { $round }
refusal-score-at-plate = Round { $round }, { $seat }
refusal-score-at-seat = { $seat }

## Documents that cannot be read

refusal-score-not-json = This isn’t JSON: line { $line }, column { $column } can’t be read. docs/score.md shows what a score pad looks like.
refusal-score-json-monstrous = This JSON can’t be a score pad: a number is too long, or its brackets are nested too deeply.
refusal-score-key-twice = The key { $entry } appears twice in one object. Remove one.
refusal-score-no-number = { $given } isn’t a usable number.
refusal-score-not-an-object = { $where }: expected an object such as {"{"}"tempura": 2{"}"}, not { $given }.
refusal-score-not-a-list = { $where }: "{ $entry }" must be a list, not { $given }.
refusal-score-key-unknown = { $where }: there’s no key { $entry } here. Known keys: { $known }.
refusal-score-key-missing = { $where }: the key "{ $entry }" is missing.
refusal-score-wrong-length = { $where }: "{ $entry }" needs { $wanted } entries, one for each plate, but has { $given }.
refusal-score-too-many-rounds = The pad has { $given } rounds, but a game has { $limit }.
refusal-score-not-whole = { $where }: { $what } must be a whole number, not { $given }.
refusal-score-number-senseless = { $where }: the number for { $what } is far too large; nothing here exceeds { $limit }.
refusal-score-number-too-low = { $where }: { $what } can’t be { $given }; the lowest is { $lowest }.
refusal-score-slot-unknown = { $where }: there’s no { $slot } in this game. Available: { $known }.
refusal-score-game-not-text = "game" must be the id of a game, such as "sushi-go/zoch-2014", not { $given }. "sushibelt games" lists them all.
refusal-score-name-impossible = { $name } can’t be a name. A name is plain text you could read aloud.
refusal-score-name-twice = Two seats are called { $name }. Winners are announced by name, so give each its own.

## Warnings

warning-limit-unsure = { $problem } We’re not certain of that limit, so the score stands as entered.
warning-limit-doubtful = { $problem } The score stands as entered.
warning-plates-short = Round { $round }: fewer than { $limit } on these plates: { $seats }. Scored as if the rest were worth nothing.
warning-round-under-way = Round { $round } is still being played ({ $given } of { $limit } so far): its points are what it would score if it ended now.

## The bill

score-not-over = The game isn’t over: these are the points so far.
score-warnings = Please check:

## Help

cli-score-file = A JSON file as described in docs/score.md; - reads standard input. If omitted, you’ll be asked line by line.
cli-score-json = Print the score as JSON.
cli-score-epilogue =
    Examples:
      sushibelt score evening.json
      sushibelt score - --json < evening.json
      sushibelt score                                    type it in at the table
refusal-score-needs-file = Nothing to score. Give a file, or - for standard input.

## Typing at the table

refusal-score-typed-unclear = "{ $text }" can’t be understood. Type what is there like this: 2 tempura, wasabi+egg
refusal-score-typed-number = "{ $text }" isn’t a list of numbers. Type them like this: 5 1 2 3
refusal-score-seat-unknown = Nobody here is called "{ $name }". Players: { $known }.
score-hello = What’s on the table? Answer line by line, e.g. "2 tempura, wasabi+egg". Press Enter for nothing, Ctrl-D to stop early.
score-ask-game = Which game? Type an id, or Enter for { $game }
score-ask-names = Who’s playing? Names, comma-separated
score-ask-plate = Round { $round }, { $seat }
score-so-far = So far: { $totals }
score-ask-save = Save as JSON? Type a new file name, or press Enter to discard it
score-saved = Saved to { $path }
refusal-score-typed-one-number = "{ $text }" is more than one number. A die shows only one.
