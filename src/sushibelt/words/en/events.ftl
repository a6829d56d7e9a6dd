# What happened, as a log beside the name of the seat it happened to: no verb that would have to
# agree with a name. Ids read event-<family>-<kind>.

## Sushi Go!

event-sushi-go-starter = { $mode ->
    [puppet] first to lead the puppet
   *[other] first to play
}
event-sushi-go-dealt = Round { $round }: the cards are dealt
event-sushi-go-hand = hand: { $what }
event-sushi-go-laid = { $what }
event-sushi-go-chopsticks = { $where ->
    [table] chopsticks used: they lie in row { $row }, place { $place } now
   *[hand] chopsticks used: they join the hand that goes on
}
event-sushi-go-rolled = mochi die: { $face }
event-sushi-go-warmed = turned over: { $what }
event-sushi-go-squishy = most strawberries: the squishy, +{ $points }
event-sushi-go-passed = { $way ->
    [left] Hands go to the left
   *[right] Hands go to the right
}
event-sushi-go-drew = one card drawn from the pile
event-sushi-go-drew-card = drawn: { $what }
event-sushi-go-took = { $what }, from row { $row }, place { $place }
event-sushi-go-flipped = Turned up in row { $row }, place { $place }: { $what }
event-sushi-go-scored = Round { $round } is scored: { $points }
event-sushi-go-boat = the boat, for the lead
event-sushi-go-over = The last card is laid

## Sushi Roll

event-sushi-roll-red-belt = the red belt: first to play
event-sushi-roll-round-opened = Round { $round }: dice come out of the bag
event-sushi-roll-rolled = rolled: { $what }
event-sushi-roll-used = spent: { $what }
event-sushi-roll-picked-up = picked up to roll again: { $what }
event-sushi-roll-swapped = { $gave } given for { $got } of { $other }
event-sushi-roll-took = taken: { $what }
event-sushi-roll-gained = { $count ->
    [0] no token left in the supply for { $what }
   *[other] +{ $count } { $what } { $count ->
        [1] token
       *[other] tokens
    }
}
event-sushi-roll-slid = Belts slide to the left; the red one comes to { $red }
event-sushi-roll-round-scored = Round { $round } is scored
event-sushi-roll-ended = The last die is taken

## Sushizock

event-sushizock-laid = Row of { $what }: { $tiles }
event-sushizock-starter = first to play
event-sushizock-rolled = roll { $roll }: { $dice }
event-sushizock-forced = only one thing is possible
event-sushizock-kept = set aside: { $dice }
event-sushizock-took = { $tile }, place { $place } of the row
event-sushizock-fell-back = the dice give nothing: { $tile } has to be taken
event-sushizock-stole = { $tile } stolen from { $victim }, { $place ->
    [1] from the top
   *[other] place { $place } from the top
}
event-sushizock-over = Both rows are empty
