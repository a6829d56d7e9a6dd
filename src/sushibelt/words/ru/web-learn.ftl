# Learning a game: a first round with the chef, who tells one idea at a time. Ids of what the chef
# says read learn-<id of the moment>; $what is a component and $who the name on a stool, neither
# inflected; $button is the text of a button on the table. A sentence that begins with $what gets a
# capital letter by itself.

learn-title = Научиться играть
learn-lead = Один короткий раунд с шефом: ты играешь, он рассказывает понемногу, а остановиться можно когда угодно.
learn-begin = Начать урок
learn-begin-at = Начать урок: { $game }
learn-invite = { $game } в новинку? Сыграй первый раунд с шефом
learn-lesson = Урок: { $game }
learn-loading = Шеф накрывает на стол…
learn-coach = Шеф говорит
learn-to-finish = Закончить урок
learn-next = Дальше
learn-skip = Пропустить урок
learn-tip = Мой совет: { $what }
learn-done = Теперь ты умеешь играть!
learn-done-text = Остальное придёт по ходу игры: коснись любого блюда, и оно скажет, что делает. В настоящей партии всё решает жребий, и любой может проверить, что он был честным.
learn-skipped = Пока хватит?
learn-go-on = Сыграть по-настоящему
learn-again = Ещё раз сначала
learn-back = Назад к уроку
learn-others = Другие игры
learn-front = На главную
refusal-lesson-unknown = Для этой игры урока нет.
refusal-lesson-over = Этот урок уже окончен.

## What the chef says in every lesson

learn-welcome = Добро пожаловать за мою стойку! Сыграем один короткий раунд, а я буду рассказывать понемногу. Эта раздача подготовлена и всегда одна и та же; в настоящих играх всё решает жребий.
learn-own-way = { $what }? Конечно, почему бы и нет!
learn-own-way-again = { $what }: тоже неплохо.
