# What each component does, in a sentence beside its name; in the terminal and on the site. The
# numbers are those of the book (games/explained.py). $apart (yes, no) tells whether two seats lose
# $duo instead of $fewest.

explain-duo = { $apart ->
    [yes] {" "}(with two seats { $duo ->
        [0] nothing
       *[other] −{ $duo }
    })
   *[no] { "" }
}
explain-sets-of = Every { $size } of them score { $points }, fewer nothing.
explain-ladder = 1, 2, 3 … of them score { $ladder }.
explain-sets = Sets of 1, 2, 3 score { $ladder }.
explain-maki = Most icons score { $first }, second most { $second }.
explain-nigiri = Scores { $points }; on wasabi { $wet }.
explain-wasabi = Your next nigiri on it counts ×{ $factor }.
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
explain-pudding-face = Gives that many puddings; at the end: most +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , fewest −{ $fewest }{ explain-duo }
}.
explain-menu-face = Gives that many menus: one rolls dice of your belt again.
explain-chopsticks-face = Gives that many chopsticks: one swaps a die with another belt.
explain-tokens = At the end { $per_point } unused menus or chopsticks score 1.
explain-dice-sushi = N of them: take the N-th sushi from the left.
explain-dice-bones = N of them: take the N-th bone from the left.
explain-dice-blue = { $top }: steal a top sushi; { $free } or more: any sushi of a stack.
explain-dice-red = { $top }: steal a top bone; { $free } or more: any bone of a stack.
explain-stacks = At the end sushi higher up than your bones reach drop out; all bones count.
explain-sushi-tile = Counts its number, as long as your bone stack is as high as your sushi stack.
explain-bone-tile = Counts against you, but lets a sushi at the same height count.
