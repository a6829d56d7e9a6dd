# `sushibelt bench`

cli-bench-epilogue =
    Примеры:
      sushibelt bench
      sushibelt bench --quick
      sushibelt bench --json > speed.json
cli-bench-quick = Несколько секунд вместо минут; не так точно, и ничего не компилируется заново.
cli-bench-json = Все числа в виде JSON.
cli-bench-markdown = Таблицы в Markdown.
bench-progress = измеряем
bench-title = { $implementation } { $python }, { $machine }, { $numba ->
    [none] без numba
   *[other] numba { $numba }
}, лучшее из повторов: { $rounds }
bench-game = игра
bench-interpreted = интерпретатор
bench-compiled = компилятор
bench-ratio = во сколько раз
bench-thread = 1 поток
bench-threads = 2 потока
bench-frozen = под эту игру
bench-simulated = симуляция
bench-family = семейство
bench-cold = холодный старт, с
bench-cached = старт из кэша, с
bench-late = опоздание, мс, p99
bench-latest = опоздание, мс, макс.
bench-step = мкс/шаг
bench-view = мкс/вид
bench-replay = мс/повтор
bench-read = мс/чтение
bench-how = Партий в секунду, от раздачи до конца, ходы случайные: в интерпретаторе; скомпилировано на одном потоке и во сколько раз это быстрее; скомпилировано только для этой игры и во сколько раз быстрее; затем по часам на одном потоке и на двух; симуляция: на одном потоке так, как играет `sushibelt simulate`, с зёрнами и подсчётом очков. Четыре игрока; в битве и с куклой — двое. Старт: от нового процесса до первой скомпилированной партии. Опоздание: насколько дольше обещанной десятой доли секунды думает бот, пока думают ещё двое. Шаг: выполнить выбор всех мест. Вид: всё, что может знать одно место. Повтор: вся партия по её ходам; чтение: по тексту записи, с полной проверкой.
