# `sushibelt simulate`

cli-simulate-epilogue =
    Примеры:
      sushibelt simulate sushi-go/original-2013 --games 2000
      sushibelt simulate sushi-go/zoch-2014 --seats 3 --bots greedy,random,random
      sushibelt simulate sushizock/2008 --games 500 --turn-limit 200 --threads 2
      sushibelt simulate sushi-roll/2019 --json > figures.json
      sushibelt simulate sushi-go/original-2013 --games 1000000 --out games.parquet

    То же зерно даёт те же числа, сколько бы ни было потоков.
    Ctrl-C остановит и подведёт итоги уже сыгранных партий.
cli-simulate-game = Код игры, как в списке «sushibelt games».
cli-simulate-seats = Сколько игроков. Если не указать: 4 или ближайшее число для этой игры.
cli-simulate-games = Сколько партий сыграть.
cli-simulate-bots = Один бот на все места или по одному на каждое, через запятую. Доступно: { $known }.
cli-simulate-seed = Любой текст. У партии 0 с зерном 7 та же раздача, что у партии с зерном 7/0.
cli-simulate-threads = Сколько партий играть одновременно. Если не указать: по одной на ядро.
cli-simulate-on = Где играть: на этом компьютере или на кластере Ray. ray берёт кластер из RAY_ADDRESS, а если его нет — все ядра этого компьютера; ray://HOST:PORT — кластер в другом месте. Результат тот же.
cli-simulate-turn-limit = Прерывать партию после стольких ходов; ходом считается каждый выбор. Если не указать, каждая партия доигрывается.
cli-simulate-json = Все числа в виде JSON.
cli-simulate-out = Ещё записать каждое место каждой партии в этот новый файл Parquet.
cli-simulate-force = Разрешить --out заменить уже существующий файл.
simulate-title = { $game }, игроков: { $seats }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, зерно { $seed }
simulate-preparing = готовимся
simulate-progress = играем
simulate-rate = партий/с: { $games }
simulate-seat = место
simulate-bot = бот
simulate-points = очки
simulate-spread = ст. откл.
simulate-won = победы
simulate-alone = единолично
simulate-shared = вничью
simulate-lines = Очки по строкам: среднее (стандартное отклонение)
simulate-line = строка
simulate-seat-number = место { $seat }
simulate-percent = { $share } %
simulate-how = Среднее ± стандартная ошибка; ст. откл. — стандартное отклонение между партиями. Победа, которую делят несколько мест, считается по частям.
simulate-ties = { $ties ->
    [0] Ничьих не было.
    [one] { $ties } партия кончилась вничью.
    [few] { $ties } партии кончились вничью.
   *[other] { $ties } партий кончилось вничью.
}
simulate-unfinished = { $unfinished ->
    [one] { $unfinished } партия дошла до предела ходов ({ $limit }) и не учтена.
    [few] { $unfinished } партии дошли до предела ходов ({ $limit }) и не учтены.
   *[other] { $unfinished } партий дошло до предела ходов ({ $limit }), они не учтены.
}
simulate-stopped = Остановлено досрочно: сыграно партий { $done } из { $games }.
simulate-nothing = Ни одна партия не доиграна, так что итогов нет.
refusal-simulate-games = --games не может быть { $given }. Нужно число от 1 до { $most }.
refusal-simulate-threads = --threads не может быть { $given }. Нужно число от 1 до { $most }.
refusal-simulate-turn-limit = --turn-limit { $given } оборвёт партию ещё до начала. Нужно 1 или больше.
refusal-simulate-seed = Это зерно нельзя прочитать как текст. Используй буквы и цифры.
refusal-simulate-bots-wrong-number = Ботов указано { $bots }, а мест { $seats }. Укажи одного на всех или по одному на каждое место.
refusal-simulation-broke-down = Один из игравших процессов завершили извне: возможно, не хватило памяти. Попробуй --threads меньше { $processes }.
refusal-simulate-out-exists = «{ $path }» уже есть. Укажи новый файл или добавь --force, чтобы его заменить.
refusal-parquet-missing = Для файла Parquet нужен pyarrow, а он здесь не установлен. Поставь его: pip install "sushibelt[research]".
refusal-cluster-unknown = --on не может быть «{ $given }». Укажи ray или, если кластер в другом месте, ray://HOST:PORT.
refusal-cluster-missing = Для --on нужен Ray, а он здесь не установлен. Поставь его: pip install "sushibelt[cluster]".
refusal-cluster-unreachable = Кластер Ray «{ $on }» недоступен ({ $why }). Проверь адрес и работает ли кластер.
refusal-cluster-lacks-package = На одном из компьютеров кластера Ray нет Sushibelt. Поставь его на каждый: pip install "sushibelt[cluster,fast]".
refusal-cluster-other-code = На компьютере { $node } в кластере другая версия Sushibelt, и результаты могли бы отличаться. Поставь везде одну и ту же версию.
refusal-cluster-broke-down = Кластер Ray «{ $on }» перестал работать ({ $why }). Запусти его снова и повтори команду.
