# Sushi Roll: every text that is about this game alone.

## The game

edition-sushi-roll-2019 = Sushi Roll
front-about-sushi-roll = Dice on the belts: pick one, re-roll with menus, swap with chopsticks.
family-sushi-roll = Sushi Roll

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-chopsticks1 = chopsticks 1
component-chopsticks2 = chopsticks 2
component-menu = menu
component-menu1 = menu 1
component-menu2 = menu 2
component-pudding1 = pudding 1
component-pudding2 = pudding 2
component-pudding3 = pudding 3

## Lines of the score sheet

line-tokens = tokens

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-sets = Sets of 1, 2, 3 score { $ladder }.
explain-pudding-face = Gives that many puddings; at the end: most +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , fewest −{ $fewest }{ explain-duo }
}.
explain-menu-face = Gives that many menus: one rolls dice of your belt again.
explain-chopsticks-face = Gives that many chopsticks: one swaps a die with another belt.
explain-tokens = At the end { $per_point } unused menus or chopsticks score 1.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
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

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushi-roll-sets-none = none
reason-sushi-roll-sets = { $count }: { $full ->
    [0] { "" }
    [1] a set of { $size } → { $full_points }
   *[other] { $full } sets of { $size } → { $full_points }
}{ $rest ->
    [0] { "" }
   *[other] { $full ->
        [0] { "" }
       *[other] { " + " }
    }{ $rest ->
        [1] one alone
       *[other] { $rest } together
    } → { $rest_points }
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
} like everybody: most and fewest at once
reason-sushi-roll-dessert-spared = fewest puddings: { $puddings }, but two seats lose nothing
reason-sushi-roll-dessert-between = { $puddings ->
    [1] one pudding
   *[other] { $puddings } puddings
}: neither most nor fewest
reason-sushi-roll-tokens = { $menu ->
    [1] one menu
   *[other] { $menu } menus
} and { $chopsticks } chopsticks, a point for every { $per_point }{ $left_over ->
    [0] { "" }
   *[other] , { $left_over } left over
}

## The table in the browser

table-nothing = nothing
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

## The table in the terminal

page-belts = belts slide left: { $chain }
page-red-belt = red belt
page-belt = belt
page-tray = tray
page-tokens = ({ $what })
page-supply = Supply: { $what }
page-marked = Picked to roll again: { $what }
ask-die = Take a die
ask-marks = Roll which dice again? As in "1 3"
ask-mark = Pick another die, or roll
ask-give = Give which die away?
ask-get = For which one?
offer-roll = roll
offer-menu = menu: roll dice again ({ $left } left)
offer-swap = chopsticks: swap a die ({ $left } left)
offer-die-of = { $what } of { $who }

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-tip-menu = My tip: roll again { $what }
learn-tip-swap = My tip: give { $given }, get { $what }
learn-sushi-roll-take = The dice on this belt are yours to choose from: take one each turn, it goes on your tray. Equal dishes belong together: one, two or three of this kind bring { $p1 }, { $p2 } or { $p3 } points.
learn-sushi-roll-slid = Everybody has taken one. Now the belts slide on, and all dice are rolled again. The red belt has come to { $who }: whoever has it goes first.
learn-sushi-roll-gained = { $what }: { $count ->
    [one] { $count } token is yours.
   *[other] { $count } tokens are yours.
} Tokens lie below your tray and stay with you.
learn-sushi-roll-sashimi = Sashimi is for the bold: one alone brings { $p1 }, two bring { $p2 }, three bring { $p3 } points.
learn-sushi-roll-rolled = Only the dice you chose were rolled again, all others stayed as they were. Now take one.
learn-sushi-roll-swapped = Swapped: { $what } is on your belt now, but not yet on your tray. Take it!
learn-sushi-roll-on-wasabi = Your wasabi has been waiting for this: { $what } lands on it and counts { $factor } times.
learn-sushi-roll-menu = Dice you do not like? A menu rolls as many of them again as you want. Press “{ $button }”, touch the dice, and roll.
learn-sushi-roll-swap = Does another belt look tastier? Chopsticks swap one die for another. Press “{ $button }”, choose one of yours, then the one you want from { $who }.
learn-sushi-roll-wasabi = Wasabi scores nothing by itself. But your next nigiri lands on it and counts { $factor } times.
learn-sushi-roll-maki = Maki is a race: the most rolls on a tray bring { $first } points, the second most { $second }.
learn-sushi-roll-pudding = Dessert! Puddings become tokens and wait for the end of the game, after { $rounds } rounds. Then the most bring { $most } points.
learn-sushi-roll-gift = A little present: this die brings { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} at once, to roll again or to swap.
learn-sushi-roll-nigiri = Nigiri are points right away: { $what } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
learn-sushi-roll-anything = Your turn: what would you like? Touch a die, and it tells you what it does.
learn-sushi-roll-bill = That was a round! The bill shows what each dish brought you, and why: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all. There are { $rounds } rounds, and at the very end { $each } unused tokens make one point.

## The score pad

refusal-score-tray-overfull = { $where }: { $given } dice lie there, but nobody takes more than { $limit } in a round (a nigiri on wasabi is two dice).
refusal-score-dice-exceeded = { $where }: { $given } { $kind } dice on the trays together, but there are only { $limit }.
refusal-score-tokens-exceeded = { $where }: { $given } { $kind } tokens together, but there are only { $limit }.
refusal-score-tokens-unearned = { $where }: { $given } { $kind } tokens, but the trays account for { $limit } at most.
refusal-score-puddings-missing = { $where }: { $given } { $kind } tokens together, but the trays brought { $limit }, and nobody gives them away.
warning-tokens-missing = "tokens" is missing. Puddings and unused tokens are not scored yet.
score-ask-tokens = Tokens of { $seat }, as in "2 pudding, 3 menu, chopsticks"
pad-tokens-hint = Tokens left at the end of the game
pad-warning-tokens-missing = Say at “End” which tokens are left. Until then puddings and unused tokens are not scored.
pad-dice-appetizer = appetizer
pad-dice-maki = maki
pad-dice-nigiri = nigiri
pad-dice-specials = special

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-roll-goal = Dice with dishes come past on belts, and you take one each turn. After { $rounds } rounds, the puddings and the tokens you have left, the highest total wins.
rules-sushi-roll-turn-fill = At the start of a round fill every belt with dice from the bag and roll them all. Whoever has the red belt begins; then it goes round to the left.
rules-sushi-roll-turn-tokens = In your turn, first use as many menus and chopsticks as you like, one after the other.
rules-sushi-roll-turn-take = Then take one die from your belt to your tray, as it lies. You have to.
rules-sushi-roll-turn-slide = When everybody has taken one, all belts move on to the left, and the dice on them are rolled again. The new owner of the red belt begins.
rules-sushi-roll-turn-score = When the belts are empty the round is scored. All dice go back into the bag; tokens stay with their owners.
# Above a little table: players and dice.
rules-sushi-roll-belts = Dice on each belt, by the number of players
rules-sushi-roll-red-name = The red belt
# $seats is a number, or several: "3", "3, 4".
rules-sushi-roll-red = It only shows who begins. After the last dice of a round the belts stay where they are; with { $seats } players they move on once more.
# Tempura, sashimi and dumplings; a little table of points stands below.
rules-sushi-roll-sets = Up to { $set_size } of a kind make a set; any more begin a new one. Count full sets first.
rules-sushi-roll-wasabi = The next nigiri that you take must go on it and counts { $factor } times. Each wasabi takes one nigiri, which never moves again. A nigiri that you took before stays as it is, and a wasabi without a nigiri scores nothing.
rules-sushi-roll-menu = Taking this die brings you as many menus as it shows. Use a menu in your turn to roll one or more dice of your belt again, together.
rules-sushi-roll-chopsticks = Taking this die brings you as many chopsticks as it shows. Use chopsticks in your turn to swap a die of your belt with one on somebody else's belt. Both stay as they lie; trays are out of reach.
rules-sushi-roll-tokens = Everybody begins the game with { $menus ->
    [one] { $menus } menu
   *[other] { $menus } menus
} and { $chopsticks } chopsticks. Tokens that you win come from the supply, as far as it lasts, and serve from your next turn on. What you use goes back.
rules-sushi-roll-tokens-end = At the end of the game, menus and chopsticks that you did not use score together: 1 for every { $per_point }.
rules-sushi-roll-pudding = Taking this die brings you as many puddings as it shows, and you keep them. At the end the most puddings win { $most }, the fewest lose { $fewest }. Having none is having the fewest.
rules-sushi-roll-end = After { $rounds } rounds puddings and unused tokens are scored. The highest total wins. A total can be below zero.
rules-sushi-roll-tie = Of equal totals, more puddings win. If these are equal too, the place is shared, and the next one is left out.
# Above a little list: how many tokens there are.
rules-sushi-roll-supply = Tokens in the box
# Stands behind a number: "10× appetizer die".
rules-sushi-roll-die = { $kind ->
    [appetizer] appetizer die
    [maki] maki die
    [nigiri] nigiri die
    [specials] special die
   *[pudding] pudding die
}

## Open questions: the question first, then our answer

rules-ruling-sr-1 = Can you use a token in the turn in which you take it? No: taking a die ends your turn.
rules-ruling-sr-6 = Are puddings counted by tokens or by what the tokens are worth? By what they are worth; large tokens are only change.
rules-ruling-red-start = Where does the red belt begin? At a player whom chance picks; the page that tells it is missing.
rules-ruling-menu-dice = How many dice does a menu roll? As many of your belt as you like, but at least one.
rules-ruling-maki-none = Can somebody without any maki be second? No. Only one source says so; the rulebook is silent.
rules-ruling-puddings-equal = Everybody has equally many puddings? With three or more players win and loss cancel each other; with two, both win, since nobody loses.
