# The terminal game: pages, questions, answers.

## Before the game

play-which-game = Во что играем?
play-which-game-default = Число, или код с опциями вроде { $game }+battle; Enter — { $game }
play-how-many = Сколько игроков: { $seats }? Enter — { $usual }
play-default-name = Ты
play-resumed = Партия продолжается, ходов уже сделано: { $moves }.
play-resumed-cut = Последняя строка записи оборвана, её пропускаем.

## The page

page-round = Раунд { $round } из { $rounds }
page-turn = ход { $turn } из { $turns }
page-roll = Бросок { $roll } из { $rolls }
page-belt-left = карты идут налево: { $chain }
page-belt-right = карты идут направо: { $chain }
page-belts = ленты едут налево: { $chain }
page-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
page-you = ты
page-piles = в стопках ещё { $count }
page-puppet-pile = в стопке ещё { $count }
page-puppet = кукла
page-leads-puppet = ведёт куклу
page-on-turn = ходит
page-squishy = сквиш
page-boat = лодочка
page-die = кубик { $face }
page-open-wasabi = { $what } ждёт нигири, ×{ $factor }
page-strawberry = клубника { $sum } ({ $cards })
page-yogurt = йогурт { $sum } ({ $cards })
page-tea = бабл-ти { $cards }
page-maki = маки { $icons } ({ $cards })
page-red-belt = красная лента
page-belt = лента
page-tray = поднос
page-tokens = ({ $what })
page-supply = В запасе: { $what }
page-row = ряд: { $what }
page-aside = Отложено
page-marked = В переброс: { $what }
page-dice = Кубики
page-stack-empty = { $what }: нет
page-stack = { $under ->
    [0] { $top }
   *[other] { $top }, ниже ещё { $under }
}
page-more-news = … (n покажет всё, что было)
page-no-news = С твоего прошлого выбора ничего не случилось.

## Questions

ask-card = Твоя карта
ask-card-or-two = Твоя карта; с палочками можно две, например «1 3»
ask-puppet = И карта для куклы
ask-spot = Твоя карта
ask-second-spot = Вторая карта за палочки, или хватит
ask-die = Возьми кубик
ask-marks = Какие кубики перебросить? Например «1 3»
ask-mark = Ещё кубик, или бросаем
ask-give = Какой кубик отдаёшь?
ask-get = А какой берёшь?
ask-portion = Выбирай
ask-keep = Отложи кубики, например «1 3», и брось остальные
ask-keep-or-portion = Отложи кубики, например «1 3», или бери
ask-keys = ? — подсказка, q — выйти
ask-keys-undo = ? — подсказка, u — назад ({ $who }), q — выйти
ask-back = Enter — назад
ask-more = Enter — остальное
ask-go-on = Enter — дальше
ask-save = Сохранить партию? Имя нового файла, или Enter — не хранить
offer-only-pair = только вместе с другой картой
offer-stop = хватит
offer-roll = бросаем
offer-menu = меню: перебросить кубики (осталось { $left })
offer-swap = палочки: обменять кубик (осталось { $left })
offer-die-of = { $what } ({ $who })
offer-take = взять: { $tile }
offer-steal = стащить у игрока { $who }: { $place ->
    [1] { $tile } (верхняя)
   *[other] { $what }, { $place }-я сверху
}

## Several people at one keyboard

hand-over = Передай клавиатуру. Выбирает { $who }.
hand-over-enter = { $who }: жми Enter, когда никто не подглядывает
hand-over-undo = или u: { $who } выбирает заново
all-chosen = Все выбрали.
all-chosen-enter = Enter — открыть карты; u: { $who } выбирает заново

## Explanations

explain-title = Что есть что
explain-sets-of = каждые { $size } вместе дают { $points }, меньше — ничего
explain-ladder = 1, 2, 3 … вместе дают { $ladder }
explain-sets = набор из 1, 2, 3 даёт { $ladder }
explain-maki = больше всех роллов — { $first }, второе место — { $second }
explain-nigiri = { $points }, на васаби { $wet }
explain-wasabi = следующее нигири на нём считается ×{ $factor }
explain-chopsticks = в другой ход: выложи две карты, а палочки верни к картам
explain-pudding = в конце: больше всех +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , меньше всех −{ $fewest }
}
explain-mochi = каждая карта моти бросает твой кубик (граней { $faces }); в конце: самый большой +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , самый маленький −{ $fewest }
}
explain-strawberry = обгони всех по клубнике, выложив её: сквиш и сразу +{ $squishy }; в конце: меньше всех −{ $fewest }
explain-yogurt = число видно, только когда йогурт на столе; в конце: больше всех +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , меньше всех −{ $fewest }
}
explain-tea = в конце цепочки из 1, 2, 3 … чисел подряд дают { $ladder }
explain-pudding-face = даёт столько пудингов; в конце: больше всех +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , меньше всех −{ $fewest }
}
explain-menu-face = даёт столько меню: одно перебрасывает кубики твоей ленты
explain-chopsticks-face = даёт столько палочек: одни меняют твой кубик на чужой
explain-tokens = в конце 1 очко за каждые { $per_point } неистраченных меню или палочек
explain-dice-sushi = выпало N: бери N-ю плашку суши слева
explain-dice-bones = выпало N: бери N-ю кость слева
explain-dice-blue = { $top }: стащи верхнее суши; { $free } и больше: любое суши из стопки
explain-dice-red = { $top }: стащи верхнюю кость; { $free } и больше: любую кость из стопки
explain-stacks = в конце суши выше стопки костей выбывают; кости считаются все
explain-keys = Число — твой выбор. n — что было с прошлого выбора, s — счёт на сейчас, q — выйти из игры.
explain-keys-undo = u — взять выбор назад, пока другие ещё выбирают.

## The bill and the end

bill-round = Раунд { $round }
bill-end = Конец игры
bill-so-far = Счёт на сейчас
bill-nothing-yet = Считать пока нечего.
bill-secret = Стопки считают в конце.
bill-total = всего
bill-place = место
bill-nothing-for = без очков: { $lines }
bill-round-points = { $points } → { $total }
result-title = Итог
result-wins = Победа: { $who }, { $points }.
result-wins-shared = Победу делят { $who }: у каждого { $points }.
result-golf = Побеждает меньший счёт.
result-tie-broken = Столько же ({ $points }): { $who }. Решают пудинги: { $more } против { $fewer }.
result-tie-shared-after = И пудингов поровну.

## Leaving

leave-recorded = Партия сохранена. Продолжить: sushibelt play --resume { $path }
leave-unrecorded = Партия не записана. В другой раз её сохранит --record FILE.
leave-finished = Запись готова: sushibelt replay { $path }
leave-again = Та же раздача ещё раз: { $command }

refusal-input-nothing = Введи число от 1 до { $highest } или ? для подсказки.
refusal-input-not-understood = «{ $given }» тут не выбрать. Введи число от 1 до { $highest } или ? для подсказки.
refusal-input-one-number = Здесь выбирают что-то одно.
refusal-input-slot-only-pair = { $what }: только вместе с другой картой.
refusal-input-pair-impossible = { $first } и { $second }: вместе сейчас не выложить.
refusal-input-two-cards = Больше двух карт не выложить.
refusal-input-die-twice = Кубик { $number } назван дважды.
refusal-input-keep-impossible = Эти кубики не отложить: { $dice }. Хотя бы один должен остаться для броска, а отложенным иногда положено быть одинаковыми.
refusal-input-mixed = Или отложи кубики, или что-нибудь возьми: вместе нельзя.
refusal-input-game-number = Номера { $number } в списке нет. Введи число от 1 до { $highest } или код игры.

## Setting up

refusal-people-too-many = Людей { $people }, а мест { $seats }. Нужно хотя бы столько же мест.
refusal-name-empty = Одно имя пустое. Пиши имена через запятую: Ana,Bo.
refusal-name-twice = «{ $name }» — так зовут сразу двоих. Пусть у каждого будет своё имя.
refusal-name-too-long = Имя «{ $name }…» слишком длинное. Можно знаков: { $limit }.
refusal-name-unprintable = В имени есть знаки, которые не показать. Возьми буквы, цифры и обычные знаки.
refusal-name-is-a-bot = «{ $name }» — так зовут бота. Выбери другое имя.
refusal-bots-wrong-number = Ботов названо { $bots }, а свободных мест { $free }. Назови одного на всех или по одному на каждое.
refusal-seed-unprintable = В зерне есть знаки, которые не показать. Возьми буквы, цифры и обычные знаки.
refusal-resume-keeps = Продолженная партия идёт со своей игрой, местами, людьми, ботами и зерном. Убери: { $given }.
refusal-resume-or-record = Продолженная партия хранится в своём же файле. Убери --record.
