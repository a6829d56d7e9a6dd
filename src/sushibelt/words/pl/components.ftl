# What people call cards, faces, tiles and tokens; $edition is the id of the edition. Names stand
# alone or behind a number ("2× tempura"), so that no language has to inflect them.

some-of = { $count ->
    [1] { $what }
   *[other] { $count }× { $what }
}
nothing-there = nic

## Cards and faces of Sushi Go! and Sushi Roll

component-tempura = tempura
component-sashimi = sashimi
component-dumpling = { $edition ->
    [zoch-2014] małż
   *[other] gyoza
}
component-maki1 = futomaki 1
component-maki2 = futomaki 2
component-maki3 = futomaki 3
component-egg = nigiri z jajkiem
component-salmon = nigiri z łososiem
component-squid = { $edition ->
    [zoch-2014] nigiri z tuńczykiem
   *[other] nigiri z kalmarem
}
component-wasabi = wasabi
component-wasabi-egg = jajko na wasabi
component-wasabi-salmon = łosoś na wasabi
component-wasabi-squid = { $edition ->
    [zoch-2014] tuńczyk na wasabi
   *[other] kalmar na wasabi
}
component-chopsticks = pałeczki
component-pudding = pudding
component-mochi = mochi
component-strawberry = pudding truskawkowy
component-strawberry1 = pudding truskawkowy 1
component-strawberry2 = pudding truskawkowy 2
component-strawberry3 = pudding truskawkowy 3
component-strawberry4 = pudding truskawkowy 4
component-yogurt = mrożony jogurt
component-yogurt1 = mrożony jogurt 1
component-yogurt2 = mrożony jogurt 2
component-yogurt3 = mrożony jogurt 3
component-tea1 = bubble tea 1
component-tea2 = bubble tea 2
component-tea3 = bubble tea 3
component-tea4 = bubble tea 4
component-tea5 = bubble tea 5

## Faces and tokens of Sushi Roll alone

component-chopsticks1 = pałeczki 1
component-chopsticks2 = pałeczki 2
component-menu = menu
component-menu1 = menu 1
component-menu2 = menu 2
component-pudding1 = pudding 1
component-pudding2 = pudding 2
component-pudding3 = pudding 3

## Tiles and die faces of Sushizock

component-sushi = sushi
component-bones = ości
component-blue = niebieskie pałeczki
component-red = czerwone pałeczki
component-sushi1 = sushi 1
component-sushi2 = sushi 2
component-sushi3 = sushi 3
component-sushi4 = sushi 4
component-sushi5 = sushi 5
component-sushi6 = sushi 6
component-bone1 = ość −1
component-bone2 = ość −2
component-bone3 = ość −3
component-bone4 = ość −4

## The lines of the score sheet

line-tempura = tempura
line-sashimi = sashimi
line-dumpling = { $edition ->
    [zoch-2014] małże
   *[other] gyoza
}
line-nigiri = nigiri
line-maki = futomaki
line-squishy = gniotek
line-dessert = deser
line-tokens = żetony
line-tiles = kafelki

## Short names for the Battle table: nine letters at most

short-tempura = tempura
short-sashimi = sashimi
short-dumpling = gyoza
short-maki1 = maki 1
short-maki2 = maki 2
short-maki3 = maki 3
short-egg = jajko
short-salmon = łosoś
short-squid = kalmar
short-wasabi = wasabi
short-chopsticks = pałeczki
short-pudding = pudding
short-mochi = mochi
short-strawberry1 = trusk. 1
short-strawberry2 = trusk. 2
short-strawberry3 = trusk. 3
short-strawberry4 = trusk. 4
short-yogurt = jogurt
short-tea1 = tea 1
short-tea2 = tea 2
short-tea3 = tea 3
short-tea4 = tea 4
short-tea5 = tea 5
