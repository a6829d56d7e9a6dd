# The score pad: what it asks, prints, warns of and refuses.

## Places in a document

refusal-score-at-top = Документ
refusal-score-at-round = Раунд { $round }
refusal-score-at-plate = Раунд { $round }, { $seat }
refusal-score-at-seat = { $seat }

## Documents that cannot be read

refusal-score-not-json = Это не JSON: не удалось прочитать строку { $line }, столбец { $column }. В docs/score.md показано, как выглядит листок.
refusal-score-json-monstrous = В этом JSON слишком длинное число или слишком глубокие скобки: на листок не похоже.
refusal-score-key-twice = Ключ { $entry } стоит в одном объекте дважды. Один убери.
refusal-score-no-number = { $given } — с таким числом считать нельзя.
refusal-score-not-an-object = { $where }: нужен объект вроде {"{"}"tempura": 2{"}"}, а не { $given }.
refusal-score-not-a-list = { $where }: «{ $entry }» должно быть списком, а не { $given }.
refusal-score-key-unknown = { $where }: ключа { $entry } здесь нет. Доступно: { $known }.
refusal-score-key-missing = { $where }: не хватает ключа «{ $entry }».
refusal-score-wrong-length = { $where }: в «{ $entry }» должна быть запись для каждой тарелки, всего { $wanted }, а их { $given }.
refusal-score-too-many-rounds = На листке раундов { $given }, а в игре их { $limit }.
refusal-score-not-whole = { $where }: { $what } — нужно целое число, а не { $given }.
refusal-score-number-senseless = { $where }: { $what } — это слишком много; здесь ничего не бывает больше { $limit }.
refusal-score-number-too-low = { $where }: { $what } — { $given } не бывает; самое меньшее — { $lowest }.
refusal-score-slot-unknown = { $where }: в этой игре нет { $slot }. Доступно: { $known }.
refusal-score-game-not-text = В «game» нужен код игры, например «sushi-go/zoch-2014», а не { $given }. «sushibelt games» покажет все.
refusal-score-name-impossible = { $name } — за столом так не назовёшь. Имя должно читаться вслух.
refusal-score-name-twice = { $name } — так зовут сразу двоих. Победителя называют по имени, так что нужны разные.

## Warnings

warning-limit-unsure = { $problem } Насчёт этого предела уверенности нет, поэтому посчитано как есть.
warning-limit-doubtful = { $problem } Посчитано как есть.
warning-plates-short = Раунд { $round }: на тарелках меньше { $limit }: { $seats }. Посчитано так, будто остальное ничего не даёт.
warning-round-under-way = Раунд { $round } ещё идёт (выложено { $given } из { $limit }): очки такие, будто он кончился сейчас.

## The bill

score-not-over = Игра ещё не окончена, это промежуточные очки.
score-warnings = Проверь, пожалуйста:

## Help

cli-score-file = Файл JSON, как описано в docs/score.md; - читает стандартный ввод. Без файла программа спросит сама, строка за строкой.
cli-score-json = Счёт в виде JSON.
cli-score-epilogue =
    Примеры:
      sushibelt score evening.json
      sushibelt score - --json < evening.json
      sushibelt score                                    ввести прямо за столом
refusal-score-needs-file = Считать нечего. Укажи файл или - для стандартного ввода.

## Typing at the table

refusal-score-typed-unclear = Непонятно: «{ $text }». Пиши, что лежит на столе, вот так: 2 tempura, wasabi+egg
refusal-score-typed-number = «{ $text }» — это не ряд чисел. Пиши их вот так: 5 1 2 3
refusal-score-seat-unknown = «{ $name }» — здесь так никого не зовут. Играют: { $known }.
score-hello = Что на столе? Отвечай строка за строкой, названия — по-английски: «2 tempura, wasabi+egg». Пустая строка — ничего нет; Ctrl-D — закончить раньше.
score-ask-game = Какая игра? Введи код; Enter — { $game }
score-ask-names = Кто играет? Имена через запятую
score-ask-plate = Раунд { $round }, { $seat }
score-so-far = Пока что: { $totals }
score-ask-save = Сохранить в JSON? Введи имя нового файла; Enter — не сохранять
score-saved = Сохранено: { $path }
refusal-score-typed-one-number = «{ $text }» — это не одно число, а на кубике только одно.
