# Sushi Go!, all editions: every text that is about this game alone.

## The game

edition-sushi-go-zoch-2014 = Sushi Go!, Zoch 2014
edition-sushi-go-anniversary = Sushi Go!, tenth-anniversary edition
edition-sushi-go-original-2013 = Sushi Go! as most programs play it
front-about-sushi-go = Take one dish, pass the hand on, and eye what your neighbours collect.
family-sushi-go = Sushi Go!

## Options

# As the list of games tells them, and as the site calls them.

group-dessert = dessert
group-variant = variant
group-wasabi = wasabi
group-maki = maki
option-two-way = hands go right in the second round
option-forced-wasabi = a nigiri must go on an open wasabi
option-strawberry = lead in strawberries to take the squishy
option-frozen-yogurt = values shown only when laid
option-bubble-tea = runs of consecutive numbers
option-pudding = most win, fewest lose
option-mochi = every mochi rolls your die
option-golf = the lowest total wins
option-personal-piles = half of the cards come from your own pile
option-battle = cards lie in a pyramid, you take in turns
option-puppet = a third plate that you two feed in turns
option-must-have-maki = no maki, no maki points
setup-group-dessert = Dessert
setup-group-variant = Variant
setup-group-wasabi = Wasabi
setup-group-maki = Maki
setup-option-strawberry = Strawberries
setup-option-frozen-yogurt = Frozen yogurt
setup-option-bubble-tea = Bubble tea
setup-option-pudding = Pudding
setup-option-mochi = Mochi
setup-option-two-way = Two ways
setup-option-golf = Golf
setup-option-personal-piles = Personal piles
setup-option-battle = Battle
setup-option-puppet = Puppet
setup-option-forced-wasabi = Wasabi first
setup-option-must-have-maki = Must have maki
setup-none-variant = As usual
setup-none-wasabi = As you like
setup-none-maki = As printed

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-mochi = mochi
component-strawberry = strawberries
component-strawberry1 = strawberry 1
component-strawberry2 = strawberry 2
component-strawberry3 = strawberry 3
component-strawberry4 = strawberry 4
component-yogurt = frozen yogurt
component-yogurt1 = frozen yogurt 1
component-yogurt2 = frozen yogurt 2
component-yogurt3 = frozen yogurt 3
component-tea1 = bubble tea 1
component-tea2 = bubble tea 2
component-tea3 = bubble tea 3
component-tea4 = bubble tea 4
component-tea5 = bubble tea 5

## Lines of the score sheet

line-squishy = squishy

## Short names for the Battle table: nine letters at most

short-tempura = tempura
short-sashimi = sashimi
short-dumpling = dumpling
short-maki1 = maki 1
short-maki2 = maki 2
short-maki3 = maki 3
short-egg = egg
short-salmon = salmon
short-squid = squid
short-wasabi = wasabi
short-chopsticks = sticks
short-pudding = pudding
short-mochi = mochi
short-strawberry1 = berry 1
short-strawberry2 = berry 2
short-strawberry3 = berry 3
short-strawberry4 = berry 4
short-yogurt = yogurt
short-tea1 = tea 1
short-tea2 = tea 2
short-tea3 = tea 3
short-tea4 = tea 4
short-tea5 = tea 5

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-sets-of = Every { $size } of them score { $points }, fewer nothing.
explain-ladder = 1, 2, 3 … of them score { $ladder }.
explain-chopsticks = { $where ->
    [table] In a later turn: take a second card, these go into its place.
   *[hand] In a later turn: lay two cards, these go into the hand.
}
explain-pudding = At the end: most +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , fewest −{ $fewest }{ explain-duo }
}.
explain-mochi = Each mochi rolls your die ({ $faces } faces); at the end: highest +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , lowest −{ $fewest }{ explain-duo }
}.
explain-strawberry = Lay strawberries to lead in their number: the squishy, +{ $squishy } at once; at the end: fewest −{ $fewest }{ explain-duo }.
explain-yogurt = A yogurt shows its number when it is laid; at the end: most +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , least −{ $fewest }{ explain-duo }
}.
explain-tea = At the end runs of 1, 2, 3 … consecutive numbers score { $ladder }.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

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

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushi-go-sets = { $count ->
    [0] none
   *[other] { $count }: { $sets ->
        [0] a set needs { $size }
       *[other] { $sets ->
            [1] a set of { $size }
           *[other] { $sets } sets of { $size }, { $each } each
        }{ $left ->
            [0] { "" }
           *[other] , { $left } left over
        }
    }
}
reason-sushi-go-ladder = { $count ->
    [0] none
    [1] only one
   *[other] { $count } together{ $over ->
        [0] { "" }
       *[other] ; more than { $top } add nothing
    }
}
reason-sushi-go-nigiri = { $kinds ->
    [0] none
   *[other] { $pieces }
}
reason-sushi-go-bare-wasabi = { $count ->
    [1] an unused wasabi
   *[other] { $count } unused wasabi
}
reason-sushi-go-on-wasabi = { $what } (×3)
reason-sushi-go-squishy = { $times ->
    [0] not taken
    [1] taken once
   *[other] taken { $times } times
}
reason-sushi-go-maki-first = most icons: { $count }{ reason-tie }
reason-sushi-go-maki-second = second most icons: { $count }{ reason-tie }
reason-sushi-go-maki-none = { $count ->
    [0] no icons
    [1] one icon
   *[other] { $count } icons
}: place { $place } wins nothing
reason-sushi-go-maki-left-out = no maki, so left out
reason-sushi-go-strawberry-none = { $count ->
    [1] one symbol
   *[other] { $count } symbols
}: not the fewest
reason-sushi-go-strawberry-fewest = fewest symbols: { $count }{ reason-tie }
reason-sushi-go-strawberry-level = { $count ->
    [1] one symbol
   *[other] { $count } symbols
} like the other: nobody loses
reason-sushi-go-yogurt-first = most yogurt: { $count }{ reason-tie }
reason-sushi-go-yogurt-fewest = least yogurt: { $count }{ reason-tie }
reason-sushi-go-yogurt-none = { $count } of yogurt: nothing won, nothing lost
reason-sushi-go-yogurt-level = { $count } of yogurt like everybody: nothing won, nothing lost
reason-sushi-go-pudding-first = most puddings: { $count }{ reason-tie }
reason-sushi-go-pudding-fewest = fewest puddings: { $count }{ reason-tie }
reason-sushi-go-pudding-none = { $count ->
    [1] one pudding
   *[other] { $count } puddings
}: nothing won, nothing lost
reason-sushi-go-pudding-level = { $count ->
    [1] one pudding
   *[other] { $count } puddings
} like everybody: nothing won, nothing lost
reason-sushi-go-pudding-both = { $count ->
    [1] one pudding
   *[other] { $count } puddings
} like everybody: most and fewest at once
reason-sushi-go-mochi-first = highest die: { $count }{ reason-tie }
reason-sushi-go-mochi-fewest = lowest die: { $count }{ reason-tie }
reason-sushi-go-mochi-none = the die shows { $count }: nothing won, nothing lost
reason-sushi-go-mochi-level = the die shows { $count } like every die: nothing won, nothing lost
reason-sushi-go-tea-runs = { $kinds ->
    [0] none
   *[other] best split: { $pieces }
}
reason-sushi-go-run = { $count ->
    [1] a run of { $length }
   *[other] { $count } runs of { $length }
}

## The table in the browser

table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-puppet = Puppet
table-hand = Your hand
table-hands = All hands
table-hand-empty = Your hand is empty.
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
table-chopsticks-on = Use chopsticks
table-chopsticks-off = Only one card
table-for-puppet = for the puppet
table-for-you = for you
table-own-and-puppet = { $own } for you, { $puppet } for the puppet
table-pyramid = The pyramid
table-face-down = face down
table-spot = { $what }, row { $row }, place { $place }
table-choose-spot = Take a free card.
table-choose-second-spot = Use your chopsticks for a second card, or stop.
table-stop = Stop

## The table in the terminal

page-belt-left = hands go left: { $chain }
page-belt-right = hands go right: { $chain }
page-piles = piles: { $count } left
page-puppet-pile = pile: { $count } left
page-puppet = Puppet
page-leads-puppet = leads the puppet
page-squishy = squishy
page-boat = boat
page-die = die { $face }
page-strawberry = strawberries { $sum } ({ $cards })
page-yogurt = frozen yogurt { $sum } ({ $cards })
page-tea = bubble tea { $cards }
ask-card = Your card
ask-card-or-two = Your card; with your chopsticks two, as in "1 3"
ask-puppet = And the puppet's card
ask-spot = Your card
ask-second-spot = A second card for your chopsticks, or stop
offer-only-pair = only together with another card
offer-stop = stop
refusal-input-slot-only-pair = { $what } can only be laid together with another card.
refusal-input-pair-impossible = { $first } and { $second } cannot be laid together now.
refusal-input-two-cards = At most two cards can be laid.

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-sushi-go-choose = This is your hand. Everybody chooses one card in secret, then all are turned over together. Nigiri are points right away: { $what } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
learn-sushi-go-passed = Now the hands travel! Yours went to { $who }, and this one came from your other side. What you leave in it, somebody else may take.
learn-sushi-go-came-back = You know this hand: it is your first one, { $gone ->
    [one] { $gone } card
   *[other] { $gone } cards
} lighter. Remembering what goes round is half the game.
learn-sushi-go-pair-made = Look at your tray: { $size } tempura together, and { $points } points are yours.
learn-sushi-go-dumplings = Dumplings love a crowd. The more you have, the more they bring: { $p1 }, { $p2 }, { $p3 }, { $p4 }, at most { $p5 } points.
learn-sushi-go-sashimi = Sashimi is for the bold: { $size } of them bring { $points } points, fewer bring nothing at all.
learn-sushi-go-on-wasabi = Your wasabi has been waiting for this: { $what } lands on it and brings { $points } points.
learn-sushi-go-two = Time for your chopsticks! Press “{ $button }” and choose two cards at once. The chopsticks then travel on with the hand.
learn-sushi-go-second-tempura = Here comes company for your tempura: the set is complete, and that is { $points } points.
learn-sushi-go-wasabi = Wasabi scores nothing by itself. But your next nigiri lands on it and counts { $factor } times.
learn-sushi-go-tempura = Tempura wants company: { $size } together bring { $points } points, one alone brings nothing.
learn-sushi-go-chopsticks = Chopsticks score nothing. But in a later turn they let you take two cards at once.
learn-sushi-go-maki = Maki is a race: the most rolls in a round bring { $first } points, the second most { $second }. Count the little rolls: { $what } has { $icons }.
learn-sushi-go-pudding = Dessert! Puddings stay on your tray until the end of the game, after { $rounds } rounds. Then the most bring { $most } points, and the fewest cost { $fewest }.
learn-sushi-go-few-left = Only { $cards } cards are left in this hand, and the very last one is laid without asking. Take what still scores.
learn-sushi-go-anything = Your turn: what would you like? Touch a dish, and it tells you what it does.
learn-sushi-go-bill = That was a round! The bill shows what each dish brought you, and why: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all. After { $rounds } rounds the highest total wins; only desserts stay on the tray.

## The score pad

refusal-score-yogurt-without-value = { $where }: a yogurt on a plate shows its value. Write it as one of: { $known }.
refusal-score-hand-exceeded = { $where }: { $given } cards lie there, but nobody lays more than { $limit } in a round (a nigiri on wasabi is two cards).
refusal-score-deck-exceeded = { $where }: that makes { $given } { $kind } over the game, but there are only { $limit }.
refusal-score-teas-uncountable = { $where }: so many bubble teas cannot be split into runs ({ $given } ways to hold some of them, at most { $limit } are looked at).
refusal-score-no-squishy = { $where }: the squishy cannot be taken, because this game has none. Leave "squishy" out.
refusal-score-squishy-unearned = { $where }: the squishy was taken { $given } times, but only with a strawberry card of that turn can it be taken, and { $limit } were laid.
refusal-score-squishy-kept = { $where }: the squishy was taken { $given } times, but nobody takes it from themselves: what the others took allows { $limit }.
refusal-score-squishy-behind = { $where }: the squishy was taken with { $given } symbols, but somebody already had { $limit }.
refusal-score-squishy-forgotten = { $where }: the squishy was taken { $given } times, but it must have been taken { $limit ->
    [one] once
   *[other] { $limit } times
}, because nobody else has strawberries.
refusal-score-no-dice = { $where }: this game has no mochi dice. Leave "mochi_dice" out.
refusal-score-die-exceeded = { $where }: the mochi die shows { $given }, but its highest face is { $limit }.
refusal-score-die-unrolled = { $where }: the mochi die shows { $given }, but without a mochi card it still shows { $limit }.
warning-squishy-missing = Round { $round }: strawberries were laid, but "squishy" does not say who took it. Scored as if nobody had.
warning-puppet-left-out = { $where }: "{ $entry }" says nothing about the puppet. Scored as if it had neither taken the squishy nor rolled its die.
warning-dice-missing = Mochi cards were laid, but "mochi_dice" does not say what the dice show. The desserts are not scored yet.
score-ask-squishy = Round { $round }: who took the squishy, in any order? As in "Ana, 2 Bo"
score-ask-die = The mochi die of { $seat }
pad-die-hint = What does the mochi die show?
pad-warning-squishy-missing = Round { $round }: strawberries were laid, but nobody took the squishy. If somebody did, say how often.
pad-warning-dice-missing = Mochi cards were laid: say at “End” what the dice show. Until then the desserts are not scored.

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-go-goal = Take one card, pass the others on, and collect dishes that are worth something together. After { $rounds } rounds and the dessert, the highest total wins.
rules-sushi-go-turn-choose = Choose one card of your hand and lay it face down.
rules-sushi-go-turn-reveal = When everybody has chosen, turn the cards over together. Yours now lies in front of you.
rules-sushi-go-turn-pass = Hand the rest on, unseen, to your left neighbour.
rules-sushi-go-turn-last = The last card of a hand is laid without choosing. Then the round is scored, everything but dessert is cleared away, and new hands are dealt.
# Above a little table: players and cards.
rules-sushi-go-hands = Cards in each hand, by the number of players
# Tempura and sashimi.
rules-sushi-go-sets = Every { $size } of them score { $points }. What is left over scores nothing.
rules-sushi-go-dumpling = Each one adds more than the one before. More than { $ladder_top } add nothing.
rules-sushi-go-wasabi = { $must ->
    [0] A nigiri that you lay in a later turn may go on it; you say so when you choose it.
   *[other] The next nigiri that you lay must go on it.
} It then counts { $factor } times. Each wasabi takes one nigiri, which never moves again. Without a nigiri it scores nothing.
rules-sushi-go-wasabi-same-turn = If chopsticks bring you wasabi and nigiri in one turn, { $ordered ->
    [0] they do not combine: the wasabi must lie there from an earlier turn.
   *[other] they are laid in the order you choose. Wasabi first, and they combine.
}
rules-sushi-go-chopsticks = They let you take two cards in one of your later turns. Choose both before the cards are turned over; then put the chopsticks into the hand that you pass on.
rules-sushi-go-chopsticks-limits = One pair of chopsticks works per turn, and you need at least two cards in hand. One of the two may be other chopsticks. They score nothing.
rules-sushi-go-dessert-stays = Dessert stays in front of you for the whole game.
rules-sushi-go-pudding = At the end, whoever has the most puddings wins { $most }, and whoever has the fewest loses { $fewest }. Having none is having the fewest.
rules-sushi-go-strawberry = The cards show between { $lowest } and { $highest } strawberries. Count them over all rounds: at the end, whoever has the fewest loses { $fewest }. There is no prize for the most, but there is the squishy.
rules-sushi-go-squishy = Look after every turn in which strawberries were laid. Did exactly one of those who just laid some come to the highest count of all? Then that player takes the squishy and scores { $squishy } at once. Whoever has it already scores nothing more.
rules-sushi-go-squishy-stays = A tie with somebody who laid none this turn does not matter. If several of those who laid some lead together, or none of them, the squishy stays where it is. It may change hands many times.
rules-sushi-go-yogurt = Its value shows only when you lay it, between { $lowest } and { $highest }. At the end, add your values up: the most wins { $most }, the least loses { $fewest }.
rules-sushi-go-tea = At the end, split your teas into runs of consecutive numbers, each card in one run. The split that scores most counts; after { $highest } nothing follows. Nobody is compared.
# Above a little table: how long a run is and what it scores.
rules-sushi-go-tea-runs = Points for a run, by its length
rules-sushi-go-mochi = Everybody has a die that shows 1 at first. Whenever you lay a mochi you must roll it, and it stays like that until your next mochi, across rounds. At the end the highest die wins { $most }, the lowest loses { $fewest }. The cards score nothing.
# Not every edition can be played by two.
rules-sushi-go-two-way = In the second round hands go to the right.{ $fewest_seats ->
    [2] {" "}With two players that changes nothing.
   *[other] {""}
}
rules-sushi-go-forced-wasabi = A nigiri must go on a wasabi that lies open from an earlier turn. Of two nigiri in one turn, the first chosen goes on it.
rules-sushi-go-golf = The lowest total wins. Everything is scored as always, so a loss at dessert is something to wish for.
rules-sushi-go-personal-piles = For two. In each round everybody gets { $cards } cards as a hand and { $pile } as a face-down pile of their own. Lay a card, swap hands, then draw one card from your own pile while it lasts. Only you see it.
rules-sushi-go-battle = For two. In each round { $spots } cards lie on the table in overlapping rows, some of them face down. In turns, take a card that lies face up with nothing on it, and lay it at once. Then face-down cards with nothing left on them are turned up.
rules-sushi-go-battle-chopsticks = If chopsticks lay in front of you when your turn began, you may then take a second card, even one just turned up. The chopsticks go face up to its place.
rules-sushi-go-battle-start = Chance says who begins. Later rounds begin with whoever has fewer points so far; on a tie, with the one who did not begin the last round.
rules-sushi-go-puppet = For two. Everybody gets { $cards } cards, and as many lie in a face-down pile. Whoever has the puppet draws the top card of the pile, then chooses one card to lay and one for the puppet, while the other chooses one. All are turned over together; then swap hands, and the puppet changes sides.
rules-sushi-go-puppet-score = The puppet's plate is scored like that of a third player, but the puppet cannot win. Chopsticks are for the two of you only.
rules-sushi-go-must-have-maki = For two. Without a maki you are left out of the maki scoring. If only one of you has maki, that is { $maki_first } for the one and nothing for the other.
rules-sushi-go-boat-name = The boat
rules-sushi-go-boat = After each round it goes to whoever alone has the most points; a tie leaves it where it is. It scores nothing and shows everybody who leads.
rules-sushi-go-end = After { $rounds } rounds the desserts are scored. The highest total wins. A total can be below zero.
rules-sushi-go-tie = { $tie_break ->
    [0] Equal totals share the place.
   *[other] Of equal totals, more pudding cards win. If these are equal too, the place is shared.
} After a shared place the next one is left out.

## Editions side by side: a question, and a short answer for each edition

rules-differ-seats = Players
rules-differ-dessert = Dessert
rules-differ-dessert-is = { $desserts ->
    [1] pudding
   *[other] one of { $desserts }
}
rules-differ-wasabi = A nigiri, while a wasabi lies open
rules-differ-wasabi-is = { $must ->
    [0] may go on it
   *[other] must go on it
}
rules-differ-same-turn = Wasabi and nigiri in one chopsticks turn
rules-differ-same-turn-is = { $ordered ->
    [0] never combine
   *[other] combine, wasabi first
}
rules-differ-two-nigiri = Two nigiri in one turn, one open wasabi
rules-differ-two-nigiri-is = { $must ->
    [0] you say which goes on it, if any
   *[other] the first chosen goes on it
}
rules-differ-maki-most = A tie for most maki
rules-differ-maki-most-is = { $maki_share ->
    [0] { $maki_first } each, and there is still a second
   *[other] share { $maki_first }, and there is no second
}
rules-differ-maki-second = A tie for second most maki
rules-differ-maki-second-is = { $maki_share ->
    [0] { $maki_second } each
   *[other] share { $maki_second }
}
rules-differ-maki-none = No maki at all
rules-differ-maki-none-is = { $maki_needs_one ->
    [0] a count like any other
   *[other] no prize
}
rules-differ-pudding = A tie in puddings
rules-differ-pudding-is = { $share ->
    [0] each wins or loses all
   *[other] they share
}
rules-differ-pudding-two = Fewest puddings with two players
rules-differ-pudding-two-is = { $two_fewest ->
    [0] nothing is lost
   *[other] lose { $two_fewest }
}
rules-differ-tie = A tie for the win
rules-differ-tie-is = { $tie_break ->
    [0] shared
   *[other] more puddings, then shared
}
rules-differ-boat = Boat
rules-differ-boat-is = { $boat ->
    [0] no
   *[other] yes
}
# Above a table: the same plates, scored by each edition. $what is the name of a line, such as "maki".
rules-differ-same-plates = The same plates in each edition: { $what }

## Open questions: the question first, then our answer

rules-ruling-sa-2 = Wasabi and nigiri in one chopsticks turn: do they combine? Yes, if you lay the wasabi first. The rulebook only speaks of a wasabi that already lies open.
rules-ruling-sa-3 = Two nigiri in one turn, but only one open wasabi: which one goes on it? The one you chose first.
rules-ruling-sa-4 = Must you call out before you use chopsticks? At a table yes. Here it is part of your hidden choice and seen with it, so that nobody can react.
rules-ruling-sa-11 = Everybody has equally few strawberries: who loses? With three or more players all share the loss, with two nobody loses.
rules-ruling-sa-21 = A tie for the win in the anniversary edition, also in golf? It is shared; the rulebook does not say.
rules-ruling-sa-24 = Who has the puppet first? Chance decides; after that it changes sides every turn, also from round to round.
rules-ruling-sa-25 = Who may use chopsticks in the puppet game? Both players. Whoever has the puppet then lays two own cards and the puppet's, so three must be in hand. The puppet never uses any.
rules-ruling-sa-26 = What is the puppet's plate compared with? It counts as a third player for maki, squishy and dessert, but takes neither a place nor the boat.
rules-ruling-sa-30 = “Fewer points” begin the next round of Battle: points of the round, or of the game? Of the game so far, squishy included.
rules-ruling-zg-1 = Must a nigiri go on an open wasabi? In the edition of 2014 it may: all four languages of the rulebook say so.
rules-ruling-zg-3 = A tie for most maki in the edition of 2014: is there a second prize? Yes, for the next lower count.
rules-ruling-zg-6 = When is the second card of a chopsticks turn chosen? Before the cards are turned over. Only the Italian text of the rulebook has it otherwise.
rules-ruling-last-nigiri = The last card of a hand is a nigiri, and a wasabi lies open? It goes on the wasabi, in every edition.
rules-ruling-strawberry-symbols = Fewest strawberry cards, or fewest strawberries? Strawberries, as the rulebook's own example counts them.
rules-ruling-squishy-often = Does the squishy score once a round? No: at once, whenever it is taken.
rules-ruling-battle-second = Battle with chopsticks: must you announce the second card? No. You decide after the first, having seen what was turned up.
