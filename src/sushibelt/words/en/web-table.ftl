# The table in the browser: lobby, play, bills, result, replay, the fair check.

## Names and counts

table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-puppet = puppet
table-free-seat = free seat
table-you = (you)
table-name-you = { $name } (you)
table-name-letter = { $name } { $letter }
table-game-with = { $edition }: { $options }
table-nothing = nothing

## Getting there

table-home = Home
table-connecting = Finding your stool …
table-opening = The cards are shuffled, everybody’s share of chance in them …
table-abandoned = This match was called off.
table-reconnecting = Connection lost. Reconnecting …
table-understood = All right

## Lobby

lobby-title = Take your seats
lobby-invite = Invite friends
lobby-qr = QR code of the invitation
lobby-code = Say this code, or send the link:
lobby-share = Share the link
lobby-copied = Copied
lobby-who-plays = Who plays seat { $seat }
lobby-for-a-person = kept free for a person
lobby-sit-here = Sit here
lobby-waiting = Waiting for a seat: { $names }
lobby-watchers = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
lobby-start = Start the game
lobby-start-why = Seats that are still free when you start are played by bots.
lobby-host-starts = The host starts the game.
lobby-your-name = Your name
lobby-sit-down = Sit down
lobby-same-device = One more person at this device
lobby-add-person = Add

## The table

table-stools = Players
table-more = More
table-close = Close
table-round = Round { $round } of { $rounds }
table-round-turn = Round { $round } of { $rounds }, turn { $turn }
table-tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
table-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-has-chosen = has chosen
table-chooses = choosing
table-on-turn = on turn
table-away = away
table-away-grace = away, bot in { $seconds } s
table-bot-stands-in = bot stands in
table-let-bot-play = Let a bot play for me
table-back = Take my seat back
table-abandon = Call the match off
table-abandon-sure = Yes, call it off for everybody
table-say-something = Say something
table-your-turn = Your turn.
table-news = { $who }: { $what }
table-log = What happened
table-log-empty = Nothing yet.
table-bar = Your choice
table-hand = Your hand
table-hands = All hands
table-hand-empty = Your hand is empty.
table-your-tray = Your tray
table-tray-of = Tray of { $who }
table-trays = All trays
table-tray-empty = Nothing here yet.
table-tray-group = { $what }: { $parts }
table-tray-group-sum = { $what }: { $parts }; { $sum } in all
table-belt = The belt
table-belt-starts = Choose your first card.
table-passing-left = Hands go to the left
table-passing-right = Hands go to the right
table-chopsticks-used = chopsticks used
table-squishy = the squishy
table-boat = the boat, for the lead
table-leads-puppet = leads the puppet
table-die = mochi die: { $face }

table-choose-card = Choose a card.
table-choose-two = Choose two cards: your chopsticks go into the hand.
table-choose-own-first = Choose your own card, then the puppet’s.
table-choose-puppet = Now the puppet’s card.
table-choose-place = Where shall it go?
table-confirm-this = Take { $what }?
table-confirm = Take it
table-cancel = Cancel
table-chopsticks-on = Use chopsticks
table-chopsticks-off = Only one card
table-for-puppet = for the puppet
table-for-you = for you
table-own-and-puppet = { $own } for you, { $puppet } for the puppet
table-waiting = Your choice is in.
table-waiting-for = Waiting for { $names }.
table-undo = Change it
table-watching = You are watching.
table-watching-until-rematch = You are watching. At the rematch there is a seat for you.
table-turn-of = { $who } is on turn.

table-pyramid = The pyramid
table-face-down = face down
table-spot = { $what }, row { $row }, place { $place }
table-choose-spot = Take a free card.
table-choose-second-spot = Use your chopsticks for a second card, or stop.
table-stop = Stop

table-belts = The other belts
table-belt-of = Belt of { $who }
table-belt-empty = no dice left
table-your-belt = Your belt
table-red-belt = red belt
table-die-of = { $what } of { $who }
table-tokens = Tokens
table-roll-take = Take a die, or use a token first.
table-roll-take-this = Take { $what }?
table-roll-take-button = Take it
table-roll-menu = Menu ({ $count })
table-roll-swap = Swap ({ $count })
table-roll-choose-marks = Which dice shall roll again?
table-roll-mark = Rolling again: { $what }. One more die, or roll?
table-roll-roll = Roll
table-roll-give = Which of your dice do you give away?
table-roll-get = And which die do you want for it?
table-roll-swap-button = Swap them
table-roll-on-its-way = One moment …

table-zock-row = Row of { $what }
table-zock-row-empty = This row is empty.
table-zock-take = take { $tile }, place { $place } in the row
table-zock-stacks = Stacks
table-zock-no-stack = no { $what }
table-zock-stack = { $top } on top, { $height ->
    [one] { $height } tile
   *[other] { $height } tiles
}
table-zock-steal-from = steal from { $who }: { $what }
table-zock-dice = Dice
table-zock-aside = Set aside
table-zock-roll = Roll { $roll } of { $rolls }
table-zock-keep = Choose dice to set aside; the others roll again.
table-zock-keep-or-take = Set dice aside and roll on, or take a tile that is lit.
table-zock-must-take = Take a tile that is lit.
table-zock-keep-these = Set these aside and roll the others?
table-zock-keep-not = These dice cannot be set aside like this.
table-zock-keep-button = Roll the others
table-zock-take-button = Take it
table-zock-steal = Steal it
table-zock-steal-this = Steal this tile from { $who }?
table-zock-which-place = Which tile of { $who }, counted from the top?
table-zock-place = { $place ->
    [1] top
   *[other] { $place }
}

table-hand-over = Pass the device to { $who }
table-hand-over-why = Nobody else should look now.
table-hand-over-look = I am { $who }

## Bills

receipt-round = Round { $round }
receipt-end = End of the game
receipt-end-short = end
receipt-sum = this round
receipt-total = total
receipt-place = place
receipt-name = name
receipt-nothing-for = nothing for { $lines }
receipt-line = { $name }: { $gained }, { $total } in all
receipt-skip = Print it all at once
receipt-go-on = Go on

## The end

over-title = The game is over
over-you-won = You won!
over-wins = { $count ->
    [1] { $who } wins with { $points }.
   *[other] { $who } share the win with { $points } each.
}
over-golf = The lowest total wins.
over-tie-broken = { $who } also: { $points }. The tie goes to the most puddings, { $more } to { $fewer }.
over-tie-shared-after = Puddings are equal too.
over-rematch = Play again
over-replay = Watch it again
over-check = Was it fair?
over-record = Download the record
over-other-game = Another game

## Replay

replay-heading = Replay
replay-loading = Looking for the match …
replay-missing = There is no finished match here.
replay-eyes = Seen by
replay-open = all open
replay-back = Back
replay-forth = Forward
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $steps }
replay-scrub = Step

## The fair check

check-title = Was it fair?
check-running = Checking every deal …
check-good = Everything fits: no deal was changed after the start.
check-bad = Something does not fit.
check-commitment = The secret is the one that was promised before the start.
check-shares = Every share of chance is the one that was promised.
check-kept = What this device promised and kept is in the deal.
check-kept-none = This device kept no share of this match.
check-key = The key comes from the secret, the shares and these players.
check-moves = All { $moves } moves: every choice was legal, every draw is the one the key gives.
check-result = The result is the one the moves lead to.
check-wrong-at = First difference at move { $move }.
check-passed = fits
check-failed = does not fit
check-more = What this proves, and what not

## What each component does

help-tempura = Two of them score 5. One alone scores nothing.
help-sashimi = Three of them score 10. Fewer score nothing.
help-dumpling = 1, 2, 3, 4, 5 of them score 1, 3, 6, 10, 15.
help-maki = Most icons score 6, second most 3.
help-egg = Scores 1; on wasabi 3.
help-salmon = Scores 2; on wasabi 6.
help-squid = Scores 3; on wasabi 9.
help-wasabi = Your next nigiri goes on it and counts three times.
help-chopsticks = In a later turn you may take two cards; then these go back into the hand.
help-pudding = Counts at the end of the game: most puddings win 6, fewest may lose 6.
help-mochi = Each one rolls your die. At the end the highest die wins 6, the lowest may lose 6.
help-strawberry = Take the lead in strawberries by laying one, and the squishy brings 2 points. Fewest at the end lose.
help-yogurt = Shows its number when it is laid. At the end most wins 6, least may lose 6.
help-tea = At the end, runs of 1, 2, 3, 4, 5 numbers in a row score 1, 4, 8, 13, 20.
help-roll-tempura = Sets of 1, 2, 3 score 1, 5, 10.
help-roll-sashimi = Sets of 1, 2, 3 score 0, 6, 13.
help-roll-dumpling = Sets of 1, 2, 3 score 2, 4, 8.
help-roll-chopsticks = Gives that many chopsticks: each swaps one of your dice with another belt.
help-roll-menu = Gives that many menus: each rolls dice of your belt again.
help-roll-pudding = Gives that many puddings. At the end most win 6, fewest may lose 6.
help-zock-sushi = That many of them take that tile of the sushi row, counted from the left.
help-zock-bones = That many of them take that tile of the bone row, counted from the left.
help-zock-blue = Three steal the top sushi of a stack; four or more any sushi of it.
help-zock-red = Three steal the top bone of a stack; four or more any bone of it.
help-zock-sushi-tile = Counts its number, as long as your bone stack is as high as your sushi stack.
help-zock-bone-tile = Counts against you, but lets a sushi at the same height count.
