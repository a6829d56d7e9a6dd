# What people call cards, faces, tiles and tokens; $edition is the id of the edition. Names stand
# alone or behind a number ("2× темпура"), so that they never have to be inflected.

some-of = { $count ->
    [1] { $what }
   *[other] { $count }× { $what }
}
nothing-there = пусто

## Cards and faces of Sushi Go! and Sushi Roll

component-tempura = темпура
component-sashimi = сашими
component-dumpling = { $edition ->
    [zoch-2014] мидия
   *[other] гёдза
}
component-maki1 = маки 1
component-maki2 = маки 2
component-maki3 = маки 3
component-egg = нигири с омлетом
component-salmon = нигири с лососем
component-squid = { $edition ->
    [zoch-2014] нигири с тунцом
   *[other] нигири с кальмаром
}
component-wasabi = васаби
component-wasabi-egg = омлет на васаби
component-wasabi-salmon = лосось на васаби
component-wasabi-squid = { $edition ->
    [zoch-2014] тунец на васаби
   *[other] кальмар на васаби
}
component-chopsticks = палочки
component-pudding = пудинг
component-mochi = моти
component-strawberry = клубника
component-strawberry1 = клубника 1
component-strawberry2 = клубника 2
component-strawberry3 = клубника 3
component-strawberry4 = клубника 4
component-yogurt = йогурт
component-yogurt1 = йогурт 1
component-yogurt2 = йогурт 2
component-yogurt3 = йогурт 3
component-tea1 = бабл-ти 1
component-tea2 = бабл-ти 2
component-tea3 = бабл-ти 3
component-tea4 = бабл-ти 4
component-tea5 = бабл-ти 5

## Faces and tokens of Sushi Roll alone

component-chopsticks1 = палочки 1
component-chopsticks2 = палочки 2
component-menu = меню
component-menu1 = меню 1
component-menu2 = меню 2
component-pudding1 = пудинг 1
component-pudding2 = пудинг 2
component-pudding3 = пудинг 3

## Tiles and die faces of Sushizock

component-sushi = суши
component-bones = кости
component-blue = синие палочки
component-red = красные палочки
component-sushi1 = суши 1
component-sushi2 = суши 2
component-sushi3 = суши 3
component-sushi4 = суши 4
component-sushi5 = суши 5
component-sushi6 = суши 6
component-bone1 = кость −1
component-bone2 = кость −2
component-bone3 = кость −3
component-bone4 = кость −4

## The lines of the score sheet

line-tempura = темпура
line-sashimi = сашими
line-dumpling = { $edition ->
    [zoch-2014] мидии
   *[other] гёдза
}
line-nigiri = нигири
line-maki = маки
line-squishy = сквиш
line-dessert = десерт
line-tokens = жетоны
line-tiles = плашки

## Short names for the Battle table: nine letters at most

short-tempura = темпура
short-sashimi = сашими
short-dumpling = гёдза
short-maki1 = маки 1
short-maki2 = маки 2
short-maki3 = маки 3
short-egg = омлет
short-salmon = лосось
short-squid = кальмар
short-wasabi = васаби
short-chopsticks = палочки
short-pudding = пудинг
short-mochi = моти
short-strawberry1 = ягоды 1
short-strawberry2 = ягоды 2
short-strawberry3 = ягоды 3
short-strawberry4 = ягоды 4
short-yogurt = йогурт
short-tea1 = чай 1
short-tea2 = чай 2
short-tea3 = чай 3
short-tea4 = чай 4
short-tea5 = чай 5
