# The server: what it refuses, what people may say at a table, and `sushibelt serve`.

cli-serve = Открыть сайт: играть в браузере в одиночку, с друзьями или всей домашней сетью.
cli-serve-epilogue =
    Примеры:
      sushibelt serve                      этот компьютер, http://127.0.0.1:8000
      sushibelt serve --lan                телефоны в той же сети, QR-код
      sushibelt serve --port 9000 --data /srv/sushibelt.sqlite

    То же задают SUSHIBELT_PORT, SUSHIBELT_HOST, SUSHIBELT_DATA и другие;
    список в docs/operations.md.
cli-serve-port = Порт; 0 — любой свободный.
cli-serve-host = Адрес, на котором слушать.
cli-serve-data = Файл со всеми столами и партиями; если его нет, он появится.
cli-serve-lan = Впустить всех из этой сети и показать QR-код, чтобы открыть сайт.
serve-address = Sushibelt здесь: { $address }
serve-data = Столы и партии хранятся в { $path }
serve-stop = Ctrl-C — закончить.
refusal-server-not-installed = Серверу нужен «{ $module }», а он не установлен. Поставь sushibelt с дополнением «server».
refusal-port-impossible = Порта { $port } не бывает. Можно от 0 до { $most }.
refusal-port-taken = Не удалось занять порт { $port } на { $host } ({ $problem }). Останови программу, которая его занимает, или выбери другой с --port.
refusal-variable-wrong = { $variable }: там «{ $given }», а нужно целое число от { $least } до { $most }.
refusal-origin-wrong = В SUSHIBELT_ORIGINS есть «{ $given }», это не источник. Пиши так: https://sushi.example, несколько — через запятую.
refusal-data-newer = «{ $path }» создан более новой версией программы. Используй её или другой файл.
refusal-data-unusable = «{ $path }» не годится как файл данных ({ $problem }).

## Tables

refusal-table-unknown = Такого стола нет. Может, его убрали: давно никто не заходил.
refusal-code-unknown = Ни стола, ни листка с таким кодом нет. Проверь код или попроси ссылку.
refusal-secret-unknown = Эта ссылка не от этого стола. Попроси новую у того, кто тебя зовёт.
refusal-secret-left = Ты больше не за этим столом: эта ссылка его не открывает.
refusal-secret-removed = Хозяин стола тебя убрал: эта ссылка больше не открывает стол.
refusal-secret-renewed = Кого-то убрали из-за стола, и ссылки для зрителей больше не работают. Спроси новый код.
refusal-table-full = За этим столом мест нет.
refusal-seat-taken = Место { $seat } занято.
refusal-seat-none = За этим столом у тебя нет места.
refusal-seat-unknown = Места { $seat } в этой партии нет.
refusal-host-only = Это может только хозяин стола.
refusal-member-unknown = За этим столом никого не зовут { $name }.
refusal-kick-yourself = Себя убрать нельзя. Вместо этого выйди из-за стола.
refusal-stage-wrong =
    { $stage ->
        [lobby] Партия ещё не началась.
        [opening] Карты как раз раздают.
        [playing] Партия уже идёт.
       *[other] Партия окончена.
    }
refusal-people-none = За этим столом ещё никого.
refusal-bots-too-many = Ботов { $bots }, а мест всего { $seats }. Оставь одно себе.
refusal-level-unknown = Бота «{ $level }» нет. Доступно: { $known }.

## Matches

refusal-match-not-running = За этим столом сейчас не играют.
refusal-match-not-over = Такой партии нет, или она ещё не кончилась.
refusal-match-other = Это выбор для прошлой партии за этим столом.
refusal-actions-too-many =
    { $allowed ->
        [1] Прислано сразу: { $given }. А здесь можно выбрать только одно.
       *[other] Прислано сразу: { $given }. А здесь можно не больше { $allowed }.
    }
refusal-undo-nothing = Отменять нечего.

## Fair deals

refusal-share-too-late = Карты уже раздают; обещать вклад в жребий поздно.
refusal-share-for-other-terms = Условия этой раздачи — не те, что получила твоя страница.
refusal-share-too-early = Вклады в жребий открывают, когда обещаны все.
refusal-share-not-promised = Этот вклад в жребий — не тот, что был обещан.

## Messages and requests

refusal-hello-first = Сначала надо сказать, кто пришёл.
refusal-message-unreadable = Это сообщение нельзя прочитать.
refusal-message-out-of-place = Такое сообщение здесь не к месту.
refusal-messages-too-many = Слишком много сообщений подряд.
refusal-too-many-requests = Слишком много запросов подряд. Подожди немного.
refusal-request-unreadable = Этот запрос нельзя прочитать.
refusal-request-too-large = Этот запрос слишком велик.
refusal-origin-foreign = Об этом просила страница другого сайта.
refusal-not-found = По этому адресу ничего нет.
refusal-server-fault = На сервере что-то сломалось. Ничего не изменилось; попробуй ещё раз.

## Phrases

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отличная игра!
phrase-thanks = Спасибо!
phrase-oh-no = О нет!
phrase-yum = Ням-ням!
phrase-mine = Увели из-под носа!
phrase-thinking = Надо подумать…
phrase-hurry = Ждём-ждём…
phrase-one-more = Ещё партию?
phrase-sorry = Извини!
phrase-bye = Пока!
