# Why a line of a score sheet has its points. An id reads reason-<family>-<reason of the sheet>:
# families may use the same reason with other numbers. Besides the reason's own numbers:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted, told        $kinds   how many different pieces there are
#   $edition the edition's id
# In French [one] is 0 as well as 1: no "un" there unless 0 has been told apart.

reason-tie = { $tie ->
    [shared] , partagé à { $sharers } : { $stake } ÷ { $sharers } → { $gain }
    [full] , égalité à { $sharers }, sans partage
   *[alone] { "" }
}

## Sushi Go!

reason-sushi-go-sets = { $count ->
    [0] rien
   *[other] { $count } : { $sets ->
        [0] il en faut { $size }
       *[other] { $sets ->
            [1] une série de { $size }
           *[other] { $sets } séries de { $size }, { $each } points chacune
        }{ $left ->
            [0] { "" }
           *[other] , { $left } en trop
        }
    }
}
reason-sushi-go-ladder = { $count ->
    [0] rien
    [1] 1 seulement
   *[other] { $count } ensemble{ $over ->
        [0] { "" }
       *[other] {" "}; au-delà de { $top }, rien de plus
    }
}
reason-sushi-go-nigiri = { $kinds ->
    [0] rien
   *[other] { $pieces }
}
reason-sushi-go-bare-wasabi = { $count ->
    [1] un wasabi inutilisé
   *[other] { $count } wasabis inutilisés
}
reason-sushi-go-on-wasabi = { $nigiri } (×3)
reason-sushi-go-squishy = { $times ->
    [0] jamais pris
    [1] pris une fois
   *[other] pris { $times } fois
}

reason-sushi-go-maki-first = le plus de symboles : { $count }{ reason-tie }
reason-sushi-go-maki-second = deuxième total de symboles : { $count }{ reason-tie }
reason-sushi-go-maki-none = { $count ->
    [0] aucun symbole
    [1] un symbole
   *[other] { $count } symboles
} : le rang { $place } ne rapporte rien
reason-sushi-go-maki-left-out = pas de maki, donc hors course

reason-sushi-go-strawberry-none = { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
} : quelqu’un en a moins
reason-sushi-go-strawberry-fewest = le moins de symboles : { $count }{ reason-tie }
reason-sushi-go-strawberry-level = { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
} comme en face : personne ne perd

reason-sushi-go-yogurt-first = le plus de yaourt : { $count }{ reason-tie }
reason-sushi-go-yogurt-fewest = le moins de yaourt : { $count }{ reason-tie }
reason-sushi-go-yogurt-none = { $count } de yaourt : ni gain ni perte
reason-sushi-go-yogurt-level = { $count } de yaourt comme tout le monde : ni gain ni perte

reason-sushi-go-pudding-first = le plus de puddings : { $count }{ reason-tie }
reason-sushi-go-pudding-fewest = le moins de puddings : { $count }{ reason-tie }
reason-sushi-go-pudding-none = { $count ->
    [one] { $count } pudding
   *[other] { $count } puddings
} : ni gain ni perte
reason-sushi-go-pudding-level = { $count ->
    [one] { $count } pudding
   *[other] { $count } puddings
} comme tout le monde : ni gain ni perte
reason-sushi-go-pudding-both = { $count ->
    [one] { $count } pudding
   *[other] { $count } puddings
} comme tout le monde : le plus et le moins à la fois

reason-sushi-go-mochi-first = le dé le plus haut : { $count }{ reason-tie }
reason-sushi-go-mochi-fewest = le dé le plus bas : { $count }{ reason-tie }
reason-sushi-go-mochi-none = le dé montre { $count } : ni gain ni perte
reason-sushi-go-mochi-level = le dé montre { $count } comme tous les autres : ni gain ni perte

reason-sushi-go-tea-runs = { $kinds ->
    [0] rien
   *[other] meilleur découpage : { $pieces }
}
reason-sushi-go-run = { $count ->
    [1] une suite de { $length }
   *[other] { $count } suites de { $length }
}

## Sushi Roll

reason-sushi-roll-sets-none = rien
reason-sushi-roll-sets = { $count } : { $full ->
    [0] { "" }
    [1] une série de { $size } → { $full_points }
   *[other] { $full } séries de { $size } → { $full_points }
}{ $rest ->
    [0] { "" }
   *[other] { $full ->
        [0] { "" }
       *[other] { " + " }
    }{ $rest ->
        [1] un seul dé
       *[other] { $rest } ensemble
    } → { $rest_points }
}
reason-sushi-roll-nigiri-none = rien
reason-sushi-roll-nigiri = { $plain ->
    [0] { "" }
    [1] un nature → { $plain_points }
   *[other] { $plain } nature → { $plain_points }
}{ $wet ->
    [0] { "" }
   *[other] { $plain ->
        [0] { "" }
       *[other] { " + " }
    }{ $wet ->
        [1] un sur wasabi (×{ $factor }) → { $wet_points }
       *[other] { $wet } sur wasabi (×{ $factor }) → { $wet_points }
    }
}
reason-sushi-roll-maki-none = aucun symbole
reason-sushi-roll-maki-first = le plus de symboles : { $icons }{ reason-tie }
reason-sushi-roll-maki-second = deuxième total de symboles : { $icons }{ reason-tie }
reason-sushi-roll-maki-unplaced = { $icons ->
    [1] un symbole
   *[other] { $icons } symboles
} : trop peu pour marquer
reason-sushi-roll-dessert-most = le plus de puddings : { $puddings }{ reason-tie }
reason-sushi-roll-dessert-fewest = le moins de puddings : { $puddings }{ reason-tie }
reason-sushi-roll-dessert-level = { $puddings ->
    [one] { $puddings } pudding
   *[other] { $puddings } puddings
} comme tout le monde : le plus et le moins à la fois
reason-sushi-roll-dessert-spared = le moins de puddings : { $puddings }, mais à deux on ne perd rien
reason-sushi-roll-dessert-between = { $puddings ->
    [one] { $puddings } pudding
   *[other] { $puddings } puddings
} : ni le plus ni le moins
reason-sushi-roll-tokens = { $menu ->
    [one] { $menu } menu
   *[other] { $menu } menus
} et { $chopsticks ->
    [one] { $chopsticks } paire de baguettes
   *[other] { $chopsticks } paires de baguettes
}, un point par lot de { $per_point }{ $left_over ->
    [0] { "" }
   *[other] , { $left_over } en trop
}

## Sushizock

reason-sushizock-no-tiles = aucune tuile
reason-sushizock-stacks-counted = sushis { $sushi_sum } − arêtes { $bones_sum }
reason-sushizock-sushi-above-bones = sushis { $sushi_sum } − arêtes { $bones_sum } ; { $dropped ->
    [1] le sushi du dessus ({ $dropped_sum }) dépasse
   *[other] les { $dropped } sushis du dessus ({ $dropped_sum }) dépassent
} { $bones ->
    [0] la pile d’arêtes, vide
    [1] la seule arête
   *[other] les { $bones } arêtes
} : hors compte
