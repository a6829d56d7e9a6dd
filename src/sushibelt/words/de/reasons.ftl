# Why a line of a score sheet has its points. An id reads reason-<family>-<reason of the sheet>.
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted, told        $kinds   how many different pieces there are
#   $edition the edition's id

reason-tie = { $tie ->
    [shared] , geteilt durch { $sharers }: { $stake } ÷ { $sharers } → { $gain }
    [full] , Gleichstand ({ $sharers }), für alle voll
   *[alone] { "" }
}

## Sushi Go!

reason-sushi-go-sets = { $count ->
    [0] keine
   *[other] { $count }: { $sets ->
        [0] ein Satz braucht { $size }
       *[other] { $sets ->
            [1] ein { $size }er-Satz
           *[other] { $sets } { $size }er-Sätze zu je { $each }
        }{ $left ->
            [0] { "" }
           *[other] , { $left } übrig
        }
    }
}
reason-sushi-go-ladder = { $count ->
    [0] keine
    [1] einzeln
   *[other] { $count } zusammen{ $over ->
        [0] { "" }
       *[other] ; über { $top } bringt nichts mehr
    }
}
reason-sushi-go-nigiri = { $kinds ->
    [0] keine
   *[other] { $pieces }
}
reason-sushi-go-bare-wasabi = { $count ->
    [1] ein Wasabi ohne Nigiri
   *[other] { $count } Wasabi ohne Nigiri
}
reason-sushi-go-on-wasabi = { $nigiri } (×3)
reason-sushi-go-squishy = { $times ->
    [0] nicht geholt
    [1] einmal geholt
   *[other] { $times }-mal geholt
}

reason-sushi-go-maki-first = meiste Symbole: { $count }{ reason-tie }
reason-sushi-go-maki-second = zweitmeiste Symbole: { $count }{ reason-tie }
reason-sushi-go-maki-none = { $count ->
    [0] kein Symbol
    [1] ein Symbol
   *[other] { $count } Symbole
}: Platz { $place } geht leer aus
reason-sushi-go-maki-left-out = kein Maki, darum nicht dabei

reason-sushi-go-strawberry-none = { $count ->
    [1] ein Symbol
   *[other] { $count } Symbole
}: nicht am wenigsten
reason-sushi-go-strawberry-fewest = wenigste Symbole: { $count }{ reason-tie }
reason-sushi-go-strawberry-level = { $count ->
    [1] beide ein Symbol
   *[other] beide { $count } Symbole
}: niemand verliert

reason-sushi-go-yogurt-first = am meisten Yogurt: { $count }{ reason-tie }
reason-sushi-go-yogurt-fewest = am wenigsten Yogurt: { $count }{ reason-tie }
reason-sushi-go-yogurt-none = Yogurt { $count }: nichts gewonnen, nichts verloren
reason-sushi-go-yogurt-level = Yogurt { $count } wie alle: nichts gewonnen, nichts verloren

reason-sushi-go-pudding-first = meiste Puddings: { $count }{ reason-tie }
reason-sushi-go-pudding-fewest = wenigste Puddings: { $count }{ reason-tie }
reason-sushi-go-pudding-none = { $count ->
    [1] ein Pudding
   *[other] { $count } Puddings
}: nichts gewonnen, nichts verloren
reason-sushi-go-pudding-level = { $count ->
    [1] ein Pudding
   *[other] { $count } Puddings
} wie alle: nichts gewonnen, nichts verloren
reason-sushi-go-pudding-both = { $count ->
    [1] ein Pudding
   *[other] { $count } Puddings
} wie alle: meiste und wenigste zugleich

reason-sushi-go-mochi-first = höchster Würfel: { $count }{ reason-tie }
reason-sushi-go-mochi-fewest = niedrigster Würfel: { $count }{ reason-tie }
reason-sushi-go-mochi-none = der Würfel zeigt { $count }: nichts gewonnen, nichts verloren
reason-sushi-go-mochi-level = der Würfel zeigt { $count } wie alle: nichts gewonnen, nichts verloren

reason-sushi-go-tea-runs = { $kinds ->
    [0] keiner
   *[other] am besten aufgeteilt: { $pieces }
}
reason-sushi-go-run = { $length ->
    [1] { $count ->
        [1] ein einzelner
       *[other] { $count } einzelne
    }
   *[other] { $count ->
        [1] eine { $length }er-Folge
       *[other] { $count } { $length }er-Folgen
    }
}

## Sushi Roll

reason-sushi-roll-sets-none = keine
reason-sushi-roll-sets = { $count }: { $full ->
    [0] { "" }
    [1] ein { $size }er-Satz → { $full_points }
   *[other] { $full } { $size }er-Sätze → { $full_points }
}{ $rest ->
    [0] { "" }
   *[other] { $full ->
        [0] { "" }
       *[other] { " + " }
    }{ $rest ->
        [1] eins allein
       *[other] { $rest } zusammen
    } → { $rest_points }
}
reason-sushi-roll-nigiri-none = keine
reason-sushi-roll-nigiri = { $plain ->
    [0] { "" }
    [1] eins ohne Wasabi → { $plain_points }
   *[other] { $plain } ohne Wasabi → { $plain_points }
}{ $wet ->
    [0] { "" }
   *[other] { $plain ->
        [0] { "" }
       *[other] { " + " }
    }{ $wet ->
        [1] eins auf Wasabi (×{ $factor }) → { $wet_points }
       *[other] { $wet } auf Wasabi (×{ $factor }) → { $wet_points }
    }
}
reason-sushi-roll-maki-none = kein Symbol
reason-sushi-roll-maki-first = meiste Symbole: { $icons }{ reason-tie }
reason-sushi-roll-maki-second = zweitmeiste Symbole: { $icons }{ reason-tie }
reason-sushi-roll-maki-unplaced = { $icons ->
    [1] ein Symbol
   *[other] { $icons } Symbole
}: zu wenig für Punkte
reason-sushi-roll-dessert-most = meiste Puddings: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-fewest = wenigste Puddings: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-level = { $puddings ->
    [1] ein Pudding
   *[other] { $puddings } Puddings
} wie alle: meiste und wenigste zugleich
reason-sushi-roll-dessert-spared = wenigste Puddings: { $puddings }, aber zu zweit verliert niemand
reason-sushi-roll-dessert-between = { $puddings ->
    [1] ein Pudding
   *[other] { $puddings } Puddings
}: weder meiste noch wenigste
reason-sushi-roll-tokens = { $menu ->
    [1] ein Menü
   *[other] { $menu } Menüs
} und { $chopsticks } Stäbchen, ein Punkt für je { $per_point }{ $left_over ->
    [0] { "" }
   *[other] , { $left_over } übrig
}

## Sushizock

reason-sushizock-no-tiles = keine Portionen
reason-sushizock-stacks-counted = Sushi { $sushi_sum } − Gräten { $bones_sum }
reason-sushizock-sushi-above-bones = Sushi { $sushi_sum } − Gräten { $bones_sum }; { $dropped ->
    [1] das oberste Sushi ({ $dropped_sum }) überragt
   *[other] die { $dropped } obersten Sushi ({ $dropped_sum }) überragen
} { $bones ->
    [0] den leeren Grätenstapel
    [1] die eine Gräte
   *[other] die { $bones } Gräten
} und { $dropped ->
    [1] fällt
   *[other] fallen
} weg
