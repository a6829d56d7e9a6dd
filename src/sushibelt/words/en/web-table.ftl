# The table in the browser: lobby, play, bills, result, replay, the fair check.

## Names and counts

table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-free-seat = free seat
table-you = (you)
table-name-you = { $name } (you)
table-name-letter = { $name } { $letter }
table-game-with = { $edition }: { $options }

## Getting there

table-home = Home
table-connecting = Finding your stool…
table-opening = Shuffling, with a pinch of chance from everyone…
table-abandoned = This match was called off.
table-reconnecting = Connection lost. Reconnecting…
table-understood = OK

## Lobby

lobby-title = Take your seats
lobby-invite = Invite friends
lobby-qr = QR code for the invitation
lobby-code = Read out this code, or send the link:
lobby-share = Share the link
lobby-copied = Copied
lobby-code-new = New code
lobby-code-new-sure = Yes, new code
lobby-code-new-why = The old code, and any links for watching, will stop working.
lobby-close = Let nobody else in
lobby-closed = This table is closed: nobody new can join or watch.
lobby-reopen = Let people in again
lobby-who-plays = Who’s playing seat { $seat }?
lobby-for-a-person = for a friend
lobby-sit-here = Sit here
lobby-waiting = Waiting for a seat: { $names }
lobby-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
lobby-pace = Time to choose: { $timer }. Memory: { $memory }.
lobby-change = Change the game
lobby-rename = Change name
lobby-rename-save = Save
lobby-stand = Stand up
lobby-kick = Remove { $name }
lobby-kick-sure = Yes, remove { $name }
lobby-host-away = { $seconds ->
    [0] The host is away. You can start now.
   *[other] The host is away. Anyone at the table can start the game in { $seconds } s.
}
lobby-host-gone = The host is away, so anyone at the table can start.
lobby-alone = So far only this computer can open the link. To let phones on the same network join, start the server with “sushibelt serve --lan”.
lobby-screen = Show it on a big screen
lobby-screen-why = A TV shows everyone the table, and each phone holds a hand.
lobby-screen-join = Join in: scan the code, or enter it at { $address }
lobby-start = Start the game
lobby-start-why = Bots take any seats that are still free when you start.
lobby-host-starts = The host starts the game.
lobby-name-first = What do your friends call you?
lobby-ready = I’m ready
lobby-is-ready = ready
lobby-unready = Not ready yet: { $names }. You can start anyway.
lobby-all-ready = Everyone’s ready.
lobby-your-name = Your name
lobby-sit-down = Sit down
lobby-same-device = One more person on this device
lobby-add-person = Add

## The table

table-stools = Players
table-more = More
more-table = This table
more-help = Help
sound-offer = Turn sounds on
table-close = Close
table-round = Round { $round } of { $rounds }
table-round-turn = Round { $round } of { $rounds }, turn { $turn }
table-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-has-chosen = has chosen
table-chooses = choosing
table-on-turn = playing
table-away = away
table-away-grace = away, bot in { $seconds } s
table-bot-stands-in = bot playing
table-one-moment = One moment, please
table-go-on = Continue
table-asks-for-a-moment = one moment
table-let-bot-play = Let a bot play for me
table-back = Take my seat back
table-abandon = Call off the match
table-abandon-sure = Yes, call it off for everyone
table-leave = Leave the table
table-leave-sure = Yes, leave for good
table-say-something = Say something
table-your-turn = Your turn.
table-log = What happened
table-log-empty = Nothing yet.
table-bar = Your choice
table-your-tray = Your tray
table-tray-of = { $who }’s tray
table-trays = All trays
table-tray-empty = Nothing here yet.
table-tray-group = { $what }: { $parts }
table-tray-group-sum = { $what }: { $parts }; { $sum } in total
table-confirm-this = Take { $what }?
table-confirm = Take it
table-confirm-both = Take both
table-cancel = Cancel
table-waiting = Your choice is in.
table-waiting-for = Waiting for { $names }.
table-undo = Change it
table-watching = You’re watching.
table-watching-until-rematch = You’re watching. There’s a seat for you in the rematch.
table-turn-of = It’s { $who }’s turn.
table-hand-over = Pass the device to { $who }
table-hand-over-why = No peeking, everyone else!
table-hand-over-look = I’m { $who }

## Bills

receipt-round = Round { $round }
receipt-end = End of the game
receipt-end-short = end
receipt-sum = this round
receipt-total = total
receipt-place = place
receipt-name = name
receipt-nothing-for = nothing for { $lines }
receipt-line = { $name }: { $gained }, { $total } in total
receipt-line-gained = { $name }: { $gained }
receipt-waits = Take your time: the table will wait.
receipt-skip = Show it all
receipt-go-on = Continue
receipt-of = { $name }’s bill
stage-next-round = On to round { $round }
stage-to-ending = On to the final count
stage-to-podium = See who won

## The end

over-title = The game is over
over-suspense = And the winner is…
over-you-won = You won!
over-somebody-won = Hats off to { $who }!
# One's own place at the end, from the second on; $behind: how many points the winner is ahead.
over-own-place = { $place ->
    [2] { $behind ->
        [0] Second by a whisker: you’re level on points!
        [one] Second place, just { $behind } point behind!
       *[other] Second place is yours, { $behind } points behind.
    }
    [3] Third place: you’re on the podium!
   *[other] Place { $place } this time. The belt keeps turning!
}
over-rematch = Play again
over-change = Change the settings first
over-waiting = You’re in for the next game.
over-waiting-too = Also in the next game: { $names }.
over-wants-again = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
over-start-without = Start without them
over-set-up = The next game is being set up.
over-to-table = Go to the table
over-began-without = They’ve started without you. You’re in for the one after that.
over-look-on = Watch their game
over-wins = wins
over-replay = Watch it again
over-share = Share
over-link-copied = Link to the replay copied.
over-decided = What decided it: { $line }, where { $you ->
    [yes] you were
   *[no] { $who } was
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead.
over-check = Was it fair?
over-record = Download the record
over-other-game = Another game

## Replay

replay-heading = Replay
replay-loading = Looking for the match…
replay-missing = There’s no finished match here.
replay-eyes = View as
replay-open = everyone
replay-back = Back
replay-forth = Forward
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $steps }
replay-scrub = Step

## The fair check

check-title = Was it fair?
check-running = Checking every deal…
check-good = Everything checks out: no deal was changed after the start.
check-bad = Something doesn’t add up.
check-commitment = The secret is the one that was promised before the start.
check-shares = Every random share is the one that was promised.
check-kept = The share this device promised and kept is in the deal.
check-kept-none = This device added no share of its own to this match.
check-key = The key comes from the secret, the shares and these players.
check-moves = { $moves ->
    [one] { $moves } move: every choice was legal, every draw is the one the key gives.
   *[other] All { $moves } moves: every choice was legal, every draw is the one the key gives.
}
check-result = The result follows from the moves.
check-wrong-at = First difference at move { $move }.
check-passed = OK
check-failed = wrong
check-terms = Players, game and promises are what this device was shown before it opened its share.
check-dropped = The server confirmed this device’s share, then left it out of the deal.
check-withheld =
    { $shares ->
        [one] One share was withheld. Whoever held it back could choose between two deals.
       *[other] { $shares } shares were withheld. Whoever held them back could choose from up to { $deals } deals.
    }
check-own-withheld = This device’s share didn’t arrive in time, so it isn’t in the deal.
check-proof = Download my proof
refusal-share-terms-changed = Careful: the server changed the terms of the deal after your device had seen them. Your device kept its share to itself.
check-more = What this proves, and what it doesn’t
