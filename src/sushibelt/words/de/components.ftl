# What people call cards, faces, tiles and tokens; $edition is the id of the edition. Names stand
# alone or behind a number ("2× Tempura"), so that nothing has to be inflected.

some-of = { $count ->
    [1] { $what }
   *[other] { $count }× { $what }
}
nothing-there = nichts

## Cards and faces of Sushi Go! and Sushi Roll

component-tempura = Tempura
component-sashimi = Sashimi
component-dumpling = { $edition ->
    [zoch-2014] Muschel
   *[other] Dumpling
}
component-maki1 = Maki 1
component-maki2 = Maki 2
component-maki3 = Maki 3
component-egg = Ei-Nigiri
component-salmon = Lachs-Nigiri
component-squid = { $edition ->
    [zoch-2014] Thunfisch-Nigiri
   *[other] Kalmar-Nigiri
}
component-wasabi = Wasabi
component-wasabi-egg = Ei auf Wasabi
component-wasabi-salmon = Lachs auf Wasabi
component-wasabi-squid = { $edition ->
    [zoch-2014] Thunfisch auf Wasabi
   *[other] Kalmar auf Wasabi
}
component-chopsticks = Stäbchen
component-pudding = Pudding
component-mochi = Mochi
component-strawberry = Erdbeeren
component-strawberry1 = Erdbeere 1
component-strawberry2 = Erdbeere 2
component-strawberry3 = Erdbeere 3
component-strawberry4 = Erdbeere 4
component-yogurt = Frozen Yogurt
component-yogurt1 = Frozen Yogurt 1
component-yogurt2 = Frozen Yogurt 2
component-yogurt3 = Frozen Yogurt 3
component-tea1 = Bubble Tea 1
component-tea2 = Bubble Tea 2
component-tea3 = Bubble Tea 3
component-tea4 = Bubble Tea 4
component-tea5 = Bubble Tea 5

## Faces and tokens of Sushi Roll alone

component-chopsticks1 = Stäbchen 1
component-chopsticks2 = Stäbchen 2
component-menu = Menü
component-menu1 = Menü 1
component-menu2 = Menü 2
component-pudding1 = Pudding 1
component-pudding2 = Pudding 2
component-pudding3 = Pudding 3

## Tiles and die faces of Sushizock

component-sushi = Sushi
component-bones = Gräten
component-blue = blaue Stäbchen
component-red = rote Stäbchen
component-sushi1 = Sushi 1
component-sushi2 = Sushi 2
component-sushi3 = Sushi 3
component-sushi4 = Sushi 4
component-sushi5 = Sushi 5
component-sushi6 = Sushi 6
component-bone1 = Gräte −1
component-bone2 = Gräte −2
component-bone3 = Gräte −3
component-bone4 = Gräte −4

## The lines of the score sheet

line-tempura = Tempura
line-sashimi = Sashimi
line-dumpling = { $edition ->
    [zoch-2014] Muscheln
   *[other] Dumplings
}
line-nigiri = Nigiri
line-maki = Maki
line-squishy = Squishy
line-dessert = Nachtisch
line-tokens = Marker
line-tiles = Portionen

## Short names for the Battle table: nine letters at most

short-tempura = Tempura
short-sashimi = Sashimi
short-dumpling = Dumpling
short-maki1 = Maki 1
short-maki2 = Maki 2
short-maki3 = Maki 3
short-egg = Ei
short-salmon = Lachs
short-squid = Kalmar
short-wasabi = Wasabi
short-chopsticks = Stäbchen
short-pudding = Pudding
short-mochi = Mochi
short-strawberry1 = Beere 1
short-strawberry2 = Beere 2
short-strawberry3 = Beere 3
short-strawberry4 = Beere 4
short-yogurt = Yogurt
short-tea1 = Tee 1
short-tea2 = Tee 2
short-tea3 = Tee 3
short-tea4 = Tee 4
short-tea5 = Tee 5
