# What happened, a sentence each. $who is whom it happened to, $you (yes, no) whether that is the
# reader; where a past tense would have to know their gender, it is told in the present. Names of
# components stay as they are, behind a colon where they would have to be inflected.
# Ids read event-<family>-<kind>.

## Sushi Go!

event-sushi-go-starter = { $mode ->
    [puppet] { $you ->
        [yes] You lead the puppet first
       *[no] { $who } leads the puppet first
    }
   *[other] { $you ->
        [yes] You play first
       *[no] { $who } plays first
    }
}
event-sushi-go-dealt = Round { $round }: the cards are dealt
event-sushi-go-hand = { $you ->
    [yes] You have in hand: { $what }
   *[no] { $who } has in hand: { $what }
}
event-sushi-go-laid = { $you ->
    [yes] You took { $what }
   *[no] { $who } took { $what }
}
event-sushi-go-chopsticks = { $where ->
    [table] { $you ->
        [yes] You used chopsticks: they lie in row { $row }, place { $place } now
       *[no] { $who } used chopsticks: they lie in row { $row }, place { $place } now
    }
   *[hand] { $you ->
        [yes] You used chopsticks: they join the hand that goes on
       *[no] { $who } used chopsticks: they join the hand that goes on
    }
}
event-sushi-go-rolled = { $you ->
    [yes] You rolled the mochi die: { $face }
   *[no] { $who } rolled the mochi die: { $face }
}
event-sushi-go-warmed = { $you ->
    [yes] You turned over { $what }
   *[no] { $who } turned over { $what }
}
event-sushi-go-squishy = { $you ->
    [yes] You took the squishy for the most strawberries: +{ $points }
   *[no] { $who } took the squishy for the most strawberries: +{ $points }
}
event-sushi-go-passed = { $way ->
    [left] Hands go to the left
   *[right] Hands go to the right
}
event-sushi-go-drew = { $you ->
    [yes] You drew a card from the pile
   *[no] { $who } drew a card from the pile
}
event-sushi-go-drew-card = { $you ->
    [yes] You drew { $what }
   *[no] { $who } drew { $what }
}
event-sushi-go-took = { $you ->
    [yes] You took { $what } (row { $row }, place { $place })
   *[no] { $who } took { $what } (row { $row }, place { $place })
}
event-sushi-go-flipped = Turned up in row { $row }, place { $place }: { $what }
event-sushi-go-scored = Round { $round } is scored: { $points }
event-sushi-go-boat = { $you ->
    [yes] You took the lead, and the boat
   *[no] { $who } took the lead, and the boat
}
event-sushi-go-over = The last card is laid

## Sushi Roll

event-sushi-roll-red-belt = { $you ->
    [yes] You have the red belt and play first
   *[no] { $who } has the red belt and plays first
}
event-sushi-roll-round-opened = Round { $round }: dice come out of the bag
event-sushi-roll-rolled = { $you ->
    [yes] You rolled { $what }
   *[no] { $who } rolled { $what }
}
event-sushi-roll-used = { $you ->
    [yes] You spent a token: { $what }
   *[no] { $who } spent a token: { $what }
}
event-sushi-roll-picked-up = { $you ->
    [yes] You picked up { $what } to roll again
   *[no] { $who } picked up { $what } to roll again
}
event-sushi-roll-swapped = { $you ->
    [yes] You swapped { $gave } for { $got } of { $other }
   *[no] { $who } swapped { $gave } for { $got } of { $other }
}
event-sushi-roll-took = { $you ->
    [yes] You took { $what }
   *[no] { $who } took { $what }
}
event-sushi-roll-gained = { $count ->
    [0] { $you ->
        [yes] You got no token: none is left ({ $what })
       *[no] { $who } got no token: none is left ({ $what })
    }
   *[other] { $you ->
        [yes] You got
       *[no] { $who } got
    } { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }: { $what }
}
event-sushi-roll-slid = Belts slide to the left; the red one comes to { $red }
event-sushi-roll-round-scored = Round { $round } is scored
event-sushi-roll-ended = The last die is taken

## Sushizock

event-sushizock-laid = Row of { $what }: { $tiles }
event-sushizock-starter = { $you ->
    [yes] You play first
   *[no] { $who } plays first
}
event-sushizock-rolled = { $you ->
    [yes] You rolled { $dice } (roll { $roll })
   *[no] { $who } rolled { $dice } (roll { $roll })
}
event-sushizock-forced = { $you ->
    [yes] You have no other choice
   *[no] { $who } has no other choice
}
event-sushizock-kept = { $you ->
    [yes] You set aside { $dice }
   *[no] { $who } set aside { $dice }
}
event-sushizock-took = { $you ->
    [yes] You took { $tile } (place { $place } of the row)
   *[no] { $who } took { $tile } (place { $place } of the row)
}
event-sushizock-fell-back = { $you ->
    [yes] You rolled nothing useful and had to take { $tile }
   *[no] { $who } rolled nothing useful and had to take { $tile }
}
event-sushizock-stole = { $you ->
    [yes] You stole
   *[no] { $who } stole
} { $tile } from { $victim }, { $place ->
    [1] from the top
   *[other] place { $place } from the top
}
event-sushizock-over = Both rows are empty
