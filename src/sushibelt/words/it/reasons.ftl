# Why a line of a score sheet has its points. An id reads reason-<family>-<reason of the sheet>:
# families may use the same reason with other numbers. cli/reasons.py says them; besides the
# reason's own numbers it fills in:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted, told        $kinds   how many different pieces there are
#   $edition the edition's id

reason-tie = { $tie ->
    [shared] , diviso per { $sharers }: { $stake } ÷ { $sharers } → { $gain }
    [full] , parità in { $sharers }, per intero a ciascuno
   *[alone] { "" }
}

## Sushi Go!

reason-sushi-go-sets = { $count ->
    [0] niente
   *[other] { $count }: { $sets ->
        [0] per un set ne servono { $size }
       *[other] { $sets ->
            [1] un set da { $size }
           *[other] { $sets } set da { $size }, { $each } l’uno
        }{ $left ->
            [0] { "" }
            [1] , ne avanza 1
           *[other] , ne avanzano { $left }
        }
    }
}
reason-sushi-go-ladder = { $count ->
    [0] niente
    [1] solo 1
   *[other] { $count } insieme{ $over ->
        [0] { "" }
       *[other] ; oltre { $top } non aggiungono niente
    }
}
reason-sushi-go-nigiri = { $kinds ->
    [0] niente
   *[other] { $pieces }
}
reason-sushi-go-bare-wasabi = { $count ->
    [1] un wasabi non usato
   *[other] { $count } wasabi non usati
}
reason-sushi-go-on-wasabi = { $nigiri } (×3)
reason-sushi-go-squishy = { $times ->
    [0] mai preso
    [1] preso una volta
   *[other] preso { $times } volte
}

reason-sushi-go-maki-first = più icone: { $count }{ reason-tie }
reason-sushi-go-maki-second = secondo posto per icone: { $count }{ reason-tie }
reason-sushi-go-maki-none = { $count ->
    [0] nessuna icona
    [1] una sola icona
   *[other] { $count } icone
}: il { $place }º posto non vince niente
reason-sushi-go-maki-left-out = niente maki, quindi fuori dal conto

reason-sushi-go-strawberry-none = { $count ->
    [1] un simbolo
   *[other] { $count } simboli
}: c’è chi ne ha meno
reason-sushi-go-strawberry-fewest = meno simboli: { $count }{ reason-tie }
reason-sushi-go-strawberry-level = { $count ->
    [1] un simbolo
   *[other] { $count } simboli
} a testa: non perde nessuno

reason-sushi-go-yogurt-first = più yogurt: { $count }{ reason-tie }
reason-sushi-go-yogurt-fewest = meno yogurt: { $count }{ reason-tie }
reason-sushi-go-yogurt-none = yogurt { $count }: né premio né penalità
reason-sushi-go-yogurt-level = yogurt { $count } come tutti: né premio né penalità

reason-sushi-go-pudding-first = più budini: { $count }{ reason-tie }
reason-sushi-go-pudding-fewest = meno budini: { $count }{ reason-tie }
reason-sushi-go-pudding-none = { $count ->
    [1] un budino
   *[other] { $count } budini
}: né premio né penalità
reason-sushi-go-pudding-level = { $count ->
    [1] un budino
   *[other] { $count } budini
} come tutti: né premio né penalità
reason-sushi-go-pudding-both = { $count ->
    [1] un budino
   *[other] { $count } budini
} come tutti: premio e penalità insieme

reason-sushi-go-mochi-first = dado più alto: { $count }{ reason-tie }
reason-sushi-go-mochi-fewest = dado più basso: { $count }{ reason-tie }
reason-sushi-go-mochi-none = il dado mostra { $count }: né premio né penalità
reason-sushi-go-mochi-level = il dado mostra { $count } come tutti gli altri: né premio né penalità

reason-sushi-go-tea-runs = { $kinds ->
    [0] niente
   *[other] divisione migliore: { $pieces }
}
reason-sushi-go-run = { $count ->
    [1] una scala da { $length }
   *[other] { $count } scale da { $length }
}

## Sushi Roll

reason-sushi-roll-sets-none = niente
reason-sushi-roll-sets = { $count }: { $full ->
    [0] { "" }
    [1] un set da { $size } → { $full_points }
   *[other] { $full } set da { $size } → { $full_points }
}{ $rest ->
    [0] { "" }
   *[other] { $full ->
        [0] { "" }
       *[other] { " + " }
    }{ $rest ->
        [1] un pezzo solo
       *[other] { $rest } insieme
    } → { $rest_points }
}
reason-sushi-roll-nigiri-none = niente
reason-sushi-roll-nigiri = { $plain ->
    [0] { "" }
    [1] uno semplice → { $plain_points }
   *[other] { $plain } semplici → { $plain_points }
}{ $wet ->
    [0] { "" }
   *[other] { $plain ->
        [0] { "" }
       *[other] { " + " }
    }{ $wet ->
        [1] uno su wasabi (×{ $factor }) → { $wet_points }
       *[other] { $wet } su wasabi (×{ $factor }) → { $wet_points }
    }
}
reason-sushi-roll-maki-none = nessuna icona
reason-sushi-roll-maki-first = più icone: { $icons }{ reason-tie }
reason-sushi-roll-maki-second = secondo posto per icone: { $icons }{ reason-tie }
reason-sushi-roll-maki-unplaced = { $icons ->
    [1] una sola icona: troppo poco
   *[other] { $icons } icone: troppo poche
} per un premio
reason-sushi-roll-dessert-most = più budini: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-fewest = meno budini: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-level = { $puddings ->
    [1] un budino
   *[other] { $puddings } budini
} come tutti: premio e penalità insieme
reason-sushi-roll-dessert-spared = meno budini: { $puddings }, ma in due non si perde niente
reason-sushi-roll-dessert-between = { $puddings ->
    [1] un budino
   *[other] { $puddings } budini
}: né il massimo né il minimo
reason-sushi-roll-tokens = menù { $menu }, bacchette { $chopsticks }: un punto ogni { $per_point }{ $left_over ->
    [0] { "" }
    [1] , ne avanza 1
   *[other] , ne avanzano { $left_over }
}

## Sushizock

reason-sushizock-no-tiles = nessuna tessera
reason-sushizock-stacks-counted = sushi { $sushi_sum } − lische { $bones_sum }
reason-sushizock-sushi-above-bones = sushi { $sushi_sum } − lische { $bones_sum }; { $dropped ->
    [1] il sushi in cima ({ $dropped_sum }) sta
   *[other] i { $dropped } sushi in cima ({ $dropped_sum }) stanno
} più in alto { $bones ->
    [0] delle lische (nessuna)
    [1] dell’unica lisca
   *[other] delle { $bones } lische
}, quindi fuori dal conto
