# The site as a whole: its name, the frame around every page, what goes wrong in a browser.

site-name = Sushibelt
site-title = { $page } · { $site }
guest-name = Гость
guest-numbered = Гость { $number }
level-novice = Посудомой
level-apprentice = Поварёнок
level-cook = Повар
level-chef = Шеф
level-master = Мастер
shell-skip = К содержимому
shell-nav = Навигация
shell-mine = Мои игры
shell-settings = Настройки
shell-fair = Честная игра
shell-gallery = Все блюда
shell-offline = Нет сети. Показанное может быть устаревшим; продолжим, когда сеть вернётся.
shell-offline-works = Нет сети. Ничего страшного: считать очки можно и без неё.
shell-no-affiliation = Независимый проект: издатели и авторы игр, по правилам которых здесь играют, его не делали, не одобряли и не поддерживают. Рисунки, тексты и код — наши собственные.
lost-title = Тут одни кости
lost-text = По этому адресу страницы нет.
lost-home = Назад к стойке
lost-unreachable = Кухня не отвечает
lost-unreachable-text = Не удалось загрузить страницу. Может, сервер перезапускается или пропала сеть.
lost-again = Ещё раз
lost-full = Свободных мест нет
lost-full-text = Сейчас для этого стола нет места. Страница будет спрашивать ещё и впустит тебя, как только оно появится.
refusal-unreachable = Сервер не отвечает. Проверь сеть и попробуй ещё раз.
refusal-page-broken = На этой странице что-то сломалось. Загрузи её заново.
refusal-other = Сервер отказал ({ $reason }).

# What a page says of itself to chats and search engines.
head-about = Sushi Go!, Sushi Roll и Sushizock в браузере, с друзьями или против ботов. Без регистрации и без рекламы.
head-invitation = Приглашение на партию в суши
head-invitation-about = У стойки для тебя есть место. Открой ссылку, введи имя и играй: без регистрации и приложений.
head-picture = Суши-бар: три повара за лентой с шестью маленькими блюдами
