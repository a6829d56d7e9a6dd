# Setting a table up.

setup-title = Накрыть стол
setup-loading = Несём меню…
setup-game = Игра
setup-game-unknown = «{ $game }» у нас нет. Выбери что-нибудь из меню.
setup-edition = Издание
setup-seats = Игроков
setup-only-seats = только если игроков { $seats }
setup-not-with = не вместе с «{ $what }»
setup-edition-seats = { $edition }: игроков { $seats }
setup-people-sit = { $people ->
    [one] { $people } человек уже сидит
    [few] { $people } человека уже сидят
   *[other] { $people } человек уже сидят
}
setup-guests = Кто где сидит?
setup-your-name = Твоё имя
setup-name-first = Сначала введи имя, чтобы друзья знали, чей это стол.
setup-their-name = Имя
setup-seat = Место { $seat }
setup-friend = Друг по ссылке
setup-here = Кто-то за этим экраном
setup-bots = С нашей кухни
setup-bot = Бот: { $level }
setup-timer = Время на выбор
setup-timer-none = Без ограничения
setup-timer-relaxed = Спокойно
setup-timer-brisk = Живо
setup-timer-seconds = { $seconds ->
    [one] { $seconds } секунда на выбор
    [few] { $seconds } секунды на выбор
   *[other] { $seconds } секунд на выбор
}
setup-memory = Память
setup-memory-usual = Как за столом
setup-memory-usual-note = видно то, что лежит открыто, остальное держи в голове
setup-memory-open = Открытая
setup-memory-open-note = на экране всё, что тебе уже показывали
setup-open = Открыть стол
setup-play = За стол
