# Rules at hand: Sushizock. A "portion" is what one turn brings: one tile.

rules-sushizock-goal = Roll for sushi and bones. Sushi count for you and bones against you, but sushi only count as far as you have bones beside them. When both rows are empty, the highest total wins.
rules-sushizock-turn-roll = Roll all { $dice } dice. You have { $rolls } rolls at most.
rules-sushizock-turn-choose = After each roll either take one tile, which ends your turn, or set aside at least one of the dice you just rolled and roll all the others again.
rules-sushizock-turn-aside = Dice set aside are not rolled again this turn, but all { $dice } dice count. A die that you rolled alone is not rolled again.
rules-sushizock-turn-must = While you can roll and can take nothing, roll on. After your last roll you must take something if you can, even if it hurts.

rules-sushizock-sushi = So many dice with sushi take exactly that tile of the sushi row, counted from the left: three dice, the third tile. If the row is shorter, they take nothing. The row closes up.
rules-sushizock-bones = So many dice with bones take exactly that tile of the bone row, counted from the left. If the row is shorter, they take nothing. The row closes up.
rules-sushizock-blue = { $top_theft } of them steal the top tile of somebody else's sushi stack. { $free_theft } or more steal any tile of it: name its place from the top, without looking. It goes on top of your own sushi.
rules-sushizock-red = { $top_theft } of them steal the top tile of somebody else's bone stack. { $free_theft } or more steal any tile of it: name its place from the top, without looking. It goes on top of your own bones.
rules-sushizock-nothing-name = Nothing to take
rules-sushizock-nothing = No roll left, and your dice take nothing? Then you get the bone with the largest minus. If no bones lie there any more, you get the smallest sushi.
rules-sushizock-tiles = Each tile goes on top of your stack of its kind. At the end, put your two stacks side by side: sushi higher up than your bones drop out, and these are the ones you took last. Bones all count.
rules-sushizock-memory-name = Looking
rules-sushizock-memory = Everybody sees the top tile and the height of each stack. Nobody may look through a stack, not even through their own: remember it.

rules-sushizock-matching = All dice that you set aside in a turn show the same symbol; the first ones decide which. You need not set aside every die that matches. If a roll shows none of them, it was your last.

rules-sushizock-end = The game ends when both rows are empty. Sushi minus bones is your total, which can be below zero. The highest total wins.
rules-sushizock-tie = Equal totals share the place, and the next one is left out.

rules-sushizock-sides = Sides of each die
rules-sushizock-box-tiles = Tiles in the box

rules-ruling-sz-9 = Nothing to take, and several tiles are equally bad? You get the leftmost of them.
rules-ruling-sz-15 = Nobody has more than zero: is there a winner? Yes, the highest total, whatever it is.
rules-ruling-sz-16 = A tie for the win? It is shared.
rules-ruling-starter = Who begins? Chance decides.
rules-ruling-matching = May you set aside different symbols at once? The Russian rules say no, the German ones know no such rule. So it is a variant here.
rules-ruling-worst-bone = Which bone do you get if you can take nothing? The one with the largest minus, as the German rules say; the Russian ones can be read otherwise.
rules-ruling-both-rows = One row is empty: is the game over? No, not before both are.
