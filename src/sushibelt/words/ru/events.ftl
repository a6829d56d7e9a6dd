# What happened, a sentence each. $who is whom it happened to, $you (yes, no) whether that is the
# reader; where a past tense would have to know their gender, it is told in the present. Names of
# components stay as they are, behind a colon where they would have to be inflected.
# Ids read event-<family>-<kind>.

## Sushi Go!

event-sushi-go-starter = { $mode ->
    [puppet] { $you ->
        [yes] Ты начинаешь и ведёшь куклу
       *[no] { $who } начинает и ведёт куклу
    }
   *[other] { $you ->
        [yes] Ты начинаешь
       *[no] { $who } начинает
    }
}
event-sushi-go-dealt = Раунд { $round }: карты розданы
event-sushi-go-hand = { $you ->
    [yes] У тебя на руке: { $what }
   *[no] { $who } держит на руке: { $what }
}
event-sushi-go-laid = { $you ->
    [yes] Ты берёшь: { $what }
   *[no] { $who } берёт: { $what }
}
event-sushi-go-chopsticks = { $where ->
    [table] { $you ->
        [yes] Ты пускаешь в ход палочки: теперь они в ряду { $row }, место { $place }
       *[no] { $who } пускает в ход палочки: теперь они в ряду { $row }, место { $place }
    }
   *[hand] { $you ->
        [yes] Ты пускаешь в ход палочки: они уходят с картами дальше
       *[no] { $who } пускает в ход палочки: они уходят с картами дальше
    }
}
event-sushi-go-rolled = { $you ->
    [yes] Ты бросаешь кубик моти: { $face }
   *[no] { $who } бросает кубик моти: { $face }
}
event-sushi-go-warmed = { $you ->
    [yes] Ты открываешь: { $what }
   *[no] { $who } открывает: { $what }
}
event-sushi-go-squishy = { $you ->
    [yes] У тебя больше всех ягод, и сквиш твой: +{ $points }
   *[no] { $who } собирает больше всех ягод и берёт сквиш: +{ $points }
}
event-sushi-go-passed = { $way ->
    [left] Карты идут налево
   *[right] Карты идут направо
}
event-sushi-go-drew = { $you ->
    [yes] Ты берёшь карту из стопки
   *[no] { $who } берёт карту из стопки
}
event-sushi-go-drew-card = { $you ->
    [yes] Ты берёшь из стопки: { $what }
   *[no] { $who } берёт из стопки: { $what }
}
event-sushi-go-took = { $you ->
    [yes] Ты берёшь: { $what } (ряд { $row }, место { $place })
   *[no] { $who } берёт: { $what } (ряд { $row }, место { $place })
}
event-sushi-go-flipped = Открылось в ряду { $row }, место { $place }: { $what }
event-sushi-go-scored = Итог раунда { $round }: { $points }
event-sushi-go-boat = { $you ->
    [yes] Ты выходишь вперёд и получаешь лодочку
   *[no] { $who } выходит вперёд и получает лодочку
}
event-sushi-go-over = Последняя карта на столе

## Sushi Roll

event-sushi-roll-red-belt = { $you ->
    [yes] Ты получаешь красную ленту и начинаешь
   *[no] { $who } получает красную ленту и начинает
}
event-sushi-roll-round-opened = Раунд { $round }: кубики из мешочка
event-sushi-roll-rolled = { $you ->
    [yes] Ты бросаешь: { $what }
   *[no] { $who } бросает: { $what }
}
event-sushi-roll-used = { $you ->
    [yes] Ты тратишь жетон: { $what }
   *[no] { $who } тратит жетон: { $what }
}
event-sushi-roll-picked-up = { $you ->
    [yes] Ты перебрасываешь: { $what }
   *[no] { $who } перебрасывает: { $what }
}
event-sushi-roll-swapped = { $you ->
    [yes] Ты меняешь: { $gave } → { $got } (кубик игрока { $other })
   *[no] { $who } меняет: { $gave } → { $got } (кубик игрока { $other })
}
event-sushi-roll-took = { $you ->
    [yes] Ты берёшь: { $what }
   *[no] { $who } берёт: { $what }
}
event-sushi-roll-gained = { $count ->
    [0] { $you ->
        [yes] Тебе ничего не достаётся: жетоны кончились ({ $what })
       *[no] { $who } не получает ничего: жетоны кончились ({ $what })
    }
   *[other] { $you ->
        [yes] Ты получаешь
       *[no] { $who } получает
    } { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[other] { $count } жетонов
    }: { $what }
}
event-sushi-roll-slid = Ленты едут налево; красная теперь у игрока { $red }
event-sushi-roll-round-scored = Раунд { $round } подсчитан
event-sushi-roll-ended = Последний кубик взят

## Sushizock

event-sushizock-laid = Ряд «{ $what }»: { $tiles }
event-sushizock-starter = { $you ->
    [yes] Ты начинаешь
   *[no] { $who } начинает
}
event-sushizock-rolled = { $you ->
    [yes] Ты бросаешь: { $dice } (бросок { $roll })
   *[no] { $who } бросает: { $dice } (бросок { $roll })
}
event-sushizock-forced = { $you ->
    [yes] У тебя нет выбора
   *[no] У игрока { $who } нет выбора
}
event-sushizock-kept = { $you ->
    [yes] Ты откладываешь: { $dice }
   *[no] { $who } откладывает: { $dice }
}
event-sushizock-took = { $you ->
    [yes] Ты берёшь: { $tile } ({ $place }-я в ряду)
   *[no] { $who } берёт: { $tile } ({ $place }-я в ряду)
}
event-sushizock-fell-back = { $you ->
    [yes] Кубики ничего не дали, придётся взять: { $tile }
   *[no] { $who } остаётся ни с чем и берёт: { $tile }
}
event-sushizock-stole = { $you ->
    [yes] Ты тащишь
   *[no] { $who } тащит
} у игрока { $victim }: { $tile }, { $place ->
    [1] с самого верха
   *[other] { $place }-я сверху
}
event-sushizock-over = Оба ряда пусты
