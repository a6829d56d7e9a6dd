# One sentence or two for each reason why something cannot be: what is wrong, and what to do.

## Ids

refusal-family-unknown = Unknown game "{ $game }". Ids look like family/edition+option; families: { $known }. "sushibelt games" lists them all.
refusal-edition-unknown = Unknown edition "{ $game }". Available: { $known }.
refusal-option-unknown = "{ $game }" has no option "{ $option }". Available: { $known }.
refusal-option-twice = "{ $game }" lists the option "{ $option }" twice. Remove one.
refusal-options-contradict = "{ $game }" asks for "{ $option }" and "{ $other }", which exclude each other. Choose one.
refusal-seats-impossible = The number of seats for { $game } can’t be { $seats }. Possible: { $allowed }.

## Moves

refusal-action-unknown = "{ $action }" isn’t a choice in this game.
refusal-action-illegal = Seat { $seat } can’t choose "{ $action }" now.
refusal-choices-not-owed = Waiting for a choice from: { $owed }. Got choices for: { $given }.
refusal-turn-stale = That choice was for turn { $number }, but the match is now at { $now }. Look again and choose.
refusal-seat-owes-nothing = Seat { $seat } has nothing to choose now.
refusal-names-wrong-number = Names given: { $names }; seats: { $seats }. Give one name per seat.
refusal-outcome-too-long = { $wanted ->
    [one] Chance decides { $wanted } thing here, but the record lists more.
   *[other] Chance decides { $wanted } things here, but the record lists more.
}
refusal-outcome-too-short = The record lists too little here ({ $given }): chance still has something to decide.
refusal-outcome-impossible = "{ $value }" can’t be drawn here.
refusal-outcome-label = "{ $expected }" is drawn here, but the record says "{ $given }".

## Records

refusal-record-not-one = This isn’t a match record: its first line isn’t "{ $wanted }".
refusal-record-header-incomplete = Line { $line }: the header ends before "{ $field }". A record cut off there can’t be continued.
refusal-record-header-unreadable = The header of this record can’t be read: seats, key or names are malformed.
refusal-record-other-rules = This record was made under version { $given } of the rules; this program plays version { $now }.
refusal-record-other-book = This record was made with different components of { $game } than this program has. Use the version it was made with.
refusal-record-line-changed = Line { $line }: its checksum doesn’t match. This line, or one before it, was changed or damaged.
refusal-record-line-refused = Line { $line }: { $problem }
refusal-record-number-wrong = This should be move { $wanted }, but it says { $given }.
refusal-record-chance-wrong = The record’s key draws something else here.
refusal-record-move-unreadable = "{ $text }" can’t be read as a move.
refusal-record-result-wrong = The recorded result doesn’t follow from the moves.
refusal-record-seal-broken = Line { $line }: the seal doesn’t match. Something in this record was changed.
refusal-record-goes-on = Line { $line }: the record continues after its seal.

## Bots

refusal-bot-unknown = Unknown bot "{ $bot }". Available: { $known }.
