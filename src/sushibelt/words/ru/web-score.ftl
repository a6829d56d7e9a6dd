# The score pad at a real table. Sentences about impossible plates are in score.ftl, reasons in each family’s file.

pad-title = Подсчёт очков
pad-what = Играете настоящими картами, кубиками или плашками? Отметь, у кого что есть: листок сам посчитает, объяснит каждую строку и рассудит ничьи. Работает без сети, а всё записанное остаётся на этом устройстве, пока не поделишься листком с другими телефонами.
pad-new = Новый листок
pad-join = Войти по коду
pad-shelf = На этом устройстве
pad-shelf-seat = { $name } { $total }
pad-name = Название листка
pad-name-keep = Сохранить название
pad-rename = Переименовать
pad-drop = Удалить: { $pad }
pad-dropped = Листок удалён.
pad-undo = Отменить
pad-not-kept = Это устройство ничего не хранит: перепиши итог, прежде чем закрыть страницу.
pad-gone = Листок не найден
pad-gone-why = Его удалили, или он на другом устройстве.
pad-own = Все мои листки
pad-people = Кто играет?
pad-player = Игрок { $seat }
pad-begin = Начать
pad-phones = Телефоны
pad-phones-count = { $count ->
    [one] { $count } телефон
    [few] { $count } телефона
    [many] { $count } телефонов
   *[other] { $count } телефона
}
pad-phones-lost = Нет сети
pad-phones-code = Наведи сюда камеру другого телефона или введи в нём этот код:
pad-phones-where = Код вводят здесь: { $address }
pad-phones-qr = QR-код, который открывает этот листок
pad-phones-send = Отправить ссылку
pad-phones-copied = Ссылка скопирована. Кто её откроет, сможет писать вместе с вами.
pad-phones-waiting = { $count ->
    [one] { $count } запись ждёт отправки.
    [few] { $count } записи ждут отправки.
    [many] { $count } записей ждут отправки.
   *[other] { $count } записи ждут отправки.
}
pad-phones-shared = общий для нескольких телефонов
pad-phones-leave = Дальше только на этом телефоне
pad-phones-gone = Этот листок больше не общий. На этом телефоне он остаётся.
pad-claim = Чью тарелку ты записываешь?
pad-claim-all = Все
pad-claimed = записывают на другом телефоне
pad-joining = Открываю листок…
pad-joining-lost = Сервер пока не отвечает. Пробую ещё раз…
pad-joining-shut = Этот листок больше не общий, или в ссылке чего-то не хватает. Попроси ссылку или код ещё раз.
refusal-pad-unknown = Такого листка нет. Может, его убрали: давно никто не заходил.
refusal-pad-full = К этому листку подключено слишком много телефонов.
refusal-cell-unknown = На этом листке нет ячейки «{ $cell }».
refusal-plate-unknown = На этом листке нет тарелки номер { $plate }.
pad-stages = Части игры
pad-stage-round = Раунд { $round }
pad-stage-end = Конец
pad-stage-bill = Счёт
pad-plates = Чья тарелка?
pad-laid = { $family ->
    [sushi-roll] кубики: { $laid } из { $full }
   *[other] карты: { $laid } из { $full }
}
pad-seat-name = Имя на этом месте
pad-seat-rename = сменить имя
pad-less = { $what }: убавить
pad-more = { $what }: добавить
pad-running = { $name }: { $gained } за раунд, всего { $total }
pad-total = { $name }: пока { $total }
pad-next = Дальше: { $where }
pad-bill = Счёт
pad-line = { $line }: { $why }
pad-place = { $place }. { $name }
pad-send-link = Отправить ссылку
pad-send-picture = Картинка
pad-print = Печать
pad-again = Ещё партию
pad-link-copied = Ссылка скопирована. В ней весь листок.
pad-link-here = Вот ссылка: { $url }
pad-picture-saved = Сохранено: { $file }.
pad-keep = Сохранить на устройстве
pad-link-unreadable = Эту ссылку нельзя прочитать
pad-link-unreadable-why = Наверное, кусочек потерялся. Попроси прислать её ещё раз.
