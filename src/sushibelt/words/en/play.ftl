# The terminal game: pages, questions, answers.

## Before the game

play-which-game = Which game?
play-which-game-default = Type a number, or an id with options such as { $game }+battle; Enter for { $game }
play-how-many = How many seats ({ $seats })? Enter for { $usual }
play-resumed = { $moves ->
    [one] Resuming after { $moves } move.
   *[other] Resuming after { $moves } moves.
}
play-resumed-cut = The last line of the record was incomplete and has been dropped.

## The page

page-round = Round { $round } of { $rounds }
page-turn = turn { $turn } of { $turns }
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-you = you
page-on-turn = to play
page-open-wasabi = { $what } waiting for nigiri (×{ $factor })
page-maki = maki { $icons } ({ $cards })
page-more-news = … (press n for everything that happened)
page-no-news = Nothing has happened since your last choice.

## Questions

ask-keys = ? help, q quit
ask-keys-undo = ? help, u back to { $who }, q quit
ask-back = Enter: back
ask-more = Enter: more
ask-go-on = Enter: continue
ask-save = Save the game? Type a new file name, or press Enter to discard it

## Several people at one keyboard

hand-over = Pass the keyboard to { $who }.
hand-over-enter = { $who }: press Enter when nobody else is looking
hand-over-undo = or u: { $who } chooses again
all-chosen = Everyone has chosen.
all-chosen-enter = Enter: reveal the cards; u: { $who } chooses again

## Explanations

explain-title = What’s what
explain-keys = Type a number to choose, n for what happened since your last choice, s for the score so far, q to quit.
explain-keys-undo = u undoes a choice while others are still choosing.

## The bill and the end

bill-round = Round { $round }
bill-end = End of the game
bill-so-far = Score so far
bill-nothing-yet = Nothing has been scored yet.
bill-secret = The stacks are counted at the end.
bill-total = total
bill-place = place
bill-nothing-for = nothing for { $lines }
bill-round-points = { $points } → { $total }
result-title = Result

## Leaving

leave-recorded = Game saved. Resume with: sushibelt play --resume { $path }
leave-unrecorded = This game wasn’t recorded. Next time, use --record FILE to keep it.
leave-finished = Record complete. Watch it with: sushibelt replay { $path }
leave-again = Play the same deal again: { $command }
refusal-input-nothing = Type a number from 1 to { $highest }, or ? for help.
refusal-input-not-understood = "{ $given }" isn’t a choice here. Type a number from 1 to { $highest }, or ? for help.
refusal-input-one-number = You can only choose one thing here.
refusal-input-game-number = Number { $number } isn’t in the list. Type a number from 1 to { $highest }, or an id.

## Setting up

refusal-people-too-many = { $people } people need a seat each, but there are only { $seats }.
refusal-name-empty = One name is empty. Separate names with commas: Ana,Bo.
refusal-name-twice = Two people are called "{ $name }". Give everyone a different name.
refusal-name-looks-like = "{ $name }" looks too much like "{ $other }" at this table. Choose another name.
refusal-name-too-long = The name "{ $name }…" is too long. Use at most { $limit } characters.
refusal-name-unprintable = A name contains characters that can’t be displayed. Use letters, digits and punctuation.
refusal-name-invisible = The name contains invisible characters. Type it again without them.
refusal-name-marks = Too many marks are stacked on one letter of the name. Use fewer.
refusal-name-is-a-bot = "{ $name }" is already a bot’s name. Choose another.
refusal-bots-wrong-number = Bots given: { $bots }; free seats: { $free }. Give one bot for all seats, or one for each.
refusal-seed-unprintable = The seed contains characters that can’t be displayed. Use letters, digits and punctuation.
refusal-resume-keeps = A resumed game keeps its own game, seats, people, bots and seed. Leave out: { $given }.
refusal-resume-or-record = A resumed game is kept in its own file. Leave out --record.
