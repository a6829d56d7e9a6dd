# Rules at hand: the frame of the pages /rules and /rules/<family>/<edition>, and what families share.
# What stands here is read at a table, in the middle of a game: short sentences, plain words.
# Every number comes as a fact from the game's own tables. Numbers stand without the word "points"
# wherever possible ("scores 5"); add the word with plural selectors if your language needs it.
# Names of dishes stand above each paragraph.

rules-title = Правила под рукой
rules-intro = Короткие ответы своими словами — на случай, если за столом возник вопрос. Каждое число и каждый пример посчитаны по тем же правилам, по которым здесь играют.
rules-of = Правила: { $game }
rules-seats = Игроков: { $fewest }–{ $most }
rules-other-editions = Другие издания
rules-all = Все игры
rules-contents = Содержание
rules-find = Найти слово
rules-found = { $count ->
    [0] Этого слова нигде нет.
    [one] Нашлось в { $count } абзаце.
   *[other] Нашлось в { $count } абзацах.
}
rules-example = Например
rules-more-examples = Ещё примеры
# Two short labels before a row of numbers, one above the other: how many there are, what they score.
rules-how-many = Сколько
rules-points = Очки
rules-seat = Игрок { $letter }
rules-nothing = ничего
# What somebody lays in this turn; $what names a card.
rules-now = сейчас: { $what }
rules-play = Сыграть
rules-keep-score = Считать очки
# Links from a game in play; they open another tab, so that nobody leaves the table.
rules-link-new-tab = (в новой вкладке)
rules-link-game = Правила этой игры
# Behind what a card does, in the bar below the hand: as short as can be.
rules-link-card = Правило
rules-section-short = Коротко
rules-section-dishes = Что делают блюда
rules-section-dice = Что делают кубики
rules-section-desserts = { $count ->
    [1] Десерт
   *[other] Десерты: выберите один
}
rules-section-options = Варианты
rules-section-end = Конец
rules-section-box = Что в коробке
rules-section-editions = Сравнение изданий
rules-section-rulings = Спорные вопросы и наши решения
rules-goal = Цель
rules-turn = Ход
rules-ending = Конец игры
rules-tie = Ничья
# Where the rules of an edition come from.
rules-source = { $edition ->
    [sushi-go-zoch-2014] У нас есть полные правила этого издания, на четырёх языках.
    [sushi-go-anniversary] У нас есть польские правила этого издания, но без списка карт и без рисунка стола для «Битвы».
    [sushi-go-original-2013] Самих правил этого издания у нас нет. Здесь то, в чём сходятся открытые описания.
    [sushi-roll-2019] У нас есть польские правила этой игры, но без страницы о подготовке.
   *[sushizock-2008] У нас есть русские правила и немецкие краткие правила этой игры, но нет списка плашек.
}
rules-rulings-intro = Где правила молчат или спорят друг с другом, кому-то приходится решать. За своим столом можно решить иначе — только договоритесь до начала.
rules-ruling = Наше решение { $id }
rules-ruling-unnamed = Наше решение
# How sure a number of the box is; numbers without such a mark are printed or widely known.
rules-box-intro = Чисел с пометкой нет в тех правилах, что у нас есть. Если в твоей коробке иначе, верь коробке.
rules-sure-one = известно из одного источника
rules-sure-inferred = следует из других сведений
rules-sure-assumed = догадка, с которой хорошо играется
rules-cards-in-all = { $count ->
    [one] всего { $count } карта
    [few] всего { $count } карты
   *[other] всего { $count } карт
}
