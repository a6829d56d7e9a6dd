# Learning a game: a first round with the chef, who tells one idea at a time. Ids of what the chef
# says read learn-<id of the moment>; $what is a component and $who the name on a stool, neither
# inflected; $button is the text of a button on the table. A sentence that begins with $what gets a
# capital letter by itself.

learn-title = Научиться игре
learn-lead = Один короткий раунд с шефом: ты играешь, он рассказывает понемногу, а остановиться можно когда угодно.
learn-begin = Начать урок
learn-begin-at = Начать урок: { $game }
learn-invite = { $game } — впервые? Сыграй первый раунд с шефом
learn-lesson = Урок: { $game }
learn-loading = Шеф накрывает на стол…
learn-coach = Что говорит шеф
learn-next = Дальше
learn-skip = Пропустить урок
learn-tip = Мой совет: { $what }
learn-tip-menu = Мой совет — перебрось: { $what }
learn-tip-swap = Мой совет — поменяй: { $given } → { $what }
learn-tip-keep = Мой совет — отложи: { $what }
learn-tip-steal = Мой совет — стащи: { $what }
learn-done = Теперь ты умеешь!
learn-done-text = Остальное придёт за игрой: тронь любое блюдо, и оно скажет, что делает. В настоящей партии всё решает жребий, и любой может проверить, что он был честным.
learn-skipped = Пока хватит?
learn-go-on = Играть дальше
learn-again = Ещё раз сначала
learn-back = Назад к уроку
learn-others = Другие игры
learn-front = На главную

refusal-lesson-unknown = Для этой игры урока нет.
refusal-lesson-over = Этот урок уже окончен.

## What the chef says in every lesson

learn-welcome = Добро пожаловать за мою стойку! Сыграем один короткий раунд, а я буду рассказывать понемногу. Эта раздача подготовлена и всегда одна и та же; в настоящих играх всё решает жребий.
learn-own-way = { $what }? По-своему — почему бы и нет!
learn-own-way-again = { $what }: тоже неплохо.

## Sushi Go!

learn-sushi-go-choose = Это твои карты. Каждый тайно выбирает одну, потом все открываем разом. Нигири — это очки сразу: { $what } даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
learn-sushi-go-passed = А теперь карты едут! Твои получает { $who }, а эти пришли с другой стороны. Что в них оставишь, может взять кто-то ещё.
learn-sushi-go-came-back = Эти карты тебе знакомы: с них всё началось, только теперь { $gone ->
    [one] на { $gone } карту
    [few] на { $gone } карты
   *[other] на { $gone } карт
} меньше. Помнить, что ходит по кругу, — полдела.
learn-sushi-go-pair-made = Взгляни на свой поднос: { $size }× темпура вместе, и { $points ->
    [one] { $points } очко твоё
    [few] { $points } очка твои
   *[other] { $points } очков твои
}.
learn-sushi-go-dumplings = Гёдза любит компанию. Чем её больше, тем больше очков: { $p1 }, { $p2 }, { $p3 }, { $p4 }, самое большее { $p5 }.
learn-sushi-go-sashimi = Сашими — для смелых: { $size } вместе дают { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, а меньше — совсем ничего.
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
}, а одиночка — ничего.
learn-sushi-go-chopsticks = Палочки не дают очков. Зато в другой ход с ними можно взять сразу две карты.
learn-sushi-go-maki = Маки — это гонка: больше всех роллов за раунд — { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[other] { $first } очков
}, второе место — { $second }. Считай роллы на карте: { $what }, их тут { $icons }.
learn-sushi-go-pudding = Десерт! Пудинги лежат на подносе до конца игры, а раундов в ней { $rounds }. Тогда у кого их больше всех, тому +{ $most }, у кого меньше всех, тому −{ $fewest }.
learn-sushi-go-few-left = Карт осталось всего { $cards }, а самую последнюю выложат без вопросов. Бери то, что ещё даст очки.
learn-sushi-go-anything = Твой ход: чего хочется? Тронь блюдо, и оно скажет, что делает.
learn-sushi-go-bill = Вот и весь раунд! В счёте видно, что дало каждое блюдо и почему: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Раундов { $rounds }, а после них побеждает больший счёт; на подносе остаются только десерты.

## Sushi Roll

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
learn-sushi-roll-sashimi = Сашими — для смелых: одно даёт { $p1 }, два дают { $p2 }, а три — { $p3 } { $p3 ->
    [one] очко
    [few] очка
   *[other] очков
}.
learn-sushi-roll-rolled = Перебросили только выбранные кубики, остальные лежат как лежали. Теперь возьми один.
learn-sushi-roll-swapped = Готово! Теперь на твоей ленте: { $what }. Но ещё не на подносе — так что бери!
learn-sushi-roll-on-wasabi = Этого твоё васаби и ждало: { $what } ложится на него и считается ×{ $factor }.
learn-sushi-roll-menu = Кубики не нравятся? Меню перебросит их сколько захочешь. Нажми «{ $button }», тронь кубики и бросай.
learn-sushi-roll-swap = На чужой ленте что-то вкуснее? Палочки меняют один кубик на другой. Нажми «{ $button }», выбери свой, а потом тот, который хочешь взять у игрока { $who }.
learn-sushi-roll-wasabi = Само по себе васаби не даёт ничего. Зато следующее нигири ляжет на него и считается ×{ $factor }.
learn-sushi-roll-maki = Маки — это гонка: больше всех роллов на подносе — { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[other] { $first } очков
}, второе место — { $second }.
learn-sushi-roll-pudding = Десерт! Пудинги становятся жетонами и ждут конца игры, а раундов в ней { $rounds }. Тогда у кого их больше всех, тому +{ $most }.
learn-sushi-roll-gift = Маленький подарок: этот кубик сразу даёт { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
}, на переброс или на обмен.
learn-sushi-roll-nigiri = Нигири — это очки сразу: { $what } даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
learn-sushi-roll-anything = Твой ход: чего хочется? Тронь кубик, и он скажет, что делает.
learn-sushi-roll-bill = Вот и весь раунд! В счёте видно, что дало каждое блюдо и почему: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Раундов { $rounds }, а в самом конце каждые { $each } неистраченных жетона — это ещё очко.

## Sushizock

learn-sushizock-roll = Кубиков { $dice }, бросков не больше { $rolls }. Кубики с суши отсчитывают места слева: их { $count }, вот и светится суши на месте { $count }. Отложи суши, брось остальные — и дотянешься дальше!
learn-sushizock-once-more = Что отложено, то лежит и считается. Отложи ещё хотя бы один кубик и брось остальные.
learn-sushizock-stop = Светится { $what }, лакомый кусочек! Можно бросать и дальше, но кубики переменчивы. Остановись вовремя.
learn-sushizock-stacked = { $what } — теперь на твоей стопке суши. Но в счёт суши идёт, только если рядом, на той же высоте стопки костей, лежит кость.
learn-sushizock-need-bone = Так что теперь ищи кость. Кубики с костями работают так же: их { $count }, значит, это кость номер { $count } слева.
learn-sushizock-small-bone = { $what } стоит тебе всего { $minus }, зато в счёт пойдёт одно суши. Недорого: бери.
learn-sushizock-paired = Стопка костей теперь не ниже стопки суши: все твои суши идут в счёт.
learn-sushizock-chopsticks = Палочки — для воришек: за { $top } синие тащат верхнее суши из чужой стопки, за { $top } красные — верхнюю кость. А за { $any } можно даже выбрать, какую плашку.
learn-sushizock-thief = Синих палочек уже { $count }! Если их будет { $top }, можно стащить у игрока { $who }: { $what }. Рискнём?
learn-sushizock-steal = Теперь можно тащить! Светится стопка игрока { $who }: тронь её, и { $what } — твоё.
learn-sushizock-last-roll = Это был последний бросок: теперь придётся взять что-то из того, что светится, даже если это больно. А если бы не светилось ничего, досталась бы худшая кость.
learn-sushizock-would-take = Светится { $what }. Берёшь или рискнёшь бросить ещё?
learn-sushizock-would-keep = Пока ничего вкусного? Отложи кубики и брось остальные.
learn-sushizock-end = Вот так и играют! Суши в твоей стопке: { $sushi }. Из них с костью рядом, то есть в счёт: { $counted }. Игра кончается, когда оба ряда пусты; тогда побеждает больший счёт.
