# Sushi Roll: every text that is about this game alone.

## The game

edition-sushi-roll-2019 = Sushi Roll
front-about-sushi-roll = Dice on the belts: pick one, re-roll with menus, swap with chopsticks.
family-sushi-roll = Sushi Roll

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-chopsticks1 = chopsticks 1
component-chopsticks2 = chopsticks 2
component-menu = menu
component-menu1 = menu 1
component-menu2 = menu 2
component-pudding1 = pudding 1
component-pudding2 = pudding 2
component-pudding3 = pudding 3

## Lines of the score sheet

line-tokens = tokens

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) says whether two seats lose $duo instead of $fewest.

explain-red-belt = Shows who starts; it slides on with the dice.
explain-sets = Sets of 1, 2, 3 score { $ladder }.
explain-pudding-face = Gives as many puddings as it shows; at the end: most +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , fewest −{ $fewest }{ explain-duo }
}.
explain-menu-face = Gives as many menus as it shows; spend one to re-roll dice on your belt.
explain-chopsticks-face = Gives as many chopsticks as it shows; spend one to swap a die with another belt.
explain-tokens = At the end, every { $per_point } unused menus or chopsticks score 1.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

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
    [yes] You picked up { $what } to re-roll
   *[no] { $who } picked up { $what } to re-roll
}
event-sushi-roll-swapped = { $you ->
    [yes] You swapped { $gave } for { $other }’s { $got }
   *[no] { $who } swapped { $gave } for { $other }’s { $got }
}
event-sushi-roll-took = { $you ->
    [yes] You took { $what }
   *[no] { $who } took { $what }
}
event-sushi-roll-gained = { $count ->
    [0] { $you ->
        [yes] You got no token: none are left ({ $what })
       *[no] { $who } got no token: none are left ({ $what })
    }
   *[other] { $you ->
        [yes] You got
       *[no] { $who } got
    } { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }: { $what }
}
event-sushi-roll-slid = The belts slide left; { $red } now has the red one
event-sushi-roll-round-scored = Round { $round } is scored
event-sushi-roll-ended = The last die has been taken

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushi-roll-sets-none = none
reason-sushi-roll-sets = { $full ->
    [0] { $rest ->
        [1] only one
       *[other] { $rest } together
    }
   *[other] { $count }: { $full ->
        [1] a set of { $size } → { $full_points }
       *[other] { $full } sets of { $size } → { $full_points }
    }{ $rest ->
        [0] { "" }
        [1] { " + " }one alone → { $rest_points }
       *[other] { " + " }{ $rest } together → { $rest_points }
    }
}
reason-sushi-roll-nigiri-none = none
reason-sushi-roll-nigiri = { $plain ->
    [0] { "" }
    [1] one plain → { $plain_points }
   *[other] { $plain } plain → { $plain_points }
}{ $wet ->
    [0] { "" }
   *[other] { $plain ->
        [0] { "" }
       *[other] { " + " }
    }{ $wet ->
        [1] one on wasabi (×{ $factor }) → { $wet_points }
       *[other] { $wet } on wasabi (×{ $factor }) → { $wet_points }
    }
}
reason-sushi-roll-maki-none = no icons
reason-sushi-roll-maki-first = most icons: { $icons }{ reason-tie }
reason-sushi-roll-maki-second = second most icons: { $icons }{ reason-tie }
reason-sushi-roll-maki-unplaced = { $icons ->
    [1] one icon
   *[other] { $icons } icons
}: too few for a prize
reason-sushi-roll-dessert-most = most puddings: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-fewest = fewest puddings: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-level = { $puddings ->
    [1] one pudding
   *[other] { $puddings } puddings
}, same as everyone: most and fewest at once
reason-sushi-roll-dessert-spared = fewest puddings: { $puddings }, but with two players nobody loses
reason-sushi-roll-dessert-between = { $puddings ->
    [1] one pudding
   *[other] { $puddings } puddings
}: neither most nor fewest
reason-sushi-roll-tokens = { $menu ->
    [1] one menu
   *[other] { $menu } menus
} and { $chopsticks ->
    [1] one chopsticks token
   *[other] { $chopsticks } chopsticks
}, a point for every { $per_point }{ $left_over ->
    [0] { "" }
   *[other] , { $left_over } left over
}

## The table in the browser

table-nothing = nothing
table-belts = The other belts
table-belt-of = { $who }’s belt
table-belt-empty = no dice left
table-your-belt = Your belt
component-red-belt = red belt
table-die-of = { $who }’s { $what }
table-tokens = Tokens
table-roll-take = Take a die, or use a token first.
table-roll-take-this = Take { $what }?
table-roll-take-button = Take it
table-roll-menu = Menu ({ $count })
table-roll-swap = Swap ({ $count })
table-roll-choose-marks = Which dice will you re-roll?
table-roll-mark = Re-rolling: { $what }. Another die, or roll?
table-roll-roll = Roll
table-roll-give = Which of your dice will you give away?
table-roll-get = And which die do you want in exchange?
table-roll-swap-button = Swap them
table-roll-on-its-way = One moment…

## The table in the terminal

page-belts = belts slide left: { $chain }
page-red-belt = red belt
page-belt = belt
page-tray = tray
page-tokens = ({ $what })
page-supply = Supply: { $what }
page-marked = To re-roll: { $what }
ask-die = Take a die
ask-marks = Which dice will you re-roll? (e.g. "1 3")
ask-mark = Pick another die, or roll
ask-give = Which die will you give away?
ask-get = And which will you take?
offer-roll = roll
offer-menu = menu: re-roll dice ({ $left } left)
offer-swap = chopsticks: swap a die ({ $left } left)
offer-die-of = { $who }’s { $what }

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-tip-menu = My tip: re-roll { $what }
learn-tip-swap = My tip: give { $given }, get { $what }
learn-sushi-roll-take = Choose from the dice on this belt: take one each turn and it goes on your tray. Matching dishes belong together: one, two or three of this kind score { $p1 }, { $p2 } or { $p3 } points.
learn-sushi-roll-slid = Everyone has taken one. Now the belts slide on, and all dice are rolled again. { $who } now has the red belt: whoever has it goes first.
learn-sushi-roll-gained = { $what }: { $count ->
    [one] { $count } token is yours.
   *[other] { $count } tokens are yours.
} Tokens sit below your tray and stay with you.
learn-sushi-roll-sashimi = Sashimi is for the bold: one alone scores { $p1 }, two score { $p2 }, three score { $p3 } points.
learn-sushi-roll-rolled = Only the dice you chose were re-rolled; the others stayed as they were. Now take one.
learn-sushi-roll-swapped = Swapped: { $what } is on your belt now, but not yet on your tray. Take it!
learn-sushi-roll-on-wasabi = Your wasabi has been waiting for this: { $what } lands on it and scores ×{ $factor }.
learn-sushi-roll-menu = Don’t like your dice? A menu re-rolls as many of them as you want. Press “{ $button }”, tap the dice, and roll.
learn-sushi-roll-swap = Does another belt look tastier? Chopsticks swap one die for another. Press “{ $button }”, choose one of yours, then the one you want from { $who }.
learn-sushi-roll-wasabi = Wasabi scores nothing by itself. But your next nigiri lands on it and scores ×{ $factor }.
learn-sushi-roll-maki = Maki is a race: the most rolls on a tray score { $first } points, the second most { $second }.
learn-sushi-roll-pudding = Dessert! Puddings become tokens and wait for the end of the game, after { $rounds } rounds. Then the most puddings gain { $most } points.
learn-sushi-roll-gift = A little present: this die gives you { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} at once, to re-roll or swap with.
learn-sushi-roll-nigiri = Nigiri score right away: { $what } is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
learn-sushi-roll-anything = Your turn: what would you like? Tap a die to see what it does.
learn-sushi-roll-bill = That was a round! The bill shows what each dish scored, and why: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in total. There are { $rounds } rounds, and at the very end every { $each } unused tokens score a point.

## The score pad

refusal-score-tray-overfull = { $where }: { $given } dice, but nobody takes more than { $limit } in a round (a nigiri on wasabi is two dice).
refusal-score-dice-exceeded = { $where }: { $kind } dice on all trays: { $given }, but there are only { $limit }.
refusal-score-tokens-exceeded = { $where }: { $kind } tokens in total: { $given }, but there are only { $limit }.
refusal-score-tokens-unearned = { $where }: { $kind } tokens: { $given }, but the trays account for { $limit } at most.
refusal-score-puddings-missing = { $where }: { $kind } tokens in total: { $given }, but the trays add up to { $limit }, and nobody gives puddings away.
warning-tokens-missing = "tokens" is missing. Puddings and unused tokens aren’t scored yet.
score-ask-tokens = { $seat }’s tokens, e.g. "2 pudding, 3 menu, chopsticks"
pad-tokens-hint = Tokens left at the end of the game
pad-warning-tokens-missing = Enter under “End” which tokens are left. Until then puddings and unused tokens aren’t scored.
pad-dice-appetizer = appetizer
pad-dice-maki = maki
pad-dice-nigiri = nigiri
pad-dice-specials = special

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-roll-goal = Dice with dishes come past on belts, and you take one each turn. After { $rounds } rounds, puddings and leftover tokens are scored, and the highest total wins.
rules-sushi-roll-turn-fill = At the start of a round, fill every belt with dice from the bag and roll them all. The player with the red belt starts; play goes round to the left.
rules-sushi-roll-turn-tokens = On your turn, first use as many menus and chopsticks as you like, one at a time.
rules-sushi-roll-turn-take = Then move one die from your belt to your tray without turning it. You can’t skip this.
rules-sushi-roll-turn-slide = When everyone has taken one, all belts slide to the left and their dice are rolled again. The new owner of the red belt starts.
rules-sushi-roll-turn-score = When the belts are empty the round is scored. All dice go back into the bag; tokens stay with their owners.
# Above a little table: players and dice.
rules-sushi-roll-belts = Dice on each belt, by the number of players
rules-sushi-roll-red-name = The red belt
# $seats is a number, or several: "3", "3, 4".
rules-sushi-roll-red = It only shows who starts. After the last dice of a round the belts stay where they are; with { $seats } players they move on once more.
# Tempura, sashimi and dumplings; a little table of points follows.
rules-sushi-roll-sets = Up to { $set_size } of a kind make a set; any more start a new one. Count full sets first.
rules-sushi-roll-wasabi = The next nigiri you take must go on it and scores ×{ $factor }. Each wasabi holds one nigiri, which stays there. A nigiri taken earlier stays as it is, and a wasabi without a nigiri scores nothing.
rules-sushi-roll-menu = Take this die to gain as many menus as it shows. On your turn, spend a menu to re-roll one or more dice on your belt, all at once.
rules-sushi-roll-chopsticks = Take this die to gain as many chopsticks as it shows. On your turn, spend chopsticks to swap a die on your belt with one on someone else’s. Neither die is turned; trays are off limits.
rules-sushi-roll-tokens = Everyone starts the game with { $menus ->
    [one] { $menus } menu
   *[other] { $menus } menus
} and { $chopsticks } chopsticks. Tokens you gain come from the supply while it lasts and can be used from your next turn. Spent tokens go back.
rules-sushi-roll-tokens-end = At the end of the game, add up the menus and chopsticks you didn’t use: they score 1 for every { $per_point }.
rules-sushi-roll-pudding = Take this die to gain as many puddings as it shows, for keeps. At the end the most puddings gain { $most }, the fewest lose { $fewest }. Having none counts as fewest.
rules-sushi-roll-end = After { $rounds } rounds puddings and unused tokens are scored. The highest total wins. A total can be below zero.
rules-sushi-roll-tie = Ties go to the player with more puddings. If still tied, the place is shared and the next one skipped.
# Above a little list: how many tokens there are.
rules-sushi-roll-supply = Tokens in the box
# Comes after a number: "10× appetizer die".
rules-sushi-roll-die = { $kind ->
    [appetizer] appetizer die
    [maki] maki die
    [nigiri] nigiri die
    [specials] special die
   *[pudding] pudding die
}

## Open questions: the question first, then our answer

rules-ruling-sr-1 = Can you use a token on the turn you take it? No: taking a die ends your turn.
rules-ruling-sr-6 = Do you count pudding tokens, or what they’re worth? What they’re worth; large tokens are only change.
rules-ruling-red-start = Where does the red belt start? With a player picked at random; the rulebook page that says so is missing from our copy.
rules-ruling-menu-dice = How many dice does a menu re-roll? As many on your belt as you like, but at least one.
rules-ruling-maki-none = Can someone without any maki come second? No. Only one source says so; the rulebook is silent.
rules-ruling-puddings-equal = Everyone has the same number of puddings? With three or more players, gain and loss cancel out; with two, both gain, since nobody loses.
