# The command line's own texts: what --help says, and what every command may have to say.

cli-about = Sushi Go!, Sushi Roll и Sushizock на одной ленте: играть, считать, изучать.
cli-epilogue =
    Примеры:
      sushibelt play                                     выбрать игру и играть
      sushibelt play sushi-go/anniversary+mochi --seats 3
      sushibelt play sushizock/2008 --people Ana,Bo      вдвоём за одной клавиатурой
      sushibelt score evening.json                       кто победил за столом?
      sushibelt replay game.txt
cli-help-usage = Использование: { $call }
cli-help-command-here = КОМАНДА
cli-help-options-here = ПАРАМЕТРЫ
cli-help-arguments-here = АРГУМЕНТЫ
cli-help-game-here = ИГРА
cli-help-file-here = ФАЙЛ
cli-help-action-here = ДЕЙСТВИЕ
cli-help-target-here = ОБЪЕКТ
cli-help-source-here = ОТКУДА
cli-help-destination-here = КУДА
cli-help-commands = Команды
cli-help-arguments = Аргументы
cli-help-options = Параметры
cli-help-default = по умолчанию: { $value }
cli-help-required = обязательно
cli-help-number = N
cli-help-text = ТЕКСТ
cli-help-help = Показать эту справку.
cli-help-version = Показать версию.
cli-help-language = Язык задаёт --language или SUSHIBELT_LANGUAGE: { $known }.
cli-games = Показать все игры, сколько игроков и какие опции.
cli-games-json = По записи на каждый код, в виде JSON.
cli-play = Играть в терминале: с ботами или с друзьями за одной клавиатурой.
cli-play-epilogue =
    Примеры:
      sushibelt play
      sushibelt play sushi-go/anniversary+puppet
      sushibelt play sushi-roll/2019 --seats 4 --bots greedy,random,greedy
      sushibelt play sushi-go/zoch-2014 --people Ana,Bo,Cleo --record evening.txt
      sushibelt play --resume evening.txt

    Во время игры: число — выбор, ? — подсказка, s — текущий счёт,
    u — отменить выбор, пока другие ещё выбирают, q — выйти.
cli-play-game = Код игры, как в списке «sushibelt games». Если не указать, программа спросит.
cli-play-seats = Сколько игроков вместе с ботами.
cli-play-bots = Кто играет на остальных местах: один бот на всех или по одному на место, через запятую. Доступно: { $known }.
cli-play-people = Имена людей за этой клавиатурой, через запятую.
cli-play-seed = Любой текст. Тот же текст — та же раздача.
cli-play-record = Записать партию ход за ходом в этот новый файл.
cli-play-resume = Продолжить записанную, но не доигранную партию.
cli-replay = Показать записанную партию ход за ходом, со счётом и объяснениями.
cli-replay-epilogue =
    Примеры:
      sushibelt replay evening.txt
      sushibelt replay evening.txt --upto 12
      sushibelt replay evening.txt --json
cli-replay-file = Файл записи; - читает стандартный ввод.
cli-replay-json = Всё целиком в виде JSON.
cli-replay-upto = Остановиться после стольких ходов.
replay-title = { $game }: { $names }
replay-unfinished = Партия не окончена, ходов сделано: { $moves }.
cli-score = Посчитать партию за настоящим столом и объяснить каждое очко.
cli-simulate = Дать ботам сыграть много партий и подвести итоги.
cli-arena = Свести ботов на одних и тех же раздачах и узнать, кто сильнее.
cli-bench = Измерить, как быстро правила работают на этом компьютере.
refusal-command-unknown = Команды «{ $command }» нет. Доступно: { $known }.
command-line-too-much = Лишнее: { $words }.
command-line-option-unknown = Параметра { $option } нет.
command-line-twice = Параметр { $option } указан дважды.
command-line-missing = Не указано: { $name } (или нет значения).
command-line-value = { $name }: значение «{ $given }» не подходит.
command-line-unreadable = Эту команду нельзя разобрать.
refusal-command-line = { $problem } Смотри «{ $help }».
refusal-language-unknown = Языка «{ $given }» здесь нет. Доступно: { $known }.
refusal-language-missing = После --language не указан язык. Доступно: { $known }.
refusal-number-not-whole = { $option }: нужно целое число, а не «{ $given }».
refusal-output-unwritable = Не удалось записать вывод ({ $problem }).

## Files

refusal-file-missing = Файл «{ $path }» не найден.
refusal-folder-missing = Не удалось создать «{ $path }»: нет такой папки.
refusal-file-is-directory = «{ $path }» — это папка. Укажи файл.
refusal-file-unreadable = Не удалось прочитать «{ $path }» ({ $problem }).
refusal-file-not-text = «{ $path }» — не текстовый файл в UTF-8.
refusal-file-too-large = «{ $path }» больше { $limit } МБ. Записи партий такими не бывают.
refusal-file-unwritable = Не удалось записать «{ $path }» ({ $problem }).
refusal-record-exists = «{ $path }» уже есть. Укажи новый файл или продолжи партию из него: --resume.
refusal-record-changed-meanwhile = «{ $path }» кто-то изменил во время игры. Больше в него ничего не пишем.
refusal-record-finished = Партия в «{ $path }» доиграна. «sushibelt replay» её покажет.
refusal-record-rewritten = «{ $path }» записан не так, как пишет эта программа, поэтому партию нельзя продолжить. «sushibelt replay» его прочтёт.
refusal-upto-negative = --upto не может быть { $upto }. Нужно 0 или больше.

## Compiled and translated rules

refusal-fast-missing = Для скомпилированных правил нужен пакет numba, а он не установлен или не работает. Поставь его: pip install "sushibelt[fast]".
refusal-not-translatable = { $file }, строка { $line }: «{ $what }» не входит в ту часть Python, на которой написаны правила.
refusal-playout-seed = { $seed } не подходит как зерно. Нужно целое число от 0 до 18446744073709551615.
refusal-playout-numbers = Случайные партии нумеруются от 0 до 4294967295; если взять { $count }, начиная с { $first }, номеров не хватит.
refusal-javascript-folder = Укажи одну папку для модулей JavaScript; указано: { $given }.
refusal-javascript-unwritable = Не удалось записать модули JavaScript в { $folder } ({ $problem }). Укажи папку, куда тебе можно писать.

## The list of games

games-column-id = игра
games-column-seats = игроков
games-column-options = опции
games-source = { $edition ->
    [sushi-go-original-2013] правила: 2013 года, как в большинстве программ
    [sushizock-2008] правила: S4 и опубликованные описания
   *[other] правила: { $source }
}
games-group = { $options ->
    [1] { $name }
   *[other] { $name }, один на выбор
}
games-option-default = {" "}(по умолчанию)
games-option-seats = {" "}(игроков: { $seats })
games-no-options = нет
games-how = Код игры пишется так: игра+опция+опция, опции в любом порядке. S0–S4 — тексты правил, на которых всё основано.
games-count = Всего кодов: { $ids }; «sushibelt games --json» перечислит все.
games-example = Сыграть: sushibelt play { $game } --seats { $seats }
