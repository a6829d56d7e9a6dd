# Checking a record: `sushibelt verify`, and the sentences of what can be wrong with a deal.

cli-verify = Проверить запись: каждую раздачу, каждый выбор, результат и то, что было обещано заранее.
cli-verify-epilogue =
    Примеры:
      sushibelt verify evening.txt
      sushibelt verify evening.txt --proof proof.json    как сохранила страница
      sushibelt verify evening.txt --commitment 3f9a…    как показал стол
      sushibelt verify evening.txt --entropy 77c1…       как загадала страница
cli-verify-file = Файл записи; - читает стандартный ввод.
cli-verify-commitment = Отпечаток секрета, который стол показал до партии.
cli-verify-entropy = Что твоя страница вложила в жребий.
verify-moves =
    { $moves ->
        [1] Единственный ход сделан по правилам, и каждая раздача — та, что даёт ключ записи.
       *[other] Ходов: { $moves }. Все по правилам, и каждая раздача — та, что даёт ключ записи.
    }
verify-sealed = Запись полная, и после того, как её запечатали, ничего не изменилось.
verify-result = Результат — тот, к которому ведут ходы.
verify-abandoned = Партию прервали, результата нет.
verify-unsealed = На записи нет печати: когда её писали, партия ещё шла.
verify-fair =
    { $shares ->
        [0] Ключ получен из одного лишь обещанного секрета: ни одна страница ничего не вложила.
        [1] Ключ получен из обещанного секрета и из вклада одного человека.
        [one] Ключ получен из обещанного секрета и из вкладов { $shares } человека.
       *[other] Ключ получен из обещанного секрета и из вкладов { $shares } человек.
    }
verify-absent =
    { $shares ->
        [one] { $shares } вклад был обещан, но не открыт вовремя.
        [few] { $shares } вклада были обещаны, но не открыты вовремя.
       *[other] { $shares } вкладов были обещаны, но не открыты вовремя.
    }
verify-plain = Ключ ни к чему не привязан: эта партия сыграна не за столом с честной раздачей.
verify-commitment-same = Отпечаток секрета — тот самый, что у тебя сохранён.
verify-entropy-same = Твой вклад — это вклад места { $seat }.
refusal-fair-commitment-wrong = Секрет в этой записи — не тот, что был обещан.
refusal-fair-shares-missing = Вкладов в жребий в записи: { $given }, а мест в партии: { $seats }.
refusal-fair-share-wrong = Место { $seat }: вклад не тот, что был обещан.
refusal-fair-key-wrong = Ключ не сходится с секретом, вкладами и заголовком. Раздача была не та, что обещана.
refusal-fair-not-promised = Эта запись ничего не обещает, сравнивать с сохранённым нечего.
refusal-fair-commitment-other = Отпечаток секрета в этой записи — { $given }, а у тебя сохранён другой.
refusal-fair-entropy-other = Сохранённого у тебя вклада в этой записи нет ни у одного места.
refusal-fair-digits-wrong = { $option }: нужно { $digits ->
        [one] { $digits } шестнадцатеричная цифра
        [few] { $digits } шестнадцатеричные цифры
       *[other] { $digits } шестнадцатеричных цифр
    }.
cli-verify-proof = То, что сохранила твоя страница: файл из «Скачать моё доказательство».
verify-without-proof = Чтобы исключить, что хозяин сервера подстроил раздачу, добавь --proof с файлом, который сохранила твоя страница.
verify-terms-same = Условия раздачи — те, что твоя страница сохранила до того, как открыла свой вклад.
verify-proof-opened = Твой вклад, место { $seat }, вошёл в раздачу.
verify-proof-withheld = Твой вклад, место { $seat }, в раздачу не вошёл: он не пришёл вовремя.
refusal-proof-unreadable = Это не доказательство со страницы Sushibelt. Скачай его ещё раз со страницы результата.
refusal-proof-other-version = Версия доказательства — { $given }, а эта программа читает версию { $known }.
refusal-proof-other-match = Доказательство относится к партии { $kept }, а запись — к партии { $given }.
refusal-fair-terms-other = Условия изменили после того, как открылся твой вклад. Твоя страница знала «{ $kept }», а в записи — «{ $given }».
refusal-fair-share-dropped = Сервер подтвердил вклад места { $seat }, а по записи он так и не пришёл. Раздали без него.
