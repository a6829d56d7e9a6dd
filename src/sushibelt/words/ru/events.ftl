# What happened, as a log beside the name of the seat it happened to: no verb that would have to
# agree with a name. Ids read event-<family>-<kind>.

## Sushi Go!

event-sushi-go-starter = { $mode ->
    [puppet] начинает и ведёт куклу
   *[other] первый ход
}
event-sushi-go-dealt = Раунд { $round }: карты розданы
event-sushi-go-hand = на руке: { $what }
event-sushi-go-laid = { $what }
event-sushi-go-chopsticks = { $where ->
    [table] палочки пошли в ход: теперь они в ряду { $row }, место { $place }
   *[hand] палочки пошли в ход и уходят с картами дальше
}
event-sushi-go-rolled = кубик моти: { $face }
event-sushi-go-warmed = открыто: { $what }
event-sushi-go-squishy = больше всех клубники: сквиш, +{ $points }
event-sushi-go-passed = { $way ->
    [left] Карты идут налево
   *[right] Карты идут направо
}
event-sushi-go-drew = карта из стопки
event-sushi-go-drew-card = из стопки: { $what }
event-sushi-go-took = { $what }: ряд { $row }, место { $place }
event-sushi-go-flipped = Открылось в ряду { $row }, место { $place }: { $what }
event-sushi-go-scored = Итог раунда { $round }: { $points }
event-sushi-go-boat = лодочка за лидерство
event-sushi-go-over = Последняя карта на столе

## Sushi Roll

event-sushi-roll-red-belt = красная лента: первый ход
event-sushi-roll-round-opened = Раунд { $round }: кубики из мешочка
event-sushi-roll-rolled = выпало: { $what }
event-sushi-roll-used = потрачено: { $what }
event-sushi-roll-picked-up = в переброс: { $what }
event-sushi-roll-swapped = обмен: отдано — { $gave }, взято — { $got } ({ $other })
event-sushi-roll-took = взято: { $what }
event-sushi-roll-gained = { $count ->
    [0] { $what }: в запасе жетонов не осталось
   *[other] { $what }: +{ $count } { $count ->
        [one] жетон
        [few] жетона
       *[other] жетонов
    }
}
event-sushi-roll-slid = Ленты едут налево; красная теперь у игрока { $red }
event-sushi-roll-round-scored = Раунд { $round } подсчитан
event-sushi-roll-ended = Последний кубик взят

## Sushizock

event-sushizock-laid = Ряд «{ $what }»: { $tiles }
event-sushizock-starter = первый ход
event-sushizock-rolled = бросок { $roll }: { $dice }
event-sushizock-forced = выбора нет
event-sushizock-kept = отложено: { $dice }
event-sushizock-took = { $tile }, { $place }-я в ряду
event-sushizock-fell-back = на кубиках ничего: придётся взять — { $tile }
event-sushizock-stole = { $tile } — украдено у игрока { $victim }, { $place ->
    [1] с самого верха
   *[other] { $place }-я сверху
}
event-sushizock-over = Оба ряда пусты
