# Sushi Roll: every text that is about this game alone.

## The game

edition-sushi-roll-2019 = Sushi Roll
front-about-sushi-roll = Кубики на лентах: бери один, перебрасывай за меню, меняй палочками.
family-sushi-roll = Sushi Roll

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-chopsticks1 = палочки 1
component-chopsticks2 = палочки 2
component-menu = меню
component-menu1 = меню 1
component-menu2 = меню 2
component-pudding1 = пудинг 1
component-pudding2 = пудинг 2
component-pudding3 = пудинг 3

## Lines of the score sheet

line-tokens = жетоны

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-red-belt = Показывает, кто начинает, и едет дальше вместе с кубиками.
explain-sets = Набор из 1, 2, 3 даёт { $ladder }.
explain-pudding-face = Даёт столько пудингов, сколько показано; в конце: больше всех +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , меньше всех −{ $fewest }{ explain-duo }
}.
explain-menu-face = Даёт столько меню, сколько показано; за одно перебрасываешь кубики своей ленты.
explain-chopsticks-face = Даёт столько палочек, сколько показано; за одни меняешь свой кубик на чужой.
explain-tokens = В конце неистраченные меню и палочки вместе: 1 очко за каждые { $per_point }.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

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

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushi-roll-sets-none = нет
reason-sushi-roll-sets = { $full ->
    [0] { $rest ->
        [1] только 1
       *[other] { $rest } вместе
    }
   *[other] { $count }: { $full ->
        [1] набор из { $size } → { $full_points }
        [one] { $full } набор из { $size } → { $full_points }
        [few] { $full } набора из { $size } → { $full_points }
       *[other] { $full } наборов из { $size } → { $full_points }
    }{ $rest ->
        [0] { "" }
        [1] { " + " }1 отдельно → { $rest_points }
       *[other] { " + " }{ $rest } вместе → { $rest_points }
    }
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

## The table in the browser

table-nothing = ничего
table-belts = Другие ленты
table-belt-of = Лента: { $who }
table-belt-empty = кубиков нет
table-your-belt = Твоя лента
component-red-belt = красная лента
table-die-of = { $what } ({ $who })
table-tokens = Жетоны
table-roll-take = Возьми кубик или сначала потрать жетон.
table-roll-take-this = Взять: { $what }?
table-roll-take-button = Взять
table-roll-menu = Меню ({ $count })
table-roll-swap = Обмен ({ $count })
table-roll-choose-marks = Какие кубики перебросить?
table-roll-mark = В переброс: { $what }. Ещё кубик или бросаем?
table-roll-roll = Бросить
table-roll-give = Какой свой кубик отдаёшь?
table-roll-get = А какой берёшь взамен?
table-roll-swap-button = Обменять
table-roll-on-its-way = Минутку…

## The table in the terminal

page-belts = ленты едут налево: { $chain }
page-red-belt = красная лента
page-belt = лента
page-tray = поднос
page-tokens = ({ $what })
page-supply = В запасе: { $what }
page-marked = В переброс: { $what }
ask-die = Возьми кубик
ask-marks = Какие кубики перебросить? Например, «1 3»
ask-mark = Ещё кубик или бросаем
ask-give = Какой кубик отдаёшь?
ask-get = А какой берёшь?
offer-roll = бросаем
offer-menu = меню: перебросить кубики (осталось { $left })
offer-swap = палочки: обменять кубик (осталось { $left })
offer-die-of = { $what } ({ $who })

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-tip-menu = Мой совет — перебрось: { $what }
learn-tip-swap = Мой совет — поменяй: { $given } → { $what }
learn-sushi-roll-take = Выбирай из кубиков на этой ленте: каждый ход один едет на твой поднос. Одинаковые блюда держатся вместе: одно, два или три таких дают { $p1 }, { $p2 } или { $p3 } { $p3 ->
    [one] очко
    [few] очка
   *[other] очков
}.
learn-sushi-roll-slid = Все взяли по кубику. Теперь ленты едут дальше, и все кубики бросают снова. Красную ленту получает { $who }: у кого она, тот и начинает.
learn-sushi-roll-gained = { $what }: { $count ->
    [one] у тебя { $count } новый жетон.
    [few] у тебя { $count } новых жетона.
   *[other] у тебя { $count } новых жетонов.
} Жетоны лежат ниже подноса и остаются у тебя.
learn-sushi-roll-sashimi = Сашими — для смелых: одно даёт { $p1 }, два дают { $p2 }, а три — { $p3 } { $p3 ->
    [one] очко
    [few] очка
   *[other] очков
}.
learn-sushi-roll-rolled = Перебросили только выбранные кубики, остальные лежат как лежали. Теперь возьми один.
learn-sushi-roll-swapped = Готово! Теперь на твоей ленте: { $what }. Но ещё не на подносе — так что бери!
learn-sushi-roll-on-wasabi = Этого твоё васаби и ждало: { $what } ложится на него и считается ×{ $factor }.
learn-sushi-roll-menu = Кубики не нравятся? Меню перебросит их сколько захочешь. Нажми «{ $button }», отметь кубики и бросай.
learn-sushi-roll-swap = На чужой ленте что-то вкуснее? Палочки меняют один кубик на другой. Нажми «{ $button }», выбери свой, а потом тот, который хочешь взять у игрока { $who }.
learn-sushi-roll-wasabi = Само по себе васаби не даёт ничего. Зато следующее нигири ляжет на него и считается ×{ $factor }.
learn-sushi-roll-maki = Маки — это гонка: больше всех роллов на подносе — { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[other] { $first } очков
}, второе место — { $second }.
learn-sushi-roll-pudding = Десерт! Пудинги становятся жетонами и ждут конца игры, а раундов в ней { $rounds }. Тогда у кого их больше всех, тому +{ $most }.
learn-sushi-roll-gift = Маленький подарок: этот кубик сразу даёт { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
}, на переброс или на обмен.
learn-sushi-roll-nigiri = Нигири — это очки сразу: { $what } даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
learn-sushi-roll-anything = Твой ход: чего хочется? Коснись кубика, и он скажет, что делает.
learn-sushi-roll-bill = Вот и весь раунд! В счёте видно, что дало каждое блюдо и почему: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Раундов { $rounds }, а в самом конце каждые { $each } неистраченных { $each ->
    [few] жетона
   *[other] жетонов
} — это ещё очко.

## The score pad

refusal-score-tray-overfull = { $where }: кубиков здесь { $given }, а за раунд можно взять не больше { $limit } (нигири на васаби — это два кубика).
refusal-score-dice-exceeded = { $where }: кубики «{ $kind }» — на подносах их { $given }, а всего есть { $limit }.
refusal-score-tokens-exceeded = { $where }: жетоны «{ $kind }» — вместе их { $given }, а всего есть { $limit }.
refusal-score-tokens-unearned = { $where }: жетоны «{ $kind }» — их { $given }, а по подносам выходит не больше { $limit }.
refusal-score-puddings-missing = { $where }: жетоны «{ $kind }» — вместе их { $given }, а подносы дали { $limit }, и никто их не отдаёт.
warning-tokens-missing = Нет «tokens». Пудинги и оставшиеся жетоны пока не посчитаны.
score-ask-tokens = Жетоны: { $seat }, например «2 pudding, 3 menu, chopsticks»
pad-tokens-hint = Жетоны, что остались в конце игры
pad-warning-tokens-missing = Отметь на вкладке «Конец», какие жетоны остались. До тех пор пудинги и жетоны не считаются.
pad-dice-appetizer = закуски
pad-dice-maki = маки
pad-dice-nigiri = нигири
pad-dice-specials = особые

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-roll-goal = Кубики с блюдами едут мимо на лентах, и каждый ход ты берёшь один. Когда сыграно { $rounds } { $rounds ->
    [one] раунд
    [few] раунда
   *[other] раундов
} и посчитаны пудинги и оставшиеся жетоны, побеждает тот, у кого больше очков.
rules-sushi-roll-turn-fill = В начале раунда выложите на каждую ленту кубики из мешочка и бросьте их все. Начинает тот, у кого красная лента, дальше по кругу налево.
rules-sushi-roll-turn-tokens = В свой ход сначала трать сколько хочешь меню и палочек, одно за другим.
rules-sushi-roll-turn-take = Потом возьми один кубик со своей ленты на поднос, как он лежит. Это обязательно.
rules-sushi-roll-turn-slide = Когда взяли все, ленты едут налево, и кубики на них бросают снова. Начинает тот, к кому приехала красная лента.
rules-sushi-roll-turn-score = Когда ленты пусты, считают очки раунда. Все кубики — в мешочек, жетоны остаются у игроков.
# Above a little table: players and dice.
rules-sushi-roll-belts = Кубиков на ленте, по числу игроков
rules-sushi-roll-red-name = Красная лента
# $seats is a number, or several: "3", "3, 4".
rules-sushi-roll-red = Она только показывает, кто начинает. После последних кубиков раунда ленты стоят на месте; если игроков { $seats }, они сдвигаются ещё раз.
# Tempura, sashimi and dumplings; a little table of points stands below.
rules-sushi-roll-sets = Одинаковые складываются в набор, не больше { $set_size } в одном; следующие начинают новый. Сначала считают полные наборы.
rules-sushi-roll-wasabi = Следующее нигири, которое ты возьмёшь, обязано лечь на него и считается ×{ $factor }. На одно васаби ложится одно нигири и больше не двигается. Нигири, взятое раньше, остаётся как есть, а васаби без нигири не даёт ничего.
rules-sushi-roll-menu = Этот кубик даёт столько меню, сколько на нём показано. Потрать меню в свой ход, чтобы перебросить разом один или несколько кубиков своей ленты.
rules-sushi-roll-chopsticks = Этот кубик даёт столько палочек, сколько на нём показано. Потрать палочки в свой ход, чтобы поменять кубик своей ленты на кубик с чужой. Оба остаются как лежат; подносы трогать нельзя.
rules-sushi-roll-tokens = В начале игры у каждого { $menus }× меню и { $chopsticks }× палочки. Выигранные жетоны берут из запаса, пока он не кончится, и тратить их можно со следующего хода. Потраченные возвращаются в запас.
rules-sushi-roll-tokens-end = В конце игры неистраченные меню и палочки считают вместе: 1 очко за каждые { $per_point }.
rules-sushi-roll-pudding = Этот кубик даёт столько пудингов, сколько на нём показано, и они остаются у тебя. В конце: у кого больше всех пудингов, тому +{ $most }; у кого меньше всех, тому −{ $fewest }. Ни одного — это тоже меньше всех.
rules-sushi-roll-end = Когда сыграно { $rounds } { $rounds ->
    [one] раунд
    [few] раунда
   *[other] раундов
}, считают пудинги и неистраченные жетоны. Побеждает тот, у кого больше очков. Счёт может быть и ниже нуля.
rules-sushi-roll-tie = При равном счёте выше тот, у кого больше пудингов. Если и их поровну, место делят, а следующее пропускают.
# Above a little list: how many tokens there are.
rules-sushi-roll-supply = Жетоны в коробке
# Stands behind a number: "10× appetizer die".
rules-sushi-roll-die = { $kind ->
    [appetizer] кубик закусок
    [maki] кубик маки
    [nigiri] кубик нигири
    [specials] особый кубик
   *[pudding] кубик пудингов
}

## Open questions: the question first, then our answer

rules-ruling-sr-1 = Можно ли потратить жетон в тот же ход, когда его берёшь? Нет: взятый кубик завершает ход.
rules-ruling-sr-6 = Пудинги считают по числу жетонов или по тому, сколько на них? По тому, сколько на них; крупные жетоны — просто размен.
rules-ruling-red-start = У кого сначала красная лента? У того, на кого укажет жребий; страницы, где об этом сказано, у нас нет.
rules-ruling-menu-dice = Сколько кубиков перебрасывает меню? Сколько угодно со своей ленты, но хотя бы один.
rules-ruling-maki-none = Можно ли стать вторым совсем без маки? Нет. Так говорит только один источник; в правилах об этом ни слова.
rules-ruling-puddings-equal = У всех поровну пудингов? Если вас трое и больше, плюс и минус гасят друг друга; вдвоём плюс получают оба, ведь не теряет никто.
