# `sushibelt arena`

cli-arena-epilogue =
    Примеры:
      sushibelt arena sushi-go/original-2013 --bots cook,apprentice,novice
      sushibelt arena sushizock/2008 --bots chef,cook --out duel.json
      sushibelt arena sushi-roll/2019 --bots greedy,random --picture duel.svg
      sushibelt arena sushi-go/zoch-2014 --bots "greedy,process:python3 my_bot.py"

    Каждую раздачу играют с каждого места. Пара закончена, когда половина не
    попадает в 95-процентный доверительный интервал доли побед или когда сыграно
    столько раздач, сколько указано в --deals.
    Та же команда с тем же --out продолжит с места остановки.
cli-arena-game = Код игры, как в списке «sushibelt games».
cli-arena-bots = Два бота или больше, через запятую; process:КОМАНДА запускает программу как бота. Доступно: { $known }.
cli-arena-seats = Сколько игроков; боты пары сидят через одного. Если не указать: 4 или ближайшее число для этой игры.
cli-arena-neighbours = Каждый бот играет только со следующим в списке, а не со всеми.
cli-arena-seconds = Сколько секунд бот думает над одним выбором. Если не указать, бот делает постоянное число итераций, чтобы результат повторялся.
cli-arena-deals = Сколько раздач на пару, самое большее.
cli-arena-exact = Сыграть ровно --deals раздач на пару, не останавливаясь раньше, и показать очки и стандартные ошибки.
cli-arena-seed = Любой текст. Тот же текст — те же раздачи.
cli-arena-threads = Сколько процессов играет одновременно. На результат не влияет. По умолчанию 1, а на кластере — все ядра.
cli-arena-out = Записать результат и все раздачи в этот файл JSON; если он уже есть, продолжить его.
cli-arena-picture = Нарисовать результат в этот файл SVG.
cli-arena-json = Результат в виде JSON.
arena-progress = играем раздачи
arena-title = { $game }, игроков: { $seats }, раздач на пару: до { $limit }, зерно { $seed }
arena-title-exact = { $game }, игроков: { $seats }, раздач на пару: ровно { $limit }, зерно { $seed }
arena-bot = бот
arena-rating = рейтинг
arena-won = победы
arena-even = ничьи
arena-lost = поражения
arena-pairing = пара
arena-share = доля раздач
arena-games = доля партий
arena-points = очки
arena-lead = перевес
arena-open = { $first } – { $second }
arena-ahead = { $first } > { $second }
arena-behind = { $first } < { $second }
arena-interval = { $share } [{ $low }; { $high }]
arena-percent = { $share } %
arena-how = Победы, ничьи, поражения — в раздачах, каждая сыграна с каждого места; раздача за тем, у кого в ней больше побед. Доля считается без ничьих, рядом её точный 95-процентный доверительный интервал (Клоппера — Пирсона); > и < значат, что половина в него не входит. Победа в партии, которую делят несколько мест, считается по частям.
arena-how-exact = Каждая пара сыграла все свои раздачи, каждую с каждого места. Доля партий, очки на место и перевес в очках — у первого бота, ± одна стандартная ошибка по раздачам; победа, которую делят несколько мест, считается по частям. > и < значат, что половина не входит в точный 95-процентный доверительный интервал его доли решённых раздач (Клоппера — Пирсона).
arena-forfeits = { $bot }: пропущенные выборы — сбоев { $crash }, опозданий { $timeout }, ответов не по правилам { $illegal }.
arena-unfinished = { $games ->
    [one] { $games } партия прервана: она никак не кончалась, победителя нет.
    [few] { $games } партии прерваны: они никак не кончались, победителей нет.
   *[other] { $games } партий прервано: они никак не кончались, победителей нет.
}
arena-stopped = Остановлено досрочно. С --out в следующий раз можно будет продолжить.
arena-paused = Остановлено досрочно. Та же команда продолжит отсюда.
arena-picture-ratings = Рейтинги и их 95-процентные доверительные интервалы
arena-picture-pairings = Какую долю решённых раздач взял первый бот, с точным 95-процентным доверительным интервалом; черта — половина
refusal-arena-deals = --deals не может быть { $given }. Нужно число от 1 до { $most }.
refusal-arena-seconds = --seconds не может быть { $given }. Нужно число больше 0, но не больше { $most }.
refusal-arena-bots-too-few = Для арены нужны хотя бы два бота. Укажи их через запятую: --bots greedy,random.
refusal-arena-bot-twice = «{ $bot }» указан дважды. Хватит и одного раза.
refusal-arena-same-file = «{ $path }» указан и для результатов, и для картинки. Нужны два разных файла.
refusal-arena-ratings-missing = Для рейтингов нужен openskill. Поставь его: pip install "sushibelt[arena]".
refusal-arena-file-not-one = «{ $path }» уже есть, и это не результаты арены. Укажи новый файл.
refusal-arena-file-other = В «{ $path }» другая арена: отличается «{ $key }». Повтори прежнюю команду или укажи новый файл.
refusal-arena-file-damaged = Не удалось прочитать результаты арены в «{ $path }». Укажи новый файл.
refusal-bot-command-unreadable = Команду «{ $command }» нельзя разобрать. Проверь кавычки.
refusal-bot-command-missing = Для бота «process:{ $command }» нечего запускать. Напиши process: и команду, например process:python3 my_bot.py.
