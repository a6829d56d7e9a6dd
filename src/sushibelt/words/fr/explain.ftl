# What each component does, in a sentence beside its name; in the terminal and on the site. The
# numbers are those of the book (games/explained.py). $apart (yes, no) tells whether two seats lose
# $duo instead of $fewest.

explain-duo = { $apart ->
    [yes] {" "}(à deux { $duo ->
        [0] rien
       *[other] −{ $duo }
    })
   *[no] { "" }
}
explain-sets-of = { $points } points par série de { $size }, sinon rien.
explain-ladder = 1, 2, 3… ensemble : { $ladder } points.
explain-sets = Séries de 1, 2, 3 : { $ladder } points.
explain-maki = Le plus de symboles : { $first }, le deuxième : { $second }.
explain-nigiri = Vaut { $points } ; sur wasabi { $wet }.
explain-wasabi = Ton prochain nigiri posé dessus compte ×{ $factor }.
explain-chopsticks = { $where ->
    [table] À un tour suivant : prends une deuxième carte, les baguettes vont à sa place.
   *[hand] À un tour suivant : pose deux cartes, les baguettes repartent avec la main.
}
explain-pudding = À la fin : le plus +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , le moins −{ $fewest }{ explain-duo }
}.
explain-mochi = Chaque mochi lance ton dé ({ $faces } faces) ; à la fin : le plus haut +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , le plus bas −{ $fewest }{ explain-duo }
}.
explain-strawberry = Pose des fraises pour en avoir le plus : le squishy, +{ $squishy } tout de suite ; à la fin : le moins −{ $fewest }{ explain-duo }.
explain-yogurt = Un yaourt montre son chiffre une fois posé ; à la fin : le plus +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , le moins −{ $fewest }{ explain-duo }
}.
explain-tea = À la fin, des suites de 1, 2, 3… numéros : { $ladder } points.
explain-pudding-face = Donne autant de puddings ; à la fin : le plus +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , le moins −{ $fewest }{ explain-duo }
}.
explain-menu-face = Donne autant de menus : chacun relance des dés de ton tapis.
explain-chopsticks-face = Donne autant de baguettes : chaque paire échange un dé avec un autre tapis.
explain-tokens = À la fin, 1 point pour { $per_point } menus ou baguettes non utilisés.
explain-dice-sushi = Avec N : prends le N-ième sushi à partir de la gauche.
explain-dice-bones = Avec N : prends la N-ième arête à partir de la gauche.
explain-dice-blue = { $top } : vole le sushi du dessus d’une pile ; { $free } ou plus : n’importe lequel.
explain-dice-red = { $top } : vole l’arête du dessus d’une pile ; { $free } ou plus : n’importe laquelle.
explain-stacks = À la fin, les sushis qui dépassent ta pile d’arêtes sont perdus ; toutes les arêtes comptent.
explain-sushi-tile = Compte sa valeur, tant que ta pile d’arêtes est aussi haute que ta pile de sushis.
explain-bone-tile = Compte contre toi, mais fait valoir un sushi à la même hauteur.
