# What people call cards, faces, tiles and tokens; $edition is the id of the edition. Names stand
# alone or behind a number ("2× tempura"), so that no language has to inflect them.

some-of = { $count ->
    [1] { $what }
   *[other] { $count }× { $what }
}
nothing-there = rien

## Cards and faces of Sushi Go! and Sushi Roll

component-tempura = tempura
component-sashimi = sashimi
component-dumpling = { $edition ->
    [zoch-2014] pétoncle
   *[other] ravioli
}
component-maki1 = maki 1
component-maki2 = maki 2
component-maki3 = maki 3
component-egg = nigiri à l’omelette
component-salmon = nigiri au saumon
component-squid = { $edition ->
    [zoch-2014] nigiri au thon
   *[other] nigiri au calamar
}
component-wasabi = wasabi
component-wasabi-egg = omelette sur wasabi
component-wasabi-salmon = saumon sur wasabi
component-wasabi-squid = { $edition ->
    [zoch-2014] thon sur wasabi
   *[other] calamar sur wasabi
}
component-chopsticks = baguettes
component-pudding = pudding
component-mochi = mochi
component-strawberry = fraises
component-strawberry1 = fraise 1
component-strawberry2 = fraise 2
component-strawberry3 = fraise 3
component-strawberry4 = fraise 4
component-yogurt = yaourt glacé
component-yogurt1 = yaourt glacé 1
component-yogurt2 = yaourt glacé 2
component-yogurt3 = yaourt glacé 3
component-tea1 = bubble tea 1
component-tea2 = bubble tea 2
component-tea3 = bubble tea 3
component-tea4 = bubble tea 4
component-tea5 = bubble tea 5

## Faces and tokens of Sushi Roll alone

component-chopsticks1 = baguettes 1
component-chopsticks2 = baguettes 2
component-menu = menu
component-menu1 = menu 1
component-menu2 = menu 2
component-pudding1 = pudding 1
component-pudding2 = pudding 2
component-pudding3 = pudding 3

## Tiles and die faces of Sushizock

component-sushi = sushi
component-bones = arêtes
component-blue = baguettes bleues
component-red = baguettes rouges
component-sushi1 = sushi 1
component-sushi2 = sushi 2
component-sushi3 = sushi 3
component-sushi4 = sushi 4
component-sushi5 = sushi 5
component-sushi6 = sushi 6
component-bone1 = arête −1
component-bone2 = arête −2
component-bone3 = arête −3
component-bone4 = arête −4

## The lines of the score sheet

line-tempura = tempura
line-sashimi = sashimi
line-dumpling = { $edition ->
    [zoch-2014] pétoncles
   *[other] raviolis
}
line-nigiri = nigiri
line-maki = maki
line-squishy = squishy
line-dessert = dessert
line-tokens = jetons
line-tiles = tuiles

## Short names for the Battle table: nine letters at most

short-tempura = tempura
short-sashimi = sashimi
short-dumpling = ravioli
short-maki1 = maki 1
short-maki2 = maki 2
short-maki3 = maki 3
short-egg = omelette
short-salmon = saumon
short-squid = calamar
short-wasabi = wasabi
short-chopsticks = baguettes
short-pudding = pudding
short-mochi = mochi
short-strawberry1 = fraise 1
short-strawberry2 = fraise 2
short-strawberry3 = fraise 3
short-strawberry4 = fraise 4
short-yogurt = yaourt
short-tea1 = thé 1
short-tea2 = thé 2
short-tea3 = thé 3
short-tea4 = thé 4
short-tea5 = thé 5
