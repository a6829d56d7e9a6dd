# Joining, my games, settings, fair deals, the gallery.

join-title = Подсесть к столу
join-text = За столом видят код: спроси его и введи здесь.
join-code = Код стола
join-look = Найти
join-who = За столом: { $names }
join-nobody = Там ещё никого.
join-late = Там уже играют. Можно посмотреть, а в следующей партии сыграть.
join-sit = Занять место
join-wait = Сыграть в следующей
join-watch = Смотреть
join-back = Назад на место, { $name }

mine-text = Всё, что тут сыграно, сначала последнее. Помнит только это устройство.
mine-none = Пока пусто. Сядь за любой стол, и он здесь появится.
mine-some-table = Стол
mine-when = { $stage }, { $when }
mine-place = { $place ->
    [1] Победа!
   *[other] Твоё место: { $place }.
}
mine-stage-lobby = не начата
mine-stage-opening = вот-вот начнётся
mine-stage-playing = идёт
mine-stage-finished = доиграна
mine-stage-abandoned = прервана
mine-go-on = Дальше
mine-look = Взглянуть
mine-replay = Повтор
mine-forget = Забыть
mine-forget-table = Забыть: { $game }

settings-language = Язык
settings-theme = Свет
settings-theme-auto = Как в системе
settings-theme-light = День
settings-theme-dark = Ночь
settings-contrast = Контраст
settings-contrast-auto = Как в системе
settings-contrast-more = Высокий
settings-motion = Движение
settings-motion-auto = Как в системе
settings-motion-full = Живое
settings-motion-less = Тихое
settings-table = За столом
settings-confirm = Подтверждать каждый выбор
settings-left-handed = Кнопки под левую руку
settings-sound = Звуки
settings-kept = Хранится на этом устройстве и никуда не уходит.

fair-title = Почему раздачу можно проверить
fair-text = Карты и кубики здесь сдаёт чей-то компьютер. Верить ему на слово не нужно: после каждой партии твой браузер может сам всё пересчитать.
fair-how = Как устроено
fair-step-promise = Когда открывается стол, сервер загадывает секретное число и сразу показывает его отпечаток. По отпечатку потом видно, не подменили ли число.
fair-step-shares = Каждый браузер, занявший место, загадывает своё число, показывает только отпечаток, а само число открывает, когда партия начинается. Кто не открыл вовремя, того не ждут: остановить партию так нельзя.
fair-step-deal = Всё, что в партии решает случай, следует из секрета, всех этих чисел и правил — и больше ни из чего.
fair-step-open = Когда партия кончилась, сервер открывает секрет. Твой браузер повторяет каждую раздачу и каждый бросок и сравнивает.
fair-proved = Что проверка доказывает
fair-proves-before = Сервер загадал свой секрет раньше, чем узнал твоё число, и потом не менял.
fair-proves-mixed = Твоё число вошло в раздачу: не зная его, подобрать карты никто не мог.
fair-proves-rules = Каждый выбор был по правилам, каждая карта — та, что должна была выпасть, и результат следует из них.
fair-proves-record = Запись у тебя — та самая партия; измени в ней хоть букву, и проверка не сойдётся.
fair-left = Чего она не доказывает
fair-leaves-knows = Пока вы играете, сервер знает, что раздал. Если его хозяин тоже за столом, он мог бы подсмотреть.
fair-leaves-withhold = Хозяин сервера, если играет сам, может придержать своё число или прервать партию до начала и так выбрать из нескольких раздач; но не раздачу по своему вкусу.
fair-leaves-bots = Боты и зрители своих чисел не добавляют.
fair-leaves-people = Что двое игроков не шепчутся между собой.
fair-check = Проверка — на странице каждого результата. Та же проверка работает и без браузера: нужна запись и «sushibelt verify».

gallery-text = Всё нарисовано одной рукой. Сначала различаются формы, потом цвета, а что считают, то и нарисовано столько раз.
gallery-size = Размер
gallery-way = Основа
gallery-way-plate = Тарелка
gallery-way-die = Кубик
gallery-way-token = Жетон
gallery-way-tile = Плашка
gallery-way-bare = Нет
gallery-grey = Без цвета
gallery-dishes = Блюда
gallery-desserts = Десерты
gallery-tiles = Плашки и кости
gallery-counter = Стойка
gallery-chefs = Кухня
gallery-signs = Знаки
