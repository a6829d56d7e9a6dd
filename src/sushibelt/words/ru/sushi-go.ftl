# Sushi Go!, all editions: every text that is about this game alone.

## The game

edition-sushi-go-zoch-2014 = Sushi Go!, Zoch 2014
edition-sushi-go-anniversary = Sushi Go!, юбилейное издание (10 лет)
edition-sushi-go-original-2013 = Sushi Go!, исходные правила (2013)
front-about-sushi-go = Бери блюдо, передавай карты и поглядывай, что собирают соседи.
family-sushi-go = Sushi Go!

## Options

# As the list of games tells them, and as the site calls them.

group-dessert = десерт
group-variant = вариант
group-wasabi = васаби
group-maki = маки
option-two-way = во втором раунде карты идут направо
option-forced-wasabi = нигири обязательно кладут на свободное васаби
option-strawberry = больше всех клубники: забираешь сквиш
option-frozen-yogurt = число видно лишь на столе
option-bubble-tea = цепочки из чисел подряд
option-pudding = больше всех: плюс, меньше всех: минус
option-mochi = за каждое моти бросаешь свой кубик
option-golf = побеждает тот, у кого меньше очков
option-personal-piles = половина карт из своей стопки
option-battle = карты лежат пирамидой, берём по очереди
option-puppet = третья тарелка, за которую вы играете по очереди
option-must-have-maki = без маки нет очков за маки
setup-group-dessert = Десерт
setup-group-variant = Вариант
setup-group-wasabi = Васаби
setup-group-maki = Маки
setup-option-strawberry = Клубника
setup-option-frozen-yogurt = Йогурт
setup-option-bubble-tea = Бабл-ти
setup-option-pudding = Пудинг
setup-option-mochi = Моти
setup-option-two-way = Туда-сюда
setup-option-golf = Гольф
setup-option-personal-piles = Свои стопки
setup-option-battle = Битва
setup-option-puppet = Кукла
setup-option-forced-wasabi = Обязательное васаби
setup-option-must-have-maki = Без маки никак
setup-none-variant = Как обычно
setup-none-wasabi = По желанию
setup-none-maki = Как обычно

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-mochi = моти
component-strawberry = клубника
component-strawberry1 = клубника 1
component-strawberry2 = клубника 2
component-strawberry3 = клубника 3
component-strawberry4 = клубника 4
component-yogurt = йогурт
component-yogurt1 = йогурт 1
component-yogurt2 = йогурт 2
component-yogurt3 = йогурт 3
component-tea1 = бабл-ти 1
component-tea2 = бабл-ти 2
component-tea3 = бабл-ти 3
component-tea4 = бабл-ти 4
component-tea5 = бабл-ти 5

## Lines of the score sheet

line-squishy = сквиш

## Short names for the Battle table: nine letters at most

short-tempura = темпура
short-sashimi = сашими
short-dumpling = гёдза
short-maki1 = маки 1
short-maki2 = маки 2
short-maki3 = маки 3
short-egg = омлет
short-salmon = лосось
short-squid = кальмар
short-wasabi = васаби
short-chopsticks = палочки
short-pudding = пудинг
short-mochi = моти
short-strawberry1 = ягоды 1
short-strawberry2 = ягоды 2
short-strawberry3 = ягоды 3
short-strawberry4 = ягоды 4
short-yogurt = йогурт
short-tea1 = чай 1
short-tea2 = чай 2
short-tea3 = чай 3
short-tea4 = чай 4
short-tea5 = чай 5

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-boat = После каждого раунда её получает единоличный лидер. Очков не даёт.
explain-puppet = Кто её ведёт, берёт на карту больше и одну играет за неё; потом кукла переходит к другому. Победить она не может.
explain-sets-of = Каждые { $size } вместе дают { $points }, меньше — ничего.
explain-ladder = 1, 2, 3… вместе дают { $ladder }.
explain-chopsticks = { $where ->
    [table] В один из следующих ходов можно взять вторую карту, а палочки положить на её место.
   *[hand] В один из следующих ходов можно выложить две карты, а палочки вернуть к остальным картам.
}
explain-pudding = В конце: больше всех +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , меньше всех −{ $fewest }{ explain-duo }
}.
explain-mochi = За каждую карту моти бросаешь свой кубик (граней { $faces }); в конце: больше всех на кубике +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , меньше всех −{ $fewest }{ explain-duo }
}.
explain-strawberry = Обгони всех по клубнике, и сквиш твой: сразу +{ $squishy }. В конце: меньше всех −{ $fewest }{ explain-duo }.
explain-yogurt = Число видно, только когда йогурт на столе; в конце: больше всех +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , меньше всех −{ $fewest }{ explain-duo }
}.
explain-tea = В конце цепочки из 1, 2, 3… чисел подряд дают { $ladder }.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushi-go-starter = { $mode ->
    [puppet] { $you ->
        [yes] Куклу сначала ведёшь ты
       *[no] Куклу сначала ведёт { $who }
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
    [yes] Ты выкладываешь: { $what }
   *[no] { $who } выкладывает: { $what }
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

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

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
reason-sushi-go-on-wasabi = { $what } (×{ $factor })
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
}: за { $place }‑е место ничего
reason-sushi-go-maki-left-out = нет маки — вне подсчёта
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
reason-sushi-go-mochi-first = больше всех на кубике: { $count }{ reason-tie }
reason-sushi-go-mochi-fewest = меньше всех на кубике: { $count }{ reason-tie }
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

## The table in the browser

table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
component-puppet = Кукла
table-hand = Твои карты
table-hands = Карты у всех
table-hand-empty = Карт на руке нет.
table-belt = Лента
table-belt-starts = Выбери первую карту.
table-passing-left = Карты идут налево
table-passing-right = Карты идут направо
table-chopsticks-used = палочки сработали
table-squishy = сквиш
component-boat = лодочка за лидерство
table-leads-puppet = ведёт куклу
table-die = кубик моти: { $face }
table-choose-card = Выбери карту.
table-choose-two = Выбери две карты: палочки уйдут с остальными.
table-choose-second = Теперь вторую карту.
table-choose-own-first = Выбери карту себе, потом кукле.
table-choose-puppet = Теперь карту кукле.
table-choose-place = Куда положить?
table-chopsticks-on = С палочками
table-chopsticks-off = Только одну
table-only-this = Только эту
table-for-puppet = кукле
table-for-you = тебе
table-own-and-puppet = { $own } — тебе, { $puppet } — кукле
table-pyramid = Пирамида
table-face-down = закрыта
table-spot = { $what }, ряд { $row }, место { $place }
table-choose-spot = Возьми свободную карту.
table-choose-second-spot = Возьми палочками вторую карту или остановись.
table-stop = Хватит

## The table in the terminal

page-belt-left = карты идут налево: { $chain }
page-belt-right = карты идут направо: { $chain }
page-piles = в стопках ещё { $count }
page-puppet-pile = в стопке ещё { $count }
page-puppet = Кукла
page-leads-puppet = ведёт куклу
page-squishy = сквиш
page-boat = лодочка
page-die = кубик { $face }
page-strawberry = клубника { $sum } ({ $cards })
page-yogurt = йогурт { $sum } ({ $cards })
page-tea = бабл-ти { $cards }
ask-card = Твоя карта
ask-card-or-two = Твоя карта; с палочками можно две, например «1 3»
ask-puppet = И карта для куклы
ask-spot = Твоя карта
ask-second-spot = Вторая карта за палочки или хватит
offer-only-pair = только вместе с другой картой
offer-stop = хватит
refusal-input-slot-only-pair = { $what }: только вместе с другой картой.
refusal-input-pair-impossible = { $first } и { $second }: сейчас нельзя выложить вместе.
refusal-input-two-cards = Больше двух карт выложить нельзя.

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-sushi-go-choose = Это твои карты. Каждый тайно выбирает одну, потом все открываем разом. Нигири — это очки сразу: { $what } даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
learn-sushi-go-passed = А теперь карты едут! Твои получает { $who }, а эти пришли с другой стороны. Что в них оставишь, может взять кто-то ещё.
learn-sushi-go-came-back = Эти карты тебе знакомы: с них всё началось, только теперь { $gone ->
    [one] на { $gone } карту
    [few] на { $gone } карты
   *[other] на { $gone } карт
} меньше. Помнить, что ходит по кругу, — полдела.
learn-sushi-go-pair-made = Взгляни на свой поднос: { $size }× темпура вместе, и { $points ->
    [one] { $points } очко твоё
    [few] { $points } очка твои
   *[other] { $points } очков твои
}.
learn-sushi-go-dumplings = Гёдза любит компанию. Чем её больше, тем больше очков: { $p1 }, { $p2 }, { $p3 }, { $p4 }, самое большее { $p5 }.
learn-sushi-go-sashimi = Сашими — для смелых: { $size } вместе дают { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, а меньше — совсем ничего.
learn-sushi-go-on-wasabi = Этого твоё васаби и ждало: { $what } ложится на него и даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
learn-sushi-go-two = Время для палочек! Нажми «{ $button }» и выбери сразу две карты. Палочки потом уедут с остальными.
learn-sushi-go-second-tempura = Вот и пара для твоей темпуры: набор собран, а это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
learn-sushi-go-wasabi = Само по себе васаби не даёт ничего. Зато следующее нигири ляжет на него и считается ×{ $factor }.
learn-sushi-go-tempura = Темпура любит компанию: { $size } вместе дают { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, а одиночка — ничего.
learn-sushi-go-chopsticks = Палочки не дают очков. Зато в один из следующих ходов с ними можно взять сразу две карты.
learn-sushi-go-maki = Маки — это гонка: больше всех роллов за раунд — { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[other] { $first } очков
}, второе место — { $second }. Считай роллы на карте: { $what }, их тут { $icons }.
learn-sushi-go-pudding = Десерт! Пудинги лежат на подносе до конца игры, а раундов в ней { $rounds }. Тогда у кого их больше всех, тому +{ $most }, у кого меньше всех, тому −{ $fewest }.
learn-sushi-go-few-left = Карт осталось всего { $cards }, а самая последняя ляжет на стол сама. Бери то, что ещё даст очки.
learn-sushi-go-anything = Твой ход: чего хочется? Коснись блюда, и оно скажет, что делает.
learn-sushi-go-bill = Вот и весь раунд! В счёте видно, что дало каждое блюдо и почему: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Раундов { $rounds }, а после них побеждает тот, у кого больше очков; на подносе остаются только десерты.

## The score pad

refusal-score-yogurt-without-value = { $where }: у йогурта на тарелке видно число. Напиши одно из: { $known }.
refusal-score-hand-exceeded = { $where }: карт здесь { $given }, а за раунд можно выложить не больше { $limit } (нигири на васаби — это две карты).
refusal-score-deck-exceeded = { $where }: { $kind } — выходит { $given } за игру, а всего есть { $limit }.
refusal-score-teas-uncountable = { $where }: столько бабл-ти нельзя разложить на цепочки (вариантов { $given }, а смотрим не больше { $limit }).
refusal-score-no-squishy = { $where }: сквиша в этой игре нет, взять его нельзя. Убери «squishy».
refusal-score-squishy-unearned = { $where }: сквиш взят { $given } { $given ->
    [few] раза
   *[other] раз
}, но он даётся только за клубнику того же хода, а её карт выложено { $limit }.
refusal-score-squishy-kept = { $where }: сквиш взят { $given } { $given ->
    [few] раза
   *[other] раз
}, но у себя его не забирают: судя по остальным, выходит не больше { $limit }.
refusal-score-squishy-behind = { $where }: сквиш взят, когда ягод было { $given }, а у кого-то их уже было { $limit }.
refusal-score-squishy-forgotten = { $where }: сквиш взят { $given } { $given ->
    [few] раза
   *[other] раз
}, а должен быть взят { $limit } { $limit ->
    [few] раза
   *[other] раз
}: больше ни у кого нет клубники.
refusal-score-no-dice = { $where }: кубиков моти в этой игре нет. Убери «mochi_dice».
refusal-score-die-exceeded = { $where }: на кубике моти { $given }, а больше { $limit } на нём не бывает.
refusal-score-die-unrolled = { $where }: на кубике моти { $given }, но без карты моти на нём всё ещё { $limit }.
warning-squishy-missing = Раунд { $round }: клубнику выкладывали, но в «squishy» не сказано, кому достался сквиш. Посчитано так, будто никому.
warning-puppet-left-out = { $where }: в «{ $entry }» ничего нет про куклу. Посчитано так, будто сквиша у неё не было и кубик она не бросала.
warning-dice-missing = Карты моти выложены, но в «mochi_dice» не сказано, что на кубиках. Десерты пока не посчитаны.
score-ask-squishy = Раунд { $round }: кому доставался сквиш? В любом порядке, например «Ana, 2 Bo»
score-ask-die = Кубик моти: { $seat }
pad-die-hint = Что на кубике моти?
pad-warning-squishy-missing = Раунд { $round }: клубнику выкладывали, а сквиш никому не достался. Если достался, отметь, сколько раз.
pad-warning-dice-missing = Карты моти выложены: отметь на вкладке «Конец», что на кубиках. До тех пор десерты не считаются.

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-go-goal = Бери одну карту, остальные передавай дальше и собирай блюда, которые вместе чего-то стоят. Когда сыграно { $rounds } { $rounds ->
    [one] раунд
    [few] раунда
   *[other] раундов
} и посчитан десерт, побеждает тот, у кого больше очков.
rules-sushi-go-turn-choose = Выбери одну карту с руки и положи её рубашкой вверх.
rules-sushi-go-turn-reveal = Когда выбрали все, откройте карты разом. Твоя теперь лежит перед тобой.
rules-sushi-go-turn-pass = Остальные, не показывая, передай соседу слева.
rules-sushi-go-turn-last = Последнюю карту выкладывают не выбирая. Потом считают очки раунда, убирают всё, кроме десерта, и сдают новые карты.
# Above a little table: players and cards.
rules-sushi-go-hands = Карт на руке, по числу игроков
# Tempura and sashimi.
rules-sushi-go-sets = Каждые { $size } вместе дают { $points }. Остаток не даёт ничего.
rules-sushi-go-dumpling = Каждая следующая карта прибавляет больше прежней. Сверх { $ladder_top } не прибавляется ничего.
rules-sushi-go-wasabi = { $must ->
    [0] Нигири, которое ты выложишь в один из следующих ходов, можно положить на него; решай это, когда выбираешь карту.
   *[other] Следующее нигири, которое ты выложишь, обязано лечь на него.
} Тогда оно считается ×{ $factor }. На одно васаби ложится одно нигири и больше не двигается. Без нигири васаби не даёт ничего.
rules-sushi-go-wasabi-same-turn = Если с палочками ты выкладываешь васаби и нигири за один ход, { $ordered ->
    [0] они не соединяются: васаби должно лежать с прошлых ходов.
   *[other] они ложатся в том порядке, какой выберешь. Сначала васаби — и они соединятся.
}
rules-sushi-go-chopsticks = С ними в один из следующих ходов можно взять сразу две карты. Выбери обе до того, как карты откроют, а палочки положи к картам, которые передаёшь дальше.
rules-sushi-go-chopsticks-limits = За ход работают только одни палочки, и на руке должно быть не меньше двух карт. Одной из двух могут быть другие палочки. Сами они не дают ничего.
rules-sushi-go-dessert-stays = Десерт лежит перед тобой всю игру.
rules-sushi-go-pudding = В конце: у кого больше всех пудингов, тому +{ $most }; у кого меньше всех, тому −{ $fewest }. Ни одного — это тоже меньше всех.
rules-sushi-go-strawberry = На картах от { $lowest } до { $highest } ягод. Считай их за все раунды: у кого в конце меньше всех, тому −{ $fewest }. За первое место приза нет, зато есть сквиш.
rules-sushi-go-squishy = Проверяйте после каждого хода, в который выкладывали клубнику. Если самое большое число ягод за столом теперь ровно у одного из тех, кто её только что выложил, он берёт сквиш и сразу получает +{ $squishy }. У кого сквиш уже есть, тот не получает ничего.
rules-sushi-go-squishy-stays = Если столько же ягод у того, кто в этот ход клубнику не выкладывал, это не мешает. Если из выложивших впереди сразу несколько или никто, сквиш остаётся на месте. Он может переходить много раз.
rules-sushi-go-yogurt = Число, от { $lowest } до { $highest }, видно, только когда йогурт на столе. В конце сложи свои числа: у кого больше всех, тому +{ $most }; у кого меньше всех, тому −{ $fewest }.
rules-sushi-go-tea = В конце разложи свои бабл-ти на цепочки из чисел подряд, каждую карту в одну цепочку. Считается самый выгодный расклад; после { $highest } цепочка кончается. Что у других, неважно.
# Above a little table: how long a run is and what it scores.
rules-sushi-go-tea-runs = Очки за цепочку по её длине
rules-sushi-go-mochi = У каждого кубик, вначале на нём 1. Кто выложил моти, обязан его бросить, и число остаётся до следующего моти, даже в новом раунде. В конце: у кого на кубике больше всех, тому +{ $most }; у кого меньше всех, тому −{ $fewest }. Сами карты не дают ничего.
# Not every edition can be played by two.
rules-sushi-go-two-way = Во втором раунде карты идут направо.{ $fewest_seats ->
    [2] {" "}Вдвоём это ничего не меняет.
   *[other] {""}
}
rules-sushi-go-forced-wasabi = Нигири обязано лечь на васаби, свободное с прошлых ходов. Из двух нигири за один ход на него ложится выбранное первым.
rules-sushi-go-golf = Побеждает тот, у кого меньше очков. Считают всё как обычно, так что минус за десерт тут в радость.
rules-sushi-go-personal-piles = Для двоих. В каждом раунде у каждого { $cards } { $cards ->
    [one] карта
    [few] карты
   *[other] карт
} на руке и { $pile } в своей закрытой стопке. Выложи карту, поменяйтесь картами на руке и возьми одну из своей стопки, пока она не кончится. Видишь её только ты.
rules-sushi-go-battle = Для двоих. В каждом раунде на столе { $spots ->
    [one] { $spots } карта
    [few] { $spots } карты
   *[other] { $spots } карт
} рядами внахлёст, часть — рубашкой вверх. По очереди берите открытую карту, на которой ничего не лежит, и сразу выкладывайте её. Потом закрытые карты, на которых больше ничего нет, открывают.
rules-sushi-go-battle-chopsticks = Если в начале хода перед тобой лежали палочки, можно взять и вторую карту, даже только что открытую. Палочки кладут открыто на её место.
rules-sushi-go-battle-start = Кто начинает, решает жребий. Следующие раунды начинает тот, у кого пока меньше очков; если поровну — тот, кто не начинал прошлый раунд.
rules-sushi-go-puppet = Для двоих. У каждого { $cards } { $cards ->
    [one] карта
    [few] карты
   *[other] карт
}, и столько же в закрытой стопке. Кто ведёт куклу, берёт верхнюю карту стопки, а потом выбирает одну карту себе и одну кукле; второй игрок выбирает одну. Всё открывают разом, меняются картами на руке, и куклу ведёт другой.
rules-sushi-go-puppet-score = Тарелку куклы считают как тарелку третьего игрока, но победить кукла не может. Палочки — только для вас двоих.
rules-sushi-go-must-have-maki = Для двоих. Без маки в подсчёте маки не участвуют. Если маки только у одного, ему +{ $maki_first }, а другому ничего.
rules-sushi-go-boat-name = Лодочка
rules-sushi-go-boat = После каждого раунда её получает тот, у кого одного больше всех очков; при равенстве она остаётся на месте. Очков не даёт, зато всем видно, кто впереди.
rules-sushi-go-end = Когда сыграно { $rounds } { $rounds ->
    [one] раунд
    [few] раунда
   *[other] раундов
}, считают десерты. Побеждает тот, у кого больше очков. Счёт может быть и ниже нуля.
rules-sushi-go-tie = { $tie_break ->
    [0] При равном счёте место делят.
   *[other] При равном счёте выше тот, у кого больше карт пудинга. Если и их поровну, место делят.
} Следующее после него место пропускают.

## Editions side by side: a question, and a short answer for each edition

rules-differ-seats = Игроков
rules-differ-dessert = Десерт
rules-differ-dessert-is = { $desserts ->
    [1] пудинг
   *[other] один из { $desserts }
}
rules-differ-wasabi = Нигири, когда есть свободное васаби
rules-differ-wasabi-is = { $must ->
    [0] можно положить на него
   *[other] кладут на него обязательно
}
rules-differ-same-turn = Васаби и нигири за один ход с палочками
rules-differ-same-turn-is = { $ordered ->
    [0] не соединяются
   *[other] соединяются, если васаби первое
}
rules-differ-two-nigiri = Два нигири за ход, свободное васаби одно
rules-differ-two-nigiri-is = { $must ->
    [0] решаешь, какое на него класть и класть ли
   *[other] ложится выбранное первым
}
rules-differ-maki-most = Поровну маки у первых
rules-differ-maki-most-is = { $maki_share ->
    [0] каждому { $maki_first }, и второе место тоже есть
   *[other] делят { $maki_first }, второго места нет
}
rules-differ-maki-second = Поровну маки у вторых
rules-differ-maki-second-is = { $maki_share ->
    [0] каждому { $maki_second }
   *[other] делят { $maki_second }
}
rules-differ-maki-none = Совсем нет маки
rules-differ-maki-none-is = { $maki_needs_one ->
    [0] результат как любой другой
   *[other] приза нет
}
rules-differ-pudding = Поровну пудингов
rules-differ-pudding-is = { $share ->
    [0] каждому плюс или минус сполна
   *[other] делят
}
rules-differ-pudding-two = Меньше пудингов, когда играют вдвоём
rules-differ-pudding-two-is = { $two_fewest ->
    [0] никто не теряет
   *[other] −{ $two_fewest }
}
rules-differ-tie = Поровну очков у победителей
rules-differ-tie-is = { $tie_break ->
    [0] победу делят
   *[other] решают пудинги, потом победу делят
}
rules-differ-boat = Лодочка
rules-differ-boat-is = { $boat ->
    [0] нет
   *[other] есть
}
# Above a table: the same plates, scored by each edition. $what is the name of a line, such as "maki".
rules-differ-same-plates = Те же тарелки в каждом издании: { $what }

## Open questions: the question first, then our answer

rules-ruling-sa-2 = Васаби и нигири за один ход с палочками: соединяются? Да, если сначала выложить васаби. В правилах сказано только о васаби, которое уже лежит открытым.
rules-ruling-sa-3 = Два нигири за ход, а свободное васаби одно: какое ложится на него? То, что выбрано первым.
rules-ruling-sa-4 = Надо ли объявлять палочки вслух? За столом — да. Здесь это часть тайного выбора и открывается вместе с ним, так что никто не успеет подстроиться.
rules-ruling-sa-11 = У всех одинаково мало клубники: кто теряет? Если вас трое и больше, минус делят на всех; вдвоём не теряет никто.
rules-ruling-sa-21 = Поровну очков у победителей в юбилейном издании, в том числе в гольфе? Победу делят; в правилах об этом ни слова.
rules-ruling-sa-24 = Кто ведёт куклу первым? Решает жребий; потом она переходит каждый ход, в том числе из раунда в раунд.
rules-ruling-sa-25 = Кому можно пускать в ход палочки в игре с куклой? Обоим игрокам. Кто ведёт куклу, выкладывает тогда две свои карты и одну кукле, так что на руке нужно три. Кукла палочками не пользуется никогда.
rules-ruling-sa-26 = С чем сравнивают тарелку куклы? В маки, сквише и десерте она считается третьим игроком, но ни места, ни лодочки не получает.
rules-ruling-sa-30 = Следующий раунд «Битвы» начинает тот, у кого «меньше очков»: за раунд или за игру? За всю игру до этой минуты, вместе со сквишем.
rules-ruling-zg-1 = Обязано ли нигири лечь на свободное васаби? В издании 2014 года — нет, но может: так сказано в правилах на всех четырёх языках.
rules-ruling-zg-3 = Поровну маки у первых в издании 2014 года: есть ли приз за второе место? Да, его получает следующий по числу роллов.
rules-ruling-zg-6 = Когда выбирают вторую карту, если в ходу палочки? До того, как карты откроют. Иначе сказано только в итальянском тексте правил.
rules-ruling-last-nigiri = Последняя карта на руке — нигири, а васаби свободно? Нигири ложится на васаби, в любом издании.
rules-ruling-strawberry-symbols = Меньше всех карт с клубникой или меньше всех ягод? Ягод: так считает и пример в самих правилах.
rules-ruling-squishy-often = Сквиш даёт очки раз за раунд? Нет: сразу и каждый раз, когда его берут.
rules-ruling-battle-second = «Битва» с палочками: надо ли заранее объявлять вторую карту? Нет. Это решают после первой, увидев, что открылось.
