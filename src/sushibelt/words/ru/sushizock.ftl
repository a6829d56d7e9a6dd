# Sushizock: every text that is about this game alone. A "portion" is what one turn brings: one tile.

## The game

edition-sushizock-2008 = Sushizock im Gockelwok
front-about-sushizock = Пять кубиков, аппетитные суши, горькие кости: вовремя остановись или укради у соседа.
family-sushizock = Sushizock

## Options

# As the list of games tells them, and as the site calls them.

group-dice = кубики
option-matching = откладывают только одинаковые
setup-group-dice = Кубики
setup-option-matching = Одинаковые кубики
setup-none-dice = Как обычно

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-sushi = суши
component-bones = кости
component-blue = синие палочки
component-red = красные палочки
component-sushi1 = суши 1
component-sushi2 = суши 2
component-sushi3 = суши 3
component-sushi4 = суши 4
component-sushi5 = суши 5
component-sushi6 = суши 6
component-bone1 = кость −1
component-bone2 = кость −2
component-bone3 = кость −3
component-bone4 = кость −4

## Lines of the score sheet

line-tiles = плашки

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-dice-sushi = Выпало N: бери N-ю плашку суши слева.
explain-dice-bones = Выпало N: бери N-ю кость слева.
explain-dice-blue = { $top }: укради верхнее суши; { $free } и больше: любое суши из стопки.
explain-dice-red = { $top }: укради верхнюю кость; { $free } и больше: любую кость из стопки.
explain-stacks = В конце суши выше стопки костей выбывают; кости считаются все.
explain-sushi-tile = Даёт своё число, если на той же высоте есть кость.
explain-bone-tile = Отнимает очки, зато суши на той же высоте идёт в счёт.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushizock-laid = Ряд «{ $what }»: { $tiles }
event-sushizock-starter = { $you ->
    [yes] Ты начинаешь
   *[no] { $who } начинает
}
event-sushizock-rolled = { $you ->
    [yes] Ты бросаешь: { $dice } (бросок { $roll })
   *[no] { $who } бросает: { $dice } (бросок { $roll })
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
    [yes] Ты берёшь: { $tile } ({ $place }‑е место в ряду)
   *[no] { $who } берёт: { $tile } ({ $place }‑е место в ряду)
}
event-sushizock-fell-back = { $you ->
    [yes] Кубики ничего не дали, и тебе достаётся: { $tile }
   *[no] Кубики ничего не дали, и { $who } берёт: { $tile }
}
event-sushizock-stole = { $you ->
    [yes] Ты крадёшь
   *[no] { $who } крадёт
} у игрока { $victim }: { $tile }, { $place ->
    [1] с самого верха
   *[other] { $place }‑я плашка сверху
}
event-sushizock-over = Оба ряда пусты

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

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

## The table in the browser

table-tiles-left = { $count ->
    [one] ещё { $count } плашка
    [few] ещё { $count } плашки
   *[other] ещё { $count } плашек
}
table-zock-row = Ряд: { $what }
table-zock-row-empty = Этот ряд пуст.
table-zock-take = взять: { $tile }, { $place }‑е место в ряду
table-zock-stacks = Стопки
table-zock-no-stack = { $what }: нет
table-zock-stack = сверху { $top }, всего { $height ->
    [one] { $height } плашка
    [few] { $height } плашки
   *[other] { $height } плашек
}
table-zock-steal-from = украсть у игрока { $who }: { $what }
table-zock-dice = Кубики
table-zock-aside = Отложено
table-zock-roll = Бросок { $roll } из { $rolls }
table-zock-keep = Выбери, что отложить; остальное бросаем снова.
table-zock-keep-or-take = Отложи кубики и бросай дальше или { $offer ->
    [take] возьми: { $tiles }
    [steal] укради у игрока { $who }
   *[both] возьми: { $tiles }, или укради у игрока { $who }
}.
table-zock-must-take = { $offer ->
    [take] Возьми: { $tiles }
    [steal] Укради у игрока { $who }
   *[both] Возьми: { $tiles }, или укради у игрока { $who }
}.
table-zock-tile = { $tile } ({ $place }‑е место)
table-zock-keep-these = Отложить эти, а остальные бросить?
table-zock-keep-not = Так эти кубики отложить нельзя.
table-zock-keep-button = Бросить остальные
table-zock-take-button = Взять
table-zock-steal = Украсть
table-zock-steal-this = Украсть эту плашку у игрока { $who }?
table-zock-which-place = { $who }: какую плашку, считая сверху?
table-zock-place = { $place ->
    [1] верх
   *[other] { $place }
}

## The table in the terminal

page-roll = Бросок { $roll } из { $rolls }
page-row = Ряд: { $what }
page-aside = Отложено
page-dice = Кубики
page-stack-empty = { $what }: нет
page-stack = { $under ->
    [0] { $top }
   *[other] { $top }, ниже ещё { $under }
}
ask-portion = Выбирай
ask-keep = Отложи кубики, например «1 3», и брось остальные
ask-keep-or-portion = Отложи кубики, например «1 3», или бери
offer-take = взять: { $tile }
offer-steal = украсть у игрока { $who }: { $place ->
    [1] { $tile } (сверху)
   *[other] { $what }, { $place }‑я плашка сверху
}
refusal-input-die-twice = Кубик { $number } указан дважды.
refusal-input-keep-impossible = Эти кубики отложить нельзя: { $dice }. Хотя бы один должен остаться для броска; в варианте «Одинаковые кубики» на отложенных должен быть один и тот же символ.
refusal-input-mixed = Или отложи кубики, или что-нибудь возьми: вместе нельзя.

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-tip-keep = Мой совет — отложи: { $what }
learn-tip-steal = Мой совет — укради: { $what }
learn-sushizock-roll = Кубиков у тебя { $dice }, бросков — не больше { $rolls }. Кубики с суши отсчитывают места слева: их { $count }, вот и светится суши на месте { $count }. Отложи суши, брось остальные — и дотянешься дальше!
learn-sushizock-once-more = Что отложено, то лежит и считается. Отложи ещё хотя бы один кубик и брось остальные.
learn-sushizock-stop = Светится { $what }, лакомый кусочек! Можно бросать и дальше, но кубики переменчивы. Остановись вовремя.
learn-sushizock-stacked = { $what } — теперь на твоей стопке суши. Но в счёт суши идёт, только если рядом, на той же высоте стопки костей, лежит кость.
learn-sushizock-need-bone = Так что теперь ищи кость. Кубики с костями работают так же: их { $count }, значит, это кость номер { $count } слева.
learn-sushizock-small-bone = { $what } стоит тебе всего { $minus }, зато в счёт пойдёт одно суши. Недорого: бери.
learn-sushizock-paired = Стопка костей теперь не ниже стопки суши: все твои суши идут в счёт.
learn-sushizock-chopsticks = Палочки — для воришек: за { $top } синие крадут верхнее суши из чужой стопки, за { $top } красные — верхнюю кость. А за { $any } и больше можно даже выбрать, какую плашку.
learn-sushizock-thief = Синих палочек уже { $count }! Если их будет { $top }, можно украсть у игрока { $who }: { $what }. Рискнём?
learn-sushizock-steal = Теперь можно красть! Светится стопка игрока { $who }: коснись её и забирай: { $what }.
learn-sushizock-last-roll = Это был последний бросок: теперь придётся взять что-то из того, что светится, даже себе в убыток. А если бы не светилось ничего, досталась бы худшая кость.
learn-sushizock-would-take = Светится { $what }. Берёшь или рискнёшь бросить ещё?
learn-sushizock-would-keep = Пока ничего вкусного? Отложи кубики и брось остальные.
learn-sushizock-end = Вот так и играют! Суши в твоей стопке: { $sushi }. Из них с костью рядом, то есть в счёт: { $counted }. Игра кончается, когда оба ряда пусты; тогда побеждает тот, у кого больше очков.

## The score pad

refusal-score-tiles-exceeded = { $where }: плашки «{ $kind }» — с этой стопкой их { $given }, а в коробке только { $limit }.
refusal-score-tile-unknown = { $where }: плашки { $given } нет, «{ $kind }» бывают от 1 до { $limit }.
refusal-score-tile-values-exceeded = { $where }: плашки «{ $kind }» с числом { $value } — с этой стопкой их { $given }, а в коробке только { $limit }.
warning-tiles-left = { $count ->
    [one] В рядах ещё { $count } плашка
    [few] В рядах ещё { $count } плашки
   *[other] В рядах ещё { $count } плашек
}: игра не окончена.
score-ask-stack = { $seat }, { $kind } снизу вверх, например «5 1 2 3»
pad-stage-stacks = Стопки
pad-stack = { $kind }: { $count ->
    [0] плашек нет
    [one] { $count } плашка
    [few] { $count } плашки
   *[other] { $count } плашек
}
pad-stack-order = Снизу вверх
pad-tiles-box = Положить сверху: { $kind }
pad-tile-on = { $tile }: положить сверху
pad-tile-off = { $tile }, { $place }‑я плашка снизу: убрать

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushizock-goal = Бросай кубики и собирай суши и кости. Суши — в плюс, кости — в минус, но суши считаются лишь до той высоты, до которой достают кости рядом. Когда оба ряда пусты, побеждает тот, у кого больше очков.
rules-sushizock-turn-roll = Брось все кубики: их { $dice }. У тебя не больше { $rolls } { $rolls ->
    [one] броска
   *[other] бросков
}.
rules-sushizock-turn-choose = После каждого броска или возьми одну плашку, и ход окончен, или отложи хотя бы один из только что брошенных кубиков и брось снова все остальные.
rules-sushizock-turn-aside = Отложенные кубики в этот ход больше не бросают, но считаются все { $dice }. Если бросаешь уже единственный кубик, это твой последний бросок.
rules-sushizock-turn-must = Пока броски есть, а взять нечего, бросай дальше. После последнего броска нужно что-нибудь взять, если есть что, даже себе в убыток.
rules-sushizock-sushi = Сколько кубиков с суши, такую по счёту слева плашку и бери из ряда суши: три кубика — третья плашка. Если ряд короче, они не дают ничего. Потом ряд сдвигается.
rules-sushizock-bones = Сколько кубиков с костями, такую по счёту слева плашку и бери из ряда костей. Если ряд короче, они не дают ничего. Потом ряд сдвигается.
rules-sushizock-blue = За { $top_theft } крадёшь верхнюю плашку из чужой стопки суши. За { $free_theft } и больше — любую из неё: назови, какую по счёту сверху, не подглядывая. Её кладут сверху на свою стопку суши.
rules-sushizock-red = За { $top_theft } крадёшь верхнюю плашку из чужой стопки костей. За { $free_theft } и больше — любую из неё: назови, какую по счёту сверху, не подглядывая. Её кладут сверху на свою стопку костей.
rules-sushizock-nothing-name = Взять нечего
rules-sushizock-nothing = Бросков больше нет, а кубики ничего не дают? Тогда тебе достаётся кость с самым большим минусом. Если костей в ряду больше нет — самое маленькое суши.
rules-sushizock-tiles = Каждую плашку кладут сверху на свою стопку того же вида. В конце поставь обе стопки рядом: суши выше стопки костей (те, что взяты последними) не считаются. Кости считаются все.
rules-sushizock-memory-name = Подглядывать?
rules-sushizock-memory = Всем видно верхнюю плашку и высоту каждой стопки. Внутрь заглядывать нельзя, даже в свою: запоминай.
rules-sushizock-matching = На всех кубиках, отложенных за ход, один и тот же символ; какой — решают первые. Откладывать все подходящие не обязательно. Если в броске нет ни одного такого, он был последним.
rules-sushizock-end = Игра кончается, когда пусты оба ряда. Твой счёт — суши минус кости, он может быть и ниже нуля. Побеждает тот, у кого он больше.
rules-sushizock-tie = При равном счёте место делят, а следующее пропускают.
rules-sushizock-sides = Грани каждого кубика
rules-sushizock-box-tiles = Плашки в коробке

## Open questions: the question first, then our answer

rules-ruling-sz-9 = Взять нечего, а одинаково плохих плашек несколько? Достаётся самая левая из них.
rules-ruling-sz-15 = Ни у кого счёт не выше нуля: есть ли победитель? Да, тот, у кого счёт больше, каким бы он ни был.
rules-ruling-sz-16 = Поровну очков у победителей? Победу делят.
rules-ruling-starter = Кто начинает? Решает жребий.
rules-ruling-matching = Можно ли откладывать сразу разные символы? Русские правила говорят «нет», в немецких такого запрета нет. Поэтому здесь это вариант.
rules-ruling-worst-bone = Какая кость достаётся, если взять нечего? С самым большим минусом, как в немецких правилах; русские можно прочесть и иначе.
rules-ruling-both-rows = Один ряд пуст: игра окончена? Нет, пока не опустеют оба.
