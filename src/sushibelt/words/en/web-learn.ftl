# Learning a game: a first round with the chef, who tells one idea at a time. Ids of what the chef
# says read learn-<id of the moment>; $what is a component and $who the name on a stool, neither
# inflected; $button is the text of a button on the table. A sentence that begins with $what gets a
# capital letter by itself.

learn-title = Learn a game
learn-lead = One short round with the chef: you play, one idea comes at a time, and you can stop whenever you like.
learn-begin = Start the lesson
learn-begin-at = Start the lesson in { $game }
learn-invite = New to { $game }? Play a first round with the chef
learn-lesson = Lesson: { $game }
learn-loading = The chef lays the table …
learn-coach = What the chef says
learn-next = Next
learn-skip = Skip the lesson
learn-tip = My tip: { $what }
learn-tip-menu = My tip: roll again { $what }
learn-tip-swap = My tip: give { $given }, get { $what }
learn-tip-keep = My tip: set aside { $what }
learn-tip-steal = My tip: steal { $what }
learn-done = You know how it goes!
learn-done-text = The rest you learn by playing: every dish tells what it does when you touch it. In a real game the deal is shuffled, and anybody can check that it was fair.
learn-skipped = Enough for now?
learn-go-on = Play for real
learn-again = Once more from the start
learn-back = Back to the lesson
learn-others = Other games
learn-front = To the front page

refusal-lesson-unknown = There is no lesson for this game.
refusal-lesson-over = This lesson is over already.

## What the chef says in every lesson

learn-welcome = Welcome to my counter! We play one short round, and I tell you one thing at a time. This lesson is prepared and always the same; in real games chance decides.
learn-own-way = { $what }? Your own way, why not!
learn-own-way-again = { $what }: that works, too.

## Sushi Go!

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

## Sushi Roll

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

## Sushizock

learn-sushizock-roll = You have { $dice } dice and up to { $rolls } rolls. Sushi dice count places: { $count ->
    [one] { $count } of them points
   *[other] { $count } of them point
} to sushi number { $count } from the left, the one that is lit. Set sushi aside, roll the others, and reach further!
learn-sushizock-once-more = What you set aside stays there and counts. Set at least one more die aside, and the others roll again.
learn-sushizock-stop = { $what } is lit, and that is a good one! You could roll on, but dice turn quickly. Stop in time.
learn-sushizock-stacked = { $what } is on your sushi stack now. But a sushi counts only if a bone lies beside it, at the same height of your bone stack.
learn-sushizock-need-bone = So this time look for a bone. Bone dice work the same way: { $count ->
    [one] { $count } of them points
   *[other] { $count } of them point
} to bone number { $count } from the left.
learn-sushizock-small-bone = { $what } costs you only { $minus }, and a sushi counts for it. That is cheap: take it.
learn-sushizock-paired = Your bone stack is at least as high as your sushi stack: all your sushi count now.
learn-sushizock-chopsticks = Chopsticks are for thieves: { $top } blue ones steal the top sushi of a stack, { $top } red ones the top bone. With { $any } or more you may even choose which.
learn-sushizock-thief = { $count } blue chopsticks already! With { $top } you may steal { $what } from { $who }. Shall we dare?
learn-sushizock-steal = Now you may steal! The stack of { $who } is lit: touch it, and { $what } is yours.
learn-sushizock-last-roll = That was the last roll: now you have to take something that is lit, even if it hurts. If nothing were lit, you would get the worst bone.
learn-sushizock-would-take = { $what } is lit. Take it, or dare to roll on?
learn-sushizock-would-keep = Nothing tempting yet? Set dice aside and roll the others.
learn-sushizock-end = That is how it goes! Sushi on your stack: { $sushi }. Of these, with a bone beside them, so that they count: { $counted }. A game ends when both rows are empty; then the highest total wins.
