# The terminal game: pages, questions, answers.

## Before the game

play-which-game = Во что играем?
play-which-game-default = Число или код с опциями вроде { $game }+battle; Enter — { $game }
play-how-many = Сколько игроков ({ $seats })? Enter — { $usual }
play-resumed = Партия продолжается, ходов уже сделано: { $moves }.
play-resumed-cut = Последняя строка записи была оборвана, она отброшена.

## The page

page-round = Раунд { $round } из { $rounds }
page-turn = ход { $turn } из { $turns }
page-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
page-you = ты
page-on-turn = ходит
page-open-wasabi = { $what } ждёт нигири, ×{ $factor }
page-maki = маки { $icons } ({ $cards })
page-more-news = … (n покажет всё, что было)
page-no-news = С твоего прошлого выбора ничего не случилось.

## Questions

ask-keys = ? — подсказка, q — выйти
ask-keys-undo = ? — подсказка, u — назад ({ $who }), q — выйти
ask-back = Enter — назад
ask-more = Enter — остальное
ask-go-on = Enter — дальше
ask-save = Сохранить партию? Введи имя нового файла; Enter — не сохранять

## Several people at one keyboard

hand-over = Передай клавиатуру. Выбирает { $who }.
hand-over-enter = { $who }: жми Enter, когда никто не подглядывает
hand-over-undo = или u: { $who } выбирает заново
all-chosen = Все выбрали.
all-chosen-enter = Enter — открыть карты; u: { $who } выбирает заново

## Explanations

explain-title = Что к чему
explain-keys = Число — твой выбор. n — что было с прошлого выбора, s — текущий счёт, q — выйти из игры.
explain-keys-undo = u — отменить выбор, пока другие ещё выбирают.

## The bill and the end

bill-round = Раунд { $round }
bill-end = Конец игры
bill-so-far = Текущий счёт
bill-nothing-yet = Считать пока нечего.
bill-secret = Стопки считают в конце.
bill-total = всего
bill-place = место
bill-nothing-for = без очков: { $lines }
bill-round-points = { $points } → { $total }
result-title = Итог

## Leaving

leave-recorded = Партия сохранена. Продолжить: sushibelt play --resume { $path }
leave-unrecorded = Партия не записана. В следующий раз её сохранит --record ФАЙЛ.
leave-finished = Запись готова. Посмотреть: sushibelt replay { $path }
leave-again = Та же раздача ещё раз: { $command }
refusal-input-nothing = Введи число от 1 до { $highest } или ? для подсказки.
refusal-input-not-understood = «{ $given }» здесь выбрать нельзя. Введи число от 1 до { $highest } или ? для подсказки.
refusal-input-one-number = Здесь выбирают что-то одно.
refusal-input-game-number = Номера { $number } в списке нет. Введи число от 1 до { $highest } или код игры.

## Setting up

refusal-people-too-many = Людей { $people }, а мест { $seats }. Нужно хотя бы столько же мест.
refusal-name-empty = Одно имя пустое. Пиши имена через запятую: Ana,Bo.
refusal-name-twice = «{ $name }» — так зовут сразу двоих. Пусть у каждого будет своё имя.
refusal-name-looks-like = «{ $name }» слишком похоже на «{ $other }» за этим столом. Выбери другое имя.
refusal-name-too-long = Имя «{ $name }…» слишком длинное. Можно не больше { $limit } { $limit ->
        [one] знака
       *[other] знаков
    }.
refusal-name-unprintable = В имени есть знаки, которые нельзя показать. Используй буквы, цифры и обычные знаки.
refusal-name-invisible = В имени есть невидимые знаки. Напиши его без них.
refusal-name-marks = Над одной буквой имени слишком много значков. Оставь меньше.
refusal-name-is-a-bot = «{ $name }» — так зовут бота. Выбери другое имя.
refusal-bots-wrong-number = Ботов указано { $bots }, а свободных мест { $free }. Укажи одного на всех или по одному на каждое.
refusal-seed-unprintable = В зерне есть знаки, которые нельзя показать. Используй буквы, цифры и обычные знаки.
refusal-resume-keeps = Продолженная партия идёт со своей игрой, местами, людьми, ботами и зерном. Убери: { $given }.
refusal-resume-or-record = Продолженная партия хранится в своём же файле. Убери --record.
