# Sushizock: every text that is about this game alone. A "portion" is what one turn gives: one tile.

## The game

edition-sushizock-2008 = Sushizock im Gockelwok
front-about-sushizock = Five dice, tempting sushi, bitter bones: stop in time or steal.
family-sushizock = Sushizock

## Options

# As the list of games describes them, and as the site calls them.

group-dice = dice
option-matching = dice set aside must match
setup-group-dice = Dice
setup-option-matching = Matching dice
setup-none-dice = Standard

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-sushi = sushi
component-bones = bones
component-blue = blue chopsticks
component-red = red chopsticks
component-sushi1 = sushi 1
component-sushi2 = sushi 2
component-sushi3 = sushi 3
component-sushi4 = sushi 4
component-sushi5 = sushi 5
component-sushi6 = sushi 6
component-bone1 = bone −1
component-bone2 = bone −2
component-bone3 = bone −3
component-bone4 = bone −4

## Lines of the score sheet

line-tiles = tiles

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) says whether two seats lose $duo instead of $fewest.

explain-dice-sushi = N of them: take the Nth sushi from the left.
explain-dice-bones = N of them: take the Nth bone from the left.
explain-dice-blue = { $top }: steal a top sushi; { $free } or more: any sushi in a stack.
explain-dice-red = { $top }: steal a top bone; { $free } or more: any bone in a stack.
explain-stacks = At the end, sushi stacked higher than your bones don’t count; all bones do.
explain-sushi-tile = Scores its number if there’s a bone at the same height.
explain-bone-tile = Counts against you, but lets a sushi at the same height count.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushizock-laid = Row of { $what }: { $tiles }
event-sushizock-starter = { $you ->
    [yes] You play first
   *[no] { $who } plays first
}
event-sushizock-rolled = { $you ->
    [yes] You rolled { $dice } (roll { $roll })
   *[no] { $who } rolled { $dice } (roll { $roll })
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
    [yes] You took { $tile } (place { $place } in the row)
   *[no] { $who } took { $tile } (place { $place } in the row)
}
event-sushizock-fell-back = { $you ->
    [yes] You rolled nothing useful and had to take { $tile }
   *[no] { $who } rolled nothing useful and had to take { $tile }
}
event-sushizock-stole = { $you ->
    [yes] You stole
   *[no] { $who } stole
} { $tile } from { $victim }, { $place ->
    [1] the top tile
   *[other] place { $place } from the top
}
event-sushizock-over = Both rows are empty

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushizock-no-tiles = no tiles
reason-sushizock-stacks-counted = sushi { $sushi_sum } − bones { $bones_sum }
reason-sushizock-sushi-above-bones = sushi { $sushi_sum } − bones { $bones_sum }; { $dropped ->
    [1] the top sushi ({ $dropped_sum }) is
   *[other] the top { $dropped } sushi ({ $dropped_sum }) are
} above { $bones ->
    [0] an empty bone stack
    [1] the only bone
   *[other] the { $bones } bones
} and { $dropped ->
    [1] doesn’t
   *[other] don’t
} count

## The table in the browser

table-tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
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
table-zock-keep-or-take = Set dice aside and roll again, or { $offer ->
    [take] take { $tiles }
    [steal] steal from { $who }
   *[both] take { $tiles } or steal from { $who }
}.
table-zock-must-take = { $offer ->
    [take] Take { $tiles }
    [steal] Steal from { $who }
   *[both] Take { $tiles }, or steal from { $who }
}.
table-zock-tile = { $tile } (place { $place })
table-zock-keep-these = Set these aside and roll the others?
table-zock-keep-not = You can’t set these dice aside.
table-zock-keep-button = Roll the others
table-zock-take-button = Take it
table-zock-steal = Steal it
table-zock-steal-this = Steal this tile from { $who }?
table-zock-which-place = Which of { $who }’s tiles, counting from the top?
table-zock-place = { $place ->
    [1] top
   *[other] { $place }
}

## The table in the terminal

page-roll = Roll { $roll } of { $rolls }
page-row = Row of { $what }
page-aside = Set aside
page-dice = Dice
page-stack-empty = no { $what }
page-stack = { $under ->
    [0] { $top }
   *[other] { $top } on top of { $under } more
}
ask-portion = Choose
ask-keep = Set dice aside (e.g. "1 3") and re-roll the rest
ask-keep-or-portion = Set dice aside (e.g. "1 3"), or take something
offer-take = take { $tile }
offer-steal = steal from { $who }: { $place ->
    [1] { $tile } (top)
   *[other] { $what }, place { $place } from the top
}
refusal-input-die-twice = Die { $number } is listed twice.
refusal-input-keep-impossible = You can’t set these dice aside: { $dice }. Leave at least one die to roll; with matching dice, those you set aside must show the same symbol.
refusal-input-mixed = Set dice aside or take something, not both.

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-tip-keep = My tip: set aside { $what }
learn-tip-steal = My tip: steal { $what }
learn-sushizock-roll = You have { $dice } dice and up to { $rolls } rolls. Sushi dice count places: { $count ->
    [one] { $count } of them points
   *[other] { $count } of them point
} to sushi number { $count } from the left, the one that’s lit. Set sushi aside, roll the others, and reach further!
learn-sushizock-once-more = What you set aside stays there and counts. Set at least one more die aside, and the others roll again.
learn-sushizock-stop = { $what } is lit, and that’s a good one! You could roll again, but luck turns quickly. Stop in time.
learn-sushizock-stacked = { $what } is on your sushi stack now. But a sushi only counts if there’s a bone beside it, at the same height on your bone stack.
learn-sushizock-need-bone = So now look for a bone. Bone dice work the same way: { $count ->
    [one] { $count } of them points
   *[other] { $count } of them point
} to bone number { $count } from the left.
learn-sushizock-small-bone = { $what } costs you only { $minus }, and lets a sushi count. That’s cheap: take it.
learn-sushizock-paired = Your bone stack is at least as tall as your sushi stack: all your sushi count now.
learn-sushizock-chopsticks = Chopsticks are for thieves: { $top } blue ones steal the top sushi of a stack, { $top } red ones the top bone. With { $any } or more you may even choose which.
learn-sushizock-thief = { $count } blue chopsticks already! With { $top } you may steal { $what } from { $who }. Shall we risk it?
learn-sushizock-steal = Now you may steal! { $who }’s stack is lit: tap it, and { $what } is yours.
learn-sushizock-last-roll = That was the last roll: now you have to take something that’s lit, even if it hurts. If nothing is lit, you get the worst bone.
learn-sushizock-would-take = { $what } is lit. Take it, or risk another roll?
learn-sushizock-would-keep = Nothing tempting yet? Set dice aside and roll the others.
learn-sushizock-end = And that’s the game! Sushi on your stack: { $sushi }. With a bone beside them, so they count: { $counted }. A game ends when both rows are empty; then the highest total wins.

## The score pad

refusal-score-tiles-exceeded = { $where }: with this stack that makes { $given } { $kind }, but the box has only { $limit }.
refusal-score-tile-unknown = { $where }: there’s no tile { $given } among the { $kind }. They go from 1 to { $limit }.
refusal-score-tile-values-exceeded = { $where }: with this stack that makes { $given } { $kind } of { $value }, but the box has only { $limit }.
warning-tiles-left = { $count ->
    [1] One tile is
   *[other] { $count } tiles are
} still in the rows, so the game isn’t over.
score-ask-stack = { $seat }, { $kind } from bottom to top, e.g. "5 1 2 3"
pad-stage-stacks = Stacks
pad-stack = { $kind }: { $count ->
    [0] no tile
    [1] one tile
   *[other] { $count } tiles
}
pad-stack-order = From bottom to top
pad-tiles-box = Put { $kind } on top
pad-tile-on = { $tile }: put on top
pad-tile-off = { $tile }, number { $place } from the bottom: take off

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushizock-goal = Roll for sushi and bones. Sushi score for you, bones against you, but sushi only count as high as the bones beside them reach. When both rows are empty, the highest total wins.
rules-sushizock-turn-roll = Roll all { $dice } dice. You have { $rolls } rolls at most.
rules-sushizock-turn-choose = After each roll either take one tile, which ends your turn, or set aside at least one of the dice you just rolled and roll all the others again.
rules-sushizock-turn-aside = Dice set aside aren’t rolled again this turn, but all { $dice } dice count. A roll of a single die is always your last.
rules-sushizock-turn-must = As long as you have rolls left and nothing to take, keep rolling. After your last roll you must take something if you can, even if it hurts.
rules-sushizock-sushi = Count your sushi dice and take exactly that tile of the sushi row, counting from the left: three dice, the third tile. If the row is shorter, you get nothing. The row then closes up.
rules-sushizock-bones = Count your bone dice and take exactly that tile of the bone row, counting from the left. If the row is shorter, you get nothing. The row then closes up.
rules-sushizock-blue = With { $top_theft } you steal the top tile of someone else’s sushi stack. With { $free_theft } or more you may steal any tile in it: say which one, counting from the top, without looking. It goes on top of your own sushi.
rules-sushizock-red = With { $top_theft } you steal the top tile of someone else’s bone stack. With { $free_theft } or more you may steal any tile in it: say which one, counting from the top, without looking. It goes on top of your own bones.
rules-sushizock-nothing-name = Nothing to take
rules-sushizock-nothing = No rolls left, and your dice take nothing? Then you get the worst bone. If no bones are left, you get the smallest sushi.
rules-sushizock-tiles = Each tile goes on top of your stack of its kind. At the end, put your two stacks side by side: sushi above the height of your bones (the last ones you took) don’t count. All bones count.
rules-sushizock-memory-name = Looking
rules-sushizock-memory = Everyone sees the top tile and the height of each stack. Nobody may look through a stack, not even their own: remember it.
rules-sushizock-matching = All dice you set aside in a turn must show the same symbol; the first ones decide which. You don’t have to set aside every die that matches. If a roll doesn’t show that symbol, it was your last.
rules-sushizock-end = The game ends when both rows are empty. Sushi minus bones is your total, which can be below zero. The highest total wins.
rules-sushizock-tie = Equal totals share a place, and the next one is skipped.
rules-sushizock-sides = Sides of each die
rules-sushizock-box-tiles = Tiles in the box

## Open questions: the question first, then our answer

rules-ruling-sz-9 = Nothing to take, and several tiles are equally bad? You get the leftmost of them.
rules-ruling-sz-15 = Nobody finishes above zero: is there a winner? Yes, the highest total, whatever it is.
rules-ruling-sz-16 = A tie for the win? It’s shared.
rules-ruling-starter = Who starts? Chance decides.
rules-ruling-matching = May you set aside different symbols at once? The Russian rules say no, the German ones have no such restriction. So it’s a variant here.
rules-ruling-worst-bone = Which bone do you get if you can take nothing? The one with the biggest penalty, as the German rules say; the Russian ones can be read differently.
rules-ruling-both-rows = One row is empty: is the game over? Not until both are.
