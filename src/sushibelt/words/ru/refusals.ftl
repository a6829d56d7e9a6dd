# One sentence or two for each reason why something cannot be: what is wrong, and what to do.

## Ids

refusal-family-unknown = Игры «{ $game }» нет. Код пишется так: семейство/издание+опция; семейства: { $known }. «sushibelt games» покажет все игры.
refusal-edition-unknown = Издания «{ $game }» нет. Доступно: { $known }.
refusal-option-unknown = Для «{ $game }» нет опции «{ $option }». Доступно: { $known }.
refusal-option-twice = В «{ $game }» опция «{ $option }» указана дважды. Одну убери.
refusal-options-contradict = В «{ $game }» есть и «{ $option }», и «{ $other }», а они не сочетаются. Выбери что-то одно.
refusal-seats-impossible = { $game }: игроков не может быть { $seats }. Можно: { $allowed }.

## Moves

refusal-action-unknown = В этой игре нет хода «{ $action }».
refusal-action-illegal = Место { $seat }: «{ $action }» сейчас нельзя.
refusal-choices-not-owed = Сейчас выбирают места { $owed }, а выбор пришёл за { $given }.
refusal-turn-stale = Это выбор для хода { $number }, а сейчас идёт ход { $now }. Посмотри ещё раз и выбери заново.
refusal-seat-owes-nothing = Место { $seat }: сейчас выбирать нечего.
refusal-names-wrong-number = Имён { $names }, а мест { $seats }. Каждому месту нужно одно имя.
refusal-outcome-too-long = Случай решает здесь столько раз: { $wanted }, а записано больше.
refusal-outcome-too-short = Записано { $given }, но случай решил здесь ещё не всё.
refusal-outcome-impossible = «{ $value }» здесь выпасть не может.
refusal-outcome-label = Здесь должно быть «{ $expected }», а записано «{ $given }».

## Records

refusal-record-not-one = Это не запись партии: первая строка должна быть «{ $wanted }».
refusal-record-header-incomplete = Строка { $line }: заголовок обрывается перед «{ $field }». Такую запись нельзя продолжить.
refusal-record-header-unreadable = Не удалось прочитать заголовок записи: что-то не так с местами, ключом или именами.
refusal-record-other-rules = Запись сделана по правилам версии { $given }, а эта программа играет по версии { $now }.
refusal-record-other-book = Запись сделана с другим набором компонентов { $game }, чем в этой программе. Используй версию, в которой её сделали.
refusal-record-line-changed = Строка { $line }: контрольная сумма не сходится. Эту строку или одну из предыдущих изменили или испортили.
refusal-record-line-refused = Строка { $line }: { $problem }
refusal-record-number-wrong = Здесь должен быть ход { $wanted }, а записан { $given }.
refusal-record-chance-wrong = По ключу записи здесь выпадает не это.
refusal-record-move-unreadable = «{ $text }» — это не ход.
refusal-record-result-wrong = Записан не тот результат, к которому ведут ходы.
refusal-record-seal-broken = Строка { $line }: печать не сходится. Что-то в записи изменили.
refusal-record-goes-on = Строка { $line }: после строки с печатью запись продолжается.

## Bots

refusal-bot-unknown = Бота «{ $bot }» нет. Доступно: { $known }.
