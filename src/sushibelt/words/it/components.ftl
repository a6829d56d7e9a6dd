# What people call cards, faces, tiles and tokens; $edition is the id of the edition. Names stand
# alone or behind a number ("2× tempura"), so that no language has to inflect them.

some-of = { $count ->
    [1] { $what }
   *[other] { $count }× { $what }
}
nothing-there = niente

## Cards and faces of Sushi Go! and Sushi Roll

component-tempura = tempura
component-sashimi = sashimi
component-dumpling = { $edition ->
    [zoch-2014] mollusco
   *[other] raviolo
}
component-maki1 = maki 1
component-maki2 = maki 2
component-maki3 = maki 3
component-egg = nigiri all’uovo
component-salmon = nigiri al salmone
component-squid = { $edition ->
    [zoch-2014] nigiri al tonno
   *[other] nigiri al calamaro
}
component-wasabi = wasabi
component-wasabi-egg = uovo su wasabi
component-wasabi-salmon = salmone su wasabi
component-wasabi-squid = { $edition ->
    [zoch-2014] tonno su wasabi
   *[other] calamaro su wasabi
}
component-chopsticks = bacchette
component-pudding = budino
component-mochi = mochi
component-strawberry = fragole
component-strawberry1 = fragola 1
component-strawberry2 = fragola 2
component-strawberry3 = fragola 3
component-strawberry4 = fragola 4
component-yogurt = frozen yogurt
component-yogurt1 = frozen yogurt 1
component-yogurt2 = frozen yogurt 2
component-yogurt3 = frozen yogurt 3
component-tea1 = bubble tea 1
component-tea2 = bubble tea 2
component-tea3 = bubble tea 3
component-tea4 = bubble tea 4
component-tea5 = bubble tea 5

## Faces and tokens of Sushi Roll alone

component-chopsticks1 = bacchette 1
component-chopsticks2 = bacchette 2
component-menu = menù
component-menu1 = menù 1
component-menu2 = menù 2
component-pudding1 = budino 1
component-pudding2 = budino 2
component-pudding3 = budino 3

## Tiles and die faces of Sushizock

component-sushi = sushi
component-bones = lische
component-blue = bacchette blu
component-red = bacchette rosse
component-sushi1 = sushi 1
component-sushi2 = sushi 2
component-sushi3 = sushi 3
component-sushi4 = sushi 4
component-sushi5 = sushi 5
component-sushi6 = sushi 6
component-bone1 = lisca −1
component-bone2 = lisca −2
component-bone3 = lisca −3
component-bone4 = lisca −4

## The lines of the score sheet

line-tempura = tempura
line-sashimi = sashimi
line-dumpling = { $edition ->
    [zoch-2014] molluschi
   *[other] ravioli
}
line-nigiri = nigiri
line-maki = maki
line-squishy = squishy
line-dessert = dolce
line-tokens = gettoni
line-tiles = tessere

## Short names for the Battle table: nine letters at most

short-tempura = tempura
short-sashimi = sashimi
short-dumpling = raviolo
short-maki1 = maki 1
short-maki2 = maki 2
short-maki3 = maki 3
short-egg = uovo
short-salmon = salmone
short-squid = calamaro
short-wasabi = wasabi
short-chopsticks = bacchette
short-pudding = budino
short-mochi = mochi
short-strawberry1 = fragola 1
short-strawberry2 = fragola 2
short-strawberry3 = fragola 3
short-strawberry4 = fragola 4
short-yogurt = yogurt
short-tea1 = tè 1
short-tea2 = tè 2
short-tea3 = tè 3
short-tea4 = tè 4
short-tea5 = tè 5
