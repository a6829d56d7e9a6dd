# The front page.

front-tagline = Суши-игры за одной стойкой: с друзьями или против нашей кухни.
front-go-on = Твой стол ждёт: { $game }
front-counter = Партия прямо сейчас
front-counter-caption = Четыре наших бота в настоящей партии.
front-counter-pause = Пауза
front-counter-play = Дальше
front-about-sushi-go = Бери блюдо, передавай карты и поглядывай, что собирают соседи.
front-about-sushi-roll = Кубики на лентах: бери один, перебрасывай за меню, меняй палочками.
front-about-sushizock = Пять кубиков, сладкие суши, горькие кости: вовремя стой или тащи у других.
front-sit-down = За стол
front-sit-down-at = За стол: { $game }
front-choose = { $game } по-своему
front-more = Играть иначе
front-invite = Позвать друзей
front-join = Войти по коду
front-score = Считать очки за столом
front-promise = Без регистрации, без рекламы, без согласий. Твои игры помнит только это устройство.
