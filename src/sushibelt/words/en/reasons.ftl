# Why a line of a score sheet has its points. An id reads reason-<family>-<reason of the sheet>:
# families may use the same reason with other numbers. cli/reasons.py says them; besides the
# reason's own numbers it fills in:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted, told        $kinds   how many different pieces there are
#   $edition the edition's id

reason-tie = { $tie ->
    [shared] , shared by { $sharers }: { $stake } ÷ { $sharers } → { $gain }
    [full] , tied by { $sharers }, each in full
   *[alone] { "" }
}

## Sushi Go!

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
reason-sushi-go-on-wasabi = { $nigiri } (×3)
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

## Sushi Roll

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

## Sushizock

reason-sushizock-no-tiles = no tiles
reason-sushizock-stacks-counted = sushi { $sushi_sum } − bones { $bones_sum }
reason-sushizock-sushi-above-bones = sushi { $sushi_sum } − bones { $bones_sum }; { $dropped ->
    [1] the top sushi ({ $dropped_sum }) lies
   *[other] the { $dropped } top sushi ({ $dropped_sum }) lie
} higher than the { $bones ->
    [1] one bone
   *[other] { $bones } bones
} and dropped out
