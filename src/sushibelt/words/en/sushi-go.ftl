# Sushi Go!, all editions: every text that is about this game alone.

## The game

edition-sushi-go-zoch-2014 = Sushi Go!, Zoch 2014
edition-sushi-go-anniversary = Sushi Go!, tenth-anniversary edition
edition-sushi-go-original-2013 = Sushi Go!, original rules (2013)
front-about-sushi-go = Take a dish, pass the rest, and keep an eye on your neighbours.
family-sushi-go = Sushi Go!

## Options

# As the list of games describes them, and as the site calls them.

group-dessert = dessert
group-variant = variant
group-wasabi = wasabi
group-maki = maki
option-two-way = hands pass right in round two
option-forced-wasabi = a nigiri must go on an open wasabi
option-strawberry = lead in strawberries to take the squishy
option-frozen-yogurt = values show only once played
option-bubble-tea = runs of consecutive numbers
option-pudding = most gain, fewest lose points
option-mochi = every mochi makes you roll your die
option-golf = the lowest total wins
option-personal-piles = half of the cards come from your own pile
option-battle = take turns picking cards from a pyramid
option-puppet = a third plate you both play for in turn
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
setup-option-two-way = Two-way
setup-option-golf = Golf
setup-option-personal-piles = Personal piles
setup-option-battle = Battle
setup-option-puppet = Puppet
setup-option-forced-wasabi = Forced wasabi
setup-option-must-have-maki = Must have maki
setup-none-variant = Standard
setup-none-wasabi = Optional
setup-none-maki = Standard

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-mochi = mochi
component-strawberry = strawberries
component-strawberry1 = strawberry 1
component-strawberry2 = strawberry 2
component-strawberry3 = strawberry 3
component-strawberry4 = strawberry 4
component-yogurt = frozen yogurt
component-yogurt1 = frozen yogurt 1
component-yogurt2 = frozen yogurt 2
component-yogurt3 = frozen yogurt 3
component-tea1 = bubble tea 1
component-tea2 = bubble tea 2
component-tea3 = bubble tea 3
component-tea4 = bubble tea 4
component-tea5 = bubble tea 5

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
# no) says whether two seats lose $duo instead of $fewest.

explain-boat = After each round it goes to the sole leader. It scores nothing.
explain-puppet = Whoever controls it draws a card more and plays one for it; then control passes. It can’t win.
explain-sets-of = Every { $size } score { $points }; fewer score nothing.
explain-ladder = 1, 2, 3 … of them score { $ladder }.
explain-chopsticks = { $where ->
    [table] On a later turn, take a second card; the chopsticks go in its place.
   *[hand] On a later turn, play two cards; the chopsticks go back into the hand.
}
explain-pudding = At the end: most +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , fewest −{ $fewest }{ explain-duo }
}.
explain-mochi = Each mochi makes you roll your die ({ $faces } sides); at the end: highest +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , lowest −{ $fewest }{ explain-duo }
}.
explain-strawberry = Take the lead in strawberries to grab the squishy (+{ $squishy } at once). At the end: fewest −{ $fewest }{ explain-duo }.
explain-yogurt = Shows its number only once played; at the end: most +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , least −{ $fewest }{ explain-duo }
}.
explain-tea = At the end, runs of 1, 2, 3 … consecutive numbers score { $ladder }.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushi-go-starter = { $mode ->
    [puppet] { $you ->
        [yes] You control the puppet first
       *[no] { $who } controls the puppet first
    }
   *[other] { $you ->
        [yes] You play first
       *[no] { $who } plays first
    }
}
event-sushi-go-dealt = Round { $round }: the cards are dealt
event-sushi-go-hand = { $you ->
    [yes] Your hand: { $what }
   *[no] { $who } is holding: { $what }
}
event-sushi-go-laid = { $you ->
    [yes] You played { $what }
   *[no] { $who } played { $what }
}
event-sushi-go-chopsticks = { $where ->
    [table] { $you ->
        [yes] You used chopsticks: they’re now in row { $row }, place { $place }
       *[no] { $who } used chopsticks: they’re now in row { $row }, place { $place }
    }
   *[hand] { $you ->
        [yes] You used chopsticks: they go back into the hand you pass
       *[no] { $who } used chopsticks: they go back into the hand being passed
    }
}
event-sushi-go-rolled = { $you ->
    [yes] You rolled the mochi die: { $face }
   *[no] { $who } rolled the mochi die: { $face }
}
event-sushi-go-warmed = { $you ->
    [yes] You revealed { $what }
   *[no] { $who } revealed { $what }
}
event-sushi-go-squishy = { $you ->
    [yes] You took the squishy for the most strawberries: +{ $points }
   *[no] { $who } took the squishy for the most strawberries: +{ $points }
}
event-sushi-go-passed = { $way ->
    [left] Hands pass to the left
   *[right] Hands pass to the right
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
event-sushi-go-over = The last card has been played

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
reason-sushi-go-on-wasabi = { $what } (×{ $factor })
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
}: place { $place } scores nothing
reason-sushi-go-maki-left-out = no maki, so left out
reason-sushi-go-strawberry-none = { $count ->
    [1] one strawberry
   *[other] { $count } strawberries
}: not the fewest
reason-sushi-go-strawberry-fewest = fewest strawberries: { $count }{ reason-tie }
reason-sushi-go-strawberry-level = { $count ->
    [1] one strawberry
   *[other] { $count } strawberries
} each: nobody loses
reason-sushi-go-yogurt-first = most yogurt: { $count }{ reason-tie }
reason-sushi-go-yogurt-fewest = least yogurt: { $count }{ reason-tie }
reason-sushi-go-yogurt-none = yogurt { $count }: no gain, no loss
reason-sushi-go-yogurt-level = yogurt { $count }, same as everyone: no gain, no loss
reason-sushi-go-pudding-first = most puddings: { $count }{ reason-tie }
reason-sushi-go-pudding-fewest = fewest puddings: { $count }{ reason-tie }
reason-sushi-go-pudding-none = { $count ->
    [1] one pudding
   *[other] { $count } puddings
}: no gain, no loss
reason-sushi-go-pudding-level = { $count ->
    [1] one pudding
   *[other] { $count } puddings
}, same as everyone: no gain, no loss
reason-sushi-go-pudding-both = { $count ->
    [1] one pudding
   *[other] { $count } puddings
}, same as everyone: most and fewest at once
reason-sushi-go-mochi-first = highest die: { $count }{ reason-tie }
reason-sushi-go-mochi-fewest = lowest die: { $count }{ reason-tie }
reason-sushi-go-mochi-none = the die shows { $count }: no gain, no loss
reason-sushi-go-mochi-level = all dice show { $count }: no gain, no loss
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
component-puppet = Puppet
table-hand = Your hand
table-hands = All hands
table-hand-empty = Your hand is empty.
table-belt = The belt
table-belt-starts = Choose your first card.
table-passing-left = Hands pass to the left
table-passing-right = Hands pass to the right
table-chopsticks-used = chopsticks used
table-squishy = the squishy
component-boat = the leader’s boat
table-leads-puppet = controls the puppet
table-die = mochi die: { $face }
table-choose-card = Choose a card.
table-choose-two = Choose two cards; your chopsticks go back into the hand.
table-choose-second = Now the second card.
table-choose-own-first = Choose your own card, then the puppet’s.
table-choose-puppet = Now the puppet’s card.
table-choose-place = Where should it go?
table-chopsticks-on = Use chopsticks
table-chopsticks-off = Only one card
table-only-this = Only this one
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

page-belt-left = hands pass left: { $chain }
page-belt-right = hands pass right: { $chain }
page-piles = piles: { $count } left
page-puppet-pile = pile: { $count } left
page-puppet = Puppet
page-leads-puppet = controls the puppet
page-squishy = squishy
page-boat = boat
page-die = die { $face }
page-strawberry = strawberries { $sum } ({ $cards })
page-yogurt = frozen yogurt { $sum } ({ $cards })
page-tea = bubble tea { $cards }
ask-card = Your card
ask-card-or-two = Your card, or two with chopsticks (e.g. "1 3")
ask-puppet = And the puppet’s card
ask-spot = Your card
ask-second-spot = Use chopsticks for a second card, or stop
offer-only-pair = only together with another card
offer-stop = stop
refusal-input-slot-only-pair = { $what } can only be played together with another card.
refusal-input-pair-impossible = { $first } and { $second } can’t be played together now.
refusal-input-two-cards = You can play at most two cards.

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-sushi-go-choose = This is your hand. Everyone picks one card in secret, then all are revealed together. Nigiri score right away: { $what } is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
learn-sushi-go-passed = Now the hands travel! Yours went to { $who }, and this one came from your other side. Whatever you leave in it, someone else may take.
learn-sushi-go-came-back = You know this hand: it’s your first one, { $gone ->
    [one] { $gone } card
   *[other] { $gone } cards
} lighter. Remembering what goes round is half the game.
learn-sushi-go-pair-made = Look at your tray: { $size } tempura together, that’s { $points } points for you.
learn-sushi-go-dumplings = Dumplings love a crowd. The more you have, the more they score: { $p1 }, { $p2 }, { $p3 }, { $p4 }, up to { $p5 } points.
learn-sushi-go-sashimi = Sashimi is for the bold: { $size } of them score { $points } points, fewer score nothing at all.
learn-sushi-go-on-wasabi = Your wasabi has been waiting for this: { $what } lands on it and scores { $points } points.
learn-sushi-go-two = Time for your chopsticks! Press “{ $button }” and choose two cards at once. The chopsticks then travel on with the hand.
learn-sushi-go-second-tempura = Here comes company for your tempura: the set is complete, and that’s { $points } points.
learn-sushi-go-wasabi = Wasabi scores nothing by itself. But your next nigiri lands on it and scores ×{ $factor }.
learn-sushi-go-tempura = Tempura likes company: { $size } together score { $points } points, one alone scores nothing.
learn-sushi-go-chopsticks = Chopsticks score nothing. But on a later turn they let you take two cards at once.
learn-sushi-go-maki = Maki is a race: the most rolls in a round score { $first } points, the second most { $second }. Count the little rolls: { $what } has { $icons }.
learn-sushi-go-pudding = Dessert! Puddings stay on your tray until the end of the game, after { $rounds } rounds. Then the most puddings gain { $most } points, and the fewest cost { $fewest }.
learn-sushi-go-few-left = Only { $cards } cards are left in this hand, and the very last one is played automatically. Take whatever still scores.
learn-sushi-go-anything = Your turn: what would you like? Tap a dish to see what it does.
learn-sushi-go-bill = That was a round! The bill shows what each dish scored, and why: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in total. After { $rounds } rounds the highest total wins; only desserts stay on the tray.

## The score pad

refusal-score-yogurt-without-value = { $where }: a yogurt on a plate shows its value. Write it as one of: { $known }.
refusal-score-hand-exceeded = { $where }: { $given } cards, but nobody plays more than { $limit } in a round (a nigiri on wasabi is two cards).
refusal-score-deck-exceeded = { $where }: that makes { $given } { $kind } in the whole game, but there are only { $limit }.
refusal-score-teas-uncountable = { $where }: too many bubble teas to split into runs ({ $given } combinations; at most { $limit } are tried).
refusal-score-no-squishy = { $where }: this game has no squishy. Leave out "squishy".
refusal-score-squishy-unearned = { $where }: squishy taken: { $given }. It can only be taken on a turn with a strawberry card; strawberry cards played: { $limit }.
refusal-score-squishy-kept = { $where }: squishy taken: { $given }. Nobody can take it from themselves; given what the others took, the most possible is { $limit }.
refusal-score-squishy-behind = { $where }: strawberries when the squishy was taken: { $given }. Someone already had { $limit }.
refusal-score-squishy-forgotten = { $where }: squishy taken: { $given }, but it must have been taken { $limit ->
    [one] once
   *[other] { $limit } times
}, because nobody else has strawberries.
refusal-score-no-dice = { $where }: this game has no mochi dice. Leave out "mochi_dice".
refusal-score-die-exceeded = { $where }: the mochi die shows { $given }, but its highest face is { $limit }.
refusal-score-die-unrolled = { $where }: the mochi die shows { $given }, but without a mochi card it still shows { $limit }.
warning-squishy-missing = Round { $round }: strawberries were played, but "squishy" doesn’t say who took it. Scored as if nobody had.
warning-puppet-left-out = { $where }: "{ $entry }" says nothing about the puppet. Scored as if it had neither taken the squishy nor rolled its die.
warning-dice-missing = Mochi cards were played, but "mochi_dice" doesn’t say what the dice show. Desserts aren’t scored yet.
score-ask-squishy = Round { $round }: who took the squishy, in any order? (e.g. "Ana, 2 Bo")
score-ask-die = { $seat }’s mochi die
pad-die-hint = What does the mochi die show?
pad-warning-squishy-missing = Round { $round }: strawberries were played, but nobody took the squishy. If someone did, enter how many times.
pad-warning-dice-missing = Mochi cards were played: enter under “End” what the dice show. Until then desserts aren’t scored.

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-go-goal = Keep one card, pass the rest, and collect dishes that score together. After { $rounds } rounds and the dessert, the highest total wins.
rules-sushi-go-turn-choose = Choose one card from your hand and place it face down.
rules-sushi-go-turn-reveal = When everyone has chosen, reveal the cards together. Yours is now in front of you.
rules-sushi-go-turn-pass = Pass the rest, unseen, to the player on your left.
rules-sushi-go-turn-last = The last card of a hand is played automatically. Then the round is scored, everything except dessert is cleared away, and new hands are dealt.
# Above a little table: players and cards.
rules-sushi-go-hands = Cards in each hand, by the number of players
# Tempura and sashimi.
rules-sushi-go-sets = Every { $size } score { $points }. Leftovers score nothing.
rules-sushi-go-dumpling = Each one adds more than the last. Beyond { $ladder_top } they add nothing.
rules-sushi-go-wasabi = { $must ->
    [0] A nigiri you play on a later turn may go on it; you decide when you choose the card.
   *[other] The next nigiri you play must go on it.
} It then scores ×{ $factor }. Each wasabi holds one nigiri, which stays there. Without a nigiri it scores nothing.
rules-sushi-go-wasabi-same-turn = If you use chopsticks to play wasabi and nigiri in one turn, { $ordered ->
    [0] they don’t combine: the wasabi must be there from an earlier turn.
   *[other] they go down in the order you choose. Wasabi first, and they combine.
}
rules-sushi-go-chopsticks = On a later turn they let you take two cards. Choose both before the reveal, then put the chopsticks back into the hand you pass.
rules-sushi-go-chopsticks-limits = Only one pair per turn, and you need at least two cards in hand. One of the two may be another pair of chopsticks. Chopsticks score nothing.
rules-sushi-go-dessert-stays = Dessert stays in front of you for the whole game.
rules-sushi-go-pudding = At the end, the player with the most puddings gains { $most } and the one with the fewest loses { $fewest }. Having none counts as fewest.
rules-sushi-go-strawberry = The cards show { $lowest } to { $highest } strawberries. Count them over all rounds: at the end, the player with the fewest loses { $fewest }. There’s no prize for the most, but there is the squishy.
rules-sushi-go-squishy = Check after every turn in which strawberries were played. If exactly one of the players who just played some now has the highest count at the table, that player takes the squishy and scores { $squishy } at once, unless they already have it.
rules-sushi-go-squishy-stays = A tie with someone who played none this turn doesn’t matter. If several of those who just played some share the lead, or none of them leads, the squishy stays where it is. It can change hands many times.
rules-sushi-go-yogurt = Its value, { $lowest } to { $highest }, shows only once it’s played. At the end, add up your values: the highest sum gains { $most }, the lowest loses { $fewest }.
rules-sushi-go-tea = At the end, split your teas into runs of consecutive numbers, each card in one run. The best-scoring split counts, and no run goes past { $highest }. What others have doesn’t matter.
# Above a little table: how long a run is and what it scores.
rules-sushi-go-tea-runs = Points for a run, by its length
rules-sushi-go-mochi = Everyone has a die that starts at 1. Whenever you play a mochi you must roll it, and the result stands until your next mochi, even across rounds. At the end the highest die gains { $most }, the lowest loses { $fewest }. The cards themselves score nothing.
# Not every edition can be played by two.
rules-sushi-go-two-way = In the second round, hands pass to the right.{ $fewest_seats ->
    [2] {" "}With two players that changes nothing.
   *[other] {""}
}
rules-sushi-go-forced-wasabi = A nigiri must go on a wasabi left open on an earlier turn. Of two nigiri in one turn, the first one chosen goes on it.
rules-sushi-go-golf = The lowest total wins. Everything is scored as usual, so losing points at dessert is a good thing.
rules-sushi-go-personal-piles = For two. Each round you each get { $cards } cards in hand and { $pile } in a face-down pile of your own. Play a card, swap hands, then draw one card from your pile while it lasts. Only you see it.
rules-sushi-go-battle = For two. Each round, { $spots } cards lie on the table in overlapping rows, some face down. On your turn, take a face-up card with nothing on top of it and play it at once. Then turn up any face-down card that’s no longer covered.
rules-sushi-go-battle-chopsticks = If you had chopsticks in front of you when your turn began, you may then take a second card, even one just turned up. The chopsticks take its place, face up.
rules-sushi-go-battle-start = Chance decides who starts. Each later round is started by the player with fewer points so far; on a tie, by the one who didn’t start the last round.
rules-sushi-go-puppet = For two. You each get { $cards } cards, and as many form a face-down pile. The player in control of the puppet draws the top card of the pile, then chooses one card to play and one for the puppet; the other player chooses one. Reveal everything together, swap hands, and pass control of the puppet.
rules-sushi-go-puppet-score = The puppet’s plate is scored like a third player’s, but the puppet can’t win. Only the two of you use chopsticks.
rules-sushi-go-must-have-maki = For two. Without maki you’re left out of the maki scoring. If only one of you has maki, that player scores { $maki_first } and the other nothing.
rules-sushi-go-boat-name = The boat
rules-sushi-go-boat = After each round it goes to the sole leader; on a tie it stays where it is. It scores nothing, it just shows who is ahead.
rules-sushi-go-end = After { $rounds } rounds the desserts are scored. The highest total wins. A total can be below zero.
rules-sushi-go-tie = { $tie_break ->
    [0] Equal totals share a place.
   *[other] Ties go to the player with more pudding cards. If still tied, the place is shared.
} After a shared place, the next one is skipped.

## Editions side by side: a question, and a short answer for each edition

rules-differ-seats = Players
rules-differ-dessert = Dessert
rules-differ-dessert-is = { $desserts ->
    [1] pudding
   *[other] one of { $desserts }
}
rules-differ-wasabi = A nigiri while a wasabi is open
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
    [0] you choose which goes on it, if any
   *[other] the first chosen goes on it
}
rules-differ-maki-most = A tie for most maki
rules-differ-maki-most-is = { $maki_share ->
    [0] { $maki_first } each; second place still scores
   *[other] they split { $maki_first }; no second place
}
rules-differ-maki-second = A tie for second most maki
rules-differ-maki-second-is = { $maki_share ->
    [0] { $maki_second } each
   *[other] they split { $maki_second }
}
rules-differ-maki-none = No maki at all
rules-differ-maki-none-is = { $maki_needs_one ->
    [0] a count like any other
   *[other] no prize
}
rules-differ-pudding = A tie in puddings
rules-differ-pudding-is = { $share ->
    [0] each gains or loses it all
   *[other] they split it
}
rules-differ-pudding-two = Fewest puddings with two players
rules-differ-pudding-two-is = { $two_fewest ->
    [0] lose nothing
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

rules-ruling-sa-2 = Wasabi and nigiri in one chopsticks turn: do they combine? Yes, if you play the wasabi first. The rulebook only mentions a wasabi that’s already open.
rules-ruling-sa-3 = Two nigiri in one turn, but only one open wasabi: which one goes on it? The one you chose first.
rules-ruling-sa-4 = Must you announce that you’re using chopsticks? At a real table, yes. Here it’s part of your hidden choice and revealed with it, so nobody can react.
rules-ruling-sa-11 = Everyone has equally few strawberries: who loses? With three or more players everyone shares the loss; with two, nobody loses.
rules-ruling-sa-21 = A tie for the win in the anniversary edition, golf included? The win is shared; the rulebook doesn’t say.
rules-ruling-sa-24 = Who controls the puppet first? Chance decides; after that, control alternates every turn, even from one round to the next.
rules-ruling-sa-25 = Who may use chopsticks in the puppet game? Both players. The one in control of the puppet then plays two cards of their own and one for the puppet, so three must be in hand. The puppet never uses any.
rules-ruling-sa-26 = What is the puppet’s plate compared with? It counts as a third player for maki, squishy and dessert, but takes neither a place nor the boat.
rules-ruling-sa-30 = In Battle, the player with “fewer points” starts the next round: points of the round or of the game? Of the whole game so far, squishy included.
rules-ruling-zg-1 = Must a nigiri go on an open wasabi? In the 2014 edition it may, but doesn’t have to: all four languages of the rulebook say so.
rules-ruling-zg-3 = A tie for most maki in the 2014 edition: is there a second prize? Yes, for the next lower count.
rules-ruling-zg-6 = When is the second card of a chopsticks turn chosen? Before the reveal. Only the Italian text of the rulebook says otherwise.
rules-ruling-last-nigiri = The last card of a hand is a nigiri and a wasabi is open? It goes on the wasabi, in every edition.
rules-ruling-strawberry-symbols = Fewest strawberry cards, or fewest strawberries? Strawberries, as the rulebook’s own example counts them.
rules-ruling-squishy-often = Does the squishy score only once a round? No: it scores at once, every time it’s taken.
rules-ruling-battle-second = Battle with chopsticks: must you announce the second card? No. You decide after the first, once you see what was turned up.
