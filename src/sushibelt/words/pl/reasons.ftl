# Why a line of a score sheet has its points; the English file says which facts there are.

reason-tie = { $tie ->
    [shared] , remis { $sharers } graczy: { $stake } ÷ { $sharers } → { $gain }
    [full] , remis { $sharers } graczy, pełna stawka dla każdego
   *[alone] { "" }
}

## Sushi Go!

reason-sushi-go-sets = { $count ->
    [0] brak
   *[other] { $count }: { $sets ->
        [0] na zestaw trzeba { $size }
       *[other] { $sets ->
            [1] zestaw { $size } sztuk
            [few] { $sets } zestawy po { $size }, każdy za { $each }
           *[other] { $sets } zestawów po { $size }, każdy za { $each }
        }{ $left ->
            [0] { "" }
           *[other] , zostaje { $left }
        }
    }
}
reason-sushi-go-ladder = { $count ->
    [0] brak
    [1] tylko 1
   *[other] razem { $count }{ $over ->
        [0] { "" }
       *[other] ; powyżej { $top } już nic nie przybywa
    }
}
reason-sushi-go-nigiri = { $kinds ->
    [0] brak
   *[other] { $pieces }
}
reason-sushi-go-bare-wasabi = { $count ->
    [1] wasabi bez nigiri
   *[other] { $count }× wasabi bez nigiri
}
reason-sushi-go-on-wasabi = { $nigiri } (×3)
reason-sushi-go-squishy = { $times ->
    [0] ani razu
    [1] zdobyty raz
   *[other] zdobyty { $times } razy
}

reason-sushi-go-maki-first = najwięcej symboli: { $count }{ reason-tie }
reason-sushi-go-maki-second = drugi wynik, symbole: { $count }{ reason-tie }
reason-sushi-go-maki-none = { $count ->
    [0] bez symboli
    [one] { $count } symbol
    [few] { $count } symbole
   *[other] { $count } symboli
}: miejsce { $place } nic nie daje
reason-sushi-go-maki-left-out = bez futomaki, więc poza punktacją

reason-sushi-go-strawberry-none = { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[other] { $count } symboli
}: ktoś ma mniej
reason-sushi-go-strawberry-fewest = najmniej symboli: { $count }{ reason-tie }
reason-sushi-go-strawberry-level = { $count ->
    [one] po { $count } symbolu
    [few] po { $count } symbole
   *[other] po { $count } symboli
}: nikt nie traci

reason-sushi-go-yogurt-first = najwięcej jogurtu: { $count }{ reason-tie }
reason-sushi-go-yogurt-fewest = najmniej jogurtu: { $count }{ reason-tie }
reason-sushi-go-yogurt-none = jogurt { $count }: bez zysku i straty
reason-sushi-go-yogurt-level = jogurt { $count }, jak u wszystkich: bez zysku i straty

reason-sushi-go-pudding-first = najwięcej puddingów: { $count }{ reason-tie }
reason-sushi-go-pudding-fewest = najmniej puddingów: { $count }{ reason-tie }
reason-sushi-go-pudding-none = { $count ->
    [one] { $count } pudding
    [few] { $count } puddingi
   *[other] { $count } puddingów
}: bez zysku i straty
reason-sushi-go-pudding-level = { $count ->
    [one] { $count } pudding
    [few] { $count } puddingi
   *[other] { $count } puddingów
}, jak u wszystkich: bez zysku i straty
reason-sushi-go-pudding-both = { $count ->
    [one] { $count } pudding
    [few] { $count } puddingi
   *[other] { $count } puddingów
}, jak u wszystkich: i najwięcej, i najmniej

reason-sushi-go-mochi-first = najwięcej na kości: { $count }{ reason-tie }
reason-sushi-go-mochi-fewest = najmniej na kości: { $count }{ reason-tie }
reason-sushi-go-mochi-none = kość pokazuje { $count }: bez zysku i straty
reason-sushi-go-mochi-level = wszystkie kości pokazują { $count }: bez zysku i straty

reason-sushi-go-tea-runs = { $kinds ->
    [0] brak
   *[other] najlepszy podział: { $pieces }
}
reason-sushi-go-run = { $count ->
    [1] ciąg długości { $length }
    [few] { $count } ciągi długości { $length }
   *[other] { $count } ciągów długości { $length }
}

## Sushi Roll

reason-sushi-roll-sets-none = brak
reason-sushi-roll-sets = { $count }: { $full ->
    [0] { "" }
    [1] zestaw { $size } sztuk → { $full_points }
    [few] { $full } zestawy po { $size } → { $full_points }
   *[other] { $full } zestawów po { $size } → { $full_points }
}{ $rest ->
    [0] { "" }
   *[other] { $full ->
        [0] { "" }
       *[other] { " + " }
    }{ $rest ->
        [1] 1 osobno
       *[other] { $rest } razem
    } → { $rest_points }
}
reason-sushi-roll-nigiri-none = brak
reason-sushi-roll-nigiri = { $plain ->
    [0] { "" }
    [1] 1 zwykłe → { $plain_points }
    [few] { $plain } zwykłe → { $plain_points }
   *[other] { $plain } zwykłych → { $plain_points }
}{ $wet ->
    [0] { "" }
   *[other] { $plain ->
        [0] { "" }
       *[other] { " + " }
    }{ $wet } na wasabi (×{ $factor }) → { $wet_points }
}
reason-sushi-roll-maki-none = bez symboli
reason-sushi-roll-maki-first = najwięcej symboli: { $icons }{ reason-tie }
reason-sushi-roll-maki-second = drugi wynik, symbole: { $icons }{ reason-tie }
reason-sushi-roll-maki-unplaced = { $icons ->
    [one] { $icons } symbol
    [few] { $icons } symbole
   *[other] { $icons } symboli
}: za mało na nagrodę
reason-sushi-roll-dessert-most = najwięcej puddingów: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-fewest = najmniej puddingów: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-level = { $puddings ->
    [one] { $puddings } pudding
    [few] { $puddings } puddingi
   *[other] { $puddings } puddingów
}, jak u wszystkich: i najwięcej, i najmniej
reason-sushi-roll-dessert-spared = najmniej puddingów: { $puddings }, ale przy dwóch graczach nikt nie traci
reason-sushi-roll-dessert-between = { $puddings ->
    [one] { $puddings } pudding
    [few] { $puddings } puddingi
   *[other] { $puddings } puddingów
}: ani najwięcej, ani najmniej
reason-sushi-roll-tokens = menu: { $menu }, pałeczki: { $chopsticks }; punkt za każde { $per_point }{ $left_over ->
    [0] { "" }
   *[other] , zostaje { $left_over }
}

## Sushizock

reason-sushizock-no-tiles = bez kafelków
reason-sushizock-stacks-counted = sushi { $sushi_sum } − ości { $bones_sum }
reason-sushizock-sushi-above-bones = sushi { $sushi_sum } − ości { $bones_sum }; { $dropped ->
    [1] górne sushi ({ $dropped_sum }) wystaje
    [few] { $dropped } górne sushi (razem { $dropped_sum }) wystają
   *[other] { $dropped } górnych sushi (razem { $dropped_sum }) wystaje
} ponad { $bones ->
    [one] { $bones } ość
   *[other] { $bones } ości
} i { $dropped ->
    [few] odpadają
   *[other] odpada
}
