# One sentence or two for each reason why something cannot be: what is wrong, and what to do.

## Ids

refusal-family-unknown = There is no game "{ $game }". An id reads family/edition+option; the families are: { $known }. "sushibelt games" lists them all.
refusal-edition-unknown = There is no edition "{ $game }". There is: { $known }.
refusal-option-unknown = "{ $game }" cannot be played with "{ $option }". Its options are: { $known }.
refusal-option-twice = "{ $game }" names the option "{ $option }" twice. Leave one out.
refusal-options-contradict = "{ $game }" asks for "{ $option }" and "{ $other }", which exclude each other. Choose one.
refusal-seats-impossible = { $game } cannot be played by { $seats }. Seats allowed: { $allowed }.

## Moves

refusal-action-unknown = "{ $action }" is no choice in this game.
refusal-action-illegal = Seat { $seat } cannot choose "{ $action }" now.
refusal-choices-not-owed = Choices are owed by seats { $owed }, but were given for { $given }.
refusal-turn-stale = That choice was for turn { $number }, but the match is at { $now }. Look again and choose anew.
refusal-seat-owes-nothing = Seat { $seat } has nothing to choose now.
refusal-names-wrong-number = { $names } names were given for { $seats } seats. Give one name for each seat.
refusal-outcome-too-long = Chance had to decide { $wanted } things here, but more are written down.
refusal-outcome-too-short = Chance has still something to decide here after { $given } things.
refusal-outcome-impossible = "{ $value }" cannot be drawn here.
refusal-outcome-label = Here "{ $expected }" is drawn, but "{ $given }" is written down.

## Records

refusal-record-not-one = This is no record of a match: its first line is not "{ $wanted }".
refusal-record-header-incomplete = Line { $line }: the header ends before "{ $field }". A record cut off there cannot be continued.
refusal-record-header-unreadable = The header of this record cannot be read: seats, key or names are malformed.
refusal-record-other-rules = This record was made under version { $given } of the rules; this program plays version { $now }.
refusal-record-other-book = This record was made with other components of { $game } than this program has. Use the version it was made with.
refusal-record-line-changed = Line { $line }: its check does not match. The line, or one before it, was changed or damaged.
refusal-record-line-refused = Line { $line }: { $problem }
refusal-record-number-wrong = The move should have number { $wanted }, but says { $given }.
refusal-record-chance-wrong = This is not what the record's key draws here.
refusal-record-move-unreadable = "{ $text }" cannot be read as a move.
refusal-record-result-wrong = The result written down is not the one that the moves lead to.
refusal-record-seal-broken = Line { $line }: the seal does not match. Something in this record was changed.
refusal-record-goes-on = Line { $line }: the record goes on behind its seal.

## Bots

refusal-bot-unknown = There is no bot "{ $bot }". There is: { $known }.
