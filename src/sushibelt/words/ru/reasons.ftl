# Why a line of a score sheet has its points: see the English file for the facts that are filled in.

reason-tie = { $tie ->
    [shared] , делим на { $sharers }: { $stake } ÷ { $sharers } → { $gain }
    [full] , поровну у { $sharers } { $sharers ->
        [one] игрока
       *[other] игроков
    }, каждому сполна
   *[alone] { "" }
}

## Sushi Go!

reason-sushi-go-sets = { $count ->
    [0] нет
   *[other] { $count }: { $sets ->
        [0] для набора нужно { $size }
       *[other] { $sets ->
            [1] набор из { $size }
            [one] { $sets } набор из { $size }, по { $each }
            [few] { $sets } набора из { $size }, по { $each }
           *[other] { $sets } наборов из { $size }, по { $each }
        }{ $left ->
            [0] { "" }
           *[other] , { $left } в остатке
        }
    }
}
reason-sushi-go-ladder = { $count ->
    [0] нет
    [1] только 1
   *[other] { $count } вместе{ $over ->
        [0] { "" }
       *[other] ; сверх { $top } ничего не добавляют
    }
}
reason-sushi-go-nigiri = { $kinds ->
    [0] нет
   *[other] { $pieces }
}
reason-sushi-go-bare-wasabi = { $count ->
    [1] васаби без нигири
   *[other] { $count }× васаби без нигири
}
reason-sushi-go-on-wasabi = { $nigiri } (×3)
reason-sushi-go-squishy = { $times ->
    [0] не доставался
    [one] взят { $times } раз
    [few] взят { $times } раза
   *[other] взят { $times } раз
}

reason-sushi-go-maki-first = больше всех роллов: { $count }{ reason-tie }
reason-sushi-go-maki-second = второе место по роллам: { $count }{ reason-tie }
reason-sushi-go-maki-none = { $count ->
    [0] роллов нет
    [one] { $count } ролл
    [few] { $count } ролла
   *[other] { $count } роллов
}: за { $place }-е место ничего
reason-sushi-go-maki-left-out = нет маки — вне подсчёта

reason-sushi-go-strawberry-none = { $count ->
    [one] { $count } ягода
    [few] { $count } ягоды
   *[other] { $count } ягод
}: у кого-то ещё меньше
reason-sushi-go-strawberry-fewest = меньше всех ягод: { $count }{ reason-tie }
reason-sushi-go-strawberry-level = { $count ->
    [one] { $count } ягода
    [few] { $count } ягоды
   *[other] { $count } ягод
}, и у соперника столько же: никто не теряет

reason-sushi-go-yogurt-first = больше всех йогурта: { $count }{ reason-tie }
reason-sushi-go-yogurt-fewest = меньше всех йогурта: { $count }{ reason-tie }
reason-sushi-go-yogurt-none = йогурта { $count }: ни плюса, ни минуса
reason-sushi-go-yogurt-level = йогурта { $count }, как у всех: ни плюса, ни минуса

reason-sushi-go-pudding-first = больше всех пудингов: { $count }{ reason-tie }
reason-sushi-go-pudding-fewest = меньше всех пудингов: { $count }{ reason-tie }
reason-sushi-go-pudding-none = { $count ->
    [one] { $count } пудинг
    [few] { $count } пудинга
   *[other] { $count } пудингов
}: ни плюса, ни минуса
reason-sushi-go-pudding-level = { $count ->
    [one] { $count } пудинг
    [few] { $count } пудинга
   *[other] { $count } пудингов
}, как у всех: ни плюса, ни минуса
reason-sushi-go-pudding-both = { $count ->
    [one] { $count } пудинг
    [few] { $count } пудинга
   *[other] { $count } пудингов
}, как у всех: сразу и больше, и меньше всех

reason-sushi-go-mochi-first = самый большой кубик: { $count }{ reason-tie }
reason-sushi-go-mochi-fewest = самый маленький кубик: { $count }{ reason-tie }
reason-sushi-go-mochi-none = на кубике { $count }: ни плюса, ни минуса
reason-sushi-go-mochi-level = на кубике { $count }, как у всех: ни плюса, ни минуса

reason-sushi-go-tea-runs = { $kinds ->
    [0] нет
   *[other] выгоднее всего: { $pieces }
}
reason-sushi-go-run = { $count ->
    [1] цепочка из { $length }
    [one] { $count } цепочка из { $length }
    [few] { $count } цепочки из { $length }
   *[other] { $count } цепочек из { $length }
}

## Sushi Roll

reason-sushi-roll-sets-none = нет
reason-sushi-roll-sets = { $count }: { $full ->
    [0] { "" }
    [1] набор из { $size } → { $full_points }
    [one] { $full } набор из { $size } → { $full_points }
    [few] { $full } набора из { $size } → { $full_points }
   *[other] { $full } наборов из { $size } → { $full_points }
}{ $rest ->
    [0] { "" }
   *[other] { $full ->
        [0] { "" }
       *[other] { " + " }
    }{ $rest ->
        [1] 1 отдельно
       *[other] { $rest } вместе
    } → { $rest_points }
}
reason-sushi-roll-nigiri-none = нет
reason-sushi-roll-nigiri = { $plain ->
    [0] { "" }
   *[other] { $plain } без васаби → { $plain_points }
}{ $wet ->
    [0] { "" }
   *[other] { $plain ->
        [0] { "" }
       *[other] { " + " }
    }{ $wet } на васаби (×{ $factor }) → { $wet_points }
}
reason-sushi-roll-maki-none = роллов нет
reason-sushi-roll-maki-first = больше всех роллов: { $icons }{ reason-tie }
reason-sushi-roll-maki-second = второе место по роллам: { $icons }{ reason-tie }
reason-sushi-roll-maki-unplaced = { $icons ->
    [one] { $icons } ролл
    [few] { $icons } ролла
   *[other] { $icons } роллов
}: для приза мало
reason-sushi-roll-dessert-most = больше всех пудингов: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-fewest = меньше всех пудингов: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-level = { $puddings ->
    [one] { $puddings } пудинг
    [few] { $puddings } пудинга
   *[other] { $puddings } пудингов
}, как у всех: сразу и больше, и меньше всех
reason-sushi-roll-dessert-spared = меньше пудингов: { $puddings }, но вдвоём за это не штрафуют
reason-sushi-roll-dessert-between = { $puddings ->
    [one] { $puddings } пудинг
    [few] { $puddings } пудинга
   *[other] { $puddings } пудингов
}: ни больше всех, ни меньше
reason-sushi-roll-tokens = меню: { $menu }, палочки: { $chopsticks }; очко за каждые { $per_point }{ $left_over ->
    [0] { "" }
   *[other] , { $left_over } в остатке
}

## Sushizock

reason-sushizock-no-tiles = плашек нет
reason-sushizock-stacks-counted = суши { $sushi_sum } − кости { $bones_sum }
reason-sushizock-sushi-above-bones = суши { $sushi_sum } − кости { $bones_sum }; { $dropped ->
    [1] верхняя плашка суши ({ $dropped_sum }) лежит
    [one] { $dropped } верхняя плашка суши ({ $dropped_sum }) лежит
    [few] { $dropped } верхние плашки суши ({ $dropped_sum }) лежат
   *[other] { $dropped } верхних плашек суши ({ $dropped_sum }) лежат
} выше стопки костей ({ $bones }) и не { $dropped ->
    [one] считается
   *[other] считаются
}
