# Families, editions and options, as the list of games tells them.

edition-sushi-go-zoch-2014 = Sushi Go!, Zoch 2014
edition-sushi-go-anniversary = Sushi Go!, юбилейное издание (10 лет)
edition-sushi-go-original-2013 = Sushi Go!, как в большинстве программ
edition-sushi-roll-2019 = Sushi Roll
edition-sushizock-2008 = Sushizock im Gockelwok

group-dessert = десерт
group-variant = вариант
group-wasabi = васаби
group-maki = маки
group-dice = кубики

option-two-way = во втором раунде карты идут направо
option-forced-wasabi = нигири обязательно кладут на свободное васаби
option-strawberry = больше всех клубники — забираешь сквиш
option-frozen-yogurt = число видно лишь на столе
option-bubble-tea = цепочки из чисел подряд
option-pudding = больше — плюс, меньше — минус
option-mochi = каждое моти бросает твой кубик
option-golf = побеждает меньший счёт
option-personal-piles = половина карт — из своей стопки
option-battle = карты лежат пирамидой, берём по очереди
option-puppet = третья тарелка, которую вы кормите по очереди
option-must-have-maki = нет маки — нет и очков за маки
option-matching = откладывают только одинаковые

games-column-id = игра
games-column-seats = игроков
games-column-options = опции
games-source = { $edition ->
    [sushi-go-original-2013] правила: 2013 года, как в большинстве программ
    [sushizock-2008] правила: S4 и опубликованные
   *[other] правила: { $source }
}
games-group = { $options ->
    [1] { $name }
   *[other] { $name }, одно из
}
games-option-default = {" "}(обычно)
games-option-seats = {" "}(игроков: { $seats })
games-no-options = ничего
games-how = Код игры пишется так: игра+опция+опция, опции в любом порядке. S0–S4 — книжки правил, на которых всё основано.
games-count = Всего кодов: { $ids }; «sushibelt games --json» перечислит все.
games-example = Сыграть: sushibelt play { $game } --seats { $seats }
