# The server: what it refuses, what people may say at a table, and `sushibelt serve`.

cli-serve = Открыть сайт: играть в браузере в одиночку, с друзьями или всей домашней сетью.
cli-serve-epilogue =
    Примеры:
      sushibelt serve                      этот компьютер, http://127.0.0.1:8000
      sushibelt serve --lan                телефоны в той же сети, QR-код
      sushibelt serve --port 9000 --data /srv/sushibelt.sqlite

    То же задают SUSHIBELT_PORT, SUSHIBELT_HOST, SUSHIBELT_DATA и другие;
    список в docs/operations.md.
cli-serve-port = Порт; 0 — любой свободный.
cli-serve-host = Адрес, на котором слушать.
cli-serve-data = Файл со всеми столами и партиями; если его нет, он появится. Или адрес базы Postgres.
cli-serve-lan = Впустить всех из этой сети и показать QR-код, чтобы открыть сайт.
serve-address = Sushibelt работает: { $address }
serve-data = Столы и партии хранятся в { $path }
serve-stop = Ctrl-C — остановить.
serve-proxy-unknown = ВНИМАНИЕ: посетители приходят через прокси, которого нет в SUSHIBELT_PROXIES. Пока это так, все они считаются одним адресом и делят его ограничения. Укажи в SUSHIBELT_PROXIES адрес прокси, например 127.0.0.1, и запусти заново.
serve-no-pages = В этой установке нет сайта: программы подключиться могут, но открывать нечего. Собери его командой «make site» или установи пакет, собранный командой «make wheel».
refusal-server-not-installed = Серверу нужен «{ $module }», а он не установлен. Всё нужное поставит: { $command }
refusal-port-impossible = Порта { $port } не бывает. Можно от 0 до { $most }.
refusal-port-taken = Не удалось занять порт { $port } на { $host } ({ $problem }). Останови программу, которая его занимает, или выбери другой: --port.
refusal-variable-wrong = { $variable }: там «{ $given }», а нужно целое число от { $least } до { $most }.
refusal-metrics-port-taken = Не удаётся открыть метрики на порту { $port } адреса { $host } ({ $problem }). Останови программу, которая его занимает, или измени SUSHIBELT_METRICS_PORT.
refusal-proxy-wrong = В SUSHIBELT_PROXIES есть «{ $given }», а это не адрес прокси. Пиши его как 127.0.0.1 или 10.0.0.0/24; несколько раздели запятыми.
refusal-token-weak = Значение { $variable } слишком легко угадать. Нужно не меньше { $least } букв и цифр без пробелов, например то, что выводит «openssl rand -hex 16».
refusal-origin-wrong = В SUSHIBELT_ORIGINS есть «{ $given }», а это не адрес сайта. Пиши так: https://sushi.example, несколько — через запятую.
refusal-host-wrong = В SUSHIBELT_HOSTS есть «{ $given }», а это не имя хоста. Пиши так: sushi.example, несколько — через запятую.
refusal-files-too-few = Предел открытых файлов для этого сервера — { $allowed }, а при пределе соединений { $connections } нужно { $needed }. Подними предел («ulimit -n» или LimitNOFILE= в юните systemd) или уменьши SUSHIBELT_CONNECTIONS.
refusal-data-newer = «{ $path }» создан более новой версией программы. Используй её или другой файл.
refusal-data-unusable = «{ $path }» не годится как файл данных ({ $problem }).
refusal-data-in-use =
    { $address ->
        [none] «{ $path }» уже занят: процесс { $pid } на { $host }, с { $since }. Сначала останови его или укажи другой файл: --data.
       *[other] «{ $path }» уже занят: процесс { $pid } на { $host }, с { $since }. Его сайт: { $address }. Сначала останови его или укажи другой файл: --data.
    }
refusal-data-in-use-by-someone = «{ $path }» уже занят другим процессом. Сначала останови его или укажи другой файл: --data.
refusal-data-foreign = «{ $path }» — не файл данных Sushibelt. В нём ничего не изменилось; может, нужен другой?
refusal-data-damaged = «{ $path }» повреждён ({ $problem }). В нём ничего не изменилось; резервную копию вернёт команда sushibelt restore.

## Postgres

refusal-postgres-missing = Для базы Postgres нужен «{ $module }», а он не установлен. Его поставит: { $command }
refusal-database-address-wrong = Это не адрес базы данных. Запиши его так: postgresql://имя:пароль@машина/база, а особые знаки в пароле — кодами, например %40 вместо @.
refusal-database-unreachable = Не удаётся подключиться к { $path } ({ $problem }). Проверь адрес и пароль и работает ли Postgres.
refusal-database-unusable = Базу { $path } использовать не получается ({ $problem }).
refusal-database-rights = Этому пользователю нельзя создавать таблицы в { $path } ({ $problem }). Разрешить это может владелец базы: GRANT CREATE ON SCHEMA public TO …
refusal-database-newer = База { $path } создана более новой версией программы. Используй её или другую базу.
refusal-database-older = База { $path } создана более старой версией программы. Запусти с ней сервер один раз, и она обновится.
refusal-database-foreign = В базе { $path } таблицы другой программы. В ней ничего не изменилось; дай Sushibelt отдельную базу.
refusal-database-empty = База { $path } пуста. Сначала запусти с ней сервер или наполни её командой sushibelt move.
refusal-database-in-use =
    { $address ->
        [none] База { $path } уже занята: процесс { $pid } на { $host }, с { $since }. Сначала останови его или укажи другую базу.
       *[other] База { $path } уже занята: процесс { $pid } на { $host }, с { $since }; его сайт — { $address }. Сначала останови его или укажи другую базу.
    }
refusal-database-in-use-by-someone = База { $path } уже занята другим сервером. Сначала останови его или укажи другую базу.
refusal-store-away = База данных сейчас недоступна. Ничего не изменилось; попробуй ещё раз чуть позже.
refusal-store-taken = Базу данных занял другой сервер, этот больше ничего не может сохранить. Открой страницу ещё раз чуть позже.

## Several nodes

refusal-node-wrong = «{ $given }» — не адрес, по которому другие серверы могут связаться с этим. Укажи SUSHIBELT_NODE в виде http://10.0.0.5:8000.
refusal-node-needs-database = Несколько серверов не могут работать с одним файлом «{ $path }». Укажи в SUSHIBELT_DATA адрес базы Postgres или убери SUSHIBELT_NODE.
refusal-node-in-use = По адресу { $node } уже работает другой сервер. Дай каждому свой адрес в SUSHIBELT_NODE.
refusal-nodes-older = База { $path } создана более старой версией программы, и сервер той версии ещё работает: процесс { $pid } на { $host }, с { $since }. Останови все серверы старой версии, затем запусти этот снова.
refusal-place-elsewhere = Сейчас работу здесь принимает другой сервер этого сайта. Ничего не изменилось; попробуй ещё раз чуть позже.
refusal-tables-elsewhere =
    { $node ->
        [none] Другой сервер этого сайта как раз принимает этот стол или листок. Попробуй ещё раз чуть позже.
       *[other] Этот стол или листок — на другом сервере этого сайта, { $node }. Выполни команду там.
    }
refusal-tables-rest-elsewhere =
    { $node ->
        [none] То, что было на этом сервере, удалено. Остальное как раз принимает другой сервер этого сайта; повтори команду чуть позже.
       *[other] То, что было на этом сервере, удалено. Остальное — на другом сервере этого сайта, { $node }: выполни команду и там.
    }

## Tables

refusal-table-unknown = Такого стола нет. Может, его убрали: давно никто не заходил.
refusal-code-unknown = Ни стола, ни листка с таким кодом нет. Проверь код или попроси ссылку.
refusal-code-closed = Хозяин закрыл стол для новых гостей. Попроси его впустить тебя.
refusal-secret-unknown = Эта ссылка не от этого стола. Попроси новую у того, кто тебя зовёт.
refusal-secret-left = Ты больше не за этим столом, и эта ссылка его уже не открывает.
refusal-secret-removed = Хозяин стола исключил тебя, и эта ссылка стол уже не открывает.
refusal-secret-renewed = У стола новый код, и прежние ссылки для зрителей больше не работают. Спроси новый код.
refusal-table-full = За этим столом мест нет.
refusal-seat-taken = Место { $seat } занято.
refusal-seat-none = За этим столом у тебя нет места.
refusal-seat-unknown = Места { $seat } в этой партии нет.
refusal-host-only = Это может только хозяин стола.
refusal-member-unknown = За этим столом никого не зовут { $name }.
refusal-kick-yourself = Исключить себя нельзя. Можно просто выйти из-за стола.
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
refusal-hold-spent = Твои паузы пока кончились.

## Fair deals

refusal-share-too-late = Карты уже раздают; обещать вклад в жребий поздно.
refusal-share-copied = Этот вклад в жребий уже обещал кто-то другой.
refusal-share-for-other-terms = Условия этой раздачи — не те, что получила твоя страница.
refusal-share-too-early = Вклады в жребий открывают, когда обещаны все.
refusal-share-not-promised = Этот вклад в жребий — не тот, что был обещан.

## Messages and requests

refusal-hello-first = Сначала надо сказать, кто пришёл.
refusal-message-unreadable = Это сообщение нельзя прочитать.
refusal-message-out-of-place = Такое сообщение здесь не к месту.
refusal-messages-too-many = Слишком много сообщений подряд.
refusal-too-many-requests = Слишком много запросов подряд. Подожди немного.
refusal-codes-too-many =
    { $seconds ->
        [one] Слишком много неверных кодов. Попробуй снова через { $seconds } секунду.
        [few] Слишком много неверных кодов. Попробуй снова через { $seconds } секунды.
       *[other] Слишком много неверных кодов. Попробуй снова через { $seconds } секунд.
    }
refusal-request-unreadable = Этот запрос нельзя прочитать.
refusal-request-too-large = Этот запрос слишком велик.
refusal-origin-foreign = Этот запрос пришёл с другого сайта.
refusal-metrics-token-wrong = Этот токен не открывает метрики.
refusal-host-unknown = Под этим именем сервер не отвечает. Если он твой, добавь имя в SUSHIBELT_HOSTS.
refusal-not-found = По этому адресу ничего нет.
refusal-store-slow = Запись сейчас слишком медленная.
refusal-store-unwritable = Не удаётся ничего сохранить. Возможно, диск полон или доступен только для чтения.
refusal-server-stopping = Этот сервер сейчас остановится.
refusal-server-fault = На сервере что-то сломалось. Ничего не изменилось; попробуй ещё раз.
refusal-house-full = Свободных мест нет: пока нельзя открыть ничего нового. Попробуй позже; то, что уже идёт, продолжается.

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
