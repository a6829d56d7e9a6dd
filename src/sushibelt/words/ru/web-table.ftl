# The table in the browser: lobby, play, bills, result, replay, the fair check.

## Names and counts

table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
table-free-seat = свободно
table-you = (ты)
table-name-you = { $name } (ты)
table-name-letter = { $name } { $letter }
table-game-with = { $edition }: { $options }

## Getting there

table-home = На главную
table-connecting = Ищем твой стул…
table-opening = Тасуем карты: в жребии есть вклад каждого…
table-abandoned = Эту партию прервали.
table-reconnecting = Связь пропала. Подключаемся снова…
table-understood = Понятно

## Lobby

lobby-title = Рассаживаемся
lobby-invite = Позвать друзей
lobby-qr = QR-код приглашения
lobby-code = Назови этот код или отправь ссылку:
lobby-share = Отправить ссылку
lobby-copied = Скопировано
lobby-code-new = Новый код
lobby-code-new-sure = Да, новый код
lobby-code-new-why = Старый код и ссылки для зрителей перестанут работать.
lobby-close = Больше никого не впускать
lobby-closed = Стол закрыт: новые гости не смогут ни сесть, ни смотреть.
lobby-reopen = Снова впускать
lobby-who-plays = Кто играет на месте { $seat }?
lobby-for-a-person = для друга
lobby-sit-here = Сесть сюда
lobby-waiting = Пока без места: { $names }
lobby-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
lobby-pace = Время на выбор: { $timer }. Память: { $memory }.
lobby-change = Сменить игру
lobby-rename = Сменить имя
lobby-rename-save = Готово
lobby-stand = Встать
lobby-kick = Исключить: { $name }
lobby-kick-sure = Да, исключить: { $name }
lobby-host-away = { $seconds ->
    [0] Хозяина стола нет на месте. Можешь начинать.
   *[other] Хозяина стола нет на месте. Через { $seconds } сек. игру сможет начать любой за столом.
}
lobby-host-gone = Хозяина стола нет на месте, так что начать может любой за столом.
lobby-alone = Пока ссылка открывается только на этом компьютере. Чтобы подключились телефоны из той же сети, запусти сервер командой «sushibelt serve --lan».
lobby-screen = На большой экран
lobby-screen-why = Телевизор показывает стол всем, а карты у каждого в телефоне.
lobby-screen-join = Садись к нам: отсканируй код или введи его на { $address }
lobby-start = Начать игру
lobby-start-why = Места, свободные к началу игры, займут боты.
lobby-host-starts = Игру начинает хозяин стола.
lobby-name-first = Как тебя называют друзья?
lobby-ready = Можно начинать
lobby-is-ready = ждёт начала
lobby-unready = Ещё не готовы: { $names }. Можно начать и так.
lobby-all-ready = Все готовы.
lobby-your-name = Твоё имя
lobby-sit-down = Сесть
lobby-same-device = Ещё кто-то за этим экраном
lobby-add-person = Добавить

## The table

table-stools = Игроки
table-more = Ещё
more-table = Этот стол
more-help = Помощь
sound-offer = Включить звук
table-close = Закрыть
table-round = Раунд { $round } из { $rounds }
table-round-turn = Раунд { $round } из { $rounds }, ход { $turn }
table-seconds-left = { $seconds ->
    [one] ещё { $seconds } секунда
    [few] ещё { $seconds } секунды
   *[other] ещё { $seconds } секунд
}
table-has-chosen = готово
table-chooses = выбирает
table-on-turn = ходит
table-away = офлайн
table-away-grace = офлайн, бот через { $seconds } с
table-bot-stands-in = играет бот
table-one-moment = Минутку, пожалуйста
table-go-on = Дальше
table-asks-for-a-moment = минутку
table-let-bot-play = Пусть за меня играет бот
table-back = Вернуться на место
table-abandon = Прервать партию
table-abandon-sure = Да, прервать для всех
table-leave = Выйти из-за стола
table-leave-sure = Да, выйти насовсем
table-say-something = Сказать что-нибудь
table-your-turn = Твой ход.
table-log = Что было
table-log-empty = Пока ничего.
table-bar = Твой выбор
table-your-tray = Твой поднос
table-tray-of = Поднос: { $who }
table-trays = Все подносы
table-tray-empty = Здесь пока пусто.
table-tray-group = { $what }: { $parts }
table-tray-group-sum = { $what }: { $parts }; всего { $sum }
table-confirm-this = Взять: { $what }?
table-confirm = Взять
table-confirm-both = Взять обе
table-cancel = Отмена
table-waiting = Твой выбор принят.
table-waiting-for = Ждём: { $names }.
table-undo = Передумать
table-watching = Ты смотришь.
table-watching-until-rematch = Ты смотришь. В следующей партии место будет и тебе.
table-turn-of = Ходит { $who }.
table-hand-over = Передай дальше: { $who }
table-hand-over-why = Остальным подглядывать нельзя.
table-hand-over-look = Это я, { $who }

## Bills

receipt-round = Раунд { $round }
receipt-end = Конец игры
receipt-end-short = конец
receipt-sum = за раунд
receipt-total = всего
receipt-place = №
receipt-name = имя
receipt-nothing-for = без очков: { $lines }
receipt-line = { $name }: { $gained }, всего { $total }
receipt-line-gained = { $name }: { $gained }
receipt-waits = Не спеши, стол подождёт.
receipt-skip = Показать всё сразу
receipt-go-on = Дальше
receipt-of = Счёт: { $name }
stage-next-round = К раунду { $round }
stage-to-ending = К итоговому подсчёту
stage-to-podium = Узнать, кто победил

## The end

over-title = Игра окончена
over-suspense = И побеждает…
over-you-won = Победа!
over-somebody-won = Браво, { $who }!
# One's own place at the end, from the second on; $behind: how many points the winner is ahead.
over-own-place = { $place ->
    [2] { $behind ->
        [0] Второе место, чуть-чуть не хватило: очков у вас поровну!
        [one] Второе место, до победы { $behind } очко!
        [few] Второе место, до победы { $behind } очка.
        [many] Второе место, до победы { $behind } очков.
       *[other] Второе место, до победы { $behind } очка.
    }
    [3] Третье место: ты на пьедестале!
   *[other] На этот раз место { $place }. Лента едет дальше!
}
over-rematch = Ещё партию
over-change = Настроить заново
over-waiting = В следующей партии ты в игре.
over-waiting-too = В следующей партии ещё: { $names }.
over-wants-again = { $count ->
    [one] { $names } хочет сыграть ещё.
   *[other] { $names } хотят сыграть ещё.
}
over-start-without = Начать не дожидаясь
over-set-up = Готовится следующая партия.
over-to-table = К столу
over-began-without = Партия началась без тебя. В следующей ты в игре.
over-look-on = Смотреть
over-wins = победы
over-replay = Посмотреть повтор
over-share = Поделиться
over-link-copied = Ссылка на повтор скопирована.
over-decided = Всё решила строка «{ $line }»: { $you ->
    [yes] тут ты
   *[no] тут { $who }
} впереди на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
over-check = Всё честно?
over-record = Скачать запись
over-other-game = Другая игра

## Replay

replay-heading = Повтор
replay-loading = Ищем партию…
replay-missing = Законченной партии здесь нет.
replay-eyes = Вид
replay-open = всё открыто
replay-back = Назад
replay-forth = Вперёд
replay-play = Воспроизвести
replay-pause = Пауза
replay-step = Шаг { $step } из { $steps }
replay-scrub = Шаг

## The fair check

check-title = Всё честно?
check-running = Проверяем каждую раздачу…
check-good = Всё сходится: после начала ни одну раздачу не меняли.
check-bad = Что-то не сходится.
check-commitment = Секрет — тот самый, что был обещан до начала.
check-shares = Каждый вклад в жребий — тот, что был обещан.
check-kept = Вклад, который обещало и сохранило это устройство, вошёл в раздачу.
check-kept-none = У этого устройства нет своего вклада в эту партию.
check-key = Ключ получен из секрета, вкладов и состава игроков.
check-moves = Ходов: { $moves }. Каждый выбор — по правилам, каждая карта и каждый бросок — те, что даёт ключ.
check-result = Результат — тот, к которому ведут ходы.
check-wrong-at = Первое расхождение: ход { $move }.
check-passed = сходится
check-failed = не сходится
check-terms = Игроки, игра и обещания — те, о которых это устройство узнало до того, как открыло свой вклад.
check-dropped = Сервер подтвердил вклад этого устройства, а потом не включил его в раздачу.
check-withheld = { $shares ->
        [one] { $shares } вклад не открыли. Тот, кто его придержал, мог выбирать из { $deals } раздач.
        [few] { $shares } вклада не открыли. Тот, кто их придержал, мог выбирать не больше чем из { $deals } раздач.
       *[other] { $shares } вкладов не открыли. Тот, кто их придержал, мог выбирать не больше чем из { $deals } раздач.
    }
check-own-withheld = Вклад этого устройства не пришёл вовремя и в раздачу не вошёл.
check-proof = Скачать моё доказательство
refusal-share-terms-changed = Осторожно: сервер изменил условия раздачи после того, как показал их твоему устройству. Устройство оставило свой вклад при себе.
check-more = Что это доказывает, а что нет
