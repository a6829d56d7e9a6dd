# For whoever runs a server: backups, checks of the data file, and the tables on it.

## Backups

cli-backup = Сделать резервную копию файла данных, даже при работающем сервере.
cli-backup-epilogue =
    Примеры:
      sushibelt backup /backups/                         имя по дате
      sushibelt backup evening.sqlite --data /srv/sushibelt.sqlite
      sushibelt backup evening.sqlite.age --encrypt      спросит пароль
      sushibelt backup /backups/ --recipient age1…       для открытого ключа

    Зашифрованные копии — в формате age; их открывает и программа age.
cli-backup-file = Новый файл или папка для него.
cli-host-data = Файл данных сервера или адрес его базы Postgres.
cli-backup-encrypt = Зашифровать паролем, который ты введёшь.
cli-backup-passphrase-file = Зашифровать паролем из первой строки этого файла.
cli-backup-recipient = Зашифровать для этого открытого ключа age или SSH; можно указать несколько раз.
backup-copying = Копирование
backup-plain = Копия — в { $path } ({ $size } МБ). Она не зашифрована: храни её в надёжном месте.
backup-sealed = Зашифрованная копия — в { $path } ({ $size } МБ).
passphrase-ask = Пароль:{" "}
passphrase-again = Ещё раз:{" "}
refusal-passphrase-untyped = Пароль ввести негде: это не терминал. Используй --passphrase-file или --recipient.
refusal-passphrase-differs = Пароли не совпадают. Ничего не записано.
refusal-passphrase-short = Пароль слишком короткий. Минимальная длина: { $least }.
refusal-database-backup = { $path } — база Postgres. Копию делает pg_dump, возвращает её pg_restore; как — в docs/operations.md.
refusal-backup-two-ways = Выбери что-то одно: пароль или --recipient.
refusal-backup-recipient-wrong = «{ $given }» — не открытый ключ age или SSH.
refusal-file-exists = «{ $path }» уже есть, а программа ничего не перезаписывает. Убери его или выбери другое имя.
cli-restore = Восстановить резервную копию в новый файл данных.
cli-restore-epilogue =
    Примеры:
      sushibelt restore evening.sqlite
      sushibelt restore evening.sqlite.age --data /srv/sushibelt.sqlite
      sushibelt restore evening.sqlite.age --identity key.txt

    Сначала копия проверяется; ничего не перезаписывается.
cli-restore-file = Резервная копия.
cli-restore-data = Файл данных, который появится; его ещё не должно быть.
cli-restore-passphrase-file = Пароль — в первой строке этого файла. Без него программа спросит сама.
cli-restore-identity = Файл с твоим секретным ключом age.
restore-copying = Восстановление
restore-done = Восстановлено в { $path }. Запустить сервер: sushibelt serve --data { $path }
refusal-backup-passphrase-missing = «{ $path }» зашифрован паролем. Введи его или укажи файл с ним: --passphrase-file.
refusal-backup-passphrase-wrong = «{ $path }» не открывается этим паролем, или файл повреждён.
refusal-backup-identity-missing = «{ $path }» зашифрован для ключа. Укажи файл с секретным ключом: --identity.
refusal-backup-identity-wrong = «{ $path }» не открывается этим ключом, или файл повреждён.
refusal-backup-identity-unreadable = В этом файле нет секретного ключа age (AGE-SECRET-KEY-1…).

## Checking a data file

cli-check = Проверить файл данных или копию, вплоть до каждой раздачи.
cli-check-epilogue =
    Примеры:
      sushibelt check
      sushibelt check /backups/evening.sqlite
      sushibelt check --quick                            только страницы файла

    Сервер может работать. Код выхода: 0, если всё в порядке, иначе 1.
cli-check-file = Файл данных, незашифрованная копия или адрес базы Postgres.
cli-check-quick = Не проверять партии ход за ходом.
data-check-looking = Проверка
data-check-where =
    { $kind ->
        [tables] Стол { $id }
        [matches] Партия { $id }
       *[other] Листок { $id }
    }
data-check-at = { $where }: { $text }
data-check-counts = Столы: { $tables }. Партии: { $matches }. Листки: { $pads }.
data-check-whole = { $path } в порядке: страницы файла и каждый стол, партия и листок.
data-check-quick = Страницы { $path } в порядке. Сами партии не проверялись.
database-check-whole = База { $path } в порядке: каждый стол, партия и листок.
database-check-quick = База { $path } читается. Сами партии не проверялись.
data-check-damaged = В { $path } есть ошибки: { $count }.
refusal-data-older = «{ $path }» создан более старой версией программы. Запусти с ним сервер один раз, и файл обновится.
refusal-check-page = Повреждённая страница: { $problem }
refusal-check-row = Не удалось прочитать ({ $problem }).
refusal-check-match-missing = Нет партии { $match }.
refusal-check-moves-missing = Не хватает ходов. Найдено: { $moves }.

## Moving to Postgres and back

cli-move = Перенести всё из файла данных в базу Postgres или обратно.
cli-move-epilogue =
    Примеры:
      sushibelt move sushibelt.sqlite postgresql://ana@db.example/sushibelt
      sushibelt move postgresql://ana@db.example/sushibelt sushibelt.sqlite

    Сначала останови сервер. Источник останется как был; цель должна быть пустой.
    Прерванный перенос продолжится, если запустить команду ещё раз.
cli-move-source = Файл данных или база, откуда переносить.
cli-move-target = Новый файл или пустая база, куда переносить.
move-copying = Перенос
move-done = Всё из { $source } теперь есть и в { $target }, сверено строка за строкой. Строк: { $rows }.
refusal-move-onto-itself = «{ $path }» нельзя перенести в то же самое место.
refusal-move-target-full = В «{ $path }» уже что-то есть, и затирать это нельзя. Укажи новый файл или пустую базу.
refusal-move-differs = { $source } и { $target } различаются («{ $table }»): источник изменился с начала переноса или был другим. Очисти цель и начни заново.
refusal-data-unfinished = Перенос в «{ $path }» не закончен. Закончит его команда sushibelt move.
refusal-database-unfinished = Перенос в { $path } не закончен. Закончит его команда sushibelt move.

## The tables of a server

cli-tables = Столы на твоём сервере: список, закрыть, удалить, выгрузить, заблокировать.
cli-tables-epilogue =
    Примеры:
      sushibelt tables                                все
      sushibelt tables show 4K7MPX                    по коду или id
      sushibelt tables close 4K7MPX                   все должны выйти
      sushibelt tables delete 4K7MPX                  навсегда
      sushibelt tables export --name Ana --out ana.json
      sushibelt tables delete --name Ana              по просьбе человека
      sushibelt tables block 203.0.113.7 --hours 24
      sushibelt tables unblock 203.0.113.7
      sushibelt tables blocked

    Работает и при запущенном сервере, и при остановленном.
cli-tables-action = Что сделать: { $known }.
cli-tables-target = Код или id стола либо листка, id партии или адрес.
cli-tables-name = Выгрузить или удалить всё, где есть это имя.
cli-tables-hours = На сколько часов заблокировать адрес.
cli-tables-out = Новый файл для выгрузки; иначе она выводится на экран.
cli-tables-yes = Удалить без вопросов.
cli-tables-json = Вывести JSON.
tables-column-id = стол
tables-column-code = код
tables-column-game = игра
tables-column-stage = стадия
tables-column-people = люди
tables-column-here = на месте
tables-column-visited = последний визит
tables-stage =
    { $stage ->
        [lobby] ожидание
        [opening] раздача
        [playing] идёт игра
        [finished] окончена
        [abandoned] прервана
       *[pad] листок
    }
tables-none = Столов нет.
tables-closed = Стол { $id } закрыт. Сесть за него больше нельзя; сыгранные партии остаются.
tables-will-delete = Это будет удалено навсегда, для всех участников:
tables-sure = Чтобы удалить, введи «{ $yes }»:{" "}
tables-yes = да
tables-deleted = Удалено. Столы: { $tables }. Партии: { $matches }. Листки: { $pads }. В старых резервных копиях они могли остаться.
tables-exported = Выгружено в { $path }.
tables-blocked = { $network }: заблокирован до { $until }.
tables-unblocked = { $network }: блокировка снята.
tables-none-blocked = Ни один адрес не заблокирован.
refusal-tables-action-unknown = Действия «{ $given }» нет. Можно: { $known }.
refusal-tables-target-missing = Что именно? После «{ $action }» укажи код или id либо имя: --name.
refusal-tables-too-much = Укажи либо код или id, либо --name, но не то и другое.
refusal-tables-unknown = Нет ни стола, ни листка, ни партии с кодом или id «{ $given }».
refusal-tables-name-unknown = Имени «{ $name }» здесь нигде нет.
refusal-tables-only-tables = Закрыть можно только стол. «{ $given }» можно удалить.
refusal-tables-match-running = Партия { $match } ещё идёт. Закрой или удали её стол.
refusal-tables-unconfirmed = Ничего не удалено.
refusal-tables-confirm = Ничего не удалено: подтвердить негде, это не терминал. Добавь --yes.
refusal-block-address = «{ $given }» — не адрес и не сеть. Примеры: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48.
refusal-block-wide = Сеть { $given } слишком велика для блокировки. Наибольшая — /{ $prefix }.
refusal-block-hours = Адрес можно заблокировать на срок от 1 до { $most } часов, а не на { $given }.
refusal-block-unknown = { $given } не заблокирован.
refusal-channel-closed = Сервер, который использует «{ $path }», не отвечает ({ $problem }). Запусти это под тем же пользователем на той же машине или сначала останови сервер.

## What visitors are told

refusal-secret-closed = Этот стол закрыли владельцы сайта.
refusal-address-blocked = Твоя сеть на этом сайте пока заблокирована.
refusal-contact-long = SUSHIBELT_CONTACT слишком длинный. Предел знаков: { $most }.
refusal-contact-unprintable = SUSHIBELT_CONTACT содержит знаки, которые нельзя показать. Нужна одна строка в UTF-8.
