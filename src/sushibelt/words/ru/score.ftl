# The score pad: what it asks, prints, warns of and refuses.

## Places in a document

refusal-score-at-top = Документ
refusal-score-at-round = Раунд { $round }
refusal-score-at-plate = Раунд { $round }, { $seat }
refusal-score-at-seat = { $seat }

## Documents that cannot be read

refusal-score-not-json = Это не JSON: строку { $line }, столбец { $column } не прочесть. В docs/score.md показано, как выглядит листок.
refusal-score-json-monstrous = В этом JSON слишком длинное число или слишком глубокие скобки: на листок не похоже.
refusal-score-key-twice = Ключ { $entry } стоит в одном объекте дважды. Один убери.
refusal-score-no-number = { $given } — таким числом не посчитать.
refusal-score-not-an-object = { $where }: нужен объект вроде {"{"}"tempura": 2{"}"}, а не { $given }.
refusal-score-not-a-list = { $where }: «{ $entry }» должно быть списком, а не { $given }.
refusal-score-key-unknown = { $where }: ключа { $entry } здесь нет. Есть: { $known }.
refusal-score-key-missing = { $where }: не хватает ключа «{ $entry }».
refusal-score-wrong-length = { $where }: в «{ $entry }» должна быть запись для каждой тарелки, всего { $wanted }, а их { $given }.
refusal-score-too-many-rounds = На листке раундов { $given }, а в игре их { $limit }.
refusal-score-not-whole = { $where }: { $what } — нужно целое число, а не { $given }.
refusal-score-number-senseless = { $where }: { $what } — столько не бывает; больше { $limit } здесь ничего нет.
refusal-score-number-too-low = { $where }: { $what } — { $given } не бывает; самое меньшее — { $lowest }.
refusal-score-slot-unknown = { $where }: в этой игре нет { $slot }. Есть: { $known }.
refusal-score-yogurt-without-value = { $where }: у йогурта на тарелке видно число. Напиши одно из: { $known }.
refusal-score-game-not-text = В «game» нужен код игры, например «sushi-go/zoch-2014», а не { $given }. «sushibelt games» покажет все.
refusal-score-name-impossible = { $name } — за столом так не назовёшь. Имя должно читаться вслух.
refusal-score-name-twice = { $name } — так зовут сразу двоих. Победителя называют по имени, так что нужны разные.

## Plates that cannot be

refusal-score-hand-exceeded = { $where }: карт здесь { $given }, а за раунд можно выложить не больше { $limit } (нигири на васаби — это две карты).
refusal-score-deck-exceeded = { $where }: { $kind } — выходит { $given } за игру, а всего есть { $limit }.
refusal-score-teas-uncountable = { $where }: столько бабл-ти на цепочки не разложить (вариантов { $given }, а смотрим не больше { $limit }).
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
refusal-score-tray-overfull = { $where }: кубиков здесь { $given }, а за раунд можно взять не больше { $limit } (нигири на васаби — это два кубика).
refusal-score-dice-exceeded = { $where }: кубики «{ $kind }» — на подносах их { $given }, а всего есть { $limit }.
refusal-score-tokens-exceeded = { $where }: жетоны «{ $kind }» — вместе их { $given }, а всего есть { $limit }.
refusal-score-tokens-unearned = { $where }: жетоны «{ $kind }» — их { $given }, а по подносам выходит не больше { $limit }.
refusal-score-puddings-missing = { $where }: жетоны «{ $kind }» — вместе их { $given }, а подносы дали { $limit }, и никто их не отдаёт.
refusal-score-tiles-exceeded = { $where }: плашки «{ $kind }» — с этой стопкой их { $given }, а в коробке только { $limit }.
refusal-score-tile-unknown = { $where }: плашки { $given } нет, «{ $kind }» бывают от 1 до { $limit }.
refusal-score-tile-values-exceeded = { $where }: плашки «{ $kind }» с числом { $value } — с этой стопкой их { $given }, а в коробке только { $limit }.

## Warnings

warning-limit-unsure = { $problem } Насчёт этого числа уверенности нет, поэтому посчитано как есть.
warning-limit-doubtful = { $problem } Посчитано как есть.
warning-plates-short = Раунд { $round }: на тарелках меньше { $limit }: { $seats }. Посчитано так, будто остальное ничего не даёт.
warning-round-under-way = Раунд { $round } ещё идёт (выложено { $given } из { $limit }): очки такие, будто он кончился сейчас.
warning-squishy-missing = Раунд { $round }: клубнику выкладывали, но в «squishy» не сказано, кому достался сквиш. Посчитано так, будто никому.
warning-puppet-left-out = { $where }: в «{ $entry }» ничего нет про куклу. Посчитано так, будто сквиша у неё не было и кубик она не бросала.
warning-dice-missing = Карты моти выложены, но в «mochi_dice» не сказано, что на кубиках. Десерты пока не посчитаны.
warning-tokens-missing = Нет «tokens». Пудинги и оставшиеся жетоны пока не посчитаны.
warning-tiles-left = { $count ->
    [one] В рядах ещё { $count } плашка
    [few] В рядах ещё { $count } плашки
   *[other] В рядах ещё { $count } плашек
}: игра не окончена.

## The bill

score-not-over = Игра ещё не окончена, это очки на сейчас.
score-warnings = Проверь, пожалуйста:

## Help

cli-score-file = Файл JSON, как описано в docs/score.md; - читает стандартный ввод. Без файла программа спросит сама, строка за строкой.
cli-score-json = Счёт в виде JSON.
cli-score-epilogue =
    Примеры:
      sushibelt score evening.json
      sushibelt score - --json < evening.json
      sushibelt score                                    ввести прямо за столом

refusal-score-needs-file = Считать нечего. Назови файл или - для стандартного ввода.

## Typing at the table

refusal-score-typed-unclear = «{ $text }» не понять. Пиши, что лежит на столе, вот так: 2 tempura, wasabi+egg
refusal-score-typed-number = «{ $text }» — это не ряд чисел. Пиши их вот так: 5 1 2 3
refusal-score-seat-unknown = «{ $name }» — здесь так никого не зовут. Есть: { $known }.
score-hello = Что на столе? Отвечай строка за строкой, например «2 tempura, wasabi+egg». Пустая строка — ничего нет; Ctrl-D — закончить раньше.
score-ask-game = Какая игра? Код, или Enter — { $game }
score-ask-names = Кто играет? Имена через запятую
score-ask-plate = Раунд { $round }, { $seat }
score-ask-squishy = Раунд { $round }: кому доставался сквиш? В любом порядке, например «Ana, 2 Bo»
score-ask-die = Кубик моти: { $seat }
score-ask-tokens = Жетоны: { $seat }, например «2 pudding, 3 menu, chopsticks»
score-ask-stack = { $seat }, { $kind } снизу вверх, например «5 1 2 3»
score-so-far = Пока что: { $totals }
score-ask-save = Сохранить в JSON? Имя нового файла, или Enter — не хранить
score-saved = Сохранено: { $path }
refusal-score-typed-one-number = «{ $text }» — это не одно число, а на кубике только одно.
