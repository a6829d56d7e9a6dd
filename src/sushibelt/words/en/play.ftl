# The terminal game: pages, questions, answers.

## Before the game

play-which-game = Which game?
play-which-game-default = A number, or an id with options as in { $game }+battle; Enter for { $game }
play-how-many = How many seats: { $seats }? Enter for { $usual }
play-resumed = The game goes on after { $moves } moves.
play-resumed-cut = The last line of the record was incomplete and is left out.

## The page

page-round = Round { $round } of { $rounds }
page-turn = turn { $turn } of { $turns }
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-you = you
page-on-turn = on turn
page-open-wasabi = { $what } open for ×{ $factor }
page-maki = maki { $icons } ({ $cards })
page-more-news = … (n shows all that happened)
page-no-news = Nothing happened since your last choice.

## Questions

ask-keys = ? explains, q leaves
ask-keys-undo = ? explains, u back to { $who }, q leaves
ask-back = Enter goes back
ask-more = Enter shows the rest
ask-go-on = Enter goes on
ask-save = Save the game? A new file name, or Enter to drop it

## Several people at one keyboard

hand-over = Pass the keyboard to { $who }.
hand-over-enter = { $who }: press Enter when nobody else looks
hand-over-undo = or u: { $who } chooses again
all-chosen = Everybody has chosen.
all-chosen-enter = Enter shows the cards; u: { $who } chooses again

## Explanations

explain-title = What is what
explain-keys = A number chooses. n shows what happened since your last choice, s the score so far, q leaves the game.
explain-keys-undo = u takes a choice back while others still choose.

## The bill and the end

bill-round = Round { $round }
bill-end = End of the game
bill-so-far = Score so far
bill-nothing-yet = Nothing is scored yet.
bill-secret = The stacks are counted at the end.
bill-total = total
bill-place = place
bill-nothing-for = nothing for { $lines }
bill-round-points = { $points } → { $total }
result-title = Result

## Leaving

leave-recorded = The game is kept. Go on with: sushibelt play --resume { $path }
leave-unrecorded = The game was not recorded. Next time, --record FILE keeps it.
leave-finished = The record is complete: sushibelt replay { $path }
leave-again = The same deal again: { $command }
refusal-input-nothing = Type a number from 1 to { $highest }, or ? for an explanation.
refusal-input-not-understood = "{ $given }" is no choice here. Type a number from 1 to { $highest }, or ? for an explanation.
refusal-input-one-number = Only one choice is possible here.
refusal-input-game-number = There is no number { $number } in the list. Type a number from 1 to { $highest }, or an id.

## Setting up

refusal-people-too-many = { $people } people need at least as many seats, but there are { $seats }.
refusal-name-empty = A name is empty. Write names with commas between: Ana,Bo.
refusal-name-twice = Two people are called "{ $name }". Give everybody a name of their own.
refusal-name-too-long = The name "{ $name }…" is too long. At most { $limit } characters.
refusal-name-unprintable = A name holds characters that cannot be shown. Use letters, digits and signs.
refusal-name-is-a-bot = "{ $name }" is how a bot's seat is called. Choose another name.
refusal-bots-wrong-number = { $bots } bots are named for { $free } free seats. Name one for all, or one for each.
refusal-seed-unprintable = The seed holds characters that cannot be shown. Use letters, digits and signs.
refusal-resume-keeps = A resumed game goes on with its own game, seats, people, bots and seed. Leave out: { $given }.
refusal-resume-or-record = A resumed game is kept in its own file. Leave out --record.
